//! Every routine that kernels call, as a kernel for each type of elements calls them: by number, with arguments from memory.
//!
//! The build script makes the kernels from this, and the tests the calls.

use zeshmem_api_table::{Element, KernelEntry, Kind, Of, Passing, Returns, kernel_entries};

/// Words of a call: the routine's number, and [`slot`]s.
pub const CALL_WORDS: usize = 21;

/// Routines with elements of one type or size, or with none.
pub struct Group {
    /// What the name of their kernel ends in.
    pub name: String,
    /// Those that are called by themselves.
    #[allow(dead_code, reason = "the build script only makes kernels")]
    pub own: usize,
    /// These, and one by which a variable is set.
    pub routines: Vec<KernelEntry>,
}

/// Routines in one kernel: what a work-item keeps while it meets the others takes room for each.
const ALONE: usize = 64;
const TOGETHER: usize = 8;

/// Kernels of a module: compilers give each work-item room for all routines of a module that it might meet others in.
pub const GROUPS_IN_MODULE: usize = 20;

/// All routines but the queries and the waits for counted signals, which kernels of their own call.
pub fn groups() -> Vec<Group> {
    let mut of_types: Vec<(String, Vec<KernelEntry>)> = Vec::new();
    for entry in kernel_entries().filter(|entry| !is_query(entry) && !is_counted(entry) && !is_other_name(entry)) {
        let name = match entry.element {
            Element::Type(ty) => ty.name.to_owned(),
            // "mem" has bytes, too.
            Element::Bytes(bytes) if !entry.name.contains("mem") => format!("{}", bytes * 8),
            Element::Bytes(_) => "mem".to_owned(),
            _ => "nothing".to_owned(),
        };
        match of_types.iter_mut().find(|(known, _)| *known == name) {
            Some((_, routines)) => routines.push(entry),
            None => of_types.push((name, vec![entry])),
        }
    }
    let of_type = |(name, routines): (String, Vec<KernelEntry>)| {
        let setter = routines.iter().find(|entry| matches!(entry.row.stem, "atomic_set" | "signal_set")).cloned();
        let (together, alone): (Vec<_>, Vec<_>) = routines.into_iter().partition(|entry| entry.by_work_group);
        let parts = alone.chunks(ALONE).chain(together.chunks(TOGETHER)).map(<[KernelEntry]>::to_vec);
        let group = |(number, mut routines): (usize, Vec<KernelEntry>)| {
            let own = routines.len();
            routines.extend(setter.clone());
            Group { name: format!("{name}_{number}"), own, routines }
        };
        parts.enumerate().map(group).collect::<Vec<_>>()
    };
    of_types.into_iter().flat_map(of_type).collect()
}

/// Whether it is one of the routines of which those with another name for the same type are left out: a compiler of kernels takes
/// long for all of them, and they are calls of one function.
fn is_other_name(entry: &KernelEntry) -> bool {
    let Element::Type(ty) = entry.element else { return false };
    let stem = entry.row.stem;
    let other = ty.name.contains(|c: char| c.is_ascii_digit())
        || matches!(ty.name, "longlong" | "ulonglong" | "size" | "ptrdiff");
    other && (stem.contains("tile_") || stem.ends_with("_reducescatter") || stem == "alltoallv")
}

fn is_counted(entry: &KernelEntry) -> bool {
    entry.row.stem == "signal_wait_count" || entry.row.stem.starts_with("peer_signal")
}

fn is_query(entry: &KernelEntry) -> bool {
    let stem = entry.row.stem;
    matches!(stem, "my_pe" | "n_pes" | "ptr" | "team_my_pe" | "team_n_pes" | "team_translate_pe")
        || stem.starts_with("info_get")
}

/// The word of a call in which a parameter is: its name tells two strides apart.
pub fn slot(kind: Kind, name: &str) -> usize {
    match kind {
        Kind::Team | Kind::Context => 1,
        Kind::Dest | Kind::Ivar | Kind::Ivars => 2,
        Kind::Source | Kind::Bounds => 3,
        Kind::Fetch | Kind::Indices => 4,
        Kind::Value | Kind::Bound => 5,
        Kind::Condition => 6,
        Kind::Count => 7,
        Kind::Stride if name == "dst" => 8,
        Kind::Stride => 9,
        Kind::Block => 10,
        Kind::Pe | Kind::Root => 11,
        Kind::SignalAddress | Kind::SignalSource => 12,
        Kind::Signal => 13,
        Kind::SignalOperation => 14,
        Kind::Comparison => 15,
        Kind::Status => 16,
        Kind::Given(_) => 17,
        Kind::Sizes if name == "dest_offsets" => 18,
        Kind::Sizes if name == "source_offsets" => 19,
        Kind::Sizes => 20,
        other => panic!("kernels have no {other:?}"),
    }
}

/// The kernel of a group: it makes `count` calls one after the other, and every work-item leaves what it was answered.
pub fn kernel(group: &Group) -> String {
    let cases = group.routines.iter().enumerate().map(|(number, entry)| {
        let call = format!("{}({})", entry.name, arguments(entry).join(", "));
        let call = match entry.row.returns {
            Returns::Nothing => call,
            Returns::Element => format!("*(global {} *)result = {call}", element(entry)),
            _ => format!("*result = (ulong){call}"),
        };
        let only = if entry.by_work_group { "" } else { "if (item == 0) " };
        format!("        case {number}: {only}{call}; break;\n")
    });
    format!(
        "kernel void calls_{}(global ulong *call, int count, global ulong *results)\n{{\n    \
             size_t item = get_local_linear_id(), items = get_local_size(0) * get_local_size(1) * get_local_size(2);\n    \
             for (int i = 0; i < count; i++, call += {CALL_WORDS}) {{\n        \
                 global ulong *result = results + i * items + item;\n        \
                 switch (call[0]) {{\n{}        }}\n    \
             }}\n\
         }}\n",
        group.name,
        cases.collect::<String>()
    )
}

fn element(entry: &KernelEntry) -> &'static str {
    match entry.element {
        Element::Type(ty) => ty.opencl.expect("kernels have the type"),
        _ => "uchar",
    }
}

fn arguments(entry: &KernelEntry) -> Vec<String> {
    let context = entry.on_context.then(|| "(long)call[1]".to_owned());
    let own = entry.row.parameters.iter().map(|parameter| {
        let slot = slot(parameter.kind, parameter.name);
        match parameter.kind.shape() {
            (Of::Element, Passing::Value) => format!("*(global {} *)(call + {slot})", element(entry)),
            (Of::Element, _) => format!("(global {} *)call[{slot}]", element(entry)),
            (Of::Word(_), Passing::Value) => format!("call[{slot}]"),
            (Of::Word(_), _) if parameter.kind == Kind::Status => format!("(global int *)call[{slot}]"),
            (Of::Word(_), _) => format!("(global ulong *)call[{slot}]"),
        }
    });
    context.into_iter().chain(own).collect()
}
