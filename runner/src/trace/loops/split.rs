//! Unrolls loops whose values recur: a loop of stages becomes a loop of steps.
//!
//! The stages of a Runge-Kutta method may be launches that differ in their coefficients only. They
//! are detected as one loop over all stages of all steps, with a table of recurring coefficients.
//! With all stages in its body the coefficients are constants.

use super::merge::visit_runs;
use super::sequence::add;
use super::unrolled::{events_at, has_varying_count};
use super::{Leaf, Loop, Node, Sequence, Swap, Table, Value};

/// The largest unroll factor.
const MAX_STAGES: u64 = 16;

/// The largest number of nodes in the body of an unrolled loop.
const MAX_NODES: u64 = 256;

/// Unrolls all loops whose tables recur.
///
/// `around` has the counts of the enclosing loops, from the outermost to the innermost.
pub(super) fn split_stages(nodes: &mut Vec<Node>, around: &mut Vec<Sequence>) {
    for mut node in std::mem::take(nodes) {
        let Node::Loop(inner) = &mut node else {
            nodes.push(node);
            continue;
        };
        if let Some(stages) = stages(inner)
            && let Some(split) = split(inner, stages, around)
        {
            *inner = split;
        }
        if inner.constant_count() == Some(1) && inner.swap.is_empty() {
            remove_level(&mut inner.body, around.len());
            split_stages(&mut inner.body, around);
            nodes.append(&mut inner.body);
            continue;
        }
        around.push(inner.count.clone());
        split_stages(&mut inner.body, around);
        around.pop();
        nodes.push(node);
    }
}

/// Removes the index of a loop from the sequences of its body.
fn remove_level(nodes: &mut [Node], level: usize) {
    let remove = |sequence: &mut Sequence| {
        if let Sequence::Affine { strides, .. } = sequence {
            strides.remove(level);
        }
    };
    for node in nodes {
        match node {
            Node::Event(leaf) => leaf.slots.iter_mut().for_each(remove),
            Node::Loop(inner) => {
                remove(&mut inner.count);
                remove_level(&mut inner.body, level);
            }
        }
    }
}

/// Returns the number of iterations after which a table of an event of the body recurs.
fn stages(inner: &Loop) -> Option<u64> {
    let count = inner.constant_count()?;
    if inner.body.iter().any(has_varying_count) {
        return None;
    }
    let leaves = inner.body.iter().filter_map(|node| match node {
        Node::Event(leaf) => Some(leaf),
        Node::Loop(_) => None,
    });
    let periods = leaves.flat_map(|leaf| {
        leaf.slots.iter().filter_map(|slot| match slot {
            Sequence::Table(table) => recurrence(table, leaf.executions),
            Sequence::Constant(_) | Sequence::Affine { .. } | Sequence::Formula(_) => None,
        })
    });
    periods.max().filter(|stages| {
        let is_recurrence = *stages > 1 && count.is_multiple_of(*stages);
        is_recurrence && stages * inner.body.len() as u64 <= MAX_NODES
    })
}

/// Returns the number of executions after which the values of a table recur.
fn recurrence(table: &Table, executions: u64) -> Option<u64> {
    let recurs = |period: &u64| {
        let comparisons = table.length.min(executions.saturating_sub(*period));
        let equal = |at: u64| table.value(at) == table.value(at + period);
        executions >= 2 * period && (0..comparisons).all(equal)
    };
    (1..=MAX_STAGES).find(recurs)
}

/// Unrolls a loop by `stages`.
fn split(inner: &Loop, stages: u64, around: &[Sequence]) -> Option<Loop> {
    let count = inner.constant_count()? / stages;
    if count == 1 && !inner.swap.is_empty() {
        return None;
    }
    let strides = vec![0; around.len()];
    let mut counts = around.to_vec();
    counts.push(inner.count.clone());
    let mut body = Vec::new();
    let mut before = 0;
    for stage in 0..stages {
        let part = Segment {
            level: around.len(),
            stages,
            stage,
            before,
        };
        let mut nodes = part.nodes(&inner.body, &mut counts)?;
        super::finish::rename(&mut nodes, &|name| inner.swap.image(name, stage));
        body.extend(nodes);
        let mut indices = vec![0; around.len()];
        indices.push(stage.cast_signed());
        before += events_at(&inner.body, &mut indices)?;
    }
    Some(Loop {
        count: Sequence::Affine {
            first: Value::Int(count.cast_signed()),
            strides,
        },
        entries: inner.entries,
        swap: inner.swap.power(stages),
        body,
    })
}

