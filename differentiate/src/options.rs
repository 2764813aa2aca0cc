//! What a caller may say of how loops are reversed, and what it is told of it.

use std::cell::RefCell;

use stablehlo::{Counted, Func, Loc};

use crate::custom::{FixedPoint, Rules};

/// What the reverse of a loop keeps of its steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Checkpoint {
    /// All that it needs of every step if that fits into the memory, else the states at as many steps as fit, placed so that the fewest steps
    /// are run again.
    #[default]
    Auto,
    /// All that it needs of every step. The loop must be known to run no more than so often.
    All,
    /// The state before every `n`-th step, and of the steps between two of those while they are reversed.
    Every(u64),
    /// The states before at most `n` steps at a time (Griewank and Walther's Revolve, ACM TOMS 26, 2000).
    Slots(u64),
}

/// How to differentiate in reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// For loops that are not inside of others; but if some of those are counted, the others, which the data end, are reversed as inner ones are: they
    /// belong to a step that is left over.
    pub checkpoint: Checkpoint,
    /// For loops inside of others.
    pub inner: Checkpoint,
    /// Bytes that all loops may keep at a time.
    pub memory: u64,
    /// Whether what is kept will have tangents, which are kept beside it: where the result is differentiated forward.
    pub with_tangents: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            checkpoint: Checkpoint::Auto,
            inner: Checkpoint::Auto,
            memory: 1 << 30,
            with_tangents: false,
        }
    }
}

/// What the reverse of a loop keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where the loop came from.
    pub loc: Loc,
    /// How many loops it is inside of.
    pub depth: usize,
    /// How often it runs at most, if that is known.
    pub trips: Option<u64>,
    /// The states before at most so many steps, and the other steps once more; nothing if all is kept of every step.
    pub slots: Option<u64>,
    /// What is kept of a step: the ops that computed it, or `state` and its number, and bytes.
    pub values: Vec<(String, u64)>,
    /// Bytes in all.
    pub bytes: u64,
    /// Bytes that it could do with, as it is asked for.
    pub least: u64,
}

/// The options while a function is differentiated, and what was decided.
pub(crate) struct Settings<'a> {
    pub options: Options,
    /// Bytes that one loop may keep, if it can do with them.
    pub limit: u64,
    pub depth: usize,
    /// Whether some loop that is not inside of others is counted.
    pub has_counted: bool,
    pub report: &'a RefCell<Vec<Kept>>,
    pub rules: &'a Rules,
    /// For loops that are a fixed point.
    pub fixed_point: Option<FixedPoint>,
}

impl<'a> Settings<'a> {
    /// For a whole function.
    pub fn new(options: Options, report: &'a RefCell<Vec<Kept>>, rules: &'a Rules) -> Settings<'a> {
        Settings {
            options,
            limit: options.memory,
            depth: 0,
            has_counted: false,
            report,
            rules,
            fixed_point: None,
        }
    }

    /// How much is kept of what is as large as `bytes`.
    pub fn all_of(&self, bytes: u64) -> u64 {
        match self.options.with_tangents {
            true => bytes.saturating_mul(2),
            false => bytes,
        }
    }

    /// The same, for the loops of `func`.
    pub fn of(self, func: &Func) -> Settings<'a> {
        let runs = |value| Counted::of(func, func.op(value))?.at_most();
        let has_counted = func
            .values()
            .any(|value| runs(value).is_some_and(|most| most > 1));
        Settings {
            has_counted,
            ..self
        }
    }

    /// For a loop at this place, which runs at most so often if that is known.
    pub fn checkpoint(&self, most: Option<u64>) -> Checkpoint {
        let is_left_over = most.is_none() && self.has_counted;
        match self.depth {
            0 if !is_left_over => self.options.checkpoint,
            _ => self.options.inner,
        }
    }

    /// For what is inside of a loop.
    pub fn inside(&self) -> Settings<'_> {
        Settings {
            depth: self.depth + 1,
            fixed_point: None,
            ..*self
        }
    }
}
