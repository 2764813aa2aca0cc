//! nvJitLink, by which programs link PTX to machine code: they get PTX in its place, which
//! `cuModuleLoadData` takes. Intermediate code for optimization at link time (LTO) becomes PTX by
//! NVIDIA's own library.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::sync::OnceLock;

use crate::driver::{FAT_BINARY, Linking, PTX, add_to_link};
use crate::errors;
use crate::protocol::{self, linked_image};
use crate::{client, device, functions, nvrtc};

/// `nvJitLinkResult`.
type Status = c_int;
type Handle = *mut Link;

/// A link of the program.
#[derive(Default)]
pub struct Link {
    linking: Linking,
    options: Vec<CString>,
    /// The handle of NVIDIA's library for intermediate code, if there is any.
    own: Option<usize>,
}

const SUCCESS: Status = 0;
const INVALID_INPUT: Status = 3;
const INTERNAL_ERROR: Status = 6;

/// Kinds of input: `nvJitLinkInputType`.
mod kinds {
    use std::ffi::c_int;

    pub const PTX: c_int = 2;
    pub const FAT_BINARY: c_int = 4;
    /// Intermediate code for optimization at link time.
    pub const INTERMEDIATE: c_int = 3;
    /// One that the library recognises.
    pub const ANY: c_int = 10;
}

/// Returns the driver's kind of an input, if it is one that can be linked.
fn kind_of(kind: c_int, image: &[u8]) -> c_int {
    let is_fat = image.starts_with(&protocol::FAT_BINARY.to_le_bytes());
    let is_text = !image.is_empty() && !image.starts_with(b"\x7fELF") && image[0].is_ascii();
    match kind {
        kinds::PTX => PTX,
        kinds::FAT_BINARY => FAT_BINARY,
        kinds::ANY if is_fat => FAT_BINARY,
        kinds::ANY if is_text => PTX,
        _ => 0, // refused
    }
}

/// Returns a function of NVIDIA's library.
fn own(name: &str) -> Option<*mut c_void> {
    static LIBRARY: OnceLock<Option<usize>> = OnceLock::new();
    let library = LIBRARY.get_or_init(|| {
        let found = nvrtc::load("libnvJitLink.so");
        if found.is_none() {
            client::say(
                "the program links intermediate code (LTO) by nvJitLink, which is not here: `pip install nvidia-nvjitlink` into the program's environment, or add its folder to LD_LIBRARY_PATH",
            );
        }
        found.map(|library| library as usize)
    });
    nvrtc::symbol((*library)? as *mut c_void, name)
}

/// Calls a function of NVIDIA's library with a handle and up to four integers or pointers.
fn call_own(name: &str, handle: usize, [a, b, c, d]: [usize; 4]) -> Status {
    type Function = unsafe extern "C" fn(usize, usize, usize, usize, usize) -> Status;
    let Some(found) = own(name) else {
        return INTERNAL_ERROR;
    };
    // SAFETY: a function ignores the registers of arguments that it does not have.
    unsafe { std::mem::transmute::<*mut c_void, Function>(found)(handle, a, b, c, d) }
}

/// Adds intermediate code.
fn add_intermediate(link: &mut Link, image: &[u8], name: *const c_char) -> Status {
    if link.own.is_none() {
        let mut options = link.options.clone();
        options.extend([c"-lto", c"-ptx"].map(CStr::to_owned));
        let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        let mut handle = 0_usize;
        let to = (&raw mut handle) as usize;
        let given = [options.len(), options.as_ptr() as usize, 0, 0];
        match call_own("nvJitLinkCreate", to, given) {
            SUCCESS => link.own = Some(handle),
            error => return error,
        }
    }
    let Some(handle) = link.own else {
        return INTERNAL_ERROR;
    };
    let kind = kinds::INTERMEDIATE as usize;
    let given = [kind, image.as_ptr() as usize, image.len(), name as usize];
    call_own("nvJitLinkAddData", handle, given)
}

/// Adds the PTX of all intermediate code.
fn complete_intermediate(link: &mut Link) -> Status {
    let Some(handle) = link.own else {
        return SUCCESS;
    };
    let mut bytes = 0_usize;
    let to = (&raw mut bytes) as usize;
    let mut image = Vec::new();
    for (name, to) in [("nvJitLinkComplete", 0), ("nvJitLinkGetLinkedPtxSize", to)] {
        match call_own(name, handle, [to, 0, 0, 0]) {
            SUCCESS => {}
            error => return error,
        }
    }
    image.resize(bytes, 0);
    let to = image.as_mut_ptr() as usize;
    match call_own("nvJitLinkGetLinkedPtx", handle, [to, 0, 0, 0]) {
        SUCCESS => add(link, kinds::PTX, image, None),
        error => error,
    }
}

