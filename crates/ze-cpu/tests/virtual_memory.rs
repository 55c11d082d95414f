//! Reserved address space, physical memory, and how both leave the process.

mod common;

use common::*;
use std::ffi::c_void;
use std::ptr;

const NONE: ze_memory_access_attribute_t = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
const READ_WRITE: ze_memory_access_attribute_t = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
const READ_ONLY: ze_memory_access_attribute_t = ze_memory_access_attribute_t::ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY;
const PAGE: usize = 4096;

/// The loader, and what it may be too old for.
struct Space {
    ze: Ze,
    memory: ze_mem_dditable_t,
    physical: ze_physical_mem_dditable_t,
}

impl Space {
    fn start() -> Space {
        Space {
            ze: Ze::start(),
            memory: table("zeGetMemProcAddrTable"),
            physical: table("zeGetPhysicalMemProcAddrTable"),
        }
    }

    fn page(&self) -> usize {
        let mut page = 0;
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeVirtualMemQueryPageSize(self.ze.context, self.ze.device(), 1 << 20, &mut page) });
        assert!(page.is_power_of_two() && page >= PAGE);
        page
    }

    fn reserve(&self, bytes: usize) -> *mut u8 {
        let mut pointer = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeVirtualMemReserve(self.ze.context, ptr::null(), bytes, &mut pointer) });
        pointer.cast()
    }

    fn create(&self, bytes: usize) -> ze_physical_mem_handle_t {
        let mut desc: ze_physical_mem_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC);
        desc.size = bytes;
        let mut physical = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zePhysicalMemCreate(self.ze.context, self.ze.device(), &mut desc, &mut physical) });
        physical
    }

    fn map(
        &self,
        pointer: *mut u8,
        bytes: usize,
        physical: ze_physical_mem_handle_t,
        offset: usize,
        access: ze_memory_access_attribute_t,
    ) -> ze_result_t {
        // SAFETY: the arguments are as the specification says, or what the driver is to refuse.
        unsafe { self.ze.loader.zeVirtualMemMap(self.ze.context, pointer.cast(), bytes, physical, offset, access) }
    }

    fn unmap(&self, pointer: *mut u8, bytes: usize) -> ze_result_t {
        // SAFETY: as for `map`.
        unsafe { self.ze.loader.zeVirtualMemUnmap(self.ze.context, pointer.cast(), bytes) }
    }

    fn access(&self, pointer: *mut u8, bytes: usize) -> (ze_memory_access_attribute_t, usize) {
        let (mut access, mut length) = (NONE, 0);
        // SAFETY: the arguments are as the specification says.
        ok(unsafe {
            self.ze.loader.zeVirtualMemGetAccessAttribute(
                self.ze.context,
                pointer.cast(),
                bytes,
                &mut access,
                &mut length,
            )
        });
        (access, length)
    }

    fn set_access(&self, pointer: *mut u8, bytes: usize, access: ze_memory_access_attribute_t) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zeVirtualMemSetAccessAttribute(self.ze.context, pointer.cast(), bytes, access) });
    }

    fn free(&self, pointer: *mut u8, bytes: usize) -> ze_result_t {
        // SAFETY: as for `map`.
        unsafe { self.ze.loader.zeVirtualMemFree(self.ze.context, pointer.cast(), bytes) }
    }

    fn destroy(&self, physical: ze_physical_mem_handle_t) {
        // SAFETY: the arguments are as the specification says.
        ok(unsafe { self.ze.loader.zePhysicalMemDestroy(self.ze.context, physical) });
    }
}

