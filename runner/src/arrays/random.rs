//! Random first values that do not depend on how an array is partitioned.
//!
//! The generator is ChaCha8 seeded by `seed_from_u64(seed)`, on the stream given by the FNV-1a hash
//! of the array's name, so that arrays with the same seed differ. Uniform floats are `low + (high -
//! low) * k / 2^p`, where `k` is the top `p` bits of a 64-bit word and `p` the type's precision;
//! normal values come from `rand_distr`'s ziggurat in `f64`. A uniform float takes one word, so any
//! element can be generated directly. The other laws take a variable number of words; their stream
//! is scanned once to record positions at regular intervals.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rand_distr::{Distribution, StandardNormal};
use stablehlo::ElementType::{self, *};

use super::count;
use crate::element;
use crate::job::{Array, Law};

/// The generator of an array's first values, in row-major order.
pub(super) struct Random {
    rng: ChaCha8Rng,
    law: Law,
    element: ElementType,
    cells: usize,
    /// The element that comes next.
    next: usize,
    /// The stream position of every [`APART`]th element, once it is needed.
    marks: Vec<u128>,
}

/// The number of elements between marks.
const APART: usize = 256;

impl Random {
    /// Returns the generator for `array`.
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

    /// Returns the element at a row-major index; consecutive indices are fast.
    pub fn cell(&mut self, cell: usize) -> f64 {
        if cell != self.next {
            self.go_to(cell);
        }
        self.next = cell + 1;
        self.draw()
    }

    fn go_to(&mut self, cell: usize) {
        const WORDS: u128 = 2; // of 32 bits each
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

/// Returns the number of bits of the significand, including the hidden one.
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
