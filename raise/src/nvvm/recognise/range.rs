//! What bits a value may have when an input may have any of a range.
//!
//! A range is an interval of the bits without the sign bit and one of those with it; so floats between two bounds are one range, and so are integers, signed or not.

/// The least and the greatest bits with the sign bit clear, and with it set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// Their width.
    pub bits: u32,
    /// The bounds of each half.
    pub halves: [Option<(u128, u128)>; 2],
}

impl Range {
    /// No value.
    pub fn none(bits: u32) -> Range {
        let halves = [None; 2];
        Range { bits, halves }
    }

    /// One value.
    pub fn point(bits: u32, value: u128) -> Range {
        Range::none(bits).with(value, value)
    }

    /// The values from `lo` to `hi`, which agree in the sign bit.
    pub fn between(bits: u32, lo: u128, hi: u128) -> Range {
        Range::none(bits).with(lo, hi)
    }

    /// All values.
    pub fn all(bits: u32) -> Range {
        let sign = 1 << (bits - 1);
        Range::none(bits)
            .with(0, sign - 1)
            .with(sign, sign + (sign - 1))
    }

    /// These and those from `lo` to `hi`, which agree in the sign bit.
    pub fn with(mut self, lo: u128, hi: u128) -> Range {
        let half = &mut self.halves[(lo >> (self.bits - 1)) as usize & 1];
        *half = Some(match *half {
            None => (lo, hi),
            Some((least, most)) => (least.min(lo), most.max(hi)),
        });
        self
    }

    /// These and those.
    pub fn or(self, other: Range) -> Range {
        other.parts().fold(self, |sum, (lo, hi)| sum.with(lo, hi))
    }

    /// The bounds of the halves that there are.
    pub fn parts(self) -> impl Iterator<Item = (u128, u128)> + Clone {
        self.halves.into_iter().flatten()
    }

    /// The one value, if there is one only.
    pub fn value(self) -> Option<u128> {
        match self.halves {
            [Some((lo, hi)), None] | [None, Some((lo, hi))] if lo == hi => Some(lo),
            _ => None,
        }
    }

    /// Whether `value` is one.
    pub fn has(self, value: u128) -> bool {
        self.parts().any(|(lo, hi)| lo <= value && value <= hi)
    }

    /// Whether a value is in both.
    pub fn meets(self, other: Range) -> bool {
        let halves = self.halves.into_iter().zip(other.halves);
        halves
            .filter_map(|(a, b)| Some((a?, b?)))
            .any(|(a, b)| a.0 <= b.1 && b.0 <= a.1)
    }

    /// The integers from `lo` to `hi`, as far as they fit.
    pub fn wrapped(bits: u32, lo: i128, hi: i128) -> Range {
        if bits > 64 || hi - lo >= 1 << bits {
            return Range::all(bits);
        }
        let (size, half) = (1i128 << bits, (1i128 << bits) / 2);
        let mut range = Range::none(bits);
        let mut at = lo;
        while at <= hi {
            let to = hi.min((at.div_euclid(half) + 1) * half - 1);
            range = range.with(at.rem_euclid(size) as u128, to.rem_euclid(size) as u128);
            at = to + 1;
        }
        range
    }

    /// Those that are no NaN, and whether any is, if the bits are a float's.
    pub fn numbers(self) -> (Range, bool) {
        let infinity = if self.bits == 32 {
            0x7f80_0000
        } else {
            0x7ff << 52
        };
        let sign = 1 << (self.bits - 1);
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

    /// The floats between two, in the order of numbers, -0 before 0, and `by` more on either side with the same sign.
    pub fn span(bits: u32, (least, most): (i128, i128), by: i128) -> Range {
        let infinity: i128 = if bits == 32 { 0x7f80_0000 } else { 0x7ff << 52 };
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
            range = range.with(sign | small as u128, sign | large as u128);
        }
        if upper >= 0 {
            range = range.with(lower.max(0) as u128, upper as u128);
        }
        range
    }
}

/// The place of a float in the order of numbers, -0 before 0.
pub fn rank(bits: u32, value: u128) -> i128 {
    let sign = 1 << (bits - 1);
    match value & sign == 0 {
        true => value as i128,
        false => -1 - (value ^ sign) as i128,
    }
}

/// Whether a float is not a number.
pub fn is_nan(bits: u32, value: u128) -> bool {
    match bits {
        32 => f32::from_bits(value as u32).is_nan(),
        _ => f64::from_bits(value as u64).is_nan(),
    }
}

/// An integer with its sign.
pub fn signed(bits: u32, value: u128) -> i128 {
    let shift = 128 - bits;
    (value << shift) as i128 >> shift
}

impl Range {
    /// The upper halves of 64 bits.
    pub fn upper_word(self) -> Range {
        let parts = self.parts();
        parts.fold(Range::none(32), |sum, (lo, hi)| {
            sum.with(lo >> 32, hi >> 32)
        })
    }

    /// With 32 bits of `lower` below.
    pub fn over(self, lower: Range) -> Range {
        let least = lower.parts().map(|(lo, _)| lo).min().unwrap_or(0);
        let most = lower.parts().map(|(_, hi)| hi).max().unwrap_or(0);
        let parts = self.parts();
        parts.fold(Range::none(64), |sum, (lo, hi)| {
            sum.with(lo << 32 | least, hi << 32 | most)
        })
    }

    /// The least and the greatest number, if they are floats and all finite.
    pub fn bounds(self) -> Option<(f64, f64)> {
        let number = |value: u128| match self.bits {
            32 => f64::from(f32::from_bits(value as u32)),
            _ => f64::from_bits(value as u64),
        };
        let ends = || self.parts().flat_map(|(lo, hi)| [number(lo), number(hi)]);
        let least = ends().fold(f64::INFINITY, f64::min);
        let most = ends().fold(f64::NEG_INFINITY, f64::max);
        let are_finite = ends().all(f64::is_finite);
        (are_finite && least <= most).then_some((least, most))
    }

    /// Those between two numbers, if they are floats and all finite.
    pub fn within(self, (least, most): (f64, f64)) -> Range {
        let bits = |value: f64| match self.bits {
            32 => u128::from((value as f32).to_bits()),
            _ => u128::from(value.to_bits()),
        };
        let ends = (rank(self.bits, bits(least)), rank(self.bits, bits(most)));
        // One more for what the conversion rounds, another for the zeros.
        let limits = Range::span(self.bits, (ends.0 - 2, ends.1 + 2), 0);
        let mut both = Range::none(self.bits);
        for (a, b) in self.halves.into_iter().zip(limits.halves) {
            if let (Some(a), Some(b)) = (a, b)
                && a.0.max(b.0) <= a.1.min(b.1)
            {
                both = both.with(a.0.max(b.0), a.1.min(b.1));
            }
        }
        both
    }

    /// With the sign bit changed.
    pub fn flipped(self) -> Range {
        let sign = 1 << (self.bits - 1);
        let parts = self.parts();
        parts.fold(Range::none(self.bits), |sum, (lo, hi)| {
            sum.with(lo ^ sign, hi ^ sign)
        })
    }

    /// With the sign bit clear.
    pub fn absolute(self) -> Range {
        let size = (1 << (self.bits - 1)) - 1;
        let parts = self.parts();
        parts.fold(Range::none(self.bits), |sum, (lo, hi)| {
            sum.with(lo & size, hi & size)
        })
    }
}
