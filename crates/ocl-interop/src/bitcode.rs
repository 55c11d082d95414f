//! Programs for a platform that takes LLVM bitcode and no SPIR-V: PoCL before it learned SPIR-V, as Debian 12 has it.
//!
//! The way is `llvm-spirv -r`, `llvm-link` and `clCreateProgramWithBinary`. What the platform lacks is made up for on it:
//!
//! - *Specialization constants* get their values in the SPIR-V.
//! - *Globals* lie in memory of ours, whose address is a constant in the code ([`Globals`]): the platform gives each kernel
//!   a copy of its own. A kernel that we add writes their initial values.
//! - *Host functions* are called through addresses that lie there as well, for nothing resolves a symbol of the process.
//! - *Atomics on generic pointers*, fences with a scope, and sub-groups, of one work-item each, come from a library of a page of LLVM's text ([`library`]).
//!
//! The bitcode is kept on disk by the modules that it was made from, addresses included: those are the same in most
//! processes. Files that the tools read are memory ([`Input`]), so none is left behind.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::BuildError;
use crate::barriers;
use crate::cache::{Cache, digest};
use crate::globals::Globals;
use crate::process::{self, Input};
use crate::program::{HOST_FUNCTIONS, HostFunction, SpecConstant};
use crate::spirv::{Facts, Module};

/// What the platform is told of the bitcode.
pub const OPTIONS: &str = "-x spir -spir-std=1.2";

/// The SPIR-V that the translator takes.
pub const IL_VERSIONS: [&str; 5] = ["1.0", "1.1", "1.2", "1.3", "1.4"];

/// What programs cannot use, in words.
pub const LACKS: [&str; 7] = [
    "sub-groups of more than one work-item",
    "collective functions of work-groups",
    "floating-point atomics",
    "half precision",
    "pointers to functions",
    "several threads for one launch",
    "certainty about barriers in conditions that follow each other",
];

/// The only size of sub-groups.
pub const SUB_GROUP_SIZE: usize = 1;

/// Kernels with all that they call in them, and of a shape that [`barriers`] can read. What none calls goes first: a library is large
/// when each of its functions has all that it calls.
const STRUCTURE: &str = "-passes=internalize,globaldce,always-inline,globaldce,\
    function(lowerswitch,fix-irreducible,unify-loop-exits,structurizecfg)";

/// `ISHMEMI_NEVER` of the device library, which compares a word with it that is 0 or 1. On that hangs a loop with two ways in, which keeps
/// Intel's engine from making vectors; PoCL does not end over such a loop in a kernel with a barrier.
const NEVER: u32 = 0x4e76_6572;

/// In the name of a host function's stand-in, before the host's name.
const STAND_IN: &str = "ze_cpu_host_";

/// Of the kernels that write the initial values of a module's variables, before the module's number.
const INITIAL_VALUES: &str = "ze_cpu_initial_values_";

/// The translator and the linker of the LLVM that the platform has inside.
#[derive(Clone, Debug)]
pub struct Tools {
    translator: PathBuf,
    linker: PathBuf,
    optimizer: PathBuf,
    /// How much of it each may take.
    processor_time: Duration,
}

/// Bitcode with what its code refers to.
pub struct Translated {
    pub bitcode: Vec<u8>,
    pub globals: Globals,
    /// Kernels to run once before any other.
    pub initial_values: Vec<String>,
}

impl Tools {
    /// The tools in the folders of PATH that fit a platform of this version, as in `PoCL 3.1 ... LLVM 15.0.6`; otherwise what the platform
    /// lacks.
    pub fn find(platform_version: &str, processor_time: Duration) -> Result<Tools, String> {
        let llvm = platform_version
            .split("LLVM ")
            .nth(1)
            .and_then(|rest| rest.split('.').next())
            .and_then(|major| major.parse::<u32>().ok())
            .ok_or("a version of LLVM in its own")?;
        let find = |tool: &str, package: &str| {
            let name = format!("{tool}-{llvm}");
            process::in_path(&name).ok_or_else(|| format!("{name} (`apt install {package}-{llvm}`)"))
        };
        Ok(Tools {
            translator: find("llvm-spirv", "llvm-spirv")?,
            linker: find("llvm-link", "llvm")?,
            optimizer: find("opt", "llvm")?,
            processor_time,
        })
    }

