//! Rewrites the steps of a block's or a warp's running sums to scans.
//!
//! The steps double a distance (Hillis and Steele), go up and down a tree (Blelloch), or shuffle
//! within warps and then add the totals of the warps before. Element `k` of the result combines the
//! first `k` elements of an array, or the first `k + 1`: all of them are examined, for symbolic
//! indices in the other dimensions, so that the number of blocks does not matter.
//!
//! The intermediate steps must have no other uses. Not rewritten: combinations of floats, which the
//! steps round in another order than a scan, and fewer than eight elements.

use std::collections::HashMap;

use stablehlo::{Callees, Combiner, Func, Op, TensorType, Value};

use super::boxes::Folded;
use super::depths;
use super::position::{Linear, Symbols};
use super::read::{Element, Reader};
use super::sweep::{Combine, LEAST, Uses, identity, pair};

/// The greatest number of elements of a scan that are examined.
const MOST_LANES: usize = 1 << 12;

/// The greatest number of elements, of all values between a scan and its array, that are examined.
const MOST_ELEMENTS: usize = 1 << 18;

/// The greatest number of combinations on the way from a result to an element.
const MOST_STEPS: usize = 128;

/// Returns the program with such steps rewritten to scans, in loops and callees too.
pub(super) fn written(func: &Func, callees: &mut Callees) -> Func {
    let scans = scans(func);
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    for value in func.values() {
        out.set_loc(func.loc(value));
        let written = match scans.get(&value) {
            Some(scan) => scan.write(&mut out, new[scan.base.index()]),
            None => {
                let op = func.op(value).map_operands(|operand| new[operand.index()]);
                let op = op.map_functions(callees, &mut written);
                out.push(op).expect("it is as it was")
            }
        };
        new.push(written);
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    out
}

fn scans(func: &Func) -> HashMap<Value, ScanMatch> {
    let mut scans = HashMap::new();
    let depths = depths(func);
    // Each combination at most doubles the number of elements.
    let is_deep = |value: Value| depths[value.index()] >= LEAST.ilog2() as usize;
    if !func.values().any(is_deep) {
        return scans;
    }
    let mut uses = Uses::of(func);
    for value in func.values().rev() {
        let is_whole = matches!(
            func.op(value),
            Op::Binary(..)
                | Op::Select { .. }
                | Op::Concatenate { .. }
                | Op::DynamicUpdateSlice { .. }
                | Op::Pad { .. }
                | Op::Slice { .. }
        );
        if !is_whole || !is_deep(value) || uses.gone[value.index()] {
            continue;
        }
        if let Some(scan) = ScanMatch::of(func, value, &uses) {
            uses.replaced(value, scan.base);
            scans.insert(value, scan);
        }
    }
    scans
}

/// A value that is a scan of a part of an array.
struct ScanMatch {
    ty: TensorType,
    combiner: Combiner,
    base: Value,
    /// The scanned elements, all of which the last element combines.
    all: Folded,
    /// The number of scanned elements.
    count: usize,
    /// The dimensions of the result that enumerate the scan, in order.
    lanes: std::ops::Range<usize>,
    /// The number of elements that the first element of the result combines.
    ahead: i64,
}

/// The greatest number of rows of an array that are combined into an element.
const MOST_ROWS: usize = 32;

/// Elements of one array that are combined, as rows of which none follows another.
type Combined = Vec<Row>;

/// Elements in a row along one dimension.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    base: Value,
    first: Vec<Linear>,
    /// The dimension, if there is more than one element.
    along: Option<usize>,
    count: usize,
}

impl ScanMatch {
    fn of(func: &Func, value: Value, uses: &Uses) -> Option<ScanMatch> {
        let ty = func.tensor(value);
        if !ty.element.is_integer() {
            return None;
        }
        let (rank, shape) = (ty.rank(), &ty.shape);
        let ranges = (0..rank).flat_map(|from| (from + 1..=rank).map(move |to| from..to));
        let count = |lanes: &std::ops::Range<usize>| shape[lanes.clone()].iter().product::<usize>();
        let mut ranges: Vec<_> = ranges
            .filter(|lanes| (LEAST..=MOST_LANES).contains(&count(lanes)))
            .filter(|lanes| shape[lanes.start] > 1 && shape[lanes.end - 1] > 1)
            .collect();
        ranges.sort_by_key(|lanes| std::cmp::Reverse(count(lanes)));
        let found = |lanes| ScanMatch::along(func, value, lanes, uses);
        ranges.into_iter().find_map(found)
    }

