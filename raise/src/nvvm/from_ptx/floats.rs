//! Floating-point arithmetic.

use super::body::Body;
use super::computed;
use super::helpers::{self, ADD, EXP2, FLUSH, FMA_DOWN};
use super::instruction::{Done, Form};
use super::operands::float_constant;
use crate::error::Error;
use crate::ptx::tree::ScalarType;

/// What the modifiers ask for around an operation.
struct Mode {
    ty: ScalarType,
    flushes: bool,
    saturates: bool,
}

impl Body<'_> {
    /// Writes a float instruction.
    pub fn float(&mut self, form: &Form<'_>) -> Done {
        let opcode = form.instruction.opcode.as_str();
        if opcode == "testp" {
            return self.test(form);
        }
        let ty = form.ty()?;
        let mode = Mode {
            ty,
            flushes: form.take("ftz") && ty == ScalarType::F32,
            saturates: form.take("sat"),
        };
        if let Some(value) = self.called(form, ty)? {
            return self.write(form, 0, &value, ty);
        }
        self.rounding(form)?;
        form.take_one(&["approx", "full"]);
        let drops_nan = !form.take("NaN");
        form.done()?;
        let count = match opcode {
            "fma" | "mad" => 3,
            "add" | "sub" | "mul" | "div" | "min" | "max" | "copysign" => 2,
            _ => 1,
        };
        let mut operands = Vec::new();
        for index in 1..=count {
            let value = self.read(form, index, ty)?;
            operands.push(if mode.flushes {
                self.flush(&value, ty)
            } else {
                value
            });
        }
        let value = self.operation(opcode, ty, &operands, drops_nan);
        self.finish(form, &mode, value)
    }

    /// The operation itself, rounded to nearest even.
    fn operation(
        &mut self,
        opcode: &str,
        ty: ScalarType,
        operands: &[String],
        drops_nan: bool,
    ) -> String {
        let ll = computed(ty);
        let suffix = suffix(ty);
        let a = &operands[0];
        let one = float_constant(1.0, ty);
        let unary = |name: &str| format!("call {ll} @llvm.{name}.{suffix}({ll} {a})");
        let text = match opcode {
            "add" | "sub" | "mul" | "div" => format!("f{opcode} {ll} {a}, {}", operands[1]),
            "fma" | "mad" => {
                format!(
                    "call {ll} @llvm.fma.{suffix}({ll} {a}, {ll} {}, {ll} {})",
                    operands[1], operands[2]
                )
            }
            "min" | "max" => {
                // PTX drops NaNs and puts -0 below +0, as IEEE's minimumNumber does.
                let name = if drops_nan {
                    format!("{opcode}imumnum")
                } else {
                    format!("{opcode}imum")
                };
                format!(
                    "call {ll} @llvm.{name}.{suffix}({ll} {a}, {ll} {})",
                    operands[1]
                )
            }
            // PTX names the sign first.
            "copysign" => format!(
                "call {ll} @llvm.copysign.{suffix}({ll} {}, {ll} {a})",
                operands[1]
            ),
            "neg" => format!("fneg {ll} {a}"),
            "abs" => unary("fabs"),
            "rcp" => format!("fdiv {ll} {one}, {a}"),
            "rsqrt" => {
                let root = self.value(unary("sqrt"));
                format!("fdiv {ll} {one}, {root}")
            }
            "lg2" => unary("log2"),
            "ex2" => unary("exp2"),
            other => unary(other), // sqrt, sin, cos, tanh
        };
        self.value(text)
    }

    /// Rounds, flushes and saturates as asked, and writes the result.
    fn finish(&mut self, form: &Form<'_>, mode: &Mode, mut value: String) -> Done {
        if mode.flushes {
            value = self.flush(&value, mode.ty);
        }
        if mode.saturates {
            value = self.saturate(&value, mode.ty);
        }
        self.write(form, 0, &value, mode.ty)
    }

    /// Ticks off the rounding; only to nearest even is supported here.
    fn rounding(&self, form: &Form<'_>) -> Done {
        let how = match form.take_one(&["rn", "rz", "rm", "rp"]) {
            None | Some("rn") => return Ok(()),
            Some("rz") => "toward zero",
            Some("rm") => "down",
            _ => "up",
        };
        let name = form.instruction.name();
        let error = Error::not_yet(
            "ptx-rounding",
            format!("`{name}` rounds {how}, which is not supported yet"),
        );
        let error = error.at(form.instruction.opcode_span, "used here");
        let error = error.help("the default rounding, `.rn`, is supported");
        Err(error.into())
    }

    /// `.ftz`: a subnormal becomes a zero of its sign.
    pub fn flush(&mut self, value: &str, ty: ScalarType) -> String {
        if ty != ScalarType::F32 {
            return value.to_string();
        }
        self.helper(FLUSH);
        self.value(format_args!("call float @{FLUSH}(float {value})"))
    }

    /// Puts a function of ours into the module.
    fn helper(&mut self, name: &str) {
        self.declared
            .entry(name.to_string())
            .or_insert_with(|| helpers::text(name));
    }

    /// What is a call of a function of ours: sums that round in one direction, and the two operations by which nvcc's `expf` is recognised.
    fn called(&mut self, form: &Form<'_>, ty: ScalarType) -> Result<Option<String>, Box<Error>> {
        let modifiers: Vec<_> = form
            .instruction
            .modifiers
            .iter()
            .map(String::as_str)
            .collect();
        let opcode = form.instruction.opcode.as_str();
        let (name, count) = match (opcode, modifiers.as_slice()) {
            ("fma", ["rm", "f32"]) => (FMA_DOWN.to_string(), 3),
            ("ex2", ["approx", "ftz", "f32"]) => {
                self.helper(FLUSH);
                (EXP2.to_string(), 1)
            }
            ("add" | "sub", [rounding @ ("rz" | "rm" | "rp"), "f32" | "f64"]) => {
                (format!("{ADD}.{rounding}.{}", suffix(ty)), 2)
            }
            _ => return Ok(None),
        };
        self.helper(&name);
        let ll = computed(ty);
        let mut operands = Vec::new();
        for index in 1..=count {
            let mut value = self.read(form, index, ty)?;
            if opcode == "sub" && index == 2 {
                value = self.value(format_args!("fneg {ll} {value}"));
            }
            operands.push(format!("{ll} {value}"));
        }
        Ok(Some(self.value(format_args!(
            "call {ll} @{name}({})",
            operands.join(", ")
        ))))
    }

    /// `.sat`: into 0 to 1, NaN to 0.
    pub fn saturate(&mut self, value: &str, ty: ScalarType) -> String {
        let (ll, suffix) = (computed(ty), suffix(ty));
        let (zero, one) = (float_constant(0.0, ty), float_constant(1.0, ty));
        let value = self.value(format_args!(
            "call {ll} @llvm.maximumnum.{suffix}({ll} {value}, {ll} {zero})"
        ));
        self.value(format_args!(
            "call {ll} @llvm.minimumnum.{suffix}({ll} {value}, {ll} {one})"
        ))
    }

    /// `testp`: which kind of number it is.
    fn test(&mut self, form: &Form<'_>) -> Done {
        let ty = form.ty()?;
        let classes = [
            ("finite", 0x1f8),
            ("infinite", 0x204),
            ("number", 0x3fc),
            ("notanumber", 0x3),
            ("normal", 0x108),
            ("subnormal", 0x90),
        ];
        let Some((_, mask)) = classes.iter().find(|(name, _)| form.take(name)) else {
            return Err(form.not_yet());
        };
        form.done()?;
        let a = self.read(form, 1, ty)?;
        let (ll, suffix) = (computed(ty), suffix(ty));
        let value = self.value(format_args!(
            "call i1 @llvm.is.fpclass.{suffix}({ll} {a}, i32 {mask})"
        ));
        self.write(form, 0, &value, ScalarType::Pred)
    }
}

/// What LLVM's intrinsics call a float type.
pub fn suffix(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::F16 => "f16",
        ScalarType::BF16 => "bf16",
        ScalarType::F32 => "f32",
        _ => "f64",
    }
}
