//! What has to hold on every driver. Where the driver executes, results are checked too.

mod code;
mod commands;
mod devices;
mod memory;
mod modules;

use level_zero::{Api, Context, Device, Driver, Error, ImmediateList};

use crate::ROLE;

/// A driver, its first device, and a context.
struct Setup {
    driver: Driver,
    device: Device,
    context: Context,
    /// Whether commands do anything.
    executes: bool,
}

impl Setup {
    /// None, and a word of it, where a test was started on its own, without a driver chosen for it.
    fn new() -> Option<Setup> {
        let executes = match std::env::var(ROLE).as_deref() {
            Ok("executes") => true,
            Ok("accepts") => false,
            _ => {
                println!("skipped: started on its own");
                return None;
            }
        };
        let driver = Api::load().expect("a loader").drivers().expect("drivers")[0];
        let device = driver.devices().expect("devices")[0];
        let context = Context::new(&driver).expect("a context");
        Some(Setup { driver, device, context, executes })
    }

    /// [`new`](Setup::new) for what only a driver that executes can show; where it does not, that is said.
    fn executing(what: &str) -> Option<Setup> {
        let setup = Setup::new()?;
        if !setup.executes {
            setup.skipped(what);
        }
        setup.executes.then_some(setup)
    }

    /// Says what this driver cannot show. Standard output has the harness's half lines.
    fn skipped(&self, what: &str) {
        eprintln!("skipped: {what} (this driver accepts commands and executes none)");
    }

    fn synchronous_list(&self) -> ImmediateList {
        ImmediateList::synchronous(&self.context, &self.device).expect("a list")
    }
}

/// The call fails, and the error names it. Which result it is differs between drivers.
fn refused(function: &str, error: Option<Error>) {
    match error {
        Some(Error::Call { function: called, .. }) if called == function => {}
        other => panic!("{function} is to fail, but: {other:?}"),
    }
}
