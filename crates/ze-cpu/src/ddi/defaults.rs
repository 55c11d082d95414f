// Generated from level-zero-sys by `cargo xtask generate`; do not edit.

//! What a function answers that the driver does not have.

use level_zero_sys::*;

default! { zeRTASBuilderCreateExt(ze_driver_handle_t, *const ze_rtas_builder_ext_desc_t, *mut ze_rtas_builder_ext_handle_t) -> ze_result_t }
default! { zeRTASBuilderGetBuildPropertiesExt(ze_rtas_builder_ext_handle_t, *const ze_rtas_builder_build_op_ext_desc_t, *mut ze_rtas_builder_ext_properties_t) -> ze_result_t }
default! { zeRTASBuilderBuildExt(ze_rtas_builder_ext_handle_t, *const ze_rtas_builder_build_op_ext_desc_t, *mut ::core::ffi::c_void, usize, *mut ::core::ffi::c_void, usize, ze_rtas_parallel_operation_ext_handle_t, *mut ::core::ffi::c_void, *mut ze_rtas_aabb_ext_t, *mut usize) -> ze_result_t }
default! { zeRTASBuilderCommandListAppendCopyExt(ze_command_list_handle_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void, usize, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeRTASBuilderDestroyExt(ze_rtas_builder_ext_handle_t) -> ze_result_t }
default! { zeRTASBuilderCreateExp(ze_driver_handle_t, *const ze_rtas_builder_exp_desc_t, *mut ze_rtas_builder_exp_handle_t) -> ze_result_t }
default! { zeRTASBuilderGetBuildPropertiesExp(ze_rtas_builder_exp_handle_t, *const ze_rtas_builder_build_op_exp_desc_t, *mut ze_rtas_builder_exp_properties_t) -> ze_result_t }
default! { zeRTASBuilderBuildExp(ze_rtas_builder_exp_handle_t, *const ze_rtas_builder_build_op_exp_desc_t, *mut ::core::ffi::c_void, usize, *mut ::core::ffi::c_void, usize, ze_rtas_parallel_operation_exp_handle_t, *mut ::core::ffi::c_void, *mut ze_rtas_aabb_exp_t, *mut usize) -> ze_result_t }
default! { zeRTASBuilderDestroyExp(ze_rtas_builder_exp_handle_t) -> ze_result_t }
default! { zeRTASParallelOperationCreateExt(ze_driver_handle_t, *mut ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t }
default! { zeRTASParallelOperationGetPropertiesExt(ze_rtas_parallel_operation_ext_handle_t, *mut ze_rtas_parallel_operation_ext_properties_t) -> ze_result_t }
default! { zeRTASParallelOperationJoinExt(ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t }
default! { zeRTASParallelOperationDestroyExt(ze_rtas_parallel_operation_ext_handle_t) -> ze_result_t }
default! { zeRTASParallelOperationCreateExp(ze_driver_handle_t, *mut ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t }
default! { zeRTASParallelOperationGetPropertiesExp(ze_rtas_parallel_operation_exp_handle_t, *mut ze_rtas_parallel_operation_exp_properties_t) -> ze_result_t }
default! { zeRTASParallelOperationJoinExp(ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t }
default! { zeRTASParallelOperationDestroyExp(ze_rtas_parallel_operation_exp_handle_t) -> ze_result_t }
default! { zeInit(ze_init_flags_t) -> ze_result_t }
default! { zeInitDrivers(*mut u32, *mut ze_driver_handle_t, *mut ze_init_driver_type_desc_t) -> ze_result_t }
default! { zeDriverGet(*mut u32, *mut ze_driver_handle_t) -> ze_result_t }
default! { zeDriverGetApiVersion(ze_driver_handle_t, *mut ze_api_version_t) -> ze_result_t }
default! { zeDriverGetProperties(ze_driver_handle_t, *mut ze_driver_properties_t) -> ze_result_t }
default! { zeDriverGetIpcProperties(ze_driver_handle_t, *mut ze_driver_ipc_properties_t) -> ze_result_t }
default! { zeDriverGetExtensionProperties(ze_driver_handle_t, *mut u32, *mut ze_driver_extension_properties_t) -> ze_result_t }
default! { zeDriverGetExtensionFunctionAddress(ze_driver_handle_t, *const ::core::ffi::c_char, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeDriverGetLastErrorDescription(ze_driver_handle_t, *mut *const ::core::ffi::c_char) -> ze_result_t }
default! { zeDriverRTASFormatCompatibilityCheckExt(ze_driver_handle_t, ze_rtas_format_ext_t, ze_rtas_format_ext_t) -> ze_result_t }
default! { zeDriverGetDefaultContext(ze_driver_handle_t) -> ze_context_handle_t }
default! { zeDriverRTASFormatCompatibilityCheckExp(ze_driver_handle_t, ze_rtas_format_exp_t, ze_rtas_format_exp_t) -> ze_result_t }
default! { zeDeviceGet(ze_driver_handle_t, *mut u32, *mut ze_device_handle_t) -> ze_result_t }
default! { zeDeviceGetSubDevices(ze_device_handle_t, *mut u32, *mut ze_device_handle_t) -> ze_result_t }
default! { zeDeviceGetProperties(ze_device_handle_t, *mut ze_device_properties_t) -> ze_result_t }
default! { zeDeviceGetComputeProperties(ze_device_handle_t, *mut ze_device_compute_properties_t) -> ze_result_t }
default! { zeDeviceGetModuleProperties(ze_device_handle_t, *mut ze_device_module_properties_t) -> ze_result_t }
default! { zeDeviceGetCommandQueueGroupProperties(ze_device_handle_t, *mut u32, *mut ze_command_queue_group_properties_t) -> ze_result_t }
default! { zeDeviceGetMemoryProperties(ze_device_handle_t, *mut u32, *mut ze_device_memory_properties_t) -> ze_result_t }
default! { zeDeviceGetMemoryAccessProperties(ze_device_handle_t, *mut ze_device_memory_access_properties_t) -> ze_result_t }
default! { zeDeviceGetCacheProperties(ze_device_handle_t, *mut u32, *mut ze_device_cache_properties_t) -> ze_result_t }
default! { zeDeviceGetImageProperties(ze_device_handle_t, *mut ze_device_image_properties_t) -> ze_result_t }
default! { zeDeviceGetExternalMemoryProperties(ze_device_handle_t, *mut ze_device_external_memory_properties_t) -> ze_result_t }
default! { zeDeviceGetP2PProperties(ze_device_handle_t, ze_device_handle_t, *mut ze_device_p2p_properties_t) -> ze_result_t }
default! { zeDeviceCanAccessPeer(ze_device_handle_t, ze_device_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zeDeviceGetStatus(ze_device_handle_t) -> ze_result_t }
default! { zeDeviceGetGlobalTimestamps(ze_device_handle_t, *mut u64, *mut u64) -> ze_result_t }
default! { zeDeviceReserveCacheExt(ze_device_handle_t, usize, usize) -> ze_result_t }
default! { zeDeviceSetCacheAdviceExt(ze_device_handle_t, *mut ::core::ffi::c_void, usize, ze_cache_ext_region_t) -> ze_result_t }
default! { zeDevicePciGetPropertiesExt(ze_device_handle_t, *mut ze_pci_ext_properties_t) -> ze_result_t }
default! { zeDeviceGetRootDevice(ze_device_handle_t, *mut ze_device_handle_t) -> ze_result_t }
default! { zeDeviceImportExternalSemaphoreExt(ze_device_handle_t, *const ze_external_semaphore_ext_desc_t, *mut ze_external_semaphore_ext_handle_t) -> ze_result_t }
default! { zeDeviceReleaseExternalSemaphoreExt(ze_external_semaphore_ext_handle_t) -> ze_result_t }
default! { zeDeviceGetVectorWidthPropertiesExt(ze_device_handle_t, *mut u32, *mut ze_device_vector_width_properties_ext_t) -> ze_result_t }
default! { zeDeviceSynchronize(ze_device_handle_t) -> ze_result_t }
default! { zeDeviceGetAggregatedCopyOffloadIncrementValue(ze_device_handle_t, *mut u32) -> ze_result_t }
default! { zeDeviceGetRuntimeRequirements(ze_device_handle_t, *const ::core::ffi::c_void, *mut usize, *mut ::core::ffi::c_char) -> ze_result_t }
default! { zeDeviceGetRuntimeRequirementsKey(ze_device_handle_t, *mut *const ::core::ffi::c_char) -> ze_result_t }
default! { zeDeviceValidateRuntimeRequirements(ze_device_handle_t, *const ::core::ffi::c_char, *mut ze_validate_runtime_requirements_output_t) -> ze_result_t }
default! { zeDeviceGetCounterBasedEventMaxValue(ze_device_handle_t, *mut u64) -> ze_result_t }
default! { zeDeviceGetFabricVertexExp(ze_device_handle_t, *mut ze_fabric_vertex_handle_t) -> ze_result_t }
default! { zeContextCreate(ze_driver_handle_t, *const ze_context_desc_t, *mut ze_context_handle_t) -> ze_result_t }
default! { zeContextDestroy(ze_context_handle_t) -> ze_result_t }
default! { zeContextGetStatus(ze_context_handle_t) -> ze_result_t }
default! { zeContextSystemBarrier(ze_context_handle_t, ze_device_handle_t) -> ze_result_t }
default! { zeContextMakeMemoryResident(ze_context_handle_t, ze_device_handle_t, *mut ::core::ffi::c_void, usize) -> ze_result_t }
default! { zeContextEvictMemory(ze_context_handle_t, ze_device_handle_t, *mut ::core::ffi::c_void, usize) -> ze_result_t }
default! { zeContextMakeImageResident(ze_context_handle_t, ze_device_handle_t, ze_image_handle_t) -> ze_result_t }
default! { zeContextEvictImage(ze_context_handle_t, ze_device_handle_t, ze_image_handle_t) -> ze_result_t }
default! { zeContextCreateEx(ze_driver_handle_t, *const ze_context_desc_t, u32, *mut ze_device_handle_t, *mut ze_context_handle_t) -> ze_result_t }
default! { zeCommandQueueCreate(ze_context_handle_t, ze_device_handle_t, *const ze_command_queue_desc_t, *mut ze_command_queue_handle_t) -> ze_result_t }
default! { zeCommandQueueDestroy(ze_command_queue_handle_t) -> ze_result_t }
default! { zeCommandQueueExecuteCommandLists(ze_command_queue_handle_t, u32, *mut ze_command_list_handle_t, ze_fence_handle_t) -> ze_result_t }
default! { zeCommandQueueSynchronize(ze_command_queue_handle_t, u64) -> ze_result_t }
default! { zeCommandQueueGetOrdinal(ze_command_queue_handle_t, *mut u32) -> ze_result_t }
default! { zeCommandQueueGetIndex(ze_command_queue_handle_t, *mut u32) -> ze_result_t }
default! { zeCommandQueueGetFlags(ze_command_queue_handle_t, *mut ze_command_queue_flags_t) -> ze_result_t }
default! { zeCommandQueueGetMode(ze_command_queue_handle_t, *mut ze_command_queue_mode_t) -> ze_result_t }
default! { zeCommandQueueGetPriority(ze_command_queue_handle_t, *mut ze_command_queue_priority_t) -> ze_result_t }
default! { zeCommandListCreate(ze_context_handle_t, ze_device_handle_t, *const ze_command_list_desc_t, *mut ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListCreateImmediate(ze_context_handle_t, ze_device_handle_t, *const ze_command_queue_desc_t, *mut ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListDestroy(ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListClose(ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListReset(ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListAppendWriteGlobalTimestamp(ze_command_list_handle_t, *mut u64, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendBarrier(ze_command_list_handle_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryRangesBarrier(ze_command_list_handle_t, u32, *const usize, *mut *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryCopy(ze_command_list_handle_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void, usize, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryFill(ze_command_list_handle_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void, usize, usize, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryCopyRegion(ze_command_list_handle_t, *mut ::core::ffi::c_void, *const ze_copy_region_t, u32, u32, *const ::core::ffi::c_void, *const ze_copy_region_t, u32, u32, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryCopyFromContext(ze_command_list_handle_t, *mut ::core::ffi::c_void, ze_context_handle_t, *const ::core::ffi::c_void, usize, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendImageCopy(ze_command_list_handle_t, ze_image_handle_t, ze_image_handle_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendImageCopyRegion(ze_command_list_handle_t, ze_image_handle_t, ze_image_handle_t, *const ze_image_region_t, *const ze_image_region_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendImageCopyToMemory(ze_command_list_handle_t, *mut ::core::ffi::c_void, ze_image_handle_t, *const ze_image_region_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendImageCopyFromMemory(ze_command_list_handle_t, ze_image_handle_t, *const ::core::ffi::c_void, *const ze_image_region_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryPrefetch(ze_command_list_handle_t, *const ::core::ffi::c_void, usize) -> ze_result_t }
default! { zeCommandListAppendMemAdvise(ze_command_list_handle_t, ze_device_handle_t, *const ::core::ffi::c_void, usize, ze_memory_advice_t) -> ze_result_t }
default! { zeCommandListAppendSignalEvent(ze_command_list_handle_t, ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendWaitOnEvents(ze_command_list_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendEventReset(ze_command_list_handle_t, ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendQueryKernelTimestamps(ze_command_list_handle_t, u32, *mut ze_event_handle_t, *mut ::core::ffi::c_void, *const usize, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendLaunchKernel(ze_command_list_handle_t, ze_kernel_handle_t, *const ze_group_count_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendLaunchCooperativeKernel(ze_command_list_handle_t, ze_kernel_handle_t, *const ze_group_count_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendLaunchKernelIndirect(ze_command_list_handle_t, ze_kernel_handle_t, *const ze_group_count_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendLaunchMultipleKernelsIndirect(ze_command_list_handle_t, u32, *mut ze_kernel_handle_t, *const u32, *const ze_group_count_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendImageCopyToMemoryExt(ze_command_list_handle_t, *mut ::core::ffi::c_void, ze_image_handle_t, *const ze_image_region_t, u32, u32, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendImageCopyFromMemoryExt(ze_command_list_handle_t, ze_image_handle_t, *const ::core::ffi::c_void, *const ze_image_region_t, u32, u32, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListHostSynchronize(ze_command_list_handle_t, u64) -> ze_result_t }
default! { zeCommandListGetDeviceHandle(ze_command_list_handle_t, *mut ze_device_handle_t) -> ze_result_t }
default! { zeCommandListGetContextHandle(ze_command_list_handle_t, *mut ze_context_handle_t) -> ze_result_t }
default! { zeCommandListGetOrdinal(ze_command_list_handle_t, *mut u32) -> ze_result_t }
default! { zeCommandListImmediateGetIndex(ze_command_list_handle_t, *mut u32) -> ze_result_t }
default! { zeCommandListIsImmediate(ze_command_list_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zeCommandListAppendSignalExternalSemaphoreExt(ze_command_list_handle_t, u32, *mut ze_external_semaphore_ext_handle_t, *mut ze_external_semaphore_signal_params_ext_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendWaitExternalSemaphoreExt(ze_command_list_handle_t, u32, *mut ze_external_semaphore_ext_handle_t, *mut ze_external_semaphore_wait_params_ext_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendLaunchKernelWithParameters(ze_command_list_handle_t, ze_kernel_handle_t, *const ze_group_count_t, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendLaunchKernelWithArguments(ze_command_list_handle_t, ze_kernel_handle_t, ze_group_count_t, ze_group_size_t, *mut *mut ::core::ffi::c_void, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryCopyWithParameters(ze_command_list_handle_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void, usize, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendMemoryFillWithParameters(ze_command_list_handle_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void, usize, usize, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListImmediateAppendCommandListsWithParameters(ze_command_list_handle_t, u32, *mut ze_command_list_handle_t, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListGetFlags(ze_command_list_handle_t, *mut ze_command_list_flags_t) -> ze_result_t }
default! { zeCommandListImmediateGetFlags(ze_command_list_handle_t, *mut ze_command_queue_flags_t) -> ze_result_t }
default! { zeCommandListImmediateGetMode(ze_command_list_handle_t, *mut ze_command_queue_mode_t) -> ze_result_t }
default! { zeCommandListImmediateGetPriority(ze_command_list_handle_t, *mut ze_command_queue_priority_t) -> ze_result_t }
default! { zeCommandListBeginGraphCaptureExt(ze_command_list_handle_t, *const ::core::ffi::c_void) -> ze_result_t }
default! { zeCommandListBeginCaptureIntoGraphExt(ze_command_list_handle_t, ze_graph_handle_t, *const ::core::ffi::c_void) -> ze_result_t }
default! { zeCommandListIsGraphCaptureEnabledExt(ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListEndGraphCaptureExt(ze_command_list_handle_t, *const ::core::ffi::c_void, *mut ze_graph_handle_t) -> ze_result_t }
default! { zeCommandListGetGraphExt(ze_command_list_handle_t, *mut ze_graph_handle_t) -> ze_result_t }
default! { zeCommandListAppendGraphExt(ze_command_list_handle_t, ze_executable_graph_handle_t, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListAppendHostFunction(ze_command_list_handle_t, ze_host_function_callback_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListCreateCloneExp(ze_command_list_handle_t, *mut ze_command_list_handle_t) -> ze_result_t }
default! { zeCommandListImmediateAppendCommandListsExp(ze_command_list_handle_t, u32, *mut ze_command_list_handle_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListGetNextCommandIdExp(ze_command_list_handle_t, *const ze_mutable_command_id_exp_desc_t, *mut u64) -> ze_result_t }
default! { zeCommandListUpdateMutableCommandsExp(ze_command_list_handle_t, *const ze_mutable_commands_exp_desc_t) -> ze_result_t }
default! { zeCommandListUpdateMutableCommandSignalEventExp(ze_command_list_handle_t, u64, ze_event_handle_t) -> ze_result_t }
default! { zeCommandListUpdateMutableCommandWaitEventsExp(ze_command_list_handle_t, u64, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zeCommandListGetNextCommandIdWithKernelsExp(ze_command_list_handle_t, *const ze_mutable_command_id_exp_desc_t, u32, *mut ze_kernel_handle_t, *mut u64) -> ze_result_t }
default! { zeCommandListUpdateMutableCommandKernelsExp(ze_command_list_handle_t, u32, *mut u64, *mut ze_kernel_handle_t) -> ze_result_t }
default! { zeCommandListIsMutableExp(ze_command_list_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zeImageGetProperties(ze_device_handle_t, *const ze_image_desc_t, *mut ze_image_properties_t) -> ze_result_t }
default! { zeImageCreate(ze_context_handle_t, ze_device_handle_t, *const ze_image_desc_t, *mut ze_image_handle_t) -> ze_result_t }
default! { zeImageDestroy(ze_image_handle_t) -> ze_result_t }
default! { zeImageGetAllocPropertiesExt(ze_context_handle_t, ze_image_handle_t, *mut ze_image_allocation_ext_properties_t) -> ze_result_t }
default! { zeImageViewCreateExt(ze_context_handle_t, ze_device_handle_t, *const ze_image_desc_t, ze_image_handle_t, *mut ze_image_handle_t) -> ze_result_t }
default! { zeImageGetMemoryPropertiesExp(ze_image_handle_t, *mut ze_image_memory_properties_exp_t) -> ze_result_t }
default! { zeImageViewCreateExp(ze_context_handle_t, ze_device_handle_t, *const ze_image_desc_t, ze_image_handle_t, *mut ze_image_handle_t) -> ze_result_t }
default! { zeImageGetDeviceOffsetExp(ze_image_handle_t, *mut u64) -> ze_result_t }
default! { zeMemAllocShared(ze_context_handle_t, *const ze_device_mem_alloc_desc_t, *const ze_host_mem_alloc_desc_t, usize, usize, ze_device_handle_t, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeMemAllocDevice(ze_context_handle_t, *const ze_device_mem_alloc_desc_t, usize, usize, ze_device_handle_t, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeMemAllocHost(ze_context_handle_t, *const ze_host_mem_alloc_desc_t, usize, usize, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeMemFree(ze_context_handle_t, *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeMemGetAllocProperties(ze_context_handle_t, *const ::core::ffi::c_void, *mut ze_memory_allocation_properties_t, *mut ze_device_handle_t) -> ze_result_t }
default! { zeMemGetAddressRange(ze_context_handle_t, *const ::core::ffi::c_void, *mut *mut ::core::ffi::c_void, *mut usize) -> ze_result_t }
default! { zeMemGetIpcHandle(ze_context_handle_t, *const ::core::ffi::c_void, *mut ze_ipc_mem_handle_t) -> ze_result_t }
default! { zeMemOpenIpcHandle(ze_context_handle_t, ze_device_handle_t, ze_ipc_mem_handle_t, ze_ipc_memory_flags_t, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeMemCloseIpcHandle(ze_context_handle_t, *const ::core::ffi::c_void) -> ze_result_t }
default! { zeMemFreeExt(ze_context_handle_t, *const ze_memory_free_ext_desc_t, *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeMemPutIpcHandle(ze_context_handle_t, ze_ipc_mem_handle_t) -> ze_result_t }
default! { zeMemGetPitchFor2dImage(ze_context_handle_t, ze_device_handle_t, usize, usize, ::core::ffi::c_uint, *mut usize) -> ze_result_t }
default! { zeMemGetIpcHandleWithProperties(ze_context_handle_t, *const ::core::ffi::c_void, *mut ::core::ffi::c_void, *mut ze_ipc_mem_handle_t) -> ze_result_t }
default! { zeMemGetIpcHandleFromFileDescriptorExp(ze_context_handle_t, u64, *mut ze_ipc_mem_handle_t) -> ze_result_t }
default! { zeMemGetFileDescriptorFromIpcHandleExp(ze_context_handle_t, ze_ipc_mem_handle_t, *mut u64) -> ze_result_t }
default! { zeMemSetAtomicAccessAttributeExp(ze_context_handle_t, ze_device_handle_t, *const ::core::ffi::c_void, usize, ze_memory_atomic_attr_exp_flags_t) -> ze_result_t }
default! { zeMemGetAtomicAccessAttributeExp(ze_context_handle_t, ze_device_handle_t, *const ::core::ffi::c_void, usize, *mut ze_memory_atomic_attr_exp_flags_t) -> ze_result_t }
default! { zeFenceCreate(ze_command_queue_handle_t, *const ze_fence_desc_t, *mut ze_fence_handle_t) -> ze_result_t }
default! { zeFenceDestroy(ze_fence_handle_t) -> ze_result_t }
default! { zeFenceHostSynchronize(ze_fence_handle_t, u64) -> ze_result_t }
default! { zeFenceQueryStatus(ze_fence_handle_t) -> ze_result_t }
default! { zeFenceReset(ze_fence_handle_t) -> ze_result_t }
default! { zeEventPoolCreate(ze_context_handle_t, *const ze_event_pool_desc_t, u32, *mut ze_device_handle_t, *mut ze_event_pool_handle_t) -> ze_result_t }
default! { zeEventPoolDestroy(ze_event_pool_handle_t) -> ze_result_t }
default! { zeEventPoolGetIpcHandle(ze_event_pool_handle_t, *mut ze_ipc_event_pool_handle_t) -> ze_result_t }
default! { zeEventPoolOpenIpcHandle(ze_context_handle_t, ze_ipc_event_pool_handle_t, *mut ze_event_pool_handle_t) -> ze_result_t }
default! { zeEventPoolCloseIpcHandle(ze_event_pool_handle_t) -> ze_result_t }
default! { zeEventPoolPutIpcHandle(ze_context_handle_t, ze_ipc_event_pool_handle_t) -> ze_result_t }
default! { zeEventPoolGetContextHandle(ze_event_pool_handle_t, *mut ze_context_handle_t) -> ze_result_t }
default! { zeEventPoolGetFlags(ze_event_pool_handle_t, *mut ze_event_pool_flags_t) -> ze_result_t }
default! { zeEventCreate(ze_event_pool_handle_t, *const ze_event_desc_t, *mut ze_event_handle_t) -> ze_result_t }
default! { zeEventDestroy(ze_event_handle_t) -> ze_result_t }
default! { zeEventHostSignal(ze_event_handle_t) -> ze_result_t }
default! { zeEventHostSynchronize(ze_event_handle_t, u64) -> ze_result_t }
default! { zeEventQueryStatus(ze_event_handle_t) -> ze_result_t }
default! { zeEventHostReset(ze_event_handle_t) -> ze_result_t }
default! { zeEventQueryKernelTimestamp(ze_event_handle_t, *mut ze_kernel_timestamp_result_t) -> ze_result_t }
default! { zeEventQueryKernelTimestampsExt(ze_event_handle_t, ze_device_handle_t, *mut u32, *mut ze_event_query_kernel_timestamps_results_ext_properties_t) -> ze_result_t }
default! { zeEventGetEventPool(ze_event_handle_t, *mut ze_event_pool_handle_t) -> ze_result_t }
default! { zeEventGetSignalScope(ze_event_handle_t, *mut ze_event_scope_flags_t) -> ze_result_t }
default! { zeEventGetWaitScope(ze_event_handle_t, *mut ze_event_scope_flags_t) -> ze_result_t }
default! { zeEventCounterBasedCreate(ze_context_handle_t, ze_device_handle_t, *const ze_event_counter_based_desc_t, *mut ze_event_handle_t) -> ze_result_t }
default! { zeEventCounterBasedGetIpcHandle(ze_event_handle_t, *mut ze_ipc_event_counter_based_handle_t) -> ze_result_t }
default! { zeEventCounterBasedOpenIpcHandle(ze_context_handle_t, ze_ipc_event_counter_based_handle_t, *mut ze_event_handle_t) -> ze_result_t }
default! { zeEventCounterBasedCloseIpcHandle(ze_event_handle_t) -> ze_result_t }
default! { zeEventCounterBasedGetDeviceAddress(ze_event_handle_t, *mut u64, *mut u64) -> ze_result_t }
default! { zeEventGetCounterBasedFlags(ze_event_handle_t, *mut ze_event_counter_based_flags_t) -> ze_result_t }
default! { zeEventQueryTimestampsExp(ze_event_handle_t, ze_device_handle_t, *mut u32, *mut ze_kernel_timestamp_result_t) -> ze_result_t }
default! { zeModuleCreate(ze_context_handle_t, ze_device_handle_t, *const ze_module_desc_t, *mut ze_module_handle_t, *mut ze_module_build_log_handle_t) -> ze_result_t }
default! { zeModuleDestroy(ze_module_handle_t) -> ze_result_t }
default! { zeModuleDynamicLink(u32, *mut ze_module_handle_t, *mut ze_module_build_log_handle_t) -> ze_result_t }
default! { zeModuleGetNativeBinary(ze_module_handle_t, *mut usize, *mut u8) -> ze_result_t }
default! { zeModuleGetGlobalPointer(ze_module_handle_t, *const ::core::ffi::c_char, *mut usize, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeModuleGetKernelNames(ze_module_handle_t, *mut u32, *mut *const ::core::ffi::c_char) -> ze_result_t }
default! { zeModuleGetProperties(ze_module_handle_t, *mut ze_module_properties_t) -> ze_result_t }
default! { zeModuleGetFunctionPointer(ze_module_handle_t, *const ::core::ffi::c_char, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeModuleInspectLinkageExt(*mut ze_linkage_inspection_ext_desc_t, u32, *mut ze_module_handle_t, *mut ze_module_build_log_handle_t) -> ze_result_t }
default! { zeModuleBuildLogDestroy(ze_module_build_log_handle_t) -> ze_result_t }
default! { zeModuleBuildLogGetString(ze_module_build_log_handle_t, *mut usize, *mut ::core::ffi::c_char) -> ze_result_t }
default! { zeKernelCreate(ze_module_handle_t, *const ze_kernel_desc_t, *mut ze_kernel_handle_t) -> ze_result_t }
default! { zeKernelDestroy(ze_kernel_handle_t) -> ze_result_t }
default! { zeKernelSetCacheConfig(ze_kernel_handle_t, ze_cache_config_flags_t) -> ze_result_t }
default! { zeKernelSetGroupSize(ze_kernel_handle_t, u32, u32, u32) -> ze_result_t }
default! { zeKernelSuggestGroupSize(ze_kernel_handle_t, u32, u32, u32, *mut u32, *mut u32, *mut u32) -> ze_result_t }
default! { zeKernelSuggestMaxCooperativeGroupCount(ze_kernel_handle_t, *mut u32) -> ze_result_t }
default! { zeKernelSetArgumentValue(ze_kernel_handle_t, u32, usize, *const ::core::ffi::c_void) -> ze_result_t }
default! { zeKernelSetIndirectAccess(ze_kernel_handle_t, ze_kernel_indirect_access_flags_t) -> ze_result_t }
default! { zeKernelGetIndirectAccess(ze_kernel_handle_t, *mut ze_kernel_indirect_access_flags_t) -> ze_result_t }
default! { zeKernelGetSourceAttributes(ze_kernel_handle_t, *mut u32, *mut *mut ::core::ffi::c_char) -> ze_result_t }
default! { zeKernelGetProperties(ze_kernel_handle_t, *mut ze_kernel_properties_t) -> ze_result_t }
default! { zeKernelGetName(ze_kernel_handle_t, *mut usize, *mut ::core::ffi::c_char) -> ze_result_t }
default! { zeKernelSetGlobalOffsetExp(ze_kernel_handle_t, u32, u32, u32) -> ze_result_t }
default! { zeKernelSchedulingHintExp(ze_kernel_handle_t, *mut ze_scheduling_hint_exp_desc_t) -> ze_result_t }
default! { zeKernelGetBinaryExp(ze_kernel_handle_t, *mut usize, *mut u8) -> ze_result_t }
default! { zeKernelGetAllocationPropertiesExp(ze_kernel_handle_t, *mut u32, *mut ze_kernel_allocation_exp_properties_t) -> ze_result_t }
default! { zeSamplerCreate(ze_context_handle_t, ze_device_handle_t, *const ze_sampler_desc_t, *mut ze_sampler_handle_t) -> ze_result_t }
default! { zeSamplerDestroy(ze_sampler_handle_t) -> ze_result_t }
default! { zePhysicalMemCreate(ze_context_handle_t, ze_device_handle_t, *mut ze_physical_mem_desc_t, *mut ze_physical_mem_handle_t) -> ze_result_t }
default! { zePhysicalMemDestroy(ze_context_handle_t, ze_physical_mem_handle_t) -> ze_result_t }
default! { zePhysicalMemGetProperties(ze_context_handle_t, ze_physical_mem_handle_t, *mut ze_physical_mem_properties_t) -> ze_result_t }
default! { zeVirtualMemReserve(ze_context_handle_t, *const ::core::ffi::c_void, usize, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zeVirtualMemFree(ze_context_handle_t, *const ::core::ffi::c_void, usize) -> ze_result_t }
default! { zeVirtualMemQueryPageSize(ze_context_handle_t, ze_device_handle_t, usize, *mut usize) -> ze_result_t }
default! { zeVirtualMemMap(ze_context_handle_t, *const ::core::ffi::c_void, usize, ze_physical_mem_handle_t, usize, ze_memory_access_attribute_t) -> ze_result_t }
default! { zeVirtualMemUnmap(ze_context_handle_t, *const ::core::ffi::c_void, usize) -> ze_result_t }
default! { zeVirtualMemSetAccessAttribute(ze_context_handle_t, *const ::core::ffi::c_void, usize, ze_memory_access_attribute_t) -> ze_result_t }
default! { zeVirtualMemGetAccessAttribute(ze_context_handle_t, *const ::core::ffi::c_void, usize, *mut ze_memory_access_attribute_t, *mut usize) -> ze_result_t }
default! { zeFabricVertexGetExp(ze_driver_handle_t, *mut u32, *mut ze_fabric_vertex_handle_t) -> ze_result_t }
default! { zeFabricVertexGetSubVerticesExp(ze_fabric_vertex_handle_t, *mut u32, *mut ze_fabric_vertex_handle_t) -> ze_result_t }
default! { zeFabricVertexGetPropertiesExp(ze_fabric_vertex_handle_t, *mut ze_fabric_vertex_exp_properties_t) -> ze_result_t }
default! { zeFabricVertexGetDeviceExp(ze_fabric_vertex_handle_t, *mut ze_device_handle_t) -> ze_result_t }
default! { zeFabricEdgeGetExp(ze_fabric_vertex_handle_t, ze_fabric_vertex_handle_t, *mut u32, *mut ze_fabric_edge_handle_t) -> ze_result_t }
default! { zeFabricEdgeGetVerticesExp(ze_fabric_edge_handle_t, *mut ze_fabric_vertex_handle_t, *mut ze_fabric_vertex_handle_t) -> ze_result_t }
default! { zeFabricEdgeGetPropertiesExp(ze_fabric_edge_handle_t, *mut ze_fabric_edge_exp_properties_t) -> ze_result_t }
default! { zeGraphCreateExt(ze_context_handle_t, *const ::core::ffi::c_void, *mut ze_graph_handle_t) -> ze_result_t }
default! { zeGraphGetPrimaryCommandListExt(ze_graph_handle_t, *mut ze_command_list_handle_t) -> ze_result_t }
default! { zeGraphSetDestructionCallbackExt(ze_graph_handle_t, zex_mem_graph_free_callback_fn_t, *mut ::core::ffi::c_void, *const ::core::ffi::c_void) -> ze_result_t }
default! { zeGraphInstantiateExt(ze_graph_handle_t, *const ::core::ffi::c_void, *mut ze_executable_graph_handle_t) -> ze_result_t }
default! { zeGraphIsEmptyExt(ze_graph_handle_t) -> ze_result_t }
default! { zeGraphDumpContentsExt(ze_graph_handle_t, *const ::core::ffi::c_char, *const ::core::ffi::c_void) -> ze_result_t }
default! { zeGraphDestroyExt(ze_graph_handle_t) -> ze_result_t }
default! { zeExecutableGraphGetSourceGraphExt(ze_executable_graph_handle_t, *mut ze_graph_handle_t) -> ze_result_t }
default! { zeExecutableGraphDestroyExt(ze_executable_graph_handle_t) -> ze_result_t }
default! { zesInit(zes_init_flags_t) -> ze_result_t }
default! { zesDeviceGetProperties(zes_device_handle_t, *mut zes_device_properties_t) -> ze_result_t }
default! { zesDeviceGetState(zes_device_handle_t, *mut zes_device_state_t) -> ze_result_t }
default! { zesDeviceReset(zes_device_handle_t, ze_bool_t) -> ze_result_t }
default! { zesDeviceProcessesGetState(zes_device_handle_t, *mut u32, *mut zes_process_state_t) -> ze_result_t }
default! { zesDevicePciGetProperties(zes_device_handle_t, *mut zes_pci_properties_t) -> ze_result_t }
default! { zesDevicePciGetState(zes_device_handle_t, *mut zes_pci_state_t) -> ze_result_t }
default! { zesDevicePciGetBars(zes_device_handle_t, *mut u32, *mut zes_pci_bar_properties_t) -> ze_result_t }
default! { zesDevicePciGetStats(zes_device_handle_t, *mut zes_pci_stats_t) -> ze_result_t }
default! { zesDeviceEnumDiagnosticTestSuites(zes_device_handle_t, *mut u32, *mut zes_diag_handle_t) -> ze_result_t }
default! { zesDeviceEnumEngineGroups(zes_device_handle_t, *mut u32, *mut zes_engine_handle_t) -> ze_result_t }
default! { zesDeviceEventRegister(zes_device_handle_t, zes_event_type_flags_t) -> ze_result_t }
default! { zesDeviceEnumFabricPorts(zes_device_handle_t, *mut u32, *mut zes_fabric_port_handle_t) -> ze_result_t }
default! { zesDeviceEnumFans(zes_device_handle_t, *mut u32, *mut zes_fan_handle_t) -> ze_result_t }
default! { zesDeviceEnumFirmwares(zes_device_handle_t, *mut u32, *mut zes_firmware_handle_t) -> ze_result_t }
default! { zesDeviceEnumFrequencyDomains(zes_device_handle_t, *mut u32, *mut zes_freq_handle_t) -> ze_result_t }
default! { zesDeviceEnumLeds(zes_device_handle_t, *mut u32, *mut zes_led_handle_t) -> ze_result_t }
default! { zesDeviceEnumMemoryModules(zes_device_handle_t, *mut u32, *mut zes_mem_handle_t) -> ze_result_t }
default! { zesDeviceEnumPerformanceFactorDomains(zes_device_handle_t, *mut u32, *mut zes_perf_handle_t) -> ze_result_t }
default! { zesDeviceEnumPowerDomains(zes_device_handle_t, *mut u32, *mut zes_pwr_handle_t) -> ze_result_t }
default! { zesDeviceGetCardPowerDomain(zes_device_handle_t, *mut zes_pwr_handle_t) -> ze_result_t }
default! { zesDeviceEnumPsus(zes_device_handle_t, *mut u32, *mut zes_psu_handle_t) -> ze_result_t }
default! { zesDeviceEnumRasErrorSets(zes_device_handle_t, *mut u32, *mut zes_ras_handle_t) -> ze_result_t }
default! { zesDeviceEnumSchedulers(zes_device_handle_t, *mut u32, *mut zes_sched_handle_t) -> ze_result_t }
default! { zesDeviceEnumStandbyDomains(zes_device_handle_t, *mut u32, *mut zes_standby_handle_t) -> ze_result_t }
default! { zesDeviceEnumTemperatureSensors(zes_device_handle_t, *mut u32, *mut zes_temp_handle_t) -> ze_result_t }
default! { zesDeviceEccAvailable(zes_device_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zesDeviceEccConfigurable(zes_device_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zesDeviceGetEccState(zes_device_handle_t, *mut zes_device_ecc_properties_t) -> ze_result_t }
default! { zesDeviceSetEccState(zes_device_handle_t, *const zes_device_ecc_desc_t, *mut zes_device_ecc_properties_t) -> ze_result_t }
default! { zesDeviceGet(zes_driver_handle_t, *mut u32, *mut zes_device_handle_t) -> ze_result_t }
default! { zesDeviceSetOverclockWaiver(zes_device_handle_t) -> ze_result_t }
default! { zesDeviceGetOverclockDomains(zes_device_handle_t, *mut u32) -> ze_result_t }
default! { zesDeviceGetOverclockControls(zes_device_handle_t, zes_overclock_domain_t, *mut u32) -> ze_result_t }
default! { zesDeviceResetOverclockSettings(zes_device_handle_t, ze_bool_t) -> ze_result_t }
default! { zesDeviceReadOverclockState(zes_device_handle_t, *mut zes_overclock_mode_t, *mut ze_bool_t, *mut ze_bool_t, *mut zes_pending_action_t, *mut ze_bool_t) -> ze_result_t }
default! { zesDeviceEnumOverclockDomains(zes_device_handle_t, *mut u32, *mut zes_overclock_handle_t) -> ze_result_t }
default! { zesDeviceResetExt(zes_device_handle_t, *mut zes_reset_properties_t) -> ze_result_t }
default! { zesDevicePciLinkSpeedUpdateExt(zes_device_handle_t, ze_bool_t, *mut zes_device_action_t) -> ze_result_t }
default! { zesDeviceGetSubDevicePropertiesExp(zes_device_handle_t, *mut u32, *mut zes_subdevice_exp_properties_t) -> ze_result_t }
default! { zesDeviceEnumActiveVFExp(zes_device_handle_t, *mut u32, *mut zes_vf_handle_t) -> ze_result_t }
default! { zesDeviceEnumEnabledVFExp(zes_device_handle_t, *mut u32, *mut zes_vf_handle_t) -> ze_result_t }
default! { zesDriverEventListen(ze_driver_handle_t, u32, u32, *mut zes_device_handle_t, *mut u32, *mut zes_event_type_flags_t) -> ze_result_t }
default! { zesDriverEventListenEx(ze_driver_handle_t, u64, u32, *mut zes_device_handle_t, *mut u32, *mut zes_event_type_flags_t) -> ze_result_t }
default! { zesDriverGet(*mut u32, *mut zes_driver_handle_t) -> ze_result_t }
default! { zesDriverGetExtensionProperties(zes_driver_handle_t, *mut u32, *mut zes_driver_extension_properties_t) -> ze_result_t }
default! { zesDriverGetExtensionFunctionAddress(zes_driver_handle_t, *const ::core::ffi::c_char, *mut *mut ::core::ffi::c_void) -> ze_result_t }
default! { zesDriverGetDeviceByUuidExp(zes_driver_handle_t, zes_uuid_t, *mut zes_device_handle_t, *mut ze_bool_t, *mut u32) -> ze_result_t }
default! { zesOverclockGetDomainProperties(zes_overclock_handle_t, *mut zes_overclock_properties_t) -> ze_result_t }
default! { zesOverclockGetDomainVFProperties(zes_overclock_handle_t, *mut zes_vf_property_t) -> ze_result_t }
default! { zesOverclockGetDomainControlProperties(zes_overclock_handle_t, zes_overclock_control_t, *mut zes_control_property_t) -> ze_result_t }
default! { zesOverclockGetControlCurrentValue(zes_overclock_handle_t, zes_overclock_control_t, *mut f64) -> ze_result_t }
default! { zesOverclockGetControlPendingValue(zes_overclock_handle_t, zes_overclock_control_t, *mut f64) -> ze_result_t }
default! { zesOverclockSetControlUserValue(zes_overclock_handle_t, zes_overclock_control_t, f64, *mut zes_pending_action_t) -> ze_result_t }
default! { zesOverclockGetControlState(zes_overclock_handle_t, zes_overclock_control_t, *mut zes_control_state_t, *mut zes_pending_action_t) -> ze_result_t }
default! { zesOverclockGetVFPointValues(zes_overclock_handle_t, zes_vf_type_t, zes_vf_array_type_t, u32, *mut u32) -> ze_result_t }
default! { zesOverclockSetVFPointValues(zes_overclock_handle_t, zes_vf_type_t, u32, u32) -> ze_result_t }
default! { zesSchedulerGetProperties(zes_sched_handle_t, *mut zes_sched_properties_t) -> ze_result_t }
default! { zesSchedulerGetCurrentMode(zes_sched_handle_t, *mut zes_sched_mode_t) -> ze_result_t }
default! { zesSchedulerGetTimeoutModeProperties(zes_sched_handle_t, ze_bool_t, *mut zes_sched_timeout_properties_t) -> ze_result_t }
default! { zesSchedulerGetTimesliceModeProperties(zes_sched_handle_t, ze_bool_t, *mut zes_sched_timeslice_properties_t) -> ze_result_t }
default! { zesSchedulerSetTimeoutMode(zes_sched_handle_t, *mut zes_sched_timeout_properties_t, *mut ze_bool_t) -> ze_result_t }
default! { zesSchedulerSetTimesliceMode(zes_sched_handle_t, *mut zes_sched_timeslice_properties_t, *mut ze_bool_t) -> ze_result_t }
default! { zesSchedulerSetExclusiveMode(zes_sched_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zesSchedulerSetComputeUnitDebugMode(zes_sched_handle_t, *mut ze_bool_t) -> ze_result_t }
default! { zesPerformanceFactorGetProperties(zes_perf_handle_t, *mut zes_perf_properties_t) -> ze_result_t }
default! { zesPerformanceFactorGetConfig(zes_perf_handle_t, *mut f64) -> ze_result_t }
default! { zesPerformanceFactorSetConfig(zes_perf_handle_t, f64) -> ze_result_t }
default! { zesPowerGetProperties(zes_pwr_handle_t, *mut zes_power_properties_t) -> ze_result_t }
default! { zesPowerGetEnergyCounter(zes_pwr_handle_t, *mut zes_power_energy_counter_t) -> ze_result_t }
default! { zesPowerGetLimits(zes_pwr_handle_t, *mut zes_power_sustained_limit_t, *mut zes_power_burst_limit_t, *mut zes_power_peak_limit_t) -> ze_result_t }
default! { zesPowerSetLimits(zes_pwr_handle_t, *const zes_power_sustained_limit_t, *const zes_power_burst_limit_t, *const zes_power_peak_limit_t) -> ze_result_t }
default! { zesPowerGetEnergyThreshold(zes_pwr_handle_t, *mut zes_energy_threshold_t) -> ze_result_t }
default! { zesPowerSetEnergyThreshold(zes_pwr_handle_t, f64) -> ze_result_t }
default! { zesPowerGetLimitsExt(zes_pwr_handle_t, *mut u32, *mut zes_power_limit_ext_desc_t) -> ze_result_t }
default! { zesPowerSetLimitsExt(zes_pwr_handle_t, *mut u32, *mut zes_power_limit_ext_desc_t) -> ze_result_t }
default! { zesPowerGetUsage(zes_pwr_handle_t, *mut u32, *mut u32) -> ze_result_t }
default! { zesPowerGetLimitsExt2(zes_pwr_handle_t, *mut u32) -> ze_result_t }
default! { zesPowerSetLimitsExt2(zes_pwr_handle_t, u32) -> ze_result_t }
default! { zesFrequencyGetProperties(zes_freq_handle_t, *mut zes_freq_properties_t) -> ze_result_t }
default! { zesFrequencyGetAvailableClocks(zes_freq_handle_t, *mut u32, *mut f64) -> ze_result_t }
default! { zesFrequencyGetRange(zes_freq_handle_t, *mut zes_freq_range_t) -> ze_result_t }
default! { zesFrequencySetRange(zes_freq_handle_t, *const zes_freq_range_t) -> ze_result_t }
default! { zesFrequencyGetState(zes_freq_handle_t, *mut zes_freq_state_t) -> ze_result_t }
default! { zesFrequencyGetThrottleTime(zes_freq_handle_t, *mut zes_freq_throttle_time_t) -> ze_result_t }
default! { zesFrequencyOcGetCapabilities(zes_freq_handle_t, *mut zes_oc_capabilities_t) -> ze_result_t }
default! { zesFrequencyOcGetFrequencyTarget(zes_freq_handle_t, *mut f64) -> ze_result_t }
default! { zesFrequencyOcSetFrequencyTarget(zes_freq_handle_t, f64) -> ze_result_t }
default! { zesFrequencyOcGetVoltageTarget(zes_freq_handle_t, *mut f64, *mut f64) -> ze_result_t }
default! { zesFrequencyOcSetVoltageTarget(zes_freq_handle_t, f64, f64) -> ze_result_t }
default! { zesFrequencyOcSetMode(zes_freq_handle_t, zes_oc_mode_t) -> ze_result_t }
default! { zesFrequencyOcGetMode(zes_freq_handle_t, *mut zes_oc_mode_t) -> ze_result_t }
default! { zesFrequencyOcGetIccMax(zes_freq_handle_t, *mut f64) -> ze_result_t }
default! { zesFrequencyOcSetIccMax(zes_freq_handle_t, f64) -> ze_result_t }
default! { zesFrequencyOcGetTjMax(zes_freq_handle_t, *mut f64) -> ze_result_t }
default! { zesFrequencyOcSetTjMax(zes_freq_handle_t, f64) -> ze_result_t }
default! { zesEngineGetProperties(zes_engine_handle_t, *mut zes_engine_properties_t) -> ze_result_t }
default! { zesEngineGetActivity(zes_engine_handle_t, *mut zes_engine_stats_t) -> ze_result_t }
default! { zesEngineGetActivityExt(zes_engine_handle_t, *mut u32, *mut zes_engine_stats_t) -> ze_result_t }
default! { zesStandbyGetProperties(zes_standby_handle_t, *mut zes_standby_properties_t) -> ze_result_t }
default! { zesStandbyGetMode(zes_standby_handle_t, *mut zes_standby_promo_mode_t) -> ze_result_t }
default! { zesStandbySetMode(zes_standby_handle_t, zes_standby_promo_mode_t) -> ze_result_t }
default! { zesFirmwareGetProperties(zes_firmware_handle_t, *mut zes_firmware_properties_t) -> ze_result_t }
default! { zesFirmwareFlash(zes_firmware_handle_t, *mut ::core::ffi::c_void, u32) -> ze_result_t }
default! { zesFirmwareGetFlashProgress(zes_firmware_handle_t, *mut u32) -> ze_result_t }
default! { zesFirmwareGetConsoleLogs(zes_firmware_handle_t, *mut usize, *mut ::core::ffi::c_char) -> ze_result_t }
default! { zesFirmwareGetSecurityVersionExp(zes_firmware_handle_t, *mut ::core::ffi::c_char) -> ze_result_t }
default! { zesFirmwareSetSecurityVersionExp(zes_firmware_handle_t) -> ze_result_t }
default! { zesMemoryGetProperties(zes_mem_handle_t, *mut zes_mem_properties_t) -> ze_result_t }
default! { zesMemoryGetState(zes_mem_handle_t, *mut zes_mem_state_t) -> ze_result_t }
default! { zesMemoryGetBandwidth(zes_mem_handle_t, *mut zes_mem_bandwidth_t) -> ze_result_t }
default! { zesFabricPortGetProperties(zes_fabric_port_handle_t, *mut zes_fabric_port_properties_t) -> ze_result_t }
default! { zesFabricPortGetLinkType(zes_fabric_port_handle_t, *mut zes_fabric_link_type_t) -> ze_result_t }
default! { zesFabricPortGetConfig(zes_fabric_port_handle_t, *mut zes_fabric_port_config_t) -> ze_result_t }
default! { zesFabricPortSetConfig(zes_fabric_port_handle_t, *const zes_fabric_port_config_t) -> ze_result_t }
default! { zesFabricPortGetState(zes_fabric_port_handle_t, *mut zes_fabric_port_state_t) -> ze_result_t }
default! { zesFabricPortGetThroughput(zes_fabric_port_handle_t, *mut zes_fabric_port_throughput_t) -> ze_result_t }
default! { zesFabricPortGetFabricErrorCounters(zes_fabric_port_handle_t, *mut zes_fabric_port_error_counters_t) -> ze_result_t }
default! { zesFabricPortGetMultiPortThroughput(zes_device_handle_t, u32, *mut zes_fabric_port_handle_t, *mut *mut zes_fabric_port_throughput_t) -> ze_result_t }
default! { zesTemperatureGetProperties(zes_temp_handle_t, *mut zes_temp_properties_t) -> ze_result_t }
default! { zesTemperatureGetConfig(zes_temp_handle_t, *mut zes_temp_config_t) -> ze_result_t }
default! { zesTemperatureSetConfig(zes_temp_handle_t, *const zes_temp_config_t) -> ze_result_t }
default! { zesTemperatureGetState(zes_temp_handle_t, *mut f64) -> ze_result_t }
default! { zesPsuGetProperties(zes_psu_handle_t, *mut zes_psu_properties_t) -> ze_result_t }
default! { zesPsuGetState(zes_psu_handle_t, *mut zes_psu_state_t) -> ze_result_t }
default! { zesFanGetProperties(zes_fan_handle_t, *mut zes_fan_properties_t) -> ze_result_t }
default! { zesFanGetConfig(zes_fan_handle_t, *mut zes_fan_config_t) -> ze_result_t }
default! { zesFanSetDefaultMode(zes_fan_handle_t) -> ze_result_t }
default! { zesFanSetFixedSpeedMode(zes_fan_handle_t, *const zes_fan_speed_t) -> ze_result_t }
default! { zesFanSetSpeedTableMode(zes_fan_handle_t, *const zes_fan_speed_table_t) -> ze_result_t }
default! { zesFanGetState(zes_fan_handle_t, zes_fan_speed_units_t, *mut i32) -> ze_result_t }
default! { zesLedGetProperties(zes_led_handle_t, *mut zes_led_properties_t) -> ze_result_t }
default! { zesLedGetState(zes_led_handle_t, *mut zes_led_state_t) -> ze_result_t }
default! { zesLedSetState(zes_led_handle_t, ze_bool_t) -> ze_result_t }
default! { zesLedSetColor(zes_led_handle_t, *const zes_led_color_t) -> ze_result_t }
default! { zesRasGetProperties(zes_ras_handle_t, *mut zes_ras_properties_t) -> ze_result_t }
default! { zesRasGetConfig(zes_ras_handle_t, *mut zes_ras_config_t) -> ze_result_t }
default! { zesRasSetConfig(zes_ras_handle_t, *const zes_ras_config_t) -> ze_result_t }
default! { zesRasGetState(zes_ras_handle_t, ze_bool_t, *mut zes_ras_state_t) -> ze_result_t }
default! { zesRasGetStateExp(zes_ras_handle_t, *mut u32, *mut zes_ras_state_exp_t) -> ze_result_t }
default! { zesRasClearStateExp(zes_ras_handle_t, zes_ras_error_category_exp_t) -> ze_result_t }
default! { zesRasGetSupportedCategoriesExp(zes_ras_handle_t, *mut u32, *mut zes_ras_error_category_exp_t) -> ze_result_t }
default! { zesRasGetStateExp2(zes_ras_handle_t, u32, *const zes_ras_error_category_exp_t, *mut zes_ras_state_exp2_t) -> ze_result_t }
default! { zesRasGetConfigExp(zes_ras_handle_t, u32, *mut zes_ras_config_exp_t) -> ze_result_t }
default! { zesRasSetConfigExp(zes_ras_handle_t, u32, *const zes_ras_config_exp_t) -> ze_result_t }
default! { zesDiagnosticsGetProperties(zes_diag_handle_t, *mut zes_diag_properties_t) -> ze_result_t }
default! { zesDiagnosticsGetTests(zes_diag_handle_t, *mut u32, *mut zes_diag_test_t) -> ze_result_t }
default! { zesDiagnosticsRunTests(zes_diag_handle_t, u32, u32, *mut zes_diag_result_t) -> ze_result_t }
default! { zesVFManagementGetVFPropertiesExp(zes_vf_handle_t, *mut zes_vf_exp_properties_t) -> ze_result_t }
default! { zesVFManagementGetVFMemoryUtilizationExp(zes_vf_handle_t, *mut u32, *mut zes_vf_util_mem_exp_t) -> ze_result_t }
default! { zesVFManagementGetVFEngineUtilizationExp(zes_vf_handle_t, *mut u32, *mut zes_vf_util_engine_exp_t) -> ze_result_t }
default! { zesVFManagementSetVFTelemetryModeExp(zes_vf_handle_t, zes_vf_info_util_exp_flags_t, ze_bool_t) -> ze_result_t }
default! { zesVFManagementSetVFTelemetrySamplingIntervalExp(zes_vf_handle_t, zes_vf_info_util_exp_flags_t, u64) -> ze_result_t }
default! { zesVFManagementGetVFCapabilitiesExp(zes_vf_handle_t, *mut zes_vf_exp_capabilities_t) -> ze_result_t }
default! { zesVFManagementGetVFMemoryUtilizationExp2(zes_vf_handle_t, *mut u32, *mut zes_vf_util_mem_exp2_t) -> ze_result_t }
default! { zesVFManagementGetVFEngineUtilizationExp2(zes_vf_handle_t, *mut u32, *mut zes_vf_util_engine_exp2_t) -> ze_result_t }
default! { zesVFManagementGetVFCapabilitiesExp2(zes_vf_handle_t, *mut zes_vf_exp2_capabilities_t) -> ze_result_t }
default! { zetMetricProgrammableGetExp(zet_device_handle_t, *mut u32, *mut zet_metric_programmable_exp_handle_t) -> ze_result_t }
default! { zetMetricProgrammableGetPropertiesExp(zet_metric_programmable_exp_handle_t, *mut zet_metric_programmable_exp_properties_t) -> ze_result_t }
default! { zetMetricProgrammableGetParamInfoExp(zet_metric_programmable_exp_handle_t, *mut u32, *mut zet_metric_programmable_param_info_exp_t) -> ze_result_t }
default! { zetMetricProgrammableGetParamValueInfoExp(zet_metric_programmable_exp_handle_t, u32, *mut u32, *mut zet_metric_programmable_param_value_info_exp_t) -> ze_result_t }
default! { zetMetricTracerCreateExp(zet_context_handle_t, zet_device_handle_t, u32, *mut zet_metric_group_handle_t, *mut zet_metric_tracer_exp_desc_t, ze_event_handle_t, *mut zet_metric_tracer_exp_handle_t) -> ze_result_t }
default! { zetMetricTracerDestroyExp(zet_metric_tracer_exp_handle_t) -> ze_result_t }
default! { zetMetricTracerEnableExp(zet_metric_tracer_exp_handle_t, ze_bool_t) -> ze_result_t }
default! { zetMetricTracerDisableExp(zet_metric_tracer_exp_handle_t, ze_bool_t) -> ze_result_t }
default! { zetMetricTracerReadDataExp(zet_metric_tracer_exp_handle_t, *mut usize, *mut u8) -> ze_result_t }
default! { zetMetricTracerDecodeExp(zet_metric_decoder_exp_handle_t, *mut usize, *mut u8, u32, *mut zet_metric_handle_t, *mut u32, *mut u32, *mut u32, *mut zet_metric_entry_exp_t) -> ze_result_t }
default! { zetMetricDecoderCreateExp(zet_metric_tracer_exp_handle_t, *mut zet_metric_decoder_exp_handle_t) -> ze_result_t }
default! { zetMetricDecoderDestroyExp(zet_metric_decoder_exp_handle_t) -> ze_result_t }
default! { zetMetricDecoderGetDecodableMetricsExp(zet_metric_decoder_exp_handle_t, *mut u32, *mut zet_metric_handle_t) -> ze_result_t }
default! { zetDeviceGetDebugProperties(zet_device_handle_t, *mut zet_device_debug_properties_t) -> ze_result_t }
default! { zetDeviceGetConcurrentMetricGroupsExp(zet_device_handle_t, u32, *mut zet_metric_group_handle_t, *mut u32, *mut u32) -> ze_result_t }
default! { zetDeviceCreateMetricGroupsFromMetricsExp(zet_device_handle_t, u32, *mut zet_metric_handle_t, *const ::core::ffi::c_char, *const ::core::ffi::c_char, *mut u32, *mut zet_metric_group_handle_t) -> ze_result_t }
default! { zetDeviceEnableMetricsExp(zet_device_handle_t) -> ze_result_t }
default! { zetDeviceDisableMetricsExp(zet_device_handle_t) -> ze_result_t }
default! { zetContextActivateMetricGroups(zet_context_handle_t, zet_device_handle_t, u32, *mut zet_metric_group_handle_t) -> ze_result_t }
default! { zetCommandListAppendMetricStreamerMarker(zet_command_list_handle_t, zet_metric_streamer_handle_t, u32) -> ze_result_t }
default! { zetCommandListAppendMetricQueryBegin(zet_command_list_handle_t, zet_metric_query_handle_t) -> ze_result_t }
default! { zetCommandListAppendMetricQueryEnd(zet_command_list_handle_t, zet_metric_query_handle_t, ze_event_handle_t, u32, *mut ze_event_handle_t) -> ze_result_t }
default! { zetCommandListAppendMetricMemoryBarrier(zet_command_list_handle_t) -> ze_result_t }
default! { zetCommandListAppendMarkerExp(zet_command_list_handle_t, zet_metric_group_handle_t, u32) -> ze_result_t }
default! { zetModuleGetDebugInfo(zet_module_handle_t, zet_module_debug_info_format_t, *mut usize, *mut u8) -> ze_result_t }
default! { zetKernelGetProfileInfo(zet_kernel_handle_t, *mut zet_profile_properties_t) -> ze_result_t }
default! { zetMetricGet(zet_metric_group_handle_t, *mut u32, *mut zet_metric_handle_t) -> ze_result_t }
default! { zetMetricGetProperties(zet_metric_handle_t, *mut zet_metric_properties_t) -> ze_result_t }
default! { zetMetricCreateFromProgrammableExp(zet_metric_programmable_exp_handle_t, *mut zet_metric_programmable_param_value_exp_t, u32, *const ::core::ffi::c_char, *const ::core::ffi::c_char, *mut u32, *mut zet_metric_handle_t) -> ze_result_t }
default! { zetMetricDestroyExp(zet_metric_handle_t) -> ze_result_t }
default! { zetMetricCreateFromProgrammableExp2(zet_metric_programmable_exp_handle_t, u32, *mut zet_metric_programmable_param_value_exp_t, *const ::core::ffi::c_char, *const ::core::ffi::c_char, *mut u32, *mut zet_metric_handle_t) -> ze_result_t }
default! { zetMetricGroupGet(zet_device_handle_t, *mut u32, *mut zet_metric_group_handle_t) -> ze_result_t }
default! { zetMetricGroupGetProperties(zet_metric_group_handle_t, *mut zet_metric_group_properties_t) -> ze_result_t }
default! { zetMetricGroupCalculateMetricValues(zet_metric_group_handle_t, zet_metric_group_calculation_type_t, usize, *const u8, *mut u32, *mut zet_typed_value_t) -> ze_result_t }
default! { zetMetricGroupCalculateMultipleMetricValuesExp(zet_metric_group_handle_t, zet_metric_group_calculation_type_t, usize, *const u8, *mut u32, *mut u32, *mut u32, *mut zet_typed_value_t) -> ze_result_t }
default! { zetMetricGroupGetGlobalTimestampsExp(zet_metric_group_handle_t, ze_bool_t, *mut u64, *mut u64) -> ze_result_t }
default! { zetMetricGroupGetExportDataExp(zet_metric_group_handle_t, *const u8, usize, *mut usize, *mut u8) -> ze_result_t }
default! { zetMetricGroupCalculateMetricExportDataExp(ze_driver_handle_t, zet_metric_group_calculation_type_t, usize, *const u8, *mut zet_metric_calculate_exp_desc_t, *mut u32, *mut u32, *mut u32, *mut zet_typed_value_t) -> ze_result_t }
default! { zetMetricGroupCreateExp(zet_device_handle_t, *const ::core::ffi::c_char, *const ::core::ffi::c_char, zet_metric_group_sampling_type_flags_t, *mut zet_metric_group_handle_t) -> ze_result_t }
default! { zetMetricGroupAddMetricExp(zet_metric_group_handle_t, zet_metric_handle_t, *mut usize, *mut ::core::ffi::c_char) -> ze_result_t }
default! { zetMetricGroupRemoveMetricExp(zet_metric_group_handle_t, zet_metric_handle_t) -> ze_result_t }
default! { zetMetricGroupCloseExp(zet_metric_group_handle_t) -> ze_result_t }
default! { zetMetricGroupDestroyExp(zet_metric_group_handle_t) -> ze_result_t }
default! { zetMetricStreamerOpen(zet_context_handle_t, zet_device_handle_t, zet_metric_group_handle_t, *mut zet_metric_streamer_desc_t, ze_event_handle_t, *mut zet_metric_streamer_handle_t) -> ze_result_t }
default! { zetMetricStreamerClose(zet_metric_streamer_handle_t) -> ze_result_t }
default! { zetMetricStreamerReadData(zet_metric_streamer_handle_t, u32, *mut usize, *mut u8) -> ze_result_t }
default! { zetMetricQueryPoolCreate(zet_context_handle_t, zet_device_handle_t, zet_metric_group_handle_t, *const zet_metric_query_pool_desc_t, *mut zet_metric_query_pool_handle_t) -> ze_result_t }
default! { zetMetricQueryPoolDestroy(zet_metric_query_pool_handle_t) -> ze_result_t }
default! { zetMetricQueryCreate(zet_metric_query_pool_handle_t, u32, *mut zet_metric_query_handle_t) -> ze_result_t }
default! { zetMetricQueryDestroy(zet_metric_query_handle_t) -> ze_result_t }
default! { zetMetricQueryReset(zet_metric_query_handle_t) -> ze_result_t }
default! { zetMetricQueryGetData(zet_metric_query_handle_t, *mut usize, *mut u8) -> ze_result_t }
default! { zetTracerExpCreate(zet_context_handle_t, *const zet_tracer_exp_desc_t, *mut zet_tracer_exp_handle_t) -> ze_result_t }
default! { zetTracerExpDestroy(zet_tracer_exp_handle_t) -> ze_result_t }
default! { zetTracerExpSetPrologues(zet_tracer_exp_handle_t, *mut zet_core_callbacks_t) -> ze_result_t }
default! { zetTracerExpSetEpilogues(zet_tracer_exp_handle_t, *mut zet_core_callbacks_t) -> ze_result_t }
default! { zetTracerExpSetEnabled(zet_tracer_exp_handle_t, ze_bool_t) -> ze_result_t }
default! { zetDebugAttach(zet_device_handle_t, *const zet_debug_config_t, *mut zet_debug_session_handle_t) -> ze_result_t }
default! { zetDebugDetach(zet_debug_session_handle_t) -> ze_result_t }
default! { zetDebugReadEvent(zet_debug_session_handle_t, u64, *mut zet_debug_event_t) -> ze_result_t }
default! { zetDebugAcknowledgeEvent(zet_debug_session_handle_t, *const zet_debug_event_t) -> ze_result_t }
default! { zetDebugInterrupt(zet_debug_session_handle_t, ze_device_thread_t) -> ze_result_t }
default! { zetDebugResume(zet_debug_session_handle_t, ze_device_thread_t) -> ze_result_t }
default! { zetDebugReadMemory(zet_debug_session_handle_t, ze_device_thread_t, *const zet_debug_memory_space_desc_t, usize, *mut ::core::ffi::c_void) -> ze_result_t }
default! { zetDebugWriteMemory(zet_debug_session_handle_t, ze_device_thread_t, *const zet_debug_memory_space_desc_t, usize, *const ::core::ffi::c_void) -> ze_result_t }
default! { zetDebugGetRegisterSetProperties(zet_device_handle_t, *mut u32, *mut zet_debug_regset_properties_t) -> ze_result_t }
default! { zetDebugReadRegisters(zet_debug_session_handle_t, ze_device_thread_t, u32, u32, u32, *mut ::core::ffi::c_void) -> ze_result_t }
default! { zetDebugWriteRegisters(zet_debug_session_handle_t, ze_device_thread_t, u32, u32, u32, *mut ::core::ffi::c_void) -> ze_result_t }
default! { zetDebugGetThreadRegisterSetProperties(zet_debug_session_handle_t, ze_device_thread_t, *mut u32, *mut zet_debug_regset_properties_t) -> ze_result_t }
default! { zerGetLastErrorDescription(*mut *const ::core::ffi::c_char) -> ze_result_t }
default! { zerTranslateDeviceHandleToIdentifier(ze_device_handle_t) -> u32 }
default! { zerTranslateIdentifierToDeviceHandle(u32) -> ze_device_handle_t }
default! { zerGetDefaultContext() -> ze_context_handle_t }
