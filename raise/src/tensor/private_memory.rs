//! Allocation of memory private to a block (`.shared`) or thread (`.local`): one array that holds
//! all instances.
//!
//! Input: kernel arguments of those spaces, and the dimensions of the launch. Output: an array of
//! shape `[instances…, length]`, and the start of each thread's instance. The initial contents are
//! undefined for the kernel; here they are zeros.

use super::index::{Dim, Index};
use super::lane_values::{LaneValue, element};
use super::lower::{Lower, LowerResult};
use super::memory_model::{Array, Instances};
use crate::kernel_ir::{KernelArg, OpKind, PtxOp, Region, Space};
use stablehlo::{ElementType, Literal, Scalar, TensorType};
use std::collections::BTreeSet;

/// Allocates every shared and local array that the kernel uses. Called when the launch's dimensions
/// exist and no access has been lowered.
pub(super) fn allocate(lower: &mut Lower) {
    let mut used = BTreeSet::new();
    lower.kernel.body.walk_uses(&mut |value| {
        used.insert(value);
    });
    let alike_threads = match any_ptx(&lower.kernel.body, exchanges) {
        true => BTreeSet::new(),
        false => lower.threads.unused.clone(),
    };
    let mut alike_blocks = lower.threads.unused.clone();
    alike_blocks.retain(|dim| lower.threads.grid_dims.contains(dim));
    if any_ptx(&lower.kernel.body, |op| matches!(op, PtxOp::Atomic(_))) {
        alike_blocks.clear();
    }
    for (number, arg) in lower.kernel.args.iter().enumerate() {
        let KernelArg::Array {
            name,
            element: ty,
            shape,
            space,
            value,
            ..
        } = arg
        else {
            continue;
        };
        if !used.contains(value) {
            continue;
        }
        // Threads (or blocks) that do the same have the same contents.
        let (mut dims, alike): (Vec<Dim>, _) = match space {
            Space::Shared => (lower.threads.grid_dims.clone(), &alike_blocks),
            Space::Local => (
                lower.threads.unordered.iter().copied().collect(),
                &alike_threads,
            ),
            Space::Global | Space::Module { .. } => continue,
        };
        dims.retain(|dim| !alike.contains(dim));
        let len: usize = shape.iter().product();
        let mut base = Index::constant(0);
        let mut stride = len as i128;
        for dim in dims.iter().rev() {
            let (first, end) = lower.threads.domain[dim];
            let from_first = Index::dim(*dim, &lower.threads.domain)
                .sub(&Index::constant(first))
                .expect("a constant adds no pieces");
            base = base
                .add(&from_first.scale(stride))
                .expect("dimensions are all different");
            stride *= end - first;
        }
        let mut whole: Vec<usize> = dims.iter().map(|dim| lower.threads.extent(*dim)).collect();
        whole.push(len);
        let ty = TensorType {
            element: element(*ty),
            shape: whole.clone(),
        };
        let element = ty.element;
        let zeros = lower.f().constant(Literal::splat(ty, Scalar::Int(0)));
        let mut apart: BTreeSet<Dim> = dims.iter().copied().collect();
        apart.extend(alike);
        lower.memory.storage[number] = Some(lower.memory.arrays.len());
        lower.memory.arrays.push(Array {
            name: name.clone(),
            element,
            shape: whole,
            value: zeros,
            frame: lower.builder.depth(),
            written: false,
            instances: Some(Instances { len, base, apart }),
        });
    }
}

/// Returns whether the op passes values between threads.
fn exchanges(op: &PtxOp) -> bool {
    !matches!(
        op,
        PtxOp::Trap(_) | PtxOp::GridBarrier | PtxOp::WarpBarrier | PtxOp::Lockstep
    )
}

/// Returns whether the body has an op of PTX for which `wanted` holds: the results of such ops may
/// differ between threads that otherwise do the same.
fn any_ptx(body: &Region, wanted: impl Fn(&PtxOp) -> bool) -> bool {
    let mut found = false;
    body.walk(&mut |op| {
        if let OpKind::Ptx(ptx, _) = &op.kind {
            found |= wanted(ptx);
        }
    });
    found
}

impl Lower<'_> {
    /// Returns the flat element in the array of all instances for element `index` of the active
    /// thread's instance.
    pub(super) fn of_instance(
        &mut self,
        array: usize,
        index: &LaneValue,
    ) -> LowerResult<LaneValue> {
        let Some(Instances { base, .. }) = self.memory.arrays[array].instances.clone() else {
            return Ok(index.clone());
        };
        let base = base.restrict(&self.threads.domain);
        let too_many = |this: &Self| {
            this.unsupported(
                "index-pieces",
                "an index of too many pieces to follow is not raised yet",
            )
        };
        Ok(match index {
            LaneValue::Index(index) => {
                LaneValue::Index(index.add(&base).ok_or_else(|| too_many(self))?)
            }
            LaneValue::Select(t, yes, no) => LaneValue::Select(
                t.clone(),
                yes.add(&base).ok_or_else(|| too_many(self))?,
                no.add(&base).ok_or_else(|| too_many(self))?,
            ),
            LaneValue::Tensor(_) | LaneValue::Condition(_) | LaneValue::AffineMask(..) => {
                let index = self.materialize(index, ElementType::I64);
                let index = self.builder.convert(&index, ElementType::I64);
                let base = self.materialize(&LaneValue::Index(base), ElementType::I64);
                LaneValue::Tensor(self.hlo(stablehlo::BinaryOp::Add, &index, &base))
            }
        })
    }
}
