//! Which dimensions of which arrays run side by side, and how far they are shifted against one another.
//!
//! Dimensions that an op reads at the same place, or a known distance apart, are in one class, and each has an offset in it:
//! the index `i` lies at the coordinate `i + offset`. Where an op would put two dimensions of one array into one class, or
//! one at two places, that op moves what it reads instead.

use std::collections::{HashMap, HashSet};

use stablehlo::{Func, Op, Value};

use crate::recipe::same_but_for_ones;
use crate::turn::is_turn;

/// A function, and those of its loops and choices, numbered.
pub(crate) struct Tree<'f> {
    pub(crate) funcs: Vec<&'f Func>,
    /// The functions of an op: condition and body, or branches.
    pub(crate) inside: HashMap<(usize, Value), Vec<usize>>,
}

impl<'f> Tree<'f> {
    pub(crate) fn new(func: &'f Func) -> Tree<'f> {
        let mut tree = Tree {
            funcs: Vec::new(),
            inside: HashMap::new(),
        };
        tree.add(func);
        tree
    }

    fn add(&mut self, func: &'f Func) -> usize {
        let number = self.funcs.len();
        self.funcs.push(func);
        for value in func.values() {
            let funcs: Vec<&'f Func> = match func.op(value) {
                Op::While { cond, body, .. } => vec![cond, body],
                Op::Case { branches, .. } => branches.iter().collect(),
                _ => continue,
            };
            let inside = funcs.into_iter().map(|func| self.add(func)).collect();
            self.inside.insert((number, value), inside);
        }
        number
    }
}

/// Dimensions in classes.
pub(crate) struct Classes {
    /// For each function and value the node of its first dimension.
    base: Vec<Vec<usize>>,
    parent: Vec<usize>,
    /// The offset, less that of the parent.
    offset: Vec<i64>,
    /// Which array the dimension is of, by its first node.
    array: Vec<usize>,
    pub(crate) extent: Vec<usize>,
    /// Of roots: the arrays with a dimension in the class.
    arrays: HashMap<usize, HashSet<usize>>,
    /// Of loops, choices and sorts: the first nodes of what they take, and of what they give.
    pub(crate) tuples: HashMap<(usize, Value), (Vec<usize>, Vec<usize>)>,
}

impl Classes {
    pub(crate) fn node(&self, func: usize, value: Value, dim: usize) -> usize {
        self.base[func][value.index()] + dim
    }

    /// The class of a node, and its offset in there.
    pub(crate) fn find(&self, node: usize) -> (usize, i64) {
        let (mut at, mut offset) = (node, 0);
        while self.parent[at] != at {
            offset += self.offset[at];
            at = self.parent[at];
        }
        (at, offset)
    }

    /// Whether two classes have an array in common.
    pub(crate) fn meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.arrays[&one], &self.arrays[&other]);
        let (few, many) = if one.len() < other.len() {
            (one, other)
        } else {
            (other, one)
        };
        few.iter().any(|array| many.contains(array))
    }

    pub(crate) fn nodes(&self) -> std::ops::Range<usize> {
        0..self.parent.len()
    }

    /// Node `y` has the offset of `x` and `delta` more; unless that cannot be.
    fn unite(&mut self, x: usize, y: usize, delta: i64) {
        if self.extent[x] == 0 || self.extent[y] == 0 {
            return;
        }
        let ((mut rx, ox), (mut ry, oy)) = (self.find(x), self.find(y));
        if rx == ry || self.meet(rx, ry) {
            return;
        }
        // offset(y) = oy + o(ry) must be ox + o(rx) + delta
        let mut between = ox + delta - oy; // o(ry) - o(rx)
        if self.arrays[&rx].len() < self.arrays[&ry].len() {
            (rx, ry, between) = (ry, rx, -between);
        }
        let moved = self.arrays.remove(&ry).unwrap_or_default();
        self.arrays.entry(rx).or_default().extend(moved);
        self.parent[ry] = rx;
        self.offset[ry] = between;
        // Shorter ways the next time.
        for node in [x, y] {
            let (root, offset) = self.find(node);
            if root != node {
                (self.parent[node], self.offset[node]) = (root, offset);
            }
        }
    }

    fn allocate(&mut self, shape: &[usize]) -> usize {
        let first = self.parent.len();
        for (d, extent) in shape.iter().enumerate() {
            self.parent.push(first + d);
            self.offset.push(0);
            self.array.push(first);
            self.extent.push(*extent);
            self.arrays.insert(first + d, HashSet::from([first]));
        }
        first
    }
}

