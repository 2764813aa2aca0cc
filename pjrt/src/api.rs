//! The plugin's function table, and the only way to call through it.
//!
//! This module contains what is common to all calls of the C interface: structure sizes, missing
//! functions, conversion of errors, and copies of borrowed strings and lists.

use std::fmt::Display;
use std::mem::MaybeUninit;

use super::error::{Code, Error, Result};
use super::sys;

/// A structure of `pjrt_c_api.h` that is passed to a plugin.
///
/// # Safety
/// The type is `repr(C)`, starts with `struct_size: usize`, and all zeros is a valid value of it.
/// (The bindings' script writes the implementations; every such structure of the header satisfies
/// this.)
pub unsafe trait Struct {
    /// The size that this version of the header documents, without trailing padding.
    const SIZE: usize;
}

/// Returns a `T` with its `struct_size` set and all other fields zero, as PJRT requires.
pub fn new<T: Struct>() -> T {
    let mut value = MaybeUninit::<T>::zeroed();
    // SAFETY: by the contract of `Struct`, the first field is a `usize` and all zeros is a valid
    // `T`.
    unsafe {
        value.as_mut_ptr().cast::<usize>().write(T::SIZE);
        value.assume_init()
    }
}

/// The signature of nearly every function in the table.
pub type Function<A> = Option<unsafe extern "C" fn(*mut A) -> *mut sys::PJRT_Error>;

/// A copy of a plugin's function table; functions that an older, shorter table lacks are absent.
pub struct Api {
    pub table: sys::PJRT_Api,
}

// SAFETY: the table is read-only and holds function pointers and process-lifetime data; plugins
// stay loaded until the process ends. PJRT functions may be called from any thread.
unsafe impl Send for Api {}
// SAFETY: as above.
unsafe impl Sync for Api {}

impl Api {
    /// Copies the table that `GetPjrtApi` returned.
    ///
    /// # Safety
    /// `table` points to a `PJRT_Api` of major version 0 that has `struct_size` bytes.
    pub unsafe fn copy_from(table: *const sys::PJRT_Api) -> Api {
        let mut copy = MaybeUninit::<sys::PJRT_Api>::zeroed();
        // SAFETY: at most `struct_size` bytes are read and at most `size_of::<PJRT_Api>()` written;
        // the result holds integers, pointers and optional functions, for all of which zero is
        // valid.
        let table = unsafe {
            let bytes = (*table).struct_size.min(size_of::<sys::PJRT_Api>());
            std::ptr::copy_nonoverlapping(
                table.cast::<u8>(),
                copy.as_mut_ptr().cast::<u8>(),
                bytes,
            );
            copy.assume_init()
        };
        Api { table }
    }

    /// Calls `function` with `args`; see the macro `call`.
    ///
    /// # Safety
    /// `args` satisfies the contract of the function: handles are alive and belong to this plugin,
    /// lists have the given lengths.
    pub unsafe fn call<A>(
        &self,
        function: Function<A>,
        name: &str,
        args: &mut A,
        doing: &dyn Display,
    ) -> Result<()> {
        let Some(function) = function else {
            let message = format!("the plugin does not have {name}");
            return Err(Error::new(Code::Unimplemented, doing, message));
        };
        // SAFETY: `args` is valid by this function's contract.
        let error = unsafe { function(args) };
        // SAFETY: the return value of a PJRT function is null or an error that the caller owns.
        match unsafe { self.take_error(error, doing) } {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// Reads and frees an error that the plugin returned.
    ///
    /// # Safety
    /// `error` is null or an error of this plugin that nothing else frees.
    pub unsafe fn take_error(
        &self,
        error: *mut sys::PJRT_Error,
        doing: &dyn Display,
    ) -> Option<Error> {
        if error.is_null() {
            return None;
        }
        let mut code: sys::PJRT_Error_GetCode_Args = new();
        code.error = error;
        let mut message: sys::PJRT_Error_Message_Args = new();
        message.error = error;
        let mut destroy: sys::PJRT_Error_Destroy_Args = new();
        destroy.error = error;
        // SAFETY: `error` is alive until the last call; its message is copied before that.
        let (code, message) = unsafe {
            let mut number = 2; // UNKNOWN
            if let Some(get_code) = self.table.PJRT_Error_GetCode {
                // An error while reading the error's code is ignored.
                if get_code(&mut code).is_null() {
                    number = code.code;
                }
            }
            if let Some(get_message) = self.table.PJRT_Error_Message {
                get_message(&mut message);
            }
            let text = text(message.message, message.message_size);
            if let Some(destroy_error) = self.table.PJRT_Error_Destroy {
                destroy_error(&mut destroy);
            }
            (number, text)
        };
        let message = match message.trim() {
            "" => "the plugin gave no message",
            words => words,
        };
        Some(Error::new(Code::from_number(code), doing, message))
    }
}

/// Calls a function and converts its error: `call!(api, PJRT_Function, &mut args, "what is being
/// done")`.
macro_rules! call {
    ($api:expr, $function:ident, $args:expr, $doing:expr) => {{
        let api: &$crate::api::Api = $api;
        api.call(
            api.table.$function,
            stringify!($function),
            $args,
            &$doing as &dyn std::fmt::Display,
        )
    }};
}
pub(super) use call;

/// Copies a string that the plugin owns.
///
/// # Safety
/// `start` is null or points to `bytes` readable bytes.
pub unsafe fn text(start: *const std::ffi::c_char, bytes: usize) -> String {
    // SAFETY: by the caller's contract.
    String::from_utf8_lossy(unsafe { list(start.cast::<u8>(), bytes) }).into_owned()
}

/// Returns a slice of a list that the plugin owns; null with length zero is allowed.
///
/// # Safety
/// `start` is null or points to `count` values that live and stay unchanged for `'a`.
pub unsafe fn list<'a, T>(start: *const T, count: usize) -> &'a [T] {
    if start.is_null() || count == 0 {
        return &[];
    }
    // SAFETY: by the caller's contract.
    unsafe { std::slice::from_raw_parts(start, count) }
}

/// Returns StableHLO (MLIR text or bytecode) as the compiler's argument; it borrows the text, which
/// must outlive it.
pub fn stablehlo(text: &str) -> sys::PJRT_Program {
    const FORMAT: &str = "mlir";
    let mut program: sys::PJRT_Program = new();
    program.code = text.as_ptr().cast_mut().cast();
    program.code_size = text.len();
    program.format = FORMAT.as_ptr().cast();
    program.format_size = FORMAT.len();
    program
}
