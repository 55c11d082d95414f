//! The changes that we make to modules.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use rspirv::spirv::{Decoration, ExecutionModel, FunctionControl, LinkageType, MemoryAccess, Op, StorageClass};

use super::facts::{Facts, Function, Variable};
use super::{BOUND, CALLEE, HEADER_WORDS, Id, Module, function_pointers, push, push_string, string, string_words};

/// Instructions that declare types.
const TYPES: RangeInclusive<u32> = Op::TypeVoid as u32..=Op::TypeForwardPointer as u32;

impl Module {
    /// Makes calls of `function` call the host's `symbol` instead.
    ///
    /// If the module imports `function`, the import gets the host's name. If it defines it (the portable form, with a
    /// body that suits a GPU), the calls go to a new import of the host's name, and the definition is no longer
    /// exported, so that modules which all bring one can be linked. So they do where it is the module's own, as some compilers
    /// make what they link, and has the name only for debuggers. A module that knows no such function, which takes so many
    /// integers of 64 bits and returns nothing, stays as it is.
    pub fn bind_host_function(&mut self, function: &str, symbol: &str, parameters: usize) {
        let mut facts = Facts::of(self);
        let found =
            facts.functions.iter().position(|f| facts.is_called(f, function) && facts.takes_longs(f, parameters));
        let Some(bound) = found.map(|index| facts.functions.swap_remove(index)) else {
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
            push(&mut declaration, Op::Function, &[bound.result_type, callee, 0, bound.function_type]);
            for (parameter_type, _) in &bound.parameters {
                push(&mut declaration, Op::FunctionParameter, &[*parameter_type, fresh_id()]);
            }
            push(&mut declaration, Op::FunctionEnd, &[]);
        }
        let mut linkage = vec![callee, Decoration::LinkageAttributes as u32];
        push_string(&mut linkage, symbol);
        linkage.push(LinkageType::Import as u32);
        let mut decoration = Vec::new();
        push(&mut decoration, Op::Decorate, &linkage);

        let mut words = self.words[..HEADER_WORDS].to_vec();
        for instruction in self.instructions() {
            let operands = instruction.operands();
            // Decorations come before types, of which that of the function is one.
            if instruction.is(Op::Decorate) || TYPES.contains(&instruction.code()) {
                words.append(&mut decoration);
            }
            if instruction.is(Op::Decorate) && operands.starts_with(&[bound.id, Decoration::LinkageAttributes as u32]) {
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
        let exported: HashMap<Id, &Function> =
            facts.exported_functions().filter(|f| !is_kernel(f.id)).map(|f| (f.id, f)).collect();
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
                (Some(Op::Decorate), [target, DECORATION_REFERENCED, ..]) if exported.contains_key(target) => {}
                (Some(Op::Decorate), [target, decoration, name @ ..])
                    if *decoration == Decoration::LinkageAttributes as u32 && exported.contains_key(target) =>
                {
                    let name = string(name);
                    let wrapped = facts.entry_points.iter().any(|(_, kernel)| *kernel == name);
                    let mut linkage = vec![*target, Decoration::LinkageAttributes as u32];
                    let name = if wrapped { addressable_name(&name) } else { name };
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
            if let [target, decoration, spec_id] = instruction.operands()
                && instruction.is(Op::Decorate)
                && *decoration == Decoration::SpecId as u32
            {
                given.extend(values.get(spec_id).map(|value| (*target, (*spec_id, *value))));
            }
        }
        let mut at = HEADER_WORDS;
        while at < self.words.len() {
            let instruction = &mut self.words[at..];
            let (code, length) = (instruction[0] & 0xffff, (instruction[0] >> 16) as usize);
            at += length;
            let Some((spec_id, value)) = instruction[..length].get(2).and_then(|id| given.get(id)) else {
                continue;
            };
            let bytes = facts.layout(instruction[1]).map_or(0, |layout| layout.bytes);
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
                let op = if *value == 0 { Op::SpecConstantFalse } else { Op::SpecConstantTrue };
                instruction[0] = instruction[0] & !0xffff | op as u32;
            }
        }
        Ok(())
    }

    /// Has compilers inline all functions but the kernels, whatever they have been told.
    pub fn inline_all(&mut self) {
        let kernels: HashSet<Id> =
            self.instructions().filter(|i| i.is(Op::EntryPoint)).filter_map(|i| i.operands().get(1).copied()).collect();
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

    /// Has compilers take it that no word of a volatile load equals `value`: a compare with that becomes one of the word with itself, of
    /// known outcome.
    pub fn never_equals(&mut self, value: u32) {
        let constants: HashSet<Id> = self
            .instructions()
            .filter(|i| i.is(Op::Constant))
            .filter_map(|i| match i.operands() {
                &[_, id, held] if held == value => Some(id),
                _ => None,
            })
            .collect();
        let volatile: HashSet<Id> = self
            .instructions()
            .filter(|i| i.is(Op::Load))
            .filter_map(|i| match i.operands() {
                &[_, id, _, access, ..] if access & MemoryAccess::VOLATILE.bits() != 0 => Some(id),
                _ => None,
            })
            .collect();
        let mut at = HEADER_WORDS;
        while at < self.words.len() {
            let instruction = &mut self.words[at..];
            let (length, code) = (instruction[0] >> 16, instruction[0] & 0xffff);
            let outcome = [(Op::IEqual, Op::ULessThan), (Op::INotEqual, Op::UGreaterThanEqual)];
            if let Some((_, of_itself)) = outcome.iter().find(|(compares, _)| *compares as u32 == code)
                && let [one, other] = instruction[3..5]
                && let Some((word, _)) = [(one, other), (other, one)]
                    .into_iter()
                    .find(|(word, with)| volatile.contains(word) && constants.contains(with))
            {
                instruction[0] = length << 16 | *of_itself as u32;
                instruction[3..5].fill(word);
            }
            at += length as usize;
        }
    }

    /// Puts the variables of global memory at fixed addresses: what was a variable becomes a constant. If some of those that the
    /// module defines have an initial value, a kernel `writer` is added, which writes them, and the result is true.
    pub fn place_variables(&mut self, facts: &Facts, address: impl Fn(Id) -> Option<u64>, writer: &str) -> bool {
        let placed: HashMap<Id, (u64, Variable<'_>)> =
            facts.variables().filter_map(|variable| Some((variable.id, (address(variable.id)?, variable)))).collect();
        if placed.is_empty() {
            return false;
        }
        let mut next_id = self.words[BOUND];
        let mut fresh_id = || {
            next_id += 1;
            next_id - 1
        };
        // Types that are needed come first of all types; one that the module has already moves there.
        let (void, long) = (self.type_of(Op::TypeVoid, &[]), self.type_of(Op::TypeInt, &[64, 0]));
        let written = placed.values().any(|(_, variable)| variable.initialised);
        let moved: Vec<Id> = [void, long].into_iter().flatten().collect();
        let (void, long) = (void.unwrap_or_else(&mut fresh_id), long.unwrap_or_else(&mut fresh_id));
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
                    push(&mut words, Op::Constant, &[long, number, halves[0], halves[1]]);
                    let convert = Op::ConvertUToPtr as u32;
                    push(&mut words, Op::SpecConstantOp, &[*pointer, *id, convert, number]);
                    let (true, [initial]) = (variable.initialised, initial) else {
                        continue;
                    };
                    let (value_pointer, value, size) = (fresh_id(), fresh_id(), fresh_id());
                    let storage = StorageClass::UniformConstant as u32;
                    let bytes = variable.bytes.unwrap_or(0) as u64;
                    let halves = [bytes as u32, (bytes >> 32) as u32];
                    push(&mut words, Op::TypePointer, &[value_pointer, storage, variable.pointee]);
                    push(&mut words, Op::Variable, &[value_pointer, value, storage, *initial]);
                    push(&mut words, Op::Constant, &[long, size, halves[0], halves[1]]);
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
        self.instructions().find(|i| i.is(op) && i.operands().get(1..) == Some(parameters)).map(|i| i.operands()[0])
    }
}

fn is_type(code: u32) -> bool {
    (Op::TypeVoid as u32..=Op::TypeForwardPointer as u32).contains(&code)
}

/// What the function that a kernel wraps is called, where programs can have a pointer to it.
pub fn addressable_name(kernel: &str) -> String {
    format!("{kernel}.function")
}
