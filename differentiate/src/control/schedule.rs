//! Where the next checkpoint goes, written as arithmetic: the number of steps may be known only when the program runs.
//!
//! With `s` states that may be kept and `r` runs of each step at most, `beta(s, r) = (s + r)! / (s! r!)` steps can be reversed
//! (Griewank and Walther, Algorithm 799: Revolve, ACM TOMS 26, 2000). Of `l` steps, let `r` be the least for which
//! `l <= beta(s, r)`. The first `m` of them are run ahead and the state there is kept; they are reversed last, with `s` states and
//! `r - 1` runs, so that `m <= beta(s, r - 1)`; the others first, with `s - 1` states, so that `l - m <= beta(s - 1, r)`.

use stablehlo::{BinaryOp, Combiner, Direction, Func, Literal, Scalar, Value};

use super::build::{COUNTER, count, load, plus};

/// When the state is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Schedule {
    /// Always; nothing is run again.
    All,
    /// Before every so many steps, and before each step of the last stretch of them.
    Every(u64),
    /// So that the fewest steps are run again.
    Binomial,
}

/// As many runs of a step as are foreseen where the number of steps is not known; then it is no longer optimal.
const MOST_RUNS: usize = 1024;

/// `beta(s, r)` for `s` in `0..=slots` and `r` as far as `steps` need.
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
    /// What [`Schedule::next`] looks up; a scalar where it looks up nothing.
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

    /// The step before which the state is kept next, on the way from step `at` to step `target`, which is farther; `free` states
    /// can be kept besides that at `at`, at least one.
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
                // Behind the table's end it need not be within bounds.
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

    /// The fewest steps that are run ahead to reverse `l` steps with `s` states, by trying every place.
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

    /// The steps run ahead by the loop that is written.
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
