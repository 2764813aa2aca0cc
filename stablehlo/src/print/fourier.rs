//! Fourier transforms as StableHLO has them, of complex numbers.

use super::Printer;
use super::attributes::array;
use crate::{FftKind, TensorType};

impl Printer<'_> {
    /// The lines of a transform of `operand`, its name and type, to pairs or numbers of type
    /// `result`; returns the name of the result.
    pub(super) fn complex_fft(
        &mut self,
        operand: (&str, &TensorType),
        kind: FftKind,
        attributes: &str,
        result: &TensorType,
        loc: &str,
    ) -> String {
        let (name, ty) = operand;
        let (given, given_ty) = match kind.takes_pairs() {
            false => (name.to_owned(), ty.to_string()),
            true => {
                let [re, im] = [0, 1].map(|part| self.part_of_pairs(name, ty, part, loc));
                let part = without_pairs(ty);
                let complex = complex(&part);
                let types = format!("({part}, {part}) -> {complex}");
                let name = self.plain("complex", &format!("{re}, {im}"), "", &types, loc);
                (name, complex)
            }
        };
        if !kind.gives_pairs() {
            let types = format!("({given_ty}) -> {result}");
            return self.plain("fft", &given, attributes, &types, loc);
        }
        let part = without_pairs(result);
        let complex = complex(&part);
        let types = format!("({given_ty}) -> {complex}");
        let found = self.plain("fft", &given, attributes, &types, loc);
        let one = TensorType::new(part.element, [&part.shape[..], &[1]].concat());
        let parts = ["real", "imag"].map(|name| {
            let types = format!("({complex}) -> {part}");
            let value = self.plain(name, &found, "", &types, loc);
            self.plain("reshape", &value, "", &format!("({part}) -> {one}"), loc)
        });
        let dimension = format!("dimension = {} : i64", part.shape.len());
        let types = format!("({one}, {one}) -> {result}");
        self.plain("concatenate", &parts.join(", "), &dimension, &types, loc)
    }

    /// The real parts of pairs, or, if `part` is 1, the imaginary ones.
    fn part_of_pairs(&mut self, name: &str, ty: &TensorType, part: usize, loc: &str) -> String {
        let last = ty.shape.len() - 1;
        let (mut start, mut limit) = (vec![0; ty.shape.len()], ty.shape.clone());
        (start[last], limit[last]) = (part, part + 1);
        let attributes = format!(
            "start_indices = {}, limit_indices = {}, strides = {}",
            array(&start),
            array(&limit),
            array(&vec![1; ty.shape.len()])
        );
        let one = [&ty.shape[..last], &[1]].concat();
        let slice = TensorType::new(ty.element, one);
        let types = format!("({ty}) -> {slice}");
        let sliced = self.plain("slice", name, &attributes, &types, loc);
        let types = format!("({slice}) -> {}", without_pairs(ty));
        self.plain("reshape", &sliced, "", &types, loc)
    }

    /// A line of an op without regions; returns the name of its result.
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

/// The type of the real parts of pairs.
fn without_pairs(ty: &TensorType) -> TensorType {
    TensorType::new(ty.element, &ty.shape[..ty.shape.len() - 1])
}

/// The type of complex numbers whose real parts have the type `part`, in text.
pub(crate) fn complex(part: &TensorType) -> String {
    let sizes: String = part.shape.iter().map(|size| format!("{size}x")).collect();
    format!("tensor<{sizes}complex<{}>>", part.element)
}
