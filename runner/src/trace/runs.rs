//! Fuses consecutive loops that do the same: a grid that shrinks by a block at intervals splits a
//! loop of the program into several.

use super::loops::{Binding, Leaf, Loop, Node, Run, Sequence, Swap, Table, Value, visit_events};

/// Fuses neighbours of the outermost level whose events have the same keys in the same order.
pub fn join(nodes: Vec<Node>) -> Vec<Node> {
    let mut joined: Vec<Node> = Vec::new();
    let mut done = 0;
    while let Some(next) = (done..nodes.len()).find(|at| key(&nodes[*at]).is_none()) {
        let Some(pattern) = pattern(&nodes[next]) else {
            joined.extend_from_slice(&nodes[done..=next]);
            done = next + 1;
            continue;
        };
        let is_alike = |node: &Node| match key(node) {
            Some(key) => pattern.contains(&key),
            None => self::pattern(node).is_some_and(|other| are_rotated(&other, &pattern)),
        };
        let before = nodes[done..next]
            .iter()
            .rev()
            .take_while(|node| is_alike(node));
        let start = next - before.count();
        let behind = nodes[next + 1..].iter().take_while(|node| is_alike(node));
        let end = next + 1 + behind.count();
        joined.extend_from_slice(&nodes[done..start]);
        add(&nodes[start..end], pattern.len(), &mut joined);
        done = end;
    }
    joined.extend_from_slice(&nodes[done..]);
    joined
}

/// Returns whether two patterns are rotations of each other.
fn are_rotated(a: &[u64], b: &[u64]) -> bool {
    let mut twice = b.to_vec();
    twice.extend_from_slice(b);
    a.len() == b.len() && twice.windows(a.len()).any(|window| window == a)
}

/// Returns the key of a node that is an event.
fn key(node: &Node) -> Option<u64> {
    match node {
        Node::Event(leaf) => Some(leaf.key),
        Node::Loop(_) => None,
    }
}

/// Returns the keys of one iteration of the innermost loop, if the node only repeats them.
fn pattern(node: &Node) -> Option<Vec<u64>> {
    match node {
        Node::Event(leaf) => Some(vec![leaf.key]),
        Node::Loop(inner) if !inner.swap.cycles.is_empty() => None,
        Node::Loop(inner) => {
            let of_body = inner.body.iter().map(pattern);
            let all = of_body.collect::<Option<Vec<Vec<u64>>>>()?.concat();
            let repeats = |period: &usize| {
                all.len().is_multiple_of(*period)
                    && all.windows(period + 1).all(|w| w[0] == w[*period])
            };
            let period = (1..all.len()).find(repeats).unwrap_or(all.len());
            Some(all[..period].to_vec())
        }
    }
}

/// Appends similar nodes to the others, as one loop if there are several.
fn add(nodes: &[Node], period: usize, joined: &mut Vec<Node>) {
    let is_one = match nodes {
        // A perfect nest of two loops is one loop for a job.
        [Node::Loop(only)] => !matches!(only.body.as_slice(), [Node::Loop(_)]),
        _ => false,
    };
    // A single nest of loops is kept if it describes the varying values more simply.
    let is_worse = |new: &Vec<Node>| nodes.len() == 1 && new.iter().any(has_table);
    match as_one(nodes, period).filter(|new| !is_one && !is_worse(new)) {
        Some(new) => joined.extend(new),
        None => joined.extend_from_slice(nodes),
    }
}

fn has_table(node: &Node) -> bool {
    match node {
        Node::Event(leaf) => leaf
            .slots
            .iter()
            .any(|slot| matches!(slot, Sequence::Table(_))),
        Node::Loop(inner) => inner.body.iter().any(has_table),
    }
}

