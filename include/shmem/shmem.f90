! Generated from crates/api-table by `cargo xtask generate`; do not edit.
! OpenSHMEM in Fortran 2018: C's routines by their names, for programs that `use shmem`. ci/install compiles this
! file with gfortran; for another compiler, compile it before the program. It has constants and interfaces only, and
! nothing of it is linked.
!
! Symmetric are variables with SAVE, of modules and in COMMON blocks, and what shmem_malloc returns (c_f_pointer).
! Arrays have to be contiguous, and PE numbers start at 0. Fortran tells no case: SHMEM_SIGNAL_SET and _ADD are
! constants, and the routines of these names are shmem_set_signal and shmem_add_signal. What C fills with text, as
! shmem_info_get_name does, ends in c_null_char.
module shmem
  use, intrinsic :: iso_c_binding
  implicit none
  private :: c_ptr, c_null_ptr

  integer(c_int), parameter :: SHMEM_MAJOR_VERSION = 1, SHMEM_MINOR_VERSION = 6
  integer(c_intptr_t), parameter :: SHMEM_TEAM_INVALID = -1, SHMEM_TEAM_WORLD = 0, SHMEM_TEAM_SHARED = 1
  integer(c_long), parameter :: SHMEM_TEAM_NUM_CONTEXTS = 1
  integer(c_intptr_t), parameter :: SHMEM_CTX_INVALID = 0, SHMEM_CTX_DEFAULT = 1
  integer(c_long), parameter :: SHMEM_CTX_SERIALIZED = 1, SHMEM_CTX_PRIVATE = 2, SHMEM_CTX_NOSTORE = 4
  integer(c_int), parameter :: SHMEM_THREAD_SINGLE = 0, SHMEM_THREAD_FUNNELED = 1
  integer(c_int), parameter :: SHMEM_THREAD_SERIALIZED = 2, SHMEM_THREAD_MULTIPLE = 3
  integer(c_long), parameter :: SHMEM_MALLOC_ATOMICS_REMOTE = 1, SHMEM_MALLOC_SIGNAL_REMOTE = 2
  integer(c_int), parameter :: SHMEM_MAX_NAME_LEN = 256
  integer(c_int), parameter :: SHMEM_CMP_EQ = 1, SHMEM_CMP_NE = 2, SHMEM_CMP_GT = 3
  integer(c_int), parameter :: SHMEM_CMP_GE = 4, SHMEM_CMP_LT = 5, SHMEM_CMP_LE = 6
  integer(c_int), parameter :: SHMEM_SIGNAL_SET = 0, SHMEM_SIGNAL_ADD = 1
  integer(c_long), parameter :: SHMEM_CTX_SESSION_BATCH = 1, SHMEM_CTX_SESSION_TOTAL_OPS = 1

  ! Work arrays of the collectives over active sets, in elements of integer(c_long), and the value of each.
  integer(c_long), parameter :: SHMEM_SYNC_VALUE = -1
  integer(c_int), parameter :: SHMEM_SYNC_SIZE = 128
  integer(c_int), parameter :: SHMEM_BARRIER_SYNC_SIZE = SHMEM_SYNC_SIZE, SHMEM_BCAST_SYNC_SIZE = SHMEM_SYNC_SIZE
  integer(c_int), parameter :: SHMEM_COLLECT_SYNC_SIZE = SHMEM_SYNC_SIZE, SHMEM_REDUCE_SYNC_SIZE = SHMEM_SYNC_SIZE
  integer(c_int), parameter :: SHMEM_ALLTOALL_SYNC_SIZE = SHMEM_SYNC_SIZE, SHMEM_ALLTOALLS_SYNC_SIZE = SHMEM_SYNC_SIZE
  integer(c_int), parameter :: SHMEM_REDUCE_MIN_WRKDATA_SIZE = 1

  type, bind(c) :: shmem_team_config_t
    integer(c_int) :: num_contexts = 0
  end type shmem_team_config_t

  type, bind(c) :: shmem_ctx_session_config_t
    integer(c_size_t) :: total_ops = -1
  end type shmem_ctx_session_config_t

  character(len=*), parameter :: SHMEM_VENDOR_STRING = 'Zeshmem 0.1.0'

  interface shmem_put
    procedure :: shmem_float_put
    procedure :: shmem_double_put
    procedure :: shmem_longdouble_put
    procedure :: shmem_char_put
    procedure :: shmem_short_put
    procedure :: shmem_int_put
    procedure :: shmem_long_put
    procedure :: shmem_ctx_float_put
    procedure :: shmem_ctx_double_put
    procedure :: shmem_ctx_longdouble_put
    procedure :: shmem_ctx_char_put
    procedure :: shmem_ctx_short_put
    procedure :: shmem_ctx_int_put
    procedure :: shmem_ctx_long_put
  end interface shmem_put
  interface shmem_p
    procedure :: shmem_float_p
    procedure :: shmem_double_p
    procedure :: shmem_longdouble_p
    procedure :: shmem_char_p
    procedure :: shmem_short_p
    procedure :: shmem_int_p
    procedure :: shmem_long_p
    procedure :: shmem_ctx_float_p
    procedure :: shmem_ctx_double_p
    procedure :: shmem_ctx_longdouble_p
    procedure :: shmem_ctx_char_p
    procedure :: shmem_ctx_short_p
    procedure :: shmem_ctx_int_p
    procedure :: shmem_ctx_long_p
  end interface shmem_p
  interface shmem_iput
    procedure :: shmem_float_iput
    procedure :: shmem_double_iput
    procedure :: shmem_longdouble_iput
    procedure :: shmem_char_iput
    procedure :: shmem_short_iput
    procedure :: shmem_int_iput
    procedure :: shmem_long_iput
    procedure :: shmem_ctx_float_iput
    procedure :: shmem_ctx_double_iput
    procedure :: shmem_ctx_longdouble_iput
    procedure :: shmem_ctx_char_iput
    procedure :: shmem_ctx_short_iput
    procedure :: shmem_ctx_int_iput
    procedure :: shmem_ctx_long_iput
  end interface shmem_iput
  interface shmem_get
    procedure :: shmem_float_get
    procedure :: shmem_double_get
    procedure :: shmem_longdouble_get
    procedure :: shmem_char_get
    procedure :: shmem_short_get
    procedure :: shmem_int_get
    procedure :: shmem_long_get
    procedure :: shmem_ctx_float_get
    procedure :: shmem_ctx_double_get
    procedure :: shmem_ctx_longdouble_get
    procedure :: shmem_ctx_char_get
    procedure :: shmem_ctx_short_get
    procedure :: shmem_ctx_int_get
    procedure :: shmem_ctx_long_get
  end interface shmem_get
  interface shmem_g
    procedure :: shmem_float_g
    procedure :: shmem_double_g
    procedure :: shmem_longdouble_g
    procedure :: shmem_char_g
    procedure :: shmem_short_g
    procedure :: shmem_int_g
    procedure :: shmem_long_g
    procedure :: shmem_ctx_float_g
    procedure :: shmem_ctx_double_g
    procedure :: shmem_ctx_longdouble_g
    procedure :: shmem_ctx_char_g
    procedure :: shmem_ctx_short_g
    procedure :: shmem_ctx_int_g
    procedure :: shmem_ctx_long_g
  end interface shmem_g
  interface shmem_iget
    procedure :: shmem_float_iget
    procedure :: shmem_double_iget
    procedure :: shmem_longdouble_iget
    procedure :: shmem_char_iget
    procedure :: shmem_short_iget
    procedure :: shmem_int_iget
    procedure :: shmem_long_iget
    procedure :: shmem_ctx_float_iget
    procedure :: shmem_ctx_double_iget
    procedure :: shmem_ctx_longdouble_iget
    procedure :: shmem_ctx_char_iget
    procedure :: shmem_ctx_short_iget
    procedure :: shmem_ctx_int_iget
    procedure :: shmem_ctx_long_iget
  end interface shmem_iget
  interface shmem_ibput
    procedure :: shmem_float_ibput
    procedure :: shmem_double_ibput
    procedure :: shmem_longdouble_ibput
    procedure :: shmem_char_ibput
    procedure :: shmem_short_ibput
    procedure :: shmem_int_ibput
    procedure :: shmem_long_ibput
    procedure :: shmem_ctx_float_ibput
    procedure :: shmem_ctx_double_ibput
    procedure :: shmem_ctx_longdouble_ibput
    procedure :: shmem_ctx_char_ibput
    procedure :: shmem_ctx_short_ibput
    procedure :: shmem_ctx_int_ibput
    procedure :: shmem_ctx_long_ibput
  end interface shmem_ibput
  interface shmem_ibget
    procedure :: shmem_float_ibget
    procedure :: shmem_double_ibget
    procedure :: shmem_longdouble_ibget
    procedure :: shmem_char_ibget
    procedure :: shmem_short_ibget
    procedure :: shmem_int_ibget
    procedure :: shmem_long_ibget
    procedure :: shmem_ctx_float_ibget
    procedure :: shmem_ctx_double_ibget
    procedure :: shmem_ctx_longdouble_ibget
    procedure :: shmem_ctx_char_ibget
    procedure :: shmem_ctx_short_ibget
    procedure :: shmem_ctx_int_ibget
    procedure :: shmem_ctx_long_ibget
  end interface shmem_ibget
  interface shmem_put_nbi
    procedure :: shmem_float_put_nbi
    procedure :: shmem_double_put_nbi
    procedure :: shmem_longdouble_put_nbi
    procedure :: shmem_char_put_nbi
    procedure :: shmem_short_put_nbi
    procedure :: shmem_int_put_nbi
    procedure :: shmem_long_put_nbi
    procedure :: shmem_ctx_float_put_nbi
    procedure :: shmem_ctx_double_put_nbi
    procedure :: shmem_ctx_longdouble_put_nbi
    procedure :: shmem_ctx_char_put_nbi
    procedure :: shmem_ctx_short_put_nbi
    procedure :: shmem_ctx_int_put_nbi
    procedure :: shmem_ctx_long_put_nbi
  end interface shmem_put_nbi
  interface shmem_get_nbi
    procedure :: shmem_float_get_nbi
    procedure :: shmem_double_get_nbi
    procedure :: shmem_longdouble_get_nbi
    procedure :: shmem_char_get_nbi
    procedure :: shmem_short_get_nbi
    procedure :: shmem_int_get_nbi
    procedure :: shmem_long_get_nbi
    procedure :: shmem_ctx_float_get_nbi
    procedure :: shmem_ctx_double_get_nbi
    procedure :: shmem_ctx_longdouble_get_nbi
    procedure :: shmem_ctx_char_get_nbi
    procedure :: shmem_ctx_short_get_nbi
    procedure :: shmem_ctx_int_get_nbi
    procedure :: shmem_ctx_long_get_nbi
  end interface shmem_get_nbi
  interface shmem_atomic_fetch
    procedure :: shmem_float_atomic_fetch
    procedure :: shmem_double_atomic_fetch
    procedure :: shmem_int_atomic_fetch
    procedure :: shmem_long_atomic_fetch
    procedure :: shmem_ctx_float_atomic_fetch
    procedure :: shmem_ctx_double_atomic_fetch
    procedure :: shmem_ctx_int_atomic_fetch
    procedure :: shmem_ctx_long_atomic_fetch
  end interface shmem_atomic_fetch
  interface shmem_atomic_set
    procedure :: shmem_float_atomic_set
    procedure :: shmem_double_atomic_set
    procedure :: shmem_int_atomic_set
    procedure :: shmem_long_atomic_set
    procedure :: shmem_ctx_float_atomic_set
    procedure :: shmem_ctx_double_atomic_set
    procedure :: shmem_ctx_int_atomic_set
    procedure :: shmem_ctx_long_atomic_set
  end interface shmem_atomic_set
  interface shmem_atomic_compare_swap
    procedure :: shmem_int_atomic_compare_swap
    procedure :: shmem_long_atomic_compare_swap
    procedure :: shmem_ctx_int_atomic_compare_swap
    procedure :: shmem_ctx_long_atomic_compare_swap
  end interface shmem_atomic_compare_swap
  interface shmem_atomic_swap
    procedure :: shmem_float_atomic_swap
    procedure :: shmem_double_atomic_swap
    procedure :: shmem_int_atomic_swap
    procedure :: shmem_long_atomic_swap
    procedure :: shmem_ctx_float_atomic_swap
    procedure :: shmem_ctx_double_atomic_swap
    procedure :: shmem_ctx_int_atomic_swap
    procedure :: shmem_ctx_long_atomic_swap
  end interface shmem_atomic_swap
  interface shmem_atomic_fetch_inc
    procedure :: shmem_int_atomic_fetch_inc
    procedure :: shmem_long_atomic_fetch_inc
    procedure :: shmem_ctx_int_atomic_fetch_inc
    procedure :: shmem_ctx_long_atomic_fetch_inc
  end interface shmem_atomic_fetch_inc
  interface shmem_atomic_inc
    procedure :: shmem_int_atomic_inc
    procedure :: shmem_long_atomic_inc
    procedure :: shmem_ctx_int_atomic_inc
    procedure :: shmem_ctx_long_atomic_inc
  end interface shmem_atomic_inc
  interface shmem_atomic_fetch_add
    procedure :: shmem_int_atomic_fetch_add
    procedure :: shmem_long_atomic_fetch_add
    procedure :: shmem_ctx_int_atomic_fetch_add
    procedure :: shmem_ctx_long_atomic_fetch_add
  end interface shmem_atomic_fetch_add
  interface shmem_atomic_add
    procedure :: shmem_int_atomic_add
    procedure :: shmem_long_atomic_add
    procedure :: shmem_ctx_int_atomic_add
    procedure :: shmem_ctx_long_atomic_add
  end interface shmem_atomic_add
  interface shmem_atomic_fetch_and
    procedure :: shmem_uint_atomic_fetch_and
    procedure :: shmem_ulong_atomic_fetch_and
    procedure :: shmem_ctx_uint_atomic_fetch_and
    procedure :: shmem_ctx_ulong_atomic_fetch_and
  end interface shmem_atomic_fetch_and
  interface shmem_atomic_and
    procedure :: shmem_uint_atomic_and
    procedure :: shmem_ulong_atomic_and
    procedure :: shmem_ctx_uint_atomic_and
    procedure :: shmem_ctx_ulong_atomic_and
  end interface shmem_atomic_and
  interface shmem_atomic_fetch_or
    procedure :: shmem_uint_atomic_fetch_or
    procedure :: shmem_ulong_atomic_fetch_or
    procedure :: shmem_ctx_uint_atomic_fetch_or
    procedure :: shmem_ctx_ulong_atomic_fetch_or
  end interface shmem_atomic_fetch_or
  interface shmem_atomic_or
    procedure :: shmem_uint_atomic_or
    procedure :: shmem_ulong_atomic_or
    procedure :: shmem_ctx_uint_atomic_or
    procedure :: shmem_ctx_ulong_atomic_or
  end interface shmem_atomic_or
  interface shmem_atomic_fetch_xor
    procedure :: shmem_uint_atomic_fetch_xor
    procedure :: shmem_ulong_atomic_fetch_xor
    procedure :: shmem_ctx_uint_atomic_fetch_xor
    procedure :: shmem_ctx_ulong_atomic_fetch_xor
  end interface shmem_atomic_fetch_xor
  interface shmem_atomic_xor
    procedure :: shmem_uint_atomic_xor
    procedure :: shmem_ulong_atomic_xor
    procedure :: shmem_ctx_uint_atomic_xor
    procedure :: shmem_ctx_ulong_atomic_xor
  end interface shmem_atomic_xor
  interface shmem_atomic_fetch_nbi
    procedure :: shmem_float_atomic_fetch_nbi
    procedure :: shmem_double_atomic_fetch_nbi
    procedure :: shmem_int_atomic_fetch_nbi
    procedure :: shmem_long_atomic_fetch_nbi
    procedure :: shmem_ctx_float_atomic_fetch_nbi
    procedure :: shmem_ctx_double_atomic_fetch_nbi
    procedure :: shmem_ctx_int_atomic_fetch_nbi
    procedure :: shmem_ctx_long_atomic_fetch_nbi
  end interface shmem_atomic_fetch_nbi
  interface shmem_atomic_compare_swap_nbi
    procedure :: shmem_int_atomic_compare_swap_nbi
    procedure :: shmem_long_atomic_compare_swap_nbi
    procedure :: shmem_ctx_int_atomic_compare_swap_nbi
    procedure :: shmem_ctx_long_atomic_compare_swap_nbi
  end interface shmem_atomic_compare_swap_nbi
  interface shmem_atomic_swap_nbi
    procedure :: shmem_float_atomic_swap_nbi
    procedure :: shmem_double_atomic_swap_nbi
    procedure :: shmem_int_atomic_swap_nbi
    procedure :: shmem_long_atomic_swap_nbi
    procedure :: shmem_ctx_float_atomic_swap_nbi
    procedure :: shmem_ctx_double_atomic_swap_nbi
    procedure :: shmem_ctx_int_atomic_swap_nbi
    procedure :: shmem_ctx_long_atomic_swap_nbi
  end interface shmem_atomic_swap_nbi
  interface shmem_atomic_fetch_inc_nbi
    procedure :: shmem_int_atomic_fetch_inc_nbi
    procedure :: shmem_long_atomic_fetch_inc_nbi
    procedure :: shmem_ctx_int_atomic_fetch_inc_nbi
    procedure :: shmem_ctx_long_atomic_fetch_inc_nbi
  end interface shmem_atomic_fetch_inc_nbi
  interface shmem_atomic_fetch_add_nbi
    procedure :: shmem_int_atomic_fetch_add_nbi
    procedure :: shmem_long_atomic_fetch_add_nbi
    procedure :: shmem_ctx_int_atomic_fetch_add_nbi
    procedure :: shmem_ctx_long_atomic_fetch_add_nbi
  end interface shmem_atomic_fetch_add_nbi
  interface shmem_atomic_fetch_and_nbi
    procedure :: shmem_uint_atomic_fetch_and_nbi
    procedure :: shmem_ulong_atomic_fetch_and_nbi
    procedure :: shmem_ctx_uint_atomic_fetch_and_nbi
    procedure :: shmem_ctx_ulong_atomic_fetch_and_nbi
  end interface shmem_atomic_fetch_and_nbi
  interface shmem_atomic_fetch_or_nbi
    procedure :: shmem_uint_atomic_fetch_or_nbi
    procedure :: shmem_ulong_atomic_fetch_or_nbi
    procedure :: shmem_ctx_uint_atomic_fetch_or_nbi
    procedure :: shmem_ctx_ulong_atomic_fetch_or_nbi
  end interface shmem_atomic_fetch_or_nbi
  interface shmem_atomic_fetch_xor_nbi
    procedure :: shmem_uint_atomic_fetch_xor_nbi
    procedure :: shmem_ulong_atomic_fetch_xor_nbi
    procedure :: shmem_ctx_uint_atomic_fetch_xor_nbi
    procedure :: shmem_ctx_ulong_atomic_fetch_xor_nbi
  end interface shmem_atomic_fetch_xor_nbi
  interface shmem_fetch
    procedure :: shmem_float_fetch
    procedure :: shmem_double_fetch
    procedure :: shmem_int_fetch
    procedure :: shmem_long_fetch
  end interface shmem_fetch
  interface shmem_set
    procedure :: shmem_float_set
    procedure :: shmem_double_set
    procedure :: shmem_int_set
    procedure :: shmem_long_set
  end interface shmem_set
  interface shmem_cswap
    procedure :: shmem_int_cswap
    procedure :: shmem_long_cswap
  end interface shmem_cswap
  interface shmem_swap
    procedure :: shmem_float_swap
    procedure :: shmem_double_swap
    procedure :: shmem_int_swap
    procedure :: shmem_long_swap
  end interface shmem_swap
  interface shmem_finc
    procedure :: shmem_int_finc
    procedure :: shmem_long_finc
  end interface shmem_finc
  interface shmem_inc
    procedure :: shmem_int_inc
    procedure :: shmem_long_inc
  end interface shmem_inc
  interface shmem_fadd
    procedure :: shmem_int_fadd
    procedure :: shmem_long_fadd
  end interface shmem_fadd
  interface shmem_add
    procedure :: shmem_int_add
    procedure :: shmem_long_add
  end interface shmem_add
  interface shmem_put_signal
    procedure :: shmem_float_put_signal
    procedure :: shmem_double_put_signal
    procedure :: shmem_longdouble_put_signal
    procedure :: shmem_char_put_signal
    procedure :: shmem_short_put_signal
    procedure :: shmem_int_put_signal
    procedure :: shmem_long_put_signal
    procedure :: shmem_ctx_float_put_signal
    procedure :: shmem_ctx_double_put_signal
    procedure :: shmem_ctx_longdouble_put_signal
    procedure :: shmem_ctx_char_put_signal
    procedure :: shmem_ctx_short_put_signal
    procedure :: shmem_ctx_int_put_signal
    procedure :: shmem_ctx_long_put_signal
  end interface shmem_put_signal
  interface shmem_put_signal_nbi
    procedure :: shmem_float_put_signal_nbi
    procedure :: shmem_double_put_signal_nbi
    procedure :: shmem_longdouble_put_signal_nbi
    procedure :: shmem_char_put_signal_nbi
    procedure :: shmem_short_put_signal_nbi
    procedure :: shmem_int_put_signal_nbi
    procedure :: shmem_long_put_signal_nbi
    procedure :: shmem_ctx_float_put_signal_nbi
    procedure :: shmem_ctx_double_put_signal_nbi
    procedure :: shmem_ctx_longdouble_put_signal_nbi
    procedure :: shmem_ctx_char_put_signal_nbi
    procedure :: shmem_ctx_short_put_signal_nbi
    procedure :: shmem_ctx_int_put_signal_nbi
    procedure :: shmem_ctx_long_put_signal_nbi
  end interface shmem_put_signal_nbi
  interface shmem_wait_until
    procedure :: shmem_short_wait_until
    procedure :: shmem_int_wait_until
    procedure :: shmem_long_wait_until
  end interface shmem_wait_until
  interface shmem_wait_until_all
    procedure :: shmem_short_wait_until_all
    procedure :: shmem_int_wait_until_all
    procedure :: shmem_long_wait_until_all
  end interface shmem_wait_until_all
  interface shmem_wait_until_any
    procedure :: shmem_short_wait_until_any
    procedure :: shmem_int_wait_until_any
    procedure :: shmem_long_wait_until_any
  end interface shmem_wait_until_any
  interface shmem_wait_until_some
    procedure :: shmem_short_wait_until_some
    procedure :: shmem_int_wait_until_some
    procedure :: shmem_long_wait_until_some
  end interface shmem_wait_until_some
  interface shmem_wait_until_all_vector
    procedure :: shmem_short_wait_until_all_vector
    procedure :: shmem_int_wait_until_all_vector
    procedure :: shmem_long_wait_until_all_vector
  end interface shmem_wait_until_all_vector
  interface shmem_wait_until_any_vector
    procedure :: shmem_short_wait_until_any_vector
    procedure :: shmem_int_wait_until_any_vector
    procedure :: shmem_long_wait_until_any_vector
  end interface shmem_wait_until_any_vector
  interface shmem_wait_until_some_vector
    procedure :: shmem_short_wait_until_some_vector
    procedure :: shmem_int_wait_until_some_vector
    procedure :: shmem_long_wait_until_some_vector
  end interface shmem_wait_until_some_vector
  interface shmem_test
    procedure :: shmem_short_test
    procedure :: shmem_int_test
    procedure :: shmem_long_test
  end interface shmem_test
  interface shmem_test_all
    procedure :: shmem_short_test_all
    procedure :: shmem_int_test_all
    procedure :: shmem_long_test_all
  end interface shmem_test_all
  interface shmem_test_any
    procedure :: shmem_short_test_any
    procedure :: shmem_int_test_any
    procedure :: shmem_long_test_any
  end interface shmem_test_any
  interface shmem_test_some
    procedure :: shmem_short_test_some
    procedure :: shmem_int_test_some
    procedure :: shmem_long_test_some
  end interface shmem_test_some
  interface shmem_test_all_vector
    procedure :: shmem_short_test_all_vector
    procedure :: shmem_int_test_all_vector
    procedure :: shmem_long_test_all_vector
  end interface shmem_test_all_vector
  interface shmem_test_any_vector
    procedure :: shmem_short_test_any_vector
    procedure :: shmem_int_test_any_vector
    procedure :: shmem_long_test_any_vector
  end interface shmem_test_any_vector
  interface shmem_test_some_vector
    procedure :: shmem_short_test_some_vector
    procedure :: shmem_int_test_some_vector
    procedure :: shmem_long_test_some_vector
  end interface shmem_test_some_vector
  interface shmem_collect
    procedure :: shmem_float_collect
    procedure :: shmem_double_collect
    procedure :: shmem_longdouble_collect
    procedure :: shmem_char_collect
    procedure :: shmem_short_collect
    procedure :: shmem_int_collect
    procedure :: shmem_long_collect
  end interface shmem_collect
  interface shmem_fcollect
    procedure :: shmem_float_fcollect
    procedure :: shmem_double_fcollect
    procedure :: shmem_longdouble_fcollect
    procedure :: shmem_char_fcollect
    procedure :: shmem_short_fcollect
    procedure :: shmem_int_fcollect
    procedure :: shmem_long_fcollect
  end interface shmem_fcollect
  interface shmem_broadcast
    procedure :: shmem_float_broadcast
    procedure :: shmem_double_broadcast
    procedure :: shmem_longdouble_broadcast
    procedure :: shmem_char_broadcast
    procedure :: shmem_short_broadcast
    procedure :: shmem_int_broadcast
    procedure :: shmem_long_broadcast
  end interface shmem_broadcast
  interface shmem_alltoall
    procedure :: shmem_float_alltoall
    procedure :: shmem_double_alltoall
    procedure :: shmem_longdouble_alltoall
    procedure :: shmem_char_alltoall
    procedure :: shmem_short_alltoall
    procedure :: shmem_int_alltoall
    procedure :: shmem_long_alltoall
  end interface shmem_alltoall
  interface shmem_alltoalls
    procedure :: shmem_float_alltoalls
    procedure :: shmem_double_alltoalls
    procedure :: shmem_longdouble_alltoalls
    procedure :: shmem_char_alltoalls
    procedure :: shmem_short_alltoalls
    procedure :: shmem_int_alltoalls
    procedure :: shmem_long_alltoalls
  end interface shmem_alltoalls
  interface shmem_and_reduce
    procedure :: shmem_short_and_reduce
    procedure :: shmem_int_and_reduce
    procedure :: shmem_long_and_reduce
    procedure :: shmem_uchar_and_reduce
  end interface shmem_and_reduce
  interface shmem_or_reduce
    procedure :: shmem_short_or_reduce
    procedure :: shmem_int_or_reduce
    procedure :: shmem_long_or_reduce
    procedure :: shmem_uchar_or_reduce
  end interface shmem_or_reduce
  interface shmem_xor_reduce
    procedure :: shmem_short_xor_reduce
    procedure :: shmem_int_xor_reduce
    procedure :: shmem_long_xor_reduce
    procedure :: shmem_uchar_xor_reduce
  end interface shmem_xor_reduce
  interface shmem_max_reduce
    procedure :: shmem_float_max_reduce
    procedure :: shmem_double_max_reduce
    procedure :: shmem_longdouble_max_reduce
    procedure :: shmem_char_max_reduce
    procedure :: shmem_short_max_reduce
    procedure :: shmem_int_max_reduce
    procedure :: shmem_long_max_reduce
  end interface shmem_max_reduce
  interface shmem_min_reduce
    procedure :: shmem_float_min_reduce
    procedure :: shmem_double_min_reduce
    procedure :: shmem_longdouble_min_reduce
    procedure :: shmem_char_min_reduce
    procedure :: shmem_short_min_reduce
    procedure :: shmem_int_min_reduce
    procedure :: shmem_long_min_reduce
  end interface shmem_min_reduce
  interface shmem_sum_reduce
    procedure :: shmem_float_sum_reduce
    procedure :: shmem_double_sum_reduce
    procedure :: shmem_longdouble_sum_reduce
    procedure :: shmem_char_sum_reduce
    procedure :: shmem_short_sum_reduce
    procedure :: shmem_int_sum_reduce
    procedure :: shmem_long_sum_reduce
    procedure :: shmem_complexd_sum_reduce
    procedure :: shmem_complexf_sum_reduce
  end interface shmem_sum_reduce
  interface shmem_prod_reduce
    procedure :: shmem_float_prod_reduce
    procedure :: shmem_double_prod_reduce
    procedure :: shmem_longdouble_prod_reduce
    procedure :: shmem_char_prod_reduce
    procedure :: shmem_short_prod_reduce
    procedure :: shmem_int_prod_reduce
    procedure :: shmem_long_prod_reduce
    procedure :: shmem_complexd_prod_reduce
    procedure :: shmem_complexf_prod_reduce
  end interface shmem_prod_reduce
  interface shmem_sum_inscan
    procedure :: shmem_float_sum_inscan
    procedure :: shmem_double_sum_inscan
    procedure :: shmem_longdouble_sum_inscan
    procedure :: shmem_char_sum_inscan
    procedure :: shmem_short_sum_inscan
    procedure :: shmem_int_sum_inscan
    procedure :: shmem_long_sum_inscan
    procedure :: shmem_complexd_sum_inscan
    procedure :: shmem_complexf_sum_inscan
  end interface shmem_sum_inscan
  interface shmem_sum_exscan
    procedure :: shmem_float_sum_exscan
    procedure :: shmem_double_sum_exscan
    procedure :: shmem_longdouble_sum_exscan
    procedure :: shmem_char_sum_exscan
    procedure :: shmem_short_sum_exscan
    procedure :: shmem_int_sum_exscan
    procedure :: shmem_long_sum_exscan
    procedure :: shmem_complexd_sum_exscan
    procedure :: shmem_complexf_sum_exscan
  end interface shmem_sum_exscan

  interface
    subroutine shmem_init() &
        bind(c, name="shmem_init")
      import
    end subroutine shmem_init
    function shmem_init_thread(requested, provided) &
        bind(c, name="shmem_init_thread")
      import
      integer(c_int), value :: requested
      integer(c_int), intent(inout) :: provided
      integer(c_int) :: shmem_init_thread
    end function shmem_init_thread
    subroutine shmem_query_thread(provided) &
        bind(c, name="shmem_query_thread")
      import
      integer(c_int), intent(inout) :: provided
    end subroutine shmem_query_thread
    subroutine shmem_query_initialized(initialized) &
        bind(c, name="shmem_query_initialized")
      import
      integer(c_int), intent(inout) :: initialized
    end subroutine shmem_query_initialized
    subroutine shmem_finalize() &
        bind(c, name="shmem_finalize")
      import
    end subroutine shmem_finalize
    subroutine shmem_global_exit(status) &
        bind(c, name="shmem_global_exit")
      import
      integer(c_int), value :: status
    end subroutine shmem_global_exit
    function shmem_my_pe() &
        bind(c, name="shmem_my_pe")
      import
      integer(c_int) :: shmem_my_pe
    end function shmem_my_pe
    function shmem_n_pes() &
        bind(c, name="shmem_n_pes")
      import
      integer(c_int) :: shmem_n_pes
    end function shmem_n_pes
    subroutine shmem_info_get_version(major, minor) &
        bind(c, name="shmem_info_get_version")
      import
      integer(c_int), intent(inout) :: major
      integer(c_int), intent(inout) :: minor
    end subroutine shmem_info_get_version
    subroutine shmem_info_get_name(name) &
        bind(c, name="shmem_info_get_name")
      import
      character(kind=c_char), intent(inout) :: name(*)
    end subroutine shmem_info_get_name
    function shmem_pe_accessible(pe) &
        bind(c, name="shmem_pe_accessible")
      import
      integer(c_int), value :: pe
      integer(c_int) :: shmem_pe_accessible
    end function shmem_pe_accessible
    function shmem_addr_accessible(addr, pe) &
        bind(c, name="shmem_addr_accessible")
      import
      type(*), intent(in) :: addr(*)
      integer(c_int), value :: pe
      integer(c_int) :: shmem_addr_accessible
    end function shmem_addr_accessible
    function shmem_ptr(dest, pe) &
        bind(c, name="shmem_ptr")
      import
      type(*), intent(in) :: dest(*)
      integer(c_int), value :: pe
      type(c_ptr) :: shmem_ptr
    end function shmem_ptr
    function shmem_team_ptr(team, dest, pe) &
        bind(c, name="shmem_team_ptr")
      import
      integer(c_intptr_t), value :: team
      type(*), intent(in) :: dest(*)
      integer(c_int), value :: pe
      type(c_ptr) :: shmem_team_ptr
    end function shmem_team_ptr
    function shmem_malloc(size) &
        bind(c, name="shmem_malloc")
      import
      integer(c_size_t), value :: size
      type(c_ptr) :: shmem_malloc
    end function shmem_malloc
    function shmem_calloc(count, size) &
        bind(c, name="shmem_calloc")
      import
      integer(c_size_t), value :: count
      integer(c_size_t), value :: size
      type(c_ptr) :: shmem_calloc
    end function shmem_calloc
    function shmem_align(alignment, size) &
        bind(c, name="shmem_align")
      import
      integer(c_size_t), value :: alignment
      integer(c_size_t), value :: size
      type(c_ptr) :: shmem_align
    end function shmem_align
    function shmem_realloc(ptr, size) &
        bind(c, name="shmem_realloc")
      import
      type(c_ptr), value :: ptr
      integer(c_size_t), value :: size
      type(c_ptr) :: shmem_realloc
    end function shmem_realloc
    function shmem_malloc_with_hints(size, hints) &
        bind(c, name="shmem_malloc_with_hints")
      import
      integer(c_size_t), value :: size
      integer(c_long), value :: hints
      type(c_ptr) :: shmem_malloc_with_hints
    end function shmem_malloc_with_hints
    subroutine shmem_free(ptr) &
        bind(c, name="shmem_free")
      import
      type(c_ptr), value :: ptr
    end subroutine shmem_free
    function shmem_team_my_pe(team) &
        bind(c, name="shmem_team_my_pe")
      import
      integer(c_intptr_t), value :: team
      integer(c_int) :: shmem_team_my_pe
    end function shmem_team_my_pe
    function shmem_team_n_pes(team) &
        bind(c, name="shmem_team_n_pes")
      import
      integer(c_intptr_t), value :: team
      integer(c_int) :: shmem_team_n_pes
    end function shmem_team_n_pes
    function shmem_team_get_config(team, config_mask, config) &
        bind(c, name="shmem_team_get_config")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), value :: config_mask
      type(shmem_team_config_t), intent(inout), optional :: config
      integer(c_int) :: shmem_team_get_config
    end function shmem_team_get_config
    function shmem_team_translate_pe(src_team, src_pe, dest_team) &
        bind(c, name="shmem_team_translate_pe")
      import
      integer(c_intptr_t), value :: src_team
      integer(c_int), value :: src_pe
      integer(c_intptr_t), value :: dest_team
      integer(c_int) :: shmem_team_translate_pe
    end function shmem_team_translate_pe
    function shmem_team_split_strided(parent_team, start, stride, size, config, config_mask, new_team) &
        bind(c, name="shmem_team_split_strided")
      import
      integer(c_intptr_t), value :: parent_team
      integer(c_int), value :: start
      integer(c_int), value :: stride
      integer(c_int), value :: size
      type(shmem_team_config_t), intent(in), optional :: config
      integer(c_long), value :: config_mask
      integer(c_intptr_t), intent(inout) :: new_team
      integer(c_int) :: shmem_team_split_strided
    end function shmem_team_split_strided
    function shmem_team_split_2d(parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team, yaxis_config, yaxis_mask, yaxis_team) &
        bind(c, name="shmem_team_split_2d")
      import
      integer(c_intptr_t), value :: parent_team
      integer(c_int), value :: xrange
      type(shmem_team_config_t), intent(in), optional :: xaxis_config
      integer(c_long), value :: xaxis_mask
      integer(c_intptr_t), intent(inout) :: xaxis_team
      type(shmem_team_config_t), intent(in), optional :: yaxis_config
      integer(c_long), value :: yaxis_mask
      integer(c_intptr_t), intent(inout) :: yaxis_team
      integer(c_int) :: shmem_team_split_2d
    end function shmem_team_split_2d
    subroutine shmem_team_destroy(team) &
        bind(c, name="shmem_team_destroy")
      import
      integer(c_intptr_t), value :: team
    end subroutine shmem_team_destroy
    function shmem_ctx_create(options, ctx) &
        bind(c, name="shmem_ctx_create")
      import
      integer(c_long), value :: options
      integer(c_intptr_t), intent(inout) :: ctx
      integer(c_int) :: shmem_ctx_create
    end function shmem_ctx_create
    function shmem_team_create_ctx(team, options, ctx) &
        bind(c, name="shmem_team_create_ctx")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), value :: options
      integer(c_intptr_t), intent(inout) :: ctx
      integer(c_int) :: shmem_team_create_ctx
    end function shmem_team_create_ctx
    subroutine shmem_ctx_destroy(ctx) &
        bind(c, name="shmem_ctx_destroy")
      import
      integer(c_intptr_t), value :: ctx
    end subroutine shmem_ctx_destroy
    function shmem_ctx_get_team(ctx, team) &
        bind(c, name="shmem_ctx_get_team")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_intptr_t), intent(inout) :: team
      integer(c_int) :: shmem_ctx_get_team
    end function shmem_ctx_get_team
    subroutine shmem_ctx_session_start(ctx, options, config, mask) &
        bind(c, name="shmem_ctx_session_start")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), value :: options
      type(shmem_ctx_session_config_t), intent(in), optional :: config
      integer(c_long), value :: mask
    end subroutine shmem_ctx_session_start
    subroutine shmem_ctx_session_stop(ctx) &
        bind(c, name="shmem_ctx_session_stop")
      import
      integer(c_intptr_t), value :: ctx
    end subroutine shmem_ctx_session_stop
    subroutine shmem_fence() &
        bind(c, name="shmem_fence")
      import
    end subroutine shmem_fence
    subroutine shmem_ctx_fence(ctx) &
        bind(c, name="shmem_ctx_fence")
      import
      integer(c_intptr_t), value :: ctx
    end subroutine shmem_ctx_fence
    subroutine shmem_quiet() &
        bind(c, name="shmem_quiet")
      import
    end subroutine shmem_quiet
    subroutine shmem_ctx_quiet(ctx) &
        bind(c, name="shmem_ctx_quiet")
      import
      integer(c_intptr_t), value :: ctx
    end subroutine shmem_ctx_quiet
    subroutine shmem_pe_quiet(target_pes, npes) &
        bind(c, name="shmem_pe_quiet")
      import
      integer(c_int), intent(in) :: target_pes(*)
      integer(c_size_t), value :: npes
    end subroutine shmem_pe_quiet
    subroutine shmem_ctx_pe_quiet(ctx, target_pes, npes) &
        bind(c, name="shmem_ctx_pe_quiet")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(in) :: target_pes(*)
      integer(c_size_t), value :: npes
    end subroutine shmem_ctx_pe_quiet
    subroutine shmem_barrier_all() &
        bind(c, name="shmem_barrier_all")
      import
    end subroutine shmem_barrier_all
    subroutine shmem_sync_all() &
        bind(c, name="shmem_sync_all")
      import
    end subroutine shmem_sync_all
    function shmem_team_sync(team) &
        bind(c, name="shmem_team_sync")
      import
      integer(c_intptr_t), value :: team
      integer(c_int) :: shmem_team_sync
    end function shmem_team_sync
    subroutine shmem_barrier(PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_barrier")
      import
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_barrier
    subroutine shmem_sync(PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_sync")
      import
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_sync
    subroutine shmem_float_put(dest, source, nelems, pe) &
        bind(c, name="shmem_float_put")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_float_put
    subroutine shmem_double_put(dest, source, nelems, pe) &
        bind(c, name="shmem_double_put")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_double_put
    subroutine shmem_longdouble_put(dest, source, nelems, pe) &
        bind(c, name="shmem_longdouble_put")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_put
    subroutine shmem_char_put(dest, source, nelems, pe) &
        bind(c, name="shmem_char_put")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_char_put
    subroutine shmem_schar_put(dest, source, nelems, pe) &
        bind(c, name="shmem_schar_put")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_schar_put
    subroutine shmem_short_put(dest, source, nelems, pe) &
        bind(c, name="shmem_short_put")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_short_put
    subroutine shmem_int_put(dest, source, nelems, pe) &
        bind(c, name="shmem_int_put")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int_put
    subroutine shmem_long_put(dest, source, nelems, pe) &
        bind(c, name="shmem_long_put")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_long_put
    subroutine shmem_longlong_put(dest, source, nelems, pe) &
        bind(c, name="shmem_longlong_put")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longlong_put
    subroutine shmem_uchar_put(dest, source, nelems, pe) &
        bind(c, name="shmem_uchar_put")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uchar_put
    subroutine shmem_ushort_put(dest, source, nelems, pe) &
        bind(c, name="shmem_ushort_put")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ushort_put
    subroutine shmem_uint_put(dest, source, nelems, pe) &
        bind(c, name="shmem_uint_put")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint_put
    subroutine shmem_ulong_put(dest, source, nelems, pe) &
        bind(c, name="shmem_ulong_put")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulong_put
    subroutine shmem_ulonglong_put(dest, source, nelems, pe) &
        bind(c, name="shmem_ulonglong_put")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_put
    subroutine shmem_int8_put(dest, source, nelems, pe) &
        bind(c, name="shmem_int8_put")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int8_put
    subroutine shmem_int16_put(dest, source, nelems, pe) &
        bind(c, name="shmem_int16_put")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int16_put
    subroutine shmem_int32_put(dest, source, nelems, pe) &
        bind(c, name="shmem_int32_put")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int32_put
    subroutine shmem_int64_put(dest, source, nelems, pe) &
        bind(c, name="shmem_int64_put")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int64_put
    subroutine shmem_uint8_put(dest, source, nelems, pe) &
        bind(c, name="shmem_uint8_put")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint8_put
    subroutine shmem_uint16_put(dest, source, nelems, pe) &
        bind(c, name="shmem_uint16_put")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint16_put
    subroutine shmem_uint32_put(dest, source, nelems, pe) &
        bind(c, name="shmem_uint32_put")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint32_put
    subroutine shmem_uint64_put(dest, source, nelems, pe) &
        bind(c, name="shmem_uint64_put")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint64_put
    subroutine shmem_size_put(dest, source, nelems, pe) &
        bind(c, name="shmem_size_put")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_size_put
    subroutine shmem_ptrdiff_put(dest, source, nelems, pe) &
        bind(c, name="shmem_ptrdiff_put")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_put
    subroutine shmem_put8(dest, source, nelems, pe) &
        bind(c, name="shmem_put8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put8
    subroutine shmem_put16(dest, source, nelems, pe) &
        bind(c, name="shmem_put16")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put16
    subroutine shmem_put32(dest, source, nelems, pe) &
        bind(c, name="shmem_put32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put32
    subroutine shmem_put64(dest, source, nelems, pe) &
        bind(c, name="shmem_put64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put64
    subroutine shmem_put128(dest, source, nelems, pe) &
        bind(c, name="shmem_put128")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put128
    subroutine shmem_putmem(dest, source, nelems, pe) &
        bind(c, name="shmem_putmem")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_putmem
    subroutine shmem_ctx_float_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_float_put")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_put
    subroutine shmem_ctx_double_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_double_put")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_put
    subroutine shmem_ctx_longdouble_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longdouble_put")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_put
    subroutine shmem_ctx_char_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_char_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_put
    subroutine shmem_ctx_schar_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_schar_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_put
    subroutine shmem_ctx_short_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_short_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_put
    subroutine shmem_ctx_int_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_put
    subroutine shmem_ctx_long_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_long_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_put
    subroutine shmem_ctx_longlong_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longlong_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_put
    subroutine shmem_ctx_uchar_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uchar_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_put
    subroutine shmem_ctx_ushort_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ushort_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_put
    subroutine shmem_ctx_uint_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_put
    subroutine shmem_ctx_ulong_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulong_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_put
    subroutine shmem_ctx_ulonglong_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulonglong_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_put
    subroutine shmem_ctx_int8_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int8_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_put
    subroutine shmem_ctx_int16_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int16_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_put
    subroutine shmem_ctx_int32_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int32_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_put
    subroutine shmem_ctx_int64_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int64_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_put
    subroutine shmem_ctx_uint8_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint8_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_put
    subroutine shmem_ctx_uint16_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint16_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_put
    subroutine shmem_ctx_uint32_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint32_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_put
    subroutine shmem_ctx_uint64_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint64_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_put
    subroutine shmem_ctx_size_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_size_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_put
    subroutine shmem_ctx_ptrdiff_put(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ptrdiff_put")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_put
    subroutine shmem_ctx_put8(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put8")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put8
    subroutine shmem_ctx_put16(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put16")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put16
    subroutine shmem_ctx_put32(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put32")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put32
    subroutine shmem_ctx_put64(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put64")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put64
    subroutine shmem_ctx_put128(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put128")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put128
    subroutine shmem_ctx_putmem(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_putmem")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_putmem
    subroutine shmem_float_p(dest, value, pe) &
        bind(c, name="shmem_float_p")
      import
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_float_p
    subroutine shmem_double_p(dest, value, pe) &
        bind(c, name="shmem_double_p")
      import
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_double_p
    subroutine shmem_longdouble_p(dest, value, pe) &
        bind(c, name="shmem_longdouble_p")
      import
      real(c_long_double), intent(inout) :: dest
      real(c_long_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_p
    subroutine shmem_char_p(dest, value, pe) &
        bind(c, name="shmem_char_p")
      import
      integer(c_signed_char), intent(inout) :: dest
      integer(c_signed_char), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_char_p
    subroutine shmem_schar_p(dest, value, pe) &
        bind(c, name="shmem_schar_p")
      import
      integer(c_signed_char), intent(inout) :: dest
      integer(c_signed_char), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_schar_p
    subroutine shmem_short_p(dest, value, pe) &
        bind(c, name="shmem_short_p")
      import
      integer(c_short), intent(inout) :: dest
      integer(c_short), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_short_p
    subroutine shmem_int_p(dest, value, pe) &
        bind(c, name="shmem_int_p")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_p
    subroutine shmem_long_p(dest, value, pe) &
        bind(c, name="shmem_long_p")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_p
    subroutine shmem_longlong_p(dest, value, pe) &
        bind(c, name="shmem_longlong_p")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_p
    subroutine shmem_uchar_p(dest, value, pe) &
        bind(c, name="shmem_uchar_p")
      import
      integer(c_signed_char), intent(inout) :: dest
      integer(c_signed_char), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uchar_p
    subroutine shmem_ushort_p(dest, value, pe) &
        bind(c, name="shmem_ushort_p")
      import
      integer(c_short), intent(inout) :: dest
      integer(c_short), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ushort_p
    subroutine shmem_uint_p(dest, value, pe) &
        bind(c, name="shmem_uint_p")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_p
    subroutine shmem_ulong_p(dest, value, pe) &
        bind(c, name="shmem_ulong_p")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_p
    subroutine shmem_ulonglong_p(dest, value, pe) &
        bind(c, name="shmem_ulonglong_p")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_p
    subroutine shmem_int8_p(dest, value, pe) &
        bind(c, name="shmem_int8_p")
      import
      integer(c_int8_t), intent(inout) :: dest
      integer(c_int8_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int8_p
    subroutine shmem_int16_p(dest, value, pe) &
        bind(c, name="shmem_int16_p")
      import
      integer(c_int16_t), intent(inout) :: dest
      integer(c_int16_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int16_p
    subroutine shmem_int32_p(dest, value, pe) &
        bind(c, name="shmem_int32_p")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_p
    subroutine shmem_int64_p(dest, value, pe) &
        bind(c, name="shmem_int64_p")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_p
    subroutine shmem_uint8_p(dest, value, pe) &
        bind(c, name="shmem_uint8_p")
      import
      integer(c_int8_t), intent(inout) :: dest
      integer(c_int8_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint8_p
    subroutine shmem_uint16_p(dest, value, pe) &
        bind(c, name="shmem_uint16_p")
      import
      integer(c_int16_t), intent(inout) :: dest
      integer(c_int16_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint16_p
    subroutine shmem_uint32_p(dest, value, pe) &
        bind(c, name="shmem_uint32_p")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_p
    subroutine shmem_uint64_p(dest, value, pe) &
        bind(c, name="shmem_uint64_p")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_p
    subroutine shmem_size_p(dest, value, pe) &
        bind(c, name="shmem_size_p")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_p
    subroutine shmem_ptrdiff_p(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_p")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_p
    subroutine shmem_ctx_float_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_float_p")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_p
    subroutine shmem_ctx_double_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_double_p")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_p
    subroutine shmem_ctx_longdouble_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_longdouble_p")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest
      real(c_long_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_p
    subroutine shmem_ctx_char_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_char_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest
      integer(c_signed_char), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_p
    subroutine shmem_ctx_schar_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_schar_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest
      integer(c_signed_char), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_p
    subroutine shmem_ctx_short_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_short_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest
      integer(c_short), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_p
    subroutine shmem_ctx_int_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_p
    subroutine shmem_ctx_long_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_long_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_p
    subroutine shmem_ctx_longlong_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_p
    subroutine shmem_ctx_uchar_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uchar_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest
      integer(c_signed_char), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_p
    subroutine shmem_ctx_ushort_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ushort_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest
      integer(c_short), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_p
    subroutine shmem_ctx_uint_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_p
    subroutine shmem_ctx_ulong_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_p
    subroutine shmem_ctx_ulonglong_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_p
    subroutine shmem_ctx_int8_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int8_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest
      integer(c_int8_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_p
    subroutine shmem_ctx_int16_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int16_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest
      integer(c_int16_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_p
    subroutine shmem_ctx_int32_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_p
    subroutine shmem_ctx_int64_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_p
    subroutine shmem_ctx_uint8_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint8_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest
      integer(c_int8_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_p
    subroutine shmem_ctx_uint16_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint16_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest
      integer(c_int16_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_p
    subroutine shmem_ctx_uint32_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_p
    subroutine shmem_ctx_uint64_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_p
    subroutine shmem_ctx_size_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_size_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_p
    subroutine shmem_ctx_ptrdiff_p(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_p")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_p
    subroutine shmem_float_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_float_iput")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_float_iput
    subroutine shmem_double_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_double_iput")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_double_iput
    subroutine shmem_longdouble_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_longdouble_iput")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_iput
    subroutine shmem_char_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_char_iput")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_char_iput
    subroutine shmem_schar_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_schar_iput")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_schar_iput
    subroutine shmem_short_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_short_iput")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_short_iput
    subroutine shmem_int_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int_iput")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int_iput
    subroutine shmem_long_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_long_iput")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_long_iput
    subroutine shmem_longlong_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_longlong_iput")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longlong_iput
    subroutine shmem_uchar_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uchar_iput")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uchar_iput
    subroutine shmem_ushort_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ushort_iput")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ushort_iput
    subroutine shmem_uint_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint_iput")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint_iput
    subroutine shmem_ulong_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ulong_iput")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulong_iput
    subroutine shmem_ulonglong_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ulonglong_iput")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_iput
    subroutine shmem_int8_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int8_iput")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int8_iput
    subroutine shmem_int16_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int16_iput")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int16_iput
    subroutine shmem_int32_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int32_iput")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int32_iput
    subroutine shmem_int64_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int64_iput")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int64_iput
    subroutine shmem_uint8_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint8_iput")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint8_iput
    subroutine shmem_uint16_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint16_iput")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint16_iput
    subroutine shmem_uint32_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint32_iput")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint32_iput
    subroutine shmem_uint64_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint64_iput")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint64_iput
    subroutine shmem_size_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_size_iput")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_size_iput
    subroutine shmem_ptrdiff_iput(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ptrdiff_iput")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_iput
    subroutine shmem_iput8(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iput8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iput8
    subroutine shmem_iput16(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iput16")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iput16
    subroutine shmem_iput32(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iput32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iput32
    subroutine shmem_iput64(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iput64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iput64
    subroutine shmem_iput128(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iput128")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iput128
    subroutine shmem_ctx_float_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_float_iput")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_iput
    subroutine shmem_ctx_double_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_double_iput")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_iput
    subroutine shmem_ctx_longdouble_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_longdouble_iput")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_iput
    subroutine shmem_ctx_char_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_char_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_iput
    subroutine shmem_ctx_schar_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_schar_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_iput
    subroutine shmem_ctx_short_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_short_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_iput
    subroutine shmem_ctx_int_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_iput
    subroutine shmem_ctx_long_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_long_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_iput
    subroutine shmem_ctx_longlong_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_longlong_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_iput
    subroutine shmem_ctx_uchar_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uchar_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_iput
    subroutine shmem_ctx_ushort_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ushort_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_iput
    subroutine shmem_ctx_uint_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_iput
    subroutine shmem_ctx_ulong_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ulong_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_iput
    subroutine shmem_ctx_ulonglong_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ulonglong_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_iput
    subroutine shmem_ctx_int8_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int8_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_iput
    subroutine shmem_ctx_int16_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int16_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_iput
    subroutine shmem_ctx_int32_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int32_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_iput
    subroutine shmem_ctx_int64_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int64_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_iput
    subroutine shmem_ctx_uint8_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint8_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_iput
    subroutine shmem_ctx_uint16_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint16_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_iput
    subroutine shmem_ctx_uint32_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint32_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_iput
    subroutine shmem_ctx_uint64_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint64_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_iput
    subroutine shmem_ctx_size_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_size_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_iput
    subroutine shmem_ctx_ptrdiff_iput(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ptrdiff_iput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_iput
    subroutine shmem_ctx_iput8(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iput8")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iput8
    subroutine shmem_ctx_iput16(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iput16")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iput16
    subroutine shmem_ctx_iput32(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iput32")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iput32
    subroutine shmem_ctx_iput64(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iput64")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iput64
    subroutine shmem_ctx_iput128(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iput128")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iput128
    subroutine shmem_float_get(dest, source, nelems, pe) &
        bind(c, name="shmem_float_get")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_float_get
    subroutine shmem_double_get(dest, source, nelems, pe) &
        bind(c, name="shmem_double_get")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_double_get
    subroutine shmem_longdouble_get(dest, source, nelems, pe) &
        bind(c, name="shmem_longdouble_get")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_get
    subroutine shmem_char_get(dest, source, nelems, pe) &
        bind(c, name="shmem_char_get")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_char_get
    subroutine shmem_schar_get(dest, source, nelems, pe) &
        bind(c, name="shmem_schar_get")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_schar_get
    subroutine shmem_short_get(dest, source, nelems, pe) &
        bind(c, name="shmem_short_get")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_short_get
    subroutine shmem_int_get(dest, source, nelems, pe) &
        bind(c, name="shmem_int_get")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int_get
    subroutine shmem_long_get(dest, source, nelems, pe) &
        bind(c, name="shmem_long_get")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_long_get
    subroutine shmem_longlong_get(dest, source, nelems, pe) &
        bind(c, name="shmem_longlong_get")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longlong_get
    subroutine shmem_uchar_get(dest, source, nelems, pe) &
        bind(c, name="shmem_uchar_get")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uchar_get
    subroutine shmem_ushort_get(dest, source, nelems, pe) &
        bind(c, name="shmem_ushort_get")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ushort_get
    subroutine shmem_uint_get(dest, source, nelems, pe) &
        bind(c, name="shmem_uint_get")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint_get
    subroutine shmem_ulong_get(dest, source, nelems, pe) &
        bind(c, name="shmem_ulong_get")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulong_get
    subroutine shmem_ulonglong_get(dest, source, nelems, pe) &
        bind(c, name="shmem_ulonglong_get")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_get
    subroutine shmem_int8_get(dest, source, nelems, pe) &
        bind(c, name="shmem_int8_get")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int8_get
    subroutine shmem_int16_get(dest, source, nelems, pe) &
        bind(c, name="shmem_int16_get")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int16_get
    subroutine shmem_int32_get(dest, source, nelems, pe) &
        bind(c, name="shmem_int32_get")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int32_get
    subroutine shmem_int64_get(dest, source, nelems, pe) &
        bind(c, name="shmem_int64_get")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int64_get
    subroutine shmem_uint8_get(dest, source, nelems, pe) &
        bind(c, name="shmem_uint8_get")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint8_get
    subroutine shmem_uint16_get(dest, source, nelems, pe) &
        bind(c, name="shmem_uint16_get")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint16_get
    subroutine shmem_uint32_get(dest, source, nelems, pe) &
        bind(c, name="shmem_uint32_get")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint32_get
    subroutine shmem_uint64_get(dest, source, nelems, pe) &
        bind(c, name="shmem_uint64_get")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint64_get
    subroutine shmem_size_get(dest, source, nelems, pe) &
        bind(c, name="shmem_size_get")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_size_get
    subroutine shmem_ptrdiff_get(dest, source, nelems, pe) &
        bind(c, name="shmem_ptrdiff_get")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_get
    subroutine shmem_get8(dest, source, nelems, pe) &
        bind(c, name="shmem_get8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get8
    subroutine shmem_get16(dest, source, nelems, pe) &
        bind(c, name="shmem_get16")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get16
    subroutine shmem_get32(dest, source, nelems, pe) &
        bind(c, name="shmem_get32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get32
    subroutine shmem_get64(dest, source, nelems, pe) &
        bind(c, name="shmem_get64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get64
    subroutine shmem_get128(dest, source, nelems, pe) &
        bind(c, name="shmem_get128")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get128
    subroutine shmem_getmem(dest, source, nelems, pe) &
        bind(c, name="shmem_getmem")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_getmem
    subroutine shmem_ctx_float_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_float_get")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_get
    subroutine shmem_ctx_double_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_double_get")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_get
    subroutine shmem_ctx_longdouble_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longdouble_get")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_get
    subroutine shmem_ctx_char_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_char_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_get
    subroutine shmem_ctx_schar_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_schar_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_get
    subroutine shmem_ctx_short_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_short_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_get
    subroutine shmem_ctx_int_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_get
    subroutine shmem_ctx_long_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_long_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_get
    subroutine shmem_ctx_longlong_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longlong_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_get
    subroutine shmem_ctx_uchar_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uchar_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_get
    subroutine shmem_ctx_ushort_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ushort_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_get
    subroutine shmem_ctx_uint_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_get
    subroutine shmem_ctx_ulong_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulong_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_get
    subroutine shmem_ctx_ulonglong_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulonglong_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_get
    subroutine shmem_ctx_int8_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int8_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_get
    subroutine shmem_ctx_int16_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int16_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_get
    subroutine shmem_ctx_int32_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int32_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_get
    subroutine shmem_ctx_int64_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int64_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_get
    subroutine shmem_ctx_uint8_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint8_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_get
    subroutine shmem_ctx_uint16_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint16_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_get
    subroutine shmem_ctx_uint32_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint32_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_get
    subroutine shmem_ctx_uint64_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint64_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_get
    subroutine shmem_ctx_size_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_size_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_get
    subroutine shmem_ctx_ptrdiff_get(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ptrdiff_get")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_get
    subroutine shmem_ctx_get8(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get8")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get8
    subroutine shmem_ctx_get16(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get16")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get16
    subroutine shmem_ctx_get32(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get32")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get32
    subroutine shmem_ctx_get64(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get64")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get64
    subroutine shmem_ctx_get128(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get128")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get128
    subroutine shmem_ctx_getmem(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_getmem")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_getmem
    function shmem_float_g(source, pe) &
        bind(c, name="shmem_float_g")
      import
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
      real(c_float) :: shmem_float_g
    end function shmem_float_g
    function shmem_double_g(source, pe) &
        bind(c, name="shmem_double_g")
      import
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_double) :: shmem_double_g
    end function shmem_double_g
    function shmem_longdouble_g(source, pe) &
        bind(c, name="shmem_longdouble_g")
      import
      real(c_long_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_long_double) :: shmem_longdouble_g
    end function shmem_longdouble_g
    function shmem_char_g(source, pe) &
        bind(c, name="shmem_char_g")
      import
      integer(c_signed_char), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_signed_char) :: shmem_char_g
    end function shmem_char_g
    function shmem_schar_g(source, pe) &
        bind(c, name="shmem_schar_g")
      import
      integer(c_signed_char), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_signed_char) :: shmem_schar_g
    end function shmem_schar_g
    function shmem_short_g(source, pe) &
        bind(c, name="shmem_short_g")
      import
      integer(c_short), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_short) :: shmem_short_g
    end function shmem_short_g
    function shmem_int_g(source, pe) &
        bind(c, name="shmem_int_g")
      import
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_g
    end function shmem_int_g
    function shmem_long_g(source, pe) &
        bind(c, name="shmem_long_g")
      import
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_g
    end function shmem_long_g
    function shmem_longlong_g(source, pe) &
        bind(c, name="shmem_longlong_g")
      import
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_g
    end function shmem_longlong_g
    function shmem_uchar_g(source, pe) &
        bind(c, name="shmem_uchar_g")
      import
      integer(c_signed_char), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_signed_char) :: shmem_uchar_g
    end function shmem_uchar_g
    function shmem_ushort_g(source, pe) &
        bind(c, name="shmem_ushort_g")
      import
      integer(c_short), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_short) :: shmem_ushort_g
    end function shmem_ushort_g
    function shmem_uint_g(source, pe) &
        bind(c, name="shmem_uint_g")
      import
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_g
    end function shmem_uint_g
    function shmem_ulong_g(source, pe) &
        bind(c, name="shmem_ulong_g")
      import
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_g
    end function shmem_ulong_g
    function shmem_ulonglong_g(source, pe) &
        bind(c, name="shmem_ulonglong_g")
      import
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_g
    end function shmem_ulonglong_g
    function shmem_int8_g(source, pe) &
        bind(c, name="shmem_int8_g")
      import
      integer(c_int8_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int8_t) :: shmem_int8_g
    end function shmem_int8_g
    function shmem_int16_g(source, pe) &
        bind(c, name="shmem_int16_g")
      import
      integer(c_int16_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int16_t) :: shmem_int16_g
    end function shmem_int16_g
    function shmem_int32_g(source, pe) &
        bind(c, name="shmem_int32_g")
      import
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_g
    end function shmem_int32_g
    function shmem_int64_g(source, pe) &
        bind(c, name="shmem_int64_g")
      import
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_g
    end function shmem_int64_g
    function shmem_uint8_g(source, pe) &
        bind(c, name="shmem_uint8_g")
      import
      integer(c_int8_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int8_t) :: shmem_uint8_g
    end function shmem_uint8_g
    function shmem_uint16_g(source, pe) &
        bind(c, name="shmem_uint16_g")
      import
      integer(c_int16_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int16_t) :: shmem_uint16_g
    end function shmem_uint16_g
    function shmem_uint32_g(source, pe) &
        bind(c, name="shmem_uint32_g")
      import
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_g
    end function shmem_uint32_g
    function shmem_uint64_g(source, pe) &
        bind(c, name="shmem_uint64_g")
      import
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_g
    end function shmem_uint64_g
    function shmem_size_g(source, pe) &
        bind(c, name="shmem_size_g")
      import
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_g
    end function shmem_size_g
    function shmem_ptrdiff_g(source, pe) &
        bind(c, name="shmem_ptrdiff_g")
      import
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_g
    end function shmem_ptrdiff_g
    function shmem_ctx_float_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_float_g")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
      real(c_float) :: shmem_ctx_float_g
    end function shmem_ctx_float_g
    function shmem_ctx_double_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_double_g")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_double) :: shmem_ctx_double_g
    end function shmem_ctx_double_g
    function shmem_ctx_longdouble_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_longdouble_g")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_long_double) :: shmem_ctx_longdouble_g
    end function shmem_ctx_longdouble_g
    function shmem_ctx_char_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_char_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_signed_char) :: shmem_ctx_char_g
    end function shmem_ctx_char_g
    function shmem_ctx_schar_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_schar_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_signed_char) :: shmem_ctx_schar_g
    end function shmem_ctx_schar_g
    function shmem_ctx_short_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_short_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_short) :: shmem_ctx_short_g
    end function shmem_ctx_short_g
    function shmem_ctx_int_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_int_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_int_g
    end function shmem_ctx_int_g
    function shmem_ctx_long_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_long_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_long_g
    end function shmem_ctx_long_g
    function shmem_ctx_longlong_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_longlong_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_longlong_g
    end function shmem_ctx_longlong_g
    function shmem_ctx_uchar_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_uchar_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_signed_char) :: shmem_ctx_uchar_g
    end function shmem_ctx_uchar_g
    function shmem_ctx_ushort_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_ushort_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_short) :: shmem_ctx_ushort_g
    end function shmem_ctx_ushort_g
    function shmem_ctx_uint_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_g
    end function shmem_ctx_uint_g
    function shmem_ctx_ulong_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_ulong_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_g
    end function shmem_ctx_ulong_g
    function shmem_ctx_ulonglong_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_ulonglong_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_g
    end function shmem_ctx_ulonglong_g
    function shmem_ctx_int8_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_int8_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int8_t) :: shmem_ctx_int8_g
    end function shmem_ctx_int8_g
    function shmem_ctx_int16_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_int16_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int16_t) :: shmem_ctx_int16_g
    end function shmem_ctx_int16_g
    function shmem_ctx_int32_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_int32_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_g
    end function shmem_ctx_int32_g
    function shmem_ctx_int64_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_int64_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_g
    end function shmem_ctx_int64_g
    function shmem_ctx_uint8_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint8_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int8_t) :: shmem_ctx_uint8_g
    end function shmem_ctx_uint8_g
    function shmem_ctx_uint16_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint16_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int16_t) :: shmem_ctx_uint16_g
    end function shmem_ctx_uint16_g
    function shmem_ctx_uint32_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint32_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_g
    end function shmem_ctx_uint32_g
    function shmem_ctx_uint64_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint64_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_g
    end function shmem_ctx_uint64_g
    function shmem_ctx_size_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_size_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_ctx_size_g
    end function shmem_ctx_size_g
    function shmem_ctx_ptrdiff_g(ctx, source, pe) &
        bind(c, name="shmem_ctx_ptrdiff_g")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ctx_ptrdiff_g
    end function shmem_ctx_ptrdiff_g
    subroutine shmem_float_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_float_iget")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_float_iget
    subroutine shmem_double_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_double_iget")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_double_iget
    subroutine shmem_longdouble_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_longdouble_iget")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_iget
    subroutine shmem_char_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_char_iget")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_char_iget
    subroutine shmem_schar_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_schar_iget")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_schar_iget
    subroutine shmem_short_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_short_iget")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_short_iget
    subroutine shmem_int_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int_iget")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int_iget
    subroutine shmem_long_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_long_iget")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_long_iget
    subroutine shmem_longlong_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_longlong_iget")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longlong_iget
    subroutine shmem_uchar_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uchar_iget")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uchar_iget
    subroutine shmem_ushort_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ushort_iget")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ushort_iget
    subroutine shmem_uint_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint_iget")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint_iget
    subroutine shmem_ulong_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ulong_iget")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulong_iget
    subroutine shmem_ulonglong_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ulonglong_iget")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_iget
    subroutine shmem_int8_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int8_iget")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int8_iget
    subroutine shmem_int16_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int16_iget")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int16_iget
    subroutine shmem_int32_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int32_iget")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int32_iget
    subroutine shmem_int64_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_int64_iget")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int64_iget
    subroutine shmem_uint8_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint8_iget")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint8_iget
    subroutine shmem_uint16_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint16_iget")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint16_iget
    subroutine shmem_uint32_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint32_iget")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint32_iget
    subroutine shmem_uint64_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_uint64_iget")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint64_iget
    subroutine shmem_size_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_size_iget")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_size_iget
    subroutine shmem_ptrdiff_iget(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ptrdiff_iget")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_iget
    subroutine shmem_iget8(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iget8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iget8
    subroutine shmem_iget16(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iget16")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iget16
    subroutine shmem_iget32(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iget32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iget32
    subroutine shmem_iget64(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iget64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iget64
    subroutine shmem_iget128(dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_iget128")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_iget128
    subroutine shmem_ctx_float_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_float_iget")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_iget
    subroutine shmem_ctx_double_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_double_iget")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_iget
    subroutine shmem_ctx_longdouble_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_longdouble_iget")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_iget
    subroutine shmem_ctx_char_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_char_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_iget
    subroutine shmem_ctx_schar_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_schar_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_iget
    subroutine shmem_ctx_short_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_short_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_iget
    subroutine shmem_ctx_int_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_iget
    subroutine shmem_ctx_long_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_long_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_iget
    subroutine shmem_ctx_longlong_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_longlong_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_iget
    subroutine shmem_ctx_uchar_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uchar_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_iget
    subroutine shmem_ctx_ushort_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ushort_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_iget
    subroutine shmem_ctx_uint_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_iget
    subroutine shmem_ctx_ulong_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ulong_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_iget
    subroutine shmem_ctx_ulonglong_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ulonglong_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_iget
    subroutine shmem_ctx_int8_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int8_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_iget
    subroutine shmem_ctx_int16_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int16_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_iget
    subroutine shmem_ctx_int32_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int32_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_iget
    subroutine shmem_ctx_int64_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_int64_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_iget
    subroutine shmem_ctx_uint8_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint8_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_iget
    subroutine shmem_ctx_uint16_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint16_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_iget
    subroutine shmem_ctx_uint32_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint32_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_iget
    subroutine shmem_ctx_uint64_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_uint64_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_iget
    subroutine shmem_ctx_size_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_size_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_iget
    subroutine shmem_ctx_ptrdiff_iget(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_ptrdiff_iget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_iget
    subroutine shmem_ctx_iget8(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iget8")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iget8
    subroutine shmem_ctx_iget16(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iget16")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iget16
    subroutine shmem_ctx_iget32(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iget32")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iget32
    subroutine shmem_ctx_iget64(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iget64")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iget64
    subroutine shmem_ctx_iget128(ctx, dest, source, dst, sst, nelems, pe) &
        bind(c, name="shmem_ctx_iget128")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_iget128
    subroutine shmem_float_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_float_ibput")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_float_ibput
    subroutine shmem_double_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_double_ibput")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_double_ibput
    subroutine shmem_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_longdouble_ibput")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_ibput
    subroutine shmem_char_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_char_ibput")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_char_ibput
    subroutine shmem_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_schar_ibput")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_schar_ibput
    subroutine shmem_short_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_short_ibput")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_short_ibput
    subroutine shmem_int_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int_ibput")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int_ibput
    subroutine shmem_long_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_long_ibput")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_long_ibput
    subroutine shmem_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_longlong_ibput")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_longlong_ibput
    subroutine shmem_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uchar_ibput")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uchar_ibput
    subroutine shmem_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ushort_ibput")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ushort_ibput
    subroutine shmem_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint_ibput")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint_ibput
    subroutine shmem_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ulong_ibput")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ulong_ibput
    subroutine shmem_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ulonglong_ibput")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_ibput
    subroutine shmem_int8_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int8_ibput")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int8_ibput
    subroutine shmem_int16_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int16_ibput")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int16_ibput
    subroutine shmem_int32_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int32_ibput")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int32_ibput
    subroutine shmem_int64_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int64_ibput")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int64_ibput
    subroutine shmem_uint8_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint8_ibput")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint8_ibput
    subroutine shmem_uint16_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint16_ibput")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint16_ibput
    subroutine shmem_uint32_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint32_ibput")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint32_ibput
    subroutine shmem_uint64_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint64_ibput")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint64_ibput
    subroutine shmem_size_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_size_ibput")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_size_ibput
    subroutine shmem_ptrdiff_ibput(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ptrdiff_ibput")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_ibput
    subroutine shmem_ibput8(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibput8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibput8
    subroutine shmem_ibput16(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibput16")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibput16
    subroutine shmem_ibput32(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibput32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibput32
    subroutine shmem_ibput64(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibput64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibput64
    subroutine shmem_ibput128(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibput128")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibput128
    subroutine shmem_ctx_float_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_float_ibput")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_ibput
    subroutine shmem_ctx_double_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_double_ibput")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_ibput
    subroutine shmem_ctx_longdouble_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_longdouble_ibput")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_ibput
    subroutine shmem_ctx_char_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_char_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_ibput
    subroutine shmem_ctx_schar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_schar_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_ibput
    subroutine shmem_ctx_short_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_short_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_ibput
    subroutine shmem_ctx_int_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_ibput
    subroutine shmem_ctx_long_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_long_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_ibput
    subroutine shmem_ctx_longlong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_longlong_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_ibput
    subroutine shmem_ctx_uchar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uchar_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_ibput
    subroutine shmem_ctx_ushort_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ushort_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_ibput
    subroutine shmem_ctx_uint_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_ibput
    subroutine shmem_ctx_ulong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ulong_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_ibput
    subroutine shmem_ctx_ulonglong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ulonglong_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_ibput
    subroutine shmem_ctx_int8_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int8_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_ibput
    subroutine shmem_ctx_int16_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int16_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_ibput
    subroutine shmem_ctx_int32_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int32_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_ibput
    subroutine shmem_ctx_int64_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int64_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_ibput
    subroutine shmem_ctx_uint8_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint8_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_ibput
    subroutine shmem_ctx_uint16_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint16_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_ibput
    subroutine shmem_ctx_uint32_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint32_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_ibput
    subroutine shmem_ctx_uint64_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint64_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_ibput
    subroutine shmem_ctx_size_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_size_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_ibput
    subroutine shmem_ctx_ptrdiff_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ptrdiff_ibput")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_ibput
    subroutine shmem_ctx_ibput8(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibput8")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibput8
    subroutine shmem_ctx_ibput16(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibput16")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibput16
    subroutine shmem_ctx_ibput32(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibput32")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibput32
    subroutine shmem_ctx_ibput64(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibput64")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibput64
    subroutine shmem_ctx_ibput128(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibput128")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibput128
    subroutine shmem_float_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_float_ibget")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_float_ibget
    subroutine shmem_double_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_double_ibget")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_double_ibget
    subroutine shmem_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_longdouble_ibget")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_ibget
    subroutine shmem_char_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_char_ibget")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_char_ibget
    subroutine shmem_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_schar_ibget")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_schar_ibget
    subroutine shmem_short_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_short_ibget")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_short_ibget
    subroutine shmem_int_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int_ibget")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int_ibget
    subroutine shmem_long_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_long_ibget")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_long_ibget
    subroutine shmem_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_longlong_ibget")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_longlong_ibget
    subroutine shmem_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uchar_ibget")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uchar_ibget
    subroutine shmem_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ushort_ibget")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ushort_ibget
    subroutine shmem_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint_ibget")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint_ibget
    subroutine shmem_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ulong_ibget")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ulong_ibget
    subroutine shmem_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ulonglong_ibget")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_ibget
    subroutine shmem_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int8_ibget")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int8_ibget
    subroutine shmem_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int16_ibget")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int16_ibget
    subroutine shmem_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int32_ibget")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int32_ibget
    subroutine shmem_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_int64_ibget")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_int64_ibget
    subroutine shmem_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint8_ibget")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint8_ibget
    subroutine shmem_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint16_ibget")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint16_ibget
    subroutine shmem_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint32_ibget")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint32_ibget
    subroutine shmem_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_uint64_ibget")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_uint64_ibget
    subroutine shmem_size_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_size_ibget")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_size_ibget
    subroutine shmem_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ptrdiff_ibget")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_ibget
    subroutine shmem_ibget8(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibget8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibget8
    subroutine shmem_ibget16(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibget16")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibget16
    subroutine shmem_ibget32(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibget32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibget32
    subroutine shmem_ibget64(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibget64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibget64
    subroutine shmem_ibget128(dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ibget128")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ibget128
    subroutine shmem_ctx_float_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_float_ibget")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_ibget
    subroutine shmem_ctx_double_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_double_ibget")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_ibget
    subroutine shmem_ctx_longdouble_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_longdouble_ibget")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_ibget
    subroutine shmem_ctx_char_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_char_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_ibget
    subroutine shmem_ctx_schar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_schar_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_ibget
    subroutine shmem_ctx_short_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_short_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_ibget
    subroutine shmem_ctx_int_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_ibget
    subroutine shmem_ctx_long_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_long_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_ibget
    subroutine shmem_ctx_longlong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_longlong_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_ibget
    subroutine shmem_ctx_uchar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uchar_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_ibget
    subroutine shmem_ctx_ushort_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ushort_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_ibget
    subroutine shmem_ctx_uint_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_ibget
    subroutine shmem_ctx_ulong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ulong_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_ibget
    subroutine shmem_ctx_ulonglong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ulonglong_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_ibget
    subroutine shmem_ctx_int8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int8_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_ibget
    subroutine shmem_ctx_int16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int16_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_ibget
    subroutine shmem_ctx_int32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int32_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_ibget
    subroutine shmem_ctx_int64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_int64_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_ibget
    subroutine shmem_ctx_uint8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint8_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_ibget
    subroutine shmem_ctx_uint16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint16_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_ibget
    subroutine shmem_ctx_uint32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint32_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_ibget
    subroutine shmem_ctx_uint64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_uint64_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_ibget
    subroutine shmem_ctx_size_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_size_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_ibget
    subroutine shmem_ctx_ptrdiff_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ptrdiff_ibget")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_ibget
    subroutine shmem_ctx_ibget8(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibget8")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibget8
    subroutine shmem_ctx_ibget16(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibget16")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibget16
    subroutine shmem_ctx_ibget32(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibget32")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibget32
    subroutine shmem_ctx_ibget64(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibget64")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibget64
    subroutine shmem_ctx_ibget128(ctx, dest, source, dst, sst, bsize, nblocks, pe) &
        bind(c, name="shmem_ctx_ibget128")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: bsize
      integer(c_size_t), value :: nblocks
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ibget128
    subroutine shmem_float_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_float_put_nbi")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_float_put_nbi
    subroutine shmem_double_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_double_put_nbi")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_double_put_nbi
    subroutine shmem_longdouble_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_longdouble_put_nbi")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_put_nbi
    subroutine shmem_char_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_char_put_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_char_put_nbi
    subroutine shmem_schar_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_schar_put_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_schar_put_nbi
    subroutine shmem_short_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_short_put_nbi")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_short_put_nbi
    subroutine shmem_int_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int_put_nbi")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int_put_nbi
    subroutine shmem_long_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_long_put_nbi")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_long_put_nbi
    subroutine shmem_longlong_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_longlong_put_nbi")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longlong_put_nbi
    subroutine shmem_uchar_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uchar_put_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uchar_put_nbi
    subroutine shmem_ushort_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ushort_put_nbi")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ushort_put_nbi
    subroutine shmem_uint_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint_put_nbi")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint_put_nbi
    subroutine shmem_ulong_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ulong_put_nbi")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulong_put_nbi
    subroutine shmem_ulonglong_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ulonglong_put_nbi")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_put_nbi
    subroutine shmem_int8_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int8_put_nbi")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int8_put_nbi
    subroutine shmem_int16_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int16_put_nbi")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int16_put_nbi
    subroutine shmem_int32_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int32_put_nbi")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int32_put_nbi
    subroutine shmem_int64_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int64_put_nbi")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int64_put_nbi
    subroutine shmem_uint8_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint8_put_nbi")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint8_put_nbi
    subroutine shmem_uint16_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint16_put_nbi")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint16_put_nbi
    subroutine shmem_uint32_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint32_put_nbi")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint32_put_nbi
    subroutine shmem_uint64_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint64_put_nbi")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint64_put_nbi
    subroutine shmem_size_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_size_put_nbi")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_size_put_nbi
    subroutine shmem_ptrdiff_put_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ptrdiff_put_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_put_nbi
    subroutine shmem_put8_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_put8_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put8_nbi
    subroutine shmem_put16_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_put16_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put16_nbi
    subroutine shmem_put32_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_put32_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put32_nbi
    subroutine shmem_put64_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_put64_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put64_nbi
    subroutine shmem_put128_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_put128_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_put128_nbi
    subroutine shmem_putmem_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_putmem_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_putmem_nbi
    subroutine shmem_ctx_float_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_float_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_put_nbi
    subroutine shmem_ctx_double_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_double_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_put_nbi
    subroutine shmem_ctx_longdouble_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longdouble_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_put_nbi
    subroutine shmem_ctx_char_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_char_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_put_nbi
    subroutine shmem_ctx_schar_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_schar_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_put_nbi
    subroutine shmem_ctx_short_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_short_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_put_nbi
    subroutine shmem_ctx_int_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_put_nbi
    subroutine shmem_ctx_long_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_long_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_put_nbi
    subroutine shmem_ctx_longlong_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longlong_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_put_nbi
    subroutine shmem_ctx_uchar_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uchar_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_put_nbi
    subroutine shmem_ctx_ushort_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ushort_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_put_nbi
    subroutine shmem_ctx_uint_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_put_nbi
    subroutine shmem_ctx_ulong_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulong_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_put_nbi
    subroutine shmem_ctx_ulonglong_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulonglong_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_put_nbi
    subroutine shmem_ctx_int8_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int8_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_put_nbi
    subroutine shmem_ctx_int16_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int16_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_put_nbi
    subroutine shmem_ctx_int32_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int32_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_put_nbi
    subroutine shmem_ctx_int64_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int64_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_put_nbi
    subroutine shmem_ctx_uint8_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint8_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_put_nbi
    subroutine shmem_ctx_uint16_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint16_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_put_nbi
    subroutine shmem_ctx_uint32_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint32_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_put_nbi
    subroutine shmem_ctx_uint64_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint64_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_put_nbi
    subroutine shmem_ctx_size_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_size_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_put_nbi
    subroutine shmem_ctx_ptrdiff_put_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ptrdiff_put_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_put_nbi
    subroutine shmem_ctx_put8_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put8_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put8_nbi
    subroutine shmem_ctx_put16_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put16_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put16_nbi
    subroutine shmem_ctx_put32_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put32_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put32_nbi
    subroutine shmem_ctx_put64_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put64_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put64_nbi
    subroutine shmem_ctx_put128_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_put128_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put128_nbi
    subroutine shmem_ctx_putmem_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_putmem_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_putmem_nbi
    subroutine shmem_float_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_float_get_nbi")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_float_get_nbi
    subroutine shmem_double_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_double_get_nbi")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_double_get_nbi
    subroutine shmem_longdouble_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_longdouble_get_nbi")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_get_nbi
    subroutine shmem_char_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_char_get_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_char_get_nbi
    subroutine shmem_schar_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_schar_get_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_schar_get_nbi
    subroutine shmem_short_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_short_get_nbi")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_short_get_nbi
    subroutine shmem_int_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int_get_nbi")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int_get_nbi
    subroutine shmem_long_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_long_get_nbi")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_long_get_nbi
    subroutine shmem_longlong_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_longlong_get_nbi")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_longlong_get_nbi
    subroutine shmem_uchar_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uchar_get_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uchar_get_nbi
    subroutine shmem_ushort_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ushort_get_nbi")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ushort_get_nbi
    subroutine shmem_uint_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint_get_nbi")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint_get_nbi
    subroutine shmem_ulong_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ulong_get_nbi")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulong_get_nbi
    subroutine shmem_ulonglong_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ulonglong_get_nbi")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_get_nbi
    subroutine shmem_int8_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int8_get_nbi")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int8_get_nbi
    subroutine shmem_int16_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int16_get_nbi")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int16_get_nbi
    subroutine shmem_int32_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int32_get_nbi")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int32_get_nbi
    subroutine shmem_int64_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_int64_get_nbi")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_int64_get_nbi
    subroutine shmem_uint8_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint8_get_nbi")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint8_get_nbi
    subroutine shmem_uint16_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint16_get_nbi")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint16_get_nbi
    subroutine shmem_uint32_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint32_get_nbi")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint32_get_nbi
    subroutine shmem_uint64_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_uint64_get_nbi")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_uint64_get_nbi
    subroutine shmem_size_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_size_get_nbi")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_size_get_nbi
    subroutine shmem_ptrdiff_get_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_ptrdiff_get_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_get_nbi
    subroutine shmem_get8_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_get8_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get8_nbi
    subroutine shmem_get16_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_get16_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get16_nbi
    subroutine shmem_get32_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_get32_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get32_nbi
    subroutine shmem_get64_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_get64_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get64_nbi
    subroutine shmem_get128_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_get128_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_get128_nbi
    subroutine shmem_getmem_nbi(dest, source, nelems, pe) &
        bind(c, name="shmem_getmem_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_getmem_nbi
    subroutine shmem_ctx_float_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_float_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_get_nbi
    subroutine shmem_ctx_double_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_double_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_get_nbi
    subroutine shmem_ctx_longdouble_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longdouble_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_get_nbi
    subroutine shmem_ctx_char_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_char_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_get_nbi
    subroutine shmem_ctx_schar_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_schar_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_get_nbi
    subroutine shmem_ctx_short_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_short_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_get_nbi
    subroutine shmem_ctx_int_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_get_nbi
    subroutine shmem_ctx_long_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_long_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_get_nbi
    subroutine shmem_ctx_longlong_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_longlong_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_get_nbi
    subroutine shmem_ctx_uchar_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uchar_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_get_nbi
    subroutine shmem_ctx_ushort_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ushort_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_get_nbi
    subroutine shmem_ctx_uint_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_get_nbi
    subroutine shmem_ctx_ulong_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulong_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_get_nbi
    subroutine shmem_ctx_ulonglong_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ulonglong_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_get_nbi
    subroutine shmem_ctx_int8_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int8_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_get_nbi
    subroutine shmem_ctx_int16_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int16_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_get_nbi
    subroutine shmem_ctx_int32_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int32_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_get_nbi
    subroutine shmem_ctx_int64_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_int64_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_get_nbi
    subroutine shmem_ctx_uint8_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint8_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_get_nbi
    subroutine shmem_ctx_uint16_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint16_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_get_nbi
    subroutine shmem_ctx_uint32_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint32_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_get_nbi
    subroutine shmem_ctx_uint64_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_uint64_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_get_nbi
    subroutine shmem_ctx_size_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_size_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_get_nbi
    subroutine shmem_ctx_ptrdiff_get_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_ptrdiff_get_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_get_nbi
    subroutine shmem_ctx_get8_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get8_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get8_nbi
    subroutine shmem_ctx_get16_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get16_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get16_nbi
    subroutine shmem_ctx_get32_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get32_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get32_nbi
    subroutine shmem_ctx_get64_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get64_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get64_nbi
    subroutine shmem_ctx_get128_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_get128_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_get128_nbi
    subroutine shmem_ctx_getmem_nbi(ctx, dest, source, nelems, pe) &
        bind(c, name="shmem_ctx_getmem_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: pe
    end subroutine shmem_ctx_getmem_nbi
    function shmem_float_atomic_fetch(source, pe) &
        bind(c, name="shmem_float_atomic_fetch")
      import
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
      real(c_float) :: shmem_float_atomic_fetch
    end function shmem_float_atomic_fetch
    function shmem_double_atomic_fetch(source, pe) &
        bind(c, name="shmem_double_atomic_fetch")
      import
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_double) :: shmem_double_atomic_fetch
    end function shmem_double_atomic_fetch
    function shmem_int_atomic_fetch(source, pe) &
        bind(c, name="shmem_int_atomic_fetch")
      import
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_atomic_fetch
    end function shmem_int_atomic_fetch
    function shmem_long_atomic_fetch(source, pe) &
        bind(c, name="shmem_long_atomic_fetch")
      import
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_atomic_fetch
    end function shmem_long_atomic_fetch
    function shmem_longlong_atomic_fetch(source, pe) &
        bind(c, name="shmem_longlong_atomic_fetch")
      import
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_atomic_fetch
    end function shmem_longlong_atomic_fetch
    function shmem_uint_atomic_fetch(source, pe) &
        bind(c, name="shmem_uint_atomic_fetch")
      import
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_fetch
    end function shmem_uint_atomic_fetch
    function shmem_ulong_atomic_fetch(source, pe) &
        bind(c, name="shmem_ulong_atomic_fetch")
      import
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_fetch
    end function shmem_ulong_atomic_fetch
    function shmem_ulonglong_atomic_fetch(source, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch")
      import
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_fetch
    end function shmem_ulonglong_atomic_fetch
    function shmem_int32_atomic_fetch(source, pe) &
        bind(c, name="shmem_int32_atomic_fetch")
      import
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_fetch
    end function shmem_int32_atomic_fetch
    function shmem_int64_atomic_fetch(source, pe) &
        bind(c, name="shmem_int64_atomic_fetch")
      import
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_fetch
    end function shmem_int64_atomic_fetch
    function shmem_uint32_atomic_fetch(source, pe) &
        bind(c, name="shmem_uint32_atomic_fetch")
      import
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_fetch
    end function shmem_uint32_atomic_fetch
    function shmem_uint64_atomic_fetch(source, pe) &
        bind(c, name="shmem_uint64_atomic_fetch")
      import
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_fetch
    end function shmem_uint64_atomic_fetch
    function shmem_size_atomic_fetch(source, pe) &
        bind(c, name="shmem_size_atomic_fetch")
      import
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_atomic_fetch
    end function shmem_size_atomic_fetch
    function shmem_ptrdiff_atomic_fetch(source, pe) &
        bind(c, name="shmem_ptrdiff_atomic_fetch")
      import
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_atomic_fetch
    end function shmem_ptrdiff_atomic_fetch
    function shmem_ctx_float_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_float_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
      real(c_float) :: shmem_ctx_float_atomic_fetch
    end function shmem_ctx_float_atomic_fetch
    function shmem_ctx_double_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_double_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_double) :: shmem_ctx_double_atomic_fetch
    end function shmem_ctx_double_atomic_fetch
    function shmem_ctx_int_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_int_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_int_atomic_fetch
    end function shmem_ctx_int_atomic_fetch
    function shmem_ctx_long_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_long_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_long_atomic_fetch
    end function shmem_ctx_long_atomic_fetch
    function shmem_ctx_longlong_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_longlong_atomic_fetch
    end function shmem_ctx_longlong_atomic_fetch
    function shmem_ctx_uint_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_fetch
    end function shmem_ctx_uint_atomic_fetch
    function shmem_ctx_ulong_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_fetch
    end function shmem_ctx_ulong_atomic_fetch
    function shmem_ctx_ulonglong_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_fetch
    end function shmem_ctx_ulonglong_atomic_fetch
    function shmem_ctx_int32_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_fetch
    end function shmem_ctx_int32_atomic_fetch
    function shmem_ctx_int64_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_fetch
    end function shmem_ctx_int64_atomic_fetch
    function shmem_ctx_uint32_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_fetch
    end function shmem_ctx_uint32_atomic_fetch
    function shmem_ctx_uint64_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_fetch
    end function shmem_ctx_uint64_atomic_fetch
    function shmem_ctx_size_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_size_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_ctx_size_atomic_fetch
    end function shmem_ctx_size_atomic_fetch
    function shmem_ctx_ptrdiff_atomic_fetch(ctx, source, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_fetch")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ctx_ptrdiff_atomic_fetch
    end function shmem_ctx_ptrdiff_atomic_fetch
    subroutine shmem_float_atomic_set(dest, value, pe) &
        bind(c, name="shmem_float_atomic_set")
      import
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_float_atomic_set
    subroutine shmem_double_atomic_set(dest, value, pe) &
        bind(c, name="shmem_double_atomic_set")
      import
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_double_atomic_set
    subroutine shmem_int_atomic_set(dest, value, pe) &
        bind(c, name="shmem_int_atomic_set")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_set
    subroutine shmem_long_atomic_set(dest, value, pe) &
        bind(c, name="shmem_long_atomic_set")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_set
    subroutine shmem_longlong_atomic_set(dest, value, pe) &
        bind(c, name="shmem_longlong_atomic_set")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_set
    subroutine shmem_uint_atomic_set(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_set")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_set
    subroutine shmem_ulong_atomic_set(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_set")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_set
    subroutine shmem_ulonglong_atomic_set(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_set")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_set
    subroutine shmem_int32_atomic_set(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_set")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_set
    subroutine shmem_int64_atomic_set(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_set")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_set
    subroutine shmem_uint32_atomic_set(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_set")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_set
    subroutine shmem_uint64_atomic_set(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_set")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_set
    subroutine shmem_size_atomic_set(dest, value, pe) &
        bind(c, name="shmem_size_atomic_set")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_set
    subroutine shmem_ptrdiff_atomic_set(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_set")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_set
    subroutine shmem_ctx_float_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_float_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_atomic_set
    subroutine shmem_ctx_double_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_double_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_atomic_set
    subroutine shmem_ctx_int_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_set
    subroutine shmem_ctx_long_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_set
    subroutine shmem_ctx_longlong_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_set
    subroutine shmem_ctx_uint_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_set
    subroutine shmem_ctx_ulong_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_set
    subroutine shmem_ctx_ulonglong_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_set
    subroutine shmem_ctx_int32_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_set
    subroutine shmem_ctx_int64_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_set
    subroutine shmem_ctx_uint32_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_set
    subroutine shmem_ctx_uint64_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_set
    subroutine shmem_ctx_size_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_set
    subroutine shmem_ctx_ptrdiff_atomic_set(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_set
    function shmem_int_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_int_atomic_compare_swap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_atomic_compare_swap
    end function shmem_int_atomic_compare_swap
    function shmem_long_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_long_atomic_compare_swap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_atomic_compare_swap
    end function shmem_long_atomic_compare_swap
    function shmem_longlong_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_longlong_atomic_compare_swap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_atomic_compare_swap
    end function shmem_longlong_atomic_compare_swap
    function shmem_uint_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_uint_atomic_compare_swap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_compare_swap
    end function shmem_uint_atomic_compare_swap
    function shmem_ulong_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_ulong_atomic_compare_swap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_compare_swap
    end function shmem_ulong_atomic_compare_swap
    function shmem_ulonglong_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_compare_swap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_compare_swap
    end function shmem_ulonglong_atomic_compare_swap
    function shmem_int32_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_int32_atomic_compare_swap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_compare_swap
    end function shmem_int32_atomic_compare_swap
    function shmem_int64_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_int64_atomic_compare_swap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_compare_swap
    end function shmem_int64_atomic_compare_swap
    function shmem_uint32_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_uint32_atomic_compare_swap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_compare_swap
    end function shmem_uint32_atomic_compare_swap
    function shmem_uint64_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_uint64_atomic_compare_swap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_compare_swap
    end function shmem_uint64_atomic_compare_swap
    function shmem_size_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_size_atomic_compare_swap")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: cond
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_atomic_compare_swap
    end function shmem_size_atomic_compare_swap
    function shmem_ptrdiff_atomic_compare_swap(dest, cond, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_compare_swap")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: cond
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_atomic_compare_swap
    end function shmem_ptrdiff_atomic_compare_swap
    function shmem_ctx_int_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_int_atomic_compare_swap
    end function shmem_ctx_int_atomic_compare_swap
    function shmem_ctx_long_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_long_atomic_compare_swap
    end function shmem_ctx_long_atomic_compare_swap
    function shmem_ctx_longlong_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_longlong_atomic_compare_swap
    end function shmem_ctx_longlong_atomic_compare_swap
    function shmem_ctx_uint_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_compare_swap
    end function shmem_ctx_uint_atomic_compare_swap
    function shmem_ctx_ulong_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_compare_swap
    end function shmem_ctx_ulong_atomic_compare_swap
    function shmem_ctx_ulonglong_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_compare_swap
    end function shmem_ctx_ulonglong_atomic_compare_swap
    function shmem_ctx_int32_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_compare_swap
    end function shmem_ctx_int32_atomic_compare_swap
    function shmem_ctx_int64_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_compare_swap
    end function shmem_ctx_int64_atomic_compare_swap
    function shmem_ctx_uint32_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_compare_swap
    end function shmem_ctx_uint32_atomic_compare_swap
    function shmem_ctx_uint64_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_compare_swap
    end function shmem_ctx_uint64_atomic_compare_swap
    function shmem_ctx_size_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: cond
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_ctx_size_atomic_compare_swap
    end function shmem_ctx_size_atomic_compare_swap
    function shmem_ctx_ptrdiff_atomic_compare_swap(ctx, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_compare_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: cond
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ctx_ptrdiff_atomic_compare_swap
    end function shmem_ctx_ptrdiff_atomic_compare_swap
    function shmem_float_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_float_atomic_swap")
      import
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
      real(c_float) :: shmem_float_atomic_swap
    end function shmem_float_atomic_swap
    function shmem_double_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_double_atomic_swap")
      import
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
      real(c_double) :: shmem_double_atomic_swap
    end function shmem_double_atomic_swap
    function shmem_int_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_int_atomic_swap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_atomic_swap
    end function shmem_int_atomic_swap
    function shmem_long_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_long_atomic_swap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_atomic_swap
    end function shmem_long_atomic_swap
    function shmem_longlong_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_longlong_atomic_swap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_atomic_swap
    end function shmem_longlong_atomic_swap
    function shmem_uint_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_swap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_swap
    end function shmem_uint_atomic_swap
    function shmem_ulong_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_swap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_swap
    end function shmem_ulong_atomic_swap
    function shmem_ulonglong_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_swap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_swap
    end function shmem_ulonglong_atomic_swap
    function shmem_int32_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_swap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_swap
    end function shmem_int32_atomic_swap
    function shmem_int64_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_swap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_swap
    end function shmem_int64_atomic_swap
    function shmem_uint32_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_swap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_swap
    end function shmem_uint32_atomic_swap
    function shmem_uint64_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_swap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_swap
    end function shmem_uint64_atomic_swap
    function shmem_size_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_size_atomic_swap")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_atomic_swap
    end function shmem_size_atomic_swap
    function shmem_ptrdiff_atomic_swap(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_swap")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_atomic_swap
    end function shmem_ptrdiff_atomic_swap
    function shmem_ctx_float_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_float_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
      real(c_float) :: shmem_ctx_float_atomic_swap
    end function shmem_ctx_float_atomic_swap
    function shmem_ctx_double_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_double_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
      real(c_double) :: shmem_ctx_double_atomic_swap
    end function shmem_ctx_double_atomic_swap
    function shmem_ctx_int_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_int_atomic_swap
    end function shmem_ctx_int_atomic_swap
    function shmem_ctx_long_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_long_atomic_swap
    end function shmem_ctx_long_atomic_swap
    function shmem_ctx_longlong_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_longlong_atomic_swap
    end function shmem_ctx_longlong_atomic_swap
    function shmem_ctx_uint_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_swap
    end function shmem_ctx_uint_atomic_swap
    function shmem_ctx_ulong_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_swap
    end function shmem_ctx_ulong_atomic_swap
    function shmem_ctx_ulonglong_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_swap
    end function shmem_ctx_ulonglong_atomic_swap
    function shmem_ctx_int32_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_swap
    end function shmem_ctx_int32_atomic_swap
    function shmem_ctx_int64_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_swap
    end function shmem_ctx_int64_atomic_swap
    function shmem_ctx_uint32_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_swap
    end function shmem_ctx_uint32_atomic_swap
    function shmem_ctx_uint64_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_swap
    end function shmem_ctx_uint64_atomic_swap
    function shmem_ctx_size_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_ctx_size_atomic_swap
    end function shmem_ctx_size_atomic_swap
    function shmem_ctx_ptrdiff_atomic_swap(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_swap")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ctx_ptrdiff_atomic_swap
    end function shmem_ctx_ptrdiff_atomic_swap
    function shmem_int_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_int_atomic_fetch_inc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_atomic_fetch_inc
    end function shmem_int_atomic_fetch_inc
    function shmem_long_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_long_atomic_fetch_inc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_atomic_fetch_inc
    end function shmem_long_atomic_fetch_inc
    function shmem_longlong_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_longlong_atomic_fetch_inc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_atomic_fetch_inc
    end function shmem_longlong_atomic_fetch_inc
    function shmem_uint_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_uint_atomic_fetch_inc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_fetch_inc
    end function shmem_uint_atomic_fetch_inc
    function shmem_ulong_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_inc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_fetch_inc
    end function shmem_ulong_atomic_fetch_inc
    function shmem_ulonglong_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_inc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_fetch_inc
    end function shmem_ulonglong_atomic_fetch_inc
    function shmem_int32_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_int32_atomic_fetch_inc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_fetch_inc
    end function shmem_int32_atomic_fetch_inc
    function shmem_int64_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_int64_atomic_fetch_inc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_fetch_inc
    end function shmem_int64_atomic_fetch_inc
    function shmem_uint32_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_inc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_fetch_inc
    end function shmem_uint32_atomic_fetch_inc
    function shmem_uint64_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_inc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_fetch_inc
    end function shmem_uint64_atomic_fetch_inc
    function shmem_size_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_size_atomic_fetch_inc")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_atomic_fetch_inc
    end function shmem_size_atomic_fetch_inc
    function shmem_ptrdiff_atomic_fetch_inc(dest, pe) &
        bind(c, name="shmem_ptrdiff_atomic_fetch_inc")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_atomic_fetch_inc
    end function shmem_ptrdiff_atomic_fetch_inc
    function shmem_ctx_int_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_int_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_int_atomic_fetch_inc
    end function shmem_ctx_int_atomic_fetch_inc
    function shmem_ctx_long_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_long_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_long_atomic_fetch_inc
    end function shmem_ctx_long_atomic_fetch_inc
    function shmem_ctx_longlong_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_longlong_atomic_fetch_inc
    end function shmem_ctx_longlong_atomic_fetch_inc
    function shmem_ctx_uint_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_fetch_inc
    end function shmem_ctx_uint_atomic_fetch_inc
    function shmem_ctx_ulong_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_fetch_inc
    end function shmem_ctx_ulong_atomic_fetch_inc
    function shmem_ctx_ulonglong_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_fetch_inc
    end function shmem_ctx_ulonglong_atomic_fetch_inc
    function shmem_ctx_int32_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_fetch_inc
    end function shmem_ctx_int32_atomic_fetch_inc
    function shmem_ctx_int64_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_fetch_inc
    end function shmem_ctx_int64_atomic_fetch_inc
    function shmem_ctx_uint32_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_fetch_inc
    end function shmem_ctx_uint32_atomic_fetch_inc
    function shmem_ctx_uint64_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_fetch_inc
    end function shmem_ctx_uint64_atomic_fetch_inc
    function shmem_ctx_size_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_size_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_ctx_size_atomic_fetch_inc
    end function shmem_ctx_size_atomic_fetch_inc
    function shmem_ctx_ptrdiff_atomic_fetch_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_fetch_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ctx_ptrdiff_atomic_fetch_inc
    end function shmem_ctx_ptrdiff_atomic_fetch_inc
    subroutine shmem_int_atomic_inc(dest, pe) &
        bind(c, name="shmem_int_atomic_inc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_inc
    subroutine shmem_long_atomic_inc(dest, pe) &
        bind(c, name="shmem_long_atomic_inc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_inc
    subroutine shmem_longlong_atomic_inc(dest, pe) &
        bind(c, name="shmem_longlong_atomic_inc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_inc
    subroutine shmem_uint_atomic_inc(dest, pe) &
        bind(c, name="shmem_uint_atomic_inc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_inc
    subroutine shmem_ulong_atomic_inc(dest, pe) &
        bind(c, name="shmem_ulong_atomic_inc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_inc
    subroutine shmem_ulonglong_atomic_inc(dest, pe) &
        bind(c, name="shmem_ulonglong_atomic_inc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_inc
    subroutine shmem_int32_atomic_inc(dest, pe) &
        bind(c, name="shmem_int32_atomic_inc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_inc
    subroutine shmem_int64_atomic_inc(dest, pe) &
        bind(c, name="shmem_int64_atomic_inc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_inc
    subroutine shmem_uint32_atomic_inc(dest, pe) &
        bind(c, name="shmem_uint32_atomic_inc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_inc
    subroutine shmem_uint64_atomic_inc(dest, pe) &
        bind(c, name="shmem_uint64_atomic_inc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_inc
    subroutine shmem_size_atomic_inc(dest, pe) &
        bind(c, name="shmem_size_atomic_inc")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_inc
    subroutine shmem_ptrdiff_atomic_inc(dest, pe) &
        bind(c, name="shmem_ptrdiff_atomic_inc")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_inc
    subroutine shmem_ctx_int_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_int_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_inc
    subroutine shmem_ctx_long_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_long_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_inc
    subroutine shmem_ctx_longlong_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_inc
    subroutine shmem_ctx_uint_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_uint_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_inc
    subroutine shmem_ctx_ulong_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_inc
    subroutine shmem_ctx_ulonglong_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_inc
    subroutine shmem_ctx_int32_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_int32_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_inc
    subroutine shmem_ctx_int64_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_int64_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_inc
    subroutine shmem_ctx_uint32_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_inc
    subroutine shmem_ctx_uint64_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_inc
    subroutine shmem_ctx_size_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_size_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_inc
    subroutine shmem_ctx_ptrdiff_atomic_inc(ctx, dest, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_inc")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_inc
    function shmem_int_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_int_atomic_fetch_add")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_atomic_fetch_add
    end function shmem_int_atomic_fetch_add
    function shmem_long_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_long_atomic_fetch_add")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_atomic_fetch_add
    end function shmem_long_atomic_fetch_add
    function shmem_longlong_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_longlong_atomic_fetch_add")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_atomic_fetch_add
    end function shmem_longlong_atomic_fetch_add
    function shmem_uint_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_add")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_fetch_add
    end function shmem_uint_atomic_fetch_add
    function shmem_ulong_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_add")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_fetch_add
    end function shmem_ulong_atomic_fetch_add
    function shmem_ulonglong_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_add")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_fetch_add
    end function shmem_ulonglong_atomic_fetch_add
    function shmem_int32_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_add")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_fetch_add
    end function shmem_int32_atomic_fetch_add
    function shmem_int64_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_add")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_fetch_add
    end function shmem_int64_atomic_fetch_add
    function shmem_uint32_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_add")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_fetch_add
    end function shmem_uint32_atomic_fetch_add
    function shmem_uint64_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_add")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_fetch_add
    end function shmem_uint64_atomic_fetch_add
    function shmem_size_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_size_atomic_fetch_add")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_atomic_fetch_add
    end function shmem_size_atomic_fetch_add
    function shmem_ptrdiff_atomic_fetch_add(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_fetch_add")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_atomic_fetch_add
    end function shmem_ptrdiff_atomic_fetch_add
    function shmem_ctx_int_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_int_atomic_fetch_add
    end function shmem_ctx_int_atomic_fetch_add
    function shmem_ctx_long_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_long_atomic_fetch_add
    end function shmem_ctx_long_atomic_fetch_add
    function shmem_ctx_longlong_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_longlong_atomic_fetch_add
    end function shmem_ctx_longlong_atomic_fetch_add
    function shmem_ctx_uint_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_fetch_add
    end function shmem_ctx_uint_atomic_fetch_add
    function shmem_ctx_ulong_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_fetch_add
    end function shmem_ctx_ulong_atomic_fetch_add
    function shmem_ctx_ulonglong_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_fetch_add
    end function shmem_ctx_ulonglong_atomic_fetch_add
    function shmem_ctx_int32_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_fetch_add
    end function shmem_ctx_int32_atomic_fetch_add
    function shmem_ctx_int64_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_fetch_add
    end function shmem_ctx_int64_atomic_fetch_add
    function shmem_ctx_uint32_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_fetch_add
    end function shmem_ctx_uint32_atomic_fetch_add
    function shmem_ctx_uint64_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_fetch_add
    end function shmem_ctx_uint64_atomic_fetch_add
    function shmem_ctx_size_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_ctx_size_atomic_fetch_add
    end function shmem_ctx_size_atomic_fetch_add
    function shmem_ctx_ptrdiff_atomic_fetch_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_fetch_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ctx_ptrdiff_atomic_fetch_add
    end function shmem_ctx_ptrdiff_atomic_fetch_add
    subroutine shmem_int_atomic_add(dest, value, pe) &
        bind(c, name="shmem_int_atomic_add")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_add
    subroutine shmem_long_atomic_add(dest, value, pe) &
        bind(c, name="shmem_long_atomic_add")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_add
    subroutine shmem_longlong_atomic_add(dest, value, pe) &
        bind(c, name="shmem_longlong_atomic_add")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_add
    subroutine shmem_uint_atomic_add(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_add")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_add
    subroutine shmem_ulong_atomic_add(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_add")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_add
    subroutine shmem_ulonglong_atomic_add(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_add")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_add
    subroutine shmem_int32_atomic_add(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_add")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_add
    subroutine shmem_int64_atomic_add(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_add")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_add
    subroutine shmem_uint32_atomic_add(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_add")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_add
    subroutine shmem_uint64_atomic_add(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_add")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_add
    subroutine shmem_size_atomic_add(dest, value, pe) &
        bind(c, name="shmem_size_atomic_add")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_add
    subroutine shmem_ptrdiff_atomic_add(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_add")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_add
    subroutine shmem_ctx_int_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_add
    subroutine shmem_ctx_long_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_add
    subroutine shmem_ctx_longlong_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_add
    subroutine shmem_ctx_uint_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_add
    subroutine shmem_ctx_ulong_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_add
    subroutine shmem_ctx_ulonglong_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_add
    subroutine shmem_ctx_int32_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_add
    subroutine shmem_ctx_int64_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_add
    subroutine shmem_ctx_uint32_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_add
    subroutine shmem_ctx_uint64_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_add
    subroutine shmem_ctx_size_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_add
    subroutine shmem_ctx_ptrdiff_atomic_add(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_add
    function shmem_uint_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_and")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_fetch_and
    end function shmem_uint_atomic_fetch_and
    function shmem_ulong_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_and")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_fetch_and
    end function shmem_ulong_atomic_fetch_and
    function shmem_ulonglong_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_and")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_fetch_and
    end function shmem_ulonglong_atomic_fetch_and
    function shmem_int32_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_and")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_fetch_and
    end function shmem_int32_atomic_fetch_and
    function shmem_int64_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_and")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_fetch_and
    end function shmem_int64_atomic_fetch_and
    function shmem_uint32_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_and")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_fetch_and
    end function shmem_uint32_atomic_fetch_and
    function shmem_uint64_atomic_fetch_and(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_and")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_fetch_and
    end function shmem_uint64_atomic_fetch_and
    function shmem_ctx_uint_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_fetch_and
    end function shmem_ctx_uint_atomic_fetch_and
    function shmem_ctx_ulong_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_fetch_and
    end function shmem_ctx_ulong_atomic_fetch_and
    function shmem_ctx_ulonglong_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_fetch_and
    end function shmem_ctx_ulonglong_atomic_fetch_and
    function shmem_ctx_int32_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_fetch_and
    end function shmem_ctx_int32_atomic_fetch_and
    function shmem_ctx_int64_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_fetch_and
    end function shmem_ctx_int64_atomic_fetch_and
    function shmem_ctx_uint32_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_fetch_and
    end function shmem_ctx_uint32_atomic_fetch_and
    function shmem_ctx_uint64_atomic_fetch_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_fetch_and
    end function shmem_ctx_uint64_atomic_fetch_and
    subroutine shmem_uint_atomic_and(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_and")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_and
    subroutine shmem_ulong_atomic_and(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_and")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_and
    subroutine shmem_ulonglong_atomic_and(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_and")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_and
    subroutine shmem_int32_atomic_and(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_and")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_and
    subroutine shmem_int64_atomic_and(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_and")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_and
    subroutine shmem_uint32_atomic_and(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_and")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_and
    subroutine shmem_uint64_atomic_and(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_and")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_and
    subroutine shmem_ctx_uint_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_and
    subroutine shmem_ctx_ulong_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_and
    subroutine shmem_ctx_ulonglong_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_and
    subroutine shmem_ctx_int32_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_and
    subroutine shmem_ctx_int64_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_and
    subroutine shmem_ctx_uint32_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_and
    subroutine shmem_ctx_uint64_atomic_and(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_and")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_and
    function shmem_uint_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_or")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_fetch_or
    end function shmem_uint_atomic_fetch_or
    function shmem_ulong_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_or")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_fetch_or
    end function shmem_ulong_atomic_fetch_or
    function shmem_ulonglong_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_or")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_fetch_or
    end function shmem_ulonglong_atomic_fetch_or
    function shmem_int32_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_or")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_fetch_or
    end function shmem_int32_atomic_fetch_or
    function shmem_int64_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_or")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_fetch_or
    end function shmem_int64_atomic_fetch_or
    function shmem_uint32_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_or")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_fetch_or
    end function shmem_uint32_atomic_fetch_or
    function shmem_uint64_atomic_fetch_or(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_or")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_fetch_or
    end function shmem_uint64_atomic_fetch_or
    function shmem_ctx_uint_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_fetch_or
    end function shmem_ctx_uint_atomic_fetch_or
    function shmem_ctx_ulong_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_fetch_or
    end function shmem_ctx_ulong_atomic_fetch_or
    function shmem_ctx_ulonglong_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_fetch_or
    end function shmem_ctx_ulonglong_atomic_fetch_or
    function shmem_ctx_int32_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_fetch_or
    end function shmem_ctx_int32_atomic_fetch_or
    function shmem_ctx_int64_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_fetch_or
    end function shmem_ctx_int64_atomic_fetch_or
    function shmem_ctx_uint32_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_fetch_or
    end function shmem_ctx_uint32_atomic_fetch_or
    function shmem_ctx_uint64_atomic_fetch_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_fetch_or
    end function shmem_ctx_uint64_atomic_fetch_or
    subroutine shmem_uint_atomic_or(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_or")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_or
    subroutine shmem_ulong_atomic_or(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_or")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_or
    subroutine shmem_ulonglong_atomic_or(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_or")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_or
    subroutine shmem_int32_atomic_or(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_or")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_or
    subroutine shmem_int64_atomic_or(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_or")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_or
    subroutine shmem_uint32_atomic_or(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_or")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_or
    subroutine shmem_uint64_atomic_or(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_or")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_or
    subroutine shmem_ctx_uint_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_or
    subroutine shmem_ctx_ulong_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_or
    subroutine shmem_ctx_ulonglong_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_or
    subroutine shmem_ctx_int32_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_or
    subroutine shmem_ctx_int64_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_or
    subroutine shmem_ctx_uint32_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_or
    subroutine shmem_ctx_uint64_atomic_or(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_or")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_or
    function shmem_uint_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_xor")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_atomic_fetch_xor
    end function shmem_uint_atomic_fetch_xor
    function shmem_ulong_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_xor")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_atomic_fetch_xor
    end function shmem_ulong_atomic_fetch_xor
    function shmem_ulonglong_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_xor")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_atomic_fetch_xor
    end function shmem_ulonglong_atomic_fetch_xor
    function shmem_int32_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_xor")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_atomic_fetch_xor
    end function shmem_int32_atomic_fetch_xor
    function shmem_int64_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_xor")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_atomic_fetch_xor
    end function shmem_int64_atomic_fetch_xor
    function shmem_uint32_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_xor")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_atomic_fetch_xor
    end function shmem_uint32_atomic_fetch_xor
    function shmem_uint64_atomic_fetch_xor(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_xor")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_atomic_fetch_xor
    end function shmem_uint64_atomic_fetch_xor
    function shmem_ctx_uint_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_ctx_uint_atomic_fetch_xor
    end function shmem_ctx_uint_atomic_fetch_xor
    function shmem_ctx_ulong_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ctx_ulong_atomic_fetch_xor
    end function shmem_ctx_ulong_atomic_fetch_xor
    function shmem_ctx_ulonglong_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ctx_ulonglong_atomic_fetch_xor
    end function shmem_ctx_ulonglong_atomic_fetch_xor
    function shmem_ctx_int32_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_int32_atomic_fetch_xor
    end function shmem_ctx_int32_atomic_fetch_xor
    function shmem_ctx_int64_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_int64_atomic_fetch_xor
    end function shmem_ctx_int64_atomic_fetch_xor
    function shmem_ctx_uint32_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_ctx_uint32_atomic_fetch_xor
    end function shmem_ctx_uint32_atomic_fetch_xor
    function shmem_ctx_uint64_atomic_fetch_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_ctx_uint64_atomic_fetch_xor
    end function shmem_ctx_uint64_atomic_fetch_xor
    subroutine shmem_uint_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_uint_atomic_xor")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_xor
    subroutine shmem_ulong_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_xor")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_xor
    subroutine shmem_ulonglong_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_xor")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_xor
    subroutine shmem_int32_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_int32_atomic_xor")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_xor
    subroutine shmem_int64_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_int64_atomic_xor")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_xor
    subroutine shmem_uint32_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_xor")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_xor
    subroutine shmem_uint64_atomic_xor(dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_xor")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_xor
    subroutine shmem_ctx_uint_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_xor
    subroutine shmem_ctx_ulong_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_xor
    subroutine shmem_ctx_ulonglong_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_xor
    subroutine shmem_ctx_int32_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_xor
    subroutine shmem_ctx_int64_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_xor
    subroutine shmem_ctx_uint32_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_xor
    subroutine shmem_ctx_uint64_atomic_xor(ctx, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_xor")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_xor
    subroutine shmem_float_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_float_atomic_fetch_nbi")
      import
      real(c_float), intent(inout) :: fetch
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_float_atomic_fetch_nbi
    subroutine shmem_double_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_double_atomic_fetch_nbi")
      import
      real(c_double), intent(inout) :: fetch
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_double_atomic_fetch_nbi
    subroutine shmem_int_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_int_atomic_fetch_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_fetch_nbi
    subroutine shmem_long_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_long_atomic_fetch_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_fetch_nbi
    subroutine shmem_longlong_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_longlong_atomic_fetch_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_fetch_nbi
    subroutine shmem_uint_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_uint_atomic_fetch_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_fetch_nbi
    subroutine shmem_ulong_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_fetch_nbi
    subroutine shmem_ulonglong_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_fetch_nbi
    subroutine shmem_int32_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_int32_atomic_fetch_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_fetch_nbi
    subroutine shmem_int64_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_int64_atomic_fetch_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_fetch_nbi
    subroutine shmem_uint32_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_fetch_nbi
    subroutine shmem_uint64_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_fetch_nbi
    subroutine shmem_size_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_size_atomic_fetch_nbi")
      import
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_fetch_nbi
    subroutine shmem_ptrdiff_atomic_fetch_nbi(fetch, source, pe) &
        bind(c, name="shmem_ptrdiff_atomic_fetch_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_fetch_nbi
    subroutine shmem_ctx_float_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_float_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: fetch
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_atomic_fetch_nbi
    subroutine shmem_ctx_double_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_double_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: fetch
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_atomic_fetch_nbi
    subroutine shmem_ctx_int_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_int_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_fetch_nbi
    subroutine shmem_ctx_long_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_long_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_fetch_nbi
    subroutine shmem_ctx_longlong_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_fetch_nbi
    subroutine shmem_ctx_uint_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_fetch_nbi
    subroutine shmem_ctx_ulong_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_fetch_nbi
    subroutine shmem_ctx_ulonglong_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_fetch_nbi
    subroutine shmem_ctx_int32_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_fetch_nbi
    subroutine shmem_ctx_int64_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_fetch_nbi
    subroutine shmem_ctx_uint32_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_fetch_nbi
    subroutine shmem_ctx_uint64_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_fetch_nbi
    subroutine shmem_ctx_size_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_size_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_fetch_nbi
    subroutine shmem_ctx_ptrdiff_atomic_fetch_nbi(ctx, fetch, source, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_fetch_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_fetch_nbi
    subroutine shmem_int_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_int_atomic_compare_swap_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_compare_swap_nbi
    subroutine shmem_long_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_long_atomic_compare_swap_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_compare_swap_nbi
    subroutine shmem_longlong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_longlong_atomic_compare_swap_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_compare_swap_nbi
    subroutine shmem_uint_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_uint_atomic_compare_swap_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_compare_swap_nbi
    subroutine shmem_ulong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ulong_atomic_compare_swap_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_compare_swap_nbi
    subroutine shmem_ulonglong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_compare_swap_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_compare_swap_nbi
    subroutine shmem_int32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_int32_atomic_compare_swap_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_compare_swap_nbi
    subroutine shmem_int64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_int64_atomic_compare_swap_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_compare_swap_nbi
    subroutine shmem_uint32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_uint32_atomic_compare_swap_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_compare_swap_nbi
    subroutine shmem_uint64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_uint64_atomic_compare_swap_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_compare_swap_nbi
    subroutine shmem_size_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_size_atomic_compare_swap_nbi")
      import
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: cond
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_compare_swap_nbi
    subroutine shmem_ptrdiff_atomic_compare_swap_nbi(fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_compare_swap_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: cond
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_compare_swap_nbi
    subroutine shmem_ctx_int_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_compare_swap_nbi
    subroutine shmem_ctx_long_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_compare_swap_nbi
    subroutine shmem_ctx_longlong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_compare_swap_nbi
    subroutine shmem_ctx_uint_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_compare_swap_nbi
    subroutine shmem_ctx_ulong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_compare_swap_nbi
    subroutine shmem_ctx_ulonglong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_compare_swap_nbi
    subroutine shmem_ctx_int32_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_compare_swap_nbi
    subroutine shmem_ctx_int64_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_compare_swap_nbi
    subroutine shmem_ctx_uint32_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_compare_swap_nbi
    subroutine shmem_ctx_uint64_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_compare_swap_nbi
    subroutine shmem_ctx_size_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: cond
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_compare_swap_nbi
    subroutine shmem_ctx_ptrdiff_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_compare_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: cond
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_compare_swap_nbi
    subroutine shmem_float_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_float_atomic_swap_nbi")
      import
      real(c_float), intent(inout) :: fetch
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_float_atomic_swap_nbi
    subroutine shmem_double_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_double_atomic_swap_nbi")
      import
      real(c_double), intent(inout) :: fetch
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_double_atomic_swap_nbi
    subroutine shmem_int_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int_atomic_swap_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_swap_nbi
    subroutine shmem_long_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_long_atomic_swap_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_swap_nbi
    subroutine shmem_longlong_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_longlong_atomic_swap_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_swap_nbi
    subroutine shmem_uint_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint_atomic_swap_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_swap_nbi
    subroutine shmem_ulong_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_swap_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_swap_nbi
    subroutine shmem_ulonglong_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_swap_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_swap_nbi
    subroutine shmem_int32_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int32_atomic_swap_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_swap_nbi
    subroutine shmem_int64_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int64_atomic_swap_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_swap_nbi
    subroutine shmem_uint32_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_swap_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_swap_nbi
    subroutine shmem_uint64_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_swap_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_swap_nbi
    subroutine shmem_size_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_size_atomic_swap_nbi")
      import
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_swap_nbi
    subroutine shmem_ptrdiff_atomic_swap_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_swap_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_swap_nbi
    subroutine shmem_ctx_float_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_float_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: fetch
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_atomic_swap_nbi
    subroutine shmem_ctx_double_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_double_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: fetch
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_atomic_swap_nbi
    subroutine shmem_ctx_int_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_swap_nbi
    subroutine shmem_ctx_long_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_swap_nbi
    subroutine shmem_ctx_longlong_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_swap_nbi
    subroutine shmem_ctx_uint_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_swap_nbi
    subroutine shmem_ctx_ulong_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_swap_nbi
    subroutine shmem_ctx_ulonglong_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_swap_nbi
    subroutine shmem_ctx_int32_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_swap_nbi
    subroutine shmem_ctx_int64_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_swap_nbi
    subroutine shmem_ctx_uint32_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_swap_nbi
    subroutine shmem_ctx_uint64_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_swap_nbi
    subroutine shmem_ctx_size_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_swap_nbi
    subroutine shmem_ctx_ptrdiff_atomic_swap_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_swap_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_swap_nbi
    subroutine shmem_int_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_int_atomic_fetch_inc_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_fetch_inc_nbi
    subroutine shmem_long_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_long_atomic_fetch_inc_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_fetch_inc_nbi
    subroutine shmem_longlong_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_longlong_atomic_fetch_inc_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_fetch_inc_nbi
    subroutine shmem_uint_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_uint_atomic_fetch_inc_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_fetch_inc_nbi
    subroutine shmem_ulong_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_inc_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_fetch_inc_nbi
    subroutine shmem_ulonglong_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_inc_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_fetch_inc_nbi
    subroutine shmem_int32_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_int32_atomic_fetch_inc_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_fetch_inc_nbi
    subroutine shmem_int64_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_int64_atomic_fetch_inc_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_fetch_inc_nbi
    subroutine shmem_uint32_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_inc_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_fetch_inc_nbi
    subroutine shmem_uint64_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_inc_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_fetch_inc_nbi
    subroutine shmem_size_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_size_atomic_fetch_inc_nbi")
      import
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_fetch_inc_nbi
    subroutine shmem_ptrdiff_atomic_fetch_inc_nbi(fetch, dest, pe) &
        bind(c, name="shmem_ptrdiff_atomic_fetch_inc_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_fetch_inc_nbi
    subroutine shmem_ctx_int_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_int_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_fetch_inc_nbi
    subroutine shmem_ctx_long_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_long_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_fetch_inc_nbi
    subroutine shmem_ctx_longlong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_fetch_inc_nbi
    subroutine shmem_ctx_uint_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_fetch_inc_nbi
    subroutine shmem_ctx_ulong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_fetch_inc_nbi
    subroutine shmem_ctx_ulonglong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_fetch_inc_nbi
    subroutine shmem_ctx_int32_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_fetch_inc_nbi
    subroutine shmem_ctx_int64_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_fetch_inc_nbi
    subroutine shmem_ctx_uint32_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_fetch_inc_nbi
    subroutine shmem_ctx_uint64_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_fetch_inc_nbi
    subroutine shmem_ctx_size_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_size_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_fetch_inc_nbi
    subroutine shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(ctx, fetch, dest, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_fetch_inc_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_fetch_inc_nbi
    subroutine shmem_int_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int_atomic_fetch_add_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_atomic_fetch_add_nbi
    subroutine shmem_long_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_long_atomic_fetch_add_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_atomic_fetch_add_nbi
    subroutine shmem_longlong_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_longlong_atomic_fetch_add_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_atomic_fetch_add_nbi
    subroutine shmem_uint_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_add_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_fetch_add_nbi
    subroutine shmem_ulong_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_add_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_fetch_add_nbi
    subroutine shmem_ulonglong_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_add_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_fetch_add_nbi
    subroutine shmem_int32_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_add_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_fetch_add_nbi
    subroutine shmem_int64_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_add_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_fetch_add_nbi
    subroutine shmem_uint32_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_add_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_fetch_add_nbi
    subroutine shmem_uint64_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_add_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_fetch_add_nbi
    subroutine shmem_size_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_size_atomic_fetch_add_nbi")
      import
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_atomic_fetch_add_nbi
    subroutine shmem_ptrdiff_atomic_fetch_add_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ptrdiff_atomic_fetch_add_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_atomic_fetch_add_nbi
    subroutine shmem_ctx_int_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_atomic_fetch_add_nbi
    subroutine shmem_ctx_long_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_long_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_atomic_fetch_add_nbi
    subroutine shmem_ctx_longlong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_longlong_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_atomic_fetch_add_nbi
    subroutine shmem_ctx_uint_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_fetch_add_nbi
    subroutine shmem_ctx_ulong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_fetch_add_nbi
    subroutine shmem_ctx_ulonglong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_fetch_add_nbi
    subroutine shmem_ctx_int32_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_fetch_add_nbi
    subroutine shmem_ctx_int64_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_fetch_add_nbi
    subroutine shmem_ctx_uint32_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_fetch_add_nbi
    subroutine shmem_ctx_uint64_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_fetch_add_nbi
    subroutine shmem_ctx_size_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_size_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: fetch
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_atomic_fetch_add_nbi
    subroutine shmem_ctx_ptrdiff_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ptrdiff_atomic_fetch_add_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: fetch
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_atomic_fetch_add_nbi
    subroutine shmem_uint_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_and_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_fetch_and_nbi
    subroutine shmem_ulong_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_and_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_fetch_and_nbi
    subroutine shmem_ulonglong_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_and_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_fetch_and_nbi
    subroutine shmem_int32_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_and_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_fetch_and_nbi
    subroutine shmem_int64_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_and_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_fetch_and_nbi
    subroutine shmem_uint32_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_and_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_fetch_and_nbi
    subroutine shmem_uint64_atomic_fetch_and_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_and_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_fetch_and_nbi
    subroutine shmem_ctx_uint_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_fetch_and_nbi
    subroutine shmem_ctx_ulong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_fetch_and_nbi
    subroutine shmem_ctx_ulonglong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_fetch_and_nbi
    subroutine shmem_ctx_int32_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_fetch_and_nbi
    subroutine shmem_ctx_int64_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_fetch_and_nbi
    subroutine shmem_ctx_uint32_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_fetch_and_nbi
    subroutine shmem_ctx_uint64_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_and_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_fetch_and_nbi
    subroutine shmem_uint_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_or_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_fetch_or_nbi
    subroutine shmem_ulong_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_or_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_fetch_or_nbi
    subroutine shmem_ulonglong_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_or_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_fetch_or_nbi
    subroutine shmem_int32_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_or_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_fetch_or_nbi
    subroutine shmem_int64_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_or_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_fetch_or_nbi
    subroutine shmem_uint32_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_or_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_fetch_or_nbi
    subroutine shmem_uint64_atomic_fetch_or_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_or_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_fetch_or_nbi
    subroutine shmem_ctx_uint_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_fetch_or_nbi
    subroutine shmem_ctx_ulong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_fetch_or_nbi
    subroutine shmem_ctx_ulonglong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_fetch_or_nbi
    subroutine shmem_ctx_int32_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_fetch_or_nbi
    subroutine shmem_ctx_int64_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_fetch_or_nbi
    subroutine shmem_ctx_uint32_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_fetch_or_nbi
    subroutine shmem_ctx_uint64_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_or_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_fetch_or_nbi
    subroutine shmem_uint_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint_atomic_fetch_xor_nbi")
      import
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_atomic_fetch_xor_nbi
    subroutine shmem_ulong_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulong_atomic_fetch_xor_nbi")
      import
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_atomic_fetch_xor_nbi
    subroutine shmem_ulonglong_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_ulonglong_atomic_fetch_xor_nbi")
      import
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_atomic_fetch_xor_nbi
    subroutine shmem_int32_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int32_atomic_fetch_xor_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_atomic_fetch_xor_nbi
    subroutine shmem_int64_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_int64_atomic_fetch_xor_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_atomic_fetch_xor_nbi
    subroutine shmem_uint32_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint32_atomic_fetch_xor_nbi")
      import
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_atomic_fetch_xor_nbi
    subroutine shmem_uint64_atomic_fetch_xor_nbi(fetch, dest, value, pe) &
        bind(c, name="shmem_uint64_atomic_fetch_xor_nbi")
      import
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_atomic_fetch_xor_nbi
    subroutine shmem_ctx_uint_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: fetch
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_atomic_fetch_xor_nbi
    subroutine shmem_ctx_ulong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulong_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: fetch
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_atomic_fetch_xor_nbi
    subroutine shmem_ctx_ulonglong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_ulonglong_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: fetch
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_atomic_fetch_xor_nbi
    subroutine shmem_ctx_int32_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int32_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_atomic_fetch_xor_nbi
    subroutine shmem_ctx_int64_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_int64_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_atomic_fetch_xor_nbi
    subroutine shmem_ctx_uint32_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint32_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: fetch
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_atomic_fetch_xor_nbi
    subroutine shmem_ctx_uint64_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe) &
        bind(c, name="shmem_ctx_uint64_atomic_fetch_xor_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: fetch
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_atomic_fetch_xor_nbi
    function shmem_float_fetch(source, pe) &
        bind(c, name="shmem_float_fetch")
      import
      real(c_float), intent(in) :: source
      integer(c_int), value :: pe
      real(c_float) :: shmem_float_fetch
    end function shmem_float_fetch
    function shmem_double_fetch(source, pe) &
        bind(c, name="shmem_double_fetch")
      import
      real(c_double), intent(in) :: source
      integer(c_int), value :: pe
      real(c_double) :: shmem_double_fetch
    end function shmem_double_fetch
    function shmem_int_fetch(source, pe) &
        bind(c, name="shmem_int_fetch")
      import
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_fetch
    end function shmem_int_fetch
    function shmem_long_fetch(source, pe) &
        bind(c, name="shmem_long_fetch")
      import
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_fetch
    end function shmem_long_fetch
    function shmem_longlong_fetch(source, pe) &
        bind(c, name="shmem_longlong_fetch")
      import
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_fetch
    end function shmem_longlong_fetch
    function shmem_uint_fetch(source, pe) &
        bind(c, name="shmem_uint_fetch")
      import
      integer(c_int), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_fetch
    end function shmem_uint_fetch
    function shmem_ulong_fetch(source, pe) &
        bind(c, name="shmem_ulong_fetch")
      import
      integer(c_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_fetch
    end function shmem_ulong_fetch
    function shmem_ulonglong_fetch(source, pe) &
        bind(c, name="shmem_ulonglong_fetch")
      import
      integer(c_long_long), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_fetch
    end function shmem_ulonglong_fetch
    function shmem_int32_fetch(source, pe) &
        bind(c, name="shmem_int32_fetch")
      import
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_fetch
    end function shmem_int32_fetch
    function shmem_int64_fetch(source, pe) &
        bind(c, name="shmem_int64_fetch")
      import
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_fetch
    end function shmem_int64_fetch
    function shmem_uint32_fetch(source, pe) &
        bind(c, name="shmem_uint32_fetch")
      import
      integer(c_int32_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_fetch
    end function shmem_uint32_fetch
    function shmem_uint64_fetch(source, pe) &
        bind(c, name="shmem_uint64_fetch")
      import
      integer(c_int64_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_fetch
    end function shmem_uint64_fetch
    function shmem_size_fetch(source, pe) &
        bind(c, name="shmem_size_fetch")
      import
      integer(c_size_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_fetch
    end function shmem_size_fetch
    function shmem_ptrdiff_fetch(source, pe) &
        bind(c, name="shmem_ptrdiff_fetch")
      import
      integer(c_ptrdiff_t), intent(in) :: source
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_fetch
    end function shmem_ptrdiff_fetch
    subroutine shmem_float_set(dest, value, pe) &
        bind(c, name="shmem_float_set")
      import
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_float_set
    subroutine shmem_double_set(dest, value, pe) &
        bind(c, name="shmem_double_set")
      import
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_double_set
    subroutine shmem_int_set(dest, value, pe) &
        bind(c, name="shmem_int_set")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_set
    subroutine shmem_long_set(dest, value, pe) &
        bind(c, name="shmem_long_set")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_set
    subroutine shmem_longlong_set(dest, value, pe) &
        bind(c, name="shmem_longlong_set")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_set
    subroutine shmem_uint_set(dest, value, pe) &
        bind(c, name="shmem_uint_set")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_set
    subroutine shmem_ulong_set(dest, value, pe) &
        bind(c, name="shmem_ulong_set")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_set
    subroutine shmem_ulonglong_set(dest, value, pe) &
        bind(c, name="shmem_ulonglong_set")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_set
    subroutine shmem_int32_set(dest, value, pe) &
        bind(c, name="shmem_int32_set")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_set
    subroutine shmem_int64_set(dest, value, pe) &
        bind(c, name="shmem_int64_set")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_set
    subroutine shmem_uint32_set(dest, value, pe) &
        bind(c, name="shmem_uint32_set")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_set
    subroutine shmem_uint64_set(dest, value, pe) &
        bind(c, name="shmem_uint64_set")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_set
    subroutine shmem_size_set(dest, value, pe) &
        bind(c, name="shmem_size_set")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_set
    subroutine shmem_ptrdiff_set(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_set")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_set
    function shmem_int_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_int_cswap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_cswap
    end function shmem_int_cswap
    function shmem_long_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_long_cswap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_cswap
    end function shmem_long_cswap
    function shmem_longlong_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_longlong_cswap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_cswap
    end function shmem_longlong_cswap
    function shmem_uint_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_uint_cswap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: cond
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_cswap
    end function shmem_uint_cswap
    function shmem_ulong_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_ulong_cswap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: cond
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_cswap
    end function shmem_ulong_cswap
    function shmem_ulonglong_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_ulonglong_cswap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: cond
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_cswap
    end function shmem_ulonglong_cswap
    function shmem_int32_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_int32_cswap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_cswap
    end function shmem_int32_cswap
    function shmem_int64_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_int64_cswap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_cswap
    end function shmem_int64_cswap
    function shmem_uint32_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_uint32_cswap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: cond
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_cswap
    end function shmem_uint32_cswap
    function shmem_uint64_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_uint64_cswap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: cond
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_cswap
    end function shmem_uint64_cswap
    function shmem_size_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_size_cswap")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: cond
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_cswap
    end function shmem_size_cswap
    function shmem_ptrdiff_cswap(dest, cond, value, pe) &
        bind(c, name="shmem_ptrdiff_cswap")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: cond
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_cswap
    end function shmem_ptrdiff_cswap
    function shmem_float_swap(dest, value, pe) &
        bind(c, name="shmem_float_swap")
      import
      real(c_float), intent(inout) :: dest
      real(c_float), value :: value
      integer(c_int), value :: pe
      real(c_float) :: shmem_float_swap
    end function shmem_float_swap
    function shmem_double_swap(dest, value, pe) &
        bind(c, name="shmem_double_swap")
      import
      real(c_double), intent(inout) :: dest
      real(c_double), value :: value
      integer(c_int), value :: pe
      real(c_double) :: shmem_double_swap
    end function shmem_double_swap
    function shmem_int_swap(dest, value, pe) &
        bind(c, name="shmem_int_swap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_swap
    end function shmem_int_swap
    function shmem_long_swap(dest, value, pe) &
        bind(c, name="shmem_long_swap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_swap
    end function shmem_long_swap
    function shmem_longlong_swap(dest, value, pe) &
        bind(c, name="shmem_longlong_swap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_swap
    end function shmem_longlong_swap
    function shmem_uint_swap(dest, value, pe) &
        bind(c, name="shmem_uint_swap")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_swap
    end function shmem_uint_swap
    function shmem_ulong_swap(dest, value, pe) &
        bind(c, name="shmem_ulong_swap")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_swap
    end function shmem_ulong_swap
    function shmem_ulonglong_swap(dest, value, pe) &
        bind(c, name="shmem_ulonglong_swap")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_swap
    end function shmem_ulonglong_swap
    function shmem_int32_swap(dest, value, pe) &
        bind(c, name="shmem_int32_swap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_swap
    end function shmem_int32_swap
    function shmem_int64_swap(dest, value, pe) &
        bind(c, name="shmem_int64_swap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_swap
    end function shmem_int64_swap
    function shmem_uint32_swap(dest, value, pe) &
        bind(c, name="shmem_uint32_swap")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_swap
    end function shmem_uint32_swap
    function shmem_uint64_swap(dest, value, pe) &
        bind(c, name="shmem_uint64_swap")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_swap
    end function shmem_uint64_swap
    function shmem_size_swap(dest, value, pe) &
        bind(c, name="shmem_size_swap")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_swap
    end function shmem_size_swap
    function shmem_ptrdiff_swap(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_swap")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_swap
    end function shmem_ptrdiff_swap
    function shmem_int_finc(dest, pe) &
        bind(c, name="shmem_int_finc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_finc
    end function shmem_int_finc
    function shmem_long_finc(dest, pe) &
        bind(c, name="shmem_long_finc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_finc
    end function shmem_long_finc
    function shmem_longlong_finc(dest, pe) &
        bind(c, name="shmem_longlong_finc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_finc
    end function shmem_longlong_finc
    function shmem_uint_finc(dest, pe) &
        bind(c, name="shmem_uint_finc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_finc
    end function shmem_uint_finc
    function shmem_ulong_finc(dest, pe) &
        bind(c, name="shmem_ulong_finc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_finc
    end function shmem_ulong_finc
    function shmem_ulonglong_finc(dest, pe) &
        bind(c, name="shmem_ulonglong_finc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_finc
    end function shmem_ulonglong_finc
    function shmem_int32_finc(dest, pe) &
        bind(c, name="shmem_int32_finc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_finc
    end function shmem_int32_finc
    function shmem_int64_finc(dest, pe) &
        bind(c, name="shmem_int64_finc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_finc
    end function shmem_int64_finc
    function shmem_uint32_finc(dest, pe) &
        bind(c, name="shmem_uint32_finc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_finc
    end function shmem_uint32_finc
    function shmem_uint64_finc(dest, pe) &
        bind(c, name="shmem_uint64_finc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_finc
    end function shmem_uint64_finc
    function shmem_size_finc(dest, pe) &
        bind(c, name="shmem_size_finc")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_finc
    end function shmem_size_finc
    function shmem_ptrdiff_finc(dest, pe) &
        bind(c, name="shmem_ptrdiff_finc")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_finc
    end function shmem_ptrdiff_finc
    subroutine shmem_int_inc(dest, pe) &
        bind(c, name="shmem_int_inc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int_inc
    subroutine shmem_long_inc(dest, pe) &
        bind(c, name="shmem_long_inc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_long_inc
    subroutine shmem_longlong_inc(dest, pe) &
        bind(c, name="shmem_longlong_inc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_longlong_inc
    subroutine shmem_uint_inc(dest, pe) &
        bind(c, name="shmem_uint_inc")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint_inc
    subroutine shmem_ulong_inc(dest, pe) &
        bind(c, name="shmem_ulong_inc")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ulong_inc
    subroutine shmem_ulonglong_inc(dest, pe) &
        bind(c, name="shmem_ulonglong_inc")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_inc
    subroutine shmem_int32_inc(dest, pe) &
        bind(c, name="shmem_int32_inc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int32_inc
    subroutine shmem_int64_inc(dest, pe) &
        bind(c, name="shmem_int64_inc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_int64_inc
    subroutine shmem_uint32_inc(dest, pe) &
        bind(c, name="shmem_uint32_inc")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint32_inc
    subroutine shmem_uint64_inc(dest, pe) &
        bind(c, name="shmem_uint64_inc")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_uint64_inc
    subroutine shmem_size_inc(dest, pe) &
        bind(c, name="shmem_size_inc")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_size_inc
    subroutine shmem_ptrdiff_inc(dest, pe) &
        bind(c, name="shmem_ptrdiff_inc")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_inc
    function shmem_int_fadd(dest, value, pe) &
        bind(c, name="shmem_int_fadd")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_int_fadd
    end function shmem_int_fadd
    function shmem_long_fadd(dest, value, pe) &
        bind(c, name="shmem_long_fadd")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_long_fadd
    end function shmem_long_fadd
    function shmem_longlong_fadd(dest, value, pe) &
        bind(c, name="shmem_longlong_fadd")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_longlong_fadd
    end function shmem_longlong_fadd
    function shmem_uint_fadd(dest, value, pe) &
        bind(c, name="shmem_uint_fadd")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
      integer(c_int) :: shmem_uint_fadd
    end function shmem_uint_fadd
    function shmem_ulong_fadd(dest, value, pe) &
        bind(c, name="shmem_ulong_fadd")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
      integer(c_long) :: shmem_ulong_fadd
    end function shmem_ulong_fadd
    function shmem_ulonglong_fadd(dest, value, pe) &
        bind(c, name="shmem_ulonglong_fadd")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
      integer(c_long_long) :: shmem_ulonglong_fadd
    end function shmem_ulonglong_fadd
    function shmem_int32_fadd(dest, value, pe) &
        bind(c, name="shmem_int32_fadd")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_int32_fadd
    end function shmem_int32_fadd
    function shmem_int64_fadd(dest, value, pe) &
        bind(c, name="shmem_int64_fadd")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_int64_fadd
    end function shmem_int64_fadd
    function shmem_uint32_fadd(dest, value, pe) &
        bind(c, name="shmem_uint32_fadd")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
      integer(c_int32_t) :: shmem_uint32_fadd
    end function shmem_uint32_fadd
    function shmem_uint64_fadd(dest, value, pe) &
        bind(c, name="shmem_uint64_fadd")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
      integer(c_int64_t) :: shmem_uint64_fadd
    end function shmem_uint64_fadd
    function shmem_size_fadd(dest, value, pe) &
        bind(c, name="shmem_size_fadd")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
      integer(c_size_t) :: shmem_size_fadd
    end function shmem_size_fadd
    function shmem_ptrdiff_fadd(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_fadd")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
      integer(c_ptrdiff_t) :: shmem_ptrdiff_fadd
    end function shmem_ptrdiff_fadd
    subroutine shmem_int_add(dest, value, pe) &
        bind(c, name="shmem_int_add")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int_add
    subroutine shmem_long_add(dest, value, pe) &
        bind(c, name="shmem_long_add")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_long_add
    subroutine shmem_longlong_add(dest, value, pe) &
        bind(c, name="shmem_longlong_add")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_longlong_add
    subroutine shmem_uint_add(dest, value, pe) &
        bind(c, name="shmem_uint_add")
      import
      integer(c_int), intent(inout) :: dest
      integer(c_int), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint_add
    subroutine shmem_ulong_add(dest, value, pe) &
        bind(c, name="shmem_ulong_add")
      import
      integer(c_long), intent(inout) :: dest
      integer(c_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulong_add
    subroutine shmem_ulonglong_add(dest, value, pe) &
        bind(c, name="shmem_ulonglong_add")
      import
      integer(c_long_long), intent(inout) :: dest
      integer(c_long_long), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_add
    subroutine shmem_int32_add(dest, value, pe) &
        bind(c, name="shmem_int32_add")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int32_add
    subroutine shmem_int64_add(dest, value, pe) &
        bind(c, name="shmem_int64_add")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_int64_add
    subroutine shmem_uint32_add(dest, value, pe) &
        bind(c, name="shmem_uint32_add")
      import
      integer(c_int32_t), intent(inout) :: dest
      integer(c_int32_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint32_add
    subroutine shmem_uint64_add(dest, value, pe) &
        bind(c, name="shmem_uint64_add")
      import
      integer(c_int64_t), intent(inout) :: dest
      integer(c_int64_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_uint64_add
    subroutine shmem_size_add(dest, value, pe) &
        bind(c, name="shmem_size_add")
      import
      integer(c_size_t), intent(inout) :: dest
      integer(c_size_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_size_add
    subroutine shmem_ptrdiff_add(dest, value, pe) &
        bind(c, name="shmem_ptrdiff_add")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest
      integer(c_ptrdiff_t), value :: value
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_add
    subroutine shmem_float_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_float_put_signal")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_float_put_signal
    subroutine shmem_double_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_double_put_signal")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_double_put_signal
    subroutine shmem_longdouble_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_longdouble_put_signal")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_put_signal
    subroutine shmem_char_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_char_put_signal")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_char_put_signal
    subroutine shmem_schar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_schar_put_signal")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_schar_put_signal
    subroutine shmem_short_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_short_put_signal")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_short_put_signal
    subroutine shmem_int_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int_put_signal")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int_put_signal
    subroutine shmem_long_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_long_put_signal")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_long_put_signal
    subroutine shmem_longlong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_longlong_put_signal")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_longlong_put_signal
    subroutine shmem_uchar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uchar_put_signal")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uchar_put_signal
    subroutine shmem_ushort_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ushort_put_signal")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ushort_put_signal
    subroutine shmem_uint_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint_put_signal")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint_put_signal
    subroutine shmem_ulong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ulong_put_signal")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ulong_put_signal
    subroutine shmem_ulonglong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ulonglong_put_signal")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_put_signal
    subroutine shmem_int8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int8_put_signal")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int8_put_signal
    subroutine shmem_int16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int16_put_signal")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int16_put_signal
    subroutine shmem_int32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int32_put_signal")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int32_put_signal
    subroutine shmem_int64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int64_put_signal")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int64_put_signal
    subroutine shmem_uint8_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint8_put_signal")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint8_put_signal
    subroutine shmem_uint16_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint16_put_signal")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint16_put_signal
    subroutine shmem_uint32_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint32_put_signal")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint32_put_signal
    subroutine shmem_uint64_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint64_put_signal")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint64_put_signal
    subroutine shmem_size_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_size_put_signal")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_size_put_signal
    subroutine shmem_ptrdiff_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ptrdiff_put_signal")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_put_signal
    subroutine shmem_put8_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put8_signal")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put8_signal
    subroutine shmem_put16_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put16_signal")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put16_signal
    subroutine shmem_put32_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put32_signal")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put32_signal
    subroutine shmem_put64_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put64_signal")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put64_signal
    subroutine shmem_put128_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put128_signal")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put128_signal
    subroutine shmem_putmem_signal(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_putmem_signal")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_putmem_signal
    subroutine shmem_ctx_float_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_float_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_put_signal
    subroutine shmem_ctx_double_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_double_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_put_signal
    subroutine shmem_ctx_longdouble_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_longdouble_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_put_signal
    subroutine shmem_ctx_char_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_char_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_put_signal
    subroutine shmem_ctx_schar_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_schar_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_put_signal
    subroutine shmem_ctx_short_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_short_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_put_signal
    subroutine shmem_ctx_int_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_put_signal
    subroutine shmem_ctx_long_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_long_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_put_signal
    subroutine shmem_ctx_longlong_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_longlong_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_put_signal
    subroutine shmem_ctx_uchar_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uchar_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_put_signal
    subroutine shmem_ctx_ushort_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ushort_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_put_signal
    subroutine shmem_ctx_uint_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_put_signal
    subroutine shmem_ctx_ulong_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ulong_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_put_signal
    subroutine shmem_ctx_ulonglong_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ulonglong_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_put_signal
    subroutine shmem_ctx_int8_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int8_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_put_signal
    subroutine shmem_ctx_int16_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int16_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_put_signal
    subroutine shmem_ctx_int32_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int32_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_put_signal
    subroutine shmem_ctx_int64_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int64_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_put_signal
    subroutine shmem_ctx_uint8_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint8_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_put_signal
    subroutine shmem_ctx_uint16_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint16_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_put_signal
    subroutine shmem_ctx_uint32_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint32_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_put_signal
    subroutine shmem_ctx_uint64_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint64_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_put_signal
    subroutine shmem_ctx_size_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_size_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_put_signal
    subroutine shmem_ctx_ptrdiff_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ptrdiff_put_signal")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_put_signal
    subroutine shmem_ctx_put8_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put8_signal")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put8_signal
    subroutine shmem_ctx_put16_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put16_signal")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put16_signal
    subroutine shmem_ctx_put32_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put32_signal")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put32_signal
    subroutine shmem_ctx_put64_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put64_signal")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put64_signal
    subroutine shmem_ctx_put128_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put128_signal")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put128_signal
    subroutine shmem_ctx_putmem_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_putmem_signal")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_putmem_signal
    subroutine shmem_float_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_float_put_signal_nbi")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_float_put_signal_nbi
    subroutine shmem_double_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_double_put_signal_nbi")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_double_put_signal_nbi
    subroutine shmem_longdouble_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_longdouble_put_signal_nbi")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_longdouble_put_signal_nbi
    subroutine shmem_char_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_char_put_signal_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_char_put_signal_nbi
    subroutine shmem_schar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_schar_put_signal_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_schar_put_signal_nbi
    subroutine shmem_short_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_short_put_signal_nbi")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_short_put_signal_nbi
    subroutine shmem_int_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int_put_signal_nbi")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int_put_signal_nbi
    subroutine shmem_long_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_long_put_signal_nbi")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_long_put_signal_nbi
    subroutine shmem_longlong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_longlong_put_signal_nbi")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_longlong_put_signal_nbi
    subroutine shmem_uchar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uchar_put_signal_nbi")
      import
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uchar_put_signal_nbi
    subroutine shmem_ushort_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ushort_put_signal_nbi")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ushort_put_signal_nbi
    subroutine shmem_uint_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint_put_signal_nbi")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint_put_signal_nbi
    subroutine shmem_ulong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ulong_put_signal_nbi")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ulong_put_signal_nbi
    subroutine shmem_ulonglong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ulonglong_put_signal_nbi")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ulonglong_put_signal_nbi
    subroutine shmem_int8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int8_put_signal_nbi")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int8_put_signal_nbi
    subroutine shmem_int16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int16_put_signal_nbi")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int16_put_signal_nbi
    subroutine shmem_int32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int32_put_signal_nbi")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int32_put_signal_nbi
    subroutine shmem_int64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_int64_put_signal_nbi")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_int64_put_signal_nbi
    subroutine shmem_uint8_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint8_put_signal_nbi")
      import
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint8_put_signal_nbi
    subroutine shmem_uint16_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint16_put_signal_nbi")
      import
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint16_put_signal_nbi
    subroutine shmem_uint32_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint32_put_signal_nbi")
      import
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint32_put_signal_nbi
    subroutine shmem_uint64_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_uint64_put_signal_nbi")
      import
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_uint64_put_signal_nbi
    subroutine shmem_size_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_size_put_signal_nbi")
      import
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_size_put_signal_nbi
    subroutine shmem_ptrdiff_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ptrdiff_put_signal_nbi")
      import
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ptrdiff_put_signal_nbi
    subroutine shmem_put8_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put8_signal_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put8_signal_nbi
    subroutine shmem_put16_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put16_signal_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put16_signal_nbi
    subroutine shmem_put32_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put32_signal_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put32_signal_nbi
    subroutine shmem_put64_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put64_signal_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put64_signal_nbi
    subroutine shmem_put128_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_put128_signal_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_put128_signal_nbi
    subroutine shmem_putmem_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_putmem_signal_nbi")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_putmem_signal_nbi
    subroutine shmem_ctx_float_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_float_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_float_put_signal_nbi
    subroutine shmem_ctx_double_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_double_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_double_put_signal_nbi
    subroutine shmem_ctx_longdouble_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_longdouble_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longdouble_put_signal_nbi
    subroutine shmem_ctx_char_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_char_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_char_put_signal_nbi
    subroutine shmem_ctx_schar_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_schar_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_schar_put_signal_nbi
    subroutine shmem_ctx_short_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_short_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_short_put_signal_nbi
    subroutine shmem_ctx_int_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int_put_signal_nbi
    subroutine shmem_ctx_long_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_long_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_long_put_signal_nbi
    subroutine shmem_ctx_longlong_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_longlong_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_longlong_put_signal_nbi
    subroutine shmem_ctx_uchar_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uchar_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uchar_put_signal_nbi
    subroutine shmem_ctx_ushort_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ushort_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ushort_put_signal_nbi
    subroutine shmem_ctx_uint_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint_put_signal_nbi
    subroutine shmem_ctx_ulong_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ulong_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulong_put_signal_nbi
    subroutine shmem_ctx_ulonglong_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ulonglong_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ulonglong_put_signal_nbi
    subroutine shmem_ctx_int8_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int8_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int8_put_signal_nbi
    subroutine shmem_ctx_int16_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int16_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int16_put_signal_nbi
    subroutine shmem_ctx_int32_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int32_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int32_put_signal_nbi
    subroutine shmem_ctx_int64_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_int64_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_int64_put_signal_nbi
    subroutine shmem_ctx_uint8_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint8_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint8_put_signal_nbi
    subroutine shmem_ctx_uint16_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint16_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint16_put_signal_nbi
    subroutine shmem_ctx_uint32_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint32_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint32_put_signal_nbi
    subroutine shmem_ctx_uint64_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_uint64_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_uint64_put_signal_nbi
    subroutine shmem_ctx_size_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_size_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_size_put_signal_nbi
    subroutine shmem_ctx_ptrdiff_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_ptrdiff_put_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_ptrdiff_put_signal_nbi
    subroutine shmem_ctx_put8_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put8_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put8_signal_nbi
    subroutine shmem_ctx_put16_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put16_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put16_signal_nbi
    subroutine shmem_ctx_put32_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put32_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put32_signal_nbi
    subroutine shmem_ctx_put64_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put64_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put64_signal_nbi
    subroutine shmem_ctx_put128_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_put128_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_put128_signal_nbi
    subroutine shmem_ctx_putmem_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe) &
        bind(c, name="shmem_ctx_putmem_signal_nbi")
      import
      integer(c_intptr_t), value :: ctx
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: sig_op
      integer(c_int), value :: pe
    end subroutine shmem_ctx_putmem_signal_nbi
    subroutine shmem_set_signal(sig_addr, signal, pe) &
        bind(c, name="shmem_signal_set")
      import
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: pe
    end subroutine shmem_set_signal
    subroutine shmem_ctx_signal_set(ctx, sig_addr, signal, pe) &
        bind(c, name="shmem_ctx_signal_set")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: pe
    end subroutine shmem_ctx_signal_set
    subroutine shmem_add_signal(sig_addr, signal, pe) &
        bind(c, name="shmem_signal_add")
      import
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: pe
    end subroutine shmem_add_signal
    subroutine shmem_ctx_signal_add(ctx, sig_addr, signal, pe) &
        bind(c, name="shmem_ctx_signal_add")
      import
      integer(c_intptr_t), value :: ctx
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int64_t), value :: signal
      integer(c_int), value :: pe
    end subroutine shmem_ctx_signal_add
    function shmem_signal_fetch(sig_addr) &
        bind(c, name="shmem_signal_fetch")
      import
      integer(c_int64_t), intent(in) :: sig_addr
      integer(c_int64_t) :: shmem_signal_fetch
    end function shmem_signal_fetch
    function shmem_signal_wait_until(sig_addr, cmp, cmp_value) &
        bind(c, name="shmem_signal_wait_until")
      import
      integer(c_int64_t), intent(inout) :: sig_addr
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_int64_t) :: shmem_signal_wait_until
    end function shmem_signal_wait_until
    subroutine shmem_short_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_short_wait_until")
      import
      integer(c_short), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
    end subroutine shmem_short_wait_until
    subroutine shmem_ushort_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ushort_wait_until")
      import
      integer(c_short), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
    end subroutine shmem_ushort_wait_until
    subroutine shmem_int_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_int_wait_until")
      import
      integer(c_int), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
    end subroutine shmem_int_wait_until
    subroutine shmem_long_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_long_wait_until")
      import
      integer(c_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
    end subroutine shmem_long_wait_until
    subroutine shmem_longlong_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_longlong_wait_until")
      import
      integer(c_long_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
    end subroutine shmem_longlong_wait_until
    subroutine shmem_uint_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_uint_wait_until")
      import
      integer(c_int), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
    end subroutine shmem_uint_wait_until
    subroutine shmem_ulong_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ulong_wait_until")
      import
      integer(c_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
    end subroutine shmem_ulong_wait_until
    subroutine shmem_ulonglong_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_wait_until")
      import
      integer(c_long_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
    end subroutine shmem_ulonglong_wait_until
    subroutine shmem_int32_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_int32_wait_until")
      import
      integer(c_int32_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
    end subroutine shmem_int32_wait_until
    subroutine shmem_int64_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_int64_wait_until")
      import
      integer(c_int64_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
    end subroutine shmem_int64_wait_until
    subroutine shmem_uint32_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_uint32_wait_until")
      import
      integer(c_int32_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
    end subroutine shmem_uint32_wait_until
    subroutine shmem_uint64_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_uint64_wait_until")
      import
      integer(c_int64_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
    end subroutine shmem_uint64_wait_until
    subroutine shmem_size_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_size_wait_until")
      import
      integer(c_size_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
    end subroutine shmem_size_wait_until
    subroutine shmem_ptrdiff_wait_until(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_wait_until")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
    end subroutine shmem_ptrdiff_wait_until
    subroutine shmem_short_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_short_wait_until_all")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
    end subroutine shmem_short_wait_until_all
    subroutine shmem_ushort_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ushort_wait_until_all")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
    end subroutine shmem_ushort_wait_until_all
    subroutine shmem_int_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int_wait_until_all")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
    end subroutine shmem_int_wait_until_all
    subroutine shmem_long_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_long_wait_until_all")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
    end subroutine shmem_long_wait_until_all
    subroutine shmem_longlong_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_longlong_wait_until_all")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
    end subroutine shmem_longlong_wait_until_all
    subroutine shmem_uint_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint_wait_until_all")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
    end subroutine shmem_uint_wait_until_all
    subroutine shmem_ulong_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulong_wait_until_all")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
    end subroutine shmem_ulong_wait_until_all
    subroutine shmem_ulonglong_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_wait_until_all")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
    end subroutine shmem_ulonglong_wait_until_all
    subroutine shmem_int32_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int32_wait_until_all")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
    end subroutine shmem_int32_wait_until_all
    subroutine shmem_int64_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int64_wait_until_all")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
    end subroutine shmem_int64_wait_until_all
    subroutine shmem_uint32_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint32_wait_until_all")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
    end subroutine shmem_uint32_wait_until_all
    subroutine shmem_uint64_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint64_wait_until_all")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
    end subroutine shmem_uint64_wait_until_all
    subroutine shmem_size_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_size_wait_until_all")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
    end subroutine shmem_size_wait_until_all
    subroutine shmem_ptrdiff_wait_until_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_wait_until_all")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
    end subroutine shmem_ptrdiff_wait_until_all
    function shmem_short_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_short_wait_until_any")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_short_wait_until_any
    end function shmem_short_wait_until_any
    function shmem_ushort_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ushort_wait_until_any")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_ushort_wait_until_any
    end function shmem_ushort_wait_until_any
    function shmem_int_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int_wait_until_any")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_int_wait_until_any
    end function shmem_int_wait_until_any
    function shmem_long_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_long_wait_until_any")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_long_wait_until_any
    end function shmem_long_wait_until_any
    function shmem_longlong_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_longlong_wait_until_any")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_longlong_wait_until_any
    end function shmem_longlong_wait_until_any
    function shmem_uint_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint_wait_until_any")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_uint_wait_until_any
    end function shmem_uint_wait_until_any
    function shmem_ulong_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulong_wait_until_any")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulong_wait_until_any
    end function shmem_ulong_wait_until_any
    function shmem_ulonglong_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_wait_until_any")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulonglong_wait_until_any
    end function shmem_ulonglong_wait_until_any
    function shmem_int32_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int32_wait_until_any")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_int32_wait_until_any
    end function shmem_int32_wait_until_any
    function shmem_int64_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int64_wait_until_any")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_int64_wait_until_any
    end function shmem_int64_wait_until_any
    function shmem_uint32_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint32_wait_until_any")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint32_wait_until_any
    end function shmem_uint32_wait_until_any
    function shmem_uint64_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint64_wait_until_any")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint64_wait_until_any
    end function shmem_uint64_wait_until_any
    function shmem_size_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_size_wait_until_any")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
      integer(c_size_t) :: shmem_size_wait_until_any
    end function shmem_size_wait_until_any
    function shmem_ptrdiff_wait_until_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_wait_until_any")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
      integer(c_size_t) :: shmem_ptrdiff_wait_until_any
    end function shmem_ptrdiff_wait_until_any
    function shmem_short_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_short_wait_until_some")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_short_wait_until_some
    end function shmem_short_wait_until_some
    function shmem_ushort_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ushort_wait_until_some")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_ushort_wait_until_some
    end function shmem_ushort_wait_until_some
    function shmem_int_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_int_wait_until_some")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_int_wait_until_some
    end function shmem_int_wait_until_some
    function shmem_long_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_long_wait_until_some")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_long_wait_until_some
    end function shmem_long_wait_until_some
    function shmem_longlong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_longlong_wait_until_some")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_longlong_wait_until_some
    end function shmem_longlong_wait_until_some
    function shmem_uint_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_uint_wait_until_some")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_uint_wait_until_some
    end function shmem_uint_wait_until_some
    function shmem_ulong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ulong_wait_until_some")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulong_wait_until_some
    end function shmem_ulong_wait_until_some
    function shmem_ulonglong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_wait_until_some")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulonglong_wait_until_some
    end function shmem_ulonglong_wait_until_some
    function shmem_int32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_int32_wait_until_some")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_int32_wait_until_some
    end function shmem_int32_wait_until_some
    function shmem_int64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_int64_wait_until_some")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_int64_wait_until_some
    end function shmem_int64_wait_until_some
    function shmem_uint32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_uint32_wait_until_some")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint32_wait_until_some
    end function shmem_uint32_wait_until_some
    function shmem_uint64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_uint64_wait_until_some")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint64_wait_until_some
    end function shmem_uint64_wait_until_some
    function shmem_size_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_size_wait_until_some")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
      integer(c_size_t) :: shmem_size_wait_until_some
    end function shmem_size_wait_until_some
    function shmem_ptrdiff_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_wait_until_some")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
      integer(c_size_t) :: shmem_ptrdiff_wait_until_some
    end function shmem_ptrdiff_wait_until_some
    subroutine shmem_short_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_short_wait_until_all_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
    end subroutine shmem_short_wait_until_all_vector
    subroutine shmem_ushort_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ushort_wait_until_all_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
    end subroutine shmem_ushort_wait_until_all_vector
    subroutine shmem_int_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int_wait_until_all_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
    end subroutine shmem_int_wait_until_all_vector
    subroutine shmem_long_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_long_wait_until_all_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
    end subroutine shmem_long_wait_until_all_vector
    subroutine shmem_longlong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_longlong_wait_until_all_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
    end subroutine shmem_longlong_wait_until_all_vector
    subroutine shmem_uint_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint_wait_until_all_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
    end subroutine shmem_uint_wait_until_all_vector
    subroutine shmem_ulong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulong_wait_until_all_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
    end subroutine shmem_ulong_wait_until_all_vector
    subroutine shmem_ulonglong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulonglong_wait_until_all_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
    end subroutine shmem_ulonglong_wait_until_all_vector
    subroutine shmem_int32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int32_wait_until_all_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
    end subroutine shmem_int32_wait_until_all_vector
    subroutine shmem_int64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int64_wait_until_all_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
    end subroutine shmem_int64_wait_until_all_vector
    subroutine shmem_uint32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint32_wait_until_all_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
    end subroutine shmem_uint32_wait_until_all_vector
    subroutine shmem_uint64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint64_wait_until_all_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
    end subroutine shmem_uint64_wait_until_all_vector
    subroutine shmem_size_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_size_wait_until_all_vector")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), intent(in) :: cmp_values(*)
    end subroutine shmem_size_wait_until_all_vector
    subroutine shmem_ptrdiff_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ptrdiff_wait_until_all_vector")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), intent(in) :: cmp_values(*)
    end subroutine shmem_ptrdiff_wait_until_all_vector
    function shmem_short_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_short_wait_until_any_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_short_wait_until_any_vector
    end function shmem_short_wait_until_any_vector
    function shmem_ushort_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ushort_wait_until_any_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ushort_wait_until_any_vector
    end function shmem_ushort_wait_until_any_vector
    function shmem_int_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int_wait_until_any_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int_wait_until_any_vector
    end function shmem_int_wait_until_any_vector
    function shmem_long_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_long_wait_until_any_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_long_wait_until_any_vector
    end function shmem_long_wait_until_any_vector
    function shmem_longlong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_longlong_wait_until_any_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_longlong_wait_until_any_vector
    end function shmem_longlong_wait_until_any_vector
    function shmem_uint_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint_wait_until_any_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint_wait_until_any_vector
    end function shmem_uint_wait_until_any_vector
    function shmem_ulong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulong_wait_until_any_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulong_wait_until_any_vector
    end function shmem_ulong_wait_until_any_vector
    function shmem_ulonglong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulonglong_wait_until_any_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulonglong_wait_until_any_vector
    end function shmem_ulonglong_wait_until_any_vector
    function shmem_int32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int32_wait_until_any_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int32_wait_until_any_vector
    end function shmem_int32_wait_until_any_vector
    function shmem_int64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int64_wait_until_any_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int64_wait_until_any_vector
    end function shmem_int64_wait_until_any_vector
    function shmem_uint32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint32_wait_until_any_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint32_wait_until_any_vector
    end function shmem_uint32_wait_until_any_vector
    function shmem_uint64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint64_wait_until_any_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint64_wait_until_any_vector
    end function shmem_uint64_wait_until_any_vector
    function shmem_size_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_size_wait_until_any_vector")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_size_wait_until_any_vector
    end function shmem_size_wait_until_any_vector
    function shmem_ptrdiff_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ptrdiff_wait_until_any_vector")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ptrdiff_wait_until_any_vector
    end function shmem_ptrdiff_wait_until_any_vector
    function shmem_short_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_short_wait_until_some_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_short_wait_until_some_vector
    end function shmem_short_wait_until_some_vector
    function shmem_ushort_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ushort_wait_until_some_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ushort_wait_until_some_vector
    end function shmem_ushort_wait_until_some_vector
    function shmem_int_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_int_wait_until_some_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int_wait_until_some_vector
    end function shmem_int_wait_until_some_vector
    function shmem_long_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_long_wait_until_some_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_long_wait_until_some_vector
    end function shmem_long_wait_until_some_vector
    function shmem_longlong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_longlong_wait_until_some_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_longlong_wait_until_some_vector
    end function shmem_longlong_wait_until_some_vector
    function shmem_uint_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_uint_wait_until_some_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint_wait_until_some_vector
    end function shmem_uint_wait_until_some_vector
    function shmem_ulong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ulong_wait_until_some_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulong_wait_until_some_vector
    end function shmem_ulong_wait_until_some_vector
    function shmem_ulonglong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ulonglong_wait_until_some_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulonglong_wait_until_some_vector
    end function shmem_ulonglong_wait_until_some_vector
    function shmem_int32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_int32_wait_until_some_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int32_wait_until_some_vector
    end function shmem_int32_wait_until_some_vector
    function shmem_int64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_int64_wait_until_some_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int64_wait_until_some_vector
    end function shmem_int64_wait_until_some_vector
    function shmem_uint32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_uint32_wait_until_some_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint32_wait_until_some_vector
    end function shmem_uint32_wait_until_some_vector
    function shmem_uint64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_uint64_wait_until_some_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint64_wait_until_some_vector
    end function shmem_uint64_wait_until_some_vector
    function shmem_size_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_size_wait_until_some_vector")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_size_wait_until_some_vector
    end function shmem_size_wait_until_some_vector
    function shmem_ptrdiff_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ptrdiff_wait_until_some_vector")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ptrdiff_wait_until_some_vector
    end function shmem_ptrdiff_wait_until_some_vector
    function shmem_short_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_short_test")
      import
      integer(c_short), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_int) :: shmem_short_test
    end function shmem_short_test
    function shmem_ushort_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ushort_test")
      import
      integer(c_short), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_int) :: shmem_ushort_test
    end function shmem_ushort_test
    function shmem_int_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_int_test")
      import
      integer(c_int), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_int) :: shmem_int_test
    end function shmem_int_test
    function shmem_long_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_long_test")
      import
      integer(c_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_int) :: shmem_long_test
    end function shmem_long_test
    function shmem_longlong_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_longlong_test")
      import
      integer(c_long_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_int) :: shmem_longlong_test
    end function shmem_longlong_test
    function shmem_uint_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_uint_test")
      import
      integer(c_int), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_int) :: shmem_uint_test
    end function shmem_uint_test
    function shmem_ulong_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ulong_test")
      import
      integer(c_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_int) :: shmem_ulong_test
    end function shmem_ulong_test
    function shmem_ulonglong_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_test")
      import
      integer(c_long_long), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_int) :: shmem_ulonglong_test
    end function shmem_ulonglong_test
    function shmem_int32_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_int32_test")
      import
      integer(c_int32_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_int) :: shmem_int32_test
    end function shmem_int32_test
    function shmem_int64_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_int64_test")
      import
      integer(c_int64_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_int) :: shmem_int64_test
    end function shmem_int64_test
    function shmem_uint32_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_uint32_test")
      import
      integer(c_int32_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_int) :: shmem_uint32_test
    end function shmem_uint32_test
    function shmem_uint64_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_uint64_test")
      import
      integer(c_int64_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_int) :: shmem_uint64_test
    end function shmem_uint64_test
    function shmem_size_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_size_test")
      import
      integer(c_size_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
      integer(c_int) :: shmem_size_test
    end function shmem_size_test
    function shmem_ptrdiff_test(ivar, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_test")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivar
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
      integer(c_int) :: shmem_ptrdiff_test
    end function shmem_ptrdiff_test
    function shmem_short_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_short_test_all")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_int) :: shmem_short_test_all
    end function shmem_short_test_all
    function shmem_ushort_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ushort_test_all")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_int) :: shmem_ushort_test_all
    end function shmem_ushort_test_all
    function shmem_int_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int_test_all")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_int) :: shmem_int_test_all
    end function shmem_int_test_all
    function shmem_long_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_long_test_all")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_int) :: shmem_long_test_all
    end function shmem_long_test_all
    function shmem_longlong_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_longlong_test_all")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_int) :: shmem_longlong_test_all
    end function shmem_longlong_test_all
    function shmem_uint_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint_test_all")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_int) :: shmem_uint_test_all
    end function shmem_uint_test_all
    function shmem_ulong_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulong_test_all")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_int) :: shmem_ulong_test_all
    end function shmem_ulong_test_all
    function shmem_ulonglong_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_test_all")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_int) :: shmem_ulonglong_test_all
    end function shmem_ulonglong_test_all
    function shmem_int32_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int32_test_all")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_int) :: shmem_int32_test_all
    end function shmem_int32_test_all
    function shmem_int64_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int64_test_all")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_int) :: shmem_int64_test_all
    end function shmem_int64_test_all
    function shmem_uint32_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint32_test_all")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_int) :: shmem_uint32_test_all
    end function shmem_uint32_test_all
    function shmem_uint64_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint64_test_all")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_int) :: shmem_uint64_test_all
    end function shmem_uint64_test_all
    function shmem_size_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_size_test_all")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
      integer(c_int) :: shmem_size_test_all
    end function shmem_size_test_all
    function shmem_ptrdiff_test_all(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_test_all")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
      integer(c_int) :: shmem_ptrdiff_test_all
    end function shmem_ptrdiff_test_all
    function shmem_short_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_short_test_any")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_short_test_any
    end function shmem_short_test_any
    function shmem_ushort_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ushort_test_any")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_ushort_test_any
    end function shmem_ushort_test_any
    function shmem_int_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int_test_any")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_int_test_any
    end function shmem_int_test_any
    function shmem_long_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_long_test_any")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_long_test_any
    end function shmem_long_test_any
    function shmem_longlong_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_longlong_test_any")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_longlong_test_any
    end function shmem_longlong_test_any
    function shmem_uint_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint_test_any")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_uint_test_any
    end function shmem_uint_test_any
    function shmem_ulong_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulong_test_any")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulong_test_any
    end function shmem_ulong_test_any
    function shmem_ulonglong_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_test_any")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulonglong_test_any
    end function shmem_ulonglong_test_any
    function shmem_int32_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int32_test_any")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_int32_test_any
    end function shmem_int32_test_any
    function shmem_int64_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_int64_test_any")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_int64_test_any
    end function shmem_int64_test_any
    function shmem_uint32_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint32_test_any")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint32_test_any
    end function shmem_uint32_test_any
    function shmem_uint64_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_uint64_test_any")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint64_test_any
    end function shmem_uint64_test_any
    function shmem_size_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_size_test_any")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
      integer(c_size_t) :: shmem_size_test_any
    end function shmem_size_test_any
    function shmem_ptrdiff_test_any(ivars, nelems, status, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_test_any")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
      integer(c_size_t) :: shmem_ptrdiff_test_any
    end function shmem_ptrdiff_test_any
    function shmem_short_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_short_test_some")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_short_test_some
    end function shmem_short_test_some
    function shmem_ushort_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ushort_test_some")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), value :: cmp_value
      integer(c_size_t) :: shmem_ushort_test_some
    end function shmem_ushort_test_some
    function shmem_int_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_int_test_some")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_int_test_some
    end function shmem_int_test_some
    function shmem_long_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_long_test_some")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_long_test_some
    end function shmem_long_test_some
    function shmem_longlong_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_longlong_test_some")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_longlong_test_some
    end function shmem_longlong_test_some
    function shmem_uint_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_uint_test_some")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), value :: cmp_value
      integer(c_size_t) :: shmem_uint_test_some
    end function shmem_uint_test_some
    function shmem_ulong_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ulong_test_some")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulong_test_some
    end function shmem_ulong_test_some
    function shmem_ulonglong_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ulonglong_test_some")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), value :: cmp_value
      integer(c_size_t) :: shmem_ulonglong_test_some
    end function shmem_ulonglong_test_some
    function shmem_int32_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_int32_test_some")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_int32_test_some
    end function shmem_int32_test_some
    function shmem_int64_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_int64_test_some")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_int64_test_some
    end function shmem_int64_test_some
    function shmem_uint32_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_uint32_test_some")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint32_test_some
    end function shmem_uint32_test_some
    function shmem_uint64_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_uint64_test_some")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), value :: cmp_value
      integer(c_size_t) :: shmem_uint64_test_some
    end function shmem_uint64_test_some
    function shmem_size_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_size_test_some")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), value :: cmp_value
      integer(c_size_t) :: shmem_size_test_some
    end function shmem_size_test_some
    function shmem_ptrdiff_test_some(ivars, nelems, indices, status, cmp, cmp_value) &
        bind(c, name="shmem_ptrdiff_test_some")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), value :: cmp_value
      integer(c_size_t) :: shmem_ptrdiff_test_some
    end function shmem_ptrdiff_test_some
    function shmem_short_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_short_test_all_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_short_test_all_vector
    end function shmem_short_test_all_vector
    function shmem_ushort_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ushort_test_all_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_ushort_test_all_vector
    end function shmem_ushort_test_all_vector
    function shmem_int_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int_test_all_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_int_test_all_vector
    end function shmem_int_test_all_vector
    function shmem_long_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_long_test_all_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_long_test_all_vector
    end function shmem_long_test_all_vector
    function shmem_longlong_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_longlong_test_all_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_longlong_test_all_vector
    end function shmem_longlong_test_all_vector
    function shmem_uint_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint_test_all_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_uint_test_all_vector
    end function shmem_uint_test_all_vector
    function shmem_ulong_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulong_test_all_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_ulong_test_all_vector
    end function shmem_ulong_test_all_vector
    function shmem_ulonglong_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulonglong_test_all_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_ulonglong_test_all_vector
    end function shmem_ulonglong_test_all_vector
    function shmem_int32_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int32_test_all_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_int32_test_all_vector
    end function shmem_int32_test_all_vector
    function shmem_int64_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int64_test_all_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_int64_test_all_vector
    end function shmem_int64_test_all_vector
    function shmem_uint32_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint32_test_all_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_uint32_test_all_vector
    end function shmem_uint32_test_all_vector
    function shmem_uint64_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint64_test_all_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_uint64_test_all_vector
    end function shmem_uint64_test_all_vector
    function shmem_size_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_size_test_all_vector")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_size_test_all_vector
    end function shmem_size_test_all_vector
    function shmem_ptrdiff_test_all_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ptrdiff_test_all_vector")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), intent(in) :: cmp_values(*)
      integer(c_int) :: shmem_ptrdiff_test_all_vector
    end function shmem_ptrdiff_test_all_vector
    function shmem_short_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_short_test_any_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_short_test_any_vector
    end function shmem_short_test_any_vector
    function shmem_ushort_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ushort_test_any_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ushort_test_any_vector
    end function shmem_ushort_test_any_vector
    function shmem_int_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int_test_any_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int_test_any_vector
    end function shmem_int_test_any_vector
    function shmem_long_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_long_test_any_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_long_test_any_vector
    end function shmem_long_test_any_vector
    function shmem_longlong_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_longlong_test_any_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_longlong_test_any_vector
    end function shmem_longlong_test_any_vector
    function shmem_uint_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint_test_any_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint_test_any_vector
    end function shmem_uint_test_any_vector
    function shmem_ulong_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulong_test_any_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulong_test_any_vector
    end function shmem_ulong_test_any_vector
    function shmem_ulonglong_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ulonglong_test_any_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulonglong_test_any_vector
    end function shmem_ulonglong_test_any_vector
    function shmem_int32_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int32_test_any_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int32_test_any_vector
    end function shmem_int32_test_any_vector
    function shmem_int64_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_int64_test_any_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int64_test_any_vector
    end function shmem_int64_test_any_vector
    function shmem_uint32_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint32_test_any_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint32_test_any_vector
    end function shmem_uint32_test_any_vector
    function shmem_uint64_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_uint64_test_any_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint64_test_any_vector
    end function shmem_uint64_test_any_vector
    function shmem_size_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_size_test_any_vector")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_size_test_any_vector
    end function shmem_size_test_any_vector
    function shmem_ptrdiff_test_any_vector(ivars, nelems, status, cmp, cmp_values) &
        bind(c, name="shmem_ptrdiff_test_any_vector")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ptrdiff_test_any_vector
    end function shmem_ptrdiff_test_any_vector
    function shmem_short_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_short_test_some_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_short_test_some_vector
    end function shmem_short_test_some_vector
    function shmem_ushort_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ushort_test_some_vector")
      import
      integer(c_short), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_short), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ushort_test_some_vector
    end function shmem_ushort_test_some_vector
    function shmem_int_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_int_test_some_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int_test_some_vector
    end function shmem_int_test_some_vector
    function shmem_long_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_long_test_some_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_long_test_some_vector
    end function shmem_long_test_some_vector
    function shmem_longlong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_longlong_test_some_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_longlong_test_some_vector
    end function shmem_longlong_test_some_vector
    function shmem_uint_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_uint_test_some_vector")
      import
      integer(c_int), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint_test_some_vector
    end function shmem_uint_test_some_vector
    function shmem_ulong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ulong_test_some_vector")
      import
      integer(c_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulong_test_some_vector
    end function shmem_ulong_test_some_vector
    function shmem_ulonglong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ulonglong_test_some_vector")
      import
      integer(c_long_long), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_long_long), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ulonglong_test_some_vector
    end function shmem_ulonglong_test_some_vector
    function shmem_int32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_int32_test_some_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int32_test_some_vector
    end function shmem_int32_test_some_vector
    function shmem_int64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_int64_test_some_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_int64_test_some_vector
    end function shmem_int64_test_some_vector
    function shmem_uint32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_uint32_test_some_vector")
      import
      integer(c_int32_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int32_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint32_test_some_vector
    end function shmem_uint32_test_some_vector
    function shmem_uint64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_uint64_test_some_vector")
      import
      integer(c_int64_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_int64_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_uint64_test_some_vector
    end function shmem_uint64_test_some_vector
    function shmem_size_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_size_test_some_vector")
      import
      integer(c_size_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_size_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_size_test_some_vector
    end function shmem_size_test_some_vector
    function shmem_ptrdiff_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values) &
        bind(c, name="shmem_ptrdiff_test_some_vector")
      import
      integer(c_ptrdiff_t), intent(inout) :: ivars(*)
      integer(c_size_t), value :: nelems
      integer(c_size_t), intent(inout) :: indices(*)
      integer(c_int), intent(in) :: status(*)
      integer(c_int), value :: cmp
      integer(c_ptrdiff_t), intent(in) :: cmp_values(*)
      integer(c_size_t) :: shmem_ptrdiff_test_some_vector
    end function shmem_ptrdiff_test_some_vector
    subroutine shmem_short_wait(ivar, cmp_value) &
        bind(c, name="shmem_short_wait")
      import
      integer(c_short), intent(inout) :: ivar
      integer(c_short), value :: cmp_value
    end subroutine shmem_short_wait
    subroutine shmem_int_wait(ivar, cmp_value) &
        bind(c, name="shmem_int_wait")
      import
      integer(c_int), intent(inout) :: ivar
      integer(c_int), value :: cmp_value
    end subroutine shmem_int_wait
    subroutine shmem_long_wait(ivar, cmp_value) &
        bind(c, name="shmem_long_wait")
      import
      integer(c_long), intent(inout) :: ivar
      integer(c_long), value :: cmp_value
    end subroutine shmem_long_wait
    subroutine shmem_longlong_wait(ivar, cmp_value) &
        bind(c, name="shmem_longlong_wait")
      import
      integer(c_long_long), intent(inout) :: ivar
      integer(c_long_long), value :: cmp_value
    end subroutine shmem_longlong_wait
    subroutine shmem_wait(ivar, cmp_value) &
        bind(c, name="shmem_wait")
      import
      integer(c_long), intent(inout) :: ivar(*)
      integer(c_long), value :: cmp_value
    end subroutine shmem_wait
    function shmem_float_collect(team, dest, source, nelems) &
        bind(c, name="shmem_float_collect")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_float_collect
    end function shmem_float_collect
    function shmem_double_collect(team, dest, source, nelems) &
        bind(c, name="shmem_double_collect")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_double_collect
    end function shmem_double_collect
    function shmem_longdouble_collect(team, dest, source, nelems) &
        bind(c, name="shmem_longdouble_collect")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longdouble_collect
    end function shmem_longdouble_collect
    function shmem_char_collect(team, dest, source, nelems) &
        bind(c, name="shmem_char_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_char_collect
    end function shmem_char_collect
    function shmem_schar_collect(team, dest, source, nelems) &
        bind(c, name="shmem_schar_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_schar_collect
    end function shmem_schar_collect
    function shmem_short_collect(team, dest, source, nelems) &
        bind(c, name="shmem_short_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_short_collect
    end function shmem_short_collect
    function shmem_int_collect(team, dest, source, nelems) &
        bind(c, name="shmem_int_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int_collect
    end function shmem_int_collect
    function shmem_long_collect(team, dest, source, nelems) &
        bind(c, name="shmem_long_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_long_collect
    end function shmem_long_collect
    function shmem_longlong_collect(team, dest, source, nelems) &
        bind(c, name="shmem_longlong_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longlong_collect
    end function shmem_longlong_collect
    function shmem_uchar_collect(team, dest, source, nelems) &
        bind(c, name="shmem_uchar_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uchar_collect
    end function shmem_uchar_collect
    function shmem_ushort_collect(team, dest, source, nelems) &
        bind(c, name="shmem_ushort_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ushort_collect
    end function shmem_ushort_collect
    function shmem_uint_collect(team, dest, source, nelems) &
        bind(c, name="shmem_uint_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint_collect
    end function shmem_uint_collect
    function shmem_ulong_collect(team, dest, source, nelems) &
        bind(c, name="shmem_ulong_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulong_collect
    end function shmem_ulong_collect
    function shmem_ulonglong_collect(team, dest, source, nelems) &
        bind(c, name="shmem_ulonglong_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulonglong_collect
    end function shmem_ulonglong_collect
    function shmem_int8_collect(team, dest, source, nelems) &
        bind(c, name="shmem_int8_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int8_collect
    end function shmem_int8_collect
    function shmem_int16_collect(team, dest, source, nelems) &
        bind(c, name="shmem_int16_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int16_collect
    end function shmem_int16_collect
    function shmem_int32_collect(team, dest, source, nelems) &
        bind(c, name="shmem_int32_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int32_collect
    end function shmem_int32_collect
    function shmem_int64_collect(team, dest, source, nelems) &
        bind(c, name="shmem_int64_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int64_collect
    end function shmem_int64_collect
    function shmem_uint8_collect(team, dest, source, nelems) &
        bind(c, name="shmem_uint8_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint8_collect
    end function shmem_uint8_collect
    function shmem_uint16_collect(team, dest, source, nelems) &
        bind(c, name="shmem_uint16_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint16_collect
    end function shmem_uint16_collect
    function shmem_uint32_collect(team, dest, source, nelems) &
        bind(c, name="shmem_uint32_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint32_collect
    end function shmem_uint32_collect
    function shmem_uint64_collect(team, dest, source, nelems) &
        bind(c, name="shmem_uint64_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint64_collect
    end function shmem_uint64_collect
    function shmem_size_collect(team, dest, source, nelems) &
        bind(c, name="shmem_size_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_size_collect
    end function shmem_size_collect
    function shmem_ptrdiff_collect(team, dest, source, nelems) &
        bind(c, name="shmem_ptrdiff_collect")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ptrdiff_collect
    end function shmem_ptrdiff_collect
    function shmem_collectmem(team, dest, source, nelems) &
        bind(c, name="shmem_collectmem")
      import
      integer(c_intptr_t), value :: team
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_collectmem
    end function shmem_collectmem
    function shmem_float_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_float_fcollect")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_float_fcollect
    end function shmem_float_fcollect
    function shmem_double_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_double_fcollect")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_double_fcollect
    end function shmem_double_fcollect
    function shmem_longdouble_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_longdouble_fcollect")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longdouble_fcollect
    end function shmem_longdouble_fcollect
    function shmem_char_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_char_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_char_fcollect
    end function shmem_char_fcollect
    function shmem_schar_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_schar_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_schar_fcollect
    end function shmem_schar_fcollect
    function shmem_short_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_short_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_short_fcollect
    end function shmem_short_fcollect
    function shmem_int_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_int_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int_fcollect
    end function shmem_int_fcollect
    function shmem_long_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_long_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_long_fcollect
    end function shmem_long_fcollect
    function shmem_longlong_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_longlong_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longlong_fcollect
    end function shmem_longlong_fcollect
    function shmem_uchar_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_uchar_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uchar_fcollect
    end function shmem_uchar_fcollect
    function shmem_ushort_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_ushort_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ushort_fcollect
    end function shmem_ushort_fcollect
    function shmem_uint_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_uint_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint_fcollect
    end function shmem_uint_fcollect
    function shmem_ulong_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_ulong_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulong_fcollect
    end function shmem_ulong_fcollect
    function shmem_ulonglong_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_ulonglong_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulonglong_fcollect
    end function shmem_ulonglong_fcollect
    function shmem_int8_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_int8_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int8_fcollect
    end function shmem_int8_fcollect
    function shmem_int16_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_int16_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int16_fcollect
    end function shmem_int16_fcollect
    function shmem_int32_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_int32_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int32_fcollect
    end function shmem_int32_fcollect
    function shmem_int64_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_int64_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int64_fcollect
    end function shmem_int64_fcollect
    function shmem_uint8_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_uint8_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint8_fcollect
    end function shmem_uint8_fcollect
    function shmem_uint16_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_uint16_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint16_fcollect
    end function shmem_uint16_fcollect
    function shmem_uint32_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_uint32_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint32_fcollect
    end function shmem_uint32_fcollect
    function shmem_uint64_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_uint64_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint64_fcollect
    end function shmem_uint64_fcollect
    function shmem_size_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_size_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_size_fcollect
    end function shmem_size_fcollect
    function shmem_ptrdiff_fcollect(team, dest, source, nelems) &
        bind(c, name="shmem_ptrdiff_fcollect")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ptrdiff_fcollect
    end function shmem_ptrdiff_fcollect
    function shmem_fcollectmem(team, dest, source, nelems) &
        bind(c, name="shmem_fcollectmem")
      import
      integer(c_intptr_t), value :: team
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_fcollectmem
    end function shmem_fcollectmem
    subroutine shmem_collect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_collect32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_collect32
    subroutine shmem_collect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_collect64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_collect64
    subroutine shmem_collect4(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_collect4")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_collect4
    subroutine shmem_collect8(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_collect8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_collect8
    subroutine shmem_fcollect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_fcollect32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_fcollect32
    subroutine shmem_fcollect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_fcollect64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_fcollect64
    subroutine shmem_fcollect4(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_fcollect4")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_fcollect4
    subroutine shmem_fcollect8(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_fcollect8")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_fcollect8
    function shmem_float_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_float_broadcast")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_float_broadcast
    end function shmem_float_broadcast
    function shmem_double_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_double_broadcast")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_double_broadcast
    end function shmem_double_broadcast
    function shmem_longdouble_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_longdouble_broadcast")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_longdouble_broadcast
    end function shmem_longdouble_broadcast
    function shmem_char_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_char_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_char_broadcast
    end function shmem_char_broadcast
    function shmem_schar_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_schar_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_schar_broadcast
    end function shmem_schar_broadcast
    function shmem_short_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_short_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_short_broadcast
    end function shmem_short_broadcast
    function shmem_int_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_int_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_int_broadcast
    end function shmem_int_broadcast
    function shmem_long_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_long_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_long_broadcast
    end function shmem_long_broadcast
    function shmem_longlong_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_longlong_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_longlong_broadcast
    end function shmem_longlong_broadcast
    function shmem_uchar_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_uchar_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_uchar_broadcast
    end function shmem_uchar_broadcast
    function shmem_ushort_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_ushort_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_ushort_broadcast
    end function shmem_ushort_broadcast
    function shmem_uint_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_uint_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_uint_broadcast
    end function shmem_uint_broadcast
    function shmem_ulong_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_ulong_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_ulong_broadcast
    end function shmem_ulong_broadcast
    function shmem_ulonglong_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_ulonglong_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_ulonglong_broadcast
    end function shmem_ulonglong_broadcast
    function shmem_int8_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_int8_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_int8_broadcast
    end function shmem_int8_broadcast
    function shmem_int16_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_int16_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_int16_broadcast
    end function shmem_int16_broadcast
    function shmem_int32_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_int32_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_int32_broadcast
    end function shmem_int32_broadcast
    function shmem_int64_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_int64_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_int64_broadcast
    end function shmem_int64_broadcast
    function shmem_uint8_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_uint8_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_uint8_broadcast
    end function shmem_uint8_broadcast
    function shmem_uint16_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_uint16_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_uint16_broadcast
    end function shmem_uint16_broadcast
    function shmem_uint32_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_uint32_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_uint32_broadcast
    end function shmem_uint32_broadcast
    function shmem_uint64_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_uint64_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_uint64_broadcast
    end function shmem_uint64_broadcast
    function shmem_size_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_size_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_size_broadcast
    end function shmem_size_broadcast
    function shmem_ptrdiff_broadcast(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_ptrdiff_broadcast")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_ptrdiff_broadcast
    end function shmem_ptrdiff_broadcast
    function shmem_broadcastmem(team, dest, source, nelems, PE_root) &
        bind(c, name="shmem_broadcastmem")
      import
      integer(c_intptr_t), value :: team
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int) :: shmem_broadcastmem
    end function shmem_broadcastmem
    function shmem_float_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_float_alltoall")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_float_alltoall
    end function shmem_float_alltoall
    function shmem_double_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_double_alltoall")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_double_alltoall
    end function shmem_double_alltoall
    function shmem_longdouble_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_longdouble_alltoall")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longdouble_alltoall
    end function shmem_longdouble_alltoall
    function shmem_char_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_char_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_char_alltoall
    end function shmem_char_alltoall
    function shmem_schar_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_schar_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_schar_alltoall
    end function shmem_schar_alltoall
    function shmem_short_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_short_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_short_alltoall
    end function shmem_short_alltoall
    function shmem_int_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_int_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int_alltoall
    end function shmem_int_alltoall
    function shmem_long_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_long_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_long_alltoall
    end function shmem_long_alltoall
    function shmem_longlong_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_longlong_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longlong_alltoall
    end function shmem_longlong_alltoall
    function shmem_uchar_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_uchar_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uchar_alltoall
    end function shmem_uchar_alltoall
    function shmem_ushort_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_ushort_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ushort_alltoall
    end function shmem_ushort_alltoall
    function shmem_uint_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_uint_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint_alltoall
    end function shmem_uint_alltoall
    function shmem_ulong_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_ulong_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulong_alltoall
    end function shmem_ulong_alltoall
    function shmem_ulonglong_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_ulonglong_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulonglong_alltoall
    end function shmem_ulonglong_alltoall
    function shmem_int8_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_int8_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int8_alltoall
    end function shmem_int8_alltoall
    function shmem_int16_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_int16_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int16_alltoall
    end function shmem_int16_alltoall
    function shmem_int32_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_int32_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int32_alltoall
    end function shmem_int32_alltoall
    function shmem_int64_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_int64_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int64_alltoall
    end function shmem_int64_alltoall
    function shmem_uint8_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_uint8_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint8_alltoall
    end function shmem_uint8_alltoall
    function shmem_uint16_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_uint16_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint16_alltoall
    end function shmem_uint16_alltoall
    function shmem_uint32_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_uint32_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint32_alltoall
    end function shmem_uint32_alltoall
    function shmem_uint64_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_uint64_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint64_alltoall
    end function shmem_uint64_alltoall
    function shmem_size_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_size_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_size_alltoall
    end function shmem_size_alltoall
    function shmem_ptrdiff_alltoall(team, dest, source, nelems) &
        bind(c, name="shmem_ptrdiff_alltoall")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ptrdiff_alltoall
    end function shmem_ptrdiff_alltoall
    function shmem_alltoallmem(team, dest, source, nelems) &
        bind(c, name="shmem_alltoallmem")
      import
      integer(c_intptr_t), value :: team
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_alltoallmem
    end function shmem_alltoallmem
    function shmem_float_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_float_alltoalls")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_float_alltoalls
    end function shmem_float_alltoalls
    function shmem_double_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_double_alltoalls")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_double_alltoalls
    end function shmem_double_alltoalls
    function shmem_longdouble_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_longdouble_alltoalls")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longdouble_alltoalls
    end function shmem_longdouble_alltoalls
    function shmem_char_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_char_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_char_alltoalls
    end function shmem_char_alltoalls
    function shmem_schar_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_schar_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_schar_alltoalls
    end function shmem_schar_alltoalls
    function shmem_short_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_short_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_short_alltoalls
    end function shmem_short_alltoalls
    function shmem_int_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_int_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int_alltoalls
    end function shmem_int_alltoalls
    function shmem_long_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_long_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_long_alltoalls
    end function shmem_long_alltoalls
    function shmem_longlong_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_longlong_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longlong_alltoalls
    end function shmem_longlong_alltoalls
    function shmem_uchar_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_uchar_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uchar_alltoalls
    end function shmem_uchar_alltoalls
    function shmem_ushort_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_ushort_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ushort_alltoalls
    end function shmem_ushort_alltoalls
    function shmem_uint_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_uint_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint_alltoalls
    end function shmem_uint_alltoalls
    function shmem_ulong_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_ulong_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulong_alltoalls
    end function shmem_ulong_alltoalls
    function shmem_ulonglong_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_ulonglong_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulonglong_alltoalls
    end function shmem_ulonglong_alltoalls
    function shmem_int8_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_int8_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int8_alltoalls
    end function shmem_int8_alltoalls
    function shmem_int16_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_int16_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int16_alltoalls
    end function shmem_int16_alltoalls
    function shmem_int32_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_int32_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int32_alltoalls
    end function shmem_int32_alltoalls
    function shmem_int64_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_int64_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int64_alltoalls
    end function shmem_int64_alltoalls
    function shmem_uint8_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_uint8_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint8_alltoalls
    end function shmem_uint8_alltoalls
    function shmem_uint16_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_uint16_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint16_alltoalls
    end function shmem_uint16_alltoalls
    function shmem_uint32_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_uint32_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint32_alltoalls
    end function shmem_uint32_alltoalls
    function shmem_uint64_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_uint64_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint64_alltoalls
    end function shmem_uint64_alltoalls
    function shmem_size_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_size_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_size_alltoalls
    end function shmem_size_alltoalls
    function shmem_ptrdiff_alltoalls(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_ptrdiff_alltoalls")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ptrdiff_alltoalls
    end function shmem_ptrdiff_alltoalls
    function shmem_alltoallsmem(team, dest, source, dst, sst, nelems) &
        bind(c, name="shmem_alltoallsmem")
      import
      integer(c_intptr_t), value :: team
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_alltoallsmem
    end function shmem_alltoallsmem
    function shmem_short_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_and_reduce
    end function shmem_short_and_reduce
    function shmem_int_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_and_reduce
    end function shmem_int_and_reduce
    function shmem_long_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_and_reduce
    end function shmem_long_and_reduce
    function shmem_longlong_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_and_reduce
    end function shmem_longlong_and_reduce
    function shmem_uchar_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_and_reduce
    end function shmem_uchar_and_reduce
    function shmem_ushort_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_and_reduce
    end function shmem_ushort_and_reduce
    function shmem_uint_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_and_reduce
    end function shmem_uint_and_reduce
    function shmem_ulong_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_and_reduce
    end function shmem_ulong_and_reduce
    function shmem_ulonglong_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_and_reduce
    end function shmem_ulonglong_and_reduce
    function shmem_int8_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_and_reduce
    end function shmem_int8_and_reduce
    function shmem_int16_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_and_reduce
    end function shmem_int16_and_reduce
    function shmem_int32_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_and_reduce
    end function shmem_int32_and_reduce
    function shmem_int64_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_and_reduce
    end function shmem_int64_and_reduce
    function shmem_uint8_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_and_reduce
    end function shmem_uint8_and_reduce
    function shmem_uint16_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_and_reduce
    end function shmem_uint16_and_reduce
    function shmem_uint32_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_and_reduce
    end function shmem_uint32_and_reduce
    function shmem_uint64_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_and_reduce
    end function shmem_uint64_and_reduce
    function shmem_size_and_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_and_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_and_reduce
    end function shmem_size_and_reduce
    function shmem_short_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_or_reduce
    end function shmem_short_or_reduce
    function shmem_int_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_or_reduce
    end function shmem_int_or_reduce
    function shmem_long_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_or_reduce
    end function shmem_long_or_reduce
    function shmem_longlong_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_or_reduce
    end function shmem_longlong_or_reduce
    function shmem_uchar_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_or_reduce
    end function shmem_uchar_or_reduce
    function shmem_ushort_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_or_reduce
    end function shmem_ushort_or_reduce
    function shmem_uint_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_or_reduce
    end function shmem_uint_or_reduce
    function shmem_ulong_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_or_reduce
    end function shmem_ulong_or_reduce
    function shmem_ulonglong_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_or_reduce
    end function shmem_ulonglong_or_reduce
    function shmem_int8_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_or_reduce
    end function shmem_int8_or_reduce
    function shmem_int16_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_or_reduce
    end function shmem_int16_or_reduce
    function shmem_int32_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_or_reduce
    end function shmem_int32_or_reduce
    function shmem_int64_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_or_reduce
    end function shmem_int64_or_reduce
    function shmem_uint8_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_or_reduce
    end function shmem_uint8_or_reduce
    function shmem_uint16_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_or_reduce
    end function shmem_uint16_or_reduce
    function shmem_uint32_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_or_reduce
    end function shmem_uint32_or_reduce
    function shmem_uint64_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_or_reduce
    end function shmem_uint64_or_reduce
    function shmem_size_or_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_or_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_or_reduce
    end function shmem_size_or_reduce
    function shmem_short_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_xor_reduce
    end function shmem_short_xor_reduce
    function shmem_int_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_xor_reduce
    end function shmem_int_xor_reduce
    function shmem_long_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_xor_reduce
    end function shmem_long_xor_reduce
    function shmem_longlong_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_xor_reduce
    end function shmem_longlong_xor_reduce
    function shmem_uchar_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_xor_reduce
    end function shmem_uchar_xor_reduce
    function shmem_ushort_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_xor_reduce
    end function shmem_ushort_xor_reduce
    function shmem_uint_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_xor_reduce
    end function shmem_uint_xor_reduce
    function shmem_ulong_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_xor_reduce
    end function shmem_ulong_xor_reduce
    function shmem_ulonglong_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_xor_reduce
    end function shmem_ulonglong_xor_reduce
    function shmem_int8_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_xor_reduce
    end function shmem_int8_xor_reduce
    function shmem_int16_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_xor_reduce
    end function shmem_int16_xor_reduce
    function shmem_int32_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_xor_reduce
    end function shmem_int32_xor_reduce
    function shmem_int64_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_xor_reduce
    end function shmem_int64_xor_reduce
    function shmem_uint8_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_xor_reduce
    end function shmem_uint8_xor_reduce
    function shmem_uint16_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_xor_reduce
    end function shmem_uint16_xor_reduce
    function shmem_uint32_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_xor_reduce
    end function shmem_uint32_xor_reduce
    function shmem_uint64_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_xor_reduce
    end function shmem_uint64_xor_reduce
    function shmem_size_xor_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_xor_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_xor_reduce
    end function shmem_size_xor_reduce
    function shmem_float_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_float_max_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_float_max_reduce
    end function shmem_float_max_reduce
    function shmem_double_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_double_max_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_double_max_reduce
    end function shmem_double_max_reduce
    function shmem_longdouble_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longdouble_max_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longdouble_max_reduce
    end function shmem_longdouble_max_reduce
    function shmem_char_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_char_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_char_max_reduce
    end function shmem_char_max_reduce
    function shmem_schar_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_schar_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_schar_max_reduce
    end function shmem_schar_max_reduce
    function shmem_short_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_max_reduce
    end function shmem_short_max_reduce
    function shmem_int_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_max_reduce
    end function shmem_int_max_reduce
    function shmem_long_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_max_reduce
    end function shmem_long_max_reduce
    function shmem_longlong_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_max_reduce
    end function shmem_longlong_max_reduce
    function shmem_uchar_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_max_reduce
    end function shmem_uchar_max_reduce
    function shmem_ushort_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_max_reduce
    end function shmem_ushort_max_reduce
    function shmem_uint_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_max_reduce
    end function shmem_uint_max_reduce
    function shmem_ulong_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_max_reduce
    end function shmem_ulong_max_reduce
    function shmem_ulonglong_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_max_reduce
    end function shmem_ulonglong_max_reduce
    function shmem_int8_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_max_reduce
    end function shmem_int8_max_reduce
    function shmem_int16_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_max_reduce
    end function shmem_int16_max_reduce
    function shmem_int32_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_max_reduce
    end function shmem_int32_max_reduce
    function shmem_int64_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_max_reduce
    end function shmem_int64_max_reduce
    function shmem_uint8_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_max_reduce
    end function shmem_uint8_max_reduce
    function shmem_uint16_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_max_reduce
    end function shmem_uint16_max_reduce
    function shmem_uint32_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_max_reduce
    end function shmem_uint32_max_reduce
    function shmem_uint64_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_max_reduce
    end function shmem_uint64_max_reduce
    function shmem_size_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_max_reduce
    end function shmem_size_max_reduce
    function shmem_ptrdiff_max_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ptrdiff_max_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ptrdiff_max_reduce
    end function shmem_ptrdiff_max_reduce
    function shmem_float_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_float_min_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_float_min_reduce
    end function shmem_float_min_reduce
    function shmem_double_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_double_min_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_double_min_reduce
    end function shmem_double_min_reduce
    function shmem_longdouble_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longdouble_min_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longdouble_min_reduce
    end function shmem_longdouble_min_reduce
    function shmem_char_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_char_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_char_min_reduce
    end function shmem_char_min_reduce
    function shmem_schar_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_schar_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_schar_min_reduce
    end function shmem_schar_min_reduce
    function shmem_short_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_min_reduce
    end function shmem_short_min_reduce
    function shmem_int_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_min_reduce
    end function shmem_int_min_reduce
    function shmem_long_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_min_reduce
    end function shmem_long_min_reduce
    function shmem_longlong_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_min_reduce
    end function shmem_longlong_min_reduce
    function shmem_uchar_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_min_reduce
    end function shmem_uchar_min_reduce
    function shmem_ushort_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_min_reduce
    end function shmem_ushort_min_reduce
    function shmem_uint_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_min_reduce
    end function shmem_uint_min_reduce
    function shmem_ulong_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_min_reduce
    end function shmem_ulong_min_reduce
    function shmem_ulonglong_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_min_reduce
    end function shmem_ulonglong_min_reduce
    function shmem_int8_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_min_reduce
    end function shmem_int8_min_reduce
    function shmem_int16_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_min_reduce
    end function shmem_int16_min_reduce
    function shmem_int32_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_min_reduce
    end function shmem_int32_min_reduce
    function shmem_int64_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_min_reduce
    end function shmem_int64_min_reduce
    function shmem_uint8_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_min_reduce
    end function shmem_uint8_min_reduce
    function shmem_uint16_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_min_reduce
    end function shmem_uint16_min_reduce
    function shmem_uint32_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_min_reduce
    end function shmem_uint32_min_reduce
    function shmem_uint64_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_min_reduce
    end function shmem_uint64_min_reduce
    function shmem_size_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_min_reduce
    end function shmem_size_min_reduce
    function shmem_ptrdiff_min_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ptrdiff_min_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ptrdiff_min_reduce
    end function shmem_ptrdiff_min_reduce
    function shmem_float_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_float_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_float_sum_reduce
    end function shmem_float_sum_reduce
    function shmem_double_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_double_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_double_sum_reduce
    end function shmem_double_sum_reduce
    function shmem_longdouble_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longdouble_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longdouble_sum_reduce
    end function shmem_longdouble_sum_reduce
    function shmem_char_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_char_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_char_sum_reduce
    end function shmem_char_sum_reduce
    function shmem_schar_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_schar_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_schar_sum_reduce
    end function shmem_schar_sum_reduce
    function shmem_short_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_sum_reduce
    end function shmem_short_sum_reduce
    function shmem_int_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_sum_reduce
    end function shmem_int_sum_reduce
    function shmem_long_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_sum_reduce
    end function shmem_long_sum_reduce
    function shmem_longlong_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_sum_reduce
    end function shmem_longlong_sum_reduce
    function shmem_uchar_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_sum_reduce
    end function shmem_uchar_sum_reduce
    function shmem_ushort_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_sum_reduce
    end function shmem_ushort_sum_reduce
    function shmem_uint_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_sum_reduce
    end function shmem_uint_sum_reduce
    function shmem_ulong_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_sum_reduce
    end function shmem_ulong_sum_reduce
    function shmem_ulonglong_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_sum_reduce
    end function shmem_ulonglong_sum_reduce
    function shmem_int8_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_sum_reduce
    end function shmem_int8_sum_reduce
    function shmem_int16_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_sum_reduce
    end function shmem_int16_sum_reduce
    function shmem_int32_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_sum_reduce
    end function shmem_int32_sum_reduce
    function shmem_int64_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_sum_reduce
    end function shmem_int64_sum_reduce
    function shmem_uint8_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_sum_reduce
    end function shmem_uint8_sum_reduce
    function shmem_uint16_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_sum_reduce
    end function shmem_uint16_sum_reduce
    function shmem_uint32_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_sum_reduce
    end function shmem_uint32_sum_reduce
    function shmem_uint64_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_sum_reduce
    end function shmem_uint64_sum_reduce
    function shmem_size_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_sum_reduce
    end function shmem_size_sum_reduce
    function shmem_ptrdiff_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ptrdiff_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ptrdiff_sum_reduce
    end function shmem_ptrdiff_sum_reduce
    function shmem_complexd_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_complexd_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      complex(c_double_complex), intent(inout) :: dest(*)
      complex(c_double_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_complexd_sum_reduce
    end function shmem_complexd_sum_reduce
    function shmem_complexf_sum_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_complexf_sum_reduce")
      import
      integer(c_intptr_t), value :: team
      complex(c_float_complex), intent(inout) :: dest(*)
      complex(c_float_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_complexf_sum_reduce
    end function shmem_complexf_sum_reduce
    function shmem_float_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_float_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_float_prod_reduce
    end function shmem_float_prod_reduce
    function shmem_double_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_double_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_double_prod_reduce
    end function shmem_double_prod_reduce
    function shmem_longdouble_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longdouble_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longdouble_prod_reduce
    end function shmem_longdouble_prod_reduce
    function shmem_char_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_char_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_char_prod_reduce
    end function shmem_char_prod_reduce
    function shmem_schar_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_schar_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_schar_prod_reduce
    end function shmem_schar_prod_reduce
    function shmem_short_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_short_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_short_prod_reduce
    end function shmem_short_prod_reduce
    function shmem_int_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int_prod_reduce
    end function shmem_int_prod_reduce
    function shmem_long_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_long_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_long_prod_reduce
    end function shmem_long_prod_reduce
    function shmem_longlong_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_longlong_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_longlong_prod_reduce
    end function shmem_longlong_prod_reduce
    function shmem_uchar_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uchar_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uchar_prod_reduce
    end function shmem_uchar_prod_reduce
    function shmem_ushort_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ushort_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ushort_prod_reduce
    end function shmem_ushort_prod_reduce
    function shmem_uint_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint_prod_reduce
    end function shmem_uint_prod_reduce
    function shmem_ulong_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulong_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulong_prod_reduce
    end function shmem_ulong_prod_reduce
    function shmem_ulonglong_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ulonglong_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ulonglong_prod_reduce
    end function shmem_ulonglong_prod_reduce
    function shmem_int8_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int8_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int8_prod_reduce
    end function shmem_int8_prod_reduce
    function shmem_int16_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int16_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int16_prod_reduce
    end function shmem_int16_prod_reduce
    function shmem_int32_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int32_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int32_prod_reduce
    end function shmem_int32_prod_reduce
    function shmem_int64_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_int64_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_int64_prod_reduce
    end function shmem_int64_prod_reduce
    function shmem_uint8_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint8_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint8_prod_reduce
    end function shmem_uint8_prod_reduce
    function shmem_uint16_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint16_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint16_prod_reduce
    end function shmem_uint16_prod_reduce
    function shmem_uint32_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint32_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint32_prod_reduce
    end function shmem_uint32_prod_reduce
    function shmem_uint64_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_uint64_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_uint64_prod_reduce
    end function shmem_uint64_prod_reduce
    function shmem_size_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_size_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_size_prod_reduce
    end function shmem_size_prod_reduce
    function shmem_ptrdiff_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_ptrdiff_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_ptrdiff_prod_reduce
    end function shmem_ptrdiff_prod_reduce
    function shmem_complexd_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_complexd_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      complex(c_double_complex), intent(inout) :: dest(*)
      complex(c_double_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_complexd_prod_reduce
    end function shmem_complexd_prod_reduce
    function shmem_complexf_prod_reduce(team, dest, source, nreduce) &
        bind(c, name="shmem_complexf_prod_reduce")
      import
      integer(c_intptr_t), value :: team
      complex(c_float_complex), intent(inout) :: dest(*)
      complex(c_float_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nreduce
      integer(c_int) :: shmem_complexf_prod_reduce
    end function shmem_complexf_prod_reduce
    function shmem_float_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_float_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_float_sum_inscan
    end function shmem_float_sum_inscan
    function shmem_double_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_double_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_double_sum_inscan
    end function shmem_double_sum_inscan
    function shmem_longdouble_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_longdouble_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longdouble_sum_inscan
    end function shmem_longdouble_sum_inscan
    function shmem_char_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_char_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_char_sum_inscan
    end function shmem_char_sum_inscan
    function shmem_schar_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_schar_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_schar_sum_inscan
    end function shmem_schar_sum_inscan
    function shmem_short_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_short_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_short_sum_inscan
    end function shmem_short_sum_inscan
    function shmem_int_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_int_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int_sum_inscan
    end function shmem_int_sum_inscan
    function shmem_long_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_long_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_long_sum_inscan
    end function shmem_long_sum_inscan
    function shmem_longlong_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_longlong_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longlong_sum_inscan
    end function shmem_longlong_sum_inscan
    function shmem_uchar_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_uchar_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uchar_sum_inscan
    end function shmem_uchar_sum_inscan
    function shmem_ushort_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_ushort_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ushort_sum_inscan
    end function shmem_ushort_sum_inscan
    function shmem_uint_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint_sum_inscan
    end function shmem_uint_sum_inscan
    function shmem_ulong_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_ulong_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulong_sum_inscan
    end function shmem_ulong_sum_inscan
    function shmem_ulonglong_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_ulonglong_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulonglong_sum_inscan
    end function shmem_ulonglong_sum_inscan
    function shmem_int8_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_int8_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int8_sum_inscan
    end function shmem_int8_sum_inscan
    function shmem_int16_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_int16_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int16_sum_inscan
    end function shmem_int16_sum_inscan
    function shmem_int32_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_int32_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int32_sum_inscan
    end function shmem_int32_sum_inscan
    function shmem_int64_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_int64_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int64_sum_inscan
    end function shmem_int64_sum_inscan
    function shmem_uint8_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint8_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint8_sum_inscan
    end function shmem_uint8_sum_inscan
    function shmem_uint16_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint16_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint16_sum_inscan
    end function shmem_uint16_sum_inscan
    function shmem_uint32_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint32_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint32_sum_inscan
    end function shmem_uint32_sum_inscan
    function shmem_uint64_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint64_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint64_sum_inscan
    end function shmem_uint64_sum_inscan
    function shmem_size_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_size_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_size_sum_inscan
    end function shmem_size_sum_inscan
    function shmem_ptrdiff_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_ptrdiff_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ptrdiff_sum_inscan
    end function shmem_ptrdiff_sum_inscan
    function shmem_complexd_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_complexd_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      complex(c_double_complex), intent(inout) :: dest(*)
      complex(c_double_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_complexd_sum_inscan
    end function shmem_complexd_sum_inscan
    function shmem_complexf_sum_inscan(team, dest, source, nelems) &
        bind(c, name="shmem_complexf_sum_inscan")
      import
      integer(c_intptr_t), value :: team
      complex(c_float_complex), intent(inout) :: dest(*)
      complex(c_float_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_complexf_sum_inscan
    end function shmem_complexf_sum_inscan
    function shmem_float_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_float_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_float_sum_exscan
    end function shmem_float_sum_exscan
    function shmem_double_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_double_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_double_sum_exscan
    end function shmem_double_sum_exscan
    function shmem_longdouble_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_longdouble_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longdouble_sum_exscan
    end function shmem_longdouble_sum_exscan
    function shmem_char_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_char_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_char_sum_exscan
    end function shmem_char_sum_exscan
    function shmem_schar_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_schar_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_schar_sum_exscan
    end function shmem_schar_sum_exscan
    function shmem_short_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_short_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_short_sum_exscan
    end function shmem_short_sum_exscan
    function shmem_int_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_int_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int_sum_exscan
    end function shmem_int_sum_exscan
    function shmem_long_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_long_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_long_sum_exscan
    end function shmem_long_sum_exscan
    function shmem_longlong_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_longlong_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_longlong_sum_exscan
    end function shmem_longlong_sum_exscan
    function shmem_uchar_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_uchar_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_signed_char), intent(inout) :: dest(*)
      integer(c_signed_char), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uchar_sum_exscan
    end function shmem_uchar_sum_exscan
    function shmem_ushort_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_ushort_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ushort_sum_exscan
    end function shmem_ushort_sum_exscan
    function shmem_uint_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint_sum_exscan
    end function shmem_uint_sum_exscan
    function shmem_ulong_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_ulong_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulong_sum_exscan
    end function shmem_ulong_sum_exscan
    function shmem_ulonglong_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_ulonglong_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ulonglong_sum_exscan
    end function shmem_ulonglong_sum_exscan
    function shmem_int8_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_int8_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int8_sum_exscan
    end function shmem_int8_sum_exscan
    function shmem_int16_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_int16_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int16_sum_exscan
    end function shmem_int16_sum_exscan
    function shmem_int32_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_int32_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int32_sum_exscan
    end function shmem_int32_sum_exscan
    function shmem_int64_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_int64_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_int64_sum_exscan
    end function shmem_int64_sum_exscan
    function shmem_uint8_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint8_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int8_t), intent(inout) :: dest(*)
      integer(c_int8_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint8_sum_exscan
    end function shmem_uint8_sum_exscan
    function shmem_uint16_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint16_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int16_t), intent(inout) :: dest(*)
      integer(c_int16_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint16_sum_exscan
    end function shmem_uint16_sum_exscan
    function shmem_uint32_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint32_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int32_t), intent(inout) :: dest(*)
      integer(c_int32_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint32_sum_exscan
    end function shmem_uint32_sum_exscan
    function shmem_uint64_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_uint64_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_int64_t), intent(inout) :: dest(*)
      integer(c_int64_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_uint64_sum_exscan
    end function shmem_uint64_sum_exscan
    function shmem_size_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_size_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_size_t), intent(inout) :: dest(*)
      integer(c_size_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_size_sum_exscan
    end function shmem_size_sum_exscan
    function shmem_ptrdiff_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_ptrdiff_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      integer(c_ptrdiff_t), intent(inout) :: dest(*)
      integer(c_ptrdiff_t), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_ptrdiff_sum_exscan
    end function shmem_ptrdiff_sum_exscan
    function shmem_complexd_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_complexd_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      complex(c_double_complex), intent(inout) :: dest(*)
      complex(c_double_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_complexd_sum_exscan
    end function shmem_complexd_sum_exscan
    function shmem_complexf_sum_exscan(team, dest, source, nelems) &
        bind(c, name="shmem_complexf_sum_exscan")
      import
      integer(c_intptr_t), value :: team
      complex(c_float_complex), intent(inout) :: dest(*)
      complex(c_float_complex), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int) :: shmem_complexf_sum_exscan
    end function shmem_complexf_sum_exscan
    subroutine shmem_broadcast32(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_broadcast32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_broadcast32
    subroutine shmem_broadcast64(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_broadcast64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_root
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_broadcast64
    subroutine shmem_alltoall32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_alltoall32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_alltoall32
    subroutine shmem_alltoall64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_alltoall64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_alltoall64
    subroutine shmem_alltoalls32(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_alltoalls32")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_alltoalls32
    subroutine shmem_alltoalls64(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync) &
        bind(c, name="shmem_alltoalls64")
      import
      type(*), intent(inout) :: dest(*)
      type(*), intent(in) :: source(*)
      integer(c_ptrdiff_t), value :: dst
      integer(c_ptrdiff_t), value :: sst
      integer(c_size_t), value :: nelems
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_alltoalls64
    subroutine shmem_short_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_and_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_and_to_all
    subroutine shmem_int_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_and_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_and_to_all
    subroutine shmem_long_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_and_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_and_to_all
    subroutine shmem_longlong_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_and_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_and_to_all
    subroutine shmem_short_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_or_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_or_to_all
    subroutine shmem_int_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_or_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_or_to_all
    subroutine shmem_long_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_or_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_or_to_all
    subroutine shmem_longlong_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_or_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_or_to_all
    subroutine shmem_short_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_xor_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_xor_to_all
    subroutine shmem_int_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_xor_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_xor_to_all
    subroutine shmem_long_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_xor_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_xor_to_all
    subroutine shmem_longlong_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_xor_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_xor_to_all
    subroutine shmem_short_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_max_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_max_to_all
    subroutine shmem_int_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_max_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_max_to_all
    subroutine shmem_long_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_max_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_max_to_all
    subroutine shmem_longlong_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_max_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_max_to_all
    subroutine shmem_float_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_float_max_to_all")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_float), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_float_max_to_all
    subroutine shmem_double_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_double_max_to_all")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_double_max_to_all
    subroutine shmem_longdouble_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longdouble_max_to_all")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_long_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longdouble_max_to_all
    subroutine shmem_short_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_min_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_min_to_all
    subroutine shmem_int_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_min_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_min_to_all
    subroutine shmem_long_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_min_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_min_to_all
    subroutine shmem_longlong_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_min_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_min_to_all
    subroutine shmem_float_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_float_min_to_all")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_float), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_float_min_to_all
    subroutine shmem_double_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_double_min_to_all")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_double_min_to_all
    subroutine shmem_longdouble_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longdouble_min_to_all")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_long_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longdouble_min_to_all
    subroutine shmem_short_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_sum_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_sum_to_all
    subroutine shmem_int_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_sum_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_sum_to_all
    subroutine shmem_long_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_sum_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_sum_to_all
    subroutine shmem_longlong_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_sum_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_sum_to_all
    subroutine shmem_float_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_float_sum_to_all")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_float), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_float_sum_to_all
    subroutine shmem_double_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_double_sum_to_all")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_double_sum_to_all
    subroutine shmem_longdouble_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longdouble_sum_to_all")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_long_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longdouble_sum_to_all
    subroutine shmem_complexd_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_complexd_sum_to_all")
      import
      complex(c_double_complex), intent(inout) :: dest(*)
      complex(c_double_complex), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      complex(c_double_complex), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_complexd_sum_to_all
    subroutine shmem_complexf_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_complexf_sum_to_all")
      import
      complex(c_float_complex), intent(inout) :: dest(*)
      complex(c_float_complex), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      complex(c_float_complex), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_complexf_sum_to_all
    subroutine shmem_short_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_short_prod_to_all")
      import
      integer(c_short), intent(inout) :: dest(*)
      integer(c_short), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_short), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_short_prod_to_all
    subroutine shmem_int_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_int_prod_to_all")
      import
      integer(c_int), intent(inout) :: dest(*)
      integer(c_int), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_int), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_int_prod_to_all
    subroutine shmem_long_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_long_prod_to_all")
      import
      integer(c_long), intent(inout) :: dest(*)
      integer(c_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_long_prod_to_all
    subroutine shmem_longlong_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longlong_prod_to_all")
      import
      integer(c_long_long), intent(inout) :: dest(*)
      integer(c_long_long), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      integer(c_long_long), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longlong_prod_to_all
    subroutine shmem_float_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_float_prod_to_all")
      import
      real(c_float), intent(inout) :: dest(*)
      real(c_float), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_float), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_float_prod_to_all
    subroutine shmem_double_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_double_prod_to_all")
      import
      real(c_double), intent(inout) :: dest(*)
      real(c_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_double_prod_to_all
    subroutine shmem_longdouble_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_longdouble_prod_to_all")
      import
      real(c_long_double), intent(inout) :: dest(*)
      real(c_long_double), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      real(c_long_double), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_longdouble_prod_to_all
    subroutine shmem_complexd_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_complexd_prod_to_all")
      import
      complex(c_double_complex), intent(inout) :: dest(*)
      complex(c_double_complex), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      complex(c_double_complex), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_complexd_prod_to_all
    subroutine shmem_complexf_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync) &
        bind(c, name="shmem_complexf_prod_to_all")
      import
      complex(c_float_complex), intent(inout) :: dest(*)
      complex(c_float_complex), intent(in) :: source(*)
      integer(c_int), value :: nreduce
      integer(c_int), value :: PE_start
      integer(c_int), value :: logPE_stride
      integer(c_int), value :: PE_size
      complex(c_float_complex), intent(inout) :: pWrk(*)
      integer(c_long), intent(inout) :: pSync(*)
    end subroutine shmem_complexf_prod_to_all
    subroutine shmem_set_lock(lock) &
        bind(c, name="shmem_set_lock")
      import
      integer(c_long), intent(inout) :: lock
    end subroutine shmem_set_lock
    subroutine shmem_clear_lock(lock) &
        bind(c, name="shmem_clear_lock")
      import
      integer(c_long), intent(inout) :: lock
    end subroutine shmem_clear_lock
    function shmem_test_lock(lock) &
        bind(c, name="shmem_test_lock")
      import
      integer(c_long), intent(inout) :: lock
      integer(c_int) :: shmem_test_lock
    end function shmem_test_lock
    subroutine shmem_set_cache_inv() &
        bind(c, name="shmem_set_cache_inv")
      import
    end subroutine shmem_set_cache_inv
    subroutine shmem_set_cache_line_inv(dest) &
        bind(c, name="shmem_set_cache_line_inv")
      import
      type(c_ptr), value :: dest
    end subroutine shmem_set_cache_line_inv
    subroutine shmem_clear_cache_inv() &
        bind(c, name="shmem_clear_cache_inv")
      import
    end subroutine shmem_clear_cache_inv
    subroutine shmem_clear_cache_line_inv(dest) &
        bind(c, name="shmem_clear_cache_line_inv")
      import
      type(c_ptr), value :: dest
    end subroutine shmem_clear_cache_line_inv
    subroutine shmem_udcflush() &
        bind(c, name="shmem_udcflush")
      import
    end subroutine shmem_udcflush
    subroutine shmem_udcflush_line(dest) &
        bind(c, name="shmem_udcflush_line")
      import
      type(c_ptr), value :: dest
    end subroutine shmem_udcflush_line
  end interface
end module shmem
