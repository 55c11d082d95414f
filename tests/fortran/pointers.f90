! Symmetric memory behind Cray pointers, in a program that declares the functions it calls. Silent where all is right.
program pointers
  implicit none
  include 'shmem.fh'
  integer :: shmem_my_pe, shmem_n_pes
  integer*4 :: shmem_int4_finc

  integer, parameter :: words = 1000
  integer, save :: counted = 0
  integer :: local(2), me, n, next, previous, code
  integer*8 :: nowhere
  character(len=SHMEM_MAX_NAME_LEN) :: name
  integer :: block(words), theirs(words)
  pointer (to_block, block), (to_theirs, theirs)

  call shmem_init()
  me = shmem_my_pe()
  n = shmem_n_pes()
  next = mod(me + 1, n)
  previous = mod(me + n - 1, n)
  call shmem_info_get_name(name)
  call check(name == SHMEM_VENDOR_STRING, 1)

  call shpalloc(to_block, words, code, 0)
  call check(code == 0 .and. shmem_addr_accessible(block, next), 2)
  block = me
  call shmem_barrier_all()
  local = 100 + me
  call shmem_integer_put(block, local, 2, next)
  call shmem_barrier_all()
  call check(all(block(1:2) == 100 + previous) .and. block(words) == me, 3)

  ! Where other PEs' memory is not mapped there is no pointer.
  to_theirs = shmem_ptr(block, next)
  if (to_theirs /= 0) call check(theirs(words) == next, 4)
  call check(shmem_ptr(local, next) == 0, 5)
  call shmem_barrier_all()

  call shpclmove(to_block, 2 * words, code, 0)
  call check(code >= 0 .and. block(1) == 100 + previous .and. block(words) == me, 6)

  ! What cannot be done is told by a code, and nothing changes.
  call shpclmove(to_block, 0, code, 0)
  call check(code == -1 .and. block(words) == me, 7)
  call shpclmove(to_block, huge(code), code, 0)
  call check(code == -2 .and. block(words) == me, 8)
  call shpdeallc(to_block, code, 0)
  call check(code == 0, 9)
  call shpalloc(nowhere, -1, code, 0)
  call check(code == -1 .and. nowhere == 0, 10)
  call shpalloc(nowhere, huge(code), code, 0)
  call check(code == -2 .and. nowhere == 0, 11)
  nowhere = loc(counted)
  call shpdeallc(nowhere, code, 0)
  call check(code == -3, 12)

  call check(shmem_int4_finc(counted, 0) < n, 13)
  call shmem_finalize()

contains

  subroutine check(right, number)
    logical, intent(in) :: right
    integer, intent(in) :: number
    if (right) return
    write (0, *) 'PE', me, ': check', number, 'fails'
    call shmem_global_exit(1)
  end subroutine check
end program pointers
