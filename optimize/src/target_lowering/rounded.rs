//! Protects roundings that a target's compiler would change.
//!
//! XLA replaces division by a constant with a product, drops `x + 0`, merges two constants,
//! rewrites `(a / b) / c` as `a / (b * c)`, and its code generator contracts products with sums. It
//! does none of that to an operand that it cannot analyse: here a constant or a result whose bits
//! are combined by exclusive or with a value that is always 0. That value is computed from the
//! program's inputs as `x * x mod 8 = 5`, which no integer satisfies and no compiler refutes. Loops
//! and callees that need it carry it.
//!
//! Protected are: results that [`Func::rounded`] marks, with the constants they are computed from;
//! sums with zero; and the value between two operations with constants that would be merged.
//!
//! XLA's GPU compiler computes quotients and roots of `f32` with instructions that are off by up to
//! two ulps. Those that are marked are computed in `f64`, where they are correctly rounded, and
//! rounded once more: for operands of 24 bits the second rounding changes nothing (Figueroa 1995),
//! subnormal results included. LLVM would narrow them again, unless it cannot analyse the operand.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{
    BinaryOp, Callees, DeviceNumber, Direction, ElementType, Func, Literal, Op, Scalar, TensorType,
    UnaryOp, Value,
};

use super::Target;
use crate::inline::push;
use crate::rewrite::uses;

/// Returns the same function with its roundings protected.
pub(super) fn rounded(func: &Func, target: Target) -> Func {
    if !needs_zero(func) {
        return func.clone();
    }
    let mut out = Func::with_signature_of(func);
    let parameters = out.parameters().to_vec();
    let never = never(func, &mut out);
    let writing = Writing {
        never,
        approximates: target == Target::Cuda,
    };
    writing.write(func, &mut out, &parameters, &mut Callees::default());
    out
}

/// How a function is written.
#[derive(Clone, Copy)]
struct Writing {
    /// The opaque predicate, which is always false, in the function being written.
    never: Value,
    /// Whether the target's own quotients and roots of `f32` are not correctly rounded.
    approximates: bool,
}

/// The operands that are hidden: the op, and the index of the operand.
type Hidden = BTreeSet<(Value, usize)>;

/// Returns the operands to hide in a function.
fn hidden(func: &Func) -> Hidden {
    let live = uses(func);
    let mut hidden = Hidden::new();
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let Op::Binary(op, a, b) = *func.op(value) else {
            continue;
        };
        if !func.tensor(value).element.is_float() {
            continue;
        }
        if op == BinaryOp::Add {
            let zeros = [a, b]
                .into_iter()
                .enumerate()
                .filter(|(_, x)| func.is_zero(*x));
            hidden.extend(zeros.map(|(nth, _)| (value, nth)));
        }
        hidden.extend(one_of_two_constants(func, value));
    }
    for value in marked(func) {
        if let Op::Binary(_, a, b) = func.op(value) {
            let constants = [a, b].into_iter().enumerate();
            let constants = constants.filter(|(_, x)| is_constant(func, **x));
            hidden.extend(constants.map(|(nth, _)| (value, nth)));
        }
    }
    hidden
}

/// Returns the values that [`Func::rounded`] marks, and those whose elements they move, since the
/// mark may have been moved.
fn marked(func: &Func) -> BTreeSet<Value> {
    let live = uses(func);
    let values = func.values().filter(|v| live[v.index()] > 0);
    let mut left: Vec<Value> = values.filter_map(|v| func.as_rounded(v)).collect();
    let mut marked = BTreeSet::new();
    while let Some(value) = left.pop() {
        if marked.insert(value) && moves(func.op(value)) {
            left.extend(func.op(value).operands());
        }
    }
    marked
}

/// Returns whether an op only moves elements of its operands, possibly with another sign.
fn moves(op: &Op) -> bool {
    matches!(
        op,
        Op::Unary(UnaryOp::Negate, _)
            | Op::Select { .. }
            | Op::BroadcastInDim { .. }
            | Op::Reshape { .. }
            | Op::Transpose { .. }
            | Op::Reverse { .. }
            | Op::Slice { .. }
            | Op::Pad { .. }
            | Op::Concatenate { .. }
            | Op::DynamicSlice { .. }
            | Op::DynamicUpdateSlice { .. }
            | Op::Gather { .. }
    )
}

/// Returns whether a value is a constant array or a broadcast constant.
fn is_constant(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Constant(_) => true,
        Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } => {
            is_constant(func, *operand)
        }
        _ => false, // computed
    }
}

