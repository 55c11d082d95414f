#include <ishmem_device.h>

enum { WEST, EAST, NORTH, SOUTH, SIDES };

/* Jacobi's iteration on this PE's block of a plate, which exchanges its edges with the neighbours from within the kernel.
 *
 * A block has `rows` rows of `columns` values inside and a halo of one value around; `grid` is two of them, of which each step
 * reads one and writes the other. `row_team` are the PEs beside this one, `column_team` those above and below. Edges at the sides
 * do not lie in a row: they travel by way of `out` and `in`, two arrays of `rows` values for either side and either grid.
 *
 * A put carries a signal with the number of the step. A PE goes on when its neighbours' signals have come. So a neighbour is at
 * most one step ahead, and writes the halo of the grid that this PE does not read. */
kernel void jacobi(int row_team, int column_team, global float *grid, global float *out, global float *in,
                   global ulong *signals, int rows, int columns, int steps)
{
    int item = get_local_id(0), items = get_local_size(0);
    int stride = columns + 2, block = (rows + 2) * stride;
    int x = ishmem_team_my_pe(row_team), y = ishmem_team_my_pe(column_team);
    int neighbour[SIDES] = {
        x > 0 ? ishmem_team_translate_pe(row_team, x - 1, ISHMEM_TEAM_WORLD) : -1,
        x < ishmem_team_n_pes(row_team) - 1 ? ishmem_team_translate_pe(row_team, x + 1, ISHMEM_TEAM_WORLD) : -1,
        y > 0 ? ishmem_team_translate_pe(column_team, y - 1, ISHMEM_TEAM_WORLD) : -1,
        y < ishmem_team_n_pes(column_team) - 1 ? ishmem_team_translate_pe(column_team, y + 1, ISHMEM_TEAM_WORLD) : -1,
    };
    for (int step = 0; step < steps; step++) {
        global float *from = grid + step % 2 * block, *to = grid + (step + 1) % 2 * block;
        for (int i = item; i < rows * columns; i += items) {
            int at = (i / columns + 1) * stride + i % columns + 1;
            to[at] = 0.25f * ((from[at - stride] + from[at + stride]) + (from[at - 1] + from[at + 1]));
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
        int turn = step % 2 * 2 * rows;
        for (int i = item; i < rows; i += items) {
            out[turn + i] = to[(i + 1) * stride + 1];
            out[turn + rows + i] = to[(i + 1) * stride + columns];
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
        /* What leaves on one side arrives on the other. */
        global float *source[SIDES] = {out + turn, out + turn + rows, to + stride + 1, to + rows * stride + 1};
        global float *dest[SIDES] = {in + turn + rows, in + turn, to + (rows + 1) * stride + 1, to + 1};
        for (int side = 0; side < SIDES; side++)
            if (neighbour[side] >= 0)
                ishmemx_float_put_signal_work_group(dest[side], source[side], side < NORTH ? rows : columns,
                                                    (ulong *)&signals[side ^ 1], step + 1, ISHMEM_SIGNAL_SET, neighbour[side]);
        for (int side = 0; side < SIDES; side++)
            if (neighbour[side] >= 0)
                ishmemx_signal_wait_until_work_group((ulong *)&signals[side], ISHMEM_CMP_GE, step + 1);
        for (int i = item; i < rows; i += items) {
            if (neighbour[WEST] >= 0)
                to[(i + 1) * stride] = in[turn + i];
            if (neighbour[EAST] >= 0)
                to[(i + 1) * stride + columns + 1] = in[turn + rows + i];
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}
