//! The index functions of all accesses, with the ranges that hold at each access.
//!
//! The pass that raises index arithmetic visits every access with the facts that hold there. An
//! [`Observer`] records the index; the resulting kernel is discarded.

use std::collections::{HashMap, HashSet};

use super::linear::{Atom, Linear, gcd};
use super::raise::{Raiser, raise_observed};
use crate::error::Result;
use crate::kernel_ir::{AccessKind, Kernel, Loc, OpKind, PtxOp, Role, ValueId};
use crate::shapes::{IndexFunction, Term};

/// A range with this many values (those of a nonnegative 32-bit integer) or more carries no
/// information.
const MOST_VALUES: i128 = 1 << 31;
/// The greatest number of integer conversions through which an index is followed.
const CONVERSIONS: usize = 4;

/// The recorder of accesses.
pub(super) struct Observer {
    /// Dimensions of the launch, with their roles and extents.
    dims: HashMap<ValueId, (Role, i128)>,
    /// The numbers of blocks of the launch, and of threads of a block, in x, y, z.
    grid: [i128; 3],
    block: [i128; 3],
    /// Strides by which a loop moves from the elements that all threads of a block, or of the
    /// launch, access to the next ones.
    widths: Vec<i128>,
    /// The integers given by the launch.
    integers: Vec<u64>,
    /// Values that vary from step to step.
    scalars: HashSet<ValueId>,
    accesses: Vec<ObservedAccess>,
}

/// One access of a kernel.
pub(crate) struct ObservedAccess {
    /// The array.
    pub array: ValueId,
    /// The kind of access.
    pub kind: AccessKind,
    /// Its location in the source.
    pub loc: Loc,
    /// The accessed elements, or the reason why they are unknown.
    pub index: Result<IndexFunction, String>,
}

/// Returns the accesses of `kernel` to all its arrays. `integers` are the launch's integers: a loop
/// whose stride is a product of them runs along a dimension.
pub(crate) fn index_functions(kernel: &Kernel, integers: &[u64]) -> Result<Vec<ObservedAccess>> {
    let (grid, block) = (kernel.grid.map(i128::from), kernel.block.map(i128::from));
    let mut widths = block.to_vec();
    widths.extend(
        grid.iter()
            .zip(&block)
            .map(|(blocks, threads)| blocks * threads),
    );
    let threads: i128 = block.iter().product();
    widths.extend([threads, threads * grid.iter().product::<i128>()]);
    widths.retain(|width| *width > 1);
    let observer = Observer {
        dims: HashMap::new(),
        grid,
        block,
        widths,
        integers: integers.to_vec(),
        scalars: kernel
            .integers()
            .into_iter()
            .map(|(value, _)| value)
            .collect(),
        accesses: Vec::new(),
    };
    Ok(raise_observed(kernel.clone(), observer)?.accesses)
}

/// A term of an index: a multiple of one atom.
struct IndexPart {
    atom: Atom,
    stride: i128,
    /// The number of values of the atom, if known.
    count: Option<i128>,
}

/// Terms that index the same dimension.
struct Group {
    sum: Linear,
    stride: i128,
    parts: Vec<IndexPart>,
    /// The difference of the greatest and the least value of the sum, if known.
    span: Option<i128>,
    least: i128,
}

impl Raiser {
    /// Records the roles of the dimensions of an `affine.parallel`.
    pub(super) fn observe_dims(&mut self, dims: &[ValueId], roles: &[Role]) {
        let Some(observer) = &mut self.observer else {
            return;
        };
        for (dim, role) in dims.iter().zip(roles) {
            let (least, greatest) = self.analysis.facts.atom(&Atom::Value(*dim));
            observer.dims.insert(*dim, (*role, greatest - least + 1));
        }
    }