    /// Makes the modules one piece of bitcode.
    pub fn translate(&self, modules: &[Module], engine: &str, cache: Option<&Cache>) -> Result<Translated, BuildError> {
        let facts: Vec<Facts> = modules.iter().map(Facts::of).collect();
        let identity: Vec<Vec<u8>> = modules.iter().map(Module::to_bytes).collect();
        let parts: Vec<&[u8]> = identity.iter().map(Vec::as_slice).collect();
        let globals = Globals::place(&facts, HOST_FUNCTIONS.len(), &digest(&parts))?;
        for (slot, function) in HOST_FUNCTIONS.iter().enumerate() {
            globals.set_host_function(slot, function.symbol);
        }

        let mut placed = Vec::new();
        let mut initial_values = Vec::new();
        for (number, (module, facts)) in modules.iter().zip(&facts).enumerate() {
            let name = format!("{INITIAL_VALUES}{number}");
            let mut module = module.clone();
            // PoCL makes work-items of what is inlined, and only there knows which one it is.
            module.inline_all();
            module.never_equals(NEVER);
            for HostFunction { symbol, parameters, .. } in HOST_FUNCTIONS {
                module.bind_host_function(symbol, &format!("{STAND_IN}{symbol}"), *parameters);
            }
            if module.place_variables(facts, |id| globals.address(number, id), &name) {
                initial_values.push(name);
            }
            placed.push(module.to_bytes());
        }
        let library = library(&globals);
        let version = env!("CARGO_PKG_VERSION");
        let key: Vec<&[u8]> = [version.as_bytes(), engine.as_bytes(), library.as_bytes()]
            .into_iter()
            .chain(placed.iter().map(Vec::as_slice))
            .collect();
        let kernels: Vec<String> = facts
            .iter()
            .flat_map(Facts::kernels)
            .map(|kernel| kernel.name)
            .chain(initial_values.iter().cloned())
            .collect();
        let make = || self.run(&placed, &library, &kernels);
        let bitcode = match cache {
            Some(cache) => cache.program(
                &key,
                |kept| Some(kept.to_vec()),
                || make().map(|made: Vec<u8>| (made.clone(), Some(made))),
            ),
            None => make(),
        }?;
        Ok(Translated { bitcode, globals, initial_values })
    }

    fn run(&self, modules: &[Vec<u8>], library: &str, kernels: &[String]) -> Result<Vec<u8>, BuildError> {
        let mut inputs = Vec::new();
        for module in modules {
            let module = input(module)?;
            let bitcode = self.output(
                Command::new(&self.translator)
                    .args(["-r", "--spirv-target-env=CL2.0"])
                    .arg(module.path())
                    .args(["-o", "-"]),
                "the module was refused",
            )?;
            inputs.push(input(&bitcode)?);
        }
        // Of the library's definitions, which are `linkonce`, the linker takes what is called.
        inputs.push(input(library.as_bytes())?);
        let linked = self.link(&inputs)?;
        if kernels.is_empty() || !barriers::any(&linked) {
            return Ok(linked);
        }
        let text = self.output(
            Command::new(&self.optimizer)
                .arg(format!("-internalize-public-api-list={}", kernels.join(",")))
                .args([STRUCTURE, "-S"])
                .arg(input(&linked)?.path())
                .args(["-o", "-"]),
            "the modules could not be brought into shape",
        )?;
        match barriers::at_joins(&String::from_utf8_lossy(&text)) {
            Ok(text) => self.link(&[input(text.as_bytes())?]),
            Err(kernels) => {
                tracing::warn!(
                    "{kernels}: too many barriers in conditions to be sure that PoCL compiles them right for groups of several work-items"
                );
                Ok(linked)
            }
        }
    }

    /// Bitcode of all that is in the inputs, be they bitcode or text.
    fn link(&self, inputs: &[Input]) -> Result<Vec<u8>, BuildError> {
        let mut command = Command::new(&self.linker);
        command.args(inputs.iter().map(Input::path)).args(["-o", "-"]);
        self.output(&mut command, "the modules could not be linked")
    }

    /// What a tool writes; an error with what it says otherwise.
    fn output(&self, command: &mut Command, failure: &str) -> Result<Vec<u8>, BuildError> {
        let tool = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let outcome = process::run(command, None, self.processor_time)
            .map_err(|error| BuildError::new(format!("{tool} cannot be run: {error}")))?;
        if outcome.is_success() {
            return Ok(outcome.output);
        }
        let message = format!("{failure}: {tool} {}", outcome.end());
        Err(BuildError { message, log: outcome.errors, unresolved: Vec::new() })
    }
}

