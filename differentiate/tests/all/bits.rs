//! Floats as integers: moving them keeps their derivatives; other changes of their bits are
//! rejected, never differentiated as 0.

use differentiate::{Blame, Options, jvp, vjp};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, GatherDims, Literal, Loc, Scalar, TensorType,
    UnaryOp, Value, eval,
};
use testkit::Random;

use crate::check::check;

const F64: ElementType = ElementType::F64;
const U32: ElementType = ElementType::U32;
const I64: ElementType = ElementType::I64;
const U64: ElementType = ElementType::U64;
const SIGN: i64 = i64::MIN;

fn program(build: impl FnOnce(&mut Func, Value, Value) -> Value) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [5]));
    let y = func.parameter(TensorType::new(F64, [5]));
    let product = func.binary(BinaryOp::Multiply, x, y);
    let result = build(&mut func, product, y);
    func.results = vec![func.binary(BinaryOp::Multiply, result, x)];
    func
}

fn inputs(func: &Func) -> Vec<Literal> {
    let mut numbers = Random::new(11);
    let types = func.params().iter();
    types.map(|p| numbers.array(&p.ty)).collect()
}

fn number(f: &mut Func, like: Value, number: i64) -> Value {
    let ty = f.tensor(like).clone();
    f.splat(ty, Scalar::Int(number))
}

fn with(f: &mut Func, op: BinaryOp, x: Value, by: i64) -> Value {
    let by = number(f, x, by);
    f.binary(op, x, by)
}

type Build = fn(&mut Func, Value, Value) -> Value;

/// Writes a loop of three iterations that applies `turn` to integers; `turn` also gets the
/// iteration.
fn turned(f: &mut Func, bits: Value, turn: impl FnOnce(&mut Func, Value, Value) -> Value) -> Value {
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for func in [&mut cond, &mut body] {
        func.parameter(f.tensor(bits).clone());
        func.parameter(TensorType::scalar(I64));
    }
    let (inside, n) = (body.parameters()[0], body.parameters()[1]);
    let next = with(&mut body, BinaryOp::Add, n, 1);
    let made = turn(&mut body, inside, n);
    body.results = vec![made, next];
    let end = cond.scalar(I64, Scalar::Int(3));
    cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[1], end)];
    let zero = f.scalar(I64, Scalar::Int(0));
    f.while_loop(&[bits, zero], cond, body)[0]
}

