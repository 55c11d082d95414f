// Generated from level-zero-sys by `cargo xtask generate`; do not edit.

//! The getters that the loader calls.

use super::functions::*;
use level_zero_sys::*;

tables! {
    zeGetRTASBuilderProcAddrTable(ze_rtas_builder_dditable_t) {
        ZE_API_VERSION_1_13: pfnCreateExt = zeRTASBuilderCreateExt;
        ZE_API_VERSION_1_13: pfnGetBuildPropertiesExt = zeRTASBuilderGetBuildPropertiesExt;
        ZE_API_VERSION_1_13: pfnBuildExt = zeRTASBuilderBuildExt;
        ZE_API_VERSION_1_13: pfnCommandListAppendCopyExt = zeRTASBuilderCommandListAppendCopyExt;
        ZE_API_VERSION_1_13: pfnDestroyExt = zeRTASBuilderDestroyExt;
    }

    zeGetRTASBuilderExpProcAddrTable(ze_rtas_builder_exp_dditable_t) {
        ZE_API_VERSION_1_7: pfnCreateExp = zeRTASBuilderCreateExp;
        ZE_API_VERSION_1_7: pfnGetBuildPropertiesExp = zeRTASBuilderGetBuildPropertiesExp;
        ZE_API_VERSION_1_7: pfnBuildExp = zeRTASBuilderBuildExp;
        ZE_API_VERSION_1_7: pfnDestroyExp = zeRTASBuilderDestroyExp;
    }

    zeGetRTASParallelOperationProcAddrTable(ze_rtas_parallel_operation_dditable_t) {
        ZE_API_VERSION_1_13: pfnCreateExt = zeRTASParallelOperationCreateExt;
        ZE_API_VERSION_1_13: pfnGetPropertiesExt = zeRTASParallelOperationGetPropertiesExt;
        ZE_API_VERSION_1_13: pfnJoinExt = zeRTASParallelOperationJoinExt;
        ZE_API_VERSION_1_13: pfnDestroyExt = zeRTASParallelOperationDestroyExt;
    }

    zeGetRTASParallelOperationExpProcAddrTable(ze_rtas_parallel_operation_exp_dditable_t) {
        ZE_API_VERSION_1_7: pfnCreateExp = zeRTASParallelOperationCreateExp;
        ZE_API_VERSION_1_7: pfnGetPropertiesExp = zeRTASParallelOperationGetPropertiesExp;
        ZE_API_VERSION_1_7: pfnJoinExp = zeRTASParallelOperationJoinExp;
        ZE_API_VERSION_1_7: pfnDestroyExp = zeRTASParallelOperationDestroyExp;
    }

    zeGetGlobalProcAddrTable(ze_global_dditable_t) {
        ZE_API_VERSION_1_0: pfnInit = zeInit;
        ZE_API_VERSION_1_10: pfnInitDrivers = zeInitDrivers;
    }

    zeGetDriverProcAddrTable(ze_driver_dditable_t) {
        ZE_API_VERSION_1_0: pfnGet = zeDriverGet;
        ZE_API_VERSION_1_0: pfnGetApiVersion = zeDriverGetApiVersion;
        ZE_API_VERSION_1_0: pfnGetProperties = zeDriverGetProperties;
        ZE_API_VERSION_1_0: pfnGetIpcProperties = zeDriverGetIpcProperties;
        ZE_API_VERSION_1_0: pfnGetExtensionProperties = zeDriverGetExtensionProperties;
        ZE_API_VERSION_1_1: pfnGetExtensionFunctionAddress = zeDriverGetExtensionFunctionAddress;
        ZE_API_VERSION_1_6: pfnGetLastErrorDescription = zeDriverGetLastErrorDescription;
        ZE_API_VERSION_1_13: pfnRTASFormatCompatibilityCheckExt = zeDriverRTASFormatCompatibilityCheckExt;
        ZE_API_VERSION_1_14: pfnGetDefaultContext = zeDriverGetDefaultContext;
    }

    zeGetDriverExpProcAddrTable(ze_driver_exp_dditable_t) {
        ZE_API_VERSION_1_7: pfnRTASFormatCompatibilityCheckExp = zeDriverRTASFormatCompatibilityCheckExp;
    }

    zeGetDeviceProcAddrTable(ze_device_dditable_t) {
        ZE_API_VERSION_1_0: pfnGet = zeDeviceGet;
        ZE_API_VERSION_1_0: pfnGetSubDevices = zeDeviceGetSubDevices;
        ZE_API_VERSION_1_0: pfnGetProperties = zeDeviceGetProperties;
        ZE_API_VERSION_1_0: pfnGetComputeProperties = zeDeviceGetComputeProperties;
        ZE_API_VERSION_1_0: pfnGetModuleProperties = zeDeviceGetModuleProperties;
        ZE_API_VERSION_1_0: pfnGetCommandQueueGroupProperties = zeDeviceGetCommandQueueGroupProperties;
        ZE_API_VERSION_1_0: pfnGetMemoryProperties = zeDeviceGetMemoryProperties;
        ZE_API_VERSION_1_0: pfnGetMemoryAccessProperties = zeDeviceGetMemoryAccessProperties;
        ZE_API_VERSION_1_0: pfnGetCacheProperties = zeDeviceGetCacheProperties;
        ZE_API_VERSION_1_0: pfnGetImageProperties = zeDeviceGetImageProperties;
        ZE_API_VERSION_1_0: pfnGetExternalMemoryProperties = zeDeviceGetExternalMemoryProperties;
        ZE_API_VERSION_1_0: pfnGetP2PProperties = zeDeviceGetP2PProperties;
        ZE_API_VERSION_1_0: pfnCanAccessPeer = zeDeviceCanAccessPeer;
        ZE_API_VERSION_1_0: pfnGetStatus = zeDeviceGetStatus;
        ZE_API_VERSION_1_1: pfnGetGlobalTimestamps = zeDeviceGetGlobalTimestamps;
        ZE_API_VERSION_1_2: pfnReserveCacheExt = zeDeviceReserveCacheExt;
        ZE_API_VERSION_1_2: pfnSetCacheAdviceExt = zeDeviceSetCacheAdviceExt;
        ZE_API_VERSION_1_3: pfnPciGetPropertiesExt = zeDevicePciGetPropertiesExt;
        ZE_API_VERSION_1_7: pfnGetRootDevice = zeDeviceGetRootDevice;
        ZE_API_VERSION_1_12: pfnImportExternalSemaphoreExt = zeDeviceImportExternalSemaphoreExt;
        ZE_API_VERSION_1_12: pfnReleaseExternalSemaphoreExt = zeDeviceReleaseExternalSemaphoreExt;
        ZE_API_VERSION_1_13: pfnGetVectorWidthPropertiesExt = zeDeviceGetVectorWidthPropertiesExt;
        ZE_API_VERSION_1_14: pfnSynchronize = zeDeviceSynchronize;
        ZE_API_VERSION_1_15: pfnGetAggregatedCopyOffloadIncrementValue = zeDeviceGetAggregatedCopyOffloadIncrementValue;
        ZE_API_VERSION_1_16: pfnGetRuntimeRequirements = zeDeviceGetRuntimeRequirements;
        ZE_API_VERSION_1_16: pfnGetRuntimeRequirementsKey = zeDeviceGetRuntimeRequirementsKey;
        ZE_API_VERSION_1_16: pfnValidateRuntimeRequirements = zeDeviceValidateRuntimeRequirements;
        ZE_API_VERSION_1_17: pfnGetCounterBasedEventMaxValue = zeDeviceGetCounterBasedEventMaxValue;
    }

    zeGetDeviceExpProcAddrTable(ze_device_exp_dditable_t) {
        ZE_API_VERSION_1_4: pfnGetFabricVertexExp = zeDeviceGetFabricVertexExp;
    }

    zeGetContextProcAddrTable(ze_context_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeContextCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeContextDestroy;
        ZE_API_VERSION_1_0: pfnGetStatus = zeContextGetStatus;
        ZE_API_VERSION_1_0: pfnSystemBarrier = zeContextSystemBarrier;
        ZE_API_VERSION_1_0: pfnMakeMemoryResident = zeContextMakeMemoryResident;
        ZE_API_VERSION_1_0: pfnEvictMemory = zeContextEvictMemory;
        ZE_API_VERSION_1_0: pfnMakeImageResident = zeContextMakeImageResident;
        ZE_API_VERSION_1_0: pfnEvictImage = zeContextEvictImage;
        ZE_API_VERSION_1_1: pfnCreateEx = zeContextCreateEx;
    }

    zeGetCommandQueueProcAddrTable(ze_command_queue_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeCommandQueueCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeCommandQueueDestroy;
        ZE_API_VERSION_1_0: pfnExecuteCommandLists = zeCommandQueueExecuteCommandLists;
        ZE_API_VERSION_1_0: pfnSynchronize = zeCommandQueueSynchronize;
        ZE_API_VERSION_1_9: pfnGetOrdinal = zeCommandQueueGetOrdinal;
        ZE_API_VERSION_1_9: pfnGetIndex = zeCommandQueueGetIndex;
        ZE_API_VERSION_1_17: pfnGetFlags = zeCommandQueueGetFlags;
        ZE_API_VERSION_1_17: pfnGetMode = zeCommandQueueGetMode;
        ZE_API_VERSION_1_17: pfnGetPriority = zeCommandQueueGetPriority;
    }

    zeGetCommandListProcAddrTable(ze_command_list_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeCommandListCreate;
        ZE_API_VERSION_1_0: pfnCreateImmediate = zeCommandListCreateImmediate;
        ZE_API_VERSION_1_0: pfnDestroy = zeCommandListDestroy;
        ZE_API_VERSION_1_0: pfnClose = zeCommandListClose;
        ZE_API_VERSION_1_0: pfnReset = zeCommandListReset;
        ZE_API_VERSION_1_0: pfnAppendWriteGlobalTimestamp = zeCommandListAppendWriteGlobalTimestamp;
        ZE_API_VERSION_1_0: pfnAppendBarrier = zeCommandListAppendBarrier;
        ZE_API_VERSION_1_0: pfnAppendMemoryRangesBarrier = zeCommandListAppendMemoryRangesBarrier;
        ZE_API_VERSION_1_0: pfnAppendMemoryCopy = zeCommandListAppendMemoryCopy;
        ZE_API_VERSION_1_0: pfnAppendMemoryFill = zeCommandListAppendMemoryFill;
        ZE_API_VERSION_1_0: pfnAppendMemoryCopyRegion = zeCommandListAppendMemoryCopyRegion;
        ZE_API_VERSION_1_0: pfnAppendMemoryCopyFromContext = zeCommandListAppendMemoryCopyFromContext;
        ZE_API_VERSION_1_0: pfnAppendImageCopy = zeCommandListAppendImageCopy;
        ZE_API_VERSION_1_0: pfnAppendImageCopyRegion = zeCommandListAppendImageCopyRegion;
        ZE_API_VERSION_1_0: pfnAppendImageCopyToMemory = zeCommandListAppendImageCopyToMemory;
        ZE_API_VERSION_1_0: pfnAppendImageCopyFromMemory = zeCommandListAppendImageCopyFromMemory;
        ZE_API_VERSION_1_0: pfnAppendMemoryPrefetch = zeCommandListAppendMemoryPrefetch;
        ZE_API_VERSION_1_0: pfnAppendMemAdvise = zeCommandListAppendMemAdvise;
        ZE_API_VERSION_1_0: pfnAppendSignalEvent = zeCommandListAppendSignalEvent;
        ZE_API_VERSION_1_0: pfnAppendWaitOnEvents = zeCommandListAppendWaitOnEvents;
        ZE_API_VERSION_1_0: pfnAppendEventReset = zeCommandListAppendEventReset;
        ZE_API_VERSION_1_0: pfnAppendQueryKernelTimestamps = zeCommandListAppendQueryKernelTimestamps;
        ZE_API_VERSION_1_0: pfnAppendLaunchKernel = zeCommandListAppendLaunchKernel;
        ZE_API_VERSION_1_0: pfnAppendLaunchCooperativeKernel = zeCommandListAppendLaunchCooperativeKernel;
        ZE_API_VERSION_1_0: pfnAppendLaunchKernelIndirect = zeCommandListAppendLaunchKernelIndirect;
        ZE_API_VERSION_1_0: pfnAppendLaunchMultipleKernelsIndirect = zeCommandListAppendLaunchMultipleKernelsIndirect;
        ZE_API_VERSION_1_3: pfnAppendImageCopyToMemoryExt = zeCommandListAppendImageCopyToMemoryExt;
        ZE_API_VERSION_1_3: pfnAppendImageCopyFromMemoryExt = zeCommandListAppendImageCopyFromMemoryExt;
        ZE_API_VERSION_1_6: pfnHostSynchronize = zeCommandListHostSynchronize;
        ZE_API_VERSION_1_9: pfnGetDeviceHandle = zeCommandListGetDeviceHandle;
        ZE_API_VERSION_1_9: pfnGetContextHandle = zeCommandListGetContextHandle;
        ZE_API_VERSION_1_9: pfnGetOrdinal = zeCommandListGetOrdinal;
        ZE_API_VERSION_1_9: pfnImmediateGetIndex = zeCommandListImmediateGetIndex;
        ZE_API_VERSION_1_9: pfnIsImmediate = zeCommandListIsImmediate;
        ZE_API_VERSION_1_12: pfnAppendSignalExternalSemaphoreExt = zeCommandListAppendSignalExternalSemaphoreExt;
        ZE_API_VERSION_1_12: pfnAppendWaitExternalSemaphoreExt = zeCommandListAppendWaitExternalSemaphoreExt;
        ZE_API_VERSION_1_14: pfnAppendLaunchKernelWithParameters = zeCommandListAppendLaunchKernelWithParameters;
        ZE_API_VERSION_1_14: pfnAppendLaunchKernelWithArguments = zeCommandListAppendLaunchKernelWithArguments;
        ZE_API_VERSION_1_16: pfnAppendMemoryCopyWithParameters = zeCommandListAppendMemoryCopyWithParameters;
        ZE_API_VERSION_1_16: pfnAppendMemoryFillWithParameters = zeCommandListAppendMemoryFillWithParameters;
        ZE_API_VERSION_1_16: pfnImmediateAppendCommandListsWithParameters = zeCommandListImmediateAppendCommandListsWithParameters;
        ZE_API_VERSION_1_17: pfnGetFlags = zeCommandListGetFlags;
        ZE_API_VERSION_1_17: pfnImmediateGetFlags = zeCommandListImmediateGetFlags;
        ZE_API_VERSION_1_17: pfnImmediateGetMode = zeCommandListImmediateGetMode;
        ZE_API_VERSION_1_17: pfnImmediateGetPriority = zeCommandListImmediateGetPriority;
        ZE_API_VERSION_1_17: pfnBeginGraphCaptureExt = zeCommandListBeginGraphCaptureExt;
        ZE_API_VERSION_1_17: pfnBeginCaptureIntoGraphExt = zeCommandListBeginCaptureIntoGraphExt;
        ZE_API_VERSION_1_17: pfnIsGraphCaptureEnabledExt = zeCommandListIsGraphCaptureEnabledExt;
        ZE_API_VERSION_1_17: pfnEndGraphCaptureExt = zeCommandListEndGraphCaptureExt;
        ZE_API_VERSION_1_17: pfnGetGraphExt = zeCommandListGetGraphExt;
        ZE_API_VERSION_1_17: pfnAppendGraphExt = zeCommandListAppendGraphExt;
        ZE_API_VERSION_1_17: pfnAppendHostFunction = zeCommandListAppendHostFunction;
    }

    zeGetCommandListExpProcAddrTable(ze_command_list_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnCreateCloneExp = zeCommandListCreateCloneExp;
        ZE_API_VERSION_1_9: pfnImmediateAppendCommandListsExp = zeCommandListImmediateAppendCommandListsExp;
        ZE_API_VERSION_1_9: pfnGetNextCommandIdExp = zeCommandListGetNextCommandIdExp;
        ZE_API_VERSION_1_9: pfnUpdateMutableCommandsExp = zeCommandListUpdateMutableCommandsExp;
        ZE_API_VERSION_1_9: pfnUpdateMutableCommandSignalEventExp = zeCommandListUpdateMutableCommandSignalEventExp;
        ZE_API_VERSION_1_9: pfnUpdateMutableCommandWaitEventsExp = zeCommandListUpdateMutableCommandWaitEventsExp;
        ZE_API_VERSION_1_10: pfnGetNextCommandIdWithKernelsExp = zeCommandListGetNextCommandIdWithKernelsExp;
        ZE_API_VERSION_1_10: pfnUpdateMutableCommandKernelsExp = zeCommandListUpdateMutableCommandKernelsExp;
        ZE_API_VERSION_1_17: pfnIsMutableExp = zeCommandListIsMutableExp;
    }

    zeGetImageProcAddrTable(ze_image_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zeImageGetProperties;
        ZE_API_VERSION_1_0: pfnCreate = zeImageCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeImageDestroy;
        ZE_API_VERSION_1_3: pfnGetAllocPropertiesExt = zeImageGetAllocPropertiesExt;
        ZE_API_VERSION_1_5: pfnViewCreateExt = zeImageViewCreateExt;
    }

    zeGetImageExpProcAddrTable(ze_image_exp_dditable_t) {
        ZE_API_VERSION_1_2: pfnGetMemoryPropertiesExp = zeImageGetMemoryPropertiesExp;
        ZE_API_VERSION_1_2: pfnViewCreateExp = zeImageViewCreateExp;
        ZE_API_VERSION_1_9: pfnGetDeviceOffsetExp = zeImageGetDeviceOffsetExp;
    }

    zeGetMemProcAddrTable(ze_mem_dditable_t) {
        ZE_API_VERSION_1_0: pfnAllocShared = zeMemAllocShared;
        ZE_API_VERSION_1_0: pfnAllocDevice = zeMemAllocDevice;
        ZE_API_VERSION_1_0: pfnAllocHost = zeMemAllocHost;
        ZE_API_VERSION_1_0: pfnFree = zeMemFree;
        ZE_API_VERSION_1_0: pfnGetAllocProperties = zeMemGetAllocProperties;
        ZE_API_VERSION_1_0: pfnGetAddressRange = zeMemGetAddressRange;
        ZE_API_VERSION_1_0: pfnGetIpcHandle = zeMemGetIpcHandle;
        ZE_API_VERSION_1_0: pfnOpenIpcHandle = zeMemOpenIpcHandle;
        ZE_API_VERSION_1_0: pfnCloseIpcHandle = zeMemCloseIpcHandle;
        ZE_API_VERSION_1_3: pfnFreeExt = zeMemFreeExt;
        ZE_API_VERSION_1_6: pfnPutIpcHandle = zeMemPutIpcHandle;
        ZE_API_VERSION_1_9: pfnGetPitchFor2dImage = zeMemGetPitchFor2dImage;
        ZE_API_VERSION_1_15: pfnGetIpcHandleWithProperties = zeMemGetIpcHandleWithProperties;
    }

    zeGetMemExpProcAddrTable(ze_mem_exp_dditable_t) {
        ZE_API_VERSION_1_6: pfnGetIpcHandleFromFileDescriptorExp = zeMemGetIpcHandleFromFileDescriptorExp;
        ZE_API_VERSION_1_6: pfnGetFileDescriptorFromIpcHandleExp = zeMemGetFileDescriptorFromIpcHandleExp;
        ZE_API_VERSION_1_7: pfnSetAtomicAccessAttributeExp = zeMemSetAtomicAccessAttributeExp;
        ZE_API_VERSION_1_7: pfnGetAtomicAccessAttributeExp = zeMemGetAtomicAccessAttributeExp;
    }

    zeGetFenceProcAddrTable(ze_fence_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeFenceCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeFenceDestroy;
        ZE_API_VERSION_1_0: pfnHostSynchronize = zeFenceHostSynchronize;
        ZE_API_VERSION_1_0: pfnQueryStatus = zeFenceQueryStatus;
        ZE_API_VERSION_1_0: pfnReset = zeFenceReset;
    }

    zeGetEventPoolProcAddrTable(ze_event_pool_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeEventPoolCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeEventPoolDestroy;
        ZE_API_VERSION_1_0: pfnGetIpcHandle = zeEventPoolGetIpcHandle;
        ZE_API_VERSION_1_0: pfnOpenIpcHandle = zeEventPoolOpenIpcHandle;
        ZE_API_VERSION_1_0: pfnCloseIpcHandle = zeEventPoolCloseIpcHandle;
        ZE_API_VERSION_1_6: pfnPutIpcHandle = zeEventPoolPutIpcHandle;
        ZE_API_VERSION_1_9: pfnGetContextHandle = zeEventPoolGetContextHandle;
        ZE_API_VERSION_1_9: pfnGetFlags = zeEventPoolGetFlags;
    }

    zeGetEventProcAddrTable(ze_event_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeEventCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeEventDestroy;
        ZE_API_VERSION_1_0: pfnHostSignal = zeEventHostSignal;
        ZE_API_VERSION_1_0: pfnHostSynchronize = zeEventHostSynchronize;
        ZE_API_VERSION_1_0: pfnQueryStatus = zeEventQueryStatus;
        ZE_API_VERSION_1_0: pfnHostReset = zeEventHostReset;
        ZE_API_VERSION_1_0: pfnQueryKernelTimestamp = zeEventQueryKernelTimestamp;
        ZE_API_VERSION_1_6: pfnQueryKernelTimestampsExt = zeEventQueryKernelTimestampsExt;
        ZE_API_VERSION_1_9: pfnGetEventPool = zeEventGetEventPool;
        ZE_API_VERSION_1_9: pfnGetSignalScope = zeEventGetSignalScope;
        ZE_API_VERSION_1_9: pfnGetWaitScope = zeEventGetWaitScope;
        ZE_API_VERSION_1_15: pfnCounterBasedCreate = zeEventCounterBasedCreate;
        ZE_API_VERSION_1_15: pfnCounterBasedGetIpcHandle = zeEventCounterBasedGetIpcHandle;
        ZE_API_VERSION_1_15: pfnCounterBasedOpenIpcHandle = zeEventCounterBasedOpenIpcHandle;
        ZE_API_VERSION_1_15: pfnCounterBasedCloseIpcHandle = zeEventCounterBasedCloseIpcHandle;
        ZE_API_VERSION_1_15: pfnCounterBasedGetDeviceAddress = zeEventCounterBasedGetDeviceAddress;
        ZE_API_VERSION_1_17: pfnGetCounterBasedFlags = zeEventGetCounterBasedFlags;
    }

    zeGetEventExpProcAddrTable(ze_event_exp_dditable_t) {
        ZE_API_VERSION_1_2: pfnQueryTimestampsExp = zeEventQueryTimestampsExp;
    }

    zeGetModuleProcAddrTable(ze_module_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeModuleCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeModuleDestroy;
        ZE_API_VERSION_1_0: pfnDynamicLink = zeModuleDynamicLink;
        ZE_API_VERSION_1_0: pfnGetNativeBinary = zeModuleGetNativeBinary;
        ZE_API_VERSION_1_0: pfnGetGlobalPointer = zeModuleGetGlobalPointer;
        ZE_API_VERSION_1_0: pfnGetKernelNames = zeModuleGetKernelNames;
        ZE_API_VERSION_1_0: pfnGetProperties = zeModuleGetProperties;
        ZE_API_VERSION_1_0: pfnGetFunctionPointer = zeModuleGetFunctionPointer;
        ZE_API_VERSION_1_3: pfnInspectLinkageExt = zeModuleInspectLinkageExt;
    }

    zeGetModuleBuildLogProcAddrTable(ze_module_build_log_dditable_t) {
        ZE_API_VERSION_1_0: pfnDestroy = zeModuleBuildLogDestroy;
        ZE_API_VERSION_1_0: pfnGetString = zeModuleBuildLogGetString;
    }

    zeGetKernelProcAddrTable(ze_kernel_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeKernelCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeKernelDestroy;
        ZE_API_VERSION_1_0: pfnSetCacheConfig = zeKernelSetCacheConfig;
        ZE_API_VERSION_1_0: pfnSetGroupSize = zeKernelSetGroupSize;
        ZE_API_VERSION_1_0: pfnSuggestGroupSize = zeKernelSuggestGroupSize;
        ZE_API_VERSION_1_0: pfnSuggestMaxCooperativeGroupCount = zeKernelSuggestMaxCooperativeGroupCount;
        ZE_API_VERSION_1_0: pfnSetArgumentValue = zeKernelSetArgumentValue;
        ZE_API_VERSION_1_0: pfnSetIndirectAccess = zeKernelSetIndirectAccess;
        ZE_API_VERSION_1_0: pfnGetIndirectAccess = zeKernelGetIndirectAccess;
        ZE_API_VERSION_1_0: pfnGetSourceAttributes = zeKernelGetSourceAttributes;
        ZE_API_VERSION_1_0: pfnGetProperties = zeKernelGetProperties;
        ZE_API_VERSION_1_0: pfnGetName = zeKernelGetName;
    }

    zeGetKernelExpProcAddrTable(ze_kernel_exp_dditable_t) {
        ZE_API_VERSION_1_1: pfnSetGlobalOffsetExp = zeKernelSetGlobalOffsetExp;
        ZE_API_VERSION_1_2: pfnSchedulingHintExp = zeKernelSchedulingHintExp;
        ZE_API_VERSION_1_11: pfnGetBinaryExp = zeKernelGetBinaryExp;
        ZE_API_VERSION_1_14: pfnGetAllocationPropertiesExp = zeKernelGetAllocationPropertiesExp;
    }

    zeGetSamplerProcAddrTable(ze_sampler_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zeSamplerCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zeSamplerDestroy;
    }

    zeGetPhysicalMemProcAddrTable(ze_physical_mem_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zePhysicalMemCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zePhysicalMemDestroy;
        ZE_API_VERSION_1_15: pfnGetProperties = zePhysicalMemGetProperties;
    }

    zeGetVirtualMemProcAddrTable(ze_virtual_mem_dditable_t) {
        ZE_API_VERSION_1_0: pfnReserve = zeVirtualMemReserve;
        ZE_API_VERSION_1_0: pfnFree = zeVirtualMemFree;
        ZE_API_VERSION_1_0: pfnQueryPageSize = zeVirtualMemQueryPageSize;
        ZE_API_VERSION_1_0: pfnMap = zeVirtualMemMap;
        ZE_API_VERSION_1_0: pfnUnmap = zeVirtualMemUnmap;
        ZE_API_VERSION_1_0: pfnSetAccessAttribute = zeVirtualMemSetAccessAttribute;
        ZE_API_VERSION_1_0: pfnGetAccessAttribute = zeVirtualMemGetAccessAttribute;
    }

    zeGetFabricVertexExpProcAddrTable(ze_fabric_vertex_exp_dditable_t) {
        ZE_API_VERSION_1_4: pfnGetExp = zeFabricVertexGetExp;
        ZE_API_VERSION_1_4: pfnGetSubVerticesExp = zeFabricVertexGetSubVerticesExp;
        ZE_API_VERSION_1_4: pfnGetPropertiesExp = zeFabricVertexGetPropertiesExp;
        ZE_API_VERSION_1_4: pfnGetDeviceExp = zeFabricVertexGetDeviceExp;
    }

    zeGetFabricEdgeExpProcAddrTable(ze_fabric_edge_exp_dditable_t) {
        ZE_API_VERSION_1_4: pfnGetExp = zeFabricEdgeGetExp;
        ZE_API_VERSION_1_4: pfnGetVerticesExp = zeFabricEdgeGetVerticesExp;
        ZE_API_VERSION_1_4: pfnGetPropertiesExp = zeFabricEdgeGetPropertiesExp;
    }

    zeGetGraphProcAddrTable(ze_graph_dditable_t) {
        ZE_API_VERSION_1_17: pfnCreateExt = zeGraphCreateExt;
        ZE_API_VERSION_1_17: pfnGetPrimaryCommandListExt = zeGraphGetPrimaryCommandListExt;
        ZE_API_VERSION_1_17: pfnSetDestructionCallbackExt = zeGraphSetDestructionCallbackExt;
        ZE_API_VERSION_1_17: pfnInstantiateExt = zeGraphInstantiateExt;
        ZE_API_VERSION_1_17: pfnIsEmptyExt = zeGraphIsEmptyExt;
        ZE_API_VERSION_1_17: pfnDumpContentsExt = zeGraphDumpContentsExt;
        ZE_API_VERSION_1_17: pfnDestroyExt = zeGraphDestroyExt;
    }

    zeGetExecutableGraphProcAddrTable(ze_executable_graph_dditable_t) {
        ZE_API_VERSION_1_17: pfnGetSourceGraphExt = zeExecutableGraphGetSourceGraphExt;
        ZE_API_VERSION_1_17: pfnDestroyExt = zeExecutableGraphDestroyExt;
    }

    zesGetGlobalProcAddrTable(zes_global_dditable_t) {
        ZE_API_VERSION_1_5: pfnInit = zesInit;
    }

    zesGetDeviceProcAddrTable(zes_device_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesDeviceGetProperties;
        ZE_API_VERSION_1_0: pfnGetState = zesDeviceGetState;
        ZE_API_VERSION_1_0: pfnReset = zesDeviceReset;
        ZE_API_VERSION_1_0: pfnProcessesGetState = zesDeviceProcessesGetState;
        ZE_API_VERSION_1_0: pfnPciGetProperties = zesDevicePciGetProperties;
        ZE_API_VERSION_1_0: pfnPciGetState = zesDevicePciGetState;
        ZE_API_VERSION_1_0: pfnPciGetBars = zesDevicePciGetBars;
        ZE_API_VERSION_1_0: pfnPciGetStats = zesDevicePciGetStats;
        ZE_API_VERSION_1_0: pfnEnumDiagnosticTestSuites = zesDeviceEnumDiagnosticTestSuites;
        ZE_API_VERSION_1_0: pfnEnumEngineGroups = zesDeviceEnumEngineGroups;
        ZE_API_VERSION_1_0: pfnEventRegister = zesDeviceEventRegister;
        ZE_API_VERSION_1_0: pfnEnumFabricPorts = zesDeviceEnumFabricPorts;
        ZE_API_VERSION_1_0: pfnEnumFans = zesDeviceEnumFans;
        ZE_API_VERSION_1_0: pfnEnumFirmwares = zesDeviceEnumFirmwares;
        ZE_API_VERSION_1_0: pfnEnumFrequencyDomains = zesDeviceEnumFrequencyDomains;
        ZE_API_VERSION_1_0: pfnEnumLeds = zesDeviceEnumLeds;
        ZE_API_VERSION_1_0: pfnEnumMemoryModules = zesDeviceEnumMemoryModules;
        ZE_API_VERSION_1_0: pfnEnumPerformanceFactorDomains = zesDeviceEnumPerformanceFactorDomains;
        ZE_API_VERSION_1_0: pfnEnumPowerDomains = zesDeviceEnumPowerDomains;
        ZE_API_VERSION_1_0: pfnGetCardPowerDomain = zesDeviceGetCardPowerDomain;
        ZE_API_VERSION_1_0: pfnEnumPsus = zesDeviceEnumPsus;
        ZE_API_VERSION_1_0: pfnEnumRasErrorSets = zesDeviceEnumRasErrorSets;
        ZE_API_VERSION_1_0: pfnEnumSchedulers = zesDeviceEnumSchedulers;
        ZE_API_VERSION_1_0: pfnEnumStandbyDomains = zesDeviceEnumStandbyDomains;
        ZE_API_VERSION_1_0: pfnEnumTemperatureSensors = zesDeviceEnumTemperatureSensors;
        ZE_API_VERSION_1_4: pfnEccAvailable = zesDeviceEccAvailable;
        ZE_API_VERSION_1_4: pfnEccConfigurable = zesDeviceEccConfigurable;
        ZE_API_VERSION_1_4: pfnGetEccState = zesDeviceGetEccState;
        ZE_API_VERSION_1_4: pfnSetEccState = zesDeviceSetEccState;
        ZE_API_VERSION_1_5: pfnGet = zesDeviceGet;
        ZE_API_VERSION_1_5: pfnSetOverclockWaiver = zesDeviceSetOverclockWaiver;
        ZE_API_VERSION_1_5: pfnGetOverclockDomains = zesDeviceGetOverclockDomains;
        ZE_API_VERSION_1_5: pfnGetOverclockControls = zesDeviceGetOverclockControls;
        ZE_API_VERSION_1_5: pfnResetOverclockSettings = zesDeviceResetOverclockSettings;
        ZE_API_VERSION_1_5: pfnReadOverclockState = zesDeviceReadOverclockState;
        ZE_API_VERSION_1_5: pfnEnumOverclockDomains = zesDeviceEnumOverclockDomains;
        ZE_API_VERSION_1_7: pfnResetExt = zesDeviceResetExt;
        ZE_API_VERSION_1_15: pfnPciLinkSpeedUpdateExt = zesDevicePciLinkSpeedUpdateExt;
    }

    zesGetDeviceExpProcAddrTable(zes_device_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnGetSubDevicePropertiesExp = zesDeviceGetSubDevicePropertiesExp;
        ZE_API_VERSION_1_9: pfnEnumActiveVFExp = zesDeviceEnumActiveVFExp;
        ZE_API_VERSION_1_10: pfnEnumEnabledVFExp = zesDeviceEnumEnabledVFExp;
    }

    zesGetDriverProcAddrTable(zes_driver_dditable_t) {
        ZE_API_VERSION_1_0: pfnEventListen = zesDriverEventListen;
        ZE_API_VERSION_1_1: pfnEventListenEx = zesDriverEventListenEx;
        ZE_API_VERSION_1_5: pfnGet = zesDriverGet;
        ZE_API_VERSION_1_8: pfnGetExtensionProperties = zesDriverGetExtensionProperties;
        ZE_API_VERSION_1_8: pfnGetExtensionFunctionAddress = zesDriverGetExtensionFunctionAddress;
    }

    zesGetDriverExpProcAddrTable(zes_driver_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnGetDeviceByUuidExp = zesDriverGetDeviceByUuidExp;
    }

    zesGetOverclockProcAddrTable(zes_overclock_dditable_t) {
        ZE_API_VERSION_1_5: pfnGetDomainProperties = zesOverclockGetDomainProperties;
        ZE_API_VERSION_1_5: pfnGetDomainVFProperties = zesOverclockGetDomainVFProperties;
        ZE_API_VERSION_1_5: pfnGetDomainControlProperties = zesOverclockGetDomainControlProperties;
        ZE_API_VERSION_1_5: pfnGetControlCurrentValue = zesOverclockGetControlCurrentValue;
        ZE_API_VERSION_1_5: pfnGetControlPendingValue = zesOverclockGetControlPendingValue;
        ZE_API_VERSION_1_5: pfnSetControlUserValue = zesOverclockSetControlUserValue;
        ZE_API_VERSION_1_5: pfnGetControlState = zesOverclockGetControlState;
        ZE_API_VERSION_1_5: pfnGetVFPointValues = zesOverclockGetVFPointValues;
        ZE_API_VERSION_1_5: pfnSetVFPointValues = zesOverclockSetVFPointValues;
    }

    zesGetSchedulerProcAddrTable(zes_scheduler_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesSchedulerGetProperties;
        ZE_API_VERSION_1_0: pfnGetCurrentMode = zesSchedulerGetCurrentMode;
        ZE_API_VERSION_1_0: pfnGetTimeoutModeProperties = zesSchedulerGetTimeoutModeProperties;
        ZE_API_VERSION_1_0: pfnGetTimesliceModeProperties = zesSchedulerGetTimesliceModeProperties;
        ZE_API_VERSION_1_0: pfnSetTimeoutMode = zesSchedulerSetTimeoutMode;
        ZE_API_VERSION_1_0: pfnSetTimesliceMode = zesSchedulerSetTimesliceMode;
        ZE_API_VERSION_1_0: pfnSetExclusiveMode = zesSchedulerSetExclusiveMode;
        ZE_API_VERSION_1_0: pfnSetComputeUnitDebugMode = zesSchedulerSetComputeUnitDebugMode;
    }

    zesGetPerformanceFactorProcAddrTable(zes_performance_factor_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesPerformanceFactorGetProperties;
        ZE_API_VERSION_1_0: pfnGetConfig = zesPerformanceFactorGetConfig;
        ZE_API_VERSION_1_0: pfnSetConfig = zesPerformanceFactorSetConfig;
    }

    zesGetPowerProcAddrTable(zes_power_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesPowerGetProperties;
        ZE_API_VERSION_1_0: pfnGetEnergyCounter = zesPowerGetEnergyCounter;
        ZE_API_VERSION_1_0: pfnGetLimits = zesPowerGetLimits;
        ZE_API_VERSION_1_0: pfnSetLimits = zesPowerSetLimits;
        ZE_API_VERSION_1_0: pfnGetEnergyThreshold = zesPowerGetEnergyThreshold;
        ZE_API_VERSION_1_0: pfnSetEnergyThreshold = zesPowerSetEnergyThreshold;
        ZE_API_VERSION_1_4: pfnGetLimitsExt = zesPowerGetLimitsExt;
        ZE_API_VERSION_1_4: pfnSetLimitsExt = zesPowerSetLimitsExt;
        ZE_API_VERSION_1_16: pfnGetUsage = zesPowerGetUsage;
        ZE_API_VERSION_1_16: pfnGetLimitsExt2 = zesPowerGetLimitsExt2;
        ZE_API_VERSION_1_16: pfnSetLimitsExt2 = zesPowerSetLimitsExt2;
    }

    zesGetFrequencyProcAddrTable(zes_frequency_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesFrequencyGetProperties;
        ZE_API_VERSION_1_0: pfnGetAvailableClocks = zesFrequencyGetAvailableClocks;
        ZE_API_VERSION_1_0: pfnGetRange = zesFrequencyGetRange;
        ZE_API_VERSION_1_0: pfnSetRange = zesFrequencySetRange;
        ZE_API_VERSION_1_0: pfnGetState = zesFrequencyGetState;
        ZE_API_VERSION_1_0: pfnGetThrottleTime = zesFrequencyGetThrottleTime;
        ZE_API_VERSION_1_0: pfnOcGetCapabilities = zesFrequencyOcGetCapabilities;
        ZE_API_VERSION_1_0: pfnOcGetFrequencyTarget = zesFrequencyOcGetFrequencyTarget;
        ZE_API_VERSION_1_0: pfnOcSetFrequencyTarget = zesFrequencyOcSetFrequencyTarget;
        ZE_API_VERSION_1_0: pfnOcGetVoltageTarget = zesFrequencyOcGetVoltageTarget;
        ZE_API_VERSION_1_0: pfnOcSetVoltageTarget = zesFrequencyOcSetVoltageTarget;
        ZE_API_VERSION_1_0: pfnOcSetMode = zesFrequencyOcSetMode;
        ZE_API_VERSION_1_0: pfnOcGetMode = zesFrequencyOcGetMode;
        ZE_API_VERSION_1_0: pfnOcGetIccMax = zesFrequencyOcGetIccMax;
        ZE_API_VERSION_1_0: pfnOcSetIccMax = zesFrequencyOcSetIccMax;
        ZE_API_VERSION_1_0: pfnOcGetTjMax = zesFrequencyOcGetTjMax;
        ZE_API_VERSION_1_0: pfnOcSetTjMax = zesFrequencyOcSetTjMax;
    }

    zesGetEngineProcAddrTable(zes_engine_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesEngineGetProperties;
        ZE_API_VERSION_1_0: pfnGetActivity = zesEngineGetActivity;
        ZE_API_VERSION_1_7: pfnGetActivityExt = zesEngineGetActivityExt;
    }

    zesGetStandbyProcAddrTable(zes_standby_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesStandbyGetProperties;
        ZE_API_VERSION_1_0: pfnGetMode = zesStandbyGetMode;
        ZE_API_VERSION_1_0: pfnSetMode = zesStandbySetMode;
    }

    zesGetFirmwareProcAddrTable(zes_firmware_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesFirmwareGetProperties;
        ZE_API_VERSION_1_0: pfnFlash = zesFirmwareFlash;
        ZE_API_VERSION_1_8: pfnGetFlashProgress = zesFirmwareGetFlashProgress;
        ZE_API_VERSION_1_9: pfnGetConsoleLogs = zesFirmwareGetConsoleLogs;
    }

    zesGetFirmwareExpProcAddrTable(zes_firmware_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnGetSecurityVersionExp = zesFirmwareGetSecurityVersionExp;
        ZE_API_VERSION_1_9: pfnSetSecurityVersionExp = zesFirmwareSetSecurityVersionExp;
    }

    zesGetMemoryProcAddrTable(zes_memory_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesMemoryGetProperties;
        ZE_API_VERSION_1_0: pfnGetState = zesMemoryGetState;
        ZE_API_VERSION_1_0: pfnGetBandwidth = zesMemoryGetBandwidth;
    }

    zesGetFabricPortProcAddrTable(zes_fabric_port_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesFabricPortGetProperties;
        ZE_API_VERSION_1_0: pfnGetLinkType = zesFabricPortGetLinkType;
        ZE_API_VERSION_1_0: pfnGetConfig = zesFabricPortGetConfig;
        ZE_API_VERSION_1_0: pfnSetConfig = zesFabricPortSetConfig;
        ZE_API_VERSION_1_0: pfnGetState = zesFabricPortGetState;
        ZE_API_VERSION_1_0: pfnGetThroughput = zesFabricPortGetThroughput;
        ZE_API_VERSION_1_7: pfnGetFabricErrorCounters = zesFabricPortGetFabricErrorCounters;
        ZE_API_VERSION_1_7: pfnGetMultiPortThroughput = zesFabricPortGetMultiPortThroughput;
    }

    zesGetTemperatureProcAddrTable(zes_temperature_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesTemperatureGetProperties;
        ZE_API_VERSION_1_0: pfnGetConfig = zesTemperatureGetConfig;
        ZE_API_VERSION_1_0: pfnSetConfig = zesTemperatureSetConfig;
        ZE_API_VERSION_1_0: pfnGetState = zesTemperatureGetState;
    }

    zesGetPsuProcAddrTable(zes_psu_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesPsuGetProperties;
        ZE_API_VERSION_1_0: pfnGetState = zesPsuGetState;
    }

    zesGetFanProcAddrTable(zes_fan_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesFanGetProperties;
        ZE_API_VERSION_1_0: pfnGetConfig = zesFanGetConfig;
        ZE_API_VERSION_1_0: pfnSetDefaultMode = zesFanSetDefaultMode;
        ZE_API_VERSION_1_0: pfnSetFixedSpeedMode = zesFanSetFixedSpeedMode;
        ZE_API_VERSION_1_0: pfnSetSpeedTableMode = zesFanSetSpeedTableMode;
        ZE_API_VERSION_1_0: pfnGetState = zesFanGetState;
    }

    zesGetLedProcAddrTable(zes_led_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesLedGetProperties;
        ZE_API_VERSION_1_0: pfnGetState = zesLedGetState;
        ZE_API_VERSION_1_0: pfnSetState = zesLedSetState;
        ZE_API_VERSION_1_0: pfnSetColor = zesLedSetColor;
    }

    zesGetRasProcAddrTable(zes_ras_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesRasGetProperties;
        ZE_API_VERSION_1_0: pfnGetConfig = zesRasGetConfig;
        ZE_API_VERSION_1_0: pfnSetConfig = zesRasSetConfig;
        ZE_API_VERSION_1_0: pfnGetState = zesRasGetState;
    }

    zesGetRasExpProcAddrTable(zes_ras_exp_dditable_t) {
        ZE_API_VERSION_1_7: pfnGetStateExp = zesRasGetStateExp;
        ZE_API_VERSION_1_7: pfnClearStateExp = zesRasClearStateExp;
        ZE_API_VERSION_1_16: pfnGetSupportedCategoriesExp = zesRasGetSupportedCategoriesExp;
        ZE_API_VERSION_1_16: pfnGetStateExp2 = zesRasGetStateExp2;
        ZE_API_VERSION_1_16: pfnGetConfigExp = zesRasGetConfigExp;
        ZE_API_VERSION_1_16: pfnSetConfigExp = zesRasSetConfigExp;
    }

    zesGetDiagnosticsProcAddrTable(zes_diagnostics_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProperties = zesDiagnosticsGetProperties;
        ZE_API_VERSION_1_0: pfnGetTests = zesDiagnosticsGetTests;
        ZE_API_VERSION_1_0: pfnRunTests = zesDiagnosticsRunTests;
    }

    zesGetVFManagementExpProcAddrTable(zes_vf_management_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnGetVFPropertiesExp = zesVFManagementGetVFPropertiesExp;
        ZE_API_VERSION_1_9: pfnGetVFMemoryUtilizationExp = zesVFManagementGetVFMemoryUtilizationExp;
        ZE_API_VERSION_1_9: pfnGetVFEngineUtilizationExp = zesVFManagementGetVFEngineUtilizationExp;
        ZE_API_VERSION_1_9: pfnSetVFTelemetryModeExp = zesVFManagementSetVFTelemetryModeExp;
        ZE_API_VERSION_1_9: pfnSetVFTelemetrySamplingIntervalExp = zesVFManagementSetVFTelemetrySamplingIntervalExp;
        ZE_API_VERSION_1_10: pfnGetVFCapabilitiesExp = zesVFManagementGetVFCapabilitiesExp;
        ZE_API_VERSION_1_10: pfnGetVFMemoryUtilizationExp2 = zesVFManagementGetVFMemoryUtilizationExp2;
        ZE_API_VERSION_1_10: pfnGetVFEngineUtilizationExp2 = zesVFManagementGetVFEngineUtilizationExp2;
        ZE_API_VERSION_1_12: pfnGetVFCapabilitiesExp2 = zesVFManagementGetVFCapabilitiesExp2;
    }

    zetGetMetricProgrammableExpProcAddrTable(zet_metric_programmable_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnGetExp = zetMetricProgrammableGetExp;
        ZE_API_VERSION_1_9: pfnGetPropertiesExp = zetMetricProgrammableGetPropertiesExp;
        ZE_API_VERSION_1_9: pfnGetParamInfoExp = zetMetricProgrammableGetParamInfoExp;
        ZE_API_VERSION_1_9: pfnGetParamValueInfoExp = zetMetricProgrammableGetParamValueInfoExp;
    }

    zetGetMetricTracerExpProcAddrTable(zet_metric_tracer_exp_dditable_t) {
        ZE_API_VERSION_1_10: pfnCreateExp = zetMetricTracerCreateExp;
        ZE_API_VERSION_1_10: pfnDestroyExp = zetMetricTracerDestroyExp;
        ZE_API_VERSION_1_10: pfnEnableExp = zetMetricTracerEnableExp;
        ZE_API_VERSION_1_10: pfnDisableExp = zetMetricTracerDisableExp;
        ZE_API_VERSION_1_10: pfnReadDataExp = zetMetricTracerReadDataExp;
        ZE_API_VERSION_1_10: pfnDecodeExp = zetMetricTracerDecodeExp;
    }

    zetGetMetricDecoderExpProcAddrTable(zet_metric_decoder_exp_dditable_t) {
        ZE_API_VERSION_1_10: pfnCreateExp = zetMetricDecoderCreateExp;
        ZE_API_VERSION_1_10: pfnDestroyExp = zetMetricDecoderDestroyExp;
        ZE_API_VERSION_1_10: pfnGetDecodableMetricsExp = zetMetricDecoderGetDecodableMetricsExp;
    }

    zetGetDeviceProcAddrTable(zet_device_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetDebugProperties = zetDeviceGetDebugProperties;
    }

    zetGetDeviceExpProcAddrTable(zet_device_exp_dditable_t) {
        ZE_API_VERSION_1_10: pfnGetConcurrentMetricGroupsExp = zetDeviceGetConcurrentMetricGroupsExp;
        ZE_API_VERSION_1_10: pfnCreateMetricGroupsFromMetricsExp = zetDeviceCreateMetricGroupsFromMetricsExp;
        ZE_API_VERSION_1_13: pfnEnableMetricsExp = zetDeviceEnableMetricsExp;
        ZE_API_VERSION_1_13: pfnDisableMetricsExp = zetDeviceDisableMetricsExp;
    }

    zetGetContextProcAddrTable(zet_context_dditable_t) {
        ZE_API_VERSION_1_0: pfnActivateMetricGroups = zetContextActivateMetricGroups;
    }

    zetGetCommandListProcAddrTable(zet_command_list_dditable_t) {
        ZE_API_VERSION_1_0: pfnAppendMetricStreamerMarker = zetCommandListAppendMetricStreamerMarker;
        ZE_API_VERSION_1_0: pfnAppendMetricQueryBegin = zetCommandListAppendMetricQueryBegin;
        ZE_API_VERSION_1_0: pfnAppendMetricQueryEnd = zetCommandListAppendMetricQueryEnd;
        ZE_API_VERSION_1_0: pfnAppendMetricMemoryBarrier = zetCommandListAppendMetricMemoryBarrier;
    }

    zetGetCommandListExpProcAddrTable(zet_command_list_exp_dditable_t) {
        ZE_API_VERSION_1_13: pfnAppendMarkerExp = zetCommandListAppendMarkerExp;
    }

    zetGetModuleProcAddrTable(zet_module_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetDebugInfo = zetModuleGetDebugInfo;
    }

    zetGetKernelProcAddrTable(zet_kernel_dditable_t) {
        ZE_API_VERSION_1_0: pfnGetProfileInfo = zetKernelGetProfileInfo;
    }

    zetGetMetricProcAddrTable(zet_metric_dditable_t) {
        ZE_API_VERSION_1_0: pfnGet = zetMetricGet;
        ZE_API_VERSION_1_0: pfnGetProperties = zetMetricGetProperties;
    }

    zetGetMetricExpProcAddrTable(zet_metric_exp_dditable_t) {
        ZE_API_VERSION_1_9: pfnCreateFromProgrammableExp = zetMetricCreateFromProgrammableExp;
        ZE_API_VERSION_1_9: pfnDestroyExp = zetMetricDestroyExp;
        ZE_API_VERSION_1_11: pfnCreateFromProgrammableExp2 = zetMetricCreateFromProgrammableExp2;
    }

    zetGetMetricGroupProcAddrTable(zet_metric_group_dditable_t) {
        ZE_API_VERSION_1_0: pfnGet = zetMetricGroupGet;
        ZE_API_VERSION_1_0: pfnGetProperties = zetMetricGroupGetProperties;
        ZE_API_VERSION_1_0: pfnCalculateMetricValues = zetMetricGroupCalculateMetricValues;
    }

    zetGetMetricGroupExpProcAddrTable(zet_metric_group_exp_dditable_t) {
        ZE_API_VERSION_1_2: pfnCalculateMultipleMetricValuesExp = zetMetricGroupCalculateMultipleMetricValuesExp;
        ZE_API_VERSION_1_5: pfnGetGlobalTimestampsExp = zetMetricGroupGetGlobalTimestampsExp;
        ZE_API_VERSION_1_6: pfnGetExportDataExp = zetMetricGroupGetExportDataExp;
        ZE_API_VERSION_1_6: pfnCalculateMetricExportDataExp = zetMetricGroupCalculateMetricExportDataExp;
        ZE_API_VERSION_1_9: pfnCreateExp = zetMetricGroupCreateExp;
        ZE_API_VERSION_1_9: pfnAddMetricExp = zetMetricGroupAddMetricExp;
        ZE_API_VERSION_1_9: pfnRemoveMetricExp = zetMetricGroupRemoveMetricExp;
        ZE_API_VERSION_1_9: pfnCloseExp = zetMetricGroupCloseExp;
        ZE_API_VERSION_1_9: pfnDestroyExp = zetMetricGroupDestroyExp;
    }

    zetGetMetricStreamerProcAddrTable(zet_metric_streamer_dditable_t) {
        ZE_API_VERSION_1_0: pfnOpen = zetMetricStreamerOpen;
        ZE_API_VERSION_1_0: pfnClose = zetMetricStreamerClose;
        ZE_API_VERSION_1_0: pfnReadData = zetMetricStreamerReadData;
    }

    zetGetMetricQueryPoolProcAddrTable(zet_metric_query_pool_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zetMetricQueryPoolCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zetMetricQueryPoolDestroy;
    }

    zetGetMetricQueryProcAddrTable(zet_metric_query_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zetMetricQueryCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zetMetricQueryDestroy;
        ZE_API_VERSION_1_0: pfnReset = zetMetricQueryReset;
        ZE_API_VERSION_1_0: pfnGetData = zetMetricQueryGetData;
    }

    zetGetTracerExpProcAddrTable(zet_tracer_exp_dditable_t) {
        ZE_API_VERSION_1_0: pfnCreate = zetTracerExpCreate;
        ZE_API_VERSION_1_0: pfnDestroy = zetTracerExpDestroy;
        ZE_API_VERSION_1_0: pfnSetPrologues = zetTracerExpSetPrologues;
        ZE_API_VERSION_1_0: pfnSetEpilogues = zetTracerExpSetEpilogues;
        ZE_API_VERSION_1_0: pfnSetEnabled = zetTracerExpSetEnabled;
    }

    zetGetDebugProcAddrTable(zet_debug_dditable_t) {
        ZE_API_VERSION_1_0: pfnAttach = zetDebugAttach;
        ZE_API_VERSION_1_0: pfnDetach = zetDebugDetach;
        ZE_API_VERSION_1_0: pfnReadEvent = zetDebugReadEvent;
        ZE_API_VERSION_1_0: pfnAcknowledgeEvent = zetDebugAcknowledgeEvent;
        ZE_API_VERSION_1_0: pfnInterrupt = zetDebugInterrupt;
        ZE_API_VERSION_1_0: pfnResume = zetDebugResume;
        ZE_API_VERSION_1_0: pfnReadMemory = zetDebugReadMemory;
        ZE_API_VERSION_1_0: pfnWriteMemory = zetDebugWriteMemory;
        ZE_API_VERSION_1_0: pfnGetRegisterSetProperties = zetDebugGetRegisterSetProperties;
        ZE_API_VERSION_1_0: pfnReadRegisters = zetDebugReadRegisters;
        ZE_API_VERSION_1_0: pfnWriteRegisters = zetDebugWriteRegisters;
        ZE_API_VERSION_1_5: pfnGetThreadRegisterSetProperties = zetDebugGetThreadRegisterSetProperties;
    }

    zerGetGlobalProcAddrTable(zer_global_dditable_t) {
        ZE_API_VERSION_1_14: pfnGetLastErrorDescription = zerGetLastErrorDescription;
        ZE_API_VERSION_1_14: pfnTranslateDeviceHandleToIdentifier = zerTranslateDeviceHandleToIdentifier;
        ZE_API_VERSION_1_14: pfnTranslateIdentifierToDeviceHandle = zerTranslateIdentifierToDeviceHandle;
        ZE_API_VERSION_1_14: pfnGetDefaultContext = zerGetDefaultContext;
    }
}
