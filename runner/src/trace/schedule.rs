//! From loops of operations to the schedule of a job: what runs before the time loop, in each step,
//! and after it.

use std::collections::{BTreeMap, BTreeSet};

use super::loops::{
    Form, Formula, Leaf, Loop, Node, Precision, Sequence, Swap, Value, visit_events,
};
use super::recording::{Operation, Recording, Shape};
use super::runs;

/// Items of a schedule that are written out at most.
const MOST_ITEMS: usize = 4096;
/// Repetitions of a group that may be written out by `unroll`.
const MOST_UNROLLED: u64 = 4096;

/// A sum of products of indices, as the text of the job names them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Affine {
    /// The term without an index.
    pub constant: i64,
    /// Factor and index.
    pub terms: Vec<(i64, IndexName)>,
}

/// An index, as jobs name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexName {
    /// The number of the step.
    Step,
    /// Of a time loop that was two loops, the outer index; of so many iterations is the inner one.
    Outer(u64),
    /// The inner index.
    Inner(u64),
    /// The index of a group that is written out, and the group's repetitions.
    Unrolled(String, u64),
}

impl std::fmt::Display for IndexName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            IndexName::Step => f.write_str("step"),
            IndexName::Outer(count) => write!(f, "floor(step / {count})"),
            IndexName::Inner(count) => write!(f, "step % {count}"),
            IndexName::Unrolled(name, _) => f.write_str(name),
        }
    }
}

impl Affine {
    /// The sum at a step; `None` if it depends on more than that.
    pub fn at(&self, step: u64) -> Option<i64> {
        let mut sum = self.constant;
        for (factor, name) in &self.terms {
            let index = match name {
                IndexName::Step => step,
                IndexName::Outer(count) => step / count,
                IndexName::Inner(count) => step % count,
                IndexName::Unrolled(..) => return None,
            };
            sum += factor * index as i64;
        }
        Some(sum)
    }

    /// The sum, if it depends on no index.
    pub fn constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }
}

/// What an operation is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    /// An integer.
    Int(Affine),
    /// The bits of a float.
    Float(u64),
    /// A number that an expression gives.
    Expression(String),
    /// A number of a series: one for each step.
    Series(usize),
    /// A place in a block: the name of the block, and bytes from its start.
    Pointer(u32, Affine),
}

/// An operation in the schedule.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// The number of the operation.
    pub operation: u32,
    /// Its values.
    pub terms: Vec<Term>,
}

/// A part of a schedule.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// An operation.
    Action(Action),
    /// Several, together.
    Group(Group),
}

/// Operations that are repeated, or that happen under a condition.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// How often.
    pub repeat: u64,
    /// The name of the index, where the repetitions are written out.
    pub unroll: Option<String>,
    /// Exchanges after each repetition.
    pub swap: Swap,
    /// In which steps.
    pub when: Option<String>,
    /// What is repeated.
    pub items: Vec<Item>,
}

/// Numbers that vary from step to step in no simple way.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// One for each step.
    pub values: Vec<Value>,
    /// The operation and the number of the value that it was made for.
    pub of: (u32, usize),
}

/// What the host reads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HostRead {
    /// The name of the block.
    pub block: u32,
    /// In every so many steps; at the end without it.
    pub every: Option<u64>,
}

/// The schedule of a job.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    /// What runs once, before the loop.
    pub before: Vec<Item>,
    /// What runs in each step.
    pub step: Vec<Item>,
    /// What runs once, after the loop.
    pub after: Vec<Item>,
    /// Steps; `None` without a loop.
    pub steps: Option<u64>,
    /// Exchanges after each step.
    pub swap: Swap,
    /// What blocks hold before the first launch, if that is not zero.
    pub initial: BTreeMap<u32, Vec<u8>>,
    /// What the host reads.
    pub reads: BTreeSet<HostRead>,
    /// Numbers that vary.
    pub series: Vec<Series>,
}

