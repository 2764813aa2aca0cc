//! Helpers of the families that move data: windows of slices, the correspondence of dimensions
//! under a reshape, and builders for examples.

use std::ops::Range;

use stablehlo::{ElementType, Func, Literal, Op, Scalar, TensorType, Value};

use crate::ops::{as_concatenate, is_elementwise_or_bits};
use crate::rewrite::{Rewriter, Split};

/// Returns the op with another first operand.
pub(super) fn with_first(op: &Op, operand: Value) -> Op {
    let mut is_first = true;
    op.map_operands(|v| match std::mem::take(&mut is_first) {
        true => operand,
        false => v,
    })
}

/// Rewrites a view of an elementwise op as the op of views, if the view is the op's only use or if
/// slices of it together read fewer elements than it has.
pub(super) fn view_of_elementwise(r: &mut Rewriter, view: &Op, operand: Value) -> Option<Value> {
    let inner = r.op(operand).clone();
    if !is_elementwise_or_bits(&r.out, &inner) {
        return None;
    }
    if r.is_only_use(operand) {
        return Some(elementwise_of_views(r, inner, view, operand));
    }
    let (operand, window) = Window::of(r, view)?;
    let part = ComputedWindow::of(r, operand, window)?;
    let view = part.computed.slice_of(operand);
    let computed = elementwise_of_views(r, inner, &view, operand);
    Some(part.read(r, computed))
}

fn elementwise_of_views(r: &mut Rewriter, inner: Op, view: &Op, operand: Value) -> Value {
    let shape = r.shape(operand).to_vec();
    let moved = inner.map_operands(|v| match r.shape(v) == shape {
        true => r.emit(view.map_operands(|_| v)),
        false => v,
    });
    r.emit(moved)
}

/// Applies the view to each operand of a concatenate, and returns the results and the dimension.
/// `None` if the concatenate has other uses.
pub(super) fn views_of_parts(
    r: &mut Rewriter,
    view: &Op,
    whole: Value,
) -> Option<(Vec<Value>, usize)> {
    let (parts, dimension) = as_concatenate(r.op(whole))?;
    if !r.is_only_use(whole) {
        return None;
    }
    let parts = parts.to_vec();
    let turned = |part: &Value| r.emit(view.map_operands(|_| *part));
    Some((parts.iter().map(turned).collect(), dimension))
}

/// Renames the dimensions of an op that moves, adds or scans data along some dimensions of its
/// first operand: `d` becomes `to[d]`, out of `rank`.
pub(super) fn renamed(op: &Op, to: &[usize], rank: usize) -> Option<Op> {
    let mut op = op.clone();
    match &mut op {
        Op::Rotate { dimension, .. }
        | Op::Wrap { dimension, .. }
        | Op::Extend { dimension, .. }
        | Op::Scan { dimension, .. } => {
            *dimension = to[*dimension];
        }
        Op::Reverse { dimensions, .. } => {
            for d in dimensions.iter_mut() {
                *d = to[*d];
            }
            dimensions.sort_unstable();
        }
        Op::Pad {
            low,
            high,
            interior,
            ..
        } => {
            let (old_low, old_high, old_interior) = (low.clone(), high.clone(), interior.clone());
            (*low, *high, *interior) = (vec![0; rank], vec![0; rank], vec![0; rank]);
            for (d, to) in to.iter().enumerate().filter(|(_, to)| **to < rank) {
                low[*to] = old_low[d];
                high[*to] = old_high[d];
                interior[*to] = old_interior[d];
            }
        }
        _ => return None,
    }
    Some(op)
}

/// Returns the operand that the ops of [`renamed`] move, or scan.
pub(super) fn shifted(op: &Op) -> Option<Value> {
    match op {
        Op::Rotate { operand, .. }
        | Op::Wrap { operand, .. }
        | Op::Extend { operand, .. }
        | Op::Reverse { operand, .. }
        | Op::Scan { operand, .. }
        | Op::Pad { operand, .. } => Some(*operand),
        _ => None,
    }
}

