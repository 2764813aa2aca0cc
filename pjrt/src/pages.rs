//! Allocation of large arrays: blocks are reused between calls (`alloc_cache.rs`), and very large
//! ones get huge pages.
//!
//! The CPU plugin allocates and frees the memory of each call with the C library, so large blocks
//! are new from the system each time and are zero-filled page by page at the first write. The
//! stored values of a gradient of 100 steps took 110 000 pages of 4 KiB, a fifth of its time. They
//! need 740 pages of 2 MiB, which are requested here where the system provides them on request
//! (`madvise` in `/sys/kernel/mm/transparent_hugepage/enabled`). The C library's own functions do
//! the rest.
//!
//! Smaller blocks keep pages of the normal size: arrays whose addresses are equal modulo 2 MiB are
//! slower to read together if their pages are that large.

use std::ffi::{CStr, c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::alloc_cache::{Block, Kept, LEAST};

/// The least size of blocks with huge pages.
const LARGE: usize = 32 << 20;

/// XLA's least alignment; blocks with less are not XLA's.
const ALIGNMENT: usize = 64;

type AlignedAlloc = unsafe extern "C" fn(usize, usize) -> *mut c_void;
type PosixMemalign = unsafe extern "C" fn(*mut *mut c_void, usize, usize) -> c_int;
type Free = unsafe extern "C" fn(*mut c_void);

/// Returns the next definition of this function after ours, the C library's or that of an
/// interposed library; caches it in `known`.
fn next(known: &AtomicPtr<c_void>, name: &CStr) -> *mut c_void {
    let mut function = known.load(Ordering::Relaxed);
    if function.is_null() {
        // SAFETY: a name that ends with 0.
        function = unsafe { libc::dlsym(libc::RTLD_NEXT, name.as_ptr()) };
        assert!(!function.is_null(), "the C library has no {name:?}");
        known.store(function, Ordering::Relaxed);
    }
    function
}

fn kept() -> MutexGuard<'static, Kept> {
    static KEPT: Mutex<Kept> = Mutex::new(Kept::new());
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes a cached block, if there is one.
fn take(alignment: usize, size: usize) -> Option<*mut c_void> {
    let large = size >= LEAST && alignment >= ALIGNMENT;
    large
        .then(|| kept().take(alignment, size))?
        .map(|block| block.start)
}

/// Records a block that the C library allocated.
fn hand_out(memory: *mut c_void, alignment: usize, size: usize) {
    if memory.is_null() || size < LEAST || alignment < ALIGNMENT {
        return;
    }
    kept().hand_out(memory);
    if size >= LARGE {
        ask(memory, size);
    }
}

/// Requests huge pages.
fn ask(memory: *mut c_void, size: usize) {
    // SAFETY: queries an integer.
    let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096);
    let start = memory.addr().next_multiple_of(page);
    let end = (memory.addr() + size) / page * page;
    // SAFETY: whole pages of memory that was just allocated; the advice does not change contents. A
    // failure is ignored.
    let _ = unsafe { libc::madvise(memory.with_addr(start), end - start, libc::MADV_HUGEPAGE) };
}

/// Interposes `aligned_alloc` of the C library for everything that this process loads.
///
/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aligned_alloc(alignment: usize, size: usize) -> *mut c_void {
    static KNOWN: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
    if let Some(memory) = take(alignment, size) {
        return memory;
    }
    let next = next(&KNOWN, c"aligned_alloc");
    // SAFETY: the function of that name has this type.
    let next = unsafe { std::mem::transmute::<*mut c_void, AlignedAlloc>(next) };
    // SAFETY: by the caller's contract.
    let memory = unsafe { next(alignment, size) };
    hand_out(memory, alignment, size);
    memory
}

/// Interposes `posix_memalign` of the C library for everything that this process loads.
///
/// # Safety
/// As for the POSIX function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn posix_memalign(
    memory: *mut *mut c_void,
    alignment: usize,
    size: usize,
) -> c_int {
    static KNOWN: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
    if alignment.is_power_of_two()
        && let Some(kept) = take(alignment, size)
    {
        // SAFETY: by the caller's contract.
        unsafe { *memory = kept };
        return 0;
    }
    let next = next(&KNOWN, c"posix_memalign");
    // SAFETY: the function of that name has this type.
    let next = unsafe { std::mem::transmute::<*mut c_void, PosixMemalign>(next) };
    // SAFETY: by the caller's contract.
    let failed = unsafe { next(memory, alignment, size) };
    if failed == 0 {
        // SAFETY: the call has written it.
        hand_out(unsafe { *memory }, alignment, size);
    }
    failed
}

