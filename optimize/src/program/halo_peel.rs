//! Carries the interior and the halo of an array as separate values.
//!
//! Models keep halo cells around their arrays, which are copied from the interior or set by a
//! boundary condition at the start of each step, before they are read. Then only the interior is
//! live across iterations. This pass carries the strips of the halo separately: strips that are
//! never read become dead state, and the others are small and are no longer written into the large
//! array while it is still being read.
//!
//! Bails out for arrays that are read at data-dependent positions or by inner loops, and for arrays
//! whose halo cells keep their values from iteration to iteration.

use std::collections::BTreeSet;

use stablehlo::{BinaryOp, ElementType, Func, Op, Scalar, Value};

use super::demand::{Boxes, add, demands, hull};
use super::invariant::steps;
use super::looped::{Loop, LoopResult};
use super::{Apply, Pass};
use crate::fusion_cut::{is_view, stands_alone};
use crate::index_box::IndexBox;
use crate::inline::copied;
use crate::ops::{as_update, is_elementwise};
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::without_dead;
use crate::trace::{Piece, fixed, pieces};

#[rustfmt::skip] // tables stay aligned
pub(super) const PASSES: &[Pass] = &[
    Pass { name: "halo-state", reason: "cells that are filled anew at each step are not carried with the array inside",
           semantics: BitExact, apply: Apply::Loop(halos), example: around },
];

/// An array as an inner box and the strips around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    shape: Vec<usize>,
    inside: IndexBox,
}

impl Frame {
    /// Returns the strips, then the box.
    fn regions(&self) -> Vec<IndexBox> {
        let mut regions = self.inside.strips_around(&self.shape);
        regions.push(self.inside.clone());
        regions
    }

    fn cut(&self, func: &mut Func, value: Value) -> Vec<Value> {
        let ones = vec![1; self.shape.len()];
        let regions = self.regions().into_iter();
        let cut = |region: IndexBox| func.slice(value, &region.start, &region.limit, &ones);
        regions.map(cut).collect()
    }

    /// Concatenates the parts, given in the order of [`Frame::regions`].
    pub(crate) fn join(&self, func: &mut Func, parts: &[Value]) -> Value {
        let regions = self.regions();
        let mut strips = regions.iter().zip(parts).rev();
        let (_, inner) = strips.next().expect("the box is last");
        let mut all = *inner;
        // The last strips are the shortest, and adjacent to the box.
        for axis in (0..self.shape.len()).rev() {
            let mut row = vec![all];
            let (start, limit) = (self.inside.start[axis], self.inside.limit[axis]);
            if limit < self.shape[axis] {
                row.push(*strips.next().expect("a strip behind").1);
            }
            if start > 0 {
                row.insert(0, *strips.next().expect("a strip before").1);
            }
            if row.len() > 1 {
                all = func.concatenate(&row, axis);
            }
        }
        all
    }
}

/// The maximum ratio of the extents of an array and of its interior.
const THICKEST: usize = 3;
/// The maximum number of fixpoint iterations of the demand analysis; a loop that needs more is left
/// alone.
const MOST_ROUNDS: usize = 8;

fn halos(outer: &mut Func, looped: &mut Loop) -> usize {
    let Some(needed) = needed_inside(looped) else {
        return 0;
    };
    let mut frames: Vec<Option<Frame>> = (0..looped.len())
        .map(|place| {
            let shape = outer.shape(looped.inits[place]).to_vec();
            let inside = inside(looped, place, &shape, hull(&needed[place]))?;
            let by_boxes = is_read_by_boxes(&looped.body, looped.body.parameters()[place]);
            by_boxes.then_some(Frame { shape, inside })
        })
        .collect();
    // An array whose interior no iteration reads is split like another of the same shape, with
    // which it may be exchanged in each iteration.
    for place in 0..looped.len() {
        if frames[place].is_none() && !looped.is_invariant(place) && looped.is_read(place) {
            let shape = outer.shape(looped.inits[place]);
            let is_needed =
                |inside: &IndexBox| needed[place].iter().any(|n| n.both(inside).is_some());
            let fits = |frame: &&Frame| frame.shape == shape && !is_needed(&frame.inside);
            frames[place] = frames.iter().flatten().find(fits).cloned();
        }
    }
    let count = frames.iter().flatten().count();
    if count > 0 {
        split(outer, looped, &frames);
    }
    count
}