    fn along(
        func: &Func,
        value: Value,
        lanes: std::ops::Range<usize>,
        uses: &Uses,
    ) -> Option<ScanMatch> {
        let ty = func.tensor(value);
        let is_lane = |d: usize| lanes.contains(&d);
        let extents = (0..ty.rank()).map(|d| if is_lane(d) { 1 } else { ty.shape[d] });
        let symbols = Symbols::new(extents.collect());
        let total: usize = ty.shape[lanes.clone()].iter().product();
        let place = |lane: usize| {
            let mut left = lane;
            let mut at = vec![Linear::constant(0); ty.rank()];
            for d in (0..ty.rank()).rev() {
                if is_lane(d) {
                    at[d] = Linear::constant((left % ty.shape[d]) as i64);
                    left /= ty.shape[d];
                } else if ty.shape[d] > 1 {
                    at[d] = Linear::symbol(d);
                }
            }
            at
        };
        let search = |base| Search {
            reader: Reader::new(func, &symbols),
            root: value,
            uses,
            goes: HashMap::new(),
            base,
            how: None,
            known: HashMap::new(),
        };
        if let Some(scan) = search(None).scan(&lanes, &place) {
            return Some(scan);
        }
        // Some elements can be followed further than others: the search ends in one array for all.
        let all = Reader::new(func, &symbols).sweep(value, &place(total - 1), uses)?;
        search(Some(all.base)).scan(&lanes, &place)
    }

    fn write(&self, out: &mut Func, base: Value) -> Value {
        let element = self.ty.element;
        let identity = self.combiner.identity(element);
        let init = out.scalar(element, identity.expect("it combines such elements"));
        let (value, folded, symbols) = self.all.read(out, base);
        let [along] = folded[..] else {
            unreachable!("the elements are in a row");
        };
        let value = out.bitcast_convert(value, element);
        let scan = out.scan(value, init, along, self.combiner);
        // Before the first element there is nothing, and after the last one the total.
        let total: usize = self.ty.shape[self.lanes.clone()].iter().product();
        let none = (1 - self.ahead).clamp(0, total as i64) as usize;
        let skipped = (self.ahead - 1).max(0) as usize;
        let taken = (self.count - skipped).min(total - none);
        let part = |out: &mut Func, from: usize, to: usize| {
            let mut limit = out.shape(scan).to_vec();
            let mut start = vec![0; limit.len()];
            (start[along], limit[along]) = (from, to);
            let stride = vec![1; limit.len()];
            out.slice(scan, &start, &limit, &stride)
        };
        let long = |out: &Func, count: usize| {
            let mut shape = out.shape(scan).to_vec();
            shape[along] = count;
            shape
        };
        let mut parts = Vec::new();
        if none > 0 {
            let shape = long(out, none);
            parts.push(out.broadcast_in_dim(init, &shape, &[]));
        }
        parts.push(part(out, skipped, skipped + taken));
        if none + taken < total {
            let last = part(out, self.count - 1, self.count);
            let shape = long(out, total - none - taken);
            let all: Vec<usize> = (0..shape.len()).collect();
            parts.push(out.broadcast_in_dim(last, &shape, &all));
        }
        let value = out.concatenate(&parts, along);
        // The remaining dimensions are those of the symbols; the scan follows those before it.
        let rank = out.tensor(value).rank();
        let mut others = symbols.iter();
        let place = |d: usize| -> usize {
            match d == along {
                true => self.lanes.start,
                false => *others.next().expect("one for each"),
            }
        };
        let places: Vec<usize> = (0..rank).map(place).collect();
        let mut order: Vec<usize> = (0..rank).collect();
        order.sort_by_key(|d| places[*d]);
        let value = out.transpose(value, &order);
        let mut shape = self.ty.shape.clone();
        shape.splice(self.lanes.clone(), [total]);
        let more = self.lanes.len() - 1;
        let goes = |d: &usize| match places[*d] {
            place if place > self.lanes.start => place - more,
            place => place,
        };
        let dimensions: Vec<usize> = order.iter().map(goes).collect();
        let value = out.broadcast_in_dim(value, &shape, &dimensions);
        out.reshape(value, &self.ty.shape)
    }
}

impl Row {
    /// Returns the index of element `k`.
    fn element(&self, along: usize, k: i64) -> Option<Vec<Linear>> {
        let mut at = self.first.clone();
        at[along] = at[along].plus(k)?;
        Some(at)
    }

    /// Returns both rows as one, if one follows the other.
    fn joined(&self, other: &Row) -> Option<Row> {
        if self.base != other.base {
            return None;
        }
        let mut apart = (0..self.first.len()).filter(|d| self.first[*d] != other.first[*d]);
        let along = apart.next().filter(|_| apart.next().is_none())?;
        let is_along = |row: &Row| row.along.is_none_or(|d| d == along);
        let (a, b) = (&self.first[along], &other.first[along]);
        if a.factors != b.factors || !is_along(self) || !is_along(other) {
            return None;
        }
        let (before, after) = match a.constant < b.constant {
            true => (self, other),
            false => (other, self),
        };
        let follows = before.element(along, before.count as i64)? == after.first;
        follows.then(|| Row {
            along: Some(along),
            count: before.count + after.count,
            ..before.clone()
        })
    }
}

