//! Instructions that lanes of a warp execute together (PTX ISA 9.0: 9.7.9.6 `shfl.sync`, 9.7.13.9
//! `vote.sync`, 9.7.13.10 `match.sync`, 9.7.13.11 `activemask`, 9.7.13.12 `redux.sync`).

use interpreter::matrix::{Held, Multiply};
use raise::nvvm::cpu::Exchange;

use crate::runtime::{Lane, Pair, State};

/// The greatest number of lanes of a warp.
const LANES: usize = 32;

/// Lanes that are at one instruction.
struct Group {
    kind: Exchange,
    /// A bit for each lane.
    lanes: u32,
    /// The operands of these lanes.
    values: [[u64; 3]; LANES],
}

impl Group {
    fn lanes(&self) -> impl Iterator<Item = usize> {
        (0..LANES).filter(|lane| self.lanes >> lane & 1 == 1)
    }

    /// Returns the lanes of which this holds, a bit for each.
    fn mask(&self, holds: impl Fn(usize) -> bool) -> u64 {
        let those = self.lanes().filter(|lane| holds(*lane));
        those.fold(0, |mask, lane| mask | 1 << lane)
    }
}

/// Releases the lanes of a warp whose partners have arrived too. Returns whether there were any.
pub(crate) fn release(warp: &[Lane], products: &[Multiply]) -> bool {
    let mut states = [State::Exited; LANES];
    for (state, lane) in states.iter_mut().zip(warp) {
        *state = lane.state.get();
    }
    let mut moved = false;
    while let Some(group) = complete_group(&states) {
        if group.kind == Exchange::Multiply {
            // SAFETY: machine code passes the addresses and the index of a product.
            unsafe { multiply(&group, products) };
        }
        let result = results(&group);
        for lane in group.lanes() {
            warp[lane].result.set(result(lane));
            warp[lane].state.set(State::Running);
            states[lane] = State::Running;
        }
        moved = true;
    }
    moved
}

/// Performs an instruction by which all lanes of a warp only pass values, with its operands.
/// Returns whether it is one.
pub(crate) fn exchange_all(
    kind: Exchange,
    operands: [&[u64]; 3],
    results: &mut [u64],
    flags: &mut [u64],
) -> bool {
    let [values, amounts, bounds] = operands;
    match kind {
        Exchange::ShuffleUp
        | Exchange::ShuffleDown
        | Exchange::ShuffleButterfly
        | Exchange::ShuffleIndex => {
            for lane in 0..values.len() {
                let own = [values[lane], amounts[lane], bounds[lane]];
                let (source, is_inside) = source_lane(kind, lane, &own);
                results[lane] = match is_inside {
                    true => values.get(source as usize).copied().unwrap_or(0),
                    false => values[lane],
                };
                flags[lane] = is_inside.into();
            }
            true
        }
        Exchange::Sync => true,
        Exchange::ActiveMask => {
            results.fill(u64::from(u32::MAX >> (LANES - values.len())));
            true
        }
        Exchange::VoteAll | Exchange::VoteAny | Exchange::Ballot => {
            let voters = (0..values.len()).fold(0_u64, |voters, lane| {
                voters | u64::from(values[lane] != 0) << lane
            });
            let everyone = u64::MAX >> (64 - values.len());
            results.fill(match kind {
                Exchange::VoteAll => (voters == everyone).into(),
                Exchange::VoteAny => (voters != 0).into(),
                _ => voters,
            });
            true
        }
        _ => false,
    }
}

/// Returns lanes at one instruction, none of which waits for an absent lane.
fn complete_group(states: &[State; LANES]) -> Option<Group> {
    let those = |is: &dyn Fn(&State) -> bool| {
        let lanes = (0..LANES).filter(|lane| is(&states[*lane]));
        lanes.fold(0_u32, |mask, lane| mask | 1 << lane)
    };
    let mut tried = 0_u32;
    states.iter().enumerate().find_map(|(number, state)| {
        let State::InWarp {
            site, kind, mask, ..
        } = *state
        else {
            return None;
        };
        if tried >> number & 1 == 1 {
            return None;
        }
        let here =
            those(&|state| matches!(state, State::InWarp { site: other, .. } if *other == site));
        let lanes = if kind == Exchange::ActiveMask {
            // The lanes that are present, once no lane of the warp is running, nor waits at an
            // earlier `activemask`: lanes that have diverged run together again.
            let is_behind = |state: &State| {
                matches!(state, State::InWarp { site: other, kind: Exchange::ActiveMask, .. } if *other < site)
            };
            if states.contains(&State::Running) || states.iter().any(is_behind) {
                return None;
            }
            here
        } else {
            // Threads that have ended will not arrive.
            let members = mask & !those(&|state| *state == State::Exited);
            let is_complete = here & members == members && members >> number & 1 == 1;
            if !is_complete {
                let with_mask = |state: &State| {
                    matches!(state, State::InWarp { site: at, mask: other, .. } if *at == site && *other == mask)
                };
                tried |= those(&with_mask) & members;
                return None;
            }
            members
        };
        let mut group = Group {
            kind,
            lanes,
            values: [[0; 3]; LANES],
        };
        for (to, state) in group.values.iter_mut().zip(states) {
            if let State::InWarp { values, .. } = state {
                *to = *values;
            }
        }
        Some(group)
    })
}

