//! Atomics, warp operations, reducing barriers, and traps: calls of functions named after their ops
//! in `cf`.
//!
//! Input: a module with LLVM's own operations (`atomicrmw`, `cmpxchg`, `llvm.nvvm.shfl.sync.*`,
//! `llvm.trap` …), which the PTX front end emits too. Output: calls of `reactant.atom.fadd.f32` and
//! similar functions, whose attributes prevent LLVM's passes from moving, merging or removing them;
//! `to_cf` emits each as an op of the dialect `ptx`. Lane ids and masks become arithmetic on thread
//! ids. It is an error for atomics that PTX does not have, and for barriers of part of a block.

mod atomics;
pub mod grid_barriers;
pub mod lockstep;
pub mod wait_loops;
mod warps;

use llvm::{Builder, FUNCTION, ModuleRef, Opcode, Type, TypeKind, Value};

use super::place;
use crate::error::Error;
use crate::kernel_ir::{AtomicOp, PtxOp};
use crate::launch::Launch;
use crate::warn::warn;

/// The prefix of our functions.
const PREFIX: &str = "reactant.";
/// The prefix of our functions that return the time, before their type.
const CLOCK: &str = "clock";
/// The function that ends the thread.
pub const EXIT: &str = "reactant.exit";

/// The memory that one of our functions accesses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    /// The memory to which its first argument points: an atomic.
    Argument,
    /// None that is visible to the program; the call keeps its order and its branch.
    Hidden,
    /// All memory as well: earlier writes of other threads become visible.
    All,
}

/// Returns the op that function `name` represents.
pub fn op_of(name: &str) -> Option<PtxOp> {
    let rest = name.strip_prefix(PREFIX)?;
    if let Some(message) = rest.strip_prefix("trap: ") {
        return Some(PtxOp::Trap(message.to_owned()));
    }
    let mut words = rest.split('.');
    let kind = format!("ptx.{}", words.next()?);
    PtxOp::from_text(&kind, words.next())
}

/// Returns the name of the function that traps with `message`.
pub fn trap_name(message: &str) -> String {
    format!("{PREFIX}trap: {message}")
}

/// Inserts a trap before `value`, which ends the thread and the run.
pub fn trap_before(unit: ModuleRef, builder: &Builder, value: Value, message: &str) {
    let name = format!("trap: {message}");
    call_before(
        unit,
        builder,
        value,
        &name,
        &[],
        unit.void(),
        Memory::Hidden,
    );
}

/// Returns the message of a failed `assert`, as far as it is known.
pub fn assertion(condition: Option<String>, file: Option<String>, line: Option<i64>) -> String {
    let condition = condition.map_or("an assertion".to_owned(), |text| {
        format!("assertion `{text}`")
    });
    let place = match (file, line) {
        (Some(file), Some(line)) => format!(", {file}:{line}"),
        _ => String::new(),
    };
    format!("{condition} failed{place}")
}

/// Returns whether `value` calls one of our atomics, whose first argument is an address.
pub fn is_atomic(value: Value) -> bool {
    value
        .callee_name()
        .is_some_and(|name| matches!(op_of(&name), Some(PtxOp::Atomic(_))))
}

/// Returns whether it is a call of one of our compare-and-swaps: address, expected, new.
pub fn is_swap(value: Value) -> bool {
    value
        .callee_name()
        .is_some_and(|name| matches!(op_of(&name), Some(PtxOp::Atomic(AtomicOp::Cas))))
}

