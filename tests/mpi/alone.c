/* Runs an MPI program as process 0 of a world of which no other process exists:
 *
 *   alone 262144 PROGRAM [ARGUMENT...]
 *
 * The program is told by PMI-1, the protocol between MPICH and its launchers, that the world has that many processes,
 * each on a machine of its own; that all of them have come to every barrier; and that each has the address that the
 * program gave for itself. Nothing reaches a process that is not there, so this is for what an MPI does locally: its
 * groups, in worlds larger than a machine can hold. The program must leave by _exit, for MPI_Finalize waits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static int starts(const char *line, const char *command)
{
    return strncmp(line, command, strlen(command)) == 0;
}

int main(int argc, char **argv)
{
    static char line[65536], card[65536];
    char fd[16];
    int pair[2], status, size = argc > 2 ? atoi(argv[1]) : 0;
    if (size < 1 || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) {
        fprintf(stderr, "usage: alone SIZE PROGRAM [ARGUMENT...]\n");
        return 2;
    }
    pid_t child = fork();
    if (child == 0) {
        close(pair[0]);
        snprintf(fd, sizeof fd, "%d", pair[1]);
        setenv("PMI_FD", fd, 1);
        setenv("PMI_RANK", "0", 1);
        setenv("PMI_SIZE", argv[1], 1);
        execvp(argv[2], argv + 2);
        perror(argv[2]);
        _exit(127);
    }
    close(pair[1]);
    FILE *in = fdopen(pair[0], "r"), *out = fdopen(dup(pair[0]), "w");
    while (fgets(line, sizeof line, in)) {
        char *value = strstr(line, "value=");
        if (starts(line, "cmd=init")) {
            fprintf(out, "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n");
        } else if (starts(line, "cmd=get_maxes")) {
            fprintf(out, "cmd=maxes rc=0 kvsname_max=256 keylen_max=64 vallen_max=1024\n");
        } else if (starts(line, "cmd=get_appnum")) {
            fprintf(out, "cmd=appnum rc=0 appnum=0\n");
        } else if (starts(line, "cmd=get_my_kvsname")) {
            fprintf(out, "cmd=my_kvsname rc=0 kvsname=kvs\n");
        } else if (starts(line, "cmd=put") && value) {
            strcpy(card, value);
            fprintf(out, "cmd=put_result rc=0 msg=success\n");
        } else if (starts(line, "cmd=barrier_in")) {
            fprintf(out, "cmd=barrier_out rc=0\n");
        } else if (starts(line, "cmd=get ") && strstr(line, "key=PMI_process_mapping")) {
            fprintf(out, "cmd=get_result rc=0 msg=success value=(vector,(0,%d,1))\n", size);
        } else if (starts(line, "cmd=get ") && *card) {
            fprintf(out, "cmd=get_result rc=0 msg=success %s", card);
        } else {
            fprintf(stderr, "alone: not understood: %s", line);
            return 1;
        }
        fflush(out);
    }
    return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
