//! The driver as the loader and its layers see it.

mod common;

use common::*;
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};

fn properties(ze: &Ze, device: ze_device_handle_t) -> ze_device_properties_t {
    let mut properties = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES);
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeDeviceGetProperties(device, &mut properties) });
    properties
}

fn a_life(ze: &Ze) {
    let list = ze.immediate(true);
    let (memory, other) = (ze.allocate_device(4096), ze.allocate_device(4096));
    let text = b"through the loader";
    ze.copy(list, memory, text.as_ptr(), text.len());
    ze.copy(list, other, memory, text.len());
    let mut back = [0u8; 18];
    ze.copy(list, back.as_mut_ptr(), other, text.len());
    assert_eq!(&back, text);
    ze.free(memory);
    ze.free(other);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeCommandListDestroy(list));
        ok(ze.loader.zeContextDestroy(ze.context));
    }
}

#[test]
fn one_device_by_default() {
    if in_child("one_device_by_default", &[]) {
        return;
    }
    let ze = Ze::start();
    assert_eq!(ze.devices.len(), 1);
    let properties = properties(&ze, ze.device());
    assert_eq!(properties.type_, ze_device_type_t::ZE_DEVICE_TYPE_GPU);
    // SAFETY: names are terminated.
    let name = unsafe { CStr::from_ptr(properties.name.as_ptr()) }.to_str().unwrap();
    assert!(name.starts_with("CPU 0: "), "{name}");
    a_life(&ze);
}

#[test]
fn several_devices_masked() {
    let variables = [("ZE_CPU_DEVICES", "4"), ("ZE_AFFINITY_MASK", "1,3.0"), ("ZE_CPU_DEVICE_TYPE", "cpu")];
    if in_child("several_devices_masked", &variables) {
        return;
    }
    let ze = Ze::start();
    let [first, second] = ze.devices[..] else { panic!("{} devices", ze.devices.len()) };
    let [one, three] = [properties(&ze, first), properties(&ze, second)];
    assert_eq!(one.type_, ze_device_type_t::ZE_DEVICE_TYPE_CPU);
    assert_ne!(one.uuid.id, three.uuid.id);
    assert_eq!((one.uuid.id[6], three.uuid.id[6]), (1, 3));
    let mut can = 0;
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeDeviceCanAccessPeer(first, second, &mut can) });
    assert_eq!(can, 1);
    a_life(&ze);
}

#[test]
fn handles_wrapped_by_the_loader() {
    if in_child("handles_wrapped_by_the_loader", &[("ZE_ENABLE_LOADER_INTERCEPT", "1")]) {
        return;
    }
    a_life(&Ze::start());
}

#[test]
fn under_the_validation_layer() {
    let variables = [("ZE_ENABLE_VALIDATION_LAYER", "1"), ("ZE_ENABLE_PARAMETER_VALIDATION", "1")];
    if in_child("under_the_validation_layer", &variables) {
        return;
    }
    a_life(&Ze::start());
}

/// The layer calls a tracer before and after the driver.
#[test]
fn under_the_tracing_layer() {
    if in_child("under_the_tracing_layer", &[("ZE_ENABLE_TRACING_LAYER", "1"), ("ZE_CPU_LOG", "warn")]) {
        return;
    }
    let ze = Ze::start();
    let calls = Calls::default();
    let tracer = Tracer::start(&calls);
    a_life(&ze);
    drop(tracer);
    let calls = calls.map(AtomicU32::into_inner);
    // As often before as after: what `a_life` allocates, copies and destroys.
    assert_eq!(calls, [2, 2, 3, 3, 1, 1]);
}

/// What was called, each before and after: zeMemAllocDevice, zeCommandListAppendMemoryCopy, zeContextDestroy.
type Calls = [AtomicU32; 6];

/// A tracer of `layers/zel_tracing_api.h`, enabled.
struct Tracer {
    loader: libloading::Library,
    handle: *mut c_void,
}

/// The parameters that a callback is told differ by function; nothing here looks at them.
type Callback = unsafe extern "C" fn(*mut c_void, ze_result_t, *mut c_void, *mut *mut c_void);

unsafe extern "C" fn count<const CALL: usize>(
    _: *mut c_void,
    result: ze_result_t,
    calls: *mut c_void,
    _: *mut *mut c_void,
) {
    // Before the call the result is not one yet.
    if CALL % 2 == 1 {
        assert_eq!(result, ze_result_t::ZE_RESULT_SUCCESS);
    }
    // SAFETY: the tracer was created with these, which outlive it.
    unsafe { (*calls.cast::<Calls>())[CALL].fetch_add(1, Ordering::Relaxed) };
}

