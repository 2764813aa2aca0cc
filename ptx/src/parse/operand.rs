//! Parses operands. Words remain [`Operand::Symbol`] here; [`super::scope`] determines which are
//! registers.

use super::{Parsed, Parser};
use crate::error::{Error, Span};
use crate::lex::Kind;
use crate::tree::*;

/// The possible operands, for messages.
const OPERAND: &str = "an operand (register, number, symbol, `[address]` or `{vector}`)";

impl Parser<'_> {
    /// Parses operands up to the `;`, which is not consumed.
    pub(super) fn operands(&mut self, opcode: &str) -> Parsed<Vec<Spanned<Operand>>> {
        let mut operands = Vec::new();
        if self.peek().is(b';') {
            return Ok(operands);
        }
        loop {
            let list = opcode == "call" && self.peek().is(b'(');
            operands.push(if list { self.list()? } else { self.operand()? });
            if !self.eat(b',') {
                return Ok(operands);
            }
        }
    }

    fn spanned(&self, start: Span, node: Operand) -> Spanned<Operand> {
        Spanned {
            node,
            span: start.to(self.last_span()),
        }
    }

    /// Parses a list `(a, b)`, which may be empty.
    fn list(&mut self) -> Parsed<Spanned<Operand>> {
        let start = self.expect(b'(')?;
        let items = self.items(b')')?;
        Ok(self.spanned(start, Operand::List(items)))
    }

    /// Parses operands up to and including `close`.
    fn items(&mut self, close: u8) -> Parsed<Vec<Spanned<Operand>>> {
        self.deeper()?;
        let mut items = Vec::new();
        while !self.eat(close) {
            items.push(self.operand()?);
            if !self.eat(b',') {
                if !self.peek().is(close) {
                    return Err(self.expected(&format!("`,` or `{}`", close as char)));
                }
            } else if self.peek().is(close) {
                return Err(self.expected(OPERAND));
            }
        }
        self.depth -= 1;
        Ok(items)
    }

    fn operand(&mut self) -> Parsed<Spanned<Operand>> {
        let token = self.peek();
        let start = token.span();
        let node = match token.kind {
            Kind::Word if self.word() != "WARP_SZ" => self.named()?,
            Kind::Word | Kind::Number | Kind::Punct(b'-' | b'+' | b'~' | b'(') => {
                Operand::Immediate(self.constant(0, OPERAND)?)
            }
            Kind::Punct(b'!') if self.peek_second().kind == Kind::Word => {
                self.next();
                Operand::Not(self.expect_word("a predicate")?.0)
            }
            Kind::Punct(b'!') => Operand::Immediate(self.constant(0, OPERAND)?),
            Kind::Punct(b'{') => {
                self.next();
                Operand::Vector(self.items(b'}')?)
            }
            Kind::Punct(b'[') => {
                self.next();
                let items = self.items(b']')?;
                self.address(items)?
            }
            _ => return Err(self.expected(OPERAND)),
        };
        Ok(self.spanned(start, node))
    }

    /// Parses an operand that begins with a word.
    fn named(&mut self) -> Parsed<Operand> {
        let (name, span) = self.expect_word("a name")?;
        let after = self.peek();
        match after.kind {
            Kind::Dot if after.span().start == span.end => {
                let selector = self.word()[1..].to_owned();
                self.next();
                Ok(Operand::Component {
                    register: name,
                    selector,
                })
            }
            Kind::Punct(b'|') => {
                self.next();
                let (second, _) = self.expect_word("the second predicate")?;
                Ok(Operand::PredicatePair(name, second))
            }
            Kind::Punct(sign @ (b'+' | b'-')) => {
                self.next();
                let offset = self.integer("a number of bytes")?;
                let offset = if sign == b'-' {
                    offset.wrapping_neg()
                } else {
                    offset
                };
                Ok(Operand::SymbolOffset(name, offset))
            }
            _ if name == "_" => Ok(Operand::Sink),
            _ => Ok(Operand::Symbol(name)),
        }
    }

    /// Converts the items between `[` and `]`.
    fn address(&mut self, mut items: Vec<Spanned<Operand>>) -> Parsed<Operand> {
        if items.len() != 1 {
            if items.is_empty() {
                let error = Error::user("ptx-syntax", "an address cannot be empty");
                return Err(Box::new(error.at(
                    self.last_span(),
                    "expected a register or variable before this",
                )));
            }
            return Ok(Operand::Texture(items));
        }
        let item = items.remove(0);
        Ok(match item.node {
            Operand::Symbol(name) => Operand::Address {
                base: AddressBase::Symbol(name),
                offset: 0,
            },
            Operand::SymbolOffset(name, offset) => Operand::Address {
                base: AddressBase::Symbol(name),
                offset,
            },
            Operand::Immediate(Immediate::Int(value)) => Operand::Address {
                base: AddressBase::Absolute,
                offset: value as i64,
            },
            _ => {
                let error = Error::user(
                    "ptx-syntax",
                    "an address is a register, a variable, or one of these plus a number",
                );
                return Err(Box::new(error.at(item.span, "cannot be an address")));
            }
        })
    }
}
