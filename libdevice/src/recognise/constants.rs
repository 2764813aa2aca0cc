//! Recognition of functions of two arguments one of which is a constant: `powf(x, 0.286f)`,
//! `fmod(x, 360.0)`.
//!
//! The compiler folds the constant into the body, so that there is no signature to compare with.
//! Instead every value that depends on a constant of such a body, and on one other value, is
//! compared with the function itself, for each constant of the program that explains the first
//! result. On all samples the results must be equal if the function is exact, and otherwise within
//! the few units in the last place that NVIDIA guarantees, with the same infinities, zeros and
//! NaNs.
//!
//! Many outcomes in such a body are impossible (`powf(x, 0.286f)` does not overflow), so that those
//! that no sample covers are explored: an input is found that causes them, or it is proved that
//! there is none (`explore.rs`).

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::branch_coverage::Cover;
use super::code::Code;
use super::domain::Domain;
use super::explore::Exploration;
use super::graph::{Id, Kind};
use super::reach::Reach;
use super::samples::samples;
use super::search::{BodyMatch, Input, NodePart, Search};
use super::slice::Slice;
use super::table::Variant;
use super::threshold_inputs::probes;

/// A function that is searched for.
struct Candidate {
    name: &'static str,
    run: fn(f64, f64) -> f64,
    /// The error bound of its body, in units in the last place, in single and double precision.
    ulps: [u64; 2],
    /// The number of ranges of inputs to explore: for one outcome, and in all of a function.
    /// Proving that `pow(x, 0.999)` never overflows takes 30000 ranges, or 2.5 s; for an exponent
    /// below a half it takes a tenth of that.
    ranges: [usize; 2],
}

#[rustfmt::skip] // a table
const CANDIDATES: &[Candidate] = &[
    Candidate { name: "pow",       run: libm::pow,       ulps: [8, 4], ranges: [20_000, 100_000] },
    Candidate { name: "fmod",      run: libm::fmod,      ulps: [0, 0], ranges: [3_000, 10_000] },
    Candidate { name: "remainder", run: libm::remainder, ulps: [0, 0], ranges: [3_000, 10_000] },
    Candidate { name: "atan2",     run: libm::atan2,     ulps: [4, 3], ranges: [3_000, 10_000] },
    Candidate { name: "hypot",     run: libm::hypot,     ulps: [4, 3], ranges: [3_000, 10_000] },
];

/// Searches for functions of a constant and one of `inputs`, `bits` wide; `names` are those whose
/// constants occur in the program.
pub fn search(search: &mut Search<'_>, inputs: &BTreeSet<Id>, names: &BTreeSet<String>, bits: u32) {
    let suffix = if bits == 32 { "f" } else { "" };
    let candidates: Vec<&Candidate> = CANDIDATES
        .iter()
        .filter(|candidate| names.contains(&format!("{}{suffix}", candidate.name)))
        .collect();
    if candidates.is_empty() {
        return;
    }
    let constants = constants(search, bits);
    let firsts: Vec<BTreeMap<u128, Vec<First>>> = candidates
        .iter()
        .map(|candidate| firsts(candidate, &constants, bits))
        .collect();
    for (candidate, firsts) in candidates.iter().zip(&firsts) {
        search.budget = candidate.ranges[1];
        for &input in inputs {
            for opaque in search.rounds(&[input]) {
                of_one(search, input, &opaque, candidate, firsts, bits);
            }
        }
    }
}

/// Returns the values of the constants of `bits` bits that could be arguments.
fn constants(search: &Search<'_>, bits: u32) -> Vec<f64> {
    let mut values = BTreeSet::new();
    for node in &search.graph.nodes {
        let Kind::Constant(value) = node.kind else {
            continue;
        };
        if node.bits == bits && node.value.opcode().is_none() && !node.value.ty().is_pointer() {
            let value = decode(value, bits);
            if value.is_finite() && value.abs() > 1e-6 && value.abs() < 1e7 {
                values.extend([value.to_bits(), (-value).to_bits()]);
            }
        }
    }
    values.into_iter().map(f64::from_bits).collect()
}

fn decode(value: u128, bits: u32) -> f64 {
    match bits {
        32 => f32::from_bits(value as u32).into(),
        _ => f64::from_bits(value as u64),
    }
}

fn encode(value: f64, bits: u32) -> u128 {
    match bits {
        32 => u128::from((value as f32).to_bits()),
        _ => u128::from(value.to_bits()),
    }
}

/// The first input, and further inputs as multiples of the constant.
const INPUT: f64 = 2.5;
const BEYOND: f64 = 2.8;
const WITHIN: f64 = 0.28;

/// A constant, whether it is the second argument, and the bits of the function's result for the
/// input.
type First = (f64, bool, u128);

