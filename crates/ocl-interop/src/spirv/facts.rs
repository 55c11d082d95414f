//! What a module declares: kernels, variables, functions and what they may do.

use std::collections::{HashMap, HashSet};

use rspirv::spirv::{
    Decoration, ExecutionMode, ExecutionModel, FunctionParameterAttribute, LinkageType, MemoryAccess, Op, StorageClass,
};

use super::{Id, Instruction, Module, function_pointers, string, string_words};
use crate::{AddressSpace, ArgKind};

/// SPV_KHR_untyped_pointers, younger than rspirv's grammar.
const OP_TYPE_UNTYPED_POINTER: u32 = 4417;

/// One `OpFunction`.
pub struct Function {
    pub(super) id: Id,
    pub(super) result_type: Id,
    pub(super) function_type: Id,
    /// (type, id) of each.
    pub(super) parameters: Vec<(Id, Id)>,
    calls: Vec<Id>,
    pub(super) defined: bool,
    /// It has an instruction that sees what others write while it runs.
    watches: bool,
    calls_by_pointer: bool,
    linkage: Option<Linkage>,
    live_bytes: usize,
}

impl Function {
    fn linked_as(&self, name: &str) -> bool {
        self.linkage.as_ref().is_some_and(|l| l.name == name)
    }

    /// One of the functions that only the host defines.
    pub fn is_one_of(&self, host: &HashSet<&str>) -> bool {
        let imported = self.linkage.as_ref().filter(|l| l.imported);
        imported.is_some_and(|l| host.contains(l.name.as_str()))
    }

    /// It may wait for what other work-items do: it watches memory, or does what is unknown here.
    pub fn may_wait(&self) -> bool {
        self.watches || !self.defined
    }
}

#[derive(Clone)]
struct Linkage {
    name: String,
    imported: bool,
}

enum Type {
    /// Or a vector of such.
    Number,
    /// An array or a struct.
    Aggregate,
    Pointer {
        storage: u32,
        pointee: Option<Id>,
    },
    Opaque,
}

/// A kernel as its module declares it.
#[derive(Clone, Debug, PartialEq)]
pub struct KernelDeclaration {
    pub name: String,
    pub args: Vec<ArgKind>,
    pub arg_names: Vec<String>,
    pub required_group_size: Option<[u32; 3]>,
    pub required_sub_group_size: Option<u32>,
    /// As the source wrote them, one after the other.
    pub attributes: String,
    /// What values a work-item holds at its busiest place, about: see [`Facts::live_bytes`].
    pub live_bytes: usize,
    function: Id,
}

/// A variable in global memory.
pub struct Variable<'a> {
    pub id: Id,
    /// If it has linkage.
    pub name: Option<&'a str>,
    pub imported: bool,
    /// None for a type without a size.
    pub bytes: Option<usize>,
    /// It starts as something else than zeros.
    pub(super) initialised: bool,
    pub(super) pointee: Id,
}

/// What one pass over a module finds.
#[derive(Default)]
pub struct Facts {
    /// (type, id, initial value) of those in global memory.
    globals: Vec<(Id, Id, Option<Id>)>,
    nulls: HashSet<Id>,
    pub(super) functions: Vec<Function>,
    pub(super) entry_points: Vec<(Id, String)>,
    /// (entry point, mode, operands); the ids of `OpExecutionModeId` are replaced by their values.
    modes: Vec<(Id, u32, Vec<u32>)>,
    names: HashMap<Id, String>,
    linkage: HashMap<Id, Linkage>,
    decorated: HashSet<(Id, u32)>,
    by_value: HashSet<Id>,
    types: HashMap<Id, Type>,
    void: Option<Id>,
    /// Integers of 64 bits.
    longs: HashSet<Id>,
    /// Of the types that have a size. What a type is made of is declared before it, so no type is a part of itself.
    layouts: HashMap<Id, Layout>,
    constants: HashMap<Id, u64>,
    spec_ids: Vec<u32>,
}

