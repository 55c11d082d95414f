//! Parts in one piece: native binaries, and what is said between the process that wants a program and the one that builds it.
//!
//! A magic number, the digest of what follows, then for each part its length (64 bits, little endian) and its bytes. With the
//! digest damage is seen: compilers end the process over machine code that is damaged.

use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"zecpu\0\0\x02";

pub fn pack<T: AsRef<[u8]>>(parts: &[T]) -> Vec<u8> {
    let mut content = Vec::new();
    for part in parts {
        let part = part.as_ref();
        content.extend((part.len() as u64).to_le_bytes());
        content.extend(part);
    }
    [&MAGIC[..], &Sha256::digest(&content), &content].concat()
}

pub fn unpack(packed: &[u8]) -> Option<Vec<&[u8]>> {
    let (digest, mut rest) = packed.strip_prefix(MAGIC)?.split_first_chunk::<32>()?;
    if Sha256::digest(rest)[..] != digest[..] {
        return None;
    }
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (length, tail) = rest.split_first_chunk()?;
        let (part, tail) = tail.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        parts.push(part);
        rest = tail;
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_back_and_damage_is_seen() {
        let parts = [b"one".to_vec(), Vec::new(), b"three".to_vec()];
        let packed = pack(&parts);
        assert_eq!(unpack(&packed), Some(parts.iter().map(|p| &p[..]).collect()));
        for cut in [0, 7, packed.len() - 1, packed.len() - 8] {
            assert_eq!(unpack(&packed[..cut]), None, "cut at {cut}");
        }
        for at in 0..packed.len() {
            let mut damaged = packed.clone();
            damaged[at] ^= 0x10;
            assert_eq!(unpack(&damaged), None, "byte {at}");
        }
    }
}
