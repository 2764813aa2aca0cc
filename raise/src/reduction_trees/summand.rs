//! Elementwise expressions of elements of arrays at known indices.

use stablehlo::{ElementType, Func, Literal, Op, Value};

use super::boxes::Folded;
use super::parts::LeafRange;
use super::position::Symbols;

/// An elementwise expression of elements of arrays.
#[derive(Clone, PartialEq)]
pub(super) enum Expr {
    Leaf(usize),
    Number(Literal),
    /// An op, whose own operands are ignored, applied to expressions.
    Computed(Op, Vec<Expr>),
}

impl Expr {
    /// Substitutes `by`, which has `leaves` leaves, for the leaf `at`.
    fn replaced(&self, at: usize, by: &Expr, leaves: usize) -> Expr {
        match self {
            Expr::Leaf(leaf) if *leaf == at => by.moved(at),
            Expr::Leaf(leaf) if *leaf > at => Expr::Leaf(leaf + leaves - 1),
            Expr::Leaf(_) | Expr::Number(_) => self.clone(),
            Expr::Computed(op, operands) => {
                let operands = operands.iter().map(|x| x.replaced(at, by, leaves));
                Expr::Computed(op.clone(), operands.collect())
            }
        }
    }

    fn moved(&self, by: usize) -> Expr {
        match self {
            Expr::Leaf(leaf) => Expr::Leaf(leaf + by),
            Expr::Number(_) => self.clone(),
            Expr::Computed(op, operands) => {
                Expr::Computed(op.clone(), operands.iter().map(|x| x.moved(by)).collect())
            }
        }
    }

    pub fn nodes(&self) -> usize {
        match self {
            Expr::Leaf(_) | Expr::Number(_) => 1,
            Expr::Computed(_, operands) => 1 + operands.iter().map(Expr::nodes).sum::<usize>(),
        }
    }

    fn write(&self, leaves: &[Value], shape: &[usize], out: &mut Func) -> Value {
        match self {
            Expr::Leaf(leaf) => leaves[*leaf],
            Expr::Number(number) => {
                let scalar = out.scalar(number.element(), number.get(0));
                out.broadcast_in_dim(scalar, shape, &[])
            }
            Expr::Computed(op, operands) => {
                let operands = operands.iter().map(|x| x.write(leaves, shape, out));
                let operands: Vec<Value> = operands.collect();
                let mut operands = operands.into_iter();
                let op = op.map_operands(|_| operands.next().expect("as many"));
                out.push(op).expect("it is elementwise")
            }
        }
    }
}

/// A leaf: elements of an array.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Leaf {
    pub value: Value,
    /// The type as which its bits are read.
    pub element: ElementType,
    /// Whether it is known not to be a copy of another element, and not to be expanded.
    pub is_last: bool,
}

/// An expression with its leaves.
#[derive(Clone, PartialEq)]
pub(super) struct Summand {
    pub expr: Expr,
    pub leaves: Vec<Leaf>,
}

impl Summand {
    pub fn of(value: Value, element: ElementType) -> Summand {
        let leaf = Leaf {
            value,
            element,
            is_last: false,
        };
        Summand {
            expr: Expr::Leaf(0),
            leaves: vec![leaf],
        }
    }

    /// Returns the leaf that is computed last, among those not marked as last.
    pub fn latest(&self) -> Option<(Value, usize)> {
        let leaves = self.leaves.iter().enumerate();
        let open = leaves.filter(|(_, leaf)| !leaf.is_last);
        open.map(|(at, leaf)| (leaf.value, at)).max()
    }

    /// Replaces a leaf by its op, with the op's operands as leaves; also returns their ranks.
    pub fn expanded(&self, func: &Func, leaf: usize) -> (Summand, Vec<usize>) {
        let op = func.op(self.leaves[leaf].value);
        let mut leaves = Vec::new();
        let operands = op.operands().into_iter().map(|operand| {
            if let Some(number) = number(func, operand) {
                return Expr::Number(number);
            }
            leaves.push(Leaf {
                value: operand,
                element: func.tensor(operand).element,
                is_last: false,
            });
            Expr::Leaf(leaves.len() - 1)
        });
        let operands = operands.collect();
        let nothing = op.map_operands(|_| Value::from_index(0));
        let by = Expr::Computed(nothing, operands);
        let ranks = leaves.iter().map(|of| func.tensor(of.value).rank());
        let ranks = ranks.collect();
        let (before, after) = (&self.leaves[..leaf], &self.leaves[leaf + 1..]);
        let summand = Summand {
            expr: self.expr.replaced(leaf, &by, leaves.len()),
            leaves: [before, &leaves, after].concat(),
        };
        (summand, ranks)
    }

    /// Returns how each leaf is read: an array with one dimension per symbol.
    pub fn views(&self, func: &Func, part: &LeafRange) -> Option<Vec<Folded>> {
        let symbols = Symbols::new(part.extents.clone());
        let views = self.leaves.iter().zip(&part.at);
        views
            .map(|(leaf, at)| Folded::of_symbols(at, func.shape(leaf.value), &symbols))
            .collect()
    }

    /// Emits the reads of the leaves; returns them with the symbols of their dimensions.
    pub fn read(
        &self,
        views: Vec<Folded>,
        out: &mut Func,
        new: &[Value],
    ) -> Vec<(Value, Vec<usize>)> {
        let leaves = self.leaves.iter().zip(views);
        leaves
            .map(|(leaf, view)| {
                let (value, _, symbols) = view.read(out, new[leaf.value.index()]);
                (out.bitcast_convert(value, leaf.element), symbols)
            })
            .collect()
    }

    /// Emits the expression for all values of the symbols, whose extents are `shape`, with one
    /// dimension for each.
    pub fn write(
        &self,
        read: Vec<(Value, Vec<usize>)>,
        order: &[usize],
        shape: &[usize],
        out: &mut Func,
    ) -> Value {
        let place = |symbol: &usize| order.iter().position(|s| s == symbol).expect("it counts");
        let leaves = read.into_iter().map(|(value, symbols)| {
            let mut sorted: Vec<usize> = (0..symbols.len()).collect();
            sorted.sort_by_key(|d| place(&symbols[*d]));
            let value = out.transpose(value, &sorted);
            let dimensions: Vec<usize> = sorted.iter().map(|d| place(&symbols[*d])).collect();
            out.broadcast_in_dim(value, shape, &dimensions)
        });
        let leaves: Vec<Value> = leaves.collect();
        self.expr.write(&leaves, shape, out)
    }
}

/// Returns whether an element of the result is computed from the elements of the operands at the
/// same index.
pub(super) fn is_elementwise(op: &Op) -> bool {
    matches!(
        op,
        Op::Unary(..)
            | Op::Binary(..)
            | Op::Compare { .. }
            | Op::Select { .. }
            | Op::Clamp { .. }
            | Op::Convert { .. }
    )
}

/// Returns the scalar value of all elements of `value`, if it is known.
fn number(func: &Func, mut value: Value) -> Option<Literal> {
    while let Op::BroadcastInDim { operand, .. } | Op::Reshape { operand, .. } = func.op(value) {
        value = *operand;
    }
    match func.op(value) {
        Op::Constant(literal) => Some(Literal::scalar(literal.element(), literal.splat_value()?)),
        _ => None,
    }
}
