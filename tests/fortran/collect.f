!     collect and fcollect from Fortran: variables with SAVE and in COMMON
!     blocks are symmetric. Silent where all is right.
      PROGRAM COLLECT
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'

      INTEGER MOST
      PARAMETER (MOST = 64)
      INTEGER PSYNC(SHMEM_COLLECT_SYNC_SIZE)
      INTEGER AGAIN(SHMEM_BARRIER_SYNC_SIZE)
      INTEGER NUMBERS(MOST), MINE(2)
      SAVE PSYNC, AGAIN, NUMBERS, MINE
      DATA PSYNC /SHMEM_COLLECT_SYNC_SIZE*SHMEM_SYNC_VALUE/
      DATA AGAIN /SHMEM_BARRIER_SYNC_SIZE*SHMEM_SYNC_VALUE/
      DOUBLE PRECISION REALS(MOST), OWN(2)
      COMMON /SHARED/ REALS, OWN
      INTEGER ME, N, PE, I, AT, STRIDE, LOGSTR, ACTIVE

      CALL START_PES(0)
      ME = MY_PE()
      N = NUM_PES()
      CALL CHECK(ME .EQ. SHMEM_MY_PE() .AND. N .EQ. SHMEM_N_PES(), 1)

!     All PEs: PE p brings mod(p, 3) integers, of 4 bytes.
      MINE(1) = 10 * ME
      MINE(2) = 10 * ME + 1
      CALL SHMEM_BARRIER_ALL()
      CALL SHMEM_COLLECT4(NUMBERS, MINE, MOD(ME, 3), 0, 0, N, PSYNC)
      AT = 0
      DO PE = 0, N - 1
         DO I = 1, MOD(PE, 3)
            AT = AT + 1
            CALL CHECK(NUMBERS(AT) .EQ. 10 * PE + I - 1, 2)
         END DO
      END DO

!     The even PEs: two reals each, of 8 bytes.
      STRIDE = 2
      LOGSTR = 1
      ACTIVE = (N + 1) / 2
      OWN(1) = ME + 0.25D0
      OWN(2) = ME + 0.5D0
      CALL SHMEM_BARRIER_ALL()
      IF (MOD(ME, STRIDE) .EQ. 0) THEN
         CALL SHMEM_FCOLLECT8(REALS, OWN, 2, 0, LOGSTR, ACTIVE, PSYNC)
         DO PE = 0, ACTIVE - 1
            CALL CHECK(REALS(2*PE + 1) .EQ. STRIDE*PE + 0.25D0, 3)
            CALL CHECK(REALS(2*PE + 2) .EQ. STRIDE*PE + 0.5D0, 4)
         END DO
         CALL SHMEM_BARRIER(0, LOGSTR, ACTIVE, AGAIN)
         CALL SHMEM_COLLECT64(REALS, OWN, 1, 0, LOGSTR, ACTIVE, PSYNC)
         DO PE = 0, ACTIVE - 1
            CALL CHECK(REALS(PE + 1) .EQ. STRIDE*PE + 0.25D0, 5)
         END DO
      END IF
      CALL SHMEM_BARRIER_ALL()

      CALL SHMEM_FCOLLECT32(NUMBERS, MINE, 1, 0, 0, N, PSYNC)
      DO PE = 0, N - 1
         CALL CHECK(NUMBERS(PE + 1) .EQ. 10 * PE, 6)
      END DO
      DO I = 1, SHMEM_COLLECT_SYNC_SIZE
         CALL CHECK(PSYNC(I) .EQ. SHMEM_SYNC_VALUE, 7)
      END DO
      CALL SHMEM_FINALIZE()

      CONTAINS

      SUBROUTINE CHECK(RIGHT, NUMBER)
      LOGICAL RIGHT
      INTEGER NUMBER
      IF (RIGHT) RETURN
      WRITE (0, *) 'PE', ME, 'of', N, ': check', NUMBER, 'failed'
      CALL SHMEM_GLOBAL_EXIT(1)
      END SUBROUTINE CHECK

      END PROGRAM COLLECT
