//! Handles that are none, of another kind, or dead: a code, never a crash.

mod common;

use common::*;
use std::ptr;

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

#[test]
fn any_number_may_be_passed_as_a_handle() {
    if in_child("any_number_may_be_passed_as_a_handle", &[]) {
        return;
    }
    let ze = Ze::start();
    let z = &ze.loader;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let memory = ze.allocate(4096);
    let local = 0u64;
    let mut handles: Vec<usize> = vec![
        0,
        1,
        usize::MAX,
        0x7fff_0000_0000,
        &raw const local as usize,
        memory as usize,
    ];
    handles.extend([
        ze.context as usize,
        ze.device() as usize,
        ze.driver as usize,
    ]);
    let (mut refused, mut done) = (0, 0);
    for round in 0..300_000 {
        if round % 1000 == 0 {
            // Young objects take the places of dead ones.
            handles.truncate(200);
            let pool = ze.pool(0, 4);
            let event = ze.event(pool, 0);
            let more = [
                pool as usize,
                event as usize,
                ze.queue() as usize,
                ze.list() as usize,
            ];
            handles.extend(
                more.into_iter()
                    .chain([ze.immediate(round % 2000 == 0) as usize]),
            );
        }
        let mut any = || handles[random.below(handles.len())];
        let [a, b] = [any(), any()];
        let mut status = 0u32;
        let (mut size, mut flags) = (0usize, 0u32);
        let fence_desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_FENCE_DESC);
        let event_desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EVENT_DESC);
        let (mut fence, mut event) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: all pointers are good; what the handles are is what the driver checks.
        let result = unsafe {
            match random.below(27) {
                0 => z.zeContextGetStatus(a as _),
                1 => z.zeDeviceGetStatus(a as _),
                2 => z.zeDeviceGetSubDevices(a as _, &mut status, ptr::null_mut()),
                3 => z.zeEventPoolDestroy(a as _),
                4 => z.zeEventDestroy(a as _),
                5 => z.zeEventHostSignal(a as _),
                6 => z.zeEventQueryStatus(a as _),
                7 => z.zeEventHostSynchronize(a as _, 0),
                8 => z.zeEventHostReset(a as _),
                9 => z.zeEventCreate(a as _, &event_desc, &mut event),
                10 => z.zeFenceCreate(a as _, &fence_desc, &mut fence),
                11 => z.zeFenceDestroy(a as _),
                12 => z.zeFenceQueryStatus(a as _),
                13 => z.zeCommandQueueDestroy(a as _),
                14 => z.zeCommandQueueSynchronize(a as _, 0),
                15 => {
                    z.zeCommandQueueExecuteCommandLists(a as _, 1, &mut (b as _), ptr::null_mut())
                }
                16 => z.zeCommandListClose(a as _),
                17 => z.zeCommandListReset(a as _),
                18 => z.zeCommandListDestroy(a as _),
                19 => z.zeCommandListAppendBarrier(a as _, ptr::null_mut(), 0, ptr::null_mut()),
                20 => z.zeCommandListAppendSignalEvent(a as _, b as _),
                21 => z.zeCommandListAppendEventReset(a as _, b as _),
                22 => z.zeModuleDestroy(a as _),
                23 => z.zeKernelGetIndirectAccess(a as _, &mut flags),
                24 => z.zeKernelGetName(a as _, &mut size, ptr::null_mut()),
                25 => z.zeMemFree(a as _, b as _),
                _ => z.zeMemCloseIpcHandle(a as _, b as _),
            }
        };
        if !event.is_null() {
            handles.push(event as usize);
        }
        if !fence.is_null() {
            handles.push(fence as usize);
        }
        match result {
            ze_result_t::ZE_RESULT_SUCCESS => done += 1,
            _ => refused += 1,
        }
    }
    assert!(
        refused > done && done > 1000,
        "{done} calls succeeded, {refused} were refused"
    );
}
