//! The driver of the canonical rules: a function is written anew, op by op, and each op is offered to the rules first.
//!
//! What a rule writes is offered to the rules again, so that one round carries a slice through a whole chain of ops. Rounds
//! are repeated until one changes nothing. Common subexpressions are one value by construction, and dead code is left
//! behind between the rounds. Loop bodies and callees are simplified by themselves; they see no constants from outside.
//!
//! That it ends is the rules' duty: each leaves fewer ops, smaller arrays, or the same ones in an order that no other rule
//! turns back. [`MOST_ROUNDS`] is there for the day when one does not; the report then says so.

mod readers;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use stablehlo::{Func, Op, TensorType, Value};

use self::readers::{Readers, Slices};
use crate::index_box::IndexBox;
use crate::report::Report;

/// A rewrite that makes programs cheaper on every target, or brings what means the same into one form.
pub struct Rule {
    /// Kebab-case, as `--explain` and the report call it.
    pub name: &'static str,
    /// Why the right-hand side is better, in one line.
    pub reason: &'static str,
    /// Whether the results keep their bits.
    pub semantics: Semantics,
    /// The value that `op` may be replaced with, if the rule says something about it. The operands of `op` are in
    /// [`Rewriter::out`]; the value must be of the type `op` has.
    pub apply: fn(&mut Rewriter, op: &Op) -> Option<Value>,
    /// A program with arrays of about this many elements along each dimension (0 is allowed, and then the rule need not fire), on which
    /// the rule fires when there are five.
    pub example: fn(usize) -> Func,
}

/// What a rule does to the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Semantics {
    /// The same bits, for every input; a NaN may be another NaN.
    BitExact,
    /// The same but for rounding, and for NaNs, infinities and signs of zero: for kernels that are said to be `fast_math`.
    FastMath,
}

/// Where a value of the new function is from.
#[derive(Clone, Debug, Default)]
struct Origin {
    /// The first value it is the image of.
    image_of: Option<usize>,
    /// What was written anew when it was first needed.
    within: usize,
    /// How many ops and results use the values that it is the image of.
    uses: u32,
    /// What slices read of those.
    slices: Slices,
    /// Whether something needs it that did not before.
    is_shared: bool,
}

/// How less of an array is computed than there is.
pub(crate) enum Split<'a> {
    /// Each slice by itself.
    Apart,
    /// The box that has all slices in it, once, if they are many: each by itself would be as many ops as there are slices,
    /// and for what those read as many for each of them.
    Within(&'a IndexBox),
}

/// More slices of an array than that are not computed each by itself.
const MOST_APART: usize = 8;
/// More rounds than any program needs.
const MOST_ROUNDS: usize = 64;
/// How deep rules may call one another through [`Rewriter::emit`] before the rest waits for the next round.
const DEEPEST: usize = 48;

/// A function as it is written anew.
pub struct Rewriter<'a> {
    /// What there is so far.
    pub out: Func,
    /// Ops that are there, or have become something else.
    known: HashMap<Op, Value>,
    /// Who used what before this round.
    readers: Readers,
    /// What each value of the function before this round has become.
    images: Vec<Option<Value>>,
    /// One per value of `out`.
    origins: Vec<Origin>,
    /// The value that is written anew, of the function before this round.
    current: usize,
    depth: usize,
    rules: &'a [&'a Rule],
    fired: BTreeMap<&'static str, usize>,
}

impl Rewriter<'_> {
    /// `op`, or what the rules make of it.
    ///
    /// # Panics
    /// If it is not well typed: a bug of the rule that wrote it.
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

    /// `op` as it is, for the next round to look at.
    pub(crate) fn leave(&mut self, op: Op) -> Value {
        match self.known.get(&op) {
            Some(known) => *known,
            None => self.push(op),
        }
    }

    /// `op` as it is.
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

    /// What `write` adds to [`Rewriter::out`], each op offered to the rules; for whoever finds the methods of [`Func`]
    /// handier than ops.
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

    /// The op of a value.
    pub fn op(&self, value: Value) -> &Op {
        self.out.op(value)
    }

    /// The type of a value that is one tensor.
    pub fn tensor(&self, value: Value) -> &TensorType {
        self.out.tensor(value)
    }

    /// The shape of a value that is one tensor.
    pub fn shape(&self, value: Value) -> &[usize] {
        self.out.shape(value)
    }

    /// How `value` may be taken apart, if slices are all that uses it, and together they take fewer elements than it has: less is
    /// computed then.
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

    /// Whether nothing but the op at hand uses `value`, be it through others that nothing else uses: what a rule may take
    /// apart without doing work twice.
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

/// Simplifies functions by a set of rules, remembering callees.
pub(crate) struct Simplifier<'a> {
    rules: Vec<&'a Rule>,
    callees: HashMap<*const Func, (Arc<Func>, Arc<Func>)>,
    pub(crate) report: Report,
}

impl<'a> Simplifier<'a> {
    pub(crate) fn new(rules: impl IntoIterator<Item = &'a Rule>) -> Simplifier<'a> {
        Simplifier {
            rules: rules.into_iter().collect(),
            callees: HashMap::new(),
            report: Report::default(),
        }
    }

    /// The same function, to which no rule applies any more.
    pub(crate) fn run(&mut self, func: &Func) -> Func {
        let mut before = func.clone();
        for _ in 0..MOST_ROUNDS {
            let after = self.round(&before);
            if after == before {
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

    /// The op with its functions simplified, if it has some.
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
            _ => None, // no other op has any
        }
    }

    fn callee(&mut self, callee: &Arc<Func>) -> Arc<Func> {
        // The memory holds what its keys point to, so that nothing else comes to lie there.
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

/// For each value: how many ops that a result needs, and results, use it. A parameter has one use more, the signature's.
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

/// The function without what no result needs.
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
