//! How far arrays move by rounding: the kernels run thread by thread with their roundings
//! disturbed.

use super::{Moves, Tolerance, compare, movement};
use crate::arrays::HostArray;
use crate::compile::Bound;
use crate::job::Job;

/// How often the kernels run with their roundings disturbed, at least.
const DISTURBED_RUNS: u64 = 3;
/// How often they do, at most.
const MOST_DISTURBED_RUNS: u64 = 64;
/// After so many runs in a row that explain no further element, the others count as unexplained.
///
/// Where two disturbed terms cancel, an element stays as it is in about every other run, so of very
/// many elements some do not move in the first few.
const RUNS_IN_VAIN: u64 = 16;

/// How far each element of each array moves where roundings are disturbed, by as many runs as it
/// takes until that explains all differences, or no more of them. A run that fails, for an index
/// that moved say, explains nothing.
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
    let unexplained = |found: &[Vec<f64>]| -> usize {
        let arrays = compared.iter().zip(found);
        arrays
            .map(|((ours, referee), moved)| {
                compare(ours, referee, tolerance, Moves::Each(moved)).failures
            })
            .sum()
    };
    let zeros = compared.iter().map(|(_, referee)| vec![0.0; referee.len()]);
    let mut found: Vec<Vec<f64>> = zeros.collect();
    let (mut left, mut in_vain) = (usize::MAX, 0);
    for seed in 0..MOST_DISTURBED_RUNS {
        let now = unexplained(&found);
        in_vain = if now < left { 0 } else { in_vain + 1 };
        left = now;
        if seed >= DISTURBED_RUNS && (left == 0 || in_vain == RUNS_IN_VAIN) {
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
