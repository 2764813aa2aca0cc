//! Who touches what: threads run in no order, so two of them must not meet in an element that one of them writes.
//!
//! What is shown here is sufficient, not necessary: what cannot be shown to be free of races is refused.

use super::barrier_epochs::Open;
use super::index::{Dim, Domain, Index, Pieces};
use super::race_checks::ElementKey;
use super::remainders::{Remainders, exclude};
use super::view::{View, through};
use crate::kernel_ir::{AtomicOp, Loc, ValueId};
use std::collections::BTreeSet;

/// What an access does to the element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ElementUse {
    Read,
    Write,
    /// `ordered`: it matters in which order it comes with others of its kind (its result is used, say).
    Atomic {
        op: AtomicOp,
        ordered: bool,
    },
}

impl ElementUse {
    /// May two threads do the one and the other to one element, in any order?
    pub fn agrees_with(self, other: ElementUse) -> bool {
        match (self, other) {
            (ElementUse::Read, ElementUse::Read)
            | (ElementUse::Atomic { .. }, ElementUse::Atomic { .. }) => true,
            // What was read only counts if it is still there: the swap compares.
            (ElementUse::Read, ElementUse::Atomic { op, .. })
            | (ElementUse::Atomic { op, .. }, ElementUse::Read) => op == AtomicOp::Cas,
            (ElementUse::Write, _) | (_, ElementUse::Write) => false,
        }
    }
}

/// A value that is the same for all threads of a launch and at all times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum StoredValue {
    /// A constant, by its bits.
    Bits(u64),
    /// A scalar of the program, outside of its loops.
    Scalar(stablehlo::Value),
}

/// One access to one array, by all running threads.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub array: usize,
    pub touch: ElementUse,
    /// The flat element, or what is known of it; `None` where it depends on data.
    pub index: Option<Index>,
    /// Where only the remainder of the element by this number is `index`; else 0.
    pub modulus: i128,
    pub view: Option<View>,
    /// The value stored, where it is the same for all threads and at all times.
    pub constant: Option<StoredValue>,
    /// The value stored, as the thread has it.
    pub value: Option<ValueId>,
    /// Whether only some of the threads take part, as data or several dimensions decide.
    pub masked: bool,
    /// Whether data decides the element.
    pub by_data: bool,
    /// Functions that are negative for every thread that takes part.
    pub assumed: Vec<Index>,
    /// Remainders that are known for every thread that takes part.
    pub remainders: Vec<Remainders>,
    /// Dimensions whose steps run in no order here, with what runs of them.
    pub unordered: BTreeSet<Dim>,
    /// Dimensions along which all threads store the same value to the same element; none unless it
    /// is a store.
    pub same_along: BTreeSet<Dim>,
    pub domain: Domain,
    /// When it is, and the phases that are open then.
    pub phase: usize,
    pub open: Open,
    pub loc: Loc,
    /// What the element and the threads that take part are made of.
    pub key: Option<ElementKey>,
    /// How many accesses came before it.
    pub order: usize,
    /// Whether it is inside a `while`.
    pub in_loop: bool,
}

/// The dimensions along which two different threads may meet in one element through `a` and `b`; none says that they
/// surely do not. Only `among` counts, if that is given.
pub(super) fn may_meet(a: &Access, b: &Access, among: Option<&Vec<Dim>>) -> Vec<Dim> {
    let both = a.unordered.intersection(&b.unordered).copied();
    let counts = |dim: &Dim| among.is_none_or(|among| among.contains(dim));
    let moves = |dim: &Dim| {
        let extent = |domain: &Domain| domain.get(dim).map_or(1, |r| r.1 - r.0);
        let same_point = a.domain.get(dim) == b.domain.get(dim) && extent(&a.domain) == 1;
        !same_point
    };
    let mut moving: Vec<Dim> = both.filter(counts).filter(moves).collect();
    let (Some(x), Some(y)) = (&a.index, &b.index) else {
        return moving;
    };
    if a.modulus != b.modulus || a.modulus == 0 && apart(x, y) {
        let disjoint = a.modulus == b.modulus;
        return if disjoint { Vec::new() } else { moving };
    }
    let (Some(v), Some(w)) = (&a.view, &b.view) else {
        return moving;
    };
    // Both through one view, if that can be.
    let (v, w) = match v.shape[1..] == w.shape[1..] {
        true => (v.clone(), w.clone()),
        false => match (through(y, &v.shape), through(x, &w.shape)) {
            (Some(w), _) => (v.clone(), w),
            (None, Some(v)) => (v, w.clone()),
            (None, None) => return moving,
        },
    };
    let pairs = || v.subscripts.iter().zip(&w.subscripts);
    if pairs().any(|(s, t)| apart(s, t)) {
        return Vec::new();
    }
    // Threads that meet are this far from one another.
    let distance = |dim: Dim| pairs().find_map(|(s, t)| distance(s, t, dim));
    let excludes = |r: &Remainders| b.remainders.iter().any(|q| exclude(r, q, &distance));
    if a.remainders.iter().any(excludes) {
        return Vec::new();
    }
    // A thread keeps to its own elements along `dim` if one subscript is the same one-to-one function of it in both.
    moving.retain(|dim| !pairs().any(|(s, t)| keeps_apart(s, t, *dim)));
    // And along all dimensions that a subscript, the same in both, tells from one another, turns of loops among them.
    for (s, t) in pairs().filter(|(s, t)| digits(s, t)) {
        moving.retain(|dim| !s.terms.contains_key(dim) || !t.terms.contains_key(dim));
    }
    moving
}

