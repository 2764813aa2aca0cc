//! Memory that each block (`.shared`) or each thread (`.local`) has for itself: one array with all of it.
//!
//! In: kernel arguments of those spaces, and the dimensions of the launch. Out: an array of shape `[instances…, length]`, and with it
//! the place where each thread's own instance begins. What is in it at first is unknown to the kernel: zeros here.

use super::index::{Dim, Index};
use super::lane_values::{LaneValue, element};
use super::lower::{Lower, LowerResult};
use super::memory_model::{Array, Instances};
use crate::kernel_ir::{KernelArg, OpKind, PtxOp, Region, Space};
use stablehlo::{ElementType, Literal, Scalar, TensorType};
use std::collections::BTreeSet;

/// Gives every scratch array that the kernel uses its place. The dimensions of the launch are there, and nothing runs yet.
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
        // Threads, or blocks, that do the same have the same in it.
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

/// Whether threads get something from one another by an op.
fn exchanges(op: &PtxOp) -> bool {
    !matches!(
        op,
        PtxOp::Trap(_) | PtxOp::GridBarrier | PtxOp::WarpBarrier | PtxOp::Lockstep
    )
}

/// Whether an op of PTX is one of `wanted`: those give something that differs between threads that
/// do the same.
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
    /// The flat element of the whole array that `index` of the running thread's instance is.
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
