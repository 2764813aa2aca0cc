//! What the program itself says of a float, whatever its inputs are: a body may rely on it, as the compiler did.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::table::Variant;

/// How far back to look.
const DEPTH: usize = 6;

/// What is known of a float.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Domain {
    /// If it is not NaN, it is between these. Nothing below 0 includes the zero with a sign.
    least: f64,
    greatest: f64,
    /// It is not NaN: `fmax(x, 0.1)` is 0.1 where `x` is, and nvcc leaves out of `pow` what only NaNs do then.
    number: bool,
}

impl Domain {
    /// Whatever there is.
    pub const ALL: Domain = Domain {
        least: f64::NEG_INFINITY,
        greatest: f64::INFINITY,
        number: false,
    };

    /// Of `id`, from what is said of every float to all that is known: a body may rely on less, and needs the other samples then.
    pub fn of(graph: &Graph, id: Id) -> [Domain; 3] {
        let (least, greatest) = bounds(graph, id, DEPTH);
        let number = is_never_nan(graph, id, DEPTH);
        let zero = match is_never_negative(graph, id, DEPTH) {
            true => 0.0,
            false => f64::NEG_INFINITY,
        };
        let of_sign = Domain {
            least: zero,
            number,
            ..Domain::ALL
        };
        let bounded = Domain {
            least: least.max(zero),
            greatest,
            number,
        };
        [Domain::ALL, of_sign, bounded]
    }

    /// The sample, without its sign where there is none; nothing where it cannot be.
    pub fn given(self, sample: u128, bits: u32) -> Option<u128> {
        let sample = match self.least >= 0.0 {
            true => Variant::Absolute.apply(sample, bits),
            false => sample,
        };
        let value = decode(sample, bits);
        let is_in = match value.is_nan() {
            true => !self.number,
            false => self.least <= value && value <= self.greatest,
        };
        is_in.then_some(sample)
    }

    /// The bits of all numbers in it, and of what is none, as intervals.
    pub fn pieces(self, bits: u32) -> Vec<(u64, u64)> {
        let encode = |value: f64| match bits {
            32 => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        };
        let (sign, infinity) = (1 << (bits - 1), encode(f64::INFINITY));
        let mut pieces = Vec::new();
        if self.greatest >= 0.0 {
            pieces.push((encode(self.least.max(0.0)) & !sign, encode(self.greatest)));
        }
        if self.least < 0.0 {
            let nearest = encode(self.greatest.min(0.0)) | sign;
            pieces.push((nearest, encode(self.least)));
        }
        if !self.number {
            pieces.push((infinity + 1, sign - 1));
            if self.least < 0.0 {
                pieces.push((sign | (infinity + 1), sign | (sign - 1)));
            }
        }
        pieces
    }
}

fn decode(value: u128, bits: u32) -> f64 {
    match bits {
        32 => f32::from_bits(value as u32).into(),
        _ => f64::from_bits(value as u64),
    }
}

/// Between which numbers it is, unless it is NaN.
fn bounds(graph: &Graph, id: Id, depth: usize) -> (f64, f64) {
    let all = (f64::NEG_INFINITY, f64::INFINITY);
    let node = &graph.nodes[id];
    if depth == 0 || !matches!(node.bits, 32 | 64) {
        return all;
    }
    let at = |index: usize| bounds(graph, node.operands[index], depth - 1);
    let is_number = |index: usize| is_never_nan(graph, node.operands[index], depth - 1);
    let either = |a: (f64, f64), b: (f64, f64)| (a.0.min(b.0), a.1.max(b.1));
    match &node.kind {
        Kind::Constant(value) => {
            let value = decode(*value, node.bits);
            if value.is_nan() { all } else { (value, value) }
        }
        Kind::Phi(_) => (0..node.operands.len())
            .map(at)
            .reduce(either)
            .unwrap_or(all),
        Kind::Code(code) => match code {
            Code::Select => either(at(1), at(2)),
            Code::FNeg => (-at(0).1, -at(0).0),
            // At least what an operand is that is a number; what the other is may have been NaN.
            Code::FMax(_) => {
                let (a, b) = (at(0), at(1));
                let floors = [(is_number(0), a.0), (is_number(1), b.0)];
                let floors = floors.into_iter().filter(|(is, _)| *is);
                let least = floors.fold(a.0.min(b.0), |least, (_, floor)| least.max(floor));
                (least, a.1.max(b.1))
            }
            Code::FMin(_) => {
                let (a, b) = (at(0), at(1));
                let ceilings = [(is_number(0), a.1), (is_number(1), b.1)];
                let ceilings = ceilings.into_iter().filter(|(is, _)| *is);
                let most = ceilings.fold(a.1.max(b.1), |most, (_, ceiling)| most.min(ceiling));
                (a.0.min(b.0), most)
            }
            _ => all,
        },
        _ => all,
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
    // With which no number gives NaN.
    let factor = |index: usize| match graph.nodes[node.operands[index]].kind {
        Kind::Constant(value) => {
            let value = decode(value, node.bits);
            value.is_finite() && value != 0.0
        }
        _ => false,
    };
    match &node.kind {
        Kind::Constant(bits) => !decode(*bits, node.bits).is_nan(),
        Kind::Phi(_) => (0..node.operands.len()).all(at),
        Kind::Code(code) => match code {
            Code::FMin(true) | Code::FMax(true) => at(0) || at(1), // a NaN loses
            Code::FMin(false) | Code::FMax(false) => at(0) && at(1),
            Code::FAbs | Code::FNeg | Code::Flush | Code::Floor | Code::Ceil | Code::FTrunc => {
                at(0)
            }
            Code::Select => at(1) && at(2),
            Code::UiToFp | Code::SiToFp => true,
            Code::FAdd | Code::FSub | Code::FMul => factor(0) && at(1) || at(0) && factor(1),
            Code::FDiv => at(0) && factor(1),
            _ => false,
        },
        _ => false,
    }
}
