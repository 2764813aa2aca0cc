//! The properties of a compiled program, whether it is loaded on devices or was compiled for absent
//! ones.

use std::fmt;

use stablehlo::ElementType;

use super::api::{self, call};
use super::client::string;
use super::element;
use super::error::Result;
use super::hlo::OptimizedProgram;
use super::named_values::{self, NamedValues};
use super::plugin::Plugin;
use super::stack::with_stack_for;
use super::sys;

/// The element type and shape of an argument or result on one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayType {
    /// The element type.
    pub element: ElementType,
    /// The shape on one device.
    pub shape: Vec<usize>,
}

impl fmt::Display for ArrayType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{:?}", self.element, self.shape)
    }
}

/// The bytes that a program needs on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompiledMemoryStats {
    /// Machine code.
    pub code: u64,
    /// Arguments.
    pub arguments: u64,
    /// Results, including those in donated arguments.
    pub outputs: u64,
    /// Results that alias donated arguments.
    pub aliased: u64,
    /// Temporary memory during the run.
    pub temporary: u64,
    /// The peak memory in use; 0 if the plugin does not report it.
    pub peak: u64,
}

impl CompiledMemoryStats {
    /// Returns the bytes of all data; aliased memory counts once.
    pub fn data(&self) -> u64 {
        (self.arguments + self.outputs + self.temporary).saturating_sub(self.aliased)
    }
}

/// A compiled program.
pub struct Compiled {
    plugin: Plugin,
    raw: *mut sys::PJRT_Executable,
    /// The types of the arguments, if the plugin's description of the program could be read.
    parameters: Option<Vec<ArrayType>>,
    num_outputs: usize,
}

// SAFETY: PJRT executables may be used and freed on any thread, several at once.
unsafe impl Send for Compiled {}
// SAFETY: as above.
unsafe impl Sync for Compiled {}

impl Compiled {
    /// Takes ownership of `raw`.
    ///
    /// # Safety
    /// `raw` is an executable of this plugin that nothing else frees, and the client or topology
    /// that it needs outlives it.
    pub(super) unsafe fn new(plugin: &Plugin, raw: *mut sys::PJRT_Executable) -> Result<Compiled> {
        let mut compiled = Compiled {
            plugin: plugin.clone(),
            raw,
            parameters: None,
            num_outputs: 0,
        };
        let mut args: sys::PJRT_Executable_NumOutputs_Args = api::new();
        args.executable = raw;
        let doing = "reading a program's description";
        // SAFETY: alive.
        unsafe { call!(plugin.api(), PJRT_Executable_NumOutputs, &mut args, doing) }?;
        compiled.num_outputs = args.num_outputs;
        let program = compiled.optimized_program();
        compiled.parameters = program.ok().and_then(|program| program.parameters());
        Ok(compiled)
    }

    /// Returns its name, which is the module's.
    pub fn name(&self) -> Result<String> {
        let mut args: sys::PJRT_Executable_Name_Args = api::new();
        args.executable = self.raw();
        let (api, doing) = (self.api(), "reading a program's name");
        // SAFETY: alive; the string is copied.
        unsafe {
            string!(
                api,
                PJRT_Executable_Name,
                args,
                executable_name,
                executable_name_size,
                doing
            )
        }
    }

    /// Returns the number of results on each device.
    pub fn num_outputs(&self) -> usize {
        self.num_outputs
    }

    /// Returns the types of the results on one device.
    pub fn outputs(&self) -> Result<Vec<ArrayType>> {
        let doing = "reading the types of a program's results";
        let mut types: sys::PJRT_Executable_OutputElementTypes_Args = api::new();
        types.executable = self.raw();
        let mut dims: sys::PJRT_Executable_OutputDimensions_Args = api::new();
        dims.executable = self.raw();
        // SAFETY: alive, and the lists with it; the length of `dims` is the sum of the ranks.
        let (types, ranks, dims) = unsafe {
            call!(
                self.api(),
                PJRT_Executable_OutputElementTypes,
                &mut types,
                doing
            )?;
            call!(
                self.api(),
                PJRT_Executable_OutputDimensions,
                &mut dims,
                doing
            )?;
            let types = api::list(types.output_types, types.num_output_types);
            let ranks = api::list(dims.dim_sizes, dims.num_outputs);
            (types, ranks, api::list(dims.dims, ranks.iter().sum()))
        };
        let mut dims = dims.iter();
        let output = |(&ty, &rank): (&sys::PJRT_Buffer_Type, &usize)| {
            Ok(ArrayType {
                element: element::from_pjrt(ty)?,
                shape: dims.by_ref().take(rank).map(|&dim| dim as usize).collect(),
            })
        };
        types.iter().zip(ranks).map(output).collect()
    }

