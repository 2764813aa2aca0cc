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

mod concat_limit;
mod dedup_args;
mod flatten_args;
mod padded_reads;
mod part;
mod plan;
mod reduced;
mod report;
mod rounded;
mod split_expensive;
mod table;
mod unflatten;
mod view;
mod whole_lines;
mod write;

use stablehlo::{Callees, Func, Op};

use self::dedup_args::given_once;
use self::flatten_args::flattened;
use self::padded_reads::extended;
use self::report::{Counts, given_away};
use self::rounded::rounded;
use self::split_expensive::dear_apart;
pub(crate) use self::table::Form;
use self::table::Style;
use self::unflatten::unflattened;
use self::view::Boxes;
use crate::column_tiling::in_strips;
use crate::costs::{BackendTrait, Table};
use crate::fusion_cut::{after_readers, from_latest, outline, read_back_everywhere};
use crate::program::{ahead, donate, twice};
use crate::report::Report;
use crate::rewrite::{Semantics, without_dead};
use crate::saturate::saturate;
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
    let mut chooser = [Chooser::new(target, semantics)];
    let func = saturate(&unflattened(func), &mut chooser, semantics, report);
    let [mut chooser] = chooser;
    let stencils = Counts::of(&func).stencils;
    let written = chooser.write(&func);
    let table = Table::of(target);
    let written = match table.does(BackendTrait::CompilesCalls) {
        true => in_strips(&written, table.cache),
        false => written,
    };
    let (written, begun) = match table.does(BackendTrait::Recomputes) {
        true => ahead(&written),
        false => (written, 0),
    };
    let staged = staged(&written, target, semantics);
    let counted = [&written, &staged].map(Counts::of);
    let (paired, in_pairs) = match table.does(BackendTrait::Recomputes) {
        true => {
            let paired = twice(&staged);
            let in_pairs = Counts::of(&paired);
            (paired, in_pairs)
        }
        false => (staged, counted[1]),
    };
    let style = Style { target, only: None };
    let chosen = choose_with(&paired, style, &mut Callees::default());
    let chosen = donate(&match table.does(BackendTrait::StoresPieces) {
        true => without_dead(&extended(&chosen)),
        false => chosen,
    });
    let [written, staged] = counted;
    report::report(
        stencils,
        begun,
        [written, staged, in_pairs],
        given_away(&chosen),
        report,
    );
    let chosen = match table.does(BackendTrait::BranchesOnReads) {
        true => after_readers(&given_once(&flattened(&dear_apart(&chosen, target)))),
        false => chosen,
    };
    match target {
        Target::Cpu | Target::Cuda => rounded(&chosen),
        Target::Tpu => chosen, // it cannot see doubles as bits
    }
}

/// A function without stencils as it would be by itself, to be priced.
pub(crate) fn finished(func: &Func, target: Target) -> Func {
    let style = Style { target, only: None };
    choose_with(
        &staged(func, target, Semantics::BitExact),
        style,
        &mut Callees::default(),
    )
}

/// Cut where storing costs less than computing again.
fn staged(func: &Func, target: Target, semantics: Semantics) -> Func {
    if Table::of(target).does(BackendTrait::Recomputes) {
        return outline(&legalized(&from_latest(func)), target, semantics);
    }
    let func = legalized(func);
    // What is fused is decided by what recomputing costs.
    match target {
        // Five points in a loop of two steps: 1.36 times the cycles without barriers.
        Target::Tpu => read_back_everywhere(&func, true),
        Target::Cpu | Target::Cuda => read_back_everywhere(&func, false),
    }
}

fn legalized(func: &Func) -> Func {
    func.legalize_where(&|op| !matches!(op, Op::Rotate { .. }))
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
