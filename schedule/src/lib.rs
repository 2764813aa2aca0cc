//! The order in which the parts of a program run: before its first step, in each step, and after
//! its last one, in groups that are repeated.
//!
//! A [`Schedule`] holds leaves of a type `L`, such as numbers of launches, and groups, each with a
//! number of repetitions and options of a type `O`, such as a condition. The meaning of both types
//! is their owner's: this crate walks, counts and maps.

use std::slice;

/// When leaves run.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule<L, O> {
    /// Once, before the first step of a run.
    pub before: Vec<Item<L, O>>,
    /// In each step.
    pub step: Vec<Item<L, O>>,
    /// Once, after the last step of a run.
    pub after: Vec<Item<L, O>>,
}

/// A leaf, or a group.
#[derive(Clone, Debug, PartialEq)]
pub enum Item<L, O> {
    /// What runs.
    Leaf(L),
    /// Items that run together.
    Group(Group<L, O>),
}

/// Items that run in order, repeatedly.
#[derive(Clone, Debug, PartialEq)]
pub struct Group<L, O> {
    /// The leaves, and groups within.
    pub items: Vec<Item<L, O>>,
    /// The number of repetitions.
    pub repeat: u64,
    /// Further options of the group.
    pub options: O,
}

impl<L, O> Default for Schedule<L, O> {
    fn default() -> Self {
        Schedule {
            before: Vec::new(),
            step: Vec::new(),
            after: Vec::new(),
        }
    }
}

impl<L, O> Schedule<L, O> {
    /// Returns the items before the steps, of a step, and after the steps.
    pub fn sequences(&self) -> [&[Item<L, O>]; 3] {
        [&self.before, &self.step, &self.after]
    }

    /// Returns all leaves, in order, each once.
    pub fn leaves(&self) -> impl Iterator<Item = &L> {
        self.sequences().into_iter().flat_map(leaves)
    }

    /// Returns all groups, the outer ones first.
    pub fn groups(&self) -> impl Iterator<Item = &Group<L, O>> {
        self.sequences().into_iter().flat_map(groups)
    }

    /// Returns how often a leaf runs in a step at most: the product of the repetitions of the
    /// groups that it is in, and at least 1.
    pub fn max_repetitions(&self) -> u64 {
        let of_sequences = self.sequences().map(max_repetitions);
        of_sequences.into_iter().max().unwrap_or(1).max(1)
    }

    /// Returns the schedule with each leaf replaced by those that `leaf` returns, and the options
    /// of each group by what `options` returns.
    pub fn flat_map<M, P>(
        &self,
        mut leaf: impl FnMut(&L) -> Vec<M>,
        mut options: impl FnMut(&O) -> P,
    ) -> Schedule<M, P> {
        let [before, step, after] = self
            .sequences()
            .map(|items| flat_map(items, &mut leaf, &mut options));
        Schedule {
            before,
            step,
            after,
        }
    }
}

impl<O> Schedule<usize, O> {
    /// Returns the schedule of `leaves` leaves, each once in a step.
    pub fn in_order(leaves: usize) -> Self {
        Schedule {
            step: (0..leaves).map(Item::Leaf).collect(),
            ..Schedule::default()
        }
    }

    /// Returns whether it is [`Schedule::in_order`].
    pub fn is_in_order(&self, leaves: usize) -> bool
    where
        O: PartialEq,
    {
        *self == Schedule::in_order(leaves)
    }
}

/// Returns items and those of groups within, in order, a group before its items.
pub fn walk<L, O>(items: &[Item<L, O>]) -> Walk<'_, L, O> {
    Walk {
        open: vec![items.iter()],
    }
}

/// Returns the leaves of items and of groups within, in order, each once.
pub fn leaves<L, O>(items: &[Item<L, O>]) -> impl Iterator<Item = &L> {
    walk(items).filter_map(|item| match item {
        Item::Leaf(leaf) => Some(leaf),
        Item::Group(_) => None,
    })
}

/// Returns the groups among items, the outer ones first.
pub fn groups<L, O>(items: &[Item<L, O>]) -> impl Iterator<Item = &Group<L, O>> {
    walk(items).filter_map(|item| match item {
        Item::Leaf(_) => None,
        Item::Group(group) => Some(group),
    })
}

/// Returns how often a leaf of these items runs at most; 1 if there is none.
pub fn max_repetitions<L, O>(items: &[Item<L, O>]) -> u64 {
    let of_item = |item: &Item<L, O>| match item {
        Item::Leaf(_) => 1,
        Item::Group(group) => group.repeat.saturating_mul(max_repetitions(&group.items)),
    };
    items.iter().map(of_item).max().unwrap_or(1)
}

