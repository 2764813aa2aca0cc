//! Ops whose result consists of pieces: pads, concatenations, extensions and updates.

use stablehlo::{BinaryOp, Direction, ElementType, Op, Scalar, Value};

use super::Emitter;
use super::ops::Written;
use super::pieces::both;
use crate::dim_classes::known_start;
use crate::ranges::Span;

impl Emitter<'_, '_> {
    /// Returns a mask of the result's elements that come from an operand of `extents` which begins
    /// at index `starts` of the result, in the split dimensions; `None` if all do.
    pub(super) fn inside(
        &mut self,
        result: &Written,
        starts: &[i64],
        extents: &[usize],
    ) -> Option<Value> {
        let mut found = None;
        for d in 0..starts.len() {
            let (Some(window), Some(split)) = (result.windows[d], &result.place[d]) else {
                continue;
            };
            if starts[d] <= 0 && starts[d] + extents[d] as i64 >= split.extent {
                continue;
            }
            let start = split.offset + starts[d];
            let span = Span {
                start,
                end: start + extents[d] as i64,
            };
            let spans = vec![span; split.frame.parts as usize];
            let mask = self.mask(&result.shape, d, &split.frame, window, &spans);
            found = both(self, found, mask);
        }
        found
    }

    pub(super) fn padded(&mut self, result: &Written, op: &Op) -> Value {
        let Op::Pad {
            operand,
            low,
            high,
            interior,
            ..
        } = op
        else {
            return self.nothing(ElementType::F32, Vec::new());
        };
        let (array, fill) = (self.operand(result, 0), self.operand(result, 1));
        let (mut before, mut behind) = (low.clone(), high.clone());
        let mut extents = self.func.shape(*operand).to_vec();
        for d in (0..low.len()).filter(|d| result.windows[*d].is_some()) {
            // Whole strides, the last of which ends with zeros.
            (before[d], behind[d]) = (0, interior[d] as i64);
            extents[d] = extents[d].saturating_sub(1) * interior[d] + extents[d];
        }
        let padded = self.out.pad(array, fill, &before, &behind, interior);
        let (starts, _) = self.steps(result);
        let padded = self.within_steps(result, padded, &starts);
        match self.inside(result, low, &extents) {
            None => padded,
            Some(inside) => {
                let fill = self.spread(fill, padded);
                self.out.select(inside, padded, fill)
            }
        }
    }

    /// Writes a concatenation in a split dimension.
    pub(super) fn joined(&mut self, result: &Written, dimension: usize) -> Value {
        let operands = self.func.op(result.value).operands();
        let mut end = 0;
        let mut all: Option<Value> = None;
        for (slot, operand) in operands.into_iter().enumerate() {
            let size = self.func.shape(operand)[dimension] as i64;
            end += size;
            if !self.needs.reads.contains_key(&(result.value, slot)) {
                continue;
            }
            let piece = self.operand(result, slot);
            all = Some(match all {
                None => piece,
                Some(before) => {
                    let (Some(window), Some(split)) =
                        (result.windows[dimension], &result.place[dimension])
                    else {
                        return piece;
                    };
                    let span = Span {
                        start: split.offset + end - size,
                        end: i64::MAX / 4,
                    };
                    let spans = vec![span; split.frame.parts as usize];
                    let mask = self.mask(&result.shape, dimension, &split.frame, window, &spans);
                    self.where_true(mask, piece, before)
                }
            });
        }
        let element = self.func.tensor(result.value).element;
        all.unwrap_or_else(|| self.nothing(element, result.shape.clone()))
    }

