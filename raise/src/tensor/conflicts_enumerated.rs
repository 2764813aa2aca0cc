//! Conflict detection by enumerating the elements that the threads access, if there are not too
//! many.

use super::access::Access;
use super::index::{Dim, Domain, Index};
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
    let at = |dim: &Dim| unordered.iter().position(|d| d == dim);
    let of_thread: Vec<usize> = threads.iter().filter_map(at).collect();
    // For each element up to four different points that access it, those of different threads
    // preferred.
    let mut first: HashMap<Vec<i128>, Vec<Vec<i128>>> = HashMap::new();
    points.each(&mut |element, place| {
        let known = first.entry(element).or_default();
        let thread = |p: &[i128]| of_thread.iter().map(|k| p[*k]).collect::<Vec<_>>();
        let new = known.iter().all(|p| thread(p) != thread(place));
        if known.len() < 2 && !known.iter().any(|p| p == place) || new && known.len() < 4 {
            known.push(place.to_vec());
        }
    });
    let (mut met, mut surely) = (false, false);
    others.each(&mut |element, place| {
        for known in first.get(&element).into_iter().flatten() {
            met |= known != place;
            surely |= of_thread.iter().any(|k| known[*k] != place[*k]);
        }
    });
    match (met, surely && certain) {
        (_, true) => ConflictResult::Surely,
        (false, _) if points.all && others.all => ConflictResult::Never,
        _ => ConflictResult::Unknown,
    }
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

    /// Calls `visit` with the element followed by the shared coordinates, and with the point.
    fn each(&self, visit: &mut dyn FnMut(Vec<i128>, &[i128])) {
        let mut at: Vec<i128> = self.dims.iter().map(|d| d.1).collect();
        if self.dims.iter().any(|d| d.1 >= d.2) {
            return;
        }
        loop {
            let value = |index: &Index| {
                let mut terms = index.terms.iter();
                terms.try_fold(index.constant, |sum, (dim, pieces)| {
                    let d = at[self.dims.iter().position(|x| x.0 == *dim)?];
                    let piece = pieces.0.iter().find(|p| p.lo <= d && d < p.hi)?;
                    Some(sum + piece.slope * d + piece.offset)
                })
            };
            let taken = self.assumed.iter().all(|a| value(a).is_none_or(|v| v < 0));
            if let (true, Some(element)) = (taken, value(self.index)) {
                let place: Vec<i128> = self.named.iter().map(|k| at[*k]).collect();
                let point = self.same.iter().map(|k| at[*k]);
                visit([element].into_iter().chain(point).collect(), &place);
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
