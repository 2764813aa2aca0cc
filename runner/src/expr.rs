//! Expressions of jobs: `exp(-((x-0.5)^2 + (y-0.5)^2)/0.01)`, `2*nx + 2`, `if(z < -10, 1, 0)`.
//!
//! Comes in: text and the names it may use. Goes out: a postfix program over `f64`, or an error with its place in the text.
//!
//! Our own parser, since no crate we found has all of: `-x^2` meaning `-(x^2)` (exmex reads `(-x)^2`), errors that carry
//! their place (for the line of the job file), and a licence we can use (evalexpr is AGPL; fasteval and meval are no longer kept).

use std::ops::Range;

use crate::fault::{nearest, suggest};

/// A function of expressions.
struct Function {
    name: &'static str,
    arity: usize,
    apply: fn(&[f64]) -> f64,
}

const fn function(name: &'static str, arity: usize, apply: fn(&[f64]) -> f64) -> Function {
    Function { name, arity, apply }
}

#[rustfmt::skip] // tables stay aligned
const FUNCTIONS: &[Function] = &[
    function("abs",   1, |a| a[0].abs()),
    function("sqrt",  1, |a| a[0].sqrt()),
    function("cbrt",  1, |a| a[0].cbrt()),
    function("exp",   1, |a| a[0].exp()),
    function("log",   1, |a| a[0].ln()),
    function("ln",    1, |a| a[0].ln()),
    function("log2",  1, |a| a[0].log2()),
    function("log10", 1, |a| a[0].log10()),
    function("sin",   1, |a| a[0].sin()),
    function("cos",   1, |a| a[0].cos()),
    function("tan",   1, |a| a[0].tan()),
    function("asin",  1, |a| a[0].asin()),
    function("acos",  1, |a| a[0].acos()),
    function("atan",  1, |a| a[0].atan()),
    function("atan2", 2, |a| a[0].atan2(a[1])),
    function("sinh",  1, |a| a[0].sinh()),
    function("cosh",  1, |a| a[0].cosh()),
    function("tanh",  1, |a| a[0].tanh()),
    function("floor", 1, |a| a[0].floor()),
    function("ceil",  1, |a| a[0].ceil()),
    function("round", 1, |a| a[0].round()),
    function("sign",  1, |a| if a[0] > 0.0 { 1.0 } else if a[0] < 0.0 { -1.0 } else { 0.0 }),
    function("min",   2, |a| a[0].min(a[1])),
    function("max",   2, |a| a[0].max(a[1])),
    function("hypot", 2, |a| a[0].hypot(a[1])),
    function("mod",   2, |a| a[0].rem_euclid(a[1])),
    function("if",    3, |a| if a[0] != 0.0 { a[1] } else { a[2] }),
];

/// A binary operator: how tightly it binds, and what it does. `^` is the only one that groups to the right.
struct Infix {
    text: &'static str,
    binds: u8,
    apply: fn(&[f64]) -> f64,
}

const fn infix(text: &'static str, binds: u8, apply: fn(&[f64]) -> f64) -> Infix {
    Infix { text, binds, apply }
}

const UNARY_BINDS: u8 = 7;
const POWER_BINDS: u8 = 8;

#[rustfmt::skip] // tables stay aligned; longer texts stand before their own beginnings
const INFIX: &[Infix] = &[
    infix("||", 1, |a| flag(a[0] != 0.0 || a[1] != 0.0)),
    infix("&&", 2, |a| flag(a[0] != 0.0 && a[1] != 0.0)),
    infix("<=", 3, |a| flag(a[0] <= a[1])),
    infix(">=", 3, |a| flag(a[0] >= a[1])),
    infix("==", 3, |a| flag(a[0] == a[1])),
    infix("!=", 3, |a| flag(a[0] != a[1])),
    infix("<",  3, |a| flag(a[0] < a[1])),
    infix(">",  3, |a| flag(a[0] > a[1])),
    infix("+",  4, |a| a[0] + a[1]),
    infix("-",  4, |a| a[0] - a[1]),
    infix("**", POWER_BINDS, |a| power(a[0], a[1])),
    infix("*",  5, |a| a[0] * a[1]),
    infix("/",  5, |a| a[0] / a[1]),
    infix("%",  5, |a| a[0].rem_euclid(a[1])),
    infix("^",  POWER_BINDS, |a| power(a[0], a[1])),
];

fn flag(truth: bool) -> f64 {
    f64::from(u8::from(truth))
}

fn power(base: f64, exponent: f64) -> f64 {
    if exponent == exponent.trunc() && exponent.abs() <= 64.0 {
        base.powi(exponent as i32)
    } else {
        base.powf(exponent)
    }
}

