//! Comparison of results.

use stablehlo::ElementType;

/// Returns the first element in which `ours` and `referee` differ; all NaNs are equal. Without
/// `movement` every bit counts. With it a float may differ by 16 ulp, by 16 times its movement, or
/// in the sign of a zero, and elements with unbounded movement are not compared.
pub fn difference(
    element: ElementType,
    ours: &[u8],
    referee: &[u8],
    movement: Option<&[f64]>,
) -> Option<String> {
    let size = element.bytes();
    let pairs = ours.chunks(size).zip(referee.chunks(size));
    for (at, (a, b)) in pairs.enumerate() {
        if a == b || movement.is_some_and(|movement| movement[at].is_infinite()) {
            continue;
        }
        let (x, y, epsilon) = match element {
            ElementType::F32 => {
                let of = |bytes: &[u8]| {
                    f64::from(f32::from_le_bytes(bytes.try_into().expect("4 bytes")))
                };
                (of(a), of(b), f64::from(f32::EPSILON))
            }
            ElementType::F64 => {
                let of = |bytes: &[u8]| f64::from_le_bytes(bytes.try_into().expect("8 bytes"));
                (of(a), of(b), f64::EPSILON)
            }
            _ => return Some(format!("[{at}] is {}, not {}", integer(a), integer(b))),
        };
        // A sum may have either zero, depending on the order of its terms.
        let is_zero = x == 0.0 && y == 0.0 && movement.is_some();
        if is_zero || x.is_nan() && y.is_nan() {
            continue;
        }
        let allowed = movement.map_or(0.0, |movement| {
            16.0 * (movement[at] + epsilon * x.abs().max(y.abs()))
        });
        let away = (x - y).abs();
        if away > 0.0 && away.is_finite() && away <= allowed {
            continue;
        }
        return Some(format!("[{at}] is {x:?}, not {y:?}"));
    }
    None
}

fn integer(bytes: &[u8]) -> i64 {
    match bytes.len() {
        4 => i32::from_le_bytes(bytes.try_into().expect("4 bytes")).into(),
        8 => i64::from_le_bytes(bytes.try_into().expect("8 bytes")),
        _ => bytes[0].into(),
    }
}

/// Returns the maximum movement of each element among `runs`: unbounded for an integer that
/// changes, or a float that is finite in some runs only.
pub fn movement(element: ElementType, referee: &[u8], runs: &[Vec<u8>]) -> Vec<f64> {
    let size = element.bytes();
    let moved = |now: &[u8], before: &[u8]| {
        let (x, y) = match element {
            ElementType::F32 => {
                let of = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("4 bytes"));
                (f64::from(of(now)), f64::from(of(before)))
            }
            ElementType::F64 => {
                let of = |bytes: &[u8]| f64::from_le_bytes(bytes.try_into().expect("8 bytes"));
                (of(now), of(before))
            }
            _ if now == before => return 0.0,
            _ => return f64::INFINITY,
        };
        match (x.is_finite(), y.is_finite()) {
            (true, true) => (x - y).abs(),
            (false, false) if x.is_nan() == y.is_nan() && !(x == -y) => 0.0,
            _ => f64::INFINITY,
        }
    };
    referee
        .chunks(size)
        .enumerate()
        .map(|(at, before)| {
            runs.iter()
                .map(|run| moved(&run[at * size..(at + 1) * size], before))
                .fold(0.0, f64::max)
        })
        .collect()
}
