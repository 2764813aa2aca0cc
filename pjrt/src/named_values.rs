//! Named values: options for a client, attributes and properties from a plugin.

use std::fmt;

use super::api;
use super::sys;

/// A typed value with a name, as PJRT passes options and attributes.
#[derive(Clone, Debug, PartialEq)]
pub enum NamedValue {
    /// Text, UTF-8.
    String(String),
    /// An integer.
    Int(i64),
    /// A list of integers.
    Ints(Vec<i64>),
    /// A floating-point number.
    Float(f32),
    /// True or false.
    Bool(bool),
}

impl fmt::Display for NamedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NamedValue::String(text) => f.write_str(text),
            NamedValue::Int(value) => write!(f, "{value}"),
            NamedValue::Ints(values) => write!(f, "{values:?}"),
            NamedValue::Float(value) => write!(f, "{value}"),
            NamedValue::Bool(value) => write!(f, "{value}"),
        }
    }
}

macro_rules! from {
    ($($type:ty => $variant:ident),*) => { $(
        impl From<$type> for NamedValue {
            fn from(value: $type) -> NamedValue { NamedValue::$variant(value.into()) }
        }
    )* };
}
from!(&str => String, String => String, i64 => Int, Vec<i64> => Ints, f32 => Float, bool => Bool);

/// Names and values, in the given order.
pub type NamedValues = Vec<(String, NamedValue)>;

/// Returns the C list for `values`, which borrows from them.
pub(super) fn to_c(values: &[(String, NamedValue)]) -> Vec<sys::PJRT_NamedValue> {
    let row = |(name, value): &(String, NamedValue)| {
        let mut row: sys::PJRT_NamedValue = api::new();
        row.name = name.as_ptr().cast();
        row.name_size = name.len();
        row.value_size = 1;
        let slot = &mut row.__bindgen_anon_1;
        match value {
            NamedValue::String(text) => {
                row.type_ = sys::PJRT_NamedValue_kString;
                slot.string_value = text.as_ptr().cast();
                row.value_size = text.len();
            }
            NamedValue::Int(number) => {
                row.type_ = sys::PJRT_NamedValue_kInt64;
                slot.int64_value = *number;
            }
            NamedValue::Ints(numbers) => {
                row.type_ = sys::PJRT_NamedValue_kInt64List;
                slot.int64_array_value = numbers.as_ptr();
                row.value_size = numbers.len();
            }
            NamedValue::Float(number) => {
                row.type_ = sys::PJRT_NamedValue_kFloat;
                slot.float_value = *number;
            }
            NamedValue::Bool(yes) => {
                row.type_ = sys::PJRT_NamedValue_kBool;
                slot.bool_value = *yes;
            }
        }
        row
    };
    values.iter().map(row).collect()
}

/// Copies the plugin's list. Values of a type that this header does not define are omitted.
///
/// # Safety
/// `start` points to `count` named values that are alive, each with the union field of its type.
pub(super) unsafe fn from_c(start: *const sys::PJRT_NamedValue, count: usize) -> NamedValues {
    let mut values = Vec::with_capacity(count);
    // SAFETY: by the caller's contract; the field read is that of the type.
    unsafe {
        for row in api::list(start, count) {
            let slot = &row.__bindgen_anon_1;
            let value = match row.type_ {
                sys::PJRT_NamedValue_kString => {
                    NamedValue::String(api::text(slot.string_value, row.value_size))
                }
                sys::PJRT_NamedValue_kInt64 => NamedValue::Int(slot.int64_value),
                sys::PJRT_NamedValue_kInt64List => {
                    NamedValue::Ints(api::list(slot.int64_array_value, row.value_size).to_vec())
                }
                sys::PJRT_NamedValue_kFloat => NamedValue::Float(slot.float_value),
                sys::PJRT_NamedValue_kBool => NamedValue::Bool(slot.bool_value),
                _ => continue,
            };
            values.push((api::text(row.name, row.name_size), value));
        }
    }
    values
}
