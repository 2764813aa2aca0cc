//! Textures and surfaces: `tex.1d` with an integer coordinate, the form of `tex1Dfetch` from
//! textures in linear memory; for the host's processor the others too.

use super::body::Body;
use super::computed;
use super::cpu::{SURFACE_CLAMPS, SURFACE_TRAPS, SURFACE_ZERO};
use super::instruction::{Done, Form};
use crate::error::Error;
use crate::nvvm::textures::FETCH;
use ptx::tree::{Operand, ScalarType, Spanned};

impl Body<'_> {
    /// Emits a fetch as a call that becomes loads once the array of the texture is known.
    pub fn texture(&mut self, form: &Form<'_>) -> Done {
        let is_fetch = form.instruction.has("1d") && form.types.get(1) == Some(&ScalarType::S32);
        if self.cpu.is_some() && !is_fetch {
            return self.sample(form);
        }
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
        let handle = self.texture_handle(texture)?;
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

    fn texture_handle(&mut self, texture: &Spanned<Operand>) -> Result<String, Box<Error>> {
        match &texture.node {
            // The variable holds the address of the texture that the job binds to it.
            Operand::Symbol(name) => {
                let address = self.address_of(name, 0, texture.span)?;
                let pointer = self.value(format_args!("inttoptr i64 {address} to ptr"));
                Ok(self.value(format_args!("load i64, ptr {pointer}")))
            }
            _ => self.read_operand(texture, ScalarType::B64),
        }
    }

    /// Emits `tex` with float coordinates, or in several dimensions, for the host's processor.
    fn sample(&mut self, form: &Form<'_>) -> Done {
        let geometry = form.take_one(&["1d", "2d", "3d", "a1d", "a2d"]);
        let has_level = form.take("level");
        form.take("v4");
        form.done()?;
        let dims = match geometry {
            Some("1d" | "a1d") => 1,
            Some("2d" | "a2d") => 2,
            Some("3d") => 3,
            _ => return Err(form.unsupported()),
        };
        let is_layered = geometry.is_some_and(|name| name.starts_with('a'));
        let (Operand::Vector(channels), Operand::Texture(place)) =
            (&form.operand(0)?.node, &form.operand(1)?.node)
        else {
            return Err(form.unsupported());
        };
        // There are no mipmaps: all levels are the same.
        let is_whole = form.instruction.operands.len() == 2 + usize::from(has_level);
        let ([texture, coordinates], true) = (place.as_slice(), is_whole) else {
            return Err(form.unsupported());
        };
        let all = match &coordinates.node {
            Operand::Vector(all) => all.as_slice(),
            _ => std::slice::from_ref(coordinates),
        };
        let given = match form.types.as_slice() {
            [_, given @ (ScalarType::F32 | ScalarType::S32)] => *given,
            _ => return Err(form.unsupported()),
        };
        let first = usize::from(is_layered);
        if all.len() < first + dims {
            return Err(form.unsupported());
        }
        let handle = self.texture_handle(texture)?;
        let layer = match is_layered {
            true => self.read_operand(&all[0], ScalarType::B32)?,
            false => "-1".to_owned(),
        };
        let mut at = Vec::new();
        for coordinate in &all[first..first + dims] {
            let value = self.read_operand(coordinate, given)?;
            at.push(match given {
                ScalarType::S32 => self.value(format_args!("sitofp i32 {value} to float")),
                _ => value,
            });
        }
        let sampled = self.sample_on_cpu(&handle, &at, &layer);
        for (part, bits) in channels.iter().zip(&sampled) {
            self.write_operand(part, bits, ScalarType::B32)?;
        }
        Ok(())
    }

    /// Emits `suld.b` or `sust.b`, for the host's processor.
    pub fn surface(&mut self, form: &Form<'_>) -> Done {
        let stores = form.instruction.opcode == "sust";
        form.take("b");
        form.take_all(|modifier| ["ca", "cg", "cs", "cv", "wb", "wt"].contains(&modifier));
        let geometry = form.take_one(&["1d", "2d", "3d", "a1d", "a2d"]);
        let count = match form.take_one(&["v2", "v4"]) {
            Some("v2") => 2,
            Some(_) => 4,
            None => 1,
        };
        let mode = match form.take_one(&["trap", "clamp", "zero"]) {
            Some("clamp") => SURFACE_CLAMPS,
            Some("zero") => SURFACE_ZERO,
            _ => SURFACE_TRAPS,
        };
        form.done()?;
        let ty = form.ty()?;
        let (place, data) = match stores {
            true => (form.operand(0)?, form.operand(1)?),
            false => (form.operand(1)?, form.operand(0)?),
        };
        let parts = match &data.node {
            Operand::Vector(parts) => parts.as_slice(),
            _ => std::slice::from_ref(data),
        };
        let Operand::Texture(inside) = &place.node else {
            return Err(form.unsupported());
        };
        let ([surface, coordinates], true) = (inside.as_slice(), parts.len() == count) else {
            return Err(form.unsupported());
        };
        let all = match &coordinates.node {
            Operand::Vector(all) => all.as_slice(),
            _ => std::slice::from_ref(coordinates),
        };
        // The axis of each coordinate.
        let order: &[usize] = match geometry {
            Some("1d") => &[0],
            Some("2d") => &[0, 1],
            Some("3d") => &[0, 1, 2],
            Some("a1d") => &[2, 0],
            Some("a2d") => &[2, 0, 1],
            _ => return Err(form.unsupported()),
        };
        let mut at = ["0".to_owned(), "0".to_owned(), "0".to_owned()];
        for (axis, coordinate) in order.iter().zip(all) {
            at[*axis] = self.read_operand(coordinate, ScalarType::S32)?;
        }
        let handle = self.texture_handle(surface)?;
        let bytes = count * ty.bytes();
        let address = self.surface_on_cpu(&handle, bytes, [&at[0], &at[1], &at[2]], mode);
        let number = self.fresh();
        let [inside, outside, after] =
            ["inside", "outside", "after"].map(|part| format!("surface.{part}.{number}"));
        let is_inside = self.value(format_args!("icmp ne i64 {address}, 0"));
        self.terminate(format_args!(
            "br i1 {is_inside}, label %{inside}, label %{outside}"
        ));
        self.label(&inside);
        let pointer = self.value(format_args!("inttoptr i64 {address} to ptr"));
        for (number, part) in parts.iter().enumerate() {
            let at = self.byte(&pointer, (number * ty.bytes()) as i64);
            if stores {
                let value = self.read_operand(part, ty)?;
                self.effect(format_args!(
                    "store {} {value}, ptr {at}, align 1",
                    computed(ty)
                ));
            } else {
                let value = self.value(format_args!("load {}, ptr {at}, align 1", computed(ty)));
                self.write_operand(part, &value, ty)?;
            }
        }
        self.terminate(format_args!("br label %{after}"));
        self.label(&outside);
        if !stores {
            for part in parts {
                self.write_operand(part, "0", ty)?;
            }
        }
        self.label(&after);
        Ok(())
    }
}
