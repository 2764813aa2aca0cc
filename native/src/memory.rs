//! Memory of a launch: arrays with gaps around them, and shared memory below 4 GiB.

use std::io;

/// The addresses `low..high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The first address.
    pub low: u64,
    /// The address after the last one.
    pub high: u64,
}

impl Range {
    /// Returns whether bytes at an address are all in the range.
    pub fn holds(&self, address: u64, bytes: u64) -> bool {
        address >= self.low && address.saturating_add(bytes) <= self.high
    }
}

/// A memory mapping.
pub(crate) struct Mapping {
    start: *mut u8,
    bytes: usize,
}

impl Mapping {
    fn new(bytes: usize, protection: i32, flags: i32) -> io::Result<Mapping> {
        let bytes = bytes.max(1).next_multiple_of(4096);
        // SAFETY: a new private mapping affects no existing memory.
        let start = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                bytes,
                protection,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | flags,
                -1,
                0,
            )
        };
        match start == libc::MAP_FAILED {
            true => Err(io::Error::last_os_error()),
            false => Ok(Mapping {
                start: start.cast(),
                bytes,
            }),
        }
    }

    /// Maps memory with 32-bit addresses.
    pub fn low(bytes: usize) -> io::Result<Mapping> {
        Mapping::new(bytes, libc::PROT_READ | libc::PROT_WRITE, libc::MAP_32BIT)
    }

    /// Maps memory at any address.
    pub fn anywhere(bytes: usize) -> io::Result<Mapping> {
        Mapping::new(bytes, libc::PROT_READ | libc::PROT_WRITE, 0)
    }

    pub fn start(&self) -> *mut u8 {
        self.start
    }

    fn allow(&self, offset: usize, bytes: usize) -> io::Result<()> {
        let bytes = bytes.next_multiple_of(4096);
        // SAFETY: the range is within this mapping, which nothing else uses.
        let result = unsafe {
            libc::mprotect(
                self.start.add(offset).cast(),
                bytes,
                libc::PROT_READ | libc::PROT_WRITE,
            )
        };
        match result {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: it was mapped with this size, and nothing refers to it.
        unsafe { libc::munmap(self.start.cast(), self.bytes) };
    }
}

/// Copies of the used arrays, far from one another: an out-of-bounds access hits no other array.
pub(crate) struct Arrays {
    mapping: Mapping,
    offsets: Vec<usize>,
    sizes: Vec<usize>,
}

/// The bytes between arrays; the second value if there is not enough address space.
const GAPS: [usize; 2] = [1 << 36, 1 << 30];

impl Arrays {
    /// Copies arrays; unused ones (`None`) get no address.
    pub fn new(arrays: &[Option<&[u8]>]) -> io::Result<Arrays> {
        let mut failed = io::Error::other("no gap");
        for gap in GAPS {
            match Arrays::with_gap(arrays, gap) {
                Ok(arrays) => return Ok(arrays),
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }

    fn with_gap(arrays: &[Option<&[u8]>], gap: usize) -> io::Result<Arrays> {
        let mut end = gap;
        let mut offsets = Vec::new();
        for array in arrays {
            let Some(array) = array else {
                offsets.push(0);
                continue;
            };
            offsets.push(end);
            end += array.len().next_multiple_of(4096) + gap;
        }
        let mapping = Mapping::new(end, libc::PROT_NONE, 0)?;
        for (array, offset) in arrays.iter().zip(&offsets) {
            let Some(array) = array.filter(|array| !array.is_empty()) else {
                continue;
            };
            mapping.allow(*offset, array.len())?;
            // SAFETY: these bytes of the mapping are writable.
            unsafe {
                std::ptr::copy_nonoverlapping(
                    array.as_ptr(),
                    mapping.start.add(*offset),
                    array.len(),
                );
            }
        }
        Ok(Arrays {
            mapping,
            offsets,
            sizes: arrays
                .iter()
                .map(|array| array.map_or(0, <[u8]>::len))
                .collect(),
        })
    }

    /// Returns the address range of an array.
    pub fn range(&self, number: usize) -> Range {
        let low = self.mapping.start as u64 + self.offsets[number] as u64;
        Range {
            low,
            high: low + self.sizes[number] as u64,
        }
    }

    /// Copies into an array.
    pub fn write(&self, number: usize, from: &[u8]) {
        // SAFETY: `sizes` has the array's size, and it is writable.
        unsafe {
            std::ptr::copy_nonoverlapping(
                from.as_ptr(),
                self.mapping.start.add(self.offsets[number]),
                self.sizes[number].min(from.len()),
            );
        }
    }

    /// Copies out of an array.
    pub fn copy_to(&self, number: usize, to: &mut [u8]) {
        // SAFETY: `sizes` has the array's size, and it is readable.
        unsafe {
            std::ptr::copy_nonoverlapping(
                self.mapping.start.add(self.offsets[number]),
                to.as_mut_ptr(),
                self.sizes[number].min(to.len()),
            );
        }
    }
}
