//! Floating-point arithmetic.

use libdevice::helpers::{self, DIRECTED, EXP2, FLUSH};
use ptx::tree::ScalarType;

use super::body::Body;
use super::instruction::{Done, Form};
use super::operands::float_constant;
use super::{computed, int_type};
use crate::error::Error;

/// The modifiers of a float operation.
pub struct Mode {
    /// The type of the computation.
    pub ty: ScalarType,
    flushes: bool,
    saturates: bool,
    relu: bool,
    keeps_nan: bool,
    /// `.abs` of `min` and `max`; below, whether `.xorsign` is present.
    magnitudes: bool,
    sign_of_product: bool,
    /// `rz`, `rm` or `rp`; `None` means to nearest even.
    rounding: Option<&'static str>,
}

impl Mode {
    /// Consumes the modifiers of a float instruction that computes in `ty`.
    pub fn of(form: &Form<'_>, ty: ScalarType) -> Result<Mode, Box<Error>> {
        let rounding = form.take_one(&["rn", "rz", "rm", "rp"]);
        form.take_one(&["approx", "full"]);
        let mode = Mode {
            ty,
            // Two coarse approximations flush `.f64`, by which bodies of libdevice's functions are
            // recognised.
            flushes: form.take("ftz") && ty != ScalarType::F64,
            saturates: form.take("sat"),
            relu: form.take("relu"),
            keeps_nan: form.take("NaN"),
            magnitudes: form.take("abs"),
            sign_of_product: form.take("xorsign"),
            rounding: rounding.filter(|rounding| *rounding != "rn"),
        };
        form.done()?;
        if mode.sign_of_product && form.instruction.operands.len() > 3 {
            return Err(form.unsupported()); // the sign of a product of two operands only
        }
        Ok(mode)
    }
}

/// Returns the number of operands of an operation.
pub fn operand_count(opcode: &str) -> usize {
    match opcode {
        "fma" | "mad" => 3,
        "add" | "sub" | "mul" | "div" | "min" | "max" | "copysign" => 2,
        _ => 1,
    }
}

