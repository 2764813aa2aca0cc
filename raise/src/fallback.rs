//! Fallback for kernels that cannot be raised: calls of their original code in the tensor program,
//! native code on the CPU, by a custom call that the runner registers, or PTX on CUDA devices, by
//! XLA's custom call `__gpu$xla.gpu.ptx`.
//!
//! Input for the latter: PTX, as text and tree, and a launch. Output: the PTX with the parameter
//! list of the call, and the operands of the call. XLA passes only a pointer for each operand and
//! each result, so the kernel's parameters become
//!
//! - arrays: an operand each, which is also a result in the same memory; an offset is added to the
//!   pointer where it is loaded;
//! - floats: an operand each, of rank 0, loaded through its pointer;
//! - integers: a `.const` variable of the module, loaded instead of the parameter;
//! - structures: their pointers and floats as above, everything else as a `.const` variable.
//!
//! It is an error for variables of the module bound to arrays, Numba's descriptors, and kernels
//! that take the address of a parameter or load a pointer of a structure together with other
//! fields.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

use stablehlo::{ConfigValue, CustomCall, Func, Value};

use crate::error::{Error, Result, Span};
use crate::launch::{Abi, Arg, Launch};
use crate::tensor::ArrayValue;
use ptx::tree::{AddressBase, Function, Instruction, Operand, Param, ScalarType};

/// The name of XLA's custom call that runs given PTX.
const TARGET: &str = "__gpu$xla.gpu.ptx";
/// The name under which the runner registers native code with XLA's CPU backend.
pub const NATIVE_TARGET: &str = "reactant_native";
/// The configuration entry of a call of native code with the key given to [`native`].
pub const NATIVE_KEY: &str = "key";

/// The code that a launch that is not raised calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// This PTX, with the parameters of the call.
    Ptx(String),
    /// Native code that is registered under this key. Its scalars come from the launch.
    Native(String),
}

/// A launch as a call of its original code.
#[derive(Clone, Debug, PartialEq)]
pub struct Fallback {
    /// The code.
    pub code: Code,
    /// The operand arrays, each once; all of them may be written.
    pub arrays: Vec<String>,
    /// The run-time scalars, passed after the arrays.
    pub scalars: Vec<String>,
    launch: Launch,
}

/// Returns `launch` of a kernel of `module`, whose text is `text`, as a call.
pub fn prepare(module: &ptx::Module, text: &str, launch: &Launch) -> Result<Fallback> {
    let refuse = |why: &str| {
        let message = format!("`{}` cannot run as its own PTX: {why}", launch.kernel);
        Error::unsupported("fallback", message)
    };
    let Some(kernel) = module.kernels().find(|k| k.name == launch.kernel) else {
        return Err(refuse("there is no such kernel in the PTX"));
    };
    if launch.abi != Abi::Cuda {
        return Err(refuse("its arrays are descriptors"));
    }
    if !launch.symbols.is_empty() {
        return Err(refuse("variables of its module stand for arrays"));
    }
    if kernel.params.len() != launch.args.len() || kernel.params.is_empty() {
        return Err(refuse(
            "its parameters are not what the launch gives, or there are none",
        ));
    }
    let mut call = Fallback {
        code: Code::Ptx(String::new()),
        arrays: Vec::new(),
        scalars: Vec::new(),
        launch: launch.clone(),
    };
    for arg in &launch.args {
        arg.visit(&mut |arg| match arg {
            Arg::Array { name, .. } if !call.arrays.contains(name) => {
                call.arrays.push(name.clone())
            }
            Arg::Float { name, .. } if !call.scalars.contains(name) => {
                call.scalars.push(name.clone());
            }
            Arg::Array { .. }
            | Arg::Float { .. }
            | Arg::Null
            | Arg::Int(_)
            | Arg::Varying(_)
            | Arg::Struct(_) => {}
        });
    }
    if !launch.varying().is_empty() {
        return Err(refuse("what it is given varies from step to step"));
    }
    if call.arrays.is_empty() {
        return Err(refuse("it is given no array"));
    }
    let mut constants = String::new();
    let mut edits = vec![call.parameter_list(kernel)];
    let mut given = BTreeMap::new();
    for (param, arg) in kernel.params.iter().zip(&launch.args) {
        let constant = constant(kernel, param, arg).map_err(|why| refuse(&why))?;
        if let Some(declaration) = constant {
            constants.push_str(&declaration);
        }
        given.insert(param.name.as_str(), arg);
    }
    for instruction in kernel.instructions() {
        let named = instruction.operands.iter().find_map(|operand| {
            let name = named(&operand.node)?;
            given.get_key_value(name).map(|(name, arg)| (*name, *arg))
        });
        if let Some((param, arg)) = named {
            let load = Load::of(instruction).ok_or_else(|| {
                refuse("it takes the address of a parameter").at(instruction.span, "here")
            })?;
            let replaced = call.load(kernel, &load, param, arg, text);
            edits.push((instruction.span, replaced.map_err(|why| refuse(&why))?));
        }
    }
    let mut ptx = edited(text, edits);
    let at = ptx.find(".address_size").and_then(|at| {
        let line = ptx[at..].find('\n')?;
        Some(at + line + 1)
    });
    let at = at.ok_or_else(|| refuse("its `.address_size` is not on a line of its own"))?;
    ptx.insert_str(at, &constants);
    call.code = Code::Ptx(ptx);
    Ok(call)
}