/// An index of a loop, from the outermost to the innermost.
#[derive(Clone, Debug)]
enum Index {
    /// The step of the job.
    Step(u64),
    /// Of two loops that became the time loop, the outer one, and the iterations of the inner one.
    Outer(u64, u64),
    /// The inner one, and its iterations.
    Inner(u64),
    /// One that is written out, by its name.
    Unrolled(String, u64),
    /// One that nothing depends on.
    Repeated(u64),
    /// One whose iterations stand one after the other.
    Fixed(i64, u64),
    /// Of one of several loops that became the time loop one after the other: the step at which it
    /// begins, and its iterations.
    Phase(u64, u64),
}

impl Index {
    fn count(&self) -> u64 {
        match self {
            Index::Step(count) | Index::Outer(count, _) | Index::Inner(count) => *count,
            Index::Unrolled(_, count) | Index::Repeated(count) | Index::Fixed(_, count) => *count,
            Index::Phase(_, count) => *count,
        }
    }
}

/// Why a loop cannot be written in some way.
enum NotWritable {
    /// Something depends on an index in a way that cannot be written.
    Depends,
    /// There is too much to be written.
    Long(String),
}

/// Makes schedules.
struct Builder<'a> {
    recording: &'a Recording,
    beginning: Beginning,
    schedule: Schedule,
    items: usize,
    /// Where reads are that do not belong to the loop.
    touched: BTreeSet<u32>,
}

/// What becomes of what the host writes before the first launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// First values of arrays.
    Values,
    /// Operations, as all others.
    Operations,
}

/// Makes the schedule of what a program did.
///
/// - errors: why it cannot be written
pub fn schedule(
    recording: &Recording,
    nodes: &[Node],
    beginning: Beginning,
) -> Result<Schedule, String> {
    let mut builder = Builder {
        recording,
        beginning,
        schedule: empty(recording),
        items: 0,
        touched: BTreeSet::new(),
    };
    builder.build(nodes).map_err(|stop| match stop {
        NotWritable::Depends => {
            "what the program does depends on a loop in a way that a job cannot say".to_owned()
        }
        NotWritable::Long(reason) => reason,
    })?;
    Ok(builder.schedule)
}

