//! Compile options, and their encoding as XLA's `CompileOptionsProto`.

use std::collections::BTreeMap;

use super::proto::Message;

/// The options of a compilation.
#[derive(Clone, Debug, PartialEq)]
pub struct CompileOptions {
    /// The number of copies of the program, each with its own data.
    pub num_replicas: usize,
    /// The number of devices that one copy is partitioned over.
    pub num_partitions: usize,
    /// The device ids: one row per replica, one column per partition. Without it XLA chooses.
    pub device_assignment: Option<Vec<Vec<i64>>>,
    /// Whether to partition by the program's shardings (`mhlo.sharding`, or Shardy's).
    pub use_spmd: bool,
    /// Whether Shardy partitions the program instead of GSPMD; needed for `sdy.manual_computation`.
    pub use_shardy: bool,
    /// Overrides of XLA's flags for this program, such as `xla_cpu_prefer_vector_width`, without
    /// dashes.
    pub xla_flags: BTreeMap<String, FlagValue>,
}

/// The value of one of XLA's flags.
#[derive(Clone, Debug, PartialEq)]
pub enum FlagValue {
    /// Text, or the name of an enum's value.
    String(String),
    /// True or false.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A floating-point number.
    Float(f64),
}

impl FlagValue {
    /// Parses a value of a command line: `true`, `3`, `0.5`, anything else is text.
    pub fn parse(text: &str) -> FlagValue {
        if let Ok(value) = text.parse() {
            return FlagValue::Bool(value);
        }
        if let Ok(value) = text.parse() {
            return FlagValue::Int(value);
        }
        match text.parse() {
            Ok(value) => FlagValue::Float(value),
            Err(_) => FlagValue::String(text.into()),
        }
    }
}

impl Default for CompileOptions {
    /// One replica on one device.
    fn default() -> CompileOptions {
        CompileOptions {
            num_replicas: 1,
            num_partitions: 1,
            device_assignment: None,
            use_spmd: false,
            use_shardy: false,
            xla_flags: BTreeMap::new(),
        }
    }
}

impl CompileOptions {
    /// Adds the flags with which `stablehlo` is compiled for XLA's CPU plugin.
    pub fn on_cpu(self, stablehlo: &str) -> CompileOptions {
        // By default its reductions ignore NaN operands of minimum and maximum.
        let options = self.with_flag("xla_cpu_enable_fast_min_max", FlagValue::Bool(false));
        // By default it uses vectors of half the processor's width. With full width, sums of
        // products take 0.6 of the time, square roots and quotients of f64 0.85, a step of the
        // ocean model 0.9; but unaligned reads then cross twice as many cache lines (5 taps: 1.8).
        match has_long_vectors() && !reads_beside(stablehlo) {
            true => options.with_flag("xla_cpu_prefer_vector_width", FlagValue::Int(512)),
            false => options,
        }
    }

    /// Adds the flags with which a program is compiled for XLA's CUDA plugin.
    pub fn on_cuda(self) -> CompileOptions {
        // By default a conversion to a narrower type and back is dropped without rounding.
        self.with_flag("xla_allow_excess_precision", FlagValue::Bool(false))
    }

    /// Reduces LLVM's optimization, for a program that is tested rather than run for long.
    pub fn quick(self) -> CompileOptions {
        self.with_flag("xla_backend_optimization_level", FlagValue::Int(0))
            .with_flag("xla_llvm_disable_expensive_passes", FlagValue::Bool(true))
    }

    /// Returns the options of one program that is partitioned over `devices` by its shardings.
    pub fn partitioned(devices: usize) -> CompileOptions {
        CompileOptions {
            num_partitions: devices,
            use_spmd: true,
            ..CompileOptions::default()
        }
    }

    /// Returns the options of the same program on each of `devices`.
    pub fn replicated(devices: usize) -> CompileOptions {
        CompileOptions {
            num_replicas: devices,
            ..CompileOptions::default()
        }
    }

    /// Returns the options for `devices` that the module's attributes specify: partitions, or
    /// replicas.
    pub fn of_module(stablehlo: &str, devices: usize) -> CompileOptions {
        if devices == 1 {
            return CompileOptions::default();
        }
        let head = stablehlo.lines().next().unwrap_or_default();
        match head.contains(&format!("mhlo.num_partitions = {devices} ")) {
            true => CompileOptions::partitioned(devices),
            false => CompileOptions::replicated(devices),
        }
    }

    /// Sets one more of XLA's flags.
    pub fn with_flag(mut self, name: &str, value: FlagValue) -> CompileOptions {
        self.xla_flags.insert(name.into(), value);
        self
    }

    /// Encodes a `CompileOptionsProto` (`xla/pjrt/proto/compile_options.proto`) for the given
    /// numbers and assignment.
    pub fn encode(&self) -> Vec<u8> {
        let mut build = Message::default(); // ExecutableBuildOptionsProto
        build.int(1, -1); // device_ordinal: unset
        build.int(4, self.num_replicas as i64);
        build.int(5, self.num_partitions as i64);
        build.int(6, self.use_spmd.into());
        if let Some(rows) = &self.device_assignment {
            build.message(9, &assignment(rows));
        }
        build.int(19, self.use_shardy.into());

        let mut options = Message::default(); // CompileOptionsProto
        options.message(3, &build);
        for (name, value) in &self.xla_flags {
            let mut flag = Message::default(); // OptionOverrideProto
            match value {
                FlagValue::String(text) => flag.bytes(1, text.as_bytes()),
                FlagValue::Bool(yes) => flag.int(2, (*yes).into()),
                FlagValue::Int(number) => flag.int(3, *number),
                FlagValue::Float(number) => flag.double(4, *number),
            }
            let mut entry = Message::default(); // map entry
            entry.bytes(1, name.as_bytes());
            entry.message(2, &flag);
            options.message(7, &entry);
        }
        options.0
    }
}

