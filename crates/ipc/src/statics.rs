//! The static data of the executable, as memory that other PEs can map.
//!
//! Global and static variables of a SHMEM program are symmetric: a peer may put to them. So the pages
//! that hold them are replaced, in place, by a shared mapping of a file in memory with the same content. Every
//! address stays what it was; a peer that maps the file sees the same bytes.
//!
//! # What is moved
//! The writable `PT_LOAD` segments of the executable, rounded to whole pages, as far as
//! `/proc/self/maps` shows them as private and writable. That leaves out what the linker made
//! read-only after relocation (`PT_GNU_RELRO`), whether or not the program was linked so, and the heap
//! that may begin where `.bss` ends. The data of shared libraries is not symmetric, as everywhere.
//!
//! # What stays
//! Constants are global and static variables, too, which other PEs may get from. They are in segments that nobody writes, or in
//! what the linker made read-only after relocation, and have the same values in all PEs of a program, but for addresses: each PE
//! reads its own.
//!
//! # What is copied
//! Pages of `.bss` that the program has not touched are zeros, as those of the new memory are: they are not copied, and
//! take up no memory afterwards either. Which have been touched is in `/proc/self/pagemap`; where that cannot be read, all
//! that hold anything else than zeros are copied. Pages that are mapped from the program's file are always copied: they have
//! the file's content before they are touched.
//!
//! # Other threads
//! Threads of the driver, the runtime or the program may run meanwhile, and write to what is moved.
//! No write may fall between the copy and the replacement, so the pages are write-protected first. A
//! thread that writes then gets a `SIGSEGV`, in whose handler it waits for the new mapping, and its
//! write is made there:
//!
//! ```text
//! moving thread                     another thread
//! MOVING                            reads go on
//! write-protect the pages           a write faults; the handler waits while `MOVING`
//! copy them to the file
//! map the file over them
//! OVER                              the handler returns, the write is repeated
//! ```
//!
//! Between protection and mapping the moving thread itself only makes system calls, by `rustix`, which
//! go through no linkage table that could lie in these pages. It takes no signals meanwhile: a handler of
//! the program's would wait, at its first write, for the thread that it interrupts. A fault may be on its
//! way to our handler while the move ends, so the handler stays: it lets a bounded number of such faults be
//! repeated. All other faults are for the handler that was there before, and ours stays for those, too: it
//! calls the other, as both may be needed at once. What a system call writes for another thread at
//! that moment fails with `EFAULT`, and a thread that has blocked `SIGSEGV` and writes then, be it in a
//! handler that began before, ends the process: the threads of the runtime leave faults open.
//!
//! # After a fork
//! A child that `fork` of the C library makes has static data of its own, as it was at the `fork`. The system does not copy shared memory
//! for a child, so the forking thread copies what has been moved: before the `fork`, when other handlers have taken their locks. The child
//! moves the copy to where static data is, before any other handler in it writes there. Where static data is large, or there is no memory
//! for a copy, or the move ends between the copy and the `fork`, the child maps the file for itself: what it writes stays its own, and what
//! it has not written it sees as its parent and peers write it. A child that is forked during the move, before all is in the file, has the
//! moving thread only in its parent: its pages stay private, and become writable again as it writes to them. (Not so where `fork` had begun
//! when our handler was installed: it copies handlers before it copies pages.)

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::fs;
use std::io;
use std::ops::Range;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicPtr, AtomicU32, AtomicUsize, Ordering};

use rustix::fs::SeekFrom;
use rustix::io::Errno;
use rustix::mm::{MapFlags, MprotectFlags, MremapFlags, ProtFlags};
use zeshmem_signals::{FaultHandler, Mask};

/// Where the executable's static data lies in this process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StaticData {
    /// Whole pages, ascending.
    ranges: Vec<Range<usize>>,
    /// The parts of them that no file is behind.
    anonymous: Vec<Range<usize>>,
    /// What is never written, ascending; it is not moved.
    constants: Vec<Range<usize>>,
    /// What the link editor's addresses are relative to.
    bias: usize,
}

/// What was moved in this process: never freed, null before the move, and again in a child, whose pages are its own until it moves them.
static HOME: AtomicPtr<Home> = AtomicPtr::new(ptr::null_mut());

/// Where static data lies once it is moved.
struct Home {
    data: StaticData,
    file: OwnedFd,
    /// The file holds all of it. Not in static data, which the moving thread must not write.
    is_whole: AtomicBool,
}

impl Home {
    fn get() -> Option<&'static Home> {
        // SAFETY: null, or leaked by `move_to`.
        unsafe { HOME.load(Ordering::SeqCst).as_ref() }.filter(|home| home.is_whole.load(Ordering::SeqCst))
    }
}

