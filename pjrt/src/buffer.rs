//! Buffers: arrays on a device.

use std::fmt;
use std::sync::Arc;

use stablehlo::ElementType;

use super::api::{self, call};
use super::client::Client;
use super::compiled::ArrayType;
use super::device::Device;
use super::element;
use super::error::{Code, Error, Result};
use super::event::Event;
use super::sys;

/// An array on a device. Cloning shares it.
///
/// A buffer may still be pending (in transfer, or being computed); reads wait for it. Donating it
/// to an execution deletes it: reading it, or any clone, is then an error.
#[derive(Clone)]
pub struct Buffer {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client,
    raw: *mut sys::PJRT_Buffer,
}

// SAFETY: PJRT buffers may be used and freed on any thread, several at once; the plugin locks its
// state.
unsafe impl Send for Inner {}
// SAFETY: as above.
unsafe impl Sync for Inner {}

impl Buffer {
    /// Takes ownership of `raw`.
    ///
    /// # Safety
    /// `raw` is a buffer of this client that nothing else frees.
    pub(super) unsafe fn new(client: &Client, raw: *mut sys::PJRT_Buffer) -> Buffer {
        Buffer {
            inner: Arc::new(Inner {
                client: client.clone(),
                raw,
            }),
        }
    }

    pub(super) fn raw(&self) -> *mut sys::PJRT_Buffer {
        self.inner.raw
    }

    /// Returns the client that owns the buffer.
    pub fn client(&self) -> &Client {
        &self.inner.client
    }

    /// Returns the element type.
    pub fn element(&self) -> Result<ElementType> {
        let mut args: sys::PJRT_Buffer_ElementType_Args = api::new();
        args.buffer = self.raw();
        let doing = "reading a buffer's element type";
        // SAFETY: the buffer is alive.
        unsafe { call!(self.api(), PJRT_Buffer_ElementType, &mut args, doing) }?;
        element::from_pjrt(args.type_)
    }

    /// Returns the shape.
    pub fn shape(&self) -> Result<Vec<usize>> {
        let mut args: sys::PJRT_Buffer_Dimensions_Args = api::new();
        args.buffer = self.raw();
        // SAFETY: the buffer is alive, and its list of dimensions with it.
        let dims = unsafe {
            call!(
                self.api(),
                PJRT_Buffer_Dimensions,
                &mut args,
                "reading a buffer's shape"
            )?;
            api::list(args.dims, args.num_dims)
        };
        Ok(dims.iter().map(|&dim| dim as usize).collect())
    }

    /// Returns the element type and the shape.
    pub fn array_type(&self) -> Result<ArrayType> {
        Ok(ArrayType {
            element: self.element()?,
            shape: self.shape()?,
        })
    }

    /// Returns the bytes it takes on the device.
    pub fn device_bytes(&self) -> Result<usize> {
        let mut args: sys::PJRT_Buffer_OnDeviceSizeInBytes_Args = api::new();
        args.buffer = self.raw();
        let doing = "reading a buffer's size";
        // SAFETY: the buffer is alive.
        unsafe {
            call!(
                self.api(),
                PJRT_Buffer_OnDeviceSizeInBytes,
                &mut args,
                doing
            )
        }?;
        Ok(args.on_device_size_in_bytes)
    }

    /// Returns the device it is on.
    pub fn device(&self) -> Result<Device> {
        let mut args: sys::PJRT_Buffer_Device_Args = api::new();
        args.buffer = self.raw();
        // SAFETY: the buffer is alive; the device belongs to the client.
        unsafe {
            call!(
                self.api(),
                PJRT_Buffer_Device,
                &mut args,
                "reading a buffer's device"
            )
        }?;
        Ok(Device::new(self.client(), args.device))
    }

    /// Returns its address on the device, for comparisons only.
    pub fn address(&self) -> Result<usize> {
        let mut args: sys::PJRT_Buffer_UnsafePointer_Args = api::new();
        args.buffer = self.raw();
        let doing = "reading a buffer's address";
        // SAFETY: the buffer is alive; the address is only returned as an integer.
        unsafe { call!(self.api(), PJRT_Buffer_UnsafePointer, &mut args, doing) }?;
        Ok(args.buffer_pointer)
    }

    /// Frees its memory immediately, for every clone.
    pub fn delete(&self) -> Result<()> {
        let mut args: sys::PJRT_Buffer_Delete_Args = api::new();
        args.buffer = self.raw();
        // SAFETY: the buffer is alive; PJRT retains its memory until pending work is done.
        unsafe {
            call!(
                self.api(),
                PJRT_Buffer_Delete,
                &mut args,
                "deleting a buffer"
            )
        }
    }

    /// Returns whether it was deleted or donated.
    pub fn is_deleted(&self) -> Result<bool> {
        let mut args: sys::PJRT_Buffer_IsDeleted_Args = api::new();
        args.buffer = self.raw();
        let doing = "looking whether a buffer is deleted";
        // SAFETY: the buffer is alive.
        unsafe { call!(self.api(), PJRT_Buffer_IsDeleted, &mut args, doing) }?;
        Ok(args.is_deleted)
    }

    /// Returns the event of its contents being available, or of a failed computation.
    pub fn ready_event(&self) -> Result<Event> {
        let mut args: sys::PJRT_Buffer_ReadyEvent_Args = api::new();
        args.buffer = self.raw();
        let doing = "computing an array";
        // SAFETY: the buffer is alive; the returned event is owned by the caller.
        unsafe {
            call!(self.api(), PJRT_Buffer_ReadyEvent, &mut args, doing)?;
            Ok(self.client().event(args.event, doing))
        }
    }

    /// Starts a copy to another device of the same client.
    pub fn copy_to(&self, device: &Device) -> Result<Buffer> {
        let doing = "copying an array to another device";
        if !device.client().is(self.client()) {
            let message = "the device belongs to another client";
            return Err(Error::new(Code::InvalidArgument, doing, message));
        }
        let mut args: sys::PJRT_Buffer_CopyToDevice_Args = api::new();
        args.buffer = self.raw();
        args.dst_device = device.raw();
        // SAFETY: buffer and device are alive and of one client; the new buffer is owned here.
        unsafe {
            call!(self.api(), PJRT_Buffer_CopyToDevice, &mut args, doing)?;
            Ok(Buffer::new(self.client(), args.dst_buffer))
        }
    }

    pub(super) fn api(&self) -> &api::Api {
        self.inner.client.api()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let mut args: sys::PJRT_Buffer_Destroy_Args = api::new();
        args.buffer = self.raw;
        // SAFETY: this is the last reference to the buffer; PJRT retains the memory while pending
        // work needs it.
        let _ = unsafe {
            call!(
                self.client.api(),
                PJRT_Buffer_Destroy,
                &mut args,
                "freeing a buffer"
            )
        };
    }
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.array_type() {
            Ok(array) => write!(f, "Buffer({array})"),
            Err(_) => f.write_str("Buffer"),
        }
    }
}
