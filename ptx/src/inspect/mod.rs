//! Collects the parameters and requirements of each kernel from the tree.

mod params;

use super::check::{callee, reachable};
use super::opcodes;
use super::suggest;
use super::tree::*;
use crate::error::{Error, Result, Span};

/// The parameters and requirements of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelInfo {
    /// Its name.
    pub name: String,
    /// Its parameters in order.
    pub params: Vec<ParamInfo>,
    /// The bytes of shared memory declared in the file.
    pub shared_bytes: u64,
    /// Whether it also uses dynamic shared memory, whose size the launch sets.
    pub dynamic_shared: bool,
    /// The number of barrier instructions.
    pub barriers: usize,
    /// The number of atomic instructions.
    pub atomics: usize,
    /// The number of loops, counted by the labels with a back edge.
    pub loops: usize,
    /// The number of instructions of the kernel and the functions it calls.
    pub instructions: usize,
    /// The called functions that the file does not define, such as `__nv_expf`.
    pub library_calls: Vec<String>,
    /// The features that raising must handle for this kernel; empty for straight-line code.
    pub needs: Vec<String>,
    /// The location of the kernel's name in the source.
    pub span: Span,
}

/// One parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamInfo {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: ParamKind,
    /// The element type of the array that it points to, in the notation of jobs (`f32`), if all
    /// accesses found agree on it.
    pub element: Option<&'static str>,
    /// The extents of that array, as far as the source determines them.
    pub extents: Vec<Option<usize>>,
}

impl ParamInfo {
    /// Returns a parameter without information on an array.
    pub fn new(name: String, kind: ParamKind) -> ParamInfo {
        ParamInfo {
            name,
            kind,
            element: None,
            extents: Vec::new(),
        }
    }
}

/// The kind of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// The address of an array.
    Pointer,
    /// An integer.
    Int {
        /// The width in bits.
        bits: u32,
    },
    /// A float.
    Float {
        /// The width in bits.
        bits: u32,
    },
    /// A pointer or a 64-bit integer; its uses, if any, do not determine which.
    Unknown64,
    /// A struct or array by value.
    Struct {
        /// The size in bytes.
        bytes: usize,
    },
}

impl std::fmt::Display for ParamKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ParamKind::Pointer => f.write_str("pointer"),
            ParamKind::Int { bits } => write!(f, "{bits}-bit integer"),
            ParamKind::Float { bits } => write!(f, "{bits}-bit float"),
            ParamKind::Unknown64 => f.write_str("pointer or 64-bit integer"),
            ParamKind::Struct { bytes } => write!(f, "struct of {bytes} bytes"),
        }
    }
}

/// Returns the properties of every kernel in the module, in the file's order.
pub fn inspect(module: &Module) -> Vec<KernelInfo> {
    module
        .kernels()
        .map(|kernel| inspect_kernel(module, kernel))
        .collect()
}

/// Returns the properties of one kernel.
pub fn inspect_kernel(module: &Module, kernel: &Function) -> KernelInfo {
    let functions = reachable(module, kernel);
    let kinds = params::kinds(module, kernel);
    let params = kernel
        .params
        .iter()
        .zip(kinds)
        .map(|(param, (kind, element))| ParamInfo {
            element,
            ..ParamInfo::new(param.name.clone(), kind)
        });
    let mut info = KernelInfo {
        name: kernel.name.clone(),
        params: params.collect(),
        shared_bytes: 0,
        dynamic_shared: false,
        barriers: 0,
        atomics: 0,
        loops: 0,
        instructions: 0,
        library_calls: Vec::new(),
        needs: Vec::new(),
        span: kernel.name_span,
    };
    let mut needs = Needs::default();
    memory(module, &functions, &mut info, &mut needs);
    for function in functions {
        info.loops += loops(function);
        for instruction in function.instructions() {
            info.instructions += 1;
            match instruction.opcode.as_str() {
                "bar" | "barrier" if !instruction.has("warp") => info.barriers += 1,
                "atom" | "red" => info.atomics += 1,
                _ => {}
            }
            let name = callee(instruction);
            match opcodes::find(instruction) {
                Ok(row) if row.needs.is_empty() => {}
                Ok(_) if name.is_some_and(|name| is_external(module, name)) => {
                    let name = name.unwrap_or_default().to_owned();
                    if !name.starts_with("__nv_") {
                        needs.add("functions defined elsewhere", &name);
                    }
                    if !info.library_calls.contains(&name) {
                        info.library_calls.push(name);
                    }
                }
                Ok(row) => needs.add(
                    row.needs,
                    &name.map_or_else(|| instruction.name(), str::to_owned),
                ),
                Err(_) => needs.add("instructions unknown to us", &instruction.name()),
            }
        }
    }
    if info.loops > 0 {
        needs.add("loops", &info.loops.to_string());
    }
    for param in &info.params {
        if let ParamKind::Struct { .. } = param.kind {
            needs.add("structs as parameters", &param.name);
        }
    }
    info.needs = needs.texts();
    info
}

fn is_external(module: &Module, name: &str) -> bool {
    module
        .function(name)
        .is_none_or(|function| function.declaration_only)
}

