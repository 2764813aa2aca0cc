//! Sums that are accumulated in a loop as partial sums per device, and reduced over devices once
//! after the loop.
//!
//! In `for .. { total = total + sum(x) }` with a split `x`, as in the adjoint of a scalar that
//! every iteration reads, each device accumulates the sum of its own part; one `all_reduce` after
//! the loop replaces one in each iteration. The order of summation changes: over iterations first,
//! then over devices.
//!
//! A value may be kept as partial sums if it is replicated, and is a sum over a split dimension or
//! linear in such sums. Everything that reads it must be linear too, down to the carried value. A
//! replicated value that is added counts on the first device only.

use std::collections::{HashMap, HashSet};

use stablehlo::{BinaryOp, Combiner, Func, Op, Type, UnaryOp, Value};

use crate::classes::Tree;
use crate::needs::Places;
use crate::sharding_rule::{DimMap, recipe};

/// The number of a function in a [`Tree`], and one of its values.
type At = (usize, Value);

/// Returns the values that are kept as partial sums, and the mesh axes over which they are to be
/// reduced.
pub(crate) fn partial_sums(tree: &Tree, places: &[Places]) -> HashMap<At, Vec<usize>> {
    let mut found = HashMap::new();
    if tree.inside.is_empty() {
        return found; // no loops
    }
    let mut sums: HashMap<Vec<usize>, HashSet<At>> = HashMap::new();
    for (number, func) in tree.funcs.iter().enumerate() {
        for value in func.values() {
            if let Some(axes) = summed_over(func, &places[number], value) {
                sums.entry(axes).or_default().insert((number, value));
            }
        }
    }
    let mut sums: Vec<_> = sums.into_iter().collect();
    sums.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (axes, sums) in sums {
        let mut finder = Finder::new(tree, places, sums);
        finder.kept.retain(|at| !found.contains_key(at));
        finder.narrow();
        found.extend(finder.kept.into_iter().map(|at| (at, axes.clone())));
    }
    found
}

/// Returns the mesh axes that a replicated sum reduces over, if its operand is split and its init
/// is 0.
fn summed_over(func: &Func, places: &Places, value: Value) -> Option<Vec<usize>> {
    match func.op(value) {
        Op::Reduce {
            init,
            combiner: Combiner::Add,
            ..
        } if func.is_zero(*init) => {}
        Op::DotGeneral { .. } => {}
        _ => return None,
    }
    let split = |v: Value, d: usize| places.of[v.index()][d].as_ref();
    let recipe = recipe(func, value, &split);
    let operand = func.op(value).operands()[0];
    let maps = recipe.slots[0].iter().enumerate();
    let own = maps.filter(|(_, map)| matches!(map, DimMap::Own { .. }));
    let axes = own.filter_map(|(d, _)| Some(split(operand, d)?.frame.axes.clone()));
    let axes: Vec<usize> = axes.flatten().collect();
    (!axes.is_empty()).then_some(axes)
}

struct Finder<'a> {
    tree: &'a Tree<'a>,
    /// For each function and value the ops that read it.
    readers: Vec<Vec<Vec<Value>>>,
    /// For each region of a loop, the loop.
    owners: HashMap<usize, At>,
    sums: HashSet<At>,
    /// Values that depend on the sums, and only linearly.
    linear: HashSet<At>,
    /// The candidates among them that remain.
    kept: HashSet<At>,
}

