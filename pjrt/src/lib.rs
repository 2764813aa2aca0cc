//! PJRT: plugins that compile StableHLO and run it on a CPU, GPUs or TPUs.
//!
//! In: StableHLO text and host bytes. Out: buffers on devices, and bytes again. A plugin's error
//! becomes an [`Error`] with its code and message. All types may be shared between threads.
//!
//! ```no_run
//! use pjrt::{Client, CompileOptions, Plugin};
//! use stablehlo::ElementType::F32;
//!
//! # fn main() -> Result<(), pjrt::Error> {
//! let plugin = Plugin::load("xla_cpu_pjrt.so")?;
//! let client = Client::new(&plugin, &[])?;
//! let program = client.compile(
//!     r#"func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
//!          %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
//!          "func.return"(%0) : (tensor<2xf32>) -> ()
//!        }"#,
//!     &CompileOptions::default(),
//! )?;
//! let device = &client.addressable_devices()?[0];
//! let x = device.buffer(&1_f32.to_le_bytes().repeat(2), F32, &[2])?;
//! let y = program.run(&[&x])?.remove(0).to_host()?;
//! assert_eq!(y, 2_f32.to_le_bytes().repeat(2));
//! # Ok(())
//! # }
//! ```
//!
//! [`Topology`] compiles programs for devices that are not present.

#![warn(missing_docs)]

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod alloc_cache;
mod api;
mod buffer;
mod client;
mod collectives_report;
mod compile;
mod compiled;
pub mod custom_call;
mod device;
pub mod discover;
mod element;
mod error;
mod event;
mod executable;
mod execute;
mod hlo;
mod key_value;
mod llvm;
mod named_values;
mod nvrtc;
mod options;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod pages;
mod plugin;
mod proto;
mod stack;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub mod subnormals;
/// Generated bindings: names and structures are C's.
#[allow(
    clippy::all,
    dead_code,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]
mod sys;
pub mod targets;
mod topology;
mod transfer;

pub use buffer::Buffer;
pub use client::{Client, options};
pub use collectives_report::{Census, Collective, Count};
pub use compiled::{ArrayType, Compiled, CompiledMemoryStats};
pub use device::{Device, DeviceMemoryStats, Memory};
pub use discover::{
    PluginFile, PluginOrigin, Target, asked_from_python, cache_folder, discover, find,
    python_packages,
};
pub use error::{Code, Error, Result};
pub use event::Event;
pub use executable::Executable;
pub use execute::{ExecuteOptions, Execution};
pub use hlo::OptimizedProgram;
pub use key_value::KeyValue;
pub use named_values::{NamedValue, NamedValues};
pub use nvrtc::Nvrtc;
pub use options::{CompileOptions, FlagValue};
pub use plugin::{ApiVersion, OLDEST_MINOR, Plugin, log_all};
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub use subnormals::were_flushed;
pub use topology::Topology;
pub use transfer::HostBytes;