impl Facts {
    pub fn of(module: &Module) -> Facts {
        let mut facts = Facts::default();
        let mut id_modes = Vec::new();
        for instruction in module.instructions() {
            facts.note(&instruction, &mut id_modes);
        }
        for (entry, mode, ids) in id_modes {
            let values = ids.iter().map(|id| facts.constants.get(id).map_or(0, |v| *v as u32)).collect();
            facts.modes.push((entry, mode, values));
        }
        for function in &mut facts.functions {
            function.linkage = facts.linkage.get(&function.id).cloned();
        }
        facts.note_live_bytes(module);
        facts
    }

    fn note_live_bytes(&mut self, module: &Module) {
        let mut instructions = module.instructions();
        for index in 0..self.functions.len() {
            let head = |i: &Instruction<'_>| i.is(Op::Function);
            let body: Vec<_> =
                instructions.by_ref().skip_while(|i| !head(i)).skip(1).take_while(|i| !i.is(Op::FunctionEnd)).collect();
            self.functions[index].live_bytes = self.live_bytes(&body);
        }
    }

    /// The most bytes that are in scalars, vectors and pointers at one place of a function, each taken to live from where it is defined to
    /// where it is last named, in the order of the instructions. Which of them share a register, and which are not needed after all, is for a
    /// compiler to find out, so this is an estimate; and so a number that happens to be a value's id may pass for its name.
    fn live_bytes(&self, body: &[Instruction<'_>]) -> usize {
        struct Value {
            bytes: usize,
            first: usize,
            last: usize,
        }
        let mut values = HashMap::<Id, Value>::new();
        for (place, instruction) in body.iter().enumerate() {
            let operands = instruction.operands();
            for id in operands {
                if let Some(value) = values.get_mut(id) {
                    value.last = value.last.max(place);
                }
            }
            // Ids are unique: what begins with a type defines a value of it.
            let [value_type, id, ..] = operands else {
                continue;
            };
            let is_variable = instruction.is(Op::Variable);
            let last = if is_variable { body.len() - 1 } else { place };
            if let Some(bytes) = self.register_bytes(*value_type, is_variable) {
                values.insert(*id, Value { bytes, first: place, last });
            }
        }
        let mut changes = vec![(0, 0); body.len() + 1];
        for value in values.values() {
            changes[value.first].0 += value.bytes;
            changes[value.last + 1].1 += value.bytes;
        }
        let mut live = 0;
        let at_each = changes.iter().map(|(more, less)| {
            live = live + more - less;
            live
        });
        at_each.max().unwrap_or(0)
    }

    /// What a value takes in registers, or the variable that a pointer leads to; none for what has to be in memory.
    fn register_bytes(&self, value_type: Id, is_variable: bool) -> Option<usize> {
        match self.types.get(&value_type)? {
            Type::Pointer { pointee, .. } if is_variable => self.register_bytes((*pointee)?, false),
            Type::Aggregate | Type::Opaque => None,
            Type::Number | Type::Pointer { .. } => Some(self.layout(value_type)?.bytes),
        }
    }

    fn note(&mut self, instruction: &Instruction<'_>, id_modes: &mut Vec<(Id, u32, Vec<Id>)>) {
        let o = instruction.operands();
        if instruction.code() == OP_TYPE_UNTYPED_POINTER && o.len() >= 2 {
            return self.declare_pointer(o[0], o[1], None);
        }
        match (Op::from_u32(instruction.code()), o) {
            (Some(Op::Name), [target, name @ ..]) => {
                self.names.insert(*target, string(name));
            }
            (Some(Op::EntryPoint), [model, id, name @ ..]) if *model == ExecutionModel::Kernel as u32 => {
                self.entry_points.push((*id, string(name)));
            }
            (Some(Op::ExecutionMode), [entry, mode, values @ ..]) => self.modes.push((*entry, *mode, values.to_vec())),
            (Some(Op::ExecutionModeId), [entry, mode, ids @ ..]) => id_modes.push((*entry, *mode, ids.to_vec())),
            (Some(Op::Decorate), [target, decoration, rest @ ..]) => self.note_decoration(*target, *decoration, rest),
            (Some(Op::GroupDecorate), [group, targets @ ..]) => {
                let shared: Vec<u32> = self.decorated.iter().filter(|d| d.0 == *group).map(|d| d.1).collect();
                for target in targets {
                    self.decorated.extend(shared.iter().map(|d| (*target, *d)));
                    if self.by_value.contains(group) {
                        self.by_value.insert(*target);
                    }
                }
            }
            (Some(Op::TypeBool), [id]) => self.declare(*id, Type::Number, Layout::number(1)),
            (Some(Op::TypeVoid), [id]) => self.void = Some(*id),
            (Some(op @ (Op::TypeInt | Op::TypeFloat)), [id, width, ..]) => {
                if op == Op::TypeInt && *width == 64 {
                    self.longs.insert(*id);
                }
                self.declare(*id, Type::Number, Layout::number(*width as usize / 8));
            }
            (Some(Op::TypeVector), [id, component, count]) => {
                let layout = self.vector_layout(*component, *count);
                self.declare(*id, Type::Number, layout);
            }
            (Some(Op::TypeArray), [id, element, length]) => {
                let layout = self.array_layout(*element, *length);
                self.declare(*id, Type::Aggregate, layout);
            }
            (Some(Op::TypeStruct), [id, members @ ..]) => {
                let layout = self.struct_layout(*id, members);
                self.declare(*id, Type::Aggregate, layout);
            }
            (Some(Op::TypeForwardPointer), [id, storage]) => {
                self.declare_pointer(*id, *storage, None);
            }
            (Some(Op::TypePointer), [id, storage, pointee]) => {
                self.declare_pointer(*id, *storage, Some(*pointee));
            }
            (
                Some(
                    Op::TypeImage
                    | Op::TypeSampler
                    | Op::TypeSampledImage
                    | Op::TypeOpaque
                    | Op::TypeEvent
                    | Op::TypeDeviceEvent
                    | Op::TypeReserveId
                    | Op::TypeQueue
                    | Op::TypePipe,
                ),
                [id, ..],
            ) => self.declare(*id, Type::Opaque, None),
            (Some(Op::Constant | Op::SpecConstant), [_, id, low, high @ ..]) => {
                let high = high.first().map_or(0, |w| u64::from(*w) << 32);
                self.constants.insert(*id, high | u64::from(*low));
            }
            (Some(Op::Function), [result_type, id, _, function_type]) => self.functions.push(Function {
                id: *id,
                result_type: *result_type,
                function_type: *function_type,
                parameters: Vec::new(),
                calls: Vec::new(),
                defined: false,
                watches: false,
                calls_by_pointer: false,
                linkage: None,
                live_bytes: 0,
            }),
            (Some(Op::Variable), [pointer, id, storage, initial @ ..])
                if *storage == StorageClass::CrossWorkgroup as u32 =>
            {
                self.globals.push((*pointer, *id, initial.first().copied()));
            }
            (Some(Op::ConstantNull | Op::Undef), [_, id]) => {
                self.nulls.insert(*id);
            }
            (Some(Op::FunctionParameter), [parameter_type, id]) => {
                if let Some(function) = self.functions.last_mut() {
                    function.parameters.push((*parameter_type, *id));
                }
            }
            (Some(Op::Label), _) => {
                if let Some(function) = self.functions.last_mut() {
                    function.defined = true;
                }
            }
            (Some(Op::FunctionCall), [_, _, callee, ..]) => {
                if let Some(function) = self.functions.last_mut() {
                    function.calls.push(*callee);
                }
            }
            _ if watches(instruction) => {
                if let Some(function) = self.functions.last_mut() {
                    function.watches = true;
                    function.calls_by_pointer |= instruction.code() == function_pointers::CALL;
                }
            }
            _ => {}
        }
    }

    fn declare(&mut self, id: Id, declared: Type, layout: Option<Layout>) {
        self.types.insert(id, declared);
        self.layouts.extend(layout.map(|layout| (id, layout)));
    }

    fn declare_pointer(&mut self, id: Id, storage: u32, pointee: Option<Id>) {
        self.declare(id, Type::Pointer { storage, pointee }, Layout::number(8));
    }

    fn note_decoration(&mut self, target: Id, decoration: u32, rest: &[u32]) {
        self.decorated.insert((target, decoration));
        match (Decoration::from_u32(decoration), rest) {
            (Some(Decoration::LinkageAttributes), name) => {
                let imported = name.get(string_words(name)) == Some(&(LinkageType::Import as u32));
                self.linkage.insert(target, Linkage { name: string(name), imported });
            }
            (Some(Decoration::FuncParamAttr), [attribute])
                if *attribute == FunctionParameterAttribute::ByVal as u32 =>
            {
                self.by_value.insert(target);
            }
            (Some(Decoration::SpecId), [id]) => self.spec_ids.push(*id),
            _ => {}
        }
    }

    fn is_decorated(&self, id: Id, decoration: Decoration) -> bool {
        self.decorated.contains(&(id, decoration as u32))
    }

    pub fn spec_ids(&self) -> &[u32] {
        &self.spec_ids
    }

    /// The variables in global memory, defined or imported.
    pub fn variables(&self) -> impl Iterator<Item = Variable<'_>> {
        self.globals.iter().filter_map(|(pointer, id, initial)| {
            let Some(Type::Pointer { pointee: Some(pointee), .. }) = self.types.get(pointer) else {
                return None;
            };
            let linkage = self.linkage.get(id);
            Some(Variable {
                id: *id,
                name: linkage.map(|l| l.name.as_str()),
                imported: linkage.is_some_and(|l| l.imported),
                bytes: self.layout(*pointee).map(|l| l.bytes),
                initialised: initial.is_some_and(|value| !self.nulls.contains(&value)),
                pointee: *pointee,
            })
        })
    }