impl<'a> Finder<'a> {
    fn new(tree: &'a Tree<'a>, places: &[Places], sums: HashSet<At>) -> Finder<'a> {
        let mut readers = Vec::new();
        let mut kept = HashSet::new();
        for (number, func) in tree.funcs.iter().enumerate() {
            let mut of: Vec<Vec<Value>> = vec![Vec::new(); func.len()];
            for value in func.values() {
                for operand in func.op(value).operands() {
                    of[operand.index()].push(value);
                }
                let is_number = match func.ty(value) {
                    Type::Tensor(ty) => ty.element.is_float() || ty.element.is_integer(),
                    Type::Tuple(_) => false,
                };
                let is_whole = places[number].of[value.index()].iter().all(Option::is_none);
                if is_number && is_whole {
                    kept.insert((number, value));
                }
            }
            readers.push(of);
        }
        let loops = tree.inside.iter().filter(|((number, value), _)| {
            matches!(tree.funcs[*number].op(*value), Op::While { .. })
        });
        let owners = loops.flat_map(|(at, inside)| inside.iter().map(|func| (*func, *at)));
        let mut finder = Finder {
            tree,
            readers,
            owners: owners.collect(),
            sums,
            linear: HashSet::new(),
            kept,
        };
        let (owners, sums) = (&finder.owners, &finder.sums);
        finder.kept.retain(|(number, value)| {
            let func = tree.funcs[*number];
            match func.op(*value) {
                Op::Unary(UnaryOp::Negate, _)
                | Op::Binary(BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply, ..)
                | Op::Reshape { .. }
                | Op::Transpose { .. } => true,
                Op::Parameter { .. } => owners.contains_key(number),
                Op::Result { of, .. } => matches!(func.op(*of), Op::While { .. }),
                _ => sums.contains(&(*number, *value)),
            }
        });
        finder.linear = finder.of_sums();
        finder.kept = finder.linear.clone();
        finder
    }

    /// Removes candidates that cannot be partial sums, or no longer depend on the sums, until
    /// nothing changes.
    fn narrow(&mut self) {
        loop {
            let before = self.kept.len();
            let kept = |at: &At| self.is_sum_of_parts(*at) && self.is_read_apart(*at);
            let left: HashSet<At> = self.kept.iter().copied().filter(kept).collect();
            self.kept = left;
            if self.kept.len() == before {
                self.kept = self.of_sums();
            }
            if self.kept.len() == before {
                return;
            }
        }
    }

    /// Returns the loop whose body is function `number`, with its body and condition.
    fn loop_around(&self, number: usize) -> Option<(At, usize, usize)> {
        let owner = *self.owners.get(&number)?;
        let inside = &self.tree.inside[&owner];
        (inside[1] == number).then_some((owner, inside[1], inside[0]))
    }

    fn has(&self, number: usize, value: Value) -> bool {
        self.kept.contains(&(number, value))
    }

    /// Returns whether carried value `place` of a loop may be partial sums in the body.
    fn is_carried(&self, owner: At, place: usize) -> bool {
        let inside = &self.tree.inside[&owner];
        let (cond, body) = (self.tree.funcs[inside[0]], self.tree.funcs[inside[1]]);
        let decides = cond.parameters()[place];
        self.has(inside[1], body.parameters()[place])
            && self.has(inside[1], body.results[place])
            && self.readers[inside[0]][decides.index()].is_empty()
            && !cond.results.contains(&decides)
    }

    /// Returns whether `at` is the sum of its per-device values if its candidate operands are.
    fn is_sum_of_parts(&self, at: At) -> bool {
        if self.sums.contains(&at) {
            return true;
        }
        let (number, value) = at;
        let func = self.tree.funcs[number];
        let has = |value: &Value| self.has(number, *value);
        match func.op(value) {
            Op::Unary(UnaryOp::Negate, x) => has(x),
            Op::Reshape { operand, .. } | Op::Transpose { operand, .. } => has(operand),
            Op::Binary(BinaryOp::Add | BinaryOp::Subtract, x, y) => has(x) || has(y),
            Op::Binary(BinaryOp::Multiply, x, y) => {
                let is_linear = |value: &Value| self.linear.contains(&(number, *value));
                (has(x) || has(y)) && is_linear(x) != is_linear(y)
            }
            Op::Parameter { index } => match self.loop_around(number) {
                Some((owner, ..)) => self.is_carried(owner, *index),
                None => false,
            },
            Op::Result { of, index } => {
                matches!(func.op(*of), Op::While { .. }) && self.is_carried((number, *of), *index)
            }
            _ => false,
        }
    }

    /// Returns whether all readers accept partial sums.
    fn is_read_apart(&self, (number, value): At) -> bool {
        let func = self.tree.funcs[number];
        let reads = |reader: &Value| match func.op(*reader) {
            Op::While { inits, .. } => {
                let mut places = (0..inits.len()).filter(|place| inits[*place] == value);
                places.all(|place| self.is_carried((number, *reader), place))
            }
            _ => self.has(number, *reader) && !self.sums.contains(&(number, *reader)),
        };
        let mut given = (0..func.results.len()).filter(|place| func.results[*place] == value);
        let given = given.all(|place| match self.loop_around(number) {
            Some((owner, ..)) => self.is_carried(owner, place),
            None => false,
        });
        given && self.readers[number][value.index()].iter().all(reads)
    }

    /// Returns the candidates that depend on the sums.
    fn of_sums(&self) -> HashSet<At> {
        let mut found: HashSet<At> = self.kept.intersection(&self.sums).copied().collect();
        loop {
            let before = found.len();
            for at in &self.kept {
                let (number, value) = *at;
                let func = self.tree.funcs[number];
                let has = |number: usize, value: Value| found.contains(&(number, value));
                let is_of = match func.op(value) {
                    Op::Parameter { index } => {
                        let around = self.loop_around(number);
                        around.is_some_and(|((outer, owner), ..)| {
                            let init = self.tree.funcs[outer].op(owner).operands()[*index];
                            has(number, func.results[*index]) || has(outer, init)
                        })
                    }
                    Op::Result { of, index } => {
                        let body = self.tree.inside[&(number, *of)][1];
                        has(body, self.tree.funcs[body].results[*index])
                    }
                    op => op.operands().iter().any(|v| has(number, *v)),
                };
                if is_of {
                    found.insert(*at);
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }
}
