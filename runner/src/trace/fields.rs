//! Determines which fields of structure parameters a kernel reads.

use std::collections::{BTreeMap, BTreeSet};

use super::recording::PointerPosition;
use crate::job::skeleton::parameter_types;
use ptx::tree::{AddressBase, Function, Immediate, Instruction, Operand, ScalarType};

/// A field that a kernel reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The offset of its first byte.
    pub offset: u32,
    /// Its size in bytes.
    pub bytes: u32,
    /// Whether it is used as a float.
    pub is_float: bool,
    /// Whether it is used as an address.
    pub is_address: bool,
}

/// The fields that a kernel reads of a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// The fields in the order of their offsets.
    pub all: Vec<Field>,
    /// Whether it may read other bytes too, at computed offsets.
    pub is_indexed: bool,
}

/// The uses of a kernel's registers by its own instructions.
#[derive(Default)]
struct Uses {
    floats: BTreeSet<String>,
    addresses: BTreeSet<String>,
    /// For each register, those that hold a copy of it.
    copies: BTreeMap<String, BTreeSet<String>>,
    /// For each register, those that hold its sum with another one, or possibly its value.
    sums: BTreeMap<String, BTreeSet<String>>,
}

/// Returns the fields that the kernel reads of parameter `number`.
pub fn read(module: &ptx::Module, kernel: &str, number: usize) -> Fields {
    let Ok(function) = ptx::find_kernel(module, kernel) else {
        return Fields::default();
    };
    match function.params.get(number) {
        Some(param) => of_symbol(function, &param.name),
        None => Fields::default(),
    }
}

/// Returns the fields that the kernel reads in the memory to which a pointer given to it points.
pub fn read_pointee(module: &ptx::Module, kernel: &str, place: PointerPosition) -> Fields {
    let Ok(function) = ptx::find_kernel(module, kernel) else {
        return Fields::default();
    };
    let Some(param) = function.params.get(place.parameter) else {
        return Fields::default();
    };
    let uses = Uses::of(function);
    let own = function
        .instructions()
        .filter_map(|instruction| load(instruction, &param.name));
    let first = own.flat_map(|(offset, ty, registers)| {
        let at = move |register: usize| offset + (register * ty.bytes()) as u32;
        let all = registers.into_iter().enumerate();
        all.filter(move |(register, _)| at(*register) == place.offset)
            .map(|(_, register)| register)
    });
    let pointers = places_of(function, uses.copies_of(first), &uses);
    let of_load = |instruction: &Instruction| {
        let base = |operand: &Operand| match operand {
            Operand::Address {
                base: AddressBase::Register(base),
                offset,
            } => Some((base.clone(), *offset)),
            _ => None,
        };
        let address = instruction.operands.get(1).map(|operand| &operand.node);
        let (base, offset) = address.and_then(base)?;
        Some(pointers.get(base.as_str())? + offset)
    };
    let mut found = LoadedFields::default();
    for instruction in function.instructions() {
        match of_load(instruction) {
            Some(offset) if instruction.opcode == "ld" => found.add(instruction, offset, &uses),
            _ => {
                let is_copied = matches!(instruction.opcode.as_str(), "mov" | "cvta" | "setp");
                let is_place = instruction.operands.first().is_some_and(|to| {
                    register(&to.node).is_some_and(|name| pointers.contains_key(name))
                });
                let mut operands = instruction.operands.iter().skip(1);
                found.is_indexed |= !is_copied
                    && !is_place
                    && operands.any(|operand| {
                        register(&operand.node).is_some_and(|name| pointers.contains_key(name))
                    });
            }
        }
    }
    Fields {
        all: found.fields.into_values().collect(),
        is_indexed: found.is_indexed,
    }
}

/// Returns the registers that hold one of these pointers plus a known byte offset, with that
/// offset.
fn places_of<'a>(
    function: &'a Function,
    pointers: BTreeSet<&'a str>,
    uses: &'a Uses,
) -> BTreeMap<&'a str, i64> {
    let mut all: BTreeMap<&str, i64> = pointers.into_iter().map(|name| (name, 0)).collect();
    for instruction in function.instructions() {
        let [to, from, more] = instruction.operands.as_slice() else {
            continue;
        };
        let (Some(to), Some(from)) = (register(&to.node), register(&from.node)) else {
            continue;
        };
        if let ("add", Some(offset), Operand::Immediate(Immediate::Int(more))) =
            (instruction.opcode.as_str(), all.get(from), &more.node)
        {
            let offset = offset + *more as i64;
            let copies = uses.copies_of(std::iter::once(to));
            all.extend(copies.into_iter().map(|copy| (copy, offset)));
        }
    }
    all
}

