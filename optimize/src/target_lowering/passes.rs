//! The table of target lowering passes: the purpose of each, the targets it runs for, and whether a
//! program is valid without it.
//!
//! A pass takes a function and returns one with bit-identical results. After each pass the function
//! is verified, so that a pass that breaks a program is named.

use stablehlo::{Callees, Func, Op};

use super::Target;
use super::adjacent_updates::joined;
use super::complex_parts::in_parts;
use super::conv_layout::in_library_layout;
use super::dedup_args::given_once;
use super::examples;
use super::flatten_args::flattened;
use super::levels::written_out;
use super::padded_reads::extended;
use super::rounded::rounded;
use super::scan_steps::{in_rows, in_steps};
use super::split_expensive::dear_apart;
use super::table::Style;
use super::tanh_limit::limited;
use super::tests_as_floats::by_bits;
use super::unflatten::unflattened;
use crate::column_tiling::in_strips;
use crate::costs::{BackendTrait, Table};
use crate::fusion_cut::{after_readers, from_latest, outline, read_back_everywhere};
use crate::program::{ahead, donate, twice};
use crate::report::Report;
use crate::rewrite::{Semantics, without_dead};
use crate::saturate::{self, saturate};
use crate::stencil::Chooser;

/// The state shared by the passes of one lowering.
pub(super) struct Lowering<'a> {
    pub target: Target,
    pub semantics: Semantics,
    /// The alternatives that the saturation may choose from.
    pub alternatives: Vec<&'static saturate::rules::Rule>,
    pub chooser: [Chooser; 1],
    pub report: &'a mut Report,
    /// The number of carried arrays whose first addition was moved into the previous iteration.
    pub begun: usize,
}

/// A pass of target lowering.
pub struct TargetPass {
    /// The name in kebab case.
    pub name: &'static str,
    /// Why the result is better, or what fails without the pass, in one line.
    pub reason: &'static str,
    /// Whether it always runs: without it a program would contain ops that StableHLO lacks, or a
    /// target would compute other results.
    pub is_required: bool,
    /// Whether it runs for a target.
    pub runs_for: fn(Target) -> bool,
    /// The pass itself.
    pub(super) run: fn(&Func, &mut Lowering) -> Func,
    /// A program that the pass changes, on the first target it runs for.
    pub example: fn() -> Func,
}

/// Returns the table row of an optional pass.
const fn pass(
    name: &'static str,
    reason: &'static str,
    runs_for: fn(Target) -> bool,
    run: fn(&Func, &mut Lowering) -> Func,
    example: fn() -> Func,
) -> TargetPass {
    TargetPass {
        name,
        reason,
        is_required: false,
        runs_for,
        run,
        example,
    }
}

/// Returns the table row of a pass that always runs.
const fn required(
    name: &'static str,
    reason: &'static str,
    runs_for: fn(Target) -> bool,
    run: fn(&Func, &mut Lowering) -> Func,
    example: fn() -> Func,
) -> TargetPass {
    TargetPass {
        is_required: true,
        ..pass(name, reason, runs_for, run, example)
    }
}

fn everywhere(_: Target) -> bool {
    true
}

fn recomputes(target: Target) -> bool {
    Table::of(target).does(BackendTrait::Recomputes)
}

fn fuses_by_cost(target: Target) -> bool {
    !recomputes(target)
}

fn compiles_calls(target: Target) -> bool {
    Table::of(target).does(BackendTrait::CompilesCalls)
}

fn stores_pieces(target: Target) -> bool {
    Table::of(target).does(BackendTrait::StoresPieces)
}

fn branches_on_reads(target: Target) -> bool {
    Table::of(target).does(BackendTrait::BranchesOnReads)
}

fn keeps_tanh_below_one(target: Target) -> bool {
    target == Target::Cpu
}

fn launches_kernels(target: Target) -> bool {
    target == Target::Cuda
}

fn computes_whole_arrays(target: Target) -> bool {
    match target {
        Target::Cpu => false,
        Target::Cuda | Target::Tpu => true,
    }
}

fn loops_over_elements(target: Target) -> bool {
    !computes_whole_arrays(target)
}

fn sees_doubles_as_bits(target: Target) -> bool {
    match target {
        Target::Cpu | Target::Cuda => true,
        Target::Tpu => false,
    }
}

