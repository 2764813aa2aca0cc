//! Loads and stores.

use super::body::Body;
use super::cpu::INDEPENDENT;
use super::instruction::{Done, Form};
use super::operands::bits_type;
use super::structs::NOT_GIVEN;
use super::{computed, held, int_type, quoted, whole};
use crate::error::Error;
use ptx::tree::{AddressBase, Immediate, Operand, ScalarType, Space, Spanned};

impl Body<'_> {
    /// Emits `ld`, `st` or a prefetch.
    pub fn memory(&mut self, form: &Form<'_>) -> Done {
        let opcode = form.instruction.opcode.as_str();
        if opcode.starts_with("prefetch") {
            return Ok(()); // changes no value
        }
        let is_of_others = ["volatile", "relaxed", "acquire"]
            .iter()
            .any(|order| form.instruction.has(order));
        // Cache hints change no value. Nor do orders and scopes: a concurrent write by another
        // thread is a race, with them or without.
        form.take_all(|modifier| {
            [
                "ca", "cg", "cs", "cv", "lu", "wb", "wt", "nc", "weak", "volatile", "relaxed",
                "acquire", "release", "cta", "cluster", "gpu", "sys",
            ]
            .contains(&modifier)
                || ["L1::", "L2::"]
                    .iter()
                    .any(|level| modifier.starts_with(level))
        });
        let space = form.take_one(&[
            "global",
            "param",
            "param::entry",
            "param::func",
            "shared",
            "shared::cta",
            "local",
            "const",
        ]);
        form.take_one(&["v2", "v4", "v8"]);
        form.done()?;
        let ty = form.ty()?;
        // Untyped accesses of 32 and 64 bits are integers here; the type of their contents follows
        // from the uses.
        let (address, data) = if opcode == "st" { (0, 1) } else { (1, 0) };
        let address = form.operand(address)?;
        let data = form.operand(data)?;
        let parts = match &data.node {
            Operand::Vector(parts) => parts.as_slice(),
            _ => std::slice::from_ref(data),
        };
        let is_param = space.is_some_and(|space| space.starts_with("param"))
            && matches!(
                address.node,
                Operand::Address {
                    base: AddressBase::Symbol(_),
                    ..
                }
            );
        // Lanes exchange values through shared memory.
        let may_exchange = match space {
            None | Some("shared" | "shared::cta") => true,
            Some(space) => space == "global" && form.instruction.has("volatile"),
        };
        let volatile = match self.cpu {
            None if may_exchange => "volatile ",
            Some(_) if is_of_others => "volatile ",
            _ => "",
        };
        // In a module to be raised, marks the loads whose element another thread may change
        // concurrently.
        let (atomic, order) = match self.cpu {
            None if is_of_others => ("atomic ", " monotonic"),
            _ => ("", ""),
        };
        if is_of_others && opcode != "st" {
            self.let_others_run();
        }
        if self.cpu.is_some() && form.instruction.has("release") {
            self.effect("fence release");
        }
        let verb = if opcode == "st" { "writes" } else { "reads" };
        let checked = !matches!(space, Some("local"));
        let (align, group) = match &self.cpu {
            None => (ty.bytes(), ""),
            Some(_) if space == Some("global") => (1, INDEPENDENT),
            // Between barriers no thread accesses an element that another one stores to.
            Some(parts) if parts.runs_blocks && matches!(space, Some("shared" | "shared::cta")) => {
                (1, INDEPENDENT)
            }
            Some(_) => (1, ""),
        };
        if self.joins_words && !is_param && order.is_empty() && parts.len() > 1 && ty.bits() == 32 {
            return self.vector_access(opcode == "st", address, parts, ty, volatile);
        }
        for (index, part) in parts.iter().enumerate() {
            let more = (index * ty.bytes()) as i64;
            if is_param {
                self.param_access(form, opcode == "st", address, part, ty, more)?;
            } else if opcode == "st" {
                let value = self.read_operand(part, ty)?;
                let pointer = self.pointer(address, more)?;
                if checked {
                    self.check_access(&pointer, ty.bytes(), verb);
                }
                self.effect(format_args!(
                    "store {volatile}{} {value}, ptr {pointer}, align {align}{group}",
                    computed(ty),
                ));
            } else {
                let pointer = self.pointer(address, more)?;
                if checked {
                    self.check_access(&pointer, ty.bytes(), verb);
                }
                let value = self.value(format_args!(
                    "load {atomic}{volatile}{}, ptr {pointer}{order}, align {align}{group}",
                    computed(ty),
                ));
                self.write_operand(part, &value, ty)?;
            }
        }
        if self.cpu.is_some() && form.instruction.has("acquire") {
            self.effect("fence acquire");
        }
        // Kernels for hardware whose lanes run in lockstep exchange values by volatile accesses,
        // without `bar.warp.sync`: all lanes load before one of them stores.
        let is_volatile = form.instruction.has("volatile");
        if is_volatile && opcode != "st" && may_exchange && space != Some("global") {
            self.let_others_run();
        }
        Ok(())
    }

    /// Emits a load or store of several registers as one of a vector.
    fn vector_access(
        &mut self,
        stores: bool,
        address: &Spanned<Operand>,
        parts: &[Spanned<Operand>],
        ty: ScalarType,
        volatile: &str,
    ) -> Done {
        let (ll, align) = (computed(ty), parts.len() * ty.bytes());
        let vector = format!("<{} x {ll}>", parts.len());
        if stores {
            let mut whole = "poison".to_owned();
            for (lane, part) in parts.iter().enumerate() {
                let value = self.read_operand(part, ty)?;
                whole = self.value(format_args!(
                    "insertelement {vector} {whole}, {ll} {value}, i32 {lane}"
                ));
            }
            let pointer = self.pointer(address, 0)?;
            self.effect(format_args!(
                "store {volatile}{vector} {whole}, ptr {pointer}, align {align}"
            ));
            return Ok(());
        }
        let pointer = self.pointer(address, 0)?;
        let whole = self.value(format_args!(
            "load {volatile}{vector}, ptr {pointer}, align {align}"
        ));
        for (lane, part) in parts.iter().enumerate() {
            let value = self.value(format_args!("extractelement {vector} {whole}, i32 {lane}"));
            self.write_operand(part, &value, ty)?;
        }
        Ok(())
    }

    /// Emits `cp.async`: the copy is performed immediately, which no other thread can observe
    /// before the thread has waited for it.
    pub fn copy_async(&mut self, form: &Form<'_>) -> Done {
        if self.cpu.is_some() && form.take("mbarrier") {
            return self.arrive_after_copies(form);
        }
        let waits = ["commit_group", "wait_group", "wait_all"];
        if form.take_one(&waits).is_some() {
            form.take("async");
            return form.done();
        }
        form.take_all(|modifier| {
            let known = ["async", "ca", "cg", "shared", "shared::cta", "global"];
            known.contains(&modifier) || modifier.starts_with("L2::")
        });
        form.done()?;
        let Operand::Immediate(Immediate::Int(size @ (4 | 8 | 16))) = form.operand(2)?.node else {
            return Err(form.unsupported());
        };
        let size = size as usize;
        let hints = usize::from(form.instruction.has("L2::cache_hint"));
        let to = self.pointer(form.operand(0)?, 0)?;
        self.check_access(&to, size, "writes");
        match form.instruction.operands.len() - hints {
            3 => self.copy_bytes(form, &to, size),
            4 => self.copy_some_bytes(form, &to, size),
            _ => Err(form.unsupported()),
        }
    }

    /// Emits a copy whose fourth operand is the number of bytes read, or a predicate to read none.
    /// The remaining bytes are zeros.
    fn copy_some_bytes(&mut self, form: &Form<'_>, to: &str, size: usize) -> Done {
        let part = form.operand(3)?;
        let is_predicate = match &part.node {
            Operand::Register(name) => self.register_type(name, part.span)? == ScalarType::Pred,
            _ => false,
        };
        let read = match is_predicate {
            true => {
                let ignored = self.read_operand(part, ScalarType::Pred)?;
                self.value(format_args!("select i1 {ignored}, i32 0, i32 {size}"))
            }
            false => self.read_operand(part, ScalarType::U32)?,
        };
        let number = self.fresh();
        let [all, some, end, rest] =
            ["all", "some", "end", "rest"].map(|part| format!("copy.{part}.{number}"));
        let is_all = self.value(format_args!("icmp uge i32 {read}, {size}"));
        self.terminate(format_args!("br i1 {is_all}, label %{all}, label %{rest}"));
        self.label(&all);
        self.copy_bytes(form, to, size)?;
        self.terminate(format_args!("br label %{end}"));
        self.label(&rest);
        self.fill_zeros(to, size);
        let is_none = self.value(format_args!("icmp eq i32 {read}, 0"));
        self.terminate(format_args!("br i1 {is_none}, label %{end}, label %{some}"));
        self.label(&some);
        for unit in 0..size {
            let copied = format!("copy.byte.{number}.{unit}");
            let next = format!("copy.next.{number}.{unit}");
            let is_read = self.value(format_args!("icmp ugt i32 {read}, {unit}"));
            self.terminate(format_args!(
                "br i1 {is_read}, label %{copied}, label %{next}"
            ));
            self.label(&copied);
            let from = self.pointer(form.operand(1)?, unit as i64)?;
            self.check_access(&from, 1, "reads");
            let value = self.value(format_args!("load i8, ptr {from}"));
            let at = self.byte(to, unit as i64);
            self.effect(format_args!("store i8 {value}, ptr {at}"));
            self.label(&next);
        }
        self.label(&end);
        Ok(())
    }

    /// Copies bytes from the address in the second operand.
    fn copy_bytes(&mut self, form: &Form<'_>, to: &str, size: usize) -> Done {
        let from = self.pointer(form.operand(1)?, 0)?;
        self.check_access(&from, size, "reads");
        let function = "llvm.memcpy.p0.p0.i64";
        self.declared.insert(
            function.to_owned(),
            format!("declare void @{function}(ptr, ptr, i64, i1 immarg)"),
        );
        let align = self.cpu.as_ref().map_or(size, |_| 1);
        self.effect(format_args!(
            "call void @{function}(ptr align {align} {to}, ptr align {align} {from}, i64 {size}, i1 false)"
        ));
        Ok(())
    }

    fn fill_zeros(&mut self, to: &str, size: usize) {
        let function = "llvm.memset.p0.i64";
        self.declared.insert(
            function.to_owned(),
            format!("declare void @{function}(ptr, i8, i64, i1 immarg)"),
        );
        let align = self.cpu.as_ref().map_or(size, |_| 1);
        self.effect(format_args!(
            "call void @{function}(ptr align {align} {to}, i8 0, i64 {size}, i1 false)"
        ));
    }

    /// Returns the pointer for `[register+offset]`.
    pub fn pointer(&mut self, address: &Spanned<Operand>, more: i64) -> Result<String, Box<Error>> {
        let Operand::Address { base, offset } = &address.node else {
            return Err(Error::unsupported(
                "ptx-address",
                "this kind of address is not supported yet",
            )
            .at(address.span, "here")
            .into());
        };
        let offset = offset.wrapping_add(more);
        let base = match base {
            AddressBase::Register(name) => {
                let operand = Spanned {
                    node: Operand::Register(name.clone()),
                    span: address.span,
                };
                // Shared and local memory may have 32-bit addresses.
                if self.register_type(name, address.span)?.bits() == 32 {
                    let narrow = self.read_operand(&operand, ScalarType::B32)?;
                    self.value(format_args!("zext i32 {narrow} to i64"))
                } else {
                    self.read_operand(&operand, ScalarType::B64)?
                }
            }
            AddressBase::Symbol(name) => self.address_of(name, 0, address.span)?,
            AddressBase::Absolute if self.cpu.is_some() => "0".to_owned(),
            AddressBase::Absolute => {
                let message = "an address that is a number points into no array";
                return Err(Error::user("ptx-address", message)
                    .at(address.span, "here")
                    .into());
            }
        };
        let sum = if offset == 0 {
            base
        } else {
            self.value(format_args!("add i64 {base}, {offset}"))
        };
        Ok(self.value(format_args!("inttoptr i64 {sum} to ptr")))
    }

    /// Emits `ld.param` or `st.param`: parameters of this function, its result, or arguments of a
    /// call.
    fn param_access(
        &mut self,
        form: &Form<'_>,
        stores: bool,
        address: &Spanned<Operand>,
        part: &Spanned<Operand>,
        ty: ScalarType,
        more: i64,
    ) -> Done {
        let Operand::Address {
            base: AddressBase::Symbol(name),
            offset,
        } = &address.node
        else {
            return Err(form.unsupported());
        };
        let offset = *offset + more;
        if let Some(slot) = self.aggregate(name) {
            if let Some(taken) = self.structs.iter().find(|taken| taken.name == *name) {
                let missing = taken.check(offset, ty, address.span)?;
                if let Some(message) = missing.filter(|_| !stores) {
                    let value = self.not_given(&message, ty);
                    return self.write_operand(part, &value, ty);
                }
            }
            let at = self.byte(&slot, offset);
            if stores {
                let value = self.read_operand(part, ty)?;
                self.effect(format_args!(
                    "store {} {value}, ptr {at}, align 1",
                    computed(ty)
                ));
                return Ok(());
            }
            let value = self.value(format_args!("load {}, ptr {at}, align 1", computed(ty)));
            return self.write_operand(part, &value, ty);
        }
        if offset != 0 {
            let message = format!("`{name}` is accessed beyond its end");
            return Err(Error::user("struct-parameter", message)
                .at(address.span, "here")
                .into());
        }
        if let Some((_, held)) = self.params.iter().find(|(known, _)| known == name) {
            let held = *held;
            let value = format!("%{}", quoted(name));
            if offset != 0 && (held == "ptr" || held != int_type(bits_of(held))) {
                return Err(form.unsupported());
            }
            let value = match held {
                _ if offset != 0 => self.value(format_args!("lshr {held} {value}, {}", 8 * offset)),
                "ptr" => self.value(format_args!("ptrtoint ptr {value} to i64")),
                _ => value,
            };
            return self.write_held(part, &value, if held == "ptr" { "i64" } else { held }, ty);
        }
        let variable = self
            .function
            .variable(name)
            .and_then(|variable| whole(variable.bytes()));
        let returned = self
            .function
            .returns
            .iter()
            .find(|returned| returned.name == *name)
            .map(held);
        let Some(held) = variable.or(returned).filter(|held| *held != "i128") else {
            let message = format!("this parameter is not supported yet: `{name}`");
            return Err(Error::unsupported("struct-parameter", message)
                .at(address.span, "accessed here")
                .into());
        };
        let slot = self.slot(name, held);
        if !stores {
            let value = self.value(format_args!("load {held}, ptr {slot}"));
            return self.write_held(part, &value, held, ty);
        }
        let value = self.read_operand(part, ty)?;
        let value = self.as_held(&value, ty, held);
        self.effect(format_args!("store {held} {value}, ptr {slot}"));
        Ok(())
    }

    /// Returns a value that the launch does not give; an error unless LLVM finds that it is unused.
    fn not_given(&mut self, message: &str, ty: ScalarType) -> String {
        let function = format!("@{}", quoted(&format!("{NOT_GIVEN}{message}")));
        let result = computed(ty);
        let declaration =
            format!("declare {result} {function}() nounwind willreturn memory(none) speculatable");
        self.declared.insert(function.clone(), declaration);
        self.value(format_args!("call {result} {function}()"))
    }

    /// Returns the memory of a structure: a parameter, a result, or an argument of a call.
    pub fn aggregate(&mut self, name: &str) -> Option<String> {
        if self.structs.iter().any(|taken| taken.name == name) {
            return Some(self.slot(name, "i8")); // which exists already
        }
        let function = self.function;
        let is_raised_entry = self.is_raised_entry();
        let params = function.params.iter().filter(|_| !is_raised_entry);
        let mut all = params.chain(&function.returns);
        let param = all.find(|param| param.name == name && param.array_bytes.is_some());
        let variable = function
            .variable(name)
            .filter(|variable| variable.space == Space::Param && !variable.dims.is_empty());
        let held = match (param, variable) {
            (Some(param), _) => held(param),
            (None, Some(_)) => "i8", // which exists already
            (None, None) => return None,
        };
        Some(self.slot(name, held))
    }

    /// Writes `value`, stored as LLVM type `held`, to an operand as type `ty`.
    fn write_held(
        &mut self,
        part: &Spanned<Operand>,
        value: &str,
        held: &str,
        ty: ScalarType,
    ) -> Done {
        let bits = bits_of(held);
        let mut value = value.to_string();
        if held != int_type(bits) {
            value = self.value(format_args!("bitcast {held} {value} to {}", int_type(bits)));
        }
        value = self.resize(&value, bits, ty.bits());
        let ty = if ty.is_float() {
            bits_type(ty.bits())
        } else {
            ty
        };
        self.write_operand(part, &value, ty)
    }

    /// Returns `value` of type `ty` as LLVM type `held`.
    pub fn as_held(&mut self, value: &str, ty: ScalarType, held: &str) -> String {
        let bits = bits_of(held);
        let mut value = value.to_string();
        if computed(ty) == held {
            return value;
        }
        if computed(ty) != int_type(ty.bits()) {
            value = self.value(format_args!(
                "bitcast {} {value} to {}",
                computed(ty),
                int_type(ty.bits())
            ));
        }
        value = self.resize(&value, ty.bits(), bits);
        if held != int_type(bits) {
            value = self.value(format_args!("bitcast {} {value} to {held}", int_type(bits)));
        }
        value
    }
}

/// Returns the width of an LLVM scalar type, by its name.
pub fn bits_of(ty: &str) -> u32 {
    match ty {
        "half" | "bfloat" => 16,
        "float" => 32,
        "double" => 64,
        int => int[1..].parse().expect("an integer type"),
    }
}
