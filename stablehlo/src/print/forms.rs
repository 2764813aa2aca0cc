//! Chooses which arrays of pairs are printed as complex numbers.
//!
//! XLA's Fourier transforms take complex numbers only, and XLA stores a complex number as the
//! tensor IR stores a pair: the real part, then the imaginary part. Combining and splitting pairs
//! costs a loop each time. In a program with Fourier transforms, or with loops that carry complex
//! numbers, each value is therefore printed in one of two forms, pairs or complex numbers. The
//! printer converts, bit for bit, where an op needs the other form, and XLA removes conversions
//! that cancel.
//!
//! Complex are the operands and results of transforms, concatenations of two parts, and these
//! values where slices, reshapes, loops, branches or calls pass them on. Arithmetic is printed on
//! the parts, so that XLA rounds it as it rounds real arithmetic.

use std::collections::HashMap;

use crate::{ElementType, Func, Op, Value};

/// For each tensor of a value, whether it is printed as complex numbers.
pub(super) type Forms = Vec<bool>;

/// The forms of a function's parameters and results.
#[derive(Clone)]
pub(super) struct Signature {
    pub(super) parameters: Forms,
    pub(super) results: Forms,
}

impl Signature {
    /// Returns the signature of a function without complex numbers.
    pub(super) fn of_pairs(func: &Func) -> Signature {
        Signature {
            parameters: vec![false; func.params().len()],
            results: vec![false; func.results.len()],
        }
    }
}

/// Returns whether the result of a data-movement op, and its update if it has one, have the type of
/// pairs.
fn moves_pairs(func: &Func, value: Value) -> bool {
    let update = match func.op(value) {
        Op::DynamicUpdateSlice { update, .. } => *update,
        _ => value,
    };
    func.may_be_pairs(update) && func.may_be_pairs(value)
}

/// How a function uses a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Not at all, or only passed on: returned, or an operand of an op that takes either form.
    None,
    /// As complex numbers, or by its real and imaginary parts.
    Parts,
    /// At least once as an array of pairs.
    Pairs,
}

impl Use {
    fn and(self, other: Use) -> Use {
        match (self, other) {
            (Use::None, other) | (other, Use::None) => other,
            (Use::Parts, Use::Parts) => Use::Parts,
            (Use::Pairs, _) | (_, Use::Pairs) => Use::Pairs,
        }
    }
}

/// The forms of the values of a program. Functions are identified by their addresses, so the
/// program must outlive the analysis.
#[derive(Default)]
pub(super) struct Analysis {
    /// Whether any value is printed as complex numbers.
    pub(super) is_active: bool,
    /// Whether `f64` pairs may be printed as complex numbers. Not all devices support these, so
    /// only programs with transforms use them.
    has_f64: bool,
    /// The forms of loop-carried values, by loop body.
    carried: HashMap<*const Func, Forms>,
    /// The signatures of callees.
    signatures: HashMap<*const Func, Signature>,
}

impl Analysis {
    /// Analyses a program that is printed for a device.
    pub(super) fn of_program(func: &Func) -> Analysis {
        let has_fft = func.has_fft();
        let mut forms = Analysis {
            is_active: true,
            has_f64: has_fft,
            ..Analysis::default()
        };
        forms.is_active = has_fft || forms.has_complex_loop(func);
        forms
    }

    /// Returns whether a loop of `func`, of its branches or of its callees carries complex numbers.
    fn has_complex_loop(&mut self, func: &Func) -> bool {
        func.values().any(|value| match func.op(value) {
            Op::While { cond, body, .. } => {
                self.carried(cond, body).contains(&true) || self.has_complex_loop(body)
            }
            Op::Case { branches, .. } => branches.iter().any(|of| self.has_complex_loop(of)),
            Op::Call { callee, .. } => self.has_complex_loop(callee),
            _ => false, // has no function
        })
    }

    /// Returns whether a value may be printed as complex numbers.
    fn may_be_complex(&self, func: &Func, value: Value) -> bool {
        func.may_be_pairs(value) && (self.has_f64 || func.tensor(value).element == ElementType::F32)
    }

    /// Returns the forms of each value of `func`, given those of its parameters.
    pub(super) fn of_values(&mut self, func: &Func, parameters: &[bool]) -> Vec<Forms> {
        let mut forms: Vec<Forms> = Vec::with_capacity(func.len());
        for value in func.values() {
            let found = match self.is_active {
                true => self.of_value(func, value, parameters, &forms),
                false => vec![false; func.ty(value).tensors().len()],
            };
            forms.push(found);
        }
        forms
    }

