//! Address space that programs reserve, and the physical memory that they map there.
//!
//! Physical memory is pages without an address, a memfd. A reservation is address space that belongs to nothing else; it is
//! divided into segments, each of which has one piece of physical memory or none, and one kind of access, which the kernel
//! enforces. Every call cuts the segments at the ends of its range and changes those between.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Arc, PoisonError, RwLock};

use level_zero_sys::*;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags};

use crate::base::answer::{Answer, require};
use crate::base::arguments::non_null;
use crate::base::machine::machine;
use crate::base::object::{self, object};
use crate::memory::allocation::{Allocation, Backing, Origin};
use crate::strict;

/// Pages that programs map themselves.
pub struct PhysicalMemory {
    pub backing: Arc<Backing>,
}
object!(PhysicalMemory, _ze_physical_mem_handle_t, b"physical");

static RESERVATIONS: RwLock<BTreeMap<usize, Reservation>> = RwLock::new(BTreeMap::new());

struct Reservation {
    size: usize,
    context: u64,
    /// By their first addresses, without gaps.
    segments: BTreeMap<usize, Segment>,
}

#[derive(Clone)]
struct Segment {
    size: usize,
    /// What is mapped, from which byte of it on.
    physical: Option<(Arc<Backing>, usize)>,
    access: ze_memory_access_attribute_t,
}

const NONE: ze_memory_access_attribute_t = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
const READ_WRITE: ze_memory_access_attribute_t = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
const READ_ONLY: ze_memory_access_attribute_t = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY;

impl Reservation {
    fn base(&self) -> usize {
        self.segments.keys().next().copied().unwrap_or_default()
    }

    /// In strict mode, what is mapped here is hidden from the host like other device memory. Called after each change.
    fn hide(&self) {
        strict::remove(self.base(), self.size);
        for (start, segment) in &self.segments {
            let physical = segment.physical.as_ref();
            if physical.is_some_and(|(backing, _)| backing.is_on_device()) {
                let access = protection(segment.access).unwrap_or(ProtFlags::empty());
                strict::add(*start, segment.size, access);
            }
        }
    }

    /// Refuses to unmap what a command uses; what is to be unmapped is then no longer changed with the rest.
    fn before_unmap(&self, start: usize, size: usize) -> Answer {
        strict::check_unused(start, size)?;
        strict::remove(self.base(), self.size);
        Ok(())
    }

    /// Makes a segment begin at `address`, unless that is the reservation's end.
    fn cut(&mut self, address: usize) {
        let Some((&start, segment)) = self.segments.range_mut(..address).next_back() else {
            return;
        };
        let before = address - start;
        if before >= segment.size {
            return;
        }
        let mut rest = segment.clone();
        rest.size -= before;
        if let Some((_, offset)) = &mut rest.physical {
            *offset += before;
        }
        segment.size = before;
        self.segments.insert(address, rest);
    }

    /// The segments of a range, cut at its ends.
    fn cut_out(&mut self, start: usize, size: usize) -> impl Iterator<Item = (usize, &mut Segment)> {
        self.cut(start);
        self.cut(start + size);
        let inside = self.segments.range_mut(start..start + size);
        inside.map(|(start, segment)| (*start, segment))
    }

    /// Puts one segment in the place of all in its range, which has been cut out.
    fn replace(&mut self, start: usize, segment: Segment) {
        let end = start + segment.size;
        self.segments.retain(|at, _| *at < start || *at >= end);
        self.segments.insert(start, segment);
    }

    fn segment_at(&self, address: usize) -> Option<(usize, &Segment)> {
        let (start, segment) = self.segments.range(..=address).next_back()?;
        Some((*start, segment))
    }
}

/// The reservation that has this address.
fn holding(all: &BTreeMap<usize, Reservation>, address: usize) -> Option<(usize, &Reservation)> {
    let (base, reservation) = all.range(..=address).next_back()?;
    (address - base < reservation.size).then_some((*base, reservation))
}

/// What is mapped at an address of reserved space.
pub fn at(address: usize) -> Option<Allocation> {
    let all = RESERVATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let (base, reservation) = holding(&all, address)?;
    let (_, segment) = reservation.segment_at(address)?;
    let (backing, _) = segment.physical.as_ref()?;
    Some(Allocation {
        base,
        size: reservation.size,
        mapped: reservation.size,
        backing: backing.clone(),
        origin: Origin::Reserved,
    })
}

