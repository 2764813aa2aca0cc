//! Which 64-bit parameters are pointers: those that become an address.

use super::ParamKind;
use crate::check::callee;
use crate::tree::*;
use std::collections::{HashMap, HashSet};

/// One kind per parameter.
pub(super) fn kinds(module: &Module, kernel: &Function) -> Vec<ParamKind> {
    let pointers = pointer_params(module, kernel, 0);
    let used = used_params(kernel);
    let kind = |(position, param): (usize, &Param)| {
        let bits = param.ty.bits();
        if let Some(bytes) = param.array_bytes {
            return ParamKind::Struct { bytes };
        }
        if param.pointer.is_some() || pointers.contains(&position) {
            return ParamKind::Pointer;
        }
        match param.ty {
            ScalarType::F16 | ScalarType::BF16 | ScalarType::F32 | ScalarType::F64 => {
                ParamKind::Float { bits }
            }
            _ if bits == 64 && !used.contains(param.name.as_str()) => ParamKind::Unknown64,
            _ => ParamKind::Int { bits },
        }
    };
    kernel.params.iter().enumerate().map(kind).collect()
}

/// The parameters whose value goes anywhere. Without optimization nvcc loads every parameter, and
/// copies one that nothing uses to a register that nothing reads.
fn used_params(kernel: &Function) -> HashSet<&str> {
    let read = read_registers(kernel);
    let mut used = HashSet::new();
    for instruction in kernel.instructions() {
        let is_load = instruction.opcode == "ld" && instruction.has("param");
        let target = instruction.operands.first().and_then(register);
        if is_load && target.is_some_and(|target| !read.contains(target)) {
            continue;
        }
        for operand in &instruction.operands {
            if let Operand::Address {
                base: AddressBase::Symbol(name),
                ..
            }
            | Operand::Symbol(name) = &operand.node
            {
                used.insert(name.as_str());
            }
        }
    }
    used
}

/// The registers that some instruction reads, other than one that copies them to registers that
/// nothing reads.
fn read_registers(kernel: &Function) -> HashSet<&str> {
    let mut read = HashSet::new();
    let mut copies = Vec::new();
    for instruction in kernel.instructions() {
        let operands = &instruction.operands;
        let target = operands.first().and_then(register);
        if let ("mov", Some(to), Some(from)) = (
            instruction.opcode.as_str(),
            target,
            operands.get(1).and_then(register),
        ) {
            copies.push((to, from));
            continue;
        }
        // What a load writes is not read by it; of other instructions the first operand counts,
        // which may be a source.
        let writes = instruction.opcode == "ld" && target.is_some();
        for operand in &operands[usize::from(writes)..] {
            mark(&operand.node, &mut read);
        }
    }
    loop {
        let before = read.len();
        for (to, from) in &copies {
            if read.contains(to) {
                read.insert(from);
            }
        }
        if read.len() == before {
            return read;
        }
    }
}

/// Adds the registers of an operand.
fn mark<'f>(operand: &'f Operand, read: &mut HashSet<&'f str>) {
    match operand {
        Operand::Register(name)
        | Operand::Not(name)
        | Operand::Component { register: name, .. }
        | Operand::Address {
            base: AddressBase::Register(name),
            ..
        } => {
            read.insert(name);
        }
        Operand::PredicatePair(one, other) => read.extend([one.as_str(), other.as_str()]),
        Operand::Texture(items) | Operand::Vector(items) | Operand::List(items) => {
            items.iter().for_each(|item| mark(&item.node, read));
        }
        Operand::Immediate(_)
        | Operand::Symbol(_)
        | Operand::SymbolOffset(..)
        | Operand::SpecialRegister(_)
        | Operand::Address { .. }
        | Operand::Sink => {}
    }
}

/// What a register can hold, as far as pointers go.
#[derive(Clone, Default, PartialEq)]
struct Facts {
    /// Parameters whose value, plus or minus something, it may be.
    from: HashSet<usize>,
    /// It came through `cvta`: an address for sure.
    address: bool,
}

