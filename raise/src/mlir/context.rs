//! One MLIR context per thread, with the required dialects loaded once, and cached pass managers.
//!
//! Creating a context takes milliseconds, and so does building the canonicalizer's patterns; later
//! kernels avoid both costs. MLIR's context is not `Sync`, and its diagnostics arrive by callback,
//! so each thread has its own.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Once;

use melior::diagnostic::DiagnosticSeverity;
use melior::dialect::DialectHandle;
use melior::ir::Module;
use melior::pass::PassManager;
use melior::utility::parse_pass_pipeline;

use crate::error::{Error, Result};
use crate::kernel_ir::Loc;
use crate::mlir::{foreign_ops, location, text};

/// A diagnostic of MLIR.
struct Message {
    loc: Loc,
    text: String,
}

/// A context and the objects that depend on it. Fields drop in order: managers before their
/// context.
pub(super) struct Mlir {
    managers: RefCell<HashMap<String, PassManager<'static>>>,
    messages: Rc<RefCell<Vec<Message>>>,
    context: melior::Context,
}

thread_local! {
    static MLIR: Mlir = Mlir::new();
}

/// Runs `f` with this thread's context.
pub(super) fn with<T>(f: impl FnOnce(&Mlir) -> T) -> T {
    MLIR.with(f)
}

impl Mlir {
    fn new() -> Mlir {
        static PASSES: Once = Once::new();
        // SAFETY: registration is process-wide and must happen once, which `Once` ensures.
        PASSES.call_once(|| unsafe {
            mlir_sys::mlirRegisterTransformsCanonicalizer();
            mlir_sys::mlirRegisterTransformsCSE();
            mlir_sys::mlirRegisterTransformsLoopInvariantCodeMotion();
            mlir_sys::mlirRegisterConversionLiftControlFlowToSCFPass();
        });
        let context = melior::Context::new_with_threading(false);
        // SAFETY: the functions return handles to dialects that are linked into this program, which
        // live as long as it runs.
        let (math, ub) = unsafe {
            (
                DialectHandle::from_raw(mlir_sys::mlirGetDialectHandle__math__()),
                DialectHandle::from_raw(mlir_sys::mlirGetDialectHandle__ub__()),
            )
        };
        // `ptx`: our ops for constructs that no dialect has.
        context.set_allow_unregistered_dialects(true);
        for dialect in [
            DialectHandle::func(),
            DialectHandle::cf(),
            DialectHandle::scf(),
            DialectHandle::affine(),
            DialectHandle::arith(),
            math,
            DialectHandle::memref(),
            DialectHandle::gpu(),
            ub,
        ] {
            dialect.load_dialect(&context);
        }
        // Loaded when a text names them.
        let others = unsafe {
            [
                mlir_sys::mlirGetDialectHandle__llvm__(),
                mlir_sys::mlirGetDialectHandle__nvvm__(),
                mlir_sys::mlirGetDialectHandle__dlti__(),
                mlir_sys::mlirGetDialectHandle__index__(),
                mlir_sys::mlirGetDialectHandle__vector__(),
                mlir_sys::mlirGetDialectHandle__tensor__(),
            ]
        };
        for dialect in others {
            // SAFETY: as above.
            unsafe { DialectHandle::from_raw(dialect) }.register_dialect(&context);
        }
        let messages = Rc::new(RefCell::new(Vec::new()));
        let heard = Rc::clone(&messages);
        context.attach_diagnostic_handler(move |diagnostic| {
            if matches!(diagnostic.severity(), DiagnosticSeverity::Error) {
                let loc = location::of(diagnostic.location(), location::Files::All);
                heard.borrow_mut().push(Message {
                    loc,
                    text: diagnostic.to_string(),
                });
            }
            true
        });
        Mlir {
            managers: RefCell::default(),
            messages,
            context,
        }
    }

    /// Parses and verifies a module.
    pub(super) fn parse(&self, text: &str) -> Result<Module<'_>> {
        self.messages.borrow_mut().clear();
        // MLIR's lexer stops at a zero byte, and melior panics at one.
        let text = &text::readable(text, &foreign_ops::DIALECTS);
        let parse = || Module::parse(&self.context, text);
        if let Some(element) = no_array_element(text) {
            return Err(Error::user(
                "mlir-syntax",
                format!("`array<` takes integers and floats of fixed width, not `{element}`"),
            ));
        }
        let module = (!text.contains('\0')).then(parse).flatten();
        module.ok_or_else(|| self.complaint("mlir-syntax", "the text is not MLIR we can read"))
    }

    /// Runs a pipeline of passes over functions, given in MLIR's syntax (`canonicalize,cse`).
    pub(super) fn run(&self, module: &mut Module, passes: &str) -> Result<()> {
        let mut managers = self.managers.borrow_mut();
        if !managers.contains_key(passes) {
            let manager = PassManager::new(&self.context);
            parse_pass_pipeline(
                manager.as_operation_pass_manager(),
                &format!("builtin.module({passes})"),
            )
            .map_err(|error| Error::internal("mlir-pipeline", error.to_string()))?;
            managers.insert(passes.to_owned(), manager);
        }
        self.messages.borrow_mut().clear();
        managers[passes]
            .run(module)
            .map_err(|_| self.complaint("mlir-pass", &format!("MLIR's `{passes}` failed")))
    }

    /// Converts MLIR's diagnostics to an error.
    fn complaint(&self, code: &'static str, otherwise: &str) -> Error {
        let messages = self.messages.take();
        match messages.first() {
            Some(first) => {
                let error = Error::user(code, format!("MLIR: {}", first.text))
                    .at_line(first.loc.line, first.loc.column);
                match messages.len() {
                    1 => error,
                    more => error.help(format!(
                        "{} more complaint(s) follow from the same text",
                        more - 1
                    )),
                }
            }
            None => Error::user(code, otherwise),
        }
    }
}

/// Returns the text after an `array<` that is not an element type of such an attribute: MLIR 22's
/// parser aborts the process there.
fn no_array_element(text: &str) -> Option<String> {
    let code = outside_strings(text);
    code.split("array").skip(1).find_map(|after| {
        let inside = after.trim_start().strip_prefix('<')?.trim_start();
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let element = inside.split(|c| !word(c)).next().unwrap_or_default();
        let known = ["i1", "i8", "i16", "i32", "i64", "f32", "f64"].contains(&element);
        // LLVM's array type: `array<3 x f32>`.
        let counted = element.bytes().all(|byte| byte.is_ascii_digit())
            && inside[element.len()..].starts_with(" x ");
        (!known && !counted).then(|| element.to_owned())
    })
}

/// Returns `text` without the contents of string literals.
fn outside_strings(text: &str) -> String {
    let (mut quoted, mut escaped) = (false, false);
    let keep = |c: &char| {
        let was = quoted;
        if escaped {
            escaped = false;
        } else if *c == '"' {
            quoted = !quoted;
        } else {
            escaped = quoted && *c == '\\';
        }
        !was
    };
    text.chars().filter(keep).collect()
}
