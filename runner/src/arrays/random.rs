//! Random first values, which are the same wherever an array is cut.
//!
//! ChaCha8 seeded by `seed_from_u64(seed)`, on the stream whose number is the FNV-1a hash of the array's name, so that arrays with the same
//! seed differ. Uniform floats are `low + (high - low) * k / 2^p`, where `k` is the top `p` bits of a 64-bit word and `p` the type's
//! precision; normal ones are `rand_distr`'s ziggurat in `f64`. Uniform floats take a word each, so that any of them can be had at once; the
//! others take as many as they need, and are drawn once to know where every so-many-th of them begins.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rand_distr::{Distribution, StandardNormal};
use stablehlo::ElementType::{self, *};

use super::count;
use crate::element;
use crate::job::{Array, Law};

/// The numbers that an array starts from, one after another.
pub(super) struct Random {
    rng: ChaCha8Rng,
    law: Law,
    element: ElementType,
    cells: usize,
    /// The cell that comes next.
    next: usize,
    /// Where in the stream every [`APART`]th cell begins, once that is needed.
    marks: Vec<u128>,
}

/// Cells between marks.
const APART: usize = 256;

impl Random {
    /// For all of `array`.
    ///
    /// - errors: a law that the type does not have
    pub fn new(array: &Array, law: Law, seed: u64) -> Result<Random, String> {
        if matches!(law, Law::Normal { .. }) && !element::is_float(array.element) {
            return Err("normally distributed numbers are no integers".to_owned());
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(fnv1a(&array.name.value));
        Ok(Random {
            rng,
            law,
            element: array.element,
            cells: count(&array.shape),
            next: 0,
            marks: Vec::new(),
        })
    }

    /// The value of a cell, by its row-major number. Quick for the one after the last.
    pub fn cell(&mut self, cell: usize) -> f64 {
        if cell != self.next {
            self.go_to(cell);
        }
        self.next = cell + 1;
        self.draw()
    }

    fn go_to(&mut self, cell: usize) {
        const WORDS: u128 = 2; // of 32 bits
        if matches!(self.law, Law::Uniform(_)) && element::is_float(self.element) {
            self.rng.set_word_pos(WORDS * cell as u128);
            return;
        }
        if self.marks.is_empty() {
            self.rng.set_word_pos(0);
            for cell in 0..self.cells {
                if cell % APART == 0 {
                    self.marks.push(self.rng.get_word_pos());
                }
                self.draw();
            }
        }
        self.rng.set_word_pos(self.marks[cell / APART]);
        for _ in 0..cell % APART {
            self.draw();
        }
    }

    fn draw(&mut self) -> f64 {
        match self.law {
            Law::Normal { mean, deviation } => {
                let standard: f64 = StandardNormal.sample(&mut self.rng);
                mean + deviation * standard
            }
            Law::Uniform(bounds) if element::is_float(self.element) => {
                let (low, high) = bounds.unwrap_or((0.0, 1.0));
                let bits = precision_bits(self.element);
                let top = (self.rng.next_u64() >> (64 - bits)) as f64;
                low + (high - low) * top * 2f64.powi(-(bits as i32))
            }
            Law::Uniform(bounds) => {
                let (_, greatest) = element::integer_range(self.element).unwrap_or((0, 0));
                let all = (self.cells as f64).min(greatest as f64 + 1.0);
                let (low, high) = bounds.unwrap_or((0.0, all));
                let low = low.ceil() as i64;
                self.rng
                    .random_range(low..(high.ceil() as i64).max(low + 1)) as f64
            }
        }
    }
}

/// Bits of the significand, the hidden one included.
fn precision_bits(element: ElementType) -> u32 {
    match element {
        F16 => 11,
        BF16 => 8,
        F32 => 24,
        F64 => 53,
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => {
            unreachable!("integers have no significand")
        }
    }
}

fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
