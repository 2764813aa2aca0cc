//! Removes views, pads and concatenates from the operands of reductions.
//!
//! The initial value must be the combiner's identity, because a device may use it several times. A
//! rule that changes the order of a float sum needs fast math.

use stablehlo::{Combiner, ElementType, Func, Op, Scalar, TensorType, Value};

use super::motion::groups;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "reduce-over-one", reason: "one element is put together with nothing but the initial value",
           semantics: BitExact, apply: over_one, example: one_column },
    Rule { name: "reduce-of-reduce", reason: "one pass reduces all dimensions",
           semantics: BitExact, apply: |r, op| of_reduce(r, op, false), example: |n| twice(n, ElementType::I32) },
    Rule { name: "float-reduce-of-reduce", reason: "one pass reduces all dimensions, in another order",
           semantics: FastMath, apply: |r, op| of_reduce(r, op, true), example: |n| twice(n, ElementType::F32) },
    Rule { name: "reduce-of-transpose", reason: "the order of dimensions that are reduced does not matter",
           semantics: BitExact, apply: |r, op| of_transpose(r, op, false), example: |n| turned(n, &[1]) },
    Rule { name: "float-reduce-of-transpose", reason: "the order of dimensions that are reduced matters for rounding only",
           semantics: FastMath, apply: |r, op| of_transpose(r, op, true), example: |n| turned(n, &[0, 2]) },
    Rule { name: "reduce-of-reshape", reason: "the same elements are reduced, in the same order",
           semantics: BitExact, apply: of_reshape, example: flat },
    Rule { name: "reduce-of-pad", reason: "what changes nothing need not be put together",
           semantics: BitExact, apply: of_pad, example: padded },
    Rule { name: "reduce-of-concatenate", reason: "parts that lie elsewhere are reduced where they are",
           semantics: BitExact, apply: |r, op| of_concatenate(r, op, false), example: |n| parts(n, ElementType::I32) },
    Rule { name: "float-reduce-of-concatenate", reason: "parts are reduced where they are, and rounded otherwise",
           semantics: FastMath, apply: |r, op| of_concatenate(r, op, true), example: |n| parts(n, ElementType::F32) },
];

/// A reduction whose initial value is the identity.
pub(super) struct Reduction {
    pub(super) operand: Value,
    pub(super) init: Value,
    pub(super) dimensions: Vec<usize>,
    pub(super) combiner: Combiner,
    pub(super) element: ElementType,
}

impl Reduction {
    pub(super) fn of(r: &Rewriter, op: &Op) -> Option<Reduction> {
        let Op::Reduce {
            operand,
            init,
            dimensions,
            combiner,
        } = op
        else {
            return None;
        };
        let element = r.tensor(*operand).element;
        let identity = stablehlo::Literal::scalar(element, combiner.identity(element)?);
        let Op::Constant(literal) = r.op(*init) else {
            return None;
        };
        (*literal == identity && !r.shape(*operand).contains(&0)).then_some(Reduction {
            operand: *operand,
            init: *init,
            dimensions: dimensions.clone(),
            combiner: *combiner,
            element,
        })
    }

    /// Returns whether rounding makes the result depend on the order of elements.
    pub(super) fn rounds(&self) -> bool {
        self.combiner.rounds(self.element)
    }

    pub(super) fn emit(&self, r: &mut Rewriter, operand: Value, dimensions: Vec<usize>) -> Value {
        if dimensions.is_empty() {
            return operand;
        }
        let (init, combiner) = (self.init, self.combiner);
        r.emit(Op::Reduce {
            operand,
            init,
            dimensions,
            combiner,
        })
    }

    fn kept(&self, shape: &[usize]) -> Vec<usize> {
        (0..shape.len())
            .filter(|d| !self.dimensions.contains(d))
            .collect()
    }
}

/// Emits a splat constant.
pub(super) fn splat(
    r: &mut Rewriter,
    element: ElementType,
    shape: &[usize],
    value: Scalar,
) -> Value {
    let ty = TensorType::new(element, shape);
    r.emit(Op::Constant(stablehlo::Literal::splat(ty, value)))
}

