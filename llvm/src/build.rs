//! A builder of instructions.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::{LLVMGetSubprogram, LLVMSetSubprogram};
use inkwell::llvm_sys::prelude::*;

use crate::{Block, IntPredicate, ModuleRef, Opcode, RealPredicate, Type, Value};

/// Inserts instructions before another one, and gives them its debug location.
pub struct Builder {
    raw: LLVMBuilderRef,
}

impl Drop for Builder {
    fn drop(&mut self) {
        // SAFETY: `new` created it, and it has no other owner.
        unsafe { LLVMDisposeBuilder(self.raw) }
    }
}

const UNNAMED: *const std::ffi::c_char = c"".as_ptr();

impl Builder {
    /// Returns a builder for the context of `unit`.
    pub fn new(unit: ModuleRef) -> Builder {
        // SAFETY: the context is live.
        Builder {
            raw: unsafe { LLVMCreateBuilderInContext(unit.context()) },
        }
    }

    /// Sets the position before `instruction`, with its debug location.
    pub fn before(&self, instruction: Value) -> &Builder {
        // SAFETY: an instruction in a block.
        unsafe { LLVMPositionBuilderBefore(self.raw, instruction.0) }
        self
    }

    /// Sets the position before the first instruction of `block` that is not a phi.
    pub fn at_start_of(&self, block: Block) -> &Builder {
        self.before(block.first_non_phi())
    }

