//! Each op, partitioned, is bit-identical, for extents that no mesh divides.

use shard::{Mesh, shard};
use stablehlo::{
    BinaryOp, Collective, Combiner, Direction, ElementType, Func, Literal, Op, Scalar, TensorType,
    UnaryOp, Value,
};

use crate::agree::{MESHES, agrees, agrees_on};

const SIZES: [[usize; 2]; 5] = [[16, 8], [9, 7], [17, 23], [8, 5], [30, 15]];

/// Checks a function of two fields, for every size and both float types.
#[track_caller]
fn everywhere(write: &dyn Fn(&mut Func, Value, Value) -> Vec<Value>) {
    for shape in SIZES {
        for element in [ElementType::F32, ElementType::F64] {
            let mut func = Func::new("main");
            let ty = TensorType::new(element, shape);
            let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
            func.results = write(&mut func, x, y);
            agrees(&func);
        }
    }
}

fn plus(func: &mut Func, x: Value, y: Value) -> Value {
    func.binary(BinaryOp::Add, x, y)
}

#[test]
fn elementwise() {
    everywhere(&|f, x, y| {
        let sum = plus(f, x, y);
        let ty = f.tensor(x).clone();
        let two = f.splat(ty, Scalar::Float(2.0));
        let more = f.compare(Direction::Gt, sum, two);
        let product = f.binary(BinaryOp::Multiply, sum, two);
        vec![f.select(more, product, x), f.unary(UnaryOp::Negate, y)]
    });
}

#[test]
fn iotas_rows_and_transposes() {
    everywhere(&|f, x, _| {
        let (ty, shape) = (f.tensor(x).clone(), f.shape(x).to_vec());
        let i = f.iota(ty.element, &shape, 0);
        let j = f.iota(ty.element, &shape, 1);
        let sum = plus(f, i, j);
        let line = f.iota(ty.element, &shape[1..], 0);
        let rows = f.broadcast_in_dim(line, &shape, &[1]);
        let all = plus(f, sum, rows);
        let all = plus(f, all, x);
        let turned = f.transpose(x, &[1, 0]);
        let twice = plus(f, turned, turned);
        let flat = f.reshape(all, &[1, shape[0], 1, shape[1]]);
        vec![all, twice, flat]
    });
}

#[test]
fn known_arrays() {
    everywhere(&|f, x, _| {
        let ty = f.tensor(x).clone();
        let numbers: Vec<f64> = (0..ty.count()).map(|k| k as f64 * 0.25).collect();
        let known = f.constant(Literal::from_f64s(ty.element, ty.shape.clone(), &numbers));
        let known = plus(f, known, x);
        vec![f.rotate(known, 0, 1)]
    });
}

#[test]
fn rotations() {
    for (dim, amounts) in [(0, [1, -1, 3, 7, -5, 100]), (1, [1, -1, 2, 4, -3, 51])] {
        for amount in amounts {
            everywhere(&|f, x, y| {
                let turned = f.rotate(x, dim, amount);
                let sum = plus(f, turned, y);
                let back = f.rotate(sum, dim, -2);
                vec![plus(f, back, x), sum]
            });
        }
    }
}

#[test]
fn corners() {
    everywhere(&|f, x, y| {
        let product = f.binary(BinaryOp::Multiply, x, y);
        let a = f.rotate(product, 0, 1);
        let b = f.rotate(a, 1, -1);
        let c = f.rotate(x, 1, 1);
        let d = f.rotate(c, 0, -1);
        vec![plus(f, b, d)]
    });
}

#[test]
fn chains_of_stages() {
    everywhere(&|f, x, y| {
        let (mut a, mut b) = (x, y);
        for k in 0..6 {
            let west = f.rotate(a, 1, -1);
            let south = f.rotate(b, 0, -1 - k % 2);
            let north = f.rotate(a, 0, 1);
            let sum = plus(f, west, south);
            a = f.binary(BinaryOp::Multiply, sum, north);
            b = plus(f, a, b);
        }
        vec![a, b]
    });
}

#[test]
fn wraps_and_extends() {
    for (low, high) in [(1, 1), (2, 0), (0, 3), (4, 5)] {
        for dim in [0, 1] {
            everywhere(&|f, x, y| {
                let shape = f.shape(x).to_vec();
                let mut results = Vec::new();
                for own in [false, true] {
                    let wide = match own {
                        true => f.extend(x, dim, low, high),
                        false => f.wrap(x, dim, low, high),
                    };
                    let twice = plus(f, wide, wide);
                    let mut start = vec![0, 0];
                    let mut limit = shape.clone();
                    (start[dim], limit[dim]) = (low + high, low + high + shape[dim]);
                    let part = f.slice(twice, &start, &limit, &[1, 1]);
                    results.extend([plus(f, part, y), wide]);
                }
                results
            });
        }
    }
}

