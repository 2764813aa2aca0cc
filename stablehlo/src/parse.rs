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
    let funcs = syntax::parse(text);
    let func = funcs.and_then(|funcs| build::build(&funcs, pick(&funcs)?, None));
    func.map_err(|problems| located(text, problems))
}

/// A function that was read from a text, and what the text says of it besides.
#[derive(Clone, Debug)]
pub struct Source {
    /// The function. The location of an op ([`Func::loc`]) is its line, counted from 1.
    pub func: Func,
    /// For each result the attribute `jax.result_info`, if the text has it: where the result stands
    /// in what the function of JAX returns, such as `result[0]['loss']`.
    pub result_info: Vec<Option<String>>,
}

/// Reads `text` as [`parse`] does, with the line of each op and with what JAX calls the results.
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
