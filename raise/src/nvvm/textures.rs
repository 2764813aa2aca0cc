//! Textures in linear memory: rewrites `tex1Dfetch` to loads from an array.
//!
//! The array that the launch gives for a texture determines its texels: the last of several
//! dimensions, if it is 2 or 4, holds the channels of a texel; in a one-dimensional array each
//! element is a texel. A texel of 8-byte elements has two channels of 32 bits for each, as `int2`
//! and `int4` textures of doubles do. A fetch outside the array returns 0 (CUDA C++ Programming
//! Guide, texture memory). Filtering, normalized coordinates and other dimensionalities are not
//! supported.

use llvm::{Builder, IntPredicate, ModuleRef, Opcode, Type, TypeKind, Value};
use stablehlo::ElementType;

use super::addresses::{Arrays, Texels};
use super::place;
use crate::error::Error;
use crate::launch::Launch;

/// The prefix of the functions that fetch a texel, before the type of its channels.
pub const FETCH: &str = "reactant.texel.";

/// Replaces each fetch by loads.
///
/// - errors: a texture that is not an array of the launch, or whose element type does not match the
///   fetch
pub fn expand(unit: ModuleRef, function: Value, launch: &Launch) -> Result<(), Vec<Error>> {
    let is_fetch = |value: &Value| {
        let name = value.callee_name();
        name.is_some_and(|name| name.starts_with(FETCH))
    };
    let fetches: Vec<Value> = function
        .instructions()
        .into_iter()
        .filter(is_fetch)
        .collect();
    if fetches.is_empty() {
        return Ok(());
    }
    let arrays = Arrays::find(unit, function, launch)?;
    let builder = Builder::new(unit);
    let mut errors = Vec::new();
    for fetch in fetches {
        match Fetch::new(unit, &builder, &arrays, fetch) {
            Ok(fetch) => fetch.write(),
            Err(error) => errors.push(place(error, fetch)),
        }
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

struct Fetch<'a> {
    unit: ModuleRef,
    builder: &'a Builder,
    call: Value,
    texels: Texels<'a>,
    /// The number of channels of a texel.
    channels: u64,
    /// The type of a channel in memory.
    memory: Type,
}

impl<'a> Fetch<'a> {
    fn new(
        unit: ModuleRef,
        builder: &'a Builder,
        arrays: &'a Arrays,
        call: Value,
    ) -> Result<Fetch<'a>, Error> {
        let Some(texels) = arrays.texels(call.operand(0)) else {
            let message = "this texture cannot be traced to one argument of the launch";
            return Err(Error::unsupported("untraced-texture", message)
                .help("pass the texture as a kernel argument of its own, and give it an array"));
        };
        let name = texels.name;
        if texels.start != 0 {
            let message = format!("`{name}` is a texture that begins inside of an array");
            return Err(
                Error::unsupported("texture-offset", message).help("give it an array of its own")
            );
        }
        let last = match texels.shape {
            [_, .., last @ (2 | 4)] => *last as u64,
            _ => 1,
        };
        let is_float = call
            .ty()
            .fields()
            .is_some_and(|fields| fields[0].is_float());
        use ElementType::*;
        let (channels, memory) = match (texels.declared, is_float) {
            (F32, _) => (last, unit.float("float")),
            (I32 | U32, _) => (last, unit.int(32)),
            (F16, true) => (last, unit.float("half")),
            (I16 | U16, false) => (last, unit.int(16)),
            (I8 | U8, false) => (last, unit.int(8)),
            (F64 | I64 | U64, false) if last <= 2 => (2 * last, unit.int(32)),
            (declared, _) => {
                let held = declared.name().replace("ui", "u");
                let wanted = if is_float { "floats" } else { "integers" };
                let message = format!(
                    "`{name}` is an array of {held}, and the kernel fetches {wanted} from it as a texture"
                );
                return Err(Error::unsupported("texture-format", message).help(
                    "give an array of f32 (f16) for floats, of 32 bits or less for integers; normalized reads are not supported",
                ));
            }
        };
        let fetch = Fetch {
            unit,
            builder,
            call,
            texels,
            channels,
            memory,
        };
        match fetch
            .wanted()
            .into_iter()
            .find(|channel| *channel >= channels)
        {
            None => Ok(fetch),
            Some(channel) => {
                let message = format!(
                    "the kernel reads channel {channel} of texture `{name}`, whose texels have {channels}"
                );
                Err(Error::user("texture-channels", message)
                    .help("give the array the channels of a texel as its last dimension, such as `shape = [n, 4]`"))
            }
        }
    }

    /// Returns the channels that the kernel reads.
    fn wanted(&self) -> Vec<u64> {
        let users = self.call.users().into_iter();
        let read = users.filter(|user| user.is(Opcode::LLVMExtractValue));
        read.filter(|part| !part.users().is_empty())
            .map(|part| part.extracted_index().into())
            .collect()
    }

    fn write(&self) {
        let builder = self.builder.before(self.call);
        let i64 = self.unit.int(64);
        let texels = self.texels.bytes / (self.unit.size_of(self.memory) * self.channels);
        let index = builder.cast(Opcode::LLVMSExt, self.call.operand(1), i64);
        let count = i64.int(texels.into());
        let is_inside = builder.icmp(IntPredicate::LLVMIntULT, index, count);
        let safe = builder.select(is_inside, index, i64.zero());
        let first = builder.mul(safe, self.channels as i64);
        let result = self.call.ty().fields().expect("four channels")[0];
        for part in self.call.users() {
            if !part.is(Opcode::LLVMExtractValue) {
                continue;
            }
            let channel = u64::from(part.extracted_index());
            if channel < self.channels {
                let builder = self.builder.before(self.call);
                let at = builder.add(first, i64.int(channel.into()));
                let at = builder.element_address(self.memory, self.texels.base, at);
                let value = self.converted(builder.load(self.memory, at), result);
                let value = builder.select(is_inside, value, result.zero());
                part.replace_uses(value);
            }
            part.erase();
        }
        self.call.erase();
    }

    /// Converts a channel to the result type of a fetch.
    fn converted(&self, channel: Value, result: Type) -> Value {
        use ElementType::*;
        let is_signed = matches!(self.texels.declared, I8 | I16);
        match channel.ty().kind() {
            TypeKind::LLVMHalfTypeKind => self.builder.cast(Opcode::LLVMFPExt, channel, result),
            TypeKind::LLVMIntegerTypeKind if channel.ty().bits() < 32 => {
                let extend = match is_signed {
                    true => Opcode::LLVMSExt,
                    false => Opcode::LLVMZExt,
                };
                self.builder.cast(extend, channel, result)
            }
            _ => self.builder.bitcast(channel, result),
        }
    }
}
