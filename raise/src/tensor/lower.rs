//! The state of turning one kernel into tensors: what each value is, what each array holds, for which threads.

use super::Check;
use super::access::Access;
use super::index::{Condition, Dim, Domain, Index, Piece};
use super::race_checks::{ElementKey, PendingLoad, Shadow, Watched};
use crate::error::Error;
use crate::kernel_ir::{self, Kernel, KernelArg, Loc, Ty, ValueId};
use crate::launch::Races;
use stablehlo::{ElementType, Func, Literal, Op, Scalar, TensorType, Value};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// Why lowering stopped.
#[derive(Debug)]
pub(super) enum Restart {
    /// For the user.
    Error(Error),
    /// Start again with this dimension as `by * outer + inner`: its quotient and remainder by `by` are used.
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

/// A tensor over some dimensions of the iteration space.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DimTensor {
    pub value: Value,
    /// Index of the frame (function) that `value` belongs to.
    pub frame: usize,
    /// One per axis of the tensor: the dimension, and the range of it that the tensor covers.
    pub dims: Vec<(Dim, i128, i128)>,
}

/// What a value of the kernel is, for all threads at once.
#[derive(Clone, Debug)]
pub(super) enum LaneValue {
    /// An integer known as a function of the dimensions.
    Index(Index),
    /// A truth value known as a function of the dimensions.
    Condition(Condition),
    /// True where the condition holds and every function is negative: no box, where a function has several dimensions.
    AffineMask(Condition, Vec<Index>),
    /// One of two integers known as functions of the dimensions, as data decides.
    Select(DimTensor, Index, Index),
    /// Data.
    Tensor(DimTensor),
}

/// An array of the program: several kernel arguments may name it.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub name: String,
    pub element: ElementType,
    /// As the program declares it.
    pub shape: Vec<usize>,
    /// Its contents now, of `shape`, in `frame`.
    pub value: Value,
    pub frame: usize,
    pub written: bool,
    /// Of memory that each block or thread has for itself: how it is laid out. `shape` is that of all of it.
    pub instances: Option<Instances>,
}

/// Many arrays of the same length, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Instances {
    /// Elements of one.
    pub len: usize,
    /// Where the running block's or thread's own begins.
    pub base: Index,
    /// Dimensions along which no two threads share one.
    pub apart: BTreeSet<Dim>,
}

impl Array {
    /// Elements that one thread sees.
    pub fn len(&self) -> usize {
        match &self.instances {
            Some(instances) => instances.len,
            None => self.shape.iter().product(),
        }
    }
}

/// A function under construction. Inner ones are bodies of `while`: they see outer values as carried captures.
#[derive(Clone)]
pub(super) struct Frame {
    pub func: Func,
    /// Outer values (of the frame before) and the parameters made for them, in order.
    pub captures: Vec<(Value, Value)>,
    captured: HashMap<Value, Value>,
    /// Tells it from other frames of the kernel.
    pub serial: usize,
}

impl Frame {
    pub fn new(func: Func) -> Frame {
        Frame {
            func,
            captures: Vec::new(),
            captured: HashMap::new(),
            serial: 0,
        }
    }
}

/// How thread dimensions are split: per axis of the launch, the moduli from coarse to fine.
pub(super) type Splits = BTreeMap<usize, Vec<i128>>;

/// What a dimension is of an axis of the launch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    /// Which axis of the `affine.parallel`.
    pub axis: usize,
    /// How far along the axis one step of the dimension goes.
    pub grain: i128,
    /// Steps of the dimension.
    pub extent: i128,
}

