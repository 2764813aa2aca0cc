//! Packed pairs in one register: `f16x2`, `bf16x2`, `f32x2`, `u16x2`, `s16x2`. Each half is
//! computed separately, the low one first.

use super::body::Body;
use super::floats::{Mode, operand_count, suffix};
use super::instruction::{Done, Form};
use super::operands::{bits_type, float_constant};
use super::{computed, int_type};
use crate::error::Error;
use ptx::tree::{Operand, ScalarType};

/// Returns the type of one half of a pair.
pub fn half_of(ty: ScalarType) -> Option<ScalarType> {
    Some(match ty.name() {
        "f16x2" => ScalarType::F16,
        "bf16x2" => ScalarType::BF16,
        "f32x2" => ScalarType::F32,
        "u16x2" => ScalarType::U16,
        "s16x2" => ScalarType::S16,
        _ => return None,
    })
}

impl Body<'_> {
    /// Emits an instruction on pairs of `half`.
    pub fn pair(&mut self, form: &Form<'_>, half: ScalarType) -> Done {
        match form.instruction.opcode.as_str() {
            "add" | "sub" | "mul" | "fma" | "neg" | "abs" | "min" | "max" | "ex2" | "tanh" => {
                self.pair_arithmetic(form, half)
            }
            "setp" => self.pair_predicates(form, half),
            "set" => self.pair_set(form, half),
            "cvt" => self.pair_conversion(form, half),
            "mov" => self.convert(form),
            "ld" | "st" | "ldu" => self.memory(form),
            "atom" | "red" => self.atomic_pair(form, half),
            _ => Err(form.unsupported()),
        }
    }

    fn pair_arithmetic(&mut self, form: &Form<'_>, half: ScalarType) -> Done {
        let opcode = form.instruction.opcode.as_str();
        let count = form.instruction.operands.len() - 1;
        let operands = self.read_halves(form, count, half)?;
        let is_float = half.is_float();
        let mode = match is_float {
            true => Some(Mode::of(form, half)?),
            false => None,
        };
        let relu = !is_float && form.take("relu");
        form.done()?;
        if is_float && count < operand_count(opcode) {
            return Err(form.unsupported());
        }
        let mut results = Vec::new();
        for operands in operands {
            results.push(match &mode {
                Some(mode) => self.compute(form, mode, operands)?,
                None => self.integer_half(form, half, relu, &operands)?,
            });
        }
        self.write_halves(form, &results, half)
    }

    fn integer_half(
        &mut self,
        form: &Form<'_>,
        half: ScalarType,
        relu: bool,
        operands: &[String],
    ) -> Result<String, Box<Error>> {
        let [a, b] = operands else {
            return Err(form.unsupported());
        };
        let sign = if half.is_signed() { 's' } else { 'u' };
        let value = match form.instruction.opcode.as_str() {
            operation @ ("add" | "sub") => self.value(format_args!("{operation} i16 {a}, {b}")),
            operation @ ("min" | "max") => self.value(format_args!(
                "call i16 @llvm.{sign}{operation}.i16(i16 {a}, i16 {b})"
            )),
            _ => return Err(form.unsupported()),
        };
        Ok(match relu {
            true => self.value(format_args!("call i16 @llvm.smax.i16(i16 {value}, i16 0)")),
            false => value,
        })
    }

    /// Returns operands 1 to `count`, for each of the two halves.
    fn read_halves(
        &mut self,
        form: &Form<'_>,
        count: usize,
        half: ScalarType,
    ) -> Result<[Vec<String>; 2], Box<Error>> {
        let mut halves = [Vec::new(), Vec::new()];
        for index in 1..=count {
            let parts = self.halves_of(form, index, half)?;
            for (values, part) in halves.iter_mut().zip(parts) {
                values.push(part);
            }
        }
        Ok(halves)
    }

    /// Returns the two halves of an operand.
    pub fn halves_of(
        &mut self,
        form: &Form<'_>,
        index: usize,
        half: ScalarType,
    ) -> Result<[String; 2], Box<Error>> {
        let bits = half.bits();
        let (narrow, wide) = (int_type(bits), int_type(2 * bits));
        let whole = self.read(form, index, bits_type(2 * bits))?;
        let high = self.value(format_args!("lshr {wide} {whole}, {bits}"));
        Ok([whole, high].map(|part| {
            let part = self.value(format_args!("trunc {wide} {part} to {narrow}"));
            match half.is_float() {
                true => self.value(format_args!(
                    "bitcast {narrow} {part} to {}",
                    computed(half)
                )),
                false => part,
            }
        }))
    }

    /// Writes two halves to operand 0.
    pub fn write_halves(&mut self, form: &Form<'_>, halves: &[String], half: ScalarType) -> Done {
        let bits = half.bits();
        let (narrow, wide) = (int_type(bits), int_type(2 * bits));
        let mut whole = "0".to_string();
        for (number, value) in halves.iter().enumerate() {
            let mut part = value.clone();
            if half.is_float() {
                part = self.value(format_args!(
                    "bitcast {} {part} to {narrow}",
                    computed(half)
                ));
            }
            part = self.value(format_args!("zext {narrow} {part} to {wide}"));
            part = self.value(format_args!("shl {wide} {part}, {}", bits * number as u32));
            whole = self.value(format_args!("or {wide} {whole}, {part}"));
        }
        self.write(form, 0, &whole, bits_type(2 * bits))
    }

    /// Returns the comparison of each half, combined with the third operand if there is one.
    fn compared_halves(
        &mut self,
        form: &Form<'_>,
        half: ScalarType,
    ) -> Result<Vec<String>, Box<Error>> {
        let halves = self.read_halves(form, 2, half)?;
        let comparison = self.comparison_of(form)?;
        let logic = form.take_one(&["and", "or", "xor"]);
        form.done()?;
        let other = match logic {
            Some(_) => Some(self.read(form, 3, ScalarType::Pred)?),
            None => None,
        };
        let mut results = Vec::new();
        for [a, b] in halves.map(|half| [half[0].clone(), half[1].clone()]) {
            let holds = self.compared(&comparison, half, a, b);
            results.push(match (logic, &other) {
                (Some(logic), Some(other)) => {
                    self.value(format_args!("{logic} i1 {holds}, {other}"))
                }
                _ => holds,
            });
        }
        Ok(results)
    }

    /// Emits `setp.gt.f16x2 p|q, a, b`: `p` is the result for the low halves, `q` for the high
    /// ones.
    fn pair_predicates(&mut self, form: &Form<'_>, half: ScalarType) -> Done {
        let results = self.compared_halves(form, half)?;
        let operand = form.operand(0)?;
        let Operand::PredicatePair(low, high) = &operand.node else {
            return Err(form.unsupported());
        };
        self.write_named(low, operand.span, &results[0], ScalarType::Pred)?;
        self.write_named(high, operand.span, &results[1], ScalarType::Pred)
    }

    /// Emits `set.gt.f16x2.f16x2 d, a, b`, which gives 1.0, or, for integers, all ones in the half.
    fn pair_set(&mut self, form: &Form<'_>, half: ScalarType) -> Done {
        let to = form.ty()?;
        let results = self.compared_halves(form, half)?;
        let (kind, yes, no) = match half_of(to) {
            Some(to) if to.is_float() => (to, float_constant(1.0, to), float_constant(0.0, to)),
            _ => (ScalarType::B16, "-1".to_string(), "0".to_string()),
        };
        let ll = computed(kind);
        let values: Vec<_> = results
            .iter()
            .map(|holds| self.value(format_args!("select i1 {holds}, {ll} {yes}, {ll} {no}")))
            .collect();
        self.write_halves(form, &values, kind)
    }

    /// Emits `cvt.rn.f16x2.f32 d, a, b`: `a` becomes the high half.
    fn pair_conversion(&mut self, form: &Form<'_>, half: ScalarType) -> Done {
        if form.types.get(1) != Some(&ScalarType::F32) || form.instruction.operands.len() != 3 {
            return Err(form.unsupported());
        }
        let rounding = form.take_one(&["rn", "rz"]);
        let relu = form.take("relu");
        form.done()?;
        let mut halves = Vec::new();
        for index in [2, 1] {
            let value = self.read(form, index, ScalarType::F32)?;
            let mut value = match rounding {
                Some("rz") => self.narrowed("f32", "rz", &value, ScalarType::F32, half),
                _ => self.value(format_args!("fptrunc float {value} to {}", computed(half))),
            };
            if relu {
                value = self.relu(&value, half);
            }
            halves.push(value);
        }
        self.write_halves(form, &halves, half)
    }

    /// Returns `value` of type `from`, whose name in our functions is `name`, as the float `to`,
    /// rounded in one direction.
    pub fn narrowed(
        &mut self,
        name: &str,
        rounding: &str,
        value: &str,
        from: ScalarType,
        to: ScalarType,
    ) -> String {
        let function = format!(
            "{}.cvt_{name}.{rounding}.{}",
            libdevice::helpers::DIRECTED,
            suffix(to)
        );
        self.helper(&function);
        self.value(format_args!(
            "call {} @{function}({} {value})",
            computed(to),
            computed(from)
        ))
    }
}
