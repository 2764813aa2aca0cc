//! CUDA arrays, texture objects and surface objects.
//!
//! A CUDA array is an allocation of rows without padding. The handle of a texture or surface object
//! is the address of a [`Descriptor`] in device memory, which the code of kernels reads.

use std::collections::BTreeMap;
use std::ffi::{c_int, c_uint, c_void};
use std::ptr;
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::copies::{self, Kind};
use crate::errors::{INVALID_DIRECTION, INVALID_HANDLE, INVALID_VALUE, NOT_SUPPORTED, SUCCESS};
use crate::graphs::Action;
use crate::memory;
use crate::protocol::{Memory, Region};
use crate::runtime::{ChannelFormat, Extent, api, code, plane, put, submit};
use crate::texture::{Descriptor, MAGIC};

type Pointer = *mut c_void;
type Handle = *mut c_void;

/// `cudaArrayCubemap`.
const CUBE_MAP: c_uint = 4;

/// A CUDA array.
#[derive(Clone, Copy)]
pub struct Array {
    pub address: u64,
    /// The number of texels; 0 in missing dimensions.
    pub extent: [usize; 3],
    pub format: ChannelFormat,
    pub flags: c_uint,
}

impl Array {
    /// Returns the size of a texel in bytes.
    pub fn texel(&self) -> usize {
        texel(&self.format)
    }

    fn pitch(&self) -> usize {
        self.extent[0] * self.texel()
    }

    /// Returns a part of it; positions and extents in the row dimension are in bytes.
    pub fn region(&self, at: [usize; 3], extent: [usize; 3]) -> Region {
        let slice = self.pitch() * self.extent[1].max(1);
        Region {
            address: self.address + (at[0] + at[1] * self.pitch() + at[2] * slice) as u64,
            width: extent[0] as u64,
            height: extent[1] as u64,
            depth: extent[2] as u64,
            pitch: self.pitch() as u64,
            slice: slice as u64,
        }
    }

    fn holds(&self, at: [usize; 3], extent: [usize; 3]) -> bool {
        let sizes = [self.pitch(), self.extent[1].max(1), self.extent[2].max(1)];
        (0..3).all(|axis| at[axis] + extent[axis] <= sizes[axis])
    }
}

/// Returns whether all channels have 8, 16, 32 or no bits.
fn is_known(format: &ChannelFormat) -> bool {
    format.bits.iter().all(|bits| [0, 8, 16, 32].contains(bits)) && (0..=2).contains(&format.kind)
}

fn texel(format: &ChannelFormat) -> usize {
    format
        .bits
        .iter()
        .map(|bits| (*bits).max(0) as usize)
        .sum::<usize>()
        / 8
}

static ARRAYS: Mutex<BTreeMap<usize, Array>> = Mutex::new(BTreeMap::new());

/// Returns the CUDA array of a handle.
pub fn array(handle: Handle) -> Result<Array, Error> {
    let arrays = ARRAYS.lock().unwrap_or_else(PoisonError::into_inner);
    arrays
        .get(&(handle as usize))
        .copied()
        .ok_or(INVALID_HANDLE)
}

/// # Safety
/// `to` can be written and `format` read, or they are null.
pub unsafe fn new_array(
    to: *mut Handle,
    format: *const ChannelFormat,
    extent: [usize; 3],
    flags: c_uint,
    function: &str,
) -> Error {
    // SAFETY: by the caller's contract.
    let Some(format) = (unsafe { format.as_ref() }).copied() else {
        return INVALID_VALUE;
    };
    if !is_known(&format) {
        client::say_once("CUDA arrays whose channels have not 8, 16 or 32 bits are not supported");
        return NOT_SUPPORTED;
    }
    if flags & CUBE_MAP != 0 {
        client::say_once("cube maps (cudaArrayCubemap) are not supported");
        return NOT_SUPPORTED;
    }
    let bytes = texel(&format) * extent.iter().map(|size| (*size).max(1)).product::<usize>();
    if to.is_null() || extent[0] == 0 || texel(&format) == 0 {
        return INVALID_VALUE;
    }
    let mut address: Pointer = ptr::null_mut();
    // SAFETY: it is written here.
    let error = unsafe { memory::allocate(&raw mut address, bytes, Memory::Device, function) };
    if error != SUCCESS {
        return error;
    }
    let array = Array {
        address: address as u64,
        extent,
        format,
        flags,
    };
    // A handle is not a device address: it differs from the address of the texels by one bit.
    let handle = address as usize | 1 << 62;
    ARRAYS
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(handle, array);
    // SAFETY: by the caller's contract.
    unsafe { put(to, handle as Handle) }
}

/// Returns a part of a CUDA array; positions and extents in the row dimension are in bytes.
pub fn part(handle: Handle, at: [usize; 3], extent: [usize; 3]) -> Result<Region, Error> {
    let array = array(handle)?;
    match array.holds(at, extent) {
        true => Ok(array.region(at, extent)),
        false => Err(INVALID_VALUE),
    }
}

