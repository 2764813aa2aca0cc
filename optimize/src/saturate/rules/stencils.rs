//! Stencils: compositions of stencils as one stencil, and stencils separated by dimension.

use std::collections::BTreeMap;

use stablehlo::{Coefficient, Edge, ElementType, Func, Op, Stencil, Tap, TensorType, Value};

use super::Rule;
use crate::Semantics::FastMath;
use crate::saturate::graph::Graph;
use crate::stencil::separate;

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "stencil-along-each-dimension", reason: "a wide stencil that is a product takes fewer steps along one dimension after the other",
           semantics: FastMath, apply: apart, example: box_of_products },
    Rule { name: "stencils-at-once", reason: "where nothing is stored in between, a stencil of a stencil is one",
           semantics: FastMath, apply: at_once, example: twice },
];

/// Limit on the taps of a composed stencil.
const MOST_TAPS: usize = 64;

fn apart(g: &mut Graph, op: &Op) -> Vec<Value> {
    let Op::Stencil {
        operand, stencil, ..
    } = op
    else {
        return Vec::new();
    };
    let of = g.tensor(*operand);
    if !of.element.is_float() {
        return Vec::new();
    }
    let passes = separate(stencil, of).filter(|passes| passes.len() > 1);
    let Some(passes) = passes else {
        return Vec::new();
    };
    let one_after_another = passes.into_iter().fold(*operand, |operand, pass| {
        g.add(Op::Stencil {
            operand,
            coefficients: Vec::new(),
            stencil: Box::new(pass),
        })
    });
    vec![one_after_another]
}

fn at_once(g: &mut Graph, op: &Op) -> Vec<Value> {
    let mut found = Vec::new();
    let Op::Stencil {
        operand, stencil, ..
    } = op
    else {
        return found;
    };
    for inner in g.ops(*operand) {
        let Op::Stencil {
            operand: array,
            stencil: first,
            ..
        } = inner
        else {
            continue;
        };
        let TensorType { element, shape } = g.tensor(array).clone();
        let both = together(&first, stencil, &shape).filter(|_| element.is_float());
        if let Some(both) = both {
            found.push(g.add(Op::Stencil {
                operand: array,
                coefficients: Vec::new(),
                stencil: Box::new(both),
            }));
        }
    }
    found
}

/// Composes `last` after `first` into one stencil; `None` if `last` reaches beyond the result of
/// `first` other than around a whole periodic dimension, if a coefficient is not constant, or if
/// there are too many taps.
fn together(first: &Stencil, last: &Stencil, shape: &[usize]) -> Option<Stencil> {
    let mut edges = first.edges.clone();
    for (d, edge) in edges.iter_mut().enumerate() {
        if last.reach(d, first.shape[d]) == (0, 0) {
            continue;
        }
        let is_whole = first.start[d] == 0 && first.shape[d] == shape[d];
        let stays = first.taps.iter().all(|tap| tap.offsets[d] == 0);
        let goes_around = *edge == Edge::Periodic || stays;
        if last.edges[d] != Edge::Periodic || !is_whole || !goes_around {
            return None;
        }
        *edge = Edge::Periodic;
    }
    let mut taps: BTreeMap<Vec<i64>, f64> = BTreeMap::new();
    for outer in &last.taps {
        for inner in &first.taps {
            let offsets = outer.offsets.iter().zip(&inner.offsets);
            let offsets = offsets.map(|(a, b)| a + b).collect();
            let product = outer.coefficient.as_constant()? * inner.coefficient.as_constant()?;
            *taps.entry(offsets).or_default() += product;
        }
    }
    let tap = |(offsets, coefficient)| Tap {
        offsets,
        coefficient: Coefficient::constant(coefficient),
    };
    let start = first.start.iter().zip(&last.start);
    let both = Stencil {
        start: start.map(|(a, b)| a + b).collect(),
        shape: last.shape.clone(),
        taps: taps.into_iter().map(tap).collect(),
        edges,
    };
    let fits = (0..shape.len()).all(|d| {
        let (low, high) = both.reach(d, shape[d]);
        match both.edges[d] {
            Edge::Valid => (low, high) == (0, 0),
            Edge::Periodic => low.max(high) <= shape[d],
            Edge::Zero | Edge::Extend => true,
        }
    });
    (fits && both.taps.len() <= MOST_TAPS).then_some(both)
}

fn example(shape: &[usize], write: impl FnOnce(&mut Func, Value) -> Value) -> Func {
    let mut func = Func::new("example");
    let x = func.parameter(TensorType::new(ElementType::F32, shape));
    func.results = vec![write(&mut func, x)];
    func
}

fn stencil(shape: &[usize], edge: Edge, taps: &[(&[i64], f64)]) -> Stencil {
    let tap = |(offsets, coefficient): &(&[i64], f64)| Tap {
        offsets: offsets.to_vec(),
        coefficient: Coefficient::constant(*coefficient),
    };
    Stencil {
        start: vec![0; shape.len()],
        shape: shape.to_vec(),
        edges: vec![edge; shape.len()],
        taps: taps.iter().map(tap).collect(),
    }
}

fn box_of_products(n: usize) -> Func {
    example(&[n, 4], |func, x| {
        let taps: Vec<([i64; 2], f64)> = (-1..2)
            .flat_map(|i: i64| (-1..2).map(move |j: i64| ([i, j], ((2 - i * i) * (3 + j)) as f64)))
            .collect();
        let taps: Vec<(&[i64], f64)> = taps.iter().map(|(o, c)| (&o[..], *c)).collect();
        func.stencil(x, &[], stencil(&[n, 4], Edge::Zero, &taps))
    })
}

fn twice(n: usize) -> Func {
    example(&[n, 4], |func, x| {
        // The offset wraps as far as it may.
        let far = n.min(2) as i64;
        let along = stencil(
            &[n, 4],
            Edge::Periodic,
            &[(&[-far, 0], 1.0), (&[0, 1], -2.0)],
        );
        let once = func.stencil(x, &[], along);
        let across = stencil(&[n, 4], Edge::Periodic, &[(&[0, -1], 0.5), (&[0, 0], 3.0)]);
        func.stencil(once, &[], across)
    })
}
