//! Options for the reverse of loops, and the report of what each loop stores.

use std::cell::RefCell;

use stablehlo::{Counted, Func, Loc};

use crate::custom::{FixedPoint, Rules};

/// What the reverse of a loop stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Checkpoint {
    /// Everything that the adjoint needs of every iteration if that fits into the memory; otherwise
    /// as many states as fit, with the binomial schedule, which recomputes the fewest iterations.
    #[default]
    Auto,
    /// Everything that the adjoint needs of every iteration. The trip count must be bounded.
    All,
    /// The state before every `n`-th iteration, and those of the iterations between two of them
    /// while these are reversed.
    Every(u64),
    /// At most `n` states at a time (Griewank and Walther's Revolve, ACM TOMS 26, 2000).
    Slots(u64),
}

/// Options of reverse mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// For outermost loops. If the trip count of one of them is bounded, those with an unbounded
    /// trip count are reversed as inner loops are: they belong to an iteration that is left over.
    pub checkpoint: Checkpoint,
    /// For nested loops.
    pub inner: Checkpoint,
    /// The bytes that all loops together may store at a time.
    pub memory: u64,
    /// Whether the stored values will have tangents, which are stored beside them: for forward mode
    /// over reverse mode.
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

/// What the reverse of a loop stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The location of the loop.
    pub loc: Loc,
    /// The nesting depth: the number of loops around this one.
    pub depth: usize,
    /// An upper bound of the trip count, if one is known.
    pub trips: Option<u64>,
    /// The number of states that are stored at a time, with the other iterations recomputed; `None`
    /// if something of every iteration is stored.
    pub slots: Option<u64>,
    /// The stored values: the op that computed each, or the name or `state` and the index of a
    /// carried value, with the bytes of one iteration.
    pub values: Vec<(String, u64)>,
    /// The bytes in total.
    pub bytes: u64,
    /// The fewest bytes that the chosen [`Checkpoint`] needs.
    pub least: u64,
}

/// The options that apply to the function being differentiated, and the report.
pub(crate) struct Settings<'a> {
    pub options: Options,
    /// The bytes that one loop may store; more only if a single state is larger.
    pub limit: u64,
    pub depth: usize,
    /// Whether the trip count of an outermost loop is bounded and may exceed 1.
    pub has_counted: bool,
    pub report: &'a RefCell<Vec<Kept>>,
    pub rules: &'a Rules,
    /// Set where loops are differentiated as fixed points.
    pub fixed_point: Option<FixedPoint>,
}

impl<'a> Settings<'a> {
    /// Returns the settings for a whole function.
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

    /// Returns the bytes that a value of `bytes` bytes occupies, with its tangent if it will have
    /// one.
    pub fn all_of(&self, bytes: u64) -> u64 {
        match self.options.with_tangents {
            true => bytes.saturating_mul(2),
            false => bytes,
        }
    }

    /// Returns these settings for the loops of `func`.
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

    /// Returns the checkpointing of a loop at the present depth whose trip count is at most `most`,
    /// if that is known.
    pub fn checkpoint(&self, most: Option<u64>) -> Checkpoint {
        let is_left_over = most.is_none() && self.has_counted;
        match self.depth {
            0 if !is_left_over => self.options.checkpoint,
            _ => self.options.inner,
        }
    }

    /// Returns the settings for the body of a loop.
    pub fn inside(&self) -> Settings<'_> {
        Settings {
            depth: self.depth + 1,
            fixed_point: None,
            ..*self
        }
    }
}
