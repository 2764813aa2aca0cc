//! Chooses the number of steps that run at a time.
//!
//! A chunk should be long, because each call has a cost (arguments, buffers that are allocated
//! again, and a slow remainder if the number of steps is no multiple of the loop body's); and
//! short, because progress is shown and Ctrl-C is noticed between chunks.

use std::time::Duration;

/// The target time of a chunk, with and without a terminal.
const WATCHED: Duration = Duration::from_secs(1);
const UNWATCHED: Duration = Duration::from_secs(4);
/// The target time with several hosts, which must agree before each chunk.
const HOSTS: Duration = Duration::from_secs(10);

/// The initial estimate, a pessimistic one: every step reads and writes all arrays at this
/// bandwidth.
const BYTES_PER_SECOND: f64 = 8e9;

/// The least estimated time of a step, because starting its loops takes as long.
const LEAST_STEP_SECONDS: f64 = 1e-4;

/// Chunks are multiples of this if possible: a loop body holds as many steps as it takes until
/// exchanged arrays return to their initial buffers (mostly 1, 2 or 3).
const GRAIN: u64 = 12;

/// Chooses chunks from the time that previous chunks took.
#[derive(Clone, Debug)]
pub struct Pace {
    target: Duration,
    chunk: u64,
    least: u64,
}

impl Pace {
    /// Returns the initial state for a program whose arrays have `state_bytes`.
    pub fn new(state_bytes: usize, watched: bool) -> Pace {
        let target = if watched { WATCHED } else { UNWATCHED };
        let step_seconds = 2.0 * state_bytes as f64 / BYTES_PER_SECOND;
        let chunk = (target.as_secs_f64() / step_seconds.max(LEAST_STEP_SECONDS)) as u64;
        Pace {
            target,
            chunk: rounded(chunk),
            least: 1,
        }
    }

    /// Restricts chunks to whole multiples of `GRAIN`. If a loop body holds several steps, the same
    /// steps then remain for its last iteration regardless of timing, and every run gives the same
    /// bits.
    pub fn in_grains(self) -> Pace {
        Pace {
            least: GRAIN,
            ..self
        }
    }

    /// Chooses longer chunks, in whole multiples of `GRAIN`, for several hosts.
    pub fn of_hosts(self) -> Pace {
        Pace {
            target: HOSTS,
            ..self.in_grains()
        }
    }

    /// Returns the number of steps of the next chunk, at most `limit`.
    pub fn next(&self, limit: u64) -> u64 {
        self.chunk.max(self.least).min(limit)
    }

    /// Updates the chunk after `steps` took `time`. It grows at most eightfold at once; it shrinks
    /// by half, and only if chunks take far too long, because a short chunk may be mostly the cost
    /// of the call.
    pub fn learn(&mut self, steps: u64, time: Duration) {
        let per_step = time.as_secs_f64().max(1e-9) / steps as f64;
        let wanted = (self.target.as_secs_f64() / per_step) as u64;
        if wanted > self.chunk {
            self.chunk = rounded(wanted.min(self.chunk.saturating_mul(8)));
        } else if time > 3 * self.target {
            self.chunk = rounded(steps / 2);
        }
    }
}

/// Rounds down to a multiple of [`GRAIN`], or to one of its even divisors.
fn rounded(steps: u64) -> u64 {
    match steps {
        0..4 => 2,
        4..6 => 4,
        6..GRAIN => 6,
        _ => steps / GRAIN * GRAIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_grow_until_they_take_long_enough() {
        let mut pace = Pace::new(2 << 20, false);
        let first = pace.next(u64::MAX);
        assert!(
            first.is_multiple_of(GRAIN) && (7000..8000).contains(&first),
            "{first}"
        );
        pace.learn(first, Duration::from_millis(40));
        assert_eq!(pace.next(u64::MAX), rounded(8 * first));
        assert_eq!(pace.next(7), 7);
    }

    #[test]
    fn grains_stay_whole() {
        let mut pace = Pace::new(1 << 40, true).in_grains();
        assert_eq!((pace.next(u64::MAX), pace.next(5)), (GRAIN, 5));
        pace.learn(12, Duration::from_secs(600));
        assert_eq!(pace.next(u64::MAX), GRAIN);
    }

    #[test]
    fn chunks_shrink_only_if_they_take_far_too_long() {
        let mut pace = Pace::new(1 << 27, true);
        let first = pace.next(u64::MAX);
        pace.learn(first, Duration::from_secs(2));
        assert_eq!(pace.next(u64::MAX), first);
        pace.learn(first, Duration::from_secs(5));
        assert_eq!(pace.next(u64::MAX), rounded(first / 2));
        let mut slow = Pace::new(1 << 40, true);
        assert_eq!(slow.next(u64::MAX), 2);
        slow.learn(2, Duration::from_secs(600));
        assert_eq!(slow.next(u64::MAX), 2);
    }
}
