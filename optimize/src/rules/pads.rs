//! Merges pads and halos (`wrap`, `extend`), and moves them past arithmetic towards the results, so
//! that arithmetic is done on fewer elements.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value};

use super::motion::{Window, example};
use super::shorthand::splat;
use crate::ops::is_elementwise_or_bits;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "pad-of-nothing", reason: "a pad that adds nothing, or only what is there",
           semantics: BitExact, apply: of_nothing, example: padded_splat },
    Rule { name: "pad-that-cuts", reason: "cutting off is a slice, which moves up",
           semantics: BitExact, apply: that_cuts, example: shifted },
    Rule { name: "pad-of-pad", reason: "one pad says it",
           semantics: BitExact, apply: of_pad, example: pads },
    Rule { name: "pad-of-broadcast", reason: "the smaller array is padded",
           semantics: BitExact, apply: of_broadcast, example: padded_rows },
    Rule { name: "elementwise-of-pads", reason: "nothing is computed where the padding is",
           semantics: BitExact, apply: elementwise, example: negated_pad },
    Rule { name: "elementwise-of-edges", reason: "nothing is computed twice, at the edges",
           semantics: BitExact, apply: edges, example: sum_of_wraps },
];

/// The operands and attributes of a pad.
#[derive(Clone, PartialEq)]
pub(super) struct Pad {
    pub(super) operand: Value,
    pub(super) value: Value,
    pub(super) low: Vec<i64>,
    pub(super) high: Vec<i64>,
    pub(super) interior: Vec<usize>,
}

impl Pad {
    pub(super) fn of(op: &Op) -> Option<Pad> {
        match op {
            Op::Pad {
                operand,
                value,
                low,
                high,
                interior,
            } => Some(Pad {
                operand: *operand,
                value: *value,
                low: low.clone(),
                high: high.clone(),
                interior: interior.clone(),
            }),
            _ => None,
        }
    }

    pub(super) fn emit(self, r: &mut Rewriter) -> Value {
        let Pad {
            operand,
            value,
            low,
            high,
            interior,
        } = self;
        r.emit(Op::Pad {
            operand,
            value,
            low,
            high,
            interior,
        })
    }

    pub(super) fn lies_as(&self, other: &Pad) -> bool {
        (&self.low, &self.high, &self.interior) == (&other.low, &other.high, &other.interior)
    }

    /// Returns whether there is neither negative nor interior padding.
    pub(super) fn is_plain(&self) -> bool {
        let all = self.low.iter().chain(&self.high);
        self.interior.iter().all(|i| *i == 0) && all.into_iter().all(|edge| *edge >= 0)
    }

    /// Returns the window of the operand in the result.
    pub(super) fn window(&self, r: &Rewriter) -> Window {
        let mut window = Window::all(r.shape(self.operand));
        window.start = self.low.iter().map(|low| *low as usize).collect();
        window
    }
}

/// Returns whether two scalars are equal: bitwise equal constants, or the same value.
pub(super) fn is_same(r: &Rewriter, x: Value, y: Value) -> bool {
    match (r.op(x), r.op(y)) {
        (Op::Constant(x), Op::Constant(y)) => x.reshaped([]) == y.reshaped([]),
        _ => x == y,
    }
}

fn of_nothing(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let pad = Pad::of(op)?;
    let mut edges = pad.low.iter().chain(&pad.high);
    let ty = r.out.type_of(op).ok()?.tensors()[0].clone();
    if edges.all(|edge| *edge == 0) && ty == *r.tensor(pad.operand) {
        return Some(pad.operand);
    }
    let is_splat = match r.op(pad.operand) {
        Op::Constant(literal) => {
            let all = literal.splat_value();
            let same = all.map(|all| Literal::scalar(ty.element, all));
            matches!((same, r.op(pad.value)), (Some(same), Op::Constant(value)) if same == *value)
        }
        Op::BroadcastInDim { operand, .. } => *operand == pad.value,
        _ => r.tensor(pad.operand).count() == 0,
    };
    if !is_splat {
        return None;
    }
    Some(broadcast(r, pad.value, ty))
}

