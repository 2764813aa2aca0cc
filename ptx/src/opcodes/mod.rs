//! The opcode table: the instructions of PTX, their forms, and the requirements of each form.

mod pattern;
mod table;

pub use pattern::{Mismatch, OperandShape, Shape, Want, choices, find, shapes};
pub use pattern::{all_modifiers, operand_counts};
pub use table::Row;

use table::ROWS;

/// Returns the forms of an opcode; none if PTX has no such instruction.
pub fn forms(opcode: &str) -> Vec<&'static Row> {
    ROWS.iter().filter(|row| row.opcode == opcode).collect()
}

/// Returns all rows, in the order of the manual's chapters.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    ROWS.iter()
}

/// Returns all opcodes, for suggestions.
pub fn opcodes() -> impl Iterator<Item = &'static str> {
    ROWS.iter().map(|row| row.opcode)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Span;
    use crate::tree::Instruction;

    /// An instruction with the first choice of each group of a row matches that row.
    #[test]
    fn rows_find_themselves() {
        for row in ROWS {
            let modifiers: Vec<String> = pattern::first_choices(row)
                .iter()
                .map(|choice| (*choice).to_owned())
                .collect();
            let opcode = row.opcode.to_owned();
            let span = Span::default();
            let instruction = Instruction {
                guard: None,
                opcode,
                modifiers,
                operands: Vec::new(),
                span,
                opcode_span: span,
                loc: None,
            };
            let found =
                find(&instruction).unwrap_or_else(|why| panic!("{}: {why:?}", instruction.name()));
            assert_eq!(found.opcode, row.opcode);
            shapes(row, &instruction);
        }
    }
}
