//! Random functions: ops with small random attributes; those that `push` rejects are dropped.

use stablehlo::{
    BinaryOp, Coefficient, Combiner, Compiled, ConvolutionDims, Direction, Edge, ElementType, Func,
    GatherDims, Literal, Op, Scalar, ScatterDims, SortOrder, Stencil, Tap, TensorType, Type,
    UnaryOp, Value, Window,
};

/// A finite list of random numbers, followed by zeros.
pub struct Choices<'a>(pub &'a [u32]);

impl Choices<'_> {
    /// Returns an integer in `0..limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first as usize % limit
    }

    fn of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// Returns up to two dimensions out of three.
    fn dimensions(&mut self) -> Vec<usize> {
        let count = self.below(3);
        (0..count).map(|_| self.below(3)).collect()
    }

    fn shape(&mut self) -> Vec<usize> {
        let rank = self.below(4);
        (0..rank).map(|_| self.of(&[1, 2, 3, 2, 3, 0])).collect()
    }

    fn element(&mut self) -> ElementType {
        // Few types, so that many operands can be combined.
        use ElementType::*;
        match self.below(10) {
            0..3 => F32,
            3..6 => I32,
            6..8 => Pred,
            _ => self.of(&ElementType::ALL),
        }
    }

    /// Returns a scalar of a type: a special value, a small one, or arbitrary bits.
    pub fn scalar(&mut self, element: ElementType) -> Scalar {
        let special = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.1,
            1e-40,
            3e38,
            f64::INFINITY,
            f64::NAN,
            -2.5,
            65504.0,
        ];
        match self.below(4) {
            0 if element == ElementType::F32 => Scalar::F32Bits(self.below(1 << 32) as u32),
            0 => Scalar::Int((self.below(1 << 32) as i64) << 31 ^ self.below(1 << 32) as i64),
            1 => Scalar::Float(self.of(&special)),
            _ => Scalar::Int(self.below(5) as i64 - 1),
        }
    }

    /// Returns an array of a type, with one or several distinct values.
    pub fn literal(&mut self, ty: &TensorType) -> Literal {
        if self.flag() {
            let value = self.scalar(ty.element);
            return Literal::splat(ty.clone(), value);
        }
        let elements: Vec<Scalar> = (0..ty.count()).map(|_| self.scalar(ty.element)).collect();
        Literal::from_scalars(ty.element, ty.shape.clone(), elements)
    }
}

/// Returns a function of up to three parameters and about `tries` ops; its results are the values
/// without users.
pub fn func(choices: &mut Choices, tries: usize) -> Func {
    let mut func = Func::new("main");
    for _ in 0..choices.below(4) {
        let (element, shape) = (choices.element(), choices.shape());
        func.parameter(TensorType::new(element, shape));
    }
    let mut tensors = func.parameters().to_vec();
    add_ops(&mut func, &mut tensors, choices, tries, 0);
    let used: Vec<Value> = func
        .values()
        .flat_map(|value| func.op(value).operands())
        .collect();
    tensors.retain(|value| !used.contains(value));
    func.results = tensors;
    func
}

fn add_ops(
    func: &mut Func,
    tensors: &mut Vec<Value>,
    choices: &mut Choices,
    tries: usize,
    depth: usize,
) {
    for _ in 0..tries {
        let op = op(func, tensors, choices, depth);
        // Invalid ops are rejected; large results are dropped because they are slow.
        let Ok(value) = func.push(op) else { continue };
        match func.ty(value) {
            Type::Tensor(tensor) if tensor.count() <= 1000 && tensor.rank() < 8 => {
                tensors.push(value)
            }
            Type::Tensor(_) => return,
            Type::Tuple(_) => tensors.extend(func.results_of(value)),
        }
    }
}

