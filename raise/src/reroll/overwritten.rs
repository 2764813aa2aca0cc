//! Dead store elimination: stores that the same thread overwrites before they can be observed.

use super::forms::{Form, Forms};
use crate::kernel_ir::{Kernel, OpKind, Region, Ty, ValueId};

/// Removes the first store to an element that a later store of `region` overwrites, with nothing in
/// between that reads the array or makes it visible to other threads; returns whether there was
/// one.
pub(super) fn drop_overwritten(kernel: &Kernel, forms: &Forms, region: &mut Region) -> bool {
    let target = |kind: &OpKind| -> Option<(ValueId, Form)> {
        let (array, element) = match kind {
            OpKind::AffineStore {
                array,
                map,
                operands,
                ..
            } => (array, forms.map(&map.results[0], operands)?),
            OpKind::Store { array, index, .. } => {
                (array, forms.get(*index)?.clone().wrapped(Ty::Index))
            }
            _ => return None,
        };
        Some((*array, element))
    };
    for first in 0..region.ops.len() {
        let Some(there) = target(&region.ops[first].kind) else {
            continue;
        };
        for op in &region.ops[first + 1..] {
            match target(&op.kind) {
                Some(other) if other == there => {
                    region.ops.remove(first);
                    return true;
                }
                // A different element, or a different array.
                Some(_) => continue,
                None if looks(kernel, &op.kind, kernel.array(there.0).name()) => break,
                None => {}
            }
        }
    }
    false
}

/// Returns whether `kind` may read `array`, or let other threads read it.
fn looks(kernel: &Kernel, kind: &OpKind, array: &str) -> bool {
    match kind {
        OpKind::Load { array: a, .. } | OpKind::AffineLoad { array: a, .. } => {
            kernel.array(*a).name() == array
        }
        OpKind::Store { .. } | OpKind::AffineStore { .. } => false,
        OpKind::Barrier | OpKind::Ptx(..) => true,
        _ => kind.regions().iter().any(|region| {
            let mut any = false;
            region.walk(&mut |op| {
                any |= op.kind.regions().is_empty() && looks(kernel, &op.kind, array)
            });
            any
        }),
    }
}
