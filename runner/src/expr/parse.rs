//! Parses expressions to postfix form, by precedence climbing.

use std::ops::Range;

use super::tables::{FUNCTIONS, INFIX, POWER_BINDS, REDUCTIONS, UNARY_BINDS, flag};
use super::{ExprError, Node, Pick};
use crate::fault::{nearest, suggest};

pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
    names: &'a [&'a str],
    pub postfix: Vec<Node>,
    /// The location of each node.
    pub spans: Vec<Range<usize>>,
    depth: usize,
    /// Whether names may be arrays, which are reduced and sliced.
    arrays: bool,
}

/// The largest nesting depth of parentheses and signs; deeper nesting would overflow the stack.
const DEPTH_LIMIT: usize = 200;

impl<'a> Parser<'a> {
    /// Returns a parser at the start of `text`, which may use `names`.
    pub fn new(text: &'a str, names: &'a [&'a str], arrays: bool) -> Parser<'a> {
        Parser {
            text,
            at: 0,
            names,
            postfix: Vec::new(),
            spans: Vec::new(),
            depth: 0,
            arrays,
        }
    }

    fn push(&mut self, node: Node, span: Range<usize>) {
        self.postfix.push(node);
        self.spans.push(span);
    }

    /// Parses the whole text.
    pub fn whole(&mut self) -> Result<(), ExprError> {
        self.expression(0)?;
        self.skip_space();
        if self.at < self.text.len() {
            let rest = self.at..self.text.len();
            return Err(self.error(rest, "expected an operator such as `+` or `*` here"));
        }
        Ok(())
    }

    fn error(&self, span: Range<usize>, message: impl Into<String>) -> ExprError {
        ExprError {
            span,
            message: message.into(),
            help: None,
        }
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Parses operands joined by operators with a precedence of at least `binds`.
    fn expression(&mut self, binds: u8) -> Result<(), ExprError> {
        self.depth += 1;
        if self.depth > DEPTH_LIMIT {
            return Err(self.error(self.at..self.at, "nested too deeply"));
        }
        self.operand()?;
        loop {
            self.skip_space();
            let Some(found) = INFIX
                .iter()
                .find(|infix| self.rest().starts_with(infix.text))
            else {
                break;
            };
            if found.binds < binds {
                break;
            }
            let span = self.at..self.at + found.text.len();
            self.at = span.end;
            let right = if found.binds == POWER_BINDS {
                UNARY_BINDS
            } else {
                found.binds + 1
            };
            self.expression(right)?;
            let (name, apply, arity) = (found.text, found.apply, 2);
            self.push(Node::Apply { name, apply, arity }, span);
        }
        self.depth -= 1;
        Ok(())
    }

    fn operand(&mut self) -> Result<(), ExprError> {
        self.skip_space();
        let start = self.at;
        let Some(first) = self.rest().chars().next() else {
            return Err(self.error(
                start..start,
                "the expression ends too early: a number, a name or `(` is missing",
            ));
        };
        match first {
            '-' => {
                self.at += 1;
                self.expression(UNARY_BINDS)?;
                let negate = Node::Apply {
                    name: "-",
                    apply: |a| -a[0],
                    arity: 1,
                };
                self.push(negate, start..start + 1);
                Ok(())
            }
            '+' => {
                self.at += 1;
                self.expression(UNARY_BINDS)
            }
            '!' => {
                self.at += 1;
                self.expression(UNARY_BINDS)?;
                let not = Node::Apply {
                    name: "!",
                    apply: |a| flag(a[0] == 0.0),
                    arity: 1,
                };
                self.push(not, start..start + 1);
                Ok(())
            }
            '(' => {
                self.at += 1;
                self.expression(0)?;
                if !self.eat(")") {
                    return Err(self.error(start..start + 1, "this `(` is never closed"));
                }
                self.part(start)
            }
            '0'..='9' | '.' => self.number(),
            letter if letter.is_alphabetic() || letter == '_' => self.name(),
            other => Err(self.error(
                start..start + other.len_utf8(),
                format!("unexpected `{other}`"),
            )),
        }
    }

    fn number(&mut self) -> Result<(), ExprError> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let digits = |mut at: usize| {
            while bytes
                .get(at)
                .is_some_and(|byte| byte.is_ascii_digit() || *byte == b'_')
            {
                at += 1;
            }
            at
        };
        let mut end = digits(start);
        if bytes.get(end) == Some(&b'.') {
            end = digits(end + 1);
        }
        if matches!(bytes.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
            let exponent = digits(end + 1 + sign);
            if exponent > end + 1 + sign {
                end = exponent;
            }
        }
        let text = &self.text[start..end];
        let Ok(number) = text.replace('_', "").parse::<f64>() else {
            return Err(self.error(
                start..end.max(start + 1),
                format!("`{text}` is not a number"),
            ));
        };
        self.push(Node::Number(number), start..end);
        self.at = end;
        Ok(())
    }

    fn name(&mut self) -> Result<(), ExprError> {
        let start = self.at;
        let length = self
            .rest()
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(self.rest().len());
        let name = &self.text[start..start + length];
        let span = start..start + length;
        self.at = span.end;
        if self.eat("(") {
            return self.call(name, span);
        }
        if let Some(index) = self.names.iter().position(|known| *known == name) {
            self.push(Node::Variable(index), span);
            self.part(start)?;
        } else if matches!(name, "pi" | "π") {
            self.push(Node::Number(std::f64::consts::PI), span);
        } else {
            let known = self.names.iter().copied().chain(["pi"]);
            let help = match FUNCTIONS.iter().find(|function| function.name == name) {
                Some(_) => format!("`{name}` is a function: write `{name}(…)`"),
                None => suggest(name, "name", known),
            };
            let message = format!("nothing here is called `{name}`");
            return Err(ExprError {
                span,
                message,
                help: Some(help),
            });
        }
        Ok(())
    }

    /// Parses the subscript of the array that begins at `start`, if `[` follows.
    fn part(&mut self, start: usize) -> Result<(), ExprError> {
        match self.arrays && self.eat("[") {
            true => self.index(start),
            false => Ok(()),
        }
    }

    /// Parses the subscripts between `[` and `]`.
    fn index(&mut self, start: usize) -> Result<(), ExprError> {
        let bracket = self.at - 1..self.at;
        let mut picks = Vec::new();
        loop {
            picks.push(self.pick()?);
            if self.eat("]") {
                break;
            }
            if !self.eat(",") {
                return Err(self.error(bracket, "this `[` is never closed"));
            }
        }
        let span = start..self.at;
        self.push(Node::Index(picks), span);
        Ok(())
    }

    /// Parses one subscript: `3`, `2:n`, `:n`, `2:` or `:`.
    fn pick(&mut self) -> Result<Pick, ExprError> {
        let from = match self.eat(":") {
            true => None,
            false => {
                let from = self.apart()?;
                if !self.eat(":") {
                    return Ok(Pick::At(from));
                }
                Some(from)
            }
        };
        self.skip_space();
        let to = match self.rest().starts_with([',', ']']) {
            true => None,
            false => Some(self.apart()?),
        };
        Ok(Pick::Range(from, to))
    }

    /// Parses a scalar expression into a separate postfix program.
    fn apart(&mut self) -> Result<Vec<Node>, ExprError> {
        let before = self.postfix.len();
        let arrays = std::mem::replace(&mut self.arrays, false);
        self.expression(0)?;
        self.arrays = arrays;
        self.spans.truncate(before);
        Ok(self.postfix.split_off(before))
    }

    fn call(&mut self, name: &str, span: Range<usize>) -> Result<(), ExprError> {
        let reduction = REDUCTIONS.iter().find(|known| **known == name);
        let reduction = reduction.filter(|_| self.arrays);
        let function = FUNCTIONS.iter().find(|function| function.name == name);
        let Some(arity) = function.map(|f| f.arity).or(reduction.map(|_| 1)) else {
            return Err(self.no_function(name, span));
        };
        let mut count = 0;
        if !self.eat(")") {
            loop {
                self.expression(0)?;
                count += 1;
                if self.eat(")") {
                    break;
                }
                if !self.eat(",") {
                    return Err(self.error(span, format!("the `(` of `{name}` is never closed")));
                }
            }
        }
        let node = match (function, reduction) {
            (_, Some(reduction)) if count == 1 => Node::Reduce(reduction),
            (Some(function), _) if count == arity => Node::Apply {
                name: function.name,
                apply: function.apply,
                arity,
            },
            _ => {
                let message = format!("`{name}` takes {}, found {count}", arguments(arity));
                return Err(self.error(span, message));
            }
        };
        let start = span.start;
        self.push(node, span);
        self.part(start)
    }

    fn no_function(&self, name: &str, span: Range<usize>) -> ExprError {
        let reductions = REDUCTIONS.iter().copied().filter(|_| self.arrays);
        let known = FUNCTIONS.iter().map(|function| function.name);
        let near = nearest(name, known.chain(reductions));
        ExprError {
            span,
            message: format!("there is no function `{name}`"),
            help: near.map(|near| format!("did you mean `{near}`?")),
        }
    }
}

fn arguments(count: usize) -> String {
    if count == 1 {
        "one argument".to_owned()
    } else {
        format!("{count} arguments")
    }
}
