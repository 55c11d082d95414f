//! What functions answer that are not supported.

use level_zero_sys::ze_result_t;

/// How a function says that it is not supported.
pub trait Unsupported {
    const ANSWER: Self;
}

impl Unsupported for ze_result_t {
    const ANSWER: Self = ze_result_t::ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

impl<T> Unsupported for *mut T {
    const ANSWER: Self = std::ptr::null_mut();
}

/// The identifier of no device.
impl Unsupported for u32 {
    const ANSWER: Self = u32::MAX;
}
