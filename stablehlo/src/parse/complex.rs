//! Lowers ops on complex numbers to ops on pairs of real numbers.
//!
//! The tensor IR has no complex element type. A complex array of shape `[4]` is a real array of
//! shape `[4, 2]`, with the real and the imaginary part of each element along the last dimension;
//! its Fourier transforms are [`Op::Fft`]. Additions, subtractions and some ops that move elements
//! apply to the pairs directly; other ops are computed from the parts. An op without a lowering
//! here is an error.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::indexed;
use super::lift::push;
use super::ops::{self, exactly};
use super::own;
use super::tree::OpNode;
use crate::{BinaryOp, Combiner, Direction, Func, Op, Scalar, TensorType, UnaryOp, Value};

/// Returns whether `node` has complex operands or results, or takes the real or imaginary part.
pub(super) fn is_in(node: &OpNode) -> bool {
    let mut types = node.operand_types.iter().chain(&node.result_types);
    let is_part = matches!(node.name.as_str(), "stablehlo.real" | "stablehlo.imag");
    is_part || types.any(|ty| ty.is_complex)
}

/// Emits `node`, an op on complex numbers, for the operands `x`, and returns its results; `None` if
/// it is the same op on pairs.
pub(super) fn results(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Option<Vec<Value>>> {
    let is_complex: Vec<bool> = node.operand_types.iter().map(|ty| ty.is_complex).collect();
    let all = is_complex.iter().all(|is_complex| *is_complex);
    let has = |count: usize| exactly(count, node, x);
    let name = node.name.split_once('.').map_or("", |(_, name)| name);
    let value = match name {
        "constant"
        | "while"
        | "case"
        | "if"
        | "call"
        | "composite"
        | "optimization_barrier"
        | "reverse"
        | "concatenate" => return Ok(None),
        "add" | "subtract" | "negate" | "reshape" if all => return Ok(None),
        "convert" if all && node.result_types.iter().all(|ty| ty.is_complex) => return Ok(None),
        "convert" if !all => {
            has(1)?;
            let element = ops::result_type(node)?.element;
            let real = func.convert(x[0], element);
            real_as_complex(func, real)
        }
        "complex" => {
            has(2)?;
            let same = func.tensor(x[0]) == func.tensor(x[1]);
            if !same || !node.result_types.iter().all(|ty| ty.is_complex) {
                return Err(differ(node));
            }
            pair(func, [x[0], x[1]])
        }
        "real" | "imag" => {
            has(1)?;
            match (all, name) {
                (true, "real") => part(func, x[0], 0),
                (true, _) => part(func, x[0], 1),
                (false, "real") => x[0],
                (false, _) => zeros_like(func, x[0]),
            }
        }
        "conj" if all => {
            has(1)?;
            let [re, im] = parts(func, x[0]);
            let negative = func.unary(UnaryOp::Negate, im);
            pair(func, [re, negative])
        }
        "fft" => fft(func, node, x)?,
        "divide" if all => {
            has(2)?;
            if func.tensor(x[0]) != func.tensor(x[1]) {
                return Err(differ(node));
            }
            quotient(func, x[0], x[1])
        }
        "multiply" | "dot_general" | "dot" | "convolution" if all => {
            has(2)?;
            bilinear(func, node, x)?
        }
        "power" if all => {
            has(2)?;
            if func.tensor(x[0]) != func.tensor(x[1]) {
                return Err(differ(node));
            }
            power(func, x[0], x[1])
        }
        "abs"
        | "exponential"
        | "exponential_minus_one"
        | "log"
        | "log_plus_one"
        | "sqrt"
        | "rsqrt"
        | "sine"
        | "cosine"
        | "tan"
        | "tanh"
            if all =>
        {
            has(1)?;
            let [re, im] = parts(func, x[0]);
            match name {
                "abs" => magnitude(func, re, im),
                "exponential" => {
                    let size = func.unary(UnaryOp::Exp, re);
                    polar(func, size, im)
                }
                "log" => {
                    let parts = logarithm(func, re, im);
                    pair(func, parts)
                }
                "log_plus_one" => log_plus_one(func, re, im),
                "rsqrt" => {
                    let root = square_root(func, re, im);
                    let ty = func.tensor(re).clone();
                    let one = func.splat(ty, Scalar::Int(1));
                    let one = real_as_complex(func, one);
                    quotient(func, one, root)
                }
                "tan" => {
                    // tan(z) = -i tanh(i z)
                    let turned = func.unary(UnaryOp::Negate, im);
                    let tanh = hyperbolic_tangent(func, turned, re);
                    let [re, im] = parts(func, tanh);
                    let re = func.unary(UnaryOp::Negate, re);
                    pair(func, [im, re])
                }
                "exponential_minus_one" => exponential_minus_one(func, re, im),
                "sine" | "cosine" => wave(func, name == "sine", re, im),
                "tanh" => hyperbolic_tangent(func, re, im),
                _ => square_root(func, re, im),
            }
        }
        "compare" if all => {
            has(2)?;
            if func.tensor(x[0]) != func.tensor(x[1]) {
                return Err(differ(node));
            }
            let direction = ops::direction(&mut Attributes::new(&node.attributes, node.at), node)?;
            let both = match direction {
                Direction::Eq => BinaryOp::And,
                Direction::Ne => BinaryOp::Or,
                _ => {
                    let message = "complex numbers have no order: compare their parts";
                    return Err(Problem::new(node.at, message));
                }
            };
            let ([re, im], [other_re, other_im]) = (parts(func, x[0]), parts(func, x[1]));
            let re = func.compare(direction, re, other_re);
            let im = func.compare(direction, im, other_im);
            func.binary(both, re, im)
        }
        "iota" => {
            let real = of_parts(func, node, x, &is_complex, 0)?;
            real_as_complex(func, real)
        }
        "select"
        | "broadcast"
        | "broadcast_in_dim"
        | "transpose"
        | "slice"
        | "pad"
        | "dynamic_slice"
        | "dynamic_update_slice"
        | "gather" => {
            let re = of_parts(func, node, x, &is_complex, 0)?;
            let im = of_parts(func, node, x, &is_complex, 1)?;
            pair(func, [re, im])
        }
        "reduce" | "scatter" | "reduce_window" => {
            let combiner = ops::combiner(node)?;
            let is_of_parts =
                combiner == Combiner::Add || (combiner == Combiner::Set && name == "scatter");
            if !is_of_parts {
                return Err(unknown(node));
            }
            let re = of_parts(func, node, x, &is_complex, 0)?;
            let im = of_parts(func, node, x, &is_complex, 1)?;
            pair(func, [re, im])
        }
        _ => return Err(unknown(node)),
    };
    Ok(Some(vec![value]))
}

fn unknown(node: &OpNode) -> Problem {
    let message = format!(
        "there is no `{}` of complex numbers here: write it with real and imaginary parts",
        node.name
    );
    Problem::new(node.at, message)
}

fn differ(node: &OpNode) -> Problem {
    let message = format!("{}: the operands must be of one type", node.name);
    Problem::new(node.at, message)
}

/// Emits the op of `node` on the real parts of its complex operands, or on the imaginary parts if
/// `number` is 1.
fn of_parts(
    func: &mut Func,
    node: &OpNode,
    x: &[Value],
    is_complex: &[bool],
    number: usize,
) -> Parsed<Value> {
    let mut real = node.clone();
    for ty in real.operand_types.iter_mut().chain(&mut real.result_types) {
        *ty = ty.of_parts();
    }
    let of = |(value, is_complex): (&Value, &bool)| match is_complex {
        true => part(func, *value, number),
        false => *value,
    };
    let operands: Vec<Value> = x.iter().zip(is_complex).map(of).collect();
    let op = match node.name.as_str() {
        "stablehlo.gather" => indexed::gather(func, &real, &operands)?,
        "stablehlo.scatter" => indexed::scatter(func, &real, &operands)?,
        _ => ops::op(&real, operands)?,
    };
    push(func, op, node.at)
}

/// Emits the real and the imaginary part.
fn parts(func: &mut Func, complex: Value) -> [Value; 2] {
    [0, 1].map(|number| part(func, complex, number))
}

/// Emits the real part, or the imaginary part if `number` is 1.
fn part(func: &mut Func, complex: Value, number: usize) -> Value {
    let shape = func.shape(complex).to_vec();
    let last = shape.len() - 1;
    let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
    (start[last], limit[last]) = (number, number + 1);
    let slice = func.slice(complex, &start, &limit, &vec![1; shape.len()]);
    func.reshape(slice, &shape[..last])
}

/// Concatenates a real and an imaginary part to pairs.
fn pair(func: &mut Func, parts: [Value; 2]) -> Value {
    let shape = [func.shape(parts[0]), &[1]].concat();
    let both = parts.map(|part| func.reshape(part, &shape));
    func.concatenate(&both, shape.len() - 1)
}

fn zeros_like(func: &mut Func, value: Value) -> Value {
    let ty = func.tensor(value).clone();
    func.splat(ty, Scalar::Int(0))
}

fn real_as_complex(func: &mut Func, real: Value) -> Value {
    let imaginary = zeros_like(func, real);
    pair(func, [real, imaginary])
}

/// Emits `size * (cos(angle) + i sin(angle))`.
fn polar(func: &mut Func, size: Value, angle: Value) -> Value {
    let parts = [UnaryOp::Cosine, UnaryOp::Sine].map(|function| {
        let factor = func.unary(function, angle);
        func.binary(BinaryOp::Multiply, size, factor)
    });
    pair(func, parts)
}

/// Emits the real and the imaginary part of the logarithm.
fn logarithm(func: &mut Func, re: Value, im: Value) -> [Value; 2] {
    let size = magnitude(func, re, im);
    let size = func.unary(UnaryOp::Log, size);
    let angle = func.binary(BinaryOp::Atan2, im, re);
    [size, angle]
}

/// Emits the logarithm of `1 + z`. Near 0 its real part is half of `log1p(re (2 + re) + im²)`.
fn log_plus_one(func: &mut Func, re: Value, im: Value) -> Value {
    let ty = func.tensor(re).clone();
    let constant = |func: &mut Func, value: f64| func.splat(ty.clone(), Scalar::Float(value));
    let (half, one, two) = (
        constant(func, 0.5),
        constant(func, 1.0),
        constant(func, 2.0),
    );
    let shifted = func.binary(BinaryOp::Add, re, one);
    let [far, angle] = logarithm(func, shifted, im);
    let sum = func.binary(BinaryOp::Add, re, two);
    let product = func.binary(BinaryOp::Multiply, re, sum);
    let square = func.binary(BinaryOp::Multiply, im, im);
    let change = func.binary(BinaryOp::Add, product, square);
    let near = func.unary(UnaryOp::Log1p, change);
    let near = func.binary(BinaryOp::Multiply, near, half);
    let size = magnitude(func, re, im);
    let is_near = func.compare(Direction::Lt, size, half);
    let re = func.select(is_near, near, far);
    pair(func, [re, angle])
}

/// Emits `x` to the power of `y = c + i d`: the size `|x|^c exp(-d arg x)` at the angle
/// `c arg x + d log |x|`. Of 0 it is 0 if `c > 0`, and 1 if `y = 0`.
fn power(func: &mut Func, x: Value, y: Value) -> Value {
    let ([a, b], [c, d]) = (parts(func, x), parts(func, y));
    let ty = func.tensor(a).clone();
    let (zero, one) = (zeros_like(func, a), func.splat(ty, Scalar::Int(1)));
    let size = magnitude(func, a, b);
    let is_zero = func.compare(Direction::Eq, size, zero);
    let is_positive = func.compare(Direction::Gt, c, zero);
    let [c_is_zero, d_is_zero] = [c, d].map(|part| func.compare(Direction::Eq, part, zero));
    let y_is_zero = func.binary(BinaryOp::And, c_is_zero, d_is_zero);
    let is_known = func.binary(BinaryOp::Or, is_positive, y_is_zero);
    let is_known = func.binary(BinaryOp::And, is_zero, is_known);
    let known = func.select(y_is_zero, one, zero);
    // Where the power of 0 is known, nothing infinite is computed, also in derivatives.
    let size = func.select(is_known, one, size);
    let log = func.unary(UnaryOp::Log, size);
    let angle = func.binary(BinaryOp::Atan2, b, a);
    let mut product = |x: Value, y: Value| func.binary(BinaryOp::Multiply, x, y);
    let (turned, along, across) = (product(d, angle), product(c, angle), product(d, log));
    let scale = func.binary(BinaryOp::Power, size, c);
    let damping = func.unary(UnaryOp::Negate, turned);
    let damping = func.unary(UnaryOp::Exp, damping);
    let scale = func.binary(BinaryOp::Multiply, scale, damping);
    let scale = func.select(is_known, known, scale);
    let angle = func.binary(BinaryOp::Add, along, across);
    polar(func, scale, angle)
}

/// Emits `exp(re) cos(im) - 1`, without cancellation near 1, and `exp(re) sin(im)`.
fn exponential_minus_one(func: &mut Func, re: Value, im: Value) -> Value {
    let size = func.unary(UnaryOp::Exp, re);
    let less = func.unary(UnaryOp::Expm1, re);
    let [cosine, sine] = [UnaryOp::Cosine, UnaryOp::Sine].map(|op| func.unary(op, im));
    // exp(re) cos(im) - 1 = expm1(re) cos(im) - 2 sin²(im / 2)
    let ty = func.tensor(im).clone();
    let half = func.splat(ty, Scalar::Float(0.5));
    let half = func.binary(BinaryOp::Multiply, im, half);
    let half = func.unary(UnaryOp::Sine, half);
    let square = func.binary(BinaryOp::Multiply, half, half);
    let twice = func.binary(BinaryOp::Add, square, square);
    let turned = func.binary(BinaryOp::Multiply, less, cosine);
    let re = func.binary(BinaryOp::Subtract, turned, twice);
    let im = func.binary(BinaryOp::Multiply, size, sine);
    pair(func, [re, im])
}

/// Emits the sine, `sin(re) cosh(im) + i cos(re) sinh(im)`, or the cosine, `cos(re) cosh(im) -
/// i sin(re) sinh(im)`.
fn wave(func: &mut Func, is_sine: bool, re: Value, im: Value) -> Value {
    let [sine, cosine] = [UnaryOp::Sine, UnaryOp::Cosine].map(|op| func.unary(op, re));
    let ty = func.tensor(im).clone();
    let half = func.splat(ty, Scalar::Float(0.5));
    let negative = func.unary(UnaryOp::Negate, im);
    let mut half_of = |op: BinaryOp, function: UnaryOp| {
        let [one, other] = [im, negative].map(|x| func.unary(function, x));
        let both = func.binary(op, one, other);
        func.binary(BinaryOp::Multiply, half, both)
    };
    let cosh = half_of(BinaryOp::Add, UnaryOp::Exp);
    let sinh = half_of(BinaryOp::Subtract, UnaryOp::Expm1);
    let (along, across) = match is_sine {
        true => (sine, cosine),
        false => (cosine, func.unary(UnaryOp::Negate, sine)),
    };
    let re = func.binary(BinaryOp::Multiply, along, cosh);
    let im = func.binary(BinaryOp::Multiply, across, sinh);
    pair(func, [re, im])
}

/// Emits the hyperbolic tangent, `(t + i s c (1 - t²)) / (c² + t² s²)` with `t = tanh(re)`,
/// `s = sin(im)` and `c = cos(im)`, which does not overflow.
fn hyperbolic_tangent(func: &mut Func, re: Value, im: Value) -> Value {
    let t = func.unary(UnaryOp::Tanh, re);
    let [s, c] = [UnaryOp::Sine, UnaryOp::Cosine].map(|op| func.unary(op, im));
    let mut product = |x: Value, y: Value| func.binary(BinaryOp::Multiply, x, y);
    let (ts, cc, sc, tt) = (product(t, s), product(c, c), product(s, c), product(t, t));
    let square = product(ts, ts);
    let below = func.binary(BinaryOp::Add, cc, square);
    let ty = func.tensor(re).clone();
    let one = func.splat(ty, Scalar::Int(1));
    let rest = func.binary(BinaryOp::Subtract, one, tt);
    let above = func.binary(BinaryOp::Multiply, sc, rest);
    let parts = [t, above].map(|part| func.binary(BinaryOp::Divide, part, below));
    pair(func, parts)
}

/// Returns whether all elements are the constant +0, as in the imaginary part of a converted real
/// array.
fn is_zero(func: &Func, value: Value) -> bool {
    if let Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } = func.op(value) {
        return is_zero(func, *operand);
    }
    let Some((pairs, number)) = func.part_of_pairs(value) else {
        return func.is_zero(value);
    };
    match (func.op(pairs), func.joined_parts(pairs)) {
        (_, Some(parts)) => is_zero(func, parts[number]),
        (Op::Constant(literal), None) => {
            let mut part = (number..literal.count()).step_by(2);
            part.all(|at| literal.get(at).as_f64(literal.element()).to_bits() == 0)
        }
        _ => false, // computed
    }
}

