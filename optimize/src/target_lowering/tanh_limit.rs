//! Gives the hyperbolic tangent its limits.
//!
//! XLA:CPU's `tanh` of `f32` is a quotient of polynomials that stays below 1 by an ulp for every
//! argument, however large. `1 - tanh(x)²`, the derivative of an activation, is then 1.2e-7 where
//! the function of CUDA and the correctly rounded one give 0.

use stablehlo::{Callees, Direction, ElementType, Func, Op, Scalar, UnaryOp};

use crate::inline::push;

/// The least argument of which the tangent, rounded to `f32`, is 1: where `2 exp(-2x)` is half an
/// ulp below 1, which is 2^-25.
const LIMIT: f64 = 13.0 * std::f64::consts::LN_2;

/// Selects the sign of the operand where the tangent of an `f32` rounds to 1 or -1, in loops and
/// callees too.
pub(super) fn limited(func: &Func) -> Func {
    written(func, &mut Callees::default())
}

fn written(func: &Func, callees: &mut Callees) -> Func {
    let mut again = |func: &Func, callees: &mut Callees| written(func, callees);
    func.rewritten(|out, value, op| match op {
        Op::Unary(UnaryOp::Tanh, x) if func.tensor(value).element == ElementType::F32 => {
            let limit = out.splat(func.tensor(value).clone(), Scalar::Float(LIMIT));
            let size = out.unary(UnaryOp::Abs, x);
            let is_limit = out.compare(Direction::Ge, size, limit);
            let sign = out.unary(UnaryOp::Sign, x);
            let tangent = out.unary(UnaryOp::Tanh, x);
            out.select(is_limit, sign, tangent)
        }
        op => push(out, op.map_functions(callees, &mut again)),
    })
}