fn op(func: &Func, tensors: &[Value], choices: &mut Choices, depth: usize) -> Op {
    if tensors.len() < 2 || choices.below(6) == 0 {
        let (element, shape) = (choices.element(), choices.shape());
        if choices.below(4) == 0 {
            return Op::Iota {
                element,
                shape,
                dimension: choices.below(3),
            };
        }
        return Op::Constant(choices.literal(&TensorType::new(element, shape)));
    }
    let x = choices.of(tensors);
    let ty = func.tensor(x).clone();
    let rank = ty.rank();
    // Mostly operands of matching types.
    let alike: Vec<Value> = (tensors.iter().copied())
        .filter(|v| func.tensor(*v) == &ty)
        .collect();
    let of_element: Vec<Value> = (tensors.iter().copied())
        .filter(|v| func.tensor(*v).element == ty.element)
        .collect();
    let of_any = |choices: &mut Choices, likely: &[Value]| match likely {
        [] => choices.of(tensors),
        likely => choices.of(likely),
    };
    let scalars = |is_fit: &dyn Fn(ElementType) -> bool| -> Vec<Value> {
        let scalars = tensors.iter().copied().filter(|v| {
            let ty = func.tensor(*v);
            ty.rank() == 0 && is_fit(ty.element)
        });
        scalars.collect()
    };
    let small =
        |choices: &mut Choices| -> Vec<usize> { (0..rank).map(|_| choices.below(3)).collect() };
    let starts = |choices: &mut Choices| -> Vec<Value> {
        let start = of_any(choices, &scalars(&|element| element.is_integer()));
        vec![start; rank]
    };
    match choices.below(28) {
        0..3 => Op::Unary(choices.of(UnaryOp::ALL), x),
        3..7 => Op::Binary(choices.of(BinaryOp::ALL), x, of_any(choices, &alike)),
        7 => Op::Compare {
            direction: choices.of(Direction::ALL),
            lhs: x,
            rhs: of_any(choices, &alike),
        },
        8 => {
            let preds: Vec<Value> = (tensors.iter().copied())
                .filter(|v| func.tensor(*v).element == ElementType::Pred)
                .collect();
            Op::Select {
                pred: of_any(choices, &preds),
                on_true: x,
                on_false: of_any(choices, &alike),
            }
        }
        9 => Op::Clamp {
            min: of_any(choices, &alike),
            operand: x,
            max: of_any(choices, &alike),
        },
        10 => Op::Convert {
            operand: x,
            element: choices.of(&ElementType::ALL),
        },
        11 => Op::BitcastConvert {
            operand: x,
            element: choices.of(&ElementType::ALL),
        },
        12 => Op::BroadcastInDim {
            operand: x,
            shape: choices.shape(),
            dimensions: small(choices),
        },
        13 => {
            let mut shape = ty.shape.clone();
            shape.reverse();
            shape.insert(0, 1);
            Op::Reshape { operand: x, shape }
        }
        14 => {
            let mut permutation: Vec<usize> = (0..rank).collect();
            permutation.rotate_left(if rank == 0 { 0 } else { choices.below(rank) });
            Op::Transpose {
                operand: x,
                permutation,
            }
        }
        15 => Op::Reverse {
            operand: x,
            dimensions: choices.dimensions(),
        },
        16 => {
            let (start, cut) = (small(choices), small(choices));
            let limit = ty
                .shape
                .iter()
                .zip(&cut)
                .map(|(n, cut)| n.saturating_sub(*cut))
                .collect();
            let stride = small(choices).into_iter().map(|s| s.max(1)).collect();
            Op::Slice {
                operand: x,
                start,
                limit,
                stride,
            }
        }
        17 => {
            let value = of_any(choices, &scalars(&|element| element == ty.element));
            let edge =
                |choices: &mut Choices| (0..rank).map(|_| choices.below(4) as i64 - 1).collect();
            let (low, high) = (edge(choices), edge(choices));
            Op::Pad {
                operand: x,
                value,
                low,
                high,
                interior: small(choices),
            }
        }
        18 => Op::Concatenate {
            operands: vec![x, of_any(choices, &alike)],
            dimension: choices.below(2),
        },
        19 => {
            let sizes = ty.shape.iter().map(|n| choices.below(n + 1)).collect();
            Op::DynamicSlice {
                operand: x,
                starts: starts(choices),
                sizes,
            }
        }
        20 => Op::DynamicUpdateSlice {
            operand: x,
            update: of_any(choices, &of_element),
            starts: starts(choices),
        },
        21 => {
            let collapsed_slice_dims: Vec<usize> = (0..rank).filter(|_| choices.flag()).collect();
            let slice_sizes: Vec<usize> = (0..rank)
                .map(|d| {
                    if collapsed_slice_dims.contains(&d) {
                        1
                    } else {
                        choices.below(ty.shape[d] + 1)
                    }
                })
                .collect();
            let indices = choices.of(tensors);
            let index_vector_dim = choices.below(func.tensor(indices).rank() + 1);
            let components = func
                .shape(indices)
                .get(index_vector_dim)
                .copied()
                .unwrap_or(1);
            let batch = func.tensor(indices).rank().saturating_sub(1);
            let first = choices.below(batch + 1);
            Op::Gather {
                operand: x,
                indices,
                dims: GatherDims {
                    offset_dims: (first..first + rank - collapsed_slice_dims.len()).collect(),
                    collapsed_slice_dims,
                    start_index_map: (0..components).rev().collect(),
                    index_vector_dim,
                },
                slice_sizes,
                indices_are_sorted: false,
            }
        }
        22 => {
            let inserted_window_dims: Vec<usize> = (0..rank).filter(|_| choices.flag()).collect();
            let indices = choices.of(tensors);
            let index_vector_dim = choices.below(func.tensor(indices).rank() + 1);
            let components = func
                .shape(indices)
                .get(index_vector_dim)
                .copied()
                .unwrap_or(1);
            let updates = of_any(choices, &of_element);
            let first = choices.below(2);
            Op::Scatter {
                operand: x,
                indices,
                updates,
                dims: ScatterDims {
                    update_window_dims: (first..first + rank - inserted_window_dims.len())
                        .collect(),
                    inserted_window_dims,
                    scatter_dims_to_operand_dims: (0..components).rev().collect(),
                    index_vector_dim,
                },
                combiner: choices.of(Combiner::ALL),
                indices_are_sorted: false,
                unique_indices: false,
            }
        }
        23 => Op::Reduce {
            operand: x,
            init: of_any(choices, &scalars(&|element| element == ty.element)),
            dimensions: choices.dimensions(),
            combiner: choices.of(Combiner::ALL),
        },
        24 => {
            let rhs = of_any(choices, &of_element);
            let batched = rank > 1 && choices.flag();
            let (batch, contract) = (
                Vec::from_iter(batched.then_some(0)),
                choices.below(rank.max(1)),
            );
            Op::DotGeneral {
                lhs: x,
                rhs,
                lhs_batch: batch.clone(),
                rhs_batch: batch,
                lhs_contract: vec![contract],
                rhs_contract: vec![choices.below(func.tensor(rhs).rank().max(1))],
            }
        }
        25 => {
            let sizes = (0..rank).map(|_| 1 + choices.below(3)).collect();
            Op::ReduceWindow {
                operand: x,
                init: of_any(choices, &scalars(&|element| element == ty.element)),
                window_dimensions: sizes,
                window: window(rank, choices).into(),
                combiner: choices.of(Combiner::ALL),
            }
        }
        26 => convolution(x, of_any(choices, &of_element), rank, choices),
        _ => match choices.below(6) {
            1 if choices.flag() => Op::Sort {
                operands: vec![x, of_any(choices, &alike)],
                dimension: choices.below(2),
                order: SortOrder {
                    descending: choices.flag(),
                    total: choices.flag() && ty.element.is_float(),
                },
                is_stable: true,
            },
            4 if depth < 2 => case_op(func, tensors, choices, depth),
            0 if depth < 2 => while_op(func, tensors, choices, depth),
            3 if depth < 2 => call_op(func, tensors, choices, depth),
            1 => Op::OptimizationBarrier {
                operands: vec![x, choices.of(tensors)],
            },
            _ => own_op(func, x, &of_element, choices),
        },
    }
}

