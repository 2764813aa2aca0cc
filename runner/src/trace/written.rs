//! Determines which variables of a module its kernels may write.

use std::collections::BTreeSet;

use ptx::tree::{AddressBase, Function, Initializer, Instruction, Operand};

/// Functions of CUDA that only read the memory they are given the address of.
const READERS: [&str; 3] = ["vprintf", "__assertfail", "__assert_fail"];

/// Returns whether functions of a module may write a variable: they store to an address of it, or
/// to one that may be, or give an address of it to memory or to a function.
pub fn may_write(module: &ptx::Module, variable: &str) -> bool {
    let mut initial = module.variables.iter().flat_map(|other| &other.init);
    let has_address = |value: &Initializer| match value {
        Initializer::Address { symbol, .. } => symbol == variable,
        Initializer::Value(_) => false,
    };
    let mut functions = module.functions.iter();
    initial.any(has_address) || functions.any(|function| writes(function, variable))
}

fn writes(function: &Function, variable: &str) -> bool {
    // The registers that may hold an address of the variable.
    let mut addresses: BTreeSet<&str> = BTreeSet::new();
    loop {
        let before = addresses.len();
        for instruction in function.instructions() {
            if matches!(
                instruction.opcode.as_str(),
                "ld" | "ldu" | "setp" | "st" | "red"
            ) {
                continue;
            }
            let [to, from @ ..] = instruction.operands.as_slice() else {
                continue;
            };
            if from
                .iter()
                .any(|operand| holds(&operand.node, variable, &addresses))
            {
                each_register(&to.node, &mut |name| {
                    addresses.insert(name);
                });
            }
        }
        if addresses.len() == before {
            break;
        }
    }
    let calls = function.instructions().filter(|one| one.opcode == "call");
    let mut callees = calls.flat_map(|call| call.operands.iter().map(|operand| &operand.node));
    let only_readers = callees.all(|operand| match operand {
        Operand::Symbol(name) => READERS.contains(&name.as_str()),
        Operand::Register(_) => false,
        _ => true,
    });
    let given = |operand: &Operand| holds(operand, variable, &addresses);
    let is_write = |instruction: &Instruction| {
        let is_given = |place: usize| {
            let operand = instruction.operands.get(place);
            operand.is_some_and(|operand| given(&operand.node))
        };
        match instruction.opcode.as_str() {
            "st" if instruction.has("param") => is_given(1) && !(function.entry && only_readers),
            "st" | "red" => is_given(0) || is_given(1),
            "atom" => is_given(1) || is_given(2) || is_given(3),
            "call" => !only_readers && (0..instruction.operands.len()).any(is_given),
            "cp" | "ldmatrix" | "wmma" | "suld" | "sust" | "stmatrix" | "multimem" => {
                (0..instruction.operands.len()).any(is_given)
            }
            _ => false,
        }
    };
    let mut instructions = function.instructions();
    instructions.any(is_write)
}

/// Returns whether an operand is an address of the variable, or may be one by its register.
fn holds(operand: &Operand, variable: &str, addresses: &BTreeSet<&str>) -> bool {
    match operand {
        Operand::Symbol(name) | Operand::SymbolOffset(name, _) => name == variable,
        Operand::Register(name) => addresses.contains(name.as_str()),
        Operand::Address { base, .. } => match base {
            AddressBase::Symbol(name) => name == variable,
            AddressBase::Register(name) => addresses.contains(name.as_str()),
            _ => false,
        },
        Operand::List(all) | Operand::Vector(all) => all
            .iter()
            .any(|operand| holds(&operand.node, variable, addresses)),
        _ => false,
    }
}

fn each_register<'a>(operand: &'a Operand, call: &mut impl FnMut(&'a str)) {
    match operand {
        Operand::Register(name) => call(name),
        Operand::List(all) | Operand::Vector(all) => {
            all.iter()
                .for_each(|operand| each_register(&operand.node, call));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::may_write;

    #[test]
    fn stores_to_addresses_of_a_variable() {
        let kernel = |body: &str| {
            format!(
                ".version 8.0\n.target sm_80\n.address_size 64\n.global .align 4 .b8 v[64];\n
                .visible .entry k(.param .u64 p) {{ .reg .b64 %a<5>; .reg .b32 %r<3>; {body} ret; }}\n"
            )
        };
        #[rustfmt::skip]
        let rows = [
            ("ld.global.u32 %r1, [v+4];", false),
            ("st.global.u32 [v+4], %r1;", true),
            ("mov.u64 %a1, v; add.s64 %a2, %a1, 8; ld.global.u32 %r1, [%a2];", false),
            ("mov.u64 %a1, v; add.s64 %a2, %a1, 8; st.global.u32 [%a2], %r1;", true),
            ("mov.u64 %a1, v; cvta.global.u64 %a2, %a1; atom.add.u32 %r1, [%a2], 1;", true),
            ("mov.u64 %a1, v; ld.param.u64 %a2, [p]; st.u64 [%a2], %a1;", true),
            ("mov.u64 %a1, v; ld.global.u64 %a2, [%a1]; st.global.u32 [%a2], %r1;", false),
            ("red.global.add.u32 [v], 1;", true),
        ];
        for (body, expected) in rows {
            let (module, faults) = ptx::parse(&kernel(body));
            assert!(faults.is_empty(), "{body}: {faults:?}");
            assert_eq!(may_write(&module, "v"), expected, "{body}");
        }
    }
}
