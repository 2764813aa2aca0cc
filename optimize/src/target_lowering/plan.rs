//! Decides which values are computed as a whole, and from which boxes they are assembled.

use stablehlo::{Func, Op, Type, Value};

use super::table::{Form, Style};
use crate::costs::{self, BackendTrait, Table};
use crate::index_box::{IndexBox, Reach};
use crate::ops::is_elementwise;
use crate::rewrite::uses;

/// The decisions about a function before it is rewritten.
pub(super) struct LoweringPlan {
    /// Whether readers of each value read slices of it rather than recomputing parts.
    pub(super) whole: Vec<bool>,
    /// The interior of each value, in which nothing wraps, and how the strips around it are
    /// written; `None` if it is not split.
    pub(super) parts: Vec<Option<(IndexBox, Form)>>,
    /// The form of the remaining rotates.
    pub(super) rotates: Form,
}

/// How a value depends on rotates and edges, down to values that are computed as a whole.
#[derive(Clone, Default)]
struct Shifts {
    reach: Reach,
    /// Whether it depends on a rotate or an edge.
    rotated: bool,
    /// Whether there is arithmetic after one.
    computed: bool,
}

/// An edge may be at most `1 / INSIDE` of a dimension.
const INSIDE: usize = 4;

/// Returns the extent of the edges that a concatenate adds to an array at its low and high end;
/// `None` if there are none, or the target does not test for them. In a fused loop on the CPU, each
/// element tests which part it is in (twice the time of strips). Constant edges do not count: XLA
/// pads with them, which is cheaper than strips.
fn edges(func: &Func, value: Value, style: Style) -> Option<Reach> {
    if !Table::of(style.target).does(BackendTrait::LooksForEdges) {
        return None;
    }
    let Op::Concatenate {
        operands,
        dimension,
    } = func.op(value)
    else {
        return None;
    };
    let size = |v: &Value| func.shape(*v)[*dimension];
    let largest = (0..operands.len()).max_by_key(|nth| size(&operands[*nth]))?;
    let ends = [&operands[..largest], &operands[largest + 1..]];
    let known = |v: &Value| matches!(func.op(*v), Op::Constant(_));
    if ends.iter().copied().flatten().all(known) {
        return None;
    }
    let [low, high] = ends.map(|end| end.iter().map(size).sum::<usize>());
    let mut reach = vec![(0, 0); func.shape(value).len()];
    reach[*dimension] = (low, high);
    ((low + high) * INSIDE <= func.shape(value)[*dimension]).then_some(reach)
}

/// Returns whether an op computes an element of its result from one element of each operand, or
/// moves elements along axes.
pub(super) fn is_transparent(op: &Op) -> bool {
    is_elementwise(op)
        || match op {
            Op::Rotate { .. } | Op::BroadcastInDim { .. } | Op::Transpose { .. } => true,
            Op::Slice { stride, .. } => stride.iter().all(|stride| *stride == 1),
            _ => false, // a reshape may mix axes, and other ops read several elements
        }
}

impl LoweringPlan {
    pub(super) fn of(func: &Func, style: Style) -> LoweringPlan {
        let uses = uses(func);
        let live: Vec<bool> = uses.iter().map(|uses| *uses > 0).collect();
        let mut whole = vec![false; func.len()];
        for result in &func.results {
            whole[result.index()] = true;
        }
        let below = shifts(func, style, &vec![false; func.len()]);
        for value in func.values().filter(|v| live[v.index()]) {
            if !is_transparent(func.op(value)) {
                for operand in func.op(value).operands() {
                    whole[operand.index()] |= below[operand.index()].rotated;
                }
            }
        }
        // A value computed with shifts is not recomputed for each further shift unless it is cheap.
        let shifts = loop {
            let shifts = shifts(func, style, &whole);
            let mut changed = false;
            for value in func.values().filter(|v| live[v.index()]) {
                if let Op::Rotate { operand, .. } = func.op(value) {
                    let nth = operand.index();
                    let is_shared = shifts[nth].computed && !whole[nth];
                    if is_shared && !is_computed_again(func, *operand, &uses, &whole, style) {
                        whole[nth] = true;
                        changed = true;
                    }
                }
            }
            if !changed {
                break shifts;
            }
        };
        let is_rotate = |v: &Value| live[v.index()] && matches!(func.op(*v), Op::Rotate { .. });
        let rotates = func.values().filter(is_rotate).count();
        let parts = parts(func, style, &live, &whole, &shifts, rotates);
        LoweringPlan {
            whole,
            parts,
            rotates: style.form(rotates, 0.0),
        }
    }
}

