//! Windows whose elements are combined by more than one op: they are looked at place by place, for
//! all windows at once.

use super::super::asked::Attributes;
use super::super::build::Builder;
use super::super::cursor::{Parsed, Problem};
use super::super::lift::{lift, push};
use super::super::scope::{BuildFailure, Scope};
use super::super::tree::OpNode;
use super::super::windows::window;
use crate::infer::infer;
use crate::{Combiner, Func, Op, Value, Window};

/// Windows with more places than these are refused, as there are some ops for each place.
const MOST_PLACES: usize = 256;

/// The places of windows over an array.
pub(super) struct Places {
    window: Window,
    /// How many windows there are along each dimension.
    pub(super) windows: Vec<usize>,
    /// Where the first window has each of its places, in the padded array; in row-major order.
    starts: Vec<Vec<usize>>,
    /// The op whose windows they are.
    at: usize,
}

impl Places {
    /// The places of the windows that the attributes of `node` lay over `operand`; `init` is a
    /// scalar of its element type.
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

    /// How many places a window has.
    pub(super) fn count(&self) -> usize {
        self.starts.len()
    }

    /// Whether there is no window.
    pub(super) fn is_empty(&self) -> bool {
        self.windows.contains(&0)
    }

    /// Whether a place may lie outside of the array.
    pub(super) fn are_padded(&self) -> bool {
        let edges = self.window.low.iter().chain(&self.window.high);
        edges.copied().any(|edge| edge > 0) || self.window.base_dilations.iter().any(|by| *by > 1)
    }

    /// `array` with `value` where places may lie outside of it.
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

    /// What lies under the place `nth` of each window, in a padded array.
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

    /// The opposite of [`Places::view`]: an array of `shape`, which was padded, that has `values`
    /// under the place `nth` of each window, and `rest` elsewhere.
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

    /// A padded array without its padding; its elements were not spread.
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

    /// Behind the place of the last window, if that of the first one is `start`; there are windows.
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

/// Where the place `nth` of the first window is.
fn first_window(mut nth: usize, sizes: &[usize], window: &Window) -> Vec<usize> {
    let mut start = vec![0; sizes.len()];
    for (d, size) in sizes.iter().enumerate().rev() {
        start[d] = nth % size * window.window_dilations[d];
        nth /= size;
    }
    start
}

impl<'n> Builder<'n> {
    /// A reduction of each window of `x`, operands and then as many initial values, from the first
    /// place to the last one.
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
