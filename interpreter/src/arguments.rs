//! The arguments of a launch as bytes of the kernel's parameters.

use super::launch::Arg;
use ptx::error::{Error, Result, Span};
use ptx::tree::{Param, ScalarType};

/// A kernel's parameters, and the addresses of a launch's arrays.
#[derive(Clone, Copy, Debug)]
pub struct Arguments<'a> {
    /// The parameters.
    pub params: &'a [Param],
    /// The offset of each parameter, and its size.
    pub places: &'a [(u32, u32)],
    /// The kernel's name, for errors.
    pub name_span: Span,
    /// The address of each array.
    pub addresses: &'a [u64],
}

impl Arguments<'_> {
    /// Returns the bytes of the kernel's parameters.
    ///
    /// - errors: arguments that do not fit their parameters, located at the parameter
    pub fn marshal(&self, args: &[Arg]) -> Result<Vec<u8>> {
        if args.len() != self.params.len() {
            let (wanted, given) = (self.params.len(), args.len());
            let message = format!("the kernel takes {wanted} arguments, {given} given");
            let error = Error::user("simt-argument-count", message);
            return Err(match (self.params.get(given), self.params.last()) {
                (Some(missing), _) => error.at(missing.span, "the first parameter that gets none"),
                (None, Some(last)) => error.at(last.span, "the last parameter"),
                (None, None) => error.at(self.name_span, "takes none"),
            });
        }
        let mut bytes = Vec::new();
        for ((param, arg), (offset, size)) in self.params.iter().zip(args).zip(self.places) {
            bytes.resize(*offset as usize, 0);
            if let Arg::Struct(fields) = arg {
                bytes.extend(self.structure(fields, *size as usize));
                continue;
            }
            let value = self.argument(param, arg)?;
            bytes.extend_from_slice(&value.to_le_bytes()[..*size as usize]);
        }
        Ok(bytes)
    }

    /// Returns the bytes of a structure. Fields are written in order, so that each ends where the
    /// next begins.
    pub fn structure(&self, fields: &[(usize, Arg)], size: usize) -> Vec<u8> {
        let mut bytes = vec![0; size];
        for (offset, field) in fields {
            if let Arg::Struct(inner) = field {
                let inner = self.structure(inner, size.saturating_sub(*offset));
                bytes[*offset..].copy_from_slice(&inner);
                continue;
            }
            let value = match field {
                Arg::Array(number) => self.addresses[*number],
                Arg::Inside(number, more) => self.addresses[*number] + *more as u64,
                Arg::Int(value) => *value as u64,
                Arg::Float(value) => value.to_bits(),
                Arg::Struct(_) => unreachable!("handled above"),
            };
            let room = size.saturating_sub(*offset).min(8);
            bytes[*offset..*offset + room].copy_from_slice(&value.to_le_bytes()[..room]);
        }
        bytes
    }

    fn argument(&self, param: &Param, arg: &Arg) -> Result<u64> {
        let name = &param.name;
        let bits = param.ty.bits();
        let mismatch = |given: &str| {
            let message = format!("parameter `{name}` is `{}`, {given} is given", param.ty);
            Error::user("simt-argument-type", message).at(param.span, "declared here")
        };
        if param.array_bytes.is_some() {
            let message = format!(
                "parameter `{name}` is a struct of {} bytes, and something else is given",
                param.bytes()
            );
            return Err(
                Error::user("simt-argument-type", message).at(param.span, "passed by value")
            );
        }
        let arrays = self.addresses.len();
        match (arg, param.ty) {
            (Arg::Struct(_), _) => Err(mismatch("a structure")),
            (Arg::Array(number) | Arg::Inside(number, _), _) if *number >= arrays => {
                let message =
                    format!("parameter `{name}` is given array {number}, but there are {arrays}");
                Err(Error::user("simt-argument-type", message).at(param.span, "declared here"))
            }
            (Arg::Array(_) | Arg::Inside(..), ty) if bits != 64 || ty.is_float() => {
                Err(mismatch("an array"))
            }
            (Arg::Array(number), _) => Ok(self.addresses[*number]),
            (Arg::Inside(number, more), _) => Ok(self.addresses[*number] + *more as u64),
            (Arg::Int(_), ty) if ty.is_float() => Err(mismatch("an integer")),
            (Arg::Int(value), _) => {
                let fits = *value >= -(1_i128 << (bits - 1)) && *value < 1_i128 << bits;
                if fits {
                    Ok(*value as u64 & (u64::MAX >> (64 - bits)))
                } else {
                    Err(mismatch(&value.to_string()))
                }
            }
            (Arg::Float(value), ScalarType::F32 | ScalarType::B32) => {
                Ok(u64::from((*value as f32).to_bits()))
            }
            (Arg::Float(value), ScalarType::F64 | ScalarType::B64) => Ok(value.to_bits()),
            (Arg::Float(value), ScalarType::F16 | ScalarType::B16) => {
                Ok(half::f16::from_f64(*value).to_bits().into())
            }
            (Arg::Float(value), ScalarType::BF16) => {
                Ok(half::bf16::from_f64(*value).to_bits().into())
            }
            (Arg::Float(_), _) => Err(mismatch("a float")),
        }
    }
}

/// Checks that a GPU supports the extents of grid and block.
///
/// - errors: an extent that is 0 or too large
pub fn check_shape(grid: [u32; 3], block: [u32; 3]) -> Result<()> {
    let shown = |[x, y, z]: [u32; 3]| format!("{x}x{y}x{z}");
    if grid.contains(&0) || block.contains(&0) {
        let message = format!(
            "grid {} and block {}: no extent may be 0",
            shown(grid),
            shown(block)
        );
        return Err(Error::user("simt-launch", message));
    }
    let threads: u64 = block.iter().map(|&extent| u64::from(extent)).product();
    if threads > 1024 || block[2] > 64 {
        let message = format!("a block of {} has {threads} threads", shown(block));
        return Err(Error::user("simt-launch", message)
            .help("GPUs allow at most 1024, and at most 64 in z"));
    }
    Ok(())
}
