//! Lowering of a kernel, the program of one thread, to operations on whole arrays.
//!
//! Input: a [`Kernel`] at the parallel stage, and the arrays it is launched on as values of a
//! tensor program. Output: the same program with the arrays' new values. Every value of the kernel
//! becomes a tensor over exactly the dimensions it depends on. Loads become slices, rotates or
//! gathers; stores become slice updates; guards narrow the set of active threads; loops whose
//! iterations are independent become dimensions.
//!
//! Returns an error at the op's line if it cannot prove that executing all threads in lock step is
//! equivalent to executing them one by one.

mod access;
mod arg_extremum;
mod arg_extremum_reduce;
mod atomics;
mod barrier_epochs;
mod builder;
mod checks;
mod conflicts_enumerated;
mod conflicts_traced;
mod control;
mod data_ranges;
mod floats;
mod folds;
mod guarded;
mod index;
mod index_overflow;
mod integers;
mod lane_values;
mod launch_integers;
mod lockstep_while;
mod loops;
mod lower;
mod memory;
mod memory_model;
mod narrow_floats;
mod private_memory;
mod proof;
mod race_checks;
mod races;
mod reduce;
mod remainders;
mod scan;
mod scatter;
mod sequential_loop;
mod shadows;
mod shuffles;
mod subnormals;
mod thread_domain;
mod view;
mod warps;
mod while_builder;

use crate::error::{Error, Result};
use crate::kernel_ir::{Kernel, KernelArg, OpKind, PtxOp, Region, Role, Space};
use crate::launch::Races;
pub(crate) use guarded::{approximations, exact_arrays};
use index::Index;
pub(crate) use lane_values::element;
use lane_values::{DimTensor, LaneValue};
use lower::{Lower, LowerResult, Restart};
use memory_model::Array;
use race_checks::Watched;
use stablehlo::{ElementType, Func, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use thread_domain::{Axis, Splits};

/// An array of the program and its current contents.
#[derive(Clone, Debug)]
pub struct ArrayValue {
    /// The program's name for the array.
    pub name: String,
    /// Element type.
    pub element: ElementType,
    /// Extents, the slowest-varying first.
    pub shape: Vec<usize>,
    /// The contents, of this shape and type.
    pub value: Value,
    /// Whether a launch has written to it.
    pub written: bool,
}

/// The user's requirements for a launch.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The action to take where the analysis cannot decide whether threads race.
    pub races: Races,
    /// The program's names for the arrays that change from step to step; `None` if the job has only
    /// one step.
    pub changing: Option<&'a BTreeSet<String>>,
    /// Whether the result must be bit exact: if it cannot be, lowering is an error.
    pub exact: bool,
    /// The kernel's names for the arrays whose elements must keep their rounding, because integers
    /// are computed from them.
    pub exact_arrays: &'a BTreeSet<String>,
}

/// A property that can only be checked when the program runs: a gather stays inside its array,
/// threads do not race, or no thread executes a trap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The kernel.
    pub kernel: String,
    /// The accessed array; empty for a trap.
    pub array: String,
    /// The number of elements of the array.
    pub len: usize,
    /// The message of a trap.
    pub trap: Option<String>,
    /// For a race check, what two threads do to one element if they race.
    pub race: Option<String>,
    /// Line of the access in the source, from 1; 0 if unknown.
    pub line: u32,
    /// Its column.
    pub column: u32,
    /// Index of the source.
    pub source: usize,
}

/// The name, among the arrays, of the rank-0 `i32` that holds the number of the first failed check.
pub const FAULT: &str = "(fault)";

