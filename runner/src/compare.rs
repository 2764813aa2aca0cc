//! How far two arrays are apart, in absolute terms and in units in the last place.

mod drift;
mod fixed_point;
mod movements;

pub use drift::{agreeing, drift};
pub use fixed_point::fixed_point;
pub use movements::movements;

use crate::arrays::HostArray;
use crate::element;

/// What two floats may differ by: an element passes if one of the bounds holds. Integers must be
/// equal, unless they are large fixed-point numbers that move, and NaN must be where NaN is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// Units in the last place of the element; and how many times as far as it [moves](Moves) an
    /// element may differ.
    pub ulp: u64,
    /// Absolute.
    pub abs: Option<f64>,
    /// −0 and +0 are one number. Without it, they are where an element [moves](Moves): which of
    /// the two a small number is rounded to depends on roundings.
    pub any_zero_sign: bool,
}

/// How two arrays differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Greatest absolute difference; infinite where only one of the two is NaN.
    pub max_abs: f64,
    /// Greatest distance in units in the last place; for integers 0 or 1.
    pub max_ulp: u64,
    /// Row-major index of the element that is worst among those that fail, else of the greatest absolute difference.
    pub worst: usize,
    /// The two values there: ours, the referee's.
    pub values: (f64, f64),
    /// How many elements fail.
    pub failures: usize,
    /// How many elements pass only because they [move](Moves).
    pub by_movement: usize,
    /// The greatest absolute difference of those.
    pub max_by_movement: f64,
}

/// How far each element of `referee` moves in the runs `disturbed`, at most. A run in which it
/// becomes infinite or NaN does not count.
pub fn movement(referee: &HostArray, disturbed: &[HostArray]) -> Vec<f64> {
    let of = |index: usize| {
        let runs = disturbed.iter();
        let moves = runs.map(|run| (run.get(index) - referee.get(index)).abs());
        moves.filter(|moved| moved.is_finite()).fold(0.0, f64::max)
    };
    (0..referee.len()).map(of).collect()
}

/// How far elements move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Moves<'a> {
    /// Not at all.
    Not,
    /// Each by its [`movement`].
    Each(&'a [f64]),
    /// All by so much.
    All(f64),
}

impl Moves<'_> {
    fn at(self, index: usize) -> f64 {
        match self {
            Moves::Not => 0.0,
            Moves::Each(movement) => movement[index],
            Moves::All(moved) => moved,
        }
    }
}

/// The least magnitude that some element of an array of fixed-point numbers has. Floats of single
/// precision hold all smaller integers exactly, as indices and counts are.
const LEAST_FIXED_POINT: f64 = 16_777_216.0;

/// Compares `ours` with `referee`, arrays of one type and shape, whose elements move as `moves`
/// says; those of an array of integers move only if they are fixed-point numbers.
pub fn compare(
    ours: &HostArray,
    referee: &HostArray,
    tolerance: Tolerance,
    moves: Moves,
) -> Difference {
    assert_eq!(
        (ours.element, &ours.shape),
        (referee.element, &referee.shape),
        "arrays of one type are compared"
    );
    let is_float = element::is_float(ours.element);
    let has_large = (0..referee.len()).any(|at| referee.get(at).abs() >= LEAST_FIXED_POINT);
    let mut found = Difference {
        max_abs: 0.0,
        max_ulp: 0,
        worst: 0,
        values: (0.0, 0.0),
        failures: 0,
        by_movement: 0,
        max_by_movement: 0.0,
    };
    for index in 0..ours.len() {
        let (a, b) = (ours.get(index), referee.get(index));
        let ulp = ulp_distance(ours, referee, index);
        let abs = match (a.is_nan(), b.is_nan()) {
            (true, true) => 0.0,
            (false, false) if a == b => 0.0,
            (false, false) => (a - b).abs(),
            _ => f64::INFINITY,
        };
        let other_zero = a == 0.0 && b == 0.0 && a.is_sign_negative() != b.is_sign_negative();
        let near = ulp <= tolerance.ulp || tolerance.abs.is_some_and(|allowed| abs <= allowed);
        let explained = abs.is_finite() && abs <= tolerance.ulp as f64 * moves.at(index);
        let fails = match is_float {
            true if other_zero => !tolerance.any_zero_sign && moves.at(index) == 0.0,
            true => !near && !explained,
            false => ulp > 0 && !(explained && has_large && moves.at(index) > 0.0),
        };
        let is_equal = if is_float { near } else { ulp == 0 };
        if !fails && !other_zero && !is_equal {
            found.by_movement += 1;
            found.max_by_movement = found.max_by_movement.max(abs);
        }
        let first_failure = fails && found.failures == 0;
        let worse = abs > found.max_abs && (fails || found.failures == 0);
        if first_failure || worse || index == 0 {
            (found.worst, found.values) = (index, (a, b));
        }
        found.max_abs = found.max_abs.max(abs);
        found.max_ulp = found.max_ulp.max(ulp);
        found.failures += usize::from(fails);
    }
    found
}