fn add(link: &mut Link, kind: c_int, image: Vec<u8>, name: Option<String>) -> Status {
    let kind = kind_of(kind, &image);
    match add_to_link(&mut link.linking, kind, image, name) {
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
        let image = std::slice::from_raw_parts(data, bytes);
        match kind {
            kinds::INTERMEDIATE => add_intermediate(handle, image, name),
            _ => add(handle, kind, image.to_vec(), functions::text(name)),
        }
    }
    fn nvJitLinkAddFile(handle, kind: c_int, file: *const c_char) {
        let Some(name) = functions::text(file) else { return INVALID_INPUT };
        match std::fs::read(Path::new(&name)) {
            Ok(image) if kind == kinds::INTERMEDIATE => add_intermediate(handle, &image, file),
            Ok(image) => add(handle, kind, image, Some(name)),
            Err(error) => {
                client::say(&format!("nvJitLinkAddFile: cannot read {name}: {error}"));
                INVALID_INPUT
            }
        }
    }
    fn nvJitLinkComplete(handle) {
        let status = complete_intermediate(handle);
        handle.linking.image = linked_image(&handle.linking.units);
        status
    }
    fn nvJitLinkGetLinkedCubinSize(handle, bytes: *mut usize) { put(bytes, handle.linking.image.len()) }
    fn nvJitLinkGetLinkedCubin(handle, to: *mut c_void) { copy(&handle.linking.image, to) }
    fn nvJitLinkGetLinkedPtxSize(handle, bytes: *mut usize) {
        match handle.linking.units.as_slice() {
            [one] => put(bytes, one.len() + 1),
            _ => INTERNAL_ERROR,
        }
    }
    fn nvJitLinkGetLinkedPtx(handle, to: *mut c_void) {
        match handle.linking.units.as_slice() {
            [one] => copy(&[one.as_slice(), &[0]].concat(), to),
            _ => INTERNAL_ERROR,
        }
    }
    fn nvJitLinkGetErrorLogSize(handle, bytes: *mut usize) { log_size(handle, "Error", bytes) }
    fn nvJitLinkGetErrorLog(handle, to: *mut c_void) { log(handle, "Error", to) }
    fn nvJitLinkGetInfoLogSize(handle, bytes: *mut usize) { log_size(handle, "Info", bytes) }
    fn nvJitLinkGetInfoLog(handle, to: *mut c_void) { log(handle, "Info", to) }
}

unsafe fn log_size(link: &Link, kind: &str, bytes: *mut usize) -> Status {
    match link.own {
        Some(handle) => {
            let name = format!("nvJitLinkGet{kind}LogSize");
            call_own(&name, handle, [bytes as usize, 0, 0, 0])
        }
        // SAFETY: the program passes a valid pointer, or null.
        None => unsafe { put(bytes, 1) },
    }
}

unsafe fn log(link: &Link, kind: &str, to: *mut c_void) -> Status {
    match link.own {
        Some(handle) => {
            let name = format!("nvJitLinkGet{kind}Log");
            call_own(&name, handle, [to as usize, 0, 0, 0])
        }
        // SAFETY: the program has room for as many bytes as it was told.
        None => unsafe { copy(&[0], to) },
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvJitLinkCreate(
    handle: *mut Handle,
    count: c_uint,
    options: *const *const c_char,
) -> Status {
    if handle.is_null() || (options.is_null() && count > 0) {
        return INVALID_INPUT;
    }
    // SAFETY: the program passes `count` texts.
    let option = |number: u32| unsafe { CStr::from_ptr(*options.add(number as usize)) }.to_owned();
    let link = Link {
        options: (0..count).map(option).collect(),
        ..Link::default()
    };
    // SAFETY: the program passes a valid pointer.
    unsafe { *handle = Box::into_raw(Box::new(link)) };
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
        let link = unsafe { Box::from_raw(std::mem::replace(handle, std::ptr::null_mut())) };
        if let Some(mut own) = link.own {
            return call_own("nvJitLinkDestroy", (&raw mut own) as usize, [0; 4]);
        }
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
