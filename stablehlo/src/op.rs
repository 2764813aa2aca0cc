//! The ops, one variant each.

pub(crate) mod interface;
mod operands;

use std::sync::Arc;

use crate::{
    BinaryOp, Collective, Combiner, ConvolutionDims, CustomCall, DeviceNumber, Direction,
    ElementType, FftKind, Func, GatherDims, Literal, ScatterDims, SortOrder, Stencil, UnaryOp,
    Value, Window,
};

/// An op: pure, so that what depends on what is the only order there is. Its operands come before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "a variant says what its fields are")]
pub enum Op {
    /// One of the function's parameters.
    Parameter { index: usize },
    /// A known array.
    Constant(Literal),
    /// `result[.., i, ..] = i`, where `i` counts along `dimension`.
    Iota {
        element: ElementType,
        shape: Vec<usize>,
        dimension: usize,
    },
    /// Elementwise, one operand.
    Unary(UnaryOp, Value),
    /// Elementwise, two operands of one type.
    Binary(BinaryOp, Value, Value),
    /// Elementwise comparison, to `Pred`; integers by their own sign.
    Compare {
        direction: Direction,
        lhs: Value,
        rhs: Value,
    },
    /// `pred ? on_true : on_false`, elementwise, or as a whole where `pred` is of rank 0.
    Select {
        pred: Value,
        on_true: Value,
        on_false: Value,
    },
    /// `minimum(maximum(operand, min), max)`; the bounds may be of rank 0.
    Clamp {
        min: Value,
        operand: Value,
        max: Value,
    },
    /// The same values as another element type: to nearest even; floats to integers towards zero, saturating, NaN to 0;
    /// to `Pred` whether it is not 0.
    Convert {
        operand: Value,
        element: ElementType,
    },
    /// The same bits as another element type; a last dimension is taken in or added where the widths differ.
    BitcastConvert {
        operand: Value,
        element: ElementType,
    },
    /// The operand's dimension `d` becomes dimension `dimensions[d]`; along the others, and those of size 1, it repeats.
    BroadcastInDim {
        operand: Value,
        shape: Vec<usize>,
        dimensions: Vec<usize>,
    },
    /// The same elements, in row-major order, in another shape.
    Reshape { operand: Value, shape: Vec<usize> },
    /// The result's dimension `d` is the operand's dimension `permutation[d]`.
    Transpose {
        operand: Value,
        permutation: Vec<usize>,
    },
    /// Backwards along `dimensions`.
    Reverse {
        operand: Value,
        dimensions: Vec<usize>,
    },
    /// Every `stride`-th from `start` up to, without, `limit`.
    Slice {
        operand: Value,
        start: Vec<usize>,
        limit: Vec<usize>,
        stride: Vec<usize>,
    },
    /// `value` before, behind and between the elements; negative `low` and `high` cut off instead.
    Pad {
        operand: Value,
        value: Value,
        low: Vec<i64>,
        high: Vec<i64>,
        interior: Vec<usize>,
    },
    /// One behind the other along `dimension`.
    Concatenate {
        operands: Vec<Value>,
        dimension: usize,
    },
    /// A slice whose starts are computed, one scalar per dimension; they are moved so that the slice fits.
    DynamicSlice {
        operand: Value,
        starts: Vec<Value>,
        sizes: Vec<usize>,
    },
    /// The operand with `update` in place of the slice at `starts`, which are moved so that it fits.
    DynamicUpdateSlice {
        operand: Value,
        update: Value,
        starts: Vec<Value>,
    },
    /// Many slices at once, at the places `indices` says, moved so that they fit.
    Gather {
        operand: Value,
        indices: Value,
        dims: GatherDims,
        slice_sizes: Vec<usize>,
        indices_are_sorted: bool,
    },
    /// Many updates at once, at the places `indices` says, left out where they do not fit.
    Scatter {
        operand: Value,
        indices: Value,
        updates: Value,
        dims: ScatterDims,
        combiner: Combiner,
        indices_are_sorted: bool,
        unique_indices: bool,
    },
    /// All elements along `dimensions`, and `init`, put together, in any order. A device may take `init` in more than
    /// once, or not at all, so it should be [`Combiner::identity`].
    Reduce {
        operand: Value,
        init: Value,
        dimensions: Vec<usize>,
        combiner: Combiner,
    },
    /// The elements in each window, and `init`, put together: what [`Op::Reduce`] does, and says of `init`, for each
    /// window. Padding, and what lies between the elements of a dilated operand, counts for nothing.
    ReduceWindow {
        operand: Value,
        init: Value,
        window_dimensions: Vec<usize>,
        window: Box<Window>,
        combiner: Combiner,
    },
    /// Sums of products; the result has the batch dimensions, then the rest of `lhs`, then the rest of `rhs`.
    DotGeneral {
        lhs: Value,
        rhs: Value,
        lhs_batch: Vec<usize>,
        rhs_batch: Vec<usize>,
        lhs_contract: Vec<usize>,
        rhs_contract: Vec<usize>,
    },
    /// Sums of the products of `rhs` with each window of `lhs`, over the window and the input features, in any order, as
    /// if zeros were in the padding. `reversed` says along which of the window's dimensions `rhs` is read backwards.
    /// With groups, of features or of the batch, each group of the result's features sees its own of `lhs` only.
    Convolution {
        lhs: Value,
        rhs: Value,
        window: Box<Window>,
        reversed: Vec<bool>,
        dims: Box<ConvolutionDims>,
        feature_groups: usize,
        batch_groups: usize,
    },
    /// The discrete Fourier transform over the last dimensions, which have these `lengths`; behind them a complex operand
    /// or result has the pairs of real and imaginary parts. StableHLO's has complex numbers instead.
    Fft {
        operand: Value,
        kind: FftKind,
        lengths: Vec<usize>,
    },
    /// Each line of the operands along `dimension`, in the order of the first operand's elements in it; they have one
    /// shape, and are moved together. If `is_stable`, elements that are equal stay in order. A tuple.
    Sort {
        operands: Vec<Value>,
        dimension: usize,
        order: SortOrder,
        is_stable: bool,
    },
    /// While `cond` of the carried values holds, they become `body` of them. Both see nothing else. A tuple.
    While {
        inits: Vec<Value>,
        cond: Box<Func>,
        body: Box<Func>,
    },
    /// What the branch at `index`, an `i32`, makes of `operands`; the last one if there is none. It sees nothing else, and
    /// the others are not run. A tuple.
    Case {
        index: Value,
        branches: Vec<Func>,
        operands: Vec<Value>,
    },
    /// The results of `callee` for `operands`; it sees nothing else. A tuple.
    Call {
        callee: Arc<Func>,
        operands: Vec<Value>,
        compiled: Compiled,
    },
    /// A computation that only the device knows, by name. A tuple. The reference interpreter refuses it.
    CustomCall {
        call: Arc<CustomCall>,
        operands: Vec<Value>,
    },
    /// One of the results of an op that has a tuple of them.
    Result { of: Value, index: usize },
    /// Which of the devices that run the program this one is, a `ui32` of rank 0.
    DeviceNumber(DeviceNumber),
    /// What the devices that run the program do together, each with its own operand. A `channel` other than 0 is a number
    /// of its own: partitions do it then, otherwise replicas do.
    Collective {
        operand: Value,
        collective: Box<Collective>,
        channel: u64,
    },
    /// The operands as they are; nothing is moved across. A tuple.
    OptimizationBarrier { operands: Vec<Value> },
    /// `result[i] = operand[(i + amount) mod n]` along `dimension`. Not StableHLO: see [`Func::legalize`].
    Rotate {
        operand: Value,
        dimension: usize,
        amount: i64,
    },
    /// The operand with its last `low` elements along `dimension` once more before it, and its first `high` behind it:
    /// `result[i] = operand[(i - low) mod n]`. Both are at most `n`. Not StableHLO: see [`Func::legalize`].
    Wrap {
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    },
    /// The operand with its first element along `dimension` `low` times more before it, and its last `high` times more
    /// behind it. Not StableHLO: see [`Func::legalize`].
    Extend {
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    },
    /// `init` and the elements up to each one along `dimension`, put together in the order of a loop, one after the other:
    /// `all = init; for i { all = combiner(all, operand[i]); result[i] = all }`; backwards if `reverse`. If `exclusive`,
    /// `result[i]` is taken before `operand[i]` is. Not StableHLO: see [`Func::legalize`].
    Scan {
        operand: Value,
        init: Value,
        dimension: usize,
        combiner: Combiner,
        reverse: bool,
        exclusive: bool,
    },
    /// A sum of products with the neighbours of each place, in the order and with the edges that `stencil` says. Not
    /// StableHLO: see [`Func::legalize`].
    Stencil {
        operand: Value,
        coefficients: Vec<Value>,
        stencil: Box<Stencil>,
    },
}

