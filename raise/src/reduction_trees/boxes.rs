//! The boxes of an array's elements that are folded into one element, for each element of the
//! result.

use std::collections::BTreeSet;

use stablehlo::{Func, Value};

use super::position::{Linear, Symbols};

/// The source of an array index: a symbol, or the folded elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IndexSource {
    Symbol(usize),
    Folded,
}

/// A dimension of an array: from `start`, every `stride`-th element, split into `parts`, the
/// fastest last.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    start: usize,
    stride: usize,
    /// For each part its source, the number of values it takes, and its full extent.
    parts: Vec<(IndexSource, usize, usize)>,
}

impl Line {
    /// Returns the line that the terms (factor, source, extent) enumerate from `start` on, in a
    /// dimension of `size`.
    fn of(start: i64, mut terms: Vec<(i64, IndexSource, usize)>, size: usize) -> Option<Line> {
        terms.retain(|term| term.2 > 1);
        terms.sort_by_key(|term| -term.0);
        // The stride of each term must be at least the span of the faster ones.
        let stride = terms.last().map_or(1, |term| term.0);
        let mut parts = Vec::with_capacity(terms.len());
        for (k, (factor, part, extent)) in terms.iter().enumerate() {
            let slower = k.checked_sub(1).map(|k| terms[k].0);
            let among = slower.map_or(*extent as i64, |slower| slower / factor.max(&1));
            let even = slower.is_none_or(|slower| slower % factor.max(&1) == 0);
            if *factor <= 0 || !even || among < *extent as i64 {
                return None;
            }
            parts.push((*part, *extent, among as usize));
        }
        let line = Line {
            start: usize::try_from(start).ok()?,
            stride: usize::try_from(stride).ok()?,
            parts,
        };
        (line.end() <= size).then_some(line)
    }

    /// Returns one more than the last element.
    fn end(&self) -> usize {
        let count: usize = self.parts.iter().map(|part| part.2).product();
        self.start + (count - 1) * self.stride + 1
    }
}

/// The elements of an array that are folded, as a function of the symbols.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Folded {
    lines: Vec<Line>,
}

impl Folded {
    /// Returns the box that `places` fill, if each element occurs once.
    pub fn of<'a>(
        places: impl ExactSizeIterator<Item = &'a Vec<Linear>> + Clone,
        shape: &[usize],
        symbols: &Symbols,
    ) -> Option<Folded> {
        let count = places.len();
        let first = places.clone().next()?;
        let mut lines = Vec::with_capacity(shape.len());
        let mut counted = BTreeSet::new();
        for (d, size) in shape.iter().enumerate() {
            let factors = &first[d].factors;
            if !places.clone().all(|place| place[d].factors == *factors) {
                return None;
            }
            let starts: BTreeSet<i64> = places.clone().map(|place| place[d].constant).collect();
            let mut starts_in_order = starts.iter();
            let start = *starts_in_order.next()?;
            let step = starts_in_order.next().map_or(1, |second| second - start);
            let regular = starts.iter().enumerate();
            if !regular
                .into_iter()
                .all(|(k, s)| *s == start + k as i64 * step)
            {
                return None;
            }
            let mut terms = vec![(step, IndexSource::Folded, starts.len())];
            for (symbol, factor) in factors {
                if !counted.insert(*symbol) {
                    return None;
                }
                terms.push((
                    *factor,
                    IndexSource::Symbol(*symbol),
                    symbols.extents[*symbol],
                ));
            }
            let line = Line::of(start, terms, *size)?;
            lines.push(line);
        }
        let folded = Folded { lines };
        (folded.count() == count).then_some(folded)
    }

    /// Returns the elements at `place`, for all values of its symbols: an array with one dimension
    /// per symbol.
    pub fn of_symbols(place: &[Linear], shape: &[usize], symbols: &Symbols) -> Option<Folded> {
        let mut counted = BTreeSet::new();
        let lines = place.iter().zip(shape).map(|(place, size)| {
            let mut terms = Vec::with_capacity(place.factors.len());
            for (symbol, factor) in &place.factors {
                let extent = symbols.extents[*symbol];
                if extent > 1 && !counted.insert(*symbol) {
                    return None;
                }
                terms.push((*factor, IndexSource::Symbol(*symbol), extent));
            }
            Line::of(place.constant, terms, *size)
        });
        let lines = lines.collect::<Option<_>>()?;
        Some(Folded { lines })
    }

    /// Returns the number of elements folded into one.
    pub fn count(&self) -> usize {
        let parts = self.lines.iter().flat_map(|line| &line.parts);
        let folded = parts.filter(|part| part.0 == IndexSource::Folded);
        folded.map(|part| part.1).product()
    }

    /// Emits the elements as a new array, with one dimension for each symbol and for each folded
    /// part; also returns the folded dimensions, and the remaining symbols.
    pub fn read(&self, out: &mut Func, base: Value) -> (Value, Vec<usize>, Vec<usize>) {
        let lines = self.lines.iter();
        let start: Vec<usize> = lines.clone().map(|line| line.start).collect();
        let stride: Vec<usize> = lines.clone().map(|line| line.stride).collect();
        let limit: Vec<usize> = lines.map(Line::end).collect();
        let value = out.slice(base, &start, &limit, &stride);
        let parts = self.lines.iter().flat_map(|line| &line.parts);
        let all: Vec<usize> = parts.clone().map(|part| part.2).collect();
        let counted: Vec<usize> = parts.clone().map(|part| part.1).collect();
        let value = out.reshape(value, &all);
        let value = out.slice(value, &vec![0; all.len()], &counted, &vec![1; all.len()]);
        let (mut folded, mut symbols) = (Vec::new(), Vec::new());
        for (d, (part, ..)) in parts.enumerate() {
            match part {
                IndexSource::Folded => folded.push(d),
                IndexSource::Symbol(symbol) => symbols.push(*symbol),
            }
        }
        (value, folded, symbols)
    }
}