/// Choice of the cheapest alternatives, before stencils are written.
#[rustfmt::skip]
pub(super) const ALTERNATIVES: &[TargetPass] = &[
    pass("complex-in-parts",
        "arithmetic on the pairs of a program that has complex numbers for XLA is written with real and imaginary parts, which XLA reads from and joins to complex numbers",
        everywhere, |func, _| in_parts(func), examples::complex),
    pass("levels-written-out",
        "a loop over levels is several launches a turn; written out, its levels are few kernels, and each array is written once",
        launches_kernels, |func, _| written_out(func), examples::level_loop),
    pass("scans-in-steps",
        "a loop over the elements of a scan is several launches an element; in steps that double a distance it is a few for all",
        computes_whole_arrays, |func, _| in_steps(func), examples::scans),
    pass("scans-in-rows",
        "a loop over the elements of rows reads and writes columns; of the transposed array it reads and writes rows",
        loops_over_elements, |func, _| in_rows(func), examples::long_scan),
    pass("arithmetic-in-planes",
        "what reads neighbours of a flattened plane finds them without dividing its number by the row length",
        everywhere, |func, _| unflattened(func), examples::flattened_plane),
    pass("cheapest-alternatives",
        "where there are several ways to compute something, the one that costs least on the target",
        everywhere, |func, lowering| {
            saturate(func, &lowering.alternatives, &mut lowering.chooser, lowering.semantics, lowering.report)
        }, examples::alternatives),
    pass("convolutions-in-library-layout",
        "XLA:CPU computes convolutions by its library in one order of dimensions, and transposes others in the entry only",
        branches_on_reads, |func, _| in_library_layout(func), examples::convolution),
];

/// Writing of stencils in ops that StableHLO has, and loop transformations before the fusion cut.
#[rustfmt::skip]
pub(super) const STENCILS: &[TargetPass] = &[
    required("form-of-stencil",
        "of the ways to write a stencil, the usual one of the target, or one that its table says takes much less",
        everywhere, |func, lowering| lowering.chooser[0].write(func), examples::stencil),
    pass("columns-in-strips",
        "columns that never meet are taken a strip at a time, which stays in the cache from the first level to the last",
        compiles_calls, |func, lowering| in_strips(func, Table::of(lowering.target).cache), examples::columns),
    pass("begun-before",
        "what a step first adds to an array and then reads around is added where the step before computes it, and one array is stored, not two",
        recomputes, |func, lowering| {
            let (func, begun) = ahead(func);
            lowering.begun = begun;
            func
        }, examples::begun_before),
];

/// The fusion cut: values are stored where that costs less than recomputing them.
#[rustfmt::skip]
pub(super) const STAGES: &[TargetPass] = &[
    pass("latest-version-read",
        "parts of an array are read from its last version that is there, so that earlier ones can be written over",
        recomputes, |func, _| from_latest(func), examples::versions),
    required("legalized",
        "what StableHLO has no op for, but for shifts, is written with its ops",
        everywhere, |func, _| func.legalize_where(&|op| !matches!(op, Op::Rotate { .. })), examples::own_ops),
    pass("adjacent-updates",
        "boxes side by side that are copied from side by side are written by one loop, not each by its own",
        everywhere, |func, _| joined(func), examples::planes),
    pass("stage",
        "what costs more to compute again than to store is the result of a function that nothing is fused across",
        recomputes, |func, lowering| outline(func, lowering.target, lowering.semantics), examples::stages),
    pass("stores-read-back",
        "what was stored is read where it is stored, and not computed again",
        // Five points in a loop of two steps on a TPU: 1.36 times the cycles without barriers.
        fuses_by_cost, |func, lowering| read_back_everywhere(func, lowering.target == Target::Tpu), examples::read_back),
];

/// Unrolling of loops by two.
#[rustfmt::skip]
pub(super) const PAIRS: &[TargetPass] = &[
    pass("two-steps",
        "two steps write back and forth between two places, and copy nothing",
        recomputes, |func, _| twice(func), examples::two_steps),
];

/// Writing of shifts in ops that StableHLO has.
#[rustfmt::skip]
pub(super) const SHIFTS: &[TargetPass] = &[
    required("form-of-shift",
        "a shift that goes around is written as the target reads it fastest: mostly a box in which nothing wraps, and strips",
        everywhere, |func, lowering| {
            let style = Style { target: lowering.target, only: None };
            super::choose_with(func, style, &mut Callees::default())
        }, examples::shift),
    pass("edges-read-at-once",
        "what is shifted up to an edge is a slice of one array that has the edges",
        stores_pieces, |func, _| without_dead(&extended(func)), examples::edges),
];

/// Buffer donation.
#[rustfmt::skip]
pub(super) const BUFFERS: &[TargetPass] = &[
    required("given-away",
        "what is updated where it lies, or carried by a loop, is written in its own place, and not copied first",
        everywhere, |func, _| donate(func), examples::given_away),
];

