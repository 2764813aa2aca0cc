//! L-BFGS: from a function and its gradient to a point where it is lower.
//!
//! The directions and the line search (Moré and Thuente's) are argmin's. Here is what a costly model needs around them: the first step is
//! chosen from the scales and the cost, a point is evaluated once, a step to where the function has no value is taken again ten times
//! shorter, and a search that finds no lower cost forgets its past once before it gives up.

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
    /// Where.
    pub at: Vector,
    /// The function's value.
    pub cost: f64,
    /// Its derivatives.
    pub gradient: Vector,
}

/// What is searched, and how long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Iterations at most.
    pub iterations: u64,
    /// Pairs of steps and changes of the gradient that directions are made of.
    pub history: usize,
    /// It is enough if the gradient's norm is this part of what it was first.
    pub tolerance: f64,
}

/// An iteration that was made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Its number; 0 is the start.
    pub iteration: u64,
    /// Evaluations so far.
    pub evaluations: u64,
    /// The function's value.
    pub cost: f64,
    /// The norm of its gradient.
    pub gradient_norm: f64,
    /// How far the iteration went: the root mean square of the change.
    pub step: f64,
    /// How much of the cost is the distance from the first values.
    pub background: f64,
}

/// Why a search ended.
#[derive(Clone, Debug, PartialEq)]
pub enum TerminationReason {
    /// The gradient is small enough.
    Converged,
    /// As many iterations as are allowed.
    Iterations,
    /// Along no direction a lower cost was found; why, in the line search's words.
    NoLower(String),
}

/// Evaluations of one line search at most.
const MOST: u64 = 20;

/// How often a step that leads to where the function has no value is shortened.
const SHORTER: u32 = 8;

/// The function: its value and gradient at a point.
pub type Evaluate<'a> = dyn FnMut(&[f64]) -> Result<(f64, Vector)> + 'a;

/// Goes from `start` to where the cost is lower. `each` is told of every iteration, and where it led.
///
/// - errors: those of `evaluate` and `each`; no value or gradient at the start
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
        background: 0.0, // whoever made the function knows
    };
    each(&row, &best)?;
    let mut reach = 1.0; // the largest change of the first step
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

/// What the method and its line search evaluate.
struct Shared<'a, 'e> {
    evaluate: RefCell<&'a mut Evaluate<'e>>,
    /// The point evaluated last.
    last: RefCell<Option<Point>>,
    count: Cell<u64>,
    /// The count where the line search began, and from which point.
    begun: Cell<u64>,
    origin: RefCell<Vector>,
    /// The lowest that it saw.
    lowest: RefCell<Option<Point>>,
    /// How far away the function had no value.
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

    /// The same for argmin, which is told only that something is amiss.
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

/// The function as argmin wants it, in other units of cost.
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

/// The method, and in which units of cost its first step, which is minus the gradient, is neither too long nor too short.
struct Started {
    method: Method,
    factor: f64,
    /// Steps so far.
    steps: u64,
}

impl Started {
    /// `reach` is how far the first step may go; nor does it go farther than where a straight line down ends at 0.
    fn new(shared: &Shared, from: &Point, history: usize, reach: f64) -> Started {
        let most = largest(from.gradient.iter().copied());
        let square = from.gradient.iter().map(|d| d * d).sum::<f64>();
        let mut factor = reach / most;
        if from.cost != 0.0 {
            factor = factor.min(from.cost.abs() / square);
        }
        let factor = match factor.is_finite() && factor > 0.0 {
            true => factor,
            false => 1.0, // then the gradient is 0
        };
        let method = LBFGS::new(MoreThuenteLineSearch::new(), history);
        shared.unfit.set(None);
        Started {
            method,
            factor,
            steps: 0,
        }
    }

    /// The next point, or why there is none.
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
        state.iter = self.steps; // by which it knows when to forget
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
