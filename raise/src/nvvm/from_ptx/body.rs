//! Emission of the text of one function's body.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;

use super::cpu::Parts;
use super::message_variables::message_variables;
use super::structs::Struct;
use super::{Lines, held, quoted, thread_loops, whole};
use crate::error::{Error, Span};
use ptx::registers::Registers;
use ptx::tree::{Function, Instruction, ScalarType, Space, Statement};

/// The parameters and result of a function.
#[derive(Clone, Copy)]
pub struct Signature<'a> {
    /// Name and LLVM type of each parameter.
    pub params: &'a [(String, &'static str)],
    /// The structures among a kernel's parameters.
    pub structs: &'a [Struct],
    /// LLVM type of the result.
    pub result: &'static str,
}

/// A body under construction.
pub struct Body<'a> {
    pub(super) tree: &'a ptx::Module,
    pub(super) function: &'a Function,
    pub(super) registers: Registers<'a>,
    /// Name and LLVM type of each parameter.
    pub(super) params: &'a [(String, &'static str)],
    /// The structures among a kernel's parameters.
    pub(super) structs: &'a [Struct],
    /// LLVM type of the result.
    pub(super) result: &'static str,
    allocas: BTreeMap<String, String>,
    /// The text so far.
    pub text: String,
    next_value: usize,
    /// Whether the current block has its terminator.
    pub(super) ended: bool,
    scope: usize,
    lines: &'a Lines,
    /// Whether vectors of 32-bit scalars are accessed at once: an atomic of 64 bits may change what
    /// they hold, so that it must be known that they cover whole words.
    pub(super) joins_words: bool,
    /// The current instruction.
    pub(super) span: Span,
    /// Variables that only messages of assertions use.
    pub(super) messages: HashSet<&'a str>,
    /// For a module that runs on the host's processor, its additional parts.
    pub(super) cpu: Option<Parts>,
    /// Line and column of each debug location.
    pub places: Vec<(u32, u32)>,
    /// Declarations of functions from outside and of variables, by name.
    pub declared: BTreeMap<String, String>,
    /// Functions of the file that are called.
    pub called: BTreeSet<String>,
    /// Instructions that cannot be emitted.
    pub errors: Vec<Error>,
    /// Dropped instructions: line and message.
    pub warnings: Vec<(u32, String)>,
}

/// Returns whether an instruction is an atomic of 64 bits.
fn is_word_atomic(instruction: &Instruction) -> bool {
    let is_atomic = matches!(instruction.opcode.as_str(), "atom" | "red");
    is_atomic && instruction.types().any(|ty| ty.bits() == 64)
}