impl Body<'_> {
    /// Emits a float instruction.
    pub fn float(&mut self, form: &Form<'_>) -> Done {
        let opcode = form.instruction.opcode.as_str();
        if opcode == "testp" {
            return self.test(form);
        }
        let ty = form.ty()?;
        let flushing_power =
            opcode == "ex2" && ty == ScalarType::F32 && form.instruction.has("ftz");
        let mode = Mode::of(form, ty)?;
        if flushing_power {
            self.helper(FLUSH);
            self.helper(EXP2);
            let a = self.read(form, 1, ty)?;
            let value = self.value(format_args!("call float @{EXP2}(float {a})"));
            return self.write(form, 0, &value, ty);
        }
        let mut operands = Vec::new();
        for index in 1..form.instruction.operands.len() {
            operands.push(self.read(form, index, ty)?);
        }
        let value = self.compute(form, &mode, operands)?;
        self.write(form, 0, &value, ty)
    }

    /// Emits the operation with all its modifiers.
    pub fn compute(
        &mut self,
        form: &Form<'_>,
        mode: &Mode,
        mut operands: Vec<String>,
    ) -> Result<String, Box<Error>> {
        let opcode = form.instruction.opcode.as_str();
        if mode.flushes {
            for operand in &mut operands {
                *operand = self.flush(operand, mode.ty);
            }
        }
        let mut value = match (mode.rounding, opcode, operands.len()) {
            (Some(rounding), ..) => self.directed(form, rounding, mode.ty, &operands)?,
            (None, "min" | "max", 3) => {
                let first = self.operation(opcode, mode, &operands[..2]);
                self.operation(opcode, mode, &[first, operands[2].clone()])
            }
            (None, _, count) if count >= operand_count(opcode) => {
                self.operation(opcode, mode, &operands)
            }
            (None, ..) => return Err(form.unsupported()),
        };
        if mode.flushes {
            value = self.flush(&value, mode.ty);
        }
        if mode.saturates {
            value = self.saturate(&value, mode.ty);
        }
        if mode.relu {
            value = self.relu(&value, mode.ty);
        }
        Ok(value)
    }

    /// Emits the operation itself, rounded to nearest even.
    fn operation(&mut self, opcode: &str, mode: &Mode, operands: &[String]) -> String {
        let ty = mode.ty;
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
            "min" | "max" => return self.extreme(opcode, mode, a, &operands[1]),
            // The sign operand is the first one in PTX.
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

    /// Emits `min` or `max`: PTX ignores NaNs and orders -0 below +0, like IEEE's minimumNumber;
    /// `.NaN` propagates them. `.abs` compares magnitudes, and `.xorsign.abs` gives the result the
    /// sign of the product.
    fn extreme(&mut self, opcode: &str, mode: &Mode, a: &str, b: &str) -> String {
        let (ll, suffix, int) = (computed(mode.ty), suffix(mode.ty), int_type(mode.ty.bits()));
        let name = match mode.keeps_nan {
            true => format!("{opcode}imum"),
            false => format!("{opcode}imumnum"),
        };
        let compares_magnitudes = mode.magnitudes || mode.sign_of_product;
        let magnitude = |body: &mut Self, value: &str| match compares_magnitudes {
            true => body.value(format_args!("call {ll} @llvm.fabs.{suffix}({ll} {value})")),
            false => value.to_string(),
        };
        let (x, y) = (magnitude(self, a), magnitude(self, b));
        let value = self.value(format_args!(
            "call {ll} @llvm.{name}.{suffix}({ll} {x}, {ll} {y})"
        ));
        if !mode.sign_of_product {
            return value;
        }
        let a = self.value(format_args!("bitcast {ll} {a} to {int}"));
        let b = self.value(format_args!("bitcast {ll} {b} to {int}"));
        let signs = self.value(format_args!("xor {int} {a}, {b}"));
        let signs = self.value(format_args!("bitcast {int} {signs} to {ll}"));
        self.value(format_args!(
            "call {ll} @llvm.copysign.{suffix}({ll} {value}, {ll} {signs})"
        ))
    }

    /// Emits an operation rounded toward zero, down or up, as a call of one of our functions;
    /// `fma.rm.f32` is one by which nvcc's `expf` is recognised. Products, quotients, roots and
    /// fused sums of doubles are those of libdevice, whose bodies compute in integers, or in the
    /// processor's rounding mode in native code.
    fn directed(
        &mut self,
        form: &Form<'_>,
        rounding: &str,
        ty: ScalarType,
        operands: &[String],
    ) -> Result<String, Box<Error>> {
        let (ll, opcode) = (computed(ty), form.instruction.opcode.as_str());
        if !matches!(ty, ScalarType::F32 | ScalarType::F64) {
            return Err(form.unsupported());
        }
        let mut operands = operands.to_vec();
        let operation = match opcode {
            "add" | "mul" | "div" | "sqrt" | "fma" => opcode,
            "sub" => {
                operands[1] = self.value(format_args!("fneg {ll} {}", operands[1]));
                "add"
            }
            "mad" => "fma",
            "rcp" => {
                operands.insert(0, float_constant(1.0, ty));
                "div"
            }
            _ => return Err(form.unsupported()),
        };
        let name = match ty == ScalarType::F64 && operation != "add" && self.cpu.is_none() {
            true => {
                let name = double_function(operation, rounding);
                let params = vec![ll; operands.len()].join(", ");
                let declaration =
                    format!("declare {ll} @{name}({params}) memory(none) nounwind willreturn");
                self.declared.insert(name.clone(), declaration);
                name
            }
            false => {
                let name = format!("{DIRECTED}.{operation}.{rounding}.{}", suffix(ty));
                self.helper(&name);
                name
            }
        };
        let operands: Vec<_> = operands
            .iter()
            .map(|operand| format!("{ll} {operand}"))
            .collect();
        Ok(self.value(format_args!("call {ll} @{name}({})", operands.join(", "))))
    }

    /// Emits `.relu`: negative values become 0, and NaN stays.
    pub fn relu(&mut self, value: &str, ty: ScalarType) -> String {
        let (ll, suffix, zero) = (computed(ty), suffix(ty), float_constant(0.0, ty));
        self.value(format_args!(
            "call {ll} @llvm.maximum.{suffix}({ll} {value}, {ll} {zero})"
        ))
    }

    /// Emits `.ftz`: a subnormal becomes a zero of its sign.
    pub fn flush(&mut self, value: &str, ty: ScalarType) -> String {
        match ty {
            ScalarType::F32 => {
                self.helper(FLUSH);
                self.value(format_args!("call float @{FLUSH}(float {value})"))
            }
            ScalarType::F16 | ScalarType::BF16 => {
                let (ll, suffix) = (computed(ty), suffix(ty));
                let (least, zero) = match ty {
                    ScalarType::F16 => ("0xH0400", "0xH0000"),
                    _ => ("0xR0080", "0xR0000"),
                };
                let size = self.value(format_args!("call {ll} @llvm.fabs.{suffix}({ll} {value})"));
                let tiny = self.value(format_args!("fcmp olt {ll} {size}, {least}"));
                let zero = self.value(format_args!(
                    "call {ll} @llvm.copysign.{suffix}({ll} {zero}, {ll} {value})"
                ));
                self.value(format_args!("select i1 {tiny}, {ll} {zero}, {ll} {value}"))
            }
            _ => value.to_string(),
        }
    }

    /// Adds one of our functions to the module.
    pub fn helper(&mut self, name: &str) {
        self.declared
            .entry(name.to_string())
            .or_insert_with(|| helpers::text(name));
    }

    /// Emits `.sat`: clamps to 0 to 1, NaN to 0.
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

    /// Emits `testp`: a test of a float's class.
    fn test(&mut self, form: &Form<'_>) -> Done {
        let ty = form.ty()?;
        let classes = [
            ("finite", 0x1f8),
            ("infinite", 0x204),
            ("number", 0x3fc),
            ("notanumber", 0x3),
            ("normal", 0x168), // zeros count as normal
            ("subnormal", 0x90),
        ];
        let Some((_, mask)) = classes.iter().find(|(name, _)| form.take(name)) else {
            return Err(form.unsupported());
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

/// Returns the name of libdevice's function for an operation on doubles that rounds in one
/// direction.
fn double_function(operation: &str, rounding: &str) -> String {
    let base = match operation {
        "fma" => "fma".to_owned(),
        other => format!("d{other}"),
    };
    let direction = match rounding {
        "rm" => "rd",
        "rp" => "ru",
        _ => "rz",
    };
    format!("__nv_{base}_{direction}")
}

/// Returns the suffix of a float type in LLVM's intrinsics.
pub fn suffix(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::F16 => "f16",
        ScalarType::BF16 => "bf16",
        ScalarType::F32 => "f32",
        _ => "f64",
    }
}
