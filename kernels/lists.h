/* What the host appends to programs' command lists: the bodies of the device library, for a work-group, as kernels. Modules
 * have the bodies that their kernels call. */
#define ISHMEM_DEVICE_LIBRARY
/* Where the first of a group would do all, there is no other. */
#define ISHMEMI_FIRST_DOES_ALL 0
/* Their teams they judge first, in ishmemi_check_team. */
#define ISHMEMI_TEAM_IS_JUDGED
/* They complain by the names that end in _on_list. */
#define ISHMEMI_FORM(routine, in_group) ((routine) | ISHMEMI_ON_LIST)
#include <ishmem/device/core.h>

/* Whether a team is alive, which may have ended since the list was recorded; a complaint where not. It is looked up twice, since with an
 * early return Intel's compiler spills registers. */
static int ishmemi_check_team(uint routine, int team)
{
    if (ishmemi_module.state != 0 && ishmemi_team(team) == 0)
        ishmemi_complain(ISHMEMI_NO_TEAM, ISHMEMI_FORM(routine, 1), ISHMEMI_ARG_TEAM, team, 0);
    return ishmemi_team(team) != 0;
}

/* All reductions and scans of elements of a kind: what differs is the share of the work, in which no work-item meets others. */
#define ISHMEMI_COMBINE_KERNEL(KIND, SIZE, CASES)                                                                      \
    kernel void zeshmem_combine_##KIND(uint routine, int team, global void *dest, const global void *source,           \
                                       ulong nelems)                                                                   \
    {                                                                                                                  \
        ishmemi_part_t part;                                                                                           \
        ishmemi_crew_t crew = ishmemi_work_group();                                                                    \
        if (!ishmemi_check_team(routine, team))                                                                        \
            return;                                                                                                    \
        ishmemi_begin_group(routine, team, dest, source, nelems, nelems, SIZE, &part);                                 \
        while (ishmemi_next_group(routine, &part)) {                                                                   \
            switch (routine) {                                                                                         \
                CASES(KIND)                                                                                            \
            }                                                                                                          \
            ishmemi_results_group(&part);                                                                              \
        }                                                                                                              \
        ishmemi_finish_group(routine, &part);                                                                          \
    }

#define ISHMEMI_CASE(NUMBER, NAME, KIND)                                                                               \
    case ISHMEMI_##NUMBER: ishmemi_##NAME##_share_##KIND(&part, crew); break;
/* The part says who gets the results. */
#define ISHMEMI_REDUCE_CASE(OP, NAME, KIND)                                                                            \
    case ISHMEMI_##OP##_REDUCESCATTER:                                                                                 \
        ISHMEMI_CASE(OP##_REDUCE, NAME, KIND)

#define ISHMEMI_OF_ORDER(KIND)                                                                                         \
    ISHMEMI_REDUCE_CASE(MAX, max_reduce, KIND)                                                                         \
    ISHMEMI_REDUCE_CASE(MIN, min_reduce, KIND)
#define ISHMEMI_OF_NUMBERS(KIND)                                                                                       \
    ISHMEMI_OF_ORDER(KIND)                                                                                             \
    ISHMEMI_REDUCE_CASE(SUM, sum_reduce, KIND)                                                                         \
    ISHMEMI_REDUCE_CASE(PROD, prod_reduce, KIND)                                                                       \
    ISHMEMI_CASE(SUM_INSCAN, sum_inscan, KIND)                                                                         \
    ISHMEMI_CASE(SUM_EXSCAN, sum_exscan, KIND)
#define ISHMEMI_OF_INTEGERS(KIND)                                                                                      \
    ISHMEMI_OF_NUMBERS(KIND)                                                                                           \
    ISHMEMI_REDUCE_CASE(AND, and_reduce, KIND)                                                                         \
    ISHMEMI_REDUCE_CASE(OR, or_reduce, KIND)                                                                           \
    ISHMEMI_REDUCE_CASE(XOR, xor_reduce, KIND)
