//! Combines nested reductions into one.
//!
//! A thread sums elements at the distance of a grid, a block the sums of its threads, and an atomic
//! addition those of the blocks: each is a separate reduction of padded, masked and sliced arrays.
//! All of them together cover each element of an array, or of an elementwise expression of arrays,
//! once; and that is one reduction of the array, however threads shared its elements.
//!
//! The search keeps a list of parts still to be combined: elements of a value whose indices are
//! linear functions of symbols, one for each reduced dimension. If the origin of an element depends
//! on a comparison, the part is split in two, on each of which it does not. Adjacent parts are
//! joined, and if one remains that has every element once, it is the operand of the reduction.
//!
//! Not combined: reductions for which parts would have to be split in dimensions of the result, and
//! those that leave more than one array or expression.

use std::collections::{BTreeMap, HashMap};

use stablehlo::{Callees, Combiner, ElementType, Func, Op, Scalar, Value};

use super::boxes::Folded;
use super::parts::{LeafRange, continued, joined};
use super::position::{Linear, Symbols};
use super::read::Reader;
use super::summand::{Expr, Leaf, Summand, is_elementwise};
use super::sweep::{Combine, Uses, identity, pair};

/// The greatest number of parts.
const MOST_PARTS: usize = 256;

/// The greatest number of parts into which those of one value are split.
const MOST_STEPS: usize = 1024;

/// The greatest number of nodes of an expression that is recomputed from its leaves.
const MOST_NODES: usize = 24;

/// Returns the program with one reduction in place of nested ones.
pub(super) fn flattened(func: &Func, callees: &mut Callees) -> Func {
    let found = nested(func);
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    for value in func.values() {
        out.set_loc(func.loc(value));
        let written = match found.get(&value) {
            Some(found) => found.write(func, value, &mut out, &new),
            None => {
                let op = func.op(value).map_operands(|operand| new[operand.index()]);
                let op = op.map_functions(callees, &mut flattened);
                out.push(op).expect("it is as it was")
            }
        };
        new.push(written);
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    out
}

fn nested(func: &Func) -> BTreeMap<Value, Flat> {
    let mut found = BTreeMap::new();
    let mut uses = Uses::of(func);
    for root in func.values().rev() {
        if uses.gone[root.index()] || !matches!(func.op(root), Op::Reduce { .. }) {
            continue;
        }
        if let Some(flat) = Walk::of(func, root, &uses).and_then(Walk::run) {
            let leaves = flat.summand.leaves.iter().map(|leaf| leaf.value);
            for leaf in leaves.clone() {
                uses.kept[leaf.index()] = true;
            }
            uses.replaced(root, leaves.min().expect("it has leaves"));
            found.insert(root, flat);
        }
    }
    found
}

/// One reduction that is equivalent to nested ones.
struct Flat {
    combiner: Combiner,
    summand: Summand,
    part: LeafRange,
    /// For floats, whether a positive zero is among the summands.
    zero: bool,
}

/// The search for the operands of a reduction.
struct Walk<'f> {
    func: &'f Func,
    uses: &'f Uses,
    root: Value,
    combiner: Combiner,
    element: ElementType,
    /// The number of leading symbols that enumerate dimensions of the result.
    kept: usize,
    open: Vec<(Summand, Vec<LeafRange>)>,
    /// The number of reductions, pairs and identities that become unused.
    gone: usize,
    zero: bool,
    known: HashMap<Value, bool>,
}