    /// Appends a block to `function` that returns nothing, with the debug location of
    /// `instruction`.
    pub fn returning_block(&self, function: Value, instruction: Value) -> Block {
        self.before(instruction);
        // SAFETY: a live function without a result; the location is that of an instruction in it.
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(function.0));
            let block = LLVMAppendBasicBlockInContext(context, function.0, UNNAMED);
            LLVMPositionBuilderAtEnd(self.raw, block);
            LLVMBuildRetVoid(self.raw);
            Block(block)
        }
    }

    /// Builds an operation with two operands; folded if both are constants.
    pub fn binary(&self, opcode: Opcode, lhs: Value, rhs: Value) -> Value {
        // SAFETY: live values of one type; the opcode is a binary one.
        Value(unsafe { LLVMBuildBinOp(self.raw, opcode, lhs.0, rhs.0, UNNAMED) })
    }

    /// Builds `lhs + rhs`; returns the other operand if one is zero.
    pub fn add(&self, lhs: Value, rhs: Value) -> Value {
        match (lhs.is_null(), rhs.is_null()) {
            (true, _) => rhs,
            (_, true) => lhs,
            _ => self.binary(Opcode::LLVMAdd, lhs, rhs),
        }
    }

    /// Builds `lhs - rhs`; returns `lhs` if `rhs` is zero.
    pub fn sub(&self, lhs: Value, rhs: Value) -> Value {
        if rhs.is_null() {
            lhs
        } else {
            self.binary(Opcode::LLVMSub, lhs, rhs)
        }
    }

    /// Builds `value * factor`; returns `value` if the factor is one.
    pub fn mul(&self, value: Value, factor: i64) -> Value {
        if factor == 1 {
            value
        } else {
            self.binary(Opcode::LLVMMul, value, value.ty().int(factor.into()))
        }
    }

    /// Builds the negation of a float.
    pub fn negate(&self, value: Value) -> Value {
        // SAFETY: a live float.
        Value(unsafe { LLVMBuildFNeg(self.raw, value.0, UNNAMED) })
    }

    /// Builds a conversion.
    pub fn cast(&self, opcode: Opcode, value: Value, ty: Type) -> Value {
        // SAFETY: a live value and type that the caller knows to fit the opcode.
        Value(unsafe { LLVMBuildCast(self.raw, opcode, value.0, ty.0, UNNAMED) })
    }

    /// Casts a pointer to the generic address space.
    pub fn generic(&self, pointer: Value) -> Value {
        // SAFETY: a live pointer; the generic address space is number 0.
        let ty = unsafe { LLVMPointerTypeInContext(LLVMGetTypeContext(pointer.ty().0), 0) };
        self.in_space_of(pointer, Type(ty))
    }

    /// Casts a pointer to type `ty`, possibly in another address space.
    pub fn in_space_of(&self, pointer: Value, ty: Type) -> Value {
        match pointer.ty() == ty {
            true => pointer,
            false => self.cast(Opcode::LLVMAddrSpaceCast, pointer, ty),
        }
    }

    /// Casts `value` to `ty`, of the same width.
    pub fn bitcast(&self, value: Value, ty: Type) -> Value {
        if value.ty() == ty {
            value
        } else {
            self.cast(Opcode::LLVMBitCast, value, ty)
        }
    }

    /// Sign-extends or truncates `value` to the integer type `ty`.
    pub fn resize_signed(&self, value: Value, ty: Type) -> Value {
        match value.ty().bits().cmp(&ty.bits()) {
            std::cmp::Ordering::Less => self.cast(Opcode::LLVMSExt, value, ty),
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => self.cast(Opcode::LLVMTrunc, value, ty),
        }
    }

    /// Builds a comparison of integers or pointers.
    pub fn icmp(&self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        // SAFETY: live values of one type.
        Value(unsafe { LLVMBuildICmp(self.raw, predicate, lhs.0, rhs.0, UNNAMED) })
    }

    /// Builds a comparison of floats.
    pub fn fcmp(&self, predicate: RealPredicate, lhs: Value, rhs: Value) -> Value {
        // SAFETY: live values of one type.
        Value(unsafe { LLVMBuildFCmp(self.raw, predicate, lhs.0, rhs.0, UNNAMED) })
    }

    /// Builds `condition ? on_true : on_false`.
    pub fn select(&self, condition: Value, on_true: Value, on_false: Value) -> Value {
        // SAFETY: live values whose types fit.
        Value(unsafe { LLVMBuildSelect(self.raw, condition.0, on_true.0, on_false.0, UNNAMED) })
    }

    /// Builds a phi without edges.
    pub fn phi(&self, ty: Type) -> Value {
        // SAFETY: the type is live; the builder is at the start of a block.
        Value(unsafe { LLVMBuildPhi(self.raw, ty.0, UNNAMED) })
    }

    /// Builds the address of element `index` of an array of `element` at `base`.
    pub fn element_address(&self, element: Type, base: Value, index: Value) -> Value {
        // SAFETY: live values; LLVM copies the one index.
        Value(unsafe { LLVMBuildGEP2(self.raw, element.0, base.0, &mut { index.0 }, 1, UNNAMED) })
    }

    /// Builds a copy of `instruction` with operand `index` replaced.
    pub fn copy_with(&self, instruction: Value, index: usize, operand: Value) -> Value {
        // SAFETY: a live instruction; the copy is inserted at once.
        let copy = unsafe {
            let copy = LLVMInstructionClone(instruction.0);
            LLVMInsertIntoBuilder(self.raw, copy);
            Value(copy)
        };
        copy.set_operand(index, operand);
        copy
    }

    /// Builds a constant expression as an instruction, with operand `index` replaced.
    pub fn instruction_of(&self, constant: Value, index: usize, operand: Value) -> Value {
        let opcode = constant.constant_opcode().expect("a constant expression");
        let operands: Vec<Value> = (0..constant.operand_count())
            .map(|at| match at == index {
                true => operand,
                false => constant.operand(at),
            })
            .collect();
        match opcode {
            Opcode::LLVMGetElementPtr => {
                let mut indices: Vec<_> = operands[1..].iter().map(|index| index.0).collect();
                // SAFETY: live values; LLVM copies the indices.
                Value(unsafe {
                    LLVMBuildGEP2(
                        self.raw,
                        constant.gep_element().0,
                        operands[0].0,
                        indices.as_mut_ptr(),
                        indices.len() as u32,
                        UNNAMED,
                    )
                })
            }
            _ if operands.len() == 2 => self.binary(opcode, operands[0], operands[1]),
            _ => self.cast(opcode, operands[0], constant.ty()),
        }
    }

    /// Builds an `alloca` of a type, aligned to `align` bytes.
    pub fn room(&self, ty: Type, align: u32) -> Value {
        // SAFETY: a live type.
        unsafe {
            let room = LLVMBuildAlloca(self.raw, ty.0, UNNAMED);
            LLVMSetAlignment(room, align);
            Value(room)
        }
    }

    /// Builds a load.
    pub fn load(&self, ty: Type, address: Value) -> Value {
        // SAFETY: a live pointer and type.
        Value(unsafe { LLVMBuildLoad2(self.raw, ty.0, address.0, UNNAMED) })
    }

    /// Builds a store.
    pub fn store(&self, value: Value, address: Value) -> Value {
        // SAFETY: live value and pointer.
        Value(unsafe { LLVMBuildStore(self.raw, value.0, address.0) })
    }

    /// Extracts element `lane` of a vector.
    pub fn extract(&self, vector: Value, lane: Value) -> Value {
        // SAFETY: live values.
        Value(unsafe { LLVMBuildExtractElement(self.raw, vector.0, lane.0, UNNAMED) })
    }

    /// Replaces element `lane` of a vector.
    pub fn insert(&self, vector: Value, element: Value, lane: Value) -> Value {
        // SAFETY: live values.
        Value(unsafe { LLVMBuildInsertElement(self.raw, vector.0, element.0, lane.0, UNNAMED) })
    }

    /// Extracts field `index` of a structure.
    pub fn extract_value(&self, structure: Value, index: u32) -> Value {
        // SAFETY: a live structure that has such a field.
        Value(unsafe { LLVMBuildExtractValue(self.raw, structure.0, index, UNNAMED) })
    }

    /// Replaces field `index` of a structure.
    pub fn insert_value(&self, structure: Value, field: Value, index: u32) -> Value {
        // SAFETY: a live structure that has such a field.
        Value(unsafe { LLVMBuildInsertValue(self.raw, structure.0, field.0, index, UNNAMED) })
    }

    /// Builds a call.
    pub fn call(&self, function: Value, arguments: &[Value]) -> Value {
        let mut arguments: Vec<_> = arguments.iter().map(|argument| argument.0).collect();
        // SAFETY: arguments of the types that the function declares.
        Value(unsafe {
            LLVMBuildCall2(
                self.raw,
                function.function_type().0,
                function.0,
                arguments.as_mut_ptr(),
                arguments.len() as u32,
                UNNAMED,
            )
        })
    }
}

