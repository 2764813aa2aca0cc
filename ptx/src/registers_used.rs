//! The registers that instructions write and read.
//!
//! An instruction writes at most its first operand. The operands of its form in the table of
//! [`opcodes`] determine whether it does; where the table leaves the operands open, the kind of the
//! operand and the opcode do.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::opcodes::{self, Row};
use crate::tree::{AddressBase, Instruction, Operand};

/// The role of the first operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    /// It is the result.
    Written,
    /// An address, a label or a source, or no operand.
    Read,
    /// The opcode table does not determine it; [`is_result`] decides.
    Open,
    /// It differs between forms.
    ByForm,
}

/// The role of the first operand of each opcode.
static OF_OPCODE: LazyLock<HashMap<&'static str, First>> = LazyLock::new(|| {
    let mut roles: HashMap<&'static str, First> = HashMap::new();
    for row in opcodes::rows() {
        let new = of_form(row);
        let role = roles.entry(row.opcode).or_insert(new);
        *role = match (*role, new) {
            (one, other) if one == other => one,
            (First::Written | First::Read, First::Open)
            | (First::Open, First::Written | First::Read) => First::Open,
            _ => First::ByForm,
        };
    }
    roles
});

/// Returns the role of the first operand in one form.
fn of_form(row: &Row) -> First {
    match row.operands.chars().next() {
        Some('d' | 'D' | 'x' | 'X' | 'w' | 'e' | 'p') => First::Written,
        Some('*') => First::Open,
        Some(_) | None => First::Read,
    }
}

/// Returns whether the first operand of an instruction is its result.
pub fn writes_first(instruction: &Instruction) -> bool {
    let known = OF_OPCODE.get(instruction.opcode.as_str()).copied();
    let role = match known.unwrap_or(First::Open) {
        First::ByForm => opcodes::find(instruction).map_or(First::Open, of_form),
        role => role,
    };
    match role {
        First::Written => true,
        First::Read => false,
        First::Open | First::ByForm => is_result(instruction),
    }
}

/// Returns whether the first operand is the result, where the table does not determine it.
fn is_result(instruction: &Instruction) -> bool {
    let Some(first) = instruction.operands.first() else {
        return false;
    };
    match (instruction.opcode.as_str(), &first.node) {
        // `call (result), function, (arguments)`; otherwise the function comes first.
        ("call", operand) => matches!(operand, Operand::List(_)),
        // It sets the stack pointer to a result of `stacksave`.
        ("stackrestore", _) => false,
        // The address of tensor memory, in a register.
        ("tcgen05", _) if instruction.has("dealloc") => false,
        (_, operand) => match operand {
            Operand::Register(_)
            | Operand::Component { .. }
            | Operand::Vector(_)
            | Operand::Sink
            | Operand::PredicatePair(..)
            | Operand::List(_) => true,
            Operand::Not(_)
            | Operand::Immediate(_)
            | Operand::Symbol(_)
            | Operand::SymbolOffset(..)
            | Operand::SpecialRegister(_)
            | Operand::Address { .. }
            | Operand::Texture(_) => false,
        },
    }
}

/// Returns the registers that an instruction writes.
pub fn written(instruction: &Instruction) -> Vec<&str> {
    match instruction.operands.first() {
        Some(first) if writes_first(instruction) => names(&first.node),
        _ => Vec::new(),
    }
}

/// Returns the registers that an instruction reads, including its guard.
pub fn read(instruction: &Instruction) -> Vec<&str> {
    let skipped = usize::from(writes_first(instruction));
    let operands = instruction.operands.iter().skip(skipped);
    let guard = instruction.guard.iter();
    operands
        .flat_map(|operand| names(&operand.node))
        .chain(guard.map(|guard| guard.register.as_str()))
        .collect()
}

