//! Which arrays of pairs are written as complex numbers.
//!
//! XLA has Fourier transforms of complex numbers only, and stores these as the tensor IR has pairs:
//! the real part of an element, then the imaginary one. To join and split pairs costs a loop each
//! time. A value of a program with Fourier transforms, or with loops that carry complex numbers, is
//! therefore written in one of two forms, pairs or complex numbers; either becomes
//! the other where an op needs it, bit for bit, and XLA removes conversions that undo each other.
//! Complex numbers are what a transform takes and gives, what is joined of two parts, and what a
//! loop or a function passes on of these. Arithmetic is written with the parts, so that XLA rounds
//! it as it rounds that of real numbers.

use std::collections::HashMap;

use crate::{ElementType, Func, Op, Value};

/// For each tensor of a value, whether it is written as complex numbers.
pub(super) type Forms = Vec<bool>;

/// What a function takes, and what it returns.
#[derive(Clone)]
pub(super) struct Signature {
    pub(super) parameters: Forms,
    pub(super) results: Forms,
}

impl Signature {
    /// That of a function without complex numbers.
    pub(super) fn of_pairs(func: &Func) -> Signature {
        Signature {
            parameters: vec![false; func.params().len()],
            results: vec![false; func.results.len()],
        }
    }
}

/// Whether all that an op moves has pairs along the last dimension.
fn moves_pairs(func: &Func, value: Value) -> bool {
    let update = match func.op(value) {
        Op::DynamicUpdateSlice { update, .. } => *update,
        _ => value,
    };
    func.may_be_pairs(update) && func.may_be_pairs(value)
}

/// How the parameter of a function is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Not at all, or only passed on.
    None,
    /// As complex numbers, or by its parts.
    Parts,
    /// Somewhere as an array of pairs.
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

/// The forms of the values of a program. Functions are known by where they are, so the program
/// must outlive this.
#[derive(Default)]
pub(super) struct Analysis {
    /// Whether anything is written as complex numbers.
    pub(super) is_active: bool,
    /// Whether complex numbers of `f64` are. Not all devices have them, so only where transforms
    /// need them.
    has_f64: bool,
    /// What loops carry, by their bodies.
    carried: HashMap<*const Func, Forms>,
    /// Of callees.
    signatures: HashMap<*const Func, Signature>,
}

impl Analysis {
    /// That of a program, the text of which a device gets.
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

    /// Whether a loop carries complex numbers.
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

    /// Whether a value may be complex numbers that the text has.
    fn may_be_complex(&self, func: &Func, value: Value) -> bool {
        func.may_be_pairs(value) && (self.has_f64 || func.tensor(value).element == ElementType::F32)
    }

    /// The forms of each value of `func`, with those of its parameters given.
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

    /// What a loop carries: complex numbers where neither of its functions needs pairs, and the
    /// body gives complex numbers again.
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

    /// What a callee takes and returns.
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

    /// How each parameter of `func` is used.
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
