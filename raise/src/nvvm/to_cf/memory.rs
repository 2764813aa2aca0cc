//! Arrays as parameters, and accesses to them.

use std::fmt::Write;

use llvm::{Opcode, Value};
use stablehlo::ElementType;

use super::{Emitter, mlir_type, quoted};
use crate::error::Error;
use crate::nvvm::addresses::{self, Array, Kind};
use crate::nvvm::place;

/// The attribute of a load that must not be merged with another one.
const VOLATILE: &str = "reactant.volatile";

/// An element of an array, in the operands of an op.
pub struct Element {
    /// The memref, `%arg3`.
    pub array: String,
    /// The index, `%7`, of type `index`.
    pub index: String,
    /// The memref's type.
    pub memref: String,
    /// The element type in it.
    pub element: &'static str,
}

impl Emitter<'_> {
    /// Returns `%arg3: memref<256xf32> {reactant.name = "tile", …}`.
    pub fn array_argument(&self, name: &str, array: &Array) -> String {
        let shape: Vec<_> = array
            .shape(self.unit)
            .iter()
            .map(usize::to_string)
            .collect();
        let mut text = format!(
            "{name}: {} {{reactant.name = {}, reactant.shape = array<i64: {}>",
            self.memref(array),
            quoted(&array.name),
            shape.join(", "),
        );
        match &array.kind {
            Kind::Job { .. } => {}
            Kind::Shared => text.push_str(", reactant.space = \"shared\""),
            Kind::Local => text.push_str(", reactant.space = \"local\""),
            Kind::Module { initial, constant } => {
                let space = if *constant { "const" } else { "module" };
                let _ = write!(
                    text,
                    ", reactant.space = \"{space}\", reactant.initial = \""
                );
                for byte in initial {
                    let _ = write!(text, "{byte:02X}");
                }
                text.push('"');
            }
        }
        text.push('}');
        text
    }

    /// Returns the type of an array's memref.
    fn memref(&self, array: &Array) -> String {
        let length: usize = array.shape(self.unit).iter().product();
        format!("memref<{length}x{}>", self.element(array))
    }

    /// Returns MLIR's name of an array's element type.
    fn element(&self, array: &Array) -> &'static str {
        if is_truth(array) {
            return "i1";
        }
        mlir_type(array.element).unwrap_or("i8")
    }

    /// Returns the element at an address, and emits its index.
    pub fn element_at(&mut self, address: Value) -> Option<Element> {
        if address.is(Opcode::LLVMAddrSpaceCast) {
            return self.element_at(address.operand(0));
        }
        let is_gep = address.is(Opcode::LLVMGetElementPtr);
        let (base, constant) = match addresses::base_and_offset(self.unit, address) {
            Some((base, bytes)) => (base, Some(bytes)),
            None if is_gep => (address.operand(0), self.unit.constant_gep_offset(address)),
            None => (address, Some(0)),
        };
        let array = self.arrays.iter().find(|array| array.value == base)?;
        let size = self.unit.size_of(array.element) as i64;
        let (memref, element) = (self.memref(array), self.element(array));
        let index = match constant {
            // LLVM may express a constant offset in bytes, or in elements of another type.
            Some(bytes) if bytes % size == 0 => self.int(bytes / size, "i64"),
            Some(_) => return None,
            None => {
                let counts_elements = address.operand_count() == 2
                    && self.unit.size_of(address.gep_element()) as i64 == size;
                if !counts_elements {
                    return None;
                }
                self.name(address.operand(1))
            }
        };
        let array = self.names.get(&base)?.clone();
        let index = self.op(format_args!("arith.index_cast {index} : i64 to index"));
        Some(Element {
            array,
            index,
            memref,
            element,
        })
    }

    /// Emits a load or a store.
    pub fn access(&mut self, value: Value) {
        let address = addresses::accessed(value).expect("a load or a store");
        let Some(at) = self.element_at(address) else {
            let error = Error::internal(
                "cf-address",
                format!("this access is of no array: `{}`", value.text().trim()),
            );
            self.errors.push(place(error, value));
            return;
        };
        let place = format!("{}[{}] : {}", at.array, at.index, at.memref);
        if value.is(Opcode::LLVMLoad) {
            let ty = self.ty(value.ty(), value);
            let place = match value.is_volatile() {
                // A unique number, so that MLIR does not merge two such loads.
                true => {
                    self.volatile_loads += 1;
                    let number = self.volatile_loads;
                    format!(
                        "{}[{}] {{{VOLATILE} = {number} : i64}} : {}",
                        at.array, at.index, at.memref
                    )
                }
                false => place,
            };
            if ty == at.element {
                return self.define(value, format_args!("memref.load {place}"));
            }
            let loaded = self.op(format_args!("memref.load {place}"));
            let cast = if at.element == "i1" {
                "arith.extui"
            } else {
                "arith.bitcast"
            };
            return self.define(
                value,
                format_args!("{cast} {loaded} : {} to {ty}", at.element),
            );
        }
        let ty = self.ty(value.operand(0).ty(), value);
        let mut stored = self.name(value.operand(0));
        if at.element == "i1" && ty != "i1" {
            let zero = self.int(0, ty);
            stored = self.op(format_args!("arith.cmpi ne, {stored}, {zero} : {ty}"));
        } else if ty != at.element {
            stored = self.op(format_args!(
                "arith.bitcast {stored} : {ty} to {}",
                at.element
            ));
        }
        self.effect(format_args!("memref.store {stored}, {place}"));
    }
}

/// Returns whether its elements are booleans, which are bytes in LLVM.
fn is_truth(array: &Array) -> bool {
    matches!(
        array.kind,
        Kind::Job {
            declared: ElementType::Pred,
            ..
        }
    ) && array.element.bits() == 8
}
