//! Many derivatives at once: the batch of a program with tangents, or adjoints.

use stablehlo::{Direction, ElementType, Func, TensorType, Value};

use crate::batch::batched_func;
use crate::custom::Rules;
use crate::error::{CODE, Error, Result};
use crate::extract::{pruned, written};
use crate::options::Options;
use crate::reverse::Adjoint;

/// [`crate::jvp`] for `count` seeds at once: the tangents, those given and those found, have a further dimension of that size in
/// front. Everything else is computed once. With the unit vectors for seeds these are the columns of the Jacobian.
///
/// - errors: as [`crate::jvp`]
pub fn jacobian_columns(func: &Func, of: &[usize], wrt: &[usize], count: usize) -> Result<Func> {
    let forward = crate::jvp(func, of, wrt)?;
    seeded(func, &forward, count)
}

/// [`crate::vjp`] for `count` seeds at once: the adjoints, those given and those found, have a further dimension of that size in
/// front. Everything else is computed once. With the unit vectors for seeds these are the rows of the Jacobian.
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

/// `func` with one more result, the derivatives of each element of result `of` by each of parameter `wrt`: of the shape of the one and
/// then of the other. They are computed along the shorter of the two.
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

/// The unit vectors of arrays of type `ty`.
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

/// `derived`, which is `func` with more parameters and results, of many of those; what `func` gives is given once.
pub(crate) fn seeded(func: &Func, derived: &Func, count: usize) -> Result<Func> {
    let (own, all) = (func.params().len(), derived.params().len());
    let seeds: Vec<usize> = (own..all).collect();
    let (mut out, results) = batched_func(derived, &seeds, count)?;
    let values = func.results.len();
    let mut given: Vec<Value> = results[..values].iter().map(|item| item.value).collect();
    if results[..values].iter().any(|item| item.many) {
        // They went through an op along with what is many.
        let arguments = out.parameters()[..own].to_vec();
        given = written(func, &mut out, &arguments);
    }
    for item in &results[values..] {
        given.push(item.for_all(&mut out, count));
    }
    out.results = given;
    Ok(pruned(&out))
}

/// `derived`, which is `func` with seeds for further parameters and derivatives along them for further results, along `count` seeds at
/// once: the parameters of the first seed, those of the second and so on, and so the results. What `func` computes is computed once.
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

/// The product of the second derivatives of result `of`, one number, by parameters `wrt`, and a direction: `func` with the direction as
/// further parameters, and the products as further results. Forward over reverse.
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

/// What [`hessian_vector`] computes, by reverse over forward: the gradient of the derivative along the direction.
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
