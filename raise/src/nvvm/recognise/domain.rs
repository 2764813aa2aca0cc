//! What the program itself says of a float, whatever its inputs are: a body may rely on it, as the compiler did.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::table::Variant;

/// How far back to look.
const DEPTH: usize = 6;

/// What is known of a float.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Domain {
    /// It is zero or more, or NaN.
    pub positive: bool,
    /// It is not NaN: `fmax(x, 0.1)` is 0.1 where `x` is, and nvcc leaves out of `pow` what only NaNs do then.
    pub number: bool,
}

impl Domain {
    /// Of `id`.
    pub fn of(graph: &Graph, id: Id) -> Domain {
        Domain {
            positive: is_never_negative(graph, id, DEPTH),
            number: is_never_nan(graph, id, DEPTH),
        }
    }

    /// The sample, without its sign where there is none; nothing where it cannot be.
    pub fn given(self, sample: u128, bits: u32) -> Option<u128> {
        if self.number && is_nan(sample, bits) {
            return None;
        }
        Some(match self.positive {
            true => Variant::Absolute.apply(sample, bits),
            false => sample,
        })
    }
}

fn is_nan(value: u128, bits: u32) -> bool {
    match bits {
        32 => f32::from_bits(value as u32).is_nan(),
        _ => f64::from_bits(value as u64).is_nan(),
    }
}

fn is_never_negative(graph: &Graph, id: Id, depth: usize) -> bool {
    let node = &graph.nodes[id];
    if depth == 0 || !matches!(node.bits, 32 | 64) {
        return false;
    }
    let at = |index: usize| is_never_negative(graph, node.operands[index], depth - 1);
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

fn is_never_nan(graph: &Graph, id: Id, depth: usize) -> bool {
    let node = &graph.nodes[id];
    if depth == 0 || !matches!(node.bits, 32 | 64) {
        return false;
    }
    let at = |index: usize| is_never_nan(graph, node.operands[index], depth - 1);
    match &node.kind {
        Kind::Constant(bits) => !is_nan(*bits, node.bits),
        Kind::Phi(_) => (0..node.operands.len()).all(at),
        Kind::Code(code) => match code {
            Code::FMin(true) | Code::FMax(true) => at(0) || at(1), // a NaN loses
            Code::FMin(false) | Code::FMax(false) => at(0) && at(1),
            Code::FAbs | Code::FNeg | Code::Flush | Code::Floor | Code::Ceil | Code::FTrunc => {
                at(0)
            }
            Code::Select => at(1) && at(2),
            _ => false,
        },
        _ => false,
    }
}
