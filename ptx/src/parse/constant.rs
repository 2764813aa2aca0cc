//! Parses numbers and constant expressions.

use super::{Parsed, Parser};
use crate::error::Error;
use crate::lex::Kind;
use crate::tree::Immediate;

/// Parses a number in PTX syntax.
pub(super) fn number(text: &str) -> Option<Immediate> {
    let bytes = text.as_bytes();
    let rest = text.get(2..).unwrap_or("");
    if bytes[0] == b'0' && bytes.len() > 1 {
        match bytes[1] {
            b'f' | b'F' if rest.len() == 8 => {
                return u32::from_str_radix(rest, 16).ok().map(Immediate::F32);
            }
            b'd' | b'D' if rest.len() == 16 => {
                return u64::from_str_radix(rest, 16).ok().map(Immediate::F64);
            }
            b'x' | b'X' => return integer(rest, 16),
            b'b' | b'B' => return integer(rest, 2),
            b'0'..=b'9' if !text.contains(['.', 'e', 'E']) => return integer(&text[1..], 8),
            b'u' | b'U' => return integer(text, 10),
            b'.' | b'e' | b'E' | b'0'..=b'9' => {}
            _ => return None,
        }
    }
    if text.contains(['.', 'e', 'E']) {
        let value: f64 = text.parse().ok()?;
        return Some(Immediate::F64(value.to_bits()));
    }
    integer(text, 10)
}

fn integer(digits: &str, radix: u32) -> Option<Immediate> {
    let digits = digits.strip_suffix(['U', 'u']).unwrap_or(digits);
    if digits.starts_with(['+', '-']) {
        return None;
    }
    u64::from_str_radix(digits, radix)
        .ok()
        .map(|value| Immediate::Int(value.into()))
}

impl Parser<'_> {
    /// Parses an unsigned integer literal.
    pub(super) fn unsigned(&mut self, what: &str) -> Parsed<u64> {
        if self.peek().kind == Kind::Number
            && let Some(Immediate::Int(value)) = number(self.word())
        {
            self.next();
            return Ok(value as u64);
        }
        Err(self.expected(what))
    }

    /// Parses an integer constant expression of 64 bits, such as an offset.
    pub(super) fn integer(&mut self, what: &str) -> Parsed<i64> {
        let start = self.peek().span();
        match self.constant(0, what)? {
            Immediate::Int(value) => Ok(value as i64),
            Immediate::F32(_) | Immediate::F64(_) => {
                let error = Error::user("ptx-syntax", format!("expected {what}, found a float"));
                Err(Box::new(error.at(start, "must be an integer")))
            }
        }
    }

    /// Parses a constant expression: numbers, `+ - * / % << >> & | ^ ~ !`, parentheses. `least` is
    /// the lowest precedence of its operators.
    pub(super) fn constant(&mut self, least: u8, what: &str) -> Parsed<Immediate> {
        self.deeper()?;
        let mut left = self.constant_unary(what)?;
        while let Some((precedence, operator, length)) = self.operator() {
            if precedence < least.max(1) {
                break;
            }
            let start = self.peek().span();
            for _ in 0..length {
                self.next();
            }
            let right = self.constant(precedence + 1, what)?;
            left = match combine(operator, left, right) {
                Some(value) => value,
                None => {
                    let error =
                        Error::user("ptx-constant", "this constant expression has no value");
                    return Err(Box::new(error.at(
                        start,
                        "overflow, division by zero, or floats mixed with integers",
                    )));
                }
            };
        }
        self.depth -= 1;
        Ok(left)
    }

    fn constant_unary(&mut self, what: &str) -> Parsed<Immediate> {
        let token = self.peek();
        match token.kind {
            Kind::Number => match number(self.word()) {
                Some(value) => {
                    self.next();
                    Ok(value)
                }
                None => {
                    let error = Error::user(
                        "ptx-number",
                        format!("`{}` is not a number PTX has", self.word()),
                    );
                    let forms = "numbers are 42, 0x2A, 0b101010, 052, 1.5, 0f3F800000 (8 digits), 0d3FF0000000000000 (16 digits)";
                    Err(Box::new(
                        error.at(token.span(), "cannot be read").help(forms),
                    ))
                }
            },
            Kind::Word if self.word() == "WARP_SZ" => {
                self.next();
                Ok(Immediate::Int(32))
            }
            Kind::Punct(operator @ (b'-' | b'+' | b'~' | b'!')) => {
                self.next();
                self.deeper()?;
                let value = self.constant_unary(what)?;
                self.depth -= 1;
                Ok(match (operator, value) {
                    (b'-', Immediate::Int(value)) => Immediate::Int(-value),
                    (b'-', Immediate::F32(bits)) => Immediate::F32(bits ^ 1 << 31),
                    (b'-', Immediate::F64(bits)) => Immediate::F64(bits ^ 1 << 63),
                    (b'~', Immediate::Int(value)) => Immediate::Int(!value),
                    (b'!', Immediate::Int(value)) => Immediate::Int((value == 0).into()),
                    (_, value) => value,
                })
            }
            Kind::Punct(b'(') => {
                self.next();
                if self.eat_dot(".s64") || self.eat_dot(".u64") {
                    self.expect(b')')?;
                    return self.constant_unary(what);
                }
                let value = self.constant(0, what)?;
                self.expect(b')')?;
                Ok(value)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// Returns the operator at the current position: its precedence, its character, and its number
    /// of tokens.
    fn operator(&self) -> Option<(u8, u8, usize)> {
        let Kind::Punct(first) = self.peek().kind else {
            return None;
        };
        Some(match first {
            b'*' | b'/' | b'%' => (6, first, 1),
            b'+' | b'-' => (5, first, 1),
            b'<' | b'>' if self.peek_second().is(first) => (4, first, 2),
            b'&' => (3, first, 1),
            b'^' => (2, first, 1),
            b'|' => (1, first, 1),
            _ => return None,
        })
    }
}

fn combine(operator: u8, left: Immediate, right: Immediate) -> Option<Immediate> {
    let (left, right) = match (left, right) {
        (Immediate::Int(left), Immediate::Int(right)) => (left, right),
        (Immediate::F64(left), Immediate::F64(right)) => {
            let (left, right) = (f64::from_bits(left), f64::from_bits(right));
            let value = match operator {
                b'*' => left * right,
                b'/' => left / right,
                b'+' => left + right,
                b'-' => left - right,
                _ => return None,
            };
            return Some(Immediate::F64(value.to_bits()));
        }
        _ => return None,
    };
    let shift = || u32::try_from(right).ok().filter(|bits| *bits < 64);
    let value = match operator {
        b'*' => left.checked_mul(right)?,
        b'/' => left.checked_div(right)?,
        b'%' => left.checked_rem(right)?,
        b'+' => left.checked_add(right)?,
        b'-' => left.checked_sub(right)?,
        b'<' => i128::from((left as i64) << shift()?),
        b'>' => left >> shift()?,
        b'&' => left & right,
        b'^' => left ^ right,
        b'|' => left | right,
        _ => return None,
    };
    let fits = (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(&value);
    fits.then_some(Immediate::Int(value))
}
