//! Renames blocks whose arrays are exchanged at the end of each step.

use super::super::loops::Swap;
use super::terms::Term;
use super::{Action, GroupOptions, Item};

/// Returns the name of a block after an exchange, given its name before.
pub(super) fn exchanged(block: u32, swap: &Swap) -> u32 {
    for cycle in &swap.cycles {
        if let Some(at) = cycle.iter().position(|name| *name == block) {
            return cycle[(at + cycle.len() - 1) % cycle.len()];
        }
    }
    block
}

/// Returns the name of a block before an exchange, given its name after.
fn unexchanged(block: u32, swap: &Swap) -> u32 {
    for cycle in &swap.cycles {
        if let Some(at) = cycle.iter().position(|name| *name == block) {
            return cycle[(at + 1) % cycle.len()];
        }
    }
    block
}

/// Returns items whose names are those after an exchange, with names before it.
pub(super) fn before_exchange(items: &[Item], swap: &Swap) -> Vec<Item> {
    let mut action = |action: &Action| {
        let mut action = action.clone();
        for term in &mut action.terms {
            if let Term::Pointer(block, _) = term {
                *block = unexchanged(*block, swap);
            }
        }
        vec![action]
    };
    let mut options = |options: &GroupOptions| {
        let mut options = options.clone();
        for name in options.swap.cycles.iter_mut().flatten() {
            *name = unexchanged(*name, swap);
        }
        options
    };
    ::schedule::flat_map(items, &mut action, &mut options)
}
