//! Products of small matrices that a warp computes together (PTX ISA 9.0: 9.7.14 `wmma`, `mma`).
//!
//! Each lane holds a fragment of each matrix in registers. The fragment layout is specified for
//! `mma`; that of `wmma` is implementation-defined: here, a lane has consecutive elements in
//! row-major order, repeated to fill its registers.

use ptx::tree::{Instruction, ScalarType};

/// Lanes of a warp.
const LANES: usize = 32;

/// The type of a matrix's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the types'")]
pub enum Element {
    F16,
    BF16,
    TF32,
    F32,
    F64,
    S8,
    U8,
    S32,
}

impl Element {
    fn of(ty: ScalarType) -> Option<Element> {
        Some(match ty.name() {
            "f16" => Element::F16,
            "bf16" => Element::BF16,
            "tf32" => Element::TF32,
            "f32" => Element::F32,
            "f64" => Element::F64,
            "s8" => Element::S8,
            "u8" => Element::U8,
            "s32" => Element::S32,
            _ => return None,
        })
    }

    /// Returns its size in bytes in memory and in registers.
    pub fn bytes(self) -> usize {
        match self {
            Element::S8 | Element::U8 => 1,
            Element::F16 | Element::BF16 => 2,
            Element::TF32 | Element::F32 | Element::S32 => 4,
            Element::F64 => 8,
        }
    }

    /// Returns the number of elements in a register.
    pub fn per_register(self) -> usize {
        4_usize.div_ceil(self.bytes())
    }

    fn is_integer(self) -> bool {
        matches!(self, Element::S8 | Element::U8 | Element::S32)
    }

    fn float(self, bits: u64) -> f64 {
        match self {
            Element::F16 => half::f16::from_bits(bits as u16).to_f64(),
            Element::BF16 => half::bf16::from_bits(bits as u16).to_f64(),
            Element::TF32 => f32::from_bits(bits as u32 & !0x1fff).into(),
            Element::F32 => f32::from_bits(bits as u32).into(),
            Element::F64 => f64::from_bits(bits),
            Element::S8 | Element::U8 | Element::S32 => self.integer(bits) as f64,
        }
    }

    fn integer(self, bits: u64) -> i64 {
        match self {
            Element::S8 => i64::from(bits as i8),
            Element::U8 => i64::from(bits as u8),
            _ => i64::from(bits as i32),
        }
    }
}

/// A matrix of `d = a b + c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are PTX's")]
pub enum Role {
    A,
    B,
    C,
}

/// The extents of the matrices: `a` has `m` rows, `b` has `n` columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    m: usize,
    n: usize,
    k: usize,
}

impl Shape {
    /// Returns the shape among the modifiers: `m16n8k16`.
    pub fn of(instruction: &Instruction) -> Option<Shape> {
        instruction.modifiers.iter().find_map(|modifier| {
            let (m, rest) = modifier.strip_prefix('m')?.split_once('n')?;
            let (n, k) = rest.split_once('k')?;
            let [m, n, k] = [m, n, k].map(|size| size.parse().ok());
            Some(Shape {
                m: m?,
                n: n?,
                k: k?,
            })
        })
    }

    /// Returns rows and columns of a matrix.
    pub fn extents(self, role: Role) -> [usize; 2] {
        match role {
            Role::A => [self.m, self.k],
            Role::B => [self.k, self.n],
            Role::C => [self.m, self.n],
        }
    }

    /// Returns the number of distinct elements of a matrix that a lane holds with `wmma`.
    pub fn part(self, role: Role) -> usize {
        let [rows, columns] = self.extents(role);
        rows * columns / LANES
    }
}

/// The computation of such an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiply {
    shape: Shape,
    a: Element,
    b: Element,
    c: Element,
    d: Element,
    is_wmma: bool,
    saturates: bool,
}

/// The registers of a lane: those of `a`, of `b` and of `c`.
pub type Held<'a> = [&'a [u64]; 3];

