//! Texture and surface objects of CUDA programs (CUDA C++ Programming Guide, "Texture Fetching").
//!
//! The handle of an object is the address of a [`Descriptor`], which the stand-in library writes
//! (`cuda/standin/src/textures.rs`).

#[path = "../../cuda/src/texture.rs"]
mod texture;

pub(crate) use texture::Descriptor;
use texture::MAGIC;

const FLOAT: u32 = 2;
const WRAP: u32 = 0;
const MIRROR: u32 = 2;
const BORDER: u32 = 3;

/// A point at which a texture is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TexturePoint {
    /// The number of dimensions, without layers.
    pub dims: usize,
    pub coordinates: [f32; 3],
    pub layer: Option<i32>,
}

impl Descriptor {
    /// Returns the descriptor at an address.
    ///
    /// # Safety
    /// The address must be that of a descriptor, or of readable memory of its size.
    pub unsafe fn at(handle: u64) -> Option<Descriptor> {
        if handle == 0 || !handle.is_multiple_of(8) {
            return None;
        }
        // SAFETY: guaranteed by the caller.
        let found = unsafe { std::ptr::read_volatile(handle as *const Descriptor) };
        (found.magic == MAGIC).then_some(found)
    }

    fn texel_bytes(&self) -> u64 {
        u64::from(self.bits.iter().sum::<u32>() / 8)
    }

    /// Returns the memory of its texels: the first address, and the size.
    pub fn texels(&self) -> (u64, u64) {
        let rows = u64::from(self.extent[1].max(1));
        let slices = u64::from(self.extent[2].max(1));
        let last_row = u64::from(self.extent[0]) * self.texel_bytes();
        let bytes = (slices - 1) * self.slice + (rows - 1) * self.pitch + last_row;
        (self.address, bytes)
    }

    /// Returns whether its texels are read as floats, which can be interpolated.
    fn is_float(&self) -> bool {
        self.kind == FLOAT || self.read_mode == 1
    }

    fn size(&self, axis: usize) -> i64 {
        i64::from(self.extent[axis].max(1))
    }

    /// Returns whether an outside coordinate is clamped to the outermost texel.
    fn clamps(&self, axis: usize) -> bool {
        let repeats = matches!(self.address_modes[axis], WRAP | MIRROR) && self.is_normalized != 0;
        self.address_modes[axis] != BORDER && !repeats
    }

    /// Returns the texel that an index in a dimension is mapped to; `None` is the border.
    fn addressed(&self, axis: usize, index: i64) -> Option<i64> {
        let size = self.size(axis);
        if (0..size).contains(&index) {
            return Some(index);
        }
        match self.address_modes[axis] {
            BORDER => None,
            WRAP if self.is_normalized != 0 => Some(index.rem_euclid(size)),
            MIRROR if self.is_normalized != 0 => {
                let at = index.rem_euclid(2 * size);
                Some(at.min(2 * size - 1 - at))
            }
            _ => Some(index.clamp(0, size - 1)),
        }
    }

    /// Returns the bits of the four channels of a texel.
    ///
    /// # Safety
    /// The texels must be readable.
    unsafe fn texel(&self, index: [Option<i64>; 3]) -> [u32; 4] {
        let [Some(x), Some(y), Some(z)] = index else {
            return match self.is_float() {
                true => self.border.map(f32::to_bits),
                false => self.border.map(|value| value as i32 as u32),
            };
        };
        let row = self.address + z as u64 * self.slice + y as u64 * self.pitch;
        let mut at = row + x as u64 * self.texel_bytes();
        let mut channels = [0; 4];
        for (channel, bits) in channels.iter_mut().zip(self.bits) {
            let bytes = bits as usize / 8;
            if bytes == 0 {
                continue;
            }
            let mut word = [0_u8; 4];
            // SAFETY: guaranteed by the caller; the index is within the extents.
            unsafe {
                std::ptr::copy_nonoverlapping(at as *const u8, word.as_mut_ptr(), bytes.min(4));
            }
            at += bytes as u64;
            *channel = self.fetched(u32::from_le_bytes(word), bits);
        }
        channels
    }

    /// Returns the result of a fetch of these bits of a channel.
    fn fetched(&self, word: u32, bits: u32) -> u32 {
        let signed = ((word << (32 - bits)) as i32) >> (32 - bits);
        match (self.kind, self.read_mode, bits) {
            (FLOAT, _, 16) => interpreter::Channel::F16.fetched(&word.to_le_bytes()[..2]),
            (FLOAT, ..) | (_, _, 32) => word,
            (0, 1, _) => {
                let greatest = (1_i32 << (bits - 1)) - 1;
                (signed as f32 / greatest as f32).max(-1.0).to_bits()
            }
            (_, 1, _) => (word as f32 / ((1_u32 << bits) - 1) as f32).to_bits(),
            (0, ..) => signed as u32,
            _ => word,
        }
    }

