//! Dead code elimination: unused pure ops, results and carried values.

use crate::kernel_ir::{Kernel, Op, OpKind, Region, ValueId};

/// Removes every op that neither has an effect nor feeds one, and every dead result of ifs and
/// counted loops.
pub fn drop_dead(mut kernel: Kernel) -> Kernel {
    let mut live = Live {
        values: vec![false; kernel.values.len()],
    };
    live.region(&kernel.body);
    live.sweep(&mut kernel.body);
    kernel
}

struct Live {
    values: Vec<bool>,
}

impl Live {
    fn is(&self, value: ValueId) -> bool {
        self.values[value.index()]
    }

    fn mark(&mut self, value: ValueId) {
        self.values[value.index()] = true;
    }

    /// Marks the values that the ops of `region` need, given that its needed yields are marked.
    fn region(&mut self, region: &Region) {
        for op in region.ops.iter().rev() {
            if op.kind.has_effect() || op.results.iter().any(|result| self.is(*result)) {
                self.op(op);
            }
        }
    }

    fn op(&mut self, op: &Op) {
        match &op.kind {
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                [lower, upper, step]
                    .into_iter()
                    .for_each(|value| self.mark(*value));
                self.counted(op, init, body);
            }
            OpKind::AffineFor {
                lower,
                upper,
                init,
                body,
                ..
            } => {
                lower
                    .operands
                    .iter()
                    .chain(&upper.operands)
                    .for_each(|value| self.mark(*value));
                self.counted(op, init, body);
            }
            OpKind::If { .. } | OpKind::AffineIf { .. } => {
                op.kind.visit_operands(&mut |value| self.mark(*value));
                for region in op.kind.regions() {
                    for (result, value) in op.results.iter().zip(&region.yields) {
                        if self.is(*result) {
                            self.mark(*value);
                        }
                    }
                    self.region(region);
                }
            }
            _ => {
                op.kind.visit_operands(&mut |value| self.mark(*value));
                for region in op.kind.regions().into_iter().rev() {
                    region.yields.iter().for_each(|value| self.mark(*value));
                    self.region(region);
                }
                // Values that `after` needs may be defined in `before`: visit it once more.
                op.kind
                    .regions()
                    .into_iter()
                    .rev()
                    .for_each(|region| self.region(region));
            }
        }
    }

    /// Marks the needs of a loop: a carried value is needed if its result is, or if the body uses
    /// it for a needed value.
    fn counted(&mut self, op: &Op, init: &[ValueId], body: &Region) {
        loop {
            let needed: Vec<usize> = (0..init.len())
                .filter(|k| self.carried(op, body, *k))
                .collect();
            needed.iter().for_each(|k| self.mark(body.yields[*k]));
            self.region(body);
            if (0..init.len())
                .filter(|k| self.carried(op, body, *k))
                .count()
                == needed.len()
            {
                needed.iter().for_each(|k| self.mark(init[*k]));
                return;
            }
        }
    }

    fn carried(&self, op: &Op, body: &Region, k: usize) -> bool {
        self.is(op.results[k]) || self.is(body.args[k + 1])
    }

    fn sweep(&self, region: &mut Region) {
        region
            .ops
            .retain(|op| op.kind.has_effect() || op.results.iter().any(|result| self.is(*result)));
        for op in &mut region.ops {
            match &mut op.kind {
                OpKind::For { init, body, .. } | OpKind::AffineFor { init, body, .. } => {
                    let keep: Vec<bool> = (0..init.len())
                        .map(|k| self.is(op.results[k]) || self.is(body.args[k + 1]))
                        .collect();
                    let iv = body.args.remove(0);
                    retain(&mut op.results, &keep);
                    retain(init, &keep);
                    retain(&mut body.args, &keep);
                    retain(&mut body.yields, &keep);
                    body.args.insert(0, iv);
                }
                OpKind::If {
                    then_region,
                    else_region,
                    ..
                }
                | OpKind::AffineIf {
                    then_region,
                    else_region,
                    ..
                } => {
                    let keep: Vec<bool> =
                        op.results.iter().map(|result| self.is(*result)).collect();
                    retain(&mut op.results, &keep);
                    retain(&mut then_region.yields, &keep);
                    retain(&mut else_region.yields, &keep);
                }
                _ => {}
            }
            op.kind
                .regions_mut()
                .into_iter()
                .for_each(|region| self.sweep(region));
        }
    }
}

/// Keeps `list[k]` where `keep[k]`.
fn retain<T>(list: &mut Vec<T>, keep: &[bool]) {
    let mut keep = keep.iter();
    list.retain(|_| *keep.next().expect("one flag for each"));
}
