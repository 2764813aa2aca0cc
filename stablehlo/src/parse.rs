//! Text to function: StableHLO in MLIR's pretty form or in its generic form, op by op, in
//! `func.func`s, alone or in a module.
//!
//! What is read is what [`crate::Func`] prints, and what JAX and other tools print of the ops that
//! the tensor IR has. First the text becomes a tree that knows nothing of ops but their pretty
//! forms, then the tree becomes a function, whose every type is checked against the text's. Loops
//! that use values from around them carry those along; of the functions, those that are called are
//! read too. Ops that the tensor IR lacks become several that it has (CHLO's functions, reductions
//! of several operands, sorts by computed keys), or are refused by name. All errors of a phase are
//! reported.

mod asked;
mod attribute;
mod build;
mod chlo;
mod collective;
mod control;
mod cursor;
mod dense;
mod expand;
mod functions;
mod indexed;
mod lift;
mod ops;
mod own;
mod pretty;
mod refused;
mod scope;
mod syntax;
mod tree;
mod windows;

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

/// Read `text`: a `func.func`, or a module of them, of which `main`, or the only one, or the only
/// one that is not private, is returned.
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
        .and_then(|funcs| build::build(&funcs, pick(&funcs)?))
        .map_err(|problems| {
            let errors = problems.into_iter().map(|problem| locate(text, problem));
            errors.collect()
        })
}

fn pick(funcs: &[tree::FuncNode]) -> Result<&tree::FuncNode, Vec<Problem>> {
    if let Some(main) = funcs.iter().find(|func| func.name == "main") {
        return Ok(main);
    }
    let public: Vec<&tree::FuncNode> = funcs.iter().filter(|func| !func.is_private).collect();
    let candidates = match public.is_empty() {
        true => funcs.iter().collect(),
        false => public,
    };
    match candidates.as_slice() {
        [] => Err(vec![Problem::new(0, "there is no `func.func`")]),
        [only] => Ok(only),
        [_, second, ..] => Err(vec![Problem::new(
            second.at,
            format!(
                "{} functions, and none of them is called `main`",
                candidates.len()
            ),
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
