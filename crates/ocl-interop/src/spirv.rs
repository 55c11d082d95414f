//! What we need to know of a SPIR-V module, and the changes we make to it.
//!
//! Modules are walked word by word with rspirv's names for opcodes and enumerants, not through its object model: that
//! refuses a module for one enumerant it has never heard of, while all we need are a few dozen old instructions, and the
//! judge of everything else is the engine's compiler. Words we do not look at pass through unchanged.

use std::collections::{HashMap, HashSet};

use rspirv::spirv::{
    Decoration, ExecutionMode, ExecutionModel, FunctionControl, FunctionParameterAttribute,
    LinkageType, MAGIC_NUMBER, MemoryAccess, Op, StorageClass,
};

use crate::{AddressSpace, ArgKind};

/// SPV_KHR_untyped_pointers, younger than rspirv's grammar.
const OP_TYPE_UNTYPED_POINTER: u32 = 4417;
/// SPV_INTEL_function_pointers, which it does not have.
mod function_pointers {
    pub const CALL: u32 = 5601;
    pub const DECORATION_REFERENCED: u32 = 5602;
    pub const CAPABILITY_CALLS: u32 = 5603;
    pub const CAPABILITY_REFERENCES: u32 = 5604;
}
const HEADER_WORDS: usize = 5;
/// Where the header says how many ids there are, and an `OpFunctionCall`'s operands which function is called.
const BOUND: usize = 3;
const CALLEE: usize = 2;

type Id = u32;

/// A module whose instructions are whole: every length is positive and within the words; and so are its functions, since compilers
/// crash where one has no end or is called and not there.
#[derive(Clone)]
pub struct Module {
    words: Vec<u32>,
}

struct Instruction<'a> {
    /// The whole instruction, its first word included.
    words: &'a [u32],
}

impl<'a> Instruction<'a> {
    fn code(&self) -> u32 {
        self.words[0] & 0xffff
    }

    fn is(&self, op: Op) -> bool {
        self.code() == op as u32
    }

    fn operands(&self) -> &'a [u32] {
        &self.words[1..]
    }
}

impl Module {
    /// Takes a module in either byte order.
    pub fn parse(bytes: &[u8]) -> Result<Module, String> {
        if bytes.len() % 4 != 0 || bytes.len() < 4 * HEADER_WORDS {
            return Err(format!("{} bytes are not a SPIR-V module", bytes.len()));
        }
        let as_words = |read: fn([u8; 4]) -> u32| -> Vec<u32> {
            bytes
                .chunks_exact(4)
                .map(|c| read([c[0], c[1], c[2], c[3]]))
                .collect()
        };
        let mut words = as_words(u32::from_le_bytes);
        if words[0] == MAGIC_NUMBER.swap_bytes() {
            words = as_words(u32::from_be_bytes);
        }
        if words[0] != MAGIC_NUMBER {
            return Err(format!("{:#010x} is not SPIR-V's magic number", words[0]));
        }
        let mut at = HEADER_WORDS;
        while at < words.len() {
            let length = (words[at] >> 16) as usize;
            if length == 0 || at + length > words.len() {
                return Err(format!(
                    "the SPIR-V instruction at word {at} ends outside the module"
                ));
            }
            at += length;
        }
        let module = Module { words };
        if !module.instructions().any(|i| i.is(Op::MemoryModel)) {
            return Err("the SPIR-V module has no memory model".to_owned());
        }
        module.check_functions()?;
        Ok(module)
    }

    fn check_functions(&self) -> Result<(), String> {
        let mut open: Option<Option<Id>> = None;
        let (mut defined, mut named) = (HashSet::<Id>::new(), HashSet::<Id>::new());
        for instruction in self.instructions() {
            let operands = instruction.operands();
            if instruction.is(Op::Function) {
                if let Some(id) = open.replace(operands.get(1).copied()) {
                    return Err(format!("SPIR-V function {} has no end", id.unwrap_or(0)));
                }
                defined.extend(operands.get(1));
            } else if instruction.is(Op::FunctionEnd) {
                open = None;
            } else if instruction.is(Op::EntryPoint) {
                named.extend(operands.get(1));
            } else if instruction.is(Op::FunctionCall) {
                named.extend(operands.get(CALLEE));
            }
        }
        if open.is_some() {
            return Err("the last SPIR-V function has no end".to_owned());
        }
        match named.difference(&defined).next() {
            Some(id) => Err(format!("SPIR-V function {id} is used and not there")),
            None => Ok(()),
        }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        self.words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    fn instructions(&self) -> impl Iterator<Item = Instruction<'_>> {
        let mut rest = &self.words[HEADER_WORDS..];
        std::iter::from_fn(move || {
            let (words, tail) = rest.split_at(rest.first().map(|w| (w >> 16) as usize)?);
            rest = tail;
            Some(Instruction { words })
        })
    }

