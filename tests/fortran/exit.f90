! Text that Fortran's library holds until a unit is closed, or flushed.
program exits
    include 'shmem.fh'
    integer :: shmem_my_pe
    character(1000) :: folder
    call shmem_init()
    if (shmem_my_pe() == 0) then
        call get_command_argument(1, folder)
        open (10, file=trim(folder)//'/written')
        write (10, '(A)') 'written'
        call shmem_global_exit(5)
    end if
    call shmem_barrier_all()
end program