/// Linear operations, and changes of sign.
fn kept() -> Vec<(&'static str, Build)> {
    vec![
        ("moved", |f, x, _| {
            let bits = f.bitcast_convert(x, U64);
            let bits = f.rotate(bits, 0, 2);
            let bits = f.reverse(bits, &[0]);
            let three = f.slice(bits, &[1], &[4], &[1]);
            let zero = f.scalar(U64, Scalar::Int(0));
            let bits = f.pad(three, zero, &[1], &[1], &[0]);
            f.bitcast_convert(bits, F64)
        }),
        ("halves are moved", |f, x, _| {
            // shfl of a double: lo and hi, each as 32 bits.
            let bits = f.bitcast_convert(x, I64);
            let low = f.convert(bits, U32);
            let high = with(f, BinaryOp::ShiftRightLogical, bits, 32);
            let high = f.convert(high, U32);
            let [low, high] = [low, high].map(|half| {
                let at = Literal::from_i64s(ElementType::I32, [5, 1], &[4, 0, 0, 2, 1]);
                let at = f.constant(at);
                let dims = GatherDims::of_elements(1, 1);
                let half = f.gather(half, at, dims, &[1]);
                f.convert(half, I64)
            });
            let high = with(f, BinaryOp::Multiply, high, 1 << 32);
            let bits = f.binary(BinaryOp::Add, low, high);
            f.bitcast_convert(bits, F64)
        }),
        ("abs", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::And, bits, !SIGN);
            f.bitcast_convert(bits, F64)
        }),
        ("abs of the upper half", |f, x, _| {
            let bits = f.bitcast_convert(x, U64);
            let low = with(f, BinaryOp::And, bits, 0xffff_ffff);
            let high = with(f, BinaryOp::ShiftRightLogical, bits, 32);
            let high = f.convert(high, U32);
            let high = with(f, BinaryOp::And, high, 0x7fff_ffff);
            let high = f.convert(high, U64);
            let high = with(f, BinaryOp::ShiftLeft, high, 32);
            let bits = f.binary(BinaryOp::Or, high, low);
            f.bitcast_convert(bits, F64)
        }),
        ("negate", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::Xor, bits, SIGN);
            f.bitcast_convert(bits, F64)
        }),
        ("copysign", |f, x, y| {
            let [x, y] = [x, y].map(|v| f.bitcast_convert(v, I64));
            let size = with(f, BinaryOp::And, x, !SIGN);
            let sign = with(f, BinaryOp::And, y, SIGN);
            let bits = f.binary(BinaryOp::Or, sign, size);
            f.bitcast_convert(bits, F64)
        }),
        ("sign of another one", |f, x, y| {
            let [x, y] = [x, y].map(|v| f.bitcast_convert(v, I64));
            let sign = with(f, BinaryOp::And, y, SIGN);
            let bits = f.binary(BinaryOp::Xor, x, sign);
            f.bitcast_convert(bits, F64)
        }),
        ("the next one", |f, x, y| {
            let up = f.compare(Direction::Lt, x, y);
            let bits = f.bitcast_convert(x, I64);
            let [one, less] = [1, -1].map(|by| number(f, bits, by));
            let step = f.select(up, one, less);
            let bits = f.binary(BinaryOp::Add, bits, step);
            f.bitcast_convert(bits, F64)
        }),
        ("select", |f, x, y| {
            let pred = f.compare(Direction::Lt, x, y);
            let bits = f.bitcast_convert(x, I64);
            let zeros = number(f, bits, 0);
            let bits = f.select(pred, bits, zeros);
            f.bitcast_convert(bits, F64)
        }),
        ("largest by bits", |f, x, y| {
            // atomicMax on the bits of nonnegative floats.
            let [x, y] = [x, y].map(|v| {
                let v = f.unary(UnaryOp::Abs, v);
                f.bitcast_convert(v, I64)
            });
            let least = f.scalar(I64, Scalar::Int(i64::MIN));
            let most = f.reduce(y, least, &[0], Combiner::Max);
            let most = f.broadcast_in_dim(most, &[5], &[]);
            let bits = f.binary(BinaryOp::Minimum, x, most);
            f.bitcast_convert(bits, F64)
        }),
        ("largest of all", |f, x, _| {
            let x = f.unary(UnaryOp::Abs, x);
            let bits = f.bitcast_convert(x, I64);
            let least = f.scalar(I64, Scalar::Int(i64::MIN));
            let most = f.reduce(bits, least, &[0], Combiner::Max);
            let most = f.bitcast_convert(most, F64);
            f.broadcast_in_dim(most, &[5], &[])
        }),
        ("in a loop", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = turned(f, bits, |body, bits, _| {
                let moved = body.rotate(bits, 0, 1);
                with(body, BinaryOp::Xor, moved, SIGN)
            });
            f.bitcast_convert(bits, F64)
        }),
        ("computed in a loop", |f, x, _| {
            // Alternates between floats and bits; with a nested loop.
            let bits = f.bitcast_convert(x, U64);
            let bits = turned(f, bits, |body, bits, _| {
                let x = body.bitcast_convert(bits, F64);
                let sine = body.unary(UnaryOp::Sine, x);
                let bits = body.bitcast_convert(sine, U64);
                turned(body, bits, |inner, bits, _| inner.reverse(bits, &[0]))
            });
            f.bitcast_convert(bits, F64)
        }),
        ("from the first turn on", |f, x, _| {
            // The initial values are not bits of floats.
            let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
            for func in [&mut cond, &mut body] {
                func.parameter(TensorType::new(I64, [5]));
                func.parameter(TensorType::new(F64, [5]));
                func.parameter(TensorType::scalar(I64));
            }
            let [bits, x_inside, n] = body.parameters()[..] else {
                unreachable!()
            };
            let old = body.bitcast_convert(bits, F64);
            let sum = body.binary(BinaryOp::Add, old, x_inside);
            let half = body.splat(TensorType::new(F64, [5]), Scalar::Float(0.5));
            let less = body.binary(BinaryOp::Multiply, sum, half);
            let next = with(&mut body, BinaryOp::Add, n, 1);
            let new = body.bitcast_convert(less, I64);
            body.results = vec![new, sum, next];
            let end = cond.scalar(I64, Scalar::Int(3));
            cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[2], end)];
            let zeros = f.splat(TensorType::new(I64, [5]), Scalar::Int(0));
            let zero = f.scalar(I64, Scalar::Int(0));
            let bits = f.while_loop(&[zeros, x, zero], cond, body)[0];
            f.bitcast_convert(bits, F64)
        }),
        ("half as much", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::Subtract, bits, 1 << 52);
            f.bitcast_convert(bits, F64)
        }),
        ("an eighth in a loop", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = turned(f, bits, |body, bits, _| {
                with(body, BinaryOp::Subtract, bits, 1 << 52)
            });
            f.bitcast_convert(bits, F64)
        }),
        ("mantissa", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::And, bits, (1 << 52) - 1);
            let bits = with(f, BinaryOp::Or, bits, 0x3ff0_0000_0000_0000);
            f.bitcast_convert(bits, F64)
        }),
        ("mantissa of the upper half, moved", |f, x, _| {
            // frexp, as nvcc writes it.
            let bits = f.bitcast_convert(x, I64);
            let low = f.convert(bits, U32);
            let high = with(f, BinaryOp::ShiftRightLogical, bits, 32);
            let high = f.convert(high, U32);
            let high = with(f, BinaryOp::And, high, 0x800f_ffff);
            let high = with(f, BinaryOp::Or, high, 0x3fe0_0000);
            let [low, high] = [low, high].map(|half| {
                let half = f.reverse(half, &[0]);
                f.convert(half, U64)
            });
            let high = with(f, BinaryOp::ShiftLeft, high, 32);
            let bits = f.binary(BinaryOp::Or, low, high);
            f.bitcast_convert(bits, F64)
        }),
        ("mantissa between roots of a half and of two", |f, x, _| {
            // As logarithms split their argument: with the exponent, or the next one.
            let bits = f.bitcast_convert(x, I64);
            let behind = with(f, BinaryOp::And, bits, (1 << 52) - 1);
            let [one, half] = [0x3ff0_0000_0000_0000, 0x3fe0_0000_0000_0000]
                .map(|exponent| with(f, BinaryOp::Or, behind, exponent));
            let root = number(f, behind, 0x0006_a09e_667f_3bcc);
            let above = f.compare(Direction::Gt, behind, root);
            let bits = f.select(above, half, one);
            f.bitcast_convert(bits, F64)
        }),
        ("less a rounded exponent", |f, x, _| {
            // logf: subtracts the exponent and a constant.
            let x = f.unary(UnaryOp::Abs, x);
            let bits = f.bitcast_convert(x, I64);
            let less = with(f, BinaryOp::Subtract, bits, 0x3fe5_5555_0000_0000);
            let exponent = with(f, BinaryOp::And, less, -1 << 52);
            let rest = f.binary(BinaryOp::Subtract, bits, exponent);
            let rest = f.bitcast_convert(rest, F64);
            let count = with(f, BinaryOp::ShiftRightArithmetic, less, 52);
            let count = f.convert(count, F64);
            f.binary(BinaryOp::Add, rest, count)
        }),
        ("times a power of two", |f, x, y| {
            // exp: the exponent is another value, rounded.
            let ty = f.tensor(x).clone();
            let large = f.splat(ty, Scalar::Float(6755399441055744.0));
            let sum = f.binary(BinaryOp::Add, y, large);
            let count = f.bitcast_convert(sum, I64);
            let up = with(f, BinaryOp::ShiftLeft, count, 52);
            let bits = f.bitcast_convert(x, I64);
            let bits = f.binary(BinaryOp::Add, bits, up);
            f.bitcast_convert(bits, F64)
        }),
        ("half or a quarter, or nothing", |f, x, y| {
            let bits = f.bitcast_convert(x, I64);
            let [half, quarter] = [1, 2].map(|by| with(f, BinaryOp::Subtract, bits, by << 52));
            let less = f.compare(Direction::Lt, x, y);
            let bits = f.select(less, half, quarter);
            let zeros = number(f, bits, 0);
            let zero = f.splat(f.tensor(x).clone(), Scalar::Int(0));
            let positive = f.compare(Direction::Gt, x, zero);
            let bits = f.select(positive, bits, zeros);
            f.bitcast_convert(bits, F64)
        }),
        ("first digits, and the others", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let first = with(f, BinaryOp::And, bits, -1 << 24);
            let first = f.bitcast_convert(first, F64);
            let rest = f.binary(BinaryOp::Subtract, x, first);
            f.binary(BinaryOp::Add, first, rest)
        }),
        ("zero with a sign, or infinite", |f, x, y| {
            // pow(0, y), from the upper half.
            let bits = f.bitcast_convert(x, U64);
            let high = with(f, BinaryOp::ShiftRightLogical, bits, 32);
            let high = f.convert(high, U32);
            let infinite = with(f, BinaryOp::Or, high, 0x7ff0_0000);
            let less = f.compare(Direction::Lt, y, x);
            let high = f.select(less, infinite, high);
            let bits = f.convert(high, U64);
            let bits = with(f, BinaryOp::ShiftLeft, bits, 32);
            let limit = f.bitcast_convert(bits, F64);
            let zero = f.splat(f.tensor(x).clone(), Scalar::Int(0));
            let nothing = f.compare(Direction::Eq, x, zero);
            f.select(nothing, limit, x)
        }),
        ("one of two, or first digits of a third", |f, x, y| {
            // pow with an integer exponent, as newer PTX has it: the cases are selected as
            // integers.
            let bits = f.bitcast_convert(x, I64);
            let first = with(f, BinaryOp::And, bits, -1 << 32);
            let product = f.binary(BinaryOp::Multiply, x, y);
            let [other, product] = [y, product].map(|v| f.bitcast_convert(v, I64));
            let infinite = number(f, bits, 0x7ff0_0000_0000_0000);
            let less = f.compare(Direction::Lt, x, y);
            let one = f.select(less, product, other);
            let zero = f.splat(f.tensor(x).clone(), Scalar::Int(0));
            let nothing = f.compare(Direction::Eq, x, zero);
            let limit = f.select(less, first, infinite);
            let bits = f.select(nothing, limit, one);
            f.bitcast_convert(bits, F64)
        }),
        (
            "part of an exponent cut off where it is large",
            |f, x, y| {
                let bits = f.bitcast_convert(x, I64);
                let [cut, whole] = [!(0xf << 52), -1]
                    .map(|bits| f.splat(TensorType::new(I64, [5]), Scalar::Int(bits)));
                let less = f.compare(Direction::Lt, x, y);
                let mask = f.select(less, cut, whole);
                let bits = f.binary(BinaryOp::And, bits, mask);
                f.bitcast_convert(bits, F64)
            },
        ),
        ("subnormals", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let size = with(f, BinaryOp::And, bits, !SIGN);
            let least = number(f, size, 1 << 52);
            let small = f.compare(Direction::Lt, size, least);
            let count = f.convert(size, F64);
            let two = f.splat(TensorType::new(F64, [5]), Scalar::Float(2.0));
            let twice = f.binary(BinaryOp::Multiply, x, two);
            f.select(small, count, twice)
        }),
    ]
}