/// Returns an op that StableHLO does not have.
fn own_op(func: &Func, x: Value, of_element: &[Value], choices: &mut Choices) -> Op {
    let (dimension, ty) = (choices.below(2), func.tensor(x));
    match choices.below(6) {
        4 => {
            let scalar = |v: &&Value| func.tensor(**v).rank() == 0;
            Op::Scan {
                operand: x,
                init: of_element.iter().find(scalar).copied().unwrap_or(x),
                dimension,
                combiner: choices.of(Combiner::ALL),
                reverse: choices.flag(),
                exclusive: choices.flag(),
            }
        }
        2 | 3 => {
            let shape: Vec<usize> = (ty.shape.iter())
                .map(|n| (n + choices.below(2)).saturating_sub(choices.below(3)))
                .collect();
            let mut around = || {
                (0..ty.rank())
                    .map(|_| choices.below(3) as i64 - 1)
                    .collect()
            };
            let (start, offsets) = (around(), [(); 3].map(|()| around()));
            let taps = offsets.map(|offsets| Tap {
                offsets,
                coefficient: match choices.below(3) {
                    0 => Coefficient::constant(choices.below(5) as f64 - 1.0),
                    1 => Coefficient::constant(1.0),
                    nth => Coefficient::Operand(nth - 2),
                },
            });
            let edges = ty.shape.iter().map(|_| choices.of(&Edge::ALL)).collect();
            Op::Stencil {
                operand: x,
                coefficients: vec![choices.of(of_element)],
                stencil: Box::new(Stencil {
                    start,
                    shape,
                    edges,
                    taps: taps.into(),
                }),
            }
        }
        0 => Op::Wrap {
            operand: x,
            dimension,
            low: choices.below(3),
            high: choices.below(3),
        },
        1 => Op::Extend {
            operand: x,
            dimension,
            low: choices.below(4),
            high: choices.below(4),
        },
        _ => Op::Rotate {
            operand: x,
            dimension,
            amount: choices.below(9) as i64 - 4,
        },
    }
}