    /// Returns the memory it needs on one device.
    pub fn memory_stats(&self) -> Result<CompiledMemoryStats> {
        let mut args: sys::PJRT_Executable_GetCompiledMemoryStats_Args = api::new();
        args.executable = self.raw();
        let doing = "reading a program's memory needs";
        // SAFETY: alive.
        unsafe {
            call!(
                self.api(),
                PJRT_Executable_GetCompiledMemoryStats,
                &mut args,
                doing
            )
        }?;
        let bytes = |count: i64| count.max(0) as u64;
        Ok(CompiledMemoryStats {
            code: bytes(args.generated_code_size_in_bytes),
            arguments: bytes(args.argument_size_in_bytes),
            outputs: bytes(args.output_size_in_bytes),
            aliased: bytes(args.alias_size_in_bytes),
            temporary: bytes(args.temp_size_in_bytes),
            peak: bytes(args.peak_memory_in_bytes),
        })
    }

    /// Returns the plugin's estimates, such as `flops` and `bytes accessed`.
    pub fn cost_analysis(&self) -> Result<NamedValues> {
        let mut args: sys::PJRT_Executable_GetCostAnalysis_Args = api::new();
        args.executable = self.raw();
        let doing = "reading a program's cost analysis";
        // SAFETY: alive, and the properties with it.
        unsafe {
            call!(
                self.api(),
                PJRT_Executable_GetCostAnalysis,
                &mut args,
                doing
            )?;
            Ok(named_values::from_c(args.properties, args.num_properties))
        }
    }

    /// Returns the types of the arguments on one device; `None` if the plugin does not describe its
    /// programs.
    pub fn parameters(&self) -> Option<&[ArrayType]> {
        self.parameters.as_deref()
    }

    /// Returns the program after the plugin's optimizations.
    pub fn optimized_program(&self) -> Result<OptimizedProgram> {
        OptimizedProgram::of(self.api(), self.raw())
    }

    /// Returns a fingerprint, which is equal for equal programs, options and compilers. Some
    /// plugins return `UNIMPLEMENTED`.
    pub fn fingerprint(&self) -> Result<Vec<u8>> {
        let mut args: sys::PJRT_Executable_Fingerprint_Args = api::new();
        args.executable = self.raw();
        let doing = "reading a program's fingerprint";
        // SAFETY: alive; the bytes are copied.
        unsafe {
            call!(self.api(), PJRT_Executable_Fingerprint, &mut args, doing)?;
            let start = args.executable_fingerprint.cast::<u8>();
            Ok(api::list(start, args.executable_fingerprint_size).to_vec())
        }
    }

    /// Returns bytes for [`Client::deserialize_and_load`](super::Client::deserialize_and_load),
    /// with this plugin and on this kind of machine.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        let doing = "serializing a program";
        let described = self
            .optimized_program()
            .map_or(0, |program| program.code.len());
        with_stack_for(described, doing, || {
            let mut args: sys::PJRT_Executable_Serialize_Args = api::new();
            args.executable = self.raw();
            // SAFETY: alive; the bytes are copied before their owner is freed, once.
            unsafe {
                call!(self.api(), PJRT_Executable_Serialize, &mut args, doing)?;
                let start = args.serialized_bytes.cast::<u8>();
                let bytes = api::list(start, args.serialized_bytes_size).to_vec();
                if let Some(free) = args.serialized_executable_deleter {
                    free(args.serialized_executable);
                }
                Ok(bytes)
            }
        })
    }

    fn api(&self) -> &api::Api {
        self.plugin.api()
    }

    fn raw(&self) -> *mut sys::PJRT_Executable {
        self.raw
    }
}

impl Drop for Compiled {
    fn drop(&mut self) {
        let mut args: sys::PJRT_Executable_Destroy_Args = api::new();
        args.executable = self.raw;
        let doing = "freeing a program";
        // SAFETY: owned here; PJRT retains what pending runs need.
        let _ = unsafe { call!(self.plugin.api(), PJRT_Executable_Destroy, &mut args, doing) };
    }
}
