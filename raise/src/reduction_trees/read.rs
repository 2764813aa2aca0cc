//! The origins of elements, through ops that only move them.

use std::cell::RefCell;
use std::collections::HashMap;

use stablehlo::{BinaryOp, DimIndex, ElementType, Func, GatherDims, Op, Value};

use super::position::{Linear, Notes, Symbols, reshaped};

/// An element of a value, as a function of the index in the result.
pub(super) type Element = (Value, Vec<Linear>);

/// A function, and the extents of the symbols.
pub(super) struct Reader<'f> {
    pub func: &'f Func,
    pub symbols: &'f Symbols,
    /// A cache of [`Reader::number`]. Without it, a value with several uses, or a reduction inside
    /// another one, would be evaluated once for each path to it; their number may be exponential.
    pub numbers: RefCell<HashMap<Element, Number>>,
}

/// The result of [`Reader::number`], with the notes that its evaluation left in [`Symbols`].
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub number: Option<Linear>,
    pub notes: Notes,
}

impl<'f> Reader<'f> {
    pub fn new(func: &'f Func, symbols: &'f Symbols) -> Reader<'f> {
        Reader {
            func,
            symbols,
            numbers: RefCell::default(),
        }
    }

    /// Returns the operand's element that is moved to `at`; `None` if the source differs between
    /// indices in a nonlinear way, or if the element is computed.
    pub fn moved(&self, value: Value, at: &[Linear]) -> Option<Element> {
        let shape = |value: Value| self.func.shape(value);
        let symbols = self.symbols;
        match self.func.op(value) {
            Op::BitcastConvert { operand, .. } if shape(*operand) == shape(value) => {
                Some((*operand, at.to_vec()))
            }
            Op::Reshape { operand, shape: to } => {
                let from = reshaped(at, to, shape(*operand), symbols)?;
                Some((*operand, from))
            }
            Op::DynamicSlice {
                operand,
                starts,
                sizes,
            } => {
                let starts = self.starts(starts, shape(*operand), sizes)?;
                let from = at.iter().zip(starts).map(|(at, start)| at.plus(start));
                Some((*operand, from.collect::<Option<_>>()?))
            }
            Op::DynamicUpdateSlice {
                operand,
                update,
                starts,
            } => {
                let sizes = shape(*update);
                let starts = self.starts(starts, shape(*operand), sizes)?;
                let mut inside = Some(());
                let mut from = Vec::with_capacity(at.len());
                for ((place, start), size) in at.iter().zip(starts).zip(sizes) {
                    match place.within(start, start + *size as i64, symbols) {
                        Some(true) => {}
                        Some(false) => return Some((*operand, at.to_vec())),
                        None => inside = None,
                    }
                    from.push(place.plus(-start)?);
                }
                inside.map(|()| (*update, from))
            }
            Op::Pad {
                operand,
                value: padding,
                low,
                interior,
                ..
            } => {
                let mut inside = Some(());
                let mut from = Vec::with_capacity(at.len());
                for (d, size) in shape(*operand).iter().enumerate() {
                    let (step, at) = (interior[d] as i64 + 1, at[d].plus(-low[d])?);
                    let end = (*size as i64 - 1) * step + 1;
                    let split = at.divided(step, symbols);
                    let between = split
                        .as_ref()
                        .and_then(|(_, rest)| rest.within(0, 1, symbols));
                    match (at.within(0, end, symbols), between) {
                        (Some(false), _) | (_, Some(false)) => return Some((*padding, vec![])),
                        (Some(true), Some(true)) => {}
                        (None, _) | (_, None) => inside = None,
                    }
                    from.push(split.map_or(at, |split| split.0));
                }
                inside.map(|()| (*operand, from))
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let mut start = 0;
                for operand in operands {
                    let end = start + shape(*operand)[*dimension] as i64;
                    if at[*dimension].within(start, end, symbols)? {
                        let mut from = at.to_vec();
                        from[*dimension] = at[*dimension].plus(-start)?;
                        return Some((*operand, from));
                    }
                    start = end;
                }
                None
            }
            Op::Select {
                pred,
                on_true,
                on_false,
            } => {
                let scalar = shape(*pred).is_empty();
                let pred = self.number(*pred, if scalar { &[] } else { at })?.known()?;
                Some((if pred != 0 { *on_true } else { *on_false }, at.to_vec()))
            }
            Op::Gather {
                operand,
                indices,
                dims,
                slice_sizes,
                ..
            } => {
                let from = self.gathered((*operand, *indices), dims, slice_sizes, at)?;
                Some((*operand, from))
            }
            Op::Binary(BinaryOp::Add | BinaryOp::Or, x, y) => {
                self.halves(*x, *y, at).or_else(|| self.halves(*y, *x, at))
            }
            op => {
                let map = self.func.index_map(value)?;
                let operand = op.operands()[0];
                let from = map.iter().zip(shape(operand));
                let from = from.map(|(index, size)| read(*index, at, *size, symbols));
                Some((operand, from.collect::<Option<_>>()?))
            }
        }
    }

    /// Returns the starts of a dynamic slice, clamped so that it fits.
    fn starts(&self, starts: &[Value], shape: &[usize], sizes: &[usize]) -> Option<Vec<i64>> {
        let most = shape.iter().zip(sizes).map(|(all, part)| all - part);
        let starts = starts.iter().zip(most).map(|(start, most)| {
            let start = self.number(*start, &[])?.known()?;
            Some(start.clamp(0, most as i64))
        });
        starts.collect()
    }

    fn gathered(
        &self,
        (operand, indices): (Value, Value),
        dims: &GatherDims,
        sizes: &[usize],
        at: &[Linear],
    ) -> Option<Vec<Linear>> {
        let inside = |d: &usize| dims.offset_dims.contains(d);
        let batch = (0..at.len()).filter(|d| !inside(d)).map(|d| at[d].clone());
        let batch: Vec<Linear> = batch.collect();
        let mut offsets = dims.offset_dims.iter().map(|d| at[*d].clone());
        let shape = self.func.shape(operand);
        let mut from = Vec::with_capacity(shape.len());
        for (d, size) in shape.iter().enumerate() {
            let mut place = match dims.collapsed_slice_dims.contains(&d) {
                true => Linear::constant(0),
                false => offsets.next()?,
            };
            if let Some(component) = dims.start_index_map.iter().position(|to| *to == d) {
                let mut index = batch.clone();
                if dims.index_vector_dim < self.func.shape(indices).len() {
                    let component = Linear::constant(component as i64);
                    index.insert(dims.index_vector_dim, component);
                }
                let start = self.number(indices, &index)?;
                let end = (size - sizes[d]) as i64 + 1;
                if start.within(0, end, self.symbols) != Some(true) {
                    return None; // it would be clamped
                }
                place = place.add(&start)?;
            }
            from.push(place);
        }
        Some(from)
    }

    /// Returns the 64-bit value whose halves, moved alike, are recombined: `x` is the upper half,
    /// shifted.
    fn halves(&self, x: Value, y: Value, at: &[Linear]) -> Option<Element> {
        if !is_joined(self.func, x, y) {
            return None;
        }
        let Op::Binary(BinaryOp::ShiftLeft, upper, _) = *self.func.op(x) else {
            return None;
        };
        let (upper, upper_at) = self.half(upper, at)?;
        let (lower, lower_at) = self.half(y, at)?;
        let ((upper, upper_at), by) = self.shifted(upper, upper_at)?;
        if !is_32(self.func, by) {
            return None;
        }
        // Both must have a common origin; each may have been moved on the way.
        let below = self.way(lower, lower_at);
        let mut above = self.way(upper, upper_at).into_iter();
        above.find(|element| below.contains(element))
    }

    /// Returns the 64-bit value of which `value` is the moved and zero-extended lower 32 bits.
    fn half(&self, value: Value, at: &[Linear]) -> Option<Element> {
        let (value, at) = self.converted(value, at.to_vec())?;
        let narrow = self.func.tensor(value).element == ElementType::U32;
        let (value, at) = self.converted(value, at).filter(|_| narrow)?;
        is_wide(self.func, value).then_some((value, at))
    }

    /// Returns the element from which this one is converted.
    fn converted(&self, mut value: Value, mut at: Vec<Linear>) -> Option<Element> {
        loop {
            if let Op::Convert { operand, .. } = *self.func.op(value) {
                return Some((operand, at));
            }
            (value, at) = self.moved(value, &at)?;
        }
    }

    /// Returns the element from which this one is shifted right, and the shift amount.
    fn shifted(&self, mut value: Value, mut at: Vec<Linear>) -> Option<(Element, Value)> {
        loop {
            if let Op::Binary(BinaryOp::ShiftRightLogical, from, by) = *self.func.op(value) {
                return Some(((from, at), by));
            }
            (value, at) = self.moved(value, &at)?;
        }
    }

    /// Returns an element and its origins, as long as they have 64 bits.
    fn way(&self, value: Value, at: Vec<Linear>) -> Vec<Element> {
        let mut way = vec![(value, at)];
        while let Some((value, at)) = way.last()
            && is_wide(self.func, *value)
            && let Some(from) = self.moved(*value, at)
        {
            way.push(from);
        }
        way
    }
}

