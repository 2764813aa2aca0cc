//! Logic, shifts and bit fields.

use super::body::Body;
use super::instruction::{Done, Form};
use super::{computed, int_type};
use crate::error::Error;
use ptx::tree::{Immediate, Operand, ScalarType};

impl Body<'_> {
    /// Emits a bit instruction.
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
            "fns" => self.nth_bit(form),
            "szext" | "bmsk" => self.low_bits(form, ty),
            "bfe" => self.extract_field(form, ty),
            _ => self.insert_field(form, ty),
        }
    }

    /// Emits a shift. Shifts by the width or more give zero, or copies of the sign.
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

    /// Converts an unsigned value of `from` bits to `to` bits.
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

    /// Emits `shf.l` or `shf.r`: the 64 bits `b:a` are shifted, and one half is kept.
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

    /// Emits any function of three bits, given by its truth table; `.and` and `.or` also return
    /// whether any bit is set, combined with a predicate.
    fn lop3(&mut self, form: &Form<'_>) -> Done {
        let logic = form.take_one(&["and", "or"]);
        form.done()?;
        let ty = ScalarType::B32;
        let Operand::Immediate(Immediate::Int(table)) = form.operand(4)?.node else {
            return Err(form.unsupported());
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
        let operand = form.operand(0)?;
        let (Some(logic), Operand::PredicatePair(name, predicate)) = (logic, &operand.node) else {
            return self.write(form, 0, &all, ty);
        };
        let other = self.read(form, 5, ScalarType::Pred)?;
        let any = self.value(format_args!("icmp ne i32 {all}, 0"));
        let any = self.value(format_args!("{logic} i1 {any}, {other}"));
        self.write_named(name, operand.span, &all, ty)?;
        self.write_named(predicate, operand.span, &any, ScalarType::Pred)
    }

    /// Emits `prmt`: four of the eight bytes `b:a`, each optionally replaced by copies of its sign,
    /// chosen by a selector or a mode.
    fn permute(&mut self, form: &Form<'_>) -> Done {
        let modes: [(&str, [u32; 4]); 6] = [
            ("f4e", [0x3210, 0x4321, 0x5432, 0x6543]),
            ("b4e", [0x5670, 0x6701, 0x7012, 0x0123]),
            ("rc8", [0x0000, 0x1111, 0x2222, 0x3333]),
            ("ecl", [0x3210, 0x3211, 0x3222, 0x3333]),
            ("ecr", [0x0000, 0x1110, 0x2210, 0x3210]),
            ("rc16", [0x1010, 0x3232, 0x1010, 0x3232]),
        ];
        let mode = modes.into_iter().find(|(name, _)| form.take(name));
        form.done()?;
        let (a, b) = (
            self.read(form, 1, ScalarType::B32)?,
            self.read(form, 2, ScalarType::B32)?,
        );
        let constant = match form.operand(3)?.node {
            Operand::Immediate(Immediate::Int(selector)) => Some(selector as u32),
            _ => None,
        };
        let all = match (mode, constant) {
            (None, Some(selector)) => self.permuted(&a, &b, selector),
            (Some((_, choices)), Some(selector)) => {
                self.permuted(&a, &b, choices[selector as usize & 3])
            }
            (None, None) => {
                let selector = self.read(form, 3, ScalarType::U32)?;
                self.permuted_by_data(&a, &b, &selector)
            }
            (Some((_, choices)), None) => {
                let selector = self.read(form, 3, ScalarType::U32)?;
                let low = self.value(format_args!("and i32 {selector}, 3"));
                let mut all = self.permuted(&a, &b, choices[0]);
                for (number, choice) in choices.into_iter().enumerate().skip(1) {
                    let other = self.permuted(&a, &b, choice);
                    let is_it = self.value(format_args!("icmp eq i32 {low}, {number}"));
                    all = self.value(format_args!("select i1 {is_it}, i32 {other}, i32 {all}"));
                }
                all
            }
        };
        self.write(form, 0, &all, ScalarType::B32)
    }

    /// Returns the bytes that a constant selector chooses.
    fn permuted(&mut self, a: &str, b: &str, selector: u32) -> String {
        let mut all = "0".to_string();
        for byte in 0..4 {
            let choice = selector >> (4 * byte) & 0xf;
            let source = if choice & 4 == 0 { a } else { b };
            let shifted = self.value(format_args!("shl i32 {source}, {}", 24 - 8 * (choice & 3)));
            let value = match choice & 8 {
                0 => self.value(format_args!("lshr i32 {shifted}, 24")),
                _ => {
                    let sign = self.value(format_args!("ashr i32 {shifted}, 31"));
                    self.value(format_args!("and i32 {sign}, 255"))
                }
            };
            let value = self.value(format_args!("shl i32 {value}, {}", 8 * byte));
            all = self.value(format_args!("or i32 {all}, {value}"));
        }
        all
    }

    /// Returns the bytes that a variable selector chooses: each byte is shifted down from all
    /// eight.
    fn permuted_by_data(&mut self, a: &str, b: &str, selector: &str) -> String {
        let low = self.value(format_args!("zext i32 {a} to i64"));
        let high = self.value(format_args!("zext i32 {b} to i64"));
        let high = self.value(format_args!("shl i64 {high}, 32"));
        let both = self.value(format_args!("or i64 {high}, {low}"));
        let mut all = "0".to_string();
        for byte in 0..4 {
            let choice = self.value(format_args!("lshr i32 {selector}, {}", 4 * byte));
            let number = self.value(format_args!("and i32 {choice}, 7"));
            let shift = self.value(format_args!("shl i32 {number}, 3"));
            let shift = self.value(format_args!("zext i32 {shift} to i64"));
            let moved = self.value(format_args!("lshr i64 {both}, {shift}"));
            let moved = self.value(format_args!("trunc i64 {moved} to i32"));
            let plain = self.value(format_args!("and i32 {moved}, 255"));
            let raised = self.value(format_args!("shl i32 {moved}, 24"));
            let sign = self.value(format_args!("ashr i32 {raised}, 31"));
            let sign = self.value(format_args!("and i32 {sign}, 255"));
            let copies = self.value(format_args!("and i32 {choice}, 8"));
            let copies = self.value(format_args!("icmp ne i32 {copies}, 0"));
            let value = self.value(format_args!("select i1 {copies}, i32 {sign}, i32 {plain}"));
            let value = self.value(format_args!("shl i32 {value}, {}", 8 * byte));
            all = self.value(format_args!("or i32 {all}, {value}"));
        }
        all
    }

    /// Emits `szext`, which extends the low bits, or `bmsk`, a mask of the given width from a
    /// position on. `.wrap` takes widths modulo 32, `.clamp` at most 32.
    fn low_bits(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        let clamps = form.take_one(&["clamp", "wrap"]) == Some("clamp");
        form.done()?;
        let limited = |body: &mut Self, index: usize| -> Result<String, Box<Error>> {
            let value = body.read(form, index, ScalarType::U32)?;
            let value = match clamps {
                true => body.value(format_args!("call i32 @llvm.umin.i32(i32 {value}, i32 32)")),
                false => body.value(format_args!("and i32 {value}, 31")),
            };
            Ok(body.value(format_args!("zext i32 {value} to i64")))
        };
        let width = limited(self, 2)?;
        let all = if form.instruction.opcode == "szext" {
            let a = self.read(form, 1, ScalarType::B32)?;
            let a = self.value(format_args!("zext i32 {a} to i64"));
            // Shifted down from bit 63, a width of zero leaves nothing.
            let up = self.value(format_args!("sub i64 63, {width}"));
            let raised = self.value(format_args!("shl i64 {a}, {up}"));
            let raised = self.value(format_args!("shl i64 {raised}, 1"));
            let shift = if ty.is_signed() { "ashr" } else { "lshr" };
            let field = self.value(format_args!("{shift} i64 {raised}, {up}"));
            self.value(format_args!("{shift} i64 {field}, 1"))
        } else {
            let position = limited(self, 1)?;
            let one = self.value(format_args!("shl i64 1, {width}"));
            let ones = self.value(format_args!("sub i64 {one}, 1"));
            self.value(format_args!("shl i64 {ones}, {position}"))
        };
        let value = self.value(format_args!("trunc i64 {all} to i32"));
        self.write(form, 0, &value, ty)
    }

    /// Emits `popc`, `clz` or `bfind`, which return 32 bits.
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
            // For a negative value, the highest zero bit.
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

    /// Emits `fns`: the position of the n-th set bit, counted up from a position, or down for a
    /// negative n; n = 0 tests that position only. The result is -1 if there is none.
    fn nth_bit(&mut self, form: &Form<'_>) -> Done {
        form.done()?;
        let mask = self.read(form, 1, ScalarType::B32)?;
        let base = self.read(form, 2, ScalarType::U32)?;
        let n = self.read(form, 3, ScalarType::S32)?;
        let down = self.value(format_args!("icmp slt i32 {n}, 0"));
        let here = self.value(format_args!("icmp eq i32 {n}, 0"));
        let turned = self.value(format_args!("call i32 @llvm.bitreverse.i32(i32 {mask})"));
        let bits = self.value(format_args!("select i1 {down}, i32 {turned}, i32 {mask}"));
        let turned = self.value(format_args!("sub i32 31, {base}"));
        let first = self.value(format_args!("select i1 {down}, i32 {turned}, i32 {base}"));
        let inside = self.value(format_args!("icmp ult i32 {first}, 32"));
        let amount = self.value(format_args!("and i32 {first}, 31"));
        let from = self.value(format_args!("shl i32 -1, {amount}"));
        let one = self.value(format_args!("shl i32 1, {amount}"));
        let wanted = self.value(format_args!("select i1 {here}, i32 {one}, i32 {from}"));
        let wanted = self.value(format_args!("select i1 {inside}, i32 {wanted}, i32 0"));
        let mut rest = self.value(format_args!("and i32 {bits}, {wanted}"));
        let negated = self.value(format_args!("sub i32 0, {n}"));
        let n = self.value(format_args!("select i1 {down}, i32 {negated}, i32 {n}"));
        let before = self.value(format_args!("sub i32 {n}, 1"));
        let mut before = self.value(format_args!("select i1 {here}, i32 0, i32 {before}"));
        let count = self.value(format_args!("call i32 @llvm.ctpop.i32(i32 {rest})"));
        let found = self.value(format_args!("icmp ult i32 {before}, {count}"));
        let mut place = "0".to_owned();
        for width in [16, 8, 4, 2, 1] {
            let low = self.value(format_args!("and i32 {rest}, {}", (1 << width) - 1));
            let count = self.value(format_args!("call i32 @llvm.ctpop.i32(i32 {low})"));
            let beyond = self.value(format_args!("icmp uge i32 {before}, {count}"));
            let less = self.value(format_args!("sub i32 {before}, {count}"));
            before = self.value(format_args!("select i1 {beyond}, i32 {less}, i32 {before}"));
            let more = self.value(format_args!("add i32 {place}, {width}"));
            place = self.value(format_args!("select i1 {beyond}, i32 {more}, i32 {place}"));
            let high = self.value(format_args!("lshr i32 {rest}, {width}"));
            rest = self.value(format_args!("select i1 {beyond}, i32 {high}, i32 {rest}"));
        }
        let turned = self.value(format_args!("sub i32 31, {place}"));
        let place = self.value(format_args!("select i1 {down}, i32 {turned}, i32 {place}"));
        let value = self.value(format_args!("select i1 {found}, i32 {place}, i32 -1"));
        self.write(form, 0, &value, ScalarType::B32)
    }

    /// Returns the low byte of operand `index`, in the width of `ty`.
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

    /// Emits `bfe`: `len` bits from `pos` on, sign-extended from the field's highest bit if signed;
    /// bits beyond the width are copies of the sign.
    fn extract_field(&mut self, form: &Form<'_>, ty: ScalarType) -> Done {
        form.done()?;
        let (int, bits) = (int_type(ty.bits()), ty.bits());
        let a = self.read(form, 1, ty)?;
        let (position, length) = (self.low_byte(form, 2, ty)?, self.low_byte(form, 3, ty)?);
        let last = bits - 1;
        let shifted = self.shift_right(&a, &position, ty);
        // The field's length limited to the width, and the shift that moves its top bit to the top.
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

    /// Emits a right shift by any amount, with the signedness of `ty`.
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

    /// Emits `bfi`: the low `len` bits of `a` inserted into `b` at `pos`.
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