/// Broadcasts a scalar.
pub(super) fn broadcast(r: &mut Rewriter, scalar: Value, ty: TensorType) -> Value {
    match splat(r, scalar) {
        Some(all) => r.emit(Op::Constant(Literal::splat(ty, all))),
        None => r.emit(Op::BroadcastInDim {
            operand: scalar,
            shape: ty.shape,
            dimensions: Vec::new(),
        }),
    }
}

fn padded_splat(n: usize) -> Func {
    example([&[n]], |f, [x]| {
        let half = f.scalar(ElementType::F32, Scalar::Float(0.5));
        let ty = TensorType::new(ElementType::F32, [n]);
        let halves = f.splat(ty, Scalar::Float(0.5));
        let more = f.pad(halves, half, &[1], &[2], &[1]);
        let none = Op::Pad {
            operand: x,
            value: half,
            low: vec![0],
            high: vec![0],
            interior: vec![0],
        };
        let none = f.push(none).expect("the same shape");
        let all = f.concatenate(&[more, none], 0);
        f.unary(UnaryOp::Negate, all)
    })
}

fn that_cuts(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let mut pad = Pad::of(op)?;
    let shape = r.shape(pad.operand).to_vec();
    let mut window = Window::all(&shape);
    for (d, size) in shape.iter().copied().enumerate() {
        let (low, high) = (pad.low[d], pad.high[d]);
        if low >= 0 && high >= 0 {
            continue;
        }
        let between = pad.interior[d] != 0 && size > 1;
        let cut = [low, high].map(|edge| usize::try_from(-edge.min(0)));
        let [Ok(before), Ok(behind)] = cut else {
            return None;
        };
        if between || before.checked_add(behind)? > size {
            return None; // padding is cut off too
        }
        window.start[d] = before;
        window.size[d] = size - before - behind;
        (pad.low[d], pad.high[d]) = (low.max(0), high.max(0));
    }
    if window.is_all(&shape) {
        return None;
    }
    pad.operand = window.take(r, pad.operand);
    Some(pad.emit(r))
}

fn shifted(n: usize) -> Func {
    example([&[n, 3], &[]], |f, [x, zero]| {
        let one = i64::from(n > 0);
        f.pad(x, zero, &[-one, 1], &[1, -1], &[0, 0])
    })
}

fn of_pad(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let outer = Pad::of(op)?;
    let mut pad = Pad::of(r.op(outer.operand))?;
    if !is_same(r, outer.value, pad.value) {
        return None;
    }
    for d in 0..pad.low.len() {
        if outer.interior[d] != 0 {
            return None;
        }
        for (inner, outer) in [
            (&mut pad.low[d], outer.low[d]),
            (&mut pad.high[d], outer.high[d]),
        ] {
            if *inner < 0 && outer > 0 {
                return None; // negative padding is not undone
            }
            *inner = inner.checked_add(outer)?;
        }
    }
    Some(pad.emit(r))
}

fn pads(n: usize) -> Func {
    example([&[n, 3], &[]], |f, [x, zero]| {
        let once = f.pad(x, zero, &[1, -1], &[0, 2], &[2, 0]);
        f.pad(once, zero, &[-1, 0], &[2, 3], &[0, 0])
    })
}

fn of_broadcast(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let pad = Pad::of(op)?;
    let Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    } = r.op(pad.operand).clone()
    else {
        return None;
    };
    let sizes = r.shape(operand).to_vec();
    let rank = sizes.len();
    let (mut low, mut high, mut interior) = (vec![0; rank], vec![0; rank], vec![0; rank]);
    for (d, size) in shape.iter().enumerate() {
        if (pad.low[d], pad.high[d], pad.interior[d]) == (0, 0, 0) {
            continue;
        }
        let k = dimensions.iter().position(|to| *to == d)?;
        if sizes[k] != *size {
            return None;
        }
        (low[k], high[k], interior[k]) = (pad.low[d], pad.high[d], pad.interior[d]);
    }
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let operand = Pad {
        operand,
        value: pad.value,
        low,
        high,
        interior,
    }
    .emit(r);
    Some(r.emit(Op::BroadcastInDim {
        operand,
        shape,
        dimensions,
    }))
}

