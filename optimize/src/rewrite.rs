//! The driver of the canonical rules: it rebuilds a function op by op and offers each op to the
//! rules before adding it.
//!
//! Ops that a rule emits are offered to the rules again, so that one sweep moves a slice through a
//! whole chain of ops. Sweeps are repeated until one changes nothing. Equal ops are one value by
//! construction (value numbering), and dead code is dropped between sweeps. Loop bodies and callees
//! are simplified separately, without knowledge of constants outside.
//!
//! Termination depends on the rules: each must leave fewer ops, smaller arrays, or the same ops in
//! an order that no other rule reverses. After [`MOST_ROUNDS`] sweeps the driver stops, and the
//! report names the function.

mod readers;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use stablehlo::{Func, Op, TensorType, Value};

use self::readers::{Readers, Slices};
use crate::index_box::IndexBox;
use crate::report::Report;

/// A rewrite that makes programs cheaper on every target, or brings equivalent programs into one
/// form.
pub struct Rule {
    /// Its kebab-case name in `--explain` and in the report.
    pub name: &'static str,
    /// Why the right-hand side is better, in one line.
    pub reason: &'static str,
    /// Whether the results are bit exact.
    pub semantics: Semantics,
    /// Returns the value that replaces `op`, or `None` if the rule does not match. The operands of
    /// `op` are values of [`Rewriter::out`]; the result must have the type of `op`.
    pub apply: fn(&mut Rewriter, op: &Op) -> Option<Value>,
    /// A program whose arrays have about this many elements in each dimension. With five the rule
    /// fires; with 0 it need not.
    pub example: fn(usize) -> Func,
}

/// The effect of a rule on the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Semantics {
    /// The same bits for every input, except that a NaN may become a NaN with other bits.
    BitExact,
    /// Equal up to rounding, and up to NaNs, infinities and signed zeros: for kernels declared
    /// `fast_math`.
    FastMath,
}

/// The uses of a value of the new function, in terms of the old function.
#[derive(Clone, Debug, Default)]
struct Origin {
    /// The first old value that it replaces.
    image_of: Option<usize>,
    /// The old value that was being rewritten when this one was added.
    within: usize,
    /// The total number of uses of the old values that it replaces.
    uses: u32,
    /// What slices of those old values read.
    slices: Slices,
    /// Whether the rewrite of another old value reused it, so that it has a use the old function
    /// does not show.
    is_shared: bool,
}

/// How to compute only the read parts of an array.
pub(crate) enum Split<'a> {
    /// Each slice separately.
    Apart,
    /// The bounding box of all slices, once, where they are many. Computing each separately would
    /// multiply the ops, and those of the operands in turn.
    Within(&'a IndexBox),
}

/// The maximum number of slices of an array that are computed separately.
const MOST_APART: usize = 8;
/// The maximum number of sweeps; no program needs this many.
const MOST_ROUNDS: usize = 64;
/// How deeply rules may nest through [`Rewriter::emit`] before ops are left to the next sweep.
const DEEPEST: usize = 48;

/// The function that is being rebuilt.
pub struct Rewriter<'a> {
    /// The new function so far.
    pub out: Func,
    /// The value of each op that was added, or that a rule replaced (value numbering).
    known: HashMap<Op, Value>,
    /// The users of the old function's values.
    readers: Readers,
    /// The new value of each old value that was rewritten.
    images: Vec<Option<Value>>,
    /// One entry per value of `out`.
    origins: Vec<Origin>,
    /// The old value that is being rewritten.
    current: usize,
    depth: usize,
    rules: &'a [&'a Rule],
    fired: BTreeMap<&'static str, usize>,
}

