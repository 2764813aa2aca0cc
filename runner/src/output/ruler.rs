//! Formats the values of an axis: short, and all with the same power of ten.

/// The number format of an axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ruler {
    /// A multiple of 3; values are written in units of ten to this power.
    exponent: i32,
}

impl Ruler {
    /// Returns the format for an axis between two values: plain numbers if they are short,
    /// otherwise thousands, millions, thousandths, …
    pub fn new(low: f64, high: f64) -> Ruler {
        let greatest = low.abs().max(high.abs());
        let magnitude = if greatest > 0.0 && greatest.is_finite() {
            greatest.log10().floor() as i32
        } else {
            0
        };
        let exponent = if (-3..5).contains(&magnitude) {
            0
        } else {
            magnitude.div_euclid(3) * 3
        };
        Ruler { exponent }
    }

    /// Formats a tick with four significant digits and no trailing zeros.
    pub fn tick(self, value: f64) -> String {
        let scaled = value / 10f64.powi(self.exponent);
        if scaled.abs() < 1e-9 {
            return "0".to_owned();
        }
        let magnitude = scaled.abs().log10().floor() as i32;
        let digits = format!("{scaled:.*}", (3 - magnitude).clamp(0, 9) as usize);
        if digits.contains('.') {
            digits
                .trim_end_matches('0')
                .trim_end_matches('.')
                .to_owned()
        } else {
            digits
        }
    }

    /// Formats a single value with its power of ten.
    pub fn short(self, value: f64) -> String {
        match self.exponent {
            0 => self.tick(value),
            exponent => format!("{}·10{}", self.tick(value), superscript(exponent)),
        }
    }

    /// Adds the power of ten to the axis' label: "distance (m)" → "distance (10⁶ m)".
    pub fn label(self, label: &str) -> String {
        if self.exponent == 0 {
            return label.to_owned();
        }
        let power = format!("10{}", superscript(self.exponent));
        match label.rsplit_once('(') {
            Some((name, units)) if units.ends_with(')') => format!("{name}({power} {units}"),
            _ => format!("{label} ({power})"),
        }
    }
}

fn superscript(number: i32) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = |c: char| c.to_digit(10).map_or('⁻', |digit| DIGITS[digit as usize]);
    number.to_string().chars().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_short_and_in_one_unit() {
        let plain = Ruler::new(-1.0, 2000.0);
        for (value, text) in [
            (0.0, "0"),
            (0.5, "0.5"),
            (1234.56, "1235"),
            (-0.012_345, "-0.01235"),
            (200.0, "200"),
        ] {
            assert_eq!(plain.tick(value), text);
        }
        let millions = Ruler::new(0.0, 2.56e6);
        assert_eq!(
            [0.0, 5e5, 1e6, 2.5e6].map(|value| millions.tick(value)),
            ["0", "0.5", "1", "2.5"]
        );
        assert_eq!(millions.label("distance (m)"), "distance (10⁶ m)");
        assert_eq!(Ruler::new(-2e-7, 1e-8).label("u"), "u (10⁻⁹)");
        assert_eq!(Ruler::new(0.0, 0.0), Ruler::new(1.0, 10.0));
        assert_eq!(Ruler::new(f64::NEG_INFINITY, 0.0).tick(3.0), "3");
    }
}
