//! What one thread computes, said again of another thread.

use crate::kernel_ir::{IdKind, Kernel, KernelArg, Op, OpKind, Region, Space, ValueId};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Definitions of a kernel's values, and which of them differ between threads of a block.
pub(super) struct Values {
    definitions: HashMap<ValueId, Op>,
    varying: HashSet<ValueId>,
    /// Names of arrays that the kernel writes.
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
            // What is carried may come to differ; the variable differs if the bounds do.
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

    /// Does it differ between threads of a block?
    pub fn varies(&self, value: ValueId) -> bool {
        self.varying.contains(&value)
    }

    /// The op that gives it.
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

    /// May it be computed anywhere, as often as one likes?
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

/// Makes copies of what another thread computes, to the end of a list of ops.
pub(super) struct Cloner<'a> {
    pub values: &'a Values,
    pub kernel: &'a mut Kernel,
    /// What is defined where the copies go.
    pub in_scope: &'a HashSet<ValueId>,
    /// What each value is for the other thread: its ids, and what was copied.
    pub known: HashMap<ValueId, ValueId>,
    pub out: Vec<Op>,
}

impl Cloner<'_> {
    /// `value`, as the other thread has it; `None` if that cannot be computed here.
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
        // Everything from outside the op first.
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
        // What was inside is of this copy only.
        inside.iter().for_each(|value| {
            self.known.remove(value);
        });
        self.out.push(op);
        Some(())
    }
}
