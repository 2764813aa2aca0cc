//! The alignment of dimensions across reshapes that split or merge dimensions.
//!
//! If `[n]` becomes `[rows, columns]`, the rows are aligned with `n`, one row with `columns`
//! indices: blocks of whole rows are blocks of both. Of merged dimensions, only the first one can
//! be split.

/// A dimension of the operand and one of the result that are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beside {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// The indices of `to` for one of `from`, and the reverse. One of them is 1.
    pub(crate) per_from: i64,
    pub(crate) per_to: i64,
}

/// Returns the aligned dimensions of `from` and `to`, two shapes of the same elements.
pub(crate) fn alongside(from: &[usize], to: &[usize]) -> Vec<Beside> {
    let mut found = Vec::new();
    if from.contains(&0) {
        return found;
    }
    let (mut f, mut t) = (0, 0);
    while f < from.len() && t < to.len() {
        if from[f] == to[t] {
            found.push(Beside {
                from: f,
                to: t,
                per_from: 1,
                per_to: 1,
            });
            (f, t) = (f + 1, t + 1);
        } else if from[f] == 1 {
            f += 1;
        } else if to[t] == 1 {
            t += 1;
        } else {
            // Dimensions are merged or split.
            let (first_f, first_t) = (f, t);
            let (mut few, mut many) = (from[f], to[t]);
            (f, t) = (f + 1, t + 1);
            while few != many {
                if few < many {
                    few *= from[f];
                    f += 1;
                } else {
                    many *= to[t];
                    t += 1;
                }
            }
            // The elements for one index of the first dimension of each.
            let in_from: usize = from[first_f + 1..f].iter().product();
            let in_to: usize = to[first_t + 1..t].iter().product();
            if in_from.is_multiple_of(in_to) || in_to.is_multiple_of(in_from) {
                found.push(Beside {
                    from: first_f,
                    to: first_t,
                    per_from: (in_from / in_to).max(1) as i64,
                    per_to: (in_to / in_from).max(1) as i64,
                });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::alongside;

    /// `from`, `to`, and for each aligned pair: `from`, `to`, `per_from`, `per_to`.
    type Row<'a> = (&'a [usize], &'a [usize], &'a [(usize, usize, i64, i64)]);

    #[test]
    fn first_dimensions_of_what_is_taken_apart_lie_along_it() {
        #[rustfmt::skip]
        let rows: &[Row] = &[
            (&[320],            &[5, 64],         &[(0, 0, 1, 64)]),
            (&[5, 64],          &[320],           &[(0, 0, 64, 1)]),
            (&[1, 320],         &[5, 1, 64],      &[(1, 0, 1, 64)]),
            (&[4, 64],          &[8, 32],         &[(0, 0, 2, 1)]),
            (&[8, 32],          &[4, 64],         &[(0, 0, 1, 2)]),
            (&[6, 4],           &[4, 6],          &[]),
            (&[7, 320, 3],      &[7, 5, 64, 3],   &[(0, 0, 1, 1), (1, 1, 1, 64), (2, 3, 1, 1)]),
            (&[2, 3, 5],        &[6, 5],          &[(0, 0, 3, 1), (2, 1, 1, 1)]),
            (&[9, 1],           &[9],             &[(0, 0, 1, 1)]),
            (&[],               &[1, 1],          &[]),
            (&[0, 4],           &[0, 2, 2],       &[]),
        ];
        for (from, to, expected) in rows {
            let found = alongside(from, to);
            let found: Vec<_> =
                (found.iter().map(|b| (b.from, b.to, b.per_from, b.per_to))).collect();
            assert_eq!(&found, expected, "{from:?} as {to:?}");
        }
    }
}
