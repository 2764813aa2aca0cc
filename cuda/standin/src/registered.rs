//! Host memory that the program registers for the device.
//!
//! If the program requests its device address, its pages are replaced by pages of the device
//! memory's file, so that both sides see the same bytes.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::errors::{INVALID_VALUE, NOT_SUPPORTED, SUCCESS};
use crate::memory;
use crate::protocol::Memory;

const PAGE: u64 = 4096;
/// The number of bytes around the stack pointer that are not moved.
const STACK: u64 = 1 << 20;

/// Registered memory.
struct Registered {
    bytes: u64,
    /// The device address of its first page, once the program has requested it.
    device: Option<u64>,
}

impl Registered {
    /// Returns the pages that contain the memory starting at `host`.
    fn pages(&self, host: u64) -> (u64, u64) {
        let first = host / PAGE * PAGE;
        (first, (host + self.bytes).next_multiple_of(PAGE) - first)
    }
}

/// Registered memory, by the program's address.
static REGISTERED: Mutex<BTreeMap<u64, Registered>> = Mutex::new(BTreeMap::new());

/// Registers memory.
pub fn register(host: *mut c_void, bytes: usize) -> Error {
    if host.is_null() || bytes == 0 {
        return INVALID_VALUE;
    }
    let memory = Registered {
        bytes: bytes as u64,
        device: None,
    };
    let mut all = REGISTERED.lock().unwrap_or_else(PoisonError::into_inner);
    all.insert(host as u64, memory);
    SUCCESS
}

/// Unregisters memory.
pub fn unregister(host: *mut c_void) -> Error {
    let mut all = REGISTERED.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(memory) = all.remove(&(host as u64)) else {
        return INVALID_VALUE;
    };
    let (first, bytes) = memory.pages(host as u64);
    let Some(device) = memory.device else {
        return SUCCESS;
    };
    let taken = client::with(|client| {
        client.ask(&crate::protocol::Request::Synchronize {})?;
        client
            .take_back_pages(first, device, bytes)
            .map_err(|_| NOT_SUPPORTED)
    });
    match taken {
        Ok(()) => memory::free(device as *mut c_void),
        Err(error) => error,
    }
}

/// Returns the device address of registered memory.
pub fn device_address(host: *const c_void) -> Result<u64, Error> {
    let address = host as u64;
    let mut all = REGISTERED.lock().unwrap_or_else(PoisonError::into_inner);
    let holds = |(start, memory): &(&u64, &mut Registered)| address < **start + memory.bytes;
    let found = all.range_mut(..=address).next_back().filter(holds);
    let (start, memory) = found.ok_or(INVALID_VALUE)?;
    let (first, bytes) = memory.pages(*start);
    let device = match memory.device {
        Some(device) => device,
        None => share(first, bytes)?,
    };
    memory.device = Some(device);
    Ok(device + (address - first))
}

/// Moves pages of the program to device memory.
fn share(first: u64, bytes: u64) -> Result<u64, Error> {
    let here = 0_u8;
    let top = &raw const here as u64;
    if top + STACK > first && top < first + bytes + STACK {
        client::say_once(
            "the device's address of registered memory on the stack is not supported: allocate the memory with cudaHostAlloc, or with malloc",
        );
        return Err(NOT_SUPPORTED);
    }
    let device = client::allocate(bytes, Memory::Pinned, "cudaHostRegister".to_owned())?;
    client::with(|client| {
        client
            .share_pages(first, device, bytes)
            .map_err(|_| NOT_SUPPORTED)
    })?;
    Ok(device)
}
