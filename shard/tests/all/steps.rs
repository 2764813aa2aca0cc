//! Dimensions aligned with a scale: split, merged, strided, or with interior padding. Nothing is
//! gathered for them.

use shard::{ExchangeKind, Mesh, ShardingPlan, shard};
use stablehlo::{BinaryOp, Combiner, ElementType, Func, Scalar, TensorType, Value};

use crate::agree::{agrees, agrees_on, fault};

/// Returns a function of one array of `n` elements.
fn of_one(n: usize, write: impl Fn(&mut Func, Value) -> Vec<Value>) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [n]));
    func.results = write(&mut func, x);
    func
}

fn plan(func: &Func, mesh: &str) -> ShardingPlan {
    let asked = vec![None; func.params().len()];
    let next = vec![None; func.results.len()];
    shard(func, &Mesh::parse(mesh).unwrap(), &asked, &next)
        .unwrap()
        .plan
}

/// Checks agreement on every mesh, and that nothing is sent on `mesh`.
#[track_caller]
fn sends_nothing(func: &Func, mesh: &str) {
    agrees(func);
    agrees_on(func, &[mesh], false);
    assert_eq!(plan(func, mesh), ShardingPlan::default(), "{func}");
}

fn zero(func: &mut Func) -> Value {
    func.scalar(ElementType::F32, Scalar::Float(0.0))
}

/// Pads `x` with zeros to whole blocks, and reshapes it to blocks.
fn in_blocks(func: &mut Func, x: Value, blocks: usize, threads: usize) -> Value {
    let more = (blocks * threads) as i64 - func.shape(x)[0] as i64;
    let zero = zero(func);
    let padded = func.pad(x, zero, &[0], &[more], &[0]);
    func.reshape(padded, &[blocks, threads])
}

/// Concatenates blocks, and slices `n` elements.
fn in_line(func: &mut Func, blocks: Value, n: usize) -> Value {
    let count = func.tensor(blocks).count();
    let line = func.reshape(blocks, &[count]);
    func.slice(line, &[0], &[n], &[1])
}

#[test]
fn sums_of_blocks() {
    for (n, blocks, threads) in [
        (301, 5, 64),
        (320, 5, 64),
        (64, 4, 16),
        (50, 9, 6),
        (21, 16, 2),
    ] {
        let func = of_one(n, |f, x| {
            let apart = in_blocks(f, x, blocks, threads);
            let zero = zero(f);
            let sums = f.reduce(apart, zero, &[1], Combiner::Add);
            let all = f.broadcast_in_dim(sums, &[blocks, threads], &[0]);
            let less = f.binary(BinaryOp::Subtract, apart, all);
            vec![sums, in_line(f, less, n)]
        });
        sends_nothing(&func, "4");
        sends_nothing(&func, "2");
    }
}

/// One of two devices may have no block; if more would have none, single elements are distributed.
#[test]
fn few_blocks() {
    for blocks in [2, 3] {
        let func = of_one(40 * blocks, |f, x| {
            let apart = in_blocks(f, x, blocks, 40);
            let zero = zero(f);
            let twice = f.binary(BinaryOp::Add, apart, apart);
            vec![
                f.reduce(apart, zero, &[1], Combiner::Max),
                in_line(f, twice, 40 * blocks),
            ]
        });
        agrees(&func);
        agrees_on(&func, &["4"], false);
        assert_eq!(plan(&func, "4"), ShardingPlan::default());
        assert!(plan(&func, "8").count(ExchangeKind::AllGather, 0) > 0);
    }
}

#[test]
fn blocks_that_begin_elsewhere_take_what_is_missing_from_neighbours() {
    for first in [1, 3, 15, 16, 37] {
        let func = of_one(200, |f, x| {
            let part = f.slice(x, &[first], &[first + 128], &[1]);
            let apart = f.reshape(part, &[8, 16]);
            let zero = zero(f);
            let most = f.reduce(apart, zero, &[1], Combiner::Max);
            let line = f.reshape(apart, &[128]);
            let all = f.pad(line, zero, &[first as i64], &[72 - first as i64], &[0]);
            vec![most, f.binary(BinaryOp::Add, all, x)]
        });
        agrees(&func);
        let plan = plan(&func, "4");
        assert_eq!(plan.count(ExchangeKind::AllGather, 0), 0, "{first}\n{plan}");
    }
}

#[test]
fn stencils_in_blocks_and_in_line() {
    for (n, blocks, threads) in [(96, 12, 8), (91, 12, 8), (60, 5, 12)] {
        let func = of_one(n, |f, x| {
            let turned = f.rotate(x, 0, 5);
            let apart = in_blocks(f, turned, blocks, threads);
            let next = f.rotate(apart, 0, 1);
            let within = f.rotate(apart, 1, -1);
            let sum = f.binary(BinaryOp::Add, next, within);
            let line = in_line(f, sum, n);
            let back = f.rotate(line, 0, -3);
            vec![f.binary(BinaryOp::Multiply, back, x)]
        });
        agrees(&func);
        let plan = plan(&func, "4");
        assert_eq!(plan.count(ExchangeKind::AllGather, 0), 0, "{plan}");
    }
}

