/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * One name for all types of a routine, as in ishmem_put(dest, ...): overloads, which OpenCL C has by an
 * attribute. Collectives without a team are over all PEs: macros by the number of arguments. Part of
 * ishmem_device.h. */
#ifndef ISHMEM_DEVICE_NAMES_H
#define ISHMEM_DEVICE_NAMES_H

#ifdef __cplusplus
#define ISHMEMI_OVERLOAD
#else
#define ISHMEMI_OVERLOAD __attribute__((overloadable))
#endif
#ifdef ISHMEM_DEVICE_INLINE
#define ISHMEMI_LINKED_AS(ROUTINE)
#else
#define ISHMEMI_LINKED_AS(ROUTINE) __asm__(#ROUTINE)
#endif

#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmem_put ISHMEMI_LINKED_AS(ishmem_##NAME##_put); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmemx_put_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_put_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_put ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_put_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_p_t ishmem_p ISHMEMI_LINKED_AS(ishmem_##NAME##_p); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_p ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_p);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_iput_t ishmem_iput ISHMEMI_LINKED_AS(ishmem_##NAME##_iput); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_iput_t ishmemx_iput_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_iput_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_iput_t ishmemx_ctx_iput ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_iput); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_iput_t ishmemx_ctx_iput_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_iput_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmem_get ISHMEMI_LINKED_AS(ishmem_##NAME##_get); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmemx_get_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_get_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_get ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_get); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_get_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_get_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_g_t ishmem_g ISHMEMI_LINKED_AS(ishmem_##NAME##_g); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_g_t ishmemx_ctx_g ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_g);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_iput_t ishmem_iget ISHMEMI_LINKED_AS(ishmem_##NAME##_iget); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_iput_t ishmemx_iget_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_iget_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_iput_t ishmemx_ctx_iget ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_iget); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_iput_t ishmemx_ctx_iget_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_iget_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_ibput_t ishmemx_ibput ISHMEMI_LINKED_AS(ishmemx_##NAME##_ibput); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_ibput_t ishmemx_ibput_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_ibput_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_ibput_t ishmemx_ctx_ibput ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_ibput); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_ibput_t ishmemx_ctx_ibput_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_ibput_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_ibput_t ishmemx_ibget ISHMEMI_LINKED_AS(ishmemx_##NAME##_ibget); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_ibput_t ishmemx_ibget_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_ibget_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_ibput_t ishmemx_ctx_ibget ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_ibget); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_ibput_t ishmemx_ctx_ibget_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_ibget_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmem_put_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_put_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmemx_put_nbi_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_put_nbi_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_put_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_put_nbi_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_nbi_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmem_get_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_get_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_t ishmemx_get_nbi_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_get_nbi_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_get_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_get_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_t ishmemx_ctx_get_nbi_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_get_nbi_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_g_t ishmem_atomic_fetch ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_g_t ishmemx_ctx_atomic_fetch ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch);
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_p_t ishmem_atomic_set ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_set); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_atomic_set ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_set);
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_compare_swap_t ishmem_atomic_compare_swap ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_compare_swap); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_compare_swap_t ishmemx_ctx_atomic_compare_swap ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_compare_swap);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_t ishmem_atomic_swap ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_swap); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_atomic_swap ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_swap);
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_fetch_inc_t ishmem_atomic_fetch_inc ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_inc); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_fetch_inc_t ishmemx_ctx_atomic_fetch_inc ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_inc);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_inc_t ishmem_atomic_inc ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_inc); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_inc_t ishmemx_ctx_atomic_inc ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_inc);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_t ishmem_atomic_fetch_add ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_add); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_atomic_fetch_add ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_add);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_p_t ishmem_atomic_add ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_add); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_atomic_add ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_add);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_t ishmem_atomic_fetch_and ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_and); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_atomic_fetch_and ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_and);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_p_t ishmem_atomic_and ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_and); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_atomic_and ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_and);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_t ishmem_atomic_fetch_or ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_or); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_atomic_fetch_or ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_or);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_p_t ishmem_atomic_or ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_or); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_atomic_or ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_or);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_t ishmem_atomic_fetch_xor ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_xor); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_t ishmemx_ctx_atomic_fetch_xor ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_xor);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_p_t ishmem_atomic_xor ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_xor); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_p_t ishmemx_ctx_atomic_xor ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_xor);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_fetch_nbi_t ishmem_atomic_fetch_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_fetch_nbi_t ishmemx_ctx_atomic_fetch_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_nbi);
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_compare_swap_nbi_t ishmem_atomic_compare_swap_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_compare_swap_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_compare_swap_nbi_t ishmemx_ctx_atomic_compare_swap_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_compare_swap_nbi);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_atomic_swap_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_swap_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_atomic_swap_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_swap_nbi);
ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_fetch_inc_nbi_t ishmem_atomic_fetch_inc_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_inc_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_fetch_inc_nbi_t ishmemx_ctx_atomic_fetch_inc_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_inc_nbi);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_atomic_fetch_add_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_add_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_atomic_fetch_add_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_add_nbi);
ISHMEMI_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_atomic_fetch_and_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_and_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_atomic_fetch_and_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_and_nbi);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_atomic_fetch_or_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_or_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_atomic_fetch_or_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_or_nbi);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_atomic_swap_nbi_t ishmem_atomic_fetch_xor_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_atomic_fetch_xor_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_atomic_swap_nbi_t ishmemx_ctx_atomic_fetch_xor_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_atomic_fetch_xor_nbi);
ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_signal_t ishmem_put_signal ISHMEMI_LINKED_AS(ishmem_##NAME##_put_signal); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_signal_t ishmemx_put_signal_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_put_signal_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_signal_t ishmemx_ctx_put_signal ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_signal); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_signal_t ishmemx_ctx_put_signal_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_signal_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_signal_t ishmem_put_signal_nbi ISHMEMI_LINKED_AS(ishmem_##NAME##_put_signal_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_put_signal_t ishmemx_put_signal_nbi_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_put_signal_nbi_work_group); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_signal_t ishmemx_ctx_put_signal_nbi ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_signal_nbi); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_ctx_##TYPE##_put_signal_t ishmemx_ctx_put_signal_nbi_work_group ISHMEMI_LINKED_AS(ishmemx_ctx_##NAME##_put_signal_nbi_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_t ishmem_wait_until ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_t ishmemx_wait_until_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_all_t ishmem_wait_until_all ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until_all); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_all_t ishmemx_wait_until_all_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_all_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_t ishmem_wait_until_any ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until_any); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_t ishmemx_wait_until_any_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_any_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_t ishmem_wait_until_some ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until_some); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_t ishmemx_wait_until_some_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_some_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_all_vector_t ishmem_wait_until_all_vector ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until_all_vector); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_all_vector_t ishmemx_wait_until_all_vector_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_all_vector_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_vector_t ishmem_wait_until_any_vector ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until_any_vector); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_vector_t ishmemx_wait_until_any_vector_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_any_vector_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_vector_t ishmem_wait_until_some_vector ISHMEMI_LINKED_AS(ishmem_##NAME##_wait_until_some_vector); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_vector_t ishmemx_wait_until_some_vector_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_wait_until_some_vector_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_test_t ishmem_test ISHMEMI_LINKED_AS(ishmem_##NAME##_test); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_test_t ishmemx_test_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_test_all_t ishmem_test_all ISHMEMI_LINKED_AS(ishmem_##NAME##_test_all); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_test_all_t ishmemx_test_all_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_all_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_t ishmem_test_any ISHMEMI_LINKED_AS(ishmem_##NAME##_test_any); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_t ishmemx_test_any_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_any_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_t ishmem_test_some ISHMEMI_LINKED_AS(ishmem_##NAME##_test_some); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_t ishmemx_test_some_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_some_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_test_all_vector_t ishmem_test_all_vector ISHMEMI_LINKED_AS(ishmem_##NAME##_test_all_vector); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_test_all_vector_t ishmemx_test_all_vector_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_all_vector_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_vector_t ishmem_test_any_vector ISHMEMI_LINKED_AS(ishmem_##NAME##_test_any_vector); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_any_vector_t ishmemx_test_any_vector_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_any_vector_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_vector_t ishmem_test_some_vector ISHMEMI_LINKED_AS(ishmem_##NAME##_test_some_vector); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_wait_until_some_vector_t ishmemx_test_some_vector_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_test_some_vector_work_group);
ISHMEMI_SYNC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_collect ISHMEMI_LINKED_AS(ishmem_##NAME##_collect); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_collect_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_collect_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_fcollect ISHMEMI_LINKED_AS(ishmem_##NAME##_fcollect); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_fcollect_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_fcollect_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_broadcast_t ishmem_broadcast ISHMEMI_LINKED_AS(ishmem_##NAME##_broadcast); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_broadcast_t ishmemx_broadcast_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_broadcast_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_alltoall ISHMEMI_LINKED_AS(ishmem_##NAME##_alltoall); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_alltoall_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_alltoall_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_and_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_and_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_and_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_and_reduce_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_or_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_or_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_or_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_or_reduce_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_xor_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_xor_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_xor_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_xor_reduce_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_max_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_max_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_max_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_max_reduce_work_group);
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_min_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_min_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_min_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_min_reduce_work_group);
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_sum_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_sum_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_sum_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_reduce_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_prod_reduce ISHMEMI_LINKED_AS(ishmem_##NAME##_prod_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_prod_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_prod_reduce_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_and_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_and_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_and_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_and_reducescatter_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_or_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_or_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_or_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_or_reducescatter_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_xor_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_xor_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_xor_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_xor_reducescatter_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_max_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_max_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_max_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_max_reducescatter_work_group);
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_min_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_min_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_min_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_min_reducescatter_work_group);
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_sum_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_sum_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_reducescatter_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_prod_reducescatter ISHMEMI_LINKED_AS(ishmemx_##NAME##_prod_reducescatter); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_prod_reducescatter_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_prod_reducescatter_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_sum_inscan ISHMEMI_LINKED_AS(ishmem_##NAME##_sum_inscan); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_sum_inscan_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_inscan_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmem_sum_exscan ISHMEMI_LINKED_AS(ishmem_##NAME##_sum_exscan); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_collect_t ishmemx_sum_exscan_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_exscan_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_alltoallv_t ishmemx_alltoallv ISHMEMI_LINKED_AS(ishmemx_##NAME##_alltoallv); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_alltoallv_t ishmemx_alltoallv_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_alltoallv_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_tile_broadcast_t ishmemx_tile_broadcast ISHMEMI_LINKED_AS(ishmemx_##NAME##_tile_broadcast); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_tile_broadcast_t ishmemx_tile_broadcast_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_tile_broadcast_work_group);
ISHMEMI_RMA_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_and_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_and_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_and_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_and_tile_reduce_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_or_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_or_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_or_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_or_tile_reduce_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_xor_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_xor_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_xor_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_xor_tile_reduce_work_group);
ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_max_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_max_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_max_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_max_tile_reduce_work_group);
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_min_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_min_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_min_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_min_tile_reduce_work_group);
ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_sum_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_sum_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_sum_tile_reduce_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW
#define ISHMEMI_ROW(NAME, TYPE, KIND) \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_prod_tile_reduce ISHMEMI_LINKED_AS(ishmemx_##NAME##_prod_tile_reduce); \
    ISHMEMI_API ISHMEMI_OVERLOAD ishmemi_##TYPE##_and_tile_reduce_t ishmemx_prod_tile_reduce_work_group ISHMEMI_LINKED_AS(ishmemx_##NAME##_prod_tile_reduce_work_group);
ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(ISHMEMI_ROW)
#undef ISHMEMI_ROW