#[test]
fn slices_pads_and_pieces() {
    everywhere(&|f, x, y| {
        let shape = f.shape(x).to_vec();
        let [n, m] = [shape[0], shape[1]];
        let a = f.slice(x, &[2, 0], &[n, m - 1], &[1, 1]);
        let b = f.slice(x, &[0, 1], &[n - 2, m], &[1, 1]);
        let c = f.slice(y, &[1, 1], &[n - 1, m], &[1, 1]);
        let sum = plus(f, a, b);
        let sum = plus(f, sum, c);
        let ty = f.tensor(x).clone();
        let fill = f.scalar(ty.element, Scalar::Float(7.5));
        let padded = f.pad(sum, fill, &[1, 1], &[1, 0], &[0, 0]);
        let all = plus(f, padded, y);
        let top = f.slice(x, &[n - 3, 0], &[n, m], &[1, 1]);
        let rest = f.slice(y, &[0, 0], &[n - 3, m], &[1, 1]);
        let joined = f.concatenate(&[top, rest], 0);
        let sides = f.concatenate(&[x, y], 1);
        vec![all, joined, sides, sum]
    });
}

#[test]
fn strides_and_reversals() {
    everywhere(&|f, x, y| {
        let shape = f.shape(x).to_vec();
        let every = f.slice(x, &[1, 0], &shape, &[2, 1]);
        let back = f.reverse(y, &[0]);
        let zero = f.scalar(f.tensor(x).element, Scalar::Float(0.5));
        let wide = f.pad(x, zero, &[0, 1], &[0, -1], &[0, 1]);
        vec![every, plus(f, back, x), wide]
    });
}

#[test]
fn reshapes_that_merge() {
    everywhere(&|f, x, y| {
        let shape = f.shape(x).to_vec();
        let sum = plus(f, x, y);
        let flat = f.reshape(sum, &[shape[0] * shape[1]]);
        let twice = plus(f, flat, flat);
        let again = f.reshape(twice, &shape);
        vec![plus(f, again, x), flat]
    });
}

#[test]
fn updates() {
    everywhere(&|f, x, y| {
        let shape = f.shape(x).to_vec();
        let [n, m] = [shape[0], shape[1]];
        let number = |f: &mut Func, at: usize| f.scalar(ElementType::I32, Scalar::Int(at as i64));
        let inner = f.slice(y, &[1, 1], &[n - 1, m - 1], &[1, 1]);
        let one = number(f, 1);
        let a = f.dynamic_update_slice(x, inner, &[one, one]);
        // The halo of a periodic array.
        let (zero, last) = (number(f, 0), number(f, n - 1));
        let from = f.slice(a, &[n - 2, 0], &[n - 1, m], &[1, 1]);
        let b = f.dynamic_update_slice(a, from, &[zero, zero]);
        let from = f.slice(b, &[1, 0], &[2, m], &[1, 1]);
        let c = f.dynamic_update_slice(b, from, &[last, zero]);
        let last = number(f, m - 1);
        let from = f.slice(c, &[0, 1], &[n, 2], &[1, 1]);
        let d = f.dynamic_update_slice(c, from, &[zero, last]);
        vec![d, b]
    });
}

#[test]
fn updates_at_computed_places() {
    for shape in SIZES {
        let mut func = Func::new("main");
        let ty = TensorType::new(ElementType::F32, shape);
        let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
        let at = func.parameter(TensorType::scalar(ElementType::I32));
        let f = &mut func;
        let part = f.slice(y, &[1, 2], &[4, 5], &[1, 1]);
        let two = f.scalar(ElementType::I32, Scalar::Int(2));
        let moved = f.binary(BinaryOp::Add, at, two);
        let one = f.dynamic_update_slice(x, part, &[moved, at]);
        let other = f.dynamic_slice(one, &[at, moved], &[3, 4]);
        let row = f.slice(x, &[3, 0], &[4, shape[1]], &[1, 1]);
        let third = f.dynamic_update_slice(one, row, &[moved, at]);
        f.results = vec![one, other, third];
        agrees(&func);
    }
}

