//! Kernels as MLIR text, which MLIR parses and [`crate::mlir`] reads back as the same kernel.
//!
//! `{}` prints without locations, `{:#}` with `loc("kernel":line:column)` on every op that has one.

mod ops;

use std::fmt::{self, Display, Formatter, Write};

use super::{AffineExpr, Const, Kernel, KernelArg, Loc, Region, Space, Ty, ValueId};

impl Display for ValueId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut printer = Printer {
            kernel: self,
            locations: f.alternate(),
            text: String::new(),
        };
        printer.kernel()?;
        f.write_str(&printer.text)
    }
}

/// Returns MLIR's name of a scalar type.
fn scalar(ty: Ty) -> &'static str {
    match ty {
        Ty::I1 => "i1",
        Ty::I8 => "i8",
        Ty::I16 => "i16",
        Ty::I32 => "i32",
        Ty::I64 => "i64",
        Ty::Index => "index",
        Ty::F16 => "f16",
        Ty::BF16 => "bf16",
        Ty::F32 => "f32",
        Ty::F64 => "f64",
        Ty::Array(_) => "memref",
    }
}

struct Printer<'k> {
    kernel: &'k Kernel,
    locations: bool,
    text: String,
}

impl Printer<'_> {
    fn kernel(&mut self) -> fmt::Result {
        write!(self.text, "func.func @{}(", symbol(&self.kernel.name))?;
        for (number, arg) in self.kernel.args.iter().enumerate() {
            let comma = if number == 0 { "" } else { ", " };
            let ty = self.ty(arg.value());
            write!(
                self.text,
                "{comma}{}: {ty} {{reactant.name = {:?}",
                arg.value(),
                arg.name()
            )?;
            if let KernelArg::Array { shape, space, .. } = arg {
                let colon = if shape.is_empty() { "" } else { ": " };
                write!(
                    self.text,
                    ", reactant.shape = array<i64{colon}{}>{}",
                    list(shape),
                    space_text(space)
                )?;
            }
            if let KernelArg::Scalar {
                range: Some((least, greatest)),
                ..
            } = arg
            {
                write!(
                    self.text,
                    ", reactant.range = array<i64: {least}, {greatest}>"
                )?;
            }
            self.text.push('}');
        }
        self.text.push_str(") {\n");
        self.ops(&self.kernel.body, 1)?;
        self.text.push_str("  return\n}\n");
        Ok(())
    }

    /// Returns the type of `value` in MLIR syntax.
    fn ty(&self, value: ValueId) -> String {
        match self.kernel.ty(value) {
            Ty::Array(number) => {
                let value = self.kernel.args[number].value();
                let element = scalar(self.kernel.element(value));
                format!("memref<{}x{element}>", self.kernel.array_len(value))
            }
            ty => scalar(ty).to_owned(),
        }
    }

    fn types(&self, values: &[ValueId]) -> String {
        list(values.iter().map(|value| self.ty(*value)))
    }

    /// Returns `%a, %b : f32, i32`, or nothing.
    fn typed(&self, values: &[ValueId]) -> String {
        if values.is_empty() {
            return String::new();
        }
        format!(" {} : {}", list(values), self.types(values))
    }

    fn ops(&mut self, region: &Region, depth: usize) -> fmt::Result {
        region.ops.iter().try_for_each(|op| self.op(op, depth))
    }

    fn indent(&mut self, depth: usize) {
        self.text.extend(std::iter::repeat_n("  ", depth));
    }

    /// Ends a line, with the op's location.
    fn end(&mut self, loc: Loc) -> fmt::Result {
        if self.locations && loc.line > 0 {
            write!(
                self.text,
                " loc({:?}:{}:{})",
                self.kernel.name, loc.line, loc.column
            )?;
        } else if self.locations {
            self.text.push_str(" loc(unknown)");
        }
        self.text.push('\n');
        Ok(())
    }
}

/// Returns the attributes for the memory space of an array.
fn space_text(space: &Space) -> String {
    match space {
        Space::Global => String::new(),
        Space::Shared => ", reactant.space = \"shared\"".to_owned(),
        Space::Local => ", reactant.space = \"local\"".to_owned(),
        Space::Module { initial, constant } => {
            let name = if *constant { "const" } else { "module" };
            let hex: String = initial.iter().map(|byte| format!("{byte:02x}")).collect();
            format!(", reactant.space = {name:?}, reactant.initial = {hex:?}")
        }
    }
}

/// Returns `text` as an MLIR string literal.
fn string(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', byte as char]),
            0x20..0x7f => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
    out.push('"');
    out
}

/// Returns a name in MLIR syntax, to follow `@`.
fn symbol(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    match name.chars().next() {
        Some(first) if name.chars().all(plain) && !first.is_ascii_digit() => name.to_owned(),
        _ => format!("{name:?}"),
    }
}

/// Returns `a, b, c`.
fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items
        .into_iter()
        .map(|item| item.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Returns a constant of type `ty` in MLIR syntax, with its type.
fn constant(value: Const, ty: Ty) -> String {
    match (value, ty) {
        (Const::Int(value), Ty::I1) => if value == 0 { "false" } else { "true" }.to_owned(),
        (Const::Int(value), _) => format!("{value} : {}", scalar(ty)),
        (Const::Float(value), _) => format!("{} : {}", float(value, ty), scalar(ty)),
    }
}

/// Returns the text of a float that reads back as the same bits.
fn float(value: f64, ty: Ty) -> String {
    if !value.is_finite() {
        let bits = super::float_bits(value, ty);
        let digits = ty.bits() as usize / 4;
        return format!("0x{bits:0digits$X}");
    }
    // The shortest text for the type, unless reading it as f64 first would round twice.
    let short = match ty {
        Ty::F32 => format!("{:e}", value as f32),
        _ => format!("{value:e}"),
    };
    let exact = short
        .parse::<f64>()
        .is_ok_and(|read| (read as f32).to_bits() == (value as f32).to_bits());
    let text = if ty != Ty::F32 || exact {
        short
    } else {
        format!("{value:e}")
    };
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let point = if mantissa.contains('.') { "" } else { ".0" };
    match exponent {
        "0" => format!("{mantissa}{point}"),
        _ => format!("{mantissa}{point}e{exponent}"),
    }
}

/// Returns the text of an affine expression; `dim` names the dimensions.
fn expr(of: &AffineExpr, dim: &dyn Fn(usize) -> String) -> String {
    let atom = |inner: &AffineExpr| match inner {
        AffineExpr::Dim(_) | AffineExpr::Const(0..) => expr(inner, dim),
        _ => format!("({})", expr(inner, dim)),
    };
    match of {
        AffineExpr::Dim(number) => dim(*number),
        AffineExpr::Const(value) => value.to_string(),
        AffineExpr::Add(a, b) => match &**b {
            AffineExpr::Const(value) if *value < 0 && *value > i64::MIN => {
                format!("{} - {}", expr(a, dim), -value)
            }
            AffineExpr::Add(..) => format!("{} + ({})", expr(a, dim), expr(b, dim)),
            _ => format!("{} + {}", expr(a, dim), expr(b, dim)),
        },
        AffineExpr::Mul(a, factor) => format!("{} * {factor}", atom(a)),
        AffineExpr::Mod(a, modulus) => format!("{} mod {modulus}", atom(a)),
        AffineExpr::FloorDiv(a, divisor) => format!("{} floordiv {divisor}", atom(a)),
        AffineExpr::CeilDiv(a, divisor) => format!("{} ceildiv {divisor}", atom(a)),
    }
}
