/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * X(NAME, TYPE) for each type of a family; the DISTINCT lists have one name for each type that C can tell from
 * the others. */
#ifndef SHMEM_TYPES_H
#define SHMEM_TYPES_H

#define SHMEMI_RMA_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SHMEMI_RMA_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define SHMEMI_EXTENDED_AMO_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SHMEMI_EXTENDED_AMO_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define SHMEMI_AMO_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SHMEMI_AMO_DISTINCT_TYPES(X) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define SHMEMI_BITWISE_AMO_TYPES(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t)

#define SHMEMI_BITWISE_AMO_DISTINCT_TYPES(X) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t)

#define SHMEMI_SYNC_TYPES(X) \
    X(short, short) \
    X(ushort, unsigned short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SHMEMI_SYNC_DISTINCT_TYPES(X) \
    X(short, short) \
    X(ushort, unsigned short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define SHMEMI_OLD_WAIT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long)

#define SHMEMI_OLD_WAIT_DISTINCT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long)

#define SHMEMI_REDUCE_BITS_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t)

#define SHMEMI_REDUCE_BITS_DISTINCT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t)

#define SHMEMI_REDUCE_ORDER_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t)

#define SHMEMI_REDUCE_ORDER_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long)

#define SHMEMI_REDUCE_ARITHMETIC_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(int8, int8_t) \
    X(int16, int16_t) \
    X(int32, int32_t) \
    X(int64, int64_t) \
    X(uint8, uint8_t) \
    X(uint16, uint16_t) \
    X(uint32, uint32_t) \
    X(uint64, uint64_t) \
    X(size, size_t) \
    X(ptrdiff, ptrdiff_t) \
    X(complexd, double _Complex) \
    X(complexf, float _Complex)

#define SHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(X) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(char, char) \
    X(schar, signed char) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(uchar, unsigned char) \
    X(ushort, unsigned short) \
    X(uint, unsigned int) \
    X(ulong, unsigned long) \
    X(ulonglong, unsigned long long) \
    X(complexd, double _Complex) \
    X(complexf, float _Complex)

#define SHMEMI_TO_ALL_BITS_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long)

#define SHMEMI_TO_ALL_BITS_DISTINCT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long)

#define SHMEMI_TO_ALL_ORDER_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double)

#define SHMEMI_TO_ALL_ORDER_DISTINCT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double)

#define SHMEMI_TO_ALL_ARITHMETIC_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(complexd, double _Complex) \
    X(complexf, float _Complex)

#define SHMEMI_TO_ALL_ARITHMETIC_DISTINCT_TYPES(X) \
    X(short, short) \
    X(int, int) \
    X(long, long) \
    X(longlong, long long) \
    X(float, float) \
    X(double, double) \
    X(longdouble, long double) \
    X(complexd, double _Complex) \
    X(complexf, float _Complex)

#endif