#if defined(ISHMEM_DEVICE_LIBRARY) || defined(ISHMEM_DEVICE_INLINE)
#include "bodies/routines.h"
#endif

#define ISHMEMI_GIVEN_TEAM(...) (__VA_ARGS__)
#define ISHMEMI_WORLD_TEAM(...) (ISHMEM_TEAM_WORLD, __VA_ARGS__)
#define ISHMEMI_AFTER_4(a1, a2, a3, a4, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_4(...) \
    ISHMEMI_AFTER_4(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ISHMEMI_AFTER_5(a1, a2, a3, a4, a5, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_5(...) \
    ISHMEMI_AFTER_5(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ISHMEMI_AFTER_6(a1, a2, a3, a4, a5, a6, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_6(...) \
    ISHMEMI_AFTER_6(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ISHMEMI_AFTER_7(a1, a2, a3, a4, a5, a6, a7, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_7(...) \
    ISHMEMI_AFTER_7(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ISHMEMI_AFTER_8(a1, a2, a3, a4, a5, a6, a7, a8, NAME, ...) NAME
#define ISHMEMI_WITH_TEAM_8(...) \
    ISHMEMI_AFTER_8(__VA_ARGS__, ISHMEMI_GIVEN_TEAM, ISHMEMI_WORLD_TEAM, )(__VA_ARGS__)
#define ishmem_float_collect(...) ishmem_float_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_collect(...) ishmem_double_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_collect(...) ishmem_char_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_collect(...) ishmem_schar_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_collect(...) ishmem_short_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_collect(...) ishmem_int_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_collect(...) ishmem_long_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_collect(...) ishmem_longlong_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_collect(...) ishmem_uchar_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_collect(...) ishmem_ushort_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_collect(...) ishmem_uint_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_collect(...) ishmem_ulong_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_collect(...) ishmem_ulonglong_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_collect(...) ishmem_int8_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_collect(...) ishmem_int16_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_collect(...) ishmem_int32_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_collect(...) ishmem_int64_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_collect(...) ishmem_uint8_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_collect(...) ishmem_uint16_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_collect(...) ishmem_uint32_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_collect(...) ishmem_uint64_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_collect(...) ishmem_size_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_collect(...) ishmem_ptrdiff_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_collectmem(...) ishmem_collectmem ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_collect_work_group(...) ishmemx_float_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_collect_work_group(...) ishmemx_double_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_collect_work_group(...) ishmemx_char_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_collect_work_group(...) ishmemx_schar_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_collect_work_group(...) ishmemx_short_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_collect_work_group(...) ishmemx_int_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_collect_work_group(...) ishmemx_long_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_collect_work_group(...) ishmemx_longlong_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_collect_work_group(...) ishmemx_uchar_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_collect_work_group(...) ishmemx_ushort_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_collect_work_group(...) ishmemx_uint_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_collect_work_group(...) ishmemx_ulong_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_collect_work_group(...) ishmemx_ulonglong_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_collect_work_group(...) ishmemx_int8_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_collect_work_group(...) ishmemx_int16_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_collect_work_group(...) ishmemx_int32_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_collect_work_group(...) ishmemx_int64_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_collect_work_group(...) ishmemx_uint8_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_collect_work_group(...) ishmemx_uint16_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_collect_work_group(...) ishmemx_uint32_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_collect_work_group(...) ishmemx_uint64_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_collect_work_group(...) ishmemx_size_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_collect_work_group(...) ishmemx_ptrdiff_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_collectmem_work_group(...) ishmemx_collectmem_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_fcollect(...) ishmem_float_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_fcollect(...) ishmem_double_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_fcollect(...) ishmem_char_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_fcollect(...) ishmem_schar_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_fcollect(...) ishmem_short_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_fcollect(...) ishmem_int_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_fcollect(...) ishmem_long_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_fcollect(...) ishmem_longlong_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_fcollect(...) ishmem_uchar_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_fcollect(...) ishmem_ushort_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_fcollect(...) ishmem_uint_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_fcollect(...) ishmem_ulong_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_fcollect(...) ishmem_ulonglong_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_fcollect(...) ishmem_int8_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_fcollect(...) ishmem_int16_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_fcollect(...) ishmem_int32_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_fcollect(...) ishmem_int64_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_fcollect(...) ishmem_uint8_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_fcollect(...) ishmem_uint16_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_fcollect(...) ishmem_uint32_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_fcollect(...) ishmem_uint64_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_fcollect(...) ishmem_size_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_fcollect(...) ishmem_ptrdiff_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_fcollectmem(...) ishmem_fcollectmem ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_fcollect_work_group(...) ishmemx_float_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_fcollect_work_group(...) ishmemx_double_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_fcollect_work_group(...) ishmemx_char_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_fcollect_work_group(...) ishmemx_schar_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_fcollect_work_group(...) ishmemx_short_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_fcollect_work_group(...) ishmemx_int_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_fcollect_work_group(...) ishmemx_long_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_fcollect_work_group(...) ishmemx_longlong_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_fcollect_work_group(...) ishmemx_uchar_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_fcollect_work_group(...) ishmemx_ushort_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_fcollect_work_group(...) ishmemx_uint_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_fcollect_work_group(...) ishmemx_ulong_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_fcollect_work_group(...) ishmemx_ulonglong_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_fcollect_work_group(...) ishmemx_int8_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_fcollect_work_group(...) ishmemx_int16_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_fcollect_work_group(...) ishmemx_int32_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_fcollect_work_group(...) ishmemx_int64_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_fcollect_work_group(...) ishmemx_uint8_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_fcollect_work_group(...) ishmemx_uint16_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_fcollect_work_group(...) ishmemx_uint32_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_fcollect_work_group(...) ishmemx_uint64_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_fcollect_work_group(...) ishmemx_size_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_fcollect_work_group(...) ishmemx_ptrdiff_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_fcollectmem_work_group(...) ishmemx_fcollectmem_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_broadcast(...) ishmem_float_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_double_broadcast(...) ishmem_double_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_char_broadcast(...) ishmem_char_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_schar_broadcast(...) ishmem_schar_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_short_broadcast(...) ishmem_short_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int_broadcast(...) ishmem_int_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_long_broadcast(...) ishmem_long_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_longlong_broadcast(...) ishmem_longlong_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uchar_broadcast(...) ishmem_uchar_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ushort_broadcast(...) ishmem_ushort_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint_broadcast(...) ishmem_uint_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ulong_broadcast(...) ishmem_ulong_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ulonglong_broadcast(...) ishmem_ulonglong_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int8_broadcast(...) ishmem_int8_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int16_broadcast(...) ishmem_int16_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int32_broadcast(...) ishmem_int32_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_int64_broadcast(...) ishmem_int64_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint8_broadcast(...) ishmem_uint8_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint16_broadcast(...) ishmem_uint16_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint32_broadcast(...) ishmem_uint32_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_uint64_broadcast(...) ishmem_uint64_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_size_broadcast(...) ishmem_size_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_ptrdiff_broadcast(...) ishmem_ptrdiff_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_broadcastmem(...) ishmem_broadcastmem ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_float_broadcast_work_group(...) ishmemx_float_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_double_broadcast_work_group(...) ishmemx_double_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_char_broadcast_work_group(...) ishmemx_char_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_schar_broadcast_work_group(...) ishmemx_schar_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_short_broadcast_work_group(...) ishmemx_short_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_int_broadcast_work_group(...) ishmemx_int_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_long_broadcast_work_group(...) ishmemx_long_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_longlong_broadcast_work_group(...) ishmemx_longlong_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_uchar_broadcast_work_group(...) ishmemx_uchar_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_ushort_broadcast_work_group(...) ishmemx_ushort_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_uint_broadcast_work_group(...) ishmemx_uint_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_ulong_broadcast_work_group(...) ishmemx_ulong_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_ulonglong_broadcast_work_group(...) ishmemx_ulonglong_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_int8_broadcast_work_group(...) ishmemx_int8_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_int16_broadcast_work_group(...) ishmemx_int16_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_int32_broadcast_work_group(...) ishmemx_int32_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_int64_broadcast_work_group(...) ishmemx_int64_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_uint8_broadcast_work_group(...) ishmemx_uint8_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_uint16_broadcast_work_group(...) ishmemx_uint16_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_uint32_broadcast_work_group(...) ishmemx_uint32_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_uint64_broadcast_work_group(...) ishmemx_uint64_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_size_broadcast_work_group(...) ishmemx_size_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_ptrdiff_broadcast_work_group(...) ishmemx_ptrdiff_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_broadcastmem_work_group(...) ishmemx_broadcastmem_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_float_alltoall(...) ishmem_float_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_alltoall(...) ishmem_double_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_alltoall(...) ishmem_char_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_alltoall(...) ishmem_schar_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_alltoall(...) ishmem_short_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_alltoall(...) ishmem_int_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_alltoall(...) ishmem_long_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_alltoall(...) ishmem_longlong_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_alltoall(...) ishmem_uchar_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_alltoall(...) ishmem_ushort_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_alltoall(...) ishmem_uint_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_alltoall(...) ishmem_ulong_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_alltoall(...) ishmem_ulonglong_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_alltoall(...) ishmem_int8_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_alltoall(...) ishmem_int16_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_alltoall(...) ishmem_int32_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_alltoall(...) ishmem_int64_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_alltoall(...) ishmem_uint8_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_alltoall(...) ishmem_uint16_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_alltoall(...) ishmem_uint32_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_alltoall(...) ishmem_uint64_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_alltoall(...) ishmem_size_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_alltoall(...) ishmem_ptrdiff_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_alltoallmem(...) ishmem_alltoallmem ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_alltoall_work_group(...) ishmemx_float_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_alltoall_work_group(...) ishmemx_double_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_alltoall_work_group(...) ishmemx_char_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_alltoall_work_group(...) ishmemx_schar_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_alltoall_work_group(...) ishmemx_short_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_alltoall_work_group(...) ishmemx_int_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_alltoall_work_group(...) ishmemx_long_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_alltoall_work_group(...) ishmemx_longlong_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_alltoall_work_group(...) ishmemx_uchar_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_alltoall_work_group(...) ishmemx_ushort_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_alltoall_work_group(...) ishmemx_uint_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_alltoall_work_group(...) ishmemx_ulong_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_alltoall_work_group(...) ishmemx_ulonglong_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_alltoall_work_group(...) ishmemx_int8_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_alltoall_work_group(...) ishmemx_int16_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_alltoall_work_group(...) ishmemx_int32_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_alltoall_work_group(...) ishmemx_int64_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_alltoall_work_group(...) ishmemx_uint8_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_alltoall_work_group(...) ishmemx_uint16_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_alltoall_work_group(...) ishmemx_uint32_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_alltoall_work_group(...) ishmemx_uint64_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_alltoall_work_group(...) ishmemx_size_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_alltoall_work_group(...) ishmemx_ptrdiff_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_alltoallmem_work_group(...) ishmemx_alltoallmem_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_and_reduce(...) ishmem_short_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_and_reduce(...) ishmem_int_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_and_reduce(...) ishmem_long_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_and_reduce(...) ishmem_longlong_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_and_reduce(...) ishmem_uchar_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_and_reduce(...) ishmem_ushort_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_and_reduce(...) ishmem_uint_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_and_reduce(...) ishmem_ulong_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_and_reduce(...) ishmem_ulonglong_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_and_reduce(...) ishmem_int8_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_and_reduce(...) ishmem_int16_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_and_reduce(...) ishmem_int32_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_and_reduce(...) ishmem_int64_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_and_reduce(...) ishmem_uint8_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_and_reduce(...) ishmem_uint16_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_and_reduce(...) ishmem_uint32_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_and_reduce(...) ishmem_uint64_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_and_reduce(...) ishmem_size_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_and_reduce(...) ishmem_schar_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_and_reduce_work_group(...) ishmemx_short_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_and_reduce_work_group(...) ishmemx_int_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_and_reduce_work_group(...) ishmemx_long_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_and_reduce_work_group(...) ishmemx_longlong_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_and_reduce_work_group(...) ishmemx_uchar_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_and_reduce_work_group(...) ishmemx_ushort_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_and_reduce_work_group(...) ishmemx_uint_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_and_reduce_work_group(...) ishmemx_ulong_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_and_reduce_work_group(...) ishmemx_ulonglong_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_and_reduce_work_group(...) ishmemx_int8_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_and_reduce_work_group(...) ishmemx_int16_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_and_reduce_work_group(...) ishmemx_int32_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_and_reduce_work_group(...) ishmemx_int64_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_and_reduce_work_group(...) ishmemx_uint8_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_and_reduce_work_group(...) ishmemx_uint16_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_and_reduce_work_group(...) ishmemx_uint32_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_and_reduce_work_group(...) ishmemx_uint64_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_and_reduce_work_group(...) ishmemx_size_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_and_reduce_work_group(...) ishmemx_schar_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_or_reduce(...) ishmem_short_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_or_reduce(...) ishmem_int_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_or_reduce(...) ishmem_long_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_or_reduce(...) ishmem_longlong_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_or_reduce(...) ishmem_uchar_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_or_reduce(...) ishmem_ushort_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_or_reduce(...) ishmem_uint_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_or_reduce(...) ishmem_ulong_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_or_reduce(...) ishmem_ulonglong_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_or_reduce(...) ishmem_int8_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_or_reduce(...) ishmem_int16_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_or_reduce(...) ishmem_int32_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_or_reduce(...) ishmem_int64_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_or_reduce(...) ishmem_uint8_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_or_reduce(...) ishmem_uint16_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_or_reduce(...) ishmem_uint32_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_or_reduce(...) ishmem_uint64_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_or_reduce(...) ishmem_size_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_or_reduce(...) ishmem_schar_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_or_reduce_work_group(...) ishmemx_short_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_or_reduce_work_group(...) ishmemx_int_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_or_reduce_work_group(...) ishmemx_long_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_or_reduce_work_group(...) ishmemx_longlong_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_or_reduce_work_group(...) ishmemx_uchar_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_or_reduce_work_group(...) ishmemx_ushort_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_or_reduce_work_group(...) ishmemx_uint_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_or_reduce_work_group(...) ishmemx_ulong_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_or_reduce_work_group(...) ishmemx_ulonglong_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_or_reduce_work_group(...) ishmemx_int8_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_or_reduce_work_group(...) ishmemx_int16_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_or_reduce_work_group(...) ishmemx_int32_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_or_reduce_work_group(...) ishmemx_int64_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_or_reduce_work_group(...) ishmemx_uint8_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_or_reduce_work_group(...) ishmemx_uint16_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_or_reduce_work_group(...) ishmemx_uint32_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_or_reduce_work_group(...) ishmemx_uint64_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_or_reduce_work_group(...) ishmemx_size_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_or_reduce_work_group(...) ishmemx_schar_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_xor_reduce(...) ishmem_short_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_xor_reduce(...) ishmem_int_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_xor_reduce(...) ishmem_long_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_xor_reduce(...) ishmem_longlong_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_xor_reduce(...) ishmem_uchar_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_xor_reduce(...) ishmem_ushort_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_xor_reduce(...) ishmem_uint_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_xor_reduce(...) ishmem_ulong_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_xor_reduce(...) ishmem_ulonglong_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_xor_reduce(...) ishmem_int8_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_xor_reduce(...) ishmem_int16_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_xor_reduce(...) ishmem_int32_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_xor_reduce(...) ishmem_int64_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_xor_reduce(...) ishmem_uint8_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_xor_reduce(...) ishmem_uint16_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_xor_reduce(...) ishmem_uint32_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_xor_reduce(...) ishmem_uint64_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_xor_reduce(...) ishmem_size_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_xor_reduce(...) ishmem_schar_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_xor_reduce_work_group(...) ishmemx_short_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_xor_reduce_work_group(...) ishmemx_int_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_xor_reduce_work_group(...) ishmemx_long_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_xor_reduce_work_group(...) ishmemx_longlong_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_xor_reduce_work_group(...) ishmemx_uchar_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_xor_reduce_work_group(...) ishmemx_ushort_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_xor_reduce_work_group(...) ishmemx_uint_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_xor_reduce_work_group(...) ishmemx_ulong_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_xor_reduce_work_group(...) ishmemx_ulonglong_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_xor_reduce_work_group(...) ishmemx_int8_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_xor_reduce_work_group(...) ishmemx_int16_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_xor_reduce_work_group(...) ishmemx_int32_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_xor_reduce_work_group(...) ishmemx_int64_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_xor_reduce_work_group(...) ishmemx_uint8_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_xor_reduce_work_group(...) ishmemx_uint16_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_xor_reduce_work_group(...) ishmemx_uint32_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_xor_reduce_work_group(...) ishmemx_uint64_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_xor_reduce_work_group(...) ishmemx_size_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_xor_reduce_work_group(...) ishmemx_schar_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_max_reduce(...) ishmem_float_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_max_reduce(...) ishmem_double_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_max_reduce(...) ishmem_char_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_max_reduce(...) ishmem_schar_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_max_reduce(...) ishmem_short_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_max_reduce(...) ishmem_int_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_max_reduce(...) ishmem_long_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_max_reduce(...) ishmem_longlong_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_max_reduce(...) ishmem_uchar_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_max_reduce(...) ishmem_ushort_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_max_reduce(...) ishmem_uint_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_max_reduce(...) ishmem_ulong_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_max_reduce(...) ishmem_ulonglong_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_max_reduce(...) ishmem_int8_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_max_reduce(...) ishmem_int16_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_max_reduce(...) ishmem_int32_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_max_reduce(...) ishmem_int64_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_max_reduce(...) ishmem_uint8_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_max_reduce(...) ishmem_uint16_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_max_reduce(...) ishmem_uint32_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_max_reduce(...) ishmem_uint64_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_max_reduce(...) ishmem_size_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_max_reduce(...) ishmem_ptrdiff_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_max_reduce_work_group(...) ishmemx_float_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_max_reduce_work_group(...) ishmemx_double_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_max_reduce_work_group(...) ishmemx_char_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_max_reduce_work_group(...) ishmemx_schar_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_max_reduce_work_group(...) ishmemx_short_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_max_reduce_work_group(...) ishmemx_int_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_max_reduce_work_group(...) ishmemx_long_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_max_reduce_work_group(...) ishmemx_longlong_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_max_reduce_work_group(...) ishmemx_uchar_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_max_reduce_work_group(...) ishmemx_ushort_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_max_reduce_work_group(...) ishmemx_uint_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_max_reduce_work_group(...) ishmemx_ulong_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_max_reduce_work_group(...) ishmemx_ulonglong_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_max_reduce_work_group(...) ishmemx_int8_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_max_reduce_work_group(...) ishmemx_int16_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_max_reduce_work_group(...) ishmemx_int32_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_max_reduce_work_group(...) ishmemx_int64_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_max_reduce_work_group(...) ishmemx_uint8_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_max_reduce_work_group(...) ishmemx_uint16_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_max_reduce_work_group(...) ishmemx_uint32_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_max_reduce_work_group(...) ishmemx_uint64_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_max_reduce_work_group(...) ishmemx_size_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_max_reduce_work_group(...) ishmemx_ptrdiff_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_min_reduce(...) ishmem_float_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_min_reduce(...) ishmem_double_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_min_reduce(...) ishmem_char_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_min_reduce(...) ishmem_schar_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_min_reduce(...) ishmem_short_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_min_reduce(...) ishmem_int_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_min_reduce(...) ishmem_long_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_min_reduce(...) ishmem_longlong_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_min_reduce(...) ishmem_uchar_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_min_reduce(...) ishmem_ushort_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_min_reduce(...) ishmem_uint_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_min_reduce(...) ishmem_ulong_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_min_reduce(...) ishmem_ulonglong_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_min_reduce(...) ishmem_int8_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_min_reduce(...) ishmem_int16_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_min_reduce(...) ishmem_int32_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_min_reduce(...) ishmem_int64_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_min_reduce(...) ishmem_uint8_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_min_reduce(...) ishmem_uint16_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_min_reduce(...) ishmem_uint32_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_min_reduce(...) ishmem_uint64_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_min_reduce(...) ishmem_size_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_min_reduce(...) ishmem_ptrdiff_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_min_reduce_work_group(...) ishmemx_float_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_min_reduce_work_group(...) ishmemx_double_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_min_reduce_work_group(...) ishmemx_char_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_min_reduce_work_group(...) ishmemx_schar_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_min_reduce_work_group(...) ishmemx_short_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_min_reduce_work_group(...) ishmemx_int_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_min_reduce_work_group(...) ishmemx_long_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_min_reduce_work_group(...) ishmemx_longlong_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_min_reduce_work_group(...) ishmemx_uchar_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_min_reduce_work_group(...) ishmemx_ushort_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_min_reduce_work_group(...) ishmemx_uint_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_min_reduce_work_group(...) ishmemx_ulong_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_min_reduce_work_group(...) ishmemx_ulonglong_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_min_reduce_work_group(...) ishmemx_int8_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_min_reduce_work_group(...) ishmemx_int16_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_min_reduce_work_group(...) ishmemx_int32_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_min_reduce_work_group(...) ishmemx_int64_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_min_reduce_work_group(...) ishmemx_uint8_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_min_reduce_work_group(...) ishmemx_uint16_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_min_reduce_work_group(...) ishmemx_uint32_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_min_reduce_work_group(...) ishmemx_uint64_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_min_reduce_work_group(...) ishmemx_size_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_min_reduce_work_group(...) ishmemx_ptrdiff_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_sum_reduce(...) ishmem_float_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_sum_reduce(...) ishmem_double_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_sum_reduce(...) ishmem_char_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_sum_reduce(...) ishmem_schar_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_sum_reduce(...) ishmem_short_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_sum_reduce(...) ishmem_int_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_sum_reduce(...) ishmem_long_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_sum_reduce(...) ishmem_longlong_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_sum_reduce(...) ishmem_uchar_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_sum_reduce(...) ishmem_ushort_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_sum_reduce(...) ishmem_uint_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_sum_reduce(...) ishmem_ulong_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_sum_reduce(...) ishmem_ulonglong_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_sum_reduce(...) ishmem_int8_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_sum_reduce(...) ishmem_int16_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_sum_reduce(...) ishmem_int32_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_sum_reduce(...) ishmem_int64_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_sum_reduce(...) ishmem_uint8_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_sum_reduce(...) ishmem_uint16_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_sum_reduce(...) ishmem_uint32_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_sum_reduce(...) ishmem_uint64_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_sum_reduce(...) ishmem_size_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_sum_reduce(...) ishmem_ptrdiff_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_sum_reduce_work_group(...) ishmemx_float_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_sum_reduce_work_group(...) ishmemx_double_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_sum_reduce_work_group(...) ishmemx_char_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_sum_reduce_work_group(...) ishmemx_schar_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_sum_reduce_work_group(...) ishmemx_short_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_sum_reduce_work_group(...) ishmemx_int_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_sum_reduce_work_group(...) ishmemx_long_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_sum_reduce_work_group(...) ishmemx_longlong_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_sum_reduce_work_group(...) ishmemx_uchar_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_sum_reduce_work_group(...) ishmemx_ushort_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_sum_reduce_work_group(...) ishmemx_uint_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_sum_reduce_work_group(...) ishmemx_ulong_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_sum_reduce_work_group(...) ishmemx_ulonglong_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_sum_reduce_work_group(...) ishmemx_int8_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_sum_reduce_work_group(...) ishmemx_int16_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_sum_reduce_work_group(...) ishmemx_int32_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_sum_reduce_work_group(...) ishmemx_int64_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_sum_reduce_work_group(...) ishmemx_uint8_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_sum_reduce_work_group(...) ishmemx_uint16_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_sum_reduce_work_group(...) ishmemx_uint32_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_sum_reduce_work_group(...) ishmemx_uint64_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_sum_reduce_work_group(...) ishmemx_size_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_reduce_work_group(...) ishmemx_ptrdiff_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_prod_reduce(...) ishmem_float_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_prod_reduce(...) ishmem_double_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_prod_reduce(...) ishmem_char_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_prod_reduce(...) ishmem_schar_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_prod_reduce(...) ishmem_short_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_prod_reduce(...) ishmem_int_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_prod_reduce(...) ishmem_long_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_prod_reduce(...) ishmem_longlong_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_prod_reduce(...) ishmem_uchar_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_prod_reduce(...) ishmem_ushort_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_prod_reduce(...) ishmem_uint_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_prod_reduce(...) ishmem_ulong_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_prod_reduce(...) ishmem_ulonglong_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_prod_reduce(...) ishmem_int8_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_prod_reduce(...) ishmem_int16_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_prod_reduce(...) ishmem_int32_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_prod_reduce(...) ishmem_int64_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_prod_reduce(...) ishmem_uint8_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_prod_reduce(...) ishmem_uint16_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_prod_reduce(...) ishmem_uint32_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_prod_reduce(...) ishmem_uint64_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_prod_reduce(...) ishmem_size_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_prod_reduce(...) ishmem_ptrdiff_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_prod_reduce_work_group(...) ishmemx_float_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_prod_reduce_work_group(...) ishmemx_double_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_prod_reduce_work_group(...) ishmemx_char_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_prod_reduce_work_group(...) ishmemx_schar_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_prod_reduce_work_group(...) ishmemx_short_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_prod_reduce_work_group(...) ishmemx_int_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_prod_reduce_work_group(...) ishmemx_long_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_prod_reduce_work_group(...) ishmemx_longlong_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_prod_reduce_work_group(...) ishmemx_uchar_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_prod_reduce_work_group(...) ishmemx_ushort_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_prod_reduce_work_group(...) ishmemx_uint_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_prod_reduce_work_group(...) ishmemx_ulong_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_prod_reduce_work_group(...) ishmemx_ulonglong_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_prod_reduce_work_group(...) ishmemx_int8_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_prod_reduce_work_group(...) ishmemx_int16_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_prod_reduce_work_group(...) ishmemx_int32_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_prod_reduce_work_group(...) ishmemx_int64_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_prod_reduce_work_group(...) ishmemx_uint8_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_prod_reduce_work_group(...) ishmemx_uint16_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_prod_reduce_work_group(...) ishmemx_uint32_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_prod_reduce_work_group(...) ishmemx_uint64_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_prod_reduce_work_group(...) ishmemx_size_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_prod_reduce_work_group(...) ishmemx_ptrdiff_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_and_reducescatter(...) ishmemx_short_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_and_reducescatter(...) ishmemx_int_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_and_reducescatter(...) ishmemx_long_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_and_reducescatter(...) ishmemx_longlong_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_and_reducescatter(...) ishmemx_uchar_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_and_reducescatter(...) ishmemx_ushort_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_and_reducescatter(...) ishmemx_uint_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_and_reducescatter(...) ishmemx_ulong_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_and_reducescatter(...) ishmemx_ulonglong_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_and_reducescatter(...) ishmemx_int8_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_and_reducescatter(...) ishmemx_int16_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_and_reducescatter(...) ishmemx_int32_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_and_reducescatter(...) ishmemx_int64_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_and_reducescatter(...) ishmemx_uint8_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_and_reducescatter(...) ishmemx_uint16_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_and_reducescatter(...) ishmemx_uint32_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_and_reducescatter(...) ishmemx_uint64_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_and_reducescatter(...) ishmemx_size_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_and_reducescatter(...) ishmemx_schar_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_and_reducescatter_work_group(...) ishmemx_short_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_and_reducescatter_work_group(...) ishmemx_int_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_and_reducescatter_work_group(...) ishmemx_long_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_and_reducescatter_work_group(...) ishmemx_longlong_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_and_reducescatter_work_group(...) ishmemx_uchar_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_and_reducescatter_work_group(...) ishmemx_ushort_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_and_reducescatter_work_group(...) ishmemx_uint_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_and_reducescatter_work_group(...) ishmemx_ulong_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_and_reducescatter_work_group(...) ishmemx_ulonglong_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_and_reducescatter_work_group(...) ishmemx_int8_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_and_reducescatter_work_group(...) ishmemx_int16_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_and_reducescatter_work_group(...) ishmemx_int32_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_and_reducescatter_work_group(...) ishmemx_int64_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_and_reducescatter_work_group(...) ishmemx_uint8_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_and_reducescatter_work_group(...) ishmemx_uint16_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_and_reducescatter_work_group(...) ishmemx_uint32_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_and_reducescatter_work_group(...) ishmemx_uint64_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_and_reducescatter_work_group(...) ishmemx_size_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_and_reducescatter_work_group(...) ishmemx_schar_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_or_reducescatter(...) ishmemx_short_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_or_reducescatter(...) ishmemx_int_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_or_reducescatter(...) ishmemx_long_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_or_reducescatter(...) ishmemx_longlong_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_or_reducescatter(...) ishmemx_uchar_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_or_reducescatter(...) ishmemx_ushort_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_or_reducescatter(...) ishmemx_uint_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_or_reducescatter(...) ishmemx_ulong_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_or_reducescatter(...) ishmemx_ulonglong_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_or_reducescatter(...) ishmemx_int8_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_or_reducescatter(...) ishmemx_int16_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_or_reducescatter(...) ishmemx_int32_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_or_reducescatter(...) ishmemx_int64_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_or_reducescatter(...) ishmemx_uint8_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_or_reducescatter(...) ishmemx_uint16_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_or_reducescatter(...) ishmemx_uint32_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_or_reducescatter(...) ishmemx_uint64_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_or_reducescatter(...) ishmemx_size_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_or_reducescatter(...) ishmemx_schar_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_or_reducescatter_work_group(...) ishmemx_short_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_or_reducescatter_work_group(...) ishmemx_int_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_or_reducescatter_work_group(...) ishmemx_long_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_or_reducescatter_work_group(...) ishmemx_longlong_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_or_reducescatter_work_group(...) ishmemx_uchar_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_or_reducescatter_work_group(...) ishmemx_ushort_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_or_reducescatter_work_group(...) ishmemx_uint_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_or_reducescatter_work_group(...) ishmemx_ulong_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_or_reducescatter_work_group(...) ishmemx_ulonglong_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_or_reducescatter_work_group(...) ishmemx_int8_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_or_reducescatter_work_group(...) ishmemx_int16_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_or_reducescatter_work_group(...) ishmemx_int32_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_or_reducescatter_work_group(...) ishmemx_int64_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_or_reducescatter_work_group(...) ishmemx_uint8_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_or_reducescatter_work_group(...) ishmemx_uint16_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_or_reducescatter_work_group(...) ishmemx_uint32_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_or_reducescatter_work_group(...) ishmemx_uint64_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_or_reducescatter_work_group(...) ishmemx_size_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_or_reducescatter_work_group(...) ishmemx_schar_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_xor_reducescatter(...) ishmemx_short_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_xor_reducescatter(...) ishmemx_int_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_xor_reducescatter(...) ishmemx_long_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_xor_reducescatter(...) ishmemx_longlong_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_xor_reducescatter(...) ishmemx_uchar_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_xor_reducescatter(...) ishmemx_ushort_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_xor_reducescatter(...) ishmemx_uint_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_xor_reducescatter(...) ishmemx_ulong_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_xor_reducescatter(...) ishmemx_ulonglong_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_xor_reducescatter(...) ishmemx_int8_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_xor_reducescatter(...) ishmemx_int16_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_xor_reducescatter(...) ishmemx_int32_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_xor_reducescatter(...) ishmemx_int64_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_xor_reducescatter(...) ishmemx_uint8_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_xor_reducescatter(...) ishmemx_uint16_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_xor_reducescatter(...) ishmemx_uint32_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_xor_reducescatter(...) ishmemx_uint64_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_xor_reducescatter(...) ishmemx_size_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_xor_reducescatter(...) ishmemx_schar_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_xor_reducescatter_work_group(...) ishmemx_short_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_xor_reducescatter_work_group(...) ishmemx_int_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_xor_reducescatter_work_group(...) ishmemx_long_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_xor_reducescatter_work_group(...) ishmemx_longlong_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_xor_reducescatter_work_group(...) ishmemx_uchar_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_xor_reducescatter_work_group(...) ishmemx_ushort_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_xor_reducescatter_work_group(...) ishmemx_uint_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_xor_reducescatter_work_group(...) ishmemx_ulong_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_xor_reducescatter_work_group(...) ishmemx_ulonglong_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_xor_reducescatter_work_group(...) ishmemx_int8_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_xor_reducescatter_work_group(...) ishmemx_int16_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_xor_reducescatter_work_group(...) ishmemx_int32_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_xor_reducescatter_work_group(...) ishmemx_int64_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_xor_reducescatter_work_group(...) ishmemx_uint8_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_xor_reducescatter_work_group(...) ishmemx_uint16_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_xor_reducescatter_work_group(...) ishmemx_uint32_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_xor_reducescatter_work_group(...) ishmemx_uint64_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_xor_reducescatter_work_group(...) ishmemx_size_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_xor_reducescatter_work_group(...) ishmemx_schar_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_max_reducescatter(...) ishmemx_float_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_max_reducescatter(...) ishmemx_double_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_max_reducescatter(...) ishmemx_char_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_max_reducescatter(...) ishmemx_schar_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_max_reducescatter(...) ishmemx_short_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_max_reducescatter(...) ishmemx_int_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_max_reducescatter(...) ishmemx_long_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_max_reducescatter(...) ishmemx_longlong_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_max_reducescatter(...) ishmemx_uchar_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_max_reducescatter(...) ishmemx_ushort_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_max_reducescatter(...) ishmemx_uint_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_max_reducescatter(...) ishmemx_ulong_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_max_reducescatter(...) ishmemx_ulonglong_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_max_reducescatter(...) ishmemx_int8_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_max_reducescatter(...) ishmemx_int16_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_max_reducescatter(...) ishmemx_int32_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_max_reducescatter(...) ishmemx_int64_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_max_reducescatter(...) ishmemx_uint8_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_max_reducescatter(...) ishmemx_uint16_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_max_reducescatter(...) ishmemx_uint32_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_max_reducescatter(...) ishmemx_uint64_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_max_reducescatter(...) ishmemx_size_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_max_reducescatter(...) ishmemx_ptrdiff_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_max_reducescatter_work_group(...) ishmemx_float_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_max_reducescatter_work_group(...) ishmemx_double_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_max_reducescatter_work_group(...) ishmemx_char_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_max_reducescatter_work_group(...) ishmemx_schar_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_max_reducescatter_work_group(...) ishmemx_short_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_max_reducescatter_work_group(...) ishmemx_int_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_max_reducescatter_work_group(...) ishmemx_long_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_max_reducescatter_work_group(...) ishmemx_longlong_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_max_reducescatter_work_group(...) ishmemx_uchar_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_max_reducescatter_work_group(...) ishmemx_ushort_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_max_reducescatter_work_group(...) ishmemx_uint_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_max_reducescatter_work_group(...) ishmemx_ulong_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_max_reducescatter_work_group(...) ishmemx_ulonglong_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_max_reducescatter_work_group(...) ishmemx_int8_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_max_reducescatter_work_group(...) ishmemx_int16_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_max_reducescatter_work_group(...) ishmemx_int32_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_max_reducescatter_work_group(...) ishmemx_int64_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_max_reducescatter_work_group(...) ishmemx_uint8_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_max_reducescatter_work_group(...) ishmemx_uint16_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_max_reducescatter_work_group(...) ishmemx_uint32_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_max_reducescatter_work_group(...) ishmemx_uint64_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_max_reducescatter_work_group(...) ishmemx_size_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_max_reducescatter_work_group(...) ishmemx_ptrdiff_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_min_reducescatter(...) ishmemx_float_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_min_reducescatter(...) ishmemx_double_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_min_reducescatter(...) ishmemx_char_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_min_reducescatter(...) ishmemx_schar_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_min_reducescatter(...) ishmemx_short_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_min_reducescatter(...) ishmemx_int_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_min_reducescatter(...) ishmemx_long_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_min_reducescatter(...) ishmemx_longlong_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_min_reducescatter(...) ishmemx_uchar_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_min_reducescatter(...) ishmemx_ushort_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_min_reducescatter(...) ishmemx_uint_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_min_reducescatter(...) ishmemx_ulong_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_min_reducescatter(...) ishmemx_ulonglong_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_min_reducescatter(...) ishmemx_int8_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_min_reducescatter(...) ishmemx_int16_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_min_reducescatter(...) ishmemx_int32_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_min_reducescatter(...) ishmemx_int64_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_min_reducescatter(...) ishmemx_uint8_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_min_reducescatter(...) ishmemx_uint16_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_min_reducescatter(...) ishmemx_uint32_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_min_reducescatter(...) ishmemx_uint64_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_min_reducescatter(...) ishmemx_size_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_min_reducescatter(...) ishmemx_ptrdiff_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_min_reducescatter_work_group(...) ishmemx_float_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_min_reducescatter_work_group(...) ishmemx_double_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_min_reducescatter_work_group(...) ishmemx_char_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_min_reducescatter_work_group(...) ishmemx_schar_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_min_reducescatter_work_group(...) ishmemx_short_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_min_reducescatter_work_group(...) ishmemx_int_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_min_reducescatter_work_group(...) ishmemx_long_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_min_reducescatter_work_group(...) ishmemx_longlong_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_min_reducescatter_work_group(...) ishmemx_uchar_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_min_reducescatter_work_group(...) ishmemx_ushort_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_min_reducescatter_work_group(...) ishmemx_uint_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_min_reducescatter_work_group(...) ishmemx_ulong_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_min_reducescatter_work_group(...) ishmemx_ulonglong_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_min_reducescatter_work_group(...) ishmemx_int8_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_min_reducescatter_work_group(...) ishmemx_int16_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_min_reducescatter_work_group(...) ishmemx_int32_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_min_reducescatter_work_group(...) ishmemx_int64_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_min_reducescatter_work_group(...) ishmemx_uint8_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_min_reducescatter_work_group(...) ishmemx_uint16_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_min_reducescatter_work_group(...) ishmemx_uint32_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_min_reducescatter_work_group(...) ishmemx_uint64_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_min_reducescatter_work_group(...) ishmemx_size_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_min_reducescatter_work_group(...) ishmemx_ptrdiff_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_sum_reducescatter(...) ishmemx_float_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_sum_reducescatter(...) ishmemx_double_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_sum_reducescatter(...) ishmemx_char_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_sum_reducescatter(...) ishmemx_schar_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_sum_reducescatter(...) ishmemx_short_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_sum_reducescatter(...) ishmemx_int_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_sum_reducescatter(...) ishmemx_long_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_sum_reducescatter(...) ishmemx_longlong_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_sum_reducescatter(...) ishmemx_uchar_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_sum_reducescatter(...) ishmemx_ushort_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_sum_reducescatter(...) ishmemx_uint_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_sum_reducescatter(...) ishmemx_ulong_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_sum_reducescatter(...) ishmemx_ulonglong_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_sum_reducescatter(...) ishmemx_int8_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_sum_reducescatter(...) ishmemx_int16_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_sum_reducescatter(...) ishmemx_int32_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_sum_reducescatter(...) ishmemx_int64_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_sum_reducescatter(...) ishmemx_uint8_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_sum_reducescatter(...) ishmemx_uint16_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_sum_reducescatter(...) ishmemx_uint32_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_sum_reducescatter(...) ishmemx_uint64_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_sum_reducescatter(...) ishmemx_size_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_reducescatter(...) ishmemx_ptrdiff_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_sum_reducescatter_work_group(...) ishmemx_float_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_sum_reducescatter_work_group(...) ishmemx_double_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_sum_reducescatter_work_group(...) ishmemx_char_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_sum_reducescatter_work_group(...) ishmemx_schar_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_sum_reducescatter_work_group(...) ishmemx_short_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_sum_reducescatter_work_group(...) ishmemx_int_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_sum_reducescatter_work_group(...) ishmemx_long_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_sum_reducescatter_work_group(...) ishmemx_longlong_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_sum_reducescatter_work_group(...) ishmemx_uchar_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_sum_reducescatter_work_group(...) ishmemx_ushort_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_sum_reducescatter_work_group(...) ishmemx_uint_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_sum_reducescatter_work_group(...) ishmemx_ulong_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_sum_reducescatter_work_group(...) ishmemx_ulonglong_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_sum_reducescatter_work_group(...) ishmemx_int8_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_sum_reducescatter_work_group(...) ishmemx_int16_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_sum_reducescatter_work_group(...) ishmemx_int32_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_sum_reducescatter_work_group(...) ishmemx_int64_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_sum_reducescatter_work_group(...) ishmemx_uint8_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_sum_reducescatter_work_group(...) ishmemx_uint16_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_sum_reducescatter_work_group(...) ishmemx_uint32_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_sum_reducescatter_work_group(...) ishmemx_uint64_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_sum_reducescatter_work_group(...) ishmemx_size_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_reducescatter_work_group(...) ishmemx_ptrdiff_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_prod_reducescatter(...) ishmemx_float_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_prod_reducescatter(...) ishmemx_double_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_prod_reducescatter(...) ishmemx_char_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_prod_reducescatter(...) ishmemx_schar_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_prod_reducescatter(...) ishmemx_short_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_prod_reducescatter(...) ishmemx_int_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_prod_reducescatter(...) ishmemx_long_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_prod_reducescatter(...) ishmemx_longlong_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_prod_reducescatter(...) ishmemx_uchar_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_prod_reducescatter(...) ishmemx_ushort_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_prod_reducescatter(...) ishmemx_uint_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_prod_reducescatter(...) ishmemx_ulong_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_prod_reducescatter(...) ishmemx_ulonglong_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_prod_reducescatter(...) ishmemx_int8_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_prod_reducescatter(...) ishmemx_int16_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_prod_reducescatter(...) ishmemx_int32_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_prod_reducescatter(...) ishmemx_int64_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_prod_reducescatter(...) ishmemx_uint8_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_prod_reducescatter(...) ishmemx_uint16_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_prod_reducescatter(...) ishmemx_uint32_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_prod_reducescatter(...) ishmemx_uint64_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_prod_reducescatter(...) ishmemx_size_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_prod_reducescatter(...) ishmemx_ptrdiff_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_prod_reducescatter_work_group(...) ishmemx_float_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_prod_reducescatter_work_group(...) ishmemx_double_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_prod_reducescatter_work_group(...) ishmemx_char_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_prod_reducescatter_work_group(...) ishmemx_schar_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_prod_reducescatter_work_group(...) ishmemx_short_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_prod_reducescatter_work_group(...) ishmemx_int_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_prod_reducescatter_work_group(...) ishmemx_long_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_prod_reducescatter_work_group(...) ishmemx_longlong_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_prod_reducescatter_work_group(...) ishmemx_uchar_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_prod_reducescatter_work_group(...) ishmemx_ushort_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_prod_reducescatter_work_group(...) ishmemx_uint_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_prod_reducescatter_work_group(...) ishmemx_ulong_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_prod_reducescatter_work_group(...) ishmemx_ulonglong_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_prod_reducescatter_work_group(...) ishmemx_int8_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_prod_reducescatter_work_group(...) ishmemx_int16_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_prod_reducescatter_work_group(...) ishmemx_int32_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_prod_reducescatter_work_group(...) ishmemx_int64_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_prod_reducescatter_work_group(...) ishmemx_uint8_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_prod_reducescatter_work_group(...) ishmemx_uint16_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_prod_reducescatter_work_group(...) ishmemx_uint32_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_prod_reducescatter_work_group(...) ishmemx_uint64_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_prod_reducescatter_work_group(...) ishmemx_size_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_prod_reducescatter_work_group(...) ishmemx_ptrdiff_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_sum_inscan(...) ishmem_float_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_sum_inscan(...) ishmem_double_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_sum_inscan(...) ishmem_char_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_sum_inscan(...) ishmem_schar_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_sum_inscan(...) ishmem_short_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_sum_inscan(...) ishmem_int_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_sum_inscan(...) ishmem_long_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_sum_inscan(...) ishmem_longlong_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_sum_inscan(...) ishmem_uchar_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_sum_inscan(...) ishmem_ushort_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_sum_inscan(...) ishmem_uint_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_sum_inscan(...) ishmem_ulong_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_sum_inscan(...) ishmem_ulonglong_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_sum_inscan(...) ishmem_int8_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_sum_inscan(...) ishmem_int16_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_sum_inscan(...) ishmem_int32_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_sum_inscan(...) ishmem_int64_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_sum_inscan(...) ishmem_uint8_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_sum_inscan(...) ishmem_uint16_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_sum_inscan(...) ishmem_uint32_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_sum_inscan(...) ishmem_uint64_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_sum_inscan(...) ishmem_size_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_sum_inscan(...) ishmem_ptrdiff_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_sum_inscan_work_group(...) ishmemx_float_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_sum_inscan_work_group(...) ishmemx_double_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_sum_inscan_work_group(...) ishmemx_char_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_sum_inscan_work_group(...) ishmemx_schar_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_sum_inscan_work_group(...) ishmemx_short_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_sum_inscan_work_group(...) ishmemx_int_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_sum_inscan_work_group(...) ishmemx_long_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_sum_inscan_work_group(...) ishmemx_longlong_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_sum_inscan_work_group(...) ishmemx_uchar_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_sum_inscan_work_group(...) ishmemx_ushort_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_sum_inscan_work_group(...) ishmemx_uint_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_sum_inscan_work_group(...) ishmemx_ulong_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_sum_inscan_work_group(...) ishmemx_ulonglong_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_sum_inscan_work_group(...) ishmemx_int8_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_sum_inscan_work_group(...) ishmemx_int16_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_sum_inscan_work_group(...) ishmemx_int32_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_sum_inscan_work_group(...) ishmemx_int64_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_sum_inscan_work_group(...) ishmemx_uint8_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_sum_inscan_work_group(...) ishmemx_uint16_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_sum_inscan_work_group(...) ishmemx_uint32_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_sum_inscan_work_group(...) ishmemx_uint64_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_sum_inscan_work_group(...) ishmemx_size_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_inscan_work_group(...) ishmemx_ptrdiff_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_float_sum_exscan(...) ishmem_float_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_double_sum_exscan(...) ishmem_double_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_char_sum_exscan(...) ishmem_char_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_schar_sum_exscan(...) ishmem_schar_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_short_sum_exscan(...) ishmem_short_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int_sum_exscan(...) ishmem_int_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_long_sum_exscan(...) ishmem_long_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_longlong_sum_exscan(...) ishmem_longlong_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uchar_sum_exscan(...) ishmem_uchar_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ushort_sum_exscan(...) ishmem_ushort_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint_sum_exscan(...) ishmem_uint_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulong_sum_exscan(...) ishmem_ulong_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ulonglong_sum_exscan(...) ishmem_ulonglong_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int8_sum_exscan(...) ishmem_int8_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int16_sum_exscan(...) ishmem_int16_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int32_sum_exscan(...) ishmem_int32_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_int64_sum_exscan(...) ishmem_int64_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint8_sum_exscan(...) ishmem_uint8_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint16_sum_exscan(...) ishmem_uint16_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint32_sum_exscan(...) ishmem_uint32_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_uint64_sum_exscan(...) ishmem_uint64_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_size_sum_exscan(...) ishmem_size_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_ptrdiff_sum_exscan(...) ishmem_ptrdiff_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_sum_exscan_work_group(...) ishmemx_float_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_double_sum_exscan_work_group(...) ishmemx_double_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_char_sum_exscan_work_group(...) ishmemx_char_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_schar_sum_exscan_work_group(...) ishmemx_schar_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_short_sum_exscan_work_group(...) ishmemx_short_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int_sum_exscan_work_group(...) ishmemx_int_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_long_sum_exscan_work_group(...) ishmemx_long_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_longlong_sum_exscan_work_group(...) ishmemx_longlong_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uchar_sum_exscan_work_group(...) ishmemx_uchar_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ushort_sum_exscan_work_group(...) ishmemx_ushort_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint_sum_exscan_work_group(...) ishmemx_uint_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulong_sum_exscan_work_group(...) ishmemx_ulong_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ulonglong_sum_exscan_work_group(...) ishmemx_ulonglong_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int8_sum_exscan_work_group(...) ishmemx_int8_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int16_sum_exscan_work_group(...) ishmemx_int16_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int32_sum_exscan_work_group(...) ishmemx_int32_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_int64_sum_exscan_work_group(...) ishmemx_int64_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint8_sum_exscan_work_group(...) ishmemx_uint8_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint16_sum_exscan_work_group(...) ishmemx_uint16_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint32_sum_exscan_work_group(...) ishmemx_uint32_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_uint64_sum_exscan_work_group(...) ishmemx_uint64_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_size_sum_exscan_work_group(...) ishmemx_size_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_exscan_work_group(...) ishmemx_ptrdiff_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_float_alltoallv(...) ishmemx_float_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_double_alltoallv(...) ishmemx_double_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_char_alltoallv(...) ishmemx_char_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_schar_alltoallv(...) ishmemx_schar_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_short_alltoallv(...) ishmemx_short_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int_alltoallv(...) ishmemx_int_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_long_alltoallv(...) ishmemx_long_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_longlong_alltoallv(...) ishmemx_longlong_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uchar_alltoallv(...) ishmemx_uchar_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ushort_alltoallv(...) ishmemx_ushort_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint_alltoallv(...) ishmemx_uint_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ulong_alltoallv(...) ishmemx_ulong_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ulonglong_alltoallv(...) ishmemx_ulonglong_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int8_alltoallv(...) ishmemx_int8_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int16_alltoallv(...) ishmemx_int16_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int32_alltoallv(...) ishmemx_int32_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int64_alltoallv(...) ishmemx_int64_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint8_alltoallv(...) ishmemx_uint8_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint16_alltoallv(...) ishmemx_uint16_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint32_alltoallv(...) ishmemx_uint32_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint64_alltoallv(...) ishmemx_uint64_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_size_alltoallv(...) ishmemx_size_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ptrdiff_alltoallv(...) ishmemx_ptrdiff_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_float_alltoallv_work_group(...) ishmemx_float_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_double_alltoallv_work_group(...) ishmemx_double_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_char_alltoallv_work_group(...) ishmemx_char_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_schar_alltoallv_work_group(...) ishmemx_schar_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_short_alltoallv_work_group(...) ishmemx_short_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int_alltoallv_work_group(...) ishmemx_int_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_long_alltoallv_work_group(...) ishmemx_long_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_longlong_alltoallv_work_group(...) ishmemx_longlong_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uchar_alltoallv_work_group(...) ishmemx_uchar_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ushort_alltoallv_work_group(...) ishmemx_ushort_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint_alltoallv_work_group(...) ishmemx_uint_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ulong_alltoallv_work_group(...) ishmemx_ulong_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ulonglong_alltoallv_work_group(...) ishmemx_ulonglong_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int8_alltoallv_work_group(...) ishmemx_int8_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int16_alltoallv_work_group(...) ishmemx_int16_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int32_alltoallv_work_group(...) ishmemx_int32_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_int64_alltoallv_work_group(...) ishmemx_int64_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint8_alltoallv_work_group(...) ishmemx_uint8_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint16_alltoallv_work_group(...) ishmemx_uint16_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint32_alltoallv_work_group(...) ishmemx_uint32_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_uint64_alltoallv_work_group(...) ishmemx_uint64_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_size_alltoallv_work_group(...) ishmemx_size_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_ptrdiff_alltoallv_work_group(...) ishmemx_ptrdiff_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_float_tile_broadcast(...) ishmemx_float_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_double_tile_broadcast(...) ishmemx_double_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_char_tile_broadcast(...) ishmemx_char_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_schar_tile_broadcast(...) ishmemx_schar_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_short_tile_broadcast(...) ishmemx_short_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int_tile_broadcast(...) ishmemx_int_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_long_tile_broadcast(...) ishmemx_long_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_longlong_tile_broadcast(...) ishmemx_longlong_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uchar_tile_broadcast(...) ishmemx_uchar_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ushort_tile_broadcast(...) ishmemx_ushort_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint_tile_broadcast(...) ishmemx_uint_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ulong_tile_broadcast(...) ishmemx_ulong_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ulonglong_tile_broadcast(...) ishmemx_ulonglong_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int8_tile_broadcast(...) ishmemx_int8_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int16_tile_broadcast(...) ishmemx_int16_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int32_tile_broadcast(...) ishmemx_int32_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int64_tile_broadcast(...) ishmemx_int64_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint8_tile_broadcast(...) ishmemx_uint8_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint16_tile_broadcast(...) ishmemx_uint16_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint32_tile_broadcast(...) ishmemx_uint32_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint64_tile_broadcast(...) ishmemx_uint64_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_size_tile_broadcast(...) ishmemx_size_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ptrdiff_tile_broadcast(...) ishmemx_ptrdiff_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_float_tile_broadcast_work_group(...) ishmemx_float_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_double_tile_broadcast_work_group(...) ishmemx_double_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_char_tile_broadcast_work_group(...) ishmemx_char_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_schar_tile_broadcast_work_group(...) ishmemx_schar_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_short_tile_broadcast_work_group(...) ishmemx_short_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int_tile_broadcast_work_group(...) ishmemx_int_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_long_tile_broadcast_work_group(...) ishmemx_long_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_longlong_tile_broadcast_work_group(...) ishmemx_longlong_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uchar_tile_broadcast_work_group(...) ishmemx_uchar_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ushort_tile_broadcast_work_group(...) ishmemx_ushort_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint_tile_broadcast_work_group(...) ishmemx_uint_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ulong_tile_broadcast_work_group(...) ishmemx_ulong_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ulonglong_tile_broadcast_work_group(...) ishmemx_ulonglong_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int8_tile_broadcast_work_group(...) ishmemx_int8_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int16_tile_broadcast_work_group(...) ishmemx_int16_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int32_tile_broadcast_work_group(...) ishmemx_int32_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_int64_tile_broadcast_work_group(...) ishmemx_int64_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint8_tile_broadcast_work_group(...) ishmemx_uint8_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint16_tile_broadcast_work_group(...) ishmemx_uint16_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint32_tile_broadcast_work_group(...) ishmemx_uint32_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_uint64_tile_broadcast_work_group(...) ishmemx_uint64_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_size_tile_broadcast_work_group(...) ishmemx_size_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_ptrdiff_tile_broadcast_work_group(...) ishmemx_ptrdiff_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_short_and_tile_reduce(...) ishmemx_short_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_and_tile_reduce(...) ishmemx_int_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_and_tile_reduce(...) ishmemx_long_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_and_tile_reduce(...) ishmemx_longlong_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_and_tile_reduce(...) ishmemx_uchar_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_and_tile_reduce(...) ishmemx_ushort_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_and_tile_reduce(...) ishmemx_uint_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_and_tile_reduce(...) ishmemx_ulong_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_and_tile_reduce(...) ishmemx_ulonglong_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_and_tile_reduce(...) ishmemx_int8_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_and_tile_reduce(...) ishmemx_int16_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_and_tile_reduce(...) ishmemx_int32_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_and_tile_reduce(...) ishmemx_int64_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_and_tile_reduce(...) ishmemx_uint8_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_and_tile_reduce(...) ishmemx_uint16_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_and_tile_reduce(...) ishmemx_uint32_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_and_tile_reduce(...) ishmemx_uint64_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_and_tile_reduce(...) ishmemx_size_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_and_tile_reduce(...) ishmemx_schar_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_and_tile_reduce_work_group(...) ishmemx_short_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_and_tile_reduce_work_group(...) ishmemx_int_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_and_tile_reduce_work_group(...) ishmemx_long_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_and_tile_reduce_work_group(...) ishmemx_longlong_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_and_tile_reduce_work_group(...) ishmemx_uchar_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_and_tile_reduce_work_group(...) ishmemx_ushort_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_and_tile_reduce_work_group(...) ishmemx_uint_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_and_tile_reduce_work_group(...) ishmemx_ulong_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_and_tile_reduce_work_group(...) ishmemx_ulonglong_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_and_tile_reduce_work_group(...) ishmemx_int8_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_and_tile_reduce_work_group(...) ishmemx_int16_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_and_tile_reduce_work_group(...) ishmemx_int32_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_and_tile_reduce_work_group(...) ishmemx_int64_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_and_tile_reduce_work_group(...) ishmemx_uint8_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_and_tile_reduce_work_group(...) ishmemx_uint16_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_and_tile_reduce_work_group(...) ishmemx_uint32_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_and_tile_reduce_work_group(...) ishmemx_uint64_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_and_tile_reduce_work_group(...) ishmemx_size_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_and_tile_reduce_work_group(...) ishmemx_schar_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_or_tile_reduce(...) ishmemx_short_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_or_tile_reduce(...) ishmemx_int_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_or_tile_reduce(...) ishmemx_long_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_or_tile_reduce(...) ishmemx_longlong_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_or_tile_reduce(...) ishmemx_uchar_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_or_tile_reduce(...) ishmemx_ushort_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_or_tile_reduce(...) ishmemx_uint_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_or_tile_reduce(...) ishmemx_ulong_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_or_tile_reduce(...) ishmemx_ulonglong_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_or_tile_reduce(...) ishmemx_int8_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_or_tile_reduce(...) ishmemx_int16_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_or_tile_reduce(...) ishmemx_int32_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_or_tile_reduce(...) ishmemx_int64_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_or_tile_reduce(...) ishmemx_uint8_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_or_tile_reduce(...) ishmemx_uint16_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_or_tile_reduce(...) ishmemx_uint32_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_or_tile_reduce(...) ishmemx_uint64_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_or_tile_reduce(...) ishmemx_size_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_or_tile_reduce(...) ishmemx_schar_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_or_tile_reduce_work_group(...) ishmemx_short_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_or_tile_reduce_work_group(...) ishmemx_int_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_or_tile_reduce_work_group(...) ishmemx_long_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_or_tile_reduce_work_group(...) ishmemx_longlong_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_or_tile_reduce_work_group(...) ishmemx_uchar_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_or_tile_reduce_work_group(...) ishmemx_ushort_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_or_tile_reduce_work_group(...) ishmemx_uint_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_or_tile_reduce_work_group(...) ishmemx_ulong_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_or_tile_reduce_work_group(...) ishmemx_ulonglong_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_or_tile_reduce_work_group(...) ishmemx_int8_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_or_tile_reduce_work_group(...) ishmemx_int16_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_or_tile_reduce_work_group(...) ishmemx_int32_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_or_tile_reduce_work_group(...) ishmemx_int64_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_or_tile_reduce_work_group(...) ishmemx_uint8_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_or_tile_reduce_work_group(...) ishmemx_uint16_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_or_tile_reduce_work_group(...) ishmemx_uint32_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_or_tile_reduce_work_group(...) ishmemx_uint64_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_or_tile_reduce_work_group(...) ishmemx_size_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_or_tile_reduce_work_group(...) ishmemx_schar_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_xor_tile_reduce(...) ishmemx_short_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_xor_tile_reduce(...) ishmemx_int_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_xor_tile_reduce(...) ishmemx_long_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_xor_tile_reduce(...) ishmemx_longlong_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_xor_tile_reduce(...) ishmemx_uchar_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_xor_tile_reduce(...) ishmemx_ushort_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_xor_tile_reduce(...) ishmemx_uint_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_xor_tile_reduce(...) ishmemx_ulong_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_xor_tile_reduce(...) ishmemx_ulonglong_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_xor_tile_reduce(...) ishmemx_int8_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_xor_tile_reduce(...) ishmemx_int16_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_xor_tile_reduce(...) ishmemx_int32_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_xor_tile_reduce(...) ishmemx_int64_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_xor_tile_reduce(...) ishmemx_uint8_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_xor_tile_reduce(...) ishmemx_uint16_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_xor_tile_reduce(...) ishmemx_uint32_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_xor_tile_reduce(...) ishmemx_uint64_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_xor_tile_reduce(...) ishmemx_size_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_xor_tile_reduce(...) ishmemx_schar_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_xor_tile_reduce_work_group(...) ishmemx_short_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_xor_tile_reduce_work_group(...) ishmemx_int_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_xor_tile_reduce_work_group(...) ishmemx_long_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_xor_tile_reduce_work_group(...) ishmemx_longlong_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_xor_tile_reduce_work_group(...) ishmemx_uchar_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_xor_tile_reduce_work_group(...) ishmemx_ushort_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_xor_tile_reduce_work_group(...) ishmemx_uint_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_xor_tile_reduce_work_group(...) ishmemx_ulong_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_xor_tile_reduce_work_group(...) ishmemx_ulonglong_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_xor_tile_reduce_work_group(...) ishmemx_int8_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_xor_tile_reduce_work_group(...) ishmemx_int16_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_xor_tile_reduce_work_group(...) ishmemx_int32_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_xor_tile_reduce_work_group(...) ishmemx_int64_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_xor_tile_reduce_work_group(...) ishmemx_uint8_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_xor_tile_reduce_work_group(...) ishmemx_uint16_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_xor_tile_reduce_work_group(...) ishmemx_uint32_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_xor_tile_reduce_work_group(...) ishmemx_uint64_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_xor_tile_reduce_work_group(...) ishmemx_size_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_xor_tile_reduce_work_group(...) ishmemx_schar_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_max_tile_reduce(...) ishmemx_float_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_max_tile_reduce(...) ishmemx_double_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_max_tile_reduce(...) ishmemx_char_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_max_tile_reduce(...) ishmemx_schar_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_max_tile_reduce(...) ishmemx_short_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_max_tile_reduce(...) ishmemx_int_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_max_tile_reduce(...) ishmemx_long_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_max_tile_reduce(...) ishmemx_longlong_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_max_tile_reduce(...) ishmemx_uchar_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_max_tile_reduce(...) ishmemx_ushort_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_max_tile_reduce(...) ishmemx_uint_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_max_tile_reduce(...) ishmemx_ulong_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_max_tile_reduce(...) ishmemx_ulonglong_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_max_tile_reduce(...) ishmemx_int8_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_max_tile_reduce(...) ishmemx_int16_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_max_tile_reduce(...) ishmemx_int32_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_max_tile_reduce(...) ishmemx_int64_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_max_tile_reduce(...) ishmemx_uint8_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_max_tile_reduce(...) ishmemx_uint16_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_max_tile_reduce(...) ishmemx_uint32_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_max_tile_reduce(...) ishmemx_uint64_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_max_tile_reduce(...) ishmemx_size_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_max_tile_reduce(...) ishmemx_ptrdiff_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_max_tile_reduce_work_group(...) ishmemx_float_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_max_tile_reduce_work_group(...) ishmemx_double_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_max_tile_reduce_work_group(...) ishmemx_char_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_max_tile_reduce_work_group(...) ishmemx_schar_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_max_tile_reduce_work_group(...) ishmemx_short_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_max_tile_reduce_work_group(...) ishmemx_int_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_max_tile_reduce_work_group(...) ishmemx_long_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_max_tile_reduce_work_group(...) ishmemx_longlong_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_max_tile_reduce_work_group(...) ishmemx_uchar_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_max_tile_reduce_work_group(...) ishmemx_ushort_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_max_tile_reduce_work_group(...) ishmemx_uint_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_max_tile_reduce_work_group(...) ishmemx_ulong_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_max_tile_reduce_work_group(...) ishmemx_ulonglong_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_max_tile_reduce_work_group(...) ishmemx_int8_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_max_tile_reduce_work_group(...) ishmemx_int16_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_max_tile_reduce_work_group(...) ishmemx_int32_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_max_tile_reduce_work_group(...) ishmemx_int64_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_max_tile_reduce_work_group(...) ishmemx_uint8_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_max_tile_reduce_work_group(...) ishmemx_uint16_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_max_tile_reduce_work_group(...) ishmemx_uint32_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_max_tile_reduce_work_group(...) ishmemx_uint64_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_max_tile_reduce_work_group(...) ishmemx_size_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_max_tile_reduce_work_group(...) ishmemx_ptrdiff_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_min_tile_reduce(...) ishmemx_float_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_min_tile_reduce(...) ishmemx_double_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_min_tile_reduce(...) ishmemx_char_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_min_tile_reduce(...) ishmemx_schar_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_min_tile_reduce(...) ishmemx_short_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_min_tile_reduce(...) ishmemx_int_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_min_tile_reduce(...) ishmemx_long_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_min_tile_reduce(...) ishmemx_longlong_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_min_tile_reduce(...) ishmemx_uchar_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_min_tile_reduce(...) ishmemx_ushort_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_min_tile_reduce(...) ishmemx_uint_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_min_tile_reduce(...) ishmemx_ulong_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_min_tile_reduce(...) ishmemx_ulonglong_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_min_tile_reduce(...) ishmemx_int8_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_min_tile_reduce(...) ishmemx_int16_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_min_tile_reduce(...) ishmemx_int32_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_min_tile_reduce(...) ishmemx_int64_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_min_tile_reduce(...) ishmemx_uint8_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_min_tile_reduce(...) ishmemx_uint16_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_min_tile_reduce(...) ishmemx_uint32_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_min_tile_reduce(...) ishmemx_uint64_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_min_tile_reduce(...) ishmemx_size_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_min_tile_reduce(...) ishmemx_ptrdiff_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_min_tile_reduce_work_group(...) ishmemx_float_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_min_tile_reduce_work_group(...) ishmemx_double_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_min_tile_reduce_work_group(...) ishmemx_char_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_min_tile_reduce_work_group(...) ishmemx_schar_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_min_tile_reduce_work_group(...) ishmemx_short_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_min_tile_reduce_work_group(...) ishmemx_int_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_min_tile_reduce_work_group(...) ishmemx_long_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_min_tile_reduce_work_group(...) ishmemx_longlong_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_min_tile_reduce_work_group(...) ishmemx_uchar_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_min_tile_reduce_work_group(...) ishmemx_ushort_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_min_tile_reduce_work_group(...) ishmemx_uint_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_min_tile_reduce_work_group(...) ishmemx_ulong_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_min_tile_reduce_work_group(...) ishmemx_ulonglong_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_min_tile_reduce_work_group(...) ishmemx_int8_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_min_tile_reduce_work_group(...) ishmemx_int16_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_min_tile_reduce_work_group(...) ishmemx_int32_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_min_tile_reduce_work_group(...) ishmemx_int64_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_min_tile_reduce_work_group(...) ishmemx_uint8_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_min_tile_reduce_work_group(...) ishmemx_uint16_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_min_tile_reduce_work_group(...) ishmemx_uint32_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_min_tile_reduce_work_group(...) ishmemx_uint64_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_min_tile_reduce_work_group(...) ishmemx_size_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_min_tile_reduce_work_group(...) ishmemx_ptrdiff_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_sum_tile_reduce(...) ishmemx_float_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_sum_tile_reduce(...) ishmemx_double_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_sum_tile_reduce(...) ishmemx_char_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_sum_tile_reduce(...) ishmemx_schar_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_sum_tile_reduce(...) ishmemx_short_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_sum_tile_reduce(...) ishmemx_int_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_sum_tile_reduce(...) ishmemx_long_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_sum_tile_reduce(...) ishmemx_longlong_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_sum_tile_reduce(...) ishmemx_uchar_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_sum_tile_reduce(...) ishmemx_ushort_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_sum_tile_reduce(...) ishmemx_uint_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_sum_tile_reduce(...) ishmemx_ulong_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_sum_tile_reduce(...) ishmemx_ulonglong_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_sum_tile_reduce(...) ishmemx_int8_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_sum_tile_reduce(...) ishmemx_int16_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_sum_tile_reduce(...) ishmemx_int32_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_sum_tile_reduce(...) ishmemx_int64_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_sum_tile_reduce(...) ishmemx_uint8_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_sum_tile_reduce(...) ishmemx_uint16_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_sum_tile_reduce(...) ishmemx_uint32_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_sum_tile_reduce(...) ishmemx_uint64_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_sum_tile_reduce(...) ishmemx_size_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_tile_reduce(...) ishmemx_ptrdiff_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_sum_tile_reduce_work_group(...) ishmemx_float_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_sum_tile_reduce_work_group(...) ishmemx_double_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_sum_tile_reduce_work_group(...) ishmemx_char_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_sum_tile_reduce_work_group(...) ishmemx_schar_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_sum_tile_reduce_work_group(...) ishmemx_short_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_sum_tile_reduce_work_group(...) ishmemx_int_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_sum_tile_reduce_work_group(...) ishmemx_long_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_sum_tile_reduce_work_group(...) ishmemx_longlong_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_sum_tile_reduce_work_group(...) ishmemx_uchar_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_sum_tile_reduce_work_group(...) ishmemx_ushort_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_sum_tile_reduce_work_group(...) ishmemx_uint_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_sum_tile_reduce_work_group(...) ishmemx_ulong_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_sum_tile_reduce_work_group(...) ishmemx_ulonglong_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_sum_tile_reduce_work_group(...) ishmemx_int8_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_sum_tile_reduce_work_group(...) ishmemx_int16_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_sum_tile_reduce_work_group(...) ishmemx_int32_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_sum_tile_reduce_work_group(...) ishmemx_int64_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_sum_tile_reduce_work_group(...) ishmemx_uint8_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_sum_tile_reduce_work_group(...) ishmemx_uint16_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_sum_tile_reduce_work_group(...) ishmemx_uint32_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_sum_tile_reduce_work_group(...) ishmemx_uint64_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_sum_tile_reduce_work_group(...) ishmemx_size_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_sum_tile_reduce_work_group(...) ishmemx_ptrdiff_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_prod_tile_reduce(...) ishmemx_float_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_prod_tile_reduce(...) ishmemx_double_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_prod_tile_reduce(...) ishmemx_char_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_prod_tile_reduce(...) ishmemx_schar_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_prod_tile_reduce(...) ishmemx_short_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_prod_tile_reduce(...) ishmemx_int_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_prod_tile_reduce(...) ishmemx_long_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_prod_tile_reduce(...) ishmemx_longlong_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_prod_tile_reduce(...) ishmemx_uchar_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_prod_tile_reduce(...) ishmemx_ushort_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_prod_tile_reduce(...) ishmemx_uint_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_prod_tile_reduce(...) ishmemx_ulong_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_prod_tile_reduce(...) ishmemx_ulonglong_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_prod_tile_reduce(...) ishmemx_int8_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_prod_tile_reduce(...) ishmemx_int16_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_prod_tile_reduce(...) ishmemx_int32_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_prod_tile_reduce(...) ishmemx_int64_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_prod_tile_reduce(...) ishmemx_uint8_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_prod_tile_reduce(...) ishmemx_uint16_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_prod_tile_reduce(...) ishmemx_uint32_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_prod_tile_reduce(...) ishmemx_uint64_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_prod_tile_reduce(...) ishmemx_size_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_prod_tile_reduce(...) ishmemx_ptrdiff_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_float_prod_tile_reduce_work_group(...) ishmemx_float_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_double_prod_tile_reduce_work_group(...) ishmemx_double_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_char_prod_tile_reduce_work_group(...) ishmemx_char_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_schar_prod_tile_reduce_work_group(...) ishmemx_schar_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_short_prod_tile_reduce_work_group(...) ishmemx_short_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int_prod_tile_reduce_work_group(...) ishmemx_int_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_long_prod_tile_reduce_work_group(...) ishmemx_long_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_longlong_prod_tile_reduce_work_group(...) ishmemx_longlong_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uchar_prod_tile_reduce_work_group(...) ishmemx_uchar_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ushort_prod_tile_reduce_work_group(...) ishmemx_ushort_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint_prod_tile_reduce_work_group(...) ishmemx_uint_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulong_prod_tile_reduce_work_group(...) ishmemx_ulong_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ulonglong_prod_tile_reduce_work_group(...) ishmemx_ulonglong_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int8_prod_tile_reduce_work_group(...) ishmemx_int8_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int16_prod_tile_reduce_work_group(...) ishmemx_int16_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int32_prod_tile_reduce_work_group(...) ishmemx_int32_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_int64_prod_tile_reduce_work_group(...) ishmemx_int64_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint8_prod_tile_reduce_work_group(...) ishmemx_uint8_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint16_prod_tile_reduce_work_group(...) ishmemx_uint16_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint32_prod_tile_reduce_work_group(...) ishmemx_uint32_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_uint64_prod_tile_reduce_work_group(...) ishmemx_uint64_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_size_prod_tile_reduce_work_group(...) ishmemx_size_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_ptrdiff_prod_tile_reduce_work_group(...) ishmemx_ptrdiff_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmem_collect(...) ishmem_collect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_collect_work_group(...) ishmemx_collect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_fcollect(...) ishmem_fcollect ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_fcollect_work_group(...) ishmemx_fcollect_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_broadcast(...) ishmem_broadcast ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmemx_broadcast_work_group(...) ishmemx_broadcast_work_group ISHMEMI_WITH_TEAM_5(__VA_ARGS__)
#define ishmem_alltoall(...) ishmem_alltoall ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_alltoall_work_group(...) ishmemx_alltoall_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_and_reduce(...) ishmem_and_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_and_reduce_work_group(...) ishmemx_and_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_or_reduce(...) ishmem_or_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_or_reduce_work_group(...) ishmemx_or_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_xor_reduce(...) ishmem_xor_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_xor_reduce_work_group(...) ishmemx_xor_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_max_reduce(...) ishmem_max_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_max_reduce_work_group(...) ishmemx_max_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_min_reduce(...) ishmem_min_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_min_reduce_work_group(...) ishmemx_min_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_sum_reduce(...) ishmem_sum_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_sum_reduce_work_group(...) ishmemx_sum_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_prod_reduce(...) ishmem_prod_reduce ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_prod_reduce_work_group(...) ishmemx_prod_reduce_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_and_reducescatter(...) ishmemx_and_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_and_reducescatter_work_group(...) ishmemx_and_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_or_reducescatter(...) ishmemx_or_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_or_reducescatter_work_group(...) ishmemx_or_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_xor_reducescatter(...) ishmemx_xor_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_xor_reducescatter_work_group(...) ishmemx_xor_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_max_reducescatter(...) ishmemx_max_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_max_reducescatter_work_group(...) ishmemx_max_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_min_reducescatter(...) ishmemx_min_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_min_reducescatter_work_group(...) ishmemx_min_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_sum_reducescatter(...) ishmemx_sum_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_sum_reducescatter_work_group(...) ishmemx_sum_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_prod_reducescatter(...) ishmemx_prod_reducescatter ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_prod_reducescatter_work_group(...) ishmemx_prod_reducescatter_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_sum_inscan(...) ishmem_sum_inscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_sum_inscan_work_group(...) ishmemx_sum_inscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmem_sum_exscan(...) ishmem_sum_exscan ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_sum_exscan_work_group(...) ishmemx_sum_exscan_work_group ISHMEMI_WITH_TEAM_4(__VA_ARGS__)
#define ishmemx_alltoallv(...) ishmemx_alltoallv ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_alltoallv_work_group(...) ishmemx_alltoallv_work_group ISHMEMI_WITH_TEAM_6(__VA_ARGS__)
#define ishmemx_tile_broadcast(...) ishmemx_tile_broadcast ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_tile_broadcast_work_group(...) ishmemx_tile_broadcast_work_group ISHMEMI_WITH_TEAM_8(__VA_ARGS__)
#define ishmemx_and_tile_reduce(...) ishmemx_and_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_and_tile_reduce_work_group(...) ishmemx_and_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_or_tile_reduce(...) ishmemx_or_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_or_tile_reduce_work_group(...) ishmemx_or_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_xor_tile_reduce(...) ishmemx_xor_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_xor_tile_reduce_work_group(...) ishmemx_xor_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_max_tile_reduce(...) ishmemx_max_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_max_tile_reduce_work_group(...) ishmemx_max_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_min_tile_reduce(...) ishmemx_min_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_min_tile_reduce_work_group(...) ishmemx_min_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_sum_tile_reduce(...) ishmemx_sum_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_sum_tile_reduce_work_group(...) ishmemx_sum_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_prod_tile_reduce(...) ishmemx_prod_tile_reduce ISHMEMI_WITH_TEAM_7(__VA_ARGS__)
#define ishmemx_prod_tile_reduce_work_group(...) ishmemx_prod_tile_reduce_work_group ISHMEMI_WITH_TEAM_7(__VA_ARGS__)

#endif
