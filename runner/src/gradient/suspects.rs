//! Finds arrays that may hold non-finite values in elements that kernels and objectives do not
//! select, such as observations on land.
//!
//! Derivatives are guarded there: a zero cotangent stays zero, also times NaN. Guards cost time, so
//! they are emitted only for values that depend on such arrays.

use differentiate::Rules;

use crate::arrays::initial;
use crate::element;
use crate::job::gradient::Guard;
use crate::job::{Array, Init, Job};
use crate::program::Input;

/// The largest number of elements of an array that is scanned.
const MOST: usize = 1 << 24;

/// Tells `rules` which of `inputs` may hold non-finite values.
pub(super) fn tell(rules: &mut Rules, job: &Job, inputs: &[Input], guard: Guard) {
    if guard == Guard::All {
        return rules.suspect_all();
    }
    let places = inputs.iter().enumerate();
    let suspects = places.filter(|(_, input)| match input {
        Input::Array { name, .. } => job.array(name).is_some_and(|array| is_suspect(job, array)),
        Input::Scalar { value, .. } => !value.is_finite(),
        Input::Steps | Input::Before | Input::After => false,
    });
    rules.suspect(suspects.map(|(place, _)| place));
}

/// Returns whether `array` may start with NaN or infinities. Large arrays are not scanned: those
/// from files are suspects, expressions are not. An array of an unreadable file is a suspect.
fn is_suspect(job: &Job, array: &Array) -> bool {
    if !element::is_float(array.element) {
        return false;
    }
    let is_large = array.shape.iter().product::<usize>() > MOST;
    match &array.init.value {
        Init::Iota | Init::Random { .. } => false,
        Init::Constant(number) => !number.as_f64().is_finite(),
        Init::Expression(_) if is_large => false,
        Init::File(_) if is_large => true,
        Init::Expression(_) | Init::File(_) => match initial::initial(job, array) {
            Ok(first) => !first.values().all(f64::is_finite),
            Err(_) => true, // the error is reported where the array is needed
        },
    }
}
