/* A libfabric whose providers reach memory of devices, for machines that have none of these: it stands before libfabric.so.1, and has
 * its providers, to which it hands on all that they know.
 *
 * - It offers FI_HMEM, and wants memory of devices registered, also where it is the source or destination here (FI_MR_HMEM).
 * - What is registered as a dma-buf it maps, and has the provider register the mapping; the bytes of transfers go through that, and
 *   not through the address that the process has for them.
 * - What is registered by its address at Level Zero is memory of the host to the provider.
 *
 * Variables: DEVICE_FABRIC_VERSION is the minor version that it is of, DEVICE_FABRIC_REFUSES names what it does not register: dma-buf,
 * ze, or both. At the end a process says to stderr what it has registered and refused. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <rdma/fabric.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_rma.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Of headers from 1.20 on. */
#define MR_DMABUF (1ULL << 40)
struct dma_buf {
    int fd;
    uint64_t offset;
    size_t len;
    void *base_addr;
};

/* Memory of a device, as the process and as the provider knows it. There is one heap. */
static struct {
    char *device, *provider;
    size_t bytes;
    void *desc;
} heap;

static unsigned long by_dma_buf, by_ze, refused, local;

/* Tables of functions with one that is replaced, and what it replaces. */
struct fabric_functions {
    struct fi_ops_fabric table;
    int (*domain)(struct fid_fabric *, struct fi_info *, struct fid_domain **, void *);
};
struct domain_functions {
    struct fi_ops_domain table;
    int (*endpoint)(struct fid_domain *, struct fi_info *, struct fid_ep **, void *);
};
struct mr_functions {
    struct fi_ops_mr table;
};
struct rma_functions {
    struct fi_ops_rma table;
    ssize_t (*readmsg)(struct fid_ep *, const struct fi_msg_rma *, uint64_t);
    ssize_t (*writemsg)(struct fid_ep *, const struct fi_msg_rma *, uint64_t);
};

static void *real(const char *name, const char *version)
{
    static void *library;
    if (!library)
        library = dlopen("libfabric.so.1", RTLD_NOW | RTLD_LOCAL);
    void *found = library ? dlvsym(library, name, version) : NULL;
    if (!found) {
        fprintf(stderr, "device_fabric: no %s of %s: %s\n", name, version, dlerror());
        abort();
    }
    return found;
}

static struct fi_info *copy_of(const struct fi_info *info)
{
    struct fi_info *(*duplicate)(const struct fi_info *) = real("fi_dupinfo", "FABRIC_1.3");
    return info ? duplicate(info) : NULL;
}

static void release(struct fi_info *info)
{
    void (*free_info)(struct fi_info *) = real("fi_freeinfo", "FABRIC_1.3");
    if (info)
        free_info(info);
}

static struct fi_info *without_devices(const struct fi_info *info)
{
    struct fi_info *copy = copy_of(info);
    if (copy) {
        copy->caps &= ~FI_HMEM;
        if (copy->domain_attr)
            copy->domain_attr->mr_mode &= ~FI_MR_HMEM;
    }
    return copy;
}

static void *grown(const void *table, size_t bytes, size_t room)
{
    char *copy = calloc(1, room);
    return copy ? memcpy(copy, table, bytes < room ? bytes : room) : NULL;
}

/* The provider's view of memory here: through the dma-buf, where it is in one. Whether it has been registered. */
static int translate(struct iovec *here, void **desc)
{
    char *base = here->iov_base;
    if (!heap.bytes || base < heap.device || base >= heap.device + heap.bytes)
        return 1;
    if (*desc != heap.desc)
        return 0;
    here->iov_base = heap.provider + (base - heap.device);
    local++;
    return 1;
}

static ssize_t rma(struct fid_ep *ep, const struct fi_msg_rma *message, uint64_t flags,
                   ssize_t (*provider)(struct fid_ep *, const struct fi_msg_rma *, uint64_t))
{
    struct fi_msg_rma copy = *message;
    struct iovec here = *message->msg_iov;
    if (copy.iov_count != 1 || !translate(&here, copy.desc))
        return -FI_EINVAL;
    copy.msg_iov = &here;
    return provider(ep, &copy, flags);
}

static ssize_t readmsg(struct fid_ep *ep, const struct fi_msg_rma *message, uint64_t flags)
{
    return rma(ep, message, flags, ((struct rma_functions *)ep->rma)->readmsg);
}

static ssize_t writemsg(struct fid_ep *ep, const struct fi_msg_rma *message, uint64_t flags)
{
    return rma(ep, message, flags, ((struct rma_functions *)ep->rma)->writemsg);
}

static int endpoint(struct fid_domain *domain, struct fi_info *info, struct fid_ep **ep, void *context)
{
    struct fi_info *plain = without_devices(info);
    int status = ((struct domain_functions *)domain->ops)->endpoint(domain, plain, ep, context);
    release(plain);
    if (status)
        return status;
    struct rma_functions *functions = grown((*ep)->rma, (*ep)->rma->size, sizeof *functions);
    if (!functions)
        return -FI_ENOMEM;
    functions->readmsg = (*ep)->rma->readmsg;
    functions->writemsg = (*ep)->rma->writemsg;
    functions->table.readmsg = readmsg;
    functions->table.writemsg = writemsg;
    (*ep)->rma = &functions->table;
    return 0;
}

