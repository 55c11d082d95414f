//! The device as the agent of transfers in memory that only devices reach: its kernels, built when they are first needed.
//!
//! # Safety
//! This file hands addresses to kernels that the transport vouches for.

#![allow(unsafe_code, reason = "kernels at addresses of symmetric memory")]

use std::ffi::c_void;
use std::sync::{Arc, OnceLock};

use level_zero::{Context, Device, Error, MemoryKind};
use zeshmem_algebra::Blocks;
use zeshmem_device::{Atomics, Operation, Side, StateBlock, Transfers};
use zeshmem_fabric::{Agent, Amo, Arrays};
use zeshmem_mem::Place;

use crate::driver::LevelZero;

/// This PE's device.
pub(crate) struct DeviceAgent {
    context: Context,
    device: Device,
    /// Dropped before the state, which its kernels use.
    atomics: OnceLock<Result<Atomics, Error>>,
    transfers: OnceLock<Result<Transfers, Error>>,
    state: Arc<StateBlock>,
}

impl DeviceAgent {
    /// The device of `objects`, whose kernels find `state`.
    pub fn new(objects: &LevelZero, state: Arc<StateBlock>) -> DeviceAgent {
        let (context, device) = (objects.context.clone(), objects.device);
        DeviceAgent { context, device, atomics: OnceLock::new(), transfers: OnceLock::new(), state }
    }

    /// Builds all kernels now: for threads that must not take as long later. One that cannot be built fails when it is needed.
    pub fn build(&self) {
        let _ = self.atomics();
        let _ = self.transfers();
    }

    fn atomics(&self) -> Result<&Atomics, Error> {
        let built = self.atomics.get_or_init(|| self.state.atomics());
        built.as_ref().map_err(Clone::clone)
    }

    fn transfers(&self) -> Result<&Transfers, Error> {
        let built = self.transfers.get_or_init(|| {
            tracing::debug!("building the kernels for transfers");
            Transfers::new(&self.context, &self.device)
        });
        built.as_ref().map_err(Clone::clone)
    }
}

fn side(place: Place) -> Side {
    match place {
        Place::Host(address) => Side::Host(address),
        Place::Device(address) => Side::Device(address),
    }
}

fn operation(address: usize, Amo { op, width, operand, compare }: Amo) -> Operation {
    Operation { address, bytes: width.bytes(), op, operand, compare }
}

impl Agent for DeviceAgent {
    unsafe fn atomic(&self, address: usize, amo: Amo) -> Result<u64, Error> {
        // SAFETY: the transport passes addresses in heaps that this device has mapped, aligned as `ctx_amo` has checked; heaps
        // start at pages.
        unsafe { self.atomics()?.perform(operation(address, amo)) }
    }

    unsafe fn try_atomic(&self, address: usize, amo: Amo) -> Result<Option<u64>, Error> {
        // SAFETY: as above.
        unsafe { self.atomics()?.try_perform(operation(address, amo)) }
    }

    fn is_for_devices(&self, address: usize) -> bool {
        let known = self.context.alloc_properties(address as *const c_void);
        known.map_or(true, |known| !matches!(known.kind, MemoryKind::Unknown | MemoryKind::Host))
    }

    unsafe fn copy_blocks(&self, dest: Place, source: Place, blocks: &Blocks) -> Result<(), Error> {
        // SAFETY: forwarded.
        unsafe { self.transfers()?.copy_blocks(side(dest), side(source), blocks, self.state.has_kernels()) }
    }

    unsafe fn combine(
        &self,
        operation: &str,
        dests: &[usize],
        sources: &[usize],
        arrays: &Arrays<'_>,
    ) -> Result<bool, Error> {
        // SAFETY: forwarded.
        unsafe { self.transfers()?.combine(operation, dests, sources, arrays.element, arrays.first, arrays.count) }
    }
}
