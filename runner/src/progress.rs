//! Progress of a run: a bar with steps per second on a terminal, nothing in a pipe; and how many steps make a chunk.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A chunk should take about this long: the bar moves, Ctrl-C is heard, and the calls cost nothing.
const CHUNK: Duration = Duration::from_millis(250);
/// Chunks are multiples of this where they can be: the loop body holds as many steps as it takes for exchanged arrays to
/// be back in their places (mostly 1, 2 or 3), and whole bodies are fastest.
const GRAIN: u64 = 12;

/// How many steps to run at a time, learnt from how long they take.
#[derive(Clone, Debug)]
pub struct Pace {
    chunk: u64,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { chunk: GRAIN }
    }
}

impl Pace {
    /// Steps of the next chunk, at most `limit`.
    pub fn next(&self, limit: u64) -> u64 {
        self.chunk.min(limit)
    }

    /// Learns that `steps` took `time`. A chunk grows at most eightfold at once.
    pub fn learn(&mut self, steps: u64, time: Duration) {
        let per_step = time.as_secs_f64().max(1e-9) / steps as f64;
        let wanted = (CHUNK.as_secs_f64() / per_step) as u64;
        let chunk = wanted.clamp(1, self.chunk.saturating_mul(8));
        self.chunk = if chunk > GRAIN {
            chunk / GRAIN * GRAIN
        } else {
            chunk
        };
    }
}

/// The bar.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A bar over `steps`; hidden if `shown` is false or standard error is no terminal.
    pub fn new(steps: u64, shown: bool) -> Progress {
        let target = if shown {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(Some(steps), target);
        let style = ProgressStyle::with_template(
            "{msg:10} {wide_bar} {pos}/{len} steps  {per_sec}  {eta} left",
        );
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress { bar }
    }

    /// Says what is going on while there are no steps to count.
    pub fn say(&self, what: &'static str) {
        self.bar.set_message(what);
        self.bar.tick();
    }

    /// Steps done so far.
    pub fn at(&self, step: u64) {
        self.bar.set_position(step);
    }

    /// Starts the clock of steps per second.
    pub fn start(&self) {
        self.bar.reset_elapsed();
        self.bar.reset_eta();
        self.say("running");
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_grow_until_they_take_long_enough() {
        let mut pace = Pace::default();
        assert_eq!((pace.next(5), pace.next(100)), (5, 12));
        pace.learn(12, Duration::from_micros(12));
        assert_eq!(pace.next(u64::MAX), 96);
        pace.learn(96, Duration::from_millis(96));
        assert_eq!(pace.next(u64::MAX), 240);
        pace.learn(240, Duration::from_secs(240));
        assert_eq!(pace.next(u64::MAX), 1);
    }
}
