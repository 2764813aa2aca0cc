//! The device memory of a process: a range of addresses that is the same in the process and the
//! server.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::ptr;

use cuda::protocol::{Memory, Region};
use rustix::fs::{FallocateFlags, MemfdFlags, fallocate, ftruncate, memfd_create};
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap, mmap_anonymous, mprotect, munmap};

/// The number of addresses of a process.
const BYTES: u64 = 1 << 40;
/// The first addresses, which systems leave free. Two integers in a structure are rarely equal to
/// an address here, because its upper half is not a round number.
const FIRST: u64 = 0x12d3_0000_0000;
/// The largest number of concurrent processes.
const MOST: u64 = 64;
/// The page size. Allocations begin at pages.
const PAGE: u64 = 4096;
/// The largest number of inaccessible bytes in front of an allocation, and behind it.
const MOST_BESIDE: u64 = 64 << 20;
/// The number of freed blocks that messages can name.
const REMEMBERED: usize = 256;

/// An allocation, or a variable of a module.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its first address.
    pub address: u64,
    /// The size in bytes.
    pub bytes: u64,
    /// Its kind.
    pub kind: Memory,
    /// The name in messages.
    pub name: String,
    /// The number in the recording.
    pub number: u32,
}

impl Block {
    /// Returns the number of inaccessible bytes in front of the block, and behind its last page:
    /// as many as it has itself, so that a pointer beside it, such as that of an array that counts
    /// from 1, belongs to no other block.
    fn beside(&self) -> u64 {
        beside(pages(self.bytes))
    }

    /// Returns whether an address is inside the block; the end is not.
    pub fn holds(&self, address: u64) -> bool {
        (self.address..self.address + self.bytes.max(1)).contains(&address)
    }
}

/// Returns the size of the pages of an allocation.
fn pages(bytes: u64) -> u64 {
    bytes.max(1).next_multiple_of(PAGE)
}

/// Returns the number of inaccessible bytes on each side of an allocation with pages of this size.
fn beside(pages: u64) -> u64 {
    pages.min(MOST_BESIDE)
}

/// The memory of one process.
pub struct Arena {
    base: u64,
    file: OwnedFd,
    blocks: BTreeMap<u64, Block>,
    freed: VecDeque<Block>,
    /// Freed pages by size; without a fit, allocation continues at `next`.
    holes: BTreeMap<u64, Vec<u64>>,
    next: u64,
    in_use: u64,
    limit: u64,
}

impl Arena {
    /// Reserves addresses that no other arena of this process uses. `limit` is the largest number
    /// of bytes allocated at a time.
    pub fn new(limit: u64) -> io::Result<Arena> {
        let file = memfd_create("cuda-memory", MemfdFlags::CLOEXEC)?;
        ftruncate(&file, BYTES)?;
        for slot in 0..MOST {
            let base = FIRST + slot * BYTES;
            let flags =
                MapFlags::PRIVATE | MapFlags::NORESERVE | MapFlags::from_bits_retain(0x10_0000);
            // SAFETY: MAP_FIXED_NOREPLACE replaces no existing mapping.
            let mapped = unsafe {
                mmap_anonymous(base as *mut _, BYTES as usize, ProtFlags::empty(), flags)
            };
            if mapped.is_ok_and(|at| at as u64 == base) {
                let arena = Arena {
                    base,
                    file,
                    blocks: BTreeMap::new(),
                    freed: VecDeque::new(),
                    holes: BTreeMap::new(),
                    next: base,
                    in_use: 0,
                    limit,
                };
                arena.map()?;
                return Ok(arena);
            }
        }
        Err(io::Error::other(
            "no room for the memory of another process",
        ))
    }

    /// Maps the file over the reserved addresses, initially inaccessible.
    fn map(&self) -> io::Result<()> {
        let flags = MapFlags::SHARED | MapFlags::FIXED | MapFlags::NORESERVE;
        // SAFETY: `new` has reserved the addresses.
        unsafe {
            mmap(
                self.base as *mut _,
                BYTES as usize,
                ProtFlags::empty(),
                flags,
                &self.file,
                0,
            )
        }?;
        Ok(())
    }

    /// Returns the first address, and the number of addresses.
    pub fn range(&self) -> (u64, u64) {
        (self.base, BYTES)
    }

