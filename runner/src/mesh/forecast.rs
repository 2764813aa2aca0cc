//! How long a step takes on a mesh, and on smaller and larger ones: a model of two numbers, to see where messages begin to matter.
//!
//! Comes in: what one device computes (cycles, by the compiler's estimate) and sends in a step. Goes out: seconds. Messages do not overlap with
//! each other nor with computing; each takes a hop's latency and its bytes over one link. Sums over all devices go there and back along the
//! longest way of a square mesh. So it errs on the slow side, but for links that several messages share.
//!
//! - weak: each device keeps the block it has; computing and messages stay, only sums take longer
//! - strong: the whole keeps its size; computing shrinks as blocks do, what halos carry as their sides do

use super::links::Chip;
use pjrt::{Collective, Count};

/// What one device does in a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Cycles that it computes.
    pub cycles: f64,
    /// What it sends: kind, bytes; and how many times in a step.
    pub sent: Vec<Sent>,
    /// Devices that it was compiled for.
    pub devices: usize,
    /// Mesh axes that arrays are split over.
    pub axes: usize,
}

/// Collectives of one kind and size.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// XLA's name for it.
    pub kind: &'static str,
    /// Bytes that one device gives each time.
    pub bytes: f64,
    /// How many in a step.
    pub count: f64,
}

impl Step {
    /// A turn of a loop that makes `steps` steps.
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

    /// Seconds of computing and of messages on `devices` devices, each with a block of its own size.
    pub fn weak(&self, chip: &Chip, devices: usize) -> (f64, f64) {
        (
            self.cycles / chip.clock,
            self.messages(chip, devices, 1.0, 1.0),
        )
    }

    /// The same with the whole as large as it is.
    pub fn strong(&self, chip: &Chip, devices: usize) -> (f64, f64) {
        let smaller = self.devices as f64 / devices as f64;
        let axes = self.axes.max(1) as f64;
        let sides = smaller.powf((axes - 1.0) / axes);
        (
            self.cycles * smaller / chip.clock,
            self.messages(chip, devices, sides, smaller),
        )
    }

    /// `sides` and `blocks`: how much larger halos and blocks are than those compiled for.
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
