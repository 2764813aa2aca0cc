//! Questions to values, and the few changes that need no builder.

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

    /// The opcode, if this is an instruction.
    pub fn opcode(self) -> Option<Opcode> {
        // SAFETY: the handle is live (see the module's note); asking what it is needs no more.
        unsafe { (!LLVMIsAInstruction(self.0).is_null()).then(|| LLVMGetInstructionOpcode(self.0)) }
    }

    /// Whether this is an instruction with opcode `opcode`.
    pub fn is(self, opcode: Opcode) -> bool {
        self.opcode() == Some(opcode)
    }

    /// Whether this is a constant (of any kind).
    pub fn is_constant(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { LLVMIsConstant(self.0) != 0 }
    }

    /// Whether this is `undef` or `poison`.
    pub fn is_undef(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { LLVMIsUndef(self.0) != 0 || LLVMIsPoison(self.0) != 0 }
    }

    /// Whether this is the zero of its type.
    pub fn is_null(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { self.is_constant() && LLVMIsNull(self.0) != 0 }
    }

    /// Whether this is a global variable.
    pub fn is_global_variable(self) -> bool {
        // SAFETY: the handle is live.
        unsafe { !LLVMIsAGlobalVariable(self.0).is_null() }
    }

    /// Whether this is a variable in shared memory.
    pub fn is_shared_variable(self) -> bool {
        // SAFETY: only a global variable, whose type is a pointer, is asked for its address space.
        unsafe { self.is_global_variable() && LLVMGetPointerAddressSpace(self.ty().0) == 3 }
    }

    /// Whether this is a variable that nobody writes.
    pub fn is_constant_variable(self) -> bool {
        // SAFETY: only a global variable is asked; address space 4 is constant memory.
        unsafe {
            self.is_global_variable()
                && (LLVMIsGlobalConstant(self.0) != 0
                    || LLVMGetPointerAddressSpace(self.ty().0) == 4)
        }
    }

    /// The initial value of a variable.
    pub fn initializer(self) -> Option<Value> {
        assert!(self.is_global_variable());
        // SAFETY: it is a global variable; one without a value answers null.
        Value::some(unsafe { LLVMGetInitializer(self.0) })
    }

    /// The bytes of a constant array or vector of plain numbers.
    pub fn raw_data(self, unit: ModuleRef) -> Option<Vec<u8>> {
        // SAFETY: only such constants are asked; LLVM says how many bytes there are, and we copy at once.
        unsafe {
            if LLVMIsAConstantDataSequential(self.0).is_null() {
                return None;
            }
            let mut length = 0usize;
            // The binding calls the pointer to the length a number.
            let start = LLVMGetRawDataValues(self.0, &raw mut length as usize);
            debug_assert_eq!(length as u64, unit.size_of(self.ty()));
            Some(std::slice::from_raw_parts(start.cast(), length).to_vec())
        }
    }

    /// The type that an `alloca` makes room for.
    pub fn allocated(self) -> Type {
        assert!(self.is(Opcode::LLVMAlloca));
        // SAFETY: it is an `alloca`.
        Type(unsafe { LLVMGetAllocatedType(self.0) })
    }

    /// Makes a variable one whose contents are not known.
    pub fn make_writable(self) {
        // SAFETY: asked of global variables only.
        unsafe {
            LLVMSetGlobalConstant(self.0, 0);
            LLVMSetExternallyInitialized(self.0, 1);
        }
    }

    /// Makes a variable one that other modules may write.
    pub fn make_visible(self) {
        // SAFETY: asked of global variables only.
        unsafe { LLVMSetLinkage(self.0, inkwell::llvm_sys::LLVMLinkage::LLVMExternalLinkage) }
    }

    /// The opcode of a constant expression.
    pub fn constant_opcode(self) -> Option<Opcode> {
        // SAFETY: only a constant expression is asked for its opcode.
        unsafe { (!LLVMIsAConstantExpr(self.0).is_null()).then(|| LLVMGetConstOpcode(self.0)) }
    }

    /// The value of an integer constant of at most 64 bits, sign-extended.
    pub fn const_int(self) -> Option<i64> {
        // SAFETY: only an integer constant of at most 64 bits is read.
        unsafe {
            (!LLVMIsAConstantInt(self.0).is_null() && self.ty().bits() <= 64)
                .then(|| LLVMConstIntGetSExtValue(self.0))
        }
    }

    /// The value of an integer constant of at most 64 bits, zero-extended.
    pub fn const_uint(self) -> Option<u64> {
        self.const_int()?;
        // SAFETY: `const_int` found an integer constant of at most 64 bits.
        Some(unsafe { LLVMConstIntGetZExtValue(self.0) })
    }

    /// The value of an integer constant of any width that is below 2^64.
    pub fn const_small(self) -> Option<u64> {
        if let Some(value) = self.const_uint() {
            return Some(value);
        }
        let narrow = |value: Value| {
            // SAFETY: a live integer constant, which LLVM folds to one of 64 bits.
            unsafe {
                let i64 = LLVMInt64TypeInContext(LLVMGetTypeContext(value.ty().0));
                Value(LLVMConstTrunc(value.0, i64))
            }
        };
        // SAFETY: only an integer constant is read.
        let is_int = unsafe { !LLVMIsAConstantInt(self.0).is_null() };
        // A larger one is not the same as its low half.
        let value = is_int.then(|| narrow(self).const_uint()).flatten()?;
        (self.ty().int(value.into()) == self).then_some(value)
    }

    /// The value of a floating-point constant.
    pub fn const_float(self) -> Option<f64> {
        // SAFETY: only a floating-point constant is read.
        unsafe {
            (!LLVMIsAConstantFP(self.0).is_null()).then(|| {
                let mut loses = 0;
                LLVMConstRealGetDouble(self.0, &mut loses)
            })
        }
    }

    /// Element `index` of a constant vector.
    pub fn element(self, index: u32) -> Option<Value> {
        // SAFETY: asked of constants only; LLVM answers null where there is no such element.
        unsafe {
            self.is_constant()
                .then(|| Value::some(LLVMGetAggregateElement(self.0, index)))
                .flatten()
        }
    }

    /// Its type.
    pub fn ty(self) -> Type {
        // SAFETY: the handle is live.
        Type(unsafe { LLVMTypeOf(self.0) })
    }

    /// Its name, without the sigil; empty if it has none.
    pub fn name(self) -> String {
        // SAFETY: LLVM returns a pointer and a length that hold until the value is renamed; we copy at once.
        unsafe {
            let mut length = 0;
            let start = LLVMGetValueName2(self.0, &mut length);
            String::from_utf8_lossy(std::slice::from_raw_parts(start.cast(), length)).into_owned()
        }
    }

    /// Gives it a name.
    pub fn set_name(self, name: &str) {
        // SAFETY: pointer and length are those of a Rust string.
        unsafe { LLVMSetValueName2(self.0, name.as_ptr().cast(), name.len()) }
    }

    /// Its operands (of a call: the arguments, then the callee).
    pub fn operands(self) -> Vec<Value> {
        (0..self.operand_count())
            .map(|index| self.operand(index))
            .collect()
    }

    /// How many operands it has.
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

    /// Operand number `index`.
    pub fn operand(self, index: usize) -> Value {
        assert!(
            index < self.operand_count(),
            "operand {index} of {}",
            self.text()
        );
        // SAFETY: the index is in range.
        Value(unsafe { LLVMGetOperand(self.0, index as u32) })
    }

    /// Makes operand number `index` another value of its type.
    pub fn set_operand(self, index: usize, value: Value) {
        assert!(index < self.operand_count());
        // SAFETY: the index is in range; the caller gives a value of the operand's type.
        unsafe { LLVMSetOperand(self.0, index as u32, value.0) }
    }

    /// The instructions that use it, once per use.
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

    /// Makes every use of it use `other`.
    pub fn replace_uses(self, other: Value) {
        // SAFETY: both are live values of one type (LLVM asserts the latter).
        unsafe { LLVMReplaceAllUsesWith(self.0, other.0) }
    }

    /// Removes an unused instruction.
    pub fn erase(self) {
        debug_assert!(self.opcode().is_some());
        // SAFETY: it is an instruction in a block; the caller drops the handle.
        unsafe { LLVMInstructionEraseFromParent(self.0) }
    }

    /// The block of an instruction.
    pub fn block(self) -> Block {
        // SAFETY: asked of instructions in a block only.
        Block(unsafe { LLVMGetInstructionParent(self.0) })
    }

    /// The instruction after it.
    pub fn next(self) -> Option<Value> {
        // SAFETY: asked of instructions in a block only.
        Value::some(unsafe { LLVMGetNextInstruction(self.0) })
    }

    /// The function that a call names, if it names one.
    pub fn callee(self) -> Option<Value> {
        if !self.is(Opcode::LLVMCall) {
            return None;
        }
        // SAFETY: it is a call.
        let callee = Value(unsafe { LLVMGetCalledValue(self.0) });
        // SAFETY: the handle is live.
        unsafe { (!LLVMIsAFunction(callee.0).is_null()).then_some(callee) }
    }

    /// The name of the function that a call names.
    pub fn callee_name(self) -> Option<String> {
        self.callee().map(Value::name)
    }

    /// Text and constraints of the inline assembly that a call runs.
    pub fn inline_assembly(self) -> Option<(String, String)> {
        if !self.is(Opcode::LLVMCall) {
            return None;
        }
        // SAFETY: it is a call; LLVM returns pointers and lengths of strings that live as long as the assembly, and we copy at once.
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

    /// The arguments of a call.
    pub fn call_args(self) -> Vec<Value> {
        let mut operands = self.operands();
        operands.pop();
        operands
    }

    /// The blocks a terminator may go to.
    pub fn successors(self) -> Vec<Block> {
        // SAFETY: the index is in range; other instructions have no successors and are not asked.
        unsafe {
            if LLVMIsATerminatorInst(self.0).is_null() {
                return Vec::new();
            }
            (0..LLVMGetNumSuccessors(self.0))
                .map(|index| Block(LLVMGetSuccessor(self.0, index)))
                .collect()
        }
    }

    /// Lets a terminator go to `block` in place of its successor `number`.
    pub fn set_successor(self, number: u32, block: Block) {
        // SAFETY: a terminator that has this successor.
        unsafe { LLVMSetSuccessor(self.0, number, block.0) }
    }

    /// The values a switch looks for, in the order of its successors after the first.
    pub fn switch_cases(self) -> Vec<Value> {
        assert!(self.is(Opcode::LLVMSwitch));
        // SAFETY: it is a switch; successor 0 is the default and has no value.
        unsafe {
            (1..LLVMGetNumSuccessors(self.0))
                .map(|index| Value(LLVMGetSwitchCaseValue(self.0, index)))
                .collect()
        }
    }

    /// Value and block of each edge into a phi.
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

    /// Whether a branch has a condition.
    pub fn is_conditional(self) -> bool {
        // SAFETY: only branches are asked.
        unsafe { self.is(Opcode::LLVMBr) && LLVMIsConditional(self.0) != 0 }
    }

    /// Line and column of its debug location; zeros if it has none.
    pub fn line_column(self) -> (u32, u32) {
        if self.opcode().is_none() {
            return (0, 0);
        }
        // SAFETY: it is an instruction; one without a location answers 0.
        unsafe { (LLVMGetDebugLocLine(self.0), LLVMGetDebugLocColumn(self.0)) }
    }

    /// Whether it is an integer operation marked `nsw`.
    pub fn nsw(self) -> bool {
        // SAFETY: only operations that can carry the flag are asked.
        unsafe { self.may_wrap() && LLVMGetNSW(self.0) != 0 }
    }

    /// Whether it is an integer operation marked `nuw`.
    pub fn nuw(self) -> bool {
        // SAFETY: only operations that can carry the flag are asked.
        unsafe { self.may_wrap() && LLVMGetNUW(self.0) != 0 }
    }

    fn may_wrap(self) -> bool {
        use Opcode::*;
        matches!(self.opcode(), Some(LLVMAdd | LLVMSub | LLVMMul | LLVMShl))
    }

    /// Whether it is a division or right shift marked `exact`.
    pub fn exact(self) -> bool {
        use Opcode::*;
        // SAFETY: only operations that can carry the flag are asked.
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
            // SAFETY: the operation can carry the flag.
            unsafe { LLVMSetExact(self.0, 1) }
        }
    }

    /// Whether it is a `zext nneg`.
    pub fn nneg(self) -> bool {
        // SAFETY: only operations that can carry the flag are asked.
        unsafe { self.is(Opcode::LLVMZExt) && LLVMGetNNeg(self.0) != 0 }
    }

    /// Whether it is an `or disjoint`.
    pub fn disjoint(self) -> bool {
        // SAFETY: only operations that can carry the flag are asked.
        unsafe { self.is(Opcode::LLVMOr) && LLVMGetIsDisjoint(self.0) != 0 }
    }

    /// The predicate of an `icmp`.
    pub fn int_predicate(self) -> IntPredicate {
        assert!(self.is(Opcode::LLVMICmp));
        // SAFETY: it is an `icmp`.
        unsafe { LLVMGetICmpPredicate(self.0) }
    }

    /// The predicate of an `fcmp`.
    pub fn real_predicate(self) -> RealPredicate {
        assert!(self.is(Opcode::LLVMFCmp));
        // SAFETY: it is an `fcmp`.
        unsafe { LLVMGetFCmpPredicate(self.0) }
    }

    /// What an `atomicrmw` does.
    pub fn atomic_operation(self) -> AtomicBinOp {
        assert!(self.is(Opcode::LLVMAtomicRMW));
        // SAFETY: it is an `atomicrmw`.
        unsafe { LLVMGetAtomicRMWBinOp(self.0) }
    }

    /// The string that a constant address is of, up to its zero byte.
    pub fn const_text(self) -> Option<String> {
        if self.constant_opcode().is_some() {
            return self.operand(0).const_text();
        }
        if !self.is_global_variable() {
            return None;
        }
        // SAFETY: it is a global variable, whose initializer is a live constant; only a string is asked for its bytes.
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

    /// The element type that a `getelementptr` (instruction or constant) counts in.
    pub fn gep_element(self) -> Type {
        // SAFETY: asked of `getelementptr` only.
        Type(unsafe { LLVMGetGEPSourceElementType(self.0) })
    }

    /// The field or element that an `extractvalue` takes.
    pub fn extracted_index(self) -> u32 {
        assert!(self.is(Opcode::LLVMExtractValue));
        // SAFETY: it is an `extractvalue`, which has an index at least.
        unsafe { *LLVMGetIndices(self.0) }
    }

    /// The bytes that argument number `index` of a call is said to be a multiple of; 1 if nothing
    /// is said.
    pub fn argument_alignment(self, index: u32) -> u64 {
        let name = "align";
        // SAFETY: asked of calls only; the attribute exists.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            let attribute = LLVMGetCallSiteEnumAttribute(self.0, index + 1, kind);
            match attribute.is_null() {
                true => 1,
                false => LLVMGetEnumAttributeValue(attribute),
            }
        }
    }

    /// Whether a load or store is `volatile`.
    pub fn is_volatile(self) -> bool {
        assert!(matches!(
            self.opcode(),
            Some(Opcode::LLVMLoad | Opcode::LLVMStore)
        ));
        // SAFETY: it is a load or a store.
        unsafe { LLVMGetVolatile(self.0) != 0 }
    }

    /// Makes a load one that LLVM's passes keep, and that is not atomic.
    pub fn make_volatile(self) {
        assert!(self.is(Opcode::LLVMLoad));
        self.make_plain();
        // SAFETY: it is a load.
        unsafe { LLVMSetVolatile(self.0, 1) }
    }

    /// Whether a load or store is atomic.
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

    /// Makes a load or store one that is neither `volatile` nor atomic.
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

    /// It, as LLVM prints it.
    pub fn text(self) -> String {
        // SAFETY: LLVM allocates the string, we copy and dispose of it.
        unsafe { owned_text(LLVMPrintValueToString(self.0)) }
    }

    /// The blocks of a function, entry first.
    pub fn blocks(self) -> Vec<Block> {
        // SAFETY: asked of functions only.
        list(
            Block::some(unsafe { LLVMGetFirstBasicBlock(self.0) }),
            |block| {
                // SAFETY: the block is in a function.
                Block::some(unsafe { LLVMGetNextBasicBlock(block.0) })
            },
        )
    }

    /// All instructions of a function, in layout order.
    pub fn instructions(self) -> Vec<Value> {
        self.blocks()
            .into_iter()
            .flat_map(Block::instructions)
            .collect()
    }

    /// The parameters of a function.
    pub fn params(self) -> Vec<Value> {
        // SAFETY: asked of functions only; the index is in range.
        unsafe {
            (0..LLVMCountParams(self.0))
                .map(|index| Value(LLVMGetParam(self.0, index)))
                .collect()
        }
    }

    /// Whether a function has no body.
    pub fn is_declaration(self) -> bool {
        // SAFETY: asked of functions only.
        unsafe { LLVMIsDeclaration(self.0) != 0 }
    }

    /// The type of a function (not of its pointer).
    pub fn function_type(self) -> Type {
        // SAFETY: asked of functions only.
        Type(unsafe { LLVMGlobalGetValueType(self.0) })
    }

    /// The structure that a parameter is, if it is one passed by value behind a pointer.
    pub fn by_value_type(self) -> Option<Type> {
        let name = "byval";
        // SAFETY: asked of parameters only; the attribute exists, and has a type.
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
        // SAFETY: asked of functions only; the attribute exists.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            LLVMRemoveEnumAttributeAtIndex(self.0, crate::FUNCTION, kind);
        }
    }

    /// Makes a function visible in its module only.
    pub fn make_private(self) {
        // SAFETY: asked of functions only.
        unsafe { LLVMSetLinkage(self.0, inkwell::llvm_sys::LLVMLinkage::LLVMInternalLinkage) }
    }
}
