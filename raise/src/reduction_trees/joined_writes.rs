//! Writes of neighbouring boxes that compute the same are one write.
//!
//! A compiler unrolls a loop over rows and leaves a second loop for the last ones, and it may write `a - b * c` in one as a product and a
//! difference, in the other as a fused product and sum of `-c`. Where the kernel's loops could not be joined because of that, an array is
//! updated box by box, each with the same expression of elements at the same distance from the element that is written. Such boxes are
//! one: the expression of the largest is computed for all of them.
//!
//! `x * -c + s` and `s - x * c` have the same bits, as a product and a sum that are rounded each.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, Callees, ElementType, Func, Literal, Op, Scalar, Value};

use super::parts::Part;
use super::position::{Linear, Symbols};
use super::read::Reader;
use super::summand::{Expr, Summand, is_elementwise};
use super::sweep::Uses;

/// Larger expressions are left in their boxes.
const MOST_NODES: usize = 64;

/// The program, with one write in place of writes of neighbouring boxes.
pub(super) fn joined(func: &Func, callees: &mut Callees) -> Func {
    let chains = chains(func);
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    for value in func.values() {
        out.set_loc(func.loc(value));
        let written = match chains.get(&value) {
            Some(chain) => chain.write(func, &mut out, &new),
            None => {
                let op = func.op(value).map_operands(|operand| new[operand.index()]);
                let op = op.map_functions(callees, &mut joined);
                out.push(op).expect("it is as it was")
            }
        };
        new.push(written);
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    out
}

/// An array, and boxes of it that are written one after the other.
struct Chain {
    array: Value,
    boxes: Vec<Written>,
}

/// A box of an array, and what is written there.
struct Written {
    update: Value,
    start: Vec<i64>,
    sizes: Vec<usize>,
    /// What is computed for each of its elements, and from where; none once nothing can be joined to it.
    computed: Option<(Summand, Part)>,
    /// Whether it is larger than `update`.
    is_joined: bool,
}

fn chains(func: &Func) -> BTreeMap<Value, Chain> {
    let uses = Uses::of(func);
    let mut chains = BTreeMap::new();
    let mut inside = vec![false; func.len()];
    for root in func.values().rev() {
        if uses.gone[root.index()] || inside[root.index()] {
            continue;
        }
        let mut boxes = Vec::new();
        let mut array = root;
        while let Some((operand, written)) = written(func, array) {
            if array != root && !uses.is_for_one(array) {
                break;
            }
            inside[array.index()] = true;
            boxes.push(written);
            array = operand;
        }
        boxes.reverse();
        let apart = |a: &Written, b: &Written| (0..a.start.len()).any(|d| a.ends(d) <= b.start[d]);
        let disjoint = boxes.iter().enumerate().all(|(k, a)| {
            let mut others = boxes[..k].iter();
            others.all(|b| apart(a, b) || apart(b, a))
        });
        if boxes.len() < 2 || !disjoint {
            continue;
        }
        for written in &mut boxes {
            if uses.is_for_one(written.update) {
                written.computed = computed(func, written);
            }
        }
        if join(func, &mut boxes) {
            chains.insert(root, Chain { array, boxes });
        }
    }
    chains
}

/// The array that `value` is an update of, and what is written.
fn written(func: &Func, value: Value) -> Option<(Value, Written)> {
    let Op::DynamicUpdateSlice {
        operand,
        update,
        starts,
    } = func.op(value)
    else {
        return None;
    };
    let symbols = Symbols::new(vec![]);
    let reader = Reader {
        func,
        symbols: &symbols,
    };
    let sizes = func.shape(*update).to_vec();
    let written = Written {
        update: *update,
        start: reader.starts(starts, func.shape(*operand), &sizes)?,
        sizes,
        computed: None,
        is_joined: false,
    };
    Some((*operand, written))
}

/// What the elements of a box are computed from, as far back as each place is a linear function of the place in the box.
fn computed(func: &Func, written: &Written) -> Option<(Summand, Part)> {
    let at = written
        .sizes
        .iter()
        .enumerate()
        .map(|(d, size)| match size {
            1 => Linear::constant(0),
            _ => Linear::symbol(d),
        });
    let mut part = Part::new(written.sizes.clone(), vec![at.collect()]);
    let element = func.tensor(written.update).element;
    let mut summand = Summand::of(written.update, element);
    while let Some((value, leaf)) = summand.latest() {
        let symbols = Symbols::new(part.extents.clone());
        let reader = Reader {
            func,
            symbols: &symbols,
        };
        if let Some((from, at)) = reader.moved(value, &part.at[leaf]) {
            summand.leaves[leaf].value = from;
            part.at[leaf] = at;
            continue;
        }
        let is_as_it_is = func.tensor(value).element == summand.leaves[leaf].element;
        if is_as_it_is && is_elementwise(func.op(value)) {
            let (next, ranks) = summand.expanded(func, leaf);
            summand = next;
            part.expand(leaf, &ranks);
            if summand.expr.nodes() > MOST_NODES {
                return None;
            }
        } else {
            summand.leaves[leaf].is_last = true;
        }
    }
    Some((summand, part))
}

impl Written {
    /// Where it ends along a dimension.
    fn ends(&self, d: usize) -> i64 {
        self.start[d] + self.sizes[d] as i64
    }

    /// The dimension along which `other` lies next to this box, and has its extents otherwise.
    fn beside(&self, other: &Written) -> Option<usize> {
        let differs =
            |d: &usize| (self.start[*d], self.sizes[*d]) != (other.start[*d], other.sizes[*d]);
        let differ: Vec<usize> = (0..self.start.len()).filter(differs).collect();
        let [d] = differ[..] else {
            return None;
        };
        let is_next = self.ends(d) == other.start[d] || other.ends(d) == self.start[d];
        is_next.then_some(d)
    }

    /// Whether the elements of `other` are computed as those of this box would be there.
    fn goes_on(&self, other: &Written) -> bool {
        let (Some((summand, part)), Some((other_summand, other_part))) =
            (&self.computed, &other.computed)
        else {
            return false;
        };
        let is_same = summand.leaves == other_summand.leaves
            && normal(&summand.expr) == normal(&other_summand.expr);
        is_same
            && part.at.iter().zip(&other_part.at).all(|(places, others)| {
                let mut pairs = places.iter().zip(others);
                pairs.all(|(place, there)| self.moved(place, other).as_ref() == Some(there))
            })
    }

    /// A place that is read for an element of this box, for the element of `other`.
    fn moved(&self, place: &Linear, other: &Written) -> Option<Linear> {
        let mut there = place.clone();
        for (d, factor) in &place.factors {
            let by = other.start[*d] - self.start[*d];
            there = there.plus(factor.checked_mul(by)?)?;
        }
        there.factors.retain(|(d, _)| other.sizes[*d] > 1);
        Some(there)
    }

    /// This box and `other`, which is beside it along `d`.
    fn grown(&self, other: &Written, d: usize) -> Option<Written> {
        let (summand, mut part) = self.computed.clone()?;
        let start: Vec<i64> = self
            .start
            .iter()
            .zip(&other.start)
            .map(|(a, b)| *a.min(b))
            .collect();
        for place in part.at.iter_mut().flatten() {
            *place = place.moved(d, start[d] - self.start[d])?;
        }
        let mut sizes = self.sizes.clone();
        sizes[d] += other.sizes[d];
        part.extents.clone_from(&sizes);
        Some(Written {
            update: self.update,
            start,
            sizes,
            computed: Some((summand, part)),
            is_joined: true,
        })
    }
}

/// Joins boxes where that can be; whether any were.
fn join(func: &Func, boxes: &mut Vec<Written>) -> bool {
    let before = boxes.len();
    while let Some((a, b, grown)) = next(func, boxes) {
        boxes[a] = grown;
        boxes.remove(b);
    }
    boxes.len() < before
}

fn next(func: &Func, boxes: &[Written]) -> Option<(usize, usize, Written)> {
    for (a, of) in boxes.iter().enumerate() {
        for (b, other) in boxes.iter().enumerate() {
            // Of one element it is not known what the next would be.
            let beside = of.beside(other).filter(|d| a != b && of.sizes[*d] > 1);
            if let Some(d) = beside
                && of.goes_on(other)
                && let Some(grown) = of.grown(other, d)
                && let Some((summand, part)) = &grown.computed
                && summand.views(func, part).is_some()
            {
                return Some((a, b, grown));
            }
        }
    }
    None
}

/// `s - x * c` for `x * -c + s` of floats, and the same expression otherwise.
fn normal(expr: &Expr) -> Expr {
    let Expr::Computed(op, operands) = expr else {
        return expr.clone();
    };
    let operands: Vec<Expr> = operands.iter().map(normal).collect();
    if let (Op::Binary(BinaryOp::Add, x, y), [a, b]) = (op, &operands[..]) {
        for (product, other) in [(a, b), (b, a)] {
            if let Some(product) = negated(product) {
                let difference = Op::Binary(BinaryOp::Subtract, *x, *y);
                return Expr::Computed(difference, vec![other.clone(), product]);
            }
        }
    }
    Expr::Computed(op.clone(), operands)
}

/// The product with `c` of what is a product with `-c`, negative.
fn negated(product: &Expr) -> Option<Expr> {
    let Expr::Computed(op @ Op::Binary(BinaryOp::Multiply, ..), factors) = product else {
        return None;
    };
    let mut factors = factors.clone();
    let number = factors.iter_mut().find_map(|factor| match factor {
        Expr::Number(number) => Some(number),
        Expr::Leaf(_) | Expr::Computed(..) => None,
    })?;
    let element = number.element();
    let value = number.get(0).as_f64(element);
    if !matches!(element, ElementType::F32 | ElementType::F64) || value.partial_cmp(&0.0)?.is_ge() {
        return None;
    }
    *number = Literal::scalar(element, Scalar::Float(-value));
    Some(Expr::Computed(op.clone(), factors))
}

impl Chain {
    fn write(&self, func: &Func, out: &mut Func, new: &[Value]) -> Value {
        let mut array = new[self.array.index()];
        for written in &self.boxes {
            let update = match &written.computed {
                Some((summand, part)) if written.is_joined => {
                    let views = summand.views(func, part).expect("they were looked at");
                    let read = summand.read(views, out, new);
                    let order = 0..written.sizes.len();
                    let order: Vec<usize> = order.filter(|d| written.sizes[*d] > 1).collect();
                    let shape: Vec<usize> = order.iter().map(|d| written.sizes[*d]).collect();
                    let value = summand.write(read, &order, &shape, out);
                    out.reshape(value, &written.sizes)
                }
                _ => new[written.update.index()],
            };
            let starts = written.start.iter();
            let starts = starts.map(|start| out.scalar(ElementType::I64, Scalar::Int(*start)));
            let starts: Vec<Value> = starts.collect();
            array = out.dynamic_update_slice(array, update, &starts);
        }
        array
    }
}
