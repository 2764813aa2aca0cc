//! The ops, one variant each.

pub(crate) mod interface;
mod operands;

use std::sync::Arc;

use crate::{
    BinaryOp, Collective, Combiner, ConvolutionDims, CustomCall, DeviceNumber, Direction,
    ElementType, FftKind, Func, GatherDims, Literal, ScatterDims, SortOrder, Stencil, UnaryOp,
    Value, Window,
};

/// An op. Ops are pure: data dependences are the only order. Operands precede their op.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "a variant says what its fields are")]
pub enum Op {
    /// One of the function's parameters.
    Parameter { index: usize },
    /// A constant array.
    Constant(Literal),
    /// `result[.., i, ..] = i`, where `i` is the index in `dimension`.
    Iota {
        element: ElementType,
        shape: Vec<usize>,
        dimension: usize,
    },
    /// Elementwise, one operand.
    Unary(UnaryOp, Value),
    /// Elementwise, two operands of one type.
    Binary(BinaryOp, Value, Value),
    /// An elementwise comparison, to `Pred`; the signedness of integers is that of their type.
    Compare {
        direction: Direction,
        lhs: Value,
        rhs: Value,
    },
    /// `pred ? on_true : on_false`, elementwise, or of the whole arrays if `pred` has rank 0.
    Select {
        pred: Value,
        on_true: Value,
        on_false: Value,
    },
    /// `minimum(maximum(operand, min), max)`; the bounds may have rank 0.
    Clamp {
        min: Value,
        operand: Value,
        max: Value,
    },
    /// The same values converted to another element type: rounded to nearest even; floats to
    /// integers truncated, saturating, NaN to 0; to `Pred`, whether the value is not 0.
    Convert {
        operand: Value,
        element: ElementType,
    },
    /// The same bits as another element type; a last dimension is removed or added if the widths
    /// differ.
    BitcastConvert {
        operand: Value,
        element: ElementType,
    },
    /// Broadcasts: the operand's dimension `d` becomes dimension `dimensions[d]`; elements repeat
    /// in the other dimensions, and in dimensions of operand size 1.
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
    /// Reverses the order of the elements in `dimensions`.
    Reverse {
        operand: Value,
        dimensions: Vec<usize>,
    },
    /// Every `stride`-th element from `start` to `limit` (exclusive).
    Slice {
        operand: Value,
        start: Vec<usize>,
        limit: Vec<usize>,
        stride: Vec<usize>,
    },
    /// Pads with `value` before, after and between the elements; negative `low` and `high` crop.
    Pad {
        operand: Value,
        value: Value,
        low: Vec<i64>,
        high: Vec<i64>,
        interior: Vec<usize>,
    },
    /// The operands concatenated in `dimension`.
    Concatenate {
        operands: Vec<Value>,
        dimension: usize,
    },
    /// A slice with dynamic starts, one scalar per dimension; they are clamped so that the slice
    /// fits.
    DynamicSlice {
        operand: Value,
        starts: Vec<Value>,
        sizes: Vec<usize>,
    },
    /// The operand with `update` written to the slice at `starts`, which are clamped so that it
    /// fits.
    DynamicUpdateSlice {
        operand: Value,
        update: Value,
        starts: Vec<Value>,
    },
    /// Gathers slices at the starts in `indices`, which are clamped so that the slices fit.
    Gather {
        operand: Value,
        indices: Value,
        dims: GatherDims,
        slice_sizes: Vec<usize>,
        indices_are_sorted: bool,
    },
    /// Scatters updates at the starts in `indices`; updates out of bounds are skipped.
    Scatter {
        operand: Value,
        indices: Value,
        updates: Value,
        dims: ScatterDims,
        combiner: Combiner,
        indices_are_sorted: bool,
        unique_indices: bool,
    },
    /// Reduces the elements in `dimensions` by `combiner`, in any order, from `init`. A device may
    /// combine `init` more than once, or not at all, so it should be [`Combiner::identity`].
    Reduce {
        operand: Value,
        init: Value,
        dimensions: Vec<usize>,
        combiner: Combiner,
    },
    /// Reduces the elements in each window, as [`Op::Reduce`] does, with the same condition on
    /// `init`. Padding, and the gaps of a dilated operand, do not contribute.
    ReduceWindow {
        operand: Value,
        init: Value,
        window_dimensions: Vec<usize>,
        window: Box<Window>,
        combiner: Combiner,
    },
    /// Contraction; the result has the batch dimensions, then the rest of `lhs`, then the rest of
    /// `rhs`.
    DotGeneral {
        lhs: Value,
        rhs: Value,
        lhs_batch: Vec<usize>,
        rhs_batch: Vec<usize>,
        lhs_contract: Vec<usize>,
        rhs_contract: Vec<usize>,
    },
    /// Sums of the products of `rhs` with each window of `lhs`, over the window and the input
    /// features, in any order, with zero padding. `rhs` is read backwards in the window dimensions
    /// in which `reversed` is true. With groups of features or of the batch, each group of output
    /// features reads only its own group of `lhs`.
    Convolution {
        lhs: Value,
        rhs: Value,
        window: Box<Window>,
        reversed: Vec<bool>,
        dims: Box<ConvolutionDims>,
        feature_groups: usize,
        batch_groups: usize,
    },
    /// The discrete Fourier transform over the last dimensions, which have these `lengths`. A
    /// complex operand or result has one more dimension after them, of pairs of real and imaginary
    /// parts; StableHLO has complex element types instead.
    Fft {
        operand: Value,
        kind: FftKind,
        lengths: Vec<usize>,
    },
    /// Sorts each line of the operands in `dimension` by the elements of the first operand. All
    /// operands have one shape and are permuted alike. If `is_stable`, equal elements keep their
    /// order. A tuple.
    Sort {
        operands: Vec<Value>,
        dimension: usize,
        order: SortOrder,
        is_stable: bool,
    },
    /// While `cond` of the loop-carried values holds, they are replaced by the results of `body`.
    /// Both functions are closed. A tuple.
    While {
        inits: Vec<Value>,
        cond: Box<Func>,
        body: Box<Func>,
    },
    /// The results of the branch at `index`, an `i32`, for `operands`; the last branch is the
    /// default. Branches are closed, and only that one is executed. A tuple.
    Case {
        index: Value,
        branches: Vec<Func>,
        operands: Vec<Value>,
    },
    /// The results of `callee`, which is closed, for `operands`. A tuple.
    Call {
        callee: Arc<Func>,
        operands: Vec<Value>,
        compiled: Compiled,
    },
    /// A function of the device, called by name. A tuple. The reference interpreter rejects it.
    CustomCall {
        call: Arc<CustomCall>,
        operands: Vec<Value>,
    },
    /// One of the results of an op whose type is a tuple.
    Result { of: Value, index: usize },
    /// The index of this device among those that execute the program, a `ui32` of rank 0.
    DeviceNumber(DeviceNumber),
    /// A collective of the devices that execute the program, each with its own operand. A `channel`
    /// other than 0 is unique and makes it a collective of partitions; with 0 it is one of
    /// replicas.
    Collective {
        operand: Value,
        collective: Box<Collective>,
        channel: u64,
    },
    /// The operands unchanged; no op moves across the barrier. A tuple.
    OptimizationBarrier { operands: Vec<Value> },
    /// `result[i] = operand[(i + amount) mod n]` in `dimension`. Not in StableHLO: see
    /// [`Func::legalize`].
    Rotate {
        operand: Value,
        dimension: usize,
        amount: i64,
    },
    /// Periodic padding: the last `low` elements in `dimension`, the operand, and its first `high`
    /// elements: `result[i] = operand[(i - low) mod n]`. Both are at most `n`. Not in StableHLO:
    /// see [`Func::legalize`].
    Wrap {
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    },
    /// Edge padding: the operand with its first element in `dimension` `low` more times before it,
    /// and its last `high` more times after it. Not in StableHLO: see [`Func::legalize`].
    Extend {
        operand: Value,
        dimension: usize,
        low: usize,
        high: usize,
    },
    /// The scan in `dimension`, combined in the order of a sequential loop: `all = init; for i {
    /// all = combiner(all, operand[i]); result[i] = all }`; backwards if `reverse`. If `exclusive`,
    /// `result[i]` is the value before `operand[i]` is combined. Not in StableHLO: see
    /// [`Func::legalize`].
    Scan {
        operand: Value,
        init: Value,
        dimension: usize,
        combiner: Combiner,
        reverse: bool,
        exclusive: bool,
    },
    /// Weighted sums of the neighbours of each element, in the order and with the edges of
    /// `stencil`. Not in StableHLO: see [`Func::legalize`].
    Stencil {
        operand: Value,
        coefficients: Vec<Value>,
        stencil: Box<Stencil>,
    },
}

/// How XLA is to compile a call. The results are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compiled {
    /// As XLA decides: it inlines the callee.
    Inlined,
    /// Nothing is fused across the call: the results of the callee are computed once and stored.
    Apart,
    /// As `Apart`, and XLA:CPU compiles the callee to one kernel, loops included, executed by one
    /// thread.
    OneKernel,
}

impl Op {
    /// The name in text, with its dialect. `Parameter` and `Result` are not printed as ops.
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