/// Returns one loop that executes the events of all nodes, and the events after its last iteration;
/// `None` if they are not periodic.
fn as_one(nodes: &[Node], period: usize) -> Option<Vec<Node>> {
    let first = nodes.iter().map(first_event).min()?;
    let mut events: Vec<(u64, Vec<Value>)> = Vec::new();
    let binding = visit_events(nodes, &mut |key, values| {
        events.push((key, values.to_vec()))
    });
    if binding != Binding::default() {
        return None;
    }
    let count = events.len() / period;
    let repeats = events
        .windows(period + 1)
        .all(|window| window[0].0 == window[period].0);
    if !repeats || count < 3 {
        return None;
    }
    let rest = events.split_off(count * period);
    let leaf = |place: usize| {
        let own: Vec<&(u64, Vec<Value>)> = events.iter().skip(place).step_by(period).collect();
        let slot = |slot: usize| {
            let values: Vec<Value> = own.iter().map(|(_, values)| values[slot]).collect();
            sequence(&values)
        };
        Some(Node::Event(Leaf {
            key: own[0].0,
            first: first + place as u64,
            executions: count as u64,
            slots: (0..own[0].1.len())
                .map(slot)
                .collect::<Option<Vec<Sequence>>>()?,
        }))
    };
    let mut all = vec![Node::Loop(Loop {
        count: Sequence::Constant(Value::Int(count as i64)),
        entries: 1,
        swap: Swap::default(),
        body: (0..period).map(leaf).collect::<Option<Vec<Node>>>()?,
    })];
    let single = |(number, (key, values)): (usize, (u64, Vec<Value>))| {
        Node::Event(Leaf {
            key,
            first: first + (count * period + number) as u64,
            executions: 1,
            slots: values.into_iter().map(Sequence::Constant).collect(),
        })
    };
    all.extend(rest.into_iter().enumerate().map(single));
    Some(all)
}

fn first_event(node: &Node) -> u64 {
    match node {
        Node::Event(leaf) => leaf.first,
        Node::Loop(inner) => inner.body.iter().map(first_event).min().unwrap_or(u64::MAX),
    }
}

/// Returns the values of a slot, one for each iteration; `None` for pointers that are not affine.
fn sequence(values: &[Value]) -> Option<Sequence> {
    let first = *values.first()?;
    if values.iter().all(|value| *value == first) {
        return Some(Sequence::Constant(first));
    }
    let number = |value: &Value| match (value, first) {
        (Value::Int(value), _) => Some(*value),
        (Value::Pointer { allocation, offset }, Value::Pointer { allocation: of, .. }) => {
            (*allocation == of).then_some(*offset)
        }
        _ => None,
    };
    let numbers: Option<Vec<i64>> = values.iter().map(number).collect();
    if let Some(numbers) = &numbers {
        let stride = numbers[1].checked_sub(numbers[0])?;
        if numbers
            .windows(2)
            .all(|pair| pair[1].checked_sub(pair[0]) == Some(stride))
        {
            return Some(Sequence::Affine {
                first,
                strides: vec![stride],
            });
        }
    }
    let bits = |value: &Value| match value {
        Value::Int(value) => Some(*value),
        Value::Float(bits) => Some(*bits as i64),
        Value::Pointer { .. } => None,
    };
    let mut runs: Vec<Run> = Vec::new();
    for (start, value) in values.iter().enumerate() {
        let first = bits(value)?;
        if runs.last().is_none_or(|run| run.first != first) {
            runs.push(Run {
                start: start as u64,
                first,
                step: 0,
            });
        }
    }
    Some(Sequence::Table(Table {
        runs,
        length: values.len() as u64,
        floats: matches!(first, Value::Float(_)),
    }))
}

/// The largest number of segments of a loop.
const MOST_SEGMENTS: usize = 64;

