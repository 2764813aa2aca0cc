//! Rewrites phis and selects of float bit patterns to floats.
//!
//! nvcc's newer dialect has one kind of register for integers and floats, and LLVM moves a
//! `bitcast` towards the definition of a value: phis and selects are then integers that were floats
//! before and become floats again afterwards. This pass rewrites such phis and selects to the float
//! type.
//!
//! It skips values that are also used as integers or computed as integers, and constants that are
//! NaN bit patterns.

use std::collections::{HashMap, HashSet};

use llvm::{Builder, ModuleRef, Opcode, Type, Value};

/// Rewrites phis and selects of bits that are only used as floats to phis and selects of floats.
/// The old ones are left for `adce`.
pub fn as_floats(unit: ModuleRef, function: Value) {
    let builder = Builder::new(unit);
    let mut seen = HashSet::new();
    for value in function.instructions() {
        if hands_on(value)
            && seen.insert(value)
            && let Some(web) = Web::around(&builder, value, &mut seen)
        {
            web.rewrite(&builder);
        }
    }
}

/// Returns whether `value` is a phi or select of an integer as wide as a float.
fn hands_on(value: Value) -> bool {
    let one_of = matches!(value.opcode(), Some(Opcode::LLVMPHI | Opcode::LLVMSelect));
    one_of && value.ty().is_int() && matches!(value.ty().bits(), 16 | 32 | 64)
}

/// Returns the possible values of a phi or select.
fn choices(value: Value) -> Vec<Value> {
    match value.opcode() {
        Some(Opcode::LLVMPHI) => value.incoming().into_iter().map(|edge| edge.0).collect(),
        _ => vec![value.operand(1), value.operand(2)],
    }
}

/// A connected set of phis and selects.
struct Web {
    nodes: Vec<Value>,
    float: Type,
    /// Casts of the nodes to the float type.
    sinks: Vec<Value>,
}

impl Web {
    /// Returns the connected set around `first`, if it is only used as a float.
    fn around(builder: &Builder, first: Value, seen: &mut HashSet<Value>) -> Option<Web> {
        let (mut nodes, mut sinks, mut constants) = (vec![first], Vec::new(), Vec::new());
        let mut float = None;
        let mut fits = true;
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            at += 1;
            let mut meet = |value: Value| {
                if seen.insert(value) {
                    nodes.push(value);
                }
            };
            for choice in choices(node) {
                if choice.is(Opcode::LLVMBitCast) {
                    let from = choice.operand(0).ty();
                    fits &= from.is_float() && *float.get_or_insert(from) == from;
                } else if choice.const_int().is_some() {
                    constants.push(choice);
                } else if hands_on(choice) {
                    meet(choice);
                } else {
                    fits &= choice.is_undef();
                }
            }
            for user in node.users() {
                if user.is(Opcode::LLVMBitCast) {
                    let to = user.ty();
                    fits &= to.is_float() && *float.get_or_insert(to) == to;
                    sinks.push(user);
                } else if hands_on(user) {
                    meet(user);
                } else {
                    fits = false;
                }
            }
        }
        let float = float.filter(|_| fits)?;
        let is_number = |bits: &Value| {
            let number = builder.bitcast(*bits, float).const_float();
            number.is_some_and(|number| !number.is_nan())
        };
        constants.iter().all(is_number).then_some(Web {
            nodes,
            float,
            sinks,
        })
    }

    fn rewrite(&self, builder: &Builder) {
        let mut now: HashMap<Value, Value> = HashMap::new();
        for node in self.nodes.iter().filter(|node| node.is(Opcode::LLVMPHI)) {
            now.insert(*node, builder.before(*node).phi(self.float));
        }
        // A select may use other selects: each waits for its operands.
        let mut selects: Vec<Value> = (self.nodes.iter().copied())
            .filter(|node| node.is(Opcode::LLVMSelect))
            .collect();
        while !selects.is_empty() {
            let before = selects.len();
            selects.retain(|select| {
                let sides = [1, 2].map(|side| self.float_of(builder, select.operand(side), &now));
                if let [Some(yes), Some(no)] = sides {
                    let builder = builder.before(*select);
                    now.insert(*select, builder.select(select.operand(0), yes, no));
                }
                !now.contains_key(select)
            });
            assert!(selects.len() < before, "selects of SSA form have an order");
        }
        for node in self.nodes.iter().filter(|node| node.is(Opcode::LLVMPHI)) {
            for (value, block) in node.incoming() {
                let value = self.float_of(builder, value, &now).expect("all are made");
                now[node].add_incoming(value, block);
            }
        }
        for sink in &self.sinks {
            sink.replace_uses(now[&sink.operand(0)]);
        }
    }

    /// Returns the float with the bits `value`.
    fn float_of(
        &self,
        builder: &Builder,
        value: Value,
        now: &HashMap<Value, Value>,
    ) -> Option<Value> {
        match () {
            () if value.is(Opcode::LLVMBitCast) => Some(value.operand(0)),
            () if value.is_undef() => Some(self.float.poison()),
            () if value.is_constant() => Some(builder.bitcast(value, self.float)),
            () => now.get(&value).copied(),
        }
    }
}
