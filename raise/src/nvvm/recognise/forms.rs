//! Floats as sums: how much of a value is another value, and how much is rounding.
//!
//! `(a + b) - a` is `b` but for rounding, however large `a` is, and `1 - x * (1 / x)` is next to nothing; the bounds of each step alone do not show it, and bodies compute their low
//! parts so. In: an operation and what its operands are sums of. Out: what the result is a sum of, and how far that may be off ([`Form`]), which says where the result lies.

use super::code::Code;
use super::graph::Id;

/// The most terms that are followed.
const TERMS: usize = 8;

/// A value, or the product of two.
type Term = (Id, Option<Id>);

/// A sum of terms, but for at most `slack`.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// Each so many times, and how far that number may be off.
    terms: Vec<(Term, f64, f64)>,
    constant: f64,
    slack: f64,
}

impl Form {
    /// A value itself.
    pub fn of(id: Id) -> Form {
        Form {
            terms: vec![((id, None), 1.0, 0.0)],
            ..Form::default()
        }
    }

    /// A number.
    pub fn constant(constant: f64) -> Form {
        Form {
            constant,
            ..Form::default()
        }
    }

    /// A product.
    pub fn product(a: Id, b: Id) -> Form {
        Form {
            terms: vec![((a.min(b), Some(a.max(b))), 1.0, 0.0)],
            ..Form::default()
        }
    }

    /// This, and `times` the other.
    pub fn plus(mut self, other: &Form, times: f64) -> Form {
        for (term, count, error) in &other.terms {
            let more = times * count;
            let mut error = times.abs() * error * 1.01;
            if times.abs() != 1.0 {
                error += more.abs() * f64::EPSILON;
            }
            match self.terms.iter_mut().find(|(known, ..)| known == term) {
                Some((_, sum, errors)) => {
                    let (new, lost) = added(*sum, more);
                    *sum = new;
                    *errors += error + lost;
                }
                None => self.terms.push((*term, more, error)),
            }
        }
        let more = times * other.constant;
        if times.abs() != 1.0 {
            self.slack += more.abs() * f64::EPSILON;
        }
        let (sum, lost) = added(self.constant, more);
        self.constant = sum;
        self.slack += lost;
        self.terms
            .retain(|(_, count, error)| *count != 0.0 || *error != 0.0);
        self.slack += other.slack * times.abs() * 1.01;
        self
    }

    /// The same after rounding to a float of `bits` bits, at most `size` large; `None` if there are too many terms.
    pub fn rounded(mut self, bits: u32, size: f64) -> Option<Form> {
        let (unit, least) = match bits {
            32 => (f64::from(f32::EPSILON), 1e-44),
            _ => (f64::EPSILON, 1e-320),
        };
        self.slack += size * unit * 0.51 + least;
        (self.terms.len() <= TERMS).then_some(self)
    }

    /// The least and the greatest that it can be, and how large its largest term, where `range` says so of a value.
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
            // These sums are rounded, too.
            lost += least.abs().max(most.abs()) * f64::EPSILON;
            lost += lo.abs().max(hi.abs()) * error;
            large = large.max(x.abs()).max(y.abs());
        }
        let slack = (self.slack + lost) * 1.01;
        let bounds = (least - slack, most + slack);
        (bounds.0.is_finite() && bounds.1.is_finite()).then_some((bounds.0, bounds.1, large))
    }
}

/// A sum, and how far it may be off.
fn added(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    match sum - a == b && sum - b == a {
        true => (sum, 0.0),
        false => (sum, a.abs().max(b.abs()) * f64::EPSILON),
    }
}

/// Whether sums say something of the results of an operation.
pub fn is_sum(code: Code) -> bool {
    matches!(
        code,
        Code::FAdd | Code::FSub | Code::FMul | Code::Fma | Code::FNeg
    )
}
