//! Elementwise ops: their partial derivatives.
//!
//! A row multiplies `t`, a tangent of the operand or an adjoint of the result, by the partial
//! derivative. Elementwise both are the same product, so that both modes share the row. It may use
//! the operands and the result. Where the op is not differentiable, the row states which one-sided
//! derivative it takes. `docs/derivatives.md` is generated from the rows.

mod formula;

use std::cell::RefCell;

use stablehlo::{BinaryOp, Func, UnaryOp, Value};

use formula::Array;

/// The product with `t`; `None` where the derivative is 0 everywhere.
pub(crate) type Partial = Option<Value>;

/// One of the rows, for the documentation.
#[cfg(test)]
pub(super) struct Slope {
    pub op: &'static str,
    /// By the first operand, and by the second one.
    pub formulas: Vec<&'static str>,
    pub ties: &'static str,
}

macro_rules! unary {
    ($($op:ident: |$x:ident, $y:ident, $t:ident| $formula:expr, $ties:literal;)* [flat: $($flat:ident)*]) => {
        /// Returns `t` times the derivative of `op` at `x`, where its result is `y`.
        pub(crate) fn unary(out: &mut Func, op: UnaryOp, x: Value, y: Value, t: Value) -> Partial {
            let out = RefCell::new(out);
            let [x, y, t] = [x, y, t].map(|value| Array::new(&out, value));
            let term = match op {
                $(UnaryOp::$op => {
                    let ($x, $y, $t) = (x, y, t);
                    $formula
                })*
                $(UnaryOp::$flat)|* => return None,
            };
            Some(term.value())
        }

        #[cfg(test)]
        fn unary_slopes() -> Vec<Slope> {
            vec![
                $(Slope { op: UnaryOp::$op.name(), formulas: vec![stringify!($formula)], ties: $ties },)*
                $(Slope { op: UnaryOp::$flat.name(), formulas: vec![], ties: "" },)*
            ]
        }
    };
}

macro_rules! binary {
    ($($op:ident: |$x:ident, $y:ident, $z:ident, $t:ident| $first:expr, $second:expr, $ties:literal;)* [flat: $($flat:ident)*]) => {
        /// Returns `t` times the derivative of `op` at `x` and `y`, where its result is `z`, by
        /// operand `which`.
        pub(crate) fn binary(
            out: &mut Func,
            op: BinaryOp,
            (x, y, z): (Value, Value, Value),
            which: usize,
            t: Value,
        ) -> Partial {
            let out = RefCell::new(out);
            let [x, y, z, t] = [x, y, z, t].map(|value| Array::new(&out, value));
            let term = match op {
                $(BinaryOp::$op => {
                    let ($x, $y, $z, $t) = (x, y, z, t);
                    match which {
                        0 => $first,
                        _ => $second,
                    }
                })*
                $(BinaryOp::$flat)|* => return None,
            };
            Some(term.value())
        }

        #[cfg(test)]
        fn binary_slopes() -> Vec<Slope> {
            vec![
                $(Slope {
                    op: BinaryOp::$op.name(),
                    formulas: vec![stringify!($first), stringify!($second)],
                    ties: $ties,
                },)*
                $(Slope { op: BinaryOp::$flat.name(), formulas: vec![], ties: "" },)*
            ]
        }
    };
}

// `y` is the result.
#[rustfmt::skip] // tables stay aligned
unary! {
    Abs:      |x, _y, t| t * x.sign(),             "0 at 0";
    Negate:   |_x, _y, t| -t,                      "";
    Sqrt:     |_x, y, t| t / (y + y),              "infinite at 0";
    Rsqrt:    |x, y, t| t * (y / x * -0.5),        "";
    Cbrt:     |_x, y, t| t / (y * y * 3.0),        "infinite at 0";
    Exp:      |_x, y, t| t * y,                    "";
    Expm1:    |_x, y, t| t * (y + 1.0),            "";
    Log:      |x, _y, t| t / x,                    "infinite at 0";
    Log1p:    |x, _y, t| t / (x + 1.0),            "";
    Sine:     |x, _y, t| t * x.cosine(),           "";
    Cosine:   |x, _y, t| t * -x.sine(),            "";
    Tan:      |_x, y, t| t * (y * y + 1.0),        "";
    Tanh:     |_x, y, t| t * (1.0 - y * y),        "";
    Logistic: |_x, y, t| t * (y * (1.0 - y)),      "";
    // Step functions, whose slope is 0 and is taken to be 0 where they jump; and ops from or to
    // other types than floats.
    [flat: Sign Floor Ceil RoundNearestEven RoundNearestAfz
           Not PopulationCount CountLeadingZeros IsFinite]
}

// `z` is the result.
#[rustfmt::skip] // tables stay aligned
binary! {
    Add:       |_x, _y, _z, t| t, t, "";
    Subtract:  |_x, _y, _z, t| t, -t, "";
    Multiply:  |x, y, _z, t| t * y, t * x, "";
    Divide:    |_x, y, z, t| t / y, t * -(z / y), "";
    // x - y trunc(x / y)
    Remainder: |x, y, z, t| t, t * ((z - x) / y).round(), "that of the piece to which it belongs";
    Maximum:   |x, y, _z, t| t.only(x.ge(y)), t.only(!x.ge(y)), "equal: the first one";
    Minimum:   |x, y, _z, t| t.only(x.le(y)), t.only(!x.le(y)), "equal: the first one";
    Power:     |x, y, z, t| t * (y * x.power((y - 1.0).unless(y.is(0.0), 1.0))),
                            t * (x.unless(x.le(0.0), 1.0).log() * z),
               "`x^0`: 0, also at 0; by `y`: 0 where `x` is not above 0";
    // of the angle of (y, x)
    Atan2:     |x, y, _z, t| t * (y / (x * x + y * y)), t * (-x / (x * x + y * y)), "";
    // Not of floats.
    [flat: And Or Xor ShiftLeft ShiftRightLogical ShiftRightArithmetic]
}

/// Returns all rows.
#[cfg(test)]
pub(super) fn slopes() -> Vec<Slope> {
    let mut slopes = unary_slopes();
    slopes.extend(binary_slopes());
    slopes
}
