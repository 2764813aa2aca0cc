//! Element types, tensor types, and handles to the arena of a function.

use std::fmt;

/// The type of the elements of a tensor.
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

/// A set of classes of element types, as accepted by an op.
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
    /// Types with bitwise ops: `i1` and integers.
    pub const BITS: Classes = Classes::PRED.or(Classes::INT);
    /// All types.
    pub const ALL: Classes = Classes::BITS.or(Classes::FLOAT);

    /// The union of two sets.
    pub const fn or(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }

    /// Returns whether `element` is in one of these classes.
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

    /// Returns the element type with that MLIR name.
    pub fn from_name(name: &str) -> Option<ElementType> {
        ElementType::ALL.into_iter().find(|e| e.name() == name)
    }

    /// The size in bytes of one element in memory; 1 for `Pred`.
    pub const fn bytes(self) -> usize {
        match self {
            ElementType::Pred | ElementType::I8 | ElementType::U8 => 1,
            ElementType::I16 | ElementType::U16 | ElementType::F16 | ElementType::BF16 => 2,
            ElementType::I32 | ElementType::U32 | ElementType::F32 => 4,
            ElementType::I64 | ElementType::U64 | ElementType::F64 => 8,
        }
    }

    /// The number of bits that carry the value; 1 for `Pred`.
    pub const fn bits(self) -> usize {
        match self {
            ElementType::Pred => 1,
            other => other.bytes() * 8,
        }
    }

    /// Returns the unsigned integer type of the same width, for an integer type; itself otherwise.
    pub const fn unsigned(self) -> ElementType {
        match self {
            ElementType::I8 => ElementType::U8,
            ElementType::I16 => ElementType::U16,
            ElementType::I32 => ElementType::U32,
            ElementType::I64 => ElementType::U64,
            other => other,
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

    /// Returns whether it is a float.
    pub const fn is_float(self) -> bool {
        Classes::FLOAT.contain(self)
    }

    /// Returns whether it is an integer, signed or unsigned; `Pred` is not.
    pub const fn is_integer(self) -> bool {
        Classes::INT.contain(self)
    }

    /// Returns whether it has a sign: signed integers and floats.
    pub const fn is_signed(self) -> bool {
        Classes::WITH_SIGN.contain(self)
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A dense, row-major array with a static shape.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorType {
    /// The element type.
    pub element: ElementType,
    /// The number of elements in each dimension; the last dimension varies fastest.
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

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// The number of elements.
    pub fn count(&self) -> usize {
        count(&self.shape)
    }

    /// The same shape with another element type.
    pub fn with_element(&self, element: ElementType) -> TensorType {
        TensorType::new(element, self.shape.clone())
    }
}

/// Returns the number of elements of an array of `shape`.
pub(crate) fn count(shape: &[usize]) -> usize {
    shape.iter().product()
}

/// Returns the row-major strides, in elements.
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
    /// One tensor, as for nearly all ops.
    Tensor(TensorType),
    /// The results of an op with several; [`crate::Op::Result`] extracts one.
    Tuple(Vec<TensorType>),
}

impl Type {
    /// Returns its tensors: one, or those of the tuple.
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

/// Formats as `a, b, c`.
pub(crate) fn comma_separated<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

/// The value of an op of a [`crate::Func`], by the index of the op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub(crate) u32);

impl Value {
    /// The index in the function, for side tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the value at an index: of a function, or of another graph that borrows its ops.
    ///
    /// # Panics
    /// If the index is 2^32 or more.
    pub fn from_index(index: usize) -> Value {
        Value(u32::try_from(index).expect("fewer than 2^32 values"))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

/// The location of an op: an integer whose meaning the builder of the function defines. 0 is
/// unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loc(pub u32);
