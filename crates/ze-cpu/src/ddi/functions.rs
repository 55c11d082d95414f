//! Every function of the specification: those that are written, and for all others the default.

pub use super::defaults::*;

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
    zeCommandListAppendMemoryRangesBarrier, zeCommandListAppendQueryKernelTimestamps, zeCommandListAppendSignalEvent,
    zeCommandListAppendWaitOnEvents, zeCommandListAppendWriteGlobalTimestamp,
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
    zeDriverGetExtensionProperties, zeDriverGetIpcProperties, zeDriverGetLastErrorDescription, zeDriverGetProperties,
    zeInit, zeInitDrivers, zerGetDefaultContext, zerGetLastErrorDescription, zerTranslateDeviceHandleToIdentifier,
    zerTranslateIdentifierToDeviceHandle,
};
pub use crate::entry::event::{
    zeEventCreate, zeEventDestroy, zeEventGetEventPool, zeEventGetSignalScope, zeEventGetWaitScope, zeEventHostReset,
    zeEventHostSignal, zeEventHostSynchronize, zeEventQueryKernelTimestamp, zeEventQueryKernelTimestampsExt,
    zeEventQueryStatus, zeEventQueryTimestampsExp,
};
pub use crate::entry::event_pool::{
    zeEventPoolCloseIpcHandle, zeEventPoolCreate, zeEventPoolDestroy, zeEventPoolGetContextHandle, zeEventPoolGetFlags,
    zeEventPoolGetIpcHandle, zeEventPoolOpenIpcHandle,
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
    zeMemGetAddressRange, zeMemGetAllocProperties, zeMemGetAtomicAccessAttributeExp, zeMemSetAtomicAccessAttributeExp,
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
