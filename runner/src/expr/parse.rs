//! Text → postfix, by precedence climbing.

use std::ops::Range;

use super::tables::{FUNCTIONS, INFIX, POWER_BINDS, UNARY_BINDS};
use super::{ExprError, Node};
use crate::fault::{nearest, suggest};

pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
    names: &'a [&'a str],
    pub postfix: Vec<Node>,
    depth: usize,
}

/// Parentheses and signs deeper than this are refused rather than overflowing the stack.
const DEPTH_LIMIT: usize = 200;

impl<'a> Parser<'a> {
    /// At the beginning of `text`, which may use `names`.
    pub fn new(text: &'a str, names: &'a [&'a str]) -> Parser<'a> {
        Parser {
            text,
            at: 0,
            names,
            postfix: Vec::new(),
            depth: 0,
        }
    }

    /// The whole text.
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

    /// Operands joined by operators that bind at least as tightly as `binds`.
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
            self.at += found.text.len();
            let right = if found.binds == POWER_BINDS {
                UNARY_BINDS
            } else {
                found.binds + 1
            };
            self.expression(right)?;
            self.postfix.push(Node::Apply {
                apply: found.apply,
                arity: 2,
            });
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
                self.postfix.push(Node::Apply {
                    apply: |a| -a[0],
                    arity: 1,
                });
                Ok(())
            }
            '+' => {
                self.at += 1;
                self.expression(UNARY_BINDS)
            }
            '(' => {
                self.at += 1;
                self.expression(0)?;
                if self.eat(")") {
                    Ok(())
                } else {
                    Err(self.error(start..start + 1, "this `(` is never closed"))
                }
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
        self.postfix.push(Node::Number(number));
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
            self.postfix.push(Node::Variable(index));
        } else if matches!(name, "pi" | "π") {
            self.postfix.push(Node::Number(std::f64::consts::PI));
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

    fn call(&mut self, name: &str, span: Range<usize>) -> Result<(), ExprError> {
        let Some(function) = FUNCTIONS.iter().find(|function| function.name == name) else {
            let near = nearest(name, FUNCTIONS.iter().map(|function| function.name));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            return Err(ExprError {
                span,
                message: format!("there is no function `{name}`"),
                help,
            });
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
        if count != function.arity {
            return Err(self.error(
                span,
                format!(
                    "`{name}` takes {}, found {count}",
                    arguments(function.arity)
                ),
            ));
        }
        self.postfix.push(Node::Apply {
            apply: function.apply,
            arity: function.arity,
        });
        Ok(())
    }
}

fn arguments(count: usize) -> String {
    if count == 1 {
        "one argument".to_owned()
    } else {
        format!("{count} arguments")
    }
}
