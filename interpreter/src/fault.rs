//! Errors of failed threads: what happened, at which instruction, in which thread and array.

use super::bad_access::{self, BadAccess};
use super::block::BlockFailure;
use super::machine::{Fault, Position};
use super::memory::{MemorySegment, Trouble};
use super::program::{Access, Op, Program};
use super::race::{Conflict, Who};
use ptx::error::{Error, Span};

/// The launch, for messages.
pub(super) struct Context<'p> {
    pub program: &'p Program,
    /// The names of the allocations.
    pub names: Vec<String>,
    pub grid: [u32; 3],
    pub block: [u32; 3],
}

fn thread_name(place: &Position) -> String {
    bad_access::thread_name(place.thread, place.block)
}

impl Context<'_> {
    fn span(&self, code: usize, op: usize) -> Span {
        self.program.codes[code]
            .spans
            .get(op)
            .copied()
            .unwrap_or_default()
    }

    fn region(&self, region: MemorySegment) -> String {
        match region {
            MemorySegment::Allocation(number) => match self.names.get(number) {
                Some(name) => format!("`{name}`"),
                None => "no array".into(),
            },
            MemorySegment::Shared => BadAccess::SHARED.into(),
            MemorySegment::Constant => "constant memory".into(),
            MemorySegment::Stack => "local memory".into(),
        }
    }

    /// Returns the error for a block that cannot continue.
    pub fn explain(&self, stop: BlockFailure) -> Error {
        match stop {
            BlockFailure::Thread {
                thread,
                code,
                op,
                fault,
            } => self.explain_fault(&thread, (code, op), fault),
            BlockFailure::Stuck { waiting } => {
                let message = "threads wait for one another and nobody can go on";
                let mut error = Error::user("simt-deadlock", message);
                let mut spans: Vec<Span> = Vec::new();
                for (place, code, op) in &waiting {
                    let span = self.span(*code, *op);
                    if !spans.contains(&span) && spans.len() < 4 {
                        spans.push(span);
                        let count = waiting
                            .iter()
                            .filter(|other| (other.1, other.2) == (*code, *op))
                            .count();
                        let more = if count > 1 {
                            format!(" and {} more wait", count - 1)
                        } else {
                            " waits".into()
                        };
                        error = error.at(span, format!("{}{more} here", thread_name(place)));
                    }
                }
                error.help("every thread named by a mask, and every thread of the block at a barrier, must get there")
            }
            BlockFailure::Diverged { first, second } => {
                let message = "threads of one block wait at different barriers";
                Error::user("simt-divergent-barrier", message)
                    .at(
                        self.span(first.1, first.2),
                        format!("{} waits here", thread_name(&first.0)),
                    )
                    .at(
                        self.span(second.1, second.2),
                        format!("{} waits here", thread_name(&second.0)),
                    )
                    .help("`bar.sync` must be reached by all threads of a warp together; `barrier.sync` need not")
            }
        }
    }

    fn explain_fault(&self, thread: &Position, (code, op): (usize, usize), fault: Fault) -> Error {
        let span = self.span(code, op);
        let who = thread_name(thread);
        match fault {
            Fault::Memory(trouble, access) => {
                let verb = match self.program.codes[code].ops.get(op) {
                    Some(Op::Load { .. } | Op::Texel { .. }) => "reads",
                    Some(Op::Store { .. }) => "writes",
                    _ => "updates",
                };
                self.explain_memory(&format!("{who} {verb}"), span, trouble, access)
            }
            Fault::Trap => {
                Error::user("simt-trap", "the kernel executed `trap`").at(span, format!("by {who}"))
            }
            Fault::Assertion => Error::user("simt-assertion", "an `assert` of the kernel failed")
                .at(span, format!("in {who}")),
            Fault::Index { index, targets } => {
                let message =
                    format!("`brx.idx` with index {index}, but there are {targets} targets");
                Error::user("simt-branch-index", message).at(span, format!("in {who}"))
            }
            Fault::TooDeep => Error::user("simt-too-deep", "calls nest too deeply")
                .at(span, format!("one call too many, in {who}")),
            Fault::Limit => {
                let message = "the kernel ran too long: the limit of steps is used up";
                Error::user("simt-limit", message)
                    .at(span, format!("{who} was here"))
                    .help("is there a loop without end?")
            }
        }
    }

    fn explain_memory(
        &self,
        who_does: &str,
        span: Span,
        trouble: Trouble,
        access: Access,
    ) -> Error {
        let bad = BadAccess {
            span,
            who_does,
            bytes: access.bytes.into(),
        };
        match trouble {
            Trouble::Outside {
                region,
                offset,
                length,
                ..
            } => bad.outside(
                &self.region(region),
                offset,
                length,
                [self.grid, self.block],
            ),
            Trouble::Misaligned {
                region,
                offset,
                align,
            } => bad.misaligned(&self.region(region), offset, align.into()),
            Trouble::Nowhere { address } => bad.nowhere(address),
            Trouble::Constant => Error::user("simt-constant", "constant memory is written")
                .at(span, format!("{who_does} here")),
            Trouble::Race(conflict) => self.explain_race(&conflict),
        }
    }

    fn explain_race(&self, conflict: &Conflict) -> Error {
        let name = self.region(conflict.region);
        let index = conflict.offset / usize::from(conflict.bytes);
        let place = |who: &Who| {
            let threads: u32 = self.block.iter().product();
            let linear = (who.thread - 1) % threads;
            let split =
                |number: u32, [x, y, _]: [u32; 3]| [number % x, number / x % y, number / x / y];
            let position = Position {
                thread: split(linear, self.block),
                block: split(who.block, self.grid),
                ..Position::default()
            };
            thread_name(&position)
        };
        let verb = |writes: bool| if writes { "writes" } else { "reads" };
        let (earlier, later) = (&conflict.earlier, &conflict.later);
        let span = |who: &Who| self.span(who.code as usize, who.op as usize);
        let both = if conflict.earlier_writes && conflict.later_writes {
            "write"
        } else {
            "use"
        };
        let message = format!("two threads {both} the same element of {name}, in no fixed order");
        let error = Error::user("simt-race", message);
        let (first, second) = (place(earlier), place(later));
        let error =
            if span(earlier) == span(later) && conflict.earlier_writes == conflict.later_writes {
                error.at(
                    span(earlier),
                    format!("{first} writes element {index} here, and {second} does too"),
                )
            } else {
                error
                    .at(
                        span(earlier),
                        format!("{first} {} element {index}", verb(conflict.earlier_writes)),
                    )
                    .at(
                        span(later),
                        format!("{second} {} it too", verb(conflict.later_writes)),
                    )
            };
        error.help("to add both values use `red.global.add`; within a block, `bar.sync` puts accesses in order")
    }
}
