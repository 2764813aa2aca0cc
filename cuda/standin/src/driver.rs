//! The driver API: `cu*`.

use std::cell::RefCell;
use std::ffi::{c_char, c_int, c_uint, c_void};
use std::io::ErrorKind;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::client::{self, Error};
use crate::copies::{self, Kind};
use crate::errors::{
    ERRORS, FILE_NOT_FOUND, INVALID_CONTEXT, INVALID_DEVICE, INVALID_HANDLE, INVALID_VALUE,
    NOT_FOUND, NOT_SUPPORTED, SUCCESS, UNSUPPORTED_LIMIT,
};
use crate::graphs::{self, Action};
use crate::launch::{self, Configuration, Dim3};
use crate::protocol::{Memory, Region, Request, linked_image};
use crate::runtime::{self, api, code, lasting, put, put_result};
use crate::{device, functions, memory, prepared, registered, streams, sys, textures};

type Handle = *mut c_void;
type DevicePointer = u64;

/// The primary context.
const CONTEXT: usize = 0x200;
/// The next of the other contexts, all of which have the same memory.
static NEXT_CONTEXT: AtomicUsize = AtomicUsize::new(CONTEXT + 1);

thread_local! {
    // Without a destructor, because destructors of the program's static objects, which run later,
    // call CUDA too.
    static CONTEXTS: ManuallyDrop<RefCell<Vec<usize>>> =
        const { ManuallyDrop::new(RefCell::new(Vec::new())) };
}

fn current() -> usize {
    let pushed = CONTEXTS.with(|all| all.borrow().last().copied());
    pushed.unwrap_or(match client::has_primary_context() {
        true => CONTEXT,
        false => 0,
    })
}

fn push_context(context: usize) {
    CONTEXTS.with(|all| all.borrow_mut().push(context));
}

/// Creates a context and makes it current.
unsafe fn create(context: *mut Handle) -> Error {
    match client::device() {
        Ok(_) => {
            let new = NEXT_CONTEXT.fetch_add(1, Ordering::Relaxed);
            push_context(new);
            // SAFETY: the program passes valid pointers.
            unsafe { put(context, new as Handle) }
        }
        Err(error) => error,
    }
}

/// `CUDA_MEMCPY2D`.
#[repr(C)]
pub struct Copy2D {
    from: Side2D,
    to: Side2D,
    width: usize,
    height: usize,
}

#[repr(C)]
struct Side2D {
    x: usize,
    y: usize,
    kind: c_int,
    host: *mut c_void,
    device: DevicePointer,
    array: Handle,
    pitch: usize,
}

/// `CUDA_MEMCPY3D`.
#[repr(C)]
pub struct Copy3D {
    from: Side3D,
    to: Side3D,
    width: usize,
    height: usize,
    depth: usize,
}

#[repr(C)]
struct Side3D {
    x: usize,
    y: usize,
    z: usize,
    level: usize,
    kind: c_int,
    host: *mut c_void,
    device: DevicePointer,
    array: Handle,
    reserved: Handle,
    pitch: usize,
    height: usize,
}

/// Returns the address of one side of a copy; memory type 1 is the host, 2 the device, 4 either.
fn side(kind: c_int, host: *mut c_void, device: DevicePointer) -> Result<u64, Error> {
    match kind {
        1 => Ok(host as u64),
        2 | 4 => Ok(device),
        _ => Err(INVALID_VALUE),
    }
}

/// The memory type of a CUDA array.
const ARRAY: c_int = 3;

/// Returns the copy described by a `CUDA_MEMCPY2D`.
///
/// # Safety
/// `parameters` is such a structure, or null.
pub unsafe fn copy_2d_action(parameters: *const Copy2D) -> Result<Action, Error> {
    // SAFETY: by the caller's contract.
    let p = unsafe { parameters.as_ref() }.ok_or(INVALID_VALUE)?;
    let region = |side_of: &Side2D| {
        if side_of.kind == ARRAY {
            let at = [side_of.x, side_of.y, 0];
            return textures::part(side_of.array, at, [p.width, p.height, 1]);
        }
        let start = side(side_of.kind, side_of.host, side_of.device)?;
        Ok(Region {
            address: start + (side_of.x + side_of.y * side_of.pitch) as u64,
            width: p.width as u64,
            height: p.height as u64,
            depth: 1,
            pitch: side_of.pitch as u64,
            slice: (side_of.pitch * p.height) as u64,
        })
    };
    Ok(Action::Copy {
        to: region(&p.to)?,
        from: region(&p.from)?,
        kind: Kind::Default,
    })
}

/// Returns the copy described by a `CUDA_MEMCPY3D`.
///
/// # Safety
/// `parameters` is such a structure, or null.
pub unsafe fn copy_3d_action(parameters: *const Copy3D) -> Result<Action, Error> {
    // SAFETY: by the caller's contract.
    let p = unsafe { parameters.as_ref() }.ok_or(INVALID_VALUE)?;
    let region = |side_of: &Side3D| {
        if side_of.kind == ARRAY {
            let at = [side_of.x, side_of.y, side_of.z];
            return textures::part(side_of.array, at, [p.width, p.height, p.depth]);
        }
        let start = side(side_of.kind, side_of.host, side_of.device)?;
        let slice = side_of.pitch * side_of.height;
        Ok(Region {
            address: start + (side_of.x + side_of.y * side_of.pitch + side_of.z * slice) as u64,
            width: p.width as u64,
            height: p.height as u64,
            depth: p.depth as u64,
            pitch: side_of.pitch as u64,
            slice: slice as u64,
        })
    };
    Ok(Action::Copy {
        to: region(&p.to)?,
        from: region(&p.from)?,
        kind: Kind::Default,
    })
}

unsafe fn copy(action: Result<Action, Error>) -> Error {
    match action {
        // SAFETY: the program passes valid pointers.
        Ok(Action::Copy { to, from, kind }) => code(unsafe { copies::copy_now(to, from, kind) }),
        Ok(_) => SUCCESS,
        Err(error) => error,
    }
}

