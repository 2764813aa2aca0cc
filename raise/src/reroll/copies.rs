//! Recognition of a loop body that consists of several copies of one step; returns the first copy.

use super::forms::Forms;
use super::matching::{Matching, Shift, stands_for};
use super::memory::{MemoryOp, keeps_order};
use crate::kernel_ir::{BinaryOp, Kernel, Op, OpKind, Region, ValueId};
use std::collections::{BTreeSet, HashMap, HashSet};

/// One copy of the step.
pub(super) struct Copies {
    /// Its ops, by index in the body.
    pub ops: Vec<usize>,
    /// The next values of the carried values.
    pub yields: Vec<ValueId>,
    /// The ops of the other copies, by index in the body.
    others: HashSet<usize>,
}

impl Copies {
    /// Returns whether another copy than the first contains the op at `at`.
    pub fn is_shared(&self, at: usize) -> bool {
        self.others.contains(&at)
    }

    /// Returns the first of `parts` copies.
    pub fn find(kernel: &Kernel, forms: &Forms, body: &Region, parts: i128) -> Option<Copies> {
        let count = parts as usize;
        if !can_move(body) {
            return None;
        }
        let carried = &body.args[1..];
        let graph = Graph::of(forms, body);
        // Stores: among those that look alike, the first ones belong to the first copy.
        let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
        for (at, op) in body.ops.iter().enumerate() {
            if op.kind.has_effect() {
                let key = effect(op);
                match groups.iter_mut().find(|g| g.0 == key) {
                    Some(group) => group.1.push(at),
                    None => groups.push((key, vec![at])),
                }
            }
        }
        if carried.is_empty() && groups.is_empty() {
            return None;
        }
        let mut effects = BTreeSet::new();
        for (_, group) in &groups {
            if group.len() % count != 0 {
                return None;
            }
            effects.extend(&group[..group.len() / count]);
        }
        // Carried values: among the ops like the one that yields the value, select the one at the
        // end of the first copy.
        let mut yields = Vec::new();
        for (arg, last) in carried.iter().zip(&body.yields) {
            yields.push(match arg == last {
                true => *arg,
                false => graph.first_of(body, *arg, *last, count)?,
            });
        }
        let mut ops = effects.clone();
        graph.need(body, effects.iter().copied(), &yields, &mut ops);
        if ops
            .iter()
            .any(|at| body.ops[*at].kind.has_effect() && !effects.contains(at))
        {
            return None;
        }
        let ops: Vec<usize> = ops.into_iter().collect();

        let inside = defined(body, &ops);
        let mut state: Vec<ValueId> = yields.clone();
        let mut used: HashSet<usize> = effects.iter().copied().collect();
        let mut others = HashSet::new();
        let touch = |at: usize, order: (usize, usize)| {
            MemoryOp::of(kernel, forms, &body.ops[at], at, order)
        };
        let mut touched: Vec<MemoryOp> = (ops.iter().enumerate())
            .flat_map(|(n, at)| touch(*at, (0, n)))
            .collect();
        for copy in 1..count {
            let shift = Shift {
                variable: body.args[0],
                to: Some(body.args[0]),
                steps: copy as i128,
                parts,
            };
            let mut matching = Matching {
                kernel,
                forms,
                shift,
                inside: &inside,
                is: carried.iter().copied().zip(state).collect(),
            };
            for (n, at) in ops.iter().enumerate() {
                let op = &body.ops[*at];
                let effect = effects.contains(at);
                let there = (0..body.ops.len()).find(|there| {
                    (!effect || !used.contains(there)) && matching.op(op, &body.ops[*there])
                })?;
                if effect {
                    used.insert(there);
                }
                others.insert(there);
                touched.extend(touch(there, (copy, n)));
            }
            state = yields
                .iter()
                .map(|y| matching.is.get(y).copied())
                .collect::<Option<_>>()?;
        }
        let all: usize = groups.iter().map(|g| g.1.len()).sum();
        (state == body.yields && used.len() == all && keeps_order(&touched)).then_some(Copies {
            ops,
            yields,
            others,
        })
    }
}

/// Returns whether `body` contains no barrier or collective operation.
pub(super) fn can_move(body: &Region) -> bool {
    let mut all = true;
    body.walk(&mut |op| all &= !matches!(op.kind, OpKind::Barrier | OpKind::Ptx(..)));
    all
}

/// Returns the values that the ops of `body` at these indices define, at any depth, and the body's
/// arguments.
pub(super) fn defined(body: &Region, ops: &[usize]) -> HashSet<ValueId> {
    let mut values: HashSet<ValueId> = body.args.iter().copied().collect();
    for at in ops {
        let op = &body.ops[*at];
        values.extend(&op.results);
        for region in op.kind.regions() {
            region.walk_definitions(&mut |value| {
                values.insert(value);
            });
        }
    }
    values
}

