//! Builds SPIR-V files on the first device of each driver, makes every kernel in them, and prints what became of it.
//!
//! `cargo run -p level-zero --example kernels -- FILE...` prints a line for each kernel, of fields between tabs: device, file, kernel,
//! work-items that run side by side, private and spilled bytes of a work-item; and a line that begins with `FAILED` for what
//! could not be built. With Intel's driver started without hardware (`ci/intel`) it tells what a GPU's compiler makes of them.

use std::path::Path;
use std::process::ExitCode;

use level_zero::{Api, Context, Device, Driver, Error, Module};

/// Drivers for GPUs give the addresses of variables only where they were told to keep them.
const OPTIONS: &str = "-ze-take-global-address";

fn main() -> ExitCode {
    let mut failures = 0;
    let mut fail = |what: &str, error: &dyn std::fmt::Display| {
        let error = error.to_string();
        println!("FAILED\t{what}\t{}", error.lines().collect::<Vec<_>>().join("; "));
        failures += 1;
    };
    let drivers = match Api::load().and_then(|api| api.drivers()) {
        Ok(drivers) => drivers,
        Err(error) => {
            fail("no driver", &error);
            return ExitCode::FAILURE;
        }
    };
    for driver in drivers {
        let started = start(&driver);
        let (device, name, context) = match started {
            Ok(started) => started,
            Err(error) => {
                fail("a driver", &error);
                continue;
            }
        };
        for file in std::env::args().skip(1) {
            let label = format!("{name}\t{}", label(&file));
            match lines(&context, &device, &file) {
                Ok(lines) => lines.iter().for_each(|line| println!("{label}\t{line}")),
                Err(error) => fail(&label, &error),
            }
        }
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn start(driver: &Driver) -> Result<(Device, String, Context), Error> {
    let device = driver.devices()?[0]; // a driver that loads has one
    Ok((device, device.properties()?.name, Context::new(driver)?))
}

fn label(file: &str) -> String {
    let stem = Path::new(file).file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

fn lines(context: &Context, device: &Device, file: &str) -> Result<Vec<String>, String> {
    let spirv = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let module = Module::from_spirv(context, device, &spirv, OPTIONS).map_err(|error| error.to_string())?;
    let line = |name: &String| -> Result<String, Error> {
        let properties = module.kernel(name)?.properties()?;
        Ok(format!(
            "{name}\t{}\t{}\t{}",
            properties.max_sub_group_size, properties.private_bytes, properties.spill_bytes
        ))
    };
    let names = module.kernel_names().map_err(|error| error.to_string())?;
    names.iter().map(|name| line(name).map_err(|error| format!("kernel {name}: {error}"))).collect()
}
