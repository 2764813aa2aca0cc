//! Infers the arrays of an allocation from its uses.
//!
//! 1. Uses that access disjoint ranges through separate pointers belong to different arrays.
//! 2. The element type is the one that the accesses have in common.
//! 3. A stride is a candidate if an access has it and its shorter strides span less. A candidate is
//!    dropped if a shorter one explains its uses, if more accesses run across it than use it, or if
//!    it is not a multiple of a shorter one with more support.
//! 4. The extents are the quotients of the strides.
//!
//! An access with a single unit stride runs over the elements in memory order: it fits every shape.

use super::{IndexFunction, ParameterAccess, Term};
use crate::affine::is_product;
use stablehlo::ElementType;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The greatest number of components of a structure, or lanes of a vector: a longer stride without
/// an access to the elements in between carries no information about them.
const MOST_COMPONENTS: u64 = 64;

/// The greatest number of elements that do not count as a row, unless an access runs over them.
const FEW_ELEMENTS: u64 = 4;

/// Of two incompatible strides, one is chosen if at least this many times more accesses use it.
const MAJORITY: usize = 3;

/// One use of an allocation.
#[derive(Clone, Copy, Debug)]
pub enum Use<'a> {
    /// Accesses of a launch.
    Launch {
        /// The accesses through one of its pointers.
        access: &'a ParameterAccess,
        /// Byte offset of the pointer relative to `access`.
        offset: u64,
    },
    /// The host copies or sets a range. A copy across several arrays makes them one.
    Copy {
        /// The first byte.
        start: u64,
        /// Bytes per row.
        width: u64,
        /// Bytes between the starts of consecutive rows.
        pitch: u64,
        /// Number of rows.
        rows: u64,
    },
}

impl Use<'_> {
    /// Returns a key that is equal for equal uses.
    fn key(&self) -> [u64; 4] {
        match *self {
            Use::Launch { access, offset } => [std::ptr::from_ref(access) as u64, offset, 0, 0],
            Use::Copy {
                start,
                width,
                pitch,
                rows,
            } => [start, width, pitch, rows],
        }
    }
}

/// The arrays of an allocation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inferred {
    /// The arrays, in address order; several if the allocation is an arena, none if it has no uses.
    pub arrays: Vec<InferredArray>,
}

/// An array in an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InferredArray {
    /// Its first byte.
    pub start: u64,
    /// The element type; bytes if nothing determines it.
    pub element: ElementType,
    /// Row-major extents, the slowest-varying first. The bytes between its end and the next array,
    /// or the end of the allocation, are unused.
    pub shape: Vec<u64>,
    /// Whether every affine access with several terms, or with a stride other than one, is proved
    /// to stay within its row, plane and so on.
    pub within_rows: bool,
    /// The indices of its uses.
    pub uses: Vec<usize>,
    /// Observations that are not expressed in the shape, as sentences without their full stops.
    pub notes: Vec<String>,
}

/// Infers the arrays in an allocation of `bytes` bytes.
///
/// The elements of an array's shape never exceed the allocation. A single array covers all of it,
/// except for a remainder after the last complete row; one of several arrays covers what its uses
/// access. A use that cannot be analysed extends from its pointer to the end of the allocation, and
/// does not influence the shape.
pub fn infer(uses: &[Use], bytes: u64) -> Inferred {
    let mut ranges: Vec<(u64, u64, usize)> = uses
        .iter()
        .enumerate()
        .filter_map(|(number, of)| byte_range(of, bytes).map(|(least, end)| (least, end, number)))
        .collect();
    ranges.sort_unstable();
    let mut parts: Vec<(u64, u64, Vec<usize>)> = Vec::new();
    for (least, end, number) in ranges {
        match parts.last_mut() {
            Some((_, last_end, numbers)) if least < *last_end => {
                *last_end = end.max(*last_end);
                numbers.push(number);
            }
            _ => parts.push((least, end, vec![number])),
        }
    }
    if let [(least, end, _)] = parts.as_mut_slice() {
        (*least, *end) = (0, bytes);
    }
    let ends: Vec<u64> = parts.iter().skip(1).map(|part| part.0).collect();
    let arrays = parts
        .into_iter()
        .zip(ends.into_iter().chain([bytes]))
        .map(|((start, used, mut numbers), end)| {
            numbers.sort_unstable();
            array(uses, numbers, start, (used - start, end - start))
        })
        .collect();
    Inferred { arrays }
}