/// Emits `x / y`. If the imaginary part of `y` is known to be 0, it divides each part of `x`.
/// Otherwise it first scales the parts of `y` by the greater magnitude, so that their squares
/// neither overflow nor underflow.
fn quotient(func: &mut Func, x: Value, y: Value) -> Value {
    let ([a, b], [c, d]) = (parts(func, x), parts(func, y));
    if is_zero(func, d) {
        let parts = [a, b].map(|part| func.binary(BinaryOp::Divide, part, c));
        return pair(func, parts);
    }
    let [size_c, size_d] = [c, d].map(|part| func.unary(UnaryOp::Abs, part));
    let scale = func.binary(BinaryOp::Maximum, size_c, size_d);
    let [e, f] = [c, d].map(|part| func.binary(BinaryOp::Divide, part, scale));
    let mut sum_of = |op: BinaryOp, x: [Value; 2], y: [Value; 2]| {
        let [first, second] = [x, y].map(|[x, y]| func.binary(BinaryOp::Multiply, x, y));
        func.binary(op, first, second)
    };
    let below = sum_of(BinaryOp::Add, [c, e], [d, f]);
    let re = sum_of(BinaryOp::Add, [a, e], [b, f]);
    let im = sum_of(BinaryOp::Subtract, [b, e], [a, f]);
    let parts = [re, im].map(|part| func.binary(BinaryOp::Divide, part, below));
    pair(func, parts)
}

