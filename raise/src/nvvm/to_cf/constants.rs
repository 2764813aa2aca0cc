//! Constants: each emitted once, at the top of the entry block.

use std::collections::HashMap;
use std::fmt::Write;

use llvm::{TypeKind, Value};

use super::mlir_type;

/// The constants emitted so far.
#[derive(Default)]
pub struct Constants {
    names: HashMap<String, String>,
    /// Their ops.
    pub text: String,
}

impl Constants {
    /// Returns the name of integer, float, null or undefined constant `value`.
    pub fn value(&mut self, value: Value) -> Option<String> {
        let ty = mlir_type(value.ty())?;
        if let Some(number) = value.const_int() {
            return Some(self.int(number, ty));
        }
        if let Some(number) = value.const_float() {
            return Some(self.literal(&float_literal(number, value.ty().kind()), ty));
        }
        // Undefined values may have any value; zero makes every run the same.
        (value.is_undef() || value.is_null()).then(|| match ty.starts_with('i') {
            true => self.int(0, ty),
            false => self.literal("0.0", ty),
        })
    }

    /// Returns the name of integer `value` of type `ty`.
    pub fn int(&mut self, value: i64, ty: &str) -> String {
        match (ty, value) {
            ("i1", 0) => self.literal("false", ty),
            ("i1", _) => self.literal("true", ty),
            _ => self.literal(&value.to_string(), ty),
        }
    }

    /// Returns the name of the constant whose MLIR text is `literal`, of type `ty`.
    pub fn literal(&mut self, literal: &str, ty: &str) -> String {
        let attribute = if ty == "i1" {
            literal.to_string()
        } else {
            format!("{literal} : {ty}")
        };
        if let Some(name) = self.names.get(&attribute) {
            return name.clone();
        }
        let name = format!("%c{}", self.names.len());
        let _ = writeln!(self.text, "    {name} = arith.constant {attribute}");
        self.names.insert(attribute, name.clone());
        name
    }
}

/// Returns the text of a float that MLIR reads back as the same bits (all NaNs count as one).
fn float_literal(value: f64, kind: TypeKind) -> String {
    if value.is_finite() {
        let text = match kind {
            TypeKind::LLVMFloatTypeKind => format!("{:?}", value as f32),
            _ => format!("{value:?}"),
        };
        // MLIR requires a point before an exponent.
        return match text.split_once('e') {
            Some((mantissa, exponent)) if !mantissa.contains('.') => {
                format!("{mantissa}.0e{exponent}")
            }
            _ => text,
        };
    }
    let (exponent_and_quiet, digits, sign) = match kind {
        TypeKind::LLVMHalfTypeKind => (
            if value.is_nan() { 0x7e00u64 } else { 0x7c00 },
            4,
            0x8000u64,
        ),
        TypeKind::LLVMBFloatTypeKind => (if value.is_nan() { 0x7fc0 } else { 0x7f80 }, 4, 0x8000),
        TypeKind::LLVMFloatTypeKind => (
            if value.is_nan() {
                0x7fc0_0000
            } else {
                0x7f80_0000
            },
            8,
            0x8000_0000,
        ),
        _ => {
            let bits = if value.is_nan() {
                0x7ff8_0000_0000_0000
            } else {
                0x7ff0_0000_0000_0000
            };
            (bits, 16, 1 << 63)
        }
    };
    let bits = if value < 0.0 {
        exponent_and_quiet | sign
    } else {
        exponent_and_quiet
    };
    format!("0x{bits:0digits$X}")
}
