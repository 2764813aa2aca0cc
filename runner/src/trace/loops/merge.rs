//! Appends iterations to a loop: extends the sequences of values by those of the next iterations.

use super::sequence::{add, difference};
use super::{Node, Sequence, Table, Value};

/// The enclosing loops of a node, from the innermost one outwards.
struct Path<'a> {
    count: &'a Sequence,
    outer: Option<&'a Path<'a>>,
}

impl<'a> Path<'a> {
    /// Lists the counts of the loops from the outermost to the innermost.
    fn counts(path: Option<&Path<'a>>) -> Vec<&'a Sequence> {
        let mut counts = Vec::new();
        let mut next = path;
        while let Some(path) = next {
            counts.push(path.count);
            next = path.outer;
        }
        counts.reverse();
        counts
    }
}

/// The nodes that are appended to a loop.
#[derive(Clone, Copy)]
enum Appended {
    /// One iteration, whose sequences have no stride for the loop.
    Iteration,
    /// The body of a loop with this number of iterations.
    Iterations(u64),
}

/// Makes nodes the body of a loop of one iteration: adds a stride for the loop to their sequences.
pub(super) fn lift(nodes: &mut [Node]) {
    let lift_sequence = |sequence: &mut Sequence| {
        if let Sequence::Affine { strides, .. } = sequence {
            strides.insert(0, 0);
        }
    };
    for node in nodes {
        match node {
            Node::Event(leaf) => leaf.slots.iter_mut().for_each(lift_sequence),
            Node::Loop(inner) => {
                lift_sequence(&mut inner.count);
                lift(&mut inner.body);
            }
        }
    }
}

/// Appends one iteration to the body of a loop that has `count` iterations.
///
/// The pointers must match; [`super::relate`] verifies this.
pub(super) fn append_iteration(body: &mut [Node], count: u64, iteration: &[Node]) {
    let total = constant(count);
    let path = Path {
        count: &total,
        outer: None,
    };
    append(body, count, iteration, Appended::Iteration, &path, None);
}

/// Appends the iterations of another loop to the body of a loop that has `count` iterations.
///
/// The pointers must match, and continue with the same strides.
pub(super) fn append_loop(body: &mut [Node], count: u64, other: &[Node], other_count: u64) {
    let (total, other_total) = (constant(count), constant(other_count));
    let path = Path {
        count: &total,
        outer: None,
    };
    let other_path = Path {
        count: &other_total,
        outer: None,
    };
    let appended = Appended::Iterations(other_count);
    append(body, count, other, appended, &path, Some(&other_path));
}

/// Returns the sequence of a count outside of all loops.
pub(super) fn constant(count: u64) -> Sequence {
    Sequence::Affine {
        first: Value::Int(count.cast_signed()),
        strides: Vec::new(),
    }
}

fn append(
    body: &mut [Node],
    count: u64,
    other: &[Node],
    appended: Appended,
    path: &Path<'_>,
    other_path: Option<&Path<'_>>,
) {
    for (node, next) in body.iter_mut().zip(other) {
        match (node, next) {
            (Node::Event(leaf), Node::Event(next)) => {
                for (slot, next_slot) in leaf.slots.iter_mut().zip(&next.slots) {
                    if !continue_affine(slot, count, next_slot, appended) {
                        let values = (slot, leaf.executions, path);
                        append_values(values, (next_slot, next.executions, other_path));
                    }
                }
                if leaf.executions == 0 {
                    leaf.first = next.first;
                }
                leaf.executions += next.executions;
            }
            (Node::Loop(inner), Node::Loop(next)) => {
                let inner_path = Path {
                    count: &inner.count,
                    outer: Some(path),
                };
                let next_path = Path {
                    count: &next.count,
                    outer: other_path,
                };
                let bodies = (&mut inner.body, &next.body);
                append(
                    bodies.0,
                    count,
                    bodies.1,
                    appended,
                    &inner_path,
                    Some(&next_path),
                );
                if !continue_affine(&mut inner.count, count, &next.count, appended) {
                    let values = (&mut inner.count, inner.entries, path);
                    append_values(values, (&next.count, next.entries, other_path));
                }
                inner.entries += next.entries;
            }
            (Node::Event(_) | Node::Loop(_), _) => unreachable!("the spans were compared"),
        }
    }
}

/// Continues an affine sequence by affine values, and returns whether it remains affine.
///
/// After the first iteration the stride of the loop is still undetermined, and is set to match.
fn continue_affine(
    sequence: &mut Sequence,
    count: u64,
    next: &Sequence,
    appended: Appended,
) -> bool {
    let (
        Sequence::Affine { first, strides },
        Sequence::Affine {
            first: next_first,
            strides: next_strides,
        },
    ) = (sequence, next)
    else {
        return false;
    };
    let (next_stride, inner) = match appended {
        Appended::Iteration => (None, &next_strides[..]),
        Appended::Iterations(1) => (None, &next_strides[1..]),
        Appended::Iterations(_) => (Some(next_strides[0]), &next_strides[1..]),
    };
    let Some(change) = difference(*first, *next_first) else {
        return false;
    };
    if strides[1..] != *inner {
        return false;
    }
    if count == 1 && next_stride.is_none_or(|stride| stride == change) {
        strides[0] = change;
        return true;
    }
    i128::from(strides[0]) * i128::from(count) == i128::from(change)
        && next_stride.is_none_or(|stride| stride == strides[0])
}

/// Appends the values of a sequence to those of another, as a table.
///
/// A table whose values repeat is unchanged: its values are taken cyclically.
fn append_values(
    (sequence, executions, path): (&mut Sequence, u64, &Path<'_>),
    (next, next_executions, next_path): (&Sequence, u64, Option<&Path<'_>>),
) {
    if let (Sequence::Table(table), Sequence::Table(next)) = (&*sequence, next)
        && table == next
        && executions.is_multiple_of(table.length)
    {
        return;
    }
    let complete = matches!(sequence, Sequence::Table(table) if table.length == executions);
    if !complete {
        *sequence = Sequence::Table(tabulate(sequence, executions, Some(path)));
    }
    let Sequence::Table(table) = sequence else {
        unreachable!("the sequence has just been tabulated");
    };
    match next {
        Sequence::Table(next) if next.length == next_executions => table.append(next),
        _ => table.append(&tabulate(next, next_executions, next_path)),
    }
}

/// Lists all values of a sequence in the order of execution.
fn tabulate(sequence: &Sequence, executions: u64, path: Option<&Path<'_>>) -> Table {
    match sequence {
        Sequence::Affine { first, strides } => {
            let mut table = Table::new(matches!(first, Value::Float(_)));
            let counts = Path::counts(path);
            let Some((inner, outer)) = strides.split_last() else {
                table.push(*first, 0, 1);
                return table;
            };
            visit_runs(&counts, &mut |indices, count| {
                let products = outer.iter().zip(indices);
                let sum = products.map(|(s, i)| i128::from(*s) * i128::from(*i)).sum();
                if count > 0 {
                    let start = add(*first, sum);
                    table.push(start.expect("each value was recorded"), *inner, count);
                }
            });
            table
        }
        Sequence::Table(values) => {
            let mut table = Table::new(values.floats);
            while table.length + values.length <= executions {
                table.append(values);
            }
            for execution in 0..executions - table.length {
                table.push(values.value(execution), 0, 1);
            }
            table
        }
        Sequence::Constant(_) | Sequence::Formula(_) => {
            unreachable!("these appear in finished trees only")
        }
    }
}

/// Calls `visit` with the indices of the outer loops and the count of the innermost loop, in the
/// order of execution.
pub(super) fn visit_runs(counts: &[&Sequence], visit: &mut dyn FnMut(&[i64], u64)) {
    fn descend(
        counts: &[&Sequence],
        indices: &mut Vec<i64>,
        entries: &mut [u64],
        visit: &mut dyn FnMut(&[i64], u64),
    ) {
        let level = indices.len();
        let Value::Int(count) = counts[level].value(indices, entries[level]) else {
            unreachable!("counts are integers");
        };
        entries[level] += 1;
        if level + 1 == counts.len() {
            return visit(indices, count.cast_unsigned());
        }
        for index in 0..count {
            indices.push(index);
            descend(counts, indices, entries, visit);
            indices.pop();
        }
    }
    descend(counts, &mut Vec::new(), &mut vec![0; counts.len()], visit);
}
