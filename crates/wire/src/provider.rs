//! Which provider, on which interface: chosen from what libfabric offers.
#![allow(unsafe_code, reason = "reads lists of the C library's")]

use std::ffi::{CStr, CString, OsString, c_char, c_int};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::{Path, PathBuf};
use std::ptr;

use crate::frames;
use crate::libfabric::{self, Info, Library, signals_kept};
use crate::{Error, Offer, Settings};

/// The offer that was chosen.
pub struct Choice {
    library: Library,
    list: *mut Info,
    chosen: *mut Info,
    wants: Wants,
}

// SAFETY: the list is this owner's alone, and libfabric ties no memory to a thread.
unsafe impl Send for Choice {}

impl Choice {
    /// The first of libfabric's offers whose address others can reach; libfabric puts those that it thinks best first. One that
    /// makes transfers by itself is taken if there is any, unless none is wanted, and has these reach memory of devices if it can.
    ///
    /// # Errors
    /// [`Error::NoProvider`], with what was asked for.
    pub fn make(library: Library, settings: &Settings) -> Result<Self, Error> {
        if settings.one_sided {
            match Self::ask(library, settings, Wants { one_sided: true, ..Wants::MESSAGES }) {
                Ok(choice) => return Ok(choice.with_more(settings)),
                Err(error) => tracing::debug!("no provider makes transfers by itself: {error}"),
            }
        }
        Self::ask(library, settings, Wants::MESSAGES)
    }

    /// The same offer, with memory of devices if they are wanted, and without keys that the provider draws, which others could
    /// guess: if it does that.
    fn with_more(mut self, settings: &Settings) -> Self {
        if settings.devices {
            let wants = Wants { devices: true, ..self.wants };
            self = self.with(settings, wants, |_| true).unwrap_or(self);
        }
        if self.mr_mode() & libfabric::MR_PROV_KEY != 0 {
            let wants = Wants { our_keys: true, ..self.wants };
            let has_ours = |choice: &Self| choice.mr_mode() & libfabric::MR_PROV_KEY == 0;
            self = self.with(settings, wants, has_ours).unwrap_or(self);
        }
        self
    }

    /// An offer of the same provider and interface that has what is wanted.
    fn with(&self, settings: &Settings, wants: Wants, accepts: impl FnOnce(&Self) -> bool) -> Option<Self> {
        let provider = Some(self.provider());
        let interface = settings.interface.clone().or(Some(domain(self.info())));
        let settings = Settings { provider, interface, ..settings.clone() };
        match Self::ask(self.library, &settings, wants) {
            Ok(choice) if choice.name() == self.name() && accepts(&choice) => Some(choice),
            Ok(_) => None,
            Err(error) => {
                tracing::debug!("{} has not {wants:?}: {error}", self.name());
                None
            }
        }
    }

    fn ask(library: Library, settings: &Settings, wants: Wants) -> Result<Self, Error> {
        let has_dma_bufs = wants.devices && library.has_dma_bufs();
        let api = if has_dma_bufs { libfabric::API_OF_DMA_BUFS } else { libfabric::API };
        let mut choice = Self { library, list: ptr::null_mut(), chosen: ptr::null_mut(), wants };
        let hints = Hints::new(library, settings.provider.as_deref(), wants)?;
        // SAFETY: no node, no service and no flags; the hints are those of an owner, and the list becomes this one's.
        let status =
            signals_kept(|| unsafe { (library.getinfo)(api, ptr::null(), ptr::null(), 0, hints.0, &mut choice.list) });
        let no_provider = |reason: String| Error::NoProvider {
            provider: settings.provider.clone(),
            interface: settings.interface.clone(),
            reason,
        };
        if status != 0 {
            return Err(no_provider(library.text(status)));
        }
        let longest = if wants.one_sided { crate::LONGEST_TRANSFER } else { frames::ROOM };
        let acceptable = |info: &Info| {
            // SAFETY: an offer has these attributes.
            let fits = unsafe { (*info.ep_attr).max_msg_size >= longest };
            fits && settings.interface.as_ref().is_none_or(|name| is_named(info, name))
        };
        let offers: Vec<_> = choice.offers().filter(|info| acceptable(info)).collect();
        let best = nearest(offers.iter().map(|info| {
            let far = distance(info.addr_format, address(info), is_inner_bridge(&interface(info)));
            (provider_of(info), far)
        }));
        let chosen = best.map(|best| offers[best]).map(|first| {
            if provider_of(first) != "cxi" {
                return first;
            }
            // All interfaces of Slingshot lead to all PEs.
            let mut interfaces: Vec<_> = offers.iter().filter(|info| provider_of(info) == "cxi").collect();
            interfaces.dedup_by_key(|info| domain(info));
            interfaces[settings.place % interfaces.len()]
        });
        let Some(chosen) = chosen.map(|info| ptr::from_ref(info).cast_mut()) else {
            let offers: Vec<String> = choice.offers().map(name_of).collect();
            return Err(no_provider(format!("there are {}", offers.join(", "))));
        };
        choice.chosen = chosen;
        // SAFETY: an element of the list, which has its attributes, and to which nothing else leads now. Only the operations that
        // ask for it by themselves complete so late.
        unsafe { (*(*choice.chosen).tx_attr).op_flags &= !libfabric::DELIVERY_COMPLETE };
        Ok(choice)
    }