/// Returns whether the kernels of a module read fields of several types of one of its variables.
pub fn is_mixed(module: &ptx::Module, name: &str) -> bool {
    let all = module
        .kernels()
        .flat_map(|kernel| of_symbol(kernel, name).all);
    let mut types = all.map(|field| (field.bytes, field.is_float));
    let first = types.next();
    types.any(|ty| Some(ty) != first)
}

/// Returns whether the kernels of a module read a few integers of one of its variables, at known
/// offsets and not as addresses: sizes and flags, of which indices and branches depend.
pub fn holds_sizes(module: &ptx::Module, name: &str) -> bool {
    const MOST: usize = 16;
    let mut functions = module.functions.iter().filter(|function| !function.entry);
    let is_named = |function: &Function| {
        let mut operands = function.instructions().flat_map(|one| &one.operands);
        operands.any(|operand| names(&operand.node, name))
    };
    if functions.any(is_named) {
        return false;
    }
    let mut offsets = BTreeSet::new();
    for kernel in module.kernels() {
        let fields = of_symbol(kernel, name);
        let is_size = |field: &Field| !field.is_float && !field.is_address;
        if fields.is_indexed || !fields.all.iter().all(is_size) {
            return false;
        }
        offsets.extend(fields.all.iter().map(|field| field.offset));
    }
    (1..=MOST).contains(&offsets.len())
}

/// Returns whether kernels of a module may read one of its variables at computed offsets.
pub fn is_indexed(module: &ptx::Module, name: &str) -> bool {
    let mut kernels = module.kernels();
    kernels.any(|kernel| of_symbol(kernel, name).is_indexed)
}

/// Returns whether the kernel uses values loaded from memory as addresses.
pub fn loads_addresses(module: &ptx::Module, kernel: &str) -> bool {
    let Ok(function) = ptx::find_kernel(module, kernel) else {
        return false;
    };
    let uses = Uses::of(function);
    let is_parameter = |instruction: &Instruction| {
        let mut modifiers = instruction.modifiers.iter();
        modifiers.any(|name| name == "param" || name == "const")
    };
    let loads = function
        .instructions()
        .filter(|instruction| instruction.opcode == "ld" && !is_parameter(instruction));
    loads
        .filter_map(loaded)
        .filter(|(ty, _)| ty.bytes() == 8)
        .flat_map(|(_, registers)| registers)
        .any(|register| uses.reaches_address(register))
}

/// Returns the fields that the kernels of a module read in structures of the type of parameter
/// `number`.
pub fn read_structure(module: &ptx::Module, kernel: &str, number: usize) -> Fields {
    let own = read(module, kernel, number);
    let type_of = |function: &Function, number: usize| {
        let bytes = function.params.get(number)?.array_bytes?;
        let types = parameter_types(&function.name);
        Some((bytes, types.and_then(|types| types.get(number).cloned())))
    };
    let Ok(function) = ptx::find_kernel(module, kernel) else {
        return own;
    };
    let wanted = type_of(function, number);
    let mut all: BTreeMap<u32, Field> = BTreeMap::new();
    for other in module.kernels() {
        for place in 0..other.params.len() {
            if wanted.is_none() || type_of(other, place) != wanted {
                continue;
            }
            for field in of_symbol(other, &other.params[place].name).all {
                let known = all.entry(field.offset).or_insert_with(|| field.clone());
                if known.bytes != field.bytes {
                    return own;
                }
                known.is_float |= field.is_float;
                known.is_address |= field.is_address;
            }
        }
    }
    let mut end = 0;
    for field in all.values() {
        // The structures of these kernels only happen to have the same size.
        if field.offset < end || (field.is_float && field.is_address) {
            return own;
        }
        end = field.offset + field.bytes;
    }
    Fields {
        all: all.into_values().collect(),
        is_indexed: own.is_indexed,
    }
}

/// Returns the fields that the kernel reads of a variable of its module.
pub fn read_variable(module: &ptx::Module, kernel: &str, name: &str) -> Fields {
    match ptx::find_kernel(module, kernel) {
        Ok(function) => of_symbol(function, name),
        Err(_) => Fields::default(),
    }
}

