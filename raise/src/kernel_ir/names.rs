//! The arithmetic ops of `arith` and `math`: a table with one row per op, our name and MLIR's.

macro_rules! rows {
    ($(#[$doc:meta])* $name:ident: $($variant:ident $text:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $(#[doc = concat!("`", $text, "`")] $variant,)* }

        impl $name {
            /// Every variant, in order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// Its name in MLIR.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// Returns the variant with this name in MLIR.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

pub(super) use rows;

rows! {
    /// Unary ops. The result has the operand's type, except for `math.is*`, which return `i1`.
    UnaryOp:
    NegF "arith.negf",
    AbsF "math.absf",
    AbsI "math.absi",
    Sqrt "math.sqrt",
    Rsqrt "math.rsqrt",
    Cbrt "math.cbrt",
    Exp "math.exp",
    Exp2 "math.exp2",
    ExpM1 "math.expm1",
    Log "math.log",
    Log2 "math.log2",
    Log10 "math.log10",
    Log1p "math.log1p",
    Sin "math.sin",
    Cos "math.cos",
    Tan "math.tan",
    Asin "math.asin",
    Acos "math.acos",
    Atan "math.atan",
    Sinh "math.sinh",
    Cosh "math.cosh",
    Tanh "math.tanh",
    Asinh "math.asinh",
    Acosh "math.acosh",
    Atanh "math.atanh",
    Erf "math.erf",
    Erfc "math.erfc",
    Floor "math.floor",
    Ceil "math.ceil",
    Trunc "math.trunc",
    Round "math.round",
    RoundEven "math.roundeven",
    CtPop "math.ctpop",
    CtLz "math.ctlz",
    CtTz "math.cttz",
    IsNan "math.isnan",
    IsInf "math.isinf",
    IsFinite "math.isfinite",
}

impl UnaryOp {
    /// Returns whether the result is a boolean.
    pub fn is_predicate(self) -> bool {
        matches!(self, UnaryOp::IsNan | UnaryOp::IsInf | UnaryOp::IsFinite)
    }
}

rows! {
    /// Binary ops. Both operands and the result have the same type.
    BinaryOp:
    AddI "arith.addi",
    SubI "arith.subi",
    MulI "arith.muli",
    DivSi "arith.divsi",
    DivUi "arith.divui",
    RemSi "arith.remsi",
    RemUi "arith.remui",
    FloorDivSi "arith.floordivsi",
    CeilDivSi "arith.ceildivsi",
    CeilDivUi "arith.ceildivui",
    AndI "arith.andi",
    OrI "arith.ori",
    XorI "arith.xori",
    ShlI "arith.shli",
    ShrSi "arith.shrsi",
    ShrUi "arith.shrui",
    MinSi "arith.minsi",
    MaxSi "arith.maxsi",
    MinUi "arith.minui",
    MaxUi "arith.maxui",
    AddF "arith.addf",
    SubF "arith.subf",
    MulF "arith.mulf",
    DivF "arith.divf",
    RemF "arith.remf",
    MinNumF "arith.minnumf",
    MaxNumF "arith.maxnumf",
    MinimumF "arith.minimumf",
    MaximumF "arith.maximumf",
    PowF "math.powf",
    Atan2 "math.atan2",
    CopySign "math.copysign",
}

rows! {
    /// Type conversions.
    CastOp:
    ExtSi "arith.extsi",
    ExtUi "arith.extui",
    Trunci "arith.trunci",
    IndexCast "arith.index_cast",
    IndexCastUi "arith.index_castui",
    ExtF "arith.extf",
    TruncF "arith.truncf",
    SiToFp "arith.sitofp",
    UiToFp "arith.uitofp",
    FpToSi "arith.fptosi",
    FpToUi "arith.fptoui",
    Bitcast "arith.bitcast",
}

rows! {
    /// Integer comparisons, numbered as `arith.cmpi` numbers them.
    IntPredicate:
    Eq "eq",
    Ne "ne",
    Slt "slt",
    Sle "sle",
    Sgt "sgt",
    Sge "sge",
    Ult "ult",
    Ule "ule",
    Ugt "ugt",
    Uge "uge",
}

impl IntPredicate {
    /// Returns the comparison that holds exactly when this one does not.
    pub fn negated(self) -> IntPredicate {
        use IntPredicate::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Slt => Sge,
            Sle => Sgt,
            Sgt => Sle,
            Sge => Slt,
            Ult => Uge,
            Ule => Ugt,
            Ugt => Ule,
            Uge => Ult,
        }
    }

    /// Returns the same comparison with its operands exchanged.
    pub fn swapped(self) -> IntPredicate {
        use IntPredicate::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
        }
    }
}

rows! {
    /// Floating-point comparisons, numbered as `arith.cmpf` numbers them.
    FloatPredicate:
    AlwaysFalse "false",
    Oeq "oeq",
    Ogt "ogt",
    Oge "oge",
    Olt "olt",
    Ole "ole",
    One "one",
    Ord "ord",
    Ueq "ueq",
    Ugt "ugt",
    Uge "uge",
    Ult "ult",
    Ule "ule",
    Une "une",
    Uno "uno",
    AlwaysTrue "true",
}
