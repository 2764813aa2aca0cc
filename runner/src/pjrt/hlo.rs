//! Reading a compiled program's own description: XLA's `HloModuleProto`.
//!
//! PJRT tells the types of a program's results but not of its arguments, and the CPU plugin compares no more than
//! their sizes in bytes. The optimized program has them, so they are read from there. In go the bytes of an
//! [`OptimizedProgram`](super::OptimizedProgram). Out comes what we look for, or `None` if the bytes are not what
//! `xla/service/hlo.proto` says.

use super::element;
use super::executable::ArrayType;

/// The types of the program's arguments on one device; `None` if `format` or the bytes are none we can read.
pub fn parameters(format: &str, code: &[u8]) -> Option<Vec<ArrayType>> {
    let module = match format {
        "hlo" => code,
        "hlo_with_config" => bytes_of(code, 1)?, // HloModuleProtoWithConfig.hlo_module
        _ => return None,
    };
    let program_shape = bytes_of(module, 4)?; // HloModuleProto.host_program_shape
    let mut parameters = Vec::new();
    for field in Fields(program_shape) {
        if let (1, Value::Bytes(shape)) = field? {
            parameters.push(array_type(shape)?);
        }
    }
    Some(parameters)
}

/// A `ShapeProto` that is an array of a type we know.
fn array_type(shape: &[u8]) -> Option<ArrayType> {
    let mut element = None;
    let mut dims = Vec::new();
    for field in Fields(shape) {
        match field? {
            (2, Value::Int(number)) => element = element::from_xla(number),
            (3, Value::Int(dim)) => dims.push(dim as usize),
            (3, Value::Bytes(mut packed)) => {
                while !packed.is_empty() {
                    dims.push(varint(&mut packed)? as usize);
                }
            }
            _ => {}
        }
    }
    Some(ArrayType {
        element: element?,
        shape: dims,
    })
}

/// The first field `number` of a message, as bytes.
fn bytes_of(message: &[u8], number: u64) -> Option<&[u8]> {
    for field in Fields(message) {
        match field? {
            (found, Value::Bytes(bytes)) if found == number => return Some(bytes),
            _ => {}
        }
    }
    None
}

/// The value of a field, as far as the wire format tells.
enum Value<'a> {
    Int(u64),
    Bytes(&'a [u8]),
    Fixed,
}

/// The fields of a protocol buffer message, with their numbers; ends with `None` where it is malformed.
struct Fields<'a>(&'a [u8]);

impl<'a> Iterator for Fields<'a> {
    type Item = Option<(u64, Value<'a>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let field = self.read();
        if field.is_none() {
            self.0 = &[];
        }
        Some(field)
    }
}

impl<'a> Fields<'a> {
    fn read(&mut self) -> Option<(u64, Value<'a>)> {
        let key = varint(&mut self.0)?;
        let value = match key & 7 {
            0 => Value::Int(varint(&mut self.0)?),
            1 => self.skip(8)?,
            2 => {
                let length = usize::try_from(varint(&mut self.0)?).ok()?;
                let (bytes, rest) = self.0.split_at_checked(length)?;
                self.0 = rest;
                Value::Bytes(bytes)
            }
            5 => self.skip(4)?,
            _ => return None,
        };
        Some((key >> 3, value))
    }

    fn skip(&mut self, count: usize) -> Option<Value<'a>> {
        self.0 = self.0.get(count..)?;
        Some(Value::Fixed)
    }
}

fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use stablehlo::ElementType::{F32, I64};

    #[test]
    fn parameters_are_read_from_a_program_shape() {
        #[rustfmt::skip]
        let module = [
            0x0a, 1, b'm',                                      // name
            0x22, 14,                                           // host_program_shape
            0x0a, 6, 0x10, 11, 0x1a, 2, 0x90, 0x4e,             //   f32[10000]
            0x0a, 2, 0x10, 5,                                   //   s64[]
            0x12, 0,                                            //   result
        ];
        let expected = vec![
            ArrayType {
                element: F32,
                shape: vec![10000],
            },
            ArrayType {
                element: I64,
                shape: vec![],
            },
        ];
        assert_eq!(parameters("hlo", &module), Some(expected));
        assert_eq!(parameters("mlir", &module), None);
    }

    #[test]
    fn no_bytes_can_crash_the_reader() {
        let mut state = 1_u32;
        for length in 0..2000 {
            let next = |_| {
                state = state.wrapping_mul(1664525).wrapping_add(1013904223);
                (state >> 24) as u8 & if length % 2 == 0 { 0x2f } else { 0xff }
            };
            let noise: Vec<u8> = (0..length % 50).map(next).collect();
            parameters("hlo", &noise);
        }
    }
}