impl ModuleRef {
    /// Returns the declaration of the intrinsic `name` (such as `llvm.sqrt`) for the overload
    /// `types`.
    pub fn intrinsic(self, name: &str, types: &[Type]) -> Value {
        let mut types: Vec<_> = types.iter().map(|ty| ty.0).collect();
        // SAFETY: the id is looked up first, the types are live.
        unsafe {
            let id = LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len());
            assert!(id != 0, "LLVM knows no intrinsic `{name}`");
            Value(LLVMGetIntrinsicDeclaration(
                self.0,
                id,
                types.as_mut_ptr(),
                types.len(),
            ))
        }
    }

    /// Returns the scalar type with the name `name` in LLVM's text.
    pub fn named(self, name: &str) -> Type {
        match name.strip_prefix('i').and_then(|bits| bits.parse().ok()) {
            Some(bits) => self.int(bits),
            None if name == "ptr" => self.pointer(),
            None => self.float(name),
        }
    }

    /// Returns a floating-point constant.
    pub fn float_constant(self, ty: Type, value: f64) -> Value {
        // SAFETY: a live floating-point type.
        Value(unsafe { LLVMConstReal(ty.0, value) })
    }

    /// Declares `result name()`, a pure function, unless it is declared.
    pub fn declare_pure(self, name: &str, result: Type, arguments: &[Type]) -> Value {
        self.function(name).unwrap_or_else(|| {
            let function = self.declare(name, result, arguments);
            function.mark_pure(self);
            function
        })
    }

    /// Declares `result name(arguments)`, which is not declared yet and may have any effect.
    pub fn declare(self, name: &str, result: Type, arguments: &[Type]) -> Value {
        let symbol = CString::new(name).expect("a name without zero bytes");
        let mut arguments: Vec<_> = arguments.iter().map(|ty| ty.0).collect();
        // SAFETY: live types and module.
        unsafe {
            let ty = LLVMFunctionType(result.0, arguments.as_mut_ptr(), arguments.len() as u32, 0);
            Value(LLVMAddFunction(self.0, symbol.as_ptr(), ty))
        }
    }
}

