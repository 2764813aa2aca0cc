//! Splits reductions of large arrays to a scalar into two or three reductions.
//!
//! XLA:CPU reduces to a scalar on one thread, one element after the other. So rows are reduced
//! first, on all cores. Where its length allows, a row yields several adjacent partial results,
//! which vectorizes, and those of all rows are reduced lane by lane before the last reduction. A
//! barrier keeps the compiler from merging these two (2048² `f32`, two cores: 12 ms; by rows 5.0;
//! by vectors 1.9; by long vectors in three reductions 1.2).
//!
//! The result is as valid as the original, since the device chooses the order of a reduction; the
//! last reduction applies the initial value. Not applied to arrays that cannot be cut into rows.

use stablehlo::{Combiner, Func, Op, Value};

use crate::inline::push;

/// Reducing arrays with fewer elements takes less time than starting other threads.
pub(super) const LARGE: usize = 1 << 15;
/// Fewer rows do not keep all cores busy.
const FEW: usize = 16;
/// With more rows, the reduction of their results would be the bottleneck.
const MANY: usize = 4096;

/// Limit on the partial results of a row. More than `SOME` are used only if each reduces at least
/// `SEVERAL` elements.
const LANES: usize = 256;
const SOME: usize = 64;
const SEVERAL: usize = 8;

/// Splits reductions of all elements of a large array into two or three reductions.
pub(super) fn by_rows(func: &Func) -> Func {
    func.rewritten(|out, _, op| {
        let Op::Reduce {
            operand,
            init,
            dimensions,
            combiner,
        } = &op
        else {
            return push(out, op);
        };
        match rows(out, *operand, dimensions, *combiner) {
            Some(rows) => {
                let lanes = lanes_of_all(out, rows, *combiner).unwrap_or(rows);
                let all: Vec<usize> = (0..out.shape(lanes).len()).collect();
                out.reduce(lanes, *init, &all, *combiner)
            }
            None => push(out, op),
        }
    })
}

/// Reduces each row of `operand`, if the reduction covers all dimensions and the array is large;
/// `None` otherwise.
fn rows(out: &mut Func, operand: Value, dimensions: &[usize], combiner: Combiner) -> Option<Value> {
    let ty = out.tensor(operand).clone();
    if dimensions.len() < ty.rank() || ty.count() < LARGE {
        return None;
    }
    let identity = combiner.identity(ty.element)?;
    let fits = |rows: usize| (FEW..=MANY).contains(&rows) && ty.count() / rows >= FEW;
    let mut shape = match ty.shape.first() {
        Some(rows) if ty.rank() > 1 && fits(*rows) => ty.shape.clone(),
        _ => {
            let rows = (FEW..=MANY)
                .rev()
                .find(|n| ty.count().is_multiple_of(*n) && fits(*n))?;
            vec![rows, ty.count() / rows]
        }
    };
    let mut inner: Vec<usize> = (1..shape.len()).collect();
    let last = shape.pop()?;
    match lanes(last) {
        Some(lanes) => shape.extend([last / lanes, lanes]),
        None => shape.push(last),
    }
    let operand = match shape == ty.shape {
        true => operand,
        false => out.reshape(operand, &shape),
    };
    let identity = out.scalar(ty.element, identity);
    inner.retain(|d| d + 1 < shape.len() || lanes(last).is_none());
    Some(out.reduce(operand, identity, &inner, combiner))
}

/// Reduces the rows lane by lane; `None` if each row has only one partial result.
fn lanes_of_all(out: &mut Func, rows: Value, combiner: Combiner) -> Option<Value> {
    let ty = out.tensor(rows).clone();
    let before: Vec<usize> = (0..ty.rank().checked_sub(1)?).collect();
    if before.is_empty() {
        return None;
    }
    let identity = out.scalar(ty.element, combiner.identity(ty.element)?);
    let lanes = out.reduce(rows, identity, &before, combiner);
    Some(out.optimization_barrier(&[lanes])[0])
}

/// Returns the number of partial results of a row whose last dimension has size `last`.
fn lanes(last: usize) -> Option<usize> {
    let powers = std::iter::successors(Some(LANES), |n| Some(n / 2)).take_while(|n| *n >= 8);
    let least = |n: usize| if n > SOME { SEVERAL } else { 2 };
    let mut fitting = powers.filter(|n| last.is_multiple_of(*n) && last / n >= least(*n));
    fitting.next()
}

#[cfg(test)]
mod tests {
    use stablehlo::{ElementType, Scalar, TensorType};

    use super::*;

    fn reduces(shape: &[usize], dimensions: &[usize]) -> usize {
        let mut func = Func::new("sum");
        let x = func.parameter(TensorType::new(ElementType::F32, shape));
        let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
        func.results = vec![func.reduce(x, zero, dimensions, Combiner::Add)];
        let after = by_rows(&func);
        assert_eq!(after.ty(after.results[0]), func.ty(func.results[0]));
        let is_reduce = |v: &Value| matches!(after.op(*v), Op::Reduce { .. });
        after.values().filter(is_reduce).count()
    }

    #[test]
    fn only_all_of_large_arrays_is_reduced_in_several_goes() {
        assert_eq!(reduces(&[512, 304], &[0, 1]), 3);
        assert_eq!(reduces(&[512, 300], &[0, 1]), 2, "no power of two");
        assert_eq!(reduces(&[512, 301], &[0, 1]), 2);
        assert_eq!(reduces(&[40, 64, 128], &[0, 1, 2]), 3);
        assert_eq!(reduces(&[1 << 20], &[0]), 3);
        assert_eq!(reduces(&[3, 1 << 18], &[0, 1]), 3);
        assert_eq!(reduces(&[512, 300], &[1]), 1);
        assert_eq!(reduces(&[32, 31], &[0, 1]), 1);
        // A prime has no rows.
        assert_eq!(reduces(&[1_000_003], &[0]), 1);
    }

    #[test]
    fn long_rows_give_many_numbers_and_short_ones_few() {
        let given = [2048, 1024, 512, 192, 128, 24, 8].map(lanes);
        let expected = [
            Some(256),
            Some(128),
            Some(64),
            Some(64),
            Some(64),
            Some(8),
            None,
        ];
        assert_eq!(given, expected);
    }
}