/// Interposes `free` of the C library for everything that this process loads.
///
/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(memory: *mut c_void) {
    static KNOWN: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
    let next = next(&KNOWN, c"free");
    // SAFETY: the function of that name has this type.
    let next = unsafe { std::mem::transmute::<*mut c_void, Free>(next) };
    if !memory.is_null() && memory.addr().is_multiple_of(ALIGNMENT) {
        // SAFETY: the C library allocated it, and it is not freed yet.
        let size = unsafe { libc::malloc_usable_size(memory) };
        let block = Block {
            start: memory,
            size,
        };
        // SAFETY: the blocks given back are not in use.
        if size >= LEAST && kept().keep(block, |block| unsafe { next(block.start) }) {
            return;
        }
    }
    // SAFETY: by the caller's contract.
    unsafe { next(memory) };
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    /// Returns whether huge pages were requested at `memory`.
    fn is_asked(memory: *mut c_void) -> bool {
        let text = std::fs::read_to_string("/proc/self/smaps").unwrap();
        let mut inside = false;
        for line in text.lines() {
            let ends = line
                .split_whitespace()
                .next()
                .and_then(|ends| ends.split_once('-'));
            let number = |text: &str| usize::from_str_radix(text, 16).ok();
            if let Some((Some(start), Some(end))) = ends.map(|(a, b)| (number(a), number(b))) {
                inside = (start..end).contains(&memory.addr());
            }
            if inside && let Some(flags) = line.strip_prefix("VmFlags:") {
                return flags.split_whitespace().any(|flag| flag == "hg");
            }
        }
        false
    }

    #[test]
    fn large_memory_has_large_pages_and_small_does_not() {
        // In the middle: the ends share pages with neighbouring blocks.
        let middle = |memory: *mut c_void, size: usize| memory.wrapping_byte_add(size / 2);
        let has = std::path::Path::new("/sys/kernel/mm/transparent_hugepage").exists();
        for (size, large) in [(2 * LARGE, true), (LARGE, true), (LARGE / 64, false)] {
            // SAFETY: called according to its contract; freed once.
            unsafe {
                let memory = aligned_alloc(64, size);
                assert!(!memory.is_null() && memory.addr().is_multiple_of(64));
                assert_eq!(is_asked(middle(memory, size)), large && has, "{size}");
                libc::free(memory);
                let mut memory = std::ptr::null_mut();
                assert_eq!(posix_memalign(&raw mut memory, 64, size), 0);
                assert!(memory.addr().is_multiple_of(64));
                assert_eq!(is_asked(middle(memory, size)), large && has, "{size}");
                memory.cast::<u8>().add(size - 1).write(7);
                libc::free(memory);
                assert_ne!(posix_memalign(&raw mut memory, 3, size), 0, "no alignment");
            }
        }
    }

    #[test]
    fn what_is_loaded_later_finds_these() {
        for (name, own) in [
            (c"aligned_alloc", aligned_alloc as *const () as usize),
            (c"posix_memalign", posix_memalign as *const () as usize),
            (c"free", free as *const () as usize),
        ] {
            // SAFETY: a name that ends with 0.
            let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
            assert_eq!(found.addr(), own, "{name:?}");
        }
    }

    #[test]
    fn freed_memory_is_handed_out_again() {
        for size in [LEAST, 5 * LEAST + 1, LARGE + 7] {
            // SAFETY: called according to its contract; freed once.
            unsafe {
                let first = black_box(aligned_alloc(64, size));
                libc::free(first);
                let mut second = std::ptr::null_mut();
                assert_eq!(posix_memalign(&raw mut second, 64, size), 0);
                assert_eq!(black_box(second), first, "{size}");
                second.cast::<u8>().write(7);
                second.cast::<u8>().add(size - 1).write(9);
                // Resized without this module, and then not treated as the original block.
                let third = libc::realloc(second, 2 * size);
                assert_eq!(third.cast::<u8>().read(), 7);
                assert_eq!(third.cast::<u8>().add(size - 1).read(), 9);
                libc::free(third);
            }
        }
        // SAFETY: null, and blocks that are small or not aligned in this way.
        unsafe {
            libc::free(std::ptr::null_mut());
            libc::free(libc::malloc(3 * LEAST));
            libc::free(libc::malloc(3));
            libc::free(aligned_alloc(64, 0));
            assert_ne!(posix_memalign(&mut std::ptr::null_mut(), 96, 3 * LEAST), 0);
        }
    }

    #[test]
    fn threads_never_share_a_block() {
        std::thread::scope(|scope| {
            for thread in 0..8_u8 {
                scope.spawn(move || {
                    for round in 0..200_usize {
                        let sizes = [1, 2, 3].map(|at| LEAST * at + (round % 5) * 65536);
                        // SAFETY: called according to its contract; freed once, and written within
                        // its size.
                        unsafe {
                            let blocks =
                                sizes.map(|size| black_box(aligned_alloc(64, size)).cast::<u8>());
                            for (block, size) in std::iter::zip(blocks, sizes) {
                                block.write(thread);
                                block.add(size - 1).write(thread);
                            }
                            std::thread::yield_now();
                            for (block, size) in std::iter::zip(blocks, sizes) {
                                assert_eq!(block.read(), thread);
                                assert_eq!(block.add(size - 1).read(), thread);
                                libc::free(block.cast());
                            }
                        }
                    }
                });
            }
        });
    }
}
