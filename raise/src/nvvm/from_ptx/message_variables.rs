//! The variables of a file that a function only passes to `__assertfail`: the texts of assertions.
//!
//! A failed assertion has its message when the kernel is translated, so no code reads them.

use std::collections::{HashMap, HashSet};

use ptx::callee;
use ptx::tree::{AddressBase, Function, Operand, Spanned};

/// Returns the variables whose addresses `function` only passes to `__assertfail`.
pub fn message_variables(function: &Function) -> HashSet<&str> {
    let mut read: HashSet<&str> = HashSet::new();
    let held = registers(function, &mut read);
    // The variable whose address each `.param` variable of the next call holds.
    let mut passed: HashMap<&str, &str> = HashMap::new();
    for instruction in function.instructions() {
        let operands = instruction.operands.iter().map(|it| &it.node);
        let holds = |name: &str| held.get(name).copied();
        match instruction.opcode.as_str() {
            "mov" | "cvta" if moved(&instruction.operands, &held).is_some() => {}
            "st" if instruction.has("param") => {
                let [Operand::Address { base, .. }, Operand::Register(from)] =
                    [&instruction.operands[0].node, &instruction.operands[1].node]
                else {
                    operands.for_each(|it| uses(it, &held, &mut read));
                    continue;
                };
                match (base, holds(from)) {
                    (AddressBase::Symbol(to), Some(variable)) => {
                        read.extend(passed.insert(to, variable));
                    }
                    _ => operands.for_each(|it| uses(it, &held, &mut read)),
                }
            }
            "call" if callee(instruction) == Some("__assertfail") => passed.clear(),
            "call" => {
                read.extend(passed.drain().map(|(_, variable)| variable));
                operands.for_each(|it| uses(it, &held, &mut read));
            }
            _ => operands.for_each(|it| uses(it, &held, &mut read)),
        }
    }
    let mut only = HashSet::from_iter(held.into_values());
    only.retain(|variable| !read.contains(variable));
    only
}

/// Returns the variable whose address each register may hold. A variable is `read` if a register
/// may hold the address of another one as well.
fn registers<'f>(function: &'f Function, read: &mut HashSet<&'f str>) -> HashMap<&'f str, &'f str> {
    let mut held: HashMap<&str, &str> = HashMap::new();
    loop {
        let before = held.len();
        for instruction in function.instructions() {
            if matches!(instruction.opcode.as_str(), "mov" | "cvta")
                && let Some((to, variable)) = moved(&instruction.operands, &held)
            {
                let known = *held.entry(to).or_insert(variable);
                if known != variable {
                    read.extend([known, variable]);
                }
            }
        }
        if held.len() == before {
            return held;
        }
    }
}

/// Returns the register and the variable of a move of a variable's address.
fn moved<'f>(
    operands: &'f [Spanned<Operand>],
    held: &HashMap<&'f str, &'f str>,
) -> Option<(&'f str, &'f str)> {
    let [to, from] = operands else { return None };
    let Operand::Register(to) = &to.node else {
        return None;
    };
    let variable = match &from.node {
        Operand::Symbol(variable) => variable.as_str(),
        Operand::Register(register) => held.get(register.as_str())?,
        _ => return None,
    };
    Some((to, variable))
}

/// Adds the variables whose addresses an operand reads.
fn uses<'f>(operand: &'f Operand, held: &HashMap<&'f str, &'f str>, read: &mut HashSet<&'f str>) {
    match operand {
        Operand::Register(name)
        | Operand::Not(name)
        | Operand::Component { register: name, .. }
        | Operand::Address {
            base: AddressBase::Register(name),
            ..
        } => read.extend(held.get(name.as_str())),
        Operand::Symbol(name)
        | Operand::SymbolOffset(name, _)
        | Operand::Address {
            base: AddressBase::Symbol(name),
            ..
        } => {
            read.insert(name);
        }
        Operand::PredicatePair(one, other) => {
            read.extend(
                [one, other]
                    .into_iter()
                    .filter_map(|name| held.get(name.as_str())),
            );
        }
        Operand::Texture(items) | Operand::Vector(items) | Operand::List(items) => {
            items.iter().for_each(|item| uses(&item.node, held, read));
        }
        Operand::Address { .. }
        | Operand::Immediate(_)
        | Operand::SpecialRegister(_)
        | Operand::Sink => {}
    }
}

#[cfg(test)]
mod tests {
    use super::message_variables;

    fn found(body: &str) -> Vec<String> {
        let text = format!(
            ".version 8.0\n.target sm_80\n.address_size 64\n.global .align 1 .b8 text[4] = {{120, 0, 0, 0}};\n\
             .extern .func __assertfail(.param .b64 a);\n.extern .func other(.param .b64 a);\n\
             .visible .entry k() {{ .reg .b64 %rd<9>; .reg .b32 %r<3>; {body} ret; }}"
        );
        let (module, errors) = ptx::parse(&text);
        assert!(errors.is_empty(), "{errors:?}");
        let function = module.function("k").unwrap();
        let found = message_variables(function).into_iter();
        found.map(str::to_owned).collect()
    }

    #[test]
    fn texts_of_assertions_are_found() {
        let pass = |function: &str| {
            format!(
                "mov.u64 %rd1, text; cvta.global.u64 %rd2, %rd1;\n\
                 {{ .param .b64 p; st.param.b64 [p], %rd2; call.uni {function}, (p); }}"
            )
        };
        assert_eq!(found(&pass("__assertfail")), ["text"]);
        assert!(found(&pass("other")).is_empty());
        let read = "mov.u64 %rd3, text; ld.global.u32 %r1, [%rd3];";
        assert!(found(&(pass("__assertfail") + read)).is_empty());
        let moved = "mov.u64 %rd3, text; add.s64 %rd4, %rd3, 1;";
        assert!(found(&(pass("__assertfail") + moved)).is_empty());
        assert!(found(&(pass("__assertfail") + "ld.global.u32 %r1, [text];")).is_empty());
    }
}
