//! Programs that are loaded on devices of this process.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use super::api::{self, call};
use super::client::Client;
use super::compiled::Compiled;
use super::device::Device;
use super::error::Result;
use super::sys;

/// A compiled program, loaded on its devices. Cloning shares it. It dereferences to its
/// [`Compiled`].
#[derive(Clone)]
pub struct Executable {
    inner: Arc<Inner>,
}

struct Inner {
    described: Compiled,
    loaded: Loaded,
    num_devices: usize,
}

struct Loaded {
    raw: *mut sys::PJRT_LoadedExecutable,
    client: Client,
}

// SAFETY: PJRT executables may be used and freed on any thread, several at once.
unsafe impl Send for Loaded {}
// SAFETY: as above.
unsafe impl Sync for Loaded {}

impl Executable {
    /// Takes ownership of `loaded`.
    ///
    /// # Safety
    /// `loaded` is an executable of this client that nothing else frees.
    pub(super) unsafe fn new(
        client: &Client,
        loaded: *mut sys::PJRT_LoadedExecutable,
    ) -> Result<Executable> {
        let loaded = Loaded {
            raw: loaded,
            client: client.clone(),
        };
        let doing = "reading a program's description";
        let mut description: sys::PJRT_LoadedExecutable_GetExecutable_Args = api::new();
        description.loaded_executable = loaded.raw;
        let mut devices: sys::PJRT_LoadedExecutable_AddressableDevices_Args = api::new();
        devices.executable = loaded.raw;
        let api = client.api();
        // SAFETY: alive; the returned description is owned here.
        let described = unsafe {
            call!(
                api,
                PJRT_LoadedExecutable_AddressableDevices,
                &mut devices,
                doing
            )?;
            call!(
                api,
                PJRT_LoadedExecutable_GetExecutable,
                &mut description,
                doing
            )?;
            Compiled::new(client.plugin(), description.executable)
        }?;
        Ok(Executable {
            inner: Arc::new(Inner {
                described,
                loaded,
                num_devices: devices.num_addressable_devices,
            }),
        })
    }

    /// Returns the client that compiled or loaded it.
    pub fn client(&self) -> &Client {
        &self.inner.loaded.client
    }

    /// Returns the devices of this process that it runs on, in the order of the arguments of
    /// [`Executable::execute`].
    pub fn devices(&self) -> Result<Vec<Device>> {
        let mut args: sys::PJRT_LoadedExecutable_AddressableDevices_Args = api::new();
        args.executable = self.loaded();
        let doing = "listing a program's devices";
        // SAFETY: alive; the list lives as long, the devices as long as the client.
        unsafe {
            call!(
                self.api(),
                PJRT_LoadedExecutable_AddressableDevices,
                &mut args,
                doing
            )?;
            let count = args.num_addressable_devices;
            Ok(self.client().own_devices(args.addressable_devices, count))
        }
    }

    pub(super) fn loaded(&self) -> *mut sys::PJRT_LoadedExecutable {
        self.inner.loaded.raw
    }

    /// Returns the number of devices of this process that it runs on.
    pub fn num_devices(&self) -> usize {
        self.inner.num_devices
    }

    pub(super) fn api(&self) -> &api::Api {
        self.client().api()
    }
}

impl Deref for Executable {
    type Target = Compiled;

    fn deref(&self) -> &Compiled {
        &self.inner.described
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        let mut args: sys::PJRT_LoadedExecutable_Destroy_Args = api::new();
        args.executable = self.raw;
        let (api, doing) = (self.client.api(), "freeing a program");
        // SAFETY: owned here, and this is the last use; PJRT retains what pending runs need.
        let _ = unsafe { call!(api, PJRT_LoadedExecutable_Destroy, &mut args, doing) };
    }
}

impl fmt::Debug for Executable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Executable({})", self.name().unwrap_or_default())
    }
}
