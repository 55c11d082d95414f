//! Symmetric addresses: what they are here, and on other PEs.

use std::ffi::c_void;
use std::ops::Range;

use zeshmem_algebra::TeamPe;
use zeshmem_mem::{Address, Place, Segment};

use crate::error::Usage;
use crate::shmem::Shmem;
use crate::tables::{Context, Team};

impl Shmem {
    /// Where the symmetric object at `address` lies on `pe`, a number in `context`'s team, if this
    /// PE's host can load from and store to it there; null otherwise.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_PTR.
    pub fn ctx_ptr(&self, context: Context, address: *const c_void, pe: i32) -> *mut c_void {
        let place = || {
            let live = self.contexts.get(context)?;
            self.place_on(address, live.world_pe("shmem_ptr", pe).ok()?)
        };
        place().unwrap_or(std::ptr::null_mut())
    }

    /// [`ctx_ptr`](Self::ctx_ptr) with a number in `team`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_TEAM_PTR.
    pub fn team_ptr(&self, team: Team, address: *const c_void, pe: i32) -> *mut c_void {
        let place = || {
            let members = self.teams.get(team)?;
            let rank = TeamPe::new(pe)?;
            self.place_on(address, members.pes.pe(rank)?.index())
        };
        place().unwrap_or(std::ptr::null_mut())
    }

    /// The address at which kernels of this PE reach the symmetric object at `address` on PE `pe`, whose memory may be out of
    /// the host's reach; null where there is none.
    ///
    /// # Spec
    /// Intel SHMEM, ISHMEM_PTR.
    pub fn device_ptr(&self, address: *const c_void, pe: i32) -> *mut c_void {
        let place = || {
            let symmetric = self.segments.locate(address as usize, 1)?;
            let rank = TeamPe::new(pe)?;
            match self.segments.on(self.world.pes.pe(rank)?.index(), symmetric)? {
                Place::Host(address) | Place::Device(address) => Some(address as *mut c_void),
            }
        };
        place().unwrap_or(std::ptr::null_mut())
    }

    fn place_on(&self, address: *const c_void, world_pe: usize) -> Option<*mut c_void> {
        let symmetric = self.segments.locate_source(address as usize, 1)?;
        // Each PE's constants are its own, and hold addresses of its own.
        let is_mapped = symmetric.segment != Segment::Constant || world_pe == self.world_pe().index();
        match self.segments.on(world_pe, symmetric)? {
            Place::Host(address) if is_mapped => Some(address as *mut c_void),
            Place::Host(_) | Place::Device(_) => None,
        }
    }

    /// Whether puts and gets reach `pe`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_PE_ACCESSIBLE.
    pub fn pe_accessible(&self, pe: i32) -> bool {
        (0..self.n_pes()).contains(&pe)
    }

    /// Whether `address` is symmetric, and reachable on `pe`.
    ///
    /// # Spec
    /// OpenSHMEM 1.6, SHMEM_ADDR_ACCESSIBLE.
    pub fn addr_accessible(&self, address: *const c_void, pe: i32) -> bool {
        self.pe_accessible(pe) && self.segments.locate_source(address as usize, 1).is_some()
    }

    /// The symmetric address of what is only read.
    pub(crate) fn symmetric_source(
        &self,
        routine: &'static str,
        source: *const c_void,
        bytes: usize,
    ) -> Result<Address, Usage> {
        match self.segments.locate_source(source as usize, bytes) {
            Some(address) => Ok(address),
            None => self.symmetric(routine, "source", source.cast_mut(), bytes),
        }
    }

    pub(crate) fn symmetric(
        &self,
        routine: &'static str,
        argument: &'static str,
        address: *mut c_void,
        bytes: usize,
    ) -> Result<Address, Usage> {
        self.segments.locate(address as usize, bytes).ok_or_else(|| {
            let place = match self.segments.locate(address as usize, 1) {
                Some(start) => {
                    let (segment, left) = (name(start.segment), self.segments.room(start));
                    format!("{segment}, where {left} are left, up to {:#x}", address as usize + left)
                }
                None => {
                    let told = |(segment, Range { start, end })| format!("{}, {start:#x} to {end:#x}", name(segment));
                    let all: Vec<_> = self.segments.ranges().map(told).collect();
                    let data = match self.segments.host() {
                        None => "; static data is symmetric from shmem_init on",
                        Some(host) if host.static_bytes() > 0 => "",
                        Some(_) => {
                            "; static data is symmetric only where all PEs of a node run the same file, and all nodes the same build"
                        }
                    };
                    format!("symmetric memory: {}{data}", all.join("; "))
                }
            };
            let allowed = format!("the {bytes} bytes from there must lie in {place}");
            Usage::new(routine, argument, format!("{address:p}"), allowed)
        })
    }
}

/// A segment's name in messages.
fn name(segment: Segment) -> &'static str {
    match segment {
        Segment::Device => "the heap in device memory",
        Segment::Host => "the heap in host memory",
        Segment::Static => "static data",
        Segment::Constant => "constants",
    }
}

pub(crate) fn not_null(routine: &'static str, argument: &'static str, pointer: *const c_void) -> Result<(), Usage> {
    if pointer.is_null() { Err(Usage::null(routine, argument, "memory")) } else { Ok(()) }
}