impl Tracer {
    fn start(calls: &Calls) -> Tracer {
        #[repr(C)]
        struct Desc {
            stype: u32,
            next: *const c_void,
            user_data: *const c_void,
        }
        const TRACER_DESC: u32 = 1;
        type Create = unsafe extern "C" fn(*const Desc, *mut *mut c_void) -> ze_result_t;
        let desc = Desc { stype: TRACER_DESC, next: ptr::null(), user_data: ptr::from_ref(calls).cast() };
        // SAFETY: the loader was loaded before, so that nothing new is initialised.
        let loader = unsafe { libloading::Library::new(LOADER) }.expect("the loader");
        let mut tracer = Tracer { loader, handle: ptr::null_mut() };
        // SAFETY: the type is that of the header, and the arguments are as it says.
        ok(unsafe { tracer.function::<Create>("zelTracerCreate")(&desc, &mut tracer.handle) });
        tracer.watch("MemAllocDevice", [count::<0>, count::<1>]);
        tracer.watch("CommandListAppendMemoryCopy", [count::<2>, count::<3>]);
        tracer.watch("ContextDestroy", [count::<4>, count::<5>]);
        tracer.enable(true);
        tracer
    }

    /// # Safety
    /// `F` is the function's type.
    unsafe fn function<F: Copy>(&self, name: &str) -> F {
        // SAFETY: the caller's promise.
        *unsafe { self.loader.get::<F>(name.as_bytes()) }.expect(name)
    }

    /// Has callbacks called before and after a function.
    fn watch(&self, function: &str, callbacks: [Callback; 2]) {
        type Register = unsafe extern "C" fn(*mut c_void, u32, Callback) -> ze_result_t;
        let name = format!("zelTracer{function}RegisterCallback");
        for (when, callback) in (0..).zip(callbacks) {
            // SAFETY: the type is that of the header, and no thread calls the function to be traced now.
            ok(unsafe { self.function::<Register>(&name)(self.handle, when, callback) });
        }
    }

    fn enable(&self, enable: bool) {
        type Enable = unsafe extern "C" fn(*mut c_void, ze_bool_t) -> ze_result_t;
        // SAFETY: the type is that of the header, and the tracer is there.
        ok(unsafe { self.function::<Enable>("zelTracerSetEnabled")(self.handle, enable.into()) });
    }
}

impl Drop for Tracer {
    fn drop(&mut self) {
        type Destroy = unsafe extern "C" fn(*mut c_void) -> ze_result_t;
        self.enable(false);
        // SAFETY: the type is that of the header, and the tracer, disabled, is not used again.
        ok(unsafe { self.function::<Destroy>("zelTracerDestroy")(self.handle) });
    }
}

/// Intel's driver beside ours, without hardware: it reports a device that executes nothing.
#[test]
fn beside_another_driver() {
    let intel = "/usr/lib/x86_64-linux-gnu/libze_intel_gpu.so.1";
    if !std::path::Path::new(intel).exists() {
        println!("skipped: beside another driver (intel-opencl-icd is not installed)");
        return;
    }
    let both = format!("{},{intel}", driver_library().display());
    let variables = [
        ("ZE_ENABLE_ALT_DRIVERS", both.as_str()),
        ("NEOReadDebugKeys", "1"),
        ("SetCommandStreamReceiver", "1"),
        ("ProductFamilyOverride", "pvc"),
        ("HardwareInfoOverride", "8x8x8"),
        ("AUBDumpCaptureFileName", "/dev/null"),
        ("UseAubStream", "0"), // drivers of 2026
    ];
    if in_child("beside_another_driver", &variables) {
        return;
    }
    let ze = Ze::start();
    let mut count = 0;
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeDriverGet(&mut count, ptr::null_mut()) });
    assert_eq!(count, 2);
    a_life(&ze);
}

#[test]
fn what_is_missing_says_so() {
    if in_child("what_is_missing_says_so", &[]) {
        return;
    }
    let ze = Ze::start();
    let unsupported = ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_IMAGE_DESC);
    let mut image = ptr::null_mut();
    let mut count = 0;
    // SAFETY: the arguments are as the specification says.
    unsafe {
        assert_eq!(ze.loader.zeImageCreate(ze.context, ze.device(), &desc, &mut image), unsupported);
        assert_eq!(ze.loader.zetContextActivateMetricGroups(ze.context, ze.device(), 0, ptr::null_mut()), unsupported);
        assert_eq!(ze.loader.zesDeviceEnumFans(ze.device(), &mut count, ptr::null_mut()), unsupported);
    }
}

