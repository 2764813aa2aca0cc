//! Canonicalization of induction variables to a counter from zero with increment one.
//!
//! Compilers use one pointer per array, count down, and use the stride of an unrolled body. This
//! pass rewrites each such variable to `start + step * i` of one counter `i = 0, 1, 2, …`, modulo
//! its width as before, so that addresses become affine in `i`. LLVM's `indvars`, which runs next,
//! then expresses the loop's exit test in `i` too; it does not create counters itself.

use llvm::loops::{Loop, loops};
use llvm::{Builder, ModuleRef, Opcode, Type, Value};

/// Rewrites the induction variables of every loop.
pub fn count_from_zero(unit: ModuleRef, function: Value) {
    for found in loops(function) {
        rewrite(unit, &found);
    }
}

/// A variable that changes by the same amount in each iteration.
struct Induction {
    phi: Value,
    start: Value,
    step: Value,
    /// Whether the step is subtracted.
    down: bool,
}

fn rewrite(unit: ModuleRef, found: &Loop) {
    let phis = found
        .header
        .instructions()
        .into_iter()
        .take_while(|value| value.is(Opcode::LLVMPHI));
    let inductions: Vec<_> = phis.filter_map(|phi| induction(found, phi)).collect();
    let mut counters: Vec<(Type, Value)> = Vec::new();
    for this in inductions.iter().filter(|this| this.is_counter()) {
        counters.push((this.phi.ty(), this.phi));
    }
    let builder = Builder::new(unit);
    for this in inductions.iter().filter(|this| !this.is_counter()) {
        let ty = this.phi.ty();
        let counter = match counters.iter().find(|(known, _)| *known == ty) {
            Some((_, counter)) => *counter,
            None => {
                let counter = new_counter(&builder, found, ty);
                counters.push((ty, counter));
                counter
            }
        };
        let builder = builder.at_start_of(found.header);
        let travelled = match this.step.const_int() {
            Some(step) => builder.mul(counter, step),
            None => builder.binary(Opcode::LLVMMul, counter, this.step),
        };
        let value = match (this.down, this.start.is_null()) {
            (true, _) => builder.binary(Opcode::LLVMSub, this.start, travelled),
            (false, true) => travelled,
            (false, false) => builder.binary(Opcode::LLVMAdd, this.start, travelled),
        };
        this.phi.replace_uses(value);
        // Its own increment now uses `value`; nothing else reads it.
        this.phi.erase();
    }
}

impl Induction {
    fn is_counter(&self) -> bool {
        self.start.is_null() && self.step.const_int() == Some(1) && !self.down
    }
}

fn induction(found: &Loop, phi: Value) -> Option<Induction> {
    if ![32, 64].contains(&phi.ty().bits()) {
        return None;
    }
    let incoming = phi.incoming();
    let from = |block| {
        incoming
            .iter()
            .find(|(_, from)| *from == block)
            .map(|(value, _)| *value)
    };
    let (start, next) = (from(found.preheader)?, from(found.latch)?);
    let (lhs, rhs) = match next.opcode()? {
        Opcode::LLVMAdd | Opcode::LLVMSub => (next.operand(0), next.operand(1)),
        _ => return None,
    };
    let down = next.is(Opcode::LLVMSub);
    let step = match (lhs == phi, rhs == phi) {
        (true, false) => rhs,
        (false, true) if !down => lhs,
        _ => return None,
    };
    found.is_invariant(step).then_some(Induction {
        phi,
        start,
        step,
        down,
    })
}

/// Creates a phi that counts iterations from zero.
fn new_counter(builder: &Builder, found: &Loop, ty: Type) -> Value {
    let first = found.header.instructions()[0];
    let counter = builder.before(first).phi(ty);
    let next = builder
        .before(found.latch.terminator())
        .binary(Opcode::LLVMAdd, counter, ty.int(1));
    counter.add_incoming(ty.zero(), found.preheader);
    counter.add_incoming(next, found.latch);
    counter
}
