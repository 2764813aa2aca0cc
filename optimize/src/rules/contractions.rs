//! Simplifies `dot_general`, and turns sums of products into it: broadcasts and transposes of its
//! operands are not needed.

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Op, Scalar, TensorType, Value};

use super::reductions::Reduction;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "dot-over-one", reason: "one product is no sum",
           semantics: BitExact, apply: over_one, example: outer },
    Rule { name: "dot-of-transpose", reason: "a dot_general finds its dimensions wherever they are",
           semantics: BitExact, apply: of_transpose, example: turned },
    Rule { name: "sum-of-products", reason: "a matrix product need not be stored before it is summed; in the order of a dot_general",
           semantics: FastMath, apply: sum_of_products, example: written_out },
    Rule { name: "sum-of-many-products", reason: "a sum of several matrix products, one after the other",
           semantics: FastMath, apply: sum_of_many_products, example: many_written_out },
];

/// An operand of a `dot_general`, with its batch, contracting and free dimensions.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) operand: Value,
    pub(super) batch: Vec<usize>,
    pub(super) contract: Vec<usize>,
    free: Vec<usize>,
}

pub(super) fn sides(r: &Rewriter, op: &Op) -> Option<[Side; 2]> {
    let Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        rhs_batch,
        lhs_contract,
        rhs_contract,
    } = op
    else {
        return None;
    };
    let side = |operand: Value, batch: &[usize], contract: &[usize]| Side {
        operand,
        batch: batch.to_vec(),
        contract: contract.to_vec(),
        free: (0..r.shape(operand).len())
            .filter(|d| !batch.contains(d) && !contract.contains(d))
            .collect(),
    };
    Some([
        side(*lhs, lhs_batch, lhs_contract),
        side(*rhs, rhs_batch, rhs_contract),
    ])
}

/// Broadcasts an operand to the result's shape, without its contracting dimensions, which have size
/// 1.
fn broadcast_into(r: &mut Rewriter, side: &Side, first_free: usize, shape: &[usize]) -> Value {
    let of = r.shape(side.operand).to_vec();
    let kept: Vec<usize> = (0..of.len())
        .filter(|d| !side.contract.contains(d))
        .collect();
    let to = |d: &usize| match side.batch.iter().position(|b| b == d) {
        Some(nth) => nth,
        None => first_free + side.free.iter().position(|f| f == d).unwrap_or(0),
    };
    let short = kept.iter().map(|d| of[*d]).collect();
    let dimensions = kept.iter().map(to).collect();
    let operand = r.emit(Op::Reshape {
        operand: side.operand,
        shape: short,
    });
    r.emit(Op::BroadcastInDim {
        operand,
        shape: shape.to_vec(),
        dimensions,
    })
}

fn over_one(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let [left, right] = sides(r, op)?;
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    if left.contract.iter().any(|d| r.shape(left.operand)[*d] != 1) || ty.shape.contains(&0) {
        return None;
    }
    let batch = left.batch.len();
    let x = broadcast_into(r, &left, batch, &ty.shape);
    let y = broadcast_into(r, &right, batch + left.free.len(), &ty.shape);
    let product = r.emit(Op::Binary(BinaryOp::Multiply, x, y));
    if !ty.element.is_float() {
        return Some(product);
    }
    // A `dot_general` adds to 0, so a product of -0 becomes 0.
    let zero = r.emit(Op::Constant(stablehlo::Literal::splat(ty, Scalar::Int(0))));
    Some(r.emit(Op::Binary(BinaryOp::Add, product, zero)))
}

fn outer(n: usize) -> Func {
    let mut func = Func::new("outer");
    let x = func.parameter(TensorType::new(ElementType::F32, [1, n, 2]));
    let y = func.parameter(TensorType::new(ElementType::F32, [3, 2, 1]));
    func.results = vec![func.dot_general(x, y, (&[2], &[1]), (&[0], &[2]))];
    func
}

fn of_transpose(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let mut both = sides(r, op)?;
    let mut changed = false;
    for side in &mut both {
        let Op::Transpose {
            operand,
            permutation,
        } = r.op(side.operand)
        else {
            continue;
        };
        let to = |dims: &[usize]| -> Vec<usize> { dims.iter().map(|d| permutation[*d]).collect() };
        let free = to(&side.free);
        if !free.is_sorted() {
            continue;
        }
        *side = Side {
            operand: *operand,
            batch: to(&side.batch),
            contract: to(&side.contract),
            free,
        };
        changed = true;
    }
    let [left, right] = both;
    changed.then(|| {
        r.emit(Op::DotGeneral {
            lhs: left.operand,
            rhs: right.operand,
            lhs_batch: left.batch,
            rhs_batch: right.batch,
            lhs_contract: left.contract,
            rhs_contract: right.contract,
        })
    })
}

fn turned(n: usize) -> Func {
    let mut func = Func::new("turned");
    let x = func.parameter(TensorType::new(ElementType::F32, [n, 2]));
    let y = func.parameter(TensorType::new(ElementType::F32, [n, 3]));
    let turned = func.transpose(x, &[1, 0]);
    func.results = vec![func.dot_general(turned, y, (&[], &[]), (&[1], &[0]))];
    func
}

/// Two factors, and the dimension of the product array for each of their dimensions.
struct Product {
    sides: [(Value, Vec<usize>); 2],
    shape: Vec<usize>,
}

