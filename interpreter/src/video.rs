//! SIMD video instructions: two or four values in 32 bits.

use ptx::tree::{Instruction, ScalarType};

/// The operation on each lane.
#[derive(Clone, Copy)]
enum What {
    Add,
    Sub,
    Average,
    Difference,
    Min,
    Max,
}

const WHATS: [(&str, What); 6] = [
    ("vadd", What::Add),
    ("vsub", What::Sub),
    ("vavrg", What::Average),
    ("vabsdiff", What::Difference),
    ("vmin", What::Min),
    ("vmax", What::Max),
];

/// One form of such an instruction.
pub(super) struct Lanes {
    what: usize,
    count: u32,
    /// Whether the result and the operands are signed.
    signed: [bool; 3],
    saturates: bool,
    adds: bool,
}

/// Returns whether it is such an instruction.
pub(super) fn is_lanes(opcode: &str) -> bool {
    split(opcode).is_some()
}

/// Returns its index in [`WHATS`], and the number of lanes.
fn split(opcode: &str) -> Option<(usize, u32)> {
    let count = match opcode.chars().last()? {
        '2' => 2,
        '4' => 4,
        _ => return None,
    };
    let name = &opcode[..opcode.len() - 1];
    let what = WHATS.iter().position(|(known, _)| *known == name)?;
    Some((what, count))
}

impl Lanes {
    pub(super) fn of(instruction: &Instruction) -> Option<Lanes> {
        let (what, count) = split(&instruction.opcode)?;
        let types: Vec<ScalarType> = instruction.types().collect();
        Some(Lanes {
            what,
            count,
            signed: [
                types.first()?.is_signed(),
                types.get(1)?.is_signed(),
                types.get(2)?.is_signed(),
            ],
            saturates: instruction.has("sat"),
            adds: instruction.has("add"),
        })
    }

    /// Encodes the form as an integer, which [`run`] takes.
    pub(super) fn encode(&self) -> u64 {
        let flags = [
            self.signed[0],
            self.signed[1],
            self.signed[2],
            self.saturates,
            self.adds,
        ];
        let flags = flags
            .iter()
            .fold(0, |bits, flag| bits << 1 | u64::from(*flag));
        (self.what as u64) << 16 | u64::from(self.count) << 8 | flags
    }

    fn decode(code: u64) -> Lanes {
        let flag = |at: u32| code >> at & 1 == 1;
        Lanes {
            what: (code >> 16) as usize,
            count: (code >> 8 & 0xff) as u32,
            signed: [flag(4), flag(3), flag(2)],
            saturates: flag(1),
            adds: flag(0),
        }
    }
}

/// Returns the result of operands `a`, `b` and `c` of the form `code`.
pub(super) fn run(a: u64, b: u64, c: u64, code: u64) -> u64 {
    let form = Lanes::decode(code);
    let bits = 32 / form.count;
    let all = (1i64 << bits) - 1;
    let part = |word: u64, lane: u32, signed: bool| {
        let raw = (word >> (bits * lane)) as i64 & all;
        match signed && raw > all / 2 {
            true => raw - all - 1,
            false => raw,
        }
    };
    let mut result = if form.adds { c as u32 } else { 0 };
    for lane in 0..form.count {
        let (x, y) = (part(a, lane, form.signed[1]), part(b, lane, form.signed[2]));
        let mut value = match WHATS[form.what].1 {
            What::Add => x + y,
            What::Sub => x - y,
            What::Average if x + y >= 0 => (x + y + 1) >> 1,
            What::Average => (x + y) >> 1,
            What::Difference => (x - y).abs(),
            What::Min => x.min(y),
            What::Max => x.max(y),
        };
        if form.saturates {
            value = match form.signed[0] {
                true => value.clamp(-(all / 2) - 1, all / 2),
                false => value.clamp(0, all),
            };
        }
        match form.adds {
            true => result = result.wrapping_add(value as u32),
            false => result |= ((value & all) as u32) << (bits * lane),
        }
    }
    result.into()
}
