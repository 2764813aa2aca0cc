//! Allocations, and their call sites.

use std::ffi::{CStr, c_void};
use std::ptr;

use crate::client::{self, Error};
use crate::errors::{INVALID_VALUE, SUCCESS, UNKNOWN};
use crate::protocol::{Memory, Request, Value};
use crate::sys;

/// The alignment of rows in bytes.
pub const PITCH: usize = 512;

/// The number of callers reported to the server: wrappers such as `cudaMalloc<T>` of CUDA's
/// headers, and their callers.
const CALLERS: usize = 4;

/// Returns the CUDA function and its callers, the innermost first, each on a separate line: `FILE
/// OFFSET`.
fn site(function: &str) -> String {
    let mut site = function.to_owned();
    for (file, offset) in callers().into_iter().take(CALLERS) {
        site += &format!("\n{file} {:#x}", offset.saturating_sub(1));
    }
    site
}

/// Returns the file that calls this library, and the offset of the return address in it.
pub fn caller() -> Option<(String, usize)> {
    callers().into_iter().next()
}

/// Returns the callers of this library, the innermost first: the file of each, and the offset of
/// the return address in it.
fn callers() -> Vec<(String, usize)> {
    let mut frames = [ptr::null_mut(); 16];
    // SAFETY: the buffer has the given number of elements.
    let count = unsafe { sys::backtrace(frames.as_mut_ptr(), frames.len() as i32) };
    let own = place(callers as *const c_void).map(|(file, _)| file);
    let frames = frames[..usize::try_from(count).unwrap_or(0)].iter();
    let places = frames.filter_map(|frame| place(*frame));
    places
        .filter(|(file, _)| Some(file) != own.as_ref())
        .collect()
}

/// Returns the file that contains a code address, and the offset in it.
pub fn place(address: *const c_void) -> Option<(String, usize)> {
    let mut info = sys::SymbolInfo {
        file: ptr::null(),
        base: ptr::null_mut(),
        name: ptr::null(),
        address: ptr::null_mut(),
    };
    // SAFETY: the function fills the structure.
    if unsafe { sys::dladdr(address, &raw mut info) } == 0 || info.file.is_null() {
        return None;
    }
    // SAFETY: it has filled the file's name.
    let file = unsafe { CStr::from_ptr(info.file) }
        .to_string_lossy()
        .into_owned();
    Some((file, address as usize - info.base as usize))
}

/// Allocates memory, and writes the address to `to`.
///
/// # Safety
/// `to` can be written, or is null.
pub unsafe fn allocate(to: *mut *mut c_void, bytes: usize, kind: Memory, function: &str) -> Error {
    if to.is_null() {
        return INVALID_VALUE;
    }
    let address = match bytes {
        0 => Ok(0),
        _ => client::allocate(bytes as u64, kind, site(function)),
    };
    match address {
        Ok(address) => {
            // SAFETY: by the caller's contract.
            unsafe { *to = address as *mut c_void };
            SUCCESS
        }
        Err(error) => error,
    }
}

/// Frees memory; null is ignored.
pub fn free(pointer: *mut c_void) -> Error {
    if pointer.is_null() {
        return SUCCESS;
    }
    let address = pointer as u64;
    let freed = client::with(|client| {
        let found = match client.owns(address) {
            true => client.ask(&Request::Locate { address }).ok(),
            false => None,
        };
        client.ask(&Request::Free { address })?;
        if let Some(Value::Block {
            address,
            bytes,
            kind,
            ..
        }) = found
            && kind.is_on_host()
        {
            client.close_to_host(address, bytes);
        }
        Ok(())
    });
    freed.err().unwrap_or(SUCCESS)
}

/// Returns the free bytes and all bytes.
pub fn free_bytes() -> Result<(usize, usize), Error> {
    client::with(|client| match client.ask(&Request::FreeMemory {})? {
        Value::Range {
            address: free,
            bytes: all,
        } => Ok((free as usize, all as usize)),
        _ => Err(UNKNOWN),
    })
}

/// Returns the allocation at an address: its address, its size and its kind.
pub fn locate(pointer: *const c_void) -> Result<(u64, u64, Memory), Error> {
    let address = pointer as u64;
    client::with(|client| {
        if !client.owns(address) {
            return Err(INVALID_VALUE);
        }
        match client.ask(&Request::Locate { address })? {
            Value::Block {
                address,
                bytes,
                kind,
                ..
            } => Ok((address, bytes, kind)),
            _ => Err(UNKNOWN),
        }
    })
}
