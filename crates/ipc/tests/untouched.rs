//! Of static data only what a program has touched is copied when it moves. Once a process, so alone in one.

use std::os::fd::AsFd;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

use zeshmem_ipc::{StaticData, shared};

const PAGE: usize = 4096;
const WORDS: usize = PAGE / 8;

/// Pages of zeros: a gigabyte, of which a few are touched.
const ZERO_PAGES: usize = 1 << 18;
// A Rust compiler makes a constant of so much within a minute, an assembler at once.
std::arch::global_asm!(".comm test_untouched_zeros, {bytes}, {PAGE}", bytes = const ZERO_PAGES * PAGE, PAGE = const PAGE);
unsafe extern "C" {
    #[link_name = "test_untouched_zeros"]
    safe static ZEROS: [[AtomicU64; WORDS]; ZERO_PAGES];
}
const TOUCHED: [usize; 6] = [0, 1, 8191, 8192, 100_000, ZERO_PAGES - 1];

/// In the program's file, and not touched before it moves.
static INITIALISED: [[AtomicU64; WORDS]; 256] = [const { [const { AtomicU64::new(0x5eed) }; WORDS] }; 256];

#[test]
fn untouched_pages_stay_unwritten_and_the_others_keep_what_they_hold() {
    for page in TOUCHED {
        ZEROS[page][7].store(page as u64 + 1, SeqCst);
    }
    let statics = StaticData::find().unwrap();
    assert!(statics.bytes() > size_of_val(&ZEROS) + size_of_val(&INITIALISED), "{statics:?}");
    let file = shared::file("test-untouched", statics.bytes()).unwrap();
    statics.move_to(file.as_fd()).unwrap();

    // What a file occupies is counted in units of 512 bytes.
    let occupied = rustix::fs::fstat(&file).unwrap().st_blocks as usize * 512;
    let rest = statics.bytes() - size_of_val(&ZEROS);
    assert!(occupied >= size_of_val(&INITIALISED), "{occupied} bytes occupied");
    // A large page for each that was touched, where the kernel gives such unasked.
    assert!(occupied <= rest + (TOUCHED.len() + 2) * (2 << 20), "{occupied} bytes occupied of {}", statics.bytes());

    for page in TOUCHED {
        assert_eq!(ZEROS[page][7].load(SeqCst), page as u64 + 1);
        assert_eq!(ZEROS[page][6].load(SeqCst), 0);
    }
    for page in [2, 8190, 8193, 50_000, 99_999, 100_001] {
        assert!(ZEROS[page].iter().all(|word| word.load(SeqCst) == 0), "page {page}");
    }
    assert!(INITIALISED.iter().flatten().all(|word| word.load(SeqCst) == 0x5eed));
}
