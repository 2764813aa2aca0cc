//! Checks that two programs compute the same bits.

use optimize::{Target, choose_forms};
use stablehlo::{Func, Literal, Param, eval};

/// For inputs from -0.5 to 0.93.
#[track_caller]
pub fn same_results(before: &Func, after: &Func) {
    same_results_of(before, after, |x| x / 70.0 - 0.5);
}

/// For inputs computed from integers from 0 to 100.
#[track_caller]
pub fn same_results_of(before: &Func, after: &Func, input: fn(f64) -> f64) {
    assert_eq!(after.verify(), Ok(()));
    let literal = |(nth, param): (usize, &Param)| {
        let element = |k: usize| input(((k + 5 * nth) * 7919 % 101) as f64);
        let elements: Vec<f64> = (0..param.ty.count()).map(element).collect();
        Literal::from_f64s(param.ty.element, param.ty.shape.clone(), &elements)
    };
    let inputs: Vec<Literal> = before.params().iter().enumerate().map(literal).collect();
    assert_eq!(eval(after, &inputs), eval(before, &inputs));
}

/// Returns the program for the CPU after checking its results.
#[track_caller]
pub fn staged(func: &Func, input: fn(f64) -> f64) -> Func {
    let staged = choose_forms(func, Target::Cpu);
    same_results_of(func, &staged, input);
    staged
}
