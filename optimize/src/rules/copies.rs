//! Reads of halos that were copied from the other end, or from the nearest interior cell, become a
//! `rotate`, `wrap` or `extend` of the interior. All elements are traced to their origin, so the
//! number of updates and the order in which corners were filled do not matter.
//!
//! The updates of the halo itself stay; only its readers change.

use stablehlo::{Func, Op, Scalar, Value};

use super::motion::{Window, example};
use super::update_of_concat::{MOST, copied, side_by_side};
use crate::index_box::IndexBox;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};
use crate::trace::{Piece, pieces};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "slice-of-copies", reason: "what was copied is read where it was copied from; halos go around, or on at the edge",
           semantics: BitExact, apply: slice, example: filled },
    Rule { name: "concatenate-of-copies", reason: "parts that were copied from one array go around it, or on at its edges",
           semantics: BitExact, apply: concatenate, example: corners },
    Rule { name: "pad-of-copies", reason: "an end that is repeated is read as going on, not as what is added",
           semantics: BitExact, apply: pad, example: padded_with_its_end },
];

fn slice(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let (of, window) = Window::of(r, op)?;
    let is_updated = matches!(r.op(of), Op::DynamicUpdateSlice { .. });
    let is_extended = matches!(r.op(of), Op::Extend { .. });
    if !is_updated && !is_extended || window.stride.iter().any(|stride| *stride != 1) {
        return None;
    }
    let at = IndexBox {
        start: window.start.clone(),
        limit: (0..window.size.len()).map(|d| window.end(d)).collect(),
    };
    let pieces = pieces(&r.out, of, &at)?;
    if is_extended {
        let [one] = &pieces[..] else {
            return None; // a shorter extend
        };
        return copied(r, one);
    }
    // `slice-of-update` moves past one update at a time; this moves past all of them.
    if let [one] = &pieces[..]
        && one.of != of
        && 2 * at.volume() <= r.shape(of).iter().product()
    {
        return copied(r, one);
    }
    around(r, &pieces, &at).or_else(|| {
        // If the updated array is a concatenate, the box is assembled from the pieces, without
        // updates.
        let mut bottom = r.op(of);
        while let Op::DynamicUpdateSlice { operand, .. } | Op::Pad { operand, .. } = bottom {
            bottom = r.op(*operand);
        }
        let is_joined = matches!(bottom, Op::Concatenate { .. }) && pieces.len() <= MOST;
        let pieces: Vec<&Piece> = pieces.iter().collect();
        is_joined.then(|| side_by_side(r, &at, &pieces)).flatten()
    })
}

fn concatenate(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Concatenate {
        operands,
        dimension,
    } = op
    else {
        return None;
    };
    if operands.len() > MOST {
        return None;
    }
    let (mut all, mut first) = (Vec::new(), 0);
    for operand in operands {
        let whole = IndexBox::whole(r.shape(*operand));
        if whole.volume() == 0 {
            return None;
        }
        for mut piece in pieces(&r.out, *operand, &whole)? {
            let (start, limit) = (piece.at.start[*dimension], piece.at.limit[*dimension]);
            piece.at = piece.at.with(*dimension, start + first, limit + first);
            all.push(piece);
        }
        first += whole.limit[*dimension];
    }
    let shape = r.out.type_of(op).ok()?.tensors()[0].shape.clone();
    around(r, &all, &IndexBox::whole(&shape))
}

fn pad(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Pad {
        operand,
        value,
        low,
        high,
        interior,
    } = op
    else {
        return None;
    };
    let is_inner = low.iter().chain(high).any(|edge| *edge < 0) || interior.iter().any(|i| *i > 0);
    let inside = IndexBox::whole(r.shape(*operand));
    if is_inner || inside.volume() == 0 || matches!(r.op(*value), Op::Constant(_)) {
        return None;
    }
    let one = pieces(&r.out, *value, &IndexBox::whole(&[]))?.pop()?;
    let start: Vec<usize> = low.iter().map(|low| *low as usize).collect();
    let mut all = pieces(&r.out, *operand, &inside)?;
    for piece in &mut all {
        piece.at = piece.at.moved_by(&start);
    }
    let whole = IndexBox::whole(&r.out.type_of(op).ok()?.tensors()[0].shape);
    let around_it = whole.without(&inside.moved_by(&start)).into_iter();
    all.extend(around_it.map(|at| Piece { at, ..one.clone() }));
    around(r, &all, &whole)
}

