//! Reads and writes of operands in the type of the instruction.

use super::body::Body;
use super::instruction::{Done, Form};
use super::{computed, int_type, storage};
use crate::error::{Error, Span};
use ptx::tree::{Guard, Immediate, Operand, ScalarType, Spanned};

impl Body<'_> {
    /// Returns the value of a guard, `i1`.
    pub fn guard(&mut self, guard: &Guard) -> String {
        let slot = self.slot(&guard.register, "i1");
        let value = self.value(format_args!("load i1, ptr {slot}"));
        if guard.negated {
            self.value(format_args!("xor i1 {value}, true"))
        } else {
            value
        }
    }

    /// Returns operand number `index` as a value of `ty`.
    pub fn read(
        &mut self,
        form: &Form<'_>,
        index: usize,
        ty: ScalarType,
    ) -> Result<String, Box<Error>> {
        let operand = form.operand(index)?;
        self.read_operand(operand, ty)
    }

    /// Returns an operand as a value of `ty`: bits are reinterpreted, wider registers are
    /// truncated.
    pub fn read_operand(
        &mut self,
        operand: &Spanned<Operand>,
        ty: ScalarType,
    ) -> Result<String, Box<Error>> {
        match &operand.node {
            Operand::Register(name) => {
                let held = self.register_type(name, operand.span)?;
                let slot = self.slot(name, storage(held));
                let value = self.value(format_args!("load {}, ptr {slot}", storage(held)));
                self.reinterpret(&value, storage(held), held.bits(), ty, operand.span)
            }
            Operand::Not(name) => {
                let slot = self.slot(name, "i1");
                let value = self.value(format_args!("load i1, ptr {slot}"));
                Ok(self.value(format_args!("xor i1 {value}, true")))
            }
            Operand::Immediate(immediate) => Ok(constant(*immediate, ty)),
            Operand::SpecialRegister(name) => {
                let (value, bits) = self.special(name, operand.span)?;
                self.reinterpret(&value, int_type(bits), bits, ty, operand.span)
            }
            Operand::Symbol(name) => {
                self.check_local_width(name, ty, operand.span)?;
                let value = self.address_of(name, 0, operand.span)?;
                self.reinterpret(&value, "i64", 64, ty, operand.span)
            }
            Operand::SymbolOffset(name, offset) => {
                self.check_local_width(name, ty, operand.span)?;
                let value = self.address_of(name, *offset, operand.span)?;
                self.reinterpret(&value, "i64", 64, ty, operand.span)
            }
            Operand::Vector(parts) => self.pack(parts, ty),
            _ => Err(Error::unsupported(
                "ptx-operand",
                "this kind of operand is not supported yet",
            )
            .at(operand.span, "here")
            .into()),
        }
    }

    /// Returns a special register, and its width.
    fn special(&mut self, name: &str, span: Span) -> Result<(String, u32), Box<Error>> {
        if name.starts_with("reserved_smem_offset") {
            return Ok(("0".to_owned(), 32)); // where nothing is stored here
        }
        match name {
            "clock64" | "globaltimer" => {
                return Ok((self.special_register("i64", "clock64"), 64));
            }
            "clock" | "clock_hi" | "globaltimer_lo" | "globaltimer_hi" => {
                return Ok((self.special_register("i32", "clock"), 32));
            }
            _ => {}
        }
        let lanes = [
            "laneid",
            "warpid",
            "nwarpid",
            "lanemask_eq",
            "lanemask_lt",
            "lanemask_le",
            "lanemask_gt",
            "lanemask_ge",
        ];
        let sizes = ["dynamic_smem_size", "total_smem_size"];
        let known = lanes.contains(&name)
            || (self.cpu.is_some() && sizes.contains(&name))
            || name.rsplit_once('.').is_some_and(|(kind, axis)| {
                ["tid", "ntid", "ctaid", "nctaid"].contains(&kind)
                    && ["x", "y", "z"].contains(&axis)
            });
        if matches!(name, "envreg1" | "envreg2") {
            let half = match self.cpu {
                Some(_) => self.workspace_half(name),
                None => self.special_register("i32", name),
            };
            return Ok((half, 32));
        }
        if !known {
            let message = format!("special register `%{name}` is not supported yet");
            return Err(Error::unsupported("ptx-special-register", message)
                .at(span, "read here")
                .into());
        }
        let value = self.special_register("i32", &name.replace('_', "."));
        Ok((value, 32))
    }

    /// Returns the value of a special register, by its LLVM name.
    pub fn special_register(&mut self, ty: &str, name: &str) -> String {
        match self.cpu {
            None => self.value(format_args!("call {ty} @llvm.nvvm.read.ptx.sreg.{name}()")),
            Some(_) => self.special_register_on_cpu(ty, name),
        }
    }

    /// Returns `{a, b}` as one value, the first in the lowest bits.
    fn pack(&mut self, parts: &[Spanned<Operand>], ty: ScalarType) -> Result<String, Box<Error>> {
        let bits = ty.bits() / parts.len().max(1) as u32;
        let (part_ty, whole) = (bits_type(bits), int_type(ty.bits()));
        let mut all = "0".to_string();
        for (index, part) in parts.iter().enumerate() {
            let value = self.read_operand(part, part_ty)?;
            let value = self.value(format_args!("zext {} {value} to {whole}", int_type(bits)));
            let value = self.value(format_args!("shl {whole} {value}, {}", bits * index as u32));
            all = self.value(format_args!("or {whole} {all}, {value}"));
        }
        Ok(match computed(ty) {
            float if float != whole => self.value(format_args!("bitcast {whole} {all} to {float}")),
            _ => all,
        })
    }

    /// Returns `value`, stored as LLVM type `from` of `bits` bits, as a value of `ty`.
    fn reinterpret(
        &mut self,
        value: &str,
        from: &str,
        bits: u32,
        ty: ScalarType,
        span: Span,
    ) -> Result<String, Box<Error>> {
        let to = computed(ty);
        if from == to {
            return Ok(value.to_string());
        }
        let mut value = value.to_string();
        if bits < ty.bits() || (bits != ty.bits() && ty.is_float()) {
            let message = format!("this holds {bits} bits, and {} are read", ty.bits());
            return Err(Error::user("ptx-operand-width", message)
                .at(span, "read here")
                .into());
        }
        let int = int_type(bits);
        if from != int {
            value = self.value(format_args!("bitcast {from} {value} to {int}"));
        }
        if bits > ty.bits() {
            value = self.value(format_args!(
                "trunc {int} {value} to {}",
                int_type(ty.bits())
            ));
        }
        if int_type(ty.bits()) != to {
            value = self.value(format_args!(
                "bitcast {} {value} to {to}",
                int_type(ty.bits())
            ));
        }
        Ok(value)
    }

    /// Writes `value` of type `ty` to operand number `index`.
    pub fn write(&mut self, form: &Form<'_>, index: usize, value: &str, ty: ScalarType) -> Done {
        let operand = form.operand(index)?;
        self.write_operand(operand, value, ty)
    }

    /// Writes `value` of type `ty`; for a wider register it is extended with the signedness of
    /// `ty`.
    pub fn write_operand(
        &mut self,
        operand: &Spanned<Operand>,
        value: &str,
        ty: ScalarType,
    ) -> Done {
        let name = match &operand.node {
            Operand::Register(name) => name,
            Operand::Sink => return Ok(()),
            Operand::Vector(parts) => return self.unpack(parts, value, ty),
            _ => {
                return Err(Error::user("ptx-operand", "only a register can be written")
                    .at(operand.span, "here")
                    .into());
            }
        };
        let held = self.register_type(name, operand.span)?;
        let (from, to) = (computed(ty), storage(held));
        let mut value = value.to_string();
        if from != to {
            if held.bits() < ty.bits() {
                let message = format!(
                    "`{name}` holds {} bits, and {} are written",
                    held.bits(),
                    ty.bits()
                );
                return Err(Error::user("ptx-operand-width", message)
                    .at(operand.span, "written here")
                    .into());
            }
            let (narrow, wide) = (int_type(ty.bits()), int_type(held.bits()));
            if from != narrow {
                value = self.value(format_args!("bitcast {from} {value} to {narrow}"));
            }
            if narrow != wide {
                let extend = if ty.is_signed() { "sext" } else { "zext" };
                value = self.value(format_args!("{extend} {narrow} {value} to {wide}"));
            }
            if wide != to {
                value = self.value(format_args!("bitcast {wide} {value} to {to}"));
            }
        }
        let slot = self.slot(name, to);
        self.effect(format_args!("store {to} {value}, ptr {slot}"));
        Ok(())
    }

    /// Writes `value` of type `ty` to the register `name`, or nowhere if that is `_`.
    pub fn write_named(&mut self, name: &str, span: Span, value: &str, ty: ScalarType) -> Done {
        let node = match name {
            "_" => Operand::Sink,
            _ => Operand::Register(name.to_string()),
        };
        self.write_operand(&Spanned { node, span }, value, ty)
    }

    /// Splits `value` into `{a, b}`, the lowest bits first.
    fn unpack(&mut self, parts: &[Spanned<Operand>], value: &str, ty: ScalarType) -> Done {
        let bits = ty.bits() / parts.len().max(1) as u32;
        let whole = int_type(ty.bits());
        let mut value = value.to_string();
        if computed(ty) != whole {
            value = self.value(format_args!("bitcast {} {value} to {whole}", computed(ty)));
        }
        for (index, part) in parts.iter().enumerate() {
            let shifted = self.value(format_args!(
                "lshr {whole} {value}, {}",
                bits * index as u32
            ));
            let piece = self.value(format_args!(
                "trunc {whole} {shifted} to {}",
                int_type(bits)
            ));
            self.write_operand(part, &piece, bits_type(bits))?;
        }
        Ok(())
    }
}

