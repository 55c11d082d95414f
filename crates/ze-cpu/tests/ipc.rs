//! Two processes: memory and events that one exports and the other opens.

mod common;

use common::*;
use std::io::{BufRead, BufReader, Write};
use std::os::fd::RawFd;
use std::process::{Child, Stdio};
use std::ptr;

type Put<T> = unsafe extern "C" fn(ze_context_handle_t, T) -> ze_result_t;

fn memory_handle(ze: &Ze, memory: *mut u8) -> ze_ipc_mem_handle_t {
    let mut handle = ze_ipc_mem_handle_t { data: [0; 64] };
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeMemGetIpcHandle(ze.context, memory.cast(), &mut handle) });
    handle
}

fn open(ze: &Ze, handle: ze_ipc_mem_handle_t) -> Result<*mut u8, ze_result_t> {
    let mut pointer = ptr::null_mut();
    // SAFETY: the arguments are as the specification says.
    match unsafe { ze.loader.zeMemOpenIpcHandle(ze.context, ze.device(), handle, 0, &mut pointer) } {
        ze_result_t::ZE_RESULT_SUCCESS => Ok(pointer.cast()),
        code => Err(code),
    }
}

fn close(ze: &Ze, pointer: *mut u8) {
    // SAFETY: the tests close what they opened, once.
    ok(unsafe { ze.loader.zeMemCloseIpcHandle(ze.context, pointer.cast()) });
}

fn number(handle: &[std::ffi::c_char; 64]) -> RawFd {
    i32::from_ne_bytes(std::array::from_fn(|i| handle[i] as u8))
}

fn with_number(mut handle: [std::ffi::c_char; 64], fd: RawFd) -> [std::ffi::c_char; 64] {
    for (to, from) in handle.iter_mut().zip(fd.to_ne_bytes()) {
        *to = from as std::ffi::c_char;
    }
    handle
}

/// A process that has the handle in a variable and speaks by its input and output.
fn peer(test: &str, handle: &str, more: &[(&str, &str)]) -> Child {
    let mut command = child(test, "peer", &[("HANDLE", handle)]);
    command.envs(more.iter().copied()).stdin(Stdio::piped()).stdout(Stdio::piped());
    command.spawn().expect("start a peer")
}

/// Reads what the peer prints up to the line, which may stand behind the test harness's words.
fn await_line(peer: &mut Child, line: &str) {
    let mut output = BufReader::new(peer.stdout.take().expect("a pipe"));
    let mut seen = String::new();
    while !seen.ends_with(&format!("{line}\n")) {
        assert_ne!(output.read_line(&mut seen).expect("read"), 0, "the peer ended: {seen}");
    }
    peer.stdout = Some(output.into_inner());
}

fn tell(line: &str) {
    println!("{line}");
    std::io::stdout().flush().unwrap();
}

fn handle_of_peer() -> [std::ffi::c_char; 64] {
    unhex(&std::env::var("HANDLE").unwrap())
}

fn peer_of_memory() {
    let ze = Ze::start();
    let mut data = handle_of_peer();
    if let Ok(fd) = std::env::var("DESCRIPTOR") {
        let unexchanged = with_number(data, 0);
        let refused = open(&ze, ze_ipc_mem_handle_t { data: unexchanged });
        assert_eq!(refused, Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT), "some other file");
        data = with_number(data, fd.parse().unwrap());
    }
    let memory = open(&ze, ze_ipc_mem_handle_t { data }).unwrap();
    let last = memory.wrapping_add(99_999);
    assert_eq!((ze.read(memory), ze.read(last)), (1, 5));
    ze.write(memory, 2);
    ze.write(last, 6);
    let (mut base, mut size) = (ptr::null_mut(), 0);
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeMemGetAddressRange(ze.context, memory.cast(), &mut base, &mut size) });
    assert_eq!((base.cast(), size), (memory, if is_strict() { 100_000 } else { 2 * (64 << 10) }));
    // SAFETY: what is wrong with the argument is what the driver checks.
    let freed = unsafe { ze.loader.zeMemFree(ze.context, memory.cast()) };
    assert_eq!(freed, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT, "opened memory is closed, not freed");
    close(&ze, memory);
}

use std::sync::atomic::Ordering::SeqCst;

fn exported(ze: &Ze) -> *mut u8 {
    let memory = ze.allocate_device(100_000);
    ze.write(memory, 1);
    ze.write(memory.wrapping_add(99_999), 5);
    memory
}

