//! Example programs that passes of target lowering change.

use std::sync::Arc;

use stablehlo::{
    BinaryOp, Combiner, Compiled, ConvolutionDims, Direction, ElementType, FftKind, Func, Op,
    Scalar, TensorType, UnaryOp, Value, Window,
};

use super::finished;
use crate::program::Pass;
use crate::rewrite::Rule;
use crate::{Target, program, rules, simplify};

const F64: ElementType = ElementType::F64;
const I64: ElementType = ElementType::I64;

/// The example of a canonical rule.
fn of_rule(name: &str, n: usize) -> Func {
    let is_it = |rule: &&Rule| rule.name == name;
    let rule = rules::all().find(is_it).expect("a rule has this name");
    (rule.example)(n)
}

/// The example of a pass over programs, simplified.
fn of_pass(name: &str, n: usize) -> Func {
    let is_it = |pass: &&Pass| pass.name == name;
    let pass = program::all().find(is_it).expect("a pass has this name");
    simplify(&(pass.example)(n))
}

/// A function with `count` square fields of `n` by `n`.
fn fields(n: usize, count: usize) -> (Func, Vec<Value>) {
    let mut func = Func::new("main");
    let field = TensorType::new(F64, [n, n]);
    let all = (0..count).map(|_| func.parameter(field.clone())).collect();
    (func, all)
}

/// `x` with `rows` written from row `at` on.
fn with_rows(func: &mut Func, x: Value, rows: Value, at: i64) -> Value {
    let starts = [at, 0].map(|start| func.scalar(I64, Scalar::Int(start)));
    func.dynamic_update_slice(x, rows, &starts)
}

pub(super) fn flattened_plane() -> Func {
    simplify(&of_rule("scatter-of-window", 5))
}

/// Returns a function that computes a quarter of the derivative of a complex field in Fourier
/// space.
pub(super) fn complex() -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [3, 4, 2]));
    let k = func.parameter(TensorType::new(ElementType::F32, [4]));
    let spectrum = func.fft(x, FftKind::Forward, &[4]);
    let k = func.broadcast_in_dim(k, &[3, 4, 2], &[1]);
    let scaled = func.binary(BinaryOp::Multiply, spectrum, k);
    let low = func.slice(scaled, &[0, 0, 0], &[3, 1, 2], &[1, 1, 1]);
    let turned = func.transpose(low, &[1, 0, 2]);
    func.results = vec![func.fft(turned, FftKind::Inverse, &[3])];
    func
}

pub(super) fn alternatives() -> Func {
    of_rule("dot-of-transpose", 5)
}

pub(super) fn stencil() -> Func {
    simplify(&of_rule("slice-of-stencil", 5))
}

pub(super) fn own_ops() -> Func {
    of_rule("slice-of-wrap", 5)
}

/// Scans of integers in both directions.
pub(super) fn scans() -> Func {
    let mut func = Func::new("scans");
    let x = func.parameter(TensorType::new(ElementType::I32, [3, 13]));
    let init = func.scalar(ElementType::I32, Scalar::Int(5));
    for (combiner, reverse, exclusive) in [
        (Combiner::Add, false, false),
        (Combiner::Max, true, false),
        (Combiner::Add, true, true),
    ] {
        let scan = Op::Scan {
            operand: x,
            init,
            dimension: 1,
            combiner,
            reverse,
            exclusive,
        };
        let scan = func.push(scan).expect("a scan of an array");
        func.results.push(scan);
    }
    func
}

/// A scan of floats along rows.
pub(super) fn long_scan() -> Func {
    let mut func = Func::new("long_scan");
    let x = func.parameter(TensorType::new(F64, [2, 50, 101]));
    let zero = func.scalar(F64, Scalar::Float(0.0));
    let sums = func.scan(x, zero, 2, Combiner::Add);
    func.results = vec![sums];
    func
}

/// A loop over the levels of columns.
pub(super) fn level_loop() -> Func {
    levels(8, alone)
}

/// The same with columns of more bytes than any cache holds.
pub(super) fn columns() -> Func {
    levels(1 << 24, alone)
}

/// A loop that counts down to 0: an iteration first adds to a carried array and then reads its
/// neighbours.
pub(super) fn begun_before() -> Func {
    let (mut func, all) = fields(128, 2);
    let number = TensorType::scalar(I64);
    let field = func.tensor(all[0]).clone();
    let last = func.parameter(number.clone());
    let types = [number, field.clone(), field];
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    for ty in &types {
        cond.parameter(ty.clone());
        body.parameter(ty.clone());
    }
    let zero = cond.scalar(I64, Scalar::Int(0));
    cond.results = vec![cond.compare(Direction::Ge, cond.parameters()[0], zero)];
    let &[step, data, adjoint] = body.parameters() else {
        unreachable!("three were added");
    };
    let begun = body.binary(BinaryOp::Add, adjoint, data);
    let mut left = body.binary(BinaryOp::Multiply, begun, data);
    for (axis, by) in [(0, 1), (0, -1), (1, 1), (1, -1)] {
        let neighbour = body.rotate(begun, axis, by);
        left = body.binary(BinaryOp::Subtract, left, neighbour);
    }
    let one = body.scalar(I64, Scalar::Int(1));
    let next = body.binary(BinaryOp::Subtract, step, one);
    body.results = vec![next, data, left];
    let done = func.while_loop(&[last, all[0], all[1]], cond, body);
    func.results = vec![done[2]];
    func
}

