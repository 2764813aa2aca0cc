//! Race analysis of pairs of accesses: threads are unordered, so two of them must not access the
//! same element if one of them writes it.
//!
//! The tests here are sufficient, not necessary: accesses that cannot be proved free of races are
//! rejected.

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
    /// Reads only to see whether an atomic is needed, or what it compares with first; of atomics of
    /// this kind, or of any kind if `None`.
    Pretest(Option<AtomicOp>),
    Write,
    /// `ordered`: the order among atomics of this kind matters, for example because the result is
    /// used.
    Atomic {
        op: AtomicOp,
        ordered: bool,
    },
}

impl ElementUse {
    /// Returns whether two threads may do `self` and `other` to one element in any order.
    pub fn agrees_with(self, other: ElementUse) -> bool {
        match (self, other) {
            (
                ElementUse::Read | ElementUse::Pretest(_),
                ElementUse::Read | ElementUse::Pretest(_),
            )
            | (ElementUse::Atomic { .. }, ElementUse::Atomic { .. }) => true,
            (ElementUse::Pretest(at), ElementUse::Atomic { op, .. })
            | (ElementUse::Atomic { op, .. }, ElementUse::Pretest(at)) => {
                at.is_none_or(|at| at == op)
            }
            (ElementUse::Read, ElementUse::Atomic { .. })
            | (ElementUse::Atomic { .. }, ElementUse::Read) => false,
            (ElementUse::Write, _) | (_, ElementUse::Write) => false,
        }
    }
}

/// A value that is the same for all threads of a launch at all times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum StoredValue {
    /// A constant, by its bits.
    Bits(u64),
    /// A scalar of the program, defined outside its loops.
    Scalar(stablehlo::Value),
}

/// One access to one array, by all active threads.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub array: usize,
    pub touch: ElementUse,
    /// The index of the flat element, as far as it is known; `None` where it depends on data.
    pub index: Option<Index>,
    /// If nonzero, `index` is only the element's remainder modulo this value.
    pub modulus: i128,
    pub view: Option<View>,
    /// The stored value, if it is the same for all threads at all times.
    pub constant: Option<StoredValue>,
    /// The stored value in the kernel IR.
    pub value: Option<ValueId>,
    /// Whether only some of the threads take part, selected by data or by a condition on several
    /// dimensions.
    pub masked: bool,
    /// Whether the element depends on data.
    pub by_data: bool,
    /// Functions that are negative for every thread that takes part.
    pub assumed: Vec<Index>,
    /// Remainders known for every thread that takes part.
    pub remainders: Vec<Remainders>,
    /// Dimensions whose coordinates are unordered at this access; their ranges are in `domain`.
    pub unordered: BTreeSet<Dim>,
    /// Dimensions in which all threads store the same value to the same element; empty unless the
    /// access is a store.
    pub same_along: BTreeSet<Dim>,
    pub domain: Domain,
    /// The epoch of the access, and the epochs that are open at that time.
    pub phase: usize,
    pub open: Open,
    pub loc: Loc,
    /// The values from which the element and the participating threads are computed.
    pub key: Option<ElementKey>,
    /// The number of earlier accesses.
    pub order: usize,
    /// Whether it is inside a `while`.
    pub in_loop: bool,
}

/// Returns the dimensions in which two different threads that access one element through `a` and
/// `b` may differ. An empty result means that they cannot conflict. If `among` is given, only its
/// dimensions count.
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
    // Express both through one view, if possible.
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
    // The distance between two threads that access the same element.
    let distance = |dim: Dim| pairs().find_map(|(s, t)| distance(s, t, dim));
    let excludes = |r: &Remainders| b.remainders.iter().any(|q| exclude(r, q, &distance));
    if a.remainders.iter().any(excludes) {
        return Vec::new();
    }
    // Threads that differ in `dim` access different elements if one subscript is the same
    // one-to-one function of `dim` in both accesses.
    moving.retain(|dim| !pairs().any(|(s, t)| keeps_apart(s, t, *dim)));
    // The same holds for all dimensions (loop iterations included) that are digits of one
    // subscript, the same in both accesses.
    for (s, t) in pairs().filter(|(s, t)| digits(s, t)) {
        moving.retain(|dim| !s.terms.contains_key(dim) || !t.terms.contains_key(dim));
    }
    moving
}

/// Returns the distance in `dim` from a thread with subscript `s` to a thread whose subscript `t`
/// is equal, if the subscripts depend on nothing else.
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

/// Returns whether the dimensions are the digits of a mixed-radix number that is the same function
/// in `s` and `t`. Then equal numbers imply that all digits are equal.
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
    // The greatest value of the lower digits is less than one unit of the next.
    let mut below = 0;
    places.into_iter().all(|(step, steps)| {
        let fits = below < step;
        below += step * steps;
        fits
    })
}

/// Returns whether no value of `a` is a value of `b`.
fn apart(a: &Index, b: &Index) -> bool {
    let ((a_lo, a_hi), (b_lo, b_hi)) = (a.range(), b.range());
    if a_hi < b_lo || b_hi < a_lo {
        return true;
    }
    // All strides are multiples of a common step that does not divide the difference of the starts.
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
    // A range of one point leaves no term: then the other side must be the same point, which the
    // comparison of constants covers.
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
    // They are equal where both are defined, and their union is still one-to-one.
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

/// Returns whether different coordinates of the dimension give different values.
pub(super) fn one_to_one(pieces: &Pieces) -> bool {
    let steep = pieces.0.iter().all(|p| p.slope != 0 || p.hi - p.lo == 1);
    let ranges: Vec<(i128, i128)> = pieces.0.iter().map(|p| Pieces(vec![*p]).range()).collect();
    let mut sorted = ranges.clone();
    sorted.sort_unstable();
    steep && sorted.windows(2).all(|w| w[0].1 < w[1].0)
}
