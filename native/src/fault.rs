//! Faults of a launch, as errors that name the instruction, the thread and the array.

use interpreter::BadAccess;
use ptx::error::{Error, Span};
use raise::nvvm::cpu::{CallKind, CallSite};

use crate::memory::Range;

/// The position of a thread in the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub thread: [u32; 3],
    pub block: [u32; 3],
}

/// The reason why a block cannot continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// An invalid access.
    Access {
        position: Position,
        site: usize,
        address: u64,
    },
    /// An unchecked access to unmapped memory.
    NoMemory { block: [u32; 3], address: u64 },
    /// A trap, or a failed assertion.
    Trap { position: Position, site: usize },
    /// Deadlock: threads wait, and none can continue.
    Stuck { waiting: Vec<(Position, usize)> },
    /// Threads of a warp wait at different instructions, of which one requires that all execute it.
    Diverged { waiting: [(Position, usize); 2] },
}

/// The launch, for messages.
pub(crate) struct Explained<'a> {
    pub sites: &'a [CallSite],
    /// The names and addresses of arrays and variables.
    pub regions: &'a [(String, Range)],
    pub shared: Range,
    pub grid: [u32; 3],
    pub block: [u32; 3],
}

fn thread_name(position: &Position) -> String {
    interpreter::thread_name(position.thread, position.block)
}

impl Explained<'_> {
    fn span(&self, site: usize) -> Span {
        self.sites
            .get(site)
            .map_or(Span::new(0, 0), |site| site.span)
    }

    /// Returns the error for a fault.
    pub fn error(&self, fault: &Fault) -> Error {
        match fault {
            Fault::Access {
                position,
                site,
                address,
            } => self.access(position, *site, *address),
            Fault::NoMemory { block, address } => {
                let [x, y, z] = block;
                let place = match self.nearest(*address) {
                    Some((name, range)) if *address >= range.high => {
                        format!("{} bytes behind the end of {name}", address - range.high)
                    }
                    Some((name, range)) => {
                        format!(
                            "{} bytes before the start of {name}",
                            range.low.saturating_sub(*address)
                        )
                    }
                    None => "near no array".to_owned(),
                };
                let message = format!(
                    "a thread of block ({x}, {y}, {z}) accesses {address:#x}, where there is no memory: {place}"
                );
                Error::user("simt-no-memory", message)
                    .help("with checked accesses (`--check-accesses`) the error names the instruction and the thread")
            }
            Fault::Trap { position, site } => {
                let message = match self.sites.get(*site).map(|site| &site.kind) {
                    Some(CallKind::Trap(Some(message))) => message.clone(),
                    _ => "the kernel executed `trap`".to_owned(),
                };
                let place = format!("by {}", thread_name(position));
                Error::user("simt-trap", message).at(self.span(*site), place)
            }
            Fault::Stuck { waiting } => {
                let message = "threads wait for one another and nobody can go on";
                let mut error = Error::user("simt-deadlock", message);
                let mut sites: Vec<usize> = waiting.iter().map(|(_, site)| *site).collect();
                sites.sort_unstable();
                sites.dedup();
                for site in sites.into_iter().take(4) {
                    let mut here = waiting.iter().filter(|(_, other)| *other == site);
                    let Some((first, _)) = here.next() else {
                        continue;
                    };
                    let more = match here.count() {
                        0 => " waits here".to_owned(),
                        count => format!(" and {count} more wait here"),
                    };
                    error = error.at(self.span(site), thread_name(first) + &more);
                }
                error.help("every thread named by a mask, and every thread of the block at a barrier, must get there")
            }
            Fault::Diverged { waiting } => {
                let message = "threads of one block wait at different barriers";
                let mut error = Error::user("simt-divergent-barrier", message);
                for (position, site) in waiting {
                    let place = format!("{} waits here", thread_name(position));
                    error = error.at(self.span(*site), place);
                }
                error.help("`bar.sync` must be reached by all threads of a warp together; `barrier.sync` need not")
            }
        }
    }

    fn access(&self, position: &Position, site: usize, address: u64) -> Error {
        let (verb, bytes) = match self.sites.get(site).map(|site| &site.kind) {
            Some(CallKind::Access { verb, bytes }) => (*verb, u64::from(*bytes)),
            _ => ("uses", 1),
        };
        let bad = BadAccess {
            span: self.span(site),
            who_does: &format!("{} {verb}", thread_name(position)),
            bytes,
        };
        let Some((name, range)) = self.nearest(address) else {
            return bad.nowhere(address);
        };
        let offset = address.wrapping_sub(range.low) as i64;
        let length = range.high - range.low;
        match range.holds(address, bytes) {
            true => bad.misaligned(&name, offset, bytes),
            false => bad.outside(&name, offset, length, [self.grid, self.block]),
        }
    }

    /// Returns the region that contains an address, or is nearest to it.
    fn nearest(&self, address: u64) -> Option<(String, Range)> {
        let named = self.regions.iter();
        let named = named.map(|(name, range)| (format!("`{name}`"), *range));
        let shared = std::iter::once((BadAccess::SHARED.to_owned(), self.shared));
        let distance = |range: &Range| match address {
            _ if address < range.low => range.low - address,
            _ if address >= range.high => address - range.high,
            _ => 0,
        };
        named
            .chain(shared)
            .map(|(name, range)| (distance(&range), name, range))
            .filter(|(distance, ..)| *distance < 1 << 35)
            .min_by_key(|(distance, ..)| *distance)
            .map(|(_, name, range)| (name, range))
            .filter(|(name, range)| name != BadAccess::SHARED || distance(range) < 1 << 20)
    }
}
