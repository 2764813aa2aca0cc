//! Finds first values that a job can express without a file: one value, the element's index, or an
//! affine function of the indices, if it is exact in all bits.

use stablehlo::ElementType;

use super::float_text;
use crate::arrays::HostArray;
use crate::element;
use crate::expr::Expr;
use crate::number::{self, Number};

/// The names of the indices of the last dimensions, starting with the last one.
const INDICES: [&str; 3] = ["i", "j", "k"];

/// Returns the value of `init` that produces the array. `is_free` returns whether a name has no
/// other meaning in the job than that of an index.
pub(super) fn value(array: &HostArray, is_free: &dyn Fn(&str) -> bool) -> Option<String> {
    if array.is_empty() || array.element == ElementType::Pred {
        return None;
    }
    if let Some(number) = constant(array) {
        return Some(number);
    }
    if is_iota(array) {
        return Some("\"iota\"".to_owned());
    }
    let text = affine(array, is_free)?;
    Some(format!("{{ expr = \"{text}\" }}"))
}

fn cell(array: &HostArray, index: usize) -> &[u8] {
    let size = element::bytes(array.element);
    &array.bytes[index * size..(index + 1) * size]
}

/// Returns the common value of all elements.
fn constant(array: &HostArray) -> Option<String> {
    let first = cell(array, 0);
    let size = first.len();
    if array.bytes.chunks(size).any(|other| other != first) {
        return None;
    }
    let (text, number) = match array.element {
        ElementType::U64 => {
            let value = u64::from_le_bytes(first.try_into().ok()?);
            // Integers of jobs are signed and have 64 bits.
            let value = i64::try_from(value).ok()?;
            (value.to_string(), Number::Int(value.into()))
        }
        ElementType::I64 => {
            let value = i64::from_le_bytes(first.try_into().ok()?);
            (value.to_string(), Number::Int(value.into()))
        }
        of if element::is_float(of) => {
            let text = shortest(array.get(0), of);
            let value: f64 = text.parse().ok()?;
            (text, Number::Float(value))
        }
        _ => {
            let value = array.get(0) as i64;
            (value.to_string(), Number::Int(value.into()))
        }
    };
    let is_same = number.encode(array.element).is_ok_and(|own| own == first);
    (is_same && text != "nan").then_some(text)
}

/// Formats a float for TOML and expressions, with the shortest digits that identify it in its type.
fn shortest(value: f64, element: ElementType) -> String {
    float_text(&match element {
        ElementType::F32 => format!("{:?}", value as f32),
        _ => format!("{value:?}"),
    })
}

/// Returns whether each element is its index.
fn is_iota(array: &HostArray) -> bool {
    let mut own = Vec::new();
    (0..array.len()).all(|index| {
        own.clear();
        number::push(index as f64, array.element, &mut own) && own == cell(array, index)
    })
}

/// How the slope in a dimension is estimated from the elements.
#[derive(Clone, Copy)]
enum Fit {
    /// The difference of the first two elements.
    Neighbours,
    /// The mean difference of neighbours.
    Mean,
}

