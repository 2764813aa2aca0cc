//! The report of the optimizer as text: a table for each program and one of the rewrite rules.

use optimize::explain::{Cost, CostBreakdown, CostItem, Explanation, Fired};
use optimize::{Decision, Saturation, Semantics, StopReason};

use crate::kernel_names::readable;
use crate::report::table;

/// The source of the explained program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Raised kernels.
    Kernels,
    /// StableHLO text.
    StableHlo,
}

/// Returns the tables and a line that summarizes them.
pub fn text(explanation: &Explanation, input: Input) -> String {
    let Explanation {
        before,
        after,
        fired,
        decided,
        saturated,
        table: prices,
    } = explanation;
    let unit = match before.unrolled.or(after.unrolled) {
        Some(_) => "per step of the time loop",
        None => "for the whole program",
    };
    let origin = match input {
        Input::Kernels => "As it was raised",
        Input::StableHlo => "As it was read",
    };
    let part = match input {
        Input::Kernels => "launch",
        Input::StableHlo => "call",
    };
    let mut text = format!(
        "{origin}, {unit}{}: a function per {part}\n{}\nAs it runs{}\n{}\n",
        turn(before),
        parts(before),
        turn(after),
        parts(after),
    );
    if !after.once.is_empty() {
        let once = rows(&after.once);
        text.push_str(&format!(
            "Once, before and after the loop\n{}\n",
            table(&once)
        ));
    }
    let (was, is) = (before.whole(), after.whole());
    text.push_str(&format!(
        "Before and after: {} and {} MB moved, {} and {} Mflop computed, {} and {} ms estimated\n\n",
        millions(was.bytes_read + was.bytes_written),
        millions(is.bytes_read + is.bytes_written),
        millions(was.flops),
        millions(is.flops),
        number(was.seconds * 1e3),
        number(is.seconds * 1e3),
    ));
    text.push_str(&rules(fired));
    text.push_str(&decisions(decided));
    text.push_str(&choices(saturated));
    text.push_str(&format!(
        "\nTimes are what each kernel reads, writes and computes at prices measured with small programs, {}: {} ({}).\n\
         Arrays that a part reads at several places count once, and loops whose turns the data decides, once.\n",
        prices.date, prices.machine, prices.compiler,
    ));
    if after.in_strips {
        text.push_str(
            "A strip reads and writes its arrays once for all turns: a step has its part of that.\n",
        );
    }
    readable(&text).into_owned()
}

/// Returns the properties of the loop that the costs depend on.
fn turn(parts: &CostBreakdown) -> String {
    let turn = match parts.unrolled {
        Some(steps) if steps > 1 => format!(", {steps} steps to a turn"),
        _ => String::new(),
    };
    match parts.in_strips {
        true => format!("{turn}, all turns for one strip of columns after the other"),
        false => turn,
    }
}

fn parts(parts: &CostBreakdown) -> String {
    let mut rows = rows(&parts.step);
    let mut whole = cells(&parts.whole());
    whole.splice(0..0, ["the whole".to_owned(), String::new(), String::new()]);
    rows.push(whole);
    table(&rows)
}

