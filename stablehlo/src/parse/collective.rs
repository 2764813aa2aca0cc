//! Parses collectives.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::ops::combiner;
use super::tree::OpNode;
use crate::collective::Groups;
use crate::{Collective, Op, Value};

/// Returns the collective called `name`, which has one operand.
pub(super) fn collective(
    name: &str,
    node: &OpNode,
    operand: Value,
    attributes: &mut Attributes,
) -> Parsed<Op> {
    let channel = attributes.channel("channel_handle")?;
    let collective = match name {
        "collective_permute" => {
            let pairs = attributes.table("source_target_pairs")?;
            let pair = |row: &Vec<usize>| match row[..] {
                [from, to] => Ok((from, to)),
                _ => Err(Problem::new(node.at, "a pair is two devices")),
            };
            let pairs = pairs.iter().map(pair).collect::<Parsed<_>>()?;
            Collective::Permute { pairs }
        }
        "all_reduce" => Collective::AllReduce {
            groups: groups(node, attributes)?,
            combiner: combiner(node)?,
        },
        "all_gather" => Collective::AllGather {
            groups: groups(node, attributes)?,
            dimension: attributes.number("all_gather_dim")?,
        },
        _ => {
            let groups: Groups = groups(node, attributes)?;
            let count: usize = attributes.number("split_count")?;
            if groups[0].len() != count {
                let message = format!("groups of {} are not `split_count`", groups[0].len());
                return Err(Problem::new(node.at, message));
            }
            Collective::AllToAll {
                groups,
                split: attributes.number("split_dimension")?,
                concat: attributes.number("concat_dimension")?,
            }
        }
    };
    attributes.flag("use_global_device_ids")?;
    Ok(Op::Collective {
        operand,
        collective: Box::new(collective),
        channel,
    })
}

fn groups(node: &OpNode, attributes: &mut Attributes) -> Parsed<Groups> {
    let groups = attributes.table("replica_groups")?;
    match groups.is_empty() {
        true => Err(Problem::new(node.at, "there are no groups of devices")),
        false => Ok(groups),
    }
}