/// The window of a value that is computed for a slice.
pub(super) struct ComputedWindow {
    pub computed: Window,
    /// The window that the slice reads of the computed one.
    read: Window,
}

impl ComputedWindow {
    /// Returns the window of `value` to compute for a slice of `window`: just that window if the
    /// slice is its only use, or is one of a few that together read fewer elements than it has; the
    /// bounding box if there are many slices.
    pub fn of(r: &Rewriter, value: Value, window: Window) -> Option<ComputedWindow> {
        let split = match r.is_only_use(value) {
            true => Split::Apart,
            false => r.split(value)?,
        };
        let Split::Within(hull) = split else {
            let read = Window::all(&window.size);
            return Some(ComputedWindow {
                computed: window,
                read,
            });
        };
        let computed = Window {
            start: hull.start.clone(),
            size: hull.shape(),
            stride: vec![1; hull.start.len()],
        };
        let mut read = window;
        for (start, first) in read.start.iter_mut().zip(&hull.start) {
            *start -= first;
        }
        Some(ComputedWindow { computed, read })
    }

    /// Returns what the slice reads of the `computed` window; the slice is left to the next sweep.
    pub fn read(&self, r: &mut Rewriter, computed: Value) -> Value {
        match self.read.is_all(r.shape(computed)) {
            true => computed,
            false => r.leave(self.read.slice_of(computed)),
        }
    }
}

/// The elements that a slice takes, by dimension.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Window {
    pub start: Vec<usize>,
    pub size: Vec<usize>,
    pub stride: Vec<usize>,
}

impl Window {
    /// Returns the window of all elements.
    pub fn all(shape: &[usize]) -> Window {
        Window {
            start: vec![0; shape.len()],
            size: shape.to_vec(),
            stride: vec![1; shape.len()],
        }
    }

    /// Returns the operand and the window of `op`, if it is a slice and not empty.
    pub fn of(r: &Rewriter, op: &Op) -> Option<(Value, Window)> {
        let Op::Slice {
            operand,
            start,
            stride,
            ..
        } = op
        else {
            return None;
        };
        let size = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
        let window = Window {
            start: start.clone(),
            size,
            stride: stride.clone(),
        };
        (!window.size.contains(&0)).then_some((*operand, window))
    }

    /// Returns the index after the last element in dimension `d`.
    pub fn end(&self, d: usize) -> usize {
        match self.size[d] {
            0 => self.start[d],
            size => self.start[d] + (size - 1) * self.stride[d] + 1,
        }
    }

    /// Returns whether it takes all elements in dimension `d` of size `size`.
    pub fn is_all_of(&self, d: usize, size: usize) -> bool {
        self.start[d] == 0 && self.size[d] == size && (self.stride[d] == 1 || size <= 1)
    }

    /// Returns whether it takes all elements.
    pub fn is_all(&self, shape: &[usize]) -> bool {
        (0..shape.len()).all(|d| self.is_all_of(d, shape[d]))
    }

    /// Emits the slice of `operand`, unless it takes all elements.
    pub fn take(&self, r: &mut Rewriter, operand: Value) -> Value {
        if self.is_all(r.shape(operand)) {
            return operand;
        }
        r.emit(self.slice_of(operand))
    }

    /// Returns the slice of `operand` with this window.
    pub fn slice_of(&self, operand: Value) -> Op {
        Op::Slice {
            operand,
            start: self.start.clone(),
            limit: (0..self.start.len()).map(|d| self.end(d)).collect(),
            stride: self.stride.clone(),
        }
    }

    /// Extends the window to all elements in dimension `d`.
    pub fn open(&mut self, d: usize, size: usize) {
        (self.start[d], self.size[d], self.stride[d]) = (0, size, 1);
    }