fn check_peers_work(ze: &Ze, memory: *mut u8) {
    let last = memory.wrapping_add(99_999);
    assert_eq!((ze.read(memory), ze.read(last)), (2, 6));
}

#[test]
fn the_receiver_puts_its_own_number() {
    if role() == "peer" {
        return peer_of_memory();
    }
    if in_child("the_receiver_puts_its_own_number", &[]) {
        return;
    }
    let ze = Ze::start();
    let memory = exported(&ze);
    // The handle of an address inside is that of the allocation.
    // SAFETY: the allocation has that many bytes.
    let handle = memory_handle(&ze, unsafe { memory.add(50_000) });
    // SAFETY: a duplicate that the child inherits.
    let inherited = unsafe { libc::dup(number(&handle.data)) };
    // The exporter's own number means something else to the peer, and so does the process.
    let more = [("DESCRIPTOR", &*inherited.to_string())];
    succeed(peer("the_receiver_puts_its_own_number", &hex(&handle.data), &more));
    check_peers_work(&ze, memory);
    ze.free(memory);
}

#[test]
fn the_bytes_are_enough() {
    if role() == "peer" {
        return peer_of_memory();
    }
    if in_child("the_bytes_are_enough", &[]) {
        return;
    }
    let ze = Ze::start();
    let memory = exported(&ze);
    succeed(peer("the_bytes_are_enough", &hex(&memory_handle(&ze, memory).data), &[]));
    check_peers_work(&ze, memory);
    ze.free(memory);
}

#[test]
fn memory_opens_from_a_descriptor_and_nothing_else() {
    if in_child("memory_opens_from_a_descriptor_and_nothing_else", &[]) {
        return;
    }
    let ze = Ze::start();
    let memory = exported(&ze);
    let sent = memory_handle(&ze, memory);
    // What the rest of such a handle was before: zeros, or anything.
    for rest in [0, 0x5a] {
        // SAFETY: a duplicate, as would come through a socket.
        let received = unsafe { libc::dup(number(&sent.data)) };
        let data = with_number([rest; 64], received);
        let opened = open(&ze, ze_ipc_mem_handle_t { data }).unwrap();
        assert_eq!(ze.read(opened), 1);
        ze.write(opened.wrapping_add(99_999), rest as u8);
        assert_eq!(ze.read(memory.wrapping_add(99_999)), rest as u8);
        close(&ze, opened);
    }
    // Other files are no memory, those of events included.
    let pool = ze.pool(ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0, 4);
    let mut events = ze_ipc_event_pool_handle_t { data: [0; 64] };
    // SAFETY: the arguments are as the specification says.
    ok(unsafe { ze.loader.zeEventPoolGetIpcHandle(pool, &mut events) });
    let program = std::fs::File::open("/proc/self/exe").unwrap();
    for other in [number(&events.data), std::os::fd::AsRawFd::as_raw_fd(&program), -1] {
        let data = with_number([0; 64], other);
        assert_eq!(open(&ze, ze_ipc_mem_handle_t { data }), Err(ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT));
    }
    // A handle that says more is taken at its word.
    let data = with_number(events.data, number(&sent.data));
    assert!(open(&ze, ze_ipc_mem_handle_t { data }).is_err());
}

#[test]
fn handles_are_counted_and_opened_memory_stays() {
    if in_child("handles_are_counted_and_opened_memory_stays", &[]) {
        return;
    }
    let ze = Ze::start();
    let put: Put<ze_ipc_mem_handle_t> = ze.by_name("zeMemPutIpcHandle");
    let memory = exported(&ze);
    let [first, second] = [memory_handle(&ze, memory), memory_handle(&ze, memory)];
    assert_eq!(first.data, second.data);
    let opened = open(&ze, first).unwrap();
    assert_ne!(opened, memory);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(put(ze.context, first));
        close(&ze, open(&ze, second).unwrap());
        ok(put(ze.context, second));
        // One too many does no harm, nor does one in another context.
        ok(put(ze.context, second));
        ok(put(Ze::start().context, second));
        let none = ze_ipc_mem_handle_t { data: [0; 64] };
        let refused = put(ze.context, none);
        assert_eq!(refused, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
    }
    assert!(open(&ze, second).is_err());
    let again = memory_handle(&ze, memory);
    close(&ze, open(&ze, again).unwrap());
    ze.free(memory);
    assert_eq!(ze.read(opened), 1, "the pages are there as long as somebody has them open");
    close(&ze, opened);
    assert!(open(&ze, again).is_err());
}