impl ModuleRef {
    /// Adds a variable of `bytes` bytes in shared memory.
    pub fn shared_variable(self, name: &str, bytes: u64) -> Value {
        let symbol = CString::new(name).expect("a name without zero bytes");
        let ty = self.int(8).array(bytes);
        // SAFETY: live type and module; address space 3 is shared memory.
        Value(unsafe { LLVMAddGlobalInAddressSpace(self.0, ty.0, symbol.as_ptr(), 3) })
    }

    /// Returns a function with the body of `old` and parameters of `types`: the parameters of `old`
    /// are still in use, and `old` must be removed by [`ModuleRef::drop_function`].
    pub fn take_over(self, old: Value, types: &[Type]) -> Value {
        let mut types: Vec<_> = types.iter().map(|ty| ty.0).collect();
        // SAFETY: live functions of this module; the placeholder block is removed after the others
        // have been moved behind it.
        unsafe {
            let result = LLVMGetReturnType(old.function_type().0);
            let ty = LLVMFunctionType(result, types.as_mut_ptr(), types.len() as u32, 0);
            let new = LLVMAddFunction(self.0, UNNAMED, ty);
            LLVMSetFunctionCallConv(new, LLVMGetFunctionCallConv(old.0));
            LLVMSetSubprogram(new, LLVMGetSubprogram(old.0));
            let mark = LLVMAppendBasicBlockInContext(self.context(), new, UNNAMED);
            let mut last = mark;
            for block in old.blocks() {
                LLVMMoveBasicBlockAfter(block.0, last);
                last = block.0;
            }
            LLVMDeleteBasicBlock(mark);
            Value(new)
        }
    }

    /// Returns `reactant.store_if(guard, address, value)`, which stores if `guard` holds. It is to
    /// be inlined.
    pub fn guarded_store(self, value: Type, address: Type) -> Value {
        let name = format!("reactant.store_if.{}.{}", value.text(), address.text());
        self.guarded(&name, self.void(), &[address, value], |builder, args| {
            builder.store(args[1], args[0])
        })
    }

    /// Returns `reactant.load_if(guard, address)`, which loads if `guard` holds, and is poison
    /// otherwise. It is to be inlined. Its load is as `volatile` as `like`, the load that it
    /// replaces.
    pub fn guarded_load(self, like: Value, address: Type) -> Value {
        let (value, is_volatile) = (like.ty(), like.is_volatile());
        let kind = if is_volatile { ".volatile" } else { "" };
        let name = format!("reactant.load_if{kind}.{}.{}", value.text(), address.text());
        self.guarded(&name, value, &[address], |builder, args| {
            let load = builder.load(value, args[0]);
            if is_volatile {
                load.make_volatile();
            }
            load
        })
    }

