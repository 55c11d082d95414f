! The module shmem: types, contexts, generic names, and what shmem_malloc returns. Silent where all is right.
module data
  use, intrinsic :: iso_c_binding
  use shmem
  implicit none
  integer(c_int) :: numbers(4) = 0, mine(4)
  real(c_double) :: reals(2) = 0
  integer(c_long) :: counter = 0
  integer(c_int64_t) :: signal = 0
  integer(c_int) :: flag = 0
  integer(c_long) :: lock = 0, owned = 0
  real(c_double) :: own(4) = 0, sums(4) = 0
  integer(c_long) :: psync(SHMEM_BCAST_SYNC_SIZE) = SHMEM_SYNC_VALUE
end module data

program main
  use shmem
  use data
  implicit none
  integer(c_int) :: me, n, next, previous, code
  integer(c_intptr_t) :: team
  integer(c_intptr_t) :: ctx
  type(c_ptr) :: memory
  integer(c_long), pointer :: heap(:)
  integer(c_int) :: major, minor

  call shmem_init()
  me = shmem_my_pe()
  n = shmem_n_pes()
  next = mod(me + 1, n)
  previous = mod(me + n - 1, n)

  mine = [me, me + 1, me + 2, me + 3]
  call shmem_put(numbers, mine, 4_c_size_t, next)
  call shmem_put(reals, [me + 0.5_c_double, me + 0.25_c_double], 2_c_size_t, next)
  call shmem_barrier_all()
  call check(all(numbers == [previous, previous + 1, previous + 2, previous + 3]), 1)
  call check(all(reals == [previous + 0.5_c_double, previous + 0.25_c_double]), 2)
  call check(shmem_g(reals(1), me) == previous + 0.5_c_double, 3)

  code = shmem_ctx_create(0_c_long, ctx)
  call check(code == 0, 4)
  call shmem_atomic_add(counter, int(me + 1, c_long), 0_c_int)
  call shmem_ctx_long_atomic_inc(ctx, counter, 0_c_int)
  call shmem_ctx_quiet(ctx)
  call shmem_barrier_all()
  call check(shmem_atomic_fetch(counter, 0_c_int) == n * (n + 1) / 2 + n, 5)
  call shmem_ctx_destroy(ctx)

  code = shmem_team_split_strided(SHMEM_TEAM_WORLD, 0_c_int, 1_c_int, n, config_mask=0_c_long, new_team=team)
  call check(code == 0 .and. shmem_team_n_pes(team) == n, 6)
  memory = shmem_malloc(8_c_size_t * n)
  call c_f_pointer(memory, heap, [n])
  call check(shmem_long_collect(team, heap, [int(10 * me, c_long)], 1_c_size_t) == 0, 7)
  call check(all(heap == [(10_c_long * code, code = 0, n - 1)]), 8)
  call shmem_barrier_all()
  call shmem_free(memory)
  call shmem_team_destroy(team)

  call shmem_info_get_version(major, minor)
  call check(major == SHMEM_MAJOR_VERSION .and. minor == SHMEM_MINOR_VERSION, 9)
  call check(SHMEM_VENDOR_STRING(1:8) == 'Zeshmem ', 10)
  call synchronised()
  call together()
  call shmem_finalize()

contains

  ! What other PEs change: signals, waits, order, locks.
  subroutine synchronised()
    mine = [me + 10, me + 11, me + 12, me + 13]
    call shmem_put_signal(numbers, mine, 4_c_size_t, signal, 3_c_int64_t, SHMEM_SIGNAL_SET, next)
    call check(shmem_signal_wait_until(signal, SHMEM_CMP_GE, 3_c_int64_t) == 3, 11)
    call check(all(numbers == [previous + 10, previous + 11, previous + 12, previous + 13]), 12)
    call shmem_barrier_all()
    call shmem_put(numbers, [me + 20], 1_c_size_t, next)
    call shmem_fence()
    call shmem_p(flag, 5_c_int, next)
    call shmem_wait_until(flag, SHMEM_CMP_EQ, 5_c_int)
    call check(numbers(1) == previous + 20, 13)
    call check(shmem_test(flag, SHMEM_CMP_NE, 5_c_int) == 0 .and. shmem_test(flag, SHMEM_CMP_LT, 6_c_int) == 1, 14)
    call shmem_set_lock(lock)
    call shmem_p(owned, shmem_g(owned, 0_c_int) + 1, 0_c_int)
    call shmem_quiet()
    call shmem_clear_lock(lock)
    call shmem_barrier_all()
    call check(shmem_g(owned, 0_c_int) == n, 15)
    if (me == 0) call check(shmem_test_lock(lock) == 0, 16)
    if (me == 0) call shmem_clear_lock(lock)
    call shmem_barrier_all()
  end subroutine synchronised

  ! Strides and collectives.
  subroutine together()
    integer :: i
    own = [(me + 0.5_c_double * i, i = 1, 4)]
    reals = 0
    sums = 0
    call shmem_barrier_all()
    call shmem_iput(sums, own, 3_c_ptrdiff_t, 2_c_ptrdiff_t, 2_c_size_t, next)
    call shmem_barrier_all()
    call check(all(sums == [previous + 0.5_c_double, 0.0_c_double, 0.0_c_double, previous + 1.5_c_double]), 17)
    call shmem_barrier_all()
    call check(shmem_sum_reduce(SHMEM_TEAM_WORLD, sums, own, 4_c_size_t) == 0, 18)
    call check(all(sums == [(n * (n - 1) / 2 + 0.5_c_double * i * n, i = 1, 4)]), 19)
    numbers = me + 1
    call check(shmem_sum_inscan(SHMEM_TEAM_WORLD, numbers, numbers, 4_c_size_t) == 0, 20)
    call check(all(numbers == (me + 1) * (me + 2) / 2), 21)
    call shmem_broadcast64(reals, own, 2_c_size_t, 0_c_int, 0_c_int, 0_c_int, n, psync)
    call check(all(reals == merge([0.0_c_double, 0.0_c_double], [0.5_c_double, 1.0_c_double], me == 0)), 22)
    call check(all(psync == SHMEM_SYNC_VALUE), 23)
    call shmem_barrier_all()
  end subroutine together

  subroutine check(right, number)
    logical, intent(in) :: right
    integer, intent(in) :: number
    if (right) return
    write (0, *) 'PE', me, 'of', n, ': check', number, 'failed'
    call shmem_global_exit(1_c_int)
  end subroutine check

end program main
