//! Copies between host and device, and fills.

use std::ffi::{c_int, c_void};

use crate::client::{self, Client, Error};
use crate::errors::{INVALID_DIRECTION, INVALID_PITCH, INVALID_VALUE, SUCCESS};
use crate::protocol::{Region, Request};

/// `cudaMemcpyKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    HostToHost,
    HostToDevice,
    DeviceToHost,
    DeviceToDevice,
    Default,
}

impl Kind {
    pub fn of(number: c_int) -> Option<Kind> {
        use Kind::{Default, DeviceToDevice, DeviceToHost, HostToDevice, HostToHost};
        let all = [
            HostToHost,
            HostToDevice,
            DeviceToHost,
            DeviceToDevice,
            Default,
        ];
        all.get(usize::try_from(number).ok()?).copied()
    }
}

/// Copies a box of bytes.
///
/// # Safety
/// Host memory of either side can be read, or written.
pub unsafe fn copy(to: Region, from: Region, kind: Kind) -> Result<(), Error> {
    if to.bytes() == 0 {
        return Ok(());
    }
    let is_wide_enough =
        |region: &Region| region.pitch >= region.width || region.height * region.depth == 1;
    if !is_wide_enough(&to) || !is_wide_enough(&from) {
        return Err(INVALID_PITCH);
    }
    if to.address == 0 || from.address == 0 {
        return Err(INVALID_VALUE);
    }
    client::with(|client| {
        let to_device = client.owns(to.address);
        let from_device = client.owns(from.address);
        let fits = match kind {
            Kind::HostToHost | Kind::Default => true,
            Kind::HostToDevice => to_device,
            Kind::DeviceToHost => from_device,
            Kind::DeviceToDevice => to_device && from_device,
        };
        if !fits {
            let (what, address) = match to_device {
                true => ("source", from.address),
                false => ("destination", to.address),
            };
            client::say(&format!(
                "the {what} {address:#x} of a copy ({kind:?}, {} bytes) is not memory of the device",
                to.bytes()
            ));
            return Err(INVALID_DIRECTION);
        }
        match (to_device, from_device, kind) {
            (true, true, Kind::DeviceToDevice | Kind::Default) => {
                client.tell(&Request::Copy { from, to })
            }
            (true, ..) if kind != Kind::DeviceToHost && kind != Kind::HostToHost => {
                client.ask(&Request::BeginWrite { to: to.clone() })?;
                // SAFETY: the server has checked the destination; the source is valid by the
                // caller's contract.
                unsafe {
                    copy_rows(
                        &to,
                        &from,
                        |address| client.reachable(address),
                        |address| address as *mut u8,
                    )
                };
                client.tell(&Request::EndWrite { to })
            }
            (_, true, _) if kind != Kind::HostToHost => {
                client.ask(&Request::Read { from: from.clone() })?;
                // SAFETY: as above, in the other direction.
                unsafe {
                    copy_rows(
                        &to,
                        &from,
                        |address| address as *mut u8,
                        |address| client.reachable(address),
                    )
                };
                Ok(())
            }
            _ => {
                wait(client)?;
                // SAFETY: both are valid by the caller's contract.
                unsafe {
                    copy_rows(
                        &to,
                        &from,
                        |address| address as *mut u8,
                        |address| address as *mut u8,
                    )
                };
                Ok(())
            }
        }
    })
}

/// As [`copy`]; if the host can access either side, the copy is complete on return.
///
/// # Safety
/// As [`copy`].
pub unsafe fn copy_now(to: Region, from: Region, kind: Kind) -> Result<(), Error> {
    // SAFETY: by the caller's contract.
    unsafe { copy(to, from, kind) }?;
    finish()
}

/// Waits for the requests so far, if the host can see their effects in its own memory.
fn finish() -> Result<(), Error> {
    client::with(|client| match client.is_shared {
        true => wait(client),
        false => Ok(()),
    })
}

fn wait(client: &mut Client) -> Result<(), Error> {
    client.ask(&Request::Synchronize {}).map(|_| ())
}

/// # Safety
/// The bytes are at the addresses that the two functions return.
unsafe fn copy_rows(
    to: &Region,
    from: &Region,
    to_at: impl Fn(u64) -> *mut u8,
    from_at: impl Fn(u64) -> *mut u8,
) {
    for (to_row, from_row) in to.rows().zip(from.rows()) {
        // SAFETY: by the caller's contract. Rows may overlap where a program copies within one
        // array.
        unsafe { std::ptr::copy(from_at(from_row), to_at(to_row), to.width as usize) };
    }
}

/// Copies consecutive bytes.
///
/// # Safety
/// As `copy`.
pub unsafe fn line(to: *mut c_void, from: *const c_void, bytes: usize, kind: c_int) -> Error {
    let Some(kind) = Kind::of(kind) else {
        return INVALID_DIRECTION;
    };
    let bytes = bytes as u64;
    // SAFETY: by the caller's contract.
    let copied = unsafe {
        copy_now(
            Region::line(to as u64, bytes),
            Region::line(from as u64, bytes),
            kind,
        )
    };
    copied.err().unwrap_or(SUCCESS)
}

/// Fills a box of device memory; if the host can access it, the fill is complete on return.
pub fn fill_now(to: Region, value: u32, bytes: u32) -> Error {
    match fill(to, value, bytes) {
        SUCCESS => finish().err().unwrap_or(SUCCESS),
        error => error,
    }
}

/// Fills a box of device memory with a value of 1, 2 or 4 bytes.
pub fn fill(to: Region, value: u32, bytes: u32) -> Error {
    if to.bytes() == 0 {
        return SUCCESS;
    }
    if to.pitch < to.width && to.height * to.depth > 1 {
        return INVALID_PITCH;
    }
    let filled = client::with(|client| {
        if !client.owns(to.address) {
            client::say(&format!(
                "{:#x}, which is to be filled, is not memory of the device",
                to.address
            ));
            return Err(INVALID_VALUE);
        }
        client.tell(&Request::Fill { to, value, bytes })
    });
    filled.err().unwrap_or(SUCCESS)
}
