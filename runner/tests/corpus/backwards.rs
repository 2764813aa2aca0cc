//! Adjoints of every kernel on meshes: the programs on several interpreters give the results of one
//! bit for bit, or to rounding where devices sum floats together. The meshes are those of `parts`,
//! in both precisions.
//!
//! Kernels without derivatives fail with an error of the `differentiate` crate; their number is
//! bounded here.

use std::path::Path;

use differentiate::{Options, vjp};
use libtest_mimic::{Failed, Trial};
use shard::{Mesh, shard};
use stablehlo::{ElementType, Func, Literal, Scalar, Value, eval};

use crate::parts::{Case, case, dealt, meshes, run, same, sums_together};

/// The least number of kernels with adjoints in each trial.
const LEAST: usize = 40;

pub fn trials() -> Vec<Trial> {
    dealt("backwards", backwards, |_, have: Vec<bool>| {
        let have = have.into_iter().filter(|has| *has).count();
        (have < LEAST).then(|| format!("{have} kernels have adjoints"))
    })
}

/// Returns whether the kernel has adjoints.
fn backwards(number: usize, job: &Path, kernels: &Path) -> Result<bool, Failed> {
    let case = case(job, kernels).map_err(|error| format!("{error:?}"))?;
    let meshes = meshes(number);
    let has = adjoints(&case, &meshes)?;
    if let (true, Some(wide)) = (has, case.in_f64()) {
        adjoints(&wide, &meshes).map_err(|fault| format!("in f64 {fault:?}"))?;
    }
    Ok(has)
}

/// Returns whether the program has adjoints, which must be the same on all meshes.
fn adjoints(case: &Case, meshes: &[&str]) -> Result<bool, Failed> {
    let Some((func, inputs)) = adjoint(case)? else {
        return Ok(false);
    };
    let expected = eval(&func, &inputs)?;
    for mesh in meshes {
        agree(&func, &inputs, &expected, mesh).map_err(|fault| format!("on {mesh}: {fault:?}"))?;
    }
    Ok(true)
}

/// Fails unless the devices of a mesh together give the results of one.
fn agree(func: &Func, inputs: &[Literal], expected: &[Literal], mesh: &str) -> Result<(), Failed> {
    let mesh = Mesh::parse(mesh)?;
    let asked = vec![None; inputs.len()];
    let next = vec![None; func.results.len()];
    let mut sharded = shard(func, &mesh, &asked, &next)?;
    sharded.func = optimize::simplify(&sharded.func);
    let near = sums_together(&sharded.func);
    let got = run(&sharded, &mesh, inputs)?;
    for (nth, (expected, got)) in expected.iter().zip(&got).enumerate() {
        let largest = if near { largest(expected) } else { 0.0 };
        let differs =
            |k: &usize| !same(expected, got, *k, false) && !close(expected, got, *k, largest);
        if let Some(element) = (0..expected.count()).find(differs) {
            let (was, is) = (expected.get(element), got.get(element));
            let message = format!(
                "element {element} of result {nth}, {}, is {is:?} and not {was:?}\n{}",
                expected.ty(),
                sharded.plan
            );
            return Err(message.into());
        }
    }
    Ok(())
}

/// Returns the largest magnitude in an array, at least 1.
fn largest(array: &Literal) -> f64 {
    let element = array.element();
    let numbers = (0..array.count()).map(|k| array.get(k).as_f64(element).abs());
    numbers.filter(|x| x.is_finite()).fold(1.0, f64::max)
}

/// Returns whether two elements differ by no more than reordered sums of `f32`s, which may be
/// larger than their result.
fn close(expected: &Literal, got: &Literal, at: usize, largest: f64) -> bool {
    let element = expected.element();
    let (x, y) = (expected.get(at), got.get(at));
    element.is_float() && (x.as_f64(element) - y.as_f64(element)).abs() < 1e-4 * largest
}

/// Returns the program with adjoints of all its floats, and its inputs; `None` if it has no
/// derivatives.
fn adjoint(case: &Case) -> Result<Option<(Func, Vec<Literal>)>, Failed> {
    let func = with_steps(case);
    let floats = |mut types: Vec<ElementType>| {
        let all = types.drain(..).enumerate();
        all.filter(|(_, element)| element.is_float())
            .map(|(nth, _)| nth)
            .collect::<Vec<usize>>()
    };
    let wrt = floats(func.params().iter().map(|p| p.ty.element).collect());
    let of = floats(func.result_types().iter().map(|ty| ty.element).collect());
    if wrt.is_empty() || of.is_empty() {
        return Ok(None);
    }
    let both = match vjp(&func, &of, &wrt, &Options::default()) {
        Ok(both) => optimize::simplify(&both.func),
        Err(_) => return Ok(None),
    };
    let mut inputs = case.inputs.clone();
    for parameter in &both.params()[inputs.len()..] {
        let seeds =
            (0..parameter.ty.count()).map(|k| Scalar::Float(((k * 7) % 11) as f64 / 8.0 - 0.5));
        let (element, shape) = (parameter.ty.element, parameter.ty.shape.clone());
        inputs.push(Literal::from_scalars(
            element,
            shape,
            seeds.collect::<Vec<Scalar>>(),
        ));
    }
    Ok(Some((both, inputs)))
}

/// Returns the program with the steps of the case as a constant, so that the storage of its loops
/// is known.
fn with_steps(case: &Case) -> Func {
    let mut func = Func::with_signature_of(&case.func);
    let arguments: Vec<Value> = (0..case.inputs.len())
        .map(|nth| match case.steps == Some(nth) {
            true => func.constant(case.inputs[nth].clone()),
            false => func.parameters()[nth],
        })
        .collect();
    let all = case
        .func
        .rewritten_into(&mut func, &arguments, |out, _, op| {
            out.push(op).expect("it fitted before")
        });
    func.results = all;
    func
}
