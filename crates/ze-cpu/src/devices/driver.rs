//! The driver itself.

use std::sync::OnceLock;

use level_zero_sys::*;

use crate::base::answer::{Answer, because};
use crate::base::notice;
use crate::base::object::{Handle, object};
use crate::base::settings::{self, settings};
use crate::devices::device::Device;
use crate::devices::engine;

/// There is one.
pub struct Driver {
    pub devices: Vec<Handle<Device>>,
}
object!(Driver, _ze_driver_handle_t, b"driver  ");

static DRIVER: OnceLock<Answer<Handle<Driver>>> = OnceLock::new();

/// The driver, if it has been initialised.
pub fn driver() -> Answer<&'static Handle<Driver>> {
    let driver = DRIVER.get().ok_or(ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED)?;
    driver.as_ref().map_err(|code| *code)
}

/// The driver, which is initialised unless it has been.
pub fn initialise() -> Answer<&'static Handle<Driver>> {
    DRIVER.get_or_init(start);
    driver()
}

/// The driver does not go on as if nothing had been said where it does not understand what was said.
fn start() -> Answer<Handle<Driver>> {
    let mistakes = settings::mistakes();
    mistakes.iter().for_each(|mistake| notice::once(&format!("the driver does not start: {mistake}")));
    if let Some(first) = mistakes.into_iter().next() {
        return Err(because(ze_result_t::ZE_RESULT_ERROR_UNINITIALIZED, first));
    }
    let settings = settings();
    engine::remember_library();
    tracing::info!("CPU driver {}, {} device(s)", env!("CARGO_PKG_VERSION"), settings.devices.len());
    let mut devices = Vec::new();
    for seen in &settings.devices {
        devices.extend(Device::list(seen, settings.hierarchy)?);
    }
    Handle::new(Driver { devices })
}
