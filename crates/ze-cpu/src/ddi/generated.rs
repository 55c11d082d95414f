// Generated from level-zero-sys by `cargo xtask generate`; do not edit.

/// What each function answers if nobody wrote it.
pub mod defaults {
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
}

/// The getters that the loader calls.
pub mod tables {
    use super::super::functions::*;
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
}