/// What is mapped in a range, piece by piece.
pub fn mapped_in(address: usize, bytes: usize) -> Vec<Arc<Backing>> {
    let end = address.saturating_add(bytes);
    let all = RESERVATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let reservations = all.range(..end).rev().take_while(|(base, reservation)| *base + reservation.size > address);
    reservations
        .flat_map(|(_, reservation)| reservation.segments.range(..end))
        .filter(|(start, segment)| *start + segment.size > address)
        .filter_map(|(_, segment)| Some(segment.physical.as_ref()?.0.clone()))
        .collect()
}

/// `INVALID_ARGUMENT` unless all that is mapped in the reservation is of one piece of physical memory: only then does an
/// IPC handle stand for it.
pub fn check_alone(address: usize) -> Answer {
    let all = RESERVATIONS.read().unwrap_or_else(PoisonError::into_inner);
    let (_, reservation) = holding(&all, address).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    let mut ids =
        reservation.segments.values().filter_map(|segment| segment.physical.as_ref().map(|(backing, _)| backing.id));
    let first = ids.next();
    require(first.is_some() && ids.all(|id| Some(id) == first), ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)
}

/// Physical memory whose handle is passed as an address.
pub fn physical(context: u64, pointer: *const c_void) -> Option<Arc<Backing>> {
    let handle = pointer.cast_mut().cast::<_ze_physical_mem_handle_t>();
    // SAFETY: the program's handle, if it is one; any other number is refused.
    let physical = unsafe { object::share::<PhysicalMemory>(handle) }.ok()?;
    (physical.backing.context == context).then(|| physical.backing.clone())
}

/// A range of whole pages; the code says what is not whole.
pub fn check_range(address: usize, size: usize) -> Answer {
    let page = machine().page_bytes;
    require(address.is_multiple_of(page), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)?;
    require(size > 0 && size.is_multiple_of(page), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_SIZE)
}

/// Works on the context's reservation that has all of a range.
fn on_reservation<T>(
    context: u64,
    pointer: *const c_void,
    size: usize,
    work: impl FnOnce(&mut Reservation, usize) -> Answer<T>,
) -> Answer<T> {
    let start = non_null(pointer.cast_mut())?.as_ptr() as usize;
    check_range(start, size)?;
    let mut all = RESERVATIONS.write().unwrap_or_else(PoisonError::into_inner);
    let within = |(base, reservation): &(&usize, &mut Reservation)| {
        reservation.context == context && start.checked_add(size).is_some_and(|end| end <= **base + reservation.size)
    };
    let (_, reservation) =
        all.range_mut(..=start).next_back().filter(within).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
    work(reservation, start)
}

fn protection(access: ze_memory_access_attribute_t) -> Answer<ProtFlags> {
    Ok(match access {
        NONE => ProtFlags::empty(),
        READ_WRITE => ProtFlags::READ | ProtFlags::WRITE,
        READ_ONLY => ProtFlags::READ,
        _ => return Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION),
    })
}

/// Address space without memory, at a place or anywhere.
///
/// # Safety
/// With `FIXED`, the range is of one reservation, and the program no longer uses what is mapped there.
unsafe fn take_space(place: usize, size: usize, fixed: MapFlags) -> Answer<usize> {
    let kind = MapFlags::PRIVATE | MapFlags::NORESERVE | fixed;
    // SAFETY: forwarded to the caller; without FIXED the kernel takes what is free.
    let base = unsafe { rustix::mm::mmap_anonymous(place as *mut c_void, size, ProtFlags::empty(), kind) };
    base.map(|base| base as usize).map_err(|error| {
        tracing::debug!("{size} bytes of address space: {error}");
        ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
    })
}

/// Reserves address space. The start that a program wishes is a wish: what is taken there is left alone.
pub fn reserve(context: u64, start: usize, size: usize) -> Answer<usize> {
    // SAFETY: nothing is replaced.
    let base = unsafe { take_space(start, size, MapFlags::empty()) }?;
    let whole = Segment { size, physical: None, access: NONE };
    let reservation = Reservation { size, context, segments: BTreeMap::from([(base, whole)]) };
    RESERVATIONS.write().unwrap_or_else(PoisonError::into_inner).insert(base, reservation);
    Ok(base)
}

