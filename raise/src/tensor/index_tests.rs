//! Tests of every symbolic operation against enumeration.
use proptest::prelude::*;

use super::*;

const N: i128 = 11;
const M: i128 = 7;

fn domain() -> Domain {
    [(Dim(0), (0, N)), (Dim(1), (0, M))].into()
}

fn at(index: &Index, i: i128, j: i128) -> i128 {
    let mut value = index.constant;
    for (dim, pieces) in &index.terms {
        let d = if dim.0 == 0 { i } else { j };
        value += pieces
            .0
            .iter()
            .find(|p| p.lo <= d && d < p.hi)
            .expect("pieces cover the range")
            .at(d);
    }
    value
}

fn holds(condition: &Condition, i: i128, j: i128) -> bool {
    let inside = condition.sets.iter().all(|(dim, set)| {
        let d = if dim.0 == 0 { i } else { j };
        set.0.iter().any(|&(lo, hi)| lo <= d && d < hi)
    });
    inside != condition.negated
}

/// Generates a random index that is built with the operations under test.
fn any_index() -> impl Strategy<Value = Index> {
    (-4i128..5, -4i128..5, -20i128..20, 1i128..9, 0u8..4).prop_map(|(a, b, c, m, shape)| {
        let d = domain();
        let linear = Index::dim(Dim(0), &d)
            .scale(a)
            .add(&Index::dim(Dim(1), &d).scale(b))
            .unwrap();
        let linear = linear.add(&Index::constant(c)).unwrap();
        match shape {
            0 => linear,
            1 => linear.div_rem(m).map_or(linear, |(q, _)| q),
            2 => linear.div_rem(m).map_or(linear, |(_, r)| r),
            _ => {
                let edge = Index::dim(Dim(0), &d).less_than(m, &d).unwrap();
                Index::select(&edge, &Index::constant(c), &Index::dim(Dim(0), &d), &d).unwrap()
            }
        }
    })
}

proptest! {
    #![proptest_config(testkit::proptest(256))]

    #[test]
    fn arithmetic_is_exact(a in any_index(), b in any_index(), c in 1i128..9, bound in -30i128..30) {
        let d = domain();
        let sum = a.add(&b);
        let parts = a.div_rem(c);
        let in_box = a.box_below(bound, &d);
        let below = a.less_than(bound, &d);
        let equal = a.equals(bound, &d);
        let (lo, hi) = a.range();
        for i in 0..N {
            for j in 0..M {
                let (x, y) = (at(&a, i, j), at(&b, i, j));
                prop_assert!(lo <= x && x <= hi);
                if let Some(sum) = &sum { prop_assert_eq!(at(sum, i, j), x + y); }
                if let Some((q, r)) = &parts {
                    prop_assert_eq!(at(q, i, j), x.div_euclid(c));
                    prop_assert_eq!(at(r, i, j), x.rem_euclid(c));
                }
                for below in [&below, &in_box].into_iter().flatten() { prop_assert_eq!(holds(below, i, j), x < bound); }
                if let Some(equal) = &equal { prop_assert_eq!(holds(equal, i, j), x == bound); }
            }
        }
    }

    #[test]
    fn conditions_combine(a in any_index(), b in any_index(), x in -20i128..20, y in -20i128..20) {
        let d = domain();
        if let (Some(p), Some(q)) = (a.less_than(x, &d), b.less_than(y, &d)) {
            let (and, or, not) = (p.and_in(&q, &d), p.or_in(&q, &d), p.not());
            let chosen = Index::select(&p, &a, &b, &d);
            for i in 0..N {
                for j in 0..M {
                    let (p, q) = (holds(&p, i, j), holds(&q, i, j));
                    prop_assert_eq!(holds(&not, i, j), !p);
                    if let Some(and) = &and { prop_assert_eq!(holds(and, i, j), p && q); }
                    if let Some(or) = &or { prop_assert_eq!(holds(or, i, j), p || q); }
                    if let Some(c) = &chosen {
                        prop_assert_eq!(at(c, i, j), if p { at(&a, i, j) } else { at(&b, i, j) });
                    }
                }
            }
        }
    }
}

#[test]
fn periodic_neighbours_are_two_pieces() {
    let d = domain();
    let i = Index::dim(Dim(0), &d);
    let right = i.add(&Index::constant(1)).unwrap().div_rem(N).unwrap().1;
    assert_eq!(right.terms[&Dim(0)].0.len(), 2);
    let at_edge = i.equals(0, &d).unwrap();
    let left = i.add(&Index::constant(-1)).unwrap();
    let left = Index::select(&at_edge, &Index::constant(N - 1), &left, &d).unwrap();
    assert_eq!(
        (0..N).map(|x| at(&left, x, 0)).collect::<Vec<_>>(),
        [10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    );
}
