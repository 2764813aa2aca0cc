//! Converts loops of operations to the schedule of a job: the operations before the time loop, in
//! each step, and after it.

mod before_loop;
mod exchanges;
mod flattened;
mod host_loops;
mod host_reads;
mod items;
mod terms;

use super::loops::{Binding, Loop, Node, Sequence, Swap, Value, visit_events};
use super::recording::{Operation, Recording, Shape};
use exchanges::{before_exchange, exchanged};
use host_reads::WithoutReads;
use std::collections::{BTreeMap, BTreeSet};
pub use terms::{Affine, IndexName, Term};
use terms::{Index, block_of, depth};

/// The largest number of items in the text of a schedule.
const MOST_ITEMS: usize = 4096;

/// The number of items beyond which the text is compared with one without loops, and the factor by
/// which that must be shorter.
const MANY_ITEMS: usize = 128;
const FEWER: usize = 4;

/// The number of launches in the program of a job beyond which it is compared with one in which the
/// host reads at the end only.
const MANY_LAUNCHES: u64 = 48;

/// The largest number of repetitions of a group that are unrolled by `unroll`.
const MOST_UNROLLED: u64 = 4096;

/// An operation in the schedule.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// The number of the operation.
    pub operation: u32,
    /// The values of the operation.
    pub terms: Vec<Term>,
}

/// An operation, or a group of operations.
pub type Item = ::schedule::Item<Action, GroupOptions>;

/// Operations that are repeated, or executed under a condition.
pub type Group = ::schedule::Group<Action, GroupOptions>;

/// The properties of a group besides its number of repetitions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupOptions {
    /// The name of the index, if the repetitions are unrolled.
    pub unroll: Option<String>,
    /// The exchanges after each repetition.
    pub swap: Swap,
    /// The steps in which it runs.
    pub when: Option<When>,
}

/// The condition of a group.
#[derive(Clone, Debug, PartialEq)]
pub enum When {
    /// An expression of the job.
    Text(String),
    /// A series; the condition holds where its value is not 0.
    Series(usize),
}

/// Values that vary from step to step and are not affine.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The values, one for each step.
    pub values: Vec<Value>,
    /// The operation and the index of the value that it was made for; `None` for conditions.
    pub of: Option<(u32, usize)>,
}

/// A read of the host.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HostRead {
    /// The name of the block.
    pub block: u32,
    /// The interval in steps; without it, the read is at the end.
    pub every: Option<u64>,
    /// The first step with a read, if the interval does not lead to it from the start.
    pub first: Option<u64>,
}

impl HostRead {
    /// Returns the read of a block at the end.
    pub fn at_end(block: u32) -> HostRead {
        HostRead {
            block,
            every: None,
            first: None,
        }
    }
}

/// The schedule of a job.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    /// The operations before the loop, in each step, and after the loop.
    pub items: ::schedule::Schedule<Action, GroupOptions>,
    /// The number of steps; `None` without a loop.
    pub steps: Option<u64>,
    /// The exchanges after each step.
    pub swap: Swap,
    /// The contents of blocks before the first launch, if they are not zero.
    pub initial: BTreeMap<u32, Vec<u8>>,
    /// The reads of the host.
    pub reads: BTreeSet<HostRead>,
    /// The series.
    pub series: Vec<Series>,
    /// The allocation of each block's name at the end.
    pub names: Binding,
}

/// The reason why a loop cannot be written in some form.
enum NotWritable {
    /// A value depends on an index in a way that cannot be expressed.
    Depends,
    /// The text would be too long.
    Long(String),
}

/// Builds schedules.
struct Builder<'a> {
    recording: &'a Recording,
    beginning: Beginning,
    schedule: Schedule,
    items: usize,
    /// The blocks used by operations outside of the loop.
    touched: BTreeSet<u32>,
}

/// The treatment of writes of the host before the first launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// They become first values of arrays.
    Values,
    /// They become operations, as all others.
    Operations,
}

/// Builds the schedule of a recorded program.
///
/// - errors: the reason why it cannot be expressed
pub fn schedule(
    recording: &Recording,
    nodes: &[Node],
    beginning: Beginning,
) -> Result<Schedule, String> {
    let built = built(recording, nodes, beginning);
    if beginning == Beginning::Operations {
        return built;
    }
    let length = match &built {
        Ok(schedule) => written_out(&schedule.items),
        Err(_) => u64::MAX,
    };
    let Some(other) = WithoutReads::build(recording, nodes) else {
        return built;
    };
    let other_length = written_out(&other.schedule().items);
    if other_length >= length {
        return built;
    }
    match other.after_steps() {
        Some(schedule) => Ok(schedule),
        None if length >= MANY_LAUNCHES && other_length.saturating_mul(FEWER as u64) <= length => {
            Ok(other.at_end())
        }
        None => built,
    }
}

