//! Reports accesses of the host to device memory before the process ends.

use std::ffi::{c_int, c_void};
use std::sync::OnceLock;

use crate::protocol::{Request, Value};
use crate::{client, sys};

static OLD: OnceLock<[sys::SignalAction; 2]> = OnceLock::new();

/// Installs the handlers.
pub fn watch() {
    OLD.get_or_init(|| [install(sys::SIGSEGV), install(sys::SIGBUS)]);
}

fn install(signal: c_int) -> sys::SignalAction {
    let new = sys::SignalAction {
        handler: handle as *const () as usize,
        mask: [0; 16],
        flags: sys::SA_SIGINFO | sys::SA_NODEFER,
        restorer: 0,
    };
    let mut old = sys::SignalAction {
        handler: 0,
        mask: [0; 16],
        flags: 0,
        restorer: 0,
    };
    // SAFETY: both are structures of the kind that the function takes.
    unsafe { sys::sigaction(signal, &raw const new, &raw mut old) };
    old
}

/// Prints which memory was accessed, and restores the previous action of the signal.
extern "C" fn handle(signal: c_int, info: *const c_void, _context: *mut c_void) {
    // SAFETY: `si_addr` follows three integers and four bytes that align it.
    let address = unsafe { *info.cast::<u8>().add(16).cast::<u64>() };
    client::try_with(|client| {
        client.owns(address).then(|| {
            let found = client.ask(&Request::Locate { address });
            match found {
                Ok(Value::Block { address: start, bytes, name, .. }) => client::say(&format!(
                    "the host accesses device memory: byte {} of `{name}`, which has {bytes} bytes. Copy it with cudaMemcpy, or allocate it with cudaMallocManaged",
                    address - start
                )),
                _ => client::say(&format!(
                    "the host accesses device memory at {address:#x}, where nothing is allocated"
                )),
            }
        })
    });
    let old = OLD
        .get()
        .map(|old| old[usize::from(signal != sys::SIGSEGV)]);
    let default = sys::SignalAction {
        handler: 0,
        mask: [0; 16],
        flags: 0,
        restorer: 0,
    };
    let old = old.unwrap_or(default);
    // SAFETY: the action was installed before this one. The access repeats once the handler
    // returns.
    unsafe { sys::sigaction(signal, &raw const old, std::ptr::null_mut()) };
}