    /// Records an access whose index is affine, or that is an atomic.
    pub(super) fn observe(&mut self, op: &OpKind, loc: Loc) {
        if self.observer.is_none() {
            return;
        }
        let (array, kind, form) = match op {
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => (*array, AccessKind::Read, self.apply(map, operands)),
            OpKind::AffineStore {
                array,
                map,
                operands,
                ..
            } => (*array, AccessKind::Write, self.apply(map, operands)),
            OpKind::Ptx(PtxOp::Atomic(_), operands) => {
                let form = self.index_form(operands[1]);
                let form = form.unwrap_or_else(|| Linear::value(operands[1]));
                (operands[0], AccessKind::Atomic, Some(form))
            }
            _ => return,
        };
        self.observe_index(array, kind, form, loc);
    }

    /// Records an access at `index`, which is not affine.
    pub(super) fn observe_other(
        &mut self,
        array: ValueId,
        kind: AccessKind,
        index: ValueId,
        loc: Loc,
    ) {
        if self.observer.is_some() {
            let form = self.index_form(index);
            let form = form.unwrap_or_else(|| Linear::value(index));
            self.observe_index(array, kind, Some(form), loc);
        }
    }

    fn observe_index(&mut self, array: ValueId, kind: AccessKind, form: Option<Linear>, loc: Loc) {
        let index = match form {
            Some(form) => self.index_function(&form),
            None => Err("its index has several results".to_owned()),
        };
        let access = ObservedAccess {
            array,
            kind,
            loc,
            index,
        };
        if let Some(observer) = &mut self.observer {
            observer.accesses.push(access);
        }
    }

    /// Groups the sum into terms, each in one dimension.
    fn index_function(&mut self, form: &Linear) -> Result<IndexFunction, String> {
        let form = &self.unconverted(form, CONVERSIONS);
        let mut parts: Vec<IndexPart> = form
            .terms
            .iter()
            .map(|(atom, coefficient)| self.part(atom, *coefficient))
            .collect();
        self.split_scalars(&mut parts);
        if let [only] = parts.as_slice()
            && only.count.is_none()
        {
            return Err(self.why_unknown(&only.atom));
        }
        parts.sort_by_key(|part| part.stride.abs());
        let mut groups: Vec<Group> = Vec::new();
        for part in parts {
            let reach: Option<i128> = groups.iter().map(|group| group.span).sum();
            match groups.last_mut() {
                Some(last) if self.is_one_dim(last, reach, &part) => {
                    last.stride = gcd(last.stride, part.stride);
                    last.sum.terms.insert(part.atom.clone(), part.stride);
                    last.parts.push(part);
                    self.measure(last);
                }
                _ => {
                    let terms = [(part.atom.clone(), part.stride)].into();
                    let mut group = Group {
                        sum: Linear { terms, constant: 0 },
                        stride: part.stride.abs(),
                        parts: vec![part],
                        span: None,
                        least: 0,
                    };
                    self.measure(&mut group);
                    groups.push(group);
                }
            }
        }
        let first = form.constant + groups.iter().map(|group| group.least).sum::<i128>();
        let wide = |_| "its index is beyond 64 bits".to_owned();
        let terms = groups.iter().filter(|group| group.span != Some(0));
        let term = |group: &Group| {
            Ok(Term {
                stride: group.stride.try_into().map_err(wide)?,
                span: group.span.map(|span| span as u64),
                of_threads: group
                    .parts
                    .iter()
                    .any(|part| self.is_of_threads(&part.atom)),
            })
        };
        Ok(IndexFunction {
            first: first.try_into().map_err(wide)?,
            terms: terms.map(term).collect::<Result<_, String>>()?,
        })
    }

