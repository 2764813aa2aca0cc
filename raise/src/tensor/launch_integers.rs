//! Race analysis where indices depend on integers of the launch that the program computes, such as
//! the number of the step.
//!
//! Such an integer is a dimension of which one point is active, the same for all threads. A term in
//! it that two indices share does not affect whether they are equal, and is removed.

use super::thread_domain::ThreadDomain;
use std::collections::BTreeSet;

use super::access::Access;
use super::index::{Dim, Index};
use super::lower::Lower;
use super::proof::where_negative;

impl Lower<'_> {
    /// Removes from both accesses the terms in integers of the launch that their indices share.
    ///
    /// Assumptions become ones that hold for every value of these integers. They may hold for more
    /// threads than are active, so that the accesses become `masked`.
    pub(super) fn without_integers(&self, a: &Access, b: &Access) -> (Access, Access) {
        let (mut a, mut b) = (a.clone(), b.clone());
        let (Some(x), Some(y)) = (&mut a.index, &mut b.index) else {
            return (a, b);
        };
        let alike = |dim: &&Dim| x.terms.contains_key(dim) && x.terms.get(dim) == y.terms.get(dim);
        let alike: BTreeSet<Dim> = self
            .threads
            .integers
            .iter()
            .filter(alike)
            .copied()
            .collect();
        if alike.is_empty() || a.modulus != 0 || b.modulus != 0 {
            return (a, b);
        }
        for index in [&mut *x, &mut *y] {
            index.terms.retain(|dim, _| !alike.contains(dim));
        }
        let below = x.range().0.min(y.range().0).min(0);
        for index in [x, y] {
            index.constant -= below;
        }
        for access in [&mut a, &mut b] {
            self.forget(access, &alike);
        }
        (a, b)
    }

    /// Removes the integers `alike` from the assumptions of an access whose index does not contain
    /// them.
    fn forget(&self, access: &mut Access, alike: &BTreeSet<Dim>) {
        for assumed in &mut access.assumed {
            let of_threads = without(assumed, alike, End::Least);
            access.masked |= of_threads != *assumed;
            *assumed = of_threads;
            // An assumption on one dimension narrows its range.
            let mut terms = assumed.terms.iter();
            if let (Some((dim, pieces)), None) = (terms.next(), terms.next())
                && let ([piece], Some(range)) = (&pieces.0[..], access.domain.get_mut(dim))
            {
                let narrowed = where_negative(*piece, assumed.constant, *range);
                if narrowed.0 < narrowed.1 {
                    *range = narrowed;
                }
            }
        }
        let Some(index) = &mut access.index else {
            return;
        };
        *index = index.restrict(&access.domain);
        access.view = self.view_or_digits(access.array, index);
    }
}

impl ThreadDomain {
    /// Returns whether no element of `a` is an element of `b`, for every value of the launch's
    /// integers.
    pub(super) fn are_apart_over_integers(&self, a: &Access, b: &Access) -> bool {
        if self.integers.is_empty() || a.modulus != 0 || b.modulus != 0 {
            return false;
        }
        let [Some((a_least, a_most)), Some((b_least, b_most))] =
            [a, b].map(|access| self.bounds(access))
        else {
            return false;
        };
        let is_above = |least: &[Index], most: &[Index]| {
            least.iter().any(|low| {
                let mut gaps = most.iter().filter_map(|high| low.sub(high));
                gaps.any(|gap| gap.range().0 > 0)
            })
        };
        is_above(&a_least, &b_most) || is_above(&b_least, &a_most)
    }

    /// Returns lower and upper bounds of the element, as functions of the launch's integers; `None`
    /// if the index is data-dependent.
    fn bounds(&self, access: &Access) -> Option<(Vec<Index>, Vec<Index>)> {
        let index = access.index.as_ref()?;
        let threads = |index: &Index| {
            let dims = index.terms.keys().copied();
            dims.filter(|dim| !self.integers.contains(dim)).collect()
        };
        let of = |index: &Index, end| without(index, &threads(index), end);
        let (mut least, mut most) = (vec![of(index, End::Least)], vec![of(index, End::Greatest)]);
        // Assumptions are at most -1.
        for assumed in &access.assumed {
            let one = Index::constant(1);
            let low = index.add(assumed).and_then(|sum| sum.add(&one));
            least.extend(low.map(|low| of(&low, End::Least)));
            let high = index.sub(assumed).and_then(|rest| rest.sub(&one));
            most.extend(high.map(|high| of(&high, End::Greatest)));
        }
        Some((least, most))
    }
}

#[derive(Clone, Copy)]
enum End {
    Least,
    Greatest,
}

/// Replaces the terms of the index in `dims` by their least or greatest value.
fn without(index: &Index, dims: &BTreeSet<Dim>, end: End) -> Index {
    let mut rest = index.clone();
    rest.terms.retain(|dim, pieces| {
        let goes = dims.contains(dim);
        if goes {
            let (least, greatest) = pieces.range();
            rest.constant += match end {
                End::Least => least,
                End::Greatest => greatest,
            };
        }
        !goes
    });
    rest
}
