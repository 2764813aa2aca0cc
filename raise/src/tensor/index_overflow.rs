//! Rejection of indices that overflow: an `int` cannot count the elements of an array of 2^31.
//!
//! On a GPU such an index accesses an address far outside the array, or a different element than
//! intended. No promise about races makes that valid, so this check comes first.

use crate::error::{Error, Result};
use crate::kernel_ir::{Kernel, KernelArg, Space, TraceQuery, Wrap, wrap_of};
use std::collections::BTreeMap;

/// Only arrays of more bytes than an `int` can count are checked.
const BYTES: usize = i32::MAX as usize;

/// Returns an error if one of the traced threads of `kernel` accesses a different element than
/// intended.
pub(super) fn refuse(kernel: &Kernel) -> Result<()> {
    for (number, arg) in kernel.args.iter().enumerate() {
        let KernelArg::Array {
            name,
            element,
            shape,
            space: Space::Global,
            ..
        } = arg
        else {
            continue;
        };
        let len: usize = shape.iter().product();
        if len.saturating_mul(element.bits() as usize / 8) <= BYTES {
            continue;
        }
        let question = TraceQuery {
            kernel,
            target: (0..kernel.args.len()).map(|k| k == number).collect(),
            shared: false,
            constant_arrays: BTreeMap::new(),
        };
        if let Some(wrap) = wrap_of(&question, len) {
            return Err(error(&kernel.name, name, shape, wrap));
        }
    }
    Ok(())
}

fn error(kernel: &str, array: &str, shape: &[usize], wrap: Wrap) -> Error {
    let Wrap {
        loc,
        unwrapped,
        reached,
    } = wrap;
    let len: usize = shape.iter().product();
    let extents: Vec<String> = shape.iter().map(usize::to_string).collect();
    let extents = extents.join("x");
    let message = format!(
        "`{kernel}` computes an index of `{array}` in 32 bits, where it wraps around: a thread means element {unwrapped} ({}) and reaches {reached}",
        place(unwrapped, shape)
    );
    let smaller = match fitting(shape, wrap) {
        Some(fitting) => format!("; of its first dimension, {fitting} would fit"),
        None => String::new(),
    };
    Error::user("index-wraps", message)
        .line(loc.line, loc.column, format!("`{array}` is reached here"))
        .help(format!(
            "compute the index in 64 bits (`long long` or `size_t`) in the kernel, or make `{array}` smaller: it has {extents} = {len} elements{smaller}"
        ))
}

/// Returns the subscripts of element `number`, for messages.
fn place(number: usize, shape: &[usize]) -> String {
    let mut rest = number;
    let mut at = vec![0; shape.len()];
    for (at, extent) in at.iter_mut().zip(shape).rev() {
        (*at, rest) = (rest % extent, rest / extent);
    }
    let at: Vec<String> = at.iter().map(usize::to_string).collect();
    at.join(", ")
}

/// Returns the extent of the first dimension that such an index can address, if it counts elements.
fn fitting(shape: &[usize], wrap: Wrap) -> Option<usize> {
    let unwrapped = wrap.unwrapped as i64;
    let most = if i64::from(unwrapped as i32) == wrap.reached {
        1 << 31
    } else if i64::from(unwrapped as u32) == wrap.reached {
        1 << 32
    } else {
        return None;
    };
    let fits = most / shape[1..].iter().product::<usize>();
    (fits > 0 && fits < shape[0]).then_some(fits)
}
