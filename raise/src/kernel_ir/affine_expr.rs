//! Affine expressions, maps and sets, as in MLIR's affine dialect (dimensions only, no symbols).

use super::ValueId;

/// An affine expression: sums of multiples of dimensions, with division and remainder by positive
/// constants.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AffineExpr {
    /// Operand number n.
    Dim(usize),
    /// A constant.
    Const(i64),
    /// The sum of two expressions.
    Add(Box<AffineExpr>, Box<AffineExpr>),
    /// A multiple.
    Mul(Box<AffineExpr>, i64),
    /// The remainder in `0..modulus`; the modulus is positive.
    Mod(Box<AffineExpr>, i64),
    /// The quotient rounded towards minus infinity; the divisor is positive.
    FloorDiv(Box<AffineExpr>, i64),
    /// The quotient rounded towards plus infinity; the divisor is positive.
    CeilDiv(Box<AffineExpr>, i64),
}

/// `(d0, d1, …) -> (e0, e1, …)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// The number of dimensions.
    pub dims: usize,
    /// The result expressions.
    pub results: Vec<AffineExpr>,
}

/// A map with its operands: a bound of `affine.for`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bound {
    /// The map; a lower bound is its greatest result, an upper bound its least.
    pub map: AffineMap,
    /// One per dimension of the map, of type `index`.
    pub operands: Vec<ValueId>,
}

/// One condition of an [`IntegerSet`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Constraint {
    /// The expression that is compared with zero.
    pub expr: AffineExpr,
    /// `expr == 0` if true, `expr >= 0` if false.
    pub equality: bool,
}

/// `(d0, d1, …) : (c0, c1, …)`: the points where every constraint holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    /// The number of dimensions.
    pub dims: usize,
    /// The constraints, all of which must hold.
    pub constraints: Vec<Constraint>,
}

impl AffineExpr {
    /// Returns the value where dimension n is `dims[n]`.
    ///
    /// # Panics
    /// On overflow, and if a dimension is missing.
    pub fn eval(&self, dims: &[i64]) -> i64 {
        let ours = "an affine expression overflows i64";
        match self {
            AffineExpr::Dim(number) => dims[*number],
            AffineExpr::Const(value) => *value,
            AffineExpr::Add(a, b) => a.eval(dims).checked_add(b.eval(dims)).expect(ours),
            AffineExpr::Mul(a, factor) => a.eval(dims).checked_mul(*factor).expect(ours),
            AffineExpr::Mod(a, modulus) => a.eval(dims).rem_euclid(*modulus),
            AffineExpr::FloorDiv(a, divisor) => a.eval(dims).div_euclid(*divisor),
            AffineExpr::CeilDiv(a, divisor) => -((-a.eval(dims)).div_euclid(*divisor)),
        }
    }

    /// Like [`AffineExpr::eval`]; `None` on overflow.
    pub fn eval_checked(&self, dims: &[i64]) -> Option<i64> {
        match self {
            AffineExpr::Dim(number) => dims.get(*number).copied(),
            AffineExpr::Const(value) => Some(*value),
            AffineExpr::Add(a, b) => a.eval_checked(dims)?.checked_add(b.eval_checked(dims)?),
            AffineExpr::Mul(a, factor) => a.eval_checked(dims)?.checked_mul(*factor),
            AffineExpr::Mod(a, modulus) => a.eval_checked(dims)?.checked_rem_euclid(*modulus),
            AffineExpr::FloorDiv(a, divisor) => a.eval_checked(dims)?.checked_div_euclid(*divisor),
            AffineExpr::CeilDiv(a, divisor) => {
                let negative = a.eval_checked(dims)?.checked_neg()?;
                negative.checked_div_euclid(*divisor)?.checked_neg()
            }
        }
    }

    /// Returns the dimension, the nonzero factor and the constant, if the expression is `factor *
    /// dim + constant`; `None` on overflow.
    pub fn on_one_dim(&self) -> Option<(usize, i64, i64)> {
        match self {
            AffineExpr::Dim(number) => Some((*number, 1, 0)),
            AffineExpr::Mul(of, by) => {
                let (number, factor, constant) = of.on_one_dim()?;
                let factor = factor.checked_mul(*by).filter(|factor| *factor != 0)?;
                Some((number, factor, constant.checked_mul(*by)?))
            }
            AffineExpr::Add(a, b) => match (&**a, &**b) {
                (of, AffineExpr::Const(more)) | (AffineExpr::Const(more), of) => {
                    let (number, factor, constant) = of.on_one_dim()?;
                    Some((number, factor, constant.checked_add(*more)?))
                }
                _ => None,
            },
            AffineExpr::Const(_)
            | AffineExpr::Mod(..)
            | AffineExpr::FloorDiv(..)
            | AffineExpr::CeilDiv(..) => None,
        }
    }

    /// Calls `f` with the number of every dimension, once for each occurrence.
    pub fn walk_dims(&self, f: &mut impl FnMut(usize)) {
        match self {
            AffineExpr::Dim(number) => f(*number),
            AffineExpr::Const(_) => {}
            AffineExpr::Add(a, b) => {
                a.walk_dims(f);
                b.walk_dims(f);
            }
            AffineExpr::Mul(a, _)
            | AffineExpr::Mod(a, _)
            | AffineExpr::FloorDiv(a, _)
            | AffineExpr::CeilDiv(a, _) => a.walk_dims(f),
        }
    }
}

impl AffineMap {
    /// Returns the map without dimensions that yields `value`.
    pub fn constant(value: i64) -> AffineMap {
        AffineMap {
            dims: 0,
            results: vec![AffineExpr::Const(value)],
        }
    }

    /// Returns the results where dimension n is `dims[n]`.
    pub fn eval(&self, dims: &[i64]) -> Vec<i64> {
        self.results
            .iter()
            .map(|result| result.eval(dims))
            .collect()
    }

    /// Returns the value of a map with one constant result.
    pub fn as_constant(&self) -> Option<i64> {
        match self.results.as_slice() {
            [AffineExpr::Const(value)] => Some(*value),
            _ => None,
        }
    }
}

impl Bound {
    /// Returns the constant bound `value`.
    pub fn constant(value: i64) -> Bound {
        Bound {
            map: AffineMap::constant(value),
            operands: Vec::new(),
        }
    }

    /// Returns the value of a constant bound.
    pub fn as_constant(&self) -> Option<i64> {
        self.map.as_constant()
    }
}

impl IntegerSet {
    /// Returns whether the set contains the point where dimension n is `dims[n]`.
    pub fn contains(&self, dims: &[i64]) -> bool {
        self.constraints.iter().all(|constraint| {
            let value = constraint.expr.eval(dims);
            if constraint.equality {
                value == 0
            } else {
                value >= 0
            }
        })
    }
}
