//! The syntax tree of PTX: the contents of a file, statement by statement, without semantics.
//!
//! Opcodes and modifiers remain text, so anything that the grammar permits can be represented;
//! [`super::check`] decides what is legal. Every node has its span in the source. Nested `{ }`
//! scopes are flattened: a name that an inner scope declares again is renamed, so within a function
//! every register, label and variable is unique.

use crate::error::Span;

pub use super::types::{ScalarType, Space};

/// A node and its span in the source.
#[derive(Clone, Debug, PartialEq)]
pub struct Spanned<T> {
    /// The node.
    pub node: T,
    /// Its span.
    pub span: Span,
}

/// A PTX file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Module {
    /// `.version 8.7` is `(8, 7)`.
    pub version: (u32, u32),
    /// The first word of `.target`, such as `sm_80`.
    pub target: String,
    /// The other words of `.target`, such as `debug` or `texmode_independent`.
    pub target_options: Vec<String>,
    /// 32 or 64.
    pub address_size: u32,
    /// Kernels, functions, and declarations of functions, in the file's order.
    pub functions: Vec<Function>,
    /// Variables at file scope.
    pub variables: Vec<Variable>,
    /// `.file` directives: index and path.
    pub files: Vec<(u32, String)>,
    /// `.alias` directives: the new name and the function that it denotes.
    pub aliases: Vec<(String, String)>,
}

impl Module {
    /// Returns the function or kernel of that name; prefers a definition over a declaration, and
    /// follows aliases.
    pub fn function(&self, name: &str) -> Option<&Function> {
        let name = self
            .aliases
            .iter()
            .find(|(alias, _)| alias == name)
            .map_or(name, |(_, target)| target);
        let mut named = self
            .functions
            .iter()
            .filter(|function| function.name == name);
        let first = named.next()?;
        if !first.declaration_only {
            return Some(first);
        }
        Some(
            named
                .find(|function| !function.declaration_only)
                .unwrap_or(first),
        )
    }

    /// Returns the kernels (`.entry`) that have a body.
    pub fn kernels(&self) -> impl Iterator<Item = &Function> {
        self.functions
            .iter()
            .filter(|function| function.entry && !function.declaration_only)
    }

    /// Returns the variable of that name at file scope.
    pub fn variable(&self, name: &str) -> Option<&Variable> {
        self.variables.iter().find(|variable| variable.name == name)
    }

    /// Returns the path of `.file` number `index`.
    pub fn file(&self, index: u32) -> Option<&str> {
        self.files
            .iter()
            .find(|(number, _)| *number == index)
            .map(|(_, path)| path.as_str())
    }
}

/// A kernel (`.entry`) or a function (`.func`).
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The location of the name.
    pub name_span: Span,
    /// Whether it is a kernel.
    pub entry: bool,
    /// Whether it has `;` instead of a body.
    pub declaration_only: bool,
    /// `.extern`, `.visible`, `.weak`.
    pub linkage: Linkage,
    /// Parameters.
    pub params: Vec<Param>,
    /// Return values of a `.func`.
    pub returns: Vec<Param>,
    /// `.reg` declarations of the body, those of inner scopes included.
    pub registers: Vec<RegDecl>,
    /// `.shared`, `.local`, `.param`, `.const`, `.global` declarations of the body.
    pub variables: Vec<Variable>,
    /// Statements in order.
    pub body: Vec<Statement>,
    /// Directives between the parameters and the body: `.maxntid`, `.pragma` and similar.
    pub directives: Vec<Directive>,
    /// The whole function.
    pub span: Span,
}

impl Function {
    /// Returns the variable of that name in the body.
    pub fn variable(&self, name: &str) -> Option<&Variable> {
        self.variables.iter().find(|variable| variable.name == name)
    }

    /// Returns the instructions of the body.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.body.iter().filter_map(|statement| match statement {
            Statement::Instruction(instruction) => Some(instruction),
            Statement::Label(..) | Statement::Directive(_) => None,
        })
    }
}