    /// Whether the provider makes transfers by itself.
    pub fn is_one_sided(&self) -> bool {
        self.wants.one_sided
    }

    /// Whether a transfer that the provider makes by itself can leave a word in the target's queue.
    pub fn has_data(&self) -> bool {
        // SAFETY: attributes of the provider's, which live as long as the choice.
        unsafe { (*self.info().domain_attr).cq_data_size > 0 }
    }

    /// What was chosen, for the layer above.
    pub fn offer(&self) -> Offer {
        let devices = self.wants.devices;
        Offer { name: self.name(), devices, dma_bufs: devices && self.understands_dma_bufs() }
    }

    /// Whether the provider registers a dma-buf for what it is: some take the numbers that tell of one for an address and a length.
    fn understands_dma_bufs(&self) -> bool {
        match self.core().as_str() {
            "psm2" | "psm3" | "opx" | "ucx" => false,
            "cxi" => self.library.is_since(libfabric::CXI_WITH_DMA_BUFS),
            _ => self.library.has_dma_bufs(),
        }
    }

    /// Whether the provider's descriptor wakes a thread that sleeps: that of others does so only while another thread calls them.
    pub fn wakes(&self) -> bool {
        ["tcp", "net", "sockets", "udp", "shm", "verbs", "cxi", "efa"].contains(&self.core().as_str())
    }

    /// The provider that owns the interface, where another one is layered over it.
    pub fn core(&self) -> String {
        self.provider().split(';').next().unwrap_or_default().into()
    }

    /// What it wants of registered memory.
    pub fn mr_mode(&self) -> c_int {
        // SAFETY: an offer has these attributes.
        unsafe { (*self.info().domain_attr).mr_mode }
    }

    fn offers(&self) -> impl Iterator<Item = &Info> {
        // SAFETY: the list is libfabric's, ends with null, and lives as long as this owner.
        let mut next = unsafe { self.list.as_ref() };
        std::iter::from_fn(move || {
            let info = next?;
            // SAFETY: as above.
            next = unsafe { info.next.as_ref() };
            Some(info)
        })
    }

    /// What objects are made from.
    pub fn as_ptr(&self) -> *mut Info {
        self.chosen
    }

    /// The chosen offer.
    pub fn info(&self) -> &Info {
        // SAFETY: `make` set it to an element of the list, which lives as long as this owner.
        unsafe { &*self.chosen }
    }

    pub fn provider(&self) -> String {
        provider_of(self.info())
    }

    /// Provider and interface, for people.
    pub fn name(&self) -> String {
        name_of(self.info())
    }

    /// The interface's address, where it is one of the Internet's.
    pub fn ip(&self) -> Option<IpAddr> {
        address(self.info())
    }
}

impl Drop for Choice {
    fn drop(&mut self) {
        // SAFETY: the list is libfabric's, or null; nothing else leads to it.
        unsafe { (self.library.freeinfo)(self.list) };
    }
}

/// What a provider is asked for besides messages.
#[derive(Clone, Copy, Debug)]
struct Wants {
    /// Transfers that the provider makes by itself, and tells of when they are in place.
    one_sided: bool,
    /// That it lets the keys of memory be drawn here.
    our_keys: bool,
    /// That transfers reach memory of devices.
    devices: bool,
}

