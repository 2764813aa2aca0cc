//! Resharding: an op that needs all of one dimension is split in another one.

use shard::{Asked, Exchange, ExchangeKind, Mesh, Sharded, shard};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Scalar, SortOrder, TensorType, Value,
};

use crate::agree::{BY_BYTES, agrees, fault_by, inputs};

fn field(shape: [usize; 2]) -> TensorType {
    TensorType::new(ElementType::F32, shape)
}

/// Requests that the first dimension of every parameter is split over the first axis of the mesh.
fn rows(func: &Func) -> Vec<Option<Asked>> {
    let over = |rank: usize| {
        (0..rank)
            .map(|d| (d == 0).then(|| "a".to_owned()))
            .collect()
    };
    let params = func.params().iter();
    params.map(|param| Some(over(param.ty.rank()))).collect()
}

fn sharded(func: &Func, mesh: &str, asked: &[Option<Asked>]) -> Sharded {
    let next = vec![None; func.results.len()];
    shard(func, &Mesh::parse(mesh).unwrap(), asked, &next).unwrap()
}

fn received(sharded: &Sharded) -> usize {
    let all = sharded.plan.exchanges.iter();
    all.map(Exchange::received).sum()
}

/// Checks the number of collectives of each kind outside of loops; there are none within.
#[track_caller]
fn counts(sharded: &Sharded, to_all: usize, gathers: usize) {
    let count = |kind| sharded.plan.count(kind, 0);
    let found = (
        count(ExchangeKind::AllToAll),
        count(ExchangeKind::AllGather),
    );
    assert_eq!(found, (to_all, gathers), "{}", sharded.plan);
    let within = sharded.plan.exchanges.iter().filter(|e| e.depth > 0);
    assert_eq!(within.count(), 0, "{}", sharded.plan);
}

#[track_caller]
fn agrees_in_rows(func: &Func) {
    for mesh in ["2", "3", "4", "5x1", "2x3"] {
        let given = inputs(func, 7);
        for costs in [None, Some(&BY_BYTES)] {
            let found = fault_by(func, mesh, &rows(func), &given, false, costs);
            assert!(found.is_none(), "{}\n{func}", found.unwrap());
        }
    }
}

/// Returns the sum of a matrix and its transpose.
fn symmetric(size: usize) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(field([size, size]));
    let turned = func.transpose(x, &[1, 0]);
    func.results = vec![func.binary(BinaryOp::Add, x, turned)];
    func
}

#[test]
fn transposes_take_one_exchange() {
    let func = symmetric(64);
    let one = sharded(&func, "4", &[None]);
    counts(&one, 1, 0);
    // Each device receives three quarters of 16 rows from others; for the whole matrix it would be
    // 48 rows.
    assert_eq!(received(&one), 16 * 64 * 4 * 3 / 4);
    let two = sharded(&func, "2x4", &[None]);
    counts(&two, 1, 1);
    let whole = 64 * 64 * 4 * 7 / 8;
    assert!(2 * received(&two) < whole, "{}", two.plan);
    for size in [7, 12, 13, 16] {
        agrees(&symmetric(size));
        agrees_in_rows(&symmetric(size));
    }
}

#[test]
fn sorts_are_laid_over_another_dimension() {
    let program = |shape: [usize; 2]| {
        let mut func = Func::new("main");
        let (x, y) = (func.parameter(field(shape)), func.parameter(field(shape)));
        let f = &mut func;
        let order = SortOrder {
            descending: true,
            total: false,
        };
        let sorted = f.sort(&[x, y], 0, order);
        let back = f.reverse(x, &[0]);
        let sum = f.binary(BinaryOp::Add, back, y);
        f.results = vec![sorted[0], sorted[1], sum];
        func
    };
    let func = program([4096, 3072]);
    let laid_out = sharded(&func, "4", &rows(&func));
    // Opposite devices swap the blocks of the reversed dimension.
    counts(&laid_out, 4, 0);
    assert_eq!(laid_out.plan.count(ExchangeKind::Permute, 0), 1);
    for shape in [[16, 8], [9, 7], [17, 23], [8, 1], [5, 2]] {
        agrees(&program(shape));
        agrees_in_rows(&program(shape));
    }
}

/// Returns a loop down the rows of `x` and `y`, and back: `z[k] = x[k] - z[k + 1] * y[k]` with the
/// results of the way down.
fn sweeps(shape: [usize; 2]) -> Func {
    let mut func = Func::new("main");
    let (x, y) = (func.parameter(field(shape)), func.parameter(field(shape)));
    let zeros = func.splat(field(shape), Scalar::Float(0.0));
    let line = func.splat(field([1, shape[1]]), Scalar::Float(0.5));
    let (first, last) = (0, shape[0] as i64 - 1);
    let down = along(&mut func, [first, 1, last + 1], [line, x, y, zeros]);
    let up = along(&mut func, [last, -1, -1], [line, down, y, zeros]);
    func.results = vec![up, down];
    func
}

