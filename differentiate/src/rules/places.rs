//! Computed indices: what a gather reads, and a scatter writes.

use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, GatherDims, Op, Scalar, ScatterDims,
    TensorType, Value,
};

/// Returns an integer type that holds `most`.
pub(crate) fn counter(most: usize) -> ElementType {
    match i32::try_from(most) {
        Ok(_) => ElementType::I32,
        Err(_) => ElementType::I64,
    }
}

/// Returns `result[.., i, ..] = x[.., at[.., i, ..], ..]` in `dimension`. `x` is not empty.
pub(crate) fn taken_along(out: &mut Func, x: Value, at: Value, dimension: usize) -> Value {
    let ty = out.tensor(at).clone();
    let rank = ty.rank();
    if ty.count() == 0 {
        let element = out.tensor(x).element;
        return out.splat(ty.with_element(element), Scalar::Int(0));
    }
    let column = [ty.shape.as_slice(), &[1]].concat();
    let components: Vec<Value> = (0..rank)
        .map(|d| {
            let component = match d == dimension {
                true => at,
                false => out.iota(ty.element, &ty.shape, d),
            };
            out.reshape(component, &column)
        })
        .collect();
    let indices = out.concatenate(&components, rank);
    let dims = GatherDims {
        offset_dims: vec![],
        collapsed_slice_dims: (0..rank).collect(),
        start_index_map: (0..rank).collect(),
        index_vector_dim: rank,
    };
    out.gather(x, indices, dims, &vec![1; rank])
}

/// The indices and dimensions of a scatter, the shape of its operand, and that of its updates.
pub(super) struct Written<'a> {
    pub indices: Value,
    pub dims: &'a ScatterDims,
    pub shape: Vec<usize>,
    pub updates: Vec<usize>,
    pub is_sorted: bool,
}

impl Written<'_> {
    /// Returns those of `op` in `func`, whose indices are `indices` in the function being written.
    pub fn of<'a>(func: &Func, op: &'a Op, indices: Value) -> Written<'a> {
        let Op::Scatter {
            operand,
            updates,
            dims,
            indices_are_sorted,
            ..
        } = op
        else {
            unreachable!("not a scatter");
        };
        Written {
            indices,
            dims,
            shape: func.shape(*operand).to_vec(),
            updates: func.shape(*updates).to_vec(),
            is_sorted: *indices_are_sorted,
        }
    }

    /// Returns whether nothing is written.
    fn is_empty(&self) -> bool {
        self.shape.contains(&0) || self.updates.contains(&0)
    }

    /// Returns the size of an update's window in each dimension of the operand.
    fn sizes(&self) -> Vec<usize> {
        let mut of_updates = self.dims.update_window_dims.iter();
        let inserted = &self.dims.inserted_window_dims;
        let size = |d: usize| match inserted.contains(&d) {
            true => 1,
            false => self.updates[*of_updates.next().expect("a dimension of the window")],
        };
        (0..self.shape.len()).map(size).collect()
    }

    /// Reads `array`, of the operand's shape, at the position of each update; unspecified for
    /// updates out of bounds.
    pub fn read(&self, out: &mut Func, array: Value) -> Value {
        if self.is_empty() {
            let element = out.tensor(array).element;
            let ty = TensorType::new(element, self.updates.as_slice());
            return out.splat(ty, Scalar::Int(0));
        }
        let dims = GatherDims {
            offset_dims: self.dims.update_window_dims.clone(),
            collapsed_slice_dims: self.dims.inserted_window_dims.clone(),
            start_index_map: self.dims.scatter_dims_to_operand_dims.clone(),
            index_vector_dim: self.dims.index_vector_dim,
        };
        let gather = Op::Gather {
            operand: array,
            indices: self.indices,
            dims,
            slice_sizes: self.sizes(),
            indices_are_sorted: self.is_sorted,
        };
        out.push(gather).expect("the transpose of a scatter")
    }

    /// Reads `array` at the position of each update, and 0 for updates out of bounds.
    pub fn read_or_zero(&self, out: &mut Func, array: Value) -> Value {
        let read = self.read(out, array);
        match self.is_written(out) {
            None => read,
            Some(is_written) => {
                let zeros = out.splat(out.tensor(read).clone(), Scalar::Int(0));
                out.select(is_written, read, zeros)
            }
        }
    }

    /// Returns whether each update is in bounds; `None` if all are.
    fn is_written(&self, out: &mut Func) -> Option<Value> {
        if self.is_empty() {
            return None;
        }
        let places = Starts::of(out, self.indices, self.dims.index_vector_dim);
        let last = places.last(
            &self.dims.scatter_dims_to_operand_dims,
            &self.shape,
            &self.sizes(),
        );
        if places.fit(out, &last) {
            return None;
        }
        let ty = out.tensor(self.indices).clone();
        let last = places.each(out, &last);
        let mut fits = out.compare(Direction::Le, self.indices, last);
        if ty.element.is_signed() {
            let zeros = out.splat(ty.clone(), Scalar::Int(0));
            let behind = out.compare(Direction::Ge, self.indices, zeros);
            fits = out.binary(BinaryOp::And, fits, behind);
        }
        if self.dims.index_vector_dim < ty.rank() {
            let yes = out.scalar(ElementType::Pred, Scalar::Int(1));
            fits = out.reduce(fits, yes, &[self.dims.index_vector_dim], Combiner::And);
        }
        let inside = &self.dims.update_window_dims;
        let scattered: Vec<usize> = (0..self.updates.len())
            .filter(|d| !inside.contains(d))
            .collect();
        Some(out.broadcast_in_dim(fits, &self.updates, &scattered))
    }
}

