//! Extracts PTX from images of modules: fat binaries, and PTX as text.

use std::io::Read;

use cuda::protocol::FAT_BINARY;

/// The PTX of an image, and the architecture that it was compiled for: 80 is `sm_80`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ptx {
    /// The architecture.
    pub architecture: u32,
    /// The text.
    pub text: String,
}

/// The reason why an image has no PTX.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPtx {
    /// It has only machine code, for these architectures.
    MachineCode(Vec<u32>),
    /// It is not a known image, or it is damaged.
    Unreadable(String),
}

const PTX_KIND: u16 = 1;
const MACHINE_CODE_KIND: u16 = 2;
/// The kind of images that are to be linked with the other entries of this kind; NVIDIA does not
/// use it.
const UNIT_KIND: u16 = cuda::protocol::UNIT_KIND;
const LZ4: u64 = 0x2000;
const ZSTD: u64 = 0x8000;

fn number<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at + N)?.try_into().ok()
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    number(bytes, at).map(u16::from_le_bytes)
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    number(bytes, at).map(u32::from_le_bytes)
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    number(bytes, at).map(u64::from_le_bytes)
}

/// Returns the PTX of each unit of an image that is to be linked, or the single PTX of another
/// image.
pub fn units(image: &[u8], device: u32) -> Result<Vec<Ptx>, NoPtx> {
    let found = match u32_at(image, 0) == Some(FAT_BINARY) {
        true => entries(image)?.units,
        false => Vec::new(),
    };
    if found.is_empty() {
        return ptx(image, device).map(|ptx| vec![ptx]);
    }
    let mut all = Vec::new();
    for unit in found {
        all.extend(units(&unit, device)?);
    }
    Ok(all)
}

/// Returns the best PTX of an image for a device: the newest architecture that is not newer than
/// the device, or otherwise the oldest.
pub fn ptx(image: &[u8], device: u32) -> Result<Ptx, NoPtx> {
    if u32_at(image, 0) == Some(FAT_BINARY) {
        let Entries {
            texts: mut all,
            machine_code,
            ..
        } = entries(image)?;
        all.sort_by_key(|ptx| ptx.architecture);
        let fitting = all.iter().rposition(|ptx| ptx.architecture <= device);
        let chosen = fitting.unwrap_or(0);
        return match all.is_empty() {
            true => Err(NoPtx::MachineCode(machine_code)),
            false => Ok(all.swap_remove(chosen)),
        };
    }
    if image.starts_with(b"\x7fELF") {
        return Err(NoPtx::MachineCode(Vec::new()));
    }
    match std::str::from_utf8(image) {
        Ok(text) if text.contains(".version") => Ok(Ptx {
            architecture: architecture_of(text),
            text: text.to_owned(),
        }),
        _ => Err(NoPtx::Unreadable(
            "it is neither PTX nor a fat binary".to_owned(),
        )),
    }
}

/// Returns the architecture in `.target sm_80`.
fn architecture_of(text: &str) -> u32 {
    let target = text
        .split_once(".target")
        .map_or("", |(_, rest)| rest.trim_start());
    let digits = target.trim_start_matches("sm_");
    let end = digits
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(0)
}

/// The contents of a fat binary.
#[derive(Default)]
struct Entries {
    texts: Vec<Ptx>,
    /// The architectures of the machine code.
    machine_code: Vec<u32>,
    /// The images that are to be linked.
    units: Vec<Vec<u8>>,
}

/// Returns the entries of a fat binary.
fn entries(image: &[u8]) -> Result<Entries, NoPtx> {
    let broken = || NoPtx::Unreadable("the fat binary is cut off".to_owned());
    let header = u16_at(image, 6).ok_or_else(broken)? as usize;
    let bytes = u64_at(image, 8).ok_or_else(broken)? as usize;
    let end = header
        .checked_add(bytes)
        .filter(|end| *end <= image.len())
        .ok_or_else(broken)?;
    let mut found = Entries::default();
    let mut at = header;
    while at + 64 <= end {
        let entry = &image[at..end];
        let kind = u16_at(entry, 0).ok_or_else(broken)?;
        let header = u32_at(entry, 4).ok_or_else(broken)? as usize;
        let payload = u64_at(entry, 8).ok_or_else(broken)? as usize;
        let compressed = u32_at(entry, 16).ok_or_else(broken)? as usize;
        let architecture = u32_at(entry, 28).ok_or_else(broken)?;
        let flags = u64_at(entry, 40).ok_or_else(broken)?;
        let uncompressed = u64_at(entry, 56).ok_or_else(broken)? as usize;
        let behind = header.checked_add(payload).ok_or_else(broken)?;
        let data = entry.get(header..behind).ok_or_else(broken)?;
        match kind {
            PTX_KIND => {
                let compressed = match compressed {
                    0 => data,
                    count => data.get(..count).ok_or_else(broken)?,
                };
                let text = expand(compressed, flags, uncompressed)?;
                let text = text.split(|byte| *byte == 0).next().unwrap_or_default();
                found.texts.push(Ptx {
                    architecture,
                    text: String::from_utf8_lossy(text).into_owned(),
                });
            }
            MACHINE_CODE_KIND => found.machine_code.push(architecture),
            UNIT_KIND => {
                let unit = data.get(..uncompressed).ok_or_else(broken)?;
                found.units.push(unit.to_vec());
            }
            _ => {}
        }
        at += behind.max(64);
    }
    found.machine_code.sort_unstable();
    found.machine_code.dedup();
    Ok(found)
}

