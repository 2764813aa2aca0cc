//! Scans in a split dimension: the scan of the device's block, combined with the total of the
//! blocks before it.

use crate::error::CODE;
use stablehlo::{Collective, Op, Value};

use super::Emitter;
use super::ops::Written;
use crate::{Error, ExchangeKind};

impl Emitter<'_, '_> {
    pub(super) fn scanned(&mut self, result: &Written, op: &Op) -> Result<Value, Error> {
        let Op::Scan {
            dimension,
            combiner,
            reverse,
            exclusive,
            ..
        } = *op
        else {
            return Err(Error::internal(CODE, "not a scan"));
        };
        let (array, init) = (self.operand(result, 0), self.operand(result, 1));
        let ty = self.out.tensor(array).clone();
        let (Some(window), Some(split), Some(identity), Some(together)) = (
            result.windows[dimension],
            result.place[dimension].clone(),
            combiner.identity(ty.element),
            combiner.binary(),
        ) else {
            return Err(
                Error::internal(CODE, "not a scan of blocks").at(self.func.loc(result.value))
            );
        };
        let scan = |operand, init, exclusive| Op::Scan {
            operand,
            init,
            dimension,
            combiner,
            reverse,
            exclusive,
        };
        let spans = split.own().spans;
        let is_own = self.mask(&ty.shape, dimension, &split.frame, window, &spans);
        let none = self.out.splat(ty.clone(), identity);
        let own = self.where_true(is_own, array, none);
        let nothing = self.out.scalar(ty.element, identity);
        let within = self.push(result.value, scan(own, nothing, exclusive))?;
        let total = self.out.reduce(own, nothing, &[dimension], combiner);
        let mut line = ty.shape.clone();
        line[dimension] = 1;
        let total = self.out.reshape(total, &line);
        let row = self.row(
            ExchangeKind::AllGather,
            &split.frame.axes,
            self.bytes(total),
        );
        let groups = self.shared.mesh.rows(&split.frame.axes);
        let totals = self.collective(total, Collective::AllGather { groups, dimension }, row);
        let before = self.push(result.value, scan(totals, init, true))?;
        let device = self.position(&split.frame.axes);
        let before = self.from(before, dimension, device, 1);
        let dims: Vec<usize> = (0..ty.rank()).collect();
        let before = self.out.broadcast_in_dim(before, &ty.shape, &dims);
        Ok(self.out.binary(together, before, within))
    }
}
