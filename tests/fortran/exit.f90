! Text that Fortran's library holds until a unit is closed, or flushed.
program exits
    use iso_c_binding, only: c_int
    implicit none
    interface
        subroutine shmem_init() bind(C)
        end subroutine
        integer(c_int) function shmem_my_pe() bind(C)
            import c_int
        end function
        subroutine shmem_global_exit(status) bind(C)
            import c_int
            integer(c_int), value :: status
        end subroutine
        subroutine shmem_barrier_all() bind(C)
        end subroutine
    end interface
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
