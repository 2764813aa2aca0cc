//! Views: arrays as a kernel sees them, as a part of an array, in another shape, or with another
//! element type.
//!
//! Input: a launch and the arrays of the program. Output: the launch for which the kernel is
//! raised, in which each part of an array is a separate array, and the ops around the kernel that
//! extract the parts and write them back. Overlapping parts of one array stay one array, with the
//! offsets in the indices.

use crate::error::{Error, Result};
use crate::kernel_ir::{Kernel, KernelArg, Space, Ty};
use crate::launch::{Arg, Launch};
use crate::program::ArraySpec;
use crate::tensor::{self, ArrayValue, Asked, Check, lower_kernel};
use stablehlo::{ElementType, Func, Value};
use std::collections::{BTreeMap, HashMap};

/// A part of an array of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayView {
    /// The kernel's name for it.
    pub name: String,
    /// The program's array.
    pub array: String,
    /// Its first element.
    pub start: usize,
    /// Number of elements.
    pub len: usize,
}

/// Returns the launch for which the kernel is raised, and the parts of arrays that it names.
pub fn resolve(launch: &Launch, arrays: &[ArraySpec]) -> (Launch, Vec<ArrayView>) {
    let mut launch = launch.clone();
    let mut parts: Vec<ArrayView> = Vec::new();
    let mut named: HashMap<String, Vec<(Vec<usize>, usize)>> = HashMap::new();
    visit(&mut launch, &mut |name, shape, offset| {
        let uses = named.entry(name.clone()).or_default();
        uses.push((shape.clone(), *offset));
    });
    for array in arrays {
        let Some(uses) = named.get(&array.name) else {
            continue;
        };
        let total: usize = array.shape.iter().product();
        let len = |shape: &[usize]| shape.iter().product::<usize>();
        let whole = uses.iter().any(|(shape, _)| len(shape) == total);
        let apart = |(a, at): &(Vec<usize>, usize), (b, bt): &(Vec<usize>, usize)| {
            at + len(a) <= *bt || bt + len(b) <= *at || (a, at) == (b, bt)
        };
        let disjoint = uses
            .iter()
            .enumerate()
            .all(|(k, a)| uses[k + 1..].iter().all(|b| apart(a, b)));
        let one_shape = uses.iter().all(|(shape, _)| *shape == uses[0].0);
        if whole && one_shape {
            continue;
        }
        visit(&mut launch, &mut |name, shape, offset| {
            if *name != array.name {
                return;
            }
            if whole || !disjoint {
                shape.clone_from(&array.shape);
                return;
            }
            let part = ArrayView {
                name: format!("{name}[{offset}..{}]", *offset + len(shape)),
                array: array.name.clone(),
                start: *offset,
                len: len(shape),
            };
            name.clone_from(&part.name);
            *offset = 0;
            if !parts.contains(&part) {
                parts.push(part);
            }
        });
    }
    (launch, parts)
}

/// Calls `see` with the name, shape and offset of every array of a launch.
fn visit(launch: &mut Launch, see: &mut dyn FnMut(&mut String, &mut Vec<usize>, &mut usize)) {
    launch.visit_mut(&mut |arg| {
        if let Arg::Array {
            name,
            shape,
            offset,
            ..
        } = arg
        {
            see(name, shape, offset);
        }
    });
}

/// Returns the program's array of which the argument `name` is (a part).
pub fn array_of<'a>(parts: &'a [ArrayView], name: &'a str) -> &'a str {
    let part = parts.iter().find(|part| part.name == name);
    part.map_or(name, |part| &part.array)
}

/// The position of a view of `state[place]` among the arrays passed to the kernel.
struct Seen {
    at: usize,
    place: usize,
    start: usize,
    len: usize,
}

