//! Lowering of collective operations of a warp or a block.
//!
//! Input: values over dimensions of the launch, some of them the threads of a block. Threads are
//! numbered as in CUDA (x fastest), 32 to a warp, and the missing lanes of the last warp are
//! inactive: `[…, warps, 32]`. Output: values over all the threads again.
//!
//! Only active threads take part in votes, matches and reductions; a shuffle from an inactive lane
//! gives an undefined value, as in PTX.

use super::index::Dim;
use super::lane_values::{DimTensor, LaneValue, element, union_dims};
use super::lower::{Lower, LowerResult};
use super::thread_domain::ThreadDomain;
use crate::kernel_ir::{AtomicOp, BarrierReduce, MatchOp, PtxOp, Ty, ValueId, VoteOp};
use stablehlo::{
    BinaryOp as Hlo, Combiner, Direction, ElementType, Literal, Scalar, TensorType, UnaryOp, Value,
};

/// Lanes of a warp.
pub(super) const LANES: usize = crate::kernel_ir::LANES as usize;

/// The dimensions of a warp op that do not enumerate threads of the block, in order.
#[derive(Clone)]
pub(super) struct Around(pub Vec<Dim>);

/// The participating lanes.
enum Members {
    /// The same for all lanes of a warp, `[…, warps, 32]`; `None` means all lanes.
    Same(Option<Value>),
    /// A separate set for each lane: `[…, warps, 32, 32]`.
    Each(Value),
}

