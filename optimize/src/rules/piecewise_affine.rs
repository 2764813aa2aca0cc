//! Piecewise affine functions of one index, which describe nearly all index computations in one
//! dimension.

/// An affine piece: `first + step * position` for positions `0..len`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) len: usize,
    pub(super) first: i128,
    pub(super) step: i128,
}

/// Consecutive non-empty pieces, at most [`MOST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Runs(pub(super) Vec<Run>);

/// The maximum number of pieces of a function.
const MOST: usize = 16;

impl Run {
    pub(super) fn last(&self) -> i128 {
        self.first + self.step * (self.len as i128 - 1)
    }

    /// Returns the piece restricted to `len` positions from `from` on.
    fn part(&self, from: usize, len: usize) -> Run {
        Run {
            len,
            first: self.first + self.step * from as i128,
            step: self.step,
        }
    }
}

impl Runs {
    /// Returns an affine function.
    pub(super) fn affine(len: usize, first: i128, step: i128) -> Runs {
        Runs(vec![Run { len, first, step }])
    }

    /// Merges pieces that continue one another; `None` if too many remain.
    pub(super) fn joined(runs: impl IntoIterator<Item = Run>) -> Option<Runs> {
        let mut joined: Vec<Run> = Vec::new();
        for run in runs.into_iter().filter(|run| run.len > 0) {
            let Some(before) = joined.last_mut() else {
                joined.push(run);
                continue;
            };
            let step = run.first - before.last();
            let goes_on =
                (before.len == 1 || before.step == step) && (run.len == 1 || run.step == step);
            if goes_on {
                before.step = step;
                before.len += run.len;
            } else if joined.len() < MOST {
                joined.push(run);
            } else {
                return None;
            }
        }
        Some(Runs(joined))
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|run| run.len).sum()
    }

    /// Returns the least and the greatest value.
    pub(super) fn range(&self) -> (i128, i128) {
        let ends = self.0.iter().flat_map(|run| [run.first, run.last()]);
        let least = ends.clone().min().unwrap_or(0);
        (least, ends.max().unwrap_or(0))
    }

    /// Returns the value, if it is constant.
    pub(super) fn constant(&self) -> Option<i128> {
        let (least, greatest) = self.range();
        (least == greatest).then_some(least)
    }

    /// Applies `to` to each piece.
    pub(super) fn map(&self, to: impl Fn(Run) -> Option<Run>) -> Option<Runs> {
        let runs: Option<Vec<Run>> = self.0.iter().map(|run| to(*run)).collect();
        Runs::joined(runs?)
    }

    /// Splits two functions on the same positions at the union of their breakpoints.
    pub(super) fn zip(&self, other: &Runs) -> Vec<(Run, Run)> {
        let mut parts = Vec::new();
        let (mut i, mut j) = ((0, 0), (0, 0));
        while let (Some(x), Some(y)) = (self.0.get(i.0), other.0.get(j.0)) {
            let len = (x.len - i.1).min(y.len - j.1);
            parts.push((x.part(i.1, len), y.part(j.1, len)));
            let next = |(at, within): (usize, usize), all: usize| match within + len == all {
                true => (at + 1, 0),
                false => (at, within + len),
            };
            (i, j) = (next(i, x.len), next(j, y.len));
        }
        parts
    }

    /// Returns the function at `count` positions `start`, `start + stride`, and so on.
    pub(super) fn slice(&self, start: usize, count: usize, stride: usize) -> Option<Runs> {
        let mut from = start;
        let mut left = count;
        let mut parts = Vec::new();
        for run in &self.0 {
            if left == 0 {
                break;
            }
            if from < run.len {
                let len = (run.len - from).div_ceil(stride).min(left);
                let mut part = run.part(from, len);
                part.step *= stride as i128;
                parts.push(part);
                left -= len;
                from += len * stride;
            }
            from -= run.len.min(from);
        }
        (left == 0).then(|| Runs::joined(parts)).flatten()
    }

    pub(super) fn reversed(&self) -> Runs {
        let back = |run: &Run| Run {
            len: run.len,
            first: run.last(),
            step: -run.step,
        };
        Runs(self.0.iter().rev().map(back).collect())
    }

    /// Returns `self / by` and `self % by`; `None` if `self` is negative anywhere or `by` is not
    /// positive.
    pub(super) fn divided(&self, by: i128) -> Option<(Runs, Runs)> {
        if by <= 0 || self.range().0 < 0 {
            return None;
        }
        let (mut quotients, mut rests) = (Vec::new(), Vec::new());
        for run in &self.0 {
            if run.step % by == 0 {
                let (first, step) = (run.first, run.step);
                quotients.push(Run {
                    len: run.len,
                    first: first / by,
                    step: step / by,
                });
                rests.push(Run {
                    len: run.len,
                    first: first % by,
                    step: 0,
                });
                continue;
            }
            let mut from = 0;
            while from < run.len {
                let now = run.first + run.step * from as i128;
                // The number of further positions with the same quotient.
                let room = match run.step > 0 {
                    true => (by - 1 - now % by) / run.step,
                    false => (now % by) / -run.step,
                };
                let len = usize::try_from(room + 1).ok()?.min(run.len - from);
                quotients.push(Run {
                    len,
                    first: now / by,
                    step: 0,
                });
                rests.push(Run {
                    len,
                    first: now % by,
                    step: run.step,
                });
                from += len;
                if quotients.len() > 4 * MOST {
                    return None;
                }
            }
        }
        Some((Runs::joined(quotients)?, Runs::joined(rests)?))
    }

    /// Returns the ascending intervals in which `holds` is true for the sign of the value.
    pub(super) fn whereabouts(
        &self,
        holds: impl Fn(std::cmp::Ordering) -> bool,
    ) -> Vec<(usize, usize)> {
        let mut found: Vec<(usize, usize)> = Vec::new();
        let mut begin = 0;
        for run in &self.0 {
            // The sign changes at most twice in a piece: at 0, and after it.
            let mut cuts = vec![0, run.len];
            if run.step != 0 {
                let zero = -run.first;
                let at = zero.div_euclid(run.step);
                for cut in [at, at + 1] {
                    if let Ok(cut) = usize::try_from(cut)
                        && cut < run.len
                    {
                        cuts.push(cut);
                    }
                }
            }
            cuts.sort_unstable();
            cuts.dedup();
            for pair in cuts.windows(2) {
                let value = run.first + run.step * pair[0] as i128;
                // In between, all values have the sign of the first one, unless that is 0.
                let parts = match value == 0 && run.step != 0 && pair[1] - pair[0] > 1 {
                    true => vec![(pair[0], pair[0] + 1), (pair[0] + 1, pair[1])],
                    false => vec![(pair[0], pair[1])],
                };
                for (from, to) in parts {
                    let value = run.first + run.step * from as i128;
                    if holds(value.cmp(&0)) {
                        match found.last_mut() {
                            Some(before) if before.1 == begin + from => before.1 = begin + to,
                            _ => found.push((begin + from, begin + to)),
                        }
                    }
                }
            }
            begin += run.len;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(runs: &Runs) -> Vec<i128> {
        let values = |run: &Run| {
            (0..run.len)
                .map(|i| run.first + run.step * i as i128)
                .collect::<Vec<_>>()
        };
        runs.0.iter().flat_map(values).collect()
    }

    #[test]
    fn signs_are_found_where_they_are() {
        for (first, step) in [
            (-3, 1),
            (5, -2),
            (0, 1),
            (0, -1),
            (-4, 2),
            (7, 0),
            (0, 0),
            (-5, 3),
            (4, -2),
        ] {
            let runs = Runs::affine(7, first, step);
            for wanted in [
                std::cmp::Ordering::Less,
                std::cmp::Ordering::Equal,
                std::cmp::Ordering::Greater,
            ] {
                let found = runs.whereabouts(|sign| sign == wanted);
                for (i, value) in all(&runs).into_iter().enumerate() {
                    let inside = found.iter().any(|(from, to)| (*from..*to).contains(&i));
                    assert_eq!(inside, value.cmp(&0) == wanted, "{first} {step} at {i}");
                }
            }
        }
    }

    #[test]
    fn slices_and_quotients_are_those_of_the_values() {
        let runs = Runs::joined(
            [(3, 5, 1), (4, 9, -2), (2, 30, 0)].map(|(len, first, step)| Run { len, first, step }),
        );
        let runs = runs.unwrap();
        let values = all(&runs);
        for (start, count, stride) in [(0, 9, 1), (1, 4, 2), (2, 2, 5), (8, 1, 3), (3, 0, 1)] {
            let expected: Vec<i128> = (0..count).map(|i| values[start + i * stride]).collect();
            assert_eq!(all(&runs.slice(start, count, stride).unwrap()), expected);
        }
        let (quotients, rests) = runs.divided(4).unwrap();
        assert_eq!(
            all(&quotients),
            values.iter().map(|v| v / 4).collect::<Vec<_>>()
        );
        assert_eq!(
            all(&rests),
            values.iter().map(|v| v % 4).collect::<Vec<_>>()
        );
        assert_eq!(
            all(&runs.reversed()),
            values.iter().rev().copied().collect::<Vec<_>>()
        );
    }
}
