//! Expansions of reductions over devices.

use stablehlo::{Collective, Combiner, DeviceNumber, Direction, Func, Groups, Op, Scalar, Value};

use super::{everywhere, products};
use crate::rules::places::counter;

/// An `all_reduce` of `x`: its groups, and its channel, which is 0 among replicas.
pub(super) struct Together<'a> {
    pub x: Value,
    pub groups: &'a Groups,
    pub channel: u64,
}

impl Together<'_> {
    fn reduced(&self, out: &mut Func, x: Value, combiner: Combiner) -> Value {
        let groups = self.groups.clone();
        out.collective(x, Collective::AllReduce { groups, combiner }, self.channel)
    }

    /// Selects the element that equals the extremum `best`, from the device with the lowest number
    /// that has it.
    pub fn chosen(&self, out: &mut Func, best: Value) -> Value {
        let ty = out.tensor(self.x).clone();
        let all = self.groups.concat();
        let nobody = all.iter().max().map_or(0, |last| last + 1);
        let element = counter(nobody);
        let number = out.device_number(match self.channel {
            0 => DeviceNumber::Replica,
            _ => DeviceNumber::Partition,
        });
        let number = out.convert(number, element);
        let number = everywhere(out, number, &ty.shape);
        let nobody = out.splat(ty.with_element(element), Scalar::Int(nobody as i64));
        let is_best = out.compare(Direction::Eq, self.x, best);
        let those = out.select(is_best, number, nobody);
        let first = self.reduced(out, those, Combiner::Min);
        let is_it = out.compare(Direction::Eq, number, first);
        let zeros = out.splat(ty, Scalar::Int(0));
        let only = out.select(is_it, self.x, zeros);
        self.reduced(out, only, Combiner::Add)
    }

    /// Writes the product over all devices.
    pub fn product(&self, out: &mut Func) -> Value {
        let ty = out.tensor(self.x).clone();
        let one_more = [&[1], ty.shape.as_slice()].concat();
        let own = out.reshape(self.x, &one_more);
        let gather = Collective::AllGather {
            groups: self.groups.clone(),
            dimension: 0,
        };
        let operand = out.collective(own, gather, self.channel);
        let init = out.scalar(ty.element, Scalar::Int(1));
        let reduce = Op::Reduce {
            operand,
            init,
            dimensions: vec![0],
            combiner: Combiner::Mul,
        };
        products::reduce(out, &reduce)
    }
}
