//! Fused multiply-add (one rounding) from ops that each round: StableHLO has none.
//!
//! For `f32`, the product is exact in `f64`. For `f64`, the product is a sum of two floats (Dekker
//! 1971), and the sum is rounded as in Boldo and Melquiond (2008): from the rounded sum and the
//! sign of its error. No op works on bits, so that derivatives propagate. It relies on subnormals
//! and on separately rounded products and sums; those that a compiler must not contract are marked
//! with [`Func::rounded`].

use crate::{BinaryOp, Direction, ElementType, Func, Scalar, UnaryOp, Value};

use BinaryOp::{Add, And, Divide, Maximum, Multiply, Subtract};

/// Operands above this, or below its inverse, are scaled.
const LARGE: f64 = power(400);
/// The scale, or its inverse.
const SCALE: f64 = power(640);
/// The stand-in for an addend that is too small after scaling: less than the last bit of any
/// product.
const TINY: f64 = 1.0 / power(900);
/// Splits a 53-bit significand in halves (Veltkamp 1968).
const SPLIT: f64 = 134_217_729.0;

/// Returns a power of two.
const fn power(exponent: u64) -> f64 {
    f64::from_bits((1023 + exponent) << 52)
}

impl Func {
    /// `x` as rounded: its uses must be neither contracted nor reassociated with the op that
    /// computes it. Written as a maximum with -inf, which changes nothing and which the target's
    /// last pass replaces with an op that is opaque to its compiler.
    pub fn rounded(&mut self, x: Value) -> Value {
        let least = self.filled(x, f64::NEG_INFINITY);
        self.binary(Maximum, x, least)
    }

    /// Returns the operand of a [`Func::rounded`].
    pub fn as_rounded(&self, value: Value) -> Option<Value> {
        let crate::Op::Binary(Maximum, x, least) = *self.op(value) else {
            return None;
        };
        let element = self.tensor(value).element;
        let mut least = least;
        while let crate::Op::BroadcastInDim { operand, .. } = self.op(least) {
            least = *operand;
        }
        let crate::Op::Constant(literal) = self.op(least) else {
            return None;
        };
        let is_least = element.is_float()
            && literal.splat_value()?.as_f64(literal.element()) == f64::NEG_INFINITY;
        is_least.then_some(x)
    }

    /// `a * b + c` with one rounding, to nearest even, of three floats of one type, `f32` or `f64`;
    /// exact if products and sums follow IEEE 754, subnormals included.
    ///
    /// # Panics
    /// If the type is another one.
    pub fn multiply_add_rounded_once(&mut self, a: Value, b: Value, c: Value) -> Value {
        match self.tensor(a).element {
            ElementType::F32 => self.in_double(a, b, c),
            ElementType::F64 => self.of_two_floats(a, b, c),
            other => panic!("of floats of 32 or 64 bits, not of {other:?}"),
        }
    }

    /// The `f32` case: where `f64` rounds the sum to a midpoint of two `f32` values, the rounding
    /// error decides between them.
    fn in_double(&mut self, a: Value, b: Value, c: Value) -> Value {
        let [a, b, c] = [a, b, c].map(|x| self.convert(x, ElementType::F64));
        let product = self.binary(Multiply, a, b);
        let (sum, left) = self.two_sum(product, c);
        let near = self.convert(sum, ElementType::F32);
        let wide = self.convert(near, ElementType::F64);
        // After an overflow, infinity stands for the next power of two.
        let next = power(128);
        let (low, high) = (self.filled(wide, -next), self.filled(wide, next));
        let wide = self.clamp(low, wide, high);
        let off = self.binary(Subtract, sum, wide);
        let other = self.binary(Add, sum, off);
        let other_near = self.convert(other, ElementType::F32);
        let back = self.convert(other_near, ElementType::F64);
        let halfway = self.compare(Direction::Eq, back, other);
        let beyond = self.same_sign(left, off);
        let takes = self.binary(And, halfway, beyond);
        self.select(takes, other_near, near)
    }

