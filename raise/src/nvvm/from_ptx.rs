//! Translation of PTX to an LLVM module with one kernel, specialised for its launch.
//!
//! Input: a checked tree (see [`ptx::check`]) and a [`Launch`]. Output: LLVM IR with one `alloca`
//! for every register, in which each instruction reads and writes its registers in its own type:
//! the type of a register's contents follows from its uses, so that both of nvcc's dialects work.
//! `sroa` promotes them to values later. The module is emitted as text, one row per PTX operation,
//! and parsed by LLVM; debug locations are lines and columns of the PTX. Unsupported instructions
//! are errors; all of them are reported.
//!
//! `.ftz` is implemented explicitly: subnormal operands and results of single-precision operations
//! become zeros of the same sign. The `.approx` functions are the exact functions rounded to
//! nearest, which is within PTX's error bounds for them.

mod assertions;
mod bits;
mod body;
mod calls;
mod collectives;
mod compare;
mod control;
mod convert;
pub mod cpu;
mod floats;
mod indirect;
mod instruction;
mod integers;
mod matrices;
mod mbarrier;
mod memory;
mod message_variables;
mod operands;
mod pairs;
mod structs;
mod textures;
mod thread_loops;
mod variables;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use llvm::{ModuleRef, Value};
use ptx::tree::{Function, Param, ScalarType};

use super::{ids, params, passes, threads};
use crate::error::Error;
use crate::launch::{Arg, Launch};
use crate::warn::warn;
use body::{Body, Signature};
pub use structs::NOT_GIVEN;
use structs::Struct;

/// Returns the kernel that `launch` names, alone in a module and specialised for that launch.
/// `text` is the PTX, for line numbers; `name` is its name in locations.
pub fn module_from_ptx<'ctx>(
    context: &'ctx Context,
    tree: &ptx::Module,
    launch: &Launch,
    text: &str,
    name: &str,
) -> Result<Module<'ctx>, Vec<Error>> {
    let Some(kernel) = tree.kernels().find(|kernel| kernel.name == launch.kernel) else {
        let names: Vec<_> = tree.kernels().map(|kernel| kernel.name.clone()).collect();
        return Err(vec![params::no_such_kernel(&launch.kernel, &names)]);
    };
    check_launch(tree, kernel, launch)?;
    let llvm = Writer::new(tree, text, name).module(kernel, launch)?;
    let buffer = MemoryBuffer::create_from_memory_range_copy(llvm.as_bytes(), name);
    let module = context.create_module_from_ir(buffer).map_err(|error| {
        let message = format!(
            "LLVM does not accept what we made of `{}`: {}",
            kernel.name,
            error.to_string()
        );
        vec![Error::internal("ptx-to-llvm", message).at(kernel.name_span, "in this kernel")]
    })?;
    module.set_source_file_name(name);
    let unit = ModuleRef(module.as_mut_ptr());
    threads::lockstep::make_accesses_plain(unit, launch, Value::is_ordered);
    let function = passes::with_symbol_structs(&module, launch)?;
    let launch = &launch.flattened();
    params::specialise(unit, function, launch);
    threads::spell_out(unit, launch, name)?;
    ids::specialise(unit, launch);
    super::link_libdevice(&module)?;
    Ok(module)
}

/// Returns the functions of a file without a kernel, as the text of an LLVM module.
pub fn functions(tree: &ptx::Module, text: &str, name: &str) -> Result<String, Vec<Error>> {
    let mut writer = Writer::new(tree, text, name);
    writer.wanted = tree.functions.iter().collect();
    let text = writer.finish()?;
    Ok(text.replace("define internal", "define"))
}

fn check_launch(tree: &ptx::Module, kernel: &Function, launch: &Launch) -> Result<(), Vec<Error>> {
    let info = ptx::inspect_kernel(tree, kernel);
    let params: Vec<_> = info
        .params
        .into_iter()
        .map(|param| (param.name, param.kind))
        .collect();
    let spans: Vec<_> = kernel.params.iter().map(|param| param.span).collect();
    params::check(launch, &params, &spans)
}

