//! Types and attributes.

use super::cursor::{Cursor, Parsed, Problem};
use crate::infer::fits;
use crate::literal::encode;
use crate::{ElementType, Literal, Scalar, TensorType};

/// An attribute, as far as an op of ours may have one.
#[derive(Debug)]
pub(super) enum Attribute {
    Unit,
    Bool(bool),
    Int(i128),
    String(String),
    /// `array<i64: 1, 2>`.
    Array(Vec<i64>),
    List(Vec<Attribute>),
    Dictionary(Vec<Entry>),
    Dense(Literal),
    /// `#stablehlo<comparison_direction LT>`: `comparison_direction`, `LT`.
    Keyword(String, String),
    /// `#stablehlo.gather<offset_dims = [0]>`: `gather`, and the fields.
    Fields(String, Vec<Entry>),
    /// `(tensor<f32>) -> tensor<f32>`, `tensor<f32>`, `f32`, 1.5, `@symbol`: read, of no use.
    Other,
}

/// `name = value` in a dictionary.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) value: Attribute,
    /// The value as it was written.
    pub(super) text: String,
    pub(super) at: usize,
}

impl<'t> Cursor<'t> {
    /// `name = value, … }`, or `name` alone.
    pub(super) fn entries(&mut self, close: &str) -> Parsed<Vec<Entry>> {
        self.deeper(|cursor| cursor.list(close, Cursor::entry))
    }

    fn entry(&mut self) -> Parsed<Entry> {
        self.skip_space();
        let at = self.at;
        let name = if self.is_at("\"") {
            self.string()?
        } else {
            self.expect_word("an attribute's name")?.to_owned()
        };
        if !self.eat("=") {
            let (value, text) = (Attribute::Unit, String::new());
            return Ok(Entry {
                name,
                value,
                text,
                at,
            });
        }
        self.skip_space();
        let start = self.at;
        let value = self.attribute()?;
        let text = self.text[start..self.at].trim_end().to_owned();
        Ok(Entry {
            name,
            value,
            text,
            at,
        })
    }

    pub(super) fn attribute(&mut self) -> Parsed<Attribute> {
        if self.is_at("\"") {
            let string = self.string()?;
            self.optional_type()?;
            return Ok(Attribute::String(string));
        }
        if self.eat("[") {
            return self.deeper(|cursor| Ok(Attribute::List(cursor.list("]", Cursor::attribute)?)));
        }
        if self.eat("{") {
            return Ok(Attribute::Dictionary(self.entries("}")?));
        }
        if self.eat("#") {
            return self.dialect_attribute();
        }
        if self.is_at("@") {
            self.symbol()?;
            while self.eat("::") {
                self.symbol()?;
            }
            return Ok(Attribute::Other);
        }
        if self.is_at("(") {
            self.function_type()?;
            return Ok(Attribute::Other);
        }
        if self.is_at_number() {
            let (start, text) = (self.at, self.number()?);
            self.optional_type()?;
            let hex = text
                .strip_prefix("0x")
                .map(|hex| i128::from_str_radix(hex, 16));
            return match hex.unwrap_or_else(|| text.parse()) {
                Ok(int) => Ok(Attribute::Int(int)),
                Err(_) if text.parse::<f64>().is_ok() => Ok(Attribute::Other),
                Err(_) => Err(Problem::new(
                    start,
                    format!("`{text}` is not a number that fits"),
                )),
            };
        }
        let start = self.at;
        match self.expect_word("an attribute")? {
            "true" => Ok(Attribute::Bool(true)),
            "false" => Ok(Attribute::Bool(false)),
            "unit" => Ok(Attribute::Unit),
            "array" => self.array(),
            "dense" => self.dense().map(Attribute::Dense),
            _ => {
                self.at = start;
                self.any_type()?;
                Ok(Attribute::Other)
            }
        }
    }

    /// `: i64` behind a number.
    fn optional_type(&mut self) -> Parsed<()> {
        if self.is_at(":") && !self.is_at("::") {
            self.expect(":")?;
            self.any_type()?;
        }
        Ok(())
    }

    fn array(&mut self) -> Parsed<Attribute> {
        self.expect("<")?;
        let element = self.expect_word("the array's element type")?;
        if self.eat(">") {
            return Ok(Attribute::Array(Vec::new()));
        }
        self.expect(":")?;
        let items = self.list(">", |cursor| {
            if element == "i1" {
                let is_true = cursor.eat_word("true");
                return match is_true || cursor.eat_word("false") {
                    true => Ok(is_true.into()),
                    false => cursor.fail("expected `true` or `false`"),
                };
            }
            cursor.integer()
        })?;
        Ok(Attribute::Array(items))
    }

