//! Limits the time that `exec` spends compiling, and chooses the faster engine for a batch of
//! launches.
//!
//! A program whose host reads a result in each iteration requests many small batches, and a batch
//! that is requested once is not worth compiling. Until compiling has taken a limit in seconds,
//! every batch may be compiled. Beyond the limit a batch is compiled only if it recurs, and only
//! while the total compile time is less than the limit plus the time that launches took.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// The execution time of a tensor program, in seconds, above which native code is tried instead.
const SLOW: f64 = 1.0;

/// Decides whether a batch may be compiled, from the times spent compiling and executing.
pub struct Budget {
    /// The compile time in seconds up to which every batch may be compiled; `None` is no limit.
    limit: Option<f64>,
    compiling: f64,
    executing: f64,
    /// The hashes of the batches that were requested beyond the limit.
    asked: HashSet<u64>,
}

impl Budget {
    /// Creates a budget of `limit` seconds, or one without a limit.
    pub fn new(limit: Option<f64>) -> Budget {
        Budget {
            limit,
            compiling: 0.0,
            executing: 0.0,
            asked: HashSet::new(),
        }
    }

    /// Returns whether the program of a batch may be compiled. Beyond the limit it remembers the
    /// batch, so that a second request counts as recurring.
    pub fn allows(&mut self, batch: &str) -> bool {
        let Some(limit) = self.limit else {
            return true;
        };
        if self.compiling < limit {
            return true;
        }
        let mut hasher = DefaultHasher::new();
        batch.hash(&mut hasher);
        let recurs = !self.asked.insert(hasher.finish());
        recurs && self.compiling < limit + self.executing
    }

    /// Adds the time of a compilation, successful or not.
    pub fn compiled(&mut self, time: Duration) {
        self.compiling += time.as_secs_f64();
    }

    /// Adds the time of launches.
    pub fn executed(&mut self, time: Duration) {
        self.executing += time.as_secs_f64();
    }

    /// Returns whether the budget has a limit.
    pub fn is_limited(&self) -> bool {
        self.limit.is_some()
    }
}

/// The engine to use for a batch that has a compiled program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// The program; native code was not measured.
    Assumed,
    /// Native code, as a trial: the program took this many seconds.
    Slow(f64),
    /// The program: native code was tried, and takes at least half its time.
    Tensors,
    /// Native code, which takes less than half the time of the program.
    Natively,
}

impl Pace {
    /// Returns the choice after the program took `time`.
    pub fn after_tensors(self, time: Duration) -> Pace {
        let seconds = time.as_secs_f64();
        match self {
            Pace::Assumed if seconds > SLOW => Pace::Slow(seconds),
            known => known,
        }
    }

    /// Returns the choice after native code took `time`.
    pub fn after_native(self, time: Duration) -> Pace {
        match self {
            Pace::Slow(tensors) if 2.0 * time.as_secs_f64() < tensors => Pace::Natively,
            Pace::Slow(_) => Pace::Tensors,
            known => known,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(count: f64) -> Duration {
        Duration::from_secs_f64(count)
    }

    #[test]
    fn beyond_the_limit_batches_that_recur_are_compiled_for_as_long_as_launches_take() {
        let mut budget = Budget::new(Some(10.0));
        assert!(budget.allows("a"));
        budget.compiled(seconds(12.0));
        budget.executed(seconds(1.0));
        assert!(!budget.allows("b") && !budget.allows("b"), "12 s of 11");
        budget.executed(seconds(2.0));
        assert!(!budget.allows("c"), "it is asked for once");
        assert!(budget.allows("b"));
        budget.compiled(seconds(1.5));
        assert!(!budget.allows("c"), "13.5 s of 13");
        assert!((0..3).all(|_| Budget::new(None).allows("a")));
    }

    #[test]
    fn native_code_is_tried_once_where_a_program_is_slow() {
        let slow = Pace::Assumed.after_tensors(seconds(4.0));
        assert_eq!(slow, Pace::Slow(4.0));
        assert_eq!(slow.after_native(seconds(1.0)), Pace::Natively);
        let chosen = slow.after_native(seconds(3.0));
        assert_eq!(chosen.after_tensors(seconds(4.0)), Pace::Tensors);
        assert_eq!(Pace::Assumed.after_tensors(seconds(0.5)), Pace::Assumed);
        assert_eq!(Pace::Assumed.after_native(seconds(0.1)), Pace::Assumed);
    }
}
