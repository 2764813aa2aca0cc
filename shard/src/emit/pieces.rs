//! Slices of arrays, and scalars that differ between devices.

use stablehlo::{
    BinaryOp, DeviceNumber, Direction, ElementType, Literal, Scalar, TensorType, Value,
};

use super::Emitter;
use crate::assign_axes::Frame;
use crate::ranges::{Span, Window};

impl Emitter<'_, '_> {
    /// Slices `sizes` from `starts`; elements out of bounds are unspecified.
    pub(super) fn taken(&mut self, array: Value, starts: &[i64], sizes: &[i64]) -> Value {
        let shape: Vec<i64> = self.out.shape(array).iter().map(|n| *n as i64).collect();
        let rank = shape.len();
        let (mut from, mut to) = (vec![0; rank], vec![0; rank]);
        let (mut low, mut high) = (vec![0; rank], vec![0; rank]);
        for d in 0..rank {
            let end = starts[d] + sizes[d];
            let (first, last) = (starts[d].clamp(0, shape[d]), end.clamp(0, shape[d]));
            (from[d], to[d]) = (first as usize, last.max(first) as usize);
            low[d] = (first - starts[d]).min(sizes[d]);
            high[d] = sizes[d] - low[d] - (to[d] - from[d]) as i64;
        }
        let part = self.out.slice(array, &from, &to, &vec![1; rank]);
        if low.iter().chain(&high).all(|n| *n == 0) {
            return part;
        }
        let zero = self.zero(self.out.tensor(array).element);
        self.out.pad(part, zero, &low, &high, &vec![0; rank])
    }

    pub(super) fn zero(&mut self, element: ElementType) -> Value {
        self.out.scalar(element, Scalar::Int(0))
    }

    pub(super) fn number(&mut self, value: i64) -> Value {
        self.out.scalar(ElementType::I32, Scalar::Int(value))
    }

    /// Returns the device's position on `axes`, as an `i32`.
    pub(super) fn position(&mut self, axes: &[usize]) -> Value {
        if let Some(known) = self.positions.get(axes) {
            return *known;
        }
        let device = self.out.device_number(DeviceNumber::Partition);
        let device = self.out.convert(device, ElementType::I32);
        let mesh = self.shared.mesh;
        let mut all: Option<Value> = None;
        for axis in axes {
            let (stride, size) = (mesh.stride(*axis), mesh.axes[*axis].size);
            let mut at = device;
            if stride > 1 {
                let stride = self.number(stride as i64);
                at = self.out.binary(BinaryOp::Divide, at, stride);
            }
            let size = self.number(size as i64);
            if *axis > 0 {
                at = self.out.binary(BinaryOp::Remainder, at, size);
            }
            all = Some(match all {
                None => at,
                Some(all) => {
                    let all = self.out.binary(BinaryOp::Multiply, all, size);
                    self.out.binary(BinaryOp::Add, all, at)
                }
            });
        }
        let position = all.expect("a frame has axes");
        self.positions.insert(axes.to_vec(), position);
        position
    }

    /// Returns this device's element of `numbers`, which has one for each part.
    pub(super) fn by_part(&mut self, frame: &Frame, numbers: &[i64]) -> Value {
        if numbers.windows(2).all(|pair| pair[0] == pair[1]) {
            return self.number(numbers[0]);
        }
        let position = self.position(&frame.axes);
        let step = numbers[1] - numbers[0];
        if numbers.windows(2).all(|pair| pair[1] - pair[0] == step) {
            let (step, first) = (self.number(step), self.number(numbers[0]));
            let far = self.out.binary(BinaryOp::Multiply, position, step);
            return self.out.binary(BinaryOp::Add, far, first);
        }
        let table = Literal::from_i64s(ElementType::I32, [numbers.len()], numbers);
        let table = self.out.constant(table);
        let one = self.out.dynamic_slice(table, &[position], &[1]);
        self.out.reshape(one, &[])
    }

