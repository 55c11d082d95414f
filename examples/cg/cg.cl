/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Jacobi-preconditioned conjugate gradients, in the form of Chronopoulos and Gear (1989), which needs
 * the dot products of an iteration at one point only. With D the diagonal of A, and each PE owning
 * some rows, iteration k is
 *
 *   p = u + beta p          x = x + alpha p          the PE's rows
 *   t = m + beta t          u = u - alpha t          all rows: u = D^-1 r, t = D^-1 A p, m = D^-1 A u
 *   m = D^-1 A u                                     the PE's rows
 *   collect m, and over all rows, gamma = u'Du, delta = u'Au, rho = |Du|^2 = |r|^2
 *   beta = gamma / previous gamma
 *   alpha = gamma / curvature, where curvature = p'Ap = delta - beta gamma / previous alpha
 *
 * in two kernels: `step` computes, in as many work-groups as there is work for, and `exchange`
 * communicates, in one work-group. Every PE keeps all of u, t and m, so that one collect serves.
 * All sums are formed in an order that depends on the number of PEs alone, so that all PEs hold the
 * same bits, take the same decisions, and a run can be repeated.
 */
#include <ishmem_device.h>

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
/* An expression that is formed in two places, or on two PEs, comes to the same bits. */
#pragma OPENCL FP_CONTRACT OFF

/* As in src/solver.rs. */
#define GROUP 128
#define HISTORY 64
enum state { RUNNING = 0, CONVERGED = 1, BROKEN_DOWN = 2 };

typedef struct {
    double target; /* of the residual's norm */
    double gamma;
    double alpha;
    double beta;
    double curvature;
    int state;
    int iteration;
    int fresh; /* the next exchange is the one before the first iteration */
    int reserved;
    double residual[HISTORY]; /* norm after iteration i, at i mod HISTORY */
} progress_t;

typedef struct {
    double gamma;
    double delta;
    double rho;
} sums_t;

/* The rows of a PE. `bounds` has the first row of every PE, and the number of rows at the end. */
typedef struct {
    uint first;
    uint count;
    uint all;
} rows_t;

static rows_t my_rows(int team, global const uint *bounds)
{
    int me = ishmem_team_my_pe(team);
    rows_t rows = {bounds[me], bounds[me + 1] - bounds[me], bounds[ishmem_team_n_pes(team)]};
    return rows;
}

/* D^-1 (b - A x) in the PE's rows. */
kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void start(int team, global const uint *bounds, global const uint *row_starts, global const uint *columns,
           global const double *values, global const double *diagonal, global const double *b,
           global const double *all_x, global double *mine)
{
    rows_t rows = my_rows(team, bounds);
    for (uint i = get_global_id(0); i < rows.count; i += get_global_size(0)) {
        double r = b[i];
        for (uint k = row_starts[i]; k < row_starts[i + 1]; k++)
            r -= values[k] * all_x[columns[k]];
        mine[i] = r / diagonal[i];
    }
}

/* Gathers the rows of all PEs, once no PE uses `all` any more. */
kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void gather(int team, global const uint *bounds, global double *all, global const double *mine)
{
    ishmemx_team_sync_work_group(team);
    ishmemx_double_collect_work_group(team, all, mine, my_rows(team, bounds).count);
}

kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void step(int team, global const uint *bounds, global const uint *row_starts, global const uint *columns,
          global const double *values, global const double *diagonal, global double *x, global double *p,
          global const double *u, global const double *t, global const double *m, global double *new_u,
          global double *new_t, global double *mine, global sums_t *partial_sums, global const progress_t *progress)
{
    local double gamma[GROUP], delta[GROUP], rho[GROUP];
    if (progress->state != RUNNING)
        return;
    rows_t rows = my_rows(team, bounds);
    double alpha = progress->alpha, beta = progress->beta;

    for (uint j = get_global_id(0); j < rows.all; j += get_global_size(0)) {
        double tj = m[j] + beta * t[j];
        new_t[j] = tj;
        new_u[j] = u[j] - alpha * tj;
    }

    /* Other work-groups may not have come to the new u yet: form what is needed of it again. */
    double my_gamma = 0, my_delta = 0, my_rho = 0;
    for (uint i = get_global_id(0); i < rows.count; i += get_global_size(0)) {
        uint row = rows.first + i;
        p[i] = u[row] + beta * p[i];
        x[i] += alpha * p[i];
        double ui = u[row] - alpha * (m[row] + beta * t[row]);
        double w = 0;
        for (uint k = row_starts[i]; k < row_starts[i + 1]; k++) {
            uint j = columns[k];
            w += values[k] * (u[j] - alpha * (m[j] + beta * t[j]));
        }
        mine[i] = w / diagonal[i];
        double r = diagonal[i] * ui;
        my_gamma += r * ui;
        my_delta += w * ui;
        my_rho += r * r;
    }

    uint item = get_local_id(0);
    gamma[item] = my_gamma;
    delta[item] = my_delta;
    rho[item] = my_rho;
    __attribute__((opencl_unroll_hint)) for (uint width = GROUP / 2; width > 0; width /= 2) {
        work_group_barrier(CLK_LOCAL_MEM_FENCE);
        if (item < width) {
            gamma[item] += gamma[item + width];
            delta[item] += delta[item + width];
            rho[item] += rho[item + width];
        }
    }
    if (item == 0) {
        sums_t sums = {gamma[0], delta[0], rho[0]};
        partial_sums[get_group_id(0)] = sums;
    }
}

static sums_t sum(global const sums_t *sums, int count)
{
    sums_t total = {0, 0, 0};
    for (int i = 0; i < count; i++) {
        total.gamma += sums[i].gamma;
        total.delta += sums[i].delta;
        total.rho += sums[i].rho;
    }
    return total;
}

/* What an iteration ends with: alpha and beta for the next, or that there is none. */
static void advance(global progress_t *progress, sums_t total)
{
    double beta = 0, curvature = total.delta, residual = sqrt(total.rho);
    if (progress->fresh) {
        progress->fresh = 0;
    } else {
        progress->iteration++;
        beta = total.gamma / progress->gamma;
        curvature -= beta * total.gamma / progress->alpha;
    }
    progress->residual[progress->iteration % HISTORY] = residual;
    progress->beta = beta;
    progress->curvature = curvature;
    progress->gamma = total.gamma;
    progress->alpha = total.gamma / curvature;
    if (residual <= progress->target)
        progress->state = CONVERGED;
    else if (!(curvature > 0))
        progress->state = BROKEN_DOWN;
}

/* Two collectives, each of which finds its destination unused on all PEs: m, since no PE enters the
 * collect before all have come to the fcollect, with their `step` behind them; all_sums, since no PE
 * leaves the collect before all have come to it, with their sums formed. */
kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void exchange(int team, global const uint *bounds, int groups, global const sums_t *partial_sums,
              global sums_t *my_sums, global sums_t *all_sums, global double *m, global const double *mine,
              global progress_t *progress)
{
    if (progress->state != RUNNING) /* the same on all PEs */
        return;
    int leader = get_local_id(0) == 0;
    if (leader)
        *my_sums = sum(partial_sums, groups);
    ishmemx_double_fcollect_work_group(team, (global double *)all_sums, (global double *)my_sums,
                                       sizeof(sums_t) / sizeof(double));
    sums_t total = {0, 0, 0};
    if (leader)
        total = sum(all_sums, ishmem_team_n_pes(team));
    ishmemx_double_collect_work_group(team, m, mine, my_rows(team, bounds).count);
    if (leader)
        advance(progress, total);
}
