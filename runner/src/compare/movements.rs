//! Measures how far rounding moves array elements, by running the kernels thread by thread with
//! perturbed roundings.

use super::{Moves, Tolerance, compare, movement};
use crate::arrays::HostArray;
use crate::compile::Bound;
use crate::job::Job;

/// The least number of perturbed runs.
const DISTURBED_RUNS: u64 = 3;
/// The largest number of perturbed runs.
const MOST_DISTURBED_RUNS: u64 = 64;
/// The number of consecutive runs without a newly explained element after which the remaining
/// differences count as unexplained.
///
/// If two perturbed terms cancel, an element stays unchanged in about every other run, so among
/// very many elements some do not move in the first few runs.
const RUNS_IN_VAIN: u64 = 16;

/// Returns how far each element of each array moves under perturbed roundings. Runs repeat until
/// they explain all differences, or explain no more of them. A run that fails, for example because
/// an index moved, explains nothing.
///
/// `compared` has all arrays of the job: ours, the referee's, and whether its elements may move:
/// floats, and integers that are fixed-point numbers.
pub fn movements(
    bound: &Bound,
    job: &Job,
    compared: &[(&HostArray, &HostArray, bool)],
    first: &[HostArray],
    steps: u64,
    tolerance: Tolerance,
) -> Vec<Vec<f64>> {
    let unexplained = |found: &[Vec<f64>]| -> usize {
        let arrays = compared.iter().zip(found);
        arrays
            .map(|((ours, referee, _), moved)| {
                compare(ours, referee, tolerance, Moves::Each(moved)).failures
            })
            .sum()
    };
    let zeros = compared
        .iter()
        .map(|(_, referee, _)| vec![0.0; referee.len()]);
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
        for ((found, bytes), (_, referee, may_move)) in found.iter_mut().zip(arrays).zip(compared) {
            if !may_move {
                continue;
            }
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
