//! The compilation of a kernel by LLVM for the host.

use std::sync::{Mutex, OnceLock, PoisonError};

use inkwell::OptimizationLevel;
use inkwell::attributes::AttributeLoc;
use inkwell::context::Context;
use inkwell::execution_engine::ExecutionEngine;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{
    CodeModel, InitializationConfig, RelocMode, Target, TargetMachine, TargetTriple,
};
use ptx::error::{Error, Span};
use ptx::tree::Param;
use raise::nvvm::cpu::{self, Block, CpuKernel, Thread};

use crate::{block, conversions, heap, nan_bits, pointers, print, runtime};

/// Whether memory accesses are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accesses {
    /// An access outside of an array, or a misaligned one, is an error with its location.
    Checked,
    /// Such an access behaves as in C.
    Unchecked,
}

/// Machine code of one thread.
pub(crate) type RunThread = unsafe extern "C" fn(*mut Thread);
/// Machine code of all threads of a block, in order.
pub(crate) type RunBlock = unsafe extern "C" fn(*mut Block);

/// A compiled kernel, ready to be launched.
pub struct Kernel {
    pub(crate) code: CpuKernel,
    pub(crate) params: Vec<Param>,
    pub(crate) places: Vec<(u32, u32)>,
    pub(crate) name_span: Span,
    pub(crate) accesses: Accesses,
    pub(crate) run_thread: Option<RunThread>,
    pub(crate) run_block: Option<RunBlock>,
    /// Owns the machine code.
    _engine: ExecutionEngine<'static>,
}

// SAFETY: the engine is not changed after compilation: only its machine code is executed.
unsafe impl Send for Kernel {}
// SAFETY: as above.
unsafe impl Sync for Kernel {}

impl Kernel {
    /// Compiles a kernel of a module.
    ///
    /// - errors: no such kernel; all unsupported instructions; a processor that is not x86-64
    pub fn compile(
        module: &ptx::Module,
        name: &str,
        accesses: Accesses,
    ) -> Result<Kernel, Vec<Error>> {
        let entry = ptx::find_kernel(module, name).map_err(|error| vec![error])?;
        let code = cpu::cpu_kernel(module, name, accesses == Accesses::Checked)?;
        let internal = |message: String| {
            let message = format!("`{name}`, compiled for this processor: {message}");
            vec![Error::internal("native-llvm", message).at(entry.name_span, "this kernel")]
        };
        // LLVM's compilers are created one at a time.
        static COMPILING: Mutex<()> = Mutex::new(());
        let _alone = COMPILING.lock().unwrap_or_else(PoisonError::into_inner);
        let engine = machine_code(&code.text).map_err(internal)?;
        let address = |name: &str| {
            let found = engine.get_function_address(name);
            found.map_err(|error| internal(error.to_string()))
        };
        let (thread, block) = match code.waits {
            true => (Some(address(cpu::RUN_THREAD)?), None),
            false => (None, Some(address(cpu::RUN_BLOCK)?)),
        };
        let sizes = entry.params.iter().map(|param| param.bytes() as u32);
        let offsets = code.param_offsets.iter().map(|offset| *offset as u32);
        Ok(Kernel {
            places: offsets.zip(sizes).collect(),
            params: entry.params.clone(),
            name_span: entry.name_span,
            accesses,
            run_thread: thread
                // SAFETY: the module defines this function with this type.
                .map(|thread| unsafe { std::mem::transmute::<usize, RunThread>(thread) }),
            run_block: block
                // SAFETY: as above.
                .map(|block| unsafe { std::mem::transmute::<usize, RunBlock>(block) }),
            code,
            _engine: engine,
        })
    }
}

impl Kernel {
    /// Returns offset and size of each parameter in the parameter buffer.
    pub fn params(&self) -> &[(u32, u32)] {
        &self.places
    }

    /// Returns whether the kernel has atomics, so that its blocks run in order.
    pub fn has_atomics(&self) -> bool {
        self.code.has_atomics
    }
}

/// The host in LLVM's terms.
struct Host {
    triple: TargetTriple,
    cpu: String,
    features: String,
}