/// Returns the result of each lane of a group.
fn results(group: &Group) -> impl Fn(usize) -> Pair {
    let Group {
        kind,
        lanes,
        values,
    } = group;
    let value = |lane: usize| values[lane][0];
    let everyone = u64::from(*lanes);
    let voters = match kind {
        Exchange::VoteAll | Exchange::VoteAny | Exchange::VoteUniform | Exchange::Ballot => {
            group.mask(|lane| value(lane) != 0)
        }
        _ => 0,
    };
    let all = match kind {
        Exchange::VoteAll => (voters == everyone).into(),
        Exchange::VoteAny => (voters != 0).into(),
        Exchange::VoteUniform => (voters == everyone || voters == 0).into(),
        Exchange::Ballot => voters,
        Exchange::ActiveMask => everyone,
        Exchange::ReduceAdd => reduced(group, |a, b| a.wrapping_add(b)),
        Exchange::ReduceMin => reduced(group, |a, b| (a as i32).min(b as i32) as u32),
        Exchange::ReduceMax => reduced(group, |a, b| (a as i32).max(b as i32) as u32),
        Exchange::ReduceUnsignedMin => reduced(group, u32::min),
        Exchange::ReduceUnsignedMax => reduced(group, u32::max),
        Exchange::ReduceAnd => reduced(group, |a, b| a & b),
        Exchange::ReduceOr => reduced(group, |a, b| a | b),
        Exchange::ReduceXor => reduced(group, |a, b| a ^ b),
        _ => 0,
    };
    move |lane| match kind {
        Exchange::ShuffleUp
        | Exchange::ShuffleDown
        | Exchange::ShuffleButterfly
        | Exchange::ShuffleIndex => {
            let (source, is_inside) = source_lane(*kind, lane, &values[lane]);
            let is_here = (0..LANES as i64).contains(&source) && lanes >> source & 1 == 1;
            let first = match (is_inside, is_here) {
                (true, true) => value(source as usize),
                // The value of a lane that does not participate is undefined in PTX; reductions of
                // CUDA's samples rely on 0.
                (true, false) => 0,
                (false, _) => value(lane),
            };
            Pair {
                first,
                second: is_inside.into(),
            }
        }
        Exchange::MatchAny | Exchange::MatchAll => {
            let alike = group.mask(|other| value(other) == value(lane));
            let (first, second) = match kind {
                Exchange::MatchAny => (alike, 0),
                _ if alike == everyone => (everyone, 1),
                _ => (0, 0),
            };
            Pair { first, second }
        }
        _ => Pair {
            first: all,
            second: 0,
        },
    }
}

fn reduced(group: &Group, join: impl Fn(u32, u32) -> u32) -> u64 {
    let values = group.lanes().map(|lane| group.values[lane][0] as u32);
    values.reduce(join).unwrap_or_default().into()
}

/// Multiplies the matrices that the lanes hold; the fragments of absent lanes are zero.
///
/// # Safety
/// Each lane must pass the addresses of its registers and of room for its results, and the index of
/// the product.
unsafe fn multiply(group: &Group, products: &[Multiply]) {
    let Some(first) = group.lanes().next() else {
        return;
    };
    let product = &products[group.values[first][2] as usize];
    let [results, counts @ ..] = product.registers();
    let zeros = vec![0; counts.iter().sum()];
    let mut lanes: [Held<'_>; LANES] = [parts(&zeros, counts); LANES];
    for lane in group.lanes() {
        let from = group.values[lane][0] as *const u64;
        // SAFETY: guaranteed by the caller.
        let registers = unsafe { std::slice::from_raw_parts(from, zeros.len()) };
        lanes[lane] = parts(registers, counts);
    }
    let computed = product.run(&lanes);
    for lane in group.lanes() {
        let to = group.values[lane][1] as *mut u64;
        // SAFETY: guaranteed by the caller.
        unsafe { std::ptr::copy_nonoverlapping(computed[lane].as_ptr(), to, results) };
    }
}

fn parts(registers: &[u64], [a, b, _]: [usize; 3]) -> Held<'_> {
    let (first, rest) = registers.split_at(a);
    let (second, third) = rest.split_at(b);
    [first, second, third]
}

/// Returns the lane that a shuffle reads, and whether it is in the lane's segment.
fn source_lane(kind: Exchange, lane: usize, values: &[u64; 3]) -> (i64, bool) {
    let lane = lane as i64;
    let amount = (values[1] & 31) as i64;
    let segment = (values[2] >> 8 & 31) as i64;
    let clamp = (values[2] & 31) as i64;
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
