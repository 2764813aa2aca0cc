//! The functions that code compiled by nvcc calls before `main`, and around launches.

use std::ffi::{c_char, c_int, c_void};

use crate::client::{self, Error};
use crate::errors::{INVALID_CONFIGURATION, SUCCESS};
use crate::functions;
use crate::launch::{self, Configuration, Dim3};

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterFatBinary(image: *const c_void) -> *mut *mut c_void {
    // SAFETY: compiled code passes its fat binary.
    let module = functions::add_module(unsafe { functions::image(image) });
    Box::into_raw(Box::new(module as *mut c_void))
}

fn module(handle: *mut *mut c_void) -> usize {
    // SAFETY: compiled code passes the handle that it received above.
    unsafe { *handle as usize }
}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaRegisterFatBinaryEnd(_handle: *mut *mut c_void) {}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaUnregisterFatBinary(_handle: *mut *mut c_void) {}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaInitModule(handle: *mut *mut c_void) -> c_char {
    functions::place_managed(module(handle));
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterFunction(
    handle: *mut *mut c_void,
    host: *const c_char,
    _device: *mut c_char,
    name: *const c_char,
    _threads: c_int,
    _tid: *const c_void,
    _bid: *const c_void,
    _block: *const c_void,
    _grid: *const c_void,
    _warp: *const c_int,
) {
    // SAFETY: compiled code passes a text.
    if let Some(name) = unsafe { functions::text(name) } {
        functions::add_kernel(host as usize, module(handle), name);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterVar(
    handle: *mut *mut c_void,
    host: *mut c_char,
    _device: *mut c_char,
    name: *const c_char,
    _external: c_int,
    _bytes: usize,
    _constant: c_int,
    _global: c_int,
) {
    // SAFETY: as above.
    if let Some(name) = unsafe { functions::text(name) } {
        functions::add_variable(host as usize, module(handle), name);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterManagedVar(
    handle: *mut *mut c_void,
    pointer: *mut *mut c_void,
    _device: *mut c_char,
    name: *const c_char,
    _external: c_int,
    _bytes: usize,
    _constant: c_int,
    _global: c_int,
) {
    // SAFETY: as above.
    if let Some(name) = unsafe { functions::text(name) } {
        functions::add_managed(pointer as usize, module(handle), name);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterHostVar(
    _handle: *mut *mut c_void,
    _name: *const c_char,
    _host: *mut c_char,
    _bytes: usize,
) {
    client::say_once("`__cudaRegisterHostVar` is not supported");
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterTexture(
    _handle: *mut *mut c_void,
    _host: *const c_void,
    _device: *const *const c_void,
    name: *const c_char,
    _dim: c_int,
    _norm: c_int,
    _external: c_int,
) {
    // SAFETY: as above.
    let name = unsafe { functions::text(name) }.unwrap_or_default();
    client::say_once(&format!("the texture reference `{name}` is not supported"));
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaRegisterSurface(
    _handle: *mut *mut c_void,
    _host: *const c_void,
    _device: *const *const c_void,
    name: *const c_char,
    _dim: c_int,
    _external: c_int,
) {
    // SAFETY: as above.
    let name = unsafe { functions::text(name) }.unwrap_or_default();
    client::say_once(&format!("the surface reference `{name}` is not supported"));
}

#[unsafe(no_mangle)]
pub extern "C" fn __cudaPushCallConfiguration(
    grid: Dim3,
    block: Dim3,
    shared: usize,
    stream: *mut c_void,
) -> u32 {
    launch::push(Configuration {
        grid,
        block,
        shared,
        stream,
    });
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaPopCallConfiguration(
    grid: *mut Dim3,
    block: *mut Dim3,
    shared: *mut usize,
    stream: *mut *mut c_void,
) -> Error {
    let Some(configuration) = launch::pop() else {
        return client::keep(INVALID_CONFIGURATION);
    };
    // SAFETY: compiled code passes valid pointers for all four.
    unsafe {
        *grid = configuration.grid;
        *block = configuration.block;
        *shared = configuration.shared;
        *stream = configuration.stream;
    }
    SUCCESS
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn __cudaGetKernel(kernel: *mut *mut c_void, host: *const c_void) -> Error {
    // The address of the program's function is a handle already.
    // SAFETY: compiled code passes a valid pointer.
    unsafe { *kernel = host.cast_mut() };
    SUCCESS
}

macro_rules! launches {
    ($($name:ident)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            kernel: *const c_void,
            grid: Dim3,
            block: Dim3,
            args: *const *const c_void,
            shared: usize,
            stream: *mut c_void,
        ) -> Error {
            let configuration = Configuration { grid, block, shared, stream };
            // SAFETY: the program passes a pointer for each parameter.
            let launched = unsafe { launch::launch(kernel as usize, &configuration, args) };
            client::keep(launched.err().unwrap_or(SUCCESS))
        }
    )*};
}

launches!(cudaLaunchKernel cudaLaunchKernel_ptsz __cudaLaunchKernel __cudaLaunchKernel_ptsz);
