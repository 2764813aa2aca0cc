//! Constant folding with the reference interpreter.
//!
//! Splats of any size are folded; other results and operands must be small. Ops that each device
//! rounds differently (`exp`, float sums in unspecified order) are folded only for `fast_math`
//! kernels. Arithmetic with subnormal numbers is never folded: XLA's CPU code flushes them to zero,
//! so the result would differ.

use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, Literal, Op, Scalar, Type, UnaryOp, Value, eval,
};

use super::shorthand::{like, program};
use crate::ops::is_elementwise;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "empty-array", reason: "nothing has to be computed for no element",
           semantics: BitExact, apply: empty,
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let none = f.slice(x, &[n / 2], &[n / 2], &[1]); f.unary(UnaryOp::Exp, none) }) },
    Rule { name: "one-value-everywhere", reason: "however an array of equal elements is put together, it is a constant",
           semantics: BitExact, apply: one_value,
           example: |n| program(ElementType::F32, &[n], |f, [x]| {
               let (half, alike) = (f.scalar(ElementType::F32, Scalar::Float(0.5)), like(f, x, 0.5));
               let padded = f.pad(alike, half, &[2], &[1], &[1]);
               f.concatenate(&[padded, alike], 0)
           }) },
    Rule { name: "computed-constant", reason: "what is known need not be computed when the program runs",
           semantics: BitExact, apply: |r, op| fold(r, op, false),
           example: |n| program(ElementType::F64, &[n], |f, [x]| {
               let [two, three] = [2.0, 3.0].map(|c| like(f, x, c));
               let third = f.binary(BinaryOp::Divide, two, three);
               f.binary(BinaryOp::Add, x, third)
           }) },
    Rule { name: "computed-function", reason: "exp and its like of what is known, rounded as on this machine",
           semantics: FastMath, apply: |r, op| fold(r, op, true),
           example: |n| program(ElementType::F32, &[n], |f, [x]| { let two = like(f, x, 2.0); let known = f.unary(UnaryOp::Exp, two); f.binary(BinaryOp::Add, x, known) }) },
];

/// The maximum number of elements of the result.
const LARGEST_RESULT: usize = 64;
/// The maximum number of elements of an operand.
const LARGEST_OPERAND: usize = 1024;

fn empty(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let has_several = matches!(
        op,
        Op::While { .. }
            | Op::Case { .. }
            | Op::Call { .. }
            | Op::CustomCall { .. }
            | Op::Sort { .. }
            | Op::OptimizationBarrier { .. }
    );
    if has_several || matches!(op, Op::Parameter { .. } | Op::Constant(_)) {
        return None;
    }
    let Ok(Type::Tensor(ty)) = r.out.type_of(op) else {
        return None;
    };
    (ty.count() == 0).then(|| r.emit(Op::Constant(Literal::splat(ty, Scalar::Int(0)))))
}

fn literal(r: &Rewriter, value: Value) -> Option<Literal> {
    match r.op(value) {
        Op::Constant(literal) => Some(literal.clone()),
        _ => None,
    }
}

fn one_value(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let all = |value: Value| {
        let literal = literal(r, value)?;
        let all = literal.splat_value()?;
        Some(Literal::scalar(literal.element(), all))
    };
    let of = match op {
        Op::DynamicSlice { operand, .. }
        | Op::Gather { operand, .. }
        | Op::Wrap { operand, .. }
        | Op::Extend { operand, .. } => vec![*operand],
        Op::Pad { operand, value, .. } if r.tensor(*operand).count() > 0 => vec![*operand, *value],
        Op::Pad { value, .. } => vec![*value],
        Op::Concatenate { operands, .. } => (operands.iter().copied())
            .filter(|v| r.tensor(*v).count() > 0)
            .collect(),
        Op::DynamicUpdateSlice {
            operand, update, ..
        } => vec![*operand, *update],
        _ => return None, // no other op only moves elements
    };
    let (first, rest) = of.split_first()?;
    let first = all(*first)?;
    if !rest.iter().all(|v| all(*v).as_ref() == Some(&first)) {
        return None;
    }
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    let all = first.splat_value()?;
    Some(r.emit(Op::Constant(Literal::splat(ty, all))))
}

/// How the result of an op depends on the device.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Elements are moved, not computed.
    Moved,
    /// StableHLO specifies the bits.
    Known,
    /// Rounding depends on the device.
    Rounded,
    /// The op is not folded.
    Left,
}

fn fold(r: &mut Rewriter, op: &Op, relaxed: bool) -> Option<Value> {
    let first = *op.operands().first()?;
    let may = match kind(op, literal(r, first)?.element()) {
        Kind::Moved | Kind::Known => !relaxed,
        Kind::Rounded => relaxed,
        Kind::Left => false,
    };
    if !may {
        return None;
    }
    let literal = computed(r, op)?;
    Some(r.emit(Op::Constant(literal)))
}

/// Folds `op` of constants, if the result is the same on all devices.
pub(super) fn known(r: &Rewriter, op: &Op) -> Option<Literal> {
    let first = *op.operands().first()?;
    match kind(op, literal(r, first)?.element()) {
        Kind::Moved | Kind::Known => computed(r, op),
        Kind::Rounded | Kind::Left => None,
    }
}

