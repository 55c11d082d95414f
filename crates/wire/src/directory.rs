//! Where the other PEs are: all that a PE keeps of those with which it has nothing to do.

use std::net::{Ipv6Addr, SocketAddr};

use crate::pulse::CARD;

/// The addresses of a job's PEs, each the provider's and behind it where the PE takes datagrams.
pub struct Directory {
    /// Bytes of each, the longest's.
    each: usize,
    bytes: Box<[u8]>,
    /// Whether a PE is here.
    there: Box<[bool]>,
}

impl Directory {
    /// Has one entry for each PE; `None` for this one, and for any that it is not to reach.
    pub fn new(peers: &[Option<Vec<u8>>]) -> Self {
        let each = peers.iter().flatten().map(Vec::len).max().unwrap_or(0).max(CARD);
        let mut bytes = vec![0; each * peers.len()].into_boxed_slice();
        for (place, peer) in bytes.chunks_exact_mut(each).zip(peers) {
            let peer = peer.as_deref().unwrap_or_default();
            let (address, card) = peer.split_at(peer.len().saturating_sub(CARD));
            place[..address.len()].copy_from_slice(address);
            place[each - card.len()..].copy_from_slice(card);
        }
        Self { each, bytes, there: peers.iter().map(Option::is_some).collect() }
    }

    /// PEs of the job.
    pub fn len(&self) -> usize {
        self.there.len()
    }

    /// Whether `pe` is a PE that has an entry.
    pub fn knows(&self, pe: usize) -> bool {
        self.there.get(pe) == Some(&true)
    }

    fn entry(&self, pe: usize) -> &[u8] {
        &self.bytes[pe * self.each..][..self.each]
    }

    /// What the provider knows a PE by; zeros may follow.
    pub fn address(&self, pe: usize) -> &[u8] {
        &self.entry(pe)[..self.each - CARD]
    }

    /// Where a PE takes datagrams, if it does.
    pub fn socket(&self, pe: usize) -> Option<SocketAddr> {
        let card = self.knows(pe).then(|| self.entry(pe))?.last_chunk::<CARD>()?;
        let (ip, port) = (Ipv6Addr::from(*card.first_chunk::<16>()?), u16::from_be_bytes([card[16], card[17]]));
        (port > 0).then(|| SocketAddr::new(ip.to_canonical(), port))
    }

    /// Bytes that it takes for each PE of the job.
    #[cfg(test)]
    pub fn bytes_each(&self) -> usize {
        (self.bytes.len() + self.there.len()) / self.there.len()
    }
}

#[cfg(test)]
mod tests {
    use std::net::UdpSocket;

    use super::*;
    use crate::pulse;

    #[test]
    fn what_is_put_in_is_found() {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        let peer = |address: &[u8], socket| Some([address, &pulse::card(socket)].concat());
        let directory = Directory::new(&[peer(&[1; 16], Some(&socket)), None, peer(&[2; 12], None)]);
        assert_eq!(directory.len(), 3);
        assert_eq!([0, 1, 2, 3].map(|pe| directory.knows(pe)), [true, false, true, false]);
        assert_eq!(directory.address(0), [1; 16]);
        assert_eq!(directory.address(2), [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0]);
        assert_eq!([0, 1, 2, 3].map(|pe| directory.socket(pe)), [socket.local_addr().ok(), None, None, None]);
    }

    /// ARCHITECTURE.md has the number, for addresses of IPv4.
    #[test]
    fn a_pe_that_nothing_goes_to_takes_so_many_bytes() {
        let peers = vec![Some(vec![0; 16 + CARD]); 100];
        assert_eq!(Directory::new(&peers).bytes_each(), 35);
    }
}
