//! Recomputation of one thread's values in another thread.

use crate::kernel_ir::{IdKind, Kernel, KernelArg, Op, OpKind, Region, Space, ValueId};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Definitions of a kernel's values, and the values that differ between threads of a block.
pub(super) struct Values {
    definitions: HashMap<ValueId, Op>,
    varying: HashSet<ValueId>,
    /// Names of the arrays that the kernel writes.
    written: BTreeSet<String>,
}

impl Values {
    pub fn of(kernel: &Kernel) -> Values {
        let written = kernel.written_arrays();
        let mut values = Values {
            definitions: HashMap::new(),
            varying: HashSet::new(),
            written: written.into_iter().map(str::to_owned).collect(),
        };
        values.region(&kernel.body, kernel);
        values
    }

    fn region(&mut self, region: &Region, kernel: &Kernel) {
        for op in &region.ops {
            self.op(op, kernel);
        }
    }

    fn op(&mut self, op: &Op, kernel: &Kernel) {
        let mut varies = match &op.kind {
            OpKind::Id { kind, .. } => *kind != IdKind::Block,
            OpKind::Ptx(..) => true,
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                !self.is_read_only(kernel, *array)
            }
            _ => false,
        };
        op.kind
            .visit_operands(&mut |value| varies |= self.varying.contains(value));
        match &op.kind {
            // Carried values may become thread-dependent; the variable is if the bounds are.
            OpKind::AffineFor {
                lower, upper, body, ..
            } => {
                let of_thread = |id: &ValueId| self.varying.contains(id);
                if lower.operands.iter().chain(&upper.operands).any(of_thread) {
                    self.varying.insert(body.args[0]);
                }
                self.varying.extend(&body.args[1..]);
                varies = true;
            }
            kind => {
                for region in kind.regions() {
                    self.varying.extend(&region.args);
                }
                varies |= matches!(kind, OpKind::While { .. } | OpKind::For { .. });
            }
        }
        for region in op.kind.regions() {
            self.region(region, kernel);
            varies |= region.yields.iter().any(|id| self.varying.contains(id));
        }
        for result in &op.results {
            if varies {
                self.varying.insert(*result);
            }
            self.definitions.insert(*result, op.clone());
        }
    }

    /// Returns whether the value differs between threads of a block.
    pub fn varies(&self, value: ValueId) -> bool {
        self.varying.contains(&value)
    }

    /// Returns the defining op.
    pub fn definition(&self, value: ValueId) -> Option<&Op> {
        self.definitions.get(&value)
    }

    fn is_read_only(&self, kernel: &Kernel, array: ValueId) -> bool {
        match kernel.array(array) {
            KernelArg::Array { name, space, .. } => match space {
                Space::Global | Space::Module { .. } => !self.written.contains(name),
                Space::Shared | Space::Local => false,
            },
            KernelArg::Scalar { .. } => true,
        }
    }

    /// Returns whether the op can be recomputed anywhere.
    pub fn is_pure(&self, op: &Op, kernel: &Kernel) -> bool {
        let read_only = |kind: &OpKind| match kind {
            OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => {
                self.is_read_only(kernel, *array)
            }
            _ => true,
        };
        let mut pure = !op.kind.has_effect() && read_only(&op.kind);
        for region in op.kind.regions() {
            region.walk(&mut |op| pure &= read_only(&op.kind));
        }
        pure
    }
}

/// Appends copies of another thread's computation to a list of ops.
pub(super) struct Cloner<'a> {
    pub values: &'a Values,
    pub kernel: &'a mut Kernel,
    /// The values that are defined at the insertion point.
    pub in_scope: &'a HashSet<ValueId>,
    /// The other thread's values: its ids, and what has been copied.
    pub known: HashMap<ValueId, ValueId>,
    pub out: Vec<Op>,
}

impl Cloner<'_> {
    /// Returns `value` of the other thread; `None` if it cannot be computed here.
    pub fn value(&mut self, value: ValueId) -> Option<ValueId> {
        if let Some(known) = self.known.get(&value) {
            return Some(*known);
        }
        let stays = !self.values.varies(value);
        if stays && self.in_scope.contains(&value) {
            return Some(value);
        }
        let op = self.values.definitions.get(&value)?.clone();
        if !self.values.is_pure(&op, self.kernel) {
            return None;
        }
        self.op(op)?;
        self.known.get(&value).copied()
    }

    fn op(&mut self, mut op: Op) -> Option<()> {
        // First copy the values from outside the op.
        let mut inside = HashSet::new();
        for region in op.kind.regions() {
            region.walk_definitions(&mut |value| {
                inside.insert(value);
            });
        }
        let mut used = op.kind.operands();
        for region in op.kind.regions() {
            region.walk_uses(&mut |value| used.push(value));
        }
        for value in used {
            if !inside.contains(&value) {
                let copy = self.value(value)?;
                self.known.insert(value, copy);
            }
        }
        let results = op.results.clone();
        for value in inside.iter().chain(&results) {
            let copy = self.kernel.new_value(self.kernel.ty(*value));
            self.known.insert(*value, copy);
        }
        let known = &self.known;
        let name = |value: ValueId| known.get(&value).copied().unwrap_or(value);
        op.kind
            .visit_operands_mut(&mut |value| *value = name(*value));
        for region in op.kind.regions_mut() {
            region.rename(&name);
        }
        op.results = op.results.iter().map(|value| name(*value)).collect();
        // Values inside the op belong to this copy only.
        inside.iter().for_each(|value| {
            self.known.remove(value);
        });
        self.out.push(op);
        Some(())
    }
}
