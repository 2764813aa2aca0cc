//! What a stencil sums up.

use crate::{ElementType, Literal, Scalar};

/// A sum of an array's neighbourhood, for each place of a box. The first tap's product begins the sum, and the others'
/// are added in the order of the list; a product is `coefficient * element`, rounded before it is added.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stencil {
    /// Which place of the operand the first element of the result belongs to, along each dimension.
    pub start: Vec<i64>,
    /// The result's shape.
    pub shape: Vec<usize>,
    /// What is beyond the operand's ends, along each dimension.
    pub edges: Vec<Edge>,
    /// What is summed up, in this order; at least one.
    pub taps: Vec<Tap>,
}

/// An element beside a place, and what it is multiplied with.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tap {
    /// How far beside the place, along each dimension.
    pub offsets: Vec<i64>,
    /// What it is multiplied with.
    pub coefficient: Coefficient,
}

/// What an element is multiplied with. A constant of 1 leaves it as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coefficient {
    /// The bits of an `f64`, which is rounded to the element type; see [`Coefficient::constant`].
    Constant(u64),
    /// One of the coefficients of the op, counted from 0: of rank 0, or of the result's shape.
    Operand(usize),
}

/// What a stencil finds beyond the ends of a dimension. One that is applied first does not matter: an element that is
/// zero along one dimension is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// Nothing: it must not get there.
    Valid,
    /// Zeros, that are multiplied and added like others.
    Zero,
    /// The array once more; it must not get farther than that.
    Periodic,
    /// The element at that end.
    Extend,
}

impl Edge {
    /// All of them.
    pub const ALL: [Edge; 4] = [Edge::Valid, Edge::Zero, Edge::Periodic, Edge::Extend];

    /// What it is called in text.
    pub const fn name(self) -> &'static str {
        match self {
            Edge::Valid => "valid",
            Edge::Zero => "zero",
            Edge::Periodic => "periodic",
            Edge::Extend => "extend",
        }
    }

    /// The one of that name.
    pub fn from_name(name: &str) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| edge.name() == name)
    }

    /// Which of `size` elements is found at `place`, which may be beyond the ends; nothing where a zero is.
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

    /// The constant it is.
    pub fn as_constant(self) -> Option<f64> {
        match self {
            Coefficient::Constant(bits) => Some(f64::from_bits(bits)),
            Coefficient::Operand(_) => None,
        }
    }
}

/// A constant coefficient for elements of a type.
pub(crate) fn coefficient(element: ElementType, bits: u64) -> Literal {
    Literal::scalar(element, Scalar::Float(f64::from_bits(bits)))
}

impl Stencil {
    /// How far the taps reach before and behind the `size` elements of the operand along `dimension`; nothing if the
    /// result is empty.
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
