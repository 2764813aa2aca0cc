//! Handles, and copies of vectors and matrices between host and device.

use std::ffi::{c_char, c_int, c_void};

use super::{
    Handle, INVALID, NOT_INITIALIZED, SUCCESS, State, Status, handles, release, scratches,
    status_of,
};
use crate::client;
use crate::copies::{self, Kind};
use crate::device;
use crate::graphs;
use crate::protocol::Region;
use crate::runtime::lasting;

const STATUSES: &[(Status, &str, &str)] = &[
    (0, "CUBLAS_STATUS_SUCCESS", "success"),
    (
        1,
        "CUBLAS_STATUS_NOT_INITIALIZED",
        "the library was not initialized",
    ),
    (
        3,
        "CUBLAS_STATUS_ALLOC_FAILED",
        "the resource allocation failed",
    ),
    (
        7,
        "CUBLAS_STATUS_INVALID_VALUE",
        "an unsupported value or parameter was passed to the function",
    ),
    (
        8,
        "CUBLAS_STATUS_ARCH_MISMATCH",
        "the function requires an architectural feature absent from the device",
    ),
    (
        11,
        "CUBLAS_STATUS_MAPPING_ERROR",
        "an access to GPU memory space failed",
    ),
    (
        13,
        "CUBLAS_STATUS_EXECUTION_FAILED",
        "the function failed to launch on the GPU",
    ),
    (
        14,
        "CUBLAS_STATUS_INTERNAL_ERROR",
        "an internal operation failed",
    ),
    (
        15,
        "CUBLAS_STATUS_NOT_SUPPORTED",
        "the functionality requested is not supported",
    ),
    (
        16,
        "CUBLAS_STATUS_LICENSE_ERROR",
        "the functionality requested requires some license",
    ),
];

/// Defines functions that return a status.
macro_rules! helpers {
    ($(fn $name:ident ($($arg:ident: $ty:ty),* $(,)?) $body:block)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> Status {
            // SAFETY: the program satisfies the documented contract of the function.
            #[allow(unused_unsafe, reason = "some bodies need it")]
            unsafe { $body }
        }
    )*};
}

pub(super) use helpers;

unsafe fn put<T>(to: *mut T, value: T) -> Status {
    if to.is_null() {
        return INVALID;
    }
    // SAFETY: the caller passes a valid pointer.
    unsafe { to.write(value) };
    SUCCESS
}

fn change(handle: Handle, change: impl FnOnce(&mut State)) -> Status {
    handles(|all| match all.get_mut(&(handle as usize)) {
        Some(state) => {
            change(state);
            SUCCESS
        }
        None => NOT_INITIALIZED,
    })
}

unsafe fn tell<T>(handle: Handle, to: *mut T, value: impl FnOnce(&State) -> T) -> Status {
    match handles(|all| all.get(&(handle as usize)).copied()) {
        // SAFETY: by the caller's contract.
        Some(state) => unsafe { put(to, value(&state)) },
        None => NOT_INITIALIZED,
    }
}

/// Returns the region of a vector or a matrix: `count` pieces of `bytes`, `step` bytes apart.
fn pieces(address: *const c_void, count: i64, bytes: i64, step: i64) -> Region {
    Region {
        address: address as u64,
        width: bytes as u64,
        height: count as u64,
        depth: 1,
        pitch: step as u64,
        slice: (step * count) as u64,
    }
}

/// Merges contiguous pieces into one region.
fn joined(region: Region) -> Region {
    match region.pitch == region.width {
        true => Region::line(region.address, region.bytes()),
        false => region,
    }
}

unsafe fn transfer(
    [count, bytes]: [i64; 2],
    from: *const c_void,
    from_step: i64,
    to: *mut c_void,
    to_step: i64,
    stream: Option<*mut c_void>,
) -> Status {
    if count == 0 || bytes == 0 {
        return SUCCESS;
    }
    if count < 0 || bytes < 0 || from_step < bytes || to_step < bytes {
        return INVALID;
    }
    let (mut from, mut to) = (
        pieces(from, count, bytes, from_step),
        pieces(to, count, bytes, to_step),
    );
    if from_step == bytes && to_step == bytes {
        (from, to) = (joined(from), joined(to));
    }
    // SAFETY: the program passes memory of that size.
    let error = match stream {
        Some(stream) => graphs::submit(
            stream,
            graphs::Action::Copy {
                to,
                from,
                kind: Kind::Default,
            },
        ),
        None => unsafe { copies::copy_now(to, from, Kind::Default) }
            .err()
            .unwrap_or(0),
    };
    match status_of(error) {
        SUCCESS => SUCCESS,
        _ => super::MAPPING,
    }
}

