//! Data races: two threads access an element, at least one of them stores, and no barrier orders
//! them.
//!
//! For every 4 bytes the last writer and two different readers are recorded, which is enough to
//! notice that some pair of accesses conflicts. Narrower values are recorded separately, byte by
//! byte. A store of the value that is already there conflicts with no read: the result is the same
//! in any order.

use super::memory::MemorySegment;
use std::collections::HashMap;

/// The origin of an access in program order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Who {
    /// The number of the thread in the grid, from 1; 0 if there is none.
    pub thread: u32,
    /// The number of the block.
    pub block: u32,
    /// The number of grid barriers that all blocks had passed, set by [`Races`].
    pub grid_epoch: u32,
    /// The number of barriers that the thread has passed.
    pub epoch: u32,
    /// The number of times that the thread has synchronised with its warp.
    pub warp_epoch: u32,
    /// The index of the function.
    pub code: u32,
    /// The index of the op in it.
    pub op: u32,
}

/// Two accesses without an order.
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

/// The kind of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RaceAccess {
    Read,
    /// A store; `same` if the value was there already.
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

/// The recorded accesses.
pub(super) struct Races {
    words: Vec<Vec<Shadow>>,
    shared_words: Vec<Shadow>,
    narrow: HashMap<(Option<usize>, usize), Shadow>,
    order: Order,
    /// The block that runs.
    running: Option<u32>,
    /// The number of grid barriers that all blocks have passed.
    grid_epoch: u32,
}

/// Determines which accesses are ordered.
#[derive(Clone, Copy)]
struct Order {
    threads_per_block: u32,
}

impl Order {
    /// Returns whether a barrier, or program order, orders the two.
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
    /// Returns an earlier access that conflicts, and whether it is a store.
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
            // Recording a store that changed the value is more useful than one that did not.
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

    /// Begins the shared memory of another block. The records of a suspended block's shared memory
    /// are lost.
    pub fn enter_block(&mut self, linear: u32) {
        if self.running.replace(linear) == Some(linear) {
            return;
        }
        self.shared_words.clear();
        self.narrow
            .retain(|(allocation, _), _| allocation.is_some());
    }

    /// Begins a new epoch: all blocks have reached a grid barrier.
    pub fn pass_grid_barrier(&mut self) {
        self.grid_epoch += 1;
    }

    /// Records an access, or returns the earlier one that it conflicts with.
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
