//! Emission of a prepared LLVM function as MLIR text over `func`, `cf`, `arith`, `math`, `memref`
//! and `gpu`.
//!
//! Input: the output of [`super::prepare`]: scalars only, and each access a `getelementptr T,
//! %array, %index`. Output: one `func.func` with a `memref` for every array of the launch, a float
//! for every run-time scalar, and after those a `memref` for each variable and local array; phis
//! are block arguments; thread ids are at the top of the entry block; every op has a `loc` with the
//! line of the source. Instructions without a counterpart are errors; all of them are reported.

mod constants;
mod float_bits;
mod instructions;
mod integers;
mod intrinsics;
mod memory;
mod threads;

pub use intrinsics::unknown_calls;

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use inkwell::module::Module;
use llvm::loops;
use llvm::{Block, ModuleRef, Opcode, Type, TypeKind, Value};

use super::addresses::{self, Array, Kind};
use super::ids::Id;
use super::{passes, place, varying};
use crate::error::Error;
use crate::launch::{Arg, Launch};

/// Emits the kernel of `launch` as MLIR text.
pub fn emit_cf(module: &Module<'_>, launch: &Launch) -> Result<String, Vec<Error>> {
    let (unit, function) = passes::kernel(module, launch)?;
    let blocks = loops::reverse_postorder(function);
    let mut emitter = Emitter {
        unit,
        launch,
        arrays: addresses::indexed_arrays(unit, function, launch)?,
        file: quoted(&module.get_source_file_name().to_string_lossy()),
        params: function.params(),
        names: HashMap::new(),
        parts: HashMap::new(),
        blocks: blocks
            .iter()
            .enumerate()
            .map(|(number, block)| (*block, number))
            .collect(),
        next: 0,
        volatile_loads: 0,
        constants: constants::Constants::default(),
        ids: BTreeSet::new(),
        scalars: Vec::new(),
        body: String::new(),
        loc: String::new(),
        errors: Vec::new(),
    };
    let mut arguments = emitter.arguments();
    for block in blocks {
        emitter.block(block);
    }
    if !emitter.errors.is_empty() {
        return Err(emitter.errors);
    }
    emitter.add_scalars(&mut arguments);
    let mut text = String::from("module {\n");
    let _ = writeln!(
        text,
        "  func.func @{}({arguments}) {{",
        quoted(&launch.kernel)
    );
    text.push_str(&emitter.constants.text);
    for id in std::mem::take(&mut emitter.ids) {
        text.push_str(&emitter.id_text(id));
    }
    text.push_str(&emitter.body);
    text.push_str("  }\n}\n");
    Ok(text)
}

/// The emission of one function.
struct Emitter<'a> {
    unit: ModuleRef,
    launch: &'a Launch,
    arrays: Vec<Array>,
    /// The source's name as an MLIR string.
    file: String,
    params: Vec<Value>,
    names: HashMap<Value, String>,
    /// The names of both results of an op that has two.
    parts: HashMap<Value, [String; 2]>,
    blocks: HashMap<Block, usize>,
    next: usize,
    /// The number of `volatile` loads emitted.
    volatile_loads: usize,
    constants: constants::Constants,
    ids: BTreeSet<Id>,
    /// The integers used by the kernel that vary from step to step.
    scalars: Vec<String>,
    body: String,
    /// The ` loc(…)` of the current instruction.
    loc: String,
    errors: Vec<Error>,
}

