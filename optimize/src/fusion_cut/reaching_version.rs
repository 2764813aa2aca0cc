//! Forwards reads of an updated array to the newest version that holds the same elements (reaching
//! definitions).
//!
//! Elements that an update does not change can be read before or after it, and halo cells from the
//! array or from the cells they are copies of. Rules that look at single reads choose
//! inconsistently: for a stencil, they write the taps next to a filled halo as an `extend` of the
//! interior, and taps farther out as reads of the array. Then shifted copies of an expression read
//! different arrays and are not recognised as equal ([`super::cse_shifted::shared`]); and an array
//! that is read after its update cannot be updated in place.

use std::collections::HashMap;

use stablehlo::{Func, Op, UnaryOp, Value};

use super::cut::is_view;
use super::halo_recompute::{EdgeExtension, Edges};
use crate::index_box::IndexBox;
use crate::inline::{known, push};
use crate::ops::{as_update, known_starts_of_update};
use crate::rewrite::{uses, without_dead};
use crate::trace::{Piece, pieces};

/// Forwards reads of parts of arrays to the newest version that precedes them and that ops other
/// than updates read; in loop bodies too.
pub(crate) fn from_latest(func: &Func) -> Func {
    let versions = Versions::of(func);
    let mut edges = Edges::of(func, &versions);
    let mut new: HashMap<Value, Value> = HashMap::new();
    let after = func.rewritten(|out, value, op| {
        let copy = match (
            edges.write(func, out, value, &new),
            versions.latest(func, value),
        ) {
            (Some(written), _) => written,
            (None, Some((latest, part))) => {
                let latest = known(func, out, latest, &new);
                let ones = vec![1; part.start.len()];
                out.slice(latest, &part.start, &part.limit, &ones)
            }
            (None, None) => push(out, op.map_bodies(&mut from_latest)),
        };
        new.insert(value, copy);
        copy
    });
    without_dead(&after)
}

pub(super) struct Versions {
    /// Maps an array to its only update at a known position by a copy, negated or not; `None` if
    /// there are several.
    next: HashMap<Value, Option<Value>>,
    /// Whether each value is read by an op other than an update, or is a result.
    is_read: Vec<bool>,
}

impl Versions {
    fn of(func: &Func) -> Versions {
        let live = uses(func);
        let mut next = HashMap::new();
        let mut is_read = vec![false; func.len()];
        for result in &func.results {
            is_read[result.index()] = true;
        }
        for value in func.values().filter(|v| live[v.index()] > 0) {
            let op = func.op(value);
            let Some((whole, update, starts)) = as_update(op) else {
                for operand in op.operands() {
                    is_read[operand.index()] = true;
                }
                continue;
            };
            is_read[update.index()] = true;
            let is_known = known_starts_of_update(func, whole, update, starts).is_some();
            if is_known && is_copied(func, update) {
                let several = |known: &mut Option<Value>| *known = None;
                next.entry(whole).and_modify(several).or_insert(Some(value));
            }
        }
        Versions { next, is_read }
    }

    /// Returns the newest version with the elements of `value`, and their box in it; `None` if
    /// `value` reads that version already.
    fn latest(&self, func: &Func, value: Value) -> Option<(Value, IndexBox)> {
        if !matches!(func.op(value), Op::Slice { .. }) {
            return self.holding(func, value, value);
        }
        let (array, part) = part(func, value)?;
        self.last(func, value, self.after(array, value), part)
    }

    /// Returns the newest version before `reader` with the elements of `value`, and their box in
    /// it.
    pub(super) fn holding(
        &self,
        func: &Func,
        value: Value,
        reader: Value,
    ) -> Option<(Value, IndexBox)> {
        let (array, part) = part(func, value)?;
        let all = std::iter::once(array).chain(self.after(array, reader));
        self.last(func, value, all, part)
    }

    /// Returns the later versions of `array` that precede `reader`, oldest first.
    fn after(&self, array: Value, reader: Value) -> impl Iterator<Item = Value> {
        let next = |version: &Value| *self.next.get(version)?;
        std::iter::successors(next(&array), next)
            .take_while(move |version| version.index() < reader.index())
    }