/// How the elements along a dimension continue those of the copied range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// They are the range itself.
    Plain,
    /// They repeat the range periodically, beginning at its index `by`.
    Around { by: usize },
    /// The first and last element of the range are repeated.
    On { low: usize, high: usize },
}

/// Consecutive elements along one dimension: `count` source elements from `first` on, or one source
/// element repeated.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    count: usize,
    first: usize,
    /// Whether the source index increases; `None` for a single element.
    moves: Option<bool>,
}

/// Returns the box `at`, which `pieces` cover, as a rotate, wrap or extend of one array. Bails out
/// if the pieces have different sources, if a dimension's source index depends on other dimensions,
/// or if the box is a plain slice.
fn around(r: &mut Rewriter, pieces: &[Piece], at: &IndexBox) -> Option<Value> {
    let base = pieces.first()?.of;
    let rank = at.start.len();
    if r.shape(base).len() != rank || pieces.iter().any(|piece| piece.of != base) {
        return None;
    }
    let lines: Option<Vec<_>> = (0..rank).map(|d| line(&stretches(pieces, d)?)).collect();
    let lines = lines?;
    if lines.iter().all(|(line, ..)| *line == Line::Plain) {
        return None;
    }
    let window = Window {
        start: lines.iter().map(|(_, start, _)| *start).collect(),
        size: lines.iter().map(|(_, _, size)| *size).collect(),
        stride: vec![1; rank],
    };
    let mut result = window.take(r, base);
    for (dimension, (line, _, size)) in lines.iter().enumerate() {
        let total = at.limit[dimension] - at.start[dimension];
        result = match *line {
            Line::Plain => result,
            Line::Around { by } => periodic(r, result, dimension, by, total - size),
            Line::On { low, high } => r.emit(Op::Extend {
                operand: result,
                dimension,
                low,
                high,
            }),
        };
    }
    Some(result)
}

/// Returns `operand` rotated by `by`, followed by `more` elements of its periodic continuation.
fn periodic(r: &mut Rewriter, operand: Value, dimension: usize, by: usize, more: usize) -> Value {
    let size = r.shape(operand)[dimension];
    let low = (size - by) % size;
    let (operand, low) = match low <= more {
        true => (operand, low),
        false => {
            let amount = by as i64;
            let rotate = Op::Rotate {
                operand,
                dimension,
                amount,
            };
            (r.emit(rotate), 0)
        }
    };
    match more {
        0 => operand,
        more => r.emit(Op::Wrap {
            operand,
            dimension,
            low,
            high: more - low,
        }),
    }
}

/// Returns the stretches along `d`, if they are the same at all positions of the other dimensions.
fn stretches(pieces: &[Piece], d: usize) -> Option<Vec<Stretch>> {
    let ends = pieces.iter().flat_map(|p| [p.at.start[d], p.at.limit[d]]);
    let mut cuts: Vec<usize> = ends.collect();
    cuts.sort_unstable();
    cuts.dedup();
    let mut all: Vec<Stretch> = Vec::new();
    for ends in cuts.windows(2) {
        let (start, count) = (ends[0], ends[1] - ends[0]);
        let mut here: Option<Stretch> = None;
        for piece in pieces {
            if piece.at.start[d] > start || piece.at.limit[d] <= start {
                continue;
            }
            let run = piece.from[d];
            let moves = match run.along {
                None => false,
                Some(along) if along == d => true,
                Some(_) => return None,
            };
            let stretch = Stretch {
                count,
                first: run.first + if moves { start - piece.at.start[d] } else { 0 },
                moves: (count > 1).then_some(moves),
            };
            match here {
                None => here = Some(stretch),
                Some(other) if (other.first, other.moves) == (stretch.first, stretch.moves) => {}
                Some(_) => return None,
            }
        }
        let here = here?;
        let joined = all.last().and_then(|last| join(*last, here));
        match joined {
            Some(joined) => *all.last_mut()? = joined,
            None => all.push(here),
        }
    }
    Some(all)
}

fn join(a: Stretch, b: Stretch) -> Option<Stretch> {
    let both = |moves: bool| a.moves != Some(!moves) && b.moves != Some(!moves);
    let moves = if both(true) && b.first == a.first + a.count {
        true
    } else if both(false) && b.first == a.first {
        false
    } else {
        return None;
    };
    Some(Stretch {
        count: a.count + b.count,
        first: a.first,
        moves: Some(moves),
    })
}

