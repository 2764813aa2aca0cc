//! Integers as linear functions of symbols, each of which ranges from 0 to its extent: the indices
//! of elements, for all elements of the result at once.

use std::cell::Cell;

/// The extents of the symbols.
pub(super) struct Symbols {
    pub extents: Vec<usize>,
    /// A symbol that would have to be split for an index to be linear, and the extent of the inner
    /// one.
    pub to_split: Cell<Option<(usize, usize)>>,
    /// A symbol, and the number of its first values that the last undecided comparison separates
    /// from the rest.
    pub to_cut: Cell<Option<(usize, usize)>>,
}

impl Symbols {
    pub fn new(extents: Vec<usize>) -> Symbols {
        Symbols {
            extents,
            to_split: Cell::new(None),
            to_cut: Cell::new(None),
        }
    }

    /// Returns the notes and clears them.
    pub fn take_notes(&self) -> Notes {
        Notes {
            to_split: self.to_split.take(),
            to_cut: self.to_cut.take(),
        }
    }

    /// Adds `notes` to the current notes, which they replace where both are set.
    pub fn note(&self, notes: Notes) {
        if notes.to_split.is_some() {
            self.to_split.set(notes.to_split);
        }
        if notes.to_cut.is_some() {
            self.to_cut.set(notes.to_cut);
        }
    }
}

/// The symbols to split and to cut that an evaluation noted in [`Symbols`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Notes {
    to_split: Option<(usize, usize)>,
    to_cut: Option<(usize, usize)>,
}

/// `constant + Σ factor · symbol`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Linear {
    pub constant: i64,
    /// Sorted by symbol; no factor is 0.
    pub factors: Vec<(usize, i64)>,
}

impl Linear {
    pub fn constant(constant: i64) -> Linear {
        Linear {
            constant,
            factors: Vec::new(),
        }
    }

    pub fn symbol(symbol: usize) -> Linear {
        Linear {
            constant: 0,
            factors: vec![(symbol, 1)],
        }
    }

    /// Returns the value, if it depends on no symbol.
    pub fn known(&self) -> Option<i64> {
        self.factors.is_empty().then_some(self.constant)
    }

    pub fn plus(&self, constant: i64) -> Option<Linear> {
        Some(Linear {
            constant: self.constant.checked_add(constant)?,
            factors: self.factors.clone(),
        })
    }

    pub fn times(&self, by: i64) -> Option<Linear> {
        let scaled = self.factors.iter().filter(|_| by != 0);
        let scaled = scaled.map(|(symbol, factor)| Some((*symbol, factor.checked_mul(by)?)));
        Some(Linear {
            constant: self.constant.checked_mul(by)?,
            factors: scaled.collect::<Option<_>>()?,
        })
    }

    pub fn add(&self, other: &Linear) -> Option<Linear> {
        let mut sum = self.plus(other.constant)?;
        for (symbol, factor) in &other.factors {
            match sum.factors.binary_search_by_key(symbol, |term| term.0) {
                Ok(at) => {
                    sum.factors[at].1 = sum.factors[at].1.checked_add(*factor)?;
                    if sum.factors[at].1 == 0 {
                        sum.factors.remove(at);
                    }
                }
                Err(at) => sum.factors.insert(at, (*symbol, *factor)),
            }
        }
        Some(sum)
    }

    /// Returns the least and the greatest value.
    pub fn range(&self, symbols: &Symbols) -> Option<(i64, i64)> {
        let (mut least, mut most) = (self.constant, self.constant);
        for (symbol, factor) in &self.factors {
            let last = factor.checked_mul(symbols.extents[*symbol] as i64 - 1)?;
            let end = if *factor < 0 { &mut least } else { &mut most };
            *end = end.checked_add(last)?;
        }
        Some((least, most))
    }