fn built(recording: &Recording, nodes: &[Node], beginning: Beginning) -> Result<Schedule, String> {
    let mut builder = Builder {
        recording,
        beginning,
        schedule: empty(recording),
        items: 0,
        touched: BTreeSet::new(),
    };
    let nodes = host_loops::replace(recording, nodes);
    builder.schedule.names = names_at_end(&nodes);
    builder.build(&nodes).map_err(|stop| match stop {
        NotWritable::Depends => {
            "what the program does depends on a loop in a way that a job cannot say".to_owned()
        }
        NotWritable::Long(reason) => reason,
    })?;
    Ok(builder.schedule)
}

/// Returns the number of actions in the program of a job, in which unrolled groups are written out.
fn written_out(items: &::schedule::Schedule<Action, GroupOptions>) -> u64 {
    fn of(items: &[Item]) -> u64 {
        let of_item = |item: &Item| match item {
            Item::Leaf(_) => 1,
            Item::Group(group) => match group.options.unroll {
                Some(_) => group.repeat * of(&group.items),
                None => of(&group.items),
            },
        };
        items.iter().map(of_item).sum()
    }
    of(&items.before) + of(&items.step) + of(&items.after)
}

/// Returns an empty schedule, in which variables have their initial contents.
fn empty(recording: &Recording) -> Schedule {
    Schedule {
        initial: recording.starts.clone(),
        ..Schedule::default()
    }
}

/// Returns the allocation of each block's name at the end.
fn names_at_end(nodes: &[Node]) -> Binding {
    match has_swaps(nodes) {
        true => visit_events(nodes, &mut |_, _| {}),
        false => Binding::default(),
    }
}

fn has_swaps(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Event(_) => false,
        Node::Loop(inner) => !inner.swap.cycles.is_empty() || has_swaps(&inner.body),
    })
}