/// Appends one launch of `kernel` to `func`.
///
/// - `arrays`: at least the arrays among the kernel's arguments; on return they hold their new
///   contents
/// - `checks`: the run-time checks of the program; this function appends to them if `arrays` has
///   one named [`FAULT`]
/// - `scalars`: rank-0 values of the kernel's scalar arguments, by name
/// - returns whether a check is missing: a property has to be checked at run time, and no array is
///   named [`FAULT`]
/// - errors: at the line of the op that cannot be lowered (a race, an access outside an array, an
///   unsupported op)
pub fn lower_kernel(
    kernel: &Kernel,
    func: &mut Func,
    arrays: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checks: &mut Vec<Check>,
    asked: Asked,
) -> Result<bool> {
    index_overflow::refuse(kernel)?;
    let mut splits = Splits::new();
    let encounters = conflicts_traced::Known::default();
    let mut watched = Watched::default();
    for _ in 0..16 {
        let func_now = func.clone();
        match attempt(
            kernel,
            func_now,
            arrays,
            scalars,
            &splits,
            checks,
            &encounters,
            &watched,
            asked,
        ) {
            // Some accesses may conflict, depending on data: lower again, with run-time checks of
            // them.
            Ok(lowered) if watched.extend(&lowered.undecided) => {}
            Ok(lowered) => {
                *func = lowered.func;
                *checks = lowered.checks;
                for (array, new) in arrays.iter_mut().zip(lowered.arrays) {
                    array.value = new.value;
                    array.written = new.written;
                }
                return Ok(lowered.wants_fault);
            }
            Err(Restart::TileAxis { axis, by }) => {
                let moduli = splits.entry(axis).or_default();
                moduli.push(by);
                moduli.sort_unstable_by(|a, b| b.cmp(a));
                moduli.dedup();
            }
            Err(Restart::NotParallel) => {
                return Err(Error::internal(
                    "tensor-sequential",
                    "no loop was being made a dimension",
                ));
            }
            Err(Restart::Error(error)) => return Err(error),
        }
    }
    Err(Error::internal(
        "tensor-split",
        "splitting a dimension of the launch did not come to an end",
    ))
}

/// The result of lowering one kernel.
struct Lowered {
    func: Func,
    arrays: Vec<Array>,
    checks: Vec<Check>,
    /// Whether a run-time check is needed but no array holds the fault number.
    wants_fault: bool,
    /// The accesses whose conflicts only depend on data.
    undecided: Watched,
}

#[expect(
    clippy::too_many_arguments,
    reason = "one turn of the loop above, with all that it has"
)]
fn attempt(
    kernel: &Kernel,
    func: Func,
    arrays: &[ArrayValue],
    scalars: &BTreeMap<String, Value>,
    splits: &Splits,
    checks: &[Check],
    encounters: &conflicts_traced::Known,
    watched: &Watched,
    asked: Asked,
) -> LowerResult<Lowered> {
    let mut func = func;
    let mut constant_arrays = BTreeMap::new();
    let mut state: Vec<Array> = arrays
        .iter()
        .map(|a| Array {
            name: a.name.clone(),
            element: a.element,
            shape: a.shape.clone(),
            value: a.value,
            frame: 0,
            written: a.written,
            instances: None,
        })
        .collect();
    let mut storage = Vec::new();
    for arg in &kernel.args {
        storage.push(match arg {
            // Shared and local arrays are allocated with the threads.
            KernelArg::Array {
                space: Space::Shared | Space::Local,
                ..
            } => None,
            KernelArg::Array {
                name,
                element: ty,
                shape,
                space:
                    Space::Module {
                        initial,
                        constant: true,
                    },
                ..
            } => {
                let initial = crate::variables::contents(*ty, shape, initial);
                if ty.is_int() {
                    let values = initial.to_i64s().into_iter().map(i128::from);
                    constant_arrays.insert(state.len(), values.collect());
                }
                state.push(Array {
                    name: name.clone(),
                    element: element(*ty),
                    shape: shape.clone(),
                    value: func.constant(initial),
                    frame: 0,
                    written: false,
                    instances: None,
                });
                Some(state.len() - 1)
            }
            KernelArg::Array { name, .. } => {
                let known = state.iter().position(|a| a.name == *name);
                let message = || format!("the program has no array `{name}`");
                Some(known.ok_or_else(|| Error::internal("tensor-array", message()))?)
            }
            KernelArg::Scalar { .. } => None,
        });
    }
    let fault = state.iter().position(|a| a.name == FAULT);
    let mut lower = Lower::new(kernel, func, state, storage);
    lower.memory.fault = fault;
    lower.memory.constant_arrays = constant_arrays;
    lower.memory.races = asked.races;
    lower.memory.changing = asked.changing.cloned().map(Rc::new);
    lower.memory.watched = Rc::new(watched.clone());
    lower.exact = asked.exact;
    lower.guarded = guarded::guarded(kernel, asked.exact, asked.exact_arrays);
    lower.computed = guarded::computed(kernel);
    lower.threads_exchange = threads_exchange(kernel);
    lower.memory.encounters = encounters.clone();
    lower.memory.checks = checks.to_vec();
    for arg in &kernel.args {
        if let KernelArg::Scalar {
            name, value, range, ..
        } = arg
        {
            let scalar = scalars.get(name).ok_or_else(|| {
                Error::internal(
                    "tensor-scalar",
                    format!("the program has no scalar `{name}`"),
                )
            })?;
            let tensor = DimTensor {
                value: *scalar,
                frame: 0,
                dims: Vec::new(),
            };
            let lane = match range {
                Some((least, greatest)) => lower.threads.integer(tensor, (*least, *greatest)),
                None => LaneValue::Tensor(tensor),
            };
            lower.define(*value, lane);
        }
    }
    for op in &kernel.body.ops {
        match &op.kind {
            OpKind::Parallel {
                lower: from,
                upper,
                roles,
                body,
            } => parallel(&mut lower, from, upper, roles, body, splits)?,
            _ => lower.op(op)?,
        }
    }
    lower.refuse_forwarded()?;
    let func = lower
        .builder
        .frames
        .pop()
        .expect("the outermost frame stays")
        .func;
    Ok(Lowered {
        func,
        arrays: lower.memory.arrays,
        checks: lower.memory.checks,
        wants_fault: lower.memory.wants_fault,
        undecided: lower.memory.undecided.into_inner(),
    })
}

