//! If-conversion of integer results of an `scf.if` to selects.
//!
//! Index arithmetic that LLVM left in branches (`i == 0 ? …`) is cheap and safe to execute
//! speculatively, so it is hoisted before the if, and the result becomes a select, which index
//! analysis can follow.

use std::collections::{HashMap, HashSet};

use crate::kernel_ir::{BinaryOp, Const, Kernel, Op, OpKind, Region, ValueId};

/// Hoists the arithmetic that integer results of ifs need.
pub(super) fn speculate(mut kernel: Kernel) -> Kernel {
    let mut constants = HashMap::new();
    kernel.body.walk(&mut |op| {
        if let OpKind::Constant(Const::Int(value)) = op.kind {
            constants.insert(op.results[0], value);
        }
    });
    let mut body = std::mem::take(&mut kernel.body);
    flatten(&kernel, &mut body, &constants);
    kernel.body = body;
    kernel
}

fn flatten(kernel: &Kernel, region: &mut Region, constants: &HashMap<ValueId, i128>) {
    for mut op in std::mem::take(&mut region.ops) {
        for inner in op.kind.regions_mut() {
            flatten(kernel, inner, constants);
        }
        let OpKind::If {
            cond,
            then_region,
            else_region,
        } = &mut op.kind
        else {
            region.ops.push(op);
            continue;
        };
        let then_side = Side::new(then_region, constants);
        let else_side = Side::new(else_region, constants);
        let (mut kept, mut selects, mut moved) = (Vec::new(), Vec::new(), HashSet::new());
        for (k, result) in op.results.iter().enumerate() {
            let (a, b) = (then_region.yields[k], else_region.yields[k]);
            let needed = match kernel.ty(*result).is_int() {
                true => then_side.needs(a).zip(else_side.needs(b)),
                false => None,
            };
            match needed {
                None => kept.push(k),
                Some((for_a, for_b)) => {
                    moved.extend(for_a);
                    moved.extend(for_b);
                    let kind = OpKind::Select(*cond, a, b);
                    selects.push(Op {
                        kind,
                        results: vec![*result],
                        loc: op.loc,
                    });
                }
            }
        }
        for side in [then_region, else_region] {
            let is_moved = |op: &mut Op| op.results.iter().any(|result| moved.contains(result));
            region.ops.extend(side.ops.extract_if(.., is_moved));
            side.yields = kept.iter().map(|k| side.yields[*k]).collect();
        }
        op.results = kept.iter().map(|k| op.results[*k]).collect();
        region.ops.push(op);
        region.ops.append(&mut selects);
    }
}

/// One side of an if, with its definitions.
struct Side<'r> {
    definitions: HashMap<ValueId, &'r OpKind>,
    inside: HashSet<ValueId>,
    constants: &'r HashMap<ValueId, i128>,
}

impl<'r> Side<'r> {
    fn new(region: &'r Region, constants: &'r HashMap<ValueId, i128>) -> Side<'r> {
        let mut definitions = HashMap::new();
        for op in &region.ops {
            if let [result] = op.results.as_slice() {
                definitions.insert(*result, &op.kind);
            }
        }
        let mut inside = HashSet::new();
        region.walk_definitions(&mut |value| {
            inside.insert(value);
        });
        Side {
            definitions,
            inside,
            constants,
        }
    }

    /// Returns the values that must be hoisted for `value` to be available outside; `None` if one
    /// cannot be.
    fn needs(&self, value: ValueId) -> Option<HashSet<ValueId>> {
        let mut needed = HashSet::new();
        self.collect(value, &mut needed).then_some(needed)
    }

    fn collect(&self, value: ValueId, needed: &mut HashSet<ValueId>) -> bool {
        if !self.inside.contains(&value) || needed.contains(&value) {
            return true;
        }
        let Some(kind) = self.definitions.get(&value) else {
            return false;
        };
        needed.insert(value);
        is_speculatable(kind, &|value| self.constants.get(&value).copied())
            && kind
                .operands()
                .into_iter()
                .all(|operand| self.collect(operand, needed))
    }
}

/// Returns whether the op may be executed speculatively: it has no effect, reads no memory, and
/// does not divide by zero or overflow in a division by -1.
pub(super) fn is_speculatable(kind: &OpKind, constant: &dyn Fn(ValueId) -> Option<i128>) -> bool {
    match kind {
        OpKind::Binary(
            BinaryOp::DivSi
            | BinaryOp::DivUi
            | BinaryOp::RemSi
            | BinaryOp::RemUi
            | BinaryOp::FloorDivSi
            | BinaryOp::CeilDivSi
            | BinaryOp::CeilDivUi,
            _,
            divisor,
        ) => constant(*divisor).is_some_and(|divisor| divisor != 0 && divisor != -1),
        _ => kind.regions().is_empty() && !kind.has_effect() && !kind.reads_memory(),
    }
}