impl<'f> Walk<'f> {
    fn of(func: &'f Func, root: Value, uses: &'f Uses) -> Option<Walk<'f>> {
        let Op::Reduce { combiner, .. } = *func.op(root) else {
            return None;
        };
        let ty = func.tensor(root);
        combiner.binary()?;
        let at = (0..ty.rank()).map(Linear::symbol).collect();
        let whole = LeafRange::new(ty.shape.clone(), vec![at]);
        Some(Walk {
            func,
            uses,
            root,
            combiner,
            element: ty.element,
            kept: ty.rank(),
            open: vec![(Summand::of(root, ty.element), vec![whole])],
            gone: 0,
            zero: false,
            known: HashMap::new(),
        })
    }

    fn run(mut self) -> Option<Flat> {
        let mut best = None;
        let mut gone = 1; // the root itself
        while let Some((at, leaf)) = self.latest() {
            let (summand, parts) = self.open.swap_remove(at);
            if self.step(summand, parts, leaf).is_none() {
                break;
            }
            if self.open.iter().map(|open| open.1.len()).sum::<usize>() > MOST_PARTS {
                break;
            }
            if self.gone > 1
                && self.gone >= gone
                && let Some(flat) = self.found()
            {
                gone = self.gone;
                best = Some(flat);
            }
        }
        best
    }

    /// Returns the open leaf that is computed last: all its users have been visited.
    fn latest(&self) -> Option<(usize, usize)> {
        let open = self.open.iter().enumerate();
        let latest = open.filter_map(|(at, (summand, _))| {
            let (value, leaf) = summand.latest()?;
            Some((value, at, leaf))
        });
        latest.max().map(|(_, at, leaf)| (at, leaf))
    }

    fn found(&self) -> Option<Flat> {
        let [(summand, parts)] = &self.open[..] else {
            return None;
        };
        let part = joined(parts.clone(), self.kept)?;
        let flat = Flat {
            combiner: self.combiner,
            summand: summand.clone(),
            part,
            zero: self.zero,
        };
        flat.views(self.func, self.kept).is_some().then_some(flat)
    }

    fn add(&mut self, summand: Summand, part: LeafRange) {
        match self.open.iter_mut().find(|open| open.0 == summand) {
            Some((_, parts)) => parts.push(part),
            None => self.open.push((summand, vec![part])),
        }
    }

    /// Follows the leaf of a summand one op backwards.
    fn step(&mut self, summand: Summand, parts: Vec<LeafRange>, leaf: usize) -> Option<()> {
        let Leaf { value, element, .. } = summand.leaves[leaf];
        let is_alone = matches!(summand.expr, Expr::Leaf(_));
        if is_alone && element == self.element && self.func.tensor(value).element == element {
            if let Op::Constant(_) = self.func.op(value) {
                return self.identity(value);
            }
            if let Some(operands) = self.combined(value) {
                self.gone += 1;
                for part in parts {
                    self.put_together(value, &operands, part)?;
                }
                return Some(());
            }
        }
        let (mut parts, mut rest) = (parts, Vec::new());
        for _ in 0..MOST_STEPS {
            let Some(mut part) = parts.pop() else {
                break;
            };
            let symbols = Symbols::new(part.extents.clone());
            let reader = Reader::new(self.func, &symbols);
            if let Some((from, at)) = reader.moved(value, &part.at[leaf]) {
                let mut summand = summand.clone();
                summand.leaves[leaf].value = from;
                part.at[leaf] = at;
                self.add(summand, part);
            } else if let Some((symbol, inner)) = symbols.to_split.get() {
                parts.push(part.split(symbol, inner, self.kept)?);
            } else if let Some((symbol, first)) = symbols.to_cut.get() {
                parts.extend(part.cut(symbol, first, self.kept)?);
            } else {
                rest.push(part);
            }
        }
        if !parts.is_empty() {
            return None;
        }
        if !rest.is_empty() {
            self.stopped(summand, rest, leaf);
        }
        for (_, parts) in &mut self.open {
            *parts = continued(std::mem::take(parts), self.kept);
        }
        Some(())
    }

    /// Handles parts whose leaf is not a copy: the leaf is replaced by its op and operands, if that
    /// is necessary to obtain one summand.
    fn stopped(&mut self, mut summand: Summand, parts: Vec<LeafRange>, leaf: usize) {
        let is_whole = self.open.is_empty() && joined(parts.clone(), self.kept).is_some();
        let Leaf { value, element, .. } = summand.leaves[leaf];
        let op = self.func.op(value);
        let is_small = summand.expr.nodes() + op.operands().len() < MOST_NODES;
        let is_computed = is_elementwise(op) && self.func.tensor(value).element == element;
        if is_whole || !is_small || !is_computed {
            summand.leaves[leaf].is_last = true;
            for part in parts {
                self.add(summand.clone(), part);
            }
            return;
        }
        let (summand, ranks) = summand.expanded(self.func, leaf);
        for mut part in parts {
            part.expand(leaf, &ranks);
            self.add(summand.clone(), part);
        }
    }

    /// Returns the operands that `value` combines, if it has the root's combiner.
    fn combined(&mut self, value: Value) -> Option<Vec<Value>> {
        let goes = self.uses.goes_with(value, self.root, &mut self.known);
        match *self.func.op(value) {
            Op::Reduce {
                operand,
                init,
                combiner,
                ..
            } if goes && combiner == self.combiner => {
                let how = Combine::Plain(combiner);
                identity(self.func, init, how, self.element)?;
                self.zero |= self.is_zero(init);
                Some(vec![operand])
            }
            _ => {
                let (how, x, y) = pair(self.func, value)?;
                (goes && how == Combine::Plain(self.combiner)).then(|| vec![x, y])
            }
        }
    }

    fn put_together(&mut self, value: Value, operands: &[Value], part: LeafRange) -> Option<()> {
        if let Op::Reduce { dimensions, .. } = self.func.op(value) {
            let shape = self.func.shape(operands[0]);
            let mut part = part;
            let mut outer = std::mem::take(&mut part.at[0]).into_iter();
            let mut at = Vec::with_capacity(shape.len());
            for (d, size) in shape.iter().enumerate() {
                at.push(match dimensions.contains(&d) {
                    true => part.symbol(*size),
                    false => outer.next()?,
                });
            }
            part.at[0] = at;
            self.add(Summand::of(operands[0], self.element), part);
        } else {
            for operand in operands {
                self.add(Summand::of(*operand, self.element), part.clone());
            }
        }
        Some(())
    }

    /// Removes an identity constant.
    fn identity(&mut self, constant: Value) -> Option<()> {
        let how = Combine::Plain(self.combiner);
        identity(self.func, constant, how, self.element)?;
        self.zero |= self.is_zero(constant);
        self.gone += 1;
        Some(())
    }

    /// Returns whether the constant is a positive zero in a float sum.
    fn is_zero(&self, constant: Value) -> bool {
        let Op::Constant(literal) = self.func.op(constant) else {
            return false;
        };
        let is_sum = self.combiner == Combiner::Add && self.element.is_float();
        is_sum && literal.to_bytes().iter().all(|byte| *byte == 0)
    }
}