#[test]
fn stencils() {
    use stablehlo::{Coefficient, Edge, Stencil, Tap};
    for edge in [Edge::Zero, Edge::Periodic, Edge::Extend] {
        everywhere(&|f, x, _| {
            let taps = [[0, 0], [1, 0], [-1, 0], [0, 2], [0, -2], [1, 1]].map(|by| Tap {
                offsets: by.to_vec(),
                coefficient: Coefficient::constant(0.25 * (by[0] + 2) as f64),
            });
            let stencil = Stencil {
                start: vec![0, 0],
                shape: f.shape(x).to_vec(),
                edges: vec![edge; 2],
                taps: taps.to_vec(),
            };
            let op = Op::Stencil {
                operand: x,
                coefficients: vec![],
                stencil: Box::new(stencil),
            };
            vec![f.push(op).unwrap()]
        });
    }
}

#[test]
fn whole_numbers_are_put_together() {
    for shape in SIZES {
        for combiner in [Combiner::Add, Combiner::Max, Combiner::Min, Combiner::Xor] {
            let mut func = Func::new("main");
            let x = func.parameter(TensorType::new(ElementType::I32, shape));
            let f = &mut func;
            let identity = combiner.identity(ElementType::I32).unwrap();
            let init = f.scalar(ElementType::I32, identity);
            let all = f.reduce(x, init, &[0, 1], combiner);
            let rows = f.reduce(x, init, &[0], combiner);
            let lines = f.reduce(x, init, &[1], combiner);
            let spread = f.broadcast_in_dim(rows, &shape, &[1]);
            let back = plus(f, spread, x);
            let three = f.scalar(ElementType::I32, Scalar::Int(3));
            let from = f.reduce(x, three, &[1], combiner);
            let one = f.slice(x, &[1, 0], &[2, shape[1]], &[1, 1]);
            let one = f.broadcast_in_dim(one, &shape, &[0, 1]);
            f.results = vec![all, rows, lines, back, from, plus(f, one, x)];
            agrees(&func);
        }
    }
}

/// NaNs, zeros of both signs, infinities and finite values.
#[test]
fn extremes_keep_nans_and_signs() {
    for element in [ElementType::F16, ElementType::F32, ElementType::F64] {
        for combiner in [Combiner::Max, Combiner::Min] {
            let mut func = Func::new("main");
            let x = func.parameter(TensorType::new(element, [17, 23]));
            let f = &mut func;
            let splat = |f: &mut Func, number| f.splat(f.tensor(x).clone(), Scalar::Float(number));
            let (edge, zero) = (splat(f, 1.9), splat(f, 0.0));
            let some = f.binary(BinaryOp::Subtract, edge, x);
            let some = f.unary(UnaryOp::Sqrt, some);
            let signs = f.binary(BinaryOp::Multiply, zero, x);
            let infinities = f.binary(BinaryOp::Divide, x, zero);
            let identity = f.scalar(element, combiner.identity(element).unwrap());
            let arrays = [x, some, signs, infinities];
            f.results = (arrays.iter())
                .flat_map(|array| [vec![0], vec![1], vec![0, 1]].map(|dims| (*array, dims)))
                .map(|(array, dims)| f.reduce(array, identity, &dims, combiner))
                .collect();
            agrees(&func);
            // XLA's CPU backend loses NaNs in an all_reduce of floats.
            let mesh = Mesh::parse("2x4").unwrap();
            let next = vec![None; func.results.len()];
            let devices = shard(&func, &mesh, &[None], &next).unwrap().func;
            let travelling = devices.values().filter(|value| match devices.op(*value) {
                Op::Collective { collective, .. } => matches!(
                    **collective,
                    Collective::AllReduce { combiner: of, .. } if of == combiner
                ),
                _ => false,
            });
            let elements: Vec<ElementType> = travelling
                .map(|value| devices.tensor(value).element)
                .collect();
            assert!(!elements.is_empty(), "{devices}");
            assert!(elements.iter().all(|of| of.is_integer()), "{devices}");
        }
    }
}

