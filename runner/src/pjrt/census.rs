//! What a compiled program sends between devices, and how long its schedule takes by the compiler's own estimate.
//!
//! Comes in: XLA's optimized program. Goes out: each collective with its bytes, and the cycles that libtpu writes beside each kernel,
//! for each loop and for what is in none. Turns of loops are not known here: what is in one counts once.

use std::collections::HashMap;

use super::compiled::ArrayType;
use super::hlo::{self, OptimizedProgram};
use super::proto::{Fields, Value, bytes_of};

/// A collective of a compiled program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// XLA's name for it, such as `collective-permute`.
    pub kind: &'static str,
    /// Bytes that one device gives.
    pub bytes: u64,
}

/// What is counted in a part of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// In the order of the program, what is called first first.
    pub collectives: Vec<Collective>,
    /// Estimated cycles; 0 where the compiler does not say.
    pub cycles: u64,
}

/// What is counted in a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// In no loop.
    pub outside: Count,
    /// One turn of each loop that the program begins with, in order; loops within count once.
    pub loops: Vec<Count>,
}

/// XLA's collectives. What is started and awaited apart has `-start` behind its name.
const KINDS: &[&str] = &[
    "collective-permute",
    "all-reduce",
    "all-gather",
    "all-to-all",
    "reduce-scatter",
    "collective-broadcast",
    "ragged-all-to-all",
];

/// An instruction, as far as counting needs it.
struct Instruction {
    id: u64,
    opcode: String,
    bytes: u64,
    operands: Vec<u64>,
    calls: Vec<u64>,
    cycles: u64,
}

impl Census {
    /// Count a program; `None` if it cannot be read.
    pub fn of(program: &OptimizedProgram) -> Option<Census> {
        let (mut computations, mut entry) = (HashMap::new(), None);
        for field in Fields(program.module()?) {
            match field? {
                (3, Value::Bytes(computation)) => {
                    let (id, instructions) = read(computation)?;
                    computations.insert(id, instructions);
                }
                (6, Value::Int(id)) => entry = Some(id),
                _ => {}
            }
        }
        let mut census = Census::default();
        census.visit(&computations, entry?, None, 0)?;
        Some(census)
    }

    fn count(&mut self, in_loop: Option<usize>) -> &mut Count {
        match in_loop {
            Some(number) => &mut self.loops[number],
            None => &mut self.outside,
        }
    }

    fn visit(
        &mut self,
        computations: &HashMap<u64, Vec<Instruction>>,
        id: u64,
        in_loop: Option<usize>,
        depth: usize,
    ) -> Option<()> {
        // A program that calls itself is none; bytes of anything else must not take us down.
        if depth > 100 {
            return None;
        }
        let instructions = computations.get(&id)?;
        let bytes: HashMap<u64, u64> = instructions.iter().map(|it| (it.id, it.bytes)).collect();
        for instruction in instructions {
            let opcode = instruction.opcode.as_str();
            let kind = opcode.strip_suffix("-start").unwrap_or(opcode);
            if let Some(kind) = KINDS.iter().find(|known| **known == kind) {
                let given = instruction.operands.iter().filter_map(|id| bytes.get(id));
                let bytes = given.sum();
                self.count(in_loop)
                    .collectives
                    .push(Collective { kind, bytes });
                continue;
            }
            self.count(in_loop).cycles += instruction.cycles;
            if opcode == "fusion" {
                continue; // its cycles are its own
            }
            let mut within = in_loop;
            if opcode == "while" && in_loop.is_none() {
                within = Some(self.loops.len());
                self.loops.push(Count::default());
            }
            for callee in &instruction.calls {
                self.visit(computations, *callee, within, depth + 1)?;
            }
        }
        Some(())
    }
}

/// Read a `HloComputationProto`: its id, and its instructions.
fn read(computation: &[u8]) -> Option<(u64, Vec<Instruction>)> {
    let (mut id, mut instructions) = (0, Vec::new());
    for field in Fields(computation) {
        match field? {
            (2, Value::Bytes(instruction)) => instructions.push(read_instruction(instruction)?),
            (5, Value::Int(number)) => id = number,
            _ => {}
        }
    }
    Some((id, instructions))
}

fn read_instruction(instruction: &[u8]) -> Option<Instruction> {
    let mut read = Instruction {
        id: 0,
        opcode: String::from_utf8_lossy(bytes_of(instruction, 2)?).into_owned(),
        bytes: bytes_of(instruction, 3).map_or(0, shape_bytes),
        operands: Vec::new(),
        calls: Vec::new(),
        cycles: 0,
    };
    for field in Fields(instruction) {
        match field? {
            (35, Value::Int(number)) => read.id = number,
            (36, value) => hlo::integers(value, &mut read.operands)?,
            (38, value) => hlo::integers(value, &mut read.calls)?,
            (43, Value::Bytes(config)) => read.cycles = cycles(config).unwrap_or(0),
            _ => {}
        }
    }
    Some(read)
}

fn shape_bytes(shape: &[u8]) -> u64 {
    let of = |array: ArrayType| {
        let count: usize = array.shape.iter().product();
        (count * super::element::bytes(array.element)) as u64
    };
    hlo::array_type(shape).map_or(0, of)
}

/// The number behind `"estimated_cycles":"`.
fn cycles(config: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(config).ok()?;
    let (_, rest) = text.split_once("\"estimated_cycles\":\"")?;
    rest.split('"').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cycles_are_read_from_a_configuration() {
        let config = br#"{"window_config":{"estimated_cycles":"119625","other":"1"}}"#;
        assert_eq!(cycles(config), Some(119_625));
        assert_eq!(cycles(b"{}"), None);
    }
}
