//! Finds the parts of a function in which there is a choice: small, and few.
//!
//! A choice is recognised from an op and its neighbours ([`has_choice`]). Its region contains data
//! movement, arithmetic, sums and products within a few edges; regions are disjoint. So the search
//! is linear in the function, and most functions have no region at all.

use std::collections::{BTreeSet, VecDeque};

use stablehlo::{BinaryOp, Combiner, Func, Op, Type, Value};

use crate::Semantics;
use crate::rewrite::uses;
use crate::stencil::separate;

/// Limit on the ops of a region.
const MOST_OPS: usize = 96;
/// A region does not grow through the users of a value with more users.
const MOST_USERS: usize = 8;

/// A region of a function.
pub(super) struct OpCluster {
    pub(super) ops: BTreeSet<Value>,
    /// The values that ops outside, or the results, use too.
    pub(super) roots: Vec<Value>,
}

/// Returns the regions of a function; `semantics` determines which rules apply.
pub(super) fn op_clusters(func: &Func, semantics: Semantics) -> Vec<OpCluster> {
    let live = uses(func);
    let users = users(func, &live);
    let mut taken = vec![false; func.len()];
    let mut regions = Vec::new();
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let Some(steps) = has_choice(func, &users, value, semantics) else {
            continue;
        };
        if taken[value.index()] {
            continue;
        }
        let ops = around(func, &users, &taken, value, steps);
        let is_stencil = matches!(func.op(value), Op::Stencil { .. });
        if ops.len() < 2 && !is_stencil {
            continue;
        }
        ops.iter().for_each(|v| taken[v.index()] = true);
        let is_root = |v: &Value| {
            let inside = users[v.index()].iter().filter(|user| ops.contains(user));
            inside.count() < users[v.index()].len() || func.results.contains(v)
        };
        let roots = ops.iter().copied().filter(is_root).collect();
        regions.push(OpCluster { ops, roots });
    }
    regions
}

/// Returns the live users of each value.
fn users(func: &Func, live: &[u32]) -> Vec<Vec<Value>> {
    let mut users = vec![Vec::new(); func.len()];
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let mut operands = func.op(value).operands();
        operands.sort_unstable();
        operands.dedup();
        operands.iter().for_each(|v| users[v.index()].push(value));
    }
    users
}

/// Returns whether rules apply to an op; other ops are treated like parameters.
pub(super) fn is_known(func: &Func, value: Value) -> bool {
    if matches!(func.ty(value), Type::Tuple(_)) {
        return false;
    }
    match func.op(value) {
        Op::Transpose { .. }
        | Op::Reshape { .. }
        | Op::BroadcastInDim { .. }
        | Op::Slice { .. }
        | Op::Reduce { .. }
        | Op::Stencil { .. }
        | Op::DotGeneral { .. } => true,
        Op::Constant(literal) => literal.splat_value().is_some(),
        op => op.is_elementwise(),
    }
}