fn expand(data: &[u8], flags: u64, bytes: usize) -> Result<Vec<u8>, NoPtx> {
    let broken = |how: &str| NoPtx::Unreadable(format!("its PTX, compressed by {how}, is broken"));
    if flags & ZSTD != 0 {
        let decoder = ruzstd::decoding::StreamingDecoder::new(data);
        let mut text = Vec::new();
        let read = decoder.map_err(|_| broken("zstd"))?.read_to_end(&mut text);
        return read.map(|_| text).map_err(|_| broken("zstd"));
    }
    if flags & LZ4 != 0 {
        return lz4_flex::block::decompress(data, bytes).map_err(|_| broken("LZ4"));
    }
    Ok(data.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fat_binary(entries: &[(u16, u32, u64, &[u8], usize)]) -> Vec<u8> {
        let mut body = Vec::new();
        for (kind, architecture, flags, data, uncompressed) in entries {
            let padded = data.len().next_multiple_of(8);
            let mut header = [0; 64];
            header[0..2].copy_from_slice(&kind.to_le_bytes());
            header[4..8].copy_from_slice(&64_u32.to_le_bytes());
            header[8..16].copy_from_slice(&(padded as u64).to_le_bytes());
            if *flags != 0 {
                header[16..20].copy_from_slice(&(data.len() as u32).to_le_bytes());
            }
            header[28..32].copy_from_slice(&architecture.to_le_bytes());
            header[40..48].copy_from_slice(&flags.to_le_bytes());
            header[56..64].copy_from_slice(&(*uncompressed as u64).to_le_bytes());
            body.extend_from_slice(&header);
            body.extend_from_slice(data);
            body.resize(body.len() + padded - data.len(), 0);
        }
        let mut image = FAT_BINARY.to_le_bytes().to_vec();
        image.extend_from_slice(&1_u16.to_le_bytes());
        image.extend_from_slice(&16_u16.to_le_bytes());
        image.extend_from_slice(&(body.len() as u64).to_le_bytes());
        image.extend_from_slice(&body);
        image
    }

    const OLD: &[u8] = b".version 7.0\n.target sm_70\n";
    const NEW: &[u8] = b".version 8.0\n.target sm_90\n";

    #[test]
    fn the_newest_ptx_that_the_device_runs_is_taken() {
        let packed = lz4_flex::block::compress(NEW);
        let image = fat_binary(&[
            (MACHINE_CODE_KIND, 80, 0, b"\x7fELF", 4),
            (PTX_KIND, 70, 0, OLD, 0),
            (PTX_KIND, 90, LZ4, &packed, NEW.len()),
        ]);
        assert_eq!(ptx(&image, 80).map(|ptx| ptx.architecture), Ok(70));
        assert_eq!(
            ptx(&image, 100).map(|ptx| ptx.text.into_bytes()),
            Ok(NEW.to_vec())
        );
        assert_eq!(ptx(&image, 60).map(|ptx| ptx.architecture), Ok(70));
    }

    #[test]
    fn images_without_ptx_say_why() {
        let image = fat_binary(&[(MACHINE_CODE_KIND, 86, 0, b"\x7fELF", 4)]);
        assert_eq!(ptx(&image, 80), Err(NoPtx::MachineCode(vec![86])));
        let cut_off = fat_binary(&[(PTX_KIND, 70, 0, OLD, 0)]);
        assert!(matches!(ptx(&cut_off[..40], 80), Err(NoPtx::Unreadable(_))));
        assert!(matches!(ptx(b"hello", 80), Err(NoPtx::Unreadable(_))));
        let broken = fat_binary(&[(PTX_KIND, 80, ZSTD, b"nothing", 100)]);
        assert!(matches!(ptx(&broken, 80), Err(NoPtx::Unreadable(_))));
    }

    #[test]
    fn units_are_found_in_linked_images() {
        let unit = fat_binary(&[(PTX_KIND, 70, 0, OLD, 0)]);
        let linked = cuda::protocol::linked_image(&[unit, NEW.to_vec()]);
        let found = units(&linked, 80).map(|all| all.len());
        assert_eq!(found, Ok(2));
        let again = cuda::protocol::linked_image(&[linked, OLD.to_vec()]);
        assert_eq!(units(&again, 80).map(|all| all.len()), Ok(3));
        assert_eq!(units(NEW, 80).map(|all| all.len()), Ok(1));
        let machine_code = fat_binary(&[(MACHINE_CODE_KIND, 86, 0, b"\x7fELF", 4)]);
        let linked = cuda::protocol::linked_image(&[NEW.to_vec(), machine_code]);
        assert_eq!(units(&linked, 80), Err(NoPtx::MachineCode(vec![86])));
    }

    #[test]
    fn text_is_its_own_image() {
        assert_eq!(ptx(NEW, 80).map(|ptx| ptx.architecture), Ok(90));
    }
}
