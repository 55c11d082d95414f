//! The unique id itself: what it holds, and where its maker listens.

use std::fmt::Write as _;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::ops::Range;
use std::os::fd::OwnedFd;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::net::{self as local, UnixListener};
use std::sync::Mutex;

use hmac::{Hmac, KeyInit as _, Mac as _};
use rustix::io::Errno;
use rustix::net::{AddressFamily, SocketFlags, SocketType, sockopt};
use sha2::{Digest as _, Sha256};

use crate::{descriptors, sys};

/// What processes find each other by: 128 bytes to be copied as they are.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct UniqueId([u8; UniqueId::BYTES]);

const MAGIC: [u8; 8] = *b"zeshmem2";
const SECRET: Range<usize> = 8..24;
/// A digest of the run of the machine and of the network namespace in which the id was made.
const PLACE: Range<usize> = 24..40;
const PORT: Range<usize> = 40..42;
/// The beginning of the host's name, for messages.
const HOST: Range<usize> = 42..62;
/// Each 4 or 6, and the bytes of an address of that version; then zeros.
const ADDRESSES: Range<usize> = 62..128;
/// So that some of both versions have room.
const MOST_V4: usize = 6;
const MOST_V6: usize = 2;
/// Of a host.
pub(super) const MOST_ADDRESSES: usize = MOST_V4 + MOST_V6;

/// Where the maker of an id listens.
#[derive(Debug)]
pub(super) struct Listeners {
    /// A name of Linux's abstract namespace, for processes of the same network namespace: no file is left behind.
    pub local: UnixListener,
    /// For those of other machines; none where there is no network.
    pub network: Option<TcpListener>,
}

/// How many connections wait until this process joins: as many as Linux lets wait. Those of large jobs come at once.
const BACKLOG: i32 = 4096;

/// Listens for both versions of addresses, where the machine has both.
fn listen() -> io::Result<TcpListener> {
    let of = |family| rustix::net::socket_with(family, SocketType::STREAM, SocketFlags::CLOEXEC, None);
    let both = || {
        let socket = of(AddressFamily::INET6)?;
        // Whatever the machine's default is.
        sockopt::set_ipv6_v6only(&socket, false)?;
        rustix::net::bind(&socket, &SocketAddr::from((Ipv6Addr::UNSPECIFIED, 0)))?;
        Ok(socket)
    };
    let without_6 = |_: Errno| {
        let socket = of(AddressFamily::INET)?;
        rustix::net::bind(&socket, &SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0)))?;
        Ok::<_, Errno>(socket)
    };
    let socket = both().or_else(without_6)?;
    rustix::net::listen(&socket, BACKLOG)?;
    Ok(socket.into())
}

/// Those of ids that this process has made and not joined with. A child made by `fork` has them, too, and is not their maker.
static MADE_HERE: Mutex<Vec<Made>> = Mutex::new(Vec::new());

struct Made {
    id: UniqueId,
    listeners: Listeners,
    process: u32,
}

impl UniqueId {
    /// Bytes of an id.
    pub const BYTES: usize = 128;

    /// Makes an id. Its sockets stay open until this process joins with it, or ends. `ZESHMEM_INTERFACE` names the network interface
    /// at which PEs of other machines are to come; without it, or where it has no address, they try all that this machine has.
    ///
    /// # Errors
    /// The operating system's.
    pub fn create() -> io::Result<UniqueId> {
        descriptors::hold_standard();
        let mut bytes = [0; Self::BYTES];
        bytes[..MAGIC.len()].copy_from_slice(&MAGIC);
        sys::fill_randomly(&mut bytes[SECRET])?;
        bytes[PLACE].copy_from_slice(&this_place());
        put(&mut bytes[HOST], this_host().as_bytes());
        let addresses = own_addresses(std::env::var("ZESHMEM_INTERFACE").ok());
        let network = if addresses.is_empty() {
            None
        } else {
            let listener = listen()?;
            bytes[PORT].copy_from_slice(&listener.local_addr()?.port().to_be_bytes());
            Some(listener)
        };
        put(&mut bytes[ADDRESSES], &packed(&addresses));
        let id = UniqueId(bytes);
        let local = UnixListener::bind_addr(&id.local_address()?)?;
        MADE_HERE.lock().expect("no panic while it is held").push(Made {
            id,
            listeners: Listeners { local, network },
            process: std::process::id(),
        });
        Ok(id)
    }