#[derive(Clone)]
pub(super) struct Lower<'k> {
    pub kernel: &'k Kernel,
    pub frames: Vec<Frame>,
    pub values: Vec<Option<LaneValue>>,
    pub arrays: Vec<Array>,
    /// Index into `arrays` per kernel argument.
    pub storage: Vec<Option<usize>>,
    /// Contents of those that are constant integers.
    pub constant_arrays: BTreeMap<usize, Vec<i128>>,
    /// The dimensions that exist here, and the threads (and loop steps) that are running.
    pub domain: Domain,
    /// Dimensions that are runtime scalars: loops that run in order.
    pub counters: BTreeMap<Dim, DimTensor>,
    /// Those of `counters` that are integers of the launch: all threads have the same.
    pub integers: BTreeSet<Dim>,
    /// Dimensions that make threads, or steps of a loop that became a dimension: they run in no order.
    pub unordered: BTreeSet<Dim>,
    /// Those of `unordered` that make threads.
    pub thread_dims: BTreeSet<Dim>,
    /// Those of `thread_dims` that the kernel does not use: threads that differ only along them do
    /// the same.
    pub unused: BTreeSet<Dim>,
    /// Dimensions that stand for (part of) an axis of the launch that starts at 0.
    pub axis_of: BTreeMap<Dim, Axis>,
    /// The dimensions of the grid and of a block, the slowest-varying first, where threads do something together.
    pub blocks: Vec<Dim>,
    pub threads: Vec<Dim>,
    /// Where threads of a block parted that have to meet again.
    pub divergence_point: super::barrier_epochs::Divergence,
    /// Which accesses no barrier keeps apart.
    pub phases: super::barrier_epochs::Phases,
    /// Whether nothing with an effect comes after this op.
    pub last: bool,
    /// Which of the running threads take part, where that is not a box.
    pub mask: Option<DimTensor>,
    /// The mask that says just that all of `assumed` are negative, if there is one.
    pub assumption_mask: Option<DimTensor>,
    /// Functions that are negative for every thread that takes part.
    pub assumed: Vec<Index>,
    /// Functions that are negative for every thread that enters a region, by the region's address.
    pub implied: BTreeMap<usize, Vec<Index>>,
    /// Those of the regions that are being lowered. Only proofs that an access is inside its array
    /// use them: in [`Self::assumed`] they would add dimensions to every question about races.
    pub implied_here: Vec<Index>,
    /// Remainders that are known for every thread that takes part.
    pub remainders: Vec<super::remainders::Remainders>,
    pub accesses: Vec<Access>,
    /// What happens where it cannot be decided whether threads race.
    pub races: Races,
    /// Which accesses are checked for races while the program runs.
    pub watched: Rc<Watched>,
    /// Those that have to be.
    pub undecided: RefCell<Watched>,
    /// Who accessed the elements of each array that is watched, by its index.
    pub shadows: BTreeMap<usize, Vec<Shadow>>,
    /// Loads that stores which follow are checked against.
    pub pending_loads: Vec<PendingLoad>,
    /// The number of each thread in the launch, and of its block, from 1.
    pub thread_number: Index,
    pub block_number: Index,
    /// The arrays that change from step to step, if there are several.
    pub changing: Option<Rc<BTreeSet<String>>>,
    /// What the index of the next access is made of.
    pub key: Option<ElementKey>,
    /// The bits that CUDA gives are wanted, or an error.
    pub exact: bool,
    /// Values whose rounding is kept.
    pub guarded: Vec<bool>,
    /// For each value whether it is a float that is computed, not loaded.
    pub computed: Vec<bool>,
    /// Whether threads give values to each other: what they sum so may be a tree, which becomes a
    /// reduction in any order unless its sums keep their rounding.
    pub threads_exchange: bool,
    /// Whether what is being lowered is one of them.
    pub guards: bool,
    /// Which threads meet, as far as that was asked.
    pub encounters: super::conflicts_traced::Known,
    /// What is known of the index that is data: the remainder that it leaves, and of which number.
    pub residue_facts: Option<(Index, i128)>,
    /// The index that is data as a function of the dimensions and of parts that data decides, and
    /// the ranges of those, where that tells threads apart.
    pub bounded_facts: Option<(Index, Domain)>,
    /// The operation that gives each value of the kernel.
    pub definitions: HashMap<ValueId, &'k kernel_ir::Op>,
    /// The ranges of values that hold in a region, by the region's address.
    pub ranges_inside: BTreeMap<usize, Vec<super::data_ranges::ValueRange>>,
    /// Those of the regions that are being lowered.
    pub value_ranges: Vec<super::data_ranges::ValueRange>,
    /// How many loops around are being made dimensions.
    pub vectorizing: usize,
    pub loc: Loc,
    pub uses: Vec<u32>,
    /// Which of `arrays` holds the number of the first check that failed, 0 while none has.
    pub fault: Option<usize>,
    /// Whether something had to be checked and `fault` was none.
    pub wants_fault: bool,
    /// What is checked while the program runs; number n + 1 is the n-th.
    pub checks: Vec<Check>,
    /// Elements that deciding more of them while raising may compute.
    pub left_to_decide: usize,
    /// Loop results that are summed into something outside: the loop starts them from nothing.
    pub identity_initialised: BTreeSet<ValueId>,
    next_dim: u32,
    /// How many frames were opened.
    pub opened: usize,
}

