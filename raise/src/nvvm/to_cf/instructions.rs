//! Emission of one LLVM instruction as one op (occasionally a few).

use llvm::{Block, IntPredicate, Opcode, RealPredicate, Value};

use super::{Emitter, resolve};
use crate::error::Error;
use crate::nvvm::place;

impl Emitter<'_> {
    /// Emits `value`, an instruction of `block`.
    pub fn instruction(&mut self, value: Value, block: Block) {
        use Opcode::*;
        let opcode = value.opcode().expect("an instruction");
        if let Some(op) = binary_op(value) {
            return self.arithmetic(value, op);
        }
        match opcode {
            LLVMRet | LLVMUnreachable => self.effect("func.return"),
            LLVMBr => self.branch(value, block),
            LLVMSwitch => self.switch(value, block),
            LLVMLoad | LLVMStore => self.access(value),
            LLVMICmp | LLVMFCmp => {
                let (lhs, rhs) = (value.operand(0), value.operand(1));
                let ty = self.ty(lhs.ty(), value);
                let (lhs, rhs) = (self.name(lhs), self.name(rhs));
                let op = match opcode {
                    LLVMICmp => format!("arith.cmpi {}", int_predicate(value.int_predicate())),
                    _ => format!("arith.cmpf {}", real_predicate(value.real_predicate())),
                };
                self.define(value, format_args!("{op}, {lhs}, {rhs} : {ty}"));
            }
            LLVMSelect => self.select(value),
            LLVMFNeg => {
                let ty = self.ty(value.ty(), value);
                let operand = self.name(value.operand(0));
                self.define(value, format_args!("arith.negf {operand} : {ty}"));
            }
            LLVMTrunc | LLVMZExt | LLVMSExt | LLVMFPToUI | LLVMFPToSI | LLVMUIToFP | LLVMSIToFP
            | LLVMFPTrunc | LLVMFPExt | LLVMBitCast => self.cast(value, opcode),
            LLVMFreeze | LLVMExtractElement | LLVMInsertElement if resolves(value) => {}
            LLVMGetElementPtr | LLVMAlloca | LLVMAddrSpaceCast => {} // emitted with the access
            LLVMExtractValue => match self.parts.get(&value.operand(0)).cloned() {
                Some([whole, flag]) => {
                    let part = if value.ty().bits() == 1 { flag } else { whole };
                    self.names.insert(value, part);
                }
                None => self.overflow_part(value),
            },
            LLVMFence => {} // threads run in lock step, and see each other's writes
            LLVMCall => self.call(value),
            _ => self.unsupported(value),
        }
    }

    /// Reports an instruction that has no counterpart.
    pub fn unsupported(&mut self, value: Value) {
        let text = value.text();
        let text = text.trim().split(", !").next().unwrap_or_default();
        let error = Error::unsupported(
            "llvm-instruction",
            format!("this LLVM instruction is not supported yet: `{text}`"),
        );
        self.errors.push(place(error, value));
    }

    fn arithmetic(&mut self, value: Value, op: &str) {
        let ty = self.ty(value.ty(), value);
        let (lhs, rhs) = (self.name(value.operand(0)), self.name(value.operand(1)));
        let mut flags = Vec::new();
        if value.nsw() {
            flags.push("nsw");
        }
        if value.nuw() {
            flags.push("nuw");
        }
        let flags = if flags.is_empty() {
            String::new()
        } else {
            format!(" overflow<{}>", flags.join(", "))
        };
        let exact = if value.exact() { " exact" } else { "" };
        // A disjoint `or` is emitted as a sum, which later stages analyse better.
        let op = if value.disjoint() { "arith.addi" } else { op };
        let flags = if value.disjoint() {
            " overflow<nsw, nuw>"
        } else {
            flags.as_str()
        };
        self.define(
            value,
            format_args!("{op} {lhs}, {rhs}{flags}{exact} : {ty}"),
        );
    }

    fn branch(&mut self, value: Value, block: Block) {
        let successors = value.successors();
        if value.is_conditional() {
            let condition = self.name(value.operand(0));
            let on_true = self.edge(block, successors[0]);
            let on_false = self.edge(block, successors[1]);
            self.effect(format_args!(
                "cf.cond_br {condition}, {on_true}, {on_false}"
            ));
        } else {
            let to = self.edge(block, successors[0]);
            self.effect(format_args!("cf.br {to}"));
        }
    }

    /// Emits a switch as a chain of branches, one for each target: `x == 0 || x == 7` is one
    /// condition.
    fn switch(&mut self, value: Value, block: Block) {
        let operands = value.operands();
        let successors = value.successors();
        let ty = self.ty(operands[0].ty(), value);
        let subject = self.name(operands[0]);
        let default = successors[0];
        let mut places: Vec<(Block, Vec<Value>)> = Vec::new();
        for (place, case) in successors[1..].iter().zip(value.switch_cases()) {
            match places.iter_mut().find(|(known, _)| known == place) {
                Some((_, cases)) => cases.push(case),
                None if *place != default => places.push((*place, vec![case])),
                None => {}
            }
        }
        let count = places.len();
        for (number, (place, cases)) in places.into_iter().enumerate() {
            let mut condition = String::new();
            for case in cases {
                let case = self.name(case);
                let hit = self.op(format_args!("arith.cmpi eq, {subject}, {case} : {ty}"));
                condition = match condition.as_str() {
                    "" => hit,
                    so_far => self.binary("arith.ori", so_far, &hit, "i1"),
                };
            }
            let on_true = self.edge(block, place);
            if number + 1 == count {
                let on_false = self.edge(block, default);
                self.effect(format_args!(
                    "cf.cond_br {condition}, {on_true}, {on_false}"
                ));
            } else {
                let next = format!("^bb{}_{number}", self.blocks[&block]);
                self.effect(format_args!("cf.cond_br {condition}, {on_true}, {next}"));
                self.body.push_str(&format!("  {next}:\n"));
            }
        }
        if count == 0 {
            let to = self.edge(block, default);
            self.effect(format_args!("cf.br {to}"));
        }
    }

    /// Emits a select. LLVM's form of `a && b` is `select a, b, false`; no operand has effects, so
    /// it becomes an `and`.
    fn select(&mut self, value: Value) {
        let (condition, on_true, on_false) = (value.operand(0), value.operand(1), value.operand(2));
        let ty = self.ty(value.ty(), value);
        let condition_name = self.name(condition);
        if ty == "i1" && on_false.const_uint() == Some(0) {
            let other = self.name(on_true);
            self.define(
                value,
                format_args!("arith.andi {condition_name}, {other} : i1"),
            );
        } else if ty == "i1" && on_true.const_uint() == Some(1) {
            let other = self.name(on_false);
            self.define(
                value,
                format_args!("arith.ori {condition_name}, {other} : i1"),
            );
        } else {
            let (on_true, on_false) = (self.name(on_true), self.name(on_false));
            self.define(
                value,
                format_args!("arith.select {condition_name}, {on_true}, {on_false} : {ty}"),
            );
        }
    }

    fn cast(&mut self, value: Value, opcode: Opcode) {
        use Opcode::*;
        if matches!(opcode, LLVMFPToUI | LLVMFPToSI) {
            return self.float_to_int(value, opcode == LLVMFPToSI);
        }
        let operand = value.operand(0);
        let from = self.ty(operand.ty(), value);
        let to = self.ty(value.ty(), value);
        let operand = self.name(operand);
        let op = match opcode {
            LLVMTrunc => "arith.trunci",
            // A nonnegative value may be widened either way; later stages analyse the signed one
            // better.
            LLVMZExt if value.nneg() => "arith.extsi",
            LLVMZExt => "arith.extui",
            LLVMSExt => "arith.extsi",
            LLVMUIToFP => "arith.uitofp",
            LLVMSIToFP => "arith.sitofp",
            LLVMFPTrunc => "arith.truncf",
            LLVMFPExt => "arith.extf",
            _ => "arith.bitcast",
        };
        self.define(value, format_args!("{op} {operand} : {from} to {to}"));
    }
}

