//! Minimizes an objective over first values of arrays and over scalars.
//!
//! In: a [`Built`] program of the objective and its derivatives. Out: the values with the lowest
//! cost found, and the costs per iteration. The program is compiled once; for each evaluation only
//! the control variables are uploaded.

mod background;
pub mod control;
pub mod curve;
mod kept;
pub mod search;

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

pub use self::background::Background;
pub use self::control::Control;
pub use self::kept::Kept;
pub use self::search::{Limits, Point, Row, TerminationReason};
use crate::arrays::HostArray;
use crate::device::Device;
use crate::fault::{Blame, Fault, Faults, Result};
use crate::gradient::call::Callable;
use crate::gradient::{Built, Parameter};
use crate::interrupt::Interrupt;

/// The environment of a search.
pub struct SearchContext<'a> {
    /// Whether the user wants to stop.
    pub interrupt: &'a Interrupt,
    /// The stored evaluations.
    pub kept: &'a mut Kept,
    /// Called after each iteration, with the lowest point so far.
    pub each: &'a mut dyn FnMut(&Row, &Minimum) -> Result<()>,
    /// The number of evaluations whose time loop ran all steps without meeting its condition.
    pub unended: u64,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Minimum {
    /// The objective, plus the background term if there is one.
    pub cost: f64,
    /// The background term.
    pub background: f64,
    /// The control variables, by name.
    pub values: Vec<(String, HostArray)>,
}

/// How a search ended.
#[derive(Clone, Debug)]
pub enum Ended {
    /// It ran to its end.
    Done(TerminationReason),
    /// The user interrupted it.
    Interrupted,
}

/// The first values of a program's parameters, by index.
pub type Firsts = BTreeMap<usize, HostArray>;

/// Returns a hash that identifies a search: the program, the start, and the scales.
pub fn identity(
    built: &Built,
    firsts: &Firsts,
    control: &Control,
    background: &Background,
    history: usize,
) -> String {
    let mut hash = Sha256::new();
    hash.update(built.text.as_bytes());
    for (place, array) in firsts {
        hash.update(place.to_le_bytes());
        hash.update(&array.bytes);
    }
    for scale in control.scales() {
        hash.update(scale.to_le_bytes());
    }
    for weight in background.weights() {
        hash.update(weight.to_le_bytes());
    }
    hash.update(history.to_le_bytes());
    let hash = hash.finalize();
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Searches from the first values.
///
/// - errors: those of the device and of files; an objective that is not finite at the start
pub async fn run<D: Device>(
    callable: &Callable<'_, D>,
    firsts: &Firsts,
    control: &Control,
    background: &Background,
    limits: Limits,
    around: &mut SearchContext<'_>,
) -> Result<Ended> {
    let mut buffers = callable.upload(&|place, _| Ok(firsts[&place].clone()))?;
    let (kept, interrupt) = (&mut *around.kept, around.interrupt);
    let unended = &mut around.unended;
    let runtime = tokio::runtime::Handle::current();
    let mut evaluate = |at: &[f64]| -> Result<(f64, Vec<f64>)> {
        let (cost, derivatives) = match kept.next(at)? {
            Some(known) => known,
            None if interrupt.asked() => return Err(stopped()),
            None => {
                for (place, value) in control.at(at) {
                    buffers[place] = callable.put(place, &value)?;
                }
                let call = callable.call_on(&buffers);
                let values = tokio::task::block_in_place(|| runtime.block_on(call))?;
                let cost = values.objective.get(0);
                if values.ended.is_some_and(|ran| ran.held == Some(false)) {
                    *unended += 1;
                }
                kept.add(at, cost, &values.derivatives)?;
                (cost, values.derivatives)
            }
        };
        let mut gradient = control.gradient(&derivatives);
        background.add_gradient(at, &mut gradient);
        Ok((cost + background.cost(at), gradient))
    };
    let mut each = |row: &Row, point: &Point| {
        let background = background.cost(&point.at);
        let found = Minimum {
            cost: point.cost,
            background,
            values: control.named(&point.at),
        };
        (around.each)(&Row { background, ..*row }, &found)
    };
    let start = vec![0.0; control.len()];
    match search::minimize(&mut evaluate, start, limits, &mut each) {
        Ok((_, stop)) => Ok(Ended::Done(stop)),
        Err(faults) if faults.iter().all(|fault| fault.blame == Blame::Interrupted) => {
            Ok(Ended::Interrupted)
        }
        Err(faults) => Err(faults),
    }
}

fn stopped() -> Faults {
    Fault::new(Blame::Interrupted, "interrupted", "stopped").into()
}

/// Returns the first values of the parameters of `built`, by index.
pub fn firsts(built: &Built, first: &dyn Fn(&Parameter) -> Result<HostArray>) -> Result<Firsts> {
    let parameters = built.parameters.iter().enumerate();
    parameters
        .map(|(place, parameter)| Ok((place, first(parameter)?)))
        .collect()
}