/// A halo row is filled from the interior, and a stencil reads interior rows from before the
/// update.
pub(super) fn versions() -> Func {
    let n = 300;
    let (mut func, all) = fields(n, 1);
    let x = all[0];
    let copied = func.slice(x, &[1, 0], &[2, n], &[1, 1]);
    let filled = with_rows(&mut func, x, copied, 0);
    let inside = func.slice(x, &[1, 0], &[n, n], &[1, 1]);
    let around = func.slice(filled, &[0, 0], &[n - 1, n], &[1, 1]);
    let both = func.binary(BinaryOp::Subtract, inside, around);
    let sum = func.unary(UnaryOp::Sine, filled);
    func.results = vec![both, sum];
    func
}

/// Two rows beside a field, which mirror it.
pub(super) fn planes() -> Func {
    let n = 9;
    let (mut func, all) = fields(n, 1);
    let mut filled = all[0];
    for (to, from) in [(1, 2), (0, 3)] {
        let row = func.slice(all[0], &[from, 0], &[from + 1, n], &[1, 1]);
        filled = with_rows(&mut func, filled, row, to);
    }
    func.results = vec![filled];
    func
}

pub(super) fn stages() -> Func {
    simplify(&of_rule("add-zero", 5))
}

/// An update is also read directly.
pub(super) fn read_back() -> Func {
    let n = 300;
    let (mut func, all) = fields(n, 2);
    let part = func.slice(all[1], &[0, 0], &[n / 2, n], &[1, 1]);
    let part = func.unary(UnaryOp::Sine, part);
    let whole = with_rows(&mut func, all[0], part, 3);
    let exponential = func.unary(UnaryOp::Exp, part);
    func.results = vec![whole, exponential];
    func
}

pub(super) fn two_steps() -> Func {
    finished(&of_pass("read-elsewhere", 2100), Target::Cpu)
}

pub(super) fn shift() -> Func {
    let (mut func, all) = fields(9, 1);
    let east = func.rotate(all[0], 1, 1);
    func.results = vec![func.binary(BinaryOp::Subtract, east, all[0])];
    func
}

pub(super) fn edges() -> Func {
    finished(&simplify(&of_rule("gather-of-steps", 64)), Target::Tpu)
}

/// A stencil cannot write into the array that it reads.
pub(super) fn given_away() -> Func {
    let mut func = super::write_shifts(&shift(), super::Form::Roll);
    func.add_parameter_attribute(0, program::ALIAS, "0 : i32");
    func
}

/// A convolution of images and kernels whose channels come first.
pub(super) fn convolution() -> Func {
    let mut func = Func::new("main");
    let images = func.parameter(TensorType::new(F64, [2, 3, 6, 5]));
    let kernels = func.parameter(TensorType::new(F64, [4, 3, 3, 2]));
    let dims = ConvolutionDims::channels_first(2);
    func.results = vec![func.convolution(images, kernels, Window::plain(2), dims)];
    func
}

pub(super) fn dear() -> Func {
    finished(
        &simplify(&of_rule("concatenate-of-splat", 300)),
        Target::Cpu,
    )
}

pub(super) fn lines() -> Func {
    finished(&simplify(&of_rule("slice-beside", 64)), Target::Cpu)
}

/// A function that is not fused with its caller and takes a plane twice, once as a line.
pub(super) fn two_shapes() -> Func {
    let n = 4;
    let mut stage = Func::new("stage");
    let plane = stage.parameter(TensorType::new(F64, [n, n]));
    let line = stage.parameter(TensorType::new(F64, [n * n]));
    let back = stage.reverse(line, &[0]);
    let back = stage.reshape(back, &[n, n]);
    stage.results = vec![stage.binary(BinaryOp::Subtract, plane, back)];
    let (mut func, all) = fields(n, 1);
    let line = func.reshape(all[0], &[n * n]);
    func.results = func.call(stage, &[all[0], line]);
    func
}