impl Rewriter<'_> {
    /// Adds `op`, or the ops that the rules replace it with, and returns the value.
    ///
    /// # Panics
    /// If `op` is not well typed, which is a bug in the rule that wrote it.
    pub fn emit(&mut self, op: Op) -> Value {
        if let Some(known) = self.known.get(&op).copied() {
            let current = self.current;
            let origin = self.origin(known);
            origin.is_shared |= origin.within != current;
            return known;
        }
        if self.depth < DEEPEST {
            self.depth += 1;
            for rule in self.rules {
                let Some(value) = (rule.apply)(self, &op) else {
                    continue;
                };
                self.depth -= 1;
                *self.fired.entry(rule.name).or_default() += 1;
                self.known.insert(op, value);
                return value;
            }
            self.depth -= 1;
        }
        self.push(op)
    }

    /// Adds `op` unchanged unless it is already there, leaving it to the next sweep.
    pub(crate) fn leave(&mut self, op: Op) -> Value {
        match self.known.get(&op) {
            Some(known) => *known,
            None => self.push(op),
        }
    }

    /// Adds `op` unchanged.
    fn push(&mut self, op: Op) -> Value {
        let value = match self.out.push(op.clone()) {
            Ok(value) => value,
            Err(error) => panic!("a rule wrote what does not fit: {error}"),
        };
        self.known.insert(op, value);
        let within = self.current;
        self.origin(value).within = within;
        value
    }

    fn origin(&mut self, value: Value) -> &mut Origin {
        if self.origins.len() <= value.index() {
            self.origins.resize(value.index() + 1, Origin::default());
        }
        &mut self.origins[value.index()]
    }

    /// Adds the ops that `write` appends to [`Rewriter::out`], offering each to the rules. It lets
    /// rules use the builder methods of [`Func`].
    pub fn build(&mut self, write: impl FnOnce(&mut Func) -> Value) -> Value {
        let mark = self.out.len();
        let result = write(&mut self.out);
        let written = self.out.split_off(mark);
        let mut moved: Vec<Value> = Vec::with_capacity(written.len());
        let at = |moved: &[Value], v: Value| match v.index().checked_sub(mark) {
            None => v,
            Some(nth) => moved[nth],
        };
        for op in written {
            let op = op.map_operands(|v| at(&moved, v));
            let value = self.emit(op);
            moved.push(value);
        }
        at(&moved, result)
    }

    /// Returns the op of a value.
    pub fn op(&self, value: Value) -> &Op {
        self.out.op(value)
    }

    /// Returns the type of a value that is one tensor.
    pub fn tensor(&self, value: Value) -> &TensorType {
        self.out.tensor(value)
    }

    /// Returns the shape of a value that is one tensor.
    pub fn shape(&self, value: Value) -> &[usize] {
        self.out.shape(value)
    }

    /// Returns how `value` may be computed in parts, if only slices use it and together they read
    /// fewer elements than it has.
    pub(crate) fn split(&self, value: Value) -> Option<Split<'_>> {
        let origin = self.origins.get(value.index())?;
        let count = self.tensor(value).count();
        if origin.image_of.is_none() || origin.is_shared || origin.slices.elements >= count {
            return None;
        }
        let hull = origin.slices.hull.as_ref()?;
        if origin.slices.count <= MOST_APART {
            return Some(Split::Apart);
        }
        (hull.volume() < count).then_some(Split::Within(hull))
    }

    /// Returns whether the op that is being rewritten is the only user of `value`, directly or
    /// through a chain of values with one use each: then a rule may restructure `value` without
    /// duplicating work.
    pub fn is_only_use(&self, value: Value) -> bool {
        let Some(origin) = self.origins.get(value.index()) else {
            return true;
        };
        let mut at = origin.image_of.unwrap_or(origin.within);
        if origin.is_shared || origin.uses > 1 {
            return false;
        }
        while at < self.current {
            let image = self.images[at].and_then(|v| self.origins.get(v.index()));
            let is_alone = image.is_none_or(|image| image.uses <= 1 && !image.is_shared);
            match self.readers.only[at] {
                Some(reader) if is_alone => at = reader,
                _ => return false,
            }
        }
        at == self.current
    }
}

/// Simplifies functions with a set of rules, and memoizes callees.
pub(crate) struct Simplifier<'a> {
    rules: Vec<&'a Rule>,
    callees: HashMap<*const Func, (Arc<Func>, Arc<Func>)>,
    /// The functions in which the rules change nothing. A round over a function simplifies its loop
    /// bodies first, and most of them are there from the round before.
    settled: HashSet<Func>,
    pub(crate) report: Report,
}

