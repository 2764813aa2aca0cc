//! Unrolls loops whose carried values are periodic and determine which memory an iteration
//! accesses.
//!
//! The usual case is a ping-pong between two buffers: an iteration reads one and writes the other,
//! and then the loop exchanges the two. The carried values then have one value in even iterations
//! and another in odd ones. The loop is unrolled by that period, so that each copy of the body
//! accesses fixed arrays. Alternating integers (`cur = 1 - cur`, `cur ^= 1`, `cur = (cur + 1) % 3`)
//! are periodic as well.
//!
//! A loop is left unchanged if its period is above [`LONGEST`], if no periodic value affects which
//! memory is accessed, or if the copies would have more than [`MOST_OPS`] ops.

use std::collections::{HashMap, HashSet};

use crate::kernel_ir::{
    BinaryOp, Const, IntPredicate, Kernel, Loc, Op, OpKind, PtxOp, Region, Ty, ValueId, int_result,
};
use crate::scf::Emit;
use crate::scf::simplify::simplify;

/// The longest period.
const LONGEST: usize = 4;
/// The greatest number of ops in all copies of a body together.
const MOST_OPS: usize = 3000;

/// Unrolls every loop in which a periodic value determines which memory is accessed, and simplifies
/// the kernel if there is one.
pub(super) fn unroll_periodic(mut kernel: Kernel) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    let mut unroller = Unroller {
        kernel,
        constants: HashMap::new(),
        alias: HashMap::new(),
        unrolled: false,
    };
    let body = unroller.region(body);
    unroller.kernel.body = body;
    match unroller.unrolled {
        true => simplify(unroller.kernel),
        false => unroller.kernel,
    }
}

/// A value known in one iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// This integer.
    Int(i128),
    /// This value, defined outside the loop.
    Invariant(ValueId),
}

/// The periodic carried values: one row for each iteration of a period, with `None` for the other
/// carried values.
struct Periodic {
    states: Vec<Vec<Option<Known>>>,
}

impl Periodic {
    fn period(&self) -> usize {
        self.states.len()
    }
}

struct Unroller {
    kernel: Kernel,
    /// The integer constants defined so far.
    constants: HashMap<ValueId, i128>,
    /// Replacements for the results of unrolled loops.
    alias: HashMap<ValueId, ValueId>,
    /// Whether a loop has been unrolled.
    unrolled: bool,
}

impl Unroller {
    fn region(&mut self, mut region: Region) -> Region {
        let mut ops = Vec::with_capacity(region.ops.len());
        for op in std::mem::take(&mut region.ops) {
            self.op(op, &mut ops);
        }
        let alias = &self.alias;
        let resolve = |value: &mut ValueId| *value = alias.get(value).copied().unwrap_or(*value);
        region.yields.iter_mut().for_each(resolve);
        region.ops = ops;
        region
    }

    /// Unrolls the loops in `op`, innermost first, and writes it to the end of `out`.
    fn op(&mut self, mut op: Op, out: &mut Vec<Op>) {
        op.kind.visit_operands_mut(&mut |value| {
            *value = self.alias.get(value).copied().unwrap_or(*value);
        });
        for region in op.kind.regions_mut() {
            *region = self.region(std::mem::take(region));
        }
        if let OpKind::Constant(Const::Int(value)) = op.kind {
            self.constants.insert(op.results[0], value);
        }
        let periodic = self.periodic_for(&op).or_else(|| self.periodic_while(&op));
        let Some(periodic) = periodic else {
            out.push(op);
            return;
        };
        self.unrolled = true;
        match &op.kind {
            OpKind::For { .. } => self.unroll_for(op, &periodic, out),
            _ => self.unroll_while(op, &periodic, out),
        }
    }

    fn int(&self, value: ValueId) -> Option<i128> {
        self.constants.get(&value).copied()
    }

    fn periodic_for(&self, op: &Op) -> Option<Periodic> {
        let OpKind::For {
            lower,
            step,
            init,
            body,
            ..
        } = &op.kind
        else {
            return None;
        };
        if self.int(*lower) != Some(0) || self.int(*step) != Some(1) {
            return None;
        }
        let mut iteration = Iteration::new(self);
        iteration.define(body);
        let periodic = iteration.periodic(&body.args[1..], init, &body.yields)?;
        worthwhile(&periodic, &body.args[1..], &[body]).then_some(periodic)
    }