/// Returns the registers in an operand.
pub fn names(operand: &Operand) -> Vec<&str> {
    match operand {
        Operand::Register(name)
        | Operand::Not(name)
        | Operand::Component { register: name, .. }
        | Operand::Address {
            base: AddressBase::Register(name),
            ..
        } => vec![name],
        Operand::PredicatePair(first, second) => {
            let both = [first.as_str(), second.as_str()];
            both.into_iter().filter(|name| *name != "_").collect()
        }
        Operand::Texture(parts) | Operand::Vector(parts) | Operand::List(parts) => {
            parts.iter().flat_map(|part| names(&part.node)).collect()
        }
        Operand::Immediate(_)
        | Operand::Symbol(_)
        | Operand::SymbolOffset(..)
        | Operand::SpecialRegister(_)
        | Operand::Address { .. }
        | Operand::Sink => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    /// An instruction, the registers that it writes, and those that it reads, according to the PTX
    /// ISA.
    #[rustfmt::skip]
    const INSTRUCTIONS: &[(&str, &str, &str)] = &[
        ("add.s32 %r1, %r2, %r3",                           "%r1",     "%r2 %r3"),
        ("@%p1 mov.u32 %r1, %r2",                           "%r1",     "%r2 %p1"),
        ("mov.b64 {%r1, %r2}, %rd1",                        "%r1 %r2", "%rd1"),
        ("mov.b64 %rd1, {%r1, %r2}",                        "%rd1",    "%r1 %r2"),
        ("setp.lt.s32 %p1|%p2, %r1, %r2",                   "%p1 %p2", "%r1 %r2"),
        ("ld.global.v2.u32 {%r1, %r2}, [%rd1+8]",           "%r1 %r2", "%rd1"),
        ("st.global.u32 [%rd1], %r1",                       "",        "%rd1 %r1"),
        ("atom.global.add.u32 %r1, [%rd1], %r2",            "%r1",     "%rd1 %r2"),
        ("atom.global.add.u32 _, [%rd1], %r2",              "",        "%rd1 %r2"),
        ("red.global.add.u32 [%rd1], %r2",                  "",        "%rd1 %r2"),
        ("prefetch.global.L2 [%rd1]",                       "",        "%rd1"),
        ("nanosleep.u32 %r1",                               "",        "%r1"),
        ("bar.sync %r1, %r2",                               "",        "%r1 %r2"),
        ("bar.warp.sync %r1",                               "",        "%r1"),
        ("barrier.sync %r1",                                "",        "%r1"),
        ("bar.red.popc.u32 %r1, %r2, %p1",                  "%r1",     "%r2 %p1"),
        ("barrier.red.and.pred %p1, %r1, %p2",              "%p1",     "%r1 %p2"),
        ("membar.gl",                                       "",        ""),
        ("shfl.sync.down.b32 %r1|%p1, %r2, %r3, %r4, %r5",  "%r1 %p1", "%r2 %r3 %r4 %r5"),
        ("shfl.sync.down.b32 %r1|_, %r2, %r3, %r4, %r5",    "%r1",     "%r2 %r3 %r4 %r5"),
        ("call.uni (%r1), f, (%r2, %r3)",                   "%r1",     "%r2 %r3"),
        ("call.uni (retval0), f, (param0)",                 "",        ""),
        ("call.uni f, (%r2)",                               "",        "%r2"),
        ("call.uni %rd1, (%r2), prototype",                 "",        "%rd1 %r2"),
        ("cp.async.ca.shared.global [%r1], [%rd1], 16",     "",        "%r1 %rd1"),
        ("mbarrier.init.shared.b64 [%r1], %r2",             "",        "%r1 %r2"),
        ("mbarrier.arrive.shared.b64 %rd1, [%r1]",          "%rd1",    "%r1"),
        ("mbarrier.test_wait.shared.b64 %p1, [%r1], %rd1",  "%p1",     "%r1 %rd1"),
        ("tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%rd1, {%r1}]", "%f1 %f2 %f3 %f4", "%rd1 %r1"),
        ("sust.b.1d.b32.trap [%rd1, {%r1}], {%r2}",         "",        "%rd1 %r1 %r2"),
        ("stackrestore.u32 %r1",                            "",        "%r1"),
        ("brx.idx %r1, targets",                            "",        "%r1"),
    ];

    #[test]
    fn first_operands_are_written_or_read() {
        for (text, written, read) in INSTRUCTIONS {
            let text = format!(
                ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() {{\n\
                 .reg .pred %p<9>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n.reg .f32 %f<9>;\n{text};\n}}"
            );
            let (module, errors) = crate::parse(&text);
            assert!(errors.is_empty(), "{text}: {errors:?}");
            let one = module.functions[0].instructions().next().unwrap();
            assert_eq!(super::written(one).join(" "), *written, "{text}");
            assert_eq!(super::read(one).join(" "), *read, "{text}");
        }
    }
}
