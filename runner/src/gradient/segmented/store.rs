//! Stores the states between segments: in memory up to a budget, or all of them in a folder if
//! there is one.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};

use super::zarr::Group;
use crate::arrays::HostArray;
use crate::bytes;
use crate::fault::{Fault, Result};
use crate::lock::Lock;

/// Arrays by name.
pub(super) type State = BTreeMap<String, HostArray>;

/// The adjoints of a state, the index of that state, and the objective.
pub(super) type Kept = (usize, State, f64);

/// Returns the bytes of all arrays.
pub(super) fn bytes(state: &State) -> u64 {
    state.values().map(|array| array.bytes.len() as u64).sum()
}

/// The states in memory and on disk; see the module.
pub(super) struct Store {
    memory: BTreeMap<usize, State>,
    budget: u64,
    states: Option<Group>,
    adjoints: Option<Group>,
    /// A state with the right types; its values are not used.
    like: State,
    /// An adjoint state with the right types.
    adjoint_like: State,
    count: usize,
    /// The lock of the folder, held until the run ends.
    _lock: Option<Lock>,
}

impl Store {
    /// Returns a store for `count` states like `like`, and one adjoint state at a time like
    /// `adjoint_like`.
    ///
    /// - errors: states that exceed the budget without a folder; a folder that cannot be written,
    ///   or that another run writes to
    pub fn new(
        (like, adjoint_like): (&State, &State),
        count: usize,
        budget: u64,
        folder: Option<&Path>,
    ) -> Result<Store> {
        let all = bytes(like) * count as u64;
        if folder.is_none() && all > budget {
            let message = format!(
                "{count} checkpoints of {} do not fit into {} of the host's memory",
                bytes::show(bytes(like)),
                bytes::show(budget)
            );
            let help = "longer segments need fewer; `--checkpoints FOLDER` keeps them in files; `host_memory` in `checkpoint` allows more";
            return Err(Fault::user("checkpoint-memory", message).help(help).into());
        }
        Ok(Store {
            memory: BTreeMap::new(),
            budget,
            states: folder.map(|folder| Group::at(&folder.join("states"))),
            adjoints: folder.map(|folder| Group::at(&folder.join("adjoints"))),
            like: like.clone(),
            adjoint_like: adjoint_like.clone(),
            count,
            _lock: folder.map(Lock::of).transpose()?.flatten(),
        })
    }

    /// Starts an empty store, or resumes one of a run with the same `identity`.
    ///
    /// - errors: `resume` with the files of a different run
    pub fn open(&self, identity: &str, resume: bool) -> Result<()> {
        let (Some(states), Some(adjoints)) = (&self.states, &self.adjoints) else {
            return Ok(());
        };
        let found = states.attributes()?;
        let found = found
            .as_ref()
            .and_then(|value| value.get("run"))
            .and_then(Value::as_str);
        match (resume, found) {
            (true, Some(found)) if found == identity => return Ok(()),
            (true, Some(_)) => {
                let message = "the checkpoints are of another run: the job, its data, the program or the segments differ";
                let help = "without --resume they are written anew";
                return Err(Fault::user("checkpoint-other", message).help(help).into());
            }
            (true, None) | (false, _) => {}
        }
        states.remove()?;
        adjoints.remove()?;
        for (name, array) in &self.like {
            states.define(name, array, self.count)?;
        }
        for (name, array) in &self.adjoint_like {
            adjoints.define(name, array, self.count)?;
        }
        states.describe(json!({ "run": identity }))
    }

    /// Stores state `index`.
    pub fn put(&mut self, index: usize, state: &State) -> Result<()> {
        if let Some(group) = &self.states {
            for (name, array) in state {
                group.write(name, index, array)?;
            }
        }
        self.memory.insert(index, state.clone());
        // The last states are needed first.
        while self.states.is_some()
            && self.memory.len() > 1
            && self.memory.values().map(bytes).sum::<u64>() > self.budget
        {
            self.memory.pop_first();
        }
        Ok(())
    }

    /// Returns state `index`; nothing if it was never stored.
    pub fn get(&mut self, index: usize) -> Result<Option<State>> {
        if let Some(state) = self.memory.get(&index) {
            return Ok(Some(state.clone()));
        }
        read(self.states.as_ref(), index, &self.like)
    }

    /// Removes state `index`.
    pub fn forget(&mut self, index: usize) {
        self.memory.remove(&index);
    }

    /// Returns the index of the last state that was stored completely.
    pub fn last(&self) -> Option<usize> {
        let group = self.states.as_ref();
        let whole = |index: &usize| {
            let has = |(name, array): (&String, &HostArray)| {
                group.is_some_and(|group| group.has(name, *index, array.shape.len()))
            };
            self.memory.contains_key(index) || self.like.iter().all(has)
        };
        (0..self.count).rev().find(whole)
    }

    /// Stores the adjoints of state `index` and the objective, and removes the adjoints stored
    /// before.
    pub fn put_adjoints(&self, index: usize, adjoints: &State, objective: f64) -> Result<()> {
        let Some(group) = &self.adjoints else {
            return Ok(());
        };
        for (name, array) in adjoints {
            group.write(name, index, array)?;
        }
        let objective = objective.to_bits().to_string();
        group.describe(json!({ "state": index, "objective": objective }))?;
        for (name, array) in adjoints {
            group.forget(name, index + 1, array.shape.len());
        }
        Ok(())
    }

    /// Returns the adjoints that were stored last, with the index of their state and the objective.
    pub fn adjoints(&self) -> Result<Option<Kept>> {
        let Some(group) = &self.adjoints else {
            return Ok(None);
        };
        let Some(found) = group.attributes()? else {
            return Ok(None);
        };
        let index = found.get("state").and_then(Value::as_u64);
        let objective = found.get("objective").and_then(Value::as_str);
        let objective = objective.and_then(|bits| bits.parse().ok());
        let (Some(index), Some(objective)) = (index, objective) else {
            return Ok(None);
        };
        let state = read(Some(group), index as usize, &self.adjoint_like)?;
        Ok(state.map(|state| (index as usize, state, f64::from_bits(objective))))
    }

    /// Removes the files.
    pub fn remove(&self) -> Result<()> {
        for group in self.states.iter().chain(&self.adjoints) {
            group.remove()?;
        }
        Ok(())
    }
}

fn read(group: Option<&Group>, index: usize, like: &State) -> Result<Option<State>> {
    let Some(group) = group else {
        return Ok(None);
    };
    let mut state = State::new();
    for (name, array) in like {
        match group.read(name, index, array)? {
            Some(found) => state.insert(name.clone(), found),
            None => return Ok(None),
        };
    }
    Ok(Some(state))
}
