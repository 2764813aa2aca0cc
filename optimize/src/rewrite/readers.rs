//! The readers of each value of a function that is rewritten.

use stablehlo::{Func, Op};

use crate::index_box::IndexBox;

/// The readers of the values of a function.
pub(super) struct Readers {
    /// The op that is the only user of a value, if it uses it once.
    pub(super) only: Vec<Option<usize>>,
    /// What slices read of each value.
    pub(super) slices: Vec<Slices>,
}

/// The slices that read an array.
#[derive(Clone, Debug, Default)]
pub(super) struct Slices {
    /// The sum of their elements; `usize::MAX` if anything but slices reads the array.
    pub(super) elements: usize,
    /// The number of slices.
    pub(super) count: usize,
    /// The smallest box that contains all of them.
    pub(super) hull: Option<IndexBox>,
}

impl Slices {
    /// Returns what `op`, with this number of elements, reads.
    fn of(op: &Op, elements: usize) -> Slices {
        let Op::Slice { start, limit, .. } = op else {
            return Slices::not_all();
        };
        let (start, limit) = (start.clone(), limit.clone());
        Slices {
            elements,
            count: 1,
            hull: Some(IndexBox { start, limit }),
        }
    }

    fn not_all() -> Slices {
        Slices {
            elements: usize::MAX,
            ..Slices::default()
        }
    }

    pub(super) fn add(&mut self, other: &Slices) {
        self.elements = self.elements.saturating_add(other.elements);
        self.count += other.count;
        self.hull = match (self.hull.take(), &other.hull) {
            (Some(hull), Some(other)) => Some(hull.hull(other)),
            (hull, other) => hull.or(other.clone()),
        };
    }
}

impl Readers {
    pub(super) fn of(func: &Func, uses: &[u32]) -> Readers {
        let mut readers = Readers {
            only: vec![None; func.len()],
            slices: vec![Slices::default(); func.len()],
        };
        for value in func.parameters().iter().chain(&func.results) {
            readers.slices[value.index()].add(&Slices::not_all());
        }
        for value in func.values().filter(|v| uses[v.index()] > 0) {
            let op = func.op(value);
            let elements = func.ty(value).tensors().iter().map(|t| t.count()).sum();
            let read = Slices::of(op, elements);
            for operand in op.operands() {
                let at = operand.index();
                readers.slices[at].add(&read);
                readers.only[at] = (uses[at] == 1).then_some(value.index());
            }
        }
        readers
    }
}