    /// Returns whether it is in `from..to`, if the answer is the same everywhere.
    pub fn within(&self, from: i64, to: i64, symbols: &Symbols) -> Option<bool> {
        let (least, most) = self.range(symbols)?;
        match (from <= least && most < to, most < from || to <= least) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => {
                let bound = if least < from { from } else { to };
                self.note_cut(bound, symbols);
                None
            }
        }
    }

    /// Records in `symbols` the symbol to split, and where, so that one more piece is entirely
    /// below `bound`, or entirely not below it.
    pub fn note_cut(&self, bound: i64, symbols: &Symbols) {
        let mut terms = self.factors.clone();
        terms.sort_by_key(|term| -term.1.abs());
        // The least and the greatest sum of the smaller terms.
        let Some((mut least, mut most)) = self.range(symbols) else {
            return;
        };
        for (symbol, factor) in terms {
            let extent = symbols.extents[symbol] as i64;
            let last = factor * (extent - 1);
            least -= last.min(0);
            most -= last.max(0);
            // The number of the symbol's values on the side of the first one, if the other terms
            // sum to `of`.
            let first = |of: i64| {
                let first = match (factor > 0, of < bound) {
                    (true, true) => (bound - of + factor - 1) / factor,
                    (false, false) => (of - bound) / -factor + 1,
                    (true, false) | (false, true) => extent,
                };
                (first < extent).then_some(first as usize)
            };
            if let Some(first) = first(most).or_else(|| first(least)) {
                symbols.to_cut.set(Some((symbol, first)));
                return;
            }
        }
    }

    /// Returns a symbol that enumerates more than one line of `by`, and the number of its values in
    /// complete lines.
    fn whole_lines(&self, by: i64, symbols: &Symbols) -> Option<(usize, usize)> {
        self.factors.iter().find_map(|(symbol, factor)| {
            let extent = symbols.extents[*symbol] as i64;
            let line = (*factor > 0 && by % factor == 0).then(|| by / factor)?;
            let is_part = line < extent && extent % line != 0;
            is_part.then_some((*symbol, (extent / line * line) as usize))
        })
    }

    /// Returns the function with `symbol` starting at `from`.
    pub fn moved(&self, symbol: usize, from: i64) -> Option<Linear> {
        let factor = self.factors.iter().find(|term| term.0 == symbol);
        self.plus(factor.map_or(Some(0), |term| term.1.checked_mul(from))?)
    }

    /// Substitutes `inner · symbol + new` for `symbol`.
    pub fn split(&self, symbol: usize, inner: i64, new: usize) -> Option<Linear> {
        let Some((_, factor)) = self.factors.iter().find(|term| term.0 == symbol) else {
            return Some(self.clone());
        };
        let outer = Linear::symbol(symbol).times(factor.checked_mul(inner - 1)?)?;
        let within = Linear::symbol(new).times(*factor)?;
        self.add(&outer)?.add(&within)
    }

    /// Returns quotient and remainder, the latter in `0..by`, if they are linear.
    pub fn divided(&self, by: i64, symbols: &Symbols) -> Option<(Linear, Linear)> {
        let (whole, rest): (Vec<_>, Vec<_>) =
            self.factors.iter().partition(|term| term.1 % by == 0);
        let mut rest = Linear {
            constant: self.constant,
            factors: rest,
        };
        let (least, most) = rest.range(symbols)?;
        let quotient = least.div_euclid(by);
        if most.div_euclid(by) != quotient {
            let straddles = |term: &&(usize, i64)| {
                let (inner, extent) = (by / term.1.max(1), symbols.extents[term.0] as i64);
                term.1 > 0 && by % term.1 == 0 && inner < extent && extent % inner == 0
            };
            if let Some((symbol, factor)) = rest.factors.iter().find(straddles) {
                let inner = (by / factor) as usize;
                symbols.to_split.set(Some((*symbol, inner)));
            } else if let Some((symbol, whole)) = rest.whole_lines(by, symbols) {
                symbols.to_cut.set(Some((symbol, whole)));
            } else if let Some(bound) = (quotient + 1).checked_mul(by) {
                rest.note_cut(bound, symbols);
            }
            return None;
        }
        rest.constant -= quotient * by;
        let whole = Linear {
            constant: quotient,
            factors: whole.into_iter().map(|(s, f)| (s, f / by)).collect(),
        };
        Some((whole, rest))
    }
}

/// Returns the index `at` of an array of shape `from` after a reshape to `to`.
pub(super) fn reshaped(
    at: &[Linear],
    from: &[usize],
    to: &[usize],
    symbols: &Symbols,
) -> Option<Vec<Linear>> {
    let mut flat = Linear::constant(0);
    for (place, size) in at.iter().zip(from) {
        flat = flat.times(*size as i64)?.add(place)?;
    }
    let mut places = Vec::with_capacity(to.len());
    for d in 0..to.len() {
        let stride: usize = to[d + 1..].iter().product();
        let (place, rest) = flat.divided(stride.max(1) as i64, symbols)?;
        places.push(place);
        flat = rest;
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reshapes_split_and_join_symbols() {
        // x[b, 32 w + 5] of [4, 96] is x[b, w, 5] of [4, 3, 32], and conversely.
        let extents = Symbols::new(vec![4, 3]);
        let b = Linear::symbol(0);
        let w = Linear::symbol(1);
        let joined = w.times(32).and_then(|w| w.plus(5)).expect("small");
        let split = reshaped(
            &[b.clone(), joined.clone()],
            &[4, 96],
            &[4, 3, 32],
            &extents,
        );
        let expected = vec![b.clone(), w, Linear::constant(5)];
        assert_eq!(split, Some(expected.clone()));
        let back = reshaped(&expected, &[4, 3, 32], &[4, 96], &extents);
        assert_eq!(back, Some(vec![b, joined]));
    }

    #[test]
    fn a_reshape_that_a_symbol_straddles_is_not_linear() {
        // Six elements in pairs, regrouped by three.
        let at = [Linear::symbol(0), Linear::symbol(1)];
        let extents = Symbols::new(vec![3, 2]);
        assert_eq!(reshaped(&at, &[3, 2], &[2, 3], &extents), None);
        assert_eq!(extents.to_split.get(), None);
    }

    #[test]
    fn a_symbol_may_be_split_where_a_reshape_cuts_it() {
        // Rows of 16 threads, two of which form a warp.
        let at = [Linear::symbol(0), Linear::constant(3)];
        let extents = Symbols::new(vec![8]);
        assert_eq!(reshaped(&at, &[8, 16], &[4, 32], &extents), None);
        assert_eq!(extents.to_split.get(), Some((0, 2)));
    }
}