    /// Rounds a texel, or the result of a linear filter, as an H100 does: `f16` stays `f16`, and
    /// integers that are read as floats are 16-bit integers.
    fn filtered(&self, value: f32) -> f32 {
        match (self.kind, self.read_mode) {
            (FLOAT, _) if self.bits[0] == 16 => half::f16::from_f32(value).to_f32(),
            (FLOAT, _) => value,
            (0, 1) => (value * 32767.0).round() / 32767.0,
            (_, 1) => (value * 65535.0).round() / 65535.0,
            _ => value,
        }
    }

    /// Returns the third index: a slice, or a layer.
    fn layer(&self, layer: i32) -> Option<i64> {
        Some(i64::from(layer).clamp(0, self.size(2) - 1))
    }

    /// Reads the texture at a point.
    ///
    /// # Safety
    /// The texels must be readable.
    pub unsafe fn sample(&self, place: &TexturePoint) -> [u32; 4] {
        // The position in each dimension, in texels.
        let mut along = [0.0_f32; 3];
        for (axis, along) in along.iter_mut().enumerate().take(place.dims) {
            let at = place.coordinates[axis];
            // Whole periods are subtracted before the multiplication by the size, as the rounding
            // of an H100's results shows.
            let turns = match self.address_modes[axis] {
                WRAP => at.floor(),
                MIRROR => 2.0 * (at / 2.0).floor(),
                _ => 0.0,
            };
            *along = match self.is_normalized != 0 {
                true => (at - turns) * self.size(axis) as f32,
                false => at,
            };
        }
        let is_linear = self.filter == 1 && self.is_float();
        if !is_linear {
            let mut index = [Some(0); 3];
            for axis in 0..place.dims {
                index[axis] = self.addressed(axis, floor(along[axis]));
            }
            if let Some(layer) = place.layer {
                index[2] = self.layer(layer);
            }
            // SAFETY: guaranteed by the caller.
            return unsafe { self.texel(index) };
        }
        // A one-dimensional texture is an image of one row, read at its upper edge: this is visible
        // only with a border outside of the row.
        let dims = match place.dims {
            1 if place.layer.is_none() && self.address_modes[1] == BORDER => 2,
            dims => dims,
        };
        let mut low = [0_i64; 3];
        let mut parts = [0; 3];
        for axis in 0..dims {
            // In units of 1 / 256 of a texel.
            let at = ((f64::from(along[axis]) - 0.5) * 256.0 + 0.5).floor() as i64;
            (low[axis], parts[axis]) = match (at >> 8, self.size(axis) - 1) {
                (low, _) if low < 0 && self.clamps(axis) => (0, 0),
                (low, last) if low >= last && self.clamps(axis) => (last, 0),
                (low, _) => (low, at & 255),
            };
        }
        let weights = filter_weights(parts);
        let mut sums = [0.0_f32; 4];
        for (corner, &weight) in weights.iter().enumerate() {
            if weight == 0 {
                continue; // excluded, even if it is NaN
            }
            let mut index = [Some(0); 3];
            for axis in 0..dims {
                let is_upper = corner >> axis & 1;
                index[axis] = self.addressed(axis, low[axis] + is_upper as i64);
            }
            if let Some(layer) = place.layer {
                index[2] = self.layer(layer);
            }
            // SAFETY: guaranteed by the caller.
            let texel = unsafe { self.texel(index) };
            for (sum, channel) in sums.iter_mut().zip(texel) {
                *sum += weight as f32 / 256.0 * self.filtered(f32::from_bits(channel));
            }
        }
        sums.map(|sum| self.filtered(sum).to_bits())
    }

    /// Returns the texel of linear memory at an index; zeros outside.
    ///
    /// # Safety
    /// The texels must be readable.
    pub unsafe fn fetch(&self, index: i32) -> [u32; 4] {
        match (0..self.size(0)).contains(&i64::from(index)) {
            // SAFETY: guaranteed by the caller.
            true => unsafe { self.texel([Some(index.into()), Some(0), Some(0)]) },
            false => [0; 4],
        }
    }

    /// Returns the address of `bytes` bytes of a surface; `x` is in bytes. `None` if out of bounds.
    pub fn element(&self, [x, y, z]: [i32; 3], bytes: u32, clamps: bool) -> Option<u64> {
        let row = self.size(0) * self.texel_bytes() as i64;
        let bytes = i64::from(bytes);
        let limits = [row - bytes, self.size(1) - 1, self.size(2) - 1];
        let mut at = [i64::from(x), i64::from(y), i64::from(z)];
        for (at, limit) in at.iter_mut().zip(limits) {
            match clamps {
                true => *at = (*at).clamp(0, limit),
                false if !(0..=limit).contains(at) => return None,
                false => {}
            }
        }
        let [x, y, z] = at.map(|at| at as u64);
        Some(self.address + z * self.slice + y * self.pitch + x)
    }
}