    /// Splits each part that varies from step to step and moves diagonally over rows into a
    /// multiple of rows and a remainder of elements. The row length is the stride of another part,
    /// or an integer of the launch.
    fn split_scalars(&self, parts: &mut Vec<IndexPart>) {
        let Some(observer) = &self.observer else {
            return;
        };
        let mut elements = Vec::new();
        for at in 0..parts.len() {
            let stride = parts[at].stride.abs();
            let is_scalar = |atom: &Atom| match atom {
                Atom::Value(value) => observer.scalars.contains(value),
                Atom::Mod(..) | Atom::FloorDiv(..) => false,
            };
            if !is_scalar(&parts[at].atom) {
                continue;
            }
            let shorter = |row: &i128| (2..stride).contains(row);
            let steps = parts.iter().map(|part| part.stride.abs());
            let integers = observer.integers.iter().map(|integer| i128::from(*integer));
            let row = steps
                .filter(shorter)
                .max()
                .or(integers.filter(shorter).max());
            if let Some(rest) = row.map(|row| stride % row).filter(|rest| *rest > 0) {
                let sign = parts[at].stride.signum();
                parts[at].stride -= sign * rest;
                elements.push(IndexPart {
                    atom: parts[at].atom.clone(),
                    stride: sign * rest,
                    count: parts[at].count,
                });
            }
        }
        parts.extend(elements);
    }

    /// Returns the sum as if no integer wrapped around: values are followed through conversions and
    /// arithmetic that is not proved to be exact.
    fn unconverted(&mut self, form: &Linear, depth: usize) -> Linear {
        let mut sum = Linear::constant(form.constant);
        for (atom, coefficient) in &form.terms {
            let part = match atom {
                Atom::Value(value) if depth > 0 && !self.analysis.dims.contains(value) => {
                    let inner = self.unwrapped(*value);
                    inner.map(|inner| self.unconverted(&inner, depth - 1))
                }
                Atom::Value(_) | Atom::Mod(..) | Atom::FloorDiv(..) => None,
            };
            let part = part.unwrap_or_else(|| Linear::atom(atom.clone()));
            sum = sum.plus_times(&part, *coefficient);
        }
        sum
    }

    /// Returns the form of an integer, if it is not only itself.
    fn unwrapped(&mut self, value: ValueId) -> Option<Linear> {
        let form = self.analysis.form(value);
        if form != Linear::value(value) {
            return Some(form);
        }
        match self.analysis.definitions.get(&value)? {
            (OpKind::Cast(_, of), _) if self.kernel.ty(*of).is_int() => Some(Linear::value(*of)),
            _ => None,
        }
    }

    fn part(&self, atom: &Atom, stride: i128) -> IndexPart {
        let (least, greatest) = self.analysis.facts.atom(atom);
        let count = greatest.saturating_sub(least).saturating_add(1).max(1);
        IndexPart {
            atom: atom.clone(),
            stride,
            count: Some(count).filter(|count| *count < MOST_VALUES && least.abs() < MOST_VALUES),
        }
    }

    fn measure(&self, group: &mut Group) {
        (group.least, group.span) = (0, None);
        if group.parts.iter().all(|part| part.count.is_some()) {
            let (least, greatest) = self.analysis.facts.range(&group.sum);
            (group.least, group.span) = (least, Some((greatest - least).max(0)));
        }
    }

    /// Returns whether `part` indexes the dimension of `group`, the last one so far. All groups
    /// span `reach` elements.
    fn is_one_dim(&self, group: &Group, reach: Option<i128>, part: &IndexPart) -> bool {
        let stride = part.stride.abs();
        match reach {
            Some(reach) if stride <= reach => return true,
            None if stride == group.stride => return true,
            Some(_) | None => {}
        }
        self.is_next_tile(group, part)
    }