/// Returns an affine expression of the indices.
fn affine(array: &HostArray, is_free: &dyn Fn(&str) -> bool) -> Option<String> {
    let rank = array.shape.len();
    let start = array.get(0);
    let slope = |dim: usize, fit: Fit| {
        let stride: usize = array.shape[dim + 1..].iter().product();
        let steps = match fit {
            Fit::Neighbours => 1,
            Fit::Mean => array.shape[dim] - 1,
        };
        match array.shape[dim] {
            1 => 0.0,
            _ => (array.get(steps * stride) - start) / steps as f64,
        }
    };
    if !start.is_finite() {
        return None;
    }
    let is_float = element::is_float(array.element);
    // Floats of programs are often multiples of a short decimal number.
    let forms: &[(Fit, bool)] = match is_float {
        true => &[
            (Fit::Neighbours, true),
            (Fit::Mean, true),
            (Fit::Neighbours, false),
            (Fit::Mean, false),
        ],
        false => &[(Fit::Neighbours, false)],
    };
    let text_of = |value: f64, is_short: bool| match is_float {
        false => format!("{}", value as i64),
        true if is_short => shortest(value, array.element),
        true => {
            let rounded = match array.element {
                ElementType::F32 => f64::from(value as f32),
                _ => value,
            };
            format!("{rounded:?}")
        }
    };
    for (fit, is_short) in forms {
        let mut terms = Vec::new();
        for dim in 0..rank {
            let factor = slope(dim, *fit);
            if factor == 0.0 {
                continue;
            }
            let name = *INDICES.get(rank - 1 - dim)?;
            if !factor.is_finite() || !is_free(name) {
                return None;
            }
            terms.push((factor, name));
        }
        let mut text = match start == 0.0 && !terms.is_empty() {
            true => String::new(),
            false => text_of(start, *is_short),
        };
        for (factor, name) in terms {
            let sign = match (factor < 0.0, text.is_empty()) {
                (true, true) => "-",
                (true, false) => " - ",
                (false, true) => "",
                (false, false) => " + ",
            };
            text += sign;
            text += &match factor.abs() {
                1.0 => name.to_owned(),
                factor => format!("{} * {name}", text_of(factor, *is_short)),
            };
        }
        if gives(&text, array) {
            return Some(text);
        }
    }
    None
}

