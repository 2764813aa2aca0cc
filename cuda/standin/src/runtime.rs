//! The runtime API: `cuda*`.

use std::collections::BTreeMap;
use std::ffi::{CString, c_char, c_int, c_uint, c_void};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::copies::{self, Kind};
use crate::errors::{
    ERRORS, INVALID_CONFIGURATION, INVALID_DEVICE, INVALID_HANDLE, INVALID_VALUE, NOT_FOUND,
    SUCCESS, UNSUPPORTED_LIMIT,
};
use crate::graphs::{self, Action};
use crate::launch::{self, Configuration, Dim3};
use crate::protocol::{Memory, Region, Request};
use crate::{device, driver, functions, memory, registered, streams, textures};

type Pointer = *mut c_void;
type Handle = *mut c_void;

/// Returns the error code of a result.
pub fn code<T>(result: Result<T, Error>) -> Error {
    result.err().unwrap_or(SUCCESS)
}

/// Writes a result to the program's location.
///
/// # Safety
/// `to` can be written, or is null.
pub unsafe fn put<T>(to: *mut T, value: T) -> Error {
    if to.is_null() {
        return INVALID_VALUE;
    }
    // SAFETY: by the caller's contract.
    unsafe { to.write(value) };
    SUCCESS
}

/// Writes a result to the program's location, if there is one.
///
/// # Safety
/// As `put`.
pub unsafe fn put_result<T>(to: *mut T, value: Result<T, Error>) -> Error {
    match value {
        // SAFETY: by the caller's contract.
        Ok(value) => unsafe { put(to, value) },
        Err(error) => error,
    }
}

/// Defines C functions, each under all of its names. The result of a function of the runtime API is
/// recorded as the last error.
macro_rules! api {
    ($(fn $($name:ident)|+ ($($arg:ident: $ty:ty),* $(,)?) $body:block)*) => {
        $(api!(@each [$($name)|+] ($($arg: $ty),*) $body);)*
    };
    (@each [$name:ident $(| $more:ident)*] ($($arg:ident: $ty:ty),*) $body:block) => {
        #[unsafe(no_mangle)]
        #[allow(unused_unsafe, reason = "some bodies need it")]
        pub unsafe extern "C" fn $name($($arg: $ty),*) -> Error {
            // SAFETY: the program satisfies the documented contract of the function.
            client::keep_of(stringify!($name), unsafe { $body })
        }
        api!(@each [$($more)|*] ($($arg: $ty),*) $body);
    };
    (@each [] $args:tt $body:block) => {};
}
pub(crate) use api;

/// `cudaPitchedPtr`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PitchedPointer {
    pointer: Pointer,
    pitch: usize,
    width: usize,
    height: usize,
}

/// `cudaExtent`, and `cudaPos`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Extent {
    width: usize,
    height: usize,
    depth: usize,
}

impl Extent {
    pub fn of([width, height, depth]: [usize; 3]) -> Extent {
        Extent {
            width,
            height,
            depth,
        }
    }

    pub fn sizes(self) -> [usize; 3] {
        [self.width, self.height, self.depth]
    }
}

/// `cudaMemcpy3DParms`.
#[repr(C)]
pub struct Copy3D {
    from_array: Handle,
    from_position: Extent,
    from: PitchedPointer,
    to_array: Handle,
    to_position: Extent,
    to: PitchedPointer,
    extent: Extent,
    kind: c_int,
}

/// `cudaLaunchConfig_t`.
#[repr(C)]
pub struct LaunchConfig {
    grid: Dim3,
    block: Dim3,
    shared: usize,
    stream: Handle,
    attributes: *const c_void,
    count: c_uint,
}

/// `cudaChannelFormatDesc`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ChannelFormat {
    pub bits: [c_int; 4],
    pub kind: c_int,
}

impl PitchedPointer {
    pub fn region(&self, position: Extent, extent: Extent) -> Region {
        let slice = self.pitch * self.height.max(1);
        let offset = position.width + position.height * self.pitch + position.depth * slice;
        Region {
            address: self.pointer as u64 + offset as u64,
            width: extent.width as u64,
            height: extent.height as u64,
            depth: extent.depth as u64,
            pitch: self.pitch as u64,
            slice: slice as u64,
        }
    }
}