    fn periodic_while(&self, op: &Op) -> Option<Periodic> {
        let OpKind::While {
            init,
            before,
            after,
        } = &op.kind
        else {
            return None;
        };
        let mut iteration = Iteration::new(self);
        iteration.define(before);
        iteration.define(after);
        iteration.forward(before, after);
        let periodic = iteration.periodic(&before.args, init, &after.yields)?;
        worthwhile(&periodic, &before.args, &[before, after]).then_some(periodic)
    }

    fn emit<'s>(&'s mut self, ops: &'s mut Vec<Op>, loc: Loc) -> Emit<'s> {
        Emit {
            kernel: &mut self.kernel,
            ops,
            loc,
        }
    }

    /// Returns the kernel values of a row, defined before the loop, with the types of `like`.
    fn materialize(
        &mut self,
        row: &[Option<Known>],
        like: &[ValueId],
        loc: Loc,
        out: &mut Vec<Op>,
    ) -> Vec<Option<ValueId>> {
        let mut emit = self.emit(out, loc);
        let value = |(known, like): (&Option<Known>, &ValueId)| match (*known)? {
            Known::Int(value) => Some(emit.int(value, emit.kernel.ty(*like))),
            Known::Invariant(value) => Some(value),
        };
        row.iter().zip(like).map(value).collect()
    }

    /// Returns the rows of a period as kernel values.
    fn states(
        &mut self,
        periodic: &Periodic,
        init: &[ValueId],
        loc: Loc,
        out: &mut Vec<Op>,
    ) -> Vec<Vec<Option<ValueId>>> {
        let rows = periodic.states.iter();
        rows.map(|row| self.materialize(row, init, loc, out))
            .collect()
    }

    /// Rewrites `for i in 0..n` as `for j in 0..n / p`, whose body contains the iterations `p * j`
    /// to `p * j + p - 1`, followed by the remaining iterations.
    fn unroll_for(&mut self, op: Op, periodic: &Periodic, out: &mut Vec<Op>) {
        let OpKind::For {
            lower,
            upper,
            step,
            init,
            body,
        } = op.kind
        else {
            unreachable!("the caller found a loop");
        };
        let loc = op.loc;
        let states = self.states(periodic, &init, loc, out);
        let copier = Copier {
            body: &body,
            states: &states,
        };
        let mut emit = self.emit(out, loc);
        let by = emit.int(states.len() as i128, Ty::Index);
        let whole = emit.binary(BinaryOp::DivSi, upper, by);
        let rest = emit.binary(BinaryOp::RemSi, upper, by);
        let first_of_rest = emit.binary(BinaryOp::MulI, whole, by);

        // The loop over complete periods.
        let init = others(&states[0], &init);
        let number = self.kernel.new_value(Ty::Index);
        let mut carried = new_values(&mut self.kernel, &init);
        let args = [&[number], &carried[..]].concat();
        let mut ops = Vec::new();
        let mut emit = self.emit(&mut ops, loc);
        let first = emit.binary(BinaryOp::MulI, number, by);
        for state in 0..states.len() {
            carried = copier.iteration(&mut emit, first, state, &carried);
        }
        let carried_out = new_values(&mut self.kernel, &init);
        out.push(Op {
            kind: OpKind::For {
                lower,
                upper: whole,
                step,
                init,
                body: Region {
                    args,
                    ops,
                    yields: carried,
                },
            },
            results: carried_out.clone(),
            loc,
        });

        // The iterations of the last, incomplete period.
        let mut emit = self.emit(out, loc);
        let carried_out = copier.rest(&mut emit, rest, first_of_rest, 0, carried_out);
        let mut last = states[0].clone();
        for (state, row) in states.iter().enumerate().skip(1) {
            let number = emit.int(state as i128, Ty::Index);
            let here = emit.compare(IntPredicate::Eq, rest, number);
            for (last, value) in last.iter_mut().zip(row) {
                *last = last
                    .zip(*value)
                    .map(|(last, value)| emit.select(here, value, last));
            }
        }
        let values = fill(&last, &carried_out);
        self.alias.extend(op.results.into_iter().zip(values));
    }

