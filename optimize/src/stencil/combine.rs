//! Combines stencils of stencils and sums of stencils into one, and separates one by dimension,
//! where that costs less.
//!
//! The input is a function without calls; the output is equal up to rounding. A sum absorbs another
//! sum that has no other reader. Near edges where the operand is not that sum, the combined sum is
//! restricted to a box, and the strips around it are computed as before. Bails out if the box is
//! not more than half of the result.

use std::collections::{BTreeMap, HashSet};

use stablehlo::{Edge, ElementType, Func, Op, Scalar, Value};

use super::cost::{self, storing};
use super::examples;
use super::group::Groups;
use super::signed_box::{Parts, SignedBox};
use super::sum::Sum;
use super::terms::updated;
use super::walk::{SumFailure, Walk};
use super::write::{Written, write};
use crate::report::Report;
use crate::rewrite::{uses, without_dead};

/// A way to combine stencils, or to separate one; all of them reassociate.
pub struct Combination {
    /// The name in kebab case, as `--explain` and the report print it.
    pub name: &'static str,
    /// Why the result is better, in one line.
    pub reason: &'static str,
    /// A program with about this many elements in each dimension; the combination applies if there
    /// are nine.
    pub example: fn(usize) -> Func,
}

const SUM: Combination = Combination {
    name: "sum-of-stencils",
    reason: "a sum of shifted views of an array is one stencil, which has the forms of stencils",
    example: examples::sum,
};
const OF_STENCIL: Combination = Combination {
    name: "stencil-of-stencil",
    reason: "a stencil of a stencil is one with taps further away, and what is between is not stored",
    example: examples::of_stencil,
};
const BY_DIMENSION: Combination = Combination {
    name: "stencil-by-dimension",
    reason: "n x m coefficients that are products of n and m others are two stencils, of n and of m taps",
    example: examples::by_dimension,
};

/// Returns all combinations.
pub fn combinations() -> impl Iterator<Item = &'static Combination> {
    [&SUM, &OF_STENCIL, &BY_DIMENSION].into_iter()
}

/// Rewrites a function with fewer and shorter stencils. For `fast_math` only.
pub(crate) fn combine(func: &Func, report: &mut Report) -> Func {
    let plans = plan(func);
    let is_array = |v: Value| plans.groups.is_last(v) && !plans.open.contains(&v);
    let mut parts = Parts::new(func, &is_array);
    let mut pieces: BTreeMap<Value, Vec<(SignedBox, Value)>> = BTreeMap::new();
    let mut written = Written::default();
    let live = uses(func);
    for value in func.values().filter(|v| live[v.index()] > 0) {
        parts.out.set_loc(func.loc(value));
        let new = match plans.new.get(&value) {
            Some(plan) => {
                let all = put_together(&mut parts, value, plan, &mut written);
                let new = assemble(&mut parts.out, func.shape(value), &all);
                pieces.insert(value, all);
                *report.fired.entry(plan.name).or_default() += 1;
                new
            }
            None => copy(&mut parts, value, &pieces, report),
        };
        parts.new[value.index()] = Some(new);
    }
    if written.separated > 0 {
        let fired = report.fired.entry(BY_DIMENSION.name).or_default();
        *fired += written.separated;
    }
    let results = func.results.iter().map(|v| parts.at(*v)).collect();
    parts.out.results = results;
    without_dead(&parts.out)
}

/// The values to rewrite, and the groups to look through.
struct CombinedStencils {
    groups: Groups,
    new: BTreeMap<Value, CombinedStencil>,
    /// The last sums of groups that other groups have absorbed.
    open: HashSet<Value>,
}

struct CombinedStencil {
    sum: Sum,
    /// The box in which it holds.
    region: SignedBox,
    /// The name of the combination in the report.
    name: &'static str,
}

