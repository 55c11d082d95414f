//! What can go wrong, and how it reads.

use std::path::PathBuf;

use crate::cl;

/// No OpenCL engine fits: what was looked at, and why it was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no OpenCL engine that runs SPIR-V on memory shared with the host: {}; {remedy}", self.reasons())]
pub struct FindError {
    /// Each library that was tried, with the reason in words: what failed, or which capability which platform lacks.
    pub tried: Vec<(PathBuf, String)>,
    pub(crate) remedy: &'static str,
}

impl FindError {
    fn reasons(&self) -> String {
        let tried: Vec<String> =
            self.tried.iter().map(|(path, reason)| format!("{} {reason}", path.display())).collect();
        if tried.is_empty() { "none is installed".to_owned() } else { tried.join("; ") }
    }
}

/// A program could not be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct BuildError {
    /// One sentence.
    pub message: String,
    /// The compiler's own words, of all steps; may be empty.
    pub log: String,
    /// Functions and variables that the modules import and none defines, where that was the cause.
    pub unresolved: Vec<String>,
}

impl BuildError {
    pub(crate) fn new(message: impl Into<String>) -> BuildError {
        BuildError { message: message.into(), log: String::new(), unresolved: Vec::new() }
    }
}

/// A kernel could not be had or launched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The program has no kernel of that name.
    #[error("the program has no kernel named {0}")]
    NoSuchKernel(String),
    /// The number of arguments is not the kernel's.
    #[error("kernel {kernel} takes {expected} arguments, {given} were given")]
    ArgumentCount {
        /// The kernel's name.
        kernel: String,
        /// How many it declares.
        expected: usize,
        /// How many there were.
        given: usize,
    },
    /// An argument is not of the kind or size that the kernel declares.
    #[error("argument {index} of kernel {kernel} {problem}")]
    Argument {
        /// The kernel's name.
        kernel: String,
        /// Counted from 0.
        index: usize,
        /// What is wrong, in words.
        problem: String,
    },
    /// The work-group is empty, larger than the kernel can have, or not the size that the kernel requires.
    #[error("kernel {kernel} cannot have work-groups of {}x{}x{}: {problem}", size[0], size[1], size[2])]
    GroupSize {
        /// The kernel's name.
        kernel: String,
        /// The size asked for.
        size: [u32; 3],
        /// What is wrong, in words.
        problem: String,
    },
    /// An OpenCL call failed.
    #[error("{call} failed: {}", cl::status_name(*.status))]
    OpenCl {
        /// The entry point.
        call: &'static str,
        /// The code it returned.
        status: i32,
    },
    /// The process is exiting.
    #[error("the process is exiting")]
    Exiting,
}

/// A status as a result.
pub(crate) fn check(call: &'static str, status: cl::Status) -> Result<(), Error> {
    if status == cl::SUCCESS { Ok(()) } else { Err(Error::OpenCl { call, status }) }
}
