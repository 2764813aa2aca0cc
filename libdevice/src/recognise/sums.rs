//! Linear forms of the floats of a scan.
//!
//! From the ranges of a [`Scan`] so far it computes the linear form of a float, for those derived
//! from it, and narrows the float's range where the form gives better bounds than the last
//! operation.

use super::code::Code;
use super::forms::{Form, is_sum};
use super::graph::{Id, Kind};
use super::scan::Scan;

impl Scan<'_> {
    /// Computes the linear form of a float, and narrows its range to the bounds of the form.
    pub fn sum(&mut self, id: Id) {
        let node = &self.graph.nodes[id];
        let Kind::Code(code) = node.kind else {
            return;
        };
        let is_same = code == Code::Same && self.graph.nodes[node.operands[0]].bits == node.bits;
        if !is_same && !is_sum(code) {
            return;
        }
        let mut form = std::mem::take(&mut self.forms[id]);
        form.clear();
        self.has_form[id] = match is_same {
            true => {
                self.begin(&mut form, node.operands[0]);
                true
            }
            false => self
                .narrow(id, code, &mut form)
                .is_some_and(|is_new| is_new),
        };
        self.forms[id] = form;
    }

    /// Narrows the range of `id`; returns whether the form is worth keeping.
    fn narrow(&mut self, id: Id, code: Code, form: &mut Form) -> Option<bool> {
        let node = &self.graph.nodes[id];
        let range = self.values[id]?;
        let (least, most) = self.limits(id)?;
        let operands = &node.operands;
        match code {
            Code::FNeg => self.add(form, operands[0], -1.0),
            Code::FAdd => {
                self.begin(form, operands[0]);
                self.add(form, operands[1], 1.0);
            }
            Code::FSub => {
                self.begin(form, operands[0]);
                self.add(form, operands[1], -1.0);
            }
            Code::FMul => self.product(form, operands[0], operands[1]),
            _ => {
                self.product(form, operands[0], operands[1]);
                self.add(form, operands[2], 1.0);
            }
        }
        let size = least.abs().max(most.abs());
        if !form.round(node.bits, size) {
            return None;
        }
        let (lower, upper, large) = form.bounds(|id| self.limits(id))?;
        self.set(id, Some(range.within((lower, upper))));
        // A form with large terms that does not narrow the range would only propagate their errors.
        Some(upper - lower < most - least || large <= 1e3 * size)
    }

    /// Returns the value of a node, if it is a single float.
    fn number(&self, id: Id) -> Option<f64> {
        let (least, most) = self.limits(id)?;
        (least == most).then_some(least)
    }

    /// Initialises `form`, which is 0, with a value.
    fn begin(&self, form: &mut Form, id: Id) {
        match self.has_form[id] {
            true => form.set(&self.forms[id]),
            false => self.add(form, id, 1.0),
        }
    }

    /// Adds a value multiplied by `times`.
    fn add(&self, form: &mut Form, id: Id, times: f64) {
        if self.has_form[id] {
            return form.add(&self.forms[id], times);
        }
        match self.number(id) {
            Some(number) => form.add_constant(number, times),
            None => form.add_value(id, times),
        }
    }

    /// Adds the product of two values.
    fn product(&self, form: &mut Form, a: Id, b: Id) {
        let ((a, sign), (b, other)) = (self.behind_sign(a), self.behind_sign(b));
        let sign = sign * other;
        for (one, other) in [(a, b), (b, a)] {
            if let Some(constant) = self.number(other) {
                return self.add(form, one, sign * constant);
            }
            // A quotient times its divisor.
            let node = &self.graph.nodes[other];
            if matches!(node.kind, Kind::Code(Code::FDiv))
                && self.behind_sign(node.operands[1]) == (one, 1.0)
                && let Some((least, most)) = self.limits(node.operands[0])
            {
                let mut whole = Form::default();
                self.begin(&mut whole, node.operands[0]);
                if whole.round(node.bits, 2.0 * least.abs().max(most.abs())) {
                    return form.add(&whole, sign);
                }
            }
        }
        form.add_product(a, b, sign);
    }

    /// Looks through negations; returns the value and its sign.
    fn behind_sign(&self, mut id: Id) -> (Id, f64) {
        let mut sign = 1.0;
        loop {
            let node = &self.graph.nodes[id];
            match node.kind {
                Kind::Code(Code::FNeg) => sign = -sign,
                Kind::Code(Code::Same) if self.graph.nodes[node.operands[0]].bits == node.bits => {}
                _ => return (id, sign),
            }
            id = node.operands[0];
        }
    }
}