    /// Makes calls of `function` call the host's `symbol` instead.
    ///
    /// If the module imports `function`, the import gets the host's name. If it defines it (the portable form, with a
    /// body that suits a GPU), the calls go to a new import of the host's name, and the definition is no longer
    /// exported, so that modules which all bring one can be linked. A module that knows no such function stays as it is.
    pub fn bind_host_function(&mut self, function: &str, symbol: &str) {
        let Some(bound) = Facts::of(self)
            .functions
            .into_iter()
            .find(|f| f.linked_as(function))
        else {
            return;
        };
        let mut next_id = self.words[BOUND];
        let mut fresh_id = || {
            next_id += 1;
            next_id - 1
        };
        let callee = if bound.defined { fresh_id() } else { bound.id };
        let mut declaration = Vec::new();
        if bound.defined {
            push(
                &mut declaration,
                Op::Function,
                &[bound.result_type, callee, 0, bound.function_type],
            );
            for (parameter_type, _) in &bound.parameters {
                push(
                    &mut declaration,
                    Op::FunctionParameter,
                    &[*parameter_type, fresh_id()],
                );
            }
            push(&mut declaration, Op::FunctionEnd, &[]);
        }

        let mut words = self.words[..HEADER_WORDS].to_vec();
        for instruction in self.instructions() {
            let operands = instruction.operands();
            if instruction.is(Op::Decorate)
                && operands.starts_with(&[bound.id, Decoration::LinkageAttributes as u32])
            {
                let mut decoration = vec![callee, Decoration::LinkageAttributes as u32];
                push_string(&mut decoration, symbol);
                decoration.push(LinkageType::Import as u32);
                push(&mut words, Op::Decorate, &decoration);
                continue;
            }
            if instruction.is(Op::Function) {
                words.append(&mut declaration); // before the first function: declarations precede definitions
            }
            let start = words.len();
            words.extend_from_slice(instruction.words);
            if instruction.is(Op::FunctionCall) && operands.get(CALLEE) == Some(&bound.id) {
                words[start + 1 + CALLEE] = callee;
            }
        }
        words[BOUND] = next_id;
        self.words = words;
    }

    /// Lets the program have pointers to all functions that are exported, if the module calls functions by pointer: says
    /// so of each, or else the compiler leaves them away. Kernels have no address that could be called, but the functions
    /// that they wrap have one, which get a name of their own: [`addressable_name`].
    pub fn export_addresses(&mut self) {
        use function_pointers::{CAPABILITY_CALLS, CAPABILITY_REFERENCES, DECORATION_REFERENCED};
        let facts = Facts::of(self);
        let is_kernel = |id: Id| facts.entry_points.iter().any(|(kernel, _)| *kernel == id);
        let exported: HashMap<Id, &Function> = facts
            .exported_functions()
            .filter(|f| !is_kernel(f.id))
            .map(|f| (f.id, f))
            .collect();
        let mut calls_by_pointer = false;
        let mut words = self.words[..HEADER_WORDS].to_vec();
        for instruction in self.instructions() {
            match (Op::from_u32(instruction.code()), instruction.operands()) {
                (Some(Op::Capability), [CAPABILITY_CALLS]) => {
                    calls_by_pointer = true;
                    words.extend_from_slice(instruction.words);
                    push(&mut words, Op::Capability, &[CAPABILITY_REFERENCES]);
                }
                (Some(Op::Capability), [CAPABILITY_REFERENCES]) => (),
                (Some(Op::Decorate), [target, DECORATION_REFERENCED, ..])
                    if exported.contains_key(target) => {}
                (Some(Op::Decorate), [target, decoration, name @ ..])
                    if *decoration == Decoration::LinkageAttributes as u32
                        && exported.contains_key(target) =>
                {
                    let name = string(name);
                    let wrapped = facts.entry_points.iter().any(|(_, kernel)| *kernel == name);
                    let mut linkage = vec![*target, Decoration::LinkageAttributes as u32];
                    let name = if wrapped {
                        addressable_name(&name)
                    } else {
                        name
                    };
                    push_string(&mut linkage, &name);
                    linkage.push(LinkageType::Export as u32);
                    push(&mut words, Op::Decorate, &linkage);
                    push(&mut words, Op::Decorate, &[*target, DECORATION_REFERENCED]);
                }
                _ => words.extend_from_slice(instruction.words),
            }
        }
        if calls_by_pointer {
            self.words = words;
        }
    }

