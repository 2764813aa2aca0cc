//! The status results of a program: how its time loop ended, and which check failed.

use crate::device::Device;
use crate::fault::{Fault, Origin, Result, line_span};
use crate::program::Check;

/// How a time loop ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// The number of steps that it ran.
    pub steps: u64,
    /// Whether the condition that ends it holds, if there is one.
    pub held: Option<bool>,
}

/// Removes the two results that describe the end of the loop from the results of a program with a
/// condition.
pub(crate) async fn ended<D: Device>(device: &D, results: &mut Vec<D::Buffer>) -> Result<Ran> {
    let missing = || {
        let message = "the program has no results that say how its loop ended";
        Fault::internal("program-outputs", message)
    };
    let held = results.pop().ok_or_else(missing)?;
    let steps = results.pop().ok_or_else(missing)?;
    Ok(Ran {
        steps: device.download(&steps).await?.get(0) as u64,
        held: Some(device.download(&held).await?.get(0) != 0.0),
    })
}

/// The suggestion for threads that race.
const RACE_HELP: &str = "use an atomic, or let each thread store to elements of its own; if the kernel was written for warps whose lanes run in lockstep, say `--assume-warp-synchronous`; if the order does not matter to you, say so: `--races assume`, or `races = \"assume\"` in the job's `[[launch]]`; what was written before stays as it is";

/// Returns the error of the check with number `failed`, counted from 1; 0 means that all checks
/// passed.
pub fn check(checks: &[Check], sources: &[Origin], failed: usize) -> Result<()> {
    let Some(check) = failed.checked_sub(1).and_then(|index| checks.get(index)) else {
        return Ok(());
    };
    let (fault, label, help) = match (&check.trap, &check.race) {
        (None, Some(what)) => (
            Fault::user(
                "race",
                format!(
                    "two threads of kernel `{}` {what} the same element of `{}`, in no fixed order",
                    check.kernel, check.array
                ),
            ),
            "the data makes two threads meet here".to_owned(),
            RACE_HELP,
        ),
        (Some(message), _) => (
            Fault::user(
                "trap",
                format!("kernel `{}` trapped: {message}", check.kernel),
            ),
            "a thread gets here".to_owned(),
            "what was written before stays as it is",
        ),
        (None, None) => (
            Fault::user(
                "out-of-bounds",
                format!(
                    "kernel `{}` accesses an element outside of array `{}`",
                    check.kernel, check.array
                ),
            ),
            format!("an index here is not among 0..{}", check.len),
            "`reactant-rs check` names the thread and the index; look at the index, and at the condition under which a thread uses it; what was written before stays as it is",
        ),
    };
    let fault = match sources.get(check.source) {
        Some(source) if check.line > 0 => fault.at_kernel(
            source,
            line_span(source.inner(), check.line, check.column),
            label,
        ),
        Some(_) | None => fault,
    };
    Err(fault.help(help).into())
}
