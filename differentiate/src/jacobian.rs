//! Many derivatives at once: a program with tangents or adjoints, batched over seeds.

use stablehlo::{Direction, ElementType, Func, TensorType, Value};

use crate::batch::batched_func;
use crate::custom::Rules;
use crate::error::{CODE, Error, Result};
use crate::extract::{pruned, written};
use crate::options::Options;
use crate::reverse::Adjoint;

/// Differentiates as [`crate::jvp`] for `count` seeds at once: the given and the computed tangents
/// have a leading dimension of that size. Everything else is computed once. With unit vectors as
/// seeds the results are the columns of the Jacobian.
///
/// - errors: as [`crate::jvp`]
pub fn jacobian_columns(func: &Func, of: &[usize], wrt: &[usize], count: usize) -> Result<Func> {
    let forward = crate::jvp(func, of, wrt)?;
    seeded(func, &forward, count)
}

/// Differentiates as [`crate::vjp`] for `count` seeds at once: the given and the computed adjoints
/// have a leading dimension of that size. Everything else is computed once. With unit vectors as
/// seeds the results are the rows of the Jacobian.
///
/// - errors: as [`crate::vjp`]
pub fn jacobian_rows(
    func: &Func,
    of: &[usize],
    wrt: &[usize],
    count: usize,
    options: &Options,
) -> Result<Adjoint> {
    let reverse = crate::vjp(func, of, wrt, options)?;
    Ok(Adjoint {
        func: seeded(func, &reverse.func, count)?,
        kept: reverse.kept,
    })
}

/// Returns `func` with one more result: the derivatives of each element of result `of` by each
/// element of parameter `wrt`, whose shape is that of the result followed by that of the parameter.
/// The mode is forward or reverse, whichever needs fewer seeds.
///
/// - errors: as [`crate::vjp`]
pub fn jacobian(func: &Func, of: usize, wrt: usize, options: &Options) -> Result<Func> {
    let places = (func.results.get(of), func.params().get(wrt));
    let (Some(result), Some(param)) = places else {
        return Err(Error::user(
            CODE,
            format!("there is no result {of}, or no parameter {wrt}"),
        ));
    };
    let (to, from) = (func.tensor(*result).clone(), param.ty.clone());
    let by_rows = to.count() < from.count();
    let (seeds, many) = match by_rows {
        true => (
            &to,
            jacobian_rows(func, &[of], &[wrt], to.count(), options)?.func,
        ),
        false => (&from, jacobian_columns(func, &[of], &[wrt], from.count())?),
    };
    let mut out = Func::with_signature_of(func);
    let mut arguments = out.parameters().to_vec();
    arguments.push(units(&mut out, seeds));
    let mut results = written(&many, &mut out, &arguments);
    let all = results.pop().expect("the derivatives");
    let both = [to.shape.as_slice(), &from.shape].concat();
    let all = match by_rows {
        true => all,
        false => {
            let order: Vec<usize> = (1..=to.rank()).chain([0]).collect();
            out.transpose(all, &order)
        }
    };
    let all = out.reshape(all, &both);
    results.push(all);
    out.results = results;
    Ok(pruned(&out))
}

/// Returns the unit vectors of arrays of type `ty`.
fn units(out: &mut Func, ty: &TensorType) -> Value {
    let count = ty.count();
    let ones = [count, count];
    let (row, column) = (
        out.iota(ElementType::I64, &ones, 0),
        out.iota(ElementType::I64, &ones, 1),
    );
    let same = out.compare(Direction::Eq, row, column);
    let units = out.convert(same, ty.element);
    out.reshape(units, &[&[count], ty.shape.as_slice()].concat())
}

/// Batches `derived`, which is `func` with more parameters and results, over those parameters; the
/// results of `func` are computed once.
pub(crate) fn seeded(func: &Func, derived: &Func, count: usize) -> Result<Func> {
    let (own, all) = (func.params().len(), derived.params().len());
    let seeds: Vec<usize> = (own..all).collect();
    let (mut out, results) = batched_func(derived, &seeds, count)?;
    let values = func.results.len();
    let mut given: Vec<Value> = results[..values].iter().map(|item| item.value).collect();
    if results[..values].iter().any(|item| item.many) {
        // An op processed them together with batched values.
        let arguments = out.parameters()[..own].to_vec();
        given = written(func, &mut out, &arguments);
    }
    for item in &results[values..] {
        given.push(item.for_all(&mut out, count));
    }
    out.results = given;
    Ok(pruned(&out))
}

