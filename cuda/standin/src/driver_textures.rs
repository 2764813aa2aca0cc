//! CUDA arrays, texture objects and surface objects of the driver API.

use std::ffi::{c_int, c_uint, c_void};

use crate::client::{self, Error};
use crate::errors::{INVALID_VALUE, NOT_SUPPORTED};
use crate::memory;
use crate::runtime::{ChannelFormat, api, put, submit};
use crate::texture::Descriptor;
use crate::textures::{
    Resource, array, free_array, line_copy, new_array, new_object, now, resource,
};

type Pointer = *mut c_void;
type Handle = *mut c_void;
type DevicePointer = u64;

/// `CUDA_ARRAY_DESCRIPTOR`.
#[repr(C)]
pub struct Plane {
    width: usize,
    height: usize,
    format: c_uint,
    channels: c_uint,
}

/// `CUDA_ARRAY3D_DESCRIPTOR`.
#[repr(C)]
pub struct Volume {
    width: usize,
    height: usize,
    depth: usize,
    format: c_uint,
    channels: c_uint,
    flags: c_uint,
}

/// The fields of `CUDA_RESOURCE_DESC` that all its kinds have.
#[repr(C)]
pub struct Texels {
    /// 0: an array; 1: a mipmapped array; 2: linear memory; 3: pitched memory.
    kind: c_int,
    pointer: Pointer,
    format: c_uint,
    channels: c_uint,
    /// The size of linear memory in bytes, or the width and the height of pitched memory in texels
    /// and its pitch in bytes.
    sizes: [usize; 3],
}

/// The fields of `CUDA_TEXTURE_DESC` before the levels of mipmaps, and the border.
#[repr(C)]
pub struct Settings {
    address_modes: [c_uint; 3],
    filter: c_uint,
    flags: c_uint,
    anisotropy: c_uint,
    mipmaps: [u32; 4],
    border: [f32; 4],
}

/// `CU_TRSF_READ_AS_INTEGER`, `CU_TRSF_NORMALIZED_COORDINATES` and `CU_TRSF_SRGB`.
const AS_INTEGER: c_uint = 1;
const NORMALIZED: c_uint = 2;
const SRGB: c_uint = 16;

/// Channel formats: `CUarray_format`, the bits of a channel, and the `cudaChannelFormatKind`.
const FORMATS: [(c_uint, c_int, c_int); 8] = [
    (0x01, 8, 1),
    (0x02, 16, 1),
    (0x03, 32, 1),
    (0x08, 8, 0),
    (0x09, 16, 0),
    (0x0a, 32, 0),
    (0x10, 16, 2),
    (0x20, 32, 2),
];

/// The channel format of a texel; a channel has no bits where the format is not known.
fn format(number: c_uint, channels: c_uint) -> ChannelFormat {
    let known = FORMATS.iter().find(|(format, ..)| *format == number);
    let (_, width, kind) = known.copied().unwrap_or((number, 0, 0));
    let mut bits = [0; 4];
    for bits in bits.iter_mut().take(channels as usize) {
        *bits = width;
    }
    ChannelFormat { bits, kind }
}

/// The `CUarray_format` and the number of channels.
fn number(format: &ChannelFormat) -> (c_uint, c_uint) {
    let is =
        |(_, bits, kind): &&(c_uint, c_int, c_int)| *bits == format.bits[0] && *kind == format.kind;
    let number = FORMATS.iter().find(is).map_or(0, |(number, ..)| *number);
    let channels = format.bits.iter().filter(|bits| **bits > 0).count();
    (number, channels as c_uint)
}

impl Texels {
    fn resource(&self) -> Resource {
        Resource {
            kind: self.kind,
            pointer: self.pointer,
            format: format(self.format, self.channels),
            sizes: self.sizes,
        }
    }
}

