//! What accelerators have to compute with and to talk over: public figures, for forecasts.
//!
//! Sources: Google Cloud's pages "TPU v5p", "TPU v5e", "TPU v6e" and "TPU7x (Ironwood)" (docs.cloud.google.com/tpu/docs/…): HBM per chip and
//! its bandwidth, bidirectional bandwidth of the inter-chip interconnect per chip, its topology, TensorCores per chip, peak bf16
//! operations. The interconnect's bandwidth is shared evenly by the links of a chip (six in a 3-D torus, four in a 2-D one), half for
//! each direction. A hop takes about a microsecond (Austin et al., "How to Scale Your Model", 2025, on when transfers are bound by
//! latency). Clocks follow from the peak: operations = cores × matrix units × 128² (v5p, v5e) or 256² multiply-adds × 2 × clock.

/// One kind of chip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// As topologies begin with: `tpu7x` of `tpu7x:8x8x8`.
    pub name: &'static str,
    /// Devices that programs see of one chip.
    pub devices: usize,
    /// Bytes of memory of a device.
    pub memory: f64,
    /// Bytes per second of that memory, for a device.
    pub memory_bandwidth: f64,
    /// Bytes per second of one link in one direction.
    pub link: f64,
    /// Seconds until the first byte is at the neighbour.
    pub hop: f64,
    /// Cycles per second.
    pub clock: f64,
}

const GIB: f64 = 1024.0 * 1024.0 * 1024.0;
const HOP: f64 = 1e-6;

#[rustfmt::skip] // as the table
const V5P: Chip =
    Chip { name: "v5p",   devices: 1, memory: 95.0 * GIB,  memory_bandwidth: 2.765e12,  link: 1200e9 / 12.0, hop: HOP,    clock: 1.75e9 };

/// Those that forecasts are made for.
#[rustfmt::skip] // tables stay aligned
pub const CHIPS: &[Chip] = &[
    //     name             devices     memory                 its bandwidth                link                 first byte   clock
    Chip { name: "tpu7x", devices: 2, memory: 96.0 * GIB,  memory_bandwidth: 3.69e12,   link: 1200e9 / 12.0, hop: HOP,    clock: 2.2e9 },
    Chip { name: "v6e",   devices: 1, memory: 32.0 * GIB,  memory_bandwidth: 1.638e12,  link: 800e9 / 8.0,   hop: HOP,    clock: 1.75e9 },
    V5P,
    Chip { name: "v5e",   devices: 1, memory: 16.0 * GIB,  memory_bandwidth: 0.819e12,  link: 400e9 / 8.0,   hop: HOP,    clock: 1.5e9 },
];

/// The chip of a topology such as `tpu7x:8x8x8`.
pub fn chip(topology: &str) -> Option<&'static Chip> {
    let name = topology.split(':').next()?;
    CHIPS.iter().find(|chip| chip.name == name)
}

/// Devices of the CPU are threads of one process. Measured on two cores (AMD EPYC, XLA's CPU plugin): a message of 200 bytes takes 60
/// to 70 microseconds, nearly all of it waiting for the other thread; the rest is of the same order as what its loops do.
const CPU: shard::Costs = shard::Costs {
    latency: 6e-5,
    bandwidth: 5e9,
    elements: 1e10,
};

/// What messages and computing cost on a target, to choose by how wide halos are. Chips differ little in their links; an operation of
/// many that are fused takes about as long as a byte of memory. GPUs were not measured.
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