/// A schedule of nothing, in which variables hold what they begin with.
fn empty(recording: &Recording) -> Schedule {
    Schedule {
        initial: recording.starts.clone(),
        ..Schedule::default()
    }
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

    fn build(&mut self, nodes: &[Node]) -> Result<(), NotWritable> {
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
        // The loop that does most, and of several the first.
        loops.sort_by_key(|found| std::cmp::Reverse(work(found)));
        for (main, node) in loops {
            let Node::Loop(time) = node else { continue };
            match self.build_around(nodes, main, time) {
                Err(NotWritable::Depends) => self.clear(),
                result => return result,
            }
        }
        self.schedule.step = self.outside(nodes)?;
        Ok(())
    }

    /// The nodes that are to become the time loop one after the other: from the first to the last
    /// loop that does something else in each iteration, where there are several.
    fn consecutive_loops(&self, nodes: &[Node]) -> Option<std::ops::Range<usize>> {
        const MOST: usize = 8;
        /// Iterations that are rather written out.
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

    /// Whether these nodes are launches with pointers that do not vary.
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
        self.schedule.before = self.outside(&nodes[..range.start])?;
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
            self.schedule.step.push(group_when(items, when));
            begin = end;
        }
        self.schedule.after = self.outside(&nodes[range.end..])?;
        Ok(())
    }

    fn clear(&mut self) {
        self.schedule = empty(self.recording);
        self.items = 0;
        self.touched.clear();
    }

    fn build_around(
        &mut self,
        nodes: &[Node],
        main: usize,
        time: &Loop,
    ) -> Result<(), NotWritable> {
        self.schedule.before = self.outside(&nodes[..main])?;
        self.touch(&time.body);
        self.time_loop(time)?;
        self.schedule.after = self.outside(&nodes[main + 1..])?;
        Ok(())
    }

    /// Items of nodes outside of the time loop; what the host writes before a launch is given a
    /// block becomes its initial value.
    fn outside(&mut self, nodes: &[Node]) -> Result<Vec<Item>, NotWritable> {
        let mut items = Vec::new();
        for node in nodes {
            let is_first = self.beginning == Beginning::Values
                && self.launches(std::slice::from_ref(node)) == 0;
            if is_first && self.initialise(node) {
                continue;
            }
            self.touch(std::slice::from_ref(node));
            items.extend(self.items(std::slice::from_ref(node), &mut Vec::new())?);
        }
        Ok(items)
    }

    /// Applies what a node does to initial values, if it only concerns blocks that no launch was
    /// given yet.
    fn initialise(&mut self, node: &Node) -> bool {
        let mut events = Vec::new();
        visit_events(std::slice::from_ref(node), &mut |key, values| {
            events.push((key, values.to_vec()))
        });
        let is_new = |value: &Value| match value {
            Value::Pointer { allocation, .. } => !self.touched.contains(allocation),
            Value::Int(_) | Value::Float(_) => true,
        };
        let writes =
            |(key, _): &&(u64, Vec<Value>)| !matches!(self.operation(*key), Operation::Read(_));
        if !events
            .iter()
            .filter(writes)
            .all(|(_, values)| values.iter().all(is_new))
        {
            return false;
        }
        for (key, values) in &events {
            let operation = self.operation(*key).clone();
            if self.apply(&operation, values).is_none() {
                return false;
            }
        }
        true
    }

    fn image(&mut self, block: u32) -> &mut Vec<u8> {
        let bytes = self
            .recording
            .blocks
            .get(&block)
            .map_or(0, |block| block.bytes);
        self.schedule
            .initial
            .entry(block)
            .or_insert_with(|| vec![0; bytes as usize])
    }

    fn apply(&mut self, operation: &Operation, values: &[Value]) -> Option<()> {
        match (operation, values) {
            (Operation::Read(_), [Value::Pointer { allocation, .. }]) => {
                let read = HostRead {
                    block: *allocation,
                    every: None,
                };
                self.schedule.reads.insert(read);
            }
            (
                Operation::Write(shape),
                [Value::Pointer { allocation, offset }, Value::Int(contents)],
            ) => {
                let contents = self
                    .recording
                    .contents
                    .get(u32::try_from(*contents).ok()?)
                    .ok()?;
                let image = self.image(*allocation);
                let mut from = 0;
                for row in rows(shape, *offset) {
                    let width = shape.width as usize;
                    image
                        .get_mut(row..row + width)?
                        .copy_from_slice(contents.get(from..from + width)?);
                    from += width;
                }
            }
            (
                Operation::Fill { to, bytes },
                [Value::Pointer { allocation, offset }, Value::Int(value)],
            ) => {
                let pattern = value.to_le_bytes();
                let pattern = &pattern[..*bytes as usize];
                let image = self.image(*allocation);
                for row in rows(to, *offset) {
                    let row = image.get_mut(row..row + to.width as usize)?;
                    row.chunks_mut(pattern.len())
                        .for_each(|part| part.copy_from_slice(&pattern[..part.len()]));
                }
            }
            (
                Operation::Copy { from, to },
                [
                    Value::Pointer {
                        allocation: source,
                        offset: at,
                    },
                    Value::Pointer {
                        allocation: target,
                        offset,
                    },
                ],
            ) => {
                let read = self.image(*source).clone();
                let image = self.image(*target);
                for (from_row, to_row) in rows(from, *at).zip(rows(to, *offset)) {
                    let part = read.get(from_row..from_row + from.width as usize)?;
                    image
                        .get_mut(to_row..to_row + part.len())?
                        .copy_from_slice(part);
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Remembers the blocks that these nodes use.
    fn touch(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Loop(inner) => self.touch(&inner.body),
                Node::Event(leaf) => {
                    let operation = &self.recording.operations[leaf.key as usize];
                    if let Operation::Read(_) = operation {
                        continue;
                    }
                    if let Operation::Launch { variables, .. } = operation {
                        self.touched.extend(variables);
                    }
                    for slot in &leaf.slots {
                        if let Sequence::Table(table) = slot {
                            self.touched.extend(table.values().filter_map(block_of));
                        }
                        let first = slot.value(&vec![0; depth(slot)], 0);
                        self.touched.extend(block_of(first));
                    }
                }
            }
        }
    }

    fn time_loop(&mut self, time: &Loop) -> Result<(), NotWritable> {
        let steps = time.constant_count().ok_or(NotWritable::Depends)?;
        if let Some((at, inner)) = self.inner_loop(time) {
            return self.nested_time_loop(time, steps, at, inner);
        }
        self.schedule.steps = Some(steps);
        self.schedule.swap = time.swap.clone();
        let mut indices = vec![Index::Step(steps)];
        self.schedule.step = self.items(&time.body, &mut indices)?;
        let swap = time.swap.clone();
        self.reads_of_step(&time.body, &swap, 1);
        Ok(())
    }

    /// The loop inside of the time loop that is to become the time loop together with it: what is
    /// around it are reads, or what it does depends on its index.
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

    /// Whether something depends on the index of the loop at this depth.
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
        let last = last
            .into_iter()
            .map(|item| before_exchange(item, &inner.swap));
        let last: Vec<Item> = last.collect();
        let mut step = Vec::new();
        if !first.is_empty() {
            step.push(group_when(first, format!("step % {count} == 0")));
        }
        step.extend(body);
        if !last.is_empty() {
            step.push(group_when(last, format!("iteration % {count} == 0")));
        }
        self.schedule.step = step;
        let swap = inner.swap.clone();
        self.reads_of_step(&inner.body, &swap, 1);
        self.reads_of_step(&time.body, &Swap::default(), count);
        Ok(())
    }

    /// Adds what the host reads in a step.
    fn reads_of_step(&mut self, nodes: &[Node], swap: &Swap, every: u64) {
        for node in nodes {
            match node {
                Node::Event(leaf) if matches!(self.operation(leaf.key), Operation::Read(_)) => {
                    let first = leaf.slots[0].value(&vec![0; depth(&leaf.slots[0])], 0);
                    if let Some(block) = block_of(first) {
                        let read = HostRead {
                            block: exchanged(block, swap),
                            every: Some(every),
                        };
                        self.schedule.reads.insert(read);
                    }
                }
                Node::Event(_) | Node::Loop(_) => {}
            }
        }
    }

    fn items(
        &mut self,
        nodes: &[Node],
        indices: &mut Vec<Index>,
    ) -> Result<Vec<Item>, NotWritable> {
        let mut items = Vec::new();
        for node in nodes {
            match node {
                Node::Event(leaf) => {
                    if let Operation::Read(_) = self.operation(leaf.key) {
                        if !indices
                            .iter()
                            .any(|index| matches!(index, Index::Step(_) | Index::Outer(..)))
                        {
                            let first = leaf.slots[0].value(&vec![0; depth(&leaf.slots[0])], 0);
                            let reads =
                                block_of(first).map(|block| HostRead { block, every: None });
                            self.schedule.reads.extend(reads);
                        }
                        continue;
                    }
                    if self.fills_table(leaf) {
                        continue;
                    }
                    items.push(Item::Action(self.action(leaf, indices)?));
                }
                Node::Loop(inner) => items.extend(self.inner(inner, indices)?),
            }
        }
        Ok(items)
    }

    /// Whether an operation writes memory whose contents stand in the launches.
    fn fills_table(&self, leaf: &Leaf) -> bool {
        let target = match self.operation(leaf.key) {
            Operation::Write(_) | Operation::Fill { .. } => 0,
            Operation::Copy { .. } => 1,
            Operation::Launch { .. } | Operation::Read(_) => return false,
        };
        let slot = &leaf.slots[target];
        block_of(slot.value(&vec![0; depth(slot)], 0))
            .is_some_and(|block| self.recording.tables.contains(&block))
    }

    /// A loop inside of the time loop, or outside of it.
    fn inner(&mut self, inner: &Loop, indices: &mut Vec<Index>) -> Result<Vec<Item>, NotWritable> {
        if let Some(count) = inner.constant_count() {
            let saved = self.schedule.series.len();
            let unrolled = indices
                .iter()
                .filter(|index| matches!(index, Index::Unrolled(..)))
                .count();
            let name = match unrolled {
                0 => "m".to_owned(),
                more => format!("m_{more}"),
            };
            let ways = [
                Some(Index::Repeated(count)),
                (count <= MOST_UNROLLED).then(|| Index::Unrolled(name.clone(), count)),
            ];
            for way in ways.into_iter().flatten() {
                let unroll = matches!(way, Index::Unrolled(..)).then(|| name.clone());
                indices.push(way);
                let items = self.items(&inner.body, indices);
                indices.pop();
                match items {
                    Ok(items) if items.is_empty() => return Ok(items),
                    Ok(items) => {
                        return Ok(vec![Item::Group(Group {
                            repeat: count,
                            unroll,
                            swap: inner.swap.clone(),
                            when: None,
                            items,
                        })]);
                    }
                    Err(NotWritable::Depends) => self.schedule.series.truncate(saved),
                    Err(stop) => return Err(stop),
                }
            }
        }
        if indices.is_empty()
            && let Some(segments) = runs::segments(inner)
        {
            let mut items = Vec::new();
            for segment in &segments {
                items.extend(self.inner(segment, indices)?);
            }
            return Ok(items);
        }
        self.one_by_one(inner, indices)
    }

    /// The iterations of a loop one after the other.
    fn one_by_one(
        &mut self,
        inner: &Loop,
        indices: &mut Vec<Index>,
    ) -> Result<Vec<Item>, NotWritable> {
        let fixed: Option<Vec<i64>> = indices
            .iter()
            .map(|index| match index {
                Index::Fixed(at, _) => Some(*at),
                _ => None,
            })
            .collect();
        let count = match (inner.constant_count(), fixed) {
            (Some(count), _) => count,
            (None, Some(at)) => match inner.count.value(&at, execution(indices)?.constant as u64) {
                Value::Int(count) => count.max(0) as u64,
                Value::Float(_) | Value::Pointer { .. } => 0,
            },
            (None, None) => return Err(NotWritable::Depends),
        };
        let is_constant = inner.constant_count().is_some();
        let mut all = Vec::new();
        for iteration in 0..count {
            // The number of an execution is not known where loops vary in length.
            let radix = if is_constant { count } else { 0 };
            indices.push(Index::Fixed(iteration as i64, radix));
            let items = self.items(&inner.body, indices);
            indices.pop();
            let items = items?;
            match inner.swap.cycles.is_empty() {
                true => all.extend(items),
                false => all.push(Item::Group(Group {
                    repeat: 1,
                    swap: inner.swap.clone(),
                    items,
                    ..Group::default()
                })),
            }
        }
        Ok(all)
    }

    fn action(&mut self, leaf: &Leaf, indices: &[Index]) -> Result<Action, NotWritable> {
        self.items += 1;
        if self.items > MOST_ITEMS * 4 {
            let reason = format!(
                "the program does more than {MOST_ITEMS} different things on the device, which no loop describes"
            );
            return Err(NotWritable::Long(reason));
        }
        let mut terms = Vec::new();
        for (number, slot) in leaf.slots.iter().enumerate() {
            terms.push(self.term(leaf, number, slot, indices)?);
        }
        Ok(Action {
            operation: leaf.key as u32,
            terms,
        })
    }

    fn term(
        &mut self,
        leaf: &Leaf,
        number: usize,
        slot: &Sequence,
        indices: &[Index],
    ) -> Result<Term, NotWritable> {
        match slot {
            Sequence::Constant(value) => Ok(constant(*value)),
            Sequence::Affine { first, strides } => affine(*first, strides, indices),
            Sequence::Formula(_) | Sequence::Table(_) => {
                let execution = execution(indices)?;
                if execution.terms.is_empty() {
                    let at: Vec<i64> = vec![0; indices.len()];
                    return Ok(constant(slot.value(&at, execution.constant as u64)));
                }
                let of = (leaf.key as u32, number);
                self.series(slot, &execution, indices, of)
            }
        }
    }

    /// A number that varies from step to step.
    fn series(
        &mut self,
        slot: &Sequence,
        execution: &Affine,
        indices: &[Index],
        of: (u32, usize),
    ) -> Result<Term, NotWritable> {
        let steps: u64 = match indices
            .iter()
            .find(|index| matches!(index, Index::Step(_) | Index::Outer(..) | Index::Phase(..)))
        {
            Some(Index::Step(steps)) => *steps,
            Some(Index::Phase(..)) => self.schedule.steps.ok_or(NotWritable::Depends)?,
            Some(Index::Outer(outer, inner)) => outer * inner,
            _ => return Err(NotWritable::Depends),
        };
        let count = leafs(slot).max(1);
        let all: Vec<Value> = match slot {
            Sequence::Formula(formula) => formula.values().take(count as usize).collect(),
            _ => (0..count).map(|number| slot.value(&[], number)).collect(),
        };
        let mut values = Vec::new();
        for step in 0..steps {
            let number = execution.at(step).ok_or(NotWritable::Depends)?;
            // Where a phase does not run, any number does.
            let number = number.rem_euclid(all.len() as i64) as usize;
            values.push(*all.get(number).ok_or(NotWritable::Depends)?);
        }
        if values
            .iter()
            .any(|value| matches!(value, Value::Pointer { .. }))
        {
            return Err(NotWritable::Depends);
        }
        if let Sequence::Formula(formula) = slot
            && let [Index::Step(_)] = indices
            && formula.every == 1
            && let Some(text) = expression(&formula.formula)
        {
            return Ok(Term::Expression(text));
        }
        let known = self
            .schedule
            .series
            .iter()
            .position(|series| series.values == values);
        Ok(Term::Series(known.unwrap_or_else(|| {
            self.schedule.series.push(Series { values, of });
            self.schedule.series.len() - 1
        })))
    }
}

