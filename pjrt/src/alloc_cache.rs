//! A cache of large memory blocks that are reused between calls of a program.
//!
//! The C library returns large blocks to the system when they are freed, or soon after
//! (`M_TRIM_THRESHOLD` of `mallopt(3)`, which also applies to per-thread heaps), and new memory
//! from the system is zero-filled page by page at the first write: a step of Burgers' equation on
//! 1024² points had 4000 page faults at each call of its gradient, half of its time. The C library
//! has no setting that bounds the memory it would retain instead.
//!
//! So freed blocks are kept here and returned for allocations of a similar size. They remain blocks
//! of the C library: freeing or resizing them without this module is safe.

use std::ffi::c_void;

/// Smaller blocks are left to the C library.
pub(super) const LEAST: usize = 1 << 20;
/// The largest number of cached bytes; beyond it, the oldest blocks are freed.
const BYTES: usize = 512 << 20;
/// The largest number of cached blocks.
const BLOCKS: usize = 64;
/// The largest number of tracked blocks in use; others are not cached when they are freed.
const USED: usize = 1024;

#[derive(Clone, Copy)]
pub(super) struct Block {
    pub start: *mut c_void,
    pub size: usize,
}

// SAFETY: an address that is not dereferenced through this type.
unsafe impl Send for Block {}

const NONE: Block = Block {
    start: std::ptr::null_mut(),
    size: 0,
};

/// The cache. Its methods do not allocate memory, because allocation and deallocation call them.
pub(super) struct Kept {
    /// The addresses of blocks in use that were allocated here; only these are cached when they are
    /// freed.
    used: [usize; USED],
    used_count: usize,
    /// The cached blocks, the oldest first.
    idle: [Block; BLOCKS],
    idle_count: usize,
    idle_bytes: usize,
}

impl Kept {
    pub const fn new() -> Self {
        Self {
            used: [0; USED],
            used_count: 0,
            idle: [NONE; BLOCKS],
            idle_count: 0,
            idle_bytes: 0,
        }
    }

    /// Takes the smallest cached block that is large enough and at most an eighth too large; of
    /// several the newest, which may still be in the processor's caches.
    pub fn take(&mut self, alignment: usize, size: usize) -> Option<Block> {
        let fits = |block: &Block| {
            (size..=size.saturating_add(size / 8)).contains(&block.size)
                && block.start.addr().is_multiple_of(alignment.max(1))
        };
        let blocks = self.idle[..self.idle_count].iter().enumerate().rev();
        let (at, _) = blocks
            .filter(|(_, block)| fits(block))
            .min_by_key(|(_, block)| block.size)?;
        let block = self.remove(at);
        self.hand_out(block.start);
        Some(block)
    }

    /// Records that a block is in use.
    pub fn hand_out(&mut self, start: *mut c_void) {
        if self.used_count < USED {
            self.used[self.used_count] = start.addr();
            self.used_count += 1;
        }
    }

    /// Caches a freed block, if it is tracked and fits into the cache; `give_back` frees the blocks
    /// that exceed the limits.
    pub fn keep(&mut self, block: Block, mut give_back: impl FnMut(Block)) -> bool {
        let used = &self.used[..self.used_count];
        let Some(at) = used.iter().position(|&start| start == block.start.addr()) else {
            return false;
        };
        self.used_count -= 1;
        self.used[at] = self.used[self.used_count];
        if block.size > BYTES {
            return false;
        }
        while self.idle_count == BLOCKS || self.idle_bytes + block.size > BYTES {
            give_back(self.remove(0));
        }
        self.idle[self.idle_count] = block;
        self.idle_count += 1;
        self.idle_bytes += block.size;
        true
    }

