//! Compiles StableHLO, and loads serialized executables.

use super::api::{self, call};
use super::client::Client;
use super::error::{Code, Error, Result};
use super::executable::Executable;
use super::options::CompileOptions;
use super::stack::with_stack_for;
use super::sys;

impl Client {
    /// Compiles StableHLO (MLIR text or bytecode).
    ///
    /// - errors: `INVALID_ARGUMENT` with MLIR's message if the program is invalid
    pub fn compile(&self, stablehlo: &str, options: &CompileOptions) -> Result<Executable> {
        let doing = "compiling the program";
        let mut options = options.clone();
        let (replicas, partitions) = (options.num_replicas, options.num_partitions);
        match &options.device_assignment {
            None => {
                let assignment = self.default_device_assignment(replicas, partitions)?;
                options.device_assignment = Some(assignment);
            }
            Some(rows) => {
                if rows.len() != replicas || rows.iter().any(|row| row.len() != partitions) {
                    let message = format!(
                        "the device assignment has to be {replicas} rows (replicas) of {partitions} (partitions)"
                    );
                    return Err(Error::new(Code::InvalidArgument, doing, message));
                }
            }
        }
        let options = options.encode();
        let program = api::stablehlo(stablehlo);
        let mut args: sys::PJRT_Client_Compile_Args = api::new();
        args.client = self.raw();
        args.program = &program;
        args.compile_options = options.as_ptr().cast();
        args.compile_options_size = options.len();
        // SAFETY: program and options live through the call, which only reads them; the executable
        // is owned here.
        unsafe {
            call!(self.api(), PJRT_Client_Compile, &mut args, doing)?;
            Executable::new(self, args.executable)
        }
    }

    /// Loads the output of [`Compiled::serialize`](crate::Compiled::serialize) of the same plugin.
    pub fn deserialize_and_load(&self, bytes: &[u8]) -> Result<Executable> {
        let doing = "loading a compiled program";
        with_stack_for(bytes.len(), doing, || {
            let mut args: sys::PJRT_Executable_DeserializeAndLoad_Args = api::new();
            args.client = self.raw();
            args.serialized_executable = bytes.as_ptr().cast();
            args.serialized_executable_size = bytes.len();
            // SAFETY: the bytes live through the call; the executable is owned here.
            unsafe {
                call!(
                    self.api(),
                    PJRT_Executable_DeserializeAndLoad,
                    &mut args,
                    doing
                )?;
                Executable::new(self, args.loaded_executable)
            }
        })
    }
}
