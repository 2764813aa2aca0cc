//! Moves and conversions.

use libdevice::helpers;
use ptx::tree::{Operand, ScalarType};

use super::body::Body;
use super::floats::suffix;
use super::instruction::{Done, Form};
use super::operands::bits_type;
use super::{computed, int_type};

impl Body<'_> {
    /// Emits `cvt.rna.tf32.f32`: to nearest, ties away from zero; the low 13 bits are zero.
    pub fn round_to_tf32(&mut self, form: &Form<'_>) -> Done {
        let rounds = form.take("rna");
        form.done()?;
        if !rounds || form.types.get(1) != Some(&ScalarType::F32) {
            return Err(form.unsupported());
        }
        let float = self.read(form, 1, ScalarType::F32)?;
        let bits = self.value(format_args!("bitcast float {float} to i32"));
        let up = self.value(format_args!("add i32 {bits}, 4096"));
        let cut = self.value(format_args!("and i32 {up}, -8192"));
        let is_nan = self.value(format_args!("fcmp uno float {float}, 0.0"));
        let rounded = self.value(format_args!(
            "select i1 {is_nan}, i32 2147475456, i32 {cut}"
        ));
        self.write(form, 0, &rounded, ScalarType::B32)
    }

    /// Emits `isspacep.space p, a`. The result follows from the array to which the address belongs.
    pub fn space_test(&mut self, form: &Form<'_>) -> Done {
        let space = form.take_one(&["global", "shared", "shared::cta", "local", "const"]);
        form.done()?;
        let space = space.ok_or_else(|| form.unsupported())?;
        let space = space.strip_suffix("::cta").unwrap_or(space);
        let address = self.read(form, 1, ScalarType::B64)?;
        let pointer = self.value(format_args!("inttoptr i64 {address} to ptr"));
        let is_there = self.value(format_args!(
            "call i1 @llvm.nvvm.isspacep.{space}(ptr {pointer})"
        ));
        self.write(form, 0, &is_there, ScalarType::Pred)
    }

    /// Emits `mov`, `cvt` or `cvta`.
    pub fn convert(&mut self, form: &Form<'_>) -> Done {
        let ty = form.ty()?;
        match form.instruction.opcode.as_str() {
            "mov" => {
                form.done()?;
                // Moved, not computed with: the bits are unchanged.
                let bits = if ty == ScalarType::Pred {
                    ty
                } else {
                    bits_type(ty.bits())
                };
                let value = self.read(form, 1, bits)?;
                self.write(form, 0, &value, bits)
            }
            "cvta" => {
                form.take("to");
                // The address analysis follows addresses from their start, so that no conversion is
                // needed.
                form.take_one(&[
                    "global",
                    "const",
                    "shared",
                    "shared::cta",
                    "local",
                    "param",
                    "param::entry",
                ]);
                form.done()?;
                let value = self.read(form, 1, ty)?;
                self.write(form, 0, &value, ty)
            }
            _ => {
                let (Some(&to), Some(&from)) = (form.types.first(), form.types.get(1)) else {
                    return Err(form.unsupported());
                };
                if !matches!(
                    form.operand(1)?.node,
                    Operand::Register(_) | Operand::Immediate(_) | Operand::SpecialRegister(_)
                ) {
                    return Err(form.unsupported());
                }
                match (to.is_float(), from.is_float()) {
                    (false, false) => self.int_to_int(form, to, from),
                    (true, false) => self.int_to_float(form, to, from),
                    (false, true) => self.float_to_int(form, to, from),
                    (true, true) => self.float_to_float(form, to, from),
                }
            }
        }
    }

    /// Truncates, or extends with the signedness of the source; `.sat` clamps to the result's
    /// range.
    fn int_to_int(&mut self, form: &Form<'_>, to: ScalarType, from: ScalarType) -> Done {
        let saturates = form.take("sat");
        form.done()?;
        let mut value = self.read(form, 1, from)?;
        let (source, target) = (int_type(from.bits()), int_type(to.bits()));
        if saturates {
            let range = |ty: ScalarType| match ty.is_signed() {
                true => (-(1i128 << (ty.bits() - 1)), (1i128 << (ty.bits() - 1)) - 1),
                false => (0, (1i128 << ty.bits()) - 1),
            };
            let ((low, high), (least, most)) = (range(to), range(from));
            let sign = if from.is_signed() { 's' } else { 'u' };
            if low > least {
                value = self.value(format_args!(
                    "call {source} @llvm.{sign}max.{source}({source} {value}, {source} {low})"
                ));
            }
            if high < most {
                value = self.value(format_args!(
                    "call {source} @llvm.{sign}min.{source}({source} {value}, {source} {high})"
                ));
            }
        }
        if from.bits() < to.bits() {
            let extend = if from.is_signed() { "sext" } else { "zext" };
            value = self.value(format_args!("{extend} {source} {value} to {target}"));
        } else if from.bits() > to.bits() {
            value = self.value(format_args!("trunc {source} {value} to {target}"));
        }
        self.write(form, 0, &value, to)
    }

    fn int_to_float(&mut self, form: &Form<'_>, to: ScalarType, from: ScalarType) -> Done {
        let rounding = form.take_one(&["rn", "rz", "rm", "rp"]);
        let saturates = form.take("sat");
        form.done()?;
        let significant = match to {
            ScalarType::BF16 => 8,
            ScalarType::F16 => 11,
            ScalarType::F32 => 24,
            _ => 53,
        };
        let is_exact = from.bits() - u32::from(from.is_signed()) <= significant;
        let value = self.read(form, 1, from)?;
        let sign = if from.is_signed() { 's' } else { 'u' };
        let mut value = match rounding {
            Some(rounding) if rounding != "rn" && !is_exact => {
                if from.bits() == 64 && significant < 24 {
                    return Err(form.unsupported());
                }
                let name = format!("{sign}i{}", from.bits());
                self.narrowed(&name, rounding, &value, from, to)
            }
            _ => self.value(format_args!(
                "{sign}itofp {} {value} to {}",
                int_type(from.bits()),
                computed(to)
            )),
        };
        if saturates {
            value = self.saturate(&value, to);
        }
        self.write(form, 0, &value, to)
    }

    /// Rounds to an integer in the given direction, then clamps to the result's range; for NaN see
    /// [`helpers::to_int`].
    fn float_to_int(&mut self, form: &Form<'_>, to: ScalarType, from: ScalarType) -> Done {
        let rounding = form
            .take_one(&["rni", "rzi", "rmi", "rpi"])
            .ok_or_else(|| form.unsupported())?;
        let flushes = form.take("ftz");
        form.take("sat");
        form.done()?;
        let mut value = self.read(form, 1, from)?;
        if flushes {
            value = self.flush(&value, from);
        }
        let from = match from.bits() {
            16 => {
                value = self.value(format_args!("fpext {} {value} to float", computed(from)));
                ScalarType::F32
            }
            _ => from,
        };
        let (ll, suffix, target) = (computed(from), suffix(from), int_type(to.bits()));
        if rounding != "rzi" {
            value = self.value(format_args!(
                "call {ll} @llvm.{}.{suffix}({ll} {value})",
                integral(rounding)
            ));
        }
        let name = helpers::to_int(to.is_signed(), to.bits(), suffix);
        if helpers::is_signed_to_int(&name).is_some() {
            self.helper(&name);
        }
        let value = self.value(format_args!("call {target} @{name}({ll} {value})"));
        self.write(form, 0, &value, to)
    }

    fn float_to_float(&mut self, form: &Form<'_>, to: ScalarType, from: ScalarType) -> Done {
        let rounding = form.take_one(&["rni", "rzi", "rmi", "rpi", "rn", "rz", "rm", "rp"]);
        let (flushes, saturates) = (form.take("ftz"), form.take("sat"));
        let relu = form.take("relu");
        form.done()?;
        let mut value = self.read(form, 1, from)?;
        // `.ftz` applies to single precision only.
        let flushes = |ty: ScalarType| flushes && ty == ScalarType::F32;
        if flushes(from) {
            value = self.flush(&value, from);
        }
        let mut from = from;
        if to.bits() == from.bits() && to != from {
            // f16 to bf16 and back: exact in single precision.
            value = self.value(format_args!("fpext {} {value} to float", computed(from)));
            from = ScalarType::F32;
        }
        let narrows = to.bits() < from.bits();
        let (ll, target) = (computed(from), computed(to));
        if to == from {
            if let Some(rounding) = rounding.filter(|rounding| rounding.ends_with('i')) {
                value = self.value(format_args!(
                    "call {ll} @llvm.{}.{}({ll} {value})",
                    integral(rounding),
                    suffix(from)
                ));
            }
        } else if let Some(rounding) = rounding.filter(|rounding| narrows && *rounding != "rn") {
            value = self.narrowed(suffix(from), rounding, &value, from, to);
        } else {
            let operation = if narrows { "fptrunc" } else { "fpext" };
            value = self.value(format_args!("{operation} {ll} {value} to {target}"));
        }
        if flushes(to) {
            value = self.flush(&value, to);
        }
        if saturates {
            value = self.saturate(&value, to);
        }
        if relu {
            value = self.relu(&value, to);
        }
        self.write(form, 0, &value, to)
    }
}

/// Returns LLVM's name of a rounding to an integral value.
fn integral(rounding: &str) -> &'static str {
    match rounding {
        "rni" => "roundeven",
        "rzi" => "trunc",
        "rmi" => "floor",
        _ => "ceil",
    }
}
