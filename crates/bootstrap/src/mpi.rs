//! MPI that the program has initialised in this process: the PEs are the processes of `MPI_COMM_WORLD`, or of the communicator that
//! the program names.
//!
//! MPI has spoken to the launcher already, and some launchers hear no other library from then on. So cards and barriers go by
//! collectives of MPI, which the thread that starts and ends the runtime calls, and aborts by `MPI_Abort`. MPI stays the program's:
//! it is initialised before the runtime and finalised after it, by the program.
//!
//! Which library that is nothing says at build time. Its functions are found among the symbols of the process, or in a library that was
//! loaded for another one alone, as Python loads what its modules need. Its handles are found by what else is there: those of the MPICH
//! family are numbers, which its ABI fixes, and those of Open MPI addresses of objects.
//!
//! # Safety
//! This file calls functions of a C library, whose types are those of the MPI standard with handles as the library has them.
#![allow(unsafe_code, reason = "calls of a C library")]

use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::Arc;

use libloading::os::unix::{Library, RTLD_LAZY};

use crate::sys::mapped_files;
use crate::{Aborter, Bootstrap, Error, Launcher};

/// The predefined handles of the ABI that MPICH, Intel MPI, Cray MPICH and MVAPICH share.
const MPICH_COMM_WORLD: c_int = 0x4400_0000;
const MPICH_BYTE: c_int = 0x4c00_010d;
const SUCCESS: c_int = 0;
/// What `dlopen` is told so that it finds only what is loaded.
const RTLD_NOLOAD: c_int = 4;

/// Whether this process has initialised MPI; it may have finalised it since.
pub(crate) fn is_initialized() -> bool {
    answer(b"MPI_Initialized\0") == Some(true)
}

/// Whether MPI is initialised in this process, and not finalised.
pub fn is_running() -> bool {
    is_initialized() && answer(b"MPI_Finalized\0") == Some(false)
}

/// What MPI says to a question that it may be asked at any time and from any thread; nothing where there is no MPI.
fn answer(question: &[u8]) -> Option<bool> {
    let library = library()?;
    let mut yes: c_int = 0;
    // SAFETY: this is the type that MPI's standard gives the two functions that are asked; `yes` is the place for the answer.
    let code = unsafe { library.get::<unsafe extern "C" fn(*mut c_int) -> c_int>(question).ok()?(&mut yes) };
    (code == SUCCESS).then_some(yes != 0)
}

/// Where MPI's functions are in this process, if it has any.
fn library() -> Option<Library> {
    // SAFETY: the symbol is looked for, not called.
    let has_mpi = |library: &Library| unsafe { library.get::<unsafe extern "C" fn()>(b"MPI_Initialized\0").is_ok() };
    let process = Library::this();
    if has_mpi(&process) {
        return Some(process);
    }
    // SAFETY: the file is mapped already, and with this flag nothing is loaded and no initialiser runs.
    let loaded = |path: String| unsafe { Library::open(Some(path), RTLD_LAZY | RTLD_NOLOAD) }.ok();
    mapped_files("libmpi").into_iter().filter_map(loaded).find(has_mpi)
}

/// A communicator of MPI's, whose processes are the PEs of a job in the order of their ranks.
#[derive(Clone, Copy, Debug)]
pub struct Communicator(*const c_void);

impl Communicator {
    /// The one whose handle lies at `place`.
    ///
    /// # Safety
    /// `place` is the address of an `MPI_Comm` of the MPI that is initialised in this process, as long as this value is used; the
    /// communicator is not freed before the job has ended.
    pub unsafe fn at(place: *const c_void) -> Self {
        Self(place)
    }
}

