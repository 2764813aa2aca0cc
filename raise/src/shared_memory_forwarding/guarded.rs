//! Joins a sum without a guard and its continuation with one.
//!
//! `for k in 0..16 { sum += a[k] b[k] }` followed by `for k in 0..16 { sum += if guard(k) { a[16 +
//! k] b[16 + k] } else { 0 } }` becomes one loop to 32 with the guard of the second, in terms of `k
//! - 16`, if it surely holds in the first.

use super::context::{self, conditions, decided};
use super::nests::counts_to;
use crate::affine::{Atom, Facts};
use crate::kernel_ir::{
    AffineExpr, AffineMap, Bound, IntegerSet, Kernel, Op, OpKind, Region, Ty, ValueId,
};
use crate::reroll::{Forms, goes_on};
use std::collections::HashMap;

/// Joins such pairs.
pub(super) fn join_guarded(mut kernel: Kernel) -> Kernel {
    let forms = Forms::of(&kernel);
    let mut facts = context::of_kernel(&kernel);
    let mut body = std::mem::take(&mut kernel.body);
    context::walk(&mut body, &mut facts, &mut |region, facts| {
        for first in 0..region.ops.len().saturating_sub(1) {
            if let Some(joined) = join(&mut kernel, &forms, region, first, facts) {
                region.ops.splice(first..first + 2, [joined]);
                return;
            }
        }
    });
    kernel.body = body;
    kernel
}

/// Returns the loop at `first` extended by the iterations of the loop after it; `None` if that one
/// does not continue it.
fn join(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &Region,
    first: usize,
    facts: &mut Facts,
) -> Option<Op> {
    let (a, b) = (&region.ops[first], &region.ops[first + 1]);
    let (steps, more) = (counts_to(&a.kind)?, counts_to(&b.kind)?);
    let (
        OpKind::AffineFor {
            init: begin,
            body: x,
            ..
        },
        OpKind::AffineFor { init, body: y, .. },
    ) = (&a.kind, &b.kind)
    else {
        return None;
    };
    let mut uses = 0;
    region.walk_uses(&mut |value| uses += usize::from(a.results.contains(&value)));
    if x.has_effect() || y.has_effect() || uses != init.len() || init.len() != begin.len() {
        return None;
    }
    let init: Vec<ValueId> = init
        .iter()
        .map(|value| Some(begin[a.results.iter().position(|result| result == value)?]))
        .collect::<Option<_>>()?;
    // Where its guards hold, the second loop must continue the first, and in the first they must
    // hold.
    let open = without_guards(y, &mut |sets| {
        facts.open();
        facts.note(Atom::Value(y.args[0]), (-i128::from(steps), -1));
        let hold = sets.iter().all(|(set, operands)| {
            let all = conditions(set, operands, facts);
            all.iter().all(|holds| decided(facts, holds) == Some(true))
        });
        facts.close();
        hold
    })?;
    let mut kind = b.kind.clone();
    if let OpKind::AffineFor { body, .. } = &mut kind {
        *body = open;
    }
    let pair = Region {
        ops: vec![a.clone(), Op { kind, ..b.clone() }],
        ..Region::default()
    };
    if !goes_on(kernel, forms, &pair) {
        return None;
    }
    let iv = kernel.new_value(Ty::Index);
    let mut body = y.clone();
    let back = AffineExpr::Add(
        Box::new(AffineExpr::Dim(0)),
        Box::new(AffineExpr::Const(-steps)),
    );
    let map = AffineMap {
        dims: 1,
        results: vec![back],
    };
    let old = std::mem::replace(&mut body.args[0], iv);
    body.ops.insert(
        0,
        Op {
            kind: OpKind::AffineApply {
                map,
                operands: vec![iv],
            },
            results: vec![old],
            loc: b.loc,
        },
    );
    Some(Op {
        kind: OpKind::AffineFor {
            lower: Bound::constant(0),
            upper: Bound::constant(steps + more),
            step: 1,
            init,
            body,
        },
        results: b.results.clone(),
        loc: b.loc,
    })
}

type Guard<'r> = (&'r IntegerSet, &'r [ValueId]);

/// Returns `body` with guards replaced by their contents, if there are guards and `hold` accepts
/// them.
fn without_guards(body: &Region, hold: &mut dyn FnMut(&[Guard]) -> bool) -> Option<Region> {
    let mut guards: Vec<Guard> = Vec::new();
    let mut names: HashMap<ValueId, ValueId> = HashMap::new();
    let mut open = Region {
        args: body.args.clone(),
        yields: body.yields.clone(),
        ..Region::default()
    };
    for op in &body.ops {
        match &op.kind {
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                ..
            } => {
                guards.push((set, operands));
                open.ops.extend(then_region.ops.iter().cloned());
                names.extend(
                    op.results
                        .iter()
                        .copied()
                        .zip(then_region.yields.iter().copied()),
                );
            }
            _ => open.ops.push(op.clone()),
        }
    }
    open.walk_uses_mut(&mut |value| {
        while let Some(name) = names.get(value) {
            *value = *name;
        }
    });
    (!guards.is_empty() && hold(&guards)).then_some(open)
}
