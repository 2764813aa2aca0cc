//! Lists a compiled program's communication, and the compiler's estimate of its schedule's
//! duration.
//!
//! In: XLA's optimized program. Out: each collective with its bytes, and the cycle estimates that
//! libtpu attaches to ops, per loop and outside of loops. Trip counts are not known here: a loop
//! body counts once.

use std::collections::HashMap;

use super::compiled::ArrayType;
use super::hlo::{self, OptimizedProgram};
use super::proto::{Fields, Value, bytes_of};

/// A collective of a compiled program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// XLA's name for it, such as `collective-permute`.
    pub kind: &'static str,
    /// The bytes that one device sends.
    pub bytes: u64,
}

/// The counts of a part of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The collectives in the order of the program, with those of called computations first.
    pub collectives: Vec<Collective>,
    /// The estimated cycles; 0 if the compiler reports none.
    pub cycles: u64,
    /// The part of the cycles that is scheduled between the start and the end of an asynchronous
    /// collective.
    pub meanwhile: u64,
}

/// The counts of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// The counts outside of loops.
    pub outside: Count,
    /// One iteration of each outermost loop, in order; nested loops count once.
    pub loops: Vec<Count>,
}

/// XLA's collectives. Asynchronous ones have the suffix `-start`.
const KINDS: &[&str] = &[
    "collective-permute",
    "all-reduce",
    "all-gather",
    "all-to-all",
    "reduce-scatter",
    "collective-broadcast",
    "ragged-all-to-all",
];

/// The properties of an instruction that are counted.
struct Instruction {
    id: u64,
    opcode: String,
    bytes: u64,
    operands: Vec<u64>,
    calls: Vec<u64>,
    cycles: u64,
}

impl Census {
    /// Counts a program; `None` if it cannot be read.
    pub fn of(program: &OptimizedProgram) -> Option<Census> {
        Census::of_module(program.module()?)
    }

    /// Counts a `HloModuleProto`.
    fn of_module(module: &[u8]) -> Option<Census> {
        let (mut computations, mut entry) = (HashMap::new(), None);
        let mut orders = HashMap::new();
        for field in Fields(module) {
            match field? {
                (3, Value::Bytes(computation)) => {
                    let (id, instructions) = read(computation)?;
                    computations.insert(id, instructions);
                }
                (6, Value::Int(id)) => entry = Some(id),
                (7, Value::Bytes(schedule)) => orders = read_schedule(schedule)?,
                _ => {}
            }
        }
        let program = Scheduled {
            computations,
            orders,
        };
        let mut census = Census::default();
        census.visit(&program, entry?, None, 0)?;
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
        program: &Scheduled,
        id: u64,
        in_loop: Option<usize>,
        depth: usize,
    ) -> Option<()> {
        // A recursive program is invalid; malformed bytes must not overflow the stack.
        if depth > 100 {
            return None;
        }
        let instructions = program.computations.get(&id)?;
        self.count(in_loop).meanwhile += program.meanwhile(id);
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
                continue; // its own cycles include those of its body
            }
            let mut within = in_loop;
            if opcode == "while" && in_loop.is_none() {
                within = Some(self.loops.len());
                self.loops.push(Count::default());
            }
            for callee in &instruction.calls {
                self.visit(program, *callee, within, depth + 1)?;
            }
        }
        Some(())
    }
}

/// Computations, and the order in which their instructions are scheduled, where that is known.
struct Scheduled {
    computations: HashMap<u64, Vec<Instruction>>,
    orders: HashMap<u64, Vec<u64>>,
}

impl Scheduled {
    /// Returns the cycles of a computation's instructions while a collective is pending.
    fn meanwhile(&self, id: u64) -> u64 {
        let (Some(instructions), Some(order)) = (self.computations.get(&id), self.orders.get(&id))
        else {
            return 0;
        };
        let by_id: HashMap<u64, &Instruction> = instructions.iter().map(|it| (it.id, it)).collect();
        let (mut under_way, mut cycles) = (0_u64, 0);
        for instruction in order.iter().filter_map(|id| by_id.get(id)) {
            let opcode = instruction.opcode.as_str();
            let is = |end: &str| {
                opcode
                    .strip_suffix(end)
                    .is_some_and(|of| KINDS.contains(&of))
            };
            if is("-start") {
                under_way += 1;
            } else if is("-done") {
                under_way = under_way.saturating_sub(1);
            } else if under_way > 0 {
                cycles += instruction.cycles;
            }
        }
        cycles
    }
}

