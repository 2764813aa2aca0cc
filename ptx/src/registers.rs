//! The registers that a function declares, by name.

use super::tree::{Function, RegDecl, ScalarType};
use std::collections::HashMap;

/// The registers of one function.
pub struct Registers<'f> {
    single: HashMap<&'f str, Register>,
    families: HashMap<&'f str, (u32, Register)>,
}

/// The declaration of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// Its type.
    pub ty: ScalarType,
    /// The number of elements of a vector register.
    pub vector: Option<u32>,
}

impl<'f> Registers<'f> {
    /// Collects the declarations of `function`.
    pub fn new(function: &'f Function) -> Registers<'f> {
        let mut registers = Registers {
            single: HashMap::new(),
            families: HashMap::new(),
        };
        for RegDecl {
            prefix,
            count,
            ty,
            vector,
            ..
        } in &function.registers
        {
            let register = Register {
                ty: *ty,
                vector: *vector,
            };
            match count {
                Some(count) => {
                    let family = registers
                        .families
                        .entry(prefix)
                        .or_insert((*count, register));
                    family.0 = family.0.max(*count);
                }
                None => {
                    registers.single.insert(prefix, register);
                }
            }
        }
        for param in function
            .params
            .iter()
            .chain(&function.returns)
            .filter(|param| param.register)
        {
            registers.single.insert(
                &param.name,
                Register {
                    ty: param.ty,
                    vector: None,
                },
            );
        }
        registers
    }

    /// Returns the register of that name.
    pub fn get(&self, name: &str) -> Option<Register> {
        if let Some(register) = self.single.get(name) {
            return Some(*register);
        }
        let digits = name.len() - name.bytes().rev().take_while(u8::is_ascii_digit).count();
        (digits.max(1)..name.len()).find_map(|split| {
            let number = &name[split..];
            if number.len() > 1 && number.starts_with('0') {
                return None;
            }
            let (count, register) = self.families.get(&name[..split])?;
            (number.parse::<u32>().ok()? < *count).then_some(*register)
        })
    }

    /// Returns a suggestion for a name that is not declared.
    pub(super) fn hint(&self, name: &str) -> Option<String> {
        let digits = name.trim_end_matches(|c: char| c.is_ascii_digit());
        if let Some((count, register)) = self.families.get(digits)
            && digits.len() < name.len()
            && *count > 0
        {
            let last = count - 1;
            return Some(format!(
                "`.reg {} {digits}<{count}>` declares {digits}0 to {digits}{last}",
                register.ty
            ));
        }
        let mut names: Vec<&str> = self.single.keys().copied().collect();
        names.sort_unstable();
        super::nearest(name, names).map(|near| format!("did you mean `{near}`?"))
    }
}
