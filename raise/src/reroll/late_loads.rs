//! Sinks loads before a loop that are only used after it.
//!
//! Input: `x = load a[36]; s = loop …; fma(x, y, s)`, the form in which compilers leave the
//! remainder of an unrolled inner loop. Output: the load follows the loop, next to the step to
//! which it belongs. Only loads from arrays that the kernel never writes are moved.

use crate::kernel_ir::{Kernel, KernelArg, OpKind, Region, Space, ValueId};
use std::collections::BTreeSet;

/// Sinks such loads, at any depth; returns whether there were any.
pub(super) fn move_loads(kernel: &mut Kernel) -> bool {
    let constant = constant_arrays(kernel);
    move_in(&constant, &mut kernel.body)
}

/// Returns the arrays that the kernel never writes.
pub(super) fn constant_arrays(kernel: &Kernel) -> BTreeSet<ValueId> {
    let written = kernel.written_arrays();
    let constant = kernel.args.iter().filter_map(|arg| match arg {
        KernelArg::Array {
            name,
            space: Space::Global | Space::Module { .. },
            value,
            ..
        } => (!written.contains(name.as_str())).then_some(*value),
        KernelArg::Array { .. } | KernelArg::Scalar { .. } => None,
    });
    constant.collect()
}

fn move_in(constant: &BTreeSet<ValueId>, region: &mut Region) -> bool {
    let mut moved = false;
    for op in &mut region.ops {
        for inner in op.kind.regions_mut() {
            moved |= move_in(constant, inner);
        }
    }
    for at in (0..region.ops.len()).rev() {
        let op = &region.ops[at];
        match &op.kind {
            OpKind::AffineLoad { array, .. } if constant.contains(array) => {}
            _ => continue,
        }
        let uses = |value: ValueId| op.results.contains(&value);
        let behind = &region.ops[at + 1..];
        let is_loop = |kind: &OpKind| matches!(kind, OpKind::AffineFor { .. } | OpKind::For { .. });
        let until = behind.iter().position(|op| {
            let mut used = op.kind.operands().into_iter().any(uses);
            for inner in op.kind.regions() {
                inner.walk_uses(&mut |value| used |= uses(value));
            }
            used
        });
        let passed = &behind[..until.unwrap_or(behind.len())];
        if let Some(last) = passed.iter().rposition(|op| is_loop(&op.kind)) {
            let op = region.ops.remove(at);
            region.ops.insert(at + 1 + last, op);
            moved = true;
        }
    }
    moved
}
