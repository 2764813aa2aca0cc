//! Lowers loads to slices, rotations and gathers, and stores to updates of slices and strided
//! updates.

use super::access::ElementUse;
use super::builder::Builder;
use super::index::{Dim, Index, Piece};
use super::lane_values::{DimTensor, LaneValue, element};
use super::lower::{Lower, LowerResult, Restart};
use super::thread_domain::ThreadDomain;
use super::view::{View, delinearize};
use crate::error::Error;
use crate::kernel_ir::{KernelArg, Space, Ty, ValueId};
use stablehlo::{
    BinaryOp as Hlo, Direction, ElementType, GatherDims, Literal, Op, Scalar, TensorType, Value,
};
use std::collections::BTreeSet;

impl Lower<'_> {
    pub(super) fn outside(&self, array: usize, index: &Index, what: &str) -> Restart {
        let (lo, hi) = index.range();
        let a = &self.memory.arrays[array];
        let len = a.len();
        let reach = if lo < 0 { lo } else { hi };
        let is_shared = self.kernel.args.iter().any(|arg| match arg {
            KernelArg::Array { name, space, .. } => *name == a.name && *space == Space::Shared,
            _ => false,
        });
        let larger = match is_shared {
            true => format!(
                "make `{}` larger (where the launch decides its size, by `shared_bytes`)",
                a.name
            ),
            false => format!("make `{}` larger", a.name),
        };
        Restart::Error(
            Error::user(
                "out-of-bounds",
                format!("this {what} reaches element {reach} of `{}`, which has {len} (elements 0 to {})", a.name, len as i128 - 1),
            )
            .at_line(self.loc.line, self.loc.column)
            .help(format!(
                "{larger}, or launch with sizes whose guard keeps threads inside it (indices here run from {lo} to {hi})"
            )),
        )
    }

    pub(super) fn array_value(&mut self, array: usize) -> Value {
        let (value, frame) = (
            self.memory.arrays[array].value,
            self.memory.arrays[array].frame,
        );
        self.import(value, frame)
    }

    /// Returns the array reshaped to `shape`, truncated, or padded with zeros at its end.
    fn through_view(&mut self, array: usize, shape: &[usize]) -> Value {
        let value = self.array_value(array);
        let declared: usize = self.memory.arrays[array].shape.iter().product();
        let wanted: usize = shape.iter().product();
        if wanted == declared {
            return self.f().reshape(value, shape);
        }
        let flat = self.f().reshape(value, &[declared]);
        let flat = if wanted < declared {
            self.f().slice(flat, &[0], &[wanted], &[1])
        } else {
            let element = self.memory.arrays[array].element;
            let zero = self.f().scalar(element, Scalar::Int(0));
            self.f()
                .pad(flat, zero, &[0], &[(wanted - declared) as i64], &[0])
        };
        self.f().reshape(flat, shape)
    }

    /// Returns what races regard the load of `result` as.
    pub(super) fn touch_of(&self, result: ValueId) -> ElementUse {
        match self.pretests.get(&result) {
            Some(atomics) => ElementUse::Pretest(*atomics),
            None => ElementUse::Read,
        }
    }

    /// Lowers a load whose index is a function of the dimensions, or depends on data. `touch` is
    /// what races regard it as.
    pub(super) fn load(
        &mut self,
        array: ValueId,
        index: &LaneValue,
        ty: Ty,
        touch: ElementUse,
    ) -> LowerResult<LaneValue> {
        let id = self.array_index(array);
        let len = self.memory.arrays[id].len() as i128;
        let own = self.memory.arrays[id].instances.is_some();
        if let LaneValue::Select(condition, yes, no) = index {
            let yes = self.taking_part(condition, |this| {
                this.load(array, &LaneValue::Index(yes.clone()), ty, touch)
            })?;
            let opposite = self.import(condition.value, condition.frame);
            let opposite = self.f().unary(stablehlo::UnaryOp::Not, opposite);
            let opposite = self.tensor(opposite, condition.dims.clone());
            let no = self.taking_part(&opposite, |this| {
                this.load(array, &LaneValue::Index(no.clone()), ty, touch)
            })?;
            return self.choose(ty, &LaneValue::Tensor(condition.clone()), &yes, &no);
        }
        if let LaneValue::Index(index) = index
            && let Some(known) = self.read_table(id, index, ty)
        {
            return Ok(LaneValue::Index(known));
        }
        let LaneValue::Index(index) = index else {
            self.note(id, touch, None, None)?;
            self.check_inside(id, index);
            let index = self.of_instance(id, index)?;
            self.check_load(id, &index);
            return self.gather(id, &index, ty);
        };
        let index = index.restrict(&self.threads.domain);
        let (lo, hi) = index.range();
        if (lo < 0 || hi >= len) && self.threads.mask.is_none() {
            return Err(self.outside(id, &index, "load"));
        }
        if !self.threads.proved_inside(&index, len) {
            self.check_inside(id, &LaneValue::Index(index.clone()));
        }
        let LaneValue::Index(index) = self.of_instance(id, &LaneValue::Index(index))? else {
            unreachable!("it is known as a function of the dimensions")
        };
        if lo < 0 || hi >= if own { len } else { 2 * len } {
            // Only active threads matter; the gather clamps the indices of the others.
            self.note(id, touch, Some(&index), None)?;
            let index = LaneValue::Index(index);
            self.check_load(id, &index);
            return self.gather(id, &index, ty);
        }
        let view = delinearize(
            &index,
            &self.memory.arrays[id].shape.clone(),
            &self.threads.counter_dims(),
        );
        self.note(id, touch, Some(&index), view.as_ref())?;
        self.check_load(id, &LaneValue::Index(index.clone()));
        match view {
            Some(view) if sliceable(&view, &self.threads.counter_dims()) => {
                let t = self.slices(id, &view);
                Ok(LaneValue::Tensor(self.builder.as_type(t, ty)))
            }
            _ => self.gather(id, &LaneValue::Index(index), ty),
        }
    }

    /// Returns the value of a load of a constant integer, if it is known.
    fn read_table(&self, array: usize, index: &Index, ty: Ty) -> Option<Index> {
        let table = self.memory.constant_arrays.get(&array)?;
        if !ty.is_int() || element(ty).bits() != self.memory.arrays[array].element.bits() {
            return None;
        }
        let index = index.restrict(&self.threads.domain);
        let at = |place: i128| table.get(usize::try_from(place).ok()?).copied();
        let mut terms = index.terms.iter();
        match (terms.next(), terms.next()) {
            (None, _) => at(index.constant).map(Index::constant),
            (Some((dim, pieces)), None) if !self.threads.counters.contains_key(dim) => {
                Index::listed(*dim, &self.threads.domain, |d| {
                    let p = pieces.0.iter().find(|p| p.lo <= d && d < p.hi)?;
                    at(index.constant + p.slope * d + p.offset)
                })
            }
            _ => None,
        }
    }

    /// Calls `run` with the active threads restricted to those for which `condition` holds.
    pub(super) fn taking_part<X>(
        &mut self,
        condition: &DimTensor,
        run: impl FnOnce(&mut Self) -> LowerResult<X>,
    ) -> LowerResult<X> {
        let before = self.threads.mask.clone();
        self.with_mask(condition.clone());
        let result = run(self)?;
        self.threads.mask = before;
        Ok(result)
    }

    pub(super) fn slices(&mut self, array: usize, view: &View) -> DimTensor {
        let mut value = self.through_view(array, &view.shape);
        let rank = view.shape.len();
        // Subscripts with runtime starts first: they take windows of the whole array.
        let dynamic: Vec<bool> = view
            .subscripts
            .iter()
            .map(|s| {
                s.terms
                    .keys()
                    .any(|d| self.threads.counters.contains_key(d))
            })
            .collect();
        let mut subscripts = view.subscripts.clone();
        let mut extent = view.shape.clone();
        if dynamic.iter().any(|d| *d) {
            let mut starts = Vec::new();
            for k in 0..rank {
                let mut start = Index::constant(0);
                if dynamic[k] {
                    start = subscripts[k].clone();
                    start
                        .terms
                        .retain(|d, _| self.threads.counters.contains_key(d));
                    let mut moving = subscripts[k].clone();
                    moving
                        .terms
                        .retain(|d, _| !self.threads.counters.contains_key(d));
                    moving.constant = 0;
                    let (lo, hi) = moving.range();
                    start.constant += lo;
                    moving.constant = -lo;
                    extent[k] = (hi - lo) as usize + 1;
                    subscripts[k] = moving;
                }
                let start = self.materialize(&LaneValue::Index(start), ElementType::I64);
                starts.push(self.restrict(&start).value);
            }
            value = self.f().dynamic_slice(value, &starts, &extent);
        }
        // A subscript of one piece per axis is one slice for all axes; several pieces are
        // concatenated, axis by axis.
        let (mut start, mut limit, mut stride, mut reverse) =
            (vec![0; rank], extent.clone(), vec![1; rank], Vec::new());
        let mut dims: Vec<Option<Dim>> = vec![None; rank];
        let mut pieced = Vec::new();
        for k in 0..rank {
            let s = &subscripts[k];
            match s.terms.iter().next() {
                None => (start[k], limit[k]) = (s.constant as usize, s.constant as usize + 1),
                Some((dim, pieces)) => {
                    dims[k] = Some(*dim);
                    if let [p] = pieces.0[..] {
                        let (first, last) = (
                            p.slope * p.lo + p.offset + s.constant,
                            p.slope * (p.hi - 1) + p.offset + s.constant,
                        );
                        (start[k], limit[k]) =
                            (first.min(last) as usize, first.max(last) as usize + 1);
                        stride[k] = p.slope.unsigned_abs() as usize;
                        if p.slope < 0 {
                            reverse.push(k);
                        }
                    } else {
                        let shifted = pieces.0.iter().map(|p| Piece {
                            offset: p.offset + s.constant,
                            ..*p
                        });
                        pieced.push((k, shifted.collect::<Vec<_>>()));
                    }
                }
            }
        }
        value = self.f().slice(value, &start, &limit, &stride);
        value = self.f().reverse(value, &reverse);
        for (k, pieces) in pieced {
            value = self.builder.pieces_along(value, k, &pieces);
        }
        let shape: Vec<usize> = (0..rank)
            .filter(|k| dims[*k].is_some())
            .map(|k| self.f().tensor(value).shape[k])
            .collect();
        let value = self.f().reshape(value, &shape);
        let dims: Vec<Dim> = dims.into_iter().flatten().collect();
        self.over(value, &dims)
    }

    /// Makes the program report an active thread that reads outside the array: a gather would
    /// silently clamp its index.
    pub(super) fn check_inside(&mut self, array: usize, index: &LaneValue) {
        if self.memory.fault.is_none() {
            self.memory.wants_fault = true;
            return;
        }
        let len = self.memory.arrays[array].len();
        let check = self.check_of_array(array);
        let at = self.materialize(index, ElementType::I64);
        let first = self.scalar(ElementType::I64, Scalar::Int(0));
        let end = self.scalar(ElementType::I64, Scalar::Int(len as i64));
        let mut outside = None;
        for (direction, bound) in [(Direction::Lt, first), (Direction::Ge, end)] {
            let (values, dims) = self.unify(&[&at, &bound]);
            let here = self.f().compare(direction, values[0], values[1]);
            let here = self.over(here, &dims);
            outside = Some(match outside {
                None => here,
                Some(other) => self.hlo(Hlo::Or, &other, &here),
            });
        }
        self.fail_where(check, outside);
    }

    /// Lowers a load to a gather. Indices outside the array are clamped.
    fn gather(&mut self, array: usize, index: &LaneValue, ty: Ty) -> LowerResult<LaneValue> {
        let element = self.memory.arrays[array].element;
        let at = self.materialize(index, ElementType::I64);
        let at = self.restrict(&at);
        let flat = self.flat_numbers(array, element);
        let t = self.gather_flat(flat, &at)?;
        Ok(LaneValue::Tensor(self.builder.as_type(t, ty)))
    }

    /// Gathers the elements `at` of the one-dimensional array `flat`.
    pub(super) fn gather_flat(&mut self, flat: Value, at: &DimTensor) -> LowerResult<DimTensor> {
        let at = self.restrict(at);
        let dims: Vec<Dim> = at.dims.iter().map(|d| d.0).collect();
        let mut shape = self.f().tensor(at.value).shape.clone();
        let indices = self.f().convert(at.value, ElementType::I64);
        let rank = shape.len();
        shape.push(1);
        let indices = self.f().reshape(indices, &shape);
        let value = self
            .f()
            .push(Op::Gather {
                operand: flat,
                indices,
                dims: GatherDims::of_elements(1, rank),
                slice_sizes: vec![1],
                indices_are_sorted: false,
            })
            .map_err(|e| Error::internal("tensor-gather", e.to_string()))?;
        Ok(self.over(value, &dims))
    }

    /// Stores once for each piece of the index function.
    pub(super) fn store_pieces(
        &mut self,
        array: usize,
        index: &Index,
        declared: &[usize],
        value: &DimTensor,
    ) -> LowerResult<()> {
        let view = delinearize(index, declared, &self.threads.counter_dims()).ok_or_else(|| {
            Error::internal(
                "tensor-store",
                "a part of a store has no view though the whole has",
            )
        })?;
        let several = view
            .subscripts
            .iter()
            .flat_map(|s| &s.terms)
            .find(|(d, p)| p.0.len() > 1 && !self.threads.counters.contains_key(d));
        let Some((dim, pieces)) = several.map(|(d, p)| (*d, p.0.clone())) else {
            return self.store_box(array, &view, value);
        };
        let whole = self.threads.domain[&dim];
        for p in pieces {
            self.threads.domain.insert(dim, (p.lo, p.hi));
            let result = self.store_pieces(
                array,
                &index.restrict(&self.threads.domain),
                declared,
                value,
            );
            self.threads.domain.insert(dim, whole);
            result?;
        }
        Ok(())
    }

    fn store_box(&mut self, array: usize, view: &View, t: &DimTensor) -> LowerResult<()> {
        let array_element = self.memory.arrays[array].element;
        let rank = view.shape.len();
        // The value with one axis per subscript, of extent 1 where the subscript is constant.
        let (mut dims, mut shape, mut reverse) = (Vec::new(), vec![1usize; rank], Vec::new());
        let (mut starts, mut strides) = (Vec::new(), vec![1usize; rank]);
        for (k, s) in view.subscripts.iter().enumerate() {
            let mut start = s.clone();
            if let Some((dim, pieces)) = s
                .terms
                .iter()
                .find(|(d, _)| !self.threads.counters.contains_key(d))
            {
                let p = pieces.0[0];
                dims.push(*dim);
                shape[k] = self.threads.extent(*dim);
                strides[k] = p.slope.unsigned_abs() as usize;
                if p.slope < 0 {
                    reverse.push(k);
                }
                start.terms.remove(dim);
                let first = p.slope * p.lo + p.offset;
                let last = p.slope * (p.hi - 1) + p.offset;
                start.constant += first.min(last);
            }
            starts.push(start);
        }
        // Drops dimensions of extent 1 that no subscript uses.
        let t = self.squeeze(t, &dims);
        let mut new = self.fit(&t, &dims);
        if self.f().tensor(new).element != array_element {
            new = self.f().bitcast_convert(new, array_element);
        }
        let mut new = self.f().reshape(new, &shape);
        new = self.f().reverse(new, &reverse);
        let mut mask = match self.threads.mask.clone() {
            None => None,
            Some(mask) => {
                let mask = self.squeeze(&mask, &dims);
                let mask = self.fit(&mask, &dims);
                let mask = self.f().reshape(mask, &shape);
                Some(self.f().reverse(mask, &reverse))
            }
        };
        let mut extent = shape.clone();
        if strides.iter().any(|s| *s > 1) {
            // The elements between the written ones keep their values.
            let interior: Vec<usize> = strides.iter().map(|s| s - 1).collect();
            let none = vec![0i64; rank];
            let written = mask.unwrap_or_else(|| {
                let ty = TensorType {
                    element: ElementType::Pred,
                    shape: shape.clone(),
                };
                self.f().constant(Literal::splat(ty, Scalar::Int(1)))
            });
            let no = self.f().scalar(ElementType::Pred, Scalar::Int(0));
            let zero = self.f().scalar(array_element, Scalar::Int(0));
            mask = Some(self.f().pad(written, no, &none, &none, &interior));
            new = self.f().pad(new, zero, &none, &none, &interior);
            extent = self.f().tensor(new).shape.clone();
        }
        let fixed: Option<Vec<usize>> = starts
            .iter()
            .map(|s| s.as_constant().map(|c| c as usize))
            .collect();
        let old = self.through_view(array, &view.shape);
        if let Some(mask) = mask {
            let here = match &fixed {
                Some(start) => {
                    let limit: Vec<usize> = start.iter().zip(&extent).map(|(s, e)| s + e).collect();
                    self.f().slice(old, start, &limit, &vec![1; rank])
                }
                None => {
                    let starts = self.start_values(&starts);
                    self.f().dynamic_slice(old, &starts, &extent)
                }
            };
            new = self.f().select(mask, new, here);
        }
        if extent != view.shape {
            let starts = self.start_values(&starts);
            new = self.f().dynamic_update_slice(old, new, &starts);
        }
        self.set_array(array, new, &view.shape);
        Ok(())
    }

    fn start_values(&mut self, starts: &[Index]) -> Vec<Value> {
        let mut values = Vec::new();
        for start in starts {
            let start = self.materialize(&LaneValue::Index(start.clone()), ElementType::I64);
            values.push(self.restrict(&start).value);
        }
        values
    }

    /// Returns `t` without the dimensions that have extent 1 and are not in `dims`.
    pub(super) fn squeeze(&mut self, t: &DimTensor, dims: &[Dim]) -> DimTensor {
        let t = self.restrict(t);
        let kept: Vec<_> = t
            .dims
            .iter()
            .filter(|(d, ..)| dims.contains(d))
            .copied()
            .collect();
        if kept.len() == t.dims.len() {
            return t;
        }
        let shape: Vec<usize> = kept.iter().map(|d| self.threads.extent(d.0)).collect();
        let value = self.f().reshape(t.value, &shape);
        self.tensor(value, kept)
    }

    pub(super) fn set_array(&mut self, array: usize, value: Value, shape: &[usize]) {
        let declared = self.memory.arrays[array].shape.clone();
        let len: usize = declared.iter().product();
        let have: usize = shape.iter().product();
        let value = if have == len {
            self.f().reshape(value, &declared)
        } else {
            let mut flat = self.f().reshape(value, &[have]);
            if have > len {
                flat = self.f().slice(flat, &[0], &[len], &[1]);
            } else {
                let old = self.array_value(array);
                let old = self.f().reshape(old, &[len]);
                let start = self.f().scalar(ElementType::I64, Scalar::Int(0));
                flat = self.f().dynamic_update_slice(old, flat, &[start]);
            }
            self.f().reshape(flat, &declared)
        };
        let frame = self.builder.depth();
        let a = &mut self.memory.arrays[array];
        (a.value, a.frame, a.written) = (value, frame, true);
    }

    /// Restricts the active threads to those for which `condition` holds.
    pub(super) fn with_mask(&mut self, condition: DimTensor) {
        let mask = match self.threads.mask.take() {
            None => condition,
            Some(mask) => self.hlo(Hlo::And, &mask, &condition),
        };
        self.threads.mask = Some(mask);
    }
}

