//! Computes boxes as whole lines, so that loops vectorize.
//!
//! A box that leaves out the ends of each line is padded there, and XLA:CPU then tests at each
//! element whether it is inside: such loops are not vectorized, or only with masks. So whole lines
//! are computed, from reads that run over the ends of lines into their neighbours; the wrong
//! elements are masked out or overwritten. A long vector is cut into lines for that. (5 points,
//! 4096² `f32`: 0.70 of the time with masks; 5 points of a vector of 2²⁴: 0.43.)
//!
//! The input is the expression written for a box; the output is the same expression for the lines
//! that contain it. Bails out if the expression depends on anything but slices of arrays with lines
//! of the same length and values that are constant along a line, and for vectors that cannot be cut
//! evenly.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{BinaryOp, Literal, Op, Scalar, TensorType, Value};

use super::view::{Ask, Boxes};
use crate::costs::{BackendTrait, Table};
use crate::index_box::IndexBox;
use crate::ops::{as_dynamic_slice, is_elementwise};

/// Expressions with more ops are not written a second time.
const MOST_OPS: usize = 400;
/// A vector is cut into lines of at most this many elements, and at least an eighth of it.
const LINE: usize = 4096;

/// The reason why lines are not written whole.
enum WholeLinesError {
    /// The first or last line would be read beyond the end of an array.
    Beyond,
    No,
}

/// A box of an array and the lines that contain it.
struct Lines<'a> {
    /// The shape of the box.
    small: &'a [usize],
    /// The shape of the lines.
    wide: &'a [usize],
    /// The position in a line where the box begins.
    first: usize,
}

impl Lines<'_> {
    fn length(&self) -> usize {
        self.wide[self.wide.len() - 1]
    }
}