/// Returns a window over `rank` dimensions.
fn window(rank: usize, choices: &mut Choices) -> Window {
    let mut several =
        |limit: usize| -> Vec<usize> { (0..rank).map(|_| choices.below(limit)).collect() };
    let paddings = [several(4), several(4)];
    let steps = [several(3), several(3), several(3)];
    let [low, high] = paddings.map(|all| all.into_iter().map(|p| p as i64 - 1).collect());
    let [strides, base_dilations, window_dilations] =
        steps.map(|all| all.into_iter().map(|s| s.max(1)).collect());
    Window {
        strides,
        low,
        high,
        base_dilations,
        window_dilations,
    }
}

/// Returns a convolution of `lhs` and `rhs`, with dimensions in any order.
fn convolution(lhs: Value, rhs: Value, rank: usize, choices: &mut Choices) -> Op {
    let spatial = rank.saturating_sub(2);
    let mut orders = [(); 3].map(|()| {
        let mut order: Vec<usize> = (0..spatial + 2).collect();
        order.rotate_left(choices.below(spatial + 2));
        order
    });
    let [l, r, o] = &mut orders;
    let dims = ConvolutionDims {
        lhs_batch: l.remove(0),
        lhs_feature: l.remove(0),
        lhs_spatial: l.clone(),
        rhs_input_feature: r.remove(0),
        rhs_output_feature: r.remove(0),
        rhs_spatial: r.clone(),
        out_batch: o.remove(0),
        out_feature: o.remove(0),
        out_spatial: o.clone(),
    };
    Op::Convolution {
        lhs,
        rhs,
        window: window(spatial, choices).into(),
        reversed: (0..spatial).map(|_| choices.flag()).collect(),
        dims: dims.into(),
        feature_groups: 1 + choices.below(8) / 6,
        batch_groups: 1 + choices.below(8) / 6,
    }
}

