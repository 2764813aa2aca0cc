//! Conversion of the Python description of a launch to the raiser's types.
//!
//! An argument is a tuple that begins with its kind: `("array", name, dtype, shape, offset)`,
//! `("null",)`, `("int", value)`, `("varying", name, dtype, least, greatest, is_any)` for a runtime
//! integer, `("float", name, dtype)` or `("struct", [(byte offset, argument), …])`.

use std::collections::BTreeMap;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use raise::launch::{Arg, Launch, Varying};
use raise::program::{ArraySpec, LaunchSpec, ProgramSpec};
use runner::element;
use stablehlo::ElementType;

/// The arrays and runtime scalars that arguments name, in the order of their first use.
#[derive(Default)]
pub struct Names {
    arrays: Vec<ArraySpec>,
    scalars: Vec<(String, ElementType)>,
    /// The runtime integers.
    pub integers: BTreeMap<String, Integer>,
}

/// An integer that is an operand of the raised program.
pub struct Integer {
    /// The type in which it is passed.
    pub element: ElementType,
    /// Its least and greatest values.
    pub range: (i64, i64),
    /// Whether the range contains every value of the type, so that no check is needed.
    pub is_any: bool,
}

impl Names {
    /// Returns the argument that a tuple describes.
    pub fn argument(&mut self, given: &Bound<'_, PyAny>) -> PyResult<Arg> {
        let given = given.cast::<PyTuple>()?;
        let kind: String = given.get_item(0)?.extract()?;
        match kind.as_str() {
            "array" => {
                let (_, name, dtype, shape, offset): (String, String, String, Vec<usize>, usize) =
                    given.extract()?;
                let element = element_type(&dtype)?;
                if !self.arrays.iter().any(|array| array.name == name) {
                    self.arrays.push(ArraySpec {
                        name: name.clone(),
                        element,
                        shape: shape.clone(),
                    });
                }
                Ok(Arg::Array {
                    name,
                    element,
                    shape,
                    offset,
                })
            }
            "null" => Ok(Arg::Null),
            "int" => Ok(Arg::Int(given.get_item(1)?.extract()?)),
            "float" => {
                let (_, name, dtype): (String, String, String) = given.extract()?;
                let element = element_type(&dtype)?;
                self.scalar(&name, element);
                Ok(Arg::Float {
                    name,
                    element,
                    value: 0.0,
                })
            }
            "varying" => {
                let (_, name, dtype, least, greatest, is_any): (
                    String,
                    String,
                    String,
                    i64,
                    i64,
                    bool,
                ) = given.extract()?;
                self.scalar(&name, ElementType::I64);
                let range = (least, greatest);
                let integer = Integer {
                    element: element_type(&dtype)?,
                    range,
                    is_any,
                };
                self.integers.insert(name.clone(), integer);
                Ok(Arg::Varying(Varying {
                    name,
                    range,
                    factor: 1,
                    offset: 0,
                }))
            }
            "struct" => {
                let fields = given.get_item(1)?;
                let fields = fields.cast::<PyList>()?.iter();
                let field = |field: Bound<'_, PyAny>| {
                    let (offset, given): (usize, Bound<'_, PyAny>) = field.extract()?;
                    Ok((offset, self.argument(&given)?))
                };
                Ok(Arg::Struct(fields.map(field).collect::<PyResult<_>>()?))
            }
            other => Err(PyTypeError::new_err(format!(
                "an argument is an array, an int, a float or a struct, not `{other}`"
            ))),
        }
    }

    /// Adds a runtime scalar, unless it is present.
    fn scalar(&mut self, name: &str, element: ElementType) {
        if !self.scalars.iter().any(|(known, _)| known == name) {
            self.scalars.push((name.to_owned(), element));
        }
    }

    /// Returns the program of one launch, with the kernels of source 0.
    pub fn program(self, launch: Launch) -> ProgramSpec {
        ProgramSpec {
            arrays: self.arrays,
            floats: self.scalars,
            launches: vec![LaunchSpec {
                source: 0,
                launch,
                called: None,
            }],
            ..ProgramSpec::default()
        }
    }
}

/// Returns the module variables (symbols) bound to arrays.
pub fn symbols(
    given: &BTreeMap<String, Bound<'_, PyAny>>,
    names: &mut Names,
) -> PyResult<Vec<(String, Arg)>> {
    given
        .iter()
        .map(|(symbol, array)| Ok((symbol.clone(), names.argument(array)?)))
        .collect()
}

/// Returns the element type with a NumPy name.
pub fn element_type(dtype: &str) -> PyResult<ElementType> {
    element::parse(dtype).ok_or_else(|| {
        PyTypeError::new_err(format!("kernels have no arrays of element type `{dtype}`"))
    })
}

/// Returns the NumPy (or `ml_dtypes`) name of an element type.
pub fn dtype(element: ElementType) -> &'static str {
    element::row(element).dtype
}
