//! Replaces masks that hold in a box by slices, updates and pads of that box, so that nothing is
//! computed outside only to be discarded by a `select`.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use super::index_functions::{self, Mask};
use super::shorthand::one_value;
use crate::ops::{as_update, known_starts_of_update};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "known-mask", reason: "a comparison of positions that always holds, or never, is a constant",
           semantics: BitExact, apply: known_mask, example: always },
    Rule { name: "select-of-padded", reason: "a padded box chosen where it lies is written there",
           semantics: BitExact, apply: select_of_padded, example: guarded },
    Rule { name: "select-of-update", reason: "a choice that takes from an update what it wrote needs no mask",
           semantics: BitExact, apply: select_of_update, example: chosen_update },
    Rule { name: "select-of-value", reason: "an array inside a box and one value around it is a padded slice",
           semantics: BitExact, apply: select_of_value, example: bordered },
];

/// Returns the box that `pred` selects (start and limit), and the arms that are taken inside and
/// outside of it.
fn boxed(r: &Rewriter, op: &Op) -> Option<(Vec<usize>, Vec<usize>, Value, Value)> {
    let Op::Select {
        pred,
        on_true,
        on_false,
    } = op
    else {
        return None;
    };
    let shape = r.shape(*on_true);
    if r.shape(*pred) != shape || shape.contains(&0) {
        return None;
    }
    let (start, limit, holds) = index_functions::mask(r, *pred)?.as_box(shape)?;
    let (inside, outside) = if holds {
        (*on_true, *on_false)
    } else {
        (*on_false, *on_true)
    };
    Some((start, limit, inside, outside))
}

fn known_mask(r: &mut Rewriter, op: &Op) -> Option<Value> {
    match op {
        Op::Compare {
            direction,
            lhs,
            rhs,
        } => {
            let ty = r.tensor(*lhs).with_element(ElementType::Pred);
            if ty.shape.contains(&0) || !r.tensor(*lhs).element.is_integer() {
                return None;
            }
            let holds = index_functions::compared(r, *direction, *lhs, *rhs)?;
            Some(r.emit(Op::Constant(Literal::splat(ty, Scalar::Int(holds.into())))))
        }
        Op::Binary(BinaryOp::And | BinaryOp::Or, x, _)
            if r.tensor(*x).element == ElementType::Pred =>
        {
            let ty = r.tensor(*x).clone();
            let all = index_functions::mask_of(r, op)?;
            let Mask::All(all) = all else {
                return None;
            };
            Some(r.emit(Op::Constant(Literal::splat(ty, Scalar::Int(all.into())))))
        }
        Op::Select {
            pred,
            on_true,
            on_false,
        } => {
            let Op::Constant(literal) = r.op(*pred) else {
                return None;
            };
            let all = literal.splat_value()?;
            Some(if all.as_i64() != 0 {
                *on_true
            } else {
                *on_false
            })
        }
        _ => None,
    }
}

fn always(n: usize) -> Func {
    let mut func = Func::new("always");
    let ty = TensorType::new(ElementType::I32, [n, 3]);
    let x = func.parameter(ty.clone());
    let y = func.parameter(ty.clone());
    let counts = func.iota(ElementType::I32, &ty.shape, 0);
    let bound = func.splat(ty, Scalar::Int(n as i64));
    let inside = func.compare(Direction::Lt, counts, bound);
    func.results = vec![func.select(inside, x, y)];
    func
}

/// Emits an update of `base` with `update` at the constant `start`.
pub(super) fn written(r: &mut Rewriter, base: Value, update: Value, start: &[usize]) -> Value {
    let mut starts = Vec::with_capacity(start.len());
    for at in start {
        let at = Literal::scalar(ElementType::I64, Scalar::Int(*at as i64));
        starts.push(r.emit(Op::Constant(at)));
    }
    r.emit(Op::DynamicUpdateSlice {
        operand: base,
        update,
        starts,
    })
}

/// Emits the slice `start..limit` of `operand`, unless it is the whole array.
pub(super) fn slice(r: &mut Rewriter, operand: Value, start: &[usize], limit: &[usize]) -> Value {
    if limit == r.shape(operand) && start.iter().all(|s| *s == 0) {
        return operand;
    }
    r.emit(Op::Slice {
        operand,
        start: start.to_vec(),
        limit: limit.to_vec(),
        stride: vec![1; start.len()],
    })
}

fn select_of_padded(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (start, limit, inside, outside) = boxed(r, op)?;
    let Op::Pad {
        operand,
        low,
        interior,
        ..
    } = r.op(inside)
    else {
        return None;
    };
    let operand = *operand;
    let size = r.shape(operand);
    let fits = |d: usize| {
        interior[d] == 0 && start[d] as i64 >= low[d] && limit[d] as i64 - low[d] <= size[d] as i64
    };
    if !(0..start.len()).all(fits) {
        return None;
    }
    let moved = |ends: &[usize]| -> Vec<usize> {
        ends.iter()
            .zip(low)
            .map(|(end, low)| (*end as i64 - low) as usize)
            .collect()
    };
    let (from, to) = (moved(&start), moved(&limit));
    let update = slice(r, operand, &from, &to);
    Some(written(r, outside, update, &start))
}

