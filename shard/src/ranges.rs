//! Ranges of coordinates, split dimensions, and what each part needs of them.

use crate::assign_axes::Frame;

/// The coordinates `start..end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: i64,
    pub(crate) end: i64,
}

impl Span {
    pub(crate) const EMPTY: Span = Span { start: 0, end: 0 };

    pub(crate) fn is_empty(self) -> bool {
        self.start >= self.end
    }

    pub(crate) fn hull(self, other: Span) -> Span {
        match (self.is_empty(), other.is_empty()) {
            (true, _) => other,
            (_, true) => self,
            _ => Span {
                start: self.start.min(other.start),
                end: self.end.max(other.end),
            },
        }
    }

    pub(crate) fn both(self, other: Span) -> Span {
        let span = Span {
            start: self.start.max(other.start),
            end: self.end.min(other.end),
        };
        if span.is_empty() { Span::EMPTY } else { span }
    }

    pub(crate) fn moved(self, by: i64) -> Span {
        match self.is_empty() {
            true => Span::EMPTY,
            false => Span {
                start: self.start + by,
                end: self.end + by,
            },
        }
    }
}

/// A split dimension: its frame, the coordinate of its first element, and its extent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Split {
    pub(crate) frame: Frame,
    pub(crate) offset: i64,
    pub(crate) extent: i64,
}

impl Split {
    pub(crate) fn range(&self) -> Span {
        Span {
            start: self.offset,
            end: self.offset + self.extent,
        }
    }

    /// Returns the coordinates that part `part` owns.
    pub(crate) fn owned(&self, part: i64) -> Span {
        let frame = &self.frame;
        let start = if part == 0 {
            i64::MIN / 4
        } else {
            part * frame.block
        };
        let end = if part + 1 == frame.parts {
            i64::MAX / 4
        } else {
            (part + 1) * frame.block
        };
        Span { start, end }.both(self.range())
    }

    pub(crate) fn own(&self) -> ShardRanges {
        ShardRanges {
            spans: (0..self.frame.parts).map(|part| self.owned(part)).collect(),
            ring: false,
        }
    }
}

/// The coordinates of one dimension that each part needs.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ShardRanges {
    /// One for each part.
    pub(crate) spans: Vec<Span>,
    /// Whether the array is continued periodically beyond its ends.
    pub(crate) ring: bool,
}

/// The part of a block that a local array holds: `size` coordinates, from `start` relative to the
/// part's first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) start: i64,
    pub(crate) size: i64,
}

impl ShardRanges {
    pub(crate) fn add(&mut self, other: &ShardRanges) {
        if self.spans.is_empty() {
            self.spans = vec![Span::EMPTY; other.spans.len()];
        }
        for (span, other) in self.spans.iter_mut().zip(&other.spans) {
            *span = span.hull(*other);
        }
        self.ring |= other.ring;
    }

    pub(crate) fn moved(&self, by: i64) -> ShardRanges {
        ShardRanges {
            spans: self.spans.iter().map(|span| span.moved(by)).collect(),
            ring: self.ring,
        }
    }

    /// Replaces each span that is not empty.
    pub(crate) fn each(&mut self, other: impl Fn(Span) -> Span) {
        for span in self.spans.iter_mut().filter(|span| !span.is_empty()) {
            *span = other(*span);
        }
    }

    /// Restricts the spans to `range`, unless the array is continued periodically and needed beyond
    /// its ends.
    pub(crate) fn within(mut self, range: Span) -> ShardRanges {
        let beyond = |span: &Span| !span.is_empty() && span.both(range) != *span;
        self.ring &= self.spans.iter().any(beyond);
        if !self.ring {
            for span in &mut self.spans {
                *span = span.both(range);
            }
        }
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.spans.iter().all(|span| span.is_empty())
    }

    /// Returns the smallest window that contains every part's span, relative to the part's first
    /// coordinate.
    pub(crate) fn window(&self, frame: &Frame) -> Window {
        let seen = self.spans.iter().enumerate();
        let seen = seen.map(|(part, span)| span.moved(-(part as i64) * frame.block));
        let all = seen.fold(Span::EMPTY, Span::hull);
        Window {
            start: all.start,
            size: (all.end - all.start).max(1), // an array has at least one element
        }
    }

    /// Returns whether each part can hold it together with its own block: it is near, without a
    /// gap.
    pub(crate) fn is_near(&self, split: &Split) -> bool {
        let block = split.frame.block;
        let beside = |(part, span): (usize, &Span)| {
            let first = part as i64 * block;
            let gap = (first - span.end).max(span.start - first - block);
            span.is_empty() || gap <= SMALL
        };
        self.beyond(split) <= limit(&split.frame) && self.spans.iter().enumerate().all(beside)
    }

    /// Returns how far the ranges extend beyond the blocks.
    pub(crate) fn beyond(&self, split: &Split) -> i64 {
        let parts = self.spans.iter().enumerate();
        let far = parts.map(|(part, span)| {
            if span.is_empty() {
                return 0;
            }
            let first = part as i64 * split.frame.block;
            // Coordinates beyond the ends belong to the first and the last part.
            let low = match part {
                0 if !self.ring => 0,
                _ => first - span.start,
            };
            let high = match part as i64 + 1 == split.frame.parts && !self.ring {
                true => 0,
                false => span.end - first - split.frame.block,
            };
            low.max(high).max(0)
        });
        far.max().unwrap_or(0)
    }
}

/// A distance in coordinates that is negligible.
pub(crate) const SMALL: i64 = 4;

/// Returns how far beyond its block a value may be computed, or read without being moved.
pub(crate) fn limit(frame: &Frame) -> i64 {
    frame.block.max(SMALL)
}
