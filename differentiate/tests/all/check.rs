//! Checks of derivatives: forward mode against central differences, reverse mode against forward
//! mode.

use differentiate::{Options, jvp, vjp};
use stablehlo::{ElementType, Func, Literal, eval};
use testkit::Random;

pub fn dot(x: &[Literal], y: &[Literal]) -> f64 {
    let pairs = x.iter().zip(y);
    pairs
        .flat_map(|(x, y)| x.to_f64s().into_iter().zip(y.to_f64s()))
        .map(|(x, y)| x * y)
        .sum()
}

fn moved(input: &Literal, by: &Literal, step: f64) -> Literal {
    let sums = input.to_f64s().into_iter().zip(by.to_f64s());
    let sums: Vec<f64> = sums.map(|(x, d)| x + step * d).collect();
    Literal::from_f64s(input.element(), input.shape().to_vec(), &sums)
}

/// Returns the indices of the float parameters, and of the float results.
pub fn floats(func: &Func) -> (Vec<usize>, Vec<usize>) {
    let wrt = func.params().iter().map(|p| p.ty.element);
    let of = func.result_types();
    let places = |elements: Vec<ElementType>| -> Vec<usize> {
        (0..elements.len())
            .filter(|k| elements[*k].is_float())
            .collect()
    };
    (
        places(wrt.collect()),
        places(of.iter().map(|t| t.element).collect()),
    )
}

/// Checks both modes of `func`, which is in f64, at `inputs`: forward mode against central
/// differences to `tolerance`, reverse mode against forward mode by `<w, J v> = <J' w, v>` to
/// rounding.
pub fn check(func: &Func, inputs: &[Literal], options: &Options, tolerance: f64) {
    let (wrt, of) = floats(func);
    let mut numbers = Random::new(17);
    let directions: Vec<Literal> = wrt.iter().map(|k| numbers.array(inputs[*k].ty())).collect();
    let weights: Vec<Literal> = of
        .iter()
        .map(|k| numbers.array(&func.result_types()[*k]))
        .collect();

    let forward = jvp(func, &of, &wrt).unwrap_or_else(|e| panic!("{e}\n{func}"));
    let tangents = eval(&forward, &[inputs, &directions].concat()).unwrap();
    let tangents = &tangents[func.results.len()..];

    let step = 1e-5;
    let at = |step: f64| -> Vec<Literal> {
        let mut inputs = inputs.to_vec();
        for (place, direction) in wrt.iter().zip(&directions) {
            inputs[*place] = moved(&inputs[*place], direction, step);
        }
        let results = eval(func, &inputs).unwrap();
        of.iter().map(|k| results[*k].clone()).collect()
    };
    // Of fourth order.
    let points = [at(step), at(-step), at(2.0 * step), at(-2.0 * step)];
    for (k, tangent) in tangents.iter().enumerate() {
        let [a, b, c, d] = [0, 1, 2, 3].map(|p| points[p][k].to_f64s());
        for (e, found) in tangent.to_f64s().into_iter().enumerate() {
            let expected = (8.0 * (a[e] - b[e]) - (c[e] - d[e])) / (12.0 * step);
            let scale = expected.abs().max(1.0);
            assert!(
                (found - expected).abs() <= tolerance * scale,
                "result {k}[{e}]: {found}, but by differences {expected}\n{func}"
            );
        }
    }

    let reverse = vjp(func, &of, &wrt, options)
        .unwrap_or_else(|e| panic!("{e}\n{func}"))
        .func;
    reverse.verify().unwrap();
    let back = eval(&reverse, &[inputs, &weights].concat()).unwrap();
    let values = eval(func, inputs).unwrap();
    for (value, again) in values.iter().zip(&back) {
        assert_eq!(
            value.to_bytes(),
            again.to_bytes(),
            "the values differ\n{func}"
        );
    }
    let adjoints = &back[func.results.len()..];
    let (ahead, back) = (dot(&weights, tangents), dot(adjoints, &directions));
    let size: f64 = adjoints
        .iter()
        .flat_map(Literal::to_f64s)
        .map(f64::abs)
        .sum();
    assert!(
        (ahead - back).abs() <= 1e-12 * size.max(1.0),
        "<w, J v> = {ahead}, <J' w, v> = {back}\n{func}\n{reverse}"
    );
}
