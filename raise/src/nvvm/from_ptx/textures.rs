//! `tex.1d` with an integer coordinate, as `tex1Dfetch` reads textures in linear memory.

use super::body::Body;
use super::instruction::{Done, Form};
use crate::nvvm::textures::FETCH;
use ptx::tree::{Operand, ScalarType};

impl Body<'_> {
    /// Writes a fetch as a call that becomes loads once the array of the texture is known.
    pub fn texture(&mut self, form: &Form<'_>) -> Done {
        let is_linear = form.take("1d") & form.take("v4");
        form.done()?;
        let (ty, channel) = match form.types.as_slice() {
            [ScalarType::F32, ScalarType::S32] => (ScalarType::F32, "float"),
            [ty @ (ScalarType::S32 | ScalarType::U32), ScalarType::S32] => (*ty, "i32"),
            _ => return Err(form.unsupported()),
        };
        let (Operand::Vector(channels), Operand::Texture(place)) =
            (&form.operand(0)?.node, &form.operand(1)?.node)
        else {
            return Err(form.unsupported());
        };
        let ([texture, coordinates], true) = (place.as_slice(), is_linear) else {
            return Err(form.unsupported());
        };
        let coordinate = match &coordinates.node {
            Operand::Vector(all) => all.first().ok_or_else(|| form.unsupported())?,
            _ => coordinates,
        };
        let handle = match &texture.node {
            // The variable holds the address of what the job binds to it.
            Operand::Symbol(name) => {
                let address = self.address_of(name, 0, texture.span)?;
                let pointer = self.value(format_args!("inttoptr i64 {address} to ptr"));
                self.value(format_args!("load i64, ptr {pointer}"))
            }
            _ => self.read_operand(texture, ScalarType::B64)?,
        };
        let index = self.read_operand(coordinate, ScalarType::S32)?;
        if self.cpu.is_some() {
            let fetched = self.texel_on_cpu(&handle, &index);
            for (part, bits) in channels.iter().zip(&fetched) {
                self.write_operand(part, bits, ScalarType::B32)?;
            }
            return Ok(());
        }
        let texel = format!("{{ {channel}, {channel}, {channel}, {channel} }}");
        let function = format!("@{FETCH}{}", ty.name());
        self.declared.insert(
            function.clone(),
            format!("declare {texel} {function}(i64, i32) nounwind willreturn memory(read)"),
        );
        let fetched = self.value(format_args!(
            "call {texel} {function}(i64 {handle}, i32 {index})"
        ));
        for (number, part) in channels.iter().enumerate() {
            let value = self.value(format_args!("extractvalue {texel} {fetched}, {number}"));
            self.write_operand(part, &value, ty)?;
        }
        Ok(())
    }
}
