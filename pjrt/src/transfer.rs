//! Copies arrays from host bytes to a device, and back.

use std::sync::{Arc, mpsc};

use stablehlo::ElementType;
use tokio::sync::oneshot;

use super::api::{self, call};
use super::buffer::Buffer;
use super::device::Device;
use super::element;
use super::error::{Code, Error, Result};
use super::event::Event;
use super::sys;

/// Host bytes that the plugin may read after the call that passes them.
#[derive(Clone, Debug)]
pub enum HostBytes {
    /// Bytes whose ownership is transferred.
    Owned(Vec<u8>),
    /// Shared bytes, which `Arc` makes immutable.
    Shared(Arc<[u8]>),
}

impl From<Vec<u8>> for HostBytes {
    fn from(bytes: Vec<u8>) -> HostBytes {
        HostBytes::Owned(bytes)
    }
}

impl From<Arc<[u8]>> for HostBytes {
    fn from(bytes: Arc<[u8]>) -> HostBytes {
        HostBytes::Shared(bytes)
    }
}

impl AsRef<[u8]> for HostBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            HostBytes::Owned(bytes) => bytes,
            HostBytes::Shared(bytes) => bytes,
        }
    }
}

const TO_DEVICE: &str = "copying an array to the device";
const TO_HOST: &str = "copying an array from the device";

impl Device {
    /// Copies `bytes` (dense, row-major, little-endian) into a new buffer; the slice may be reused
    /// on return.
    ///
    /// - errors: `INVALID_ARGUMENT` unless `bytes` has the length of `shape` and `element`
    pub fn buffer(&self, bytes: &[u8], element: ElementType, shape: &[usize]) -> Result<Buffer> {
        let semantics = sys::PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
        // SAFETY: `bytes` is borrowed for longer than the call, and the plugin does not read it
        // later.
        let (buffer, done) = unsafe { self.transfer(bytes, element, shape, semantics) }?;
        // It is complete by its semantics; an error is reported when the buffer is read.
        drop(done);
        Ok(buffer)
    }

    /// Starts to copy `bytes` into a new buffer and returns immediately. The plugin keeps the bytes
    /// until the copy is complete.
    ///
    /// - errors: those of [`Device::buffer`]; a failed transfer is reported when the buffer is read
    pub fn buffer_from(
        &self,
        bytes: impl Into<HostBytes>,
        element: ElementType,
        shape: &[usize],
    ) -> Result<Buffer> {
        let bytes = bytes.into();
        let semantics = sys::PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes;
        // SAFETY: the bytes are on the heap, so moving `bytes` does not move them; they go into the
        // callback that PJRT calls once it no longer needs them, and nothing can write to them
        // until then.
        let (buffer, done) = unsafe { self.transfer(bytes.as_ref(), element, shape, semantics) }?;
        done.on_ready(move |_| drop(bytes));
        Ok(buffer)
    }

    /// # Safety
    /// `bytes` is neither moved nor written for as long as `semantics` requires.
    unsafe fn transfer(
        &self,
        bytes: &[u8],
        element: ElementType,
        shape: &[usize],
        semantics: sys::PJRT_HostBufferSemantics,
    ) -> Result<(Buffer, Event)> {
        let needed = shape
            .iter()
            .try_fold(element::bytes(element), |n, &d| n.checked_mul(d));
        if needed != Some(bytes.len()) {
            let given = bytes.len();
            let message = format!("{given} bytes were given for {element:?} of shape {shape:?}");
            return Err(Error::new(Code::InvalidArgument, TO_DEVICE, message));
        }
        let dims: Vec<i64> = shape.iter().map(|&dim| dim as i64).collect();
        let client = self.client();
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        if client.is_cpu() {
            super::subnormals::look_at(element, bytes);
        }
        let mut args: sys::PJRT_Client_BufferFromHostBuffer_Args = api::new();
        args.client = client.raw();
        args.data = bytes.as_ptr().cast();
        args.type_ = element::to_pjrt(element);
        args.dims = dims.as_ptr();
        args.num_dims = dims.len();
        args.host_buffer_semantics = semantics;
        args.device = self.raw();
        // SAFETY: `dims` lives through the call, `bytes` has the length of its shape and lives by
        // the caller's contract; client and device are alive. The returned buffer and event are
        // owned here.
        unsafe {
            call!(
                client.api(),
                PJRT_Client_BufferFromHostBuffer,
                &mut args,
                TO_DEVICE
            )?;
            let done = client.event(args.done_with_host_buffer, TO_DEVICE);
            Ok((Buffer::new(client, args.buffer), done))
        }
    }
}

