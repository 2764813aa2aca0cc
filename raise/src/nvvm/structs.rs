//! Structures by value in LLVM IR: `ptr byval(%S)` parameters become the fields that the launch
//! gives, assembled in an `alloca`.
//!
//! A field is as wide as the kernel reads it. A read of bytes that belong to no field is an error.

use std::collections::HashSet;

use llvm::{Builder, ModuleRef, Opcode, Type, TypeKind, Value};

use super::memory_calls::copies_from;
use super::{fields, place};
use crate::error::Error;
use crate::launch::{Arg, Launch};

/// Returns a function like `kernel` that takes the fields of structures as separate parameters, in
/// the order of [`Launch::flattened`], and pointers where the launch gives arrays for integers (a
/// texture, or an address that is cast); `kernel` itself if the launch gives neither.
pub fn expand(unit: ModuleRef, kernel: Value, launch: &Launch) -> Result<Value, Vec<Error>> {
    let params = kernel.params();
    let is_number = |param: Value, arg: &Arg| {
        param.ty().is_int() && matches!(arg, Arg::Array { .. } | Arg::Null)
    };
    let mut given = params.iter().zip(&launch.args);
    if !given.any(|(param, arg)| matches!(arg, Arg::Struct(_)) || is_number(*param, arg)) {
        return Ok(kernel);
    }
    let mut types = Vec::new();
    let mut plans = Vec::new();
    let mut errors = Vec::new();
    for (param, arg) in params.iter().zip(&launch.args) {
        let Arg::Struct(given) = arg else {
            types.push(match is_number(*param, arg) {
                true => unit.pointer(),
                false => param.ty(),
            });
            plans.push(None);
            continue;
        };
        let reads = reads(unit, *param);
        let size = param.by_value_type().map_or(0, |ty| unit.size_of(ty));
        let widths: Vec<(i64, u64)> = reads
            .iter()
            .map(|(_, offset, ty)| (*offset, unit.size_of(*ty)))
            .collect();
        let layout = fields::layout(fields::flatten(given), size, &widths);
        let fields: Vec<(u64, Type)> = layout
            .iter()
            .map(|field| (field.offset, unit.named(field.ty())))
            .collect();
        for (at, offset, ty) in &reads {
            let given = |byte: i64| {
                fields.iter().any(|(start, ty)| {
                    (*start as i64..(start + unit.size_of(*ty)) as i64).contains(&byte)
                })
            };
            if !(*offset..offset + unit.size_of(*ty) as i64).all(given) {
                let message = format!(
                    "the kernel reads a field of `{}` at byte {offset}, of type {}, which the launch does not give",
                    param.name(),
                    ty.text()
                );
                errors.push(place(
                    Error::user("struct-field", message).help(fields::HELP),
                    *at,
                ));
            }
        }
        types.extend(fields.iter().map(|(_, ty)| *ty));
        plans.push(Some((size, fields)));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let expanded = unit.take_over(kernel, &types);
    let builder = Builder::new(unit);
    let mut given = expanded.params().into_iter();
    let first = expanded.blocks()[0].first_non_phi();
    for (param, plan) in params.into_iter().zip(plans) {
        let Some((size, fields)) = plan else {
            let new = given.next().expect("one per argument");
            new.set_name(&param.name());
            let value = match new.ty() == param.ty() {
                true => new,
                false => builder
                    .before(first)
                    .cast(Opcode::LLVMPtrToInt, new, param.ty()),
            };
            param.replace_uses(value);
            continue;
        };
        let builder = builder.before(first);
        let offsets = fields.into_iter().map(|(offset, _)| offset);
        let room = fields::assemble(unit, builder, &param.name(), size, offsets, &mut given);
        let room = builder.in_space_of(room, param.ty());
        param.replace_uses(room);
    }
    unit.drop_function(kernel, expanded);
    Ok(expanded)
}

/// Returns the loads at known offsets from a structure: the instruction, the offset, and the type.
fn reads(unit: ModuleRef, param: Value) -> Vec<(Value, i64, Type)> {
    let mut reads = Vec::new();
    let mut waiting = vec![(param, 0i64)];
    let mut seen = HashSet::new();
    while let Some((address, offset)) = waiting.pop() {
        if !seen.insert((address, offset)) {
            continue;
        }
        for user in address.users() {
            match user.opcode() {
                Some(Opcode::LLVMLoad) => {
                    let ty = user.ty();
                    let (scalar, lanes) = ty.vector().unwrap_or((ty, 1));
                    for lane in 0..i64::from(lanes) {
                        let at = offset + lane * unit.size_of(scalar) as i64;
                        reads.push((user, at, scalar));
                    }
                }
                Some(Opcode::LLVMGetElementPtr) => {
                    if let Some(more) = unit.constant_gep_offset(user) {
                        waiting.push((user, offset + more));
                    }
                }
                Some(Opcode::LLVMAddrSpaceCast | Opcode::LLVMBitCast) => {
                    waiting.push((user, offset));
                }
                // Reads of the copy are reads of the structure.
                Some(Opcode::LLVMCall)
                    if copies_from(user, address) && user.operand(0).is(Opcode::LLVMAlloca) =>
                {
                    waiting.push((user.operand(0), offset));
                }
                _ => {}
            }
        }
    }
    reads.retain(|(_, _, ty)| ty.kind() != TypeKind::LLVMStructTypeKind);
    reads
}
