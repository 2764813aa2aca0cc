//! Text to function: MLIR's generic form of the ops, inside a `func.func` in either form, alone or in a module.
//!
//! What is read is what [`crate::Func`] prints, and what other tools print of the same ops in generic form. First the text
//! becomes a tree that knows nothing of ops, then the tree becomes a function, whose every type is checked against the
//! text's. Loops that use values from around them carry those along. All errors of a phase are reported.

mod asked;
mod attribute;
mod build;
mod cursor;
mod dense;
mod ops;
mod syntax;
mod tree;

use thiserror::Error;

use self::cursor::Problem;
use crate::Func;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {message}")]
pub struct ParseError {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

/// Read `text`: a `func.func`, or a module of them, of which `main`, or the only one, is returned.
///
/// ```
/// let text = r#"func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>) {
///   %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
///   "func.return"(%0) : (tensor<2xf32>) -> ()
/// }
/// "#;
/// assert_eq!(stablehlo::parse(text).unwrap().to_string(), text);
/// ```
pub fn parse(text: &str) -> Result<Func, Vec<ParseError>> {
    syntax::parse(text)
        .and_then(|funcs| build::build(pick(funcs)?))
        .map_err(|problems| {
            let errors = problems.into_iter().map(|problem| locate(text, problem));
            errors.collect()
        })
}

fn pick(mut funcs: Vec<tree::FuncNode>) -> Result<tree::FuncNode, Vec<Problem>> {
    if let Some(main) = funcs.iter().position(|func| func.name == "main") {
        return Ok(funcs.swap_remove(main));
    }
    match funcs.len() {
        0 => Err(vec![Problem::new(0, "there is no `func.func`")]),
        1 => Ok(funcs.remove(0)),
        count => Err(vec![Problem::new(
            funcs[1].at,
            format!("{count} functions, and none of them is called `main`"),
        )]),
    }
}

fn locate(text: &str, problem: Problem) -> ParseError {
    let before = text.get(..problem.at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    ParseError {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        message: problem.message,
    }
}
