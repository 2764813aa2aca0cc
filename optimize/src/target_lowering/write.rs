//! Writes the forms that the plan chose.

use stablehlo::{BinaryOp, Direction, ElementType, GatherDims, Op, Scalar, TensorType, Value};

use super::plan::nearest;
use super::table::{Form, Update};
use super::view::{Ask, Boxes, Step};
use crate::costs::{BackendTrait, Table};
use crate::index_box::{IndexBox, Reach};
use crate::ops::is_elementwise;
use crate::rewrite::uses;
use crate::trace::fixed;

impl Boxes<'_> {
    /// Assembles `value` from its interior and the strips around it.
    pub(super) fn put_together(&mut self, value: Value, interior: &IndexBox, form: Form) -> Step {
        let shape = self.func.shape(value).to_vec();
        let apart = |region: &IndexBox| Ask {
            value,
            region: region.clone(),
            apart: true,
        };
        let strips = interior.strips_around(&shape);
        let inner = self.look_up(apart(interior))?;
        let mut written = Vec::with_capacity(strips.len());
        for strip in &strips {
            written.push(self.look_up(apart(strip))?);
        }
        if form == Form::StripsConcatenated {
            let mut all = inner;
            for axis in (0..shape.len()).rev() {
                let along = strips.iter().zip(&written);
                let along = along.filter(|(strip, _)| is_slab(strip, interior, axis, &shape));
                let (before, behind): (Vec<_>, Vec<_>) =
                    along.partition(|(strip, _)| strip.start[axis] < interior.start[axis]);
                let row = before
                    .iter()
                    .map(|(_, v)| **v)
                    .chain([all])
                    .chain(behind.iter().map(|(_, v)| **v));
                all = self.out.concatenate(&row.collect::<Vec<_>>(), axis);
            }
            return Ok(all);
        }
        let part = |boxes: &Self, region: &IndexBox| boxes.look_up(apart(region));
        let (mut all, covered) = match self.in_lines(inner, interior, &shape, true, &part)? {
            Some(lines) => lines,
            None => (self.pad_to(inner, interior, &shape), interior.clone()),
        };
        for strip in covered.strips_around(&shape) {
            let written = self.look_up(apart(&strip))?;
            let starts = self.starts(&strip.start);
            all = self.out.dynamic_update_slice(all, written, &starts);
        }
        Ok(all)
    }

    /// Returns an array that equals `inner` in `region`; its other elements are not read.
    pub(super) fn pad_to(&mut self, inner: Value, region: &IndexBox, shape: &[usize]) -> Value {
        let filling = self.filling(self.out.tensor(inner).element);
        self.pad_with(inner, filling, region, shape)
    }

    /// Returns an array that equals `inner` in `region` and `fill` elsewhere.
    pub(super) fn pad_with(
        &mut self,
        inner: Value,
        fill: Value,
        region: &IndexBox,
        shape: &[usize],
    ) -> Value {
        let low: Vec<i64> = region.start.iter().map(|start| *start as i64).collect();
        let ends = shape.iter().zip(&region.limit);
        let high: Vec<i64> = ends.map(|(size, limit)| (size - limit) as i64).collect();
        self.out
            .pad(inner, fill, &low, &high, &vec![0; shape.len()])
    }

    /// Returns an array of `shape` that equals `operand` in `region` and `fill` elsewhere; computed
    /// as whole lines if `operand` is computed.
    pub(super) fn pad(
        &mut self,
        operand: Value,
        fill: Value,
        region: &IndexBox,
        shape: &[usize],
    ) -> Step {
        let (inner, around) = (self.view_whole(operand)?, self.view_whole(fill)?);
        let part = |boxes: &Self, of: &IndexBox| {
            boxes.look_up(Ask {
                value: operand,
                region: of.seen_from(&region.start),
                apart: true,
            })
        };
        Ok(
            match self.padded_lines(inner, around, region, shape, &part)? {
                Some(all) => all,
                None => self.pad_with(inner, around, region, shape),
            },
        )
    }

    /// Returns the scalar that surrounds padded values: if the compiler branches on reads, the sum
    /// of the function's scalar parameters. A scalar that only the padded part reads is read under
    /// a condition, and the loop around it is not vectorized (2.2 times the time); read on both
    /// sides, it is read once before the loop.
    pub(super) fn filling(&mut self, element: ElementType) -> Value {
        let table = Table::of(self.style.target);
        let scalars: Vec<Value> = match table.does(BackendTrait::BranchesOnReads) {
            true => self.out.parameters().to_vec(),
            false => Vec::new(),
        };
        let ty = TensorType::scalar(element);
        let scalars = scalars.into_iter().filter(|p| *self.out.tensor(*p) == ty);
        let scalars: Vec<Value> = scalars.collect();
        let sum = scalars
            .into_iter()
            .reduce(|a, b| self.out.binary(BinaryOp::Add, a, b));
        sum.unwrap_or_else(|| self.out.scalar(element, Scalar::Int(0)))
    }

    pub(super) fn starts(&mut self, starts: &[usize]) -> Vec<Value> {
        let mut known: Vec<(usize, Value)> = Vec::new();
        let mut values = Vec::with_capacity(starts.len());
        for start in starts {
            let value = match known.iter().find(|(known, _)| known == start) {
                Some((_, value)) => *value,
                None => self
                    .out
                    .scalar(ElementType::I64, Scalar::Int(*start as i64)),
            };
            known.push((*start, value));
            values.push(value);
        }
        values
    }

    /// Writes a whole rotate in the form that the plan chose for all that are left.
    pub(super) fn rotate_whole(
        &mut self,
        value: Value,
        operand: Value,
        dimension: usize,
        amount: i64,
    ) -> Step {
        let shape = self.func.shape(operand).to_vec();
        let ahead = i128::from(amount).rem_euclid(shape[dimension] as i128) as usize;
        let all = IndexBox::whole(&shape);
        if ahead == 0 {
            return self.view_whole(operand);
        }
        match self.plan.rotates {
            Form::WrapPad => self.slice_of_wrap_padded(value),
            Form::SelectOfPads => {
                let rest = shape[dimension] - ahead;
                let front = self.view(operand, all.with(dimension, ahead, shape[dimension]))?;
                let back = self.view(operand, all.with(dimension, 0, ahead))?;
                let front = self.pad_to(front, &all.with(dimension, 0, rest), &shape);
                let back = self.pad_to(back, &all.with(dimension, rest, shape[dimension]), &shape);
                let counts = self.out.iota(counting(&shape), &shape, dimension);
                let rest = self.counts(rest, &shape);
                let is_front = self.out.compare(Direction::Lt, counts, rest);
                Ok(self.out.select(is_front, front, back))
            }
            Form::Gathered => self.gather_of_wrapped(value),
            Form::Roll | Form::StripsWritten | Form::StripsConcatenated => {
                self.rotate(operand, dimension, amount, &all)
            }
        }
    }

    fn counts(&mut self, count: usize, shape: &[usize]) -> Value {
        let ty = TensorType::new(counting(shape), shape);
        self.out.splat(ty, Scalar::Int(count as i64))
    }

    /// Returns the operand of a chain of rotates that ends at `value`, and the total amount in each
    /// dimension.
    fn rotated(&self, value: Value) -> (Value, Vec<i64>) {
        let shape = self.func.shape(value);
        let (mut base, mut by) = (value, vec![0; shape.len()]);
        while let Op::Rotate {
            operand,
            dimension,
            amount,
        } = self.func.op(base)
        {
            by[*dimension] = nearest(
                by[*dimension] + nearest(*amount, shape[*dimension]),
                shape[*dimension],
            );
            base = *operand;
        }
        (base, by)
    }

    fn slice_of_wrap_padded(&mut self, value: Value) -> Step {
        let (base, by) = self.rotated(value);
        let shape = self.func.shape(base).to_vec();
        let mut reach: Reach = vec![(0, 0); shape.len()];
        let uses = uses(self.func);
        for other in self.func.values().filter(|v| uses[v.index()] > 0) {
            if !matches!(self.func.op(other), Op::Rotate { .. }) {
                continue;
            }
            let (of, by) = self.rotated(other);
            if of == base {
                for ((low, high), by) in reach.iter_mut().zip(by) {
                    *low = (*low).max((-by).max(0) as usize);
                    *high = (*high).max(by.max(0) as usize);
                }
            }
        }
        let mut padded = self.view_whole(base)?;
        if let Some(known) = self.wrap_padded.get(&base) {
            padded = *known;
        } else {
            for (axis, (low, high)) in reach.iter().enumerate() {
                let size = shape[axis];
                let all = IndexBox::whole(self.out.shape(padded));
                let mut row = vec![padded];
                if *low > 0 {
                    row.insert(0, self.slice(padded, &all.with(axis, size - low, size)));
                }
                if *high > 0 {
                    row.push(self.slice(padded, &all.with(axis, 0, *high)));
                }
                padded = self.out.concatenate(&row, axis);
            }
            self.wrap_padded.insert(base, padded);
        }
        let axes = reach.iter().zip(&by);
        let start: Vec<usize> = axes
            .map(|((low, _), by)| (*low as i64 + by) as usize)
            .collect();
        let limit = start
            .iter()
            .zip(&shape)
            .map(|(start, size)| start + size)
            .collect();
        Ok(self.slice(padded, &IndexBox { start, limit }))
    }

    /// Gathers the elements of a chain of rotates from the array below it.
    fn gather_of_wrapped(&mut self, value: Value) -> Step {
        let (base, by) = self.rotated(value);
        let shape = self.func.shape(base).to_vec();
        let operand = self.view_whole(base)?;
        let count: usize = shape.iter().product();
        if count == 0 {
            return Ok(operand);
        }
        let element = counting(&[count]);
        let line = self.out.iota(element, &[count], 0);
        let mut place = self.out.reshape(line, &shape);
        let mut stride = 1;
        for (axis, by) in by.iter().enumerate().rev() {
            let size = shape[axis] as i64;
            let ahead = by.rem_euclid(size);
            if ahead != 0 {
                let ty = TensorType::new(element, shape.clone());
                let number = |boxes: &mut Self, number: i64| {
                    boxes.out.splat(ty.clone(), Scalar::Int(number))
                };
                let counts = self.out.iota(element, &shape, axis);
                let last = number(self, size - ahead);
                let goes_on = self.out.compare(Direction::Lt, counts, last);
                let on = number(self, ahead * stride);
                let wrapped = number(self, (ahead - size) * stride);
                let by = self.out.select(goes_on, on, wrapped);
                place = self.out.binary(BinaryOp::Add, place, by);
            }
            stride *= size;
        }
        let flat = self.out.reshape(operand, &[count]);
        let dims = GatherDims::of_elements(1, shape.len());
        Ok(self.out.gather(flat, place, dims, &[1]))
    }

    /// Writes a `dynamic_update_slice`; a large fixed box of a parameter is written as a select by
    /// mask.
    pub(super) fn update(
        &mut self,
        value: Value,
        operand: Value,
        update: Value,
        starts: &[Value],
    ) -> Step {
        let shape = self.func.shape(operand).to_vec();
        let size = self.func.shape(update).to_vec();
        let new = self.view_whole(update)?;
        if size == shape {
            return Ok(new);
        }
        let old = self.view_whole(operand)?;
        if size.contains(&0) {
            return Ok(old);
        }
        let volume = |shape: &[usize]| shape.iter().product::<usize>() as f64;
        let wins = self.style.update(volume(&size) / volume(&shape)) == Update::SelectByMask;
        if let Some(region) = fixed(self.func, starts, &size, &shape)
            && wins
            && self.is_computed(update)
            && self.is_read_in_place(operand, value, &region)
        {
            let part = |boxes: &Self, of: &IndexBox| {
                let moved = |ends: &[usize]| {
                    let both = ends.iter().zip(&region.start);
                    both.map(|(end, start)| end - start).collect()
                };
                let (start, limit) = (moved(&of.start), moved(&of.limit));
                boxes.look_up(Ask {
                    value: update,
                    region: IndexBox { start, limit },
                    apart: true,
                })
            };
            let new = match self.in_lines(new, &region, &shape, false, &part)? {
                Some((lines, _)) => lines,
                None => self.pad_to(new, &region, &shape),
            };
            let mask = self
                .mask(&region, &shape)
                .expect("the update is not everything");
            return Ok(self.out.select(mask, new, old));
        }
        let starts: Result<Vec<Value>, Ask> = starts.iter().map(|s| self.view_whole(*s)).collect();
        let starts = starts?;
        Ok(self.out.dynamic_update_slice(old, new, &starts))
    }

    fn is_computed(&self, value: Value) -> bool {
        matches!(
            self.func.op(value),
            Op::Unary(..)
                | Op::Binary(..)
                | Op::Select { .. }
                | Op::Clamp { .. }
                | Op::Convert { .. }
        )
    }

    /// Returns whether `old` is a parameter that all readers but `but_for` read only at the index
    /// of the element they compute.
    fn is_read_in_place(&self, old: Value, but_for: Value, region: &IndexBox) -> bool {
        let uses = uses(self.func);
        let reads_in_place = |user: Value| match self.func.op(user) {
            Op::Slice {
                start,
                limit,
                stride,
                ..
            } => *start == region.start && *limit == region.limit && stride.iter().all(|s| *s == 1),
            op => is_elementwise(op),
        };
        let users = self.func.values().filter(|user| {
            uses[user.index()] > 0
                && *user != but_for
                && self.func.op(*user).operands().contains(&old)
        });
        matches!(self.func.op(old), Op::Parameter { .. }) && users.into_iter().all(reads_in_place)
    }

    /// Returns the mask of `region`; `None` if that is the whole array.
    pub(super) fn mask(&mut self, region: &IndexBox, shape: &[usize]) -> Option<Value> {
        let place = (region.clone(), shape.to_vec());
        if let Some(known) = self.masks.get(&place) {
            return Some(*known);
        }
        let mut mask = None;
        for (axis, size) in shape.iter().enumerate() {
            let ends = [
                (Direction::Ge, region.start[axis], 0),
                (Direction::Lt, region.limit[axis], *size),
            ];
            for (direction, end, everything) in ends {
                if end == everything {
                    continue;
                }
                let counts = self.out.iota(counting(shape), shape, axis);
                let end = self.counts(end, shape);
                let side = self.out.compare(direction, counts, end);
                mask = Some(match mask {
                    Some(mask) => self.out.binary(BinaryOp::And, mask, side),
                    None => side,
                });
            }
        }
        self.masks.extend(mask.map(|mask| (place, mask)));
        mask
    }
}

/// Returns the integer type for positions: the narrower it is, the more comparisons fit a vector.
fn counting(shape: &[usize]) -> ElementType {
    match shape.iter().all(|size| i32::try_from(*size).is_ok()) {
        true => ElementType::I32,
        false => ElementType::I64,
    }
}

/// Returns whether `strip` is one of the two slabs next to the interior in dimension `axis`.
fn is_slab(strip: &IndexBox, interior: &IndexBox, axis: usize, shape: &[usize]) -> bool {
    let same =
        |d: usize, of: &IndexBox| (strip.start[d], strip.limit[d]) == (of.start[d], of.limit[d]);
    let beside =
        strip.limit[axis] <= interior.start[axis] || strip.start[axis] >= interior.limit[axis];
    let whole = IndexBox::whole(shape);
    beside
        && (0..axis).all(|d| same(d, interior))
        && (axis + 1..shape.len()).all(|d| same(d, &whole))
}
