//! Removes unused parameters and results of a program.

use stablehlo::{Func, Op, Value};

use crate::rewrite::uses;
use crate::simplify::simplify;

/// The attribute of a parameter whose buffer is donated to a result.
pub(crate) const ALIAS: &str = "tf.aliasing_output";

/// A program with fewer parameters and results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trimmed {
    /// The program.
    pub func: Func,
    /// The indices of the remaining parameters, in order.
    pub parameters: Vec<usize>,
    /// The indices of the remaining results, in order.
    pub results: Vec<usize>,
}

/// Simplifies the program without its unwanted results and the parameters that are then unread.
///
/// A program may be called repeatedly on its own results: `next` maps each result to the parameter
/// that it becomes in the next call, if any. An unwanted result stays if that parameter is still
/// read. A parameter donated to a removed result is no longer donated.
///
/// # Panics
/// If the length of `wanted` or `next` is not the number of results.
pub fn trim(func: &Func, wanted: &[bool], next: &[Option<usize>]) -> Trimmed {
    assert_eq!([wanted.len(), next.len()], [func.results.len(); 2]);
    let mut wanted = wanted.to_vec();
    loop {
        let results: Vec<usize> = (0..wanted.len()).filter(|k| wanted[*k]).collect();
        let mut less = func.clone();
        less.results = results.iter().map(|k| func.results[*k]).collect();
        let less = simplify(&less);
        let reads = reads(&less);
        let is_read_next = |k: &usize| !wanted[*k] && next[*k].is_some_and(|p| reads[p]);
        let more: Vec<usize> = (0..wanted.len()).filter(is_read_next).collect();
        for result in &more {
            wanted[*result] = true;
        }
        if more.is_empty() {
            let parameters: Vec<usize> = (0..reads.len()).filter(|p| reads[*p]).collect();
            return Trimmed {
                func: with_parameters(&less, &parameters, &results),
                parameters,
                results,
            };
        }
    }
}

/// Returns which parameters the results depend on.
fn reads(func: &Func) -> Vec<bool> {
    let uses = uses(func);
    let parameters = func.parameters().iter();
    // The signature counts as one use.
    parameters.map(|p| uses[p.index()] > 1).collect()
}

/// Returns the function with only the given `parameters`, which must include all that it reads.
/// `results` are the old indices of its results.
fn with_parameters(func: &Func, parameters: &[usize], results: &[usize]) -> Func {
    let mut out = Func::new(func.name.clone());
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    for (place, old) in parameters.iter().enumerate() {
        let param = &func.params()[*old];
        new[func.parameters()[*old].index()] = Some(out.parameter(param.ty.clone()));
        if let Some(name) = &param.name {
            out.set_parameter_name(place, name);
        }
        for (name, value) in &param.attributes {
            let value = match name.as_str() {
                ALIAS => renumbered(value, results),
                _ => Some(value.clone()),
            };
            if let Some(value) = value {
                out.add_parameter_attribute(place, name, value);
            }
        }
    }
    let uses = uses(func);
    for value in func.values().filter(|v| uses[v.index()] > 0) {
        if !matches!(func.op(value), Op::Parameter { .. }) {
            out.set_loc(func.loc(value));
            let at = |v: Value| new[v.index()].expect("what it reads is there");
            let op = func.op(value).map_operands(at);
            new[value.index()] = Some(out.push(op).expect("it fitted before"));
        }
    }
    let result = |v: &Value| new[v.index()].expect("results are there");
    out.results = func.results.iter().map(result).collect();
    out
}

/// Renumbers the result in an alias attribute such as `4 : i32`; `None` if the result was removed.
fn renumbered(alias: &str, results: &[usize]) -> Option<String> {
    let (number, ty) = alias.split_once(" : ")?;
    let old: usize = number.trim().parse().ok()?;
    let new = results.iter().position(|k| *k == old)?;
    Some(format!("{new} : {ty}"))
}