#[test]
fn descriptors_and_handles_translate() {
    if in_child("descriptors_and_handles_translate", &[]) {
        return;
    }
    let ze = Ze::start();
    type ToFd = unsafe extern "C" fn(ze_context_handle_t, ze_ipc_mem_handle_t, *mut u64) -> ze_result_t;
    type FromFd = unsafe extern "C" fn(ze_context_handle_t, u64, *mut ze_ipc_mem_handle_t) -> ze_result_t;
    let to_fd: ToFd = ze.by_name("zeMemGetFileDescriptorFromIpcHandleExp");
    let from_fd: FromFd = ze.by_name("zeMemGetIpcHandleFromFileDescriptorExp");
    let memory = exported(&ze);
    let handle = memory_handle(&ze, memory);
    let mut fd = 0;
    let mut other = ze_ipc_mem_handle_t { data: [0; 64] };
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(to_fd(ze.context, handle, &mut fd));
        assert_eq!(fd, number(&handle.data) as u64);
        ok(from_fd(ze.context, libc::dup(fd as i32) as u64, &mut other));
        assert_ne!(
            from_fd(ze.context, 9999, &mut ze_ipc_mem_handle_t { data: [0; 64] }),
            ze_result_t::ZE_RESULT_SUCCESS
        );
    }
    let opened = open(&ze, other).unwrap();
    ze.write(opened, 77);
    assert_eq!(ze.read(memory), 77);
    close(&ze, opened);
    ze.free(memory);
}

/// What `zeDeviceCanAccessPeer` and `zeDeviceGetP2PProperties` say, and what opening a handle does, agree.
#[test]
fn only_peers_open_memory() {
    let test = "only_peers_open_memory";
    let pairs = [("ZE_CPU_DEVICES", "4"), ("ZE_CPU_PEERS", "0-1,3-2")];
    if in_child(test, &pairs) {
        return;
    }
    let ze = Ze::start();
    let peers = [[0, 1], [2, 3]];
    for (from, opener) in (0..4).flat_map(|from| (0..4).map(move |to| (from, to))) {
        let reach = peers.iter().any(|pair| pair.contains(&from) && pair.contains(&opener));
        let (device, peer) = (ze.devices[opener], ze.devices[from]);
        let mut can = 9;
        let mut p2p: ze_device_p2p_properties_t = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES);
        let hint = uncompressed();
        let desc = ze_device_mem_alloc_desc_t {
            pNext: (&raw const hint).cast(),
            ..typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC)
        };
        let (mut memory, mut opened) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the arguments are as the specification says.
        let answer = unsafe {
            ok(ze.loader.zeDeviceCanAccessPeer(device, peer, &mut can));
            ok(ze.loader.zeDeviceGetP2PProperties(device, peer, &mut p2p));
            ok(ze.loader.zeMemAllocDevice(ze.context, &desc, 4096, 64, peer, &mut memory));
            let handle = memory_handle(&ze, memory.cast());
            ze.loader.zeMemOpenIpcHandle(ze.context, device, handle, 0, &mut opened)
        };
        assert_eq!((can != 0, p2p.flags != 0), (reach, reach), "{opener} of {from}");
        if !reach {
            assert_eq!(answer, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT, "{opener} of {from}");
        } else {
            ok(answer);
            // What was opened is still memory of the device that it was allocated on.
            let handle = memory_handle(&ze, opened.cast());
            let stranger = ze.devices[(from + 2) % 4];
            let mut again = ptr::null_mut();
            // SAFETY: as above.
            let answer = unsafe { ze.loader.zeMemOpenIpcHandle(ze.context, stranger, handle, 0, &mut again) };
            assert_eq!(answer, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
            close(&ze, opened.cast());
        }
        ze.free(memory);
    }
}

