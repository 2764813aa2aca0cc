//! Exchanges between devices: everything that is needed at one point together, one dimension after
//! another.

use stablehlo::{Collective, Direction, ElementType, Value};

use super::Emitter;
use crate::moves::{Round, Transfer, rounds};
use crate::needs::Moved;
use crate::ranges::{ShardRanges, Split, Window};
use crate::{Error, Exchange, ExchangeKind, SentValue};

/// A part of an array that is being exchanged.
pub(super) struct Moving {
    /// The product that results, if it is one.
    pub(super) product: Option<usize>,
    pub(super) dim: usize,
    pub(super) split: Split,
    pub(super) need: ShardRanges,
    /// The array before, and after the exchange.
    pub(super) from: Value,
    pub(super) to: Value,
    pub(super) window: Window,
    pub(super) rounds: Vec<Round>,
}

/// The transfers of one collective.
#[derive(Default)]
pub(super) struct Message {
    /// The parts that send, and those that receive from them.
    pairs: Vec<(usize, usize)>,
    /// The rounds that it contains: indices into the `Moving`s, and into their rounds.
    of: Vec<(usize, usize)>,
}

impl Emitter<'_, '_> {
    /// Returns whether a product requires communication.
    pub(super) fn communicates(&self, product: usize) -> bool {
        let Some(value) = self.needs.products.get(product).map(|p| p.value) else {
            return false;
        };
        let windows = self.windows(value);
        let dims = self.needs.products[product].dims.iter().enumerate();
        dims.into_iter().any(|(d, moved)| match moved {
            Moved::Whole => false,
            Moved::Gather => true,
            Moved::Near { need } | Moved::Part { need, .. } => {
                let split = self.place(value)[d].as_ref();
                split.zip(windows[d]).is_some_and(|(split, from)| {
                    let to = need.window(&split.frame);
                    !self.rounds(value, moved, split, from, to).is_empty()
                })
            }
        })
    }

    /// Returns the transfers for a dimension; none for what each part has computed.
    fn rounds(
        &self,
        value: Value,
        moved: &Moved,
        split: &Split,
        from: Window,
        to: Window,
    ) -> Vec<Round> {
        match moved {
            Moved::Part { shift, need } => rounds(split, *shift, need, from, to),
            Moved::Near { need } if self.needs.exchanged.contains_key(&value) => {
                rounds(split, 0, need, from, to)
            }
            Moved::Near { .. } | Moved::Whole | Moved::Gather => Vec::new(),
        }
    }

    /// Writes `products`, whose values are known.
    pub(super) fn exchange(&mut self, products: &[usize]) -> Result<(), Error> {
        for product in products {
            let value = self.needs.products[*product].value;
            let mut array = self.base[value.index()].expect("it was written before");
            let deals = self.needs.products[*product].deals.clone();
            let before = self.shared.plan.exchanges.len();
            for d in 0..self.place(value).len() {
                let is_dealt = deals.iter().any(|deal| deal.gathered == d);
                if self.needs.products[*product].dims[d] == Moved::Gather && !is_dealt {
                    array = self.gathered(*product, array, d);
                }
            }
            for deal in &deals {
                array = self.dealt(*product, array, deal);
            }
            let sent = self.sent(&[*product]);
            for row in &mut self.shared.plan.exchanges[before..] {
                row.values.clone_from(&sent);
            }
            self.made[*product] = Some(array);
        }
        // The second dimension is sent with what was received in the first one: this transfers the
        // corners.
        let mut axes: Vec<Vec<usize>> = Vec::new();
        for product in products {
            let value = self.needs.products[*product].value;
            for split in self.place(value).iter().flatten() {
                if !axes.contains(&split.frame.axes) {
                    axes.push(split.frame.axes.clone());
                }
            }
        }
        axes.sort();
        for axes in axes {
            let mut moving: Vec<Moving> = Vec::new();
            for product in products {
                moving.extend(self.begun(*product, &axes));
            }
            let messages = messages(&moving);
            for message in &messages {
                self.send(message, &mut moving, &axes);
            }
            for part in moving {
                if let Some(product) = part.product {
                    self.made[product] = Some(part.to);
                }
            }
        }
        Ok(())
    }