/// Returns a call of a function that has one of two names.
fn call_op(func: &Func, tensors: &[Value], choices: &mut Choices, depth: usize) -> Op {
    let operands: Vec<Value> = (0..choices.below(3)).map(|_| choices.of(tensors)).collect();
    let mut callee = Func::new(choices.of(&["main", "kernel"]));
    for operand in &operands {
        callee.parameter(func.tensor(*operand).clone());
    }
    let mut inside = callee.parameters().to_vec();
    add_ops(&mut callee, &mut inside, choices, 4, depth + 1);
    callee.results = inside; // without results, `push` rejects the call
    Op::Call {
        callee: callee.into(),
        operands,
        compiled: [Compiled::Inlined, Compiled::Apart][usize::from(choices.flag())],
    }
}

/// Returns a `case` with one to three branches.
fn case_op(func: &Func, tensors: &[Value], choices: &mut Choices, depth: usize) -> Op {
    let mut indices =
        (tensors.iter()).filter(|v| *func.tensor(**v) == TensorType::scalar(ElementType::I32));
    let operands: Vec<Value> = (0..1 + choices.below(3))
        .map(|_| choices.of(tensors))
        .collect();
    let branches = (0..2 + choices.below(2)).map(|_| {
        let mut branch = Func::new("branch");
        for operand in &operands {
            branch.parameter(func.tensor(*operand).clone());
        }
        let mut inside = branch.parameters().to_vec();
        add_ops(&mut branch, &mut inside, choices, 4, depth + 1);
        let ty = func.tensor(operands[0]);
        let fits = |v: &Value| branch.tensor(*v) == ty;
        let result = inside.into_iter().rev().find(fits);
        branch.results = vec![result.expect("the parameter itself")];
        branch
    });
    Op::Case {
        branches: branches.collect(),
        index: indices.next_back().copied().unwrap_or(tensors[0]),
        operands,
    }
}

/// Returns a loop of up to three iterations, if there is an integer scalar for its counter.
fn while_op(func: &Func, tensors: &[Value], choices: &mut Choices, depth: usize) -> Op {
    let mut counters = tensors
        .iter()
        .filter(|v| *func.tensor(**v) == TensorType::scalar(ElementType::I32));
    let Some(counter) = counters.next_back() else {
        return Op::Rotate {
            operand: tensors[0],
            dimension: 0,
            amount: 1,
        };
    };
    let inits = vec![*counter, choices.of(tensors), choices.of(tensors)];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for init in &inits {
        cond.parameter(func.tensor(*init).clone());
        body.parameter(func.tensor(*init).clone());
    }
    // Continues while the bits of the counter are in 0..3.
    let limit = cond.scalar(ElementType::U32, Scalar::Int(3));
    let bits = cond.bitcast_convert(cond.parameters()[0], ElementType::U32);
    let goes_on = cond.compare(Direction::Lt, bits, limit);
    cond.results = vec![goes_on];
    let mut inside = body.parameters().to_vec();
    add_ops(&mut body, &mut inside, choices, 4, depth + 1);
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, body.parameters()[0], one);
    let others = inits[1..].iter().map(|init| {
        let mut fits = inside
            .iter()
            .filter(|v| body.tensor(**v) == func.tensor(*init));
        *fits.next_back().expect("the parameter itself")
    });
    body.results = std::iter::once(next).chain(others).collect();
    Op::While {
        inits,
        cond: Box::new(cond),
        body: Box::new(body),
    }
}
