//! Modules that the program loads at run time (`cudaLibrary*`), parameters of kernels, and batched
//! copies.

use std::ffi::{c_char, c_int, c_uint, c_void};

use crate::client::{self, Error};
use crate::copies::Kind;
use crate::errors::{FILE_NOT_FOUND, INVALID_VALUE, SUCCESS, UNKNOWN};
use crate::graphs::{self, Action};
use crate::protocol::{Memory, Region, Request, Value};
use crate::runtime::{Extent, PitchedPointer, api, code, put, put_result, submit};
use crate::{copies, device, driver, functions, memory};

type Handle = *mut c_void;

/// `cudaMemcpy3DPeerParms`.
#[repr(C)]
pub struct PeerCopy3D {
    from_array: Handle,
    from_position: Extent,
    from: PitchedPointer,
    from_device: c_int,
    to_array: Handle,
    to_position: Extent,
    to: PitchedPointer,
    to_device: c_int,
    extent: Extent,
}

unsafe fn peer_copy(parameters: *const PeerCopy3D) -> Result<Action, Error> {
    // SAFETY: the program passes such a structure, or null.
    let p = unsafe { parameters.as_ref() }.ok_or(INVALID_VALUE)?;
    if !p.from_array.is_null() || !p.to_array.is_null() {
        client::say_once("copies of CUDA arrays (cudaArray_t) are not supported");
        return Err(crate::errors::NOT_SUPPORTED);
    }
    Ok(Action::Copy {
        to: p.to.region(p.to_position, p.extent),
        from: p.from.region(p.from_position, p.extent),
        kind: Kind::Default,
    })
}

/// Loads a module from a file.
unsafe fn load_file(module: *mut Handle, file: *const c_char, function: &str) -> Error {
    // SAFETY: the program passes a text.
    let Some(name) = (unsafe { functions::text(file) }) else {
        return INVALID_VALUE;
    };
    match std::fs::read(&name) {
        // SAFETY: the program passes valid pointers.
        Ok(image) => unsafe { driver::load(module, image) },
        Err(error) => {
            client::say(&format!("{function}: cannot read {name}: {error}"));
            FILE_NOT_FOUND
        }
    }
}

/// Returns handles of all kernels of a module.
fn kernels(module: Handle) -> Result<Vec<Handle>, Error> {
    let number = functions::server_module(module as usize)?;
    let request = Request::ListFunctions { module: number };
    let names = client::with(|client| match client.ask(&request)? {
        Value::Names { names } => Ok(names),
        _ => Err(UNKNOWN),
    })?;
    let handles = names
        .iter()
        .map(|name| functions::kernel_handle(module as usize, name));
    handles
        .map(|handle| handle.map(|handle| handle as Handle))
        .collect()
}

unsafe fn list_kernels(to: *mut Handle, count: c_uint, module: Handle) -> Error {
    let found = match kernels(module) {
        Ok(found) => found,
        Err(error) => return error,
    };
    if to.is_null() && count > 0 {
        return INVALID_VALUE;
    }
    for (index, kernel) in found.into_iter().take(count as usize).enumerate() {
        // SAFETY: the program has memory for as many.
        unsafe { to.add(index).write(kernel) };
    }
    SUCCESS
}

/// Returns a managed variable of a module, and makes it accessible to the host.
fn managed(module: Handle, name: &str) -> Result<(u64, u64), Error> {
    let (address, bytes) = functions::named_variable(module as usize, name)?;
    if memory::locate(address as *const c_void)?.2 != Memory::Managed {
        return Err(crate::errors::NOT_FOUND);
    }
    client::with(|client| client.open_to_host(address, bytes).map_err(|_| UNKNOWN))?;
    Ok((address, bytes))
}

unsafe fn put_range(to: *mut u64, bytes: *mut usize, range: Result<(u64, u64), Error>) -> Error {
    match range {
        Ok((address, size)) => {
            // SAFETY: the program passes valid pointers, or null.
            unsafe {
                if !to.is_null() {
                    *to = address;
                }
                if !bytes.is_null() {
                    *bytes = size as usize;
                }
            }
            SUCCESS
        }
        Err(error) => error,
    }
}

