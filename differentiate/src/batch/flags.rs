//! The analysis of which values are batched.

use stablehlo::{Func, Op};

/// One flag for each tensor of a value.
pub(crate) type Flags = Vec<bool>;

/// Returns which results are batched, given the parameters that are.
pub(super) fn results(func: &Func, parameters: &[bool]) -> Flags {
    let all = values(func, parameters);
    func.results.iter().map(|r| all[r.index()][0]).collect()
}

/// Returns which values are batched, given the parameters that are: all that depend on them.
pub(crate) fn values(func: &Func, parameters: &[bool]) -> Vec<Flags> {
    let mut all: Vec<Flags> = Vec::with_capacity(func.len());
    for value in func.values() {
        let op = func.op(value);
        let flags = match op {
            Op::Parameter { index } => vec![parameters[*index]],
            Op::Result { of, index } => vec![all[of.index()][*index]],
            _ => {
                let operands: Flags = op.operands().iter().map(|v| all[v.index()][0]).collect();
                of_op(op, &operands, func.ty(value).tensors().len())
            }
        };
        all.push(flags);
    }
    all
}

fn of_op(op: &Op, operands: &[bool], count: usize) -> Flags {
    match op {
        Op::While { cond, body, .. } => carried(cond, body, operands).0,
        Op::Case { branches, .. } => chosen(branches, operands[0], &operands[1..]),
        Op::Call { callee, .. } => results(callee, operands),
        Op::OptimizationBarrier { .. } => operands.to_vec(),
        _ => vec![operands.contains(&true); count],
    }
}

/// Returns which carried values of a loop are batched, and whether its condition differs between
/// instances.
pub(crate) fn carried(cond: &Func, body: &Func, inits: &[bool]) -> (Flags, bool) {
    let mut carried = inits.to_vec();
    loop {
        let apart = results(cond, &carried)[0];
        let after = results(body, &carried);
        let mut next = carried.clone();
        for (place, flag) in next.iter_mut().enumerate() {
            let changes = body.results[place] != body.parameters()[place];
            *flag |= after[place] || (apart && changes);
        }
        if next == carried {
            return (carried, apart);
        }
        carried = next;
    }
}

/// Returns which results of a `case` are batched.
pub(super) fn chosen(branches: &[Func], index: bool, operands: &[bool]) -> Flags {
    let each = branches.iter().map(|branch| results(branch, operands));
    let any = each.reduce(|x, y| x.iter().zip(y).map(|(x, y)| *x || y).collect());
    let any = any.unwrap_or_default();
    any.into_iter().map(|flag| flag || index).collect()
}