/// How many values a sequence has.
fn leafs(slot: &Sequence) -> u64 {
    match slot {
        Sequence::Table(table) => table.length,
        Sequence::Formula(formula) => formula.length,
        Sequence::Constant(_) | Sequence::Affine { .. } => 1,
    }
}

fn depth(slot: &Sequence) -> usize {
    match slot {
        Sequence::Affine { strides, .. } => strides.len(),
        _ => 0,
    }
}

fn block_of(value: Value) -> Option<u32> {
    match value {
        Value::Pointer { allocation, .. } => Some(allocation),
        Value::Int(_) | Value::Float(_) => None,
    }
}

fn constant(value: Value) -> Term {
    let number = |constant| Affine {
        constant,
        terms: Vec::new(),
    };
    match value {
        Value::Int(value) => Term::Int(number(value)),
        Value::Float(bits) => Term::Float(bits),
        Value::Pointer { allocation, offset } => Term::Pointer(allocation, number(offset)),
    }
}

impl Affine {
    fn add(&mut self, factor: i64, index: &Index) -> Result<(), NotWritable> {
        if factor == 0 {
            return Ok(());
        }
        let text = match index {
            Index::Fixed(at, _) => {
                self.constant += factor * at;
                return Ok(());
            }
            Index::Repeated(_) => return Err(NotWritable::Depends),
            Index::Step(_) => IndexName::Step,
            Index::Phase(begin, _) => {
                self.constant -= factor * *begin as i64;
                IndexName::Step
            }
            Index::Outer(_, inner) => IndexName::Outer(*inner),
            Index::Inner(count) => IndexName::Inner(*count),
            Index::Unrolled(name, count) => IndexName::Unrolled(name.clone(), *count),
        };
        self.terms.push((factor, text));
        Ok(())
    }
}

