//! The cost of a sum per element, in additions of loaded values.

use stablehlo::{Coefficient, ElementType, Func, Op, Stencil, Value};

use super::sum::Sum;
use crate::{Target, costs};

/// Returns the cost of storing an element and loading it again on the CPU: combination does not
/// depend on the target, and the CPU is where stencils are stored.
pub(super) fn storing() -> usize {
    costs::storing(ElementType::F32, Target::Cpu).round() as usize
}

/// Returns the cost of a sum when it is written: a load per tap, additions, and products with
/// factors other than one.
pub(super) fn of_sum(sum: &Sum) -> usize {
    let loads = sum.taps.len();
    loads + by_scalars(sum).min(all_at_once(sum))
}

/// Returns whether it is cheaper to sum first the terms with the same scalars.
pub(super) fn is_by_scalars(sum: &Sum) -> bool {
    let several = !sum.taps.is_empty() && common(&factors(sum)).is_none();
    several && by_scalars(sum) <= all_at_once(sum)
}

fn factors(sum: &Sum) -> Vec<Option<(&[Value], f64)>> {
    sum.taps.values().map(|c| c.as_product()).collect()
}

fn by_scalars(sum: &Sum) -> usize {
    let sums = sum.by_scalars();
    let each = sums.iter().map(all_at_once);
    each.sum::<usize>() + sums.len().saturating_sub(1)
}

/// Returns the number of additions and products if the sum is written at once.
fn all_at_once(sum: &Sum) -> usize {
    let factors = factors(sum);
    let products = match common(&factors) {
        Some((scalars, scale, left)) => left + usize::from(scale != 1.0 || !scalars.is_empty()),
        None => factors.len(),
    };
    factors.len().saturating_sub(1) + products
}

/// Returns the common scalars if all factors are multiples of the same ones, with the best constant
/// to factor out and the number of factors that differ from it in magnitude.
pub(super) fn common<'a>(
    factors: &[Option<(&'a [Value], f64)>],
) -> Option<(&'a [Value], f64, usize)> {
    let (scalars, _) = (*factors.first()?)?;
    let mut numbers = Vec::new();
    for factor in factors {
        let (others, number) = (*factor)?;
        if others != scalars {
            return None;
        }
        numbers.push(number);
    }
    let left = |scale: f64| numbers.iter().filter(|n| n.abs() != scale).count();
    let free = |scale: f64| usize::from(scale != 1.0 && scalars.is_empty());
    let scales = std::iter::once(1.0).chain(numbers.iter().map(|n| n.abs()));
    let scales = scales.filter(|scale| scale.is_normal());
    // The first of the best.
    let best = scales.min_by_key(|scale| left(*scale) + free(*scale))?;
    Some((scalars, best, left(best)))
}

/// Returns the cost of the arithmetic of a group of sums as it is written, without loads.
pub(super) fn of_ops(func: &Func, members: &[Value]) -> usize {
    let of = |value: &Value| match func.op(*value) {
        Op::Stencil { stencil, .. } => of_stencil(stencil),
        _ => 1,
    };
    members.iter().map(of).sum()
}

/// Returns the additions and products of a stencil.
fn of_stencil(stencil: &Stencil) -> usize {
    let ones = |c: Coefficient| matches!(c.as_constant(), Some(c) if c.abs() == 1.0);
    let products = stencil.taps.iter().filter(|tap| !ones(tap.coefficient));
    stencil.taps.len() - 1 + products.count()
}

/// Returns the cost of a chain of stencils, each stored for the next one.
pub(super) fn of_chain(chain: &[Stencil]) -> usize {
    let loads = chain.iter().map(|stencil| stencil.taps.len());
    let work = chain.iter().map(of_stencil);
    loads.sum::<usize>() + work.sum::<usize>() + storing() * chain.len().saturating_sub(1)
}
