//! Rewriting of a load or store of several bytes to loads or stores of whole elements; an atomic
//! accesses one element.

use llvm::{Builder, ModuleRef, Opcode, Type, Value};

/// A load, store or atomic, and the elements it covers.
pub struct Access {
    /// The instruction: a load, a store, or a call of an atomic.
    pub at: Value,
    /// Addresses of the elements, in order.
    pub addresses: Vec<Value>,
    /// Type of an element in memory.
    pub element: Type,
    /// The number of elements per scalar of the access.
    pub parts: usize,
}

impl Access {
    /// Replaces the access by accesses of elements.
    pub fn replace(self, unit: ModuleRef, builder: &Builder) {
        let builder = builder.before(self.at);
        match self.at.opcode() {
            Some(Opcode::LLVMCall) => {
                let wanted = self.at.operand(0).ty();
                let address = builder.in_space_of(self.addresses[0], wanted);
                return self.at.set_operand(0, address);
            }
            Some(Opcode::LLVMLoad) => {
                let value = self.load(unit, builder);
                self.at.replace_uses(value);
            }
            _ => self.store(unit, builder),
        }
        self.at.erase();
    }

    fn load(&self, unit: ModuleRef, builder: &Builder) -> Value {
        let ty = self.at.ty();
        let Some((scalar, _)) = ty.vector() else {
            return self.load_scalar(unit, builder, &self.addresses, ty);
        };
        let mut vector = ty.poison();
        for (lane, addresses) in self.addresses.chunks(self.parts).enumerate() {
            let value = self.load_scalar(unit, builder, addresses, scalar);
            vector = builder.insert(vector, value, unit.int(32).int(lane as i128));
        }
        vector
    }

    /// Loads a scalar; little-endian, so that the first element holds the lowest bits.
    fn load_scalar(
        &self,
        unit: ModuleRef,
        builder: &Builder,
        addresses: &[Value],
        ty: Type,
    ) -> Value {
        if let [address] = addresses {
            return builder.bitcast(self.load_element(builder, *address), ty);
        }
        let (bits, whole) = self.widths(unit);
        let mut all = whole.zero();
        for (part, &address) in addresses.iter().enumerate() {
            let value = builder.bitcast(self.load_element(builder, address), bits);
            let mut value = builder.cast(Opcode::LLVMZExt, value, whole);
            if part > 0 {
                let shift = whole.int(i128::from(bits.bits()) * part as i128);
                value = builder.binary(Opcode::LLVMShl, value, shift);
                value = builder.binary(Opcode::LLVMOr, all, value);
            }
            all = value;
        }
        builder.bitcast(all, ty)
    }

    /// Emits a load that LLVM's passes keep if they must keep the original one.
    fn load_element(&self, builder: &Builder, address: Value) -> Value {
        let load = builder.load(self.element, address);
        if self.at.is_volatile() || self.at.is_ordered() {
            load.make_volatile();
        }
        load
    }

    fn store(&self, unit: ModuleRef, builder: &Builder) {
        let value = self.at.operand(0);
        if value.ty().vector().is_none() {
            return self.store_scalar(unit, builder, &self.addresses, value);
        }
        for (lane, addresses) in self.addresses.chunks(self.parts).enumerate() {
            let value = builder.extract(value, unit.int(32).int(lane as i128));
            self.store_scalar(unit, builder, addresses, value);
        }
    }

    fn store_scalar(&self, unit: ModuleRef, builder: &Builder, addresses: &[Value], value: Value) {
        if let [address] = addresses {
            builder.store(builder.bitcast(value, self.element), *address);
            return;
        }
        let (bits, whole) = self.widths(unit);
        let value = builder.bitcast(value, whole);
        for (part, &address) in addresses.iter().enumerate() {
            let mut piece = value;
            if part > 0 {
                let shift = whole.int(i128::from(bits.bits()) * part as i128);
                piece = builder.binary(Opcode::LLVMLShr, piece, shift);
            }
            let piece = builder.cast(Opcode::LLVMTrunc, piece, bits);
            builder.store(builder.bitcast(piece, self.element), address);
        }
    }

    /// Returns the integer types as wide as an element, and as wide as a scalar of the access.
    fn widths(&self, unit: ModuleRef) -> (Type, Type) {
        let bits = 8 * unit.size_of(self.element) as u32;
        (unit.int(bits), unit.int(bits * self.parts as u32))
    }
}