fn of_stream(stream: Handle, action: impl FnOnce() -> Error) -> Error {
    match streams::stream(stream) {
        Ok(_) => action(),
        Err(error) => error,
    }
}

/// Loads a module immediately, so that errors of PTX are reported here.
pub unsafe fn load(module: *mut Handle, image: Vec<u8>) -> Error {
    let number = functions::add_module(image);
    match functions::load_now(number) {
        // SAFETY: the program passes valid pointers.
        Ok(()) => unsafe { put(module, number as Handle) },
        Err(error) => error,
    }
}

/// Returns the bytes of an image that the program passes.
pub unsafe fn image(from: *const c_void) -> Option<Vec<u8>> {
    // SAFETY: the program passes an image, or null.
    (!from.is_null()).then(|| unsafe { functions::image(from) })
}

/// The state of a `CUlinkState`: images that the server links when their module is loaded.
#[derive(Default)]
pub struct Linking {
    pub units: Vec<Vec<u8>>,
    pub image: Vec<u8>,
}

/// The `CUjitInputType` of PTX.
pub const PTX: c_int = 1;
/// That of a fat binary.
pub const FAT_BINARY: c_int = 2;

/// Adds an image with a `CUjitInputType`.
pub fn add_to_link(
    linking: &mut Linking,
    kind: c_int,
    mut image: Vec<u8>,
    name: Option<String>,
) -> Error {
    if !matches!(kind, PTX | FAT_BINARY) {
        let what = name.map_or_else(|| "an image".to_owned(), |name| format!("`{name}`"));
        client::say(&format!(
            "{what}, which is to be linked, is neither PTX nor a fat binary with PTX: machine code, object files and libraries are not supported"
        ));
        return NOT_SUPPORTED;
    }
    if kind == PTX {
        let end = image.iter().position(|byte| *byte == 0);
        image.truncate(end.unwrap_or(image.len()));
    }
    linking.units.push(image);
    SUCCESS
}

unsafe fn function(module: Handle, name: *const c_char) -> Result<Handle, Error> {
    // SAFETY: the program passes a text.
    let name = unsafe { functions::text(name) }.ok_or(INVALID_VALUE)?;
    functions::kernel_handle(module as usize, &name).map(|handle| handle as Handle)
}

/// Functions whose parameters changed: the name, what follows it in the symbol, and the version of
/// CUDA that brought it; the newest first. Source: `cudaTypedefs.h`.
const NEWER: [(&str, &str, c_int); 24] = [
    ("cuCtxCreate", "_v4", 12050),
    ("cuCtxGetDevice", "_v2", 13000),
    ("cuCtxSynchronize", "_v2", 13000),
    ("cuGraphAddDependencies", "_v2", 12030),
    ("cuGraphAddKernelNode", "_v2", 12000),
    ("cuGraphAddNode", "_v3", 13040),
    ("cuGraphAddNode", "_v2", 12030),
    ("cuGraphExecKernelNodeSetParams", "_v2", 12000),
    ("cuGraphExecUpdate", "_v2", 12000),
    ("cuGraphGetEdges", "_v2", 12030),
    ("cuGraphInstantiate", "WithFlags", 12000),
    ("cuGraphKernelNodeGetParams", "_v2", 12000),
    ("cuGraphKernelNodeSetParams", "_v2", 12000),
    ("cuGraphNodeGetDependencies", "_v2", 12030),
    ("cuGraphNodeGetDependentNodes", "_v2", 12030),
    ("cuGraphNodeSetParams", "_v2", 13040),
    ("cuGraphRemoveDependencies", "_v2", 12030),
    ("cuLaunchHostFunc", "_v2", 13010),
    ("cuMemcpy3DBatchAsync", "_v2", 13000),
    ("cuMemcpyBatchAsync", "_v2", 13000),
    ("cuStreamGetCaptureInfo", "_v3", 12030),
    ("cuStreamGetCaptureInfo", "_v2", 11030),
    ("cuStreamGetCtx", "_v2", 12050),
    ("cuStreamUpdateCaptureDependencies", "_v2", 12030),
];

/// Returns the address of a function of this library, in the newest version that the program may
/// know.
pub unsafe fn entry_point(name: *const c_char, version: c_int) -> Option<*mut c_void> {
    // SAFETY: the program passes a text.
    let name = unsafe { functions::text(name) }?;
    let newer = NEWER.iter().filter(|(of, ..)| *of == name);
    let mut known: Vec<String> = match newer.clone().next() {
        None => vec![format!("{name}_v2")],
        Some(_) => {
            let known = newer.filter(|(_, _, since)| *since <= version);
            known.map(|(of, more, _)| format!("{of}{more}")).collect()
        }
    };
    known.push(name);
    known.into_iter().find_map(|name| {
        let name = std::ffi::CString::new(name).ok()?;
        // SAFETY: null denotes all libraries of the process.
        let found = unsafe { sys::dlsym(std::ptr::null_mut(), name.as_ptr()) };
        (!found.is_null()).then_some(found)
    })
}

/// Returns an attribute of an address, by CUDA's number.
unsafe fn pointer_attribute(to: *mut c_void, number: c_int, address: DevicePointer) -> Error {
    let (start, bytes, kind) = match memory::locate(address as *const c_void) {
        Ok(found) => found,
        Err(_) => return INVALID_VALUE,
    };
    // SAFETY: the program passes a valid pointer for the attribute.
    unsafe {
        match number {
            1 => put(to.cast(), CONTEXT),
            2 => put(to.cast(), if kind == Memory::Pinned { 1 } else { 2 }),
            3 => put(to.cast(), address),
            4 if kind == Memory::Device => INVALID_VALUE,
            4 => put(to.cast(), address),
            8 => put(to.cast::<c_int>(), c_int::from(kind == Memory::Managed)),
            9 => put(to.cast::<c_int>(), 0),
            11 => put(to.cast(), start),
            12 => put(to.cast(), bytes),
            13 => put(to.cast::<c_int>(), 1),
            _ => NOT_SUPPORTED,
        }
    }
}