    /// Rewrites a `while` so that its first region contains the iterations of one period, each
    /// guarded by the conditions of those before.
    fn unroll_while(&mut self, op: Op, periodic: &Periodic, out: &mut Vec<Op>) {
        let OpKind::While {
            init,
            before,
            after,
        } = op.kind
        else {
            unreachable!("the caller found a loop");
        };
        let loc = op.loc;
        let states = self.states(periodic, &init, loc, out);
        // The arguments of the second region in the last iteration of a period are known as well.
        let last = periodic.states.last().expect("a period has an iteration");
        let given = &before.yields[1..];
        let forwarded: Vec<Option<Known>> = {
            let mut iteration = Iteration::new(self);
            iteration.define(&before);
            iteration.begin(&before.args, last);
            given.iter().map(|value| iteration.value(*value)).collect()
        };
        let forwarded = self.materialize(&forwarded, given, loc, out);
        let copier = WhileCopier {
            before: &before,
            after: &after,
            states: &states,
        };
        let init = others(&states[0], &init);
        let args = new_values(&mut self.kernel, &init);
        let mut ops = Vec::new();
        let yields = copier.from(&mut self.emit(&mut ops, loc), 0, &args);
        let new_before = Region { args, ops, yields };
        let args = new_values(&mut self.kernel, given);
        let given = forwarded.iter().zip(&args);
        let given: Vec<ValueId> = given.map(|(known, arg)| known.unwrap_or(*arg)).collect();
        let mut ops = Vec::new();
        let next = self.emit(&mut ops, loc).copy_region(&after, &given);
        out.push(Op {
            kind: OpKind::While {
                init,
                before: new_before,
                after: Region {
                    args,
                    ops,
                    yields: others(&states[0], &next),
                },
            },
            results: op.results,
            loc,
        });
    }
}

/// Generates copies of the body of a `for`.
struct Copier<'a> {
    body: &'a Region,
    states: &'a [Vec<Option<ValueId>>],
}

impl Copier<'_> {
    /// Emits iteration `first + state`; takes and returns the non-periodic carried values.
    fn iteration(
        &self,
        emit: &mut Emit,
        first: ValueId,
        state: usize,
        carried: &[ValueId],
    ) -> Vec<ValueId> {
        let offset = emit.int(state as i128, Ty::Index);
        let iteration = emit.binary(BinaryOp::AddI, first, offset);
        let mut given = vec![iteration];
        given.extend(fill(&self.states[state], carried));
        let next = emit.copy_region(self.body, &given);
        others(&self.states[state], &next)
    }

    /// Emits the iterations from `state` on of the last, incomplete period of `rest` iterations.
    fn rest(
        &self,
        emit: &mut Emit,
        rest: ValueId,
        first: ValueId,
        state: usize,
        carried: Vec<ValueId>,
    ) -> Vec<ValueId> {
        if state + 1 == self.states.len() {
            return carried;
        }
        let number = emit.int(state as i128, Ty::Index);
        let cond = emit.compare(IntPredicate::Sgt, rest, number);
        let mut ops = Vec::new();
        let mut inner = Emit {
            kernel: emit.kernel,
            ops: &mut ops,
            loc: emit.loc,
        };
        let next = self.iteration(&mut inner, first, state, &carried);
        let next = self.rest(&mut inner, rest, first, state + 1, next);
        conditional(emit, cond, ops, next, carried)
    }
}

/// Generates copies of the regions of a `while`.
struct WhileCopier<'a> {
    before: &'a Region,
    after: &'a Region,
    states: &'a [Vec<Option<ValueId>>],
}

impl WhileCopier<'_> {
    /// Emits the iterations of a period from `state` on; returns the condition to continue, then
    /// the values that the first region forwards.
    fn from(&self, emit: &mut Emit, state: usize, carried: &[ValueId]) -> Vec<ValueId> {
        let given = fill(&self.states[state], carried);
        let yields = emit.copy_region(self.before, &given);
        if state + 1 == self.states.len() {
            return yields;
        }
        let mut ops = Vec::new();
        let mut inner = Emit {
            kernel: emit.kernel,
            ops: &mut ops,
            loc: emit.loc,
        };
        let next = inner.copy_region(self.after, &yields[1..]);
        let next = others(&self.states[state], &next);
        let next = self.from(&mut inner, state + 1, &next);
        let no = emit.int(0, Ty::I1);
        let mut stopped = vec![no];
        stopped.extend(&yields[1..]);
        conditional(emit, yields[0], ops, next, stopped)
    }
}

