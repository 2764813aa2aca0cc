//! L-BFGS: finds a point where a function is lower, given its value and gradient.
//!
//! The directions and the line search (Moré and Thuente's) are argmin's. This module adds what a
//! costly model needs: the first step is chosen from the scales and the cost; a point is evaluated
//! once; a step to a point without a finite value is repeated ten times shorter; and a search that
//! finds no lower cost discards its history once before it ends.

use std::cell::{Cell, RefCell};

use argmin::core::{CostFunction, Error, Gradient, IterState, Problem, Solver, State};
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::quasinewton::LBFGS;

use crate::fault::{Fault, Faults, Result};

type Vector = Vec<f64>;
type Method = LBFGS<MoreThuenteLineSearch<Vector, Vector, f64>, Vector, Vector, f64>;

/// A point, the cost there, and its gradient.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The location.
    pub at: Vector,
    /// The function's value.
    pub cost: f64,
    /// The gradient.
    pub gradient: Vector,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// The largest number of iterations.
    pub iterations: u64,
    /// The number of pairs of steps and gradient changes that L-BFGS keeps.
    pub history: usize,
    /// The search converges when the gradient's norm is this fraction of its initial value.
    pub tolerance: f64,
}

/// The record of an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The index of the iteration; 0 is the start.
    pub iteration: u64,
    /// The number of evaluations so far.
    pub evaluations: u64,
    /// The function's value.
    pub cost: f64,
    /// The norm of the gradient.
    pub gradient_norm: f64,
    /// The root mean square of the iteration's step.
    pub step: f64,
    /// The part of the cost that is the background term.
    pub background: f64,
}

/// Why a search ended.
#[derive(Clone, Debug, PartialEq)]
pub enum TerminationReason {
    /// The gradient is small enough.
    Converged,
    /// The limit of iterations is reached.
    Iterations,
    /// No lower cost was found in any direction; the reason that the line search gives.
    NoLower(String),
}

/// The largest number of evaluations of a line search.
const MOST: u64 = 20;

/// The number of times that a step to a point without a finite value is shortened.
const SHORTER: u32 = 8;

/// The function: returns its value and gradient at a point.
pub type Evaluate<'a> = dyn FnMut(&[f64]) -> Result<(f64, Vector)> + 'a;

/// Searches from `start`. `each` is called after every iteration with the point reached.
///
/// - errors: those of `evaluate` and `each`; a value or gradient at the start that is not finite
pub fn minimize(
    evaluate: &mut Evaluate<'_>,
    start: Vector,
    limits: Limits,
    each: &mut dyn FnMut(&Row, &Point) -> Result<()>,
) -> Result<(Point, TerminationReason)> {
    let shared = Shared::new(evaluate);
    let mut best = shared.first(start)?;
    let first_norm = norm(&best.gradient);
    let mut row = Row {
        iteration: 0,
        evaluations: shared.count.get(),
        cost: best.cost,
        gradient_norm: first_norm,
        step: 0.0,
        background: 0.0, // set by the caller
    };
    each(&row, &best)?;
    let mut reach = 1.0; // the largest component of the first step
    let mut shortened = 0;
    loop {
        let mut method = Started::new(&shared, &best, limits.history, reach);
        let mut lowered = false;
        let why = loop {
            if row.gradient_norm <= limits.tolerance * first_norm {
                return Ok((best, TerminationReason::Converged));
            }
            if row.iteration >= limits.iterations {
                return Ok((best, TerminationReason::Iterations));
            }
            let (next, failed) = match (method.step(&shared, &best)?, shared.lowest.take()) {
                (Ok(next), _) => (next, None),
                (Err(why), Some(lowest)) if lowest.cost < best.cost => (lowest, Some(why)),
                (Err(why), _) => break why,
            };
            let change = best.at.iter().zip(&next.at).map(|(x, y)| (x - y).powi(2));
            row = Row {
                iteration: row.iteration + 1,
                evaluations: shared.count.get(),
                cost: next.cost,
                gradient_norm: norm(&next.gradient),
                step: (change.sum::<f64>() / next.at.len().max(1) as f64).sqrt(),
                background: 0.0,
            };
            best = next;
            (lowered, shortened) = (true, 0);
            each(&row, &best)?;
            if let Some(why) = failed {
                break why;
            }
        };
        match shared.unfit.take() {
            Some(far) if shortened < SHORTER => {
                (reach, shortened) = (0.1 * far, shortened + 1);
            }
            Some(_) => {
                let why = "the function has no value however near".to_owned();
                return Ok((best, TerminationReason::NoLower(why)));
            }
            None if lowered => reach = row.step.max(f64::MIN_POSITIVE),
            None => return Ok((best, TerminationReason::NoLower(why))),
        }
    }
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn largest(x: impl Iterator<Item = f64>) -> f64 {
    x.fold(0.0, |most, x| most.max(x.abs()))
}

/// The evaluations, shared by the method and its line search.
struct Shared<'a, 'e> {
    evaluate: RefCell<&'a mut Evaluate<'e>>,
    /// The point evaluated last.
    last: RefCell<Option<Point>>,
    count: Cell<u64>,
    /// The count at the start of the line search, and its starting point.
    begun: Cell<u64>,
    origin: RefCell<Vector>,
    /// The lowest point of the line search.
    lowest: RefCell<Option<Point>>,
    /// The distance of a point without a finite value.
    unfit: Cell<Option<f64>>,
    fault: RefCell<Option<Faults>>,
}

impl<'a, 'e> Shared<'a, 'e> {
    fn new(evaluate: &'a mut Evaluate<'e>) -> Shared<'a, 'e> {
        Shared {
            evaluate: RefCell::new(evaluate),
            last: RefCell::new(None),
            count: Cell::new(0),
            begun: Cell::new(0),
            origin: RefCell::new(Vec::new()),
            lowest: RefCell::new(None),
            unfit: Cell::new(None),
            fault: RefCell::new(None),
        }
    }

    fn evaluated(&self, at: &[f64]) -> Result<Point> {
        if let Some(last) = self.last.borrow().as_ref().filter(|last| last.at == at) {
            return Ok(last.clone());
        }
        let (cost, gradient) = (self.evaluate.borrow_mut())(at)?;
        self.count.set(self.count.get() + 1);
        let point = Point {
            at: at.to_vec(),
            cost,
            gradient,
        };
        *self.last.borrow_mut() = Some(point.clone());
        Ok(point)
    }

    fn first(&self, at: Vector) -> Result<Point> {
        let point = self.evaluated(&at)?;
        let help = "run the job from there first, and look at what it writes; a shorter time step, or fewer steps";
        if !point.cost.is_finite() {
            let message = format!("the objective is {} where the search starts", point.cost);
            return Err(Fault::user("minimize-start", message).help(help).into());
        }
        let unfit = point.gradient.iter().filter(|d| !d.is_finite()).count();
        if unfit > 0 {
            let message = format!(
                "where the search starts {unfit} of {} derivatives are no numbers, though the objective is {}",
                point.gradient.len(),
                point.cost
            );
            let help = "`reactant-rs run JOB --gradient` shows where; a square root of 0 has no derivative";
            return Err(Fault::user("minimize-start", message).help(help).into());
        }
        Ok(point)
    }

    /// Evaluates for argmin, which receives a generic error only.
    fn tried(&self, at: &Vector) -> Result<Point, Error> {
        if self.count.get() - self.begun.get() >= MOST {
            let message = format!("{MOST} evaluations along one direction were not enough");
            return Err(Error::msg(message));
        }
        let point = self.evaluated(at).map_err(|fault| {
            *self.fault.borrow_mut() = Some(fault);
            Error::msg("it could not be evaluated")
        })?;
        let is_fit = point.cost.is_finite() && point.gradient.iter().all(|d| d.is_finite());
        if !is_fit {
            let origin = self.origin.borrow();
            let far = largest(origin.iter().zip(at).map(|(x, y)| x - y));
            self.unfit.set(Some(far));
            return Err(Error::msg("the function has no value there"));
        }
        let mut lowest = self.lowest.borrow_mut();
        if lowest.as_ref().is_none_or(|known| point.cost < known.cost) {
            *lowest = Some(point.clone());
        }
        Ok(point)
    }
}

/// The function as argmin needs it, with the cost scaled by a factor.
struct Scaled<'s, 'a, 'e> {
    shared: &'s Shared<'a, 'e>,
    factor: f64,
}

