//! Every function of every table, with arguments that may be anything a program may get wrong: null, dead handles, handles of another
//! kind, wrong types and flags, huge sizes. The answer is a code, never a crash.
//!
//! What would rightly crash is left out by the way in which arguments are made: where a function cannot know whether a
//! pointer is good, it is null or good. What would rightly wait for ever is left out by name.
//!
//! `ZE_CPU_FUZZ_CALLS` says how many calls are made, `ZE_CPU_FUZZ_SEED` repeats a run.

mod common;

use common::*;
use std::cell::UnsafeCell;
use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

const CALLS: u64 = 200_000;
/// Work that waits for events that no command signals piles up, so a process does not get older than this many calls.
const CALLS_OF_A_PROCESS: u64 = 20_000;

/// Calls that wait until other calls are made, which are not made here.
const MAY_WAIT_FOR_EVER: [&str; 2] = ["zeDeviceSynchronize", "zeMemFreeExt"];

/// The driver's tables as it has them, each entry as something to be called.
macro_rules! tables {
    ($($getter:ident($table:ty) { $($since:ident: $field:ident = $function:ident;)* })*) => {
        pub(crate) fn all() -> Vec<crate::Entry> {
            let mut all = Vec::new();
            $({
                let table: $table = crate::table(stringify!($getter));
                $(all.push(crate::Entry {
                    name: stringify!($function),
                    call: {
                        let function = table.$field.expect("no entry is null");
                        Box::new(move |fuzzer| crate::Call::call(function, fuzzer))
                    },
                });)*
            })*
            all
        }
    };
}

/// Those of the driver are reached by its tables.
mod functions {}

#[path = "../src/ddi/tables.rs"]
#[rustfmt::skip]
#[allow(unused_imports, reason = "functions of the driver's own are not here")]
mod tables;

struct Entry {
    name: &'static str,
    call: Box<dyn Fn(&mut Fuzzer) -> u64>,
}

/// A function of any signature that can be called with arguments of its types.
trait Call {
    fn call(self, fuzzer: &mut Fuzzer) -> u64;
}

macro_rules! call {
    ($($type:ident)*) => {
        impl<R: 'static, $($type: 'static),*> Call for unsafe extern "C" fn($($type),*) -> R {
            #[allow(non_snake_case, unused_variables, reason = "named after their types")]
            fn call(self, fuzzer: &mut Fuzzer) -> u64 {
                $(let $type: $type = fuzzer.argument();)*
                fuzzer.log_call();
                // SAFETY: pointers are null or good for what functions do with them; all else is for the driver to check.
                let result = unsafe { self($($type),*) };
                // SAFETY: results are numbers or pointers, of which the bytes that there are are read.
                unsafe {
                    let mut bits = 0u64;
                    ptr::copy_nonoverlapping(
                        (&raw const result).cast::<u8>(),
                        (&raw mut bits).cast::<u8>(),
                        size_of::<R>().min(8),
                    );
                    bits
                }
            }
        }
    };
}

call! {}
call! { A }
call! { A B }
call! { A B C }
call! { A B C D }
call! { A B C D E }
call! { A B C D E F }
call! { A B C D E F G }
call! { A B C D E F G H }
call! { A B C D E F G H I }
call! { A B C D E F G H I J }
call! { A B C D E F G H I J K }
call! { A B C D E F G H I J K L }

/// Memory for arguments, which lives as long as the process, as calls may work on it later.
#[repr(C, align(4096))]
struct Scratch(UnsafeCell<[u8; SCRATCH]>);
// SAFETY: its readers and writers expect any bytes.
unsafe impl Sync for Scratch {}

const SCRATCH: usize = 4 << 20;
/// Room for whatever an argument points to.
const ROOM: usize = 32 << 10;
/// What functions may write.
static OUT: Scratch = Scratch(UnsafeCell::new([0; SCRATCH]));
/// What functions read only, and may read later: small numbers.
static IN: Scratch = Scratch(UnsafeCell::new([0; SCRATCH]));

const LOGGED: usize = 20;
/// The last calls: where the name is, and how long.
static LOG: [[AtomicUsize; 2]; LOGGED] = [const { [const { AtomicUsize::new(0) }; 2] }; LOGGED];
static DONE: AtomicU64 = AtomicU64::new(0);
static SEED: AtomicU64 = AtomicU64::new(0);

