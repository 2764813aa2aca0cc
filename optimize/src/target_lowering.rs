//! The second half of optimizing: shifted reads and updates in the form that is fastest on a target.
//!
//! In comes a function in which a periodic shift is an [`Op::Rotate`](stablehlo::Op::Rotate); out goes one without, with
//! the same results bit for bit. The other ops that StableHLO does not have are written with its own first. Each body is taken by itself: those of loops, and callees, are written as if nothing was around them.
//!
//! Where alternatives compete, the cheapest is taken first ([`crate::saturate`]).
//!
//! What is computed from rotates by elementwise ops becomes, where the table says so, the box in which nothing wraps,
//! computed from plain slices, and strips around it. Such a value is not computed again for each shift of it: it is put
//! together first, and read by slices. Given up, in favour of a form that always works: values most of which wrap.

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
mod split_expensive;
mod table;
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

/// What a program is to run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Target {
    Cpu,
    Cuda,
    Tpu,
}

/// The same function for `target`, of StableHLO's ops only, and without what no result needs. Parameters are given away
/// where their results are written in place.
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

/// The same, and what was found where alternatives compete; by relaxed rules too, if the whole function may be.
pub fn choose_forms_with(
    func: &Func,
    target: Target,
    semantics: Semantics,
    report: &mut Report,
) -> Func {
    lower_for(func, target, semantics, PassLimit::default(), report)
}

/// The same, with only those of the [`passes`](crate::passes) that `limit` allows.
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

/// A function without stencils as it would be by itself, to be priced.
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

/// Every pass of target lowering, in the order in which they run.
pub fn target_passes() -> impl Iterator<Item = &'static TargetPass> {
    passes::all()
}

/// The same function with all its periodic shifts in one form, fast or not.
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
