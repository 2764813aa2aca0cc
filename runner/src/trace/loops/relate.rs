//! Decides whether spans of nodes may be iterations of one loop.

use std::collections::HashMap;

use super::sequence::difference;
use super::{Leaf, Loop, Node, Sequence, Swap, Value};

/// The integers and floats that may differ between the iterations of a new loop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Strictness {
    /// Integers are affine. Of three floats, exactly two being equal is not allowed: where values
    /// recur, the loop body is longer (red-black relaxation, stages of a Runge-Kutta method).
    Strict,
    /// All may differ.
    Relaxed,
}

/// Returns whether a span of nodes can be the next iteration of a loop with `count` iterations.
///
/// Integers and counts that have been affine must stay affine: where they restart, an inner loop
/// ended.
pub(super) fn fits(inner: &Loop, count: u64, span: &[Node]) -> bool {
    inner.body.len() == span.len() && nodes_fit(&inner.body, count, span)
}

fn nodes_fit(body: &[Node], count: u64, span: &[Node]) -> bool {
    body.iter().zip(span).all(|pair| match pair {
        (Node::Event(leaf), Node::Event(next)) => {
            leaf.key == next.key
                && leaf.slots.len() == next.slots.len()
                && (leaf.slots.iter().zip(&next.slots)).all(|(a, b)| slot_fits(a, count, b))
        }
        (Node::Loop(inner), Node::Loop(next)) => {
            inner.swap == next.swap
                && inner.body.len() == next.body.len()
                && slot_fits(&inner.count, count, &next.count)
                && nodes_fit(&inner.body, count, &next.body)
        }
        (Node::Event(_), Node::Loop(_)) | (Node::Loop(_), Node::Event(_)) => false,
    })
}

/// Returns whether `next`, which has no stride for the loop, continues a slot.
fn slot_fits(slot: &Sequence, count: u64, next: &Sequence) -> bool {
    match (slot, next) {
        (
            Sequence::Affine { first, strides },
            Sequence::Affine {
                first: next_first,
                strides: next_strides,
            },
        ) => match (*first, *next_first) {
            (Value::Float(_), Value::Float(_)) => true,
            (from, to) => {
                same_names(from, to)
                    && strides[1..] == **next_strides
                    && difference(from, to).is_some_and(|change| {
                        i128::from(change) == i128::from(strides[0]) * i128::from(count)
                    })
            }
        },
        (Sequence::Affine { first, .. }, Sequence::Table(next)) => {
            matches!(first, Value::Float(_)) && next.floats
        }
        (Sequence::Table(table), Sequence::Affine { first, .. }) => {
            table.floats == matches!(first, Value::Float(_))
                && !matches!(first, Value::Pointer { .. })
        }
        (Sequence::Table(table), Sequence::Table(next)) => table.floats == next.floats,
        (Sequence::Constant(_) | Sequence::Formula(_), _)
        | (_, Sequence::Constant(_) | Sequence::Formula(_)) => false,
    }
}

fn same_names(a: Value, b: Value) -> bool {
    match (a, b) {
        (Value::Pointer { allocation: a, .. }, Value::Pointer { allocation: b, .. }) => a == b,
        (Value::Int(_), Value::Int(_)) | (Value::Float(_), Value::Float(_)) => true,
        (Value::Int(_) | Value::Float(_) | Value::Pointer { .. }, _) => false,
    }
}

/// Returns whether an event can be the one that a leaf of a loop executes in the first iterations
/// of its inner loops, after `count` iterations of the loop itself. The slots of the event hold
/// names.
pub(super) fn is_expected(leaf: &Leaf, count: u64, key: u64, slots: &[Value]) -> bool {
    leaf.key == key
        && leaf.slots.len() == slots.len()
        && leaf
            .slots
            .iter()
            .zip(slots)
            .all(|(slot, value)| match slot {
                Sequence::Affine { first, strides } => {
                    matches!(value, Value::Float(_))
                        || same_names(*first, *value)
                            && difference(*first, *value).is_some_and(|change| {
                                i128::from(change) == i128::from(strides[0]) * i128::from(count)
                            })
                }
                Sequence::Table(_) => true,
                Sequence::Constant(_) | Sequence::Formula(_) => false,
            })
}

/// Returns whether three spans can be consecutive iterations of a new loop, except for names.
pub(super) fn regular(spans: [&[Node]; 3], strictness: Strictness) -> bool {
    let [x, y, z] = spans;
    if x.len() != y.len() || y.len() != z.len() {
        return false;
    }
    // The last nodes differ most often.
    (0..x.len()).rev().all(|at| match (&x[at], &y[at], &z[at]) {
        (Node::Event(x), Node::Event(y), Node::Event(z)) => {
            let slots = x.slots.iter().zip(&y.slots).zip(&z.slots);
            x.slots.len() == y.slots.len()
                && y.slots.len() == z.slots.len()
                && slots
                    .into_iter()
                    .all(|((x, y), z)| slot_is_regular([x, y, z], strictness))
        }
        (Node::Loop(x), Node::Loop(y), Node::Loop(z)) => {
            regular([&x.body, &y.body, &z.body], strictness)
        }
        (Node::Event(_) | Node::Loop(_), _, _) => false,
    })
}

