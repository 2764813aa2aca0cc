//! Instructions that the 32 threads of a warp execute together: shuffles, votes, matches,
//! reductions.

use super::machine::{State, Thread};
use super::program::*;

/// Releases the threads of a warp whose partners have arrived too. Returns whether there were any.
pub(super) fn release(program: &Program, warp: &mut [Thread]) -> bool {
    let mut moved = false;
    while let Some(group) = next_group(program, warp) {
        run(program, warp, &group);
        for &lane in &group {
            warp[lane].state = State::Running;
            warp[lane].warp_epoch += 1;
        }
        if program.lockstep {
            // In lockstep, the access is complete for all lanes.
            let epoch = warp.iter().map(|thread| thread.warp_epoch).max();
            for thread in &mut *warp {
                thread.warp_epoch = epoch.unwrap_or_default();
            }
        }
        moved = true;
    }
    moved
}

fn exchange<'p>(program: &'p Program, thread: &Thread) -> Option<&'p Exchange> {
    match thread.state {
        State::InWarp { code, exchange } => {
            Some(&program.codes[code as usize].exchanges[exchange as usize])
        }
        State::Running | State::AtBarrier { .. } | State::Exited => None,
    }
}

fn register(thread: &Thread, slot: Slot) -> u64 {
    thread.registers[thread.base + slot as usize]
}

/// Returns lanes that wait at the same instruction, if all lanes that they wait for are there.
fn next_group(program: &Program, warp: &[Thread]) -> Option<Vec<usize>> {
    let waits = |lane: usize| exchange(program, &warp[lane]).is_some();
    (0..warp.len())
        .filter(|&lane| waits(lane))
        .find_map(|lane| {
            let here = exchange(program, &warp[lane])?;
            let together = |other: &usize| {
                let same = warp[*other].state == warp[lane].state;
                let level = || warp[*other].place_against(&warp[lane], program).is_eq();
                same && (here.mask != NONE || !program.lockstep || level())
            };
            if here.mask == NONE {
                // Without a mask, the lanes that are present; but no lane of the warp may still be
                // running.
                let settled = warp.iter().all(|thread| thread.state != State::Running);
                let turn = !program.lockstep || is_furthest_behind(program, warp, lane);
                return (settled && turn).then(|| (0..warp.len()).filter(together).collect());
            }
            let mask = register(&warp[lane], here.mask);
            let members: Vec<usize> = (0..warp.len())
                .filter(|&other| mask >> other & 1 == 1)
                .collect();
            // Threads that have exited will not arrive.
            let alive: Vec<usize> = members
                .into_iter()
                .filter(|&other| warp[other].state != State::Exited)
                .collect();
            (alive.contains(&lane) && alive.iter().all(together)).then_some(alive)
        })
}

/// Returns whether no lane that waits without a mask is behind `lane`. Diverged lanes thus
/// reconverge where the branches join, and those that leave a loop wait for the others.
fn is_furthest_behind(program: &Program, warp: &[Thread], lane: usize) -> bool {
    let waits = |thread: &&Thread| exchange(program, thread).is_some_and(|e| e.mask == NONE);
    let is_behind = |other: &Thread| other.place_against(&warp[lane], program).is_lt();
    !warp.iter().filter(waits).any(is_behind)
}

