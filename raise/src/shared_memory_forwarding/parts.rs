//! Splits a condition on a sum into conditions on its terms.
//!
//! `34 * y + x - 33 == 0` with `x` in `0..32` never holds, and `-34 * y - x + 30 >= 0` with `y` at
//! least 0 implies that `y` is 0 and `x` at most 30.

use super::context::{AffineConstraint, decided, note};
use crate::affine::{Atom, Facts, Linear};

/// Returns conditions equivalent to all of `conditions`, each simplified with the preceding ones,
/// and records them; `None` if they are contradictory.
pub(super) fn all_parts(
    conditions: &[AffineConstraint],
    facts: &mut Facts,
) -> Option<Vec<AffineConstraint>> {
    let mut all = Vec::new();
    for holds in conditions {
        let of = parts(holds.clone(), facts)?;
        of.iter().for_each(|part| note(facts, part));
        facts.note_again();
        if facts.contradict() {
            return None;
        }
        all.extend(of);
    }
    Some(all)
}

/// Returns conditions equivalent to `holds`, each on as few terms as possible; `None` if it cannot
/// hold.
pub(super) fn parts(holds: AffineConstraint, facts: &Facts) -> Option<Vec<AffineConstraint>> {
    let holds = AffineConstraint {
        sum: settled(&holds.sum, facts),
        ..holds
    };
    match decided(facts, &holds) {
        Some(true) => return Some(Vec::new()),
        Some(false) => return None,
        None => {}
    }
    if let Some((of, first, last)) = unwound(&holds, facts) {
        let conditions = match first == last {
            true => vec![(of.offset(-first), true)],
            false => vec![
                (of.offset(-first), false),
                (of.times(-1).offset(last), false),
            ],
        };
        let mut all = Vec::new();
        for (sum, equality) in conditions {
            all.extend(parts(AffineConstraint { sum, equality }, facts)?);
        }
        return Some(all);
    }
    let mut factors: Vec<i128> = holds
        .sum
        .terms
        .values()
        .map(|factor| factor.abs())
        .collect();
    factors.sort_unstable();
    factors.dedup();
    for factor in factors.into_iter().rev().filter(|factor| *factor > 1) {
        let mut whole = holds.sum.clone();
        whole.constant = 0;
        whole.terms.retain(|_, of| *of % factor == 0);
        let rest = holds.sum.minus(&whole);
        let whole = whole.divided(factor);
        if rest.terms.is_empty() {
            continue;
        }
        let (low, high) = facts.range(&rest);
        if !holds.equality && low.div_euclid(factor) == high.div_euclid(factor) {
            let sum = whole.offset(low.div_euclid(factor));
            return parts(AffineConstraint { sum, ..holds }, facts);
        }
        // The rest is a multiple of the factor where both sum to 0 (`-least` of them to
        // `-greatest`).
        let (mut least, mut greatest) = facts.range(&whole);
        least = least.max(-high.div_euclid(factor));
        if holds.equality {
            greatest = greatest.min((-low).div_euclid(factor));
        }
        if least > greatest {
            return None;
        }
        if least == greatest {
            let part = |sum: Linear| AffineConstraint { sum, ..holds };
            let mut all = parts(part(whole.offset(-least)), facts)?;
            all.extend(parts(part(rest.offset(factor * least)), facts)?);
            return Some(all);
        }
    }
    Some(vec![holds])
}

/// Rewrites a condition on one remainder as an interval of the dividend; `None` if there may be
/// several. Interval ends beyond the dividend's range give a condition that cannot hold.
fn unwound(holds: &AffineConstraint, facts: &Facts) -> Option<(Linear, i128, i128)> {
    let constant = holds.sum.constant;
    let mut terms = holds.sum.terms.iter();
    let (Some((Atom::Mod(of, modulus), factor)), None) = (terms.next(), terms.next()) else {
        return None;
    };
    let (least, greatest) = match (factor, holds.equality) {
        (1 | -1, true) => (-constant * factor, -constant * factor),
        (1, false) => (-constant, modulus - 1),
        (-1, false) => (0, constant),
        _ => return None,
    };
    let (least, greatest) = (least.max(0), greatest.min(modulus - 1));
    let (low, high) = facts.range(of);
    if low == i128::MIN || high == i128::MAX || least > greatest {
        return None;
    }
    // The first interval that ends at or after `low`, unless there is another one.
    let turn = -(greatest - low).div_euclid(*modulus) * modulus;
    (least + turn + modulus > high).then(|| ((**of).clone(), least + turn, greatest + turn))
}

/// Returns `of` with atoms that have one possible value replaced by it.
pub(super) fn settled(of: &Linear, facts: &Facts) -> Linear {
    let mut sum = Linear::constant(of.constant);
    for (atom, factor) in &of.terms {
        let (least, greatest) = facts.atom(atom);
        let part = match atom {
            _ if least == greatest => Linear::constant(least),
            Atom::Value(_) => Linear::atom(atom.clone()),
            Atom::Mod(inner, modulus) => facts.modulo(&settled(inner, facts), *modulus),
            Atom::FloorDiv(inner, by) => facts.floor_div(&settled(inner, facts), *by),
        };
        sum = sum.plus_times(&part, *factor);
    }
    sum
}

/// Returns `of` without quotients and remainders that are known here. Values are kept, even if only
/// one is possible.
pub(super) fn unfolded(of: &Linear, facts: &Facts) -> Linear {
    let mut sum = Linear::constant(of.constant);
    for (atom, factor) in &of.terms {
        let part = match atom {
            Atom::Value(_) => Linear::atom(atom.clone()),
            Atom::Mod(inner, modulus) => facts.modulo(&unfolded(inner, facts), *modulus),
            Atom::FloorDiv(inner, by) => facts.floor_div(&unfolded(inner, facts), *by),
        };
        sum = sum.plus_times(&part, *factor);
    }
    sum
}