    fn remove(&mut self, at: usize) -> Block {
        let block = self.idle[at];
        self.idle.copy_within(at + 1..self.idle_count, at);
        self.idle_count -= 1;
        self.idle_bytes -= block.size;
        block
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(start: usize, size: usize) -> Block {
        let start = std::ptr::without_provenance_mut(start);
        Block { start, size }
    }

    /// Allocates and frees each block; returns the sizes of the blocks given back, in MiB.
    fn freed(kept: &mut Kept, blocks: impl IntoIterator<Item = Block>) -> Vec<usize> {
        let mut back = Vec::new();
        for block in blocks {
            kept.hand_out(block.start);
            assert!(kept.keep(block, |block| back.push(block.size >> 20)));
            assert!(kept.idle_bytes <= BYTES);
        }
        back
    }

    #[test]
    fn a_freed_block_goes_to_who_asks_for_as_much() {
        let mut kept = Kept::new();
        let sizes = [16, 8, 17, 8].map(|size| size << 20);
        let starts = [0x10_0000, 0x20_0040, 0x30_0000, 0x40_0000];
        let blocks = std::iter::zip(starts, sizes).map(|(start, size)| block(start, size));
        assert!(freed(&mut kept, blocks).is_empty());
        let mut take = |alignment, size| {
            kept.take(alignment, size)
                .map_or(0, |block| block.start.addr())
        };
        assert_eq!(take(64, (17 << 20) + 1), 0, "larger than all");
        assert_eq!(take(64, 15 << 20), 0x10_0000, "the smaller one");
        assert_eq!(take(64, 15 << 20), 0, "17 is too large for 15");
        assert_eq!(take(64, 16 << 20), 0x30_0000);
        assert_eq!(take(4096, 8 << 20), 0x40_0000);
        assert_eq!(take(4096, 8 << 20), 0, "the other is not aligned");
        assert_eq!(take(64, 8 << 20), 0x20_0040);
        assert_eq!(take(64, 8 << 20), 0, "none is left");
        assert_eq!(take(64, usize::MAX), 0);
    }

    #[test]
    fn what_was_not_handed_out_is_not_kept() {
        let mut kept = Kept::new();
        assert!(!kept.keep(block(64, LEAST), |_| {}));
        kept.hand_out(block(64, LEAST).start);
        assert!(kept.keep(block(64, LEAST), |_| {}));
        assert!(!kept.keep(block(64, LEAST), |_| {}), "once");
        // After it is taken, it is in use again.
        assert!(kept.take(64, LEAST).is_some());
        assert!(kept.keep(block(64, LEAST), |_| {}));
    }

    #[test]
    fn the_oldest_blocks_are_given_back() {
        let mut kept = Kept::new();
        let sizes = [100, 300, 100, 12].map(|size| size << 20);
        let blocks = (1..).zip(sizes).map(|(at, size)| block(64 * at, size));
        assert!(freed(&mut kept, blocks).is_empty(), "512 MiB in all");
        assert_eq!(freed(&mut kept, [block(64 * 5, 101 << 20)]), [100, 300]);
        assert_eq!(freed(&mut kept, [block(64 * 6, BYTES)]), [100, 12, 101]);
        let larger = block(64 * 7, BYTES + 1);
        kept.hand_out(larger.start);
        assert!(!kept.keep(larger, |_| {}), "larger than all that is kept");
        assert!(kept.take(64, BYTES).is_some());
        assert_eq!((kept.idle_count, kept.idle_bytes), (0, 0));
        // A few more than the cache can hold.
        let many = (0..BLOCKS + 3).map(|at| block(64 * (at + 1), LEAST));
        assert_eq!(freed(&mut kept, many), [1; 3]);
    }

    #[test]
    fn more_blocks_in_use_than_are_known_are_not_kept() {
        let mut kept = Kept::new();
        let all: Vec<Block> = (0..=USED).map(|at| block(64 * (at + 1), LEAST)).collect();
        all.iter().for_each(|block| kept.hand_out(block.start));
        assert!(!kept.keep(all[USED], |_| {}));
        assert!(kept.keep(all[0], |_| {}));
        assert!(kept.keep(all[USED - 1], |_| {}));
    }
}
