//! The elementwise ops, one row each: the name in text and the accepted element types.

use crate::{Classes, ElementType, Scalar};

macro_rules! rows {
    ($(#[$doc:meta])* $name:ident { $($(#[$row_doc:meta])* $variant:ident $text:literal $accepts:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$row_doc])* #[doc = concat!("`", $text, "`.")] $variant,)* }

        impl $name {
            /// All of them, in declaration order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// The name in StableHLO's text, without the dialect.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// Returns the variant with that name.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }

            /// Returns the element types that it accepts.
            pub const fn accepts(self) -> Classes {
                match self { $($name::$variant => Classes::$accepts,)* }
            }
        }
    };
}

rows! {
    /// Elementwise ops with one operand.
    UnaryOp {
        Abs "abs" WITH_SIGN,
        Negate "negate" NUMBER,
        Not "not" BITS,
        Sign "sign" WITH_SIGN,
        Sqrt "sqrt" FLOAT,
        Rsqrt "rsqrt" FLOAT,
        Cbrt "cbrt" FLOAT,
        Exp "exponential" FLOAT,
        Expm1 "exponential_minus_one" FLOAT,
        Log "log" FLOAT,
        Log1p "log_plus_one" FLOAT,
        Sine "sine" FLOAT,
        Cosine "cosine" FLOAT,
        Tan "tan" FLOAT,
        Tanh "tanh" FLOAT,
        Logistic "logistic" FLOAT,
        Floor "floor" FLOAT,
        Ceil "ceil" FLOAT,
        RoundNearestEven "round_nearest_even" FLOAT,
        RoundNearestAfz "round_nearest_afz" FLOAT,
        PopulationCount "popcnt" INT,
        CountLeadingZeros "count_leading_zeros" INT,
        IsFinite "is_finite" FLOAT,
    }
}

rows! {
    /// Elementwise ops with two operands of one type.
    ///
    /// Integers wrap around. `x / 0` is -1 (unsigned: all ones), and `x % 0` is `x`. A shift by the
    /// width or more gives 0, or the sign. `Maximum` and `Minimum` give NaN if either operand is
    /// NaN.
    BinaryOp {
        Add "add" ALL,
        Subtract "subtract" NUMBER,
        Multiply "multiply" ALL,
        Divide "divide" NUMBER,
        Remainder "remainder" NUMBER,
        Maximum "maximum" ALL,
        Minimum "minimum" ALL,
        Power "power" NUMBER,
        Atan2 "atan2" FLOAT,
        And "and" BITS,
        Or "or" BITS,
        Xor "xor" BITS,
        ShiftLeft "shift_left" INT,
        ShiftRightLogical "shift_right_logical" INT,
        ShiftRightArithmetic "shift_right_arithmetic" INT,
    }
}

rows! {
    /// The direction of a comparison. For floats, every comparison with a NaN is false except `Ne`.
    Direction {
        Eq "EQ" ALL,
        Ne "NE" ALL,
        Lt "LT" ALL,
        Le "LE" ALL,
        Gt "GT" ALL,
        Ge "GE" ALL,
    }
}

rows! {
    /// How [`crate::Op::Reduce`] and [`crate::Op::Scatter`] combine two elements.
    Combiner {
        /// The new element replaces the old one (scatter only).
        Set "set" ALL,
        Add "add" ALL,
        Mul "multiply" ALL,
        Min "minimum" ALL,
        Max "maximum" ALL,
        And "and" BITS,
        Or "or" BITS,
        Xor "xor" BITS,
    }
}

impl Combiner {
    /// Returns the elementwise op that it applies; `None` for `Set`.
    pub fn binary(self) -> Option<BinaryOp> {
        match self {
            Combiner::Set => None,
            Combiner::Add => Some(BinaryOp::Add),
            Combiner::Mul => Some(BinaryOp::Multiply),
            Combiner::Min => Some(BinaryOp::Minimum),
            Combiner::Max => Some(BinaryOp::Maximum),
            Combiner::And => Some(BinaryOp::And),
            Combiner::Or => Some(BinaryOp::Or),
            Combiner::Xor => Some(BinaryOp::Xor),
        }
    }

    /// Returns whether the result depends on the order of the combinations, because they round.
    pub fn rounds(self, element: ElementType) -> bool {
        element.is_float() && matches!(self, Combiner::Add | Combiner::Mul)
    }
}

impl Combiner {
    /// Returns the neutral element; `None` for `Set`, and where it does not accept `element`.
    pub fn identity(self, element: ElementType) -> Option<Scalar> {
        let (lowest, highest) = match element {
            _ if element.is_float() => (
                Scalar::Float(f64::NEG_INFINITY),
                Scalar::Float(f64::INFINITY),
            ),
            ElementType::Pred => (Scalar::Int(0), Scalar::Int(1)),
            _ if element.is_signed() => {
                let lowest = -1 << (element.bits() - 1);
                (Scalar::Int(lowest), Scalar::Int(!lowest))
            }
            _ => (Scalar::Int(0), Scalar::Int(-1)), // all bits
        };
        let identity = match self {
            Combiner::Set => return None,
            Combiner::Add | Combiner::Or | Combiner::Xor => Scalar::Int(0),
            Combiner::Mul => Scalar::Int(1),
            Combiner::Min => highest,
            Combiner::Max => lowest,
            Combiner::And => Scalar::Int(-1),
        };
        self.accepts().contain(element).then_some(identity)
    }
}
