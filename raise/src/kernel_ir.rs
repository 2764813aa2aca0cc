//! The structured kernel IR: one thread's program, shared by the scf, affine, parallel and tensor
//! stages.
//!
//! A [`Kernel`] is a small SSA program of nested regions with MLIR's op names (`arith`, `math`,
//! `scf`, `affine`, `memref`, `gpu`): [`crate::mlir`] imports it from MLIR text, and it prints as
//! MLIR text at every stage. It has neither branches (they are gone at this level) nor tensors.

mod access_trace;
mod affine_expr;
mod interpret;
mod names;
mod number;
mod ops;
mod print;
mod ptx_ops;
mod walk;

use std::collections::BTreeSet;

pub(crate) use access_trace::{
    AccessKind, AccessSite, AccessTrace, ElementAccess, TraceQuery, Wrap, trace_accesses, wrap_of,
};
pub use affine_expr::{AffineExpr, AffineMap, Bound, Constraint, IntegerSet};
pub use interpret::{Buffer, Failure, interpret, interpret_within};
pub use names::{BinaryOp, CastOp, FloatPredicate, IntPredicate, UnaryOp};
pub(crate) use number::float_from_int;
pub(crate) use number::{cast_int, compare_ints, int_binary, int_bits, int_result};
pub use number::{float_bits, float_from_bits, wrap};
pub use ops::{Const, IdKind, Op, OpKind, Role};
pub use ptx_ops::{AtomicOp, BarrierReduce, MatchOp, PtxOp, ShuffleMode, VoteOp};

/// Lanes of a warp.
pub const LANES: u32 = 32;

/// A kernel at some stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// The kernel's name in the source.
    pub name: String,
    /// The arguments, in parameter order. Integer parameters that are constants of the launch have
    /// been replaced by constants.
    pub args: Vec<KernelArg>,
    /// The number of blocks of the launch in x, y, z.
    pub grid: [u32; 3],
    /// The number of threads of a block in x, y, z.
    pub block: [u32; 3],
    /// Array and line of every load in the source, including loads that were forwarded from a store
    /// of the same thread.
    pub loads: Vec<(String, u32)>,
    /// The program of one thread; its `args` and `yields` are empty.
    pub body: Region,
    /// Facts about each value, by [`ValueId`].
    pub values: Vec<ValueInfo>,
}

/// One parameter of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum KernelArg {
    /// An array in memory, accessed by flat row-major index.
    Array {
        /// The job's name for it.
        name: String,
        /// Element type.
        element: Ty,
        /// Declared extents, the slowest-varying first.
        shape: Vec<usize>,
        /// The memory space.
        space: Space,
        /// The value that represents the array, of type [`Ty::Array`].
        value: ValueId,
    },
    /// A run-time scalar.
    Scalar {
        /// The job's name for it.
        name: String,
        /// Its type.
        ty: Ty,
        /// Least and greatest value of an integer; `None` for floats.
        range: Option<(i64, i64)>,
        /// The value that represents the scalar.
        value: ValueId,
    },
}

/// The memory space of an array.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Space {
    /// An array of the job, visible to all threads.
    #[default]
    Global,
    /// `.shared`: one per block, with undefined initial contents.
    Shared,
    /// `.local`: one per thread, with undefined initial contents.
    Local,
    /// A variable of the module, visible to all threads of all launches.
    Module {
        /// Its contents before the first launch, little-endian, padded with zeros to its size.
        initial: Vec<u8>,
        /// Whether it is in `.const` space.
        constant: bool,
    },
}

impl KernelArg {
    /// Returns the job's name for it.
    pub fn name(&self) -> &str {
        match self {
            KernelArg::Array { name, .. } | KernelArg::Scalar { name, .. } => name,
        }
    }

    /// The value that represents the argument.
    pub fn value(&self) -> ValueId {
        match self {
            KernelArg::Array { value, .. } | KernelArg::Scalar { value, .. } => *value,
        }
    }
}

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// A boolean.
    I1,
    /// An 8-bit integer (signless, as in MLIR).
    I8,
    /// A 16-bit integer.
    I16,
    /// A 32-bit integer.
    I32,
    /// A 64-bit integer.
    I64,
    /// MLIR's `index`: 64 bits here.
    Index,
    /// IEEE half precision.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
    /// The array that is the argument with this index.
    Array(usize),
}

impl Ty {
    /// Returns the bits of a scalar; 64 for `index`, 0 for an array.
    pub fn bits(self) -> u32 {
        match self {
            Ty::I1 => 1,
            Ty::I8 => 8,
            Ty::I16 | Ty::F16 | Ty::BF16 => 16,
            Ty::I32 | Ty::F32 => 32,
            Ty::I64 | Ty::Index | Ty::F64 => 64,
            Ty::Array(_) => 0,
        }
    }

    /// Returns whether it is an integer, boolean or index type.
    pub fn is_int(self) -> bool {
        match self {
            Ty::I1 | Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::Index => true,
            Ty::F16 | Ty::BF16 | Ty::F32 | Ty::F64 | Ty::Array(_) => false,
        }
    }