impl Lower<'_> {
    /// Lowers a PTX op that has no MLIR equivalent.
    pub(super) fn ptx(
        &mut self,
        op: &PtxOp,
        operands: &[ValueId],
        results: &[ValueId],
    ) -> LowerResult<()> {
        let vals = match op {
            PtxOp::Atomic(_) | PtxOp::Trap(_) => {
                return Err(
                    self.unsupported("tensor-ptx", format!("`{}` is not raised yet", op.name()))
                );
            }
            PtxOp::Shuffle(mode) => self.shuffle(*mode, operands)?,
            PtxOp::Vote(vote) => vec![self.vote(*vote, operands[0], operands[1])?],
            PtxOp::Match(which) => self.match_lanes(*which, operands[0], operands[1])?,
            PtxOp::ActiveMask => {
                let around = self.threads.around(&[]);
                let active = self.active(&around);
                let bits = self.ballot(None, &Members::Same(active), &around);
                vec![self.of_lanes(bits, &around)]
            }
            PtxOp::Redux(op) => vec![self.redux(*op, operands[0], operands[1])?],
            PtxOp::BarrierReduce(op) => vec![self.barrier_reduce(*op, operands[0])?],
            PtxOp::GridBarrier => return self.grid_barrier(),
            PtxOp::WarpBarrier => return self.warp_barrier(operands[0]),
            PtxOp::Lockstep => {
                self.lockstep();
                return Ok(());
            }
        };
        for (result, t) in results.iter().zip(vals) {
            self.define(*result, LaneValue::Tensor(t));
        }
        Ok(())
    }

    /// Returns `t` as `[around…, warps, 32]`, zero in inactive lanes.
    pub(super) fn over_lanes(&mut self, t: &DimTensor, around: &Around) -> Value {
        let threads = self.threads.block_dims.clone();
        let dims: Vec<Dim> = around.0.iter().chain(&threads).copied().collect();
        let mut value = self.fit(t, &dims);
        let e = self.f().tensor(value).element;
        let zero = self.f().scalar(e, Scalar::Int(0));
        let mut shape = self.threads.around_shape(around);
        let (mut low, mut high) = (vec![0i64; dims.len()], vec![0i64; dims.len()]);
        for (k, dim) in threads.iter().enumerate() {
            let (first, end) = self.threads.domain[dim];
            low[around.0.len() + k] = first as i64;
            high[around.0.len() + k] = self.threads.whole(*dim) as i64 - end as i64;
        }
        if low.iter().chain(&high).any(|edge| *edge != 0) {
            let none = vec![0; dims.len()];
            value = self.f().pad(value, zero, &low, &high, &none);
        }
        let (size, warps) = (self.threads.block_size(), self.threads.warps());
        shape.push(size);
        value = self.f().reshape(value, &shape);
        if size % LANES != 0 {
            let none = vec![0; shape.len()];
            let mut behind = none.clone();
            behind[shape.len() - 1] = (warps * LANES - size) as i64;
            value = self.f().pad(value, zero, &none, &behind, &none_of(&shape));
        }
        shape.pop();
        shape.extend([warps, LANES]);
        self.f().reshape(value, &shape)
    }

    /// Returns `[around…, warps, 32]` as a value of the active threads.
    pub(super) fn of_lanes(&mut self, value: Value, around: &Around) -> DimTensor {
        let threads = self.threads.block_dims.clone();
        let mut shape = self.threads.around_shape(around);
        let (size, warps) = (self.threads.block_size(), self.threads.warps());
        shape.push(warps * LANES);
        let mut value = self.f().reshape(value, &shape);
        if size % LANES != 0 {
            let start = vec![0; shape.len()];
            let mut limit = shape.clone();
            limit[shape.len() - 1] = size;
            let stride = vec![1; shape.len()];
            value = self.f().slice(value, &start, &limit, &stride);
        }
        shape.pop();
        shape.extend(threads.iter().map(|dim| self.threads.whole(*dim)));
        value = self.f().reshape(value, &shape);
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        for (k, dim) in threads.iter().enumerate() {
            let (first, end) = self.threads.domain[dim];
            start[around.0.len() + k] = first as usize;
            limit[around.0.len() + k] = end as usize;
        }
        if limit != shape || start.iter().any(|first| *first != 0) {
            let stride = vec![1; shape.len()];
            value = self.f().slice(value, &start, &limit, &stride);
        }
        let dims: Vec<Dim> = around.0.iter().chain(&threads).copied().collect();
        self.over(value, &dims)
    }

    /// Returns the mask of active threads as `[around…, warps, 32]`; `None` if all 32 lanes of
    /// every warp are active.
    fn active(&mut self, around: &Around) -> Option<Value> {
        let threads = self.threads.block_dims.clone();
        let all = |dim: &Dim| self.threads.extent(*dim) == self.threads.whole(*dim);
        let t = match self.threads.mask.clone() {
            Some(mask) => mask,
            None if threads.iter().all(all) && self.threads.block_size().is_multiple_of(LANES) => {
                return None;
            }
            None => self.scalar(ElementType::Pred, Scalar::Int(1)),
        };
        Some(self.over_lanes(&t, around))
    }

    /// Returns a constant for each lane, as `[around…, warps, 32]`.
    pub(super) fn table(&mut self, e: ElementType, table: &[i64; LANES], around: &Around) -> Value {
        let row = self.f().constant(Literal::from_i64s(e, [LANES], table));
        let shape = self.threads.lane_shape(around);
        self.f().broadcast_in_dim(row, &shape, &[shape.len() - 1])
    }

    /// Returns the integer value of `id`, if it is a constant.
    pub(super) fn known(&mut self, id: ValueId) -> LowerResult<Option<i128>> {
        Ok(match self.val(id)? {
            LaneValue::Index(index) => index.as_constant(),
            LaneValue::Condition(_)
            | LaneValue::AffineMask(..)
            | LaneValue::Select(..)
            | LaneValue::Tensor(_) => None,
        })
    }

    /// Returns the active lanes that `membermask` names.
    fn members(&mut self, membermask: ValueId, around: &Around) -> LowerResult<Members> {
        let active = self.active(around);
        if let Some(mask) = self.known(membermask)? {
            if mask as u32 == u32::MAX {
                return Ok(Members::Same(active));
            }
            let bits: [i64; LANES] = std::array::from_fn(|lane| (mask >> lane & 1) as i64);
            let named = self.table(ElementType::Pred, &bits, around);
            let both = match active {
                None => named,
                Some(active) => self.f().binary(Hlo::And, active, named),
            };
            return Ok(Members::Same(Some(both)));
        }
        let mask = self.data(membermask)?;
        let mask = self.over_lanes(&mask, around);
        let mut shape = self.threads.lane_shape(around);
        let row: Vec<usize> = (0..shape.len()).collect();
        shape.push(LANES);
        let column: Vec<usize> = (0..shape.len()).filter(|k| *k != shape.len() - 2).collect();
        let mask = self.f().broadcast_in_dim(mask, &shape, &row);
        let lane = self.f().iota(ElementType::I32, &shape, shape.len() - 1);
        let ty = TensorType {
            element: ElementType::I32,
            shape: shape.clone(),
        };
        let one = self
            .f()
            .constant(Literal::splat(ty.clone(), Scalar::Int(1)));
        let zero = self.f().constant(Literal::splat(ty, Scalar::Int(0)));
        let bit = self.f().binary(Hlo::ShiftLeft, one, lane);
        let bit = self.f().binary(Hlo::And, mask, bit);
        let mut named = self.f().compare(Direction::Ne, bit, zero);
        if let Some(active) = active {
            let active = self.f().broadcast_in_dim(active, &shape, &column);
            named = self.f().binary(Hlo::And, named, active);
        }
        Ok(Members::Each(named))
    }

    /// Folds `value` over the members of each lane's group; the result has the same shape. The
    /// value is `[…, warps, 32]`, or already `[…, warps, 32, 32]` with a row for each lane.
    fn fold_lanes(
        &mut self,
        value: Value,
        members: &Members,
        combiner: Combiner,
        identity: Scalar,
        around: &Around,
    ) -> Value {
        let e = self.f().tensor(value).element;
        let lanes = self.threads.lane_shape(around);
        let start = self.f().scalar(e, identity);
        let own_rows = self.f().tensor(value).shape.len() > lanes.len();
        match (members, own_rows) {
            (Members::Same(active), false) => {
                let mut value = value;
                if let Some(active) = active {
                    let nothing = self.builder.splat(e, &lanes, identity);
                    value = self.f().select(*active, value, nothing);
                }
                let folded = self.f().reduce(value, start, &[lanes.len() - 1], combiner);
                let axes: Vec<usize> = (0..lanes.len() - 1).collect();
                self.f().broadcast_in_dim(folded, &lanes, &axes)
            }
            (members, _) => {
                let mut shape = lanes.clone();
                shape.push(LANES);
                let column: Vec<usize> =
                    (0..shape.len()).filter(|k| *k != shape.len() - 2).collect();
                let mut value = value;
                if !own_rows {
                    value = self.f().broadcast_in_dim(value, &shape, &column);
                }
                let named = match members {
                    Members::Same(None) => None,
                    Members::Same(Some(active)) => {
                        Some(self.f().broadcast_in_dim(*active, &shape, &column))
                    }
                    Members::Each(named) => Some(*named),
                };
                if let Some(named) = named {
                    let nothing = self.builder.splat(e, &shape, identity);
                    value = self.f().select(named, value, nothing);
                }
                self.f().reduce(value, start, &[shape.len() - 1], combiner)
            }
        }
    }

    /// Returns a bit for every member for which `pred` holds (for every member without `pred`).
    fn ballot(&mut self, pred: Option<Value>, members: &Members, around: &Around) -> Value {
        let bits: [i64; LANES] = std::array::from_fn(|lane| 1i64 << lane);
        let mut value = self.table(ElementType::I32, &bits, around);
        if let Some(pred) = pred {
            let shape = self.f().tensor(pred).shape.clone();
            if shape.len() > self.f().tensor(value).shape.len() {
                let column: Vec<usize> =
                    (0..shape.len()).filter(|k| *k != shape.len() - 2).collect();
                value = self.f().broadcast_in_dim(value, &shape, &column);
            }
            let none = self.builder.splat(ElementType::I32, &shape, Scalar::Int(0));
            value = self.f().select(pred, value, none);
        }
        self.fold_lanes(value, members, Combiner::Or, Scalar::Int(0), around)
    }

    /// Returns the non-thread dimensions of a membermask and a value.
    fn around_operands(&mut self, operands: &[ValueId]) -> LowerResult<Around> {
        let mut ts = Vec::new();
        for id in operands {
            ts.push(self.data(*id)?);
        }
        Ok(self.threads.around(&ts.iter().collect::<Vec<_>>()))
    }

    fn vote(&mut self, vote: VoteOp, pred: ValueId, membermask: ValueId) -> LowerResult<DimTensor> {
        let around = self.around_operands(&[pred, membermask])?;
        let members = self.members(membermask, &around)?;
        let t = self.data(pred)?;
        let pred = self.over_lanes(&t, &around);
        let (all, any) = (
            (Combiner::And, Scalar::Int(1)),
            (Combiner::Or, Scalar::Int(0)),
        );
        let value = match vote {
            VoteOp::Ballot => self.ballot(Some(pred), &members, &around),
            VoteOp::All => self.fold_lanes(pred, &members, all.0, all.1, &around),
            VoteOp::Any => self.fold_lanes(pred, &members, any.0, any.1, &around),
            VoteOp::Uni => {
                let all = self.fold_lanes(pred, &members, all.0, all.1, &around);
                let any = self.fold_lanes(pred, &members, any.0, any.1, &around);
                let none = self.f().unary(UnaryOp::Not, any);
                self.f().binary(Hlo::Or, all, none)
            }
        };
        Ok(self.of_lanes(value, &around))
    }

    fn match_lanes(
        &mut self,
        which: MatchOp,
        value: ValueId,
        membermask: ValueId,
    ) -> LowerResult<Vec<DimTensor>> {
        let around = self.around_operands(&[value, membermask])?;
        let members = self.members(membermask, &around)?;
        let t = self.data(value)?;
        let value = self.over_lanes(&t, &around);
        let mut shape = self.threads.lane_shape(&around);
        let row: Vec<usize> = (0..shape.len()).collect();
        shape.push(LANES);
        let column: Vec<usize> = (0..shape.len()).filter(|k| *k != shape.len() - 2).collect();
        let mine = self.f().broadcast_in_dim(value, &shape, &row);
        let theirs = self.f().broadcast_in_dim(value, &shape, &column);
        let same = self.f().compare(Direction::Eq, mine, theirs);
        let agree = self.ballot(Some(same), &members, &around);
        Ok(match which {
            MatchOp::Any => vec![self.of_lanes(agree, &around)],
            MatchOp::All => {
                let everyone = self.ballot(None, &members, &around);
                let all = self.f().compare(Direction::Eq, agree, everyone);
                let shape = self.threads.lane_shape(&around);
                let none = self.builder.splat(ElementType::I32, &shape, Scalar::Int(0));
                let bits = self.f().select(all, everyone, none);
                vec![self.of_lanes(bits, &around), self.of_lanes(all, &around)]
            }
        })
    }

    fn redux(
        &mut self,
        op: AtomicOp,
        value: ValueId,
        membermask: ValueId,
    ) -> LowerResult<DimTensor> {
        let around = self.around_operands(&[value, membermask])?;
        let ty = self.kernel.ty(value);
        let members = self.members(membermask, &around)?;
        let t = self.data(value)?;
        let mut lanes = self.over_lanes(&t, &around);
        let (least, greatest) = if ty.is_int() { ty.int_range() } else { (0, 0) };
        let (combiner, identity) = match op {
            AtomicOp::AddI => (Combiner::Add, Scalar::Int(0)),
            AtomicOp::MinSi => (Combiner::Min, Scalar::Int(greatest as i64)),
            AtomicOp::MaxSi => (Combiner::Max, Scalar::Int(least as i64)),
            AtomicOp::MinUi => (Combiner::Min, Scalar::Int(-1)),
            AtomicOp::MaxUi => (Combiner::Max, Scalar::Int(0)),
            AtomicOp::AndI => (Combiner::And, Scalar::Int(-1)),
            AtomicOp::OrI => (Combiner::Or, Scalar::Int(0)),
            AtomicOp::XorI => (Combiner::Xor, Scalar::Int(0)),
            AtomicOp::AddF
            | AtomicOp::MinF
            | AtomicOp::MaxF
            | AtomicOp::Exch
            | AtomicOp::Cas
            | AtomicOp::Inc
            | AtomicOp::Dec => {
                return Err(self.unsupported(
                    "redux-op",
                    format!("`redux.sync` with `{}` is not raised yet", op.name()),
                ));
            }
        };
        let e = element(ty);
        let bits = matches!(op, AtomicOp::MinUi | AtomicOp::MaxUi);
        if bits {
            lanes = self.f().bitcast_convert(lanes, e.unsigned());
        }
        let mut folded = self.fold_lanes(lanes, &members, combiner, identity, &around);
        if bits {
            folded = self.f().bitcast_convert(folded, e);
        }
        Ok(self.of_lanes(folded, &around))
    }

    /// Lowers `barrier.red`: a barrier, and a reduction of the predicates of the block's threads.
    fn barrier_reduce(&mut self, op: BarrierReduce, pred: ValueId) -> LowerResult<DimTensor> {
        self.barrier()?;
        let t = self.data(pred)?;
        let around = self.threads.around(&[&t]);
        let active = self.active(&around);
        let mut value = self.over_lanes(&t, &around);
        let shape = self.threads.lane_shape(&around);
        let rank = shape.len();
        let (combiner, identity, e) = match op {
            BarrierReduce::Popc => (Combiner::Add, 0, element(Ty::I32)),
            BarrierReduce::And => (Combiner::And, 1, ElementType::Pred),
            BarrierReduce::Or => (Combiner::Or, 0, ElementType::Pred),
        };
        if let Some(active) = active {
            let nothing = self
                .builder
                .splat(ElementType::Pred, &shape, Scalar::Int(identity));
            value = self.f().select(active, value, nothing);
        }
        let value = self.f().convert(value, e);
        let start = self.f().scalar(e, Scalar::Int(identity));
        let value = self
            .f()
            .reduce(value, start, &[rank - 2, rank - 1], combiner);
        Ok(self.over(value, &around.0))
    }
}

impl ThreadDomain {
    /// Returns the non-thread dimensions of `ts` and of the mask.
    pub(super) fn around(&self, ts: &[&DimTensor]) -> Around {
        let mut all = ts.to_vec();
        all.extend(self.mask.as_ref());
        let mut dims = union_dims(&all);
        dims.retain(|dim| !self.block_dims.contains(dim));
        Around(dims)
    }

    /// Returns the number of threads of a block in `dim`, active or not.
    pub(super) fn whole(&self, dim: Dim) -> usize {
        self.axis_of[&dim].extent as usize
    }

    pub(super) fn block_size(&self) -> usize {
        self.block_dims.iter().map(|dim| self.whole(*dim)).product()
    }

    fn warps(&self) -> usize {
        self.block_size().div_ceil(LANES)
    }

    fn around_shape(&self, around: &Around) -> Vec<usize> {
        around.0.iter().map(|dim| self.extent(*dim)).collect()
    }

    fn lane_shape(&self, around: &Around) -> Vec<usize> {
        let mut shape = self.around_shape(around);
        shape.extend([self.warps(), LANES]);
        shape
    }
}

fn none_of(shape: &[usize]) -> Vec<usize> {
    vec![0; shape.len()]
}
