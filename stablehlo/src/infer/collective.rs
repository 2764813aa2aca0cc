//! Types of collectives: each device appears once, in groups of one size.

use std::collections::HashSet;

use super::checks::{accepts, ensure};
use crate::collective::Groups;
use crate::{Collective, TensorType};

pub(super) fn collective(
    collective: &Collective,
    operand: &TensorType,
) -> Result<TensorType, String> {
    if let Some(groups) = collective.groups() {
        distinct(groups)?;
    }
    let along = |dimension: usize| {
        ensure(dimension < operand.rank(), || {
            format!("no dimension {dimension} in {operand}")
        })
    };
    let mut result = operand.clone();
    match collective {
        Collective::Permute { pairs } => {
            let (mut senders, mut receivers) = (HashSet::new(), HashSet::new());
            for (from, to) in pairs {
                ensure(senders.insert(*from) && receivers.insert(*to), || {
                    format!("({from}, {to}): device {from} sends twice, or {to} receives twice")
                })?;
            }
        }
        Collective::AllReduce { combiner, .. } => {
            ensure(combiner.binary().is_some(), || {
                "which element is the last one is not said, so `set` cannot reduce".into()
            })?;
            accepts(combiner.accepts(), operand)?;
        }
        Collective::AllGather { groups, dimension } => {
            along(*dimension)?;
            let size = result.shape[*dimension].checked_mul(groups[0].len());
            result.shape[*dimension] = size.ok_or("the result is larger than any memory")?;
        }
        Collective::AllToAll {
            groups,
            split,
            concat,
        } => {
            along(*split)?;
            along(*concat)?;
            let count = groups[0].len();
            ensure(operand.shape[*split].is_multiple_of(count), || {
                format!("dimension {split} of {operand} cannot be cut into {count} equal parts")
            })?;
            result.shape[*split] /= count;
            let size = result.shape[*concat].checked_mul(count);
            result.shape[*concat] = size.ok_or("the result is larger than any memory")?;
        }
    }
    Ok(result)
}

fn distinct(groups: &Groups) -> Result<(), String> {
    let size = groups.first().map_or(0, Vec::len);
    ensure(size > 0, || "there are no groups of devices".into())?;
    ensure(groups.iter().all(|group| group.len() == size), || {
        "the groups are not of one size".into()
    })?;
    let mut all: Vec<usize> = groups.concat();
    all.sort_unstable();
    let twice = all.windows(2).find(|pair| pair[0] == pair[1]);
    ensure(twice.is_none(), || {
        format!(
            "device {} is in two groups",
            twice.map_or(0, |pair| pair[0])
        )
    })
}