pub fn plane(address: *const c_void, pitch: usize, width: usize, height: usize) -> Region {
    Region {
        address: address as u64,
        width: width as u64,
        height: height as u64,
        depth: 1,
        pitch: pitch as u64,
        slice: (pitch * height) as u64,
    }
}

unsafe fn copy(to: Region, from: Region, kind: c_int) -> Error {
    match Kind::of(kind) {
        // SAFETY: the program passes valid pointers.
        Some(kind) => code(unsafe { copies::copy_now(to, from, kind) }),
        None => crate::errors::INVALID_DIRECTION,
    }
}

/// The copy that a `cudaMemcpy3DParms` describes.
///
/// # Safety
/// `parameters` is such a structure, or null.
pub unsafe fn copy_3d_action(parameters: *const Copy3D) -> Result<Action, Error> {
    // SAFETY: by the caller's contract.
    let p = unsafe { parameters.as_ref() }.ok_or(INVALID_VALUE)?;
    let array = |handle: Handle| match handle.is_null() {
        true => Ok(None),
        false => textures::array(handle).map(Some),
    };
    let (to_array, from_array) = (array(p.to_array)?, array(p.from_array)?);
    // If an array takes part, extents count texels; positions in arrays always do.
    let texel = to_array.or(from_array).map_or(1, |array| array.texel());
    let extent = Extent {
        width: p.extent.width * texel,
        ..p.extent
    };
    let side = |array: Option<textures::Array>, pointer: &PitchedPointer, at: Extent| match array {
        Some(array) => {
            let [x, y, z] = at.sizes();
            array.region([x * array.texel(), y, z], extent.sizes())
        }
        None => pointer.region(at, extent),
    };
    Ok(Action::Copy {
        to: side(to_array, &p.to, p.to_position),
        from: side(from_array, &p.from, p.from_position),
        kind: Kind::of(p.kind).ok_or(crate::errors::INVALID_DIRECTION)?,
    })
}

unsafe fn copy_3d(parameters: *const Copy3D) -> Error {
    // SAFETY: the program passes valid pointers.
    match unsafe { copy_3d_action(parameters) } {
        // SAFETY: as above.
        Ok(Action::Copy { to, from, kind }) => code(unsafe { copies::copy_now(to, from, kind) }),
        Ok(_) => SUCCESS,
        Err(error) => error,
    }
}

/// Executes an action in stream order.
pub fn submit(stream: Handle, action: Result<Action, Error>) -> Error {
    match action {
        Ok(action) => graphs::submit(stream, action),
        Err(error) => error,
    }
}

/// Returns the address of a part of a variable.
pub fn symbol(symbol: *const c_void, bytes: usize, offset: usize) -> Result<u64, Error> {
    let (address, all) = functions::variable(symbol as usize)?;
    match offset
        .checked_add(bytes)
        .is_some_and(|end| end as u64 <= all)
    {
        true => Ok(address + offset as u64),
        false => Err(INVALID_VALUE),
    }
}

unsafe fn to_symbol(
    variable: *const c_void,
    from: *const c_void,
    bytes: usize,
    offset: usize,
    kind: c_int,
) -> Error {
    match symbol(variable, bytes, offset) {
        // SAFETY: the program passes valid pointers.
        Ok(address) => unsafe { copies::line(address as Pointer, from, bytes, kind) },
        Err(error) => error,
    }
}

unsafe fn from_symbol(
    to: Pointer,
    variable: *const c_void,
    bytes: usize,
    offset: usize,
    kind: c_int,
) -> Error {
    match symbol(variable, bytes, offset) {
        // SAFETY: the program passes valid pointers.
        Ok(address) => unsafe { copies::line(to, address as *const c_void, bytes, kind) },
        Err(error) => error,
    }
}

/// Calls `action` if the stream is valid.
fn of_stream(stream: Handle, action: impl FnOnce() -> Error) -> Error {
    match streams::stream(stream) {
        Ok(_) => action(),
        Err(error) => error,
    }
}

pub const DEFAULT_POOL: usize = 0x100;

