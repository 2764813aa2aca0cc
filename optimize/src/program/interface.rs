//! What a program need not take, and need not give back.

use stablehlo::{Func, Op, Value};

use crate::rewrite::uses;
use crate::simplify::simplify;

/// The attribute of a parameter whose buffer a result takes.
pub(crate) const ALIAS: &str = "tf.aliasing_output";

/// A program with fewer parameters and results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trimmed {
    /// The program.
    pub func: Func,
    /// Which of the parameters are left, in order.
    pub parameters: Vec<usize>,
    /// Which of the results are left, in order.
    pub results: Vec<usize>,
}

/// The simplified program without the results that nobody asks for, and without the parameters that it then does not read.
///
/// A program may be called again and again on what it gave back. `next` says for each result the parameter that it is at
/// the next call, if any: it stays if that parameter is read for anything that stays. What is donated to a result that is
/// gone no longer is.
///
/// # Panics
/// If `wanted` or `next` is not as long as there are results.
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

/// Which parameters the results need.
fn reads(func: &Func) -> Vec<bool> {
    let uses = uses(func);
    let parameters = func.parameters().iter();
    // One use is the signature's.
    parameters.map(|p| uses[p.index()] > 1).collect()
}

/// The function with some of its parameters, those that it reads; `results` says which of the results its results were.
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

/// `4 : i32` as the number that result 4 has now.
fn renumbered(alias: &str, results: &[usize]) -> Option<String> {
    let (number, ty) = alias.split_once(" : ")?;
    let old: usize = number.trim().parse().ok()?;
    let new = results.iter().position(|k| *k == old)?;
    Some(format!("{new} : {ty}"))
}