/// Returns the possible results for the first input, keyed by that input's bits: [`INPUT`], or an
/// input greater than the constant where that is returned unchanged (2.5 is its own remainder by
/// 360), or one less than it. Most constants use the same input.
fn firsts(candidate: &Candidate, constants: &[f64], bits: u32) -> BTreeMap<u128, Vec<First>> {
    let mut found: BTreeMap<u128, Vec<First>> = BTreeMap::new();
    for &constant in constants {
        let size = constant.abs();
        let inputs = [INPUT, BEYOND * size, WITHIN * size].map(|input| encode(input, bits));
        for first in [true, false] {
            for input in inputs {
                let x = decode(input, bits);
                let expected = call(candidate, x, constant, first);
                // A result that equals an operand does not identify the constant.
                if expected != x && expected != constant {
                    let one = (constant, first, encode(expected, bits));
                    found.entry(input).or_default().push(one);
                    break;
                }
            }
        }
    }
    found
}

fn of_one(
    search: &mut Search<'_>,
    input: Id,
    opaque: &[usize],
    candidate: &Candidate,
    firsts: &BTreeMap<u128, Vec<First>>,
    bits: u32,
) {
    let encode = |value: f64| encode(value, bits);
    let suffix = if bits == 32 { "f" } else { "" };
    let limit = candidate.ulps[usize::from(bits == 64)];
    let mut places = search.places(&[input], opaque);
    places.retain(|place| {
        search.graph.nodes[place.0].bits == bits
            && search.depends[place.0]
            && !search.found.contains_key(place)
    });
    if !places.is_empty() {
        let reach = Reach::new(search.graph, &search.machine, &[input], opaque);
        places.retain(|place| reach.may_know(search.graph, *place));
    }
    if places.is_empty() {
        return;
    }
    // The constants may ask for as many inputs as there are bodies: each run executes one body.
    let wanted: Vec<Id> = places.iter().map(|place| place.0).collect();
    let around = Slice::new(search.graph, &[input], &wanted);
    search.machine.restrict(Some(around));
    let mut guesses = Vec::new();
    for (&x, firsts) in firsts {
        search.machine.run(&[(input, x)], opaque);
        for &place in &places {
            let results = search.results(place);
            let Some(ways) = search.ways(&[input], place).filter(|_| !results.is_empty()) else {
                continue;
            };
            for &(constant, first, expected) in firsts {
                let is_near = |value: &u128| distance(*value, expected, bits) <= limit;
                if results.iter().any(is_near) {
                    guesses.push((place, constant, first, ways.clone()));
                }
            }
        }
    }
    search.machine.restrict(None);
    // In program order, independent of the input: what comes last is outermost, and a whole phi
    // comes after some of its edges.
    guesses.sort_by_key(|(place, ..)| {
        let node = &search.graph.nodes[place.0];
        (node.block, node.place, Reverse(place.1))
    });
    // The sign of a divisor does not matter.
    let positive: BTreeSet<_> = guesses
        .iter()
        .filter(|(_, constant, ..)| *constant > 0.0)
        .map(|(place, constant, first, _)| (*place, constant.to_bits(), *first))
        .collect();
    guesses.retain(|(place, constant, first, _)| {
        *constant > 0.0 || !positive.contains(&(*place, (-constant).to_bits(), *first))
    });
    if guesses.is_empty() {
        return;
    }
    let wanted: Vec<Id> = guesses.iter().map(|(place, ..)| place.0).collect();
    let covers = search.covers(
        &[input],
        guesses.iter().map(|(place, .., ways)| (*place, ways)),
    );
    let probes = probes(search.graph, &covers, bits, 1);
    let slice = Slice::new(search.graph, &[input], &wanted);
    let mut known: Vec<Cover> = Vec::new();
    let [_, of_sign, bounded] = Domain::of(search.graph, input);
    let mut domains = vec![of_sign, bounded];
    domains.dedup();
    let variants = [Variant::Plain, Variant::Absolute];
    for (domain, variant) in domains.into_iter().flat_map(|d| variants.map(|v| (d, v))) {
        let mut alive = guesses.clone();
        alive.retain(|(place, ..)| !search.found.contains_key(place));
        search.machine.restrict(Some(slice.clone()));
        for sample in samples(bits, 1).iter().chain(&probes) {
            if alive.is_empty() {
                break;
            }
            let Some(sample) = domain.given(sample[0], bits) else {
                continue;
            };
            search.machine.run(&[(input, sample)], opaque);
            let x = decode(variant.apply(sample, bits), bits);
            let live = OnceCell::new();
            for (place, constant, first, ways) in &mut alive {
                let expected = encode(call(candidate, x, *constant, *first));
                search.judge(*place, ways, &live, |value| {
                    distance(value, expected, bits) <= limit
                });
            }
            drop(live);
            alive.retain(|(.., ways)| ways.is_alive());
        }
        alive.retain(|(.., ways)| ways.verdict().is_some());
        let mut covers = search.covers(
            &[input],
            alive.iter().map(|(place, .., ways)| (*place, ways)),
        );
        for (cover, (_, constant, ..)) in covers.iter_mut().zip(&alive) {
            cover.argument = Some(encode(constant.abs()));
        }
        let name = format!("{}{suffix}", candidate.name);
        for (at, sample) in samples(bits, 1).iter().chain(&probes).enumerate() {
            let are_tried = || covers.iter().all(|cover| search.is_tried(cover, &name));
            if at % 64 == 0 && at > 0 && are_tried() {
                break;
            }
            let Some(sample) = domain.given(sample[0], bits) else {
                continue;
            };
            let x = decode(variant.apply(sample, bits), bits);
            let mut last: Option<Rc<Vec<bool>>> = None;
            for ((place, constant, first, ways), cover) in alive.iter().zip(&mut covers) {
                // Runs for places with the same branches are the same.
                if last.as_ref() != Some(&cover.inner) {
                    search.machine.inner = Some(cover.inner.clone());
                    search.machine.run(&[(input, sample)], opaque);
                    last = Some(cover.inner.clone());
                }
                let expected = encode(call(candidate, x, *constant, *first));
                if search.is_right(*place, ways, |value| {
                    distance(value, expected, bits) <= limit
                }) {
                    cover.observe(search.graph, &search.machine);
                }
            }
        }
        search.machine.inner = None;
        // Outermost first: everything that a match depends on is part of it.
        for ((place, constant, first, mut ways), mut cover) in alive.into_iter().zip(covers).rev() {
            let is_part =
                place.1 == NodePart::Ways && search.found.contains_key(&(place.0, NodePart::Whole));
            if is_part || known.iter().any(|outer| outer.holds(place.0)) {
                continue;
            }
            let region = Exploration {
                name: &name,
                input,
                bits,
                opaque,
                domain,
                place,
                budget: candidate.ranges[0],
            };
            let agrees = search.explore(&region, &mut ways, &mut cover, |x, value| {
                let x = decode(variant.apply(x, bits), bits);
                let expected = encode(call(candidate, x, constant, first));
                distance(value, expected, bits) <= limit
            });
            let Some(edges) = ways
                .verdict()
                .filter(|_| agrees && search.is_tried(&cover, &name))
            else {
                continue;
            };
            known.push(cover);
            let (x, c) = (
                (Input::Node(input), variant),
                (Input::Constant(constant), Variant::Plain),
            );
            let found = BodyMatch {
                name: name.clone(),
                inputs: if first { vec![x, c] } else { vec![c, x] },
                node: place.0,
                is_product: place.1 == NodePart::Product,
                negate: false,
                edges,
            };
            search.keep(place, usize::from(variant != Variant::Plain), found);
        }
        search.machine.restrict(None);
    }
}