/// Locally constant operations.
fn flat() -> Vec<(&'static str, Build)> {
    vec![
        ("exponent", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::ShiftRightArithmetic, bits, 52);
            f.convert(bits, F64)
        }),
        ("power of two below", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::And, bits, 0x7ff0_0000_0000_0000);
            f.bitcast_convert(bits, F64)
        }),
        ("index", |f, x, _| {
            let whole = f.convert(x, I64);
            let whole = with(f, BinaryOp::Add, whole, 3);
            f.convert(whole, F64)
        }),
        ("rounded", |f, x, _| {
            let ty = f.tensor(x).clone();
            let large = f.splat(ty, Scalar::Float(6755399441055744.0));
            let sum = f.binary(BinaryOp::Add, x, large);
            let whole = f.binary(BinaryOp::Subtract, sum, large);
            // Its bits as well, as the exponent of a power of two.
            let bits = f.bitcast_convert(sum, I64);
            let bits = with(f, BinaryOp::ShiftLeft, bits, 52);
            let bits = with(f, BinaryOp::Add, bits, 0x3ff0_0000_0000_0000);
            let power = f.bitcast_convert(bits, F64);
            f.binary(BinaryOp::Multiply, whole, power)
        }),
        ("rounded behind a maximum", |f, x, _| {
            let ty = f.tensor(x).clone();
            let large = f.splat(ty.clone(), Scalar::Float(6755399441055744.0));
            let less = f.splat(ty.clone(), Scalar::Float(-6755399441055740.0));
            let lowest = f.splat(ty, Scalar::Float(f64::NEG_INFINITY));
            let sum = f.binary(BinaryOp::Add, x, large);
            let sum = f.binary(BinaryOp::Maximum, lowest, sum);
            f.binary(BinaryOp::Add, sum, less)
        }),
        ("order", |f, x, y| {
            let [x, y] = [x, y].map(|v| f.bitcast_convert(v, I64));
            let less = f.compare(Direction::Lt, x, y);
            f.convert(less, F64)
        }),
    ]
}