/// Returns whether the counts of an inner loop alternate in the given spans, so that two of them
/// are probably one iteration.
pub(super) fn counts_alternate(spans: &[&[Node]]) -> bool {
    let counts: Vec<Vec<&Sequence>> = spans.iter().map(|span| counts_of(span)).collect();
    (0..counts[0].len()).any(|number| {
        let mut pairs = counts.windows(3).map(|three| (&three[0], &three[2]));
        counts[0][number] != counts[1][number] && pairs.all(|(x, z)| x[number] == z[number])
    })
}

/// Lists the counts of the loops in nodes.
fn counts_of(nodes: &[Node]) -> Vec<&Sequence> {
    let counts = nodes.iter().filter_map(|node| match node {
        Node::Event(_) => None,
        Node::Loop(inner) => {
            let mut counts = vec![&inner.count];
            counts.append(&mut counts_of(&inner.body));
            Some(counts)
        }
    });
    counts.flatten().collect()
}

fn slot_is_regular(slots: [&Sequence; 3], strictness: Strictness) -> bool {
    let relaxed = strictness == Strictness::Relaxed;
    let [
        Sequence::Affine { first: x, strides },
        Sequence::Affine {
            first: y,
            strides: y_strides,
        },
        Sequence::Affine {
            first: z,
            strides: z_strides,
        },
    ] = slots
    else {
        return relaxed || slots[0] == slots[1] && slots[1] == slots[2] || all_are_floats(slots);
    };
    let affine = || {
        let change = difference(*x, *y);
        strides == y_strides
            && strides == z_strides
            && change.is_some()
            && change == difference(*y, *z)
    };
    match x {
        Value::Pointer { .. } => affine(),
        Value::Int(_) => relaxed || affine(),
        Value::Float(_) => {
            let equal = [x == y, y == z, x == z];
            relaxed || equal.iter().filter(|equal| **equal).count() != 1
        }
    }
}

fn all_are_floats(slots: [&Sequence; 3]) -> bool {
    slots.iter().all(|slot| match slot {
        Sequence::Table(table) => table.floats,
        Sequence::Affine { first, .. } => matches!(first, Value::Float(_)),
        Sequence::Constant(_) | Sequence::Formula(_) => false,
    })
}

/// Returns whether the body of another loop continues a loop body with `count` iterations, without
/// tables of integers.
pub(super) fn iterations_continue(body: &[Node], next: &[Node], count: u64) -> bool {
    same_structure(body, next)
        && slots_continue(body, next, count, &|value| {
            !matches!(value, Value::Float(_))
        })
}

/// Returns whether the affine slots selected by `checked` continue with the stride of the outermost
/// loop. The bodies have the same structure.
pub(super) fn slots_continue(
    body: &[Node],
    next: &[Node],
    count: u64,
    checked: &dyn Fn(Value) -> bool,
) -> bool {
    let continues = |slot: &Sequence, next: &Sequence| match (slot, next) {
        (
            Sequence::Affine { first, strides },
            Sequence::Affine {
                first: next,
                strides: next_strides,
            },
        ) => {
            !checked(*first)
                || strides == next_strides
                    && difference(*first, *next).is_some_and(|change| {
                        i128::from(change) == i128::from(strides[0]) * i128::from(count)
                    })
        }
        (Sequence::Constant(_) | Sequence::Formula(_) | Sequence::Table(_), _)
        | (_, Sequence::Constant(_) | Sequence::Formula(_) | Sequence::Table(_)) => true,
    };
    body.iter().zip(next).all(|pair| match pair {
        (Node::Event(leaf), Node::Event(next)) => {
            let mut slots = leaf.slots.iter().zip(&next.slots);
            slots.all(|(slot, next)| continues(slot, next))
        }
        (Node::Loop(inner), Node::Loop(next)) => {
            let counts_continue = !checked(Value::Int(0)) || continues(&inner.count, &next.count);
            counts_continue && slots_continue(&inner.body, &next.body, count, checked)
        }
        (Node::Event(_) | Node::Loop(_), _) => false,
    })
}

/// A renaming of names from one iteration to the next; injective.
#[derive(Default)]
pub(super) struct Renaming {
    images: HashMap<u32, u32>,
    sources: HashMap<u32, u32>,
}

impl Renaming {
    /// Renames `from` to `to`, unless this contradicts an earlier renaming.
    fn pair(&mut self, from: u32, to: u32) -> bool {
        *self.images.entry(from).or_insert(to) == to
            && *self.sources.entry(to).or_insert(from) == from
    }