#[test]
fn blocks_of_other_blocks() {
    let func = of_one(256, |f, x| {
        let wide = f.reshape(x, &[8, 32]);
        let narrow = f.reshape(wide, &[32, 8]);
        let zero = zero(f);
        let most = f.reduce(narrow, zero, &[1], Combiner::Max);
        let four = f.reshape(narrow, &[8, 4, 8]);
        let sums = f.reduce(four, zero, &[1], Combiner::Add);
        let back = f.reshape(four, &[256]);
        vec![most, sums, f.binary(BinaryOp::Add, back, x)]
    });
    sends_nothing(&func, "4");
    // Strides of 6 and of 4: units of 12 stay together.
    let func = of_one(96, |f, x| {
        let zero = zero(f);
        let sixes = f.reshape(x, &[16, 6]);
        let fours = f.reshape(x, &[24, 4]);
        vec![
            f.reduce(sixes, zero, &[1], Combiner::Max),
            f.reduce(fours, zero, &[1], Combiner::Max),
        ]
    });
    sends_nothing(&func, "4");
    // Rows of different lengths, neither of which divides the other.
    let func = of_one(96, |f, x| {
        let sixes = f.reshape(x, &[16, 6]);
        vec![f.reshape(sixes, &[6, 16]), f.reshape(sixes, &[24, 4])]
    });
    agrees(&func);
}

/// Interleaved real and imaginary parts, squared and interleaved again.
#[test]
fn complex_numbers_side_by_side() {
    for n in [16, 13, 31, 9] {
        let func = of_one(2 * n, |f, x| {
            let (re, im) = (
                f.slice(x, &[0], &[2 * n], &[2]),
                f.slice(x, &[1], &[2 * n], &[2]),
            );
            let (rr, ii) = (
                f.binary(BinaryOp::Multiply, re, re),
                f.binary(BinaryOp::Multiply, im, im),
            );
            let (ri, re) = (
                f.binary(BinaryOp::Multiply, re, im),
                f.binary(BinaryOp::Subtract, rr, ii),
            );
            let im = f.binary(BinaryOp::Add, ri, ri);
            let (re, im) = (f.reshape(re, &[n, 1]), f.reshape(im, &[n, 1]));
            let both = f.concatenate(&[re, im], 1);
            vec![f.reshape(both, &[2 * n])]
        });
        sends_nothing(&func, "4");
    }
}

#[test]
fn zeros_in_between() {
    for (n, low, high, by) in [(16, 0, 2, 3), (13, 1, 0, 2), (9, 2, 3, 4), (20, -1, -2, 3)] {
        let func = of_one(n, |f, x| {
            let one = f.scalar(ElementType::F32, Scalar::Float(1.0));
            let wide = f.pad(x, one, &[low], &[high], &[by - 1]);
            let every = (low.max(0)) as usize;
            let size = f.shape(wide)[0];
            let back = f.slice(wide, &[every], &[size], &[by]);
            let turned = f.rotate(wide, 0, 2);
            vec![wide, back, turned]
        });
        agrees(&func);
        let plan = plan(&func, "4");
        assert_eq!(plan.count(ExchangeKind::AllGather, 0), 0, "{plan}");
    }
}

/// Strided slices of two-dimensional arrays, each dimension over its own axis; also with strides
/// that leave fewer elements than devices.
#[test]
fn every_so_many_places() {
    for stride in [2, 3, 4, 7] {
        for shape in [[16, 12], [23, 30], [40, 9]] {
            let mut func = Func::new("main");
            let ty = TensorType::new(ElementType::F32, shape);
            let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
            let f = &mut func;
            let sum = f.binary(BinaryOp::Add, x, y);
            let rows = f.slice(sum, &[1, 0], &shape, &[stride, 1]);
            let columns = f.slice(sum, &[0, 2], &shape, &[1, stride]);
            let turned = f.rotate(columns, 1, 1);
            func.results = vec![rows, turned, sum];
            agrees(&func);
        }
    }
}

#[test]
fn what_is_asked_for_comes_first() {
    let func = of_one(40, |f, x| {
        let apart = f.reshape(x, &[5, 8]);
        let twice = f.binary(BinaryOp::Add, apart, apart);
        vec![f.reshape(twice, &[40])]
    });
    for mesh in ["a=4", "a=8", "a=2,b=4"] {
        for over in ["a", "a+b"] {
            let asked = [Some(vec![Some(over.to_owned())])];
            assert_eq!(fault(&func, mesh, &asked, false), None);
        }
    }
    // Five blocks are too few for twelve devices.
    let mesh = Mesh::parse("a=12").unwrap();
    let asked = [Some(vec![Some("a".to_owned())])];
    let sharded = shard(&func, &mesh, &asked, &[Some(0)]).unwrap();
    assert_eq!(sharded.parameters[0].local_shape(), [4]);
}
