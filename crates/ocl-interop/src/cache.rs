//! Built programs on disk, so that what was compiled once is not compiled again.
//!
//! A file holds a native binary and is named by a digest of everything that it was made from: modules, options,
//! constants, the engine and the processor. Where several processes want the same program at once, one compiles and
//! the others wait for it: PEs start together. Nothing about the cache can fail a build: what cannot be read is compiled,
//! and what cannot be written is compiled again next time.
//!
//! Writers make a file under a name of their own and rename it, so that readers see whole files only; the lock files
//! that they wait on are empty and stay beside them. Beyond [`MOST_FILES`] the files longest unused are removed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

use sha2::{Digest, Sha256};

/// The variable that names the folder; empty or `off`, nothing is kept.
pub const CACHE_VARIABLE: &str = "ZE_CPU_CACHE";

/// Programs that are kept.
const MOST_FILES: usize = 256;

const EXTENSION: &str = "program";

/// Where programs are kept.
pub(crate) struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The folder that the environment names: `ZE_CPU_CACHE`, or `zeshmem/ze_cpu` in the user's cache folder.
    pub fn from_environment() -> Option<Cache> {
        let folder = match std::env::var_os(CACHE_VARIABLE) {
            Some(folder) if folder.is_empty() || folder == "off" => return None,
            Some(folder) => folder.into(),
            None => user_folder(std::env::var_os("XDG_CACHE_HOME"), std::env::var_os("HOME"))?,
        };
        Some(Cache { folder })
    }

    /// The program of a key: as `load` makes it of what is kept, or else as `compile` makes it, kept as `save` turns it
    /// into bytes.
    pub fn program<P, E>(
        &self,
        key: &[&[u8]],
        load: impl Fn(&[u8]) -> Option<P>,
        compile: impl FnOnce() -> Result<P, E>,
        save: impl FnOnce(&P) -> Option<Vec<u8>>,
    ) -> Result<P, E> {
        let path = self.folder.join(digest(key)).with_extension(EXTENSION);
        if let Some(program) = read(&path).and_then(|bytes| load(&bytes)) {
            return Ok(program);
        }
        // Held until this returns: whoever waits for it finds the file.
        let _turn = self.turn(&path);
        if let Some(program) = read(&path).and_then(|bytes| load(&bytes)) {
            return Ok(program);
        }
        let program = compile().inspect_err(|_| {
            // Whoever waits compiles it, too, at the same time as others: it fails for all of them.
            let _ = fs::remove_file(path.with_extension("lock"));
        })?;
        if let Some(bytes) = save(&program) {
            if let Err(error) = self.write(&path, &bytes) {
                tracing::debug!("{}: {error}; the program is not kept", path.display());
            }
        }
        Ok(program)
    }

    /// Waits until no other process compiles for this path.
    fn turn(&self, path: &Path) -> Option<File> {
        fs::create_dir_all(&self.folder).ok()?;
        let lock = File::create(path.with_extension("lock")).ok()?;
        // SAFETY: an open descriptor. A process that dies gives its lock back.
        let locked = unsafe { libc::flock(lock.as_raw_fd(), libc::LOCK_EX) } == 0;
        locked.then_some(lock)
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        // Two threads may write the same file where its lock could not be had, or was removed.
        static WRITES: AtomicUsize = AtomicUsize::new(0);
        let write = WRITES.fetch_add(1, Ordering::Relaxed);
        let own = path.with_extension(format!("{}-{write}", std::process::id()));
        let written = fs::write(&own, bytes).and_then(|()| fs::rename(&own, path));
        if written.is_err() {
            // What could not be written whole is of no use; if it is not there, all the better.
            let _ = fs::remove_file(&own);
        }
        self.tidy();
        written
    }

    /// Removes the files longest unused, beyond those that are kept.
    fn tidy(&self) {
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return;
        };
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        files.sort();
        for (_, path) in files.iter().rev().skip(MOST_FILES) {
            // Another process may have been faster.
            let _ = fs::remove_file(path);
            let _ = fs::remove_file(path.with_extension("lock"));
        }
    }
}

/// What a file holds, which counts as used now.
fn read(path: &Path) -> Option<Vec<u8>> {
    let bytes = fs::read(path).ok()?;
    // Only the order of removal depends on it.
    let _ = File::open(path).and_then(|file| file.set_modified(SystemTime::now()));
    Some(bytes)
}

