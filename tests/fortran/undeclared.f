!     Programs that declare nothing, as those for Cray's header; and MY_PE
!     as a variable. Silent where all is right.
      INCLUDE 'mpp/shmem.fh'
      INTEGER MY_PE, LOCK
      SAVE LOCK
      DATA LOCK /0/

      CALL SHMEM_INIT()
      MY_PE = SHMEM_MY_PE()
      N = SHMEM_N_PES()
      IF (MY_PE .LT. 0 .OR. MY_PE .GE. N) CALL SHMEM_GLOBAL_EXIT(1)
      IF (MY_PE .NE. MOD(INT(SHMEM_MY_PE()) + N, N)) THEN
         CALL SHMEM_GLOBAL_EXIT(2)
      END IF
      CALL SHMEM_SET_LOCK(LOCK)
      K = SHMEM_TEST_LOCK(LOCK)
      IF (K .NE. 1) CALL SHMEM_GLOBAL_EXIT(3)
      CALL SHMEM_CLEAR_LOCK(LOCK)
      CALL SHMEM_FINALIZE()
      END
