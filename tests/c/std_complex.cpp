/* Sums and products of C++'s complex numbers by the names that serve all types. */
#include <complex>

#include <shmem.h>
#include <stdio.h>

template <typename Number> static bool reduces(int me, int n)
{
    static Number source[2], dest[2];
    Number sum = 0, product = 1, below = 0;
    for (int pe = 0; pe < n; pe++) {
        Number number(pe % 3 + 1, -1);
        sum += number;
        product *= number;
        if (pe < me)
            below += number;
    }
    source[0] = source[1] = Number(me % 3 + 1, -1);
    shmem_barrier_all();
    bool right = shmem_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 2) == 0 && dest[0] == sum && dest[1] == sum;
    right &= shmem_prod_reduce(SHMEM_TEAM_WORLD, dest, source, 2) == 0 && dest[1] == product;
    right &= shmem_sum_inscan(SHMEM_TEAM_WORLD, dest, source, 2) == 0 && dest[1] == below + source[1];
    right &= shmem_sum_exscan(SHMEM_TEAM_WORLD, dest, source, 2) == 0 && dest[1] == below;
    shmem_barrier_all();
    return right;
}

int main()
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    bool right = reduces<std::complex<double>>(me, n) && reduces<std::complex<float>>(me, n);
    if (!right)
        fprintf(stderr, "PE %d of %d: a sum or product is wrong\n", me, n);
    shmem_finalize();
    return !right;
}
