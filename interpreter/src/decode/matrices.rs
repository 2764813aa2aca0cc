//! Decodes instructions of tensor cores.

use super::function::Decoder;
use super::{Decoded, lacks};
use crate::matrix::{self, Multiply, Shape};
use crate::program::*;
use ScalarType::{B16, S32};
use ptx::tree::*;

impl<'m> Decoder<'m> {
    /// Decodes `mma`, `wmma` or `ldmatrix`.
    pub(super) fn matrices(&mut self, instruction: &Instruction) -> Decoded<()> {
        match instruction.opcode.as_str() {
            "ldmatrix" => self.load_matrix(instruction),
            "wmma" if instruction.has("load") || instruction.has("store") => {
                self.move_fragment(instruction)
            }
            _ => self.multiply(instruction),
        }
    }

    /// Returns the slots of a list of registers.
    fn listed(&mut self, instruction: &Instruction, position: usize) -> Decoded<Vec<Slot>> {
        let operand = self.operand(instruction, position)?.clone();
        let parts = match operand {
            Operand::Vector(parts) => parts,
            node => vec![Spanned {
                node,
                span: instruction.span,
            }],
        };
        let slot = |part: &Spanned<Operand>| match &part.node {
            Operand::Register(name) => Ok(self.register(name)),
            _ => Err(lacks(instruction, "only registers are known here")),
        };
        parts.iter().map(slot).collect()
    }

    fn multiply(&mut self, instruction: &Instruction) -> Decoded<()> {
        let Some(multiply) = Multiply::of(instruction) else {
            return Err(lacks(instruction, "this shape, or these types"));
        };
        let mut lists = [vec![], vec![], vec![], vec![]];
        for (position, list) in lists.iter_mut().enumerate() {
            *list = self.listed(instruction, position)?;
        }
        if lists.each_ref().map(Vec::len) != multiply.registers() {
            return Err(lacks(instruction, "as many registers as these"));
        }
        let [d, a, b, c] = lists;
        self.code.products.push(Product {
            multiply,
            d,
            held: [a, b, c],
        });
        let kind = ExchangeKind::Multiply(self.code.products.len() as u32 - 1);
        let mask = self.constant(u64::from(u32::MAX));
        self.exchange_of(kind, NONE, [NONE; 3], mask);
        Ok(())
    }

    fn exchange_of(&mut self, kind: ExchangeKind, to: Slot, values: [Slot; 3], mask: Slot) {
        let [value, second, third] = values;
        self.code.exchanges.push(Exchange {
            kind,
            to,
            to_predicate: NONE,
            value,
            second,
            third,
            mask,
        });
        let exchange = (self.code.exchanges.len() - 1) as u32;
        self.emit(Op::Warp { exchange });
    }

    fn binary(&mut self, run: fn(u64, u64) -> u64, a: Slot, b: Slot) -> Slot {
        let to = self.fresh(0);
        self.emit(Op::Binary { run, to, a, b });
        to
    }

