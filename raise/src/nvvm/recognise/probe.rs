//! Inputs at the numbers that a program compares with.
//!
//! A case of the program's own may hide between two samples: `x == 0.7 ? 42.0 : log(x)`. So what agreed on all samples is also tried at and around the constants that are compared
//! with or added, where the function itself is computed by the interpreter's library. That is not libdevice to the last bit: results must be close.

use std::collections::BTreeSet;

use super::code::Code;
use super::graph::{Graph, Kind};
use super::table::Row;
use crate::simt::library;

/// The most constants tried.
const CONSTANTS: usize = 32;

/// Inputs of functions of one or two floats of `bits` bits.
pub fn probes(graph: &Graph, bits: u32, arity: usize) -> Vec<Vec<u128>> {
    let mut constants = BTreeSet::new();
    for node in &graph.nodes {
        if !matches!(
            node.kind,
            Kind::Code(Code::FCmp(_) | Code::ICmp(_) | Code::FAdd | Code::FSub)
        ) {
            continue;
        }
        for &operand in &node.operands {
            let constant = &graph.nodes[operand];
            if let Kind::Constant(value) = constant.kind
                && constant.bits == bits
                && decode(value, bits).is_normal()
            {
                constants.insert(value);
            }
        }
    }
    let encode = |value: f64| match bits {
        32 => u128::from((value as f32).to_bits()),
        _ => u128::from(value.to_bits()),
    };
    let around = |value: u128| -> Vec<Vec<u128>> {
        let other = encode(1.5);
        match arity {
            1 => [
                value - 1,
                value,
                value + 1,
                encode(decode(value, bits) * 1.0005),
            ]
            .map(|value| vec![value])
            .to_vec(),
            _ => vec![vec![value, other], vec![other, value], vec![value, value]],
        }
    };
    constants
        .into_iter()
        .take(CONSTANTS)
        .flat_map(around)
        .collect()
}

/// Whether `value` is what the function of `row` gives for `given`, nearly; also if nobody can say.
pub fn is_near(row: &Row, negated: bool, given: &[u128], value: u128) -> bool {
    let arguments: Vec<u64> = given
        .iter()
        .zip(&row.variants)
        .map(|(value, variant)| variant.apply(*value, row.bits) as u64)
        .collect();
    let Some(expected) = library::evaluate(&format!("__nv_{}", row.name), &arguments) else {
        return true;
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
