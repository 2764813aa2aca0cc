//! A function with those inside it, and its dimensions in classes.
//!
//! Each dimension of a class has a place there: its index `i` lies at the coordinate `scale * i + offset`. The scale is more
//! than 1 where an index stands for several of the class: a row of what is taken apart, one of every so many.

use std::collections::{HashMap, HashSet};

use stablehlo::{Func, Op, Value};

use crate::SentValue;

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

    /// What a value of function number `number` is: a parameter of the program, also one that loops
    /// carry on, or what an op computes.
    pub(crate) fn sent_value(&self, number: usize, value: Value) -> SentValue {
        let func = self.funcs[number];
        let carried = match func.op(value) {
            Op::Parameter { index } => Some(*index),
            _ => func.results.iter().position(|result| *result == value),
        };
        let is_parameter = matches!(func.op(value), Op::Parameter { .. });
        let parameter = match (func.op(value), number) {
            (Op::Result { of, index }, _) if matches!(func.op(*of), Op::While { .. }) => {
                // What a loop ends with began as its first value.
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

    /// The parameter of the program that a loop's body, function number `number`, carries in this
    /// place.
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

/// Dimensions in classes.
pub(crate) struct Classes {
    /// For each function and value the node of its first dimension.
    pub(crate) base: Vec<Vec<usize>>,
    parent: Vec<usize>,
    /// Where the coordinates of a node lie in those of its parent.
    scale: Vec<i64>,
    offset: Vec<i64>,
    pub(crate) extent: Vec<usize>,
    /// Of roots: the arrays with a dimension in the class.
    arrays: HashMap<usize, HashSet<usize>>,
    /// Of loops, choices and sorts: the first nodes of what they take, and of what they give.
    pub(crate) tuples: HashMap<(usize, Value), (Vec<usize>, Vec<usize>)>,
}

/// The class of a dimension, and where it lies there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) root: usize,
    pub(crate) scale: i64,
    pub(crate) offset: i64,
}

impl Classes {
    /// No dimensions, of so many functions.
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

    /// The class of a node, and its place in there.
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

    /// Whether dimensions go along others in steps.
    pub(crate) fn has_steps(&self) -> bool {
        self.scale.iter().any(|scale| *scale > 1)
    }

    pub(crate) fn nodes(&self) -> std::ops::Range<usize> {
        0..self.parent.len()
    }

    /// The index `j` of node `y` lies beside `j + first` of `x`; unless that cannot be.
    pub(crate) fn unite(&mut self, x: usize, y: usize, first: i64) {
        self.unite_every(x, y, 1, first);
    }

    /// The index `j` of node `y` lies beside `by * j + first` of `x`; unless that cannot be.
    pub(crate) fn unite_every(&mut self, x: usize, y: usize, by: i64, first: i64) {
        if self.extent[x] == 0 || self.extent[y] == 0 {
            return;
        }
        let (at, to) = (self.find(x), self.find(y));
        if at.root == to.root || self.meet(at.root, to.root) {
            return;
        }
        // What `y` begins at and a step of it, in the class of `x`.
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
            return; // steps that do not divide one another
        };
        let moved = self.arrays.remove(&child).unwrap_or_default();
        self.arrays.entry(parent).or_default().extend(moved);
        self.parent[child] = parent;
        (self.scale[child], self.offset[child]) = (scale, offset);
        // Shorter ways the next time.
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
