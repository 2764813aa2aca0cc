//! The results of each PTX instruction, written from the PTX ISA (version 9.0) only: no function of
//! the other crates is called here, so that the interpreter and the raised program are tested
//! against the specification.
//!
//! A [`Group`] is one kernel: its lines read the same operands, and each stores its result.
//! `docs/ptx-semantics.md` states the rules in prose.

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
    /// Returns the number of bits of a value.
    pub fn bits(self) -> u32 {
        match self {
            Kind::Unsigned(bits) | Kind::Signed(bits) => bits,
            Kind::Float(format) => format.bits(),
            Kind::Pair(format) => 2 * format.bits(),
        }
    }

    /// Returns the number of bits of the register for a value; there are no 8-bit registers.
    pub fn register(self) -> u32 {
        match self.bits() {
            8 => 32,
            bits => bits,
        }
    }

    /// Returns the name in PTX.
    pub fn name(self) -> String {
        match self {
            Kind::Unsigned(bits) => format!("u{bits}"),
            Kind::Signed(bits) => format!("s{bits}"),
            Kind::Float(format) => format.name().to_owned(),
            Kind::Pair(format) => format!("{}x2", format.name()),
        }
    }

    /// Returns the integer in the low bits of a register.
    pub fn integer(self, bits: u64) -> i128 {
        let unused = 64 - self.bits();
        match self {
            Kind::Signed(_) => i128::from((bits << unused) as i64 >> unused),
            _ => i128::from(bits << unused >> unused),
        }
    }

    /// Returns the least and the greatest integer.
    pub fn limits(self) -> (i128, i128) {
        match self {
            Kind::Signed(bits) => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            _ => (0, (1 << self.bits()) - 1),
        }
    }

    /// Returns an integer in a register of this kind, sign-extended.
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

/// The specification of a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Out {
    /// Exactly these bits.
    Bits(u64),
    /// Any NaN.
    Nan,
    /// An approximation: within this relative error of the value.
    Near(f64, f64),
    /// Any value: it is not specified.
    Any,
}

impl Out {
    /// Returns whether `got` satisfies the specification.
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

/// Returns the specified result for operands, given as bits.
pub type Spec = Box<dyn Fn(&[u64]) -> Out + Send + Sync>;

/// One instruction; its predicates may be converted to an integer.
pub struct Line {
    /// The PTX: `$a` to `$d` are the operands, `$r` is the result, `%p0` to `%p3` are predicates,
    /// `%t0` to `%t3` are 32-bit registers.
    pub text: String,
    /// The type of the result.
    pub result: Kind,
    /// The section of the PTX ISA.
    pub section: &'static str,
    /// The specified result.
    pub spec: Spec,
    /// Whether the instruction is raised; otherwise it must be rejected.
    pub is_raised: bool,
    /// Whether the raised program does not flush subnormal operands, although the ISA specifies it.
    pub keeps_subnormals: bool,
    /// Whether XLA on the CPU computes it for these samples according to IEEE 754: XLA flushes
    /// subnormals, and has its own approximations.
    pub is_everyday: bool,
}

/// Instructions with the same operands.
pub struct Group {
    /// Its name in failures.
    pub name: String,
    /// The types of the operands.
    pub operands: Vec<Kind>,
    /// The samples of all operands.
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

/// Returns all groups of the table.
pub fn groups() -> Vec<Group> {
    let mut groups = conversions::groups();
    groups.extend(floats::groups());
    groups.extend(comparisons::groups());
    groups.extend(integers::groups());
    groups
}