impl Builder {
    fn as_type(&mut self, t: DimTensor, ty: Ty) -> DimTensor {
        let have = self.f().tensor(t.value).element;
        if have == element(ty) {
            return t;
        }
        let value = self.f().bitcast_convert(t.value, element(ty));
        self.tensor(value, t.dims)
    }

    /// Reads `value` in dimension `k` at a piecewise affine function: by a rotation, or by
    /// concatenated slices.
    fn pieces_along(&mut self, value: Value, k: usize, pieces: &[Piece]) -> Value {
        let shape = self.f().tensor(value).shape.clone();
        let whole = shape[k] as i128;
        if let [a, b] = pieces
            && a.slope == 1
            && b.slope == 1
            && b.hi - a.lo == whole
            && a.hi + a.offset == whole
            && b.lo + b.offset == 0
        {
            return self.f().rotate(value, k, (a.lo + a.offset) as i64);
        }
        let parts: Vec<Value> = pieces
            .iter()
            .map(|p| {
                let (first, last) = (p.slope * p.lo + p.offset, p.slope * (p.hi - 1) + p.offset);
                let (mut start, mut limit, mut stride) =
                    (vec![0; shape.len()], shape.clone(), vec![1; shape.len()]);
                (start[k], limit[k]) = (first.min(last) as usize, first.max(last) as usize + 1);
                stride[k] = p.slope.unsigned_abs().max(1) as usize;
                let mut part = self.f().slice(value, &start, &limit, &stride);
                if p.slope < 0 {
                    part = self.f().reverse(part, &[k]);
                }
                let count = (p.hi - p.lo) as usize;
                if p.slope == 0 && count > 1 {
                    let mut wide = self.f().tensor(part).shape.clone();
                    wide[k] = count;
                    let all: Vec<usize> = (0..wide.len()).collect();
                    part = self.f().broadcast_in_dim(part, &wide, &all);
                }
                part
            })
            .collect();
        self.f().concatenate(&parts, k)
    }
}

impl ThreadDomain {
    pub(super) fn counter_dims(&self) -> BTreeSet<Dim> {
        self.counters.keys().copied().collect()
    }

    /// Returns whether the index is proved to be inside an array of `len` elements for all active
    /// threads.
    pub(super) fn proved_inside(&self, index: &Index, len: i128) -> bool {
        let known = [&self.assumed[..], &self.implied_here[..]].concat();
        super::proof::inside(index, len, &known, &self.domain)
    }
}

/// Returns whether slices can read the view: no dimension occurs twice, and a subscript with a
/// runtime start has one piece in each other dimension.
pub(super) fn sliceable(view: &View, counters: &BTreeSet<Dim>) -> bool {
    let mut seen = BTreeSet::new();
    view.subscripts.iter().all(|s| {
        let own = s.terms.iter().filter(|(d, _)| !counters.contains(d));
        let dynamic = s.terms.keys().any(|d| counters.contains(d));
        own.clone()
            .all(|(d, p)| seen.insert(*d) && !(dynamic && p.0.len() > 1))
    })
}
