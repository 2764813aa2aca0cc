//! Phis of structures.
//!
//! A shuffle returns a pair, and LLVM sinks its extraction past the merge of branches. This pass
//! creates a phi for each part.

use std::collections::HashMap;

use llvm::{Builder, ModuleRef, Opcode, Value};

/// Rewrites phis of structures that are only used by `extractvalue` to phis of their parts. The old
/// ones are left for `adce`.
pub fn take_apart(unit: ModuleRef, function: Value) {
    let builder = Builder::new(unit);
    for phi in function.instructions() {
        let is_taken_apart = |user: &Value| user.is(Opcode::LLVMExtractValue);
        let is_structure = phi.is(Opcode::LLVMPHI) && phi.ty().fields().is_some();
        if !is_structure || !phi.users().iter().all(is_taken_apart) {
            continue;
        }
        let mut parts: HashMap<u32, Value> = HashMap::new();
        for user in phi.users() {
            let index = user.extracted_index();
            let part = *parts.entry(index).or_insert_with(|| {
                let part = builder.before(phi).phi(user.ty());
                for (value, block) in phi.incoming() {
                    let builder = builder.before(block.terminator());
                    part.add_incoming(builder.extract_value(value, index), block);
                }
                part
            });
            user.replace_uses(part);
        }
    }
}
