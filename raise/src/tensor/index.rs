//! Symbolic integers and conditions as functions of the dimensions of the launch.
//!
//! An [`Index`] is a constant plus one piecewise-affine function per dimension. These are closed
//! under index arithmetic: sums, products with constants, division and remainder by constants, and
//! selects such as `i == 0 ? n - 1 : i - 1`. A [`Condition`] is a conjunction of sets of intervals,
//! one per dimension, or its negation. Every operation is exact over the integers, or returns
//! `None`. Overflow is not modelled: code that computes in 32 bits must check [`Index::range`]
//! first.

use std::collections::BTreeMap;

/// A dimension of the iteration space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dim(pub u32);

/// The number of the first dimension that represents data.
const FIRST_OF_DATA: u32 = 1 << 31;

impl Dim {
    /// Returns the dimension of part `number` of an index that depends on data.
    pub fn data(number: usize) -> Dim {
        let number = u32::try_from(number).expect("an index has few parts");
        Dim(FIRST_OF_DATA + number)
    }

    /// Returns whether the dimension represents a data-dependent part of an index. Each thread may
    /// have any value of its range.
    pub fn is_data(self) -> bool {
        self.0 >= FIRST_OF_DATA
    }
}

/// The range `lo..hi` of each dimension.
pub type Domain = BTreeMap<Dim, (i128, i128)>;

/// The greatest number of pieces of one function.
const MAX_PIECES: usize = 24;

/// `slope * d + offset` for `d` in `lo..hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// First value of the dimension.
    pub lo: i128,
    /// One past the last value of the dimension.
    pub hi: i128,
    /// Change of the value per unit of the dimension.
    pub slope: i128,
    /// Value at `d = 0`, extrapolated if 0 is outside the piece.
    pub offset: i128,
}

impl Piece {
    fn at(&self, d: i128) -> i128 {
        self.slope * d + self.offset
    }

    fn range(&self) -> (i128, i128) {
        let (a, b) = (self.at(self.lo), self.at(self.hi - 1));
        (a.min(b), a.max(b))
    }
}

/// A piecewise-affine function of one dimension. Invariant: pieces are nonempty, sorted and
/// contiguous.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces(pub Vec<Piece>);

impl Pieces {
    fn new(mut pieces: Vec<Piece>) -> Option<Pieces> {
        pieces.retain(|p| p.lo < p.hi);
        let mut merged: Vec<Piece> = Vec::new();
        for mut p in pieces {
            if p.hi - p.lo == 1 {
                // A single point has no slope: continue the previous piece where possible.
                let value = p.at(p.lo);
                let slope = match merged.last() {
                    Some(q) if q.at(p.lo) == value => q.slope,
                    _ => p.slope,
                };
                p = Piece {
                    slope,
                    offset: value - slope * p.lo,
                    ..p
                };
            }
            match merged.last_mut() {
                Some(q) if q.hi == p.lo && q.slope == p.slope && q.offset == p.offset => {
                    q.hi = p.hi
                }
                Some(q) if q.hi == p.lo && q.hi - q.lo == 1 && p.at(q.lo) == q.at(q.lo) => {
                    *q = Piece { lo: q.lo, ..p };
                }
                _ => merged.push(p),
            }
        }
        (merged.len() <= MAX_PIECES).then_some(Pieces(merged))
    }

    fn restrict(&self, lo: i128, hi: i128) -> Pieces {
        let pieces = self.0.iter().map(|p| Piece {
            lo: p.lo.max(lo),
            hi: p.hi.min(hi),
            ..*p
        });
        Pieces::new(pieces.collect()).expect("restricting adds no pieces")
    }

    fn map(&self, f: impl Fn(&Piece) -> Vec<Piece>) -> Option<Pieces> {
        Pieces::new(self.0.iter().flat_map(f).collect())
    }

    fn zip(
        &self,
        other: &Pieces,
        f: impl Fn(i128, i128, &Piece, &Piece) -> Piece,
    ) -> Option<Pieces> {
        let mut out = Vec::new();
        for a in &self.0 {
            for b in &other.0 {
                let (lo, hi) = (a.lo.max(b.lo), a.hi.min(b.hi));
                if lo < hi {
                    out.push(f(lo, hi, a, b));
                }
            }
        }
        Pieces::new(out)
    }

    /// Returns the smallest and largest value.
    pub fn range(&self) -> (i128, i128) {
        let ranges = self.0.iter().map(Piece::range);
        ranges
            .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
            .unwrap_or((0, 0))
    }

