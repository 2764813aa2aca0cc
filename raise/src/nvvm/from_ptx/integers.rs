//! Integer arithmetic: it wraps around, and no operation is undefined.

use super::body::Body;
use super::instruction::{Done, Form};
use super::int_type;
use crate::error::Error;
use ptx::tree::ScalarType;

impl Body<'_> {
    /// Emits an integer instruction.
    pub fn integer(&mut self, form: &Form<'_>) -> Done {
        let ty = form.ty()?;
        let int = int_type(ty.bits());
        match form.instruction.opcode.as_str() {
            "add" | "sub" | "addc" | "subc" => self.sum(form, ty),
            "mul" | "mad" | "madc" => self.product(form, ty),
            "mul24" | "mad24" => self.product24(form, ty),
            "sad" => {
                form.done()?;
                let (a, b, c) = (
                    self.read(form, 1, ty)?,
                    self.read(form, 2, ty)?,
                    self.read(form, 3, ty)?,
                );
                let sign = if ty.is_signed() { 's' } else { 'u' };
                let high = self.value(format_args!(
                    "call {int} @llvm.{sign}max.{int}({int} {a}, {int} {b})"
                ));
                let low = self.value(format_args!(
                    "call {int} @llvm.{sign}min.{int}({int} {a}, {int} {b})"
                ));
                let apart = self.value(format_args!("sub {int} {high}, {low}"));
                let sum = self.value(format_args!("add {int} {apart}, {c}"));
                self.write(form, 0, &sum, ty)
            }
            "div" | "rem" => self.division(form, ty),
            "abs" => {
                form.done()?;
                let a = self.read(form, 1, ty)?;
                let value = self.value(format_args!(
                    "call {int} @llvm.abs.{int}({int} {a}, i1 false)"
                ));
                self.write(form, 0, &value, ty)
            }
            "neg" => {
                form.done()?;
                let a = self.read(form, 1, ty)?;
                let value = self.value(format_args!("sub {int} 0, {a}"));
                self.write(form, 0, &value, ty)
            }
            which => {
                let relu = form.take("relu");
                form.done()?;
                let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
                let sign = if ty.is_signed() { 's' } else { 'u' };
                let mut value = self.value(format_args!(
                    "call {int} @llvm.{sign}{which}.{int}({int} {a}, {int} {b})"
                ));
                if relu {
                    value = self.value(format_args!(
                        "call {int} @llvm.smax.{int}({int} {value}, {int} 0)"
                    ));
                }
                self.write(form, 0, &value, ty)
            }
        }
    }

    /// Emits `add`, `sub` and their forms with a carry. `CC.CF` is one bit, the adder's carry:
    /// after `sub.cc`, it is set if there is no borrow. nvcc's 128-bit quotients read it by `addc`.
    fn sum(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        let int = int_type(ty.bits());
        let (sets_carry, saturates) = (form.take("cc"), form.take("sat"));
        form.done()?;
        let opcode = form.instruction.opcode.as_str();
        let uses_carry = opcode.ends_with('c');
        let operation = &opcode[..3];
        let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
        if saturates {
            let value = self.value(format_args!(
                "call {int} @llvm.s{operation}.sat.{int}({int} {a}, {int} {b})"
            ));
            return self.write(form, 0, &value, ty);
        }
        let value = self.carried(operation, int, &a, &b, uses_carry, sets_carry);
        self.write(form, 0, &value, ty)
    }

    /// Returns `a ± b`, with carry in and out.
    fn carried(
        &mut self,
        operation: &str,
        int: &str,
        a: &str,
        b: &str,
        uses_carry: bool,
        sets_carry: bool,
    ) -> String {
        let mut value = self.value(format_args!("{operation} {int} {a}, {b}"));
        let mut carry = String::new();
        if sets_carry {
            carry = match operation {
                "add" => self.value(format_args!("icmp ult {int} {value}, {a}")),
                _ => self.value(format_args!("icmp ult {int} {a}, {b}")),
            };
        }
        if uses_carry {
            let slot = self.slot("CC.CF", "i1");
            let mut before = self.value(format_args!("load i1, ptr {slot}"));
            if operation == "sub" {
                before = self.value(format_args!("xor i1 {before}, true"));
            }
            let wide = self.value(format_args!("zext i1 {before} to {int}"));
            let next = self.value(format_args!("{operation} {int} {value}, {wide}"));
            if sets_carry {
                let again = match operation {
                    "add" => self.value(format_args!("icmp ult {int} {next}, {value}")),
                    _ => self.value(format_args!("icmp ult {int} {value}, {wide}")),
                };
                carry = self.value(format_args!("or i1 {carry}, {again}"));
            }
            value = next;
        }
        if sets_carry {
            if operation == "sub" {
                carry = self.value(format_args!("xor i1 {carry}, true"));
            }
            let slot = self.slot("CC.CF", "i1");
            self.effect(format_args!("store i1 {carry}, ptr {slot}"));
        }
        value
    }

    fn product(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        let opcode = form.instruction.opcode.as_str();
        let half = form.take_one(&["lo", "hi", "wide"]).unwrap_or("lo");
        let (sets_carry, saturates) = (form.take("cc"), form.take("sat"));
        form.done()?;
        if saturates && (half != "hi" || opcode != "mad") {
            return Err(form.unsupported());
        }
        let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
        let int = int_type(ty.bits());
        let (value, result) = match half {
            "wide" => {
                let wide = widened(ty).ok_or_else(|| form.unsupported())?;
                (self.wide_product(&a, &b, ty), wide)
            }
            "hi" => (self.high_product(&a, &b, ty), ty),
            _ => (self.value(format_args!("mul {int} {a}, {b}")), ty),
        };
        if opcode == "mul" {
            return self.write(form, 0, &value, result);
        }
        let c = self.read(form, 3, result)?;
        if saturates {
            let value = self.value(format_args!(
                "call {int} @llvm.sadd.sat.{int}({int} {value}, {int} {c})"
            ));
            return self.write(form, 0, &value, result);
        }
        let int = int_type(result.bits());
        let value = self.carried("add", int, &value, &c, opcode == "madc", sets_carry);
        self.write(form, 0, &value, result)
    }

    /// Returns the product in twice the width, which cannot wrap.
    fn wide_product(&mut self, a: &str, b: &str, ty: ScalarType) -> String {
        let (narrow, wide) = (int_type(ty.bits()), int_type(2 * ty.bits()));
        let (extend, flag) = if ty.is_signed() {
            ("sext", "nsw")
        } else {
            ("zext", "nuw")
        };
        let a = self.value(format_args!("{extend} {narrow} {a} to {wide}"));
        let b = self.value(format_args!("{extend} {narrow} {b} to {wide}"));
        self.value(format_args!("mul {flag} {wide} {a}, {b}"))
    }

    /// Returns the high half of a product.
    fn high_product(&mut self, a: &str, b: &str, ty: ScalarType) -> String {
        let bits = ty.bits();
        let (narrow, wide) = (int_type(bits), int_type(2 * bits));
        if bits < 64 {
            let product = self.wide_product(a, b, ty);
            let high = self.value(format_args!("lshr {wide} {product}, {bits}"));
            return self.value(format_args!("trunc {wide} {high} to {narrow}"));
        }
        // 64 bits: four products of halves, so that nothing is wider than 64 bits.
        let mut part = |value: &str| {
            let low = self.value(format_args!("and i64 {value}, 4294967295"));
            let high = self.value(format_args!("lshr i64 {value}, 32"));
            (low, high)
        };
        let ((a_low, a_high), (b_low, b_high)) = (part(a), part(b));
        let low = self.value(format_args!("mul nuw i64 {a_low}, {b_low}"));
        let cross = self.value(format_args!("mul nuw i64 {a_high}, {b_low}"));
        let other = self.value(format_args!("mul nuw i64 {a_low}, {b_high}"));
        let high = self.value(format_args!("mul nuw i64 {a_high}, {b_high}"));
        let carry = self.value(format_args!("lshr i64 {low}, 32"));
        let middle = self.value(format_args!("add nuw i64 {cross}, {carry}"));
        let middle_low = self.value(format_args!("and i64 {middle}, 4294967295"));
        let middle_high = self.value(format_args!("lshr i64 {middle}, 32"));
        let second = self.value(format_args!("add nuw i64 {other}, {middle_low}"));
        let second_high = self.value(format_args!("lshr i64 {second}, 32"));
        let high = self.value(format_args!("add nuw i64 {high}, {middle_high}"));
        let mut high = self.value(format_args!("add nuw i64 {high}, {second_high}"));
        if ty.is_signed() {
            // A negative factor read as unsigned adds 2^64 times the other factor.
            for (factor, other) in [(a, b), (b, a)] {
                let sign = self.value(format_args!("ashr i64 {factor}, 63"));
                let excess = self.value(format_args!("and i64 {sign}, {other}"));
                high = self.value(format_args!("sub i64 {high}, {excess}"));
            }
        }
        high
    }

    /// Emits `mul24` or `mad24`: the factors are the low 24 bits. `.sat` applies to the signed sum
    /// with the high half.
    fn product24(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        let half = form.take_one(&["lo", "hi"]).unwrap_or("lo");
        let saturates = form.take("sat");
        form.done()?;
        if saturates && (half != "hi" || !ty.is_signed()) {
            return Err(form.unsupported());
        }
        let mut factors = Vec::new();
        for index in [1, 2] {
            let value = self.read(form, index, ty)?;
            let shifted = self.value(format_args!("shl i32 {value}, 8"));
            let shift = if ty.is_signed() { "ashr" } else { "lshr" };
            let value = self.value(format_args!("{shift} i32 {shifted}, 8"));
            let extend = if ty.is_signed() { "sext" } else { "zext" };
            factors.push(self.value(format_args!("{extend} i32 {value} to i64")));
        }
        let product = self.value(format_args!("mul nsw i64 {}, {}", factors[0], factors[1]));
        let shifted = match half {
            "hi" => self.value(format_args!("lshr i64 {product}, 16")),
            _ => product,
        };
        let mut value = self.value(format_args!("trunc i64 {shifted} to i32"));
        if form.instruction.opcode == "mad24" {
            let c = self.read(form, 3, ty)?;
            value = match saturates {
                true => self.value(format_args!(
                    "call i32 @llvm.sadd.sat.i32(i32 {value}, i32 {c})"
                )),
                false => self.value(format_args!("add i32 {value}, {c}")),
            };
        }
        self.write(form, 0, &value, ty)
    }

    /// Emits a division. Division by zero has an unspecified result in PTX (all ones), and is
    /// undefined in LLVM: it is replaced by a division by 1. The same holds for the one signed
    /// quotient that does not fit.
    fn division(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        form.done()?;
        let int = int_type(ty.bits());
        let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
        let by_zero = self.value(format_args!("icmp eq {int} {b}, 0"));
        let mut unsafe_ = by_zero.clone();
        if ty.is_signed() {
            let smallest = -(1i128 << (ty.bits() - 1));
            let minus = self.value(format_args!("icmp eq {int} {b}, -1"));
            let least = self.value(format_args!("icmp eq {int} {a}, {smallest}"));
            let both = self.value(format_args!("and i1 {minus}, {least}"));
            unsafe_ = self.value(format_args!("or i1 {unsafe_}, {both}"));
        }
        let divisor = self.value(format_args!("select i1 {unsafe_}, {int} 1, {int} {b}"));
        let sign = if ty.is_signed() { 's' } else { 'u' };
        let operation = &form.instruction.opcode;
        let value = self.value(format_args!("{sign}{operation} {int} {a}, {divisor}"));
        let value = self.value(format_args!("select i1 {by_zero}, {int} -1, {int} {value}"));
        self.write(form, 0, &value, ty)
    }

    /// Emits `dp4a` or `dp2a`: products of the bytes of `b` with those (or with the 16-bit halves)
    /// of `a`, added to `c`.
    pub fn dot(&mut self, form: &Form<'_>) -> Done {
        let is_high = form.take_one(&["lo", "hi"]) == Some("hi");
        form.done()?;
        let (Some(a_type), Some(b_type)) = (form.types.first(), form.types.get(1)) else {
            return Err(form.unsupported());
        };
        let (a, b) = (
            self.read(form, 1, ScalarType::B32)?,
            self.read(form, 2, ScalarType::B32)?,
        );
        let mut sum = self.read(form, 3, ScalarType::B32)?;
        let (count, a_bits) = match form.instruction.opcode.as_str() {
            "dp4a" => (4, 8),
            _ => (2, 16),
        };
        let skipped = if is_high { 16 } else { 0 };
        for part in 0..count {
            let x = self.field(&a, a_bits * part, a_bits, a_type.is_signed());
            let y = self.field(&b, skipped + 8 * part, 8, b_type.is_signed());
            let product = self.value(format_args!("mul i32 {x}, {y}"));
            sum = self.value(format_args!("add i32 {sum}, {product}"));
        }
        self.write(form, 0, &sum, ScalarType::B32)
    }

    /// Emits `vadd4.u32.s32.u32{.sat}{.add} d, a, b, c` and similar: two or four integers in 32
    /// bits, each written to its position or all added to `c`.
    pub fn lanes(&mut self, form: &Form<'_>, count: u32) -> Done {
        let saturates = form.take("sat");
        let adds = form.take("add");
        form.done()?;
        let [to, a_type, b_type] = form.types[..] else {
            return Err(form.unsupported());
        };
        let (a, b) = (
            self.read(form, 1, ScalarType::B32)?,
            self.read(form, 2, ScalarType::B32)?,
        );
        let mut whole = match adds {
            true => self.read(form, 3, ScalarType::B32)?,
            false => "0".to_owned(),
        };
        let bits = 32 / count;
        for lane in 0..count {
            let x = self.field(&a, bits * lane, bits, a_type.is_signed());
            let y = self.field(&b, bits * lane, bits, b_type.is_signed());
            let mut value = self.lane(form, &x, &y)?;
            if saturates {
                let (least, most) = match to.is_signed() {
                    true => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
                    false => (0, (1i64 << bits) - 1),
                };
                value = self.value(format_args!(
                    "call i32 @llvm.smax.i32(i32 {value}, i32 {least})"
                ));
                value = self.value(format_args!(
                    "call i32 @llvm.smin.i32(i32 {value}, i32 {most})"
                ));
            }
            whole = if adds {
                self.value(format_args!("add i32 {whole}, {value}"))
            } else {
                let placed = self.field(&value, 0, bits, false);
                let placed = self.value(format_args!("shl i32 {placed}, {}", bits * lane));
                self.value(format_args!("or i32 {whole}, {placed}"))
            };
        }
        self.write(form, 0, &whole, ScalarType::B32)
    }

    /// Returns the result of a SIMD instruction on one pair of lanes, which fits in 32 bits without
    /// overflow.
    fn lane(&mut self, form: &Form<'_>, x: &str, y: &str) -> Result<String, Box<Error>> {
        let opcode = form.instruction.opcode.trim_end_matches(['2', '4']);
        Ok(match opcode {
            "vadd" => self.value(format_args!("add i32 {x}, {y}")),
            "vsub" => self.value(format_args!("sub i32 {x}, {y}")),
            "vmin" => self.value(format_args!("call i32 @llvm.smin.i32(i32 {x}, i32 {y})")),
            "vmax" => self.value(format_args!("call i32 @llvm.smax.i32(i32 {x}, i32 {y})")),
            "vabsdiff" => {
                let difference = self.value(format_args!("sub i32 {x}, {y}"));
                self.value(format_args!(
                    "call i32 @llvm.abs.i32(i32 {difference}, i1 false)"
                ))
            }
            "vavrg" => {
                // Halves round away from zero if the sum is nonnegative, and down otherwise.
                let sum = self.value(format_args!("add i32 {x}, {y}"));
                let positive = self.value(format_args!("icmp sge i32 {sum}, 0"));
                let half = self.value(format_args!("zext i1 {positive} to i32"));
                let sum = self.value(format_args!("add i32 {sum}, {half}"));
                self.value(format_args!("ashr i32 {sum}, 1"))
            }
            _ => return Err(form.unsupported()),
        })
    }

    /// Extracts and extends `bits` bits of an `i32` from `first` on.
    fn field(&mut self, value: &str, first: u32, bits: u32, signed: bool) -> String {
        let raised = self.value(format_args!("shl i32 {value}, {}", 32 - first - bits));
        let shift = if signed { "ashr" } else { "lshr" };
        self.value(format_args!("{shift} i32 {raised}, {}", 32 - bits))
    }
}

/// Returns the type of twice the width.
pub fn widened(ty: ScalarType) -> Option<ScalarType> {
    use ScalarType::*;
    Some(match ty {
        U16 => U32,
        S16 => S32,
        U32 => U64,
        S32 => S64,
        _ => return None,
    })
}