impl StaticData {
    /// Finds the static data of the executable; it may be empty.
    ///
    /// # Errors
    /// `/proc` cannot be read.
    pub fn find() -> io::Result<StaticData> {
        let Layout { writable: segments, constants, bias } = Layout::of_the_executable();
        let maps = maps()?;
        let mut ranges: Vec<Range<usize>> = Vec::new();
        let mut anonymous = Vec::new();
        for segment in &segments {
            for Mapping { range, has_file } in private_writable(&maps) {
                let start = segment.start.max(range.start);
                let end = segment.end.min(range.end);
                if start < end && !has_file {
                    anonymous.push(start..end);
                }
                // `.data`, which is mapped from the file, and `.bss`, which is not, are two mappings;
                // a variable may lie across their border.
                match ranges.last_mut() {
                    _ if start >= end => {}
                    Some(last) if last.end == start => last.end = end,
                    _ => ranges.push(start..end),
                }
            }
        }
        Ok(StaticData { ranges, anonymous, constants, bias })
    }

    /// The static data that [`move_to`](Self::move_to) has moved in this process, and the file in which it lies since.
    pub fn moved() -> Option<(StaticData, BorrowedFd<'static>)> {
        Home::get().map(|home| (home.data.clone(), home.file.as_fd()))
    }

    /// Where it lies: whole pages, ascending.
    pub fn ranges(&self) -> &[Range<usize>] {
        &self.ranges
    }

    /// Bytes in all, whole pages.
    pub fn bytes(&self) -> usize {
        self.ranges.iter().map(Range::len).sum()
    }

    /// What must be equal on two PEs for the same offset to mean the same variable: which file it is,
    /// and what of it is moved.
    ///
    /// # Errors
    /// `/proc` cannot be read, or does not know the program.
    pub fn identity(&self) -> io::Result<Vec<u8>> {
        // What is executed may be the dynamic linker, whose argument is the program.
        let maps = maps()?;
        let program = self.constants.first().and_then(|constants| file_at(&maps, constants.start));
        let mut bytes = program.ok_or_else(|| io::Error::other("no file is mapped where the program is"))?.into_bytes();
        let words = self.ranges.iter().flat_map(|range| [range.start - self.bias, range.len()]);
        bytes.extend(words.flat_map(usize::to_le_bytes));
        Ok(bytes)
    }

    /// The same across nodes, where one program has several files: its build id in place of the file, `None` where the link
    /// editor gave it none.
    pub fn identity_by_content(&self) -> Option<Vec<u8>> {
        let mut bytes = build_id()?;
        let words = self.ranges.iter().flat_map(|range| [range.start - self.bias, range.len()]);
        bytes.extend(words.flat_map(usize::to_le_bytes));
        Some(bytes)
    }

    /// The offset of `bytes` bytes at an address of this process, if they lie in static data: bytes
    /// from the start of the file.
    pub fn offset_of(&self, address: usize, bytes: usize) -> Option<usize> {
        let mut before = 0;
        for range in &self.ranges {
            // Between two ranges lies what is not symmetric, so an object lies in one of them.
            if range.contains(&address) && bytes <= range.end - address {
                return Some(before + (address - range.start));
            }
            before += range.len();
        }
        None
    }

    /// The address in this process of an offset; `None` beyond the end.
    pub fn address_of(&self, offset: usize) -> Option<usize> {
        let mut rest = offset;
        for range in &self.ranges {
            if rest < range.len() {
                return Some(range.start + rest);
            }
            rest -= range.len();
        }
        None
    }

    /// The offset of `bytes` constant bytes at an address of this process, which counts from where the program is loaded.
    pub fn constant_offset_of(&self, address: usize, bytes: usize) -> Option<usize> {
        let left = self.constants_left(address);
        (left > 0 && bytes <= left).then(|| address - self.bias)
    }

    /// The address in this process of constants at an offset.
    pub fn constant_address_of(&self, offset: usize) -> usize {
        self.bias.wrapping_add(offset)
    }

    /// Constant bytes from an address of this process on; 0 where there is none.
    pub fn constants_left(&self, address: usize) -> usize {
        self.constants.iter().find(|range| range.contains(&address)).map_or(0, |range| range.end - address)
    }