impl Builder<'_> {
    fn operation(&self, key: u64) -> &Operation {
        &self.recording.operations[key as usize]
    }

    fn launches(&self, nodes: &[Node]) -> u64 {
        let of = |node: &Node| match node {
            Node::Event(leaf) => match self.operation(leaf.key) {
                Operation::Launch { .. } => leaf.executions,
                _ => 0,
            },
            Node::Loop(inner) => self.launches(&inner.body),
        };
        nodes.iter().map(of).sum()
    }

    /// Builds the schedule by the loops that were found, or without them if the text would be long
    /// otherwise.
    fn build(&mut self, nodes: &[Node]) -> Result<(), NotWritable> {
        let names = self.schedule.names.clone();
        let built = self.build_by_loops(nodes);
        if built.is_ok() && self.items <= MANY_ITEMS || self.beginning == Beginning::Operations {
            return built;
        }
        let (schedule, items) = (self.schedule.clone(), self.items);
        self.clear();
        self.schedule.names = names;
        match self.build_without_loops(nodes) {
            Ok(()) if built.is_err() || FEWER * self.items < items => Ok(()),
            _ => {
                self.schedule = schedule;
                built
            }
        }
    }

    fn build_by_loops(&mut self, nodes: &[Node]) -> Result<(), NotWritable> {
        if let Some(range) = self.consecutive_loops(nodes) {
            match self.build_consecutive(nodes, range) {
                Err(NotWritable::Depends) => self.clear(),
                result => return result,
            }
        }
        let is_time_loop = |(_, node): &(usize, &Node)| match node {
            Node::Loop(inner) => {
                let is_constant = inner.entries == 1 && inner.constant_count().is_some();
                is_constant && self.launches(&inner.body) > 0
            }
            Node::Event(_) => false,
        };
        let loops = nodes.iter().enumerate().filter(is_time_loop);
        let work = |(_, node): &(usize, &Node)| self.launches(std::slice::from_ref(*node));
        let mut loops: Vec<(usize, &Node)> = loops.collect();
        // The loop with the most work; the first one if there are several.
        loops.sort_by_key(|found| std::cmp::Reverse(work(found)));
        for (main, node) in loops {
            let Node::Loop(time) = node else { continue };
            match self.build_around(nodes, main, time) {
                Err(NotWritable::Depends) => self.clear(),
                result => return result,
            }
        }
        match self.outside(nodes) {
            Ok(items) => {
                self.schedule.items.step = items;
                Ok(())
            }
            Err(stop) => {
                self.clear();
                self.build_flattened(nodes).map_err(|other| match other {
                    NotWritable::Long(_) => other,
                    NotWritable::Depends => stop,
                })
            }
        }
    }

    /// Returns the nodes that together become the time loop: from the first to the last loop that
    /// varies between iterations, if there are several.
    fn consecutive_loops(&self, nodes: &[Node]) -> Option<std::ops::Range<usize>> {
        const MOST: usize = 8;
        /// The largest number of iterations that are preferably unrolled.
        const FEW: u64 = 4;
        let varies = |node: &Node| match node {
            Node::Loop(inner) => self.depends_on(&inner.body, 0),
            Node::Event(_) => false,
        };
        let first = nodes.iter().position(varies)?;
        let end = nodes.iter().rposition(varies)? + 1;
        let chosen = &nodes[first..end];
        let fits = |node: &Node| match node {
            Node::Loop(inner) => {
                inner.entries == 1
                    && inner.constant_count().is_some()
                    && inner.swap.cycles.is_empty()
                    && self.are_kernels(&inner.body)
            }
            Node::Event(leaf) => matches!(self.operation(leaf.key), Operation::Launch { .. }),
        };
        let work = |node: &Node| self.launches(std::slice::from_ref(node));
        let most = chosen.iter().map(work).max()?;
        let others: u64 = chosen.iter().map(work).sum::<u64>() - most;
        let is_main = nodes.iter().all(|node| work(node) <= most);
        let is_wanted = (2..=MOST).contains(&chosen.len()) && others > FEW && is_main;
        (is_wanted && chosen.iter().all(fits)).then_some(first..end)
    }

    /// Returns whether these nodes are launches with constant pointers.
    fn are_kernels(&self, nodes: &[Node]) -> bool {
        let varies = |slot: &Sequence| match slot {
            Sequence::Affine { first, strides } => {
                matches!(first, Value::Pointer { .. }) && strides.iter().any(|stride| *stride != 0)
            }
            Sequence::Table(table) => table.values().any(|value| block_of(value).is_some()),
            Sequence::Constant(_) | Sequence::Formula(_) => false,
        };
        nodes.iter().all(|node| match node {
            Node::Event(leaf) => {
                matches!(self.operation(leaf.key), Operation::Launch { .. })
                    && !leaf.slots.iter().any(varies)
            }
            Node::Loop(inner) => self.are_kernels(&inner.body),
        })
    }

    fn build_consecutive(
        &mut self,
        nodes: &[Node],
        range: std::ops::Range<usize>,
    ) -> Result<(), NotWritable> {
        self.schedule.items.before = self.outside(&nodes[..range.start])?;
        let count = |node: &Node| match node {
            Node::Loop(inner) => inner.constant_count().unwrap_or(1),
            Node::Event(_) => 1,
        };
        let own = &nodes[range.clone()];
        let steps = own.iter().map(count).sum();
        self.schedule.steps = Some(steps);
        let mut begin = 0;
        for node in own {
            self.touch(std::slice::from_ref(node));
            let end = begin + count(node);
            let items = match node {
                Node::Loop(inner) => {
                    self.items(&inner.body, &mut vec![Index::Phase(begin, count(node))])?
                }
                Node::Event(_) => self.items(std::slice::from_ref(node), &mut Vec::new())?,
            };
            let when = match (begin, end) {
                (0, end) => format!("step < {end}"),
                (begin, end) if end == steps => format!("step >= {begin}"),
                (begin, end) => format!("step >= {begin} && step < {end}"),
            };
            self.schedule.items.step.push(group_when(items, when));
            begin = end;
        }
        self.schedule.items.after = self.outside(&nodes[range.end..])?;
        Ok(())
    }

    fn build_around(
        &mut self,
        nodes: &[Node],
        main: usize,
        time: &Loop,
    ) -> Result<(), NotWritable> {
        self.schedule.items.before = self.outside(&nodes[..main])?;
        self.touch(&time.body);
        self.time_loop(time)?;
        self.schedule.items.after = self.outside(&nodes[main + 1..])?;
        Ok(())
    }

    fn time_loop(&mut self, time: &Loop) -> Result<(), NotWritable> {
        let steps = time.constant_count().ok_or(NotWritable::Depends)?;
        if let Some((at, inner)) = self.inner_loop(time) {
            return self.nested_time_loop(time, steps, at, inner);
        }
        self.schedule.steps = Some(steps);
        self.schedule.swap = time.swap.clone();
        let mut indices = vec![Index::Step(steps)];
        self.schedule.items.step = self.items(&time.body, &mut indices)?;
        let swap = time.swap.clone();
        self.reads_of_step(&time.body, &swap, 1);
        Ok(())
    }

    /// Returns the loop inside of the time loop that is merged with it: the nodes around it are
    /// reads, or its operations depend on its index.
    fn inner_loop<'n>(&self, time: &'n Loop) -> Option<(usize, &'n Loop)> {
        let mut loops = time
            .body
            .iter()
            .enumerate()
            .filter_map(|(at, node)| match node {
                Node::Loop(inner) => Some((at, inner)),
                Node::Event(_) => None,
            });
        let (at, inner) = loops.next()?;
        if loops.next().is_some()
            || !time.swap.cycles.is_empty()
            || inner.constant_count().is_none()
        {
            return None;
        }
        let others = || {
            time.body
                .iter()
                .enumerate()
                .filter(|(place, _)| *place != at)
                .map(|(_, node)| node)
        };
        let only_reads = others()
            .all(|node| self.launches(std::slice::from_ref(node)) == 0 && self.is_read(node));
        let depends = self.depends_on(&inner.body, 1);
        (only_reads || depends).then_some((at, inner))
    }

    fn is_read(&self, node: &Node) -> bool {
        match node {
            Node::Event(leaf) => matches!(self.operation(leaf.key), Operation::Read(_)),
            Node::Loop(inner) => inner.body.iter().all(|node| self.is_read(node)),
        }
    }

    /// Returns whether a value depends on the index of the loop at this depth.
    fn depends_on(&self, nodes: &[Node], depth: usize) -> bool {
        nodes.iter().any(|node| match node {
            Node::Loop(inner) => self.depends_on(&inner.body, depth),
            Node::Event(leaf) => leaf.slots.iter().any(|slot| match slot {
                Sequence::Constant(_) => false,
                Sequence::Affine { strides, .. } => {
                    strides.get(depth).is_some_and(|stride| *stride != 0)
                }
                Sequence::Formula(_) | Sequence::Table(_) => true,
            }),
        })
    }

    fn nested_time_loop(
        &mut self,
        time: &Loop,
        outer: u64,
        at: usize,
        inner: &Loop,
    ) -> Result<(), NotWritable> {
        let count = inner.constant_count().ok_or(NotWritable::Depends)?;
        self.schedule.steps = Some(outer * count);
        self.schedule.swap = inner.swap.clone();
        let around = || vec![Index::Outer(outer, count)];
        let first = self.items(&time.body[..at], &mut around())?;
        let mut both = vec![Index::Outer(outer, count), Index::Inner(count)];
        let body = self.items(&inner.body, &mut both)?;
        let last = self.items(&time.body[at + 1..], &mut around())?;
        let last = before_exchange(&last, &inner.swap);
        let mut step = Vec::new();
        if !first.is_empty() {
            step.push(group_when(first, format!("step % {count} == 0")));
        }
        step.extend(body);
        if !last.is_empty() {
            step.push(group_when(last, format!("iteration % {count} == 0")));
        }
        self.schedule.items.step = step;
        let swap = inner.swap.clone();
        self.reads_of_step(&inner.body, &swap, 1);
        self.reads_of_step(&time.body, &Swap::default(), count);
        Ok(())
    }

    /// Adds the reads of the host in a step.
    fn reads_of_step(&mut self, nodes: &[Node], swap: &Swap, every: u64) {
        for node in nodes {
            match node {
                Node::Event(leaf) if matches!(self.operation(leaf.key), Operation::Read(_)) => {
                    let first = leaf.slots[0].value(&vec![0; depth(&leaf.slots[0])], 0);
                    if let Some(block) = block_of(first) {
                        let read = HostRead {
                            block: exchanged(block, swap),
                            every: Some(every),
                            first: None,
                        };
                        self.schedule.reads.insert(read);
                    }
                }
                Node::Event(_) | Node::Loop(_) => {}
            }
        }
    }
}

/// Returns the offset of each row of a box that begins at an offset.
pub fn rows(shape: &Shape, offset: i64) -> impl Iterator<Item = usize> + use<> {
    let Shape {
        height,
        depth,
        pitch,
        slice,
        ..
    } = *shape;
    let start = usize::try_from(offset).unwrap_or(usize::MAX / 2);
    (0..depth).flat_map(move |z| (0..height).map(move |y| start + (z * slice + y * pitch) as usize))
}

fn group_when(items: Vec<Item>, when: String) -> Item {
    Item::Group(Group {
        items,
        repeat: 1,
        options: GroupOptions {
            when: Some(When::Text(when)),
            ..GroupOptions::default()
        },
    })
}