/// The iterations `stage`, `stage + stages`, … of a loop.
struct Segment {
    /// The number of enclosing loops.
    level: usize,
    stages: u64,
    stage: u64,
    /// The number of events in the iterations before the first one of this segment.
    before: u64,
}

impl Segment {
    fn nodes(&self, nodes: &[Node], counts: &mut Vec<Sequence>) -> Option<Vec<Node>> {
        let mut parts = Vec::new();
        for node in nodes {
            parts.push(match node {
                Node::Event(leaf) => Node::Event(Leaf {
                    key: leaf.key,
                    first: leaf.first + self.before,
                    executions: self.executions(counts),
                    slots: (leaf.slots.iter())
                        .map(|slot| self.sequence(slot, counts))
                        .collect::<Option<_>>()?,
                }),
                Node::Loop(inner) => {
                    let count = self.sequence(&inner.count, counts)?;
                    let entries = self.executions(counts);
                    counts.push(inner.count.clone());
                    let body = self.nodes(&inner.body, counts);
                    counts.pop();
                    Node::Loop(Loop {
                        count,
                        entries,
                        swap: inner.swap.clone(),
                        body: body?,
                    })
                }
            });
        }
        Some(parts)
    }

    /// Calls `visit` for each execution of a node in loops with the given counts; the argument is
    /// whether it is in this segment.
    fn visit(&self, counts: &[Sequence], visit: &mut dyn FnMut(bool)) {
        let counts: Vec<&Sequence> = counts.iter().collect();
        visit_runs(&counts, &mut |outer, count| {
            for index in 0..count {
                let iteration = outer.get(self.level).map_or(index, |at| at.cast_unsigned());
                visit(iteration % self.stages == self.stage);
            }
        });
    }

    fn executions(&self, counts: &[Sequence]) -> u64 {
        let mut executions = 0;
        self.visit(counts, &mut |is_here| executions += u64::from(is_here));
        executions
    }

    /// Returns the values of a sequence in this segment.
    fn sequence(&self, sequence: &Sequence, counts: &[Sequence]) -> Option<Sequence> {
        match sequence {
            Sequence::Affine { first, strides } => {
                let stride = strides[self.level];
                let offset = i128::from(stride) * i128::from(self.stage);
                let mut strides = strides.clone();
                strides[self.level] = stride.checked_mul(self.stages.cast_signed())?;
                Some(Sequence::Affine {
                    first: add(*first, offset)?,
                    strides,
                })
            }
            Sequence::Table(values) => {
                let mut table = Table::new(values.floats);
                let mut execution = 0;
                self.visit(counts, &mut |is_here| {
                    if is_here {
                        table.push(values.value(execution), 0, 1);
                    }
                    execution += 1;
                });
                Some(match &table.runs[..] {
                    [run] if run.step == 0 => Sequence::Affine {
                        first: table.value(0),
                        strides: vec![0; counts.len()],
                    },
                    _ => Sequence::Table(table),
                })
            }
            Sequence::Constant(_) | Sequence::Formula(_) => None,
        }
    }
}

impl Swap {
    /// Returns the name that replaces a name after `iterations` iterations.
    fn image(&self, name: u32, iterations: u64) -> u32 {
        let mut places = self.cycles.iter().filter_map(|cycle| {
            let at = cycle.iter().position(|other| *other == name)?;
            Some(cycle[(at + (iterations % cycle.len() as u64) as usize) % cycle.len()])
        });
        places.next().unwrap_or(name)
    }

    /// Returns the `times`-th power of the permutation.
    fn power(&self, times: u64) -> Self {
        let names = self.cycles.iter().flatten();
        Self::from_images(
            &names
                .map(|name| (*name, self.image(*name, times)))
                .collect(),
        )
    }
}
