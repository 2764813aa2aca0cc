//! What to keep of a step: the fewest bytes from which its adjoint can be computed.
//!
//! The values that do not depend on adjoints are the vertices of a network: what is carried from step to step is the source (if it is not known
//! anyway), what adjoints are computed from is the sink, and a value lets through as many bytes as it has. A minimum cut separates
//! the two (max-flow by Dinic, of petgraph).

use std::collections::BTreeSet;

use petgraph::algo::maximum_flow::dinics;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use stablehlo::{Func, Op, Type, Value};

use super::reverse_loop::{Carried, Step};

/// More than all values of a step have.
const UNLIMITED: u64 = 1 << 60;

/// The values of the joint function that are to be kept.
pub(super) fn minimum(step: &Step) -> Vec<Value> {
    let func = &step.joint.func;
    let (own, adjoints) = step.joint.parameters();
    // What depends on an adjoint.
    let mut behind = vec![false; func.len()];
    for adjoint in adjoints {
        behind[adjoint.index()] = true;
    }
    for value in func.values() {
        let operands = func.op(value).operands();
        behind[value.index()] |= operands.iter().any(|v| behind[v.index()]);
    }
    let wanted = step.joint.results().1;
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
        let kept = own.iter().position(|p| *p == value);
        let is_state = kept.is_some_and(|k| step.carried[k] == Carried::State);
        if is_state || is_expensive(func.op(value)) {
            graph.add_edge(source, enters, UNLIMITED);
        }
    }
    for value in wanted {
        if let Some((_, leaves)) = ends[value.index()] {
            graph.add_edge(leaves, sink, UNLIMITED);
        }
    }
    let (_, flows) = dinics(&graph, source, sink);
    // What the source still reaches.
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

/// The states of which `cut` is kept that a step makes anew from more than single elements, and whose successors its adjoint asks for.
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

/// What is computed for `wanted`.
pub(crate) fn needed(func: &Func, wanted: &[Value]) -> Vec<bool> {
    needed_behind(func, wanted, &[])
}

/// The same from what is `known`.
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

/// Whether each element of `value` is computed from one element of what is `known` each, and from numbers.
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

/// What keeping a value costs.
pub(crate) fn bytes(func: &Func, value: Value) -> u64 {
    match func.ty(value) {
        Type::Tensor(tensor) => (tensor.count() * tensor.element.bytes()) as u64,
        Type::Tuple(_) => UNLIMITED, // its results are kept
    }
}

/// Whether an op is not worth being computed twice.
fn is_expensive(op: &Op) -> bool {
    matches!(
        op,
        Op::DotGeneral { .. }
            | Op::Convolution { .. }
            | Op::Fft { .. }
            | Op::Sort { .. }
            | Op::CustomCall { .. }
    )
}
