//! Random numbers, the same for the same seed on every machine.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use stablehlo::{Literal, TensorType};

/// A stream of random numbers.
#[derive(Clone)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Random {
        Random(ChaCha8Rng::seed_from_u64(seed))
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number from 0 to `limit`, without `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0.random_range(0..limit)
    }

    /// `true` once in `chance` times.
    pub fn one_in(&mut self, chance: usize) -> bool {
        self.below(chance) == 0
    }

    /// One of the items.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A number from 0 to 1, without 1.
    pub fn unit(&mut self) -> f64 {
        self.0.random()
    }

    /// A number from -1 to 1, without 1.
    pub fn signed(&mut self) -> f64 {
        2.0 * self.unit() - 1.0
    }

    /// An array of numbers from -1 to 1.
    pub fn array(&mut self, ty: &TensorType) -> Literal {
        let numbers: Vec<f64> = (0..ty.count()).map(|_| self.signed()).collect();
        Literal::from_f64s(ty.element, ty.shape.clone(), &numbers)
    }

    /// Random words, `count` of them.
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
