//! Collectives in reverse mode: the objective is the sum over all devices.

use stablehlo::{Collective, Func, Op, Value};

use super::summed;
use crate::reverse_pass::Sweep;

/// Adds the contribution through the linear collective at `value`. All collectives have the same
/// channel here: see [`crate::channel_ids`].
pub(super) fn adjoint(sweep: &mut Sweep, out: &mut Func, value: Value, cotangent: Value) {
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
            out.collective(cotangent, Collective::Permute { pairs }, *channel)
        }
        Collective::AllReduce { .. } => out.collective(cotangent, (**collective).clone(), *channel),
        // Each device receives the others' adjoints of its own part, and adds them.
        Collective::AllGather { groups, dimension } => {
            let exchange = Collective::AllToAll {
                groups: groups.clone(),
                split: *dimension,
                concat: *dimension,
            };
            let parts = out.collective(cotangent, exchange, *channel);
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
            out.collective(cotangent, turned, *channel)
        }
    };
    sweep.add(out, *operand, back);
}