    /// Decodes `wmma.load` and `wmma.store`: each lane transfers its own elements.
    fn move_fragment(&mut self, instruction: &Instruction) -> Decoded<()> {
        let known = Shape::of(instruction).zip(matrix::moved_by(instruction));
        let Some((shape, (role, element))) = known else {
            return Err(lacks(instruction, "this shape, or this type"));
        };
        let stores = instruction.has("store");
        let (registers, address) = if stores { (1, 0) } else { (0, 1) };
        let registers = self.listed(instruction, registers)?;
        let (place, base, offset) = self.location(instruction, address)?;
        let [rows, columns] = shape.extents(role);
        let by_rows = instruction.has("row");
        let pitch = match instruction.operands.len() {
            3 => self.source(instruction, 2, S32)?,
            _ => self.constant(if by_rows { columns } else { rows } as u64),
        };
        let lane = self.special(instruction, "laneid")?;
        let part = self.constant(shape.part(role) as u64);
        let first = self.binary(|lane, part| lane * part, lane, part);
        let bytes = element.bytes();
        let access = Access {
            place,
            bytes: bytes as u8,
            align: bytes as u8,
            extend: 0,
        };
        let per_register = element.per_register();
        // A loaded register may also be the base, or the pitch.
        let mut loaded = Vec::new();
        for at in 0..registers.len() * per_register {
            let number = self.constant((at % shape.part(role)) as u64);
            let number = self.binary(u64::wrapping_add, first, number);
            let width = self.constant(columns as u64);
            let row = self.binary(|number, width| number / width, number, width);
            let column = self.binary(|number, width| number % width, number, width);
            let (slow, fast) = if by_rows {
                (row, column)
            } else {
                (column, row)
            };
            let line = self.binary(u64::wrapping_mul, slow, pitch);
            let element_at = self.binary(u64::wrapping_add, line, fast);
            let size = self.constant(bytes as u64);
            let byte = self.binary(u64::wrapping_mul, element_at, size);
            let address = self.binary(u64::wrapping_add, base, byte);
            let shift = (8 * bytes * (at % per_register)) as u8;
            let register = registers[at / per_register];
            let value = self.fresh(0);
            if stores {
                self.emit(Op::Field {
                    to: value,
                    from: register,
                    shift,
                    width: 8 * bytes as u8,
                });
                self.emit(Op::Store {
                    access,
                    from: value,
                    base: address,
                    offset,
                });
                continue;
            }
            self.emit(Op::Load {
                access,
                to: value,
                base: address,
                offset,
            });
            match shift {
                0 => loaded.push(value),
                _ => {
                    let low = loaded.pop().unwrap_or(value);
                    let to = self.fresh(0);
                    self.emit(Op::Join {
                        to,
                        low,
                        high: value,
                        shift,
                    });
                    loaded.push(to);
                }
            }
        }
        for (to, from) in registers.into_iter().zip(loaded) {
            self.emit(Op::Move { to, from });
        }
        Ok(())
    }

    /// Decodes `ldmatrix`: lane `8 m + i` has the address of row `i` of matrix `m`.
    fn load_matrix(&mut self, instruction: &Instruction) -> Decoded<()> {
        if !instruction.has("m8n8") || !instruction.types().any(|ty| ty == B16) {
            return Err(lacks(instruction, "this shape, or this type"));
        }
        let registers = self.listed(instruction, 0)?;
        let (place, base, offset) = self.location(instruction, 1)?;
        let lane = self.special(instruction, "laneid")?;
        let mask = self.constant(u64::from(u32::MAX));
        let limits = self.constant(31);
        let transposes = instruction.has("trans");
        let (four, two) = (self.constant(4), self.constant(2));
        let group = self.binary(|lane, four| lane / four, lane, four);
        let inside = self.binary(|lane, four| lane % four, lane, four);
        let own = self.fresh(0);
        self.emit(Op::Move {
            to: own,
            from: base,
        });
        let mut loaded = Vec::new();
        for number in 0..registers.len() {
            let first = self.constant(8 * number as u64);
            let mut halves = Vec::new();
            for half in 0..2_u64 {
                let half = self.constant(half);
                let pair = self.binary(u64::wrapping_mul, inside, two);
                let second = self.binary(u64::wrapping_add, pair, half);
                let (row, column) = match transposes {
                    true => (second, group),
                    false => (group, second),
                };
                let source = self.binary(u64::wrapping_add, row, first);
                let address = self.fresh(0);
                self.exchange_of(ExchangeKind::Index, address, [own, source, limits], mask);
                let byte = self.binary(u64::wrapping_mul, column, two);
                let address = self.binary(u64::wrapping_add, address, byte);
                let value = self.fresh(0);
                let access = Access {
                    place,
                    bytes: 2,
                    align: 2,
                    extend: 0,
                };
                self.emit(Op::Load {
                    access,
                    to: value,
                    base: address,
                    offset,
                });
                halves.push(value);
            }
            let to = self.fresh(0);
            self.emit(Op::Join {
                to,
                low: halves[0],
                high: halves[1],
                shift: 16,
            });
            loaded.push(to);
        }
        for (to, from) in registers.into_iter().zip(loaded) {
            self.emit(Op::Move { to, from });
        }
        Ok(())
    }
}
