//! Scatters whose indices are positions become what they write.

use stablehlo::{
    Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims, TensorType, Value,
};

use super::indices::{Indices, places};
use super::runs::Runs;
use crate::rewrite::Meaning::Exact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "scatter-of-diagonal", reason: "what is written where two indices are equal is chosen there",
           meaning: Exact, apply: of_diagonal, example: diagonal },
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
