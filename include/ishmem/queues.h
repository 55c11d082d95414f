/* Generated from crates/api-table by `cargo xtask generate`; do not edit.
 * Routines on SYCL queues. Included by ishmemx_sycl.h, which says what they have in common. */
#ifndef ISHMEM_QUEUES_H
#define ISHMEM_QUEUES_H

template <int = 0> inline sycl::event ishmemx_quiet_on_queue(sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_quiet_on_list(list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_barrier_all_on_queue(sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_barrier_all_on_list(list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_sync_all_on_queue(sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_sync_all_on_list(list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_team_sync_on_queue(ishmem_team_t team, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_team_sync_on_list(team, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_put_on_queue(float *dest, const float *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_put_on_queue(double *dest, const double *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_put_on_queue(char *dest, const char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_put_on_queue(signed char *dest, const signed char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_put_on_queue(short *dest, const short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_put_on_queue(int *dest, const int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_put_on_queue(long *dest, const long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_put_on_queue(long long *dest, const long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_put_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_put_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_put_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_put_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_put_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_put_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_put_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_put_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_put_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_put_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_put_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_put_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_put_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_put_on_queue(size_t *dest, const size_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_put_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put8_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put8_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put16_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put16_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put32_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put32_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put64_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put64_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put128_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put128_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_putmem_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_putmem_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_iput_on_queue(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_iput_on_queue(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_iput_on_queue(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_iput_on_queue(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_iput_on_queue(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_iput_on_queue(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_iput_on_queue(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_iput_on_queue(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_iput_on_queue(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_iput_on_queue(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_iput_on_queue(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_iput_on_queue(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_iput_on_queue(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_iput_on_queue(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_iput_on_queue(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_iput_on_queue(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_iput_on_queue(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_iput_on_queue(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_iput_on_queue(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_iput_on_queue(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_iput_on_queue(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_iput_on_queue(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_iput_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iput8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iput8_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iput16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iput16_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iput32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iput32_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iput64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iput64_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iput128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iput128_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_get_on_queue(float *dest, const float *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_get_on_queue(double *dest, const double *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_get_on_queue(char *dest, const char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_get_on_queue(signed char *dest, const signed char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_get_on_queue(short *dest, const short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_get_on_queue(int *dest, const int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_get_on_queue(long *dest, const long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_get_on_queue(long long *dest, const long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_get_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_get_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_get_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_get_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_get_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_get_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_get_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_get_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_get_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_get_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_get_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_get_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_get_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_get_on_queue(size_t *dest, const size_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_get_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get8_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get8_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get16_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get16_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get32_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get32_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get64_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get64_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get128_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get128_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_getmem_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_getmem_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_iget_on_queue(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_iget_on_queue(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_iget_on_queue(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_iget_on_queue(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_iget_on_queue(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_iget_on_queue(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_iget_on_queue(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_iget_on_queue(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_iget_on_queue(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_iget_on_queue(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_iget_on_queue(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_iget_on_queue(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_iget_on_queue(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_iget_on_queue(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_iget_on_queue(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_iget_on_queue(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_iget_on_queue(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_iget_on_queue(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_iget_on_queue(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_iget_on_queue(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_iget_on_queue(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_iget_on_queue(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_iget_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iget8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iget8_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iget16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iget16_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iget32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iget32_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iget64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iget64_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_iget128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iget128_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_ibput_on_queue(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_ibput_on_queue(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_ibput_on_queue(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_ibput_on_queue(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_ibput_on_queue(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_ibput_on_queue(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_ibput_on_queue(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_ibput_on_queue(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_ibput_on_queue(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_ibput_on_queue(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_ibput_on_queue(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_ibput_on_queue(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_ibput_on_queue(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_ibput_on_queue(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_ibput_on_queue(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_ibput_on_queue(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_ibput_on_queue(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_ibput_on_queue(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_ibput_on_queue(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_ibput_on_queue(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_ibput_on_queue(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_ibput_on_queue(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_ibput_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibput8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibput8_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibput16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibput16_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibput32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibput32_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibput64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibput64_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibput128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibput128_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_ibget_on_queue(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_ibget_on_queue(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_ibget_on_queue(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_ibget_on_queue(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_ibget_on_queue(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_ibget_on_queue(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_ibget_on_queue(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_ibget_on_queue(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_ibget_on_queue(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_ibget_on_queue(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_ibget_on_queue(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_ibget_on_queue(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_ibget_on_queue(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_ibget_on_queue(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_ibget_on_queue(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_ibget_on_queue(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_ibget_on_queue(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_ibget_on_queue(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_ibget_on_queue(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_ibget_on_queue(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_ibget_on_queue(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_ibget_on_queue(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_ibget_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibget8_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibget8_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibget16_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibget16_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibget32_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibget32_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibget64_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibget64_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ibget128_on_queue(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibget128_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_put_nbi_on_queue(float *dest, const float *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_put_nbi_on_queue(double *dest, const double *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_put_nbi_on_queue(char *dest, const char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_put_nbi_on_queue(signed char *dest, const signed char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_put_nbi_on_queue(short *dest, const short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_put_nbi_on_queue(int *dest, const int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_put_nbi_on_queue(long *dest, const long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_put_nbi_on_queue(long long *dest, const long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_put_nbi_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_put_nbi_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_put_nbi_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_put_nbi_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_put_nbi_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_put_nbi_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_put_nbi_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_put_nbi_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_put_nbi_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_put_nbi_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_put_nbi_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_put_nbi_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_put_nbi_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_put_nbi_on_queue(size_t *dest, const size_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_put_nbi_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put8_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put8_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put16_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put16_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put32_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put32_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put64_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put64_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put128_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put128_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_putmem_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_putmem_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_get_nbi_on_queue(float *dest, const float *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_get_nbi_on_queue(double *dest, const double *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_get_nbi_on_queue(char *dest, const char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_get_nbi_on_queue(signed char *dest, const signed char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_get_nbi_on_queue(short *dest, const short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_get_nbi_on_queue(int *dest, const int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_get_nbi_on_queue(long *dest, const long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_get_nbi_on_queue(long long *dest, const long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_get_nbi_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_get_nbi_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_get_nbi_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_get_nbi_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_get_nbi_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_get_nbi_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_get_nbi_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_get_nbi_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_get_nbi_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_get_nbi_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_get_nbi_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_get_nbi_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_get_nbi_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_get_nbi_on_queue(size_t *dest, const size_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_get_nbi_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get8_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get8_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get16_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get16_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get32_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get32_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get64_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get64_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_get128_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get128_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_getmem_nbi_on_queue(void *dest, const void *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_getmem_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_put_signal_on_queue(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_put_signal_on_queue(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_put_signal_on_queue(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_put_signal_on_queue(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_put_signal_on_queue(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_put_signal_on_queue(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_put_signal_on_queue(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_put_signal_on_queue(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_put_signal_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_put_signal_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_put_signal_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_put_signal_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_put_signal_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_put_signal_on_queue(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_put_signal_on_queue(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_put_signal_on_queue(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_put_signal_on_queue(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_put_signal_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_put_signal_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_put_signal_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_put_signal_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_put_signal_on_queue(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_put_signal_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put8_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put8_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put16_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put16_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put32_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put32_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put64_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put64_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put128_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put128_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_putmem_signal_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_putmem_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_put_signal_nbi_on_queue(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_float_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_put_signal_nbi_on_queue(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_double_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_put_signal_nbi_on_queue(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_char_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_put_signal_nbi_on_queue(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_put_signal_nbi_on_queue(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_short_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_put_signal_nbi_on_queue(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_put_signal_nbi_on_queue(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_put_signal_nbi_on_queue(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_put_signal_nbi_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_put_signal_nbi_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_put_signal_nbi_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_put_signal_nbi_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_put_signal_nbi_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_put_signal_nbi_on_queue(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_put_signal_nbi_on_queue(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_put_signal_nbi_on_queue(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_put_signal_nbi_on_queue(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_put_signal_nbi_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_put_signal_nbi_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_put_signal_nbi_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_put_signal_nbi_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_put_signal_nbi_on_queue(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_put_signal_nbi_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put8_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put8_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put16_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put16_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put32_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put32_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put64_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put64_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_put128_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put128_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_putmem_signal_nbi_on_queue(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_putmem_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_signal_wait_until_on_queue(uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_signal_wait_until_on_list(sig_addr, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_on_queue(int *ivar, int cmp, int cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_on_queue(long *ivar, int cmp, long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_on_queue(long long *ivar, int cmp, long long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_on_queue(unsigned int *ivar, int cmp, unsigned int cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_on_queue(unsigned long *ivar, int cmp, unsigned long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_on_queue(unsigned long long *ivar, int cmp, unsigned long long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_on_queue(int32_t *ivar, int cmp, int32_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_on_queue(int64_t *ivar, int cmp, int64_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_on_queue(uint32_t *ivar, int cmp, uint32_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_on_queue(uint64_t *ivar, int cmp, uint64_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_on_queue(size_t *ivar, int cmp, size_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_on_queue(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_all_on_queue(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_all_on_queue(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_all_on_queue(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_all_on_queue(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_all_on_queue(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_all_on_queue(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_all_on_queue(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_all_on_queue(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_all_on_queue(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_all_on_queue(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_all_on_queue(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_all_on_queue(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_any_on_queue(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_any_on_queue(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_any_on_queue(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_any_on_queue(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_any_on_queue(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_any_on_queue(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_any_on_queue(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_any_on_queue(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_any_on_queue(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_any_on_queue(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_any_on_queue(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_any_on_queue(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_some_on_queue(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_some_on_queue(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_some_on_queue(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_some_on_queue(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_some_on_queue(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_some_on_queue(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_some_on_queue(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_some_on_queue(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_some_on_queue(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_some_on_queue(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_some_on_queue(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_some_on_queue(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_all_vector_on_queue(int *ivars, size_t nelems, const int *status, int cmp, int *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_all_vector_on_queue(long *ivars, size_t nelems, const int *status, int cmp, long *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_all_vector_on_queue(long long *ivars, size_t nelems, const int *status, int cmp, long long *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_all_vector_on_queue(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_all_vector_on_queue(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_all_vector_on_queue(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_all_vector_on_queue(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_all_vector_on_queue(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_all_vector_on_queue(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_all_vector_on_queue(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_all_vector_on_queue(size_t *ivars, size_t nelems, const int *status, int cmp, size_t *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_all_vector_on_queue(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_any_vector_on_queue(int *ivars, size_t nelems, const int *status, int cmp, int *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_any_vector_on_queue(long *ivars, size_t nelems, const int *status, int cmp, long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_any_vector_on_queue(long long *ivars, size_t nelems, const int *status, int cmp, long long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_any_vector_on_queue(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_any_vector_on_queue(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_any_vector_on_queue(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_any_vector_on_queue(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_any_vector_on_queue(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_any_vector_on_queue(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_any_vector_on_queue(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_any_vector_on_queue(size_t *ivars, size_t nelems, const int *status, int cmp, size_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_any_vector_on_queue(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_int_wait_until_some_vector_on_queue(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_wait_until_some_vector_on_queue(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_long_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_wait_until_some_vector_on_queue(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_wait_until_some_vector_on_queue(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_wait_until_some_vector_on_queue(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_wait_until_some_vector_on_queue(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_wait_until_some_vector_on_queue(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_wait_until_some_vector_on_queue(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_wait_until_some_vector_on_queue(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_wait_until_some_vector_on_queue(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_wait_until_some_vector_on_queue(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_size_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_wait_until_some_vector_on_queue(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_collect_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_collect_on_queue(float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_collect_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_collect_on_queue(double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_collect_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_collect_on_queue(char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_collect_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_collect_on_queue(signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_collect_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_collect_on_queue(short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_collect_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_collect_on_queue(int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_collect_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_collect_on_queue(long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_collect_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_collect_on_queue(long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_collect_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_collect_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_collect_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_collect_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_collect_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_collect_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_collect_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_collect_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_collect_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_collect_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_collect_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_collect_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_collect_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_collect_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_collect_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_collect_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_collect_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_collect_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_collect_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_collect_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_collect_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_collect_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_collect_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_collect_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_collect_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_collect_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_collect_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_collect_on_queue(size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_collect_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_collect_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_collectmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_collectmem_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_collectmem_on_queue(void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_collectmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_fcollect_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_fcollect_on_queue(float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_fcollect_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_fcollect_on_queue(double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_fcollect_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_fcollect_on_queue(char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_fcollect_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_fcollect_on_queue(signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_fcollect_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_fcollect_on_queue(short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_fcollect_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_fcollect_on_queue(int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_fcollect_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_fcollect_on_queue(long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_fcollect_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_fcollect_on_queue(long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_fcollect_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_fcollect_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_fcollect_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_fcollect_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_fcollect_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_fcollect_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_fcollect_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_fcollect_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_fcollect_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_fcollect_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_fcollect_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_fcollect_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_fcollect_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_fcollect_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_fcollect_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_fcollect_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_fcollect_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_fcollect_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_fcollect_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_fcollect_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_fcollect_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_fcollect_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_fcollect_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_fcollect_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_fcollect_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_fcollect_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_fcollect_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_fcollect_on_queue(size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_fcollect_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_fcollect_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_fcollectmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_fcollectmem_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_fcollectmem_on_queue(void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_fcollectmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_broadcast_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_broadcast_on_queue(float *dest, const float *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_broadcast_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_broadcast_on_queue(double *dest, const double *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_broadcast_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_broadcast_on_queue(char *dest, const char *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_broadcast_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_broadcast_on_queue(signed char *dest, const signed char *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_broadcast_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_broadcast_on_queue(short *dest, const short *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_broadcast_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_broadcast_on_queue(int *dest, const int *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_broadcast_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_broadcast_on_queue(long *dest, const long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_broadcast_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_broadcast_on_queue(long long *dest, const long long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_broadcast_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_broadcast_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_broadcast_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_broadcast_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_broadcast_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_broadcast_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_broadcast_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_broadcast_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_broadcast_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_broadcast_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_broadcast_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_broadcast_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_broadcast_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_broadcast_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_broadcast_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_broadcast_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_broadcast_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_broadcast_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_broadcast_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_broadcast_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_broadcast_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_broadcast_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_broadcast_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_broadcast_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_broadcast_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_broadcast_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_broadcast_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_broadcast_on_queue(size_t *dest, const size_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_broadcast_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_broadcast_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_broadcastmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_broadcastmem_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_broadcastmem_on_queue(void *dest, const void *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_broadcastmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_alltoall_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_alltoall_on_queue(float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_alltoall_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_alltoall_on_queue(double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_alltoall_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_alltoall_on_queue(char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_alltoall_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_alltoall_on_queue(signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_alltoall_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_alltoall_on_queue(short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_alltoall_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_alltoall_on_queue(int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_alltoall_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_alltoall_on_queue(long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_alltoall_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_alltoall_on_queue(long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_alltoall_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_alltoall_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_alltoall_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_alltoall_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_alltoall_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_alltoall_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_alltoall_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_alltoall_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_alltoall_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_alltoall_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_alltoall_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_alltoall_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_alltoall_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_alltoall_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_alltoall_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_alltoall_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_alltoall_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_alltoall_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_alltoall_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_alltoall_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_alltoall_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_alltoall_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_alltoall_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_alltoall_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_alltoall_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_alltoall_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_alltoall_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_alltoall_on_queue(size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_alltoall_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_alltoall_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_alltoallmem_on_queue(ishmem_team_t team, void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_alltoallmem_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_alltoallmem_on_queue(void *dest, const void *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_alltoallmem_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_short_and_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_and_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_and_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_and_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_and_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_and_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_and_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_and_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_and_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_and_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_and_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_and_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_and_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_and_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_and_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_and_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_and_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_and_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_and_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_and_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_and_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_and_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_and_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_and_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_and_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_and_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_and_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_and_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_and_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_and_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_and_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_and_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_and_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_and_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_and_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_and_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_and_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_and_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_short_or_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_or_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_or_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_or_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_or_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_or_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_or_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_or_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_or_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_or_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_or_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_or_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_or_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_or_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_or_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_or_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_or_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_or_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_or_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_or_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_or_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_or_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_or_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_or_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_or_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_or_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_or_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_or_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_or_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_or_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_or_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_or_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_or_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_or_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_or_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_or_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_or_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_or_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_short_xor_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_xor_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_xor_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_xor_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_xor_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_xor_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_xor_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_xor_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_xor_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_xor_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_xor_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_xor_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_xor_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_xor_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_xor_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_xor_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_xor_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_xor_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_xor_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_xor_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_xor_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_xor_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_xor_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_xor_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_xor_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_xor_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_xor_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_xor_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_xor_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_xor_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_xor_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_xor_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_xor_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_xor_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_xor_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_xor_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_xor_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_xor_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_max_reduce_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_max_reduce_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_max_reduce_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_max_reduce_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_max_reduce_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_max_reduce_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_max_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_max_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_max_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_max_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_max_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_max_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_max_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_max_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_max_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_max_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_max_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_max_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_max_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_max_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_max_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_max_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_max_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_max_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_max_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_max_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_max_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_max_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_max_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_max_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_max_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_max_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_max_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_max_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_max_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_max_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_max_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_max_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_max_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_max_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_max_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_max_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_max_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_max_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_max_reduce_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_max_reduce_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_min_reduce_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_min_reduce_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_min_reduce_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_min_reduce_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_min_reduce_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_min_reduce_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_min_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_min_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_min_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_min_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_min_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_min_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_min_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_min_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_min_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_min_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_min_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_min_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_min_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_min_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_min_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_min_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_min_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_min_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_min_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_min_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_min_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_min_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_min_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_min_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_min_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_min_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_min_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_min_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_min_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_min_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_min_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_min_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_min_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_min_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_min_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_min_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_min_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_min_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_min_reduce_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_min_reduce_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_sum_reduce_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_sum_reduce_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_reduce_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_reduce_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_reduce_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_reduce_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_reduce_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_reduce_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_prod_reduce_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_prod_reduce_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_prod_reduce_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_prod_reduce_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_prod_reduce_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_prod_reduce_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_prod_reduce_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_prod_reduce_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_prod_reduce_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_prod_reduce_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_prod_reduce_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_prod_reduce_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_prod_reduce_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_prod_reduce_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_prod_reduce_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_prod_reduce_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_prod_reduce_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_prod_reduce_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_prod_reduce_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_prod_reduce_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_prod_reduce_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_prod_reduce_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_prod_reduce_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_prod_reduce_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_prod_reduce_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_prod_reduce_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_prod_reduce_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_prod_reduce_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_prod_reduce_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_prod_reduce_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_prod_reduce_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_prod_reduce_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_prod_reduce_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_prod_reduce_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_prod_reduce_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_prod_reduce_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_prod_reduce_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_prod_reduce_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_prod_reduce_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_prod_reduce_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_prod_reduce_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_prod_reduce_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_prod_reduce_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_prod_reduce_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_prod_reduce_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_prod_reduce_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_short_and_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_and_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_and_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_and_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_and_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_and_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_and_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_and_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_and_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_and_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_and_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_and_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_and_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_and_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_and_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_and_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_and_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_and_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_and_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_and_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_and_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_and_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_and_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_and_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_and_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_and_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_and_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_and_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_and_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_and_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_and_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_and_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_and_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_and_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_and_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_and_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_and_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_and_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_short_or_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_or_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_or_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_or_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_or_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_or_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_or_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_or_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_or_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_or_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_or_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_or_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_or_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_or_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_or_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_or_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_or_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_or_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_or_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_or_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_or_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_or_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_or_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_or_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_or_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_or_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_or_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_or_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_or_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_or_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_or_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_or_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_or_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_or_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_or_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_or_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_or_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_or_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_short_xor_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_xor_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_xor_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_xor_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_xor_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_xor_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_xor_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_xor_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_xor_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_xor_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_xor_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_xor_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_xor_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_xor_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_xor_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_xor_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_xor_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_xor_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_xor_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_xor_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_xor_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_xor_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_xor_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_xor_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_xor_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_xor_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_xor_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_xor_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_xor_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_xor_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_xor_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_xor_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_xor_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_xor_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_xor_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_xor_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_xor_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_xor_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_max_reducescatter_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_max_reducescatter_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_max_reducescatter_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_max_reducescatter_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_max_reducescatter_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_max_reducescatter_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_max_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_max_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_max_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_max_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_max_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_max_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_max_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_max_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_max_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_max_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_max_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_max_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_max_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_max_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_max_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_max_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_max_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_max_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_max_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_max_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_max_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_max_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_max_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_max_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_max_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_max_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_max_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_max_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_max_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_max_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_max_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_max_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_max_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_max_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_max_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_max_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_max_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_max_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_max_reducescatter_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_max_reducescatter_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_min_reducescatter_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_min_reducescatter_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_min_reducescatter_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_min_reducescatter_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_min_reducescatter_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_min_reducescatter_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_min_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_min_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_min_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_min_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_min_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_min_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_min_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_min_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_min_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_min_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_min_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_min_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_min_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_min_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_min_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_min_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_min_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_min_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_min_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_min_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_min_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_min_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_min_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_min_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_min_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_min_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_min_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_min_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_min_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_min_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_min_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_min_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_min_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_min_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_min_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_min_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_min_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_min_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_min_reducescatter_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_min_reducescatter_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_sum_reducescatter_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_sum_reducescatter_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_reducescatter_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_reducescatter_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_reducescatter_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_reducescatter_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_reducescatter_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_reducescatter_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_prod_reducescatter_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_prod_reducescatter_on_queue(float *dest, const float *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_prod_reducescatter_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_prod_reducescatter_on_queue(double *dest, const double *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_prod_reducescatter_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_prod_reducescatter_on_queue(char *dest, const char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_prod_reducescatter_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_prod_reducescatter_on_queue(signed char *dest, const signed char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_prod_reducescatter_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_prod_reducescatter_on_queue(short *dest, const short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_prod_reducescatter_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_prod_reducescatter_on_queue(int *dest, const int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_prod_reducescatter_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_prod_reducescatter_on_queue(long *dest, const long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_prod_reducescatter_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_prod_reducescatter_on_queue(long long *dest, const long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_prod_reducescatter_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_prod_reducescatter_on_queue(unsigned char *dest, const unsigned char *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_prod_reducescatter_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_prod_reducescatter_on_queue(unsigned short *dest, const unsigned short *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_prod_reducescatter_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_prod_reducescatter_on_queue(unsigned int *dest, const unsigned int *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_prod_reducescatter_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_prod_reducescatter_on_queue(unsigned long *dest, const unsigned long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_prod_reducescatter_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_prod_reducescatter_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_prod_reducescatter_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_prod_reducescatter_on_queue(int8_t *dest, const int8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_prod_reducescatter_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_prod_reducescatter_on_queue(int16_t *dest, const int16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_prod_reducescatter_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_prod_reducescatter_on_queue(int32_t *dest, const int32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_prod_reducescatter_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_prod_reducescatter_on_queue(int64_t *dest, const int64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_prod_reducescatter_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_prod_reducescatter_on_queue(uint8_t *dest, const uint8_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_prod_reducescatter_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_prod_reducescatter_on_queue(uint16_t *dest, const uint16_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_prod_reducescatter_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_prod_reducescatter_on_queue(uint32_t *dest, const uint32_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_prod_reducescatter_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_prod_reducescatter_on_queue(uint64_t *dest, const uint64_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_prod_reducescatter_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_prod_reducescatter_on_queue(size_t *dest, const size_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_prod_reducescatter_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_prod_reducescatter_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_sum_inscan_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_sum_inscan_on_queue(float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_inscan_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_inscan_on_queue(double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_inscan_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_inscan_on_queue(char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_inscan_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_inscan_on_queue(signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_inscan_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_inscan_on_queue(short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_inscan_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_inscan_on_queue(int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_inscan_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_inscan_on_queue(long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_inscan_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_inscan_on_queue(long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_inscan_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_inscan_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_inscan_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_inscan_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_inscan_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_inscan_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_inscan_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_inscan_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_inscan_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_inscan_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_inscan_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_inscan_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_inscan_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_inscan_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_inscan_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_inscan_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_inscan_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_inscan_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_inscan_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_inscan_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_inscan_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_inscan_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_inscan_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_inscan_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_inscan_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_inscan_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_inscan_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_inscan_on_queue(size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_inscan_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_inscan_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <int = 0> inline sycl::event ishmemx_float_sum_exscan_on_queue(ishmem_team_t team, float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_float_sum_exscan_on_queue(float *dest, const float *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_float_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_exscan_on_queue(ishmem_team_t team, double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_double_sum_exscan_on_queue(double *dest, const double *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_double_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_exscan_on_queue(ishmem_team_t team, char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_char_sum_exscan_on_queue(char *dest, const char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_char_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_exscan_on_queue(ishmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_schar_sum_exscan_on_queue(signed char *dest, const signed char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_schar_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_exscan_on_queue(ishmem_team_t team, short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_short_sum_exscan_on_queue(short *dest, const short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_short_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_exscan_on_queue(ishmem_team_t team, int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int_sum_exscan_on_queue(int *dest, const int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_exscan_on_queue(ishmem_team_t team, long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_long_sum_exscan_on_queue(long *dest, const long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_long_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_exscan_on_queue(ishmem_team_t team, long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_longlong_sum_exscan_on_queue(long long *dest, const long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_longlong_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_exscan_on_queue(ishmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uchar_sum_exscan_on_queue(unsigned char *dest, const unsigned char *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uchar_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_exscan_on_queue(ishmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ushort_sum_exscan_on_queue(unsigned short *dest, const unsigned short *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ushort_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_exscan_on_queue(ishmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint_sum_exscan_on_queue(unsigned int *dest, const unsigned int *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_exscan_on_queue(ishmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulong_sum_exscan_on_queue(unsigned long *dest, const unsigned long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulong_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_exscan_on_queue(ishmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ulonglong_sum_exscan_on_queue(unsigned long long *dest, const unsigned long long *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ulonglong_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_exscan_on_queue(ishmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int8_sum_exscan_on_queue(int8_t *dest, const int8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int8_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_exscan_on_queue(ishmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int16_sum_exscan_on_queue(int16_t *dest, const int16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int16_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_exscan_on_queue(ishmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int32_sum_exscan_on_queue(int32_t *dest, const int32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int32_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_exscan_on_queue(ishmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_int64_sum_exscan_on_queue(int64_t *dest, const int64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_int64_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_exscan_on_queue(ishmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint8_sum_exscan_on_queue(uint8_t *dest, const uint8_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint8_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_exscan_on_queue(ishmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint16_sum_exscan_on_queue(uint16_t *dest, const uint16_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint16_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_exscan_on_queue(ishmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint32_sum_exscan_on_queue(uint32_t *dest, const uint32_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint32_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_exscan_on_queue(ishmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_uint64_sum_exscan_on_queue(uint64_t *dest, const uint64_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_uint64_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_exscan_on_queue(ishmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_size_sum_exscan_on_queue(size_t *dest, const size_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_size_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_exscan_on_queue(ishmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <int = 0> inline sycl::event ishmemx_ptrdiff_sum_exscan_on_queue(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_ptrdiff_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_put_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_iput_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iput_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_get_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_iget_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_iget_on_list(dest, source, dst, sst, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_ibput_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibput_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_ibget_on_queue(T *dest, const T *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_ibget_on_list(dest, source, dst, sst, bsize, nblocks, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_put_nbi_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_get_nbi_on_queue(T *dest, const T *source, size_t nelems, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_get_nbi_on_list(dest, source, nelems, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_put_signal_on_queue(T *dest, const T *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put_signal_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_put_signal_nbi_on_queue(T *dest, const T *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_put_signal_nbi_on_list(dest, source, nelems, sig_addr, signal, sig_op, pe, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_on_queue(T *ivar, int cmp, ishmemxi::same<T> cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_on_list(ivar, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_all_on_queue(T *ivars, size_t nelems, const int *status, int cmp, ishmemxi::same<T> cmp_value, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_all_on_list(ivars, nelems, status, cmp, cmp_value, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_any_on_queue(T *ivars, size_t nelems, const int *status, int cmp, ishmemxi::same<T> cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_any_on_list(ivars, nelems, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_some_on_queue(T *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ishmemxi::same<T> cmp_value, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_some_on_list(ivars, nelems, indices, status, cmp, cmp_value, ret, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_all_vector_on_queue(T *ivars, size_t nelems, const int *status, int cmp, T *cmp_values, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_all_vector_on_list(ivars, nelems, status, cmp, cmp_values, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_any_vector_on_queue(T *ivars, size_t nelems, const int *status, int cmp, T *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_any_vector_on_list(ivars, nelems, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_wait_until_some_vector_on_queue(T *ivars, size_t nelems, size_t *indices, const int *status, int cmp, T *cmp_values, size_t *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, nullptr, [=](ze_command_list_handle_t list) {
        return ishmemx_wait_until_some_vector_on_list(ivars, nelems, indices, status, cmp, cmp_values, ret, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_collect_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_collect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_collect_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_collect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_fcollect_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_fcollect_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_fcollect_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_fcollect_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_broadcast_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_broadcast_on_list(team, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_broadcast_on_queue(T *dest, const T *source, size_t nelems, int PE_root, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_broadcast_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, PE_root, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_alltoall_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_alltoall_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_alltoall_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_alltoall_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_and_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_and_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_and_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_and_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_or_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_or_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_or_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_or_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_xor_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_xor_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_xor_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_xor_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_max_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_max_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_max_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_max_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_min_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_min_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_min_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_min_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_sum_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_sum_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_prod_reduce_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_prod_reduce_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_prod_reduce_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_prod_reduce_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_and_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_and_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_and_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_and_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_or_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_or_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_or_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_or_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_xor_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_xor_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_xor_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_xor_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_max_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_max_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_max_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_max_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_min_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_min_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_min_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_min_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_sum_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_sum_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_prod_reducescatter_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_prod_reducescatter_on_list(team, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_prod_reducescatter_on_queue(T *dest, const T *source, size_t nreduce, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_prod_reducescatter_on_list(ISHMEM_TEAM_WORLD, dest, source, nreduce, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_sum_inscan_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_inscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_sum_inscan_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_inscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

template <typename T> inline sycl::event ishmemx_sum_exscan_on_queue(ishmem_team_t team, T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_exscan_on_list(team, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}
template <typename T> inline sycl::event ishmemx_sum_exscan_on_queue(T *dest, const T *source, size_t nelems, int *ret, sycl::queue &queue, const std::vector<sycl::event> &deps = {})
{
    return ishmemxi::on_queue(queue, deps, ret, [=](ze_command_list_handle_t list) {
        return ishmemx_sum_exscan_on_list(ISHMEM_TEAM_WORLD, dest, source, nelems, list, nullptr, 0, nullptr);
    });
}

#endif