macro_rules! fills {
    ($($ty:ty: $($name:ident)|+, $($alias:ident)|+, $($plane:ident)|+, $($plane_alias:ident)|+;)*) => {
        api! {
            $(fn $($name)|+ (to: DevicePointer, value: $ty, count: usize) {
                let bytes = size_of::<$ty>();
                copies::fill_now(Region::line(to, (count * bytes) as u64), value.into(), bytes as u32)
            }
            fn $($alias)|+ (to: DevicePointer, value: $ty, count: usize, stream: Handle) {
                let bytes = size_of::<$ty>();
                graphs::submit_fill(stream, Region::line(to, (count * bytes) as u64), value.into(), bytes as u32)
            }
            fn $($plane)|+ (to: DevicePointer, pitch: usize, value: $ty, width: usize, height: usize) {
                let bytes = size_of::<$ty>();
                let region = Region { address: to, width: (width * bytes) as u64, height: height as u64, depth: 1, pitch: pitch as u64, slice: (pitch * height) as u64 };
                copies::fill_now(region, value.into(), bytes as u32)
            }
            fn $($plane_alias)|+ (to: DevicePointer, pitch: usize, value: $ty, width: usize, height: usize, stream: Handle) {
                let bytes = size_of::<$ty>();
                let region = Region { address: to, width: (width * bytes) as u64, height: height as u64, depth: 1, pitch: pitch as u64, slice: (pitch * height) as u64 };
                graphs::submit_fill(stream, region, value.into(), bytes as u32)
            })*
        }
    };
}

fills! {
    u8: cuMemsetD8_v2 | cuMemsetD8_v2_ptds, cuMemsetD8Async | cuMemsetD8Async_ptsz, cuMemsetD2D8_v2 | cuMemsetD2D8_v2_ptds, cuMemsetD2D8Async | cuMemsetD2D8Async_ptsz;
    u16: cuMemsetD16_v2 | cuMemsetD16_v2_ptds, cuMemsetD16Async | cuMemsetD16Async_ptsz, cuMemsetD2D16_v2 | cuMemsetD2D16_v2_ptds, cuMemsetD2D16Async | cuMemsetD2D16Async_ptsz;
    u32: cuMemsetD32_v2 | cuMemsetD32_v2_ptds, cuMemsetD32Async | cuMemsetD32Async_ptsz, cuMemsetD2D32_v2 | cuMemsetD2D32_v2_ptds, cuMemsetD2D32Async | cuMemsetD2D32Async_ptsz;
}

