//! Programs that mostly move data: results keep their bits, the rules reach a fixpoint, and no more
//! elements are computed than before.

use optimize::{Allow, Semantics, rules, simplify_by, simplify_with};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value, eval,
};
use testkit::Random;

use crate::awkward::{Floats, inputs, same};

/// Writes a random program, in which each step adds an op on existing values.
struct Writer {
    func: Func,
    values: Vec<Value>,
    random: Random,
}

const LARGEST: usize = 400;

impl Writer {
    fn below(&mut self, n: usize) -> usize {
        self.random.below(n.max(1))
    }

    fn one_of(&mut self, values: &[Value]) -> Value {
        values[self.below(values.len())]
    }

    fn any(&mut self) -> Value {
        // Recent values more often than others.
        let n = self.values.len();
        let at = match self.below(3) {
            0 => self.below(n),
            _ => n - 1 - self.below(n.min(3)),
        };
        self.values[at]
    }

    /// Another value of the same type, or a constant.
    fn like(&mut self, ty: &TensorType) -> Value {
        let same = |v: &&Value| self.func.tensor(**v) == ty;
        let same: Vec<Value> = self.values.iter().filter(same).copied().collect();
        match self.below(4) {
            0 => {
                let n = self.below(3) as f64;
                self.func.splat(ty.clone(), Scalar::Float(n - 1.0))
            }
            1 if ty.element == ElementType::I32 && !ty.shape.is_empty() => {
                let d = self.below(ty.rank());
                self.func.iota(ElementType::I32, &ty.shape, d)
            }
            _ if same.is_empty() => self.func.splat(ty.clone(), Scalar::Int(0)),
            _ => self.one_of(&same),
        }
    }

    fn scalar(&mut self, element: ElementType) -> Value {
        self.like(&TensorType::scalar(element))
    }

    fn window(&mut self, shape: &[usize]) -> [Vec<usize>; 3] {
        let mut window = [vec![], vec![], vec![]];
        for size in shape {
            let start = match self.below(2) {
                0 => 0,
                _ => self.below(*size + 1).min(2),
            };
            let limit = match self.below(2) {
                0 => *size,
                _ => start + self.below(size - start + 1),
            };
            let stride = [1, 1, 1, 2][self.below(4)];
            for (list, n) in window.iter_mut().zip([start, limit.max(start), stride]) {
                list.push(n);
            }
        }
        window
    }