/// The emission of a module's text.
struct Writer<'a> {
    tree: &'a ptx::Module,
    lines: Lines,
    name: &'a str,
    /// Functions to be emitted; below, those that were seen.
    wanted: Vec<&'a Function>,
    seen: BTreeSet<&'a str>,
    declared: BTreeMap<String, String>,
    functions: String,
    metadata: String,
    next_metadata: usize,
    errors: Vec<Error>,
    /// For a module that runs on the host's processor, its additional parts.
    cpu: Option<cpu::Parts>,
}

impl<'a> Writer<'a> {
    fn new(tree: &'a ptx::Module, text: &str, name: &'a str) -> Writer<'a> {
        Writer {
            tree,
            lines: Lines::new(text),
            name,
            wanted: Vec::new(),
            seen: BTreeSet::new(),
            declared: BTreeMap::new(),
            functions: String::new(),
            metadata: String::new(),
            next_metadata: 4,
            errors: Vec::new(),
            cpu: None,
        }
    }

    fn module(mut self, kernel: &'a Function, launch: &Launch) -> Result<String, Vec<Error>> {
        let mut params = Vec::new();
        let mut structs = Vec::new();
        for (param, arg) in kernel.params.iter().zip(&launch.args) {
            let ty = match (arg, param.ty.bits()) {
                (Arg::Struct(given), _) => {
                    let taken = Struct::new(kernel, param, given);
                    params.extend(
                        taken
                            .fields
                            .iter()
                            .map(|field| (field.name.clone(), field.ty)),
                    );
                    structs.push(taken);
                    continue;
                }
                (Arg::Array { .. } | Arg::Null, _) => "ptr",
                (Arg::Float { element, .. }, _) => super::fields::float_type(*element),
                (Arg::Int(_) | Arg::Varying(_), bits) => int_type(bits),
            };
            params.push((param.name.clone(), ty));
        }
        self.function(kernel, params, &structs);
        self.finish()
    }

    /// Emits the wanted functions, and concatenates the parts of the module.
    fn finish(mut self) -> Result<String, Vec<Error>> {
        self.write_wanted();
        if !self.errors.is_empty() {
            return Err(self.errors);
        }
        let mut out = String::new();
        let _ = writeln!(out, "target datalayout = \"{}\"", super::DATA_LAYOUT);
        let _ = writeln!(out, "target triple = \"{}\"\n", super::TRIPLE);
        out.push_str(&self.functions);
        for declaration in self.declared.values() {
            let _ = writeln!(out, "{declaration}");
        }
        let file = self.name.replace(['"', '\\'], "_");
        let _ = write!(
            out,
            "\n!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)\n\
             !1 = !DIFile(filename: \"{file}\", directory: \"\")\n\
             !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
             !3 = !DISubroutineType(types: !{{}})\n"
        );
        out.push_str(&self.metadata);
        Ok(out)
    }

    /// Emits the called functions, and transitively those that they call.
    fn write_wanted(&mut self) {
        while let Some(function) = self.wanted.pop() {
            self.function(function, passed_params(function), &[]);
        }
    }

    /// Emits one function, and adds the functions it calls to the wanted ones.
    fn function(
        &mut self,
        function: &'a Function,
        params: Vec<(String, &'static str)>,
        structs: &[Struct],
    ) {
        let scope = self.next_metadata;
        self.next_metadata += 1;
        let name = quoted(&function.name);
        let result = match function.returns.as_slice() {
            [] => Ok("void"),
            [one] => check_size(one).map(|()| held(one)),
            [_, second, ..] => Err(Error::unsupported(
                "ptx-returns",
                "functions with several results are not supported yet",
            )
            .at(second.span, "this is the second result")),
        };
        let result = result.unwrap_or_else(|error| {
            self.errors.push(error);
            "void"
        });
        let body = Body::of(
            self.tree,
            function,
            Signature {
                params: &params,
                structs,
                result,
            },
            scope,
            &self.lines,
            self.cpu.take(),
        );
        self.cpu = body.cpu;
        self.errors.extend(body.errors);
        for (line, message) in body.warnings {
            warn(self.name, line, &message);
        }
        for (name, declaration) in body.declared {
            self.declared.insert(name, declaration);
        }
        for callee in body.called {
            if let Some(function) = self.tree.function(&callee)
                && self.seen.insert(&function.name)
            {
                self.wanted.push(function);
            }
        }
        let params: Vec<_> = params
            .iter()
            .map(|(name, ty)| format!("{ty} %{}", quoted(name)))
            .collect();
        if self.cpu.is_some() {
            let definition = cpu::definition(result, &name, &params, &body.text);
            self.functions.push_str(&definition);
            return;
        }
        let (linkage, attributes) = if function.entry {
            ("ptx_kernel ", "")
        } else {
            ("", " alwaysinline")
        };
        let internal = if function.entry { "" } else { "internal " };
        let _ = writeln!(
            self.functions,
            "define {internal}{linkage}{result} @{name}({}){attributes} !dbg !{scope} {{\n{}}}\n",
            params.join(", "),
            body.text
        );
        let _ = writeln!(
            self.metadata,
            "!{scope} = distinct !DISubprogram(name: {name}, scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)"
        );
        // The body numbered its locations from zero.
        for (number, (line, column)) in body.places.into_iter().enumerate() {
            let _ = writeln!(
                self.metadata,
                "!{scope}{number:06} = !DILocation(line: {line}, column: {column}, scope: !{scope})"
            );
        }
    }
}

