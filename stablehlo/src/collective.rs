//! Ops that take part of what they compute from other devices: all of them run the same program, each on its own arrays.

use crate::print::dense;
use crate::{Combiner, ElementType, Literal};

/// Devices in groups of one size: what each group does, it does apart from the others.
pub type Groups = Vec<Vec<usize>>;

/// What devices do together to one array of each.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Collective {
    /// Each pair's second device gets the first one's array; a device that is nobody's second gets zeros. No device is
    /// first, or second, twice.
    Permute {
        /// From, to.
        pairs: Vec<(usize, usize)>,
    },
    /// Each device gets the elements of its group's arrays put together, in any order.
    AllReduce {
        /// Who puts together.
        groups: Groups,
        /// How.
        combiner: Combiner,
    },
    /// Each device gets its group's arrays one behind the other along `dimension`, in the group's order.
    AllGather {
        /// Who gathers.
        groups: Groups,
        /// Along which dimension.
        dimension: usize,
    },
    /// Each device cuts its array along `split` into as many parts as its group has devices, the `n`th for the `n`th, and
    /// puts what it gets one behind the other along `concat`.
    AllToAll {
        /// Who exchanges.
        groups: Groups,
        /// The dimension that is cut.
        split: usize,
        /// The dimension that grows.
        concat: usize,
    },
}

/// Which of a device's numbers is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceNumber {
    /// Among the partitions of a program.
    Partition,
    /// Among its replicas.
    Replica,
}

impl Collective {
    /// The groups, of those that have them.
    pub fn groups(&self) -> Option<&Groups> {
        match self {
            Collective::Permute { .. } => None,
            Collective::AllReduce { groups, .. }
            | Collective::AllGather { groups, .. }
            | Collective::AllToAll { groups, .. } => Some(groups),
        }
    }

    /// The devices that it names, some of them twice.
    pub fn devices(&self) -> Vec<usize> {
        match self {
            Collective::Permute { pairs } => pairs.iter().flat_map(|(f, t)| [*f, *t]).collect(),
            other => other
                .groups()
                .map(|groups| groups.concat())
                .unwrap_or_default(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Collective::Permute { .. } => "collective_permute",
            Collective::AllReduce { .. } => "all_reduce",
            Collective::AllGather { .. } => "all_gather",
            Collective::AllToAll { .. } => "all_to_all",
        }
    }

    /// The attributes, without the brackets around them; `channel` 0 is none.
    pub(crate) fn attributes(&self, channel: u64) -> String {
        let mut parts = Vec::new();
        if let Collective::AllGather { dimension, .. } = self {
            parts.push(format!("all_gather_dim = {dimension} : i64"));
        }
        if channel != 0 {
            parts.push(format!(
                "channel_handle = #stablehlo.channel_handle<handle = {channel}, type = 1>"
            ));
        }
        if let Collective::AllToAll { concat, .. } = self {
            parts.push(format!("concat_dimension = {concat} : i64"));
        }
        if let Some(groups) = self.groups() {
            let table = table(groups.iter().map(Vec::as_slice), groups[0].len());
            parts.push(format!("replica_groups = {table}"));
        }
        match self {
            Collective::Permute { pairs } => {
                let rows: Vec<[usize; 2]> = pairs.iter().map(|(from, to)| [*from, *to]).collect();
                let table = table(rows.iter().map(|row| &row[..]), 2);
                parts.push(format!("source_target_pairs = {table}"));
            }
            Collective::AllReduce { .. } | Collective::AllGather { .. } if channel != 0 => {
                parts.push("use_global_device_ids".into());
            }
            Collective::AllReduce { .. } | Collective::AllGather { .. } => {}
            Collective::AllToAll { groups, split, .. } => {
                let count = groups[0].len();
                parts.push(format!("split_count = {count} : i64"));
                parts.push(format!("split_dimension = {split} : i64"));
            }
        }
        parts.join(", ")
    }
}

fn table<'r>(rows: impl ExactSizeIterator<Item = &'r [usize]>, columns: usize) -> String {
    let shape = [rows.len(), columns];
    let all: Vec<i64> = rows.flatten().map(|device| *device as i64).collect();
    dense(&Literal::from_i64s(ElementType::I64, shape, &all))
}
