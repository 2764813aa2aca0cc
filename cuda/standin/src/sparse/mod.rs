//! cuSPARSE's generic functions: products with sparse matrices and triangular solves, by kernels of
//! `cuda/libraries/sparse.cu` on the stream of the handle.

mod descriptors;
mod products;
mod triangular;
mod unsupported;

use std::collections::BTreeMap;
use std::ffi::{c_char, c_int, c_void};
use std::sync::{Mutex, PoisonError};

use crate::blas::scalars::{C32, C64, Scalar};
use crate::blas::{self, Blas};
use crate::client::{self, Error};
use crate::kernels::{self, Arg};
use crate::runtime::lasting;

/// `cusparseStatus_t`.
type Status = u32;
/// `cusparseHandle_t`.
type Handle = *mut c_void;

const SUCCESS: Status = 0;
const NOT_INITIALIZED: Status = 1;
const ALLOC_FAILED: Status = 2;
const INVALID: Status = 3;
const EXECUTION_FAILED: Status = 6;
const INTERNAL: Status = 7;
const UNSUPPORTED: Status = 10;

type Result<T> = std::result::Result<T, Status>;

/// Returns the status for one of cuBLAS, whose scalar handling this library shares.
fn status_of(status: blas::Status) -> Status {
    match status {
        blas::SUCCESS => SUCCESS,
        blas::NOT_INITIALIZED => NOT_INITIALIZED,
        blas::ALLOC_FAILED => ALLOC_FAILED,
        blas::INVALID => INVALID,
        blas::EXECUTION_FAILED => EXECUTION_FAILED,
        blas::UNSUPPORTED => UNSUPPORTED,
        _ => INTERNAL,
    }
}

/// Rejects a call with a message.
fn refuse<T>(message: &str) -> Result<T> {
    client::say_once(message);
    Err(UNSUPPORTED)
}

fn end(result: Result<()>) -> Status {
    result.err().unwrap_or(SUCCESS)
}

/// The state of a handle.
#[derive(Clone, Copy)]
struct State {
    stream: *mut c_void,
    /// Whether scalars are in device memory.
    scalars_on_device: bool,
}

// SAFETY: this library does not dereference the stream.
unsafe impl Send for State {}

static HANDLES: Mutex<BTreeMap<usize, State>> = Mutex::new(BTreeMap::new());

fn handles<T>(action: impl FnOnce(&mut BTreeMap<usize, State>) -> T) -> T {
    action(&mut HANDLES.lock().unwrap_or_else(PoisonError::into_inner))
}

fn state(handle: Handle) -> Result<State> {
    handles(|all| all.get(&(handle as usize)).copied()).ok_or(NOT_INITIALIZED)
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

/// A valid handle, for elements of type `T`.
#[derive(Clone, Copy)]
struct Sparse {
    stream: *mut c_void,
    scalars: Blas,
    scalars_on_device: bool,
}

impl Sparse {
    fn new(handle: Handle) -> Result<Sparse> {
        let state = state(handle)?;
        Ok(Sparse {
            stream: state.stream,
            scalars: Blas::of_stream(state.stream, state.scalars_on_device),
            scalars_on_device: state.scalars_on_device,
        })
    }

    /// Launches the kernel `sparse_`, the letter of the type, and `name`, which takes scalars.
    fn launch<T: Scalar>(&self, name: &str, threads: [[u32; 3]; 2], args: &[Arg]) -> Result<()> {
        let suffix = if self.scalars_on_device { "_at" } else { "" };
        let name = format!("sparse_{}{name}{suffix}", T::LETTER);
        let launched = kernels::launch(&name, self.stream, threads, args);
        launched.map_err(|error: Error| status_of(blas::status_of(error)))
    }

    /// Returns a scalar as arguments of a kernel.
    ///
    /// # Safety
    /// The pointer refers to a scalar, in device memory or not according to the handle.
    unsafe fn scalar<T: Scalar>(&self, scalar: *const c_void) -> Result<Vec<Arg>> {
        // SAFETY: by the caller's contract.
        unsafe { self.scalars.scalar(scalar.cast::<T>()) }.map_err(status_of)
    }
}

/// The element types by `cudaDataType`.
const TYPES: [c_int; 4] = [0, 1, 4, 5];

/// Calls a function that is generic in the element type.
macro_rules! by_type {
    ($number:expr, $function:ident($($arg:expr),* $(,)?)) => {
        match $number {
            0 => $function::<f32>($($arg),*),
            1 => $function::<f64>($($arg),*),
            4 => $function::<crate::sparse::C32>($($arg),*),
            5 => $function::<crate::sparse::C64>($($arg),*),
            _ => crate::sparse::refuse(
                "cuSPARSE with elements that are not of `float`, `double` or their complex numbers is not supported",
            ),
        }
    };
}
use by_type;

/// Defines functions that return a status.
macro_rules! functions {
    ($(fn $name:ident $(| $other:ident)* ($($arg:ident: $ty:ty),* $(,)?) $body:block)*) => {$(
        crate::sparse::functions!(@each [$name $($other)*] ($($arg: $ty),*) $body);
    )*};
    (@each [$($name:ident)*] $args:tt $body:block) => {
        $(crate::sparse::functions!(@one $name $args $body);)*
    };
    (@one $name:ident ($($arg:ident: $ty:ty),*) $body:block) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> crate::sparse::Status {
            // SAFETY: the program satisfies the documented contract of the function.
            #[allow(unused_unsafe, reason = "some bodies need it")]
            unsafe { $body }
        }
    };
}
use functions;

