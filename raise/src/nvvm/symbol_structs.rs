//! Variables of the module that hold structures: `__constant__ float *table[3]`, or `__device__
//! Grid grid`.
//!
//! The job gives the contents of a variable ([`Launch::structures`]). Its fields become parameters
//! of the kernel, like those of structures by value, and are assembled in an `alloca` that replaces
//! the variable, or the rows of one array ([`pointer_rows`]). It is an error if the kernel writes
//! the variable.

use std::collections::{BTreeMap, HashMap, HashSet};

use llvm::{Builder, ModuleRef, Opcode, Type, Value};

use super::memory_calls::copies_from;
use super::{fields, place, pointer_rows};
use crate::error::Error;
use crate::launch::{Arg, Launch};

/// Returns a function like `kernel`, all of whose calls are inlined, that takes the fields of
/// variables as further parameters, in the order of [`Launch::flattened`]; `kernel` itself if there
/// are none.
pub fn expand(unit: ModuleRef, kernel: Value, launch: &Launch) -> Result<Value, Vec<Error>> {
    let mut types: Vec<Type> = kernel.params().into_iter().map(Value::ty).collect();
    let count = types.len();
    let mut plans = Vec::new();
    let mut errors = Vec::new();
    for (symbol, arg) in launch.structures() {
        let Arg::Struct(given) = arg else { continue };
        match Plan::new(unit, kernel, symbol, given) {
            Ok(plan) => {
                types.extend(plan.fields.iter().map(|(_, ty)| *ty));
                plans.push(plan);
            }
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if plans.is_empty() {
        return Ok(kernel);
    }
    let old = kernel.params();
    let expanded = unit.take_over(kernel, &types);
    let new = expanded.params();
    for (old, new) in old.into_iter().zip(&new) {
        new.set_name(&old.name());
        old.replace_uses(*new);
    }
    let builder = Builder::new(unit);
    let mut given = new[count..].iter().copied();
    for plan in plans {
        if let Some((loads, distance)) = &plan.rows {
            let rows: Vec<Value> = given.by_ref().take(plan.fields.len()).collect();
            loads.replace(unit, &builder, rows[0], *distance);
            continue;
        }
        let first = expanded.blocks()[0].first_non_phi();
        let builder = builder.before(first);
        let offsets = plan.fields.iter().map(|(offset, _)| *offset);
        let room = fields::assemble(unit, builder, &plan.symbol, plan.bytes, offsets, &mut given);
        if let Some(variable) = plan.variable {
            let room = builder.in_space_of(room, variable.ty());
            replace(builder, expanded, variable, room, first);
        }
    }
    unit.drop_function(kernel, expanded);
    Ok(expanded)
}

/// The help text for fields of a variable that do not match the kernel's reads.
const FIELDS: &str = "list the fields of the variable in their order, with their types where these are not `int` or pointers";

/// A variable and the fields that it holds.
struct Plan {
    symbol: String,
    /// `None` if the kernel does not use it.
    variable: Option<Value>,
    bytes: u64,
    fields: Vec<(u64, Type)>,
    /// If it lists the rows of an array: the loads of their addresses, and their distance.
    rows: Option<(pointer_rows::Loads, i64)>,
}

impl Plan {
    fn new(
        unit: ModuleRef,
        kernel: Value,
        symbol: &str,
        given: &[(usize, Arg)],
    ) -> Result<Plan, Error> {
        let flat = fields::flatten(given);
        let variable = unit.variable(symbol);
        let end = flat.last().map_or(0, |(offset, _)| *offset as u64 + 1);
        // If the kernel does not use it, its size allows for the widest last field.
        let bytes = variable.map_or(end + 7, |variable| unit.size_of(variable.function_type()));
        if end > bytes {
            let message = format!(
                "variable `{symbol}` has {bytes} bytes, and the fields of its structure take more"
            );
            return Err(Error::user("symbol-size", message).help(FIELDS));
        }
        let distance = pointer_rows::distance(&flat);
        let rows = variable.zip(distance).and_then(|(variable, distance)| {
            let loads = pointer_rows::Loads::of(unit, kernel, variable)?;
            Some((loads, distance))
        });
        let uses = match variable {
            Some(variable) => Uses::of(unit, kernel, variable)?,
            None => Uses::default(),
        };
        let reads: Vec<(i64, u64)> = uses.reads.iter().map(|(at, bytes)| (*at, *bytes)).collect();
        let mut fields = Vec::new();
        for field in fields::layout(flat, bytes, &reads) {
            let offset = field.offset;
            match (&field.arg, field.bytes()) {
                (Arg::Array { .. } | Arg::Null, _) if field.room < 8 => {
                    let message = format!("variable `{symbol}` has no pointer at byte {offset}");
                    return Err(Error::user("struct-field", message));
                }
                _ => fields.push((offset, unit.named(field.ty()))),
            }
        }
        let given = |byte: i64| {
            fields.iter().any(|(start, ty)| {
                (*start as i64..(start + unit.size_of(*ty)) as i64).contains(&byte)
            })
        };
        for (offset, width) in &uses.reads {
            if !(*offset..offset + *width as i64).all(given) {
                let message = format!(
                    "the kernel reads {width} bytes at byte {offset} of variable `{symbol}`, which the launch does not give"
                );
                return Err(Error::user("struct-field", message).help(FIELDS));
            }
        }
        Ok(Plan {
            symbol: symbol.to_owned(),
            variable,
            bytes,
            fields,
            rows,
        })
    }
}

/// The uses of a variable in a kernel.
#[derive(Default)]
struct Uses {
    /// The size of the narrowest scalar that is loaded from each known offset.
    reads: BTreeMap<i64, u64>,
}

impl Uses {
    /// Follows the address of `variable`.
    ///
    /// - errors: at an instruction that may write the variable
    fn of(unit: ModuleRef, kernel: Value, variable: Value) -> Result<Uses, Error> {
        use Opcode::*;
        let own: HashSet<Value> = kernel.instructions().into_iter().collect();
        let mut uses = Uses::default();
        let mut waiting = vec![(variable, Some(0i64))];
        let mut seen = HashSet::new();
        while let Some((address, offset)) = waiting.pop() {
            if !seen.insert((address, offset)) {
                continue;
            }
            for user in address.users() {
                let Some(opcode) = user.opcode().or(user.constant_opcode()) else {
                    continue; // such as the list of used variables
                };
                if user.opcode().is_some() && !own.contains(&user) {
                    continue;
                }
                match opcode {
                    LLVMLoad => uses.load(unit, user.ty(), offset),
                    LLVMGetElementPtr => {
                        let more = unit.constant_gep_offset(user);
                        waiting.push((user, offset.zip(more).map(|(offset, more)| offset + more)));
                    }
                    LLVMAdd => {
                        let at = usize::from(user.operand(0) == address);
                        let more = user.operand(at).const_int();
                        waiting.push((user, offset.zip(more).map(|(offset, more)| offset + more)));
                    }
                    LLVMAddrSpaceCast | LLVMBitCast | LLVMPtrToInt | LLVMIntToPtr | LLVMFreeze => {
                        waiting.push((user, offset));
                    }
                    LLVMPHI | LLVMSelect => waiting.push((user, None)),
                    LLVMICmp => {}
                    LLVMCall if copies_from(user, address) => {}
                    _ => {
                        let message = format!(
                            "the kernel may write variable `{}`, which holds a structure",
                            variable.name()
                        );
                        let error = Error::unsupported("symbol-written", message)
                            .help("pass the structure as a kernel argument");
                        return Err(place(error, user));
                    }
                }
            }
        }
        Ok(uses)
    }

    fn load(&mut self, unit: ModuleRef, ty: Type, offset: Option<i64>) {
        let Some(offset) = offset else {
            return;
        };
        let (scalar, lanes) = ty.vector().unwrap_or((ty, 1));
        let bytes = unit.size_of(scalar);
        for lane in 0..i64::from(lanes) {
            let at = offset + lane * bytes as i64;
            let narrowest = self.reads.entry(at).or_insert(bytes);
            *narrowest = bytes.min(*narrowest);
        }
    }
}

/// Replaces `variable` by `room` everywhere in `function`, also inside constant expressions, which
/// are then computed before `first`.
fn replace(builder: &Builder, function: Value, variable: Value, room: Value, first: Value) {
    let mut built = HashMap::from([(variable, room)]);
    for user in function.instructions() {
        for index in 0..user.operand_count() {
            let operand = user.operand(index);
            if !operand.is_constant() {
                continue;
            }
            if let Some(value) = rebuilt(builder.before(first), operand, &mut built) {
                user.set_operand(index, value);
            }
        }
    }
}

/// Returns a constant expression as instructions, if it contains a key of `built`.
fn rebuilt(builder: &Builder, constant: Value, built: &mut HashMap<Value, Value>) -> Option<Value> {
    if let Some(known) = built.get(&constant) {
        return Some(*known);
    }
    constant.constant_opcode()?;
    let operands = constant.operands();
    let (index, inner) = operands
        .iter()
        .enumerate()
        .find_map(|(index, operand)| Some((index, rebuilt(builder, *operand, built)?)))?;
    let value = builder.instruction_of(constant, index, inner);
    built.insert(constant, value);
    Some(value)
}