#[test]
fn one_piece_is_seen_at_all_places_where_it_is_mapped() {
    if in_child("one_piece_is_seen_at_all_places_where_it_is_mapped", &[]) {
        return;
    }
    let space = Space::start();
    let page = space.page();
    let physical = space.create(4 * page);
    let base = space.reserve(16 * page);
    ok(space.map(base, 4 * page, physical, 0, READ_WRITE));
    ok(space.map(base.wrapping_add(8 * page), 2 * page, physical, 2 * page, READ_WRITE));
    let list = space.ze.immediate(true);
    let text = b"once written";
    space.ze.copy(list, base.wrapping_add(3 * page), text.as_ptr(), text.len());
    let mut back = [0u8; 12];
    space.ze.copy(list, back.as_mut_ptr(), base.wrapping_add(9 * page), back.len());
    assert_eq!(&back, text);

    // A kernel, too.
    let kernel = space.ze.kernel(space.ze.module("kernel void k(global uint *a) { a[0] = 77; }"), "k");
    space.ze.argument(kernel, 0, base.wrapping_add(2 * page));
    space.ze.launch(list, kernel, 1);
    let elsewhere: *const u32 = base.wrapping_add(8 * page).cast();
    assert_eq!(space.ze.read(elsewhere), 77);

    // What is mapped outlives its handle; what is unmapped and mapped elsewhere keeps its content.
    space.destroy(physical);
    assert_eq!(space.ze.read(elsewhere), 77);
    ok(space.unmap(base, 4 * page));
    ok(space.free(base, 16 * page));
}

#[test]
fn access_is_kept_by_segments() {
    if in_child("access_is_kept_by_segments", &[]) {
        return;
    }
    let space = Space::start();
    let page = space.page();
    let base = space.reserve(8 * page);
    let at = |pages: usize| base.wrapping_add(pages * page);
    assert_eq!(space.access(base, 8 * page), (NONE, 8 * page));
    let physical = space.create(8 * page);
    ok(space.map(at(2), 4 * page, physical, 0, READ_WRITE));
    assert_eq!(space.access(base, 8 * page), (NONE, 2 * page));
    assert_eq!(space.access(at(2), 6 * page), (READ_WRITE, 4 * page));
    space.set_access(at(3), page, READ_ONLY);
    assert_eq!(space.access(at(2), 4 * page), (READ_WRITE, page));
    assert_eq!(space.access(at(3), 3 * page), (READ_ONLY, page));
    space.set_access(at(3), page, READ_WRITE);
    assert_eq!(space.access(at(2), 4 * page), (READ_WRITE, 4 * page));
    // A part of a mapping may be unmapped; the rest stays where it was.
    space.ze.write(at(5), 5);
    ok(space.unmap(at(3), page));
    assert_eq!(space.access(at(3), page), (NONE, page));
    assert_eq!(space.ze.read(at(5)), 5, "still mapped");
    ok(space.free(base, 8 * page));
    space.destroy(physical);
}

