//! Groups elementwise sums, and finds the only reader of each group.
//!
//! A sum whose only reader is another sum, element by element, belongs to that sum's group; the
//! last sum represents the group. A group also reads the values that it reaches through slices,
//! pads and updates.

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{Func, Op, Value};

use super::terms::{is_sum, is_view, updated};
use crate::rewrite::uses;

pub(super) struct Groups {
    /// The last sum of each value's group; `None` for values that are dead or no sum.
    group: Vec<Option<Value>>,
    members: BTreeMap<Value, Vec<Value>>,
    /// The only group that reads each value.
    only: Vec<Option<Value>>,
}

#[derive(Clone, Default)]
struct Readers {
    groups: BTreeSet<Value>,
    /// Whether other values read it as well.
    others: bool,
}

impl Groups {
    pub(super) fn of(func: &Func) -> Groups {
        let live = uses(func);
        let mut users: Vec<Vec<Value>> = vec![Vec::new(); func.len()];
        for user in func.values().filter(|v| live[v.index()] > 0) {
            let operands: BTreeSet<Value> = func.op(user).operands().into_iter().collect();
            for operand in operands {
                users[operand.index()].push(user);
            }
        }
        let mut group: Vec<Option<Value>> = vec![None; func.len()];
        let mut readers = vec![Readers::default(); func.len()];
        for result in &func.results {
            readers[result.index()].others = true;
        }
        for value in func.values().rev().filter(|v| live[v.index()] > 0) {
            let mut all = std::mem::take(&mut readers[value.index()]);
            for user in &users[value.index()] {
                if let Some(group) = group[user.index()] {
                    all.groups.insert(group);
                } else if is_view(func, *user) && looks_at(func, *user, value) {
                    let through = readers[user.index()].clone();
                    all.groups.extend(through.groups);
                    all.others |= through.others;
                } else {
                    all.others = true;
                }
            }
            if is_sum(func, value) {
                let reader = match users[value.index()][..] {
                    [one] if !all.others && !matches!(func.op(one), Op::Stencil { .. }) => {
                        group[one.index()]
                    }
                    _ => None,
                };
                group[value.index()] = Some(reader.unwrap_or(value));
            }
            readers[value.index()] = all;
        }
        let mut members: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
        for value in func.values() {
            if let Some(last) = group[value.index()] {
                members.entry(last).or_default().push(value);
            }
        }
        let mut only = vec![None; func.len()];
        for value in func.values().rev() {
            only[value.index()] = only_reader(&readers[value.index()], &only);
        }
        Groups {
            group,
            members,
            only,
        }
    }

    /// Returns whether `value` represents its group.
    pub(super) fn is_last(&self, value: Value) -> bool {
        self.group[value.index()] == Some(value)
    }

    /// Returns the only group that reads `value`, directly or through groups that only it reads.
    pub(super) fn only_reader(&self, value: Value) -> Option<Value> {
        self.only[value.index()]
    }

    /// Returns the sums in the group of `last`.
    pub(super) fn members(&self, last: Value) -> &[Value] {
        self.members.get(&last).map_or(&[], Vec::as_slice)
    }
}

/// Returns the group in which all readers end; `only` holds the only reader of each later value.
fn only_reader(readers: &Readers, only: &[Option<Value>]) -> Option<Value> {
    let last = *readers.groups.last().filter(|_| !readers.others)?;
    let leads_there = |group: &Value| {
        let mut next = Some(*group);
        while let Some(group) = next.filter(|group| *group < last) {
            next = only[group.index()].filter(|reader| *reader > group);
        }
        next == Some(last)
    };
    readers.groups.iter().all(leads_there).then_some(last)
}

/// Returns whether `user` contains elements of `value`, rather than using it as an index or
/// padding.
fn looks_at(func: &Func, user: Value, value: Value) -> bool {
    match (func.op(user), updated(func, user)) {
        (Op::DynamicUpdateSlice { .. }, Some((old, new, _))) => value == old || value == new,
        (Op::Pad { operand, .. }, _) => value == *operand,
        _ => true, // a slice, a rotation and the like
    }
}
