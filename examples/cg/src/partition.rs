//! Who owns which rows: consecutive ones, so shared out that each PE has about as many non-zeros.

/// The first row of each of `parts` parts, and the number of rows at the end.
///
/// `row_starts` counts the non-zeros before each row, and all of them at the end. Parts may be empty.
pub fn by_non_zeros(row_starts: &[u32], parts: usize) -> Vec<usize> {
    let rows = row_starts.len() - 1;
    let all = u64::from(row_starts[rows]);
    let nearest_row = |part: usize| {
        let wanted = all * part as u64 / parts as u64;
        let above = row_starts.partition_point(|&start| u64::from(start) < wanted);
        let distance = |row: usize| u64::from(row_starts[row]).abs_diff(wanted);
        match above.checked_sub(1) {
            Some(below) if distance(below) < distance(above) => below,
            _ => above,
        }
    };
    (0..=parts).map(nearest_row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_row_is_in_one_part_and_no_part_has_much_more_than_its_share(
            lengths in prop::collection::vec(1u32..40, 1..60),
            parts in 1usize..=9,
        ) {
            let mut row_starts = vec![0];
            for &length in &lengths {
                row_starts.push(row_starts.last().unwrap() + length);
            }
            let bounds = by_non_zeros(&row_starts, parts);
            prop_assert_eq!(bounds.len(), parts + 1);
            prop_assert_eq!((bounds[0], bounds[parts]), (0, lengths.len()));
            prop_assert!(bounds.is_sorted());
            let (all, longest) = (*row_starts.last().unwrap(), *lengths.iter().max().unwrap());
            for part in bounds.windows(2) {
                let owned = row_starts[part[1]] - row_starts[part[0]];
                // Each of the two bounds is at most half a row from where it should be.
                prop_assert!(owned <= all.div_ceil(parts as u32) + longest);
            }
        }
    }

    #[test]
    fn more_parts_than_rows_leave_some_empty() {
        let bounds = by_non_zeros(&[0, 1, 2], 5);
        assert_eq!(bounds, [0, 0, 0, 1, 1, 2]);
        assert_eq!(by_non_zeros(&[0, 100, 101], 2), [0, 1, 2]);
        assert_eq!(by_non_zeros(&[0, 1, 101], 2), [0, 1, 2]);
    }
}