/// Protection is the kernel's: who writes what is read only dies.
#[test]
fn what_is_read_only_cannot_be_written() {
    const TEST: &str = "what_is_read_only_cannot_be_written";
    if role() != "writer" {
        use std::os::unix::process::ExitStatusExt;
        let end = end_of(child(TEST, "writer", &[]).spawn().unwrap());
        assert_eq!(end.signal(), Some(libc::SIGSEGV), "{end}");
        return;
    }
    let space = Space::start();
    let page = space.page();
    let (base, physical) = (space.reserve(page), space.create(page));
    ok(space.map(base, page, physical, 0, READ_WRITE));
    // SAFETY: mapped for writing, and then not, which is what is to be seen: Rust's own handler would hide the signal.
    unsafe {
        base.write_volatile(1);
        libc::signal(libc::SIGSEGV, libc::SIG_DFL);
        space.set_access(base, page, READ_ONLY);
        assert_eq!(base.read_volatile(), 1);
        base.write_volatile(2);
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    if in_child("what_does_not_fit_is_refused", &[]) {
        return;
    }
    let space = Space::start();
    let page = space.page();
    let base = space.reserve(4 * page);
    let physical = space.create(2 * page);
    let at = |bytes: usize| base.wrapping_add(bytes);
    use ze_result_t as R;
    let argument = R::ZE_RESULT_ERROR_INVALID_ARGUMENT;
    let alignment = R::ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
    let size = R::ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    let map = |pointer, bytes, offset| space.map(pointer, bytes, physical, offset, READ_WRITE);
    assert_eq!(map(at(1), page, 0), alignment);
    assert_eq!(map(base, page + 1, 0), size);
    assert_eq!(map(base, 0, 0), size);
    assert_eq!(map(base, page, 1), alignment);
    assert_eq!(map(base, 2 * page, page), argument, "beyond the piece");
    assert_eq!(map(at(3 * page), 2 * page, 0), argument, "beyond the reservation");
    assert_eq!(
        space.map(base, page, physical, 0, ze_memory_access_attribute_t(9)),
        R::ZE_RESULT_ERROR_INVALID_ENUMERATION
    );
    ok(map(base, page, 0));
    assert_eq!(map(base, page, 0), argument, "mapped already");
    assert_eq!(space.free(base, page), argument, "not all of it");
    let local = 0u8;
    assert_eq!(space.free((&raw const local as usize & !(PAGE - 1)) as *mut u8, page), argument);
    ok(space.free(base, 4 * page));
    assert_eq!(space.free(base, 4 * page), argument, "gone");

    let mut pointer = ptr::null_mut();
    let reserve = |bytes, pointer: &mut *mut c_void| {
        // SAFETY: the driver is to refuse it.
        unsafe { space.ze.loader.zeVirtualMemReserve(space.ze.context, ptr::null(), bytes, pointer) }
    };
    assert_eq!(reserve(page + 1, &mut pointer), size);
    assert_eq!(reserve(0, &mut pointer), size);
    assert_eq!(reserve(1 << 60, &mut pointer), R::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

#[test]
fn properties_of_what_is_mapped() {
    if in_child("properties_of_what_is_mapped", &[]) {
        return;
    }
    let space = Space::start();
    let page = space.page();
    let (base, physical) = (space.reserve(4 * page), space.create(2 * page));
    ok(space.map(base, 2 * page, physical, 0, READ_WRITE));
    let mut piece: ze_physical_mem_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
    let mut properties: ze_memory_allocation_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
    let (mut start, mut bytes, mut device) = (ptr::null_mut(), 0, ptr::null_mut());
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(space.physical.pfnGetProperties.unwrap()(space.ze.context, physical, &mut piece));
        let inside = base.add(page + 8).cast();
        let z = &space.ze.loader;
        ok(z.zeMemGetAllocProperties(space.ze.context, inside, &mut properties, &mut device));
        ok(z.zeMemGetAddressRange(space.ze.context, inside, &mut start, &mut bytes));
        assert_eq!((start.cast::<u8>(), bytes), (base, 4 * page));
    }
    assert_eq!((piece.id, piece.size), (properties.id, 2 * page as u64));
    assert_eq!(properties.type_, ze_memory_type_t::ZE_MEMORY_TYPE_DEVICE);
    assert_eq!(device, space.ze.device());
    // SAFETY: the arguments are as the specification says.
    unsafe {
        let beyond = base.add(3 * page).cast();
        ok(space.ze.loader.zeMemGetAllocProperties(space.ze.context, beyond, &mut properties, ptr::null_mut()));
    }
    assert_eq!(properties.type_, ze_memory_type_t::ZE_MEMORY_TYPE_UNKNOWN);
    ok(space.free(base, 4 * page));
    space.destroy(physical);
}

#[test]
fn handles_of_physical_memory_are_opened_like_others() {
    if in_child("handles_of_physical_memory_are_opened_like_others", &[]) {
        return;
    }
    let space = Space::start();
    let page = space.page();
    let (base, physical) = (space.reserve(4 * page), space.create(2 * page));
    ok(space.map(base, 2 * page, physical, 0, READ_WRITE));
    space.ze.write(base.wrapping_add(page), 42);
    let z = &space.ze.loader;
    let with_properties = space.memory.pfnGetIpcHandleWithProperties.unwrap();
    // By its address, by its handle, and with properties.
    for way in 0..3 {
        let mut handle = ze_ipc_mem_handle_t { data: [0; 64] };
        let mut usual: ze_ipc_mem_handle_type_ext_desc_t =
            typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC);
        usual.typeFlags = ze_ipc_mem_handle_type_flag_t::ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT.0;
        let mut opened = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        unsafe {
            let context = space.ze.context;
            ok(match way {
                0 => z.zeMemGetIpcHandle(context, base.cast(), &mut handle),
                1 => z.zeMemGetIpcHandle(context, physical.cast(), &mut handle),
                _ => with_properties(context, base.cast(), (&raw mut usual).cast(), &mut handle),
            });
            ok(z.zeMemOpenIpcHandle(context, space.ze.device(), handle, 0, &mut opened));
            let there = opened.cast::<u8>().add(page);
            assert_eq!(space.ze.read(there), 42, "way {way}");
            ok(z.zeMemCloseIpcHandle(context, opened));
            ok(space.memory.pfnPutIpcHandle.unwrap()(context, handle));
        }
    }
    // Two pieces have no handle together, and a fabric there is none.
    let other = space.create(page);
    ok(space.map(base.wrapping_add(2 * page), page, other, 0, READ_WRITE));
    let mut handle = ze_ipc_mem_handle_t { data: [0; 64] };
    let mut fabric: ze_ipc_mem_handle_type_ext_desc_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC);
    fabric.typeFlags = ze_ipc_mem_handle_type_flag_t::ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE.0;
    // SAFETY: the driver is to refuse the first; all devices of the machine reach what a fabric would.
    unsafe {
        let two = z.zeMemGetIpcHandle(space.ze.context, base.cast(), &mut handle);
        assert_eq!(two, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
        ok(with_properties(space.ze.context, physical.cast(), (&raw mut fabric).cast(), &mut handle));
    }
    assert_eq!(exported_page(&space), 7);
    ok(space.free(base, 4 * page));
}

#[test]
fn atomic_attributes_are_kept() {
    if in_child("atomic_attributes_are_kept", &[]) {
        return;
    }
    let space = Space::start();
    let memory: ze_mem_exp_dditable_t = table("zeGetMemExpProcAddrTable");
    let pointer = space.ze.allocate(64);
    let host = ze_memory_atomic_attr_exp_flag_t::ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_HOST_ATOMICS.0;
    let mut found = 7;
    // SAFETY: the arguments are as the specification says, but the last flags.
    unsafe {
        let (context, device) = (space.ze.context, space.ze.device());
        let (set, get) =
            (memory.pfnSetAtomicAccessAttributeExp.unwrap(), memory.pfnGetAtomicAccessAttributeExp.unwrap());
        ok(get(context, device, pointer.cast(), 64, &mut found));
        assert_eq!(found, 0);
        ok(set(context, device, pointer.cast(), 64, host));
        ok(get(context, device, pointer.cast(), 64, &mut found));
        assert_eq!(found, host);
        let unknown = set(context, device, pointer.cast(), 64, 1 << 20);
        assert_eq!(unknown, ze_result_t::ZE_RESULT_ERROR_INVALID_ENUMERATION);
    }
    space.ze.free(pointer);
}

/// What a page of physical memory holds for who maps the descriptor that the program exports.
fn exported_page(space: &Space) -> u8 {
    let (page, context) = (space.page(), space.ze.context);
    let mut desc: ze_physical_mem_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC);
    let mut announced: ze_external_memory_export_desc_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC);
    announced.flags = ze_external_memory_type_flag_t::ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD.0;
    desc.pNext = (&raw const announced).cast();
    desc.size = page;
    let mut physical = ptr::null_mut();
    let mut exported: ze_external_memory_export_fd_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD);
    (exported.flags, exported.fd) = (announced.flags, -1);
    let mut properties: ze_physical_mem_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
    properties.pNext = (&raw mut exported).cast();
    // SAFETY: the arguments are as the specification says, and the mapping is of the page that was made.
    unsafe {
        let (z, device) = (&space.ze.loader, space.ze.device());
        ok(z.zePhysicalMemCreate(context, device, &mut desc, &mut physical));
        let base = space.reserve(page);
        ok(space.map(base, page, physical, 0, READ_WRITE));
        space.ze.write(base, 7u8);
        ok(space.physical.pfnGetProperties.unwrap()(context, physical, &mut properties));
        let shared = libc::MAP_SHARED;
        let seen = libc::mmap(ptr::null_mut(), page, libc::PROT_READ, shared, exported.fd, 0);
        assert_ne!(seen, libc::MAP_FAILED);
        assert_eq!(libc::close(exported.fd), 0);
        ok(space.free(base, page));
        ok(z.zePhysicalMemDestroy(context, physical));
        seen.cast::<u8>().read()
    }
}