/// Evaluates `derived`, which is `func` with seeds as additional parameters and derivatives as
/// additional results, for `count` seeds: its parameters are those of `func`, then those of each
/// seed in turn, and likewise its results. What `func` computes is computed once.
///
/// - errors: if `derived` has fewer parameters or results than `func`
pub fn along_each(func: &Func, derived: &Func, count: usize) -> Result<Func> {
    let (own, values) = (func.params().len(), func.results.len());
    let (all, results) = (derived.params().len(), derived.results.len());
    if all < own || results < values {
        return Err(Error::user(
            CODE,
            format!(
                "{all} parameters and {results} results are not those of a function of {own} and {values}, and derivatives"
            ),
        ));
    }
    let many = seeded(func, derived, count)?;
    let mut out = Func::with_signature_of(func);
    let mut arguments = out.parameters().to_vec();
    let seeds = &derived.params()[own..];
    let mut given: Vec<Vec<Value>> = vec![Vec::new(); seeds.len()];
    for _ in 0..count {
        for (seed, given) in seeds.iter().zip(&mut given) {
            let value = out.parameter(seed.ty.clone());
            let one = out.reshape(value, &[&[1], seed.ty.shape.as_slice()].concat());
            given.push(one);
        }
    }
    for (seed, given) in seeds.iter().zip(&given) {
        arguments.push(match given.as_slice() {
            [] => out.splat(
                TensorType::new(seed.ty.element, [&[0], seed.ty.shape.as_slice()].concat()),
                stablehlo::Scalar::Int(0),
            ),
            given => out.concatenate(given, 0),
        });
    }
    let found = written(&many, &mut out, &arguments);
    out.results = found[..values].to_vec();
    for nth in 0..count {
        for (all, result) in found[values..].iter().zip(&derived.results[values..]) {
            let shape = derived.tensor(*result).shape.clone();
            let mut starts = vec![0; shape.len() + 1];
            let mut limits = out.shape(*all).to_vec();
            (starts[0], limits[0]) = (nth, nth + 1);
            let one = out.slice(*all, &starts, &limits, &vec![1; starts.len()]);
            let one = out.reshape(one, &shape);
            out.results.push(one);
        }
    }
    Ok(pruned(&out))
}

/// Returns `func` with a direction as additional parameters, and the products of the Hessian of
/// result `of`, a scalar, by parameters `wrt` with that direction as additional results. Forward
/// over reverse.
///
/// - errors: as [`crate::value_and_grad`]
pub fn hessian_vector(func: &Func, of: usize, wrt: &[usize], options: &Options) -> Result<Adjoint> {
    Rules::new().hessian_vector(func, of, wrt, options)
}

pub(crate) fn hessian_vector_by(
    rules: &Rules,
    func: &Func,
    of: usize,
    wrt: &[usize],
    options: &Options,
) -> Result<Adjoint> {
    let options = Options {
        with_tangents: true,
        ..*options
    };
    let gradient = rules.value_and_grad(func, of, wrt, &options)?;
    let values = func.results.len();
    let slopes: Vec<usize> = (values..values + wrt.len()).collect();
    let mut both = rules.jvp(&gradient.func, &slopes, wrt)?;
    both.results.drain(values..values + wrt.len());
    Ok(Adjoint {
        func: pruned(&both),
        kept: gradient.kept,
    })
}

/// Computes the products of [`hessian_vector`] by reverse over forward: the gradient of the
/// directional derivative.
///
/// - errors: as [`crate::value_and_grad`]
pub fn hessian_vector_by_reverse(
    func: &Func,
    of: usize,
    wrt: &[usize],
    options: &Options,
) -> Result<Adjoint> {
    let along = crate::jvp(func, &[of], wrt)?;
    let values = func.results.len();
    let mut both = crate::value_and_grad(&along, values, wrt, options)?;
    both.func.results.remove(values);
    both.func = pruned(&both.func);
    Ok(both)
}