static int is_refused(const char *kind)
{
    const char *named = getenv("DEVICE_FABRIC_REFUSES");
    int is_named = named && strstr(named, kind);
    refused += is_named;
    return is_named;
}

static int regattr(struct fid *fid, const struct fi_mr_attr *attr, uint64_t flags, struct fid_mr **mr)
{
    struct fid_domain *domain = (struct fid_domain *)fid;
    char *device, *provider;
    size_t bytes;
    if (attr->iface != FI_HMEM_ZE || attr->device.ze != 0 || attr->iov_count != 1)
        return -FI_EINVAL;
    if (flags & MR_DMABUF) {
        const struct dma_buf *part = (const void *)attr->mr_iov;
        if (is_refused("dma-buf"))
            return -FI_EOPNOTSUPP;
        bytes = part->len;
        device = (char *)part->base_addr + part->offset;
        provider = mmap(NULL, part->offset + bytes, PROT_READ | PROT_WRITE, MAP_SHARED, part->fd, 0);
        if (provider == MAP_FAILED)
            return -errno;
        provider += part->offset;
        by_dma_buf++;
    } else {
        if (is_refused("ze"))
            return -FI_EOPNOTSUPP;
        bytes = attr->mr_iov->iov_len;
        provider = device = attr->mr_iov->iov_base;
        by_ze++;
    }
    int status = domain->mr->reg(fid, provider, bytes, attr->access, attr->offset, attr->requested_key, 0, mr, attr->context);
    if (!status) {
        heap.device = device;
        heap.provider = provider;
        heap.bytes = bytes;
        heap.desc = (*mr)->mem_desc;
    }
    return status;
}

static int domain(struct fid_fabric *fabric, struct fi_info *info, struct fid_domain **made, void *context)
{
    int has_devices = (info->caps & FI_HMEM) != 0;
    struct fi_info *plain = without_devices(info);
    int status = ((struct fabric_functions *)fabric->ops)->domain(fabric, plain, made, context);
    release(plain);
    if (status || !has_devices)
        return status;
    struct domain_functions *functions = grown((*made)->ops, (*made)->ops->size, sizeof *functions);
    struct mr_functions *memory = grown((*made)->mr, (*made)->mr->size, sizeof *memory);
    if (!functions || !memory)
        return -FI_ENOMEM;
    functions->endpoint = (*made)->ops->endpoint;
    functions->table.endpoint = endpoint;
    (*made)->ops = &functions->table;
    memory->table.regattr = regattr;
    (*made)->mr = &memory->table;
    return 0;
}

int fi_fabric(struct fi_fabric_attr *attr, struct fid_fabric **fabric, void *context)
{
    int (*provider)(struct fi_fabric_attr *, struct fid_fabric **, void *) = real("fi_fabric", "FABRIC_1.1");
    int status = provider(attr, fabric, context);
    if (status)
        return status;
    struct fabric_functions *functions = grown((*fabric)->ops, (*fabric)->ops->size, sizeof *functions);
    if (!functions)
        return -FI_ENOMEM;
    functions->domain = (*fabric)->ops->domain;
    functions->table.domain = domain;
    (*fabric)->ops = &functions->table;
    return 0;
}

uint32_t fi_version(void)
{
    const char *minor = getenv("DEVICE_FABRIC_VERSION");
    return FI_VERSION(1, minor ? atoi(minor) : 20);
}

int fi_getinfo(uint32_t version, const char *node, const char *service, uint64_t flags, const struct fi_info *hints,
               struct fi_info **info)
{
    int (*provider)(uint32_t, const char *, const char *, uint64_t, const struct fi_info *, struct fi_info **) =
        real("fi_getinfo", "FABRIC_1.3");
    uint32_t (*known)(void) = real("fi_version", "FABRIC_1.0");
    int has_devices = hints && (hints->caps & FI_HMEM);
    if (FI_VERSION_LT(fi_version(), version))
        return -FI_ENOSYS;
    if (FI_VERSION_LT(known(), version))
        version = known();
    struct fi_info *plain = without_devices(hints);
    if (has_devices)
        /* A mapping has not the address of what it maps. */
        plain->domain_attr->mr_mode &= ~FI_MR_VIRT_ADDR;
    int status = provider(version, node, service, flags, plain, info);
    release(plain);
    for (struct fi_info *offer = status ? NULL : *info; offer && has_devices; offer = offer->next) {
        offer->caps |= FI_HMEM;
        offer->domain_attr->mr_mode |= FI_MR_HMEM;
    }
    return status;
}

__attribute__((destructor)) static void report(void)
{
    fprintf(stderr, "device_fabric: registered %lu as dma-buf, %lu by ze, refused %lu, %lu transfers with device memory here\n",
            by_dma_buf, by_ze, refused, local);
}
