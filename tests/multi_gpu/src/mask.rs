//! `ZE_AFFINITY_MASK`: which of the devices that a program sees are which on the machine.

use std::collections::{BTreeMap, BTreeSet};

/// A mask that is in force: by device, its parts that are seen, or none listed for all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mask(BTreeMap<usize, BTreeSet<usize>>);

impl Mask {
    /// The mask of a value such as `0,2.1`; the empty one, which hides nothing, where it is not set. What
    /// is no number is ignored, as the specification says.
    pub fn parse(text: Option<&str>) -> Mask {
        let mut seen: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        let mut whole = BTreeSet::new();
        for entry in text.unwrap_or_default().split(',') {
            let (device, part) = match entry.trim().split_once('.') {
                Some((device, part)) => (device.parse(), part.parse().ok()),
                None => (entry.trim().parse(), None),
            };
            let Ok(device) = device else { continue };
            let parts = seen.entry(device).or_default();
            match part {
                Some(part) => drop(parts.insert(part)),
                None => drop(whole.insert(device)),
            }
        }
        for device in whole {
            seen.insert(device, BTreeSet::new());
        }
        Mask(seen)
    }

    /// What shows, of all that this mask shows, only one device or one part of it; both as programs
    /// count them under this mask.
    pub fn only(&self, device: usize, part: Option<usize>) -> String {
        let (device, parts) = match self.0.iter().nth(device) {
            Some((device, parts)) => (*device, parts.iter().copied().collect()),
            None => (device, Vec::new()),
        };
        match part {
            Some(part) => format!("{device}.{}", parts.get(part).unwrap_or(&part)),
            None if parts.is_empty() => device.to_string(),
            None => {
                let entries = parts.iter().map(|part| format!("{device}.{part}"));
                entries.collect::<Vec<_>>().join(",")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_mask_numbers_are_the_machines() {
        let mask = Mask::parse(None);
        assert_eq!(mask, Mask::parse(Some("")));
        assert_eq!(mask.only(1, None), "1");
        assert_eq!(mask.only(1, Some(2)), "1.2");
    }

    #[test]
    fn devices_are_counted_by_what_the_mask_leaves() {
        let mask = Mask::parse(Some("5, 2,x,3.1,3.0"));
        assert_eq!(mask.only(0, None), "2");
        assert_eq!(mask.only(1, None), "3.0,3.1");
        assert_eq!(mask.only(1, Some(1)), "3.1");
        assert_eq!(mask.only(2, Some(1)), "5.1");
        // A device that is listed as a whole is seen as a whole.
        assert_eq!(Mask::parse(Some("4.1,4")).only(0, Some(0)), "4.0");
        assert_eq!(Mask::parse(Some("4.3,4.1")).only(0, Some(1)), "4.3");
    }
}