/// Returns the untyped PTX type of this width.
pub fn bits_type(bits: u32) -> ScalarType {
    match bits {
        8 => ScalarType::B8,
        16 => ScalarType::B16,
        32 => ScalarType::B32,
        64 => ScalarType::B64,
        _ => ScalarType::B128,
    }
}

/// Returns an immediate as an LLVM constant of type `ty`.
fn constant(immediate: Immediate, ty: ScalarType) -> String {
    if ty == ScalarType::Pred {
        return (immediate != Immediate::Int(0)).to_string();
    }
    if ty.is_float() {
        let value = match immediate {
            Immediate::Int(value) => value as f64,
            Immediate::F32(bits) => f64::from(f32::from_bits(bits)),
            Immediate::F64(bits) => f64::from_bits(bits),
        };
        return float_constant(value, ty);
    }
    let value = match immediate {
        Immediate::Int(value) => value,
        Immediate::F32(bits) => bits.into(),
        Immediate::F64(bits) => bits.into(),
    };
    // Only the bits that fit: LLVM rejects others.
    let bits = ty.bits().min(64);
    let kept = (value as u64) << (64 - bits) >> (64 - bits);
    kept.to_string()
}

/// Returns a float in LLVM's syntax: the bits of a double, also for narrower types (16 bits have a
/// separate form).
pub fn float_constant(value: f64, ty: ScalarType) -> String {
    match ty {
        ScalarType::F16 => format!("0xH{:04X}", half::f16::from_f64(value).to_bits()),
        ScalarType::BF16 => format!("0xR{:04X}", half::bf16::from_f64(value).to_bits()),
        ScalarType::F32 => format!("0x{:016X}", f64::from(value as f32).to_bits()),
        _ => format!("0x{:016X}", value.to_bits()),
    }
}
