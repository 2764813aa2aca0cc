//! The codecs of chunks: byte order, checksums, and compression with gzip, zlib, zstd or Blosc.

use std::io::Read;

use serde_json::Value;
use stablehlo::ElementType;

use super::blosc;
use crate::element;

/// An encoding step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Codec {
    BigEndian,
    Blosc,
    Crc32c,
    Gzip,
    Zlib,
    Zstd,
}

/// Reads the codecs of an array of version 3, in the order in which they were applied.
pub(super) fn of_version_3(about: &Value) -> Result<Vec<Codec>, String> {
    let mut codecs = Vec::new();
    for codec in about["codecs"].as_array().into_iter().flatten() {
        match codec["name"].as_str() {
            Some("bytes") if codec["configuration"]["endian"] == "big" => {
                codecs.push(Codec::BigEndian)
            }
            Some("bytes") => {}
            Some("blosc") => codecs.push(with_blosc(&codec["configuration"]["cname"])?),
            Some("gzip") => codecs.push(Codec::Gzip),
            Some("zstd") => codecs.push(Codec::Zstd),
            Some("crc32c") => codecs.push(Codec::Crc32c),
            Some(other) => return Err(format!("its codec `{other}` is not known here")),
            None => return Err("its codecs have no names".to_owned()),
        }
    }
    Ok(codecs)
}

/// Reads the codecs of an array of version 2, as [`of_version_3`].
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
        (_, Some("blosc")) => codecs.push(with_blosc(&compressor["cname"])?),
        (_, Some("gzip")) => codecs.push(Codec::Gzip),
        (_, Some("zlib")) => codecs.push(Codec::Zlib),
        (_, Some("zstd")) => codecs.push(Codec::Zstd),
        (_, Some(other)) => return Err(format!("its compressor `{other}` is not known here")),
        (_, None) => return Err("its compressor has no name".to_owned()),
    }
    Ok(codecs)
}

fn with_blosc(inner: &Value) -> Result<Codec, String> {
    match inner.as_str() {
        Some("snappy") => {
            Err("it is compressed by Blosc with `snappy`, which is not known here".to_owned())
        }
        _ => Ok(Codec::Blosc),
    }
}

/// Decodes a chunk to `wanted` bytes.
pub(super) fn decoded(
    codecs: &[Codec],
    mut bytes: Vec<u8>,
    element: ElementType,
    wanted: usize,
) -> Result<Vec<u8>, String> {
    for codec in codecs.iter().rev() {
        // Reads at most one byte more than is wanted, whatever the file contains.
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
                bytes = blosc::unpacked(&bytes, wanted)?;
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
