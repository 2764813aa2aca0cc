//! Clients: an opened plugin with its devices and memories.

use std::fmt;
use std::sync::Arc;

use super::api::{self, call};
use super::device::{Device, Memory};
use super::error::{Code, Error, Result};
use super::event::Event;
use super::key_value::{KeyValue, Store};
use super::named_values::{self, NamedValue, NamedValues};
use super::plugin::Plugin;
use super::sys;

const OPENING: &str = "opening the devices";

/// An opened plugin. Cloning shares it; it closes when the last clone and the last buffer,
/// executable and device made from it are dropped.
#[derive(Clone)]
pub struct Client {
    inner: Arc<Inner>,
}

struct Inner {
    plugin: Plugin,
    raw: *mut sys::PJRT_Client,
    /// The store that the plugin may call back, kept alive while the client is open.
    _store: Option<Store>,
}

// SAFETY: PJRT clients may be used from any thread, several at once.
unsafe impl Send for Inner {}
// SAFETY: as above.
unsafe impl Sync for Inner {}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Client of {:?}", self.plugin())
    }
}

/// Reads one string that a getter returns: `string!(client, PJRT_F, args, field, field_size,
/// doing)`.
macro_rules! string {
    ($api:expr, $function:ident, $args:ident, $start:ident, $bytes:ident, $doing:expr) => {{
        call!($api, $function, &mut $args, $doing)?;
        Ok(api::text($args.$start, $args.$bytes))
    }};
}
pub(super) use string;

impl Client {
    /// Opens the plugin's devices.
    ///
    /// `options` are defined by the plugin, such as `cpu_device_count` of the CPU plugin (its
    /// default is 4; here it is 1 unless the option is given) or `visible_devices`,
    /// `memory_fraction` and `preallocate` of the CUDA plugin.
    pub fn new(plugin: &Plugin, options: &[(String, NamedValue)]) -> Result<Client> {
        Client::open(plugin, options, None)
    }

    /// Opens the devices of several processes: each calls this with the same `store`, and with
    /// options that identify it (`node_id` and `num_nodes` of the CUDA plugin).
    pub fn with_others(
        plugin: &Plugin,
        options: &[(String, NamedValue)],
        store: Arc<dyn KeyValue>,
    ) -> Result<Client> {
        Client::open(plugin, options, Some(Store::new(store)))
    }

    fn open(
        plugin: &Plugin,
        options: &[(String, NamedValue)],
        store: Option<Store>,
    ) -> Result<Client> {
        let mut options = options.to_vec();
        if is_cpu(plugin) {
            check_cpu_options(&mut options)?;
        }
        let rows = named_values::to_c(&options);
        let mut args: sys::PJRT_Client_Create_Args = api::new();
        args.create_options = rows.as_ptr();
        args.num_options = rows.len();
        if let Some(store) = &store {
            store.give_to(&mut args);
        }
        // SAFETY: the options live until the call returns; the store as long as the client.
        unsafe { call!(plugin.api(), PJRT_Client_Create, &mut args, OPENING) }
            .map_err(|error| explain(plugin, error))?;
        Ok(Client {
            inner: Arc::new(Inner {
                plugin: plugin.clone(),
                raw: args.client,
                _store: store,
            }),
        })
    }

    /// Returns the plugin of this client.
    pub fn plugin(&self) -> &Plugin {
        &self.inner.plugin
    }

    /// Returns the platform's name: `cpu`, `cuda`, `tpu`.
    pub fn platform_name(&self) -> Result<String> {
        let mut args: sys::PJRT_Client_PlatformName_Args = api::new();
        args.client = self.raw();
        let doing = "reading the platform's name";
        // SAFETY: the client is alive; the string lives as long and is copied.
        unsafe {
            string!(
                self.api(),
                PJRT_Client_PlatformName,
                args,
                platform_name,
                platform_name_size,
                doing
            )
        }
    }

    /// Returns the platform's version as the plugin reports it, such as that of CUDA or libtpu.
    pub fn platform_version(&self) -> Result<String> {
        let mut args: sys::PJRT_Client_PlatformVersion_Args = api::new();
        args.client = self.raw();
        let doing = "reading the platform's version";
        // SAFETY: the client is alive; the string lives as long and is copied.
        unsafe {
            string!(
                self.api(),
                PJRT_Client_PlatformVersion,
                args,
                platform_version,
                platform_version_size,
                doing
            )
        }
    }

    /// Returns the index of this process; 0 if there is one process.
    pub fn process_index(&self) -> Result<usize> {
        let mut args: sys::PJRT_Client_ProcessIndex_Args = api::new();
        args.client = self.raw();
        // SAFETY: the client is alive.
        unsafe {
            call!(
                self.api(),
                PJRT_Client_ProcessIndex,
                &mut args,
                "reading the process index"
            )
        }?;
        Ok(args.process_index as usize)
    }

    /// Returns all devices, including those of other processes.
    pub fn devices(&self) -> Result<Vec<Device>> {
        let mut args: sys::PJRT_Client_Devices_Args = api::new();
        args.client = self.raw();
        // SAFETY: the client is alive; so are its list and devices.
        unsafe {
            call!(
                self.api(),
                PJRT_Client_Devices,
                &mut args,
                "listing the devices"
            )?;
            Ok(self.own_devices(args.devices, args.num_devices))
        }
    }