/// Returns the bytes that a use may access, including its pointer's target.
fn byte_range(of: &Use, bytes: u64) -> Option<(u64, u64)> {
    let (least, end) = match of {
        Use::Copy {
            start,
            width,
            pitch,
            rows,
        } => (
            *start,
            start + pitch * rows.saturating_sub(1) + if *rows > 0 { *width } else { 0 },
        ),
        Use::Launch { access, offset } => {
            let size = access.element?.bytes() as i64;
            let pointer = access.start + offset;
            let (mut least, mut end) = (pointer, pointer);
            for function in &access.functions {
                match function.range() {
                    Some((first, last)) => {
                        let at = |element: i64| (element * size).saturating_add_unsigned(*offset);
                        least = least.min(at(first).max(0) as u64);
                        end = end.max((at(last) + size).max(0) as u64);
                    }
                    None => end = bytes,
                }
            }
            if !access.unknown.is_empty() {
                end = bytes;
            }
            (least, end)
        }
    };
    let range = (least.min(bytes), end.min(bytes));
    (range.0 < range.1).then_some(range)
}

/// Returns the array that begins at byte `start`, with the number of used bytes and of available
/// bytes.
fn array(
    uses: &[Use],
    numbers: Vec<usize>,
    start: u64,
    (used, bytes): (u64, u64),
) -> InferredArray {
    let mut notes = Vec::new();
    let of = |number: &usize| uses[*number];
    let (element, decided) = element(numbers.iter().map(of), &mut notes);
    let size = element.bytes() as u64;
    let mut shape = Shape {
        elements: bytes / size,
        used: used.div_ceil(size).min(bytes / size),
        walks: Vec::new(),
        integers: Vec::new(),
        notes,
    };
    if !start.is_multiple_of(size) {
        shape.note(format!(
            "it starts at byte {start}, which is no multiple of its element's size"
        ));
    }
    let mut seen = HashSet::new();
    for number in &numbers {
        // A repeated launch adds no information.
        if !seen.insert(uses[*number].key()) {
            continue;
        }
        let before = shape.walks.len();
        shape.add(&uses[*number], start, size);
        let added = shape.walks[before..].iter_mut();
        added.for_each(|walk| walk.of = *number);
    }
    let strides = match decided && start.is_multiple_of(size) {
        true => shape.strides(),
        false => Vec::new(),
    };
    let extents = shape.extents(&strides);
    InferredArray {
        start,
        element,
        within_rows: shape.walks.iter().all(|walk| walk.is_within(&extents)),
        shape: extents,
        uses: numbers,
        notes: shape.notes,
    }
}

/// Returns the element type that the uses have in common, and whether there is one.
fn element<'a>(
    uses: impl Iterator<Item = Use<'a>>,
    notes: &mut Vec<String>,
) -> (ElementType, bool) {
    let mut seen: BTreeMap<&str, (ElementType, &str)> = BTreeMap::new();
    for of in uses {
        if let Use::Launch { access, .. } = of
            && let Some(element) = access.element
        {
            seen.entry(element.name())
                .or_insert((element, &access.kernel));
        }
    }
    let all = |floats: bool| {
        let of_kind = move |(element, _): &&(ElementType, &str)| element.is_float() == floats;
        seen.values().filter(of_kind).map(|(element, _)| *element)
    };
    let floats: Vec<ElementType> = all(true).collect();
    let narrowest = |least: usize| {
        let wide = all(false).filter(|element| element.bytes() >= least);
        wide.min_by_key(|element| element.bytes())
    };
    let chosen = match floats.as_slice() {
        [one] => Some(*one),
        [] => narrowest(2).or_else(|| narrowest(1)),
        _ => None,
    };
    if seen.len() > 1 {
        let accessed: Vec<String> = seen
            .values()
            .map(|(element, kernel)| format!("{} by `{kernel}`", job_name(*element)))
            .collect();
        notes.push(format!("it is accessed as {}", accessed.join(", ")));
    }
    match chosen {
        Some(chosen) => (chosen, true),
        None => (ElementType::U8, false),
    }
}

