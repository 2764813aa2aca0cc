//! Computes the transfers between parts, so that each part has its required range of a dimension.

use std::collections::BTreeMap;

use crate::ranges::{ShardRanges, Split, Window};

/// A transfer from one part to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Transfer {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// The start in the sender's array.
    pub(crate) from_at: i64,
    /// The start in the receiver's array.
    pub(crate) to_at: i64,
    /// The number of elements.
    len: i64,
    /// The number of elements before and after it in the receiver's array that may be overwritten.
    room: [i64; 2],
}

/// Transfers of one collective: no part sends, or receives, twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// The number of elements that each sends.
    pub(crate) len: i64,
    pub(crate) transfers: Vec<Transfer>,
}

/// Returns the transfers after which each part has its required range in its array, whose window is
/// `to`, given what the parts own of `split` in arrays with the windows `from`; required
/// coordinates are lower by `shift`.
pub(crate) fn rounds(
    split: &Split,
    shift: i64,
    need: &ShardRanges,
    from: Window,
    to: Window,
) -> Vec<Round> {
    // Grouped by the distance between the parts and the number of the piece, which are the same for
    // all parts.
    let mut groups: BTreeMap<(i64, usize), Vec<Transfer>> = BTreeMap::new();
    let parts = split.frame.parts;
    for (part, _) in need.spans.iter().enumerate() {
        let mut pieces: BTreeMap<i64, usize> = BTreeMap::new();
        for transfer in transfers(split, shift, need, from, to, part) {
            let apart = (part as i64 - transfer.from as i64).rem_euclid(parts);
            let nth = pieces.entry(apart).or_default();
            groups.entry((apart, *nth)).or_default().push(transfer);
            *nth += 1;
        }
    }
    let mut rounds: Vec<Round> = Vec::new();
    for group in groups.into_values() {
        let longest = group.iter().map(|t| t.len).max().unwrap_or(0);
        // Transfers that cannot be extended to the common length form separate rounds.
        let mut left = group;
        let mut len = longest;
        while !left.is_empty() {
            let (fits, rest): (Vec<Transfer>, Vec<Transfer>) = left
                .into_iter()
                .partition(|t| t.widened(len, from).is_some());
            let fits: Vec<Transfer> = fits.iter().filter_map(|t| t.widened(len, from)).collect();
            if !fits.is_empty() {
                rounds.push(Round {
                    len,
                    transfers: fits,
                });
            }
            len = rest.iter().map(|t| t.len).max().unwrap_or(0);
            left = rest;
        }
    }
    joined(rounds, from)
}

/// Merges rounds greedily.
fn joined(rounds: Vec<Round>, from: Window) -> Vec<Round> {
    let mut all: Vec<Round> = Vec::new();
    for round in rounds {
        let into = all.iter_mut().find_map(|other| {
            let both = [&other.transfers[..], &round.transfers[..]].concat();
            let twice = |of: fn(&Transfer) -> usize| {
                let mut parts: Vec<usize> = both.iter().map(of).collect();
                parts.sort_unstable();
                parts.windows(2).any(|pair| pair[0] == pair[1])
            };
            if twice(|t| t.from) || twice(|t| t.to) {
                return None;
            }
            let len = other.len.max(round.len);
            let both: Option<Vec<Transfer>> = both.iter().map(|t| t.widened(len, from)).collect();
            both.map(|transfers| (other, Round { len, transfers }))
        });
        match into {
            Some((other, both)) => *other = both,
            None => all.push(round),
        }
    }
    all
}

impl Transfer {
    /// Returns the transfer extended to length `len` by elements that are not needed, if there is
    /// room.
    fn widened(&self, len: i64, from: Window) -> Option<Transfer> {
        let more = len - self.len;
        let behind = more
            .min(self.room[1])
            .min(from.size - self.from_at - self.len);
        let before = more - behind;
        if more < 0 || before > self.room[0].min(self.from_at) {
            return None;
        }
        Some(Transfer {
            from_at: self.from_at - before,
            to_at: self.to_at - before,
            len,
            room: [self.room[0] - before, self.room[1] - behind],
            ..*self
        })
    }
}

/// Returns the transfers that part `part` receives.
fn transfers(
    split: &Split,
    shift: i64,
    need: &ShardRanges,
    from: Window,
    to: Window,
    part: usize,
) -> Vec<Transfer> {
    let frame = &split.frame;
    let span = need.spans[part];
    let first = part as i64 * frame.block + to.start;
    let range = split.range();
    let mut transfers = Vec::new();
    let mut at = span.start;
    while at < span.end {
        let there = at + shift;
        let inside = match need.ring {
            true => split.offset + (there - split.offset).rem_euclid(split.extent),
            false => there,
        };
        let owner = frame.owner(inside);
        let owned_end = match owner + 1 == frame.parts {
            true => range.end,
            false => ((owner + 1) * frame.block).min(range.end),
        };
        let end = span.end.min(at + owned_end - inside);
        if owner != part as i64 || inside != there {
            transfers.push(Transfer {
                from: owner as usize,
                to: part,
                from_at: inside - owner * frame.block - from.start,
                to_at: at - first,
                len: end - at,
                room: [
                    if at == span.start { at - first } else { 0 },
                    if end == span.end {
                        first + to.size - end
                    } else {
                        0
                    },
                ],
            });
        }
        at = end;
    }
    transfers
}