/// The fields found so far.
#[derive(Default)]
struct LoadedFields {
    fields: BTreeMap<u32, Field>,
    is_indexed: bool,
}

impl LoadedFields {
    /// Adds the fields that an instruction loads from an offset.
    fn add(&mut self, instruction: &Instruction, offset: i64, uses: &Uses) {
        let (Some((ty, registers)), Ok(offset)) = (loaded(instruction), u32::try_from(offset))
        else {
            self.is_indexed = true;
            return;
        };
        for (place, register) in registers.into_iter().enumerate() {
            let bytes = ty.bytes() as u32;
            let at = offset + place as u32 * bytes;
            let is_typed_float = matches!(ty, ScalarType::F32 | ScalarType::F64);
            let field = Field {
                offset: at,
                bytes,
                is_float: is_typed_float || uses.is_float(register),
                is_address: bytes == 8 && uses.is_address(register),
            };
            let known = self.fields.entry(at).or_insert_with(|| field.clone());
            known.bytes = known.bytes.max(field.bytes);
            known.is_float |= field.is_float;
            known.is_address |= field.is_address;
        }
    }
}

fn of_symbol(function: &Function, symbol: &str) -> Fields {
    let uses = Uses::of(function);
    let mut found = LoadedFields::default();
    for instruction in function.instructions() {
        let Some((offset, ..)) = load(instruction, symbol) else {
            found.is_indexed |= instruction
                .operands
                .iter()
                .any(|operand| names(&operand.node, symbol));
            continue;
        };
        found.add(instruction, offset.into(), &uses);
    }
    Fields {
        all: found.fields.into_values().collect(),
        is_indexed: found.is_indexed,
    }
}

/// Returns the type and the registers of a load.
fn loaded(instruction: &Instruction) -> Option<(ScalarType, Vec<&str>)> {
    let mut types = instruction.modifiers.iter().rev();
    let ty = types.find_map(|name| ScalarType::from_name(name))?;
    let registers = match &instruction.operands.first()?.node {
        Operand::Vector(all) => all
            .iter()
            .map(|operand| register(&operand.node).unwrap_or("_"))
            .collect(),
        operand => vec![register(operand)?],
    };
    Some((ty, registers))
}

/// Returns the offset, type and registers of a load from a parameter or a variable.
fn load<'a>(instruction: &'a Instruction, param: &str) -> Option<(u32, ScalarType, Vec<&'a str>)> {
    if instruction.opcode != "ld" {
        return None;
    }
    let (ty, registers) = loaded(instruction)?;
    let [_, from] = instruction.operands.as_slice() else {
        return None;
    };
    let Operand::Address {
        base: AddressBase::Symbol(base),
        offset,
    } = &from.node
    else {
        return None;
    };
    if base != param {
        return None;
    }
    Some((u32::try_from(*offset).ok()?, ty, registers))
}

fn register(operand: &Operand) -> Option<&str> {
    match operand {
        Operand::Register(name) => Some(name),
        _ => None,
    }
}

/// Returns whether an operand refers to the parameter.
fn names(operand: &Operand, param: &str) -> bool {
    match operand {
        Operand::Symbol(name) | Operand::SymbolOffset(name, _) => name == param,
        Operand::Address {
            base: AddressBase::Symbol(name),
            ..
        } => name == param,
        Operand::List(all) | Operand::Vector(all) => {
            all.iter().any(|operand| names(&operand.node, param))
        }
        _ => false,
    }
}

impl Uses {
    fn of(function: &Function) -> Uses {
        let mut uses = Uses::default();
        for instruction in function.instructions() {
            uses.add(instruction);
        }
        uses
    }

