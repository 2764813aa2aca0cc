//! What is only known when the program runs: the first check that fails puts its number into the fault.

use super::Check;
use super::lower::{DimTensor, Lower};
use stablehlo::{BinaryOp as Hlo, Combiner, Direction, ElementType, Scalar};

impl Lower<'_> {
    /// A trap: every thread that gets here fails the run.
    pub(super) fn trap(&mut self, message: &str) {
        let check = Check {
            kernel: self.kernel.name.clone(),
            array: String::new(),
            len: 0,
            trap: Some(message.to_owned()),
            line: self.loc.line,
            column: self.loc.column,
            source: 0,
        };
        self.fail_where(check, None);
    }

    /// Has the program fail with `check` if a thread that takes part is one of `failing`, or (without) if any takes part.
    pub(super) fn fail_where(&mut self, check: Check, failing: Option<DimTensor>) {
        let Some(fault) = self.fault else {
            self.wants_fault = true;
            return;
        };
        let number = match self.checks.iter().position(|c| *c == check) {
            Some(known) => known + 1,
            None => {
                self.checks.push(check);
                self.checks.len()
            }
        };
        let failing = match (failing, self.mask.clone()) {
            (Some(failing), Some(mask)) => Some(self.hlo(Hlo::And, &failing, &mask)),
            (failing, mask) => failing.or(mask),
        };
        let any = match failing {
            Some(failing) => {
                let axes: Vec<usize> = (0..failing.dims.len()).collect();
                let mut any = self.restrict(&failing).value;
                if !axes.is_empty() {
                    let no = self.f().scalar(ElementType::Pred, Scalar::Int(0));
                    any = self.f().reduce(any, no, &axes, Combiner::Or);
                }
                any
            }
            None => self.f().scalar(ElementType::Pred, Scalar::Int(1)),
        };
        let now = self.array_value(fault);
        let none = self.f().scalar(ElementType::I32, Scalar::Int(0));
        let number = Scalar::Int(number as i64);
        let number = self.f().scalar(ElementType::I32, number);
        let clear = self.f().compare(Direction::Eq, now, none);
        let new = self.f().binary(Hlo::And, any, clear);
        let new = self.f().select(new, number, now);
        let frame = self.depth();
        let a = &mut self.arrays[fault];
        (a.value, a.frame, a.written) = (new, frame, true);
    }
}
