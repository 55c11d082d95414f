//! Built programs on disk, so that what was compiled once is not compiled again.
//!
//! An entry holds a native binary and is named by a digest of everything that it was made from: modules, options,
//! constants, the engine and the processor. Where several processes want the same program at once, one compiles and
//! the others wait for it: PEs start together. The cache never fails a build: an entry that cannot be used is compiled
//! again, and a program that cannot be written is not kept.
//!
//! # Who is trusted
//!
//! An entry is machine code that this process will run, so other users must have no hand in it. The folder is made with
//! mode 0700. It is used only if it belongs to the effective user and no other user can write to it; the same holds for
//! each file in it. The folder is opened once, and files are opened relative to it and never through a link, so that
//! another user cannot exchange a file after the check. A file is made under a name of its own and renamed.
//!
//! Each entry begins with an HMAC of its name and content, whose key is in the file `key` (mode 0600). The owner's
//! check says which *user* made a file; the HMAC says that *this cache* made it, and for that name. So a truncated or
//! altered file, an entry under another one's name, and a file that the user copied, unpacked or restored into the
//! folder are compiled again instead of being handed to the engine, which would crash over them or run them. A process of the same
//! user can read the key; the HMAC does not protect against it, as it can change the program itself.
//!
//! Beyond [`MOST_BYTES`] the entries longest unused are removed. The empty lock files on which processes wait stay beside the entries.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use hmac::{Hmac, KeyInit, Mac};
use rustix::fs::{AtFlags, CWD, Dir, FileType, FlockOperation, Mode, OFlags, Stat};
use rustix::io::Errno;
use sha2::{Digest, Sha256};

/// What the entries that are kept may take up. Their number does not count: hundreds of small programs, which are compiled soon,
/// take no place from a large one, which takes a minute.
const MOST_BYTES: u64 = 256 << 20;
/// What an entry takes up beside its content: the rest of its last block, and its lock's.
const BESIDE_CONTENT: u64 = 8 << 10;

const PROGRAM: &str = ".program";
const LOCK: &str = ".lock";
/// Of a file that is being written.
const NEW: &str = ".new";

/// The name of the file with the key.
const KEY: &str = "key";
/// As many as SHA-256 takes at once.
const KEY_BYTES: usize = 64;
const TAG_BYTES: usize = 32;

/// What is opened is a file in the folder itself, and opening does not wait for another process, as it would on a pipe.
const PLAIN: OFlags = OFlags::NOFOLLOW.union(OFlags::NONBLOCK).union(OFlags::CLOEXEC);

/// Why built programs are not kept in a folder.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CacheError {
    /// Another user could put machine code of their own there.
    #[error("{} {reason}: built programs are not kept there", folder.display())]
    Unsafe {
        /// The folder.
        folder: PathBuf,
        /// In words that follow the folder's name.
        reason: String,
    },
    /// The folder cannot be made, read or written.
    #[error("{} cannot be used ({reason}): built programs are not kept there", folder.display())]
    Unavailable {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        reason: String,
    },
}

/// Whether an engine would keep built programs in `folder`, which is made if it is not there.
///
/// # Errors
/// [`CacheError`] says why not.
pub fn check_cache(folder: &Path) -> Result<(), CacheError> {
    Cache::open(folder).map(drop)
}

/// A folder that only this user can change.
pub(crate) struct Cache {
    path: PathBuf,
    folder: OwnedFd,
    key: [u8; KEY_BYTES],
}

