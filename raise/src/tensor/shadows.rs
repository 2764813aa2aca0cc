//! Shadow tensors of the run-time checks of races: which threads accessed each element.
//!
//! A shadow distinguishes the threads, warps or blocks of the launch by their numbers ([`Level`]).
//! A barrier orders the accesses before it with later ones inside of a warp, a block or the grid,
//! so that it removes the marks from the shadows that distinguish the parts of that group: threads
//! for a barrier of warps, threads and warps for one of blocks. Conflicts between groups are still
//! found by the shadows that distinguish larger ones.
//!
//! If only some groups reach a barrier, the marks of the others stay.

use super::builder::Builder;
use super::index::{Condition, Dim, Index};
use super::lane_values::{DimTensor, LaneValue};
use super::lower::Lower;
use super::memory_model::{Array, MemoryModel};
use super::thread_domain::ThreadDomain;
use super::warps::LANES;
use crate::kernel_ir::{OpKind, PtxOp};
use stablehlo::{
    BinaryOp as Hlo, Direction, ElementType, GatherDims, Literal, Op, Scalar, TensorType, UnaryOp,
    Value,
};

/// What a shadow distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Thread,
    Warp,
    Block,
}

impl Level {
    const ALL: [Level; 3] = [Level::Thread, Level::Warp, Level::Block];
}

/// Two tensors of thread numbers per element of an array: `greatest` holds the greatest number of
/// a thread that accessed it, `least` the least one, counted down from the greatest number plus 1,
/// so that both are combined by maximum. 0 means no thread.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    pub greatest: usize,
    pub least: Option<usize>,
}

/// Records which threads (or warps, or blocks) stored to an array and loaded from it, since the
/// last barrier that orders them.
#[derive(Clone, Debug)]
pub(super) struct Shadow {
    pub level: Level,
    pub owners: Marks,
    pub readers: Option<Marks>,
}

impl Marks {
    fn arrays(&self) -> impl Iterator<Item = usize> {
        [self.greatest].into_iter().chain(self.least)
    }
}

impl Shadow {
    fn arrays(&self) -> impl Iterator<Item = usize> {
        let readers = self.readers.iter().flat_map(Marks::arrays);
        self.owners.arrays().chain(readers)
    }
}

/// A load that may conflict with later stores.
#[derive(Clone, Debug)]
pub(super) struct PendingLoad {
    pub array: usize,
    pub at: DimTensor,
    pub mask: Option<DimTensor>,
    pub domain: super::index::Domain,
    /// For each level, the threads of `mask` that have passed no barrier since the load which
    /// removes its marks.
    open: [Option<DimTensor>; 3],
    /// For each level, the serial number of the frame in which such a barrier followed; the
    /// outermost frame's if it is passed in any case.
    closed_in: [Option<usize>; 3],
}

impl PendingLoad {
    pub fn new(array: usize, at: DimTensor, threads: &ThreadDomain) -> PendingLoad {
        let mask = threads.mask.clone();
        PendingLoad {
            array,
            at,
            open: [&mask, &mask, &mask].map(Clone::clone),
            mask,
            domain: threads.domain.clone(),
            closed_in: [None; 3],
        }
    }

    /// Returns the mask of the threads whose load may still conflict at this level.
    pub fn open(&self, level: Level) -> Option<DimTensor> {
        self.open[level as usize].clone()
    }
}

/// The threads that pass a barrier, if not all do.
struct Passed {
    /// The ranges of dimensions that do not run as a whole.
    narrowed: Vec<(Dim, i128, i128)>,
    mask: Option<DimTensor>,
}

/// A dimension of which numbers of threads or blocks are composed.
#[derive(Clone, Copy)]
struct Digit {
    dim: Dim,
    /// The difference of the numbers of neighbours.
    stride: i128,
    first: i128,
    extent: i128,
}

