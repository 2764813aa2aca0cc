//! Demand analysis: the elements of its parameters that a function needs to compute given elements
//! of its results.

use stablehlo::{Edge, Func, Op, Stencil, Type, Value};

use crate::index_box::IndexBox;
use crate::ops::same_but_for_ones;
use crate::rewrite::uses;
use crate::trace::fixed;

/// A union of boxes, which may overlap.
pub(super) type Boxes = Vec<IndexBox>;

/// The maximum number of boxes of a value; more are replaced by their bounding box.
const MOST: usize = 16;

/// Returns the boxes of each parameter that are needed if `wanted` is needed of the results. The
/// result is conservative.
pub(super) fn demands(func: &Func, wanted: &[Boxes]) -> Vec<Boxes> {
    let mut needs = Needs {
        func,
        of: vec![Vec::new(); func.len()],
    };
    for (result, boxes) in func.results.iter().zip(wanted) {
        for region in boxes {
            needs.add(*result, region.clone());
        }
    }
    let live = uses(func);
    for value in func.values().rev().filter(|v| live[v.index()] > 0) {
        for region in needs.of[value.index()].clone() {
            needs.of_operands(value, &region);
        }
    }
    let parameters = func.parameters().iter();
    parameters.map(|p| needs.of[p.index()].clone()).collect()
}

/// Adds a box, unless it is empty or one of the others contains it. Returns whether it was added.
pub(super) fn add(boxes: &mut Boxes, region: IndexBox) -> bool {
    if region.start.iter().zip(&region.limit).any(|(s, l)| s >= l)
        || boxes.iter().any(|other| other.contains(&region))
    {
        return false;
    }
    boxes.retain(|other| !region.contains(other));
    boxes.push(region);
    if boxes.len() > MOST {
        let all = hull(boxes).expect("there are some");
        *boxes = vec![all];
    }
    true
}

/// Returns the bounding box.
pub(super) fn hull(boxes: &[IndexBox]) -> Option<IndexBox> {
    let mut boxes = boxes.iter();
    let first = boxes.next()?.clone();
    Some(boxes.fold(first, |all, region| all.hull(region)))
}

struct Needs<'a> {
    func: &'a Func,
    of: Vec<Boxes>,
}

impl Needs<'_> {
    fn add(&mut self, value: Value, region: IndexBox) {
        add(&mut self.of[value.index()], region);
    }

    fn shape(&self, value: Value) -> &[usize] {
        match self.func.ty(value) {
            Type::Tensor(tensor) => &tensor.shape,
            Type::Tuple(_) => &[],
        }
    }

    fn whole(&mut self, value: Value) {
        let whole = IndexBox::whole(self.shape(value));
        self.add(value, whole);
    }

    fn all_whole(&mut self, op: &Op) {
        for operand in op.operands() {
            self.whole(operand);
        }
    }

    /// Adds the elements of `operand` that `region` needs of a result whose elements
    /// `first..first + size` in dimension `d` are those of `operand` from index `from` on.
    fn part(&mut self, operand: Value, region: &IndexBox, d: usize, line: [usize; 3]) {
        let [first, from, size] = line;
        let start = region.start[d].max(first);
        let limit = region.limit[d].min(first + size);
        if start < limit {
            let part = region.with(d, start - first + from, limit - first + from);
            self.add(operand, part);
        }
    }

    /// Adds the elements of the operands that are needed to compute `region` of `value`.
    fn of_operands(&mut self, value: Value, region: &IndexBox) {
        let func = self.func;
        let op = func.op(value);
        match op {
            op if op.is_elementwise() => {
                let shape = self.shape(value).to_vec();
                for operand in op.operands() {
                    match self.shape(operand) == shape {
                        true => self.add(operand, region.clone()),
                        false => self.whole(operand),
                    }
                }
            }
            Op::Reshape { operand, .. } => {
                let mut from = IndexBox::whole(self.shape(*operand));
                let places = same_but_for_ones(self.shape(value), self.shape(*operand));
                for (axis, to) in places.into_iter().flatten().enumerate() {
                    if let Some(to) = to {
                        from = from.with(axis, region.start[to], region.limit[to]);
                    }
                }
                self.add(*operand, from);
            }
            Op::Pad {
                operand,
                value: fill,
                low,
                interior,
                ..
            } => {
                self.whole(*fill);
                let mut from = IndexBox::whole(self.shape(*operand));
                for d in (0..low.len()).filter(|d| interior[*d] == 0) {
                    let at = |i: usize| (i as i64 - low[d]).clamp(0, from.limit[d] as i64) as usize;
                    from = from.with(d, at(region.start[d]), at(region.limit[d]));
                }
                self.add(*operand, from);
            }
            Op::Concatenate {
                operands,
                dimension,
            } => {
                let mut first = 0;
                for operand in operands {
                    let size = self.shape(*operand)[*dimension];
                    self.part(*operand, region, *dimension, [first, 0, size]);
                    first += size;
                }
            }
            Op::DynamicUpdateSlice {
                operand,
                update,
                starts,
            } => match fixed(func, starts, self.shape(*update), self.shape(value)) {
                Some(place) => {
                    if let Some(inside) = region.both(&place) {
                        self.add(*update, inside.seen_from(&place.start));
                    }
                    for rest in region.without(&place) {
                        self.add(*operand, rest);
                    }
                }
                None => {
                    self.add(*operand, region.clone());
                    for other in &op.operands()[1..] {
                        self.whole(*other);
                    }
                }
            },
            Op::Stencil {
                operand,
                coefficients,
                stencil,
            } => {
                for other in coefficients {
                    match self.shape(*other) == self.shape(value) {
                        true => self.add(*other, region.clone()),
                        false => self.whole(*other),
                    }
                }
                let from = read_by(stencil, self.shape(*operand), region);
                self.add(*operand, from);
            }
            _ => match func.index_map(value) {
                Some(map) => {
                    let operand = op.operands()[0];
                    for from in region.read_by(&map, self.shape(operand)) {
                        self.add(operand, from);
                    }
                }
                None => self.all_whole(op),
            },
        }
    }
}

/// Returns the box that a stencil reads of an array of `shape` to compute `region` of its result.
fn read_by(stencil: &Stencil, shape: &[usize], region: &IndexBox) -> IndexBox {
    let mut from = IndexBox::whole(shape);
    for (d, size) in shape.iter().enumerate() {
        let offsets = || stencil.taps.iter().map(|tap| tap.offsets[d]);
        let (Some(least), Some(most)) = (offsets().min(), offsets().max()) else {
            continue;
        };
        let first = stencil.start[d] + region.start[d] as i64 + least;
        let last = stencil.start[d] + region.limit[d] as i64 - 1 + most;
        let end = *size as i64 - 1;
        if stencil.edges[d] == Edge::Periodic && (first < 0 || last > end) {
            continue;
        }
        let inside = |place: i64| place.clamp(0, end) as usize;
        from = from.with(d, inside(first), inside(last) + 1);
    }
    from
}
