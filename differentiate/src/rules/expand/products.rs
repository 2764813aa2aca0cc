//! Expansions of products, without division, so that factors may be 0.

use stablehlo::{BinaryOp, Func, Op, Scalar, TensorType, Value};

use super::{everywhere, range};

/// Multiplies the two halves elementwise until one element is left.
pub(super) fn reduce(out: &mut Func, op: &Op) -> Value {
    let Op::Reduce {
        operand,
        init,
        dimensions,
        ..
    } = op
    else {
        unreachable!("not a reduction");
    };
    let ty = out.tensor(*operand).clone();
    let (along, left): (Vec<usize>, Vec<usize>) =
        (0..ty.rank()).partition(|d| dimensions.contains(d));
    let shape: Vec<usize> = left.iter().map(|d| ty.shape[*d]).collect();
    let mut count: usize = along.iter().map(|d| ty.shape[*d]).product();
    let init = everywhere(out, *init, &shape);
    if count == 0 {
        return init;
    }
    let last = out.transpose(*operand, &[left.as_slice(), &along].concat());
    let mut factors = out.reshape(last, &[shape.as_slice(), &[count]].concat());
    let dimension = shape.len();
    while count > 1 {
        let half = count / 2;
        let low = range(out, factors, dimension, 0, half);
        let high = range(out, factors, dimension, half, 2 * half);
        let product = out.binary(BinaryOp::Multiply, low, high);
        factors = match count % 2 {
            0 => product,
            _ => {
                let odd = range(out, factors, dimension, count - 1, count);
                out.concatenate(&[product, odd], dimension)
            }
        };
        count -= half;
    }
    let product = out.reshape(factors, &shape);
    out.binary(BinaryOp::Multiply, init, product)
}

/// Writes prefix products by doubling: each stage multiplies by the prefix twice as far away.
pub(super) fn scan(out: &mut Func, op: &Op) -> Value {
    let Op::Scan {
        operand,
        init,
        dimension,
        reverse,
        exclusive,
        ..
    } = op
    else {
        unreachable!("not a scan");
    };
    let ty = out.tensor(*operand).clone();
    if ty.count() == 0 {
        return *operand;
    }
    let size = ty.shape[*dimension];
    // The elements `by` positions earlier, and 1 where there are none.
    let shifted = |out: &mut Func, x: Value, by: usize| {
        let mut shape = ty.shape.clone();
        shape[*dimension] = by;
        let ones = out.splat(TensorType::new(ty.element, shape), Scalar::Int(1));
        match reverse {
            false => {
                let rest = range(out, x, *dimension, 0, size - by);
                out.concatenate(&[ones, rest], *dimension)
            }
            true => {
                let rest = range(out, x, *dimension, by, size);
                out.concatenate(&[rest, ones], *dimension)
            }
        }
    };
    let mut products = *operand;
    let mut many = 1;
    while many < size {
        let before = shifted(out, products, many);
        products = out.binary(BinaryOp::Multiply, before, products);
        many *= 2;
    }
    if *exclusive {
        products = shifted(out, products, 1);
    }
    let init = everywhere(out, *init, &ty.shape);
    out.binary(BinaryOp::Multiply, init, products)
}