impl Cache {
    pub fn open(folder: &Path) -> Result<Cache, CacheError> {
        // Without a slash at the end, which would have a link followed.
        let path: PathBuf = folder.components().collect();
        let unavailable =
            |error: io::Error| CacheError::Unavailable { folder: path.clone(), reason: error.to_string() };
        let is_unsafe = |reason: String| CacheError::Unsafe { folder: path.clone(), reason };
        make(&path).map_err(unavailable)?;
        let folder = match rustix::fs::open(&path, OFlags::RDONLY | OFlags::DIRECTORY | PLAIN, Mode::empty()) {
            Err(Errno::LOOP | Errno::NOTDIR) => return Err(is_unsafe("is a link, or no folder".to_owned())),
            other => other.map_err(|error| unavailable(error.into()))?,
        };
        let about = rustix::fs::fstat(&folder).map_err(|error| unavailable(error.into()))?;
        if let Some(reason) = distrust(&about) {
            return Err(is_unsafe(reason));
        }
        let mut cache = Cache { path: path.clone(), folder, key: [0; KEY_BYTES] };
        cache.key = cache.find_key().map_err(unavailable)?;
        Ok(cache)
    }

    /// The program of a key: as `load` makes it of the kept bytes, or else as `compile` makes it, together with the bytes
    /// to keep.
    pub fn program<P, E>(
        &self,
        key: &[&[u8]],
        load: impl Fn(&[u8]) -> Option<P>,
        compile: impl FnOnce() -> Result<(P, Option<Vec<u8>>), E>,
    ) -> Result<P, E> {
        let name = digest(key);
        let kept = || self.entry(&name).and_then(|bytes| load(&bytes));
        if let Some(program) = kept() {
            return Ok(program);
        }
        // Held until this returns: the processes that wait for it find the entry.
        let turn = self.turn(&name, FlockOperation::LockExclusive);
        if let Some(program) = kept() {
            return Ok(program);
        }
        let compiled = compile();
        match (&compiled, turn) {
            (Ok((_, Some(bytes))), Ok(_turn)) => {
                if let Err(error) = self.keep(&name, bytes) {
                    tracing::debug!("{}: {error}; the program is not kept", self.path.display());
                }
                self.tidy();
            }
            (Ok((_, Some(_))), Err(error)) => {
                tracing::debug!("{}: {error}; the program is not kept", self.path.display());
            }
            // The processes that wait compile it too, and it fails for them as well.
            (Err(_), Ok(_turn)) => self.remove(&name, LOCK),
            _ => {}
        }
        compiled.map(|(program, _)| program)
    }

    /// An entry's content, which counts as used now; none if there is no such entry, or this cache did not make it.
    fn entry(&self, name: &str) -> Option<Vec<u8>> {
        let (file, mut bytes) = self.read(&format!("{name}{PROGRAM}")).ok()?;
        let content = (bytes.len() >= TAG_BYTES).then(|| bytes.split_off(TAG_BYTES))?;
        self.mac(name, &content).verify_slice(&bytes).ok()?;
        // Only the order of removal depends on it.
        let _ = file.set_modified(SystemTime::now());
        Some(content)
    }

    fn keep(&self, name: &str, content: &[u8]) -> io::Result<()> {
        let tag = self.mac(name, content).finalize().into_bytes();
        self.write(name, PROGRAM, &[&tag, content])
    }

    fn mac(&self, name: &str, content: &[u8]) -> Hmac<Sha256> {
        // Names are equally long, so that what follows begins at the same place.
        Hmac::<Sha256>::new((&self.key).into()).chain_update(name).chain_update(content)
    }

    /// The key, made anew if there is none or others could know it: then all entries are compiled again.
    fn find_key(&self) -> io::Result<[u8; KEY_BYTES]> {
        let kept = || {
            let (file, bytes) = self.read(KEY).ok()?;
            let secret = rustix::fs::fstat(&file).is_ok_and(|about| about.st_mode & 0o077 == 0);
            bytes.try_into().ok().filter(|_| secret)
        };
        if let Some(key) = kept() {
            return Ok(key);
        }
        let _turn = self.turn(KEY, FlockOperation::LockExclusive)?;
        if let Some(key) = kept() {
            return Ok(key);
        }
        let mut key = [0; KEY_BYTES];
        let mut filled = 0;
        while filled < KEY_BYTES {
            let draw = || rustix::rand::getrandom(&mut key[filled..], rustix::rand::GetRandomFlags::empty());
            filled += rustix::io::retry_on_intr(draw)?;
        }
        self.write(KEY, "", &[&key])?;
        Ok(key)
    }

