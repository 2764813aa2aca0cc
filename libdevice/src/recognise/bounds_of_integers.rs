//! Interval arithmetic for operations on integers.

use super::code::Code;
use super::range::{Range, signed};

/// Returns the range of an integer operation's results, `bits` wide, with operands of `from` bits.
pub fn integers(code: Code, bits: u32, from: u32, operands: &[Range]) -> Range {
    if bits > 64 || from > 64 {
        return Range::all(bits);
    }
    let a = operands[0];
    let b = operands.get(1).copied().unwrap_or(Range::point(from, 0));
    let mut range = Range::none(bits);
    for x in a.parts() {
        for y in b.parts() {
            range = range.or(integer(code, bits, from, x, y));
        }
    }
    range
}

/// Evaluates an operation on operands whose ranges have one sign bit each.
fn integer(code: Code, bits: u32, from: u32, x: (u64, u64), y: (u64, u64)) -> Range {
    let s = |value: u64| signed(from, value);
    let u = |value: u64| i128::from(value);
    match code {
        Code::Add => Range::wrapped(bits, u(x.0) + u(y.0), u(x.1) + u(y.1)),
        Code::Sub => Range::wrapped(bits, u(x.0) - u(y.1), u(x.1) - u(y.0)),
        Code::Mul => {
            let products =
                [(x.0, y.0), (x.0, y.1), (x.1, y.0), (x.1, y.1)].map(|(a, b)| s(a) * s(b));
            let least = products.iter().min().copied().unwrap_or(0);
            Range::wrapped(bits, least, products.iter().max().copied().unwrap_or(0))
        }
        Code::UDiv if y.0 == y.1 && y.0 != 0 => Range::wrapped(bits, u(x.0 / y.0), u(x.1 / y.0)),
        Code::URem if y.0 == y.1 && y.0 != 0 => match x.0 / y.0 == x.1 / y.0 {
            true => Range::wrapped(bits, u(x.0 % y.0), u(x.1 % y.0)),
            false => Range::wrapped(bits, 0, u(y.0 - 1)),
        },
        Code::Shl | Code::LShr | Code::AShr if y.1 < u64::from(bits) => {
            let shifts = (y.0..=y.1).map(|by| shifted(code, bits, x, by as u32));
            shifts.fold(Range::none(bits), Range::or)
        }
        Code::And | Code::Or | Code::Xor => bitwise(code, bits, x, y),
        Code::Trunc if u(x.1 - x.0) < 1 << bits => {
            let low = u(x.0) & ((1 << bits) - 1);
            Range::wrapped(bits, low, low + u(x.1 - x.0))
        }
        Code::ZExt => Range::wrapped(bits, u(x.0), u(x.1)),
        Code::SExt => Range::wrapped(bits, s(x.0), s(x.1)),
        Code::SMin => Range::wrapped(bits, s(x.0).min(s(y.0)), s(x.1).min(s(y.1))),
        Code::SMax => Range::wrapped(bits, s(x.0).max(s(y.0)), s(x.1).max(s(y.1))),
        Code::UMin => Range::wrapped(bits, u(x.0.min(y.0)), u(x.1.min(y.1))),
        Code::UMax => Range::wrapped(bits, u(x.0.max(y.0)), u(x.1.max(y.1))),
        Code::Abs => {
            let (a, b) = (s(x.0).abs(), s(x.1).abs());
            Range::wrapped(bits, a.min(b), a.max(b))
        }
        Code::CtLz => {
            let zeros = |value: u64| i128::from(value.leading_zeros() + bits) - 64;
            Range::wrapped(bits, zeros(x.1), zeros(x.0))
        }
        _ => Range::all(bits),
    }
}

fn shifted(code: Code, bits: u32, x: (u64, u64), by: u32) -> Range {
    let (lo, hi) = (i128::from(x.0), i128::from(x.1));
    match code {
        Code::LShr => Range::wrapped(bits, lo >> by, hi >> by),
        Code::AShr => Range::wrapped(bits, signed(bits, x.0) >> by, signed(bits, x.1) >> by),
        _ if (hi - lo) >> (bits - by) != 0 => Range::all(bits),
        _ => {
            let low = (lo << by) & ((1 << bits) - 1);
            Range::wrapped(bits, low, low + ((hi - lo) << by))
        }
    }
}

fn bitwise(code: Code, bits: u32, x: (u64, u64), y: (u64, u64)) -> Range {
    let mask = u64::MAX >> (64 - bits);
    // The bits below the first one in which the bounds differ are arbitrary.
    let open = |(lo, hi): (u64, u64)| u64::MAX.checked_shr((lo ^ hi).leading_zeros()).unwrap_or(0);
    let (p, q) = (open(x), open(y));
    let (x_ones, y_ones) = (x.0 & !p, y.0 & !q);
    let (x_may, y_may) = (x.0 | p, y.0 | q);
    let is_high = |one: (u64, u64)| {
        let low = !one.0 & mask;
        one.0 == one.1 && low & low.wrapping_add(1) == 0
    };
    let (lo, hi) = match code {
        Code::And if is_high(y) => (x.0 & y.0, x.1 & y.0),
        Code::And if is_high(x) => (y.0 & x.0, y.1 & x.0),
        Code::And => (x_ones & y_ones, (x_may & y_may).min(x.1).min(y.1)),
        Code::Or => ((x_ones | y_ones).max(x.0).max(y.0), x_may | y_may),
        _ => {
            let known = (x.0 ^ y.0) & !(p | q);
            (known, known | p | q)
        }
    };
    Range::between(bits, lo & mask, hi & mask)
}
