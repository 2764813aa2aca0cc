//! Bounds contain every result: tests operations on random ranges with random members.

use interpreter::soft::Rounding;
use llvm::{IntPredicate, RealPredicate};
use testkit::Random;

use super::bounds::apply;
use super::code::{Code, Exact};
use super::range::Range;

const FLOATS: &[(Code, usize)] = &[
    (Code::FAdd, 2),
    (Code::FSub, 2),
    (Code::FMul, 2),
    (Code::FDiv, 2),
    (Code::Fma, 3),
    (Code::Sqrt, 1),
    (Code::Floor, 1),
    (Code::Ceil, 1),
    (Code::FTrunc, 1),
    (Code::RoundEven, 1),
    (Code::Round, 1),
    (Code::FNeg, 1),
    (Code::FAbs, 1),
    (Code::CopySign, 2),
    (Code::FMin(true), 2),
    (Code::FMax(true), 2),
    (Code::FMin(false), 2),
    (Code::FMax(false), 2),
    (Code::Exp2, 1),
    (Code::Log2, 1),
    (Code::Sin, 1),
    (Code::Tanh, 1),
    (Code::FpToSi, 1),
    (Code::FpToUi, 1),
    (Code::SiToFp, 1),
    (Code::UiToFp, 1),
    (Code::Rounded(Exact::Add, Rounding::Down), 2),
    (Code::Rounded(Exact::Mul, Rounding::Zero), 2),
    (Code::Rounded(Exact::Fma, Rounding::Up), 3),
];

const INTEGERS: &[(Code, usize)] = &[
    (Code::Add, 2),
    (Code::Sub, 2),
    (Code::Mul, 2),
    (Code::UDiv, 2),
    (Code::SDiv, 2),
    (Code::URem, 2),
    (Code::SRem, 2),
    (Code::Shl, 2),
    (Code::LShr, 2),
    (Code::AShr, 2),
    (Code::And, 2),
    (Code::Or, 2),
    (Code::Xor, 2),
    (Code::SMin, 2),
    (Code::SMax, 2),
    (Code::UMin, 2),
    (Code::UMax, 2),
    (Code::Abs, 1),
    (Code::CtLz, 1),
    (Code::CtPop, 1),
    (Code::FShl, 3),
];

const COMPARED: &[Code] = &[
    Code::ICmp(IntPredicate::LLVMIntEQ),
    Code::ICmp(IntPredicate::LLVMIntNE),
    Code::ICmp(IntPredicate::LLVMIntSLT),
    Code::ICmp(IntPredicate::LLVMIntSGE),
    Code::ICmp(IntPredicate::LLVMIntULT),
    Code::ICmp(IntPredicate::LLVMIntUGE),
    Code::FCmp(RealPredicate::LLVMRealOEQ),
    Code::FCmp(RealPredicate::LLVMRealUNE),
    Code::FCmp(RealPredicate::LLVMRealOLT),
    Code::FCmp(RealPredicate::LLVMRealUGE),
    Code::FCmp(RealPredicate::LLVMRealUNO),
];

struct Values(Random);

impl Values {
    fn next(&mut self) -> u128 {
        self.0.bits().into()
    }

    /// Returns bits that are significant as a float or as an integer, or random.
    fn value(&mut self, bits: u32) -> u128 {
        let mask = (1 << bits) - 1;
        let special = match bits {
            32 => [
                0,
                1,
                1 << 31,
                0x7f80_0000,
                0xff80_0000,
                0x7fff_ffff,
                0x3f80_0000,
                0xbf80_0000,
            ],
            _ => [
                0,
                1,
                1 << 63,
                0x7ff << 52,
                0xfff << 52,
                0x7ff8 << 48,
                0x3ff << 52,
                0xbff << 52,
            ],
        };
        match self.next() >> 7 & 7 {
            0 | 1 => special[(self.next() >> 9 & 7) as usize],
            2 => (self.next() >> 5) & 63,
            3 => special[6] + (self.next() & ((1 << 26) - 1)),
            _ => (self.next() << 13 ^ self.next()) & mask,
        }
    }

    fn range(&mut self, bits: u32) -> (Range, Vec<u128>) {
        let mut range = Range::point(bits, self.value(bits));
        for _ in 0..self.next() >> 8 & 3 {
            range = range.or(Range::point(bits, self.value(bits)));
        }
        let mut members: Vec<u128> = range
            .parts()
            .flat_map(|(lo, hi)| [lo, hi, lo + (hi - lo) / 3])
            .map(u128::from)
            .collect();
        for (lo, hi) in range.parts() {
            let (lo, hi) = (u128::from(lo), u128::from(hi));
            members.push(lo + (self.next() << 11) % (hi - lo + 1));
        }
        (range, members)
    }
}

#[test]
fn every_result_is_in_the_range_of_results() {
    let mut random = Values(Random::new(7));
    for bits in [32, 64] {
        let all = FLOATS
            .iter()
            .chain(INTEGERS)
            .copied()
            .map(|(code, count)| (code, count, bits));
        let compared = COMPARED.iter().map(|code| (*code, 2, 1));
        for (code, count, width) in all.chain(compared) {
            for _ in 0..400 {
                let (ranges, members): (Vec<Range>, Vec<Vec<u128>>) =
                    (0..count).map(|_| random.range(bits)).unzip();
                let range = apply(code, width, bits, &ranges, false);
                for _ in 0..12 {
                    let one: Vec<u128> = members
                        .iter()
                        .map(|of| of[random.next() as usize % of.len()])
                        .collect();
                    if let Some(value) = code.run(width, bits, &one) {
                        assert!(
                            range.has(value),
                            "{code:?} of {one:x?} in {ranges:x?} is {value:x}, not in {range:x?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn widths_change_as_results_do() {
    let mut random = Values(Random::new(9));
    for (code, bits, from) in [
        (Code::Trunc, 32, 64),
        (Code::ZExt, 64, 32),
        (Code::SExt, 64, 32),
        (Code::FpExt, 64, 32),
        (Code::FpTrunc, 32, 64),
    ] {
        for _ in 0..2000 {
            let (range, members) = random.range(from);
            let results = apply(code, bits, from, &[range], false);
            for member in members {
                let value = code.run(bits, from, &[member]).expect("it is defined");
                assert!(
                    results.has(value),
                    "{code:?} of {member:x} in {range:x?} is {value:x}, not in {results:x?}"
                );
            }
        }
    }
}

#[test]
fn what_cannot_be_is_left_out() {
    let number = |value: f32| u128::from(value.to_bits());
    let small = Range::point(32, number(1.0)).or(Range::point(32, number(2.0)));
    let sum = apply(Code::FAdd, 32, 32, &[small, small], true);
    assert!(sum.has(number(3.0)) && !sum.has(number(4.5)) && !sum.has(number(-1.0)));
    let limit = Range::point(32, number(5.0));
    let less = apply(
        Code::FCmp(RealPredicate::LLVMRealOLT),
        1,
        32,
        &[sum, limit],
        false,
    );
    assert_eq!(less.value(), Some(1));
}
