//! Collapses nests of two loops of which only the combined index is used, and removes iterations
//! that add nothing.
//!
//! `for tile in 0..n { for k in 0..16 }` in which only `tile * 16 + k` occurs, and no value that an
//! iteration of the outer loop begins with, becomes `for kk in 0..16 n`. If the summand is a
//! product of two values that are both 0 from some `kk` on, the loop ends there (adding `0 * 0`
//! changes nothing but the sign of a sum that is -0).

use crate::affine::raise_affine;
use crate::error::Result;
use crate::kernel_ir::{
    AffineExpr, AffineMap, BinaryOp, Bound, Const, Kernel, Op, OpKind, Region, Ty, ValueId,
};
use std::collections::HashMap;

/// Collapses nests of two loops where only their combined index is used, and shortens sums.
pub(super) fn join_nests(mut kernel: Kernel) -> Result<Kernel> {
    for skip in 0..8 {
        let mut joined = kernel.clone();
        let mut body = std::mem::take(&mut joined.body);
        let mut left = skip;
        let found = join_first(&mut body, &mut joined, &mut left);
        joined.body = body;
        if !found {
            break;
        }
        let joined = raise_affine(joined)?;
        if divisions(&joined) <= divisions(&kernel) {
            kernel = joined;
        }
    }
    kernel = raise_affine(super::tidy::sink(kernel))?;
    let constants = constants(&kernel);
    let mut body = std::mem::take(&mut kernel.body);
    shorten(&mut body, &constants);
    kernel.body = body;
    raise_affine(kernel)
}

fn divisions(kernel: &Kernel) -> usize {
    let mut count = 0;
    crate::parallel::walk_exprs(&kernel.body, &mut |expr, _| {
        if let AffineExpr::Mod(..) | AffineExpr::FloorDiv(..) | AffineExpr::CeilDiv(..) = expr {
            count += 1;
        }
    });
    count
}

/// Returns the upper bound of a loop from 0 with increment 1 and constant bounds.
pub(super) fn counts_to(kind: &OpKind) -> Option<i64> {
    match kind {
        OpKind::AffineFor {
            lower,
            upper,
            step: 1,
            ..
        } if lower.as_constant() == Some(0) => upper.as_constant(),
        _ => None,
    }
}

/// Collapses the nest with number `left`; returns whether there was one.
fn join_first(region: &mut Region, kernel: &mut Kernel, left: &mut usize) -> bool {
    for op in &mut region.ops {
        if let Some(joined) = join(op, kernel) {
            if *left == 0 {
                *op = joined;
                return true;
            }
            *left -= 1;
        }
        for inner in op.kind.regions_mut() {
            if join_first(inner, kernel, left) {
                return true;
            }
        }
    }
    false
}

fn join(outer: &Op, kernel: &mut Kernel) -> Option<Op> {
    let turns = counts_to(&outer.kind)?;
    let OpKind::AffineFor { init, body, .. } = &outer.kind else {
        return None;
    };
    let (last, before) = body.ops.split_last()?;
    let by = counts_to(&last.kind)?;
    let OpKind::AffineFor {
        init: inner_init,
        body: inner,
        ..
    } = &last.kind
    else {
        return None;
    };
    let handed_on = inner_init[..] == body.args[1..] && body.yields == last.results;
    let plain = |op: &Op| !op.kind.has_effect() && !op.kind.reads_memory();
    // In the collapsed loop the values that an iteration of the outer loop begins with are gone.
    let mut reads_initial = false;
    let mut look = |value: ValueId| reads_initial |= body.args[1..].contains(&value);
    for op in before {
        op.kind.visit_operands(&mut |value| look(*value));
        for region in op.kind.regions() {
            region.walk_uses(&mut look);
        }
    }
    inner.walk_uses(&mut look);
    if !handed_on || !before.iter().all(plain) || reads_initial || by < 1 {
        return None;
    }
    let iv = kernel.new_value(Ty::Index);
    let part = |expr: AffineExpr, result: ValueId| Op {
        kind: OpKind::AffineApply {
            map: AffineMap {
                dims: 1,
                results: vec![expr],
            },
            operands: vec![iv],
        },
        results: vec![result],
        loc: last.loc,
    };
    let dim = || Box::new(AffineExpr::Dim(0));
    let mut ops = vec![
        part(AffineExpr::FloorDiv(dim(), by), body.args[0]),
        part(AffineExpr::Mod(dim(), by), inner.args[0]),
    ];
    ops.extend(before.iter().cloned());
    ops.extend(inner.ops.iter().cloned());
    let mut args = vec![iv];
    args.extend(&inner.args[1..]);
    let body = Region {
        args,
        ops,
        yields: inner.yields.clone(),
    };
    Some(Op {
        kind: OpKind::AffineFor {
            lower: Bound::constant(0),
            upper: Bound::constant(turns * by),
            step: 1,
            init: init.clone(),
            body,
        },
        results: outer.results.clone(),
        loc: outer.loc,
    })
}

