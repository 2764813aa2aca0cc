//! Conflict detection by enumerating the elements that the threads access, if there are not too
//! many.

use super::access::Access;
use super::index::{Dim, Domain, Index, Pieces};
use std::collections::{BTreeSet, HashMap};

/// The greatest number of threads (and loop iterations) of an access that are enumerated.
const MOST: i128 = 1 << 15;

/// The result of the enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConflictResult {
    /// No two threads conflict, and all were enumerated.
    Never,
    /// Two threads surely conflict.
    Surely,
    /// The enumeration was not conclusive.
    Unknown,
}

/// Determines whether two threads that differ in one of `threads` conflict through `a` and `b`.
/// `Never` covers loop iterations as well. In the dimensions `same` both have the same coordinate.
pub(super) fn meeting(
    a: &Access,
    b: &Access,
    threads: &BTreeSet<Dim>,
    same: &BTreeSet<Dim>,
) -> ConflictResult {
    let (Some(x), Some(y)) = (&a.index, &b.index) else {
        return ConflictResult::Unknown;
    };
    if a.modulus != 0 || b.modulus != 0 {
        return ConflictResult::Unknown;
    }
    let unordered: Vec<Dim> = a.unordered.intersection(&b.unordered).copied().collect();
    let indices = [x, y].into_iter().chain(&a.assumed).chain(&b.assumed);
    let used: BTreeSet<Dim> = indices
        .flat_map(|index| index.terms.keys().copied())
        .collect();
    let same: Vec<Dim> = same.intersection(&used).copied().collect();
    let (Some(points), Some(others)) = (
        Points::new(&a.domain, x, &a.assumed, &unordered, &same),
        Points::new(&b.domain, y, &b.assumed, &unordered, &same),
    ) else {
        return ConflictResult::Unknown;
    };
    let certain = !a.masked && !b.masked;
    let ranges = |dims: &[Dim]| {
        let range = |dim: &Dim| points.range(*dim).zip(others.range(*dim));
        let joined = |((lo, hi), (other_lo, other_hi)): ((i128, i128), (i128, i128))| {
            (lo.min(other_lo), hi.max(other_hi))
        };
        dims.iter().map(|dim| Some(joined(range(dim)?))).collect()
    };
    let (Some(of_places), Some(of_same)) = (ranges(&unordered), ranges(&same)) else {
        return ConflictResult::Unknown;
    };
    let (Some(places), Some(same)) = (Radix::new(of_places), Radix::new(of_same)) else {
        return ConflictResult::Unknown;
    };
    let of_thread: Vec<bool> = unordered.iter().map(|dim| threads.contains(dim)).collect();
    let seen = |at: &Coordinates| {
        let thread = (0..unordered.len()).filter(|place| of_thread[*place]);
        Seen {
            place: places.number(0..unordered.len(), &at.place),
            thread: places.number(thread, &at.place),
        }
    };
    let key = |at: &Coordinates| (at.element, same.number(0..at.same.len(), &at.same));
    // For each element, the least and the greatest number of the points that access it, and of
    // their threads. A point differs from one of them exactly if it differs from one of these two.
    let mut first: HashMap<(i128, i128), [Seen; 2]> = HashMap::new();
    points.each(&mut |at| {
        let new = seen(at);
        let [least, greatest] = first.entry(key(at)).or_insert([new; 2]);
        *least = least.min(new);
        *greatest = greatest.max(new);
    });
    let (mut met, mut surely) = (false, false);
    others.each(&mut |at| {
        let own = seen(at);
        for known in first.get(&key(at)).into_iter().flatten() {
            met |= known.place != own.place;
            surely |= known.thread != own.thread;
        }
    });
    match (met, surely && certain) {
        (_, true) => ConflictResult::Surely,
        (false, _) if points.all && others.all => ConflictResult::Never,
        _ => ConflictResult::Unknown,
    }
}

/// The numbers of a point and of its thread: equal exactly for equal points or threads.
#[derive(Clone, Copy)]
struct Seen {
    place: i128,
    thread: i128,
}

impl Seen {
    fn min(self, other: Seen) -> Seen {
        Seen {
            place: self.place.min(other.place),
            thread: self.thread.min(other.thread),
        }
    }

    fn max(self, other: Seen) -> Seen {
        Seen {
            place: self.place.max(other.place),
            thread: self.thread.max(other.thread),
        }
    }
}

/// A mixed-radix numbering of the points of a box, given by the range of each dimension.
struct Radix(Vec<(i128, i128)>);

impl Radix {
    /// Creates the numbering; `None` if the number of points overflows.
    fn new(ranges: Vec<(i128, i128)>) -> Option<Radix> {
        let size = |(lo, hi): &(i128, i128)| hi.checked_sub(*lo).map(|size| size.max(1));
        ranges
            .iter()
            .try_fold(1i128, |all, range| all.checked_mul(size(range)?))?;
        Some(Radix(ranges))
    }

