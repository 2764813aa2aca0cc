//! Selects by the index in one dimension with a single row on one side:
//! `i > 0 ? x[i - 1] : x[n - 1]`.
//!
//! As a select, every device would need that row, although only one device has the cells that use
//! it. As a concatenation, the row is sent to that device only.

use std::collections::HashMap;
use std::ops::Range;

use stablehlo::{ElementType, Func, Literal, Op, Value, eval};

/// Returns the function with such selects rewritten as concatenations.
pub(crate) fn in_pieces(func: &Func) -> Func {
    func.rewritten(|out, _, op| match BoundarySelect::of(out, &op) {
        Some(seam) => seam.write(out),
        None => {
            let op = op.map_bodies(&mut in_pieces);
            out.push(op).expect("it fitted before")
        }
    })
}

/// A select between an array and a row of another one.
struct BoundarySelect {
    dim: usize,
    /// The indices where the row is selected.
    range: Range<usize>,
    /// An array that is constant in `dim`; its extent there may be 1.
    row: Value,
    /// The array that is selected elsewhere.
    array: Value,
}

impl BoundarySelect {
    fn of(func: &Func, op: &Op) -> Option<BoundarySelect> {
        let Op::Select {
            pred,
            on_true,
            on_false,
        } = op
        else {
            return None;
        };
        let (dim, holds) = along(func, *pred)?;
        let size = func.shape(*on_true)[dim];
        let by = |(row, array, range): (Value, Value, Range<usize>)| {
            let row = row_of(func, row, dim)?;
            Some(BoundarySelect {
                dim,
                range,
                row,
                array,
            })
        };
        let fails = match (holds.start, holds.end) {
            (0, end) => Some(end..size),
            (start, end) if end == size => Some(0..start),
            _ => None, // on both sides
        };
        let one = by((*on_true, *on_false, holds));
        one.or_else(|| by((*on_false, *on_true, fails?)))
    }

    fn write(&self, out: &mut Func) -> Value {
        let mut wide = out.shape(self.array).to_vec();
        let size = std::mem::replace(&mut wide[self.dim], self.range.len());
        let all: Vec<usize> = (0..wide.len()).collect();
        let before = cut(out, self.array, self.dim, 0..self.range.start);
        let row = out.broadcast_in_dim(self.row, &wide, &all);
        let behind = cut(out, self.array, self.dim, self.range.end..size);
        let pieces = [before, Some(row), behind];
        let pieces: Vec<Value> = pieces.into_iter().flatten().collect();
        out.concatenate(&pieces, self.dim)
    }
}

fn cut(out: &mut Func, array: Value, dim: usize, range: Range<usize>) -> Option<Value> {
    if range.is_empty() {
        return None;
    }
    let mut limit = out.shape(array).to_vec();
    let (mut start, stride) = (vec![0; limit.len()], vec![1; limit.len()]);
    (start[dim], limit[dim]) = (range.start, range.end);
    Some(out.slice(array, &start, &limit, &stride))
}

/// Returns the slice with one element in `dim` that `value` broadcasts in that dimension.
fn row_of(func: &Func, value: Value, dim: usize) -> Option<Value> {
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = func.op(value)
    else {
        return None;
    };
    let mut row = *operand;
    if let Op::Reshape { operand, .. } = func.op(row) {
        row = *operand;
    }
    let is_slice = matches!(func.op(row), Op::Slice { .. });
    let mut thin = shape.clone();
    thin[dim] = 1;
    // The reshape may only have removed dimensions of extent 1.
    let others = (0..shape.len()).filter(|d| shape[*d] > 1 && *d != dim);
    let in_order = dimensions.is_sorted() && others.into_iter().all(|d| dimensions.contains(&d));
    (is_slice && in_order && func.shape(row) == thin).then_some(row)
}

/// Returns the only dimension that a predicate depends on, and the range of indices where it holds,
/// if it is one range.
fn along(func: &Func, pred: Value) -> Option<(usize, Range<usize>)> {
    let (line, dim) = match func.op(pred) {
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => match dimensions[..] {
            [dim] => (*operand, dim),
            _ => return None,
        },
        _ => (pred, 0),
    };
    if func.tensor(line).rank() != 1 || func.tensor(line).element != ElementType::Pred {
        return None;
    }
    let holds = known(func, line)?;
    let places: Vec<usize> = (0..holds.count())
        .filter(|k| holds.get(*k).as_f64(ElementType::Pred) != 0.0)
        .collect();
    let (first, last) = (*places.first()?, *places.last()?);
    let is_part = places.len() < holds.count();
    (is_part && last - first + 1 == places.len()).then_some((dim, first..last + 1))
}

/// The most ops of a predicate that are evaluated.
const CONE: usize = 16;

/// Evaluates a value that depends on constants and iotas only.
fn known(func: &Func, value: Value) -> Option<Literal> {
    let mut cone = vec![value];
    let mut next = 0;
    while let Some(member) = cone.get(next).copied() {
        let plain = matches!(
            func.op(member),
            Op::Constant(_)
                | Op::Iota { .. }
                | Op::BroadcastInDim { .. }
                | Op::Unary(..)
                | Op::Binary(..)
                | Op::Compare { .. }
                | Op::Convert { .. }
        );
        if !plain || cone.len() > CONE {
            return None;
        }
        for operand in func.op(member).operands() {
            if !cone.contains(&operand) {
                cone.push(operand);
            }
        }
        next += 1;
    }
    cone.sort_by_key(|member| member.index());
    let mut small = Func::new("known");
    let mut new: HashMap<Value, Value> = HashMap::new();
    for member in cone {
        let op = func.op(member).map_operands(|v| new[&v]);
        new.insert(member, small.push(op).expect("it fitted before"));
    }
    small.results = vec![new[&value]];
    eval(&small, &[]).ok()?.pop()
}
