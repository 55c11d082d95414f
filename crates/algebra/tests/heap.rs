//! The offset allocator against a plain list of what is allocated.

use proptest::prelude::*;
use zeshmem_algebra::heap::{GRANULE, NotAllocated, OffsetHeap};

#[derive(Clone, Debug)]
enum Call {
    Alloc(usize, usize),
    /// The nth of the allocations alive.
    Free(prop::sample::Index),
    /// Any offset.
    FreeAt(usize),
    /// The nth of the allocations alive, and its new size.
    Resize(prop::sample::Index, usize),
}

const BYTES: usize = 16 << 10;

fn call() -> impl Strategy<Value = Call> {
    let bytes = || prop_oneof![0..200usize, 0..BYTES / 2, Just(usize::MAX), Just(usize::MAX - 64)];
    let alignment = prop_oneof![
        4 => (0..14u32).prop_map(|bits| 1 << bits),
        1 => prop::sample::select(vec![0, 3, 96, 1 << 40, 1 << 63, usize::MAX]),
    ];
    prop_oneof![
        4 => (bytes(), alignment).prop_map(|(bytes, alignment)| Call::Alloc(bytes, alignment)),
        3 => any::<prop::sample::Index>().prop_map(Call::Free),
        1 => (0..BYTES + 100).prop_map(Call::FreeAt),
        2 => (any::<prop::sample::Index>(), bytes()).prop_map(|(nth, bytes)| Call::Resize(nth, bytes)),
    ]
}

/// Free ranges, from what is allocated.
fn gaps(live: &[(usize, usize)], end: usize) -> Vec<(usize, usize)> {
    let mut live = live.to_vec();
    live.sort_unstable();
    live.push((end, 0));
    let mut at = 0;
    let mut gaps = Vec::new();
    for (offset, bytes) in live {
        assert!(at <= offset, "allocations overlap, or pass the end");
        if at < offset {
            gaps.push((at, offset - at));
        }
        at = offset + bytes.next_multiple_of(GRANULE);
    }
    gaps
}

fn fits(gap: (usize, usize), bytes: usize, alignment: usize) -> bool {
    let start = (gap.0 as u128).next_multiple_of(alignment as u128);
    start + (bytes as u128).next_multiple_of(GRANULE as u128) <= (gap.0 + gap.1) as u128
}

proptest! {
    #[test]
    fn blocks_are_aligned_disjoint_and_refused_only_for_want_of_room(
        calls in prop::collection::vec(call(), 1..120),
        odd in 0..GRANULE,
    ) {
        let mut heap = OffsetHeap::new(BYTES + odd);
        let mut twin = OffsetHeap::new(BYTES + odd);
        let mut live: Vec<(usize, usize)> = Vec::new();
        for call in calls {
            let before = gaps(&live, BYTES);
            match call {
                Call::Alloc(bytes, alignment) => {
                    let offset = heap.alloc(bytes, alignment);
                    prop_assert_eq!(twin.alloc(bytes, alignment), offset, "the same calls, another offset");
                    if bytes == 0 || !alignment.is_power_of_two() {
                        prop_assert_eq!(offset, None);
                    } else if let Some(offset) = offset {
                        prop_assert_eq!(offset % alignment, 0);
                        if alignment <= GRANULE {
                            let size = bytes.next_multiple_of(GRANULE);
                            let best = before.iter().filter(|gap| gap.1 >= size).min_by_key(|gap| (gap.1, gap.0));
                            prop_assert_eq!(Some(offset), best.map(|gap| gap.0));
                        }
                        prop_assert_eq!(heap.size_of(offset), Some(bytes));
                        live.push((offset, bytes));
                    } else {
                        prop_assert!(!before.iter().any(|&gap| fits(gap, bytes, alignment)));
                    }
                }
                Call::Free(_) if live.is_empty() => {}
                Call::Free(nth) => {
                    let (offset, bytes) = live.swap_remove(nth.index(live.len()));
                    prop_assert_eq!(heap.free(offset), Ok(bytes));
                    prop_assert_eq!(twin.free(offset), Ok(bytes));
                    prop_assert_eq!(heap.free(offset), Err(NotAllocated { offset }), "freed twice");
                }
                Call::Resize(..) if live.is_empty() => {}
                Call::Resize(nth, bytes) => {
                    let nth = nth.index(live.len());
                    let (offset, held) = &mut live[nth];
                    let end = *offset + held.next_multiple_of(GRANULE);
                    let room = end - *offset + before.iter().find(|gap| gap.0 == end).map_or(0, |gap| gap.1);
                    let resized = heap.resize(*offset, bytes);
                    prop_assert_eq!(twin.resize(*offset, bytes), resized);
                    prop_assert_eq!(resized, bytes > 0 && fits((*offset, room), bytes, 1));
                    if resized {
                        *held = bytes;
                    }
                }
                Call::FreeAt(offset) => {
                    let known = live.iter().position(|&(start, _)| start == offset).map(|at| live.swap_remove(at).1);
                    prop_assert_eq!(heap.free(offset), known.ok_or(NotAllocated { offset }));
                    prop_assert_eq!(twin.free(offset).ok(), known);
                }
            }
            let free = gaps(&live, BYTES);
            prop_assert_eq!(heap.free_blocks().collect::<Vec<_>>(), free, "free blocks are joined");
            let mut sorted = live.clone();
            sorted.sort_unstable();
            prop_assert_eq!(heap.allocations().collect::<Vec<_>>(), sorted);
        }
        for (offset, bytes) in live {
            prop_assert_eq!(heap.free(offset), Ok(bytes));
        }
        prop_assert_eq!(heap.free_blocks().collect::<Vec<_>>(), vec![(0, BYTES)]);
    }
}

