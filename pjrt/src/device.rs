//! The devices and memories of a client.

use std::fmt;

use super::api::{self, call};
use super::client::{Client, string};
use super::error::Result;
use super::named_values::{self, NamedValues};
use super::sys;

/// One device of a client.
#[derive(Clone)]
pub struct Device {
    client: Client,
    raw: *mut sys::PJRT_Device,
}

// SAFETY: devices belong to their client, which is kept alive, and never change.
unsafe impl Send for Device {}
// SAFETY: as above.
unsafe impl Sync for Device {}

/// The memory use of a device in bytes; values that the platform does not report are `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceMemoryStats {
    /// The bytes of buffers at present.
    pub in_use: u64,
    /// The largest number of bytes in use so far.
    pub peak_in_use: Option<u64>,
    /// The limit.
    pub limit: Option<u64>,
}

impl Device {
    pub(super) fn new(client: &Client, raw: *mut sys::PJRT_Device) -> Device {
        Device {
            client: client.clone(),
            raw,
        }
    }

    pub(super) fn raw(&self) -> *mut sys::PJRT_Device {
        self.raw
    }

    /// Returns the client of the device.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Returns the id that device assignments use; unique over all processes.
    pub fn id(&self) -> Result<i64> {
        let mut args: sys::PJRT_DeviceDescription_Id_Args = api::new();
        args.device_description = self.description()?;
        let api = self.client.api();
        // SAFETY: the description lives as long as the client.
        unsafe {
            call!(
                api,
                PJRT_DeviceDescription_Id,
                &mut args,
                "reading a device's id"
            )
        }?;
        Ok(i64::from(args.id))
    }

    /// Returns the vendor's name for this kind of device: `cpu`, `NVIDIA H200`, `TPU v5p`.
    pub fn kind(&self) -> Result<String> {
        let mut args: sys::PJRT_DeviceDescription_Kind_Args = api::new();
        args.device_description = self.description()?;
        let (api, doing) = (self.client.api(), "reading a device's kind");
        // SAFETY: the description lives as long as the client; the string is copied.
        unsafe {
            string!(
                api,
                PJRT_DeviceDescription_Kind,
                args,
                device_kind,
                device_kind_size,
                doing
            )
        }
    }

    /// Returns a short description, such as `CpuDevice(id=0)`.
    pub fn label(&self) -> Result<String> {
        let mut args: sys::PJRT_DeviceDescription_ToString_Args = api::new();
        args.device_description = self.description()?;
        let (api, doing) = (self.client.api(), "reading a device's label");
        // SAFETY: the description lives as long as the client; the string is copied.
        unsafe {
            string!(
                api,
                PJRT_DeviceDescription_ToString,
                args,
                to_string,
                to_string_size,
                doing
            )
        }
    }

    /// Returns the index of the process that the device belongs to.
    pub fn process_index(&self) -> Result<usize> {
        let mut args: sys::PJRT_DeviceDescription_ProcessIndex_Args = api::new();
        args.device_description = self.description()?;
        let (api, doing) = (self.client.api(), "reading a device's process");
        // SAFETY: the description lives as long as the client.
        unsafe { call!(api, PJRT_DeviceDescription_ProcessIndex, &mut args, doing) }?;
        Ok(args.process_index as usize)
    }

    /// Returns further attributes of the device, such as `coords` of a TPU core.
    pub fn attributes(&self) -> Result<NamedValues> {
        let mut args: sys::PJRT_DeviceDescription_Attributes_Args = api::new();
        args.device_description = self.description()?;
        let (api, doing) = (self.client.api(), "reading a device's attributes");
        // SAFETY: the description lives as long as the client, and its attributes with it.
        unsafe {
            call!(api, PJRT_DeviceDescription_Attributes, &mut args, doing)?;
            Ok(named_values::from_c(args.attributes, args.num_attributes))
        }
    }