impl Multiply {
    /// Returns the computation of `mma` or `wmma.mma`; `None` for an unsupported form.
    pub fn of(instruction: &Instruction) -> Option<Multiply> {
        let shape = Shape::of(instruction)?;
        let types: Option<Vec<Element>> = instruction.types().map(Element::of).collect();
        let (d, a, b, c) = match types?.as_slice() {
            [d, c] => (*d, Element::F16, Element::F16, *c),
            [d, a, b, c] => (*d, *a, *b, *c),
            _ => return None,
        };
        let found = Multiply {
            shape,
            a,
            b,
            c,
            d,
            is_wmma: instruction.opcode == "wmma",
            saturates: instruction.has("satfinite"),
        };
        let sparse_or_bits = ["sp", "xor", "and", "block_scale"];
        let is_plain = !sparse_or_bits.iter().any(|name| {
            let mut modifiers = instruction.modifiers.iter();
            modifiers.any(|modifier| modifier.split("::").next() == Some(*name))
        });
        let is_known = match found.is_wmma {
            true => true,
            false => found.place(Role::A, 0, 0).is_some() && instruction.has("col"),
        };
        (is_plain && is_known).then_some(found)
    }

    /// Returns the number of registers of `d`, `a`, `b` and `c` in each lane.
    pub fn registers(&self) -> [usize; 4] {
        let count = |role: Role, element: Element| {
            let elements = self.shape.part(role);
            // Some shapes of `wmma` hold halves twice.
            let elements = match (self.is_wmma, role, element) {
                (true, Role::A | Role::B, Element::F16) => 16,
                _ => elements,
            };
            elements.div_ceil(element.per_register())
        };
        [
            count(Role::C, self.d),
            count(Role::A, self.a),
            count(Role::B, self.b),
            count(Role::C, self.c),
        ]
    }

    fn element(&self, role: Role) -> Element {
        match role {
            Role::A => self.a,
            Role::B => self.b,
            Role::C => self.c,
        }
    }

    /// Returns row and column of element `at` of a lane.
    fn place(&self, role: Role, lane: usize, at: usize) -> Option<[usize; 2]> {
        if self.is_wmma {
            return Some(place_of_wmma(self.shape, role, lane, at));
        }
        let (group, inside) = (lane / 4, lane % 4);
        let Shape { m, n, k } = self.shape;
        if n != 8 || !matches!(m, 8 | 16) {
            return None;
        }
        if role == Role::C {
            return Some([group + at / 2 * 8, 2 * inside + at % 2]);
        }
        // The elements of a row, or of a column of `b`, that are adjacent in a lane.
        let run = self.a.per_register();
        let lanes_wide = 4 * run;
        let is_known = match self.a {
            Element::F16 | Element::BF16 => m == 16 && matches!(k, 8 | 16),
            Element::TF32 => m == 16 && matches!(k, 4 | 8),
            Element::S8 | Element::U8 => matches!((m, k), (8 | 16, 16) | (16, 32)),
            Element::F64 => matches!((m, k), (8, 4) | (16, 4 | 8 | 16)),
            _ => false,
        };
        if !is_known {
            return None;
        }
        let (first, register) = (run * inside + at % run, at / run);
        Some(match role {
            // Registers advance along the rows first.
            Role::A => {
                let rows = m / 8;
                [
                    group + register % rows * 8,
                    first + register / rows * lanes_wide,
                ]
            }
            _ => [first + register * lanes_wide, group],
        })
    }

