//! Target lowering, the second half of optimization: writes shifted reads and updates in the form
//! that is fastest on a target.
//!
//! The input is a function in which a periodic shift is an [`Op::Rotate`](stablehlo::Op::Rotate);
//! the output has only StableHLO's ops, with bit-identical results. Loop bodies and callees are
//! lowered separately, without knowledge of their surroundings.
//!
//! Equivalent forms are chosen first ([`crate::saturate`]), and the other ops that StableHLO lacks
//! are expanded before the shifts.
//!
//! Where the target's table prefers it, an elementwise expression of rotates becomes an interior
//! box, in which nothing wraps, computed from plain slices, and strips around it. If such a value
//! is itself shifted, it is assembled once and then sliced, not recomputed for each shift. Values
//! most of whose elements wrap use a form that is always applicable.

mod adjacent_updates;
mod complex_parts;
mod concat_limit;
mod conv_layout;
mod dedup_args;
pub(crate) mod examples;
mod flatten_args;
mod levels;
mod padded_reads;
mod part;
pub(crate) mod passes;
mod plan;
mod reduced;
mod report;
mod rounded;
mod scan_steps;
mod split_expensive;
mod table;
mod tanh_limit;
mod tests_as_floats;
mod unflatten;
mod view;
mod whole_lines;
mod write;

use stablehlo::{Callees, Func};

use self::passes::{
    ALTERNATIVES, BUFFERS, COMPILER, Lowering, PAIRS, SHIFTS, STAGES, STENCILS, TargetPass,
};
use self::report::{Counts, given_away};
pub(crate) use self::table::Form;
use self::table::Style;
use self::view::Boxes;
use crate::passes::PassLimit;
use crate::report::Report;
use crate::rewrite::{Semantics, without_dead};
use crate::stencil::Chooser;

/// The kind of device that a program runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Target {
    Cpu,
    Cuda,
    Tpu,
}

/// Returns an equivalent function for `target` that has only StableHLO's ops and no dead code.
/// Parameters are donated where results are written in place.
///
/// ```
/// use optimize::{Target, choose_forms};
/// use stablehlo::{BinaryOp, ElementType, Func, TensorType};
///
/// let mut func = Func::new("main");
/// let x = func.parameter(TensorType::new(ElementType::F32, [8]));
/// let east = func.rotate(x, 0, 1);
/// func.results = vec![func.binary(BinaryOp::Subtract, east, x)];
/// let forms = choose_forms(&func, Target::Cpu).to_string();
/// assert!(forms.contains("stablehlo.pad") && !forms.contains("rotate"));
/// ```
pub fn choose_forms(func: &Func, target: Target) -> Func {
    choose_forms_with(func, target, Semantics::BitExact, &mut Report::default())
}

/// Like [`choose_forms`]; also records in `report` what saturation found, and uses fast-math
/// alternatives if `semantics` allows them for the whole function.
pub fn choose_forms_with(
    func: &Func,
    target: Target,
    semantics: Semantics,
    report: &mut Report,
) -> Func {
    lower_for(func, target, semantics, PassLimit::default(), report)
}

/// Like [`choose_forms_with`], but runs only the [`passes`](crate::passes) that `limit` allows.
pub fn lower_for(
    func: &Func,
    target: Target,
    semantics: Semantics,
    limit: PassLimit,
    report: &mut Report,
) -> Func {
    let allowed: Vec<&str> = limit.target().collect();
    let may = |pass: &TargetPass| allowed.contains(&pass.name);
    let mut lowering = Lowering {
        target,
        semantics,
        alternatives: limit.alternatives().collect(),
        chooser: [Chooser::new(target, semantics)],
        report,
        begun: 0,
    };
    let chosen = lowering.run(ALTERNATIVES, func, &may);
    let stencils = Counts::of(&chosen).stencils;
    let written = lowering.run(STENCILS, &chosen, &may);
    let staged = lowering.run(STAGES, &written, &may);
    let paired = lowering.run(PAIRS, &staged, &may);
    let shifted = lowering.run(SHIFTS, &paired, &may);
    let buffers = lowering.run(BUFFERS, &shifted, &may);
    let lowered = lowering.run(COMPILER, &buffers, &may);
    report::report(
        stencils,
        lowering.begun,
        [&written, &staged, &paired].map(Counts::of),
        given_away(&buffers),
        lowering.report,
    );
    lowered
}

/// Lowers a function without stencils on its own, so that it can be priced.
pub(crate) fn finished(func: &Func, target: Target) -> Func {
    let semantics = Semantics::BitExact;
    let mut lowering = Lowering {
        target,
        semantics,
        alternatives: Vec::new(),
        chooser: [Chooser::new(target, semantics)],
        report: &mut Report::default(),
        begun: 0,
    };
    let staged = lowering.run(STAGES, func, &|_| true);
    let style = Style { target, only: None };
    choose_with(&staged, style, &mut Callees::default())
}

/// Returns every pass of target lowering, in the order in which they run.
pub fn target_passes() -> impl Iterator<Item = &'static TargetPass> {
    passes::all()
}

/// Writes all periodic shifts of the function in the given form, whatever its cost.
pub(crate) fn write_shifts(func: &Func, form: Form) -> Func {
    let style = Style {
        target: Target::Cpu,
        only: Some(form),
    };
    choose_with(func, style, &mut Callees::default())
}

fn choose_with(func: &Func, style: Style, callees: &mut Callees) -> Func {
    let mut boxes = Boxes::new(func, style, callees);
    let results = func.results.iter().map(|result| boxes.whole(*result));
    let results = results.collect();
    boxes.out.results = results;
    without_dead(&boxes.out)
}
