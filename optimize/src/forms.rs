//! The second half of optimizing: shifted reads and updates in the form that is fastest on a target.
//!
//! In comes a function in which a periodic shift is an [`Op::Rotate`](stablehlo::Op::Rotate); out goes one without, with
//! the same results bit for bit. The other ops that StableHLO does not have are written with its own first. Each body is taken by itself: those of loops, and callees, are written as if nothing was around them.
//!
//! What is computed from rotates by elementwise ops becomes, where the table says so, the box in which nothing wraps,
//! computed from plain slices, and strips around it. Such a value is not computed again for each shift of it: it is put
//! together first, and read by slices. Given up, in favour of a form that always works: values most of which wrap.

mod lines;
mod part;
mod plan;
mod region;
mod table;
mod view;
mod write;

use stablehlo::{Callees, Func, Op};

use self::view::Boxes;
use crate::program::twice;
use crate::rewrite::without_dead;
use crate::stages::outline;
use crate::stencil::write_stencils;

/// What a program is to run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Target {
    Cpu,
    Cuda,
    Tpu,
}

/// The same function for `target`, of StableHLO's ops only, and without what no result needs.
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
    let func = write_stencils(func, target).legalize_where(&|op| !matches!(op, Op::Rotate { .. }));
    let staged = match target {
        Target::Cpu => twice(&outline(&func)),
        // These have a fusion that knows what recomputing costs.
        Target::Cuda | Target::Tpu => func,
    };
    choose_with(&staged, target, &mut Callees::default())
}

fn choose_with(func: &Func, target: Target, callees: &mut Callees) -> Func {
    let mut boxes = Boxes::new(func, target, callees);
    let results = func.results.iter().map(|result| boxes.whole(*result));
    let results = results.collect();
    boxes.out.results = results;
    without_dead(&boxes.out)
}
