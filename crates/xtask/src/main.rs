//! Chores of the project: `cargo xtask generate` writes what is made from tables, `cargo xtask check` says whether the
//! committed files are what it would write, and whether crates and rooms use what they may, `cargo xtask symbols` whether a
//! library exports what the table says, `cargo xtask manual` writes man pages, `cargo xtask book` a book's sources, and `cargo xtask calls` what the matrix tests call.

mod arrows;
mod bindings;
mod driver;
mod generate;
mod symbols;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Generates bindings, tables and headers")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Write headers and thunks from the API table, and the CPU driver's tables from `level-zero-sys`.
    Generate,
    /// Fail where a committed file differs from what `generate` writes, or a crate or room uses what ARCHITECTURE.md draws no
    /// arrow to.
    Check,
    /// Fail where a library exports more or less than the API table says.
    Symbols {
        /// The built libzeshmem.so.
        library: PathBuf,
    },
    /// Write the manual from the API table.
    Manual {
        /// The folder for `man3`.
        folder: PathBuf,
    },
    /// Write the sources of a book from the guides and the API table, for `mdbook build`.
    Book {
        /// The book's folder.
        folder: PathBuf,
    },
    /// Write headers with a call of every routine, for the matrix tests.
    Calls {
        /// Their folder.
        folder: PathBuf,
    },
    /// Write `level-zero-sys` from Level Zero headers; needs `bindgen` and libclang.
    Bindings {
        /// The folder in which `level_zero/ze_api.h` is; by default the system's.
        include: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let outcome = match Cli::parse().task {
        Task::Generate => generate::write(&root),
        Task::Check => generate::check(&root).and_then(|()| arrows::check(&root)),
        Task::Symbols { library } => symbols::check(&library),
        Task::Manual { folder } => generate::write_manual(&folder),
        Task::Book { folder } => generate::write_book(&root, &folder),
        Task::Calls { folder } => generate::write_calls(&folder),
        Task::Bindings { include } => bindings::write(&root, include.as_deref()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Writes `text` to `path`, naming the path in the error.
fn write_file(path: &PathBuf, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The text of `path`, whose name an error tells.
fn read_file(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