    /// Returns the remainder modulo `c`, if it is the same for all values.
    fn residue(&self, c: i128) -> Option<i128> {
        let first = self.0.first()?;
        let r = first.at(first.lo).rem_euclid(c);
        let same = |p: &Piece| {
            p.at(p.lo).rem_euclid(c) == r && (p.hi - p.lo == 1 || p.slope.rem_euclid(c) == 0)
        };
        self.0.iter().all(same).then_some(r)
    }

    /// Returns the condition that the function is below `bound`.
    fn less_than(&self, dim: Dim, bound: i128, domain: &Domain) -> Condition {
        let mut set = Intervals(Vec::new());
        for p in &self.0 {
            // slope * d + offset < bound
            let (lo, hi) = match p.slope {
                0 if p.offset < bound => (p.lo, p.hi),
                0 => continue,
                s if s > 0 => (p.lo, p.hi.min((bound - p.offset + s - 1).div_euclid(s))),
                s => (p.lo.max((p.offset - bound).div_euclid(-s) + 1), p.hi),
            };
            set.insert(lo, hi);
        }
        Condition::on(dim, set, domain)
    }

    fn floor_div(&self, c: i128) -> Option<Pieces> {
        self.map(|p| {
            if p.slope % c == 0 {
                return vec![Piece {
                    slope: p.slope / c,
                    offset: p.offset.div_euclid(c),
                    ..*p
                }];
            }
            let (lo, hi) = p.range();
            let (first, last) = (lo.div_euclid(c), hi.div_euclid(c));
            if last - first >= MAX_PIECES as i128 {
                return vec![*p; MAX_PIECES + 1];
            }
            // Split where the quotient changes.
            let mut pieces = Vec::new();
            let mut d = p.lo;
            while d < p.hi {
                let q = p.at(d).div_euclid(c);
                let mut end = p.hi;
                // The number of points until the value leaves [q c, (q + 1) c).
                let value = p.at(d);
                let steps = if p.slope > 0 {
                    ((q + 1) * c - value + p.slope - 1).div_euclid(p.slope)
                } else {
                    (value - q * c).div_euclid(-p.slope) + 1
                };
                end = end.min(d + steps);
                pieces.push(Piece {
                    lo: d,
                    hi: end,
                    slope: 0,
                    offset: q,
                });
                d = end;
            }
            pieces
        })
    }
}

/// A constant plus a piecewise-affine function of each dimension.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Index {
    /// The value where every term is 0.
    pub constant: i128,
    /// Invariant: no term is constant over its dimension's range.
    pub terms: BTreeMap<Dim, Pieces>,
}

impl Index {
    /// Returns a constant.
    pub fn constant(value: i128) -> Index {
        Index {
            constant: value,
            terms: BTreeMap::new(),
        }
    }

    /// Returns the coordinate of `dim`.
    pub fn dim(dim: Dim, domain: &Domain) -> Index {
        let (lo, hi) = domain[&dim];
        Index {
            constant: 0,
            terms: [(
                dim,
                Pieces(vec![Piece {
                    lo,
                    hi,
                    slope: 1,
                    offset: 0,
                }]),
            )]
            .into(),
        }
        .normal()
    }

    /// Tabulates `value` over the range of `dim`, if the range is short.
    pub fn listed(
        dim: Dim,
        domain: &Domain,
        value: impl Fn(i128) -> Option<i128>,
    ) -> Option<Index> {
        let (lo, hi) = domain[&dim];
        if hi - lo > MAX_PIECES as i128 {
            return None;
        }
        let mut pieces = Vec::new();
        for d in lo..hi {
            pieces.push(Piece {
                lo: d,
                hi: d + 1,
                slope: 0,
                offset: value(d)?,
            });
        }
        let index = Index {
            constant: 0,
            terms: [(dim, Pieces::new(pieces)?)].into(),
        };
        Some(index.normal())
    }

    /// Moves constant terms into `constant`.
    fn normal(mut self) -> Index {
        let mut constant = self.constant;
        self.terms.retain(|_, pieces| {
            let [p] = pieces.0[..] else {
                return !pieces.0.is_empty();
            };
            if p.slope == 0 || p.hi - p.lo == 1 {
                constant += p.at(p.lo);
                return false;
            }
            constant += p.offset;
            pieces.0[0].offset = 0;
            true
        });
        self.constant = constant;
        self
    }

    /// Restricts the function to `domain`, which may be smaller.
    pub fn restrict(&self, domain: &Domain) -> Index {
        let mut out = self.clone();
        for (dim, pieces) in &mut out.terms {
            let (lo, hi) = domain[dim];
            *pieces = pieces.restrict(lo, hi);
        }
        out.normal()
    }