fn over_one(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let shape = r.shape(reduction.operand).to_vec();
    let (ones, rest): (Vec<usize>, Vec<usize>) =
        reduction.dimensions.iter().partition(|d| shape[**d] == 1);
    if ones.is_empty() {
        return None;
    }
    let left: Vec<usize> = (0..shape.len()).filter(|d| !ones.contains(d)).collect();
    let short: Vec<usize> = left.iter().map(|d| shape[*d]).collect();
    let value = r.emit(Op::Reshape {
        operand: reduction.operand,
        shape: short.clone(),
    });
    if rest.is_empty() {
        if !reduction.rounds() {
            return Some(value);
        }
        // The initial value matters for the sign of zero.
        let identity = reduction.combiner.identity(reduction.element)?;
        let init = splat(r, reduction.element, &short, identity);
        return Some(r.emit(Op::Binary(reduction.combiner.binary()?, value, init)));
    }
    let mut dimensions: Vec<usize> = rest
        .iter()
        .filter_map(|d| left.iter().position(|l| l == d))
        .collect();
    dimensions.sort_unstable();
    Some(reduction.emit(r, value, dimensions))
}

/// Adds a reduction of `operand` over `dimensions`, for an example.
pub(super) fn reduced(
    func: &mut Func,
    operand: Value,
    dimensions: &[usize],
    combiner: Combiner,
) -> Value {
    let element = func.tensor(operand).element;
    let identity = combiner.identity(element).expect("the examples have one");
    let init = func.scalar(element, identity);
    func.reduce(operand, init, dimensions, combiner)
}

fn one_column(n: usize) -> Func {
    let mut func = Func::new("one_column");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 1, 3]));
    let all = reduced(&mut func, x, &[1, 2], Combiner::Max);
    let sum = reduced(&mut func, x, &[1], Combiner::Add);
    func.results = vec![all, sum];
    func
}

fn of_reduce(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let outer = Reduction::of(r, op)?;
    let inner = Reduction::of(r, r.op(outer.operand))?;
    if inner.combiner != outer.combiner || outer.rounds() != rounds || !r.is_only_use(outer.operand)
    {
        return None;
    }
    let kept = inner.kept(r.shape(inner.operand));
    let mut dimensions = inner.dimensions.clone();
    dimensions.extend(outer.dimensions.iter().map(|d| kept[*d]));
    dimensions.sort_unstable();
    Some(outer.emit(r, inner.operand, dimensions))
}

fn twice(n: usize, element: ElementType) -> Func {
    let mut func = Func::new("twice");
    let x = func.parameter(TensorType::new(element, [n, 2, 3]));
    let rows = reduced(&mut func, x, &[1], Combiner::Add);
    func.results = vec![reduced(&mut func, rows, &[0], Combiner::Add)];
    func
}

fn of_transpose(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::Transpose {
        operand,
        permutation,
    } = r.op(reduction.operand)
    else {
        return None;
    };
    let of: Vec<usize> = reduction
        .dimensions
        .iter()
        .map(|d| permutation[*d])
        .collect();
    let in_order = reduction.dimensions.is_sorted() && of.is_sorted();
    if (reduction.rounds() && !in_order) != rounds {
        return None;
    }
    let kept: Vec<usize> = reduction
        .kept(r.shape(reduction.operand))
        .iter()
        .map(|d| permutation[*d])
        .collect();
    let mut dimensions = of;
    dimensions.sort_unstable();
    let mut sorted = kept.clone();
    sorted.sort_unstable();
    let turned: Vec<usize> = kept
        .iter()
        .filter_map(|d| sorted.iter().position(|s| s == d))
        .collect();
    let operand = reduction.emit(r, *operand, dimensions);
    if turned.is_sorted() {
        return Some(operand);
    }
    Some(r.emit(Op::Transpose {
        operand,
        permutation: turned,
    }))
}

fn turned(n: usize, dimensions: &[usize]) -> Func {
    let mut func = Func::new("turned");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 2, 3]));
    let turned = func.transpose(x, &[2, 1, 0]);
    func.results = vec![reduced(&mut func, turned, dimensions, Combiner::Add)];
    func
}

