//! Prints ops on complex numbers, and conversions between complex numbers and pairs.

use super::attributes::{self, array};
use super::{Body, Printer};
use crate::types::comma_separated;
use crate::{Op, TensorType, Value};

impl Printer<'_> {
    /// Returns the name of `value` as complex numbers or as pairs, and prints its conversion if
    /// that is needed.
    pub(super) fn in_form(
        &mut self,
        body: &mut Body,
        value: Value,
        is_complex: bool,
        loc: &str,
    ) -> String {
        if body.is_complex(value) == is_complex {
            return body.names[value.index()].clone();
        }
        if let Some(name) = body.converted.get(&value) {
            return name.clone();
        }
        let ty = body.func.tensor(value);
        let one = one_part(ty);
        let parts = [0, 1].map(|number| self.part(body, value, number, loc));
        let name = match is_complex {
            true => self.joined(&parts, &one, loc),
            false => {
                let dimension = format!("dimension = {} : i64", one.shape.len() - 1);
                let types = format!("({one}, {one}) -> {ty}");
                self.plain("concatenate", &parts.join(", "), &dimension, &types, loc)
            }
        };
        body.converted.insert(value, name.clone());
        name
    }

    /// Prints `value` if its op is written with complex numbers, and returns its name; `None` if it
    /// is not.
    pub(super) fn complex_op(
        &mut self,
        body: &mut Body,
        value: Value,
        loc: &str,
    ) -> Option<String> {
        let func = body.func;
        let is_complex = body.is_complex(value);
        match func.op(value) {
            op @ Op::Fft { operand, kind, .. } => {
                let given = self.typed(body, *operand, kind.takes_pairs(), loc);
                let attributes = attributes::of(func, op);
                Some(self.of_typed(body, value, "fft", &attributes, vec![given], loc))
            }
            Op::Concatenate { operands, .. } if is_complex => {
                let one = func.tensor(operands[0]).clone();
                let parts = operands.iter();
                let parts: Vec<String> = parts
                    .map(|part| self.in_form(body, *part, false, loc))
                    .collect();
                Some(self.joined(&parts, &one, loc))
            }
            Op::Slice {
                operand,
                start,
                limit,
                stride,
            } => {
                let last = start.len() - 1;
                let [from, to, step] = [start, limit, stride].map(|all| &all[..last]);
                if is_complex {
                    let given = self.typed(body, *operand, true, loc);
                    let attributes = box_of(from, to, step);
                    return Some(self.of_typed(
                        body,
                        value,
                        "slice",
                        &attributes,
                        vec![given],
                        loc,
                    ));
                }
                let (pairs, number) = func.part_of_pairs(value)?;
                if !body.is_complex(pairs) {
                    return None;
                }
                let name = self.part(body, pairs, number, loc);
                let (one, ty) = (one_part(func.tensor(pairs)), func.tensor(value));
                if *ty == one {
                    return Some(name);
                }
                let [from, to, step] = [(from, 0), (to, 1), (step, 1)]
                    .map(|(all, of_part)| [all, &[of_part]].concat());
                let attributes = box_of(&from, &to, &step);
                Some(self.plain(
                    "slice",
                    &name,
                    &attributes,
                    &format!("({one}) -> {ty}"),
                    loc,
                ))
            }
            Op::Reshape { operand, .. } if is_complex => {
                let given = self.typed(body, *operand, true, loc);
                Some(self.of_typed(body, value, "reshape", "", vec![given], loc))
            }
            Op::DynamicSlice {
                operand,
                starts,
                sizes,
            } if is_complex => {
                let mut given = vec![self.typed(body, *operand, true, loc)];
                let starts = &starts[..starts.len() - 1];
                given.extend(starts.iter().map(|v| self.typed(body, *v, false, loc)));
                let attributes = format!("slice_sizes = {}", array(&sizes[..sizes.len() - 1]));
                Some(self.of_typed(body, value, "dynamic_slice", &attributes, given, loc))
            }
            Op::DynamicUpdateSlice {
                operand,
                update,
                starts,
            } if is_complex => {
                let mut given = vec![self.typed(body, *operand, true, loc)];
                given.push(self.typed(body, *update, true, loc));
                let starts = &starts[..starts.len() - 1];
                given.extend(starts.iter().map(|v| self.typed(body, *v, false, loc)));
                Some(self.of_typed(body, value, "dynamic_update_slice", "", given, loc))
            }
            _ => None,
        }
    }

    /// Returns the name and the type of `value` as complex numbers or as pairs.
    fn typed(
        &mut self,
        body: &mut Body,
        value: Value,
        is_complex: bool,
        loc: &str,
    ) -> (String, String) {
        let ty = text(body.func.tensor(value), is_complex);
        (self.in_form(body, value, is_complex, loc), ty)
    }

    /// Prints `op` with operands given as name and type; the result is `value`, in the form chosen
    /// for it.
    fn of_typed(
        &mut self,
        body: &Body,
        value: Value,
        op: &str,
        attributes: &str,
        operands: Vec<(String, String)>,
        loc: &str,
    ) -> String {
        let (names, types): (Vec<String>, Vec<String>) = operands.into_iter().unzip();
        let result = text(body.func.tensor(value), body.is_complex(value));
        let types = format!("({}) -> {result}", types.join(", "));
        self.plain(op, &names.join(", "), attributes, &types, loc)
    }

    /// Prints the complex array of two parts of type `one`, whose last dimension is 1.
    fn joined(&mut self, parts: &[String], one: &TensorType, loc: &str) -> String {
        let part = without_last(one);
        let reshape =
            |name: &String| self.plain("reshape", name, "", &format!("({one}) -> {part}"), loc);
        let reshaped: Vec<String> = parts.iter().map(reshape).collect();
        let types = format!("({part}, {part}) -> {}", complex(&part));
        self.plain("complex", &reshaped.join(", "), "", &types, loc)
    }

    /// Prints the real part of `value`, or the imaginary part if `number` is 1, with a last
    /// dimension of 1.
    fn part(&mut self, body: &Body, value: Value, number: usize, loc: &str) -> String {
        let (ty, name) = (body.func.tensor(value), &body.names[value.index()]);
        let (one, part) = (one_part(ty), without_last(ty));
        if body.is_complex(value) {
            let types = format!("({}) -> {part}", complex(&part));
            let flat = self.plain(["real", "imag"][number], name, "", &types, loc);
            return self.plain("reshape", &flat, "", &format!("({part}) -> {one}"), loc);
        }
        let last = ty.shape.len() - 1;
        let (mut start, mut limit) = (vec![0; ty.shape.len()], ty.shape.clone());
        (start[last], limit[last]) = (number, number + 1);
        let attributes = box_of(&start, &limit, &vec![1; last + 1]);
        self.plain("slice", name, &attributes, &format!("({ty}) -> {one}"), loc)
    }

    /// Prints an op without regions; returns the name of its result.
    fn plain(
        &mut self,
        op: &str,
        operands: &str,
        attributes: &str,
        types: &str,
        loc: &str,
    ) -> String {
        let name = self.fresh();
        let attributes = match attributes {
            "" => String::new(),
            some => format!(" <{{{some}}}>"),
        };
        self.line(&format!(
            "{name} = \"stablehlo.{op}\"({operands}){attributes} : {types}{loc}"
        ));
        name
    }
}

