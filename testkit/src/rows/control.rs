//! Rows for ops that combine many elements, and for ops with several results.

use stablehlo::ElementType::*;
use stablehlo::{
    BinaryOp, Combiner, Compiled, Direction, ElementType, Func, Literal, Op, Scalar, TensorType,
};

use super::{Row, at, counted, floats, ints, preds, row};

pub fn rows() -> Vec<Row> {
    let mut rows = reductions();
    rows.extend(products());
    rows.extend(loops());
    rows.extend(calls());
    rows.extend(cases());
    rows.push(row(
        "optimization_barrier",
        &[at(1), floats(F32, [2], &[1.0, 2.0])],
        |f, p| f.optimization_barrier(p),
        &[at(1), floats(F32, [2], &[1.0, 2.0])],
    ));
    rows.push(row(
        "optimization_barrier of one",
        &[at(1)],
        |f, p| f.optimization_barrier(p),
        &[at(1)],
    ));
    rows
}

fn reductions() -> Vec<Row> {
    let reduce = |combiner: Combiner,
                  operand: Literal,
                  init: i64,
                  dimensions: &[usize],
                  expected: Literal| {
        let element = operand.element();
        let shape = operand.shape().to_vec();
        row(
            format!(
                "reduce {} {element} {shape:?} {dimensions:?}",
                combiner.name()
            ),
            &[operand, ints(element, [], &[init])],
            |f, p| vec![f.reduce(p[0], p[1], dimensions, combiner)],
            &[expected],
        )
    };
    let six = || counted(1, [2, 3]);
    vec![
        reduce(Combiner::Add, six(), 10, &[1], ints(I32, [2], &[16, 25])),
        reduce(Combiner::Add, six(), 0, &[0], ints(I32, [3], &[5, 7, 9])),
        reduce(Combiner::Add, six(), 0, &[0, 1], at(21)),
        reduce(
            Combiner::Add,
            counted(1, [2, 2, 2]),
            0,
            &[0, 2],
            ints(I32, [2], &[14, 22]),
        ),
        reduce(
            Combiner::Add,
            ints(I32, [0, 2], &[]),
            3,
            &[0],
            ints(I32, [2], &[3, 3]),
        ),
        reduce(Combiner::Mul, six(), 1, &[1], ints(I32, [2], &[6, 120])),
        reduce(Combiner::Min, six(), 2, &[0], ints(I32, [3], &[1, 2, 2])),
        reduce(Combiner::Max, six(), 5, &[0], ints(I32, [3], &[5, 5, 6])),
        reduce(Combiner::And, six(), -1, &[1], ints(I32, [2], &[0, 4])),
        reduce(Combiner::Or, six(), 8, &[1], ints(I32, [2], &[11, 15])),
        reduce(Combiner::Xor, six(), 0, &[1], ints(I32, [2], &[0, 7])),
        reduce(
            Combiner::And,
            preds(&[1, 1, 0]),
            1,
            &[0],
            ints(Pred, [], &[0]),
        ),
        reduce(
            Combiner::Or,
            preds(&[0, 1, 0]),
            0,
            &[0],
            ints(Pred, [], &[1]),
        ),
        reduce(
            Combiner::Add,
            floats(F64, [3], &[0.5, 0.25, 1.0]),
            0,
            &[0],
            floats(F64, [], &[1.75]),
        ),
        reduce(
            Combiner::Max,
            floats(F32, [3], &[0.5, f64::NAN, 1.0]),
            0,
            &[0],
            floats(F32, [], &[f64::NAN]),
        ),
        reduce(
            Combiner::Add,
            floats(BF16, [3], &[1.0, 2.0, 0.5]),
            0,
            &[0],
            floats(BF16, [], &[3.5]),
        ),
    ]
}

fn products() -> Vec<Row> {
    let all = [I8, I16, I32, I64, U8, U16, U32, U64, F16, BF16, F32, F64];
    let matrices = all.map(|element: ElementType| {
        row(
            format!("dot_general {element}"),
            &[
                ints(element, [2, 3], &[1, 2, 3, 4, 5, 6]),
                ints(element, [3, 2], &[1, 0, 2, 1, 0, 3]),
            ],
            |f, p| vec![f.dot_general(p[0], p[1], (&[], &[]), (&[1], &[0]))],
            &[ints(element, [2, 2], &[5, 11, 14, 23])],
        )
    });
    let mut rows = Vec::from(matrices);
    rows.push(row(
        "dot_general, batched, of transposed operands",
        &[counted(1, [3, 2, 2]), counted(1, [2, 2, 3])],
        // lhs[k, b, i], rhs[b, j, k]
        |f, p| vec![f.dot_general(p[0], p[1], (&[1], &[0]), (&[0], &[2]))],
        &[ints(I32, [2, 2, 2], &[38, 83, 44, 98, 176, 239, 200, 272])],
    ));
    rows.push(row(
        "dot_general of everything, and of nothing",
        &[ints(I32, [2], &[3, 4]), ints(I32, [2], &[5, 6])],
        |f, p| {
            vec![
                f.dot_general(p[0], p[1], (&[], &[]), (&[0], &[0])),
                f.dot_general(p[0], p[1], (&[], &[]), (&[], &[])),
            ]
        },
        &[at(39), ints(I32, [2, 2], &[15, 18, 20, 24])],
    ));
    rows
}

