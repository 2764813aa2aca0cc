//! Scalar types and memory spaces.

/// PTX's fundamental types, and the opaque ones of texture variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names are PTX's own")]
pub enum ScalarType {
    U8,
    U16,
    U32,
    U64,
    S8,
    S16,
    S32,
    S64,
    B8,
    B16,
    B32,
    B64,
    B128,
    F16,
    F16x2,
    BF16,
    BF16x2,
    TF32,
    U16x2,
    S16x2,
    F32,
    F32x2,
    F64,
    Pred,
    Texref,
    Samplerref,
    Surfref,
}

use ScalarType::*;

/// The interpretation of a type's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// `.u`
    Unsigned,
    /// `.s`
    Signed,
    /// `.b`: compatible with any type of the same size.
    Bits,
    /// `.f16`, `.bf16`, `.f32`, `.f64`, and packed ones.
    Float,
    /// `.pred`
    Predicate,
    /// A texture, sampler or surface.
    Opaque,
}

#[rustfmt::skip]
const TYPES: &[(ScalarType, &str, u32, TypeKind)] = &[
    // type       name         bits  kind
    (U8,         "u8",         8,    TypeKind::Unsigned),
    (U16,        "u16",        16,   TypeKind::Unsigned),
    (U32,        "u32",        32,   TypeKind::Unsigned),
    (U64,        "u64",        64,   TypeKind::Unsigned),
    (S8,         "s8",         8,    TypeKind::Signed),
    (S16,        "s16",        16,   TypeKind::Signed),
    (S32,        "s32",        32,   TypeKind::Signed),
    (S64,        "s64",        64,   TypeKind::Signed),
    (B8,         "b8",         8,    TypeKind::Bits),
    (B16,        "b16",        16,   TypeKind::Bits),
    (B32,        "b32",        32,   TypeKind::Bits),
    (B64,        "b64",        64,   TypeKind::Bits),
    (B128,       "b128",       128,  TypeKind::Bits),
    (F16,        "f16",        16,   TypeKind::Float),
    (F16x2,      "f16x2",      32,   TypeKind::Float),
    (BF16,       "bf16",       16,   TypeKind::Float),
    (BF16x2,     "bf16x2",     32,   TypeKind::Float),
    (TF32,       "tf32",       32,   TypeKind::Float),
    (U16x2,      "u16x2",      32,   TypeKind::Unsigned),
    (S16x2,      "s16x2",      32,   TypeKind::Signed),
    (F32,        "f32",        32,   TypeKind::Float),
    (F32x2,      "f32x2",      64,   TypeKind::Float),
    (F64,        "f64",        64,   TypeKind::Float),
    (Pred,       "pred",       1,    TypeKind::Predicate),
    (Texref,     "texref",     64,   TypeKind::Opaque),
    (Samplerref, "samplerref", 64,   TypeKind::Opaque),
    (Surfref,    "surfref",    64,   TypeKind::Opaque),
];

impl ScalarType {
    fn row(self) -> &'static (ScalarType, &'static str, u32, TypeKind) {
        &TYPES[self as usize]
    }

    /// Returns the type of this name: `f32` is [`ScalarType::F32`].
    pub fn from_name(name: &str) -> Option<ScalarType> {
        TYPES.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// Returns the name without the dot.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// Returns the size in bits; 1 for a predicate.
    pub fn bits(self) -> u32 {
        self.row().2
    }

    /// Returns the size in memory in bytes; 1 for a predicate.
    pub fn bytes(self) -> usize {
        self.bits().div_ceil(8) as usize
    }

    /// Returns the interpretation of the bits.
    pub fn kind(self) -> TypeKind {
        self.row().3
    }

    /// Returns whether it is a float type, including packed ones.
    pub fn is_float(self) -> bool {
        self.kind() == TypeKind::Float
    }

    /// Returns whether it is one of `.s8` … `.s64`.
    pub fn is_signed(self) -> bool {
        self.kind() == TypeKind::Signed
    }

    /// Returns whether it is one of `.u`, `.s` or `.b`.
    pub fn is_integer(self) -> bool {
        matches!(
            self.kind(),
            TypeKind::Unsigned | TypeKind::Signed | TypeKind::Bits
        )
    }
}

impl std::fmt::Display for ScalarType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, ".{}", self.name())
    }
}

/// A memory space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// No space is written: the address determines it.
    Generic,
    /// Device memory.
    Global,
    /// Read-only, set by the host.
    Const,
    /// Shared by the threads of a block.
    Shared,
    /// Private to a thread.
    Local,
    /// Arguments.
    Param,
}

impl Space {
    /// Returns the space of a name such as `global`, `shared`, `shared::cta`.
    pub fn from_name(name: &str) -> Option<Space> {
        Some(match name {
            "global" => Space::Global,
            "const" => Space::Const,
            "shared" | "shared::cta" | "shared::cluster" => Space::Shared,
            "local" => Space::Local,
            "param" | "param::entry" | "param::func" => Space::Param,
            _ => return None,
        })
    }

    /// Returns the name without the dot; `generic` where PTX writes nothing.
    pub fn name(self) -> &'static str {
        match self {
            Space::Generic => "generic",
            Space::Global => "global",
            Space::Const => "const",
            Space::Shared => "shared",
            Space::Local => "local",
            Space::Param => "param",
        }
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, ".{}", self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_enum_order() {
        for (position, row) in TYPES.iter().enumerate() {
            assert_eq!(row.0 as usize, position, "{}", row.1);
            assert_eq!(ScalarType::from_name(row.1), Some(row.0));
        }
    }
}
