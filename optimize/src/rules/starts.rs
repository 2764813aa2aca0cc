//! Dynamic slices and updates with constant or irrelevant starts, and updates that are overwritten
//! or redundant.

use stablehlo::{ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use super::masks::{slice, written};
use super::shorthand::one_value;
use crate::ops::{as_dynamic_slice, as_update, known_starts_of_update};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "known-starts", reason: "a slice at a constant place is a slice; an update there has a start that fits",
           semantics: BitExact, apply: known_starts, example: clamped },
    Rule { name: "start-without-room", reason: "where a slice is as long as the array it begins at 0",
           semantics: BitExact, apply: without_room, example: whole_rows },
    Rule { name: "update-of-everything", reason: "an update as large as the array is the array; an empty one is none",
           semantics: BitExact, apply: of_everything, example: replaced },
    Rule { name: "update-of-update", reason: "what is overwritten need not be written",
           semantics: BitExact, apply: update_of_update, example: overwritten },
    Rule { name: "update-with-itself", reason: "what was there is there",
           semantics: BitExact, apply: with_itself, example: put_back },
    Rule { name: "slice-of-its-update", reason: "what was just written is known",
           semantics: BitExact, apply: of_its_update, example: read_back },
    Rule { name: "update-of-value", reason: "an array around which stands one value is padded",
           semantics: BitExact, apply: update_of_value, example: into_zeros },
];

fn known_starts(r: &mut Rewriter, op: &Op) -> Option<Value> {
    if let Some((operand, starts, sizes)) = as_dynamic_slice(op) {
        let start = crate::ops::known_starts(&r.out, starts, r.shape(operand), sizes)?;
        let limit: Vec<usize> = start
            .iter()
            .zip(sizes)
            .map(|(at, size)| at + size)
            .collect();
        return Some(slice(r, operand, &start, &limit));
    }
    let (operand, update, starts) = as_update(op)?;
    let start = known_starts_of_update(&r.out, operand, update, starts)?;
    let is = |(value, at): (&Value, &usize)| match r.op(*value) {
        Op::Constant(literal) => {
            *literal == Literal::scalar(ElementType::I64, Scalar::Int(*at as i64))
        }
        _ => false,
    };
    if starts.iter().zip(&start).all(is) {
        return None;
    }
    Some(written(r, operand, update, &start))
}

fn clamped(n: usize) -> Func {
    let mut func = Func::new("clamped");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 3, 4]));
    let (far, low) = (
        func.scalar(ElementType::I32, Scalar::Int(99)),
        func.scalar(ElementType::I32, Scalar::Int(-1)),
    );
    let part = func.dynamic_slice(x, &[far, low], &[n, 2]);
    func.results = vec![func.dynamic_update_slice(x, part, &[low, far])];
    func
}

fn without_room(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, size, starts) = match as_dynamic_slice(op) {
        Some((operand, starts, sizes)) => (operand, sizes.to_vec(), starts),
        None => {
            let (operand, update, starts) = as_update(op)?;
            (operand, r.shape(update).to_vec(), starts)
        }
    };
    let shape = r.shape(operand);
    let moves = |d: &usize| shape[*d] == size[*d] && !matches!(r.op(starts[*d]), Op::Constant(_));
    let still: Vec<usize> = (0..shape.len()).filter(moves).collect();
    if still.is_empty() {
        return None;
    }
    let element = r.tensor(starts[0]).element;
    let zero = r.emit(Op::Constant(Literal::scalar(element, Scalar::Int(0))));
    let mut with_zeros = op.clone();
    if let Op::DynamicSlice { starts, .. } | Op::DynamicUpdateSlice { starts, .. } = &mut with_zeros
    {
        for d in still {
            starts[d] = zero;
        }
    }
    Some(r.emit(with_zeros))
}

fn whole_rows(n: usize) -> Func {
    let mut func = Func::new("whole_rows");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 2, 4]));
    let at = func.parameter(TensorType::scalar(ElementType::I32));
    func.results = vec![func.dynamic_slice(x, &[at, at], &[n, 4])];
    func
}

fn of_everything(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match op {
        Op::DynamicSlice { operand, sizes, .. } => (r.shape(*operand) == sizes).then_some(*operand),
        Op::DynamicUpdateSlice {
            operand, update, ..
        } => {
            if r.shape(*operand) == r.shape(*update) {
                return Some(*update);
            }
            r.shape(*update).contains(&0).then_some(*operand)
        }
        _ => None,
    }
}

fn replaced(n: usize) -> Func {
    let mut func = Func::new("replaced");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 4]));
    let y = func.parameter(TensorType::new(ElementType::F32, [n, 4]));
    let at = func.parameter(TensorType::scalar(ElementType::I32));
    func.results = vec![func.dynamic_update_slice(x, y, &[at, at])];
    func
}