fn rows(parts: &[CostItem]) -> Vec<Vec<String>> {
    let head = [
        "part",
        "of",
        "runs",
        "ops",
        "MB read",
        "MB written",
        "Mflop",
        "ms (estimate)",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for part in parts {
        let kernels = part.kernels.iter().filter(|kernel| **kernel != part.name);
        let kernels: Vec<&str> = kernels.map(String::as_str).collect();
        let of = readable(&kernels.join(", ")).into_owned();
        let mut row = vec![readable(&part.name).into_owned(), of, number(part.runs)];
        row.extend(cells(&part.cost));
        rows.push(row);
    }
    rows
}

fn cells(cost: &Cost) -> Vec<String> {
    vec![
        cost.ops.to_string(),
        millions(cost.bytes_read),
        millions(cost.bytes_written),
        millions(cost.flops),
        number(cost.seconds * 1e3),
    ]
}

fn rules(fired: &[Fired]) -> String {
    if fired.is_empty() {
        return "No rule fired.\n".to_owned();
    }
    let head = ["rule", "fired", "results", "because"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for fired in fired {
        let results = match fired.semantics {
            Semantics::BitExact => "same bits",
            Semantics::FastMath => "fast math",
        };
        rows.push(vec![
            fired.rule.to_owned(),
            fired.times.to_string(),
            results.to_owned(),
            fired.reason.to_owned(),
        ]);
    }
    table(&rows)
}

fn decisions(decided: &[Decision]) -> String {
    if decided.is_empty() {
        return String::new();
    }
    let head = ["decided for the target", "times", "because"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for Decision {
        name,
        times,
        reason,
    } in decided
    {
        rows.push(vec![
            (*name).to_owned(),
            times.to_string(),
            (*reason).to_owned(),
        ]);
    }
    format!("\n{}", table(&rows))
}

/// Returns where equality saturation had a choice, and why it stopped.
fn choices(saturated: &[Saturation]) -> String {
    if saturated.is_empty() {
        return String::new();
    }
    let count = |stop: StopReason| saturated.iter().filter(|s| s.stopped == stop).count();
    let better = saturated.iter().filter_map(|s| s.seconds);
    let [was, is] = better.fold([0.0, 0.0], |sum, [was, is]| [sum[0] + was, sum[1] + is]);
    format!(
        "\nParts with alternatives: {}, of {} ops, for which there were {} nodes. Of these, {} had no more, {} were full, {} took the most \
         rounds, and {} were left as they were, for time.\nBetter ones were found for {}: {} ms before and {} ms after, by the table of costs.\n",
        saturated.len(),
        saturated.iter().map(|s| s.ops).sum::<usize>(),
        saturated.iter().map(|s| s.nodes).sum::<usize>(),
        count(StopReason::Saturated),
        count(StopReason::Nodes),
        count(StopReason::Rounds),
        count(StopReason::Budget),
        saturated.iter().filter(|s| s.seconds.is_some()).count(),
        number(was * 1e3),
        number(is * 1e3),
    )
}

fn millions(count: f64) -> String {
    number(count / 1e6)
}

/// Formats a value with three significant digits, or with all digits before the point.
fn number(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let digits = 2 - value.abs().log10().floor() as i32;
    let places = digits.clamp(0, 9) as usize;
    format!("{value:.places$}")
}

#[cfg(test)]
mod tests {
    use optimize::explain::explain;
    use optimize::{Report, Target};
    use stablehlo::{BinaryOp, ElementType, Func, TensorType};

    use super::*;

    #[test]
    fn a_kernel_has_a_row_before_and_after() {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::F32, [1000]));
        func.results = vec![func.binary(BinaryOp::Add, x, x)];
        let report = Report::default();
        let explanation = explain(&func, &func, &report, "twice", Target::Cpu, 1);
        let text = text(&explanation, Input::Kernels);
        let rows = text.lines().map(|line| line.split_whitespace());
        let rows: Vec<Vec<&str>> = rows.map(Iterator::collect).collect();
        // The last column, the estimated time, depends on the table of costs and is not tested.
        let cells = "1.00 1 0.00400 0.00400 0.00100";
        for part in ["twice", "the rest"] {
            let row: Vec<&str> = part.split(' ').chain(cells.split(' ')).collect();
            let is_there = rows.iter().any(|cells| cells.starts_with(&row));
            assert!(is_there, "no row for {part}:\n{text}");
        }
        assert!(text.contains("No rule fired."));
    }

    #[test]
    fn numbers_have_three_digits() {
        for (value, text) in [
            (0.0, "0"),
            (1234.5, "1234"),
            (12.345, "12.3"),
            (0.001_234_5, "0.00123"),
        ] {
            assert_eq!(number(value), text);
        }
    }
}