/// Limit on the additions that are recomputed rather than assembled, stored and loaded: half the
/// value of storing, since the strips around both cost some of it.
const AGAIN: f64 = 6.0;

/// Returns whether a value that is shifted once is so cheap that it is computed both shifted and
/// unshifted.
fn is_computed_again(
    func: &Func,
    value: Value,
    uses: &[u32],
    whole: &[bool],
    style: Style,
) -> bool {
    if !Table::of(style.target).does(BackendTrait::Recomputes) || uses[value.index()] > 2 {
        return false;
    }
    let mut sum = 0.0;
    let mut left = vec![value];
    while let Some(next) = left.pop() {
        let op = func.op(next);
        if whole[next.index()] || func.shape(next).len() < func.shape(value).len() {
            continue;
        }
        match op {
            Op::Rotate { .. } | Op::BroadcastInDim { .. } => left.extend(op.operands()),
            op if is_elementwise(op) => {
                sum += costs::additions(func, next, style.target);
                left.extend(op.operands());
            }
            Op::Parameter { .. } | Op::Constant(_) => {}
            _ => return false, // unknown cost
        }
        if sum > AGAIN {
            return false;
        }
    }
    true
}

/// Returns the interior and form of each value that is computed as a whole and wraps somewhere.
/// Values that share work get the same interior.
fn parts(
    func: &Func,
    style: Style,
    live: &[bool],
    whole: &[bool],
    shifts: &[Shifts],
    rotates: usize,
) -> Vec<Option<(IndexBox, Form)>> {
    let mut parts = vec![None; func.len()];
    let stages: Vec<Value> = func
        .values()
        .filter(|v| live[v.index()] && whole[v.index()] && shifts[v.index()].rotated)
        // A value that only adds edges is written as it is.
        .filter(|v| edges(func, *v, style).is_none())
        .collect();
    let mut groups = groups(func, whole, shifts);
    let mut joint: Vec<(usize, &[usize], Reach)> = Vec::new();
    for stage in &stages {
        let (group, shape) = (find(&mut groups, stage.index()), func.shape(*stage));
        let reach = &shifts[stage.index()].reach;
        match joint
            .iter_mut()
            .find(|(g, s, _)| *g == group && *s == shape)
        {
            Some((_, _, all)) => *all = farther(all, reach),
            None => joint.push((group, shape, reach.clone())),
        }
    }
    for stage in stages {
        let (group, shape) = (find(&mut groups, stage.index()), func.shape(stage));
        let all = joint.iter().find(|(g, s, _)| *g == group && *s == shape);
        let (_, _, all) = all.expect("each stage has a group");
        parts[stage.index()] = [all, &shifts[stage.index()].reach]
            .into_iter()
            .filter_map(|reach| {
                let interior = IndexBox::interior(shape, reach)?;
                let volume = shape.iter().product::<usize>();
                let share = interior.volume() as f64 / volume as f64;
                let form = style.form(rotates, share);
                let strips = matches!(form, Form::StripsWritten | Form::StripsConcatenated);
                strips.then_some((interior, form))
            })
            .next();
    }
    parts
}

/// Groups values computed from shifts with their operands (union-find).
fn groups(func: &Func, whole: &[bool], shifts: &[Shifts]) -> Vec<usize> {
    let mut groups: Vec<usize> = (0..func.len()).collect();
    for value in func.values() {
        if !is_transparent(func.op(value)) {
            continue;
        }
        for operand in func.op(value).operands() {
            if shifts[operand.index()].rotated && !whole[operand.index()] {
                let (a, b) = (
                    find(&mut groups, value.index()),
                    find(&mut groups, operand.index()),
                );
                groups[a.max(b)] = a.min(b);
            }
        }
    }
    groups
}