    /// Returns whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        match self {
            Ty::F16 | Ty::BF16 | Ty::F32 | Ty::F64 => true,
            Ty::I1 | Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::Index | Ty::Array(_) => false,
        }
    }

    /// Returns the least and greatest value of an integer type read as signed (`i1` reads as 0 and
    /// 1).
    ///
    /// # Panics
    /// If it is not an integer type.
    pub fn int_range(self) -> (i128, i128) {
        assert!(self.is_int(), "{self:?} has no integer range");
        match self.bits() {
            1 => (0, 1),
            bits => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        }
    }
}

/// A value of a kernel, defined once: by an op, a region or the kernel's parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);

impl ValueId {
    /// Its index in [`Kernel::values`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Facts about a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueInfo {
    /// Its type.
    pub ty: Ty,
}

/// A location in the source file, both numbers from 1; 0 means unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc {
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
}

/// A list of ops without branches, with arguments and yields. Ops may use values defined before
/// them in the region or in enclosing regions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Region {
    /// Values that the parent op defines on entry.
    pub args: Vec<ValueId>,
    /// The ops, in order of execution.
    pub ops: Vec<Op>,
    /// Values returned to the parent op.
    pub yields: Vec<ValueId>,
}

impl Kernel {
    /// Returns the type of `value`.
    pub fn ty(&self, value: ValueId) -> Ty {
        self.values[value.index()].ty
    }

    /// Creates a value of type `ty`; the caller gives it a definition.
    pub fn new_value(&mut self, ty: Ty) -> ValueId {
        self.values.push(ValueInfo { ty });
        ValueId((self.values.len() - 1) as u32)
    }

    /// Appends an array to the arguments.
    pub fn add_array(
        &mut self,
        name: String,
        element: Ty,
        shape: Vec<usize>,
        space: Space,
    ) -> ValueId {
        let value = self.new_value(Ty::Array(self.args.len()));
        self.args.push(KernelArg::Array {
            name,
            element,
            shape,
            space,
            value,
        });
        value
    }

    /// Returns the argument that `array` refers to.
    ///
    /// # Panics
    /// If `array` is not an array.
    pub fn array(&self, array: ValueId) -> &KernelArg {
        match self.ty(array) {
            Ty::Array(number) => &self.args[number],
            ty => panic!("%{} is {ty:?}, not an array", array.0),
        }
    }

    /// Returns the element type of `array`.
    pub fn element(&self, array: ValueId) -> Ty {
        match self.array(array) {
            KernelArg::Array { element, .. } => *element,
            KernelArg::Scalar { ty, .. } => *ty,
        }
    }

    /// Returns the integers among the arguments, with the least and greatest value of each.
    pub fn integers(&self) -> Vec<(ValueId, (i128, i128))> {
        let integer = |arg: &KernelArg| match arg {
            KernelArg::Scalar {
                value,
                range: Some((least, greatest)),
                ..
            } => Some((*value, ((*least).into(), (*greatest).into()))),
            KernelArg::Scalar { .. } | KernelArg::Array { .. } => None,
        };
        self.args.iter().filter_map(integer).collect()
    }

    /// Returns the number of elements of `array`.
    pub fn array_len(&self, array: ValueId) -> usize {
        match self.array(array) {
            KernelArg::Array { shape, .. } => shape.iter().product(),
            KernelArg::Scalar { .. } => 0,
        }
    }

    /// Returns the names of the arrays that the kernel writes to.
    pub fn written_arrays(&self) -> BTreeSet<&str> {
        let mut written = BTreeSet::new();
        self.body.walk(&mut |op| {
            let array = match &op.kind {
                OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => *array,
                OpKind::Ptx(PtxOp::Atomic(_), operands) => operands[0],
                _ => return,
            };
            written.insert(self.array(array).name());
        });
        written
    }

    /// Returns whether the mask of a warp operation contains every thread of a warp of this launch.
    pub fn is_whole_warp(&self, mask: u32) -> bool {
        let threads: u32 = self.block.iter().product();
        let lanes = match threads >= LANES {
            true => u32::MAX,
            false => (1 << threads) - 1,
        };
        mask & lanes == lanes
    }

    /// Returns the number of uses of each value as an operand, yield or affine operand, by
    /// [`ValueId`].
    pub fn use_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.values.len()];
        self.body.walk_uses(&mut |value| counts[value.index()] += 1);
        counts
    }

    /// Returns the same kernel with its values numbered in the order of their definition, and
    /// without unused ids.
    ///
    /// Two kernels that print the same except for value numbers are equal when renumbered.
    pub fn renumbered(&self) -> Kernel {
        let mut order = Vec::new();
        self.args.iter().for_each(|arg| order.push(arg.value()));
        self.body.walk_definitions(&mut |value| order.push(value));
        let mut names = vec![ValueId(u32::MAX); self.values.len()];
        for (number, value) in order.iter().enumerate() {
            names[value.index()] = ValueId(number as u32);
        }
        let mut kernel = self.clone();
        kernel.values = order
            .iter()
            .map(|value| self.values[value.index()].clone())
            .collect();
        kernel.body.rename(&|value| names[value.index()]);
        for arg in &mut kernel.args {
            let (KernelArg::Array { value, .. } | KernelArg::Scalar { value, .. }) = arg;
            *value = names[value.index()];
        }
        kernel
    }
}
