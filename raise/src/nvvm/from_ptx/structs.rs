//! Structures by value: the fields that the launch gives are parameters, and are assembled in local
//! memory at the start.
//!
//! LLVM promotes that memory to values; if some of it remains, the kernel indexes the structure.

use super::computed;
use crate::error::{Error, Span};
use crate::launch::Arg;
use crate::nvvm::fields;
use ptx::tree::{AddressBase, Function, Operand, Param, ScalarType};

/// The prefix of functions that represent bytes of a structure that the launch does not give,
/// before the error message for their use.
pub const NOT_GIVEN: &str = "reactant.not_given: ";

/// A structure parameter of a kernel.
pub struct Struct {
    /// The parameter's name.
    pub name: String,
    /// Its size in bytes.
    pub bytes: usize,
    /// Its fields, in order.
    pub fields: Vec<Field>,
}

/// A field that the launch gives.
pub struct Field {
    /// Byte offset in the structure.
    pub offset: usize,
    /// Its size in bytes.
    pub bytes: usize,
    /// The LLVM parameter that holds it.
    pub name: String,
    /// Its LLVM type.
    pub ty: &'static str,
}

impl Struct {
    /// Returns the fields of parameter `param` of `kernel`.
    pub fn new(kernel: &Function, param: &Param, given: &[(usize, Arg)]) -> Struct {
        let flat = fields::flatten(given);
        let reads = reads(kernel, &param.name);
        let layout = fields::layout(flat, param.bytes() as u64, &reads);
        let field = |field: fields::Field| Field {
            offset: field.offset as usize,
            bytes: field.bytes() as usize,
            name: format!("{}+{}", param.name, field.offset),
            ty: field.ty(),
        };
        Struct {
            name: param.name.clone(),
            bytes: param.bytes(),
            fields: layout.into_iter().map(field).collect(),
        }
    }

    /// Checks that the launch gives the bytes that are read at `offset`. Returns a message if it
    /// gives none of them, which may be padding that is only copied.
    ///
    /// - errors: it gives some of them
    pub fn check(
        &self,
        offset: i64,
        ty: ScalarType,
        span: Span,
    ) -> Result<Option<String>, Box<Error>> {
        let (from, to) = (offset, offset + ty.bytes() as i64);
        let given = |byte: &i64| {
            self.fields.iter().any(|field| {
                let start = field.offset as i64;
                (start..start + field.bytes as i64).contains(byte)
            })
        };
        if (from..to).all(|byte| given(&byte)) {
            return Ok(None);
        }
        let message = format!(
            "the kernel reads a field of `{}` at byte {offset}, a `{}` ({}), which the launch does not give",
            self.name,
            ty,
            computed(ty)
        );
        if !(from..to).any(|byte| given(&byte)) {
            return Ok(Some(message));
        }
        Err(Error::user("struct-field", message)
            .at(span, "read here")
            .help(fields::HELP)
            .into())
    }
}

/// Returns offset and size of each scalar that is read from a parameter by name.
fn reads(kernel: &Function, name: &str) -> Vec<(i64, u64)> {
    let mut reads = Vec::new();
    for instruction in kernel.instructions().filter(|i| i.opcode == "ld") {
        let Some(Operand::Address {
            base: AddressBase::Symbol(symbol),
            offset,
        }) = instruction.operands.get(1).map(|operand| &operand.node)
        else {
            continue;
        };
        let Some(bytes) = instruction.types().next().map(|ty| ty.bytes()) else {
            continue;
        };
        if symbol != name {
            continue;
        }
        let lanes = match &instruction.operands[0].node {
            Operand::Vector(parts) => parts.len(),
            _ => 1,
        };
        reads.extend((0..lanes).map(|lane| (offset + (lane * bytes) as i64, bytes as u64)));
    }
    reads
}
