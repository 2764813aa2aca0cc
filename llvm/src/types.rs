//! Blocks, types and modules.

use std::ffi::{CStr, CString};

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;
use inkwell::llvm_sys::target::*;

use crate::{Block, ModuleRef, Opcode, Type, TypeKind, Value, list};

impl Block {
    pub(super) fn some(raw: LLVMBasicBlockRef) -> Option<Block> {
        (!raw.is_null()).then_some(Block(raw))
    }

    /// Returns the instructions, in order.
    pub fn instructions(self) -> Vec<Value> {
        // SAFETY: the block is live.
        list(
            Value::some(unsafe { LLVMGetFirstInstruction(self.0) }),
            |value| value.next(),
        )
    }

    /// Returns the terminator.
    pub fn terminator(self) -> Value {
        // SAFETY: the block is live; verified IR has a terminator in every block.
        Value::some(unsafe { LLVMGetBasicBlockTerminator(self.0) })
            .expect("a block ends in a terminator")
    }

    /// Returns the first instruction that is not a phi.
    pub fn first_non_phi(self) -> Value {
        self.instructions()
            .into_iter()
            .find(|value| !value.is(Opcode::LLVMPHI))
            .expect("a block ends in a terminator")
    }
}

impl Type {
    /// Returns the kind of the type.
    pub fn kind(self) -> TypeKind {
        // SAFETY: types live as long as their context.
        unsafe { LLVMGetTypeKind(self.0) }
    }

    /// Returns the width of an integer type, 0 for others.
    pub fn bits(self) -> u32 {
        // SAFETY: called only for integer types.
        unsafe {
            if self.is_int() {
                LLVMGetIntTypeWidth(self.0)
            } else {
                0
            }
        }
    }

    /// Returns whether it is an integer type.
    pub fn is_int(self) -> bool {
        self.kind() == TypeKind::LLVMIntegerTypeKind
    }

    /// Returns whether it is `void`.
    pub fn is_void(self) -> bool {
        self.kind() == TypeKind::LLVMVoidTypeKind
    }

    /// Returns whether it is a pointer type.
    pub fn is_pointer(self) -> bool {
        self.kind() == TypeKind::LLVMPointerTypeKind
    }

    /// Returns whether it is a floating-point scalar type.
    pub fn is_float(self) -> bool {
        use TypeKind::*;
        matches!(
            self.kind(),
            LLVMHalfTypeKind | LLVMBFloatTypeKind | LLVMFloatTypeKind | LLVMDoubleTypeKind
        )
    }

    /// Returns element type and length of a fixed vector.
    pub fn vector(self) -> Option<(Type, u32)> {
        // SAFETY: called only for vectors.
        unsafe {
            (self.kind() == TypeKind::LLVMVectorTypeKind)
                .then(|| (Type(LLVMGetElementType(self.0)), LLVMGetVectorSize(self.0)))
        }
    }

    /// Returns the element type of an array.
    pub fn array_element(self) -> Option<Type> {
        // SAFETY: called only for arrays.
        unsafe {
            (self.kind() == TypeKind::LLVMArrayTypeKind).then(|| Type(LLVMGetElementType(self.0)))
        }
    }

    /// Returns the field types of a struct.
    pub fn fields(self) -> Option<Vec<Type>> {
        // SAFETY: called only for structs, with an index in range.
        unsafe {
            (self.kind() == TypeKind::LLVMStructTypeKind).then(|| {
                (0..LLVMCountStructElementTypes(self.0))
                    .map(|index| Type(LLVMStructGetTypeAtIndex(self.0, index)))
                    .collect()
            })
        }
    }

    /// Returns the integer constant `value` of this type, wrapped to its width.
    pub fn int(self, value: i128) -> Value {
        assert!(self.is_int());
        let words = [value as u64, (value >> 64) as u64];
        // SAFETY: it is an integer type; LLVM copies the words.
        Value(unsafe { LLVMConstIntOfArbitraryPrecision(self.0, 2, words.as_ptr()) })
    }

    /// Returns the array type with `length` elements of this type.
    pub fn array(self, length: u64) -> Type {
        // SAFETY: the type is live.
        Type(unsafe { LLVMArrayType2(self.0, length) })
    }

    /// Returns the vector type with `lanes` elements of this type.
    pub fn vector_of(self, lanes: u32) -> Type {
        // SAFETY: the type is live.
        Type(unsafe { LLVMVectorType(self.0, lanes) })
    }

    /// Returns the zero of this type.
    pub fn zero(self) -> Value {
        // SAFETY: the type is live.
        Value(unsafe { LLVMConstNull(self.0) })
    }

    /// Returns the poison value of this type.
    pub fn poison(self) -> Value {
        // SAFETY: the type is live.
        Value(unsafe { LLVMGetPoison(self.0) })
    }

    /// Returns the text that LLVM prints.
    pub fn text(self) -> String {
        // SAFETY: LLVM allocates the string, which is copied and freed.
        unsafe { owned_text(LLVMPrintTypeToString(self.0)) }
    }
}

