//! What the API table becomes in each language.

use std::fmt::Write;
use std::path::Path;
use zeshmem_api_table::{Kind, OPERATIONS, Operation, RMA_TYPES, Type};

const NOTE: &str = "Generated from crates/api-table by `cargo xtask generate`; do not edit.";

/// Every generated file: its path below the root, and its text.
fn files() -> [(&'static str, String); 3] {
    [
        ("include/ishmem/typed.h", prototypes()),
        ("include/ishmem/device_types.h", device_types()),
        ("crates/capi/src/typed.rs", thunks()),
    ]
}

/// Writes all generated files.
pub fn write(root: &Path) -> Result<(), String> {
    files()
        .iter()
        .try_for_each(|(path, text)| crate::write_file(&root.join(path), text))
}

/// Fails with the names of the files that differ from what [`write`] writes.
pub fn check(root: &Path) -> Result<(), String> {
    let stale: Vec<_> = files()
        .into_iter()
        .filter(|(path, text)| std::fs::read_to_string(root.join(path)).ok().as_ref() != Some(text))
        .map(|(path, _)| path)
        .collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!(
        "stale: {}; run `cargo xtask generate`",
        stale.join(", ")
    ))
}

fn prototypes() -> String {
    let mut text = format!(
        "/* {NOTE}\n * The typed routines of the host, included by ishmem.h. */\n\
         #ifndef ISHMEM_TYPED_H\n#define ISHMEM_TYPED_H\n"
    );
    for operation in &OPERATIONS {
        write!(
            text,
            "\n/* {}\n */\n",
            operation.text.replace('\n', "\n * ")
        )
        .expect("a String takes all");
        for ty in &RMA_TYPES {
            let returns = if operation.returns_code {
                "int"
            } else {
                "void"
            };
            let parameters = list(operation, |name, kind| c_parameter(name, kind, ty));
            writeln!(
                text,
                "{returns} ishmem_{}_{}({parameters});",
                ty.name, operation.name
            )
            .expect("a String takes all");
        }
    }
    text + "\n#endif\n"
}

fn device_types() -> String {
    let mut text = format!(
        "/* {NOTE}\n * X(NAME, TYPE) for each type of the RMA family, in OpenCL C. */\n\
         #ifndef ISHMEM_DEVICE_TYPES_H\n#define ISHMEM_DEVICE_TYPES_H\n\n#define ISHMEMI_RMA_TYPES(X)"
    );
    for ty in &RMA_TYPES {
        write!(text, " \\\n    X({}, {})", ty.name, ty.opencl).expect("a String takes all");
    }
    text + "\n\n#endif\n"
}

fn thunks() -> String {
    let mut text = format!(
        "// {NOTE}\n\n//! The typed routines: each turns its element count into bytes and calls the untyped one.\n\n\
         use crate::untyped;\nuse std::ffi::{{c_int, c_void}};\n\n"
    );
    for operation in &OPERATIONS {
        writeln!(
            text,
            "macro_rules! {} {{\n    ($($name:ident $bytes:literal)*) => {{$(",
            operation.name
        )
        .expect("a String takes all");
        let returns = if operation.returns_code {
            " -> c_int"
        } else {
            ""
        };
        let parameters = list(operation, rust_parameter);
        let arguments = list(operation, |name, _| name.to_string());
        write!(
            text,
            "        /// See `ishmem/typed.h`.\n        ///\n        /// # Safety\n        /// As the untyped routine.\n        \
             #[unsafe(no_mangle)]\n        pub unsafe extern \"C\" fn $name({parameters}){returns} {{\n            \
             // SAFETY: forwarded; the caller's pointers hold `nelems` elements of this many bytes.\n            \
             unsafe {{ untyped::{}(stringify!($name), $bytes, {arguments}) }}\n        }}\n    )*}};\n}}\n\n",
            operation.name
        )
        .expect("a String takes all");
    }
    for operation in &OPERATIONS {
        writeln!(text, "{}! {{", operation.name).expect("a String takes all");
        for ty in &RMA_TYPES {
            writeln!(
                text,
                "    ishmem_{}_{} {}",
                ty.name, operation.name, ty.bytes
            )
            .expect("a String takes all");
        }
        text += "}\n\n";
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}

fn list(operation: &Operation, parameter: impl Fn(&str, Kind) -> String) -> String {
    let parameters: Vec<_> = operation
        .parameters
        .iter()
        .map(|&(name, kind)| parameter(name, kind))
        .collect();
    parameters.join(", ")
}

fn c_parameter(name: &str, kind: Kind, ty: &Type) -> String {
    match kind {
        Kind::Team => format!("ishmem_team_t {name}"),
        Kind::Dest => format!("{} *{name}", ty.c),
        Kind::Source => format!("const {} *{name}", ty.c),
        Kind::Count => format!("size_t {name}"),
        Kind::Pe => format!("int {name}"),
    }
}

fn rust_parameter(name: &str, kind: Kind) -> String {
    match kind {
        Kind::Team | Kind::Pe => format!("{name}: c_int"),
        Kind::Dest => format!("{name}: *mut c_void"),
        Kind::Source => format!("{name}: *const c_void"),
        Kind::Count => format!("{name}: usize"),
    }
}