impl Lower<'_> {
    /// Allocates the shadow tensors of the watched arrays. Called when the launch's dimensions
    /// exist and no access has been lowered.
    pub(super) fn allocate_shadows(&mut self) {
        let numbers = &mut self.threads;
        numbers.thread_number = numbers.number_of(&mut numbers.thread_dims.iter());
        numbers.block_number = numbers.number_of(&mut numbers.grid_dims.iter());
        let body = &self.kernel.body;
        if body.any(&|kind| matches!(kind, OpKind::Ptx(PtxOp::WarpBarrier, _))) {
            numbers.warp_number = numbers.number_of_warp();
        }
        let has_barrier = body.any(&OpKind::is_block_barrier);
        let several = |index: &Index| index.as_constant().is_none();
        let several_warps = self.threads.warp_number.as_ref().is_some_and(several);
        let several_blocks = several(&self.threads.block_number);
        for (array, watched) in self.memory.watched.arrays() {
            if !watched.owners {
                continue;
            }
            let own = self.memory.arrays[array].instances.is_some();
            for level in Level::ALL {
                let is_needed = match level {
                    Level::Thread => true,
                    Level::Warp => several_warps,
                    Level::Block => has_barrier && several_blocks && !own,
                };
                if !is_needed {
                    continue;
                }
                let owners = self.new_marks(array, !watched.strict);
                let readers = watched.readers.then(|| self.new_marks(array, true));
                self.memory.shadows.entry(array).or_default().push(Shadow {
                    level,
                    owners,
                    readers,
                });
            }
        }
    }

    fn new_marks(&mut self, array: usize, several: bool) -> Marks {
        let greatest = self.new_mark(array);
        let least = several.then(|| self.new_mark(array));
        Marks { greatest, least }
    }

    pub(super) fn new_mark(&mut self, array: usize) -> usize {
        let len = self.memory.arrays[array].shape.iter().product();
        let value = self.builder.no_marks(len);
        self.memory.arrays.push(Array {
            name: format!("(threads at {})", self.memory.arrays[array].name),
            element: ElementType::I32,
            shape: vec![len],
            value,
            frame: self.builder.depth(),
            written: false,
            instances: None,
        });
        self.memory.arrays.len() - 1
    }

    /// Clears the shadows at a barrier of the block.
    pub(super) fn clear_in_blocks(&mut self) {
        self.clear(Level::Warp);
    }

    /// Clears the shadows at a barrier of whole warps.
    pub(super) fn clear_in_warps(&mut self) {
        if self.threads.warp_number.is_some() {
            self.clear(Level::Thread);
        }
    }

    /// Clears the shadows at a barrier of the grid: no thread conflicts with earlier accesses.
    pub(super) fn clear_in_grid(&mut self) {
        self.clear(Level::Block);
    }

    /// Removes the marks of the active threads from the shadows of all levels up to `most`.
    fn clear(&mut self, most: Level) {
        let passed = match self.passed(most) {
            Ok(passed) => passed,
            Err(Unknown) => return,
        };
        let shadows: Vec<Shadow> = self.memory.shadows.values().flatten().cloned().collect();
        for shadow in shadows.iter().filter(|shadow| shadow.level <= most) {
            for marks in [&shadow.owners].into_iter().chain(&shadow.readers) {
                self.remove_marks(shadow.level, marks.greatest, false, passed.as_ref());
                if let Some(least) = marks.least {
                    self.remove_marks(shadow.level, least, true, passed.as_ref());
                }
            }
        }
        for level in Level::ALL.into_iter().filter(|level| *level <= most) {
            self.close_loads(level, passed.as_ref());
        }
    }

    /// Returns the threads that pass a barrier, which are the active ones; `None` if all threads
    /// do. A block passes as a whole, without threads that have finished.
    fn passed(&self, most: Level) -> Result<Option<Passed>, Unknown> {
        let mut digits = self.threads.digits(Level::Thread);
        if most >= Level::Warp {
            digits.retain(|digit| self.threads.grid_dims.contains(&digit.dim));
        }
        let mut narrowed = Vec::new();
        for digit in &digits {
            let (lo, hi) = self.threads.domain[&digit.dim];
            if (lo, hi) != (digit.first, digit.first + digit.extent) {
                narrowed.push((digit.dim, lo, hi));
            }
        }
        let mask = self.threads.mask.clone();
        let is_digit = |dim: &Dim| digits.iter().any(|digit| digit.dim == *dim);
        let mut of_mask = mask.iter().flat_map(|mask| &mask.dims);
        if of_mask.any(|(dim, ..)| !is_digit(dim) && self.threads.extent(*dim) > 1) {
            return Err(Unknown);
        }
        Ok((mask.is_some() || !narrowed.is_empty()).then_some(Passed { narrowed, mask }))
    }

    /// Removes the marks of the threads that have `passed` from one shadow tensor. An element that
    /// several threads accessed may lose the marks of others too; if these are in other groups,
    /// the shadow of the next level still has a mark of two groups for it.
    fn remove_marks(
        &mut self,
        level: Level,
        shadow: usize,
        from_above: bool,
        passed: Option<&Passed>,
    ) {
        let len = self.memory.arrays[shadow].shape[0];
        let none = self.builder.no_marks(len);
        let left = match passed {
            None => none,
            Some(passed) => {
                let marks = self.array_value(shadow);
                let Some(passed) = self.passed_of(level, marks, from_above, passed) else {
                    return;
                };
                self.f().select(passed, none, marks)
            }
        };
        self.set_flat_numbers(shadow, left);
    }

    /// Returns, for each of the threads (or warps, or blocks) in `marks`, whether it has passed;
    /// `None` if that differs within a warp or a block of this level.
    fn passed_of(
        &mut self,
        level: Level,
        marks: Value,
        from_above: bool,
        passed: &Passed,
    ) -> Option<Value> {
        let digits = self.threads.digits(level);
        let digit = |dim: Dim| digits.iter().find(|digit| digit.dim == dim).copied();
        let narrowed: Option<Vec<_>> = passed
            .narrowed
            .iter()
            .map(|(dim, lo, hi)| Some((digit(*dim)?, *lo, *hi)))
            .collect();
        let narrowed = narrowed?;
        let mask = match &passed.mask {
            None => None,
            Some(mask) => {
                let several = |(dim, ..): &&(Dim, i128, i128)| self.threads.extent(*dim) > 1;
                let dims = mask.dims.iter().filter(several);
                let digits: Option<Vec<Digit>> = dims.map(|(dim, ..)| digit(*dim)).collect();
                Some((mask, digits?))
            }
        };
        let number = self.threads.numbering(level);
        let top = number.range().1 + 1;
        let len = self.f().tensor(marks).shape[0];
        let number = match from_above {
            true => {
                let last = self.splat(len, top - 1);
                self.f().binary(Hlo::Subtract, last, marks)
            }
            false => {
                let one = self.splat(len, 1);
                self.f().binary(Hlo::Subtract, marks, one)
            }
        };
        let mut all: Option<Value> = None;
        let mut and = |this: &mut Self, one: Value| {
            all = Some(match all {
                Some(all) => this.f().binary(Hlo::And, all, one),
                None => one,
            });
        };
        for (digit, lo, hi) in narrowed {
            let at = self.digit_of(number, digit, len);
            for (bound, direction) in [(lo, Direction::Ge), (hi, Direction::Lt)] {
                let bound = self.splat(len, bound);
                let one = self.f().compare(direction, at, bound);
                and(self, one);
            }
        }
        if let Some((mask, digits)) = mask {
            let dims: Vec<Dim> = digits.iter().map(|digit| digit.dim).collect();
            let mask = self.squeeze(mask, &dims);
            let mask = self.fit(&mask, &dims);
            let one = match dims.is_empty() {
                true => self.f().broadcast_in_dim(mask, &[len], &[]),
                false => {
                    let active: usize = dims.iter().map(|dim| self.threads.extent(*dim)).product();
                    let mask = self.f().reshape(mask, &[active]);
                    let mut place = self.splat(len, 0);
                    for digit in digits {
                        let (lo, hi) = self.threads.domain[&digit.dim];
                        let at = self.digit_of(number, digit, len);
                        let lo_of_all = self.splat(len, lo);
                        let at = self.f().binary(Hlo::Subtract, at, lo_of_all);
                        let extent = self.splat(len, hi - lo);
                        let slower = self.f().binary(Hlo::Multiply, place, extent);
                        place = self.f().binary(Hlo::Add, slower, at);
                    }
                    let place = self.f().reshape(place, &[len, 1]);
                    let dims = GatherDims::of_elements(1, 1);
                    self.f().gather(mask, place, dims, &[1])
                }
            };
            and(self, one);
        }
        all
    }

    fn splat(&mut self, len: usize, value: i128) -> Value {
        let ty = TensorType::new(ElementType::I32, vec![len]);
        self.f().splat(ty, Scalar::Int(value as i64))
    }

    /// Returns the place in one dimension of each number, counted from 0.
    fn digit_of(&mut self, number: Value, digit: Digit, len: usize) -> Value {
        let stride = self.splat(len, digit.stride);
        let extent = self.splat(len, digit.extent);
        let first = self.splat(len, digit.first);
        let at = self.f().binary(Hlo::Divide, number, stride);
        let at = self.f().binary(Hlo::Remainder, at, extent);
        self.f().binary(Hlo::Add, at, first)
    }

    /// Closes the pending loads, at one level, for the threads that have `passed` a barrier.
    fn close_loads(&mut self, level: Level, passed: Option<&Passed>) {
        let frame = self.builder.frames[self.builder.depth()].serial;
        let mut loads = std::mem::take(&mut self.memory.pending_loads);
        for load in &mut loads {
            if load.closed_in[level as usize] == Some(0) {
                continue;
            }
            let passing = passed.map_or(Passing::AllThreads, |passed| passed.passing(load));
            match passing {
                Passing::NoThread => {}
                Passing::AllThreads if !self.builder.is_closed(load, level) => {
                    load.closed_in[level as usize] = Some(frame);
                }
                Passing::AllThreads => {}
                Passing::SomeThreads => {
                    if let Some(passed) = passed {
                        self.open_load(load, level, passed);
                    }
                }
            }
        }
        self.memory.pending_loads = loads;
    }

    /// Keeps the load open for threads that do not pass a barrier after it.
    fn open_load(&mut self, load: &mut PendingLoad, level: Level, passed: &Passed) {
        if self.builder.depth() > 0 {
            return; // a value of an inner frame is not available after it
        }
        let covers = |(dim, lo, hi): &(Dim, i128, i128)| {
            let (first, end) = load.domain[dim];
            *lo <= first && end <= *hi
        };
        if let Some(mask) = &passed.mask
            && !mask.dims.iter().all(covers)
        {
            return; // it is not known for all threads that loaded
        }
        let (mask, domain) = (self.threads.mask.take(), self.threads.domain.clone());
        for (dim, range) in &load.domain {
            self.threads.domain.insert(*dim, *range);
        }
        let mut all = passed.mask.clone();
        for (dim, lo, hi) in &passed.narrowed {
            let (first, end) = load.domain[dim];
            if *lo <= first && end <= *hi {
                continue;
            }
            let within = Condition::within(*dim, *lo, *hi, &self.threads.domain);
            let one = self.materialize(&LaneValue::Condition(within), ElementType::Pred);
            all = Some(match all {
                Some(all) => self.hlo(Hlo::And, &all, &one),
                None => one,
            });
        }
        if let Some(all) = all {
            let all = self.restrict(&all);
            let not = self.f().unary(UnaryOp::Not, all.value);
            let not_passed = DimTensor { value: not, ..all };
            let open = &mut load.open[level as usize];
            *open = Some(match &open {
                Some(open) => self.hlo(Hlo::And, open, &not_passed),
                None => not_passed,
            });
        }
        (self.threads.mask, self.threads.domain) = (mask, domain);
    }

    /// Returns whether a shadow tensor has no marks.
    pub(super) fn has_no_marks(&self, shadow: usize) -> bool {
        let Array { value, frame, .. } = &self.memory.arrays[shadow];
        matches!(
            self.builder.frames[*frame].func.op(*value),
            Op::Constant(literal) if literal.splat_value() == Some(Scalar::Int(0))
        )
    }
}

