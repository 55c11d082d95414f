//! A PE that is alone on its machine shares nothing: its host segments need none of the calls that sandboxes forbid, and its
//! static data stays where it is. In a process of its own, which is this test program again.

#[path = "../../ipc/tests/common/sandbox.rs"]
mod sandbox;

use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};

use sandbox::{SHARING, forbid};
use zeshmem_ipc::Node;
use zeshmem_mem::HostSegments;

const CHILD: &str = "ZESHMEM_TEST_CHILD";

static VARIABLE: AtomicU64 = AtomicU64::new(7);

/// Not a test, but what the process does that the test starts.
#[test]
fn process() {
    if std::env::var_os(CHILD).is_none() {
        return;
    }
    forbid(&SHARING, None);
    let mut boot = zeshmem_bootstrap::connect().unwrap();
    let node = Node::form(&mut *boot, &[]).unwrap().node;
    let segments = HostSegments::form(&node, 1, 1 << 20).unwrap();

    let offset = segments.allocate(64, 8).unwrap();
    let address = segments.heap_address(0, offset).unwrap();
    assert_eq!((segments.heap_offset_of(address, 64), segments.static_offset_of(address, 64)), (Some(offset), None));

    let variable = VARIABLE.as_ptr() as usize;
    let offset = segments.static_offset_of(variable, 8).expect("static data is symmetric");
    assert_eq!(segments.static_address(0, offset), Some(variable));
    assert_eq!((segments.heap_offset_of(variable, 8), VARIABLE.load(SeqCst)), (None, 7));
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    assert!(!maps.contains("zeshmem"), "{maps}");
}

#[test]
fn a_pe_that_is_alone_has_host_segments_in_any_sandbox() {
    let ended = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "process", "--nocapture", "--test-threads=1"])
        .env(CHILD, "yes")
        .env("ZESHMEM_BOOTSTRAP", "singleton")
        .output()
        .unwrap();
    assert!(ended.status.success(), "{ended:?}");
}
