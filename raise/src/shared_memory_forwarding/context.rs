//! The facts that hold at a point of the kernel: ranges of ids and loop variables, and guards.

use crate::affine::{Atom, Facts, Linear};
use crate::kernel_ir::{AffineExpr, Bound, IntegerSet, Kernel, OpKind, Region, ValueId};

/// A sum that is at least 0, or (if `equality`) equal to 0.
#[derive(Clone, Debug)]
pub(crate) struct AffineConstraint {
    pub sum: Linear,
    pub equality: bool,
}

/// Converts `expr` to a sum, with `dims` substituted.
pub(crate) fn linear(expr: &AffineExpr, dims: &[Linear], facts: &Facts) -> Linear {
    match expr {
        AffineExpr::Dim(number) => dims[*number].clone(),
        AffineExpr::Const(value) => Linear::constant((*value).into()),
        AffineExpr::Add(a, b) => linear(a, dims, facts).plus(&linear(b, dims, facts)),
        AffineExpr::Mul(a, factor) => linear(a, dims, facts).times((*factor).into()),
        AffineExpr::Mod(a, modulus) => facts.modulo(&linear(a, dims, facts), (*modulus).into()),
        AffineExpr::FloorDiv(a, by) => facts.floor_div(&linear(a, dims, facts), (*by).into()),
        AffineExpr::CeilDiv(a, by) => {
            let minus = linear(a, dims, facts).times(-1);
            facts.floor_div(&minus, (*by).into()).times(-1)
        }
    }
}

/// Returns the operands of a map as sums.
pub(crate) fn values(operands: &[ValueId]) -> Vec<Linear> {
    operands.iter().map(|id| Linear::value(*id)).collect()
}

/// Returns the conditions of a set.
pub(crate) fn conditions(
    set: &IntegerSet,
    operands: &[ValueId],
    facts: &Facts,
) -> Vec<AffineConstraint> {
    let dims = values(operands);
    let holds = set.constraints.iter().map(|constraint| AffineConstraint {
        sum: linear(&constraint.expr, &dims, facts),
        equality: constraint.equality,
    });
    holds.collect()
}

/// Returns the complement of a set with one condition, if that is one condition too.
pub(super) fn opposite(conditions: &[AffineConstraint], facts: &Facts) -> Option<AffineConstraint> {
    let [only] = conditions else {
        return None;
    };
    // A sum of known sign is nonzero exactly where it is strictly beyond 0.
    let (least, greatest) = facts.range(&only.sum);
    match (sides(only).as_slice(), only.equality) {
        ([below], false) => Some(below.clone()),
        ([below, _], true) if greatest <= 0 => Some(below.clone()),
        ([_, above], true) if least >= 0 => Some(above.clone()),
        _ => None,
    }
}

/// Returns the conditions of which one holds where `holds` fails.
pub(super) fn sides(holds: &AffineConstraint) -> Vec<AffineConstraint> {
    let side = |sum: Linear| AffineConstraint {
        sum: sum.offset(-1),
        equality: false,
    };
    let below = side(holds.sum.times(-1));
    match holds.equality {
        false => vec![below],
        true => vec![below, side(holds.sum.clone())],
    }
}

/// Returns the mutually exclusive cases in which not all of the conditions hold.
pub(super) fn not_all(all: &[AffineConstraint]) -> Vec<Vec<AffineConstraint>> {
    let mut cases = Vec::new();
    for (number, holds) in all.iter().enumerate() {
        for not in sides(holds) {
            let mut case = all[..number].to_vec();
            case.push(not);
            cases.push(case);
        }
    }
    cases
}

/// Records the condition in the innermost scope.
pub(crate) fn note(facts: &mut Facts, holds: &AffineConstraint) {
    facts.note_sum(&holds.sum);
    if holds.equality {
        facts.note_sum(&holds.sum.times(-1));
    }
}

/// Returns `true` if the condition holds everywhere under the facts, `false` if nowhere.
pub(crate) fn decided(facts: &Facts, holds: &AffineConstraint) -> Option<bool> {
    let (least, greatest) = facts.range(&holds.sum);
    match holds.equality {
        true if (least, greatest) == (0, 0) => Some(true),
        true if least > 0 || greatest < 0 => Some(false),
        false if least >= 0 => Some(true),
        false if greatest < 0 => Some(false),
        _ => None,
    }
}

/// Returns the facts about the ids and integer arguments of a kernel.
pub(super) fn of_kernel(kernel: &Kernel) -> Facts {
    let mut facts = Facts::new();
    facts.types = kernel.values.iter().map(|value| value.ty).collect();
    for (value, range) in kernel.integers() {
        facts.note(Atom::Value(value), range);
    }
    for op in &kernel.body.ops {
        if let OpKind::Id { extent, .. } = op.kind {
            facts.note(Atom::Value(op.results[0]), (0, i128::from(extent) - 1));
        }
    }
    facts
}

/// Opens a scope with the facts that hold in region `number` of an op; the caller closes it.
pub(super) fn enter(facts: &mut Facts, kind: &OpKind, number: usize) {
    facts.open();
    match kind {
        OpKind::AffineIf { set, operands, .. } => {
            let conditions = conditions(set, operands, facts);
            match number {
                0 => conditions.iter().for_each(|holds| note(facts, holds)),
                _ => opposite(&conditions, facts)
                    .iter()
                    .for_each(|holds| note(facts, holds)),
            }
            facts.note_again();
        }
        OpKind::AffineFor {
            lower, upper, body, ..
        } => {
            let iv = Linear::value(body.args[0]);
            let sums = |bound: &Bound, facts: &Facts| -> Vec<Linear> {
                let dims = values(&bound.operands);
                let results = bound.map.results.iter();
                results.map(|result| linear(result, &dims, facts)).collect()
            };
            for least in sums(lower, facts) {
                facts.note_sum(&iv.minus(&least));
            }
            for end in sums(upper, facts) {
                facts.note_sum(&end.minus(&iv).offset(-1));
            }
        }
        OpKind::Parallel {
            lower, upper, body, ..
        } => {
            for (dim, (lower, upper)) in body.args.iter().zip(lower.iter().zip(upper)) {
                let range = (i128::from(*lower), i128::from(*upper) - 1);
                facts.note(Atom::Value(*dim), range);
            }
        }
        _ => {}
    }
}

/// Walks `region`, with the facts that hold in each nested region.
pub(super) fn walk(
    region: &mut Region,
    facts: &mut Facts,
    visit: &mut dyn FnMut(&mut Region, &mut Facts),
) {
    for op in &mut region.ops {
        let kind = op.kind.clone();
        for (number, inner) in op.kind.regions_mut().into_iter().enumerate() {
            enter(facts, &kind, number);
            walk(inner, facts, visit);
            facts.close();
        }
    }
    visit(region, facts);
}