/// Returns the rows of both, unless they are of more than one array.
fn together(mut rows: Combined, others: &Combined) -> Option<Combined> {
    for other in others {
        let mut row = other.clone();
        while let Some(at) = rows.iter().position(|one| one.joined(&row).is_some()) {
            row = rows.swap_remove(at).joined(&row)?;
        }
        if rows.iter().any(|one| one.base != row.base) || rows.len() >= MOST_ROWS {
            return None;
        }
        rows.push(row);
    }
    Some(rows)
}

/// The search for the elements that are combined into an element.
struct Search<'f> {
    reader: Reader<'f>,
    root: Value,
    uses: &'f Uses,
    /// A cache of [`Uses::goes_with`].
    goes: HashMap<Value, bool>,
    /// The array in which the search ends.
    base: Option<Value>,
    /// How elements are combined, once it is known.
    how: Option<Combine>,
    known: HashMap<Element, Option<Combined>>,
}

impl Search<'_> {
    /// Returns the scan that the elements of the root at `place(lane)`, for all lanes, are, if they
    /// are one.
    fn scan(
        mut self,
        lanes: &std::ops::Range<usize>,
        place: &dyn Fn(usize) -> Vec<Linear>,
    ) -> Option<ScanMatch> {
        let (func, symbols) = (self.reader.func, self.reader.symbols);
        let ty = func.tensor(self.root);
        let total: usize = ty.shape[lanes.clone()].iter().product();
        let root = self.root;
        let mut combined = |lane: usize| self.combined((root, place(lane)), 0);
        let [last] = &combined(total - 1)?[..] else {
            return None;
        };
        let last = last.clone();
        let along = last.along.filter(|_| last.count >= LEAST)?;
        let count = |combined: Combined| match &combined[..] {
            [] => Some(0),
            [row] => {
                let is_start = row.base == last.base && row.first == last.first;
                let is_along = row.along.is_none_or(|d| d == along);
                (is_start && is_along).then_some(row.count as i64)
            }
            _ => None,
        };
        let first = count(combined(0)?)?;
        let second = count(combined(1)?)?;
        // Lane `k` combines `k + ahead` elements.
        let ahead = match (first, second) {
            (0, 0) => return None,
            (0, second) => second - 1,
            (first, _) => first,
        };
        let most = last.count as i64;
        if ahead >= most {
            return None; // all of them are the total
        }
        for lane in 0..total {
            if count(combined(lane)?)? != (lane as i64 + ahead).clamp(0, most) {
                return None;
            }
        }
        let places: Option<Vec<Vec<Linear>>> = (0..most).map(|k| last.element(along, k)).collect();
        let Combine::Plain(combiner) = self.how? else {
            return None;
        };
        Some(ScanMatch {
            ty: ty.clone(),
            combiner,
            base: last.base,
            all: Folded::of(places?.iter(), func.shape(last.base), symbols)?,
            count: last.count,
            lanes: lanes.clone(),
            ahead,
        })
    }

    /// Returns the elements that are combined into an element, after `steps` combinations; `None`
    /// if the search is given up.
    fn combined(&mut self, (mut value, mut at): Element, steps: usize) -> Option<Combined> {
        let element = (value, at.clone());
        if let Some(known) = self.known.get(&element) {
            return known.clone();
        }
        if self.known.len() > MOST_ELEMENTS || steps > MOST_STEPS {
            return None;
        }
        let func = self.reader.func;
        let ty = func.tensor(value).element;
        let combined = loop {
            if self.base == Some(value) {
                break None;
            }
            if let Some((how, x, y)) = pair(func, value)
                && matches!(how, Combine::Plain(_))
                && func.tensor(value).element == ty
                && self.how.is_none_or(|known| known == how)
                && self.uses.goes_with(value, self.root, &mut self.goes)
            {
                self.how = Some(how);
                let x = self.combined((x, at.clone()), steps + 1)?;
                let y = self.combined((y, at.clone()), steps + 1)?;
                break together(x, &y);
            }
            if let Some(how) = self.how
                && matches!(func.op(value), Op::Constant(_))
                && identity(func, value, how, ty).is_some()
            {
                break Some(Vec::new());
            }
            match self.reader.moved(value, &at) {
                Some(from) => (value, at) = from,
                None => break None,
            }
        };
        // An element that is not combined of rows of one array is one by itself.
        let combined = combined.unwrap_or_else(|| {
            let row = Row {
                base: value,
                first: at,
                along: None,
                count: 1,
            };
            vec![row]
        });
        self.known.insert(element, Some(combined.clone()));
        Some(combined)
    }
}
