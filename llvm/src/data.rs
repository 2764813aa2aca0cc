//! The bits of constants and of tables.

use inkwell::llvm_sys::core::*;

use crate::{ModuleRef, Type, TypeKind, Value};

impl Value {
    /// Returns the bits of an integer constant of at most 128 bits.
    pub fn const_bits(self) -> Option<u128> {
        let ty = self.ty();
        if self.is_constant() && self.is_null() && (ty.is_int() || ty.is_pointer()) {
            return Some(0);
        }
        // SAFETY: the handle is live.
        let is_int = unsafe { !inkwell::llvm_sys::core::LLVMIsAConstantInt(self.0).is_null() };
        match ty.bits() {
            0 => None,
            _ if !is_int => None,
            1..=64 => self.const_uint().map(u128::from),
            bits => {
                let value: i128 = self.text().rsplit(' ').next()?.parse().ok()?;
                Some(value as u128 & (u128::MAX >> (128 - bits)))
            }
        }
    }

    /// Returns the contents of a table: a variable with initial values that is never written.
    pub fn table_bytes(self, unit: ModuleRef) -> Option<Vec<u8>> {
        // SAFETY: called only for a global variable; LLVM returns null if it has no initial value.
        let initial = unsafe {
            let is_table =
                LLVMIsGlobalConstant(self.0) != 0 || self.name().starts_with("__cudart_");
            Value::some(LLVMGetInitializer(self.0)).filter(|_| is_table)?
        };
        let mut bytes = Vec::new();
        initial.append_bytes(unit, &mut bytes)?;
        Some(bytes)
    }

    fn append_bytes(self, unit: ModuleRef, bytes: &mut Vec<u8>) -> Option<()> {
        let size = unit.size_of(self.ty()) as usize;
        if self.is_null() {
            bytes.resize(bytes.len() + size, 0);
            return Some(());
        }
        if let Some(element) = self.ty().array_element() {
            let count = size / unit.size_of(element).max(1) as usize;
            return (0..count)
                .try_for_each(|index| self.element(index as u32)?.append_bytes(unit, bytes));
        }
        let bits = match (self.const_float(), self.ty().kind()) {
            (Some(value), TypeKind::LLVMFloatTypeKind) => (value as f32).to_bits().into(),
            (Some(value), TypeKind::LLVMDoubleTypeKind) => value.to_bits(),
            _ => self.const_uint()?,
        };
        bytes.extend(&bits.to_le_bytes()[..size]);
        Some(())
    }

    /// Returns the type that an `alloca` allocates.
    pub fn room(self) -> Type {
        // SAFETY: called only for an `alloca`.
        Type(unsafe { LLVMGetAllocatedType(self.0) })
    }
}
