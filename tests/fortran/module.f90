! The module shmem: types, contexts, generic names, and what shmem_malloc returns. Silent where all is right.
module data
  use, intrinsic :: iso_c_binding
  implicit none
  integer(c_int) :: numbers(4) = 0, mine(4)
  real(c_double) :: reals(2) = 0
  integer(c_long) :: counter = 0
end module data

program main
  use shmem
  use data
  implicit none
  integer(c_int) :: me, n, next, previous, code, team
  integer(c_intptr_t) :: ctx
  type(c_ptr) :: memory
  integer(c_long), pointer :: heap(:)

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
  call shmem_finalize()

contains

  subroutine check(right, number)
    logical, intent(in) :: right
    integer, intent(in) :: number
    if (right) return
    write (0, *) 'PE', me, 'of', n, ': check', number, 'failed'
    call shmem_global_exit(1_c_int)
  end subroutine check

end program main