pub fn free_array(handle: Handle) -> Error {
    let removed = ARRAYS
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .remove(&(handle as usize));
    match removed {
        Some(array) => memory::free(array.address as Pointer),
        None if handle.is_null() => SUCCESS,
        None => INVALID_HANDLE,
    }
}

/// Returns a copy to a part of an array, or from one.
fn array_copy(
    handle: Handle,
    at: [usize; 3],
    extent: [usize; 3],
    other: Region,
    is_to_array: bool,
    kind: c_int,
) -> Result<Action, Error> {
    let region = part(handle, at, extent)?;
    let (to, from) = match is_to_array {
        true => (region, other),
        false => (other, region),
    };
    Ok(Action::Copy {
        to,
        from,
        kind: Kind::of(kind).ok_or(INVALID_DIRECTION)?,
    })
}

pub fn now(action: Result<Action, Error>) -> Error {
    match action {
        // SAFETY: the program satisfies the documented contract of the function.
        Ok(Action::Copy { to, from, kind }) => code(unsafe { copies::copy_now(to, from, kind) }),
        Ok(_) => SUCCESS,
        Err(error) => error,
    }
}

/// Copies `count` bytes to or from an array, which may span several rows.
pub fn line_copy(
    handle: Handle,
    [x, y]: [usize; 2],
    other: Pointer,
    count: usize,
    is_to_array: bool,
    kind: c_int,
) -> Result<Action, Error> {
    let pitch = array(handle)?.pitch();
    let rows = (x + count).div_ceil(pitch.max(1));
    if rows > 1 && (x != 0 || !count.is_multiple_of(pitch)) {
        client::say_once(
            "copies of parts of several rows of a CUDA array are not supported: copy whole rows, or by cudaMemcpy2DToArray",
        );
        return Err(NOT_SUPPORTED);
    }
    let width = if rows > 1 { pitch } else { count };
    let other = plane(other, width, width, rows);
    array_copy(
        handle,
        [x, y, 0],
        [width, rows, 1],
        other,
        is_to_array,
        kind,
    )
}

/// `cudaResourceDesc`.
#[repr(C)]
pub struct Resource {
    pub kind: c_int,
    pub pointer: Pointer,
    pub format: ChannelFormat,
    /// The size of linear memory in bytes, or the width and the height of a 2D resource in texels
    /// and its pitch in bytes.
    pub sizes: [usize; 3],
}

/// The fields of `cudaTextureDesc` that all versions of CUDA have.
#[repr(C)]
pub struct TextureSettings {
    address_modes: [c_uint; 3],
    filter: c_uint,
    read_mode: c_uint,
    is_srgb: c_int,
    border: [f32; 4],
    is_normalized: c_int,
}

/// Returns the descriptor of a resource's texels.
pub fn resource(resource: &Resource) -> Result<Descriptor, Error> {
    let format = resource.format;
    let (address, format, extent, pitch) = match resource.kind {
        0 => {
            let array = array(resource.pointer)?;
            (array.address, array.format, array.extent, array.pitch())
        }
        2 => {
            let width = resource.sizes[0] / texel(&format).max(1);
            (
                resource.pointer as u64,
                format,
                [width, 0, 0],
                resource.sizes[0],
            )
        }
        3 => {
            let [width, height, pitch] = resource.sizes;
            (resource.pointer as u64, format, [width, height, 0], pitch)
        }
        _ => {
            client::say_once("textures of mipmapped arrays are not supported");
            return Err(NOT_SUPPORTED);
        }
    };
    if !is_known(&format) {
        return Err(INVALID_VALUE);
    }
    let sizes = extent.map(|size| u32::try_from(size).unwrap_or(u32::MAX));
    Ok(Descriptor {
        magic: MAGIC,
        address,
        pitch: pitch as u64,
        slice: (pitch * extent[1].max(1)) as u64,
        extent: sizes,
        bits: format.bits.map(|bits| bits as u32),
        kind: format.kind as u32,
        address_modes: [1; 3],
        filter: 0,
        read_mode: 0,
        is_normalized: 0,
        border: [0.0; 4],
    })
}

/// Stores a descriptor in device memory.
///
/// # Safety
/// `to` can be written, or is null.
pub unsafe fn new_object(to: *mut u64, descriptor: &Descriptor, function: &str) -> Error {
    if to.is_null() {
        return INVALID_VALUE;
    }
    let bytes = size_of::<Descriptor>();
    let mut address: Pointer = ptr::null_mut();
    // SAFETY: the address is written here, and the descriptor is read.
    unsafe {
        match memory::allocate(&raw mut address, bytes, Memory::Device, function) {
            SUCCESS => {}
            error => return error,
        }
        match copies::line(address, ptr::from_ref(descriptor).cast(), bytes, 1) {
            SUCCESS => put(to, address as u64),
            error => error,
        }
    }
}

