//! Queries of values, and the changes that need no builder.

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;

use crate::{
    AtomicBinOp, Block, IntPredicate, ModuleRef, Opcode, RealPredicate, Type, Value, list,
    owned_text,
};

impl Value {
    pub(super) fn some(raw: LLVMValueRef) -> Option<Value> {
        (!raw.is_null()).then_some(Value(raw))
    }

    /// Returns the opcode, if this is an instruction.
    pub fn opcode(self) -> Option<Opcode> {
        // SAFETY: the handle is live (see the module's documentation), which is all that a query
        // needs.
        unsafe { (!LLVMIsAInstruction(self.0).is_null()).then(|| LLVMGetInstructionOpcode(self.0)) }
    }

    /// Returns whether this is an instruction with opcode `opcode`.
    pub fn is(self, opcode: Opcode) -> bool {
        self.opcode() == Some(opcode)
    }

    /// Returns whether this is a constant (of any kind).
    pub fn is_constant(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { LLVMIsConstant(self.0) != 0 }
    }

    /// Returns whether this is `undef` or `poison`.
    pub fn is_undef(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { LLVMIsUndef(self.0) != 0 || LLVMIsPoison(self.0) != 0 }
    }

    /// Returns whether this is the zero of its type.
    pub fn is_null(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { self.is_constant() && LLVMIsNull(self.0) != 0 }
    }

    /// Returns whether this is a global variable.
    pub fn is_global_variable(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { !LLVMIsAGlobalVariable(self.0).is_null() }
    }

    /// Returns whether this is a variable in shared memory.
    pub fn is_shared_variable(self) -> bool {
        // SAFETY: called only for a global variable, whose type is a pointer.
        unsafe { self.is_global_variable() && LLVMGetPointerAddressSpace(self.ty().0) == 3 }
    }

    /// Returns whether this is a variable in constant memory, or one that is never written.
    pub fn is_constant_variable(self) -> bool {
        // SAFETY: called only for a global variable; address space 4 is constant memory.
        unsafe {
            self.is_global_variable()
                && (LLVMIsGlobalConstant(self.0) != 0
                    || LLVMGetPointerAddressSpace(self.ty().0) == 4)
        }
    }

    /// Returns the initial value of a variable.
    pub fn initializer(self) -> Option<Value> {
        assert!(self.is_global_variable());
        // SAFETY: it is a global variable; LLVM returns null if it has no initial value.
        Value::some(unsafe { LLVMGetInitializer(self.0) })
    }

    /// Returns the bytes of a constant array or vector of scalars.
    pub fn raw_data(self, unit: ModuleRef) -> Option<Vec<u8>> {
        // SAFETY: called only for such constants; LLVM returns the number of bytes, which are
        // copied at once.
        unsafe {
            if LLVMIsAConstantDataSequential(self.0).is_null() {
                return None;
            }
            let mut length = 0usize;
            // The binding declares the pointer to the length as an integer.
            let start = LLVMGetRawDataValues(self.0, &raw mut length as usize);
            debug_assert_eq!(length as u64, unit.size_of(self.ty()));
            Some(std::slice::from_raw_parts(start.cast(), length).to_vec())
        }
    }

    /// Returns the type that an `alloca` allocates.
    pub fn allocated(self) -> Type {
        assert!(self.is(Opcode::LLVMAlloca));
        // SAFETY: it is an `alloca`.
        Type(unsafe { LLVMGetAllocatedType(self.0) })
    }

    /// Marks a variable as not constant and externally initialized: its contents are unknown.
    pub fn make_writable(self) {
        // SAFETY: called only for global variables.
        unsafe {
            LLVMSetGlobalConstant(self.0, 0);
            LLVMSetExternallyInitialized(self.0, 1);
        }
    }