/// Operations without a known derivative.
fn refused() -> Vec<(&'static str, Build)> {
    vec![
        ("inverse square root", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let half = with(f, BinaryOp::ShiftRightLogical, bits, 1);
            let magic = number(f, half, 0x5fe6_eb50_c7b5_37a9);
            let bits = f.binary(BinaryOp::Subtract, magic, half);
            f.bitcast_convert(bits, F64)
        }),
        ("logarithm", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            f.convert(bits, F64)
        }),
        ("all digits but a few cut off", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::And, bits, -1 << 48);
            f.bitcast_convert(bits, F64)
        }),
        ("halves of others", |f, x, y| {
            let [x, y] = [x, y].map(|v| f.bitcast_convert(v, I64));
            let low = with(f, BinaryOp::And, x, 0xffff_ffff);
            let high = with(f, BinaryOp::And, y, -1 << 32);
            let bits = f.binary(BinaryOp::Or, low, high);
            f.bitcast_convert(bits, F64)
        }),
        ("rounded to fewer digits", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = with(f, BinaryOp::Add, bits, 1 << 31);
            let bits = with(f, BinaryOp::And, bits, -1 << 32);
            f.bitcast_convert(bits, F64)
        }),
        ("exponent of another one's digits", |f, x, y| {
            let [x, y] = [x, y].map(|v| f.bitcast_convert(v, I64));
            let up = with(f, BinaryOp::ShiftLeft, y, 52);
            let bits = f.binary(BinaryOp::Add, x, up);
            f.bitcast_convert(bits, F64)
        }),
        ("mantissa with a borrow", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let less = with(f, BinaryOp::Subtract, bits, 0x3fe6_a09e_0000_0000);
            let bits = with(f, BinaryOp::And, less, (1 << 52) - 1);
            let bits = with(f, BinaryOp::Or, bits, 0x3ff0_0000_0000_0000);
            f.bitcast_convert(bits, F64)
        }),
        ("digits changed in a loop", |f, x, _| {
            let bits = f.bitcast_convert(x, I64);
            let bits = turned(f, bits, |body, bits, _| {
                with(body, BinaryOp::Subtract, bits, 1 << 12)
            });
            f.bitcast_convert(bits, F64)
        }),
    ]
}

