//! Logic, shifts and bit fields.

use super::body::Body;
use super::instruction::{Done, Form};
use super::{computed, int_type};
use crate::error::Error;
use crate::ptx::tree::{Immediate, Operand, ScalarType};

impl Body<'_> {
    /// Writes a bit instruction.
    pub fn bits(&mut self, form: &Form<'_>) -> Done {
        let ty = form.ty()?;
        let int = computed(ty);
        match form.instruction.opcode.as_str() {
            operation @ ("and" | "or" | "xor") => {
                form.done()?;
                let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
                let value = self.value(format_args!("{operation} {int} {a}, {b}"));
                self.write(form, 0, &value, ty)
            }
            "not" => {
                form.done()?;
                let a = self.read(form, 1, ty)?;
                let ones = if ty == ScalarType::Pred { "true" } else { "-1" };
                let value = self.value(format_args!("xor {int} {a}, {ones}"));
                self.write(form, 0, &value, ty)
            }
            "cnot" => {
                form.done()?;
                let a = self.read(form, 1, ty)?;
                let zero = self.value(format_args!("icmp eq {int} {a}, 0"));
                let value = self.value(format_args!("zext i1 {zero} to {int}"));
                self.write(form, 0, &value, ty)
            }
            "shl" | "shr" => self.shift(form, ty),
            "shf" => self.funnel(form),
            "lop3" => self.lop3(form),
            "prmt" => self.permute(form),
            "popc" | "clz" | "bfind" => self.count(form, ty),
            "brev" => {
                form.done()?;
                let a = self.read(form, 1, ty)?;
                let value =
                    self.value(format_args!("call {int} @llvm.bitreverse.{int}({int} {a})"));
                self.write(form, 0, &value, ty)
            }
            "bfe" => self.extract_field(form, ty),
            _ => self.insert_field(form, ty),
        }
    }

    /// Shifts by the width or more give zero, or copies of the sign.
    fn shift(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        form.done()?;
        let (int, bits) = (int_type(ty.bits()), ty.bits());
        let a = self.read(form, 1, ty)?;
        let amount = self.read(form, 2, ScalarType::U32)?;
        let is_left = form.instruction.opcode == "shl";
        let is_arithmetic = !is_left && ty.is_signed();
        if let Operand::Immediate(Immediate::Int(amount)) = form.operand(2)?.node
            && (0..i128::from(bits)).contains(&amount)
        {
            let operation = if is_left {
                "shl"
            } else if is_arithmetic {
                "ashr"
            } else {
                "lshr"
            };
            let value = self.value(format_args!("{operation} {int} {a}, {amount}"));
            return self.write(form, 0, &value, ty);
        }
        let inside = self.value(format_args!("icmp ult i32 {amount}, {bits}"));
        let most = if is_arithmetic { bits - 1 } else { 0 };
        let amount = self.value(format_args!("select i1 {inside}, i32 {amount}, i32 {most}"));
        let amount = self.resize(&amount, 32, bits);
        let operation = if is_left {
            "shl"
        } else if is_arithmetic {
            "ashr"
        } else {
            "lshr"
        };
        let mut value = self.value(format_args!("{operation} {int} {a}, {amount}"));
        if !is_arithmetic {
            value = self.value(format_args!("select i1 {inside}, {int} {value}, {int} 0"));
        }
        self.write(form, 0, &value, ty)
    }

    /// An unsigned value of `from` bits in `to` bits.
    pub fn resize(&mut self, value: &str, from: u32, to: u32) -> String {
        match from.cmp(&to) {
            std::cmp::Ordering::Less => self.value(format_args!(
                "zext {} {value} to {}",
                int_type(from),
                int_type(to)
            )),
            std::cmp::Ordering::Equal => value.to_string(),
            std::cmp::Ordering::Greater => self.value(format_args!(
                "trunc {} {value} to {}",
                int_type(from),
                int_type(to)
            )),
        }
    }

    /// `shf.l` and `shf.r`: 64 bits `b:a` shifted, of which one half is kept.
    fn funnel(&mut self, form: &Form<'_>) -> Done {
        let left = form.take_one(&["l", "r"]) == Some("l");
        let clamps = form.take_one(&["clamp", "wrap"]) == Some("clamp");
        form.done()?;
        let ty = ScalarType::B32;
        let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
        let amount = self.read(form, 3, ScalarType::U32)?;
        let value = if clamps {
            // As 64 bits: a shift by 32 gives the other half.
            let amount = self.value(format_args!(
                "call i32 @llvm.umin.i32(i32 {amount}, i32 32)"
            ));
            let amount = self.value(format_args!("zext i32 {amount} to i64"));
            let low = self.value(format_args!("zext i32 {a} to i64"));
            let high = self.value(format_args!("zext i32 {b} to i64"));
            let high = self.value(format_args!("shl i64 {high}, 32"));
            let both = self.value(format_args!("or i64 {high}, {low}"));
            let shifted = match left {
                true => self.value(format_args!("shl i64 {both}, {amount}")),
                false => self.value(format_args!("lshr i64 {both}, {amount}")),
            };
            let half = if left {
                self.value(format_args!("lshr i64 {shifted}, 32"))
            } else {
                shifted
            };
            self.value(format_args!("trunc i64 {half} to i32"))
        } else {
            let side = if left { 'l' } else { 'r' };
            self.value(format_args!(
                "call i32 @llvm.fsh{side}.i32(i32 {b}, i32 {a}, i32 {amount})"
            ))
        };
        self.write(form, 0, &value, ty)
    }

    /// Any function of three bits, given by its table.
    fn lop3(&mut self, form: &Form<'_>) -> Done {
        form.done()?;
        let ty = ScalarType::B32;
        let Operand::Immediate(Immediate::Int(table)) = form.operand(4)?.node else {
            return Err(form.not_yet());
        };
        let inputs = [
            self.read(form, 1, ty)?,
            self.read(form, 2, ty)?,
            self.read(form, 3, ty)?,
        ];
        let mut all = "0".to_string();
        for row in (0..8).filter(|row| table >> row & 1 == 1) {
            let mut term = "-1".to_string();
            for (index, input) in inputs.iter().enumerate() {
                // `a` is the highest bit of a row's number.
                let wanted = row >> (2 - index) & 1 == 1;
                let bit = if wanted {
                    input.clone()
                } else {
                    self.value(format_args!("xor i32 {input}, -1"))
                };
                term = self.value(format_args!("and i32 {term}, {bit}"));
            }
            all = self.value(format_args!("or i32 {all}, {term}"));
        }
        self.write(form, 0, &all, ty)
    }

    /// `prmt` with a constant selector: four of the eight bytes `b:a`, each perhaps replaced by copies of its sign.
    fn permute(&mut self, form: &Form<'_>) -> Done {
        form.done()?;
        let Operand::Immediate(Immediate::Int(selector)) = form.operand(3)?.node else {
            return Err(form.not_yet());
        };
        let (a, b) = (
            self.read(form, 1, ScalarType::B32)?,
            self.read(form, 2, ScalarType::B32)?,
        );
        let mut all = "0".to_string();
        for byte in 0..4 {
            let choice = selector >> (4 * byte) & 0xf;
            let source = if choice & 4 == 0 { &a } else { &b };
            let shifted = self.value(format_args!("shl i32 {source}, {}", 24 - 8 * (choice & 3)));
            let shift = if choice & 8 == 0 {
                "lshr i32"
            } else {
                "ashr i32"
            };
            let value = match choice & 8 {
                0 => self.value(format_args!("{shift} {shifted}, 24")),
                _ => {
                    let sign = self.value(format_args!("{shift} {shifted}, 31"));
                    self.value(format_args!("and i32 {sign}, 255"))
                }
            };
            let value = self.value(format_args!("shl i32 {value}, {}", 8 * byte));
            all = self.value(format_args!("or i32 {all}, {value}"));
        }
        self.write(form, 0, &all, ScalarType::B32)
    }

    /// `popc`, `clz` and `bfind` give 32 bits.
    fn count(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        let shift_amount = form.take("shiftamt");
        form.done()?;
        let (int, bits) = (int_type(ty.bits()), ty.bits());
        let mut a = self.read(form, 1, ty)?;
        let opcode = form.instruction.opcode.as_str();
        if opcode == "popc" {
            let value = self.value(format_args!("call {int} @llvm.ctpop.{int}({int} {a})"));
            let value = self.resize(&value, bits, 32);
            return self.write(form, 0, &value, ScalarType::U32);
        }
        if opcode == "bfind" && ty.is_signed() {
            // Of a negative number, the highest zero.
            let sign = self.value(format_args!("ashr {int} {a}, {}", bits - 1));
            a = self.value(format_args!("xor {int} {a}, {sign}"));
        }
        let value = self.value(format_args!(
            "call {int} @llvm.ctlz.{int}({int} {a}, i1 false)"
        ));
        let mut value = self.resize(&value, bits, 32);
        if opcode == "bfind" {
            let none = self.value(format_args!("icmp eq {int} {a}, 0"));
            let found = match shift_amount {
                true => value,
                false => self.value(format_args!("sub i32 {}, {value}", bits - 1)),
            };
            value = self.value(format_args!("select i1 {none}, i32 -1, i32 {found}"));
        }
        self.write(form, 0, &value, ScalarType::U32)
    }

    /// The low byte of operand `index`, as bits of the width of `ty`.
    fn low_byte(
        &mut self,
        form: &Form<'_>,
        index: usize,
        ty: ScalarType,
    ) -> Result<String, Box<Error>> {
        let value = self.read(form, index, ScalarType::U32)?;
        let value = self.value(format_args!("and i32 {value}, 255"));
        Ok(self.resize(&value, 32, ty.bits()))
    }

    /// `bfe`: `len` bits from `pos` on, extended by the field's highest bit if signed; beyond the width that is the sign.
    fn extract_field(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        form.done()?;
        let (int, bits) = (int_type(ty.bits()), ty.bits());
        let a = self.read(form, 1, ty)?;
        let (position, length) = (self.low_byte(form, 2, ty)?, self.low_byte(form, 3, ty)?);
        let last = bits - 1;
        let shifted = self.shift_right(&a, &position, ty);
        // The field's length within the width, and the shift that brings its top bit to the top.
        let length_inside = self.value(format_args!(
            "call {int} @llvm.umin.{int}({int} {length}, {int} {bits})"
        ));
        let up = self.value(format_args!("sub {int} {bits}, {length_inside}"));
        let up_inside = self.value(format_args!(
            "call {int} @llvm.umin.{int}({int} {up}, {int} {last})"
        ));
        let raised = self.value(format_args!("shl {int} {shifted}, {up_inside}"));
        let shift = if ty.is_signed() { "ashr" } else { "lshr" };
        let field = self.value(format_args!("{shift} {int} {raised}, {up_inside}"));
        let empty = self.value(format_args!("icmp eq {int} {length}, 0"));
        let value = self.value(format_args!("select i1 {empty}, {int} 0, {int} {field}"));
        self.write(form, 0, &value, ty)
    }

    /// A right shift by any amount, by the sign of `ty`.
    fn shift_right(&mut self, value: &str, amount: &str, ty: ScalarType) -> String {
        let (int, bits) = (int_type(ty.bits()), ty.bits());
        let last = bits - 1;
        let inside = self.value(format_args!(
            "call {int} @llvm.umin.{int}({int} {amount}, {int} {last})"
        ));
        if ty.is_signed() {
            return self.value(format_args!("ashr {int} {value}, {inside}"));
        }
        let shifted = self.value(format_args!("lshr {int} {value}, {inside}"));
        let fits = self.value(format_args!("icmp ult {int} {amount}, {bits}"));
        self.value(format_args!("select i1 {fits}, {int} {shifted}, {int} 0"))
    }

    /// `bfi`: the low `len` bits of `a` put into `b` from `pos` on.
    fn insert_field(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        form.done()?;
        let (int, bits) = (int_type(ty.bits()), ty.bits());
        let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
        let (position, length) = (self.low_byte(form, 3, ty)?, self.low_byte(form, 4, ty)?);
        let last = bits - 1;
        let length_inside = self.value(format_args!(
            "call {int} @llvm.umin.{int}({int} {length}, {int} {last})"
        ));
        let one = self.value(format_args!("shl {int} 1, {length_inside}"));
        let ones = self.value(format_args!("sub {int} {one}, 1"));
        let whole = self.value(format_args!("icmp ugt {int} {length}, {last}"));
        let ones = self.value(format_args!("select i1 {whole}, {int} -1, {int} {ones}"));
        let inside = self.value(format_args!(
            "call {int} @llvm.umin.{int}({int} {position}, {int} {last})"
        ));
        let mask = self.value(format_args!("shl {int} {ones}, {inside}"));
        let fits = self.value(format_args!("icmp ult {int} {position}, {bits}"));
        let mask = self.value(format_args!("select i1 {fits}, {int} {mask}, {int} 0"));
        let field = self.value(format_args!("shl {int} {a}, {inside}"));
        let field = self.value(format_args!("and {int} {field}, {mask}"));
        let outside = self.value(format_args!("xor {int} {mask}, -1"));
        let rest = self.value(format_args!("and {int} {b}, {outside}"));
        let value = self.value(format_args!("or {int} {field}, {rest}"));
        self.write(form, 0, &value, ty)
    }
}
