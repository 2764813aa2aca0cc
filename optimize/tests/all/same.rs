//! Whether two programs have the same results, bit for bit.

use optimize::{Target, choose_forms};
use stablehlo::{Func, Literal, Param, eval};

/// Inputs from -0.5 to 0.93.
#[track_caller]
pub fn same_results(before: &Func, after: &Func) {
    same_results_of(before, after, |x| x / 70.0 - 0.5);
}

/// Of inputs that are given for whole numbers from 0 to 100.
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

/// The program on the CPU, of which it is known that it has the same results.
#[track_caller]
pub fn staged(func: &Func, input: fn(f64) -> f64) -> Func {
    let staged = choose_forms(func, Target::Cpu);
    same_results_of(func, &staged, input);
    staged
}
