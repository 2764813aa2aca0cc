//! The pipeline that prepares a kernel for the cf stage: LLVM's passes, with our own between them.

use std::sync::OnceLock;

use diagnostics::activity;
use inkwell::OptimizationLevel;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{
    CodeModel, InitializationConfig, RelocMode, Target, TargetMachine, TargetTriple,
};
use llvm::{FUNCTION, ModuleRef, Value};

use super::{
    addresses, divisions, float_phis, half_range, ids, inductions, int_widths, local_parts,
    memory_calls, null_tests, pointer_tables, stack_addresses, struct_phis, symbol_structs,
    textures, threads, to_cf, xor_compare,
};
use crate::error::Error;
use crate::launch::Launch;

#[rustfmt::skip] // a table
const EARLY: &str = concat!(
    "always-inline,globaldce,",
    "function(sroa,mem2reg,", // registers become values; products of thread ids are kept
    "sccp,early-cse,simplifycfg)", // sizes are constants: remove the paths they exclude
);

/// Our functions that waited to be recognised are inlined like others.
const INLINE: &str =
    "always-inline,globaldce,function(adce,loop-simplify,lcssa,loop(loop-deletion),simplifycfg)";

#[rustfmt::skip]
const MAIN: &str = concat!(
    "function(sroa,scalarizer<load-store>,", // local arrays that need no memory become values
    "instcombine<no-verify-fixpoint>,simplifycfg,early-cse<memssa>,gvn,sccp),",
    "ipsccp",             // ranges of values, from the branches that lead to them
);

/// Run separately, because a part of it is undone.
const CORRELATED: &str = "function(correlated-propagation)";

#[rustfmt::skip]
const LOOPS: &str = concat!(
    "function(instcombine<no-verify-fixpoint>,simplifycfg,",
    "loop-simplify,lcssa,loop-mssa(loop-rotate,licm),loop-simplify)", // promotes sums to registers
);

#[rustfmt::skip]
const LATE: &str = concat!(
    "function(loop-simplify,lcssa,loop(indvars,loop-deletion),loop-mssa(licm),", // exit tests on the counter
    "instcombine<no-verify-fixpoint>,gvn),ipsccp,",
    "function(instcombine<no-verify-fixpoint>,adce,simplifycfg)",
);

/// Run after addresses that LLVM split or merged have become indices again; it must not split them
/// again.
///
/// Addresses that the indices replace are removed first: otherwise `early-cse` would merge an
/// address in bytes with one of the same location in elements.
const LAST: &str = "function(adce,early-cse,adce)";

/// Simplifies the kernel of `launch` until each access is an element of an array and loops count
/// from zero. Returns the array and the line of every load that the kernel had before LLVM
/// forwarded stores of the same thread to loads.
pub fn prepare(module: &Module<'_>, launch: &Launch) -> Result<Vec<(String, u32)>, Vec<Error>> {
    let (unit, function) = early(module, launch)?;
    threads::wait_loops::limit(unit, function);
    let machine = target_machine(OptimizationLevel::Default);
    let recognising = activity::enter("functions of libdevice are recognised");
    libdevice::recognise(unit, function, launch.exact);
    drop(recognising);
    let _preparing = activity::enter("addresses become indices of arrays");
    super::link_libdevice(module)?;
    inline_the_rest(unit, function);
    run(module, INLINE, &machine)?;
    threads::drop_unused_clocks(function);
    ids::match_global(unit, function, launch);
    null_tests::compare_each(unit, function);
    textures::expand(unit, function, launch)?;
    if memory_calls::expand(unit, function, launch)? {
        run(module, INLINE, &machine)?; // of copy loops
    }
    if addresses::split(unit, function, launch)? {
        run(module, INLINE, &machine)?; // of guarded stores
    }
    addresses::join_words(unit, function, launch)?;
    addresses::divide(unit, function, launch)?;
    let indexed = addresses::index_arrays(unit, function, launch);
    let (loads, mut errors) = match indexed {
        Ok(loads) => (loads, Vec::new()),
        Err(errors) => (Vec::new(), errors),
    };
    errors.extend(to_cf::unknown_calls(function));
    if !errors.is_empty() {
        return Err(errors);
    }
    half_range::bound(unit, function);
    run(module, MAIN, &machine)?;
    divisions::prepare(function);
    run(module, CORRELATED, &machine)?;
    divisions::widen(unit, function);
    run(module, LOOPS, &machine)?;
    inductions::count_from_zero(unit, function);
    run(module, LATE, &machine)?;
    // LLVM merges two loads at the ends of branches.
    if addresses::split(unit, function, launch)? {
        run(module, INLINE, &machine)?;
    }
    addresses::index_again(unit, function, launch)?;
    struct_phis::take_apart(unit, function);
    float_phis::as_floats(unit, function);
    xor_compare::compare_apart(unit, function);
    int_widths::legalise(unit, function);
    run(module, LAST, &machine)?;
    Ok(loads)
}

