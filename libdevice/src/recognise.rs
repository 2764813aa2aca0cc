//! Recognition of libdevice functions that nvcc has inlined, by what they compute.
//!
//! nvcc emits no calls of libdevice: `sinf` arrives as a hundred instructions with branches, tables
//! and a loop, mixed with the code around it. Constants in the body suggest which function it may
//! be, and which values may be its arguments ([`table`]). As evidence, everything that depends on
//! such a value is executed ([`machine`]) on some hundred inputs ([`samples`]), including special
//! values, and compared bit by bit with the results of libdevice's own function. For cases that no
//! sample covers, inputs are searched ([`explore`]). The order of instructions, code shared with
//! the surroundings, cases merged with a guard ([`liveness`]), and a last product that was fused
//! into an `fma` do not matter; a body with another constant gives other bits and remains
//! unchanged.
//!
//! A recognised body becomes a call of `__nv_…`, and what only fed it is removed ([`sweep`]). With
//! `Launch::exact` bodies are not replaced.

mod bounds;
mod bounds_of_integers;
#[cfg(test)]
mod bounds_tests;
mod branch_coverage;
mod code;
mod constants;
mod domain;
mod equivalence_test;
mod explore;
mod forms;
mod graph;
mod liveness;
mod machine;
#[cfg(test)]
mod machine_tests;
mod pow_guards;
mod range;
mod reach;
mod round_magic;
mod samples;
mod scan;
mod search;
mod signature;
mod slice;
mod sums;
mod sweep;
mod table;
mod threshold_inputs;

pub use signature::signature_lines;

use std::collections::HashMap;

use llvm::{Builder, ModuleRef, Opcode, Value};

use crate::helpers::ADD;
use graph::{Graph, Kind};
use search::BodyMatch;
use table::Variant;

/// Replaces the bodies of library functions by calls and removes what only they used. With `exact`
/// nothing is changed, since the functions themselves are approximations.
pub fn recognise(unit: ModuleRef, function: Value, exact: bool) {
    if exact {
        return;
    }
    let builder = Builder::new(unit);
    bodies(unit, &builder, function);
    round_magic::round(unit, &builder, function);
}

fn bodies(unit: ModuleRef, builder: &Builder, function: Value) {
    for value in function.instructions() {
        if value
            .callee_name()
            .is_some_and(|name| name.starts_with("llvm.trunc."))
            && let Some(x) = rounded(value)
        {
            let round = unit.intrinsic("llvm.round", &[x.ty()]);
            value.replace_uses(builder.before(value).call(round, &[x]));
        }
    }
    let graph = Graph::new(unit, function);
    let found = search::search(&graph, function);
    if found.is_empty() {
        return;
    }
    let mut replaced = HashMap::new();
    for one in &found {
        replace(unit, builder, &graph, one, &mut replaced);
    }
    pow_guards::drop_guards(function);
    sweep::sweep(function);
    // A loop that no longer computes anything may be deleted, even if its trip count is unknown.
    function.add_attribute(unit, llvm::FUNCTION, "mustprogress", 0);
}

/// Replaces the result of a body by a call.
fn replace(
    unit: ModuleRef,
    builder: &Builder,
    graph: &Graph,
    found: &BodyMatch,
    replaced: &mut HashMap<Value, Value>,
) {
    let node = &graph.nodes[found.node];
    let at = match node.value.is(Opcode::LLVMPHI) {
        true if found.edges.is_empty() => node.value.block().first_non_phi(),
        true => after_inputs(graph, found),
        false => node.value,
    };
    let builder = builder.before(at);
    let name = format!("__nv_{}", found.name);
    let Some((result, params)) = crate::signature(&name) else {
        return;
    };
    let types: Vec<_> = params.iter().map(|ty| unit.named(ty)).collect();
    let mut arguments = Vec::new();
    for ((input, variant), ty) in found.inputs.iter().zip(&types) {
        let mut value = match input {
            search::Input::Node(id) => {
                let value = graph.nodes[*id].value;
                replaced.get(&value).copied().unwrap_or(value)
            }
            search::Input::Constant(value) => unit.float_constant(*ty, *value),
        };
        value = builder.bitcast(value, *ty);
        arguments.push(match variant {
            Variant::Plain => value,
            Variant::Negated => builder.negate(value),
            Variant::Absolute => builder.call(unit.intrinsic("llvm.fabs", &[*ty]), &[value]),
        });
    }
    let callee = unit.declare_pure(&name, unit.named(&result), &types);
    let mut value = builder.call(callee, &arguments);
    if found.negate {
        value = builder.negate(value);
    }
    if found.is_product {
        value = builder.binary(Opcode::LLVMFAdd, value, node.value.operand(2));
    }
    value = builder.bitcast(value, node.value.ty());
    if let (Kind::Phi(from), false) = (&node.kind, found.edges.is_empty()) {
        for (edge, block) in from.iter().enumerate() {
            if found.edges.contains(block) {
                node.value.set_operand(edge, value);
            }
        }
        return;
    }
    node.value.replace_uses(value);
    replaced.insert(node.value, value);
}

/// Returns the first instruction after all inputs.
fn after_inputs(graph: &Graph, found: &BodyMatch) -> Value {
    let place = |input: &search::Input| match input {
        search::Input::Node(id) if graph.nodes[*id].value.opcode().is_some() => {
            let block = graph.nodes[*id].block;
            Some((
                block,
                graph.blocks[block]
                    .nodes
                    .iter()
                    .position(|other| other == id),
            ))
        }
        _ => None,
    };
    let (block, at) = found
        .inputs
        .iter()
        .filter_map(|(input, _)| place(input))
        .max()
        .unwrap_or((0, None));
    let nodes = &graph.blocks[block].nodes;
    let behind = nodes[at.map_or(0, |at| at + 1)..]
        .iter()
        .map(|id| graph.nodes[*id].value);
    behind
        .into_iter()
        .find(|value| !value.is(Opcode::LLVMPHI))
        .expect("a block ends in a terminator")
}

/// Returns `x` if `value` is nvcc's body of `round(x)`: it adds a half away from zero, rounding
/// toward zero, and truncates.
fn rounded(value: Value) -> Option<Value> {
    let sum = value.operand(0);
    let is_sum = sum.callee_name()?.starts_with(&format!("{ADD}.rz."));
    let (x, half) = (sum.operand(0), sum.operand(1));
    let is_half = half.callee_name()?.starts_with("llvm.copysign.")
        && half.operand(0).const_float() == Some(0.5);
    (is_sum && is_half && half.operand(1) == x).then_some(x)
}