#[test]
fn the_driver_tells_of_itself() {
    if in_child("the_driver_tells_of_itself", &[]) {
        return;
    }
    type About = unsafe extern "C" fn(ze_driver_handle_t, *mut std::ffi::c_char, *mut usize) -> ze_result_t;
    let ze = Ze::start();
    let mut function = ptr::null_mut();
    let mut bytes = 0;
    // SAFETY: the arguments are as the specification says, and as the driver says of its function.
    let text = unsafe {
        let find = &ze.loader;
        ok(find.zeDriverGetExtensionFunctionAddress(ze.driver, c"zeCpuGetAbout".as_ptr(), &mut function));
        let about: About = std::mem::transmute(function);
        ok(about(ze.driver, ptr::null_mut(), &mut bytes));
        let mut text = vec![0u8; bytes];
        let mut too_few = bytes - 1;
        let refused = about(ze.driver, text.as_mut_ptr().cast(), &mut too_few);
        assert_eq!(refused, ze_result_t::ZE_RESULT_ERROR_INVALID_SIZE);
        ok(about(ze.driver, text.as_mut_ptr().cast(), &mut bytes));
        text
    };
    let text = std::ffi::CStr::from_bytes_with_nul(&text).unwrap().to_str().unwrap();
    let lines = |kind: &str| text.lines().filter(|line| line.split('\t').next() == Some(kind)).count();
    assert_eq!((lines("driver"), lines("engine") + lines("no-engine")), (1, 1), "{text}");
    assert!(text.contains("variable\tZE_CPU_DEVICES\t1\t"), "{text}");
}

#[test]
fn bad_arguments_are_named() {
    if in_child("bad_arguments_are_named", &[]) {
        return;
    }
    let ze = Ze::start();
    let z = &ze.loader;
    let desc: ze_device_mem_alloc_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC);
    let odd = ze_device_mem_alloc_desc_t { flags: 0x4000, ..desc };
    let mut p = ptr::null_mut();
    // SAFETY: what is wrong with the arguments is what the driver checks.
    unsafe {
        let (context, device) = (ze.context, ze.device());
        let cases = [
            (
                z.zeMemAllocDevice(ptr::null_mut(), &desc, 1, 1, device, &mut p),
                ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE,
            ),
            (
                z.zeMemAllocDevice(context, &desc, 1, 1, ptr::null_mut(), &mut p),
                ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE,
            ),
            (
                z.zeMemAllocDevice(context, ptr::null(), 1, 1, device, &mut p),
                ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER,
            ),
            (
                z.zeMemAllocDevice(context, &desc, 1, 1, device, ptr::null_mut()),
                ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER,
            ),
            (z.zeMemAllocDevice(context, &odd, 1, 1, device, &mut p), ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION),
            (z.zeMemAllocDevice(context, &desc, 0, 1, device, &mut p), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE),
            (
                z.zeMemAllocDevice(context, &desc, usize::MAX, 1, device, &mut p),
                ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE,
            ),
            (
                z.zeMemAllocDevice(context, &desc, 64, 24, device, &mut p),
                ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
            ),
            (z.zeMemFree(context, ptr::null_mut()), ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER),
            (z.zeMemFree(context, (&raw mut p).cast()), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT),
            (
                z.zeDeviceGet(ze.driver, ptr::null_mut(), ptr::null_mut()),
                ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER,
            ),
            // A handle of another kind, and one that was destroyed.
            (z.zeContextGetStatus(device.cast()), ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE),
            (z.zeContextDestroy(context), ze_result_t::ZE_RESULT_SUCCESS),
            (z.zeContextGetStatus(context), ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE),
            (z.zeContextDestroy(context), ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE),
        ];
        for (index, (found, expected)) in cases.into_iter().enumerate() {
            assert_eq!(found, expected, "case {index}");
        }
    }
}

/// Getters write what the caller's version has, and no more.
#[test]
fn an_older_loader_gets_a_shorter_table() {
    let mut table = [0x5555_usize; 32];
    let room = table.as_mut_ptr().cast();
    // SAFETY: the room is longer than any table.
    let result = unsafe { ze_cpu::ddi::zeGetMemProcAddrTable(ze_api_version_t::ZE_API_VERSION_1_0, room) };
    ok(result);
    assert!(table[..9].iter().all(|entry| *entry != 0x5555));
    assert_eq!(table[9], 0x5555, "zeMemFreeExt came with 1.3");
}