/// Returns the operand to hide if `value` and the operation below it both have a constant and XLA
/// would merge the two: it is the other operand, since XLA would still merge a hidden constant.
fn one_of_two_constants(func: &Func, value: Value) -> Option<(Value, usize)> {
    let (outer, at, inner) = with_constant(func, value)?;
    let mut inner = inner;
    while let Op::Unary(UnaryOp::Negate, operand)
    | Op::BroadcastInDim { operand, .. }
    | Op::Reshape { operand, .. }
    | Op::Slice { operand, .. } = func.op(inner)
    {
        inner = *operand;
    }
    let (before, ..) = with_constant(func, inner)?;
    let sums = |op| matches!(op, BinaryOp::Add | BinaryOp::Subtract);
    (sums(outer) == sums(before)).then_some((value, 1 - at))
}

/// Returns the op of a sum, difference, product or quotient with a constant, the index of the
/// constant operand, and the other operand.
fn with_constant(func: &Func, value: Value) -> Option<(BinaryOp, usize, Value)> {
    use BinaryOp::{Add, Divide, Multiply, Subtract};
    match *func.op(value) {
        Op::Binary(op @ (Add | Subtract | Multiply | Divide), a, b) => {
            match (is_constant(func, a), is_constant(func, b)) {
                (false, true) => Some((op, 1, a)),
                (true, false) => Some((op, 0, b)),
                (true, true) | (false, false) => None,
            }
        }
        _ => None, // another op
    }
}

/// Returns whether a function, or one of its loops, branches and callees, has something to protect.
fn needs_zero(func: &Func) -> bool {
    let live = uses(func);
    let marked = |value: Value| func.as_rounded(value).is_some();
    let inside = |value: Value| match func.op(value) {
        Op::While { cond, body, .. } => needs_zero(cond) || needs_zero(body),
        Op::Case { branches, .. } => branches.iter().any(needs_zero),
        Op::Call { callee, .. } => needs_zero(callee),
        _ => false, // no function
    };
    let mut values = func.values().filter(|v| live[v.index()] > 0);
    values.any(|value| marked(value) || inside(value)) || !hidden(func).is_empty()
}

/// Writes a predicate that is always false but depends on an input of the program, or on the device
/// number if there is none.
fn never(func: &Func, out: &mut Func) -> Value {
    let updated: BTreeSet<Value> = (func.values())
        .filter_map(|value| match func.op(value) {
            Op::DynamicUpdateSlice { operand, .. } | Op::Scatter { operand, .. } => Some(*operand),
            _ => None, // not updated in place
        })
        .collect();
    // An array that is updated in place would have to be read before the update.
    let order = |value: &Value| {
        let ty = func.tensor(*value);
        (ty.shape.len().min(1), updated.contains(value), *value)
    };
    let usable = |value: &Value| {
        let ty = func.tensor(*value);
        ty.count() > 0 && [4, 8].contains(&ty.element.bytes())
    };
    let source = func.parameters().iter().copied().filter(usable);
    let first = match source.min_by_key(order) {
        Some(source) => {
            let rank = func.shape(source).len();
            let first = out.slice(source, &vec![0; rank], &vec![1; rank], &vec![1; rank]);
            out.reshape(first, &[])
        }
        None => out.device_number(DeviceNumber::Replica),
    };
    let bits = out.bitcast_convert(first, bits_of(out.tensor(first).element));
    let number = |out: &mut Func, n| {
        let element = out.tensor(bits).element;
        out.scalar(element, Scalar::Int(n))
    };
    let square = out.binary(BinaryOp::Multiply, bits, bits);
    let seven = number(out, 7);
    let rest = out.binary(BinaryOp::And, square, seven);
    let five = number(out, 5);
    out.compare(Direction::Eq, rest, five)
}

/// Returns the integer type with the same number of bits.
pub(super) fn bits_of(element: ElementType) -> ElementType {
    match element.bytes() {
        2 => ElementType::I16,
        4 => ElementType::I32,
        8 => ElementType::I64,
        _ => ElementType::I8,
    }
}

