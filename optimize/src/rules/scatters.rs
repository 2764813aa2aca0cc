//! Rewrites scatters to a diagonal, empty scatters, and scatters that update an element several
//! times.

use stablehlo::{
    Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims, TensorType, Value,
};

use super::index_functions::Sum;
use super::indexed::Indexed;
use super::indices::{Indices, places};
use super::masks::{slice, written};
use super::piecewise_affine::Runs;
use super::reductions::splat;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "scatter-of-diagonal", reason: "what is written where two indices are equal is chosen there",
           semantics: BitExact, apply: of_diagonal, example: diagonal },
    Rule { name: "scatter-of-nothing", reason: "where there are no updates, or nowhere to write them, nothing changes",
           semantics: BitExact, apply: of_nothing, example: |n| one_place(n / 9) },
    Rule { name: "scatter-of-same", reason: "updates of one element are put together before they are written",
           semantics: BitExact, apply: |r, op| of_same(r, op, false), example: one_place },
    Rule { name: "float-scatter-of-same", reason: "updates of one element are put together first, in another order",
           semantics: FastMath, apply: |r, op| of_same(r, op, true), example: one_sum },
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
    let dims = ScatterDims::of_elements(2, 1);
    func.results = vec![func.scatter(zeros, counts, v, dims, Combiner::Set)];
    func
}

fn of_nothing(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Scatter {
        operand, updates, ..
    } = op
    else {
        return None;
    };
    let is_empty = |value: &Value| r.shape(*value).contains(&0);
    (is_empty(updates) || is_empty(operand)).then_some(*operand)
}

/// A scatter of single elements that combines them with the existing ones, instead of overwriting
/// those.
pub(super) struct Together {
    pub(super) operand: Value,
    pub(super) dims: ScatterDims,
    pub(super) combiner: Combiner,
    /// Its indices and updates. Masked updates have been replaced by the identity, so there is no
    /// guard.
    pub(super) indexed: Indexed,
    /// The identity of the combiner.
    pub(super) identity: Scalar,
}

impl Together {
    /// Matches a scatter whose combiner `rounds`, so that the order of updates matters, or one that
    /// does not round.
    pub(super) fn of(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Together> {
        let Op::Scatter {
            operand,
            dims,
            combiner,
            ..
        } = op
        else {
            return None;
        };
        let element = r.tensor(*operand).element;
        let identity = combiner.identity(element)?;
        if combiner.rounds(element) != rounds || !dims.update_window_dims.is_empty() {
            return None;
        }
        let mut indexed = Indexed::of(r, op)?;
        if let Some(guard) = indexed.guard.take() {
            let shape = r.shape(indexed.values).to_vec();
            let nothing = splat(r, element, &shape, identity);
            indexed.values = r.select(guard, indexed.values, nothing);
        }
        Some(Together {
            operand: *operand,
            dims: dims.clone(),
            combiner: *combiner,
            indexed,
            identity,
        })
    }

    /// Reduces the updates over `dimensions`.
    fn reduced(&self, r: &mut Rewriter, dimensions: &[usize]) -> Value {
        let element = r.tensor(self.operand).element;
        let init = splat(r, element, &[], self.identity);
        r.emit(Op::Reduce {
            operand: self.indexed.values,
            init,
            dimensions: dimensions.to_vec(),
            combiner: self.combiner,
        })
    }

    /// Slices the indices to the first position in each of `dimensions`; returns them and their
    /// component dimension.
    fn first(&self, r: &mut Rewriter, dimensions: &[usize]) -> (Value, usize) {
        let (array, vector_dim) = (self.indexed.array, self.indexed.vector_dim);
        // Indices have the component dimension in addition to the dimensions of the updates.
        let along = |d: &usize| d + usize::from(*d >= vector_dim);
        let gone: Vec<usize> = dimensions.iter().map(along).collect();
        let shape = r.shape(array).to_vec();
        let mut limit = shape.clone();
        gone.iter().for_each(|d| limit[*d] = 1);
        let operand = slice(r, array, &vec![0; shape.len()], &limit);
        let left = (0..shape.len()).filter(|d| !gone.contains(d));
        let shape = left.map(|d| shape[d]).collect();
        let before = gone.iter().filter(|d| **d < vector_dim).count();
        (r.emit(Op::Reshape { operand, shape }), vector_dim - before)
    }
}

fn of_same(r: &mut Rewriter, op: &Op, rounds: bool) -> Option<Value> {
    let scatter = Together::of(r, op, rounds)?;
    let room = r.shape(scatter.operand).to_vec();
    let places = scatter.indexed.places(r, &scatter.dims, room.len())?;
    let shape = r.shape(scatter.indexed.values).to_vec();
    let is_same = |d: &usize| shape[*d] > 1 && places.iter().all(|sum| sum.along[*d].is_none());
    let same: Vec<usize> = (0..shape.len()).filter(is_same).collect();
    if same.is_empty() {
        return None;
    }
    let all = shape.iter().product::<usize>();
    if same.iter().map(|d| shape[*d]).product::<usize>() == all {
        return of_one(r, &scatter, &places);
    }
    let updates = scatter.reduced(r, &same);
    let (indices, index_vector_dim) = scatter.first(r, &same);
    Some(r.emit(Op::Scatter {
        operand: scatter.operand,
        indices,
        updates,
        dims: ScatterDims {
            index_vector_dim,
            ..scatter.dims
        },
        combiner: scatter.combiner,
        indices_are_sorted: false,
        unique_indices: false,
    }))
}

/// Handles the case that all updates write one element.
fn of_one(r: &mut Rewriter, scatter: &Together, places: &[Sum]) -> Option<Value> {
    if places
        .iter()
        .any(|sum| sum.along.iter().any(Option::is_some))
    {
        return None;
    }
    let operand = scatter.operand;
    let room = r.shape(operand).to_vec();
    let starts = places.iter().map(|sum| usize::try_from(sum.constant).ok());
    let start = starts.collect::<Option<Vec<_>>>()?;
    if start.iter().zip(&room).any(|(at, size)| at >= size) {
        return None; // out of bounds: nothing is written
    }
    let dimensions: Vec<usize> = (0..r.shape(scatter.indexed.values).len()).collect();
    let all = scatter.reduced(r, &dimensions);
    let all = r.emit(Op::Reshape {
        operand: all,
        shape: vec![1; room.len()],
    });
    let limit: Vec<usize> = start.iter().map(|at| at + 1).collect();
    let old = slice(r, operand, &start, &limit);
    let new = r.binary(scatter.combiner.binary()?, old, all);
    Some(written(r, operand, new, &start))
}

/// Scatters `updates`, except for the first, to the second element of `operand`.
fn updated(func: &mut Func, operand: Value, updates: Value, combiner: Combiner) -> Value {
    let shape = func.shape(updates).to_vec();
    let ty = TensorType::new(ElementType::I32, shape.clone());
    let nth = func.iota(ElementType::I32, &shape, 0);
    let [one, beyond] = [1, -1].map(|at| func.splat(ty.clone(), Scalar::Int(at)));
    let is_later = func.compare(Direction::Ge, nth, one);
    let at = func.select(is_later, one, beyond);
    let at = func.reshape(at, &[shape[0], 1]);
    let dims = ScatterDims::of_elements(1, 1);
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