/// Returns whether every use of `value` refers to another value instead.
fn resolves(value: Value) -> bool {
    match value.opcode() {
        Some(Opcode::LLVMExtractElement) => resolve(value) != value,
        Some(Opcode::LLVMInsertElement) => value.operand(2).const_int().is_some(),
        _ => true,
    }
}

/// Returns MLIR's op for a binary instruction.
fn binary_op(value: Value) -> Option<&'static str> {
    use Opcode::*;
    Some(match value.opcode()? {
        LLVMAdd => "arith.addi",
        LLVMSub => "arith.subi",
        LLVMMul => "arith.muli",
        LLVMUDiv => "arith.divui",
        LLVMSDiv => "arith.divsi",
        LLVMURem => "arith.remui",
        LLVMSRem => "arith.remsi",
        LLVMShl => "arith.shli",
        LLVMLShr => "arith.shrui",
        LLVMAShr => "arith.shrsi",
        LLVMAnd => "arith.andi",
        LLVMOr => "arith.ori",
        LLVMXor => "arith.xori",
        LLVMFAdd => "arith.addf",
        LLVMFSub => "arith.subf",
        LLVMFMul => "arith.mulf",
        LLVMFDiv => "arith.divf",
        LLVMFRem => "arith.remf",
        _ => return None,
    })
}

fn int_predicate(predicate: IntPredicate) -> &'static str {
    use IntPredicate::*;
    match predicate {
        LLVMIntEQ => "eq",
        LLVMIntNE => "ne",
        LLVMIntUGT => "ugt",
        LLVMIntUGE => "uge",
        LLVMIntULT => "ult",
        LLVMIntULE => "ule",
        LLVMIntSGT => "sgt",
        LLVMIntSGE => "sge",
        LLVMIntSLT => "slt",
        LLVMIntSLE => "sle",
    }
}

fn real_predicate(predicate: RealPredicate) -> &'static str {
    use RealPredicate::*;
    match predicate {
        LLVMRealPredicateFalse => "false",
        LLVMRealOEQ => "oeq",
        LLVMRealOGT => "ogt",
        LLVMRealOGE => "oge",
        LLVMRealOLT => "olt",
        LLVMRealOLE => "ole",
        LLVMRealONE => "one",
        LLVMRealORD => "ord",
        LLVMRealUNO => "uno",
        LLVMRealUEQ => "ueq",
        LLVMRealUGT => "ugt",
        LLVMRealUGE => "uge",
        LLVMRealULT => "ult",
        LLVMRealULE => "ule",
        LLVMRealUNE => "une",
        LLVMRealPredicateTrue => "true",
    }
}
