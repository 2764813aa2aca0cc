//! What the functions that are called are called.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::Func;

/// A symbol for each function that is called; equal ones share one.
#[derive(Default)]
pub(super) struct Callees {
    /// In the order of the first calls.
    funcs: Vec<(String, Arc<Func>)>,
    /// How many of them were given out to be printed.
    printed: usize,
    /// The positions of functions seen before, by where they are.
    seen: HashMap<*const Func, usize>,
    taken: HashSet<String>,
}

impl Callees {
    /// No callee gets one of these names.
    pub(super) fn reserve<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) {
        self.taken.extend(names.into_iter().map(str::to_owned));
    }

    /// The symbol of `callee`: its name, with a number behind it if that is taken.
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

    /// One that is not printed yet.
    pub(super) fn next(&mut self) -> Option<(String, Arc<Func>)> {
        let next = self.funcs.get(self.printed).cloned();
        self.printed += usize::from(next.is_some());
        next
    }
}