    /// Returns the number of a point, in which only the given dimensions count.
    fn number(&self, dims: impl Iterator<Item = usize>, at: &[i128]) -> i128 {
        dims.fold(0, |number, dim| {
            let (lo, hi) = self.0[dim];
            number * (hi - lo).max(1) + (at[dim] - lo)
        })
    }
}

/// A point of an access.
#[derive(Default)]
struct Coordinates {
    element: i128,
    /// The coordinates that distinguish points.
    place: Vec<i128>,
    /// The coordinates in which two conflicting points are equal.
    same: Vec<i128>,
}

/// Points of a domain and the elements that an index has there.
struct Points<'a> {
    index: &'a Index,
    assumed: &'a [Index],
    /// Every relevant dimension, and the range of it that is enumerated.
    dims: Vec<(Dim, i128, i128)>,
    /// The indices in `dims` of the coordinates that two conflicting points share.
    same: Vec<usize>,
    /// The indices in `dims` of the coordinates that identify a point.
    named: Vec<usize>,
    /// Whether the ranges are complete.
    all: bool,
}

impl<'a> Points<'a> {
    fn new(
        domain: &Domain,
        index: &'a Index,
        assumed: &'a [Index],
        named: &[Dim],
        same: &[Dim],
    ) -> Option<Points<'a>> {
        let mut wanted: BTreeSet<Dim> = named.iter().chain(same).copied().collect();
        wanted.extend(index.terms.keys());
        for a in assumed {
            wanted.extend(a.terms.keys());
        }
        let mut dims = Vec::new();
        for dim in wanted {
            let (lo, hi) = *domain.get(&dim)?;
            dims.push((dim, lo, hi));
        }
        let count = |dims: &[(Dim, i128, i128)]| {
            dims.iter().fold(1i128, |n, d| n.saturating_mul(d.2 - d.1))
        };
        let all = count(&dims) <= MOST;
        while count(&dims) > MOST {
            let widest = dims.iter_mut().max_by_key(|d| d.2 - d.1)?;
            widest.2 = widest.1 + (widest.2 - widest.1 + 1) / 2;
        }
        let place = |dim: &Dim| dims.iter().position(|d| d.0 == *dim);
        let named = named.iter().filter_map(place).collect();
        let same = same.iter().filter_map(place).collect();
        Some(Points {
            index,
            assumed,
            dims,
            same,
            named,
            all,
        })
    }

    /// Returns the range of a dimension that is enumerated.
    fn range(&self, dim: Dim) -> Option<(i128, i128)> {
        let (_, lo, hi) = self.dims.iter().find(|known| known.0 == dim)?;
        Some((*lo, *hi))
    }

    /// Returns an index as a sum over `dims`; `None` if it depends on another dimension.
    fn terms(&self, index: &'a Index) -> Option<Sum<'a>> {
        let terms = index.terms.iter().map(|(dim, pieces)| {
            let place = self.dims.iter().position(|known| known.0 == *dim)?;
            Some((place, pieces))
        });
        Some(Sum {
            constant: index.constant,
            terms: terms.collect::<Option<_>>()?,
        })
    }

    /// Calls `visit` for each point that accesses an element.
    fn each(&self, visit: &mut dyn FnMut(&Coordinates)) {
        let mut at: Vec<i128> = self.dims.iter().map(|d| d.1).collect();
        let assumed = self.assumed.iter().filter_map(|index| self.terms(index));
        let assumed: Vec<Sum<'_>> = assumed.collect();
        let Some(index) = self.terms(self.index) else {
            return;
        };
        if self.dims.iter().any(|d| d.1 >= d.2) {
            return;
        }
        let mut coordinates = Coordinates::default();
        loop {
            let taken = assumed.iter().all(|a| a.at(&at).is_none_or(|v| v < 0));
            if let (true, Some(element)) = (taken, index.at(&at)) {
                coordinates.element = element;
                coordinates.place.clear();
                coordinates.place.extend(self.named.iter().map(|k| at[*k]));
                coordinates.same.clear();
                coordinates.same.extend(self.same.iter().map(|k| at[*k]));
                visit(&coordinates);
            }
            let mut k = 0;
            loop {
                if k == at.len() {
                    return;
                }
                at[k] += 1;
                if at[k] < self.dims[k].2 {
                    break;
                }
                at[k] = self.dims[k].1;
                k += 1;
            }
        }
    }
}

/// An index as a sum of terms over the dimensions of [`Points`], each given by its position there.
struct Sum<'a> {
    constant: i128,
    terms: Vec<(usize, &'a Pieces)>,
}

impl Sum<'_> {
    /// Returns its value at a point; `None` where a term is undefined.
    fn at(&self, at: &[i128]) -> Option<i128> {
        self.terms
            .iter()
            .try_fold(self.constant, |sum, (dim, pieces)| {
                let d = at[*dim];
                let piece = pieces.0.iter().find(|p| p.lo <= d && d < p.hi)?;
                Some(sum + piece.slope * d + piece.offset)
            })
    }
}