/// Becomes a PE of the job that MPI's world is, or a communicator.
pub(crate) fn connect(communicator: Option<Communicator>) -> Result<Box<dyn Bootstrap>, Error> {
    let process = library().ok_or_else(|| Error::Environment("this process has no MPI".into()))?;
    // SAFETY: the symbols are looked at as addresses, and read as what the library defines them to be: Open MPI has objects behind its
    // predefined handles, and the handles are their addresses. A communicator's handle lies where its maker has said.
    unsafe {
        let object =
            |name: &[u8]| process.get::<*const c_void>(name).ok().map(|symbol| Handle(symbol.into_raw().cast()));
        if let (Some(world), Some(byte)) = (object(b"ompi_mpi_comm_world\0"), object(b"ompi_mpi_byte\0")) {
            let comm = communicator.map_or(world, |Communicator(place)| place.cast::<Handle>().read_unaligned());
            return Client::open(&process, world, comm, byte);
        }
        // A library of the standard's own ABI has handles of other numbers, whoever made it.
        if mapped_files("libmpi_abi").is_empty() && is_mpich(&process) {
            let comm =
                communicator.map_or(MPICH_COMM_WORLD, |Communicator(place)| place.cast::<c_int>().read_unaligned());
            return Client::open(&process, MPICH_COMM_WORLD, comm, MPICH_BYTE);
        }
    }
    Err(Error::Environment(
        "MPI is initialised in this process, and its library is neither of MPICH's family nor Open MPI; set ZESHMEM_BOOTSTRAP to \
         pmi1 or pmix, whichever its launcher speaks"
            .into(),
    ))
}

/// What the library says of itself.
fn is_mpich(process: &Library) -> bool {
    type GetVersion = unsafe extern "C" fn(*mut u8, *mut c_int) -> c_int;
    // Longer than any library's MPI_MAX_LIBRARY_VERSION_STRING.
    let mut text = vec![0u8; 16 << 10];
    let mut length: c_int = 0;
    // SAFETY: MPI's function of this type, which may be called at any time, and room for the longest text that it writes.
    let told = unsafe {
        process
            .get::<GetVersion>(b"MPI_Get_library_version\0")
            .is_ok_and(|ask| ask(text.as_mut_ptr(), &mut length) == SUCCESS)
    };
    let text = String::from_utf8_lossy(&text[..usize::try_from(length).unwrap_or(0).min(text.len())]).into_owned();
    told && ["MPICH", "Intel(R) MPI", "MVAPICH"].iter().any(|name| text.contains(name))
}

/// A handle of Open MPI's.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Handle(*const c_void);

// SAFETY: an address of an object of the library's, which lives as long as the process, and which only the library looks into.
unsafe impl Send for Handle {}
// SAFETY: as above.
unsafe impl Sync for Handle {}

/// The library's functions, for handles of type `H`.
struct Functions<H> {
    /// Whose processes end together: MPICH's `MPI_Abort` of a part of it does not return.
    world: H,
    /// Whose processes are the PEs.
    comm: H,
    byte: H,
    rank: unsafe extern "C" fn(H, *mut c_int) -> c_int,
    size: unsafe extern "C" fn(H, *mut c_int) -> c_int,
    barrier: unsafe extern "C" fn(H) -> c_int,
    gather: unsafe extern "C" fn(*const c_void, c_int, H, *mut c_void, c_int, H, H) -> c_int,
    gather_parts: unsafe extern "C" fn(*const c_void, c_int, H, *mut c_void, *const c_int, *const c_int, H, H) -> c_int,
    abort: unsafe extern "C" fn(H, c_int) -> c_int,
}

/// A PE of an MPI job.
struct Client<H> {
    functions: Arc<Functions<H>>,
    rank: usize,
    size: usize,
}

fn judge(during: &'static str, code: c_int) -> Result<(), Error> {
    if code == SUCCESS { Ok(()) } else { Err(Error::Refused { during, message: format!("MPI error {code}") }) }
}

