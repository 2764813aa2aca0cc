//! The binomial checkpointing schedule as arithmetic of the program, since the trip count may be
//! known only at run time.
//!
//! With `s` states stored at a time and at most `r` executions of each iteration,
//! `beta(s, r) = (s + r)! / (s! r!)` iterations can be reversed (Griewank and Walther, Algorithm
//! 799: Revolve, ACM TOMS 26, 2000). For `l` iterations, let `r` be the least with
//! `l <= beta(s, r)`. The first `m` are run forward and the state after them is stored; they are
//! reversed last, with `s` states and `r - 1` executions, so that `m <= beta(s, r - 1)`; the others
//! are reversed first, with `s - 1` states, so that `l - m <= beta(s - 1, r)`.

use stablehlo::{BinaryOp, Combiner, Direction, Func, Literal, Scalar, Value};

use super::build::{COUNTER, count, load, plus};

/// When a state is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Schedule {
    /// Before every iteration; nothing is recomputed.
    All,
    /// Before every `n`-th iteration, and before each iteration of the last interval.
    Every(u64),
    /// So that the fewest iterations are recomputed.
    Binomial,
}

/// The most executions of an iteration in the table if the trip count is unknown; beyond, the
/// schedule is not optimal.
const MOST_RUNS: usize = 1024;

/// Returns `beta(s, r)` for `s` in `0..=slots` and for `r` as far as `steps` iterations need.
pub(super) fn table(slots: u64, steps: Option<u64>) -> Vec<Vec<i64>> {
    let needed = |runs: &usize| {
        let runs = *runs as u64;
        steps.is_none_or(|steps| (runs + 1) * (runs + 2) / 2 < steps)
    };
    let runs = (0..MOST_RUNS).take_while(needed).count() + 2;
    let mut rows: Vec<Vec<i64>> = vec![vec![1; runs]];
    for s in 1..=slots as usize {
        let mut row: Vec<i64> = vec![1];
        for r in 1..runs {
            let both = row[r - 1].saturating_add(rows[s - 1][r]);
            row.push(both.min(i64::MAX / 4));
        }
        rows.push(row);
    }
    rows
}

impl Schedule {
    /// Returns the table that [`Schedule::next`] reads; a scalar for schedules without one.
    pub fn constants(self, out: &mut Func, slots: u64, steps: Option<u64>) -> Value {
        match self {
            Schedule::All | Schedule::Every(_) => count(out, 0),
            Schedule::Binomial => {
                let rows = table(slots, steps);
                let shape = [rows.len(), rows[0].len()];
                let numbers: Vec<i64> = rows.concat();
                out.constant(Literal::from_i64s(COUNTER, shape, &numbers))
            }
        }
    }

    /// Returns the iteration before which the next state is stored, on the way from iteration `at`
    /// to the later iteration `target`; `free`, at least 1, is the number of states that can be
    /// stored in addition to that at `at`.
    pub fn next(
        self,
        out: &mut Func,
        constants: Value,
        at: Value,
        target: Value,
        free: Value,
    ) -> Value {
        match self {
            Schedule::All => plus(out, at, 1),
            Schedule::Every(every) => {
                let every = count(out, every as i64);
                let stretch = out.binary(BinaryOp::Divide, at, every);
                let stretch = plus(out, stretch, 1);
                let there = out.binary(BinaryOp::Multiply, stretch, every);
                let next = plus(out, at, 1);
                let is_before = out.compare(Direction::Le, there, target);
                out.select(is_before, there, next)
            }
            Schedule::Binomial => {
                let all = out.binary(BinaryOp::Subtract, target, at);
                let all = plus(out, all, 1);
                let states = plus(out, free, 1);
                let row = load(out, constants, states);
                let shape = out.shape(row).to_vec();
                let many = out.broadcast_in_dim(all, &shape, &[]);
                let too_few = out.compare(Direction::Lt, row, many);
                let too_few = out.convert(too_few, COUNTER);
                let none = count(out, 0);
                let runs = out.reduce(too_few, none, &[0], Combiner::Add);
                let before = plus(out, runs, -1);
                let first = load(out, row, before);
                let fewer = load(out, constants, free);
                let rest = load(out, fewer, before);
                let rest = out.binary(BinaryOp::Subtract, all, rest);
                let ahead = out.binary(BinaryOp::Minimum, first, rest);
                // Beyond the table the result need not be in bounds.
                let most = out.binary(BinaryOp::Subtract, target, at);
                let one = out.scalar(COUNTER, Scalar::Int(1));
                let ahead = out.clamp(one, ahead, most);
                out.binary(BinaryOp::Add, at, ahead)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::{TensorType, eval};

    /// Returns the fewest iterations run forward to reverse `l` iterations with `s` states, by
    /// exhaustive search.
    fn fewest(
        l: usize,
        s: usize,
        known: &mut std::collections::HashMap<(usize, usize), usize>,
    ) -> usize {
        if l == 1 {
            return 0;
        }
        if s == 1 {
            return l * (l - 1) / 2;
        }
        if let Some(cost) = known.get(&(l, s)) {
            return *cost;
        }
        let cost = (1..l).map(|m| m + fewest(l - m, s - 1, known) + fewest(m, s, known));
        let cost = cost.min().expect("l > 1");
        known.insert((l, s), cost);
        cost
    }

    fn next(slots: u64, steps: Option<u64>) -> impl Fn(i64, i64, i64) -> i64 {
        let mut func = Func::new("next");
        let int = TensorType::scalar(COUNTER);
        let [at, target, free] = [0; 3].map(|_| func.parameter(int.clone()));
        let schedule = Schedule::Binomial;
        let constants = schedule.constants(&mut func, slots, steps);
        func.results = vec![schedule.next(&mut func, constants, at, target, free)];
        move |at, target, free| {
            let inputs = [at, target, free].map(|n| Literal::from_i64s(COUNTER, [], &[n]));
            eval(&func, &inputs).unwrap()[0].to_i64s()[0]
        }
    }

    /// Returns the iterations run forward by the schedule.
    fn by_schedule(steps: i64, slots: i64, next: &impl Fn(i64, i64, i64) -> i64) -> usize {
        let (mut kept, mut run) = (vec![0], 0);
        for target in (0..steps).rev() {
            let mut at = *kept.last().unwrap();
            while at < target && (kept.len() as i64) < slots {
                let there = next(at, target, slots - kept.len() as i64);
                assert!(at < there && there <= target, "{at} {there} {target}");
                run += (there - at) as usize;
                at = there;
                kept.push(at);
            }
            run += (target - at) as usize;
            if *kept.last().unwrap() == target {
                kept.pop();
            }
        }
        run
    }

    #[test]
    fn no_schedule_runs_fewer_steps() {
        let mut known = Default::default();
        for slots in 1..7 {
            for known_steps in [true, false] {
                for steps in 1..40 {
                    let next = next(slots, known_steps.then_some(steps));
                    let run = by_schedule(steps as i64, slots as i64, &next);
                    let least = fewest(steps as usize, slots as usize, &mut known);
                    assert_eq!(run, least, "{steps} steps, {slots} states");
                }
            }
        }
    }
}
