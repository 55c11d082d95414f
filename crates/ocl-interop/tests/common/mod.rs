//! What the tests share: device code compiled on the spot, the engine, and memory that another process can map.

#![allow(dead_code, reason = "each test file uses a part")]

use std::ffi::c_void;
use std::fs::{self, File};
use std::os::fd::{AsRawFd, FromRawFd, RawFd};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use ocl_interop::{ArgValue, Engine, Launch, Library, Options, Program};

/// The library to test with, or `pocl`, where it is not the one that the tests find.
pub const LIBRARY_VARIABLE: &str = "OCL_INTEROP_LIBRARY";

/// What the tests ask of an engine: programs are kept, and built apart.
pub fn options() -> Options {
    let library = match std::env::var(LIBRARY_VARIABLE).as_deref() {
        Ok("pocl") => Library::Pocl,
        Ok(library) if !library.is_empty() => Library::Named(library.into()),
        _ => Library::Any,
    };
    Options {
        library,
        search_roots: vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")],
        cache: Some(Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept")),
        builder: Some(example("builder")),
        ..Options::default()
    }
}

/// An example, which cargo builds before it runs all tests.
pub fn example(file: &str) -> PathBuf {
    let program = std::env::current_exe().expect("the test program's path");
    let profile = program.ancestors().nth(2).expect("deps/ in the profile's folder");
    let example = profile.join("examples").join(file);
    assert!(example.exists(), "{} is there after `cargo build -p ocl-interop --examples`", example.display());
    example
}

/// The engine, or a printed reason why the test is skipped.
pub fn engine() -> Option<Engine> {
    static ENGINE: OnceLock<Option<Engine>> = OnceLock::new();
    let found = ENGINE.get_or_init(|| Engine::find(&options()).map_err(|error| eprintln!("skipped: {error}")).ok());
    found.clone()
}

/// OpenCL C to SPIR-V.
pub fn compile(source: &str) -> Vec<u8> {
    let folder = scratch();
    let file = |name| folder.join(name);
    fs::write(file("kernel.cl"), source).expect("write the source");
    let clang =
        ["-cl-std=CL3.0", "-target", "spir64", "-O2", "-emit-llvm", "-c", "-Xclang", "-finclude-default-header"];
    run(Command::new("clang-15").args(clang).arg(file("kernel.cl")).arg("-o").arg(file("kernel.bc")));
    run(Command::new("llvm-spirv-15").arg(file("kernel.bc")).arg("-o").arg(file("kernel.spv")));
    let module = fs::read(file("kernel.spv")).expect("read the module");
    fs::remove_dir_all(folder).expect("remove the scratch folder");
    module
}

pub fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A new folder, below cargo's own for tests.
pub fn scratch() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
    fs::create_dir_all(&folder).expect("make a scratch folder");
    folder
}

/// Compiles and builds; the test fails with the compiler's log.
pub fn build(engine: &Engine, source: &str) -> Program {
    engine.build(&[&compile(source)], "", &[]).unwrap_or_else(|error| panic!("{error}\n{}", error.log))
}

/// One dimension.
pub fn extent(groups: u32, group_size: u32) -> Launch {
    Launch { groups: [groups, 1, 1], group_size: [group_size, 1, 1], offset: [0; 3] }
}

pub fn launch(program: &Program, kernel: &str, args: &[ArgValue<'_>], launch: &Launch) {
    program.kernel(kernel).expect(kernel).launch(args, launch).unwrap_or_else(|error| panic!("{error}"));
}

/// A page-sized mapping of a memfd.
pub struct Shared {
    address: *mut c_void,
    pub file: File,
}

// SAFETY: the memory is only reached through atomics and by kernels.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

impl Shared {
    pub const BYTES: usize = 1 << 16;

    pub fn new() -> Shared {
        // SAFETY: the name is terminated; the descriptor is inherited by children on purpose, so no CLOEXEC.
        let descriptor = unsafe { libc::memfd_create(c"test".as_ptr(), 0) };
        assert!(descriptor >= 0, "memfd_create");
        let shared = Shared::from_descriptor(descriptor);
        shared.file.set_len(Self::BYTES as u64).expect("set the size");
        shared
    }

    /// Maps a memfd whose descriptor was inherited.
    pub fn from_descriptor(descriptor: RawFd) -> Shared {
        // SAFETY: the descriptor is ours, made or inherited for this.
        let file = unsafe { File::from_raw_fd(descriptor) };
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: a new mapping at an address of the system's choice.
        let address =
            unsafe { libc::mmap(std::ptr::null_mut(), Self::BYTES, access, libc::MAP_SHARED, file.as_raw_fd(), 0) };
        assert_ne!(address, libc::MAP_FAILED);
        Shared { address, file }
    }

    /// The address of byte `at`, as a kernel's argument.
    pub fn arg(&self, at: usize) -> ArgValue<'static> {
        assert!(at < Self::BYTES);
        ArgValue::Pointer(self.address.wrapping_byte_add(at))
    }

    pub fn word(&self, index: usize) -> &AtomicU32 {
        assert!(index < Self::BYTES / 4);
        // SAFETY: inside the mapping, which lives as long as `self`, and aligned; all accesses are atomic, or by kernels.
        unsafe { &*self.address.cast::<AtomicU32>().add(index) }
    }

    pub fn long(&self, index: usize) -> &AtomicU64 {
        assert!(index < Self::BYTES / 8);
        // SAFETY: inside the mapping, which lives as long as `self`, and aligned; all accesses are atomic, or by kernels.
        unsafe { &*self.address.cast::<AtomicU64>().add(index) }
    }

    pub fn words(&self, indices: std::ops::Range<usize>) -> Vec<u32> {
        indices.map(|i| self.word(i).load(Ordering::Relaxed)).collect()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        // SAFETY: the mapping of `from_descriptor`, which has no user left.
        unsafe { libc::munmap(self.address, Self::BYTES) };
    }
}

/// Runs the ignored test `name` of this test program in a process of its own; `setting` reaches it in `TEST_SETTING`.
pub fn child(name: &str, setting: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("the test program's path"));
    command.args(["--ignored", "--exact", "--nocapture", name]).env("TEST_SETTING", setting);
    command
}

/// What `child` said, in that child; none in a run of all ignored tests.
pub fn setting() -> Option<String> {
    std::env::var("TEST_SETTING").ok()
}
