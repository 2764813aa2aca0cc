//! The adjoint of `dot_general`.

use stablehlo::{Func, Op, Value};

use crate::reverse_pass::Sweep;

/// Adds the adjoint of each factor: the product of the result's adjoint and the other factor,
/// contracted over the dimensions that only those two have.
pub(super) fn dot_general(sweep: &mut Sweep, out: &mut Func, op: &Op, cotangent: Value) {
    let Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        rhs_batch,
        lhs_contract,
        rhs_contract,
    } = op
    else {
        unreachable!("not a product");
    };
    let func = sweep.func();
    let free = |value: Value, batch: &[usize], contract: &[usize]| -> Vec<usize> {
        let rank = func.tensor(value).rank();
        let is_free = |d: &usize| !batch.contains(d) && !contract.contains(d);
        (0..rank).filter(is_free).collect()
    };
    let lhs_free = free(*lhs, lhs_batch, lhs_contract);
    let rhs_free = free(*rhs, rhs_batch, rhs_contract);
    let batches: Vec<usize> = (0..lhs_batch.len()).collect();
    // The result's dimensions are the batch, then the free dimensions of `lhs`, then those of
    // `rhs`.
    let of_lhs: Vec<usize> = (0..lhs_free.len()).map(|d| batches.len() + d).collect();
    let of_rhs: Vec<usize> = (0..rhs_free.len())
        .map(|d| batches.len() + lhs_free.len() + d)
        .collect();
    if sweep.is_active(*lhs) {
        let other = sweep.factor(out, *rhs);
        let product = out.dot_general(
            cotangent,
            other,
            (&batches, rhs_batch),
            (&of_rhs, &rhs_free),
        );
        // The product's dimensions are the batch, the free dimensions of `lhs`, and the contracted
        // ones in the order of `rhs`.
        let order = in_order(rhs_contract, lhs_contract);
        let places = [lhs_batch.as_slice(), &lhs_free, &order].concat();
        let back = placed(out, product, &places);
        sweep.add(out, *lhs, back);
    }
    if sweep.is_active(*rhs) {
        let other = sweep.factor(out, *lhs);
        let product = out.dot_general(
            cotangent,
            other,
            (&batches, lhs_batch),
            (&of_lhs, &lhs_free),
        );
        let order = in_order(lhs_contract, rhs_contract);
        let places = [rhs_batch.as_slice(), &rhs_free, &order].concat();
        let back = placed(out, product, &places);
        sweep.add(out, *rhs, back);
    }
}

/// Returns the dimensions `theirs`, paired with `ours`, in ascending order of `ours`.
fn in_order(ours: &[usize], theirs: &[usize]) -> Vec<usize> {
    let mut pairs: Vec<(usize, usize)> = ours.iter().copied().zip(theirs.iter().copied()).collect();
    pairs.sort();
    pairs.into_iter().map(|(_, their)| their).collect()
}

/// Transposes dimension `d` of `value` to dimension `places[d]`.
fn placed(out: &mut Func, value: Value, places: &[usize]) -> Value {
    let mut permutation = vec![0; places.len()];
    for (from, to) in places.iter().enumerate() {
        permutation[*to] = from;
    }
    out.transpose(value, &permutation)
}