fn of_reshape(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::Reshape { operand, .. } = r.op(reduction.operand) else {
        return None;
    };
    let (from, to) = (
        r.shape(*operand).to_vec(),
        r.shape(reduction.operand).to_vec(),
    );
    let mut dimensions = Vec::new();
    for (of, into) in groups(&from, &to)? {
        let mut long = into
            .filter(|d| to[*d] != 1)
            .map(|d| reduction.dimensions.contains(&d));
        let Some(first) = long.next() else {
            continue;
        };
        if long.any(|other| other != first) {
            return None;
        }
        if first {
            dimensions.extend(of.filter(|d| from[*d] != 1));
        }
    }
    if dimensions.is_empty() {
        return None;
    }
    let shape: Vec<usize> = reduction.kept(&to).iter().map(|d| to[*d]).collect();
    let operand = reduction.emit(r, *operand, dimensions);
    Some(r.emit(Op::Reshape { operand, shape }))
}

fn flat(n: usize) -> Func {
    let mut func = Func::new("flat");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 2, 3]));
    let flat = func.reshape(x, &[2 * n, 3]);
    func.results = vec![reduced(&mut func, flat, &[0], Combiner::Add)];
    func
}

fn of_pad(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::Pad {
        operand,
        value,
        low,
        high,
        interior,
    } = r.op(reduction.operand)
    else {
        return None;
    };
    if value != &reduction.init
        || low.iter().chain(high).any(|pad| *pad < 0)
        || r.shape(*operand).contains(&0)
    {
        return None;
    }
    let (operand, value) = (*operand, *value);
    let padded = |d: &usize| low[*d] != 0 || high[*d] != 0 || interior[*d] != 0;
    if !reduction.dimensions.iter().any(padded) {
        return None;
    }
    let kept = reduction.kept(interior);
    let pick = |pads: &[i64]| -> Vec<i64> { kept.iter().map(|d| pads[*d]).collect() };
    let (low, high) = (pick(low), pick(high));
    let interior: Vec<usize> = kept.iter().map(|d| interior[*d]).collect();
    let operand = reduction.emit(r, operand, reduction.dimensions.clone());
    if low.iter().chain(&high).all(|pad| *pad == 0) && interior.iter().all(|pad| *pad == 0) {
        return Some(operand);
    }
    Some(r.emit(Op::Pad {
        operand,
        value,
        low,
        high,
        interior,
    }))
}

fn padded(n: usize) -> Func {
    let mut func = Func::new("padded");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 3]));
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    let padded = func.pad(x, zero, &[2, 1], &[0, 1], &[1, 0]);
    func.results = vec![reduced(&mut func, padded, &[0], Combiner::Add)];
    func
}

fn of_concatenate(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let reduction = Reduction::of(r, op)?;
    let Op::Concatenate {
        operands,
        dimension,
    } = r.op(reduction.operand)
    else {
        return None;
    };
    let some = operands
        .iter()
        .all(|operand| !r.shape(*operand).contains(&0));
    if !reduction.dimensions.contains(dimension)
        || reduction.rounds() != rounds
        || !some
        || operands.len() > 4
        || !r.is_only_use(reduction.operand)
    {
        return None;
    }
    let combiner = reduction.combiner.binary()?;
    let operands = operands.clone();
    let parts: Vec<Value> = operands
        .iter()
        .map(|part| reduction.emit(r, *part, reduction.dimensions.clone()))
        .collect();
    parts
        .into_iter()
        .reduce(|x, y| r.emit(Op::Binary(combiner, x, y)))
}

fn parts(n: usize, element: ElementType) -> Func {
    let mut func = Func::new("parts");
    let x = func.parameter(TensorType::new(element, [n, 2]));
    let y = func.parameter(TensorType::new(element, [3, 2]));
    let both = func.concatenate(&[x, y], 0);
    func.results = vec![reduced(&mut func, both, &[0], Combiner::Add)];
    func
}
