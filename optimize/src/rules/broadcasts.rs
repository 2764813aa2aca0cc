//! Simplifies broadcasts, and reductions of broadcasts. (`scalars` moves broadcasts past
//! arithmetic.)

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Literal, Op, Value};

use super::motion::{constant, example, example_of};
use super::shorthand::splat;
use crate::rewrite::Semantics::{BitExact, FastMath};
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "broadcast-that-repeats-nothing", reason: "a reshape says it, and moves nothing",
           semantics: BitExact, apply: repeats_nothing, example: column },
    Rule { name: "broadcast-of-ones", reason: "dimensions of size 1 need not be there to be repeated",
           semantics: BitExact, apply: of_ones, example: row_everywhere },
    Rule { name: "broadcast-of-transpose", reason: "the broadcast reads the order that is there",
           semantics: BitExact, apply: of_transpose, example: turned_rows },
    Rule { name: "broadcast-of-iota", reason: "it counts in the larger shape",
           semantics: BitExact, apply: of_iota, example: count_in_rows },
    Rule { name: "reduce-of-broadcast", reason: "the least, the greatest, and all or any of the same is the same",
           semantics: BitExact, apply: reduce_same, example: greatest_of_rows },
    Rule { name: "sum-of-broadcast", reason: "a sum of n of the same is a product with n",
           semantics: BitExact, apply: sum_of_integers, example: sum_of_same },
    Rule { name: "float-sum-of-broadcast", reason: "a sum of n of the same is a product with n, but for rounding",
           semantics: FastMath, apply: sum_of_floats, example: sum_of_same_floats },
];

/// Returns the operand, the shape and the dimension map of a broadcast.
fn broadcast(op: &Op) -> Option<(Value, &[usize], &[usize])> {
    match op {
        Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        } => Some((*operand, shape, dimensions)),
        _ => None,
    }
}

fn repeats_nothing(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, shape, dimensions) = broadcast(op)?;
    let from = r.shape(operand).to_vec();
    if from.iter().product::<usize>() != shape.iter().product() || shape.contains(&0) {
        return None;
    }
    let mut order: Vec<usize> = (0..from.len()).collect();
    order.sort_by_key(|k| dimensions[*k]);
    let long = order.iter().copied().filter(|k| from[*k] != 1);
    let operand = match long.is_sorted() {
        true => operand,
        false => r.emit(Op::Transpose {
            operand,
            permutation: order,
        }),
    };
    if r.shape(operand) == shape {
        return Some(operand);
    }
    let shape = shape.to_vec();
    Some(r.emit(Op::Reshape { operand, shape }))
}

fn column(n: usize) -> Func {
    example([&[n, 3]], |f, [x]| {
        f.broadcast_in_dim(x, &[3, 1, n], &[2, 0])
    })
}

fn of_ones(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (operand, shape, dimensions) = broadcast(op)?;
    let from = r.shape(operand);
    let long: Vec<usize> = (0..from.len()).filter(|k| from[*k] != 1).collect();
    if long.len() == from.len() {
        return None;
    }
    let small = long.iter().map(|k| from[*k]).collect();
    let operand = r.emit(Op::Reshape {
        operand,
        shape: small,
    });
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape: shape.to_vec(),
        dimensions: long.iter().map(|k| dimensions[*k]).collect(),
    }))
}

fn row_everywhere(n: usize) -> Func {
    example([&[1, n]], |f, [x]| {
        f.broadcast_in_dim(x, &[4, n, 2], &[0, 1])
    })
}

fn of_transpose(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (turned, shape, dimensions) = broadcast(op)?;
    let Op::Transpose {
        operand,
        permutation,
    } = r.op(turned)
    else {
        return None;
    };
    let mut to = vec![0; dimensions.len()];
    for (d, from) in permutation.iter().enumerate() {
        to[*from] = dimensions[d];
    }
    let moved = Op::BroadcastInDim {
        operand: *operand,
        shape: shape.to_vec(),
        dimensions: to,
    };
    Some(r.emit(moved))
}

fn turned_rows(n: usize) -> Func {
    example([&[n, 3, 2]], |f, [x]| {
        let turned = f.transpose(x, &[1, 2, 0]);
        f.broadcast_in_dim(turned, &[4, 3, 2, n], &[1, 2, 3])
    })
}

fn of_iota(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (count, shape, dimensions) = broadcast(op)?;
    let Op::Iota {
        element,
        shape: ref from,
        dimension,
    } = *r.op(count)
    else {
        return None;
    };
    let to = dimensions[dimension];
    if from[dimension] != shape[to] {
        return None; // a single zero, repeated
    }
    Some(r.emit(Op::Iota {
        element,
        shape: shape.to_vec(),
        dimension: to,
    }))
}

fn count_in_rows(n: usize) -> Func {
    example_of(ElementType::I32, [], |f, []| {
        let count = f.iota(ElementType::I32, &[n, 1], 0);
        f.broadcast_in_dim(count, &[2, n, 3], &[1, 2])
    })
}

/// A reduction of a broadcast.
struct Repeated {
    combiner: Combiner,
    init: Value,
    /// The operand of the broadcast.
    operand: Value,
    /// The dimensions of the operand that are reduced.
    own: Vec<usize>,
    /// How many times each element is repeated in the reduction.
    times: usize,
    /// The result's shape, and the positions in it of the operand's other dimensions.
    shape: Vec<usize>,
    dimensions: Vec<usize>,
}

