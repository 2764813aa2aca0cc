//! Infers the structures in an array of bytes or integers from address computations in PTX:
//! `p[i].x` is at `p + 24 * i + 4`.

use std::collections::{BTreeMap, BTreeSet};

use ptx::tree::{AddressBase, Function, Immediate, Instruction, Operand, ScalarType};
use stablehlo::ElementType;

/// An access through a pointer: at a fixed byte offset plus any multiple of the stride.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ElementAccess {
    /// The fixed byte offset.
    pub offset: i64,
    /// The greatest common divisor of the varying offsets; 0 if there are none.
    pub stride: u64,
    /// The size of the access in bytes.
    pub bytes: u32,
    /// Whether it accesses a float.
    pub is_float: bool,
}

/// Returns the accesses of a kernel through parameter `number`.
pub fn accesses(module: &ptx::Module, kernel: &str, number: usize) -> BTreeSet<ElementAccess> {
    let Ok(function) = ptx::find_kernel(module, kernel) else {
        return BTreeSet::new();
    };
    let Some(param) = function.params.get(number) else {
        return BTreeSet::new();
    };
    let addresses = Addresses::of(function, &param.name);
    let mut all = BTreeSet::new();
    for instruction in function.instructions() {
        addresses.add(instruction, &mut all);
    }
    all
}

/// Returns the fields of the structures in an array of `bytes` bytes, given all accesses; `None` if
/// they are not floats and integers in structures of one size.
pub fn fields(accesses: &BTreeSet<ElementAccess>, bytes: u64) -> Option<Vec<ElementType>> {
    const MOST: u64 = 1024;
    let size = accesses
        .iter()
        .fold(0, |size, access| gcd(size, access.stride));
    if !(8..=MOST).contains(&size) || !size.is_multiple_of(4) || !bytes.is_multiple_of(size) {
        return None;
    }
    let within = |access: &ElementAccess| access.offset.rem_euclid(size as i64) as u64;
    let is_float = |at: u64| {
        let mut here = accesses.iter().filter(|access| within(access) == at);
        here.clone().next().is_some() && here.all(|access| access.is_float && access.bytes >= 4)
    };
    let overlaps = |at: u64, bytes: u64| {
        let inside = |access: &ElementAccess| {
            let start = within(access);
            start != at && start < at + bytes && start + u64::from(access.bytes) > at
        };
        accesses.iter().any(inside)
    };
    let (mut fields, mut at) = (Vec::new(), 0);
    while at < size {
        let wide = accesses
            .iter()
            .any(|access| within(access) == at && access.bytes == 8);
        let bytes = if wide && is_float(at) { 8 } else { 4 };
        let field = match (is_float(at) && !overlaps(at, bytes), bytes) {
            (true, 8) => ElementType::F64,
            (true, _) => ElementType::F32,
            (false, _) => ElementType::I32,
        };
        at += field.bytes() as u64;
        fields.push(field);
    }
    let is_mixed =
        fields.contains(&ElementType::I32) && fields.iter().any(|field| *field != ElementType::I32);
    (at == size && is_mixed).then_some(fields)
}

/// Returns the greatest common divisor; of a number and 0, the number.
pub fn gcd(a: u64, b: u64) -> u64 {
    match b {
        0 => a,
        b => gcd(b, a % b),
    }
}

/// The value of an integer register: a pointer or not, plus bytes, plus multiples of a stride.
#[derive(Clone, Copy)]
struct Form {
    is_pointer: bool,
    offset: i64,
    stride: u64,
}

const VARIES: Form = Form {
    is_pointer: false,
    offset: 0,
    stride: 1,
};

impl Form {
    fn plus(self, other: Form) -> Form {
        Form {
            is_pointer: self.is_pointer || other.is_pointer,
            offset: self.offset.wrapping_add(other.offset),
            stride: gcd(self.stride, other.stride),
        }
    }

    fn times(self, factor: i64) -> Form {
        let factor_bytes = factor.unsigned_abs();
        Form {
            is_pointer: false,
            offset: self.offset.wrapping_mul(factor),
            stride: self.stride.saturating_mul(factor_bytes),
        }
    }
}

/// The addresses that a kernel computes from one of its parameters.
struct Addresses<'a> {
    param: &'a str,
    /// The instructions that write each register.
    writers: BTreeMap<&'a str, Vec<&'a Instruction>>,
    /// Registers that are used as floats.
    floats: BTreeSet<&'a str>,
}

