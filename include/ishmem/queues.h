/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Routines on SYCL queues. Included by ishmemx_sycl.h, which says what they have in common. */
#ifndef ISHMEM_QUEUES_H
#define ISHMEM_QUEUES_H

template <int = 0> inline sycl::event ishmemx_quiet_on_queue(sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_quiet_on_list(list, nullptr, 0, nullptr); }); }

template <int = 0> inline sycl::event ishmemx_barrier_all_on_queue(sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_barrier_all_on_list(list, nullptr, 0, nullptr); }); }

template <int = 0> inline sycl::event ishmemx_sync_all_on_queue(sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_sync_all_on_list(list, nullptr, 0, nullptr); }); }

template <int = 0> inline sycl::event ishmemx_team_sync_on_queue(ishmem_team_t team, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_team_sync_on_list(team, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_put_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_put8_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put8_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put16_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put16_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put32_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put32_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put64_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put64_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put128_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put128_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_putmem_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_putmem_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_iput_on_queue(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_iput8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iput8_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iput16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iput16_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iput32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iput32_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iput64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iput64_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iput128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iput128_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_get_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_get8_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get8_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get16_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get16_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get32_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get32_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get64_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get64_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get128_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get128_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_getmem_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_getmem_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_iget_on_queue(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_iget8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iget8_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iget16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iget16_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iget32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iget32_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iget64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iget64_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_iget128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iget128_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_ibput_on_queue(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_ibput8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibput8_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibput16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibput16_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibput32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibput32_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibput64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibput64_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibput128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibput128_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_ibget_on_queue(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_ibget8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibget8_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibget16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibget16_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibget32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibget32_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibget64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibget64_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_ibget128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibget128_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_put_nbi_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_put8_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put8_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put16_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put16_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put32_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put32_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put64_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put64_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put128_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put128_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_putmem_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_putmem_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_get_nbi_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_get8_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get8_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get16_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get16_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get32_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get32_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get64_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get64_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_get128_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get128_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_getmem_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_getmem_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_put_signal_on_queue(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_put8_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put8_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put16_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put16_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put32_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put32_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put64_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put64_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put128_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put128_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_putmem_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_putmem_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_put_signal_nbi_on_queue(TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_put8_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put8_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put16_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put16_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put32_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put32_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put64_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put64_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_put128_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put128_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_putmem_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_putmem_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }

template <int = 0> inline sycl::event ishmemx_signal_set_on_queue(uint64_t *sig_addr, uint64_t signal, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_signal_set_on_list(sig_addr, signal, pe, list, nullptr, 0, nullptr); }); }

template <int = 0> inline sycl::event ishmemx_signal_add_on_queue(uint64_t *sig_addr, uint64_t signal, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_signal_add_on_list(sig_addr, signal, pe, list, nullptr, 0, nullptr); }); }

template <int = 0> inline sycl::event ishmemx_signal_wait_until_on_queue(uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(sig_addr, 1, cmp) ? ishmemxi::give(list, ret, ishmem_signal_wait_until(sig_addr, cmp, cmp_value)) : ishmemx_signal_wait_until_on_list(sig_addr, cmp, cmp_value, ret, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_on_queue(TYPE *ivar, int cmp, TYPE cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivar, 1, cmp) ? (ishmem_##NAME##_wait_until(ivar, cmp, cmp_value), 0) : ishmemx_##NAME##_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_all_on_queue(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) ? (ishmem_##NAME##_wait_until_all(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, cmp_value), 0) : ishmemx_##NAME##_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_any_on_queue(TYPE *ivars, size_t nelems, const int *status, int cmp, TYPE cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) ? ishmemxi::give(list, ret, ishmem_##NAME##_wait_until_any(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, cmp_value)) : ishmemx_##NAME##_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_some_on_queue(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, TYPE cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && indices != nullptr ? ishmemxi::give_some(list, indices, nelems, ret, [=](size_t *found) { return ishmem_##NAME##_wait_until_some(ivars, nelems, found, ishmemxi::here(list, status, nelems), cmp, cmp_value); }) : ishmemx_##NAME##_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_all_vector_on_queue(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && cmp_values != nullptr ? (ishmem_##NAME##_wait_until_all_vector(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, ishmemxi::here(list, cmp_values, nelems)), 0) : ishmemx_##NAME##_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_any_vector_on_queue(TYPE *ivars, size_t nelems, const int *status, int cmp, const TYPE *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && cmp_values != nullptr ? ishmemxi::give(list, ret, ishmem_##NAME##_wait_until_any_vector(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, ishmemxi::here(list, cmp_values, nelems))) : ishmemx_##NAME##_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_wait_until_some_vector_on_queue(TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const TYPE *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && cmp_values != nullptr && indices != nullptr ? ishmemxi::give_some(list, indices, nelems, ret, [=](size_t *found) { return ishmem_##NAME##_wait_until_some_vector(ivars, nelems, found, ishmemxi::here(list, status, nelems), cmp, ishmemxi::here(list, cmp_values, nelems)); }) : ishmemx_##NAME##_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_collect_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_collect_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_collectmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_collectmem_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_collectmem_on_queue(void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_collectmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_fcollect_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_fcollect_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_fcollectmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_fcollectmem_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_fcollectmem_on_queue(void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_fcollectmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_broadcast_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_broadcast_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_broadcastmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_broadcastmem_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_broadcastmem_on_queue(void *dest, const void *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_broadcastmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_alltoall_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_alltoall_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW
template <int = 0> inline sycl::event ishmemx_alltoallmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_alltoallmem_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <int = 0> inline sycl::event ishmemx_alltoallmem_on_queue(void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_alltoallmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_and_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_and_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(schar, signed char)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_or_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_or_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(schar, signed char)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_xor_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_xor_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(schar, signed char)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_max_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_max_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_min_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_min_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_prod_reduce_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_prod_reduce_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_and_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_and_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(schar, signed char)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_or_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_or_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(schar, signed char)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_xor_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_xor_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(schar, signed char)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_max_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_max_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_min_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_min_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_prod_reducescatter_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_prod_reducescatter_on_queue(TYPE *dest, const TYPE *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_inscan_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_inscan_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_exscan_on_queue(ishmem_team_t team, TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_sum_exscan_on_queue(TYPE *dest, const TYPE *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

#define ISHMEMXI_ROW(NAME, TYPE) \
    template <int = 0> inline sycl::event ishmemx_##NAME##_alltoallv_on_queue(ishmem_team_t team, TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_alltoallv_on_list(team, dest, dest_offsets, source, source_offsets, counts, list, nullptr, 0, nullptr); }); } \
    template <int = 0> inline sycl::event ishmemx_##NAME##_alltoallv_on_queue(TYPE *dest, const size_t *dest_offsets, const TYPE *source, const size_t *source_offsets, const size_t *counts, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {}) \
    { return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_##NAME##_alltoallv_on_list(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts, list, nullptr, 0, nullptr); }); }
ISHMEMXI_ROW(float, float)
ISHMEMXI_ROW(double, double)
ISHMEMXI_ROW(char, char)
ISHMEMXI_ROW(schar, signed char)
ISHMEMXI_ROW(short, short)
ISHMEMXI_ROW(int, int)
ISHMEMXI_ROW(long, long)
ISHMEMXI_ROW(longlong, long long)
ISHMEMXI_ROW(uchar, unsigned char)
ISHMEMXI_ROW(ushort, unsigned short)
ISHMEMXI_ROW(uint, unsigned int)
ISHMEMXI_ROW(ulong, unsigned long)
ISHMEMXI_ROW(ulonglong, unsigned long long)
ISHMEMXI_ROW(int8, int8_t)
ISHMEMXI_ROW(int16, int16_t)
ISHMEMXI_ROW(int32, int32_t)
ISHMEMXI_ROW(int64, int64_t)
ISHMEMXI_ROW(uint8, uint8_t)
ISHMEMXI_ROW(uint16, uint16_t)
ISHMEMXI_ROW(uint32, uint32_t)
ISHMEMXI_ROW(uint64, uint64_t)
ISHMEMXI_ROW(size, size_t)
ISHMEMXI_ROW(ptrdiff, ptrdiff_t)
#undef ISHMEMXI_ROW

template <typename T> inline sycl::event ishmemx_put_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_iput_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_get_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_iget_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_ibput_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_ibget_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_put_nbi_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_get_nbi_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_put_signal_on_queue(T *dest, const T *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_put_signal_nbi_on_queue(T *dest, const T *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemx_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_on_queue(T *ivar, int cmp, ishmemxi::same<T> cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivar, 1, cmp) ? (ishmem_wait_until(ivar, cmp, cmp_value), 0) : ishmemx_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_all_on_queue(T *ivars, size_t nelems, const int *status, int cmp, ishmemxi::same<T> cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) ? (ishmem_wait_until_all(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, cmp_value), 0) : ishmemx_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_any_on_queue(T *ivars, size_t nelems, const int *status, int cmp, ishmemxi::same<T> cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) ? ishmemxi::give(list, ret, ishmem_wait_until_any(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, cmp_value)) : ishmemx_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_some_on_queue(T *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ishmemxi::same<T> cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && indices != nullptr ? ishmemxi::give_some(list, indices, nelems, ret, [=](size_t *found) { return ishmem_wait_until_some(ivars, nelems, found, ishmemxi::here(list, status, nelems), cmp, cmp_value); }) : ishmemx_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_all_vector_on_queue(T *ivars, size_t nelems, const int *status, int cmp, const T *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && cmp_values != nullptr ? (ishmem_wait_until_all_vector(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, ishmemxi::here(list, cmp_values, nelems)), 0) : ishmemx_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_any_vector_on_queue(T *ivars, size_t nelems, const int *status, int cmp, const T *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && cmp_values != nullptr ? ishmemxi::give(list, ret, ishmem_wait_until_any_vector(ivars, nelems, ishmemxi::here(list, status, nelems), cmp, ishmemxi::here(list, cmp_values, nelems))) : ishmemx_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_wait_until_some_vector_on_queue(T *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const T *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, nullptr, [=](ze_command_list_handle_t list) { return ishmemxi::can_wait(ivars, nelems, cmp) && cmp_values != nullptr && indices != nullptr ? ishmemxi::give_some(list, indices, nelems, ret, [=](size_t *found) { return ishmem_wait_until_some_vector(ivars, nelems, found, ishmemxi::here(list, status, nelems), cmp, ishmemxi::here(list, cmp_values, nelems)); }) : ishmemx_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_collect_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_collect_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_fcollect_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_fcollect_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_broadcast_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_broadcast_on_queue(T *dest, const T *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_alltoall_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_alltoall_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_and_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_and_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_or_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_or_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_xor_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_xor_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_max_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_max_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_min_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_min_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_sum_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_sum_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_prod_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_prod_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_and_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_and_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_or_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_or_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_xor_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_xor_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_max_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_max_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_min_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_min_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_sum_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_sum_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_prod_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_prod_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_sum_inscan_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_sum_inscan_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_sum_exscan_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_sum_exscan_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr); }); }

template <typename T> inline sycl::event ishmemx_alltoallv_on_queue(ishmem_team_t team, T *dest, const size_t *dest_offsets, const T *source, const size_t *source_offsets, const size_t *counts, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_alltoallv_on_list(team, dest, dest_offsets, source, source_offsets, counts, list, nullptr, 0, nullptr); }); }
template <typename T> inline sycl::event ishmemx_alltoallv_on_queue(T *dest, const size_t *dest_offsets, const T *source, const size_t *source_offsets, const size_t *counts, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{ return ishmemxi::on_queue(__func__, queue, deps, ret, [=](ze_command_list_handle_t list) { return ishmemx_alltoallv_on_list(ISHMEM_TEAM_WORLD, dest, dest_offsets, source, source_offsets, counts, list, nullptr, 0, nullptr); }); }

#endif
