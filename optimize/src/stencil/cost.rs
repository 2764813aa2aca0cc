//! What a sum costs for one element, in additions of what is at hand.

use stablehlo::{Coefficient, ElementType, Func, Op, Stencil, Value};

use super::sum::Sum;
use crate::{Target, costs};

/// What writing an element and reading it from memory again costs, on the CPU: what is decided here knows of no target, and there stencils
/// are stored.
pub(super) fn storing() -> usize {
    costs::storing(ElementType::F32, Target::Cpu).round() as usize
}

/// What a sum costs when it is written anew: a load for each tap, additions, and products with what is not one.
pub(super) fn of_sum(sum: &Sum) -> usize {
    let loads = sum.taps.len();
    loads + by_scalars(sum).min(all_at_once(sum))
}

/// Whether it is cheaper to sum up first what is multiplied with the same scalars.
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

/// Additions and products.
fn all_at_once(sum: &Sum) -> usize {
    let factors = factors(sum);
    let products = match common(&factors) {
        Some((scalars, scale, left)) => left + usize::from(scale != 1.0 || !scalars.is_empty()),
        None => factors.len(),
    };
    factors.len().saturating_sub(1) + products
}

/// If all factors are multiples of the same scalars: those, the number that is best taken out of all of them, and
/// how many are not that number, or the negative of it.
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

/// What the arithmetic of a group of sums costs as it stands, without its loads.
pub(super) fn of_ops(func: &Func, members: &[Value]) -> usize {
    let of = |value: &Value| match func.op(*value) {
        Op::Stencil { stencil, .. } => of_stencil(stencil),
        _ => 1,
    };
    members.iter().map(of).sum()
}

/// The additions and products of a stencil.
fn of_stencil(stencil: &Stencil) -> usize {
    let ones = |c: Coefficient| matches!(c.as_constant(), Some(c) if c.abs() == 1.0);
    let products = stencil.taps.iter().filter(|tap| !ones(tap.coefficient));
    stencil.taps.len() - 1 + products.count()
}

/// What a chain of stencils, each stored for the next one, costs.
pub(super) fn of_chain(chain: &[Stencil]) -> usize {
    let loads = chain.iter().map(|stencil| stencil.taps.len());
    let work = chain.iter().map(of_stencil);
    loads.sum::<usize>() + work.sum::<usize>() + storing() * chain.len().saturating_sub(1)
}
