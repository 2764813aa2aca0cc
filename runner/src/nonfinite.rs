//! Arrays with NaN or infinities: the step at which these first appear, and the messages about
//! them.

use std::collections::BTreeMap;

use crate::arrays::HostArray;
use crate::element;
use crate::execute::Report;
use crate::fault::{Blame, Fault, Result};
use crate::job::Job;

/// For each array, the steps at which its snapshots were finite or not.
#[derive(Clone, Debug, Default)]
pub struct NonFiniteReport {
    steps: BTreeMap<String, Steps>,
}

/// The steps of one array.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Steps {
    /// The last step at which all values were finite, and the one before that.
    fine: Option<u64>,
    before: Option<u64>,
    /// The first step at which a value was not finite.
    first: Option<u64>,
}

impl NonFiniteReport {
    /// Inspects a part of an array that is written after `step` steps, unless an earlier value of
    /// the array was not finite.
    pub fn look(&mut self, name: &str, step: u64, cells: &HostArray) {
        let steps = self.steps.entry(name.to_owned()).or_default();
        if steps.first.is_some() || !element::is_float(cells.element) {
            return;
        }
        if !cells.values().all(f64::is_finite) {
            // Another part of this snapshot may have been finite.
            if steps.fine == Some(step) {
                steps.fine = steps.before;
            }
            steps.first = Some(step);
        } else if steps.fine != Some(step) {
            (steps.before, steps.fine) = (steps.fine, Some(step));
        }
    }
}

impl NonFiniteReport {
    /// Fails if an array was found with NaN or infinities at `step`.
    pub fn check(&self, job: &Job, step: u64) -> Result<()> {
        let mut found = self.steps.iter();
        let Some((name, steps)) = found.find(|(_, steps)| steps.first == Some(step)) else {
            return Ok(());
        };
        let when = match steps.fine {
            Some(fine) => format!(", not yet at {}", at(job, fine)),
            None => ", the first that was looked at".to_owned(),
        };
        let message = format!(
            "array `{name}` has NaN or infinities at {}{when}",
            at(job, step)
        );
        Err(ended(message).into())
    }
}

/// Fails if an array has NaN or infinities at the end.
pub fn check_ends(job: &Job, report: &Report) -> Result<()> {
    for array in &report.arrays {
        if let Some(unfit) = array.summary.unfit(&array.shape) {
            let (name, when) = (&array.name, at(job, report.steps));
            return Err(ended(format!("array `{name}` has {unfit} at {when}")).into());
        }
    }
    Ok(())
}

fn ended(message: String) -> Fault {
    Fault::new(Blame::NotFinite, "not-finite", message).help(
        "what was written stays, and so does the last restart; mostly a step is too long (try half the `dt`), or too little is mixed at the scale of the grid",
    )
}

/// Returns a warning for each array that ends with NaN or infinities, with advice if they appeared
/// during the run.
pub fn warnings(job: &Job, report: &Report) -> Vec<String> {
    let floats = (report.arrays.iter()).filter(|array| element::is_float(array.element));
    let (mut warnings, mut last_fine) = (Vec::new(), None);
    for array in floats {
        let Some(unfit) = array.summary.unfit(&array.shape) else {
            continue;
        };
        let steps = report.seen.steps.get(&array.name).copied();
        let Steps { fine, first, .. } = steps.unwrap_or_default();
        let when = first.map_or(String::new(), |first| match fine {
            _ if first == 0 => "; it began so".to_owned(),
            Some(fine) => format!(
                "; written since {}, not yet at {}",
                at(job, first),
                at(job, fine)
            ),
            None => format!("; written since {}", at(job, first)),
        });
        if let (Some(1..), Some(fine)) = (first, fine) {
            last_fine = Some(last_fine.map_or(fine, |known: u64| known.min(fine)));
        }
        warnings.push(format!("array `{}` has {unfit}{when}", array.name));
    }
    if let (Some(fine), Some(_)) = (last_fine, &job.time) {
        warnings.push(format!(
            "the run left the numbers: mostly a step is too long for its waves or currents (try half the `dt`), or too little is mixed at the scale of the grid; \
             `every = 1` in `[[output]]` with `--steps` a little above {fine} shows where it begins"
        ));
    }
    warnings
}

/// Returns for example "step 144 (time 172800 s)".
fn at(job: &Job, step: u64) -> String {
    let time = job.time.as_ref();
    let Some((time, dt)) = time.and_then(|time| Some((time, time.dt?))) else {
        return format!("step {step}");
    };
    let units = time.time_units.as_deref();
    let units = units.map_or(String::new(), |units| format!(" {units}"));
    format!(
        "step {step} (time {}{units})",
        crate::number::times(step, dt)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::{ElementType, Literal};

    fn cells(value: f64) -> HostArray {
        HostArray {
            element: ElementType::F64,
            shape: vec![2],
            bytes: Literal::from_f64s(ElementType::F64, [2], &[1.0, value]).to_bytes(),
        }
    }

    #[test]
    fn the_first_snapshot_that_is_no_number_is_known() {
        let mut seen = NonFiniteReport::default();
        for (step, parts) in [
            (0, [1.0, 2.0]),
            (5, [1.0, f64::NAN]),
            (10, [f64::INFINITY, 1.0]),
        ] {
            for part in parts {
                seen.look("T", step, &cells(part));
            }
        }
        assert_eq!(
            (seen.steps["T"].fine, seen.steps["T"].first),
            (Some(0), Some(5))
        );
        let mut seen = NonFiniteReport::default();
        seen.look("T", 0, &cells(f64::NAN));
        seen.look("T", 0, &cells(1.0));
        assert_eq!(
            (seen.steps["T"].fine, seen.steps["T"].first),
            (None, Some(0))
        );
    }
}
