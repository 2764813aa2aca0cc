//! Random numbers that are the same for the same seed on every machine.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use stablehlo::{Literal, TensorType};

/// A stream of random numbers.
#[derive(Clone)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// Returns the stream of a seed.
    pub fn new(seed: u64) -> Random {
        Random(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns an integer in `0..limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0.random_range(0..limit)
    }

    /// Returns `true` with probability `1 / chance`.
    pub fn one_in(&mut self, chance: usize) -> bool {
        self.below(chance) == 0
    }

    /// Returns one of the items.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Returns a number in [0, 1).
    pub fn unit(&mut self) -> f64 {
        self.0.random()
    }

    /// Returns a number in [-1, 1).
    pub fn signed(&mut self) -> f64 {
        2.0 * self.unit() - 1.0
    }

    /// Returns an array of numbers in [-1, 1).
    pub fn array(&mut self, ty: &TensorType) -> Literal {
        let numbers: Vec<f64> = (0..ty.count()).map(|_| self.signed()).collect();
        Literal::from_f64s(ty.element, ty.shape.clone(), &numbers)
    }

    /// Returns `count` random words.
    pub fn words(&mut self, count: usize) -> Vec<u32> {
        (0..count).map(|_| self.0.next_u32()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_has_one_stream() {
        let bits = |seed| Random::new(seed).bits();
        assert_eq!(bits(3), bits(3));
        assert_ne!(bits(3), bits(4));
    }

    #[test]
    fn numbers_are_in_their_ranges() {
        let mut random = Random::new(1);
        for _ in 0..1000 {
            assert!((0.0..1.0).contains(&random.unit()));
            assert!((-1.0..1.0).contains(&random.signed()));
            assert!(random.below(3) < 3);
        }
    }
}