fn input(content: &[u8]) -> Result<Input, BuildError> {
    Input::new(content).map_err(|error: io::Error| BuildError::new(format!("no file in memory: {error}")))
}

/// Gives the specification constants that a module declares their values; others are ignored, and of several values for one the last counts.
pub fn specialise(module: &mut Module, spec: &[SpecConstant]) -> Result<(), BuildError> {
    let values: HashMap<u32, &[u8]> = spec.iter().map(|s| (s.id, s.bytes.as_slice())).collect();
    module.specialise(&values).map_err(|id| {
        let bytes = values.get(&id).map_or(0, |value| value.len());
        BuildError::new(format!("specialization constant {id} does not take a value of {bytes} bytes"))
    })
}

/// Functions that the platform lacks, as LLVM's text. The address of a host function's slot is part of it, so that the text is as good a
/// key as the code made from it.
fn library(globals: &Globals) -> String {
    let mut library = Library { text: HEAD.to_owned() };
    library.host_functions(globals);
    library.atomics();
    library.sub_groups();
    library.text
}

const HEAD: &str = "target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-\
     v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-\
     v512:512:512-v1024:1024:1024\"\n\
     target triple = \"spir64-unknown-unknown\"\n\
     declare spir_func i64 @_Z14get_local_sizej(i32)\n\
     declare spir_func i64 @_Z19get_local_linear_idv()\n";

struct Library {
    text: String,
}

impl Library {
    fn define(&mut self, result: &str, name: &str, parameters: &str, body: &str) {
        let _ = writeln!(
            self.text,
            "define linkonce_odr spir_func {result} @{name}({parameters}) alwaysinline nounwind {{\n{body}\n}}"
        );
    }

    fn host_functions(&mut self, globals: &Globals) {
        for (slot, HostFunction { symbol, parameters, .. }) in HOST_FUNCTIONS.iter().enumerate() {
            let address = globals.host_function(slot);
            let listed = |text: fn(usize) -> String| (0..*parameters).map(text).collect::<Vec<_>>().join(", ");
            let (named, types) = (listed(|number| format!("i64 %p{number}")), listed(|_| "i64".to_owned()));
            self.define(
                "void",
                &format!("{STAND_IN}{symbol}"),
                &named,
                &format!(
                    "%f = load void ({types})*, void ({types})** inttoptr (i64 {address} to void ({types})**)\n\
                     call void %f({named})\nret void"
                ),
            );
        }
        // What the bodies call that these functions replace.
        self.define("i64", "_Z23intel_get_cycle_counterv", "", "ret i64 0");
    }

    /// On generic pointers, and fences.
    fn atomics(&mut self) {
        self.define(
            "void",
            "_Z22atomic_work_item_fencej12memory_order12memory_scope",
            "i32, i32, i32",
            "fence seq_cst\nret void",
        );
        const ORDERED: &str = "12memory_order12memory_scope";
        // Type, and its letters in names: signed, unsigned.
        for (value, signed, unsigned) in [("i32", 'i', 'j'), ("i64", 'l', 'm')] {
            let pointer = format!("{value} addrspace(4)*");
            let align = if value == "i32" { 4 } else { 8 };
            for letter in [signed, unsigned] {
                let object = format!("PU3AS4VU7_Atomic{letter}");
                self.define(
                    value,
                    &format!("_Z20atomic_load_explicit{object}{ORDERED}"),
                    &format!("{pointer} %p, i32, i32"),
                    &format!("%r = load atomic volatile {value}, {pointer} %p seq_cst, align {align}\nret {value} %r"),
                );
                self.define(
                    "void",
                    &format!("_Z21atomic_store_explicit{object}{letter}{ORDERED}"),
                    &format!("{pointer} %p, {value} %v, i32, i32"),
                    &format!("store atomic volatile {value} %v, {pointer} %p seq_cst, align {align}\nret void"),
                );
                for strength in ["39atomic_compare_exchange_strong", "37atomic_compare_exchange_weak"] {
                    self.define(
                        "i1",
                        &format!("_Z{strength}_explicit{object}PU3AS4{letter}{letter}12memory_orderS4_12memory_scope"),
                        &format!("{pointer} %p, {pointer} %expected, {value} %v, i32, i32, i32"),
                        &format!(
                            "%old = load {value}, {pointer} %expected\n\
                             %r = cmpxchg volatile {pointer} %p, {value} %old, {value} %v seq_cst seq_cst\n\
                             %found = extractvalue {{ {value}, i1 }} %r, 0\n\
                             %done = extractvalue {{ {value}, i1 }} %r, 1\n\
                             store {value} %found, {pointer} %expected\n\
                             ret i1 %done"
                        ),
                    );
                }
                let (min, max) = if letter == signed { ("min", "max") } else { ("umin", "umax") };
                for (name, operation) in [
                    ("exchange", "xchg"),
                    ("fetch_add", "add"),
                    ("fetch_sub", "sub"),
                    ("fetch_and", "and"),
                    ("fetch_or", "or"),
                    ("fetch_xor", "xor"),
                    ("fetch_min", min),
                    ("fetch_max", max),
                ] {
                    let name = format!("atomic_{name}_explicit");
                    self.define(
                        value,
                        &format!("_Z{}{name}{object}{letter}{ORDERED}", name.len()),
                        &format!("{pointer} %p, {value} %v, i32, i32"),
                        &format!(
                            "%r = atomicrmw volatile {operation} {pointer} %p, {value} %v seq_cst\nret {value} %r"
                        ),
                    );
                }
            }
        }
        // A flag is a number of 32 bits that is 0 or not.
        self.define(
            "i1",
            "_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope",
            "i32 addrspace(4)* %p, i32, i32",
            "%r = atomicrmw volatile xchg i32 addrspace(4)* %p, i32 1 seq_cst\n%set = icmp ne i32 %r, 0\nret i1 %set",
        );
        self.define(
            "void",
            "_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope",
            "i32 addrspace(4)* %p, i32, i32",
            "store atomic volatile i32 0, i32 addrspace(4)* %p seq_cst, align 4\nret void",
        );
    }

