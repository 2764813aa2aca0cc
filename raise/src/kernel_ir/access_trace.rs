//! Access traces: the elements that each thread accesses, as far as they do not depend on data.
//!
//! Input: a kernel at the parallel stage and one of its arrays. Output: for each access the thread,
//! the element, the op, and the number of barriers of its block and warp that precede it. Each
//! thread executes only the slice of the kernel that determines this. All loaded values are
//! unknown: both sides of a data-dependent branch count, and one iteration of a data-dependent
//! loop, with its values unknown, counts for all.
//!
//! Bails out where data decides which threads reach a barrier, and where the limits on time are
//! exceeded.

use super::interpret::{arithmetic, signed};
use super::{
    AffineExpr, BinaryOp, Bound, Const, IntegerSet, Kernel, Loc, Op, OpKind, PtxOp, Region, Role,
    Ty, ValueId,
};
use std::collections::BTreeMap;
use steps::Steps;

mod slice;
mod steps;
mod unwrapped;
mod wraps;

pub(crate) use wraps::{Wrap, wrap_of};

/// The greatest number of ops executed, and below of accesses recorded.
const MOST_OPS: u64 = 1 << 24;
const MOST_TOUCHES: usize = 1 << 21;

/// The kind of access to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum AccessKind {
    Read,
    Write,
    Atomic,
}

/// The ops at one source location that perform one kind of access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct AccessSite {
    pub how: AccessKind,
    pub loc: Loc,
}

/// One thread's access to one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ElementAccess {
    pub element: i64,
    /// Index into [`AccessTrace::sites`].
    pub site: u32,
    /// Numbers of the thread's block and of the thread in the whole launch.
    pub block: u32,
    pub thread: u32,
    /// Barriers of the grid that the thread has passed.
    pub grid_phase: u32,
    /// Barriers that the thread has passed.
    pub phase: u32,
    /// The number of the thread's warp in the whole launch, and the barriers of the warp that the
    /// thread has passed; the latter is 0 where the threads of the warp do not all pass the same
    /// number. For lanes in lock step it is the number of the lock-step operation.
    pub warp: u32,
    pub warp_phase: u32,
    /// Whether the access takes place whatever the data.
    pub certain: bool,
    /// Whether its thread does the same as another traced one: they differ in a coordinate that the
    /// kernel does not use.
    pub copy: bool,
}

/// All accesses to one array.
#[derive(Debug)]
pub(crate) struct AccessTrace {
    /// The sites, sorted.
    pub sites: Vec<AccessSite>,
    /// For each site, whether it may access any element, depending on data.
    pub anywhere: Vec<bool>,
    pub all: Vec<ElementAccess>,
    /// Whether there are barriers of warps that were not counted, because their masks may not
    /// contain all threads of a warp.
    pub waits_in_part: bool,
}

/// The kernel and the array to trace, with facts about other arrays.
pub(crate) struct TraceQuery<'a> {
    pub kernel: &'a Kernel,
    /// For each argument of the kernel, whether it is the traced array.
    pub target: Vec<bool>,
    /// Whether each block has its own instance of the array.
    pub shared: bool,
    /// The contents of arguments that are constant integers.
    pub constant_arrays: BTreeMap<usize, &'a [i128]>,
}

/// Traces all accesses to the array; `None` if that is not possible.
pub(crate) fn trace_accesses(question: &TraceQuery) -> Option<AccessTrace> {
    let (body, needed) = slice::slice(question);
    let mut run = Run::new(question, &body, needed);
    run.region(&body)?;
    run.drop_unmatched_barriers();
    Some(AccessTrace {
        sites: run.sites,
        anywhere: run.anywhere,
        all: run.all,
        waits_in_part: run.waits_in_part || run.steps.is_some_and(|steps| steps.any_parted),
    })
}

