//! The memory accesses of code, and whether the code may be reordered.

use super::forms::{Form, Forms};
use crate::kernel_ir::{Kernel, Op, OpKind, Ty, ValueId};

/// One access.
#[derive(Clone, Debug)]
pub(super) struct MemoryOp {
    name: String,
    array: ValueId,
    write: bool,
    /// The element, if its index has a form.
    element: Option<Form>,
    /// Its current position.
    at: usize,
    /// Its position in the new order.
    order: (usize, usize),
}

impl MemoryOp {
    /// Returns all accesses in `op`.
    pub fn of(
        kernel: &Kernel,
        forms: &Forms,
        op: &Op,
        at: usize,
        order: (usize, usize),
    ) -> Vec<MemoryOp> {
        let mut all = Vec::new();
        let mut add = |op: &Op, nested: bool| {
            let index = |value: &ValueId| forms.get(*value).map(|f| f.clone().wrapped(Ty::Index));
            let (array, write, element) = match &op.kind {
                OpKind::Load { array, index: i } => (array, false, index(i)),
                OpKind::Store {
                    array, index: i, ..
                } => (array, true, index(i)),
                OpKind::AffineLoad {
                    array,
                    map,
                    operands,
                } => (array, false, forms.map(&map.results[0], operands)),
                OpKind::AffineStore {
                    array,
                    map,
                    operands,
                    ..
                } => (array, true, forms.map(&map.results[0], operands)),
                _ => return,
            };
            all.push(MemoryOp {
                name: kernel.array(*array).name().to_owned(),
                array: *array,
                write,
                // Nested loops change it.
                element: element.filter(|_| !nested),
                at,
                order,
            });
        };
        add(op, false);
        for region in op.kind.regions() {
            region.walk(&mut |op| add(op, true));
        }
        all
    }

    /// Returns whether it is an access of the array with this name.
    pub fn is_of(&self, name: &str) -> bool {
        self.name == name
    }

    /// Returns whether it is a store.
    pub fn is_write(&self) -> bool {
        self.write
    }

    /// Returns whether the two may access one element, and one of them stores.
    fn may_meet(&self, other: &MemoryOp) -> bool {
        (self.write || other.write) && self.may_be_same_element(other)
    }

    /// Returns whether the two may access one element.
    pub fn may_be_same_element(&self, other: &MemoryOp) -> bool {
        if self.name != other.name {
            return false;
        }
        // Two arguments for one array may have different element types.
        if self.array != other.array {
            return true;
        }
        let (Some(a), Some(b)) = (&self.element, &other.element) else {
            return true;
        };
        let apart = a.clone().plus(b, -1);
        apart.as_constant().is_none_or(|by| by == 0)
    }
}

/// Returns whether all accesses that may conflict keep their order.
pub(super) fn keeps_order(touched: &[MemoryOp]) -> bool {
    touched.iter().enumerate().all(|(n, a)| {
        let others = touched[n + 1..].iter();
        others
            .filter(|b| a.at != b.at && a.may_meet(b))
            .all(|b| (a.at < b.at) == (a.order < b.order))
    })
}

/// Returns whether accesses of two copies may conflict. Copies differ by the same amount each, so
/// that the first is compared with the others.
pub(super) fn may_conflict(touched: &[MemoryOp]) -> bool {
    let is_first = |access: &&MemoryOp| access.order.0 == 0;
    touched.iter().filter(is_first).any(|a| {
        let mut others = touched.iter().filter(|b| b.order.0 != 0);
        others.any(|b| a.may_meet(b))
    })
}