    /// The id that another process has made, from its bytes; none where they are none of an id.
    pub fn from_bytes(bytes: [u8; Self::BYTES]) -> Option<UniqueId> {
        bytes.starts_with(&MAGIC).then_some(UniqueId(bytes))
    }

    /// Its bytes.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        self.0
    }

    /// The listeners, if this process has made the id and not joined with it yet.
    pub(super) fn take_listeners(&self) -> Option<Listeners> {
        let mut made = MADE_HERE.lock().expect("no panic while it is held");
        // PEs that came to its parent would wait for a child that has the listeners open and takes none.
        made.retain(|made| made.process == std::process::id());
        let mine = made.iter().position(|made| made.id == *self)?;
        Some(made.swap_remove(mine).listeners)
    }

    /// Whether it was made on this run of this machine, in this network namespace.
    pub(super) fn is_of_this_place(&self) -> bool {
        self.0[PLACE] == this_place()
    }

    /// The name at which processes of that place meet, which says nothing of the secret.
    pub(super) fn local_address(&self) -> io::Result<local::SocketAddr> {
        local::SocketAddr::from_abstract_name(self.local_name())
    }

    /// Its name, which is no file's.
    pub(super) fn local_name(&self) -> String {
        format!("zeshmem-job-{}", &self.mark("place")[..32])
    }

    /// Where processes of other places may find the maker.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        let port = u16::from_be_bytes([self.0[PORT.start], self.0[PORT.start + 1]]);
        let mut rest = &self.0[ADDRESSES];
        let mut addresses = Vec::new();
        while let Some((version, after)) = rest.split_first() {
            let (address, after): (IpAddr, _) =
                match (version, after.split_first_chunk::<4>(), after.split_first_chunk::<16>()) {
                    (4, Some((bytes, after)), _) => (Ipv4Addr::from(*bytes).into(), after),
                    (6, _, Some((bytes, after))) => (Ipv6Addr::from(*bytes).into(), after),
                    _ => break,
                };
            addresses.push(SocketAddr::new(address, port));
            rest = after;
        }
        addresses
    }

    /// The host on which it was made.
    pub(super) fn host(&self) -> String {
        let name: Vec<u8> = self.0[HOST].iter().copied().take_while(|byte| *byte != 0).collect();
        String::from_utf8_lossy(&name).into_owned()
    }

    /// What only processes with the id can make of `words`.
    pub(super) fn mark(&self, words: &str) -> String {
        let mut mac = self.mac();
        mac.update(words.as_bytes());
        hex(&mac.finalize().into_bytes())
    }

    /// Whether a process with the id has made `mark` of `words`.
    pub(super) fn is_mark(&self, mark: &str, words: &str) -> bool {
        let mut mac = self.mac();
        mac.update(words.as_bytes());
        unhex(mark).is_some_and(|bytes| mac.verify_slice(&bytes).is_ok())
    }

    fn mac(&self) -> Hmac<Sha256> {
        Hmac::new_from_slice(&self.0[SECRET]).expect("a key of any length")
    }
}

impl std::fmt::Debug for UniqueId {
    /// Without its secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "UniqueId({}, {:?})", self.host(), self.addresses())
    }
}

impl Listeners {
    /// All of them.
    pub fn into_fds(self) -> Vec<OwnedFd> {
        [Some(OwnedFd::from(self.local)), self.network.map(OwnedFd::from)].into_iter().flatten().collect()
    }
}

