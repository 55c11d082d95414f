//! The functions as the loader gets them: one table for each kind of object, each with an exported getter.
//!
//! `generated.rs` has a default for each function of the specification, which says that the feature is not supported, and
//! the tables, which name functions only. A function that is written somewhere in this crate takes the place of the default
//! by standing in `functions`, for there a name that is imported by itself hides one that comes with a glob.
//!
//! A getter never fails, since loaders refuse a driver for that, leaves no entry null, since loaders hand our pointers
//! straight to the program, and writes no entry that is younger than the loader, since the loader's table ends there.

use level_zero_sys::ze_result_t;

mod functions {
    pub use super::generated::defaults::*;

    pub use crate::entry::absent::{
        zeSamplerCreate, zesDriverGet, zesInit, zetDeviceGetDebugProperties, zetMetricGroupGet,
    };
    pub use crate::entry::append::{
        zeCommandListAppendBarrier, zeCommandListAppendEventReset, zeCommandListAppendLaunchCooperativeKernel,
        zeCommandListAppendLaunchKernel, zeCommandListAppendLaunchKernelIndirect,
        zeCommandListAppendLaunchKernelWithArguments, zeCommandListAppendLaunchKernelWithParameters,
        zeCommandListAppendLaunchMultipleKernelsIndirect, zeCommandListAppendMemAdvise, zeCommandListAppendMemoryCopy,
        zeCommandListAppendMemoryCopyFromContext, zeCommandListAppendMemoryCopyRegion,
        zeCommandListAppendMemoryCopyWithParameters, zeCommandListAppendMemoryFill,
        zeCommandListAppendMemoryFillWithParameters, zeCommandListAppendMemoryPrefetch,
        zeCommandListAppendMemoryRangesBarrier, zeCommandListAppendQueryKernelTimestamps,
        zeCommandListAppendSignalEvent, zeCommandListAppendWaitOnEvents, zeCommandListAppendWriteGlobalTimestamp,
        zeCommandListImmediateAppendCommandListsExp, zeCommandListImmediateAppendCommandListsWithParameters,
    };
    pub use crate::entry::command_list::{
        zeCommandListClose, zeCommandListCreate, zeCommandListCreateCloneExp, zeCommandListCreateImmediate,
        zeCommandListDestroy, zeCommandListGetContextHandle, zeCommandListGetDeviceHandle, zeCommandListGetFlags,
        zeCommandListGetOrdinal, zeCommandListHostSynchronize, zeCommandListImmediateGetFlags,
        zeCommandListImmediateGetIndex, zeCommandListImmediateGetMode, zeCommandListImmediateGetPriority,
        zeCommandListIsImmediate, zeCommandListReset,
    };
    pub use crate::entry::command_queue::{
        zeCommandQueueCreate, zeCommandQueueDestroy, zeCommandQueueExecuteCommandLists, zeCommandQueueGetFlags,
        zeCommandQueueGetIndex, zeCommandQueueGetMode, zeCommandQueueGetOrdinal, zeCommandQueueGetPriority,
        zeCommandQueueSynchronize, zeDeviceSynchronize,
    };
    pub use crate::entry::context::{
        zeContextCreate, zeContextCreateEx, zeContextDestroy, zeContextEvictMemory, zeContextGetStatus,
        zeContextMakeMemoryResident, zeContextSystemBarrier,
    };
    pub use crate::entry::counter_event::{
        zeDeviceGetAggregatedCopyOffloadIncrementValue, zeDeviceGetCounterBasedEventMaxValue,
        zeEventCounterBasedCloseIpcHandle, zeEventCounterBasedCreate, zeEventCounterBasedGetDeviceAddress,
        zeEventCounterBasedGetIpcHandle, zeEventCounterBasedOpenIpcHandle, zeEventGetCounterBasedFlags,
    };
    pub use crate::entry::device::{
        zeDeviceCanAccessPeer, zeDeviceGet, zeDeviceGetCacheProperties, zeDeviceGetCommandQueueGroupProperties,
        zeDeviceGetComputeProperties, zeDeviceGetExternalMemoryProperties, zeDeviceGetGlobalTimestamps,
        zeDeviceGetImageProperties, zeDeviceGetMemoryAccessProperties, zeDeviceGetMemoryProperties,
        zeDeviceGetModuleProperties, zeDeviceGetP2PProperties, zeDeviceGetProperties, zeDeviceGetRootDevice,
        zeDeviceGetStatus, zeDeviceGetSubDevices, zeDevicePciGetPropertiesExt,
    };
    pub use crate::entry::driver::{
        zeDriverGet, zeDriverGetApiVersion, zeDriverGetDefaultContext, zeDriverGetExtensionFunctionAddress,
        zeDriverGetExtensionProperties, zeDriverGetIpcProperties, zeDriverGetLastErrorDescription,
        zeDriverGetProperties, zeInit, zeInitDrivers, zerGetDefaultContext, zerGetLastErrorDescription,
        zerTranslateDeviceHandleToIdentifier, zerTranslateIdentifierToDeviceHandle,
    };
    pub use crate::entry::event::{
        zeEventCreate, zeEventDestroy, zeEventGetEventPool, zeEventGetSignalScope, zeEventGetWaitScope,
        zeEventHostReset, zeEventHostSignal, zeEventHostSynchronize, zeEventQueryKernelTimestamp,
        zeEventQueryKernelTimestampsExt, zeEventQueryStatus, zeEventQueryTimestampsExp,
    };
    pub use crate::entry::event_pool::{
        zeEventPoolCloseIpcHandle, zeEventPoolCreate, zeEventPoolDestroy, zeEventPoolGetContextHandle,
        zeEventPoolGetFlags, zeEventPoolGetIpcHandle, zeEventPoolOpenIpcHandle,
    };
    pub use crate::entry::fabric::{
        zeDeviceGetFabricVertexExp, zeFabricEdgeGetExp, zeFabricVertexGetDeviceExp, zeFabricVertexGetExp,
        zeFabricVertexGetPropertiesExp, zeFabricVertexGetSubVerticesExp,
    };
    pub use crate::entry::fence::{
        zeFenceCreate, zeFenceDestroy, zeFenceHostSynchronize, zeFenceQueryStatus, zeFenceReset,
    };
    pub use crate::entry::ipc::{
        zeEventPoolPutIpcHandle, zeMemGetFileDescriptorFromIpcHandleExp, zeMemGetIpcHandleFromFileDescriptorExp,
        zeMemPutIpcHandle,
    };
    pub use crate::entry::kernel::{
        zeKernelCreate, zeKernelDestroy, zeKernelGetIndirectAccess, zeKernelGetName, zeKernelGetProperties,
        zeKernelGetSourceAttributes, zeKernelSchedulingHintExp, zeKernelSetArgumentValue, zeKernelSetCacheConfig,
        zeKernelSetGlobalOffsetExp, zeKernelSetGroupSize, zeKernelSetIndirectAccess, zeKernelSuggestGroupSize,
        zeKernelSuggestMaxCooperativeGroupCount,
    };
    pub use crate::entry::memory::{zeMemAllocDevice, zeMemAllocHost, zeMemAllocShared, zeMemFree, zeMemFreeExt};
    pub use crate::entry::memory_handles::{
        zeMemCloseIpcHandle, zeMemGetIpcHandle, zeMemGetIpcHandleWithProperties, zeMemOpenIpcHandle,
    };
    pub use crate::entry::memory_properties::{
        zeMemGetAddressRange, zeMemGetAllocProperties, zeMemGetAtomicAccessAttributeExp,
        zeMemSetAtomicAccessAttributeExp,
    };
    pub use crate::entry::module::{
        zeModuleBuildLogDestroy, zeModuleBuildLogGetString, zeModuleCreate, zeModuleDestroy, zeModuleDynamicLink,
        zeModuleGetFunctionPointer, zeModuleGetGlobalPointer, zeModuleGetKernelNames, zeModuleGetNativeBinary,
        zeModuleGetProperties, zeModuleInspectLinkageExt,
    };
    pub use crate::entry::virtual_memory::{
        zePhysicalMemCreate, zePhysicalMemDestroy, zePhysicalMemGetProperties, zeVirtualMemFree,
        zeVirtualMemGetAccessAttribute, zeVirtualMemMap, zeVirtualMemQueryPageSize, zeVirtualMemReserve,
        zeVirtualMemSetAccessAttribute, zeVirtualMemUnmap,
    };
}

