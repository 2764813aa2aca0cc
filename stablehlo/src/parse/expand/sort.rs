//! Expands sorts whose comparison is more than one op.

use std::collections::HashSet;

use super::super::asked::Attributes;
use super::super::build::Builder;
use super::super::cursor::Problem;
use super::super::lift::{lift, push};
use super::super::scope::{BuildFailure, Scope};
use super::super::tree::OpNode;
use super::only_region;
use crate::{BinaryOp, Direction, ElementType, Func, Op, SortOrder, Value};

/// A sort key: a value computed from the elements at one position.
struct Key {
    /// The value in the comparison, for the first of the compared elements.
    value: Value,
    descending: bool,
}

impl<'n> Builder<'n> {
    /// Expands a sort of `x` whose region compares keys lexicographically, each computed in the
    /// same way from the elements at both positions. The keys become further arrays, and a stable
    /// sort is emitted for each key, from the last to the first.
    pub(super) fn general_sort(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        x: &[Value],
    ) -> Result<Vec<Value>, BuildFailure> {
        let mut attributes = Attributes::new(&node.attributes, node.at);
        let dimension: usize = attributes.number("dimension")?;
        let is_stable = attributes.flag("is_stable")?;
        attributes.finish()?;
        let (region, shape) = only_region(func, node, x, "a sort has operands and one region")?;
        let twice = x.iter().flat_map(|v| [func.tensor(*v).element; 2]);
        let elements: Vec<ElementType> = twice.collect();
        let (scalar, captured) = self.scalar_region(func, scope, node, region, &elements)?;
        let keys = match scalar.results.as_slice() {
            [result] => keys(&scalar, *result, elements.len()),
            _ => None,
        };
        let Some(keys) = keys else {
            let message = "the region must compare, by LT or GT, what it computes in the same way \
                           from the elements at both places";
            return Err(Problem::new(node.at, message).into());
        };
        let args: Vec<Value> = x.iter().flat_map(|v| [*v; 2]).chain(captured).collect();
        let roots: Vec<Value> = keys.iter().map(|key| key.value).collect();
        let mut moved = lift(func, &scalar, &args, &shape, &roots, node.at)?;
        let count = keys.len();
        moved.extend(x);
        for (nth, key) in keys.iter().enumerate().rev() {
            let operands = [&[moved[nth]], &moved[..nth], &moved[count..]].concat();
            let sort = Op::Sort {
                operands,
                dimension,
                order: SortOrder {
                    descending: key.descending,
                    total: false,
                },
                is_stable: is_stable || count > 1,
            };
            let sort = push(func, sort, node.at)?;
            let sorted = func.results_of(sort);
            moved[..nth].copy_from_slice(&sorted[1..=nth]);
            moved[count..].copy_from_slice(&sorted[nth + 1..]);
        }
        Ok(moved.split_off(count))
    }
}

/// Returns the keys that `result` of the function `scalar` compares, the most significant one
/// first. The first `count` parameters are pairs of an element at the first and at the second
/// position.
fn keys(scalar: &Func, mut result: Value, count: usize) -> Option<Vec<Key>> {
    let mut keys = Vec::new();
    loop {
        if let Some(key) = key(scalar, result, count) {
            keys.push(key);
            return Some(keys);
        }
        // The first key precedes, or it is equal and the remaining keys precede.
        let (first, other) = binary(scalar, result, BinaryOp::Or)?;
        let (one, two) = binary(scalar, other, BinaryOp::And)?;
        keys.push(key(scalar, first, count)?);
        result = match [one, two].map(|equal| is_equality(scalar, equal, first)) {
            [true, _] => two,
            [false, true] => one,
            [false, false] => return None,
        };
    }
}

/// Returns the key that `result` compares, if it is a comparison.
fn key(scalar: &Func, result: Value, count: usize) -> Option<Key> {
    let Op::Compare {
        direction,
        lhs,
        rhs,
    } = scalar.op(result)
    else {
        return None;
    };
    let is_greater = match direction {
        Direction::Lt => false,
        Direction::Gt => true,
        Direction::Eq | Direction::Ne | Direction::Le | Direction::Ge => return None,
    };
    let swapped = match (place(scalar, *lhs, count)?, place(scalar, *rhs, count)?) {
        (0, 1) => false,
        (1, 0) => true,
        _ => return None, // of one position only
    };
    let mirror = Mirror { scalar, count };
    mirror.is_same(*lhs, *rhs).then_some(Key {
        value: if swapped { *rhs } else { *lhs },
        descending: is_greater != swapped,
    })
}

/// Returns the operands of `value`, if it is the binary op `op`.
fn binary(scalar: &Func, value: Value, op: BinaryOp) -> Option<(Value, Value)> {
    match scalar.op(value) {
        Op::Binary(found, left, right) if *found == op => Some((*left, *right)),
        _ => None,
    }
}

/// Returns whether `value` tests the operands of `compare` for equality.
fn is_equality(scalar: &Func, value: Value, compare: Value) -> bool {
    let (
        Op::Compare {
            direction,
            lhs,
            rhs,
        },
        Op::Compare { lhs: l, rhs: r, .. },
    ) = (scalar.op(value), scalar.op(compare))
    else {
        return false;
    };
    let as_it_is = Mirror { scalar, count: 0 };
    let is_same = |a: Value, b: Value| as_it_is.is_same(a, b);
    *direction == Direction::Eq && is_same(*lhs, *l) && is_same(*rhs, *r)
}

/// Returns the position, 0 or 1, if `value` is computed only from elements at that position.
fn place(scalar: &Func, value: Value, count: usize) -> Option<usize> {
    let mut places = HashSet::new();
    let mut seen = HashSet::from([value]);
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match scalar.op(value) {
            Op::Parameter { index } if *index < count => {
                places.insert(index % 2);
            }
            op => open.extend(op.operands().into_iter().filter(|v| seen.insert(*v))),
        }
    }
    match (places.contains(&0), places.contains(&1)) {
        (true, false) => Some(0),
        (false, true) => Some(1),
        (true, true) | (false, false) => None,
    }
}

/// Compares two expressions of one function after exchanging the elements at the first and the
/// second position.
struct Mirror<'f> {
    scalar: &'f Func,
    /// The number of parameters that are elements; neighbours are exchanged.
    count: usize,
}

impl Mirror<'_> {
    /// Returns whether `a` equals `b` after the exchange.
    fn is_same(&self, a: Value, b: Value) -> bool {
        let mut seen = HashSet::from([(a, b)]);
        let mut open = vec![(a, b)];
        while let Some((a, b)) = open.pop() {
            let (one, other) = (self.scalar.op(a), self.scalar.op(b));
            if let (Op::Parameter { index: i }, Op::Parameter { index: j }) = (one, other) {
                let expected = if *i < self.count { i ^ 1 } else { *i };
                if expected != *j {
                    return false;
                }
                continue;
            }
            let (from, to) = (one.operands(), other.operands());
            let [one, other] = [one, other].map(|op| op.map_operands(|_| Value::from_index(0)));
            if one != other || from.len() != to.len() {
                return false;
            }
            open.extend(from.into_iter().zip(to).filter(|pair| seen.insert(*pair)));
        }
        true
    }
}