/// Emits `if cond { ops; yield then } else { yield otherwise }`.
fn conditional(
    emit: &mut Emit,
    cond: ValueId,
    ops: Vec<Op>,
    then: Vec<ValueId>,
    otherwise: Vec<ValueId>,
) -> Vec<ValueId> {
    let results = new_values(emit.kernel, &then);
    emit.ops.push(Op {
        kind: OpKind::If {
            cond,
            then_region: Region {
                args: Vec::new(),
                ops,
                yields: then,
            },
            else_region: Region {
                args: Vec::new(),
                ops: Vec::new(),
                yields: otherwise,
            },
        },
        results: results.clone(),
        loc: emit.loc,
    });
    results
}

/// Creates values with the types of `like`.
fn new_values(kernel: &mut Kernel, like: &[ValueId]) -> Vec<ValueId> {
    let types: Vec<Ty> = like.iter().map(|value| kernel.ty(*value)).collect();
    types.into_iter().map(|ty| kernel.new_value(ty)).collect()
}

/// Returns the values of `all` that are not known in `row`.
fn others(row: &[Option<ValueId>], all: &[ValueId]) -> Vec<ValueId> {
    let kept = row.iter().zip(all).filter(|(known, _)| known.is_none());
    kept.map(|(_, value)| *value).collect()
}

/// Returns all carried values: those of the row, and the others in order.
fn fill(row: &[Option<ValueId>], others: &[ValueId]) -> Vec<ValueId> {
    let mut others = others.iter();
    let next = |known: &Option<ValueId>| {
        known.unwrap_or_else(|| *others.next().expect("one for each that is not periodic"))
    };
    row.iter().map(next).collect()
}

/// The evaluation of one iteration of a loop, as far as it follows from known carried values.
struct Iteration<'a> {
    unroller: &'a Unroller,
    /// The defining op of each value of the loop, and the value's index among its results.
    definitions: HashMap<ValueId, (&'a Op, usize)>,
    inside: HashSet<ValueId>,
    /// The values of the arguments of a `while`'s second region.
    forwarded: HashMap<ValueId, ValueId>,
    known: HashMap<ValueId, Option<Known>>,
}

