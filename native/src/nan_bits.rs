//! The bits of computed NaNs: those of the GPU, where a kernel reads them as an integer.
//!
//! A computed NaN is `0x7fffffff` in `f32`, and `0x7fff` in `f16` and `bf16` (docs/floats.md); the
//! host's processor has others, and LLVM may replace any NaN by another. PTX leaves those of `f64`
//! unspecified. A NaN that is loaded and moved keeps its bits.

use std::collections::BTreeMap;

use inkwell::FloatPredicate;
use inkwell::builder::{Builder, BuilderError};
use inkwell::module::Module;
use inkwell::types::FloatType;
use inkwell::values::{
    AnyValueEnum, AsValueRef, BasicValue, BasicValueEnum, FloatValue, InstructionOpcode,
    InstructionValue, IntValue, PhiValue,
};

/// Replaces integers that are the bits of floats by the GPU's bits where an instruction computed a
/// NaN.
pub(crate) fn fix(module: &Module<'_>) -> Result<(), String> {
    let builder = module.get_context().create_builder();
    for function in module.get_functions() {
        let blocks = function.get_basic_blocks().into_iter();
        let reads: Vec<_> = blocks
            .flat_map(|block| block.get_instructions())
            .filter_map(read_of_bits)
            .collect();
        let mut bits = Bits {
            builder: &builder,
            known: BTreeMap::new(),
        };
        for (cast, float) in reads {
            let fixed = bits.of(float, cast).map_err(|error| error.to_string())?;
            if let Ok(old) = IntValue::try_from(cast) {
                old.replace_all_uses_with(fixed);
                cast.erase_from_basic_block();
            }
        }
    }
    Ok(())
}

/// Returns a bitcast of a float to an integer that is used as an integer, and the float.
fn read_of_bits(cast: InstructionValue<'_>) -> Option<(InstructionValue<'_>, FloatValue<'_>)> {
    if cast.get_opcode() != InstructionOpcode::BitCast || !cast.get_type().is_int_type() {
        return None;
    }
    let Some(BasicValueEnum::FloatValue(float)) = cast.get_operand(0).and_then(|o| o.value())
    else {
        return None;
    };
    (nan_of(float.get_type()).is_some() && !only_returns(cast)).then_some((cast, float))
}

/// Returns the computed NaN of a type.
fn nan_of(ty: FloatType<'_>) -> Option<u64> {
    match ty.get_bit_width() {
        32 => Some(0x7fff_ffff),
        16 => Some(0x7fff),
        _ => None,
    }
}

/// Returns whether a bitcast is only cast back.
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

/// The bits of floats, as integers. Selects are done on integers: LLVM may replace one NaN by
/// another.
struct Bits<'b, 'ctx> {
    builder: &'b Builder<'ctx>,
    known: BTreeMap<usize, IntValue<'ctx>>,
}

impl<'ctx> Bits<'_, 'ctx> {
    /// Returns the bits of `value`; `user` is where values that no instruction defines are
    /// converted.
    fn of(
        &mut self,
        value: FloatValue<'ctx>,
        user: InstructionValue<'ctx>,
    ) -> Result<IntValue<'ctx>, BuilderError> {
        let key = value.as_value_ref() as usize;
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        let ty = value.get_type();
        let int = match ty.get_bit_width() {
            16 => ty.get_context().i16_type(),
            _ => ty.get_context().i32_type(),
        };
        let Some(instruction) = value.as_instruction() else {
            self.builder.position_before(&user);
            let bits = self.builder.build_bit_cast(value, int, "bits")?;
            return Ok(bits.into_int_value());
        };
        let next = instruction.get_next_instruction().unwrap_or(instruction);
        let bits = match instruction.get_opcode() {
            InstructionOpcode::Phi => {
                self.builder.position_before(&instruction);
                let bits = self.builder.build_phi(int, "bits")?;
                self.known
                    .insert(key, bits.as_basic_value().into_int_value());
                if let Ok(phi) = PhiValue::try_from(instruction) {
                    for (incoming, block) in phi.get_incomings() {
                        let end = block.get_terminator().unwrap_or(user);
                        let incoming = self.of(incoming.into_float_value(), end)?;
                        bits.add_incoming(&[(&incoming as &dyn BasicValue, block)]);
                    }
                }
                return Ok(bits.as_basic_value().into_int_value());
            }
            InstructionOpcode::Select => {
                let operand = |number| instruction.get_operand(number)?.value();
                let (Some(condition), Some(first), Some(second)) =
                    (operand(0), operand(1), operand(2))
                else {
                    return self.computed(value, next, int);
                };
                let first = self.of(first.into_float_value(), instruction)?;
                let second = self.of(second.into_float_value(), instruction)?;
                self.builder.position_before(&next);
                let condition = condition.into_int_value();
                let chosen = self
                    .builder
                    .build_select(condition, first, second, "bits")?;
                chosen.into_int_value()
            }
            InstructionOpcode::Load | InstructionOpcode::BitCast => {
                self.builder.position_before(&next);
                let bits = self.builder.build_bit_cast(value, int, "bits")?;
                bits.into_int_value()
            }
            _ => self.computed(value, next, int)?,
        };
        self.known.insert(key, bits);
        Ok(bits)
    }

    /// Returns the bits of a value that an instruction computes, before `next`.
    fn computed(
        &self,
        value: FloatValue<'ctx>,
        next: InstructionValue<'ctx>,
        int: inkwell::types::IntType<'ctx>,
    ) -> Result<IntValue<'ctx>, BuilderError> {
        let builder = self.builder;
        builder.position_before(&next);
        let nan = int.const_int(nan_of(value.get_type()).unwrap_or_default(), false);
        let bits = builder.build_bit_cast(value, int, "bits")?.into_int_value();
        let is_nan = builder.build_float_compare(FloatPredicate::UNO, value, value, "is_nan")?;
        let chosen = builder.build_select(is_nan, nan, bits, "of_gpu")?;
        Ok(chosen.into_int_value())
    }
}
