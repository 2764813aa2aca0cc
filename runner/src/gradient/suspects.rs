//! Arrays that may hold what is no number where kernels and objectives do not choose it, as observations do on land.
//!
//! Derivatives are guarded there: what is 0 stays 0, also times NaN. Guards take time, so that they are written only for what comes
//! from such arrays.

use differentiate::Rules;

use crate::arrays::initial;
use crate::element;
use crate::job::gradient::Guard;
use crate::job::{Array, Init, Job};
use crate::program::Input;

/// Elements of the largest array that is looked at.
const MOST: usize = 1 << 24;

/// Says to `rules` which of `inputs` may hold what is no number.
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

/// Whether `array` starts with NaN or infinities somewhere. Of a file that is large, or not at hand, who knows.
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
            Err(_) => true, // said where it is needed
        },
    }
}