    /// The names that other modules, or the host, must provide; variables that stand for built-in values are none.
    pub fn imports(&self) -> impl Iterator<Item = &str> {
        let real = self.linkage.iter().filter(|(id, l)| l.imported && !self.is_decorated(**id, Decoration::BuiltIn));
        real.map(|(_, l)| l.name.as_str())
    }

    pub fn exports(&self) -> impl Iterator<Item = &str> {
        self.linkage.values().filter(|l| !l.imported).map(|l| l.name.as_str())
    }

    pub(super) fn exported_functions(&self) -> impl Iterator<Item = &Function> {
        let exported = |f: &&Function| f.linkage.as_ref().is_some_and(|l| !l.imported);
        self.functions.iter().filter(exported)
    }

    pub fn kernels(&self) -> Vec<KernelDeclaration> {
        self.entry_points.iter().map(|(id, name)| self.kernel(*id, name)).collect()
    }

    fn kernel(&self, id: Id, name: &str) -> KernelDeclaration {
        let parameters = self.functions.iter().find(|f| f.id == id).map_or(&[][..], |f| &f.parameters);
        let mode = |wanted: ExecutionMode| {
            self.modes.iter().find(|(entry, mode, _)| *entry == id && *mode == wanted as u32).map(|(_, _, v)| &v[..])
        };
        let group_size = mode(ExecutionMode::LocalSize).or(mode(ExecutionMode::LocalSizeId));
        let hint = mode(ExecutionMode::LocalSizeHint).or(mode(ExecutionMode::LocalSizeHintId));
        let sub_group_size = mode(ExecutionMode::SubgroupSize);
        let attributes = [
            ("reqd_work_group_size", group_size),
            ("work_group_size_hint", hint),
            ("intel_reqd_sub_group_size", sub_group_size),
        ];
        KernelDeclaration {
            name: name.to_owned(),
            args: parameters.iter().map(|(t, p)| self.argument(*t, *p)).collect(),
            arg_names: parameters.iter().map(|(_, p)| self.names.get(p).cloned().unwrap_or_default()).collect(),
            required_group_size: group_size.and_then(|v| v.try_into().ok()),
            required_sub_group_size: sub_group_size.and_then(|v| v.first().copied()),
            attributes: attributes
                .iter()
                .filter_map(|(name, values)| Some(attribute(name, (*values)?)))
                .collect::<Vec<_>>()
                .join(" "),
            live_bytes: self.reached_live_bytes(id),
            function: id,
        }
    }