    /// Returns a mask of the elements whose coordinate in `dim` is in the part's span, for an array
    /// of `shape` with window `window`; `None` if all are.
    pub(super) fn mask(
        &mut self,
        shape: &[usize],
        dim: usize,
        frame: &Frame,
        window: Window,
        spans: &[Span],
    ) -> Option<Value> {
        let local = |part: usize, at: i64| {
            (at - part as i64 * frame.block - window.start).clamp(0, window.size)
        };
        let ends = spans
            .iter()
            .enumerate()
            .map(|(part, span)| match span.is_empty() {
                true => (0, 0),
                false => (local(part, span.start), local(part, span.end)),
            });
        let (low, high): (Vec<i64>, Vec<i64>) = ends.unzip();
        let line = [window.size as usize];
        let mut found = None;
        for (ends, all, direction) in [(low, 0, Direction::Ge), (high, window.size, Direction::Lt)]
        {
            if ends.iter().all(|end| *end == all) {
                continue;
            }
            let places = self.out.iota(ElementType::I32, &line, 0);
            let end = self.by_part(frame, &ends);
            let end = self.out.broadcast_in_dim(end, &line, &[]);
            let inside = self.out.compare(direction, places, end);
            found = Some(match found {
                None => inside,
                Some(both) => self.out.binary(BinaryOp::And, both, inside),
            });
        }
        found.map(|line| self.out.broadcast_in_dim(line, shape, &[dim]))
    }

    /// Slices the device's window from an array that is whole in `dim`, and whose first element has
    /// the coordinate `offset`.
    pub(super) fn localized(
        &mut self,
        array: Value,
        dim: usize,
        frame: &Frame,
        offset: i64,
        window: Window,
        ring: bool,
    ) -> Value {
        let extent = self.out.shape(array)[dim] as i64;
        let start = |part: i64| part * frame.block + window.start - offset;
        let low = (-start(0)).max(0);
        let high = (start(frame.parts - 1) + window.size - extent).max(0);
        let mut array = array;
        let mut first = low;
        if ring && low.max(high) <= extent {
            array = self.out.wrap(array, dim, low as usize, high as usize);
        } else if ring {
            let before = (low + extent - 1) / extent;
            let behind = (high + extent - 1) / extent;
            let copies = vec![array; (before + 1 + behind) as usize];
            array = self.out.concatenate(&copies, dim);
            first = before * extent;
        } else if low > 0 || high > 0 {
            let mut starts = vec![0; self.out.tensor(array).rank()];
            let mut sizes: Vec<i64> = self.out.shape(array).iter().map(|n| *n as i64).collect();
            starts[dim] = -low;
            sizes[dim] += low + high;
            array = self.taken(array, &starts, &sizes);
        }
        let starts: Vec<i64> = (0..frame.parts).map(|part| start(part) + first).collect();
        let at = self.by_part(frame, &starts);
        self.from(array, dim, at, window.size)
    }

    /// Slices `size` elements of `dim` from `at`.
    pub(super) fn from(&mut self, array: Value, dim: usize, at: Value, size: i64) -> Value {
        let mut sizes = self.out.shape(array).to_vec();
        let zero = self.number(0);
        let starts: Vec<Value> = (0..sizes.len())
            .map(|d| if d == dim { at } else { zero })
            .collect();
        sizes[dim] = size as usize;
        self.out.dynamic_slice(array, &starts, &sizes)
    }

    /// Writes `pred ? on_true : on_false`, where `None` means true.
    pub(super) fn where_true(
        &mut self,
        pred: Option<Value>,
        on_true: Value,
        on_false: Value,
    ) -> Value {
        match pred {
            None => on_true,
            Some(pred) => self.out.select(pred, on_true, on_false),
        }
    }

    /// Broadcasts a scalar to the shape of `like`.
    pub(super) fn spread(&mut self, scalar: Value, like: Value) -> Value {
        let shape = self.out.shape(like).to_vec();
        self.out.broadcast_in_dim(scalar, &shape, &[])
    }

    /// Returns zeros for elements that are not needed.
    pub(super) fn nothing(&mut self, element: ElementType, shape: Vec<usize>) -> Value {
        self.out
            .splat(TensorType::new(element, shape), Scalar::Int(0))
    }
}

/// Returns the conjunction of two masks, where `None` means true.
pub(super) fn both(
    emitter: &mut Emitter,
    one: Option<Value>,
    other: Option<Value>,
) -> Option<Value> {
    match (one, other) {
        (Some(one), Some(other)) => Some(emitter.out.binary(BinaryOp::And, one, other)),
        (one, other) => one.or(other),
    }
}
