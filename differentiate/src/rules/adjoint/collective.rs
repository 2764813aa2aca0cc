//! What devices do together, in reverse: what is differentiated is the sum over all devices.

use stablehlo::{Collective, Func, Op, Value};

use super::summed;
use crate::sweep::Sweep;

/// Adds what comes through the collective at `value`, which is linear. All of them have the same channel here: see
/// [`crate::channels`].
pub(super) fn adjoint(sweep: &mut Sweep, out: &mut Func, value: Value, ct: Value) {
    let func = sweep.func();
    let Op::Collective {
        operand,
        collective,
        channel,
    } = func.op(value)
    else {
        unreachable!("not a collective")
    };
    let back = match &**collective {
        Collective::Permute { pairs } => {
            let pairs = pairs.iter().map(|(from, to)| (*to, *from)).collect();
            out.collective(ct, Collective::Permute { pairs }, *channel)
        }
        Collective::AllReduce { .. } => out.collective(ct, (**collective).clone(), *channel),
        // Each device gets the others' adjoints of its own part, and adds them up.
        Collective::AllGather { groups, dimension } => {
            let exchange = Collective::AllToAll {
                groups: groups.clone(),
                split: *dimension,
                concat: *dimension,
            };
            let parts = out.collective(ct, exchange, *channel);
            let mut shape = func.shape(*operand).to_vec();
            let members = out.shape(parts)[*dimension] / shape[*dimension].max(1);
            shape.insert(*dimension, members);
            let parts = out.reshape(parts, &shape);
            summed(out, parts, &[*dimension])
        }
        Collective::AllToAll {
            groups,
            split,
            concat,
        } => {
            let turned = Collective::AllToAll {
                groups: groups.clone(),
                split: *concat,
                concat: *split,
            };
            out.collective(ct, turned, *channel)
        }
    };
    sweep.add(out, *operand, back);
}