fn affine(first: Value, strides: &[i64], indices: &[Index]) -> Result<Term, NotWritable> {
    let mut sum = Affine::default();
    // The two indices of loops that became one are one index where their strides fit.
    let fits = |strides: &[i64]| match (indices, strides) {
        ([Index::Outer(..), Index::Inner(count), ..], [outer, inner, ..]) => {
            *outer == inner * *count as i64
        }
        _ => false,
    };
    let skip = match fits(strides) {
        true => {
            let [Index::Outer(outer, inner), ..] = indices else {
                return Err(NotWritable::Depends);
            };
            sum.add(strides[1], &Index::Step(outer * inner))?;
            2
        }
        false => 0,
    };
    for (stride, index) in strides.iter().zip(indices).skip(skip) {
        sum.add(*stride, index)?;
    }
    Ok(match first {
        Value::Int(value) => {
            sum.constant += value;
            Term::Int(sum)
        }
        Value::Pointer { allocation, offset } => {
            sum.constant += offset;
            Term::Pointer(allocation, sum)
        }
        Value::Float(bits) => Term::Float(bits),
    })
}

/// The number of an execution as a sum over the indices: each counts all of the inner ones.
fn execution(indices: &[Index]) -> Result<Affine, NotWritable> {
    let mut sum = Affine::default();
    let mut factor = 1;
    for index in indices.iter().rev() {
        if index.count() == 0 {
            return Err(NotWritable::Depends);
        }
        match index {
            Index::Fixed(at, _) => sum.constant += factor * at,
            Index::Step(_) => sum.terms.push((factor, IndexName::Step)),
            Index::Phase(begin, _) => {
                sum.constant -= factor * *begin as i64;
                sum.terms.push((factor, IndexName::Step));
            }
            Index::Outer(_, inner) => sum.terms.push((factor, IndexName::Outer(*inner))),
            Index::Inner(count) => sum.terms.push((factor, IndexName::Inner(*count))),
            Index::Unrolled(..) | Index::Repeated(_) => return Err(NotWritable::Depends),
        }
        factor *= index.count() as i64;
    }
    Ok(sum)
}

