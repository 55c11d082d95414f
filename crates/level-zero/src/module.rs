//! Modules: compiled device code.

use std::ffi::c_void;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

use level_zero_sys::{_ze_module_handle_t, ze_module_format_t, ze_module_handle_t};

use crate::context::Context;
use crate::device::Device;
use crate::error::Error;
use crate::kernel::Kernel;
use crate::raw::{Shared, Table, in_drop};

/// Device code, compiled for a device. Copies are owners of the same module, which goes with the last
/// of them and of its kernels.
#[derive(Clone)]
pub struct Module(Arc<Owned>);

pub(crate) struct Owned {
    context: Context,
    device: Device,
    handle: Shared<_ze_module_handle_t>,
}

impl Module {
    /// Compiles SPIR-V for a device. `options` are the compiler's, such as `-ze-opt-level=2`.
    ///
    /// What does not even begin like SPIR-V is refused here: drivers are known to end the process
    /// over it.
    ///
    /// # Errors
    /// [`Error::Build`] with the compiler's words; [`Error::NulByte`] in the options;
    /// [`Error::Call`].
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    ///
    /// # Spec
    /// `zeModuleCreate`.
    pub fn from_spirv(context: &Context, device: &Device, spirv: &[u8], options: &str) -> Result<Module, Error> {
        if !begins_like_spirv(spirv) {
            let log = format!("its {} bytes are no SPIR-V", spirv.len());
            return Err(Error::Build { log });
        }
        let format = ze_module_format_t::ZE_MODULE_FORMAT_IL_SPIRV;
        Module::new(context, device, format, spirv, options)
    }

    /// Loads what [`native_binary`](Self::native_binary) gave on the same kind of device and driver.
    ///
    /// # Errors
    /// As [`from_spirv`](Self::from_spirv).
    ///
    /// # Panics
    /// Where `device` is of another driver than the context.
    ///
    /// # Safety
    /// The bytes are a native binary that the driver made: drivers run it as it is.
    ///
    /// # Spec
    /// `zeModuleCreate`.
    pub unsafe fn from_native(
        context: &Context,
        device: &Device,
        binary: &[u8],
        options: &str,
    ) -> Result<Module, Error> {
        let format = ze_module_format_t::ZE_MODULE_FORMAT_NATIVE;
        Module::new(context, device, format, binary, options)
    }

    fn new(
        context: &Context,
        device: &Device,
        format: ze_module_format_t,
        code: &[u8],
        options: &str,
    ) -> Result<Module, Error> {
        context.expect_own(device);
        let (table, handle) = (context.table(), context.handle());
        // SAFETY: a live context and a device of its driver.
        let handle = unsafe { table.module_create(handle, device.handle(), format, code, options) }?;
        Ok(Module(Arc::new(Owned { context: context.clone(), device: *device, handle: Shared(handle) })))
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_module_handle_t {
        self.0.handle.0
    }

    /// The device that it was compiled for.
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// The module as something that may also be someone else's.
    pub fn as_ref(&self) -> ModuleRef<'_> {
        ModuleRef { context: &self.0.context, handle: self.0.handle, owner: Some(&self.0) }
    }

    /// See [`ModuleRef::kernel_names`].
    ///
    /// # Errors
    /// [`Error::Call`].
    pub fn kernel_names(&self) -> Result<Vec<String>, Error> {
        self.as_ref().kernel_names()
    }

    /// See [`ModuleRef::global`].
    ///
    /// # Errors
    /// [`Error::Call`]: no such variable; [`Error::NulByte`].
    pub fn global(&self, name: &str) -> Result<(*mut c_void, usize), Error> {
        self.as_ref().global(name)
    }

    /// Makes a kernel of the module, which keeps the module alive.
    ///
    /// # Errors
    /// [`Error::Call`]: no such kernel; [`Error::NulByte`].
    pub fn kernel(&self, name: &str) -> Result<Kernel, Error> {
        self.as_ref().kernel(name)
    }

