//! Textures in linear memory, which `tex.1d` with an integer coordinate reads.

use super::memory::{Memory, Trouble, address_of};

/// A texture in linear memory; its handle is the address of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texture {
    /// The index of the array.
    pub array: usize,
    /// The byte offset of the texture in the array.
    pub start: usize,
    /// The number of channels of a texel.
    pub channels: usize,
    /// The type of a channel.
    pub channel: Channel,
    /// The number of texels.
    pub texels: usize,
}

/// A channel of a texel in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the types'")]
pub enum Channel {
    I8,
    U8,
    I16,
    U16,
    F16,
    /// 32 bits, which are fetched unchanged.
    B32,
}

impl Channel {
    /// Returns its size in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Channel::I8 | Channel::U8 => 1,
            Channel::I16 | Channel::U16 | Channel::F16 => 2,
            Channel::B32 => 4,
        }
    }

    /// Returns the 32 bits that a fetch of a channel with these bytes returns.
    pub fn fetched(self, bytes: &[u8]) -> u32 {
        let mut all = [0; 4];
        all[..bytes.len()].copy_from_slice(bytes);
        let bits = u32::from_le_bytes(all);
        match self {
            Channel::I8 => i32::from(bits as i8) as u32,
            Channel::I16 => i32::from(bits as i16) as u32,
            Channel::F16 => half::f16::from_bits(bits as u16).to_f32().to_bits(),
            Channel::U8 | Channel::U16 | Channel::B32 => bits,
        }
    }
}

impl Texture {
    /// Fetches channel `channel` of a texel from the bytes of an array; 0 if it is out of bounds.
    pub fn fetch(&self, array: &[u8], index: i32, channel: usize) -> u32 {
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        if index >= self.texels || channel >= self.channels {
            return 0;
        }
        let bytes = self.channel.bytes();
        let at = self.start + (index * self.channels + channel) * bytes;
        self.channel.fetched(&array[at..at + bytes])
    }
}

impl Memory {
    /// Fetches channel `channel` of a texel; 0 if it is out of bounds.
    ///
    /// - errors: no texture has this handle
    pub fn texel(&self, handle: u64, index: i32, channel: usize) -> Result<u32, Trouble> {
        let first_array = self.first_array;
        let is_meant = |texture: &&Texture| {
            address_of(first_array + texture.array) + texture.start as u64 == handle
        };
        let Some(texture) = self.textures.iter().find(is_meant) else {
            return Err(Trouble::Nowhere { address: handle });
        };
        let array = &self.allocations[first_array + texture.array];
        Ok(texture.fetch(array, index, channel))
    }
}