/// Like [`lower_kernel`], for a kernel that may use parts of arrays of `state`, in other shapes or
/// with other element types.
pub fn lower_on_views(
    kernel: &Kernel,
    parts: &[ArrayView],
    func: &mut Func,
    state: &mut [ArrayValue],
    scalars: &BTreeMap<String, Value>,
    checks: &mut Vec<Check>,
    asked: Asked,
) -> Result<bool> {
    let mut arrays = state.to_vec();
    let mut seen: Vec<Seen> = Vec::new();
    for arg in &kernel.args {
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
        let part = parts.iter().find(|part| part.name == *name);
        let array = array_of(parts, name);
        let Some(place) = state.iter().position(|a| a.name == array) else {
            continue; // reported where the kernel is lowered
        };
        let known = &state[place];
        let is_seen = seen.iter().any(|seen| arrays[seen.at].name == *name);
        let same = holds(*element, known.element) && *shape == known.shape;
        if is_seen || part.is_none() && same {
            continue;
        }
        let (start, len) = match part {
            Some(part) => (part.start, part.len),
            None => (0, known.shape.iter().product()),
        };
        let element = match holds(*element, known.element) {
            true => known.element,
            false => tensor::element(*element),
        };
        let flat = flat_part(func, known.value, start, len);
        let value = seen_as(func, flat, element);
        let size: usize = func.tensor(value).shape.iter().product();
        if size != shape.iter().product::<usize>() {
            return Err(Error::internal(
                "view-size",
                format!("`{name}` has {size} elements here, and shape {shape:?}"),
            ));
        }
        let view = ArrayValue {
            name: name.clone(),
            element,
            shape: shape.clone(),
            value: func.reshape(value, shape),
            written: false,
        };
        let at = match part {
            None => {
                arrays[place] = view;
                place
            }
            Some(_) => {
                arrays.push(view);
                arrays.len() - 1
            }
        };
        seen.push(Seen {
            at,
            place,
            start,
            len,
        });
    }
    let missing = lower_kernel(kernel, func, &mut arrays, scalars, checks, asked)?;
    for (place, known) in state.iter_mut().enumerate() {
        if !seen.iter().any(|seen| seen.place == place) {
            (known.value, known.written) = (arrays[place].value, arrays[place].written);
        }
    }
    for Seen {
        at,
        place,
        start,
        len,
    } in seen
    {
        let (view, known) = (&arrays[at], &mut state[place]);
        if !view.written {
            continue;
        }
        let size: usize = view.shape.iter().product();
        let flat = func.reshape(view.value, &[size]);
        let back = seen_as(func, flat, known.element);
        let total: usize = known.shape.iter().product();
        let whole = match len == total {
            true => back,
            false => {
                let all = func.reshape(known.value, &[total]);
                let before = func.slice(all, &[0], &[start], &[1]);
                let after = func.slice(all, &[start + len], &[total], &[1]);
                let pieces: Vec<Value> =
                    [(start, before), (len, back), (total - start - len, after)]
                        .into_iter()
                        .filter_map(|(size, piece)| (size > 0).then_some(piece))
                        .collect();
                func.concatenate(&pieces, 0)
            }
        };
        known.value = func.reshape(whole, &known.shape);
        known.written = true;
    }
    Ok(missing)
}

/// Returns elements `start..start + len` of an array, as a vector.
fn flat_part(func: &mut Func, value: Value, start: usize, len: usize) -> Value {
    let total: usize = func.tensor(value).shape.iter().product();
    let flat = func.reshape(value, &[total]);
    match len == total {
        true => flat,
        false => func.slice(flat, &[start], &[start + len], &[1]),
    }
}

/// Returns the same bytes as a vector of type `element`.
fn seen_as(func: &mut Func, value: Value, element: ElementType) -> Value {
    let ty = func.tensor(value).clone();
    let (len, from, to) = (ty.shape[0], ty.element.bits(), element.bits());
    if ty.element == element {
        value
    } else if from == to {
        func.bitcast_convert(value, element)
    } else if from > to {
        let pieces = func.bitcast_convert(value, element);
        func.reshape(pieces, &[len * from / to])
    } else {
        let groups = func.reshape(value, &[len * from / to, to / from]);
        func.bitcast_convert(groups, element)
    }
}

/// Returns whether a kernel's array of `element` can be the program's of `of` without conversion:
/// the kernel's types have no signs.
fn holds(element: Ty, of: ElementType) -> bool {
    use ElementType::*;
    match element {
        Ty::I1 => of == Pred,
        Ty::I8 => matches!(of, I8 | U8),
        Ty::I16 => matches!(of, I16 | U16),
        Ty::I32 => matches!(of, I32 | U32),
        Ty::I64 | Ty::Index => matches!(of, I64 | U64),
        Ty::F16 => of == F16,
        Ty::BF16 => of == BF16,
        Ty::F32 => of == F32,
        Ty::F64 => of == F64,
        Ty::Array(_) => false,
    }
}