impl<'a> Iteration<'a> {
    fn new(unroller: &'a Unroller) -> Iteration<'a> {
        Iteration {
            unroller,
            definitions: HashMap::new(),
            inside: HashSet::new(),
            forwarded: HashMap::new(),
            known: HashMap::new(),
        }
    }

    fn define(&mut self, region: &'a Region) {
        region.walk_definitions(&mut |value| {
            self.inside.insert(value);
        });
        let definitions = &mut self.definitions;
        region.walk(&mut |op| {
            for (number, result) in op.results.iter().enumerate() {
                definitions.insert(*result, (op, number));
            }
        });
    }

    fn forward(&mut self, before: &Region, after: &Region) {
        let given = before.yields[1..].iter().copied();
        self.forwarded.extend(after.args.iter().copied().zip(given));
    }

    /// Starts an iteration in which the carried values are those of `row`.
    fn begin(&mut self, args: &[ValueId], row: &[Option<Known>]) {
        self.known = args.iter().copied().zip(row.iter().copied()).collect();
    }

    /// Returns the greatest set of carried values that return to their initial values with a common
    /// period above 1.
    fn periodic(
        &mut self,
        args: &[ValueId],
        init: &[ValueId],
        next: &[ValueId],
    ) -> Option<Periodic> {
        (2..=LONGEST).find_map(|period| self.periodic_by(period, args, init, next))
    }

    fn periodic_by(
        &mut self,
        period: usize,
        args: &[ValueId],
        init: &[ValueId],
        next: &[ValueId],
    ) -> Option<Periodic> {
        let is_int = |value: &ValueId| self.unroller.kernel.ty(*value).is_int();
        let mut first: Vec<Option<Known>> = init
            .iter()
            .map(|value| is_int(value).then(|| self.outside(*value)))
            .collect();
        loop {
            let mut states = vec![first.clone()];
            for iteration in 0..period {
                self.begin(args, &states[iteration]);
                let row = next
                    .iter()
                    .zip(&first)
                    .map(|(value, kept)| kept.and_then(|_| self.value(*value)));
                let row = row.collect();
                states.push(row);
            }
            let last = states.pop().expect("there is a row for each iteration");
            let repeats =
                |k: usize| last[k] == first[k] && states.iter().all(|row| row[k].is_some());
            let kept: Vec<Option<Known>> = (0..first.len())
                .map(|k| first[k].filter(|_| repeats(k)))
                .collect();
            if kept == first {
                let varies = |k: usize| states.iter().any(|row| row[k] != first[k]);
                return (0..first.len()).any(varies).then_some(Periodic { states });
            }
            first = kept;
        }
    }

    /// Returns the known value of a value defined outside the loop.
    fn outside(&self, value: ValueId) -> Known {
        match self.unroller.int(value) {
            Some(int) => Known::Int(int),
            None => Known::Invariant(value),
        }
    }

    fn value(&mut self, value: ValueId) -> Option<Known> {
        if let Some(known) = self.known.get(&value) {
            return *known;
        }
        if !self.inside.contains(&value) {
            return Some(self.outside(value));
        }
        let known = match self.forwarded.get(&value).copied() {
            Some(given) => self.value(given),
            None => self.defined(value),
        };
        self.known.insert(value, known);
        known
    }

    fn int(&mut self, value: ValueId) -> Option<i128> {
        match self.value(value)? {
            Known::Int(value) => Some(value),
            Known::Invariant(_) => None,
        }
    }

    fn defined(&mut self, value: ValueId) -> Option<Known> {
        let (op, number) = *self.definitions.get(&value)?;
        match &op.kind {
            OpKind::Select(cond, a, b) => {
                let chosen = if self.int(*cond)? != 0 { a } else { b };
                self.value(*chosen)
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                let taken = match self.int(*cond)? {
                    0 => else_region,
                    _ => then_region,
                };
                self.value(taken.yields[number])
            }
            kind => {
                let kernel = &self.unroller.kernel;
                let int = int_result(kind, kernel.ty(value), kernel, |value| self.int(value));
                int.map(Known::Int)
            }
        }
    }
}

/// Returns whether periodic carried values determine which memory is accessed, and the copies are
/// not too large.
fn worthwhile(periodic: &Periodic, args: &[ValueId], regions: &[&Region]) -> bool {
    let mut ops = 0;
    for region in regions {
        region.walk(&mut |_| ops += 1);
    }
    let mut derived: HashSet<ValueId> = (0..args.len())
        .filter(|k| {
            let first = periodic.states[0][*k];
            periodic.states.iter().any(|row| row[*k] != first)
        })
        .map(|k| args[k])
        .collect();
    let mut steers = false;
    // A second pass covers values that reach the second region of a `while`.
    for _ in 0..2 {
        for region in regions {
            steers |= decides_access(region, &mut derived);
        }
        if let [before, after] = regions {
            for (value, arg) in before.yields[1..].iter().zip(&after.args) {
                if derived.contains(value) {
                    derived.insert(*arg);
                }
            }
        }
    }
    steers && ops * periodic.period() <= MOST_OPS
}

/// Returns whether a memory access in `region` depends on one of `derived`, by its index or by an
/// enclosing condition. Adds the values computed from `derived` to it.
fn decides_access(region: &Region, derived: &mut HashSet<ValueId>) -> bool {
    let mut decides = false;
    for op in &region.ops {
        let depends = |value: &ValueId| derived.contains(value);
        decides |= match &op.kind {
            OpKind::Load { index, .. } | OpKind::Store { index, .. } => depends(index),
            OpKind::Ptx(PtxOp::Atomic(_), operands) => depends(&operands[1]),
            OpKind::If { cond, .. } => {
                let accesses =
                    |kind: &OpKind| kind.reads_memory() || matches!(kind, OpKind::Store { .. });
                depends(cond) && op.kind.regions().iter().any(|region| region.any(&accesses))
            }
            _ => false,
        };
        let mut follows = op.kind.operands().iter().any(depends);
        for inner in op.kind.regions() {
            if follows {
                derived.extend(&inner.args);
            }
            decides |= decides_access(inner, derived);
            follows |= inner.yields.iter().any(|value| derived.contains(value));
        }
        let is_store = matches!(op.kind, OpKind::Store { .. });
        if follows && !is_store {
            derived.extend(&op.results);
        }
    }
    decides
}