struct Fuzzer {
    random: u64,
    /// Handles that are alive, by the name of what they point to, and some that are dead.
    handles: HashMap<String, Vec<usize>>,
    dead: Vec<usize>,
    /// Memory that the driver gave, to be given back; nothing else is done with it.
    memory: Vec<usize>,
    /// The call that is being made: its name, and where it was given room for handles and for addresses.
    name: &'static str,
    rooms: Vec<(String, usize, usize)>,
    passed: Vec<(String, usize)>,
    taken: usize,
}

/// What a handle points to; IPC handles are structures.
fn is_object(pointee: &str) -> bool {
    pointee.ends_with("_handle_t") && !pointee.contains('*') && !pointee.contains("_ipc_")
}

impl Fuzzer {
    fn below(&mut self, limit: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) % limit
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn argument<T: 'static>(&mut self) -> T {
        let name = std::any::type_name::<T>();
        let pointee = name.strip_prefix("*mut ").or(name.strip_prefix("*const "));
        let bits = match pointee {
            Some(pointee) if is_object(pointee) => self.handle(pointee),
            Some(pointee) => self.pointer(pointee, name.starts_with("*const ")),
            None if name.contains("Option<") => 0, // a callback
            None if size_of::<T>() > 8 => return self.structure(),
            None => self.number(name),
        };
        // SAFETY: arguments of at most eight bytes are numbers and pointers, of which any bits are valid.
        unsafe {
            assert!(size_of::<T>() <= 8);
            std::mem::transmute_copy(&bits)
        }
    }

    /// An IPC handle: bytes that a call has written, or any.
    fn structure<T>(&mut self) -> T {
        let from = self.room(&OUT);
        if self.one_in(2) {
            for index in 0..size_of::<T>() {
                let byte = self.below(256) as u8;
                // SAFETY: the room is larger than any structure.
                unsafe { (from as *mut u8).add(index).write(byte) };
            }
        }
        // SAFETY: structures that are passed by value are bytes.
        unsafe { (from as *const T).read_unaligned() }
    }

    fn handle(&mut self, kind: &str) -> usize {
        let kind = match self.below(20) {
            0 => return 0,
            1 => return self.below(u64::MAX) as usize,
            2 => return OUT.0.get() as usize,
            3 => {
                let kinds: Vec<String> = self.handles.keys().cloned().collect();
                kinds[self.below(kinds.len() as u64) as usize].clone()
            }
            _ => kind.to_owned(),
        };
        let known = self.handles.get(&kind).map_or(&[][..], Vec::as_slice);
        let list = if known.is_empty() || self.random.is_multiple_of(16) { &self.dead } else { known };
        if list.is_empty() {
            return 0;
        }
        let handle = list[(self.random >> 20) as usize % list.len()];
        self.below(2);
        self.passed.push((kind, handle));
        handle
    }

    fn number(&mut self, kind: &str) -> usize {
        let sizes_are_checked =
            ["MemAlloc", "Reserve", "PhysicalMem", "Virtual"].iter().any(|part| self.name.contains(part));
        match kind {
            // Time-outs among them.
            "u64" => self.below(2000) as usize,
            "usize" if sizes_are_checked && self.one_in(4) => {
                [usize::MAX, 1 << 62, 1 << 47, usize::MAX - 4095][self.below(4) as usize]
            }
            "usize" => [0, 1, 3, 8, 64, 4096, 12288][self.below(7) as usize],
            // Counts of what the pointer beside them leads to.
            "u32" => self.below(6) as usize,
            "f64" | "f32" => 0,
            // Flags and enumerations.
            _ if self.one_in(8) => self.below(u64::MAX) as usize,
            _ => self.below(5) as usize,
        }
    }

    fn room(&mut self, scratch: &Scratch) -> usize {
        self.taken = (self.taken + ROOM) % SCRATCH;
        scratch.0.get() as usize + self.taken
    }

    fn pointer(&mut self, pointee: &str, constant: bool) -> usize {
        if self.one_in(12) {
            return 0;
        }
        let kind = pointee.rsplit("::").next().unwrap_or(pointee).to_owned();
        let gives_back = ["Free", "Close", "Unmap", "GetIpcHandle", "MakeMemory", "Evict"]
            .iter()
            .any(|part| self.name.contains(part));
        // A structure to be chained, though its type does not say so.
        let chained = self.name.contains("WithProperties") && !constant;
        if pointee.ends_with("c_void") && gives_back && !chained && !self.one_in(4) {
            let index = self.below(self.memory.len().max(1) as u64) as usize;
            return self.memory.get(index).copied().unwrap_or(0);
        }
        if constant && !kind.ends_with("_desc_t") {
            // Zeros, or ones of 32 bits: kernels have few groups, copies few bytes.
            let ones = if kind == "usize" { 0 } else { self.below(2) as usize };
            return IN.0.get() as usize + ones * (SCRATCH / 2);
        }
        let room = self.room(&OUT);
        // SAFETY: the room is ours as far as the calls are concerned that read it now; those that read it later find bytes.
        unsafe { (room as *mut u8).write_bytes(0, 4096) };
        let write = |offset: usize, value: u64| {
            // SAFETY: the offset is within the room.
            unsafe { ((room + offset) as *mut u64).write_unaligned(value) }
        };
        if let Some(handles) = pointee.strip_prefix("*mut ").or(pointee.strip_prefix("*const ")) {
            // A list of handles to read, or room for them.
            if is_object(handles) {
                let one = self.handle(handles);
                for index in 0..6 {
                    let handle = if self.one_in(10) { self.handle(handles) } else { one };
                    write(8 * index, handle as u64);
                }
            }
            // SAFETY: the room is ours.
            let before = unsafe { (room as *const usize).read() };
            self.rooms.push((handles.to_owned(), room, before));
        } else if kind == "u32" || kind == "usize" {
            let count = self.below(6);
            write(0, count);
        } else if kind.ends_with("desc_t") || kind.ends_with("_properties_t") || chained {
            self.descriptor(&kind, room);
        }
        room
    }

    /// Its type, mostly the right one, what its fields may be, and now and then another structure behind it.
    fn descriptor(&mut self, kind: &str, room: usize) {
        // SAFETY: the room is larger than all descriptors, and ours.
        let typed = |stype: ze_structure_type_t, fields: &[(usize, u64)]| unsafe {
            (room as *mut u32).write(stype.0);
            for &(offset, value) in fields {
                ((room + offset) as *mut u64).write_unaligned(value);
            }
        };
        let flags = if self.one_in(6) { self.below(1 << 32) } else { self.below(4) };
        let small = self.below(4);
        let size = [0, 64, 4096, 1 << 20, u64::MAX][self.below(5) as usize];
        use ze_structure_type_t as S;
        match kind {
            "_ze_context_desc_t" => typed(S::ZE_STRUCTURE_TYPE_CONTEXT_DESC, &[(16, flags)]),
            // Ordinal, index, flags; the mode is not synchronous, as the caller would wait for events.
            "_ze_command_queue_desc_t" => {
                typed(S::ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, &[(16, small), (24, flags & 7), (28, 2 * self.below(2))])
            }
            "_ze_command_list_desc_t" => typed(S::ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, &[(16, small), (20, flags)]),
            "_ze_event_pool_desc_t" => typed(S::ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, &[(16, flags), (20, 1 + small)]),
            "_ze_event_desc_t" => typed(S::ZE_STRUCTURE_TYPE_EVENT_DESC, &[(16, small), (20, flags)]),
            "_ze_event_counter_based_desc_t" => {
                typed(S::ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC, &[(16, flags), (20, small)])
            }
            "_ze_fence_desc_t" => typed(S::ZE_STRUCTURE_TYPE_FENCE_DESC, &[(16, flags & 1)]),
            "_ze_device_mem_alloc_desc_t" => typed(S::ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, &[(16, flags & 3)]),
            "_ze_host_mem_alloc_desc_t" => typed(S::ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, &[(16, flags & 3)]),
            "_ze_physical_mem_desc_t" => typed(S::ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, &[(16, flags & 3), (24, size)]),
            "_ze_init_driver_type_desc_t" => typed(S::ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC, &[(16, flags)]),
            "_ze_module_desc_t" => {
                let (address, bytes) = self.module();
                typed(S::ZE_STRUCTURE_TYPE_MODULE_DESC, &[(16, small / 3), (24, bytes), (32, address)]);
            }
            "_ze_kernel_desc_t" => {
                typed(S::ZE_STRUCTURE_TYPE_KERNEL_DESC, &[(16, flags & 1), (24, c"k".as_ptr() as u64)])
            }
            _ => {
                let any = if self.one_in(2) { self.below(0x30) } else { self.below(1 << 32) };
                typed(S(any as u32), &[]);
            }
        }
        if self.one_in(16) {
            typed(S(self.below(1 << 32) as u32), &[]);
        }
        if self.one_in(8) {
            // A structure of another kind behind it, of zeros but for its type.
            let next = self.room(&OUT);
            let types = [0x3, 0x17, 0x18, 0x1a, 0x1d, 0x10003, 0x1000f, 0x20014, 0x2003b, 0x2003c, 0x2003d, 0x2003f];
            let any = types[self.below(types.len() as u64) as usize];
            // SAFETY: both rooms are ours and larger than all structures.
            unsafe {
                (next as *mut u8).write_bytes(0, 4096);
                (next as *mut u32).write(any);
                ((room + 8) as *mut usize).write(next);
            }
        }
    }

    /// SPIR-V, mostly good: address and size.
    fn module(&mut self) -> (u64, u64) {
        static GOOD: std::sync::OnceLock<Vec<u8>> = std::sync::OnceLock::new();
        let good = GOOD
            .get_or_init(|| compile("kernel void k(int a, float4 b, local int *c) { if (c) c[0] = a + (int)b.x; }"));
        let bytes = if self.one_in(8) { self.below(good.len() as u64) } else { good.len() as u64 };
        (good.as_ptr() as u64, bytes)
    }

    fn log_call(&self) {
        let done = DONE.fetch_add(1, Ordering::Relaxed);
        let line = &LOG[done as usize % LOGGED];
        line[0].store(self.name.as_ptr() as usize, Ordering::Relaxed);
        line[1].store(self.name.len(), Ordering::Relaxed);
    }

    /// Learns of the handles and addresses that a call has given.
    fn learn(&mut self, succeeded: bool) {
        let ends = self.name.contains("Destroy") || self.name.contains("Close");
        for (kind, handle) in std::mem::take(&mut self.passed) {
            if succeeded && ends {
                if let Some(known) = self.handles.get_mut(&kind) {
                    known.retain(|known| *known != handle);
                }
                self.dead.push(handle);
                if self.dead.len() > 200 {
                    self.dead.drain(..100);
                }
            }
        }
        for (kind, room, before) in std::mem::take(&mut self.rooms) {
            // SAFETY: rooms live for ever.
            let value = unsafe { (room as *const usize).read() };
            let gives = ["Create", "Get", "Open", "Alloc", "Reserve"].iter().any(|part| self.name.contains(part));
            if !succeeded || !gives || value == before || value == 0 {
                continue;
            }
            if is_object(&kind) {
                let known = self.handles.entry(kind).or_default();
                if !known.contains(&value) {
                    known.push(value);
                }
                if known.len() > 50 {
                    known.remove(0);
                }
            } else if kind.ends_with("c_void") && self.memory.len() < 200 {
                self.memory.push(value);
            }
        }
    }
}

