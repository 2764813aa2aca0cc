//! Instructions that lanes of a warp execute together (PTX ISA 9.0: 9.7.9.6 `shfl.sync`, 9.7.13.9
//! `vote.sync`, 9.7.13.10 `match.sync`, 9.7.13.11 `activemask`, 9.7.13.12 `redux.sync`).

use interpreter::matrix::{Held, Multiply};
use raise::nvvm::cpu::Exchange;

use crate::runtime::{Lane, Pair, State};

/// A lane at an exchange, with its operands.
#[derive(Clone, Copy)]
struct Arrived {
    lane: usize,
    values: [u64; 3],
}

/// Releases the lanes of a warp whose partners have arrived too. Returns whether there were any.
pub(crate) fn release(warp: &[Lane], products: &[Multiply]) -> bool {
    let mut moved = false;
    while let Some((kind, group)) = complete_group(warp) {
        if kind == Exchange::Multiply {
            // SAFETY: machine code passes the addresses and the index of a product.
            unsafe { multiply(&group, products) };
        }
        let results: Vec<Pair> = (0..group.len())
            .map(|number| result(kind, &group, number))
            .collect();
        for (arrived, result) in group.iter().zip(results) {
            warp[arrived.lane].result.set(result);
            warp[arrived.lane].state.set(State::Running);
        }
        moved = true;
    }
    moved
}

/// Returns lanes at one instruction, none of which waits for an absent lane.
fn complete_group(warp: &[Lane]) -> Option<(Exchange, Vec<Arrived>)> {
    warp.iter().enumerate().find_map(|(number, lane)| {
        let State::InWarp {
            site, kind, mask, ..
        } = lane.state.get()
        else {
            return None;
        };
        let here = |lane: usize| match warp[lane].state.get() {
            State::InWarp {
                site: other,
                values,
                ..
            } if other == site => Some(Arrived { lane, values }),
            _ => None,
        };
        if kind == Exchange::ActiveMask {
            // The lanes that are present, once no lane of the warp is running.
            if warp.iter().any(|lane| lane.state.get() == State::Running) {
                return None;
            }
            return Some((kind, (0..warp.len()).filter_map(here).collect()));
        }
        // Threads that have ended will not arrive.
        let members: Vec<usize> = (0..warp.len())
            .filter(|lane| mask >> lane & 1 == 1 && warp[*lane].state.get() != State::Exited)
            .collect();
        let group: Vec<Arrived> = members.iter().filter_map(|lane| here(*lane)).collect();
        let is_complete = group.len() == members.len() && members.contains(&number);
        is_complete.then_some((kind, group))
    })
}

fn result(kind: Exchange, group: &[Arrived], number: usize) -> Pair {
    let own = group[number];
    let value = own.values[0];
    let one = |first: u64| Pair { first, second: 0 };
    let mask = |holds: &dyn Fn(&Arrived) -> bool| {
        let those = group.iter().filter(|arrived| holds(arrived));
        those.fold(0_u64, |mask, arrived| mask | 1 << arrived.lane)
    };
    let everyone = mask(&|_| true);
    let voters = mask(&|arrived| arrived.values[0] != 0);
    let alike = mask(&|arrived| arrived.values[0] == value);
    match kind {
        Exchange::ShuffleUp
        | Exchange::ShuffleDown
        | Exchange::ShuffleButterfly
        | Exchange::ShuffleIndex => {
            let (source, is_inside) = source_lane(kind, own);
            let found = group.iter().find(|arrived| arrived.lane as i64 == source);
            let first = match is_inside {
                // The value of a lane that does not participate is undefined in PTX; reductions of
                // CUDA's samples rely on 0.
                true => found.map_or(0, |arrived| arrived.values[0]),
                false => value,
            };
            Pair {
                first,
                second: is_inside.into(),
            }
        }
        Exchange::VoteAll => one((voters == everyone).into()),
        Exchange::VoteAny => one((voters != 0).into()),
        Exchange::VoteUniform => one((voters == everyone || voters == 0).into()),
        Exchange::Ballot => one(voters),
        Exchange::MatchAny => one(alike),
        Exchange::MatchAll => match alike == everyone {
            true => Pair {
                first: everyone,
                second: 1,
            },
            false => one(0),
        },
        Exchange::ActiveMask => one(everyone),
        Exchange::Sync | Exchange::Multiply => one(0),
        Exchange::ReduceAdd => reduced(group, |a, b| a.wrapping_add(b)),
        Exchange::ReduceMin => reduced(group, |a, b| (a as i32).min(b as i32) as u32),
        Exchange::ReduceMax => reduced(group, |a, b| (a as i32).max(b as i32) as u32),
        Exchange::ReduceUnsignedMin => reduced(group, u32::min),
        Exchange::ReduceUnsignedMax => reduced(group, u32::max),
        Exchange::ReduceAnd => reduced(group, |a, b| a & b),
        Exchange::ReduceOr => reduced(group, |a, b| a | b),
        Exchange::ReduceXor => reduced(group, |a, b| a ^ b),
    }
}

fn reduced(group: &[Arrived], join: impl Fn(u32, u32) -> u32) -> Pair {
    let values = group.iter().map(|arrived| arrived.values[0] as u32);
    Pair {
        first: values.reduce(join).unwrap_or_default().into(),
        second: 0,
    }
}

/// Multiplies the matrices that the lanes hold; the fragments of absent lanes are zero.
///
/// # Safety
/// Each lane must pass the addresses of its registers and of room for its results, and the index of
/// the product.
unsafe fn multiply(group: &[Arrived], products: &[Multiply]) {
    let product = &products[group[0].values[2] as usize];
    let [results, counts @ ..] = product.registers();
    let zeros = vec![0; counts.iter().sum()];
    let mut lanes: [Held<'_>; 32] = [parts(&zeros, counts); 32];
    for arrived in group {
        // SAFETY: guaranteed by the caller.
        let registers =
            unsafe { std::slice::from_raw_parts(arrived.values[0] as *const u64, zeros.len()) };
        lanes[arrived.lane] = parts(registers, counts);
    }
    let computed = product.run(&lanes);
    for arrived in group {
        let to = arrived.values[1] as *mut u64;
        // SAFETY: guaranteed by the caller.
        unsafe { std::ptr::copy_nonoverlapping(computed[arrived.lane].as_ptr(), to, results) };
    }
}

fn parts(registers: &[u64], [a, b, _]: [usize; 3]) -> Held<'_> {
    let (first, rest) = registers.split_at(a);
    let (second, third) = rest.split_at(b);
    [first, second, third]
}

/// Returns the lane that a shuffle reads, and whether it is in the lane's segment.
fn source_lane(kind: Exchange, own: Arrived) -> (i64, bool) {
    let lane = own.lane as i64;
    let amount = (own.values[1] & 31) as i64;
    let segment = (own.values[2] >> 8 & 31) as i64;
    let clamp = (own.values[2] & 31) as i64;
    let lowest = lane & segment;
    let bound = lowest | clamp & !segment;
    match kind {
        Exchange::ShuffleUp => (lane - amount, lane - amount >= bound),
        Exchange::ShuffleDown => (lane + amount, lane + amount <= bound),
        Exchange::ShuffleButterfly => (lane ^ amount, lane ^ amount <= bound),
        _ => {
            let source = lowest | amount & !segment;
            (source, source <= bound)
        }
    }
}
