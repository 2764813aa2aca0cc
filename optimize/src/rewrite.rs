//! The driver of the canonical rules: a function is written anew, op by op, and each op is offered to the rules first.
//!
//! What a rule writes is offered to the rules again, so that one round carries a slice through a whole chain of ops. Rounds
//! are repeated until one changes nothing. Common subexpressions are one value by construction, and dead code is left
//! behind between the rounds. Loop bodies and callees are simplified by themselves; they see no constants from outside.
//!
//! That it ends is the rules' duty: each leaves fewer ops, smaller arrays, or the same ones in an order that no other rule
//! turns back. [`MOST_ROUNDS`] is there for the day when one does not; the report then says so.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use stablehlo::{Func, Op, TensorType, Value};

use crate::report::Report;

/// A rewrite that makes programs cheaper on every target, or brings what means the same into one form.
pub struct Rule {
    /// Kebab-case, as `--explain` and the report call it.
    pub name: &'static str,
    /// Why the right-hand side is better, in one line.
    pub reason: &'static str,
    /// Whether the results keep their bits.
    pub meaning: Meaning,
    /// The value that `op` may be replaced with, if the rule says something about it. The operands of `op` are in
    /// [`Rewriter::out`]; the value must be of the type `op` has.
    pub apply: fn(&mut Rewriter, op: &Op) -> Option<Value>,
    /// A program with arrays of about this many elements along each dimension (0 is allowed, and then the rule need not fire), on which
    /// the rule fires when there are five.
    pub example: fn(usize) -> Func,
}

/// What a rule does to the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The same bits, for every input; a NaN may be another NaN.
    Exact,
    /// The same but for rounding, and for NaNs, infinities and signs of zero: for kernels that are said to be `fast_math`.
    Relaxed,
}

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
    /// How many ops and results used each value of `out`, before this round.
    uses: Vec<u32>,
    /// How many elements of each value of `out` were read by slices, before this round; more than any array has if it was
    /// read otherwise.
    reads: Vec<usize>,
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
        if let Some(known) = self.known.get(&op) {
            return *known;
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

    /// `op` as it is.
    fn push(&mut self, op: Op) -> Value {
        let value = match self.out.push(op.clone()) {
            Ok(value) => value,
            Err(error) => panic!("a rule wrote what does not fit: {error}"),
        };
        self.known.insert(op, value);
        value
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

    /// Whether slices are all that uses `value`, and together they take no more elements than it has: taking it apart for
    /// each of them is no more work.
    pub fn is_read_once(&self, value: Value) -> bool {
        let read = self.reads.get(value.index()).copied().unwrap_or(usize::MAX);
        read <= self.tensor(value).count()
    }

    /// Whether nothing but the op at hand uses `value`, as far as is known: what a rule may take apart without doing work twice.
    pub fn is_only_use(&self, value: Value) -> bool {
        self.uses.get(value.index()).is_none_or(|uses| *uses <= 1)
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
        let reads = reads(func, &uses);
        let out = Func::with_signature_of(func);
        let mut new: Vec<Option<Value>> = vec![None; func.len()];
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
            uses: Vec::new(),
            reads: Vec::new(),
            depth: 0,
            rules: &self.rules,
            fired: BTreeMap::new(),
        };
        for (value, inner) in func.values().zip(inner) {
            if uses[value.index()] == 0 {
                continue;
            }
            rewriter.out.set_loc(func.loc(value));
            let op = inner.as_ref().unwrap_or(func.op(value));
            let op = op.map_operands(|v| new[v.index()].expect("operands come before their op"));
            let value_out = rewriter.emit(op);
            debug_assert!(rewriter.out.ty(value_out) == func.ty(value));
            rewriter.used(value_out, uses[value.index()], reads[value.index()]);
            new[value.index()] = Some(value_out);
        }
        let Rewriter { mut out, fired, .. } = rewriter;
        for (name, count) in fired {
            *self.report.fired.entry(name).or_default() += count;
        }
        let result = |v: &Value| new[v.index()].expect("results are live");
        out.results = func.results.iter().map(result).collect();
        without_dead(&out)
    }

    /// The op with its functions simplified, if it has some.
    fn inside(&mut self, op: &Op) -> Option<Op> {
        match op {
            Op::While { inits, cond, body } => Some(Op::While {
                inits: inits.clone(),
                cond: Box::new(self.run(cond)),
                body: Box::new(self.run(body)),
            }),
            Op::Case {
                index,
                branches,
                operands,
            } => Some(Op::Case {
                index: *index,
                branches: branches.iter().map(|branch| self.run(branch)).collect(),
                operands: operands.clone(),
            }),
            Op::Call {
                callee,
                operands,
                inlineable,
            } => Some(Op::Call {
                callee: self.callee(callee),
                operands: operands.clone(),
                inlineable: *inlineable,
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
    fn used(&mut self, value: Value, uses: u32, reads: usize) {
        if self.uses.len() <= value.index() {
            self.uses.resize(value.index() + 1, 0);
            self.reads.resize(value.index() + 1, 0);
        }
        self.uses[value.index()] += uses;
        let before = &mut self.reads[value.index()];
        *before = before.saturating_add(reads);
    }
}

/// For each value: how many elements slices that a result needs take of it; `usize::MAX` if anything else reads it.
fn reads(func: &Func, uses: &[u32]) -> Vec<usize> {
    let mut reads = vec![0usize; func.len()];
    for value in func.parameters().iter().chain(&func.results) {
        reads[value.index()] = usize::MAX;
    }
    for value in func.values().filter(|v| uses[v.index()] > 0) {
        let op = func.op(value);
        let read = match op {
            Op::Slice { .. } => func.tensor(value).count(),
            _ => usize::MAX,
        };
        for operand in op.operands() {
            let before = &mut reads[operand.index()];
            *before = before.saturating_add(read);
        }
    }
    reads
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
