//! Numeric literals of jobs and the command line, and how they are stored in an element type.

use half::{bf16, f16};
use stablehlo::ElementType::{self, *};

use crate::element;

/// A number of a job or of the command line; it stays an integer if it was written as one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// Written without a decimal point or exponent.
    Int(i128),
    /// Any other number.
    Float(f64),
}

impl Number {
    /// Parses `10000`, `-3`, `0xff`, `2.5`, `1e-3`, `inf`, `nan`.
    pub fn parse(text: &str) -> Option<Number> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        if let Some(hex) = digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
            return i128::from_str_radix(hex, 16)
                .ok()
                .map(|value| Number::Int(sign * value));
        }
        if digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return digits
                .parse::<i128>()
                .ok()
                .map(|value| Number::Int(sign * value));
        }
        text.parse().ok().map(Number::Float)
    }

    /// Converts the value of an expression: to an integer if it is one and `f64` holds it exactly.
    pub fn from_value(value: f64) -> Number {
        if value == value.trunc() && value.abs() <= 2f64.powi(53) {
            Number::Int(value as i128)
        } else {
            Number::Float(value)
        }
    }

    /// Returns it as `f64`, rounded if necessary.
    pub fn as_f64(self) -> f64 {
        match self {
            Number::Int(value) => value as f64,
            Number::Float(value) => value,
        }
    }

    /// Returns true if `element` can hold it (floats hold every number, rounded).
    pub fn fits(self, element: ElementType) -> bool {
        match (self, element::integer_range(element)) {
            (_, None) => true,
            (Number::Int(value), Some((least, greatest))) => (least..=greatest).contains(&value),
            (Number::Float(_), Some(_)) => false,
        }
    }

    /// Returns its little-endian bytes as `element`, or why it cannot be stored there.
    pub fn encode(self, element: ElementType) -> Result<Vec<u8>, String> {
        let name = element::name(element);
        match (self, element::integer_range(element)) {
            (number, None) => Ok(encode_float(number.as_f64(), element)),
            (Number::Float(value), Some(_)) => {
                Err(format!("{value} is not an integer, as {name} needs"))
            }
            (Number::Int(value), Some((least, greatest))) if value < least || value > greatest => {
                Err(format!(
                    "{value} does not fit {name} ({least} to {greatest})"
                ))
            }
            (Number::Int(value), Some(_)) => {
                Ok(value.to_le_bytes()[..element::bytes(element)].to_vec())
            }
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Number::Int(value) => write!(f, "{value}"),
            Number::Float(value) => write!(f, "{value:?}"),
        }
    }
}

/// Returns the little-endian bytes of `value` rounded to the float type `element`.
fn encode_float(value: f64, element: ElementType) -> Vec<u8> {
    match element {
        F16 => f16::from_f64(value).to_le_bytes().to_vec(),
        BF16 => bf16::from_f64(value).to_le_bytes().to_vec(),
        F32 => (value as f32).to_le_bytes().to_vec(),
        F64 => value.to_le_bytes().to_vec(),
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => {
            unreachable!("integers are encoded as integers")
        }
    }
}

/// Appends `value` as `element`; returns false if an integer type cannot hold it.
pub fn push(value: f64, element: ElementType, bytes: &mut Vec<u8>) -> bool {
    match element {
        F32 => bytes.extend_from_slice(&(value as f32).to_le_bytes()),
        F64 => bytes.extend_from_slice(&value.to_le_bytes()),
        F16 | BF16 => bytes.extend_from_slice(&encode_float(value, element)),
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => {
            match Number::from_value(value).encode(element) {
                Ok(encoded) => bytes.extend_from_slice(&encoded),
                Err(_) => return false,
            }
        }
    }
    true
}

/// Returns `count` times the shortest decimal representation of `one`, rounded once: 3 times 0.1 is
/// 0.3, not 0.30000000000000004.
pub fn times(count: u64, one: f64) -> f64 {
    let written = format!("{one:e}");
    let exact = || {
        let (digits, exponent) = written.split_once('e')?;
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let digits: i128 = format!("{whole}{fraction}").parse().ok()?;
        let exponent = exponent.parse::<i32>().ok()? - fraction.len() as i32;
        let product = digits.checked_mul(count.into())?;
        format!("{product}e{exponent}").parse().ok()
    };
    exact().unwrap_or(count as f64 * one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_what_users_write() {
        use Number::*;
        let rows = [
            ("10000", Int(10000)),
            ("-3", Int(-3)),
            ("0xff", Int(255)),
            ("2.5", Float(2.5)),
            ("1e3", Float(1e3)),
        ];
        for (text, number) in rows {
            assert_eq!(Number::parse(text), Some(number), "{text}");
        }
        assert_eq!(
            Number::parse("18446744073709551615"),
            Some(Int(u64::MAX.into()))
        );
        for text in ["", "-", "x", "1 2", "--1", "0x", "1e"] {
            assert_eq!(Number::parse(text), None, "{text}");
        }
    }

    #[test]
    fn multiples_of_decimals_are_decimals() {
        for (count, one, product) in [
            (3, 0.1, 0.3),
            (7, 0.7, 4.9),
            (0, 0.1, 0.0),
            (60, 1.0 / 60.0, 1.0),
            (20, 20.0, 400.0),
            (3, -0.1, -0.3),
            (1000, 1e-7, 1e-4),
            (3, f64::INFINITY, f64::INFINITY),
        ] {
            assert_eq!(times(count, one), product, "{count} times {one}");
        }
    }

    #[test]
    fn encodes_or_says_why_not() {
        assert_eq!(Number::Int(-1).encode(I16), Ok(vec![0xff, 0xff]));
        assert_eq!(Number::Int(3).encode(F32), Ok(3f32.to_le_bytes().to_vec()));
        assert!(
            Number::Int(256)
                .encode(U8)
                .unwrap_err()
                .contains("does not fit u8")
        );
        assert!(
            Number::Float(0.5)
                .encode(I32)
                .unwrap_err()
                .contains("not an integer")
        );
    }
}
