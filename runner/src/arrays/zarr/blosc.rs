//! Decompresses Blosc, the default compressor of zarr-python for version 2: blocks are shuffled by
//! bytes or bits, and then compressed with one of five codecs.
//!
//! The reference C library decompresses them, without `snappy`, which is not built in. The Rust
//! port (`blusc` 0.0.7) silently decompressed 372 of 4800 bit-shuffled chunks written by Python to
//! wrong values.

/// Decompresses a buffer of `wanted` bytes.
///
/// - errors: bytes that are not Blosc's, another length, or detected corruption
pub(super) fn unpacked(bytes: &[u8], wanted: usize) -> Result<Vec<u8>, String> {
    let mut held = 0;
    // SAFETY: reads at most `bytes.len()` bytes, and writes `held`.
    let valid = unsafe {
        blosc_src::blosc_cbuffer_validate(bytes.as_ptr().cast(), bytes.len(), &raw mut held)
    };
    if valid != 0 {
        return Err("these are no bytes of Blosc's, or it is damaged".to_owned());
    }
    if held != wanted {
        return Err(format!("{held} bytes where {wanted} are needed"));
    }
    let mut unpacked = vec![0u8; wanted];
    // SAFETY: the buffer has been validated; at most `wanted` bytes are written.
    let written = unsafe {
        blosc_src::blosc_decompress_ctx(
            bytes.as_ptr().cast(),
            unpacked.as_mut_ptr().cast(),
            wanted,
            1,
        )
    };
    match usize::try_from(written) == Ok(wanted) {
        true => Ok(unpacked),
        false => Err("it is damaged: Blosc cannot unpack it".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CString;

    use stablehlo::ElementType;

    use super::super::codecs::{Codec, decoded};

    fn with_blosc(bytes: &[u8], size: usize, shuffle: i32, inner: &str) -> Vec<u8> {
        let mut packed = vec![0u8; bytes.len() + blosc_src::BLOSC_MAX_OVERHEAD as usize];
        let inner = CString::new(inner).unwrap();
        // SAFETY: the lengths passed are those of the buffers.
        let length = unsafe {
            blosc_src::blosc_compress_ctx(
                5,
                shuffle,
                size,
                bytes.len(),
                bytes.as_ptr().cast(),
                packed.as_mut_ptr().cast(),
                packed.len(),
                inner.as_ptr(),
                0,
                1,
            )
        };
        packed.truncate(usize::try_from(length).unwrap());
        packed
    }

    #[test]
    fn what_blosc_packed_is_unpacked() {
        for inner in ["blosclz", "lz4", "lz4hc", "zlib", "zstd"] {
            for (count, shuffle) in [
                (0, 0),
                (1, 1),
                (7, 2),
                (1001, 0),
                (100_003, 1),
                (100_003, 2),
            ] {
                let numbers = (0..count).map(|n| f64::from(n) * 0.25);
                let bytes: Vec<u8> = numbers.flat_map(f64::to_le_bytes).collect();
                let packed = with_blosc(&bytes, 8, shuffle, inner);
                assert!(
                    shuffle == 0 || count < 1001 || packed.len() < bytes.len(),
                    "{inner}"
                );
                let codecs = [Codec::Blosc];
                let read = |packed: &[u8], wanted| {
                    decoded(&codecs, packed.to_vec(), ElementType::F64, wanted)
                };
                assert_eq!(
                    read(&packed, bytes.len()).unwrap(),
                    bytes,
                    "{inner} {count}"
                );
                let short = read(&packed[..packed.len() - 1], bytes.len()).unwrap_err();
                assert!(short.contains("damaged"), "{short}");
                let long = read(&packed, bytes.len() + 8).unwrap_err();
                assert!(long.contains("are needed"), "{long}");
                // There is no checksum: the result may be wrong values or an error, but nothing
                // worse.
                for place in (0..packed.len()).step_by(packed.len() / 50 + 1) {
                    let mut other = packed.clone();
                    other[place] ^= 0x55;
                    let _ = read(&other, bytes.len());
                }
            }
        }
    }
}