/// The active threads are not composed of the dimensions of their numbers.
struct Unknown;

/// How many of the threads that loaded pass a barrier.
enum Passing {
    NoThread,
    SomeThreads,
    AllThreads,
}

impl Passed {
    fn passing(&self, load: &PendingLoad) -> Passing {
        let mut is_within = true;
        for (dim, lo, hi) in &self.narrowed {
            let Some((first, end)) = load.domain.get(dim) else {
                return Passing::SomeThreads;
            };
            if end <= lo || hi <= first {
                return Passing::NoThread;
            }
            is_within &= lo <= first && end <= hi;
        }
        match self.mask.is_none() || self.mask == load.mask {
            true if is_within => Passing::AllThreads,
            _ => Passing::SomeThreads,
        }
    }
}

impl Builder {
    fn no_marks(&mut self, len: usize) -> Value {
        let ty = TensorType::new(ElementType::I32, vec![len]);
        self.f().constant(Literal::splat(ty, Scalar::Int(0)))
    }

    /// Returns whether a barrier that every thread at this point has passed followed the load, one
    /// that removes marks of this level.
    pub(super) fn is_closed(&self, load: &PendingLoad, level: Level) -> bool {
        let in_frame = |serial| self.frames.iter().any(|frame| frame.serial == serial);
        load.closed_in[level as usize].is_some_and(in_frame)
    }
}