/// Returns the index in a dimension of `size` elements for the element `at` of the result; `None`
/// if it is not a linear function of the symbols.
fn read(index: DimIndex, at: &[Linear], size: usize, symbols: &Symbols) -> Option<Linear> {
    match index {
        DimIndex::First => Some(Linear::constant(0)),
        DimIndex::Affine { dim, scale, offset } => at[dim].times(scale)?.plus(offset),
        DimIndex::Periodic { dim, offset } => {
            let (_, rest) = at[dim].plus(offset)?.divided(size as i64, symbols)?;
            Some(rest)
        }
        DimIndex::Clamped { .. } => None,
    }
}

fn is_wide(func: &Func, value: Value) -> bool {
    let element = func.tensor(value).element;
    matches!(element, ElementType::I64 | ElementType::U64)
}

/// Returns whether the sum has the form `(zero_extended upper << 32) + zero_extended lower`.
pub(super) fn is_joined(func: &Func, x: Value, y: Value) -> bool {
    let extended = |mut value: Value| loop {
        value = match *func.op(value) {
            Op::Convert { operand, .. } => {
                return func.tensor(operand).element == ElementType::U32;
            }
            Op::Slice { operand, .. }
            | Op::Reshape { operand, .. }
            | Op::BroadcastInDim { operand, .. }
            | Op::Transpose { operand, .. } => operand,
            _ => return false,
        };
    };
    match *func.op(x) {
        Op::Binary(BinaryOp::ShiftLeft, upper, by) => {
            is_wide(func, x) && is_32(func, by) && extended(upper) && extended(y)
        }
        _ => false,
    }
}

fn is_32(func: &Func, mut value: Value) -> bool {
    while let Op::BroadcastInDim { operand, .. } = func.op(value) {
        value = *operand;
    }
    match func.op(value) {
        Op::Constant(literal) => literal.splat_value() == Some(stablehlo::Scalar::Int(32)),
        _ => false,
    }
}
