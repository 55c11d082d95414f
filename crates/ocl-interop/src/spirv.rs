//! A SPIR-V module, what we need to know of it ([`facts`]), and the changes that we make to it ([`change`]).
//!
//! Modules are walked word by word with rspirv's names for opcodes and enumerants, not through its object model: that
//! refuses a module for one enumerant it has never heard of, while all we need are a few dozen old instructions, and the
//! judge of everything else is the engine's compiler. Words we do not look at pass through unchanged.

mod change;
mod facts;

use std::collections::HashSet;

use rspirv::grammar::{CoreInstructionTable, OperandKind, OperandQuantifier};
use rspirv::spirv::{MAGIC_NUMBER, Op};

pub use change::addressable_name;
pub use facts::{Facts, KernelDeclaration, Variable, reached};

/// SPV_INTEL_function_pointers, which rspirv's grammar does not have.
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

/// The first opcode of those that extensions bring, where compilers and grammars differ.
const FIRST_OF_EXTENSIONS: u32 = 4096;

type Id = u32;

/// A module whose instructions are whole: every length is within the words, and what the grammar says of the instruction. So are its
/// functions. Compilers crash or never end over a module that they lose their way in; what else they may crash over, only they
/// know, which is why they run in a process of their own.
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
        if !bytes.len().is_multiple_of(4) || bytes.len() < 4 * HEADER_WORDS {
            return Err(format!("{} bytes are not a SPIR-V module", bytes.len()));
        }
        let as_words = |read: fn([u8; 4]) -> u32| -> Vec<u32> {
            bytes.chunks_exact(4).map(|c| read([c[0], c[1], c[2], c[3]])).collect()
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
                return Err(format!("the SPIR-V instruction at word {at} ends outside the module"));
            }
            check_length(words[at] & 0xffff, length).map_err(|wrong| format!("the SPIR-V at word {at}: {wrong}"))?;
            at += length;
        }
        let module = Module { words };
        if !module.instructions().any(|i| i.is(Op::MemoryModel)) {
            return Err("the SPIR-V module has no memory model".to_owned());
        }
        module.check_functions()?;
        Ok(module)
    }

    /// Functions begin, have parameters, then blocks, and end; and those that are called are there.
    fn check_functions(&self) -> Result<(), String> {
        let mut open: Option<Option<Id>> = None;
        let mut before_blocks = false;
        let (mut defined, mut named) = (HashSet::<Id>::new(), HashSet::<Id>::new());
        for instruction in self.instructions() {
            let operands = instruction.operands();
            if instruction.is(Op::Function) {
                if let Some(id) = open.replace(operands.get(1).copied()) {
                    return Err(format!("SPIR-V function {} has no end", id.unwrap_or(0)));
                }
                defined.extend(operands.get(1));
                before_blocks = true;
            } else if instruction.is(Op::FunctionEnd) {
                open = None;
                before_blocks = false;
            } else if instruction.is(Op::Label) {
                before_blocks = false;
            } else if before_blocks
                && ![Op::FunctionParameter, Op::Line, Op::NoLine].iter().any(|op| instruction.is(*op))
            {
                return Err(format!("SPIR-V instruction {} stands in a function and in no block", instruction.code()));
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
}

/// An error for an instruction of SPIR-V's core that has more or fewer words than it can have.
fn check_length(code: u32, words: usize) -> Result<(), String> {
    let known = u16::try_from(code).ok().filter(|_| code < FIRST_OF_EXTENSIONS);
    let Some(instruction) = known.and_then(CoreInstructionTable::lookup_opcode) else { return Ok(()) };
    let is_pair = |kind| {
        use OperandKind::{PairIdRefIdRef, PairIdRefLiteralInteger, PairLiteralIntegerIdRef};
        matches!(kind, PairIdRefIdRef | PairIdRefLiteralInteger | PairLiteralIntegerIdRef)
    };
    let (mut least, mut most) = (1, Some(1));
    for operand in instruction.operands {
        let once = if is_pair(operand.kind) { 2 } else { 1 };
        least += if operand.quantifier == OperandQuantifier::One { once } else { 0 };
        let is_bounded = operand.quantifier != OperandQuantifier::ZeroOrMore && has_one_size(operand.kind);
        most = most.filter(|_| is_bounded).map(|most| most + once);
    }
    if words < least || most.is_some_and(|most| words > most) {
        return Err(format!("Op{} cannot have {words} words", instruction.opname));
    }
    Ok(())
}

/// Whether an operand's size does not depend on its value.
fn has_one_size(kind: OperandKind) -> bool {
    use OperandKind::*;
    !matches!(
        kind,
        ImageOperands
            | LoopControl
            | MemoryAccess
            | ExecutionMode
            | Decoration
            | CooperativeMatrixOperands
            | LiteralString
            | LiteralContextDependentNumber
            | LiteralSpecConstantOpInteger
    )
}

fn push(words: &mut Vec<u32>, op: Op, operands: &[u32]) {
    words.push(((operands.len() as u32 + 1) << 16) | op as u32);
    words.extend_from_slice(operands);
}

fn push_string(words: &mut Vec<u32>, text: &str) {
    let mut bytes = text.as_bytes().to_vec();
    bytes.resize((bytes.len() / 4 + 1) * 4, 0);
    words.extend(bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])));
}