    /// The `f64` case.
    fn of_two_floats(&mut self, a: Value, b: Value, c: Value) -> Value {
        let (a_scaled, a_small, a_large) = self.scaled(a);
        let (b_scaled, b_small, b_large) = self.scaled(b);
        let (product, rest) = self.two_product(a_scaled, b_scaled);

        // The addend on the product's scale: at most two scalings.
        let one = self.filled(c, 1.0);
        let (up, down) = (self.filled(c, SCALE), self.filled(c, 1.0 / SCALE));
        let step = |f: &mut Func, small, large| {
            let down = f.select(large, down, one);
            f.select(small, up, down)
        };
        let steps = [step(self, a_small, a_large), step(self, b_small, b_large)];
        let scale = self.binary(Multiply, steps[0], steps[1]); // or infinity, or 0, if both operands were scaled up, or down
        let cancel = self.compare(Direction::Eq, scale, one);
        let steps = steps.map(|step| self.select(cancel, one, step));
        let size = self.unary(UnaryOp::Abs, c);
        let is_up = self.compare(Direction::Gt, scale, one);
        let is_down = self.compare(Direction::Lt, scale, one);
        let once = self.binary(Multiply, c, steps[0]);
        let moved = self.binary(Multiply, once, steps[1]);
        // Too small for its bits to matter: only its sign does.
        let zero = self.filled(c, 0.0);
        let tiny = self.filled(c, TINY);
        let minus = self.filled(c, -TINY);
        let moved_size = self.unary(UnaryOp::Abs, moved);
        let is_tiny = self.compare(Direction::Lt, moved_size, tiny);
        let is_tiny = self.binary(And, is_tiny, is_down);
        let (above, below) = (
            self.compare(Direction::Gt, c, zero),
            self.compare(Direction::Lt, c, zero),
        );
        let stand_in = self.select(below, minus, moved);
        let stand_in = self.select(above, tiny, stand_in);
        let addend = self.select(is_tiny, stand_in, moved);
        // So large that the product is less than half of its last bit.
        let twice_up = self.binary(And, a_small, b_small);
        let far = {
            let (near, far) = (self.filled(c, power(300)), self.filled(c, 1.0 / power(300)));
            let least = self.select(twice_up, far, near);
            let is_far = self.compare(Direction::Ge, size, least);
            self.binary(And, is_far, is_up)
        };

        // The sum of three floats, as a float and its rounding error.
        let (upper, upper_rest) = self.two_sum(addend, rest);
        let (high, high_rest) = self.two_sum(product, upper);
        let (low, low_rest) = self.two_sum(high_rest, upper_rest);
        let (near, left) = self.two_sum(high, low);
        let sum = {
            let twice = self.binary(Add, left, left);
            let other = self.binary(Add, near, twice);
            let way = self.binary(Subtract, other, near);
            let is_tie = self.compare(Direction::Eq, way, twice);
            let beyond = self.same_sign(left, low_rest);
            let takes = self.binary(And, is_tie, beyond);
            self.select(takes, other, near)
        };
        // On the original scale the sum may be subnormal, with fewer bits: it is rounded to these
        // in one rounding.
        let sum = {
            let least = |exponent: i32| 2f64.powi(exponent - 1022);
            let (small, smaller) = (self.filled(c, least(640)), self.filled(c, least(1280)));
            let least_normal = self.select(twice_up, smaller, small);
            let minus = self.unary(UnaryOp::Negate, least_normal);
            let negative = self.compare(Direction::Lt, near, zero);
            let magic = self.select(negative, minus, least_normal);
            let shifted = self.binary(Add, magic, near);
            let few = self.binary(Subtract, shifted, magic);
            let off = self.binary(Subtract, near, few);
            let way = self.binary(Add, off, off);
            let other = self.binary(Add, few, way);
            let unit = self.filled(c, 2f64.powi(-53));
            let half = self.binary(Multiply, least_normal, unit);
            let off_size = self.unary(UnaryOp::Abs, off);
            let is_tie = self.compare(Direction::Eq, off_size, half);
            let is_exact = self.compare(Direction::Eq, left, zero);
            let rest = self.select(is_exact, low_rest, left);
            let beyond = self.same_sign(off, rest);
            let takes = self.binary(And, is_tie, beyond);
            let few = self.select(takes, other, few);
            let is_zero = self.compare(Direction::Eq, few, zero);
            let signed = self.binary(Multiply, near, zero);
            let few = self.select(is_zero, signed, few);
            let near_size = self.unary(UnaryOp::Abs, near);
            let is_small = self.compare(Direction::Lt, near_size, least_normal);
            let subnormal = self.binary(And, is_small, is_up);
            self.select(subnormal, few, sum)
        };
        // An exact zero gets its sign from a plain sum.
        let plain = self.binary(Add, product, addend);
        let nothing = self.compare(Direction::Eq, near, zero);
        let sum = self.select(nothing, plain, sum);
        let once = self.binary(Divide, sum, steps[0]);
        let back = self.binary(Divide, once, steps[1]);
        let back = self.select(far, c, back);

        let finite = [a, b, c].map(|x| self.unary(UnaryOp::IsFinite, x));
        let both = self.binary(And, finite[0], finite[1]);
        let all = self.binary(And, both, finite[2]);
        let special = self.binary(Add, product, c);
        self.select(all, back, special)
    }