#[test]
fn sums_and_products() {
    for shape in SIZES {
        let mut func = Func::new("main");
        let ty = TensorType::new(ElementType::F32, shape);
        let (x, y) = (func.parameter(ty.clone()), func.parameter(ty));
        let f = &mut func;
        let zero = f.scalar(ElementType::F32, Scalar::Float(0.0));
        let all = f.reduce(x, zero, &[0, 1], Combiner::Add);
        let mean = f.broadcast_in_dim(all, &shape, &[]);
        let less = f.binary(BinaryOp::Subtract, x, mean);
        let rows = f.reduce(less, zero, &[1], Combiner::Add);
        let square = f.dot_general(x, y, (&[], &[]), (&[0], &[0]));
        let outer = f.dot_general(x, y, (&[], &[]), (&[1], &[1]));
        let batch = f.dot_general(x, y, (&[0], &[0]), (&[1], &[1]));
        f.results = vec![all, rows, square, outer, batch];
        agrees_on(&func, &MESHES, true);
    }
}

#[test]
fn scans_sorts_and_windows() {
    everywhere(&|f, x, y| {
        let element = f.tensor(x).element;
        let zero = f.scalar(element, Scalar::Float(0.0));
        let down = f.scan(x, zero, 0, Combiner::Add);
        let across = f.scan(y, zero, 1, Combiner::Add);
        let order = stablehlo::SortOrder {
            descending: false,
            total: false,
        };
        let sorted = f.sort(&[x, y], 0, order);
        let low = f.scalar(element, Scalar::Float(f64::NEG_INFINITY));
        let mut window = stablehlo::Window::plain(2);
        (window.low, window.high) = (vec![1, 0], vec![1, 2]);
        let op = Op::ReduceWindow {
            operand: x,
            init: low,
            window_dimensions: vec![3, 3],
            window: Box::new(window),
            combiner: Combiner::Max,
        };
        let most = f.push(op).unwrap();
        vec![plus(f, down, across), plus(f, sorted[1], most), sorted[0]]
    });
}

#[test]
fn places_in_data() {
    for [n, m] in SIZES {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::F32, [n, m]));
        let at = func.parameter(TensorType::new(ElementType::I32, [n, 1]));
        let f = &mut func;
        let dims = stablehlo::GatherDims {
            offset_dims: vec![1],
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: 1,
        };
        let rows = f.gather(x, at, dims, &[1, m]);
        let dims = stablehlo::ScatterDims {
            update_window_dims: vec![1],
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: 1,
        };
        let put = f.scatter(x, at, rows, dims, Combiner::Add);
        f.results = vec![rows, put];
        agrees(&func);
    }
}

#[test]
fn loops() {
    everywhere(&|f, x, y| {
        let field = f.tensor(x).clone();
        let count = TensorType::scalar(ElementType::I32);
        let begin = |name: &str| {
            let mut part = Func::new(name);
            let i = part.parameter(count.clone());
            let (a, b) = (part.parameter(field.clone()), part.parameter(field.clone()));
            let known = part.parameter(field.clone());
            (part, i, a, b, known)
        };
        let (mut cond, i, ..) = begin("cond");
        let end = cond.scalar(ElementType::I32, Scalar::Int(3));
        cond.results = vec![cond.compare(Direction::Lt, i, end)];
        let (mut body, i, a, b, known) = begin("body");
        let one = body.scalar(ElementType::I32, Scalar::Int(1));
        let next = plus(&mut body, i, one);
        let west = body.rotate(a, 1, -1);
        let north = body.rotate(b, 0, 1);
        let sum = plus(&mut body, west, north);
        let sum = plus(&mut body, sum, known);
        body.results = vec![next, sum, a, known];
        let zero = f.scalar(ElementType::I32, Scalar::Int(0));
        let start = f.splat(field.clone(), Scalar::Float(0.25));
        let all = f.while_loop(&[zero, x, start, y], cond, body);
        let third = f.rotate(all[2], 0, 2);
        vec![all[1], plus(f, third, y), all[0]]
    });
}

#[test]
fn choices() {
    everywhere(&|f, x, y| {
        let field = f.tensor(x).clone();
        let branch = |by: i64| {
            let mut branch = Func::new("branch");
            let (a, b) = (
                branch.parameter(field.clone()),
                branch.parameter(field.clone()),
            );
            let a = branch.rotate(a, 0, by);
            branch.results = vec![plus(&mut branch, a, b)];
            branch
        };
        let element = field.element;
        let low = f.scalar(element, Scalar::Float(f64::NEG_INFINITY));
        let most = f.reduce(x, low, &[0, 1], Combiner::Max);
        let one = f.scalar(element, Scalar::Float(1.0));
        let index = f.compare(Direction::Gt, most, one);
        let index = f.convert(index, ElementType::I32);
        let all = f.case(index, vec![branch(1), branch(-2)], &[x, y]);
        vec![all[0]]
    });
}