    /// Returns the registers of `d` of all 32 lanes, given theirs of `a`, `b` and `c`.
    pub fn run(&self, lanes: &[Held<'_>; LANES]) -> Vec<Vec<u64>> {
        let matrix = |role: Role| {
            let [rows, columns] = self.shape.extents(role);
            let element = self.element(role);
            let mut bits = vec![0; rows * columns];
            for (lane, held) in lanes.iter().enumerate() {
                let registers = held[role as usize];
                for at in 0..registers.len() * element.per_register() {
                    if let Some([row, column]) = self.place(role, lane, at)
                        && row < rows
                        && column < columns
                    {
                        bits[row * columns + column] = part_of(registers, element, at);
                    }
                }
            }
            bits
        };
        let (a, b, c) = (matrix(Role::A), matrix(Role::B), matrix(Role::C));
        let Shape { n, k, .. } = self.shape;
        let element = |row: usize, column: usize| {
            let terms = (0..k).map(|at| (a[row * k + at], b[at * n + column]));
            self.sum(c[row * n + column], terms)
        };
        let [count, ..] = self.registers();
        let per_register = self.d.per_register();
        (0..LANES)
            .map(|lane| {
                let mut registers = vec![0; count];
                for at in 0..count * per_register {
                    if let Some([row, column]) = self.place(Role::C, lane, at) {
                        let shift = 8 * self.d.bytes() * (at % per_register);
                        registers[at / per_register] |= element(row, column) << shift;
                    }
                }
                registers
            })
            .collect()
    }

    /// Returns the bits of `c` plus the products.
    fn sum(&self, c: u64, terms: impl Iterator<Item = (u64, u64)>) -> u64 {
        if self.a.is_integer() {
            let products = terms.map(|(a, b)| self.a.integer(a) * self.b.integer(b));
            let sum = self.c.integer(c) + products.sum::<i64>();
            let sum = match self.saturates {
                true => sum.clamp(i32::MIN.into(), i32::MAX.into()),
                false => sum,
            };
            return u64::from(sum as u32);
        }
        if self.a == Element::F64 {
            let sum = terms.fold(f64::from_bits(c), |sum, (a, b)| {
                f64::from_bits(a).mul_add(f64::from_bits(b), sum)
            });
            return sum.to_bits();
        }
        // Products are exact in f32; each addition is rounded.
        let sum = terms.fold(self.c.float(c) as f32, |sum, (a, b)| {
            (self.a.float(a) as f32).mul_add(self.b.float(b) as f32, sum)
        });
        match self.d {
            Element::F16 => half::f16::from_f32(sum).to_bits().into(),
            _ => sum.to_bits().into(),
        }
    }
}

/// Returns element `at` of the elements in registers.
fn part_of(registers: &[u64], element: Element, at: usize) -> u64 {
    let per_register = element.per_register();
    let bits = 8 * element.bytes();
    let shift = bits * (at % per_register);
    registers[at / per_register] >> shift & (u64::MAX >> (64 - bits))
}

/// Returns row and column of element `at` of a lane, with `wmma`.
pub fn place_of_wmma(shape: Shape, role: Role, lane: usize, at: usize) -> [usize; 2] {
    let part = shape.part(role);
    let number = lane * part + at % part;
    let [_, columns] = shape.extents(role);
    [number / columns, number % columns]
}

/// Returns the matrix that `wmma.load` or `wmma.store` transfers, and its element type.
pub fn moved_by(instruction: &Instruction) -> Option<(Role, Element)> {
    let role = match () {
        () if instruction.has("a") => Role::A,
        () if instruction.has("b") => Role::B,
        () if instruction.has("c") || instruction.has("d") => Role::C,
        () => return None,
    };
    Some((role, Element::of(instruction.types().last()?)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Multiplies matrices of small integers through the fragment layouts of an instruction.
    fn check(name: &str) {
        let text = format!(
            ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() {{\n\
             .reg .b32 %r<9>;\n{name} {{%r1}}, {{%r1}}, {{%r1}}, {{%r1}};\n}}"
        );
        let (module, _) = ptx::parse(&text);
        let instruction = module.functions[0].instructions().next().unwrap();
        let multiply = Multiply::of(instruction).unwrap_or_else(|| panic!("{name}"));
        let Shape { m, n, k } = multiply.shape;
        let value = |row: usize, column: usize| ((3 * row + 5 * column) % 7) as f64 - 3.0;
        let bits = |element: Element, value: f64| match element {
            Element::F16 => half::f16::from_f64(value).to_bits().into(),
            Element::BF16 => half::bf16::from_f64(value).to_bits().into(),
            Element::TF32 | Element::F32 => (value as f32).to_bits().into(),
            Element::F64 => value.to_bits(),
            Element::S8 => u64::from(value as i8 as u8),
            Element::U8 => u64::from((value + 3.0) as u8),
            Element::S32 => u64::from(value as i32 as u32),
        };
        let counts = multiply.registers();
        let lanes: Vec<[Vec<u64>; 3]> = (0..LANES)
            .map(|lane| {
                [Role::A, Role::B, Role::C].map(|role| {
                    let element = multiply.element(role);
                    let per_register = element.per_register();
                    let mut registers = vec![0; counts[role as usize + 1]];
                    for at in 0..registers.len() * per_register {
                        let [row, column] = multiply.place(role, lane, at).unwrap();
                        let shift = 8 * element.bytes() * (at % per_register);
                        registers[at / per_register] |= bits(element, value(row, column)) << shift;
                    }
                    registers
                })
            })
            .collect();
        let held: [Held<'_>; LANES] =
            std::array::from_fn(|lane| [0, 1, 2].map(|at| lanes[lane][at].as_slice()));
        let shifted = |element: Element| if element == Element::U8 { 3.0 } else { 0.0 };
        let results = multiply.run(&held);
        let mut seen = 0;
        for (lane, registers) in results.iter().enumerate() {
            for at in 0..counts[0] * multiply.d.per_register() {
                let [row, column] = multiply.place(Role::C, lane, at).unwrap();
                let products = (0..k).map(|at| {
                    (value(row, at) + shifted(multiply.a))
                        * (value(at, column) + shifted(multiply.b))
                });
                let expected = value(row, column) + products.sum::<f64>();
                let found = multiply.d.float(part_of(registers, multiply.d, at));
                assert_eq!(found, expected, "{name} row {row} column {column}");
                seen += 1;
            }
        }
        assert_eq!(seen, m * n, "{name}");
    }

    #[test]
    fn products_by_every_layout() {
        for name in [
            "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
            "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16",
            "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32",
            "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32",
            "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
            "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64",
            "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32",
            "mma.sync.aligned.m16n8k16.row.col.s32.s8.u8.s32",
            "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32",
            "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32",
            "wmma.mma.sync.aligned.row.row.m32n8k16.f16.f16",
            "wmma.mma.sync.aligned.row.col.m8n32k16.f32.bf16.bf16.f32",
            "wmma.mma.sync.aligned.row.col.m16n16k8.f32.tf32.tf32.f32",
            "wmma.mma.sync.aligned.row.col.m8n8k4.rn.f64.f64.f64.f64",
            "wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32",
        ] {
            check(name);
        }
    }

    #[test]
    fn lanes_hold_what_the_isa_says() {
        let of = |name: &str| {
            let text = format!(
                ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() {{\n{name} 0;\n}}"
            );
            let (module, _) = ptx::parse(&text);
            Multiply::of(module.functions[0].instructions().next().unwrap()).unwrap()
        };
        // Figures of the section on `mma.m16n8k16`: a5 of lane 6 is in row 1, and so on.
        let halves = of("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
        assert_eq!(halves.place(Role::A, 6, 5), Some([1, 13]));
        assert_eq!(halves.place(Role::A, 6, 2), Some([9, 4]));
        assert_eq!(halves.place(Role::B, 6, 3), Some([13, 1]));
        assert_eq!(halves.place(Role::C, 6, 3), Some([9, 5]));
        // `mma.m16n8k8` with `.tf32`: a2 is four columns to the right.
        let tf32 = of("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32");
        assert_eq!(tf32.place(Role::A, 6, 1), Some([9, 2]));
        assert_eq!(tf32.place(Role::A, 6, 2), Some([1, 6]));
        assert_eq!(tf32.place(Role::B, 6, 1), Some([6, 1]));
        // `mma.m16n8k32` with bytes.
        let bytes = of("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32");
        assert_eq!(bytes.place(Role::A, 6, 5), Some([9, 9]));
        assert_eq!(bytes.place(Role::A, 6, 9), Some([1, 25]));
        assert_eq!(bytes.place(Role::B, 6, 6), Some([26, 1]));
    }
}
