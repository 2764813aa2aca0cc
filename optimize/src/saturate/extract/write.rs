//! Writes selections as ops.

use std::collections::BTreeMap;

use stablehlo::{Func, Value};

use super::{NodeSelection, Problem};
use crate::saturate::graph::Way;

impl Problem {
    /// Returns the region as a function of its leaves.
    pub(super) fn func(&self, plan: &NodeSelection) -> Option<Func> {
        let mut func = Func::new("region");
        let order = self.order(plan)?;
        let mut new: BTreeMap<usize, Value> = BTreeMap::new();
        for class in order {
            if let Way::Leaf(_) = self.classes[class][plan[class]].way {
                new.insert(class, func.parameter(self.types[class].clone()));
            }
        }
        let mut results = Vec::new();
        for (nth, _) in self.roots.iter().enumerate() {
            results.push(self.write(plan, nth, &mut func, &mut new, &mut |_| unreachable!()));
        }
        func.results = results;
        Some(func)
    }

    /// Writes the ops that root `nth` depends on and that are not written yet; `leaf` maps values
    /// of the surrounding function to new ones.
    pub(in crate::saturate) fn write(
        &self,
        plan: &NodeSelection,
        nth: usize,
        out: &mut Func,
        new: &mut BTreeMap<usize, Value>,
        leaf: &mut dyn FnMut(Value) -> Value,
    ) -> Value {
        let (root, _) = self.roots[nth];
        let mut left = vec![root];
        while let Some(class) = left.last().copied() {
            if new.contains_key(&class) {
                left.pop();
                continue;
            }
            let choice = &self.classes[class][plan[class]];
            let missing = choice.needs.iter().rev().filter(|n| !new.contains_key(n));
            let before = left.len();
            left.extend(missing.copied());
            if left.len() > before {
                continue;
            }
            let value = match &choice.way {
                Way::Leaf(value) => leaf(*value),
                Way::Op(op) => {
                    let mut needs = choice.needs.iter();
                    let op = op.map_operands(|_| new[needs.next().expect("one for each operand")]);
                    out.push(op).expect("classes are well typed")
                }
            };
            new.insert(class, value);
        }
        new[&root]
    }
}