    /// Each work-item is a sub-group.
    fn sub_groups(&mut self) {
        for name in ["18get_sub_group_size", "22get_max_sub_group_size"] {
            self.define("i32", &format!("_Z{name}v"), "", "ret i32 1");
        }
        self.define("i32", "_Z22get_sub_group_local_idv", "", "ret i32 0");
        self.define(
            "i32",
            "_Z16get_sub_group_idv",
            "",
            "%id = call spir_func i64 @_Z19get_local_linear_idv()\n%r = trunc i64 %id to i32\nret i32 %r",
        );
        for name in ["18get_num_sub_groups", "27get_enqueued_num_sub_groups"] {
            self.define(
                "i32",
                &format!("_Z{name}v"),
                "",
                "%x = call spir_func i64 @_Z14get_local_sizej(i32 0)\n\
                 %y = call spir_func i64 @_Z14get_local_sizej(i32 1)\n\
                 %z = call spir_func i64 @_Z14get_local_sizej(i32 2)\n\
                 %xy = mul i64 %x, %y\n%xyz = mul i64 %xy, %z\n%r = trunc i64 %xyz to i32\nret i32 %r",
            );
        }
        self.define("void", "_Z17sub_group_barrierj12memory_scope", "i32, i32", "fence seq_cst\nret void");
        for name in ["13sub_group_all", "13sub_group_any"] {
            self.define("i32", &format!("_Z{name}i"), "i32 %v", "ret i32 %v");
        }
        // Type, its letter in names, the least value and the greatest.
        for (value, letter, zero, least, greatest) in [
            ("i32", 'i', "0", "-2147483648", "2147483647"),
            ("i32", 'j', "0", "0", "-1"),
            ("i64", 'l', "0", "-9223372036854775808", "9223372036854775807"),
            ("i64", 'm', "0", "0", "-1"),
            ("float", 'f', "0.0", "0xFFF0000000000000", "0x7FF0000000000000"),
            ("double", 'd', "0.0", "0xFFF0000000000000", "0x7FF0000000000000"),
        ] {
            let own = format!("ret {value} %v");
            let one = format!("{value} %v");
            self.define(value, &format!("_Z19sub_group_broadcast{letter}j"), &format!("{one}, i32"), &own);
            for (operation, first) in [("add", zero), ("min", greatest), ("max", least)] {
                for name in ["20sub_group_reduce", "28sub_group_scan_inclusive"] {
                    self.define(value, &format!("_Z{name}_{operation}{letter}"), &one, &own);
                }
                let name = format!("_Z28sub_group_scan_exclusive_{operation}{letter}");
                self.define(value, &name, &one, &format!("ret {value} {first}"));
            }
        }
    }
}