impl<H: Copy + Send + Sync + 'static> Client<H> {
    /// # Safety
    /// `H` is the type of the library's handles, and these are the handles.
    unsafe fn open(process: &Library, world: H, comm: H, byte: H) -> Result<Box<dyn Bootstrap>, Error> {
        let absent = |error: libloading::Error| Error::Environment(format!("MPI lacks a function: {error}"));
        // SAFETY: the functions have these types in the MPI standard, with handles as the caller says.
        let functions = unsafe {
            Functions {
                world,
                comm,
                byte,
                rank: *process.get(b"MPI_Comm_rank\0").map_err(absent)?,
                size: *process.get(b"MPI_Comm_size\0").map_err(absent)?,
                barrier: *process.get(b"MPI_Barrier\0").map_err(absent)?,
                gather: *process.get(b"MPI_Allgather\0").map_err(absent)?,
                gather_parts: *process.get(b"MPI_Allgatherv\0").map_err(absent)?,
                abort: *process.get(b"MPI_Abort\0").map_err(absent)?,
            }
        };
        let (mut rank, mut size) = (0, 0);
        // SAFETY: MPI is initialised, and there is room for the answers.
        let (ranked, sized) = unsafe { ((functions.rank)(comm, &mut rank), (functions.size)(comm, &mut size)) };
        judge("MPI_Comm_rank", ranked)?;
        judge("MPI_Comm_size", sized)?;
        let [rank, size] = [rank, size].map(|number| usize::try_from(number).unwrap_or(0));
        Ok(Box::new(Self { functions: Arc::new(functions), rank, size }))
    }
}

impl<H: Copy + Send + Sync + 'static> Bootstrap for Client<H> {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.size
    }

    fn launcher(&self) -> &str {
        "MPI"
    }

    fn exchange(&mut self, card: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
        let Functions { comm, byte, gather, gather_parts, .. } = *self.functions;
        let number = |count: usize| {
            c_int::try_from(count).map_err(|_| Error::Refused {
                during: "MPI_Allgatherv",
                message: format!("{count} bytes are too many"),
            })
        };
        let mine = number(card.len())?;
        let mut counts = vec![0 as c_int; self.size];
        let bytes = size_of::<c_int>() as c_int;
        // SAFETY: as many bytes as a count has go out, and there is room for those of all.
        let code =
            unsafe { gather(ptr::from_ref(&mine).cast(), bytes, byte, counts.as_mut_ptr().cast(), bytes, byte, comm) };
        judge("MPI_Allgather", code)?;
        let lengths: Vec<usize> = counts.iter().map(|count| usize::try_from(*count).unwrap_or(0)).collect();
        let mut starts = Vec::with_capacity(self.size);
        let mut total = 0;
        for length in &lengths {
            starts.push(number(total)?);
            total += length;
        }
        number(total)?;
        let mut all = vec![0u8; total];
        // SAFETY: the card goes out, and there is room for the card of each at its start.
        let code = unsafe {
            gather_parts(
                card.as_ptr().cast(),
                mine,
                byte,
                all.as_mut_ptr().cast(),
                counts.as_ptr(),
                starts.as_ptr(),
                byte,
                comm,
            )
        };
        judge("MPI_Allgatherv", code)?;
        let mut rest = all.as_slice();
        Ok(lengths
            .iter()
            .map(|length| {
                let (card, after) = rest.split_at(*length);
                rest = after;
                card.to_vec()
            })
            .collect())
    }

    fn barrier(&mut self) -> Result<(), Error> {
        // SAFETY: MPI is initialised, and the handle is a communicator's.
        judge("MPI_Barrier", unsafe { (self.functions.barrier)(self.functions.comm) })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn aborter(&self) -> Aborter {
        let functions = self.functions.clone();
        let abort = move |code| {
            // SAFETY: MPI's handle is the world's. A thread that MPI was not initialised for may call this: the process ends in it.
            unsafe { (functions.abort)(functions.world, code) };
        };
        Aborter::new(self.rank, Launcher::Mpi(Ending(Arc::new(abort))))
    }

    fn finalize(&mut self) -> Result<(), Error> {
        // The program's own MPI_Finalize says goodbye.
        Ok(())
    }
}

/// How an [`Aborter`] ends a job of MPI's.
#[derive(Clone)]
pub(crate) struct Ending(Arc<dyn Fn(c_int) + Send + Sync>);

impl Ending {
    /// Ends the job. Returns where MPI did not end this process yet, and has told the launcher.
    pub fn abort(&self, code: i32) -> bool {
        (self.0)(code);
        true
    }
}

impl std::fmt::Debug for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MPI_Abort")
    }
}
