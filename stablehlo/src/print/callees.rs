//! Symbols of callees.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::Func;

/// A symbol for each callee; equal functions share one.
#[derive(Default)]
pub(super) struct Callees {
    /// Symbols and functions, in the order of the first calls.
    funcs: Vec<(String, Arc<Func>)>,
    /// The number of functions that [`Callees::next`] has returned.
    printed: usize,
    /// The indices in `funcs` of functions seen before, by address.
    seen: HashMap<*const Func, usize>,
    taken: HashSet<String>,
}

impl Callees {
    /// Reserves names, which no callee gets.
    pub(super) fn reserve<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) {
        self.taken.extend(names.into_iter().map(str::to_owned));
    }

    /// Returns the symbol of `callee`: its name, with a numeric suffix if the name is taken.
    pub(super) fn name(&mut self, callee: &Arc<Func>) -> String {
        let at = match self.seen.get(&Arc::as_ptr(callee)) {
            Some(at) => *at,
            None => {
                let same = self.funcs.iter().position(|(_, func)| func == callee);
                let at = same.unwrap_or_else(|| self.add(callee));
                self.seen.insert(Arc::as_ptr(callee), at);
                at
            }
        };
        self.funcs[at].0.clone()
    }

    fn add(&mut self, callee: &Arc<Func>) -> usize {
        let name = match callee.name.as_str() {
            "" => "func", // MLIR has no empty symbol
            name => name,
        };
        let mut numbered = (1..).map(|number| format!("{name}_{number}"));
        let mut symbol = name.to_owned();
        while !self.taken.insert(symbol.clone()) {
            symbol = numbered.next().expect("numbers do not end");
        }
        self.funcs.push((symbol, callee.clone()));
        self.funcs.len() - 1
    }

    /// Returns the next callee that was not printed, with its symbol.
    pub(super) fn next(&mut self) -> Option<(String, Arc<Func>)> {
        let next = self.funcs.get(self.printed).cloned();
        self.printed += usize::from(next.is_some());
        next
    }
}