/// Returns the kernel of `launch` with the fields of variables that hold structures as parameters.
pub fn with_symbol_structs(module: &Module<'_>, launch: &Launch) -> Result<Value, Vec<Error>> {
    let (unit, function) = kernel(module, launch)?;
    if launch.structures().next().is_none() {
        return Ok(function);
    }
    let machine = target_machine(OptimizationLevel::Default);
    run(
        module,
        "always-inline,globaldce,function(mem2reg)",
        &machine,
    )?;
    symbol_structs::expand(unit, function, launch)
}

/// The greatest number of levels of indirection that are followed: memory that holds the address of
/// memory that holds an address, and so on.
const MOST_INDIRECTIONS: usize = 4;

/// Runs the first passes: registers become values, functions of the file are inlined.
pub fn early(module: &Module<'_>, launch: &Launch) -> Result<(ModuleRef, Value), Vec<Error>> {
    let (unit, function) = kernel(module, launch)?;
    let machine = target_machine(OptimizationLevel::Default);
    run(module, EARLY, &machine)?;
    if threads::grid_barriers::recognise(unit, function)? {
        run(module, EARLY, &machine)?;
    }
    let mut was_kept = false;
    for _ in 0..MOST_INDIRECTIONS {
        if !stack_addresses::as_pointers(unit, function, launch) {
            break;
        }
        was_kept = true;
        // An unused integer would prevent memory from being promoted to values.
        run(module, "function(adce)", &machine)?;
        run(module, EARLY, &machine)?;
    }
    if !was_kept {
        return Ok((unit, function));
    }
    stack_addresses::join_halves(function);
    run(module, "function(adce)", &machine)?;
    if addresses::keeps_addresses(unit, function, launch) {
        local_parts::divide(unit, function, launch);
        if pointer_tables::as_numbers(unit, function, launch) {
            run(module, EARLY, &machine)?;
        }
    }
    Ok((unit, function))
}

fn inline_the_rest(unit: ModuleRef, kernel: Value) {
    for function in unit
        .functions()
        .into_iter()
        .filter(|function| *function != kernel && !function.is_declaration())
    {
        function.add_attribute(unit, FUNCTION, "alwaysinline", 0);
    }
}

/// Returns the kernel that `launch` names.
pub fn kernel(module: &Module<'_>, launch: &Launch) -> Result<(ModuleRef, Value), Vec<Error>> {
    let unit = ModuleRef(module.as_mut_ptr());
    match unit.function(&launch.kernel) {
        Some(function) if !function.is_declaration() => Ok((unit, function)),
        _ => Err(vec![Error::internal(
            "nvvm-kernel",
            format!("kernel `{}` is not in its own module", launch.kernel),
        )]),
    }
}

fn run(module: &Module<'_>, passes: &str, machine: &TargetMachine) -> Result<(), Vec<Error>> {
    let options = PassBuilderOptions::create();
    options.set_verify_each(cfg!(debug_assertions));
    options.set_loop_unrolling(false);
    options.set_loop_vectorization(false);
    options.set_loop_slp_vectorization(false);
    module
        .run_passes(passes, machine, options)
        .map_err(|error| {
            vec![Error::internal(
                "llvm-passes",
                format!("LLVM refused a pass: {}", error.to_string()),
            )]
        })
}

/// Returns a target machine for `nvptx64`, with the costs and special registers of a GPU.
pub fn target_machine(level: OptimizationLevel) -> TargetMachine {
    static READY: OnceLock<()> = OnceLock::new();
    READY.get_or_init(|| Target::initialize_nvptx(&InitializationConfig::default()));
    let triple = TargetTriple::create(super::TRIPLE);
    let target = Target::from_triple(&triple).expect("LLVM was built with the NVPTX target");
    target
        .create_target_machine(
            &triple,
            "sm_80",
            "+ptx78",
            level,
            RelocMode::Default,
            CodeModel::Default,
        )
        .expect("LLVM makes a machine for sm_80")
}