/// Returns whether the kernel has shared memory, shuffles or warp reductions.
fn threads_exchange(kernel: &Kernel) -> bool {
    let is_shared = |arg: &KernelArg| {
        let KernelArg::Array { space, .. } = arg else {
            return false;
        };
        *space == Space::Shared
    };
    let mut exchange = kernel.args.iter().any(is_shared);
    kernel.body.walk(&mut |op| {
        exchange |= matches!(op.kind, OpKind::Ptx(PtxOp::Shuffle(_) | PtxOp::Redux(_), _));
    });
    exchange
}

fn parallel(
    lower: &mut Lower,
    from: &[i64],
    to: &[i64],
    roles: &[Role],
    body: &Region,
    splits: &Splits,
) -> LowerResult<()> {
    if from.iter().zip(to).any(|(from, to)| from >= to) {
        return Ok(()); // no thread passes the guard
    }
    for (axis, (iv, (&from, &to))) in body.args.iter().zip(from.iter().zip(to)).enumerate() {
        let (from, to) = (from as i128, to as i128);
        // A split axis is the sum of its dimensions, each multiplied by its modulus.
        let moduli = splits.get(&axis).map_or(&[][..], |m| m);
        let mut index = Index::constant(0);
        let mut whole = to;
        for &grain in moduli.iter().chain(&[1]) {
            let dim = lower
                .threads
                .new_dim(if moduli.is_empty() { from } else { 0 }, whole / grain);
            lower.threads.unordered.insert(dim);
            lower.threads.thread_dims.insert(dim);
            if lower.uses[iv.index()] == 0 {
                lower.threads.unused.insert(dim);
            }
            match roles[axis] {
                Role::Free => {}
                Role::Block(_) => lower.threads.grid_dims.push(dim),
                Role::Thread(_) => lower.threads.block_dims.push(dim),
            }
            if from == 0 {
                lower.threads.axis_of.insert(
                    dim,
                    Axis {
                        axis,
                        grain,
                        extent: whole / grain,
                    },
                );
            }
            let part = Index::dim(dim, &lower.threads.domain).scale(grain);
            index = index.add(&part).expect("dimensions are all different");
            whole = grain;
        }
        lower.define(*iv, LaneValue::Index(index));
    }
    private_memory::allocate(lower);
    lower.allocate_shadows();
    lower.region(body)
}
