//! Progress of a run: a bar with steps per second on a terminal, nothing in a pipe.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

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
            "{msg:10} {wide_bar} {pos}/{len} steps  {rate} steps/s  {eta} left",
        );
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        let rate = |state: &ProgressState, line: &mut dyn std::fmt::Write| {
            let _ = write!(line, "{:.0}", state.per_sec());
        };
        bar.set_style(style.with_key("rate", rate));
        Progress { bar }
    }

    /// True if somebody may be watching.
    pub fn is_shown(&self) -> bool {
        !self.bar.is_hidden()
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