/// How many floats lie between the two; -0 and +0 are one, all NaNs are one, and NaN is far from everything else.
fn ulp_distance(ours: &HostArray, referee: &HostArray, index: usize) -> u64 {
    let size = element::bytes(ours.element);
    let at = index * size..(index + 1) * size;
    let (a, b) = (&ours.bytes[at.clone()], &referee.bytes[at]);
    if !element::is_float(ours.element) {
        return u64::from(a != b);
    }
    match (ours.get(index).is_nan(), referee.get(index).is_nan()) {
        (true, true) => 0,
        (false, false) => ordered(a).abs_diff(ordered(b)),
        _ => u64::MAX,
    }
}

/// The float's place among all floats of its type, 0 at zero.
fn ordered(bytes: &[u8]) -> i64 {
    let mut bits = [0; 8];
    bits[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(bits);
    let sign = 1 << (bytes.len() * 8 - 1);
    let magnitude = (bits & !sign) as i64;
    if bits & sign == 0 {
        magnitude
    } else {
        -magnitude
    }
}

#[cfg(test)]
mod tests {
    use stablehlo::ElementType::{F32, U8};

    use super::*;

    fn f32s(values: &[f32]) -> HostArray {
        HostArray {
            element: F32,
            shape: vec![values.len()],
            bytes: values.iter().flat_map(|v| v.to_le_bytes()).collect(),
        }
    }

    const STRICT: Tolerance = Tolerance {
        ulp: 0,
        abs: Some(0.0),
        any_zero_sign: false,
    };

    const DEFAULT: Tolerance = Tolerance {
        ulp: 16,
        abs: None,
        any_zero_sign: false,
    };

    #[test]
    fn neighbours_are_one_ulp_apart() {
        let next = f32::from_bits(1f32.to_bits() + 1);
        let found = compare(&f32s(&[0.0, 1.0]), &f32s(&[0.0, next]), STRICT, Moves::Not);
        assert_eq!((found.max_ulp, found.failures, found.worst), (1, 1, 1));
        assert_eq!(found.max_abs, f64::from(f32::EPSILON));
        let least = f32::from_bits(1);
        let across = compare(&f32s(&[least]), &f32s(&[-least]), STRICT, Moves::Not);
        assert_eq!(across.max_ulp, 2);
    }

    #[test]
    fn zeros_have_their_sign_unless_it_may_be_any() {
        let (ours, referee) = (f32s(&[0.0]), f32s(&[-0.0]));
        assert_eq!(compare(&ours, &referee, DEFAULT, Moves::Not).failures, 1);
        let tolerance = Tolerance {
            any_zero_sign: true,
            ..STRICT
        };
        assert_eq!(compare(&ours, &referee, tolerance, Moves::Not).failures, 0);
    }

    #[test]
    fn zeros_that_move_have_any_sign() {
        let (ours, referee) = (f32s(&[0.0, 0.0]), f32s(&[-0.0, -0.0]));
        let moves = Moves::Each(&[1e-44, 0.0]);
        let found = compare(&ours, &referee, DEFAULT, moves);
        assert_eq!((found.failures, found.worst), (1, 1));
        let all = compare(&ours, &referee, DEFAULT, Moves::All(1e-7));
        assert_eq!(all.failures, 0);
    }

    #[test]
    fn nan_equals_nan_and_nothing_else() {
        let nan = compare(&f32s(&[f32::NAN]), &f32s(&[-f32::NAN]), STRICT, Moves::Not);
        assert_eq!(nan.failures, 0);
        let lax = Tolerance {
            ulp: 1 << 40,
            abs: Some(1e30),
            any_zero_sign: true,
        };
        let (ours, referee) = (f32s(&[1.0, f32::NAN]), f32s(&[1.0, 2.0]));
        let found = compare(&ours, &referee, lax, Moves::Each(&[1.0, f64::INFINITY]));
        assert_eq!(
            (found.failures, found.worst, found.max_abs),
            (1, 1, f64::INFINITY)
        );
        let infinite = f32s(&[f32::INFINITY]);
        assert_eq!(
            compare(&infinite, &infinite, STRICT, Moves::Not).max_abs,
            0.0
        );
    }

    #[test]
    fn an_element_is_measured_by_itself_and_by_its_movement() {
        let (ours, referee) = (f32s(&[100.0, 1e-6]), f32s(&[100.0, 3e-6]));
        let alone = compare(&ours, &referee, DEFAULT, Moves::Not);
        assert_eq!((alone.failures, alone.worst), (1, 1));
        // The second element is a difference of numbers whose roundings move it by 1e-6.
        let disturbed = [f32s(&[100.0, 2e-6]), f32s(&[100.0, f32::NAN])];
        let movement = movement(&referee, &disturbed);
        let found = compare(&ours, &referee, DEFAULT, Moves::Each(&movement));
        assert_eq!((found.failures, found.by_movement), (0, 1));
        assert!(found.max_by_movement > 1.9e-6 && found.max_by_movement < 2.1e-6);
        let strict = compare(&ours, &referee, STRICT, Moves::Each(&movement));
        assert_eq!(strict.failures, 1);
    }

    #[test]
    fn integers_must_be_equal() {
        let array = |value: u8| HostArray {
            element: U8,
            shape: vec![1],
            bytes: vec![value],
        };
        let lax = Tolerance {
            ulp: 99,
            abs: Some(99.0),
            any_zero_sign: true,
        };
        let found = compare(&array(1), &array(2), lax, Moves::Each(&[9.0]));
        assert_eq!(found.failures, 1);
        assert_eq!(
            compare(&array(2), &array(2), STRICT, Moves::Not).failures,
            0
        );
    }

    #[test]
    fn integers_beside_a_large_one_may_differ_by_their_movement() {
        let array = |values: [i64; 2]| HostArray {
            element: stablehlo::ElementType::I64,
            shape: vec![2],
            bytes: values
                .iter()
                .flat_map(|value| value.to_le_bytes())
                .collect(),
        };
        let compared = |a: [i64; 2], b: [i64; 2], moved: f64| {
            let moves = [moved; 2];
            let found = compare(&array(a), &array(b), DEFAULT, Moves::Each(&moves));
            (found.failures, found.by_movement)
        };
        let large = 1 << 30;
        assert_eq!(compared([large, 1000], [large + 64, 1064], 64.0), (0, 2));
        assert_eq!(compared([large, 1000], [large + 64, 1000], 2.0), (1, 0));
        assert_eq!(compared([large, 1000], [large, 1001], 0.0), (1, 0));
        assert_eq!(compared([1 << 60, 0], [(1 << 60) + 1, 0], 0.0), (1, 0));
        assert_eq!(compared([2000, 1000], [2000, 1064], 64.0), (1, 0));
    }
}