    /// Returns `reactant.call_if(guard, arguments)`, which calls `function` if `guard` holds, and
    /// is poison otherwise. It is to be inlined.
    pub fn guarded_call(self, function: Value, result: Type, arguments: &[Type]) -> Value {
        let name = format!("reactant.call_if.{}", function.name());
        self.guarded(&name, result, arguments, |builder, args| {
            builder.call(function, args)
        })
    }

    /// Declares `result name(arguments)`, which gets a body and is to be inlined.
    fn declare_inlined(self, name: &str, result: Type, arguments: &[Type]) -> Value {
        let function = self.declare(name, result, arguments);
        function.make_private();
        function.add_attribute(self, FUNCTION, "alwaysinline", 0);
        function
    }

    /// Returns a function of a guard and `arguments` that does what `emit` builds if the guard
    /// holds.
    fn guarded(
        self,
        name: &str,
        result: Type,
        arguments: &[Type],
        emit: impl FnOnce(&Builder, &[Value]) -> Value,
    ) -> Value {
        if let Some(function) = self.function(name) {
            return function;
        }
        let mut types = vec![self.int(1)];
        types.extend(arguments);
        let function = self.declare_inlined(name, result, &types);
        let params = function.params();
        // SAFETY: live function, context and parameters; the builder is at the end of a block.
        unsafe {
            let block = || LLVMAppendBasicBlockInContext(self.context(), function.0, UNNAMED);
            let (head, then, end) = (block(), block(), block());
            let builder = Builder::new(self);
            LLVMPositionBuilderAtEnd(builder.raw, head);
            LLVMBuildCondBr(builder.raw, params[0].0, then, end);
            LLVMPositionBuilderAtEnd(builder.raw, then);
            let value = emit(&builder, &params[1..]);
            LLVMBuildBr(builder.raw, end);
            LLVMPositionBuilderAtEnd(builder.raw, end);
            if result.is_void() {
                LLVMBuildRetVoid(builder.raw);
            } else {
                let phi = builder.phi(result);
                phi.add_incoming(result.poison(), Block(head));
                phi.add_incoming(value, Block(then));
                LLVMBuildRet(builder.raw, phi.0);
            }
        }
        function
    }

    /// Returns `void f(to, from, i64 count)`, which stores `count` consecutive units of type `ty`,
    /// and is to be inlined. `from` is the address that they are loaded from, or the value that is
    /// stored everywhere. A loop that is not forward begins at the last unit.
    pub fn copy_loop(self, ty: Type, to: Type, from: Type, is_forward: bool) -> Value {
        let direction = if is_forward { "up" } else { "down" };
        let name = format!(
            "reactant.copy_{direction}.{}.{}.{}",
            ty.text(),
            to.text(),
            from.text()
        );
        if let Some(function) = self.function(&name) {
            return function;
        }
        let index = self.int(64);
        let function = self.declare_inlined(&name, self.void(), &[to, from, index]);
        let params = function.params();
        let (to, from, count) = (params[0], params[1], params[2]);
        let one = index.int(1);
        // SAFETY: live function, context and parameters; the builder is at the end of a block.
        unsafe {
            let block = || LLVMAppendBasicBlockInContext(self.context(), function.0, UNNAMED);
            let (head, body, end) = (block(), block(), block());
            let builder = Builder::new(self);
            LLVMPositionBuilderAtEnd(builder.raw, head);
            let is_empty = builder.icmp(IntPredicate::LLVMIntEQ, count, index.zero());
            LLVMBuildCondBr(builder.raw, is_empty.0, end, body);
            LLVMPositionBuilderAtEnd(builder.raw, body);
            let done = builder.phi(index);
            let next = builder.add(done, one);
            let place = match is_forward {
                true => done,
                false => builder.sub(count, next),
            };
            let value = match from.ty().is_pointer() {
                true => builder.load(ty, builder.element_address(ty, from, place)),
                false => from,
            };
            builder.store(value, builder.element_address(ty, to, place));
            let is_done = builder.icmp(IntPredicate::LLVMIntEQ, next, count);
            LLVMBuildCondBr(builder.raw, is_done.0, end, body);
            done.add_incoming(index.zero(), Block(head));
            done.add_incoming(next, Block(body));
            LLVMPositionBuilderAtEnd(builder.raw, end);
            LLVMBuildRetVoid(builder.raw);
        }
        function
    }

