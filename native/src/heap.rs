//! `malloc` and `free` in kernels.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use raise::nvvm::cpu::Thread;

use crate::memory::Range;

/// The allocations of all kernels, which outlive a launch: start address and size.
static HEAP: Mutex<BTreeMap<u64, u64>> = Mutex::new(BTreeMap::new());

/// Returns the address of new memory, or 0. As in CUDA it is aligned to 16 bytes.
pub(crate) unsafe extern "C" fn allocate(_: *mut Thread, bytes: u64) -> u64 {
    let Ok(count) = usize::try_from(bytes) else {
        return 0;
    };
    // SAFETY: the C library's allocator takes any size.
    let address = unsafe { libc::malloc(count) } as u64;
    if address != 0 {
        let mut heap = HEAP.lock().unwrap_or_else(PoisonError::into_inner);
        heap.insert(address, bytes);
    }
    address
}

/// Frees what [`allocate`] returned; any other address is ignored.
pub(crate) unsafe extern "C" fn free(_: *mut Thread, address: u64) {
    let mut heap = HEAP.lock().unwrap_or_else(PoisonError::into_inner);
    if heap.remove(&address).is_some() {
        // SAFETY: the C library allocated it, and it has not been freed.
        unsafe { libc::free(address as *mut libc::c_void) };
    }
}

/// Returns whether bytes at an address are all in one allocation.
pub(crate) fn holds(address: u64, bytes: u64) -> bool {
    let heap = HEAP.lock().unwrap_or_else(PoisonError::into_inner);
    let below = heap.range(..=address).next_back();
    below.is_some_and(|(low, size)| {
        let range = Range {
            low: *low,
            high: low + size,
        };
        range.holds(address, bytes)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accesses_are_of_allocations_that_are_not_freed() {
        let thread = std::ptr::null_mut();
        // SAFETY: the functions do not read the thread.
        unsafe {
            let address = allocate(thread, 24);
            assert!(holds(address, 8) && holds(address + 16, 8));
            assert!(!holds(address + 20, 8));
            free(thread, address + 8);
            assert!(holds(address, 8));
            free(thread, address);
            free(thread, address);
            assert!(!holds(address, 8));
            assert_eq!(allocate(thread, u64::MAX), 0);
        }
    }
}