fn job_name(element: ElementType) -> String {
    element.name().replace("ui", "u")
}

/// An access in units of an array's elements.
struct Walk {
    first: i64,
    terms: Vec<Term>,
    /// The index of its use.
    of: usize,
}

/// A stride of an access, and the span of its shorter strides.
struct Step {
    stride: u64,
    reach: Option<u64>,
    /// Whether the index differs between threads.
    of_threads: bool,
    /// The index of the access.
    walk: usize,
}

impl Step {
    /// Returns whether the stride exceeds the span of the access's shorter strides, of which there
    /// are some.
    fn is_strong(&self) -> bool {
        self.reach.is_some_and(|reach| reach > 0)
    }

    /// Returns whether rows of `stride` elements explain it.
    fn fits(&self, stride: u64) -> bool {
        self.stride.is_multiple_of(stride) && self.reach.is_none_or(|reach| reach < stride)
    }
}

impl Walk {
    /// Converts an access to elements of `to` bytes, relative to byte `start`; `from` is the size
    /// of its own elements, and `offset` their start.
    fn new(function: &IndexFunction, from: u64, to: u64, offset: i64) -> Walk {
        let mut terms: Vec<Term> = Vec::new();
        if from > to {
            terms.push(Term {
                stride: to,
                span: Some(from - to),
                of_threads: false,
            });
        }
        for term in &function.terms {
            let (stride, span) = (term.stride * from, term.span.map(|span| span * from));
            let term = match stride % to {
                0 => Term {
                    stride,
                    span,
                    ..*term
                },
                _ if span.is_some_and(|span| span < to) => continue,
                _ => Term {
                    stride: to,
                    span: span.map(|span| span / to * to),
                    ..*term
                },
            };
            match terms.last_mut() {
                Some(last)
                    if last
                        .span
                        .is_some_and(|span| term.stride <= span + last.stride)
                        && last.stride == to
                        && (from > to && term.stride == from || term.stride == to) =>
                {
                    last.span = last.span.zip(term.span).map(|(a, b)| a + b);
                }
                _ => terms.push(term),
            }
        }
        let in_elements = |term: &Term| Term {
            stride: term.stride / to,
            span: term.span.map(|span| span / to),
            ..*term
        };
        let first = function.first * from as i64 + offset;
        Walk {
            first: first.div_euclid(to as i64),
            of: 0,
            terms: terms.iter().map(in_elements).collect(),
        }
    }

    /// Returns its strides of more than one element; `number` is its index.
    fn steps(&self, number: usize) -> Vec<Step> {
        let mut reach = Some(0);
        let mut steps = Vec::new();
        for term in &self.terms {
            if term.stride > 1 {
                steps.push(Step {
                    stride: term.stride,
                    reach,
                    of_threads: term.of_threads,
                    walk: number,
                });
            }
            reach = reach.zip(term.span).map(|(reach, span)| reach + span);
        }
        steps
    }

    /// Returns the first and the last element, if known.
    fn range(&self) -> Option<(u64, u64)> {
        let first = u64::try_from(self.first).ok()?;
        let span: Option<u64> = self.terms.iter().map(|term| term.span).sum();
        Some((first, first.checked_add(span?)?))
    }

    /// Returns whether it runs over the elements in memory order.
    fn is_linear(&self) -> bool {
        matches!(self.terms.as_slice(), [] | [Term { stride: 1, .. }])
    }

    /// Returns whether a term with a shorter stride spans more than `stride` elements.
    fn passes(&self, stride: u64) -> bool {
        self.terms
            .iter()
            .any(|term| term.stride < stride && term.span.is_none_or(|span| span >= stride))
    }

