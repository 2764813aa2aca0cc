//! Parsing of NVVM IR as text (`.ll`; a `.bc` is disassembled first) into a module with one kernel,
//! specialised for its launch.
//!
//! Input: the text and a [`Launch`]. Output: a module in which integer parameters, `ntid` and
//! `nctaid` are constants, libdevice's functions are LLVM's intrinsics, and every instruction's
//! debug location is its line of the text. It is an error for text that LLVM does not parse, for
//! other targets, and for a launch that does not fit the kernel's parameters.

use std::collections::HashMap;

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};
use inkwell::values::{AsValueRef, FunctionValue};
use llvm::{ModuleRef, Value};
use ptx::KernelInfo;

use super::inspect::inspect;
use super::{debug_loc, ids, inline_asm, params, passes, structs, threads};
use crate::error::Error;
use crate::launch::Launch;

/// Parses the text of an NVVM module.
pub fn parse<'ctx>(context: &'ctx Context, text: &str, name: &str) -> Result<Module<'ctx>, Error> {
    let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), name);
    let module = context
        .create_module_from_ir(buffer)
        .map_err(|error| parse_error(&error.to_string(), name))?;
    module.set_source_file_name(name);
    let triple = module.get_triple().as_str().to_string_lossy().into_owned();
    if !triple.starts_with("nvptx64") {
        let message = format!("this module is for `{triple}`, not for nvptx64");
        return Err(Error::user("llvm-target", message)
            .help("compile with `clang -x cuda --cuda-device-only -S -emit-llvm`"));
    }
    Ok(module)
}

/// Converts LLVM's message, `name:12:5: error: …`, to an error.
fn parse_error(message: &str, name: &str) -> Error {
    let rest = message
        .strip_prefix(name)
        .and_then(|rest| rest.strip_prefix(':'))
        .unwrap_or(message);
    let mut parts = rest.splitn(3, ':');
    let place = parts
        .next()
        .and_then(|line| line.parse().ok())
        .zip(parts.next().and_then(|column| column.parse().ok()));
    let what = if place.is_some() {
        parts.next().unwrap_or(rest)
    } else {
        rest
    };
    let what = what
        .trim()
        .trim_start_matches("error: ")
        .lines()
        .next()
        .unwrap_or_default();
    let error = Error::user(
        "llvm-parse",
        format!("LLVM cannot read this module: {what}"),
    );
    match place {
        Some((line, column)) => error.at_line(line, column),
        None => error,
    }
}

/// Returns the kernels of an NVVM module: functions of the `ptx_kernel` calling convention, or
/// named in `nvvm.annotations`.
pub fn kernels(text: &str, name: &str) -> Result<Vec<KernelInfo>, Vec<Error>> {
    let context = Context::create();
    let module = parse(&context, text, name).map_err(|error| vec![error])?;
    Ok(definitions(&module)
        .into_iter()
        .map(|function| inspect(&module, Value(function_ref(function)), text))
        .collect())
}

/// Returns the text of bitcode.
pub fn disassemble(bytes: &[u8], name: &str) -> Result<String, Vec<Error>> {
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(bytes, name);
    let module = Module::parse_bitcode_from_buffer(&buffer, &context).map_err(|error| {
        let message = format!("LLVM cannot read this bitcode: {}", error.to_string());
        vec![Error::user("llvm-bitcode", message).help("it must be of LLVM 22 or older")]
    })?;
    Ok(module.print_to_string().to_string())
}

/// Returns the size in bytes of each variable of an NVVM module, by name; empty if it cannot be
/// read.
pub fn variable_sizes(text: &str, name: &str) -> HashMap<String, u64> {
    let context = Context::create();
    let Ok(module) = parse(&context, text, name) else {
        return HashMap::new();
    };
    let unit = ModuleRef(module.as_mut_ptr());
    set_layout(unit);
    let globals = module.get_globals();
    let variables = globals.map(|global| Value(global.as_value_ref()));
    variables
        .map(|variable| (variable.name(), unit.size_of(variable.function_type())))
        .collect()
}

fn function_ref(function: FunctionValue<'_>) -> inkwell::llvm_sys::prelude::LLVMValueRef {
    function.as_value_ref()
}

/// LLVM's number of the calling convention `ptx_kernel`.
const PTX_KERNEL: u32 = 71;

fn definitions<'ctx>(module: &Module<'ctx>) -> Vec<FunctionValue<'ctx>> {
    let annotated = annotated_kernels(module);
    module
        .get_functions()
        .filter(|function| function.count_basic_blocks() > 0)
        .filter(|function| {
            function.get_call_conventions() == PTX_KERNEL
                || annotated.contains(&Value(function_ref(*function)))
        })
        .collect()
}