    /// Scales an operand into the range in which products are exact as two floats; returns it, and
    /// whether it was small, and large.
    fn scaled(&mut self, x: Value) -> (Value, Value, Value) {
        let size = self.unary(UnaryOp::Abs, x);
        let (least, most) = (self.filled(x, 1.0 / LARGE), self.filled(x, LARGE));
        let small = self.compare(Direction::Lt, size, least);
        let large = self.compare(Direction::Gt, size, most);
        let (up, down) = (self.filled(x, SCALE), self.filled(x, 1.0 / SCALE));
        let one = self.filled(x, 1.0);
        let factor = self.select(large, down, one);
        let factor = self.select(small, up, factor);
        (self.binary(Multiply, x, factor), small, large)
    }

    /// `a * b` exactly, as the rounded product and its error.
    fn two_product(&mut self, a: Value, b: Value) -> (Value, Value) {
        let product = self.binary(Multiply, a, b);
        let product = self.rounded(product);
        let ((a_high, a_low), (b_high, b_low)) = (self.halves(a), self.halves(b));
        // Each of these is exact.
        let highs = self.binary(Multiply, a_high, b_high);
        let rest = self.binary(Subtract, highs, product);
        let mixed = self.binary(Multiply, a_high, b_low);
        let rest = self.binary(Add, rest, mixed);
        let mixed = self.binary(Multiply, a_low, b_high);
        let rest = self.binary(Add, rest, mixed);
        let lows = self.binary(Multiply, a_low, b_low);
        (product, self.binary(Add, rest, lows))
    }

    /// `x` as a sum of two floats with half of the bits each.
    fn halves(&mut self, x: Value) -> (Value, Value) {
        let split = self.filled(x, SPLIT);
        let large = self.binary(Multiply, x, split);
        let large = self.rounded(large);
        let beside = self.binary(Subtract, large, x);
        let high = self.binary(Subtract, large, beside);
        (high, self.binary(Subtract, x, high))
    }

    /// `x + y` exactly, as the rounded sum and its error (Knuth).
    fn two_sum(&mut self, x: Value, y: Value) -> (Value, Value) {
        let sum = self.binary(Add, x, y);
        let y_part = self.binary(Subtract, sum, x);
        let x_part = self.binary(Subtract, sum, y_part);
        let x_rest = self.binary(Subtract, x, x_part);
        let y_rest = self.binary(Subtract, y, y_part);
        (sum, self.binary(Add, x_rest, y_rest))
    }

    /// Whether both are positive, or both negative.
    fn same_sign(&mut self, x: Value, y: Value) -> Value {
        let zero = self.filled(x, 0.0);
        let up = [x, y].map(|value| self.compare(Direction::Gt, value, zero));
        let down = [x, y].map(|value| self.compare(Direction::Lt, value, zero));
        let up = self.binary(And, up[0], up[1]);
        let down = self.binary(And, down[0], down[1]);
        self.binary(BinaryOp::Or, up, down)
    }

    /// An array of the type of `like`, all elements of which are `value`.
    fn filled(&mut self, like: Value, value: f64) -> Value {
        let ty = self.tensor(like).clone();
        self.splat(ty, Scalar::Float(value))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Func, Literal, TensorType, eval};