    fn of_value(
        &mut self,
        func: &Func,
        value: Value,
        parameters: &[bool],
        before: &[Forms],
    ) -> Forms {
        let is_complex = |v: &Value| before[v.index()] == [true];
        match func.op(value) {
            Op::Parameter { index } => vec![parameters[*index]],
            Op::Result { of, index } => vec![before[of.index()][*index]],
            Op::Fft { kind, .. } => vec![kind.gives_pairs()],
            Op::Concatenate { .. } => {
                vec![func.joined_parts(value).is_some() && self.may_be_complex(func, value)]
            }
            Op::Reshape { operand, .. }
            | Op::Slice { operand, .. }
            | Op::DynamicSlice { operand, .. }
            | Op::DynamicUpdateSlice { operand, .. } => {
                vec![is_complex(operand) && moves_pairs(func, value)]
            }
            Op::While { cond, body, .. } => self.carried(cond, body),
            Op::Call { callee, .. } => self.signature(callee).results,
            Op::Case {
                branches, operands, ..
            } => {
                let given: Forms = operands.iter().map(is_complex).collect();
                let mut all = vec![true; func.ty(value).tensors().len()];
                for branch in branches {
                    let inside = self.of_values(branch, &given);
                    for (all, result) in all.iter_mut().zip(&branch.results) {
                        *all &= inside[result.index()] == [true];
                    }
                }
                all
            }
            Op::OptimizationBarrier { operands } => operands.iter().map(is_complex).collect(),
            _ => vec![false; func.ty(value).tensors().len()],
        }
    }

    /// Returns the forms of a loop's carried values: complex where neither condition nor body needs
    /// pairs, and the body returns complex numbers (the greatest fixed point).
    pub(super) fn carried(&mut self, cond: &Func, body: &Func) -> Forms {
        if !self.is_active {
            return vec![false; body.params().len()];
        }
        if let Some(known) = self.carried.get(&std::ptr::from_ref(body)) {
            return known.clone();
        }
        let uses = self.uses(cond).into_iter().zip(self.uses(body));
        let mut carried: Forms = (uses.zip(&body.results))
            .map(|((in_cond, in_body), result)| match in_cond.and(in_body) {
                Use::Parts => true,
                Use::None => !matches!(body.op(*result), Op::Parameter { .. }),
                Use::Pairs => false,
            })
            .collect();
        loop {
            let inside = self.of_values(body, &carried);
            let results = body.results.iter().map(|v| inside[v.index()] == [true]);
            let next: Forms = (results.zip(&carried))
                .map(|(result, carried)| result && *carried)
                .collect();
            if next == carried {
                break;
            }
            carried = next;
        }
        self.carried.insert(body, carried.clone());
        carried
    }

    /// Returns the forms of a callee's parameters and results.
    pub(super) fn signature(&mut self, callee: &Func) -> Signature {
        if !self.is_active {
            return Signature::of_pairs(callee);
        }
        if let Some(known) = self.signatures.get(&std::ptr::from_ref(callee)) {
            return known.clone();
        }
        let uses = self.uses(callee);
        let parameters: Forms = uses.into_iter().map(|of| of == Use::Parts).collect();
        let forms = self.of_values(callee, &parameters);
        let results = callee.results.iter();
        let signature = Signature {
            results: results.map(|v| forms[v.index()] == [true]).collect(),
            parameters,
        };
        self.signatures.insert(callee, signature.clone());
        signature
    }

    /// Returns how `func` uses each of its parameters.
    fn uses(&mut self, func: &Func) -> Vec<Use> {
        let mut uses = vec![Use::None; func.params().len()];
        for value in func.values() {
            let op = func.op(value);
            for (nth, operand) in op.operands().into_iter().enumerate() {
                if let Op::Parameter { index } = func.op(operand) {
                    let found = match self.may_be_complex(func, operand) {
                        true => self.use_of_operand(func, value, nth),
                        false => Use::Pairs,
                    };
                    uses[*index] = uses[*index].and(found);
                }
            }
        }
        uses
    }

    fn use_of_operand(&mut self, func: &Func, value: Value, nth: usize) -> Use {
        let if_complex = |is_complex: bool| match is_complex {
            true => Use::Parts,
            false => Use::Pairs,
        };
        match func.op(value) {
            Op::OptimizationBarrier { .. } => Use::None,
            Op::Fft { kind, .. } => if_complex(kind.takes_pairs()),
            Op::Slice { .. } => {
                if_complex(func.part_of_pairs(value).is_some() || func.may_be_pairs(value))
            }
            Op::Reshape { .. } | Op::DynamicSlice { .. } | Op::DynamicUpdateSlice { .. } => {
                if_complex(moves_pairs(func, value))
            }
            Op::While { cond, body, .. } => if_complex(self.carried(cond, body)[nth]),
            Op::Call { callee, .. } => if_complex(self.signature(callee).parameters[nth]),
            Op::Case { branches, .. } => {
                let inside = branches.iter().map(|branch| self.uses(branch)[nth - 1]);
                inside.fold(Use::None, Use::and)
            }
            _ => Use::Pairs,
        }
    }
}
