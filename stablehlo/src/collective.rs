//! Collectives: ops that take part of their inputs from other devices. All devices run the same
//! program, each on its own arrays.

use crate::print::dense;
use crate::{Combiner, ElementType, Literal};

/// Groups of devices, all of one size. Groups do not interact.
pub type Groups = Vec<Vec<usize>>;

/// A collective on one array of each device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Collective {
    /// The second device of each pair gets the first one's array; a device that receives nothing
    /// gets zeros. No device sends, or receives, twice.
    Permute {
        /// (source, target) pairs.
        pairs: Vec<(usize, usize)>,
    },
    /// Each device gets the elementwise reduction of its group's arrays, in any order.
    AllReduce {
        /// The groups that reduce.
        groups: Groups,
        /// The reduction.
        combiner: Combiner,
    },
    /// Each device gets its group's arrays concatenated in `dimension`, in the group's order.
    AllGather {
        /// The groups that gather.
        groups: Groups,
        /// The dimension of the concatenation.
        dimension: usize,
    },
    /// Each device splits its array in `split` into one part per device of its group, sends the
    /// `n`th part to the `n`th device, and concatenates the received parts in `concat`.
    AllToAll {
        /// The groups that exchange.
        groups: Groups,
        /// The dimension that is split.
        split: usize,
        /// The dimension of the concatenation.
        concat: usize,
    },
}

/// Which index of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceNumber {
    /// The index among the partitions of a program.
    Partition,
    /// The index among its replicas.
    Replica,
}

impl Collective {
    /// The groups, unless it is a permute.
    pub fn groups(&self) -> Option<&Groups> {
        match self {
            Collective::Permute { .. } => None,
            Collective::AllReduce { groups, .. }
            | Collective::AllGather { groups, .. }
            | Collective::AllToAll { groups, .. } => Some(groups),
        }
    }

    /// The devices that it names, possibly with repetitions.
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

    /// The attributes, without the enclosing brackets; `channel` 0 prints none.
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
