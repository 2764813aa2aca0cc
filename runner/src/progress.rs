//! Progress of a run. On a terminal a bar with steps per second; elsewhere a line for each phase,
//! and one each minute while steps run.

use std::cell::Cell;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::status;

/// The time between two lines about the steps.
const EACH: Duration = Duration::from_secs(60);

/// The progress bar, or the lines that replace it.
pub struct Progress {
    bar: ProgressBar,
    steps: u64,
    /// The state of the lines, where they replace the bar.
    lines: Option<Lines>,
}

/// The state of the lines of a loop.
struct Lines {
    /// The time at which the steps began, and the first step.
    begun: Cell<(Instant, u64)>,
    /// When the last line was written.
    last: Cell<Instant>,
}

impl Progress {
    /// Creates the progress of `steps` steps; nothing is shown if `shown` is false.
    pub fn new(steps: u64, shown: bool) -> Progress {
        let is_terminal = std::io::stderr().is_terminal();
        let target = if shown && is_terminal {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let now = Instant::now();
        let lines = Lines {
            begun: Cell::new((now, 0)),
            last: Cell::new(now),
        };
        let bar = ProgressBar::with_draw_target(Some(steps), target);
        bar.set_style(style("{msg}  {elapsed}"));
        Progress {
            bar,
            steps,
            lines: (shown && !is_terminal).then_some(lines),
        }
    }

    /// Returns true if the bar is visible.
    pub fn is_shown(&self) -> bool {
        !self.bar.is_hidden()
    }

    /// Shows the phase that begins, one without steps to count; on a terminal with the time that it
    /// has taken so far.
    pub fn phase(&self, what: &str) {
        match &self.lines {
            Some(_) => status::phase(what),
            None => {
                self.bar.reset_elapsed();
                self.bar.set_style(style("{msg}  {elapsed}"));
                self.bar.set_message(what.to_owned());
                self.bar.enable_steady_tick(Duration::from_millis(200));
            }
        }
    }

    /// Shows the current activity on a terminal.
    pub fn say(&self, what: &'static str) {
        self.bar.set_message(what);
        self.bar.tick();
    }

    /// Shows that `step` steps are done.
    pub fn at(&self, step: u64) {
        self.bar.set_position(step);
        let Some(lines) = &self.lines else {
            return;
        };
        let (begun, first) = lines.begun.get();
        if step == first || lines.last.get().elapsed() < EACH || step >= self.steps {
            return;
        }
        lines.last.set(Instant::now());
        let per_second = (step - first) as f64 / begun.elapsed().as_secs_f64();
        status::phase(&at_step(step, self.steps, per_second));
    }

    /// Starts the clock of steps per second, at the first step of the run.
    pub fn start(&self, first: u64) {
        self.bar.disable_steady_tick();
        self.bar.reset_elapsed();
        self.bar.reset_eta();
        self.bar.set_style(style(
            "{msg:10} {wide_bar} {pos}/{len} steps  {rate} steps/s  about {eta} left",
        ));
        self.say("running");
        if let Some(lines) = &self.lines {
            let now = Instant::now();
            lines.begun.set((now, first));
            lines.last.set(now);
        }
    }

    /// Removes the bar.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template);
    let rate = |state: &ProgressState, line: &mut dyn std::fmt::Write| {
        let _ = write!(line, "{:.0}", state.per_sec());
    };
    style
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("rate", rate)
}

/// Returns for example "step 1200 of 5000: 20.0 steps/s, about 190 s left (an estimate)".
fn at_step(step: u64, steps: u64, per_second: f64) -> String {
    let left = (steps - step) as f64 / per_second;
    format!(
        "step {step} of {steps}: {} steps/s, about {} left (an estimate)",
        rate(per_second),
        duration(left)
    )
}

/// Returns steps per second as text, with three decimals where there are few.
pub fn rate(per_second: f64) -> String {
    match per_second {
        few if few < 1.0 => format!("{few:.3}"),
        some if some < 100.0 => format!("{some:.1}"),
        many => format!("{many:.0}"),
    }
}

/// Returns a duration in a readable unit: `12 s`, `7 min`, `3.5 h`.
pub fn duration(seconds: f64) -> String {
    match seconds {
        short if short < 1.0 => format!("{:.1} ms", short * 1e3),
        short if short < 10.0 => format!("{short:.1} s"),
        short if short < 180.0 => format!("{short:.0} s"),
        long if long < 3.0 * 3600.0 => format!("{:.0} min", long / 60.0),
        long => format!("{:.1} h", long / 3600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_and_how_long() {
        assert_eq!(
            at_step(1200, 5000, 20.0),
            "step 1200 of 5000: 20.0 steps/s, about 3 min left (an estimate)"
        );
        assert_eq!(
            at_step(1, 3, 0.01),
            "step 1 of 3: 0.010 steps/s, about 3 min left (an estimate)"
        );
        assert_eq!(duration(0.5), "500.0 ms");
        assert_eq!(duration(36_000.0), "10.0 h");
    }
}