impl Flat {
    /// Returns how each leaf is read: an array with one dimension per symbol.
    fn views(&self, func: &Func, kept: usize) -> Option<Vec<Folded>> {
        let views = self.summand.views(func, &self.part)?;
        // Each folded symbol must occur in an index.
        let is_read = |symbol: usize| {
            let mut places = self.part.at.iter().flatten();
            places.any(|place| place.factors.iter().any(|term| term.0 == symbol))
        };
        let mut folded = kept..self.part.extents.len();
        (!folded.is_empty() && folded.all(is_read)).then_some(views)
    }

    fn write(&self, func: &Func, root: Value, out: &mut Func, new: &[Value]) -> Value {
        let ty = func.tensor(root);
        let kept = ty.rank();
        let extents = &self.part.extents;
        let views = self.views(func, kept).expect("it was found");
        let read = self.summand.read(views, out, new);
        // In the order of the leaf with the most symbols.
        let most = read.iter().map(|(_, symbols)| symbols);
        let mut order = most.max_by_key(|s| s.len()).cloned().unwrap_or_default();
        let others = (0..extents.len()).filter(|s| extents[*s] > 1 && !order.contains(s));
        let others: Vec<usize> = others.collect();
        order.splice(0..0, others);
        let shape: Vec<usize> = order.iter().map(|s| extents[*s]).collect();
        let value = self.summand.write(read, &order, &shape, out);
        let folded = (0..order.len()).filter(|d| order[*d] >= kept);
        let folded: Vec<usize> = folded.collect();
        let identity = self.combiner.identity(ty.element);
        let start = match self.combiner {
            Combiner::Add if ty.element.is_float() && !self.zero => Scalar::Float(-0.0),
            _ => identity.expect("it combines elements of this type"),
        };
        let start = out.scalar(ty.element, start);
        let value = out.reduce(value, start, &folded, self.combiner);
        let left: Vec<usize> = order.into_iter().filter(|s| *s < kept).collect();
        let mut sorted: Vec<usize> = (0..left.len()).collect();
        sorted.sort_by_key(|d| left[*d]);
        let value = out.transpose(value, &sorted);
        out.reshape(value, &ty.shape)
    }
}
