//! The bits of computed NaNs: what the GPU has, where a kernel reads them as an integer.
//!
//! A computed NaN is `0x7fffffff` in `f32`, and `0x7fff` in `f16` and `bf16` (docs/floats.md); the
//! processor has others, and LLVM may choose any. In `f64` PTX leaves them open.

use inkwell::FloatPredicate;
use inkwell::builder::Builder;
use inkwell::module::Module;
use inkwell::types::FloatType;
use inkwell::values::{
    AnyValueEnum, BasicValueEnum, FloatValue, InstructionOpcode, InstructionValue, IntValue,
};

/// Gives integers that are made of floats the GPU's bits where the float is a NaN that an
/// instruction computed.
pub(crate) fn fix(module: &Module<'_>) -> Result<(), String> {
    let builder = module.get_context().create_builder();
    for function in module.get_functions() {
        for block in function.get_basic_blocks() {
            let casts: Vec<InstructionValue<'_>> = block
                .get_instructions()
                .filter(|instruction| is_read_of_bits(*instruction))
                .collect();
            for cast in casts {
                replace(&builder, cast).map_err(|error| error.to_string())?;
            }
        }
    }
    Ok(())
}

/// Whether a cast turns a computed float into an integer that something uses as one.
fn is_read_of_bits(cast: InstructionValue<'_>) -> bool {
    if cast.get_opcode() != InstructionOpcode::BitCast || !cast.get_type().is_int_type() {
        return false;
    }
    let Some(BasicValueEnum::FloatValue(float)) = cast.get_operand(0).and_then(|o| o.value())
    else {
        return false;
    };
    bits_of(float.get_type()).is_some() && is_computed(float) && !only_returns(cast)
}

/// The computed NaN of a type.
fn bits_of(ty: FloatType<'_>) -> Option<u64> {
    match ty.get_bit_width() {
        32 => Some(0x7fff_ffff),
        16 => Some(0x7fff),
        _ => None,
    }
}

/// Whether the value is of an instruction that computes: not one that was read, nor part of what is
/// chosen or moved.
fn is_computed(value: FloatValue<'_>) -> bool {
    match value.as_instruction() {
        Some(instruction) => !matches!(
            instruction.get_opcode(),
            InstructionOpcode::Load | InstructionOpcode::BitCast
        ),
        None => false,
    }
}

/// Whether all that is done with a cast is to cast it back.
fn only_returns(cast: InstructionValue<'_>) -> bool {
    let mut next = cast.get_first_use();
    while let Some(used) = next {
        let back = match used.get_user() {
            AnyValueEnum::FloatValue(value) => value.as_instruction(),
            _ => None,
        };
        if !back.is_some_and(|back| back.get_opcode() == InstructionOpcode::BitCast) {
            return false;
        }
        next = used.get_next_use();
    }
    true
}

fn replace<'ctx>(
    builder: &Builder<'ctx>,
    cast: InstructionValue<'ctx>,
) -> Result<(), inkwell::builder::BuilderError> {
    let Some(BasicValueEnum::FloatValue(float)) = cast.get_operand(0).and_then(|o| o.value())
    else {
        return Ok(());
    };
    let (Some(nan), Ok(plain)) = (bits_of(float.get_type()), IntValue::try_from(cast)) else {
        return Ok(());
    };
    builder.position_before(&cast);
    let int = plain.get_type();
    let bits = builder.build_bit_cast(float, int, "bits")?.into_int_value();
    let is_nan = builder.build_float_compare(FloatPredicate::UNO, float, float, "is_nan")?;
    let chosen = builder.build_select(is_nan, int.const_int(nan, false), bits, "of_gpu")?;
    plain.replace_all_uses_with(chosen.into_int_value());
    cast.erase_from_basic_block();
    Ok(())
}