fn plan(func: &Func) -> CombinedStencils {
    let groups = Groups::of(func);
    let mut open: HashSet<Value> = HashSet::new();
    let mut new: BTreeMap<Value, CombinedStencil> = BTreeMap::new();
    let mut costs: BTreeMap<Value, usize> = BTreeMap::new();
    let mut taken_by: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
    for value in func.values().filter(|v| groups.is_last(*v)) {
        if let Some(reader) = groups.only_reader(value).filter(|r| *r != value) {
            taken_by.entry(reader).or_default().push(value);
        }
        // Looks into the group itself and the groups that earlier ones have absorbed.
        let is_array = |v: Value| v != value && groups.is_last(v) && !open.contains(&v);
        let Some((closed, region)) = holds(func, &is_array, value) else {
            costs.insert(value, cost::of_ops(func, groups.members(value)));
            continue;
        };
        let inner = taken_by.remove(&value).unwrap_or_default();
        let stored = |v: &Value| {
            // It may be read as a part of the array that it was written into.
            let is_it =
                |of: Value| of == *v || updated(func, of).is_some_and(|(_, new, _)| new == *v);
            let taps = closed.taps.keys().filter(|(of, _)| is_it(*of)).count();
            costs[v] + if taps > 1 { storing() } else { 0 }
        };
        let before: usize = inner.iter().map(stored).sum();
        let as_is = before + closed.taps.len() + cost::of_ops(func, groups.members(value));
        let mut best = as_is;
        let rewritten = before + cost::of_sum(&closed);
        let mut chosen = None;
        if rewritten < best {
            best = rewritten;
            chosen = Some((closed, region, SUM.name));
        }
        if !inner.is_empty() {
            let into = |v: Value| is_array(v) && !inner.contains(&v);
            if let Some((opened, region)) = holds(func, &into, value)
                && cost::of_sum(&opened) < best
            {
                best = cost::of_sum(&opened);
                chosen = Some((opened, region, OF_STENCIL.name));
            }
        }
        if let Some((sum, region, name)) = chosen {
            if name == OF_STENCIL.name {
                for taken in inner {
                    new.remove(&taken);
                    open.insert(taken);
                }
            }
            new.insert(value, CombinedStencil { sum, region, name });
        }
        costs.insert(value, best);
    }
    CombinedStencils { groups, new, open }
}

/// Returns the sum that `value` equals in more than half of its elements, and the box of these.
fn holds(func: &Func, is_array: &dyn Fn(Value) -> bool, value: Value) -> Option<(Sum, SignedBox)> {
    let walk = Walk::new(func, is_array);
    let shape = func.shape(value);
    let mut region = SignedBox::whole(shape);
    let whole = region.volume();
    while 2 * region.volume() > whole {
        match walk.sum(value, &region) {
            Ok(sum) => {
                let size = |array: Value, d: usize| func.shape(array)[d];
                let mut sum = sum.tidied(size);
                // There will be strips anyway, so those next to an end can include the boundary.
                for (d, size) in shape.iter().enumerate() {
                    if region.start[d] > 0 || region.limit[d] < *size as i64 {
                        region = without_edges(func, &mut sum, &region, d);
                    }
                }
                let holds = 2 * region.volume() > whole && is_within_a_period(func, &sum, &region);
                return holds.then_some((sum, region));
            }
            Err(SumFailure::Cut { dimension: d, at }) => {
                let (start, limit) = (region.start[d], region.limit[d]);
                if at <= start || at >= limit {
                    return None;
                }
                region = match at - start > limit - at {
                    true => region.with(d, start, at),
                    false => region.with(d, at, limit),
                };
            }
            Err(SumFailure::No) => return None,
        }
    }
    None
}

/// Returns whether the taps of `region` reach at most one period beyond an array at either end,
/// which is the limit of [`stablehlo::Op::Stencil`].
fn is_within_a_period(func: &Func, sum: &Sum, region: &SignedBox) -> bool {
    sum.taps.keys().all(|(array, offsets)| {
        let dims = func.shape(*array).iter().zip(&sum.edges[array]);
        dims.enumerate().all(|(d, (size, edge))| {
            let size = *size as i64;
            *edge != Edge::Periodic
                || region.start[d] + offsets[d] >= -size && region.limit[d] + offsets[d] <= 2 * size
        })
    })
}

