//! Coordinates that are not linear in the index: an expression of the index `i` and of scalars.

use super::Scalar;
use super::scope::{Scope, Source};
use crate::expr::{Expr, ExprError};

/// A coordinate as an expression of its index.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The text of the expression.
    pub text: String,
    expr: Expr,
    /// The value of each name; the first is that of the index.
    values: Vec<f64>,
}

impl PartialEq for Curve {
    fn eq(&self, other: &Curve) -> bool {
        self.text == other.text && self.values == other.values
    }
}

impl Curve {
    /// Parses an expression.
    pub fn new(text: &str, scalars: &[Scalar]) -> Result<Curve, ExprError> {
        let scope = Curve::scope(scalars);
        Ok(Curve {
            text: text.to_owned(),
            expr: Expr::parse(text, &scope.names())?,
            values: scope.values(),
        })
    }

    /// Returns the names that it may use: `i`, and the scalars.
    pub fn scope(scalars: &[Scalar]) -> Scope {
        let mut scope = Scope::of_scalars(scalars);
        scope.names.insert(0, "i".to_owned());
        let index = Source::Axis {
            axis: 0,
            from: 0.0,
            spacing: 1.0,
        };
        scope.sources.insert(0, index);
        scope
    }

    /// Returns its value at an index, which may be fractional.
    pub fn at(&self, index: f64) -> f64 {
        let mut values = self.values.clone();
        values[0] = index;
        self.expr.eval(&values)
    }
}