api! {
    // Devices.
    fn cudaGetDeviceCount(count: *mut c_int) {
        match client::device() {
            Ok(_) => put(count, 1),
            Err(error) => { put(count, 0); error }
        }
    }
    fn cudaSetDevice | cudaInitDevice(number: c_int) {
        if number != 0 { return client::keep(INVALID_DEVICE) }
        code(client::device())
    }
    fn cudaGetDevice(number: *mut c_int) { put(number, 0) }
    fn cudaChooseDevice(number: *mut c_int, _wanted: *const c_void) { put(number, 0) }
    fn cudaSetValidDevices(_devices: *mut c_int, _count: c_int) { SUCCESS }
    fn cudaDeviceGetAttribute(value: *mut c_int, number: c_int, device: c_int) {
        if device != 0 { return client::keep(INVALID_DEVICE) }
        put_result(value, client::device().and_then(|device| device::attribute(&device, number)))
    }
    fn cudaGetDeviceProperties(to: *mut u8, device: c_int) {
        if device != 0 { return client::keep(INVALID_DEVICE) }
        code(client::device().map(|device| device::properties(&device, to, device::runtime_version())))
    }
    fn cudaGetDeviceProperties_v2(to: *mut u8, device: c_int) {
        if device != 0 { return client::keep(INVALID_DEVICE) }
        code(client::device().map(|device| device::properties(&device, to, 12000)))
    }
    fn cudaDeviceGetPCIBusId(to: *mut c_char, bytes: c_int, _device: c_int) {
        let text = b"0000:00:00.0\0";
        if (bytes as usize) < text.len() || to.is_null() { return client::keep(INVALID_VALUE) }
        std::ptr::copy_nonoverlapping(text.as_ptr().cast(), to, text.len());
        SUCCESS
    }
    fn cudaDeviceGetByPCIBusId(device: *mut c_int, _name: *const c_char) { put(device, 0) }
    fn cudaDeviceCanAccessPeer(can: *mut c_int, _device: c_int, _peer: c_int) { put(can, 0) }
    fn cudaDeviceEnablePeerAccess(_peer: c_int, _flags: c_uint) { INVALID_DEVICE }
    fn cudaDeviceDisablePeerAccess(_peer: c_int) { INVALID_DEVICE }
    fn cudaDeviceGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) {
        if !least.is_null() { *least = 0; }
        if !greatest.is_null() { *greatest = -5; }
        SUCCESS
    }
    fn cudaDeviceGetLimit(value: *mut usize, limit: c_int) {
        match device::limit(limit) { Some(limit) => put(value, limit.load(Ordering::Relaxed)), None => UNSUPPORTED_LIMIT }
    }
    fn cudaDeviceSetLimit(limit: c_int, value: usize) {
        match device::limit(limit) {
            Some(limit) => { limit.store(value, Ordering::Relaxed); SUCCESS }
            None => UNSUPPORTED_LIMIT,
        }
    }
    fn cudaDeviceSetCacheConfig | cudaDeviceSetSharedMemConfig | cudaThreadSetCacheConfig(_config: c_int) { SUCCESS }
    fn cudaDeviceGetCacheConfig | cudaDeviceGetSharedMemConfig(config: *mut c_int) { put(config, 0) }
    fn cudaSetDeviceFlags(_flags: c_uint) { SUCCESS }
    fn cudaGetDeviceFlags(flags: *mut c_uint) { put(flags, 0) }
    fn cudaDeviceReset | cudaThreadExit() {
        functions::reset();
        code(client::with(|client| {
            client.forget_error();
            client.ask(&Request::Reset {})
        }))
    }
    fn cudaDeviceSynchronize | cudaThreadSynchronize() { streams::synchronize() }
    fn cudaRuntimeGetVersion(version: *mut c_int) { put(version, device::runtime_version()) }
    fn cudaDriverGetVersion(version: *mut c_int) { put(version, device::DRIVER_VERSION) }
    fn cudaGetExportTable(_table: *mut *const c_void, _id: *const c_void) {
        client::say_once("the program asks for tables of CUDA's runtime that are not public (cudaGetExportTable), which these libraries do not have");
        NOT_FOUND
    }
    fn cudaMemRangeGetAttribute(to: *mut c_int, bytes: usize, attribute: c_int, _pointer: *const c_void, _count: usize) {
        // Hints are not stored: memory is not read-mostly, and its preferred location is none (-2).
        for index in 0..bytes / 4 { put(to.add(index), if attribute == 1 { 0 } else { -2 }); }
        SUCCESS
    }
    fn cudaProfilerStart | cudaProfilerStop | cudaCtxResetPersistingL2Cache() { SUCCESS }

    // Memory.
    fn cudaMalloc(to: *mut Pointer, bytes: usize) { memory::allocate(to, bytes, Memory::Device, "cudaMalloc") }
    fn cudaMallocAsync | cudaMallocAsync_ptsz(to: *mut Pointer, bytes: usize, stream: Handle) {
        of_stream(stream, || unsafe { memory::allocate(to, bytes, Memory::Device, "cudaMallocAsync") })
    }
    fn cudaMallocFromPoolAsync | cudaMallocFromPoolAsync_ptsz(to: *mut Pointer, bytes: usize, _pool: Handle, stream: Handle) {
        of_stream(stream, || unsafe { memory::allocate(to, bytes, Memory::Device, "cudaMallocFromPoolAsync") })
    }
    fn cudaMallocManaged(to: *mut Pointer, bytes: usize, _flags: c_uint) {
        memory::allocate(to, bytes, Memory::Managed, "cudaMallocManaged")
    }
    fn cudaMallocHost(to: *mut Pointer, bytes: usize) { memory::allocate(to, bytes, Memory::Pinned, "cudaMallocHost") }
    fn cudaHostAlloc(to: *mut Pointer, bytes: usize, _flags: c_uint) {
        memory::allocate(to, bytes, Memory::Pinned, "cudaHostAlloc")
    }
    fn cudaMallocPitch(to: *mut Pointer, pitch: *mut usize, width: usize, height: usize) {
        let row = width.next_multiple_of(memory::PITCH);
        match put(pitch, row) {
            SUCCESS => memory::allocate(to, row * height, Memory::Device, "cudaMallocPitch"),
            error => error,
        }
    }
    fn cudaMalloc3D(to: *mut PitchedPointer, extent: Extent) {
        if to.is_null() { return client::keep(INVALID_VALUE) }
        let pitch = extent.width.next_multiple_of(memory::PITCH);
        (*to).pitch = pitch;
        (*to).width = extent.width;
        (*to).height = extent.height;
        let pointer = &raw mut (*to).pointer;
        memory::allocate(pointer, pitch * extent.height * extent.depth, Memory::Device, "cudaMalloc3D")
    }
    fn cudaFree(pointer: Pointer) { memory::free(pointer) }
    fn cudaFreeHost(pointer: Pointer) { memory::free(pointer) }
    fn cudaFreeAsync | cudaFreeAsync_ptsz(pointer: Pointer, stream: Handle) { of_stream(stream, || memory::free(pointer)) }
    fn cudaMemGetInfo(free: *mut usize, all: *mut usize) {
        match memory::free_bytes() {
            Ok((free_bytes, bytes)) => put(free, free_bytes).max(put(all, bytes)),
            Err(error) => error,
        }
    }
    fn cudaHostGetDevicePointer(to: *mut Pointer, host: Pointer, _flags: c_uint) {
        let known = memory::locate(host).map(|_| host);
        put_result(to, known.or_else(|_| registered::device_address(host).map(|at| at as Pointer)))
    }
    fn cudaHostGetFlags(flags: *mut c_uint, host: Pointer) { put_result(flags, memory::locate(host).map(|_| 2)) }
    fn cudaHostRegister(host: Pointer, bytes: usize, _flags: c_uint) { registered::register(host, bytes) }
    fn cudaHostUnregister(host: Pointer) { registered::unregister(host) }
    fn cudaPointerGetAttributes(to: *mut u8, pointer: *const c_void) {
        if to.is_null() { return client::keep(INVALID_VALUE) }
        let (kind, device, host) = match memory::locate(pointer) {
            Ok((_, _, Memory::Device)) => (2, pointer, std::ptr::null()),
            Ok((_, _, Memory::Managed)) => (3, pointer, pointer),
            Ok((_, _, Memory::Pinned)) => (1, pointer, pointer),
            Err(_) => (0, std::ptr::null(), std::ptr::null()),
        };
        to.cast::<[c_int; 2]>().write([kind, 0]);
        to.add(8).cast::<[*const c_void; 2]>().write([device, host]);
        SUCCESS
    }
    // These arguments differ between versions of CUDA; all of them are hints.
    fn cudaMemPrefetchAsync | cudaMemPrefetchAsync_ptsz | cudaMemPrefetchAsync_v2 | cudaMemAdvise | cudaMemAdvise_v2 | cudaStreamAttachMemAsync | cudaStreamAttachMemAsync_ptsz() { SUCCESS }
    fn cudaDeviceGetDefaultMemPool | cudaDeviceGetMemPool(pool: *mut Handle, _device: c_int) { put(pool, DEFAULT_POOL as Handle) }
    fn cudaMemGetDefaultMemPool | cudaMemGetMemPool(pool: *mut Handle, _location: *const c_void, _kind: c_int) { put(pool, DEFAULT_POOL as Handle) }
    fn cudaMemSetMemPool(_location: *const c_void, _kind: c_int, _pool: Handle) { SUCCESS }
    fn cudaMemPoolGetAccess(flags: *mut c_int, _pool: Handle, _location: *const c_void) { put(flags, 3) }
    fn cudaDeviceSetMemPool(_device: c_int, _pool: Handle) { SUCCESS }
    fn cudaMemPoolCreate(pool: *mut Handle, _properties: *const c_void) { put(pool, DEFAULT_POOL as Handle) }
    fn cudaMemPoolDestroy(_pool: Handle) { SUCCESS }
    fn cudaMemPoolSetAttribute(_pool: Handle, _attribute: c_int, _value: *mut c_void) { SUCCESS }
    fn cudaMemPoolGetAttribute(_pool: Handle, attribute: c_int, value: *mut c_void) {
        // The first three are integers, the others counts of bytes.
        match attribute { 1..=3 => put(value.cast::<c_int>(), 1), _ => put(value.cast::<u64>(), 0) }
    }
    fn cudaMemPoolTrimTo(_pool: Handle, _bytes: usize) { SUCCESS }
    fn cudaMemPoolSetAccess(_pool: Handle, _accesses: *const c_void, _count: usize) { SUCCESS }

    // Copies.
    fn cudaMemcpy | cudaMemcpy_ptds(to: Pointer, from: *const c_void, bytes: usize, kind: c_int) { copies::line(to, from, bytes, kind) }
    fn cudaMemcpyAsync | cudaMemcpyAsync_ptsz(to: Pointer, from: *const c_void, bytes: usize, kind: c_int, stream: Handle) {
        graphs::submit_line(stream, to, from, bytes, kind)
    }
    fn cudaMemcpyPeer(to: Pointer, _to_device: c_int, from: *const c_void, _from_device: c_int, bytes: usize) {
        copies::line(to, from, bytes, 3)
    }
    fn cudaMemcpyPeerAsync(to: Pointer, _to_device: c_int, from: *const c_void, _from_device: c_int, bytes: usize, stream: Handle) {
        graphs::submit_line(stream, to, from, bytes, 3)
    }
    fn cudaMemcpy2D | cudaMemcpy2D_ptds(to: Pointer, to_pitch: usize, from: *const c_void, from_pitch: usize, width: usize, height: usize, kind: c_int) {
        copy(plane(to, to_pitch, width, height), plane(from, from_pitch, width, height), kind)
    }
    fn cudaMemcpy2DAsync | cudaMemcpy2DAsync_ptsz(to: Pointer, to_pitch: usize, from: *const c_void, from_pitch: usize, width: usize, height: usize, kind: c_int, stream: Handle) {
        graphs::submit_copy(stream, plane(to, to_pitch, width, height), plane(from, from_pitch, width, height), kind)
    }
    fn cudaMemcpy3D | cudaMemcpy3D_ptds(parameters: *const Copy3D) { copy_3d(parameters) }
    fn cudaMemcpy3DAsync | cudaMemcpy3DAsync_ptsz(parameters: *const Copy3D, stream: Handle) {
        submit(stream, copy_3d_action(parameters))
    }
    fn cudaMemset | cudaMemset_ptds(to: Pointer, value: c_int, bytes: usize) {
        copies::fill_now(Region::line(to as u64, bytes as u64), value as u32 & 0xff, 1)
    }
    fn cudaMemsetAsync | cudaMemsetAsync_ptsz(to: Pointer, value: c_int, bytes: usize, stream: Handle) {
        graphs::submit_fill(stream, Region::line(to as u64, bytes as u64), value as u32 & 0xff, 1)
    }
    fn cudaMemset2D | cudaMemset2D_ptds(to: Pointer, pitch: usize, value: c_int, width: usize, height: usize) {
        copies::fill_now(plane(to, pitch, width, height), value as u32 & 0xff, 1)
    }
    fn cudaMemset2DAsync | cudaMemset2DAsync_ptsz(to: Pointer, pitch: usize, value: c_int, width: usize, height: usize, stream: Handle) {
        graphs::submit_fill(stream, plane(to, pitch, width, height), value as u32 & 0xff, 1)
    }
    fn cudaMemset3D | cudaMemset3D_ptds(to: PitchedPointer, value: c_int, extent: Extent) {
        let start = Extent { width: 0, height: 0, depth: 0 };
        copies::fill_now(to.region(start, extent), value as u32 & 0xff, 1)
    }
    fn cudaMemset3DAsync | cudaMemset3DAsync_ptsz(to: PitchedPointer, value: c_int, extent: Extent, stream: Handle) {
        let start = Extent { width: 0, height: 0, depth: 0 };
        graphs::submit_fill(stream, to.region(start, extent), value as u32 & 0xff, 1)
    }
    fn cudaMemcpyToSymbol | cudaMemcpyToSymbol_ptds(variable: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: c_int) {
        to_symbol(variable, from, bytes, offset, kind)
    }
    fn cudaMemcpyToSymbolAsync | cudaMemcpyToSymbolAsync_ptsz(variable: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: c_int, stream: Handle) {
        match symbol(variable, bytes, offset) {
            Ok(address) => graphs::submit_line(stream, address as Pointer, from, bytes, kind),
            Err(error) => error,
        }
    }
    fn cudaMemcpyFromSymbol | cudaMemcpyFromSymbol_ptds(to: Pointer, variable: *const c_void, bytes: usize, offset: usize, kind: c_int) {
        from_symbol(to, variable, bytes, offset, kind)
    }
    fn cudaMemcpyFromSymbolAsync | cudaMemcpyFromSymbolAsync_ptsz(to: Pointer, variable: *const c_void, bytes: usize, offset: usize, kind: c_int, stream: Handle) {
        match symbol(variable, bytes, offset) {
            Ok(address) => graphs::submit_line(stream, to, address as *const c_void, bytes, kind),
            Err(error) => error,
        }
    }
    fn cudaGetSymbolAddress(to: *mut Pointer, variable: *const c_void) {
        put_result(to, functions::variable(variable as usize).map(|(address, _)| address as Pointer))
    }
    fn cudaGetSymbolSize(to: *mut usize, variable: *const c_void) {
        put_result(to, functions::variable(variable as usize).map(|(_, bytes)| bytes as usize))
    }

    // Streams.
    fn cudaStreamCreate(stream: *mut Handle) { put(stream, streams::new_stream(0, 0)) }
    fn cudaStreamCreateWithFlags(stream: *mut Handle, flags: c_uint) { put(stream, streams::new_stream(flags, 0)) }
    fn cudaStreamCreateWithPriority(stream: *mut Handle, flags: c_uint, priority: c_int) { put(stream, streams::new_stream(flags, priority)) }
    fn cudaStreamDestroy(stream: Handle) { streams::remove_stream(stream) }
    fn cudaStreamSynchronize | cudaStreamSynchronize_ptsz(stream: Handle) { graphs::synchronize(stream) }
    fn cudaStreamQuery | cudaStreamQuery_ptsz(stream: Handle) { graphs::synchronize(stream) }
    fn cudaStreamWaitEvent | cudaStreamWaitEvent_ptsz(stream: Handle, event: Handle, _flags: c_uint) {
        graphs::wait(stream, event)
    }
    fn cudaStreamGetFlags | cudaStreamGetFlags_ptsz(stream: Handle, flags: *mut c_uint) { put_result(flags, streams::stream(stream).map(|(flags, _)| flags)) }
    fn cudaStreamGetPriority | cudaStreamGetPriority_ptsz(stream: Handle, priority: *mut c_int) {
        put_result(priority, streams::stream(stream).map(|(_, priority)| priority))
    }
    fn cudaStreamGetId | cudaStreamGetId_ptsz(stream: Handle, id: *mut u64) { put_result(id, streams::stream(stream).map(|_| stream as u64)) }
    fn cudaStreamGetDevice | cudaStreamGetDevice_ptsz(stream: Handle, device: *mut c_int) { put_result(device, streams::stream(stream).map(|_| 0)) }
    fn cudaThreadExchangeStreamCaptureMode(_mode: *mut c_int) { SUCCESS }
    fn cudaStreamAddCallback | cudaStreamAddCallback_ptsz(stream: Handle, callback: extern "C" fn(Handle, Error, Pointer), data: Pointer, _flags: c_uint) {
        match graphs::capturing(stream) {
            Ok(None) => { callback(stream, streams::synchronize(), data); SUCCESS }
            Ok(Some(_)) => crate::errors::CAPTURE_UNSUPPORTED,
            Err(error) => error,
        }
    }
    fn cudaLaunchHostFunc_v2 | cudaLaunchHostFunc_v2_ptsz(stream: Handle, function: extern "C" fn(Pointer), data: Pointer, _mode: c_uint) {
        cudaLaunchHostFunc(stream, function, data)
    }
    fn cudaLaunchHostFunc | cudaLaunchHostFunc_ptsz(stream: Handle, function: extern "C" fn(Pointer), data: Pointer) {
        graphs::submit(stream, Action::Call { function, data: data as usize })
    }

    // Events.
    fn cudaEventCreate(event: *mut Handle) { put(event, streams::new_event(0)) }
    fn cudaEventCreateWithFlags(event: *mut Handle, flags: c_uint) { put(event, streams::new_event(flags)) }
    fn cudaEventDestroy(event: Handle) { streams::remove_event(event) }
    fn cudaEventRecord | cudaEventRecord_ptsz(event: Handle, stream: Handle) { graphs::submit(stream, Action::Record { event: event as usize }) }
    fn cudaEventRecordWithFlags | cudaEventRecordWithFlags_ptsz(event: Handle, stream: Handle, _flags: c_uint) { graphs::submit(stream, Action::Record { event: event as usize }) }
    fn cudaEventSynchronize | cudaEventQuery(event: Handle) {
        match streams::is_event(event) { true => streams::synchronize(), false => INVALID_HANDLE }
    }
    fn cudaEventElapsedTime | cudaEventElapsedTime_v2(time: *mut f32, from: Handle, to: Handle) { put_result(time, streams::elapsed(from, to)) }

    // Kernels.
    fn cudaLaunchCooperativeKernel | cudaLaunchCooperativeKernel_ptsz(kernel: *const c_void, grid: Dim3, block: Dim3, args: *const *const c_void, shared: usize, stream: Handle) {
        code(launch::launch(kernel as usize, &Configuration { grid, block, shared, stream }, args))
    }
    fn cudaLaunchKernelExC | cudaLaunchKernelExC_ptsz(config: *const LaunchConfig, kernel: *const c_void, args: *const *const c_void) {
        if config.is_null() { return client::keep(INVALID_VALUE) }
        let LaunchConfig { grid, block, shared, stream, .. } = *config;
        code(launch::launch(kernel as usize, &Configuration { grid, block, shared, stream }, args))
    }
    fn cudaConfigureCall(grid: Dim3, block: Dim3, shared: usize, stream: Handle) {
        launch::push(Configuration { grid, block, shared, stream });
        SUCCESS
    }
    fn cudaLaunch(_kernel: *const c_void) {
        client::say_once("cudaLaunch, of CUDA before 7, is not supported: compile the program with a newer nvcc");
        INVALID_CONFIGURATION
    }
    fn cudaFuncGetAttributes(to: *mut u8, kernel: *const c_void) {
        if to.is_null() { return client::keep(INVALID_VALUE) }
        code(functions::kernel(kernel as usize).and_then(|function| {
            let device = client::device()?;
            unsafe { device::function_attributes(&device, function, to) };
            Ok(())
        }))
    }
    fn cudaFuncSetAttribute(kernel: *const c_void, _attribute: c_int, _value: c_int) { code(functions::kernel(kernel as usize)) }
    fn cudaFuncSetCacheConfig | cudaFuncSetSharedMemConfig(_kernel: *const c_void, _config: c_int) { SUCCESS }
    fn cudaFuncGetName(name: *mut *const c_char, kernel: *const c_void) {
        put_result(name, functions::kernel_name(kernel as usize).ok_or(crate::errors::INVALID_FUNCTION))
    }
    fn cudaGetFuncBySymbol | cudaGetKernel(to: *mut Handle, kernel: *const c_void) {
        put_result(to, functions::kernel(kernel as usize).map(|_| kernel.cast_mut()))
    }
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(count: *mut c_int, kernel: *const c_void, threads: c_int, shared: usize) {
        put_result(count, functions::kernel(kernel as usize).map(|function| device::occupancy(function, threads, shared)))
    }
    fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(count: *mut c_int, kernel: *const c_void, threads: c_int, shared: usize, _flags: c_uint) {
        put_result(count, functions::kernel(kernel as usize).map(|function| device::occupancy(function, threads, shared)))
    }
    fn cudaOccupancyAvailableDynamicSMemPerBlock(bytes: *mut usize, kernel: *const c_void, blocks: c_int, _threads: c_int) {
        put_result(bytes, functions::kernel(kernel as usize).map(|function| {
            (launch::MOST_SHARED as usize / blocks.max(1) as usize).saturating_sub(function.shared as usize)
        }))
    }

    // Names of functions.
    fn cudaGetDriverEntryPoint | cudaGetDriverEntryPoint_ptsz(name: *const c_char, to: *mut Pointer, _flags: u64, status: *mut c_int) {
        let found = driver::entry_point(name, device::runtime_version());
        if !status.is_null() { *status = c_int::from(found.is_none()); }
        put(to, found.unwrap_or(std::ptr::null_mut()));
        match found { Some(_) => SUCCESS, None => NOT_FOUND }
    }
    fn cudaGetDriverEntryPointByVersion | cudaGetDriverEntryPointByVersion_ptsz(name: *const c_char, to: *mut Pointer, version: c_uint, _flags: u64, status: *mut c_int) {
        let found = driver::entry_point(name, version as c_int);
        if !status.is_null() { *status = c_int::from(found.is_none()); }
        put(to, found.unwrap_or(std::ptr::null_mut()));
        match found { Some(_) => SUCCESS, None => NOT_FOUND }
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetLastError() -> Error {
    client::last_error(true)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaPeekAtLastError() -> Error {
    client::last_error(false)
}

/// Returns a C string with static lifetime.
pub fn lasting(text: &'static str) -> *const c_char {
    static TEXTS: Mutex<BTreeMap<&str, CString>> = Mutex::new(BTreeMap::new());
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    texts
        .entry(text)
        .or_insert_with(|| CString::new(text).unwrap_or_default())
        .as_ptr()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorString(error: Error) -> *const c_char {
    let known = ERRORS.iter().find(|(number, ..)| *number == error);
    lasting(known.map_or("unrecognized error code", |(.., text)| text))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorName(error: Error) -> *const c_char {
    let known = ERRORS.iter().find(|(number, ..)| *number == error);
    lasting(known.map_or("unrecognized error code", |(_, name, ..)| name))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaCreateChannelDesc(
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    kind: c_int,
) -> ChannelFormat {
    ChannelFormat {
        bits: [x, y, z, w],
        kind,
    }
}
