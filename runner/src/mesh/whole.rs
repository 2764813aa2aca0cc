//! Limits the size of arrays that every device of a mesh must replicate.

use shard::{Mesh, Replicated, ShardingPlan};

use super::program::with_line;
use crate::bytes;
use crate::fault::{Fault, Result};
use crate::job::Job;

/// The bytes that one device may use for a replicated array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// No limit.
    Any,
    /// The limit that the user sets.
    Allowed(u64),
    /// The memory available to each device, if all devices are on this machine.
    Here(u64),
}

impl Room {
    /// Returns the limit for CPU devices of this process: an equal share of the machine's memory.
    pub fn here(mesh: &Mesh) -> Room {
        match bytes::of_machine() {
            None => Room::Any,
            Some(all) => Room::Here(all / mesh.devices() as u64),
        }
    }

    /// Returns an error if the plan replicates an array that exceeds the limit.
    ///
    /// - errors: the largest such array, the line that needs it, and its size
    pub fn check(self, plan: &ShardingPlan, mesh: &Mesh, job: &Job) -> Result<()> {
        let (most, room) = match self {
            Room::Any => return Ok(()),
            Room::Allowed(most) => (most, format!("{} are allowed", bytes::show(most))),
            Room::Here(most) => (
                most,
                format!("there are {} for each here", bytes::show(most)),
            ),
        };
        match plan.replicated.iter().max_by_key(|array| array.bytes) {
            Some(largest) if largest.bytes as u64 > most => {
                Err(refused(largest, mesh, job, &room).into())
            }
            _ => Ok(()),
        }
    }
}

fn refused(array: &Replicated, mesh: &Mesh, job: &Job, room: &str) -> Fault {
    let (each, devices) = (array.bytes as u64, mesh.devices());
    let all = bytes::show(each.saturating_mul(devices as u64));
    let often = match array.depth {
        0 => "",
        _ => ", again in every turn of a loop",
    };
    let message = format!(
        "`{}` needs all of an array on every device: {} on each of {devices}, {all} together{often}; {room}",
        array.op,
        bytes::show(each)
    );
    let help = format!(
        "what is read at places that are data comes whole to every device: use fewer devices (`--mesh`), keep the dimension that is read so in one piece \
         (`--shard ARRAY=-,…`), or allow it with `--max-gather \"{}\"`",
        bytes::show(each)
    );
    Fault::usage("mesh-gather", with_line(Some(array.loc), job, message)).help(help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_of_this_process_share_the_memory() {
        let one = Room::here(&Mesh::parse("1").unwrap());
        let many = Room::here(&Mesh::parse("8x128").unwrap());
        let (Room::Here(one), Room::Here(many)) = (one, many) else {
            panic!("the system says how much memory it has");
        };
        assert!(one > 64 << 20, "{one}");
        assert!(one / 1025 <= many && many <= one / 1023, "{one} {many}");
    }
}
