//! What optimizing has done, for `--explain` and the curious.

use std::collections::BTreeMap;

/// What fired, and why it stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How often each rule was used, by name.
    pub fired: BTreeMap<&'static str, usize>,
    /// Functions at which the rules did not come to rest: a bug of ours, though not a wrong result.
    pub gave_up: Vec<String>,
}

impl Report {
    /// What another run did, as well.
    pub fn add(&mut self, other: Report) {
        for (name, count) in other.fired {
            *self.fired.entry(name).or_default() += count;
        }
        self.gave_up.extend(other.gave_up);
    }
}
