//! Builders for loops.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Scalar, TensorType, Value};

/// The type of loop counters.
pub(crate) const COUNTER: ElementType = ElementType::I64;

/// Builds a `while` over `inits`, whose condition and body are built from the carried values.
pub(crate) fn loop_of(
    out: &mut Func,
    inits: &[Value],
    cond: impl FnOnce(&mut Func, &[Value]) -> Value,
    body: impl FnOnce(&mut Func, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let types: Vec<TensorType> = inits.iter().map(|v| out.tensor(*v).clone()).collect();
    let function = |name: &str| {
        let mut func = Func::new(name);
        let parameters: Vec<Value> = types.iter().map(|ty| func.parameter(ty.clone())).collect();
        (func, parameters)
    };
    let (mut cond_func, parameters) = function("cond");
    cond_func.results = vec![cond(&mut cond_func, &parameters)];
    let (mut body_func, parameters) = function("body");
    body_func.results = body(&mut body_func, &parameters);
    out.while_loop(inits, cond_func, body_func)
}

/// Returns a scalar of the counter's type.
pub(crate) fn count(out: &mut Func, number: i64) -> Value {
    out.scalar(COUNTER, Scalar::Int(number))
}

/// Builds `value + by`.
pub(crate) fn plus(out: &mut Func, value: Value, by: i64) -> Value {
    let by = count(out, by);
    out.binary(BinaryOp::Add, value, by)
}

/// Builds `x < y`.
pub(crate) fn less(out: &mut Func, x: Value, y: Value) -> Value {
    out.compare(Direction::Lt, x, y)
}

/// Returns a stack of `count` zeros of type `of`: the stack's dimension comes first.
pub(crate) fn stack(out: &mut Func, count: usize, of: &TensorType) -> Value {
    let shape = [&[count], of.shape.as_slice()].concat();
    out.splat(TensorType::new(of.element, shape), Scalar::Int(0))
}

/// Returns the stack with `value` stored at index `at`.
pub(crate) fn store(out: &mut Func, stack: Value, value: Value, at: Value) -> Value {
    let shape = [&[1], out.shape(value)].concat();
    let layer = out.reshape(value, &shape);
    let starts = starts(out, at, shape.len());
    out.dynamic_update_slice(stack, layer, &starts)
}

/// Returns the element of a stack at index `at`.
pub(crate) fn load(out: &mut Func, stack: Value, at: Value) -> Value {
    let mut shape = out.shape(stack).to_vec();
    let starts = starts(out, at, shape.len());
    shape[0] = 1;
    let layer = out.dynamic_slice(stack, &starts, &shape);
    out.reshape(layer, &shape[1..])
}

fn starts(out: &mut Func, at: Value, rank: usize) -> Vec<Value> {
    let zero = count(out, 0);
    let mut starts = vec![zero; rank];
    starts[0] = at;
    starts
}
