//! Detects atomics that are repeated with the same operands until another thread changes memory:
//! locks, and counters that a thread waits for.

use std::collections::{BTreeMap, BTreeSet};

use crate::registers_used::{names, writes_first, written};
use crate::tree::{Function, Immediate, Instruction, Operand, Statement};

/// Returns whether `atomic`, an instruction of `function`, may wait for another thread: it is in a
/// loop in which none of its operands changes, and it has a result register.
///
/// A loop is the range between a label and a later jump to it. Additions of a nonzero constant make
/// progress by themselves, and do not count.
pub fn may_spin(function: &Function, atomic: &Instruction) -> bool {
    if atomic.opcode != "atom" || matches!(result(atomic), None | Some("_")) {
        return false;
    }
    let Some(at) = position(function, atomic) else {
        return false;
    };
    let Some(around) = innermost_loop(function, at) else {
        return false;
    };
    let changing = changing_registers(&function.body[around]);
    let operands = &atomic.operands[1..];
    let mut read = operands.iter().flat_map(|operand| names(&operand.node));
    if read.any(|name| changing.contains(name)) {
        return false;
    }
    let adds = ["add", "inc", "dec"].iter().any(|name| atomic.has(name));
    let is_fixed_amount = operands
        .last()
        .is_some_and(|operand| constant(function, &operand.node).is_some_and(|amount| amount != 0));
    !(adds && is_fixed_amount)
}

fn position(function: &Function, instruction: &Instruction) -> Option<usize> {
    function.body.iter().position(|statement| {
        matches!(statement, Statement::Instruction(other) if other.span == instruction.span)
    })
}

/// Returns the statements of the innermost loop around one.
pub(crate) fn innermost_loop(function: &Function, at: usize) -> Option<std::ops::Range<usize>> {
    let mut labels: BTreeMap<&str, usize> = BTreeMap::new();
    let mut best: Option<std::ops::Range<usize>> = None;
    for (number, statement) in function.body.iter().enumerate() {
        let instruction = match statement {
            Statement::Label(name, _) => {
                labels.insert(name, number);
                continue;
            }
            Statement::Instruction(instruction) => instruction,
            Statement::Directive(_) => continue,
        };
        let Some(Operand::Symbol(label)) = instruction.operands.first().map(|first| &first.node)
        else {
            continue;
        };
        let Some(start) = labels
            .get(label.as_str())
            .filter(|_| instruction.opcode == "bra")
        else {
            continue;
        };
        let found = *start..number + 1;
        if found.contains(&at) && best.as_ref().is_none_or(|best| found.len() < best.len()) {
            best = Some(found);
        }
    }
    best
}

/// Returns the registers that statements write, except for those that receive the same value each
/// time.
fn changing_registers(statements: &[Statement]) -> BTreeSet<&str> {
    let instructions: Vec<&Instruction> = statements
        .iter()
        .filter_map(|statement| match statement {
            Statement::Instruction(instruction) => Some(instruction),
            Statement::Label(..) | Statement::Directive(_) => None,
        })
        .collect();
    let mut changing: BTreeSet<&str> = BTreeSet::new();
    for instruction in &instructions {
        changing.extend(written(instruction));
    }
    loop {
        let before = changing.len();
        for instruction in &instructions {
            let Some(Operand::Register(to)) = instruction.operands.first().map(|first| &first.node)
            else {
                continue;
            };
            let copies = ["mov", "cvta", "cvt", "add", "mul", "mad", "shl"];
            let writers = instructions
                .iter()
                .filter(|other| writes_first(other) && result(other) == Some(to.as_str()));
            let operands = instruction.operands[1..].iter();
            let is_same = copies.contains(&instruction.opcode.as_str())
                && writers.count() == 1
                && operands
                    .flat_map(|operand| names(&operand.node))
                    .all(|name| !changing.contains(name));
            if is_same {
                changing.remove(to.as_str());
            }
        }
        if changing.len() == before {
            return changing;
        }
    }
}

fn result(instruction: &Instruction) -> Option<&str> {
    match &instruction.operands.first()?.node {
        Operand::Register(name) => Some(name),
        Operand::Sink => Some("_"),
        _ => None,
    }
}

/// Returns the constant value of an operand: an immediate, or the value that the only writer moves
/// there.
fn constant(function: &Function, operand: &Operand) -> Option<i128> {
    match operand {
        Operand::Immediate(Immediate::Int(value)) => Some(*value),
        Operand::Register(name) => {
            let mut writers = function
                .instructions()
                .filter(|other| writes_first(other) && result(other) == Some(name.as_str()));
            let only = writers.next()?;
            match (writers.next(), only.opcode.as_str(), only.operands.get(1)) {
                (None, "mov", Some(from)) => match from.node {
                    Operand::Immediate(Immediate::Int(value)) => Some(value),
                    _ => None,
                },
                _ => None,
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::may_spin;

    fn spins(body: &str) -> bool {
        let text = format!(
            ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 x) {{\n\
             .reg .pred %p<3>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<3>;\nld.param.u64 %rd1, [x];\n{body}\nret;\n}}"
        );
        let (module, errors) = crate::parse(&text);
        assert!(errors.is_empty(), "{errors:?}");
        let kernel = &module.functions[0];
        let mut instructions = kernel.instructions();
        let atomic = instructions.find(|one| one.opcode == "atom").unwrap();
        may_spin(kernel, atomic)
    }

    #[test]
    fn locks_and_counters_spin() {
        assert!(spins(
            "L: atom.global.cas.b32 %r1, [%rd1], 0, 1;\nsetp.ne.s32 %p1, %r1, 0;\n@%p1 bra L;"
        ));
        assert!(spins(
            "L: mov.u32 %r2, 0;\natom.global.add.u32 %r1, [%rd1], %r2;\nsetp.lt.u32 %p1, %r1, 9;\n@%p1 bra L;"
        ));
    }

    /// An operand that other instructions of the loop only read does not change.
    #[test]
    fn waiting_does_not_change_registers() {
        for waits in [
            "nanosleep.u32 %r2",
            "prefetch.global.L2 [%rd1]",
            "bar.warp.sync %r2",
        ] {
            assert!(
                spins(&format!(
                    "L: atom.global.cas.b32 %r1, [%rd1], 0, %r2;\n{waits};\n\
                     setp.ne.s32 %p1, %r1, 0;\n@%p1 bra L;"
                )),
                "{waits}"
            );
        }
    }

    #[test]
    fn updates_do_not() {
        // The barrier writes the operand.
        assert!(!spins(
            "L: atom.global.cas.b32 %r1, [%rd1], %r2, 1;\nbar.red.popc.u32 %r2, 0, %p1;\n@%p1 bra L;"
        ));
        // An addition of floats by compare-and-swap compares with the previous result.
        assert!(!spins(
            "L: mov.u32 %r2, %r1;\natom.global.cas.b32 %r1, [%rd1], %r2, %r3;\nsetp.ne.s32 %p1, %r1, %r2;\n@%p1 bra L;"
        ));
        assert!(!spins(
            "L: atom.global.add.u32 %r1, [%rd1], 1;\nsetp.lt.u32 %p1, %r1, 9;\n@%p1 bra L;"
        ));
        assert!(!spins("atom.global.cas.b32 %r1, [%rd1], 0, 1;"));
    }
}
