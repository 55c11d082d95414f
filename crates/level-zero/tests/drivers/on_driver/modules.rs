//! Modules and kernels.

use std::ffi::c_void;

use level_zero::{Error, IndirectAccess, Kernel, Module, ModuleRef};

use super::{Setup, code, refused};

/// Drivers for GPUs give the addresses of variables only where they were told to keep them.
const OPTIONS: &str = "-ze-take-global-address";

fn module(setup: &Setup) -> Option<Module> {
    let spirv = code::kernels()?;
    Some(Module::from_spirv(&setup.context, &setup.device, spirv, OPTIONS).unwrap())
}

/// Launches one row of groups on data that starts as 0, 1, 2 ..., and what it is then.
fn launch(setup: &Setup, n: usize, kernel: impl FnOnce(*mut c_void) -> (Kernel, u32)) -> Vec<i32> {
    let memory = setup.context.alloc_device(&setup.device, n * 4, 64).unwrap();
    let mut data: Vec<i32> = (0..n as i32).collect();
    let mut list = setup.synchronous_list();
    let (kernel, groups) = kernel(memory.as_ptr());
    // SAFETY: ranges of n integers; the kernels stay within them; the list is synchronous.
    unsafe {
        list.append_copy(memory.as_ptr(), data.as_ptr().cast(), n * 4, None, &[]).unwrap();
        list.append_launch(&kernel, [groups, 1, 1], None, &[]).unwrap();
        list.append_copy(data.as_mut_ptr().cast(), memory.as_ptr(), n * 4, None, &[]).unwrap();
    }
    data
}

#[test]
#[ignore = "run by the tests of drivers"]
fn kernels_take_values_and_addresses() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let data = launch(&setup, 1000, |memory| {
        let mut kernel = module.kernel("add").unwrap();
        kernel.set_arg_ptr(0, memory).unwrap();
        kernel.set_arg(1, &999i32).unwrap();
        kernel.set_arg(2, &-5i32).unwrap();
        kernel.set_group_size([64, 1, 1]).unwrap();
        (kernel, 16)
    });
    if setup.executes {
        let expected: Vec<i32> = (0..1000).map(|i| if i < 999 { i - 5 } else { i }).collect();
        assert_eq!(data, expected);
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn kernels_take_local_memory() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let data = launch(&setup, 32, |memory| {
        let mut kernel = module.kernel("reverse").unwrap();
        kernel.set_group_size([32, 1, 1]).unwrap();
        kernel.set_arg_ptr(0, memory).unwrap();
        kernel.set_arg_local(1, 32 * 4).unwrap();
        (kernel, 1)
    });
    assert!(!setup.executes || data.into_iter().eq((0..32).rev()));
}

#[test]
#[ignore = "run by the tests of drivers"]
fn arguments_are_taken_when_appended() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let memory = setup.context.alloc_device(&setup.device, 64, 64).unwrap();
    let mut list = level_zero::ImmediateList::asynchronous(&setup.context, &setup.device).unwrap();
    let mut kernel = module.kernel("add").unwrap();
    kernel.set_group_size([1, 1, 1]).unwrap();
    kernel.set_arg_ptr(0, memory.as_ptr()).unwrap();
    kernel.set_arg(1, &1i32).unwrap();
    // SAFETY: the kernel adds to the first integer; all outlives the wait below.
    unsafe {
        list.append_fill(memory.as_ptr(), &[0], 64, None, &[]).unwrap();
        for value in [1i32, 10, 100] {
            list.append_barrier(None, &[]).unwrap();
            kernel.set_arg(2, &value).unwrap();
            list.append_launch(&kernel, [1, 1, 1], None, &[]).unwrap();
        }
    }
    assert!(list.synchronize(None).unwrap());
    let mut sum = 0i32;
    // SAFETY: 4 bytes each; the list is synchronous.
    unsafe { setup.synchronous_list().append_copy((&raw mut sum).cast(), memory.as_ptr(), 4, None, &[]) }.unwrap();
    assert!(sum == 111 || !setup.executes, "{sum}");
}

#[test]
#[ignore = "run by the tests of drivers"]
fn cooperative_groups_have_a_limit() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let data = launch(&setup, 8, |memory| {
        let mut kernel = module.kernel("add").unwrap();
        kernel.set_group_size([4, 1, 1]).unwrap();
        let most = kernel.max_cooperative_groups().unwrap();
        assert!(most >= 1);
        kernel.set_arg_ptr(0, memory).unwrap();
        kernel.set_arg(1, &8i32).unwrap();
        kernel.set_arg(2, &1i32).unwrap();
        let mut list = setup.synchronous_list();
        // SAFETY: the kernel stays within the 8 integers; the list is synchronous.
        unsafe { list.append_launch_cooperative(&kernel, [1, 1, 1], None, &[]) }.unwrap();
        (kernel, 2)
    });
    // The cooperative launch came before the data.
    assert!(!setup.executes || data.into_iter().eq(1..9));
}