/// Builds the mask of positions whose index in dimension `d` is in `from..to`.
fn inside(func: &mut Func, shape: &[usize], d: usize, from: usize, to: usize) -> Value {
    let ty = TensorType::new(ElementType::I32, shape);
    let counts = func.iota(ElementType::I32, shape, d);
    let from = func.splat(ty.clone(), Scalar::Int(from as i64));
    let to = func.splat(ty, Scalar::Int(to as i64));
    let low = func.compare(Direction::Ge, counts, from);
    let high = func.compare(Direction::Lt, counts, to);
    func.binary(BinaryOp::And, low, high)
}

fn guarded(n: usize) -> Func {
    let mut func = Func::new("guarded");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, n + 1]));
    let out = func.parameter(TensorType::new(ElementType::F32, [n + 2, n + 2]));
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    let padded = func.pad(x, zero, &[1, 1], &[1, 0], &[0, 0]);
    let shape = [n + 2, n + 2];
    let rows = inside(&mut func, &shape, 0, 1, n + 1);
    let columns = inside(&mut func, &shape, 1, 2, n + 2);
    let mask = func.binary(BinaryOp::And, rows, columns);
    func.results = vec![func.select(mask, padded, out)];
    func
}

fn select_of_update(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (start, limit, inside, outside) = boxed(r, op)?;
    // Either the box lies in the update, or it contains the update and the updated array is the
    // other arm.
    if let Some((operand, update, starts)) = as_update(r.op(inside)) {
        let (at, size) = (
            known_starts_of_update(&r.out, inside, update, starts)?,
            r.shape(update),
        );
        let is_box = (0..at.len()).all(|d| at[d] <= start[d] && limit[d] <= at[d] + size[d]);
        if is_box && r.is_only_use(inside) {
            let back = |ends: &[usize]| -> Vec<usize> {
                ends.iter().zip(&at).map(|(end, at)| end - at).collect()
            };
            let (from, to) = (back(&start), back(&limit));
            let update = slice(r, update, &from, &to);
            return Some(written(r, outside, update, &start));
        }
        let covered = (0..at.len()).all(|d| start[d] <= at[d] && at[d] + size[d] <= limit[d]);
        if covered && operand == outside {
            return Some(inside);
        }
    }
    // The update lies in the box, where its array is not selected.
    let (operand, update, starts) = as_update(r.op(outside))?;
    let (at, size) = (
        known_starts_of_update(&r.out, outside, update, starts)?,
        r.shape(update),
    );
    let covered = (0..at.len()).all(|d| start[d] <= at[d] && at[d] + size[d] <= limit[d]);
    if !covered {
        return None;
    }
    let Op::Select { pred, on_true, .. } = op else {
        return None;
    };
    let (on_true, on_false) = if *on_true == inside {
        (inside, operand)
    } else {
        (operand, inside)
    };
    Some(r.emit(Op::Select {
        pred: *pred,
        on_true,
        on_false,
    }))
}

fn chosen_update(n: usize) -> Func {
    let mut func = Func::new("chosen_update");
    let x = func.parameter(TensorType::new(ElementType::F32, [n]));
    let old = func.parameter(TensorType::new(ElementType::F32, [n + 3]));
    let out = func.parameter(TensorType::new(ElementType::F32, [n + 3]));
    let one = func.scalar(ElementType::I32, Scalar::Int(1));
    let new = func.dynamic_update_slice(old, x, &[one]);
    let mask = inside(&mut func, &[n + 3], 0, 1, n + 1);
    func.results = vec![func.select(mask, new, out)];
    func
}

fn select_of_value(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (start, limit, inside, outside) = boxed(r, op)?;
    if r.tensor(inside).element == ElementType::Pred {
        return None; // a mask is easier to analyse
    }
    let value = one_value(r, outside)?;
    let high: Vec<i64> = limit
        .iter()
        .zip(r.shape(inside))
        .map(|(to, size)| (size - to) as i64)
        .collect();
    let operand = slice(r, inside, &start, &limit);
    let low = start.iter().map(|s| *s as i64).collect();
    let interior = vec![0; start.len()];
    let value = value.scalar(r);
    Some(r.emit(Op::Pad {
        operand,
        value,
        low,
        high,
        interior,
    }))
}

fn bordered(n: usize) -> Func {
    let mut func = Func::new("bordered");
    let shape = [n + 2, n];
    let ty = TensorType::new(ElementType::F32, shape);
    let x = func.parameter(ty.clone());
    let mask = inside(&mut func, &shape, 0, 1, n + 1);
    let border = func.splat(ty, Scalar::Float(-0.5));
    func.results = vec![func.select(mask, x, border)];
    func
}