/// Returns the weights of a linear filter for the eight texels around a point, in units of 1 / 256;
/// bit 0 of the index is the upper texel in x. `parts` are the distances from the lower texels in
/// the same units.
///
/// The Programming Guide specifies only that distances have eight fractional bits. The weights of
/// an H100 have eight bits too: a weight is split in z, then in x, then in y, and each time one
/// part is rounded. This matches an H100 bit for bit at all but 2 of 15 000 points, in one to three
/// dimensions.
fn filter_weights([x, y, z]: [i64; 3]) -> [i64; 8] {
    let mut weights = [0; 8];
    for (upper_z, slice) in [256 - z, z].into_iter().enumerate() {
        let right = (slice * x + 128) >> 8;
        for (upper_x, column) in [slice - right, right].into_iter().enumerate() {
            // Ties are rounded to the upper texel on the right and to the lower one on the left.
            let upper = (column * y + 127 + upper_x as i64) >> 8;
            weights[4 * upper_z + upper_x] = column - upper;
            weights[4 * upper_z + 2 + upper_x] = upper;
        }
    }
    weights
}

fn floor(at: f32) -> i64 {
    at.floor() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texture(texels: &[f32], width: u32, height: u32) -> Descriptor {
        Descriptor {
            magic: MAGIC,
            address: texels.as_ptr() as u64,
            pitch: 4 * u64::from(width),
            slice: 4 * u64::from(width * height),
            extent: [width, height, 0],
            bits: [32, 0, 0, 0],
            kind: FLOAT,
            address_modes: [1; 3],
            filter: 0,
            read_mode: 0,
            is_normalized: 0,
            border: [0.0; 4],
        }
    }

    fn at(texture: &Descriptor, x: f32, y: f32) -> f32 {
        let place = TexturePoint {
            dims: 2,
            coordinates: [x, y, 0.0],
            layer: None,
        };
        // SAFETY: the texels are those of the test.
        f32::from_bits(unsafe { texture.sample(&place) }[0])
    }

    #[test]
    fn filters_and_address_modes() {
        let texels = [0.0, 1.0, 2.0, 10.0, 11.0, 12.0];
        let mut texture = texture(&texels, 3, 2);
        assert_eq!(at(&texture, 1.9, 1.2), 11.0);
        assert_eq!(at(&texture, -5.0, 9.0), 10.0);
        texture.address_modes = [BORDER; 3];
        assert_eq!(at(&texture, -0.1, 0.0), 0.0);
        texture.address_modes = [1; 3];
        texture.filter = 1;
        assert_eq!(at(&texture, 1.0, 1.0), 5.5);
        // A third of the distance is 85 / 256.
        assert_eq!(at(&texture, 0.5 + 1.0 / 3.0, 0.5), 85.0 / 256.0);
        texture.is_normalized = 1;
        texture.filter = 0;
        texture.address_modes = [WRAP, MIRROR, 1];
        assert_eq!(at(&texture, 1.5, 0.1), 1.0);
        assert_eq!(at(&texture, 0.1, 1.1), 10.0);
        assert_eq!(at(&texture, -0.1, 2.1), 2.0);
    }

    #[test]
    fn weights_of_filters() {
        // Two values measured on an H100: the weights have 8 bits, and are not the products of the
        // distances.
        assert_eq!(filter_weights([149, 120, 0])[..4], [57, 79, 50, 70]);
        assert_eq!(
            filter_weights([107, 120, 173]),
            [26, 19, 22, 16, 54, 38, 47, 34]
        );
        for corner in [[0, 0, 0], [255, 1, 128], [77, 154, 231]] {
            assert_eq!(filter_weights(corner).iter().sum::<i64>(), 256);
        }
    }

    #[test]
    fn a_border_shows_at_the_row_of_a_line() {
        let texels = [4.0, 8.0];
        let mut texture = texture(&texels, 2, 0);
        texture.filter = 1;
        let place = TexturePoint {
            dims: 1,
            coordinates: [1.0, 0.0, 0.0],
            layer: None,
        };
        // SAFETY: the texels are those of the test.
        let read = |texture: &Descriptor| f32::from_bits(unsafe { texture.sample(&place) }[0]);
        assert_eq!(read(&texture), 6.0);
        texture.address_modes = [BORDER; 3];
        assert_eq!(read(&texture), 3.0);
    }

    #[test]
    fn integers_as_fractions() {
        let bytes = [255_u8, 128, 0, 127];
        let mut texture = texture(&[], 4, 1);
        (texture.address, texture.pitch) = (bytes.as_ptr() as u64, 4);
        (texture.bits, texture.kind, texture.read_mode) = ([8, 0, 0, 0], 1, 1);
        assert_eq!(at(&texture, 0.0, 0.0), 1.0);
        texture.kind = 0;
        assert_eq!(at(&texture, 1.0, 0.0), -1.0);
        assert_eq!(at(&texture, 3.0, 0.0), 1.0);
    }

    #[test]
    fn surfaces_count_bytes() {
        let texels = [0.0; 6];
        let texture = texture(&texels, 3, 2);
        let first = texels.as_ptr() as u64;
        assert_eq!(texture.element([4, 1, 0], 4, false), Some(first + 16));
        assert_eq!(texture.element([12, 1, 0], 4, false), None);
        assert_eq!(texture.element([12, -1, 0], 4, true), Some(first + 8));
    }
}
