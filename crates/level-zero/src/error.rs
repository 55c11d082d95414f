//! What can go wrong, in words.

use std::fmt::{Debug, Display, Formatter};

use level_zero_sys::ze_result_t;

use crate::{QueueFlags, Version};

/// Why a Level Zero operation failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The loader is not installed, or cannot be loaded.
    #[error(
        "the Level Zero loader cannot be opened: {cause}; it is in the package libze1 of Debian and \
         Ubuntu, and in level-zero of other distributions"
    )]
    Loader {
        /// What the dynamic linker said.
        cause: String,
    },
    /// The loader was told to load drivers, but none is named; loaders crash on that.
    #[error(
        "ZE_ENABLE_ALT_DRIVERS is set but empty, which the Level Zero loader cannot stand: \
         unset it, or name a driver"
    )]
    EmptyDriverList,
    /// The loader works but found no driver that starts.
    #[error("zeInit failed: {result}; no Level Zero driver starts on this machine")]
    Init {
        /// What `zeInit` returned.
        result: ResultCode,
    },
    /// The loader is older than the function.
    #[error("the installed Level Zero loader has no {function}{}", Needs(*.needs))]
    Missing {
        /// The function.
        function: &'static str,
        /// The first version of Level Zero that has it, where known.
        needs: Option<Version>,
    },
    /// A call failed.
    #[error("{function} failed: {result}{}", advice(*.result))]
    Call {
        /// The function.
        function: &'static str,
        /// What it returned, also where no header knows the value.
        result: ResultCode,
    },
    /// The driver's compiler refused a module.
    #[error("the module does not build: {log}")]
    Build {
        /// What the compiler said.
        log: String,
    },
    /// The device cannot do that: it has no queue group with these flags.
    #[error("the device has no queue group for {}", names(*.flags))]
    NoQueueGroup {
        /// What the group must be able to do.
        flags: QueueFlags,
    },
    /// The driver exports the memory without a file descriptor.
    #[error("the driver gives no file descriptor for the memory")]
    NoDmaBuf,
    /// All events of a pool are taken.
    #[error("all {events} events of the pool are in use")]
    PoolExhausted {
        /// The pool's size.
        events: u32,
    },
    /// A name or an option holds a NUL byte, which cannot be told to Level Zero.
    #[error("the text {text:?} holds a NUL byte")]
    NulByte {
        /// The text.
        text: String,
    },
}

/// What may have happened, where the code does not say it.
fn advice(ResultCode(result): ResultCode) -> &'static str {
    match result {
        ze_result_t::ZE_RESULT_ERROR_DEVICE_LOST => {
            "; the system's log may say why: of GPUs, Linux' driver i915 resets one whose kernel waits for some seconds \
             (ishmem-info --check shows its limits)"
        }
        _ => "",
    }
}

impl Error {
    /// The result code of the call that failed, where it is a call that failed.
    pub fn result(&self) -> Option<ze_result_t> {
        match *self {
            Error::Init { result } | Error::Call { result, .. } => Some(result.0),
            _ => None,
        }
    }
}

/// What a call returned; shown as `ZE_RESULT_ERROR_DEVICE_LOST (0x70000001)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResultCode(pub ze_result_t);

impl Display for ResultCode {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Some(name) => write!(f, "{name} ({:#x})", self.0.0),
            None => write!(f, "result {:#x}", self.0.0),
        }
    }
}

impl Debug for ResultCode {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        Display::fmt(self, f)
    }
}

/// From which version on, where known.
struct Needs(Option<Version>);

impl Display for Needs {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        self.0.map_or(Ok(()), |version| write!(f, ", which came with {version}"))
    }
}

fn names(flags: QueueFlags) -> String {
    let names: Vec<_> = flags.iter_names().map(|(name, _)| name).collect();
    names.join(" and ").to_lowercase()
}

macro_rules! results {
    ($($name:ident)*) => {
        impl ResultCode {
            /// The name that `ze_api.h` gives it, if it gives one.
            pub fn name(self) -> Option<&'static str> {
                match self.0 {
                    $(ze_result_t::$name => Some(stringify!($name)),)*
                    _ => None,
                }
            }
        }
    };
}