    /// Gives specialization constants their values, by `SpecId`; the error is the id of one whose type has another size.
    pub fn specialise(&mut self, values: &HashMap<u32, &[u8]>) -> Result<(), u32> {
        let facts = Facts::of(self);
        let mut given: HashMap<Id, (u32, &[u8])> = HashMap::new();
        for instruction in self.instructions() {
            if let [target, decoration, spec_id] = instruction.operands() {
                if instruction.is(Op::Decorate) && *decoration == Decoration::SpecId as u32 {
                    given.extend(
                        values
                            .get(spec_id)
                            .map(|value| (*target, (*spec_id, *value))),
                    );
                }
            }
        }
        let mut at = HEADER_WORDS;
        while at < self.words.len() {
            let instruction = &mut self.words[at..];
            let (code, length) = (instruction[0] & 0xffff, (instruction[0] >> 16) as usize);
            at += length;
            let Some((spec_id, value)) = instruction[..length].get(2).and_then(|id| given.get(id))
            else {
                continue;
            };
            let bytes = facts
                .layout(instruction[1])
                .map_or(0, |layout| layout.bytes);
            if code == Op::SpecConstant as u32 {
                if value.len() != bytes || bytes > 4 * (length - 3) {
                    return Err(*spec_id);
                }
                for (word, part) in instruction[3..length].iter_mut().zip(value.chunks(4)) {
                    let mut whole = [0; 4];
                    whole[..part.len()].copy_from_slice(part);
                    *word = u32::from_le_bytes(whole);
                }
            } else if code == Op::SpecConstantTrue as u32 || code == Op::SpecConstantFalse as u32 {
                let [value] = value else { return Err(*spec_id) };
                let op = if *value == 0 {
                    Op::SpecConstantFalse
                } else {
                    Op::SpecConstantTrue
                };
                instruction[0] = instruction[0] & !0xffff | op as u32;
            }
        }
        Ok(())
    }

    /// Has compilers inline all functions but the kernels, whatever they have been told.
    pub fn inline_all(&mut self) {
        let kernels: HashSet<Id> = self
            .instructions()
            .filter(|i| i.is(Op::EntryPoint))
            .filter_map(|i| i.operands().get(1).copied())
            .collect();
        let mut at = HEADER_WORDS;
        while at < self.words.len() {
            let instruction = &mut self.words[at..];
            let length = (instruction[0] >> 16) as usize;
            if instruction[0] & 0xffff == Op::Function as u32 && length > 3 {
                instruction[3] &= !FunctionControl::DONT_INLINE.bits();
                if !kernels.contains(&instruction[2]) {
                    instruction[3] |= FunctionControl::INLINE.bits();
                }
            }
            at += length;
        }
    }

