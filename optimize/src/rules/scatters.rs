//! Scatters whose indices are positions, or all the same, become what they write.

use stablehlo::{
    Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims, TensorType, Value,
};

use super::indices::{Indices, places};
use super::masks::{slice, written};
use super::reductions::splat;
use super::runs::Runs;
use super::scattered::Indexed;
use crate::rewrite::Meaning::{Exact, Relaxed};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "scatter-of-diagonal", reason: "what is written where two indices are equal is chosen there",
           meaning: Exact, apply: of_diagonal, example: diagonal },
    Rule { name: "scatter-of-same", reason: "updates of one element are put together before they are written",
           meaning: Exact, apply: |r, op| of_same(r, op, false), example: one_place },
    Rule { name: "float-scatter-of-same", reason: "updates of one element are put together first, in another order",
           meaning: Relaxed, apply: |r, op| of_same(r, op, true), example: one_sum },
];

fn of_diagonal(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Scatter {
        operand,
        indices,
        updates,
        dims,
        combiner: Combiner::Set,
        ..
    } = op
    else {
        return None;
    };
    let (operand, updates) = (*operand, *updates);
    let (shape, count) = (r.shape(operand).to_vec(), r.shape(updates).to_vec());
    let ([rows, columns], [n]) = (&shape[..], &count[..]) else {
        return None;
    };
    if rows != n || columns != n || *n == 0 || !dims.update_window_dims.is_empty() {
        return None;
    }
    let indices = Indices {
        array: *indices,
        vector_dim: dims.index_vector_dim,
        map: &dims.scatter_dims_to_operand_dims,
    };
    let places = places(r, &indices, &count, &[], 2, |_, sum| Some(sum))?;
    let is_count = |runs: Runs| runs == Runs::affine(*n, 0, 1);
    for place in &places {
        is_count(place.alone(&count)?.1).then_some(())?;
    }
    let counts = |r: &mut Rewriter, dimension: usize| {
        let (element, shape) = (ElementType::I64, shape.clone());
        r.emit(Op::Iota {
            element,
            shape,
            dimension,
        })
    };
    let (lhs, rhs) = (counts(r, 0), counts(r, 1));
    let pred = r.emit(Op::Compare {
        direction: Direction::Eq,
        lhs,
        rhs,
    });
    let (shape, dimensions) = (shape.clone(), vec![0]);
    let on_true = r.emit(Op::BroadcastInDim {
        operand: updates,
        shape,
        dimensions,
    });
    Some(r.emit(Op::Select {
        pred,
        on_true,
        on_false: operand,
    }))
}

fn diagonal(n: usize) -> Func {
    let mut func = Func::new("diagonal_scatter");
    let v = func.parameter(TensorType::new(ElementType::F32, [n]));
    let zeros = func.splat(
        TensorType::new(ElementType::F32, [n, n]),
        Scalar::Float(0.0),
    );
    let counts = func.iota(ElementType::I32, &[n, 2], 0);
    let dims = ScatterDims {
        update_window_dims: vec![],
        inserted_window_dims: vec![0, 1],
        scatter_dims_to_operand_dims: vec![0, 1],
        index_vector_dim: 1,
    };
    func.results = vec![func.scatter(zeros, counts, v, dims, Combiner::Set)];
    func
}

fn of_same(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let Op::Scatter {
        operand,
        dims,
        combiner,
        ..
    } = op
    else {
        return None;
    };
    let (operand, combiner, combine) = (*operand, *combiner, combiner.binary()?);
    let element = r.tensor(operand).element;
    let in_order = element.is_float() && matches!(combiner, Combiner::Add | Combiner::Mul);
    if in_order != rounds || !dims.update_window_dims.is_empty() {
        return None;
    }
    let identity = combiner.identity(element)?;
    let indexed = Indexed::of(r, op)?;
    let room = r.shape(operand).to_vec();
    let places = indexed.places(r, dims, room.len())?;
    let Indexed {
        mut values, guard, ..
    } = indexed;
    let shape = r.shape(values).to_vec();
    let is_one = places
        .iter()
        .all(|sum| sum.along.iter().all(Option::is_none));
    if !is_one || shape.iter().all(|size| *size == 1) {
        return None;
    }
    let starts = places.iter().map(|sum| usize::try_from(sum.constant).ok());
    let start = starts.collect::<Option<Vec<_>>>()?;
    if start.iter().zip(&room).any(|(at, size)| at >= size) {
        return None; // where nothing is written
    }
    if let Some(guard) = guard {
        let none = splat(r, element, &shape, identity);
        values = r.select(guard, values, none);
    }
    let init = splat(r, element, &[], identity);
    let all = r.emit(Op::Reduce {
        operand: values,
        init,
        dimensions: (0..shape.len()).collect(),
        combiner,
    });
    let all = r.emit(Op::Reshape {
        operand: all,
        shape: vec![1; room.len()],
    });
    let limit: Vec<usize> = start.iter().map(|at| at + 1).collect();
    let old = slice(r, operand, &start, &limit);
    let new = r.binary(combine, old, all);
    Some(written(r, operand, new, &start))
}

/// `updates` of the second element of `operand`, but for the first update.
fn updated(func: &mut Func, operand: Value, updates: Value, combiner: Combiner) -> Value {
    let shape = func.shape(updates).to_vec();
    let ty = TensorType::new(ElementType::I32, shape.clone());
    let nth = func.iota(ElementType::I32, &shape, 0);
    let [one, beyond] = [1, -1].map(|at| func.splat(ty.clone(), Scalar::Int(at)));
    let is_later = func.compare(Direction::Ge, nth, one);
    let at = func.select(is_later, one, beyond);
    let at = func.reshape(at, &[shape[0], 1]);
    let dims = ScatterDims {
        update_window_dims: vec![],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
    };
    func.scatter(operand, at, updates, dims, combiner)
}

fn one_place(n: usize) -> Func {
    let mut func = Func::new("one_place");
    let mut results = Vec::new();
    for (element, combiner) in [
        (ElementType::I32, Combiner::Add),
        (ElementType::U8, Combiner::Xor),
        (ElementType::F32, Combiner::Min),
        (ElementType::F64, Combiner::Max),
    ] {
        let x = func.parameter(TensorType::new(element, [n + 1]));
        let updates = func.parameter(TensorType::new(element, [n]));
        results.push(updated(&mut func, x, updates, combiner));
    }
    func.results = results;
    func
}

fn one_sum(n: usize) -> Func {
    let mut func = Func::new("one_sum");
    let [x, updates] = [n + 1, n].map(|n| func.parameter(TensorType::new(ElementType::F32, [n])));
    func.results = vec![updated(&mut func, x, updates, Combiner::Add)];
    func
}
