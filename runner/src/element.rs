//! A table of element types: their names and sizes for users, NumPy and byte buffers.

use stablehlo::ElementType::{self, *};

/// The properties of an element type.
pub struct Row {
    /// The type.
    pub element: ElementType,
    /// Its names in jobs and on the command line; output uses the first.
    pub names: &'static [&'static str],
    /// Size of one element in bytes.
    pub bytes: usize,
    /// NumPy's type string, little-endian. `bf16` has none: it is stored as `f4`, which is exact.
    pub numpy: &'static str,
    /// Its name in NumPy, `ml_dtypes` and Zarr.
    pub dtype: &'static str,
}

#[rustfmt::skip] // tables stay aligned
/// Every element type.
pub const ELEMENTS: &[Row] = &[
    Row { element: Pred, names: &["pred", "bool", "i1"],             bytes: 1, numpy: "|b1", dtype: "bool"     },
    Row { element: I8,   names: &["i8", "s8", "int8"],               bytes: 1, numpy: "|i1", dtype: "int8"     },
    Row { element: I16,  names: &["i16", "s16", "int16"],            bytes: 2, numpy: "<i2", dtype: "int16"    },
    Row { element: I32,  names: &["i32", "s32", "int32", "int"],     bytes: 4, numpy: "<i4", dtype: "int32"    },
    Row { element: I64,  names: &["i64", "s64", "int64", "long"],    bytes: 8, numpy: "<i8", dtype: "int64"    },
    Row { element: U8,   names: &["u8", "uint8"],                    bytes: 1, numpy: "|u1", dtype: "uint8"    },
    Row { element: U16,  names: &["u16", "uint16"],                  bytes: 2, numpy: "<u2", dtype: "uint16"   },
    Row { element: U32,  names: &["u32", "uint32"],                  bytes: 4, numpy: "<u4", dtype: "uint32"   },
    Row { element: U64,  names: &["u64", "uint64"],                  bytes: 8, numpy: "<u8", dtype: "uint64"   },
    Row { element: F16,  names: &["f16", "float16", "half"],         bytes: 2, numpy: "<f2", dtype: "float16"  },
    Row { element: BF16, names: &["bf16", "bfloat16"],               bytes: 2, numpy: "<f4", dtype: "bfloat16" },
    Row { element: F32,  names: &["f32", "float32", "float"],        bytes: 4, numpy: "<f4", dtype: "float32"  },
    Row { element: F64,  names: &["f64", "float64", "double"],       bytes: 8, numpy: "<f8", dtype: "float64"  },
];

/// Returns the row of an element type.
pub fn row(element: ElementType) -> &'static Row {
    &ELEMENTS[element as usize]
}

/// Returns the type of this name.
pub fn parse(name: &str) -> Option<ElementType> {
    ELEMENTS
        .iter()
        .find(|row| row.names.contains(&name))
        .map(|row| row.element)
}

/// Returns the names that output uses, for "known types are …".
pub fn names() -> impl Iterator<Item = &'static str> {
    ELEMENTS.iter().map(|row| row.names[0])
}

/// Returns the name that output uses.
pub fn name(element: ElementType) -> &'static str {
    row(element).names[0]
}

/// Returns the size of one element in bytes.
pub fn bytes(element: ElementType) -> usize {
    row(element).bytes
}

/// Returns the unsigned integer type of 1, 2, 4 or 8 bytes.
pub fn unsigned(bytes: usize) -> ElementType {
    match bytes {
        1 => ElementType::U8,
        2 => ElementType::U16,
        4 => ElementType::U32,
        _ => ElementType::U64,
    }
}

/// Returns whether the conversion from `from` to `to` is exact for every value: `f32` to `f64`,
/// `u16` to `i32`, `i16` to `f32`.
pub fn widens(from: ElementType, to: ElementType) -> bool {
    // The number of bits up to which all integers are representable, and whether negative ones are.
    let integers = |element| match element {
        Pred => (0, false),
        U8 => (8, false),
        U16 => (16, false),
        U32 => (32, false),
        U64 => (64, false),
        I8 => (7, true),
        I16 => (15, true),
        I32 => (31, true),
        I64 => (63, true),
        BF16 => (8, true),
        F16 => (11, true),
        F32 => (24, true),
        F64 => (53, true),
    };
    match (from, to) {
        (Pred, _) | (_, Pred) => false,
        (F16 | BF16, F32 | F64) | (F32, F64) => true,
        (from, _) if is_float(from) || from == to => false,
        (from, to) => {
            let ((digits, signed), (most, can_be_signed)) = (integers(from), integers(to));
            digits <= most && (can_be_signed || !signed)
        }
    }
}

/// Returns true for `f16 bf16 f32 f64`.
pub fn is_float(element: ElementType) -> bool {
    match element {
        F16 | BF16 | F32 | F64 => true,
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => false,
    }
}

/// Returns the distance between 1 and the next float of the type; 0 for integers.
pub fn epsilon(element: ElementType) -> f64 {
    match element {
        F16 => f64::powi(2.0, -10),
        BF16 => f64::powi(2.0, -7),
        F32 => f32::EPSILON.into(),
        F64 => f64::EPSILON,
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => 0.0,
    }
}

/// Returns the least and greatest integer of the type; `None` for floats.
pub fn integer_range(element: ElementType) -> Option<(i128, i128)> {
    Some(match element {
        Pred => (0, 1),
        I8 => (i8::MIN.into(), i8::MAX.into()),
        I16 => (i16::MIN.into(), i16::MAX.into()),
        I32 => (i32::MIN.into(), i32::MAX.into()),
        I64 => (i64::MIN.into(), i64::MAX.into()),
        U8 => (0, u8::MAX.into()),
        U16 => (0, u16::MAX.into()),
        U32 => (0, u32::MAX.into()),
        U64 => (0, u64::MAX.into()),
        F16 | BF16 | F32 | F64 => return None,
    })
}

/// Formats a value of an element type: integers without a fraction.
pub fn text(of: ElementType, value: f64) -> String {
    match is_float(of) {
        true => format!("{value:?}"),
        false => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_enum_and_names_are_unique() {
        let mut seen = std::collections::HashSet::new();
        for row in ELEMENTS {
            assert_eq!(super::row(row.element).element, row.element);
            assert!(
                row.names.iter().all(|name| seen.insert(name)),
                "{:?}",
                row.names
            );
        }
    }

    #[test]
    fn integers_are_written_without_a_fraction() {
        assert_eq!(text(ElementType::I32, -1076016728.0), "-1076016728");
        assert_eq!(text(ElementType::F32, 2.0), "2.0");
        assert_eq!(text(ElementType::F64, f64::NAN), "NaN");
    }
}
