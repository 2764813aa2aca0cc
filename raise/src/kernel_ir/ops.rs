//! The ops of a kernel.

use super::{
    AffineMap, BinaryOp, Bound, CastOp, FloatPredicate, IntPredicate, IntegerSet, Loc, PtxOp,
    Region, UnaryOp, ValueId,
};

/// One op: its kind, its results, and its source location.
#[derive(Clone, Debug, PartialEq)]
pub struct Op {
    /// The kind of op, with its operands.
    pub kind: OpKind,
    /// The values it defines.
    pub results: Vec<ValueId>,
    /// Its location in the source file.
    pub loc: Loc,
}

/// A constant; its interpretation depends on the result's type.
#[derive(Clone, Copy, Debug)]
pub enum Const {
    /// An integer, sign-extended from its type's width (`i1` is 0 or 1).
    Int(i128),
    /// A float; every `f16`, `bf16` and `f32` value is exact in `f64`.
    Float(f64),
}

/// Floats are equal when their bits are: -0 differs from 0, and a NaN equals itself.
impl PartialEq for Const {
    fn eq(&self, other: &Const) -> bool {
        match (self, other) {
            (Const::Int(a), Const::Int(b)) => a == b,
            (Const::Float(a), Const::Float(b)) => a.to_bits() == b.to_bits(),
            (Const::Int(_), Const::Float(_)) | (Const::Float(_), Const::Int(_)) => false,
        }
    }
}

/// The kind of thread index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IdKind {
    /// `gpu.global_id`: block times block size plus thread.
    Global,
    /// `gpu.block_id`.
    Block,
    /// `gpu.thread_id`.
    Thread,
}

/// The part of the launch that a dimension of an `affine.parallel` enumerates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// Threads of one or more blocks that do not cooperate.
    #[default]
    Free,
    /// Blocks along an axis: 0 is x, 1 is y, 2 is z.
    Block(u8),
    /// All threads of a block along an axis. Several dimensions of the same axis form one number,
    /// the first varying slowest.
    Thread(u8),
}

impl Role {
    /// Returns its name in text.
    pub fn name(self) -> &'static str {
        let of = |names: [&'static str; 3], axis: u8| names[usize::from(axis)];
        match self {
            Role::Free => "free",
            Role::Block(axis) => of(["block.x", "block.y", "block.z"], axis),
            Role::Thread(axis) => of(["thread.x", "thread.y", "thread.z"], axis),
        }
    }

    /// Returns the role with this name.
    pub fn from_name(name: &str) -> Option<Role> {
        let apart = (0..3).flat_map(|axis| [Role::Block(axis), Role::Thread(axis)]);
        let mut all = apart.chain([Role::Free]);
        all.find(|role| role.name() == name)
    }
}

/// The kind of an op. Names are MLIR's.
#[derive(Clone, Debug, PartialEq)]
pub enum OpKind {
    /// `arith.constant`.
    Constant(Const),
    /// `ub.poison`: an arbitrary value, on which no result may depend.
    Poison,
    /// `gpu.global_id`, `gpu.block_id` or `gpu.thread_id`: an index in `0..extent`.
    Id {
        /// The kind of index.
        kind: IdKind,
        /// 0 is x, 1 is y, 2 is z.
        axis: u8,
        /// The number of values it takes.
        extent: u64,
    },
    /// An op of one operand.
    Unary(UnaryOp, ValueId),
    /// An op of two operands. Integers wrap around.
    Binary(BinaryOp, ValueId, ValueId),
    /// `math.fma`: a·b + c, rounded once.
    Fma(ValueId, ValueId, ValueId),
    /// `arith.cmpi`.
    Cmpi(IntPredicate, ValueId, ValueId),
    /// `arith.cmpf`.
    Cmpf(FloatPredicate, ValueId, ValueId),
    /// `arith.select`: the second operand if the first is true, otherwise the third.
    Select(ValueId, ValueId, ValueId),
    /// A conversion to the type of the result.
    Cast(CastOp, ValueId),
    /// `arith.mulsi_extended`, `arith.mului_extended`: two results, the low half and the high half.
    MulExtended {
        /// Whether the operands are read as signed.
        signed: bool,
        /// First factor.
        lhs: ValueId,
        /// Second factor.
        rhs: ValueId,
    },
    /// `memref.load` at a flat index.
    Load {
        /// The array.
        array: ValueId,
        /// Element, counted from the start.
        index: ValueId,
    },
    /// `memref.store` at a flat index.
    Store {
        /// The array.
        array: ValueId,
        /// Element, counted from the start.
        index: ValueId,
        /// The stored value.
        value: ValueId,
    },
    /// `affine.load` at a flat index.
    AffineLoad {
        /// The array.
        array: ValueId,
        /// One result: the element, counted from the start.
        map: AffineMap,
        /// One per dimension of the map, of type `index`.
        operands: Vec<ValueId>,
    },
    /// `affine.store` at a flat index.
    AffineStore {
        /// The array.
        array: ValueId,
        /// One result: the element, counted from the start.
        map: AffineMap,
        /// One per dimension of the map, of type `index`.
        operands: Vec<ValueId>,
        /// The stored value.
        value: ValueId,
    },
    /// `affine.apply`: the map's single result as an `index`.
    AffineApply {
        /// One result.
        map: AffineMap,
        /// One per dimension of the map, of type `index`.
        operands: Vec<ValueId>,
    },
    /// `scf.if`; each region yields the op's results.
    If {
        /// The condition.
        cond: ValueId,
        /// The region run if it is true.
        then_region: Region,
        /// The region run if it is false.
        else_region: Region,
    },
    /// `affine.if`; each region yields the op's results.
    AffineIf {
        /// The condition.
        set: IntegerSet,
        /// One per dimension of the set, of type `index`.
        operands: Vec<ValueId>,
        /// The region run where the set holds.
        then_region: Region,
        /// The region run elsewhere.
        else_region: Region,
    },
    /// `scf.for` over `lower..upper`, compared as signed; the increment is positive.
    For {
        /// First value of the induction variable.
        lower: ValueId,
        /// One past the last.
        upper: ValueId,
        /// The increment.
        step: ValueId,
        /// Initial values of the carried values.
        init: Vec<ValueId>,
        /// Arguments: the induction variable, then the carried values; yields their next values.
        body: Region,
    },
    /// `affine.for` over `lower..upper`.
    AffineFor {
        /// First value of the induction variable: the greatest result.
        lower: Bound,
        /// One past the last: the least result.
        upper: Bound,
        /// The increment, positive.
        step: i64,
        /// Initial values of the carried values.
        init: Vec<ValueId>,
        /// Arguments: the induction variable (`index`), then the carried values; yields their next
        /// values.
        body: Region,
    },
    /// `scf.while`.
    While {
        /// The initial arguments of `before`.
        init: Vec<ValueId>,
        /// Yields the condition to continue, then the arguments of `after`, which are also the op's
        /// results.
        before: Region,
        /// Yields the next arguments of `before`.
        after: Region,
    },
    /// `affine.parallel` over a box, unordered.
    Parallel {
        /// First value of each dimension.
        lower: Vec<i64>,
        /// One past the last value of each dimension.
        upper: Vec<i64>,
        /// The role of each dimension in the launch; attribute `reactant.roles` where threads
        /// cooperate.
        roles: Vec<Role>,
        /// Arguments: one `index` per dimension; yields nothing.
        body: Region,
    },
    /// `gpu.barrier`.
    Barrier,
    /// An op of PTX that has no equivalent in MLIR's dialects.
    Ptx(PtxOp, Vec<ValueId>),
}