/// Returns `launch` of a kernel of the file `text` as a call of native code.
///
/// - errors: a launch that varies from step to step, or has no array argument
pub fn native(text: &str, launch: &Launch) -> Result<Fallback> {
    let refuse = |why: &str| {
        let message = format!("`{}` cannot run as native code: {why}", launch.kernel);
        Error::unsupported("fallback", message)
    };
    if !launch.varying().is_empty() {
        return Err(refuse("what it is given varies from step to step"));
    }
    let mut arrays: Vec<String> = Vec::new();
    for (name, ..) in launch.arrays() {
        if !arrays.contains(&name) {
            arrays.push(name);
        }
    }
    if arrays.is_empty() {
        return Err(refuse("it is given no array"));
    }
    let mut hasher = DefaultHasher::new();
    (text, format!("{launch:?}")).hash(&mut hasher);
    Ok(Fallback {
        code: Code::Native(format!("{:016x}", hasher.finish())),
        arrays,
        scalars: Vec::new(),
        launch: launch.clone(),
    })
}

impl Fallback {
    /// Appends the call to `func`: its results become the arrays of `state`.
    pub(crate) fn call(
        &self,
        func: &mut Func,
        state: &mut [ArrayValue],
        scalars: &BTreeMap<String, Value>,
    ) -> Result<()> {
        let missing = |name: &str| {
            let message = format!("the program has no `{name}`");
            Error::internal("fallback-operand", message)
        };
        let places = self.arrays.iter().map(|name| {
            let found = state.iter().position(|array| array.name == *name);
            found.ok_or_else(|| missing(name))
        });
        let places: Vec<usize> = places.collect::<Result<_>>()?;
        let mut operands: Vec<Value> = places.iter().map(|place| state[*place].value).collect();
        for name in &self.scalars {
            operands.push(*scalars.get(name).ok_or_else(|| missing(name))?);
        }
        let results = places
            .iter()
            .map(|place| func.tensor(state[*place].value).clone());
        let call = CustomCall {
            target: match self.code {
                Code::Ptx(_) => TARGET.to_owned(),
                Code::Native(_) => NATIVE_TARGET.to_owned(),
            },
            config: self.config(),
            results: results.collect(),
            aliases: (0..places.len()).map(|at| (at, at)).collect(),
        };
        let results = func.custom_call(call, &operands);
        for (place, value) in places.into_iter().zip(results) {
            (state[place].value, state[place].written) = (value, true);
        }
        Ok(())
    }