api! {
    fn cudaMallocArray(to: *mut Handle, format: *const ChannelFormat, width: usize, height: usize, flags: c_uint) {
        new_array(to, format, [width, height, 0], flags, "cudaMallocArray")
    }
    fn cudaMalloc3DArray(to: *mut Handle, format: *const ChannelFormat, extent: Extent, flags: c_uint) {
        new_array(to, format, extent.sizes(), flags, "cudaMalloc3DArray")
    }
    fn cudaFreeArray(array: Handle) { free_array(array) }
    fn cudaArrayGetInfo(format: *mut ChannelFormat, extent: *mut Extent, flags: *mut c_uint, handle: Handle) {
        match array(handle) {
            Ok(array) => {
                if !format.is_null() { format.write(array.format) }
                if !extent.is_null() { extent.write(Extent::of(array.extent)) }
                if !flags.is_null() { flags.write(array.flags) }
                SUCCESS
            }
            Err(error) => error,
        }
    }
    fn cudaGetChannelDesc(format: *mut ChannelFormat, handle: Handle) {
        match array(handle) {
            Ok(array) => put(format, array.format),
            Err(error) => error,
        }
    }
    fn cudaMemcpy2DToArray | cudaMemcpy2DToArray_ptds(to: Handle, x: usize, y: usize, from: *const c_void, pitch: usize, width: usize, height: usize, kind: c_int) {
        now(array_copy(to, [x, y, 0], [width, height, 1], plane(from, pitch, width, height), true, kind))
    }
    fn cudaMemcpy2DToArrayAsync | cudaMemcpy2DToArrayAsync_ptsz(to: Handle, x: usize, y: usize, from: *const c_void, pitch: usize, width: usize, height: usize, kind: c_int, stream: Handle) {
        submit(stream, array_copy(to, [x, y, 0], [width, height, 1], plane(from, pitch, width, height), true, kind))
    }
    fn cudaMemcpy2DFromArray | cudaMemcpy2DFromArray_ptds(to: Pointer, pitch: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: c_int) {
        now(array_copy(from, [x, y, 0], [width, height, 1], plane(to, pitch, width, height), false, kind))
    }
    fn cudaMemcpy2DFromArrayAsync | cudaMemcpy2DFromArrayAsync_ptsz(to: Pointer, pitch: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: c_int, stream: Handle) {
        submit(stream, array_copy(from, [x, y, 0], [width, height, 1], plane(to, pitch, width, height), false, kind))
    }
    fn cudaMemcpyToArray | cudaMemcpyToArray_ptds(to: Handle, x: usize, y: usize, from: *const c_void, count: usize, kind: c_int) {
        now(line_copy(to, [x, y], from.cast_mut(), count, true, kind))
    }
    fn cudaMemcpyToArrayAsync | cudaMemcpyToArrayAsync_ptsz(to: Handle, x: usize, y: usize, from: *const c_void, count: usize, kind: c_int, stream: Handle) {
        submit(stream, line_copy(to, [x, y], from.cast_mut(), count, true, kind))
    }
    fn cudaMemcpyFromArray | cudaMemcpyFromArray_ptds(to: Pointer, from: Handle, x: usize, y: usize, count: usize, kind: c_int) {
        now(line_copy(from, [x, y], to, count, false, kind))
    }
    fn cudaMemcpyFromArrayAsync | cudaMemcpyFromArrayAsync_ptsz(to: Pointer, from: Handle, x: usize, y: usize, count: usize, kind: c_int, stream: Handle) {
        submit(stream, line_copy(from, [x, y], to, count, false, kind))
    }
    fn cudaMemcpy2DArrayToArray | cudaMemcpy2DArrayToArray_ptds(to: Handle, to_x: usize, to_y: usize, from: Handle, from_x: usize, from_y: usize, width: usize, height: usize, kind: c_int) {
        let extent = [width, height, 1];
        now(part(from, [from_x, from_y, 0], extent).and_then(|from| array_copy(to, [to_x, to_y, 0], extent, from, true, kind)))
    }

    fn cudaCreateTextureObject | cudaCreateTextureObject_v2(to: *mut u64, of: *const Resource, settings: *const TextureSettings, view: *const c_void) {
        let (Some(of), Some(settings)) = (of.as_ref(), settings.as_ref()) else { return client::keep(INVALID_VALUE) };
        if !view.is_null() || settings.is_srgb != 0 {
            client::say_once("views of resources, and sRGB, are not supported in textures");
            return client::keep(NOT_SUPPORTED);
        }
        match resource(of) {
            Ok(descriptor) => new_object(
                to,
                &Descriptor {
                    address_modes: settings.address_modes,
                    filter: settings.filter,
                    read_mode: settings.read_mode,
                    is_normalized: settings.is_normalized as u32,
                    border: settings.border,
                    ..descriptor
                },
                "cudaCreateTextureObject",
            ),
            Err(error) => error,
        }
    }
    fn cudaDestroyTextureObject(object: u64) { memory::free(object as Pointer) }
    fn cudaCreateSurfaceObject(to: *mut u64, of: *const Resource) {
        let Some(of) = of.as_ref() else { return client::keep(INVALID_VALUE) };
        match resource(of) {
            Ok(descriptor) => new_object(to, &descriptor, "cudaCreateSurfaceObject"),
            Err(error) => error,
        }
    }
    fn cudaDestroySurfaceObject(object: u64) { memory::free(object as Pointer) }
}