/// Returns the attributes of a slice.
fn box_of(start: &[usize], limit: &[usize], stride: &[usize]) -> String {
    format!(
        "start_indices = {}, limit_indices = {}, strides = {}",
        array(start),
        array(limit),
        array(stride)
    )
}

/// Returns the text of types, separated by commas.
pub(super) fn texts<'t>(
    types: impl IntoIterator<Item = &'t TensorType>,
    are_complex: &[bool],
) -> String {
    let both = types.into_iter().zip(are_complex);
    comma_separated(both.map(|(ty, is_complex)| text(ty, *is_complex)))
}

/// Returns the text of a type; if `is_complex`, that of the complex array whose pairs have type
/// `ty`.
pub(super) fn text(ty: &TensorType, is_complex: bool) -> String {
    match is_complex {
        true => complex(&without_last(ty)),
        false => ty.to_string(),
    }
}

/// Returns the type without its last dimension: for pairs, the type of each part.
fn without_last(ty: &TensorType) -> TensorType {
    TensorType::new(ty.element, &ty.shape[..ty.shape.len() - 1])
}

/// Returns the type of one part of pairs, with a last dimension of 1.
fn one_part(ty: &TensorType) -> TensorType {
    TensorType::new(ty.element, [&ty.shape[..ty.shape.len() - 1], &[1]].concat())
}

/// Returns the text of the complex type whose real part has the type `part`.
pub(crate) fn complex(part: &TensorType) -> String {
    let sizes: String = part.shape.iter().map(|size| format!("{size}x")).collect();
    format!("tensor<{sizes}complex<{}>>", part.element)
}