fn constants(kernel: &Kernel) -> HashMap<ValueId, Const> {
    let mut constants = HashMap::new();
    kernel.body.walk(&mut |op| {
        if let OpKind::Constant(value) = op.kind {
            constants.insert(op.results[0], value);
        }
    });
    constants
}

/// Shortens loops that sum to the iterations that add something.
fn shorten(region: &mut Region, constants: &HashMap<ValueId, Const>) {
    for op in &mut region.ops {
        for inner in op.kind.regions_mut() {
            shorten(inner, constants);
        }
        let Some(turns) = counts_to(&op.kind) else {
            continue;
        };
        let OpKind::AffineFor { upper, body, .. } = &mut op.kind else {
            continue;
        };
        if body.has_effect() || body.yields.is_empty() {
            continue;
        }
        let ends: Option<Vec<i64>> = body.args[1..]
            .iter()
            .zip(&body.yields)
            .map(|(arg, yielded)| nothing_from(body, *arg, *yielded, constants))
            .collect();
        if let Some(end) = ends.and_then(|ends| ends.into_iter().max())
            && (0..turns).contains(&end)
        {
            *upper = Bound::constant(end);
        }
    }
}

/// Returns the iteration from which on `yielded` is `arg` plus a product of zeros.
fn nothing_from(
    body: &Region,
    arg: ValueId,
    yielded: ValueId,
    constants: &HashMap<ValueId, Const>,
) -> Option<i64> {
    let define = |value: ValueId| body.ops.iter().find(|op| op.results.contains(&value));
    let (a, b) = match define(yielded)?.kind {
        OpKind::Fma(a, b, c) if c == arg => (a, b),
        OpKind::Binary(BinaryOp::AddF | BinaryOp::AddI, x, y) if x == arg || y == arg => {
            let product = if x == arg { y } else { x };
            match define(product)?.kind {
                OpKind::Binary(BinaryOp::MulF | BinaryOp::MulI, a, b) => (a, b),
                _ => return None,
            }
        }
        _ => return None,
    };
    let zero_from = |value: ValueId| -> Option<i64> {
        let op = define(value)?;
        let OpKind::AffineIf {
            set,
            operands,
            else_region,
            ..
        } = &op.kind
        else {
            return None;
        };
        let place = op.results.iter().position(|result| *result == value)?;
        match constants.get(&else_region.yields[place])? {
            Const::Int(0) => {}
            Const::Float(zero) if zero.to_bits() == 0 => {}
            _ => return None,
        }
        // A condition `end - 1 - iv >= 0` fails from `end` on.
        let ends = set.constraints.iter().filter_map(|constraint| {
            let at = |iv: i64| {
                let dims: Vec<i64> = operands
                    .iter()
                    .map(|id| if *id == body.args[0] { iv } else { 0 })
                    .collect();
                constraint.expr.eval(&dims)
            };
            let mut only_iv = true;
            constraint
                .expr
                .walk_dims(&mut |dim| only_iv &= operands[dim] == body.args[0]);
            let slope = at(1) - at(0);
            (only_iv && is_linear(&constraint.expr) && !constraint.equality && slope == -1)
                .then(|| at(0) + 1)
        });
        ends.min()
    };
    Some(zero_from(a)?.max(zero_from(b)?))
}

fn is_linear(expr: &AffineExpr) -> bool {
    match expr {
        AffineExpr::Dim(_) | AffineExpr::Const(_) => true,
        AffineExpr::Add(a, b) => is_linear(a) && is_linear(b),
        AffineExpr::Mul(a, _) => is_linear(a),
        AffineExpr::Mod(..) | AffineExpr::FloorDiv(..) | AffineExpr::CeilDiv(..) => false,
    }
}
