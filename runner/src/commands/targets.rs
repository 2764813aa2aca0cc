//! `reactant-rs targets`.

use super::Context;
use crate::cli;
use crate::device::plugin_fault;
use crate::fault::Result;
use crate::report;
use pjrt::{PluginOrigin, targets};

/// Prints every target. Fails only if the named plugin does not work.
pub(super) fn targets(args: &cli::Targets, _: &Context) -> Result<()> {
    let reports = targets::report(args.plugin.as_deref());
    let text: Vec<String> = reports
        .iter()
        .map(|report| report.to_string().trim_end().to_owned())
        .collect();
    report::out(&format!("{}\n", text.join("\n\n")));
    let Some(named) = &args.plugin else {
        return Ok(());
    };
    let works = |report: &targets::TargetReport| {
        report
            .plugin
            .as_ref()
            .is_ok_and(|plugin| plugin.found.place == PluginOrigin::Argument)
    };
    if reports.iter().any(works) {
        return Ok(());
    }
    pjrt::Plugin::probe(named).map(drop).map_err(plugin_fault)
}
