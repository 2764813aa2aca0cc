//! A function with its regions, and the classes of its dimensions.
//!
//! A dimension has a scale and an offset in its class: index `i` has the coordinate
//! `scale * i + offset`. The scale is more than 1 where an index stands for several coordinates: a
//! row of a dimension that was split, or one of a strided access.

use std::collections::{HashMap, HashSet};

use stablehlo::{Func, Op, Value};

use crate::SentValue;

/// A function and the regions of its loops and `case`s, numbered.
pub(crate) struct Tree<'f> {
    pub(crate) funcs: Vec<&'f Func>,
    /// The regions of an op: condition and body, or branches.
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

    /// Returns what a value of function `number` is for the plan: a parameter of the program,
    /// possibly carried by loops, or the result of an op.
    pub(crate) fn sent_value(&self, number: usize, value: Value) -> SentValue {
        let func = self.funcs[number];
        let carried = match func.op(value) {
            Op::Parameter { index } => Some(*index),
            _ => func.results.iter().position(|result| *result == value),
        };
        let is_parameter = matches!(func.op(value), Op::Parameter { .. });
        let parameter = match (func.op(value), number) {
            (Op::Result { of, index }, _) if matches!(func.op(*of), Op::While { .. }) => {
                // The result of a loop began as its initial value.
                let first = func.op(*of).operands().get(*index).copied();
                first.and_then(|first| self.sent_value(number, first).parameter)
            }
            (_, 0) => carried.filter(|_| is_parameter),
            _ => carried.and_then(|place| self.parameter_of(number, place)),
        };
        SentValue {
            parameter,
            op: func.op(value).name(),
            loc: func.loc(value),
        }
    }

    /// Returns the parameter of the program that is the initial value of carried index `place` of a
    /// loop whose body is function `number`.
    fn parameter_of(&self, number: usize, place: usize) -> Option<usize> {
        let is_body = |(_, inside): &(&(usize, Value), &Vec<usize>)| inside.get(1) == Some(&number);
        let ((outer, of), _) = self.inside.iter().find(is_body)?;
        let Op::While { inits, .. } = self.funcs[*outer].op(*of) else {
            return None;
        };
        self.sent_value(*outer, *inits.get(place)?).parameter
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

/// The classes of dimensions, as a union-find structure with one node for each dimension.
pub(crate) struct Classes {
    /// For each function and value the node of its first dimension.
    pub(crate) base: Vec<Vec<usize>>,
    parent: Vec<usize>,
    /// The affine map from a node's coordinates to those of its parent.
    scale: Vec<i64>,
    offset: Vec<i64>,
    pub(crate) extent: Vec<usize>,
    /// For roots: the arrays with a dimension in the class.
    arrays: HashMap<usize, HashSet<usize>>,
    /// For loops, `case`s and sorts: the first nodes of their operands, and of their results.
    pub(crate) tuples: HashMap<(usize, Value), (Vec<usize>, Vec<usize>)>,
}

/// The class of a dimension, and its affine map into the class.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) root: usize,
    pub(crate) scale: i64,
    pub(crate) offset: i64,
}

impl Classes {
    /// Returns an empty structure for `funcs` functions.
    pub(crate) fn new(funcs: usize) -> Classes {
        Classes {
            base: vec![Vec::new(); funcs],
            parent: Vec::new(),
            scale: Vec::new(),
            offset: Vec::new(),
            extent: Vec::new(),
            arrays: HashMap::new(),
            tuples: HashMap::new(),
        }
    }

    pub(crate) fn node(&self, func: usize, value: Value, dim: usize) -> usize {
        self.base[func][value.index()] + dim
    }

    /// Returns the class of a node, and its affine map into the class.
    pub(crate) fn find(&self, node: usize) -> At {
        let mut at = At {
            root: node,
            scale: 1,
            offset: 0,
        };
        while self.parent[at.root] != at.root {
            let (scale, offset) = (self.scale[at.root], self.offset[at.root]);
            at = At {
                root: self.parent[at.root],
                scale: scale * at.scale,
                offset: scale * at.offset + offset,
            };
        }
        at
    }

    /// Returns whether two classes have an array in common.
    pub(crate) fn meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.arrays[&one], &self.arrays[&other]);
        let (few, many) = if one.len() < other.len() {
            (one, other)
        } else {
            (other, one)
        };
        few.iter().any(|array| many.contains(array))
    }

    /// Returns whether any dimension has a scale above 1.
    pub(crate) fn has_steps(&self) -> bool {
        self.scale.iter().any(|scale| *scale > 1)
    }

    pub(crate) fn nodes(&self) -> std::ops::Range<usize> {
        0..self.parent.len()
    }

    /// Unites two nodes such that index `j` of `y` is aligned with `j + first` of `x`; does nothing
    /// where that is impossible.
    pub(crate) fn unite(&mut self, x: usize, y: usize, first: i64) {
        self.unite_every(x, y, 1, first);
    }

    /// Unites two nodes such that index `j` of `y` is aligned with `by * j + first` of `x`; does
    /// nothing where that is impossible.
    pub(crate) fn unite_every(&mut self, x: usize, y: usize, by: i64, first: i64) {
        if self.extent[x] == 0 || self.extent[y] == 0 {
            return;
        }
        let (at, to) = (self.find(x), self.find(y));
        if at.root == to.root || self.meet(at.root, to.root) {
            return;
        }
        // Scale and offset of `y` in the class of `x`.
        let (step, begin) = (by * at.scale, at.scale * first + at.offset);
        let is_under_x = step % to.scale == 0;
        let few = self.arrays[&at.root].len() < self.arrays[&to.root].len();
        let is_under_y = to.scale % step == 0 && (few || !is_under_x);
        let (child, parent, scale, offset) = if is_under_y {
            let scale = to.scale / step;
            (at.root, to.root, scale, to.offset - scale * begin)
        } else if is_under_x {
            let scale = step / to.scale;
            (to.root, at.root, scale, begin - scale * to.offset)
        } else {
            return; // neither scale divides the other
        };
        let moved = self.arrays.remove(&child).unwrap_or_default();
        self.arrays.entry(parent).or_default().extend(moved);
        self.parent[child] = parent;
        (self.scale[child], self.offset[child]) = (scale, offset);
        // Path compression.
        for node in [x, y] {
            let at = self.find(node);
            if at.root != node {
                self.parent[node] = at.root;
                (self.scale[node], self.offset[node]) = (at.scale, at.offset);
            }
        }
    }

    pub(crate) fn allocate(&mut self, shape: &[usize]) -> usize {
        let first = self.parent.len();
        for (d, extent) in shape.iter().enumerate() {
            self.parent.push(first + d);
            self.scale.push(1);
            self.offset.push(0);
            self.extent.push(*extent);
            self.arrays.insert(first + d, HashSet::from([first]));
        }
        first
    }
}
