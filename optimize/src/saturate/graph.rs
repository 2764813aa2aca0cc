//! The e-graph: ops whose operands are classes of equal values, and what rules add to it.
//!
//! A class is named by a [`Value`], the index of its canonical id. Its members have one type, which
//! StableHLO's type rules give for any of them: a rule that adds a member of another type is a bug,
//! and panics.

use std::collections::{BTreeMap, HashMap};

use egg::{Analysis, DidMerge, EGraph, Id, Language};
use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, Literal, Op, Scalar, TensorType, Type, Value,
};

/// The operator of a node: a value of the surrounding function, or an op.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Head {
    /// A value of the surrounding function, which is opaque.
    Leaf(Value, TensorType),
    /// An op; its operands are the indices of the node's children.
    Op(Op),
}

/// An e-node.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Node {
    /// The index in [`Heads::heads`].
    head: u32,
    children: Vec<Id>,
}

impl Language for Node {
    type Discriminant = u32;

    fn discriminant(&self) -> u32 {
        self.head
    }

    fn matches(&self, other: &Node) -> bool {
        self.head == other.head && self.children.len() == other.children.len()
    }

    fn children(&self) -> &[Id] {
        &self.children
    }

    fn children_mut(&mut self) -> &mut [Id] {
        &mut self.children
    }
}

/// The operators of all nodes, without duplicates, and their types.
struct Heads {
    heads: Vec<Head>,
    known: HashMap<Head, u32>,
    /// A function with a parameter of each type that occurs, in which ops are type-checked.
    scratch: Func,
    by_type: HashMap<TensorType, Value>,
}

impl Heads {
    fn intern(&mut self, head: Head) -> u32 {
        let next = self.heads.len() as u32;
        *self.known.entry(head).or_insert_with_key(|head| {
            self.heads.push(head.clone());
            next
        })
    }

    fn parameter(&mut self, ty: &TensorType) -> Value {
        match self.by_type.get(ty) {
            Some(parameter) => *parameter,
            None => {
                let parameter = self.scratch.parameter(ty.clone());
                self.by_type.insert(ty.clone(), parameter);
                parameter
            }
        }
    }
}

impl Analysis<Node> for Heads {
    type Data = TensorType;

    fn make(graph: &mut EGraph<Node, Heads>, node: &Node, _: Id) -> TensorType {
        let types = (node.children.iter()).map(|child| graph[*child].data.clone());
        let types: Vec<TensorType> = types.collect();
        let heads = &mut graph.analysis;
        match heads.heads[node.head as usize].clone() {
            Head::Leaf(_, ty) => ty,
            Head::Op(op) => {
                let op = op.map_operands(|nth| heads.parameter(&types[nth.index()]));
                match heads.scratch.type_of(&op) {
                    Ok(Type::Tensor(ty)) => ty,
                    Ok(Type::Tuple(_)) => panic!("{} has several results", op.name()),
                    Err(error) => panic!("a rule wrote what does not fit: {error}"),
                }
            }
        }
    }

    fn merge(&mut self, a: &mut TensorType, b: TensorType) -> DidMerge {
        assert!(*a == b, "a rule says that {a} is {b}");
        DidMerge(false, false)
    }
}

/// A way to compute a class.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Way {
    /// A value of the surrounding function, which is available.
    Leaf(Value),
    /// An op on classes.
    Op(Op),
}

/// Classes of equal values, and the nodes that compute them.
pub(crate) struct Graph {
    graph: EGraph<Node, Heads>,
    /// The rule that first wrote each node that is the root of a rule's result.
    written: BTreeMap<Node, &'static str>,
}

impl Graph {
    pub(super) fn new() -> Graph {
        let heads = Heads {
            heads: Vec::new(),
            known: HashMap::new(),
            scratch: Func::new("types"),
            by_type: HashMap::new(),
        };
        Graph {
            graph: EGraph::new(heads),
            written: BTreeMap::new(),
        }
    }

    /// Adds a value of the surrounding function.
    pub(super) fn leaf(&mut self, value: Value, ty: TensorType) -> Value {
        let head = self.graph.analysis.intern(Head::Leaf(value, ty));
        let children = Vec::new();
        value_of(self.graph.add(Node { head, children }))
    }

    /// Adds `op` and returns its class, which is that of its operand if the op is the identity.
    ///
    /// # Panics
    /// If it is not well typed: a bug of the rule that wrote it.
    pub(super) fn add(&mut self, op: Op) -> Value {
        if let Some(same) = self.moves_nothing(&op) {
            return self.find(same);
        }
        let node = self.node(&op);
        value_of(self.graph.add(node))
    }

    /// Returns the class of `op`, if the graph contains it.
    pub(super) fn known(&mut self, op: &Op) -> Option<Value> {
        let node = self.node(op);
        self.graph.lookup(node).map(value_of)
    }

    fn node(&mut self, op: &Op) -> Node {
        let operands = op.operands().into_iter();
        let children = operands.map(|v| self.graph.find(id_of(v))).collect();
        let mut nth = 0..;
        let head = op.map_operands(|_| Value::from_index(nth.next().unwrap_or(0)));
        let head = self.graph.analysis.intern(Head::Op(head));
        Node { head, children }
    }

