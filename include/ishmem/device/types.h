/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * X(NAME, TYPE, KIND) for each type of a family, in OpenCL C; KIND says what its bits are. The DISTINCT lists
 * have one name for each type that OpenCL C can tell from the others. */
#ifndef ISHMEM_DEVICE_TYPES_H
#define ISHMEM_DEVICE_TYPES_H

#define ISHMEMI_RMA_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(char, char, i8) \
    X(schar, char, i8) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int8, char, i8) \
    X(int16, short, i16) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint8, uchar, u8) \
    X(uint16, ushort, u16) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(ptrdiff, long, i64)

#define ISHMEMI_RMA_DISTINCT_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(char, char, i8) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64)

#define ISHMEMI_AMO_TYPES(X) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(ptrdiff, long, i64) \
    X(schar, char, i8)

#define ISHMEMI_AMO_DISTINCT_TYPES(X) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(schar, char, i8)

#define ISHMEMI_EXTENDED_AMO_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(ptrdiff, long, i64) \
    X(schar, char, i8)

#define ISHMEMI_EXTENDED_AMO_DISTINCT_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(schar, char, i8)

#define ISHMEMI_BITWISE_AMO_TYPES(X) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(schar, char, i8)

#define ISHMEMI_BITWISE_AMO_DISTINCT_TYPES(X) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(schar, char, i8)

#define ISHMEMI_SYNC_TYPES(X) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(ptrdiff, long, i64)

#define ISHMEMI_SYNC_DISTINCT_TYPES(X) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64)

#define ISHMEMI_REDUCE_BITS_TYPES(X) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int8, char, i8) \
    X(int16, short, i16) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint8, uchar, u8) \
    X(uint16, ushort, u16) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(schar, char, i8)

#define ISHMEMI_REDUCE_BITS_DISTINCT_TYPES(X) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(int8, char, i8)

#define ISHMEMI_REDUCE_ORDER_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(char, char, i8) \
    X(schar, char, i8) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int8, char, i8) \
    X(int16, short, i16) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint8, uchar, u8) \
    X(uint16, ushort, u16) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(ptrdiff, long, i64)

#define ISHMEMI_REDUCE_ORDER_DISTINCT_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(char, char, i8) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64)

#define ISHMEMI_REDUCE_ARITHMETIC_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(char, char, i8) \
    X(schar, char, i8) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(longlong, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64) \
    X(ulonglong, ulong, u64) \
    X(int8, char, i8) \
    X(int16, short, i16) \
    X(int32, int, i32) \
    X(int64, long, i64) \
    X(uint8, uchar, u8) \
    X(uint16, ushort, u16) \
    X(uint32, uint, u32) \
    X(uint64, ulong, u64) \
    X(size, ulong, u64) \
    X(ptrdiff, long, i64)

#define ISHMEMI_REDUCE_ARITHMETIC_DISTINCT_TYPES(X) \
    X(float, float, f32) \
    X(double, double, f64) \
    X(char, char, i8) \
    X(short, short, i16) \
    X(int, int, i32) \
    X(long, long, i64) \
    X(uchar, uchar, u8) \
    X(ushort, ushort, u16) \
    X(uint, uint, u32) \
    X(ulong, ulong, u64)

#endif