/// Returns the items with each leaf replaced by those that `leaf` returns, and the options of each
/// group by what `options` returns.
pub fn flat_map<L, O, M, P>(
    items: &[Item<L, O>],
    leaf: &mut impl FnMut(&L) -> Vec<M>,
    options: &mut impl FnMut(&O) -> P,
) -> Vec<Item<M, P>> {
    let mut mapped = Vec::new();
    for item in items {
        match item {
            Item::Leaf(of) => mapped.extend(leaf(of).into_iter().map(Item::Leaf)),
            Item::Group(group) => mapped.push(Item::Group(Group {
                options: options(&group.options),
                repeat: group.repeat,
                items: flat_map(&group.items, leaf, options),
            })),
        }
    }
    mapped
}

/// The iterator that [`walk`] returns.
pub struct Walk<'a, L, O> {
    /// The remaining items at each nesting level, from the outermost to the innermost.
    open: Vec<slice::Iter<'a, Item<L, O>>>,
}

impl<'a, L, O> Iterator for Walk<'a, L, O> {
    type Item = &'a Item<L, O>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Some(item) = self.open.last_mut()?.next() else {
                self.open.pop();
                continue;
            };
            if let Item::Group(group) = item {
                self.open.push(group.items.iter());
            }
            return Some(item);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(
        options: &'static str,
        repeat: u64,
        items: Vec<Item<usize, &'static str>>,
    ) -> Item<usize, &'static str> {
        Item::Group(Group {
            items,
            repeat,
            options,
        })
    }

    /// `before: a×7 {3}; step: 0, b×3 {c×5 {1}, 2}; after: d×0 {4}`
    fn example() -> Schedule<usize, &'static str> {
        let inner = group("c", 5, vec![Item::Leaf(1)]);
        Schedule {
            before: vec![group("a", 7, vec![Item::Leaf(3)])],
            step: vec![Item::Leaf(0), group("b", 3, vec![inner, Item::Leaf(2)])],
            after: vec![group("d", 0, vec![Item::Leaf(4)])],
        }
    }

    #[test]
    fn leaves_come_in_order_and_groups_before_what_is_in_them() {
        let schedule = example();
        assert_eq!(
            schedule.leaves().copied().collect::<Vec<_>>(),
            [3, 0, 1, 2, 4]
        );
        let names: Vec<&str> = schedule.groups().map(|group| group.options).collect();
        assert_eq!(names, ["a", "b", "c", "d"]);
        let inside: Vec<usize> = leaves(&schedule.step).copied().collect();
        assert_eq!(inside, [0, 1, 2]);
        let walked = walk(&schedule.step).map(|item| match item {
            Item::Leaf(number) => number.to_string(),
            Item::Group(group) => group.options.to_owned(),
        });
        assert_eq!(walked.collect::<Vec<_>>(), ["0", "b", "c", "1", "2"]);
        assert_eq!(walk::<usize, ()>(&[]).count(), 0);
    }

    #[test]
    fn repetitions_of_groups_within_groups_multiply() {
        assert_eq!(example().max_repetitions(), 15);
        assert_eq!(Schedule::<usize, ()>::in_order(2).max_repetitions(), 1);
        assert_eq!(Schedule::<usize, ()>::default().max_repetitions(), 1);
        let never = [group("never", 0, vec![Item::Leaf(0)])];
        assert_eq!(max_repetitions(&never), 0);
        let many = group("inner", u64::MAX, vec![Item::Leaf(0)]);
        assert_eq!(
            max_repetitions(&[group("outer", 2, vec![many])]),
            u64::MAX,
            "saturates"
        );
    }

    #[test]
    fn a_leaf_becomes_several_and_options_become_others() {
        let parts = [vec![10, 11], vec![], vec![12], vec![13], vec![14]];
        let mapped = example().flat_map(|number| parts[*number].clone(), |name| name.len());
        let leaves: Vec<usize> = mapped.leaves().copied().collect();
        assert_eq!(leaves, [13, 10, 11, 12, 14]);
        let groups: Vec<(u64, usize)> = mapped
            .groups()
            .map(|group| (group.repeat, group.options))
            .collect();
        assert_eq!(groups, [(7, 1), (3, 1), (5, 1), (0, 1)]);
    }

    #[test]
    fn leaves_in_order_without_groups_are_recognised() {
        let schedule = Schedule::<usize, ()>::in_order(3);
        assert!(schedule.is_in_order(3) && !schedule.is_in_order(2));
        let swapped = Schedule::<usize, ()> {
            step: vec![Item::Leaf(1), Item::Leaf(0)],
            ..Schedule::default()
        };
        assert!(!swapped.is_in_order(2));
        assert!(!example().is_in_order(5));
    }
}
