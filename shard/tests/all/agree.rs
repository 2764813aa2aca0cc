//! Checks that a program and its partitioned version agree in the interpreter.

use shard::{Asked, Blame, Costs, Mesh, Sharded, join, shard, shard_by, split};
use stablehlo::{ElementType, Func, Literal, Scalar, TensorType, eval, eval_devices};
use testkit::Random;

pub const MESHES: [&str; 7] = ["1", "2x2", "2x4", "3x5", "8x1", "1x7", "x=2,y=1,z=3"];

/// Returns random inputs of moderate size, which depend on the seed.
pub fn inputs(func: &Func, seed: u64) -> Vec<Literal> {
    let mut random = Random::new(seed);
    let mut input = |ty: &TensorType| {
        let element = |_| match ty.element {
            ElementType::Pred => Scalar::Int(random.below(2) as i64),
            element if element.is_integer() => Scalar::Int(random.below(9) as i64 - 2),
            _ => Scalar::Float(random.below(4000) as f64 / 1000.0 - 2.0),
        };
        let elements: Vec<Scalar> = (0..ty.count()).map(element).collect();
        Literal::from_scalars(ty.element, ty.shape.clone(), elements)
    };
    func.params().iter().map(|param| input(&param.ty)).collect()
}

/// Runs the program of every device, and assembles the results.
pub fn run(sharded: &Sharded, mesh: &Mesh, inputs: &[Literal]) -> Vec<Literal> {
    let given = |device: usize| -> Vec<Literal> {
        let layouts = sharded.parameters.iter().zip(inputs);
        layouts
            .map(|(layout, whole)| split(whole, layout, mesh, device))
            .collect()
    };
    let given: Vec<Vec<Literal>> = (0..mesh.devices()).map(given).collect();
    let results = eval_devices(&sharded.func, &given)
        .unwrap_or_else(|error| panic!("{error}\n{}", sharded.func));
    let whole = |nth: usize| {
        let locals: Vec<Literal> = results.iter().map(|all| all[nth].clone()).collect();
        join(&sharded.results[nth], mesh, &locals)
    };
    (0..sharded.results.len()).map(whole).collect()
}

/// Returns a description of the difference, if there is one: results must be bit-identical or, if
/// `near`, agree up to the order of rounding.
pub fn fault(func: &Func, mesh: &str, asked: &[Option<Asked>], near: bool) -> Option<String> {
    fault_for(func, mesh, asked, &inputs(func, 7), near)
}

/// Compares for given inputs.
pub fn fault_for(
    func: &Func,
    mesh: &str,
    asked: &[Option<Asked>],
    inputs: &[Literal],
    near: bool,
) -> Option<String> {
    fault_by(func, mesh, asked, inputs, near, None)
}

/// Messages are free and computation is not: nothing is computed redundantly that can be sent.
pub const FAST_LINKS: Costs = Costs {
    latency: 0.0,
    bandwidth: 1e30,
    elements: 1.0,
};

/// Messages have a high cost, independent of their size.
pub const SLOW_LINKS: Costs = Costs {
    latency: 1.0,
    bandwidth: 1e30,
    elements: 1e30,
};

/// Only bytes count, not messages.
pub const BY_BYTES: Costs = Costs {
    latency: 0.0,
    bandwidth: 1.0,
    elements: 1e30,
};

/// Compares with halo widths chosen by `costs`.
pub fn fault_by(
    func: &Func,
    mesh: &str,
    asked: &[Option<Asked>],
    inputs: &[Literal],
    near: bool,
    costs: Option<&Costs>,
) -> Option<String> {
    let mesh = Mesh::parse(mesh).unwrap();
    let next = vec![None; func.results.len()];
    let sharded = match costs {
        Some(costs) => shard_by(func, &mesh, asked, &next, costs),
        None => shard(func, &mesh, asked, &next),
    };
    let sharded = match sharded {
        Ok(sharded) => sharded,
        // The requested layout does not fit.
        Err(error) if error.blame == Blame::User && asked.iter().any(Option::is_some) => {
            return None;
        }
        Err(error) => return Some(format!("{error}\n{func}")),
    };
    let expected = eval(func, inputs).ok()?;
    let got = run(&sharded, &mesh, inputs);
    for (nth, (expected, got)) in expected.iter().zip(&got).enumerate() {
        if expected.ty() != got.ty() {
            return Some(format!(
                "result {nth}: {} became {}",
                expected.ty(),
                got.ty()
            ));
        }
        for k in 0..expected.count() {
            let (x, y) = (expected.get(k), got.get(k));
            let element = expected.element();
            let good = if element.is_float() {
                let (x, y) = (x.as_f64(element), y.as_f64(element));
                let close = near && (x - y).abs() <= 1e-4 * x.abs().max(1.0);
                x.is_nan() && y.is_nan() || x.to_bits() == y.to_bits() || close
            } else {
                x == y
            };
            if !good {
                return Some(format!(
                    "{mesh}: result {nth}, element {k} of {}: {x:?} became {y:?}\n{}",
                    expected.ty(),
                    sharded.plan
                ));
            }
        }
    }
    None
}

/// Checks that the results agree on every mesh.
#[track_caller]
pub fn agrees(func: &Func) {
    agrees_on(func, &MESHES, false);
}

#[track_caller]
pub fn agrees_on(func: &Func, meshes: &[&str], near: bool) {
    for mesh in meshes {
        if let Some(fault) = fault(func, mesh, &vec![None; func.params().len()], near) {
            panic!("on {fault}\n{func}");
        }
    }
}