/// Workarounds for what a target's compiler does not do, or does wrongly.
#[rustfmt::skip]
pub(super) const COMPILER: &[TargetPass] = &[
    pass("dear-before-put-together",
        "what costs much is computed in a loop without branches before it is padded or concatenated",
        branches_on_reads, |func, lowering| dear_apart(func, lowering.target), examples::dear),
    pass("lines-as-arguments",
        "an array that a stage reads as lines is given to it as lines, of which eight elements are fetched at once",
        branches_on_reads, |func, _| flattened(func), examples::lines),
    required("arguments-once",
        "XLA:CPU writes over an array that is given to a stage in two shapes while it is still read",
        branches_on_reads, |func, _| given_once(func), examples::two_shapes),
    pass("writes-after-reads",
        "what writes an array comes after what reads it, so that it need not be copied",
        branches_on_reads, |func, _| after_readers(func), examples::readers),
    required("roundings-kept",
        "XLA would divide by constants with products, drop `x + 0` and contract what decides an integer",
        sees_doubles_as_bits, |func, lowering| rounded(func, lowering.target), examples::roundings),
    required("tanh-reaches-one",
        "XLA:CPU's hyperbolic tangent of f32 stays an ulp below 1 for large arguments too",
        keeps_tanh_below_one, |func, _| limited(func), examples::tanh),
    required("tests-by-bits",
        "XLA takes `x * (x > 0)` for a choice between `x` and 0, without NaN and -0",
        everywhere, |func, lowering| by_bits(func, lowering.target), examples::product_with_test),
];

/// All groups, in the order in which they run.
const GROUPS: [&[TargetPass]; 7] = [
    ALTERNATIVES,
    STENCILS,
    STAGES,
    PAIRS,
    SHIFTS,
    BUFFERS,
    COMPILER,
];

/// Returns every pass, in the order in which they run.
pub fn all() -> impl Iterator<Item = &'static TargetPass> {
    GROUPS.into_iter().flatten()
}

impl Lowering<'_> {
    /// Runs those `passes` on `func` that run for the target and that `may` admits.
    ///
    /// - panics: if a pass returns an invalid program
    pub(super) fn run(
        &mut self,
        passes: &'static [TargetPass],
        func: &Func,
        may: &dyn Fn(&TargetPass) -> bool,
    ) -> Func {
        let mut func = func.clone();
        for pass in passes {
            if !(pass.runs_for)(self.target) || !(pass.is_required || may(pass)) {
                continue;
            }
            func = (pass.run)(&func, self);
            if let Err(error) = func.verify() {
                panic!("{} gives no program: {error}\n{func}", pass.name);
            }
        }
        func
    }
}

#[cfg(test)]
mod tests {
    use stablehlo::{Literal, eval};

    use super::*;

    /// Programs with fewer elements are evaluated.
    const FEW: usize = 1 << 20;

    fn lowering(target: Target, report: &mut Report) -> Lowering<'_> {
        Lowering {
            target,
            semantics: Semantics::BitExact,
            alternatives: saturate::rules::all().collect(),
            chooser: [Chooser::new(target, Semantics::BitExact)],
            report,
            begun: 0,
        }
    }

    #[test]
    fn each_pass_changes_its_example_and_none_of_its_results() {
        let mut failures = Vec::new();
        for pass in all() {
            let before = (pass.example)();
            let targets = [Target::Cpu, Target::Cuda, Target::Tpu];
            let mut targets = targets
                .into_iter()
                .filter(|target| (pass.runs_for)(*target));
            let target = targets.next().expect("a pass runs somewhere");
            let mut report = Report::default();
            let after = (pass.run)(&before, &mut lowering(target, &mut report));
            assert_eq!(after.verify(), Ok(()), "{}", pass.name);
            if after.to_string() == without_dead(&before).to_string() {
                failures.push(format!("{} does nothing to\n{before}", pass.name));
            }
            let elements = before.params().iter().map(|param| param.ty.count());
            if elements.sum::<usize>() > FEW {
                continue;
            }
            let inputs: Vec<Literal> = before
                .params()
                .iter()
                .enumerate()
                .map(|(nth, param)| {
                    let number = |k: usize| ((k + 5 * nth) * 7919 % 101) as f64 / 16.0 - 0.5;
                    let all: Vec<f64> = (0..param.ty.count()).map(number).collect();
                    Literal::from_f64s(param.ty.element, param.ty.shape.clone(), &all)
                })
                .collect();
            if eval(&before, &inputs) != eval(&after, &inputs) {
                failures.push(format!("{} gives other results", pass.name));
            }
        }
        assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    }
}