    /// Gives a variable external linkage: other modules may write it.
    pub fn make_visible(self) {
        // SAFETY: called only for global variables.
        unsafe { LLVMSetLinkage(self.0, inkwell::llvm_sys::LLVMLinkage::LLVMExternalLinkage) }
    }

    /// Returns the opcode of a constant expression.
    pub fn constant_opcode(self) -> Option<Opcode> {
        // SAFETY: called only for a constant expression.
        unsafe { (!LLVMIsAConstantExpr(self.0).is_null()).then(|| LLVMGetConstOpcode(self.0)) }
    }

    /// Returns the value of an integer constant of at most 64 bits, sign-extended.
    pub fn const_int(self) -> Option<i64> {
        // SAFETY: only an integer constant of at most 64 bits is read.
        unsafe {
            (!LLVMIsAConstantInt(self.0).is_null() && self.ty().bits() <= 64)
                .then(|| LLVMConstIntGetSExtValue(self.0))
        }
    }

    /// Returns the value of an integer constant of at most 64 bits, zero-extended.
    pub fn const_uint(self) -> Option<u64> {
        self.const_int()?;
        // SAFETY: `const_int` found an integer constant of at most 64 bits.
        Some(unsafe { LLVMConstIntGetZExtValue(self.0) })
    }

