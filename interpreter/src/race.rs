//! Data races: two threads, one element, at least one store, and no barrier between them.
//!
//! For every 4 bytes the last writer and two different readers are remembered, which is enough to notice that some
//! pair of accesses conflicts. Values narrower than that are remembered apart, byte by byte. A store of the value that
//! is already there conflicts with no read: any order gives the same result.

use super::memory::MemorySegment;
use std::collections::HashMap;

/// Who accesses memory, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Who {
    /// Number of the thread in the grid, from 1; 0 is nobody.
    pub thread: u32,
    /// Number of the block.
    pub block: u32,
    /// Barriers of the grid that all blocks had passed, which [`Races`] fills in.
    pub grid_epoch: u32,
    /// Barriers the thread has passed.
    pub epoch: u32,
    /// Times the thread has synchronised with its warp.
    pub warp_epoch: u32,
    /// Number of the function.
    pub code: u32,
    /// Number of the op in it.
    pub op: u32,
}

/// Two accesses that may come in either order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conflict {
    pub region: MemorySegment,
    pub offset: usize,
    pub bytes: u8,
    pub earlier: Who,
    pub earlier_writes: bool,
    pub later: Who,
    pub later_writes: bool,
}

/// What kind of access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RaceAccess {
    Read,
    /// `same`: the value was there already.
    Write {
        same: bool,
    },
    Atomic,
}

#[derive(Clone, Copy, Default)]
struct Shadow {
    writer: Who,
    atomic: bool,
    changed: bool,
    readers: [Who; 2],
}

/// What is remembered.
pub(super) struct Races {
    words: Vec<Vec<Shadow>>,
    shared_words: Vec<Shadow>,
    narrow: HashMap<(Option<usize>, usize), Shadow>,
    order: Order,
    /// The block that runs.
    running: Option<u32>,
    /// Barriers of the grid that all blocks have passed.
    grid_epoch: u32,
}

/// Tells which accesses are in order.
#[derive(Clone, Copy)]
struct Order {
    threads_per_block: u32,
}

impl Order {
    /// Whether a barrier, or the order of statements, lies between the two.
    fn holds(self, earlier: &Who, later: &Who) -> bool {
        if earlier.thread == 0 || earlier.thread == later.thread {
            return true;
        }
        if earlier.grid_epoch != later.grid_epoch {
            return true;
        }
        if earlier.block != later.block {
            return false;
        }
        let warp = |who: &Who| ((who.thread - 1) % self.threads_per_block) / 32;
        let same_warp = warp(earlier) == warp(later);
        earlier.epoch != later.epoch || (same_warp && earlier.warp_epoch != later.warp_epoch)
    }
}

impl Shadow {
    /// The earlier access that conflicts, and whether it writes.
    fn conflict(&self, touch: RaceAccess, who: &Who, order: Order) -> Option<(Who, bool)> {
        let writer_open = !order.holds(&self.writer, who);
        let reader = || {
            self.readers
                .iter()
                .find(|reader| !order.holds(reader, who))
                .map(|reader| (*reader, false))
        };
        match touch {
            RaceAccess::Read => (writer_open && self.changed).then_some((self.writer, true)),
            RaceAccess::Write { same: true } => None,
            RaceAccess::Write { same: false } if writer_open => Some((self.writer, true)),
            RaceAccess::Write { same: false } => reader(),
            RaceAccess::Atomic if writer_open && !self.atomic => Some((self.writer, true)),
            RaceAccess::Atomic => reader(),
        }
    }

    fn remember(&mut self, touch: RaceAccess, who: Who, order: Order) {
        match touch {
            RaceAccess::Read => match self
                .readers
                .iter_mut()
                .find(|reader| order.holds(reader, &who))
            {
                Some(reader) => *reader = who,
                None => self.readers[1] = who,
            },
            // A store that changed something is worth more than one that did not.
            RaceAccess::Write { same: true }
                if self.changed && !order.holds(&self.writer, &who) => {}
            RaceAccess::Write { same } => {
                (self.writer, self.atomic, self.changed) = (who, false, !same)
            }
            RaceAccess::Atomic => (self.writer, self.atomic, self.changed) = (who, true, true),
        }
    }
}

impl Races {
    pub fn new(threads_per_block: u32) -> Races {
        let order = Order { threads_per_block };
        Races {
            words: Vec::new(),
            shared_words: Vec::new(),
            narrow: HashMap::new(),
            order,
            running: None,
            grid_epoch: 0,
        }
    }

    /// Another block has its own shared memory. What was noted of that of a block that is paused is
    /// lost.
    pub fn enter_block(&mut self, linear: u32) {
        if self.running.replace(linear) == Some(linear) {
            return;
        }
        self.shared_words.clear();
        self.narrow
            .retain(|(allocation, _), _| allocation.is_some());
    }

    /// All blocks have come to a barrier of the grid.
    pub fn pass_grid_barrier(&mut self) {
        self.grid_epoch += 1;
    }

    /// Notes an access, or tells which earlier one it conflicts with.
    pub fn touch(
        &mut self,
        region: MemorySegment,
        start: usize,
        bytes: u8,
        touch: RaceAccess,
        who: Who,
    ) -> Result<(), Box<Conflict>> {
        let order = self.order;
        let grid_epoch = self.grid_epoch;
        let who = Who { grid_epoch, ..who };
        let units = if bytes < 4 { bytes } else { bytes / 4 };
        for unit in 0..usize::from(units) {
            let shadow = match region {
                MemorySegment::Constant | MemorySegment::Stack => return Ok(()),
                MemorySegment::Allocation(number) if bytes < 4 => {
                    self.narrow.entry((Some(number), start + unit)).or_default()
                }
                MemorySegment::Shared if bytes < 4 => {
                    self.narrow.entry((None, start + unit)).or_default()
                }
                MemorySegment::Allocation(number) => {
                    if self.words.len() <= number {
                        self.words.resize(number + 1, Vec::new());
                    }
                    grown(&mut self.words[number], start / 4 + unit)
                }
                MemorySegment::Shared => grown(&mut self.shared_words, start / 4 + unit),
            };
            if let Some((earlier, earlier_writes)) = shadow.conflict(touch, &who, order) {
                let later_writes = touch != RaceAccess::Read;
                let conflict = Conflict {
                    region,
                    offset: start,
                    bytes,
                    earlier,
                    earlier_writes,
                    later: who,
                    later_writes,
                };
                return Err(Box::new(conflict));
            }
            shadow.remember(touch, who, order);
        }
        Ok(())
    }
}

fn grown(shadows: &mut Vec<Shadow>, index: usize) -> &mut Shadow {
    if shadows.len() <= index {
        shadows.resize(index + 1, Shadow::default());
    }
    &mut shadows[index]
}