    /// Removes `old`, whose body `new` has, and gives `new` its name.
    pub fn drop_function(self, old: Value, new: Value) {
        let name = old.name();
        // SAFETY: the function is used only by metadata, which LLVM drops.
        unsafe { LLVMDeleteFunction(old.0) }
        new.set_name(&name);
    }
}

impl Value {
    /// Returns whether a function is an intrinsic or a pure function declared here.
    pub fn is_pure(self) -> bool {
        let has = |name: &str| {
            // SAFETY: called only for functions; the attribute kind exists.
            unsafe {
                let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
                let attribute = LLVMGetEnumAttributeAtIndex(self.0, FUNCTION, kind);
                (!attribute.is_null()).then(|| LLVMGetEnumAttributeValue(attribute))
            }
        };
        has("memory") == Some(0) && has("willreturn").is_some()
    }

    /// Marks a function as pure: no memory access, no effects, no undefined behaviour, and it
    /// returns.
    pub fn mark_pure(self, unit: ModuleRef) {
        for (name, value) in [
            ("memory", 0),
            ("nounwind", 0),
            ("willreturn", 0),
            ("nosync", 0),
            ("nofree", 0),
            ("speculatable", 0),
        ] {
            self.add_attribute(unit, FUNCTION, name, value);
        }
    }

    /// Adds an enum attribute to a function, its result ([`RESULT`]) or a parameter (its number
    /// plus one).
    pub fn add_attribute(self, unit: ModuleRef, index: u32, name: &str, value: u64) {
        // SAFETY: the attribute kind exists, and the function is live.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            assert!(kind != 0, "LLVM knows no attribute `{name}`");
            LLVMAddAttributeAtIndex(
                self.0,
                index,
                LLVMCreateEnumAttribute(unit.context(), kind, value),
            );
        }
    }

    /// Declares that a function's result or parameter, an integer of `bits` bits, is below `limit`.
    pub fn set_below(self, unit: ModuleRef, index: u32, bits: u32, limit: u64) {
        // SAFETY: the function is live.
        unsafe { LLVMAddAttributeAtIndex(self.0, index, range(unit, bits, (0, limit))) }
    }

    /// Declares that parameter or result `index`, a signed integer of `bits` bits, is in
    /// `least..end`.
    pub fn set_range(self, unit: ModuleRef, index: u32, bits: u32, (least, end): (i64, i64)) {
        let ends = (least as u64, end as u64);
        // SAFETY: the function is live.
        unsafe { LLVMAddAttributeAtIndex(self.0, index, range(unit, bits, ends)) }
    }

    /// Declares that the result of a call, an integer of `bits` bits, is below `limit`.
    pub fn set_call_result_below(self, unit: ModuleRef, bits: u32, limit: u64) {
        // SAFETY: it is a call.
        unsafe { LLVMAddCallSiteAttribute(self.0, RESULT, range(unit, bits, (0, limit))) }
    }
}

fn range(unit: ModuleRef, bits: u32, (least, end): (u64, u64)) -> LLVMAttributeRef {
    let name = "range";
    // SAFETY: the attribute kind exists; LLVM copies the words.
    unsafe {
        let kind = LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
        LLVMCreateConstantRangeAttribute(
            unit.context(),
            kind,
            bits,
            [least].as_ptr(),
            [end].as_ptr(),
        )
    }
}

/// The index of [`Value::add_attribute`] for the function itself.
pub const FUNCTION: u32 = u32::MAX;
/// The index of [`Value::add_attribute`] for the result.
pub const RESULT: u32 = 0;
