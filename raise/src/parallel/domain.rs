//! Trimming of the domain to the smallest box around all effects.

use super::{Domain, domain_of, parallel, replace, roles_of, spread};
use crate::kernel_ir::{AffineExpr, Constraint, IntegerSet, Kernel, OpKind, Region, Role, ValueId};

/// Narrows the domain to the box of all effects, and removes dimensions with one value. Returns
/// whether anything changed.
pub(super) fn trim(kernel: &mut Kernel) -> bool {
    let Some(op) = parallel(kernel) else {
        return false;
    };
    let (full, roles) = (domain_of(op), roles_of(op));
    let OpKind::Parallel { body, .. } = &mut op.kind else {
        return false;
    };
    let Some(mut hull) = hull(body, &body.args, &full) else {
        // No point has an effect.
        kernel.body.ops.retain(|op| !op.kind.has_effect());
        return true;
    };
    // Lanes are numbered over all threads of a block, whether they have an effect or not.
    for (dim, role) in roles.iter().enumerate() {
        if matches!(role, Role::Thread(_)) {
            hull[dim] = full[dim];
        }
    }
    let single = hull.iter().any(|(first, end)| first + 1 == *end) && hull.len() > 1;
    if hull == full && !single {
        return false;
    }
    // A dimension with one value is removed, except that one dimension must remain.
    let (mut kept, mut kept_roles) = (Domain::new(), Vec::new());
    let mut exprs = Vec::new();
    for (dim, (first, end)) in hull.iter().enumerate() {
        let last_chance = kept.is_empty() && dim + 1 == hull.len();
        exprs.push(if first + 1 == *end && !last_chance {
            AffineExpr::Const(*first)
        } else {
            kept.push((*first, *end));
            kept_roles.push(roles[dim]);
            AffineExpr::Dim(kept.len() - 1)
        });
    }
    let old: Vec<_> = body.args.iter().copied().zip(exprs).collect();
    let (ops, loc) = (std::mem::take(&mut body.ops), op.loc);
    let trimmed = spread(kernel, &kept, &kept_roles, &old, None, ops, loc);
    replace(kernel, trimmed);
    true
}

/// Returns the smallest box within `around` that contains all effects of `region`; `None` if there
/// are none.
fn hull(region: &Region, dims: &[ValueId], around: &Domain) -> Option<Domain> {
    let mut all: Option<Domain> = None;
    for op in region.ops.iter().filter(|op| op.kind.has_effect()) {
        let found = match &op.kind {
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                let inside = narrowed(set, operands, dims, around);
                let inside = inside.and_then(|domain| hull(then_region, dims, &domain));
                let outside = opposite(set);
                let outside = match &outside {
                    Some(set) => narrowed(set, operands, dims, around),
                    None => Some(around.clone()),
                };
                let outside = outside.and_then(|domain| hull(else_region, dims, &domain));
                join(inside, outside)
            }
            kind if kind.regions().is_empty() => Some(around.clone()),
            kind => {
                let regions = kind.regions();
                regions
                    .into_iter()
                    .fold(None, |all, region| join(all, hull(region, dims, around)))
            }
        };
        all = join(all, found);
    }
    all
}

/// Returns the smallest box that contains both.
fn join(a: Option<Domain>, b: Option<Domain>) -> Option<Domain> {
    match (a, b) {
        (Some(a), Some(b)) => Some(
            a.iter()
                .zip(&b)
                .map(|(a, b)| (a.0.min(b.0), a.1.max(b.1)))
                .collect(),
        ),
        (only, None) | (None, only) => only,
    }
}

/// Returns the complement of `set`, if that is a set.
fn opposite(set: &IntegerSet) -> Option<IntegerSet> {
    match set.constraints.as_slice() {
        [
            Constraint {
                expr,
                equality: false,
            },
        ] => {
            let minus = AffineExpr::Mul(Box::new(expr.clone()), -1);
            let expr = AffineExpr::Add(Box::new(minus), Box::new(AffineExpr::Const(-1)));
            let constraints = vec![Constraint {
                expr,
                equality: false,
            }];
            Some(IntegerSet {
                dims: set.dims,
                constraints,
            })
        }
        _ => None,
    }
}

/// Returns the part of `around` where the conditions on single dimensions hold; `None` if it is
/// empty.
fn narrowed(
    set: &IntegerSet,
    operands: &[ValueId],
    dims: &[ValueId],
    around: &Domain,
) -> Option<Domain> {
    let mut domain = around.clone();
    for Constraint { expr, equality } in &set.constraints {
        let Some((number, factor, constant)) = expr.on_one_dim() else {
            continue;
        };
        let Some(dim) = dims.iter().position(|dim| *dim == operands[number]) else {
            continue;
        };
        let (first, end) = &mut domain[dim];
        // factor * x + constant >= 0, or == 0
        if factor > 0 || *equality {
            let (factor, constant) = (factor.abs(), constant * factor.signum());
            *first = (*first).max(-constant.div_euclid(factor));
        }
        if factor < 0 || *equality {
            let (factor, constant) = (factor.abs(), -constant * factor.signum());
            *end = (*end).min(constant.div_euclid(factor) + 1);
        }
    }
    domain
        .iter()
        .all(|(first, end)| first < end)
        .then_some(domain)
}