    /// Returns the descriptor of the file that both processes map.
    pub fn file(&self) -> u32 {
        self.file.as_raw_fd().unsigned_abs()
    }

    /// Returns the bytes that can still be allocated, and all bytes.
    pub fn free_bytes(&self) -> (u64, u64) {
        (self.limit.saturating_sub(self.in_use), self.limit)
    }

    /// Returns the allocations, by address.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.blocks.values()
    }

    /// Allocates zeroed memory.
    ///
    /// - errors: out of memory
    pub fn allocate(
        &mut self,
        bytes: u64,
        kind: Memory,
        name: String,
        number: u32,
    ) -> io::Result<u64> {
        if self.in_use.saturating_add(bytes) > self.limit {
            return Err(io::ErrorKind::OutOfMemory.into());
        }
        let pages = pages(bytes);
        let address = match self.holes.get_mut(&pages).and_then(Vec::pop) {
            // Addresses are reused only when new ones run out.
            Some(hole) if self.next + pages + 2 * beside(pages) > self.base + BYTES / 2 => hole,
            found => {
                if let Some(hole) = found {
                    self.holes.entry(pages).or_default().push(hole);
                }
                let address = self.next + beside(pages);
                let end = address + pages + beside(pages);
                if end > self.base + BYTES {
                    return Err(io::ErrorKind::OutOfMemory.into());
                }
                self.next = end;
                address
            }
        };
        // SAFETY: the range belongs to this arena's mapping.
        unsafe {
            mprotect(
                address as *mut _,
                pages as usize,
                MprotectFlags::READ | MprotectFlags::WRITE,
            )
        }?;
        self.in_use += bytes;
        self.blocks.insert(
            address,
            Block {
                address,
                bytes,
                kind,
                name,
                number,
            },
        );
        Ok(address)
    }

    /// Frees the allocation at an address.
    pub fn free(&mut self, address: u64) -> Option<Block> {
        let block = self.blocks.remove(&address)?;
        let pages = pages(block.bytes);
        // SAFETY: the range belongs to this arena's mapping.
        let closed = unsafe { mprotect(address as *mut _, pages as usize, MprotectFlags::empty()) };
        let hole = FallocateFlags::PUNCH_HOLE | FallocateFlags::KEEP_SIZE;
        let emptied = fallocate(&self.file, hole, address - self.base, pages);
        if closed.is_ok() && emptied.is_ok() {
            self.holes.entry(pages).or_default().push(address);
        }
        self.in_use -= block.bytes;
        if self.freed.len() == REMEMBERED {
            self.freed.pop_front();
        }
        self.freed.push_back(block.clone());
        Some(block)
    }

    /// Returns the allocation that contains an address.
    pub fn find(&self, address: u64) -> Option<&Block> {
        let (_, block) = self.blocks.range(..=address).next_back()?;
        block.holds(address).then_some(block)
    }

    /// Returns the allocation that a pointer belongs to, including the pointer to its end.
    pub fn owner(&self, address: u64) -> Option<&Block> {
        let (_, block) = self.blocks.range(..=address).next_back()?;
        (address <= block.address + block.bytes).then_some(block)
    }

    /// Returns the allocation that a pointer belongs to: one that contains it, or in front of which
    /// or behind whose end it is, by no more bytes than the allocation has.
    pub fn nearest(&self, address: u64) -> Option<&Block> {
        let before = self.blocks.range(..=address).next_back();
        let before = before.map(|(_, block)| block);
        let holds = |block: &&Block| {
            address <= block.address + pages(block.bytes) + block.beside() && self.is_own(address)
        };
        let behind = self.blocks.range(address..).next();
        let behind = behind.map(|(_, block)| block);
        let precedes = |block: &&Block| address + block.beside() >= block.address;
        before
            .filter(|block| self.is_own(address) && address <= block.address + block.bytes)
            .or(behind.filter(precedes))
            .or(before.filter(holds))
    }

    /// Describes an address outside of all allocations by the nearest one.
    pub fn beside(&self, address: u64) -> Option<String> {
        let is_freed = self.freed.iter().any(|block| block.holds(address));
        if !self.is_own(address) || is_freed || self.owner(address).is_some() {
            return None;
        }
        let before = self.blocks.range(..address).next_back();
        let before = before.map(|(_, block)| (address - block.address - block.bytes, block));
        let behind = self.blocks.range(address..).next();
        let behind = behind.map(|(start, block)| (start - address, block));
        match (before, behind) {
            (Some((far, _)), Some((near, block))) if near <= far => {
                Some(format!("{near} bytes in front of `{}`", block.name))
            }
            (Some((bytes, block)), _) => {
                Some(format!("{bytes} bytes behind the end of `{}`", block.name))
            }
            (None, Some((bytes, block))) => {
                Some(format!("{bytes} bytes in front of `{}`", block.name))
            }
            (None, None) => None,
        }
    }

    /// Returns whether an address is in the range of this arena.
    pub fn is_own(&self, address: u64) -> bool {
        (self.base..self.base + BYTES).contains(&address)
    }

    /// Describes an address for messages: in an allocation, in a freed one, near one, or in host
    /// memory.
    pub fn describe(&self, address: u64) -> String {
        if !self.is_own(address) {
            return "not memory of the device".to_owned();
        }
        if let Some(block) = self.find(address) {
            return format!(
                "byte {} of `{}` ({} bytes)",
                address - block.address,
                block.name,
                block.bytes
            );
        }
        let freed = self.freed.iter().rev().find(|block| block.holds(address));
        if let Some(block) = freed {
            let at = address - block.address;
            return format!(
                "byte {at} of `{}`, which was freed ({} bytes)",
                block.name, block.bytes
            );
        }
        match self.blocks.range(..=address).next_back() {
            Some((_, block)) => {
                let behind = address - block.address - block.bytes;
                format!(
                    "{behind} bytes behind the end of `{}` ({} bytes)",
                    block.name, block.bytes
                )
            }
            None => format!("{address:#x}, where nothing is allocated"),
        }
    }

    /// Checks that a region is within one allocation, and returns that.
    ///
    /// - errors: a description of the region
    pub fn check(&self, region: &Region) -> Result<&Block, String> {
        let extent = region.extent();
        let found = self.find(region.address);
        let fits = |block: &&Block| {
            let end = region.address.checked_add(extent);
            end.is_some_and(|end| end <= block.address + block.bytes)
        };
        if let Some(block) = found.filter(fits) {
            return Ok(block);
        }
        Err(format!(
            "{extent} bytes from {}",
            self.describe(region.address)
        ))
    }

    /// Returns the bytes of a range within one allocation.
    pub fn bytes(&self, address: u64, bytes: u64) -> &[u8] {
        match self.find(address) {
            Some(block) if address + bytes <= block.address + block.bytes => {
                // SAFETY: allocations are readable. Only the process itself could change them, and
                // it waits for the server or must not access them.
                unsafe { std::slice::from_raw_parts(address as *const u8, bytes as usize) }
            }
            _ => &[],
        }
    }

    /// Writes bytes into an allocation.
    pub fn write(&mut self, address: u64, bytes: &[u8]) {
        let block = self.find(address);
        if block.is_some_and(|block| address + bytes.len() as u64 <= block.address + block.bytes) {
            // SAFETY: allocations can be written.
            unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), address as *mut u8, bytes.len()) };
        }
    }

    /// Copies rows between regions that have passed `check`.
    pub fn copy(&mut self, from: &Region, to: &Region) {
        let width = from.width.min(to.width) as usize;
        for (from, to) in from.rows().zip(to.rows()) {
            // SAFETY: the caller has checked both.
            unsafe { ptr::copy(from as *const u8, to as *mut u8, width) };
        }
    }

    /// Fills a region that has passed `check`.
    pub fn fill(&mut self, to: &Region, value: u32, bytes: u32) {
        let pattern = value.to_le_bytes();
        let pattern = &pattern[..(bytes as usize).clamp(1, 4)];
        for row in to.rows() {
            // SAFETY: the caller has checked the region.
            let row = unsafe { std::slice::from_raw_parts_mut(row as *mut u8, to.width as usize) };
            match pattern {
                [byte] => row.fill(*byte),
                _ => row
                    .chunks_mut(pattern.len())
                    .for_each(|to| to.copy_from_slice(&pattern[..to.len()])),
            }
        }
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        // SAFETY: nothing refers to the mapping any more. On failure only an address range leaks.
        let _ = unsafe { munmap(self.base as *mut _, BYTES as usize) };
    }
}
