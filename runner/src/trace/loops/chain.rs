//! Hashes of a stack of nodes: equality of spans in constant time, and earlier occurrences.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Multiplier of the polynomial hash; odd, so that powers never vanish.
const BASE: u64 = 0x9E37_79B9_7F4A_7C15;

/// Spans of this length are indexed by hash; lags below it are tried linearly.
pub(super) const GRAM: usize = 16;

/// Marks a node without an earlier occurrence.
const NONE: u32 = u32::MAX;

/// Hashes of a stack of nodes, one for each node.
#[derive(Clone, Default)]
pub(super) struct Chain {
    hashes: Vec<u64>,
    /// `prefix[k]` is the polynomial hash of the first `k` nodes.
    prefix: Vec<u64>,
    powers: Vec<u64>,
    /// For each node: the last earlier node at which an equal span of [`GRAM`] nodes ends.
    previous: Vec<u32>,
    latest: HashMap<u64, u32, BuildHasherDefault<Identity>>,
}

impl Chain {
    pub(super) fn new() -> Self {
        Self {
            prefix: vec![0],
            powers: vec![1],
            ..Self::default()
        }
    }

    pub(super) fn push(&mut self, hash: u64) {
        let last = self.prefix[self.hashes.len()];
        let mixed = mix(hash, 0);
        self.prefix
            .push(last.wrapping_mul(BASE).wrapping_add(mixed));
        self.hashes.push(hash);
        let length = self.hashes.len();
        if self.powers.len() <= length {
            self.powers.push(self.powers[length - 1].wrapping_mul(BASE));
        }
        let previous = match length < GRAM {
            true => None,
            false => {
                let gram = self.range(length - GRAM, length);
                self.latest.insert(gram, length as u32 - 1)
            }
        };
        self.previous.push(previous.unwrap_or(NONE));
    }

    pub(super) fn truncate(&mut self, length: usize) {
        while self.hashes.len() > length {
            let end = self.hashes.len();
            let previous = self.previous.pop().unwrap_or(NONE);
            if end >= GRAM {
                let gram = self.range(end - GRAM, end);
                match previous {
                    NONE => self.latest.remove(&gram),
                    _ => self.latest.insert(gram, previous),
                };
            }
            self.hashes.pop();
            self.prefix.pop();
        }
    }

    /// Returns whether the last `length` nodes equal those that precede them by `lag` nodes.
    pub(super) fn repeats(&self, lag: usize, length: usize) -> bool {
        let end = self.hashes.len();
        lag + length <= end
            && self.hashes[end - 1] == self.hashes[end - 1 - lag]
            && self.range(end - length, end) == self.range(end - length - lag, end - lag)
    }

    /// Lists the lags, up to `limit`, at which the last node (and, for lags of at least [`GRAM`],
    /// the last [`GRAM`] nodes) occurred before, in increasing order.
    pub(super) fn lags(&self, limit: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.hashes.len();
        let near = (1..GRAM.min(end))
            .filter(move |lag| self.hashes[end - 1] == self.hashes[end - 1 - lag]);
        let before = |at: u32| Some(self.previous[at as usize]).filter(|at| *at != NONE);
        let newest = end.checked_sub(1).and_then(|last| before(last as u32));
        let far = std::iter::successors(newest, move |at| before(*at))
            .map(move |at| end - 1 - at as usize)
            .take_while(move |lag| *lag <= limit)
            .filter(|lag| *lag >= GRAM);
        near.filter(move |lag| *lag <= limit).chain(far)
    }

    fn range(&self, start: usize, end: usize) -> u64 {
        let shifted = self.prefix[start].wrapping_mul(self.powers[end - start]);
        self.prefix[end].wrapping_sub(shifted)
    }
}

/// Mixes a value into a hash (the finalizer of MurmurHash3).
pub(super) fn mix(hash: u64, value: u64) -> u64 {
    let mut x = hash.rotate_left(23).wrapping_mul(BASE) ^ value;
    x = (x ^ (x >> 33)).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    x = (x ^ (x >> 33)).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    x ^ (x >> 33)
}

/// A hasher for keys that are hashes already.
#[derive(Clone, Default)]
struct Identity(u64);

impl Hasher for Identity {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = mix(self.0, u64::from(*byte));
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = value;
    }
}