impl ThreadDomain {
    pub(super) fn numbering(&self, level: Level) -> &Index {
        match (level, &self.warp_number) {
            (Level::Thread, _) => &self.thread_number,
            (Level::Warp, Some(number)) => number,
            (Level::Warp | Level::Block, _) => &self.block_number,
        }
    }

    /// Returns the number of each point of these dimensions, from 1; the first is the fastest.
    fn number_of(&self, dims: &mut dyn Iterator<Item = &Dim>) -> Index {
        let (mut sum, mut stride) = (Index::constant(1), 1);
        for dim in dims {
            let (lo, hi) = self.domain[dim];
            let one = Index::dim(*dim, &self.domain).sub(&Index::constant(lo));
            let one = one.expect("a constant adds no pieces").scale(stride);
            sum = sum.add(&one).expect("dimensions are all different");
            stride *= hi - lo;
        }
        sum
    }

    /// Returns the number of each thread's warp, from 1, if it is a function of the dimensions.
    fn number_of_warp(&self) -> Option<Index> {
        let starts_at_zero = |dim: &Dim| {
            let axis = self.axis_of.get(dim);
            axis.is_some_and(|axis| self.domain[dim] == (0, axis.extent))
        };
        if !self.block_dims.iter().all(starts_at_zero) {
            return None;
        }
        let in_block = self.number_of(&mut self.block_dims.iter().rev());
        let from_zero = in_block.sub(&Index::constant(1))?;
        let (warp, _) = from_zero.div_rem(LANES as i128)?;
        let block = self.block_number.sub(&Index::constant(1))?;
        block
            .scale(self.warps_of_block())
            .add(&warp)?
            .add(&Index::constant(1))
    }