impl Wants {
    const MESSAGES: Wants = Wants { one_sided: false, our_keys: false, devices: false };
}

/// What an endpoint has to be.
struct Hints(*mut Info, Library);

impl Hints {
    fn new(library: Library, provider: Option<&str>, wants: Wants) -> Result<Self, Error> {
        // SAFETY: null asks for an empty record, with all its attributes.
        let hints = Self(unsafe { (library.dupinfo)(ptr::null()) }, library);
        // SAFETY: the record is this owner's, or null.
        let Some(info) = (unsafe { hints.0.as_mut() }) else {
            return Err(Error::Call { call: "fi_allocinfo", code: libc::ENOMEM, text: "out of memory".into() });
        };
        info.caps = libfabric::MSG;
        info.mode = libfabric::CONTEXT | libfabric::CONTEXT2;
        // SAFETY: the record's attributes are its own, and there.
        unsafe {
            (*info.ep_attr).kind = libfabric::EP_RDM;
            let domain = &mut *info.domain_attr;
            domain.threading = libfabric::THREAD_DOMAIN;
            domain.data_progress = libfabric::PROGRESS_MANUAL;
            domain.resource_mgmt = libfabric::RM_ENABLED;
            domain.mr_mode = libfabric::MR_LOCAL | libfabric::MR_BASIC_BITS;
            if wants.one_sided {
                info.caps |= libfabric::RMA;
                (*info.tx_attr).op_flags = libfabric::DELIVERY_COMPLETE;
                domain.mr_mode |= libfabric::MR_ENDPOINT;
            }
            if wants.devices {
                info.caps |= libfabric::HMEM;
                domain.mr_mode |= libfabric::MR_HMEM;
            }
            if wants.our_keys {
                domain.mr_mode &= !libfabric::MR_PROV_KEY;
            }
        }
        let Some(name) = provider else {
            // One for a single machine has to be asked for.
            info.caps |= libfabric::REMOTE_COMM;
            return Ok(hints);
        };
        let name = CString::new(name).map_err(|_| Error::NoProvider {
            provider: Some(name.into()),
            interface: None,
            reason: "the name has a zero byte".into(),
        })?;
        // SAFETY: a copy from malloc, which the record's end frees.
        unsafe { (*info.fabric_attr).prov_name = libc::strdup(name.as_ptr()) };
        Ok(hints)
    }
}

impl Drop for Hints {
    fn drop(&mut self) {
        // SAFETY: the record is this owner's, or null.
        unsafe { (self.1.freeinfo)(self.0) };
    }
}

/// Which of the offers, each of a provider and so [far](distance), to take: of the first provider that other machines reach, the first
/// of the least distance, and where they reach none, the first of the least distance at all.
fn nearest(offers: impl Iterator<Item = (String, u8)> + Clone) -> Option<usize> {
    let first = offers.clone().find(|(_, distance)| *distance <= REACHED).map(|(provider, _)| provider);
    let wanted = offers.enumerate().filter(|(_, (provider, _))| first.as_ref().is_none_or(|first| first == provider));
    wanted.min_by_key(|(_, (_, distance))| *distance).map(|(index, _)| index)
}

/// The offer's domain, which is the interface where there is one.
fn domain(info: &Info) -> String {
    // SAFETY: an offer has these attributes.
    text(unsafe { (*info.domain_attr).name })
}

/// What Linux tells of the offer's interface.
fn interface(info: &Info) -> PathBuf {
    Path::new("/sys/class/net").join(domain(info))
}

/// Whether the interface is a bridge that joins what is on this machine alone, such as the `docker0` of containers: other machines
/// have one with the same address.
fn is_inner_bridge(interface: &Path) -> bool {
    let names = |folder: &Path| {
        let entries = folder.read_dir().into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name()).collect::<Vec<_>>()
    };
    let leads_out = |port: &Path| {
        let is_on_another = |name: &OsString| name.as_encoded_bytes().starts_with(b"lower_");
        port.join("device").exists() || port.join("bonding").exists() || names(port).iter().any(is_on_another)
    };
    let ports = names(&interface.join("brif"));
    interface.join("bridge").exists() && !ports.iter().any(|port| leads_out(&interface.with_file_name(port)))
}