extern "C" fn tell_and_die(signal: i32) {
    let say = |text: &[u8]| {
        // SAFETY: the text is readable.
        unsafe { libc::write(2, text.as_ptr().cast::<c_void>(), text.len()) };
    };
    let number = |mut number: u64| {
        let mut digits = [b'0'; 20];
        for digit in digits.iter_mut().rev() {
            *digit += (number % 10) as u8;
            number /= 10;
        }
        say(&digits);
    };
    say(b"\ndied of signal ");
    number(signal as u64);
    say(b" with seed ");
    number(SEED.load(Ordering::Relaxed));
    let done = DONE.load(Ordering::Relaxed);
    say(b" at call ");
    number(done);
    say(b"; the last calls:\n");
    for age in 0..LOGGED as u64 {
        let line = &LOG[(done + age) as usize % LOGGED];
        let (name, bytes) = (line[0].load(Ordering::Relaxed), line[1].load(Ordering::Relaxed));
        if name != 0 {
            // SAFETY: names are static.
            say(unsafe { std::slice::from_raw_parts(name as *const u8, bytes) });
            say(b"\n");
        }
    }
    // SAFETY: back to what the signal does by default, which ends the process.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
}

fn number_of(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn any_call_is_answered() {
    const TEST: &str = "any_call_is_answered";
    if role() != "fuzz" {
        let calls = number_of("ZE_CPU_FUZZ_CALLS", CALLS);
        let first = number_of("ZE_CPU_FUZZ_SEED", 1);
        for run in 0..calls.div_ceil(CALLS_OF_A_PROCESS) {
            let seed = (first + run).to_string();
            let child = child(TEST, "fuzz", &[("ZE_CPU_FUZZ_SEED", &seed)]).spawn().unwrap();
            let status = end_of(child);
            assert!(status.success(), "seed {seed}: {status}");
        }
        return;
    }
    let seed = number_of("ZE_CPU_FUZZ_SEED", 1);
    SEED.store(seed, Ordering::Relaxed);
    let ze = Ze::start();
    for signal in [libc::SIGSEGV, libc::SIGBUS, libc::SIGABRT, libc::SIGFPE, libc::SIGILL, libc::SIGALRM] {
        // SAFETY: the handler uses what is allowed in handlers only.
        unsafe { libc::signal(signal, tell_and_die as *const () as usize) };
    }
    // SAFETY: no other thread uses the memory yet.
    unsafe {
        let ones = (IN.0.get() as usize + SCRATCH / 2) as *mut u32;
        (0..SCRATCH / 8).for_each(|index| ones.add(index).write(1));
    }
    let entries = tables::all();
    assert!(entries.len() > 450, "{} entries", entries.len());
    let mut fuzzer = Fuzzer {
        random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        handles: HashMap::new(),
        dead: Vec::new(),
        memory: Vec::new(),
        name: "",
        rooms: Vec::new(),
        passed: Vec::new(),
        taken: 0,
    };
    let kind = |name: &str| format!("level_zero_sys::bindings::_ze_{name}_handle_t");
    fuzzer.handles.insert(kind("driver"), vec![ze.driver as usize]);
    fuzzer.handles.insert(kind("device"), vec![ze.device() as usize]);
    let core: Vec<&Entry> = entries
        .iter()
        .filter(|entry| entry.name.starts_with("ze") && entry.name.as_bytes()[2].is_ascii_uppercase())
        .collect();
    let (mut done, mut refused) = (0, 0);
    let mut succeeded = std::collections::HashSet::new();
    for _ in 0..CALLS_OF_A_PROCESS {
        // The core is where something happens.
        let entry = if fuzzer.one_in(10) {
            &entries[fuzzer.below(entries.len() as u64) as usize]
        } else {
            core[fuzzer.below(core.len() as u64) as usize]
        };
        if MAY_WAIT_FOR_EVER.contains(&entry.name) {
            continue;
        }
        // A context that lives, for those that come after.
        if fuzzer.handles.get(&kind("context")).is_none_or(Vec::is_empty) || fuzzer.one_in(200) {
            let desc = typed(ze_structure_type_t::ZE_STRUCTURE_TYPE_CONTEXT_DESC);
            let mut context = ptr::null_mut();
            // SAFETY: the arguments are as the specification says.
            ok(unsafe { ze.loader.zeContextCreate(ze.driver, &desc, &mut context) });
            fuzzer.handles.entry(kind("context")).or_default().push(context as usize);
        }
        fuzzer.name = entry.name;
        fuzzer.rooms.clear();
        fuzzer.passed.clear();
        // SAFETY: an alarm ends the process if a call does not return.
        unsafe { libc::alarm(120) };
        let succeeded_now = (entry.call)(&mut fuzzer) as u32 == 0;
        fuzzer.learn(succeeded_now);
        if succeeded_now {
            succeeded.insert(entry.name);
            done += 1;
        } else {
            refused += 1;
        }
    }
    println!("seed {seed}: {done} calls succeeded, of {} functions; {refused} were refused", succeeded.len());
    assert!(done > 1000 && refused > done, "too much of the same");
    assert!(succeeded.len() > 80, "{} functions succeeded", succeeded.len());
}