    /// Returns whether `part` moves from the elements that threads access to the adjacent ones: the
    /// blocks of an axis, or a loop with a stride of the number of threads. A stride that the
    /// launch names belongs to a separate dimension.
    fn is_next_tile(&self, group: &Group, part: &IndexPart) -> bool {
        let (Some(observer), Atom::Value(value)) = (&self.observer, &part.atom) else {
            return false;
        };
        let stride = part.stride.abs();
        let is_named = |stride| is_product(stride, &observer.integers);
        if stride % group.stride != 0 || u64::try_from(stride).is_ok_and(is_named) {
            return false;
        }
        let dim = |part: &IndexPart| match &part.atom {
            Atom::Value(value) => observer.dims.get(value).copied(),
            Atom::Mod(..) | Atom::FloorDiv(..) => None,
        };
        let steps = stride / group.stride;
        let widest = group.parts.iter().max_by_key(|part| part.stride.abs());
        let covered = widest.and_then(|part| {
            let count = dim(part).map(|(_, extent)| extent).or(part.count);
            count.map(|count| part.stride.abs() * count)
        });
        if self.loop_ivs.contains(value) {
            let of_threads = group.parts.iter().any(|part| dim(part).is_some());
            // An unrolled loop advances by several widths.
            let passes = |width: &&i128| {
                steps == **width || steps % **width == 0 && covered == Some(group.stride * **width)
            };
            return of_threads && observer.widths.iter().any(|width| passes(&width));
        }
        let Some((role, extent)) = dim(part) else {
            return false;
        };
        let threads_of =
            |axis: usize| observer.block[axis] > 1 && steps % observer.block[axis] == 0;
        match role {
            Role::Block(axis) => {
                let is_thread = |(role, _)| matches!(role, Role::Thread(_));
                let by_threads = widest.and_then(dim).is_some_and(is_thread);
                let threads = observer.block[usize::from(axis)];
                let whole = by_threads || threads_of(usize::from(axis));
                steps == threads && steps > 1 || covered == Some(stride) && whole
            }
            Role::Thread(_) => {
                let of_widest = widest.and_then(dim);
                covered == Some(stride) && of_widest.is_some_and(|(other, _)| other == role)
            }
            Role::Free => {
                let of_axis = |axis: usize| {
                    observer.grid[axis] > 1 && extent <= observer.grid[axis] && threads_of(axis)
                };
                covered == Some(stride) && (0..3).any(of_axis)
            }
        }
    }

    /// Returns whether the atom differs between threads.
    fn is_of_threads(&self, atom: &Atom) -> bool {
        let mut found = false;
        Linear::atom(atom.clone()).walk_values(&mut |value| {
            let mut observers = self.observer.iter();
            found |= observers.any(|observer| observer.dims.contains_key(&value));
        });
        found
    }

    fn why_unknown(&self, atom: &Atom) -> String {
        let mut from = None;
        Linear::atom(atom.clone()).walk_values(&mut |value| from = from.or(Some(value)));
        let kind = from.and_then(|value| self.source_of(value));
        match kind {
            Some(OpKind::Load { .. } | OpKind::AffineLoad { .. }) => {
                "its index is loaded from memory".to_owned()
            }
            Some(OpKind::Ptx(PtxOp::Atomic(_), _)) => "its index comes from an atomic".to_owned(),
            _ => "its index is not an affine function of thread and loop indices".to_owned(),
        }
    }

    /// Returns the definition of `value`, followed through conversions and arithmetic with
    /// constants.
    fn source_of(&self, value: ValueId) -> Option<&OpKind> {
        let (kind, _) = self.analysis.definitions.get(&value)?;
        match kind {
            OpKind::Cast(_, of) | OpKind::Unary(_, of) => self.source_of(*of).or(Some(kind)),
            OpKind::Binary(_, a, b) => {
                let of = |value: ValueId| match self.source_of(value) {
                    Some(OpKind::Constant(_)) | None => None,
                    found => found,
                };
                of(*a).or_else(|| of(*b)).or(Some(kind))
            }
            kind => Some(kind),
        }
    }
}

/// Returns whether `stride` is one of `integers`, or the product of two or three.
pub(crate) fn is_product(stride: u64, integers: &[u64]) -> bool {
    fn with(left: u64, integers: &[u64], factors: u32) -> bool {
        let divides = |integer: &&u64| **integer > 1 && left.is_multiple_of(**integer);
        integers.iter().filter(divides).any(|integer| {
            let left = left / integer;
            left == 1 || factors > 1 && with(left, integers, factors - 1)
        })
    }
    stride > 1 && with(stride, integers, 3)
}
