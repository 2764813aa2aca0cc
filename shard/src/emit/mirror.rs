//! Reversals of split dimensions: opposite parts swap their blocks, and each reverses its own.
//!
//! Blocks are counted from the first index: if the last block is shorter, the reversal begins with
//! a shorter one, and is then shifted to the blocks of the result.

use stablehlo::{Collective, Value};

use super::Emitter;
use super::exchange::{Moving, messages};
use super::ops::Written;
use crate::moves::rounds;
use crate::ranges::{Split, Window};
use crate::{Exchange, ExchangeKind};

impl Emitter<'_, '_> {
    pub(super) fn mirrored(&mut self, result: &Written, dimensions: &[usize]) -> Value {
        let array = self.operand(result, 0);
        let mut array = self.out.reverse(array, dimensions);
        let operand = self.func.op(result.value).operands()[0];
        let windows = self.slot_windows(result, 0);
        for dim in dimensions {
            let split = self.place(operand)[*dim].clone();
            if let (Some(has), Some(split), Some(_)) = (windows[*dim], split, result.windows[*dim])
            {
                array = self.swapped(array, &split.frame.axes);
                array = self.moved_along(result, array, *dim, (split, has));
            }
        }
        array
    }

    /// Swaps an array between the devices that are equally far from the first and from the last
    /// position on `axes`.
    fn swapped(&mut self, array: Value, axes: &[usize]) -> Value {
        let rows = self.shared.mesh.rows(axes);
        let opposite = |row: &Vec<usize>| {
            let pairs = row.iter().copied().zip(row.iter().rev().copied());
            pairs.collect::<Vec<(usize, usize)>>()
        };
        let mut pairs: Vec<(usize, usize)> = rows.iter().flat_map(opposite).collect();
        pairs.sort_unstable();
        let row = Exchange {
            messages: pairs.iter().filter(|(from, to)| from != to).count(),
            group: 2,
            ..self.row(ExchangeKind::Permute, axes, self.bytes(array))
        };
        self.collective(array, Collective::Permute { pairs }, row)
    }

    /// Shifts a reversed dimension, of which each part had what it owns in the window `has`, to the
    /// windows of the result.
    fn moved_along(
        &mut self,
        result: &Written,
        array: Value,
        dim: usize,
        (split, has): (Split, Window),
    ) -> Value {
        let (Some(to), Some(place)) = (result.windows[dim], &result.place[dim]) else {
            return array;
        };
        let frame = &split.frame;
        let from = Window {
            start: frame.block - has.start - has.size,
            size: has.size,
        };
        // The last index becomes the first one.
        let mirrored = Split {
            offset: frame.parts * frame.block - split.extent - split.offset,
            ..split.clone()
        };
        let shift = mirrored.offset - place.offset;
        let needed = self.needs.of[result.value.index()].as_ref();
        let need = needed.map_or_else(|| place.own(), |needs| needs[dim].clone());
        let rounds = rounds(&mirrored, shift, &need, from, to);
        let (mut starts, mut sizes): (Vec<i64>, Vec<i64>) =
            self.out.shape(array).iter().map(|n| (0, *n as i64)).unzip();
        (starts[dim], sizes[dim]) = (to.start + shift - from.start, to.size);
        let mut moving = [Moving {
            product: None,
            dim,
            from: array,
            to: self.taken(array, &starts, &sizes),
            window: to,
            split: mirrored,
            need,
            rounds,
        }];
        for message in &messages(&moving) {
            self.send(message, &mut moving, &split.frame.axes);
        }
        let [moving] = moving;
        moving.to
    }
}
