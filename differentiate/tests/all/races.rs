//! Adjoints of reads are sums, not scatters: a read whose index is a function of the position is
//! simplified to a slice before it is differentiated.

use differentiate::{Options, vjp};
use optimize::simplify;
use stablehlo::{BinaryOp, ElementType, Func, GatherDims, Op, Scalar, TensorType, UnaryOp, Value};

const F64: ElementType = ElementType::F64;
const I64: ElementType = ElementType::I64;

/// Counts the ops through which several updates may reach one element, in loops too.
fn scatters(func: &Func) -> usize {
    let each = func.values().map(|value| match func.op(value) {
        Op::Scatter { unique_indices, .. } => usize::from(!unique_indices),
        Op::While { cond, body, .. } => scatters(cond) + scatters(body),
        Op::Case { branches, .. } => branches.iter().map(scatters).sum(),
        Op::Call { callee, .. } => scatters(callee),
        _ => 0,
    });
    each.sum()
}

/// Returns the sines of array elements at computed indices.
fn read(size: usize, shape: &[usize], at: impl FnOnce(&mut Func, &[Value]) -> Value) -> Func {
    let mut func = Func::new("read");
    let x = func.parameter(TensorType::new(F64, [size]));
    let counts: Vec<Value> = (0..shape.len()).map(|d| func.iota(I64, shape, d)).collect();
    let places = at(&mut func, &counts);
    let dims = GatherDims {
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: shape.len(),
        ..GatherDims::default()
    };
    let read = func.gather(x, places, dims, &[1]);
    func.results = vec![func.unary(UnaryOp::Sine, read)];
    func
}

fn by(func: &mut Func, op: BinaryOp, x: Value, number: i64) -> Value {
    let ty = func.tensor(x).clone();
    let number = func.splat(ty, Scalar::Int(number));
    func.binary(op, x, number)
}

/// Counts the scatters in the adjoint.
fn in_adjoint(func: &Func) -> usize {
    let simple = simplify(func);
    let adjoint = vjp(&simple, &[0], &[0], &Options::default()).unwrap();
    scatters(&simplify(&adjoint.func))
}

#[test]
fn reads_at_positions_are_added_up_without_scatters() {
    // Blocks of 64 threads, the last one partly beyond the end.
    let blocks = read(187, &[3, 64], |func, at| {
        let block = by(func, BinaryOp::Multiply, at[0], 64);
        func.binary(BinaryOp::Add, block, at[1])
    });
    // Nine concatenated arrays, by such blocks.
    let arrays = read(9 * 187, &[3, 64, 9], |func, at| {
        let block = by(func, BinaryOp::Multiply, at[0], 64);
        let array = by(func, BinaryOp::Multiply, at[2], 187);
        let inside = func.binary(BinaryOp::Add, block, at[1]);
        func.binary(BinaryOp::Add, array, inside)
    });
    // Every second element of every second row, offset by one.
    let colours = read(19 * 19, &[9, 9], |func, at| {
        let row = by(func, BinaryOp::Multiply, at[0], 38);
        let column = by(func, BinaryOp::Multiply, at[1], 2);
        let place = func.binary(BinaryOp::Add, row, column);
        by(func, BinaryOp::Add, place, 37)
    });
    // All elements, from the last one backwards.
    let backwards = read(89, &[4, 24], |func, at| {
        let block = by(func, BinaryOp::Multiply, at[0], -24);
        let place = func.binary(BinaryOp::Subtract, block, at[1]);
        by(func, BinaryOp::Add, place, 88)
    });
    // One element for all.
    let same = read(5, &[7], |func, at| by(func, BinaryOp::Multiply, at[0], 0));
    for func in [blocks, arrays, colours, backwards, same] {
        assert_eq!(scatters(&func), 0);
        assert_eq!(in_adjoint(&func), 0, "{func}");
    }
}

#[test]
fn reads_at_places_that_only_the_data_know_are_scattered() {
    let mut func = Func::new("read");
    let x = func.parameter(TensorType::new(F64, [5]));
    let places = func.parameter(TensorType::new(I64, [7]));
    let dims = GatherDims {
        collapsed_slice_dims: vec![0],
        start_index_map: vec![0],
        index_vector_dim: 1,
        ..GatherDims::default()
    };
    let read = func.gather(x, places, dims, &[1]);
    func.results = vec![func.unary(UnaryOp::Sine, read)];
    assert_eq!(in_adjoint(&func), 1);
}
