//! What a module says of its specialization constants, and of what it shares with others.

use std::collections::HashMap;

use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Decoration, LinkageType, Op};

/// How many bytes a value has, by the constant's number: the specification's values come without sizes.
pub fn constant_sizes(module: &[u8]) -> HashMap<u32, usize> {
    let Ok(module) = rspirv::dr::load_bytes(module) else {
        // The engine will say what is wrong with it.
        return HashMap::new();
    };
    let all = || module.types_global_values.iter();
    let width = |id: u32| all().find(|i| i.result_id == Some(id)).and_then(scalar_bytes);
    let mut sizes = HashMap::new();
    for decoration in &module.annotations {
        if let [Operand::IdRef(target), Operand::Decoration(Decoration::SpecId), Operand::LiteralBit32(number)] =
            decoration.operands[..]
        {
            let constant = all().find(|i| i.result_id == Some(target));
            if let Some(bytes) = constant.and_then(|i| i.result_type).and_then(width) {
                sizes.insert(number, bytes);
            }
        }
    }
    sizes
}

fn scalar_bytes(declaration: &Instruction) -> Option<usize> {
    match (declaration.class.opcode, &declaration.operands[..]) {
        (Op::TypeBool, _) => Some(1),
        (Op::TypeInt | Op::TypeFloat, [Operand::LiteralBit32(bits), ..]) => Some(*bits as usize / 8),
        _ => None,
    }
}

/// The names by which modules share functions and variables, sorted.
#[derive(Default)]
pub struct Linkage {
    pub imports: Vec<String>,
    pub exports: Vec<String>,
}

/// What modules, taken together, import and export. Variables that stand for built-in values are no imports.
pub fn linkage<'a>(modules: impl Iterator<Item = &'a [u8]>) -> Linkage {
    let mut linkage = Linkage::default();
    for module in modules.filter_map(|module| rspirv::dr::load_bytes(module).ok()) {
        let is_built_in = |target: u32| {
            module.annotations.iter().any(|decoration| {
                decoration.operands.starts_with(&[Operand::IdRef(target), Operand::Decoration(Decoration::BuiltIn)])
            })
        };
        for decoration in &module.annotations {
            let [
                Operand::IdRef(target),
                Operand::Decoration(Decoration::LinkageAttributes),
                Operand::LiteralString(name),
                Operand::LinkageType(kind),
            ] = &decoration.operands[..]
            else {
                continue;
            };
            match kind {
                LinkageType::Import if !is_built_in(*target) => {
                    linkage.imports.push(name.clone());
                }
                LinkageType::Import => (),
                _ => linkage.exports.push(name.clone()),
            }
        }
    }
    linkage.imports.sort_unstable();
    linkage.exports.sort_unstable();
    linkage
}