#[test]
fn what_is_moved_or_signed_keeps_its_derivative() {
    for (name, build) in kept() {
        println!("{name}");
        let func = program(build);
        check(&func, &inputs(&func), &Options::default(), 1e-7);
    }
}

/// A `bf16` is the upper half of an `f32`.
#[test]
fn halves_of_f32_are_bf16() {
    let (f32, bf16) = (ElementType::F32, ElementType::BF16);
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(bf16, [3]));
    let bits = func.bitcast_convert(x, ElementType::U16);
    let bits = func.convert(bits, ElementType::I32);
    let bits = with(&mut func, BinaryOp::Multiply, bits, 1 << 16);
    let wide = func.bitcast_convert(bits, f32);
    func.results = vec![func.binary(BinaryOp::Multiply, wide, wide)];
    let x = Literal::from_f64s(bf16, [3], &[1.0, -2.0, 0.5]);
    let ones = Literal::from_f64s(f32, [3], &[1.0; 3]);
    let reverse = vjp(&func, &[0], &[0], &Options::default()).unwrap().func;
    let results = eval(&reverse, &[x, ones]).unwrap();
    assert_eq!(results[0].to_f64s(), [1.0, 4.0, 0.25]);
    assert_eq!(results[1].to_f64s(), [2.0, -4.0, 1.0]);
}