    /// Returns the devices of this process.
    pub fn addressable_devices(&self) -> Result<Vec<Device>> {
        let mut args: sys::PJRT_Client_AddressableDevices_Args = api::new();
        args.client = self.raw();
        // SAFETY: the client is alive; so are its list and devices.
        unsafe {
            call!(
                self.api(),
                PJRT_Client_AddressableDevices,
                &mut args,
                "listing the devices"
            )?;
            Ok(self.own_devices(args.addressable_devices, args.num_addressable_devices))
        }
    }

    /// Returns the memories that this process can access.
    pub fn addressable_memories(&self) -> Result<Vec<Memory>> {
        let mut args: sys::PJRT_Client_AddressableMemories_Args = api::new();
        args.client = self.raw();
        // SAFETY: the client is alive; so are its list and memories.
        unsafe {
            call!(
                self.api(),
                PJRT_Client_AddressableMemories,
                &mut args,
                "listing the memories"
            )?;
            let list = api::list(args.addressable_memories, args.num_addressable_memories);
            Ok(list.iter().map(|&raw| Memory::new(self, raw)).collect())
        }
    }

    /// Returns XLA's default choice of devices: one row per replica, one column per partition, of
    /// device ids.
    pub fn default_device_assignment(
        &self,
        replicas: usize,
        partitions: usize,
    ) -> Result<Vec<Vec<i64>>> {
        let mut ids = vec![0; replicas * partitions];
        let mut args: sys::PJRT_Client_DefaultDeviceAssignment_Args = api::new();
        args.client = self.raw();
        args.num_replicas = replicas as i32;
        args.num_partitions = partitions as i32;
        args.default_assignment_size = ids.len();
        args.default_assignment = ids.as_mut_ptr();
        let doing = "choosing the devices";
        // SAFETY: the client is alive and `ids` has the length stated.
        unsafe {
            call!(
                self.api(),
                PJRT_Client_DefaultDeviceAssignment,
                &mut args,
                doing
            )
        }?;
        let row = |row: &[i32]| row.iter().map(|&id| i64::from(id)).collect();
        Ok(ids.chunks(partitions.max(1)).map(row).collect())
    }

    /// Wraps devices that this client owns.
    ///
    /// # Safety
    /// The list is alive and holds devices of this client.
    pub(super) unsafe fn own_devices(
        &self,
        start: *const *mut sys::PJRT_Device,
        count: usize,
    ) -> Vec<Device> {
        // SAFETY: by the caller's contract.
        let list = unsafe { api::list(start, count) };
        list.iter().map(|&raw| Device::new(self, raw)).collect()
    }

    /// Takes ownership of an event of this client's plugin.
    ///
    /// # Safety
    /// As for [`Event::new`].
    pub(super) unsafe fn event(&self, raw: *mut sys::PJRT_Event, doing: &'static str) -> Event {
        // SAFETY: by the caller's contract.
        unsafe { Event::new(self.plugin(), raw, doing) }
    }

    pub(super) fn api(&self) -> &api::Api {
        self.inner.plugin.api()
    }

    pub(super) fn raw(&self) -> *mut sys::PJRT_Client {
        self.inner.raw
    }

    /// Returns whether the plugin computes on this machine's processor.
    pub(super) fn is_cpu(&self) -> bool {
        is_cpu(&self.inner.plugin)
    }

    /// Returns whether both are the same open client.
    pub fn is(&self, other: &Client) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let mut args: sys::PJRT_Client_Destroy_Args = api::new();
        args.client = self.raw;
        let doing = "closing the devices";
        // SAFETY: everything made from the client holds a reference to it, so nothing of it is
        // left.
        let _ = unsafe { call!(self.plugin.api(), PJRT_Client_Destroy, &mut args, doing) };
    }
}

/// Returns whether this is a CPU plugin, by the file's name, because there is no client yet.
fn is_cpu(plugin: &Plugin) -> bool {
    let name = plugin.path().file_name().unwrap_or_default();
    name.to_string_lossy().contains("cpu")
}

/// Sets one device unless more are requested, and validates the option: the CPU plugin aborts on a
/// wrong type.
fn check_cpu_options(options: &mut NamedValues) -> Result<()> {
    let count = "cpu_device_count";
    match options.iter().find(|(name, _)| name == count) {
        None => options.push((count.into(), NamedValue::Int(1))),
        Some((_, NamedValue::Int(1..=4096))) => {}
        Some((_, other)) => {
            let message = format!("{count} has to be an integer from 1 to 4096, but is {other}");
            return Err(Error::new(Code::InvalidArgument, OPENING, message));
        }
    }
    Ok(())
}

/// Adds a suggestion to an error of opening a client.
fn explain(plugin: &Plugin, error: Error) -> Error {
    let path = plugin.path().display();
    error.help(format!(
        "the plugin is {path}; it loaded, but found no usable device or disliked an option"
    ))
}

/// Converts pairs to the options of `Client::new`.
pub fn options<const N: usize>(pairs: [(&str, NamedValue); N]) -> NamedValues {
    pairs
        .into_iter()
        .map(|(name, value)| (name.to_string(), value))
        .collect()
}
