//! Parses StableHLO text to a function. Each op may be in MLIR's pretty form or in its generic
//! form, in `func.func`s, alone or in a module.
//!
//! The parser reads the text that [`crate::Func`] prints, and that JAX and other tools print for
//! ops of the tensor IR. The first phase builds a syntax tree and knows only the pretty forms of
//! ops. The second phase builds a function from the tree, and checks each inferred type against the
//! text's. A value that a loop uses from the enclosing scope becomes a loop-carried value; callees
//! are built too. Ops that the tensor IR lacks (CHLO's functions, reductions of several operands,
//! sorts by computed keys) are expanded to several ops, or rejected by name. All errors of a phase
//! are reported.

mod asked;
mod attribute;
mod build;
mod chlo;
mod collective;
mod complex;
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

use self::attribute::{Attribute, Entry};
use self::cursor::Problem;
use crate::Func;

/// An error in a text, with its position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {message}")]
pub struct ParseError {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// The message.
    pub message: String,
}

/// Parses `text`: a `func.func`, or a module of functions, of which it returns `main`, or the only
/// function, or the only function that is not private.
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
    let funcs = syntax::parse(text);
    let func = funcs.and_then(|funcs| build::build(&funcs, pick(&funcs)?, None));
    func.map_err(|problems| located(text, problems))
}

/// A function that was parsed from a text, with further information from the text.
#[derive(Clone, Debug)]
pub struct Source {
    /// The function. The location of an op ([`Func::loc`]) is its line, counted from 1.
    pub func: Func,
    /// For each result, the attribute `jax.result_info` if the text has it: the path of the result
    /// in the return value of the JAX function, such as `result[0]['loss']`.
    pub result_info: Vec<Option<String>>,
}

/// Parses `text` as [`parse`] does, and keeps the line of each op and JAX's names of the results.
pub fn parse_source(text: &str) -> Result<Source, Vec<ParseError>> {
    let source = syntax::parse(text).and_then(|funcs| {
        let main = pick(&funcs)?;
        let func = build::build(&funcs, main, Some(text))?;
        let info = |place: usize| result_info(main.result_attributes.get(place)?);
        let result_info = (0..func.results.len()).map(info).collect();
        Ok(Source { func, result_info })
    });
    source.map_err(|problems| located(text, problems))
}

fn result_info(entries: &[Entry]) -> Option<String> {
    let entry = entries.iter().find(|entry| entry.name == "jax.result_info");
    match &entry?.value {
        Attribute::String(info) => Some(info.clone()),
        _ => None,
    }
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

fn located(text: &str, problems: Vec<Problem>) -> Vec<ParseError> {
    let errors = problems.into_iter().map(|problem| locate(text, problem));
    errors.collect()
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
