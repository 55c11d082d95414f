/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Printing. Part of ishmem_device.h.
 *
 *   ishmemx_print("text")                    to stderr, or with a type of ISHMEMX_PRINT_* as second argument as that says
 *   ishmemx_print(file, line, func, text, type)
 *   ishmemx_printf("%d of %g", number, real) with up to four values, in the place of conversions as in C's printf
 *
 * Each is called by one work-item, and prints one line: the host writes it, after the PE's number and the name of the function,
 * when it next synchronises or looks at its kernels, and before ishmem_finalize returns. Texts are string literals, or lie in
 * constant memory (in SYCL they lie anywhere), and end in three dots where they are longer than 319 bytes. What a value is
 * decides its type, so that %d serves integers of all sizes; kernels convert a half to float first, and a pointer to ulong. At most 256 texts wait to be written; those
 * that find no room are counted, and the count is told at the end.
 */
#ifndef ISHMEM_DEVICE_PRINT_H
#define ISHMEM_DEVICE_PRINT_H

#include "core.h"

#define ISHMEMX_PRINT_DEBUG 0 /* only where ISHMEM_DEBUG is set */
#define ISHMEMX_PRINT_WARNING 1
#define ISHMEMX_PRINT_ERROR 2
#define ISHMEMX_PRINT_STDOUT 3
#define ISHMEMX_PRINT_STDERR 4

#ifdef __cplusplus
extern "C" {
#endif

ISHMEMI_API void ishmemx_print_values(__constant const char *file, long line, __constant const char *func,
                                      __constant const char *text, int msg_type, uint kinds, ulong a, ulong b, ulong c,
                                      ulong d) ISHMEMI_BODY(ishmemi_print(file, line, func, text, msg_type, kinds, a, b, c, d))

/* Texts in any other memory, as languages without constant memory have them: without the macro, (ishmemx_print)(...). */
ISHMEMI_API void ishmemx_print(const char *file, long line, const char *func, const char *out, int msg_type)
    ISHMEMI_BODY(ishmemi_print_text(file, line, func, out, msg_type))

#ifdef __cplusplus
}
#endif

/* What a value is, and its bits. */
#ifdef __cplusplus
#define ISHMEMI_PRINTED_OVERLOAD static inline
#else
#define ISHMEMI_PRINTED_OVERLOAD static inline __attribute__((overloadable))
#endif
#define ISHMEMI_PRINTED_TYPE(TYPE, KIND, BITS)                                                                         \
    ISHMEMI_PRINTED_OVERLOAD uint ishmemi_printed(TYPE value)                                                          \
    {                                                                                                                  \
        (void)value;                                                                                                   \
        return KIND;                                                                                                   \
    }                                                                                                                  \
    ISHMEMI_PRINTED_OVERLOAD ulong ishmemi_printed_bits(TYPE value)                                                    \
    {                                                                                                                  \
        return BITS(value);                                                                                            \
    }
ISHMEMI_PRINTED_TYPE(char, ISHMEMI_SIGNED, (ulong)(long))
ISHMEMI_PRINTED_TYPE(short, ISHMEMI_SIGNED, (ulong)(long))
ISHMEMI_PRINTED_TYPE(int, ISHMEMI_SIGNED, (ulong)(long))
ISHMEMI_PRINTED_TYPE(long, ISHMEMI_WIDE, (ulong))
ISHMEMI_PRINTED_TYPE(uchar, ISHMEMI_UNSIGNED, (ulong))
ISHMEMI_PRINTED_TYPE(ushort, ISHMEMI_UNSIGNED, (ulong))
ISHMEMI_PRINTED_TYPE(uint, ISHMEMI_UNSIGNED, (ulong))
ISHMEMI_PRINTED_TYPE(ulong, ISHMEMI_UNSIGNED, (ulong))
ISHMEMI_PRINTED_TYPE(double, ISHMEMI_DOUBLE, as_ulong)
ISHMEMI_PRINTED_TYPE(float, ISHMEMI_FLOAT, (ulong)as_uint)
#undef ISHMEMI_PRINTED_TYPE
#undef ISHMEMI_PRINTED_OVERLOAD

