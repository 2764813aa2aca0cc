//! `printf` in kernels.

use std::ffi::{CStr, CString, c_char};
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use raise::nvvm::cpu::Thread;

use crate::runtime::context;

/// The bytes that kernels have printed.
pub type Printed = Mutex<Vec<u8>>;

/// Prints; returns the number of values printed.
pub(crate) unsafe extern "C" fn print(thread: *mut Thread, format: u64, arguments: u64) -> i32 {
    // SAFETY: the kernel passes the address of a string that ends with a zero byte.
    let format = unsafe { CStr::from_ptr(format as *const c_char) };
    let (text, values) = formatted(format.to_bytes(), |at, bytes| {
        let mut word = [0; 8];
        // SAFETY: the kernel passes the address of its values.
        unsafe {
            std::ptr::copy_nonoverlapping(
                (arguments as *const u8).add(at),
                word.as_mut_ptr(),
                bytes,
            );
        }
        u64::from_le_bytes(word)
    });
    // SAFETY: the kernel passes its thread, which belongs to the running block.
    match unsafe { context((*thread).block) }.printed {
        Some(printed) => {
            let mut printed = printed.lock().unwrap_or_else(PoisonError::into_inner);
            printed.extend(text);
        }
        // A failure cannot be reported.
        None => drop(std::io::stdout().write_all(&text)),
    }
    values
}

/// Returns the text, and the number of values used. `value` reads a number of bytes at an offset.
fn formatted(format: &[u8], value: impl Fn(usize, usize) -> u64) -> (Vec<u8>, i32) {
    let mut text = Vec::new();
    let (mut place, mut count) = (0_usize, 0);
    let mut rest = format;
    while let Some(start) = rest.iter().position(|byte| *byte == b'%') {
        text.extend_from_slice(&rest[..start]);
        rest = &rest[start + 1..];
        if let Some(after) = rest.strip_prefix(b"%") {
            text.push(b'%');
            rest = after;
            continue;
        }
        let is_flag = |byte: &u8| b"-+ #0123456789.hlzjt*".contains(byte);
        let flags = rest.iter().take_while(|byte| is_flag(byte)).count();
        let Some(kind) = rest.get(flags) else { break };
        let mut spec = vec![b'%'];
        let mut take = |bytes: usize| {
            place = place.next_multiple_of(bytes);
            place += bytes;
            value(place - bytes, bytes)
        };
        for flag in &rest[..flags] {
            match flag {
                b'*' => spec.extend((take(4) as i32).to_string().bytes()),
                b'h' | b'l' | b'z' | b'j' | b't' => {}
                other => spec.push(*other),
            }
        }
        let is_long = rest[..flags].iter().any(|flag| b"lzjt".contains(flag));
        let wide = take(match (kind, is_long) {
            (b'c' | b'd' | b'i' | b'u' | b'x' | b'X' | b'o', false) => 4,
            _ => 8,
        });
        text.extend(conversion(&spec, *kind, wide, is_long));
        count += 1;
        rest = &rest[flags + 1..];
    }
    text.extend_from_slice(rest);
    (text, count)
}

/// Formats one value by C's `snprintf`.
fn conversion(spec: &[u8], kind: u8, value: u64, is_long: bool) -> Vec<u8> {
    let mut spec = spec.to_vec();
    let mut buffer = vec![0_u8; 512];
    let room = buffer.len();
    let out = buffer.as_mut_ptr().cast::<c_char>();
    let is_float = b"fFeEgGaA".contains(&kind);
    if !is_float && !b"sc".contains(&kind) && kind != b'p' {
        spec.extend(b"ll");
    }
    spec.push(kind);
    let Ok(spec) = CString::new(spec) else {
        return Vec::new();
    };
    let signed = match is_long {
        true => value as i64,
        false => i64::from(value as i32),
    };
    // SAFETY: the conversion takes one value of the type that is passed, and writes within the
    // buffer; a string is passed by the kernel, and ends with a zero byte.
    let written = unsafe {
        match kind {
            _ if is_float => libc::snprintf(out, room, spec.as_ptr(), f64::from_bits(value)),
            b'd' | b'i' => libc::snprintf(out, room, spec.as_ptr(), signed),
            b'c' => libc::snprintf(out, room, spec.as_ptr(), value as i32),
            b's' | b'p' => libc::snprintf(out, room, spec.as_ptr(), value as *const c_char),
            b'u' | b'x' | b'X' | b'o' => libc::snprintf(out, room, spec.as_ptr(), value),
            _ => 0,
        }
    };
    buffer.truncate((written.max(0) as usize).min(room - 1));
    buffer
}

#[cfg(test)]
mod tests {
    use super::formatted;

    #[test]
    fn values_are_written_as_c_writes_them() {
        let mut bytes = Vec::new();
        bytes.extend((-3_i32).to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend(2.5_f64.to_le_bytes());
        bytes.extend(0x1_0000_0000_u64.to_le_bytes());
        bytes.extend(65_u32.to_le_bytes());
        let value = |at: usize, count: usize| {
            let mut word = [0; 8];
            word[..count].copy_from_slice(&bytes[at..at + count]);
            u64::from_le_bytes(word)
        };
        let (text, count) = formatted(b"%4d|%.3f|%lu|%c|100%%\n", value);
        let text = String::from_utf8(text).unwrap();
        assert_eq!(
            (text.as_str(), count),
            ("  -3|2.500|4294967296|A|100%\n", 4)
        );
    }
}
