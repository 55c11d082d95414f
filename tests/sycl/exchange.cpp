/* exchange.h in device code, as SYCL has it. */
#include "exchange.h"

/* What a sycl::group says of itself. */
struct WorkGroup {
    enum class scope { work_item, sub_group, work_group };
    static constexpr scope fence_scope = scope::work_group;

    size_t get_local_linear_id() const { return id; }

    size_t id;
};

extern "C" void exchange_by_group(void *room, long *seen, ishmemx_ctx_t ctx, size_t id)
{
    exchange(static_cast<Room *>(room), seen, ctx, WorkGroup{id});
}

/* What a sycl::sub_group says of itself, and what SYCL has for it. */
extern "C" {
void sub_group_meet(void);
uint64_t sub_group_first(uint64_t value);
}

struct SubGroup {
    enum class scope { work_item, sub_group, work_group };
    static constexpr scope fence_scope = scope::sub_group;

    uint32_t get_local_linear_id() const { return id; }
    uint32_t get_local_linear_range() const { return range; }

    uint32_t id, range;
};

static inline void group_barrier(const SubGroup &) { sub_group_meet(); }

template <typename Value> static inline Value group_broadcast(const SubGroup &, Value value)
{
    return static_cast<Value>(sub_group_first(static_cast<uint64_t>(value)));
}

extern "C" void exchange_by_sub_group(void *room, long *seen, ishmemx_ctx_t ctx, uint32_t id, uint32_t range)
{
    exchange(static_cast<Room *>(room), seen, ctx, SubGroup{id, range});
}