results! {
    ZE_RESULT_SUCCESS
    ZE_RESULT_NOT_READY
    ZE_RESULT_ERROR_DEVICE_LOST
    ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
    ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
    ZE_RESULT_ERROR_MODULE_BUILD_FAILURE
    ZE_RESULT_ERROR_MODULE_LINK_FAILURE
    ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET
    ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE
    ZE_RESULT_EXP_ERROR_DEVICE_IS_NOT_VERTEX
    ZE_RESULT_EXP_ERROR_VERTEX_IS_NOT_DEVICE
    ZE_RESULT_EXP_ERROR_REMOTE_DEVICE
    ZE_RESULT_EXP_ERROR_OPERANDS_INCOMPATIBLE
    ZE_RESULT_EXP_RTAS_BUILD_RETRY
    ZE_RESULT_EXP_RTAS_BUILD_DEFERRED
    ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS
    ZE_RESULT_ERROR_NOT_AVAILABLE
    ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE
    ZE_RESULT_WARNING_DROPPED_DATA
    ZE_RESULT_ERROR_UNINITIALIZED
    ZE_RESULT_ERROR_UNSUPPORTED_VERSION
    ZE_RESULT_ERROR_UNSUPPORTED_FEATURE
    ZE_RESULT_ERROR_INVALID_ARGUMENT
    ZE_RESULT_ERROR_INVALID_NULL_HANDLE
    ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE
    ZE_RESULT_ERROR_INVALID_NULL_POINTER
    ZE_RESULT_ERROR_INVALID_SIZE
    ZE_RESULT_ERROR_UNSUPPORTED_SIZE
    ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT
    ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT
    ZE_RESULT_ERROR_INVALID_ENUMERATION
    ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION
    ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT
    ZE_RESULT_ERROR_INVALID_NATIVE_BINARY
    ZE_RESULT_ERROR_INVALID_GLOBAL_NAME
    ZE_RESULT_ERROR_INVALID_KERNEL_NAME
    ZE_RESULT_ERROR_INVALID_FUNCTION_NAME
    ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION
    ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION
    ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX
    ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE
    ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE
    ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED
    ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE
    ZE_RESULT_ERROR_OVERLAPPING_REGIONS
    ZE_RESULT_WARNING_ACTION_REQUIRED
    ZE_RESULT_ERROR_INVALID_KERNEL_HANDLE
    ZE_RESULT_EXT_RTAS_BUILD_RETRY
    ZE_RESULT_EXT_RTAS_BUILD_DEFERRED
    ZE_RESULT_EXT_ERROR_OPERANDS_INCOMPATIBLE
    ZE_RESULT_ERROR_SURVIVABILITY_MODE_DETECTED
    ZE_RESULT_ERROR_ADDRESS_NOT_FOUND
    ZE_RESULT_QUERY_TRUE
    ZE_RESULT_QUERY_FALSE
    ZE_RESULT_ERROR_INVALID_GRAPH
    ZE_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED
    ZE_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED
    ZE_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT
    ZE_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING
    ZE_RESULT_ERROR_GRAPH_UNJOINED_FORKS
    ZE_RESULT_ERROR_GRAPH_INTERNAL_EVENT
    ZE_RESULT_ERROR_UNKNOWN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_call_names_function_and_result() {
        let error = |result| Error::Call { function: "zeMemAllocDevice", result: ResultCode(result) };
        assert_eq!(
            error(ze_result_t::ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY).to_string(),
            "zeMemAllocDevice failed: ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY (0x70000003)"
        );
        let unknown = error(ze_result_t(0x7abc_0001));
        assert_eq!(unknown.to_string(), "zeMemAllocDevice failed: result 0x7abc0001");
        assert_eq!(unknown.result(), Some(ze_result_t(0x7abc_0001)));
    }

    #[test]
    fn a_missing_function_says_what_brings_it() {
        let error = |needs| Error::Missing { function: "zeMemPutIpcHandle", needs };
        let version = Version { major: 1, minor: 6 };
        assert_eq!(
            error(Some(version)).to_string(),
            "the installed Level Zero loader has no zeMemPutIpcHandle, which came with 1.6"
        );
        assert_eq!(error(None).to_string(), "the installed Level Zero loader has no zeMemPutIpcHandle");
    }

    #[test]
    fn a_lacking_queue_says_for_what() {
        let flags = QueueFlags::COMPUTE | QueueFlags::COOPERATIVE;
        let error = Error::NoQueueGroup { flags };
        assert_eq!(error.to_string(), "the device has no queue group for compute and cooperative");
    }

    #[test]
    fn every_result_of_the_header_has_its_name() {
        let bindings = include_str!("../../level-zero-sys/src/bindings.rs");
        let declared = bindings.split("pub const ").filter_map(|text| {
            let (declaration, _) = text.split_once(';')?;
            let (name, value) = declaration.split_once(": _ze_result_t =")?;
            let digits = value.trim().strip_prefix("_ze_result_t(")?.strip_suffix(')')?;
            Some((name, ze_result_t(digits.parse().ok()?)))
        });
        let results: Vec<_> = declared.filter(|(name, _)| *name != "ZE_RESULT_FORCE_UINT32").collect();
        assert!(results.len() > 40, "only {} results found", results.len());
        for (name, result) in results {
            assert_eq!(ResultCode(result).name(), Some(name));
        }
    }
}
