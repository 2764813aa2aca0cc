//! Splitting of dimensions that the kernel itself divides.

use super::{domain_of, parallel, replace, roles_of, spread};
use crate::kernel_ir::{AffineExpr, Constraint, IntegerSet, Kernel, OpKind, Region, Role, ValueId};

/// Splits one dimension that is divided by a constant into quotient and remainder. Returns whether
/// there was one.
pub(super) fn split(kernel: &mut Kernel) -> bool {
    let Some(op) = parallel(kernel) else {
        return false;
    };
    let (domain, roles) = (domain_of(op), roles_of(op));
    let OpKind::Parallel { body, .. } = &mut op.kind else {
        return false;
    };
    // The least divisor first: quotients by greater divisors are divided again.
    let mut found: Option<(usize, i64)> = None;
    walk_exprs(body, &mut |expr, operands| {
        let (AffineExpr::Mod(of, by) | AffineExpr::FloorDiv(of, by)) = expr else {
            return;
        };
        let AffineExpr::Dim(number) = **of else {
            return;
        };
        let Some(dim) = body.args.iter().position(|arg| *arg == operands[number]) else {
            return;
        };
        let (first, end) = domain[dim];
        // The threads of a block can only be split evenly.
        let whole = (end - first) % *by == 0 && first == 0;
        if *by > 1
            && (whole || !matches!(roles[dim], Role::Thread(_)))
            && first.div_euclid(*by) != (end - 1).div_euclid(*by)
            && found.is_none_or(|(_, least)| *by < least)
        {
            found = Some((dim, *by));
        }
    });
    let Some((dim, by)) = found else {
        return false;
    };
    let (first, end) = domain[dim];
    let quotients = (first.div_euclid(by), (end - 1).div_euclid(by) + 1);
    let mut split = domain.clone();
    split.splice(dim..=dim, [quotients, (0, by)]);
    let mut split_roles = roles.clone();
    split_roles.insert(dim, roles[dim]);
    let whole = AffineExpr::Mul(Box::new(AffineExpr::Dim(dim)), by);
    let number = AffineExpr::Add(Box::new(whole), Box::new(AffineExpr::Dim(dim + 1)));
    let old: Vec<(ValueId, AffineExpr)> = body
        .args
        .iter()
        .enumerate()
        .map(|(k, arg)| {
            let expr = match k.cmp(&dim) {
                std::cmp::Ordering::Less => AffineExpr::Dim(k),
                std::cmp::Ordering::Equal => number.clone(),
                std::cmp::Ordering::Greater => AffineExpr::Dim(k + 1),
            };
            (*arg, expr)
        })
        .collect();
    // The range of complete quotients may exceed the domain.
    let mut constraints = Vec::new();
    if quotients.0 * by < first {
        let expr = AffineExpr::Add(
            Box::new(number.clone()),
            Box::new(AffineExpr::Const(-first)),
        );
        constraints.push(Constraint {
            expr,
            equality: false,
        });
    }
    if quotients.1 * by > end {
        let minus = AffineExpr::Mul(Box::new(number.clone()), -1);
        let expr = AffineExpr::Add(Box::new(minus), Box::new(AffineExpr::Const(end - 1)));
        constraints.push(Constraint {
            expr,
            equality: false,
        });
    }
    let dims = split.len();
    let guard = (!constraints.is_empty()).then_some(IntegerSet { dims, constraints });
    let (ops, loc) = (std::mem::take(&mut body.ops), op.loc);
    let parts = spread(kernel, &split, &split_roles, &old, guard, ops, loc);
    replace(kernel, parts);
    true
}

/// Calls `f` with every affine expression in `region` and its subexpressions, and with its
/// operands.
pub(crate) fn walk_exprs(region: &Region, f: &mut dyn FnMut(&AffineExpr, &[ValueId])) {
    region.walk(&mut |op| match &op.kind {
        OpKind::AffineLoad { map, operands, .. }
        | OpKind::AffineStore { map, operands, .. }
        | OpKind::AffineApply { map, operands } => {
            map.results
                .iter()
                .for_each(|result| walk_parts(result, operands, f));
        }
        OpKind::AffineIf { set, operands, .. } => {
            set.constraints
                .iter()
                .for_each(|constraint| walk_parts(&constraint.expr, operands, f));
        }
        OpKind::AffineFor { lower, upper, .. } => {
            for bound in [lower, upper] {
                bound
                    .map
                    .results
                    .iter()
                    .for_each(|result| walk_parts(result, &bound.operands, f));
            }
        }
        _ => {}
    });
}

fn walk_parts(expr: &AffineExpr, operands: &[ValueId], f: &mut dyn FnMut(&AffineExpr, &[ValueId])) {
    f(expr, operands);
    match expr {
        AffineExpr::Dim(_) | AffineExpr::Const(_) => {}
        AffineExpr::Add(a, b) => {
            walk_parts(a, operands, f);
            walk_parts(b, operands, f);
        }
        AffineExpr::Mul(a, _)
        | AffineExpr::Mod(a, _)
        | AffineExpr::FloorDiv(a, _)
        | AffineExpr::CeilDiv(a, _) => walk_parts(a, operands, f),
    }
}
