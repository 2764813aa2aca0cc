//! The memory budget of all loops of a function.
//!
//! A nested loop holds its stored values while one iteration of the outer loop is reversed;
//! successive loops hold theirs until their reverse. If the loops together would exceed the budget,
//! a common limit per loop is lowered until they fit.

use crate::error::{CODE, Error, Result};
use crate::options::Kept;

/// Attempts at differentiating with a limit that should fit, before the limit is halved; after all
/// attempts every loop stores the least that it can.
const TRIES: usize = 3;
const HALVES: usize = TRIES + 6;

/// Returns the peak number of bytes stored during the reverse pass. Nested loops precede the loops
/// that contain them in `kept`.
pub fn at_once(kept: &[Kept]) -> u64 {
    most(kept, |kept| kept.bytes)
}

/// Returns the result of `differentiated` with a limit per loop such that all loops together store
/// at most `memory` bytes. A loop exceeds the limit if it cannot do with less.
///
/// - errors: those of `differentiated`, and if the loops cannot do with less than `memory`
pub(crate) fn within<T>(
    memory: u64,
    mut differentiated: impl FnMut(u64) -> Result<(T, Vec<Kept>)>,
) -> Result<(T, Vec<Kept>)> {
    let mut limit = memory;
    for nth in 0.. {
        let (found, kept) = differentiated(limit)?;
        if at_once(&kept) <= memory {
            return Ok((found, kept));
        }
        if limit == 0 {
            return Err(too_small(memory, &kept));
        }
        limit = match nth {
            ..TRIES => shared(memory, &kept).min(limit - limit.div_ceil(8)),
            TRIES..HALVES => limit / 2,
            _ => 0,
        };
    }
    unreachable!("a limit of 0 ends it")
}

/// Returns the limit per loop with which all loops together store at most `memory`; 0 if there is
/// none.
fn shared(memory: u64, kept: &[Kept]) -> u64 {
    let fits = |limit: u64| most(kept, |kept| kept.bytes.min(limit.max(kept.least))) <= memory;
    let (mut fitting, mut above) = (0, memory);
    while fitting + 1 < above {
        let middle = fitting + (above - fitting) / 2;
        match fits(middle) {
            true => fitting = middle,
            false => above = middle,
        }
    }
    fitting
}

/// Returns the peak number of bytes, where `bytes` gives those of each loop.
fn most(kept: &[Kept], bytes: impl Fn(&Kept) -> u64) -> u64 {
    // By depth, the loops whose outer loop has not been seen yet: the bytes that they store, and
    // the largest peak of a nested loop.
    let mut open: Vec<(u64, u64)> = Vec::new();
    for kept in kept {
        let inside = closed(open.drain((kept.depth + 1).min(open.len())..));
        open.resize(open.len().max(kept.depth + 1), (0, 0));
        let (own, inner) = &mut open[kept.depth];
        *own = own.saturating_add(bytes(kept));
        *inner = inside.max(*inner);
    }
    closed(open.into_iter())
}

fn closed(open: impl Iterator<Item = (u64, u64)>) -> u64 {
    let each = open.map(|(own, inner)| own.saturating_add(inner));
    each.fold(0, u64::saturating_add)
}

fn too_small(memory: u64, kept: &[Kept]) -> Error {
    let (loops, bytes) = (kept.len(), at_once(kept));
    let message = format!(
        "{memory} bytes are too few to reverse {loops} loops: together they keep {bytes} bytes at least"
    );
    Error::user(CODE, message).help(format!(
        "allow more memory, or fewer states: `checkpoint = {{ steps = N, memory = \"{bytes}\" }}`"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(depth: usize, bytes: u64, least: u64) -> Kept {
        Kept {
            loc: Default::default(),
            depth,
            trips: None,
            slots: None,
            values: Vec::new(),
            bytes,
            least,
        }
    }

    #[test]
    fn loops_in_a_loop_come_on_top_of_it_one_after_another_on_top_of_those_before() {
        // A loop with two nested ones, the second of which contains another one; then a loop with
        // one nested.
        let loops = [
            kept(1, 10, 1),
            kept(2, 5, 1),
            kept(1, 20, 1),
            kept(0, 100, 1),
            kept(1, 50, 1),
            kept(0, 200, 1),
        ];
        assert_eq!(at_once(&loops[..4]), 100 + 10 + 20 + 5);
        assert_eq!(at_once(&loops), 100 + 200 + 50);
        assert_eq!(at_once(&[]), 0);
    }

    #[test]
    fn those_that_would_keep_the_most_keep_less() {
        // The bytes a loop stores at a limit: all, or states of 7 bytes.
        let wishes = [30, 1000, 2000];
        let at = |limit: u64| -> Vec<Kept> {
            let each = wishes.iter().map(|wish| match *wish <= limit {
                true => *wish,
                false => (limit / 7).max(1) * 7,
            });
            each.map(|bytes| kept(0, bytes, 7)).collect()
        };
        for memory in [21, 22, 30, 50, 100, 1000, 2000, 3000, 3030, 5000] {
            let (_, kept) = within(memory, |limit| Ok(((), at(limit)))).unwrap();
            let all = at_once(&kept);
            assert!(all <= memory, "{all} of {memory}");
            // One more state for each of them would not fit, or is not needed.
            let most: u64 = wishes.iter().sum();
            assert!(all + 3 * 7 + 30 > memory.min(most), "{all} of {memory}");
        }
        let error = within(20, |limit| Ok(((), at(limit)))).unwrap_err();
        assert_eq!(
            error.message,
            "20 bytes are too few to reverse 3 loops: together they keep 21 bytes at least"
        );
    }
}
