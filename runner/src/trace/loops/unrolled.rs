//! Recognises iterations whose inner loops have too few iterations to be detected as loops.
//!
//! Where the count of an inner loop decreases with the index of the outer one (factorisations), the
//! last iterations of the outer loop contain the inner body twice, once, or not at all.

use super::detector::count_of;
use super::merge::{append_iteration, append_loop, constant, lift};
use super::relate::{fits, iterations_continue};
use super::sequence::add;
use super::{Leaf, Loop, Node, Sequence, Swap, Table, Value};

/// Returns the number of events in the next iteration of a loop, if the counts of its inner loops
/// vary and are as predicted.
pub(super) fn expected_events(inner: &Loop, count: u64) -> Option<u64> {
    if !inner.body.iter().any(has_varying_count) {
        return None;
    }
    events_at(&inner.body, &mut vec![count.cast_signed()])
}

/// Returns whether a node has a loop whose count is not constant.
pub(super) fn has_varying_count(node: &Node) -> bool {
    match node {
        Node::Event(_) => false,
        Node::Loop(inner) => {
            inner.count.constant().is_none() || inner.body.iter().any(has_varying_count)
        }
    }
}

/// Returns whether the count of an inner loop follows no rule.
pub(super) fn has_irregular_count(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Event(_) => false,
        Node::Loop(inner) => {
            matches!(inner.count, Sequence::Table(_)) || has_irregular_count(&inner.body)
        }
    })
}

/// Returns the number of events in the body of a loop at the given indices of it and the enclosing
/// loops, if the counts in it are affine.
pub(super) fn events_at(nodes: &[Node], indices: &mut Vec<i64>) -> Option<u64> {
    let mut sum = 0;
    for node in nodes {
        sum += match node {
            Node::Event(_) => 1,
            Node::Loop(inner) => {
                let count = expected_count(inner, indices)?;
                let mut events_of_iteration = |index| {
                    indices.push(index);
                    let events = events_at(&inner.body, indices);
                    indices.pop();
                    events
                };
                match inner.body.iter().any(has_varying_count) {
                    false => count.cast_unsigned() * events_of_iteration(0)?,
                    true => (0..count).map(events_of_iteration).sum::<Option<u64>>()?,
                }
            }
        };
    }
    Some(sum)
}

fn expected_count(inner: &Loop, indices: &[i64]) -> Option<i64> {
    match &inner.count {
        Sequence::Affine { .. } => match inner.count.value(indices, 0) {
            Value::Int(count) if count >= 0 => Some(count),
            Value::Int(_) | Value::Float(_) | Value::Pointer { .. } => None,
        },
        Sequence::Constant(_) | Sequence::Formula(_) | Sequence::Table(_) => None,
    }
}

/// Returns the next iteration of a loop, built from nodes in which short inner loops are unrolled.
///
/// The iterations of these inner loops are compared with one another; [`fits`] compares the result
/// with the loop.
pub(super) fn next_iteration(inner: &Loop, count: u64, span: &[Node]) -> Option<Vec<Node>> {
    let mut indices = vec![count.cast_signed()];
    let mut rest = span.iter();
    let iteration = gather(&inner.body, &mut indices, &mut rest)?;
    rest.next().is_none().then_some(iteration)
}

fn gather(
    template: &[Node],
    indices: &mut Vec<i64>,
    span: &mut std::slice::Iter<'_, Node>,
) -> Option<Vec<Node>> {
    let mut nodes = Vec::new();
    for node in template {
        nodes.push(match node {
            Node::Event(_) => span.next()?.clone(),
            Node::Loop(inner) => {
                let count = expected_count(inner, indices);
                match span.as_slice().first() {
                    Some(next) if is_instance(next, inner, count) => span.next()?.clone(),
                    _ => Node::Loop(gather_short(inner, count, indices, span)?),
                }
            }
        });
    }
    Some(nodes)
}

/// Returns whether a node has the form of a loop with the given count, if that is known.
fn is_instance(node: &Node, template: &Loop, count: Option<i64>) -> bool {
    let Node::Loop(inner) = node else {
        return false;
    };
    count.is_none_or(|count| inner.count.constant() == Some(Value::Int(count)))
        && look_alike(&inner.body, &template.body)
}

/// Returns whether nodes have the same keys outside of inner loops.
fn look_alike(nodes: &[Node], template: &[Node]) -> bool {
    let mut pairs = nodes.iter().zip(template);
    nodes.len() == template.len()
        && pairs.all(|pair| match pair {
            (Node::Event(leaf), Node::Event(template)) => leaf.key == template.key,
            (Node::Loop(_), Node::Loop(_)) => true,
            (Node::Event(_) | Node::Loop(_), _) => false,
        })
}

