//! The state of lowering one kernel to tensors: the kernel, and its values for all threads at once.
//!
//! [`Lower`] owns three parts that do not refer to one another: the [`Builder`] adds ops, the
//! [`ThreadDomain`] holds the set of active threads, and the [`MemoryModel`] holds the contents and
//! accesses of arrays. A method that needs only one part is defined on that part; a method that
//! needs several, or the kernel, is defined on [`Lower`].

use super::builder::Builder;
use super::data_ranges::ValueRange;
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::memory_model::{Array, MemoryModel};
use super::thread_domain::ThreadDomain;
use crate::error::Error;
use crate::kernel_ir::{self, AtomicOp, Kernel, KernelArg, Loc, Ty, ValueId};
use crate::scf::loads_for_atomics;
use stablehlo::{ElementType, Func, Scalar, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The reason why a lowering attempt stopped.
#[derive(Debug)]
pub(super) enum Restart {
    /// An error to report to the user.
    Error(Error),
    /// Start again with this axis written as `by * outer + inner`, because the kernel uses its
    /// quotient and remainder by `by`.
    TileAxis { axis: usize, by: i128 },
    /// The loop that is being vectorized has to run in order.
    NotParallel,
}

impl From<Error> for Restart {
    fn from(error: Error) -> Restart {
        Restart::Error(error)
    }
}

pub(super) type LowerResult<T> = Result<T, Restart>;

/// One kernel that is being lowered.
#[derive(Clone)]
pub(super) struct Lower<'k> {
    /// The program under construction.
    pub builder: Builder,
    /// The active threads.
    pub threads: ThreadDomain,
    /// The contents and accesses of arrays.
    pub memory: MemoryModel,
    /// The kernel that is lowered.
    pub kernel: &'k Kernel,
    /// The operation that defines each value of the kernel.
    pub definitions: HashMap<ValueId, &'k kernel_ir::Op>,
    /// The number of uses of each value of the kernel.
    pub uses: Vec<u32>,
    /// The loads that may meet atomics, of one kind or of any.
    pub pretests: HashMap<ValueId, Option<AtomicOp>>,
    /// Whether the result must be bit exact.
    pub exact: bool,
    /// For each value, whether its rounding must be preserved.
    pub guarded: Vec<bool>,
    /// For each value, whether it is a float that is computed, not loaded.
    pub computed: Vec<bool>,
    /// Whether threads exchange values. Their additions may then form a reduction tree, which
    /// becomes a reduction in any order unless the rounding of its additions must be preserved.
    pub threads_exchange: bool,
    /// The values of the kernel that are defined so far.
    pub values: Vec<Option<LaneValue>>,
    /// Whether no op with an effect follows this one.
    pub last: bool,
    /// Whether the op being lowered defines a value of [`Self::guarded`].
    pub guards: bool,
    /// Functions that are negative for every thread that enters a region, keyed by the region's
    /// address.
    pub implied: BTreeMap<usize, Vec<Index>>,
    /// The ranges of values that hold in a region, keyed by the region's address.
    pub ranges_inside: BTreeMap<usize, Vec<ValueRange>>,
    /// Loop results that are added to a value outside the loop: the loop starts them from the
    /// identity.
    pub identity_initialised: BTreeSet<ValueId>,
    /// The source location of the op being lowered.
    pub loc: Loc,
}

