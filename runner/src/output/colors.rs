//! Maps values to colours.

use colorous::{Color, Gradient, RED_BLUE, VIRIDIS};

/// The colour of NaN.
pub(super) const MISSING: [u8; 3] = [190, 190, 190];

/// A range of values and its colour gradient.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The value of the first colour.
    pub low: f64,
    /// The value of the last colour.
    pub high: f64,
    gradient: Gradient,
    reversed: bool,
}

impl Scale {
    /// Returns a diverging scale symmetric about 0 for values of both signs (blue below, white at
    /// 0, red above), otherwise a sequential scale. The weaker sign must reach a tenth of the
    /// stronger, so that a small undershoot does not use half of the colours.
    pub fn for_range(least: f64, greatest: f64) -> Scale {
        let (below, above) = (-least, greatest);
        if below > 0.1 * above && above > 0.1 * below {
            let reach = below.max(above);
            return Scale {
                low: -reach,
                high: reach,
                gradient: RED_BLUE,
                reversed: true,
            };
        }
        let (low, high) = match (least.is_finite(), greatest > least) {
            (false, _) => (0.0, 1.0),
            (true, true) => (least, greatest),
            (true, false) => (least - 0.5, least + 0.5),
        };
        Scale {
            low,
            high,
            gradient: VIRIDIS,
            reversed: false,
        }
    }

    /// Returns the colour of a value; values outside the range have the colour of the nearer end.
    pub fn color(&self, value: f64) -> [u8; 3] {
        if value.is_nan() {
            return MISSING;
        }
        let along = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        let Color { r, g, b } =
            self.gradient
                .eval_continuous(if self.reversed { 1.0 - along } else { along });
        [r, g, b]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_signs_diverge_and_one_sign_does_not() {
        let scale = Scale::for_range(-1.0, 3.0);
        assert_eq!((scale.low, scale.high), (-3.0, 3.0));
        let [r, _, b] = scale.color(3.0);
        assert!(r > b, "red above");
        let scale = Scale::for_range(-1e-9, 3.0);
        assert_eq!((scale.low, scale.high), (-1e-9, 3.0));
        assert_eq!(Scale::for_range(2.0, 2.0).color(f64::NAN), MISSING);
        assert_eq!(Scale::for_range(f64::INFINITY, f64::NEG_INFINITY).low, 0.0);
    }
}
