//! How long `exec` may compile, and which engine is the faster one for a batch of launches.
//!
//! A program whose host reads a result in each iteration asks for many small batches, and one that
//! is asked for once is not worth compiling. So compiling may take a number of seconds for any
//! batches. Beyond these a batch is compiled only where it recurs, and while compiling took less
//! than these seconds and the launches of the program together.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// Seconds of an execution from which on native code is tried in place of a tensor program.
const SLOW: f64 = 1.0;

/// The time that compiling may take.
pub struct Budget {
    /// Seconds for any program; no limit without it.
    limit: Option<f64>,
    compiling: f64,
    executing: f64,
    /// The batches that were asked for beyond the limit, by their hashes.
    asked: HashSet<u64>,
}

impl Budget {
    /// A budget of this many seconds, or one without a limit.
    pub fn new(limit: Option<f64>) -> Budget {
        Budget {
            limit,
            compiling: 0.0,
            executing: 0.0,
            asked: HashSet::new(),
        }
    }

    /// Whether the program of a batch may be compiled that is asked for now.
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

    /// A program was compiled, or could not be, which took this long.
    pub fn compiled(&mut self, time: Duration) {
        self.compiling += time.as_secs_f64();
    }

    /// Launches took this long.
    pub fn executed(&mut self, time: Duration) {
        self.executing += time.as_secs_f64();
    }

    /// Whether it has a limit.
    pub fn is_limited(&self) -> bool {
        self.limit.is_some()
    }
}

/// Which engine is the faster one for a batch that has a program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// The program, as far as is known.
    Assumed,
    /// The program took this many seconds, and native code is to be tried.
    Slow(f64),
    /// The program.
    Tensors,
    /// Native code.
    Natively,
}

impl Pace {
    /// What is known once the program took this long.
    pub fn after_tensors(self, time: Duration) -> Pace {
        let seconds = time.as_secs_f64();
        match self {
            Pace::Assumed if seconds > SLOW => Pace::Slow(seconds),
            known => known,
        }
    }

    /// What is known once native code took this long.
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