fn find(groups: &mut [usize], mut of: usize) -> usize {
    while groups[of] != of {
        groups[of] = groups[groups[of]];
        of = groups[of];
    }
    of
}

fn farther(a: &Reach, b: &Reach) -> Reach {
    let both = a.iter().zip(b);
    both.map(|(a, b)| (a.0.max(b.0), a.1.max(b.1))).collect()
}

/// Returns how each value depends on shifts of values that are `whole`.
fn shifts(func: &Func, style: Style, whole: &[bool]) -> Vec<Shifts> {
    let mut all: Vec<Shifts> = Vec::with_capacity(func.len());
    for value in func.values() {
        let none = |value: Value| match func.ty(value) {
            Type::Tensor(tensor) => vec![(0, 0); tensor.rank()],
            Type::Tuple(_) => Vec::new(),
        };
        let op = func.op(value);
        let seen = |operand: &Value| match whole[operand.index()] {
            true => None,
            false => Some(&all[operand.index()]).filter(|below| below.rotated),
        };
        let below: Vec<(Value, &Shifts)> = match is_transparent(op) {
            true => op
                .operands()
                .into_iter()
                .filter_map(|v| Some((v, seen(&v)?)))
                .collect(),
            false => Vec::new(),
        };
        let mut here = Shifts {
            reach: none(value),
            rotated: !below.is_empty(),
            computed: !below.is_empty() && is_elementwise(op)
                || below.iter().any(|(_, below)| below.computed),
        };
        for (operand, below) in &below {
            if below.reach.len() == here.reach.len() || !is_elementwise(op) {
                let moved = moved(op, func.shape(*operand), &below.reach, &here.reach);
                here.reach = farther(&here.reach, &moved);
            }
        }
        if let Op::Rotate {
            operand,
            dimension,
            amount,
        } = op
        {
            if below.is_empty() {
                let still = none(*operand);
                here.reach = moved(op, func.shape(*operand), &still, &still);
            }
            here.rotated = nearest(*amount, func.shape(*operand)[*dimension]) != 0 || here.rotated;
        }
        if let Some(reach) = edges(func, value, style) {
            here.reach = reach;
            here.rotated = true;
        }
        all.push(here);
    }
    all
}

/// Returns the shortest rotation equivalent to `amount`, in either direction; 0 for an empty
/// dimension.
pub(super) fn nearest(amount: i64, size: usize) -> i64 {
    let ahead = i128::from(amount).rem_euclid(size.max(1) as i128) as i64;
    if ahead as usize > size / 2 {
        ahead - size as i64
    } else {
        ahead
    }
}

/// Returns the reach in the result of `op`, given the `reach` in its operand; `none` has the
/// result's rank.
fn moved(op: &Op, shape: &[usize], reach: &Reach, none: &Reach) -> Reach {
    let mut to = none.iter().map(|_| (0, 0)).collect::<Reach>();
    match op {
        Op::Rotate {
            dimension, amount, ..
        } => {
            to.clone_from(reach);
            if shape[*dimension] > 0 {
                let amount = nearest(*amount, shape[*dimension]);
                let (low, high) = reach[*dimension];
                let move_by = |end: usize, by: i64| (end as i64 + by).max(0) as usize;
                to[*dimension] = (move_by(low, -amount), move_by(high, amount));
            }
        }
        Op::BroadcastInDim { dimensions, .. } => {
            for (axis, dimension) in dimensions.iter().enumerate() {
                if shape[axis] > 1 {
                    to[*dimension] = reach[axis];
                }
            }
        }
        Op::Transpose { permutation, .. } => {
            for (to, from) in to.iter_mut().zip(permutation) {
                *to = reach[*from];
            }
        }
        Op::Slice { start, limit, .. } => {
            for (axis, to) in to.iter_mut().enumerate() {
                let (low, high) = reach[axis];
                let cut_off = shape[axis] - limit[axis];
                *to = (
                    low.saturating_sub(start[axis]),
                    high.saturating_sub(cut_off),
                );
            }
        }
        _ => to.clone_from(reach),
    }
    to
}
