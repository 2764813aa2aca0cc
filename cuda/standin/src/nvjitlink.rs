//! nvJitLink, by which programs link PTX to machine code: they get PTX in its place, which
//! `cuModuleLoadData` takes.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::path::Path;

use crate::driver::{FAT_BINARY, Linking, PTX, add_to_link};
use crate::errors;
use crate::protocol::linked_image;
use crate::{client, device, functions};

/// `nvJitLinkResult`.
type Status = c_int;
type Handle = *mut Linking;

const SUCCESS: Status = 0;
const INVALID_INPUT: Status = 3;
const INTERNAL_ERROR: Status = 6;

/// Kinds of input: `nvJitLinkInputType`.
mod kinds {
    use std::ffi::c_int;

    pub const PTX: c_int = 2;
    pub const FAT_BINARY: c_int = 4;
    /// One that the library recognises.
    pub const ANY: c_int = 10;
}

/// Returns the driver's kind of an input, if it is one that can be linked.
fn kind_of(kind: c_int, image: &[u8]) -> c_int {
    let is_fat = image.starts_with(&0xba55_ed50_u32.to_le_bytes());
    let is_text = !image.is_empty() && !image.starts_with(b"\x7fELF") && image[0].is_ascii();
    match kind {
        kinds::PTX => PTX,
        kinds::FAT_BINARY => FAT_BINARY,
        kinds::ANY if is_fat => FAT_BINARY,
        kinds::ANY if is_text => PTX,
        _ => 0, // refused
    }
}

fn add(linking: &mut Linking, kind: c_int, image: Vec<u8>, name: Option<String>) -> Status {
    let kind = kind_of(kind, &image);
    match add_to_link(linking, kind, image, name) {
        errors::SUCCESS => SUCCESS,
        _ => INVALID_INPUT,
    }
}

/// Defines functions of the library; `handle` is what the program passes first.
macro_rules! calls {
    ($(fn $name:ident($handle:ident $(, $arg:ident: $ty:ty)*) $body:block)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($handle: Handle $(, $arg: $ty)*) -> Status {
            // SAFETY: the program passes a handle that it got here, or null.
            let Some($handle) = (unsafe { $handle.as_mut() }) else { return INVALID_INPUT };
            // SAFETY: the program satisfies the documented contract of the function.
            #[allow(unused_unsafe, reason = "some bodies need it")]
            unsafe { $body }
        }
    )*};
}

unsafe fn put(to: *mut usize, value: usize) -> Status {
    // SAFETY: the program passes a valid pointer, or null.
    match unsafe { to.as_mut() } {
        Some(to) => {
            *to = value;
            SUCCESS
        }
        None => INVALID_INPUT,
    }
}

unsafe fn copy(from: &[u8], to: *mut c_void) -> Status {
    if to.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: the program has room for as many bytes as it was told.
    unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), to.cast(), from.len()) };
    SUCCESS
}

calls! {
    fn nvJitLinkAddData(handle, kind: c_int, data: *const u8, bytes: usize, name: *const c_char) {
        if data.is_null() { return INVALID_INPUT }
        let image = std::slice::from_raw_parts(data, bytes).to_vec();
        add(handle, kind, image, functions::text(name))
    }
    fn nvJitLinkAddFile(handle, kind: c_int, file: *const c_char) {
        let Some(name) = functions::text(file) else { return INVALID_INPUT };
        match std::fs::read(Path::new(&name)) {
            Ok(image) => add(handle, kind, image, Some(name)),
            Err(error) => {
                client::say(&format!("nvJitLinkAddFile: cannot read {name}: {error}"));
                INVALID_INPUT
            }
        }
    }
    fn nvJitLinkComplete(handle) {
        handle.image = linked_image(&handle.units);
        SUCCESS
    }
    fn nvJitLinkGetLinkedCubinSize(handle, bytes: *mut usize) { put(bytes, handle.image.len()) }
    fn nvJitLinkGetLinkedCubin(handle, to: *mut c_void) { copy(&handle.image, to) }
    fn nvJitLinkGetLinkedPtxSize(handle, bytes: *mut usize) {
        match handle.units.as_slice() {
            [one] => put(bytes, one.len() + 1),
            _ => INTERNAL_ERROR,
        }
    }
    fn nvJitLinkGetLinkedPtx(handle, to: *mut c_void) {
        match handle.units.as_slice() {
            [one] => copy(&[one.as_slice(), &[0]].concat(), to),
            _ => INTERNAL_ERROR,
        }
    }
    fn nvJitLinkGetErrorLogSize(_handle, bytes: *mut usize) { put(bytes, 1) }
    fn nvJitLinkGetErrorLog(_handle, to: *mut c_void) { copy(&[0], to) }
    fn nvJitLinkGetInfoLogSize(_handle, bytes: *mut usize) { put(bytes, 1) }
    fn nvJitLinkGetInfoLog(_handle, to: *mut c_void) { copy(&[0], to) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvJitLinkCreate(
    handle: *mut Handle,
    _count: c_uint,
    _options: *const *const c_char,
) -> Status {
    if handle.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: the program passes a valid pointer.
    unsafe { *handle = Box::into_raw(Box::<Linking>::default()) };
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvJitLinkDestroy(handle: *mut Handle) -> Status {
    // SAFETY: the program passes the address of a handle that it got here, or null.
    let Some(handle) = (unsafe { handle.as_mut() }) else {
        return INVALID_INPUT;
    };
    if !handle.is_null() {
        // SAFETY: as above; the handle is null from here on.
        drop(unsafe { Box::from_raw(std::mem::replace(handle, std::ptr::null_mut())) });
    }
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvJitLinkVersion(major: *mut c_uint, minor: *mut c_uint) -> Status {
    let version = device::DRIVER_VERSION as c_uint;
    // SAFETY: the program passes valid pointers, or null.
    unsafe {
        let (Some(major), Some(minor)) = (major.as_mut(), minor.as_mut()) else {
            return INVALID_INPUT;
        };
        (*major, *minor) = (version / 1000, version % 1000 / 10);
    }
    SUCCESS
}