/// Classifies the stretches as one line. Returns the number of elements of the copied range and its
/// first index, too.
fn line(all: &[Stretch]) -> Option<(Line, usize, usize)> {
    let moves = |s: &Stretch| s.moves != Some(false);
    let stays = |s: &Stretch| s.moves != Some(true);
    if let [one] = all {
        return moves(one).then_some((Line::Plain, one.first, one.count));
    }
    let core = (0..all.len()).filter(|k| moves(&all[*k]));
    let core = core.max_by_key(|k| (all[*k].count, std::cmp::Reverse(*k)))?;
    let (before, behind) = (&all[..core], &all[core + 1..]);
    let (mut first, mut count) = (all[core].first, all[core].count);
    let mut low: usize = before.iter().map(|s| s.count).sum();
    let mut high: usize = behind.iter().map(|s| s.count).sum();
    // A repeated element may belong to the range that it extends.
    if let [edge] = before
        && stays(edge)
        && edge.first + 1 == first
    {
        (first, count, low) = (first - 1, count + 1, low - 1);
    }
    if let [edge] = behind
        && stays(edge)
        && edge.first == first + count
    {
        (count, high) = (count + 1, high - 1);
    }
    let is_edge = |ends: &[Stretch], cell: usize| ends.iter().all(|s| stays(s) && s.first == cell);
    if is_edge(before, first) && is_edge(behind, first + count - 1) {
        return Some((Line::On { low, high }, first, count));
    }
    let start = all.iter().map(|s| s.first).min()?;
    let end = all.iter().map(|s| s.first + s.count).max()?;
    let goes_on = |pair: &[Stretch]| pair[0].first + pair[0].count == end && pair[1].first == start;
    let total: usize = all.iter().map(|s| s.count).sum();
    let fits = (end - start..=2 * (end - start)).contains(&total);
    let by = all[0].first - start;
    (fits && all.iter().all(moves) && all.windows(2).all(goes_on)).then_some((
        Line::Around { by },
        start,
        end - start,
    ))
}

/// Copies the box `from` of an array, given as ranges of rows and columns, to position `at` of the
/// same array.
fn copy(f: &mut Func, to: Value, from: [[usize; 2]; 2], at: [usize; 2]) -> Value {
    let [y, x] = from;
    let cells = f.slice(to, &[y[0], x[0]], &[y[1], x[1]], &[1, 1]);
    let at = at.map(|at| f.scalar(stablehlo::ElementType::I64, Scalar::Int(at as i64)));
    f.dynamic_update_slice(to, cells, &at)
}

/// A clamped halo of two cells in y and a periodic one of one cell in x: first west and east, then
/// all rows.
fn filled(n: usize) -> Func {
    example([&[n + 4, n + 2]], |f, [x]| {
        let rows = [2, n + 2];
        let mut c = copy(f, x, [rows, [n, n + 1]], [2, 0]);
        c = copy(f, c, [rows, [1, 2]], [2, n + 1]);
        let all = [0, n + 2];
        if n > 0 {
            for (row, to) in [(2, 0), (2, 1), (n + 1, n + 2), (n + 1, n + 3)] {
                c = copy(f, c, [[row, row + 1], all], [to, 0]);
            }
        }
        let east = f.slice(c, &[2, 2], &[n + 2, n + 2], &[1, 1]);
        let corner = f.slice(c, &[1, 0], &[n + 1, n], &[1, 1]);
        f.binary(stablehlo::BinaryOp::Add, east, corner)
    })
}

fn corners(n: usize) -> Func {
    example([&[n + 1, n]], |f, [x]| {
        let mut part = |rows: [usize; 2], columns: [usize; 2]| {
            f.slice(x, &[rows[0], columns[0]], &[rows[1], columns[1]], &[1, 1])
        };
        let (last, one, all) = (n.saturating_sub(1), 1.min(n), [0, n]);
        let north = [
            part([n, n + 1], [last, n]),
            part([n, n + 1], all),
            part([n, n + 1], [0, one]),
        ];
        let here = [
            part([0, n + 1], [last, n]),
            part([0, n + 1], all),
            part([0, n + 1], [0, one]),
        ];
        let south = [
            part([0, 1], [last, n]),
            part([0, 1], all),
            part([0, 1], [0, one]),
        ];
        let rows = [north, here, south].map(|row| f.concatenate(&row, 1));
        f.concatenate(&rows, 0)
    })
}

fn padded_with_its_end(n: usize) -> Func {
    example([&[n + 1]], |f, [x]| {
        let end = f.slice(x, &[0], &[1], &[1]);
        let end = f.reshape(end, &[]);
        let rest = f.slice(x, &[1], &[n + 1], &[1]);
        f.pad(rest, end, &[2], &[0], &[0])
    })
}