impl<'a> Simplifier<'a> {
    pub(crate) fn new(rules: impl IntoIterator<Item = &'a Rule>) -> Simplifier<'a> {
        Simplifier {
            rules: rules.into_iter().collect(),
            callees: HashMap::new(),
            settled: HashSet::new(),
            report: Report::default(),
        }
    }

    /// Applies the rules until none changes anything, or [`MOST_ROUNDS`] is reached.
    pub(crate) fn run(&mut self, func: &Func) -> Func {
        let mut before = func.clone();
        if self.settled.contains(func) {
            return before;
        }
        for _ in 0..MOST_ROUNDS {
            let after = self.round(&before);
            if after == before {
                self.settled.insert(before);
                return after;
            }
            before = after;
        }
        self.report.gave_up.push(func.name.clone());
        before
    }

    fn round(&mut self, func: &Func) -> Func {
        let uses = uses(func);
        let out = Func::with_signature_of(func);
        let inner: Vec<Option<Op>> = func
            .values()
            .map(|v| {
                (uses[v.index()] > 0)
                    .then(|| self.inside(func.op(v)))
                    .flatten()
            })
            .collect();
        let mut rewriter = Rewriter {
            out,
            known: HashMap::new(),
            readers: Readers::of(func, &uses),
            images: vec![None; func.len()],
            origins: Vec::new(),
            current: 0,
            depth: 0,
            rules: &self.rules,
            fired: BTreeMap::new(),
        };
        for (value, inner) in func.values().zip(inner) {
            if uses[value.index()] == 0 {
                continue;
            }
            rewriter.out.set_loc(func.loc(value));
            rewriter.current = value.index();
            let op = inner.as_ref().unwrap_or(func.op(value));
            let images = &rewriter.images;
            let op = op.map_operands(|v| images[v.index()].expect("operands come before their op"));
            let value_out = rewriter.emit(op);
            debug_assert!(rewriter.out.ty(value_out) == func.ty(value));
            rewriter.becomes(value.index(), value_out, uses[value.index()]);
        }
        let Rewriter {
            mut out,
            fired,
            images,
            ..
        } = rewriter;
        for (name, count) in fired {
            *self.report.fired.entry(name).or_default() += count;
        }
        let result = |v: &Value| images[v.index()].expect("results are live");
        out.results = func.results.iter().map(result).collect();
        without_dead(&out)
    }

    /// Returns the op with its loop bodies, branches or callee simplified, if it has any.
    fn inside(&mut self, op: &Op) -> Option<Op> {
        match op {
            Op::While { .. } | Op::Case { .. } => Some(op.map_bodies(&mut |body| self.run(body))),
            Op::Call {
                callee,
                operands,
                compiled,
            } => Some(Op::Call {
                callee: self.callee(callee),
                operands: operands.clone(),
                compiled: *compiled,
            }),
            _ => None, // no other op contains a function
        }
    }

    fn callee(&mut self, callee: &Arc<Func>) -> Arc<Func> {
        // The map keeps the functions alive that its keys point to, so that no address is reused.
        if let Some((_, simple)) = self.callees.get(&Arc::as_ptr(callee)) {
            return simple.clone();
        }
        let simple = Arc::new(self.run(callee));
        for key in [callee, &simple] {
            let pair = (key.clone(), simple.clone());
            self.callees.insert(Arc::as_ptr(key), pair);
        }
        simple
    }
}

impl Rewriter<'_> {
    fn becomes(&mut self, old: usize, value: Value, uses: u32) {
        let slices = std::mem::take(&mut self.readers.slices[old]);
        let origin = self.origin(value);
        origin.image_of.get_or_insert(old);
        origin.uses += uses;
        origin.slices.add(&slices);
        self.images[old] = Some(value);
    }
}

/// Returns the number of uses of each value by live ops and by results. A parameter has one more,
/// for the signature.
pub(crate) fn uses(func: &Func) -> Vec<u32> {
    let mut uses = vec![0; func.len()];
    for value in func.parameters().iter().chain(&func.results) {
        uses[value.index()] += 1;
    }
    for value in func.values().rev() {
        if uses[value.index()] > 0 {
            for operand in func.op(value).operands() {
                uses[operand.index()] += 1;
            }
        }
    }
    uses
}

/// Returns the function without dead code.
pub(crate) fn without_dead(func: &Func) -> Func {
    let uses = uses(func);
    if uses.iter().all(|uses| *uses > 0) {
        return func.clone();
    }
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Option<Value>> = vec![None; func.len()];
    for value in func.values().filter(|v| uses[v.index()] > 0) {
        out.set_loc(func.loc(value));
        let op = func.op(value);
        let op = op.map_operands(|v| new[v.index()].expect("operands come before their op"));
        new[value.index()] = Some(out.push(op).expect("it was well typed before"));
    }
    let result = |v: &Value| new[v.index()].expect("results are live");
    out.results = func.results.iter().map(result).collect();
    out
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use stablehlo::{ElementType, Scalar, UnaryOp};

    use super::*;
    use crate::rules;

    /// How often a rule was offered the sine.
    static OFFERED: AtomicUsize = AtomicUsize::new(0);

    fn count(_: &mut Rewriter, op: &Op) -> Option<Value> {
        if let Op::Unary(UnaryOp::Sine, _) = op {
            OFFERED.fetch_add(1, Ordering::Relaxed);
        }
        None
    }

    #[test]
    fn a_branch_that_is_simple_is_not_simplified_again() {
        let ty = TensorType::new(ElementType::F32, [4]);
        let mut branch = Func::new("branch");
        let x = branch.parameter(ty.clone());
        branch.results = vec![branch.unary(UnaryOp::Sine, x)];
        let mut func = Func::new("main");
        let x = func.parameter(ty);
        let back = func.reverse(x, &[0]);
        let same = func.reverse(back, &[0]);
        let first = func.scalar(ElementType::I32, Scalar::Int(0));
        func.results = func.case(first, vec![branch], &[same]);
        let counter = Rule {
            name: "count",
            reason: "it counts",
            semantics: Semantics::BitExact,
            apply: count,
            example: |_| Func::new("main"),
        };
        let reversal = rules::all().find(|rule| rule.name == "reverse-of-reverse");
        let simple = Simplifier::new([&counter].into_iter().chain(reversal)).run(&func);
        // Two rounds over `main`: the first one removes the reversals.
        assert!(
            simple
                .values()
                .all(|v| !matches!(simple.op(v), Op::Reverse { .. }))
        );
        assert_eq!(OFFERED.load(Ordering::Relaxed), 1);
    }
}
