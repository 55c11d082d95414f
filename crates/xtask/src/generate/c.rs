//! The table in C and C++.

use super::{NOTE, forms, list};
use zeshmem_api_table::{Kind, Operation, Returns, Routine, Type};

/// A header's text, between its guards.
pub struct Lines(String);

/// A header with what it is for, and the lines that `body` writes.
pub fn header(guard: &str, text: &str, body: impl FnOnce(&mut Lines)) -> String {
    let mut lines = Lines(String::new());
    lines.push(format!("/* {NOTE}\n * {} */", text.replace('\n', "\n * ")));
    lines.push(format!("#ifndef {guard}\n#define {guard}"));
    body(&mut lines);
    lines.push("\n#endif".into());
    lines.0
}

impl Lines {
    pub fn push(&mut self, line: String) {
        self.0 += &line;
        self.0.push('\n');
    }

    /// A comment after an empty line.
    pub fn comment(&mut self, text: &str) {
        self.push(format!("\n/* {}\n */", text.replace('\n', "\n * ")));
    }

    /// `#define name(X) X(..., ...) ...`
    pub fn list<'a>(&mut self, name: &str, rows: impl Iterator<Item = (&'a str, &'a str)>) {
        let rows: Vec<_> = rows.map(|(name, ty)| format!("X({name}, {ty})")).collect();
        self.push(format!("\n#define {name}(X) \\\n    {}", rows.join(" \\\n    ")));
    }

    /// Overloads of a family's operations, in C++.
    pub fn overloads(&mut self, family: &str, operations: &[&Operation]) {
        let mut bodies = Vec::new();
        for operation in operations {
            let name = operation.full_name();
            for (prefix, on_context) in forms(operation) {
                let returns = returns(operation, "TYPE");
                let parameters = parameters(operation, Some("TYPE"), "shmem", on_context);
                let arguments = arguments(operation, on_context);
                bodies.push(format!(
                    "static inline {returns} shmem_{name}({parameters}) {{ return {prefix}_##NAME##_{name}({arguments}); }}"
                ));
            }
        }
        let macro_name = format!("SHMEMI_{family}_OVERLOADS");
        self.push(format!("\n#define {macro_name}(NAME, TYPE) \\\n    {}", bodies.join(" \\\n    ")));
        self.push(format!("SHMEMI_{family}_DISTINCT_TYPES({macro_name})\n#undef {macro_name}"));
    }

    /// Macros that give the argument after so many: with a context there is one argument more, which
    /// moves another name to that place.
    pub fn pickers(&mut self, parameter_counts: impl Iterator<Item = usize>) {
        let counts: std::collections::BTreeSet<_> = parameter_counts.map(|count| count + 1).collect();
        self.push(String::new());
        for count in counts {
            let skipped: Vec<_> = (1..=count).map(|index| format!("a{index}")).collect();
            self.push(format!("#define SHMEMI_AFTER_{count}({}, NAME, ...) NAME", skipped.join(", ")));
        }
    }

    /// Selections of a family's operations, in C11.
    pub fn selections(&mut self, family: &str, types: &[Type], operations: &[&Operation]) {
        let select = format!("SHMEMI_SELECT_{family}");
        let rows: Vec<_> = types.iter().map(|ty| format!("{}: PREFIX##_{}_##NAME", ty.c, ty.name)).collect();
        self.push(format!(
            "\n#define {select}(POINTER, PREFIX, NAME) _Generic(*(POINTER), \\\n    {})",
            rows.join(", \\\n    ")
        ));
        for operation in operations {
            let name = operation.full_name();
            let pointer = operation
                .parameters
                .iter()
                .find(|parameter| matches!(parameter.1, Kind::Dest | Kind::Source))
                .expect("an operation is on memory")
                .0;
            let plain = arguments(operation, false);
            if !operation.contexts {
                self.push(format!("#define shmem_{name}({plain}) {select}({pointer}, shmem, {name})({plain})"));
                continue;
            }
            for (prefix, on_context) in forms(operation) {
                let inner = prefix.replacen("shmem", "shmemi", 1);
                let arguments = arguments(operation, on_context);
                self.push(format!(
                    "#define {inner}_{name}({arguments}) {select}({pointer}, {prefix}, {name})({arguments})"
                ));
            }
            self.push(format!(
                "#define shmem_{name}(...) SHMEMI_AFTER_{}(__VA_ARGS__, shmemi_ctx_{name}, shmemi_{name}, )(__VA_ARGS__)",
                operation.parameters.len() + 1
            ));
        }
    }
}

/// Whether a routine is written by hand as an inline function of the header.
pub fn is_inline(operation: &Operation, routine: &Routine) -> bool {
    operation.passes_elements() && routine.ty.is_some_and(|ty| ty.rust.is_none())
}

/// A routine's declaration.
pub fn prototype(operation: &Operation, routine: &Routine, api: &str, on_context: bool) -> String {
    let ty = routine.ty.map(|ty| ty.c);
    let parameters = parameters(operation, ty, api, on_context);
    let returns = returns(operation, ty.unwrap_or("void"));
    format!("{returns} {}({parameters});", routine.name)
}

fn returns<'a>(operation: &Operation, ty: &'a str) -> &'a str {
    match operation.returns {
        Returns::Nothing => "void",
        Returns::Code => "int",
        Returns::Value => ty,
    }
}

fn parameters(operation: &Operation, ty: Option<&str>, api: &str, on_context: bool) -> String {
    let context = if on_context { "shmem_ctx_t ctx, " } else { "" };
    let ty = ty.unwrap_or("void");
    let own = list(operation, |name, kind| match kind {
        Kind::Team => format!("{api}_team_t {name}"),
        Kind::Dest => format!("{ty} *{name}"),
        Kind::Source => format!("const {ty} *{name}"),
        Kind::Value => format!("{ty} {name}"),
        Kind::Count => format!("size_t {name}"),
        Kind::Stride => format!("ptrdiff_t {name}"),
        Kind::Pe | Kind::Set => format!("int {name}"),
        Kind::Psync => format!("long *{name}"),
    });
    format!("{context}{own}")
}

fn arguments(operation: &Operation, on_context: bool) -> String {
    let context = if on_context { "ctx, " } else { "" };
    format!("{context}{}", list(operation, |name, _| name.to_string()))
}