    fn warps_of_block(&self) -> i128 {
        self.block_size().div_ceil(LANES) as i128
    }

    /// Returns the dimensions of which the numbers of a level are composed; of numbers of warps
    /// only those of their blocks.
    fn digits(&self, level: Level) -> Vec<Digit> {
        let (number, scale) = match level {
            Level::Thread => (&self.thread_number, 1),
            Level::Warp => (&self.block_number, self.warps_of_block()),
            Level::Block => (&self.block_number, 1),
        };
        let terms = number.terms.iter();
        terms
            .map(|(dim, pieces)| {
                let piece = &pieces.0[0];
                Digit {
                    dim: *dim,
                    stride: piece.slope * scale,
                    first: piece.lo,
                    extent: piece.hi - piece.lo,
                }
            })
            .collect()
    }
}

impl MemoryModel {
    /// Returns the shadow tensors of `array`.
    pub(super) fn shadow_arrays(&self, array: usize) -> Vec<usize> {
        let shadows = self.shadows.get(&array).into_iter().flatten();
        shadows.flat_map(Shadow::arrays).collect()
    }

    /// Returns the shadow tensors that a barrier changes which removes the marks of all levels up
    /// to `most`.
    pub(super) fn cleared_shadows(&self, most: Level) -> Vec<usize> {
        let shadows = self.shadows.values().flatten();
        let cleared = shadows.filter(|shadow| shadow.level <= most);
        cleared.flat_map(Shadow::arrays).collect()
    }

    /// Returns the shadows of `array`, if it is watched.
    pub(super) fn shadows_of(&self, array: usize) -> Vec<Shadow> {
        self.shadows.get(&array).cloned().unwrap_or_default()
    }
}
