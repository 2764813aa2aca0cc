//! Memory: every array is a separate allocation, and every access is checked.
//!
//! Allocation `k` begins at address `(k + 1) << 40`, so that an address within half a terabyte of
//! it can be reported as an out-of-bounds access to it. The other state spaces have small
//! addresses; as generic addresses they are in windows.

use super::program::{Access, StateSpace};
use super::race::{Conflict, RaceAccess, Races, Who};
use super::texture::Texture;

/// Bits between the starts of two allocations.
const ALLOCATION_BITS: u32 = 40;
/// Generic addresses of shared memory begin here.
pub(super) const SHARED_WINDOW: u64 = 1 << 56;
/// Generic addresses of a thread's stack begin here.
pub(super) const STACK_WINDOW: u64 = 2 << 56;
/// Generic addresses of constant memory begin here.
pub(super) const CONSTANT_WINDOW: u64 = 3 << 56;

/// Returns the start address of allocation `number`.
pub(super) fn address_of(number: usize) -> u64 {
    (number as u64 + 1) << ALLOCATION_BITS
}

/// The reason why an access is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// Out of bounds of the memory segment, at this byte.
    Outside {
        region: MemorySegment,
        offset: i64,
        bytes: u64,
        length: u64,
    },
    /// Not aligned to its size.
    Misaligned {
        region: MemorySegment,
        offset: i64,
        align: u8,
    },
    /// Not near any allocation.
    Nowhere { address: u64 },
    /// A write to constant memory.
    Constant,
    /// Another thread accesses the same bytes.
    Race(Box<Conflict>),
}

/// A segment of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MemorySegment {
    /// A global array or variable.
    Allocation(usize),
    Shared,
    Constant,
    Stack,
}

/// The memory of a launch, with the shared memory of the running block.
pub(super) struct Memory {
    pub allocations: Vec<Vec<u8>>,
    pub constants: Vec<u8>,
    pub shared: Vec<u8>,
    pub races: Option<Races>,
    /// The textures, by handle.
    pub textures: Vec<Texture>,
    /// The index of the allocation that is the first array.
    pub first_array: usize,
    /// The index of the allocation that the blocks of a cooperative launch synchronise at.
    pub workspace: Option<usize>,
}

fn read(bytes: &[u8], start: usize, size: u8) -> Option<u64> {
    Some(match size {
        4 => u32::from_le_bytes(*bytes.get(start..)?.first_chunk()?).into(),
        8 => u64::from_le_bytes(*bytes.get(start..)?.first_chunk()?),
        2 => u16::from_le_bytes(*bytes.get(start..)?.first_chunk()?).into(),
        _ => (*bytes.get(start)?).into(),
    })
}

fn write(bytes: &mut [u8], start: usize, size: u8, value: u64) -> Option<()> {
    let size = usize::from(size);
    bytes
        .get_mut(start..)?
        .get_mut(..size)?
        .copy_from_slice(&value.to_le_bytes()[..size]);
    Some(())
}

#[inline]
fn extend(value: u64, access: Access) -> u64 {
    if access.extend == 0 {
        return value;
    }
    let unused = 64 - 8 * u32::from(access.bytes);
    let value = ((value << unused) as i64 >> unused) as u64;
    value & (u64::MAX >> (64 - access.extend))
}

#[inline]
fn check(
    access: Access,
    region: MemorySegment,
    offset: i64,
    length: usize,
) -> Result<usize, Trouble> {
    let bytes = u64::from(access.bytes);
    let inside = offset >= 0 && (offset as u64).saturating_add(bytes) <= length as u64;
    if !inside {
        return Err(Trouble::Outside {
            region,
            offset,
            bytes,
            length: length as u64,
        });
    }
    if offset as u64 & u64::from(access.align - 1) != 0 {
        return Err(Trouble::Misaligned {
            region,
            offset,
            align: access.align,
        });
    }
    Ok(offset as usize)
}

/// Returns the segment of an address, and the offset in it.
#[inline]
fn resolve(place: StateSpace, address: u64) -> Result<(MemorySegment, i64), Trouble> {
    Ok(match place {
        StateSpace::Global => return resolve_global(address),
        // Shared, local and parameter addresses have 32 bits.
        StateSpace::Shared => (MemorySegment::Shared, i64::from(address as i32)),
        StateSpace::Stack => (MemorySegment::Stack, i64::from(address as i32)),
        StateSpace::Constant => (MemorySegment::Constant, address as i64),
        StateSpace::Generic => match address >> 56 {
            1 => (MemorySegment::Shared, i64::from(address as i32)),
            2 => (MemorySegment::Stack, i64::from(address as i32)),
            3 => (MemorySegment::Constant, (address - CONSTANT_WINDOW) as i64),
            _ => return resolve_global(address),
        },
    })
}

