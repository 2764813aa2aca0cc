//! Ranges of bits that a value may have.
//!
//! A range is an interval of bit patterns without the sign bit and one of those with it; the floats
//! between two bounds form a range, and so do integers, signed or unsigned.

/// An empty half.
const NONE: (u64, u64) = (u64::MAX, 0);

/// The least and the greatest bits with the sign bit clear, and with it set. Values of more than 64
/// bits are unconstrained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The width.
    pub bits: u32,
    /// The bounds of each half; in an empty half the first is greater.
    halves: [(u64, u64); 2],
}

impl Range {
    /// Returns the empty range.
    pub fn none(bits: u32) -> Range {
        let halves = [if bits > 64 { (0, u64::MAX) } else { NONE }; 2];
        Range { bits, halves }
    }

    /// Returns the range of one value.
    pub fn point(bits: u32, value: u128) -> Range {
        Range::none(bits).with(value as u64, value as u64)
    }

    /// Returns the range of the values `lo..=hi`, which have the same sign bit.
    pub fn between(bits: u32, lo: u64, hi: u64) -> Range {
        Range::none(bits).with(lo, hi)
    }

    /// Returns the range of all values.
    pub fn all(bits: u32) -> Range {
        if bits > 64 {
            return Range::none(bits);
        }
        let sign = 1 << (bits - 1);
        let halves = [(0, sign - 1), (sign, sign + (sign - 1))];
        Range { bits, halves }
    }

    /// Returns the union with the values `lo..=hi`, which have the same sign bit.
    pub fn with(mut self, lo: u64, hi: u64) -> Range {
        if self.bits <= 64 {
            let half = &mut self.halves[(lo >> (self.bits - 1)) as usize & 1];
            *half = (half.0.min(lo), half.1.max(hi));
        }
        self
    }

    /// Returns the union.
    pub fn or(mut self, other: Range) -> Range {
        for (half, (lo, hi)) in self.halves.iter_mut().zip(other.halves) {
            *half = (half.0.min(lo), half.1.max(hi));
        }
        self
    }

    /// Returns the bounds of the values with the sign bit clear (0) or set (1), if there are any.
    pub fn half(self, sign: usize) -> Option<(u64, u64)> {
        let (lo, hi) = self.halves[sign];
        (lo <= hi).then_some((lo, hi))
    }

    /// Returns the bounds of the nonempty halves.
    pub fn parts(self) -> impl Iterator<Item = (u64, u64)> + Clone {
        self.halves.into_iter().filter(|(lo, hi)| lo <= hi)
    }

    /// Returns the value, if there is only one.
    pub fn value(self) -> Option<u128> {
        let [plus, minus] = self.halves;
        match (plus.0 <= plus.1, minus.0 <= minus.1) {
            (true, false) if plus.0 == plus.1 => Some(plus.0.into()),
            (false, true) if minus.0 == minus.1 => Some(minus.0.into()),
            _ => None,
        }
    }

    /// Returns whether `value` is in the range.
    pub fn has(self, value: u128) -> bool {
        self.parts()
            .any(|(lo, hi)| u128::from(lo) <= value && value <= u128::from(hi))
            || self.bits > 64
    }

    /// Returns whether the ranges intersect.
    pub fn meets(self, other: Range) -> bool {
        let mut halves = self.halves.into_iter().zip(other.halves);
        halves.any(|(a, b)| a.0.max(b.0) <= a.1.min(b.1))
    }

    /// Returns the range of the integers `lo..=hi`, wrapped to `bits` bits.
    pub fn wrapped(bits: u32, lo: i128, hi: i128) -> Range {
        if bits > 64 || hi - lo >= 1 << bits {
            return Range::all(bits);
        }
        let mask = (1i128 << bits) - 1;
        let mut range = Range::none(bits);
        let mut at = lo;
        while at <= hi {
            // To the end of those with the same sign bit.
            let to = hi.min((((at >> (bits - 1)) + 1) << (bits - 1)) - 1);
            range = range.with((at & mask) as u64, (to & mask) as u64);
            at = to + 1;
        }
        range
    }

    /// Returns the range without NaNs, and whether it contains any, for bits of a float.
    pub fn numbers(self) -> (Range, bool) {
        let infinity = infinity(self.bits);
        let sign = 1 << (self.bits.min(64) - 1);
        let mut numbers = Range::none(self.bits);
        let mut has_nan = false;
        for (lo, hi) in self.parts() {
            let limit = infinity | lo & sign;
            has_nan |= hi > limit;
            if lo <= limit {
                numbers = numbers.with(lo, hi.min(limit));
            }
        }
        (numbers, has_nan)
    }

