//! Channel ids of collectives: each collective gets its own, including those that derivatives add.

use stablehlo::{Callees, Func, Op};

/// Renumbers the channels of a function in order; returns it unchanged if it has none.
pub(crate) fn numbered(func: Func) -> Func {
    match has_channels(&func) {
        true => written(&func, &mut Callees::default(), &mut 0),
        false => func,
    }
}

fn written(func: &Func, callees: &mut Callees, last: &mut u64) -> Func {
    func.rewritten(|out, _, op| {
        let op = match op {
            Op::Collective {
                operand,
                collective,
                channel: 1..,
            } => {
                *last += 1;
                let channel = *last;
                Op::Collective {
                    operand,
                    collective,
                    channel,
                }
            }
            op => op.map_functions(callees, &mut |func, callees| written(func, callees, last)),
        };
        out.push(op).expect("it fitted before")
    })
}

fn has_channels(func: &Func) -> bool {
    func.values().any(|value| match func.op(value) {
        Op::Collective { channel, .. } => *channel > 0,
        Op::Call { callee, .. } => has_channels(callee),
        Op::While { cond, body, .. } => has_channels(cond) || has_channels(body),
        Op::Case { branches, .. } => branches.iter().any(has_channels),
        _ => false, // no other op has regions
    })
}