/// What XLA is asked to make of a call. What it computes is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compiled {
    /// Whatever it likes: it puts the callee in the call's place.
    Inlined,
    /// Nothing is fused across: what the callee returns is computed once, and stored.
    Apart,
    /// The same, and XLA:CPU makes one kernel of the callee, loops included, which one thread runs.
    OneKernel,
}

impl Op {
    /// The name in text, with its dialect. `Parameter` and `Result` have no line of their own.
    pub fn name(&self) -> String {
        let name = match self {
            Op::Parameter { .. } => return "parameter".into(),
            Op::Result { .. } => return "result".into(),
            Op::Rotate { .. } => return "reactant.rotate".into(),
            Op::Wrap { .. } => return "reactant.wrap".into(),
            Op::Extend { .. } => return "reactant.extend".into(),
            Op::Scan { .. } => return "reactant.scan".into(),
            Op::Stencil { .. } => return "reactant.stencil".into(),
            Op::Fft { .. } => return "reactant.fft".into(),
            Op::Call { .. } => return "func.call".into(),
            Op::Constant(_) => "constant",
            Op::Iota { .. } => "iota",
            Op::Unary(op, _) => op.name(),
            Op::Binary(op, _, _) => op.name(),
            Op::Compare { .. } => "compare",
            Op::Select { .. } => "select",
            Op::Clamp { .. } => "clamp",
            Op::Convert { .. } => "convert",
            Op::BitcastConvert { .. } => "bitcast_convert",
            Op::BroadcastInDim { .. } => "broadcast_in_dim",
            Op::Reshape { .. } => "reshape",
            Op::Transpose { .. } => "transpose",
            Op::Reverse { .. } => "reverse",
            Op::Slice { .. } => "slice",
            Op::Pad { .. } => "pad",
            Op::Concatenate { .. } => "concatenate",
            Op::DynamicSlice { .. } => "dynamic_slice",
            Op::DynamicUpdateSlice { .. } => "dynamic_update_slice",
            Op::Gather { .. } => "gather",
            Op::Scatter { .. } => "scatter",
            Op::Reduce { .. } => "reduce",
            Op::ReduceWindow { .. } => "reduce_window",
            Op::DotGeneral { .. } => "dot_general",
            Op::Convolution { .. } => "convolution",
            Op::Sort { .. } => "sort",
            Op::While { .. } => "while",
            Op::Case { .. } => "case",
            Op::CustomCall { .. } => "custom_call",
            Op::DeviceNumber(DeviceNumber::Partition) => "partition_id",
            Op::DeviceNumber(DeviceNumber::Replica) => "replica_id",
            Op::Collective { collective, .. } => collective.name(),
            Op::OptimizationBarrier { .. } => "optimization_barrier",
        };
        format!("stablehlo.{name}")
    }
}