impl Writing {
    /// Appends the body of `func` to `out`, which has the predicate `never`.
    fn write(self, func: &Func, out: &mut Func, arguments: &[Value], callees: &mut Callees) {
        let hidden = hidden(func);
        let approximate = match self.approximates {
            true => quotients_and_roots(func),
            false => BTreeSet::new(),
        };
        let never = self.never;
        let mut writer = Writer {
            never,
            zeros: HashMap::new(),
            constants: HashMap::new(),
        };
        out.results = func.rewritten_into(out, arguments, |out, value, op| match op {
            Op::Unary(op @ UnaryOp::Sqrt, x) if approximate.contains(&value) => {
                writer.in_f64(out, &[x], |out, wide| out.unary(op, wide[0]))
            }
            Op::Binary(op, a, b) => {
                if func.as_rounded(value).is_some() {
                    return writer.changed(out, a);
                }
                let mut operand =
                    |out: &mut Func, nth: usize, x| match hidden.contains(&(value, nth)) {
                        true => writer.constant(out, x),
                        false => x,
                    };
                let (a, b) = (operand(out, 0, a), operand(out, 1, b));
                match approximate.contains(&value) {
                    true => {
                        writer.in_f64(out, &[a, b], |out, wide| out.binary(op, wide[0], wide[1]))
                    }
                    false => out.binary(op, a, b),
                }
            }
            Op::While {
                mut inits,
                cond,
                body,
            } if needs_zero(&cond) || needs_zero(&body) => {
                inits.push(never);
                let cond = Box::new(self.with_zero(&cond, false, callees));
                let body = Box::new(self.with_zero(&body, true, callees));
                push(out, Op::While { inits, cond, body })
            }
            Op::Case {
                index,
                branches,
                mut operands,
            } if branches.iter().any(needs_zero) => {
                operands.push(never);
                let branches = branches.iter();
                let branches = branches.map(|branch| self.with_zero(branch, false, callees));
                let branches = branches.collect();
                push(
                    out,
                    Op::Case {
                        index,
                        branches,
                        operands,
                    },
                )
            }
            Op::Call {
                callee,
                mut operands,
                compiled,
            } if needs_zero(&callee) => {
                operands.push(never);
                let callee = callees.written(&callee, |func, callees| {
                    self.with_zero(func, false, callees)
                });
                push(
                    out,
                    Op::Call {
                        callee,
                        operands,
                        compiled,
                    },
                )
            }
            op => push(out, op),
        });
    }

    /// Returns the function with the predicate as an additional parameter, which is also a result
    /// if it is `carried`.
    fn with_zero(self, func: &Func, carried: bool, callees: &mut Callees) -> Func {
        let mut out = Func::with_signature_of(func);
        let arguments = out.parameters().to_vec();
        let never = out.parameter(TensorType::new(ElementType::Pred, []));
        Writing { never, ..self }.write(func, &mut out, &arguments, callees);
        if carried {
            out.results.push(never);
        }
        out
    }
}

/// Returns the quotients and roots of floats narrower than `f64` that [`Func::rounded`] marks.
fn quotients_and_roots(func: &Func) -> BTreeSet<Value> {
    let is_one = |value: &Value| {
        let element = func.tensor(*value).element;
        let is_narrow = element.is_float() && element.bytes() < 8;
        let op = func.op(*value);
        is_narrow
            && matches!(
                op,
                Op::Binary(BinaryOp::Divide, ..) | Op::Unary(UnaryOp::Sqrt, _)
            )
    };
    marked(func).into_iter().filter(is_one).collect()
}

struct Writer {
    /// The opaque predicate, which is always false.
    never: Value,
    /// The opaque 0 of each integer type.
    zeros: HashMap<ElementType, Value>,
    /// The hidden scalar constants, by type and value.
    constants: HashMap<(ElementType, Literal), Value>,
}

impl Writer {
    /// Returns `value` through an operation that hides it from the compiler.
    fn changed(&mut self, out: &mut Func, value: Value) -> Value {
        let ty = out.tensor(value).clone();
        let bits = bits_of(ty.element);
        let zero = match self.zeros.get(&bits) {
            Some(zero) => *zero,
            None => {
                let zero = out.convert(self.never, bits);
                self.zeros.insert(bits, zero);
                zero
            }
        };
        let zero = out.broadcast_in_dim(zero, &ty.shape, &[]);
        let pattern = out.bitcast_convert(value, bits);
        let pattern = out.binary(BinaryOp::Xor, pattern, zero);
        out.bitcast_convert(pattern, ty.element)
    }

    /// Computes an op in `f64`, with the first operand hidden, and converts the result to the
    /// operands' type.
    fn in_f64(
        &mut self,
        out: &mut Func,
        operands: &[Value],
        compute: impl FnOnce(&mut Func, &[Value]) -> Value,
    ) -> Value {
        let element = out.tensor(operands[0]).element;
        let wide = operands.iter();
        let mut wide: Vec<Value> = wide.map(|x| out.convert(*x, ElementType::F64)).collect();
        wide[0] = self.changed(out, wide[0]);
        let result = compute(out, &wide);
        out.convert(result, element)
    }

    /// Hides a constant.
    fn constant(&mut self, out: &mut Func, value: Value) -> Value {
        let ty = out.tensor(value).clone();
        let mut source = value;
        while let Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } = out.op(source)
        {
            source = *operand;
        }
        let Op::Constant(literal) = out.op(source) else {
            return self.changed(out, value);
        };
        let Some(scalar) = literal.splat_value() else {
            return self.changed(out, value);
        };
        let literal = Literal::scalar(ty.element, scalar);
        let key = (ty.element, literal.clone());
        let hidden = match self.constants.get(&key) {
            Some(hidden) => *hidden,
            None => {
                let constant = out.constant(literal);
                let hidden = self.changed(out, constant);
                self.constants.insert(key, hidden);
                hidden
            }
        };
        out.broadcast_in_dim(hidden, &ty.shape, &[])
    }
}
