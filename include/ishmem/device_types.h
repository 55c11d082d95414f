/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * X(NAME, TYPE) for each type of the RMA family, in OpenCL C. */
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

#endif