/// The classes of all dimensions in `tree`. `same`: results and parameters that are laid out alike.
pub(crate) fn classes(tree: &Tree, same: &[(Value, Value)]) -> Classes {
    let mut classes = Classes {
        base: vec![Vec::new(); tree.funcs.len()],
        parent: Vec::new(),
        offset: Vec::new(),
        array: Vec::new(),
        extent: Vec::new(),
        arrays: HashMap::new(),
        tuples: HashMap::new(),
    };
    // What a loop carries has the nodes of its body's parameters, before it, in it and after it.
    let mut given: Vec<Vec<usize>> = vec![Vec::new(); tree.funcs.len()];
    for (number, func) in tree.funcs.iter().enumerate() {
        for value in func.values() {
            let base = match func.op(value) {
                Op::Parameter { index } if number > 0 => given[number][*index],
                Op::Result { of, index } => classes.tuples[&(number, *of)].1[*index],
                Op::Sort { operands, .. } => {
                    let first = classes.base[number][operands[0].index()];
                    let all = vec![first; operands.len()];
                    classes.tuples.insert((number, value), (all.clone(), all));
                    0
                }
                _ => match func.ty(value) {
                    stablehlo::Type::Tensor(ty) => classes.allocate(&ty.shape),
                    stablehlo::Type::Tuple(_) => 0,
                },
            };
            classes.base[number].push(base);
            if let Some(inside) = tree.inside.get(&(number, value)) {
                let params = tree.funcs[inside[0]].params().iter();
                let takes: Vec<usize> = params.map(|p| classes.allocate(&p.ty.shape)).collect();
                for inner in inside {
                    given[*inner] = takes.clone();
                }
                let gives = match func.op(value) {
                    Op::While { .. } => takes.clone(),
                    _ => {
                        let tensors = func.ty(value).tensors().iter();
                        tensors.map(|ty| classes.allocate(&ty.shape)).collect()
                    }
                };
                classes.tuples.insert((number, value), (takes, gives));
            }
        }
    }
    for (result, parameter) in same {
        for d in 0..tree.funcs[0].tensor(*result).rank() {
            let (x, y) = (classes.node(0, *parameter, d), classes.node(0, *result, d));
            classes.unite(x, y, 0);
        }
    }
    // What says most about layouts first: a line that is spread both ways should not come between.
    for loosely in [false, true] {
        for (number, func) in tree.funcs.iter().enumerate() {
            for value in func.values() {
                let loose = matches!(
                    func.op(value),
                    Op::BroadcastInDim { .. } | Op::Reduce { .. } | Op::DotGeneral { .. }
                );
                if loose == loosely {
                    relate(tree, &mut classes, number, value);
                }
            }
        }
    }
    classes
}

