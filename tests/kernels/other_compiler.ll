; A module as compilers other than ours make it, after that of Triton's back end for Intel GPUs: no header of ours, opaque
; pointers, kernels with pointers to global memory. It declares what it uses of the device library. All that its pointers
; point to is i64, so that a compiler's typed pointers are a matter of one substitution.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z12get_local_idj(i32) #0

declare spir_func i32 @ishmem_my_pe()
declare spir_func i32 @ishmem_n_pes()
declare spir_func i32 @ishmem_team_my_pe(i32)
declare spir_func i32 @ishmem_team_translate_pe(i32, i32, i32)
declare spir_func void @ishmem_long_p(ptr addrspace(4), i64, i32)
declare spir_func void @ishmem_long_wait_until(ptr addrspace(4), i32, i64)
declare spir_func void @ishmemx_long_put_signal_work_group(ptr addrspace(4), ptr addrspace(4), i64, ptr addrspace(4), i64, i32, i32) #1
declare spir_func i64 @ishmemx_signal_wait_until_work_group(ptr addrspace(4), i32, i64) #1
declare spir_func i32 @ishmemx_long_sum_reduce_work_group(i32, ptr addrspace(4), ptr addrspace(4), i64) #1

; One work-group of 32. Symmetric: words, of which 0 is from the left neighbour and 1 a signal; row, 32 elements from the left
; neighbour, and 32 more that are sums over all PEs. Of this PE: mine, 32 elements; seen, 5 numbers.
define spir_kernel void @ring(ptr addrspace(1) %words, ptr addrspace(1) %row, ptr addrspace(1) %mine, ptr addrspace(1) %seen) #1 !reqd_work_group_size !0 {
entry:
  %item = call spir_func i64 @_Z12get_local_idj(i32 0)
  %me = call spir_func i32 @ishmem_my_pe()
  %n = call spir_func i32 @ishmem_n_pes()
  %me.wide = sext i32 %me to i64
  %next = add nsw i32 %me, 1
  %right = srem i32 %next, %n

  ; What the others of the work-group store is put, too: routines for work-groups meet on entry.
  %thousands = mul i64 %me.wide, 1000
  %element = add i64 %thousands, %item
  %place = getelementptr i64, ptr addrspace(1) %mine, i64 %item
  store i64 %element, ptr addrspace(1) %place, align 8

  %words.any = addrspacecast ptr addrspace(1) %words to ptr addrspace(4)
  %row.any = addrspacecast ptr addrspace(1) %row to ptr addrspace(4)
  %mine.any = addrspacecast ptr addrspace(1) %mine to ptr addrspace(4)
  %signal.any = getelementptr i64, ptr addrspace(4) %words.any, i64 1
  %sums.any = getelementptr i64, ptr addrspace(4) %row.any, i64 32

  ; ISHMEM_SIGNAL_SET is 0, ISHMEM_CMP_EQ 1, ISHMEM_CMP_NE 2, ISHMEM_TEAM_WORLD 0, ISHMEMX_TEAM_NODE 2.
  call spir_func void @ishmemx_long_put_signal_work_group(ptr addrspace(4) %row.any, ptr addrspace(4) %mine.any, i64 32, ptr addrspace(4) %signal.any, i64 7, i32 0, i32 %right) #1
  %signal = call spir_func i64 @ishmemx_signal_wait_until_work_group(ptr addrspace(4) %signal.any, i32 1, i64 7) #1
  %failed = call spir_func i32 @ishmemx_long_sum_reduce_work_group(i32 0, ptr addrspace(4) %sums.any, ptr addrspace(4) %mine.any, i64 32) #1

  %is.first = icmp eq i64 %item, 0
  br i1 %is.first, label %first, label %done

first:
  %word = add i64 %me.wide, 100
  call spir_func void @ishmem_long_p(ptr addrspace(4) %words.any, i64 %word, i32 %right)
  call spir_func void @ishmem_long_wait_until(ptr addrspace(4) %words.any, i32 2, i64 0)
  %got = load i64, ptr addrspace(1) %words, align 8
  store i64 %got, ptr addrspace(1) %seen, align 8
  %seen.1 = getelementptr i64, ptr addrspace(1) %seen, i64 1
  store i64 %signal, ptr addrspace(1) %seen.1, align 8
  %failed.wide = sext i32 %failed to i64
  %seen.2 = getelementptr i64, ptr addrspace(1) %seen, i64 2
  store i64 %failed.wide, ptr addrspace(1) %seen.2, align 8
  %in.node = call spir_func i32 @ishmem_team_my_pe(i32 2)
  %in.world = call spir_func i32 @ishmem_team_translate_pe(i32 2, i32 %in.node, i32 0)
  %in.world.wide = sext i32 %in.world to i64
  %seen.3 = getelementptr i64, ptr addrspace(1) %seen, i64 3
  store i64 %in.world.wide, ptr addrspace(1) %seen.3, align 8
  %n.wide = sext i32 %n to i64
  %seen.4 = getelementptr i64, ptr addrspace(1) %seen, i64 4
  store i64 %n.wide, ptr addrspace(1) %seen.4, align 8
  br label %done

done:
  ret void
}

attributes #0 = { nounwind readnone willreturn }
attributes #1 = { convergent nounwind }

!0 = !{i32 32, i32 1, i32 1}