/// Parameters (their positions) that the function uses as addresses, directly or in functions it calls.
fn pointer_params(module: &Module, function: &Function, depth: usize) -> HashSet<usize> {
    let positions: HashMap<&str, usize> = function
        .params
        .iter()
        .enumerate()
        .map(|(position, param)| (param.name.as_str(), position))
        .collect();
    let mut facts: HashMap<&str, Facts> = HashMap::new();
    // `.param` variables that carry arguments into calls count as registers here.
    loop {
        let mut changed = false;
        for instruction in function.instructions() {
            let Some((target, new)) = transfer(instruction, &positions, &facts) else {
                continue;
            };
            let known = facts.entry(target).or_default();
            let before = known.clone();
            known.from.extend(new.from);
            known.address |= new.address;
            changed |= *known != before;
        }
        if !changed {
            break;
        }
    }
    let mut pointers = HashSet::new();
    let from = |name: &str| {
        facts
            .get(name)
            .map(|facts| facts.from.clone())
            .unwrap_or_default()
    };
    for instruction in function.instructions() {
        if instruction.opcode == "cvta"
            && let Some(name) = instruction.operands.get(1).and_then(register)
        {
            pointers.extend(from(name));
        }
        for operand in &instruction.operands {
            if let Operand::Address {
                base: AddressBase::Register(name),
                ..
            } = &operand.node
            {
                pointers.extend(from(name));
            }
        }
        if depth < 8
            && let Some(callee) = callee(instruction).and_then(|name| module.function(name))
            && !callee.declaration_only
            && let Some(Operand::List(arguments)) =
                instruction.operands.last().map(|operand| &operand.node)
        {
            for position in pointer_params(module, callee, depth + 1) {
                if let Some(Operand::Symbol(name) | Operand::Register(name)) =
                    arguments.get(position).map(|a| &a.node)
                {
                    pointers.extend(from(name));
                }
            }
        }
    }
    pointers
}

fn register(operand: &Spanned<Operand>) -> Option<&str> {
    match &operand.node {
        Operand::Register(name) => Some(name),
        _ => None,
    }
}

/// What an instruction writes, and the facts about it.
fn transfer<'f>(
    instruction: &'f Instruction,
    positions: &HashMap<&str, usize>,
    facts: &HashMap<&'f str, Facts>,
) -> Option<(&'f str, Facts)> {
    let operands = &instruction.operands;
    let of = |position: usize| {
        operands
            .get(position)
            .and_then(register)
            .and_then(|name| facts.get(name))
            .cloned()
    };
    if instruction.opcode == "st" && instruction.has("param") {
        let Operand::Address {
            base: AddressBase::Symbol(name),
            ..
        } = &operands.first()?.node
        else {
            return None;
        };
        return Some((name, of(1)?));
    }
    let target = operands.first().and_then(register)?;
    let new = match instruction.opcode.as_str() {
        "ld" if instruction.has("param") => {
            let Operand::Address {
                base: AddressBase::Symbol(name),
                offset: 0,
            } = &operands.get(1)?.node
            else {
                return None;
            };
            Facts {
                from: HashSet::from([*positions.get(name.as_str())?]),
                address: false,
            }
        }
        "cvta" => Facts {
            address: true,
            ..of(1)?
        },
        "mov" => of(1)?,
        "add" | "sub" if instruction.types().all(|ty| !ty.is_float()) => sum(of(1), of(2))?,
        "mad" => of(3)?,
        "selp" => {
            let (first, second) = (of(1).unwrap_or_default(), of(2).unwrap_or_default());
            let from = first.from.union(&second.from).copied().collect();
            Facts {
                from,
                address: first.address || second.address,
            }
        }
        _ => return None,
    };
    Some((target, new))
}

/// Of a sum, at most one side is the address: the one known to be, or else either.
fn sum(first: Option<Facts>, second: Option<Facts>) -> Option<Facts> {
    match (first, second) {
        (Some(first), Some(second)) => Some(match (first.address, second.address) {
            (true, false) => first,
            (false, true) => second,
            _ => Facts {
                from: first.from.union(&second.from).copied().collect(),
                address: first.address,
            },
        }),
        (Some(one), None) | (None, Some(one)) => Some(one),
        (None, None) => None,
    }
}