/// Returns the part of `region` in which no tap reaches beyond an end of dimension `d`.
fn without_edges(func: &Func, sum: &mut Sum, region: &SignedBox, d: usize) -> SignedBox {
    let (mut start, mut limit) = (region.start[d], region.limit[d]);
    for (array, offsets) in sum.taps.keys() {
        if sum.edges[array][d] != Edge::Valid {
            start = start.max(-offsets[d]);
            limit = limit.min(func.shape(*array)[d] as i64 - offsets[d]);
        }
    }
    sum.edges
        .values_mut()
        .for_each(|edges| edges[d] = Edge::Valid);
    region.with(d, start, limit.max(start))
}

/// Writes the box in which the sum holds, and the strips around it.
fn put_together(
    parts: &mut Parts,
    value: Value,
    plan: &CombinedStencil,
    written: &mut Written,
) -> Vec<(SignedBox, Value)> {
    let func = parts.func;
    let element = func.tensor(value).element;
    let new = &parts.new;
    let moved = |v: Value| new[v.index()].expect("arrays come before their sums");
    let CombinedStencil { sum, region, .. } = plan;
    let inner = write(&mut parts.out, sum, region, element, &moved, written);
    let mut all = vec![(region.clone(), inner)];
    for strip in region.strips_around(func.shape(value)) {
        let part = parts.part_of(value, &strip);
        all.push((strip, part));
    }
    all
}

/// Assembles the pieces into one array.
fn assemble(out: &mut Func, shape: &[usize], pieces: &[(SignedBox, Value)]) -> Value {
    let (region, inner) = &pieces[0];
    if region.shape() == shape {
        return *inner;
    }
    let element = out.tensor(*inner).element;
    let zero = out.scalar(element, Scalar::Int(0));
    let ends = shape.iter().zip(&region.limit);
    let high: Vec<i64> = ends.map(|(size, limit)| *size as i64 - limit).collect();
    let padded = out.pad(*inner, zero, &region.start, &high, &vec![0; shape.len()]);
    let none = vec![0; shape.len()];
    update(out, padded, &pieces[1..], &none)
}

/// Writes pieces into `all`, whose positions are relative to `origin`.
fn update(out: &mut Func, all: Value, pieces: &[(SignedBox, Value)], origin: &[usize]) -> Value {
    pieces.iter().fold(all, |all, (region, piece)| {
        let starts = region.start.iter().zip(origin);
        let starts: Vec<Value> = starts
            .map(|(start, origin)| {
                let start = start + *origin as i64;
                out.scalar(ElementType::I32, Scalar::Int(start))
            })
            .collect();
        out.dynamic_update_slice(all, *piece, &starts)
    })
}

/// Copies an op; an update that is available in pieces is written piece by piece.
fn copy(
    parts: &mut Parts,
    value: Value,
    pieces: &BTreeMap<Value, Vec<(SignedBox, Value)>>,
    report: &mut Report,
) -> Value {
    let func = parts.func;
    if let Some((old, new, at)) = updated(func, value)
        && let Some(pieces) = pieces.get(&new)
    {
        let old = parts.at(old);
        return update(&mut parts.out, old, pieces, &at);
    }
    let op = func.op(value).map_operands(|v| parts.at(v));
    let op = match op {
        Op::While { inits, cond, body } => Op::While {
            inits,
            cond,
            body: Box::new(combine(&body, report)),
        },
        Op::Case {
            index,
            branches,
            operands,
        } => Op::Case {
            index,
            branches: (branches.iter())
                .map(|branch| combine(branch, report))
                .collect(),
            operands,
        },
        op => op,
    };
    parts.out.push(op).expect("it fitted before")
}