/// A row is written into an array whose old contents a stage reads.
pub(super) fn readers() -> Func {
    let n = 300;
    let stage = |name: &str, of: &[usize], op: UnaryOp| {
        let mut stage = Func::new(name);
        let x = stage.parameter(TensorType::new(F64, of));
        stage.results = vec![stage.unary(op, x)];
        Arc::new(stage)
    };
    let (mut func, all) = fields(n, 2);
    let call = |func: &mut Func, callee: Arc<Func>, x: Value| {
        let op = Op::Call {
            callee,
            operands: vec![x],
            compiled: Compiled::Apart,
        };
        let of = func.push(op).expect("it takes what it is given");
        func.push(Op::Result { of, index: 0 })
            .expect("it has one result")
    };
    let x = call(&mut func, stage("first", &[n, n], UnaryOp::Sine), all[0]);
    let before = call(&mut func, stage("second", &[n, n], UnaryOp::Exp), x);
    let row = func.slice(all[1], &[7, 0], &[8, n], &[1, 1]);
    let row = call(&mut func, stage("row", &[1, n], UnaryOp::Tanh), row);
    let after = with_rows(&mut func, x, row, 7);
    func.results = vec![before, after];
    func
}

pub(super) fn roundings() -> Func {
    simplify(&of_rule("add-zero", 5))
}

pub(super) fn product_with_test() -> Func {
    let mut func = Func::new("product_with_test");
    let x = func.parameter(TensorType::new(F64, [7]));
    let zero = func.splat(TensorType::new(F64, [7]), Scalar::Int(0));
    let holds = func.compare(Direction::Gt, x, zero);
    let holds = func.convert(holds, F64);
    func.results = vec![func.binary(BinaryOp::Multiply, x, holds)];
    func
}

pub(super) fn tanh() -> Func {
    let mut func = Func::new("tanh");
    let x = func.parameter(TensorType::new(ElementType::F32, [7]));
    func.results = vec![func.unary(UnaryOp::Tanh, x)];
    func
}

/// The number of levels of the arrays of [`levels`].
pub(crate) const LEVELS: usize = 5;

/// A loop of three iterations over an inner loop, which computes each row of `columns` elements
/// from the previous row. The outer loop swaps its two carried arrays. `meet` is applied to each
/// row.
pub(crate) fn levels(columns: usize, meet: fn(&mut Func, Value) -> Value) -> Func {
    let f64s = |shape: &[usize]| TensorType::new(F64, shape);
    let number = TensorType::scalar(I64);
    let signature = |types: &[TensorType]| {
        let mut func = Func::new("levels");
        types.iter().for_each(|ty| _ = func.parameter(ty.clone()));
        func
    };
    let below = |types: &[TensorType], end: i64| {
        let mut func = signature(types);
        let end = func.scalar(I64, Scalar::Int(end));
        func.results = vec![func.compare(Direction::Lt, func.parameters()[0], end)];
        func
    };
    let row = f64s(&[columns]);
    let array = f64s(&[LEVELS, columns]);
    // A level: last = last / x[k] + k; y[k] = last.
    let inner = [number.clone(), row.clone(), array.clone(), array.clone()];
    let mut level = signature(&inner);
    let [k, last, x, y] = level.parameters()[..] else {
        unreachable!("four are carried")
    };
    let zero = level.scalar(I64, Scalar::Int(0));
    let one = level.scalar(I64, Scalar::Int(1));
    let at = level.dynamic_slice(x, &[k, zero], &[1, columns]);
    let at = level.reshape(at, &[columns]);
    let next = level.binary(BinaryOp::Divide, last, at);
    let by = level.convert(k, F64);
    let by = level.broadcast_in_dim(by, &[columns], &[]);
    let next = level.binary(BinaryOp::Add, next, by);
    let next = meet(&mut level, next);
    let update = level.reshape(next, &[1, columns]);
    let y = level.dynamic_update_slice(y, update, &[k, zero]);
    let k = level.binary(BinaryOp::Add, k, one);
    level.results = vec![k, next, x, y];
    // An iteration: all levels, from a row of ones; x and y swap.
    let outer = [number, array.clone(), array];
    let mut turn = signature(&outer);
    let [n, x, y] = turn.parameters()[..] else {
        unreachable!("three are carried")
    };
    let zero = turn.scalar(I64, Scalar::Int(0));
    let ones = turn.splat(row, Scalar::Float(1.0));
    let after = turn.while_loop(&[zero, ones, x, y], below(&inner, LEVELS as i64), level);
    let one = turn.scalar(I64, Scalar::Int(1));
    let n = turn.binary(BinaryOp::Add, n, one);
    turn.results = vec![n, after[3], x];
    let mut func = signature(&outer);
    let inits = func.parameters().to_vec();
    func.results = func.while_loop(&inits, below(&outer, 3), turn);
    func
}

/// Leaves columns independent.
pub(crate) fn alone(_: &mut Func, row: Value) -> Value {
    row
}