/// `name` is the offer's domain or its address.
fn is_named(info: &Info, name: &str) -> bool {
    domain(info) == name || address(info).is_some_and(|address| address.to_string() == name)
}

fn name_of(info: &Info) -> String {
    let (provider, domain) = (provider_of(info), domain(info));
    match address(info) {
        Some(address) => format!("{provider} on {domain} ({address})"),
        None => format!("{provider} on {domain}"),
    }
}

fn provider_of(info: &Info) -> String {
    // SAFETY: an offer has these attributes.
    text(unsafe { (*info.fabric_attr).prov_name })
}

fn text(name: *const c_char) -> String {
    // SAFETY: null, or a text of libfabric's.
    if name.is_null() { String::new() } else { unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned() }
}

/// The offer's own address, where it is one of the Internet's.
fn address(info: &Info) -> Option<IpAddr> {
    if info.src_addr.is_null() {
        return None;
    }
    // SAFETY: the record has an address of the format and length that it names; `read_unaligned` asks for no alignment.
    unsafe {
        match info.addr_format {
            libfabric::SOCKADDR_IN if info.src_addrlen >= size_of::<libc::sockaddr_in>() => {
                let found = info.src_addr.cast::<libc::sockaddr_in>().read_unaligned();
                Some(IpAddr::V4(Ipv4Addr::from(u32::from_be(found.sin_addr.s_addr))))
            }
            libfabric::SOCKADDR_IN6 if info.src_addrlen >= size_of::<libc::sockaddr_in6>() => {
                let found = info.src_addr.cast::<libc::sockaddr_in6>().read_unaligned();
                Some(IpAddr::V6(Ipv6Addr::from(found.sin6_addr.s6_addr)))
            }
            _ => None,
        }
    }
}

/// The largest distance of an address that machines of other networks know.
const REACHED: u8 = 1;

/// How far from this machine the address is known: further is better, and so a smaller number. Networks that have addresses of
/// another format than the Internet's have no interface to the machine itself.
fn distance(format: u32, address: Option<IpAddr>, is_inner: bool) -> u8 {
    match address {
        None if [libfabric::SOCKADDR, libfabric::SOCKADDR_IN, libfabric::SOCKADDR_IN6].contains(&format) => 5,
        Some(address) if address.is_loopback() => 4,
        Some(IpAddr::V4(address)) if address.is_link_local() => 3,
        Some(IpAddr::V6(address)) if address.is_unicast_link_local() => 3,
        Some(_) if is_inner => 2,
        Some(IpAddr::V6(_)) => 1,
        Some(IpAddr::V4(_)) | None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_provider_that_others_reach_is_taken() {
        let nearest = |offers: &[(&str, u8)]| nearest(offers.iter().map(|&(provider, far)| (provider.into(), far)));
        assert_eq!(nearest(&[]), None);
        assert_eq!(nearest(&[("verbs", 3), ("verbs", 1), ("tcp", 4), ("tcp", 0)]), Some(1));
        assert_eq!(nearest(&[("verbs", 3), ("tcp", 1), ("tcp", 0), ("tcp", 0)]), Some(2));
        assert_eq!(nearest(&[("tcp", 4), ("tcp", 2), ("net", 2)]), Some(1));
    }

    #[test]
    fn addresses_that_others_reach_come_first() {
        let at = |text: &str, is_inner| distance(libfabric::SOCKADDR_IN6, Some(text.parse().unwrap()), is_inner);
        let of = |text| at(text, false);
        assert!(of("10.1.2.3") < of("fd00::1"));
        assert!(of("fd00::1") < of("fe80::1"));
        assert!(of("fd00::1") < at("172.17.0.1", true) && at("172.17.0.1", true) < of("169.254.3.4"));
        assert!(of("169.254.3.4") < of("127.0.0.1"));
        assert_eq!(of("fe80::1"), of("169.254.3.4"));
        assert_eq!(of("::1"), of("127.0.0.1"));
        assert!(of("::1") < distance(libfabric::SOCKADDR_IN, None, false), "a provider that found no interface");
        assert_eq!(distance(100, None, false), of("10.1.2.3"));
    }
}