#[test]
fn a_heap_without_a_granule_has_no_room() {
    for bytes in 0..GRANULE {
        let mut heap = OffsetHeap::new(bytes);
        assert_eq!((heap.bytes(), heap.free_blocks().len()), (0, 0));
        assert_eq!(heap.alloc(1, 1), None);
    }
}

#[test]
fn the_largest_heap_is_handed_out_whole() {
    let mut heap = OffsetHeap::new(usize::MAX);
    let all = heap.bytes();
    assert_eq!(heap.alloc(usize::MAX, 1), None);
    assert_eq!(heap.alloc(all, 1 << 63), Some(0));
    assert_eq!(heap.alloc(1, 1), None);
    assert_eq!(heap.free(0), Ok(all));
    assert_eq!(heap.alloc(64, 1), Some(0));
    assert_eq!(heap.alloc(64, 1 << 63), Some(1 << 63));
    assert_eq!(heap.alloc(64, 1 << 63), None);
}

#[test]
fn an_aligned_place_is_found_though_larger_blocks_do_not_serve() {
    // Two holes of two granules: the lower starts odd, the upper, of three, holds the aligned one.
    let mut heap = OffsetHeap::new(16 * GRANULE);
    let blocks: Vec<usize> = (0..16).map(|_| heap.alloc(GRANULE, 1).unwrap()).collect();
    for granule in [1, 2, 6, 7, 8, 9, 10] {
        heap.free(blocks[granule]).unwrap();
    }
    // Two granules at a multiple of four: only 8 and 9 will do.
    assert_eq!(heap.alloc(2 * GRANULE, 4 * GRANULE), Some(8 * GRANULE));
    assert_eq!(heap.alloc(2 * GRANULE, 4 * GRANULE), None);
}

#[test]
fn errors_name_the_offset() {
    let error = OffsetHeap::new(1024).free(100).unwrap_err();
    assert_eq!(error.to_string(), "no allocation starts at offset 100 of the heap");
}

#[test]
fn a_hundred_thousand_blocks_of_mixed_alignment_come_and_go() {
    let mut heap = OffsetHeap::new(1 << 30);
    let offsets: Vec<usize> = (0..100_000).map(|nth| heap.alloc(nth % 777 + 1, 1 << (nth % 13)).unwrap()).collect();
    for offset in offsets.iter().step_by(2).chain(offsets.iter().skip(1).step_by(2)) {
        heap.free(*offset).unwrap();
    }
    assert_eq!(heap.free_blocks().collect::<Vec<_>>(), [(0, 1 << 30)]);
}