#[derive(Clone, Debug)]
enum Node {
    Number(f64),
    Variable(usize),
    Apply {
        apply: fn(&[f64]) -> f64,
        arity: usize,
    },
}

/// A parsed expression.
#[derive(Clone, Debug)]
pub struct Expr {
    postfix: Vec<Node>,
}

/// What is wrong with an expression, and where in its text.
#[derive(Clone, Debug, PartialEq)]
pub struct ExprError {
    /// Bytes of the expression's text.
    pub span: Range<usize>,
    /// What is wrong there.
    pub message: String,
    /// What to try.
    pub help: Option<String>,
}

impl Expr {
    /// Parses `text`; `names` are the variables, in the order in which [`Expr::eval`] gets their values. `pi` is always known.
    pub fn parse(text: &str, names: &[&str]) -> Result<Expr, ExprError> {
        let mut parser = Parser {
            text,
            at: 0,
            names,
            postfix: Vec::new(),
            depth: 0,
        };
        parser.expression(0)?;
        parser.skip_space();
        if parser.at < text.len() {
            let rest = parser.at..text.len();
            return Err(parser.error(rest, "expected an operator such as `+` or `*` here"));
        }
        Ok(Expr {
            postfix: parser.postfix,
        })
    }

    /// The value for these values of the variables.
    pub fn eval(&self, values: &[f64]) -> f64 {
        self.eval_on(values, &mut Vec::with_capacity(8))
    }

    /// As [`Expr::eval`], on a stack that the caller keeps: for the many points of an array.
    pub fn eval_on(&self, values: &[f64], stack: &mut Vec<f64>) -> f64 {
        stack.clear();
        for node in &self.postfix {
            match node {
                Node::Number(number) => stack.push(*number),
                Node::Variable(index) => stack.push(values[*index]),
                Node::Apply { apply, arity } => {
                    let first = stack.len() - arity;
                    let result = apply(&stack[first..]);
                    stack.truncate(first);
                    stack.push(result);
                }
            }
        }
        stack[0]
    }

    /// Which of the variables are used.
    pub fn uses(&self) -> impl Iterator<Item = usize> {
        self.postfix.iter().filter_map(|node| match node {
            Node::Variable(index) => Some(*index),
            Node::Number(_) | Node::Apply { .. } => None,
        })
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    names: &'a [&'a str],
    postfix: Vec<Node>,
    depth: usize,
}

/// Parentheses and signs deeper than this are refused rather than overflowing the stack.
const DEPTH_LIMIT: usize = 200;

impl Parser<'_> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        #[rustfmt::skip]
        let rows = [
            ("1 + 2*3", 7.0), ("-2^2", -4.0), ("2^-1", 0.5), ("2^3^2", 512.0), ("-2**2*3", -12.0), ("(1+2)*3", 9.0),
            ("10 % 4", 2.0), ("-1 % 4", 3.0), ("1 - 2 - 3", -4.0), ("8/2/2", 2.0), ("1e-3*1000", 1.0), (".5", 0.5),
            ("min(3, x)", 2.0), ("if(x < 3, 10, 20)", 10.0), ("x == 2 && y > 1", 1.0), ("atan2(0, 1)", 0.0),
            ("exp(-(x-2)^2)", 1.0), ("cos(pi)", -1.0), ("1_000", 1000.0), ("- - 3", 3.0), ("ceil(x/4)", 1.0),
        ];
        for (text, value) in rows {
            let expr =
                Expr::parse(text, &["x", "y"]).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert_eq!(expr.eval(&[2.0, 5.0]), value, "{text}");
        }
    }

    #[test]
    fn errors_say_where() {
        #[rustfmt::skip]
        let rows = [
            ("1 +", 3..3, "ends too early"), ("(1", 0..1, "never closed"), ("nxx + 1", 0..3, "nothing here is called"),
            ("1 2", 2..3, "operator"), ("sine(1)", 0..4, "no function"), ("min(1)", 0..3, "2 arguments"),
            ("1 + $", 4..5, "unexpected"), ("", 0..0, "too early"), ("exp", 0..3, "nothing"), ("1..2", 2..4, "operator"),
        ];
        for (text, span, message) in rows {
            let error = Expr::parse(text, &["nx"]).expect_err(text);
            assert_eq!(error.span, span, "{text}");
            assert!(error.message.contains(message), "{text}: {}", error.message);
        }
        assert_eq!(
            Expr::parse("nxx", &["nx"]).unwrap_err().help.unwrap(),
            "did you mean `nx`?"
        );
        assert!(
            Expr::parse(&"(".repeat(100_000), &[])
                .unwrap_err()
                .message
                .contains("deeply")
        );
        assert!(
            Expr::parse(&"-".repeat(100_000), &[])
                .unwrap_err()
                .message
                .contains("deeply")
        );
    }
}
