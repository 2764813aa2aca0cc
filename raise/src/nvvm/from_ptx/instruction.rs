//! Dispatch of a PTX instruction to its family, and a view of it whose modifiers are consumed as
//! they are handled.

use std::cell::RefCell;

use super::body::Body;
use super::pairs::half_of;
use crate::error::Error;
use ptx::opcodes;
use ptx::tree::{Instruction, Operand, ScalarType, Spanned};

/// The result of emitting an instruction.
pub type Done = Result<(), Box<Error>>;

/// An instruction whose modifiers are consumed one by one; modifiers that remain at the end are
/// unsupported.
pub struct Form<'i> {
    /// The instruction.
    pub instruction: &'i Instruction,
    left: RefCell<Vec<&'i str>>,
    /// The types among the modifiers, in order.
    pub types: Vec<ScalarType>,
}

impl<'i> Form<'i> {
    fn new(instruction: &'i Instruction) -> Form<'i> {
        let is_type = |modifier: &&str| ScalarType::from_name(modifier).is_some();
        let modifiers = instruction.modifiers.iter().map(String::as_str);
        Form {
            instruction,
            left: RefCell::new(modifiers.filter(|modifier| !is_type(modifier)).collect()),
            types: instruction.types().collect(),
        }
    }

    /// Consumes `modifier`; returns whether it was present.
    pub fn take(&self, modifier: &str) -> bool {
        let mut left = self.left.borrow_mut();
        let at = left.iter().position(|known| *known == modifier);
        at.map(|at| left.remove(at)).is_some()
    }

    /// Consumes whichever of `modifiers` is present.
    pub fn take_one<'m>(&self, modifiers: &[&'m str]) -> Option<&'m str> {
        modifiers
            .iter()
            .copied()
            .find(|modifier| self.take(modifier))
    }

    /// Consumes all modifiers for which `fits` holds.
    pub fn take_all(&self, fits: impl Fn(&str) -> bool) {
        self.left.borrow_mut().retain(|modifier| !fits(modifier));
    }

    /// Returns the first type.
    pub fn ty(&self) -> Result<ScalarType, Box<Error>> {
        self.types
            .first()
            .copied()
            .ok_or_else(|| self.unsupported())
    }

    /// Returns operand number `index`.
    pub fn operand(&self, index: usize) -> Result<&'i Spanned<Operand>, Box<Error>> {
        self.instruction.operands.get(index).ok_or_else(|| {
            let message = format!("`{}` lacks an operand", self.instruction.name());
            Error::user("ptx-operand-count", message)
                .at(self.instruction.span, "here")
                .into()
        })
    }

    /// Fails if a modifier is left.
    pub fn done(&self) -> Done {
        if self.left.borrow().is_empty() {
            Ok(())
        } else {
            Err(self.unsupported())
        }
    }

    /// Returns the error for an instruction that is not supported.
    pub fn unsupported(&self) -> Box<Error> {
        let spaces = [
            ("shared", "shared memory"),
            ("local", "arrays local to a thread"),
            ("const", "constant memory"),
        ];
        let space = spaces
            .into_iter()
            .find(|(space, _)| self.instruction.has(space));
        let needs = match space {
            Some((_, what)) => what,
            None => opcodes::find(self.instruction).map_or("", |row| row.needs),
        };
        let needs = if needs.is_empty() {
            String::new()
        } else {
            format!(" ({needs})")
        };
        let message = format!("`{}` is not supported yet{needs}", self.instruction.name());
        Error::unsupported("ptx-not-yet", message)
            .at(self.instruction.opcode_span, "used here")
            .into()
    }
}

impl Body<'_> {
    /// Emits one instruction.
    pub fn instruction(&mut self, instruction: &Instruction) -> Done {
        let form = Form::new(instruction);
        let is_matrix = matches!(instruction.opcode.as_str(), "mma" | "wmma" | "ldmatrix");
        if is_matrix && self.cpu.is_some() {
            return self.matrices(&form);
        }
        if is_matrix {
            return Err(form.unsupported());
        }
        if form.types.iter().any(|ty| ty.name() == "tf32") && instruction.opcode == "cvt" {
            return self.round_to_tf32(&form);
        }
        if form
            .types
            .iter()
            .any(|ty| matches!(ty.name(), "tf32" | "b128"))
        {
            return Err(form.unsupported());
        }
        if let Some(half) = form.types.last().copied().and_then(half_of) {
            return self.pair(&form, half);
        }
        if let Some(half) = form.types.first().copied().and_then(half_of) {
            return self.pair(&form, half);
        }
        let is_float = form.types.first().is_some_and(|ty| ty.is_float());
        match instruction.opcode.as_str() {
            "add" | "sub" | "mul" | "mad" | "fma" | "div" | "abs" | "neg" | "min" | "max"
                if is_float =>
            {
                self.float(&form)
            }
            "rcp" | "sqrt" | "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh" | "copysign"
            | "testp" => self.float(&form),
            "add" | "sub" | "mul" | "mad" | "mul24" | "mad24" | "sad" | "div" | "rem" | "abs"
            | "neg" | "min" | "max" => self.integer(&form),
            "addc" | "subc" | "madc" => self.integer(&form),
            "and" | "or" | "xor" | "not" | "cnot" | "shl" | "shr" | "shf" | "lop3" | "prmt"
            | "popc" | "clz" | "bfind" | "fns" | "brev" | "bfe" | "bfi" | "szext" | "bmsk" => {
                self.bits(&form)
            }
            "dp4a" | "dp2a" => self.dot(&form),
            "vadd2" | "vsub2" | "vavrg2" | "vabsdiff2" | "vmin2" | "vmax2" => self.lanes(&form, 2),
            "vadd4" | "vsub4" | "vavrg4" | "vabsdiff4" | "vmin4" | "vmax4" => self.lanes(&form, 4),
            "setp" | "set" | "selp" | "slct" => self.compare(&form),
            "mov" | "cvt" | "cvta" => self.convert(&form),
            "isspacep" if self.cpu.is_none() => self.space_test(&form),
            "ld" | "ldu" | "st" | "prefetch" | "prefetchu" => self.memory(&form),
            "cp" => self.copy_async(&form),
            "mbarrier" if self.cpu.is_some() => self.mbarrier(&form),
            "tex" => self.texture(&form),
            "suld" | "sust" if self.cpu.is_some() => self.surface(&form),
            "bra" | "brx" | "ret" | "exit" | "trap" => self.control(&form),
            "call" => self.call(&form),
            "atom" | "red" | "shfl" | "vote" | "match" | "activemask" | "redux" | "elect"
            | "bar" | "barrier" | "membar" | "fence" => self.lower_collective(&form),
            // Without effect on results.
            "nanosleep" | "pmevent" => Ok(()),
            _ => Err(form.unsupported()),
        }
    }
}
