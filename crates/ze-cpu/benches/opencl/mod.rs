//! The yardstick: a kernel launched and waited for in plain OpenCL, by an implementation opened directly.

#![allow(non_snake_case, reason = "OpenCL's names")]

use std::ffi::{CStr, c_char, c_void};
use std::path::Path;
use std::ptr::{null, null_mut};

use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};

const DEVICE_TYPE_CPU: u64 = 2;
const MEM_READ_WRITE: u64 = 1;
const TRUE: u32 = 1;

type Handle = *mut c_void;

macro_rules! entry_points {
    ($($name:ident($($type:ty),*) -> $result:ty;)*) => {
        struct Cl {
            $($name: unsafe extern "C" fn($($type),*) -> $result,)*
        }

        impl Cl {
            fn open(path: &Path) -> Cl {
                // SAFETY: the file is an OpenCL implementation, and stays open.
                let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) };
                let library = std::mem::ManuallyDrop::new(library.expect("OpenCL"));
                Cl {
                    $($name: {
                        // SAFETY: OpenCL fixes the type of each name.
                        *unsafe { library.get(concat!(stringify!($name), "\0").as_bytes()) }
                            .expect(stringify!($name))
                    },)*
                }
            }
        }
    };
}

#[rustfmt::skip]
entry_points! {
    clGetPlatformIDs(u32, *mut Handle, *mut u32) -> i32;
    clGetDeviceIDs(Handle, u64, u32, *mut Handle, *mut u32) -> i32;
    clCreateContext(*const isize, u32, *const Handle, *const c_void, Handle, *mut i32) -> Handle;
    clCreateCommandQueueWithProperties(Handle, Handle, *const u64, *mut i32) -> Handle;
    clCreateProgramWithIL(Handle, *const c_void, usize, *mut i32) -> Handle;
    clBuildProgram(Handle, u32, *const Handle, *const c_char, *const c_void, Handle) -> i32;
    clCreateKernel(Handle, *const c_char, *mut i32) -> Handle;
    clCreateBuffer(Handle, u64, usize, Handle, *mut i32) -> Handle;
    clSetKernelArg(Handle, u32, usize, *const c_void) -> i32;
    clEnqueueWriteBuffer(Handle, Handle, u32, usize, usize, *const c_void, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueReadBuffer(Handle, Handle, u32, usize, usize, Handle, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueNDRangeKernel(Handle, Handle, u32, *const usize, *const usize, *const usize, u32, *const Handle, *mut Handle) -> i32;
    clFinish(Handle) -> i32;
}

/// A kernel with one argument, a counter, and the in-order queue that it is launched to. All of it lives as long as the
/// process.
pub struct Plain {
    cl: Cl,
    queue: Handle,
    kernel: Handle,
    counter: Handle,
}

impl Plain {
    pub fn new(library: &Path, spirv: &[u8], kernel: &CStr) -> Plain {
        let cl = Cl::open(library);
        let (mut platform, mut device, mut status) = (null_mut(), null_mut(), 0);
        let made = |object: Handle, status| {
            assert_eq!(status, 0, "OpenCL");
            object
        };
        // SAFETY: the arguments are as the specification says; every handle comes from the same library.
        unsafe {
            assert_eq!((cl.clGetPlatformIDs)(1, &mut platform, null_mut()), 0);
            let found = (cl.clGetDeviceIDs)(platform, DEVICE_TYPE_CPU, 1, &mut device, null_mut());
            assert_eq!(found, 0);
            let context = (cl.clCreateContext)(null(), 1, &device, null(), null_mut(), &mut status);
            let context = made(context, status);
            let queue = (cl.clCreateCommandQueueWithProperties)(context, device, null(), &mut status);
            let queue = made(queue, status);
            let (code, bytes) = (spirv.as_ptr().cast(), spirv.len());
            let program = (cl.clCreateProgramWithIL)(context, code, bytes, &mut status);
            let program = made(program, status);
            let built = (cl.clBuildProgram)(program, 1, &device, c"".as_ptr(), null(), null_mut());
            assert_eq!(built, 0, "the kernel builds");
            let kernel = (cl.clCreateKernel)(program, kernel.as_ptr(), &mut status);
            let kernel = made(kernel, status);
            let counter = (cl.clCreateBuffer)(context, MEM_READ_WRITE, 8, null_mut(), &mut status);
            let counter = made(counter, status);
            let zero = 0u64;
            let zero = (&raw const zero).cast();
            let cleared = (cl.clEnqueueWriteBuffer)(queue, counter, TRUE, 0, 8, zero, 0, null(), null_mut());
            assert_eq!(cleared, 0);
            let set = (cl.clSetKernelArg)(kernel, 0, size_of::<Handle>(), (&raw const counter).cast());
            assert_eq!(set, 0);
            Plain { cl, queue, kernel, counter }
        }
    }

    /// One work-item, launched and waited for.
    pub fn launch(&self) {
        let one = [1usize];
        // SAFETY: as in `new`; the range is one-dimensional.
        unsafe {
            let (global, local) = (one.as_ptr(), one.as_ptr());
            let enqueued = (self.cl.clEnqueueNDRangeKernel)(
                self.queue,
                self.kernel,
                1,
                null(),
                global,
                local,
                0,
                null(),
                null_mut(),
            );
            assert_eq!(enqueued, 0);
            assert_eq!((self.cl.clFinish)(self.queue), 0);
        }
    }

    /// What the kernel counted.
    pub fn count(&self) -> u64 {
        let mut count = 0u64;
        let to = (&raw mut count).cast();
        // SAFETY: as in `new`; `count` has room for 8 bytes, and the call blocks.
        let read = unsafe {
            let (queue, counter) = (self.queue, self.counter);
            (self.cl.clEnqueueReadBuffer)(queue, counter, TRUE, 0, 8, to, 0, null(), null_mut())
        };
        assert_eq!(read, 0);
        count
    }
}