    fn step(&mut self) {
        let x = self.any();
        let ty = self.func.tensor(x).clone();
        let (shape, rank, element) = (ty.shape.clone(), ty.rank(), ty.element);
        let d = self.below(rank);
        let op = match self.below(22) {
            0..=2 => {
                let [start, limit, stride] = self.window(&shape);
                Op::Slice {
                    operand: x,
                    start,
                    limit,
                    stride,
                }
            }
            3 | 4 => {
                let value = self.scalar(element);
                let mut edges = || -> Vec<i64> {
                    let edge = |_| [0, 0, 0, 1, 2, -1][self.below(6)];
                    (0..rank).map(edge).collect()
                };
                let (low, high) = (edges(), edges());
                let interior = (0..rank).map(|_| [0, 0, 0, 0, 1][self.below(5)]).collect();
                Op::Pad {
                    operand: x,
                    value,
                    low,
                    high,
                    interior,
                }
            }
            5 => {
                let mut permutation: Vec<usize> = (0..rank).collect();
                for k in 1..rank {
                    let other = self.below(k + 1);
                    permutation.swap(k, other);
                }
                Op::Transpose {
                    operand: x,
                    permutation,
                }
            }
            6 | 7 => {
                let mut to = shape.clone();
                match self.below(4) {
                    0 => {
                        let k = self.below(rank + 1);
                        to.insert(k, 1)
                    }
                    1 if rank > 1 => {
                        let k = self.below(rank - 1);
                        let size = to.remove(k);
                        to[k] *= size;
                    }
                    2 if rank > 0 && shape[d] % 2 == 0 => {
                        to[d] /= 2;
                        let k = d + self.below(2);
                        to.insert(k, 2);
                    }
                    _ => to.retain(|size| *size != 1),
                }
                Op::Reshape {
                    operand: x,
                    shape: to,
                }
            }
            8 => {
                let dimensions = (0..rank).filter(|_| self.below(2) == 0).collect();
                Op::Reverse {
                    operand: x,
                    dimensions,
                }
            }
            9 | 10 if rank > 0 => Op::Rotate {
                operand: x,
                dimension: d,
                amount: self.below(9) as i64 - 4,
            },
            11 if rank > 0 => {
                let [low, high] = [0, 1].map(|_| self.below(3));
                match self.below(2) {
                    0 => Op::Wrap {
                        operand: x,
                        dimension: d,
                        low,
                        high,
                    },
                    _ => Op::Extend {
                        operand: x,
                        dimension: d,
                        low,
                        high,
                    },
                }
            }
            12 | 13 => {
                let mut to = shape.clone();
                let mut dimensions: Vec<usize> = (0..rank).collect();
                if self.below(2) == 0 {
                    let k = self.below(rank + 1);
                    to.insert(k, self.below(3) + 1);
                    dimensions = (0..rank).map(|d| d + usize::from(d >= k)).collect();
                }
                for size in to.iter_mut().filter(|size| **size == 1) {
                    *size = 1 + self.below(3);
                }
                Op::BroadcastInDim {
                    operand: x,
                    shape: to,
                    dimensions,
                }
            }
            14 | 15 if rank > 0 => {
                let mut part = || match self.below(3) {
                    0 => x,
                    1 => self.like(&ty),
                    _ => {
                        let [start, limit, _] = self.window(&shape[d..=d]);
                        let mut window = [vec![0; rank], shape.clone(), vec![1; rank]];
                        (window[0][d], window[1][d]) = (start[0], limit[0]);
                        let [start, limit, stride] = window;
                        self.func.slice(x, &start, &limit, &stride)
                    }
                };
                let operands = vec![part(), part(), part()];
                Op::Concatenate {
                    operands,
                    dimension: d,
                }
            }
            16 => {
                let [start, limit, stride] = self.window(&shape);
                let update = self.func.slice(x, &start, &limit, &stride);
                let update = self.func.unary(UnaryOp::Negate, update);
                let operand = self.like(&ty);
                let starts = (0..rank)
                    .map(|_| {
                        let at = self.below(5) as i64 - 1;
                        self.func.scalar(ElementType::I32, Scalar::Int(at))
                    })
                    .collect();
                Op::DynamicUpdateSlice {
                    operand,
                    update,
                    starts,
                }
            }
            17 if rank > 0 => {
                let init = self.scalar(element);
                let combiner = [Combiner::Max, Combiner::Min, Combiner::Add][self.below(3)];
                match self.below(2) {
                    0 => Op::Scan {
                        operand: x,
                        init,
                        dimension: d,
                        combiner,
                        reverse: false,
                        exclusive: false,
                    },
                    _ => Op::Reduce {
                        operand: x,
                        init,
                        dimensions: vec![d],
                        combiner,
                    },
                }
            }
            18 => {
                let (a, b) = (self.like(&ty), self.like(&ty));
                let pred = self.func.compare(Direction::Lt, x, a);
                Op::Select {
                    pred,
                    on_true: x,
                    on_false: b,
                }
            }
            19 => Op::Unary(UnaryOp::Negate, x),
            _ => {
                let y = self.like(&ty);
                let op = [
                    BinaryOp::Add,
                    BinaryOp::Multiply,
                    BinaryOp::Maximum,
                    BinaryOp::Subtract,
                ][self.below(4)];
                Op::Binary(op, x, y)
            }
        };
        let fits = self.func.type_of(&op).is_ok_and(|ty| {
            let ty = &ty.tensors()[0];
            ty.count() <= LARGEST && ty.rank() <= 4
        });
        if fits {
            let value = self.func.push(op).expect("it fits");
            self.values.push(value);
        }
    }
}