/// What suites and programs ask of it beyond the usual.
#[test]
fn corners_of_virtual_memory() {
    if in_child("corners_of_virtual_memory", &[]) {
        return;
    }
    let space = Space::start();
    let (z, context, page) = (&space.ze.loader, space.ze.context, space.page());
    let mut asked = 0;
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { z.zeVirtualMemQueryPageSize(context, space.ze.device(), 0, &mut asked) });
    assert_eq!(asked, page, "pages for no size in particular");

    let base = space.reserve(4 * page);
    let physical = space.create(page);
    ok(space.map(base, page, physical, 0, READ_WRITE));
    ok(space.unmap(base, 2 * page));
    ok(space.unmap(base, 2 * page));
    ok(space.map(base.wrapping_add(page), page, physical, 0, READ_WRITE));
    ok(space.unmap(base, 4 * page));
    ok(space.free(base, 4 * page));

    // The host's own memory is of no device.
    let mut desc: ze_physical_mem_desc_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC);
    desc.size = page;
    let create = |desc: &mut ze_physical_mem_desc_t| {
        let mut physical = ptr::null_mut();
        // SAFETY: as above, or the driver is to refuse it.
        let code = unsafe { z.zePhysicalMemCreate(context, ptr::null_mut(), desc, &mut physical) };
        (code, physical)
    };
    assert_eq!(create(&mut desc).0, ze_result_t::ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    desc.flags = ze_physical_mem_flag_t::ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_HOST.0;
    let (code, host) = create(&mut desc);
    ok(code);
    let (here, there) = (space.reserve(page), space.reserve(page));
    ok(space.map(here, page, host, 0, READ_WRITE));
    ok(space.map(there, page, host, 0, READ_ONLY));
    // SAFETY: both are mapped, the one for writing.
    unsafe {
        here.add(7).write_volatile(9);
        assert_eq!(there.add(7).read_volatile(), 9);
    }
    let mut properties: ze_memory_allocation_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES);
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { z.zeMemGetAllocProperties(context, here.cast(), &mut properties, ptr::null_mut()) });
    assert_eq!(properties.type_, ze_memory_type_t::ZE_MEMORY_TYPE_HOST);
    for base in [here, there] {
        ok(space.unmap(base, page));
        ok(space.free(base, page));
    }

    // Programs that are told so do not write where only reading is allowed.
    let mut reading: ze_device_readonly_memory_ext_properties_t =
        typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES);
    let mut device: ze_device_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES);
    device.pNext = (&raw mut reading).cast();
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { z.zeDeviceGetProperties(space.ze.device(), &mut device) });
    assert_eq!(
        reading.readonlyCapability,
        ze_device_readonly_memory_capability_t::ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED
    );
}

#[test]
fn reservations_as_large_as_the_address_space_allows() {
    if in_child("reservations_as_large_as_the_address_space_allows", &[]) {
        return;
    }
    let space = Space::start();
    let wish = 0x7fff_0000 as *const c_void;
    for power in 30..57 {
        let mut base = ptr::null_mut();
        // SAFETY: the arguments are as the specification says.
        let code = unsafe { space.ze.loader.zeVirtualMemReserve(space.ze.context, wish, 1 << power, &mut base) };
        if power <= 46 {
            ok(code);
        } else {
            assert_eq!(code, ze_result_t::ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            continue;
        }
        ok(space.free(base.cast(), 1 << power));
    }
}