/// Returns whether no op needs the whole array in one buffer, directly or after updates at constant
/// positions.
fn is_read_by_boxes(body: &Func, parameter: Value) -> bool {
    let mut of = vec![false; body.len()];
    of[parameter.index()] = true;
    body.values().all(|value| {
        let op = body.op(value);
        let operands = op.operands();
        if !operands.iter().any(|v| of[v.index()]) {
            return true;
        }
        match op {
            Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. } => of[value.index()] = true,
            Op::DynamicUpdateSlice {
                operand,
                update,
                starts,
            } => {
                of[value.index()] = of[operand.index()];
                return fixed(body, starts, body.shape(*update), body.shape(value)).is_some();
            }
            _ => {} // reads boxes, or is rejected below
        }
        !stands_alone(op)
            && !matches!(
                op,
                Op::DynamicSlice { .. } | Op::Gather { .. } | Op::Sort { .. } | Op::Scan { .. }
            )
    })
}

/// Returns, for each carried value, the boxes that iterations and the condition read. Results that
/// are read after the loop contribute the operands of their computed elements, but not the elements
/// that the body only copies. `None` if no fixpoint is reached.
fn needed_inside(looped: &Loop) -> Option<Vec<Boxes>> {
    let body = &looped.body;
    let test = vec![vec![IndexBox::whole(&[])]];
    let mut needed = demands(&looped.cond, &test);
    let computed = |place: usize| {
        let result = body.results[place];
        if !looped.is_read(place) || looped.is_invariant(place) {
            return Vec::new();
        }
        let whole = IndexBox::whole(body.shape(result));
        let mut boxes = Boxes::new();
        match (whole.volume() > 0).then(|| pieces(body, result, &whole)) {
            Some(Some(pieces)) => {
                for piece in pieces.into_iter().filter(|piece| is_computed(body, piece)) {
                    add(&mut boxes, piece.at);
                }
            }
            Some(None) | None => boxes.push(whole),
        }
        boxes
    };
    let computed: Vec<Boxes> = (0..looped.len()).map(computed).collect();
    for _ in 0..MOST_ROUNDS {
        let mut wanted = needed.clone();
        for (boxes, more) in wanted.iter_mut().zip(&computed) {
            for region in more {
                add(boxes, region.clone());
            }
        }
        let mut changed = false;
        for (boxes, more) in needed.iter_mut().zip(demands(body, &wanted)) {
            for region in more {
                changed |= add(boxes, region);
            }
        }
        if !changed {
            return Some(needed);
        }
    }
    None
}

fn is_computed(body: &Func, piece: &Piece) -> bool {
    !matches!(body.op(piece.of), Op::Parameter { .. })
}

/// Returns the interior to be carried separately, if that is profitable.
fn inside(
    looped: &Loop,
    place: usize,
    shape: &[usize],
    needed: Option<IndexBox>,
) -> Option<IndexBox> {
    let body = &looped.body;
    let whole = IndexBox::whole(shape);
    let is_read = looped.is_read(place);
    if looped.is_invariant(place) || whole.volume() == 0 {
        return None;
    }
    let needed = needed?;
    if !needed.is_whole(shape) && !is_read {
        return Some(needed);
    }
    let pieces = pieces(body, body.results[place], &whole)?;
    let is_most = |region: &IndexBox| {
        let sizes = region.shape();
        let mut sizes = sizes.iter().zip(shape);
        sizes.all(|(inside, size)| THICKEST * inside >= *size)
    };
    if !needed.is_whole(shape) {
        let stays = |piece: &Piece| is_itself(body, place, piece) || needed.contains(&piece.at);
        return (is_most(&needed) && !pieces.iter().all(stays)).then_some(needed);
    }
    // The whole array is read, but its halo was filled from the interior, which is computed:
    // copied, or changed by a boundary condition.
    let largest = pieces.iter().max_by_key(|piece| piece.at.volume())?;
    let others = || pieces.iter().filter(|piece| *piece != largest);
    let filled = others().any(|piece| is_made_of(body, piece.of, largest.of));
    (is_computed(body, largest) && filled && is_most(&largest.at)).then(|| largest.at.clone())
}

