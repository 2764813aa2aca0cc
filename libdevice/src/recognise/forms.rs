//! Floats as linear forms: sums of other values, with a bound of the rounding error.
//!
//! `(a + b) - a` is `b` up to rounding, however large `a` is, and `1 - x * (1 / x)` is nearly 0;
//! interval bounds of each step alone do not show that, and bodies compute their low-order parts in
//! this way. From an operation and the forms of its operands follows the form of the result with
//! its error bound ([`Form`]), which bounds the result.

use super::code::Code;
use super::graph::Id;

/// The most terms of a form.
const TERMS: usize = 8;

/// A value, or the product of two.
type Term = (Id, Option<Id>);

/// A sum of terms, with an error of at most `slack`.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// Each with its coefficient, and the error bound of the coefficient.
    terms: Vec<(Term, f64, f64)>,
    constant: f64,
    slack: f64,
}

impl Form {
    /// Sets the form to 0.
    pub fn clear(&mut self) {
        self.terms.clear();
        (self.constant, self.slack) = (0.0, 0.0);
    }

    /// Sets the form to another one.
    pub fn set(&mut self, other: &Form) {
        self.terms.clone_from(&other.terms);
        (self.constant, self.slack) = (other.constant, other.slack);
    }

    /// Adds `times` the other form.
    pub fn add(&mut self, other: &Form, times: f64) {
        for (term, count, error) in &other.terms {
            self.add_term(*term, *count, *error, times);
        }
        self.add_constant(other.constant, times);
        self.terms
            .retain(|(_, count, error)| *count != 0.0 || *error != 0.0);
        self.slack += other.slack * times.abs() * 1.01;
    }

    /// Adds a constant multiplied by `times`.
    pub fn add_constant(&mut self, constant: f64, times: f64) {
        let more = times * constant;
        if times.abs() != 1.0 {
            self.slack += more.abs() * f64::EPSILON;
        }
        let (sum, lost) = added(self.constant, more);
        self.constant = sum;
        self.slack += lost;
    }

    /// Adds a value multiplied by `times`.
    pub fn add_value(&mut self, id: Id, times: f64) {
        self.add_term((id, None), 1.0, 0.0, times);
        self.terms
            .retain(|(_, count, error)| *count != 0.0 || *error != 0.0);
    }

    /// Adds a product multiplied by `times`.
    pub fn add_product(&mut self, a: Id, b: Id, times: f64) {
        self.add_term((a.min(b), Some(a.max(b))), 1.0, 0.0, times);
        self.terms
            .retain(|(_, count, error)| *count != 0.0 || *error != 0.0);
    }

    fn add_term(&mut self, term: Term, count: f64, error: f64, times: f64) {
        let more = times * count;
        let mut error = times.abs() * error * 1.01;
        if times.abs() != 1.0 {
            error += more.abs() * f64::EPSILON;
        }
        match self.terms.iter_mut().find(|(known, ..)| *known == term) {
            Some((_, sum, errors)) => {
                let (new, lost) = added(*sum, more);
                *sum = new;
                *errors += error + lost;
            }
            None => self.terms.push((term, more, error)),
        }
    }

    /// Adds the error of rounding to a float of `bits` bits with a magnitude of at most `size`;
    /// returns `false` if there are too many terms.
    pub fn round(&mut self, bits: u32, size: f64) -> bool {
        let (unit, least) = match bits {
            32 => (f64::from(f32::EPSILON), 1e-44),
            _ => (f64::EPSILON, 1e-320),
        };
        self.slack += size * unit * 0.51 + least;
        self.terms.len() <= TERMS
    }

    /// Returns the bounds of the form, and the magnitude of its largest term, given the `range` of
    /// each value.
    pub fn bounds(&self, range: impl Fn(Id) -> Option<(f64, f64)>) -> Option<(f64, f64, f64)> {
        let (mut least, mut most) = (self.constant, self.constant);
        let (mut lost, mut large) = (0.0, self.constant.abs());
        for ((a, b), count, error) in &self.terms {
            let (lo, hi) = match (range(*a)?, b) {
                (x, None) => x,
                (x, Some(b)) => {
                    let y = range(*b)?;
                    let products = [x.0 * y.0, x.0 * y.1, x.1 * y.0, x.1 * y.1];
                    let least = products.into_iter().fold(f64::INFINITY, f64::min);
                    let most = products.into_iter().fold(f64::NEG_INFINITY, f64::max);
                    // An exact product may lie between two floats.
                    lost += least.abs().max(most.abs()) * count.abs() * f64::EPSILON;
                    (least, most)
                }
            };
            let (x, y) = (lo * count, hi * count);
            if count.abs() != 1.0 {
                lost += x.abs().max(y.abs()) * f64::EPSILON;
            }
            least += x.min(y);
            most += x.max(y);
            // These sums are rounded as well.
            lost += least.abs().max(most.abs()) * f64::EPSILON;
            lost += lo.abs().max(hi.abs()) * error;
            large = large.max(x.abs()).max(y.abs());
        }
        let slack = (self.slack + lost) * 1.01;
        let bounds = (least - slack, most + slack);
        (bounds.0.is_finite() && bounds.1.is_finite()).then_some((bounds.0, bounds.1, large))
    }
}

/// Returns a sum, and a bound of its error.
fn added(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    match sum - a == b && sum - b == a {
        true => (sum, 0.0),
        false => (sum, a.abs().max(b.abs()) * f64::EPSILON),
    }
}

/// Returns whether forms are useful for an operation.
pub fn is_sum(code: Code) -> bool {
    matches!(
        code,
        Code::FAdd | Code::FSub | Code::FMul | Code::Fma | Code::FNeg
    )
}