impl Emitter<'_> {
    /// Returns the function's parameter list: the launch's arguments, then the arrays that are not
    /// in the launch.
    fn arguments(&mut self) -> String {
        let mut list = Vec::new();
        for (index, arg) in self.launch.args.iter().enumerate() {
            let name = format!("%arg{index}");
            match arg {
                Arg::Array { .. } => {
                    let array = self.arrays.iter().find(|array| {
                        matches!(array.kind, Kind::Job { number: Some(number), .. } if number == index)
                    });
                    list.extend(array.map(|array| self.array_argument(&name, array)));
                }
                Arg::Float { name: scalar, .. } => {
                    let ty = mlir_type(self.params[index].ty()).unwrap_or("f32");
                    list.push(format!(
                        "{name}: {ty} {{reactant.name = {}}}",
                        quoted(scalar)
                    ));
                }
                Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Struct(_) => {}
            }
            self.names.insert(self.params[index], name);
        }
        let mut next = self.launch.args.len();
        let mut more = Vec::new();
        for array in &self.arrays {
            if !matches!(
                array.kind,
                Kind::Job {
                    number: Some(_),
                    ..
                }
            ) {
                let name = format!("%arg{next}");
                list.push(self.array_argument(&name, array));
                more.push((array.value, name));
                next += 1;
            }
        }
        self.names.extend(more);
        list.join(", ")
    }

    /// Adds the integers that vary from step to step to the parameters.
    fn add_scalars(&mut self, arguments: &mut String) {
        let varying = self.launch.varying();
        for (number, scalar) in self.scalars.iter().enumerate() {
            let range = varying.iter().find(|varying| varying.name == *scalar);
            let (least, greatest) = range.map_or((i64::MIN, i64::MAX), |varying| varying.range);
            let comma = if arguments.is_empty() { "" } else { ", " };
            let _ = write!(
                arguments,
                "{comma}%varying_{number}: index {{reactant.name = {}, reactant.range = array<i64: {least}, {greatest}>}}",
                quoted(scalar)
            );
            let _ = writeln!(
                self.constants.text,
                "    %varying_{number}_i64 = arith.index_cast %varying_{number} : index to i64"
            );
        }
    }

    fn block(&mut self, block: Block) {
        let phis: Vec<_> = block
            .instructions()
            .into_iter()
            .filter(|value| value.is(Opcode::LLVMPHI))
            .collect();
        let number = self.blocks[&block];
        if number > 0 {
            let mut arguments = Vec::new();
            for phi in &phis {
                let ty = self.ty(phi.ty(), *phi);
                arguments.push(format!("{}: {ty}", self.name(*phi)));
            }
            let arguments = if arguments.is_empty() {
                String::new()
            } else {
                format!("({})", arguments.join(", "))
            };
            let _ = writeln!(self.body, "  ^bb{number}{arguments}:");
        }
        for value in block.instructions() {
            if value.is(Opcode::LLVMPHI) {
                continue;
            }
            self.loc = match value.line_column() {
                (0, _) => " loc(unknown)".to_string(),
                (line, column) => format!(" loc({}:{line}:{column})", self.file),
            };
            self.instruction(value, block);
        }
    }

    /// Returns `^bb3(%1, %2 : i32, f32)`: the branch target `to` with the values that its phis take
    /// from `from`.
    fn edge(&mut self, from: Block, to: Block) -> String {
        let mut values = Vec::new();
        let mut types = Vec::new();
        for phi in to
            .instructions()
            .into_iter()
            .take_while(|value| value.is(Opcode::LLVMPHI))
        {
            let (value, _) = phi
                .incoming()
                .into_iter()
                .find(|(_, block)| *block == from)
                .expect("an edge per predecessor");
            values.push(self.name(value));
            types.push(self.ty(phi.ty(), phi));
        }
        let number = self.blocks[&to];
        if values.is_empty() {
            format!("^bb{number}")
        } else {
            format!("^bb{number}({} : {})", values.join(", "), types.join(", "))
        }
    }

    /// Returns the text of a thread id at the top of the entry block.
    fn id_text(&mut self, id: Id) -> String {
        let (op, axis) = match id {
            Id::Global(axis) => ("global_id", axis),
            Id::Block(axis) => ("block_id", axis),
            Id::Thread(axis) => ("thread_id", axis),
        };
        let axis = ["x", "y", "z"][axis];
        let extent = id.extent(self.launch);
        format!(
            "    %{op}_{axis} = gpu.{op} {axis} {{reactant.extent = {extent} : i64}}\n    \
             %{op}_{axis}_i32 = arith.index_cast %{op}_{axis} : index to i32\n"
        )
    }

    /// Returns the name by which uses refer to `value`.
    fn name(&mut self, value: Value) -> String {
        let value = resolve(value);
        if let Some(id) = value.callee_name().and_then(|name| Id::of_name(&name)) {
            self.ids.insert(id);
            let (op, axis) = match id {
                Id::Global(axis) => ("global_id", axis),
                Id::Block(axis) => ("block_id", axis),
                Id::Thread(axis) => ("thread_id", axis),
            };
            return format!("%{op}_{}_i32", ["x", "y", "z"][axis]);
        }
        if let Some(scalar) = value.callee_name().as_deref().and_then(varying::scalar_of) {
            let known = self.scalars.iter().position(|known| known == scalar);
            let number = known.unwrap_or_else(|| {
                self.scalars.push(scalar.to_owned());
                self.scalars.len() - 1
            });
            return format!("%varying_{number}_i64");
        }
        if value.is_constant() {
            return match self.constants.value(value) {
                Some(name) => name,
                None => {
                    let error = Error::unsupported(
                        "llvm-constant",
                        format!("this constant is not supported yet: {}", value.text()),
                    );
                    self.errors.push(error);
                    "%unsupported".to_string()
                }
            };
        }
        if let Some(name) = self.names.get(&value) {
            return name.clone();
        }
        let name = self.fresh();
        self.names.insert(value, name.clone());
        name
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%{}", self.next - 1)
    }

    /// Returns MLIR's name of a type; an error at `at` if it has none here.
    fn ty(&mut self, ty: Type, at: Value) -> &'static str {
        match mlir_type(ty) {
            Some(text) => text,
            None => {
                let message = format!("values of LLVM type `{}` are not supported yet", ty.text());
                self.errors
                    .push(place(Error::unsupported("llvm-type", message), at));
                "i32"
            }
        }
    }

    /// Emits `%n = text` and returns `%n`.
    fn op(&mut self, text: impl std::fmt::Display) -> String {
        let name = self.fresh();
        let _ = writeln!(self.body, "    {name} = {text}{}", self.loc);
        name
    }

    /// Emits `text` as the op that defines `value`.
    fn define(&mut self, value: Value, text: impl std::fmt::Display) {
        let name = self.name(value);
        let _ = writeln!(self.body, "    {name} = {text}{}", self.loc);
    }

    /// Emits an op without results.
    fn effect(&mut self, text: impl std::fmt::Display) {
        let _ = writeln!(self.body, "    {text}{}", self.loc);
    }

    /// Emits a binary op on values of one type.
    fn binary(&mut self, op: &str, lhs: &str, rhs: &str, ty: &str) -> String {
        self.op(format_args!("{op} {lhs}, {rhs} : {ty}"))
    }

    /// Returns the integer constant `value` of type `ty`.
    fn int(&mut self, value: i64, ty: &str) -> String {
        self.constants.int(value, ty)
    }
}