/// Returns whether a piece of the result `place` is the unchanged part of the carried array.
fn is_itself(body: &Func, place: usize, piece: &Piece) -> bool {
    let lines = piece.from.iter().zip(&piece.at.start).enumerate();
    let mut lines = lines.map(|(d, (run, at))| run.along == Some(d) && run.first == *at);
    piece.of == body.parameters()[place] && lines.all(|stays| stays)
}

/// The maximum number of ops between the interior and the halo cells that are computed from it.
const LONGEST: usize = 16;

/// Returns whether `value` is `inside`, or is computed from parts of it by elementwise ops, views
/// and updates.
fn is_made_of(body: &Func, value: Value, inside: Value) -> bool {
    let mut seen = BTreeSet::new();
    let mut left = vec![value];
    while let Some(next) = left.pop() {
        if next == inside {
            return true;
        }
        let op = body.op(next);
        let passes = is_elementwise(op) || is_view(op) || as_update(op).is_some();
        if passes && seen.len() < LONGEST && seen.insert(next) {
            left.extend(op.operands());
        }
    }
    false
}

/// Splits the carried arrays that have a frame.
fn split(outer: &mut Func, looped: &mut Loop, frames: &[Option<Frame>]) {
    let mut inits = Vec::new();
    let mut places: Vec<LoopResult> = Vec::new();
    for (init, frame) in looped.inits.iter().zip(frames) {
        places.push(match frame {
            None => {
                inits.push(*init);
                LoopResult::Carried(inits.len() - 1)
            }
            Some(frame) => {
                let parts = frame.cut(outer, *init);
                let carried = |nth| LoopResult::Carried(inits.len() + nth);
                let places = (0..parts.len()).map(carried).collect();
                inits.extend(parts);
                LoopResult::Joined(frame.clone(), places)
            }
        });
    }
    looped.cond = with_parts(&looped.cond, outer, &inits, frames).0;
    let (mut body, results) = with_parts(&looped.body, outer, &inits, frames);
    body.results = Vec::new();
    for (result, frame) in results.into_iter().zip(frames) {
        match frame {
            None => body.results.push(result),
            Some(frame) => {
                let parts = frame.cut(&mut body, result);
                body.results.extend(parts);
            }
        }
    }
    looped.body = without_dead(&body);
    looped.inits = inits;
    for of in &mut looped.finals {
        *of = of.map(&mut |place| places[place].clone());
    }
}

/// Returns the function with the parts as parameters, which it first concatenates, and the results
/// of the original function.
fn with_parts(
    func: &Func,
    outer: &Func,
    inits: &[Value],
    frames: &[Option<Frame>],
) -> (Func, Vec<Value>) {
    let mut out = Func::new(func.name.clone());
    for init in inits {
        out.parameter(outer.tensor(*init).clone());
    }
    let parameters = out.parameters().to_vec();
    let mut left = &parameters[..];
    let mut arguments = Vec::new();
    for frame in frames {
        let count = frame.as_ref().map_or(1, |frame| frame.regions().len());
        let (parts, rest) = left.split_at(count);
        left = rest;
        arguments.push(match frame {
            None => parts[0],
            Some(frame) => frame.join(&mut out, parts),
        });
    }
    let results = copied(func, &arguments, &mut out);
    out.results.clone_from(&results);
    (out, results)
}

/// A halo cell at either end, filled from the other end at the start of each step.
fn around(n: usize) -> Func {
    let mut func = Func::new("around");
    let x = super::invariant::field(&mut func, n + 2);
    func.results = steps(&mut func, &[x], |body, _, state| {
        let mut filled = state[0];
        for (from, to) in [(n, 0), (1, n + 1)] {
            let cell = body.slice(filled, &[from], &[from + 1], &[1]);
            let to = body.scalar(ElementType::I64, Scalar::Int(to as i64));
            filled = body.dynamic_update_slice(filled, cell, &[to]);
        }
        let [west, east] = [0, 2].map(|at| body.slice(filled, &[at], &[at + n], &[1]));
        let sum = body.binary(BinaryOp::Add, west, east);
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        vec![body.dynamic_update_slice(filled, sum, &[one])]
    });
    func
}