    /// Returns whether it runs across the ends of rows of `stride` elements.
    fn crosses(&self, stride: u64) -> bool {
        let beyond = |term: &Term| term.stride > stride && !term.stride.is_multiple_of(stride);
        let longer = self.terms.iter().any(|term| term.stride > stride);
        self.terms.iter().skip(1).any(beyond) || longer && self.passes(stride)
    }

    /// Returns whether each index of `shape` stays in its extent; true if that is not required.
    fn is_within(&self, shape: &[u64]) -> bool {
        if self.is_linear() || shape.len() < 2 {
            return true;
        }
        let Ok(mut rest) = u64::try_from(self.first) else {
            return false;
        };
        let strides: Vec<u64> = (1..=shape.len())
            .map(|at| shape[at..].iter().product())
            .collect();
        let mut ranges: Vec<(i128, i128)> = Vec::new();
        for stride in &strides {
            let index = i128::from(rest / stride);
            ranges.push((index, index));
            rest %= stride;
        }
        for term in &self.terms {
            let Some(span) = term.span else {
                return false;
            };
            let count = i128::from(span / term.stride);
            let mut left = i128::from(term.stride);
            for (stride, range) in strides.iter().zip(&mut ranges) {
                let stride = i128::from(*stride);
                let by = (2 * left + stride).div_euclid(2 * stride);
                left -= by * stride;
                match by * count {
                    more if more > 0 => range.1 += more,
                    less => range.0 += less,
                }
            }
        }
        let inside = |((least, greatest), extent): (&(i128, i128), &u64)| {
            *least >= 0 && *greatest < i128::from(*extent)
        };
        ranges.iter().zip(shape).all(inside)
    }
}

/// The accesses of one array.
struct Shape {
    /// The number of elements that fit.
    elements: u64,
    /// One more than the last element that may be used.
    used: u64,
    walks: Vec<Walk>,
    /// The integers of the launches, from which extents are formed.
    integers: Vec<Vec<u64>>,
    notes: Vec<String>,
}

impl Shape {
    fn note(&mut self, note: String) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    fn add(&mut self, of: &Use, start: u64, size: u64) {
        match of {
            Use::Copy {
                start: first,
                width,
                pitch,
                rows,
            } => {
                let row = |stride, span| Term {
                    stride,
                    span: Some(span),
                    of_threads: false,
                };
                let mut terms = vec![row(1, width.saturating_sub(1))];
                if *rows > 1 && pitch > width {
                    terms.push(row(*pitch, pitch * (rows - 1)));
                } else {
                    terms[0].span = Some((width * rows).saturating_sub(1));
                }
                let function = IndexFunction {
                    first: *first as i64,
                    terms,
                };
                self.walks
                    .push(Walk::new(&function, 1, size, -(start as i64)));
            }
            Use::Launch { access, offset } => {
                for unknown in &access.unknown {
                    self.note(format!(
                        "line {} of `{}`: {}",
                        unknown.line, access.kernel, unknown.reason
                    ));
                }
                let Some(element) = access.element else {
                    return;
                };
                let offset = *offset as i64 - start as i64;
                let from = element.bytes() as u64;
                let walks = access.functions.iter();
                self.walks
                    .extend(walks.map(|function| Walk::new(function, from, size, offset)));
                let scaled = |integer: &u64| match size < from {
                    true => integer * (from / size),
                    false => *integer,
                };
                self.integers
                    .push(access.integers.iter().map(scaled).collect());
            }
        }
    }

    /// Returns whether `stride` is an integer of a launch, or a product of such integers.
    fn is_named(&self, stride: u64) -> bool {
        let mut launches = self.integers.iter();
        launches.any(|integers| is_product(stride, integers))
    }