impl Repeated {
    fn of(r: &Rewriter, op: &Op) -> Option<Repeated> {
        let Op::Reduce {
            operand,
            init,
            dimensions: reduced,
            combiner,
        } = op
        else {
            return None;
        };
        let (operand, shape, dimensions) = broadcast(r.op(*operand))?;
        let sizes = r.shape(operand);
        let real = |d: usize| {
            let found = dimensions.iter().position(|to| *to == d);
            found.is_some_and(|k| sizes[k] == shape[d])
        };
        let repeat = reduced.iter().filter(|d| !real(**d));
        let times: usize = repeat.map(|d| shape[*d]).product();
        let own: Vec<usize> = (0..sizes.len())
            .filter(|k| reduced.contains(&dimensions[*k]))
            .collect();
        let kept: Vec<usize> = (0..shape.len()).filter(|d| !reduced.contains(d)).collect();
        let at = |d: usize| kept.iter().filter(|k| **k < d).count();
        let rest = (0..sizes.len()).filter(|k| !own.contains(k));
        let rest: Vec<usize> = rest.map(|k| at(dimensions[k])).collect();
        (times > 1).then(|| Repeated {
            combiner: *combiner,
            init: *init,
            operand,
            dimensions: rest,
            own,
            times,
            shape: kept.iter().map(|d| shape[*d]).collect(),
        })
    }

    /// Broadcasts `value`, which has the operand's unreduced dimensions, to the result's shape.
    fn spread(self, r: &mut Rewriter, value: Value) -> Value {
        r.emit(Op::BroadcastInDim {
            operand: value,
            shape: self.shape,
            dimensions: self.dimensions,
        })
    }

    /// Reduces the operand over its own dimensions, from `init` on.
    fn reduced(&self, r: &mut Rewriter, init: Value) -> Value {
        if self.own.is_empty() {
            return self.operand;
        }
        r.emit(Op::Reduce {
            operand: self.operand,
            init,
            dimensions: self.own.clone(),
            combiner: self.combiner,
        })
    }
}

/// Combines `value` with the scalar `init`, unless that is the identity.
fn with_init(r: &mut Rewriter, combiner: Combiner, init: Value, value: Value) -> Option<Value> {
    let ty = r.tensor(value).clone();
    let identity = combiner.identity(ty.element);
    let is_neutral = identity.is_some_and(|identity| {
        splat(r, init).is_some_and(|init| {
            Literal::scalar(ty.element, identity) == Literal::scalar(ty.element, init)
        })
    });
    if is_neutral {
        return Some(value);
    }
    let init = r.emit(Op::BroadcastInDim {
        operand: init,
        shape: ty.shape,
        dimensions: Vec::new(),
    });
    Some(r.emit(Op::Binary(combiner.binary()?, init, value)))
}

fn reduce_same(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let repeated = Repeated::of(r, op)?;
    let (combiner, init) = (repeated.combiner, repeated.init);
    if !matches!(
        combiner,
        Combiner::Min | Combiner::Max | Combiner::And | Combiner::Or
    ) {
        return None;
    }
    let value = match repeated.own.is_empty() {
        true => with_init(r, combiner, init, repeated.operand)?,
        false => repeated.reduced(r, init),
    };
    Some(repeated.spread(r, value))
}

fn greatest_of_rows(n: usize) -> Func {
    example([&[n, 2], &[]], |f, [x, least]| {
        let rows = f.broadcast_in_dim(x, &[n, 3, 2], &[0, 2]);
        let same = f.reduce(rows, least, &[1], Combiner::Max);
        let one = f.reduce(rows, least, &[0, 1], Combiner::Min);
        let one = f.broadcast_in_dim(one, &[n, 2], &[1]);
        f.binary(BinaryOp::Subtract, same, one)
    })
}

fn sum_of_integers(r: &mut Rewriter, op: &Op) -> Option<Value> {
    sum(r, op, |element| element.is_integer())
}

fn sum_of_floats(r: &mut Rewriter, op: &Op) -> Option<Value> {
    sum(r, op, ElementType::is_float)
}

fn sum(r: &mut Rewriter, op: &Op, works: impl Fn(ElementType) -> bool) -> Option<Value> {
    let repeated = Repeated::of(r, op)?;
    let element = r.tensor(repeated.operand).element;
    if repeated.combiner != Combiner::Add || !works(element) {
        return None;
    }
    let times = i64::try_from(repeated.times).ok()?;
    let zero = constant(r, element, &[], 0);
    let one = repeated.reduced(r, zero);
    let shape = r.shape(one).to_vec();
    let times = constant(r, element, &shape, times);
    let all = r.emit(Op::Binary(BinaryOp::Multiply, one, times));
    let all = with_init(r, Combiner::Add, repeated.init, all)?;
    Some(repeated.spread(r, all))
}

fn sum_of_same(n: usize) -> Func {
    example_of(ElementType::I8, [&[n, 2], &[]], |f, [x, init]| {
        let rows = f.broadcast_in_dim(x, &[n, 3, 2], &[0, 2]);
        f.reduce(rows, init, &[0, 1], Combiner::Add)
    })
}

fn sum_of_same_floats(n: usize) -> Func {
    example([&[n, 2], &[]], |f, [x, init]| {
        let rows = f.broadcast_in_dim(x, &[n, 3, 2], &[0, 2]);
        f.reduce(rows, init, &[1], Combiner::Add)
    })
}