/// Replaces all interactions of threads by calls of our functions.
pub fn spell_out(unit: ModuleRef, launch: &Launch, file: &str) -> Result<(), Vec<Error>> {
    let speller = Speller {
        unit,
        file,
        builder: Builder::new(unit),
        launch,
    };
    let mut errors = Vec::new();
    for value in unit.functions().into_iter().flat_map(Value::instructions) {
        let done = match value.opcode() {
            Some(Opcode::LLVMAtomicRMW) => speller.read_modify_write(value),
            Some(Opcode::LLVMAtomicCmpXchg) => speller.compare_and_swap(value),
            Some(Opcode::LLVMCall) => speller.call(value),
            _ => Ok(()),
        };
        errors.extend(done.err().map(|error| place(*error, value)));
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

struct Speller<'a> {
    unit: ModuleRef,
    builder: Builder,
    launch: &'a Launch,
    /// The source's name, for warnings.
    file: &'a str,
}

impl Speller<'_> {
    fn call(&self, value: Value) -> Result<(), Box<Error>> {
        let Some(name) = value.callee_name() else {
            return Ok(());
        };
        match name.strip_prefix("llvm.nvvm.") {
            Some(rest) => self.intrinsic(value, rest),
            None => {
                match name.as_str() {
                    "llvm.trap" => self.trap(value, "trap"),
                    "__assertfail" | "__assert_fail" => {
                        let args = value.call_args();
                        let text = |at: usize| args.get(at).and_then(|arg| arg.const_text());
                        let line = args.get(2).and_then(|line| line.const_int());
                        self.trap(value, &assertion(text(0), text(1), line));
                    }
                    "vprintf" => {
                        let (line, _) = value.line_column();
                        let message = "`printf` is dropped: a raised program prints nothing";
                        warn(self.file, line, message);
                        value.replace_uses(value.ty().zero());
                        value.erase();
                    }
                    _ => {}
                }
                Ok(())
            }
        }
    }

    /// Replaces `value` by a trap, which ends the thread and the run.
    fn trap(&self, value: Value, message: &str) {
        trap_before(self.unit, &self.builder, value, message);
        value.erase();
    }

    fn intrinsic(&self, value: Value, name: &str) -> Result<(), Box<Error>> {
        if let Some(register) = name.strip_prefix("read.ptx.sreg.") {
            if matches!(
                register,
                "clock" | "clock.hi" | "clock64" | "globaltimer" | "globaltimer.lo"
            ) {
                self.replace(value, &clock(value), &[], value.ty(), Memory::Hidden);
                return Ok(());
            }
            return self.lane(value, register);
        }
        let (family, rest) = name.split_once('.').unwrap_or((name, ""));
        match family {
            "shfl" => self.shuffle(value, rest),
            "vote" => self.vote(value, rest),
            "match" => self.matching(value, rest),
            "redux" => self.reduction(value, rest),
            "activemask" => {
                let int = self.unit.int(32);
                self.replace(value, "activemask", &[], int, Memory::Hidden);
                Ok(())
            }
            "bar" if rest == "warp.sync" => {
                let (mask, none) = (value.call_args(), self.unit.void());
                self.replace(value, "warp_barrier", &mask, none, Memory::All);
                Ok(())
            }
            "barrier" => self.barrier(value, rest),
            "atomic" => self.scoped_atomic(value, rest),
            _ => Ok(()),
        }
    }

    /// Replaces `value` by a call of function `reactant.{name}` with this result type.
    fn replace(&self, value: Value, name: &str, arguments: &[Value], result: Type, memory: Memory) {
        let call = self.add(value, name, arguments, result, memory);
        value.replace_uses(call);
        value.erase();
    }

    /// Inserts a call of function `reactant.{name}` before `value`.
    fn add(
        &self,
        value: Value,
        name: &str,
        arguments: &[Value],
        result: Type,
        memory: Memory,
    ) -> Value {
        call_before(
            self.unit,
            &self.builder,
            value,
            name,
            arguments,
            result,
            memory,
        )
    }
}

/// Inserts a call of function `reactant.{name}` before `value`.
fn call_before(
    unit: ModuleRef,
    builder: &Builder,
    value: Value,
    name: &str,
    arguments: &[Value],
    result: Type,
    memory: Memory,
) -> Value {
    let name = format!("{PREFIX}{name}");
    // One function for all address spaces.
    let generic = |argument: &Value| match argument.ty().is_pointer() {
        true => builder.before(value).generic(*argument),
        false => *argument,
    };
    let arguments: Vec<_> = arguments.iter().map(generic).collect();
    let types: Vec<_> = arguments.iter().map(|argument| argument.ty()).collect();
    let function = unit.function(&name).unwrap_or_else(|| {
        let function = unit.declare(&name, result, &types);
        function.add_attribute(unit, FUNCTION, "nounwind", 0);
        // Two bits for each kind of memory: arguments first, then inaccessible memory.
        match memory {
            Memory::Argument => function.add_attribute(unit, FUNCTION, "memory", 0b11),
            Memory::Hidden => function.add_attribute(unit, FUNCTION, "memory", 0b1100),
            Memory::All => {}
        }
        if memory != Memory::Argument {
            function.add_attribute(unit, FUNCTION, "convergent", 0);
        }
        function
    });
    builder.before(value).call(function, &arguments)
}

/// Returns the name of the clock function with the type of `value`.
fn clock(value: Value) -> String {
    format!("{CLOCK}.i{}", value.ty().bits())
}

/// Returns whether function `name` returns the time.
pub fn is_clock(name: &str) -> bool {
    let rest = name.strip_prefix(PREFIX);
    rest.is_some_and(|rest| rest.starts_with(CLOCK))
}

/// Removes unused clock reads.
pub fn drop_unused_clocks(function: Value) {
    for value in function.instructions() {
        if value.callee_name().is_some_and(|name| is_clock(&name)) && value.users().is_empty() {
            value.erase();
        }
    }
}

/// Returns the name of a type in our functions: `i32`, `f16`.
fn type_name(ty: Type) -> Option<String> {
    Some(match ty.kind() {
        TypeKind::LLVMIntegerTypeKind => format!("i{}", ty.bits()),
        TypeKind::LLVMHalfTypeKind => "f16".to_owned(),
        TypeKind::LLVMBFloatTypeKind => "bf16".to_owned(),
        TypeKind::LLVMFloatTypeKind => "f32".to_owned(),
        TypeKind::LLVMDoubleTypeKind => "f64".to_owned(),
        _ => return None,
    })
}

/// Returns the error for an operation that is not supported.
fn lacking(value: Value) -> Box<Error> {
    let text = value.text();
    let text = text.trim().split(", !").next().unwrap_or_default();
    Error::unsupported(
        "llvm-threads",
        format!("this is not supported yet: `{text}`"),
    )
    .into()
}
