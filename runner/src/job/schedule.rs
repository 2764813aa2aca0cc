//! The schedule of a job's launches: before the first step, in each step, after the last step, and
//! in groups that are repeated.

use super::Located;

/// A schedule; each launch is an index into [`Job::launches`](super::Job::launches).
pub type Schedule = ::schedule::Schedule<usize, GroupOptions>;

/// A launch, or a group of launches.
pub type Item = ::schedule::Item<usize, GroupOptions>;

/// Launches that run in order, repeatedly.
pub type Group = ::schedule::Group<usize, GroupOptions>;

/// The properties of a group besides its repetitions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupOptions {
    /// Cyclic exchanges after each repetition, like those of the time loop.
    pub swap: Vec<Vec<Located<String>>>,
    /// The group runs only in steps whose number is a multiple of this.
    pub every: Option<Located<u64>>,
    /// The condition on which the group runs, an expression like that of
    /// [`TimeLoop::until`](super::TimeLoop::until).
    pub when: Option<Located<String>>,
}

/// Returns every condition of a schedule that is an expression.
pub fn conditions(schedule: &Schedule) -> impl Iterator<Item = &Located<String>> {
    let groups = schedule.groups();
    groups.filter_map(|group| group.options.when.as_ref())
}
