//! Separation of a kernel's stores: each gets a copy of its operands' computation under its own
//! guard.

use std::collections::{HashMap, HashSet};

use super::{Body, MAX_OPS, free_body, guard_op, parallel, stores_of};
use crate::kernel_ir::{Kernel, Op, OpKind, Region, ValueId};

/// Returns the kernel in which each store has its own copy of the ops that it needs, under its own
/// guard, which may allow simplifications. `None` if the stores cannot be separated.
pub(super) fn separated(kernel: &Kernel) -> Option<Kernel> {
    let body = free_body(kernel)?;
    let stores = stores_of(kernel, &body)?;
    let mut out = kernel.clone();
    let mut region = Region {
        args: body.region.args.clone(),
        ..Region::default()
    };
    let mut total = 0;
    for store in &stores {
        let mut cloner = Cloner {
            body: &body,
            kernel: &mut out,
            names: HashMap::new(),
            ops: Vec::new(),
            total: &mut total,
        };
        let needed = cloner.needed(store.op);
        for value in needed {
            cloner.value(value)?;
        }
        let copy = cloner.copy(store.op);
        let mut ops = cloner.ops;
        ops.push(copy);
        match store.guards.is_empty() {
            true => region.ops.append(&mut ops),
            false => region.ops.push(guard_op(ops, &store.guards, store.op.loc)?),
        }
    }
    if let Some(op) = parallel(&mut out)
        && let OpKind::Parallel { body, .. } = &mut op.kind
    {
        *body = region;
    }
    Some(out)
}

/// Copies the ops that a store needs.
struct Cloner<'a> {
    body: &'a Body<'a>,
    kernel: &'a mut Kernel,
    names: HashMap<ValueId, ValueId>,
    ops: Vec<Op>,
    total: &'a mut usize,
}

impl Cloner<'_> {
    /// Returns the values that an op uses and does not define.
    fn needed(&self, op: &Op) -> Vec<ValueId> {
        let mut inside = HashSet::new();
        let mut needed = op.kind.operands();
        for region in op.kind.regions() {
            region.walk_definitions(&mut |value| {
                inside.insert(value);
            });
            inside.extend(region.args.iter().copied());
            region.walk_uses(&mut |value| needed.push(value));
        }
        needed.retain(|value| !inside.contains(value));
        needed
    }

    /// Copies the ops that compute `value`; `None` if there are too many.
    fn value(&mut self, value: ValueId) -> Option<()> {
        if !self.body.computed.contains(&value) || self.names.contains_key(&value) {
            return Some(());
        }
        let op = *self.body.definitions.get(&value)?;
        for value in self.needed(op) {
            self.value(value)?;
        }
        let copy = self.copy(op);
        self.ops.push(copy);
        *self.total += 1;
        (*self.total <= MAX_OPS).then_some(())
    }

    /// Copies an op with new results and with the copied operands.
    fn copy(&mut self, op: &Op) -> Op {
        let mut region = Region {
            ops: vec![op.clone()],
            ..Region::default()
        };
        let mut defined = Vec::new();
        region.walk_definitions(&mut |value| defined.push(value));
        for value in defined {
            let new = self.kernel.new_value(self.kernel.ty(value));
            self.names.insert(value, new);
            *self.total += 1;
        }
        region.rename(&|value| *self.names.get(&value).unwrap_or(&value));
        region.ops.swap_remove(0)
    }
}
