//! Refusing what threads may do in an order that nobody fixed.

use super::access::{Access, Touch, may_meet, one_to_one};
use super::index::{Dim, Index};
use super::lower::{Lower, R, Stop};
use super::view::View;
use crate::error::Error;

impl Lower<'_> {
    /// Notes an access and refuses it if it may race with an earlier one.
    pub(super) fn note(
        &mut self,
        array: usize,
        touch: Touch,
        index: Option<&Index>,
        view: Option<&View>,
    ) -> R<()> {
        let access = Access {
            array,
            touch,
            index: index.cloned(),
            view: view.cloned(),
            unordered: self.unordered.clone(),
            domain: self.domain.clone(),
            phase: self.phases.now,
            open: self.phases.open.clone(),
            loc: self.loc,
        };
        for other in &self.accesses {
            self.may_race(&access, other)?;
        }
        if touch == Touch::Write && view.is_none_or(|v| !self.own_elements(v)) {
            if self.vectorizing > 0 {
                return Err(Stop::Sequential);
            }
            let name = &self.arrays[array].name;
            return Err(Error::yours(
                "race",
                format!("several threads store to the same element of `{name}`"),
            )
            .at_line(self.loc.line, self.loc.column)
            .help("guard the store so that one thread does it, or use an atomic")
            .into());
        }
        self.accesses.push(access);
        Ok(())
    }

    /// Refuses `access` if it may race with `other`, which came before it.
    pub(super) fn may_race(&self, access: &Access, other: &Access) -> R<()> {
        let touch = access.touch;
        if other.array != access.array {
            return Ok(());
        }
        if self.out_of_order(access, other) {
            return Err(Stop::Sequential);
        }
        if touch.agrees_with(other.touch) {
            return Ok(());
        }
        // After a barrier only threads of different blocks are in no order.
        let closed = !access.open.contains(&other.phase);
        let own = self.arrays[access.array].instances.is_some();
        if closed && own || may_meet(access, other, closed.then_some(&self.blocks)).is_none() {
            return Ok(());
        }
        if self.vectorizing > 0 {
            return Err(Stop::Sequential);
        }
        let name = &self.arrays[access.array].name;
        let write = touch == Touch::Write;
        let (store, load) = match touch {
            Touch::Read => (other, access),
            Touch::Write | Touch::Atomic { .. } => (access, other),
        };
        let both = write && other.touch == Touch::Write;
        let message = match both {
            true => {
                format!("two threads may store to the same element of `{name}`, in no fixed order")
            }
            false if write && load.touch != Touch::Read => format!(
                "one thread may store to an element of `{name}` while another changes it atomically, in no fixed order"
            ),
            false => format!(
                "one thread may read an element of `{name}` that another writes (line {}), in no fixed order",
                store.loc.line
            ),
        };
        let help = match own {
            true => "put a barrier (`__syncthreads()`) between the two".to_owned(),
            false => format!(
                "write to a second array and exchange the two after the step (`swap` in the job), or split the kernel where `{name}` has to be complete"
            ),
        };
        Err(Error::yours("race", message)
            .at_line(load.loc.line, load.loc.column)
            .help(help)
            .into())
    }

    /// Are both atomics of steps of a loop that is being made a dimension, which would come in another order then?
    fn out_of_order(&self, a: &Access, b: &Access) -> bool {
        let (
            Touch::Atomic {
                op: x,
                ordered: x_ordered,
            },
            Touch::Atomic {
                op: y,
                ordered: y_ordered,
            },
        ) = (a.touch, b.touch)
        else {
            return false;
        };
        let mut steps = a.unordered.intersection(&b.unordered);
        let in_one_loop = steps.any(|dim| !self.thread_dims.contains(dim));
        in_one_loop && (x != y || x_ordered || y_ordered)
    }

    /// Does every running thread (or loop step that became a dimension) have elements of its own in `view`?
    pub(super) fn own_elements(&self, view: &View) -> bool {
        self.running().into_iter().all(|dim| own_along(view, dim))
    }

    /// The dimensions along which threads (or loop steps that became a dimension) run.
    pub(super) fn running(&self) -> Vec<Dim> {
        let several = |dim: &Dim| self.extent(*dim) > 1;
        self.unordered.iter().copied().filter(several).collect()
    }
}

/// Does one subscript, and no other, tell apart the threads along `dim`?
pub(super) fn own_along(view: &View, dim: Dim) -> bool {
    let mut with = view
        .subscripts
        .iter()
        .filter(|s| s.terms.contains_key(&dim));
    match (with.next(), with.next()) {
        (Some(s), None) => one_to_one(&s.terms[&dim]),
        _ => false,
    }
}
