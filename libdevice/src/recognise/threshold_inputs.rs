//! Inputs near the constants that a program compares with.
//!
//! A special case of the program may lie between two samples: `x == 0.7 ? 42.0 : log(x)`. A match
//! on all samples is therefore also tested at and around the constants in comparisons and
//! additions, where the function is computed by the interpreter's library. That differs from
//! libdevice in the last bits, so that results must only be close.

use std::collections::BTreeSet;

use super::branch_coverage::{Cover, is_threshold};
use super::graph::{Graph, Kind};
use super::table::Row;
use interpreter::library;

/// The most constants to test: of the bodies themselves, and of the rest of the program.
const CONSTANTS: [usize; 2] = [96, 32];

/// Returns inputs of functions of one or two floats of `bits` bits, for the values of `covers`.
pub fn probes(graph: &Graph, covers: &[Cover], bits: u32, arity: usize) -> Vec<Vec<u128>> {
    let mut own = BTreeSet::new();
    for (value, width) in covers.iter().flat_map(|cover| cover.constants(graph)) {
        own.extend(readings(value, width, bits));
    }
    let mut others = BTreeSet::new();
    for id in (0..graph.nodes.len()).filter(|id| is_threshold(graph, *id)) {
        for &operand in &graph.nodes[id].operands {
            let constant = &graph.nodes[operand];
            if let Kind::Constant(value) = constant.kind
                && constant.bits == bits
                && decode(value, bits).is_normal()
                && !own.contains(&value)
            {
                others.insert(value);
            }
        }
    }
    let around = |value: u128| -> Vec<Vec<u128>> {
        let other = encode(1.5, bits);
        match arity {
            1 => {
                let beside = encode(decode(value, bits) * 1.0005, bits);
                [value - 1, value, value + 1, beside]
                    .map(|value| vec![value])
                    .to_vec()
            }
            _ => vec![vec![value, other], vec![other, value], vec![value, value]],
        }
    };
    let own = own.into_iter().take(CONSTANTS[0]);
    own.chain(others.into_iter().take(CONSTANTS[1]))
        .flat_map(around)
        .collect()
}

/// Returns the floats of `bits` bits that a constant may represent: as a float, as an integer, as a
/// float of the other width, or as the upper half of a double.
fn readings(value: u128, width: u32, bits: u32) -> Vec<u128> {
    let mut found = Vec::new();
    let sign = 1 << (bits - 1);
    if width == bits {
        found.extend([value, value ^ sign]);
    }
    match (width, bits) {
        (32, 64) => {
            found.extend([value << 32, (value << 32) ^ sign]);
            found.push(encode(f32::from_bits(value as u32).into(), bits));
        }
        (64, 32) => found.push(encode(f64::from_bits(value as u64), bits)),
        _ => {}
    }
    if matches!(width, 32 | 64) {
        let int = (value << (128 - width)) as i128 >> (128 - width);
        if int.abs() < 1 << 20 {
            found.push(encode(int as f64, bits));
        }
    }
    found.retain(|value| decode(*value, bits).is_normal());
    found
}

fn encode(value: f64, bits: u32) -> u128 {
    match bits {
        32 => u128::from((value as f32).to_bits()),
        _ => u128::from(value.to_bits()),
    }
}

/// Returns whether `value` is close to the function of `row` for `given`.
pub fn is_near(row: &Row, negated: bool, given: &[u128], value: u128) -> bool {
    let arguments: Vec<u64> = given
        .iter()
        .zip(&row.variants)
        .map(|(value, variant)| variant.apply(*value, row.bits) as u64)
        .collect();
    let Some(expected) = library::evaluate(&format!("__nv_{}", row.name), &arguments) else {
        return false;
    };
    if !row.is_float {
        return u128::from(expected) == value;
    }
    let (x, y) = (
        decode(value, row.result_bits),
        decode(expected.into(), row.result_bits),
    );
    let y = if negated { -y } else { y };
    let (relative, absolute) = match row.result_bits {
        32 => (1e-4, 1e-36),
        _ => (1e-9, 1e-300),
    };
    x.is_nan() && y.is_nan() || x == y || (x - y).abs() <= relative * y.abs() + absolute
}

fn decode(value: u128, bits: u32) -> f64 {
    match bits {
        32 => f32::from_bits(value as u32).into(),
        _ => f64::from_bits(value as u64),
    }
}