/// The expression that gives a formula's numbers in all bits, if a job computes them as the host
/// does: in `f64`, rounded once more to the type of the parameter.
fn expression(formula: &Formula) -> Option<String> {
    let index = match formula.offset {
        0 => "step".to_owned(),
        1 => "iteration".to_owned(),
        offset => format!("(step + {offset})"),
    };
    let is_wide = formula.arithmetic == Precision::F64;
    let number = |value: f64| format!("{value:?}");
    match formula.form {
        // A product of numbers in `f32` is exact in `f64`.
        Form::Product => Some(format!("{index} * {}", number(formula.step))),
        Form::SumOfProduct if is_wide => Some(format!(
            "{} + {index} * {}",
            number(formula.start),
            number(formula.step)
        )),
        Form::SumOfProduct | Form::Accumulated => None,
    }
}

/// The place of each row of a box that begins at an offset.
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
        repeat: 1,
        when: Some(when),
        items,
        ..Group::default()
    })
}

/// The name that a block has after an exchange, of its name before.
fn exchanged(block: u32, swap: &Swap) -> u32 {
    for cycle in &swap.cycles {
        if let Some(at) = cycle.iter().position(|name| *name == block) {
            return cycle[(at + cycle.len() - 1) % cycle.len()];
        }
    }
    block
}

/// The name that a block has before an exchange, of its name after.
fn unexchanged(block: u32, swap: &Swap) -> u32 {
    for cycle in &swap.cycles {
        if let Some(at) = cycle.iter().position(|name| *name == block) {
            return cycle[(at + 1) % cycle.len()];
        }
    }
    block
}

/// An item whose names are those after an exchange, with names before it.
fn before_exchange(item: Item, swap: &Swap) -> Item {
    match item {
        Item::Action(mut action) => {
            for term in &mut action.terms {
                if let Term::Pointer(block, _) = term {
                    *block = unexchanged(*block, swap);
                }
            }
            Item::Action(action)
        }
        Item::Group(mut group) => {
            let items = group.items.into_iter();
            group.items = items.map(|item| before_exchange(item, swap)).collect();
            for name in group.swap.cycles.iter_mut().flatten() {
                *name = unexchanged(*name, swap);
            }
            Item::Group(group)
        }
    }
}