fn update_of_update(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, update, starts) = as_update(op)?;
    let (first, old, before) = as_update(r.op(operand))?;
    let (size, old_size) = (r.shape(update), r.shape(old));
    let same = starts == before && size == old_size;
    let places = || {
        let at = known_starts_of_update(&r.out, operand, update, starts)?;
        let was = known_starts_of_update(&r.out, first, old, before)?;
        Some((at, was))
    };
    let places = places();
    let covered = places.as_ref().is_some_and(|(at, was)| {
        (0..at.len()).all(|d| at[d] <= was[d] && was[d] + old_size[d] <= at[d] + size[d])
    });
    if same || covered {
        return Some(r.emit(Op::DynamicUpdateSlice {
            operand: first,
            update,
            starts: starts.to_vec(),
        }));
    }
    // An update inside the region that was just written is applied to the written value.
    let (at, was) = places?;
    let inside = (0..at.len()).all(|d| was[d] <= at[d] && at[d] + size[d] <= was[d] + old_size[d]);
    if !inside || !r.is_only_use(operand) || size.contains(&0) {
        return None;
    }
    let within: Vec<usize> = at.iter().zip(&was).map(|(at, was)| at - was).collect();
    let update = written(r, old, update, &within);
    Some(written(r, first, update, &was))
}

fn overwritten(n: usize) -> Func {
    let mut func = Func::new("overwritten");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 3]));
    let y = func.parameter(TensorType::new(ElementType::F32, [n]));
    let z = func.parameter(TensorType::new(ElementType::F32, [n + 1]));
    let one = func.scalar(ElementType::I64, Scalar::Int(1));
    let two = func.scalar(ElementType::I64, Scalar::Int(2));
    let first = func.dynamic_update_slice(x, y, &[two]);
    let second = func.dynamic_update_slice(first, z, &[one]);
    let third = func.dynamic_update_slice(second, y, &[one]);
    func.results = vec![third];
    func
}

fn with_itself(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, update, starts) = as_update(op)?;
    match r.op(update) {
        Op::DynamicSlice {
            operand: of,
            starts: from,
            ..
        } => (*of == operand && from == starts).then_some(operand),
        Op::Slice {
            operand: of,
            start,
            stride,
            ..
        } if *of == operand => {
            let at = known_starts_of_update(&r.out, operand, update, starts)?;
            let unit = (0..at.len()).all(|d| stride[d] == 1 || r.shape(update)[d] <= 1);
            (at == *start && unit).then_some(operand)
        }
        _ => None,
    }
}

fn put_back(n: usize) -> Func {
    let mut func = Func::new("put_back");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 3]));
    let at = func.parameter(TensorType::scalar(ElementType::I32));
    let part = func.dynamic_slice(x, &[at], &[n]);
    let same = func.dynamic_update_slice(x, part, &[at]);
    let one = func.scalar(ElementType::I64, Scalar::Int(1));
    let part = func.slice(same, &[1], &[n + 1], &[1]);
    func.results = vec![func.dynamic_update_slice(same, part, &[one])];
    func
}

fn of_its_update(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, starts, sizes) = as_dynamic_slice(op)?;
    let (_, update, written) = as_update(r.op(operand))?;
    (starts == written && r.shape(update) == sizes).then_some(update)
}

fn read_back(n: usize) -> Func {
    let mut func = Func::new("read_back");
    let x = func.parameter(TensorType::new(ElementType::F32, [n + 3]));
    let y = func.parameter(TensorType::new(ElementType::F32, [n]));
    let at = func.parameter(TensorType::scalar(ElementType::I32));
    let new = func.dynamic_update_slice(x, y, &[at]);
    func.results = vec![func.dynamic_slice(new, &[at], &[n])];
    func
}

fn update_of_value(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, update, starts) = as_update(op)?;
    let value = one_value(r, operand)?;
    let at = known_starts_of_update(&r.out, operand, update, starts)?;
    let (shape, size) = (r.shape(operand), r.shape(update));
    if size.contains(&0) {
        return None;
    }
    let low: Vec<i64> = at.iter().map(|at| *at as i64).collect();
    let high = (0..at.len())
        .map(|d| (shape[d] - at[d] - size[d]) as i64)
        .collect();
    let interior = vec![0; at.len()];
    let value = value.scalar(r);
    Some(r.emit(Op::Pad {
        operand: update,
        value,
        low,
        high,
        interior,
    }))
}

fn into_zeros(n: usize) -> Func {
    let mut func = Func::new("into_zeros");
    let x = func.parameter(TensorType::new(ElementType::F64, [n]));
    let zeros = func.splat(
        TensorType::new(ElementType::F64, [n + 3]),
        Scalar::Float(-0.0),
    );
    let one = func.scalar(ElementType::I64, Scalar::Int(1));
    func.results = vec![func.dynamic_update_slice(zeros, x, &[one])];
    func
}