fn user_folder(cache: Option<OsString>, home: Option<OsString>) -> Option<PathBuf> {
    let absolute = |folder: &PathBuf| folder.is_absolute();
    let cache = cache.map(PathBuf::from).filter(absolute);
    let cache = cache.or_else(|| Some(PathBuf::from(home?).join(".cache")).filter(absolute))?;
    Some(cache.join("zeshmem/ze_cpu"))
}

/// The parts with their lengths, so that no two lists of parts have the same digest.
pub(crate) fn digest(key: &[&[u8]]) -> String {
    let mut digest = Sha256::new();
    for part in key {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache(name: &str) -> Cache {
        let folder = std::env::temp_dir().join(format!("ocl-interop-{name}-{}", std::process::id()));
        Cache { folder }
    }

    fn program(cache: &Cache, key: &[&[u8]], compiled: &AtomicUsize) -> Vec<u8> {
        let compile = || {
            compiled.fetch_add(1, Ordering::Relaxed);
            Ok::<_, ()>(b"code".to_vec())
        };
        let load = |bytes: &[u8]| bytes.starts_with(b"code").then(|| bytes.to_vec());
        cache.program(key, load, compile, |program| Some(program.clone())).unwrap()
    }

    #[test]
    fn a_program_is_compiled_once_however_many_want_it() {
        let (cache, compiled) = (cache("once"), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| assert_eq!(program(&cache, &[b"a", b"b"], &compiled), b"code"));
            }
        });
        assert_eq!(compiled.load(Ordering::Relaxed), 1);
        program(&cache, &[b"ab", b""], &compiled);
        assert_eq!(compiled.load(Ordering::Relaxed), 2, "another key");
        fs::remove_dir_all(&cache.folder).unwrap();
    }

    #[test]
    fn what_is_damaged_is_compiled_again() {
        let (cache, compiled) = (cache("damaged"), AtomicUsize::new(0));
        program(&cache, &[b"x"], &compiled);
        let path = cache.folder.join(digest(&[b"x"])).with_extension(EXTENSION);
        fs::write(&path, b"co").unwrap();
        program(&cache, &[b"x"], &compiled);
        program(&cache, &[b"x"], &compiled);
        assert_eq!(compiled.load(Ordering::Relaxed), 2);
        fs::remove_dir_all(&cache.folder).unwrap();
    }

    #[test]
    fn a_folder_that_cannot_be_made_only_costs_the_compilation() {
        let cache = Cache { folder: "/proc/no/such/folder".into() };
        let compiled = AtomicUsize::new(0);
        program(&cache, &[b"x"], &compiled);
        program(&cache, &[b"x"], &compiled);
        assert_eq!(compiled.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn what_fails_leaves_nothing() {
        let cache = cache("fails");
        let fail = || Err::<Vec<u8>, _>("no");
        let failed = cache.program(&[b"x"], |_| None, fail, |_| None);
        assert_eq!(failed, Err("no"));
        assert_eq!(fs::read_dir(&cache.folder).unwrap().count(), 0);
        fs::remove_dir(&cache.folder).unwrap();
    }

    #[test]
    fn only_so_many_are_kept() {
        let (cache, compiled) = (cache("many"), AtomicUsize::new(0));
        for number in 0..MOST_FILES + 5 {
            program(&cache, &[&number.to_le_bytes()], &compiled);
        }
        let files = fs::read_dir(&cache.folder).unwrap().flatten();
        let kept = files.filter(|file| file.path().extension().is_some_and(|extension| extension == EXTENSION));
        assert_eq!(kept.count(), MOST_FILES);
        fs::remove_dir_all(&cache.folder).unwrap();
    }

    #[test]
    fn the_user_s_folder_is_absolute_or_none() {
        let folder = |cache: Option<&str>, home: Option<&str>| user_folder(cache.map(Into::into), home.map(Into::into));
        assert_eq!(folder(Some("/c"), Some("/h")), Some("/c/zeshmem/ze_cpu".into()));
        assert_eq!(folder(Some("c"), Some("/h")), Some("/h/.cache/zeshmem/ze_cpu".into()));
        assert_eq!(folder(None, Some("")), None);
        assert_eq!(folder(None, None), None);
    }
}