/// Returns the radius of the region around `value`, if there may be an alternative; `None`
/// otherwise.
fn has_choice(
    func: &Func,
    users: &[Vec<Value>],
    value: Value,
    semantics: Semantics,
) -> Option<usize> {
    let used_by = |test: &dyn Fn(&Op) -> bool| {
        let users = &users[value.index()];
        users.len() <= MOST_USERS && users.iter().any(|user| test(func.op(*user)))
    };
    let op = func.op(value);
    let relaxed = semantics == Semantics::FastMath;
    match op {
        Op::DotGeneral { lhs, rhs, .. } => {
            let is_view = |op: &Op| {
                matches!(
                    op,
                    Op::Transpose { .. } | Op::BroadcastInDim { .. } | Op::Slice { .. }
                )
            };
            let is_product = |op: &Op| {
                matches!(
                    op,
                    Op::DotGeneral { .. }
                        | Op::Reduce { .. }
                        | Op::Binary(BinaryOp::Multiply | BinaryOp::Add | BinaryOp::Subtract, ..)
                )
            };
            let of = [func.op(*lhs), func.op(*rhs)];
            let shares = |v: &Value| {
                let others = users[v.index()].iter().filter(|user| **user != value);
                let mut others = others.map(|user| func.op(*user));
                others.any(|op| matches!(op, Op::DotGeneral { .. }))
            };
            let view = of.iter().any(|op| is_view(op)) || used_by(&is_view);
            let product = relaxed && (of.iter().any(|op| is_product(op)) || used_by(&is_product));
            (view || product || shares(lhs) || shares(rhs)).then_some(8)
        }
        Op::Transpose { operand, .. } => {
            let arithmetic = |op: &Op| op.is_elementwise() || matches!(op, Op::Transpose { .. });
            (arithmetic(func.op(*operand)) || used_by(&arithmetic)).then_some(4)
        }
        Op::Reduce {
            operand, combiner, ..
        } => match func.op(*operand) {
            Op::BroadcastInDim { .. } | Op::Transpose { .. } => Some(4),
            Op::DotGeneral { .. } => (relaxed && *combiner == Combiner::Add).then_some(4),
            Op::Binary(BinaryOp::Multiply | BinaryOp::Add | BinaryOp::Subtract, x, y) => {
                let repeats =
                    |v: &Value| matches!(func.op(*v), Op::BroadcastInDim { .. } | Op::Constant(_));
                let any = repeats(x) || repeats(y);
                (relaxed && any && *combiner == Combiner::Add).then_some(4)
            }
            _ => None, // no alternative
        },
        Op::Stencil {
            operand, stencil, ..
        } => {
            let of_stencil = matches!(func.op(*operand), Op::Stencil { .. });
            let of = func.tensor(*operand);
            let floats = relaxed && func.tensor(value).element.is_float();
            (floats && (of_stencil || separate(stencil, of).is_some_and(|s| s.len() > 1)))
                .then_some(2)
        }
        Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) => {
            let element = func.tensor(value).element;
            let allowed = element.is_integer() || relaxed && element.is_float();
            (allowed && share_a_factor(func, *x, *y)).then_some(2)
        }
        _ => None, // no alternative
    }
}

fn share_a_factor(func: &Func, x: Value, y: Value) -> bool {
    let (Op::Binary(op, a, b), Op::Binary(other, c, d)) = (func.op(x), func.op(y)) else {
        return false;
    };
    match (op, other) {
        (BinaryOp::Multiply, BinaryOp::Multiply) => a == c || a == d || b == c || b == d,
        (BinaryOp::Divide, BinaryOp::Divide) => b == d && func.tensor(x).element.is_float(),
        _ => false,
    }
}

/// Returns the values within `steps` edges of `seed` that belong to no other region.
fn around(
    func: &Func,
    users: &[Vec<Value>],
    taken: &[bool],
    seed: Value,
    steps: usize,
) -> BTreeSet<Value> {
    let mut ops = BTreeSet::from([seed]);
    let mut left = VecDeque::from([(seed, steps)]);
    while let Some((value, steps)) = left.pop_front() {
        let operands = func.op(value).operands();
        let above = match users[value.index()].len() {
            0..=MOST_USERS => &users[value.index()][..],
            _ => &[],
        };
        // Another product of the same operand may become equal to this one.
        let is_dot = |v: &Value| matches!(func.op(*v), Op::DotGeneral { .. });
        let beside = operands.iter().filter(|_| is_dot(&value));
        let beside = beside.map(|v| &users[v.index()]);
        let beside = beside.filter(|users| users.len() <= MOST_USERS).flatten();
        let beside = beside.filter(|v| is_dot(v));
        for next in operands.iter().chain(above).chain(beside).copied() {
            if !is_known(func, next) {
                continue;
            }
            // Constants occur everywhere and connect unrelated ops.
            if matches!(func.op(next), Op::Constant(_)) {
                continue;
            }
            let is_free = !taken[next.index()] && steps > 0 && ops.len() < MOST_OPS;
            if is_free && ops.insert(next) {
                left.push_back((next, steps - 1));
            }
        }
    }
    ops
}