api! {
    fn cuArrayCreate_v2(to: *mut Handle, of: *const Plane) {
        let Some(of) = of.as_ref() else { return INVALID_VALUE };
        new_array(to, &format(of.format, of.channels), [of.width, of.height, 0], 0, "cuArrayCreate")
    }
    fn cuArray3DCreate_v2(to: *mut Handle, of: *const Volume) {
        let Some(of) = of.as_ref() else { return INVALID_VALUE };
        new_array(to, &format(of.format, of.channels), [of.width, of.height, of.depth], of.flags, "cuArray3DCreate")
    }
    fn cuArrayDestroy(array: Handle) { free_array(array) }
    fn cuArrayGetDescriptor_v2(to: *mut Plane, handle: Handle) {
        match array(handle) {
            Ok(array) => {
                let (format, channels) = number(&array.format);
                let [width, height, _] = array.extent;
                put(to, Plane { width, height, format, channels })
            }
            Err(error) => error,
        }
    }
    fn cuArray3DGetDescriptor_v2(to: *mut Volume, handle: Handle) {
        match array(handle) {
            Ok(array) => {
                let (format, channels) = number(&array.format);
                let ([width, height, depth], flags) = (array.extent, array.flags);
                put(to, Volume { width, height, depth, format, channels, flags })
            }
            Err(error) => error,
        }
    }
    fn cuMemcpyHtoA_v2 | cuMemcpyHtoA_v2_ptds(to: Handle, offset: usize, from: *const c_void, bytes: usize) {
        now(line_copy(to, [offset, 0], from.cast_mut(), bytes, true, 1))
    }
    fn cuMemcpyHtoAAsync_v2 | cuMemcpyHtoAAsync_v2_ptsz(to: Handle, offset: usize, from: *const c_void, bytes: usize, stream: Handle) {
        submit(stream, line_copy(to, [offset, 0], from.cast_mut(), bytes, true, 1))
    }
    fn cuMemcpyAtoH_v2 | cuMemcpyAtoH_v2_ptds(to: Pointer, from: Handle, offset: usize, bytes: usize) {
        now(line_copy(from, [offset, 0], to, bytes, false, 2))
    }
    fn cuMemcpyAtoHAsync_v2 | cuMemcpyAtoHAsync_v2_ptsz(to: Pointer, from: Handle, offset: usize, bytes: usize, stream: Handle) {
        submit(stream, line_copy(from, [offset, 0], to, bytes, false, 2))
    }
    fn cuMemcpyDtoA_v2 | cuMemcpyDtoA_v2_ptds(to: Handle, offset: usize, from: DevicePointer, bytes: usize) {
        now(line_copy(to, [offset, 0], from as Pointer, bytes, true, 3))
    }
    fn cuMemcpyAtoD_v2 | cuMemcpyAtoD_v2_ptds(to: DevicePointer, from: Handle, offset: usize, bytes: usize) {
        now(line_copy(from, [offset, 0], to as Pointer, bytes, false, 3))
    }

    fn cuTexObjectCreate(to: *mut u64, of: *const Texels, settings: *const Settings, view: *const c_void) {
        let (Some(of), Some(settings)) = (of.as_ref(), settings.as_ref()) else { return INVALID_VALUE };
        if !view.is_null() || settings.flags & SRGB != 0 {
            client::say_once("views of resources, and sRGB, are not supported in textures");
            return NOT_SUPPORTED;
        }
        match resource(&of.resource()) {
            Ok(descriptor) => {
                // Integers of 8 and 16 bits are read as fractions of the greatest one by default.
                let is_fraction = descriptor.kind < 2 && descriptor.bits[0] < 32 && settings.flags & AS_INTEGER == 0;
                let descriptor = Descriptor {
                    address_modes: settings.address_modes,
                    filter: settings.filter,
                    read_mode: is_fraction.into(),
                    is_normalized: (settings.flags & NORMALIZED != 0).into(),
                    border: settings.border,
                    ..descriptor
                };
                new_object(to, &descriptor, "cuTexObjectCreate")
            }
            Err(error) => error,
        }
    }
    fn cuSurfObjectCreate(to: *mut u64, of: *const Texels) {
        let Some(of) = of.as_ref() else { return INVALID_VALUE };
        match resource(&of.resource()) {
            Ok(descriptor) => new_object(to, &descriptor, "cuSurfObjectCreate"),
            Err(error) => error,
        }
    }
    fn cuTexObjectDestroy | cuSurfObjectDestroy(object: u64) { memory::free(object as Pointer) }
}