#[test]
fn what_is_flat_costs_nothing() {
    for (name, build) in flat() {
        println!("{name}");
        let func = program(build);
        check(&func, &inputs(&func), &Options::default(), 1e-7);
    }
}

#[test]
fn it_is_refused_where_it_is_in_what_is_called() {
    let mut callee = Func::new("callee");
    let bits = callee.parameter(TensorType::new(I64, [5]));
    callee.set_loc(Loc(3));
    let less = with(&mut callee, BinaryOp::Subtract, bits, 1 << 52);
    callee.set_loc(Loc(4));
    callee.results = vec![callee.bitcast_convert(less, F64)];
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(F64, [5]));
    let bits = func.bitcast_convert(x, I64);
    func.results = func.call(callee, &[bits]);
    let error = jvp(&func, &[0], &[0]).unwrap_err();
    assert_eq!(
        (error.blame, error.place),
        (Blame::Unsupported, Some(Loc(4)))
    );
}

#[test]
fn what_is_changed_is_refused_where_it_becomes_a_float() {
    for (name, build) in refused() {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(F64, [5]));
        let y = func.parameter(TensorType::new(F64, [5]));
        func.set_loc(Loc(7));
        let result = build(&mut func, x, y);
        func.set_loc(Loc(8));
        func.results = vec![func.binary(BinaryOp::Multiply, result, x)];
        let forward = jvp(&func, &[0], &[0, 1]).err();
        let reverse = vjp(&func, &[0], &[0, 1], &Options::default()).err();
        for error in [forward, reverse] {
            let error = error.unwrap_or_else(|| panic!("{name} is not refused"));
            assert_eq!(
                (error.blame, error.place),
                (Blame::Unsupported, Some(Loc(7))),
                "{name}"
            );
            assert!(error.message.contains("bits"), "{name}: {error}");
        }
        // They are accepted where no derivative passes through.
        func.results = vec![func.binary(BinaryOp::Multiply, x, y), result];
        vjp(&func, &[0], &[0, 1], &Options::default()).unwrap();
    }
}

/// Returns `x 2^first 2^second` in `f32`, with the exponents as integer parameters.
fn put_together() -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [4]));
    let exponents = [0; 2].map(|_| func.parameter(TensorType::new(U32, [4])));
    let mut result = x;
    for exponent in exponents {
        let exponent = with(&mut func, BinaryOp::Add, exponent, 127);
        let bits = with(&mut func, BinaryOp::ShiftLeft, exponent, 23);
        let power = func.bitcast_convert(bits, ElementType::F32);
        result = func.binary(BinaryOp::Multiply, power, result);
    }
    func.results = vec![result];
    func
}

#[test]
fn powers_in_two_steps_lose_no_derivative_between_them() {
    let func = put_together();
    // The product of a seed and one power alone leaves the normal range of `f32`; the last `x` is
    // subnormal.
    let x = [1.25, -0.75, 1.0, 1e-39].map(|x: f64| f64::from(x as f32));
    let (first, second) = ([-123, -126, 120, 0], [122, 120, -119, 1]);
    let inputs = |given: f64| {
        let powers = [first, second].map(|powers| Literal::from_i64s(U32, [4], &powers));
        let seeds = Literal::from_f64s(ElementType::F32, [4], &[given; 4]);
        let x = Literal::from_f64s(ElementType::F32, [4], &x);
        [vec![x], powers.to_vec(), vec![seeds]].concat()
    };
    let reverse = vjp(&func, &[0], &[0], &Options::default()).unwrap().func;
    let forward = jvp(&func, &[0], &[0]).unwrap();
    let value = eval(&func, &inputs(0.0)[..3]).unwrap();
    for given in [1.0, 3e-7, -5e12] {
        for derived in [&forward, &reverse] {
            let found = eval(derived, &inputs(given)).unwrap();
            assert_eq!(found[0].to_bytes(), value[0].to_bytes());
            for (k, found) in found[1].to_f64s().iter().enumerate() {
                let expected = given * 2f64.powi((first[k] + second[k]) as i32);
                let off = (found - expected).abs();
                assert!(off <= 1e-6 * expected.abs(), "{k}: {found}, {expected}");
            }
        }
    }
}