    fn add(&mut self, instruction: &Instruction) {
        let is_float = instruction
            .modifiers
            .last()
            .is_some_and(|ty| matches!(ty.as_str(), "f32" | "f64"));
        let mut operands = instruction.operands.iter().map(|operand| &operand.node);
        match instruction.opcode.as_str() {
            "mov" | "cvta" => {
                let (to, from) = (
                    operands.next().and_then(register),
                    operands.next().and_then(register),
                );
                if let (Some(to), Some(from)) = (to, from) {
                    self.copies
                        .entry(from.to_owned())
                        .or_default()
                        .insert(to.to_owned());
                    if instruction.opcode == "cvta" {
                        self.addresses.insert(from.to_owned());
                    }
                }
            }
            "ld" | "st" | "atom" | "red" => {
                for operand in operands {
                    match operand {
                        Operand::Address {
                            base: AddressBase::Register(base),
                            ..
                        } => {
                            self.addresses.insert(base.clone());
                        }
                        Operand::Register(name) if is_float && instruction.opcode != "ld" => {
                            self.floats.insert(name.clone());
                        }
                        _ => {}
                    }
                }
            }
            "add" | "sub" | "selp" | "mad" if !is_float => {
                let Some(to) = operands.next().and_then(register) else {
                    return;
                };
                for from in operands.filter_map(register) {
                    let all = self.sums.entry(from.to_owned()).or_default();
                    all.insert(to.to_owned());
                }
            }
            _ if is_float => self
                .floats
                .extend(operands.skip(1).filter_map(register).map(str::to_owned)),
            _ => {}
        }
    }

    fn reaches(&self, from: &str, set: &BTreeSet<String>) -> bool {
        let mut seen = BTreeSet::from([from]);
        let mut left = vec![from];
        while let Some(name) = left.pop() {
            if set.contains(name) {
                return true;
            }
            let copies = self.copies.get(name).into_iter().flatten();
            left.extend(copies.map(String::as_str).filter(|copy| seen.insert(copy)));
        }
        false
    }

    /// Returns the registers that hold copies of these.
    fn copies_of<'a>(&'a self, first: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let mut left: Vec<&str> = first.collect();
        let mut all: BTreeSet<&str> = left.iter().copied().collect();
        while let Some(name) = left.pop() {
            let copies = self.copies.get(name).into_iter().flatten();
            left.extend(copies.map(String::as_str).filter(|copy| all.insert(copy)));
        }
        all
    }

    /// Returns whether a register is used in an address.
    fn reaches_address(&self, from: &str) -> bool {
        let mut seen = BTreeSet::from([from]);
        let mut left = vec![from];
        while let Some(name) = left.pop() {
            if self.addresses.contains(name) {
                return true;
            }
            let next = [self.copies.get(name), self.sums.get(name)];
            let next = next.into_iter().flatten().flatten().map(String::as_str);
            left.extend(next.filter(|next| seen.insert(next)));
        }
        false
    }

    fn is_float(&self, register: &str) -> bool {
        self.reaches(register, &self.floats)
    }

    fn is_address(&self, register: &str) -> bool {
        self.reaches(register, &self.addresses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a kernel that reads an address and a float at these offsets of a structure, and
    /// adds.
    fn kernel(name: &str, address: u32, float: u32) -> String {
        format!(
            ".visible .entry {name}(.param .u32 n, .param .align 8 .b8 all[16]) {{
            .reg .b64 %rd<3>; .reg .f64 %f<4>;
            ld.param.u64 %rd1, [all+{address}]; ld.param.f64 %f1, [all+{float}];
            cvta.to.global.u64 %rd2, %rd1; ld.global.f64 %f2, [%rd2];
            add.f64 %f3, %f1, %f2; st.global.f64 [%rd2], %f3; ret; }}\n"
        )
    }

    fn floats(module: &ptx::Module, kernel: &str) -> Vec<bool> {
        let fields = read_structure(module, kernel, 1).all;
        fields
            .iter()
            .map(|field| {
                assert_ne!(field.is_float, field.is_address, "{kernel}: {field:?}");
                field.is_float
            })
            .collect()
    }

    #[test]
    fn structures_of_one_size_are_not_of_one_type() {
        let names = [
            // Instances of a template for lambdas, and kernels whose names have no types.
            ["_Z3runIZ3addPddEUliE_EviT_", "_Z3runIZ3subdPdEUliE_EviT_"],
            ["add", "sub"],
        ];
        for [first, second] in names {
            let text = format!(
                ".version 8.0\n.target sm_80\n.address_size 64\n{}{}",
                kernel(first, 0, 8),
                kernel(second, 8, 0)
            );
            let (module, faults) = ptx::parse(&text);
            assert!(faults.is_empty(), "{faults:?}");
            assert_eq!(floats(&module, first), [false, true], "{first}");
            assert_eq!(floats(&module, second), [true, false], "{second}");
        }
    }
}
