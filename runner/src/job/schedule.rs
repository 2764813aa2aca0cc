//! When the launches of a job run: before its first step, in each step, after its last one, in
//! groups that are repeated.

use super::Located;

/// When launches run, each by its number among [`Job::launches`](super::Job::launches).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schedule {
    /// Once, before the first step of a run.
    pub before: Vec<Item>,
    /// In each step.
    pub step: Vec<Item>,
    /// Once, after the last step of a run.
    pub after: Vec<Item>,
}

/// A launch, or a group of launches.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// The launch of this number.
    Launch(usize),
    /// A group.
    Group(Group),
}

/// Launches that run in order, repeatedly.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The launches, and groups within.
    pub items: Vec<Item>,
    /// How often they run.
    pub repeat: u64,
    /// Cyclic exchanges after each repetition, as those of the time loop.
    pub swap: Vec<Vec<Located<String>>>,
    /// In every so many steps only, beginning with the first.
    pub every: Option<Located<u64>>,
    /// The condition on which the group runs, an expression as that of
    /// [`TimeLoop::until`](super::TimeLoop::until).
    pub when: Option<Located<String>>,
}

impl Schedule {
    /// So many launches, each once in a step.
    pub fn in_order(launches: usize) -> Schedule {
        Schedule {
            step: (0..launches).map(Item::Launch).collect(),
            ..Schedule::default()
        }
    }

    /// Whether it is [`Schedule::in_order`].
    pub fn is_in_order(&self, launches: usize) -> bool {
        *self == Schedule::in_order(launches)
    }

    /// How often a launch runs in a step at most: the product of the repetitions of the groups that
    /// it is in.
    pub fn most_repetitions(&self) -> u64 {
        let all = [&self.before, &self.step, &self.after];
        let all = all.into_iter().map(|items| most_repetitions(items));
        all.max().unwrap_or(1).max(1)
    }

    /// Every condition that is an expression.
    pub fn conditions(&self) -> impl Iterator<Item = &Located<String>> {
        let groups = self.groups().into_iter();
        groups.filter_map(|group| group.when.as_ref())
    }

    /// Every group, the outer ones first.
    pub fn groups(&self) -> Vec<&Group> {
        let mut all = Vec::new();
        for items in [&self.before, &self.step, &self.after] {
            collect(items, &mut all);
        }
        all
    }
}

fn most_repetitions(items: &[Item]) -> u64 {
    let of_item = |item: &Item| match item {
        Item::Launch(_) => 1,
        Item::Group(group) => group.repeat.saturating_mul(most_repetitions(&group.items)),
    };
    items.iter().map(of_item).max().unwrap_or(1)
}

fn collect<'a>(items: &'a [Item], all: &mut Vec<&'a Group>) {
    for item in items {
        if let Item::Group(group) = item {
            all.push(group);
            collect(&group.items, all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(repeat: u64, items: Vec<Item>) -> Item {
        Item::Group(Group {
            items,
            repeat,
            swap: Vec::new(),
            every: None,
            when: None,
        })
    }

    #[test]
    fn repetitions_of_groups_within_groups_multiply() {
        assert_eq!(Schedule::in_order(2).most_repetitions(), 1);
        let inner = group(5, vec![Item::Launch(1)]);
        let schedule = Schedule {
            before: vec![group(7, vec![Item::Launch(3)])],
            step: vec![Item::Launch(0), group(3, vec![inner, Item::Launch(2)])],
            after: Vec::new(),
        };
        assert_eq!(schedule.most_repetitions(), 15);
        assert_eq!(Schedule::default().most_repetitions(), 1);
    }
}
