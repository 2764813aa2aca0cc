//! Masks that hold in a product of intervals, or in its complement.

/// The set of positions where a mask holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mask {
    /// Everywhere, or nowhere.
    All(bool),
    /// Where each index is in one of the intervals of its dimension (`None`: anywhere), or the
    /// complement of that if `but`.
    Where {
        along: Vec<Option<Vec<Interval>>>,
        but: bool,
    },
}

/// A half-open interval.
pub(crate) type Interval = (usize, usize);

impl Mask {
    /// Normalises: full intervals become `None`, empty ones `All`, and a complement in one
    /// dimension becomes intervals.
    pub(super) fn tidy(self, shape: &[usize]) -> Mask {
        let Mask::Where { mut along, mut but } = self else {
            return self;
        };
        for (d, along) in along.iter_mut().enumerate() {
            match along.as_deref() {
                Some([]) => return Mask::All(but),
                Some([(0, to)]) if *to == shape[d] => *along = None,
                _ => {}
            }
        }
        let dims: Vec<usize> = (0..along.len()).filter(|d| along[*d].is_some()).collect();
        match dims.as_slice() {
            [] => return Mask::All(!but),
            [d] if but => {
                along[*d] = along[*d].as_ref().map(|inside| outside(inside, shape[*d]));
                but = false;
            }
            _ => {}
        }
        Mask::Where { along, but }
    }

    pub(crate) fn not(self, shape: &[usize]) -> Mask {
        match self {
            Mask::All(all) => Mask::All(!all),
            Mask::Where { along, but } => Mask::Where { along, but: !but }.tidy(shape),
        }
    }

    pub(super) fn and(self, other: Mask, shape: &[usize]) -> Option<Mask> {
        match (self, other) {
            (Mask::All(true), mask) | (mask, Mask::All(true)) => Some(mask),
            (Mask::All(false), _) | (_, Mask::All(false)) => Some(Mask::All(false)),
            (
                Mask::Where {
                    along: x,
                    but: false,
                },
                Mask::Where {
                    along: y,
                    but: false,
                },
            ) => {
                let both = x.into_iter().zip(y).map(|pair| match pair {
                    (None, other) | (other, None) => other,
                    (Some(x), Some(y)) => Some(intersection(&x, &y)),
                });
                Some(
                    Mask::Where {
                        along: both.collect(),
                        but: false,
                    }
                    .tidy(shape),
                )
            }
            (x, y) => (x == y).then_some(x),
        }
    }

    /// Returns the start and the limit of the box in which the mask holds (`true`) or does not hold
    /// (`false`); `None` if neither set is a box.
    pub(crate) fn as_box(&self, shape: &[usize]) -> Option<(Vec<usize>, Vec<usize>, bool)> {
        let Mask::Where { along, but } = self else {
            return None;
        };
        let one = |along: &[Option<Vec<Interval>>]| -> Option<(Vec<usize>, Vec<usize>)> {
            let ends = along
                .iter()
                .zip(shape)
                .map(|(along, size)| match along.as_deref() {
                    None => Some((0, *size)),
                    Some([interval]) => Some(*interval),
                    Some(_) => None,
                });
            ends.collect::<Option<Vec<_>>>()
                .map(|ends| ends.into_iter().unzip())
        };
        if let Some((start, limit)) = one(along) {
            return Some((start, limit, !but));
        }
        // The complement may be a box: the middle between two ends of one dimension.
        let turned = Mask::Where {
            along: along.clone(),
            but: *but,
        };
        let dims: Vec<usize> = (0..along.len()).filter(|d| along[*d].is_some()).collect();
        let [d] = dims.as_slice() else {
            return None;
        };
        let Mask::Where {
            along: mut turned, ..
        } = turned
        else {
            return None;
        };
        turned[*d] = turned[*d].as_ref().map(|inside| outside(inside, shape[*d]));
        one(&turned).map(|(start, limit)| (start, limit, *but))
    }
}

fn outside(inside: &[Interval], size: usize) -> Vec<Interval> {
    let begins = std::iter::once(0).chain(inside.iter().map(|interval| interval.1));
    let ends = inside.iter().map(|interval| interval.0).chain([size]);
    begins.zip(ends).filter(|(from, to)| from < to).collect()
}

pub(super) fn intersection(x: &[Interval], y: &[Interval]) -> Vec<Interval> {
    let pairs = x
        .iter()
        .flat_map(|x| y.iter().map(move |y| (x.0.max(y.0), x.1.min(y.1))));
    let mut both: Vec<Interval> = pairs.filter(|(from, to)| from < to).collect();
    both.sort_unstable();
    both
}