/// Returns whether the processor has 512-bit vectors.
fn has_long_vectors() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("avx512f");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// Returns whether a large part of the computation reads long rows of an array from unaligned
/// positions, as stencils do.
fn reads_beside(stablehlo: &str) -> bool {
    let (mut beside, mut computed) = (0, 0);
    for line in stablehlo.lines() {
        let Some((_, op)) = line.split_once("\"stablehlo.") else {
            continue;
        };
        match op.split_once('"') {
            Some(("slice", _)) if is_beside(line) => beside += elements(line),
            Some((op, _)) if COMPUTING.contains(&op) => computed += elements(line),
            _ => {} // moves, or calls
        }
    }
    beside * FEW > computed
}

/// Returns whether a slice has long rows that do not begin at a multiple of the vector length.
fn is_beside(slice: &str) -> bool {
    let last = |key: &str| -> Option<usize> {
        let (_, list) = slice.split_once(key)?;
        let (list, _) = list.split_once('>')?;
        list.rsplit([',', ' ']).next()?.trim().parse().ok()
    };
    let start = last("start_indices = array<i64:").unwrap_or(0);
    let limit = last("limit_indices = array<i64:").unwrap_or(0);
    limit >= start + LONG && !start.is_multiple_of(VECTOR)
}

/// Returns the number of elements of the last tensor type of a line.
fn elements(line: &str) -> usize {
    let Some((_, last)) = line.rsplit_once("tensor<") else {
        return 0;
    };
    let sizes = last.split('x').map_while(|size| size.parse::<usize>().ok());
    sizes.product()
}

/// Ops that compute a floating-point element from those of their operands.
const COMPUTING: &[&str] = &[
    "add",
    "subtract",
    "multiply",
    "divide",
    "maximum",
    "minimum",
    "negate",
    "abs",
    "sqrt",
    "rsqrt",
    "exponential",
    "log",
    "tanh",
    "sine",
    "cosine",
    "power",
    "select",
];
/// At least one unaligned element per this many computed ones counts as a large part. (The stencils
/// of `benches/programs` and Burgers' equation have one for 3 to 12, the ocean model one for 380.)
const FEW: usize = 32;
/// The number of elements of the longest vector.
const VECTOR: usize = 16;
/// The least number of elements of a long row.
const LONG: usize = 256;

/// Encodes a `DeviceAssignmentProto`: columns (computations), each with a device per replica.
fn assignment(rows: &[Vec<i64>]) -> Message {
    let partitions = rows.first().map_or(0, Vec::len);
    let mut proto = Message::default();
    proto.int(1, rows.len() as i64);
    proto.int(2, partitions as i64);
    for partition in 0..partitions {
        let mut column = Message::default();
        for row in rows {
            column.int(1, row[partition]);
        }
        proto.message(3, &column);
    }
    proto
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stencils_read_beside() {
        let slice = |start: &str, limit: &str| {
            format!(
                "  %1 = \"stablehlo.slice\"(%0) <{{start_indices = array<i64: {start}>, limit_indices = array<i64: {limit}>, \
                 strides = array<i64: 1>}}> : (tensor<9xf32>) -> tensor<9xf32>\n"
            )
        };
        assert!(reads_beside(&slice("1", "4097")));
        assert!(reads_beside(&slice("0, 15", "8, 2048")));
        assert!(!reads_beside(&slice("1, 0", "8, 2048")));
        assert!(!reads_beside(&slice("4096", "8192")));
        // A narrow strip.
        assert!(!reads_beside(&slice("1, 1", "4000, 3")));
        assert!(!reads_beside("func.func @main()"));
        // A small part of the computation.
        let sum = "  %2 = \"stablehlo.add\"(%1, %1) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>\n";
        let with = |sums: usize| slice("1", "4097") + &sum.repeat(sums);
        assert!(reads_beside(&with(7)) && !reads_beside(&with(8)));
    }

    #[test]
    fn encoding_is_protobufs() {
        let options = CompileOptions {
            num_replicas: 300,
            device_assignment: Some(vec![vec![0, 1]]),
            ..CompileOptions::default()
        }
        .with_flag("f", FlagValue::Bool(true));
        #[rustfmt::skip]
        let expected = [
            0x1a, 39,                                                              // executable_build_options
            0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01,      //   device_ordinal = -1
            0x20, 0xac, 0x02, 0x28, 1, 0x30, 0,                                    //   replicas, partitions, spmd
            0x4a, 12, 0x08, 1, 0x10, 2, 0x1a, 2, 0x08, 0, 0x1a, 2, 0x08, 1,        //   device_assignment
            0x98, 0x01, 0,                                                         //   use_shardy_partitioner
            0x3a, 7, 0x0a, 1, b'f', 0x12, 2, 0x10, 1,                              // env_option_overrides
        ];
        let bytes = options.encode();
        assert_eq!(bytes[2..].len(), usize::from(bytes[1]) + 9);
        assert_eq!(bytes[2..], expected[2..]);
    }
}