/// Frees a whole reservation. Unmaps what is mapped in it; physical memory stays.
pub fn free(context: u64, base: usize, size: usize) -> Answer {
    check_range(base, size)?;
    let mut all = RESERVATIONS.write().unwrap_or_else(PoisonError::into_inner);
    all.get(&base)
        .filter(|found| found.context == context && found.size == size)
        .ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?
        .before_unmap(base, size)?;
    all.remove(&base);
    // SAFETY: the whole reservation, which is no longer known; that no work uses it is the specification's rule. While
    // the lock is held no thread gets the same space anew.
    let freed = unsafe { rustix::mm::munmap(base as *mut c_void, size) };
    freed.map_err(|_| ze_result_t::ZE_RESULT_ERROR_UNKNOWN)
}

/// Maps physical memory, from a byte of it on.
pub fn map(
    context: u64,
    pointer: *const c_void,
    size: usize,
    backing: &Arc<Backing>,
    offset: usize,
    access: ze_memory_access_attribute_t,
) -> Answer {
    let protection = protection(access)?;
    on_reservation(context, pointer, size, |reservation, start| {
        require(offset.is_multiple_of(machine().page_bytes), ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)?;
        let enough = offset.checked_add(size).is_some_and(|end| end <= backing.size);
        require(enough && backing.context == reservation.context, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let mut segments = reservation.cut_out(start, size);
        require(
            segments.all(|(_, segment)| segment.physical.is_none()),
            ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT,
        )?;
        drop(segments);
        let fixed = MapFlags::SHARED | MapFlags::FIXED;
        let (place, memory) = (start as *mut c_void, backing.memory());
        // SAFETY: the range is of a reservation, and nothing is mapped there.
        unsafe { rustix::mm::mmap(place, size, protection, fixed, memory, offset as u64) }
            .map_err(|_| ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)?;
        let mapped = Segment { size, physical: Some((backing.clone(), offset)), access };
        reservation.replace(start, mapped);
        reservation.hide();
        Ok(())
    })
}

/// Unmaps a range. Where nothing is mapped, all of it is unmapped already.
pub fn unmap(context: u64, pointer: *const c_void, size: usize) -> Answer {
    on_reservation(context, pointer, size, |reservation, start| {
        reservation.before_unmap(start, size)?;
        // SAFETY: the range is of a reservation; that no work uses it is the specification's rule.
        let unmapped = unsafe { take_space(start, size, MapFlags::FIXED) };
        if unmapped.is_ok() {
            reservation.cut(start);
            reservation.cut(start + size);
            let empty = Segment { size, physical: None, access: NONE };
            reservation.replace(start, empty);
        }
        reservation.hide();
        unmapped.map(drop)
    })
}

/// Changes what may be done in a range.
pub fn set_access(context: u64, pointer: *const c_void, size: usize, access: ze_memory_access_attribute_t) -> Answer {
    let protection = MprotectFlags::from_bits_retain(protection(access)?.bits());
    on_reservation(context, pointer, size, |reservation, start| {
        let set = reservation.cut_out(start, size).try_for_each(|(start, segment)| {
            // Where nothing is mapped, nothing may be touched, whatever the attribute.
            if segment.physical.is_some() {
                let place = start as *mut c_void;
                // SAFETY: a mapping of the reservation; a program that touches it against its attribute is at fault.
                unsafe { rustix::mm::mprotect(place, segment.size, protection) }
                    .map_err(|_| ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)?;
            }
            segment.access = access;
            Ok(())
        });
        reservation.hide();
        set
    })
}

/// The attribute at the address, and from there on how many bytes of the range have it.
pub fn access(context: u64, pointer: *const c_void, size: usize) -> Answer<(ze_memory_access_attribute_t, usize)> {
    on_reservation(context, pointer, size, |reservation, start| {
        let (_, first) = reservation.segment_at(start).ok_or(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT)?;
        let mut inside = reservation.segments.range(start..start + size);
        let other = inside.find(|(_, segment)| segment.access != first.access);
        Ok((first.access, other.map_or(size, |(at, _)| at - start)))
    })
}