impl<'k> Lower<'k> {
    pub fn new(
        kernel: &'k Kernel,
        func: Func,
        arrays: Vec<Array>,
        storage: Vec<Option<usize>>,
    ) -> Lower<'k> {
        Lower {
            kernel,
            frames: vec![Frame::new(func)],
            values: vec![None; kernel.values.len()],
            arrays,
            storage,
            constant_arrays: BTreeMap::new(),
            domain: Domain::new(),
            counters: BTreeMap::new(),
            integers: BTreeSet::new(),
            unordered: BTreeSet::new(),
            thread_dims: BTreeSet::new(),
            unused: BTreeSet::new(),
            axis_of: BTreeMap::new(),
            blocks: Vec::new(),
            threads: Vec::new(),
            divergence_point: Default::default(),
            phases: Default::default(),
            last: true,
            mask: None,
            assumption_mask: None,
            assumed: Vec::new(),
            implied: BTreeMap::new(),
            implied_here: Vec::new(),
            remainders: Vec::new(),
            accesses: Vec::new(),
            races: Races::default(),
            watched: Rc::default(),
            undecided: RefCell::default(),
            shadows: BTreeMap::new(),
            pending_loads: Vec::new(),
            thread_number: Index::constant(1),
            block_number: Index::constant(1),
            changing: None,
            key: None,
            exact: false,
            guarded: vec![false; kernel.values.len()],
            computed: vec![false; kernel.values.len()],
            threads_exchange: false,
            guards: false,
            encounters: Default::default(),
            residue_facts: None,
            bounded_facts: None,
            definitions: kernel.body.definitions(),
            ranges_inside: BTreeMap::new(),
            value_ranges: Vec::new(),
            vectorizing: 0,
            loc: Loc::default(),
            uses: kernel.use_counts(),
            fault: None,
            wants_fault: false,
            checks: Vec::new(),
            left_to_decide: super::checks::MOST_DECIDED,
            identity_initialised: BTreeSet::new(),
            next_dim: 0,
            opened: 0,
        }
    }

    /// An error of "not yet" at the op being lowered.
    pub fn unsupported(&self, code: &'static str, message: impl Into<String>) -> Restart {
        Restart::Error(Error::unsupported(code, message).at_line(self.loc.line, self.loc.column))
    }

    /// The function that ops go to.
    pub fn f(&mut self) -> &mut Func {
        &mut self
            .frames
            .last_mut()
            .expect("the outermost frame stays")
            .func
    }

    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    /// A dimension that did not exist before.
    pub fn new_dim(&mut self, lo: i128, hi: i128) -> Dim {
        let dim = Dim(self.next_dim);
        self.next_dim += 1;
        self.domain.insert(dim, (lo, hi));
        dim
    }

    /// An integer of the program, an `i64` in this range, as a dimension of which one point runs.
    pub fn integer(&mut self, tensor: DimTensor, (least, greatest): (i64, i64)) -> LaneValue {
        let dim = self.new_dim(least.into(), i128::from(greatest) + 1);
        self.counters.insert(dim, tensor);
        self.integers.insert(dim);
        LaneValue::Index(Index::dim(dim, &self.domain))
    }

    /// The array behind a kernel argument.
    pub fn array_index(&self, array: ValueId) -> usize {
        match self.kernel.ty(array) {
            Ty::Array(number) => self.storage[number].expect("array arguments have storage"),
            ty => panic!("%{} is {ty:?}, not an array", array.0),
        }
    }

    pub fn array_name(&self, array: ValueId) -> &str {
        match self.kernel.array(array) {
            KernelArg::Array { name, .. } | KernelArg::Scalar { name, .. } => name,
        }
    }

    /// `value` of frame `frame`, as seen in the innermost function.
    pub fn import(&mut self, value: Value, frame: usize) -> Value {
        let mut value = value;
        for depth in frame + 1..self.frames.len() {
            let (outer, inner) = self.frames.split_at_mut(depth);
            let (outer, inner) = (&outer[depth - 1].func, &mut inner[0]);
            value = match inner.captured.get(&value) {
                Some(known) => *known,
                None => {
                    let here = match outer.op(value) {
                        // Cheaper made again than carried.
                        op @ (Op::Constant(_) | Op::Iota { .. }) => inner
                            .func
                            .push(op.clone())
                            .expect("it was well typed outside"),
                        _ => {
                            let parameter = inner.func.parameter(outer.tensor(value).clone());
                            inner.captures.push((value, parameter));
                            parameter
                        }
                    };
                    inner.captured.insert(value, here);
                    here
                }
            };
        }
        value
    }

    /// A scalar of the innermost function.
    pub fn scalar(&mut self, element: ElementType, value: Scalar) -> DimTensor {
        let value = self.f().scalar(element, value);
        DimTensor {
            value,
            frame: self.depth(),
            dims: Vec::new(),
        }
    }

    pub fn tensor(&self, value: Value, dims: Vec<(Dim, i128, i128)>) -> DimTensor {
        DimTensor {
            value,
            frame: self.depth(),
            dims,
        }
    }

    /// The type of `t`'s elements, also where `t` is a value of an outer function.
    pub fn element_of(&self, t: &DimTensor) -> ElementType {
        self.frames[t.frame].func.tensor(t.value).element
    }

    pub fn extent(&self, dim: Dim) -> usize {
        let (lo, hi) = self.domain[&dim];
        (hi - lo) as usize
    }

    /// The part of `t` that the running threads need, in the innermost function.
    pub fn restrict(&mut self, t: &DimTensor) -> DimTensor {
        let mut value = self.import(t.value, t.frame);
        let mut dims = t.dims.clone();
        let (mut start, mut limit) = (Vec::new(), Vec::new());
        let mut whole = true;
        for (dim, lo, hi) in &mut dims {
            let (now_lo, now_hi) = self.domain[dim];
            assert!(
                *lo <= now_lo && now_hi <= *hi,
                "a tensor covers the threads that use it"
            );
            whole &= *lo == now_lo && *hi == now_hi;
            start.push((now_lo - *lo) as usize);
            limit.push((now_hi - *lo) as usize);
            (*lo, *hi) = (now_lo, now_hi);
        }
        if !whole {
            let stride = vec![1; dims.len()];
            value = self.f().slice(value, &start, &limit, &stride);
        }
        self.tensor(value, dims)
    }

    /// `t` over exactly `dims`, in that order, for the running threads.
    pub fn fit(&mut self, t: &DimTensor, dims: &[Dim]) -> Value {
        let t = self.restrict(t);
        let mut order: Vec<usize> = (0..t.dims.len()).collect();
        let place = |k: usize| {
            dims.iter()
                .position(|d| *d == t.dims[k].0)
                .expect("dims has every dimension of t")
        };
        order.sort_by_key(|&k| place(k));
        let value = self.f().transpose(t.value, &order);
        let at: Vec<usize> = order.iter().map(|&k| place(k)).collect();
        let shape: Vec<usize> = dims.iter().map(|d| self.extent(*d)).collect();
        self.f().broadcast_in_dim(value, &shape, &at)
    }

    /// The dimensions of all of `ts`, in the order of the tensor with most of them.
    pub fn union_dims(&self, ts: &[&DimTensor]) -> Vec<Dim> {
        let most = ts.iter().rev().max_by_key(|t| t.dims.len());
        let mut dims: Vec<Dim> = most.map_or(Vec::new(), |t| t.dims.iter().map(|d| d.0).collect());
        for t in ts {
            for (dim, ..) in &t.dims {
                if !dims.contains(dim) {
                    let at = dims.iter().position(|d| d > dim).unwrap_or(dims.len());
                    dims.insert(at, *dim);
                }
            }
        }
        dims
    }

    /// All of `ts` over the same dimensions, and those.
    pub fn unify(&mut self, ts: &[&DimTensor]) -> (Vec<Value>, Vec<Dim>) {
        let dims = self.union_dims(ts);
        let values = ts.iter().map(|t| self.fit(t, &dims)).collect();
        (values, dims)
    }

    /// Names the axes of `value`, which covers the running threads.
    pub fn over(&self, value: Value, dims: &[Dim]) -> DimTensor {
        let dims = dims
            .iter()
            .map(|d| (*d, self.domain[d].0, self.domain[d].1))
            .collect();
        self.tensor(value, dims)
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
            LaneValue::Index(index) => LaneValue::Index(index.restrict(&self.domain)),
            LaneValue::Condition(condition) => {
                LaneValue::Condition(condition.restrict(&self.domain))
            }
            LaneValue::AffineMask(condition, negative) => {
                let negative = negative.iter().map(|n| n.restrict(&self.domain)).collect();
                LaneValue::AffineMask(condition.restrict(&self.domain), negative)
            }
            LaneValue::Select(t, yes, no) => {
                LaneValue::Select(t, yes.restrict(&self.domain), no.restrict(&self.domain))
            }
            LaneValue::Tensor(t) => LaneValue::Tensor(t),
        })
    }

    /// `id` as data.
    pub fn data(&mut self, id: ValueId) -> LowerResult<DimTensor> {
        let val = self.val(id)?;
        Ok(self.materialize(&val, element(self.kernel.ty(id))))
    }

    /// `val` as a tensor of `element`.
    pub fn materialize(&mut self, val: &LaneValue, element: ElementType) -> DimTensor {
        match val {
            LaneValue::Tensor(t) => t.clone(),
            LaneValue::Index(index) => self.materialize_index(index, element),
            LaneValue::Condition(condition) => self.materialize_condition(condition),
            LaneValue::AffineMask(condition, negative) => {
                let mut all = match condition.as_constant() {
                    Some(true) => None,
                    Some(false) | None => Some(self.materialize_condition(condition)),
                };
                for index in negative {
                    let t = self.materialize_index(index, ElementType::I64);
                    let zero = self.scalar(ElementType::I64, Scalar::Int(0));
                    let (values, dims) = self.unify(&[&t, &zero]);
                    let value = self
                        .f()
                        .compare(stablehlo::Direction::Lt, values[0], values[1]);
                    let here = self.over(value, &dims);
                    all = Some(match all {
                        None => here,
                        Some(all) => self.hlo(stablehlo::BinaryOp::And, &all, &here),
                    });
                }
                all.unwrap_or_else(|| self.materialize_condition(condition))
            }
            LaneValue::Select(t, yes, no) => {
                let (yes, no) = (
                    self.materialize_index(yes, element),
                    self.materialize_index(no, element),
                );
                let (values, dims) = self.unify(&[t, &yes, &no]);
                let value = self.f().select(values[0], values[1], values[2]);
                self.over(value, &dims)
            }
        }
    }

    fn iota(
        &mut self,
        element: ElementType,
        lo: i128,
        hi: i128,
        slope: i128,
        offset: i128,
    ) -> Value {
        let shape = [(hi - lo) as usize];
        let ty = TensorType {
            element,
            shape: shape.to_vec(),
        };
        let first = slope * lo + offset;
        if slope == 0 {
            return self
                .f()
                .constant(Literal::splat(ty, Scalar::Int(first as i64)));
        }
        let mut value = self.f().iota(element, &shape, 0);
        if slope != 1 {
            let by = self
                .f()
                .constant(Literal::splat(ty.clone(), Scalar::Int(slope as i64)));
            value = self.f().binary(stablehlo::BinaryOp::Multiply, value, by);
        }
        if first != 0 {
            let by = self
                .f()
                .constant(Literal::splat(ty, Scalar::Int(first as i64)));
            value = self.f().binary(stablehlo::BinaryOp::Add, value, by);
        }
        value
    }

    /// A function of a runtime counter.
    fn pieces_of_counter(
        &mut self,
        counter: Value,
        pieces: &[Piece],
        element: ElementType,
    ) -> Value {
        let as_element = self.f().convert(counter, element);
        let mut whole = None;
        for p in pieces.iter().rev() {
            let mut value = as_element;
            for (op, by, idle) in [
                (stablehlo::BinaryOp::Multiply, p.slope, 1),
                (stablehlo::BinaryOp::Add, p.offset, 0),
            ] {
                if by != idle {
                    let by = self.f().scalar(element, Scalar::Int(by as i64));
                    value = self.f().binary(op, value, by);
                }
            }
            whole = Some(match whole {
                None => value,
                Some(rest) => {
                    let end = self.f().scalar(ElementType::I64, Scalar::Int(p.hi as i64));
                    let here = self.f().compare(stablehlo::Direction::Lt, counter, end);
                    self.f().select(here, value, rest)
                }
            });
        }
        whole.expect("a function has pieces")
    }

    fn materialize_index(&mut self, index: &Index, element: ElementType) -> DimTensor {
        let index = index.restrict(&self.domain);
        let mut sum: Option<DimTensor> = None;
        for (dim, pieces) in &index.terms {
            let term = if let Some(counter) = self.counters.get(dim).cloned() {
                let counter = self.restrict(&counter);
                let value = self.pieces_of_counter(counter.value, &pieces.0, element);
                self.tensor(value, Vec::new())
            } else {
                let parts: Vec<Value> = pieces
                    .0
                    .iter()
                    .map(|p| self.iota(element, p.lo, p.hi, p.slope, p.offset))
                    .collect();
                let value = if parts.len() == 1 {
                    parts[0]
                } else {
                    self.f().concatenate(&parts, 0)
                };
                self.over(value, &[*dim])
            };
            sum = Some(match sum {
                None => term,
                Some(sum) => self.add_tensors(&sum, &term),
            });
        }
        match sum {
            None => self.scalar(element, Scalar::Int(index.constant as i64)),
            Some(sum) if index.constant == 0 => sum,
            Some(sum) => {
                let constant = self.scalar(element, Scalar::Int(index.constant as i64));
                self.add_tensors(&sum, &constant)
            }
        }
    }

    fn add_tensors(&mut self, a: &DimTensor, b: &DimTensor) -> DimTensor {
        let (values, dims) = self.unify(&[a, b]);
        let value = self
            .f()
            .binary(stablehlo::BinaryOp::Add, values[0], values[1]);
        self.over(value, &dims)
    }

    pub fn materialize_condition(&mut self, condition: &Condition) -> DimTensor {
        let condition = condition.restrict(&self.domain);
        let mut all: Option<DimTensor> = None;
        for (dim, set) in &condition.sets {
            let (lo, hi) = self.domain[dim];
            let one = Index::dim(*dim, &self.domain);
            // The narrower the type, the more positions are compared at once.
            let narrow = i32::try_from(lo).is_ok() && i32::try_from(hi).is_ok();
            let counting = if narrow {
                ElementType::I32
            } else {
                ElementType::I64
            };
            let position = self.materialize_index(&one, counting);
            let mut any: Option<Value> = None;
            let shape: Vec<usize> = position.dims.iter().map(|d| self.extent(d.0)).collect();
            for &(a, b) in &set.0 {
                let mut inside: Option<Value> = None;
                for (direction, bound, needed) in [
                    (stablehlo::Direction::Ge, a, a > lo),
                    (stablehlo::Direction::Lt, b, b < hi),
                ] {
                    if needed {
                        let ty = TensorType {
                            element: counting,
                            shape: shape.clone(),
                        };
                        let bound = self
                            .f()
                            .constant(Literal::splat(ty, Scalar::Int(bound as i64)));
                        let here = self.f().compare(direction, position.value, bound);
                        inside = Some(match inside {
                            None => here,
                            Some(other) => self.f().binary(stablehlo::BinaryOp::And, other, here),
                        });
                    }
                }
                let inside = inside.expect("a set is smaller than its dimension");
                any = Some(match any {
                    None => inside,
                    Some(other) => self.f().binary(stablehlo::BinaryOp::Or, other, inside),
                });
            }
            let any = DimTensor {
                value: any.expect("a set is not empty"),
                ..position
            };
            all = Some(match all {
                None => any,
                Some(all) => {
                    let (values, dims) = self.unify(&[&all, &any]);
                    let value = self
                        .f()
                        .binary(stablehlo::BinaryOp::And, values[0], values[1]);
                    self.over(value, &dims)
                }
            });
        }
        match all {
            None => self.scalar(ElementType::Pred, Scalar::Int(!condition.negated as i64)),
            Some(all) if condition.negated => {
                let value = self.f().unary(stablehlo::UnaryOp::Not, all.value);
                DimTensor { value, ..all }
            }
            Some(all) => all,
        }
    }
}

/// The tensor element type of a kernel's scalar type.
pub(crate) fn element(ty: Ty) -> ElementType {
    match ty {
        Ty::I1 => ElementType::Pred,
        Ty::I8 => ElementType::I8,
        Ty::I16 => ElementType::I16,
        Ty::I32 => ElementType::I32,
        Ty::I64 | Ty::Index => ElementType::I64,
        Ty::F16 => ElementType::F16,
        Ty::BF16 => ElementType::BF16,
        Ty::F32 => ElementType::F32,
        Ty::F64 => ElementType::F64,
        Ty::Array(_) => panic!("an array is not a scalar"),
    }
}
