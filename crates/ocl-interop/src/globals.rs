//! The variables of a program whose platform cannot share one between kernels, in memory of ours.
//!
//! Their addresses are constants in the code, and code is worth keeping on disk. So a program's memory is where a digest of
//! its modules says, in a part of the address space that the system hands out last; a second program of the same modules in
//! one process takes the next place.

use std::collections::HashMap;
use std::ffi::CString;
use std::ptr;

use crate::BuildError;
use crate::program::Global;
use crate::spirv::{Facts, Variable};

/// Where programs' memory lies: from here, in steps, as many as a digest's first 24 bits count.
const FIRST: usize = 0x2000_0000_0000;
const STEP: usize = 1 << 20;
/// Places that are tried; then any will do.
const PLACES: usize = 64;
/// The largest type of OpenCL's, a vector of 16 doubles, and what keeps processors from sharing lines.
const ALIGN: usize = 128;

/// A program's variables, and the addresses of host functions before them.
pub struct Globals {
    start: *mut u8,
    bytes: usize,
    addresses: HashMap<(usize, u32), usize>,
    exported: HashMap<String, Global>,
}

// SAFETY: the mapping is plain memory, reached by kernels and, through `Global`, by callers who take care of that.
unsafe impl Send for Globals {}
// SAFETY: as above.
unsafe impl Sync for Globals {}

impl Globals {
    /// Finds memory for what the modules define; what they import from each other is one.
    pub fn place(facts: &[Facts], host_functions: usize, digest: &str) -> Result<Globals, BuildError> {
        let defined = || {
            facts.iter().enumerate().flat_map(|(module, facts)| {
                let own = facts.variables().filter(|variable| !variable.imported);
                own.map(move |variable| (module, variable))
            })
        };
        let mut end = host_functions * size_of::<usize>();
        let mut offsets = HashMap::new();
        let mut named: HashMap<&str, (usize, usize)> = HashMap::new();
        for (module, Variable { id, name, bytes, .. }) in defined() {
            let bytes = bytes.ok_or_else(|| BuildError::new("a variable has a type without a size"))?;
            let offset = end.next_multiple_of(ALIGN);
            end = offset
                .checked_add(bytes)
                .filter(|end| *end <= isize::MAX as usize / 2)
                .ok_or_else(|| BuildError::new("the variables are larger than memory"))?;
            offsets.insert((module, id), offset);
            if let Some(name) = name
                && named.insert(name, (offset, bytes)).is_some()
            {
                return Err(BuildError::new(format!("two modules define variable {name}")));
            }
        }
        let bytes = end.next_multiple_of(STEP);
        let start = map(bytes, digest)?;
        let at = |offset: usize| start as usize + offset;
        let mut addresses: HashMap<_, _> =
            offsets.into_iter().map(|(variable, offset)| (variable, at(offset))).collect();
        let mut open = Vec::new();
        for (module, facts) in facts.iter().enumerate() {
            for imported in facts.variables().filter(|variable| variable.imported) {
                let name = imported.name.unwrap_or_default();
                match named.get(name) {
                    Some((offset, _)) => {
                        addresses.insert((module, imported.id), at(*offset));
                    }
                    None => open.push(name.to_owned()),
                }
            }
        }
        let exported = named
            .into_iter()
            .map(|(name, (offset, bytes))| {
                let address = start.wrapping_add(offset);
                (name.to_owned(), Global { address, bytes })
            })
            .collect();
        let globals = Globals { start, bytes, addresses, exported };
        if open.is_empty() {
            return Ok(globals);
        }
        open.sort();
        open.dedup();
        Err(BuildError {
            message: format!("nothing defines {}", open.join(", ")),
            log: String::new(),
            unresolved: open,
        })
    }

    /// Where a module's variable is, defined or imported.
    pub fn address(&self, module: usize, id: u32) -> Option<u64> {
        self.addresses.get(&(module, id)).map(|address| *address as u64)
    }

    /// The variable of that name.
    pub fn exported(&self, name: &str) -> Option<Global> {
        self.exported.get(name).copied()
    }

    /// Where the address of a host function is.
    pub fn host_function(&self, slot: usize) -> u64 {
        (self.start as usize + slot * size_of::<usize>()) as u64
    }

    /// Writes the address of the process's `symbol`, which is one of libc's.
    pub fn set_host_function(&self, slot: usize, symbol: &str) {
        let name = CString::new(symbol).unwrap_or_default();
        // SAFETY: the name is terminated; a lookup among global symbols has no other effect. The slot is within the mapping,
        // which no kernel uses yet.
        unsafe {
            let function = libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr());
            self.start.cast::<*mut libc::c_void>().add(slot).write(function);
        }
    }
}

impl Drop for Globals {
    fn drop(&mut self) {
        // SAFETY: our own mapping; the program and its kernels are gone.
        unsafe { libc::munmap(self.start.cast(), self.bytes) };
    }
}

/// Zeroed memory at one of the digest's places.
fn map(bytes: usize, digest: &str) -> Result<*mut u8, BuildError> {
    let number = usize::from_str_radix(digest.get(..6).unwrap_or_default(), 16).unwrap_or(0);
    let places = (0..PLACES).map(|place| FIRST + number * STEP + place * bytes);
    let any = std::iter::once(0);
    for place in places.chain(any) {
        let exactly = if place == 0 { 0 } else { libc::MAP_FIXED_NOREPLACE };
        // SAFETY: a new mapping, that takes the place of none.
        let start = unsafe {
            libc::mmap(
                ptr::without_provenance_mut(place),
                bytes,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | exactly,
                -1,
                0,
            )
        };
        if start == libc::MAP_FAILED {
            continue;
        }
        if place == 0 || start.addr() == place {
            return Ok(start.cast());
        }
        // A system that does not know the flag takes the address for a hint.
        // SAFETY: the mapping just made.
        unsafe { libc::munmap(start, bytes) };
    }
    Err(BuildError::new(format!("no memory for {bytes} bytes of variables: {}", std::io::Error::last_os_error())))
}
