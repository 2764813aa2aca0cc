//! Store-to-load forwarding within straight-line code: a load of an element that the same thread
//! stored just before yields the stored value.
//!
//! Compilers keep such loads where two pointers may be the same array; in a kernel of known arrays
//! they are not. A load is kept if another store to its array, a barrier, or an op that other
//! threads take part in lies between.

use super::forms::{Form, Forms};
use crate::kernel_ir::{Kernel, OpKind, Region, ValueId};
use std::collections::HashMap;

/// Forwards stores to loads, at any depth.
pub(super) fn forward(kernel: &mut Kernel) {
    let forms = Forms::of(kernel);
    let mut body = std::mem::take(&mut kernel.body);
    let mut now = HashMap::new();
    forward_in(kernel, &forms, &body, &mut now);
    body.walk_uses_mut(&mut |value| {
        while let Some(stored) = now.get(value) {
            *value = *stored;
        }
    });
    kernel.body = body;
}

/// The last store to an array: the element and the value.
type Stored = (Form, ValueId);

fn forward_in(
    kernel: &Kernel,
    forms: &Forms,
    region: &Region,
    now: &mut HashMap<ValueId, ValueId>,
) {
    let mut stored: HashMap<&str, (ValueId, Stored)> = HashMap::new();
    for op in &region.ops {
        let element = |map: &crate::kernel_ir::AffineMap, operands: &[ValueId]| {
            forms.map(&map.results[0], operands)
        };
        match &op.kind {
            OpKind::AffineStore {
                array,
                map,
                operands,
                value,
            } => {
                let name = kernel.array(*array).name();
                match element(map, operands) {
                    Some(element) => stored.insert(name, (*array, (element, *value))),
                    None => stored.remove(name),
                };
            }
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let last = stored.get(kernel.array(*array).name());
                if let Some((by, (there, value))) = last
                    && by == array
                    && element(map, operands).as_ref() == Some(there)
                {
                    now.insert(op.results[0], *value);
                }
            }
            kind => {
                for inner in kind.regions() {
                    forward_in(kernel, forms, inner, now);
                }
                if kind.has_effect() {
                    stored.clear();
                }
            }
        }
    }
}