    /// Returns the strides of all dimensions except the last, ascending; each divides the next.
    fn strides(&mut self) -> Vec<u64> {
        let walks = self.walks.iter().enumerate();
        let steps: Vec<Step> = walks
            .flat_map(|(number, walk)| walk.steps(number))
            .collect();
        let mut kept: Vec<u64> = Vec::new();
        for stride in self.candidates(&steps) {
            let explained = |step: &Step| {
                let fits = |shorter: &u64| {
                    let is_own = step.stride == stride;
                    step.fits(*shorter) && !(is_own && self.is_spread(step, *shorter))
                };
                kept.iter().any(fits)
            };
            let mut own = steps.iter().filter(|step| step.fits(stride));
            if own.all(explained) || self.is_cut(stride) {
                continue;
            }
            let support = self.support(stride, &steps);
            let crossing = self.walks.iter().filter(|walk| walk.crosses(stride));
            let crossing = crossing.count();
            let small = stride <= MOST_COMPONENTS && !self.is_named(stride);
            if crossing > support || crossing > 0 && small {
                continue;
            }
            let rivals = kept.extract_if(.., |shorter| !stride.is_multiple_of(*shorter));
            let rivals: Vec<u64> = rivals.collect();
            let mut beaten = false;
            for shorter in rivals {
                self.note(format!(
                    "it is accessed in steps of {shorter} and of {stride} elements, of which one \
                     is no multiple of the other"
                ));
                let others = self.support(shorter, &steps);
                beaten |= support <= MAJORITY * others;
                if others > MAJORITY * support {
                    kept.push(shorter);
                }
            }
            kept.sort_unstable();
            if !beaten {
                kept.push(stride);
            }
        }
        let longest = kept.last().copied().unwrap_or(1);
        kept.extend(self.plane(longest));
        kept
    }

    /// Returns whether each thread accesses all rows of `row` elements within one stride: these are
    /// its components.
    fn is_spread(&self, step: &Step, row: u64) -> bool {
        let walk = &self.walks[step.walk];
        if !step.of_threads || walk.terms[0].stride > 1 {
            return false;
        }
        let same = |other: &&Walk| other.of == walk.of && other.terms == walk.terms;
        let place = |other: &Walk| other.first.rem_euclid(step.stride as i64) / row as i64;
        let touched: BTreeSet<i64> = self.walks.iter().filter(same).map(place).collect();
        touched.len() as u64 == step.stride / row
    }

    /// Returns the number of steps that rows of `stride` elements explain.
    fn support(&self, stride: u64, steps: &[Step]) -> usize {
        steps.iter().filter(|step| step.fits(stride)).count()
    }

    /// Returns whether there are fewer than two complete rows of `stride` elements, or an access
    /// may reach the elements after the last complete row. Adds a note in the latter case.
    fn is_cut(&mut self, stride: u64) -> bool {
        let whole = self.elements / stride * stride;
        let ends_before = |walk: &Walk| {
            let spans = walk.terms.iter().map(|term| term.span);
            let span: Option<u64> = spans.sum();
            span.is_some_and(|span| i128::from(walk.first) + i128::from(span) < i128::from(whole))
        };
        if whole < 2 * stride {
            return true;
        }
        let may_end_before = self.used < self.elements || self.is_named(stride);
        let may_be_cut = may_end_before && self.walks.iter().all(ends_before);
        let is_cut = whole < self.elements && !may_be_cut;
        if is_cut {
            self.note(format!(
                "it is accessed in steps of {stride} elements, which do not divide its {}",
                self.elements
            ));
        }
        is_cut
    }

    /// Returns the candidate strides of dimensions, ascending.
    fn candidates(&self, steps: &[Step]) -> BTreeSet<u64> {
        let mut found = BTreeSet::new();
        let named = self.named();
        for step in steps {
            let divides = self.elements.is_multiple_of(step.stride);
            let is_row = divides && step.stride > FEW_ELEMENTS && named.contains(&step.stride);
            if step.is_strong() || is_row || self.has_components(step.stride) {
                found.insert(step.stride);
            }
        }
        for walk in &self.walks {
            // The other accesses of an unrolled loop, or of the same thread.
            let same = |other: &&Walk| other.of == walk.of && other.terms == walk.terms;
            let beside = self.walks.iter().filter(same);
            let distances: Vec<u64> = beside
                .map(|other| other.first.abs_diff(walk.first))
                .collect();
            for step in walk.steps(0) {
                let Some(reach) = step.reach.filter(|reach| *reach > 0) else {
                    continue;
                };
                // A row of which only a part is accessed: every other element, or row.
                let row = |stride: &&u64| {
                    (reach + 1..step.stride.min(2 * (reach + 2))).contains(*stride)
                        && step.stride.is_multiple_of(**stride)
                };
                found.extend(named.iter().chain(&distances).filter(row));
            }
        }
        found
    }