/// Returns the access of `op` to the traced array.
fn site(question: &TraceQuery, op: &Op) -> Option<AccessSite> {
    let (array, how) = match &op.kind {
        OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } => (*array, AccessKind::Read),
        OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } => {
            (*array, AccessKind::Write)
        }
        OpKind::Ptx(PtxOp::Atomic(_), operands) => (operands[0], AccessKind::Atomic),
        _ => return None,
    };
    let Ty::Array(number) = question.kernel.ty(array) else {
        return None;
    };
    question.target[number].then_some(AccessSite { how, loc: op.loc })
}

/// A known value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Known {
    bits: u64,
    /// The integer that the value would be without overflow; only computed for a search for
    /// overflows, where known.
    unwrapped: Option<i64>,
}

/// The execution of the threads one after the other; each value is `None` while it is unknown.
struct Run<'a> {
    question: &'a TraceQuery<'a>,
    needed: Vec<bool>,
    values: Vec<Option<Known>>,
    /// The search for overflows, if that is the purpose of the trace.
    search: Option<wraps::Search>,
    sites: Vec<AccessSite>,
    anywhere: Vec<bool>,
    all: Vec<ElementAccess>,
    block: u32,
    thread: u32,
    phase: u32,
    /// Barriers of the grid that the thread has passed.
    grid_phase: u32,
    warp: u32,
    warp_phase: u32,
    /// The numbering of lock-step operations, if the lanes run in lock step.
    steps: Option<Steps>,
    /// Whether data decides which threads reach a barrier of a warp.
    warps_unknown: bool,
    waits_in_part: bool,
    /// For each thread with accesses its warp, and the barriers of the warp that it passed.
    passed: Vec<(u32, u32)>,
    copy: bool,
    /// The number of enclosing branches and loops that may not be executed, depending on data.
    maybe: u32,
    ops: u64,
}