#[test]
fn events_across_processes() {
    if role() == "peer" {
        let ze = Ze::start();
        let mut pool = ptr::null_mut();
        let handle = ze_ipc_event_pool_handle_t { data: handle_of_peer() };
        // SAFETY: the arguments are as the specification says.
        unsafe {
            ok(ze.loader.zeEventPoolOpenIpcHandle(ze.context, handle, &mut pool));
            let [ping, pong] = [ze.event(pool, 0), ze.event(pool, 1)];
            tell("ready");
            ok(ze.loader.zeEventHostSynchronize(ping, u64::MAX));
            ok(ze.loader.zeEventHostSignal(pong));
            ok(ze.loader.zeEventDestroy(ping));
            ok(ze.loader.zeEventDestroy(pong));
            ok(ze.loader.zeEventPoolCloseIpcHandle(pool));
        }
        return;
    }
    if in_child("events_across_processes", &[]) {
        return;
    }
    let ze = Ze::start();
    let pool = ze.pool(ze_event_pool_flag_t::ZE_EVENT_POOL_FLAG_IPC.0, 4);
    let mut handle = ze_ipc_event_pool_handle_t { data: [0; 64] };
    let [ping, mut pong] = [ze.event(pool, 0), ze.event(pool, 1)];
    let list = ze.immediate(false);
    // SAFETY: the arguments are as the specification says.
    unsafe {
        ok(ze.loader.zeEventPoolGetIpcHandle(pool, &mut handle));
        let mut peer = peer("events_across_processes", &hex(&handle.data), &[]);
        await_line(&mut peer, "ready");
        // The queue signals the peer, and waits for the peer's host.
        ok(ze.loader.zeCommandListAppendSignalEvent(list, ping));
        let after = ze.event(pool, 2);
        ok(ze.loader.zeCommandListAppendBarrier(list, after, 1, &mut pong));
        ok(ze.loader.zeEventHostSynchronize(after, u64::MAX));
        succeed(peer);
        let put: Put<ze_ipc_event_pool_handle_t> = ze.by_name("zeEventPoolPutIpcHandle");
        ok(put(ze.context, handle));
        let private = ze.pool(0, 1);
        let refused = ze.loader.zeEventPoolGetIpcHandle(private, &mut handle);
        assert_eq!(refused, ze_result_t::ZE_RESULT_ERROR_INVALID_ARGUMENT);
    }
}

const PUT_AND_SIGNAL: &str = "
    kernel void put_and_signal(global ulong *mine, global ulong *theirs, ulong rounds) {
        for (ulong round = 1; round <= rounds; round++) {
            for (int i = 8; i < 1032; i++) theirs[i] = round * 10000 + i;
            atomic_store_explicit((volatile global atomic_ulong *)theirs, round, memory_order_release, memory_scope_all_svm_devices);
            while (atomic_load_explicit((volatile global atomic_ulong *)mine, memory_order_acquire, memory_scope_all_svm_devices) < round)
                ishmem_relax();
            for (int i = 8; i < 1032; i++)
                if (mine[i] != round * 10000 + i && mine[i] != (round + 1) * 10000 + i) mine[1]++;
        }
    }";
const RELAX: &str = "void ishmem_relax(void);";

fn exchange(ze: &Ze, mine: *mut u8, theirs: *mut u8) {
    const ROUNDS: u64 = 200;
    let module = ze.module(&format!("{RELAX}{PUT_AND_SIGNAL}"));
    let kernel = ze.kernel(module, "put_and_signal");
    ze.argument(kernel, 0, mine);
    ze.argument(kernel, 1, theirs);
    ze.argument(kernel, 2, ROUNDS);
    let list = ze.immediate(true);
    ze.launch(list, kernel, 1);
    assert_eq!(word(mine).load(SeqCst), ROUNDS);
    assert_eq!(word(mine.wrapping_add(8)).load(SeqCst), 0, "values that are of no round");
}

/// A kernel here and one there: each writes into the other's memory, signals, and waits for the other.
#[test]
fn kernels_put_and_signal_across_processes() {
    if role() == "peer" {
        let ze = Ze::start();
        let theirs = open(&ze, ze_ipc_mem_handle_t { data: handle_of_peer() }).unwrap();
        let mine = ze.allocate(16384);
        tell(&hex(&memory_handle(&ze, mine).data));
        tell("ready");
        return exchange(&ze, mine, theirs);
    }
    if in_child("kernels_put_and_signal_across_processes", &[]) {
        return;
    }
    let ze = Ze::start();
    if !ze.has_engine() {
        return;
    }
    let mine = ze.allocate(16384);
    let mut peer = peer("kernels_put_and_signal_across_processes", &hex(&memory_handle(&ze, mine).data), &[]);
    let mut output = BufReader::new(peer.stdout.take().expect("a pipe"));
    let mut lines = Vec::new();
    while lines.last().is_none_or(|line| line != "ready") {
        let mut line = String::new();
        assert_ne!(output.read_line(&mut line).expect("read"), 0, "the peer ended: {lines:?}");
        lines.push(line.trim().to_owned());
    }
    // The harness's words may stand before it.
    let handle = &lines[lines.len() - 2];
    let handle = unhex(&handle[handle.len() - 128..]);
    exchange(&ze, mine, open(&ze, ze_ipc_mem_handle_t { data: handle }).unwrap());
    succeed(peer);
}