    /// Returns the last of `versions` that has the elements of `value` in the box `part` and that
    /// ops other than updates read.
    fn last(
        &self,
        func: &Func,
        value: Value,
        versions: impl Iterator<Item = Value>,
        part: IndexBox,
    ) -> Option<(Value, IndexBox)> {
        let all = pieces(func, value, &IndexBox::whole(func.shape(value)));
        let is_same = |version: &Value| {
            let here = pieces(func, *version, &part);
            let here = here.map(|pieces| pieces.into_iter().map(|p| seen_from(p, &part.start)));
            match (&all, here) {
                (Some(all), Some(here)) => {
                    here.into_iter().all(|p| all.iter().all(|q| agree(&p, q)))
                }
                _ => false,
            }
        };
        let read = versions.filter(|version| self.is_read[version.index()]);
        let last = read.filter(is_same).last()?;
        Some((last, part))
    }
}

/// Returns whether an update only copies, possibly with negation.
fn is_copied(func: &Func, update: Value) -> bool {
    match func.op(update) {
        Op::Unary(UnaryOp::Negate, of) => is_view(func.op(*of)),
        Op::Wrap { .. } | Op::Extend { .. } => true,
        op => is_view(op),
    }
}

/// Returns the array and the box of it that `value` equals if the cells beyond the box hold its
/// extension at the edges; this is not verified here.
fn part(func: &Func, value: Value) -> Option<(Value, IndexBox)> {
    match func.op(value) {
        Op::Slice {
            operand,
            start,
            limit,
            stride,
        } if stride.iter().all(|s| *s == 1) => {
            let (start, limit) = (start.clone(), limit.clone());
            let is_some = start.iter().zip(&limit).all(|(start, limit)| start < limit);
            is_some.then_some((*operand, IndexBox { start, limit }))
        }
        Op::Rotate {
            operand,
            dimension,
            amount,
        } => {
            let (of, inside) = part(func, *operand)?;
            let (start, limit) = (inside.start[*dimension], inside.limit[*dimension]);
            let moved = |by: i64| {
                let moved = |place: usize| place.checked_add_signed(by as isize);
                let (start, limit) = (moved(start)?, moved(limit)?);
                let fits = limit <= func.shape(of)[*dimension];
                fits.then(|| inside.with(*dimension, start, limit))
            };
            let size = (limit - start) as i64;
            let ways = [*amount, amount - size, amount + size];
            let nearest = ways.into_iter().min_by_key(|by| by.abs())?;
            moved(nearest).map(|part| (of, part))
        }
        op => {
            let (operand, along) = EdgeExtension::of(op)?;
            let ([low, high], dimension) = (along.by, along.dimension);
            let (of, inside) = part(func, operand)?;
            let (start, limit) = (inside.start[dimension], inside.limit[dimension]);
            let (start, limit) = (start.checked_sub(low)?, limit + high);
            let fits = limit <= func.shape(of)[dimension];
            fits.then(|| (of, inside.with(dimension, start, limit)))
        }
    }
}

fn seen_from(piece: Piece, origin: &[usize]) -> Piece {
    Piece {
        at: piece.at.seen_from(origin),
        ..piece
    }
}

/// Returns whether two pieces have the same elements in their intersection.
fn agree(one: &Piece, other: &Piece) -> bool {
    let Some(both) = one.at.both(&other.at) else {
        return true;
    };
    let ends = |piece: &Piece, nth: usize| {
        let run = piece.from[nth];
        let farther = |place: &[usize]| run.along.map_or(0, |d| place[d] - piece.at.start[d]);
        let last: Vec<usize> = both.limit.iter().map(|limit| limit - 1).collect();
        let moves = run.along.filter(|d| both.limit[*d] - both.start[*d] > 1);
        (
            run.first + farther(&both.start),
            run.first + farther(&last),
            moves,
        )
    };
    one.of == other.of && (0..one.from.len()).all(|nth| ends(one, nth) == ends(other, nth))
}
