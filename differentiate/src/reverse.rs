//! Reverse mode of a whole function.

use std::cell::RefCell;

use stablehlo::{Func, Scalar};

use crate::augmented::{Joint, VjpRequest};
use crate::bits::lifted;
use crate::budget::within;
use crate::channel_ids::numbered;
use crate::custom::Rules;
use crate::error::{CODE, Error, Result};
use crate::extract::pruned;
use crate::options::{Kept, Options, Settings};
use crate::rules::has_tangents;

/// A function with adjoints, and the report of its loops.
#[derive(Clone, Debug)]
pub struct Adjoint {
    /// The function.
    pub func: Func,
    /// What its loops store.
    pub kept: Vec<Kept>,
}

/// Returns `func` with the adjoints of results `of` as additional parameters, and those of
/// parameters `wrt` as additional results, in these orders. An adjoint has the type of its
/// parameter or result.
///
/// - errors: if there is no such parameter or result, if it is not of floats, or if something
///   between cannot be differentiated
pub fn vjp(func: &Func, of: &[usize], wrt: &[usize], options: &Options) -> Result<Adjoint> {
    Rules::new().vjp(func, of, wrt, options)
}

pub(crate) fn vjp_by(
    rules: &Rules,
    func: &Func,
    of: &[usize],
    wrt: &[usize],
    options: &Options,
) -> Result<Adjoint> {
    let parameters: Vec<_> = func.params().iter().map(|p| p.ty.clone()).collect();
    let varied = chosen("parameter", &parameters, wrt)?;
    let useful = chosen("result", &func.result_types(), of)?;
    let asked = VjpRequest {
        varied: &varied,
        useful: &useful,
        suspect: &rules.suspects(func),
        seeded: of,
        wanted: wrt,
    };
    adjoint_of(rules, &lifted(func), &asked, options)
}

/// Differentiates `func`, which is already [`lifted`], as `asked`.
pub(crate) fn adjoint_of(
    rules: &Rules,
    func: &Func,
    asked: &VjpRequest,
    options: &Options,
) -> Result<Adjoint> {
    let (func, kept) = within(options.memory, |limit| {
        let report = RefCell::new(Vec::new());
        let settings = Settings::new(*options, &report, rules).of(func);
        let settings = Settings { limit, ..settings };
        let joint = Joint::of(func, asked, &settings)?;
        Ok((joint.func, report.into_inner()))
    })?;
    Ok(Adjoint {
        func: numbered(func),
        kept,
    })
}

/// Returns `func` with the derivatives of result `of`, a scalar, by parameters `wrt` as additional
/// results.
///
/// - errors: as [`vjp`], and if the result is not a scalar
pub fn value_and_grad(func: &Func, of: usize, wrt: &[usize], options: &Options) -> Result<Adjoint> {
    Rules::new().value_and_grad(func, of, wrt, options)
}

pub(crate) fn value_and_grad_by(
    rules: &Rules,
    func: &Func,
    of: usize,
    wrt: &[usize],
    options: &Options,
) -> Result<Adjoint> {
    let adjoint = rules.vjp(func, &[of], wrt, options)?;
    let ty = func.tensor(func.results[of]).clone();
    if ty.count() != 1 {
        return Err(Error::user(
            CODE,
            format!("the derivative of {ty} is asked for, but it is not one number"),
        )
        .help("reduce it to one first: a sum, a mean, an element"));
    }
    let mut out = Func::with_signature_of(func);
    let mut arguments = out.parameters().to_vec();
    arguments.push(out.splat(ty, Scalar::Int(1)));
    let joint = &adjoint.func;
    out.results = joint.rewritten_into(&mut out, &arguments, |out, _, op| {
        out.push(op).expect("it fitted before")
    });
    Ok(Adjoint {
        func: pruned(&out),
        kept: adjoint.kept,
    })
}

/// Returns flags of the chosen indices.
pub(crate) fn chosen(
    what: &str,
    types: &[stablehlo::TensorType],
    places: &[usize],
) -> Result<Vec<bool>> {
    let mut flags = vec![false; types.len()];
    for place in places {
        let Some(ty) = types.get(*place) else {
            let count = types.len();
            return Err(Error::user(
                CODE,
                format!("there is no {what} {place} among {count}"),
            ));
        };
        if !has_tangents(ty.element) {
            return Err(Error::user(
                CODE,
                format!("{what} {place} is a {ty}, which has no derivatives"),
            )
            .help("only floats have"));
        }
        if flags[*place] {
            return Err(Error::user(
                CODE,
                format!("{what} {place} is asked for twice"),
            ));
        }
        flags[*place] = true;
    }
    Ok(flags)
}