    /// Returns the floats between two ranks in numeric order, with -0 before 0, extended by `by`
    /// floats of the same sign on either side.
    pub fn span(bits: u32, (least, most): (i64, i64), by: i64) -> Range {
        let infinity = infinity(bits) as i64;
        let sign = 1 << (bits - 1);
        let lower = if least < 0 {
            (least - by).max(-1 - infinity)
        } else {
            (least - by).max(0)
        };
        let upper = if most < 0 {
            (most + by).min(-1)
        } else {
            (most + by).min(infinity)
        };
        let mut range = Range::none(bits);
        if lower < 0 {
            let (small, large) = (-1 - upper.min(-1), -1 - lower);
            range = range.with(sign | small as u64, sign | large as u64);
        }
        if upper >= 0 {
            range = range.with(lower.max(0) as u64, upper as u64);
        }
        range
    }
}

/// Returns the bits of infinity.
fn infinity(bits: u32) -> u64 {
    if bits == 32 { 0x7f80_0000 } else { 0x7ff << 52 }
}

/// Returns the rank of a float in numeric order, with -0 before 0.
pub fn rank(bits: u32, value: u64) -> i64 {
    let sign = 1 << (bits - 1);
    match value & sign == 0 {
        true => value as i64,
        false => -1 - (value ^ sign) as i64,
    }
}

/// Returns whether a float is NaN.
pub fn is_nan(bits: u32, value: u128) -> bool {
    match bits {
        32 => f32::from_bits(value as u32).is_nan(),
        _ => f64::from_bits(value as u64).is_nan(),
    }
}

/// Returns the signed value of an integer of at most 64 bits.
pub fn signed(bits: u32, value: u64) -> i128 {
    let shift = 64 - bits;
    ((value << shift) as i64 >> shift).into()
}

impl Range {
    /// Returns the range of the upper 32 of 64 bits.
    pub fn upper_word(self) -> Range {
        let parts = self.parts();
        parts.fold(Range::none(32), |sum, (lo, hi)| {
            sum.with(lo >> 32, hi >> 32)
        })
    }

    /// Returns the range of 64 bits with these as the upper 32 and `lower` as the lower 32 bits.
    pub fn over(self, lower: Range) -> Range {
        let least = lower.parts().map(|(lo, _)| lo).min().unwrap_or(0);
        let most = lower.parts().map(|(_, hi)| hi).max().unwrap_or(0);
        let parts = self.parts();
        parts.fold(Range::none(64), |sum, (lo, hi)| {
            sum.with(lo << 32 | least, hi << 32 | most)
        })
    }

    /// Returns the bounds as floats, if all values are finite.
    pub fn bounds(self) -> Option<(f64, f64)> {
        let number = |value: u64| match self.bits {
            32 => f64::from(f32::from_bits(value as u32)),
            _ => f64::from_bits(value),
        };
        let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
        for (lo, hi) in self.parts() {
            let (a, b) = (number(lo), number(hi));
            if !a.is_finite() || !b.is_finite() {
                return None;
            }
            (least, most) = (least.min(a).min(b), most.max(a).max(b));
        }
        (least <= most).then_some((least, most))
    }

    /// Returns the intersection with the floats between two values, for floats that are all finite.
    pub fn within(self, (least, most): (f64, f64)) -> Range {
        let bits = |value: f64| match self.bits {
            32 => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        };
        let ends = (rank(self.bits, bits(least)), rank(self.bits, bits(most)));
        // One more for the rounding of the conversion, another one for the two zeros.
        let limits = Range::span(self.bits, (ends.0 - 2, ends.1 + 2), 0);
        let mut both = Range::none(self.bits);
        for (a, b) in self.halves.into_iter().zip(limits.halves) {
            let (lo, hi) = (a.0.max(b.0), a.1.min(b.1));
            if lo <= hi {
                both = both.with(lo, hi);
            }
        }
        both
    }

    /// Returns the range with the sign bit flipped.
    pub fn flipped(self) -> Range {
        let sign = 1 << (self.bits - 1);
        let parts = self.parts();
        parts.fold(Range::none(self.bits), |sum, (lo, hi)| {
            sum.with(lo ^ sign, hi ^ sign)
        })
    }

    /// Returns the range with the sign bit clear.
    pub fn absolute(self) -> Range {
        let size = (1 << (self.bits - 1)) - 1;
        let parts = self.parts();
        parts.fold(Range::none(self.bits), |sum, (lo, hi)| {
            sum.with(lo & size, hi & size)
        })
    }
}