impl Product {
    /// Matches `products` if reducing it over the `reduced` dimensions is a contraction: each
    /// factor has a free dimension that the other lacks, and both have all reduced dimensions.
    fn of(r: &Rewriter, products: Value, reduced: &[usize]) -> Option<Product> {
        let Op::Binary(BinaryOp::Multiply, x, y) = *r.op(products) else {
            return None;
        };
        let shape = r.shape(products).to_vec();
        let of = |value: Value| -> Option<(Value, Vec<usize>)> {
            match r.op(value) {
                Op::BroadcastInDim {
                    operand,
                    dimensions,
                    ..
                } => {
                    let mut own = r.shape(*operand).iter().zip(dimensions);
                    let all = own.all(|(size, d)| *size == shape[*d]);
                    all.then(|| (*operand, dimensions.clone()))
                }
                _ => Some((value, (0..shape.len()).collect())),
            }
        };
        let sides = [of(x)?, of(y)?];
        let [(_, in_x), (_, in_y)] = &sides;
        let both = |d: &usize| in_x.contains(d) && in_y.contains(d);
        let only = |of: &[usize], other: &[usize]| {
            of.iter()
                .any(|d| !reduced.contains(d) && !other.contains(d))
        };
        let is_product = only(in_x, in_y) && only(in_y, in_x) && reduced.iter().all(both);
        let all = (0..shape.len()).all(|d| in_x.contains(&d) || in_y.contains(&d));
        (is_product && all).then_some(Product { sides, shape })
    }

    /// Returns the products summed over the `reduced` dimensions, as a `dot_general`.
    fn contract(self, r: &mut Rewriter, reduced: &[usize]) -> Value {
        let Product {
            sides: [(x, in_x), (y, in_y)],
            shape,
        } = self;
        let both = |d: &usize| in_x.contains(d) && in_y.contains(d);
        let batch: Vec<usize> = (0..shape.len())
            .filter(|d| both(d) && !reduced.contains(d))
            .collect();
        let place = |of: &[usize], dims: &[usize]| -> Vec<usize> {
            dims.iter()
                .filter_map(|d| of.iter().position(|o| o == d))
                .collect()
        };
        let free = |of: &[usize]| of.iter().copied().filter(|d| !both(d)).collect::<Vec<_>>();
        let made: Vec<usize> = [batch.clone(), free(&in_x), free(&in_y)].concat();
        let dot = r.emit(Op::DotGeneral {
            lhs: x,
            rhs: y,
            lhs_batch: place(&in_x, &batch),
            rhs_batch: place(&in_y, &batch),
            lhs_contract: place(&in_x, reduced),
            rhs_contract: place(&in_y, reduced),
        });
        let kept: Vec<usize> = (0..shape.len()).filter(|d| !reduced.contains(d)).collect();
        let permutation = place(&made, &kept);
        if permutation.is_sorted() {
            return dot;
        }
        r.emit(Op::Transpose {
            operand: dot,
            permutation,
        })
    }
}

/// Matches a sum of floats whose operand has no other use.
fn sum_of_floats(r: &Rewriter, op: &Op) -> Option<Reduction> {
    let reduction = Reduction::of(r, op)?;
    let is_sum = reduction.combiner == Combiner::Add && reduction.element.is_float();
    (is_sum && r.is_only_use(reduction.operand)).then_some(reduction)
}

fn sum_of_products(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let reduction = sum_of_floats(r, op)?;
    let product = Product::of(r, reduction.operand, &reduction.dimensions)?;
    Some(product.contract(r, &reduction.dimensions))
}

/// The maximum number of products in a sum that is split.
const MOST_PRODUCTS: usize = 64;

fn sum_of_many_products(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let reduction = sum_of_floats(r, op)?;
    let mut left = vec![reduction.operand];
    let mut products = Vec::new();
    while let Some(value) = left.pop() {
        match *r.op(value) {
            Op::Binary(BinaryOp::Add, x, y) if r.is_only_use(value) => left.extend([y, x]),
            _ => products.push(Product::of(r, value, &reduction.dimensions)?),
        }
        if products.len() + left.len() > MOST_PRODUCTS {
            return None;
        }
    }
    if products.len() < 2 {
        return None;
    }
    let mut sum = None;
    for product in products {
        let dot = product.contract(r, &reduction.dimensions);
        sum = Some(match sum {
            Some(sum) => r.emit(Op::Binary(BinaryOp::Add, sum, dot)),
            None => dot,
        });
    }
    sum
}

fn many_written_out(n: usize) -> Func {
    let mut func = Func::new("many_written_out");
    let x = func.parameter(TensorType::new(ElementType::F32, [2, n]));
    let y = func.parameter(TensorType::new(ElementType::F32, [n, 3]));
    let shape = [3, 2, n];
    let products = |func: &mut Func, x: Value| {
        let x = func.broadcast_in_dim(x, &shape, &[1, 2]);
        let y = func.broadcast_in_dim(y, &shape, &[2, 0]);
        func.binary(BinaryOp::Multiply, x, y)
    };
    let squares = func.binary(BinaryOp::Multiply, x, x);
    let (some, more) = (products(&mut func, x), products(&mut func, squares));
    let all = func.binary(BinaryOp::Add, some, more);
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    func.results = vec![func.reduce(all, zero, &[2], Combiner::Add)];
    func
}

fn written_out(n: usize) -> Func {
    let mut func = Func::new("written_out");
    let x = func.parameter(TensorType::new(ElementType::F32, [2, n]));
    let y = func.parameter(TensorType::new(ElementType::F32, [n, 3]));
    let shape = [3, 2, n];
    let (x, y) = (
        func.broadcast_in_dim(x, &shape, &[1, 2]),
        func.broadcast_in_dim(y, &shape, &[2, 0]),
    );
    let products = func.binary(BinaryOp::Multiply, x, y);
    let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
    func.results = vec![func.reduce(products, zero, &[2], Combiner::Add)];
    func
}