    /// Replaces the static data by the first [`bytes`](Self::bytes) bytes of a [`file`](crate::shared::file), which are
    /// zeros. Once per process; it stays so to the end, but for children.
    ///
    /// # Errors
    /// The file is too small, the data was moved before, or what the operating system says. After an
    /// error of the operating system part of the data may have been moved, which this process does not
    /// notice.
    pub fn move_to(&self, file: BorrowedFd<'_>) -> io::Result<()> {
        if (rustix::fs::fstat(file)?.st_size as u64) < self.bytes() as u64 {
            let text = "the static data is larger than the memory for it";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
        }
        let (Some(first), Some(last)) = (self.ranges.first(), self.ranges.last()) else {
            return Ok(());
        };
        if MOVED.swap(true, Ordering::SeqCst) {
            let text = "the static data of this process was moved before";
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, text));
        }
        register()?;
        let home = Home { data: self.clone(), file: file.try_clone_to_owned()?, is_whole: AtomicBool::new(false) };
        let home: &'static Home = Box::leak(Box::new(home));
        HOME.store(ptr::from_ref(home).cast_mut(), Ordering::SeqCst);
        HULL[0].store(first.start, Ordering::SeqCst);
        HULL[1].store(last.end, Ordering::SeqCst);
        MOVER.store(own_process(), Ordering::SeqCst);
        let mut touched = Touched::open();
        // A child has the handler from its parent.
        static IS_INSTALLED: AtomicBool = AtomicBool::new(false);
        if !IS_INSTALLED.load(Ordering::SeqCst) {
            HANDLER.install(on_fault)?;
            IS_INSTALLED.store(true, Ordering::SeqCst);
        }
        let mask = zeshmem_signals::leave_to_the_program();
        PHASE.store(MOVING, Ordering::SeqCst);
        let moved = self.replace_pages(file, &mut touched, &home.is_whole);
        PHASE.store(OVER, Ordering::SeqCst);
        zeshmem_signals::restore(&mask);
        moved?;
        self.tell_libraries(file)
    }

    /// Maps the pages once more, where they are, by the C library's `mmap`: libraries of networks keep what the cards know of memory for as
    /// long as it is mapped, and hear by that function alone that it is other memory now.
    fn tell_libraries(&self, file: BorrowedFd<'_>) -> io::Result<()> {
        let mut at = 0;
        for range in &self.ranges {
            let rights = libc::PROT_READ | libc::PROT_WRITE;
            let (address, flags) = (range.start as *mut c_void, libc::MAP_SHARED | libc::MAP_FIXED);
            // SAFETY: replaces pages by themselves.
            if unsafe { libc::mmap(address, range.len(), rights, flags, file.as_raw_fd(), at) } == libc::MAP_FAILED {
                return Err(io::Error::last_os_error());
            }
            at += range.len() as libc::off_t;
        }
        Ok(())
    }

    /// Maps the first [`bytes`](Self::bytes) bytes of a file over the static data.
    ///
    /// # Safety
    /// The file holds the same content, which no thread writes meanwhile.
    unsafe fn map(&self, file: BorrowedFd<'_>, flags: MapFlags) -> Result<(), Errno> {
        let mut offset = 0;
        self.ranges.iter().try_for_each(|range| {
            let (address, rights) = (range.start as *mut c_void, ProtFlags::READ | ProtFlags::WRITE);
            let at = offset;
            offset += range.len() as u64;
            // SAFETY: replaces pages by others of the same content, length and rights, so that no user of the addresses can tell.
            unsafe { rustix::mm::mmap(address, range.len(), rights, flags | MapFlags::FIXED, file, at) }.map(drop)
        })
    }

    /// A copy of what the file holds, for a child: a private mapping as long as the file.
    fn copy_of(&self, file: BorrowedFd<'_>) -> Result<*mut c_void, Errno> {
        let (bytes, rights) = (self.bytes(), ProtFlags::READ | ProtFlags::WRITE);
        if rustix::fs::fstat(file)?.st_blocks as u64 * BLOCK > MOST_COPIED {
            return Err(Errno::NOMEM);
        }
        // SAFETY: a new mapping.
        let copy = unsafe { rustix::mm::mmap_anonymous(ptr::null_mut(), bytes, rights, MapFlags::PRIVATE)? };
        // SAFETY: all of that mapping, which no other thread knows.
        let outcome = read(file, unsafe { std::slice::from_raw_parts_mut(copy.cast(), bytes) });
        outcome.map(|()| copy).inspect_err(|_| self.drop_copy(copy))
    }

    /// Ends the mapping of such a copy.
    fn drop_copy(&self, copy: *mut c_void) {
        // SAFETY: it is dropped once, and nothing else uses it.
        let _ = unsafe { rustix::mm::munmap(copy, self.bytes()) };
    }

    /// Puts such a copy in place of the pages.
    ///
    /// # Safety
    /// No other thread uses the pages.
    unsafe fn replace_by(&self, mut copy: *mut c_void) -> Result<(), Errno> {
        self.ranges.iter().try_for_each(|range| {
            let (from, bytes) = (copy, range.len());
            copy = copy.wrapping_byte_add(bytes);
            let (flags, to) = (MremapFlags::MAYMOVE, range.start as *mut c_void);
            // SAFETY: moves pages of the same content, length and rights.
            unsafe { rustix::mm::mremap_fixed(from, bytes, bytes, flags, to) }.map(drop)
        })
    }

    /// Protects, copies, maps. Only system calls in here: see the module's text. A child that is forked once the file `is_whole` maps it.
    fn replace_pages(&self, file: BorrowedFd<'_>, touched: &mut Touched, is_whole: &AtomicBool) -> Result<(), Errno> {
        let mut outcome = Ok(());
        for range in &self.ranges {
            // SAFETY: the range is mapped, private and writable, as the kernel said; taking away the
            // right to write makes writers wait in the handler installed before.
            outcome = outcome
                .and(unsafe { rustix::mm::mprotect(range.start as *mut c_void, range.len(), MprotectFlags::READ) });
        }
        let mut offset = 0;
        for range in &self.ranges {
            outcome = outcome.and_then(|()| self.copy(file, touched, range, offset));
            offset += range.len() as u64;
        }
        is_whole.store(outcome.is_ok(), Ordering::SeqCst);
        // SAFETY: no thread could write the pages since they were copied.
        outcome = outcome.and_then(|()| unsafe { self.map(file, MapFlags::SHARED) });
        if outcome.is_err() {
            is_whole.store(false, Ordering::SeqCst);
            for range in &self.ranges {
                // SAFETY: gives back the right to write that was taken above.
                let _ = unsafe {
                    rustix::mm::mprotect(
                        range.start as *mut c_void,
                        range.len(),
                        MprotectFlags::READ | MprotectFlags::WRITE,
                    )
                };
            }
        }
        outcome
    }

    /// Writes what a protected range holds to the file, from `offset` on.
    fn copy(
        &self,
        file: BorrowedFd<'_>,
        touched: &mut Touched,
        range: &Range<usize>,
        offset: u64,
    ) -> Result<(), Errno> {
        let page = rustix::param::page_size();
        let mut start = range.start;
        while start < range.end {
            let mut end = start;
            while end < range.end && self.holds_data(touched, end, page) {
                end += page;
            }
            write(file, start..end, offset + (start - range.start) as u64)?;
            start = end + page;
        }
        Ok(())
    }

    /// Whether the page at an address may hold anything but zeros.
    fn holds_data(&self, touched: &mut Touched, address: usize, page: usize) -> bool {
        let is_anonymous = self.anonymous.iter().any(|range| range.contains(&address));
        !is_anonymous || touched.is(address, page).unwrap_or_else(|| !is_zero(address, page))
    }
}

