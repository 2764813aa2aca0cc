//! cuBLAS: its functions launch kernels of `cuda/libraries/blas.cu` on the stream of the handle.

mod batched;
mod gemm;
mod gemm_ex;
mod helpers;
mod level1;
mod level1_ex;
mod level2;
mod level3;
mod lt;
pub mod scalars;
mod unsupported;

use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::errors::{INVALID_HANDLE, OUT_OF_MEMORY, SUCCESS as NO_ERROR};
use crate::kernels::{self, Arg};
use crate::protocol::Memory;
use crate::{copies, memory};
use scalars::Scalar;

/// `cublasStatus_t`.
pub type Status = u32;
/// `cublasHandle_t`.
pub type Handle = *mut c_void;

pub const SUCCESS: Status = 0;
pub const NOT_INITIALIZED: Status = 1;
pub const ALLOC_FAILED: Status = 3;
pub const INVALID: Status = 7;
pub const MAPPING: Status = 11;
pub const EXECUTION_FAILED: Status = 13;
pub const INTERNAL: Status = 14;
pub const UNSUPPORTED: Status = 15;

/// The result of a function of cuBLAS; the error is the status that it returns.
pub type Result<T> = std::result::Result<T, Status>;

/// Returns the status for an error of the runtime.
pub fn status_of(error: Error) -> Status {
    match error {
        NO_ERROR => SUCCESS,
        OUT_OF_MEMORY => ALLOC_FAILED,
        INVALID_HANDLE => INVALID,
        crate::errors::INVALID_FUNCTION => INTERNAL,
        _ => EXECUTION_FAILED,
    }
}

/// The state of a handle.
#[derive(Clone, Copy)]
struct State {
    stream: *mut c_void,
    /// Whether scalars are in device memory.
    scalars_on_device: bool,
    math: c_int,
    atomics: c_int,
}

// SAFETY: this library does not dereference the stream.
unsafe impl Send for State {}

static HANDLES: Mutex<BTreeMap<usize, State>> = Mutex::new(BTreeMap::new());

