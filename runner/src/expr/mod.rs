//! Expressions of jobs: `exp(-((x-0.5)^2 + (y-0.5)^2)/0.01)`, `2*nx + 2`, `if(z < -10, 1, 0)`.
//!
//! In: a text and the names that it may use. Out: a postfix program over `f64`, or an error with
//! its location in the text.
//!
//! The parser is written here because no crate that we found has all of: `-x^2` meaning `-(x^2)`
//! (exmex reads `(-x)^2`), errors with locations (for the line of the job file), and a suitable
//! licence (evalexpr is AGPL; fasteval and meval are no longer maintained).

mod parse;
mod tables;
pub mod tree;

use std::ops::Range;

use parse::Parser;

/// Returns the names of all functions and reductions, for the reference page.
pub fn functions() -> Vec<&'static str> {
    let functions = tables::FUNCTIONS.iter().map(|function| function.name);
    functions
        .chain(tables::REDUCTIONS.iter().copied())
        .collect()
}

#[derive(Clone, Debug)]
enum Node {
    Number(f64),
    Variable(usize),
    Apply {
        /// The function's name, or the operator as it is written.
        name: &'static str,
        apply: fn(&[f64]) -> f64,
        arity: usize,
    },
    /// A reduction of all elements of its operand; only where arrays are allowed.
    Reduce(&'static str),
    /// A slice of the array operand; only where arrays are allowed.
    Index(Vec<Pick>),
}

/// The subscript of one dimension.
#[derive(Clone, Debug)]
enum Pick {
    /// One element.
    At(Vec<Node>),
    /// A half-open range; omitted bounds are those of the dimension.
    Range(Option<Vec<Node>>, Option<Vec<Node>>),
}

/// A parsed expression.
#[derive(Clone, Debug)]
pub struct Expr {
    postfix: Vec<Node>,
}

/// An error in an expression, and its location.
#[derive(Clone, Debug, PartialEq)]
pub struct ExprError {
    /// The byte range in the expression's text.
    pub span: Range<usize>,
    /// The description of the error.
    pub message: String,
    /// A suggestion.
    pub help: Option<String>,
}

impl Expr {
    /// Parses `text`; `names` are the variables, in the order of the values passed to
    /// [`Expr::eval`]. `pi` is predefined.
    pub fn parse(text: &str, names: &[&str]) -> Result<Expr, ExprError> {
        let mut parser = Parser::new(text, names, false);
        parser.whole()?;
        Ok(Expr {
            postfix: parser.postfix,
        })
    }

    /// Evaluates the expression for these values of the variables.
    pub fn eval(&self, values: &[f64]) -> f64 {
        self.eval_of(&|index| values[index])
    }

    /// Evaluates the expression; variable `index` has the value `value(index)`.
    pub fn eval_of(&self, value: &dyn Fn(usize) -> f64) -> f64 {
        let mut row = [0.0];
        let fill = |index: usize, row: &mut [f64]| row.fill(value(index));
        self.eval_row(&fill, &mut Vec::new(), &mut row);
        row[0]
    }

    /// Returns the factor and offset of the expression as an affine function of one unknown, where
    /// variable `n` is the affine function `lines[n]` of it. All operands must be integers.
    pub fn line(&self, lines: &[Option<(f64, f64)>]) -> Option<(f64, f64)> {
        /// The largest magnitude up to which every integer is an `f64`.
        const LARGEST: f64 = 9007199254740992.0;
        let is_integer = |(factor, offset): (f64, f64)| {
            let whole = |value: f64| value.fract() == 0.0 && value.abs() <= LARGEST;
            whole(factor) && whole(offset)
        };
        let mut stack: Vec<(f64, f64)> = Vec::new();
        for node in &self.postfix {
            let line = match node {
                Node::Number(number) => (0.0, *number),
                Node::Variable(index) => lines[*index]?,
                Node::Apply { name, apply, arity } => {
                    let arguments = stack.split_off(stack.len() - arity);
                    match (*name, &arguments[..]) {
                        (_, constants) if constants.iter().all(|(factor, _)| *factor == 0.0) => {
                            let values: Vec<f64> =
                                constants.iter().map(|(_, value)| *value).collect();
                            (0.0, apply(&values))
                        }
                        ("-", [(a, b)]) => (-a, -b),
                        ("+", [(a, b), (c, d)]) => (a + c, b + d),
                        ("-", [(a, b), (c, d)]) => (a - c, b - d),
                        ("*", [(0.0, by), (a, b)] | [(a, b), (0.0, by)]) => (a * by, b * by),
                        _ => return None,
                    }
                }
                Node::Reduce(_) | Node::Index(_) => return None,
            };
            if line.0 != 0.0 && !is_integer(line) {
                return None;
            }
            stack.push(line);
        }
        stack.pop().filter(|line| is_integer(*line))
    }

    /// Evaluates the expression at all points of a row, node by node. `fill` writes a variable's
    /// values into a row; the caller keeps `stack` across rows.
    pub fn eval_row(
        &self,
        fill: &dyn Fn(usize, &mut [f64]),
        stack: &mut Vec<Vec<f64>>,
        row: &mut [f64],
    ) {
        let mut depth = 0;
        for node in &self.postfix {
            if stack.len() == depth {
                stack.push(Vec::new());
            }
            match node {
                Node::Number(number) => {
                    stack[depth].clear();
                    stack[depth].resize(row.len(), *number);
                    depth += 1;
                }
                Node::Variable(index) => {
                    stack[depth].resize(row.len(), 0.0);
                    fill(*index, &mut stack[depth]);
                    depth += 1;
                }
                Node::Apply { apply, arity, .. } => {
                    depth -= arity;
                    apply_row(*apply, &mut stack[depth..depth + arity]);
                    depth += 1;
                }
                Node::Reduce(_) | Node::Index(_) => unreachable!("only of arrays"),
            }
        }
        row.copy_from_slice(&stack[0]);
    }
}

/// Applies a function at each point; the result overwrites the first argument.
fn apply_row(apply: fn(&[f64]) -> f64, arguments: &mut [Vec<f64>]) {
    match arguments {
        [a] => a.iter_mut().for_each(|a| *a = apply(&[*a])),
        [a, b] => a.iter_mut().zip(b).for_each(|(a, b)| *a = apply(&[*a, *b])),
        [a, b, c] => a
            .iter_mut()
            .zip(b)
            .zip(c)
            .for_each(|((a, b), c)| *a = apply(&[*a, *b, *c])),
        _ => unreachable!("functions take one to three arguments"),
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
            ("!(x < 3)", 0.0), ("!0 + 1", 2.0), ("!x == 0", 1.0), ("!!y", 1.0), ("x != 2 || !(y < 1)", 1.0),
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