    /// Behind `#`.
    fn dialect_attribute(&mut self) -> Parsed<Attribute> {
        let name = self.expect_word("an attribute's name behind `#`")?;
        if !self.eat("<") {
            return Ok(Attribute::Other); // an alias, defined elsewhere
        }
        match name.strip_prefix("stablehlo") {
            Some("") => {
                let kind = self.expect_word("what kind of keyword it is")?.to_owned();
                let keyword = self.expect_word("the keyword")?.to_owned();
                self.expect(">")?;
                Ok(Attribute::Keyword(kind, keyword))
            }
            Some(".gather" | ".scatter" | ".dot") => {
                let kind = name.trim_start_matches("stablehlo.").to_owned();
                Ok(Attribute::Fields(kind, self.entries(">")?))
            }
            _ => {
                self.skip_brackets()?;
                Ok(Attribute::Other)
            }
        }
    }

    /// `(types) -> types`: what goes in and what comes out.
    pub(super) fn function_type(&mut self) -> Parsed<(Vec<TensorType>, Vec<TensorType>)> {
        self.expect("(")?;
        let inputs = self.list(")", Cursor::tensor_type)?;
        self.expect("->")?;
        let outputs = if self.eat("(") {
            self.list(")", Cursor::tensor_type)?
        } else {
            vec![self.tensor_type()?]
        };
        Ok((inputs, outputs))
    }

    pub(super) fn tensor_type(&mut self) -> Parsed<TensorType> {
        self.skip_space();
        let start = self.at;
        if !self.eat_word("tensor") {
            return self.fail("expected a type such as `tensor<4xf32>`");
        }
        self.expect("<")?;
        let mut shape = Vec::new();
        loop {
            self.skip_space();
            if self.eat("?") {
                return Err(Problem::new(
                    start,
                    "sizes must be known: there is no `?` here",
                ));
            }
            let (digits_at, digits) = (self.at, self.run(|b| b.is_ascii_digit()));
            if digits.is_empty() {
                break;
            }
            let size = digits.parse();
            shape
                .push(size.map_err(|_| Problem::new(digits_at, format!("{digits} is too large")))?);
            self.expect("x")?;
        }
        let element_at = self.at;
        let name = self.expect_word("an element type")?;
        let Some(element) = ElementType::from_name(name) else {
            let message = format!("there is no element type `{name}` here");
            return Err(Problem::new(element_at, message));
        };
        self.expect(">")?;
        let ty = TensorType { element, shape };
        fits(&ty).map_err(|message| Problem::new(start, message))?;
        Ok(ty)
    }

    /// A type that is only read past.
    fn any_type(&mut self) -> Parsed<()> {
        if self.is_at("(") {
            self.function_type()?;
            return Ok(());
        }
        self.eat("!");
        self.expect_word("a type")?;
        if self.eat("<") {
            self.skip_brackets()?;
        }
        Ok(())
    }

    /// Behind `dense`: the elements, then the type that says how to read them.
    fn dense(&mut self) -> Parsed<Literal> {
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
        let ty = self.tensor_type()?;
        match blob {
            Some(blob) => from_blob(&blob, ty),
            None => elements.literal(ty),
        }
        .map_err(|message| Problem::new(start, message))
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
        let text = if self.is_at_number() {
            self.number()?
        } else {
            self.expect_word("an element")?
        };
        elements.texts.push(text);
        Ok(())
    }
}

/// The nested lists of a `dense`.
#[derive(Default)]
struct Elements<'t> {
    /// The length of the lists at each depth.
    shape: Vec<Option<usize>>,
    /// How deep the elements are.
    depth: Option<usize>,
    texts: Vec<&'t str>,
}

impl Elements<'_> {
    fn literal(&self, ty: TensorType) -> Result<Literal, String> {
        let shape: Vec<usize> = self.shape.iter().map(|size| size.unwrap_or(0)).collect();
        let is_splat = shape.is_empty() && self.texts.len() == 1;
        let is_empty = self.texts.is_empty() && ty.count() == 0;
        let is_whole = shape == ty.shape && self.texts.len() == ty.count();
        if !is_splat && !is_empty && !is_whole {
            return Err(format!("lists of lengths {shape:?} are not a {ty}"));
        }
        let mut bytes = Vec::new();
        for text in &self.texts {
            element(ty.element, text, &mut bytes)?;
        }
        if is_splat {
            return Ok(Literal::splat_of_bytes(ty, &bytes));
        }
        Ok(Literal::from_bytes(ty.element, ty.shape, bytes))
    }
}

/// The bytes of one element.
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

/// An integer's bits, if it is one that fits.
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

/// `0x…`: little-endian elements, or one for all.
fn from_blob(blob: &str, ty: TensorType) -> Result<Literal, String> {
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
    if bytes.len() == width && count > 0 {
        return Ok(Literal::splat_of_bytes(ty, &bytes));
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
