//! Debug locations that refer to the text of the module itself.

use inkwell::debug_info::{AsDIScope, DIFlagsConstants, DWARFEmissionKind, DWARFSourceLanguage};
use inkwell::module::{FlagBehavior, Module};
use llvm::{ModuleRef, Value};

/// Sets the debug location of each instruction to its line in `text`, from which `module` was
/// parsed. Existing debug information is dropped: errors quote the file they refer to.
pub fn attach(module: &Module<'_>, text: &str, name: &str) {
    let unit = ModuleRef(module.as_mut_ptr());
    module.strip_debug_info();
    let (builder, compile_unit) = module.create_debug_info_builder(
        true,
        DWARFSourceLanguage::C,
        name,
        "",
        "",
        false,
        "",
        0,
        "",
        DWARFEmissionKind::LineTablesOnly,
        0,
        false,
        false,
        "",
        "",
    );
    let file = compile_unit.get_file();
    let places = places(text);
    for function in module.get_functions() {
        let value = unit.function(&function.get_name().to_string_lossy());
        let Some(value) = value.filter(|value| !value.is_declaration()) else {
            continue;
        };
        let instructions = value.instructions();
        let Some(places) = places
            .iter()
            .find(|(function, _)| *function == value.name())
            .map(|(_, places)| places)
        else {
            continue;
        };
        if places.len() != instructions.len() {
            continue; // an unexpected format: no location is better than a wrong one
        }
        let ty =
            builder.create_subroutine_type(file, None, &[], inkwell::debug_info::DIFlags::ZERO);
        let subprogram = builder.create_function(
            compile_unit.as_debug_info_scope(),
            &value.name(),
            None,
            file,
            1,
            ty,
            true,
            true,
            1,
            inkwell::debug_info::DIFlags::ZERO,
            false,
        );
        function.set_subprogram(subprogram);
        for (instruction, (line, column)) in instructions.into_iter().zip(places) {
            set(
                unit,
                instruction,
                *line,
                *column,
                subprogram.as_debug_info_scope().as_mut_ptr(),
            );
        }
    }
    builder.finalize();
    if module.get_flag("Debug Info Version").is_none() {
        let version = module.get_context().i32_type().const_int(3, false);
        module.add_basic_value_flag("Debug Info Version", FlagBehavior::Warning, version);
    }
}

fn set(
    unit: ModuleRef,
    instruction: Value,
    line: u32,
    column: u32,
    scope: inkwell::llvm_sys::prelude::LLVMMetadataRef,
) {
    use inkwell::llvm_sys::debuginfo::{
        LLVMDIBuilderCreateDebugLocation, LLVMInstructionSetDebugLoc,
    };
    // SAFETY: the scope and the instruction belong to this module.
    unsafe {
        let location = LLVMDIBuilderCreateDebugLocation(
            unit.context(),
            line,
            column,
            scope,
            std::ptr::null_mut(),
        );
        LLVMInstructionSetDebugLoc(instruction.0, location);
    }
}

/// Returns line and column of every instruction of every function that `text` defines, in LLVM's
/// printed format: one instruction per line, except the cases of a switch.
fn places(text: &str) -> Vec<(String, Vec<(u32, u32)>)> {
    let mut functions = Vec::new();
    let mut current: Option<(String, Vec<(u32, u32)>)> = None;
    let mut in_cases = false;
    for (line, number) in text.lines().zip(1..) {
        let code = line.split(';').next().unwrap_or_default().trim();
        match &mut current {
            None => {
                if code.starts_with("define ") {
                    current = Some((function_name(code).unwrap_or_default(), Vec::new()));
                }
            }
            Some(_) if code == "}" => functions.extend(current.take()),
            Some((_, places)) => {
                if in_cases {
                    in_cases = !code.starts_with(']');
                } else if !(code.is_empty() || is_label(code) || code.starts_with("#dbg_")) {
                    let column = line.len() - line.trim_start().len() + 1;
                    places.push((number, column as u32));
                    in_cases = code.starts_with("switch ") && code.ends_with('[');
                }
            }
        }
    }
    functions
}

/// Returns `name` of `define … @name(…`, quoted or not.
fn function_name(code: &str) -> Option<String> {
    let rest = &code[code.find('@')? + 1..];
    match rest.strip_prefix('"') {
        Some(quoted) => Some(quoted[..quoted.find('"')?].to_string()),
        None => Some(rest[..rest.find('(')?].to_string()),
    }
}

fn is_label(code: &str) -> bool {
    code.ends_with(':') && !code.contains(' ')
}
