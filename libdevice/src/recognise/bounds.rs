//! Interval arithmetic: the range of an operation's results for ranges of its operands.
//!
//! The returned range contains every result. Float arithmetic is monotone in each operand while no
//! operand changes its sign, so that the result's bounds are results of operand bounds, including
//! rounding. For unsupported operations the range is the whole type. its bounds are among the
//! results of bounds, rounding included. Where nothing is known of an operation, its results are
//! all there are.

use llvm::IntPredicate;

use super::bounds_of_integers::integers;
use super::code::{Code, of_nan};
use super::range::{Range, is_nan, rank, signed};

/// Returns the range of an operation's results, `bits` wide, with operands of `from` bits;
/// `is_same` if the first two are the same value.
pub fn apply(code: Code, bits: u32, from: u32, operands: &[Range], is_same: bool) -> Range {
    let mut values = [0; 3];
    let mut known = operands.iter().zip(&mut values);
    if known.all(|(range, value)| range.value().map(|one| *value = one).is_some()) {
        let value = code.run(bits, from, &values[..operands.len()]);
        return value.map_or(Range::all(bits), |value| Range::point(bits, value));
    }
    let a = operands[0];
    match code {
        Code::Same => a,
        Code::FCmp(_) => compare_floats(code, operands, is_same),
        Code::ICmp(predicate) => compare_ints(predicate, operands, is_same),
        Code::Select => {
            let pick = |bit, at: usize| a.has(bit).then(|| operands[at]);
            let taken = [pick(1, 1), pick(0, 2)].into_iter().flatten();
            taken.fold(Range::none(bits), Range::or)
        }
        Code::Class => classes(code, from, operands),
        Code::FNeg => a.flipped(),
        Code::FAbs => a.absolute(),
        Code::CopySign => {
            let size = a.absolute();
            let of = |half: usize| operands[1].half(half).is_some();
            let plus = of(0).then_some(size);
            let minus = of(1).then(|| size.flipped());
            [plus, minus]
                .into_iter()
                .flatten()
                .fold(Range::none(bits), Range::or)
        }
        Code::FAdd
        | Code::FSub
        | Code::FMul
        | Code::FDiv
        | Code::Fma
        | Code::Sqrt
        | Code::Floor
        | Code::Ceil
        | Code::FTrunc
        | Code::RoundEven
        | Code::Round
        | Code::FpExt
        | Code::FpTrunc
        | Code::Flush
        | Code::Rounded(..) => monotone(code, bits, from, operands, is_same, 0),
        // As exact as the library.
        Code::Exp2 | Code::Exp2Flushed | Code::Log2 | Code::Tanh => {
            monotone(code, bits, from, operands, false, 8)
        }
        Code::Sin | Code::Cos => {
            let one: i64 = if bits == 32 { 0x3f80_0000 } else { 0x3ff << 52 };
            Range::span(bits, (-1 - one, one), 8).or(nan(bits))
        }
        Code::FMin(drops) | Code::FMax(drops) => {
            let (x, x_nan) = a.numbers();
            let (y, y_nan) = operands[1].numbers();
            let mut range = monotone(code, bits, from, &[x, y], false, 0);
            if drops {
                range = if x_nan { range.or(y) } else { range };
                range = if y_nan { range.or(x) } else { range };
            }
            match if drops {
                x_nan && y_nan
            } else {
                x_nan || y_nan
            } {
                true => range.or(nan(bits)),
                false => range,
            }
        }
        Code::SiToFp | Code::UiToFp => {
            let run = |value: u64| code.run(bits, from, &[value.into()]).unwrap_or(0) as u64;
            a.parts().fold(Range::none(bits), |sum, (lo, hi)| {
                let ends = (rank(bits, run(lo)), rank(bits, run(hi)));
                sum.or(Range::span(
                    bits,
                    (ends.0.min(ends.1), ends.0.max(ends.1)),
                    0,
                ))
            })
        }
        Code::FpToSi | Code::FpToUi => {
            let (numbers, has_nan) = a.numbers();
            let run = |value: u64| {
                let value = code.run(bits, from, &[value.into()]).unwrap_or(0) as u64;
                if code == Code::FpToSi && bits <= 64 {
                    signed(bits, value)
                } else {
                    value.into()
                }
            };
            let range = numbers.parts().fold(Range::none(bits), |sum, (lo, hi)| {
                let (x, y) = (run(lo), run(hi));
                sum.or(Range::wrapped(bits, x.min(y), x.max(y)))
            });
            let of_nan = of_nan(from, bits) as u64;
            if has_nan {
                range.with(of_nan, of_nan)
            } else {
                range
            }
        }
        _ => integers(code, bits, from, operands),
    }
}

fn nan(bits: u32) -> Range {
    match bits {
        32 => Range::point(32, interpreter::soft::F32.nan.into()),
        _ => Range::point(64, interpreter::soft::F64.nan.into()),
    }
}

