//! Computes elementwise ops before their operands are broadcast.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, TensorType, UnaryOp, Value};

use super::shorthand::splat;
use crate::ops::is_elementwise;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "op-before-broadcast", reason: "an op of broadcast scalars or rows has fewer elements to compute before the broadcast",
           semantics: BitExact, apply: before_broadcast, example: broadcasts },
];

fn broadcasts(n: usize) -> Func {
    let mut f = Func::new("broadcasts");
    let scalar = f.parameter(TensorType::scalar(ElementType::F32));
    let row = f.parameter(TensorType::new(ElementType::F32, [n, 1]));
    let [s, x] = [(scalar, &[][..]), (row, &[1, 0][..])]
        .map(|(x, dimensions)| f.broadcast_in_dim(x, &[3, n], dimensions));
    let sum = f.binary(BinaryOp::Add, s, x);
    f.results = vec![f.unary(UnaryOp::Exp, sum)];
    f
}

/// How an operand is obtained without the dimensions in which nothing varies.
enum Source {
    /// A scalar operand of an array op, which is used unchanged.
    Scalar,
    Splat(stablehlo::Scalar),
    /// The operand of a broadcast, and the dimension map.
    Broadcast(Value, Vec<usize>),
    Iota(usize),
}

fn source(r: &Rewriter, operand: Value, rank: usize) -> Option<Source> {
    match r.op(operand) {
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => Some(Source::Broadcast(*operand, dimensions.clone())),
        Op::Iota { dimension, .. } => Some(Source::Iota(*dimension)),
        _ if r.tensor(operand).rank() < rank => Some(Source::Scalar),
        _ => splat(r, operand).map(Source::Splat),
    }
}

fn before_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    if !is_elementwise(op) {
        return None;
    }
    let operands = op.operands();
    let any = |v: &Value| matches!(r.op(*v), Op::BroadcastInDim { .. });
    if !operands.iter().any(any) {
        return None;
    }
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    let sources = operands.iter().map(|v| source(r, *v, ty.rank()));
    let sources: Vec<Source> = sources.collect::<Option<_>>()?;
    // Whether anything varies in a dimension.
    let mut varies = vec![false; ty.rank()];
    for source in &sources {
        match source {
            Source::Scalar | Source::Splat(_) => {}
            Source::Iota(dimension) => varies[*dimension] = true,
            Source::Broadcast(from, dimensions) => {
                for (size, dimension) in r.shape(*from).iter().zip(dimensions) {
                    varies[*dimension] |= *size != 1;
                }
            }
        }
    }
    let kept: Vec<usize> = (0..ty.rank()).filter(|d| varies[*d]).collect();
    let shape: Vec<usize> = kept.iter().map(|d| ty.shape[*d]).collect();
    if ty.count() == 0 || shape.iter().product::<usize>() == ty.count() {
        return None;
    }
    let small: Vec<Value> = (operands.iter().zip(sources))
        .map(|(operand, source)| reduced(r, *operand, source, &kept, &shape))
        .collect();
    let mut given = small.into_iter();
    let op = op.map_operands(|v| given.next().unwrap_or(v));
    let operand = r.emit(op);
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape: ty.shape,
        dimensions: kept,
    }))
}

/// Returns the operand restricted to the dimensions `kept`, which have the given `shape`.
fn reduced(
    r: &mut Rewriter,
    operand: Value,
    source: Source,
    kept: &[usize],
    shape: &[usize],
) -> Value {
    let element = r.tensor(operand).element;
    let place = |dimension: &usize| kept.iter().position(|d| d == dimension);
    match source {
        Source::Scalar => operand,
        Source::Splat(all) => {
            let ty = TensorType::new(element, shape);
            r.emit(Op::Constant(Literal::splat(ty, all)))
        }
        Source::Iota(dimension) => {
            let dimension = place(&dimension).unwrap_or(0);
            r.emit(Op::Iota {
                element,
                shape: shape.to_vec(),
                dimension,
            })
        }
        Source::Broadcast(from, dimensions) => {
            let long = r.shape(from).iter().zip(&dimensions);
            let long = long.filter(|(size, _)| **size != 1);
            let (from_shape, dimensions): (Vec<usize>, Vec<usize>) = long
                .filter_map(|(size, d)| Some((*size, place(d)?)))
                .unzip();
            let mut small = from;
            if from_shape.len() < r.tensor(from).rank() {
                small = r.emit(Op::Reshape {
                    operand: from,
                    shape: from_shape,
                });
            }
            let in_place = dimensions.iter().copied().eq(0..shape.len());
            if in_place && r.shape(small) == shape {
                return small;
            }
            r.emit(Op::BroadcastInDim {
                operand: small,
                shape: shape.to_vec(),
                dimensions,
            })
        }
    }
}