/// The literal string at the start of `words`.
fn string(words: &[u32]) -> String {
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).take_while(|b| *b != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many words the literal string at the start of `words` takes.
fn string_words(words: &[u32]) -> usize {
    let whole = words.iter().take_while(|w| w.to_le_bytes().iter().all(|b| *b != 0)).count();
    // The word with the terminator, which a damaged module may lack.
    (whole + 1).min(words.len())
}

#[cfg(test)]
mod tests {
    use rspirv::binary::Assemble;
    use rspirv::dr::{Builder, Module as Parsed, Operand, load_bytes};
    use rspirv::spirv::{
        AddressingModel, Capability, Decoration, ExecutionModel, FunctionControl, LinkageType, MemoryModel,
        StorageClass,
    };

    use super::facts::Function;
    use super::*;

    /// A kernel that calls `relax` twice; `relax` takes a number of 64 bits, and is imported, or exported with a body.
    fn sample(defined: bool) -> Module {
        taking(defined, 64)
    }

    fn taking(defined: bool, width: u32) -> Module {
        let mut b = Builder::new();
        b.capability(Capability::Kernel);
        b.capability(Capability::Linkage);
        b.memory_model(AddressingModel::Physical64, MemoryModel::OpenCL);
        let (void, number) = (b.type_void(), b.type_int(width, 0));
        let (relax_type, kernel_type) = (b.type_function(void, [number]), b.type_function(void, []));
        let seven = if width == 64 { b.constant_bit64(number, 7) } else { b.constant_bit32(number, 7) };

        let relax = b.begin_function(void, None, FunctionControl::DONT_INLINE, relax_type).expect("relax");
        b.function_parameter(number).expect("its parameter");
        if defined {
            b.begin_block(None).expect("a block");
            b.ret().expect("a return");
        }
        b.end_function().expect("the end");
        let linkage = if defined { LinkageType::Export } else { LinkageType::Import };
        let words = [Operand::LiteralString("relax".into()), Operand::LinkageType(linkage)];
        b.decorate(relax, Decoration::LinkageAttributes, words);
        b.name(relax, "relax");

        let kernel = b.begin_function(void, None, FunctionControl::NONE, kernel_type).expect("kernel");
        b.begin_block(None).expect("a block");
        for _ in 0..2 {
            b.function_call(void, None, relax, [seven]).expect("a call");
        }
        b.ret().expect("a return");
        b.end_function().expect("the end");
        b.entry_point(ExecutionModel::Kernel, kernel, "kernel", []);
        let bytes: Vec<u8> = b.module().assemble().iter().flat_map(|w| w.to_le_bytes()).collect();
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
        let kernel = b.begin_function(void, None, FunctionControl::NONE, kernel_type).expect("kernel");
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
        let calls = kernel.all_inst_iter().filter(|i| i.class.opcode == Op::FunctionCall);
        calls.map(|i| i.operands[0].unwrap_id_ref()).collect()
    }

    #[test]
    fn an_import_gets_the_hosts_name() {
        let mut module = sample(false);
        module.bind_host_function("relax", "host_symbol_with_a_longer_name", 1);
        let facts = Facts::of(&module);
        assert_eq!(facts.imports().collect::<Vec<_>>(), ["host_symbol_with_a_longer_name"]);
        assert_eq!(facts.exports().count(), 0);
        let after = parsed(&module);
        assert_eq!(after.functions.len(), 2);
        assert_eq!(calls_of_kernel(&after), [after.functions[0].def_id().expect("the declaration"); 2]);
    }

    #[test]
    fn calls_of_a_definition_go_to_a_new_import() {
        let mut module = sample(true);
        let before = parsed(&module);
        module.bind_host_function("relax", "host", 1);
        let facts = Facts::of(&module);
        assert_eq!(facts.imports().collect::<Vec<_>>(), ["host"]);
        assert_eq!(facts.exports().count(), 0, "the definition is this module's own now");
        let after = parsed(&module);
        assert_eq!(after.functions.len(), 3);
        let declaration = &after.functions[0];
        assert!(declaration.blocks.is_empty() && declaration.parameters.len() == 1, "declarations come first");
        assert_eq!(calls_of_kernel(&after), [declaration.def_id().expect("the declaration"); 2]);
        let bound = |m: &Parsed| m.header.as_ref().map(|h| h.bound);
        assert_eq!(bound(&after), bound(&before).map(|b| b + 2), "one id for the function, one for its parameter");
    }

    #[test]
    fn a_modules_own_function_is_known_by_its_name() {
        let mut module = sample(true);
        let linkage = places(&module, Op::Decorate)[0];
        let length = (module.words[linkage] >> 16) as usize;
        module.words.drain(linkage..linkage + length);
        assert_eq!(Facts::of(&module).exports().count(), 0);
        module.bind_host_function("relax", "host", 1);
        assert_eq!(Facts::of(&module).imports().collect::<Vec<_>>(), ["host"]);
        let after = parsed(&module);
        assert_eq!(calls_of_kernel(&after), [after.functions[0].def_id().expect("the declaration"); 2]);
    }

    #[test]
    fn other_modules_stay_as_they_are() {
        for defined in [false, true] {
            let mut module = sample(defined);
            let before = module.to_bytes();
            module.bind_host_function("relaxed", "host", 1);
            module.bind_host_function("kernel", "host", 0);
            module.bind_host_function("relax", "host", 0);
            module.bind_host_function("relax", "host", 2);
            assert_eq!(module.to_bytes(), before);
            let mut module = taking(defined, 32);
            let before = module.to_bytes();
            module.bind_host_function("relax", "host", 1);
            assert_eq!(module.to_bytes(), before, "it takes another number");
        }
    }

    #[test]
    fn the_way_to_the_host_is_found_across_modules() {
        let user = Facts::of(&sample(false));
        let library = Facts::of(&sample(true));
        let kernel = user.kernels().remove(0);
        let host = HashSet::from(["relax"]);
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
        assert_eq!(Module::parse(&swapped).expect("the other order").to_bytes(), bytes);
        assert!(Module::parse(&bytes[..bytes.len() - 1]).is_err());
    }

    fn with_word(module: &Module, at: usize, word: u32) -> Result<Module, String> {
        let mut words = module.words.clone();
        words[at] = word;
        Module::parse(&words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<_>>())
    }

    /// Where the instructions of a kind begin.
    fn places(module: &Module, op: Op) -> Vec<usize> {
        let starts = module.instructions().scan(HEADER_WORDS, |at, instruction| {
            let start = *at;
            *at += instruction.words.len();
            Some((start, instruction))
        });
        starts.filter(|(_, instruction)| instruction.is(op)).map(|(start, _)| start).collect()
    }

    #[test]
    fn a_module_without_one_of_its_words_is_refused_or_read() {
        let module = sample(true);
        let outcomes = (HEADER_WORDS..module.words.len()).map(|at| {
            let mut damaged = with_word(&module, at, 0).ok()?;
            damaged.bind_host_function("relax", "host", 1);
            Some(Facts::of(&damaged).kernels().len())
        });
        let (read, refused): (Vec<_>, Vec<_>) = outcomes.partition(Option::is_some);
        let instructions = module.instructions().count();
        assert!(refused.len() >= instructions, "one for each length: {} of {instructions}", refused.len());
        assert!(read.iter().flatten().all(|kernels| *kernels <= 1) && !read.is_empty());
    }

    #[test]
    fn lengths_that_an_instruction_cannot_have_are_refused() {
        let module = sample(true);
        for (op, name) in [(Op::TypeFunction, "TypeFunction"), (Op::FunctionParameter, "FunctionParameter")] {
            let at = places(&module, op)[0];
            let damaged = with_word(&module, at, 2 << 16 | op as u32).err();
            assert_eq!(damaged, Some(format!("the SPIR-V at word {at}: Op{name} cannot have 2 words")));
        }
        let at = places(&module, Op::Return)[0];
        let damaged = with_word(&module, at, 2 << 16 | Op::Return as u32).err();
        assert_eq!(damaged, Some(format!("the SPIR-V at word {at}: OpReturn cannot have 2 words")));
    }

    #[test]
    fn functions_consist_of_blocks_end_and_are_there() {
        let module = sample(true);
        let label = places(&module, Op::Label)[0];
        // Two words, as a label has.
        let damaged = with_word(&module, label, 2 << 16 | Op::Branch as u32).err();
        assert_eq!(
            damaged,
            Some(format!("SPIR-V instruction {} stands in a function and in no block", Op::Branch as u32))
        );
        let end = places(&module, Op::FunctionEnd);
        let without = |at: usize| with_word(&module, at, 1 << 16 | Op::Nop as u32).err().unwrap_or_default();
        assert!(without(end[0]).ends_with("has no end"), "{}", without(end[0]));
        assert_eq!(without(end[1]), "the last SPIR-V function has no end");
        let call = places(&module, Op::FunctionCall)[0];
        let damaged = with_word(&module, call + 1 + CALLEE, 77).err();
        assert_eq!(damaged, Some("SPIR-V function 77 is used and not there".to_owned()));
    }

    #[test]
    fn compares_with_what_no_word_is_are_of_a_word_with_itself() {
        let mut words = vec![MAGIC_NUMBER, 0x0001_0000, 0, 100, 0];
        push(&mut words, Op::Constant, &[1, 2, 3]);
        push(&mut words, Op::Constant, &[1, 4, 5]);
        push(&mut words, Op::Load, &[1, 10, 12, 3, 4]);
        push(&mut words, Op::Load, &[1, 11, 12, 2, 4]);
        let compares: [(Op, [u32; 4]); 4] = [
            (Op::IEqual, [6, 7, 10, 2]),
            (Op::INotEqual, [6, 8, 2, 10]),
            (Op::IEqual, [6, 9, 10, 4]),
            (Op::IEqual, [6, 13, 11, 2]),
        ];
        let mut changed = Module { words: words.clone() };
        compares.iter().for_each(|(op, operands)| push(&mut changed.words, *op, operands));
        changed.never_equals(3);
        push(&mut words, Op::ULessThan, &[6, 7, 10, 10]);
        push(&mut words, Op::UGreaterThanEqual, &[6, 8, 10, 10]);
        compares[2..].iter().for_each(|(op, operands)| push(&mut words, *op, operands));
        assert_eq!(changed.words, words);
    }

    /// Types by the instructions that declare them, after those of a number (id 1) and of 3, a constant (id 2).
    fn types(declarations: &[(Op, &[u32])]) -> Facts {
        let mut words = vec![MAGIC_NUMBER, 0x0001_0000, 0, 100, 0];
        push(&mut words, Op::MemoryModel, &[2, 2]);
        push(&mut words, Op::TypeInt, &[1, 32, 0]);
        push(&mut words, Op::Constant, &[1, 2, 3]);
        for (op, operands) in declarations {
            push(&mut words, *op, operands);
        }
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        Facts::of(&Module::parse(&bytes).expect("a module"))
    }

    #[test]
    fn types_have_the_sizes_of_opencl_and_are_no_part_of_themselves() {
        let global = StorageClass::CrossWorkgroup as u32;
        let facts = types(&[
            (Op::TypeVector, &[10, 1, 3]),
            (Op::TypeArray, &[11, 10, 2]),
            (Op::TypeForwardPointer, &[12, global]),
            (Op::TypeStruct, &[13, 1, 12, 10]),
            (Op::TypePointer, &[12, global, 13]),
            (Op::TypeStruct, &[20, 20]),
            (Op::TypeArray, &[21, 22, 2]),
            (Op::TypeArray, &[22, 21, 2]),
            (Op::TypeVector, &[23, 23, u32::MAX]),
        ]);
        let bytes = |id| facts.layout(id).map(|layout| layout.bytes);
        assert_eq!([10, 11, 13].map(bytes), [Some(16), Some(48), Some(32)]);
        assert_eq!([20, 21, 22, 23].map(bytes), [None; 4]);
    }
}