    /// Sorted by name, as [`CustomCall`] requires.
    fn config(&self) -> Vec<(String, ConfigValue)> {
        let int = |name: &str, value: u32| (name.to_owned(), ConfigValue::Int(value.into()));
        let text = |name: &str, text: &str| (name.to_owned(), ConfigValue::Text(text.to_owned()));
        let ptx = match &self.code {
            Code::Ptx(ptx) => ptx,
            Code::Native(key) => return vec![text(NATIVE_KEY, key)],
        };
        let first = self.arrays.len() + self.scalars.len();
        let results = first..first + self.arrays.len();
        let results = results.map(|at| at as i64).collect();
        let ([bx, by, bz], [gx, gy, gz]) = (self.launch.block, self.launch.grid);
        vec![
            int("block_x", bx),
            int("block_y", by),
            int("block_z", bz),
            int("grid_x", gx),
            int("grid_y", gy),
            int("grid_z", gz),
            text("kernel_data", ptx),
            text("kernel_type", "ptx"),
            text("name", &self.launch.kernel),
            ("output_indices".to_owned(), ConfigValue::Ints(results)),
            int("shared_mem_bytes", self.launch.shared_bytes),
        ]
    }

    /// Returns the parameter list: a pointer for each operand, and for each result.
    fn parameter_list(&self, kernel: &Function) -> (Span, String) {
        let (first, last) = (&kernel.params[0], &kernel.params[kernel.params.len() - 1]);
        let count = 2 * self.arrays.len() + self.scalars.len();
        let params: Vec<String> = (0..count)
            .map(|at| format!(".param .u64 {}", pointer(kernel, at)))
            .collect();
        (first.span.to(last.span), params.join(",\n\t"))
    }

    /// Returns the replacement of a load of a parameter.
    fn load(
        &self,
        kernel: &Function,
        load: &Load,
        param: &str,
        arg: &Arg,
        text: &str,
    ) -> Result<String, String> {
        let guard = load.guard.map_or("", |span| &text[span.start..span.end]);
        let (types, to) = (&load.types, &text[load.to.start..load.to.end]);
        let place = |names: &[String], name: &str| {
            let at = names.iter().position(|known| known == name);
            at.ok_or_else(|| format!("`{name}` is not among its arguments"))
        };
        let (arg, at) = match arg {
            Arg::Struct(fields) => {
                let bytes = load.bytes();
                let is_loaded = |offset: usize, field: &Arg| {
                    let size = match field {
                        Arg::Array { .. } => 8,
                        Arg::Float { element, .. } => element.bits().div_ceil(8),
                        Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Struct(_) => return false,
                    };
                    let offset = offset as i64;
                    offset < load.offset + bytes && load.offset < offset + size as i64
                };
                let mut loaded = fields
                    .iter()
                    .filter(|(offset, field)| is_loaded(*offset, field));
                match (loaded.next(), loaded.next()) {
                    (None, _) => (arg, load.offset),
                    (Some((offset, field)), None) if !to.starts_with('{') => {
                        (field, load.offset - *offset as i64)
                    }
                    _ => return Err("it loads several fields of a structure at once".to_owned()),
                }
            }
            arg => (arg, load.offset),
        };
        match arg {
            Arg::Array {
                name,
                element,
                offset,
                ..
            } => {
                if at != 0 || to.starts_with('{') || load.bytes() != 8 {
                    return Err(format!("it loads a part of the pointer `{name}`"));
                }
                let from = pointer(kernel, place(&self.arrays, name)?);
                let mut loaded = format!("{guard} ld.param.u64 {to}, [{from}]");
                if *offset > 0 {
                    let bytes = offset * element.bits().div_ceil(8);
                    let _ = write!(loaded, "; {guard} add.s64 {to}, {to}, {bytes}");
                }
                Ok(loaded.trim_start().to_owned())
            }
            Arg::Float { name, .. } => {
                let from = pointer(kernel, self.arrays.len() + place(&self.scalars, name)?);
                // A new register: PTX permits declarations anywhere.
                let base = format!("%reactant_{}", load.to.start);
                Ok(format!(
                    ".reg .b64 {base}; ld.param.u64 {base}, [{from}]; {guard} ld.global.{types} {to}, [{base}+{at}]"
                ))
            }
            Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Struct(_) => {
                let (from, offset) = (constant_name(kernel, param), load.offset);
                let loaded = format!("{guard} ld.const.{types} {to}, [{from}+{offset}]");
                Ok(loaded.trim_start().to_owned())
            }
        }
    }
}

/// Returns the name of the call's pointer with this index.
fn pointer(kernel: &Function, at: usize) -> String {
    format!("{}_reactant_{at}", kernel.name)
}

fn constant_name(kernel: &Function, param: &str) -> String {
    format!("{}_reactant_of_{param}", kernel.name)
}

