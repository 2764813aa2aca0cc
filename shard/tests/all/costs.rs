//! Halo widths follow the costs.

use shard::{Costs, ExchangeKind, Mesh, Sharded, shard, shard_by};
use stablehlo::{BinaryOp, ElementType, Func, TensorType, Value};

use crate::agree::{FAST_LINKS, SLOW_LINKS, fault_by, inputs};

/// Returns `count` stages, each of which reads the neighbours of the previous one's result.
fn stages(count: usize, size: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [size, 4]));
    func.results = vec![staged(&mut func, x, count)];
    func
}

fn staged(f: &mut Func, mut x: Value, count: usize) -> Value {
    for _ in 0..count {
        let (up, down) = (f.rotate(x, 0, 1), f.rotate(x, 0, -1));
        let product = f.binary(BinaryOp::Multiply, up, down);
        x = f.binary(BinaryOp::Subtract, product, x);
    }
    x
}

/// Returns six stages of a surface field, and three of a field with 32 levels.
fn surface_and_body(size: usize) -> Func {
    let mut func = Func::new("main");
    let surface = func.parameter(TensorType::new(ElementType::F32, [size, 4]));
    let body = func.parameter(TensorType::new(ElementType::F32, [size, 4, 32]));
    let surface = staged(&mut func, surface, 6);
    let body = staged(&mut func, body, 3);
    let above = func.broadcast_in_dim(surface, &[size, 4, 32], &[0, 1]);
    func.results = vec![func.binary(BinaryOp::Add, above, body)];
    func
}

fn by(func: &Func, costs: &Costs) -> Sharded {
    shard_by(func, &Mesh::parse("4").unwrap(), &[None], &[None], costs).unwrap()
}

fn widths(sharded: &Sharded) -> Vec<usize> {
    let all = sharded.plan.exchanges.iter();
    assert!(all.clone().all(|e| e.kind == ExchangeKind::Permute));
    all.map(|e| e.bytes / 16).collect()
}

#[test]
fn slow_links_make_one_wide_exchange_and_fast_ones_two_narrow() {
    let func = stages(2, 64);
    assert_eq!(widths(&by(&func, &SLOW_LINKS)), [2, 2]);
    assert_eq!(widths(&by(&func, &FAST_LINKS)), [1, 1, 1, 1]);
    // Without costs, messages are saved.
    let plain = shard(&func, &Mesh::parse("4").unwrap(), &[None], &[None]).unwrap();
    assert_eq!(widths(&plain), [2, 2]);
}

#[test]
fn in_between_some_stages_share_an_exchange() {
    // A message costs as much as computing 100 elements: several of the 12 stages share one.
    let func = stages(12, 256);
    let costs = Costs {
        latency: 100.0,
        bandwidth: 1e30,
        elements: 1.0,
    };
    let between = by(&func, &costs);
    let count = between.plan.exchanges.len();
    let (fewest, most) = (
        widths(&by(&func, &SLOW_LINKS)).len(),
        widths(&by(&func, &FAST_LINKS)).len(),
    );
    assert_eq!((fewest, most), (2, 24));
    assert!(fewest < count && count < most, "{}", between.plan);
    for costs in [SLOW_LINKS, FAST_LINKS, costs] {
        let seconds = |sharded: &Sharded| costs.seconds(sharded);
        let chosen = seconds(&by(&func, &costs));
        for other in [SLOW_LINKS, FAST_LINKS] {
            assert!(chosen <= seconds(&by(&func, &other)));
        }
    }
}

#[test]
fn however_wide_the_bits_are_the_same() {
    for (count, size) in [(1, 5), (2, 16), (3, 13), (5, 30), (12, 64)] {
        let func = stages(count, size);
        for mesh in ["2", "4", "3x5", "1x7"] {
            for costs in [SLOW_LINKS, FAST_LINKS, Costs::default()] {
                let given = inputs(&func, 5);
                let fault = fault_by(&func, mesh, &[None], &given, false, Some(&costs));
                assert_eq!(fault, None, "{count} stages of {size} on {mesh}");
            }
        }
    }
}

/// The halo of a surface field is wide, since it is cheap to recompute; those of fields with levels
/// are narrow.
#[test]
fn what_is_light_is_computed_further_out() {
    let costs = Costs {
        latency: 100.0,
        bandwidth: 1e30,
        elements: 1.0,
    };
    let func = surface_and_body(64);
    let mesh = Mesh::parse("4").unwrap();
    let sharded = shard_by(&func, &mesh, &[None, None], &[None], &costs).unwrap();
    let mut bytes: Vec<usize> = sharded.plan.exchanges.iter().map(|e| e.bytes).collect();
    bytes.sort();
    let (of_surface, of_body) = (6 * 4 * 4, 4 * 32 * 4);
    // The first of the three exchanges of the field with levels includes the only one of the
    // surface.
    let first = of_surface + of_body;
    let expected = [of_body, of_body, of_body, of_body, first, first];
    assert_eq!(bytes, expected, "{}", sharded.plan);

    for (size, mesh) in [(64, "4"), (30, "4"), (13, "3x5"), (17, "1x7")] {
        let func = surface_and_body(size);
        let given = inputs(&func, 5);
        let fault = fault_by(&func, mesh, &[None, None], &given, false, Some(&costs));
        assert_eq!(fault, None, "{size} on {mesh}");
    }
}
