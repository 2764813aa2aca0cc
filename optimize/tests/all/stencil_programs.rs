//! Random elementwise programs over rotates, slices and broadcasts of one to three axes.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Op, Scalar, TensorType, UnaryOp, Value};

use testkit::generate::Choices;

const SIZES: [usize; 8] = [5, 1, 2, 3, 7, 8, 11, 4];

pub fn func(choices: &mut Choices, ops: usize) -> Func {
    let mut func = Func::new("main");
    let rank = 1 + choices.below(3);
    let shape: Vec<usize> = (0..rank)
        .map(|_| SIZES[choices.below(SIZES.len())])
        .collect();
    let element = [ElementType::F32, ElementType::F64, ElementType::I32][choices.below(3)];
    let ty = TensorType::new(element, shape.clone());
    let mut fields: Vec<Value> = (0..2).map(|_| func.parameter(ty.clone())).collect();
    let row = func.parameter(TensorType::new(element, [shape[rank - 1]]));
    for _ in 0..ops {
        let new = field(&mut func, choices, &fields, row, &ty);
        fields.push(new);
    }
    let results = 1 + choices.below(3);
    func.results = (0..results).map(|k| fields[fields.len() - 1 - k]).collect();
    func
}

fn field(
    func: &mut Func,
    choices: &mut Choices,
    fields: &[Value],
    row: Value,
    ty: &TensorType,
) -> Value {
    let shape = &ty.shape;
    let rank = shape.len();
    let x = fields[fields.len() - 1 - choices.below(fields.len().min(6))];
    let y = fields[choices.below(fields.len())];
    let axis = choices.below(rank);
    let amount = [1, -1, 2, -2, 5, -17, 0][choices.below(7)];
    match choices.below(16) {
        0..6 => func.rotate(x, axis, amount),
        6..9 => {
            let ops = [BinaryOp::Add, BinaryOp::Subtract, BinaryOp::Multiply];
            func.binary(ops[choices.below(3)], x, y)
        }
        9 => func.unary(UnaryOp::Negate, x),
        10 => {
            let shifted = func.rotate(row, 0, amount);
            func.broadcast_in_dim(shifted, shape, &[rank - 1])
        }
        11 => {
            // The interior is overwritten, the rest stays.
            let lows: Vec<usize> = shape.iter().map(|size| usize::from(*size > 2)).collect();
            let limits: Vec<usize> = lows
                .iter()
                .zip(shape)
                .map(|(low, size)| size - low)
                .collect();
            let inner = func.slice(x, &lows, &limits, &vec![1; rank]);
            let inner = func.unary(UnaryOp::Negate, inner);
            let starts: Vec<Value> = (lows.iter())
                .map(|low| func.scalar(ElementType::I32, Scalar::Int(*low as i64)))
                .collect();
            func.dynamic_update_slice(y, inner, &starts)
        }
        12 => {
            // Padded and sliced again in one dimension.
            let low: Vec<i64> = (0..rank).map(|d| i64::from(d == axis)).collect();
            let zero = func.scalar(ty.element, Scalar::Int(3));
            let padded = func.pad(x, zero, &low, &low, &vec![0; rank]);
            let padded = func.rotate(padded, axis, amount);
            let start: Vec<usize> = low
                .iter()
                .map(|low| *low as usize + choices.below(2) * *low as usize)
                .collect();
            let limit: Vec<usize> = start
                .iter()
                .zip(shape)
                .map(|(start, size)| start + size)
                .collect();
            func.slice(padded, &start, &limit, &vec![1; rank])
        }
        13 => {
            let counts = func.iota(ElementType::I64, shape, axis);
            let end = func.splat(
                ty.with_element(ElementType::I64),
                Scalar::Int(1 + choices.below(3) as i64),
            );
            let mask = func.compare(Direction::Lt, counts, end);
            let mask = func.rotate(mask, axis, amount);
            func.select(mask, x, y)
        }
        14 => {
            let order: Vec<usize> = (0..rank).rev().collect();
            let turned = func.transpose(x, &order);
            let turned = func.rotate(turned, axis, amount);
            func.transpose(turned, &order)
        }
        _ => {
            let mut long = shape.clone();
            long.insert(axis, 1);
            let long = func.reshape(x, &long);
            let long = func.rotate(long, rank, amount);
            let short = func.push(Op::Reshape {
                operand: long,
                shape: shape.clone(),
            });
            short.expect("as many elements")
        }
    }
}
