//! Bounds of an index under the assumption that some functions are negative.

use super::index::{Domain, Index, Piece};

/// Returns whether `index` is in `0..len` wherever every function of `assumed` is negative.
pub(super) fn inside(index: &Index, len: i128, assumed: &[Index], domain: &Domain) -> bool {
    let follows = |negative: Option<Index>| {
        negative.is_some_and(|n| assumed.iter().any(|a| is_negative_as(&n, a)))
    };
    let (lo, hi) = range(index, assumed, domain, 2).unwrap_or((0, 0));
    let above = lo >= 0 || follows(Index::constant(-1).sub(index));
    let below = hi < len || follows(index.sub(&Index::constant(len)));
    above && below
}

/// Returns whether `a < 0` implies `n < 0`, because `n` is a multiple of `a` plus a bounded term in
/// other dimensions. Fields of structures, and parts of a split block, have such indices.
fn is_negative_as(n: &Index, a: &Index) -> bool {
    let slope = |of: &Index, dim| Some(of.terms.get(dim)?.0.first()?.slope);
    let ratio = |dim| match (slope(n, dim)?, slope(a, dim)?) {
        (n, a) if a != 0 && n % a == 0 && n / a > 0 => Some(n / a),
        _ => None,
    };
    a.terms.keys().filter_map(ratio).chain([1]).any(|factor| {
        // a is at most -1, so factor * a + rest is negative if rest is less than factor.
        let rest = n.sub(&a.scale(factor));
        rest.is_some_and(|rest| rest.range().1 < factor)
    })
}

/// Returns the smallest and largest value of `index` under the assumptions, or `None` if they are
/// contradictory. Dimensions in which an assumption has several pieces are treated piece by piece,
/// at most `depth` of them.
fn range(index: &Index, assumed: &[Index], domain: &Domain, depth: usize) -> Option<(i128, i128)> {
    let assumed: Vec<Index> = assumed.iter().map(|a| a.restrict(domain)).collect();
    let several = assumed
        .iter()
        .flat_map(|a| &a.terms)
        .find(|(_, pieces)| pieces.0.len() > 1);
    if let (Some((dim, pieces)), true) = (several, depth > 0) {
        let parts = pieces.0.iter().filter_map(|p| {
            let mut part = domain.clone();
            part.insert(*dim, (p.lo, p.hi));
            range(index, &assumed, &part, depth - 1)
        });
        return parts.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)));
    }
    let mut narrow = domain.clone();
    for a in &assumed {
        let (least, _) = a.range();
        if least >= 0 {
            return None;
        }
        for (dim, pieces) in &a.terms {
            let [p] = pieces.0[..] else { continue };
            // slope * d + offset must be less than minus the least value of the other terms.
            let rest = least - pieces.range().0;
            let now = where_negative(p, rest, narrow[dim]);
            if now.0 >= now.1 {
                return None;
            }
            narrow.insert(*dim, now);
        }
    }
    Some(index.restrict(&narrow).range())
}

/// Returns the part of `lo..hi` where a piece of a function plus `added` is negative.
pub(super) fn where_negative(piece: Piece, added: i128, (lo, hi): (i128, i128)) -> (i128, i128) {
    let room = -added - piece.offset;
    match piece.slope {
        0 => (lo, hi),
        slope if slope > 0 => (lo, hi.min((room + slope - 1).div_euclid(slope))),
        slope => (lo.max((-room).div_euclid(-slope) + 1), hi),
    }
}

#[cfg(test)]
mod tests {
    use super::super::index::Dim;
    use super::*;

