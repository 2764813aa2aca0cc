//! Ahead-of-time compilation for devices that are not present.
//!
//! In: the name of a topology of the plugin, such as libtpu's `tpu7x:8x8x8`. Out: programs that a
//! process on such devices loads with
//! [`Client::deserialize_and_load`](super::Client::deserialize_and_load).

use std::fmt;

use super::api::{self, call};
use super::client::string;
use super::compiled::Compiled;
use super::error::{Code, Error, Result};
use super::options::CompileOptions;
use super::plugin::Plugin;
use super::sys;

/// A set of devices that need not be present.
pub struct Topology {
    plugin: Plugin,
    raw: *mut sys::PJRT_TopologyDescription,
    devices: Vec<i64>,
}

// SAFETY: a topology never changes.
unsafe impl Send for Topology {}
// SAFETY: as above.
unsafe impl Sync for Topology {}

impl Topology {
    /// Returns the topology of this name.
    ///
    /// - errors: an unknown name; a plugin that cannot compile for absent devices
    pub fn new(plugin: &Plugin, name: &str) -> Result<Topology> {
        let doing = format!("looking up the topology `{name}`");
        let mut args: sys::PJRT_TopologyDescription_Create_Args = api::new();
        args.topology_name = name.as_ptr().cast();
        args.topology_name_size = name.len();
        // SAFETY: the name lives through the call; the topology is owned here.
        unsafe {
            call!(
                plugin.api(),
                PJRT_TopologyDescription_Create,
                &mut args,
                doing
            )
        }?;
        let mut topology = Topology {
            plugin: plugin.clone(),
            raw: args.topology,
            devices: Vec::new(),
        };
        topology.devices = topology.ids()?;
        Ok(topology)
    }

    /// Returns the ids of its devices.
    pub fn devices(&self) -> &[i64] {
        &self.devices
    }

    fn ids(&self) -> Result<Vec<i64>> {
        let (api, doing) = (self.plugin.api(), "listing a topology's devices");
        let mut args: sys::PJRT_TopologyDescription_GetDeviceDescriptions_Args = api::new();
        args.topology = self.raw;
        // SAFETY: the topology is alive, and its descriptions with it.
        unsafe {
            call!(
                api,
                PJRT_TopologyDescription_GetDeviceDescriptions,
                &mut args,
                doing
            )?;
            let mut ids = Vec::with_capacity(args.num_descriptions);
            for &description in api::list(args.descriptions, args.num_descriptions) {
                let mut args: sys::PJRT_DeviceDescription_Id_Args = api::new();
                args.device_description = description;
                call!(api, PJRT_DeviceDescription_Id, &mut args, doing)?;
                ids.push(i64::from(args.id));
            }
            Ok(ids)
        }
    }

    /// Returns the version of the plugin's platform as the plugin reports it.
    pub fn platform_version(&self) -> Result<String> {
        let mut args: sys::PJRT_TopologyDescription_PlatformVersion_Args = api::new();
        args.topology = self.raw;
        let doing = "reading the platform's version";
        // SAFETY: the topology is alive; the string lives as long and is copied.
        unsafe {
            string!(
                self.plugin.api(),
                PJRT_TopologyDescription_PlatformVersion,
                args,
                platform_version,
                platform_version_size,
                doing
            )
        }
    }

    /// Compiles StableHLO (MLIR text) for the first devices of this topology.
    ///
    /// - errors: `INVALID_ARGUMENT` if it has fewer devices than the options require, or the
    ///   program is invalid
    pub fn compile(&self, stablehlo: &str, options: &CompileOptions) -> Result<Compiled> {
        let doing = "compiling the program ahead of time";
        let mut options = options.clone();
        let wanted = options.num_replicas * options.num_partitions;
        let Some(ids) = self.devices.get(..wanted) else {
            let has = self.devices.len();
            let message = format!("the program needs {wanted} devices, but the topology has {has}");
            return Err(Error::new(Code::InvalidArgument, doing, message));
        };
        let rows = ids.chunks(options.num_partitions.max(1));
        options
            .device_assignment
            .get_or_insert_with(|| rows.map(<[i64]>::to_vec).collect());
        let options = options.encode();
        let program = api::stablehlo(stablehlo);
        let mut args: sys::PJRT_Compile_Args = api::new();
        args.topology = self.raw;
        args.program = &program;
        args.compile_options = options.as_ptr().cast();
        args.compile_options_size = options.len();
        // SAFETY: topology, program and options live through the call, which only reads them; a
        // null client is allowed. The executable is owned here.
        unsafe {
            call!(self.plugin.api(), PJRT_Compile, &mut args, doing)?;
            Compiled::new(&self.plugin, args.executable)
        }
    }
}

impl Drop for Topology {
    fn drop(&mut self) {
        let mut args: sys::PJRT_TopologyDescription_Destroy_Args = api::new();
        args.topology = self.raw;
        let (api, doing) = (self.plugin.api(), "freeing a topology");
        // SAFETY: owned here, and this is the last use.
        let _ = unsafe { call!(api, PJRT_TopologyDescription_Destroy, &mut args, doing) };
    }
}

impl fmt::Debug for Topology {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Topology of {} devices", self.devices.len())
    }
}