    /// Waits until no other process has the lock of that name, or fails at once, as the operation says. The lock lasts as long as the file.
    fn turn(&self, name: &str, operation: FlockOperation) -> io::Result<File> {
        let lock = format!("{name}{LOCK}");
        loop {
            let file = self.open_file(&lock, OFlags::RDWR | OFlags::CREATE)?;
            // A process that dies gives its lock back.
            rustix::io::retry_on_intr(|| rustix::fs::flock(&file, operation))?;
            // Its last owner may have removed it, and another process made a new one.
            let (mine, now) =
                (rustix::fs::fstat(&file)?, rustix::fs::statat(&self.folder, &lock, AtFlags::SYMLINK_NOFOLLOW));
            if now.is_ok_and(|now| (now.st_dev, now.st_ino) == (mine.st_dev, mine.st_ino)) {
                return Ok(file);
            }
        }
    }

    /// Makes the file, or puts it in an older one's place. The caller has the lock of that name.
    fn write(&self, name: &str, suffix: &str, parts: &[&[u8]]) -> io::Result<()> {
        let (new, whole) = (format!("{name}{NEW}"), format!("{name}{suffix}"));
        // Left by a process that died while it wrote.
        self.remove(name, NEW);
        let mut file = self.open_file(&new, OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL)?;
        let written = parts
            .iter()
            .try_for_each(|part| file.write_all(part))
            .and_then(|()| Ok(rustix::fs::renameat(&self.folder, &new, &self.folder, &whole)?));
        if written.is_err() {
            self.remove(name, NEW);
        }
        written
    }

    fn read(&self, name: &str) -> io::Result<(File, Vec<u8>)> {
        let mut file = self.open_file(name, OFlags::RDONLY)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok((file, bytes))
    }

    /// Opens a file of this user's in the folder.
    fn open_file(&self, name: &str, how: OFlags) -> io::Result<File> {
        let file = rustix::fs::openat(&self.folder, name, how | PLAIN, Mode::RUSR | Mode::WUSR)?;
        let about = rustix::fs::fstat(&file)?;
        let is_file = FileType::from_raw_mode(about.st_mode) == FileType::RegularFile;
        let reason = if is_file { distrust(&about) } else { Some("is no file".to_owned()) };
        reason.map_or(Ok(file.into()), |reason| Err(io::Error::other(format!("{name} {reason}"))))
    }

    fn remove(&self, name: &str, suffix: &str) {
        // It may not be there, and another process may have been faster.
        let _ = rustix::fs::unlinkat(&self.folder, format!("{name}{suffix}"), AtFlags::empty());
    }

    /// Removes the entries longest unused, beyond those that are kept.
    fn tidy(&self) {
        let Ok(files) = Dir::read_from(&self.folder) else { return };
        let mut entries: Vec<((i64, u64), u64, String)> = files
            .flatten()
            .filter_map(|file| {
                let name = file.file_name().to_str().ok()?.strip_suffix(PROGRAM)?.to_owned();
                let about = rustix::fs::statat(&self.folder, file.file_name(), AtFlags::SYMLINK_NOFOLLOW).ok()?;
                Some(((about.st_mtime as i64, about.st_mtime_nsec as u64), about.st_size as u64, name))
            })
            .collect();
        entries.sort();
        let mut bytes = 0;
        let too_old = entries.iter().rev().skip_while(|(_, content, _)| {
            bytes += content + BESIDE_CONTENT;
            bytes <= MOST_BYTES
        });
        for (_, _, name) in too_old {
            self.remove(name, PROGRAM);
            // A lock that a process has stays, or a second one could write at the same time.
            if self.turn(name, FlockOperation::NonBlockingLockExclusive).is_ok() {
                self.remove(name, LOCK);
            }
        }
    }
}