#[inline]
fn resolve_global(address: u64) -> Result<(MemorySegment, i64), Trouble> {
    let half = 1 << (ALLOCATION_BITS - 1);
    let number = address.wrapping_add(half) >> ALLOCATION_BITS;
    if number == 0 || number > 1 << 16 {
        return Err(Trouble::Nowhere { address });
    }
    let number = number as usize - 1;
    Ok((
        MemorySegment::Allocation(number),
        address.wrapping_sub(address_of(number)) as i64,
    ))
}

impl Memory {
    fn region<'m>(
        &'m mut self,
        region: MemorySegment,
        stack: &'m mut [u8],
        address: u64,
    ) -> Result<&'m mut [u8], Trouble> {
        Ok(match region {
            MemorySegment::Allocation(number) => self
                .allocations
                .get_mut(number)
                .ok_or(Trouble::Nowhere { address })?,
            MemorySegment::Shared => &mut self.shared,
            MemorySegment::Constant => &mut self.constants,
            MemorySegment::Stack => stack,
        })
    }

    /// Loads a value.
    #[inline]
    pub fn load(
        &mut self,
        access: Access,
        address: u64,
        stack: &mut [u8],
        who: Who,
    ) -> Result<u64, Trouble> {
        let (region, offset) = resolve(access.place, address)?;
        let bytes = self.region(region, stack, address)?;
        let start = check(access, region, offset, bytes.len())?;
        let value = read(bytes, start, access.bytes).unwrap_or(0);
        let is_workspace = self.workspace.map(MemorySegment::Allocation) == Some(region);
        if let Some(races) = self.races.as_mut().filter(|_| !is_workspace) {
            races
                .touch(region, start, access.bytes, RaceAccess::Read, who)
                .map_err(Trouble::Race)?;
        }
        Ok(extend(value, access))
    }

    /// Stores the low bytes of a value.
    #[inline]
    pub fn store(
        &mut self,
        access: Access,
        address: u64,
        value: u64,
        stack: &mut [u8],
        who: Who,
    ) -> Result<(), Trouble> {
        let (region, offset) = resolve(access.place, address)?;
        if region == MemorySegment::Constant {
            return Err(Trouble::Constant);
        }
        let bytes = self.region(region, stack, address)?;
        let start = check(access, region, offset, bytes.len())?;
        if self.races.is_some() {
            let bytes = self.region(region, stack, address)?;
            let same = read(bytes, start, access.bytes)
                == Some(value & (u64::MAX >> (64 - 8 * u32::from(access.bytes))));
            if let Some(races) = &mut self.races {
                races
                    .touch(region, start, access.bytes, RaceAccess::Write { same }, who)
                    .map_err(Trouble::Race)?;
            }
        }
        write(
            self.region(region, stack, address)?,
            start,
            access.bytes,
            value,
        );
        Ok(())
    }

    /// Replaces a value by a function of it, and returns the old one.
    pub fn update(
        &mut self,
        access: Access,
        address: u64,
        stack: &mut [u8],
        who: Who,
        new: impl FnOnce(u64) -> u64,
    ) -> Result<u64, Trouble> {
        let (region, offset) = resolve(access.place, address)?;
        if region == MemorySegment::Constant {
            return Err(Trouble::Constant);
        }
        let bytes = self.region(region, stack, address)?;
        let start = check(access, region, offset, bytes.len())?;
        let old = read(bytes, start, access.bytes).unwrap_or(0);
        let new = new(old);
        write(bytes, start, access.bytes, new);
        if self.workspace.map(MemorySegment::Allocation) == Some(region) {
            // The last block to arrive flips the highest bit.
            if let Some(races) = self.races.as_mut().filter(|_| (old ^ new) >> 31 & 1 == 1) {
                races.pass_grid_barrier();
            }
            return Ok(extend(old, access));
        }
        if let Some(races) = &mut self.races {
            races
                .touch(region, start, access.bytes, RaceAccess::Atomic, who)
                .map_err(Trouble::Race)?;
        }
        Ok(extend(old, access))
    }
}