/// Collects the shared and local memory that the functions use.
fn memory(module: &Module, functions: &[&Function], info: &mut KernelInfo, needs: &mut Needs) {
    let mut local = 0;
    for variable in functions.iter().flat_map(|function| &function.variables) {
        match variable.space {
            Space::Shared => info.shared_bytes += variable.bytes(),
            Space::Local => local += variable.bytes(),
            _ => {}
        }
    }
    let mentioned: std::collections::HashSet<&str> = functions
        .iter()
        .flat_map(|function| function.instructions())
        .flat_map(|i| &i.operands)
        .filter_map(symbol)
        .collect();
    for variable in module
        .variables
        .iter()
        .filter(|variable| mentioned.contains(variable.name.as_str()))
    {
        match variable.space {
            Space::Shared if variable.dims.contains(&None) => info.dynamic_shared = true,
            Space::Shared => info.shared_bytes += variable.bytes(),
            Space::Global if variable.ty.kind() == super::types::TypeKind::Opaque => {}
            Space::Global => needs.add("variables at file scope", &variable.name),
            Space::Const => needs.add("constant memory", &variable.name),
            _ => {}
        }
    }
    if info.shared_bytes > 0 {
        needs.add("shared memory", &format!("{} bytes", info.shared_bytes));
    }
    if info.dynamic_shared {
        needs.add("shared memory", "size set by the launch");
    }
    if local > 0 {
        needs.add("local memory", &format!("{local} bytes"));
    }
}

fn symbol(operand: &Spanned<Operand>) -> Option<&str> {
    match &operand.node {
        Operand::Symbol(name) | Operand::SymbolOffset(name, _) => Some(name),
        Operand::Address {
            base: AddressBase::Symbol(name),
            ..
        } => Some(name),
        _ => None,
    }
}

/// Returns the number of labels that a later `bra` jumps back to.
fn loops(function: &Function) -> usize {
    let mut labels = std::collections::HashMap::new();
    let mut heads = std::collections::HashSet::new();
    for (position, statement) in function.body.iter().enumerate() {
        match statement {
            Statement::Label(name, _) => {
                labels.insert(name.as_str(), position);
            }
            Statement::Instruction(instruction) if instruction.opcode == "bra" => {
                let target = instruction.operands.first().and_then(symbol);
                heads.extend(target.filter(|target| labels.contains_key(target)));
            }
            Statement::Instruction(_) | Statement::Directive(_) => {}
        }
    }
    heads.len()
}

/// Features with examples, each once, in order of appearance.
#[derive(Default)]
struct Needs {
    rows: Vec<(&'static str, Vec<String>)>,
}

impl Needs {
    fn add(&mut self, what: &'static str, example: &str) {
        let row = match self.rows.iter().position(|(known, _)| *known == what) {
            Some(row) => row,
            None => {
                self.rows.push((what, Vec::new()));
                self.rows.len() - 1
            }
        };
        let examples = &mut self.rows[row].1;
        if !examples.iter().any(|known| known == example) {
            examples.push(example.to_owned());
        }
    }

    fn texts(self) -> Vec<String> {
        let text = |(what, examples): (&str, Vec<String>)| {
            let more = if examples.len() > 4 { ", …" } else { "" };
            format!(
                "{what} ({}{more})",
                examples[..examples.len().min(4)].join(", ")
            )
        };
        self.rows.into_iter().map(text).collect()
    }
}

/// Returns the kernel of that name, or an error that suggests the nearest one.
pub fn find_kernel<'m>(module: &'m Module, name: &str) -> Result<&'m Function> {
    if let Some(kernel) = module.kernels().find(|kernel| kernel.name == name) {
        return Ok(kernel);
    }
    let names: Vec<&str> = module
        .kernels()
        .map(|kernel| kernel.name.as_str())
        .collect();
    let error = Error::user("ptx-no-kernel", format!("there is no kernel `{name}`"));
    if names.is_empty() {
        return Err(
            error.help("the file has no kernels (`.entry`); in CUDA they are marked `__global__`")
        );
    }
    if let Some(function) = module.function(name) {
        let label = "this is a function that kernels call (`.func`), not a kernel (`.entry`)";
        return Err(error
            .at(function.name_span, label)
            .help(format!("the kernels are {}", list(&names))));
    }
    let mangled = format!("{}{name}", name.len());
    if let Some(full) = names
        .iter()
        .find(|full| full.starts_with("_Z") && full.contains(&mangled))
    {
        return Err(error.help(format!(
            "did you mean `{full}`? C++ names are mangled unless declared `extern \"C\"`"
        )));
    }
    Err(match suggest::nearest(name, names.iter().copied()) {
        Some(near) => error.help(format!("did you mean `{near}`?")),
        None => error.help(format!("the kernels are {}", list(&names))),
    })
}

fn list(names: &[&str]) -> String {
    let shown: Vec<String> = names
        .iter()
        .take(12)
        .map(|name| format!("`{name}`"))
        .collect();
    let more = if names.len() > 12 {
        format!(" and {} more", names.len() - 12)
    } else {
        String::new()
    };
    shown.join(", ") + &more
}
