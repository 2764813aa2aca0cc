//! Conversion of diagnostics to Python exceptions.

use pyo3::exceptions::{PyException, PyNotImplementedError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use runner::fault::{Blame, Faults};
use runner::report::render;

/// The width in columns to which the source lines and labels of a message are wrapped.
const COLUMNS: usize = 100;

/// The exception classes: the base class of all faults, and one class per kind.
struct Classes {
    base: Py<PyType>,
    user: Py<PyType>,
    unsupported: Py<PyType>,
    internal: Py<PyType>,
}

static CLASSES: PyOnceLock<Classes> = PyOnceLock::new();

/// Creates the exception classes.
fn make(py: Python<'_>) -> PyResult<Classes> {
    let exception = py.get_type::<PyException>();
    let base = PyErr::new_type(
        py,
        c"reactant_rs.Error",
        Some(
            c"A problem of a kernel, of its launch, or of a transformation. `code` is a stable id.",
        ),
        Some(exception.as_any().cast()?),
        None,
    )?;
    let sub = |name, doc, code, builtin: Bound<'_, PyType>| -> PyResult<Py<PyType>> {
        let bases = PyTuple::new(py, [base.bind(py).as_any(), builtin.as_any()])?;
        let class = py.get_type::<PyType>().call1((
            name,
            bases,
            [
                ("__doc__", doc),
                ("__module__", "reactant_rs"),
                ("code", code),
            ]
            .into_iter()
            .collect::<std::collections::HashMap<_, _>>(),
        ))?;
        Ok(class.cast_into::<PyType>()?.unbind())
    };
    Ok(Classes {
        user: sub(
            "InvalidInput",
            "The kernel file, the launch or an argument is wrong.",
            "argument",
            py.get_type::<PyValueError>(),
        )?,
        unsupported: sub(
            "Unsupported",
            "The input is right, and reactant-rs cannot raise or transform it.",
            "unsupported",
            py.get_type::<PyNotImplementedError>(),
        )?,
        internal: sub(
            "InternalError",
            "A bug of reactant-rs: please report the message.",
            "internal",
            py.get_type::<PyRuntimeError>(),
        )?,
        base,
    })
}

fn classes(py: Python<'_>) -> PyResult<&Classes> {
    CLASSES.get_or_try_init(py, || make(py))
}

/// Adds the exception classes to the module.
pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let classes = classes(py)?;
    module.add("Error", classes.base.bind(py))?;
    module.add("InvalidInput", classes.user.bind(py))?;
    module.add("Unsupported", classes.unsupported.bind(py))?;
    module.add("InternalError", classes.internal.bind(py))
}

/// Returns the exception for some faults. Its text is their rendered diagnostics; its attribute
/// `code` is the code of the first one.
pub fn raised(py: Python<'_>, faults: &Faults) -> PyErr {
    let text = render(faults, false, COLUMNS);
    let text = format!("\n{}", text.trim_end());
    let made = classes(py).and_then(|classes| {
        let first = faults.iter().next();
        let class = match first.map(|fault| fault.blame) {
            Some(Blame::User | Blame::Usage) => &classes.user,
            Some(Blame::Unsupported) => &classes.unsupported,
            _ => &classes.internal,
        };
        let error = class.bind(py).call1((text,))?;
        error.setattr("code", first.map(|fault| fault.code.clone()))?;
        Ok(error)
    });
    match made {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}
