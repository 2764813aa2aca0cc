//! Runs one function on several devices in lock step: each op on all of them, before the next.

use std::rc::Rc;

use super::data::Array;
use super::element::Element;
use super::{EvalError, collective, compute, element, sort};
use crate::{ElementType, Func, Literal, Op, Scalar};

/// Checks that the interpreter supports every op, and that collectives name existing devices.
pub(super) fn check_ops(func: &Func, devices: usize) -> Result<(), EvalError> {
    for value in func.values() {
        match func.op(value) {
            Op::CustomCall { call, .. } => {
                return Err(EvalError::CustomCall {
                    func: func.name.clone(),
                    target: call.target.clone(),
                });
            }
            Op::Collective { collective, .. } => {
                let named = collective.devices();
                if let Some(device) = named.into_iter().find(|device| *device >= devices) {
                    let func = func.name.clone();
                    return Err(EvalError::Devices {
                        func,
                        device,
                        devices,
                    });
                }
            }
            _ => {}
        }
        functions_of(func.op(value))
            .into_iter()
            .try_for_each(|func| check_ops(func, devices))?;
    }
    Ok(())
}

/// Returns the functions of a loop, a branch or a call.
fn functions_of(op: &Op) -> Vec<&Func> {
    match op {
        Op::While { cond, body, .. } => vec![cond, body],
        Op::Case { branches, .. } => branches.iter().collect(),
        Op::Call { callee, .. } => vec![callee],
        _ => Vec::new(),
    }
}

fn has_collectives(func: &Func) -> bool {
    func.values().any(|v| match func.op(v) {
        Op::Collective { .. } => true,
        op => functions_of(op).into_iter().any(has_collectives),
    })
}

/// The run-time value of an op: one array, or the arrays of a tuple.
pub(super) type Cell = Vec<Rc<Array>>;

/// Returns the results of each device for its inputs; the first device has the number `first`.
pub(super) fn run(func: &Func, inputs: Vec<Cell>, first: usize) -> Result<Vec<Cell>, EvalError> {
    // For each device, the cells of all values.
    let mut cells: Vec<Vec<Cell>> = inputs.iter().map(|_| Vec::new()).collect();
    for value in func.values() {
        let op = func.op(value);
        let operands = op.operands();
        let given = |cells: &[Cell]| -> Cell {
            let of = operands.iter().flat_map(|v| cells[v.index()].clone());
            of.collect()
        };
        let together: Option<Vec<Cell>> = match op {
            Op::While { cond, body, .. } => {
                let carried = cells.iter().map(|cells| given(cells)).collect();
                Some(run_while(cond, body, carried, first)?)
            }
            Op::Case { branches, .. } => {
                let given = cells.iter().map(|cells| given(cells)).collect();
                Some(run_case(branches, given, first)?)
            }
            Op::Call { callee, .. } => {
                let given = cells.iter().map(|cells| given(cells)).collect();
                Some(run(callee, given, first)?)
            }
            Op::Collective { collective, .. } => {
                let arrays: Cell = cells.iter().flat_map(|cells| given(cells)).collect();
                let results = collective::collective(collective, &arrays, func.tensor(value));
                Some(results.into_iter().map(|array| vec![array]).collect())
            }
            _ => None,
        };
        if let Some(together) = together {
            for (cells, cell) in cells.iter_mut().zip(together) {
                cells.push(cell);
            }
            continue;
        }
        for (device, cells) in cells.iter_mut().enumerate() {
            let operands: Vec<&Cell> = operands.iter().map(|v| &cells[v.index()]).collect();
            let cell = match op {
                Op::Parameter { index } => vec![inputs[device][*index].clone()],
                Op::Result { index, .. } => vec![operands[0][*index].clone()],
                Op::OptimizationBarrier { .. } => operands.into_iter().flatten().cloned().collect(),
                Op::Sort {
                    dimension, order, ..
                } => {
                    let arrays: Vec<&Array> = operands.iter().map(|cell| &*cell[0]).collect();
                    let sorted = sort::sort(&arrays, *dimension, *order);
                    sorted.into_iter().map(Rc::new).collect()
                }
                Op::DeviceNumber(_) => {
                    let number =
                        Literal::scalar(ElementType::U32, Scalar::Int((first + device) as i64));
                    vec![Rc::new(Array::from(&number))]
                }
                op => {
                    let arrays: Vec<&Array> = operands.iter().map(|cell| &*cell[0]).collect();
                    vec![Rc::new(compute(op, &arrays, func.tensor(value)))]
                }
            };
            cells.push(cell);
        }
    }
    let results = |cells: Vec<Cell>| -> Cell {
        let results = func.results.iter();
        results.map(|v| cells[v.index()][0].clone()).collect()
    };
    Ok(cells.into_iter().map(results).collect())
}

fn run_while(
    cond: &Func,
    body: &Func,
    mut carried: Vec<Cell>,
    first: usize,
) -> Result<Vec<Cell>, EvalError> {
    loop {
        let holds = run(cond, carried.clone(), first)?;
        let holds: Vec<bool> = holds.iter().map(|c| bool::of(&c[0].data)[0]).collect();
        if holds.iter().all(|holds| !holds) {
            return Ok(carried);
        }
        if holds.iter().all(|holds| *holds) {
            carried = run(body, carried, first)?;
            continue;
        }
        in_step([cond, body])?;
        let alone = carried.into_iter().enumerate().map(|(device, carried)| {
            Ok(run_while(cond, body, vec![carried], first + device)?.remove(0))
        });
        return alone.collect();
    }
}

/// Runs the branch that each device selects. `given`: the index, then the operands of the branches.
fn run_case(branches: &[Func], given: Vec<Cell>, first: usize) -> Result<Vec<Cell>, EvalError> {
    let last = branches.len() - 1;
    let index = |cell: &Cell| {
        let index = element::to_positions(&cell[0].data)[0];
        usize::try_from(index).map_or(last, |index| index.min(last))
    };
    let indices: Vec<usize> = given.iter().map(index).collect();
    let mut inputs = given.into_iter().map(|cell| cell[1..].to_vec());
    let Some(&one) = indices.first() else {
        return Ok(Vec::new());
    };
    if indices.iter().all(|index| *index == one) {
        return run(&branches[one], inputs.collect(), first);
    }
    in_step(branches)?;
    let alone = indices.iter().enumerate().map(|(device, index)| {
        let inputs = inputs.next().into_iter().collect();
        Ok(run(&branches[*index], inputs, first + device)?.remove(0))
    });
    alone.collect()
}

/// Checks that no function has collectives, for a loop or branch at which devices diverge.
fn in_step<'f>(funcs: impl IntoIterator<Item = &'f Func>) -> Result<(), EvalError> {
    match funcs.into_iter().find(|func| has_collectives(func)) {
        Some(func) => Err(EvalError::OutOfStep {
            func: func.name.clone(),
        }),
        None => Ok(()),
    }
}
