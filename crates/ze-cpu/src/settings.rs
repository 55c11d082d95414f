//! What the environment says.
//!
//! | variable | meaning |
//! |---|---|
//! | `ZE_CPU_DEVICES` | how many devices there are; 1 if unset |
//! | `ZE_CPU_DEVICE_TYPE` | `gpu`, as most programs want it, or `cpu`; `gpu` if unset |
//! | `ZE_CPU_LOG` | what goes to stderr: `error` ... `trace`, or filters of `tracing-subscriber`; nothing if unset |
//! | `ZE_CPU_OPENCL` | the OpenCL library to run kernels with (see `ocl-interop`) |
//! | `ZE_AFFINITY_MASK` | which devices are seen, by number, such as `0,2` |

use std::env;
use std::sync::OnceLock;

/// More devices than anybody needs; a slip of the pen does not make millions.
const MOST_DEVICES: u32 = 64;

pub struct Settings {
    /// The numbers of the devices that are seen.
    pub devices: Vec<u32>,
    pub reports_gpu: bool,
}

/// The settings, read at the first call.
pub fn settings() -> &'static Settings {
    static SETTINGS: OnceLock<Settings> = OnceLock::new();
    SETTINGS.get_or_init(|| {
        log_to_stderr();
        let text = |name| env::var(name).ok();
        Settings {
            devices: devices(
                text("ZE_CPU_DEVICES").as_deref(),
                text("ZE_AFFINITY_MASK").as_deref(),
            ),
            reports_gpu: reports_gpu(text("ZE_CPU_DEVICE_TYPE").as_deref()),
        }
    })
}

fn devices(count: Option<&str>, mask: Option<&str>) -> Vec<u32> {
    let count = match count.filter(|text| !text.is_empty()).map(str::parse) {
        None => 1,
        Some(Ok(count)) if (1..=MOST_DEVICES).contains(&count) => count,
        Some(_) => {
            tracing::warn!("ZE_CPU_DEVICES is not a number from 1 to {MOST_DEVICES}: one device");
            1
        }
    };
    let Some(mask) = mask.filter(|text| !text.is_empty()) else {
        return (0..count).collect();
    };
    // `2.1` is tile 1 of device 2; our devices are of one piece. Devices that are not there are ignored, as the
    // specification says.
    let root = |entry: &str| {
        entry
            .trim()
            .split('.')
            .next()
            .and_then(|number| number.parse().ok())
    };
    let mut seen: Vec<u32> = mask
        .split(',')
        .filter_map(root)
        .filter(|number| *number < count)
        .collect();
    seen.sort_unstable();
    seen.dedup();
    seen
}

fn reports_gpu(kind: Option<&str>) -> bool {
    match kind.map(str::to_lowercase).as_deref() {
        None | Some("" | "gpu") => true,
        Some("cpu") => false,
        Some(_) => {
            tracing::warn!("ZE_CPU_DEVICE_TYPE is neither gpu nor cpu: gpu");
            true
        }
    }
}

fn log_to_stderr() {
    let Some(filter) = env::var("ZE_CPU_LOG").ok().filter(|text| !text.is_empty()) else {
        return;
    };
    // Fails where the program that this is linked into has its own; then ours goes there.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::new(filter))
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .try_init();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_counted_then_masked() {
        assert_eq!(devices(None, None), [0]);
        assert_eq!(devices(Some("3"), None), [0, 1, 2]);
        assert_eq!(devices(Some("many"), None), [0]);
        assert_eq!(devices(Some("0"), None), [0]);
        assert_eq!(devices(Some("4"), Some("3,1.0, 1,9")), [1, 3]);
        assert_eq!(devices(Some("2"), Some("")), [0, 1]);
        assert_eq!(devices(Some("2"), Some("7")), [0; 0]);
    }

    #[test]
    fn devices_are_gpus_unless_told_otherwise() {
        assert!(reports_gpu(None) && reports_gpu(Some("GPU")) && reports_gpu(Some("toaster")));
        assert!(!reports_gpu(Some("cpu")));
    }
}