impl<'a> Addresses<'a> {
    fn of(function: &'a Function, param: &'a str) -> Addresses<'a> {
        let mut writers: BTreeMap<&str, Vec<&Instruction>> = BTreeMap::new();
        let mut floats = BTreeSet::new();
        for instruction in function.instructions() {
            let is_float = instruction
                .modifiers
                .last()
                .is_some_and(|ty| matches!(ty.as_str(), "f32" | "f64"));
            for (place, operand) in instruction.operands.iter().enumerate() {
                match &operand.node {
                    Operand::Register(name) => {
                        if place == 0 && instruction.opcode != "st" {
                            writers.entry(name).or_default().push(instruction);
                        }
                        if is_float {
                            floats.insert(name.as_str());
                        }
                    }
                    Operand::Vector(all) if place == 0 && instruction.opcode == "ld" => {
                        for operand in all {
                            if let Operand::Register(name) = &operand.node {
                                writers.entry(name).or_default().push(instruction);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        Addresses {
            param,
            writers,
            floats,
        }
    }

    fn form(&self, register: &'a str, seen: &mut Vec<&'a str>) -> Form {
        const DEEPEST: usize = 40;
        let Some(writers) = self.writers.get(register) else {
            return VARIES;
        };
        if seen.contains(&register) {
            // The value of the previous iteration: an increment of it is a stride.
            return Form {
                stride: 0,
                ..VARIES
            };
        }
        if seen.len() > DEEPEST {
            return VARIES;
        }
        seen.push(register);
        let forms: Vec<Form> = writers
            .iter()
            .map(|writer| self.of_writer(writer, seen))
            .collect();
        seen.pop();
        let Some(first) = forms.iter().find(|form| form.is_pointer).or(forms.first()) else {
            return VARIES;
        };
        forms.iter().fold(*first, |all, form| Form {
            is_pointer: all.is_pointer,
            offset: all.offset,
            stride: gcd(
                gcd(all.stride, form.stride),
                all.offset.abs_diff(form.offset),
            ),
        })
    }

    fn of_writer(&self, writer: &'a Instruction, seen: &mut Vec<&'a str>) -> Form {
        let mut of = |place: usize| match writer.operands.get(place).map(|operand| &operand.node) {
            Some(Operand::Register(name)) => self.form(name, seen),
            Some(Operand::Immediate(Immediate::Int(value))) => Form {
                is_pointer: false,
                offset: *value as i64,
                stride: 0,
            },
            _ => VARIES,
        };
        let immediate = |place: usize| match writer.operands.get(place).map(|operand| &operand.node)
        {
            Some(Operand::Immediate(Immediate::Int(value))) => Some(*value as i64),
            _ => None,
        };
        match writer.opcode.as_str() {
            "mov" | "cvta" | "cvt" => of(1),
            "add" => of(1).plus(of(2)),
            "sub" => match immediate(2) {
                Some(value) => of(1).plus(Form {
                    is_pointer: false,
                    offset: -value,
                    stride: 0,
                }),
                None => VARIES,
            },
            "mul" => immediate(2).map_or(VARIES, |factor| of(1).times(factor)),
            "shl" => match immediate(2) {
                Some(bits @ 0..=32) => of(1).times(1 << bits),
                _ => VARIES,
            },
            "mad" => match immediate(2) {
                Some(factor) => of(1).times(factor).plus(of(3)),
                None => VARIES.plus(of(3)),
            },
            "ld" if self.is_parameter(writer) => Form {
                is_pointer: true,
                offset: 0,
                stride: 0,
            },
            _ => VARIES,
        }
    }

    fn is_parameter(&self, writer: &Instruction) -> bool {
        let address = writer.operands.get(1).map(|operand| &operand.node);
        matches!(address, Some(Operand::Address { base: AddressBase::Symbol(name), .. }) if name == self.param)
    }

    fn add(&self, instruction: &'a Instruction, all: &mut BTreeSet<ElementAccess>) {
        let is_access = matches!(instruction.opcode.as_str(), "ld" | "st" | "atom" | "red");
        let address = instruction
            .operands
            .iter()
            .find_map(|operand| match &operand.node {
                Operand::Address {
                    base: AddressBase::Register(base),
                    offset,
                } => Some((base.as_str(), *offset)),
                _ => None,
            });
        let (true, Some((base, offset))) = (is_access, address) else {
            return;
        };
        let form = self.form(base, &mut Vec::new());
        let mut types = instruction.modifiers.iter().rev();
        let Some(ty) = types.find_map(|name| ScalarType::from_name(name)) else {
            return;
        };
        if !form.is_pointer {
            return;
        }
        let mut values = Vec::new();
        for operand in &instruction.operands {
            match &operand.node {
                Operand::Register(name) => values.push(name.as_str()),
                Operand::Vector(lanes) => {
                    values.extend(lanes.iter().map(|lane| match &lane.node {
                        Operand::Register(name) => name.as_str(),
                        _ => "_",
                    }))
                }
                _ => {}
            }
        }
        let bytes = ty.bytes() as u32;
        for (lane, value) in values.into_iter().enumerate() {
            let is_float = matches!(ty, ScalarType::F32 | ScalarType::F64);
            let is_float = is_float || self.floats.contains(value);
            // A constant float is stored as an integer.
            if instruction.opcode == "st" && !is_float {
                continue;
            }
            all.insert(ElementAccess {
                offset: form.offset + offset + (lane as u32 * bytes) as i64,
                stride: form.stride,
                bytes,
                is_float,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTX: &str = "
.version 8.0
.target sm_80
.address_size 64
.visible .entry move(.param .u64 move_0, .param .u32 move_1)
{
    .reg .pred %p<2>;
    .reg .f32 %f<4>;
    .reg .b32 %r<4>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [move_0];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 24;
    add.s64 %rd4, %rd2, %rd3;
    ld.global.f32 %f1, [%rd4+4];
    ld.global.u32 %r2, [%rd4+8];
    st.global.f32 [%rd4], %f1;
    st.global.u32 [%rd4], %r2;
    ret;
}
";

    #[test]
    fn fields_of_structures_are_found() {
        let (module, errors) = ptx::parse(PTX);
        assert!(errors.is_empty(), "{errors:?}");
        let all = accesses(&module, "move", 0);
        use ElementType::{F32, I32};
        assert_eq!(fields(&all, 240), Some(vec![F32, F32, I32, I32, I32, I32]));
        assert_eq!(fields(&all, 250), None);
        assert!(accesses(&module, "move", 1).is_empty());
    }
}