    use super::*;

    fn fused(element: ElementType, of: &[[f64; 3]]) -> Vec<f64> {
        let mut func = Func::new("main");
        let [a, b, c] = [0; 3].map(|_| func.parameter(TensorType::new(element, [of.len()])));
        func.results = vec![func.multiply_add_rounded_once(a, b, c)];
        let inputs = [0, 1, 2].map(|nth| {
            let all: Vec<f64> = of.iter().map(|three| three[nth]).collect();
            Literal::from_f64s(element, [of.len()], &all)
        });
        eval(&func, &inputs).expect("no custom calls")[0].to_f64s()
    }

    /// Operands of all magnitudes, many of which nearly cancel, or are off by a bit, or are
    /// midpoints.
    fn cases(count: usize, exponents: std::ops::Range<i32>, bits: u32) -> Vec<[f64; 3]> {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let span = (exponents.end - exponents.start) as u64;
        let mut number = move || {
            let (kind, sign) = (next() % 8, next() % 2);
            let mut mantissa = next() >> (64 - bits);
            if kind < 3 {
                mantissa &= !0 << (next() % u64::from(bits));
            }
            mantissa |= 1 << (bits - 1);
            if kind == 3 {
                mantissa = 1 << (bits - 1);
            }
            let exponent = exponents.start + (next() % span) as i32 - bits as i32 + 1;
            let half = exponent / 2;
            let size = mantissa as f64 * 2f64.powi(half) * 2f64.powi(exponent - half);
            (if sign == 0 { size } else { -size }, next())
        };
        let case = |_| {
            let ((a, choice), (b, by), (c, _)) = (number(), number(), number());
            let near = -(a * b);
            let c = match choice % 6 {
                0 => near,
                1 => f64::from_bits(near.to_bits().wrapping_add(by % 5).wrapping_sub(2)),
                2 => near * 2f64.powi((by % 120) as i32 - 60),
                3 => c * 0.0,
                _ => c,
            };
            [a, b, c]
        };
        (0..count).map(case).collect()
    }

    const SPECIAL: [f64; 10] = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
    ];

    fn all_of(special: &[f64]) -> Vec<[f64; 3]> {
        let pairs = special
            .iter()
            .flat_map(|a| special.iter().map(move |b| (*a, *b)));
        let three = pairs.flat_map(|(a, b)| special.iter().map(move |c| [a, b, *c]));
        three.collect()
    }

    #[test]
    fn doubles_are_rounded_once() {
        let mut of = all_of(&SPECIAL);
        for range in [
            -3..3,
            -60..60,
            -1074..1023,
            -1074..-900,
            900..1023,
            -560..-480,
            480..560,
        ] {
            of.extend(cases(20_000, range, 53));
        }
        for ([a, b, c], got) in of.iter().zip(fused(ElementType::F64, &of)) {
            let expected = a.mul_add(*b, *c);
            let same = expected.to_bits() == got.to_bits() || expected.is_nan() && got.is_nan();
            assert!(
                same,
                "fma({a:e}, {b:e}, {c:e}) is {expected:e}, not {got:e}"
            );
        }
    }

    #[test]
    fn floats_are_rounded_once() {
        let mut of = all_of(&SPECIAL);
        of.extend(all_of(&[
            f64::from(f32::MAX),
            1.0,
            2f64.powi(103),
            2f64.powi(-30),
            2f64.powi(-149),
            -1.0,
        ]));
        for range in [
            -3..3,
            -30..30,
            -149..127,
            -149..-120,
            100..127,
            -80..-60,
            50..70,
        ] {
            of.extend(cases(20_000, range, 24));
        }
        let single = of.iter().map(|three| three.map(|x| f64::from(x as f32)));
        let of: Vec<[f64; 3]> = single.collect();
        for ([a, b, c], got) in of.iter().zip(fused(ElementType::F32, &of)) {
            let expected = (*a as f32).mul_add(*b as f32, *c as f32);
            let got = got as f32;
            let same = expected.to_bits() == got.to_bits() || expected.is_nan() && got.is_nan();
            assert!(
                same,
                "fma({a:e}, {b:e}, {c:e}) is {expected:e}, not {got:e}"
            );
        }
    }
}