/// Returns whether an expression of the indices produces an array exactly.
fn gives(text: &str, array: &HostArray) -> bool {
    const ROW: usize = 4096;
    let Ok(expr) = Expr::parse(text, &INDICES) else {
        return false;
    };
    let rank = array.shape.len();
    let columns = array.shape.last().copied().unwrap_or(1);
    let mut row = vec![0.0; columns.min(ROW)];
    let (mut stack, mut own) = (Vec::new(), Vec::new());
    for line in 0..array.len() / columns {
        for start in (0..columns).step_by(ROW) {
            row.resize(ROW.min(columns - start), 0.0);
            let fill = |name: usize, values: &mut [f64]| {
                if name == 0 {
                    for (cell, value) in values.iter_mut().enumerate() {
                        *value = (start + cell) as f64;
                    }
                    return;
                }
                // The dimensions between this one and the last.
                let inner = &array.shape[rank - name..rank - 1];
                let extent = array.shape[rank - 1 - name];
                let index = line / inner.iter().product::<usize>() % extent;
                values.fill(index as f64);
            };
            expr.eval_row(&fill, &mut stack, &mut row);
            own.clear();
            let fits = row
                .iter()
                .all(|value| number::push(*value, array.element, &mut own));
            let at = (line * columns + start) * element::bytes(array.element);
            if !fits || array.bytes[at..at + own.len()] != own {
                return false;
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use stablehlo::ElementType::{F32, F64, I32, I64, U8, U64};

    use super::*;

    fn array<T, const N: usize>(
        element: ElementType,
        shape: &[usize],
        bytes: impl Fn(T) -> [u8; N],
        values: impl Fn(usize) -> T,
    ) -> HostArray {
        let count = shape.iter().product();
        HostArray {
            element,
            shape: shape.to_vec(),
            bytes: (0..count).flat_map(|k| bytes(values(k))).collect(),
        }
    }

    /// Returns the text of `init`, and checks that a job with it produces the array.
    fn said(array: &HostArray) -> Option<String> {
        let value = value(array, &|_| true)?;
        let text = format!(
            "kernels = [\"k.ptx\"]\n[arrays]\na = {{ dtype = \"{}\", shape = {:?}, init = {value} }}\n[[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n",
            element::name(array.element),
            array.shape
        );
        let job = crate::job::read::read("job.toml", &text, Path::new("")).unwrap();
        let first = crate::arrays::initial::initial(&job, &job.arrays[0]).unwrap();
        assert_eq!(first.bytes, array.bytes, "{value}");
        Some(value)
    }

    #[test]
    fn constants_are_numbers() {
        let float = |value: f32| array(F32, &[3], f32::to_le_bytes, move |_| value);
        assert_eq!(said(&float(0.1)).as_deref(), Some("0.1"));
        assert_eq!(said(&float(-0.0)).as_deref(), Some("-0.0"));
        assert_eq!(said(&float(f32::INFINITY)).as_deref(), Some("inf"));
        assert_eq!(said(&float(f32::NAN)), None);
        let long = |value: i64| array(I64, &[3], i64::to_le_bytes, move |_| value);
        assert_eq!(said(&long(-3)).as_deref(), Some("-3"));
        let exact = (1 << 60) + 1;
        assert_eq!(said(&long(exact)), Some(exact.to_string()));
        let large = array(U64, &[3], u64::to_le_bytes, |_| u64::MAX);
        assert_eq!(said(&large), None);
    }

    #[test]
    fn ramps_are_expressions() {
        let of = |f: fn(usize) -> f32| said(&array(F32, &[999], f32::to_le_bytes, f));
        assert_eq!(of(|k| k as f32).as_deref(), Some("\"iota\""));
        // A product in single precision, with the float nearest to 0.1.
        let tenth = "{ expr = \"0.10000000149011612 * i\" }";
        assert_eq!(of(|k| 0.1 * k as f32).as_deref(), Some(tenth));
        assert_eq!(
            of(|k| 5.0 - 0.25 * k as f32).as_deref(),
            Some("{ expr = \"5.0 - 0.25 * i\" }")
        );
        let doubles = array(F64, &[9], f64::to_le_bytes, |k| 0.1 * k as f64);
        assert_eq!(said(&doubles).as_deref(), Some("{ expr = \"0.1 * i\" }"));
        let down = array(I32, &[9], i32::to_le_bytes, |k| 7 - 3 * k as i32);
        assert_eq!(said(&down).as_deref(), Some("{ expr = \"7 - 3 * i\" }"));
    }

    #[test]
    fn sums_of_indices_are_expressions() {
        let plane = array(I32, &[4, 5], i32::to_le_bytes, |k| {
            let (j, i) = (k / 5, k % 5);
            100 + 10 * j as i32 - i as i32
        });
        let text = "{ expr = \"100 + 10 * j - i\" }";
        assert_eq!(said(&plane).as_deref(), Some(text));
        let box_ = array(F64, &[2, 3, 4], f64::to_le_bytes, |k| {
            (k / 12) as f64 + 0.5 * (k / 4 % 3) as f64
        });
        let text = "{ expr = \"k + 0.5 * j\" }";
        assert_eq!(said(&box_).as_deref(), Some(text));
    }

    #[test]
    fn others_stay_in_a_file() {
        // One bit off in the last element.
        let mut ramp = array(F32, &[5000], f32::to_le_bytes, |k| 2.0 * k as f32);
        assert!(said(&ramp).is_some());
        let last = ramp.bytes.len() - 4;
        ramp.bytes[last] ^= 1;
        assert_eq!(said(&ramp), None);
        let wrapped = array(U8, &[300], u8::to_le_bytes, |k| k as u8);
        assert_eq!(said(&wrapped), None);
        let ramp = array(I32, &[9], i32::to_le_bytes, |k| 2 * k as i32);
        assert_eq!(value(&ramp, &|name| name != "i"), None);
        // -0.0 before a ramp is not 0.
        let signed = array(F64, &[3], f64::to_le_bytes, |k| match k {
            0 => -0.0,
            k => k as f64 * 2.0,
        });
        assert_eq!(said(&signed), None);
        // A dimension without a name.
        let deep = array(I32, &[2, 1, 1, 2], i32::to_le_bytes, |k| {
            10 * (k / 2) as i32
        });
        assert_eq!(said(&deep), None);
    }
}