unsafe fn put<T>(to: *mut T, value: T) -> Status {
    if to.is_null() {
        return INVALID;
    }
    // SAFETY: the program passes a valid pointer for it.
    unsafe { to.write(value) };
    SUCCESS
}

/// Stores a value, and returns a pointer to it to the program.
unsafe fn create<T>(to: *mut *mut T, value: T) -> Status {
    if to.is_null() {
        return INVALID;
    }
    // SAFETY: the program passes a valid pointer for it.
    unsafe { to.write(Box::into_raw(Box::new(value))) };
    SUCCESS
}

unsafe fn destroy<T>(from: *mut T) -> Status {
    if !from.is_null() {
        // SAFETY: `create` allocated it.
        drop(unsafe { Box::from_raw(from) });
    }
    SUCCESS
}

functions! {
    fn cusparseCreate(to: *mut Handle) {
        if to.is_null() { return INVALID }
        let key = Box::into_raw(Box::new(0_u64)).cast::<c_void>();
        let state = State { stream: std::ptr::null_mut(), scalars_on_device: false };
        handles(|all| all.insert(key as usize, state));
        put(to, key)
    }
    fn cusparseDestroy(handle: Handle) {
        match handles(|all| all.remove(&(handle as usize))) {
            Some(_) => destroy(handle.cast::<u64>()),
            None => NOT_INITIALIZED,
        }
    }
    fn cusparseSetStream(handle: Handle, stream: *mut c_void) { change(handle, |state| state.stream = stream) }
    fn cusparseGetStream(handle: Handle, to: *mut *mut c_void) {
        match state(handle) { Ok(state) => put(to, state.stream), Err(status) => status }
    }
    fn cusparseSetPointerMode(handle: Handle, mode: c_int) {
        if !(0..=1).contains(&mode) { return INVALID }
        change(handle, |state| state.scalars_on_device = mode == 1)
    }
    fn cusparseGetPointerMode(handle: Handle, to: *mut c_int) {
        match state(handle) { Ok(state) => put(to, c_int::from(state.scalars_on_device)), Err(status) => status }
    }
    fn cusparseGetVersion(handle: Handle, to: *mut c_int) {
        match state(handle) { Ok(_) => put(to, 12000), Err(status) => status }
    }
    fn cusparseGetProperty(number: c_int, to: *mut c_int) {
        if !(0..=2).contains(&number) { return INVALID }
        put(to, if number == 0 { 12 } else { 0 })
    }
}

const STATUSES: [(&str, &str); 12] = [
    ("CUSPARSE_STATUS_SUCCESS", "success"),
    ("CUSPARSE_STATUS_NOT_INITIALIZED", "initialization error"),
    ("CUSPARSE_STATUS_ALLOC_FAILED", "out of memory"),
    ("CUSPARSE_STATUS_INVALID_VALUE", "invalid value"),
    ("CUSPARSE_STATUS_ARCH_MISMATCH", "architecture mismatch"),
    ("CUSPARSE_STATUS_MAPPING_ERROR", "mapping error"),
    ("CUSPARSE_STATUS_EXECUTION_FAILED", "kernel launch failure"),
    ("CUSPARSE_STATUS_INTERNAL_ERROR", "internal error"),
    (
        "CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED",
        "the matrix type is not supported by this function",
    ),
    ("CUSPARSE_STATUS_ZERO_PIVOT", "zero pivot"),
    (
        "CUSPARSE_STATUS_NOT_SUPPORTED",
        "operation not supported by the library",
    ),
    (
        "CUSPARSE_STATUS_INSUFFICIENT_RESOURCES",
        "insufficient resources",
    ),
];

#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetErrorName(status: Status) -> *const c_char {
    lasting(
        STATUSES
            .get(status as usize)
            .map_or("UNKNOWN", |(name, _)| name),
    )
}

#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetErrorString(status: Status) -> *const c_char {
    let unknown = "unknown error";
    lasting(
        STATUSES
            .get(status as usize)
            .map_or(unknown, |(_, text)| text),
    )
}