    fn image(&self, name: u32) -> u32 {
        self.images.get(&name).copied().unwrap_or(name)
    }

    /// Returns the permutation, if the set of renamed names equals the set of images.
    fn into_swap(self) -> Option<Swap> {
        let is_permutation = self.images.values().all(|to| self.images.contains_key(to));
        is_permutation.then(|| Swap::from_images(&self.images))
    }
}

/// Returns the permutation that maps the names of each span to those of the next one, if there is
/// one, and if the spans have the same keys and structure.
pub(super) fn rotation(spans: &[&[Node]]) -> Option<Swap> {
    let mut renaming = Renaming::default();
    let pairs = || spans.iter().zip(&spans[1..]);
    let related = pairs().all(|(x, y)| names_relate(x, y, &mut |a, b| renaming.pair(a, b)));
    if !related || !pairs().all(|(x, y)| swaps_relate(x, y, &renaming)) {
        return None;
    }
    renaming.into_swap()
}

/// Returns whether two spans have the same keys, structure and names.
pub(super) fn same_structure(x: &[Node], y: &[Node]) -> bool {
    names_relate(x, y, &mut |a, b| a == b) && swaps_relate(x, y, &Renaming::default())
}

/// Compares keys and structure, and calls `relate` for each pair of names until it returns `false`.
fn names_relate(x: &[Node], y: &[Node], relate: &mut dyn FnMut(u32, u32) -> bool) -> bool {
    x.len() == y.len()
        && x.iter().zip(y).all(|pair| match pair {
            (Node::Event(x), Node::Event(y)) => {
                x.key == y.key
                    && x.slots.len() == y.slots.len()
                    && x.slots
                        .iter()
                        .zip(&y.slots)
                        .all(|slots| slots_relate(slots, relate))
            }
            (Node::Loop(x), Node::Loop(y)) => names_relate(&x.body, &y.body, relate),
            (Node::Event(_), Node::Loop(_)) | (Node::Loop(_), Node::Event(_)) => false,
        })
}

fn slots_relate(slots: (&Sequence, &Sequence), relate: &mut dyn FnMut(u32, u32) -> bool) -> bool {
    let is_float = |sequence: &Sequence| match sequence {
        Sequence::Affine { first, .. } => Some(matches!(first, Value::Float(_))),
        Sequence::Table(table) => Some(table.floats),
        Sequence::Constant(_) | Sequence::Formula(_) => None,
    };
    let (
        Sequence::Affine { first, strides },
        Sequence::Affine {
            first: other_first,
            strides: other_strides,
        },
    ) = slots
    else {
        return is_float(slots.0) == is_float(slots.1);
    };
    match (first, other_first) {
        (Value::Pointer { allocation: a, .. }, Value::Pointer { allocation: b, .. }) => {
            strides == other_strides && relate(*a, *b)
        }
        (Value::Pointer { .. }, _) | (_, Value::Pointer { .. }) => false,
        (Value::Int(_) | Value::Float(_), _) => is_float(slots.0) == is_float(slots.1),
    }
}

fn swaps_relate(x: &[Node], y: &[Node], renaming: &Renaming) -> bool {
    x.iter().zip(y).all(|pair| match pair {
        (Node::Loop(x), Node::Loop(y)) => {
            x.swap.renamed(&|name| renaming.image(name)) == y.swap
                && swaps_relate(&x.body, &y.body, renaming)
        }
        (Node::Event(_) | Node::Loop(_), _) => true,
    })
}

impl Swap {
    /// Returns the cycles of a permutation of the keys of `images`.
    pub(super) fn from_images(images: &HashMap<u32, u32>) -> Self {
        let mut names: Vec<u32> = images.keys().copied().collect();
        names.sort_unstable();
        let mut visited = std::collections::HashSet::new();
        let mut cycles = Vec::new();
        for name in names {
            let mut cycle = Vec::new();
            let mut next = name;
            while visited.insert(next) {
                cycle.push(next);
                next = images[&next];
            }
            if cycle.len() > 1 {
                cycles.push(cycle);
            }
        }
        Self { cycles }
    }

    /// Returns whether no name is exchanged.
    pub fn is_empty(&self) -> bool {
        self.cycles.is_empty()
    }

    /// Returns the same permutation of other names.
    pub(super) fn renamed(&self, rename: &dyn Fn(u32) -> u32) -> Self {
        let rename_cycle = |cycle: &Vec<u32>| {
            let mut cycle: Vec<u32> = cycle.iter().map(|name| rename(*name)).collect();
            let smallest = (0..cycle.len()).min_by_key(|at| cycle[*at]).unwrap_or(0);
            cycle.rotate_left(smallest);
            cycle
        };
        let mut cycles: Vec<Vec<u32>> = self.cycles.iter().map(rename_cycle).collect();
        cycles.sort_unstable();
        Self { cycles }
    }
}