/// The visibility of a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Linkage {
    /// This file.
    #[default]
    Private,
    /// `.visible`
    Visible,
    /// `.extern`
    Extern,
    /// `.weak`
    Weak,
    /// `.common`
    Common,
}

/// A parameter or a return value.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type; the element type of an array.
    pub ty: ScalarType,
    /// The bytes of `.b8 x[56]` (0 for `x[]`).
    pub array_bytes: Option<usize>,
    /// The alignment in bytes; by default that of the type.
    pub align: u32,
    /// The space of a `.ptr` parameter (`Generic` by default).
    pub pointer: Option<Space>,
    /// The alignment of the pointer's target, from `.ptr .align 16`.
    pub pointer_align: Option<u32>,
    /// Whether it is declared `.reg` instead of `.param` (functions only).
    pub register: bool,
    /// The declaration.
    pub span: Span,
}

impl Param {
    /// Returns its size in bytes.
    pub fn bytes(&self) -> usize {
        self.array_bytes.unwrap_or(self.ty.bytes())
    }
}

/// One name of a `.reg` declaration.
#[derive(Clone, Debug, PartialEq)]
pub struct RegDecl {
    /// The name, or its part before the number.
    pub prefix: String,
    /// The number of registers: `%r<5>` declares `%r0` … `%r4`.
    pub count: Option<u32>,
    /// The type of each.
    pub ty: ScalarType,
    /// `.v2`, `.v4`, `.v8`
    pub vector: Option<u32>,
    /// The location of the name.
    pub span: Span,
}

/// A variable in memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its memory space.
    pub space: Space,
    /// Type of an element.
    pub ty: ScalarType,
    /// `.v2`, `.v4`
    pub vector: Option<u32>,
    /// Extents: `[4][8]`; `None` for `[]`.
    pub dims: Vec<Option<u64>>,
    /// The alignment in bytes; by default that of the element.
    pub align: u32,
    /// The values in order, nested braces flattened; missing values are zero.
    pub init: Vec<Initializer>,
    /// Its visibility.
    pub linkage: Linkage,
    /// Whether it has `.attribute(.managed)`: host and device may both use it by its address.
    pub managed: bool,
    /// The declaration.
    pub span: Span,
}

impl Variable {
    /// Returns its size in bytes; 0 if an extent is missing.
    pub fn bytes(&self) -> u64 {
        let element = self.ty.bytes() as u64 * u64::from(self.vector.unwrap_or(1));
        self.dims.iter().fold(element, |bytes, extent| {
            bytes.saturating_mul(extent.unwrap_or(0))
        })
    }
}

/// A value of an initialiser.
#[derive(Clone, Debug, PartialEq)]
pub enum Initializer {
    /// A number.
    Value(Immediate),
    /// The address of a variable or function, plus bytes; `generic(x)` denotes the generic address.
    Address {
        /// The variable or function.
        symbol: String,
        /// The byte offset.
        offset: i64,
        /// Whether it is written `generic(x)`.
        generic: bool,
        /// The mask of `0xFF00(x)`: only these bits.
        mask: Option<u64>,
    },
}

/// A statement of a body.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// `L1:`
    Label(String, Span),
    /// `add.f32 %f1, %f2, %f3;`
    Instruction(Instruction),
    /// `.pragma "nounroll";`, `.branchtargets` and similar.
    Directive(Directive),
}