/// Gathers the iterations of an inner loop; all that have the form of iterations, if the count is
/// not known.
fn gather_short(
    template: &Loop,
    count: Option<i64>,
    indices: &mut Vec<i64>,
    span: &mut std::slice::Iter<'_, Node>,
) -> Option<Loop> {
    if !template.swap.is_empty() {
        return None;
    }
    let mut iterations: Vec<Vec<Node>> = Vec::new();
    while count.is_none_or(|count| (iterations.len() as i64) < count) {
        let mut rest = span.clone();
        indices.push(iterations.len() as i64);
        let iteration = gather(&template.body, indices, &mut rest);
        indices.pop();
        match iteration.filter(|iteration| look_alike(iteration, &template.body)) {
            Some(iteration) if rest.len() < span.len() => iterations.push(iteration),
            _ if count.is_none() => break,
            _ => return None,
        }
        *span = rest;
    }
    let count = iterations.len() as u64;
    let mut iterations = iterations.into_iter();
    let body = match iterations.next() {
        None => never_executed(&template.body, indices)?,
        Some(mut first) => {
            lift(&mut first);
            copy_strides(&mut first, &template.body, indices.len());
            first
        }
    };
    let mut inner = Loop {
        count: constant(count),
        entries: 1,
        swap: Swap::default(),
        body,
    };
    for (count, iteration) in (1..).zip(iterations) {
        if !fits(&inner, count, &iteration) {
            return None;
        }
        append_iteration(&mut inner.body, count, &iteration);
    }
    Some(inner)
}

/// Sets the strides of the sequences of a loop with one iteration to the expected ones.
fn copy_strides(nodes: &mut [Node], template: &[Node], level: usize) {
    let copy = |sequence: &mut Sequence, template: &Sequence| {
        if let (
            Sequence::Affine { strides, .. },
            Sequence::Affine {
                strides: expected, ..
            },
        ) = (sequence, template)
        {
            strides[0] = expected[level];
        }
    };
    for pair in nodes.iter_mut().zip(template) {
        match pair {
            (Node::Event(leaf), Node::Event(template)) => {
                let slots = leaf.slots.iter_mut().zip(&template.slots);
                slots.for_each(|(slot, template)| copy(slot, template));
            }
            (Node::Loop(inner), Node::Loop(template)) => {
                copy(&mut inner.count, &template.count);
                copy_strides(&mut inner.body, &template.body, level);
            }
            (Node::Event(_) | Node::Loop(_), _) => {}
        }
    }
}

/// Returns the body of a loop without iterations at the given indices of the enclosing loops.
fn never_executed(template: &[Node], indices: &[i64]) -> Option<Vec<Node>> {
    let at_indices = |sequence: &Sequence| match sequence {
        Sequence::Affine { first, strides } => {
            let products = strides.iter().zip(indices);
            let sum = products.map(|(s, i)| i128::from(*s) * i128::from(*i)).sum();
            Some(Sequence::Affine {
                first: add(*first, sum)?,
                strides: strides[indices.len()..].to_vec(),
            })
        }
        Sequence::Table(table) => Some(Sequence::Table(Table::new(table.floats))),
        Sequence::Constant(_) | Sequence::Formula(_) => None,
    };
    let instantiate = |node: &Node| {
        Some(match node {
            Node::Event(leaf) => Node::Event(Leaf {
                executions: 0,
                slots: leaf.slots.iter().map(at_indices).collect::<Option<_>>()?,
                ..leaf.clone()
            }),
            Node::Loop(inner) => Node::Loop(Loop {
                count: at_indices(&inner.count)?,
                entries: 0,
                swap: inner.swap.clone(),
                body: never_executed(&inner.body, indices)?,
            }),
        })
    };
    template.iter().map(instantiate).collect()
}

/// Prepends nodes to a loop outside of all loops, if they are the iteration before its first one.
pub(super) fn prepend_iteration(inner: &Loop, before: &[Node]) -> Option<Loop> {
    let mut rest = before.iter();
    let mut body = gather(&inner.body, &mut vec![-1], &mut rest)?;
    if rest.next().is_some() || !inner.swap.is_empty() {
        return None;
    }
    let count = count_of(inner);
    lift(&mut body);
    copy_strides(&mut body, &inner.body, 0);
    if !iterations_continue(&body, &inner.body, 1) {
        return None;
    }
    append_loop(&mut body, 1, &inner.body, count);
    Some(Loop {
        count: constant(count + 1),
        body,
        ..inner.clone()
    })
}