impl Boxes<'_> {
    /// Returns an array of `shape` that equals `inner` in the returned box and is undefined
    /// elsewhere; `None` if whole lines do not apply. `inner` holds the elements of `region`; with
    /// `may_narrow` the returned box may be smaller. `part` computes another box of the array.
    pub(super) fn in_lines(
        &mut self,
        inner: Value,
        region: &IndexBox,
        shape: &[usize],
        may_narrow: bool,
        part: &dyn Fn(&Self, &IndexBox) -> Result<Value, Ask>,
    ) -> Result<Option<(Value, IndexBox)>, Ask> {
        if !self.has_cut_lines(region, shape) {
            return Ok(None);
        }
        let last = shape.len() - 1;
        if last == 0 {
            let filling = self.filling(self.out.tensor(inner).element);
            let all = self.in_cut_lines(inner, region, shape[0], filling, part)?;
            return Ok(all.map(|all| (all, region.clone())));
        }
        let Some((wide, region)) = self.lines(inner, region, shape, may_narrow, part)? else {
            return Ok(None);
        };
        let all = self.pad_to(wide, &region.with(last, 0, shape[last]), shape);
        Ok(Some((all, region)))
    }

    /// Returns an array of `shape` that equals the computed `inner` in `region` and `fill`
    /// elsewhere; `None` if whole lines do not apply. `part` computes another box of the array.
    pub(super) fn padded_lines(
        &mut self,
        inner: Value,
        fill: Value,
        region: &IndexBox,
        shape: &[usize],
        part: &dyn Fn(&Self, &IndexBox) -> Result<Value, Ask>,
    ) -> Result<Option<Value>, Ask> {
        if !self.has_cut_lines(region, shape) {
            return Ok(None);
        }
        let last = shape.len() - 1;
        if last == 0 {
            return self.in_cut_lines(inner, region, shape[0], fill, part);
        }
        let Some((wide, covered)) = self.lines(inner, region, shape, true, part)? else {
            return Ok(None);
        };
        let size = self.out.shape(wide).to_vec();
        let inside = IndexBox::whole(&size).with(last, region.start[last], region.limit[last]);
        let mask = (self.mask(&inside, &size)).expect("a box with cut lines is not everything");
        let around = self.out.broadcast_in_dim(fill, &size, &[]);
        let wide = self.out.select(mask, wide, around);
        let mut all = self.pad_with(wide, fill, &covered.with(last, 0, shape[last]), shape);
        for strip in region.without(&covered) {
            let written = part(self, &strip)?;
            let starts = self.starts(&strip.start);
            all = self.out.dynamic_update_slice(all, written, &starts);
        }
        Ok(Some(all))
    }

    /// Returns whether `region` leaves out ends of an array's lines but covers at least half of
    /// each, on a target that would test each element.
    fn has_cut_lines(&self, region: &IndexBox, shape: &[usize]) -> bool {
        let Some(last) = shape.len().checked_sub(1) else {
            return false;
        };
        let (first, end) = (region.start[last], region.limit[last]);
        Table::of(self.style.target).does(BackendTrait::BranchesOnReads)
            && (first > 0 || end < shape[last])
            && 2 * (end - first) >= shape[last]
    }

    /// Returns `inner` on the whole lines that contain it, and the box in which the result equals
    /// the array. Drops the first and last line where they would be read beyond an array.
    fn lines(
        &mut self,
        inner: Value,
        region: &IndexBox,
        shape: &[usize],
        may_narrow: bool,
        part: &dyn Fn(&Self, &IndexBox) -> Result<Value, Ask>,
    ) -> Result<Option<(Value, IndexBox)>, Ask> {
        let last = shape.len() - 1;
        let (mut inner, mut region) = (inner, region.clone());
        for narrower in [false, true] {
            if narrower {
                let (start, limit) = (region.start[last - 1] + 1, region.limit[last - 1] - 1);
                if !may_narrow || start >= limit {
                    return Ok(None);
                }
                region = region.with(last - 1, start, limit);
                inner = part(self, &region)?;
            }
            let small = region.shape();
            let wide = [&small[..last], &[shape[last]]].concat();
            let lines = Lines {
                small: &small,
                wide: &wide,
                first: region.start[last],
            };
            match self.whole_lines(inner, &lines) {
                Ok(wide) => return Ok(Some((wide, region))),
                Err(WholeLinesError::No) => return Ok(None),
                Err(WholeLinesError::Beyond) => {}
            }
        }
        Ok(None)
    }

    /// Returns a vector of `size`, computed as lines that it is cut into; `filling` outside
    /// `region`.
    fn in_cut_lines(
        &mut self,
        inner: Value,
        region: &IndexBox,
        size: usize,
        filling: Value,
        part: &dyn Fn(&Self, &IndexBox) -> Result<Value, Ask>,
    ) -> Result<Option<Value>, Ask> {
        let (first, end) = (region.start[0], region.limit[0]);
        let fits = |length: &usize| {
            let rest = size - end;
            size.is_multiple_of(*length) && first <= *length && rest <= *length
        };
        let Some(length) = (LINE / 8..=LINE).rev().find(fits) else {
            return Ok(None);
        };
        if size / length < 4 {
            return Ok(None);
        }
        let low = part(self, &region.with(0, first, length))?;
        let high = part(self, &region.with(0, size - length, end))?;
        let small = [end - first];
        let lines = Lines {
            small: &small,
            wide: &[size / length - 2, length],
            first,
        };
        let Ok(middle) = self.whole_lines(inner, &lines) else {
            return Ok(None);
        };
        let mut line = |part: Value, low: usize, high: usize| {
            let out = &mut self.out;
            let whole = out.pad(part, filling, &[low as i64], &[high as i64], &[0]);
            out.reshape(whole, &[1, length])
        };
        let (low, high) = (line(low, first, 0), line(high, 0, size - end));
        let all = self.out.concatenate(&[low, middle, high], 0);
        Ok(Some(self.out.reshape(all, &[size])))
    }

    /// Returns `inner` at each element of the lines that contain it; for a vector, of all lines but
    /// the first and the last.
    fn whole_lines(&mut self, inner: Value, lines: &Lines) -> Result<Value, WholeLinesError> {
        let cone = self.cone(inner, lines.small).ok_or(WholeLinesError::No)?;
        let (shape, last) = (lines.wide, lines.small.len() - 1);
        let mut new: HashMap<Value, Value> = HashMap::new();
        for value in cone {
            let written = (value, lines.wide.to_vec(), lines.first);
            if let Some(known) = self.in_lines.get(&written) {
                new.insert(value, *known);
                continue;
            }
            let op = self.out.op(value).clone();
            let whole = match &op {
                op if is_elementwise(op) => {
                    let op = op.map_operands(|v| new.get(&v).copied().unwrap_or(v));
                    self.push(op)
                }
                Op::Constant(literal) => {
                    let all = literal.splat_value().ok_or(WholeLinesError::No)?;
                    let ty = TensorType::new(literal.element(), shape);
                    self.out.splat(ty, all)
                }
                Op::Iota { dimension, .. } if lines.small.len() > 1 => {
                    let element = self.out.tensor(value).element;
                    let counts = self.out.iota(element, shape, *dimension);
                    match *dimension == last && lines.first > 0 {
                        true if !element.is_integer() => return Err(WholeLinesError::No),
                        true => {
                            let by = Literal::from_i64s(element, [], &[lines.first as i64]);
                            let by = by.splat_value().unwrap_or(Scalar::Int(0));
                            let by = self.out.splat(TensorType::new(element, shape), by);
                            self.out.binary(BinaryOp::Subtract, counts, by)
                        }
                        false => counts,
                    }
                }
                Op::BroadcastInDim {
                    operand,
                    dimensions,
                    ..
                } if dimensions.is_empty() || last > 0 && !dimensions.contains(&last) => {
                    self.out.broadcast_in_dim(*operand, shape, dimensions)
                }
                Op::Slice { .. } => self.slice_of_lines(&op, lines)?,
                Op::Reshape { operand, .. } => {
                    let from = self.out.shape(*operand);
                    let ones = from.len().saturating_sub(lines.small.len());
                    let only_ones = from[..ones].iter().all(|n| *n == 1);
                    if !only_ones || from[ones..] != *lines.small || last == 0 {
                        return Err(WholeLinesError::No);
                    }
                    let slice = self.out.op(*operand).clone();
                    self.slice_of_lines(&slice, lines)?
                }
                _ => return Err(WholeLinesError::No),
            };
            new.insert(value, whole);
            self.in_lines.insert(written, whole);
        }
        new.get(&inner).copied().ok_or(WholeLinesError::No)
    }

    /// Returns `inner` and the values from which elementwise ops compute it, in order; `None` if
    /// their shapes differ, there are too many, or `inner` is not computed.
    fn cone(&self, inner: Value, small: &[usize]) -> Option<BTreeSet<Value>> {
        let mut cone = BTreeSet::from([inner]);
        let mut left = vec![inner];
        while let Some(value) = left.pop() {
            if self.out.shape(value) != small || cone.len() > MOST_OPS {
                return None;
            }
            let op = self.out.op(value);
            if is_elementwise(op) {
                let is_array = |v: &Value| !self.out.shape(*v).is_empty();
                left.extend(
                    op.operands()
                        .into_iter()
                        .filter(is_array)
                        .filter(|v| cone.insert(*v)),
                );
            }
        }
        let is_read = |v: &Value| is_elementwise(self.out.op(*v));
        cone.iter().any(is_read).then_some(cone)
    }

    /// Returns the lines of the sliced array, shifted like the slice.
    fn slice_of_lines(&mut self, slice: &Op, lines: &Lines) -> Result<Value, WholeLinesError> {
        let Op::Slice {
            operand,
            start,
            limit,
            stride,
        } = slice
        else {
            return Err(WholeLinesError::No);
        };
        let of = self.out.shape(*operand).to_vec();
        let last = of.len() - 1;
        if stride.iter().any(|s| *s != 1) || !self.is_in_lines(*operand) {
            return Err(WholeLinesError::No);
        }
        let length = lines.length();
        let (mut from, mut to) = (start.clone(), limit.clone());
        let flat = match last {
            0 => {
                // The lines begin at element `length` of the vector, which is element
                // `length - first` of the box.
                let begin = start[0] + length;
                from[0] = begin
                    .checked_sub(lines.first)
                    .ok_or(WholeLinesError::Beyond)?;
                to[0] = from[0] + lines.wide.iter().product::<usize>();
                *operand
            }
            _ if of[last] != length => return Err(WholeLinesError::No),
            _ => {
                let begin = start[last - 1] * length + start[last];
                let begin = begin
                    .checked_sub(lines.first)
                    .ok_or(WholeLinesError::Beyond)?;
                let count = limit[last - 1] - start[last - 1];
                from.truncate(last);
                to.truncate(last);
                (from[last - 1], to[last - 1]) = (begin, begin + count * length);
                if let Some(part) = self.part_of_slice(*operand, &from, &to)? {
                    return Ok(self.out.reshape(part, lines.wide));
                }
                self.joined_lines(*operand)
            }
        };
        let size = self.out.shape(flat)[from.len() - 1];
        if to[from.len() - 1] > size {
            return Err(WholeLinesError::Beyond);
        }
        let part = self.out.slice(flat, &from, &to, &vec![1; from.len()]);
        Ok(self.out.reshape(part, lines.wide))
    }

    /// Slices the joined lines of all planes of a dynamic slice in one op; `None` if that does not
    /// apply. If several slices read one dynamic slice, XLA:CPU writes a function for it, computes
    /// its start again for each element, and does not vectorize the loop (5 points of 1024² `f64`:
    /// 2.3 times the time).
    fn part_of_slice(
        &mut self,
        array: Value,
        from: &[usize],
        to: &[usize],
    ) -> Result<Option<Value>, WholeLinesError> {
        let Some((of, starts, sizes)) = as_dynamic_slice(self.out.op(array)) else {
            return Ok(None);
        };
        let (starts, planes) = (starts.to_vec(), from.len() - 1);
        let are_whole = from[..planes].iter().all(|n| *n == 0) && to[..planes] == sizes[..planes];
        if !are_whole {
            return Ok(None);
        }
        let all = joined(self.out.shape(of));
        if to[planes] > all[planes] {
            return Err(WholeLinesError::Beyond);
        }
        let element = self.out.tensor(starts[planes]).element;
        let Some(begin) = i32::try_from(from[planes])
            .ok()
            .filter(|_| element.bits() >= 32)
        else {
            return Ok(None);
        };
        let sizes: Vec<usize> = from.iter().zip(to).map(|(from, to)| to - from).collect();
        let of = self.out.reshape(of, &all);
        let begin = self.out.scalar(element, Scalar::Int(begin.into()));
        let starts = [&starts[..planes], &[begin]].concat();
        Ok(Some(self.out.dynamic_slice(of, &starts, &sizes)))
    }

    /// Returns whether the lines of an array are contiguous in memory, possibly within a larger
    /// array.
    fn is_in_lines(&self, array: Value) -> bool {
        match as_dynamic_slice(self.out.op(array)) {
            Some((of, _, sizes)) => {
                let lines = sizes.len().saturating_sub(2);
                let shape = self.out.shape(of);
                sizes.len() > 1 && is_stored(self.out.op(of)) && sizes[lines..] == shape[lines..]
            }
            None => is_stored(self.out.op(array)),
        }
    }

    /// Reshapes such an array so that its last two dimensions become one.
    fn joined_lines(&mut self, array: Value) -> Value {
        let shape = joined(self.out.shape(array));
        let slice = as_dynamic_slice(self.out.op(array));
        let Some((of, starts)) = slice.map(|(of, starts, _)| (of, starts.to_vec())) else {
            return self.out.reshape(array, &shape);
        };
        // All lines are taken in full, so the start in them is 0.
        let whole = joined(self.out.shape(of));
        let whole = self.out.reshape(of, &whole);
        self.out
            .dynamic_slice(whole, &starts[..shape.len()], &shape)
    }
}

/// Returns the shape with the last two dimensions joined.
fn joined(shape: &[usize]) -> Vec<usize> {
    let (lines, length) = (shape.len() - 2, shape[shape.len() - 1]);
    let mut joined = shape[..=lines].to_vec();
    joined[lines] *= length;
    joined
}

/// Returns whether the result of an op is stored in memory in its own shape.
fn is_stored(op: &Op) -> bool {
    matches!(
        op,
        Op::Parameter { .. }
            | Op::Result { .. }
            | Op::Call { .. }
            | Op::DynamicUpdateSlice { .. }
            | Op::DotGeneral { .. }
    )
}