    /// Returns the integers of the launches, and their products of two and three.
    fn named(&self) -> BTreeSet<u64> {
        let mut named = BTreeSet::new();
        for integers in &self.integers {
            let mut products: BTreeSet<u64> = BTreeSet::from([1]);
            for _ in 0..3 {
                let longer = products.iter().flat_map(|product| {
                    let times = move |integer: &u64| product.checked_mul(*integer);
                    integers.iter().filter_map(times)
                });
                let longer: Vec<u64> = longer.filter(|of| *of <= self.elements).collect();
                products.extend(longer);
            }
            named.extend(products);
        }
        named.remove(&1);
        named
    }

    /// Returns whether accesses of threads with stride `stride` cover all elements within one
    /// stride, and no access runs over these: they are the components of structures or vectors.
    fn has_components(&self, stride: u64) -> bool {
        let divides = self.elements.is_multiple_of(stride);
        let passes = |walk: &Walk| walk.passes(stride);
        if stride > MOST_COMPONENTS || !divides || self.walks.iter().any(passes) {
            return false;
        }
        let whole = |walk: &&Walk| {
            let mut terms = walk.terms.iter();
            terms.all(|term| term.stride.is_multiple_of(stride))
        };
        let whole: Vec<&Walk> = self.walks.iter().filter(whole).collect();
        let touched = whole
            .iter()
            .map(|walk| walk.first.rem_euclid(stride as i64));
        let touched: BTreeSet<i64> = touched.collect();
        let mut terms = whole.iter().flat_map(|walk| &walk.terms);
        let is_element = terms.any(|term| term.of_threads) || self.is_named(stride);
        touched.len() as u64 == stride && is_element
    }

    /// Returns the distance between planes that no access has as a stride, because there is a
    /// separate access for each plane: accesses cover complete planes, or planes whose extents a
    /// launch gives.
    fn plane(&self, longest: u64) -> Option<u64> {
        let ranges: Vec<(u64, u64)> = self.walks.iter().filter_map(Walk::range).collect();
        let mut sizes = self.named();
        let whole = ranges.iter().map(|(first, last)| last - first + 1);
        sizes.extend(whole.filter(|size| *size > 1));
        let fits = |size: &&u64| {
            let size = **size;
            let is_outer = size > longest && size.is_multiple_of(longest);
            if !is_outer || size * 2 > self.elements || !self.elements.is_multiple_of(size) {
                return false;
            }
            let is_in_one = |(first, last): &&(u64, u64)| first / size == last / size;
            let inside: Vec<&(u64, u64)> = ranges.iter().filter(is_in_one).collect();
            let planes: BTreeSet<u64> = inside.iter().map(|(first, _)| first / size).collect();
            let large = |(first, last): &&(u64, u64)| 2 * (last - first + 1) > size;
            let wide = inside.iter().filter(|range| large(range)).count();
            let across = self.walks.iter().filter(|walk| {
                let crosses = walk
                    .range()
                    .is_none_or(|(first, last)| first / size != last / size);
                crosses && !walk.is_linear()
            });
            planes.len() > 1 && 2 * wide > inside.len() && across.count() == 0
        };
        sizes.iter().rev().find(fits).copied()
    }

    fn extents(&self, strides: &[u64]) -> Vec<u64> {
        let Some(last) = strides.last() else {
            return vec![self.used];
        };
        let inner = [1].iter().chain(strides).zip(strides);
        let mut extents: Vec<u64> = inner.map(|(shorter, longer)| longer / shorter).collect();
        extents.push(self.used.div_ceil(*last).min(self.elements / last));
        extents.reverse();
        extents
    }
}
