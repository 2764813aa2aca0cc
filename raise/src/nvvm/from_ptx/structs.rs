//! Structures by value: the fields that the launch gives are parameters, and are put together in memory of the thread's own at the start.
//!
//! LLVM takes that memory apart again; what remains of it is a structure that the kernel indexes.

use super::{computed, int_type};
use crate::error::{Error, Span};
use crate::launch::Arg;
use ptx::tree::{AddressBase, Function, Operand, Param, ScalarType};

/// What functions are called that stand for bytes of a structure that the launch does not give,
/// before the message of the error for a use of them.
pub const NOT_GIVEN: &str = "reactant.not_given: ";
/// The way out of that error.
pub const FIELDS: &str = "list the structure's fields in their order, with their types where these are not `int` or pointers";

/// A structure that a kernel takes.
pub struct Struct {
    /// The parameter.
    pub name: String,
    /// Its size.
    pub bytes: usize,
    /// Its fields, in order.
    pub fields: Vec<Field>,
}

/// A field that the launch gives.
pub struct Field {
    /// Bytes from the start.
    pub offset: usize,
    /// Its size.
    pub bytes: usize,
    /// The LLVM parameter that holds it.
    pub name: String,
    /// Its LLVM type.
    pub ty: &'static str,
}

impl Struct {
    /// The fields of parameter `param` of `kernel`; each is as wide as the kernel reads it, or else as there is room.
    pub fn new(kernel: &Function, param: &Param, given: &[(usize, Arg)]) -> Struct {
        let mut flat = Vec::new();
        flatten(0, given, &mut flat);
        let reads = reads(kernel, &param.name);
        let mut fields: Vec<Field> = Vec::new();
        for (index, (offset, arg)) in flat.iter().enumerate() {
            let end = flat.get(index + 1).map_or(param.bytes(), |next| next.0);
            let room = end.saturating_sub(*offset);
            let read = reads
                .iter()
                .filter(|(at, bytes)| at == offset && *bytes <= room)
                .map(|(_, bytes)| *bytes)
                .min();
            let bytes = match arg {
                Arg::Array { .. } | Arg::Null => 8,
                Arg::Int(_) | Arg::Float { .. } | Arg::Struct(_) => read.unwrap_or({
                    let widest = [8, 4, 2, 1].into_iter();
                    widest.filter(|bytes| *bytes <= room).max().unwrap_or(1)
                }),
            };
            let ty = match (arg, bytes) {
                (Arg::Array { .. } | Arg::Null, _) => "ptr",
                (Arg::Float { .. }, 2) => "half",
                (Arg::Float { .. }, 4) => "float",
                (Arg::Float { .. }, _) => "double",
                (Arg::Int(_) | Arg::Struct(_), _) => int_type(8 * bytes as u32),
            };
            fields.push(Field {
                offset: *offset,
                bytes,
                name: format!("{}+{offset}", param.name),
                ty,
            });
        }
        Struct {
            name: param.name.clone(),
            bytes: param.bytes(),
            fields,
        }
    }

    /// Whether the launch gives the bytes that are read at `offset`: a message where it gives none
    /// of them, which may be padding that is only copied.
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
            .help(FIELDS)
            .into())
    }
}

/// The fields of a structure and of those inside it, by their bytes from its start.
pub fn flatten(base: usize, given: &[(usize, Arg)], flat: &mut Vec<(usize, Arg)>) {
    for (offset, arg) in given {
        match arg {
            Arg::Struct(inner) => flatten(base + offset, inner, flat),
            Arg::Array { .. } | Arg::Null | Arg::Int(_) | Arg::Float { .. } => {
                flat.push((base + offset, arg.clone()));
            }
        }
    }
}

/// Offset and bytes of each scalar that is read of a parameter by name.
fn reads(kernel: &Function, name: &str) -> Vec<(usize, usize)> {
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
        if symbol != name || *offset < 0 {
            continue;
        }
        let lanes = match &instruction.operands[0].node {
            Operand::Vector(parts) => parts.len(),
            _ => 1,
        };
        reads.extend((0..lanes).map(|lane| (*offset as usize + lane * bytes, bytes)));
    }
    reads
}
