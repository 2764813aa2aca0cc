//! Tensor core instructions, for the host's processor.

use super::body::Body;
use super::instruction::{Done, Form};
use crate::error::Error;
use interpreter::matrix::{self, Multiply, Shape};
use ptx::tree::{Operand, ScalarType, Spanned};

impl Body<'_> {
    /// Emits `mma`, `wmma` or `ldmatrix`.
    pub fn matrices(&mut self, form: &Form<'_>) -> Done {
        match form.instruction.opcode.as_str() {
            "ldmatrix" => self.load_matrix(form),
            "wmma" if form.instruction.has("load") || form.instruction.has("store") => {
                self.move_fragment(form)
            }
            _ => self.multiply(form),
        }
    }

    fn multiply(&mut self, form: &Form<'_>) -> Done {
        let Some(multiply) = Multiply::of(form.instruction) else {
            return Err(form.unsupported());
        };
        let mut lists: [&[Spanned<Operand>]; 4] = [&[]; 4];
        for (position, list) in lists.iter_mut().enumerate() {
            *list = listed(form, position)?;
        }
        let counts = lists.map(<[_]>::len);
        if counts != multiply.registers() {
            return Err(form.unsupported());
        }
        let [d, held @ ..] = lists;
        let given: usize = counts[1..].iter().sum();
        let room = self.room_for_matrices(given + d.len());
        for (number, part) in held.into_iter().flatten().enumerate() {
            let value = self.bits_of_register(part)?;
            let at = self.byte(&room, 8 * number as i64);
            self.effect(format_args!("store i64 {value}, ptr {at}"));
        }
        let results = self.byte(&room, 8 * given as i64);
        self.multiply_on_cpu(multiply, &room, &results);
        for (number, part) in d.iter().enumerate() {
            let at = self.byte(&results, 8 * number as i64);
            let value = self.value(format_args!("load i64, ptr {at}"));
            self.write_register(part, &value)?;
        }
        Ok(())
    }

    /// Allocates stack memory for this number of registers.
    fn room_for_matrices(&mut self, registers: usize) -> String {
        let name = format!("(matrices {})", self.fresh());
        self.array_slot(&name, &format!("[{} x i8], align 8", 8 * registers))
    }

    fn width(&self, part: &Spanned<Operand>) -> Result<ScalarType, Box<Error>> {
        match &part.node {
            Operand::Register(name) => {
                let bits = self.register_type(name, part.span)?.bits();
                Ok(super::operands::bits_type(bits))
            }
            _ => Ok(ScalarType::B32),
        }
    }

    /// Returns the bits of a register, as an `i64`.
    fn bits_of_register(&mut self, part: &Spanned<Operand>) -> Result<String, Box<Error>> {
        let ty = self.width(part)?;
        let value = self.read_operand(part, ty)?;
        Ok(self.resize(&value, ty.bits(), 64))
    }

    fn write_register(&mut self, part: &Spanned<Operand>, value: &str) -> Done {
        let ty = self.width(part)?;
        let value = self.resize(value, 64, ty.bits());
        self.write_operand(part, &value, ty)
    }

    /// Emits `wmma.load` or `wmma.store`: each lane moves its own elements.
    fn move_fragment(&mut self, form: &Form<'_>) -> Done {
        let known = Shape::of(form.instruction).zip(matrix::moved_by(form.instruction));
        let Some((shape, (role, element))) = known else {
            return Err(form.unsupported());
        };
        let stores = form.instruction.has("store");
        let (registers, address) = if stores { (1, 0) } else { (0, 1) };
        let registers = listed(form, registers)?;
        let [rows, columns] = shape.extents(role);
        let by_rows = form.instruction.has("row");
        let pitch = match form.instruction.operands.len() {
            3 => {
                let pitch = self.read(form, 2, ScalarType::S32)?;
                self.value(format_args!("sext i32 {pitch} to i64"))
            }
            _ => if by_rows { columns } else { rows }.to_string(),
        };
        let base = self.pointer(form.operand(address)?, 0)?;
        let lane = self.special_register("i32", "laneid");
        let lane = self.value(format_args!("zext i32 {lane} to i64"));
        let part = shape.part(role);
        let first = self.value(format_args!("mul i64 {lane}, {part}"));
        let bytes = element.bytes();
        let per_register = element.per_register();
        let mut loaded: Vec<String> = Vec::new();
        for at in 0..registers.len() * per_register {
            let number = self.value(format_args!("add i64 {first}, {}", at % part));
            let row = self.value(format_args!("udiv i64 {number}, {columns}"));
            let column = self.value(format_args!("urem i64 {number}, {columns}"));
            let (slow, fast) = if by_rows {
                (row, column)
            } else {
                (column, row)
            };
            let line = self.value(format_args!("mul i64 {slow}, {pitch}"));
            let element_at = self.value(format_args!("add i64 {line}, {fast}"));
            let byte = self.value(format_args!("mul i64 {element_at}, {bytes}"));
            let pointer = self.value(format_args!("getelementptr i8, ptr {base}, i64 {byte}"));
            let verb = if stores { "writes" } else { "reads" };
            self.check_access(&pointer, bytes, verb);
            let bits = 8 * bytes;
            let shift = bits * (at % per_register);
            if stores {
                let value = self.bits_of_register(&registers[at / per_register])?;
                let value = self.value(format_args!("lshr i64 {value}, {shift}"));
                let value = self.resize(&value, 64, bits as u32);
                self.effect(format_args!(
                    "store i{bits} {value}, ptr {pointer}, align 1"
                ));
                continue;
            }
            let value = self.value(format_args!("load i{bits}, ptr {pointer}, align 1"));
            let value = self.resize(&value, bits as u32, 64);
            let value = self.value(format_args!("shl i64 {value}, {shift}"));
            match shift {
                0 => loaded.push(value),
                _ => {
                    let low = loaded.pop().unwrap_or_default();
                    loaded.push(self.value(format_args!("or i64 {low}, {value}")));
                }
            }
        }
        for (part, value) in registers.iter().zip(loaded) {
            self.write_register(part, &value)?;
        }
        Ok(())
    }

    /// Emits `ldmatrix`: lane `8 m + i` has the address of row `i` of matrix `m`.
    fn load_matrix(&mut self, form: &Form<'_>) -> Done {
        let registers = listed(form, 0)?;
        let transposes = form.instruction.has("trans");
        let own = self.pointer(form.operand(1)?, 0)?;
        let own = self.value(format_args!("ptrtoint ptr {own} to i64"));
        let lane = self.special_register("i32", "laneid");
        let group = self.value(format_args!("lshr i32 {lane}, 2"));
        let inside = self.value(format_args!("and i32 {lane}, 3"));
        let pair = self.value(format_args!("shl i32 {inside}, 1"));
        let mut loaded = Vec::new();
        for number in 0..registers.len() {
            let mut whole = "0".to_owned();
            for half in 0..2 {
                let second = self.value(format_args!("add i32 {pair}, {half}"));
                let (row, column) = match transposes {
                    true => (second, group.clone()),
                    false => (group.clone(), second),
                };
                let source = self.value(format_args!("add i32 {row}, {}", 8 * number));
                let address = self.address_of_lane_on_cpu(&own, &source);
                let column = self.value(format_args!("zext i32 {column} to i64"));
                let byte = self.value(format_args!("shl i64 {column}, 1"));
                let address = self.value(format_args!("add i64 {address}, {byte}"));
                let pointer = self.value(format_args!("inttoptr i64 {address} to ptr"));
                self.check_access(&pointer, 2, "reads");
                let value = self.value(format_args!("load i16, ptr {pointer}, align 1"));
                let value = self.value(format_args!("zext i16 {value} to i64"));
                let value = self.value(format_args!("shl i64 {value}, {}", 16 * half));
                whole = self.value(format_args!("or i64 {whole}, {value}"));
            }
            loaded.push(whole);
        }
        for (part, value) in registers.iter().zip(loaded) {
            self.write_register(part, &value)?;
        }
        Ok(())
    }
}

/// Returns the registers of a list, or a single register.
fn listed<'i>(form: &Form<'i>, position: usize) -> Result<&'i [Spanned<Operand>], Box<Error>> {
    let operand = form.operand(position)?;
    Ok(match &operand.node {
        Operand::Vector(parts) => parts.as_slice(),
        _ => std::slice::from_ref(operand),
    })
}