    /// Intersects the window in dimension `d` with `low..low + size`. Returns the range of result
    /// indices that remain, and the index of their first element relative to `low`.
    pub fn clip(&self, d: usize, low: i64, size: usize) -> Option<(Range<usize>, usize)> {
        let (start, stride) = (self.start[d] as i64, self.stride[d] as i64);
        let first = (low - start).max(0) as usize;
        let first = first.div_ceil(self.stride[d]);
        let last = low + size as i64 - 1 - start;
        if size == 0 || last < 0 {
            return None;
        }
        let end = self.size[d].min((last / stride) as usize + 1);
        let at = start + first as i64 * stride - low;
        (first < end).then_some((first..end, at as usize))
    }
}

/// Partitions the dimensions of two shapes into the finest consecutive groups with equal numbers of
/// elements; `None` for empty arrays.
pub(super) fn groups(from: &[usize], to: &[usize]) -> Option<Vec<(Range<usize>, Range<usize>)>> {
    if from.contains(&0) || to.contains(&0) {
        return None;
    }
    let (mut groups, mut i, mut j) = (Vec::new(), 0, 0);
    while i < from.len() && j < to.len() {
        let (first, other) = (i, j);
        let (mut a, mut b) = (from[i], to[j]);
        (i, j) = (i + 1, j + 1);
        while a != b {
            if a < b {
                a *= from.get(i)?;
                i += 1;
            } else {
                b *= to.get(j)?;
                j += 1;
            }
        }
        groups.push((first..i, other..j));
    }
    if i < from.len() || j < to.len() {
        groups.push((i..from.len(), j..to.len())); // all ones
    }
    Some(groups)
}

/// Returns, for each dimension of `from`, the dimension that it becomes in a reshape to `to`, if
/// that preserves it.
pub(super) fn kept_dimensions(from: &[usize], to: &[usize]) -> Option<Vec<Option<usize>>> {
    let mut kept = vec![None; from.len()];
    for (a, b) in groups(from, to)? {
        let long = |range: Range<usize>, shape: &[usize]| -> Vec<usize> {
            range.filter(|d| shape[*d] != 1).collect()
        };
        if let ([x], [y]) = (&long(a, from)[..], &long(b, to)[..]) {
            kept[*x] = Some(*y);
        }
    }
    Some(kept)
}

/// Returns the largest extent whose indices the type represents exactly; 0 for `Pred`.
pub(super) fn counts_up_to(element: ElementType) -> usize {
    match element {
        ElementType::Pred => 0,
        ElementType::F16 => 1 << 11,
        ElementType::BF16 => 1 << 8,
        ElementType::F32 => 1 << 24,
        ElementType::F64 => 1 << 53,
        _ => {
            let bits = element.bits() - usize::from(element.is_signed());
            1usize.checked_shl(bits as u32).unwrap_or(usize::MAX)
        }
    }
}

/// Emits a splat constant.
pub(super) fn constant(r: &mut Rewriter, element: ElementType, shape: &[usize], n: i64) -> Value {
    let ty = TensorType::new(element, shape);
    r.emit(Op::Constant(Literal::splat(ty, Scalar::Int(n))))
}

/// Builds an example of a rule: a function of `f32` arrays of these shapes.
pub(super) fn example<const N: usize>(
    shapes: [&[usize]; N],
    write: impl FnOnce(&mut Func, [Value; N]) -> Value,
) -> Func {
    example_of(ElementType::F32, shapes, write)
}

/// Builds an example of a rule: a function of arrays of these shapes.
pub(super) fn example_of<const N: usize>(
    element: ElementType,
    shapes: [&[usize]; N],
    write: impl FnOnce(&mut Func, [Value; N]) -> Value,
) -> Func {
    let mut func = Func::new("example");
    let parameters = shapes.map(|shape| func.parameter(TensorType::new(element, shape)));
    let result = write(&mut func, parameters);
    func.results = vec![result];
    func
}
