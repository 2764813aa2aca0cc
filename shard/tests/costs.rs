//! How wide halos are: as costs say.

mod agree;

use agree::{FAST_LINKS, SLOW_LINKS, fault_by, inputs};
use shard::{Costs, ExchangeKind, Mesh, Sharded, shard, shard_by};
use stablehlo::{BinaryOp, ElementType, Func, TensorType, Value};

/// So many stages, each of the neighbours of what the one before gives.
fn stages(count: usize, size: usize) -> Func {
    let mut func = Func::new("main");
    let mut x = func.parameter(TensorType::new(ElementType::F32, [size, 4]));
    for _ in 0..count {
        let f = &mut func;
        let neighbour = |f: &mut Func, by: i64| -> Value { f.rotate(x, 0, by) };
        let (up, down) = (neighbour(f, 1), neighbour(f, -1));
        let product = f.binary(BinaryOp::Multiply, up, down);
        x = f.binary(BinaryOp::Subtract, product, x);
    }
    func.results = vec![x];
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
    // If nothing is said, messages are what is saved.
    let plain = shard(&func, &Mesh::parse("4").unwrap(), &[None], &[None]).unwrap();
    assert_eq!(widths(&plain), [2, 2]);
}

#[test]
fn in_between_some_stages_share_an_exchange() {
    // A message costs as much as computing 100 elements: of 12 stages each wants a halo of its own to be worth it.
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