/// Copies several ranges of consecutive bytes in order.
unsafe fn copy_batch(
    to: *const u64,
    from: *const u64,
    bytes: *const usize,
    count: usize,
    stream: Handle,
) -> Error {
    for index in 0..count {
        // SAFETY: the program passes lists of that length.
        let (to, from, bytes) =
            unsafe { (*to.add(index), *from.add(index), *bytes.add(index) as u64) };
        let action = Action::Copy {
            to: Region::line(to, bytes),
            from: Region::line(from, bytes),
            kind: Kind::Default,
        };
        match graphs::submit(stream, action) {
            SUCCESS => {}
            error => return error,
        }
    }
    SUCCESS
}

api! {
    // Modules.
    fn cudaLibraryLoadData(module: *mut Handle, from: *const c_void) {
        match driver::image(from) { Some(image) => driver::load(module, image), None => INVALID_VALUE }
    }
    fn cudaLibraryLoadFromFile(module: *mut Handle, file: *const c_char) { load_file(module, file, "cudaLibraryLoadFromFile") }
    fn cuLibraryLoadFromFile(module: *mut Handle, file: *const c_char) { load_file(module, file, "cuLibraryLoadFromFile") }
    fn cudaLibraryUnload(_module: Handle) { SUCCESS }
    fn cudaLibraryGetKernel(to: *mut Handle, module: Handle, name: *const c_char) {
        match functions::text(name) {
            Some(name) => put_result(to, functions::kernel_handle(module as usize, &name).map(|kernel| kernel as Handle)),
            None => INVALID_VALUE,
        }
    }
    fn cudaLibraryGetKernelCount | cuLibraryGetKernelCount | cuModuleGetFunctionCount(count: *mut c_uint, module: Handle) {
        put_result(count, kernels(module).map(|kernels| kernels.len() as c_uint))
    }
    fn cudaLibraryEnumerateKernels | cuLibraryEnumerateKernels | cuModuleEnumerateFunctions(to: *mut Handle, count: c_uint, module: Handle) {
        list_kernels(to, count, module)
    }
    fn cudaLibraryGetGlobal(to: *mut u64, bytes: *mut usize, module: Handle, name: *const c_char) {
        match functions::text(name) {
            Some(name) => put_range(to, bytes, functions::named_variable(module as usize, &name)),
            None => INVALID_VALUE,
        }
    }
    fn cudaLibraryGetManaged | cuLibraryGetManaged(to: *mut u64, bytes: *mut usize, module: Handle, name: *const c_char) {
        match functions::text(name) {
            Some(name) => put_range(to, bytes, managed(module, &name)),
            None => INVALID_VALUE,
        }
    }

    // Kernels.
    fn cudaFuncGetParamCount | cuFuncGetParamCount | cuKernelGetParamCount(kernel: Handle, count: *mut usize) {
        put_result(count, functions::kernel(kernel as usize).map(|function| function.params.len()))
    }
    fn cudaFuncGetParamInfo(kernel: Handle, number: usize, offset: *mut usize, bytes: *mut usize) {
        driver::cuFuncGetParamInfo(kernel, number, offset, bytes)
    }
    fn cudaKernelSetAttributeForDevice(kernel: Handle, _attribute: c_int, _value: c_int, _device: c_int) { code(functions::kernel(kernel as usize)) }
    fn cuFuncGetModule(module: *mut Handle, kernel: Handle) {
        put_result(module, functions::module_of(kernel as usize).map(|module| module as Handle))
    }
    fn cuFuncIsLoaded(state: *mut c_int, kernel: Handle) { put_result(state, functions::kernel(kernel as usize).map(|_| 1)) }
    fn cuKernelSetCacheConfig(_kernel: Handle, _config: c_int, _device: c_int) { SUCCESS }

    // Copies.
    fn cudaMemcpyBatchAsync | cudaMemcpyBatchAsync_ptsz(to: *const u64, from: *const u64, bytes: *const usize, count: usize, _attributes: *const c_void, _indices: *const usize, _attribute_count: usize, eighth: Handle, ninth: Handle) {
        // CUDA 12 has an output argument for the index of a failed copy before the stream.
        let stream = if device::runtime_version() >= 13000 { eighth } else { ninth };
        copy_batch(to, from, bytes, count, stream)
    }
    fn cuMemcpyBatchAsync | cuMemcpyBatchAsync_ptsz(to: *const u64, from: *const u64, bytes: *const usize, count: usize, _attributes: *const c_void, _indices: *const usize, _attribute_count: usize, _failed: *mut usize, stream: Handle) {
        copy_batch(to, from, bytes, count, stream)
    }
    fn cuMemcpyBatchAsync_v2 | cuMemcpyBatchAsync_v2_ptsz(to: *const u64, from: *const u64, bytes: *const usize, count: usize, _attributes: *const c_void, _indices: *const usize, _attribute_count: usize, stream: Handle) {
        copy_batch(to, from, bytes, count, stream)
    }
    fn cudaMemcpy3DPeer | cudaMemcpy3DPeer_ptds(parameters: *const PeerCopy3D) {
        match peer_copy(parameters) {
            Ok(Action::Copy { to, from, kind }) => code(copies::copy_now(to, from, kind)),
            Ok(_) => SUCCESS,
            Err(error) => error,
        }
    }
    fn cudaMemcpy3DPeerAsync | cudaMemcpy3DPeerAsync_ptsz(parameters: *const PeerCopy3D, stream: Handle) { submit(stream, peer_copy(parameters)) }
    fn cuMemcpyPeer | cuMemcpyPeer_ptds(to: u64, _to_context: Handle, from: u64, _from_context: Handle, bytes: usize) {
        copies::line(to as Handle, from as Handle, bytes, 3)
    }
    fn cuMemcpyPeerAsync | cuMemcpyPeerAsync_ptsz(to: u64, _to_context: Handle, from: u64, _from_context: Handle, bytes: usize, stream: Handle) {
        graphs::submit_line(stream, to as Handle, from as Handle, bytes, 3)
    }

    // Functions without effect on this device.
    fn cudaDeviceGetP2PAttribute | cuDeviceGetP2PAttribute(value: *mut c_int, _attribute: c_int, _from: c_int, _to: c_int) { put(value, 0) }
    fn cuDeviceGetByPCIBusId(device: *mut c_int, _name: *const c_char) { put(device, 0) }
    fn cuCtxDisablePeerAccess(_context: Handle) { crate::errors::INVALID_DEVICE }
    fn cuCtxResetPersistingL2Cache() { SUCCESS }
    fn cuCtxGetId(_context: Handle, id: *mut u64) { put(id, 1) }
    fn cuMemHostGetFlags(flags: *mut c_uint, host: Handle) { put_result(flags, memory::locate(host).map(|_| 2)) }
    fn cuMemPoolCreate(pool: *mut Handle, _properties: *const c_void) { put(pool, 0x100 as Handle) }
    fn cuMemPoolDestroy(_pool: Handle) { SUCCESS }
    fn cuMemPoolTrimTo(_pool: Handle, _bytes: usize) { SUCCESS }
    fn cuMemPoolSetAccess(_pool: Handle, _accesses: *const c_void, _count: usize) { SUCCESS }
    fn cuDeviceSetMemPool(_device: c_int, _pool: Handle) { SUCCESS }
    fn cudaMemPrefetchBatchAsync | cudaMemPrefetchBatchAsync_ptsz | cuMemPrefetchBatchAsync | cuMemPrefetchBatchAsync_ptsz() { SUCCESS }
    fn cudaStreamSetAttribute | cudaStreamSetAttribute_ptsz | cuStreamSetAttribute | cuStreamSetAttribute_ptsz | cudaStreamCopyAttributes | cudaStreamCopyAttributes_ptsz | cuStreamCopyAttributes | cuStreamCopyAttributes_ptsz() { SUCCESS }
    fn cudaStreamGetAttribute | cudaStreamGetAttribute_ptsz | cuStreamGetAttribute | cuStreamGetAttribute_ptsz(_stream: Handle, _attribute: c_int, value: *mut [u64; 8]) { put(value, [0; 8]) }
}
