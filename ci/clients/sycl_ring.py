"""One PE of a SYCL program: the queue, the module and its launches are SYCL's, the symmetric memory is ours.

    oshrun -n 4 python sycl_ring.py libzeshmem.so sycl_ring.spv
"""

import ctypes
import sys

import dpctl
import dpctl.memory
import dpctl.program
import numpy as np

NUMBERS = 10_000
GROUP = 32
MODULE_FLAGS = "-ze-take-global-address -ze-opt-greater-than-4GB-buffer-required"  # ISHMEMX_MODULE_FLAGS

library, spirv = sys.argv[1:]
shmem = ctypes.CDLL(library)
shmem.ishmem_malloc.restype = ctypes.c_void_p
shmem.ishmem_malloc.argtypes = [ctypes.c_size_t]
shmem.ishmem_free.argtypes = [ctypes.c_void_p]
shmem.ishmem_getmem.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
shmem.ishmemx_module_init.argtypes = [ctypes.c_void_p]
shmem.ishmemx_module_finalize.argtypes = [ctypes.c_void_p]


def check(what, got, expected):
    if got != expected:
        print(f"PE {shmem.ishmem_my_pe()}: {what}: {got}, not {expected}", file=sys.stderr, flush=True)
        shmem.ishmem_global_exit(1)


def native_module(bundle):
    """What sycl::get_native answers for a kernel bundle, by the calls of libsycl that it is made of."""
    sycl = ctypes.CDLL("libsycl.so.9")
    begin = sycl._ZNK4sycl3_V16detail19kernel_bundle_plain5beginEv
    end = sycl._ZNK4sycl3_V16detail19kernel_bundle_plain3endEv
    native = sycl._ZNK4sycl3_V16detail18device_image_plain9getNativeEv
    for function in (begin, end, native):
        function.restype = ctypes.c_void_p
        function.argtypes = [ctypes.c_void_p]
    images = begin(bundle.addressof_ref())
    image_bytes = 16  # a std::shared_ptr
    check("bytes of device images", end(bundle.addressof_ref()) - images, image_bytes)
    return native(images)


shmem.ishmem_init()
me, npes = shmem.ishmem_my_pe(), shmem.ishmem_n_pes()

queue = dpctl.SyclQueue("level_zero")
with open(spirv, "rb") as file:
    bundle = dpctl.program.create_program_from_spirv(queue, file.read(), MODULE_FLAGS)
module = native_module(bundle)

answers = [dpctl.memory.MemoryUSMShared(4, queue=queue) for _ in range(2)]


def who():
    queue.submit(bundle.get_sycl_kernel("who"), answers, [1]).wait()
    return [int(np.asarray(answer).view(np.int32)[0]) for answer in answers]


check("a kernel that was not bound asks", who(), [-1, -1])
check("ishmemx_module_init", shmem.ishmemx_module_init(module), 0)
check("a bound kernel asks", who(), [me, npes])

dest, source = (shmem.ishmem_malloc(8 * NUMBERS) for _ in range(2))
wrong = dpctl.memory.MemoryUSMShared(4, queue=queue)
np.asarray(wrong).view(np.int32)[0] = 0
arguments = [ctypes.c_uint64(dest), ctypes.c_uint64(source), ctypes.c_int64(NUMBERS), wrong]
queue.submit(bundle.get_sycl_kernel("ring"), arguments, [GROUP], [GROUP]).wait()
check("numbers that the kernel found wrong", int(np.asarray(wrong).view(np.int32)[0]), 0)

# The host looks too: at what has come here, and at what its neighbour has got from here.
for pe, sender in ((me, (me - 1) % npes), ((me + 1) % npes, me)):
    seen = np.zeros(NUMBERS, dtype=np.int64)
    shmem.ishmem_getmem(seen.ctypes.data, dest, 8 * NUMBERS, pe)
    expected = sender * 1_000_003 + np.arange(NUMBERS)
    check(f"numbers wrong on PE {pe}", int((seen != expected).sum()), 0)
shmem.ishmem_barrier_all()

check("ishmemx_module_finalize", shmem.ishmemx_module_finalize(module), 0)
check("a kernel that is bound no more asks", who(), [-1, -1])
shmem.ishmem_free(source)
shmem.ishmem_free(dest)
sys.stdout.write(f"PE {me} of {npes}: right\n")  # one write, so that lines of PEs do not mix
sys.stdout.flush()
shmem.ishmem_finalize()
