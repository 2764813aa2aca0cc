//! Iteration over MLIR's blocks and their ops.

use std::iter::successors;

use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;
use melior::ir::{BlockRef, OperationRef, RegionLike, RegionRef};

/// Returns the ops of `block`, in order.
pub(super) fn ops_in<'c, 'a>(
    block: BlockRef<'c, 'a>,
) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    successors(block.first_operation(), |op| op.next_in_block())
}

/// Returns the blocks of `region`, in order.
pub(super) fn blocks_in<'c, 'a>(
    region: RegionRef<'c, 'a>,
) -> impl Iterator<Item = BlockRef<'c, 'a>> {
    successors(region.first_block(), |block| block.next_in_region())
}

/// Returns the first block of region `number` of `operation`; `None` if it is empty or absent.
pub(super) fn block_of<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    number: usize,
) -> Option<BlockRef<'c, 'a>> {
    operation.region(number).ok()?.first_block()
}

/// Returns whether `holds` is true of an op in `block`, at any depth.
pub(super) fn any_in(block: BlockRef, holds: &dyn Fn(OperationRef) -> bool) -> bool {
    ops_in(block).any(|op| holds(op) || any_inside(op, holds))
}

/// Returns whether `holds` is true of an op in a region of `operation`, at any depth.
pub(super) fn any_inside(operation: OperationRef, holds: &dyn Fn(OperationRef) -> bool) -> bool {
    let mut regions = operation.regions();
    regions.any(|region| blocks_in(region).any(|block| any_in(block, holds)))
}

/// Returns whether the op has one of these names.
pub(super) fn is_one_of(operation: OperationRef, names: &[&str]) -> bool {
    let name = operation.name();
    let name = name.as_string_ref().as_str();
    name.is_ok_and(|name| names.contains(&name))
}
