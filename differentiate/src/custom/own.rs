//! Derivatives that the caller gives as functions.

use std::cell::RefCell;
use std::sync::Arc;

use stablehlo::{Func, Scalar, TensorType, Value};

use super::{CustomRule, Rules};
use crate::augmented::{Joint, VjpRequest};
use crate::bits::lifted;
use crate::error::{CODE, Error, Result};
use crate::extract::{depends, pruned, written};
use crate::options::{Options, Settings};
use crate::rules::has_tangents;

/// A call that has been written.
pub(crate) struct Called<'a> {
    pub callee: &'a Func,
    /// Its operands and results, in the function being written.
    pub arguments: &'a [Value],
    pub results: &'a [Value],
}

impl CustomRule {
    /// Returns the tangents of the results that are floats, from those of the operands.
    ///
    /// - errors: if no function is given, or its signature does not fit
    pub(crate) fn tangents(
        &self,
        out: &mut Func,
        called: &Called,
        tangents: &[Option<Value>],
    ) -> Result<Vec<Option<Value>>> {
        let (from, to) = (operands(called.callee), called.callee.result_types());
        let given = ("forward", &self.forward, &self.reverse);
        applied(out, called, (given, tangents), (&from, &to))
    }

    /// Returns the adjoints of the operands that are floats, from those of the results.
    ///
    /// - errors: if no function is given, or its signature does not fit
    pub(crate) fn adjoints(
        &self,
        out: &mut Func,
        called: &Called,
        adjoints: &[Option<Value>],
    ) -> Result<Vec<Option<Value>>> {
        let (from, to) = (called.callee.result_types(), operands(called.callee));
        let given = ("reverse", &self.reverse, &self.forward);
        applied(out, called, (given, adjoints), (&from, &to))
    }
}

fn operands(func: &Func) -> Vec<TensorType> {
    func.params().iter().map(|p| p.ty.clone()).collect()
}

fn floats(types: &[TensorType]) -> Vec<TensorType> {
    let floats = types.iter().filter(|ty| has_tangents(ty.element));
    floats.cloned().collect()
}

/// The name of the mode, the function for it if given, and that for the other mode.
type Given<'a> = (&'a str, &'a Option<Arc<Func>>, &'a Option<Arc<Func>>);

fn applied(
    out: &mut Func,
    called: &Called,
    ((which, own, other), seeds): (Given, &[Option<Value>]),
    (from, to): (&[TensorType], &[TensorType]),
) -> Result<Vec<Option<Value>>> {
    let (takes, gives) = (floats(from), floats(to));
    let name = &called.callee.name;
    let func = match (own, other) {
        (Some(own), _) => {
            checked(own, which, called.callee, &takes, &gives)?;
            own.clone()
        }
        (None, Some(other)) => {
            let turned = if which == "forward" {
                "reverse"
            } else {
                "forward"
            };
            checked(other, turned, called.callee, &gives, &takes)?;
            let fixed = other.params().len() - gives.len();
            Arc::new(transposed(other, fixed)?)
        }
        (None, None) => {
            let message = format!("`{name}` should have a rule of its own, but none is given");
            return Err(Error::user(CODE, message));
        }
    };
    let mut arguments = called.arguments.to_vec();
    if func.params().len() > arguments.len() + takes.len() {
        arguments.extend(called.results);
    }
    for (ty, seed) in from.iter().zip(seeds) {
        if has_tangents(ty.element) {
            let zeros = |out: &mut Func| out.splat(ty.clone(), Scalar::Int(0));
            let seed = seed.unwrap_or_else(|| zeros(out));
            arguments.push(seed);
        }
    }
    let mut given = written(&func, out, &arguments).into_iter();
    let each = to.iter().map(|ty| match has_tangents(ty.element) {
        true => given.next(),
        false => None,
    });
    Ok(each.collect())
}

/// Checks that a function takes the operands of `callee`, optionally its results, and then `takes`,
/// and that it returns `gives`.
fn checked(
    func: &Func,
    which: &str,
    callee: &Func,
    takes: &[TensorType],
    gives: &[TensorType],
) -> Result<()> {
    let found = operands(func);
    let fixed = operands(callee);
    let short = [fixed.as_slice(), takes].concat();
    let long = [fixed.as_slice(), &callee.result_types(), takes].concat();
    if (found == short || found == long) && func.result_types() == gives {
        return Ok(());
    }
    let list = |types: &[TensorType]| -> String {
        let types: Vec<String> = types.iter().map(|ty| ty.to_string()).collect();
        types.join(", ")
    };
    Err(Error::user(
        CODE,
        format!(
            "`{}`, the {which} rule of `{}`, takes ({}) and gives ({})",
            func.name,
            callee.name,
            list(&found),
            list(&func.result_types())
        ),
    )
    .help(format!(
        "it should take ({}), with or without the results before the last {}, and give ({})",
        list(&long),
        takes.len(),
        list(gives)
    )))
}

/// Returns the transpose of `func`, which is linear in all parameters but the first `fixed`: a
/// function of those and of cotangents of the results, which returns cotangents of the other
/// parameters.
fn transposed(func: &Func, fixed: usize) -> Result<Func> {
    let count = func.params().len();
    let linear: Vec<usize> = (fixed..count).collect();
    let varied: Vec<bool> = (0..count).map(|k| k >= fixed).collect();
    let asked = VjpRequest {
        varied: &varied,
        useful: &vec![true; func.results.len()],
        suspect: &vec![false; count],
        seeded: &(0..func.results.len()).collect::<Vec<_>>(),
        wanted: &linear,
    };
    let (report, rules) = (RefCell::default(), Rules::new());
    let settings = Settings::new(Options::default(), &report, &rules);
    let joint = Joint::of(&lifted(func), &asked, &settings)?;
    let (own, adjoints) = (joint.parameters().0, joint.results().1);
    if linear
        .iter()
        .any(|k| depends(&joint.func, adjoints, own[*k]))
    {
        return Err(Error::user(
            CODE,
            format!(
                "`{}` is not linear in its last {}, so its transpose is no rule",
                func.name,
                linear.len()
            ),
        )
        .help("give both the forward and the reverse rule"));
    }
    let mut out = Func::new(format!("{}_transposed", func.name));
    let mut arguments = Vec::with_capacity(joint.func.params().len());
    for (place, param) in joint.func.params().iter().enumerate() {
        arguments.push(match (fixed..count).contains(&place) {
            true => out.splat(param.ty.clone(), Scalar::Int(0)),
            false => out.parameter(param.ty.clone()),
        });
    }
    let mut results = written(&joint.func, &mut out, &arguments);
    out.results = results.split_off(joint.results);
    Ok(pruned(&out))
}
