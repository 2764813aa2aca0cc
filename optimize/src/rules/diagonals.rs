//! Diagonal matrices: a diagonal is written as a `select` on equal indices, and a product with a
//! diagonal matrix scales rows or columns.
//!
//! Each element of such a product is a single term plus zeros times the other elements. These are
//! NaN if an element is not finite, so the bit-exact rule tests each column (or row) for non-finite
//! elements once.

use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp,
    Value,
};

use super::contractions::sides;
use super::index_functions;
use super::motion::example;
use super::pads::{self, Pad};
use super::shorthand::{One, one_value};
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "reshape-to-diagonal", reason: "every n + 1st element of n rows is on their diagonal",
           semantics: BitExact, apply: reshape_to_diagonal, example: folded },
    Rule { name: "dot-of-diagonal", reason: "a diagonal matrix multiplies rows; zeros need not be added",
           semantics: FastMath, apply: |r, op| scaled(r, op).map(|scaled| scaled.product), example: |n| diagonal(n, 0.0) },
    Rule { name: "dot-of-diagonal-of-all", reason: "a diagonal matrix multiplies rows; zeros times what is not finite are NaNs",
           semantics: BitExact, apply: of_diagonal, example: |n| diagonal(n, -0.0) },
];

fn reshape_to_diagonal(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Reshape { operand, shape } = op else {
        return None;
    };
    let pad = Pad::of(r.op(*operand))?;
    let (&[rows, columns], &[n]) = (&shape[..], r.shape(pad.operand)) else {
        return None;
    };
    let is_folded = pad.low == [0] && pad.high == [0] && pad.interior == [n];
    if rows != n || columns != n || n < 2 || !is_folded {
        return None;
    }
    let count = |r: &mut Rewriter, dimension: usize| {
        let (element, shape) = (ElementType::I32, shape.clone());
        r.emit(Op::Iota {
            element,
            shape,
            dimension,
        })
    };
    let (lhs, rhs) = (count(r, 0), count(r, 1));
    let pred = r.compare(Direction::Eq, lhs, rhs);
    let on_true = r.emit(Op::BroadcastInDim {
        operand: pad.operand,
        shape: shape.clone(),
        dimensions: vec![0],
    });
    let ty = TensorType::new(r.tensor(pad.value).element, shape.clone());
    let on_false = pads::broadcast(r, pad.value, ty);
    Some(r.select(pred, on_true, on_false))
}

fn folded(n: usize) -> Func {
    example([&[n], &[]], |f, [v, beside]| {
        let flat = f.pad(v, beside, &[0], &[0], &[n]);
        f.reshape(flat, &[n, n])
    })
}

/// Returns an array of the matrix's shape with its diagonal elements, if all other elements are
/// zero.
fn on_diagonal(r: &Rewriter, matrix: Value) -> Option<Value> {
    let Op::Select {
        pred,
        on_true,
        on_false,
    } = r.op(matrix)
    else {
        return None;
    };
    let One::Known(zero) = one_value(r, *on_false)? else {
        return None;
    };
    let is_zero = zero.get(0).as_f64(zero.element()) == 0.0;
    let shape = r.shape(matrix);
    let is_matrix = shape.len() == 2 && shape[0] == shape[1] && r.shape(*pred) == shape;
    (is_zero && is_matrix && index_functions::is_diagonal(r, *pred)).then_some(*on_true)
}

/// A product with a diagonal matrix, without the zero terms.
struct Scaled {
    /// The elements of the other operand, scaled by the diagonal.
    product: Value,
    /// The other operand, with the dimensions of the product.
    other: Value,
    /// The dimension of it that was contracted.
    along: usize,
}

fn scaled(r: &mut Rewriter, op: &Op) -> Option<Scaled> {
    let [left, right] = sides(r, op)?;
    if !left.batch.is_empty() || left.contract.len() != 1 || r.shape(left.operand).contains(&0) {
        return None;
    }
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    for (nth, (matrix, other)) in [(&left, &right), (&right, &left)].into_iter().enumerate() {
        let Some(of) = on_diagonal(r, matrix.operand) else {
            continue;
        };
        // The diagonal as a vector, if the selected array broadcasts it along rows or columns.
        let Op::BroadcastInDim {
            operand: diagonal,
            dimensions,
            ..
        } = r.op(of)
        else {
            continue;
        };
        let diagonal = *diagonal;
        if dimensions.len() > 1
            || r.shape(diagonal)
                .first()
                .is_some_and(|size| *size != r.shape(of)[0])
        {
            continue;
        }
        // The contracted dimension of the other operand replaces the free dimension of the matrix.
        let rank = r.shape(other.operand).len();
        let (axis, along) = (other.contract[0], if nth == 0 { 0 } else { rank - 1 });
        let mut permutation: Vec<usize> = (0..rank).filter(|d| *d != axis).collect();
        permutation.insert(along, axis);
        let mut other = other.operand;
        if !permutation.is_sorted() {
            other = r.emit(Op::Transpose {
                operand: other,
                permutation,
            });
        }
        let dimensions = match r.shape(diagonal) {
            [] => vec![],
            _ => vec![along],
        };
        let factor = r.emit(Op::BroadcastInDim {
            operand: diagonal,
            shape: ty.shape,
            dimensions,
        });
        return Some(Scaled {
            product: r.binary(BinaryOp::Multiply, factor, other),
            other,
            along,
        });
    }
    None
}

fn of_diagonal(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Scaled {
        product,
        other,
        along,
    } = scaled(r, op)?;
    if !r.is_float(product) {
        return Some(product);
    }
    // Whether another element of the column is not finite; the element's own product is correct.
    let finite = r.unary(UnaryOp::IsFinite, other);
    let not = r.not(finite);
    let own = r.convert(not, ElementType::I32);
    let zero = Literal::scalar(ElementType::I32, Scalar::Int(0));
    let init = r.emit(Op::Constant(zero));
    let all = r.emit(Op::Reduce {
        operand: own,
        init,
        dimensions: vec![along],
        combiner: Combiner::Add,
    });
    let shape = r.shape(product).to_vec();
    let dimensions = (0..shape.len()).filter(|d| *d != along).collect();
    let all = r.emit(Op::BroadcastInDim {
        operand: all,
        shape,
        dimensions,
    });
    let others = r.compare(Direction::Gt, all, own);
    let nan = r.splat_like(product, Scalar::Float(f64::NAN));
    let zeros = r.splat_like(product, Scalar::Float(0.0));
    let sum = r.select(others, nan, zeros);
    Some(r.binary(BinaryOp::Add, product, sum))
}

fn diagonal(n: usize, beside: f64) -> Func {
    let mut func = Func::new("diagonal");
    let v = func.parameter(TensorType::new(ElementType::F32, [n]));
    let x = func.parameter(TensorType::new(ElementType::F32, [3, n]));
    let shape = [n, n];
    let (i, j) = (
        func.iota(ElementType::I32, &shape, 0),
        func.iota(ElementType::I32, &shape, 1),
    );
    let same = func.compare(Direction::Eq, i, j);
    let wide = func.broadcast_in_dim(v, &shape, &[0]);
    let beside = func.splat(
        TensorType::new(ElementType::F32, shape),
        Scalar::Float(beside),
    );
    let matrix = func.select(same, wide, beside);
    let from_the_left = func.dot_general(matrix, x, (&[], &[]), (&[1], &[1]));
    let from_the_right = func.dot_general(x, matrix, (&[], &[]), (&[1], &[0]));
    func.results = vec![from_the_left, from_the_right];
    func
}
