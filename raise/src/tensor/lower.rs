//! The state of lowering one kernel to tensors: the kernel, and its values for all threads at once.
//!
//! [`Lower`] joins three parts, none of which refers to it: the [`Builder`] adds ops, the
//! [`ThreadDomain`] says who runs, and the [`MemoryModel`] knows what arrays hold and who accesses
//! them. A method that needs one part is that part's; what needs several, or the kernel, is a
//! method of [`Lower`].

use super::builder::Builder;
use super::data_ranges::ValueRange;
use super::index::{Dim, Index};
use super::lane_values::{DimTensor, LaneValue, element};
use super::memory_model::{Array, MemoryModel};
use super::thread_domain::ThreadDomain;
use crate::error::Error;
use crate::kernel_ir::{self, Kernel, KernelArg, Loc, Ty, ValueId};
use stablehlo::{ElementType, Func, Scalar, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Why lowering stopped.
#[derive(Debug)]
pub(super) enum Restart {
    /// For the user.
    Error(Error),
    /// Start again with this dimension as `by * outer + inner`: its quotient and remainder by `by`
    /// are used.
    TileAxis { axis: usize, by: i128 },
    /// The loop that is being made a dimension has to run in order.
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
    /// The threads that run.
    pub threads: ThreadDomain,
    /// What arrays hold and who accesses them.
    pub memory: MemoryModel,
    /// The kernel that is lowered.
    pub kernel: &'k Kernel,
    /// The operation that gives each value of the kernel.
    pub definitions: HashMap<ValueId, &'k kernel_ir::Op>,
    /// How often each value of the kernel is used.
    pub uses: Vec<u32>,
    /// The bits that CUDA gives are wanted, or an error.
    pub exact: bool,
    /// Values whose rounding is kept.
    pub guarded: Vec<bool>,
    /// For each value whether it is a float that is computed, not loaded.
    pub computed: Vec<bool>,
    /// Whether threads give values to each other: what they sum so may be a tree, which becomes a
    /// reduction in any order unless its sums keep their rounding.
    pub threads_exchange: bool,
    /// The values of the kernel that are defined so far.
    pub values: Vec<Option<LaneValue>>,
    /// Whether nothing with an effect comes after this op.
    pub last: bool,
    /// Whether the op being lowered defines a value of [`Self::guarded`].
    pub guards: bool,
    /// Functions that are negative for every thread that enters a region, by the region's address.
    pub implied: BTreeMap<usize, Vec<Index>>,
    /// The ranges of values that hold in a region, by the region's address.
    pub ranges_inside: BTreeMap<usize, Vec<ValueRange>>,
    /// Loop results that are summed into something outside: the loop starts them from nothing.
    pub identity_initialised: BTreeSet<ValueId>,
    /// The place of the op being lowered.
    pub loc: Loc,
}

impl<'k> Lower<'k> {
    /// `kernel` before its first op; `storage` has an index into `arrays` per kernel argument.
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

    /// An error of "not yet" at the op being lowered.
    pub fn unsupported(&self, code: &'static str, message: impl Into<String>) -> Restart {
        Restart::Error(Error::unsupported(code, message).at_line(self.loc.line, self.loc.column))
    }

    /// The function that ops go to.
    pub fn f(&mut self) -> &mut Func {
        self.builder.f()
    }

    /// `value` of frame `frame`, as seen in the innermost function.
    pub fn import(&mut self, value: Value, frame: usize) -> Value {
        self.builder.import(value, frame)
    }

    /// A scalar of the innermost function.
    pub fn scalar(&mut self, element: ElementType, value: Scalar) -> DimTensor {
        self.builder.scalar(element, value)
    }

    /// `value` of the innermost function over `dims`.
    pub fn tensor(&self, value: Value, dims: Vec<(Dim, i128, i128)>) -> DimTensor {
        self.builder.tensor(value, dims)
    }

    /// The part of `t` that the running threads need, in the innermost function.
    pub fn restrict(&mut self, t: &DimTensor) -> DimTensor {
        self.builder.restrict(&self.threads, t)
    }

    /// `t` over exactly `dims`, in that order, for the running threads.
    pub fn fit(&mut self, t: &DimTensor, dims: &[Dim]) -> Value {
        self.builder.fit(&self.threads, t, dims)
    }

    /// All of `ts` over the same dimensions, and those.
    pub fn unify(&mut self, ts: &[&DimTensor]) -> (Vec<Value>, Vec<Dim>) {
        self.builder.unify(&self.threads, ts)
    }

    /// Names the axes of `value`, which covers the running threads.
    pub fn over(&self, value: Value, dims: &[Dim]) -> DimTensor {
        self.builder.over(&self.threads, value, dims)
    }

    /// `val` as a tensor of `element`.
    pub fn materialize(&mut self, val: &LaneValue, element: ElementType) -> DimTensor {
        self.builder.materialize(&self.threads, val, element)
    }

    /// The array behind a kernel argument.
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

    /// What `id` is for the running threads.
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

    /// `id` as data.
    pub fn data(&mut self, id: ValueId) -> LowerResult<DimTensor> {
        let val = self.val(id)?;
        Ok(self.materialize(&val, element(self.kernel.ty(id))))
    }
}
