//! Parses declarations: variables with initialisers, registers, parameters.

use super::constant;
use super::{Parsed, Parser};
use crate::error::{Error, Span};
use crate::lex::Kind;
use crate::tree::*;

/// The attributes between a space and the name.
#[derive(Default)]
struct Attributes {
    ty: Option<ScalarType>,
    vector: Option<u32>,
    align: Option<u32>,
    pointer: Option<Space>,
    pointer_align: Option<u32>,
    managed: bool,
}

impl Parser<'_> {
    /// Parses attributes such as `.align 4 .v2 .f32`, in any order.
    fn attributes(&mut self) -> Parsed<Attributes> {
        let mut found = Attributes::default();
        while self.peek().kind == Kind::Dot {
            let word = &self.word()[1..];
            if let Some(ty) = ScalarType::from_name(word) {
                found.ty = Some(ty);
                self.next();
                continue;
            }
            match word {
                "align" => {
                    self.next();
                    let align = self.alignment()?;
                    *(if found.pointer.is_some() {
                        &mut found.pointer_align
                    } else {
                        &mut found.align
                    }) = Some(align);
                }
                "v2" | "v4" | "v8" => {
                    found.vector = word[1..].parse().ok();
                    self.next();
                }
                "ptr" => {
                    self.next();
                    found.pointer = Some(Space::Generic);
                }
                "global" | "shared" | "local" | "const" if found.pointer.is_some() => {
                    found.pointer = Space::from_name(word);
                    self.next();
                }
                "attribute" => {
                    self.next();
                    found.managed |= self.has_in_parentheses(".managed")?;
                }
                _ => return Err(self.expected("a type such as `.f32`")),
            }
        }
        Ok(found)
    }

    fn alignment(&mut self) -> Parsed<u32> {
        let span = self.peek().span();
        let align = self.unsigned("an alignment in bytes")?;
        if !align.is_power_of_two() || align > 1 << 20 {
            let error = Error::user("ptx-alignment", format!("an alignment of {align} bytes"));
            return Err(Box::new(
                error.at(span, "must be a power of two, and at most 1048576"),
            ));
        }
        Ok(align as u32)
    }

    /// Skips a parenthesised list; returns whether it contains `word`.
    fn has_in_parentheses(&mut self, word: &str) -> Parsed<bool> {
        self.expect(b'(')?;
        let mut open = 1_usize;
        let mut found = false;
        while open > 0 {
            if self.at_end() {
                return Err(self.expected("`)`"));
            }
            found |= self.word() == word;
            let token = self.next();
            open += usize::from(token.is(b'('));
            open -= usize::from(token.is(b')'));
        }
        Ok(found)
    }

    fn typed(&self, attributes: &Attributes) -> Parsed<ScalarType> {
        attributes
            .ty
            .ok_or_else(|| self.expected("a type such as `.f32` before the name"))
    }

    /// Parses extents: `[4][8]`, `[]`.
    fn dims(&mut self) -> Parsed<Vec<Option<u64>>> {
        let mut dims = Vec::new();
        while self.eat(b'[') {
            if self.eat(b']') {
                dims.push(None);
                continue;
            }
            dims.push(Some(self.integer("an extent")?.max(0) as u64));
            self.expect(b']')?;
        }
        Ok(dims)
    }

    /// Parses the variables of one declaration, from after the space to the `;`.
    pub(super) fn variables(
        &mut self,
        space: Space,
        linkage: Linkage,
        start: Span,
    ) -> Parsed<Vec<Variable>> {
        let attributes = self.attributes()?;
        let ty = self.typed(&attributes)?;
        let vector = attributes.vector;
        let element = ty.bytes() as u32 * vector.unwrap_or(1);
        let mut variables = Vec::new();
        loop {
            let (name, name_span) = self.expect_word("a variable's name")?;
            let mut dims = self.dims()?;
            let init = if self.eat(b'=') {
                self.initializer(&dims)?
            } else {
                Vec::new()
            };
            if dims.first() == Some(&None) && !init.is_empty() {
                let inner: u64 = dims[1..].iter().map(|extent| extent.unwrap_or(1)).product();
                dims[0] = Some(
                    (init.len() as u64).div_ceil(inner.max(1) * u64::from(vector.unwrap_or(1))),
                );
            }
            variables.push(Variable {
                name,
                space,
                ty,
                vector,
                dims,
                align: attributes.align.unwrap_or(element),
                init,
                linkage,
                managed: attributes.managed,
                span: start.to(name_span),
            });
            if !self.eat(b',') {
                break;
            }
        }
        self.semicolon()?;
        Ok(variables)
    }

    fn initializer(&mut self, dims: &[Option<u64>]) -> Parsed<Vec<Initializer>> {
        let mut values = Vec::new();
        if self.eat(b'{') {
            self.initializer_list(dims, &mut values)?
        } else {
            values.push(self.initial_value()?)
        }
        Ok(values)
    }

    /// Parses values up to and including the `}`; an inner list that is too short is filled with
    /// zeros.
    fn initializer_list(
        &mut self,
        dims: &[Option<u64>],
        values: &mut Vec<Initializer>,
    ) -> Parsed<()> {
        self.deeper()?;
        let inner = dims.get(1..).unwrap_or(&[]);
        let stride = inner.iter().fold(1_u64, |product, extent| {
            product.saturating_mul(extent.unwrap_or(1))
        });
        while !self.eat(b'}') {
            if self.peek().is(b'{') {
                let start = self.next().span();
                let before = values.len();
                self.initializer_list(inner, values)?;
                if stride > 1 << 28 {
                    let error = Error::unsupported(
                        "ptx-initializer",
                        "an initialised array of this size cannot be read yet",
                    );
                    return Err(Box::new(error.at(start, "too many elements")));
                }
                let zero = Initializer::Value(Immediate::Int(0));
                values.resize(values.len().max(before + stride as usize), zero);
            } else {
                values.push(self.initial_value()?);
            }
            if !self.eat(b',') && !self.peek().is(b'}') {
                return Err(self.expected("`,` or `}`"));
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// Parses `5`, `0f3F800000`, `table+4`, `generic(table)`, `0xFF00(table)`, or `addr_mode_0 =
    /// wrap`.
    fn initial_value(&mut self) -> Parsed<Initializer> {
        if self.peek().kind == Kind::Word && self.word() != "WARP_SZ" {
            let (name, _) = self.expect_word("a name")?;
            if name == "generic" && self.eat(b'(') {
                let (symbol, _) = self.expect_word("a variable")?;
                self.expect(b')')?;
                let offset = self.offset()?;
                return Ok(Initializer::Address {
                    symbol,
                    offset,
                    generic: true,
                    mask: None,
                });
            }
            if self.eat(b'=') {
                // A texture setting, such as `filter_mode = linear`, which does not initialise
                // bytes.
                self.next();
                return Ok(Initializer::Value(Immediate::Int(0)));
            }
            let offset = self.offset()?;
            return Ok(Initializer::Address {
                symbol: name,
                offset,
                generic: false,
                mask: None,
            });
        }
        if self.peek().kind == Kind::Number && self.peek_second().is(b'(') {
            let mask = constant::number(self.word());
            if let Some(Immediate::Int(mask)) = mask {
                self.next();
                self.next();
                let inner = self.initial_value()?;
                self.expect(b')')?;
                if let Initializer::Address {
                    symbol,
                    offset,
                    generic,
                    ..
                } = inner
                {
                    return Ok(Initializer::Address {
                        symbol,
                        offset,
                        generic,
                        mask: Some(mask as u64),
                    });
                }
                return Ok(inner);
            }
        }
        Ok(Initializer::Value(self.constant(0, "a value")?))
    }

    fn offset(&mut self) -> Parsed<i64> {
        if self.eat(b'+') {
            self.integer("a number of bytes")
        } else if self.eat(b'-') {
            Ok(self.integer("a number of bytes")?.wrapping_neg())
        } else {
            Ok(0)
        }
    }

    /// Parses `.reg .b32 %r<5>, t;` after the `.reg`.
    pub(super) fn registers(&mut self) -> Parsed<Vec<RegDecl>> {
        let attributes = self.attributes()?;
        let ty = self.typed(&attributes)?;
        let mut registers = Vec::new();
        loop {
            let (prefix, span) = self.expect_word("a register's name")?;
            let mut count = None;
            if self.eat(b'<') {
                count = Some(
                    self.unsigned("how many registers there are")?
                        .min(u32::MAX.into()) as u32,
                );
                self.expect(b'>')?;
            }
            let span = span.to(self.last_span());
            registers.push(RegDecl {
                prefix,
                count,
                ty,
                vector: attributes.vector,
                span,
            });
            if !self.eat(b',') {
                break;
            }
        }
        self.semicolon()?;
        Ok(registers)
    }

    /// Parses parameters: `(.param .u64 a, .reg .u32 b)`.
    pub(super) fn params(&mut self) -> Parsed<Vec<Param>> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        if self.eat(b')') {
            return Ok(params);
        }
        loop {
            let start = self.peek().span();
            let register = self.eat_dot(".reg");
            if !register && !self.eat_dot(".param") {
                return Err(self.expected("`.param`"));
            }
            let attributes = self.attributes()?;
            let ty = self.typed(&attributes)?;
            let (name, _) = self.expect_word("a parameter's name")?;
            let dims = self.dims()?;
            let elements = dims.iter().fold(1_u64, |product, extent| {
                product.saturating_mul(extent.unwrap_or(0))
            });
            let bytes = elements.saturating_mul(ty.bytes() as u64);
            params.push(Param {
                name,
                ty,
                array_bytes: (!dims.is_empty()).then_some(bytes.min(1 << 30) as usize),
                align: attributes.align.unwrap_or(ty.bytes() as u32),
                pointer: attributes.pointer,
                pointer_align: attributes.pointer_align,
                register,
                span: start.to(self.last_span()),
            });
            if self.eat(b')') {
                return Ok(params);
            }
            if !self.eat(b',') {
                return Err(self.expected("`,` or `)`"));
            }
        }
    }
}