/// Emits `sqrt(re² + im²)` without squares that overflow; at 0 the value and derivative are 0.
fn magnitude(func: &mut Func, re: Value, im: Value) -> Value {
    let [re, im] = [re, im].map(|part| func.unary(UnaryOp::Abs, part));
    let greater = func.binary(BinaryOp::Maximum, re, im);
    let less = func.binary(BinaryOp::Minimum, re, im);
    let ty = func.tensor(re).clone();
    let zero = func.splat(ty.clone(), Scalar::Int(0));
    let one = func.splat(ty, Scalar::Int(1));
    let is_zero = func.compare(Direction::Eq, greater, zero);
    let below = func.select(is_zero, one, greater);
    let ratio = func.binary(BinaryOp::Divide, less, below);
    let square = func.binary(BinaryOp::Multiply, ratio, ratio);
    let sum = func.binary(BinaryOp::Add, one, square);
    let root = func.unary(UnaryOp::Sqrt, sum);
    func.binary(BinaryOp::Multiply, greater, root)
}

/// Emits the square root with a nonnegative real part: `t + i im / 2t` with
/// `t = sqrt((|z| + |re|) / 2)` if `re >= 0`, otherwise `|im| / 2t ± i t`.
fn square_root(func: &mut Func, re: Value, im: Value) -> Value {
    let ty = func.tensor(re).clone();
    let constant =
        |func: &mut Func, ty: &TensorType, value: f64| func.splat(ty.clone(), Scalar::Float(value));
    let (zero, half) = (constant(func, &ty, 0.0), constant(func, &ty, 0.5));
    let one = constant(func, &ty, 1.0);
    let size = magnitude(func, re, im);
    let size_re = func.unary(UnaryOp::Abs, re);
    let sum = func.binary(BinaryOp::Add, size, size_re);
    let sum = func.binary(BinaryOp::Multiply, sum, half);
    let is_zero = func.compare(Direction::Eq, sum, zero);
    let sum = func.select(is_zero, one, sum);
    let root = func.unary(UnaryOp::Sqrt, sum);
    let twice = func.binary(BinaryOp::Add, root, root);
    let other = func.binary(BinaryOp::Divide, im, twice);
    let root = func.select(is_zero, zero, root);
    let other = func.select(is_zero, zero, other);
    let is_right = func.compare(Direction::Ge, re, zero);
    let size_other = func.unary(UnaryOp::Abs, other);
    let negative = func.unary(UnaryOp::Negate, root);
    let is_below = func.compare(Direction::Lt, im, zero);
    let signed = func.select(is_below, negative, root);
    let re = func.select(is_right, root, size_other);
    let im = func.select(is_right, other, signed);
    pair(func, [re, im])
}