    /// Whether a function has that name: for linkers, or, if it is the module's own, for debuggers.
    pub(super) fn is_called(&self, function: &Function, name: &str) -> bool {
        let own_name = || self.names.get(&function.id).filter(|_| function.linkage.is_none());
        function.linked_as(name) || own_name().is_some_and(|own| own == name)
    }

    /// Whether a function takes so many integers of 64 bits, and returns nothing.
    pub(super) fn takes_longs(&self, function: &Function, parameters: usize) -> bool {
        function.parameters.len() == parameters
            && function.parameters.iter().all(|(parameter_type, _)| self.longs.contains(parameter_type))
            && self.void == Some(function.result_type)
    }

    /// The most of a function and those of the module that it calls.
    fn reached_live_bytes(&self, function: Id) -> usize {
        let mut reached = HashSet::from([function]);
        let mut pending = vec![function];
        let mut most = 0;
        while let Some(id) = pending.pop() {
            for function in self.functions.iter().filter(|f| f.id == id) {
                most = most.max(function.live_bytes);
                pending.extend(function.calls.iter().filter(|id| reached.insert(**id)));
            }
        }
        most
    }

    fn argument(&self, argument_type: Id, parameter: Id) -> ArgKind {
        const GLOBAL: u32 = StorageClass::CrossWorkgroup as u32;
        const CONSTANT: u32 = StorageClass::UniformConstant as u32;
        const LOCAL: u32 = StorageClass::Workgroup as u32;
        const PRIVATE: u32 = StorageClass::Function as u32;
        match self.types.get(&argument_type) {
            Some(Type::Pointer { storage: GLOBAL, .. }) => ArgKind::Pointer { space: AddressSpace::Global },
            Some(Type::Pointer { storage: CONSTANT, .. }) => ArgKind::Pointer { space: AddressSpace::Constant },
            Some(Type::Pointer { storage: LOCAL, .. }) => ArgKind::Local,
            Some(Type::Pointer { storage: PRIVATE, pointee: Some(value) }) if self.by_value.contains(&parameter) => {
                self.layout(*value).map_or(ArgKind::Other, |l| ArgKind::Value { bytes: l.bytes })
            }
            Some(Type::Pointer { .. } | Type::Opaque) | None => ArgKind::Other,
            Some(_) => self.layout(argument_type).map_or(ArgKind::Other, |l| ArgKind::Value { bytes: l.bytes }),
        }
    }