fn padded_rows(n: usize) -> Func {
    example([&[n, 2], &[]], |f, [x, zero]| {
        let rows = f.broadcast_in_dim(x, &[2, 3, n], &[2, 0]);
        f.pad(rows, zero, &[1, 0, 2], &[0, 0, 1], &[0, 0, 1])
    })
}

fn elementwise(r: &mut Rewriter, op: &Op) -> Option<Value> {
    if !is_elementwise_or_bits(&r.out, op) {
        return None;
    }
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let operands = op.operands();
    let full = |v: &&Value| r.shape(**v) == shape;
    let pad = operands
        .iter()
        .filter(full)
        .find_map(|v| Pad::of(r.op(*v)))?;
    let small = r.shape(pad.operand).to_vec();
    if small.iter().product::<usize>() >= shape.iter().product() {
        return None;
    }
    // The value of each operand inside, and in the padding.
    let mut parts = Vec::new();
    for v in operands {
        let part = match Pad::of(r.op(v)) {
            _ if r.shape(v) != shape => (v, v),
            Some(other) if other.lies_as(&pad) && r.shape(other.operand) == small => {
                (other.operand, other.value)
            }
            _ => {
                let all = splat(r, v)?;
                let element = r.tensor(v).element;
                let ty = TensorType::new(element, small.clone());
                let inside = r.emit(Op::Constant(Literal::splat(ty, all)));
                (inside, r.emit(Op::Constant(Literal::scalar(element, all))))
            }
        };
        parts.push(part);
    }
    let (mut inside, mut outside) = (parts.iter(), parts.iter());
    let mut next = |_| inside.next().map_or(pad.operand, |part| part.0);
    let operand = r.emit(op.map_operands(&mut next));
    let mut next = |_| outside.next().map_or(pad.value, |part| part.1);
    let value = r.emit(op.map_operands(&mut next));
    let pad = Pad {
        operand,
        value,
        ..pad
    };
    Some(pad.emit(r))
}

fn negated_pad(n: usize) -> Func {
    example([&[n, 3], &[n, 3], &[]], |f, [x, y, zero]| {
        let [x, y] = [x, y].map(|v| f.pad(v, zero, &[1, 0], &[0, 1], &[1, 0]));
        let sum = f.binary(BinaryOp::Subtract, x, y);
        let ty = f.tensor(sum).clone();
        let half = f.splat(ty, Scalar::Float(0.5));
        f.binary(BinaryOp::Multiply, half, sum)
    })
}

fn edges(r: &mut Rewriter, op: &Op) -> Option<Value> {
    if !is_elementwise_or_bits(&r.out, op) {
        return None;
    }
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    let operands = op.operands();
    let is_edge = |op: &Op| matches!(op, Op::Wrap { .. } | Op::Extend { .. });
    let edge = operands.iter().map(|v| r.op(*v)).find(|op| is_edge(op));
    let edge = edge?.clone();
    let small = r.shape(edge.operands()[0]).to_vec();
    let mut inside = Vec::new();
    for v in operands {
        let other = r.op(v);
        let same = is_edge(other) && {
            let own = other.operands()[0];
            edge.map_operands(|_| own) == *other && r.shape(own) == small
        };
        inside.push(match same {
            _ if r.shape(v) != shape => v,
            true => other.operands()[0],
            false => {
                let all = splat(r, v)?;
                let ty = TensorType::new(r.tensor(v).element, small.clone());
                r.emit(Op::Constant(Literal::splat(ty, all)))
            }
        });
    }
    let mut inside = inside.into_iter();
    let moved = r.emit(op.map_operands(|v| inside.next().unwrap_or(v)));
    Some(r.emit(edge.map_operands(|_| moved)))
}

fn sum_of_wraps(n: usize) -> Func {
    example([&[n + 1, 3], &[n + 1, 3]], |f, [x, y]| {
        let [x, y] = [x, y].map(|v| f.wrap(v, 0, 1, 1));
        let sum = f.binary(BinaryOp::Add, x, y);
        f.unary(UnaryOp::Negate, sum)
    })
}
