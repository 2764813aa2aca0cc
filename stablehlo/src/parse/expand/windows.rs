//! Expands reductions of windows by more than one op: the elements at one index of all windows are
//! processed at once.

use super::super::asked::Attributes;
use super::super::build::Builder;
use super::super::cursor::{Parsed, Problem};
use super::super::lift::{lift, push};
use super::super::scope::{BuildFailure, Scope};
use super::super::tree::OpNode;
use super::super::windows::window;
use crate::infer::infer;
use crate::{Combiner, Func, Op, Value, Window};

/// The largest supported number of elements of a window: the expansion has several ops for each.
const MOST_PLACES: usize = 256;

/// The windows of an array.
pub(super) struct Places {
    window: Window,
    /// The number of windows in each dimension.
    pub(super) windows: Vec<usize>,
    /// The position in the padded array of each element of the first window, in row-major order.
    starts: Vec<Vec<usize>>,
    /// The byte position of the op, for errors.
    at: usize,
}

impl Places {
    /// Reads the windows over `operand` from the attributes of `node`; `init` must be a scalar of
    /// its element type.
    pub(super) fn of(func: &Func, node: &OpNode, operand: Value, init: Value) -> Parsed<Places> {
        let wrong = |message: String| Problem::new(node.at, message);
        let mut attributes = Attributes::new(&node.attributes, node.at);
        let sizes: Vec<usize> = attributes.numbers_or("window_dimensions", Vec::new())?;
        let window = window(&mut attributes, sizes.len())?;
        attributes.finish()?;
        let as_reduction = Op::ReduceWindow {
            operand,
            init,
            window_dimensions: sizes.clone(),
            window: window.clone().into(),
            combiner: Combiner::Max,
        };
        let windows = infer(func, &as_reduction).map_err(|error| wrong(error.to_string()))?;
        let windows = windows.tensors()[0].shape.clone();
        let count = sizes
            .iter()
            .try_fold(1, |all: usize, n| all.checked_mul(*n));
        let Some(count) = count.filter(|count| *count <= MOST_PLACES) else {
            let message = "windows with more than 256 places must be combined by one op";
            return Err(wrong(format!("{}: {message}", node.name)));
        };
        let starts = (0..count).map(|nth| first_window(nth, &sizes, &window));
        Ok(Places {
            starts: starts.collect(),
            windows,
            window,
            at: node.at,
        })
    }

    /// Returns the number of elements of a window.
    pub(super) fn count(&self) -> usize {
        self.starts.len()
    }

    /// Returns whether there is no window.
    pub(super) fn is_empty(&self) -> bool {
        self.windows.contains(&0)
    }

    /// Returns whether a window may extend beyond the array or between its elements.
    pub(super) fn are_padded(&self) -> bool {
        let edges = self.window.low.iter().chain(&self.window.high);
        edges.copied().any(|edge| edge > 0) || self.window.base_dilations.iter().any(|by| *by > 1)
    }

    /// Pads `array` with `value` wherever windows read outside of its elements.
    pub(super) fn pad(&self, func: &mut Func, array: Value, value: Value) -> Parsed<Value> {
        let interior = self.window.base_dilations.iter().map(|by| by - 1);
        let op = Op::Pad {
            operand: array,
            value,
            low: self.window.low.clone(),
            high: self.window.high.clone(),
            interior: interior.collect(),
        };
        push(func, op, self.at)
    }

    /// Slices a padded array to the element at index `nth` of each window.
    pub(super) fn view(&self, func: &mut Func, padded: Value, nth: usize) -> Parsed<Value> {
        let start = self.starts[nth].clone();
        let op = Op::Slice {
            operand: padded,
            limit: self.limit(&start),
            start,
            stride: self.window.strides.clone(),
        };
        push(func, op, self.at)
    }

    /// The inverse of [`Places::view`]: returns an array of the padded `shape` that holds `values`
    /// at index `nth` of each window, and `rest` elsewhere.
    pub(super) fn put_back(
        &self,
        func: &mut Func,
        values: Value,
        rest: Value,
        nth: usize,
        shape: &[usize],
    ) -> Parsed<Value> {
        let start = &self.starts[nth];
        let behind = shape.iter().zip(self.limit(start));
        let op = Op::Pad {
            operand: values,
            value: rest,
            low: start.iter().map(|start| *start as i64).collect(),
            high: behind.map(|(size, limit)| (size - limit) as i64).collect(),
            interior: self.window.strides.iter().map(|by| by - 1).collect(),
        };
        push(func, op, self.at)
    }

    /// Removes the padding of an array without interior padding.
    pub(super) fn without_padding(
        &self,
        func: &mut Func,
        padded: Value,
        value: Value,
    ) -> Parsed<Value> {
        let op = Op::Pad {
            operand: padded,
            value,
            low: self.window.low.iter().map(|edge| -edge).collect(),
            high: self.window.high.iter().map(|edge| -edge).collect(),
            interior: vec![0; self.windows.len()],
        };
        push(func, op, self.at)
    }

    /// Returns the end (exclusive) of a strided slice over all windows that begins at `start`.
    /// There must be windows.
    fn limit(&self, start: &[usize]) -> Vec<usize> {
        let last = self.windows.iter().zip(&self.window.strides);
        let last = last.map(|(count, stride)| (count - 1) * stride);
        start
            .iter()
            .zip(last)
            .map(|(at, last)| at + last + 1)
            .collect()
    }
}

/// Returns the position of index `nth` of the first window.
fn first_window(mut nth: usize, sizes: &[usize], window: &Window) -> Vec<usize> {
    let mut start = vec![0; sizes.len()];
    for (d, size) in sizes.iter().enumerate().rev() {
        start[d] = nth % size * window.window_dilations[d];
        nth /= size;
    }
    start
}

impl<'n> Builder<'n> {
    /// Expands a reduction of each window of `x`, the operands and then their initial values,
    /// sequentially from the first index to the last.
    pub(super) fn general_reduce_window(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        x: &[Value],
    ) -> Result<Vec<Value>, BuildFailure> {
        let (operands, inits) = x.split_at(x.len() / 2);
        let (scalar, captured) = self.scalar_reducer(func, scope, node, operands, inits)?;
        let places = Places::of(func, node, operands[0], inits[0])?;
        let shape = places.windows.clone();
        let whole = inits
            .iter()
            .map(|init| func.broadcast_in_dim(*init, &shape, &[]));
        let mut reduced: Vec<Value> = whole.collect();
        if places.is_empty() {
            return Ok(reduced);
        }
        let pairs = operands.iter().zip(inits);
        let padded = pairs.map(|(operand, init)| places.pad(func, *operand, *init));
        let padded: Vec<Value> = padded.collect::<Parsed<_>>()?;
        for nth in 0..places.count() {
            let seen = padded.iter().map(|array| places.view(func, *array, nth));
            let seen: Vec<Value> = seen.collect::<Parsed<_>>()?;
            let args = [reduced.as_slice(), &seen, &captured].concat();
            reduced = lift(func, &scalar, &args, &shape, &scalar.results, node.at)?;
        }
        Ok(reduced)
    }
}