/// Whether a protected page is all zeros.
fn is_zero(address: usize, page: usize) -> bool {
    // SAFETY: mapped for the life of the process, and write-protected while the slice exists; pages are aligned.
    let words = unsafe { std::slice::from_raw_parts(address as *const u64, page / size_of::<u64>()) };
    words.iter().all(|word| *word == 0)
}

/// Which pages of this process have been touched: a window of `/proc/self/pagemap`, which has a word for each page.
struct Touched {
    /// `None` where it cannot be read.
    pagemap: Option<OwnedFd>,
    words: Vec<u8>,
    /// The pages that `words` tells of, by number.
    window: Range<usize>,
}

impl Touched {
    const WORD: usize = size_of::<u64>();
    /// Bytes read at a time.
    const WINDOW: usize = 64 << 10;
    /// Bits of a word: the page is in memory, or swapped out.
    const PRESENT: u64 = 1 << 63;
    const SWAPPED: u64 = 1 << 62;

    /// Allocates what will be needed, as the program's allocator may be in the pages that are moved.
    fn open() -> Touched {
        let pagemap = fs::File::open("/proc/self/pagemap").ok().map(OwnedFd::from);
        Touched { pagemap, words: vec![0; Self::WINDOW], window: 0..0 }
    }

    /// Whether the page at an address has been touched, if that can be known.
    fn is(&mut self, address: usize, page: usize) -> Option<bool> {
        let number = address / page;
        if !self.window.contains(&number) {
            let offset = (number * Self::WORD) as u64;
            let read = rustix::io::pread(self.pagemap.as_ref()?, &mut self.words[..], offset);
            self.window = number..number + read.unwrap_or(0) / Self::WORD;
        }
        if self.window.is_empty() {
            self.pagemap = None;
            return None;
        }
        let place = (number - self.window.start) * Self::WORD;
        let word = u64::from_ne_bytes(self.words[place..place + Self::WORD].try_into().ok()?);
        Some(word & (Self::PRESENT | Self::SWAPPED) != 0)
    }
}

/// Writes a protected range to the file.
fn write(file: BorrowedFd<'_>, range: Range<usize>, mut offset: u64) -> Result<(), Errno> {
    // SAFETY: mapped for the life of the process, and write-protected while the slice exists.
    let mut rest = unsafe { std::slice::from_raw_parts(range.start as *const u8, range.len()) };
    while !rest.is_empty() {
        match rustix::io::pwrite(file, rest, offset) {
            Ok(0) => return Err(Errno::NOSPC),
            Ok(written) => {
                rest = &rest[written..];
                offset += written as u64;
            }
            Err(Errno::INTR) => {}
            Err(errno) => return Err(errno),
        }
    }
    Ok(())
}

/// Reads a file into memory that is zeros, leaving out what the file does not hold.
fn read(file: BorrowedFd<'_>, into: &mut [u8]) -> Result<(), Errno> {
    let mut at = 0;
    loop {
        let start = match rustix::fs::seek(file, SeekFrom::Data(at)) {
            // Nothing from there on.
            Err(Errno::NXIO) => return Ok(()),
            start => start?,
        };
        at = rustix::fs::seek(file, SeekFrom::Hole(start))?;
        let (mut offset, end) = (start, at.min(into.len() as u64));
        while offset < end {
            match rustix::io::pread(file, &mut into[offset as usize..end as usize], offset) {
                Ok(0) => return Ok(()),
                Ok(count) => offset += count as u64,
                Err(Errno::INTR) => {}
                Err(errno) => return Err(errno),
            }
        }
    }
}