/// The answer to a function that nobody wrote, which says so once.
macro_rules! default {
    ($name:ident($($parameter:ty),*) -> $result:ty) => {
        #[allow(dead_code, reason = "hidden where the function is written")]
        pub unsafe extern "C" fn $name($(_: $parameter),*) -> $result {
            static SAID: std::sync::Once = std::sync::Once::new();
            SAID.call_once(|| tracing::debug!("{} is not supported", stringify!($name)));
            super::super::Unsupported::ANSWER
        }
    };
}

/// How a function says that it is not supported.
trait Unsupported {
    const ANSWER: Self;
}

impl Unsupported for ze_result_t {
    const ANSWER: Self = ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

impl<T> Unsupported for *mut T {
    const ANSWER: Self = std::ptr::null_mut();
}

/// The identifier of no device.
impl Unsupported for u32 {
    const ANSWER: Self = u32::MAX;
}

/// Getters: each fills in the entries that a loader of `version` knows.
macro_rules! tables {
    ($($getter:ident($table:ty) { $($since:ident: $field:ident = $function:ident;)* })*) => {$(
        /// Fills the loader's table.
        ///
        /// # Safety
        /// `table` is null or points to a table as the headers of `version` declare it.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $getter(version: ze_api_version_t, table: *mut $table) -> ze_result_t {
            if table.is_null() {
                return ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_POINTER;
            }
            $(if version.0 >= ze_api_version_t::$since.0 {
                // SAFETY: the caller's table has all entries up to `version`; no reference to the whole is made, which
                // may be shorter than the type.
                unsafe { (&raw mut (*table).$field).write(Some($function)) };
            })*
            ze_result_t::ZE_RESULT_SUCCESS
        }
    )*};
}

#[rustfmt::skip]
mod generated;

pub use generated::tables::*;