/// Makes the folder for this user alone, and those above it.
fn make(path: &Path) -> io::Result<()> {
    if let Some(above) = path.parent().filter(|above| !above.as_os_str().is_empty()) {
        std::fs::create_dir_all(above)?;
    }
    match rustix::fs::mkdirat(CWD, path, Mode::RWXU) {
        Ok(()) | Err(Errno::EXIST) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Why this user must not rely on a file or folder, in words that follow its name.
fn distrust(about: &Stat) -> Option<String> {
    let user = rustix::process::geteuid().as_raw();
    if about.st_uid != user {
        return Some(format!("belongs to user {}, not to user {user}", about.st_uid));
    }
    (about.st_mode & 0o022 != 0).then(|| format!("can be written by other users (mode {:o})", about.st_mode & 0o7777))
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
    use std::fs;
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// A folder for one test, with a cache in it.
    struct Scratch {
        path: PathBuf,
        compiled: AtomicUsize,
    }

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let path = std::env::temp_dir().join(format!("ocl-interop-{name}-{}", std::process::id()));
            fs::create_dir(&path).unwrap();
            Scratch { path, compiled: AtomicUsize::new(0) }
        }

        fn folder(&self) -> PathBuf {
            self.path.join("kept")
        }

        fn file(&self, key: &[&[u8]], suffix: &str) -> PathBuf {
            self.folder().join(digest(key) + suffix)
        }

        /// The program of a key, of a cache opened for it as another process would.
        fn program(&self, key: &[&[u8]]) -> Vec<u8> {
            let compile = || {
                self.compiled.fetch_add(1, Ordering::Relaxed);
                Ok::<_, ()>((b"code".to_vec(), Some(b"code".to_vec())))
            };
            // What reaches the engine is what was compiled, always.
            let load = |bytes: &[u8]| {
                assert_eq!(bytes, b"code");
                Some(bytes.to_vec())
            };
            Cache::open(&self.folder()).unwrap().program(key, load, compile).unwrap()
        }

        /// How many programs have been compiled.
        fn compiled(&self) -> usize {
            self.compiled.load(Ordering::Relaxed)
        }

        fn refusal(&self) -> String {
            match Cache::open(&self.folder()) {
                Err(error @ CacheError::Unsafe { .. }) => error.to_string(),
                Err(other) => panic!("{other}"),
                Ok(_) => panic!("the folder is used"),
            }
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.path).unwrap();
        }
    }

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    /// Gives a file to another user, which only root can.
    fn give_away(path: &Path) -> bool {
        let given = std::os::unix::fs::lchown(path, Some(65534), None).is_ok();
        if !given {
            println!("skipped: files of other users (only root can make them)");
        }
        given
    }

    #[test]
    fn a_program_is_compiled_once_however_many_want_it() {
        let scratch = Scratch::new("once");
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| assert_eq!(scratch.program(&[b"a", b"b"]), b"code"));
            }
        });
        assert_eq!(scratch.compiled(), 1);
        scratch.program(&[b"ab", b""]);
        assert_eq!(scratch.compiled(), 2, "another key");
    }

    #[test]
    fn folder_and_files_are_this_user_s_alone() {
        let scratch = Scratch::new("modes");
        scratch.program(&[b"x"]);
        assert_eq!(fs::metadata(scratch.folder()).unwrap().mode() & 0o7777, 0o700);
        let files: Vec<_> = fs::read_dir(scratch.folder()).unwrap().flatten().collect();
        assert_eq!(files.len(), 4, "key and program, and their locks: {files:?}");
        for file in files {
            assert_eq!(file.metadata().unwrap().mode() & 0o7777, 0o600, "{file:?}");
        }
    }

    #[test]
    fn an_entry_that_was_cut_or_altered_is_compiled_again() {
        let scratch = Scratch::new("altered");
        scratch.program(&[b"x"]);
        let path = scratch.file(&[b"x"], PROGRAM);
        let whole = fs::read(&path).unwrap();
        let mut expected = 1;
        let mut check = |content: &[u8]| {
            fs::write(&path, content).unwrap();
            scratch.program(&[b"x"]);
            expected += 1;
            assert_eq!(scratch.compiled(), expected, "{} bytes", content.len());
            assert_eq!(fs::read(&path).unwrap(), whole, "kept anew");
        };
        for bytes in [0, 1, TAG_BYTES, whole.len() - 1] {
            check(&whole[..bytes]);
        }
        for at in 0..whole.len() {
            let mut altered = whole.clone();
            altered[at] ^= 0x20;
            check(&altered);
        }
        check(&[&whole[..], b"more"].concat());
    }

    #[test]
    fn an_entry_of_another_name_or_another_cache_is_compiled_again() {
        let [scratch, other] = ["moved", "moved-from"].map(Scratch::new);
        scratch.program(&[b"x"]);
        other.program(&[b"y"]);
        fs::copy(scratch.file(&[b"x"], PROGRAM), scratch.file(&[b"y"], PROGRAM)).unwrap();
        scratch.program(&[b"y"]);
        assert_eq!(scratch.compiled(), 2, "another name");
        fs::copy(other.file(&[b"y"], PROGRAM), scratch.file(&[b"y"], PROGRAM)).unwrap();
        scratch.program(&[b"y"]);
        assert_eq!(scratch.compiled(), 3, "another cache");
    }

    #[test]
    fn a_key_that_is_damaged_or_that_others_could_read_is_made_anew() {
        let scratch = Scratch::new("key");
        scratch.program(&[b"x"]);
        let key = scratch.folder().join(KEY);
        let first = fs::read(&key).unwrap();
        set_mode(&key, 0o644);
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 2);
        let second = fs::read(&key).unwrap();
        assert_ne!(first, second);
        fs::write(&key, &second[1..]).unwrap();
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 3);
        assert_eq!(fs::metadata(&key).unwrap().mode() & 0o7777, 0o600);
    }

    #[test]
    fn links_are_not_followed() {
        let scratch = Scratch::new("links");
        let precious = scratch.path.join("precious");
        fs::write(&precious, b"code").unwrap();
        fs::create_dir(scratch.folder()).unwrap();
        set_mode(&scratch.folder(), 0o700);
        for suffix in [LOCK, NEW, PROGRAM] {
            symlink(&precious, scratch.file(&[b"x"], suffix)).unwrap();
        }
        for name in [format!("{KEY}{NEW}"), KEY.to_owned()] {
            symlink(&precious, scratch.folder().join(name)).unwrap();
        }
        assert_eq!(scratch.program(&[b"x"]), b"code");
        assert_eq!(scratch.compiled(), 1);
        // The lock cannot be had, so the entry is not made either.
        assert!(fs::symlink_metadata(scratch.file(&[b"x"], PROGRAM)).unwrap().is_symlink());
        fs::remove_file(scratch.file(&[b"x"], LOCK)).unwrap();
        scratch.program(&[b"x"]);
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 2);
        assert!(fs::symlink_metadata(scratch.file(&[b"x"], PROGRAM)).unwrap().is_file(), "replaced by an entry");
        assert_eq!(fs::read(&precious).unwrap(), b"code", "neither written nor cut");
    }

    #[test]
    fn a_lock_is_not_cut_or_waited_for_where_it_is_no_file() {
        let scratch = Scratch::new("pipe");
        drop(Cache::open(&scratch.folder()).unwrap());
        let lock = scratch.file(&[b"x"], LOCK);
        rustix::fs::mkfifoat(CWD, &lock, Mode::RWXU).unwrap();
        scratch.program(&[b"x"]);
        fs::remove_file(&lock).unwrap();
        fs::write(&lock, b"content").unwrap();
        scratch.program(&[b"x"]);
        assert_eq!(fs::read(&lock).unwrap(), b"content");
    }

    #[test]
    fn a_folder_that_is_a_link_is_not_used() {
        let scratch = Scratch::new("linked");
        let target = scratch.path.join("target");
        fs::create_dir(&target).unwrap();
        symlink(&target, scratch.folder()).unwrap();
        assert!(scratch.refusal().contains("is a link, or no folder"));
        let slash = scratch.folder().join("");
        assert!(matches!(check_cache(&slash), Err(CacheError::Unsafe { .. })), "{}", slash.display());
        assert_eq!(fs::read_dir(target).unwrap().count(), 0);
    }

    #[test]
    fn a_folder_that_others_can_write_is_not_used() {
        let scratch = Scratch::new("writable");
        scratch.program(&[b"x"]);
        for mode in [0o720, 0o702, 0o1777] {
            set_mode(&scratch.folder(), mode);
            let refusal = scratch.refusal();
            assert!(refusal.contains(&format!("can be written by other users (mode {mode:o})")), "{refusal}");
        }
        set_mode(&scratch.folder(), 0o755);
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 1, "others may look");
    }

    #[test]
    fn what_belongs_to_another_user_is_not_used() {
        let scratch = Scratch::new("foreign");
        scratch.program(&[b"x"]);
        let entry = scratch.file(&[b"x"], PROGRAM);
        if !give_away(&entry) {
            return;
        }
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 2);
        assert_eq!(fs::metadata(&entry).unwrap().uid(), rustix::process::geteuid().as_raw(), "replaced");
        set_mode(&entry, 0o620);
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 3, "others could write it");
        give_away(&scratch.folder().join(KEY));
        scratch.program(&[b"x"]);
        assert_eq!(scratch.compiled(), 4, "another user's key");
        give_away(&scratch.folder());
        assert!(scratch.refusal().contains("belongs to user 65534, not to user 0"));
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_told_apart_from_an_unsafe_one() {
        let error = check_cache(Path::new("/proc/no/such/folder"));
        assert!(matches!(error, Err(CacheError::Unavailable { .. })), "{error:?}");
    }

    #[test]
    fn a_program_that_cannot_be_compiled_leaves_nothing() {
        let scratch = Scratch::new("fails");
        let cache = Cache::open(&scratch.folder()).unwrap();
        let fail = || Err::<(Vec<u8>, _), _>("no");
        assert_eq!(cache.program(&[b"x"], |_| None, fail), Err("no"));
        let of_key = |file: fs::DirEntry| file.file_name().to_string_lossy().starts_with(KEY);
        assert!(fs::read_dir(scratch.folder()).unwrap().flatten().all(of_key));
    }

    #[test]
    fn entries_are_kept_for_as_long_as_all_fit() {
        let scratch = Scratch::new("many");
        // Larger than they were written: content without blocks.
        let store = |number: usize, bytes: u64| {
            scratch.program(&[&number.to_le_bytes()]);
            let entry = fs::File::options().write(true).open(scratch.file(&[&number.to_le_bytes()], PROGRAM)).unwrap();
            entry.set_len(bytes).unwrap();
        };
        let count = |suffix: &str| {
            let files = fs::read_dir(scratch.folder()).unwrap().flatten();
            files.filter(|file| file.file_name().to_string_lossy().ends_with(suffix)).count()
        };
        const SMALL: usize = 600;
        for number in 0..3 {
            store(number, MOST_BYTES / 4);
        }
        for number in 3..3 + SMALL {
            store(number, 1000);
        }
        assert_eq!(count(PROGRAM), 3 + SMALL, "small ones push no large one out");
        store(3 + SMALL, MOST_BYTES / 2);
        // The next one finds what is there too large.
        store(4 + SMALL, 1000);
        assert_eq!(count(PROGRAM), 1 + SMALL + 2, "what is left of the large ones is the last used");
        assert_eq!(count(LOCK), 1 + SMALL + 2 + 1, "and the key's");
        assert!(!scratch.file(&[&0_usize.to_le_bytes()], PROGRAM).exists());
        let last = scratch.file(&[&(4 + SMALL).to_le_bytes()], PROGRAM);
        assert!(last.exists(), "the last one used is not removed");
    }
}