    /// Extends the function to all of `domain` by extrapolating the outermost pieces.
    pub fn widen(&self, domain: &Domain) -> Index {
        let mut out = self.clone();
        for (dim, pieces) in &mut out.terms {
            let (lo, hi) = domain[dim];
            if let Some(first) = pieces.0.first_mut() {
                first.lo = first.lo.min(lo);
            }
            if let Some(last) = pieces.0.last_mut() {
                last.hi = last.hi.max(hi);
            }
        }
        out.normal()
    }

    /// Returns the value, if it is the same everywhere.
    pub fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// Returns the smallest and largest value.
    pub fn range(&self) -> (i128, i128) {
        let mut range = (self.constant, self.constant);
        for pieces in self.terms.values() {
            let (lo, hi) = pieces.range();
            range = (range.0 + lo, range.1 + hi);
        }
        range
    }

    /// Returns `self + other`; `None` if it has too many pieces.
    pub fn add(&self, other: &Index) -> Option<Index> {
        let mut out = self.clone();
        out.constant += other.constant;
        for (dim, b) in &other.terms {
            let sum = match out.terms.get(dim) {
                None => b.clone(),
                Some(a) => a.zip(b, |lo, hi, a, b| Piece {
                    lo,
                    hi,
                    slope: a.slope + b.slope,
                    offset: a.offset + b.offset,
                })?,
            };
            out.terms.insert(*dim, sum);
        }
        Some(out.normal())
    }

    /// Returns `self * factor`.
    pub fn scale(&self, factor: i128) -> Index {
        if factor == 0 {
            return Index::constant(0);
        }
        let mut out = self.clone();
        out.constant *= factor;
        for pieces in out.terms.values_mut() {
            for p in &mut pieces.0 {
                p.slope *= factor;
                p.offset *= factor;
            }
        }
        out
    }

    /// Returns `self - other`; `None` if it has too many pieces.
    pub fn sub(&self, other: &Index) -> Option<Index> {
        self.add(&other.scale(-1))
    }

    /// Returns `self * other`, if one of them is constant.
    pub fn mul(&self, other: &Index) -> Option<Index> {
        match (self.as_constant(), other.as_constant()) {
            (_, Some(c)) => Some(self.scale(c)),
            (Some(c), _) => Some(other.scale(c)),
            _ => None,
        }
    }

    /// Returns quotient and remainder of division by `c > 0`, rounded towards minus infinity;
    /// `None` if they are not sums of functions of one dimension each, or have too many pieces.
    pub fn div_rem(&self, c: i128) -> Option<(Index, Index)> {
        assert!(c > 0);
        let mut multiple = Index::constant(0); // exactly divisible by c
        let mut rest = Index::constant(self.constant);
        for (dim, pieces) in &self.terms {
            match pieces.residue(c) {
                Some(r) => {
                    let whole = pieces.map(|p| {
                        vec![Piece {
                            offset: p.offset - r,
                            ..*p
                        }]
                    })?;
                    // A piece of one point may have any slope: choose one that is a multiple of c.
                    let whole = whole.map(|p| {
                        let value = p.at(p.lo);
                        if p.hi - p.lo == 1 {
                            vec![Piece {
                                slope: 0,
                                offset: value,
                                ..*p
                            }]
                        } else {
                            vec![*p]
                        }
                    })?;
                    multiple.terms.insert(*dim, whole);
                    rest.constant += r;
                }
                None => {
                    rest.terms.insert(*dim, pieces.clone());
                }
            }
        }
        let quotient_of_multiple = Index {
            constant: 0,
            terms: multiple
                .terms
                .iter()
                .map(|(d, p)| {
                    (
                        *d,
                        Pieces(
                            p.0.iter()
                                .map(|p| Piece {
                                    slope: p.slope / c,
                                    offset: p.offset / c,
                                    ..*p
                                })
                                .collect(),
                        ),
                    )
                })
                .collect(),
        };
        let (lo, hi) = rest.range();
        let quotient_of_rest = if lo.div_euclid(c) == hi.div_euclid(c) {
            Index::constant(lo.div_euclid(c))
        } else {
            if rest.terms.len() != 1 {
                return None;
            }
            let (dim, pieces) = rest.terms.iter().next()?;
            let shifted = pieces.map(|p| {
                vec![Piece {
                    offset: p.offset + rest.constant,
                    ..*p
                }]
            })?;
            Index {
                constant: 0,
                terms: [(*dim, shifted.floor_div(c)?)].into(),
            }
            .normal()
        };
        let remainder = rest.sub(&quotient_of_rest.scale(c))?;
        Some((
            quotient_of_multiple.normal().add(&quotient_of_rest)?,
            remainder,
        ))
    }

