//! Barriers in shared memory (PTX ISA 9.0, 9.7.13.15 `mbarrier`).
//!
//! An object has 64 bits: the parity of its phase in the highest bit, then 31 bits with the number
//! of arrivals that a phase needs, then 32 with the number that are still pending. The state that
//! an arrival returns is the object before it.

const PHASE: u64 = 1 << 63;

/// Returns the object that waits for `count` arrivals.
pub(super) fn initial(count: u64) -> u64 {
    (count & 0x7fff_ffff) << 32 | count & 0x7fff_ffff
}

/// Returns the object after `count` arrivals.
pub(super) fn after_arriving(object: u64, count: u64) -> u64 {
    let pending = (object as u32).wrapping_sub(count as u32);
    let expected = object >> 32 & 0x7fff_ffff;
    match pending {
        0 => (object ^ PHASE) & PHASE | expected << 32 | expected,
        _ => object & !u64::from(u32::MAX) | u64::from(pending),
    }
}

/// Returns the object after `count` arrivals of threads that will not arrive again.
pub(super) fn after_dropping(object: u64, count: u64) -> u64 {
    after_arriving(object.wrapping_sub((count & 0x7fff_ffff) << 32), count)
}

/// Returns whether the phase of `state` is complete.
pub(super) fn has_passed(object: u64, state: u64) -> u64 {
    (object ^ state) >> 63
}

/// Returns whether the phase of that parity is complete.
pub(super) fn has_passed_parity(object: u64, parity: u64) -> u64 {
    (object >> 63) ^ (parity & 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_is_over_after_all_arrivals() {
        let first = initial(2);
        let second = after_arriving(first, 1);
        assert_eq!(
            (has_passed(second, first), has_passed_parity(second, 0)),
            (0, 0)
        );
        let third = after_arriving(second, 1);
        assert_eq!(
            (has_passed(third, first), has_passed_parity(third, 0)),
            (1, 1)
        );
        // One of two threads leaves: the next phase needs one arrival.
        let fourth = after_arriving(after_dropping(third, 1), 1);
        assert_eq!(has_passed_parity(fourth, 1), 1);
        assert_eq!(has_passed_parity(after_arriving(fourth, 1), 0), 1);
    }
}
