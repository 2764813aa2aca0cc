//! How far arrays move by rounding: the kernels run thread by thread with their roundings
//! disturbed.

use super::{Moves, Tolerance, compare, movement};
use crate::arrays::HostArray;
use crate::compile::Bound;
use crate::job::Job;

/// How often the kernels run with their roundings disturbed.
const DISTURBED_RUNS: u64 = 3;
/// How often they do where differences are not explained: of very many elements, some hardly move
/// in a few runs.
const MOST_DISTURBED_RUNS: u64 = 8;

/// How far each element of each array moves where roundings are disturbed, by as many runs as it
/// takes until that explains all differences. A run that fails, for an index that moved say, does
/// not count.
///
/// `compared` are all arrays of the job: ours, and the referee's.
pub fn movements(
    bound: &Bound,
    job: &Job,
    compared: &[(&HostArray, &HostArray)],
    first: &[HostArray],
    steps: u64,
    tolerance: Tolerance,
) -> Vec<Vec<f64>> {
    let explains = |found: &[Vec<f64>]| {
        let mut arrays = compared.iter().zip(found);
        arrays.all(|((ours, referee), moved)| {
            compare(ours, referee, tolerance, Moves::Each(moved)).failures == 0
        })
    };
    let zeros = compared.iter().map(|(_, referee)| vec![0.0; referee.len()]);
    let mut found: Vec<Vec<f64>> = zeros.collect();
    for seed in 0..MOST_DISTURBED_RUNS {
        if seed >= DISTURBED_RUNS && explains(&found) {
            break;
        }
        let mut arrays: Vec<Vec<u8>> = first.iter().map(|array| array.bytes.clone()).collect();
        let ended = bound
            .raiser
            .interpret_disturbed(job, &bound.plan, &mut arrays, steps, seed);
        if ended.is_err() {
            continue;
        }
        for ((found, bytes), (_, referee)) in found.iter_mut().zip(arrays).zip(compared) {
            let run = HostArray {
                bytes,
                ..(*referee).clone()
            };
            let moved = movement(referee, &[run]);
            for (found, moved) in found.iter_mut().zip(moved) {
                *found = found.max(moved);
            }
        }
    }
    found
}