    /// Returns the condition `self < bound`, or `None` if it is not a union of intervals in one
    /// dimension.
    pub fn less_than(&self, bound: i128, domain: &Domain) -> Option<Condition> {
        let (lo, hi) = self.range();
        if hi < bound {
            return Some(Condition::always());
        }
        if lo >= bound {
            return Some(Condition::always().not());
        }
        if self.terms.len() != 1 {
            return None;
        }
        let (dim, pieces) = self.terms.iter().next()?;
        Some(pieces.less_than(*dim, bound - self.constant, domain))
    }

    /// Returns the condition `self < bound`, if it is one interval in each dimension, as in `8 * d0
    /// + d1 < 4` with nonnegative dimensions.
    pub fn box_below(&self, bound: i128, domain: &Domain) -> Option<Condition> {
        let least = self.range().0;
        let mut all = Condition::always();
        let mut most = self.constant;
        for (dim, pieces) in &self.terms {
            // Where it may hold for this dimension, with the others at their least values.
            let one = pieces.less_than(*dim, bound - (least - pieces.range().0), domain);
            let (lo, hi) = match one.sets.get(dim).map(|set| &set.0[..]) {
                None => domain[dim],
                Some(&[interval]) => interval,
                Some(_) => return None,
            };
            most += pieces.restrict(lo, hi).range().1;
            all = all.and(&one)?;
        }
        // It holds in the whole box if it holds at the corner with the greatest value.
        (most < bound).then_some(all)
    }

    /// Returns the condition `self == value`, or `None` as in [`Index::less_than`].
    pub fn equals(&self, value: i128, domain: &Domain) -> Option<Condition> {
        let (lo, hi) = self.range();
        if value < lo || hi < value {
            return Some(Condition::always().not());
        }
        let below = self.less_than(value, domain)?;
        let up_to = self.less_than(value + 1, domain)?;
        up_to.and(&below.not())
    }

    /// Returns `condition ? a : b`, if `condition` depends on one dimension and the two differ only
    /// in that dimension.
    pub fn select(condition: &Condition, a: &Index, b: &Index, domain: &Domain) -> Option<Index> {
        match condition.as_constant() {
            Some(true) => return Some(a.clone()),
            Some(false) => return Some(b.clone()),
            None => {}
        }
        let (dim, set) = condition.single(domain)?;
        let difference = a.sub(b)?;
        if difference.terms.keys().any(|d| *d != dim) {
            return None;
        }
        let (lo, hi) = domain[&dim];
        let zero = Pieces(vec![Piece {
            lo,
            hi,
            slope: 0,
            offset: 0,
        }]);
        let pieces = match difference.terms.get(&dim) {
            Some(pieces) => pieces.map(|p| {
                vec![Piece {
                    offset: p.offset + difference.constant,
                    ..*p
                }]
            })?,
            None => Pieces(vec![Piece {
                lo,
                hi,
                slope: 0,
                offset: difference.constant,
            }]),
        };
        let mut chosen = Vec::new();
        for (inside, lo, hi) in set.cover(lo, hi) {
            chosen.extend(if inside {
                pieces.restrict(lo, hi).0
            } else {
                zero.restrict(lo, hi).0
            });
        }
        let step = Index {
            constant: 0,
            terms: [(dim, Pieces::new(chosen)?)].into(),
        }
        .normal();
        b.add(&step)
    }
}

/// A set of integers, as sorted intervals `lo..hi` that do not touch.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Intervals(pub Vec<(i128, i128)>);

impl Intervals {
    fn insert(&mut self, lo: i128, hi: i128) {
        if lo >= hi {
            return;
        }
        match self.0.last_mut() {
            Some(last) if last.1 >= lo => last.1 = last.1.max(hi),
            _ => self.0.push((lo, hi)),
        }
    }

    fn intersect(&self, other: &Intervals) -> Intervals {
        let mut out = Intervals::default();
        for a in &self.0 {
            for b in &other.0 {
                let (lo, hi) = (a.0.max(b.0), a.1.min(b.1));
                if lo < hi {
                    out.0.push((lo, hi));
                }
            }
        }
        out.0.sort_unstable();
        out
    }

    fn complement(&self, lo: i128, hi: i128) -> Intervals {
        let mut out = Intervals::default();
        for (inside, lo, hi) in self.cover(lo, hi) {
            if !inside {
                out.insert(lo, hi);
            }
        }
        out
    }