/// How far along `dim` from a thread whose subscript is `s` one is whose `t` is equal, if that is all they depend on.
fn distance(s: &Index, t: &Index, dim: Dim) -> Option<i128> {
    if s.terms.len() != 1 || t.terms.len() != 1 {
        return None;
    }
    let ([p], [q]) = (&s.terms.get(&dim)?.0[..], &t.terms.get(&dim)?.0[..]) else {
        return None;
    };
    let apart = s.constant + p.offset - t.constant - q.offset;
    (p.slope == q.slope && p.slope != 0 && apart % p.slope == 0).then(|| apart / p.slope)
}

/// Is each dimension a digit of one number, the same in both? Then only the same values of all give the same number.
pub(super) fn digits(s: &Index, t: &Index) -> bool {
    if s.constant != t.constant || !s.terms.keys().eq(t.terms.keys()) {
        return false;
    }
    let mut places = Vec::new();
    for (p, q) in s.terms.values().zip(t.terms.values()) {
        let ([p], [q]) = (&p.0[..], &q.0[..]) else {
            return false;
        };
        if p.slope == 0 || (p.slope, p.offset) != (q.slope, q.offset) {
            return false;
        }
        let steps = p.hi.max(q.hi) - p.lo.min(q.lo) - 1;
        places.push((p.slope.abs(), steps));
    }
    places.sort_unstable();
    // What the lower digits come to is less than one step of the next.
    let mut below = 0;
    places.into_iter().all(|(step, steps)| {
        let fits = below < step;
        below += step * steps;
        fits
    })
}

/// No value of the one is a value of the other.
fn apart(a: &Index, b: &Index) -> bool {
    let ((a_lo, a_hi), (b_lo, b_hi)) = (a.range(), b.range());
    if a_hi < b_lo || b_hi < a_lo {
        return true;
    }
    // Both walk with steps of a common multiple, from starts that differ by less.
    let steps = |x: &Index| -> Option<Vec<i128>> {
        let all = x.terms.values().map(|p| match p.0[..] {
            [p] => Some(p.slope),
            _ => None,
        });
        all.collect()
    };
    let (Some(s), Some(t)) = (steps(a), steps(b)) else {
        return false;
    };
    let step = s.into_iter().chain(t).fold(0, gcd);
    step > 1 && (a.constant - b.constant) % step != 0
}

pub(super) fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

fn keeps_apart(s: &Index, t: &Index, dim: Dim) -> bool {
    // A range of one point leaves no term: then the other side must be the same point, which `same` compares too.
    if s.constant != t.constant || s.terms.len() != 1 || t.terms.len() != 1 {
        return false;
    }
    match (s.terms.get(&dim), t.terms.get(&dim)) {
        (Some(p), Some(q)) => one_to_one(p) && one_to_one(q) && agree(p, q),
        _ => false,
    }
}

fn agree(p: &Pieces, q: &Pieces) -> bool {
    let overlaps =
        |a: &super::index::Piece, b: &super::index::Piece| a.lo.max(b.lo) < a.hi.min(b.hi);
    // Where both are defined they are equal, and together they are still one-to-one.
    let equal = p.0.iter().all(|a| {
        q.0.iter()
            .filter(|b| overlaps(a, b))
            .all(|b| a.slope == b.slope && a.offset == b.offset)
    });
    let single = |x: &Pieces| x.0.len() == 1;
    equal
        && (p == q
            || (single(p)
                && single(q)
                && p.0[0].slope == q.0[0].slope
                && p.0[0].offset == q.0[0].offset))
}

/// Different steps of the dimension give different values.
pub(super) fn one_to_one(pieces: &Pieces) -> bool {
    let steep = pieces.0.iter().all(|p| p.slope != 0 || p.hi - p.lo == 1);
    let ranges: Vec<(i128, i128)> = pieces.0.iter().map(|p| Pieces(vec![*p]).range()).collect();
    let mut sorted = ranges.clone();
    sorted.sort_unstable();
    steep && sorted.windows(2).all(|w| w[0].1 < w[1].0)
}