/// Emits an op that is linear in each of its two operands as four ops on their parts.
fn bilinear(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Value> {
    let ([a, b], [c, d]) = (parts(func, x[0]), parts(func, x[1]));
    let mut of = |x: Value, y: Value| of_parts(func, node, &[x, y], &[false, false], 0);
    let (ac, bd, ad, bc) = (of(a, c)?, of(b, d)?, of(a, d)?, of(b, c)?);
    let re = func.binary(BinaryOp::Subtract, ac, bd);
    let im = func.binary(BinaryOp::Add, ad, bc);
    Ok(pair(func, [re, im]))
}

fn fft(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Value> {
    exactly(1, node, x)?;
    let mut attributes = Attributes::new(&node.attributes, node.at);
    let op = own::fft(node, x[0], &mut attributes)?;
    attributes.finish()?;
    let Op::Fft { kind, .. } = op else {
        unreachable!("an FFT is read")
    };
    let is_complex = |types: &[super::tree::TextType]| types.iter().all(|ty| ty.is_complex);
    if is_complex(&node.operand_types) != kind.takes_pairs()
        || is_complex(&node.result_types) != kind.gives_pairs()
    {
        let message = format!("{}: the types are not those of {}", node.name, kind.name());
        return Err(Problem::new(node.at, message));
    }
    push(func, op, node.at)
}
