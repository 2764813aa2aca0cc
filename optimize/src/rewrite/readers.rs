//! Who reads the values of a function, before it is written anew.

use stablehlo::{Func, Op};

use crate::index_box::IndexBox;

/// Who uses the values of a function.
pub(super) struct Readers {
    /// The op that alone uses a value, and only once.
    pub(super) only: Vec<Option<usize>>,
    /// What slices read of a value.
    pub(super) slices: Vec<Slices>,
}

/// What slices read of an array.
#[derive(Clone, Debug, Default)]
pub(super) struct Slices {
    /// Of all of them together; `usize::MAX` if anything else reads it.
    pub(super) elements: usize,
    /// How many there are.
    pub(super) count: usize,
    /// The box that has them all in it.
    pub(super) hull: Option<IndexBox>,
}

impl Slices {
    /// What `op`, with so many elements, reads.
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
