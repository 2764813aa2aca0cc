//! Reversals of dimensions in parts: opposite parts change places, and each reverses what it has.
//!
//! Blocks are counted from the first index, so of what has a shorter last one the reversal has a shorter first one. It is moved
//! along to where the result lies then.

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

    /// What the device has that is as far from the last one along `axes` as this one is from the first.
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

    /// The reversal of a dimension of which each part had what it owns, in the window `has`, to where the result's lies.
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
        // The last index of what was reversed is the first one now.
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