/// Splits a loop into consecutive loops, in each of which every integer is affine in the index;
/// `None` if there are too many, or only one.
pub fn segments(whole: &Loop) -> Option<Vec<Loop>> {
    let count = whole
        .constant_count()
        .filter(|_| whole.swap.cycles.is_empty())?;
    let mut starts = vec![0];
    let mut leaves = Vec::new();
    for node in &whole.body {
        let Node::Event(leaf) = node else { return None };
        for slot in &leaf.slots {
            match slot {
                Sequence::Table(table) if table.length == count => {
                    starts.extend(table.runs.iter().map(|run| run.start));
                }
                Sequence::Constant(_) | Sequence::Affine { .. } => {}
                Sequence::Table(_) | Sequence::Formula(_) => return None,
            }
        }
        leaves.push(leaf);
    }
    starts.sort_unstable();
    starts.dedup();
    if starts.len() < 2 || starts.len() > MOST_SEGMENTS {
        return None;
    }
    let ends = starts.iter().skip(1).copied().chain([count]);
    let segment = |(start, end): (&u64, u64)| {
        let leaf = |leaf: &&Leaf| {
            let slots = leaf
                .slots
                .iter()
                .map(|slot| from(slot, *start, end - start));
            Some(Node::Event(Leaf {
                key: leaf.key,
                first: leaf.first + start * leaves.len() as u64,
                executions: end - start,
                slots: slots.collect::<Option<Vec<Sequence>>>()?,
            }))
        };
        Some(Loop {
            count: Sequence::Constant(Value::Int((end - start) as i64)),
            entries: 1,
            swap: Swap::default(),
            body: leaves.iter().map(leaf).collect::<Option<Vec<Node>>>()?,
        })
    };
    starts.iter().zip(ends).map(segment).collect()
}

/// Returns the values of a slot in a run of `count` iterations.
fn from(slot: &Sequence, start: u64, count: u64) -> Option<Sequence> {
    let first = slot.value(&[start as i64], start);
    if count == 1 {
        return Some(Sequence::Constant(first));
    }
    let second = slot.value(&[start as i64 + 1], start + 1);
    let stride = match (first, second) {
        _ if first == second => return Some(Sequence::Constant(first)),
        (Value::Int(a), Value::Int(b)) => b - a,
        (
            Value::Pointer {
                allocation: a,
                offset,
            },
            Value::Pointer {
                allocation: b,
                offset: next,
            },
        ) if a == b => next - offset,
        _ => return None,
    };
    Some(Sequence::Affine {
        first,
        strides: vec![stride],
    })
}

#[cfg(test)]
mod tests {
    use super::super::loops::{Event, detect, expand};
    use super::*;

    /// Two launches in each iteration, with grids of blocks of 16 that shrink.
    fn elimination(n: i64) -> Vec<Event> {
        let step = |k: i64| {
            let blocks = |rows: i64| Value::Int((rows + 15) / 16);
            let event = |key, slots| Event { key, slots };
            [
                event(1, vec![blocks(n - 1 - k), Value::Int(k)]),
                event(2, vec![blocks(n - 1 - k), blocks(n - k), Value::Int(k)]),
            ]
        };
        (0..n - 1).flat_map(step).collect()
    }

    #[test]
    fn a_grid_that_shrinks_leaves_one_loop() {
        for n in [20, 75, 130] {
            let events = elimination(n);
            let nodes = join(detect(events.clone()));
            assert_eq!(expand(&nodes), events, "{n}");
            assert_eq!(nodes.len(), 1, "{n}: {nodes:#?}");
        }
    }

    #[test]
    fn segments_are_the_same_events() {
        for n in [20, 75, 130] {
            let events = elimination(n);
            let nodes = join(detect(events.clone()));
            let [Node::Loop(whole)] = nodes.as_slice() else {
                panic!("one loop")
            };
            let apart = segments(whole).expect("few segments");
            let apart: Vec<Node> = apart.into_iter().map(Node::Loop).collect();
            assert_eq!(expand(&apart), events, "{n}");
        }
    }

    #[test]
    fn what_differs_stays_apart() {
        let event = |key| Event {
            key,
            slots: vec![Value::Int(1)],
        };
        let events = [vec![event(1); 5], vec![event(2); 4], vec![event(1)]].concat();
        let nodes = join(detect(events.clone()));
        assert_eq!(expand(&nodes), events);
        assert_eq!(nodes.len(), 3);
    }
}
