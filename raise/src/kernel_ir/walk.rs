//! Visitors of ops, operands and regions.

use super::{Op, OpKind, PtxOp, Region, ValueId};
use std::collections::HashMap;

// One match lists the operands; the macro expands it for `&` and for `&mut`.
macro_rules! visit_operands {
    ($self:expr, $f:expr, $iter:ident) => {
        match $self {
            OpKind::Constant(_) | OpKind::Poison | OpKind::Id { .. } | OpKind::Barrier => {}
            OpKind::Parallel { .. } => {}
            OpKind::Unary(_, a) | OpKind::Cast(_, a) => $f(a),
            OpKind::Binary(_, a, b) | OpKind::Cmpi(_, a, b) | OpKind::Cmpf(_, a, b) => {
                $f(a);
                $f(b);
            }
            OpKind::Fma(a, b, c) | OpKind::Select(a, b, c) => {
                $f(a);
                $f(b);
                $f(c);
            }
            OpKind::MulExtended { lhs, rhs, .. } => {
                $f(lhs);
                $f(rhs);
            }
            OpKind::Load { array, index } => {
                $f(array);
                $f(index);
            }
            OpKind::Store {
                array,
                index,
                value,
            } => {
                $f(array);
                $f(index);
                $f(value);
            }
            OpKind::AffineLoad {
                array, operands, ..
            } => {
                $f(array);
                operands.$iter().for_each($f);
            }
            OpKind::AffineStore {
                array,
                operands,
                value,
                ..
            } => {
                $f(array);
                operands.$iter().for_each(&mut *$f);
                $f(value);
            }
            OpKind::AffineApply { operands, .. } | OpKind::AffineIf { operands, .. } => {
                operands.$iter().for_each($f);
            }
            OpKind::If { cond, .. } => $f(cond),
            OpKind::For {
                lower,
                upper,
                step,
                init,
                ..
            } => {
                $f(lower);
                $f(upper);
                $f(step);
                init.$iter().for_each($f);
            }
            OpKind::AffineFor {
                lower, upper, init, ..
            } => {
                lower.operands.$iter().for_each(&mut *$f);
                upper.operands.$iter().for_each(&mut *$f);
                init.$iter().for_each($f);
            }
            OpKind::While { init, .. } => init.$iter().for_each($f),
            OpKind::Ptx(_, operands) => operands.$iter().for_each($f),
        }
    };
}

impl OpKind {
    /// Calls `f` with each value that the op itself uses, in order, without the uses inside its
    /// regions.
    pub fn visit_operands<'a>(&'a self, f: &mut dyn FnMut(&'a ValueId)) {
        visit_operands!(self, f, iter);
    }

    /// Like [`OpKind::visit_operands`], with mutable references.
    pub fn visit_operands_mut<'a>(&'a mut self, f: &mut dyn FnMut(&'a mut ValueId)) {
        visit_operands!(self, f, iter_mut);
    }

    /// Returns the values that the op itself uses, in order.
    pub fn operands(&self) -> Vec<ValueId> {
        let mut operands = Vec::new();
        self.visit_operands(&mut |value| operands.push(*value));
        operands
    }

    /// Returns its regions, in order.
    pub fn regions(&self) -> Vec<&Region> {
        match self {
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => vec![then_region, else_region],
            OpKind::For { body, .. }
            | OpKind::AffineFor { body, .. }
            | OpKind::Parallel { body, .. } => vec![body],
            OpKind::While { before, after, .. } => vec![before, after],
            OpKind::Constant(_)
            | OpKind::Poison
            | OpKind::Id { .. }
            | OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::Load { .. }
            | OpKind::Store { .. }
            | OpKind::AffineLoad { .. }
            | OpKind::AffineStore { .. }
            | OpKind::AffineApply { .. }
            | OpKind::Barrier
            | OpKind::Ptx(..) => Vec::new(),
        }
    }

    /// Returns its regions, in order, as mutable references.
    pub fn regions_mut(&mut self) -> Vec<&mut Region> {
        match self {
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => vec![then_region, else_region],
            OpKind::For { body, .. }
            | OpKind::AffineFor { body, .. }
            | OpKind::Parallel { body, .. } => vec![body],
            OpKind::While { before, after, .. } => vec![before, after],
            OpKind::Constant(_)
            | OpKind::Poison
            | OpKind::Id { .. }
            | OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::Load { .. }
            | OpKind::Store { .. }
            | OpKind::AffineLoad { .. }
            | OpKind::AffineStore { .. }
            | OpKind::AffineApply { .. }
            | OpKind::Barrier
            | OpKind::Ptx(..) => Vec::new(),
        }
    }