/// Evaluates float arithmetic that is monotone in each operand while no operand changes its sign:
/// the result's bounds are results of operand bounds.
fn monotone(code: Code, bits: u32, from: u32, operands: &[Range], is_same: bool, by: i64) -> Range {
    let mut range = Range::none(bits);
    let mut has_nan = false;
    let mut parts = [[None; 2]; 3];
    for (part, operand) in parts.iter_mut().zip(operands) {
        let (numbers, is_nan) = operand.numbers();
        has_nan |= is_nan;
        *part = [numbers.half(0), numbers.half(1)];
    }
    let count = operands.len();
    'signs: for signs in 0..1usize << count {
        if is_same && (signs ^ signs >> 1) & 1 == 1 {
            continue; // one value has one sign
        }
        let mut halves = [(0, 0); 3];
        let mut points = 0;
        for at in 0..count {
            let Some(half) = parts[at][signs >> at & 1] else {
                continue 'signs;
            };
            points |= usize::from(half.0 == half.1) << at;
            halves[at] = half;
        }
        let mut ends: Option<(i64, i64)> = None;
        for corner in (0..1usize << count).filter(|corner| corner & points == 0) {
            let mut values = [0; 3];
            for (at, value) in values.iter_mut().enumerate() {
                let (lo, hi) = halves[at];
                *value = u128::from(if corner >> at & 1 == 0 { lo } else { hi });
            }
            let Some(value) = code.run(bits, from, &values[..count]) else {
                return Range::all(bits);
            };
            if is_nan(bits, value) {
                has_nan = true;
                continue;
            }
            let rank = rank(bits, value as u64);
            ends = Some(ends.map_or((rank, rank), |(least, most)| {
                (least.min(rank), most.max(rank))
            }));
        }
        range = ends.map_or(range, |ends| range.or(Range::span(bits, ends, by)));
    }
    if has_nan { range.or(nan(bits)) } else { range }
}

/// Returns the range of a comparison, given whether the first operand may be less than, greater
/// than, equal to, or unordered with the second.
fn outcomes(code: Code, may: [bool; 4]) -> Range {
    let number = |value: f64| u128::from(value.to_bits());
    let pairs: [[u128; 2]; 4] = match code {
        Code::FCmp(_) => [
            [number(1.0), number(2.0)],
            [number(2.0), number(1.0)],
            [number(1.0), number(1.0)],
            [number(f64::NAN), number(1.0)],
        ],
        _ => [[1, 2], [2, 1], [1, 1], [1, 1]],
    };
    let pairs = pairs.into_iter().zip(may).filter(|(_, may)| *may);
    pairs.fold(Range::none(1), |sum, (pair, _)| {
        match code.run(1, 64, &pair) {
            Some(bit) => sum.or(Range::point(1, bit)),
            None => Range::all(1),
        }
    })
}

fn order<N: Ord>(a: (N, N), b: (N, N), is_same: bool) -> [bool; 3] {
    [
        a.0 < b.1 && !is_same,
        a.1 > b.0 && !is_same,
        a.0 <= b.1 && b.0 <= a.1,
    ]
}

fn compare_floats(code: Code, operands: &[Range], is_same: bool) -> Range {
    let ((x, x_nan), (y, y_nan)) = (operands[0].numbers(), operands[1].numbers());
    let bits = x.bits;
    // Both zeros compare equal.
    let number = |value| rank(bits, value) + i64::from(rank(bits, value) < 0);
    let ends = |(lo, hi): (u64, u64)| {
        let (a, b) = (number(lo), number(hi));
        (a.min(b), a.max(b))
    };
    let mut may = [false, false, false, x_nan || y_nan];
    for a in x.parts() {
        for b in y.parts() {
            if is_same && a != b {
                continue;
            }
            let orders = order(ends(a), ends(b), is_same);
            may.iter_mut().zip(orders).for_each(|(may, so)| *may |= so);
        }
    }
    outcomes(code, may)
}

fn compare_ints(predicate: IntPredicate, operands: &[Range], is_same: bool) -> Range {
    use IntPredicate::*;
    let bits = operands[0].bits;
    let is_signed = matches!(predicate, LLVMIntSGT | LLVMIntSGE | LLVMIntSLT | LLVMIntSLE);
    if bits > 64 {
        return Range::all(1);
    }
    let number = |value: u64| {
        if is_signed {
            signed(bits, value)
        } else {
            value.into()
        }
    };
    let mut may = [false; 4];
    for a in operands[0].parts() {
        for b in operands[1].parts() {
            if is_same && a != b {
                continue;
            }
            let ends = |(lo, hi)| (number(lo), number(hi));
            let orders = order(ends(a), ends(b), is_same);
            may.iter_mut().zip(orders).for_each(|(may, so)| *may |= so);
        }
    }
    outcomes(Code::ICmp(predicate), may)
}

/// Evaluates `llvm.is.fpclass`: determines which classes of floats are possible.
fn classes(code: Code, from: u32, operands: &[Range]) -> Range {
    let Some(mask) = operands[1].value() else {
        return Range::all(1);
    };
    let (tiny, infinity) = match from {
        32 => (1 << 23, 0x7f80_0000),
        _ => (1 << 52, 0x7ff << 52),
    };
    let sign = 1u64 << (from - 1);
    let kinds = [
        (0, 0),
        (1, tiny - 1),
        (tiny, infinity - 1),
        (infinity, infinity),
        (infinity + 1, sign - 1),
    ];
    let mut range = Range::none(1);
    for (lo, hi) in operands[0].parts() {
        for (first, last) in kinds {
            let at = lo.max(first | lo & sign);
            if at <= hi.min(last | lo & sign) {
                let bit = code.run(1, from, &[at.into(), mask]).unwrap_or(0);
                range = range.or(Range::point(1, bit));
            }
        }
    }
    range
}