/// Returns `value` without `freeze` and extractions from vectors.
fn resolve(value: Value) -> Value {
    match value.opcode() {
        Some(Opcode::LLVMFreeze) => resolve(value.operand(0)),
        Some(Opcode::LLVMExtractElement) => match value.operand(1).const_int() {
            Some(lane) => element(value.operand(0), lane).map_or(value, resolve),
            None => value,
        },
        _ => value,
    }
}

/// Returns element `lane` of a vector that was built from scalars.
fn element(vector: Value, lane: i64) -> Option<Value> {
    match vector.opcode() {
        Some(Opcode::LLVMInsertElement) => match vector.operand(2).const_int()? {
            at if at == lane => Some(vector.operand(1)),
            _ => element(vector.operand(0), lane),
        },
        _ => vector.element(lane as u32),
    }
}

/// Returns MLIR's name of a scalar type that later stages support.
fn mlir_type(ty: Type) -> Option<&'static str> {
    match ty.kind() {
        TypeKind::LLVMIntegerTypeKind => match ty.bits() {
            1 => Some("i1"),
            8 => Some("i8"),
            16 => Some("i16"),
            32 => Some("i32"),
            64 => Some("i64"),
            _ => None,
        },
        TypeKind::LLVMHalfTypeKind => Some("f16"),
        TypeKind::LLVMBFloatTypeKind => Some("bf16"),
        TypeKind::LLVMFloatTypeKind => Some("f32"),
        TypeKind::LLVMDoubleTypeKind => Some("f64"),
        _ => None,
    }
}

/// Returns `text` as an MLIR string literal, which may also be used for a symbol.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => {
                out.push('\\');
                out.push(byte as char);
            }
            0x20..0x7f => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
    out.push('"');
    out
}