fn call(candidate: &Candidate, x: f64, constant: f64, first: bool) -> f64 {
    match first {
        true => (candidate.run)(x, constant),
        false => (candidate.run)(constant, x),
    }
}

/// Returns the number of floats between two; all NaNs are equal, and zeros of different sign are
/// not.
fn distance(a: u128, b: u128, bits: u32) -> u64 {
    let (x, y) = (decode(a, bits), decode(b, bits));
    if x.is_nan() || y.is_nan() {
        return if x.is_nan() && y.is_nan() {
            0
        } else {
            u64::MAX
        };
    }
    let sign = 1 << (bits - 1);
    let is_zero = |value: u128| value & !sign == 0;
    let is_infinite = x.is_infinite() || y.is_infinite();
    if a & sign != b & sign
        || is_zero(a) != is_zero(b) && x.abs().max(y.abs()) > 1e-37
        || is_infinite && a != b
    {
        return u64::MAX;
    }
    a.abs_diff(b) as u64
}

/// Returns the nodes that depend on a use of a constant.
pub fn dependents(search_graph: &super::graph::Graph, from: impl Iterator<Item = Id>) -> Vec<bool> {
    let mut depends = vec![false; search_graph.nodes.len()];
    let mut next: Vec<Id> = from.collect();
    while let Some(id) = next.pop() {
        if !std::mem::replace(&mut depends[id], true)
            && !matches!(
                search_graph.nodes[id].kind,
                Kind::Code(Code::ICmp(_) | Code::FCmp(_))
            )
        {
            next.extend(&search_graph.users[id]);
        }
    }
    depends
}
