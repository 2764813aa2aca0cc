//! What each PTX instruction computes, written from the PTX ISA (version 9.0) and from nothing
//! else: no function of the crate is called here, so that the interpreter and the raised program
//! are held to the specification.
//!
//! A [`Group`] is one kernel: its lines read the same operands, and each stores its result.
//! `docs/ptx-semantics.md` has the rules in words.

mod comparisons;
mod conversions;
mod floats;
mod integers;
pub mod real;
mod samples;

use real::Format;

/// The type of an operand or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An unsigned integer with this many bits.
    Unsigned(u32),
    /// A signed integer with this many bits.
    Signed(u32),
    /// A float.
    Float(Format),
    /// Two floats of 16 bits in 32 bits, the low one first.
    Pair(Format),
}

impl Kind {
    /// Bits of a value.
    pub fn bits(self) -> u32 {
        match self {
            Kind::Unsigned(bits) | Kind::Signed(bits) => bits,
            Kind::Float(format) => format.bits(),
            Kind::Pair(format) => 2 * format.bits(),
        }
    }

    /// Bits of the register that holds a value: there are none of 8 bits.
    pub fn register(self) -> u32 {
        match self.bits() {
            8 => 32,
            bits => bits,
        }
    }

    /// What PTX calls it.
    pub fn name(self) -> String {
        match self {
            Kind::Unsigned(bits) => format!("u{bits}"),
            Kind::Signed(bits) => format!("s{bits}"),
            Kind::Float(format) => format.name().to_owned(),
            Kind::Pair(format) => format!("{}x2", format.name()),
        }
    }

    /// The number that the low bits of a register are.
    pub fn integer(self, bits: u64) -> i128 {
        let unused = 64 - self.bits();
        match self {
            Kind::Signed(_) => i128::from((bits << unused) as i64 >> unused),
            _ => i128::from(bits << unused >> unused),
        }
    }

    /// Least and greatest integer.
    pub fn limits(self) -> (i128, i128) {
        match self {
            Kind::Signed(bits) => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            _ => (0, (1 << self.bits()) - 1),
        }
    }

    /// An integer as the register of this kind holds it: extended by its sign.
    pub fn held(self, value: i128) -> u64 {
        let narrow = self.integer(value as u64);
        narrow as u64 & (u64::MAX >> (64 - self.register()))
    }
}

/// All integer types of `cvt`.
pub const INTEGERS: [Kind; 8] = [
    Kind::Unsigned(8),
    Kind::Unsigned(16),
    Kind::Unsigned(32),
    Kind::Unsigned(64),
    Kind::Signed(8),
    Kind::Signed(16),
    Kind::Signed(32),
    Kind::Signed(64),
];

/// What the specification says of a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Out {
    /// These bits.
    Bits(u64),
    /// A NaN, whichever.
    Nan,
    /// A number near that one: an approximation, within a share of it or so much of 1.
    Near(f64, f64),
    /// Nothing: an unspecified value.
    Any,
}

impl Out {
    /// Whether `got` is such a result.
    pub fn allows(self, kind: Kind, got: u64) -> bool {
        match (kind, self) {
            (_, Out::Any) => true,
            (Kind::Float(format), Out::Nan) => format.is_nan(got),
            (Kind::Float(format), Out::Near(value, share)) => {
                (format.value(got) - value).abs() <= share * value.abs()
            }
            (Kind::Pair(format), Out::Bits(bits)) => [0, 16].iter().all(|shift| {
                let (expected, got) = (bits >> shift & 0xffff, got >> shift & 0xffff);
                expected == got || format.is_nan(expected) && format.is_nan(got)
            }),
            (_, Out::Bits(bits)) => bits == got,
            (_, Out::Nan | Out::Near(..)) => false,
        }
    }
}

/// The result of operands, as bits.
pub type Spec = Box<dyn Fn(&[u64]) -> Out + Send + Sync>;

/// One instruction, perhaps with what makes a number of its predicate.
pub struct Line {
    /// PTX: `$a` to `$d` are the operands, `$r` is the result, `%p0` to `%p3` are predicates, `%t0`
    /// to `%t3` registers of 32 bits.
    pub text: String,
    /// The type of the result.
    pub result: Kind,
    /// The section of the PTX ISA.
    pub section: &'static str,
    /// What it says.
    pub spec: Spec,
    /// Whether such an instruction is raised; if not, it must be refused.
    pub is_raised: bool,
    /// Whether the raised program flushes no subnormal operands, although the ISA says so.
    pub keeps_subnormals: bool,
    /// Whether XLA on the CPU computes it from these samples as IEEE 754 says: it flushes
    /// subnormals, and approximates in its own way.
    pub is_everyday: bool,
}

/// Instructions on the same operands.
pub struct Group {
    /// What failures call it.
    pub name: String,
    /// Types of the operands.
    pub operands: Vec<Kind>,
    /// Samples of all operands.
    pub samples: Vec<Vec<u64>>,
    /// The instructions.
    pub lines: Vec<Line>,
}

impl Group {
    fn new(name: &str, operands: &[Kind], samples: Vec<Vec<u64>>) -> Group {
        Group {
            name: name.to_owned(),
            operands: operands.to_vec(),
            samples,
            lines: Vec::new(),
        }
    }

    fn line(
        &mut self,
        section: &'static str,
        text: impl Into<String>,
        result: Kind,
        spec: impl Fn(&[u64]) -> Out + Send + Sync + 'static,
    ) -> &mut Line {
        self.lines.push(Line {
            text: text.into(),
            result,
            section,
            spec: Box::new(spec),
            is_raised: true,
            keeps_subnormals: false,
            is_everyday: false,
        });
        self.lines.last_mut().expect("just pushed")
    }
}

/// Every instruction of the table.
pub fn groups() -> Vec<Group> {
    let mut groups = conversions::groups();
    groups.extend(floats::groups());
    groups.extend(comparisons::groups());
    groups.extend(integers::groups());
    groups
}