    /// Puts the variables of global memory at fixed addresses: what was a variable becomes a constant. If some of those that the
    /// module defines have an initial value, a kernel `writer` is added, which writes them, and the result is true.
    pub fn place_variables(
        &mut self,
        facts: &Facts,
        address: impl Fn(Id) -> Option<u64>,
        writer: &str,
    ) -> bool {
        let placed: HashMap<Id, (u64, Variable<'_>)> = facts
            .variables()
            .filter_map(|variable| Some((variable.id, (address(variable.id)?, variable))))
            .collect();
        if placed.is_empty() {
            return false;
        }
        let mut next_id = self.words[BOUND];
        let mut fresh_id = || {
            next_id += 1;
            next_id - 1
        };
        // Types that are needed come first of all types; one that the module has already moves there.
        let (void, long) = (
            self.type_of(Op::TypeVoid, &[]),
            self.type_of(Op::TypeInt, &[64, 0]),
        );
        let written = placed.values().any(|(_, variable)| variable.initialised);
        let moved: Vec<Id> = [void, long].into_iter().flatten().collect();
        let (void, long) = (
            void.unwrap_or_else(&mut fresh_id),
            long.unwrap_or_else(&mut fresh_id),
        );
        let (writer_type, writer_id) = (fresh_id(), fresh_id());
        let mut types = Vec::new();
        push(&mut types, Op::TypeVoid, &[void]);
        push(&mut types, Op::TypeInt, &[long, 64, 0]);
        if written {
            push(&mut types, Op::TypeFunction, &[writer_type, void]);
        }

        let mut words = self.words[..HEADER_WORDS].to_vec();
        let mut body = Vec::new();
        for instruction in self.instructions() {
            let operands = instruction.operands();
            if !types.is_empty() && is_type(instruction.code()) {
                words.append(&mut types);
            }
            match (Op::from_u32(instruction.code()), operands) {
                (Some(Op::TypeVoid | Op::TypeInt), [id, ..]) if moved.contains(id) => {}
                (Some(Op::Decorate), [target, ..]) if placed.contains_key(target) => {}
                (Some(Op::EntryPoint), [_, _, rest @ ..]) => {
                    let name_end = 2 + string_words(rest);
                    let mut kept = operands[..name_end].to_vec();
                    let interface = operands[name_end..].iter();
                    kept.extend(interface.filter(|id| !placed.contains_key(id)));
                    push(&mut words, Op::EntryPoint, &kept);
                }
                (Some(Op::MemoryModel), _) => {
                    words.extend_from_slice(instruction.words);
                    if written {
                        let mut entry = vec![ExecutionModel::Kernel as u32, writer_id];
                        push_string(&mut entry, writer);
                        push(&mut words, Op::EntryPoint, &entry);
                    }
                }
                (Some(Op::Variable), [pointer, id, _, initial @ ..]) if placed.contains_key(id) => {
                    let (address, variable) = &placed[id];
                    let number = fresh_id();
                    let halves = [*address as u32, (*address >> 32) as u32];
                    push(
                        &mut words,
                        Op::Constant,
                        &[long, number, halves[0], halves[1]],
                    );
                    let convert = Op::ConvertUToPtr as u32;
                    push(
                        &mut words,
                        Op::SpecConstantOp,
                        &[*pointer, *id, convert, number],
                    );
                    let (true, [initial]) = (variable.initialised, initial) else {
                        continue;
                    };
                    let (value_pointer, value, size) = (fresh_id(), fresh_id(), fresh_id());
                    let storage = StorageClass::UniformConstant as u32;
                    let bytes = variable.bytes.unwrap_or(0) as u64;
                    let halves = [bytes as u32, (bytes >> 32) as u32];
                    push(
                        &mut words,
                        Op::TypePointer,
                        &[value_pointer, storage, variable.pointee],
                    );
                    push(
                        &mut words,
                        Op::Variable,
                        &[value_pointer, value, storage, *initial],
                    );
                    push(
                        &mut words,
                        Op::Constant,
                        &[long, size, halves[0], halves[1]],
                    );
                    push(&mut body, Op::CopyMemorySized, &[*id, value, size]);
                }
                _ => words.extend_from_slice(instruction.words),
            }
        }
        if written {
            push(&mut words, Op::Function, &[void, writer_id, 0, writer_type]);
            push(&mut words, Op::Label, &[fresh_id()]);
            words.append(&mut body);
            push(&mut words, Op::Return, &[]);
            push(&mut words, Op::FunctionEnd, &[]);
        }
        words[BOUND] = next_id;
        self.words = words;
        written
    }

    /// The type that is declared so.
    fn type_of(&self, op: Op, parameters: &[u32]) -> Option<Id> {
        self.instructions()
            .find(|i| i.is(op) && i.operands().get(1..) == Some(parameters))
            .map(|i| i.operands()[0])
    }
}

fn is_type(code: u32) -> bool {
    (Op::TypeVoid as u32..=Op::TypeForwardPointer as u32).contains(&code)
}

/// What the function that a kernel wraps is called, where programs can have a pointer to it.
pub fn addressable_name(kernel: &str) -> String {
    format!("{kernel}.function")
}

fn push(words: &mut Vec<u32>, op: Op, operands: &[u32]) {
    words.push(((operands.len() as u32 + 1) << 16) | op as u32);
    words.extend_from_slice(operands);
}

fn push_string(words: &mut Vec<u32>, text: &str) {
    let mut bytes = text.as_bytes().to_vec();
    bytes.resize((bytes.len() / 4 + 1) * 4, 0);
    words.extend(
        bytes
            .chunks_exact(4)
            .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])),
    );
}

