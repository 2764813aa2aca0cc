//! Batched ops with computed indices. Where the indices differ, the batch index becomes an
//! additional index component.

use stablehlo::{ElementType, Func, GatherDims, Op, Scalar, ScatterDims, Value};

use super::{Item, Writer, behind, up};

impl Writer<'_> {
    pub(super) fn at_places(&mut self, func: &Func, op: &Op, x: &[Item]) -> Value {
        match op {
            Op::DynamicSlice { operand, sizes, .. } => {
                self.dynamic_slice(x, func.shape(*operand), sizes)
            }
            Op::DynamicUpdateSlice {
                operand, update, ..
            } => self.dynamic_update_slice(x, func.shape(*operand), func.shape(*update)),
            Op::Gather {
                dims,
                slice_sizes,
                indices_are_sorted,
                ..
            } => self.gather(x, dims, slice_sizes, *indices_are_sorted),
            Op::Scatter { .. } => self.scatter(op, x),
            _ => unreachable!("{} has no places", op.name()),
        }
    }

    fn dynamic_slice(&mut self, x: &[Item], shape: &[usize], sizes: &[usize]) -> Value {
        let (operand, starts) = (x[0], &x[1..]);
        if starts.iter().all(|s| !s.many) {
            let starts = self.starts(starts);
            let sizes = self.shape(sizes);
            return self.out.dynamic_slice(operand.value, &starts, &sizes);
        }
        let element = self.index_type(starts[0], shape);
        let rank = shape.len();
        let starts = self.index(element, starts, operand.many);
        let dims = GatherDims {
            offset_dims: (1..=rank).collect(),
            collapsed_slice_dims: Vec::from_iter(operand.many.then_some(0)),
            start_index_map: (0..rank + usize::from(operand.many)).collect(),
            index_vector_dim: 1,
        };
        let sizes = match operand.many {
            true => behind(1, sizes),
            false => sizes.to_vec(),
        };
        self.out.gather(operand.value, starts, dims, &sizes)
    }

    fn dynamic_update_slice(&mut self, x: &[Item], shape: &[usize], sizes: &[usize]) -> Value {
        let (operand, update, starts) = (self.many(x[0]), self.many(x[1]), &x[2..]);
        if starts.iter().all(|s| !s.many) {
            let starts = self.starts(starts);
            return self.out.dynamic_update_slice(operand, update, &starts);
        }
        let element = self.index_type(starts[0], shape);
        let mut fitting = Vec::with_capacity(starts.len());
        for (d, start) in starts.iter().enumerate() {
            let value = self.position(element, start.value);
            let low = self.out.scalar(element, Scalar::Int(0));
            let last = Scalar::Int((shape[d] - sizes[d]) as i64);
            let high = self.out.scalar(element, last);
            let value = self.out.clamp(low, value, high);
            fitting.push(Item { value, ..*start });
        }
        let starts = self.index(element, &fitting, true);
        let rank = shape.len();
        let dims = ScatterDims {
            update_window_dims: (1..=rank).collect(),
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: (0..=rank).collect(),
            index_vector_dim: 1,
        };
        self.push(Op::Scatter {
            operand,
            indices: starts,
            updates: update,
            dims,
            combiner: stablehlo::Combiner::Set,
            indices_are_sorted: true,
            unique_indices: true,
        })
    }

    fn gather(&mut self, x: &[Item], dims: &GatherDims, sizes: &[usize], sorted: bool) -> Value {
        let (operand, indices) = (x[0], x[1]);
        let op = match (operand.many, indices.many) {
            (_, false) => Op::Gather {
                operand: operand.value,
                indices: indices.value,
                dims: GatherDims {
                    offset_dims: behind(0, &up(&dims.offset_dims)),
                    collapsed_slice_dims: up(&dims.collapsed_slice_dims),
                    start_index_map: up(&dims.start_index_map),
                    index_vector_dim: dims.index_vector_dim,
                },
                slice_sizes: self.shape(sizes),
                indices_are_sorted: sorted,
            },
            (false, true) => Op::Gather {
                operand: operand.value,
                indices: indices.value,
                dims: GatherDims {
                    offset_dims: up(&dims.offset_dims),
                    index_vector_dim: dims.index_vector_dim + 1,
                    ..dims.clone()
                },
                slice_sizes: sizes.to_vec(),
                indices_are_sorted: false,
            },
            (true, true) => Op::Gather {
                operand: operand.value,
                indices: self.numbered(indices.value, dims.index_vector_dim + 1),
                dims: GatherDims {
                    offset_dims: up(&dims.offset_dims),
                    collapsed_slice_dims: behind(0, &up(&dims.collapsed_slice_dims)),
                    start_index_map: behind(0, &up(&dims.start_index_map)),
                    index_vector_dim: dims.index_vector_dim + 1,
                },
                slice_sizes: behind(1, sizes),
                indices_are_sorted: false,
            },
        };
        self.push(op)
    }

    fn scatter(&mut self, op: &Op, x: &[Item]) -> Value {
        let Op::Scatter {
            dims,
            combiner,
            indices_are_sorted,
            unique_indices,
            ..
        } = op
        else {
            unreachable!("not a scatter");
        };
        let (operand, updates) = (self.many(x[0]), self.many(x[2]));
        let op = match x[1].many {
            false => Op::Scatter {
                operand,
                indices: x[1].value,
                updates,
                dims: ScatterDims {
                    update_window_dims: behind(0, &up(&dims.update_window_dims)),
                    inserted_window_dims: up(&dims.inserted_window_dims),
                    scatter_dims_to_operand_dims: up(&dims.scatter_dims_to_operand_dims),
                    index_vector_dim: dims.index_vector_dim,
                },
                combiner: *combiner,
                indices_are_sorted: *indices_are_sorted,
                unique_indices: *unique_indices,
            },
            true => Op::Scatter {
                operand,
                indices: self.numbered(x[1].value, dims.index_vector_dim + 1),
                updates,
                dims: ScatterDims {
                    update_window_dims: up(&dims.update_window_dims),
                    inserted_window_dims: behind(0, &up(&dims.inserted_window_dims)),
                    scatter_dims_to_operand_dims: behind(
                        0,
                        &up(&dims.scatter_dims_to_operand_dims),
                    ),
                    index_vector_dim: dims.index_vector_dim + 1,
                },
                combiner: *combiner,
                indices_are_sorted: false,
                unique_indices: *unique_indices,
            },
        };
        self.push(op)
    }

    /// Returns the starts of a slice for all instances, with one for the batch dimension; `starts`
    /// are unbatched.
    fn starts(&mut self, starts: &[Item]) -> Vec<Value> {
        let element = starts.first().map(|s| self.out.tensor(s.value).element);
        let element = element.unwrap_or(ElementType::I32);
        let mut all = vec![self.out.scalar(element, Scalar::Int(0))];
        all.extend(starts.iter().map(|s| s.value));
        all
    }

    /// Returns an integer type that holds `index`, every position of `shape`, and the batch index.
    fn index_type(&self, index: Item, shape: &[usize]) -> ElementType {
        let small = matches!(
            self.out.tensor(index.value).element,
            ElementType::I8
                | ElementType::I16
                | ElementType::I32
                | ElementType::U8
                | ElementType::U16
        );
        let fits = |size: &usize| i32::try_from(*size).is_ok();
        match small && fits(&self.size) && shape.iter().all(fits) {
            true => ElementType::I32,
            false => ElementType::I64,
        }
    }

    /// Converts an index to a signed integer; indices that are too large stay too large.
    fn position(&mut self, element: ElementType, value: Value) -> Value {
        let ty = self.out.tensor(value).clone();
        let value = match ty.element {
            ElementType::U64 => {
                let most = self.out.splat(ty, Scalar::Int(i64::MAX));
                self.out.binary(stablehlo::BinaryOp::Minimum, value, most)
            }
            _ => value,
        };
        self.out.convert(value, element)
    }

    /// Returns one index vector for each instance, with the batch index as first component if
    /// `numbered`.
    fn index(&mut self, element: ElementType, numbers: &[Item], numbered: bool) -> Value {
        let column = [self.size, 1];
        let mut columns = Vec::with_capacity(numbers.len() + 1);
        if numbered {
            columns.push(self.out.iota(element, &column, 0));
        }
        for number in numbers {
            let value = self.position(element, number.value);
            let number = Item { value, ..*number };
            columns.push(self.spread(number, &[1]));
        }
        self.out.concatenate(&columns, 1)
    }

    /// Adds the batch index as the first component of batched index vectors.
    fn numbered(&mut self, indices: Value, vector_dim: usize) -> Value {
        let item = Item::many(indices);
        let element = self.index_type(item, &[]);
        let mut indices = self.position(element, indices);
        let mut shape = self.out.shape(indices).to_vec();
        if vector_dim == shape.len() {
            shape.push(1);
            indices = self.out.reshape(indices, &shape);
        }
        shape[vector_dim] = 1;
        let numbers = self.out.iota(element, &shape, 0);
        self.out.concatenate(&[numbers, indices], vector_dim)
    }
}