    /// Begins the exchange of a product in the dimension that is split over `axes`, with what the
    /// device has itself.
    fn begun(&mut self, product: usize, axes: &[usize]) -> Option<Moving> {
        let value = self.needs.products[product].value;
        let dim = (self.place(value).iter())
            .position(|s| s.as_ref().is_some_and(|s| s.frame.axes == axes))?;
        let split = self.place(value)[dim].clone()?;
        let moved = self.needs.products[product].dims[dim].clone();
        let (shift, need) = match &moved {
            Moved::Part { shift, need } => (*shift, need.clone()),
            Moved::Near { need } => (0, need.clone()),
            Moved::Whole | Moved::Gather => return None,
        };
        let has = self.windows(value)[dim]?;
        let window = need.window(&split.frame);
        let from = self.made[product]?;
        let rounds = self.rounds(value, &moved, &split, has, window);
        let (mut starts, mut sizes) = (vec![], vec![]);
        for (d, size) in self.out.shape(from).iter().enumerate() {
            let (start, size) = match d == dim {
                true => (window.start + shift - has.start, window.size),
                false => (0, *size as i64),
            };
            starts.push(start);
            sizes.push(size);
        }
        let to = self.taken(from, &starts, &sizes);
        Some(Moving {
            product: Some(product),
            dim,
            split,
            need,
            from,
            to,
            window,
            rounds,
        })
    }

    /// Writes one collective for each element type in a message.
    pub(super) fn send(&mut self, message: &Message, moving: &mut [Moving], axes: &[usize]) {
        let mesh = self.shared.mesh;
        let rows = mesh.rows(axes);
        let pairs = rows.iter().flat_map(|row| {
            let pairs = message.pairs.iter();
            pairs.map(|(from, to)| (row[*from], row[*to]))
        });
        let pairs: Vec<(usize, usize)> = pairs.collect();
        let mut elements: Vec<ElementType> = Vec::new();
        for (part, _) in &message.of {
            let element = self.out.tensor(moving[*part].from).element;
            if !elements.contains(&element) {
                elements.push(element);
            }
        }
        for element in elements {
            let of: Vec<(usize, usize)> = (message.of.iter().copied())
                .filter(|(part, _)| self.out.tensor(moving[*part].from).element == element)
                .collect();
            let mut pieces = Vec::new();
            for (part, round) in &of {
                pieces.push(self.piece(&moving[*part], &moving[*part].rounds[*round]));
            }
            let shapes: Vec<Vec<usize>> = pieces
                .iter()
                .map(|piece| self.out.shape(*piece).to_vec())
                .collect();
            let counts: Vec<usize> = shapes.iter().map(|shape| shape.iter().product()).collect();
            let all = match pieces[..] {
                [one] => one,
                _ => {
                    let flat = pieces.iter().zip(&counts);
                    let flat: Vec<Value> = flat
                        .map(|(piece, count)| self.out.reshape(*piece, &[*count]))
                        .collect();
                    self.out.concatenate(&flat, 0)
                }
            };
            let row = Exchange {
                kind: ExchangeKind::Permute,
                axes: self.names(axes),
                arrays: of.len(),
                values: self.sent(
                    &of.iter()
                        .filter_map(|(part, _)| moving[*part].product)
                        .collect::<Vec<_>>(),
                ),
                bytes: counts.iter().sum::<usize>() * element.bytes(),
                messages: pairs.len(),
                group: 2,
                depth: self.shared.depth,
            };
            let pairs = pairs.clone();
            let received = self.collective(all, Collective::Permute { pairs }, row);
            let mut start = 0;
            for (nth, (part, round)) in of.iter().enumerate() {
                let piece = match of.len() {
                    1 => received,
                    _ => {
                        let end = start + counts[nth];
                        let line = self.out.slice(received, &[start], &[end], &[1]);
                        start = end;
                        self.out.reshape(line, &shapes[nth])
                    }
                };
                let round = moving[*part].rounds[*round].clone();
                moving[*part].to = self.put(&moving[*part], &round, piece);
            }
        }
    }

    /// Returns the values that the products are copies of, without duplicates.
    fn sent(&self, products: &[usize]) -> Vec<SentValue> {
        let mut sent = Vec::new();
        for product in products {
            let value = self.needs.products[*product].value;
            let value = self.shared.tree.sent_value(self.number, value);
            if !sent.contains(&value) {
                sent.push(value);
            }
        }
        sent
    }

    pub(super) fn names(&self, axes: &[usize]) -> Vec<String> {
        let names = axes
            .iter()
            .map(|axis| self.shared.mesh.axes[*axis].name.clone());
        names.collect()
    }