fn host() -> Result<&'static Host, String> {
    static HOST: OnceLock<Result<Host, String>> = OnceLock::new();
    let host = HOST.get_or_init(|| {
        if !cfg!(target_arch = "x86_64") {
            return Err("only x86-64 processors are supported yet".to_owned());
        }
        Target::initialize_x86(&InitializationConfig::default());
        conversions::provide();
        Ok(Host {
            triple: TargetMachine::get_default_triple(),
            cpu: TargetMachine::get_host_cpu_name().to_string(),
            features: TargetMachine::get_host_cpu_features().to_string(),
        })
    });
    host.as_ref().map_err(Clone::clone)
}

/// Returns a context that is never freed: engines borrow from it.
fn context() -> &'static Context {
    // A context is used only by the thread that compiles; each kernel has a separate one.
    Box::leak(Box::new(Context::create()))
}

fn machine_code(text: &str) -> Result<ExecutionEngine<'static>, String> {
    let host = host()?;
    let target = Target::from_triple(&host.triple).map_err(|error| error.to_string())?;
    let machine = target
        .create_target_machine(
            &host.triple,
            &host.cpu,
            &host.features,
            OptimizationLevel::Aggressive,
            RelocMode::Default,
            CodeModel::JITDefault,
        )
        .ok_or("LLVM has no code for this machine")?;
    let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "kernel");
    let module = context()
        .create_module_from_ir(buffer)
        .map_err(|error| error.to_string())?;
    module.set_triple(&host.triple);
    module.set_data_layout(&machine.get_target_data().get_data_layout());
    say_processor(&module, host);
    let options = PassBuilderOptions::create();
    options.set_loop_vectorization(true);
    options.set_loop_slp_vectorization(true);
    options.set_loop_interleaving(true);
    options.set_loop_unrolling(true);
    let run = |passes: &str, options| {
        let run = module.run_passes(passes, &machine, options);
        run.map_err(|error| error.to_string())
    };
    // Promotes registers to values, whose uses show which floats are read as integers.
    run("always-inline,function(sroa)", PassBuilderOptions::create())?;
    nan_bits::fix(&module)?;
    pointers::follow(&module)?;
    run("default<O2>", options)?;
    module.verify().map_err(|error| error.to_string())?;
    let engine = module
        .create_jit_execution_engine(OptimizationLevel::Aggressive)
        .map_err(|error| error.to_string())?;
    for (name, function) in provided() {
        if let Some(declared) = module.get_function(name) {
            engine.add_global_mapping(&declared, function);
        }
    }
    Ok(engine)
}

/// Returns the functions of this crate that machine code calls.
fn provided() -> [(&'static str, usize); 14] {
    [
        (cpu::EXCHANGE, runtime::exchange as *const () as usize),
        (cpu::BARRIER, runtime::barrier as *const () as usize),
        (cpu::NEXT_PHASE, runtime::next_phase as *const () as usize),
        (cpu::CHECK, runtime::check as *const () as usize),
        (cpu::TRAP, runtime::trap as *const () as usize),
        (cpu::EXIT, runtime::exit as *const () as usize),
        (cpu::YIELD, runtime::yield_now as *const () as usize),
        (cpu::LIBRARY, runtime::library as *const () as usize),
        (cpu::TEXEL, runtime::texel as *const () as usize),
        (cpu::TEXTURE, runtime::texture as *const () as usize),
        (cpu::SURFACE, runtime::surface as *const () as usize),
        (cpu::PRINT, print::print as *const () as usize),
        (cpu::ALLOCATE, heap::allocate as *const () as usize),
        (cpu::FREE, heap::free as *const () as usize),
    ]
}

/// Enables all features of the host's processor.
fn say_processor(module: &Module<'_>, host: &Host) {
    let context = module.get_context();
    let attributes = [
        context.create_string_attribute("target-cpu", &host.cpu),
        context.create_string_attribute("target-features", &host.features),
    ];
    for function in module.get_functions() {
        if function.count_basic_blocks() > 0 {
            for attribute in attributes {
                function.add_attribute(AttributeLoc::Function, attribute);
            }
        }
    }
}

/// Returns the stack size of a thread.
pub(crate) fn stack_bytes(code: &CpuKernel) -> usize {
    (block::STACK_BYTES + code.local_bytes).next_multiple_of(4096)
}