/// The literal string at the start of `words`.
fn string(words: &[u32]) -> String {
    let bytes: Vec<u8> = words
        .iter()
        .flat_map(|w| w.to_le_bytes())
        .take_while(|b| *b != 0)
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many words the literal string at the start of `words` takes.
fn string_words(words: &[u32]) -> usize {
    words
        .iter()
        .take_while(|w| w.to_le_bytes().iter().all(|b| *b != 0))
        .count()
        + 1
}

/// One `OpFunction`.
pub struct Function {
    id: Id,
    result_type: Id,
    function_type: Id,
    /// (type, id) of each.
    parameters: Vec<(Id, Id)>,
    calls: Vec<Id>,
    defined: bool,
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
    pub fn is_one_of(&self, host: &HashSet<String>) -> bool {
        let imported = self.linkage.as_ref().filter(|l| l.imported);
        imported.is_some_and(|l| host.contains(&l.name))
    }

    /// It may wait for what other work-items do: it watches memory, or nobody here knows what it does.
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
    Scalar { bytes: usize },
    Vector { component: Id, count: u32 },
    Array { element: Id, length: Id },
    Struct { members: Vec<Id> },
    Pointer { storage: u32, pointee: Option<Id> },
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
    initialised: bool,
    pointee: Id,
}

/// What one pass over a module finds.
#[derive(Default)]
pub struct Facts {
    /// (type, id, initial value) of those in global memory.
    globals: Vec<(Id, Id, Option<Id>)>,
    nulls: HashSet<Id>,
    functions: Vec<Function>,
    entry_points: Vec<(Id, String)>,
    /// (entry point, mode, operands); the ids of `OpExecutionModeId` are replaced by their values.
    modes: Vec<(Id, u32, Vec<u32>)>,
    names: HashMap<Id, String>,
    linkage: HashMap<Id, Linkage>,
    decorated: HashSet<(Id, u32)>,
    by_value: HashSet<Id>,
    types: HashMap<Id, Type>,
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
            let values = ids
                .iter()
                .map(|id| facts.constants.get(id).map_or(0, |v| *v as u32))
                .collect();
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
            let body: Vec<_> = instructions
                .by_ref()
                .skip_while(|i| !head(i))
                .skip(1)
                .take_while(|i| !i.is(Op::FunctionEnd))
                .collect();
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
                values.insert(
                    *id,
                    Value {
                        bytes,
                        first: place,
                        last,
                    },
                );
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
            Type::Array { .. } | Type::Struct { .. } | Type::Opaque => None,
            Type::Scalar { .. } | Type::Vector { .. } | Type::Pointer { .. } => {
                Some(self.layout(value_type)?.bytes)
            }
        }
    }

    fn note(&mut self, instruction: &Instruction<'_>, id_modes: &mut Vec<(Id, u32, Vec<Id>)>) {
        let o = instruction.operands();
        if instruction.code() == OP_TYPE_UNTYPED_POINTER && o.len() >= 2 {
            self.types.insert(
                o[0],
                Type::Pointer {
                    storage: o[1],
                    pointee: None,
                },
            );
            return;
        }
        match (Op::from_u32(instruction.code()), o) {
            (Some(Op::Name), [target, name @ ..]) => {
                self.names.insert(*target, string(name));
            }
            (Some(Op::EntryPoint), [model, id, name @ ..])
                if *model == ExecutionModel::Kernel as u32 =>
            {
                self.entry_points.push((*id, string(name)));
            }
            (Some(Op::ExecutionMode), [entry, mode, values @ ..]) => {
                self.modes.push((*entry, *mode, values.to_vec()))
            }
            (Some(Op::ExecutionModeId), [entry, mode, ids @ ..]) => {
                id_modes.push((*entry, *mode, ids.to_vec()))
            }
            (Some(Op::Decorate), [target, decoration, rest @ ..]) => {
                self.note_decoration(*target, *decoration, rest)
            }
            (Some(Op::GroupDecorate), [group, targets @ ..]) => {
                let shared: Vec<u32> = self
                    .decorated
                    .iter()
                    .filter(|d| d.0 == *group)
                    .map(|d| d.1)
                    .collect();
                for target in targets {
                    self.decorated.extend(shared.iter().map(|d| (*target, *d)));
                    if self.by_value.contains(group) {
                        self.by_value.insert(*target);
                    }
                }
            }
            (Some(Op::TypeBool), [id]) => self.scalar(*id, 1),
            (Some(Op::TypeInt | Op::TypeFloat), [id, width, ..]) => {
                self.scalar(*id, *width as usize / 8)
            }
            (Some(Op::TypeVector), [id, component, count]) => {
                self.types.insert(
                    *id,
                    Type::Vector {
                        component: *component,
                        count: *count,
                    },
                );
            }
            (Some(Op::TypeArray), [id, element, length]) => {
                self.types.insert(
                    *id,
                    Type::Array {
                        element: *element,
                        length: *length,
                    },
                );
            }
            (Some(Op::TypeStruct), [id, members @ ..]) => {
                self.types.insert(
                    *id,
                    Type::Struct {
                        members: members.to_vec(),
                    },
                );
            }
            (Some(Op::TypePointer), [id, storage, pointee]) => {
                self.types.insert(
                    *id,
                    Type::Pointer {
                        storage: *storage,
                        pointee: Some(*pointee),
                    },
                );
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
            ) => {
                self.types.insert(*id, Type::Opaque);
            }
            (Some(Op::Constant | Op::SpecConstant), [_, id, low, high @ ..]) => {
                let high = high.first().map_or(0, |w| u64::from(*w) << 32);
                self.constants.insert(*id, high | u64::from(*low));
            }
            (Some(Op::Function), [result_type, id, _, function_type]) => {
                self.functions.push(Function {
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
                })
            }
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

    fn scalar(&mut self, id: Id, bytes: usize) {
        self.types.insert(id, Type::Scalar { bytes });
    }

    fn note_decoration(&mut self, target: Id, decoration: u32, rest: &[u32]) {
        self.decorated.insert((target, decoration));
        match (Decoration::from_u32(decoration), rest) {
            (Some(Decoration::LinkageAttributes), name) => {
                let imported = name.get(string_words(name)) == Some(&(LinkageType::Import as u32));
                self.linkage.insert(
                    target,
                    Linkage {
                        name: string(name),
                        imported,
                    },
                );
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
            let Some(Type::Pointer {
                pointee: Some(pointee),
                ..
            }) = self.types.get(pointer)
            else {
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
        let real = self
            .linkage
            .iter()
            .filter(|(id, l)| l.imported && !self.is_decorated(**id, Decoration::BuiltIn));
        real.map(|(_, l)| l.name.as_str())
    }

    pub fn exports(&self) -> impl Iterator<Item = &str> {
        self.linkage
            .values()
            .filter(|l| !l.imported)
            .map(|l| l.name.as_str())
    }

    fn exported_functions(&self) -> impl Iterator<Item = &Function> {
        let exported = |f: &&Function| f.linkage.as_ref().is_some_and(|l| !l.imported);
        self.functions.iter().filter(exported)
    }

    pub fn kernels(&self) -> Vec<KernelDeclaration> {
        self.entry_points
            .iter()
            .map(|(id, name)| self.kernel(*id, name))
            .collect()
    }

    fn kernel(&self, id: Id, name: &str) -> KernelDeclaration {
        let parameters = self
            .functions
            .iter()
            .find(|f| f.id == id)
            .map_or(&[][..], |f| &f.parameters);
        let mode = |wanted: ExecutionMode| {
            self.modes
                .iter()
                .find(|(entry, mode, _)| *entry == id && *mode == wanted as u32)
                .map(|(_, _, v)| &v[..])
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
            args: parameters
                .iter()
                .map(|(t, p)| self.argument(*t, *p))
                .collect(),
            arg_names: parameters
                .iter()
                .map(|(_, p)| self.names.get(p).cloned().unwrap_or_default())
                .collect(),
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
            Some(Type::Pointer {
                storage: GLOBAL, ..
            }) => ArgKind::Pointer {
                space: AddressSpace::Global,
            },
            Some(Type::Pointer {
                storage: CONSTANT, ..
            }) => ArgKind::Pointer {
                space: AddressSpace::Constant,
            },
            Some(Type::Pointer { storage: LOCAL, .. }) => ArgKind::Local,
            Some(Type::Pointer {
                storage: PRIVATE,
                pointee: Some(value),
            }) if self.by_value.contains(&parameter) => self
                .layout(*value)
                .map_or(ArgKind::Other, |l| ArgKind::Value { bytes: l.bytes }),
            Some(Type::Pointer { .. } | Type::Opaque) | None => ArgKind::Other,
            Some(_) => self
                .layout(argument_type)
                .map_or(ArgKind::Other, |l| ArgKind::Value { bytes: l.bytes }),
        }
    }

    /// Size and alignment by OpenCL's rules; none for a type that has no size.
    fn layout(&self, id: Id) -> Option<Layout> {
        match self.types.get(&id)? {
            Type::Scalar { bytes } => Some(Layout {
                bytes: *bytes,
                align: (*bytes).max(1),
            }),
            Type::Vector { component, count } => {
                let count = if *count == 3 { 4 } else { *count as usize };
                let bytes = self.layout(*component)?.bytes * count;
                Some(Layout {
                    bytes,
                    align: bytes.max(1),
                })
            }
            Type::Array { element, length } => {
                let element = self.layout(*element)?;
                let length = usize::try_from(*self.constants.get(length)?).ok()?;
                Some(Layout {
                    bytes: element.bytes.checked_mul(length)?,
                    ..element
                })
            }
            Type::Struct { members } => {
                let packed = self.is_decorated(id, Decoration::CPacked);
                let mut whole = Layout { bytes: 0, align: 1 };
                for member in members {
                    let member = self.layout(*member)?;
                    let align = if packed { 1 } else { member.align };
                    whole.bytes = whole
                        .bytes
                        .next_multiple_of(align)
                        .checked_add(member.bytes)?;
                    whole.align = whole.align.max(align);
                }
                whole.bytes = whole.bytes.next_multiple_of(whole.align);
                Some(whole)
            }
            Type::Pointer { .. } => Some(Layout { bytes: 8, align: 8 }),
            Type::Opaque => None,
        }
    }
}

/// An attribute of OpenCL C: `reqd_work_group_size(8,1,1)`.
fn attribute(name: &str, values: &[u32]) -> String {
    let values: Vec<_> = values.iter().map(u32::to_string).collect();
    format!("{name}({})", values.join(","))
}

struct Layout {
    bytes: usize,
    align: usize,
}

/// The functions that `kernel` of module `home` can reach, itself included, when `modules` are linked. Of those that are
/// imported there are only such as no module defines.
pub fn reached<'a>(
    modules: &'a [Facts],
    home: usize,
    kernel: &KernelDeclaration,
) -> Vec<&'a Function> {
    let mut functions = Vec::new();
    let mut seen = HashSet::from([(home, kernel.function)]);
    let mut pending = vec![(home, kernel.function)];
    while let Some((module, id)) = pending.pop() {
        let Some(function) = modules[module].functions.iter().find(|f| f.id == id) else {
            continue;
        };
        let imported = function.linkage.as_ref().filter(|l| l.imported);
        let elsewhere: Vec<_> = imported
            .into_iter()
            .flat_map(|l| definitions(modules, &l.name))
            .collect();
        if elsewhere.is_empty() {
            functions.push(function);
        }
        let named = function.calls.iter().map(|c| (module, *c));
        let pointed = if function.calls_by_pointer {
            exported(modules).collect()
        } else {
            Vec::new()
        };
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
    const FLAGS: std::ops::RangeInclusive<u32> =
        Op::AtomicFlagTestAndSet as u32..=Op::AtomicFlagClear as u32;
    match (instruction.code(), instruction.operands()) {
        (function_pointers::CALL | FLOAT_SUM, _) => true,
        (code, [_, _, _, access, ..]) if code == Op::Load as u32 => {
            access & MemoryAccess::VOLATILE.bits() != 0
        }
        (code, _) => [ATOMICS, FLAGS, FLOAT_MINIMUM_AND_MAXIMUM]
            .iter()
            .any(|range| range.contains(&code)),
    }
}

/// All functions that programs can have pointers to.
fn exported(modules: &[Facts]) -> impl Iterator<Item = (usize, Id)> + '_ {
    let all = modules.iter().enumerate();
    all.flat_map(|(m, facts)| facts.exported_functions().map(move |f| (m, f.id)))
}

fn definitions<'a>(modules: &'a [Facts], name: &'a str) -> impl Iterator<Item = (usize, Id)> + 'a {
    let functions = modules
        .iter()
        .enumerate()
        .flat_map(|(m, facts)| facts.functions.iter().map(move |f| (m, f)));
    functions
        .filter(move |(_, f)| f.defined && f.linked_as(name))
        .map(|(m, f)| (m, f.id))
}

#[cfg(test)]
mod tests {
    use rspirv::binary::Assemble;
    use rspirv::dr::{Builder, Module as Parsed, Operand, load_bytes};
    use rspirv::spirv::{AddressingModel, Capability, MemoryModel};

    use super::*;

    /// A kernel that calls `relax` twice; `relax` takes a number, and is imported, or exported with a body.
    fn sample(defined: bool) -> Module {
        let mut b = Builder::new();
        b.capability(Capability::Kernel);
        b.capability(Capability::Linkage);
        b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
        let (void, number) = (b.type_void(), b.type_int(32, 0));
        let (relax_type, kernel_type) =
            (b.type_function(void, [number]), b.type_function(void, []));
        let seven = b.constant_bit32(number, 7);

        let relax = b
            .begin_function(void, None, FunctionControl::DONT_INLINE, relax_type)
            .expect("relax");
        b.function_parameter(number).expect("its parameter");
        if defined {
            b.begin_block(None).expect("a block");
            b.ret().expect("a return");
        }
        b.end_function().expect("the end");
        let linkage = if defined {
            LinkageType::Export
        } else {
            LinkageType::Import
        };
        let words = [
            Operand::LiteralString("relax".into()),
            Operand::LinkageType(linkage),
        ];
        b.decorate(relax, Decoration::LinkageAttributes, words);
        b.name(relax, "relax");

        let kernel = b
            .begin_function(void, None, FunctionControl::NONE, kernel_type)
            .expect("kernel");
        b.begin_block(None).expect("a block");
        for _ in 0..2 {
            b.function_call(void, None, relax, [seven]).expect("a call");
        }
        b.ret().expect("a return");
        b.end_function().expect("the end");
        b.entry_point(ExecutionModel::Kernel, kernel, "kernel", []);
        let bytes: Vec<u8> = b
            .module()
            .assemble()
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect();
        Module::parse(&bytes).expect("what rspirv assembles")
    }

    /// A kernel that reads so many numbers before it adds them up, as they are or by way of variables.
    fn holding(numbers: usize, variables: bool) -> Module {
        let mut b = Builder::new();
        b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
        let (void, number) = (b.type_void(), b.type_int(32, 0));
        let global = b.type_pointer(None, StorageClass::CrossWorkgroup, number);
        let private = b.type_pointer(None, StorageClass::Function, number);
        let kernel_type = b.type_function(void, [global]);
        let kernel = b
            .begin_function(void, None, FunctionControl::NONE, kernel_type)
            .expect("kernel");
        let from = b.function_parameter(global).expect("its parameter");
        b.begin_block(None).expect("a block");
        let places: Vec<_> = (0..if variables { numbers } else { 0 })
            .map(|_| b.variable(private, None, StorageClass::Function, None))
            .collect();
        let read = |b: &mut Builder, from| b.load(number, None, from, None, []).expect("a number");
        let mut all: Vec<_> = (0..numbers).map(|_| read(&mut b, from)).collect();
        for (place, value) in places.iter().zip(&mut all) {
            b.store(*place, *value, None, []).expect("a store");
            *value = read(&mut b, *place);
        }
        let sum = all
            .into_iter()
            .reduce(|sum, value| b.i_add(number, None, sum, value).expect("a sum"))
            .expect("a number at least");
        b.store(from, sum, None, []).expect("a store");
        b.ret().expect("a return");
        b.end_function().expect("the end");
        b.entry_point(ExecutionModel::Kernel, kernel, "kernel", []);
        let words = b.module().assemble();
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        Module::parse(&bytes).expect("what rspirv assembles")
    }

    #[test]
    fn what_lives_at_once_is_counted() {
        let live = |module| Facts::of(&module).kernels()[0].live_bytes;
        // All numbers and the pointer; where the last of them is added, the sum is there already.
        let numbers = |n: usize| live(holding(n, false));
        assert!((8 + 4 * 10..8 + 4 * 12).contains(&numbers(10)));
        assert_eq!(numbers(110) - numbers(10), 400);
        let twice = live(holding(110, true)) - live(holding(10, true));
        assert_eq!(twice, 800, "a variable holds what a number does");
        assert!(live(sample(true)) < 16, "nothing but a parameter");
    }

    /// The module in the eyes of an independent reader.
    fn parsed(module: &Module) -> Parsed {
        load_bytes(module.to_bytes()).expect("still SPIR-V")
    }

    fn calls_of_kernel(module: &Parsed) -> Vec<Id> {
        let kernel = module.functions.last().expect("the kernel");
        let calls = kernel
            .all_inst_iter()
            .filter(|i| i.class.opcode == Op::FunctionCall);
        calls.map(|i| i.operands[0].unwrap_id_ref()).collect()
    }

    #[test]
    fn an_import_gets_the_hosts_name() {
        let mut module = sample(false);
        module.bind_host_function("relax", "host_symbol_with_a_longer_name");
        let facts = Facts::of(&module);
        assert_eq!(
            facts.imports().collect::<Vec<_>>(),
            ["host_symbol_with_a_longer_name"]
        );
        assert_eq!(facts.exports().count(), 0);
        let after = parsed(&module);
        assert_eq!(after.functions.len(), 2);
        assert_eq!(
            calls_of_kernel(&after),
            [after.functions[0].def_id().expect("the declaration"); 2]
        );
    }

    #[test]
    fn calls_of_a_definition_go_to_a_new_import() {
        let mut module = sample(true);
        let before = parsed(&module);
        module.bind_host_function("relax", "host");
        let facts = Facts::of(&module);
        assert_eq!(facts.imports().collect::<Vec<_>>(), ["host"]);
        assert_eq!(
            facts.exports().count(),
            0,
            "the definition is this module's own now"
        );
        let after = parsed(&module);
        assert_eq!(after.functions.len(), 3);
        let declaration = &after.functions[0];
        assert!(
            declaration.blocks.is_empty() && declaration.parameters.len() == 1,
            "declarations come first"
        );
        assert_eq!(
            calls_of_kernel(&after),
            [declaration.def_id().expect("the declaration"); 2]
        );
        let bound = |m: &Parsed| m.header.as_ref().map(|h| h.bound);
        assert_eq!(
            bound(&after),
            bound(&before).map(|b| b + 2),
            "one id for the function, one for its parameter"
        );
    }

    #[test]
    fn other_modules_stay_as_they_are() {
        for defined in [false, true] {
            let mut module = sample(defined);
            let before = module.to_bytes();
            module.bind_host_function("relaxed", "host");
            module.bind_host_function("kernel", "host");
            assert_eq!(module.to_bytes(), before);
        }
    }

    #[test]
    fn the_way_to_the_host_is_found_across_modules() {
        let user = Facts::of(&sample(false));
        let library = Facts::of(&sample(true));
        let kernel = user.kernels().remove(0);
        let host = HashSet::from(["relax".to_owned()]);
        let modules = [user];
        let calls = |f: &&Function| f.is_one_of(&host);
        assert!(reached(&modules, 0, &kernel).iter().any(calls));
        let modules = [Facts::of(&sample(false)), library];
        let all = reached(&modules, 0, &kernel);
        assert!(!all.iter().any(calls), "defined by the library");
        assert_eq!(all.len(), 2, "the kernel and what the library defines");
    }

    #[test]
    fn both_byte_orders_and_no_broken_lengths() {
        let module = sample(true);
        let bytes = module.to_bytes();
        let swapped: Vec<u8> = module.words.iter().flat_map(|w| w.to_be_bytes()).collect();
        assert_eq!(
            Module::parse(&swapped).expect("the other order").to_bytes(),
            bytes
        );
        assert!(Module::parse(&bytes[..bytes.len() - 1]).is_err());
        for at in HEADER_WORDS..module.words.len() {
            let mut words = module.words.clone();
            words[at] = 0;
            let damaged: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            // Refused, or read without a panic.
            if let Ok(mut module) = Module::parse(&damaged) {
                module.bind_host_function("relax", "host");
                let _ = Facts::of(&module).kernels();
            }
        }
    }
}
