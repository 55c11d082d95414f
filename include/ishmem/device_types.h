/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * X(NAME, TYPE) for each type of a family, in OpenCL C. */
#ifndef ISHMEM_DEVICE_TYPES_H
#define ISHMEM_DEVICE_TYPES_H

#define ISHMEMI_RMA_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(char, char) \
    X(schar, char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long) \
    X(uchar, uchar) \
    X(ushort, ushort) \
    X(uint, uint) \
    X(ulong, ulong) \
    X(ulonglong, ulong) \
    X(int8, char) \
    X(int16, short) \
    X(int32, int) \
    X(int64, long) \
    X(uint8, uchar) \
    X(uint16, ushort) \
    X(uint32, uint) \
    X(uint64, ulong) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMI_AMO_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long) \
    X(uint, uint) \
    X(ulong, ulong) \
    X(ulonglong, ulong) \
    X(int32, int) \
    X(int64, long) \
    X(uint32, uint) \
    X(uint64, ulong) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMI_EXTENDED_AMO_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long) \
    X(uint, uint) \
    X(ulong, ulong) \
    X(ulonglong, ulong) \
    X(int32, int) \
    X(int64, long) \
    X(uint32, uint) \
    X(uint64, ulong) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define ISHMEMI_BITWISE_AMO_TYPES(X) \
    X(uint, uint) \
    X(ulong, ulong) \
    X(ulonglong, ulong) \
    X(int32, int) \
    X(int64, long) \
    X(uint32, uint) \
    X(uint64, ulong)

#endif