    pub(super) fn updated(&mut self, result: &Written, op: &Op) -> Value {
        let Op::DynamicUpdateSlice { update, starts, .. } = op else {
            return self.nothing(ElementType::F32, Vec::new());
        };
        let operand = self.operand(result, 0);
        if !self.needs.reads.contains_key(&(result.value, 1)) {
            return operand;
        }
        let sizes = self.func.shape(*update).to_vec();
        let whole = self.func.shape(result.value).to_vec();
        let mut part = self.operand(result, 1);
        let rank = sizes.len();
        let mut known = vec![0; rank];
        let mut extents = whole.clone();
        let mut at = Vec::new();
        let mut mask = None;
        for d in 0..rank {
            let start = self.operand(result, 2 + d);
            let element = self.out.tensor(start).element;
            let (Some(window), Some(split)) = (result.windows[d], &result.place[d]) else {
                at.push(start);
                continue;
            };
            at.push(self.zero(element));
            match known_start(self.func, starts[d], whole[d] - sizes[d]) {
                Some(start) => (known[d], extents[d]) = (start, sizes[d]),
                None => {
                    // The device's part of an update that all devices have, at a computed start.
                    let room = self
                        .out
                        .scalar(element, Scalar::Int((whole[d] - sizes[d]) as i64));
                    let zero = self.zero(element);
                    let start = self.out.clamp(zero, start, room);
                    let start = self.out.convert(start, ElementType::I32);
                    let firsts: Vec<i64> = (0..split.frame.parts)
                        .map(|p| p * split.frame.block + window.start - split.offset)
                        .collect();
                    let first = self.by_part(&split.frame, &firsts);
                    let behind = self.out.binary(BinaryOp::Subtract, first, start);
                    let (mut from, mut to): (Vec<i64>, Vec<i64>) =
                        self.out.shape(part).iter().map(|n| (0, *n as i64)).unzip();
                    from[d] = -window.size;
                    to[d] += 2 * window.size;
                    let spaced = self.taken(part, &from, &to);
                    let gap = self.number(window.size);
                    let place = self.out.binary(BinaryOp::Add, behind, gap);
                    part = self.from(spaced, d, place, window.size);
                    let line = [window.size as usize];
                    let places = self.out.iota(ElementType::I32, &line, 0);
                    let behind = self.out.broadcast_in_dim(behind, &line, &[]);
                    let index = self.out.binary(BinaryOp::Add, places, behind);
                    let zero = self.number(0);
                    let low = self.out.broadcast_in_dim(zero, &line, &[]);
                    let end = self.number(sizes[d] as i64);
                    let high = self.out.broadcast_in_dim(end, &line, &[]);
                    let low = self.out.compare(Direction::Ge, index, low);
                    let high = self.out.compare(Direction::Lt, index, high);
                    let line = self.out.binary(BinaryOp::And, low, high);
                    let inside = self.out.broadcast_in_dim(line, &result.shape, &[d]);
                    mask = both(self, mask, Some(inside));
                }
            }
        }
        let inside = self.inside(result, &known, &extents);
        let mask = both(self, mask, inside);
        let written = match self.out.shape(part) == self.out.shape(operand) {
            true => part,
            false => self.out.dynamic_update_slice(operand, part, &at),
        };
        self.where_true(mask, written, operand)
    }

    /// Writes an extension, which repeats the elements at the ends.
    pub(super) fn extended(&mut self, result: &Written, dimension: usize) -> Value {
        let operand = self.func.op(result.value).operands()[0];
        let extent = self.func.shape(operand)[dimension] as i64;
        let has = self.slot_windows(result, 0)[dimension];
        let array = self.operand(result, 0);
        let (Some(window), Some(split), Some(has), Op::Extend { low, .. }) = (
            result.windows[dimension],
            result.place[dimension].clone(),
            has,
            self.func.op(result.value).clone(),
        ) else {
            return array;
        };
        let frame = &split.frame;
        let (mut starts, mut sizes): (Vec<i64>, Vec<i64>) =
            self.out.shape(array).iter().map(|n| (0, *n as i64)).unzip();
        starts[dimension] = window.start - has.start;
        sizes[dimension] = window.size;
        let mut all = self.taken(array, &starts, &sizes);
        let first = split.offset + low as i64;
        let beyond = [
            (first, i64::MIN / 4, first),
            (first + extent - 1, first + extent, i64::MAX / 4),
        ];
        for (edge, start, end) in beyond {
            let span = Span { start, end };
            let needed = self.needs.of[result.value.index()].as_ref();
            let needed = needed.is_some_and(|needs| {
                let spans = needs[dimension].spans.iter();
                spans
                    .into_iter()
                    .any(|s| !s.is_empty() && s.start < end && start < s.end)
            });
            if !needed {
                continue;
            }
            let at = |part: i64| {
                let at = edge - part * frame.block - has.start;
                at.clamp(0, has.size - 1)
            };
            let places: Vec<i64> = (0..frame.parts).map(at).collect();
            let place = self.by_part(frame, &places);
            let line = self.from(array, dimension, place, 1);
            let dims: Vec<usize> = (0..result.shape.len()).collect();
            let line = self.out.broadcast_in_dim(line, &result.shape, &dims);
            let spans = vec![span; frame.parts as usize];
            let mask = self.mask(&result.shape, dimension, frame, window, &spans);
            all = self.where_true(mask, line, all);
        }
        all
    }
}
