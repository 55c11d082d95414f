//! Prints what the runtime finds on this machine.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use zeshmem_info::Inventory;

/// Says what Zeshmem finds on this machine: the Level Zero loader, drivers, devices, who reaches whose memory, and
/// environment variables that matter.
///
/// The exit status is 0 where programs can run, and 1 where something is missing: the output then says what, and what
/// installs it.
#[derive(Parser)]
#[command(name = "ishmem-info", version)]
struct Options {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let inventory = Inventory::take();
    let text = match options.json {
        true => serde_json::to_string_pretty(&inventory).expect("plain data") + "\n",
        false => inventory.to_string(),
    };
    match std::io::stdout().write_all(text.as_bytes()) {
        // Who reads the first lines only has seen enough.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            eprintln!("ishmem-info: {error}");
            ExitCode::FAILURE
        }
        _ if inventory.is_usable() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