/// Returns a key for the kind and target of an op with effects.
fn effect(op: &Op) -> String {
    let mut key = format!("{:?}", std::mem::discriminant(&op.kind));
    let mut add = |op: &Op| {
        if let OpKind::Store { array, .. } | OpKind::AffineStore { array, .. } = &op.kind {
            key += &format!(" {}", array.0);
        }
    };
    add(op);
    for region in op.kind.regions() {
        region.walk(&mut |op| add(op));
    }
    key
}

/// The def-use graph of a loop body.
pub(super) struct Graph {
    pub definition: HashMap<ValueId, usize>,
    /// The values defined in the body (or its arguments) that each op uses, at any depth, looking
    /// through forms.
    uses: Vec<Vec<ValueId>>,
}

impl Graph {
    pub fn of(forms: &Forms, body: &Region) -> Graph {
        let mut definition = HashMap::new();
        for (at, op) in body.ops.iter().enumerate() {
            definition.extend(op.results.iter().map(|r| (*r, at)));
        }
        let uses = body.ops.iter().map(|op| {
            let mut used = Vec::new();
            let mut add = |value: ValueId| match forms.get(value) {
                Some(form) => used.extend(form.terms.keys().copied()),
                None => used.push(value),
            };
            op.kind.visit_operands(&mut |value| add(*value));
            for region in op.kind.regions() {
                region.walk_uses(&mut add);
            }
            used
        });
        let uses = uses.collect();
        Graph { definition, uses }
    }

    /// Adds to `ops` all ops that those at `start`, and `values`, depend on.
    pub fn need(
        &self,
        body: &Region,
        start: impl Iterator<Item = usize>,
        values: &[ValueId],
        ops: &mut BTreeSet<usize>,
    ) {
        let mut open: Vec<usize> = start.collect();
        open.extend(values.iter().filter_map(|v| self.definition.get(v)));
        ops.extend(&open);
        while let Some(at) = open.pop() {
            for value in &self.uses[at] {
                if let Some(&next) = self.definition.get(value)
                    && !body.ops[next].results.is_empty()
                    && ops.insert(next)
                {
                    open.push(next);
                }
            }
        }
    }

    /// Returns, for each op of the region, the number of the first of these groups of ops that
    /// depends on it.
    pub fn first_needs(&self, body: &Region, groups: &[&[usize]]) -> Vec<Option<usize>> {
        let mut first = vec![None; body.ops.len()];
        let mut open = Vec::new();
        for (number, group) in groups.iter().enumerate() {
            open.extend_from_slice(group);
            while let Some(at) = open.pop() {
                // What an earlier group needs has all its operands there.
                if first[at].is_some() {
                    continue;
                }
                first[at] = Some(number);
                let used = self.uses[at].iter().filter_map(|v| self.definition.get(v));
                open.extend(used.filter(|next| !body.ops[**next].results.is_empty()));
            }
        }
        first
    }

    /// Returns the value that the first of `count` copies yields, where the last one yields `last`,
    /// and the first one starts with `arg`.
    fn first_of(
        &self,
        body: &Region,
        arg: ValueId,
        last: ValueId,
        count: usize,
    ) -> Option<ValueId> {
        let end = *self.definition.get(&last)?;
        let place = body.ops[end].results.iter().position(|r| *r == last)?;
        let mut towards = BTreeSet::new();
        self.need(body, std::iter::empty(), &[last], &mut towards);
        let mut from: HashSet<ValueId> = [arg].into();
        let mut between = Vec::new();
        for (at, op) in body.ops.iter().enumerate() {
            if self.uses[at].iter().any(|v| from.contains(v)) {
                from.extend(&op.results);
                if towards.contains(&at) && alike(&op.kind, &body.ops[end].kind) {
                    between.push(at);
                }
            }
        }
        if between.is_empty() || between.len() % count != 0 {
            return None;
        }
        let first = between[between.len() / count - 1];
        body.ops[first].results.get(place).copied()
    }
}

fn alike(a: &OpKind, b: &OpKind) -> bool {
    let binary = |kind: &OpKind| -> Option<BinaryOp> {
        match kind {
            OpKind::Binary(op, ..) => Some(*op),
            _ => None,
        }
    };
    std::mem::discriminant(a) == std::mem::discriminant(b) && binary(a) == binary(b)
}

/// Returns the ops that are not represented by forms.
pub(super) fn real_ops(forms: &Forms, body: &Region) -> Vec<usize> {
    (0..body.ops.len())
        .filter(|at| !stands_for(forms, &body.ops[*at]))
        .collect()
}
