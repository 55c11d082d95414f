//! On which hosts PEs run: `--hostfile`, `--host`, and how many on each.

use std::net::IpAddr;
use std::ops::Range;
use std::path::Path;

/// What a line of a hostfile may be.
const ALLOWED: &str = "'HOST', 'HOST slots=N', 'HOST:N', or a comment after '#'";

/// A host and how many PEs it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Host {
    pub name: String,
    pub slots: usize,
}

/// A host's name and its PEs.
pub(crate) type Placed = (String, Range<usize>);

/// The hosts of a file: a line each, as Open MPI's and MPICH's launchers have them.
///
/// # Errors
/// A sentence with file, line and text.
pub(crate) fn read(file: &Path) -> Result<Vec<Host>, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("the hostfile '{}' cannot be read: {error}", file.display()))?;
    let mut hosts = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let words = line.split('#').next().unwrap_or_default();
        if words.trim().is_empty() {
            continue;
        }
        let host = line_of(words)
            .ok_or_else(|| format!("{}, line {}: '{}' is none of {ALLOWED}", file.display(), index + 1, line.trim()))?;
        add(&mut hosts, host);
    }
    match hosts.is_empty() {
        true => Err(format!("the hostfile '{}' names no host", file.display())),
        false => Ok(hosts),
    }
}

/// The hosts of a list such as `a,b:2`.
///
/// # Errors
/// A sentence with the part that is none.
pub(crate) fn list(text: &str) -> Result<Vec<Host>, String> {
    let mut hosts = Vec::new();
    for part in text.split(',') {
        let host = named(part.trim()).ok_or_else(|| {
            format!("'{part}' in the list of hosts '{text}' is neither 'HOST' nor 'HOST:N', N from 1 on")
        })?;
        add(&mut hosts, host);
    }
    Ok(hosts)
}

/// Slots of a host that is named several times add up; this machine has several names.
fn add(hosts: &mut Vec<Host>, host: Host) {
    let is_same = |known: &Host| known.name == host.name || is_here(&known.name) && is_here(&host.name);
    match hosts.iter_mut().find(|known| is_same(known)) {
        Some(known) => known.slots += host.slots,
        None => hosts.push(host),
    }
}

fn line_of(line: &str) -> Option<Host> {
    let mut words = line.split_whitespace();
    let mut host = named(words.next()?)?;
    let mut most = usize::MAX;
    for word in words {
        match word.split_once('=')? {
            ("slots", count) => host.slots = number(count)?,
            ("max_slots" | "max-slots", count) => most = number(count)?,
            _ => return None,
        }
    }
    host.slots = host.slots.min(most);
    Some(host)
}

/// `HOST`, `HOST:N`, `user@HOST`, `[v6 address]`, `[v6 address]:N`.
fn named(word: &str) -> Option<Host> {
    let (name, slots) = match word.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, "")) => (address, 1),
        Some((address, count)) => (address, number(count.strip_prefix(':')?)?),
        None => match word.split_once(':') {
            Some((name, count)) => (name, number(count)?),
            None => (word, 1),
        },
    };
    // A name with a dash in front would be an option of the agent's.
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "._-@:%".contains(letter);
    (!name.is_empty() && !name.starts_with('-') && name.chars().all(is_name))
        .then(|| Host { name: name.to_owned(), slots })
}

fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number| (1..=65536).contains(number))
}

/// Which PEs of so many each host has, host by host; hosts without any are left out.
///
/// # Errors
/// A sentence that counts the slots.
pub(crate) fn place(hosts: &[Host], pes: usize) -> Result<Vec<Placed>, String> {
    let slots: usize = hosts.iter().map(|host| host.slots).sum();
    if pes > slots {
        let each: Vec<String> = hosts.iter().map(|host| format!("{}:{}", host.name, host.slots)).collect();
        return Err(format!(
            "{pes} PEs do not fit the {slots} slots of the hosts ({}); give hosts more slots, as in 'HOST:N'",
            each.join(",")
        ));
    }
    let mut first = 0;
    let placed = hosts.iter().map(|host| {
        let range = first..(first + host.slots).min(pes);
        first = range.end;
        (host.name.clone(), range)
    });
    Ok(placed.filter(|(_, pes)| !pes.is_empty()).collect())
}

/// Whether a name is this machine's.
pub(crate) fn is_here(name: &str) -> bool {
    let uname = rustix::system::uname();
    let own = uname.nodename().to_string_lossy();
    let names = ["localhost", &*own, own.split('.').next().unwrap_or_default()];
    let is_loopback = name.parse().is_ok_and(|address: IpAddr| address.is_loopback());
    is_loopback || names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(pairs: &[(&str, usize)]) -> Vec<Host> {
        pairs.iter().map(|(name, slots)| Host { name: (*name).to_owned(), slots: *slots }).collect()
    }

    #[test]
    fn lists_have_slots() {
        assert_eq!(list("a,b:2"), Ok(hosts(&[("a", 1), ("b", 2)])));
        assert_eq!(list("a,b,a"), Ok(hosts(&[("a", 2), ("b", 1)])));
        let here = rustix::system::uname().nodename().to_string_lossy().to_uppercase();
        assert_eq!(list(&format!("localhost,b,{here}")), Ok(hosts(&[("localhost", 2), ("b", 1)])));
        assert_eq!(list("me@a.b:3,[fe80::1%eth0]:2"), Ok(hosts(&[("me@a.b", 3), ("fe80::1%eth0", 2)])));
        for (text, part) in [("a,,b", "''"), ("a:0", "'a:0'"), ("-oProxyCommand=x", "'-oProxy"), ("a;b", "'a;b'")] {
            let error = list(text).unwrap_err();
            assert!(error.starts_with(part), "{error}");
        }
    }

    #[test]
    fn files_are_open_mpis_and_mpichs() {
        for (line, expected) in [
            ("a", Some(("a", 1))),
            ("a slots=4", Some(("a", 4))),
            ("  a   slots=4 max_slots=8 ", Some(("a", 4))),
            ("a max-slots=2 slots=4", Some(("a", 2))),
            ("a:4 max_slots=3", Some(("a", 3))),
            ("a max_slots=none", None),
            ("a:3", Some(("a", 3))),
            ("a slots=", None),
            ("a slots=-1", None),
            ("a 4", None),
            ("a slots = 4", None),
            ("a sockets=2", None),
        ] {
            let host = line_of(line).map(|host| (host.name, host.slots));
            assert_eq!(host, expected.map(|(name, slots)| (name.to_owned(), slots)), "{line}");
        }
    }

    #[test]
    fn pes_fill_host_after_host() {
        let three = hosts(&[("a", 2), ("b", 1), ("c", 4)]);
        let expected = [("a", 0..2), ("b", 2..3), ("c", 3..5)].map(|(name, pes)| (name.to_owned(), pes));
        assert_eq!(place(&three, 5).unwrap(), expected);
        assert_eq!(place(&three, 2).unwrap(), expected[..1]);
        assert!(place(&three, 8).unwrap_err().contains("8 PEs do not fit the 7 slots of the hosts (a:2,b:1,c:4)"));
    }

    #[test]
    fn this_machine_is_known() {
        let uname = rustix::system::uname();
        assert!(is_here("localhost") && is_here(&uname.nodename().to_string_lossy()));
        assert!(!is_here("surely.not.this.one"));
    }
}