helpers! {
    fn cublasCreate_v2(handle: *mut Handle) {
        if let Err(error) = client::device() { return if error == crate::errors::NO_DEVICE { NOT_INITIALIZED } else { status_of(error) } }
        // Handles are addresses, as in NVIDIA's library.
        let key = Box::into_raw(Box::new(0_u64)).cast::<c_void>();
        let state = State { stream: std::ptr::null_mut(), scalars_on_device: false, math: 0, atomics: 0 };
        handles(|all| all.insert(key as usize, state));
        put(handle, key)
    }
    fn cublasDestroy_v2(handle: Handle) {
        let removed = handles(|all| all.remove(&(handle as usize)));
        if removed.is_none() { return NOT_INITIALIZED }
        let own = scratches(|all| {
            let (own, others) = std::mem::take(all).into_iter().partition(|((of, _), _)| *of == handle as usize);
            *all = others;
            own
        });
        for scratch in own.into_values() { release(scratch); }
        SUCCESS
    }
    fn cublasGetVersion_v2(_handle: Handle, version: *mut c_int) { put(version, device::runtime_version() * 10) }
    fn cublasGetProperty(number: c_int, value: *mut c_int) {
        match number { 0 => put(value, device::runtime_version() / 1000), 1 | 2 => put(value, 0), _ => INVALID }
    }
    fn cublasSetStream_v2(handle: Handle, stream: *mut c_void) { change(handle, |state| state.stream = stream) }
    fn cublasGetStream_v2(handle: Handle, stream: *mut *mut c_void) { tell(handle, stream, |state| state.stream) }
    fn cublasSetPointerMode_v2(handle: Handle, mode: c_int) {
        match mode { 0 | 1 => change(handle, |state| state.scalars_on_device = mode == 1), _ => INVALID }
    }
    fn cublasGetPointerMode_v2(handle: Handle, mode: *mut c_int) { tell(handle, mode, |state| c_int::from(state.scalars_on_device)) }
    fn cublasSetMathMode(handle: Handle, mode: c_int) { change(handle, |state| state.math = mode) }
    fn cublasGetMathMode(handle: Handle, mode: *mut c_int) { tell(handle, mode, |state| state.math) }
    fn cublasSetAtomicsMode(handle: Handle, mode: c_int) { change(handle, |state| state.atomics = mode) }
    fn cublasGetAtomicsMode(handle: Handle, mode: *mut c_int) { tell(handle, mode, |state| state.atomics) }
    fn cublasSetWorkspace_v2(handle: Handle, _workspace: *mut c_void, _bytes: usize) { change(handle, |_| ()) }
    fn cublasSetSmCountTarget(handle: Handle, _count: c_int) { change(handle, |_| ()) }
    fn cublasGetSmCountTarget(handle: Handle, count: *mut c_int) { tell(handle, count, |_| 0) }
    fn cublasLoggerConfigure(_on: c_int, _to_out: c_int, _to_err: c_int, _file: *const c_char) { SUCCESS }

    fn cublasSetVector(n: c_int, bytes: c_int, from: *const c_void, from_step: c_int, to: *mut c_void, to_step: c_int) {
        let bytes = i64::from(bytes);
        transfer([n.into(), bytes], from, i64::from(from_step) * bytes, to, i64::from(to_step) * bytes, None)
    }
    fn cublasGetVector(n: c_int, bytes: c_int, from: *const c_void, from_step: c_int, to: *mut c_void, to_step: c_int) {
        cublasSetVector(n, bytes, from, from_step, to, to_step)
    }
    fn cublasSetVectorAsync(n: c_int, bytes: c_int, from: *const c_void, from_step: c_int, to: *mut c_void, to_step: c_int, stream: *mut c_void) {
        let bytes = i64::from(bytes);
        transfer([n.into(), bytes], from, i64::from(from_step) * bytes, to, i64::from(to_step) * bytes, Some(stream))
    }
    fn cublasGetVectorAsync(n: c_int, bytes: c_int, from: *const c_void, from_step: c_int, to: *mut c_void, to_step: c_int, stream: *mut c_void) {
        cublasSetVectorAsync(n, bytes, from, from_step, to, to_step, stream)
    }
    fn cublasSetMatrix(rows: c_int, columns: c_int, bytes: c_int, from: *const c_void, from_leading: c_int, to: *mut c_void, to_leading: c_int) {
        let bytes = i64::from(bytes);
        transfer([columns.into(), i64::from(rows) * bytes], from, i64::from(from_leading) * bytes, to, i64::from(to_leading) * bytes, None)
    }
    fn cublasGetMatrix(rows: c_int, columns: c_int, bytes: c_int, from: *const c_void, from_leading: c_int, to: *mut c_void, to_leading: c_int) {
        cublasSetMatrix(rows, columns, bytes, from, from_leading, to, to_leading)
    }
    fn cublasSetMatrixAsync(rows: c_int, columns: c_int, bytes: c_int, from: *const c_void, from_leading: c_int, to: *mut c_void, to_leading: c_int, stream: *mut c_void) {
        let bytes = i64::from(bytes);
        transfer([columns.into(), i64::from(rows) * bytes], from, i64::from(from_leading) * bytes, to, i64::from(to_leading) * bytes, Some(stream))
    }
    fn cublasGetMatrixAsync(rows: c_int, columns: c_int, bytes: c_int, from: *const c_void, from_leading: c_int, to: *mut c_void, to_leading: c_int, stream: *mut c_void) {
        cublasSetMatrixAsync(rows, columns, bytes, from, from_leading, to, to_leading, stream)
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasGetStatusName(status: Status) -> *const c_char {
    let known = STATUSES.iter().find(|(number, ..)| *number == status);
    lasting(known.map_or("CUBLAS_STATUS_UNKNOWN", |(_, name, _)| name))
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasGetStatusString(status: Status) -> *const c_char {
    let known = STATUSES.iter().find(|(number, ..)| *number == status);
    lasting(known.map_or("unknown status", |(.., text)| text))
}

#[unsafe(no_mangle)]
pub extern "C" fn cublasGetCudartVersion() -> usize {
    device::runtime_version() as usize
}
