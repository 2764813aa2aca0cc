//! Generates signatures of libdevice functions, from PTX that nvcc compiles from one small kernel
//! for each function.
//!
//! Such a kernel is named like the function, takes a pointer for the result and one for each
//! argument, and stores the function of what it loads.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use llvm::{ModuleRef, Value};

use super::branch_coverage::Cover;
use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::machine::Machine;
use super::samples::{Digest, code, samples};
use super::search::{NodePart, anchor};
use super::table::{Row, Variant, gaps_line};
use super::threshold_inputs::probes;

/// Returns the lines of the table for the function `name`, whose result the kernel `function`
/// stores.
pub fn signature_lines(
    unit: ModuleRef,
    function: Value,
    name: &str,
) -> Result<Vec<String>, String> {
    let (rows, gaps) = rows(unit, function, name)?;
    let mut lines: Vec<String> = rows.iter().map(ToString::to_string).collect();
    if !gaps.is_empty() {
        lines.push(gaps_line(name, &gaps));
    }
    Ok(lines)
}

/// The rows of a function, and the number of conditions with one outcome only, by key.
type Rows = (Vec<Row>, BTreeMap<u64, usize>);

fn rows(unit: ModuleRef, function: Value, name: &str) -> Result<Rows, String> {
    if crate::signature(&format!("__nv_{name}")).is_none() {
        return Err("there is nothing to call in its place".to_owned());
    }
    let graph = Graph::new(unit, function);
    let params = function.params();
    let mut inputs = vec![None; params.len() - 1];
    let mut results = Vec::new();
    for (id, node) in graph.nodes.iter().enumerate() {
        let param = |address: Id| {
            params
                .iter()
                .position(|param| *param == graph.nodes[graph.behind_casts(address)].value)
        };
        match node.kind {
            Kind::Load(_) => {
                if let Some(at) = param(node.operands[0]).filter(|at| *at > 0) {
                    inputs[at - 1] = Some(id);
                }
            }
            Kind::Store(_) if param(node.operands[1]) == Some(0) => {
                results.push(graph.behind_casts(node.operands[0]))
            }
            _ => {}
        }
    }
    let inputs: Vec<Id> = inputs
        .into_iter()
        .collect::<Option<_>>()
        .ok_or("an argument is not loaded")?;
    let [result] = results.as_slice() else {
        return Err(format!("{} results are stored", results.len()));
    };
    let result = *result;
    let bits = graph.nodes[inputs[0]].bits;
    let result_bits = graph.nodes[result].bits;
    if !matches!(bits, 32 | 64) || !matches!(result_bits, 32 | 64) {
        return Err("neither 32 nor 64 bits wide".to_owned());
    }
    let anchors = inputs
        .iter()
        .map(|input| nearest(&graph, *input))
        .collect::<Option<Vec<_>>>()
        .ok_or("no constant is its own")?;
    let is_float = !name.starts_with("ll") && !name.starts_with("lr") && !name.starts_with("ilog");
    let mut machine = Machine::new(&graph);
    let mut rows: Vec<Row> = Vec::new();
    let whole = || Cover::new(&graph, &inputs, (result, NodePart::Whole), &[]);
    let probes = probes(&graph, &[whole()], bits, inputs.len());
    machine.inner = Some(whole().inner);
    let mut gaps: BTreeMap<u64, usize> = BTreeMap::new();
    let mut combinations: Vec<Vec<Variant>> = vec![Vec::new()];
    for _ in &inputs {
        combinations = combinations
            .iter()
            .flat_map(|so_far| {
                Variant::ALL.map(|variant| so_far.iter().copied().chain([variant]).collect())
            })
            .collect();
    }
    for variants in combinations {
        let (mut digest, mut each) = (Digest::default(), Vec::new());
        let mut cover = whole();
        let samples = samples(bits, inputs.len());
        for (at, sample) in samples.iter().chain(&probes).enumerate() {
            let given: Vec<(Id, u128)> = inputs
                .iter()
                .zip(sample)
                .zip(&variants)
                .map(|((id, value), variant)| (*id, variant.apply(*value, bits)))
                .collect();
            machine.run(&given, &[]);
            cover.observe(&graph, &machine);
            if at >= samples.len() {
                continue;
            }
            let Some(value) = machine.values[result] else {
                return Err(format!(
                    "the result for {:x?} is not known; {}",
                    given,
                    unknown(&graph, &machine, result)
                ));
            };
            digest.push(value, result_bits, is_float);
            each.push(code(value, result_bits, is_float, false));
        }
        let row = Row {
            name: name.to_owned(),
            variants,
            bits,
            result_bits,
            is_float,
            full: digest.hash(),
            each,
            negative: digest.negative(),
            anchors: anchors.clone(),
        };
        if !rows.iter().any(|known| known.full == row.full) {
            rows.push(row);
        }
        let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
        for key in cover.gaps(&graph).into_values() {
            *counts.entry(key).or_default() += 1;
        }
        for (key, count) in counts {
            let most = gaps.entry(key).or_default();
            *most = count.max(*most);
        }
    }
    Ok((rows, gaps))
}

/// Describes why `id` is unknown, for developers of the machine.
fn unknown(graph: &Graph, machine: &Machine<'_>, id: Id) -> String {
    let mut seen = BTreeSet::new();
    let mut next = vec![id];
    let mut stops = Vec::new();
    while let Some(id) = next.pop() {
        let node = &graph.nodes[id];
        let before: Vec<Id> = node
            .operands
            .iter()
            .copied()
            .filter(|operand| machine.values[*operand].is_none())
            .collect();
        if before.is_empty() && stops.len() < 3 {
            stops.push(node.value.text());
        }
        next.extend(before.into_iter().filter(|id| seen.insert(*id)));
    }
    format!("stopped at {}", stops.join("; "))
}

/// Returns the constant nearest after `input`, preferably one that is rare in other programs, and
/// its distance in steps.
fn nearest(graph: &Graph, input: Id) -> Option<(u64, usize)> {
    let mut best: Option<(bool, usize, u64)> = None;
    let mut seen = BTreeSet::from([input]);
    let mut queue = VecDeque::from([(input, 0)]);
    while let Some((id, steps)) = queue.pop_front() {
        for &user in &graph.users[id] {
            for &operand in &graph.nodes[user].operands {
                if let Some(constant) = anchor(graph, operand) {
                    let common = constant << (64 - graph.nodes[operand].bits) << 15 == 0;
                    let key = (common, steps, constant);
                    if best.is_none_or(|best| key < best) {
                        best = Some(key);
                    }
                }
            }
            if seen.insert(user) {
                let casts = matches!(graph.nodes[user].kind, Kind::Code(Code::Same));
                queue.push_back((user, if casts { steps } else { steps + 1 }));
            }
        }
    }
    best.map(|(_, steps, constant)| (constant, steps))
}
