//! Rewrites addresses as offsets from the kernel's pointer parameters, which LLVM's vectorizer can
//! analyse.
//!
//! PTX computes addresses as integers: `inttoptr (add x, 4 i)`. In sums with one parameter of the
//! kernel among their terms, the parameter becomes a pointer, and the other terms become an offset
//! from it.
//!
//! An address that depends on a masked or narrowed integer, such as `4 ((i + 63) & 63)`, remains an
//! integer. LLVM assumes that such an index does not wrap, and checks that at the beginning of the
//! loop; but LLVM 22 omits the check if another index of the loop, with more bits and a greater
//! initial value, does not wrap (LLVM issue 191382). The vectorizer would then load other elements
//! than the threads do.

use std::collections::{HashMap, HashSet};

use inkwell::builder::{Builder, BuilderError};
use inkwell::module::Module;
use inkwell::values::{
    BasicValueEnum, FunctionValue, InstructionOpcode, InstructionValue, IntValue, PointerValue,
};

/// The most terms of a sum.
const MOST_TERMS: usize = 16;

/// Rewrites the addresses of all functions.
pub(crate) fn follow(module: &Module<'_>) -> Result<(), String> {
    let builder = module.get_context().create_builder();
    for function in module.get_functions() {
        let blocks = function.get_basic_blocks().into_iter();
        let mut casts: Vec<InstructionValue<'_>> = blocks
            .flat_map(|block| block.get_instructions())
            .filter(|instruction| instruction.get_opcode() == InstructionOpcode::IntToPtr)
            .collect();
        // Without such casts there is nothing to do, and operands may be metadata rather than
        // values.
        if casts.is_empty() {
            continue;
        }
        let narrowed = narrowed(function);
        casts.retain(|cast| !narrowed.contains(cast));
        for cast in casts {
            rewrite(&builder, function, cast).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

fn rewrite<'ctx>(
    builder: &Builder<'ctx>,
    function: FunctionValue<'ctx>,
    cast: InstructionValue<'ctx>,
) -> Result<(), BuilderError> {
    let Some(BasicValueEnum::IntValue(address)) = cast.get_operand(0).and_then(|o| o.value())
    else {
        return Ok(());
    };
    let mut terms = Vec::new();
    if !sum_of(address, &mut terms) || terms.len() < 2 {
        return Ok(());
    }
    let are_roots = terms
        .iter()
        .enumerate()
        .filter(|(_, term)| is_root(function, **term));
    let roots: Vec<usize> = are_roots.map(|(number, _)| number).collect();
    let [root] = roots.as_slice() else {
        return Ok(());
    };
    let root = terms.remove(*root);
    let Ok(old) = PointerValue::try_from(cast) else {
        return Ok(());
    };
    builder.position_before(&cast);
    let mut offset = terms[0];
    for term in &terms[1..] {
        offset = builder.build_int_add(offset, *term, "offset")?;
    }
    let pointer = builder.build_int_to_ptr(root, old.get_type(), "array")?;
    let bytes = function.get_type().get_context().i8_type();
    // SAFETY: the offset is not marked `inbounds`.
    let new = unsafe { builder.build_gep(bytes, pointer, &[offset], "element") }?;
    old.replace_all_uses_with(new);
    cast.erase_from_basic_block();
    Ok(())
}

/// Returns the instructions whose values depend on an integer that was masked or narrowed, except
/// through memory and comparisons.
fn narrowed(function: FunctionValue<'_>) -> HashSet<InstructionValue<'_>> {
    let mut users: HashMap<InstructionValue<'_>, Vec<InstructionValue<'_>>> = HashMap::new();
    let mut found = HashSet::new();
    for block in function.get_basic_blocks() {
        for user in block.get_instructions() {
            if narrows(user) {
                found.insert(user);
            }
            if matches!(
                user.get_opcode(),
                InstructionOpcode::ICmp | InstructionOpcode::Load
            ) {
                continue;
            }
            let operands = (0..user.get_num_operands()).filter_map(|number| integer(user, number));
            for used in operands.filter_map(IntValue::as_instruction) {
                users.entry(used).or_default().push(user);
            }
        }
    }
    let mut new: Vec<InstructionValue<'_>> = found.iter().copied().collect();
    while let Some(instruction) = new.pop() {
        for user in users.remove(&instruction).into_iter().flatten() {
            if found.insert(user) {
                new.push(user);
            }
        }
    }
    found
}

fn integer(instruction: InstructionValue<'_>, operand: u32) -> Option<IntValue<'_>> {
    match instruction.get_operand(operand)?.value()? {
        BasicValueEnum::IntValue(value) => Some(value),
        _ => None,
    }
}

/// Returns whether LLVM may treat an instruction as an extension of a narrow integer.
fn narrows(instruction: InstructionValue<'_>) -> bool {
    let by_constant = || {
        let mut operands = (0..2).filter_map(|number| integer(instruction, number));
        operands.any(IntValue::is_const)
    };
    match instruction.get_opcode() {
        InstructionOpcode::And => by_constant(),
        InstructionOpcode::URem | InstructionOpcode::SRem => by_constant(),
        InstructionOpcode::Trunc => {
            IntValue::try_from(instruction).is_ok_and(|value| value.get_type().get_bit_width() < 32)
        }
        InstructionOpcode::LShr | InstructionOpcode::AShr => integer(instruction, 0)
            .and_then(IntValue::as_instruction)
            .is_some_and(|shifted| shifted.get_opcode() == InstructionOpcode::Shl),
        _ => false,
    }
}

/// Collects the terms of a sum; returns whether there are at most [`MOST_TERMS`].
fn sum_of<'ctx>(value: IntValue<'ctx>, terms: &mut Vec<IntValue<'ctx>>) -> bool {
    let added = value
        .as_instruction()
        .filter(|instruction| instruction.get_opcode() == InstructionOpcode::Add);
    let Some(added) = added else {
        terms.push(value);
        return terms.len() <= MOST_TERMS;
    };
    (0..2).all(
        |number| match added.get_operand(number).and_then(|o| o.value()) {
            Some(BasicValueEnum::IntValue(term)) => sum_of(term, terms),
            _ => false,
        },
    )
}

/// Returns whether a value is a parameter of the kernel: it is loaded in the entry block.
fn is_root(function: FunctionValue<'_>, value: IntValue<'_>) -> bool {
    value.as_instruction().is_some_and(|instruction| {
        instruction.get_opcode() == InstructionOpcode::Load
            && instruction.get_parent() == function.get_first_basic_block()
    })
}
