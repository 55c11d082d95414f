//! `ishmemx_init_attr`: a start as the program says.

use std::ffi::{c_int, c_void};

use zeshmem_host::{
    Communicator, Error, Meeting, Runtime, Start, ThreadLevel, UniqueId, Usage, is_mpi_running, wanted_runtime,
};

use crate::process::{Api, Chosen, chosen, code, is_started, or_end, start_as};

/// `ishmemx_runtime_type_t`.
const MPI: c_int = 0;
pub const OPENSHMEM: c_int = 1;
const PMI: c_int = 2;
const INVALID: c_int = 3;

/// No device of the program's choice.
const ANY_DEVICE: c_int = -1;

/// `ishmemx_uniqueid_t`.
pub type CUniqueId = [u8; UniqueId::BYTES];

/// `ishmemx_attr_t`. What is a bool in C may be any byte here.
#[repr(C)]
pub struct Attributes {
    runtime: c_int,
    initialize_runtime: u8,
    gpu: u8,
    mpi_comm: *mut c_void,
    use_uid: u8,
    nranks: c_int,
    rank: c_int,
    uid: *const CUniqueId,
    device_idx: c_int,
}

/// The API whose memory an API's programs get.
pub fn memory_of(api: Api) -> Api {
    if chosen().is_some_and(|chosen| !chosen.gpu) { Api::Shmem } else { api }
}

/// # Safety
/// `attr` is null or points to attributes, whose `uid` points to an id, and `mpi_comm` to a communicator, where they are used.
pub unsafe fn init_attr(routine: &'static str, attr: *const Attributes) {
    or_end(
        // SAFETY: forwarded.
        unsafe { started_as(routine, attr) },
    )
}

/// # Safety
/// As [`init_attr`].
unsafe fn started_as(routine: &'static str, attr: *const Attributes) -> Result<(), Error> {
    // SAFETY: the caller vouches for it.
    let Some(attr) = (unsafe { attr.as_ref() }) else {
        return Err(Usage::null(routine, "attr", "attributes").into());
    };
    let runtime = attr.check_runtime(routine)?;
    // SAFETY: the caller vouches for the id and the communicator.
    let meeting = unsafe { attr.meeting(routine, runtime) }?;
    let device = match attr.device_idx {
        ANY_DEVICE => None,
        index => Some(usize::try_from(index).map_err(|_| {
            Usage::new(routine, "attr->device_idx", index, "it must be a device's number, from 0 on, or -1 for any")
        })?),
    };
    let how = Start { meeting, device };
    let mine = Chosen { runtime, gpu: attr.gpu != 0 };
    if let Some(running) = chosen() {
        check_running(routine, &how, mine, running)?;
    }
    start_as(routine, Api::Ishmem, ThreadLevel::Single, &how, mine)
}

impl Attributes {
    /// The runtime that the job starts on. A unique id stands for any.
    fn check_runtime(&self, routine: &'static str) -> Result<c_int, Error> {
        let wrong = |argument, value, allowed| Error::from(Usage::new(routine, argument, value, allowed));
        if !(MPI..INVALID).contains(&self.runtime) {
            let allowed =
                "it must be ISHMEMX_RUNTIME_MPI (0), ISHMEMX_RUNTIME_OPENSHMEM (1) or ISHMEMX_RUNTIME_PMI (2)";
            return Err(wrong("attr->runtime", self.runtime.to_string(), allowed));
        }
        if self.use_uid != 0 {
            return Ok(self.runtime);
        }
        let runtime = match wanted_runtime()? {
            Some(Runtime::OpenShmem) => OPENSHMEM,
            Some(Runtime::Pmi) => PMI,
            Some(Runtime::Mpi) => MPI,
            // Programs that name no runtime mean MPI's, which is Intel SHMEM's default.
            None if self.runtime == OPENSHMEM && self.expects_mpi() => MPI,
            None => self.runtime,
        };
        match runtime {
            OPENSHMEM | PMI if !self.mpi_comm.is_null() => Err(wrong(
                "attr->mpi_comm",
                format!("{:?}", self.mpi_comm),
                "it may name a communicator with ISHMEMX_RUNTIME_MPI alone, which ISHMEM_RUNTIME in the environment goes before",
            )),
            MPI if !self.mpi_comm.is_null() && !is_mpi_running() => Err(wrong(
                "attr->mpi_comm",
                format!("{:?}", self.mpi_comm),
                "it may name a communicator while MPI is initialised: after MPI_Init, and before MPI_Finalize",
            )),
            MPI if self.initialize_runtime == 0 && !is_mpi_running() => Err(wrong(
                "attr->initialize_runtime",
                "false".into(),
                "with ISHMEMX_RUNTIME_MPI it may be false while MPI is initialised: after MPI_Init, and before MPI_Finalize",
            )),
            PMI if self.initialize_runtime == 0 => Err(wrong(
                "attr->initialize_runtime",
                "false".into(),
                "it must be true with ISHMEMX_RUNTIME_PMI: a launcher speaks to one library of a process",
            )),
            OPENSHMEM if self.initialize_runtime == 0 && !is_started(Api::Shmem) => Err(wrong(
                "attr->initialize_runtime",
                "false".into(),
                "with ISHMEMX_RUNTIME_OPENSHMEM it may be false after shmem_init, or while MPI is initialised",
            )),
            _ => Ok(runtime),
        }
    }

