//! Parses constants: `dense<…>`.

use super::attribute::Attribute;
use super::cursor::{Cursor, Parsed, Problem};
use super::tree::TextType;
use crate::literal::encode;
use crate::{ElementType, Literal, Scalar, TensorType};

impl<'t> Cursor<'t> {
    /// Reads, after `dense`, the elements and then their type.
    pub(super) fn dense(&mut self) -> Parsed<Attribute> {
        self.expect("<")?;
        let start = self.at;
        let mut elements = Elements::default();
        let mut blob = None;
        if self.is_at("\"") {
            blob = Some(self.string()?);
        } else if !self.is_at(">") {
            self.elements(0, &mut elements)?;
        }
        self.expect(">")?;
        self.expect(":")?;
        let ty = self.tensor_type_or_index()?;
        let is_complex = ty.is_complex;
        let literal = match blob {
            Some(blob) => from_blob(&blob, ty),
            None => elements.literal(ty),
        };
        let literal = literal.map_err(|message| Problem::new(start, message))?;
        Ok(match is_complex {
            true => Attribute::ComplexDense(literal),
            false => Attribute::Dense(literal),
        })
    }

    fn elements(&mut self, depth: usize, elements: &mut Elements<'t>) -> Parsed<()> {
        if self.eat("[") {
            let start = self.at;
            let items = self
                .deeper(|cursor| cursor.list("]", |cursor| cursor.elements(depth + 1, elements)))?;
            if elements.shape.len() <= depth {
                elements.shape.resize(depth + 1, None);
            }
            let size = elements.shape[depth].get_or_insert(items.len());
            if *size != items.len() {
                let message = format!("a list of {} beside one of {size}", items.len());
                return Err(Problem::new(start, message));
            }
            return Ok(());
        }
        self.skip_space();
        let start = self.at;
        if *elements.depth.get_or_insert(depth) != depth {
            return Err(Problem::new(start, "an element where a list is expected"));
        }
        if self.eat("(") {
            let parts = self.list(")", Cursor::element)?;
            if parts.len() != 2 {
                let message = "expected a real and an imaginary part, as in `(1.0, 2.0)`";
                return Err(Problem::new(start, message));
            }
            elements.pairs += 1;
            elements.texts.extend(parts);
            return Ok(());
        }
        elements.texts.push(self.element()?);
        Ok(())
    }

    fn element(&mut self) -> Parsed<&'t str> {
        match self.is_at_number() {
            true => self.number(),
            false => self.expect_word("an element"),
        }
    }
}

/// The elements in the nested lists of a `dense`.
#[derive(Default)]
struct Elements<'t> {
    /// The length of the lists at each depth.
    shape: Vec<Option<usize>>,
    /// The nesting depth of the elements.
    depth: Option<usize>,
    texts: Vec<&'t str>,
    /// The number of complex elements, each of two texts.
    pairs: usize,
}

impl Elements<'_> {
    fn literal(&self, text: TextType) -> Result<Literal, String> {
        let parts = if text.is_complex { 2 } else { 1 };
        let (of_pairs, ty) = (self.pairs * 2, text.tensor.clone());
        if of_pairs != if text.is_complex { self.texts.len() } else { 0 } {
            return Err(match text.is_complex {
                true => format!("the elements of a {text} are pairs, as in `(1.0, 2.0)`"),
                false => format!("there are pairs, but a {text} has no complex numbers"),
            });
        }
        let mut shape: Vec<usize> = self.shape.iter().map(|size| size.unwrap_or(0)).collect();
        let is_splat = shape.is_empty() && self.texts.len() == parts;
        if text.is_complex {
            shape.push(2);
        }
        let is_empty = self.texts.is_empty() && ty.count() == 0;
        let is_whole = shape == ty.shape && self.texts.len() == ty.count();
        if !is_splat && !is_empty && !is_whole {
            return Err(format!("lists of lengths {shape:?} are not a {text}"));
        }
        let mut bytes = Vec::new();
        for text in &self.texts {
            element(ty.element, text, &mut bytes)?;
        }
        if is_splat {
            return Ok(repeated(ty, &bytes));
        }
        Ok(Literal::from_bytes(ty.element, ty.shape, bytes))
    }
}

/// Returns an array in which every element, or pair of elements, has these bytes.
fn repeated(ty: TensorType, bytes: &[u8]) -> Literal {
    match bytes.len() == ty.element.bytes() {
        true => Literal::splat_of_bytes(ty, bytes),
        false => {
            let all = bytes.repeat(ty.count() / 2);
            Literal::from_bytes(ty.element, ty.shape, all)
        }
    }
}

/// Appends the bytes of one element.
fn element(element: ElementType, text: &str, bytes: &mut Vec<u8>) -> Result<(), String> {
    let wrong = || format!("`{text}` is not a {element}");
    let hex = text
        .strip_prefix("0x")
        .map(|hex| u64::from_str_radix(hex, 16));
    if let Some(bits) = hex
        && element.is_float()
    {
        let bits = bits.map_err(|_| wrong())?;
        let all = bits.to_le_bytes();
        let (low, high) = all.split_at(element.bytes());
        if high.iter().any(|byte| *byte != 0) {
            return Err(wrong());
        }
        bytes.extend(low);
        return Ok(());
    }
    let scalar = match text {
        "true" | "false" if element == ElementType::Pred => Scalar::Int((text == "true").into()),
        _ if element.is_float() => Scalar::Float(text.parse().map_err(|_| wrong())?),
        _ => Scalar::Int(integer(element, text).ok_or_else(wrong)?),
    };
    encode(element, scalar, bytes);
    Ok(())
}

/// Returns the bits of an integer, if it fits.
fn integer(element: ElementType, text: &str) -> Option<i64> {
    let value: i128 = match text.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => text.parse().ok()?,
    };
    let bits = element.bits();
    let (lowest, highest) = match (element, element.is_signed()) {
        (ElementType::Pred, _) => (-1, 1),
        (_, true) => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        (_, false) => (0, (1i128 << bits) - 1),
    };
    (lowest..=highest).contains(&value).then_some(value as i64)
}

/// Reads a hexadecimal blob: little-endian elements, or one element for all.
fn from_blob(blob: &str, text: TextType) -> Result<Literal, String> {
    let parts = if text.is_complex { 2 } else { 1 };
    let ty = text.tensor;
    let digits = blob
        .strip_prefix("0x")
        .ok_or("a blob must begin with `0x`")?
        .as_bytes();
    let digit = |digit: &u8| (*digit as char).to_digit(16).map(|value| value as u8);
    let pairs = digits.chunks(2).map(|pair| match pair {
        [high, low] => Some(digit(high)? << 4 | digit(low)?),
        _ => None,
    });
    let mut bytes: Vec<u8> = pairs
        .collect::<Option<_>>()
        .ok_or("a blob must be pairs of hexadecimal digits")?;
    let (count, width) = (ty.count(), ty.element.bytes());
    if ty.element == ElementType::Pred && bytes.len() != count && bytes.len() == count.div_ceil(8) {
        bytes = (0..count).map(|i| bytes[i / 8] >> (i % 8) & 1).collect();
    }
    if bytes.len() == parts * width && count > 0 {
        return Ok(repeated(ty, &bytes));
    }
    if bytes.len() != count * width {
        return Err(format!(
            "{} bytes, but a {ty} has {}",
            bytes.len(),
            count * width
        ));
    }
    Ok(Literal::from_bytes(ty.element, ty.shape, bytes))
}