api! {
    // Devices and contexts.
    fn cuInit(_flags: c_uint) { code(client::device()) }
    fn cuDriverGetVersion(version: *mut c_int) { put(version, device::DRIVER_VERSION) }
    fn cuDeviceGet(device: *mut c_int, number: c_int) {
        match number { 0 => put(device, 0), _ => INVALID_DEVICE }
    }
    fn cuDeviceGetCount(count: *mut c_int) { put_result(count, client::device().map(|_| 1)) }
    fn cuDeviceGetName(name: *mut c_char, bytes: c_int, _device: c_int) {
        if name.is_null() || bytes <= 0 { return INVALID_VALUE }
        code(client::device().map(|device| {
            let count = device.name.len().min(bytes as usize - 1);
            unsafe {
                std::ptr::copy_nonoverlapping(device.name.as_ptr().cast(), name, count);
                *name.add(count) = 0;
            }
        }))
    }
    fn cuDeviceGetUuid | cuDeviceGetUuid_v2(to: *mut [u8; 16], _device: c_int) { put(to, *b"reactant-rs host") }
    fn cuDeviceGetAttribute(value: *mut c_int, number: c_int, _device: c_int) {
        put_result(value, client::device().and_then(|device| device::attribute(&device, number)))
    }
    fn cuDeviceTotalMem | cuDeviceTotalMem_v2(bytes: *mut usize, _device: c_int) {
        put_result(bytes, client::device().map(|device| device.memory as usize))
    }
    fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, _device: c_int) {
        code(client::device().map(|device| unsafe {
            put(major, device.capability[0] as c_int);
            put(minor, device.capability[1] as c_int);
        }))
    }
    fn cuDeviceGetPCIBusId(to: *mut c_char, bytes: c_int, _device: c_int) {
        let text = b"0000:00:00.0\0";
        if (bytes as usize) < text.len() || to.is_null() { return INVALID_VALUE }
        std::ptr::copy_nonoverlapping(text.as_ptr().cast(), to, text.len());
        SUCCESS
    }
    fn cuDeviceCanAccessPeer(can: *mut c_int, _device: c_int, _peer: c_int) { put(can, 0) }
    fn cuDeviceGetDefaultMemPool | cuDeviceGetMemPool(pool: *mut Handle, _device: c_int) { put(pool, runtime::DEFAULT_POOL as Handle) }
    fn cuMemPoolSetAttribute | cuMemPoolGetAttribute(_pool: Handle, _attribute: c_int, _value: *mut c_void) { SUCCESS }
    fn cuMemGetDefaultMemPool | cuMemGetMemPool(pool: *mut Handle, _location: *const c_void, _kind: c_int) { put(pool, runtime::DEFAULT_POOL as Handle) }
    fn cuMemSetMemPool(_location: *const c_void, _kind: c_int, _pool: Handle) { SUCCESS }
    fn cuMemPoolGetAccess(flags: *mut c_int, _pool: Handle, _location: *const c_void) { put(flags, 3) }
    fn cuDevicePrimaryCtxRetain(context: *mut Handle, _device: c_int) {
        match client::device() { Ok(_) => put(context, CONTEXT as Handle), Err(error) => error }
    }
    fn cuDevicePrimaryCtxRelease | cuDevicePrimaryCtxRelease_v2(_device: c_int) { SUCCESS }
    fn cuDevicePrimaryCtxReset | cuDevicePrimaryCtxReset_v2(_device: c_int) {
        functions::reset();
        code(client::with(|client| { client.forget_error(); client.ask(&Request::Reset {}) }))
    }
    fn cuDevicePrimaryCtxSetFlags | cuDevicePrimaryCtxSetFlags_v2(_device: c_int, _flags: c_uint) { SUCCESS }
    fn cuDevicePrimaryCtxGetState(_device: c_int, flags: *mut c_uint, active: *mut c_int) {
        put(flags, 0).max(put(active, 1))
    }
    fn cuCtxCreate | cuCtxCreate_v2(context: *mut Handle, _flags: c_uint, _device: c_int) { create(context) }
    fn cuCtxCreate_v3(context: *mut Handle, _params: *const c_void, _count: c_int, _flags: c_uint, _device: c_int) { create(context) }
    fn cuCtxCreate_v4(context: *mut Handle, _params: *const c_void, _flags: c_uint, _device: c_int) { create(context) }
    fn cuCtxDestroy | cuCtxDestroy_v2 | cuCtxDetach(context: Handle) {
        CONTEXTS.with(|all| all.borrow_mut().retain(|known| *known != context as usize));
        SUCCESS
    }
    fn cuCtxPushCurrent | cuCtxPushCurrent_v2(context: Handle) {
        push_context(context as usize);
        SUCCESS
    }
    fn cuCtxPopCurrent | cuCtxPopCurrent_v2(context: *mut Handle) {
        match CONTEXTS.with(|all| all.borrow_mut().pop()) {
            Some(popped) => { if !context.is_null() { *context = popped as Handle; } SUCCESS }
            None if current() != 0 => {
                client::forget_primary_context();
                put(context, CONTEXT as Handle)
            }
            None => INVALID_CONTEXT,
        }
    }
    fn cuCtxSetCurrent(context: Handle) {
        CONTEXTS.with(|all| { all.borrow_mut().pop(); });
        match context.is_null() {
            true => client::forget_primary_context(),
            false => push_context(context as usize),
        }
        SUCCESS
    }
    fn cuCtxGetCurrent(context: *mut Handle) { put(context, current() as Handle) }
    fn cuCtxGetDevice(device: *mut c_int) {
        match current() { 0 => INVALID_CONTEXT, _ => put(device, 0) }
    }
    fn cuCtxGetDevice_v2(device: *mut c_int, context: Handle) {
        match context.is_null() && current() == 0 { true => INVALID_CONTEXT, false => put(device, 0) }
    }
    fn cuCtxSynchronize() { streams::synchronize() }
    fn cuCtxSynchronize_v2(_context: Handle) { streams::synchronize() }
    fn cuCtxRecordEvent(_context: Handle, event: Handle) { graphs::submit(std::ptr::null_mut(), Action::Record { event: event as usize }) }
    fn cuCtxWaitEvent(_context: Handle, event: Handle) { graphs::wait(std::ptr::null_mut(), event) }
    fn cuCtxSetFlags(_flags: c_uint) { SUCCESS }
    fn cuCtxGetApiVersion(_context: Handle, version: *mut c_uint) { put(version, 3020) }
    fn cuCtxGetFlags(flags: *mut c_uint) { put(flags, 0) }
    fn cuCtxGetLimit(value: *mut usize, limit: c_int) {
        match device::limit(limit) { Some(limit) => put(value, limit.load(Ordering::Relaxed)), None => UNSUPPORTED_LIMIT }
    }
    fn cuCtxSetLimit(limit: c_int, value: usize) {
        match device::limit(limit) {
            Some(limit) => { limit.store(value, Ordering::Relaxed); SUCCESS }
            None => UNSUPPORTED_LIMIT,
        }
    }
    fn cuCtxSetCacheConfig | cuCtxSetSharedMemConfig(_config: c_int) { SUCCESS }
    fn cuCtxGetCacheConfig | cuCtxGetSharedMemConfig(config: *mut c_int) { put(config, 0) }
    fn cuCtxGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) {
        if !least.is_null() { *least = 0; }
        if !greatest.is_null() { *greatest = -5; }
        SUCCESS
    }
    fn cuCtxEnablePeerAccess(_context: Handle, _flags: c_uint) { INVALID_DEVICE }
    fn cuGetExportTable(_table: *mut *const c_void, _id: *const c_void) {
        let caller = memory::caller().map(|(file, _)| file);
        // Compilers and linkers as libraries work without these tables.
        let is_compiler = |file: &String| {
            let name = Path::new(file).file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("libnvrtc") || name.starts_with("libnvJitLink")
        };
        if caller.as_ref().is_some_and(is_compiler) {
            return NOT_SUPPORTED;
        }
        let of = caller.map_or_else(|| "a library that the program loads".to_owned(), |file| format!("`{file}`"));
        client::say_once(&format!("{of} has CUDA's runtime linked statically, which cannot be replaced: link it again with the shared runtime: `NVCC_APPEND_FLAGS=\"-cudart shared\" make`, or with CMake `-DCMAKE_CUDA_RUNTIME_LIBRARY=Shared`"));
        NOT_SUPPORTED
    }
    fn cuProfilerStart | cuProfilerStop() { SUCCESS }

    // Modules.
    fn cuModuleLoad(module: *mut Handle, file: *const c_char) {
        let Some(name) = functions::text(file) else { return INVALID_VALUE };
        match std::fs::read(&name) {
            Ok(image) => load(module, image),
            // Programs look for modules that they compiled earlier.
            Err(error) if error.kind() == ErrorKind::NotFound => FILE_NOT_FOUND,
            Err(error) => {
                client::say(&format!("cuModuleLoad: cannot read {name}: {error}"));
                FILE_NOT_FOUND
            }
        }
    }
    fn cuModuleLoadData | cuModuleLoadFatBinary(module: *mut Handle, from: *const c_void) {
        match image(from) { Some(image) => load(module, image), None => INVALID_VALUE }
    }
    fn cuModuleLoadDataEx(module: *mut Handle, from: *const c_void, _count: c_uint, _options: *mut c_int, _values: *mut *mut c_void) {
        match image(from) { Some(image) => load(module, image), None => INVALID_VALUE }
    }
    fn cuLibraryLoadData(module: *mut Handle, from: *const c_void, _options: *mut c_int, _values: *mut *mut c_void, _count: c_uint, _library_options: *mut c_int, _library_values: *mut *mut c_void, _library_count: c_uint) {
        match image(from) { Some(image) => load(module, image), None => INVALID_VALUE }
    }
    fn cuLinkCreate | cuLinkCreate_v2(_count: c_uint, _options: *mut c_int, _values: *mut *mut c_void, state: *mut Handle) {
        put(state, Box::into_raw(Box::<Linking>::default()).cast())
    }
    fn cuLinkAddData | cuLinkAddData_v2(state: Handle, kind: c_int, data: *const u8, bytes: usize, name: *const c_char, _count: c_uint, _options: *mut c_int, _values: *mut *mut c_void) {
        if state.is_null() || data.is_null() { return INVALID_VALUE }
        add_to_link(&mut *state.cast(), kind, std::slice::from_raw_parts(data, bytes).to_vec(), functions::text(name))
    }
    fn cuLinkAddFile | cuLinkAddFile_v2(state: Handle, kind: c_int, file: *const c_char, _count: c_uint, _options: *mut c_int, _values: *mut *mut c_void) {
        let Some(name) = functions::text(file) else { return INVALID_VALUE };
        match std::fs::read(&name) {
            Ok(image) if !state.is_null() => add_to_link(&mut *state.cast(), kind, image, Some(name)),
            Ok(_) => INVALID_VALUE,
            Err(error) => {
                client::say(&format!("cuLinkAddFile: cannot read {name}: {error}"));
                FILE_NOT_FOUND
            }
        }
    }
    fn cuLinkComplete(state: Handle, image: *mut *mut c_void, bytes: *mut usize) {
        if state.is_null() { return INVALID_VALUE }
        let linking = &mut *state.cast::<Linking>();
        linking.image = linked_image(&linking.units);
        if !bytes.is_null() { *bytes = linking.image.len(); }
        put(image, linking.image.as_mut_ptr().cast())
    }
    fn cuLinkDestroy(state: Handle) {
        if !state.is_null() { drop(Box::from_raw(state.cast::<Linking>())); }
        SUCCESS
    }
    fn cuModuleUnload | cuLibraryUnload(_module: Handle) { SUCCESS }
    fn cuModuleGetFunction | cuLibraryGetKernel(to: *mut Handle, module: Handle, name: *const c_char) {
        put_result(to, function(module, name))
    }
    fn cuLibraryGetModule | cuKernelGetFunction | cuKernelGetLibrary(to: *mut Handle, from: Handle) { put(to, from) }
    fn cuModuleGetGlobal | cuModuleGetGlobal_v2 | cuLibraryGetGlobal(to: *mut DevicePointer, bytes: *mut usize, module: Handle, name: *const c_char) {
        let Some(name) = functions::text(name) else { return INVALID_VALUE };
        match functions::named_variable(module as usize, &name) {
            Ok((address, size)) => {
                if !to.is_null() { *to = address; }
                if !bytes.is_null() { *bytes = size as usize; }
                SUCCESS
            }
            Err(error) => error,
        }
    }
    fn cuModuleGetLoadingMode(mode: *mut c_int) { put(mode, 2) }

    // Memory.
    fn cuMemAlloc | cuMemAlloc_v2(to: *mut *mut c_void, bytes: usize) { memory::allocate(to, bytes, Memory::Device, "cuMemAlloc") }
    fn cuMemAllocAsync | cuMemAllocAsync_ptsz(to: *mut *mut c_void, bytes: usize, stream: Handle) {
        of_stream(stream, || unsafe { memory::allocate(to, bytes, Memory::Device, "cuMemAllocAsync") })
    }
    fn cuMemAllocFromPoolAsync | cuMemAllocFromPoolAsync_ptsz(to: *mut *mut c_void, bytes: usize, _pool: Handle, stream: Handle) {
        of_stream(stream, || unsafe { memory::allocate(to, bytes, Memory::Device, "cuMemAllocFromPoolAsync") })
    }
    fn cuMemAllocPitch | cuMemAllocPitch_v2(to: *mut *mut c_void, pitch: *mut usize, width: usize, height: usize, _element: c_uint) {
        let row = width.next_multiple_of(memory::PITCH);
        match put(pitch, row) {
            SUCCESS => memory::allocate(to, row * height, Memory::Device, "cuMemAllocPitch"),
            error => error,
        }
    }
    fn cuMemAllocManaged(to: *mut *mut c_void, bytes: usize, _flags: c_uint) { memory::allocate(to, bytes, Memory::Managed, "cuMemAllocManaged") }
    fn cuMemAllocHost | cuMemAllocHost_v2(to: *mut *mut c_void, bytes: usize) { memory::allocate(to, bytes, Memory::Pinned, "cuMemAllocHost") }
    fn cuMemHostAlloc(to: *mut *mut c_void, bytes: usize, _flags: c_uint) { memory::allocate(to, bytes, Memory::Pinned, "cuMemHostAlloc") }
    fn cuMemFree | cuMemFree_v2(address: DevicePointer) { memory::free(address as *mut c_void) }
    fn cuMemFreeAsync | cuMemFreeAsync_ptsz(address: DevicePointer, stream: Handle) { of_stream(stream, || memory::free(address as *mut c_void)) }
    fn cuMemFreeHost(pointer: *mut c_void) { memory::free(pointer) }
    fn cuMemHostGetDevicePointer | cuMemHostGetDevicePointer_v2(to: *mut DevicePointer, host: *mut c_void, _flags: c_uint) {
        let known = memory::locate(host).map(|_| host as u64);
        put_result(to, known.or_else(|_| registered::device_address(host)))
    }
    fn cuMemHostRegister | cuMemHostRegister_v2(host: *mut c_void, bytes: usize, _flags: c_uint) { registered::register(host, bytes) }
    fn cuMemHostUnregister(host: *mut c_void) { registered::unregister(host) }
    fn cuMemGetInfo | cuMemGetInfo_v2(free: *mut usize, all: *mut usize) {
        match memory::free_bytes() {
            Ok((free_bytes, bytes)) => put(free, free_bytes).max(put(all, bytes)),
            Err(error) => error,
        }
    }
    fn cuMemGetAddressRange | cuMemGetAddressRange_v2(base: *mut DevicePointer, bytes: *mut usize, address: DevicePointer) {
        match memory::locate(address as *const c_void) {
            Ok((start, size, _)) => {
                if !base.is_null() { *base = start; }
                if !bytes.is_null() { *bytes = size as usize; }
                SUCCESS
            }
            Err(_) => NOT_FOUND,
        }
    }
    fn cuPointerGetAttribute(to: *mut c_void, number: c_int, address: DevicePointer) { pointer_attribute(to, number, address) }
    fn cuPointerSetAttribute(_value: *const c_void, _attribute: c_int, address: DevicePointer) { code(memory::locate(address as *const c_void)) }
    fn cuPointerGetAttributes(count: c_uint, numbers: *const c_int, to: *const *mut c_void, address: DevicePointer) {
        for n in 0..count as usize {
            if pointer_attribute(*to.add(n), *numbers.add(n), address) != SUCCESS {
                **to.cast::<*mut u32>().add(n) = 0;
            }
        }
        SUCCESS
    }
    fn cuMemPrefetchAsync | cuMemPrefetchAsync_ptsz | cuMemPrefetchAsync_v2 | cuMemPrefetchAsync_v2_ptsz | cuMemAdvise | cuMemAdvise_v2 | cuStreamAttachMemAsync | cuStreamAttachMemAsync_ptsz() { SUCCESS }

    // Copies.
    fn cuMemcpy | cuMemcpy_ptds(to: DevicePointer, from: DevicePointer, bytes: usize) { copies::line(to as *mut c_void, from as *const c_void, bytes, 4) }
    fn cuMemcpyAsync | cuMemcpyAsync_ptsz(to: DevicePointer, from: DevicePointer, bytes: usize, stream: Handle) {
        graphs::submit_line(stream, to as *mut c_void, from as *const c_void, bytes, 4)
    }
    fn cuMemcpyHtoD | cuMemcpyHtoD_v2 | cuMemcpyHtoD_v2_ptds(to: DevicePointer, from: *const c_void, bytes: usize) { copies::line(to as *mut c_void, from, bytes, 1) }
    fn cuMemcpyHtoDAsync | cuMemcpyHtoDAsync_v2 | cuMemcpyHtoDAsync_v2_ptsz(to: DevicePointer, from: *const c_void, bytes: usize, stream: Handle) {
        graphs::submit_line(stream, to as *mut c_void, from, bytes, 1)
    }
    fn cuMemcpyDtoH | cuMemcpyDtoH_v2 | cuMemcpyDtoH_v2_ptds(to: *mut c_void, from: DevicePointer, bytes: usize) { copies::line(to, from as *const c_void, bytes, 2) }
    fn cuMemcpyDtoHAsync | cuMemcpyDtoHAsync_v2 | cuMemcpyDtoHAsync_v2_ptsz(to: *mut c_void, from: DevicePointer, bytes: usize, stream: Handle) {
        graphs::submit_line(stream, to, from as *const c_void, bytes, 2)
    }
    fn cuMemcpyDtoD | cuMemcpyDtoD_v2 | cuMemcpyDtoD_v2_ptds(to: DevicePointer, from: DevicePointer, bytes: usize) { copies::line(to as *mut c_void, from as *const c_void, bytes, 3) }
    fn cuMemcpyDtoDAsync | cuMemcpyDtoDAsync_v2 | cuMemcpyDtoDAsync_v2_ptsz(to: DevicePointer, from: DevicePointer, bytes: usize, stream: Handle) {
        graphs::submit_line(stream, to as *mut c_void, from as *const c_void, bytes, 3)
    }
    fn cuMemcpy2D | cuMemcpy2D_v2 | cuMemcpy2D_v2_ptds | cuMemcpy2DUnaligned | cuMemcpy2DUnaligned_v2 | cuMemcpy2DUnaligned_v2_ptds(parameters: *const Copy2D) { copy(copy_2d_action(parameters)) }
    fn cuMemcpy2DAsync | cuMemcpy2DAsync_v2 | cuMemcpy2DAsync_v2_ptsz(parameters: *const Copy2D, stream: Handle) { runtime::submit(stream, copy_2d_action(parameters)) }
    fn cuMemcpy3D | cuMemcpy3D_v2 | cuMemcpy3D_v2_ptds(parameters: *const Copy3D) { copy(copy_3d_action(parameters)) }
    fn cuMemcpy3DAsync | cuMemcpy3DAsync_v2 | cuMemcpy3DAsync_v2_ptsz(parameters: *const Copy3D, stream: Handle) { runtime::submit(stream, copy_3d_action(parameters)) }

    // Kernels.
    fn cuLaunchKernel | cuLaunchKernel_ptsz(kernel: Handle, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint, shared: c_uint, stream: Handle, params: *const *const c_void, extra: *const *const c_void) {
        let grid = Dim3 { x: grid_x, y: grid_y, z: grid_z };
        let block = Dim3 { x: block_x, y: block_y, z: block_z };
        code(launch::launch_with(kernel as usize, &Configuration { grid, block, shared: shared as usize, stream }, params, extra))
    }
    fn cuLaunchCooperativeKernel | cuLaunchCooperativeKernel_ptsz(kernel: Handle, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint, shared: c_uint, stream: Handle, params: *const *const c_void) {
        let grid = Dim3 { x: grid_x, y: grid_y, z: grid_z };
        let block = Dim3 { x: block_x, y: block_y, z: block_z };
        code(launch::launch_with(kernel as usize, &Configuration { grid, block, shared: shared as usize, stream }, params, std::ptr::null()))
    }
    fn cuLaunchKernelEx | cuLaunchKernelEx_ptsz(config: *const c_uint, kernel: Handle, params: *const *const c_void, extra: *const *const c_void) {
        if config.is_null() { return INVALID_VALUE }
        let [grid_x, grid_y, grid_z, block_x, block_y, block_z, shared] = *config.cast::<[c_uint; 7]>();
        let stream = *config.add(8).cast::<Handle>();
        let grid = Dim3 { x: grid_x, y: grid_y, z: grid_z };
        let block = Dim3 { x: block_x, y: block_y, z: block_z };
        code(launch::launch_with(kernel as usize, &Configuration { grid, block, shared: shared as usize, stream }, params, extra))
    }
    fn cuFuncSetBlockShape(kernel: Handle, x: c_int, y: c_int, z: c_int) {
        code(prepared::change(kernel, |it| { it.block = Dim3 { x: x as u32, y: y as u32, z: z as u32 }; Ok(()) }))
    }
    fn cuFuncSetSharedSize(kernel: Handle, bytes: c_uint) {
        code(prepared::change(kernel, |it| { it.shared = bytes as usize; Ok(()) }))
    }
    fn cuParamSetSize(kernel: Handle, bytes: c_uint) { code(prepared::change(kernel, |it| it.resize(bytes as usize))) }
    fn cuParamSeti(kernel: Handle, offset: c_int, value: c_uint) {
        code(prepared::change(kernel, |it| it.set(offset, &value.to_ne_bytes())))
    }
    fn cuParamSetf(kernel: Handle, offset: c_int, value: f32) {
        code(prepared::change(kernel, |it| it.set(offset, &value.to_ne_bytes())))
    }
    fn cuParamSetv(kernel: Handle, offset: c_int, from: *const c_void, bytes: c_uint) {
        if from.is_null() { return INVALID_VALUE }
        let bytes = std::slice::from_raw_parts(from.cast::<u8>(), bytes as usize);
        code(prepared::change(kernel, |it| it.set(offset, bytes)))
    }
    fn cuLaunch(kernel: Handle) { code(prepared::launch(kernel, 1, 1, std::ptr::null_mut())) }
    fn cuLaunchGrid(kernel: Handle, width: c_int, height: c_int) { code(prepared::launch(kernel, width, height, std::ptr::null_mut())) }
    fn cuLaunchGridAsync(kernel: Handle, width: c_int, height: c_int, stream: Handle) { code(prepared::launch(kernel, width, height, stream)) }
    fn cuFuncGetAttribute(value: *mut c_int, number: c_int, kernel: Handle) {
        put_result(value, functions::kernel(kernel as usize).and_then(|function| {
            let device = client::device()?;
            let mut attributes = [0_u64; 8];
            unsafe { device::function_attributes(&device, function, attributes.as_mut_ptr().cast()) };
            let ints = attributes.as_ptr().cast::<c_int>();
            // The structure has three sizes, then integers; attributes are numbered differently.
            let at = match number {
                0 => 6,
                1 => 0,
                2 => 2,
                3 => 4,
                4..=9 => number as usize + 3,
                _ => return Err(INVALID_VALUE),
            };
            Ok(unsafe { *ints.add(at) })
        }))
    }
    fn cuKernelGetAttribute(value: *mut c_int, number: c_int, kernel: Handle, _device: c_int) { cuFuncGetAttribute(value, number, kernel) }
    fn cuFuncSetAttribute(kernel: Handle, _attribute: c_int, _value: c_int) { code(functions::kernel(kernel as usize)) }
    fn cuKernelSetAttribute(_attribute: c_int, _value: c_int, kernel: Handle, _device: c_int) { code(functions::kernel(kernel as usize)) }
    fn cuFuncSetCacheConfig | cuFuncSetSharedMemConfig(_kernel: Handle, _config: c_int) { SUCCESS }
    fn cuFuncLoad(kernel: Handle) { code(functions::kernel(kernel as usize)) }
    fn cuFuncGetName | cuKernelGetName(name: *mut *const c_char, kernel: Handle) {
        put_result(name, functions::kernel_name(kernel as usize).ok_or(INVALID_HANDLE))
    }
    fn cuFuncGetParamInfo | cuKernelGetParamInfo(kernel: Handle, number: usize, offset: *mut usize, bytes: *mut usize) {
        match functions::kernel(kernel as usize).map(|function| function.params.get(number)) {
            Ok(Some([at, size])) => {
                if !bytes.is_null() { *bytes = *size as usize; }
                put(offset, *at as usize)
            }
            Ok(None) => INVALID_VALUE,
            Err(error) => error,
        }
    }
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(count: *mut c_int, kernel: Handle, threads: c_int, shared: usize) {
        put_result(count, functions::kernel(kernel as usize).map(|function| device::occupancy(function, threads, shared)))
    }
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(count: *mut c_int, kernel: Handle, threads: c_int, shared: usize, _flags: c_uint) {
        put_result(count, functions::kernel(kernel as usize).map(|function| device::occupancy(function, threads, shared)))
    }
    fn cuOccupancyMaxPotentialBlockSize(grid: *mut c_int, block: *mut c_int, kernel: Handle, _shared_of: *const c_void, shared: usize, limit: c_int) {
        code(functions::kernel(kernel as usize).and_then(|function| {
            let device = client::device()?;
            let most = match function.most_threads { 0 => 1024, most => most as c_int };
            let threads = if limit > 0 { limit.min(most) } else { most };
            unsafe {
                put(block, threads);
                put(grid, device::occupancy(function, threads, shared).max(1) * device.multiprocessors as c_int);
            }
            Ok(())
        }))
    }

    fn cuOccupancyMaxPotentialBlockSizeWithFlags(grid: *mut c_int, block: *mut c_int, kernel: Handle, shared_of: *const c_void, shared: usize, limit: c_int, _flags: c_uint) {
        cuOccupancyMaxPotentialBlockSize(grid, block, kernel, shared_of, shared, limit)
    }
    fn cuOccupancyAvailableDynamicSMemPerBlock(bytes: *mut usize, kernel: Handle, blocks: c_int, threads: c_int) {
        runtime::cudaOccupancyAvailableDynamicSMemPerBlock(bytes, kernel, blocks, threads)
    }

    // Streams and events.
    fn cuStreamCreate(stream: *mut Handle, flags: c_uint) { put(stream, streams::new_stream(flags, 0)) }
    fn cuStreamCreateWithPriority(stream: *mut Handle, flags: c_uint, priority: c_int) { put(stream, streams::new_stream(flags, priority)) }
    fn cuStreamDestroy | cuStreamDestroy_v2(stream: Handle) { streams::remove_stream(stream) }
    fn cuStreamSynchronize | cuStreamSynchronize_ptsz | cuStreamQuery | cuStreamQuery_ptsz(stream: Handle) { graphs::synchronize(stream) }
    fn cuStreamWaitEvent | cuStreamWaitEvent_ptsz(stream: Handle, event: Handle, _flags: c_uint) {
        graphs::wait(stream, event)
    }
    fn cuStreamGetFlags | cuStreamGetFlags_ptsz(stream: Handle, flags: *mut c_uint) { put_result(flags, streams::stream(stream).map(|(flags, _)| flags)) }
    fn cuStreamGetPriority | cuStreamGetPriority_ptsz(stream: Handle, priority: *mut c_int) { put_result(priority, streams::stream(stream).map(|(_, priority)| priority)) }
    fn cuStreamGetId | cuStreamGetId_ptsz(stream: Handle, id: *mut u64) { put_result(id, streams::stream(stream).map(|_| stream as u64)) }
    fn cuStreamGetCtx | cuStreamGetCtx_ptsz(stream: Handle, context: *mut Handle) { put_result(context, streams::stream(stream).map(|_| current() as Handle)) }
    fn cuStreamGetCtx_v2 | cuStreamGetCtx_v2_ptsz(stream: Handle, context: *mut Handle, green: *mut Handle) {
        if !green.is_null() { *green = std::ptr::null_mut(); }
        put_result(context, streams::stream(stream).map(|_| current() as Handle))
    }
    fn cuStreamGetDevice | cuStreamGetDevice_ptsz(stream: Handle, device: *mut c_int) { put_result(device, streams::stream(stream).map(|_| 0)) }
    fn cuThreadExchangeStreamCaptureMode(_mode: *mut c_int) { SUCCESS }
    fn cuStreamAddCallback | cuStreamAddCallback_ptsz(stream: Handle, callback: extern "C" fn(Handle, Error, *mut c_void), data: *mut c_void, _flags: c_uint) {
        match graphs::capturing(stream) {
            Ok(None) => { callback(stream, streams::synchronize(), data); SUCCESS }
            Ok(Some(_)) => crate::errors::CAPTURE_UNSUPPORTED,
            Err(error) => error,
        }
    }
    fn cuLaunchHostFunc_v2 | cuLaunchHostFunc_v2_ptsz(stream: Handle, function: extern "C" fn(*mut c_void), data: *mut c_void, _mode: c_uint) {
        graphs::submit(stream, Action::Call { function, data: data as usize })
    }
    fn cuLaunchHostFunc | cuLaunchHostFunc_ptsz(stream: Handle, function: extern "C" fn(*mut c_void), data: *mut c_void) {
        graphs::submit(stream, Action::Call { function, data: data as usize })
    }
    fn cuEventCreate(event: *mut Handle, flags: c_uint) { put(event, streams::new_event(flags)) }
    fn cuEventDestroy | cuEventDestroy_v2(event: Handle) { streams::remove_event(event) }
    fn cuEventRecord | cuEventRecord_ptsz(event: Handle, stream: Handle) { graphs::submit(stream, Action::Record { event: event as usize }) }
    fn cuEventRecordWithFlags | cuEventRecordWithFlags_ptsz(event: Handle, stream: Handle, _flags: c_uint) { graphs::submit(stream, Action::Record { event: event as usize }) }
    fn cuEventSynchronize | cuEventQuery(event: Handle) {
        match streams::is_event(event) { true => streams::synchronize(), false => INVALID_HANDLE }
    }
    fn cuEventElapsedTime | cuEventElapsedTime_v2(time: *mut f32, from: Handle, to: Handle) { put_result(time, streams::elapsed(from, to)) }

    // Names.
    fn cuGetErrorName(error: Error, name: *mut *const c_char) {
        match ERRORS.iter().find(|(number, ..)| *number == error) {
            Some((_, _, known, _)) => put(name, lasting(known)),
            None => { put(name, std::ptr::null()); INVALID_VALUE }
        }
    }
    fn cuGetErrorString(error: Error, text: *mut *const c_char) {
        match ERRORS.iter().find(|(number, ..)| *number == error) {
            Some((.., known)) => put(text, lasting(known)),
            None => { put(text, std::ptr::null()); INVALID_VALUE }
        }
    }
    fn cuGetProcAddress(name: *const c_char, to: *mut *mut c_void, version: c_int, _flags: u64) {
        let found = entry_point(name, version);
        put(to, found.unwrap_or(std::ptr::null_mut()));
        match found { Some(_) => SUCCESS, None => NOT_FOUND }
    }
    fn cuGetProcAddress_v2 | cuGetProcAddress_v2_ptsz(name: *const c_char, to: *mut *mut c_void, version: c_int, _flags: u64, status: *mut c_int) {
        let found = entry_point(name, version);
        put(to, found.unwrap_or(std::ptr::null_mut()));
        if !status.is_null() { *status = c_int::from(found.is_none()); }
        match found { Some(_) => SUCCESS, None => NOT_FOUND }
    }
}
