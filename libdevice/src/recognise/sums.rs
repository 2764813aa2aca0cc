//! What the floats of a scan are sums of.
//!
//! In: the ranges of a [`Scan`] so far. Out: the sum that a float is, for those computed from it, and a narrower range of it where the sum says more than its last operation.

use super::code::Code;
use super::forms::{Form, is_sum};
use super::graph::{Id, Kind};
use super::scan::Scan;

impl Scan<'_> {
    /// Says of what a float is a sum, and narrows it to what that can be.
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

    /// Narrows the range of `id`; whether the sum is worth following.
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
        // A small difference of large values that says nothing new would only carry their errors on.
        Some(upper - lower < most - least || large <= 1e3 * size)
    }

    /// What a value is, if it is one number.
    fn number(&self, id: Id) -> Option<f64> {
        let (least, most) = self.limits(id)?;
        (least == most).then_some(least)
    }

    /// Makes `form`, which is zero, what a value is.
    fn begin(&self, form: &mut Form, id: Id) {
        match self.has_form[id] {
            true => form.set(&self.forms[id]),
            false => self.add(form, id, 1.0),
        }
    }

    /// Adds a value, so many times.
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

    /// What a value is the negative of, and whether it is.
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
