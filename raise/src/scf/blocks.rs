//! Launches whose number of blocks varies from step to step.

use crate::kernel_ir::{
    BinaryOp, IdKind, IntPredicate, Kernel, KernelArg, Op, OpKind, Region, Ty, ValueId,
};
use crate::launch::Varying;
use crate::scf::Emit;

/// Guards the kernel in the axes where `grid` varies, so that only the blocks of the current step
/// run; it is launched with the largest grid of all steps.
pub fn leave_out_blocks(mut kernel: Kernel, grid: &[Option<Varying>; 3]) -> Kernel {
    for (axis, varying) in grid.iter().enumerate() {
        let Some(varying) = varying else { continue };
        let scalar = scalar(&mut kernel, varying);
        let inside = std::mem::take(&mut kernel.body.ops);
        let loc = inside.first().map(|op| op.loc).unwrap_or_default();
        let extent = kernel.grid[axis].into();
        let mut ops = Vec::new();
        let mut emit = Emit {
            kernel: &mut kernel,
            ops: &mut ops,
            loc,
        };
        let block = OpKind::Id {
            kind: IdKind::Block,
            axis: axis as u8,
            extent,
        };
        let block = emit.op(block, Ty::Index);
        let factor = emit.int(varying.factor.into(), Ty::Index);
        let product = emit.binary(BinaryOp::MulI, scalar, factor);
        let offset = emit.int(varying.offset.into(), Ty::Index);
        let blocks = emit.binary(BinaryOp::AddI, product, offset);
        let cond = emit.compare(IntPredicate::Slt, block, blocks);
        let then_region = Region {
            ops: inside,
            ..Region::default()
        };
        ops.push(Op {
            kind: OpKind::If {
                cond,
                then_region,
                else_region: Region::default(),
            },
            results: Vec::new(),
            loc,
        });
        kernel.body.ops = ops;
    }
    kernel
}

/// Returns the kernel argument from which the grid extent is computed.
fn scalar(kernel: &mut Kernel, varying: &Varying) -> ValueId {
    let known = kernel.args.iter().find(|arg| arg.name() == varying.name);
    if let Some(KernelArg::Scalar { value, .. }) = known {
        return *value;
    }
    let value = kernel.new_value(Ty::Index);
    kernel.args.push(KernelArg::Scalar {
        name: varying.name.clone(),
        ty: Ty::Index,
        range: Some(varying.range),
        value,
    });
    value
}