/// Checks the size of a result: structures are returned as integers of the same width, which must
/// have a name here.
fn check_size(param: &Param) -> Result<(), Error> {
    match param.array_bytes {
        Some(bytes) if whole(bytes as u64).is_none() => {
            let message = format!(
                "structures of {bytes} bytes as results of functions are not supported yet"
            );
            Err(Error::unsupported("struct-parameter", message).at(param.span, "this one"))
        }
        Some(_) | None => Ok(()),
    }
}

/// Returns name and LLVM type of each parameter of a function.
fn passed_params(function: &Function) -> Vec<(String, &'static str)> {
    let params = function.params.iter();
    params
        .map(|param| (param.name.clone(), passed(param)))
        .collect()
}

/// Returns the LLVM type in which a parameter of a function is passed: a structure by its address.
fn passed(param: &Param) -> &'static str {
    match param.array_bytes {
        Some(_) => "ptr",
        None => held(param),
    }
}

/// Returns the LLVM type in which a parameter or result of a function is stored.
fn held(param: &Param) -> &'static str {
    match param.array_bytes {
        Some(bytes) => whole(bytes as u64).unwrap_or("i128"),
        None => storage(param.ty),
    }
}

/// Returns the integer type of this size in bytes.
fn whole(bytes: u64) -> Option<&'static str> {
    Some(match bytes {
        0 | 1 => "i8",
        2 => "i16",
        4 => "i32",
        8 => "i64",
        12 => "i96",
        16 => "i128",
        20 => "i160",
        24 => "i192",
        28 => "i224",
        32 => "i256",
        36 => "i288",
        40 => "i320",
        48 => "i384",
        56 => "i448",
        64 => "i512",
        72 => "i576",
        80 => "i640",
        96 => "i768",
        128 => "i1024",
        _ => return None,
    })
}

/// Returns LLVM's integer type of this width.
pub fn int_type(bits: u32) -> &'static str {
    match bits {
        1 => "i1",
        8 => "i8",
        16 => "i16",
        32 => "i32",
        64 => "i64",
        _ => "i128",
    }
}

/// Returns the LLVM type in which an operation on `ty` computes.
fn computed(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::F16 => "half",
        ScalarType::BF16 => "bfloat",
        ScalarType::F32 => "float",
        ScalarType::F64 => "double",
        other => int_type(other.bits()),
    }
}

/// Returns the LLVM type in which a register of type `ty` is stored.
fn storage(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::F32 | ScalarType::F64 => computed(ty),
        _ => int_type(ty.bits()),
    }
}

/// Returns `text` as a quoted LLVM name.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | 0..0x20 | 0x7f.. => {
                let _ = write!(out, "\\{byte:02X}");
            }
            _ => out.push(byte as char),
        }
    }
    out.push('"');
    out
}

/// The start offsets of lines.
pub struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Lines {
        Lines(
            std::iter::once(0)
                .chain(text.match_indices('\n').map(|(at, _)| at + 1))
                .collect(),
        )
    }

    /// Returns line and column of a byte, both from 1.
    pub fn place(&self, byte: usize) -> (u32, u32) {
        let line = self.0.partition_point(|start| *start <= byte);
        (line as u32, (byte - self.0[line - 1] + 1) as u32)
    }
}
