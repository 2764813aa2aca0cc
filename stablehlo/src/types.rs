//! Element types, tensor types, and the handles into a function's arena.

use std::fmt;

/// What the elements of a tensor are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ElementType {
    Pred,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F16,
    BF16,
    F32,
    F64,
}

/// A set of kinds of element types: which an op accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes(u8);

impl Classes {
    /// `i1`.
    pub const PRED: Classes = Classes(1);
    /// Signed integers.
    pub const SIGNED: Classes = Classes(2);
    /// Unsigned integers.
    pub const UNSIGNED: Classes = Classes(4);
    /// Floats.
    pub const FLOAT: Classes = Classes(8);
    /// Integers of either sign.
    pub const INT: Classes = Classes::SIGNED.or(Classes::UNSIGNED);
    /// Numbers: integers and floats.
    pub const NUMBER: Classes = Classes::INT.or(Classes::FLOAT);
    /// Signed integers and floats.
    pub const WITH_SIGN: Classes = Classes::SIGNED.or(Classes::FLOAT);
    /// What has bits to work on: `i1` and integers.
    pub const BITS: Classes = Classes::PRED.or(Classes::INT);
    /// Everything.
    pub const ALL: Classes = Classes::BITS.or(Classes::FLOAT);

    /// The union of two sets.
    pub const fn or(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }

    /// Whether `element` is of one of these kinds.
    pub const fn contain(self, element: ElementType) -> bool {
        self.0 & element.class().0 != 0
    }
}

impl fmt::Display for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = [
            (Classes::PRED, "i1"),
            (Classes::SIGNED, "signed integers"),
            (Classes::UNSIGNED, "unsigned integers"),
            (Classes::FLOAT, "floats"),
        ];
        let mut between = "";
        for (class, name) in names {
            if self.0 & class.0 != 0 {
                write!(f, "{between}{name}")?;
                between = ", ";
            }
        }
        Ok(())
    }
}

impl ElementType {
    /// Every element type, in declaration order.
    pub const ALL: [ElementType; 13] = {
        use ElementType::*;
        [
            Pred, I8, I16, I32, I64, U8, U16, U32, U64, F16, BF16, F32, F64,
        ]
    };

    /// MLIR's name: `i1`, `i8`, …, `ui8`, …, `f16`, `bf16`, `f32`, `f64`.
    pub const fn name(self) -> &'static str {
        match self {
            ElementType::Pred => "i1",
            ElementType::I8 => "i8",
            ElementType::I16 => "i16",
            ElementType::I32 => "i32",
            ElementType::I64 => "i64",
            ElementType::U8 => "ui8",
            ElementType::U16 => "ui16",
            ElementType::U32 => "ui32",
            ElementType::U64 => "ui64",
            ElementType::F16 => "f16",
            ElementType::BF16 => "bf16",
            ElementType::F32 => "f32",
            ElementType::F64 => "f64",
        }
    }

    /// The element type of that MLIR name.
    pub fn from_name(name: &str) -> Option<ElementType> {
        ElementType::ALL.into_iter().find(|e| e.name() == name)
    }

    /// Bytes of one element in memory; `Pred` takes one.
    pub const fn bytes(self) -> usize {
        match self {
            ElementType::Pred | ElementType::I8 | ElementType::U8 => 1,
            ElementType::I16 | ElementType::U16 | ElementType::F16 | ElementType::BF16 => 2,
            ElementType::I32 | ElementType::U32 | ElementType::F32 => 4,
            ElementType::I64 | ElementType::U64 | ElementType::F64 => 8,
        }
    }

    /// Bits that carry the value; `Pred` has one.
    pub const fn bits(self) -> usize {
        match self {
            ElementType::Pred => 1,
            other => other.bytes() * 8,
        }
    }

    const fn class(self) -> Classes {
        match self {
            ElementType::Pred => Classes::PRED,
            ElementType::I8 | ElementType::I16 | ElementType::I32 | ElementType::I64 => {
                Classes::SIGNED
            }
            ElementType::U8 | ElementType::U16 | ElementType::U32 | ElementType::U64 => {
                Classes::UNSIGNED
            }
            ElementType::F16 | ElementType::BF16 | ElementType::F32 | ElementType::F64 => {
                Classes::FLOAT
            }
        }
    }

    /// Whether it is a float.
    pub const fn is_float(self) -> bool {
        Classes::FLOAT.contain(self)
    }

    /// Whether it is an integer, of either sign; `Pred` is not.
    pub const fn is_integer(self) -> bool {
        Classes::INT.contain(self)
    }

    /// Whether it has a sign: signed integers and floats.
    pub const fn is_signed(self) -> bool {
        Classes::WITH_SIGN.contain(self)
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A dense, row-major array of a known shape.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorType {
    /// What the elements are.
    pub element: ElementType,
    /// Elements along each dimension, the fastest varying one last.
    pub shape: Vec<usize>,
}

impl TensorType {
    /// `tensor<shape x element>`.
    pub fn new(element: ElementType, shape: impl Into<Vec<usize>>) -> TensorType {
        let shape = shape.into();
        TensorType { element, shape }
    }

    /// A tensor of rank 0.
    pub fn scalar(element: ElementType) -> TensorType {
        TensorType::new(element, [])
    }

    /// How many dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// How many elements.
    pub fn count(&self) -> usize {
        count(&self.shape)
    }

    /// The same shape with other elements.
    pub fn with_element(&self, element: ElementType) -> TensorType {
        TensorType::new(element, self.shape.clone())
    }
}

/// How many elements an array of `shape` has.
pub(crate) fn count(shape: &[usize]) -> usize {
    shape.iter().product()
}

/// How far apart, in elements, neighbours along each dimension lie in row-major order.
pub(crate) fn strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for d in (1..shape.len()).rev() {
        strides[d - 1] = strides[d] * shape[d].max(1);
    }
    strides
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for size in &self.shape {
            write!(f, "{size}x")?;
        }
        write!(f, "{}>", self.element)
    }
}

/// The type of an op's value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    /// One tensor, as nearly all ops have.
    Tensor(TensorType),
    /// The results of an op with several; [`crate::Op::Result`] takes one out.
    Tuple(Vec<TensorType>),
}

impl Type {
    /// The tensors of it: one, or those of the tuple.
    pub fn tensors(&self) -> &[TensorType] {
        match self {
            Type::Tensor(tensor) => std::slice::from_ref(tensor),
            Type::Tuple(tensors) => tensors,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Tensor(tensor) => tensor.fmt(f),
            Type::Tuple(tensors) => write!(f, "({})", comma_separated(tensors)),
        }
    }
}

/// `a, b, c`.
pub(crate) fn comma_separated<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

/// An op of a [`crate::Func`], and what it computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub(crate) u32);

impl Value {
    /// Position in the function, for tables beside it.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The value at a position: of a function, or of another graph that borrows its ops.
    ///
    /// # Panics
    /// From 2^32 on.
    pub fn from_index(index: usize) -> Value {
        Value(u32::try_from(index).expect("fewer than 2^32 values"))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

/// Where an op came from: a number whose meaning belongs to whoever built the function. 0 is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loc(pub u32);