#[test]
#[ignore = "run by the tests of drivers"]
fn variables_have_addresses() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let (seed, bytes) = module.global("seed").unwrap();
    assert!(!seed.is_null() && bytes >= 4, "{seed:?}, {bytes}");
    let value = 11i32;
    let data = launch(&setup, 1, |memory| {
        // SAFETY: the variable is an integer; the list is synchronous.
        unsafe { setup.synchronous_list().append_copy(seed, (&raw const value).cast(), 4, None, &[]) }.unwrap();
        let mut kernel = module.kernel("read_seed").unwrap();
        kernel.set_arg_ptr(0, memory).unwrap();
        kernel.set_group_size([1, 1, 1]).unwrap();
        (kernel, 1)
    });
    assert!(data == [11] || !setup.executes);
    refused("zeModuleGetGlobalPointer", module.global("nothing").err());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn kernels_follow_addresses_in_memory() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let target = setup.context.alloc_device(&setup.device, 64, 64).unwrap();
    let table = setup.context.alloc_device(&setup.device, 64, 64).unwrap();
    let mut list = setup.synchronous_list();
    let mut kernel = module.kernel("follow").unwrap();
    kernel.set_indirect_access(IndirectAccess::DEVICE).unwrap();
    assert_eq!(kernel.indirect_access().unwrap(), IndirectAccess::DEVICE);
    kernel.set_group_size([1, 1, 1]).unwrap();
    kernel.set_arg_ptr(0, table.as_ptr()).unwrap();
    let (address, mut found) = (target.as_ptr() as u64, 0i32);
    // SAFETY: the kernel writes the first integer of the target; the list is synchronous.
    unsafe {
        list.append_copy(table.as_ptr(), (&raw const address).cast(), 8, None, &[]).unwrap();
        list.append_launch(&kernel, [1, 1, 1], None, &[]).unwrap();
        list.append_copy((&raw mut found).cast(), target.as_ptr(), 4, None, &[]).unwrap();
    }
    assert!(found == 42 || !setup.executes, "{found}");
}

#[test]
#[ignore = "run by the tests of drivers"]
fn modules_and_kernels_say_what_they_are() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let mut names = module.kernel_names().unwrap();
    names.retain(|name| !name.starts_with("Intel_"));
    names.sort();
    assert_eq!(names, ["add", "fixed", "follow", "read_seed", "reverse"]);
    assert!(!module.properties().unwrap().imports);
    let mut kernel = module.kernel("fixed").unwrap();
    assert_eq!(kernel.name().unwrap(), "fixed");
    let properties = kernel.properties().unwrap();
    assert_eq!(properties.arguments, 1);
    assert_eq!(properties.required_group_size, Some([4, 2, 1]));
    assert!(kernel.set_group_size([4, 2, 1]).is_ok());
    refused("zeKernelSetGroupSize", kernel.set_group_size([1 << 20, 1, 1]).err());
    let kernel = module.kernel("add").unwrap();
    assert_eq!(kernel.properties().unwrap().required_group_size, None);
    let [x, y, z] = kernel.suggest_group_size([1024, 1, 1]).unwrap();
    assert!(x >= 1 && 1024 % x == 0 && [y, z] == [1, 1], "{x} {y} {z}");
}

#[test]
#[ignore = "run by the tests of drivers"]
fn wrong_names_and_arguments_are_refused() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    refused("zeKernelCreate", module.kernel("nothing").err());
    assert_eq!(module.kernel("a\0b").err().unwrap(), Error::NulByte { text: "a\0b".into() });
    let mut kernel = module.kernel("add").unwrap();
    refused("zeKernelSetArgumentValue", kernel.set_arg(3, &0i32).err());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn what_is_no_spirv_does_not_build() {
    let Some(setup) = Setup::new() else { return };
    let code = b"something that is no SPIR-V at all";
    for bytes in [0, 3, 20, code.len()] {
        let module = Module::from_spirv(&setup.context, &setup.device, &code[..bytes], "");
        let error = module.expect_err("it is refused");
        assert!(matches!(error, Error::Build { .. }), "{error:?}");
        assert!(error.to_string().contains("SPIR-V"), "{error}");
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn imports_are_reported() {
    let Some(setup) = Setup::new() else { return };
    let Some(spirv) = code::importing() else {
        return;
    };
    // A driver may also refuse the module as a whole.
    match Module::from_spirv(&setup.context, &setup.device, &spirv, "") {
        Ok(module) => {
            assert!(module.properties().unwrap().imports);
            refused("zeKernelCreate", module.kernel("call").err());
        }
        Err(Error::Build { log }) => assert!(!log.is_empty()),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
#[ignore = "run by the tests of drivers"]
fn compiled_code_is_loaded_again() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let binary = module.native_binary().unwrap();
    assert!(!binary.is_empty());
    // SAFETY: the driver's own binary.
    let again = unsafe { Module::from_native(&setup.context, &setup.device, &binary, "") }.unwrap();
    assert!(again.kernel_names().unwrap().contains(&"add".into()));
}

#[test]
#[ignore = "run by the tests of drivers"]
fn kernels_keep_their_module() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    let mut kernel = module.clone().kernel("add").unwrap();
    let handle = module.handle();
    drop(module);
    kernel.set_group_size([1, 1, 1]).unwrap();
    assert!(!handle.is_null());
}

#[test]
#[ignore = "run by the tests of drivers"]
fn modules_of_others_are_used_by_reference() {
    let Some(setup) = Setup::new() else { return };
    let Some(module) = module(&setup) else { return };
    // SAFETY: the module outlives what is made of it here.
    let borrowed = unsafe { ModuleRef::borrow_raw(&setup.context, module.handle()) };
    assert_eq!(borrowed.global("seed").unwrap(), module.global("seed").unwrap());
    assert_eq!(borrowed.kernel_names().unwrap(), module.kernel_names().unwrap());
    assert_eq!(borrowed.kernel("add").unwrap().name().unwrap(), "add");
    assert_eq!(module.as_ref().handle(), module.handle());
}
