//! The two constants per target that times are estimated with, until there are tables of measured costs.

use crate::Target;

/// How fast a target moves bytes, and how fast it computes: no part of a program is faster than either allows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roofline {
    /// What it is.
    pub target: Target,
    /// Bytes read or written, in a second.
    pub bytes_per_second: f64,
    /// Additions of elements in a second, where vectors are full.
    pub ops_per_second: f64,
    /// Where the numbers are from.
    pub source: &'static str,
}

#[rustfmt::skip] // tables stay aligned
const ROOFLINES: [Roofline; 3] = [
    Roofline { target: Target::Cpu,  bytes_per_second: 2.7e10,  ops_per_second: 6.0e10,
               source: "copies by two threads on two cores with AVX-512, measured; 10 vectors of f32 per core and nanosecond at most" },
    Roofline { target: Target::Cuda, bytes_per_second: 4.1e12,  ops_per_second: 6.0e13,
               source: "copies on an H200, measured; its data sheet's f32 arithmetic outside of the tensor cores" },
    Roofline { target: Target::Tpu,  bytes_per_second: 2.77e12, ops_per_second: 1.0e13,
               source: "a v5p's data sheet; of its vector unit a guess" },
];

impl Roofline {
    /// That of a target.
    pub fn of(target: Target) -> Roofline {
        match target {
            Target::Cpu => ROOFLINES[0],
            Target::Cuda => ROOFLINES[1],
            Target::Tpu => ROOFLINES[2],
        }
    }

    /// The seconds that it takes at least.
    pub(super) fn seconds(&self, bytes: f64, ops: f64) -> f64 {
        (bytes / self.bytes_per_second).max(ops / self.ops_per_second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_target_has_its_own() {
        for target in [Target::Cpu, Target::Cuda, Target::Tpu] {
            assert_eq!(Roofline::of(target).target, target);
        }
    }
}