impl CostFunction for Scaled<'_, '_, '_> {
    type Param = Vector;
    type Output = f64;

    fn cost(&self, at: &Vector) -> Result<f64, Error> {
        Ok(self.factor * self.shared.tried(at)?.cost)
    }
}

impl Gradient for Scaled<'_, '_, '_> {
    type Param = Vector;
    type Gradient = Vector;

    fn gradient(&self, at: &Vector) -> Result<Vector, Error> {
        let point = self.shared.tried(at)?;
        Ok(point.gradient.iter().map(|d| self.factor * d).collect())
    }
}

/// The method, and a factor of the cost with which its first step, minus the gradient, has a
/// suitable length.
struct Started {
    method: Method,
    factor: f64,
    /// The number of steps so far.
    steps: u64,
}

impl Started {
    /// Starts the method at a point. The largest component of the first step is at most `reach`,
    /// and the step is no longer than to where the linear model of the cost reaches 0.
    fn new(shared: &Shared, from: &Point, history: usize, reach: f64) -> Started {
        let most = largest(from.gradient.iter().copied());
        let square = from.gradient.iter().map(|d| d * d).sum::<f64>();
        let mut factor = reach / most;
        if from.cost != 0.0 {
            factor = factor.min(from.cost.abs() / square);
        }
        let factor = match factor.is_finite() && factor > 0.0 {
            true => factor,
            false => 1.0, // the gradient is 0
        };
        let method = LBFGS::new(MoreThuenteLineSearch::new(), history);
        shared.unfit.set(None);
        Started {
            method,
            factor,
            steps: 0,
        }
    }

    /// Returns the next point, or the reason why there is none.
    fn step(&mut self, shared: &Shared, from: &Point) -> Result<Result<Point, String>> {
        *shared.origin.borrow_mut() = from.at.clone();
        shared.begun.set(shared.count.get());
        shared.lowest.take();
        let factor = self.factor;
        let mut problem = Problem::new(Scaled { shared, factor });
        let gradient = from.gradient.iter().map(|d| factor * d).collect();
        let mut state: IterState<Vector, Vector, (), (), (), f64> = IterState::new()
            .param(from.at.clone())
            .cost(factor * from.cost)
            .gradient(gradient);
        state.iter = self.steps; // determines when the method resets its history
        self.steps += 1;
        let ended = self.method.next_iter(&mut problem, state);
        if let Some(fault) = shared.fault.take() {
            return Err(fault);
        }
        let mut state = match ended {
            Ok((state, _)) => state,
            Err(why) => return Ok(Err(why.to_string())),
        };
        let Some(at) = state.take_param() else {
            let why = state.get_termination_status().to_string();
            return Ok(Err(why));
        };
        let next = match shared.tried(&at) {
            Ok(next) => next,
            Err(why) => return Ok(Err(why.to_string())),
        };
        match next.cost < from.cost {
            true => Ok(Ok(next)),
            false => Ok(Err("no cost along it is lower".to_owned())),
        }
    }
}

#[cfg(test)]
mod tests;