/// Returns the condition and the body of a loop whose first carried value counts up to `limit`;
/// `step` computes the others.
fn count_to(
    limit: i64,
    carried: &[TensorType],
    step: impl FnOnce(&mut Func, &[stablehlo::Value]) -> Vec<stablehlo::Value>,
) -> (Func, Func) {
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for ty in carried {
        cond.parameter(ty.clone());
        body.parameter(ty.clone());
    }
    let end = cond.scalar(I32, Scalar::Int(limit));
    let goes_on = cond.compare(Direction::Lt, cond.parameters()[0], end);
    cond.results = vec![goes_on];
    let one = body.scalar(I32, Scalar::Int(1));
    let params = body.parameters().to_vec();
    let next = body.binary(BinaryOp::Add, params[0], one);
    let others = step(&mut body, &params);
    body.results = [vec![next], others].concat();
    (cond, body)
}

fn loops() -> Vec<Row> {
    let scalar = TensorType::scalar(I32);
    let pair = TensorType::new(F32, [2]);
    vec![
        row(
            "while of one",
            &[at(0)],
            |f, p| {
                let (cond, body) = count_to(7, std::slice::from_ref(&scalar), |_, _| vec![]);
                f.while_loop(p, cond, body)
            },
            &[at(7)],
        ),
        row(
            "while that never runs",
            &[at(9)],
            |f, p| {
                let (cond, body) = count_to(7, std::slice::from_ref(&scalar), |_, _| vec![]);
                f.while_loop(p, cond, body)
            },
            &[at(9)],
        ),
        row(
            "while that swaps",
            &[
                at(0),
                floats(F32, [2], &[1.0, 2.0]),
                floats(F32, [2], &[3.0, 4.0]),
            ],
            |f, p| {
                let (cond, body) =
                    count_to(3, &[scalar.clone(), pair.clone(), pair.clone()], |_, p| {
                        vec![p[2], p[1]]
                    });
                f.while_loop(p, cond, body)[1..].to_vec()
            },
            &[floats(F32, [2], &[3.0, 4.0]), floats(F32, [2], &[1.0, 2.0])],
        ),
        row(
            "while in a while",
            &[at(0), at(0)],
            |f, p| {
                let (cond, body) = count_to(3, &[scalar.clone(), scalar.clone()], |body, p| {
                    let zero = body.scalar(I32, Scalar::Int(0));
                    let (inner_cond, inner_body) = count_to(
                        4,
                        &[scalar.clone(), scalar.clone(), scalar.clone()],
                        |inner, p| vec![inner.binary(BinaryOp::Add, p[1], p[2]), p[2]],
                    );
                    vec![body.while_loop(&[zero, p[1], p[0]], inner_cond, inner_body)[1]]
                });
                f.while_loop(p, cond, body)
            },
            &[at(3), at(12)],
        ),
        row(
            "while that rotates",
            &[at(0), counted(0, [4])],
            |f, p| {
                let four = TensorType::new(I32, [4]);
                let (cond, body) = count_to(3, &[scalar.clone(), four], |f, p| {
                    vec![f.rotate(p[1], 0, 1)]
                });
                f.while_loop(p, cond, body)
            },
            &[at(3), ints(I32, [4], &[3, 0, 1, 2])],
        ),
    ]
}

/// Returns a function of the sum of an array and its right neighbours, and those neighbours.
fn neighbours(name: &str) -> Func {
    let mut func = Func::new(name);
    let x = func.parameter(TensorType::new(I32, [4]));
    let right = func.rotate(x, 0, 1);
    let sum = func.binary(BinaryOp::Add, x, right);
    func.results = vec![sum, right];
    func
}

/// Returns a function of the product of the results of `neighbours`; both functions have the same
/// name.
fn product_of_neighbours() -> Func {
    let mut func = Func::new("kernel");
    let x = func.parameter(TensorType::new(I32, [4]));
    let both = func.call(neighbours("kernel"), &[x]);
    func.results = vec![func.binary(BinaryOp::Multiply, both[0], both[1])];
    func
}

