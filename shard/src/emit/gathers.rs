//! Split dimensions that become whole: by `all_gather`, or by `all_to_all` as another one is split.

use stablehlo::{Collective, Value};

use super::Emitter;
use crate::all_to_all::AllToAll;
use crate::ranges::Split;
use crate::reshard_point::is_reshard_point;
use crate::{Exchange, ExchangeKind, Replicated};

impl Emitter<'_, '_> {
    /// Writes the whole of a dimension on every device.
    pub(super) fn gathered(&mut self, product: usize, array: Value, dim: usize) -> Value {
        let value = self.needs.products[product].value;
        let split = self.place(value)[dim].clone().expect("it is in parts");
        let part = self.own_part(value, &split, array, dim);
        let bytes = self.bytes(part);
        let reader = self.needs.products[product].reader;
        // For a separated op the plan names the op, not the reshard point.
        let behind = |turn: Value| {
            let mut values = self.func.values();
            let user = values.find(|user| self.func.op(*user).operands().contains(&turn));
            user.unwrap_or(turn)
        };
        let reader = reader.map(|reader| match is_reshard_point(self.func, reader) {
            true => behind(reader),
            false => reader,
        });
        let (op, loc) = match reader {
            Some(reader) => (self.func.op(reader).name(), self.func.loc(reader)),
            None => ("func.return".to_owned(), self.func.loc(value)),
        };
        self.shared.plan.replicated.push(Replicated {
            op,
            loc,
            bytes: bytes * split.frame.parts as usize,
            why: format!("it needs all of dimension {dim} on every device"),
            depth: self.shared.depth,
        });
        let row = self.row(ExchangeKind::AllGather, &split.frame.axes, bytes);
        let groups = self.shared.mesh.rows(&split.frame.axes);
        let dimension = dim;
        let all = self.collective(part, Collective::AllGather { groups, dimension }, row);
        self.own_of_all(&split, all, dim)
    }

    /// Writes the whole of one dimension, and of another one what each device needs.
    pub(super) fn dealt(&mut self, product: usize, array: Value, deal: &AllToAll) -> Value {
        let value = self.needs.products[product].value;
        let split = self.place(value)[deal.gathered]
            .clone()
            .expect("it is in parts");
        let part = self.own_part(value, &split, array, deal.gathered);
        let frame = &deal.want.frame;
        let window = deal.want.need.window(frame);
        let first = |part: i64| part * frame.block + window.start - deal.want.offset;
        // The pieces for the devices are concatenated; if they do not overlap, no copy is needed.
        let cut = match window.size == frame.block {
            true => self.along(part, deal.dealt, first(0), frame.parts * frame.block),
            false => {
                let pieces: Vec<Value> = (0..frame.parts)
                    .map(|to| self.along(part, deal.dealt, first(to), window.size))
                    .collect();
                self.out.concatenate(&pieces, deal.dealt)
            }
        };
        let row = self.row(ExchangeKind::AllToAll, &frame.axes, self.bytes(cut));
        let exchange = Collective::AllToAll {
            groups: self.shared.mesh.rows(&frame.axes),
            split: deal.dealt,
            concat: deal.gathered,
        };
        let all = self.collective(cut, exchange, row);
        self.own_of_all(&split, all, deal.gathered)
    }

    pub(super) fn row(&self, kind: ExchangeKind, axes: &[usize], bytes: usize) -> Exchange {
        Exchange {
            kind,
            axes: self.names(axes),
            arrays: 1,
            values: Vec::new(),
            bytes,
            messages: self.shared.mesh.devices(),
            group: self.shared.mesh.parts(axes),
            depth: self.shared.depth,
        }
    }

    pub(super) fn bytes(&self, array: Value) -> usize {
        let ty = self.out.tensor(array);
        ty.count() * ty.element.bytes()
    }

    /// Slices `size` elements of `dim` from `start`; elements out of bounds are unspecified.
    fn along(&mut self, array: Value, dim: usize, start: i64, size: i64) -> Value {
        let shape = self.out.shape(array).iter().map(|n| *n as i64);
        let mut sizes: Vec<i64> = shape.collect();
        let mut starts = vec![0; sizes.len()];
        (starts[dim], sizes[dim]) = (start, size);
        self.taken(array, &starts, &sizes)
    }

    /// Slices what the device owns in `dim`, in a window that has the same size on every device.
    fn own_part(&mut self, value: Value, split: &Split, array: Value, dim: usize) -> Value {
        let has = self.windows(value)[dim].expect("it is in parts");
        let window = split.own().window(&split.frame);
        self.along(array, dim, window.start - has.start, window.size)
    }

    /// Removes what the parts do not own from their concatenated windows in `dim`; adjacent pieces
    /// are sliced together.
    fn own_of_all(&mut self, split: &Split, all: Value, dim: usize) -> Value {
        let own = split.own();
        let window = own.window(&split.frame);
        let mut runs: Vec<(i64, i64)> = Vec::new();
        for (part, span) in own.spans.iter().enumerate() {
            if span.is_empty() {
                continue;
            }
            let first = part as i64 * (window.size - split.frame.block) - window.start;
            let (start, end) = (first + span.start, first + span.end);
            match runs.last_mut() {
                Some((_, last)) if *last == start => *last = end,
                _ => runs.push((start, end)),
            }
        }
        let pieces = runs.into_iter();
        let pieces: Vec<Value> = pieces
            .map(|(start, end)| self.along(all, dim, start, end - start))
            .collect();
        self.out.concatenate(&pieces, dim)
    }
}
