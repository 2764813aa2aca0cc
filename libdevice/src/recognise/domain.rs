//! The values that a float can have according to the program, whatever its inputs are: a body may
//! rely on them, as the compiler did.

use super::code::Code;
use super::graph::{Graph, Id, Kind};
use super::table::Variant;

/// The depth of the search through operands.
const DEPTH: usize = 6;

/// What is known of a float.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Domain {
    /// The bounds, unless it is NaN. A lower bound of 0 excludes -0.
    least: f64,
    greatest: f64,
    /// Whether it cannot be NaN: `fmax(x, 0.1)` is 0.1 if `x` is NaN, and nvcc removes from `pow`
    /// what only handles NaN then.
    number: bool,
}

impl Domain {
    /// Any float.
    pub const ALL: Domain = Domain {
        least: f64::NEG_INFINITY,
        greatest: f64::INFINITY,
        number: false,
    };

    /// Returns the domains of `id` at three levels, from any float to everything that is known: a
    /// body may rely on less, and must then agree on more samples.
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

    /// Returns the sample, without its sign if the domain has no negative values; `None` if it is
    /// outside of the domain.
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

    /// Returns the bits of all values in the domain, including NaNs, as intervals.
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

/// Returns bounds of a float, unless it is NaN.
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
            // At least the operand that is not NaN; the other one may be NaN.
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
    // A factor whose product with a finite value is not NaN.
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
            Code::FMin(true) | Code::FMax(true) => at(0) || at(1), // a NaN is ignored
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
