//! The descriptor that the handle of a texture or surface object points to: the stand-in library
//! writes it to device memory, and the code of kernels (`native`) reads it. Both include this file.

/// A texture or surface.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// The value [`MAGIC`].
    pub magic: u64,
    /// The address of its texels.
    pub address: u64,
    /// The row pitch in bytes.
    pub pitch: u64,
    /// The slice pitch in bytes.
    pub slice: u64,
    /// The number of texels in each dimension; 0 in missing dimensions.
    pub extent: [u32; 3],
    /// The number of bits of each channel.
    pub bits: [u32; 4],
    /// `cudaChannelFormatKind`: 0 signed, 1 unsigned, 2 floats.
    pub kind: u32,
    /// `cudaTextureAddressMode` of each dimension: 0 wrap, 1 clamp, 2 mirror, 3 border.
    pub address_modes: [u32; 3],
    /// `cudaTextureFilterMode`: 0 the nearest texel, 1 linear.
    pub filter: u32,
    /// `cudaTextureReadMode`: 0 unchanged texels, 1 integers normalized to floats from -1 or 0 to
    /// 1.
    pub read_mode: u32,
    /// Whether coordinates are normalized to 0 to 1.
    pub is_normalized: u32,
    /// The border colour, four channels.
    pub border: [f32; 4],
}

/// The first word of each descriptor.
pub const MAGIC: u64 = 0x7265_6163_7465_7831;