/// Reads a `HloScheduleProto`: for each computation, the ids of its instructions.
fn read_schedule(schedule: &[u8]) -> Option<HashMap<u64, Vec<u64>>> {
    let mut orders = HashMap::new();
    for field in Fields(schedule) {
        let (1, Value::Bytes(entry)) = field? else {
            continue;
        };
        let (mut computation, mut order) = (0, Vec::new());
        for field in Fields(entry) {
            match field? {
                (1, Value::Int(id)) => computation = id,
                (2, Value::Bytes(sequence)) => {
                    for field in Fields(sequence) {
                        if let (1, ids) = field? {
                            hlo::integers(ids, &mut order)?;
                        }
                    }
                }
                _ => {}
            }
        }
        orders.insert(computation, order);
    }
    Some(orders)
}

/// Reads a `HloComputationProto`: its id, and its instructions.
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

/// Returns the value after `"estimated_cycles":"`.
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

    /// Encode protocol buffer fields: one of bytes, all shorter than 2^14, and one of an integer.
    fn bytes(number: u32, of: &[u8]) -> Vec<u8> {
        let mut out = int((number << 3 | 2).into());
        out.extend(int(of.len() as u64));
        out.extend(of);
        out
    }

    fn field(number: u32, value: u64) -> Vec<u8> {
        [int((number << 3).into()), int(value)].concat()
    }

    fn int(mut value: u64) -> Vec<u8> {
        let mut out = Vec::new();
        while value > 127 {
            out.push(value as u8 | 128);
            value >>= 7;
        }
        out.push(value as u8);
        out
    }

    /// Returns a program of one computation whose schedule differs from the order of its list of
    /// instructions.
    fn module(instructions: &[(&str, u64)], order: Option<&[u64]>) -> Vec<u8> {
        let mut computation = Vec::new();
        for (id, (opcode, cycles)) in instructions.iter().enumerate() {
            let config = format!("{{\"estimated_cycles\":\"{cycles}\"}}");
            let of = [
                bytes(2, opcode.as_bytes()),
                field(35, id as u64 + 1),
                bytes(43, config.as_bytes()),
            ];
            computation.extend(bytes(2, &of.concat()));
        }
        computation.extend(field(5, 9));
        let mut module = [bytes(3, &computation), field(6, 9)].concat();
        if let Some(order) = order {
            let ids: Vec<u8> = order.iter().flat_map(|id| int(*id)).collect();
            let entry = [field(1, 9), bytes(2, &bytes(1, &ids))].concat();
            module.extend(bytes(7, &bytes(1, &entry)));
        }
        module
    }

    #[test]
    fn what_is_computed_while_a_message_travels_is_found_in_the_schedule() {
        let instructions = [
            ("collective-permute-start", 0),
            ("collective-permute-done", 0),
            ("fusion", 5),
            ("fusion", 70),
            ("copy-start", 0),
            ("fusion", 900),
        ];
        #[rustfmt::skip]
        let rows: [(Option<&[u64]>, u64); 6] = [
            (Some(&[3, 1, 4, 5, 2, 6]), 70),
            (Some(&[1, 3, 4, 5, 2, 6]), 75),
            (Some(&[3, 4, 1, 2, 5, 6]), 0),
            (Some(&[1, 2, 3, 4, 5, 6]), 0),
            (Some(&[1, 3, 4, 6, 5, 2]), 975),
            (None,                      0),
        ];
        for (order, meanwhile) in rows {
            let census = Census::of_module(&module(&instructions, order)).unwrap();
            assert_eq!(
                (census.outside.cycles, census.outside.meanwhile),
                (975, meanwhile),
                "{order:?}"
            );
            assert_eq!(census.outside.collectives.len(), 1);
        }
    }
}
