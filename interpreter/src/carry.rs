//! Addition and subtraction with the carry flag.

use super::program::{CarryAdd, SumKind};

impl CarryAdd {
    /// Returns the result and the carry-out, which for a difference is that of `a + !b + 1`: set if
    /// nothing is borrowed.
    pub(super) fn run(self, a: u64, b: u64, c: u64, carry: u64) -> (u64, u64) {
        let bits = if self.wide { 64 } else { 32 };
        let mask = u64::MAX >> (64 - bits);
        let (a, b, c) = (a & mask, b & mask, c & mask);
        let carry = u128::from(if self.reads { carry } else { 0 });
        let signed = |value: u64| i128::from((value << (64 - bits)) as i64 >> (64 - bits));
        let (first, second) = match self.kind {
            SumKind::Subtract => {
                let borrowed = if self.reads { 1 - carry } else { 0 };
                let (value, borrows) = u128::from(a).overflowing_sub(u128::from(b) + borrowed);
                return (value as u64 & mask, (!borrows).into());
            }
            SumKind::Add => (a, b),
            SumKind::Low => (a.wrapping_mul(b) & mask, c),
            SumKind::High { signed: false } => {
                (((u128::from(a) * u128::from(b)) >> bits) as u64 & mask, c)
            }
            SumKind::High { signed: true } => (((signed(a) * signed(b)) >> bits) as u64 & mask, c),
        };
        let sum = u128::from(first) + u128::from(second) + carry;
        (sum as u64 & mask, (sum >> bits) as u64)
    }
}