    /// Returns the value of an integer constant of any width that is below 2^64.
    pub fn const_small(self) -> Option<u64> {
        if let Some(value) = self.const_uint() {
            return Some(value);
        }
        let narrow = |value: Value| {
            // SAFETY: a live integer constant, which LLVM folds to 64 bits.
            unsafe {
                let i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(value.ty().0));
                Value(LLVMConstTrunc(value.0, i64))
            }
        };
        // SAFETY: only an integer constant is read.
        let is_int = unsafe { !LLVMIsAConstantInt(self.0).is_null() };
        // A larger constant differs from its low half.
        let value = is_int.then(|| narrow(self).const_uint()).flatten()?;
        (self.ty().int(value.into()) == self).then_some(value)
    }

    /// Returns the value of a floating-point constant.
    pub fn const_float(self) -> Option<f64> {
        // SAFETY: only a floating-point constant is read.
        unsafe {
            (!LLVMIsAConstantFP(self.0).is_null()).then(|| {
                let mut loses = 0;
                LLVMConstRealGetDouble(self.0, &mut loses)
            })
        }
    }

    /// Returns element `index` of a constant vector.
    pub fn element(self, index: u32) -> Option<Value> {
        // SAFETY: called only for constants; LLVM returns null where there is no such element.
        unsafe {
            self.is_constant()
                .then(|| Value::some(LLVMGetAggregateElement(self.0, index)))
                .flatten()
        }
    }

    /// Returns the type.
    pub fn ty(self) -> Type {
        // SAFETY: the handle is live.
        Type(unsafe { LLVMTypeOf(self.0) })
    }

    /// Returns the name, without the sigil; empty if it has none.
    pub fn name(self) -> String {
        // SAFETY: LLVM returns a pointer and a length that are valid until the value is renamed;
        // they are copied at once.
        unsafe {
            let mut length = 0;
            let start = LLVMGetValueName2(self.0, &mut length);
            String::from_utf8_lossy(std::slice::from_raw_parts(start.cast(), length)).into_owned()
        }
    }

    /// Sets the name.
    pub fn set_name(self, name: &str) {
        // SAFETY: pointer and length are those of a Rust string.
        unsafe { LLVMSetValueName2(self.0, name.as_ptr().cast(), name.len()) }
    }

    /// Returns the operands (of a call: the arguments, then the callee).
    pub fn operands(self) -> Vec<Value> {
        (0..self.operand_count())
            .map(|index| self.operand(index))
            .collect()
    }

    /// Returns the number of operands.
    pub fn operand_count(self) -> usize {
        // SAFETY: only users have operands; for other values LLVM would read past the object.
        unsafe {
            if LLVMIsAUser(self.0).is_null() {
                0
            } else {
                LLVMGetNumOperands(self.0) as usize
            }
        }
    }

    /// Returns operand `index`.
    pub fn operand(self, index: usize) -> Value {
        assert!(
            index < self.operand_count(),
            "operand {index} of {}",
            self.text()
        );
        // SAFETY: the index is in range.
        Value(unsafe { LLVMGetOperand(self.0, index as u32) })
    }

    /// Replaces operand `index` by another value of its type.
    pub fn set_operand(self, index: usize, value: Value) {
        assert!(index < self.operand_count());
        // SAFETY: the index is in range; the caller passes a value of the operand's type.
        unsafe { LLVMSetOperand(self.0, index as u32, value.0) }
    }

    /// Returns the instructions that use it, once for each use.
    pub fn users(self) -> Vec<Value> {
        // SAFETY: the chain of uses is walked while nothing changes it.
        unsafe {
            let uses = list(
                (!LLVMGetFirstUse(self.0).is_null()).then(|| LLVMGetFirstUse(self.0)),
                |&at| {
                    let next = LLVMGetNextUse(at);
                    (!next.is_null()).then_some(next)
                },
            );
            uses.into_iter().map(|at| Value(LLVMGetUser(at))).collect()
        }
    }

    /// Replaces all uses of it by `other`.
    pub fn replace_uses(self, other: Value) {
        // SAFETY: both are live values of the same type (which LLVM asserts).
        unsafe { LLVMReplaceAllUsesWith(self.0, other.0) }
    }

    /// Removes an unused instruction.
    pub fn erase(self) {
        debug_assert!(self.opcode().is_some());
        // SAFETY: it is an instruction in a block; the caller drops the handle.
        unsafe { LLVMInstructionEraseFromParent(self.0) }
    }

    /// Returns the block that contains an instruction.
    pub fn block(self) -> Block {
        // SAFETY: called only for instructions in a block.
        Block(unsafe { LLVMGetInstructionParent(self.0) })
    }

    /// Returns the next instruction.
    pub fn next(self) -> Option<Value> {
        // SAFETY: called only for instructions in a block.
        Value::some(unsafe { LLVMGetNextInstruction(self.0) })
    }

    /// Returns the function that a call calls directly.
    pub fn callee(self) -> Option<Value> {
        if !self.is(Opcode::LLVMCall) {
            return None;
        }
        // SAFETY: it is a call.
        let callee = Value(unsafe { LLVMGetCalledValue(self.0) });
        // SAFETY: the handle is live.
        unsafe { (!LLVMIsAFunction(callee.0).is_null()).then_some(callee) }
    }

    /// Returns the name of the function that a call calls directly.
    pub fn callee_name(self) -> Option<String> {
        self.callee().map(Value::name)
    }

    /// Returns the text and the constraints of the inline assembly that a call executes.
    pub fn inline_assembly(self) -> Option<(String, String)> {
        if !self.is(Opcode::LLVMCall) {
            return None;
        }
        // SAFETY: it is a call; LLVM returns pointers and lengths of strings that live as long as
        // the assembly, which are copied at once.
        unsafe {
            let assembly = LLVMGetCalledValue(self.0);
            if LLVMIsAInlineAsm(assembly).is_null() {
                return None;
            }
            let copy = |start: *const std::ffi::c_char, length: usize| {
                let bytes = std::slice::from_raw_parts(start.cast::<u8>(), length);
                String::from_utf8_lossy(bytes).into_owned()
            };
            let mut length = 0;
            let text = LLVMGetInlineAsmAsmString(assembly, &mut length);
            let text = copy(text, length);
            let constraints = LLVMGetInlineAsmConstraintString(assembly, &mut length);
            Some((text, copy(constraints, length)))
        }
    }

    /// Returns the arguments of a call.
    pub fn call_args(self) -> Vec<Value> {
        let mut operands = self.operands();
        operands.pop();
        operands
    }

    /// Returns the successors of a terminator.
    pub fn successors(self) -> Vec<Block> {
        // SAFETY: the index is in range; other instructions have no successors.
        unsafe {
            if LLVMIsATerminatorInst(self.0).is_null() {
                return Vec::new();
            }
            (0..LLVMGetNumSuccessors(self.0))
                .map(|index| Block(LLVMGetSuccessor(self.0, index)))
                .collect()
        }
    }

    /// Replaces successor `number` of a terminator by `block`.
    pub fn set_successor(self, number: u32, block: Block) {
        // SAFETY: the terminator has this successor.
        unsafe { LLVMSetSuccessor(self.0, number, block.0) }
    }

    /// Returns the case values of a switch, in the order of its successors after the first.
    pub fn switch_cases(self) -> Vec<Value> {
        assert!(self.is(Opcode::LLVMSwitch));
        // SAFETY: it is a switch; successor 0 is the default and has no value.
        unsafe {
            (1..LLVMGetNumSuccessors(self.0))
                .map(|index| Value(LLVMGetSwitchCaseValue(self.0, index)))
                .collect()
        }
    }

    /// Returns the value and the block of each edge of a phi.
    pub fn incoming(self) -> Vec<(Value, Block)> {
        assert!(self.is(Opcode::LLVMPHI));
        // SAFETY: it is a phi and the index is in range.
        unsafe {
            (0..LLVMCountIncoming(self.0))
                .map(|index| {
                    (
                        Value(LLVMGetIncomingValue(self.0, index)),
                        Block(LLVMGetIncomingBlock(self.0, index)),
                    )
                })
                .collect()
        }
    }

    /// Adds an edge to a phi.
    pub fn add_incoming(self, value: Value, block: Block) {
        assert!(self.is(Opcode::LLVMPHI));
        // SAFETY: it is a phi; LLVM copies the one-element arrays.
        unsafe { LLVMAddIncoming(self.0, &mut { value.0 }, &mut { block.0 }, 1) }
    }

    /// Returns whether a branch has a condition.
    pub fn is_conditional(self) -> bool {
        // SAFETY: called only for branches.
        unsafe { self.is(Opcode::LLVMBr) && LLVMIsConditional(self.0) != 0 }
    }

    /// Returns line and column of the debug location; zeros if there is none.
    pub fn line_column(self) -> (u32, u32) {
        if self.opcode().is_none() {
            return (0, 0);
        }
        // SAFETY: it is an instruction; LLVM returns 0 if it has no location.
        unsafe { (LLVMGetDebugLocLine(self.0), LLVMGetDebugLocColumn(self.0)) }
    }

    /// Returns whether it is an integer operation marked `nsw`.
    pub fn nsw(self) -> bool {
        // SAFETY: called only for operations that can have the flag.
        unsafe { self.may_wrap() && LLVMGetNSW(self.0) != 0 }
    }

    /// Returns whether it is an integer operation marked `nuw`.
    pub fn nuw(self) -> bool {
        // SAFETY: called only for operations that can have the flag.
        unsafe { self.may_wrap() && LLVMGetNUW(self.0) != 0 }
    }

    fn may_wrap(self) -> bool {
        use Opcode::*;
        matches!(self.opcode(), Some(LLVMAdd | LLVMSub | LLVMMul | LLVMShl))
    }

    /// Returns whether it is a division or right shift marked `exact`.
    pub fn exact(self) -> bool {
        use Opcode::*;
        // SAFETY: called only for operations that can have the flag.
        unsafe {
            matches!(
                self.opcode(),
                Some(LLVMUDiv | LLVMSDiv | LLVMLShr | LLVMAShr)
            ) && LLVMGetExact(self.0) != 0
        }
    }

    /// Marks a division or right shift `exact`, if it is an instruction.
    pub fn set_exact(self) {
        if matches!(
            self.opcode(),
            Some(Opcode::LLVMUDiv | Opcode::LLVMSDiv | Opcode::LLVMLShr | Opcode::LLVMAShr)
        ) {
            // SAFETY: the operation can have the flag.
            unsafe { LLVMSetExact(self.0, 1) }
        }
    }

    /// Returns whether it is a `zext nneg`.
    pub fn nneg(self) -> bool {
        // SAFETY: called only for operations that can have the flag.
        unsafe { self.is(Opcode::LLVMZExt) && LLVMGetNNeg(self.0) != 0 }
    }

    /// Returns whether it is an `or disjoint`.
    pub fn disjoint(self) -> bool {
        // SAFETY: called only for operations that can have the flag.
        unsafe { self.is(Opcode::LLVMOr) && LLVMGetIsDisjoint(self.0) != 0 }
    }

    /// Returns the predicate of an `icmp`.
    pub fn int_predicate(self) -> IntPredicate {
        assert!(self.is(Opcode::LLVMICmp));
        // SAFETY: it is an `icmp`.
        unsafe { LLVMGetICmpPredicate(self.0) }
    }

    /// Returns the predicate of an `fcmp`.
    pub fn real_predicate(self) -> RealPredicate {
        assert!(self.is(Opcode::LLVMFCmp));
        // SAFETY: it is an `fcmp`.
        unsafe { LLVMGetFCmpPredicate(self.0) }
    }

    /// Returns the operation of an `atomicrmw`.
    pub fn atomic_operation(self) -> AtomicBinOp {
        assert!(self.is(Opcode::LLVMAtomicRMW));
        // SAFETY: it is an `atomicrmw`.
        unsafe { LLVMGetAtomicRMWBinOp(self.0) }
    }

    /// Returns the string at a constant address, up to its zero byte.
    pub fn const_text(self) -> Option<String> {
        if self.constant_opcode().is_some() {
            return self.operand(0).const_text();
        }
        if !self.is_global_variable() {
            return None;
        }
        // SAFETY: it is a global variable, whose initializer is a live constant; the bytes are read
        // only if it is a string.
        unsafe {
            let initial = LLVMGetInitializer(self.0);
            if initial.is_null() || LLVMIsConstantString(initial) == 0 {
                return None;
            }
            let mut length = 0;
            let start = LLVMGetAsString(initial, &mut length);
            let bytes = std::slice::from_raw_parts(start.cast::<u8>(), length);
            let text: Vec<u8> = bytes
                .iter()
                .copied()
                .take_while(|byte| *byte != 0)
                .collect();
            String::from_utf8(text).ok()
        }
    }

    /// Returns the element type of a `getelementptr` (instruction or constant).
    pub fn gep_element(self) -> Type {
        // SAFETY: called only for a `getelementptr`.
        Type(unsafe { LLVMGetGEPSourceElementType(self.0) })
    }

    /// Returns the index of an `extractvalue`.
    pub fn extracted_index(self) -> u32 {
        assert!(self.is(Opcode::LLVMExtractValue));
        // SAFETY: it is an `extractvalue`, which has at least one index.
        unsafe { *LLVMGetIndices(self.0) }
    }

    /// Returns the `align` attribute of argument `index` of a call, in bytes; 1 if there is none.
    pub fn argument_alignment(self, index: u32) -> u64 {
        let name = "align";
        // SAFETY: called only for calls; the attribute kind exists.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            let attribute = LLVMGetCallSiteEnumAttribute(self.0, index + 1, kind);
            match attribute.is_null() {
                true => 1,
                false => LLVMGetEnumAttributeValue(attribute),
            }
        }
    }

    /// Returns whether a load or store is `volatile`.
    pub fn is_volatile(self) -> bool {
        assert!(matches!(
            self.opcode(),
            Some(Opcode::LLVMLoad | Opcode::LLVMStore)
        ));
        // SAFETY: it is a load or a store.
        unsafe { LLVMGetVolatile(self.0) != 0 }
    }

    /// Makes a load `volatile` and not atomic, so that LLVM's passes keep it.
    pub fn make_volatile(self) {
        assert!(self.is(Opcode::LLVMLoad));
        self.make_plain();
        // SAFETY: it is a load.
        unsafe { LLVMSetVolatile(self.0, 1) }
    }

    /// Returns whether a load or store is atomic.
    pub fn is_ordered(self) -> bool {
        assert!(matches!(
            self.opcode(),
            Some(Opcode::LLVMLoad | Opcode::LLVMStore)
        ));
        // SAFETY: it is a load or a store.
        unsafe {
            LLVMGetOrdering(self.0)
                != inkwell::llvm_sys::LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic
        }
    }

    /// Makes a load or store neither `volatile` nor atomic.
    pub fn make_plain(self) {
        assert!(matches!(
            self.opcode(),
            Some(Opcode::LLVMLoad | Opcode::LLVMStore)
        ));
        // SAFETY: it is a load or a store.
        unsafe {
            LLVMSetVolatile(self.0, 0);
            LLVMSetOrdering(
                self.0,
                inkwell::llvm_sys::LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic,
            );
        }
    }

    /// Returns the text that LLVM prints.
    pub fn text(self) -> String {
        // SAFETY: LLVM allocates the string, which is copied and freed.
        unsafe { owned_text(LLVMPrintValueToString(self.0)) }
    }

    /// Returns the blocks of a function, the entry first.
    pub fn blocks(self) -> Vec<Block> {
        // SAFETY: called only for functions.
        list(
            Block::some(unsafe { LLVMGetFirstBasicBlock(self.0) }),
            |block| {
                // SAFETY: the block is in a function.
                Block::some(unsafe { LLVMGetNextBasicBlock(block.0) })
            },
        )
    }

    /// Returns all instructions of a function, in layout order.
    pub fn instructions(self) -> Vec<Value> {
        self.blocks()
            .into_iter()
            .flat_map(Block::instructions)
            .collect()
    }

    /// Returns the parameters of a function.
    pub fn params(self) -> Vec<Value> {
        // SAFETY: called only for functions; the index is in range.
        unsafe {
            (0..LLVMCountParams(self.0))
                .map(|index| Value(LLVMGetParam(self.0, index)))
                .collect()
        }
    }

    /// Returns whether a function has no body.
    pub fn is_declaration(self) -> bool {
        // SAFETY: called only for functions.
        unsafe { LLVMIsDeclaration(self.0) != 0 }
    }

    /// Returns the type of a function (not of its pointer).
    pub fn function_type(self) -> Type {
        // SAFETY: called only for functions.
        Type(unsafe { LLVMGlobalGetValueType(self.0) })
    }

    /// Returns the type of a `byval` parameter.
    pub fn by_value_type(self) -> Option<Type> {
        let name = "byval";
        // SAFETY: called only for parameters; the attribute kind exists, and has a type.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            let function = LLVMGetParamParent(self.0);
            let index = Value(function)
                .params()
                .iter()
                .position(|param| *param == self)
                .unwrap_or(0) as u32;
            let attribute = LLVMGetEnumAttributeAtIndex(function, index + 1, kind);
            (!attribute.is_null()).then(|| Type(LLVMGetTypeAttributeValue(attribute)))
        }
    }

    /// Removes an attribute of a function.
    pub fn remove_attribute(self, name: &str) {
        // SAFETY: called only for functions; the attribute kind exists.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            LLVMRemoveEnumAttributeAtIndex(self.0, crate::FUNCTION, kind);
        }
    }

    /// Gives a function internal linkage.
    pub fn make_private(self) {
        // SAFETY: called only for functions.
        unsafe { LLVMSetLinkage(self.0, inkwell::llvm_sys::LLVMLinkage::LLVMInternalLinkage) }
    }
}