    /// The compiled code, to be loaded without compiling by [`from_native`](Self::from_native).
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeModuleGetNativeBinary`.
    pub fn native_binary(&self) -> Result<Vec<u8>, Error> {
        // SAFETY: a live module.
        unsafe { self.0.context.table().native_binary(self.handle()) }
    }

    /// What the module lacks.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeModuleGetProperties`.
    pub fn properties(&self) -> Result<ModuleProperties, Error> {
        // SAFETY: a live module.
        unsafe { self.0.context.table().module_properties(self.handle()) }
    }
}

impl Debug for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "Module({:p})", self.handle())
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the last owner goes, and each kernel is one.
        in_drop(unsafe { self.context.table().module_destroy(self.handle.0) });
    }
}

/// A module that is alive while this exists, by its own owner or by this.
#[derive(Clone, Copy)]
pub struct ModuleRef<'a> {
    context: &'a Context,
    handle: Shared<_ze_module_handle_t>,
    owner: Option<&'a Arc<Owned>>,
}

impl<'a> ModuleRef<'a> {
    /// A module that someone made through Level Zero itself.
    ///
    /// # Safety
    /// `module` is a module of this context, and outlives what is returned and all kernels made of it.
    pub unsafe fn borrow_raw(context: &'a Context, module: ze_module_handle_t) -> ModuleRef<'a> {
        ModuleRef { context, handle: Shared(module), owner: None }
    }

    /// The handle that C calls take.
    pub fn handle(&self) -> ze_module_handle_t {
        self.handle.0
    }

    /// The context that it belongs to.
    pub fn context(&self) -> &'a Context {
        self.context
    }

    fn table(&self) -> &'static Table {
        self.context.table()
    }

    /// The names of the module's kernels.
    ///
    /// # Errors
    /// [`Error::Call`].
    ///
    /// # Spec
    /// `zeModuleGetKernelNames`.
    pub fn kernel_names(&self) -> Result<Vec<String>, Error> {
        // SAFETY: a live module.
        unsafe { self.table().kernel_names(self.handle()) }
    }

    /// Device address and size in bytes of a variable of the module. Drivers may round the size up.
    ///
    /// Compilers for GPUs keep variables' addresses only in modules that were built with the option
    /// `-ze-take-global-address`.
    ///
    /// # Errors
    /// [`Error::Call`]: no such variable; [`Error::NulByte`].
    ///
    /// # Spec
    /// `zeModuleGetGlobalPointer`.
    pub fn global(&self, name: &str) -> Result<(*mut c_void, usize), Error> {
        // SAFETY: a live module.
        unsafe { self.table().global(self.handle(), name) }
    }

    /// Makes a kernel of the module. Where that is a [`Module`], the kernel keeps it alive.
    ///
    /// # Errors
    /// [`Error::Call`]: no such kernel; [`Error::NulByte`].
    ///
    /// # Spec
    /// `zeKernelCreate`.
    pub fn kernel(&self, name: &str) -> Result<Kernel, Error> {
        // SAFETY: a live module.
        let handle = unsafe { self.table().kernel_create(self.handle(), name) }?;
        // SAFETY: just made, and given away. The module stays alive: the kernel owns it too, or the
        // caller of `borrow_raw` promised so.
        Ok(unsafe { Kernel::own(self.context, self.owner.cloned(), handle) })
    }
}

impl Debug for ModuleRef<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "ModuleRef({:p})", self.handle())
    }
}

/// Whether there are a header's five words, the first of which is SPIR-V's, in either byte order.
fn begins_like_spirv(code: &[u8]) -> bool {
    const MAGIC: u32 = 0x0723_0203;
    let first = code.first_chunk().map(|&word| u32::from_le_bytes(word));
    code.len() >= 20 && code.len().is_multiple_of(4) && (first == Some(MAGIC) || first == Some(MAGIC.swap_bytes()))
}

/// What a module lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModuleProperties {
    /// It uses functions or variables of other modules, and has to be linked with them before its
    /// kernels can be made.
    pub imports: bool,
}