    /// Splits `lo..hi` into intervals that are inside (`true`) or outside (`false`) the set.
    pub fn cover(&self, lo: i128, hi: i128) -> Vec<(bool, i128, i128)> {
        let mut out = Vec::new();
        let mut at = lo;
        for &(a, b) in &self.0 {
            let (a, b) = (a.max(lo), b.min(hi));
            if a >= b {
                continue;
            }
            if at < a {
                out.push((false, at, a));
            }
            out.push((true, a, b));
            at = b;
        }
        if at < hi {
            out.push((false, at, hi));
        }
        out
    }
}

/// A conjunction of "dimension `d` is in this set", or its negation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Whether the conjunction is negated.
    pub negated: bool,
    /// Sets smaller than their dimension's range; an empty map means always true.
    pub sets: BTreeMap<Dim, Intervals>,
}

impl Condition {
    /// Returns the condition that `dim` is in `lo..hi`.
    pub fn within(dim: Dim, lo: i128, hi: i128, domain: &Domain) -> Condition {
        Condition::on(dim, Intervals(vec![(lo, hi)]), domain)
    }

    /// Returns the condition that is true everywhere.
    pub fn always() -> Condition {
        Condition {
            negated: false,
            sets: BTreeMap::new(),
        }
    }

    fn on(dim: Dim, set: Intervals, domain: &Domain) -> Condition {
        let (lo, hi) = domain[&dim];
        let set = set.intersect(&Intervals(vec![(lo, hi)]));
        if set.0 == [(lo, hi)] {
            return Condition::always();
        }
        if set.0.is_empty() {
            return Condition::always().not();
        }
        Condition {
            negated: false,
            sets: [(dim, set)].into(),
        }
    }

    /// Restricts the condition to `domain`, which may be smaller.
    pub fn restrict(&self, domain: &Domain) -> Condition {
        let mut all = Condition::always();
        for (dim, set) in &self.sets {
            let one = Condition::on(*dim, set.clone(), domain);
            if one.negated {
                all = one;
                break;
            }
            all.sets.extend(one.sets);
        }
        if self.negated { all.not() } else { all }
    }

    /// Returns the value, if it is the same everywhere.
    pub fn as_constant(&self) -> Option<bool> {
        self.sets.is_empty().then_some(!self.negated)
    }

    /// Returns the negation.
    pub fn not(&self) -> Condition {
        Condition {
            negated: !self.negated,
            ..self.clone()
        }
    }

    /// Returns the dimension and the set where the condition holds, if it depends on one dimension
    /// only.
    pub fn single(&self, domain: &Domain) -> Option<(Dim, Intervals)> {
        if self.sets.len() != 1 {
            return None;
        }
        let (dim, set) = self.sets.iter().next()?;
        let (lo, hi) = domain[dim];
        Some((
            *dim,
            if self.negated {
                set.complement(lo, hi)
            } else {
                set.clone()
            },
        ))
    }

    /// Returns `self && other`, or `None` if that is neither a conjunction nor the negation of one.
    pub fn and(&self, other: &Condition) -> Option<Condition> {
        match (self.as_constant(), other.as_constant()) {
            (Some(true), _) | (_, Some(false)) => return Some(other.clone()),
            (_, Some(true)) | (Some(false), _) => return Some(self.clone()),
            _ => {}
        }
        if self.negated || other.negated {
            return None;
        }
        let mut out = self.clone();
        for (dim, set) in &other.sets {
            let both = match out.sets.get(dim) {
                Some(mine) => mine.intersect(set),
                None => set.clone(),
            };
            if both.0.is_empty() {
                return Some(Condition::always().not());
            }
            out.sets.insert(*dim, both);
        }
        Some(out)
    }

    /// Returns the condition without negation, if it depends on one dimension only.
    fn positive(&self, domain: &Domain) -> Condition {
        match self.single(domain) {
            Some((dim, set)) if self.negated => Condition::on(dim, set, domain),
            _ => self.clone(),
        }
    }

    /// Returns `self && other`, after rewriting negations that depend on one dimension.
    pub fn and_in(&self, other: &Condition, domain: &Domain) -> Option<Condition> {
        self.positive(domain).and(&other.positive(domain))
    }

    /// Returns `self || other`.
    pub fn or_in(&self, other: &Condition, domain: &Domain) -> Option<Condition> {
        Some(
            self.not()
                .and_in(&other.not(), domain)?
                .not()
                .positive(domain),
        )
    }
}

#[cfg(test)]
#[path = "index_tests.rs"]
mod tests;
