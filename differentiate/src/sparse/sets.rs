//! Sets of elements of the parameter.

use std::rc::Rc;

/// Elements, ascending. Shared, since many values have the same set.
pub(super) type Set = Rc<[u32]>;

/// For each element of an array, in row-major order, the parameter elements that it may depend on.
pub(super) type Sets = Vec<Set>;

/// Returns the union of two sets.
pub(super) fn union(x: &Set, y: &Set) -> Set {
    if x.is_empty() || Rc::ptr_eq(x, y) || x == y {
        return y.clone();
    }
    if y.is_empty() {
        return x.clone();
    }
    union_of([x, y])
}

/// Returns the union of all sets.
pub(super) fn union_of<'a>(sets: impl IntoIterator<Item = &'a Set>) -> Set {
    let mut all: Vec<u32> = Vec::new();
    let mut last: Option<&Set> = None;
    for set in sets {
        if last.is_none_or(|last| !Rc::ptr_eq(last, set)) {
            all.extend(set.iter());
        }
        last = Some(set);
    }
    all.sort_unstable();
    all.dedup();
    all.into()
}

/// Returns the elementwise unions.
pub(super) fn unions(x: &Sets, y: &Sets) -> Sets {
    x.iter().zip(y).map(|(x, y)| union(x, y)).collect()
}
