//! The functions of the C library that this crate calls.

use std::ffi::{c_char, c_int, c_long, c_void};

pub const PROT_NONE: c_int = 0;
pub const PROT_READ: c_int = 1;
pub const PROT_WRITE: c_int = 2;
pub const MAP_SHARED: c_int = 1;
pub const MAP_PRIVATE: c_int = 2;
pub const MAP_FIXED: c_int = 0x10;
pub const MAP_ANONYMOUS: c_int = 0x20;
pub const MAP_NORESERVE: c_int = 0x4000;
pub const MAP_FIXED_NOREPLACE: c_int = 0x10_0000;
pub const MREMAP_MAYMOVE: c_int = 1;
pub const MREMAP_FIXED: c_int = 2;
pub const MADV_DONTDUMP: c_int = 16;
pub const SIGSEGV: c_int = 11;
pub const SIGBUS: c_int = 7;
pub const SA_SIGINFO: c_int = 4;
pub const SA_NODEFER: c_int = 0x4000_0000;
pub const RTLD_LAZY: c_int = 1;
pub const RTLD_NOW: c_int = 2;
pub const RTLD_NOLOAD: c_int = 4;
/// Stands for the libraries behind this one in the order of search.
pub const RTLD_NEXT: *mut c_void = -1_isize as *mut c_void;

/// `struct sigaction` of glibc on 64-bit Linux.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SignalAction {
    pub handler: usize,
    pub mask: [u64; 16],
    pub flags: c_int,
    pub restorer: usize,
}

/// `Dl_info`.
#[repr(C)]
pub struct SymbolInfo {
    pub file: *const c_char,
    pub base: *mut c_void,
    pub name: *const c_char,
    pub address: *mut c_void,
}

unsafe extern "C" {
    pub fn mmap(
        at: *mut c_void,
        bytes: usize,
        protection: c_int,
        flags: c_int,
        file: c_int,
        offset: c_long,
    ) -> *mut c_void;
    pub fn mremap(
        from: *mut c_void,
        bytes: usize,
        new_bytes: usize,
        flags: c_int,
        to: *mut c_void,
    ) -> *mut c_void;
    pub fn munmap(at: *mut c_void, bytes: usize) -> c_int;
    pub fn madvise(at: *mut c_void, bytes: usize, advice: c_int) -> c_int;
    pub fn sigaction(signal: c_int, new: *const SignalAction, old: *mut SignalAction) -> c_int;
    pub fn backtrace(buffer: *mut *mut c_void, size: c_int) -> c_int;
    pub fn dladdr(address: *const c_void, info: *mut SymbolInfo) -> c_int;
    pub fn dlopen(file: *const c_char, mode: c_int) -> *mut c_void;
    pub fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
    pub fn dlclose(library: *mut c_void) -> c_int;
    pub static stdout: *mut c_void;
    pub fn fwrite(from: *const c_void, size: usize, count: usize, file: *mut c_void) -> usize;
    pub fn fflush(file: *mut c_void) -> c_int;
}