fn program(seed: u64) -> Func {
    let mut writer = Writer {
        func: Func::new("main"),
        values: Vec::new(),
        random: Random::new(seed),
    };
    let element = [ElementType::F32, ElementType::I32][writer.below(2)];
    let sizes = [0, 1, 2, 3, 4, 5, 6];
    let [rows, columns] = [0, 1].map(|_| {
        let least = usize::from(writer.below(8) != 0);
        sizes[least + writer.below(6)]
    });
    for shape in [
        vec![rows, columns],
        vec![rows, columns],
        vec![columns],
        vec![],
    ] {
        let x = writer.func.parameter(TensorType::new(element, shape));
        writer.values.push(x);
    }
    writer.values.rotate_left(2); // the matrices last
    for _ in 0..3 + writer.below(18) {
        writer.step();
    }
    let last = *writer.values.last().expect("there are parameters");
    let other = writer.any();
    writer.func.results = vec![last, other];
    writer.func
}

/// Counts the elements that are computed.
fn work(func: &Func) -> usize {
    let mut live = vec![false; func.len()];
    for result in &func.results {
        live[result.index()] = true;
    }
    let mut work = 0;
    for value in func
        .values()
        .rev()
        .filter(|v| func.op(*v).name() != "parameter")
    {
        if !live[value.index()] {
            continue;
        }
        let op = func.op(value);
        for operand in op.operands() {
            live[operand.index()] = true;
        }
        work += match op {
            Op::Unary(..) | Op::Binary(..) | Op::Compare { .. } | Op::Select { .. }
                if !is_count(func, value) && func.tensor(value).count() > 1 =>
            {
                func.tensor(value).count()
            }
            Op::Reduce { operand, .. } | Op::Scan { operand, .. } => func.tensor(*operand).count(),
            _ => 0,
        };
    }
    work
}

/// Returns whether a value depends on positions only.
fn is_count(func: &Func, value: Value) -> bool {
    match func.op(value) {
        Op::Iota { .. } => true,
        Op::Rotate { operand, .. } | Op::Reshape { operand, .. } => is_count(func, *operand),
        Op::Binary(_, x, y) => [x, y]
            .into_iter()
            .all(|v| is_count(func, *v) || matches!(func.op(*v), Op::Constant(_))),
        _ => false,
    }
}

/// Returns whether a rule, by its name, concerns data movement.
fn moves(rule: &str) -> bool {
    let views = [
        "broadcast",
        "pad",
        "rotate",
        "reverse",
        "transpose",
        "reshape",
        "slice",
    ];
    let others = [
        "empty",
        "view",
        "edge",
        "boxes",
        "concatenate",
        "elementwise",
    ];
    let mut families = views.iter().chain(&others);
    families.any(|family| rule.starts_with(family))
}

fn check(seed: u64) -> Result<(), String> {
    let before = program(seed);
    let (after, report) = simplify_with(&before, &Allow::default());
    let inputs = inputs(&before, seed, Floats::Awkward);
    let shown = || format!("seed {seed}\n{before}\n{after}");
    let wrong = |why: String| Err(format!("{why}\n{}", shown()));
    if !report.gave_up.is_empty() {
        return wrong("the rules do not come to rest".into());
    }
    if let Err(error) = after.verify() {
        return wrong(error.to_string());
    }
    let expected = eval(&before, &inputs).map_err(|e| e.to_string())?;
    let got = eval(&after, &inputs).map_err(|e| e.to_string())?;
    if let Err(why) = same(&expected, &got) {
        return wrong(why);
    }
    // Rules that trade arithmetic for other arithmetic are not considered here.
    let exact = rules::all().filter(|rule| rule.semantics == Semantics::BitExact);
    let (moved, _) = simplify_by(&before, exact.filter(|rule| moves(rule.name)));
    if work(&moved) > work(&before) {
        let (more, less) = (work(&moved), work(&before));
        return Err(format!(
            "{less} became {more}\nseed {seed}\n{before}\n{moved}"
        ));
    }
    Ok(())
}

#[test]
fn whatever_moves_keeps_its_bits() {
    for seed in testkit::seeds(2000) {
        if let Err(why) = check(seed) {
            panic!("{why}");
        }
    }
}