/// How the executable lies in memory.
#[derive(Default)]
struct Layout {
    /// What is writable when it is loaded, in whole pages.
    writable: Vec<Range<usize>>,
    /// What is not, and what becomes read-only after relocation.
    constants: Vec<Range<usize>>,
    /// Where it is loaded.
    bias: usize,
}

impl Layout {
    fn of_the_executable() -> Layout {
        unsafe extern "C" fn first(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> c_int {
            // SAFETY: the dynamic linker passes a valid record, and `found` is what was passed below.
            let (info, layout) = unsafe { (&*info, &mut *found.cast::<Layout>()) };
            layout.bias = info.dlpi_addr as usize;
            for index in 0..usize::from(info.dlpi_phnum) {
                // SAFETY: the program headers are `dlpi_phnum` records, mapped as long as the object.
                layout.add(unsafe { &*info.dlpi_phdr.add(index) });
            }
            // The executable comes first, and nothing else is wanted.
            1
        }
        let mut layout = Layout::default();
        // SAFETY: the callback has the type asked for, and gets a pointer that outlives the call.
        unsafe { libc::dl_iterate_phdr(Some(first), (&raw mut layout).cast()) };
        layout
    }

    fn add(&mut self, header: &libc::Elf64_Phdr) {
        let page = rustix::param::page_size();
        let start = self.bias + header.p_vaddr as usize;
        let end = start + header.p_memsz as usize;
        match header.p_type {
            libc::PT_LOAD if header.p_flags & libc::PF_W != 0 => {
                self.writable.push(start / page * page..end.next_multiple_of(page));
            }
            libc::PT_LOAD | libc::PT_GNU_RELRO => self.constants.push(start..end),
            _ => {}
        }
    }
}

/// The executable's build id, if it has one.
fn build_id() -> Option<Vec<u8>> {
    unsafe extern "C" fn first(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> c_int {
        // SAFETY: the dynamic linker passes a valid record, and `found` is what was passed below.
        let (info, found) = unsafe { (&*info, &mut *found.cast::<Option<Vec<u8>>>()) };
        for index in 0..usize::from(info.dlpi_phnum) {
            // SAFETY: the program headers are `dlpi_phnum` records, mapped as long as the object.
            let header = unsafe { &*info.dlpi_phdr.add(index) };
            if header.p_type == libc::PT_NOTE && found.is_none() {
                let start = (info.dlpi_addr + header.p_vaddr) as *const u8;
                // SAFETY: notes are loaded with the object, and never written.
                let notes = unsafe { std::slice::from_raw_parts(start, header.p_memsz as usize) };
                *found = build_id_in(notes, (header.p_align as usize).max(4)).map(<[u8]>::to_vec);
            }
        }
        // The executable comes first, and nothing else is wanted.
        1
    }
    let mut found = None;
    // SAFETY: the callback has the type asked for, and gets a pointer that outlives the call.
    unsafe { libc::dl_iterate_phdr(Some(first), (&raw mut found).cast()) };
    found
}

/// The build id among ELF notes: each has the sizes of its name and of its text, its kind, and both, each up to a multiple of
/// `align` from the start.
fn build_id_in(notes: &[u8], align: usize) -> Option<&[u8]> {
    const BUILD_ID: u32 = 3;
    const HEADER: usize = 12;
    let mut at = 0;
    while let Some((header, rest)) = notes.get(at..)?.split_first_chunk::<HEADER>() {
        let word = |index: usize| u32::from_le_bytes(std::array::from_fn(|byte| header[4 * index + byte]));
        let (name, text) = (word(0) as usize, word(1) as usize);
        let start = (at + HEADER).checked_add(name)?.checked_next_multiple_of(align)?;
        let end = start.checked_add(text)?;
        if word(2) == BUILD_ID && rest.get(..name)? == b"GNU\0" {
            return notes.get(start..end);
        }
        at = end.checked_next_multiple_of(align)?;
    }
    None
}

/// A private writable mapping.
#[derive(Debug, PartialEq, Eq)]
struct Mapping {
    range: Range<usize>,
    /// Whether its pages come from a file, before they are written.
    has_file: bool,
}

/// `/proc/self/maps`. Names of files in it may be no UTF-8.
fn maps() -> io::Result<String> {
    Ok(String::from_utf8_lossy(&fs::read("/proc/self/maps")?).into_owned())
}

/// Device and inode of the file that is mapped at an address, by a text of `/proc/self/maps`.
fn file_at(maps: &str, address: usize) -> Option<String> {
    let has_it = |(range, [.., inode]): &(Range<usize>, [&str; 3])| range.contains(&address) && *inode != "0";
    maps.lines().filter_map(mapping).find(has_it).map(|(_, [_, device, inode])| format!("{device} {inode} "))
}

/// The private writable mappings in such a text.
fn private_writable(maps: &str) -> impl Iterator<Item = Mapping> + '_ {
    let private_writable = maps.lines().filter_map(mapping).filter(|(_, [rights, ..])| *rights == "rw-p");
    private_writable.map(|(range, [.., inode])| Mapping { range, has_file: inode != "0" })
}

/// A line of such a text: addresses; rights, device and inode.
fn mapping(line: &str) -> Option<(Range<usize>, [&str; 3])> {
    let mut fields = line.split(' ');
    let (start, end) = fields.next()?.split_once('-')?;
    let range = usize::from_str_radix(start, 16).ok()?..usize::from_str_radix(end, 16).ok()?;
    // Behind the rights comes the offset.
    let (rights, _, device, inode) = (fields.next()?, fields.next()?, fields.next()?, fields.next()?);
    Some((range, [rights, device, inode]))
}

/// Of a file larger than this a child gets no copy: it may be about to execute another program.
const MOST_COPIED: u64 = 256 << 20;
/// The unit in which the system tells what a file holds.
const BLOCK: u64 = 512;

static MOVED: AtomicBool = AtomicBool::new(false);
/// `MOVING` while pages are protected, `OVER` after that, 0 before.
static PHASE: AtomicU32 = AtomicU32::new(0);
const MOVING: u32 = 1;
const OVER: u32 = 2;
/// From the first to the last byte that is moved.
static HULL: [AtomicUsize; 2] = [AtomicUsize::new(0), AtomicUsize::new(0)];
/// The process of the moving thread; children that are forked meanwhile have no such thread.
static MOVER: AtomicI32 = AtomicI32::new(0);
/// Faults repeated after the move: of threads that had faulted before its end.
static LATE: AtomicUsize = AtomicUsize::new(0);
/// More than there are threads that could be on their way into the handler at one time.
const MOST_LATE: usize = 10_000;
static HANDLER: FaultHandler = FaultHandler::new();

fn is_moving() -> bool {
    PHASE.load(Ordering::SeqCst) == MOVING
}

fn own_process() -> i32 {
    rustix::process::getpid().as_raw_nonzero().get()
}

/// Lets a thread that wrote to what is being moved wait; anything else is as if this were not here.
extern "C" fn on_fault(signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel passes a valid record, which for a fault has an address.
    let (sent, address) = unsafe { (zeshmem_signals::is_sent(info), (*info).si_addr() as usize) };
    let ours = !sent && HULL[0].load(Ordering::SeqCst) <= address && address < HULL[1].load(Ordering::SeqCst);
    let in_child = MOVER.load(Ordering::SeqCst) != own_process();
    if ours && !in_child && is_moving() {
        return wait_for_the_move();
    }
    if ours && (is_moving() || LATE.fetch_add(1, Ordering::SeqCst) < MOST_LATE) {
        if in_child {
            keep_private(address);
        }
        return;
    }
    // A handler that blocks faults and writes static data while that moves would end the process.
    let mask = match PHASE.load(Ordering::SeqCst) {
        OVER => Mask::Asked,
        _ => Mask::Untouched,
    };
    // SAFETY: the arguments are the kernel's for this fault.
    unsafe { HANDLER.pass_on(signal, info, context, mask) };
}

fn wait_for_the_move() {
    while is_moving() {
        rustix::thread::sched_yield();
    }
}

/// Gives children static data of their own, before any other handler in them writes it, and as it is after all other handlers before
/// `fork`: in children handlers are called in the order in which they were registered, before `fork` the other way round, and these are
/// registered where the library is loaded, before the program's first instruction.
fn register() -> io::Result<()> {
    static CODE: OnceLock<c_int> = OnceLock::new();
    let (before, parent, child) = (copy_for_the_child, drop_the_copy, map_for_the_child);
    // SAFETY: the handlers make system calls only, as those in a child of a process with threads have to.
    match CODE.get_or_init(|| unsafe { libc::pthread_atfork(Some(before), Some(parent), Some(child)) }) {
        0 => Ok(()),
        code => Err(io::Error::from_raw_os_error(*code)),
    }
}

/// Called where the library is loaded. Where it fails, the move says so.
extern "C" fn at_load() {
    let _ = register();
}

#[used]
// SAFETY: functions of this kind are what the section holds.
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = at_load;

thread_local! {
    /// What this thread has copied for the child that it forks, null for nothing.
    static COPY: Cell<*mut c_void> = const { Cell::new(ptr::null_mut()) };
}

/// Before `fork`.
extern "C" fn copy_for_the_child() {
    COPY.set(Home::get().and_then(|home| home.data.copy_of(home.file.as_fd()).ok()).unwrap_or(ptr::null_mut()));
}

/// In the parent after `fork`, also where that has failed.
extern "C" fn drop_the_copy() {
    let copy = COPY.replace(ptr::null_mut());
    // SAFETY: null, or leaked by `move_to`.
    if let Some(home) = unsafe { HOME.load(Ordering::SeqCst).as_ref() }
        && !copy.is_null()
    {
        home.data.drop_copy(copy);
    }
}

/// In a child that was forked once the file held what its pages do. Where all fails its pages stay its parent's. It may move them anew,
/// for a runtime of its own.
extern "C" fn map_for_the_child() {
    let copy = COPY.replace(ptr::null_mut());
    let Some(home) = Home::get() else { return };
    // SAFETY: the child has no other thread yet; the pages are those of this file.
    let is_own = !copy.is_null() && unsafe { home.data.replace_by(copy) }.is_ok()
        || unsafe { home.data.map(home.file.as_fd(), MapFlags::PRIVATE) }.is_ok();
    if is_own {
        HOME.store(ptr::null_mut(), Ordering::SeqCst);
        PHASE.store(0, Ordering::SeqCst);
        MOVED.store(false, Ordering::SeqCst);
    }
}

/// In a child that was forked during the move, where no thread ends it.
fn keep_private(address: usize) {
    let page = rustix::param::page_size();
    let rights = MprotectFlags::READ | MprotectFlags::WRITE;
    // SAFETY: a page of static data, which was writable before its rights were taken.
    let _ = unsafe { rustix::mm::mprotect((address / page * page) as *mut c_void, page, rights) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::{self, SharedMemory};
    use std::os::fd::AsFd;
    use std::sync::Arc;
    use std::sync::atomic::AtomicU64;
    use std::thread;

    static COUNTERS: [AtomicU64; 3] = [const { AtomicU64::new(1) }; 3];
    static ZEROES: [AtomicU64; 10_000] = [const { AtomicU64::new(0) }; 10_000];

    #[test]
    fn static_data_moves_under_threads_that_write_it() {
        let statics = StaticData::find().unwrap();
        assert!(statics.bytes() >= size_of_val(&ZEROES), "{statics:?}");
        let stop = Arc::new(AtomicBool::new(false));
        let writers: Vec<_> = (0..COUNTERS.len())
            .map(|index| {
                let stop = stop.clone();
                thread::spawn(move || {
                    let mut count = 1;
                    while !stop.load(Ordering::Relaxed) {
                        // Not an atomic addition: a write that got lost would stay lost.
                        COUNTERS[index].store(count + 1, Ordering::Relaxed);
                        count += 1;
                        let seen = COUNTERS[index].load(Ordering::Relaxed);
                        assert_eq!(seen, count, "a write was lost");
                    }
                    count
                })
            })
            .collect();
        while COUNTERS.iter().any(|counter| counter.load(Ordering::Relaxed) < 10_000) {
            thread::yield_now();
        }
        let file = shared::file("test-static", statics.bytes()).unwrap();
        statics.move_to(file.as_fd()).unwrap();
        let before: Vec<u64> = COUNTERS.iter().map(|counter| counter.load(Ordering::Relaxed)).collect();
        while COUNTERS.iter().zip(&before).any(|(counter, before)| counter.load(Ordering::Relaxed) < before + 1000) {
            thread::yield_now();
        }
        stop.store(true, Ordering::Relaxed);
        let counts: Vec<u64> = writers.into_iter().map(|writer| writer.join().unwrap()).collect();

        // The other mapping of the same memory shows what is written here, and the other way round.
        let theirs = SharedMemory::from_fd(file.try_clone().unwrap()).unwrap();
        let seen_there = |variable: &AtomicU64| {
            let address = variable.as_ptr() as usize;
            let offset = statics.offset_of(address, 8).expect("a static variable");
            assert_eq!(statics.address_of(offset), Some(address));
            // SAFETY: the offset lies in the memory and is aligned as the variable; both are atomics.
            unsafe { AtomicU64::from_ptr(theirs.as_ptr().add(offset).cast()) }
        };
        for (counter, count) in COUNTERS.iter().zip(counts) {
            assert_eq!(seen_there(counter).load(Ordering::SeqCst), count);
        }
        seen_there(&ZEROES[9_999]).store(77, Ordering::SeqCst);
        assert_eq!(ZEROES[9_999].load(Ordering::SeqCst), 77);
        assert_eq!(ZEROES[9_998].load(Ordering::SeqCst), 0);

        let (read_end, write_end) = rustix::pipe::pipe().unwrap();
        ZEROES[9_000].store(1, Ordering::SeqCst);
        // SAFETY: the child uses atomics and a pipe, and ends.
        match unsafe { libc::fork() } {
            0 => {
                let sees = ZEROES[9_999].swap(78, Ordering::SeqCst) == 77;
                let _ = rustix::io::read(&read_end, &mut [0u8]);
                let is_old = ZEROES[9_000].load(Ordering::SeqCst) == 1 && ZEROES[9_001].load(Ordering::SeqCst) == 0;
                let keeps = ZEROES[9_999].load(Ordering::SeqCst) == 78;
                // SAFETY: ends this process, without what the parent's would do at its end.
                unsafe { libc::_exit(if sees && is_old && keeps { 0 } else { 1 }) }
            }
            child => {
                ZEROES[9_000].store(2, Ordering::SeqCst);
                seen_there(&ZEROES[9_001]).store(3, Ordering::SeqCst);
                rustix::io::write(&write_end, &[1]).unwrap();
                let mut status = -1;
                // SAFETY: the process is this one's child, and `status` a number.
                assert_eq!((unsafe { libc::waitpid(child, &mut status, 0) }, status), (child, 0));
            }
        }
        assert_eq!(ZEROES[9_999].load(Ordering::SeqCst), 77, "a child has written its parent's data");

        static TABLE: [u64; 3] = [5, 6, 7];
        static NAMES: [&str; 2] = ["one", "two"];
        for (address, bytes) in [(&raw const TABLE as usize, 24), (&raw const NAMES as usize, size_of_val(&NAMES))] {
            let offset = statics.constant_offset_of(address, bytes).expect("constants");
            assert_eq!(statics.constant_address_of(offset), address);
            assert_eq!(statics.offset_of(address, bytes), None, "it cannot be written");
            assert_eq!(statics.constant_offset_of(address, statics.constants_left(address) + 1), None);
        }
        assert_eq!(statics.constants_left(COUNTERS.as_ptr() as usize), 0);

        let on_heap = Box::new(0u64);
        for bytes in [0, 8] {
            assert_eq!(statics.constant_offset_of((&raw const *on_heap) as usize, bytes), None);
        }
        assert_eq!(statics.offset_of((&raw const *on_heap) as usize, 8), None);
        assert_eq!(statics.offset_of(ZEROES.as_ptr() as usize, usize::MAX), None);
        assert_eq!(statics.address_of(statics.bytes()), None);
        let again = statics.move_to(file.as_fd()).unwrap_err();
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
    }

    #[test]
    fn pages_are_told_apart_with_and_without_the_kernels_help() {
        let page = rustix::param::page_size();
        let pages = crate::SharedMemory::unshared(4 * page).unwrap();
        let address = |index: usize| pages.as_ptr() as usize + index * page;
        // SAFETY: the mapping, which no other thread has, and a byte in it. The advice is refused where it is not needed.
        unsafe {
            let _ = rustix::mm::madvise(pages.as_ptr().cast(), 4 * page, rustix::mm::Advice::LinuxNoHugepage);
            pages.as_ptr().add(2 * page + 100).write(1);
        }
        let anonymous =
            StaticData { anonymous: vec![address(0)..address(2), address(2)..address(4)], ..StaticData::default() };
        let from_file = StaticData::default();
        let with_help = Touched::open();
        let without_help = Touched { pagemap: None, ..Touched::open() };
        assert!(with_help.pagemap.is_some());
        for mut touched in [with_help, without_help] {
            let held = [0, 1, 2, 3].map(|index| anonymous.holds_data(&mut touched, address(index), page));
            assert_eq!(held, [false, false, true, false]);
            assert!(from_file.holds_data(&mut touched, address(0), page));
        }
    }

    #[test]
    fn the_build_id_is_found_among_notes() {
        let note = |kind: u32, name: &[u8], text: &[u8], align: usize| {
            let mut note: Vec<u8> =
                [name.len() as u32, text.len() as u32, kind].into_iter().flat_map(u32::to_le_bytes).collect();
            note.extend(name);
            note.resize(note.len().next_multiple_of(align), 0);
            note.extend(text);
            note.resize(note.len().next_multiple_of(align), 0);
            note
        };
        for align in [4, 8] {
            let other = note(5, b"GNU\0", &[1; 13], align);
            let id = note(3, b"GNU\0", &[7; 20], align);
            let notes = [other.clone(), note(3, b"Go\0", &[2; 8], align), id].concat();
            assert_eq!(build_id_in(&notes, align), Some(&[7; 20][..]));
            assert_eq!(build_id_in(&other, align), None);
            assert_eq!(build_id_in(&notes[..notes.len() - 10], align), None);
        }
        assert_eq!(build_id_in(&[], 4), None);
        assert_eq!(build_id_in(&[0xff; 40], 4), None);
        // Programs of this workspace have one, as Debian's have.
        let statics = StaticData::find().unwrap();
        assert!(statics.identity_by_content().is_some_and(|identity| identity.len() > 16));
    }

    #[test]
    fn mappings_are_read_as_the_kernel_writes_them() {
        let maps = "55d0-55e0 r--p 00000000 00:1f 12   /bin/x\n\
                    55e0-55f0 rw-p 00010000 00:1f 12   /bin/x\n\
                    55f0-5600 rw-s 00000000 00:1f 13   /memfd:y (deleted)\n\
                    7ff0-8000 rw-p 00000000 00:00 0    [stack]\n";
        let found: Vec<_> = private_writable(maps).collect();
        let file = Mapping { range: 0x55e0..0x55f0, has_file: true };
        let stack = Mapping { range: 0x7ff0..0x8000, has_file: false };
        assert_eq!(found, [file, stack]);
    }
}
