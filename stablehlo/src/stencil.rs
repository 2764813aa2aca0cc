//! Stencils: weighted sums of neighbouring elements.

use crate::{ElementType, Literal, Scalar};

/// A weighted sum of neighbours, for each index of a box. The sum starts with the product of the
/// first tap, and the others are added in the order of the list; a product is `coefficient *
/// element`, rounded before it is added.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stencil {
    /// The index in the operand of the first element of the result, in each dimension.
    pub start: Vec<i64>,
    /// The result's shape.
    pub shape: Vec<usize>,
    /// How the operand is continued beyond its ends, in each dimension.
    pub edges: Vec<Edge>,
    /// The summands, in this order; at least one.
    pub taps: Vec<Tap>,
}

/// A neighbour, and its coefficient.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tap {
    /// The offset of the neighbour, in each dimension.
    pub offsets: Vec<i64>,
    /// Its coefficient.
    pub coefficient: Coefficient,
}

/// The factor of an element. A constant of 1 leaves the element unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coefficient {
    /// The bits of an `f64`, which is rounded to the element type; see [`Coefficient::constant`].
    Constant(u64),
    /// One of the coefficient operands of the op, counted from 0: of rank 0, or of the result's
    /// shape.
    Operand(usize),
}

/// The values beyond the ends of a dimension. The order of dimensions does not matter: an element
/// that is zero in one dimension is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// None: the taps must stay in bounds.
    Valid,
    /// Zeros, which are multiplied and added like other elements.
    Zero,
    /// The array repeated; taps may reach at most one period beyond it.
    Periodic,
    /// The element at that end.
    Extend,
}

impl Edge {
    /// All of them.
    pub const ALL: [Edge; 4] = [Edge::Valid, Edge::Zero, Edge::Periodic, Edge::Extend];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Edge::Valid => "valid",
            Edge::Zero => "zero",
            Edge::Periodic => "periodic",
            Edge::Extend => "extend",
        }
    }

    /// Returns the variant with that name.
    pub fn from_name(name: &str) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| edge.name() == name)
    }

    /// Returns the index, of `size` elements, for index `place`, which may be out of bounds; `None`
    /// for a zero.
    pub(crate) fn inside(self, place: i128, size: usize) -> Option<usize> {
        if size == 0 {
            return None;
        }
        let size = size as i128;
        let inside = match self {
            Edge::Valid | Edge::Zero => place,
            Edge::Periodic => place.rem_euclid(size),
            Edge::Extend => place.clamp(0, size - 1),
        };
        (0..size).contains(&inside).then_some(inside as usize)
    }
}

impl Coefficient {
    /// A constant.
    pub fn constant(value: f64) -> Coefficient {
        Coefficient::Constant(value.to_bits())
    }

    /// Returns the constant, if it is one.
    pub fn as_constant(self) -> Option<f64> {
        match self {
            Coefficient::Constant(bits) => Some(f64::from_bits(bits)),
            Coefficient::Operand(_) => None,
        }
    }
}

/// A constant coefficient as a literal of an element type.
pub(crate) fn coefficient(element: ElementType, bits: u64) -> Literal {
    Literal::scalar(element, Scalar::Float(f64::from_bits(bits)))
}

impl Stencil {
    /// Returns how far the taps reach before and after the `size` elements of the operand in
    /// `dimension`; (0, 0) if the result is empty.
    pub fn reach(&self, dimension: usize, size: usize) -> (usize, usize) {
        if self.shape.contains(&0) {
            return (0, 0);
        }
        let offsets = self
            .taps
            .iter()
            .map(|tap| i128::from(tap.offsets[dimension]));
        let (lowest, highest) = (offsets.clone().min(), offsets.max());
        let start = i128::from(self.start[dimension]);
        let first = start + lowest.unwrap_or(0);
        let end = start + highest.unwrap_or(0) + self.shape[dimension] as i128;
        let far = |by: i128| usize::try_from(by.max(0)).unwrap_or(usize::MAX);
        (far(-first), far(end - size as i128))
    }
}