    /// Whether a runtime runs already, as these say, that can only be MPI.
    fn expects_mpi(&self) -> bool {
        self.initialize_runtime == 0 && !is_started(Api::Shmem) && is_mpi_running()
    }

    /// By what the PEs meet, if it is not by the launcher.
    ///
    /// # Safety
    /// `uid` is null or points to an id; `mpi_comm` is null or points to a communicator of the MPI that is running.
    unsafe fn meeting(&self, routine: &'static str, runtime: c_int) -> Result<Option<Meeting>, Usage> {
        if self.use_uid == 0 {
            let names_processes = runtime == MPI && !self.mpi_comm.is_null();
            // SAFETY: MPI is running, as `check_runtime` saw; the caller vouches for the rest.
            return Ok(names_processes.then(|| Meeting::Mpi(unsafe { Communicator::at(self.mpi_comm) })));
        }
        let size = usize::try_from(self.nranks).ok().filter(|&size| size > 0);
        let size = size.ok_or_else(|| Usage::new(routine, "attr->nranks", self.nranks, "it must be at least 1"))?;
        let rank = usize::try_from(self.rank).ok().filter(|&rank| rank < size).ok_or_else(|| {
            let allowed = format!("it must be in [0, {})", self.nranks);
            Usage::new(routine, "attr->rank", self.rank, allowed)
        })?;
        if self.uid.is_null() {
            return Err(Usage::null(routine, "attr->uid", "a unique id, since use_uid is true"));
        }
        // SAFETY: not null, and the caller vouches for the rest.
        let id = UniqueId::from_bytes(unsafe { self.uid.read() }).ok_or_else(|| {
            let allowed = "it must be one that ishmemx_get_uniqueid made";
            Usage::new(routine, "attr->uid", "no unique id", allowed)
        })?;
        Ok(Some(Meeting::UniqueId { id, rank, size }))
    }
}

/// What a start may say while the runtime is running.
fn check_running(routine: &'static str, how: &Start, mine: Chosen, running: Chosen) -> Result<(), Usage> {
    let (argument, value) = match how {
        Start { meeting: Some(Meeting::UniqueId { .. }), .. } => ("attr->use_uid", "true".to_owned()),
        Start { meeting: Some(Meeting::Mpi(_)), .. } => ("attr->mpi_comm", "not null".to_owned()),
        Start { device: Some(index), .. } => ("attr->device_idx", index.to_string()),
        _ if mine.gpu != running.gpu => ("attr->gpu", mine.gpu.to_string()),
        _ => return Ok(()),
    };
    let allowed = "the runtime is running already, and its PEs, devices and memory stay what they are";
    Err(Usage::new(routine, argument, value, allowed))
}

pub fn runtime_get_type() -> c_int {
    chosen().map_or(INVALID, |chosen| chosen.runtime)
}

/// # Safety
/// `uid` is null or valid for writing.
pub unsafe fn get_uniqueid(routine: &'static str, uid: *mut CUniqueId) -> c_int {
    let made = if uid.is_null() {
        Err(Usage::null(routine, "uid", "memory for a unique id").into())
    } else {
        UniqueId::create().map_err(|error| Error::System("making a unique id", error))
    };
    code(made.map(|id| {
        // SAFETY: not null, or there is no id; the caller vouches for the rest.
        unsafe { uid.write(id.to_bytes()) }
    }))
}
