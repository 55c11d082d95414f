!     collect and fcollect from Fortran: variables with SAVE and in COMMON
!     blocks are symmetric. Silent where all is right.
      PROGRAM COLLECT
      IMPLICIT NONE
      INCLUDE 'mpp/shmem.fh'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, MY_PE, NUM_PES
      INTEGER SHMEM_TEST_LOCK

      INTEGER MOST
      PARAMETER (MOST = 64)
      INTEGER PSYNC(SHMEM_COLLECT_SYNC_SIZE)
      INTEGER AGAIN(SHMEM_BARRIER_SYNC_SIZE)
      INTEGER NUMBERS(MOST), MINE(2), WORK(2)
      DOUBLE PRECISION REALWK(2)
      SAVE PSYNC, AGAIN, NUMBERS, MINE, WORK, REALWK
      DATA PSYNC /SHMEM_COLLECT_SYNC_SIZE*SHMEM_SYNC_VALUE/
      DATA AGAIN /SHMEM_BARRIER_SYNC_SIZE*SHMEM_SYNC_VALUE/
      DOUBLE PRECISION REALS(MOST), OWN(2)
      COMMON /SHARED/ REALS, OWN
      REAL*16 LONG(2), BOTH(2), LONGWK(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      INTEGER LOCK, COUNT(1), SEEN(1)
      SAVE LONG, BOTH, LONGWK, LOCK, COUNT
      DATA LOCK /0/, COUNT /0/
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
      CALL SHMEM_BARRIER_ALL()
      CALL SHMEM_INT4_SUM_TO_ALL(NUMBERS, MINE, 2, 0, 0, N, WORK, PSYNC)
      CALL CHECK(NUMBERS(1) .EQ. 5 * N * (N - 1), 8)
      CALL SHMEM_BARRIER_ALL()
      CALL SHMEM_REAL8_MAX_TO_ALL(REALS, OWN, 1, 0, 0, N, REALWK, PSYNC)
      CALL CHECK(REALS(1) .EQ. N - 1 + 0.25D0, 9)
      CALL SHMEM_BARRIER_ALL()
      CALL SHMEM_BROADCAST4(NUMBERS(5), MINE, 1, 0, 0, 0, N, PSYNC)
      CALL SHMEM_BARRIER_ALL()
      CALL CHECK(ME .EQ. 0 .OR. NUMBERS(5) .EQ. 0, 10)
!     More digits than REAL*8 has.
      LONG(1) = 1.0Q0 + 2.0Q0**(-100)
      LONG(2) = -ME
      CALL SHMEM_BARRIER_ALL()
      CALL SHMEM_REAL16_SUM_TO_ALL(BOTH, LONG, 2, 0, 0, N, LONGWK,
     &                             PSYNC)
      CALL CHECK(BOTH(1) .EQ. N * LONG(1), 11)
      CALL CHECK(BOTH(1) .NE. N, 12)
      CALL SHMEM_BARRIER_ALL()
      CALL SHMEM_REAL16_MIN_TO_ALL(BOTH, LONG, 2, 0, 0, N, LONGWK,
     &                             PSYNC)
      CALL CHECK(BOTH(1) .EQ. LONG(1) .AND. BOTH(2) .EQ. 1 - N, 13)

!     Each PE counts under a lock, which is a default INTEGER.
      CALL SHMEM_BARRIER_ALL()
      DO I = 1, 50
         IF (MOD(I, 2) .EQ. 0) THEN
            CALL SHMEM_SET_LOCK(LOCK)
         ELSE
            DO WHILE (SHMEM_TEST_LOCK(LOCK) .NE. 0)
            END DO
         END IF
         CALL SHMEM_GET4(SEEN, COUNT, 1, N - 1)
         SEEN(1) = SEEN(1) + 1
         CALL SHMEM_PUT4(COUNT, SEEN, 1, N - 1)
         CALL SHMEM_CLEAR_LOCK(LOCK)
      END DO
      CALL SHMEM_BARRIER_ALL()
      CALL CHECK(ME .NE. N - 1 .OR. COUNT(1) .EQ. 50 * N, 14)
      CALL CHECK(LOCK .EQ. 0, 15)

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
