//! Addresses as steps from the pointers that a kernel is given, which LLVM's vectorizer follows.
//!
//! PTX computes addresses as integers: `inttoptr (add x, 4 i)`. Of sums with one parameter of the
//! kernel among their terms, the parameter becomes a pointer, and the others an offset from it.

use inkwell::builder::{Builder, BuilderError};
use inkwell::module::Module;
use inkwell::values::{
    BasicValueEnum, FunctionValue, InstructionOpcode, InstructionValue, IntValue, PointerValue,
};

/// Terms that a sum may have.
const MOST_TERMS: usize = 16;

/// Rewrites the addresses of all functions.
pub(crate) fn follow(module: &Module<'_>) -> Result<(), String> {
    let builder = module.get_context().create_builder();
    for function in module.get_functions() {
        for block in function.get_basic_blocks() {
            let casts: Vec<InstructionValue<'_>> = block
                .get_instructions()
                .filter(|instruction| instruction.get_opcode() == InstructionOpcode::IntToPtr)
                .collect();
            for cast in casts {
                rewrite(&builder, function, cast).map_err(|error| error.to_string())?;
            }
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
    // SAFETY: the step is not said to stay within any array.
    let new = unsafe { builder.build_gep(bytes, pointer, &[offset], "element") }?;
    old.replace_all_uses_with(new);
    cast.erase_from_basic_block();
    Ok(())
}

/// Gathers the terms of a sum; whether there are not too many.
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

/// Whether a value is a parameter of the kernel: read where the function begins.
fn is_root(function: FunctionValue<'_>, value: IntValue<'_>) -> bool {
    value.as_instruction().is_some_and(|instruction| {
        instruction.get_opcode() == InstructionOpcode::Load
            && instruction.get_parent() == function.get_first_basic_block()
    })
}
