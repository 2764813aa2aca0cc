//! Parts of stencils, and the tangent of a stencil.

use stablehlo::{Coefficient, Func, Op, Stencil, Tap, Value};

use super::tangent::{Changed, plus};

/// Returns the stencil of the taps that have coefficient `nth`, with `by` in its place; `None` if
/// there are none.
pub(super) fn only(stencil: &Stencil, nth: usize, by: Coefficient) -> Option<Stencil> {
    let theirs = stencil.taps.iter();
    let theirs = theirs.filter(|tap| tap.coefficient == Coefficient::Operand(nth));
    let taps: Vec<Tap> = theirs
        .map(|tap| Tap {
            offsets: tap.offsets.clone(),
            coefficient: by,
        })
        .collect();
    (!taps.is_empty()).then(|| Stencil {
        taps,
        ..stencil.clone()
    })
}

/// Returns the tangent: a stencil is linear in the array, and in each coefficient with the taps
/// that use it.
pub(super) fn tangent(out: &mut Func, changed: &Changed) -> Option<Value> {
    let Op::Stencil {
        operand,
        coefficients,
        stencil,
    } = changed.op
    else {
        unreachable!("not a stencil");
    };
    let mut sum = changed.tangents[0].map(|t| out.stencil(t, coefficients, (**stencil).clone()));
    for nth in 0..coefficients.len() {
        let Some(t) = changed.tangents[nth + 1] else {
            continue;
        };
        if let Some(only) = only(stencil, nth, Coefficient::Operand(0)) {
            let term = out.stencil(*operand, &[t], only);
            sum = plus(out, sum, Some(term));
        }
    }
    sum
}