#define ISHMEMI_PRINT_HERE(text, type, kinds, ...)                                                                     \
    ishmemx_print_values(__FILE__, __LINE__, __func__, text, type, kinds, __VA_ARGS__)
#define ISHMEMI_PRINT_5(file, line, func, text, type)                                                                  \
    ishmemx_print_values(file, line, func, text, type, ISHMEMI_PRINTED_AS_IT_IS, 0, 0, 0, 0)
#define ISHMEMI_PRINT_2(text, type) ISHMEMI_PRINT_HERE(text, type, ISHMEMI_PRINTED_AS_IT_IS, 0, 0, 0, 0)
#define ISHMEMI_PRINT_1(text) ISHMEMI_PRINT_2(text, ISHMEMX_PRINT_STDERR)
#define ISHMEMI_PRINTF_1(text) ISHMEMI_PRINT_HERE(text, ISHMEMX_PRINT_STDERR, 0, 0, 0, 0, 0)
/* Of the value's type alone: the value itself is computed once. */
#define ISHMEMI_PRINTED(a) ishmemi_printed((__typeof__((a) + 0))0)
#define ISHMEMI_PRINTF_2(text, a)                                                                                      \
    ISHMEMI_PRINT_HERE(text, ISHMEMX_PRINT_STDERR, ISHMEMI_PRINTED(a), ishmemi_printed_bits(a), 0, 0, 0)
#define ISHMEMI_PRINTF_3(text, a, b)                                                                                   \
    ISHMEMI_PRINT_HERE(text, ISHMEMX_PRINT_STDERR, ISHMEMI_PRINTED(a) | ISHMEMI_PRINTED(b) << 4,                       \
                       ishmemi_printed_bits(a), ishmemi_printed_bits(b), 0, 0)
#define ISHMEMI_PRINTF_4(text, a, b, c)                                                                                \
    ISHMEMI_PRINT_HERE(text, ISHMEMX_PRINT_STDERR,                                                                     \
                       ISHMEMI_PRINTED(a) | ISHMEMI_PRINTED(b) << 4 | ISHMEMI_PRINTED(c) << 8,                         \
                       ishmemi_printed_bits(a), ishmemi_printed_bits(b), ishmemi_printed_bits(c), 0)
#define ISHMEMI_PRINTF_5(text, a, b, c, d)                                                                             \
    ISHMEMI_PRINT_HERE(text, ISHMEMX_PRINT_STDERR,                                                                     \
                       ISHMEMI_PRINTED(a) | ISHMEMI_PRINTED(b) << 4 | ISHMEMI_PRINTED(c) << 8 |                        \
                           ISHMEMI_PRINTED(d) << 12,                                                                   \
                       ishmemi_printed_bits(a), ishmemi_printed_bits(b), ishmemi_printed_bits(c),                      \
                       ishmemi_printed_bits(d))
#define ISHMEMI_AFTER_5_TEXTS(a1, a2, a3, a4, a5, NAME, ...) NAME
#define ishmemx_print(...)                                                                                             \
    ISHMEMI_AFTER_5_TEXTS(__VA_ARGS__, ISHMEMI_PRINT_5, ishmemx_print_takes_1_2_or_5_arguments,                        \
                          ishmemx_print_takes_1_2_or_5_arguments, ISHMEMI_PRINT_2, ISHMEMI_PRINT_1, )(__VA_ARGS__)
#define ishmemx_printf(...)                                                                                            \
    ISHMEMI_AFTER_5_TEXTS(__VA_ARGS__, ISHMEMI_PRINTF_5, ISHMEMI_PRINTF_4, ISHMEMI_PRINTF_3, ISHMEMI_PRINTF_2,         \
                          ISHMEMI_PRINTF_1, )(__VA_ARGS__)

#endif /* ISHMEM_DEVICE_PRINT_H */
