//! Parses types and attributes.

use super::cursor::{Cursor, Parsed, Problem};
use super::refused;
use super::tree::TextType;
use super::windows::convolution_dims;
use crate::infer::fits;
use crate::{ConvolutionDims, ElementType, Literal, TensorType};

/// An attribute, of the kinds that ops of the tensor IR have.
#[derive(Clone, Debug)]
pub(super) enum Attribute {
    Unit,
    Bool(bool),
    Int(i128),
    String(String),
    /// `@symbol`.
    Symbol(String),
    /// `array<i64: 1, 2>`.
    Array(Vec<i64>),
    List(Vec<Attribute>),
    Dictionary(Vec<Entry>),
    Dense(Literal),
    /// A `dense<…>` of complex numbers, as pairs along the last dimension.
    ComplexDense(Literal),
    /// `#stablehlo<comparison_direction LT>`: `comparison_direction`, `LT`.
    Keyword(String, String),
    /// `#stablehlo.gather<offset_dims = [0]>`: `gather`, and the fields.
    Fields(String, Vec<Entry>),
    /// `#stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>`.
    Convolution(ConvolutionDims),
    /// Any other attribute, which is skipped: `(tensor<f32>) -> tensor<f32>`, `tensor<f32>`, `f32`,
    /// 1.5, `@outer::@inner`.
    Other,
}

/// `name = value` in a dictionary.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) value: Attribute,
    /// The value as it was written.
    pub(super) text: String,
    pub(super) at: usize,
}

impl<'t> Cursor<'t> {
    /// Reads `name = value, … }`, where `name` may be alone.
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
            let mut attribute = Attribute::Symbol(self.symbol()?);
            while self.eat("::") {
                self.symbol()?;
                attribute = Attribute::Other;
            }
            return Ok(attribute);
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
            "dense" => self.dense(),
            _ => {
                self.at = start;
                self.any_type()?;
                Ok(Attribute::Other)
            }
        }
    }

    /// Skips `: i64` after a number, if it is next.
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

    /// Reads an attribute after `#`.
    fn dialect_attribute(&mut self) -> Parsed<Attribute> {
        let name = self.expect_word("an attribute's name behind `#`")?;
        if !self.eat("<") {
            return Ok(Attribute::Other); // an alias, defined elsewhere
        }
        let is_keyword = name == "stablehlo" || name == "chlo";
        match name.strip_prefix("stablehlo") {
            _ if is_keyword => {
                let kind = self.expect_word("what kind of keyword it is")?.to_owned();
                let keyword = self.expect_word("the keyword")?.to_owned();
                self.expect(">")?;
                Ok(Attribute::Keyword(kind, keyword))
            }
            Some(".gather" | ".scatter" | ".dot" | ".output_operand_alias" | ".channel_handle") => {
                let kind = name.trim_start_matches("stablehlo.").to_owned();
                Ok(Attribute::Fields(kind, self.entries(">")?))
            }
            Some(".conv") => {
                let start = self.at;
                let text = self.convolution_text()?;
                self.expect(">")?;
                Ok(Attribute::Convolution(convolution_dims(text, start)?))
            }
            _ => {
                self.skip_brackets()?;
                Ok(Attribute::Other)
            }
        }
    }

    /// Reads the text `[b, f, 0]x[o, i, 0]->[b, f, 0]`.
    pub(super) fn convolution_text(&mut self) -> Parsed<&'t str> {
        let rest = self.rest();
        let end = rest.find("->").and_then(|arrow| {
            let bracket = rest[arrow..].find(']')?;
            Some(arrow + bracket + 1)
        });
        let Some(end) = end else {
            return self.fail("expected dimensions, an arrow and more dimensions");
        };
        self.at += end;
        Ok(&rest[..end])
    }

    /// Reads `(types) -> types`: the operand types and the result types.
    pub(super) fn function_type(&mut self) -> Parsed<(Vec<TextType>, Vec<TextType>)> {
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

    pub(super) fn tensor_type(&mut self) -> Parsed<TextType> {
        self.shaped_type(ElementType::from_name)
    }

    /// Reads the type of an attribute's elements; MLIR's `index` is read as `i64`.
    pub(super) fn tensor_type_or_index(&mut self) -> Parsed<TextType> {
        self.shaped_type(|name| match name {
            "index" => Some(ElementType::I64),
            name => ElementType::from_name(name),
        })
    }

    fn shaped_type(
        &mut self,
        element_of: impl Fn(&str) -> Option<ElementType>,
    ) -> Parsed<TextType> {
        self.skip_space();
        let start = self.at;
        if !self.eat_word("tensor") {
            if let Some(message) = refused::type_at(self.rest()) {
                return Err(Problem::new(start, message));
            }
            return self.fail("expected a type such as `tensor<4xf32>`");
        }
        self.expect("<")?;
        let mut shape = Vec::new();
        loop {
            self.skip_space();
            if self.is_at("?") || self.is_at("*") {
                let mark = &self.rest()[..1];
                let message = format!(
                    "sizes must be known: there is no `{mark}` here; \
                     export the program with static shapes"
                );
                return Err(Problem::new(start, message));
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
        self.skip_space();
        let element_at = self.at;
        let is_complex = self.eat_word("complex");
        if is_complex {
            self.expect("<")?;
            shape.push(2);
        }
        if let Some(message) = refused::type_at(self.rest()) {
            return Err(Problem::new(element_at, message));
        }
        let name = self.expect_word("an element type")?;
        let Some(element) = element_of(name) else {
            let message = format!("there is no element type `{name}` here");
            return Err(Problem::new(element_at, message));
        };
        if is_complex && !matches!(element, ElementType::F32 | ElementType::F64) {
            let message = format!("there are no complex numbers of `{name}` here");
            return Err(Problem::new(element_at, message));
        }
        if is_complex {
            self.expect(">")?;
        }
        self.expect(">")?;
        let tensor = TensorType { element, shape };
        fits(&tensor).map_err(|message| Problem::new(start, message))?;
        Ok(TextType { tensor, is_complex })
    }

    /// Skips a type.
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
}