/// A random word of letters and digits.
pub(super) fn nonce() -> io::Result<String> {
    let mut bytes = [0; 16];
    sys::fill_randomly(&mut bytes)?;
    Ok(hex(&bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// As much as there is room for.
fn put(room: &mut [u8], bytes: &[u8]) {
    room.iter_mut().zip(bytes).for_each(|(place, byte)| *place = *byte);
}

/// The name of this host.
pub(super) fn this_host() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// What tells this run of this machine, and this network namespace, from others.
fn this_place() -> [u8; 16] {
    let boot = std::fs::read("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let network = std::fs::metadata("/proc/self/ns/net").map_or(0, |link| link.ino());
    let digest: [u8; 32] = Sha256::new().chain_update(boot).chain_update(network.to_le_bytes()).finalize().into();
    *digest.first_chunk().expect("32 bytes have 16")
}

/// The addresses at which other machines may reach this one: of one interface, or of all.
pub fn own_addresses(interface: Option<String>) -> Vec<IpAddr> {
    // A sandbox may not let it look; processes of this machine meet all the same.
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    // Those of a link have no meaning without it.
    let usable = || found.iter().filter(|found| !found.is_link_local());
    let wanted: Vec<IpAddr> =
        usable().filter(|found| Some(&found.name) == interface.as_ref()).map(|found| found.ip()).collect();
    if !wanted.is_empty() {
        return wanted;
    }
    // An adapter of another kind of network has a name and no address.
    usable().filter(|found| !found.is_loopback()).map(|found| found.ip()).collect()
}

fn packed(addresses: &[IpAddr]) -> Vec<u8> {
    let v4 = addresses.iter().filter_map(|address| match address {
        IpAddr::V4(address) => Some([&[4], &address.octets()[..]].concat()),
        IpAddr::V6(_) => None,
    });
    let v6 = addresses.iter().filter_map(|address| match address {
        IpAddr::V6(address) => Some([&[6], &address.octets()[..]].concat()),
        IpAddr::V4(_) => None,
    });
    v4.take(MOST_V4).chain(v6.take(MOST_V6)).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_one_or_none() {
        let id = UniqueId::create().unwrap();
        assert_eq!(UniqueId::from_bytes(id.to_bytes()), Some(id));
        assert_eq!(UniqueId::from_bytes([0; 128]), None);
        assert!(id.is_of_this_place());
        assert!(this_host().starts_with(&id.host()));
        let secret = hex(&id.0[SECRET]);
        assert!(!format!("{id:?}").contains(&secret));
        let mut elsewhere = id.to_bytes();
        elsewhere[PLACE.start] ^= 1;
        assert!(!UniqueId::from_bytes(elsewhere).unwrap().is_of_this_place());
    }

    /// PEs of a large job come before the maker of the id joins, by both versions of addresses.
    #[test]
    fn many_may_wait_for_the_maker() {
        let allowed = std::fs::read_to_string("/proc/sys/net/core/somaxconn").unwrap();
        let many = allowed.trim().parse::<usize>().unwrap().min(300);
        let Some(network) = UniqueId::create().unwrap().take_listeners().unwrap().network else {
            println!("skipped: connections (this machine has no network)");
            return;
        };
        let to = SocketAddr::from((Ipv4Addr::LOCALHOST, network.local_addr().unwrap().port()));
        let connect = || std::net::TcpStream::connect_timeout(&to, std::time::Duration::from_secs(2)).unwrap();
        let waiting: Vec<_> = (0..many).map(|_| connect()).collect();
        assert_eq!(waiting.len(), many);
    }

    #[test]
    fn addresses_of_both_versions_have_room() {
        let v4 = |last| IpAddr::from([10, 0, 0, last]);
        let v6 = |last| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, 0, last]);
        let many: Vec<IpAddr> = (1..20).map(v4).chain((1..20).map(v6)).collect();
        let mut bytes = [0; UniqueId::BYTES];
        put(&mut bytes[ADDRESSES], &packed(&many));
        bytes[PORT].copy_from_slice(&4000u16.to_be_bytes());
        let expected: Vec<SocketAddr> =
            (1..7).map(v4).chain((1..3).map(v6)).map(|address| SocketAddr::new(address, 4000)).collect();
        assert_eq!(UniqueId(bytes).addresses(), expected);
        assert_eq!(UniqueId([0; 128]).addresses(), []);
        assert_eq!(UniqueId([6; 128]).addresses().len(), 3);
    }

    #[test]
    fn marks_are_made_with_the_secret_alone() {
        let [mine, other] = [UniqueId::create().unwrap(), UniqueId::create().unwrap()];
        let mark = mine.mark("join 1 2");
        assert!(mine.is_mark(&mark, "join 1 2"));
        assert!(!mine.is_mark(&mark, "join 1 3") && !other.is_mark(&mark, "join 1 2"));
        assert!(
            !mine.is_mark("", "join 1 2") && !mine.is_mark("zz", "join 1 2") && !mine.is_mark(&mark[1..], "join 1 2")
        );
    }
}
