//! The range of an operand's dimension that each device needs, in the reader's coordinates.

use crate::assign_axes::Frame;
use crate::ranges::{ShardRanges, Span, Split, Window};
use crate::sharding_rule::AccessPattern;

/// The required range of one dimension.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RequiredRange {
    pub(crate) frame: Frame,
    /// The coordinate of the operand's first element, in the reader's coordinates.
    pub(crate) offset: i64,
    pub(crate) need: ShardRanges,
}

/// Returns the ranges that the parts own.
pub(crate) fn own(split: &Split) -> RequiredRange {
    RequiredRange {
        frame: split.frame.clone(),
        offset: split.offset,
        need: split.own(),
    }
}

impl RequiredRange {
    /// Returns what is read of an operand's dimension of `extent` elements for the range `needed`
    /// of a result's dimension `split`: index `i` of the result corresponds to `i - delta` of the
    /// operand.
    pub(crate) fn along(
        split: &Split,
        needed: &ShardRanges,
        (delta, how): (i64, AccessPattern),
        extent: i64,
    ) -> RequiredRange {
        let mut need = needed.clone();
        let (mut frame, mut offset) = (split.frame.clone(), split.offset + delta);
        match how {
            AccessPattern::Same => {}
            AccessPattern::Periodic => need.ring = true,
            AccessPattern::Rotate(by) => {
                need = need.moved(by);
                need.ring = true;
            }
            AccessPattern::Clamp => {
                let inside = |at: i64| at.clamp(offset, offset + extent - 1);
                need.each(|span| Span {
                    start: inside(span.start),
                    end: inside(span.end - 1) + 1,
                });
            }
            AccessPattern::Widen(by) => need.each(|span| Span {
                end: span.end + by,
                ..span
            }),
            AccessPattern::Strided { by, wide } => {
                (frame, offset) = (frame.finer(by), by * split.offset + delta);
                need.each(|span| fine(span, by, wide));
            }
            AccessPattern::Blocked(by) => {
                let before = offset.rem_euclid(by);
                (frame, offset) = (frame.coarser(by), offset.div_euclid(by));
                need.each(|span| coarse(span, before, by));
            }
        }
        let range = Span {
            start: offset,
            end: offset + extent,
        };
        RequiredRange {
            frame,
            offset,
            need: need.within(range),
        }
    }
}

/// Returns the operand's window for a window of the result, with stride `by` and `wide` elements
/// each.
pub(crate) fn fine_window(window: Window, by: i64, wide: i64) -> Window {
    window_of(fine(span_of(window), by, wide))
}

/// Returns the operand's window for a window of the result, where `by` indices of the result read
/// one of the operand; `before` is the phase of the result's first index.
pub(crate) fn coarse_window(window: Window, before: i64, by: i64) -> Window {
    window_of(coarse(span_of(window), before, by))
}

fn fine(span: Span, by: i64, wide: i64) -> Span {
    Span {
        start: by * span.start,
        end: by * (span.end - 1) + wide,
    }
}

fn coarse(span: Span, before: i64, by: i64) -> Span {
    Span {
        start: (span.start - before).div_euclid(by),
        end: (span.end - 1 - before).div_euclid(by) + 1,
    }
}

fn span_of(window: Window) -> Span {
    Span {
        start: window.start,
        end: window.start + window.size,
    }
}

fn window_of(span: Span) -> Window {
    Window {
        start: span.start,
        size: span.end - span.start,
    }
}
