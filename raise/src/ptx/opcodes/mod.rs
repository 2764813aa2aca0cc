//! The opcode table: which instructions PTX has, in which forms, and what each form asks of us.

mod pattern;
mod table;

pub use pattern::{Mismatch, OperandShape, Shape, Want, find, shapes};
pub(crate) use pattern::{all_modifiers, operand_counts};
pub use table::Row;

use table::ROWS;

/// The forms of an opcode; empty if PTX has no such instruction.
pub fn forms(opcode: &str) -> Vec<&'static Row> {
    ROWS.iter().filter(|row| row.opcode == opcode).collect()
}

/// All opcodes, for suggestions.
pub fn opcodes() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.opcode)
}
