//! What kernels print, written to where the program's own texts go: a line in one go, so that none is torn.

use std::io::Write as _;
use std::sync::OnceLock;

use zeshmem_abi::PRINT_RECORDS;
use zeshmem_device::{Printed, StateBlock};

use crate::config::Printing;
use crate::error::Error;

/// What texts are for, by the numbers of `ISHMEMX_PRINT_*`.
pub const PRINT_TYPES: [&str; 5] = ["debug", "warning", "error", "stdout", "stderr"];

/// Writes what kernels of a PE have printed.
pub(crate) fn write_prints(state: &StateBlock, pe: i32) {
    state.take_prints(|printed| {
        let (line, to_stdout) = line(printed, pe, printing());
        // A text that cannot be written is lost.
        let _ = match to_stdout {
            true => std::io::stdout().write_all(line.as_bytes()),
            false => std::io::stderr().write_all(line.as_bytes()),
        };
    });
}

/// Writes the rest, and how many texts are lost, once no kernel runs any more.
pub(crate) fn write_last_prints(state: &StateBlock, pe: i32) -> Result<(), Error> {
    write_prints(state, pe);
    let lost = state.prints_lost()?;
    if lost > 0 {
        let line = format!(
            "zeshmem: PE {pe}: {lost} texts that kernels printed are lost: at most {PRINT_RECORDS} can wait to be written\n"
        );
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
    Ok(())
}

/// As the environment said first.
fn printing() -> Printing {
    static PRINTING: OnceLock<Printing> = OnceLock::new();
    *PRINTING.get_or_init(Printing::from_environment)
}

/// A line, which is empty where it is not wanted, and whether it goes to stdout.
fn line(printed: &Printed, pe: i32, printing: Printing) -> (String, bool) {
    let Printed { file, line, func, text, msg_type } = printed;
    let ty = PRINT_TYPES.get(*msg_type as usize).unwrap_or(&"unknown type");
    if *ty == "debug" && !printing.debug {
        return (String::new(), false);
    }
    let whence =
        if printing.verbose { format!("[{file}:{line}, {func}, PE {pe}, {ty}]") } else { format!("PE {pe}, {func}:") };
    (format!("{whence} {}\n", text.trim_end_matches('\n')), *ty == "stdout")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_where_they_come_from() {
        let text = |msg_type, text: &str| Printed {
            msg_type,
            file: "a.cl".into(),
            line: 7,
            func: "solve".into(),
            text: text.into(),
        };
        let plain = Printing { debug: false, verbose: false };
        assert_eq!(line(&text(4, "done\n"), 3, plain), ("PE 3, solve: done\n".into(), false));
        assert_eq!(line(&text(3, "done"), 3, plain), ("PE 3, solve: done\n".into(), true));
        assert_eq!(line(&text(0, "done"), 3, plain), (String::new(), false));
        let all = Printing { debug: true, verbose: true };
        assert_eq!(line(&text(0, "done"), 3, all), ("[a.cl:7, solve, PE 3, debug] done\n".into(), false));
    }
}