    fn moves_nothing(&self, op: &Op) -> Option<Value> {
        match op {
            Op::Transpose {
                operand,
                permutation,
            } => permutation.is_sorted().then_some(*operand),
            Op::Reshape { operand, shape } => (self.shape(*operand) == shape).then_some(*operand),
            Op::BroadcastInDim {
                operand,
                shape,
                dimensions,
            } => (self.shape(*operand) == shape && dimensions.is_sorted()).then_some(*operand),
            _ => None, // not an identity
        }
    }

    /// Merges two classes because of `rule`; returns whether they were different.
    pub(super) fn equal(&mut self, a: Value, b: Value, rule: &'static str) -> bool {
        let (a, b) = (self.graph.find(id_of(a)), self.graph.find(id_of(b)));
        if a == b {
            return false;
        }
        for node in &self.graph[b].nodes {
            self.written.entry(node.clone()).or_insert(rule);
        }
        self.graph.union(a, b)
    }

    /// Restores congruence: merges classes whose nodes have become equal.
    pub(super) fn rebuild(&mut self) {
        self.graph.rebuild();
        let written = std::mem::take(&mut self.written);
        for (node, rule) in written {
            let node = node.map_children(|child| self.graph.find(child));
            self.written.entry(node).or_insert(rule);
        }
    }

    pub(super) fn find(&self, value: Value) -> Value {
        value_of(self.graph.find(id_of(value)))
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.graph.total_size()
    }

    /// Returns all classes, in order.
    pub(super) fn classes(&self) -> Vec<Value> {
        let mut classes: Vec<Value> = self.graph.classes().map(|c| value_of(c.id)).collect();
        classes.sort_unstable();
        classes
    }

    /// Returns the nodes of a class, in order, each with the rule that wrote it.
    pub(super) fn ways(&self, class: Value) -> Vec<(Way, Option<&'static str>)> {
        let nodes = &self.graph[id_of(class)].nodes;
        let way = |node: &Node| (self.way(node), self.written.get(node).copied());
        nodes.iter().map(way).collect()
    }

    fn way(&self, node: &Node) -> Way {
        match &self.graph.analysis.heads[node.head as usize] {
            Head::Leaf(value, _) => Way::Leaf(*value),
            Head::Op(op) => Way::Op(op.map_operands(|nth| {
                let child = node.children[nth.index()];
                value_of(self.graph.find(child))
            })),
        }
    }

    /// Returns the ops that compute a class.
    pub(super) fn ops(&self, class: Value) -> Vec<Op> {
        let nodes = &self.graph[id_of(class)].nodes;
        let op = |node: &Node| match self.way(node) {
            Way::Op(op) => Some(op),
            Way::Leaf(_) => None,
        };
        nodes.iter().filter_map(op).collect()
    }

    pub(super) fn tensor(&self, class: Value) -> &TensorType {
        &self.graph[id_of(class)].data
    }

    pub(super) fn shape(&self, class: Value) -> &[usize] {
        &self.tensor(class).shape
    }

    /// Returns the value of all elements of a class, if it has a splat constant.
    pub(super) fn splat(&self, class: Value) -> Option<Scalar> {
        self.ops(class).iter().find_map(|op| match op {
            Op::Constant(literal) => literal.splat_value(),
            _ => None,
        })
    }

    /// Returns the arrays that a class is a broadcast of, with the dimensions they are mapped to. A
    /// splat is a broadcast of a scalar.
    pub(super) fn broadcasts(&mut self, class: Value) -> Vec<(Value, Vec<usize>)> {
        let TensorType { element, shape } = self.tensor(class).clone();
        if let Some(all) = self.splat(class) {
            let scalar = self.add(Op::Constant(Literal::scalar(element, all)));
            return match shape.is_empty() {
                true => Vec::new(),
                false => vec![(scalar, Vec::new())],
            };
        }
        let of = |op| match op {
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let mut sizes = self.shape(operand).iter().zip(&dimensions);
                let all = sizes.all(|(size, d)| *size == shape[*d]);
                all.then_some((operand, dimensions))
            }
            _ => None,
        };
        self.ops(class).into_iter().filter_map(of).collect()
    }

    pub(super) fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        self.add(Op::Binary(op, x, y))
    }

    pub(super) fn transpose(&mut self, operand: Value, permutation: Vec<usize>) -> Value {
        self.add(Op::Transpose {
            operand,
            permutation,
        })
    }

    pub(super) fn broadcast(&mut self, operand: Value, shape: &[usize], at: Vec<usize>) -> Value {
        if let Some(all) = self.splat(operand) {
            return self.number(self.tensor(operand).element, shape, all);
        }
        self.add(Op::BroadcastInDim {
            operand,
            shape: shape.to_vec(),
            dimensions: at,
        })
    }

    /// Adds a splat constant.
    pub(super) fn number(&mut self, element: ElementType, shape: &[usize], all: Scalar) -> Value {
        let ty = TensorType::new(element, shape);
        self.add(Op::Constant(Literal::splat(ty, all)))
    }

    /// Adds the sum over `dimensions`.
    pub(super) fn sum(&mut self, operand: Value, dimensions: Vec<usize>) -> Value {
        if dimensions.is_empty() {
            return operand;
        }
        let element = self.tensor(operand).element;
        let init = self.add(Op::Constant(Literal::scalar(element, Scalar::Int(0))));
        self.add(Op::Reduce {
            operand,
            init,
            dimensions,
            combiner: Combiner::Add,
        })
    }
}

fn id_of(value: Value) -> Id {
    Id::from(value.index())
}

fn value_of(id: Id) -> Value {
    Value::from_index(id.into())
}