impl<'a> Run<'a> {
    fn new(question: &'a TraceQuery, body: &Region, needed: Vec<bool>) -> Run<'a> {
        let mut sites = Vec::new();
        body.walk(&mut |op| sites.extend(site(question, op)));
        sites.sort_unstable();
        sites.dedup();
        Run {
            question,
            needed,
            values: vec![None; question.kernel.values.len()],
            search: None,
            anywhere: vec![false; sites.len()],
            sites,
            all: Vec::new(),
            block: 0,
            thread: 0,
            phase: 0,
            grid_phase: 0,
            warp: 0,
            warp_phase: 0,
            steps: Steps::of(body),
            warps_unknown: false,
            waits_in_part: false,
            passed: Vec::new(),
            copy: false,
            maybe: 0,
            ops: 0,
        }
    }

    fn ty(&self, value: ValueId) -> Ty {
        self.question.kernel.ty(value)
    }

    fn known(&self, value: ValueId) -> Option<Known> {
        self.values[value.index()]
    }

    fn get(&self, value: ValueId) -> Option<u64> {
        self.known(value).map(|known| known.bits)
    }

    fn get_all(&self, values: &[ValueId]) -> Vec<Option<Known>> {
        values.iter().map(|value| self.known(*value)).collect()
    }

    fn set(&mut self, value: ValueId, to: Option<Known>) {
        self.values[value.index()] = to;
    }

    fn set_all(&mut self, values: &[ValueId], to: &[Option<Known>]) {
        for (value, to) in values.iter().zip(to) {
            self.set(*value, *to);
        }
    }

    /// Sets a value whose wrapped result is the intended one.
    fn set_bits(&mut self, value: ValueId, bits: u64) {
        let as_it_is = signed(bits, self.ty(value));
        let unwrapped = self.search.as_ref().map(|_| as_it_is as i64);
        self.set(value, Some(Known { bits, unwrapped }));
    }

    fn forget(&mut self, values: &[ValueId]) {
        for value in values {
            self.set(*value, None);
        }
    }

    fn region(&mut self, region: &Region) -> Option<()> {
        self.ops += 1 + region.ops.len() as u64;
        if self.ops > MOST_OPS {
            return None;
        }
        region.ops.iter().try_for_each(|op| self.op(op))
    }

    /// Runs code that may or may not be executed; `None` if a thread reaches a barrier of the block
    /// there.
    fn may_execute(&mut self, run: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        let (phase, warp_phase) = (self.phase, self.warp_phase);
        self.maybe += 1;
        run(self)?;
        self.maybe -= 1;
        self.warps_unknown |= self.warp_phase != warp_phase;
        (self.phase == phase).then_some(())
    }

    /// Discards barriers of a warp that its threads do not all pass equally often: they order
    /// nothing.
    fn drop_unmatched_barriers(&mut self) {
        if self.steps.is_some() {
            return;
        }
        let mut counts: BTreeMap<u32, Option<u32>> = BTreeMap::new();
        for (warp, passed) in &self.passed {
            let count = counts.entry(*warp).or_insert(Some(*passed));
            *count = count.filter(|count| count == passed && !self.warps_unknown);
        }
        for access in &mut self.all {
            if counts.get(&access.warp).is_none_or(|count| count.is_none()) {
                access.warp_phase = 0;
            }
        }
    }

    /// Runs the regions of `op`, whose lock-step operations are numbered separately.
    fn in_steps(&mut self, op: &Op, run: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        let has_steps = self.steps.is_some() && steps::has_steps(op);
        if let Some(steps) = self.steps.as_mut().filter(|_| has_steps) {
            steps.enter(op);
        }
        run(self)?;
        if let Some(steps) = self.steps.as_mut().filter(|_| has_steps) {
            steps.leave(op);
        }
        Some(())
    }

    /// Begins an iteration of the loop `op`.
    fn turn(&mut self, op: &Op) {
        if let Some(steps) = self.steps.as_mut().filter(|_| steps::has_steps(op)) {
            steps.turn();
        }
    }

    fn op(&mut self, op: &Op) -> Option<()> {
        let value = match &op.kind {
            OpKind::Constant(Const::Int(value)) => {
                Some(super::int_bits(*value, self.ty(op.results[0])))
            }
            OpKind::Unary(unary, a) => match (self.get(*a), self.ty(*a)) {
                (Some(a), ty) if ty.is_int() => Some(arithmetic::unary(*unary, a, ty)),
                _ => None,
            },
            OpKind::Binary(binary, a, b) => self.binary(*binary, *a, *b),
            OpKind::Cmpi(predicate, a, b) => match (self.get(*a), self.get(*b)) {
                (Some(x), Some(y)) => {
                    Some(arithmetic::compare_ints(*predicate, x, y, self.ty(*a)).into())
                }
                _ => None,
            },
            OpKind::Select(cond, a, b) => match (self.get(*cond), self.get(*a), self.get(*b)) {
                (Some(0), _, b) => b,
                (Some(_), a, _) => a,
                (None, a, b) => a.filter(|_| a == b),
            },
            OpKind::Cast(cast, a) => {
                let (from, to) = (self.ty(*a), self.ty(op.results[0]));
                match self.get(*a) {
                    Some(a) if from.is_int() && to.is_int() => {
                        Some(arithmetic::cast(*cast, a, from, to))
                    }
                    _ => None,
                }
            }
            OpKind::MulExtended { signed, lhs, rhs } => {
                match (self.get(*lhs), self.get(*rhs)) {
                    (Some(a), Some(b)) => {
                        let both = arithmetic::mul_extended(*signed, a, b, self.ty(*lhs));
                        for (value, bits) in op.results.iter().zip(both) {
                            let unwrapped = self.unwrapped(op, bits);
                            self.set(*value, Some(Known { bits, unwrapped }));
                        }
                    }
                    _ => self.forget(&op.results),
                }
                return Some(());
            }
            OpKind::Load { array, index } => {
                self.touch_at(op, *index)?;
                let index = self.get(*index).map(|bits| bits as i64);
                self.read_table(*array, index, op.results[0])
            }
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let index = self.affine(&map.results[0], operands);
                self.touch(op, index)?;
                self.read_table(*array, index, op.results[0])
            }
            OpKind::AffineApply { map, operands } => {
                let value = self.affine(&map.results[0], operands);
                value.map(|value| value as u64)
            }
            OpKind::Store { index, .. } => return self.touch_at(op, *index),
            OpKind::AffineStore { map, operands, .. } => {
                let index = self.affine(&map.results[0], operands);
                return self.touch(op, index);
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                let taken = self.get(*cond).map(|bits| bits != 0);
                return self.in_steps(op, |this| this.branch(op, taken, then_region, else_region));
            }
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                let taken = self.contains(set, operands);
                return self.in_steps(op, |this| this.branch(op, taken, then_region, else_region));
            }
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let ty = self.ty(*lower);
                let [lower, upper, step] =
                    [lower, upper, step].map(|v| self.get(*v).map(|bits| signed(bits, ty)));
                let bounds = [lower, upper, step];
                return self.in_steps(op, |this| this.counted(op, bounds, ty, init, body));
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let lower = self.bounds(lower).and_then(|all| all.into_iter().max());
                let upper = self.bounds(upper).and_then(|all| all.into_iter().min());
                let bounds = [lower, upper, Some(*step)].map(|v| v.map(i128::from));
                return self.in_steps(op, |this| this.counted(op, bounds, Ty::Index, init, body));
            }
            OpKind::While {
                init,
                before,
                after,
            } => return self.in_steps(op, |this| this.repeat(op, init, before, after)),
            OpKind::Parallel {
                lower,
                upper,
                roles,
                body,
            } => return self.launch(lower, upper, roles, body),
            OpKind::Barrier => {
                self.phase += 1;
                return Some(());
            }
            OpKind::Ptx(ptx, operands) => {
                match ptx {
                    PtxOp::Atomic(_) => self.touch_at(op, operands[1])?,
                    PtxOp::BarrierReduce(_) => self.phase += 1,
                    PtxOp::GridBarrier => {
                        self.phase += 1;
                        self.grid_phase += 1;
                    }
                    PtxOp::WarpBarrier | PtxOp::Lockstep if self.steps.is_some() => {
                        self.steps.iter_mut().for_each(Steps::next);
                    }
                    PtxOp::Lockstep => {}
                    PtxOp::WarpBarrier => {
                        let mask = self.get(operands[0]);
                        let whole = |mask| self.question.kernel.is_whole_warp(mask as u32);
                        match mask.is_some_and(whole) {
                            true => self.warp_phase += 1,
                            false => self.waits_in_part = true,
                        }
                    }
                    PtxOp::Shuffle(_)
                    | PtxOp::Vote(_)
                    | PtxOp::Match(_)
                    | PtxOp::ActiveMask
                    | PtxOp::Redux(_)
                    | PtxOp::Trap(_) => {}
                }
                self.forget(&op.results);
                return Some(());
            }
            OpKind::Constant(Const::Float(_))
            | OpKind::Poison
            | OpKind::Id { .. }
            | OpKind::Fma(..)
            | OpKind::Cmpf(..) => None,
        };
        let known = value.map(|bits| Known {
            bits,
            unwrapped: self.unwrapped(op, bits),
        });
        self.set(op.results[0], known);
        Some(())
    }

    fn binary(&self, op: BinaryOp, a: ValueId, b: ValueId) -> Option<u64> {
        let ty = self.ty(a);
        if !ty.is_int() {
            return None;
        }
        let (x, y) = (self.get(a), self.get(b));
        if let (Some(x), Some(y)) = (x, y) {
            return arithmetic::binary(op, x, y, ty).ok();
        }
        // One known operand may determine the result.
        let either = |bits: u64| (x == Some(bits) || y == Some(bits)).then_some(bits);
        match op {
            BinaryOp::AndI | BinaryOp::MulI => either(0),
            BinaryOp::OrI => either(super::int_bits(-1, ty)),
            _ => None,
        }
    }

    fn affine(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<i64> {
        let of = |expr: &AffineExpr| self.affine(expr, operands);
        match expr {
            AffineExpr::Dim(number) => self.get(operands[*number]).map(|bits| bits as i64),
            AffineExpr::Const(value) => Some(*value),
            AffineExpr::Add(a, b) => of(a)?.checked_add(of(b)?),
            AffineExpr::Mul(a, factor) => of(a)?.checked_mul(*factor),
            AffineExpr::Mod(a, modulus) => Some(of(a)?.rem_euclid(*modulus)),
            AffineExpr::FloorDiv(a, divisor) => Some(of(a)?.div_euclid(*divisor)),
            AffineExpr::CeilDiv(a, divisor) => Some(-((-of(a)?).div_euclid(*divisor))),
        }
    }

    fn bounds(&self, bound: &Bound) -> Option<Vec<i64>> {
        let results = bound.map.results.iter();
        results
            .map(|expr| self.affine(expr, &bound.operands))
            .collect()
    }

    fn contains(&self, set: &IntegerSet, operands: &[ValueId]) -> Option<bool> {
        let mut all = Some(true);
        for constraint in &set.constraints {
            let holds = self.affine(&constraint.expr, operands).map(|value| {
                if constraint.equality {
                    value == 0
                } else {
                    value >= 0
                }
            });
            match holds {
                Some(true) => {}
                Some(false) => return Some(false),
                None => all = None,
            }
        }
        all
    }

    fn read_table(&self, array: ValueId, index: Option<i64>, result: ValueId) -> Option<u64> {
        let (Ty::Array(number), ty) = (self.ty(array), self.ty(result)) else {
            return None;
        };
        let table = self.question.constant_arrays.get(&number)?;
        let same = ty.is_int() && ty.bits() == self.question.kernel.element(array).bits();
        let value = table.get(usize::try_from(index?).ok()?)?;
        same.then(|| super::int_bits(*value, ty))
    }

    fn touch_at(&mut self, op: &Op, index: ValueId) -> Option<()> {
        let index = self.known(index);
        if let Some(search) = &mut self.search
            && let Some(index) = index
            && site(self.question, op).is_some()
        {
            search.look(op, index)?;
        }
        self.touch(op, index.map(|index| index.bits as i64))
    }

    fn touch(&mut self, op: &Op, element: Option<i64>) -> Option<()> {
        let Some(site) = site(self.question, op) else {
            return Some(());
        };
        let site = self.sites.binary_search(&site).ok()?;
        match element {
            None => self.anywhere[site] = true,
            Some(element) => self.all.push(ElementAccess {
                element,
                site: site as u32,
                block: self.block,
                thread: self.thread,
                phase: self.phase,
                grid_phase: self.grid_phase,
                warp: self.warp,
                warp_phase: match &mut self.steps {
                    Some(steps) => steps.number(),
                    None => self.warp_phase,
                },
                certain: self.maybe == 0,
                copy: self.copy,
            }),
        }
        (self.all.len() <= MOST_TOUCHES).then_some(())
    }

    fn branch(
        &mut self,
        op: &Op,
        taken: Option<bool>,
        then_region: &Region,
        else_region: &Region,
    ) -> Option<()> {
        if let Some(taken) = taken {
            let side = if taken { then_region } else { else_region };
            self.region(side)?;
            for (result, value) in op.results.iter().zip(&side.yields) {
                self.set(*result, self.known(*value));
            }
            return Some(());
        }
        self.may_execute(|this| this.region(then_region))?;
        let one = self.get_all(&then_region.yields);
        self.may_execute(|this| this.region(else_region))?;
        let other = self.get_all(&else_region.yields);
        for ((result, a), b) in op.results.iter().zip(one).zip(other) {
            self.set(*result, a.filter(|_| a == b));
        }
        Some(())
    }

    fn counted(
        &mut self,
        op: &Op,
        bounds: [Option<i128>; 3],
        ty: Ty,
        init: &[ValueId],
        body: &Region,
    ) -> Option<()> {
        let [Some(lower), Some(upper), Some(step)] = bounds else {
            self.forget(&body.args);
            self.may_execute(|this| this.region(body))?;
            self.forget(&op.results);
            return Some(());
        };
        if step <= 0 {
            return None;
        }
        let mut carried = self.get_all(init);
        let mut at = lower;
        while at < upper {
            self.set_bits(body.args[0], super::int_bits(at, ty));
            self.set_all(&body.args[1..], &carried);
            self.turn(op);
            self.region(body)?;
            carried = self.get_all(&body.yields);
            at += step;
        }
        self.set_all(&op.results, &carried);
        Some(())
    }

    fn repeat(&mut self, op: &Op, init: &[ValueId], before: &Region, after: &Region) -> Option<()> {
        let mut carried = self.get_all(init);
        loop {
            self.turn(op);
            self.set_all(&before.args, &carried);
            self.region(before)?;
            match self.get(before.yields[0]) {
                Some(0) => {
                    let left = self.get_all(&before.yields[1..]);
                    self.set_all(&op.results, &left);
                    return Some(());
                }
                Some(_) => {
                    let forwarded = self.get_all(&before.yields[1..]);
                    self.set_all(&after.args, &forwarded);
                    self.region(after)?;
                    carried = self.get_all(&after.yields);
                }
                None => {
                    self.may_execute(|this| {
                        this.forget(&before.args);
                        this.region(before)?;
                        this.forget(&after.args);
                        this.region(after)
                    })?;
                    self.forget(&op.results);
                    return Some(());
                }
            }
        }
    }

    /// Runs all threads, one after the other. If each block has its own instance and all blocks
    /// behave the same, one block suffices; of threads that access the same elements, two suffice.
    fn launch(
        &mut self,
        lower: &[i64],
        upper: &[i64],
        roles: &[Role],
        body: &Region,
    ) -> Option<()> {
        if self.search.is_some() {
            return self.samples(lower, upper, body);
        }
        let of_thread = |role: &Role| matches!(role, Role::Thread(_));
        let mut alike = self.question.shared;
        for (iv, role) in body.args.iter().zip(roles) {
            alike &= of_thread(role) || !self.needed[iv.index()];
        }
        let (all, mut upper) = (upper, upper.to_vec());
        for (dim, role) in roles.iter().enumerate() {
            if lower[dim] >= upper[dim] {
                return Some(());
            }
            if alike && !of_thread(role) {
                upper[dim] = lower[dim] + 1;
            } else if !self.needed[body.args[dim].index()] {
                upper[dim] = upper[dim].min(lower[dim] + 2);
            }
        }
        let uses = self.question.kernel.use_counts();
        let unused: Vec<bool> = body.args.iter().map(|iv| uses[iv.index()] == 0).collect();
        let mut point = lower.to_vec();
        loop {
            self.steps.iter_mut().for_each(Steps::restart);
            (self.block, self.thread, self.phase, self.warp_phase) = (0, 0, 0, 0);
            self.grid_phase = 0;
            let (mut in_block, mut block_size) = (0, 1);
            self.copy = (0..point.len()).any(|dim| unused[dim] && point[dim] > lower[dim]);
            for (dim, role) in roles.iter().enumerate() {
                let extent = u32::try_from(all[dim] - lower[dim]).ok()?;
                let at = (point[dim] - lower[dim]) as u32;
                self.thread = self.thread.checked_mul(extent)?.checked_add(at)?;
                if !of_thread(role) {
                    self.block = self.block.checked_mul(extent)?.checked_add(at)?;
                } else {
                    in_block = in_block * extent + at;
                    block_size *= extent;
                }
                self.set_bits(body.args[dim], point[dim] as u64);
            }
            let warps = block_size.div_ceil(super::LANES);
            self.warp = self.block.checked_mul(warps)? + in_block / super::LANES;
            let accesses = self.all.len();
            self.region(body)?;
            if self.all.len() > accesses {
                self.passed.push((self.warp, self.warp_phase));
            }
            let Some(dim) = (0..point.len()).rfind(|dim| point[*dim] + 1 < upper[*dim]) else {
                return Some(());
            };
            point[dim] += 1;
            point[dim + 1..].copy_from_slice(&lower[dim + 1..]);
        }
    }
}