/// Returns the variable that replaces a parameter of integers, or a structure; `None` for arrays
/// and floats.
fn constant(kernel: &Function, param: &Param, arg: &Arg) -> Result<Option<String>, String> {
    let mut bytes = vec![0u8; param.bytes()];
    let size = bytes.len();
    match arg {
        Arg::Array { .. } | Arg::Float { .. } => return Ok(None),
        Arg::Null => {}
        Arg::Varying(_) => unreachable!("refused before"),
        Arg::Int(value) => {
            let all = value.to_le_bytes();
            bytes.copy_from_slice(all.get(..size).ok_or("an integer is too wide")?);
        }
        Arg::Struct(fields) => {
            let ends = fields.iter().skip(1).map(|(offset, _)| *offset);
            for ((offset, field), end) in fields.iter().zip(ends.chain([size])) {
                let value = match field {
                    Arg::Int(value) => value,
                    Arg::Null => &0,
                    // These are operands.
                    Arg::Array { .. } | Arg::Float { .. } => continue,
                    Arg::Varying(_) | Arg::Struct(_) => {
                        return Err("a structure has a part that cannot be passed".to_owned());
                    }
                };
                // As wide as fits before the next one: padding is never loaded.
                let all = value.to_le_bytes();
                let width = end.saturating_sub(*offset).min(8);
                let into = bytes.get_mut(*offset..offset + width);
                into.ok_or("a structure is larger than its parameter")?
                    .copy_from_slice(&all[..width]);
            }
        }
    }
    let name = constant_name(kernel, &param.name);
    let list: Vec<String> = bytes.iter().map(u8::to_string).collect();
    Ok(Some(format!(
        ".const .align {} .b8 {name}[{size}] = {{{}}};\n",
        param.align.max(8),
        list.join(", ")
    )))
}

/// A load of a parameter.
struct Load {
    guard: Option<Span>,
    /// The modifiers after the state space: `u32`, `v2.f32`.
    types: String,
    to: Span,
    offset: i64,
}

impl Load {
    /// Returns the number of bytes that it loads.
    fn bytes(&self) -> i64 {
        let sizes = self.types.split('.').map(|word| match word {
            "v2" => 2,
            "v4" => 4,
            word => {
                ScalarType::from_name(word).map_or(1, |scalar| scalar.bits().div_ceil(8) as i64)
            }
        });
        sizes.product()
    }

    fn of(instruction: &Instruction) -> Option<Load> {
        let [to, from] = instruction.operands.as_slice() else {
            return None;
        };
        let Operand::Address {
            base: AddressBase::Symbol(_),
            offset,
        } = &from.node
        else {
            return None;
        };
        let is_load = instruction.opcode == "ld"
            && instruction.modifiers.first().is_some_and(|m| m == "param");
        let types = instruction.modifiers.get(1..)?;
        let known = |m: &String| ScalarType::from_name(m).is_some() || m == "v2" || m == "v4";
        if !is_load || !types.iter().all(known) {
            return None;
        }
        Some(Load {
            guard: instruction.guard.as_ref().map(|guard| guard.span),
            types: types.join("."),
            to: to.span,
            offset: *offset,
        })
    }
}

fn named(operand: &Operand) -> Option<&str> {
    match operand {
        Operand::Address {
            base: AddressBase::Symbol(name),
            ..
        }
        | Operand::Symbol(name)
        | Operand::SymbolOffset(name, _) => Some(name),
        Operand::Address { .. }
        | Operand::Register(_)
        | Operand::Not(_)
        | Operand::Component { .. }
        | Operand::Immediate(_)
        | Operand::SpecialRegister(_)
        | Operand::Texture(_)
        | Operand::Vector(_)
        | Operand::Sink
        | Operand::PredicatePair(..)
        | Operand::List(_) => None,
    }
}

/// Returns the text with each span replaced.
fn edited(text: &str, mut edits: Vec<(Span, String)>) -> String {
    edits.sort_by_key(|(span, _)| span.start);
    let (mut new, mut at) = (String::new(), 0);
    for (span, replacement) in edits {
        new.push_str(&text[at..span.start]);
        new.push_str(&replacement);
        at = span.end;
    }
    new + &text[at..]
}
