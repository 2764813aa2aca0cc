//! When the launches of a job run: before its first step, in each step, after its last one, in
//! groups that are repeated.

use super::Located;

/// When launches run, each by its number among [`Job::launches`](super::Job::launches).
pub type Schedule = ::schedule::Schedule<usize, GroupOptions>;

/// A launch, or a group of launches.
pub type Item = ::schedule::Item<usize, GroupOptions>;

/// Launches that run in order, repeatedly.
pub type Group = ::schedule::Group<usize, GroupOptions>;

/// What a job says of a group besides its repetitions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupOptions {
    /// Cyclic exchanges after each repetition, as those of the time loop.
    pub swap: Vec<Vec<Located<String>>>,
    /// Only in steps whose number is a multiple of this.
    pub every: Option<Located<u64>>,
    /// The condition on which the group runs, an expression as that of
    /// [`TimeLoop::until`](super::TimeLoop::until).
    pub when: Option<Located<String>>,
}

/// Returns every condition of a schedule that is an expression.
pub fn conditions(schedule: &Schedule) -> impl Iterator<Item = &Located<String>> {
    let groups = schedule.groups();
    groups.filter_map(|group| group.options.when.as_ref())
}