    /// Size and alignment by OpenCL's rules; none for a type that has no size.
    pub(super) fn layout(&self, id: Id) -> Option<Layout> {
        self.layouts.get(&id).copied()
    }

    fn vector_layout(&self, component: Id, count: u32) -> Option<Layout> {
        let count = if count == 3 { 4 } else { count as usize };
        Layout::number(self.layout(component)?.bytes.checked_mul(count)?)
    }

    fn array_layout(&self, element: Id, length: Id) -> Option<Layout> {
        let element = self.layout(element)?;
        let length = usize::try_from(*self.constants.get(&length)?).ok()?;
        Some(Layout { bytes: element.bytes.checked_mul(length)?, ..element })
    }

    fn struct_layout(&self, id: Id, members: &[Id]) -> Option<Layout> {
        let packed = self.is_decorated(id, Decoration::CPacked);
        let mut whole = Layout { bytes: 0, align: 1 };
        for member in members {
            let member = self.layout(*member)?;
            let align = if packed { 1 } else { member.align };
            let start = whole.bytes.checked_next_multiple_of(align)?;
            whole.bytes = start.checked_add(member.bytes)?;
            whole.align = whole.align.max(align);
        }
        whole.bytes = whole.bytes.checked_next_multiple_of(whole.align)?;
        Some(whole)
    }
}