fn handles<T>(action: impl FnOnce(&mut BTreeMap<usize, State>) -> T) -> T {
    action(&mut HANDLES.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Device memory for partial sums, for one element type.
#[derive(Clone, Copy)]
pub struct Scratch {
    /// Arrays of `capacity` elements each.
    pub parts: u64,
    pub scales: u64,
    pub indices: u64,
    /// A single result.
    pub result: u64,
    capacity: i64,
}

/// Scratch memory by handle and letter of the type.
type Scratches = BTreeMap<(usize, char), Scratch>;

static SCRATCH: Mutex<Scratches> = Mutex::new(BTreeMap::new());

fn scratches<T>(action: impl FnOnce(&mut Scratches) -> T) -> T {
    action(&mut SCRATCH.lock().unwrap_or_else(PoisonError::into_inner))
}

fn allocate(bytes: i64) -> Result<u64> {
    client::allocate(bytes as u64, Memory::Device, "cuBLAS".to_owned()).map_err(status_of)
}

/// A valid handle.
#[derive(Clone, Copy)]
pub struct Blas {
    handle: usize,
    stream: *mut c_void,
    scalars_on_device: bool,
}

impl Blas {
    pub fn new(handle: Handle) -> Result<Blas> {
        let state = handles(|all| all.get(&(handle as usize)).copied());
        let state = state.ok_or(NOT_INITIALIZED)?;
        Ok(Blas {
            handle: handle as usize,
            stream: state.stream,
            scalars_on_device: state.scalars_on_device,
        })
    }

    /// Returns the scalar handling for a library whose handle is not one of cuBLAS.
    pub fn of_stream(stream: *mut c_void, scalars_on_device: bool) -> Blas {
        Blas {
            handle: 0,
            stream,
            scalars_on_device,
        }
    }

    /// Launches the kernel `blas_`, the letter of the type, and `name`.
    pub fn launch<T: Scalar>(
        &self,
        name: &str,
        threads: [[u32; 3]; 2],
        args: &[Arg],
    ) -> Result<()> {
        let name = format!("blas_{}{name}", T::LETTER);
        kernels::launch(&name, self.stream, threads, args).map_err(status_of)
    }

    /// Launches a kernel that takes scalars, by value or from device memory.
    pub fn launch_scaled<T: Scalar>(
        &self,
        name: &str,
        threads: [[u32; 3]; 2],
        args: &[Arg],
    ) -> Result<()> {
        match self.scalars_on_device {
            true => self.launch::<T>(&format!("{name}_at"), threads, args),
            false => self.launch::<T>(name, threads, args),
        }
    }

    /// Returns a scalar as arguments of `launch_scaled`.
    ///
    /// # Safety
    /// The pointer refers to a scalar, in device memory or not according to the handle.
    pub unsafe fn scalar<T: Scalar>(&self, scalar: *const T) -> Result<Vec<Arg>> {
        if scalar.is_null() {
            return Err(INVALID);
        }
        if self.scalars_on_device {
            self.require_on_device(scalar.cast())?;
            return Ok(vec![Arg::from(scalar)]);
        }
        // SAFETY: by the caller's contract.
        Ok(unsafe { self.value(scalar) }?.args())
    }

    /// Returns an error for host memory in device pointer mode.
    fn require_on_device(&self, scalar: *const c_void) -> Result<()> {
        let is_on_device = client::with(|client| Ok(client.owns(scalar as u64)));
        if is_on_device.map_err(status_of)? || !self.scalars_on_device {
            return Ok(());
        }
        client::say_once(
            "a scalar is passed to a library in the host's memory while its pointer mode is that of the device",
        );
        Err(INVALID)
    }

    /// Returns the value of a scalar. Reading one in device memory waits for the device.
    ///
    /// # Safety
    /// As [`Blas::scalar`].
    pub unsafe fn value<T: Copy>(&self, scalar: *const T) -> Result<T> {
        if scalar.is_null() {
            return Err(INVALID);
        }
        let owned = client::with(|client| Ok(client.owns(scalar as u64))).map_err(status_of)?;
        if !owned {
            self.require_on_device(scalar.cast())?;
            // SAFETY: by the caller's contract.
            return Ok(unsafe { scalar.read() });
        }
        let mut value = std::mem::MaybeUninit::<T>::uninit();
        // SAFETY: the copy fills the value.
        unsafe {
            let error = copies::line(value.as_mut_ptr().cast(), scalar.cast(), size_of::<T>(), 4);
            match error {
                NO_ERROR => Ok(value.assume_init()),
                error => Err(status_of(error)),
            }
        }
    }

    /// Returns whether a scalar is known to be zero before the launch.
    ///
    /// # Safety
    /// As [`Blas::scalar`].
    pub unsafe fn is_zero<T: Scalar>(&self, scalar: *const T) -> Result<bool> {
        if self.scalars_on_device {
            return Ok(false);
        }
        // SAFETY: by the caller's contract.
        Ok(unsafe { self.value(scalar) }?.is_zero())
    }

    /// Returns memory for `count` partial sums.
    pub fn scratch<T: Scalar>(&self, count: i64) -> Result<Scratch> {
        const LEAST: i64 = 1024;
        let key = (self.handle, T::LETTER);
        let known = scratches(|all| all.get(&key).copied());
        if let Some(scratch) = known.filter(|scratch| scratch.capacity >= count) {
            return Ok(scratch);
        }
        if let Some(old) = known {
            release(old);
        }
        let capacity = count.max(LEAST);
        let bytes = size_of::<T>() as i64;
        let scratch = Scratch {
            parts: allocate(capacity * bytes)?,
            scales: allocate(capacity * bytes)?,
            indices: allocate(capacity * 4)?,
            result: allocate(bytes)?,
            capacity,
        };
        scratches(|all| all.insert(key, scratch));
        Ok(scratch)
    }

    /// Lets a kernel write a result to the program's location; `own` is device memory for it if
    /// that location is on the host.
    ///
    /// # Safety
    /// `result` can be written, on the device or the host according to the handle.
    pub unsafe fn deliver<R>(
        &self,
        result: *mut R,
        own: u64,
        compute: impl FnOnce(u64) -> Result<()>,
    ) -> Result<()> {
        if result.is_null() {
            return Err(INVALID);
        }
        if self.scalars_on_device {
            self.require_on_device(result.cast_const().cast())?;
            return compute(result as u64);
        }
        compute(own)?;
        // SAFETY: by the caller's contract.
        let copied =
            unsafe { copies::line(result.cast(), own as *const c_void, size_of::<R>(), 4) };
        match copied {
            NO_ERROR => Ok(()),
            error => Err(status_of(error)),
        }
    }
}

fn release(scratch: Scratch) {
    for address in [
        scratch.parts,
        scratch.scales,
        scratch.indices,
        scratch.result,
    ] {
        memory::free(address as *mut c_void);
    }
}

/// Converts a size or an increment to the type of kernel arguments.
pub fn narrow(number: i64) -> Result<i32> {
    i32::try_from(number).map_err(|_| {
        client::say_once("cuBLAS with sizes of more than 31 bits is not supported");
        UNSUPPORTED
    })
}

/// Converts several sizes or increments.
pub fn narrow_all<const N: usize>(numbers: [i64; N]) -> Result<[i32; N]> {
    let mut all = [0; N];
    for (to, from) in all.iter_mut().zip(numbers) {
        *to = narrow(from)?;
    }
    Ok(all)
}

/// Returns an error unless all conditions on the arguments of a function hold.
pub fn require(conditions: &[bool]) -> Result<()> {
    match conditions.iter().all(|holds| *holds) {
        true => Ok(()),
        false => Err(INVALID),
    }
}

/// Returns the first element of a vector in the order of use: the last of `n` elements in memory if
/// the increment is negative.
pub fn first<P: Pointer>(vector: P, n: i64, increment: i64) -> P {
    match increment < 0 {
        true => vector.at((n - 1) * -increment),
        false => vector,
    }
}

/// Returns a grid with a thread for each element of a matrix.
pub fn plane(columns: i64, rows: i64, layers: i64) -> Result<[[u32; 3]; 2]> {
    kernels::plane(columns, rows, layers).ok_or(UNSUPPORTED)
}

/// Const and mutable pointers.
pub trait Pointer: Copy {
    fn at(self, index: i64) -> Self;
    fn is_missing(self) -> bool;
}

impl<T> Pointer for *const T {
    fn at(self, index: i64) -> Self {
        self.wrapping_offset(index as isize)
    }
    fn is_missing(self) -> bool {
        self.is_null()
    }
}

impl<T> Pointer for *mut T {
    fn at(self, index: i64) -> Self {
        self.wrapping_offset(index as isize)
    }
    fn is_missing(self) -> bool {
        self.is_null()
    }
}

/// `cublasOperation_t`: whether the operand is transposed, and conjugated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Operation {
    pub is_transposed: bool,
    pub is_conjugated: bool,
}

impl Operation {
    pub fn new(number: i64) -> Result<Operation> {
        let (is_transposed, is_conjugated) = match number {
            0 => (false, false),
            1 => (true, false),
            2 => (true, true),
            _ => return Err(INVALID),
        };
        Ok(Operation {
            is_transposed,
            is_conjugated,
        })
    }

    pub fn letter(self) -> char {
        if self.is_transposed { 't' } else { 'n' }
    }

    /// Returns the number of rows of the stored matrix, given those of the operand.
    pub fn rows_in_memory(self, [rows, columns]: [i64; 2]) -> i64 {
        match self.is_transposed {
            true => columns,
            false => rows,
        }
    }

    /// Returns the strides between rows and between columns of the operand.
    pub fn steps(self, leading: i32) -> [i32; 2] {
        match self.is_transposed {
            true => [leading, 1],
            false => [1, leading],
        }
    }
}

/// Converts an argument that must be 0 or 1.
pub fn choice(number: i64) -> Result<bool> {
    match number {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(INVALID),
    }
}

/// Converts an argument to the type that this library uses: integers have 64 bits.
pub trait Widen {
    type Wide;
    fn widen(self) -> Self::Wide;
}

impl Widen for c_int {
    type Wide = i64;
    fn widen(self) -> i64 {
        self.into()
    }
}

impl Widen for i64 {
    type Wide = i64;
    fn widen(self) -> i64 {
        self
    }
}

impl<T> Widen for *const T {
    type Wide = *const T;
    fn widen(self) -> *const T {
        self
    }
}

impl<T> Widen for *mut T {
    type Wide = *mut T;
    fn widen(self) -> *mut T {
        self
    }
}

/// Returns the status of a function of cuBLAS.
pub fn end(result: Result<()>) -> Status {
    result.err().unwrap_or(SUCCESS)
}

/// Defines functions of cuBLAS from one that is generic in the element type. Each line has a type,
/// the function's name and the name of the version with 64-bit integers.
macro_rules! exports {
    ($($function:ident $args:tt { $($rest:tt)* })*) => {
        $($crate::blas::exports!(@each $function $args $($rest)*);)*
    };
    (@each $function:ident $args:tt $ty:ty, $name:ident $($wide:ident)?; $($rest:tt)*) => {
        $crate::blas::exports!(@one $function $args $ty, $name, std::ffi::c_int);
        $($crate::blas::exports!(@one $function $args $ty, $wide, i64);)?
        $crate::blas::exports!(@each $function $args $($rest)*);
    };
    (@each $function:ident $args:tt) => {};
    (@one $function:ident ($($arg:ident: $arg_ty:ty),* $(,)?) $ty:ty, $name:ident, $int:ty) => {
        mod $name {
            #[allow(unused_imports, dead_code, reason = "not all functions have all kinds of arguments")]
            use super::*;
            #[allow(dead_code, reason = "as above")]
            type Int = $int;
            type T = $ty;
            #[allow(dead_code, reason = "as above")]
            type R = <T as $crate::blas::scalars::Scalar>::Real;

            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(handle: $crate::blas::Handle, $($arg: $arg_ty),*) -> $crate::blas::Status {
                let done = $crate::blas::Blas::new(handle).and_then(|blas| {
                    // SAFETY: the program satisfies the documented contract of the function.
                    unsafe { super::$function::<T>(&blas, $($crate::blas::Widen::widen($arg)),*) }
                });
                $crate::blas::end(done)
            }
        }
    };
}
pub(crate) use exports;