impl Buffer {
    /// Copies to the host, dense, row-major, little-endian; blocks until the contents are
    /// available.
    pub fn to_host(&self) -> Result<Vec<u8>> {
        let (send, receive) = mpsc::sync_channel(1);
        self.copy_then(move |result| {
            let _ = send.send(result);
        })?;
        receive.recv().unwrap_or_else(|_| Err(dropped()))
    }

    /// As [`Buffer::to_host`]: the copy starts immediately, and the future awaits its completion.
    pub fn to_host_async(&self) -> Result<impl Future<Output = Result<Vec<u8>>> + Send + use<>> {
        let (send, receive) = oneshot::channel();
        self.copy_then(move |result| {
            // The receiver is gone if the future was dropped.
            let _ = send.send(result);
        })?;
        Ok(async move { receive.await.unwrap_or_else(|_| Err(dropped())) })
    }

    /// Starts to copy to the host, and calls `then` with the bytes.
    fn copy_then(&self, then: impl FnOnce(Result<Vec<u8>>) + Send + 'static) -> Result<()> {
        let order = RowMajor::of_rank(self.shape()?.len());
        let mut layout = order.to_c();
        let mut args: sys::PJRT_Buffer_ToHostBuffer_Args = api::new();
        args.src = self.raw();
        args.host_layout = &mut layout;
        // SAFETY: without a destination the call only returns the number of bytes it would write.
        unsafe { call!(self.api(), PJRT_Buffer_ToHostBuffer, &mut args, TO_HOST) }?;
        let mut bytes = Box::<[u8]>::new_uninit_slice(args.dst_size);
        args.dst = bytes.as_mut_ptr().cast();
        // SAFETY: the destination has the length that the plugin returned. It is moved (its heap
        // block is not) into the callback, so it is neither used nor freed before the plugin has
        // written it. The event is owned here.
        let event = unsafe {
            call!(self.api(), PJRT_Buffer_ToHostBuffer, &mut args, TO_HOST)?;
            self.client().event(args.event, TO_HOST)
        };
        event.on_ready(move |result| {
            // SAFETY: the plugin reports that it has written all of them.
            then(result.map(|()| unsafe { bytes.assume_init() }.into_vec()))
        });
        Ok(())
    }
}

fn dropped() -> Error {
    let message = "the plugin dropped the callback without calling it";
    Error::new(Code::Internal, TO_HOST, message)
}

/// The dense row-major layout of a rank: the last dimension is the most minor.
struct RowMajor(Vec<i64>);

impl RowMajor {
    fn of_rank(rank: usize) -> RowMajor {
        RowMajor((0..rank as i64).rev().collect())
    }

    /// Returns the C structure, which borrows from `self`.
    fn to_c(&self) -> sys::PJRT_Buffer_MemoryLayout {
        let mut tiled: sys::PJRT_Buffer_MemoryLayout_Tiled = api::new();
        tiled.minor_to_major = self.0.as_ptr();
        tiled.minor_to_major_size = self.0.len();
        let mut layout: sys::PJRT_Buffer_MemoryLayout = api::new();
        layout.type_ = sys::PJRT_Buffer_MemoryLayout_Type_Tiled;
        layout.__bindgen_anon_1.tiled = tiled;
        layout
    }
}