/// Puts together what `value` reads side by side.
fn relate(tree: &Tree, classes: &mut Classes, number: usize, value: Value) {
    let func = tree.funcs[number];
    let op = func.op(value);
    let shape = |v: Value| func.shape(v).to_vec();
    let mut unite = |x: Value, dx: usize, y: Value, dy: usize, delta: i64| {
        let (x, y) = (classes.node(number, x, dx), classes.node(number, y, dy));
        classes.unite(x, y, delta);
    };
    match op {
        Op::Unary(..)
        | Op::Binary(..)
        | Op::Compare { .. }
        | Op::Select { .. }
        | Op::Clamp { .. }
        | Op::Convert { .. }
        | Op::BitcastConvert { .. } => {
            for operand in op.operands() {
                for (d, size) in shape(value).into_iter().enumerate() {
                    if shape(operand).get(d) == Some(&size) {
                        unite(operand, d, value, d, 0);
                    }
                }
            }
        }
        Op::BroadcastInDim {
            operand,
            dimensions,
            ..
        } => {
            for (d, to) in dimensions.iter().enumerate() {
                if shape(*operand)[d] == shape(value)[*to] {
                    unite(*operand, d, value, *to, 0);
                }
            }
        }
        Op::Reshape { .. } if is_turn(func, value) => {}
        Op::Reshape { operand, .. } => {
            for (to, from) in same_but_for_ones(&shape(*operand), &shape(value)) {
                unite(*operand, from, value, to, 0);
            }
        }
        Op::Transpose {
            operand,
            permutation,
        } => {
            for (to, from) in permutation.iter().enumerate() {
                unite(*operand, *from, value, to, 0);
            }
        }
        Op::Reverse {
            operand,
            dimensions,
        } => {
            for d in (0..shape(value).len()).filter(|d| !dimensions.contains(d)) {
                unite(*operand, d, value, d, 0);
            }
        }
        Op::Slice {
            operand,
            start,
            stride,
            ..
        } => {
            for d in (0..start.len()).filter(|d| stride[*d] == 1) {
                unite(*operand, d, value, d, start[d] as i64);
            }
        }
        Op::Pad {
            operand,
            low,
            interior,
            ..
        } => {
            for d in (0..low.len()).filter(|d| interior[*d] == 0) {
                unite(*operand, d, value, d, -low[d]);
            }
        }
        Op::Concatenate {
            operands,
            dimension,
        } => {
            let mut start = 0;
            let mut starts = Vec::new();
            for operand in operands {
                starts.push((start, *operand));
                start += shape(*operand)[*dimension] as i64;
            }
            // The longest says where the whole lies.
            starts.sort_by_key(|(_, operand)| std::cmp::Reverse(shape(*operand)[*dimension]));
            for (start, operand) in starts {
                for d in 0..shape(value).len() {
                    let at = if d == *dimension { start } else { 0 };
                    unite(operand, d, value, d, -at);
                }
            }
        }
        Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } => {
            for d in 0..sizes.len() {
                if let Some(start) = known_start(func, starts[d], shape(*operand)[d] - sizes[d]) {
                    unite(*operand, d, value, d, start);
                }
            }
        }
        Op::DynamicUpdateSlice {
            operand,
            update,
            starts,
        } => {
            for (d, start) in starts.iter().enumerate() {
                unite(*operand, d, value, d, 0);
                let room = shape(value)[d] - shape(*update)[d];
                if let Some(start) = known_start(func, *start, room) {
                    unite(value, d, *update, d, start);
                }
            }
        }
        Op::Rotate { operand, .. } => {
            for d in 0..shape(value).len() {
                unite(*operand, d, value, d, 0);
            }
        }
        Op::Wrap {
            operand,
            dimension,
            low,
            ..
        }
        | Op::Extend {
            operand,
            dimension,
            low,
            ..
        } => {
            for d in 0..shape(value).len() {
                let low = if d == *dimension { *low as i64 } else { 0 };
                unite(*operand, d, value, d, -low);
            }
        }
        Op::Scan { operand, .. } | Op::Scatter { operand, .. } => {
            for d in 0..shape(value).len() {
                unite(*operand, d, value, d, 0);
            }
        }
        Op::Reduce {
            operand,
            dimensions,
            ..
        } => {
            let kept = (0..shape(*operand).len()).filter(|d| !dimensions.contains(d));
            for (to, from) in kept.enumerate() {
                unite(*operand, from, value, to, 0);
            }
        }
        Op::ReduceWindow {
            operand,
            window_dimensions,
            window,
            ..
        } => {
            for (d, size) in window_dimensions.iter().enumerate() {
                if window.is_dense(d) {
                    let middle = (*size as i64 - 1) / 2;
                    unite(*operand, d, value, d, middle - window.low[d]);
                }
            }
        }
        Op::DotGeneral {
            lhs,
            rhs,
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
        } => {
            let mut to = 0;
            for (l, r) in lhs_batch.iter().zip(rhs_batch) {
                unite(*lhs, *l, value, to, 0);
                unite(*lhs, *l, *rhs, *r, 0);
                to += 1;
            }
            for (side, batch, contract) in [
                (lhs, lhs_batch, lhs_contract),
                (rhs, rhs_batch, rhs_contract),
            ] {
                for d in 0..shape(*side).len() {
                    if !batch.contains(&d) && !contract.contains(&d) {
                        unite(*side, d, value, to, 0);
                        to += 1;
                    }
                }
            }
            for (l, r) in lhs_contract.iter().zip(rhs_contract) {
                unite(*lhs, *l, *rhs, *r, 0);
            }
        }
        Op::Gather { .. } => {
            for (slot, operand) in op.operands().into_iter().enumerate() {
                for (from, to) in crate::recipe::gathered(func, value, slot) {
                    unite(operand, from, value, to, 0);
                }
            }
        }
        Op::Sort { operands, .. } => {
            for other in &operands[1..] {
                for d in 0..shape(*other).len() {
                    unite(operands[0], d, *other, d, 0);
                }
            }
        }
        Op::While { inits, .. } => {
            let body = tree.inside[&(number, value)][1];
            let inner = tree.funcs[body];
            for (nth, parameter) in inner.parameters().iter().enumerate() {
                for d in 0..inner.shape(*parameter).len() {
                    let carried = classes.node(body, *parameter, d);
                    let (init, last) = (
                        classes.node(number, inits[nth], d),
                        classes.node(body, inner.results[nth], d),
                    );
                    classes.unite(carried, init, 0);
                    classes.unite(carried, last, 0);
                }
            }
        }
        Op::Case { operands, .. } => {
            let branch = tree.inside[&(number, value)][0];
            for (nth, operand) in operands.iter().enumerate() {
                for d in 0..shape(*operand).len() {
                    let x = classes.node(branch, tree.funcs[branch].parameters()[nth], d);
                    let y = classes.node(number, *operand, d);
                    classes.unite(x, y, 0);
                }
            }
            let gives = classes.tuples[&(number, value)].1.clone();
            for inner in &tree.inside[&(number, value)] {
                for (first, result) in gives.iter().zip(&tree.funcs[*inner].results) {
                    for d in 0..tree.funcs[*inner].shape(*result).len() {
                        let x = classes.node(*inner, *result, d);
                        classes.unite(first + d, x, 0);
                    }
                }
            }
        }
        Op::Parameter { .. }
        | Op::Result { .. }
        | Op::Constant(_)
        | Op::Iota { .. }
        | Op::Convolution { .. }
        | Op::Call { .. }
        | Op::CustomCall { .. }
        | Op::DeviceNumber(_)
        | Op::Collective { .. }
        | Op::OptimizationBarrier { .. }
        | Op::Stencil { .. } => {}
    }
}

/// Where a slice or an update begins that has `room` to move, if that is known; starts are moved so that it fits.
pub(crate) fn known_start(func: &Func, start: Value, room: usize) -> Option<i64> {
    if room == 0 {
        return Some(0);
    }
    let Op::Constant(literal) = func.op(start) else {
        return None;
    };
    let at = literal.splat_value()?.as_f64(literal.element());
    Some(at.clamp(0.0, room as f64) as i64)
}