/// The components of index vectors.
pub(super) struct Starts {
    indices: Value,
    ty: TensorType,
    vector_dim: usize,
}

impl Starts {
    pub fn of(out: &Func, indices: Value, vector_dim: usize) -> Starts {
        let ty = out.tensor(indices).clone();
        Starts {
            indices,
            ty,
            vector_dim,
        }
    }

    /// Returns, for each component, the last start at which a slice of `sizes` fits into `shape`;
    /// component `k` indexes dimension `map[k]`.
    pub fn last(&self, map: &[usize], shape: &[usize], sizes: &[usize]) -> Vec<i64> {
        let bits = self.ty.element.bits() - usize::from(self.ty.element.is_signed());
        let most = match bits {
            0..63 => (1i64 << bits) - 1,
            _ => i64::MAX,
        };
        let last = |d: &usize| ((shape[*d] - sizes[*d]) as i64).min(most);
        map.iter().map(last).collect()
    }

    /// Returns whether all starts are known to be in bounds.
    fn fit(&self, out: &Func, last: &[i64]) -> bool {
        let Op::Constant(known) = out.op(self.indices) else {
            return false;
        };
        let after: usize = match self.vector_dim < self.ty.rank() {
            true => self.ty.shape[self.vector_dim + 1..].iter().product(),
            false => 1,
        };
        let component = |nth: usize| (nth / after) % last.len();
        let each = known.to_i64s().into_iter().enumerate();
        match last.is_empty() {
            true => true,
            false => each
                .into_iter()
                .all(|(nth, start)| (0..=last[component(nth)]).contains(&start)),
        }
    }

    /// Broadcasts one integer for each component to the shape of the indices.
    fn each(&self, out: &mut Func, numbers: &[i64]) -> Value {
        if numbers.windows(2).all(|pair| pair[0] == pair[1]) {
            let number = Scalar::Int(numbers.first().copied().unwrap_or(0));
            return out.splat(self.ty.clone(), number);
        }
        let numbers = stablehlo::Literal::from_i64s(self.ty.element, [numbers.len()], numbers);
        let numbers = out.constant(numbers);
        out.broadcast_in_dim(numbers, &self.ty.shape, &[self.vector_dim])
    }

    /// Returns the indices clamped as a gather clamps them.
    pub fn moved(&self, out: &mut Func, last: &[i64]) -> Value {
        if self.fit(out, last) {
            return self.indices;
        }
        let zeros = out.splat(self.ty.clone(), Scalar::Int(0));
        let last = self.each(out, last);
        out.clamp(zeros, self.indices, last)
    }
}
