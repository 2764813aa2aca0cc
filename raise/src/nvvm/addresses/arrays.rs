//! The arrays that a kernel may access: those of the launch, variables of the module, and local
//! arrays.

use llvm::{ModuleRef, Opcode, Type, Value};
use stablehlo::ElementType;

use super::initial;
use crate::error::Error;
use crate::launch::{Arg, Launch};
use crate::nvvm::place;

/// An array from which an address may start.
pub struct Array {
    /// The parameter, variable or `alloca`.
    pub value: Value,
    /// Its name in errors and later stages.
    pub name: String,
    /// The LLVM type of an element, the unit of all accesses.
    pub element: Type,
    /// Its size in bytes.
    pub bytes: u64,
    /// The byte offset in the array at which `value` points.
    pub start: u64,
    /// Its kind.
    pub kind: Kind,
}

/// The kind of an array.
pub enum Kind {
    /// An array of the job.
    Job {
        /// The index of the launch's argument; `None` for a variable that represents an array of
        /// the job.
        number: Option<usize>,
        /// The element type that the job declares.
        declared: ElementType,
        /// The extents that the launch declares, in elements of that type.
        shape: Vec<usize>,
    },
    /// Shared memory.
    Shared,
    /// Private memory of a thread.
    Local,
    /// A variable of the module.
    Module {
        /// Its bytes before the first launch.
        initial: Vec<u8>,
        /// Whether it is never written.
        constant: bool,
    },
}

impl Array {
    /// Returns its extents in elements of [`Array::element`].
    pub fn shape(&self, unit: ModuleRef) -> Vec<usize> {
        let size = unit.size_of(self.element) as usize;
        match &self.kind {
            Kind::Job {
                declared, shape, ..
            } => {
                let from = unit.size_of(element_type(unit, *declared)) as usize;
                let mut shape = shape.clone();
                match shape.last_mut() {
                    Some(last) if (*last * from).is_multiple_of(size) => {
                        *last = *last * from / size
                    }
                    _ => shape = vec![self.bytes as usize / size],
                }
                shape
            }
            Kind::Shared | Kind::Local | Kind::Module { .. } => {
                vec![self.bytes.div_ceil(size as u64) as usize]
            }
        }
    }
}

/// Returns the arrays of `launch` in the order of its arguments, then the variables and `alloca`s
/// that `function` uses, in the order of their first use. The element type of an array of the job
/// is the declared one; that of the others is chosen later.
pub fn find(unit: ModuleRef, function: Value, launch: &Launch) -> Result<Vec<Array>, Vec<Error>> {
    let mut arrays = Vec::new();
    for (number, (param, arg)) in function.params().into_iter().zip(&launch.args).enumerate() {
        if let Some(array) = of_job(unit, param, arg, Some(number)) {
            arrays.push(array);
        }
    }
    let mut errors = Vec::new();
    let mut known = Vec::new();
    for value in function.instructions() {
        if value.is(Opcode::LLVMAlloca) {
            arrays.push(Array {
                value,
                name: match value.name() {
                    name if name.is_empty() => "local".to_owned(),
                    name => name.trim_end_matches('.').to_owned(),
                },
                element: unit.int(8),
                bytes: unit.size_of(value.allocated()) * value.operand(0).const_uint().unwrap_or(1),
                start: 0,
                kind: Kind::Local,
            });
        }
        for variable in variables(value) {
            if known.contains(&variable) {
                continue;
            }
            known.push(variable);
            match of_variable(unit, variable, launch) {
                Ok(array) => arrays.push(array),
                Err(error) => errors.push(place(error, value)),
            }
        }
    }
    if errors.is_empty() {
        Ok(arrays)
    } else {
        Err(errors)
    }
}

fn of_job(unit: ModuleRef, value: Value, arg: &Arg, number: Option<usize>) -> Option<Array> {
    let Arg::Array {
        name,
        element,
        shape,
        offset,
    } = arg
    else {
        return None;
    };
    let declared = element_type(unit, *element);
    let size = unit.size_of(declared);
    Some(Array {
        value,
        name: name.clone(),
        element: declared,
        bytes: shape.iter().product::<usize>() as u64 * size,
        start: *offset as u64 * size,
        kind: Kind::Job {
            number,
            declared: *element,
            shape: shape.clone(),
        },
    })
}

/// Returns a variable in shared, constant or global memory.
fn of_variable(unit: ModuleRef, variable: Value, launch: &Launch) -> Result<Array, Error> {
    let name = variable.name();
    let mut bytes = unit.size_of(variable.function_type());
    let bound = launch.symbols.iter().find(|(symbol, _)| *symbol == name);
    if let Some(array) = bound.and_then(|(_, arg)| of_job(unit, variable, arg, None)) {
        if array.bytes != bytes {
            let message = format!(
                "variable `{name}` has {bytes} bytes, and array `{}` has {}",
                array.name, array.bytes
            );
            return Err(Error::user("symbol-size", message)
                .help("give it an array with as many elements as the variable has"));
        }
        return Ok(array);
    }
    let kind = if variable.is_shared_variable() {
        if bytes == 0 {
            bytes = u64::from(launch.shared_bytes);
            if bytes == 0 {
                let message = format!("the size of shared array `{name}` is the launch's to say");
                return Err(Error::user("shared-bytes", message)
                    .help("give the launch `shared_bytes`, as `<<<grid, block, bytes>>>` does"));
            }
        }
        Kind::Shared
    } else {
        let initial = initial::bytes(unit, variable).map_err(|address| {
            let message = format!("the initial value of `{name}` holds an address: {address}");
            Error::unsupported("address-in-initializer", message)
                .help("pass the data as a kernel argument")
        })?;
        Kind::Module {
            initial,
            constant: variable.is_constant_variable(),
        }
    };
    Ok(Array {
        value: variable,
        name,
        element: unit.int(8),
        bytes,
        start: 0,
        kind,
    })
}

/// Returns the variables that an instruction uses, also inside constant expressions.
fn variables(value: Value) -> Vec<Value> {
    fn collect(value: Value, found: &mut Vec<Value>) {
        if value.is_global_variable() {
            found.push(value);
        } else if value.constant_opcode().is_some() {
            for operand in value.operands() {
                collect(operand, found);
            }
        }
    }
    let mut found = Vec::new();
    for operand in value.operands() {
        collect(operand, &mut found);
    }
    found
}

/// Returns the LLVM type of an element in memory.
pub fn element_type(unit: ModuleRef, element: ElementType) -> Type {
    use ElementType::*;
    match element {
        Pred | I8 | U8 => unit.int(8),
        I16 | U16 => unit.int(16),
        I32 | U32 => unit.int(32),
        I64 | U64 => unit.int(64),
        F16 => unit.float("half"),
        BF16 => unit.float("bfloat"),
        F32 => unit.float("float"),
        F64 => unit.float("double"),
    }
}
