//! Parts of stencils, and what they are linear in.

use stablehlo::{Coefficient, Func, Op, Stencil, Tap, Value};

use super::tangent::{Changed, plus};

/// The taps that coefficient `nth` multiplies, with another one; nothing if there are none.
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

/// A stencil is linear in the array, and in each coefficient by the taps that it multiplies.
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