/// A directive about code.
#[derive(Clone, Debug, PartialEq)]
pub enum Directive {
    /// `.pragma "nounroll";`
    Pragma(Vec<String>, Span),
    /// `name: .branchtargets L1, L2;`
    BranchTargets {
        /// The name that `brx.idx` uses.
        name: String,
        /// Labels in order.
        targets: Vec<String>,
        /// The directive.
        span: Span,
    },
    /// `name: .calltargets f, g;`
    CallTargets {
        /// The name that `call` uses.
        name: String,
        /// The functions.
        targets: Vec<String>,
        /// The directive.
        span: Span,
    },
    /// `name: .callprototype (…) _ (…);`
    CallPrototype {
        /// The name that `call` uses.
        name: String,
        /// Return values.
        returns: Vec<Param>,
        /// Parameters.
        params: Vec<Param>,
        /// The directive.
        span: Span,
    },
    /// `.maxntid 256, 1, 1`, `.minnctapersm 4`, `.noreturn`: a name (without the dot) and numbers.
    Performance {
        /// Without the dot.
        name: String,
        /// Its values.
        values: Vec<u64>,
        /// The directive.
        span: Span,
    },
}

/// `.loc`: the location in the CUDA source of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceLoc {
    /// The number of a `.file` directive, see [`Module::file`].
    pub file: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 is unknown.
    pub column: u32,
}

/// An instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Instruction {
    /// `@%p` or `@!%p`.
    pub guard: Option<Guard>,
    /// `ld`
    pub opcode: String,
    /// `["global", "f32"]`
    pub modifiers: Vec<String>,
    /// Operands in order; the list of `call`'s arguments is one operand.
    pub operands: Vec<Spanned<Operand>>,
    /// From the guard to the `;`, without it.
    pub span: Span,
    /// Opcode and modifiers.
    pub opcode_span: Span,
    /// The CUDA line, if the file has `.loc`.
    pub loc: Option<SourceLoc>,
}

impl Instruction {
    /// Returns whether it has the modifier `name`.
    pub fn has(&self, name: &str) -> bool {
        self.modifiers.iter().any(|modifier| modifier == name)
    }

    /// Returns the scalar types among the modifiers, in order.
    pub fn types(&self) -> impl Iterator<Item = ScalarType> {
        self.modifiers
            .iter()
            .filter_map(|modifier| ScalarType::from_name(modifier))
    }

    /// Returns opcode and modifiers as written, `ld.global.f32`.
    pub fn name(&self) -> String {
        let mut name = self.opcode.clone();
        for modifier in &self.modifiers {
            name.push('.');
            name.push_str(modifier);
        }
        name
    }
}

/// The predicate that guards an instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Guard {
    /// The predicate register.
    pub register: String,
    /// `@!%p`
    pub negated: bool,
    /// From the `@`.
    pub span: Span,
}

/// An immediate value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Immediate {
    /// `42`, `-1`, `0xFFFF`
    Int(i128),
    /// `0f3F800000`, as bits.
    F32(u32),
    /// `0d3FF0000000000000` or `1.5`, as bits.
    F64(u64),
}

/// An operand of an instruction.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    /// `%r1`
    Register(String),
    /// `!%p1`
    Not(String),
    /// `%r1.b0` of video instructions, `v.x` of a vector register.
    Component {
        /// The register.
        register: String,
        /// Without the dot.
        selector: String,
    },
    /// An immediate.
    Immediate(Immediate),
    /// A variable, label or function.
    Symbol(String),
    /// `table+16`
    SymbolOffset(String, i64),
    /// `%tid.x`, without the `%`: `tid.x`.
    SpecialRegister(String),
    /// `[%rd1+4]`
    Address {
        /// The base.
        base: AddressBase,
        /// The byte offset.
        offset: i64,
    },
    /// `[tex, sampler, {x, y}]`: everything between the brackets.
    Texture(Vec<Spanned<Operand>>),
    /// `{%f1, %f2}`
    Vector(Vec<Spanned<Operand>>),
    /// `_`
    Sink,
    /// `%p1|%p2`; a sink is `_`.
    PredicatePair(String, String),
    /// `(a, b)` of a call.
    List(Vec<Spanned<Operand>>),
}

/// The base of an address.
#[derive(Clone, Debug, PartialEq)]
pub enum AddressBase {
    /// `[%rd1]`
    Register(String),
    /// `[table]`
    Symbol(String),
    /// `[0x100]`: the address is in the offset.
    Absolute,
}