/// An attribute of OpenCL C: `reqd_work_group_size(8,1,1)`.
fn attribute(name: &str, values: &[u32]) -> String {
    let values: Vec<_> = values.iter().map(u32::to_string).collect();
    format!("{name}({})", values.join(","))
}

#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) bytes: usize,
    align: usize,
}

impl Layout {
    /// Of a number, a vector or a pointer, which are aligned to their size.
    fn number(bytes: usize) -> Option<Layout> {
        let align = bytes.max(1);
        Some(Layout { bytes, align })
    }
}

/// The functions that `kernel` of module `home` can reach, itself included, when `modules` are linked. Of those that are
/// imported there are only such as no module defines.
pub fn reached<'a>(modules: &'a [Facts], home: usize, kernel: &KernelDeclaration) -> Vec<&'a Function> {
    let mut functions = Vec::new();
    let mut seen = HashSet::from([(home, kernel.function)]);
    let mut pending = vec![(home, kernel.function)];
    while let Some((module, id)) = pending.pop() {
        let Some(function) = modules[module].functions.iter().find(|f| f.id == id) else {
            continue;
        };
        let imported = function.linkage.as_ref().filter(|l| l.imported);
        let elsewhere: Vec<_> = imported.into_iter().flat_map(|l| definitions(modules, &l.name)).collect();
        if elsewhere.is_empty() {
            functions.push(function);
        }
        let named = function.calls.iter().map(|c| (module, *c));
        let pointed = if function.calls_by_pointer { exported(modules).collect() } else { Vec::new() };
        for callee in named.chain(elsewhere).chain(pointed) {
            if seen.insert(callee) {
                pending.push(callee);
            }
        }
    }
    functions
}

/// Atomic operations, volatile loads, and calls by pointer, which may lead to any of these. Nothing else shows reliably
/// what others write meanwhile, so that no loop can wait for it.
fn watches(instruction: &Instruction<'_>) -> bool {
    const FLOAT_MINIMUM_AND_MAXIMUM: std::ops::RangeInclusive<u32> = 5614..=5615; // SPV_EXT_shader_atomic_float_min_max
    const FLOAT_SUM: u32 = 6035; // SPV_EXT_shader_atomic_float_add
    const ATOMICS: std::ops::RangeInclusive<u32> = Op::AtomicLoad as u32..=Op::AtomicXor as u32;
    const FLAGS: std::ops::RangeInclusive<u32> = Op::AtomicFlagTestAndSet as u32..=Op::AtomicFlagClear as u32;
    match (instruction.code(), instruction.operands()) {
        (function_pointers::CALL | FLOAT_SUM, _) => true,
        (code, [_, _, _, access, ..]) if code == Op::Load as u32 => access & MemoryAccess::VOLATILE.bits() != 0,
        (code, _) => [ATOMICS, FLAGS, FLOAT_MINIMUM_AND_MAXIMUM].iter().any(|range| range.contains(&code)),
    }
}

/// All functions that programs can have pointers to.
fn exported(modules: &[Facts]) -> impl Iterator<Item = (usize, Id)> + '_ {
    let all = modules.iter().enumerate();
    all.flat_map(|(m, facts)| facts.exported_functions().map(move |f| (m, f.id)))
}

fn definitions<'a>(modules: &'a [Facts], name: &'a str) -> impl Iterator<Item = (usize, Id)> + 'a {
    let functions = modules.iter().enumerate().flat_map(|(m, facts)| facts.functions.iter().map(move |f| (m, f)));
    functions.filter(move |(_, f)| f.defined && f.linked_as(name)).map(|(m, f)| (m, f.id))
}
