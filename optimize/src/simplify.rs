//! Dead code, common subexpressions, and reshapes and broadcasts of what needs none.

use stablehlo::{Func, Literal, Op, TensorType, Value};
use std::collections::HashMap;
use std::sync::Arc;

/// The same function with fewer ops: nothing dead, nothing twice, no view of a view. Loop bodies and callees too.
pub fn simplify(func: &Func) -> Func {
    simplify_with(func, &mut HashMap::new())
}

/// `callees`: those that are simple already, by where they were.
fn simplify_with(func: &Func, callees: &mut HashMap<*const Func, Arc<Func>>) -> Func {
    let live = live(func);
    let mut out = Func::with_signature_of(func);
    let mut known: HashMap<Op, Value> = HashMap::new();
    let mut become_: Vec<Option<Value>> = vec![None; func.len()];
    for value in func.values() {
        if !live[value.index()] {
            continue;
        }
        out.set_loc(func.loc(value));
        let op = func
            .op(value)
            .map_operands(|v| become_[v.index()].expect("operands come before their op"));
        let op = match op {
            Op::While { inits, cond, body } => Op::While {
                inits,
                cond: Box::new(simplify_with(&cond, callees)),
                body: Box::new(simplify_with(&body, callees)),
            },
            Op::Call {
                callee,
                operands,
                inlineable,
            } => {
                let known = callees.get(&Arc::as_ptr(&callee)).cloned();
                let simple = known.unwrap_or_else(|| {
                    let simple = Arc::new(simplify_with(&callee, callees));
                    callees.insert(Arc::as_ptr(&callee), simple.clone());
                    simple
                });
                Op::Call {
                    callee: simple,
                    operands,
                    inlineable,
                }
            }
            other => other,
        };
        let op = view_of_view(&out, op);
        let new = match op {
            // Nothing to do.
            Op::Reshape { operand, ref shape } if out.shape(operand) == shape => operand,
            Op::BroadcastInDim {
                operand, ref shape, ..
            } if out.shape(operand) == shape && in_order(&op) => operand,
            op => match known.get(&op) {
                Some(same) => *same,
                None => {
                    let new = out.push(op.clone()).expect("it was well typed before");
                    known.insert(op, new);
                    new
                }
            },
        };
        become_[value.index()] = Some(new);
    }
    out.results = func
        .results
        .iter()
        .map(|v| become_[v.index()].expect("results are live"))
        .collect();
    drop_dead(&out)
}

/// What views of views have left behind.
fn drop_dead(func: &Func) -> Func {
    let live = live(func);
    let mut out = Func::with_signature_of(func);
    let mut become_: Vec<Option<Value>> = vec![None; func.len()];
    for value in func.values().filter(|v| live[v.index()]) {
        out.set_loc(func.loc(value));
        let op = func
            .op(value)
            .map_operands(|v| become_[v.index()].expect("operands come before their op"));
        become_[value.index()] = Some(out.push(op).expect("it was well typed before"));
    }
    out.results = func
        .results
        .iter()
        .map(|v| become_[v.index()].expect("results are live"))
        .collect();
    out
}

fn live(func: &Func) -> Vec<bool> {
    let mut live = vec![false; func.len()];
    for result in &func.results {
        live[result.index()] = true;
    }
    for value in func.values().rev() {
        let op = func.op(value);
        if matches!(op, Op::Parameter { .. }) {
            live[value.index()] = true;
        }
        if live[value.index()] {
            for operand in op.operands() {
                live[operand.index()] = true;
            }
        }
    }
    live
}

fn in_order(op: &Op) -> bool {
    match op {
        Op::BroadcastInDim { dimensions, .. } => {
            dimensions.iter().enumerate().all(|(k, d)| k == *d)
        }
        _ => false,
    }
}

fn view_of_view(func: &Func, op: Op) -> Op {
    match op {
        Op::Reshape { operand, shape } => match func.op(operand) {
            Op::Reshape { operand: inner, .. } => Op::Reshape {
                operand: *inner,
                shape,
            },
            Op::Constant(literal) => match splat(literal, shape.clone()) {
                Some(constant) => constant,
                None => Op::Reshape { operand, shape },
            },
            _ => Op::Reshape { operand, shape },
        },
        Op::BroadcastInDim {
            operand,
            shape,
            dimensions,
        } => match func.op(operand) {
            Op::Constant(literal) => match splat(literal, shape.clone()) {
                Some(constant) => constant,
                None => Op::BroadcastInDim {
                    operand,
                    shape,
                    dimensions,
                },
            },
            Op::BroadcastInDim {
                operand: inner,
                dimensions: first,
                ..
            } => {
                let dimensions = first.iter().map(|d| dimensions[*d]).collect();
                Op::BroadcastInDim {
                    operand: *inner,
                    shape,
                    dimensions,
                }
            }
            _ => Op::BroadcastInDim {
                operand,
                shape,
                dimensions,
            },
        },
        Op::Slice {
            operand,
            start,
            limit,
            stride,
        } => match func.op(operand) {
            Op::Slice {
                operand: inner,
                start: s0,
                stride: t0,
                ..
            } => {
                let at = |k: usize, i: usize| s0[k] + t0[k] * i;
                let rank = start.len();
                Op::Slice {
                    operand: *inner,
                    start: (0..rank).map(|k| at(k, start[k])).collect(),
                    limit: (0..rank)
                        .map(|k| {
                            if limit[k] > start[k] {
                                at(k, limit[k] - 1) + 1
                            } else {
                                at(k, start[k])
                            }
                        })
                        .collect(),
                    stride: (0..rank).map(|k| t0[k] * stride[k]).collect(),
                }
            }
            _ => Op::Slice {
                operand,
                start,
                limit,
                stride,
            },
        },
        other => other,
    }
}

fn splat(literal: &Literal, shape: Vec<usize>) -> Option<Op> {
    let value = literal.splat_value()?;
    Some(Op::Constant(Literal::splat(
        TensorType::new(literal.ty().element, shape),
        value,
    )))
}
