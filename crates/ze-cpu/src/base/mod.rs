//! What all of the driver stands on: settings, the machine, notices, answers and arguments, handles, files of memory, numbers to wait for.

pub mod answer;
pub mod arguments;
pub mod file;
pub mod machine;
pub mod notice;
pub mod object;
pub mod settings;
pub mod structures;
pub mod word;
