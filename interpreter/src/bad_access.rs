//! Errors of invalid memory accesses.

use ptx::error::{Error, Span};

/// An access of a thread.
#[derive(Clone, Copy, Debug)]
pub struct BadAccess<'a> {
    /// The instruction.
    pub span: Span,
    /// The thread and what it does: "thread (0, 0, 0) of block (1, 0, 0) reads".
    pub who_does: &'a str,
    /// Bytes of the access.
    pub bytes: u64,
}

impl BadAccess<'_> {
    /// The name of shared memory in messages.
    pub const SHARED: &'static str = "shared memory";

    fn error(&self, code: &'static str, message: String, place: String) -> Error {
        let place = format!("{} {place}", self.who_does);
        Error::user(code, message).at(self.span, place)
    }

    /// Returns the error for byte `offset` of the array named `name`, which has `length` bytes, in
    /// a launch of this grid and block.
    pub fn outside(
        &self,
        name: &str,
        offset: i64,
        length: u64,
        [grid, block]: [[u32; 3]; 2],
    ) -> Error {
        let bytes = self.bytes;
        let place = match offset % bytes as i64 == 0 && length.is_multiple_of(bytes) {
            true => format!(
                "element {} of {name}, which has {} of {bytes} bytes",
                offset / bytes as i64,
                length / bytes
            ),
            false => format!(
                "bytes {offset}..{} of {name}, which has {length}",
                offset + bytes as i64
            ),
        };
        let (grid, block) = (triple(grid), triple(block));
        let reason = match name {
            Self::SHARED => "does the launch give too few `shared_bytes`",
            _ => "is an argument wrong",
        };
        self.error("simt-out-of-bounds", format!("access outside of {name}"), place)
            .help(format!(
                "is an `if (i < n)` missing, is the launch (grid {grid}, block {block}) larger than the array, or {reason}?"
            ))
    }

    /// Returns the error for byte `offset` of the array named `name`, which is not a multiple of
    /// `align`.
    pub fn misaligned(&self, name: &str, offset: i64, align: u64) -> Error {
        let place = format!("byte {offset}, which is no multiple of {align}");
        self.error(
            "simt-misaligned",
            format!("misaligned access to {name}"),
            place,
        )
    }

    /// Returns the error for an address that is in no array.
    pub fn nowhere(&self, address: u64) -> Error {
        let near = match address < 1 << 20 {
            true => "a null pointer, or close to one",
            false => "near no array",
        };
        let message = "access to memory that belongs to no array".to_owned();
        self.error(
            "simt-no-array",
            message,
            format!("address {address:#x}: {near}"),
        )
    }
}

/// Formats three integers.
pub fn triple([x, y, z]: [u32; 3]) -> String {
    format!("({x}, {y}, {z})")
}

/// Formats a thread's position.
pub fn thread_name(thread: [u32; 3], block: [u32; 3]) -> String {
    format!("thread {} of block {}", triple(thread), triple(block))
}
