//! Estimates the time of a step on meshes of other sizes, with a model of computation and messages,
//! to show where messages begin to dominate.
//!
//! In: the cycles that one device computes in a step (the compiler's estimate), and the messages
//! that it sends. Out: seconds. The model assumes that messages overlap neither with each other nor
//! with computation; each takes a hop's latency plus its bytes over one link. Reductions over all
//! devices travel the diameter of a square mesh and back. The estimate is therefore pessimistic,
//! except where several messages share a link.
//!
//! - weak scaling: the block of each device stays the same, so only reductions take longer
//! - strong scaling: the problem stays the same; computation shrinks with the block, and halos with
//!   its faces

use super::links::Chip;
use pjrt::{Collective, Count};

/// The work of one device in a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The number of cycles of computation.
    pub cycles: f64,
    /// The messages that it sends.
    pub sent: Vec<Sent>,
    /// The number of devices that it was compiled for.
    pub devices: usize,
    /// The number of mesh axes that arrays are split over.
    pub axes: usize,
}

/// Collectives of one kind and size.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// XLA's name of the collective.
    pub kind: &'static str,
    /// The bytes that one device sends each time.
    pub bytes: f64,
    /// The number in a step.
    pub count: f64,
}

impl Step {
    /// Returns the work of a step from the counts of a loop iteration that makes `steps` steps.
    pub fn new(turn: &Count, steps: u64, devices: usize, axes: usize) -> Step {
        let steps = steps.max(1) as f64;
        let sent = |collective: &Collective| Sent {
            kind: collective.kind,
            bytes: collective.bytes as f64,
            count: 1.0 / steps,
        };
        Step {
            cycles: turn.cycles as f64 / steps,
            sent: turn.collectives.iter().map(sent).collect(),
            devices,
            axes,
        }
    }

    /// Returns the seconds of computation and of messages on `devices` devices with unchanged
    /// blocks.
    pub fn weak(&self, chip: &Chip, devices: usize) -> (f64, f64) {
        (
            self.cycles / chip.clock,
            self.messages(chip, devices, 1.0, 1.0),
        )
    }

    /// Returns the same for an unchanged problem size.
    pub fn strong(&self, chip: &Chip, devices: usize) -> (f64, f64) {
        let smaller = self.devices as f64 / devices as f64;
        let axes = self.axes.max(1) as f64;
        let sides = smaller.powf((axes - 1.0) / axes);
        (
            self.cycles * smaller / chip.clock,
            self.messages(chip, devices, sides, smaller),
        )
    }

    /// Returns the seconds of messages; `sides` and `blocks` are the sizes of halos and blocks
    /// relative to those of the compiled program.
    fn messages(&self, chip: &Chip, devices: usize, sides: f64, blocks: f64) -> f64 {
        if devices == 1 {
            return 0.0;
        }
        let across = (devices as f64)
            .powf(1.0 / self.axes.max(1) as f64)
            .max(1.0);
        let seconds = |sent: &Sent| {
            let (hops, bytes) = match sent.kind {
                "collective-permute" => (1.0, sent.bytes * sides),
                "all-reduce" | "reduce-scatter" => (2.0 * across, 2.0 * sent.bytes),
                "all-gather" | "collective-broadcast" => {
                    (across, sent.bytes * blocks * devices as f64)
                }
                _ => (across, sent.bytes * blocks),
            };
            sent.count * (hops * chip.hop + bytes / chip.link)
        };
        self.sent.iter().map(seconds).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::links;

    fn step() -> Step {
        let permute = Collective {
            kind: "collective-permute",
            bytes: 100_000,
        };
        let turn = Count {
            collectives: vec![permute; 8],
            cycles: 3_500_000,
            meanwhile: 0,
        };
        Step::new(&turn, 2, 1024, 2)
    }

    #[test]
    fn one_device_sends_nothing_and_many_send_less_each() {
        let chip = links::chip("v5p:8x8x8").unwrap();
        let step = step();
        let (compute, messages) = step.weak(chip, 1024);
        assert!((compute - 1e-3).abs() < 1e-9, "{compute}");
        assert!((messages - 4.0 * 2e-6).abs() < 1e-9, "{messages}");
        assert_eq!(step.strong(chip, 1).1, 0.0);
        assert_eq!(step.strong(chip, 1024), step.weak(chip, 1024));
        let (half, fewer) = step.strong(chip, 4096);
        assert!((half - 0.25e-3).abs() < 1e-9, "{half}");
        assert!((fewer - 4.0 * 1.5e-6).abs() < 1e-9, "{fewer}");
    }
}