    /// Returns the device's memory use. Some platforms (the CPU) return `UNIMPLEMENTED`.
    pub fn memory_stats(&self) -> Result<DeviceMemoryStats> {
        let mut args: sys::PJRT_Device_MemoryStats_Args = api::new();
        args.device = self.raw;
        let (api, doing) = (self.client.api(), "reading a device's memory use");
        // SAFETY: the device lives as long as the client.
        unsafe { call!(api, PJRT_Device_MemoryStats, &mut args, doing) }?;
        let known = |is_set: bool, bytes: i64| is_set.then_some(bytes.max(0) as u64);
        Ok(DeviceMemoryStats {
            in_use: args.bytes_in_use.max(0) as u64,
            peak_in_use: known(args.peak_bytes_in_use_is_set, args.peak_bytes_in_use),
            limit: known(args.bytes_limit_is_set, args.bytes_limit),
        })
    }

    /// Returns the default memory for buffers of this device.
    pub fn default_memory(&self) -> Result<Memory> {
        let mut args: sys::PJRT_Device_DefaultMemory_Args = api::new();
        args.device = self.raw;
        let (api, doing) = (self.client.api(), "looking for a device's memory");
        // SAFETY: the device lives as long as the client, and so does its memory.
        unsafe { call!(api, PJRT_Device_DefaultMemory, &mut args, doing) }?;
        Ok(Memory::new(&self.client, args.memory))
    }

    fn description(&self) -> Result<*mut sys::PJRT_DeviceDescription> {
        let mut args: sys::PJRT_Device_GetDescription_Args = api::new();
        args.device = self.raw;
        let (api, doing) = (self.client.api(), "reading a device's description");
        // SAFETY: the device lives as long as the client.
        unsafe { call!(api, PJRT_Device_GetDescription, &mut args, doing) }?;
        Ok(args.device_description)
    }
}

impl PartialEq for Device {
    fn eq(&self, other: &Device) -> bool {
        self.raw == other.raw
    }
}

impl Eq for Device {}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label().unwrap_or_else(|_| "Device".into()))
    }
}

/// A memory that one or more devices can reach.
#[derive(Clone)]
pub struct Memory {
    client: Client,
    raw: *mut sys::PJRT_Memory,
}

// SAFETY: memories belong to their client, which is kept alive, and never change.
unsafe impl Send for Memory {}
// SAFETY: as above.
unsafe impl Sync for Memory {}

impl Memory {
    pub(super) fn new(client: &Client, raw: *mut sys::PJRT_Memory) -> Memory {
        Memory {
            client: client.clone(),
            raw,
        }
    }

    /// Returns the memory's id, unique among memories of its kind.
    pub fn id(&self) -> Result<i64> {
        let mut args: sys::PJRT_Memory_Id_Args = api::new();
        args.memory = self.raw;
        let api = self.client.api();
        // SAFETY: the memory lives as long as the client.
        unsafe { call!(api, PJRT_Memory_Id, &mut args, "reading a memory's id") }?;
        Ok(i64::from(args.id))
    }

    /// Returns the platform's name for this kind of memory: `device`, `pinned_host`,
    /// `unpinned_host`.
    pub fn kind(&self) -> Result<String> {
        let mut args: sys::PJRT_Memory_Kind_Args = api::new();
        args.memory = self.raw;
        let api = self.client.api();
        // SAFETY: the memory lives as long as the client; the string is copied.
        unsafe {
            string!(
                api,
                PJRT_Memory_Kind,
                args,
                kind,
                kind_size,
                "reading a memory's kind"
            )
        }
    }

    /// Returns the devices that can access it.
    pub fn devices(&self) -> Result<Vec<Device>> {
        let mut args: sys::PJRT_Memory_AddressableByDevices_Args = api::new();
        args.memory = self.raw;
        let api = self.client.api();
        // SAFETY: the memory lives as long as the client, and so do its list and devices.
        unsafe {
            call!(
                api,
                PJRT_Memory_AddressableByDevices,
                &mut args,
                "listing a memory's devices"
            )?;
            Ok(self.client.own_devices(args.devices, args.num_devices))
        }
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind().unwrap_or_else(|_| "Memory".into()))
    }
}
