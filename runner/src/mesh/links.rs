//! Public figures of accelerators' compute and interconnect, for forecasts.
//!
//! Sources: Google Cloud's pages "TPU v5p", "TPU v5e", "TPU v6e" and "TPU7x (Ironwood)"
//! (docs.cloud.google.com/tpu/docs/…): HBM per chip and its bandwidth, bidirectional bandwidth of
//! the inter-chip interconnect per chip, its topology, TensorCores per chip, peak bf16 operations.
//! The interconnect's bandwidth is divided evenly among the links of a chip (six in a 3-D torus,
//! four in a 2-D one), half for each direction. A hop takes about a microsecond (Austin et al.,
//! "How to Scale Your Model", 2025, on when transfers are bound by latency). Clocks follow from the
//! peak: operations = cores × matrix units × 128² (v5p, v5e) or 256² multiply-adds × 2 × clock.

/// One kind of chip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// The prefix of topology names: `tpu7x` of `tpu7x:8x8x8`.
    pub name: &'static str,
    /// The number of devices that programs see per chip.
    pub devices: usize,
    /// The bytes of memory of a device.
    pub memory: f64,
    /// The memory bandwidth of a device in bytes per second.
    pub memory_bandwidth: f64,
    /// The bandwidth of one link in one direction in bytes per second.
    pub link: f64,
    /// The latency to the neighbour in seconds.
    pub hop: f64,
    /// The clock rate in cycles per second.
    pub clock: f64,
}

const GIB: f64 = 1024.0 * 1024.0 * 1024.0;
const HOP: f64 = 1e-6;

#[rustfmt::skip] // aligned with the table
const V5P: Chip =
    Chip { name: "v5p",   devices: 1, memory: 95.0 * GIB,  memory_bandwidth: 2.765e12,  link: 1200e9 / 12.0, hop: HOP,    clock: 1.75e9 };

/// The chips that forecasts are made for.
#[rustfmt::skip] // tables stay aligned
pub const CHIPS: &[Chip] = &[
    //     name             devices     memory                 its bandwidth                link                 first byte   clock
    Chip { name: "tpu7x", devices: 2, memory: 96.0 * GIB,  memory_bandwidth: 3.69e12,   link: 1200e9 / 12.0, hop: HOP,    clock: 2.2e9 },
    Chip { name: "v6e",   devices: 1, memory: 32.0 * GIB,  memory_bandwidth: 1.638e12,  link: 800e9 / 8.0,   hop: HOP,    clock: 1.75e9 },
    V5P,
    Chip { name: "v5e",   devices: 1, memory: 16.0 * GIB,  memory_bandwidth: 0.819e12,  link: 400e9 / 8.0,   hop: HOP,    clock: 1.5e9 },
];

/// Returns the chip of a topology such as `tpu7x:8x8x8`.
pub fn chip(topology: &str) -> Option<&'static Chip> {
    let name = topology.split(':').next()?;
    CHIPS.iter().find(|chip| chip.name == name)
}

/// Devices of the CPU are threads of one process. Measured on two cores (AMD EPYC, XLA's CPU
/// plugin): a message of 200 bytes takes 60 to 70 microseconds, nearly all of it waiting for the
/// other thread; the other costs are of the order of the program's loops.
const CPU: shard::Costs = shard::Costs {
    latency: 6e-5,
    bandwidth: 5e9,
    elements: 1e10,
};

/// Returns the costs of messages and computation on a target, from which the width of halos is
/// chosen. Links of the chips differ little; an op of a fusion takes about as long as the transfer
/// of a byte of memory. GPUs have not been measured.
pub fn costs(target: optimize::Target) -> shard::Costs {
    match target {
        optimize::Target::Cpu => CPU,
        optimize::Target::Cuda => shard::Costs::default(),
        optimize::Target::Tpu => {
            let chip = V5P;
            shard::Costs {
                latency: chip.hop,
                bandwidth: chip.link,
                elements: chip.memory_bandwidth,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topologies_name_their_chips() {
        assert_eq!(chip("tpu7x:8x8x8").map(|chip| chip.devices), Some(2));
        assert_eq!(chip("v5e:4x4").map(|chip| chip.name), Some("v5e"));
        assert_eq!(chip("v9:2x2"), None);
    }
}