fn run(program: &Program, warp: &mut [Thread], group: &[usize]) {
    let Some(here) = exchange(program, &warp[group[0]]) else {
        return;
    };
    if let ExchangeKind::Multiply(number) = here.kind {
        return multiply(program, warp, group, number as usize);
    }
    let read = |lane: usize, slot: Slot| {
        if slot == NONE {
            0
        } else {
            register(&warp[lane], slot)
        }
    };
    let values: Vec<u64> = group.iter().map(|&lane| read(lane, here.value)).collect();
    let members = group.iter().fold(0_u64, |mask, lane| mask | 1 << lane);
    let of = |lane: usize| {
        group
            .iter()
            .position(|&member| member == lane)
            .map(|position| values[position])
    };
    let equal_to = |value: u64| {
        let same = group
            .iter()
            .zip(&values)
            .filter(|(_, other)| **other == value);
        same.fold(0_u64, |mask, (lane, _)| mask | 1 << lane)
    };
    let results: Vec<(u64, u64)> = group
        .iter()
        .zip(&values)
        .map(|(&lane, &value)| match here.kind {
            ExchangeKind::Up
            | ExchangeKind::Down
            | ExchangeKind::Butterfly
            | ExchangeKind::Index => {
                let (source, inside) = source_lane(
                    here.kind,
                    lane as u64,
                    read(lane, here.second),
                    read(lane, here.third),
                );
                // The value of a lane that does not participate is undefined in PTX; reductions of
                // CUDA's samples rely on 0.
                (of(source as usize).unwrap_or(0), inside.into())
            }
            ExchangeKind::All => (values.iter().all(|vote| *vote != 0).into(), 0),
            ExchangeKind::Any => (values.iter().any(|vote| *vote != 0).into(), 0),
            ExchangeKind::Uniform => (
                values
                    .iter()
                    .all(|vote| (*vote != 0) == (values[0] != 0))
                    .into(),
                0,
            ),
            ExchangeKind::Ballot => (members & !equal_to(0), 0),
            ExchangeKind::MatchAny => (equal_to(value), 0),
            ExchangeKind::MatchAll if equal_to(value) == members => (members, 1),
            ExchangeKind::MatchAll => (0, 0),
            ExchangeKind::Active => (members, 0),
            ExchangeKind::Elect => (group[0] as u64, (lane == group[0]).into()),
            ExchangeKind::Sync | ExchangeKind::Step | ExchangeKind::Multiply(_) => (0, 0),
            ExchangeKind::Reduce(join) => (
                values[1..]
                    .iter()
                    .fold(values[0], |sum, value| join(sum, *value)),
                0,
            ),
        })
        .collect();
    for (&lane, (value, predicate)) in group.iter().zip(results) {
        let thread = &mut warp[lane];
        for (slot, value) in [(here.to, value), (here.to_predicate, predicate)] {
            if slot != NONE {
                thread.registers[thread.base + slot as usize] = value;
            }
        }
    }
}

/// Multiplies the matrices that the lanes hold; the fragments of absent lanes are zero.
fn multiply(program: &Program, warp: &mut [Thread], group: &[usize], number: usize) {
    let State::InWarp { code, .. } = warp[group[0]].state else {
        return;
    };
    let product = &program.codes[code as usize].products[number];
    let held: Vec<[Vec<u64>; 3]> = (0..32)
        .map(|lane| {
            product.held.each_ref().map(|slots| {
                let read = |slot: &Slot| match group.contains(&lane) {
                    true => register(&warp[lane], *slot),
                    false => 0,
                };
                slots.iter().map(read).collect()
            })
        })
        .collect();
    let lanes = std::array::from_fn(|lane| held[lane].each_ref().map(Vec::as_slice));
    let results = product.multiply.run(&lanes);
    for &lane in group {
        let thread = &mut warp[lane];
        for (slot, value) in product.d.iter().zip(&results[lane]) {
            thread.registers[thread.base + *slot as usize] = *value;
        }
    }
}

/// Returns the lane that a shuffle reads, and whether it is in the segment; otherwise the lane
/// itself.
fn source_lane(kind: ExchangeKind, lane: u64, amount: u64, limits: u64) -> (u64, bool) {
    let (lane, amount) = (lane as i64, (amount & 31) as i64);
    let segment = (limits >> 8 & 31) as i64;
    let clamp = (limits & 31) as i64;
    let least = lane & segment;
    let most = least | (clamp & !segment);
    let (source, inside) = match kind {
        ExchangeKind::Up => (lane - amount, lane - amount >= most),
        ExchangeKind::Down => (lane + amount, lane + amount <= most),
        ExchangeKind::Butterfly => (lane ^ amount, lane ^ amount <= most),
        _ => (
            least | (amount & !segment),
            least | (amount & !segment) <= most,
        ),
    };
    (if inside { source as u64 } else { lane as u64 }, inside)
}