impl<'k> Lower<'k> {
    /// Returns the state before the first op of `kernel`. `storage` has an index into `arrays` for
    /// each kernel argument.
    pub fn new(
        kernel: &'k Kernel,
        func: Func,
        arrays: Vec<Array>,
        storage: Vec<Option<usize>>,
    ) -> Lower<'k> {
        Lower {
            builder: Builder::new(func),
            threads: ThreadDomain::new(),
            memory: MemoryModel::new(arrays, storage),
            kernel,
            definitions: kernel.body.definitions(),
            uses: kernel.use_counts(),
            pretests: loads_for_atomics(kernel),
            exact: false,
            guarded: vec![false; kernel.values.len()],
            computed: vec![false; kernel.values.len()],
            threads_exchange: false,
            values: vec![None; kernel.values.len()],
            last: true,
            guards: false,
            implied: BTreeMap::new(),
            ranges_inside: BTreeMap::new(),
            identity_initialised: BTreeSet::new(),
            loc: Loc::default(),
        }
    }

    /// Returns an error for an unsupported construct at the op being lowered.
    pub fn unsupported(&self, code: &'static str, message: impl Into<String>) -> Restart {
        Restart::Error(Error::unsupported(code, message).at_line(self.loc.line, self.loc.column))
    }

    /// Returns the innermost function, to which ops are appended.
    pub fn f(&mut self) -> &mut Func {
        self.builder.f()
    }

    /// Returns `value` of frame `frame` as a value of the innermost function.
    pub fn import(&mut self, value: Value, frame: usize) -> Value {
        self.builder.import(value, frame)
    }

    /// Adds a scalar constant to the innermost function.
    pub fn scalar(&mut self, element: ElementType, value: Scalar) -> DimTensor {
        self.builder.scalar(element, value)
    }

    /// Returns `value` of the innermost function as a tensor over `dims`.
    pub fn tensor(&self, value: Value, dims: Vec<(Dim, i128, i128)>) -> DimTensor {
        self.builder.tensor(value, dims)
    }

    /// Slices `t` to the range of the active threads, in the innermost function.
    pub fn restrict(&mut self, t: &DimTensor) -> DimTensor {
        self.builder.restrict(&self.threads, t)
    }

    /// Returns `t` over exactly `dims`, in that order, for the active threads.
    pub fn fit(&mut self, t: &DimTensor, dims: &[Dim]) -> Value {
        self.builder.fit(&self.threads, t, dims)
    }

    /// Broadcasts all of `ts` to the same dimensions; returns them and these dimensions.
    pub fn unify(&mut self, ts: &[&DimTensor]) -> (Vec<Value>, Vec<Dim>) {
        self.builder.unify(&self.threads, ts)
    }

    /// Returns `value`, which covers the active threads, as a tensor with axes `dims`.
    pub fn over(&self, value: Value, dims: &[Dim]) -> DimTensor {
        self.builder.over(&self.threads, value, dims)
    }

    /// Returns `val` as a tensor of type `element`.
    pub fn materialize(&mut self, val: &LaneValue, element: ElementType) -> DimTensor {
        self.builder.materialize(&self.threads, val, element)
    }

    /// Returns the index of the array that a kernel argument refers to.
    pub fn array_index(&self, array: ValueId) -> usize {
        match self.kernel.ty(array) {
            Ty::Array(number) => self.memory.storage[number].expect("array arguments have storage"),
            ty => panic!("%{} is {ty:?}, not an array", array.0),
        }
    }

    pub fn array_name(&self, array: ValueId) -> &str {
        match self.kernel.array(array) {
            KernelArg::Array { name, .. } | KernelArg::Scalar { name, .. } => name,
        }
    }

    /// Returns the value `id` for the active threads.
    pub fn val(&mut self, id: ValueId) -> LowerResult<LaneValue> {
        let Some(val) = self.values[id.index()].clone() else {
            return Err(Error::internal(
                "tensor-undefined",
                format!("value %{} has no definition", id.0),
            )
            .into());
        };
        Ok(match val {
            LaneValue::Index(index) => LaneValue::Index(index.restrict(&self.threads.domain)),
            LaneValue::Condition(condition) => {
                LaneValue::Condition(condition.restrict(&self.threads.domain))
            }
            LaneValue::AffineMask(condition, negative) => {
                let negative = negative
                    .iter()
                    .map(|n| n.restrict(&self.threads.domain))
                    .collect();
                LaneValue::AffineMask(condition.restrict(&self.threads.domain), negative)
            }
            LaneValue::Select(t, yes, no) => LaneValue::Select(
                t,
                yes.restrict(&self.threads.domain),
                no.restrict(&self.threads.domain),
            ),
            LaneValue::Tensor(t) => LaneValue::Tensor(t),
        })
    }

    /// Returns the value `id` as a tensor.
    pub fn data(&mut self, id: ValueId) -> LowerResult<DimTensor> {
        let val = self.val(id)?;
        Ok(self.materialize(&val, element(self.kernel.ty(id))))
    }
}