/// Folds `op` of constants on this machine.
fn computed(r: &Rewriter, op: &Op) -> Option<Literal> {
    let operands = op.operands();
    let found = operands.iter().map(|v| literal(r, *v));
    let mut literals: Vec<Literal> = found.collect::<Option<_>>()?;
    let Ok(Type::Tensor(ty)) = r.out.type_of(op) else {
        return None;
    };
    let splats: Option<Vec<Scalar>> = literals.iter().map(Literal::splat_value).collect();
    match splats {
        Some(splats) if is_elementwise(op) => {
            let pairs = literals.iter().zip(splats);
            literals = pairs
                .map(|(literal, all)| Literal::scalar(literal.element(), all))
                .collect();
        }
        // Comparisons are always folded: XLA's CPU plugin folds comparisons of constant integers as
        // if they were unsigned.
        _ if matches!(op, Op::Compare { .. }) => {}
        _ if literals.iter().any(|l| l.count() > LARGEST_OPERAND) => return None,
        _ if ty.count() > LARGEST_RESULT && !replaces_one(op, &literals) => return None,
        _ => {}
    }
    let moved = kind(op, literals.first()?.element()) == Kind::Moved;
    let mut func = Func::new("known");
    let parameters: Vec<Value> = (literals.iter())
        .map(|literal| func.parameter(literal.ty().clone()))
        .collect();
    let mut given = parameters.iter();
    let op = op.map_operands(|v| *given.next().unwrap_or(&v));
    func.results = vec![func.push(op).ok()?];
    let folded = eval(&func, &literals).ok()?.pop()?;
    if !moved && literals.iter().chain([&folded]).any(has_subnormal) {
        return None;
    }
    Some(match folded.count() == ty.count() {
        true => folded.reshaped(ty.shape),
        false => Literal::splat(ty, folded.splat_value()?),
    })
}

/// Returns whether the result replaces a constant operand of the same size.
fn replaces_one(op: &Op, literals: &[Literal]) -> bool {
    is_elementwise(op) && literals.iter().any(|l| l.splat_value().is_none())
}

fn has_subnormal(literal: &Literal) -> bool {
    let least = match literal.element() {
        ElementType::F16 => 2f64.powi(-14),
        ElementType::BF16 | ElementType::F32 => f64::from(f32::MIN_POSITIVE),
        ElementType::F64 => f64::MIN_POSITIVE,
        _ => return false, // integers
    };
    let is_subnormal = |x: f64| x != 0.0 && x.abs() < least;
    match literal.splat_value() {
        Some(all) => is_subnormal(all.as_f64(literal.element())),
        None => literal.to_f64s().into_iter().any(is_subnormal),
    }
}

fn kind(op: &Op, element: ElementType) -> Kind {
    let combined = |combiner: &Combiner| match combiner {
        Combiner::Set => Kind::Moved,
        Combiner::Add | Combiner::Mul if element.is_float() => Kind::Rounded,
        Combiner::Add
        | Combiner::Mul
        | Combiner::Min
        | Combiner::Max
        | Combiner::And
        | Combiner::Or
        | Combiner::Xor => Kind::Known,
    };
    match op {
        Op::Unary(op, _) => unary(*op),
        Op::Binary(BinaryOp::Power | BinaryOp::Atan2, ..) if element.is_float() => Kind::Rounded,
        Op::Binary(..) | Op::Compare { .. } | Op::Clamp { .. } | Op::Convert { .. } => Kind::Known,
        Op::BitcastConvert { .. } => Kind::Moved,
        Op::Scatter { combiner, .. }
        | Op::Reduce { combiner, .. }
        | Op::ReduceWindow { combiner, .. }
        | Op::Scan { combiner, .. } => combined(combiner),
        Op::DotGeneral { .. } | Op::Convolution { .. } | Op::Stencil { .. } => {
            combined(&Combiner::Add)
        }
        op if op.moved_operands().is_some() => Kind::Moved,
        _ => Kind::Left,
    }
}

fn unary(op: UnaryOp) -> Kind {
    match op {
        UnaryOp::Abs
        | UnaryOp::Negate
        | UnaryOp::Not
        | UnaryOp::Sign
        | UnaryOp::Sqrt
        | UnaryOp::Floor
        | UnaryOp::Ceil
        | UnaryOp::RoundNearestEven
        | UnaryOp::RoundNearestAfz
        | UnaryOp::PopulationCount
        | UnaryOp::CountLeadingZeros
        | UnaryOp::IsFinite => Kind::Known,
        UnaryOp::Rsqrt
        | UnaryOp::Cbrt
        | UnaryOp::Exp
        | UnaryOp::Expm1
        | UnaryOp::Log
        | UnaryOp::Log1p
        | UnaryOp::Sine
        | UnaryOp::Cosine
        | UnaryOp::Tan
        | UnaryOp::Tanh
        | UnaryOp::Logistic => Kind::Rounded,
    }
}