/// Returns the functions that `!nvvm.annotations` marks as kernels, as older compilers emit it.
fn annotated_kernels(module: &Module<'_>) -> Vec<Value> {
    use inkwell::values::BasicMetadataValueEnum;
    let mut kernels = Vec::new();
    for node in module.get_global_metadata("nvvm.annotations") {
        let values = node.get_node_values().unwrap_or_default();
        let is_kernel = values.iter().any(|value| match value {
            BasicMetadataValueEnum::MetadataValue(text) => {
                text.get_string_value() == Some(b"kernel")
            }
            _ => false,
        });
        if let (true, Some(BasicMetadataValueEnum::PointerValue(function))) =
            (is_kernel, values.first())
        {
            kernels.push(Value(function.as_value_ref()));
        }
    }
    kernels
}

/// Returns the kernel that `launch` names, alone in a module and specialised for that launch.
pub fn module_from_ll<'ctx>(
    context: &'ctx Context,
    text: &str,
    name: &str,
    launch: &Launch,
) -> Result<Module<'ctx>, Vec<Error>> {
    let module = parse(context, text, name).map_err(|error| vec![error])?;
    let kernels = definitions(&module);
    let names: Vec<_> = kernels
        .iter()
        .map(|kernel| kernel.get_name().to_string_lossy().into_owned())
        .collect();
    let Some(at) = names.iter().position(|name| *name == launch.kernel) else {
        return Err(vec![params::no_such_kernel(&launch.kernel, &names)]);
    };
    let kernel = Value(function_ref(kernels[at]));
    let unit = ModuleRef(module.as_mut_ptr());
    set_layout(unit);
    debug_loc::attach(&module, text, name);
    isolate(&module, unit, kernel);
    let is_ordered = |load: Value| load.is_volatile() || load.is_ordered();
    threads::lockstep::make_accesses_plain(unit, launch, is_ordered);
    let kinds: Vec<_> = kernel
        .params()
        .into_iter()
        .enumerate()
        .map(|(index, param)| (params::name(param, index), params::kind(unit, param)))
        .collect();
    params::check(launch, &kinds, &[])?;
    structs::expand(unit, kernel, launch)?;
    let kernel = passes::with_symbol_structs(&module, launch)?;
    let launch = &launch.flattened();
    params::specialise(unit, kernel, launch);
    inline_asm::link(&module)?;
    threads::spell_out(unit, launch, name)?;
    ids::specialise(unit, launch);
    super::link_libdevice(&module)?;
    Ok(module)
}

fn set_layout(unit: ModuleRef) {
    let layout = std::ffi::CString::new(super::DATA_LAYOUT).expect("no zero byte");
    // SAFETY: the module is live; LLVM copies the text.
    unsafe { inkwell::llvm_sys::core::LLVMSetDataLayout(unit.0, layout.as_ptr()) }
}

/// Makes all functions except `kernel` private, so that they are inlined or dropped.
fn isolate(module: &Module<'_>, unit: ModuleRef, kernel: Value) {
    for function in module.get_functions() {
        let value = Value(function_ref(function));
        if value.is_declaration() {
            continue;
        }
        value.remove_attribute("noinline");
        value.remove_attribute("optnone");
        if value != kernel {
            function.set_linkage(Linkage::Internal);
            function.set_call_conventions(if function.get_call_conventions() == PTX_KERNEL {
                0
            } else {
                function.get_call_conventions()
            });
            value.add_attribute(unit, llvm::FUNCTION, "alwaysinline", 0);
        }
    }
    let mut dynamic = None;
    for global in module.get_globals() {
        let variable = Value(global.as_value_ref());
        if variable.is_shared_variable() && unit.size_of(variable.function_type()) == 0 {
            // Shared arrays whose size the launch determines all begin at the same byte.
            match dynamic {
                None => dynamic = Some(variable),
                Some(first) => variable.replace_uses(first),
            }
        }
        if !variable.name().starts_with("llvm.") && !variable.is_constant_variable() {
            variable.make_visible(); // other kernels may write it
        }
        if global.get_name().to_bytes().starts_with(b"llvm.") && global.get_initializer().is_some()
        {
            // `llvm.used` and `llvm.compiler.used` would keep the other kernels.
            // SAFETY: nothing refers to these two by name.
            unsafe { global.delete() }
        }
    }
}
