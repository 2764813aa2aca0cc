//! The ops of a kernel.

use super::{
    AffineMap, BinaryOp, Bound, CastOp, FloatPredicate, IntPredicate, IntegerSet, Loc, PtxOp,
    Region, UnaryOp, ValueId,
};

/// One op: what it does, what it defines, where it came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Op {
    /// What it does.
    pub kind: OpKind,
    /// The values it defines.
    pub results: Vec<ValueId>,
    /// Where in the source file it came from.
    pub loc: Loc,
}

/// A constant; the result's type tells how to read it.
#[derive(Clone, Copy, Debug)]
pub enum Const {
    /// An integer, sign-extended from its type's width (`i1` is 0 or 1).
    Int(i128),
    /// A float; every `f16`, `bf16` and `f32` is a `f64` too.
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

/// Which number of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IdKind {
    /// `gpu.global_id`: block times block size plus thread.
    Global,
    /// `gpu.block_id`.
    Block,
    /// `gpu.thread_id`.
    Thread,
}

/// What a dimension of an `affine.parallel` is of the launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// Threads of one or more blocks that do nothing together.
    #[default]
    Free,
    /// Blocks along an axis: 0 is x, 1 is y, 2 is z.
    Block(u8),
    /// The threads of a block along an axis, all of them. Dimensions of the same axis are one number, the first counting most.
    Thread(u8),
}

impl Role {
    /// Its name in text.
    pub fn name(self) -> &'static str {
        let of = |names: [&'static str; 3], axis: u8| names[usize::from(axis)];
        match self {
            Role::Free => "free",
            Role::Block(axis) => of(["block.x", "block.y", "block.z"], axis),
            Role::Thread(axis) => of(["thread.x", "thread.y", "thread.z"], axis),
        }
    }

    /// The role of that name.
    pub fn from_name(name: &str) -> Option<Role> {
        let apart = (0..3).flat_map(|axis| [Role::Block(axis), Role::Thread(axis)]);
        let mut all = apart.chain([Role::Free]);
        all.find(|role| role.name() == name)
    }
}

/// What an op does. Names are MLIR's.
#[derive(Clone, Debug, PartialEq)]
pub enum OpKind {
    /// `arith.constant`.
    Constant(Const),
    /// `ub.poison`: any value will do, nothing may depend on it.
    Poison,
    /// `gpu.global_id`, `gpu.block_id` or `gpu.thread_id`: an index in `0..extent`.
    Id {
        /// Which number.
        kind: IdKind,
        /// 0 is x, 1 is y, 2 is z.
        axis: u8,
        /// How many values it takes.
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
    /// `arith.select`: the second if the first is true, else the third.
    Select(ValueId, ValueId, ValueId),
    /// A change of type, to that of the result.
    Cast(CastOp, ValueId),
    /// `arith.mulsi_extended`, `arith.mului_extended`: two results, the low half and the high half.
    MulExtended {
        /// Are the operands read as signed?
        signed: bool,
        /// First factor.
        lhs: ValueId,
        /// Second factor.
        rhs: ValueId,
    },
    /// `memref.load` at a flat index.
    Load {
        /// From where.
        array: ValueId,
        /// Element, counted from the start.
        index: ValueId,
    },
    /// `memref.store` at a flat index.
    Store {
        /// To where.
        array: ValueId,
        /// Element, counted from the start.
        index: ValueId,
        /// What.
        value: ValueId,
    },
    /// `affine.load` at a flat index.
    AffineLoad {
        /// From where.
        array: ValueId,
        /// One result: the element, counted from the start.
        map: AffineMap,
        /// One per dimension of the map, of type `index`.
        operands: Vec<ValueId>,
    },
    /// `affine.store` at a flat index.
    AffineStore {
        /// To where.
        array: ValueId,
        /// One result: the element, counted from the start.
        map: AffineMap,
        /// One per dimension of the map, of type `index`.
        operands: Vec<ValueId>,
        /// What.
        value: ValueId,
    },
    /// `affine.apply`: the map's one result as an `index`.
    AffineApply {
        /// One result.
        map: AffineMap,
        /// One per dimension of the map, of type `index`.
        operands: Vec<ValueId>,
    },
    /// `scf.if`; each region yields the op's results.
    If {
        /// Which region to run.
        cond: ValueId,
        /// Run if true.
        then_region: Region,
        /// Run if false.
        else_region: Region,
    },
    /// `affine.if`; each region yields the op's results.
    AffineIf {
        /// Which region to run.
        set: IntegerSet,
        /// One per dimension of the set, of type `index`.
        operands: Vec<ValueId>,
        /// Run where the set holds.
        then_region: Region,
        /// Run elsewhere.
        else_region: Region,
    },
    /// `scf.for` over `lower..upper`, compared as signed; the step is positive.
    For {
        /// First value.
        lower: ValueId,
        /// One past the last.
        upper: ValueId,
        /// Distance.
        step: ValueId,
        /// First values of what is carried.
        init: Vec<ValueId>,
        /// Arguments: the induction variable, then what is carried; yields what is carried on.
        body: Region,
    },
    /// `affine.for` over `lower..upper`.
    AffineFor {
        /// First value: the greatest result.
        lower: Bound,
        /// One past the last: the least result.
        upper: Bound,
        /// Distance, positive.
        step: i64,
        /// First values of what is carried.
        init: Vec<ValueId>,
        /// Arguments: the induction variable (`index`), then what is carried; yields what is carried on.
        body: Region,
    },
    /// `scf.while`.
    While {
        /// What `before` gets the first time.
        init: Vec<ValueId>,
        /// Yields the condition to go on, then what `after` gets (or what the op gives back).
        before: Region,
        /// Yields what `before` gets the next time.
        after: Region,
    },
    /// `affine.parallel` over a box, in no order.
    Parallel {
        /// First value, per dimension.
        lower: Vec<i64>,
        /// One past the last, per dimension.
        upper: Vec<i64>,
        /// What it is of the launch, per dimension; attribute `reactant.roles` where threads do something together.
        roles: Vec<Role>,
        /// Arguments: one `index` per dimension; yields nothing.
        body: Region,
    },
    /// `gpu.barrier`.
    Barrier,
    /// What PTX has and MLIR's dialects lack.
    Ptx(PtxOp, Vec<ValueId>),
}