    /// Returns the piece that the device sends.
    fn piece(&mut self, moving: &Moving, round: &Round) -> Value {
        let parts = moving.split.frame.parts as usize;
        let first = round.transfers[0].from_at;
        if round.transfers.iter().all(|t| t.from_at == first) {
            let shape: Vec<i64> = self
                .out
                .shape(moving.from)
                .iter()
                .map(|n| *n as i64)
                .collect();
            let mut starts = vec![0; shape.len()];
            let mut sizes = shape;
            (starts[moving.dim], sizes[moving.dim]) = (first, round.len);
            return self.taken(moving.from, &starts, &sizes);
        }
        let mut starts = vec![first; parts];
        for transfer in &round.transfers {
            starts[transfer.from] = transfer.from_at;
        }
        let at = self.by_part(&moving.split.frame, &starts);
        self.from(moving.from, moving.dim, at, round.len)
    }

    /// Returns the array with the piece that the device received.
    fn put(&mut self, moving: &Moving, round: &Round, piece: Value) -> Value {
        let frame = &moving.split.frame;
        let parts = frame.parts as usize;
        let (to, dim) = (moving.to, moving.dim);
        let first = round.transfers[0].to_at;
        let alike = round.transfers.iter().all(|t| t.to_at == first);
        let mut starts = vec![first; parts];
        let mut receives = vec![0; parts];
        for transfer in &round.transfers {
            starts[transfer.to] = transfer.to_at;
            receives[transfer.to] = 1;
        }
        let written = if alike {
            let shape: Vec<i64> = self.out.shape(to).iter().map(|n| *n as i64).collect();
            let mut part = |from: i64, until: i64| {
                let (mut starts, mut sizes) = (vec![0; shape.len()], shape.clone());
                (starts[dim], sizes[dim]) = (from, until - from);
                (until > from).then(|| self.taken(to, &starts, &sizes))
            };
            let before = part(0, first);
            let behind = part(first + round.len, moving.window.size);
            let pieces: Vec<Value> = [before, Some(piece), behind]
                .into_iter()
                .flatten()
                .collect();
            self.out.concatenate(&pieces, dim)
        } else {
            let at = self.by_part(frame, &starts);
            let zero = self.number(0);
            let starts: Vec<Value> = (0..self.out.tensor(to).rank())
                .map(|d| if d == dim { at } else { zero })
                .collect();
            self.out.dynamic_update_slice(to, piece, &starts)
        };
        // A device that receives nothing must not overwrite elements that it needs.
        let loses = (0..parts).any(|part| {
            let span = moving.need.spans[part];
            let begin = part as i64 * frame.block + moving.window.start + starts[part];
            receives[part] == 0
                && !span.is_empty()
                && span.start < begin + round.len
                && begin < span.end
        });
        if !loses {
            return written;
        }
        let flag = self.by_part(frame, &receives);
        let zero = self.number(0);
        let flag = self.out.compare(Direction::Ne, flag, zero);
        self.out.select(flag, written, to)
    }
}

/// Combines rounds into messages in which no part sends to two parts or receives from two.
pub(super) fn messages(moving: &[Moving]) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let rounds = moving.iter().enumerate().flat_map(|(nth, part)| {
        let rounds = part.rounds.iter().enumerate();
        rounds.map(move |(round_nth, round)| (nth, round_nth, round))
    });
    // Rounds with the most transfers first, so that the others can be added to them.
    let mut rounds: Vec<(usize, usize, &Round)> = rounds.collect();
    rounds.sort_by_key(|(_, _, round)| std::cmp::Reverse(round.transfers.len()));
    for (nth, round_nth, round) in rounds {
        let fits = |message: &Message| {
            let alike = |(from, to): &(usize, usize)| {
                let alike = |t: &Transfer| (*from == t.from) == (*to == t.to);
                round.transfers.iter().all(alike)
            };
            message.of.iter().all(|(other, _)| *other != nth) && message.pairs.iter().all(alike)
        };
        let at = messages.iter().position(fits).unwrap_or_else(|| {
            messages.push(Message::default());
            messages.len() - 1
        });
        for transfer in &round.transfers {
            let pair = (transfer.from, transfer.to);
            if !messages[at].pairs.contains(&pair) {
                messages[at].pairs.push(pair);
            }
        }
        messages[at].of.push((nth, round_nth));
    }
    for message in &mut messages {
        message.pairs.sort_unstable();
    }
    messages
}