    /// Returns whether the op, or an op inside it, writes memory or is a barrier.
    pub fn has_effect(&self) -> bool {
        match self {
            OpKind::Store { .. }
            | OpKind::AffineStore { .. }
            | OpKind::Barrier
            | OpKind::Ptx(..) => true,
            _ => self.regions().iter().any(|region| region.has_effect()),
        }
    }

    /// Returns whether the threads of a block wait for one another at the op.
    pub fn is_block_barrier(&self) -> bool {
        matches!(
            self,
            OpKind::Barrier | OpKind::Ptx(PtxOp::BarrierReduce(_) | PtxOp::GridBarrier, _)
        )
    }

    /// Returns whether threads of a warp wait for one another at the op.
    pub fn is_warp_barrier(&self) -> bool {
        matches!(self, OpKind::Ptx(PtxOp::WarpBarrier | PtxOp::Lockstep, _))
    }

    /// Returns whether the threads of a block or a warp wait for one another at the op.
    pub fn is_barrier(&self) -> bool {
        self.is_block_barrier() || self.is_warp_barrier()
    }

    /// Returns whether the op, or an op inside it, reads memory.
    pub fn reads_memory(&self) -> bool {
        match self {
            OpKind::Load { .. } | OpKind::AffineLoad { .. } | OpKind::Ptx(PtxOp::Atomic(_), _) => {
                true
            }
            _ => self
                .regions()
                .iter()
                .any(|region| region.ops.iter().any(|op| op.kind.reads_memory())),
        }
    }
}

impl Region {
    /// Returns whether an op inside the region writes memory or is a barrier.
    pub fn has_effect(&self) -> bool {
        self.ops.iter().any(|op| op.kind.has_effect())
    }

    /// Returns whether `f` holds for an op inside the region, at any depth.
    pub fn any(&self, f: &dyn Fn(&OpKind) -> bool) -> bool {
        let within = |op: &Op| op.kind.regions().iter().any(|region| region.any(f));
        self.ops.iter().any(|op| f(&op.kind) || within(op))
    }

    /// Calls `f` with every op in it, at any depth, a parent before its children.
    pub fn walk<'a>(&'a self, f: &mut dyn FnMut(&'a Op)) {
        for op in &self.ops {
            f(op);
            for region in op.kind.regions() {
                region.walk(f);
            }
        }
    }

    /// Calls `f` with every op in it, at any depth, a parent before its children.
    pub fn walk_mut(&mut self, f: &mut dyn FnMut(&mut Op)) {
        for op in &mut self.ops {
            f(op);
            for region in op.kind.regions_mut() {
                region.walk_mut(f);
            }
        }
    }

    /// Calls `f` with every use of a value in it: operands and yields, at any depth.
    pub fn walk_uses(&self, f: &mut dyn FnMut(ValueId)) {
        for op in &self.ops {
            op.kind.visit_operands(&mut |value| f(*value));
            for region in op.kind.regions() {
                region.walk_uses(f);
            }
        }
        self.yields.iter().for_each(|value| f(*value));
    }

    /// Calls `f` with a mutable reference to every use of a value in the region.
    pub fn walk_uses_mut(&mut self, f: &mut dyn FnMut(&mut ValueId)) {
        for op in &mut self.ops {
            op.kind.visit_operands_mut(&mut |value| f(value));
            for region in op.kind.regions_mut() {
                region.walk_uses_mut(f);
            }
        }
        self.yields.iter_mut().for_each(f);
    }

    /// Calls `f` with every value defined in it: its arguments and all results, at any depth.
    pub fn walk_definitions(&self, f: &mut dyn FnMut(ValueId)) {
        self.args.iter().for_each(|value| f(*value));
        for op in &self.ops {
            op.results.iter().for_each(|value| f(*value));
            for region in op.kind.regions() {
                region.walk_definitions(f);
            }
        }
    }

    /// Returns the defining op of each value that is defined by an op in the region, at any depth.
    pub fn definitions(&self) -> HashMap<ValueId, &Op> {
        let mut definitions = HashMap::new();
        self.walk(&mut |op| {
            definitions.extend(op.results.iter().map(|result| (*result, op)));
        });
        definitions
    }

    /// Renames every value at its definition and uses.
    pub fn rename(&mut self, name: &dyn Fn(ValueId) -> ValueId) {
        let all =
            |values: &mut [ValueId]| values.iter_mut().for_each(|value| *value = name(*value));
        all(&mut self.args);
        for op in &mut self.ops {
            all(&mut op.results);
            op.kind
                .visit_operands_mut(&mut |value| *value = name(*value));
            op.kind
                .regions_mut()
                .into_iter()
                .for_each(|region| region.rename(name));
        }
        all(&mut self.yields);
    }
}
