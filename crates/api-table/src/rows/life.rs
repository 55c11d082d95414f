//! Start and end, and who this PE is.

use super::{PE, Section, TEAM, parameter};
use crate::row::Api::{Fortran, FortranOld, Ishmem, Ishmemx, Shmem, ShmemOld};
use crate::row::Body::{ByApi, Named, Plain};
use crate::row::Returns::{Address, Code, Never, Number};
use crate::row::{Kind, Parameter, Row, Word};

const DEST: Parameter = parameter("dest", Kind::Address);

pub const SECTION: Section = Section {
    title: "Start and end, and who this PE is",
    text: "",
    on_host: "",
    in_kernels: "",
    rows: &[
        Row {
            stem: "init",
            apis: &[Shmem, Ishmem, Fortran],
            body: ByApi("setup::init"),
            clause: "SHMEM_INIT",
            text: "Starts this PE: meets the others, opens the device, makes the symmetric memory. Collective over the\n\
                   job; a program started without a launcher is a job of one PE. Before any other routine, and before other\n\
                   threads touch the environment. While the runtime is running it may be called again, on all PEs, which\n\
                   is one more call of {api}_finalize to come. Once the runtime has ended it may be started anew, under oshrun\n\
                   or without a launcher: other launchers take one connection from a process, and the call ends the job. It\n\
                   returns nothing: what cannot be started ends the program, with the reason on stderr.",
            ..Row::BLANK
        },
        Row {
            stem: "init_thread",
            parameters: &[
                parameter("requested", Kind::Given(Word::Int)),
                parameter("provided", Kind::Place(Word::Int)),
            ],
            returns: Code,
            apis: &[Shmem, Ishmem],
            body: ByApi("setup::init_thread"),
            clause: "SHMEM_INIT_THREAD",
            text: "Starts this PE as {api}_init does, for a program that uses threads as `requested` says. `*provided` is the level that holds: the\n\
                   highest that any PE has asked for in any initialisation. Of what threads may do, only collectives over active\n\
                   sets and locks depend on it: several threads of a PE may be in such calls at once at {API}_THREAD_MULTIPLE.\n\
                   Non-zero where `requested` is no thread level, and nothing is started; any other failure ends the program.",
            ..Row::BLANK
        },
        Row {
            stem: "init_attr",
            apis: &[Ishmemx],
            parameters: &[parameter("attr", Kind::GivenAt(Word::Attributes))],
            body: Named("attributes::init_attr"),
            clause: "ISHMEMX_INIT_ATTR",
            text: "Starts this PE as ishmem_init does, in the way that the attributes say, alike on all PEs but for `rank` and `device_idx`.\n\n\
                   `use_uid`: the PEs are processes that any parents started, and have the unique id at `uid` in common; this is\n\
                   PE `rank` of `nranks`. The call returns when all have called, or ends the program where some have not within\n\
                   ISHMEM_UNIQUEID_SECONDS. PEs of other machines come to the maker of the id by TCP. With it\n\
                   `initialize_runtime` is ignored, and `runtime` is only what ishmemx_runtime_get_type tells.\n\n\
                   `runtime`, which ISHMEM_RUNTIME in the environment goes before: ISHMEMX_RUNTIME_OPENSHMEM, which this library\n\
                   is, ISHMEMX_RUNTIME_PMI, the launcher, or ISHMEMX_RUNTIME_MPI: the same start, in which MPI's processes are\n\
                   PEs where the program has initialised it, and the launcher's where it has not: no MPI is initialised here.\n\
                   `mpi_comm`, with ISHMEMX_RUNTIME_MPI: NULL, or the address of an MPI_Comm, whose processes are the PEs, in the\n\
                   order of their ranks. The communicator stays until ishmem_finalize, and its processes call this together. A job\n\
                   that fails, or that ishmem_global_exit ends, takes MPI's whole world with it.\n\n\
                   `initialize_runtime` may be false with ISHMEMX_RUNTIME_OPENSHMEM after shmem_init, and `gpu` is true then,\n\
                   and with ISHMEMX_RUNTIME_MPI after MPI_Init, for which the former stands, too, where shmem_init was not called:\n\
                   of programs that name no runtime and start MPI.\n\n\
                   `gpu`: where it is false ishmem_malloc and its siblings give host memory, as shmem_malloc does, which the host\n\
                   may touch and kernels cannot. `device_idx`: the number of the device in the driver's list, or -1 for that whose turn\n\
                   it is.",
            ..Row::BLANK
        },
        Row {
            stem: "get_uniqueid",
            apis: &[Ishmemx],
            parameters: &[parameter("uid", Kind::Place(Word::UniqueId))],
            returns: Code,
            body: Named("attributes::get_uniqueid"),
            clause: "ISHMEMX_GET_UNIQUEID",
            text: "Makes a unique id, for one job, of which this process will be a PE. The program copies it to the other\n\
                   processes as it is. It holds the secret that lets a process into the job. Before the runtime is started.\n\
                   Non-zero where `uid` is NULL, or the system refuses the socket at which the others will come.",
            ..Row::BLANK
        },
        Row {
            stem: "runtime_get_type",
            apis: &[Ishmemx],
            returns: Number(Word::Runtime),
            body: Plain("attributes::runtime_get_type"),
            clause: "ISHMEMX_RUNTIME_GET_TYPE",
            text: "The runtime that ishmemx_init_attr was told, or ISHMEMX_RUNTIME_OPENSHMEM; ISHMEMX_RUNTIME_INVALID while the\n\
                   runtime is not running.",
            ..Row::BLANK
        },
        Row {
            stem: "print",
            apis: &[Ishmemx],
            parameters: &[
                parameter("file", Kind::GivenAt(Word::Char)),
                parameter("line", Kind::Given(Word::Long)),
                parameter("func", Kind::GivenAt(Word::Char)),
                parameter("out", Kind::GivenAt(Word::Char)),
                parameter("msg_type", Kind::Given(Word::Int)),
            ],
            body: Plain("setup::print"),
            clause: "ISHMEMX_PRINT",
            text: "Writes the text `out` to stderr, or with ISHMEMX_PRINT_STDOUT to stdout; that for ISHMEMX_PRINT_DEBUG only where\n\
                   ISHMEM_DEBUG is set. With ISHMEM_ENABLE_VERBOSE_PRINT it begins with file, line, function, PE and type.\n\
                   ishmemx_print(out) and ishmemx_print(out, msg_type) are there, too; the first is for stderr.",
            ..Row::BLANK
        },
        Row {
            stem: "stats",
            apis: &[Ishmemx],
            parameters: &[parameter("stats", Kind::Place(Word::Stat)), parameter("most", Kind::Given(Word::Size))],
            returns: Number(Word::Size),
            body: Plain("stats::stats"),
            text: "What this PE's host and kernels have done so far, by operation and path, where ISHMEM_STATS is on: fills up to\n\
                   `most` of `stats`. How many there are; 0 where nothing is counted. With it transfers take longer. What the host\n\
                   did went by \"store\", \"device\" or \"network\"; what kernels did they stored and loaded by themselves, \"store\", or\n\
                   asked the host for since the PE is on another node or has to perform them, \"ring\". A collective of kernels counts once as \"store\",\n\
                   with all of its bytes, and its transfers to other nodes count besides. A copy command on a program's command\n\
                   list counts when it is appended, not when it is executed.",
            ..Row::BLANK
        },
        Row {
            stem: "query_thread",
            parameters: &[parameter("provided", Kind::Place(Word::Int))],
            apis: &[Shmem, Ishmem],
            body: Plain("setup::query_thread"),
            clause: "SHMEM_QUERY_THREAD",
            text: "Gives the thread level that holds in `*provided`, or -1 while the runtime is not running.",
            ..Row::BLANK
        },
        Row {
            stem: "query_initialized",
            apis: &[Shmem, Ishmemx],
            parameters: &[parameter("initialized", Kind::Place(Word::Int))],
            body: ByApi("setup::query_initialized"),
            clause: "SHMEM_QUERY_INITIALIZED",
            text: "Gives in `*initialized` whether this API is initialised, 1 or 0: whether it was more often initialised than\n\
                   finalised. At any time.",
            ..Row::BLANK
        },
        Row {
            stem: "finalize",
            apis: &[Shmem, Ishmem, Fortran],
            body: ByApi("setup::finalize"),
            clause: "SHMEM_FINALIZE",
            text: "Waits for all PEs and completes all operations; the last call, as many as there were of {api}_init, ends the\n\
                   runtime in this process. Collective. A process that returns 0 from main or calls exit(0) while the\n\
                   runtime is running ends it there, and waits for the other PEs; one that exits with another status\n\
                   ends the job.",
            ..Row::BLANK
        },
        Row {
            stem: "global_exit",
            apis: &[Shmem, Ishmem, Fortran],
            parameters: &[parameter("status", Kind::Given(Word::Int))],
            returns: Never,
            body: Named("setup::global_exit"),
            clause: "SHMEM_GLOBAL_EXIT",
            text: "Ends the whole job at once with this exit status, from any PE. Does not return. Of the status the low 8 bits\n\
                   count, as in every process; where they are 0 and the status is not, it is 255. What the streams of C, C++ and Fortran hold\n\
                   is written out, those of other PEs where the launcher ends these by SIGTERM and the program leaves that to the\n\
                   system. No handlers of atexit run.",
            ..Row::BLANK
        },
        Row {
            stem: "my_pe",
            apis: &[Shmem, Ishmem, Fortran],
            returns: Number(Word::Int),
            body: Plain("setup::my_pe"),
            kernel: Some("my_pe"),
            clause: "SHMEM_MY_PE",
            text: "This PE's number, [0, {api}_n_pes()); -1 while the runtime is not running.",
            ..Row::BLANK
        },
        Row {
            stem: "n_pes",
            apis: &[Shmem, Ishmem, Fortran],
            returns: Number(Word::Int),
            body: Plain("setup::n_pes"),
            kernel: Some("n_pes"),
            clause: "SHMEM_N_PES",
            text: "PEs in the job; -1 while the runtime is not running.",
            ..Row::BLANK
        },
        Row {
            stem: "info_get_version",
            apis: &[Shmem, Ishmem, Fortran],
            parameters: &[parameter("major", Kind::Place(Word::Int)), parameter("minor", Kind::Place(Word::Int))],
            body: ByApi("setup::info_get_version"),
            kernel: Some("info_get_version"),
            clause: "SHMEM_INFO_GET_VERSION",
            text: "Gives the version of the API in `*major` and `*minor`: 1.6 of OpenSHMEM, and 1.5 of Intel SHMEM.",
            ..Row::BLANK
        },
        Row {
            stem: "info_get_name",
            apis: &[Shmem, Ishmem],
            parameters: &[parameter("name", Kind::Place(Word::Char))],
            body: Plain("setup::info_get_name"),
            kernel: Some("info_get_name"),
            clause: "SHMEM_INFO_GET_NAME",
            text: "Gives the library's name and version in `name`, in at most {API}_MAX_NAME_LEN bytes.",
            ..Row::BLANK
        },
        Row {
            stem: "info_get_name",
            apis: &[Fortran],
            parameters: &[parameter("name", Kind::Place(Word::Char)), parameter("length", Kind::CharacterLength)],
            body: Plain("fortran::info_get_name"),
            clause: "SHMEM_INFO_GET_NAME",
            text: "Gives the library's name and version in a CHARACTER variable: as much as it has room for, and blanks after\n\
                   it.",
            ..Row::BLANK
        },
        Row {
            stem: "pe_accessible",
            apis: &[Shmem, Fortran],
            parameters: &[PE],
            returns: Number(Word::Int),
            body: Plain("setup::pe_accessible"),
            clause: "SHMEM_PE_ACCESSIBLE",
            text: "Whether PE `pe` can be reached, 1 or 0: as all PEs of the job can.",
            ..Row::BLANK
        },
        Row {
            stem: "addr_accessible",
            apis: &[Shmem, Fortran],
            parameters: &[parameter("addr", Kind::Address), PE],
            returns: Number(Word::Int),
            body: Plain("setup::addr_accessible"),
            clause: "SHMEM_ADDR_ACCESSIBLE",
            text: "Whether `addr` is symmetric and can be reached on PE `pe`, 1 or 0.",
            ..Row::BLANK
        },
        Row {
            stem: "ptr",
            apis: &[Shmem, Fortran],
            parameters: &[DEST, PE],
            returns: Address,
            body: Plain("setup::ptr"),
            clause: "SHMEM_PTR",
            text: "The address at which this PE loads and stores the symmetric `dest` of PE `pe`; NULL where there is\n\
                   none.",
            ..Row::BLANK
        },
        Row {
            stem: "ptr",
            apis: &[Ishmem],
            parameters: &[DEST, PE],
            returns: Address,
            body: Plain("setup::device_ptr"),
            kernel: Some("ptr"),
            clause: "SHMEM_PTR",
            text: "The address at which kernels of this PE load and store the symmetric `dest` of PE `pe`, which the host may\n\
                   be unable to do. Of symmetric memory of the host, which kernels need not reach, it is that of the host, and in\n\
                   kernels NULL. NULL where there is none.",
            ..Row::BLANK
        },
        Row {
            stem: "team_ptr",
            parameters: &[TEAM, DEST, PE],
            returns: Address,
            body: Plain("setup::team_ptr"),
            clause: "SHMEM_TEAM_PTR",
            text: "The address at which this PE loads and stores the symmetric `dest` of PE `pe` of `team`; NULL where there\n\
                   is none, or `team` is no live team.",
            ..Row::BLANK
        },
        Row {
            stem: "pcontrol",
            parameters: &[parameter("level", Kind::Given(Word::Int))],
            variadic: true,
            body: Plain("session::pcontrol"),
            clause: "SHMEM_PCONTROL",
            text: "Tells a profiling tool how much to record; without one nothing happens.",
            ..Row::BLANK
        },
        Row {
            stem: "start_pes",
            apis: &[ShmemOld, FortranOld],
            parameters: &[parameter("npes", Kind::Given(Word::Int))],
            body: Named("setup::start_pes"),
            clause: "START_PES",
            deprecated: "1.2",
            text: "Starts this PE as shmem_init does. Of several calls the first counts, and none needs shmem_finalize: the\n\
                   runtime ends with the process. Its argument is ignored.",
            ..Row::BLANK
        },
        Row {
            stem: "_my_pe",
            apis: &[ShmemOld],
            returns: Number(Word::Int),
            body: Plain("setup::my_pe"),
            clause: "SHMEM_MY_PE",
            deprecated: "1.2",
            text: "The old name of shmem_my_pe.",
            ..Row::BLANK
        },
        Row {
            stem: "_num_pes",
            apis: &[ShmemOld],
            returns: Number(Word::Int),
            body: Plain("setup::n_pes"),
            clause: "SHMEM_N_PES",
            deprecated: "1.2",
            text: "The old name of shmem_n_pes.",
            ..Row::BLANK
        },
        Row {
            stem: "my_pe",
            apis: &[FortranOld],
            returns: Number(Word::Int),
            body: Plain("setup::my_pe"),
            clause: "SHMEM_MY_PE",
            deprecated: "1.2",
            text: "The old name of SHMEM_MY_PE.",
            ..Row::BLANK
        },
        Row {
            stem: "num_pes",
            apis: &[FortranOld],
            returns: Number(Word::Int),
            body: Plain("setup::n_pes"),
            clause: "SHMEM_N_PES",
            deprecated: "1.2",
            text: "The old name of SHMEM_N_PES.",
            ..Row::BLANK
        },
    ],
};
