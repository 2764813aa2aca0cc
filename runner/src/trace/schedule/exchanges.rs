//! Blocks whose arrays are exchanged at the end of each step.

use super::super::loops::Swap;
use super::Item;
use super::terms::Term;

/// The name that a block has after an exchange, of its name before.
pub(super) fn exchanged(block: u32, swap: &Swap) -> u32 {
    for cycle in &swap.cycles {
        if let Some(at) = cycle.iter().position(|name| *name == block) {
            return cycle[(at + cycle.len() - 1) % cycle.len()];
        }
    }
    block
}

/// The name that a block has before an exchange, of its name after.
fn unexchanged(block: u32, swap: &Swap) -> u32 {
    for cycle in &swap.cycles {
        if let Some(at) = cycle.iter().position(|name| *name == block) {
            return cycle[(at + 1) % cycle.len()];
        }
    }
    block
}

/// An item whose names are those after an exchange, with names before it.
pub(super) fn before_exchange(item: Item, swap: &Swap) -> Item {
    match item {
        Item::Action(mut action) => {
            for term in &mut action.terms {
                if let Term::Pointer(block, _) = term {
                    *block = unexchanged(*block, swap);
                }
            }
            Item::Action(action)
        }
        Item::Group(mut group) => {
            let items = group.items.into_iter();
            group.items = items.map(|item| before_exchange(item, swap)).collect();
            for name in group.swap.cycles.iter_mut().flatten() {
                *name = unexchanged(*name, swap);
            }
            Item::Group(group)
        }
    }
}