    #[test]
    fn a_grid_stride_loop_stays_inside() {
        let domain: Domain = [(Dim(0), (0, 640)), (Dim(1), (0, 16))].into();
        let (thread, k) = (Index::dim(Dim(0), &domain), Index::dim(Dim(1), &domain));
        let index = thread.add(&k.scale(640)).unwrap();
        let direct = index.sub(&Index::constant(10007)).unwrap();
        assert!(inside(
            &index,
            10007,
            std::slice::from_ref(&direct),
            &domain
        ));
        assert!(!inside(&index, 10006, &[direct], &domain));
        // The same loop with a trip count: k < (10646 - thread) / 640.
        let trips = Index::constant(10646)
            .sub(&thread)
            .unwrap()
            .div_rem(640)
            .unwrap()
            .0;
        let counted = k.sub(&trips).unwrap();
        assert!(inside(
            &index,
            10007,
            std::slice::from_ref(&counted),
            &domain
        ));
        assert!(!inside(&index, 10006, &[counted], &domain));
        assert!(!inside(&index, 10007, &[], &domain));
    }

    #[test]
    fn fields_of_a_ragged_last_block_are_inside() {
        let domain: Domain = [(Dim(0), (0, 3)), (Dim(1), (0, 13))].into();
        let (block, thread) = (Index::dim(Dim(0), &domain), Index::dim(Dim(1), &domain));
        let id = block.scale(13).add(&thread).unwrap();
        let guard = id.sub(&Index::constant(32)).unwrap();
        let field = |k| id.scale(3).add(&Index::constant(k)).unwrap();
        for k in 0..3 {
            let guard = std::slice::from_ref(&guard);
            assert!(inside(&field(k), 96, guard, &domain));
        }
        assert!(!inside(
            &field(3),
            96,
            std::slice::from_ref(&guard),
            &domain
        ));
        assert!(!inside(&field(2), 95, &[guard], &domain));
    }

    #[test]
    fn parts_of_a_block_that_was_split_are_inside() {
        // Two blocks of 5 threads, split by 4: the second part has one thread.
        let domain: Domain = [(Dim(0), (0, 2)), (Dim(1), (0, 2)), (Dim(2), (0, 4))].into();
        let [block, part, within] = [0, 1, 2].map(|dim| Index::dim(Dim(dim), &domain));
        let thread = part.scale(4).add(&within).unwrap();
        let guard = thread.sub(&Index::constant(5)).unwrap();
        let id = block.scale(5).add(&thread).unwrap();
        let last = id.scale(3).add(&Index::constant(2)).unwrap();
        assert!(inside(&last, 30, std::slice::from_ref(&guard), &domain));
        assert!(!inside(&last, 29, &[guard], &domain));
    }

    #[test]
    fn every_bound_is_exact_against_enumeration() {
        for (a, b, c, n) in [
            (1, 1, -9, 7),
            (2, -3, 1, 5),
            (-1, 4, -6, 9),
            (3, 2, -20, 8),
            (-2, -2, 11, 6),
        ] {
            let domain: Domain = [(Dim(0), (0, n)), (Dim(1), (2, 2 * n))].into();
            let (i, j) = (Index::dim(Dim(0), &domain), Index::dim(Dim(1), &domain));
            let assumed = i
                .scale(a)
                .add(&j.scale(b))
                .unwrap()
                .add(&Index::constant(c))
                .unwrap();
            for index in [i.add(&j).unwrap(), i.scale(2).sub(&j).unwrap()] {
                let places = (0..n).flat_map(|x| (2..2 * n).map(move |y| (x, y)));
                let values: Vec<i128> = places
                    .filter(|(x, y)| a * x + b * y + c < 0)
                    .map(|(x, y)| {
                        if index.terms[&Dim(0)].0[0].slope == 1 {
                            x + y
                        } else {
                            2 * x - y
                        }
                    })
                    .collect();
                if let Some((lo, hi)) = range(&index, std::slice::from_ref(&assumed), &domain, 2) {
                    assert!(
                        values.iter().all(|v| lo <= *v && *v <= hi),
                        "{a} {b} {c} {n}: {lo}..={hi}"
                    );
                } else {
                    assert!(values.is_empty());
                }
            }
        }
    }
}
