//! What the handle of a texture or surface object points to: the stand-in library writes it into
//! device memory, and the code of kernels (`native`) reads it. Both include this file.

/// One texture or surface.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// [`MAGIC`].
    pub magic: u64,
    /// The address of its texels.
    pub address: u64,
    /// Bytes from row to row.
    pub pitch: u64,
    /// Bytes from slice to slice.
    pub slice: u64,
    /// Texels in each dimension; 0 in those that it does not have.
    pub extent: [u32; 3],
    /// Bits of each channel.
    pub bits: [u32; 4],
    /// `cudaChannelFormatKind`: 0 signed, 1 unsigned, 2 floats.
    pub kind: u32,
    /// `cudaTextureAddressMode` of each dimension: 0 wrap, 1 clamp, 2 mirror, 3 border.
    pub address_modes: [u32; 3],
    /// `cudaTextureFilterMode`: 0 the nearest texel, 1 linear.
    pub filter: u32,
    /// `cudaTextureReadMode`: 0 texels as they are, 1 integers as floats from -1 or 0 to 1.
    pub read_mode: u32,
    /// Whether coordinates go from 0 to 1.
    pub is_normalized: u32,
    /// The four channels beyond the border.
    pub border: [f32; 4],
}

/// The first word of each descriptor.
pub const MAGIC: u64 = 0x7265_6163_7465_7831;
