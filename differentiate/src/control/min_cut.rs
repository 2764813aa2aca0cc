//! The values to store for a reverse pass: the fewest bytes from which adjoints can be computed.
//!
//! The values that do not depend on adjoints are the vertices of a flow network. In a loop the
//! carried states, and everywhere values that are expensive to recompute, are connected to the
//! source; values that adjoints are computed from are connected to the sink; the capacity of a
//! value is its size in bytes. A minimum cut separates the two (Dinic's maximum flow, from
//! petgraph).

use std::collections::BTreeSet;

use petgraph::algo::maximum_flow::dinics;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use stablehlo::{Func, Op, Type, Value};

use super::reverse_loop::{Carried, Step};
use crate::extract::dependent;

/// A capacity above the bytes of all values of an iteration.
const UNLIMITED: u64 = 1 << 60;

/// Returns the values of an iteration's augmented function that are to be stored.
pub(super) fn of_iteration(step: &Step) -> Vec<Value> {
    let func = &step.joint.func;
    let (own, adjoints) = step.joint.parameters();
    let is_state = |value: Value| {
        let place = own.iter().position(|p| *p == value);
        place.is_some_and(|k| step.carried[k] == Carried::State)
    };
    minimum(func, adjoints, step.joint.results().1, |value| {
        is_state(value) || is_expensive(func.op(value))
    })
}

/// Returns the values to store so that `wanted` can be computed from them, from `adjoints`, and
/// from values that do not depend on any value of which `is_source` is true: none of them depends
/// on an adjoint, and together they have the fewest bytes.
pub(crate) fn minimum(
    func: &Func,
    adjoints: &[Value],
    wanted: &[Value],
    is_source: impl Fn(Value) -> bool,
) -> Vec<Value> {
    let behind = dependent(func, adjoints);
    let needed = needed(func, wanted);
    let mut graph: DiGraph<(), u64> = DiGraph::new();
    let (source, sink) = (graph.add_node(()), graph.add_node(()));
    let mut ends: Vec<Option<(NodeIndex, NodeIndex)>> = vec![None; func.len()];
    for value in func.values() {
        if !needed[value.index()] {
            continue;
        }
        let operands = func.op(value).operands();
        if behind[value.index()] {
            for (_, leaves) in operands.iter().filter_map(|v| ends[v.index()]) {
                graph.add_edge(leaves, sink, UNLIMITED);
            }
            continue;
        }
        let (enters, leaves) = (graph.add_node(()), graph.add_node(()));
        ends[value.index()] = Some((enters, leaves));
        graph.add_edge(enters, leaves, bytes(func, value));
        for (_, before) in operands.iter().filter_map(|v| ends[v.index()]) {
            graph.add_edge(before, enters, UNLIMITED);
        }
        if is_source(value) {
            graph.add_edge(source, enters, UNLIMITED);
        }
    }
    for value in wanted {
        if let Some((_, leaves)) = ends[value.index()] {
            graph.add_edge(leaves, sink, UNLIMITED);
        }
    }
    let (_, flows) = dinics(&graph, source, sink);
    // The nodes that the source reaches in the residual network.
    let mut reached = vec![false; graph.node_count()];
    let mut left = vec![source];
    reached[source.index()] = true;
    while let Some(node) = left.pop() {
        let forwards = graph
            .edges(node)
            .map(|e| (e.target(), *e.weight() - flows[e.id().index()]));
        let incoming = graph.edges_directed(node, petgraph::Incoming);
        let backwards = incoming.map(|e| (e.source(), flows[e.id().index()]));
        for (next, capacity) in forwards.chain(backwards) {
            if capacity > 0 && !reached[next.index()] {
                reached[next.index()] = true;
                left.push(next);
            }
        }
    }
    let is_cut = |value: &Value| {
        ends[value.index()].is_some_and(|(e, l)| reached[e.index()] && !reached[l.index()])
    };
    func.values().filter(is_cut).collect()
}

/// Returns the indices of the states in `cut` whose new value the adjoint needs and is not
/// elementwise in stored and carried values, so that it is better read from the next iteration's
/// slot.
pub(super) fn followed(step: &Step, cut: &[Value]) -> Vec<usize> {
    let func = &step.joint.func;
    let (own, new) = (step.joint.parameters().0, step.joint.results().0);
    let needed = needed_behind(func, step.joint.results().1, cut);
    let known = [own, cut].concat();
    let follows = |place: &usize| {
        let (state, next) = (own[*place], new[*place]);
        let is_kept = cut.contains(&state) && !cut.contains(&next) && !own.contains(&next);
        is_kept && needed[next.index()] && !is_elementwise_behind(func, next, &known)
    };
    (0..own.len()).filter(follows).collect()
}

/// Returns which values `wanted` depend on.
pub(crate) fn needed(func: &Func, wanted: &[Value]) -> Vec<bool> {
    needed_behind(func, wanted, &[])
}

/// Returns which values `wanted` depend on, not looking through those that are `known`.
fn needed_behind(func: &Func, wanted: &[Value], known: &[Value]) -> Vec<bool> {
    let mut needed = vec![false; func.len()];
    for value in wanted {
        needed[value.index()] = true;
    }
    for value in func.values().rev() {
        if needed[value.index()] && !known.contains(&value) {
            for operand in func.op(value).operands() {
                needed[operand.index()] = true;
            }
        }
    }
    needed
}

/// Returns whether each element of `value` is computed from scalars and one element of each value
/// in `known`.
fn is_elementwise_behind(func: &Func, value: Value, known: &[Value]) -> bool {
    let mut left = vec![value];
    let mut seen = BTreeSet::from([value]);
    while let Some(next) = left.pop() {
        if known.contains(&next) {
            continue;
        }
        let op = func.op(next);
        let is_alone = match op {
            Op::Parameter { .. } => false,
            Op::Constant(_) | Op::Iota { .. } | Op::BroadcastInDim { .. } | Op::Reshape { .. } => {
                true
            }
            op if op.keeps_indices() => true,
            _ => func.ty(next).tensors().iter().all(|ty| ty.count() <= 1),
        };
        if !is_alone {
            return false;
        }
        left.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
    }
    true
}

/// Returns the bytes that storing a value takes.
pub(crate) fn bytes(func: &Func, value: Value) -> u64 {
    match func.ty(value) {
        Type::Tensor(tensor) => (tensor.count() * tensor.element.bytes()) as u64,
        Type::Tuple(_) => UNLIMITED, // its results are kept
    }
}

/// Returns whether an op is too expensive to be recomputed.
pub(crate) fn is_expensive(op: &Op) -> bool {
    matches!(
        op,
        Op::DotGeneral { .. }
            | Op::Convolution { .. }
            | Op::Fft { .. }
            | Op::Sort { .. }
            | Op::CustomCall { .. }
    )
}