fn calls() -> Vec<Row> {
    let four = |values: [i64; 4]| ints(I32, [4], &values);
    vec![
        row(
            "call, twice, of several results",
            &[four([1, 2, 3, 4])],
            |f, p| {
                let first = f.call(neighbours("kernel"), p);
                let second = f.call(neighbours("kernel"), &first[..1]);
                [second, first].concat()
            },
            &[
                four([8, 12, 12, 8]),
                four([5, 7, 5, 3]),
                four([3, 5, 7, 5]),
                four([2, 3, 4, 1]),
            ],
        ),
        row(
            "call of a function that calls another of its name",
            &[four([1, 2, 3, 4])],
            |f, p| {
                let first = f.call(product_of_neighbours(), p);
                [first, f.call(neighbours("kernel"), p)].concat()
            },
            &[four([6, 15, 28, 5]), four([3, 5, 7, 5]), four([2, 3, 4, 1])],
        ),
        row(
            "call that may be inlined, of a function called main",
            &[four([1, 2, 3, 4])],
            |f, p| {
                let call = Op::Call {
                    callee: neighbours("main").into(),
                    operands: p.to_vec(),
                    compiled: Compiled::Inlined,
                };
                let tuple = f.push(call).unwrap();
                f.results_of(tuple)
            },
            &[four([3, 5, 7, 5]), four([2, 3, 4, 1])],
        ),
        row(
            "call of nothing",
            &[],
            |f, _| {
                let mut seven = Func::new("");
                seven.results = vec![seven.scalar(I32, Scalar::Int(7))];
                f.call(seven, &[])
            },
            &[at(7)],
        ),
        row(
            "call in a while, and a while in a call",
            &[at(0), four([1, 0, 0, 0])],
            |f, p| {
                let carried = [TensorType::scalar(I32), TensorType::new(I32, [4])];
                let (cond, body) = count_to(3, &carried, |body, p| {
                    body.call(neighbours("kernel"), &p[1..])[..1].to_vec()
                });
                let mut three_times = Func::new("three times");
                let params = carried.map(|ty| three_times.parameter(ty));
                three_times.results = three_times.while_loop(&params, cond, body);
                f.call(three_times, p)
            },
            &[at(3), four([1, 1, 3, 3])],
        ),
    ]
}

/// Returns three branches of a scalar and an array.
fn three_branches() -> Vec<Func> {
    let mut branches = ["twice", "rotated", "looped"].map(Func::new);
    for branch in &mut branches {
        branch.parameter(TensorType::scalar(I32));
        branch.parameter(TensorType::new(I32, [4]));
    }
    let [twice, rotated, looped] = &mut branches;
    let p = twice.parameters().to_vec();
    twice.results = vec![
        twice.binary(BinaryOp::Add, p[1], p[1]),
        twice.scalar(I32, Scalar::Int(2)),
    ];
    let p = rotated.parameters().to_vec();
    rotated.results = vec![rotated.rotate(p[1], 0, 1), p[0]];
    let p = looped.parameters().to_vec();
    let zero = looped.scalar(I32, Scalar::Int(0));
    let carried = [TensorType::scalar(I32), TensorType::new(I32, [4])];
    let (cond, body) = count_to(3, &carried, |f, p| {
        vec![f.binary(BinaryOp::Add, p[1], p[1])]
    });
    let last = looped.while_loop(&[zero, p[1]], cond, body);
    looped.results = vec![last[1], last[0]];
    branches.into()
}

fn cases() -> Vec<Row> {
    let four = |values: [i64; 4]| ints(I32, [4], &values);
    let choice = |index: i64, array: [i64; 4], number: i64| {
        row(
            format!("case {index} of three"),
            &[at(index), at(7), four([1, 2, 3, 4])],
            |f, p| f.case(p[0], three_branches(), &p[1..]),
            &[four(array), at(number)],
        )
    };
    vec![
        choice(0, [2, 4, 6, 8], 2),
        choice(1, [2, 3, 4, 1], 7),
        choice(2, [8, 16, 24, 32], 3),
        choice(3, [8, 16, 24, 32], 3),
        choice(-1, [8, 16, 24, 32], 3),
        row(
            "case of one, that uses nothing",
            &[at(5)],
            |f, p| {
                let mut seven = Func::new("seven");
                seven.results = vec![seven.scalar(I32, Scalar::Int(7))];
                f.case(p[0], vec![seven], &[])
            },
            &[at(7)],
        ),
        row(
            "case in a case",
            &[at(1), at(0), four([1, 2, 3, 4])],
            |f, p| {
                let mut same = Func::new("same");
                let mut chosen = Func::new("chosen");
                for branch in [&mut same, &mut chosen] {
                    branch.parameter(TensorType::scalar(I32));
                    branch.parameter(TensorType::new(I32, [4]));
                }
                same.results = vec![same.parameters()[1]];
                let q = chosen.parameters().to_vec();
                chosen.results = chosen.case(q[0], three_branches(), &q)[..1].to_vec();
                f.case(p[0], vec![same, chosen], &p[1..])
            },
            &[four([2, 4, 6, 8])],
        ),
    ]
}