impl<'a> Body<'a> {
    /// Emits the body of `function`; its places are debug locations of `scope`.
    pub fn of(
        tree: &'a ptx::Module,
        function: &'a Function,
        Signature {
            params,
            structs,
            result,
        }: Signature<'a>,
        scope: usize,
        lines: &'a Lines,
        cpu: Option<Parts>,
    ) -> Body<'a> {
        let mut body = Body {
            tree,
            function,
            registers: Registers::new(function),
            params,
            structs,
            result,
            allocas: BTreeMap::new(),
            text: String::new(),
            next_value: 0,
            ended: false,
            scope,
            lines,
            joins_words: cpu.is_none() && function.instructions().any(is_word_atomic),
            span: function.name_span,
            messages: message_variables(function),
            cpu,
            places: Vec::new(),
            declared: BTreeMap::new(),
            called: BTreeSet::new(),
            errors: Vec::new(),
            warnings: Vec::new(),
        };
        body.place(function.name_span);
        for variable in function
            .variables
            .iter()
            .filter(|variable| variable.space == Space::Param)
        {
            let ty = match variable.dims.is_empty() {
                true => whole(variable.bytes()).unwrap_or("i128").to_owned(),
                false => room(variable.bytes()),
            };
            body.alloca(&variable.name, &ty);
        }
        for returned in &function.returns {
            body.alloca(&returned.name, held(returned));
        }
        body.parameters();
        let phases = match body.cpu {
            Some(_) if function.entry => thread_loops::find(tree, function),
            _ => None,
        };
        match &phases {
            Some(phases) => body.thread_loops(phases),
            None => body.statements(),
        }
        let mut head = String::from("entry:\n");
        for (name, ty) in &body.allocas {
            let _ = writeln!(head, "  %{} = alloca {ty}", quoted(name));
            if body.cpu.is_some() {
                let name = quoted(name);
                let held = ty.split(", align").next().unwrap_or(ty);
                let _ = writeln!(head, "  store {held} zeroinitializer, ptr %{name}");
            }
        }
        body.text.insert_str(0, &head);
        body
    }

    /// Stores parameters where instructions expect them: in registers, and structures in memory.
    fn parameters(&mut self) {
        for (param, (name, ty)) in self.function.params.iter().zip(self.params) {
            if let Some(bytes) = param.array_bytes.filter(|_| !self.is_raised_entry()) {
                // The function may write its copy.
                let slot = self.array_slot(name, &room(bytes as u64));
                let copy = "llvm.memcpy.p0.p0.i64";
                self.declared.insert(
                    copy.to_owned(),
                    format!("declare void @{copy}(ptr, ptr, i64, i1 immarg)"),
                );
                self.effect(format_args!(
                    "call void @{copy}(ptr align 8 {slot}, ptr align 8 %{}, i64 {bytes}, i1 false)",
                    quoted(name)
                ));
            } else if param.register {
                let slot = self.slot(name, held(param));
                self.effect(format_args!("store {ty} %{}, ptr {slot}", quoted(name)));
            }
        }
        for taken in self.structs {
            let slot = self.array_slot(&taken.name, &room(taken.bytes as u64));
            for field in &taken.fields {
                let at = self.byte(&slot, field.offset as i64);
                let name = quoted(&field.name);
                self.effect(format_args!(
                    "store {} %{name}, ptr {at}, align 1",
                    field.ty
                ));
            }
        }
    }

    /// Returns the address of byte `offset` of the memory that `slot` points to.
    pub fn byte(&mut self, slot: &str, offset: i64) -> String {
        match offset {
            0 => slot.to_owned(),
            _ => self.value(format_args!("getelementptr i8, ptr {slot}, i64 {offset}")),
        }
    }

    /// Emits all statements, for one thread.
    fn statements(&mut self) {
        let function = self.function;
        for statement in &function.body {
            match statement {
                Statement::Label(name, span) => {
                    self.place(*span);
                    self.label(&format!("L.{name}"));
                }
                Statement::Instruction(instruction) => self.guarded(instruction),
                Statement::Directive(_) => {}
            }
        }
        if !self.ended {
            self.place(Span::new(
                function.span.end.saturating_sub(1),
                function.span.end,
            ));
            self.return_();
        }
    }

    pub(super) fn guarded(&mut self, instruction: &Instruction) {
        if self.ended {
            let label = format!("next.{}", self.fresh());
            self.label(&label);
        }
        self.place(instruction.span);
        let after = match &instruction.guard {
            None => None,
            Some(_) if matches!(instruction.opcode.as_str(), "bra" | "brx") => None, // own guard
            Some(guard) => {
                let number = self.fresh();
                let condition = self.guard(guard);
                self.terminate(format_args!(
                    "br i1 {condition}, label %do.{number}, label %after.{number}"
                ));
                self.label(&format!("do.{number}"));
                Some(format!("after.{number}"))
            }
        };
        if let Err(error) = self.instruction(instruction) {
            self.report(*error);
        }
        if let Some(after) = after {
            self.label(&after);
        }
    }

    /// Records an error; a repeated message adds a location to the existing error, up to four.
    fn report(&mut self, error: Error) {
        match self
            .errors
            .iter_mut()
            .find(|known| known.message == error.message)
        {
            Some(known) if known.place.labels.len() < 4 => {
                known.place.labels.extend(error.place.labels)
            }
            Some(_) => {}
            None => self.errors.push(error),
        }
    }

    /// Sets the location of the following text to `span`.
    fn place(&mut self, span: Span) {
        self.span = span;
        self.places.push(self.lines.place(span.start));
    }

    /// Records a warning that something of the current instruction is dropped.
    pub fn warn(&mut self, message: &str) {
        let (line, _) = self.places[self.places.len() - 1];
        self.warnings.push((line, message.to_string()));
    }

    fn location(&self) -> String {
        match self.cpu {
            None => format!(", !dbg !{}{:06}", self.scope, self.places.len() - 1),
            Some(_) => String::new(),
        }
    }

    /// Returns whether this is the body of a raised kernel, whose parameters a launch specialises.
    pub(super) fn is_raised_entry(&self) -> bool {
        self.function.entry && self.cpu.is_none()
    }

    /// Returns a number that no other name has.
    pub fn fresh(&mut self) -> usize {
        self.next_value += 1;
        self.next_value - 1
    }

    /// Emits `%v.n = text` and returns `%v.n`.
    pub fn value(&mut self, text: impl std::fmt::Display) -> String {
        let name = format!("%v.{}", self.fresh());
        let location = self.location();
        let _ = writeln!(self.text, "  {name} = {text}{location}");
        name
    }

    /// Emits an instruction without a result.
    pub fn effect(&mut self, text: impl std::fmt::Display) {
        let location = self.location();
        let _ = writeln!(self.text, "  {text}{location}");
    }

    /// Emits the block's terminator.
    pub fn terminate(&mut self, text: impl std::fmt::Display) {
        self.effect(text);
        self.ended = true;
    }

    /// Begins a block, into which the previous one falls through.
    pub fn label(&mut self, name: &str) {
        if !self.ended {
            self.terminate(format_args!("br label %{}", quoted(name)));
        }
        let _ = writeln!(self.text, "{}:", quoted(name));
        self.ended = false;
    }

    /// Returns the address of a register's or a `.param` variable's memory.
    pub fn slot(&mut self, name: &str, ty: &'static str) -> String {
        if !self.allocas.contains_key(&slot_name(name)) {
            self.alloca(name, ty);
        }
        format!("%{}", quoted(&slot_name(name)))
    }

    fn alloca(&mut self, name: &str, ty: &str) {
        if let Some(parts) = &mut self.cpu {
            parts.count_alloca(ty);
        }
        self.allocas.insert(slot_name(name), ty.to_string());
    }

    /// Returns the address of a local array's memory.
    pub fn array_slot(&mut self, name: &str, ty: &str) -> String {
        self.alloca(name, ty);
        format!("%{}", quoted(&slot_name(name)))
    }

    /// Returns the declared type of a register.
    pub fn register_type(&self, name: &str, span: Span) -> Result<ScalarType, Box<Error>> {
        let Some(register) = self.registers.get(name) else {
            let message = format!("register `{name}` is not declared");
            return Err(Error::user("ptx-unknown-register", message)
                .at(span, "used here")
                .into());
        };
        if register.vector.is_some() {
            let message = "vector registers are not supported yet";
            return Err(Error::unsupported("ptx-vector-register", message)
                .at(span, "this one")
                .into());
        }
        Ok(register.ty)
    }

    /// Emits the return from the function.
    pub fn return_(&mut self) {
        match self.function.returns.first() {
            Some(returned) if self.result != "void" => {
                let ty = self.result;
                let slot = self.slot(&returned.name, held(returned));
                let value = self.value(format_args!("load {ty}, ptr {slot}"));
                self.terminate(format_args!("ret {ty} {value}"));
            }
            _ => self.terminate("ret void"),
        }
    }
}

/// Returns the type of memory for a structure.
fn room(bytes: u64) -> String {
    format!("[{} x i8], align 16", bytes.max(1))
}

/// Returns the name of a register's memory, which differs from that of a parameter.
fn slot_name(name: &str) -> String {
    format!("{name}.")
}