impl ModuleRef {
    /// Returns the function `name`.
    pub fn function(self, name: &str) -> Option<Value> {
        let name = CString::new(name).ok()?;
        // SAFETY: the module is live and the name ends in a zero byte.
        Value::some(unsafe { LLVMGetNamedFunction(self.0, name.as_ptr()) })
    }

    /// Returns the variable `name`.
    pub fn variable(self, name: &str) -> Option<Value> {
        let name = CString::new(name).ok()?;
        // SAFETY: the module is live and the name ends in a zero byte.
        Value::some(unsafe { LLVMGetNamedGlobal(self.0, name.as_ptr()) })
    }

    /// Returns all functions, in order.
    pub fn functions(self) -> Vec<Value> {
        // SAFETY: the module is live.
        list(
            Value::some(unsafe { LLVMGetFirstFunction(self.0) }),
            |function| {
                // SAFETY: the function is in a module.
                Value::some(unsafe { LLVMGetNextFunction(function.0) })
            },
        )
    }

    /// Returns the context.
    pub fn context(self) -> LLVMContextRef {
        // SAFETY: the module is live.
        unsafe { LLVMGetModuleContext(self.0) }
    }

    /// Returns the integer type of `bits` bits.
    pub fn int(self, bits: u32) -> Type {
        // SAFETY: the context is live.
        Type(unsafe { LLVMIntTypeInContext(self.context(), bits) })
    }

    /// Returns the type `void`.
    pub fn void(self) -> Type {
        // SAFETY: the context is live.
        Type(unsafe { LLVMVoidTypeInContext(self.context()) })
    }

    /// Returns the pointer type of the generic address space.
    pub fn pointer(self) -> Type {
        // SAFETY: the context is live.
        Type(unsafe { LLVMPointerTypeInContext(self.context(), 0) })
    }

    /// Returns the structure type of these fields.
    pub fn structure(self, fields: &[Type]) -> Type {
        let mut fields: Vec<_> = fields.iter().map(|ty| ty.0).collect();
        // SAFETY: the context and the types are live; LLVM copies the list.
        Type(unsafe {
            LLVMStructTypeInContext(self.context(), fields.as_mut_ptr(), fields.len() as u32, 0)
        })
    }

    /// Returns a floating-point type by its name in LLVM.
    pub fn float(self, name: &str) -> Type {
        // SAFETY: the context is live.
        unsafe {
            Type(match name {
                "half" => LLVMHalfTypeInContext(self.context()),
                "bfloat" => LLVMBFloatTypeInContext(self.context()),
                "float" => LLVMFloatTypeInContext(self.context()),
                "double" => LLVMDoubleTypeInContext(self.context()),
                other => panic!("no floating-point type is called `{other}`"),
            })
        }
    }

    /// Returns the bytes that a value of `ty` occupies in an array, by the module's data layout.
    pub fn size_of(self, ty: Type) -> u64 {
        // SAFETY: the data layout belongs to the module.
        unsafe { LLVMABISizeOfType(LLVMGetModuleDataLayout(self.0), ty.0) }
    }

    /// Returns the offset in bytes of a `getelementptr` with constant indices.
    pub fn constant_gep_offset(self, gep: Value) -> Option<i64> {
        let (bytes, terms) = self.gep_offset(gep)?;
        terms.is_empty().then_some(bytes)
    }

    /// Returns the offset of a `getelementptr`: a constant number of bytes, and each variable index
    /// with its scale in bytes. `None` for a vector of addresses.
    pub fn gep_offset(self, gep: Value) -> Option<(i64, Vec<(Value, u64)>)> {
        let mut ty = gep.gep_element();
        let (mut constant, mut terms) = (0i64, Vec::new());
        for (position, index) in gep.operands().into_iter().skip(1).enumerate() {
            if position > 0 {
                if let Some(fields) = ty.fields() {
                    let field = index.const_uint()?;
                    constant += self.field_offset(ty, field as u32) as i64;
                    ty = fields[field as usize];
                    continue;
                }
                ty = ty
                    .array_element()
                    .or(ty.vector().map(|(element, _)| element))?;
            }
            let bytes = self.size_of(ty);
            match index.const_int() {
                Some(index) => {
                    constant = constant.wrapping_add(index.wrapping_mul(bytes as i64));
                }
                None => terms.push((index, bytes)),
            }
        }
        Some((constant, terms))
    }

    /// Returns the byte offset of field `index` of struct `ty`.
    pub fn field_offset(self, ty: Type, index: u32) -> u64 {
        // SAFETY: the data layout belongs to the module; the index is that of a field.
        unsafe { LLVMOffsetOfElement(LLVMGetModuleDataLayout(self.0), ty.0, index) }
    }
}

/// Copies and frees a string that LLVM allocated.
///
/// # Safety
/// `raw` came from an LLVM function whose result `LLVMDisposeMessage` frees.
pub unsafe fn owned_text(raw: *mut std::ffi::c_char) -> String {
    // SAFETY: by the contract above.
    unsafe {
        let text = CStr::from_ptr(raw).to_string_lossy().into_owned();
        LLVMDisposeMessage(raw);
        text
    }
}