/// Writes a loop from `from` by `step` to `to` that carries a line, and stores it at each index.
fn along(func: &mut Func, [from, step, to]: [i64; 3], carried: [Value; 4]) -> Value {
    let count = TensorType::scalar(ElementType::I32);
    let types: Vec<TensorType> = carried.iter().map(|v| func.tensor(*v).clone()).collect();
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for part in [&mut cond, &mut body] {
        part.parameter(count.clone());
        types.iter().for_each(|ty| {
            part.parameter(ty.clone());
        });
    }
    let number = |f: &mut Func, value| f.scalar(ElementType::I32, Scalar::Int(value));
    let end = number(&mut cond, to);
    let k = cond.parameters()[0];
    cond.results = vec![cond.compare(Direction::Ne, k, end)];
    let b = &mut body;
    let [k, line, x, y, z] = *b.parameters() else {
        unreachable!("five are carried")
    };
    let zero = number(b, 0);
    let sizes = b.shape(line).to_vec();
    let at = b.dynamic_slice(x, &[k, zero], &sizes);
    let by = b.dynamic_slice(y, &[k, zero], &sizes);
    let product = b.binary(BinaryOp::Multiply, line, by);
    let next = b.binary(BinaryOp::Subtract, at, product);
    let written = b.dynamic_update_slice(z, next, &[k, zero]);
    let step = number(b, step);
    let k = b.binary(BinaryOp::Add, k, step);
    b.results = vec![k, next, x, y, written];
    let start = number(func, from);
    let all: Vec<Value> = std::iter::once(start).chain(carried).collect();
    func.while_loop(&all, cond, body)[4]
}

#[test]
fn sweeps_are_laid_over_another_dimension() {
    let func = sweeps([4096, 3072]);
    // Without a request, the dimension of the loops stays whole.
    assert_eq!(sharded(&func, "4", &[None, None]).plan.exchanges, []);
    let laid_out = sharded(&func, "4", &rows(&func));
    let gathers = laid_out.plan.count(ExchangeKind::AllGather, 0);
    assert_eq!(gathers, 0, "{}", laid_out.plan);
    counts(&laid_out, laid_out.plan.exchanges.len(), 0);
    // Each loop receives two arrays and returns one.
    assert!(laid_out.plan.exchanges.len() <= 6, "{}", laid_out.plan);
    for shape in [[16, 8], [9, 7], [17, 23], [5, 12]] {
        agrees(&sweeps(shape));
        agrees_in_rows(&sweeps(shape));
    }
}

#[test]
fn what_has_no_other_dimension_is_gathered_once() {
    let func = sweeps([64, 1]);
    let laid_out = sharded(&func, "4", &rows(&func));
    let gathers = laid_out.plan.count(ExchangeKind::AllGather, 0);
    counts(&laid_out, 0, gathers);
    assert!(gathers > 0 && gathers <= 3, "{}", laid_out.plan);
    agrees_in_rows(&sweeps([16, 1]));
    agrees_in_rows(&sweeps([13, 1]));
}

/// Prefix sums of floats keep the order of one device on every mesh.
#[test]
fn running_sums_of_floats_keep_their_order() {
    let program = |shape: [usize; 2]| {
        let mut func = Func::new("main");
        let x = func.parameter(field(shape));
        let zero = func.scalar(ElementType::F32, Scalar::Float(0.1));
        func.results = vec![func.scan(x, zero, 0, Combiner::Add)];
        func
    };
    let func = program([4096, 3072]);
    counts(&sharded(&func, "4", &rows(&func)), 2, 0);
    let line = program([4096, 1]);
    counts(&sharded(&line, "4", &rows(&line)), 0, 1);
    for shape in [[16, 8], [9, 7], [17, 23], [33, 1]] {
        agrees_in_rows(&program(shape));
    }
}

/// Returns a field whose last row reads itself reversed, as at the fold of a tripolar grid.
fn folded(shape: [usize; 2]) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(field(shape));
    let [n, m] = shape;
    let f = &mut func;
    let row = f.slice(x, &[n - 1, 0], &[n, m], &[1, 1]);
    let back = f.reverse(row, &[1]);
    let rest = f.slice(x, &[0, 0], &[n - 1, m], &[1, 1]);
    let folded = f.concatenate(&[rest, back], 0);
    let east = f.rotate(folded, 1, 1);
    f.results = vec![f.binary(BinaryOp::Add, folded, east)];
    func
}

#[test]
fn a_fold_does_not_keep_a_dimension_whole() {
    let func = folded([64, 96]);
    let laid_out = sharded(&func, "2x4", &[None]);
    let [layout] = &laid_out.parameters[..] else {
        panic!("one is given");
    };
    assert_eq!((layout.axes(0), layout.axes(1)), (&[0][..], &[1][..]));
    let most = laid_out.plan.exchanges.iter().map(|e| e.bytes).max();
    assert!(most.unwrap() <= 64 * 4, "{}", laid_out.plan);
    for shape in [[16, 8], [9, 7], [37, 23]] {
        agrees(&folded(shape));
    }
}
