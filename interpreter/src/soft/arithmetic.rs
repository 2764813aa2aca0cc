//! Addition, multiplication, division and roots, rounded once.

use super::{Exact, Format, Rounding, Value, pack, unpack};

/// Moves the highest bit to position 125, so that two values can be added.
fn normal(exact: Exact) -> Exact {
    let shift = exact.mantissa.leading_zeros() as i32 - 2;
    Exact {
        mantissa: exact.mantissa << shift,
        exponent: exact.exponent - shift,
        ..exact
    }
}

fn add_exact(rounding: Rounding, a: Exact, b: Exact) -> Exact {
    let zero = Exact {
        negative: rounding == Rounding::Down,
        mantissa: 0,
        exponent: 0,
    };
    match (a.mantissa, b.mantissa) {
        (0, 0) if a.negative == b.negative => return a,
        (0, 0) => return zero,
        (0, _) => return b,
        (_, 0) => return a,
        _ => {}
    }
    let (a, b) = (normal(a), normal(b));
    let (high, low) = if a.exponent >= b.exponent {
        (a, b)
    } else {
        (b, a)
    };
    let distance = (high.exponent - low.exponent) as u32;
    // The bits that are shifted out set the lowest (sticky) bit.
    let low_mantissa = match distance {
        0 => low.mantissa,
        127.. => 1,
        _ => low.mantissa >> distance | u128::from(low.mantissa & ((1 << distance) - 1) > 0),
    };
    if high.negative == low.negative {
        return Exact {
            mantissa: high.mantissa + low_mantissa,
            ..high
        };
    }
    match high.mantissa.cmp(&low_mantissa) {
        std::cmp::Ordering::Equal => zero,
        std::cmp::Ordering::Greater => Exact {
            mantissa: high.mantissa - low_mantissa,
            ..high
        },
        std::cmp::Ordering::Less => Exact {
            negative: low.negative,
            mantissa: low_mantissa - high.mantissa,
            ..high
        },
    }
}

fn add_values(rounding: Rounding, a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) if a != b => Value::Nan,
        (Value::Infinity { .. }, _) => a,
        (_, Value::Infinity { .. }) => b,
        (Value::Finite(a), Value::Finite(b)) => Value::Finite(add_exact(rounding, a, b)),
    }
}

fn multiply_values(a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) => {
            Value::Infinity { negative: a != b }
        }
        (Value::Infinity { negative }, Value::Finite(finite))
        | (Value::Finite(finite), Value::Infinity { negative }) => {
            if finite.mantissa == 0 {
                Value::Nan
            } else {
                Value::Infinity {
                    negative: negative != finite.negative,
                }
            }
        }
        (Value::Finite(a), Value::Finite(b)) => Value::Finite(Exact {
            negative: a.negative != b.negative,
            mantissa: a.mantissa * b.mantissa,
            exponent: a.exponent + b.exponent,
        }),
    }
}

/// Returns a + b.
pub fn add(format: Format, rounding: Rounding, a: u64, b: u64) -> u64 {
    pack(
        format,
        rounding,
        add_values(rounding, unpack(format, a), unpack(format, b)),
    )
}

/// Returns a · b.
pub fn multiply(format: Format, rounding: Rounding, a: u64, b: u64) -> u64 {
    pack(
        format,
        rounding,
        multiply_values(unpack(format, a), unpack(format, b)),
    )
}

/// Returns a · b + c, rounded once.
pub fn fma(format: Format, rounding: Rounding, a: u64, b: u64, c: u64) -> u64 {
    let product = multiply_values(unpack(format, a), unpack(format, b));
    pack(
        format,
        rounding,
        add_values(rounding, product, unpack(format, c)),
    )
}

/// Returns a / b.
pub fn divide(format: Format, rounding: Rounding, a: u64, b: u64) -> u64 {
    let value = match (unpack(format, a), unpack(format, b)) {
        (Value::Nan, _) | (_, Value::Nan) | (Value::Infinity { .. }, Value::Infinity { .. }) => {
            Value::Nan
        }
        (Value::Infinity { negative }, Value::Finite(b)) => Value::Infinity {
            negative: negative != b.negative,
        },
        (Value::Finite(a), Value::Infinity { negative }) => Value::Finite(Exact {
            negative: a.negative != negative,
            mantissa: 0,
            exponent: 0,
        }),
        (Value::Finite(a), Value::Finite(b)) => match (a.mantissa, b.mantissa) {
            (0, 0) => Value::Nan,
            (_, 0) => Value::Infinity {
                negative: a.negative != b.negative,
            },
            (0, _) => Value::Finite(Exact {
                negative: a.negative != b.negative,
                ..a
            }),
            _ => {
                let a = normal(a);
                let quotient = ((a.mantissa / b.mantissa) << 1)
                    | u128::from(!a.mantissa.is_multiple_of(b.mantissa));
                let exponent = a.exponent - b.exponent - 1;
                Value::Finite(Exact {
                    negative: a.negative != b.negative,
                    mantissa: quotient,
                    exponent,
                })
            }
        },
    };
    pack(format, rounding, value)
}

/// Returns √a.
pub fn sqrt(format: Format, rounding: Rounding, a: u64) -> u64 {
    let value = match unpack(format, a) {
        Value::Finite(a) if a.mantissa == 0 => Value::Finite(a),
        Value::Nan
        | Value::Infinity { negative: true }
        | Value::Finite(Exact { negative: true, .. }) => Value::Nan,
        Value::Infinity { negative: false } => Value::Infinity { negative: false },
        Value::Finite(a) => {
            let mut a = normal(a);
            if a.exponent % 2 != 0 {
                a = Exact {
                    mantissa: a.mantissa >> 1,
                    exponent: a.exponent + 1,
                    ..a
                };
            }
            let root = a.mantissa.isqrt();
            let mantissa = root << 1 | u128::from(root * root != a.mantissa);
            Value::Finite(Exact {
                negative: false,
                mantissa,
                exponent: a.exponent / 2 - 1,
            })
        }
    };
    pack(format, rounding, value)
}
