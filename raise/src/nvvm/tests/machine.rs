//! Execution of `cf` text by MLIR's own lowering to LLVM and its execution engine.

use melior::ExecutionEngine;
use melior::dialect::DialectRegistry;
use melior::ir::Module;
use melior::ir::operation::OperationLike;
use melior::pass::PassManager;
use melior::utility::{
    parse_pass_pipeline, register_all_dialects, register_all_llvm_translations, register_all_passes,
};

use crate::launch::{Arg, Launch};

/// A compiled kernel and its parameters for each thread.
pub struct Machine {
    engine: ExecutionEngine,
    /// `global_id_x` and so on, in the order of the function's last parameters.
    ids: Vec<String>,
    launch: Launch,
    /// Whether float parameters are `f64`.
    double: bool,
}

impl Machine {
    /// Compiles `cf`.
    pub fn new(cf: &str, launch: &Launch) -> Machine {
        let (text, ids) = ids_as_parameters(cf);
        let context = context();
        let mut module = Module::parse(context, &text)
            .unwrap_or_else(|| panic!("MLIR does not parse this:\n{text}"));
        assert!(
            module.as_operation().verify(),
            "MLIR does not verify this:\n{text}"
        );
        let passes = PassManager::new(context);
        parse_pass_pipeline(
            passes.as_operation_pass_manager(),
            "builtin.module(convert-math-to-llvm,convert-math-to-libm,expand-strided-metadata,finalize-memref-to-llvm,arith-expand,\
             convert-arith-to-llvm,convert-index-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)",
        )
        .unwrap();
        passes
            .run(&mut module)
            .unwrap_or_else(|_| panic!("MLIR cannot lower this:\n{text}"));
        let engine = ExecutionEngine::new(&module, 0, &[], false, false);
        let double = text
            .lines()
            .any(|line| line.contains("func.func") && line.contains(": f64 "));
        Machine {
            engine,
            ids,
            launch: launch.clone(),
            double,
        }
    }

    /// Runs every thread, one after the other. `arrays` are the bytes of the array arguments in
    /// order.
    pub fn run(&self, arrays: &mut [Vec<u8>]) {
        let [blocks, threads] = [self.launch.grid, self.launch.block];
        let range = |axis: usize| {
            (0..blocks[axis])
                .flat_map(move |block| (0..threads[axis]).map(move |thread| (block, thread)))
        };
        for z in range(2) {
            for y in range(1) {
                for x in range(0) {
                    self.run_thread([x, y, z], arrays);
                }
            }
        }
    }

    fn run_thread(&self, at: [(u32, u32); 3], arrays: &mut [Vec<u8>]) {
        let mut arrays = arrays.iter_mut();
        // Each value needs a stable address.
        let mut values: Vec<Box<u64>> = Vec::new();
        let mut descriptors: Vec<Box<[u64; 5]>> = Vec::new();
        for arg in &self.launch.args {
            match arg {
                Arg::Array { shape, .. } => {
                    let data = arrays.next().expect("bytes for every array").as_mut_ptr() as u64;
                    // A memref is two pointers, an offset, and extent and stride of each dimension;
                    // it is passed by its address.
                    let mut descriptor =
                        Box::new([data, data, 0, shape.iter().product::<usize>() as u64, 1]);
                    values.push(Box::new(descriptor.as_mut_ptr() as u64));
                    descriptors.push(descriptor);
                }
                Arg::Float { value, .. } if self.double => values.push(Box::new(value.to_bits())),
                Arg::Float { value, .. } => {
                    values.push(Box::new(u64::from((*value as f32).to_bits())))
                }
                Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Struct(_) => {}
            }
        }
        for id in &self.ids {
            let axis = ["x", "y", "z"]
                .iter()
                .position(|axis| id.ends_with(axis))
                .unwrap();
            let (block, thread) = at[axis];
            values.push(Box::new(u64::from(match id.split('_').next().unwrap() {
                "global" => block * self.launch.block[axis] + thread,
                "block" => block,
                _ => thread,
            })));
        }
        let mut pointers: Vec<*mut ()> = values
            .iter_mut()
            .map(|value| &raw mut **value as *mut ())
            .collect();
        // SAFETY: one pointer for each parameter of the lowered function, each to a live value of
        // at least its size; memory is as large as the launch specifies.
        unsafe {
            self.engine
                .invoke_packed(&self.launch.kernel, &mut pointers)
                .unwrap()
        }
    }
}

/// Returns this thread's context, with all dialects: creating one takes longer than running a
/// kernel.
fn context() -> &'static melior::Context {
    thread_local! {
        static CONTEXT: &'static melior::Context = Box::leak(Box::new({
            let registry = DialectRegistry::new();
            register_all_dialects(&registry);
            let context = melior::Context::new();
            context.append_dialect_registry(&registry);
            context.load_all_available_dialects();
            register_all_llvm_translations(&context);
            static PASSES: std::sync::Once = std::sync::Once::new();
            PASSES.call_once(register_all_passes);
            context
        }));
    }
    CONTEXT.with(|context| *context)
}

/// Rewrites thread ids to parameters: this machine has no GPU's registers.
fn ids_as_parameters(cf: &str) -> (String, Vec<String>) {
    let mut ids = Vec::new();
    let mut lines = Vec::new();
    for line in cf.lines() {
        match line.trim().split_once(" = gpu.") {
            Some((name, _)) => ids.push(name.trim_start_matches('%').to_string()),
            None => lines.push(line.to_string()),
        }
    }
    let head = lines
        .iter_mut()
        .find(|line| line.contains("func.func"))
        .expect("a function");
    let params: Vec<_> = ids.iter().map(|id| format!("%{id}: index")).collect();
    let (before, _) = head.rsplit_once(')').expect("a parameter list");
    let comma = if before.ends_with('(') || params.is_empty() {
        ""
    } else {
        ", "
    };
    *head = format!(
        "{before}{comma}{}) attributes {{llvm.emit_c_interface}} {{",
        params.join(", ")
    );
    (lines.join("\n"), ids)
}
