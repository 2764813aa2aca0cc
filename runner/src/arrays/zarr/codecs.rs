//! What was done to the bytes of a chunk: another order of bytes, checksums, and compression with gzip, zlib, zstd or Blosc.
//!
//! Blosc is what zarr-python compresses version 2 with unless told otherwise: blocks whose bytes are shuffled and then compressed with one of
//! four others. The library that defined the format undoes it (but for `snappy`, which is not built in).

use std::io::Read;

use serde_json::Value;
use stablehlo::ElementType;

use crate::element;

/// A thing that was done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Codec {
    BigEndian,
    Blosc,
    Crc32c,
    Gzip,
    Zlib,
    Zstd,
}

/// What an array of version 3 says was done, in that order.
pub(super) fn of_version_3(about: &Value) -> Result<Vec<Codec>, String> {
    let mut codecs = Vec::new();
    for codec in about["codecs"].as_array().into_iter().flatten() {
        match codec["name"].as_str() {
            Some("bytes") if codec["configuration"]["endian"] == "big" => {
                codecs.push(Codec::BigEndian)
            }
            Some("bytes") => {}
            Some("blosc") => codecs.push(blosc(&codec["configuration"]["cname"])?),
            Some("gzip") => codecs.push(Codec::Gzip),
            Some("zstd") => codecs.push(Codec::Zstd),
            Some("crc32c") => codecs.push(Codec::Crc32c),
            Some(other) => return Err(format!("its codec `{other}` is not known here")),
            None => return Err("its codecs have no names".to_owned()),
        }
    }
    Ok(codecs)
}

/// As [`of_version_3`], of version 2.
pub(super) fn of_version_2(about: &Value) -> Result<Vec<Codec>, String> {
    let mut codecs = Vec::new();
    if about["dtype"]
        .as_str()
        .is_some_and(|name| name.starts_with('>'))
    {
        codecs.push(Codec::BigEndian);
    }
    if about["filters"]
        .as_array()
        .is_some_and(|filters| !filters.is_empty())
    {
        return Err(format!("it has filters: {}", about["filters"]));
    }
    let compressor = &about["compressor"];
    match (compressor, compressor["id"].as_str()) {
        (Value::Null, _) => {}
        (_, Some("blosc")) => codecs.push(blosc(&compressor["cname"])?),
        (_, Some("gzip")) => codecs.push(Codec::Gzip),
        (_, Some("zlib")) => codecs.push(Codec::Zlib),
        (_, Some("zstd")) => codecs.push(Codec::Zstd),
        (_, Some(other)) => return Err(format!("its compressor `{other}` is not known here")),
        (_, None) => return Err("its compressor has no name".to_owned()),
    }
    Ok(codecs)
}

fn blosc(inner: &Value) -> Result<Codec, String> {
    match inner.as_str() {
        Some("snappy") => {
            Err("it is compressed by Blosc with `snappy`, which is not known here".to_owned())
        }
        _ => Ok(Codec::Blosc),
    }
}

/// The bytes of a chunk as they were, `wanted` many.
pub(super) fn decoded(
    codecs: &[Codec],
    mut bytes: Vec<u8>,
    element: ElementType,
    wanted: usize,
) -> Result<Vec<u8>, String> {
    for codec in codecs.iter().rev() {
        // Not more than one byte beyond what is wanted, whatever the file says.
        let most = wanted as u64 + 1;
        let mut unpacked = Vec::new();
        let done = match codec {
            Codec::Gzip => flate2::read::MultiGzDecoder::new(&bytes[..])
                .take(most)
                .read_to_end(&mut unpacked),
            Codec::Zlib => flate2::read::ZlibDecoder::new(&bytes[..])
                .take(most)
                .read_to_end(&mut unpacked),
            Codec::Zstd => ruzstd::decoding::StreamingDecoder::new(&bytes[..])
                .map_err(|error| error.to_string())?
                .take(most)
                .read_to_end(&mut unpacked),
            Codec::Blosc => {
                bytes = without_blosc(&bytes, wanted)?;
                continue;
            }
            Codec::BigEndian => {
                for one in bytes.chunks_exact_mut(element::bytes(element)) {
                    one.reverse();
                }
                continue;
            }
            Codec::Crc32c => {
                let sum = bytes.split_off(bytes.len().saturating_sub(4));
                match sum == crc32c::crc32c(&bytes).to_le_bytes() {
                    true => continue,
                    false => return Err("it is damaged: its checksum differs".to_owned()),
                }
            }
        };
        done.map_err(|error| error.to_string())?;
        bytes = unpacked;
    }
    match bytes.len() == wanted {
        true => Ok(bytes),
        false => Err(format!("{} bytes where {wanted} are needed", bytes.len())),
    }
}

/// What Blosc packed, if that is `wanted` bytes.
fn without_blosc(bytes: &[u8], wanted: usize) -> Result<Vec<u8>, String> {
    let mut held = 0;
    // SAFETY: reads so many bytes at most, and writes one number.
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
    // SAFETY: the bytes were validated just now; no more than `wanted` are written.
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

    use super::*;

    fn with_blosc(bytes: &[u8], size: usize, shuffle: i32, inner: &str) -> Vec<u8> {
        let mut packed = vec![0u8; bytes.len() + blosc_src::BLOSC_MAX_OVERHEAD as usize];
        let inner = CString::new(inner).unwrap();
        // SAFETY: as many bytes as there are.
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
                assert!(count < 1001 || packed.len() < bytes.len() / 2, "{inner}");
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
                // No checksum: other numbers or an error, and nothing else.
                for place in (0..packed.len()).step_by(packed.len() / 50 + 1) {
                    let mut other = packed.clone();
                    other[place] ^= 0x55;
                    let _ = read(&other, bytes.len());
                }
            }
        }
    }
}
