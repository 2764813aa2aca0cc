//! Which floats are never negative: a body may rely on it, as the compiler did.

use super::code::Code;
use super::graph::{Graph, Id, Kind};

/// How far back to look.
const DEPTH: usize = 6;

/// Whether `id` is zero or more (or NaN) whatever the inputs are.
pub fn is_never_negative(graph: &Graph, id: Id) -> bool {
    holds(graph, id, DEPTH)
}

fn holds(graph: &Graph, id: Id, depth: usize) -> bool {
    let node = &graph.nodes[id];
    if depth == 0 || !matches!(node.bits, 32 | 64) {
        return false;
    }
    let at = |index: usize| holds(graph, node.operands[index], depth - 1);
    let is_square = || node.operands[0] == node.operands[1];
    match &node.kind {
        Kind::Constant(bits) => bits >> (node.bits - 1) & 1 == 0,
        Kind::Phi(_) => (0..node.operands.len()).all(at),
        Kind::Code(code) => match code {
            Code::FAbs | Code::UiToFp => true,
            Code::Exp2 | Code::Exp2Flushed => true,
            Code::Same
            | Code::Sqrt
            | Code::FpExt
            | Code::FpTrunc
            | Code::Flush
            | Code::Floor
            | Code::Ceil
            | Code::FTrunc => at(0),
            Code::FAdd | Code::FDiv | Code::FMin(_) => at(0) && at(1),
            Code::FMul => is_square() || at(0) && at(1),
            Code::Fma => (is_square() || at(0) && at(1)) && at(2),
            Code::FMax(_) => at(0) || at(1),
            Code::Select => at(1) && at(2),
            _ => false,
        },
        _ => false,
    }
}
