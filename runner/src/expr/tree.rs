//! Expressions over arrays, as trees: `mean((T - T_obs)^2 * weight)`, `T[12, 30]`, `sum(if(x > 0.5,
//! T, 0))`.
//!
//! The grammar is that of scalar expressions, plus names of arrays, reductions of all elements
//! (`sum`, `mean`, `min`, `max` of one argument) and slices of named arrays. The user of the tree
//! decides which names are arrays and which shapes match.

use std::ops::Range;

use super::parse::Parser;
use super::{Expr, ExprError, Node, Pick};

/// An expression and its location: the operator, the function's name, or the whole of a name or
/// number.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The byte range in the text.
    pub span: Range<usize>,
    /// The kind of the expression.
    pub kind: Kind,
}

/// The kind of an expression.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A number.
    Number(f64),
    /// A name, by its index in the list of names.
    Name(usize),
    /// A function of one to three arguments, or an operator; `-` of one argument is negation.
    Apply(&'static str, Vec<Tree>),
    /// A reduction of all elements of an array.
    Reduce(&'static str, Box<Tree>),
    /// A slice of an array, with a subscript for each dimension.
    Part(Box<Tree>, Vec<Subscript>),
}

/// The subscript of one dimension; bounds are scalar expressions.
#[derive(Clone, Debug)]
pub enum Subscript {
    /// One element; the dimension is removed.
    At(Expr),
    /// A half-open range.
    Range(Option<Expr>, Option<Expr>),
}

impl Tree {
    /// Parses `text`; `names` are the names that it may use.
    pub fn parse(text: &str, names: &[&str]) -> Result<Tree, ExprError> {
        let mut parser = Parser::new(text, names, true);
        parser.whole()?;
        let mut stack: Vec<Tree> = Vec::new();
        for (node, span) in parser.postfix.into_iter().zip(parser.spans) {
            let kind = match node {
                Node::Number(number) => Kind::Number(number),
                Node::Variable(index) => Kind::Name(index),
                Node::Apply { name, arity, .. } => {
                    Kind::Apply(name, stack.split_off(stack.len() - arity))
                }
                Node::Reduce(name) => Kind::Reduce(name, Box::new(top(&mut stack))),
                Node::Index(picks) => {
                    let along = picks.into_iter().map(Subscript::from).collect();
                    Kind::Part(Box::new(top(&mut stack)), along)
                }
            };
            stack.push(Tree { span, kind });
        }
        Ok(top(&mut stack))
    }
}

fn top(stack: &mut Vec<Tree>) -> Tree {
    stack.pop().expect("every operator has its operands")
}

impl From<Pick> for Subscript {
    fn from(pick: Pick) -> Subscript {
        let expr = |postfix: Vec<Node>| Expr { postfix };
        match pick {
            Pick::At(at) => Subscript::At(expr(at)),
            Pick::Range(from, to) => Subscript::Range(from.map(expr), to.map(expr)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(tree: &Tree) -> String {
        let list = |trees: &[Tree]| trees.iter().map(shown).collect::<Vec<_>>().join(" ");
        match &tree.kind {
            Kind::Number(number) => number.to_string(),
            Kind::Name(index) => format!("${index}"),
            Kind::Apply(name, arguments) => format!("({name} {})", list(arguments)),
            Kind::Reduce(name, argument) => format!("({name}* {})", shown(argument)),
            Kind::Part(array, along) => {
                let bound = |e: &Option<Expr>| e.as_ref().map(|e| e.eval(&[0.0, 9.0]).to_string());
                let along = along.iter().map(|along| match along {
                    Subscript::At(at) => at.eval(&[0.0, 9.0]).to_string(),
                    Subscript::Range(from, to) => {
                        format!(
                            "{}:{}",
                            bound(from).unwrap_or_default(),
                            bound(to).unwrap_or_default()
                        )
                    }
                });
                format!("{}[{}]", shown(array), along.collect::<Vec<_>>().join(","))
            }
        }
    }

    #[test]
    fn trees() {
        let rows = [
            ("mean((T - 1)^2)", "(mean* (^ (- $0 1) 2))"),
            ("T[12, -n]", "$0[12,-9]"),
            ("sum(T[2:n-1, :, 3:])", "(sum* $0[2:8,:,3:])"),
            ("max(T, 2) + max(T)", "(+ (max $0 2) (max* $0))"),
            ("-T[0]^2", "(- (^ $0[0] 2))"),
            ("(T * T)[2:, 1]", "(* $0 $0)[2:,1]"),
            ("sum(max(T, 2)[0])", "(sum* (max $0 2)[0])"),
            ("(T[1:])[0] + 1", "(+ $0[1:][0] 1)"),
        ];
        for (text, tree) in rows {
            let found = Tree::parse(text, &["T", "n"]).unwrap_or_else(|e| panic!("{text}: {e:?}"));
            assert_eq!(shown(&found), tree, "{text}");
        }
    }

    #[test]
    fn errors_say_where() {
        let rows = [
            ("T[1", 1..2, "never closed"),
            ("summ(T)", 0..4, "no function"),
            ("sum(T, T)", 0..3, "one argument"),
            ("T[]", 2..3, "unexpected"),
        ];
        for (text, span, message) in rows {
            let error = Tree::parse(text, &["T", "n"]).expect_err(text);
            assert_eq!(error.span, span, "{text}");
            assert!(error.message.contains(message), "{text}: {}", error.message);
        }
    }
}
