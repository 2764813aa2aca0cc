//! What a compiled program says of itself.

use std::fmt;
use std::sync::Arc;

use stablehlo::ElementType;

use super::api::{self, call};
use super::client::{Client, string};
use super::device::Device;
use super::element;
use super::error::Result;
use super::hlo::OptimizedProgram;
use super::named::{self, NamedValues};
use super::sys;

/// A compiled program, loaded on its devices. Cloning shares it.
#[derive(Clone)]
pub struct Executable {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client,
    loaded: *mut sys::PJRT_LoadedExecutable,
    described: *mut sys::PJRT_Executable,
    /// Types of the arguments, where the plugin's own description of the program could be read.
    parameters: Option<Vec<ArrayType>>,
    num_outputs: usize,
    num_devices: usize,
}

// SAFETY: PJRT executables may be used and freed on any thread, several at once.
unsafe impl Send for Inner {}
// SAFETY: as above.
unsafe impl Sync for Inner {}

/// Type and shape of an argument or result on one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayType {
    /// The type of its elements.
    pub element: ElementType,
    /// Its shape, per device.
    pub shape: Vec<usize>,
}

impl fmt::Display for ArrayType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{:?}", self.element, self.shape)
    }
}

/// Bytes a program needs on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompiledMemoryStats {
    /// Machine code.
    pub code: u64,
    /// Arguments.
    pub arguments: u64,
    /// Results, those in donated arguments among them.
    pub outputs: u64,
    /// Results that live in donated arguments.
    pub aliased: u64,
    /// Memory for the time of the run.
    pub temporary: u64,
    /// The most that is in use at one time; 0 where the plugin does not say.
    pub peak: u64,
}

impl Executable {
    /// Own `loaded`.
    ///
    /// # Safety
    /// `loaded` is an executable of this client that nobody else frees.
    pub(super) unsafe fn new(
        client: &Client,
        loaded: *mut sys::PJRT_LoadedExecutable,
    ) -> Result<Executable> {
        let mut inner = Inner {
            client: client.clone(),
            loaded,
            described: std::ptr::null_mut(),
            parameters: None,
            num_outputs: 0,
            num_devices: 0,
        };
        let doing = "reading a program's description";
        let mut args: sys::PJRT_LoadedExecutable_GetExecutable_Args = api::new();
        args.loaded_executable = loaded;
        // SAFETY: alive; the description returned is ours, freed with `inner`.
        unsafe {
            call!(
                client.api(),
                PJRT_LoadedExecutable_GetExecutable,
                &mut args,
                doing
            )
        }?;
        inner.described = args.executable;
        let mut args: sys::PJRT_Executable_NumOutputs_Args = api::new();
        args.executable = inner.described;
        // SAFETY: alive.
        unsafe { call!(client.api(), PJRT_Executable_NumOutputs, &mut args, doing) }?;
        inner.num_outputs = args.num_outputs;
        let mut args: sys::PJRT_LoadedExecutable_AddressableDevices_Args = api::new();
        args.executable = loaded;
        // SAFETY: alive.
        unsafe {
            call!(
                client.api(),
                PJRT_LoadedExecutable_AddressableDevices,
                &mut args,
                doing
            )
        }?;
        inner.num_devices = args.num_addressable_devices;
        let program = OptimizedProgram::of(client, inner.described);
        inner.parameters = program.ok().and_then(|it| it.parameters());
        Ok(Executable {
            inner: Arc::new(inner),
        })
    }

    /// The client that compiled or loaded it.
    pub fn client(&self) -> &Client {
        &self.inner.client
    }

    /// Its name, which is the module's.
    pub fn name(&self) -> Result<String> {
        let mut args: sys::PJRT_Executable_Name_Args = api::new();
        args.executable = self.described();
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

    /// How many results the program has on each device.
    pub fn num_outputs(&self) -> usize {
        self.inner.num_outputs
    }

    /// The devices of this process that it runs on, in the order that [`Executable::execute`] takes arguments.
    pub fn devices(&self) -> Result<Vec<Device>> {
        let mut args: sys::PJRT_LoadedExecutable_AddressableDevices_Args = api::new();
        args.executable = self.loaded();
        let doing = "listing a program's devices";
        // SAFETY: alive; the list lives as long, the devices as long as the client.
        unsafe {
            call!(
                self.api(),
                PJRT_LoadedExecutable_AddressableDevices,
                &mut args,
                doing
            )?;
            let count = args.num_addressable_devices;
            Ok(self.client().own_devices(args.addressable_devices, count))
        }
    }

    /// Types and shapes of the results on one device.
    pub fn outputs(&self) -> Result<Vec<ArrayType>> {
        let doing = "reading the types of a program's results";
        let mut types: sys::PJRT_Executable_OutputElementTypes_Args = api::new();
        types.executable = self.described();
        let mut dims: sys::PJRT_Executable_OutputDimensions_Args = api::new();
        dims.executable = self.described();
        // SAFETY: alive, and the lists with it; `dims` is as long as the ranks sum up to.
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

    /// The memory it needs on one device.
    pub fn memory_stats(&self) -> Result<CompiledMemoryStats> {
        let mut args: sys::PJRT_Executable_GetCompiledMemoryStats_Args = api::new();
        args.executable = self.described();
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

    /// The plugin's estimates, such as `flops` and `bytes accessed`.
    pub fn cost_analysis(&self) -> Result<NamedValues> {
        let mut args: sys::PJRT_Executable_GetCostAnalysis_Args = api::new();
        args.executable = self.described();
        let doing = "reading a program's cost analysis";
        // SAFETY: alive, and the properties with it.
        unsafe {
            call!(
                self.api(),
                PJRT_Executable_GetCostAnalysis,
                &mut args,
                doing
            )?;
            Ok(named::from_c(args.properties, args.num_properties))
        }
    }

    /// Types and shapes of the arguments on one device; `None` if the plugin does not describe its programs.
    pub fn parameters(&self) -> Option<&[ArrayType]> {
        self.inner.parameters.as_deref()
    }

    /// The program after the plugin's optimizations.
    pub fn optimized_program(&self) -> Result<OptimizedProgram> {
        OptimizedProgram::of(self.client(), self.described())
    }

    /// Equal for equal programs, options and compilers. Some plugins answer `UNIMPLEMENTED`.
    pub fn fingerprint(&self) -> Result<Vec<u8>> {
        let mut args: sys::PJRT_Executable_Fingerprint_Args = api::new();
        args.executable = self.described();
        let doing = "reading a program's fingerprint";
        // SAFETY: alive; the bytes are copied.
        unsafe {
            call!(self.api(), PJRT_Executable_Fingerprint, &mut args, doing)?;
            let start = args.executable_fingerprint.cast::<u8>();
            Ok(api::list(start, args.executable_fingerprint_size).to_vec())
        }
    }

    /// Bytes that [`Client::deserialize_and_load`] takes, with this plugin and on this kind of machine.
    pub fn serialize(&self) -> Result<Vec<u8>> {
        let mut args: sys::PJRT_Executable_Serialize_Args = api::new();
        args.executable = self.described();
        let doing = "serializing a program";
        // SAFETY: alive; the bytes are copied before what backs them is freed, once.
        unsafe {
            call!(self.api(), PJRT_Executable_Serialize, &mut args, doing)?;
            let start = args.serialized_bytes.cast::<u8>();
            let bytes = api::list(start, args.serialized_bytes_size).to_vec();
            if let Some(free) = args.serialized_executable_deleter {
                free(args.serialized_executable);
            }
            Ok(bytes)
        }
    }

    pub(super) fn loaded(&self) -> *mut sys::PJRT_LoadedExecutable {
        self.inner.loaded
    }

    /// How many devices of this process it runs on.
    pub fn num_devices(&self) -> usize {
        self.inner.num_devices
    }

    pub(super) fn api(&self) -> &api::Api {
        self.client().api()
    }

    fn described(&self) -> *mut sys::PJRT_Executable {
        self.inner.described
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let api = self.client.api();
        let mut described: sys::PJRT_Executable_Destroy_Args = api::new();
        described.executable = self.described;
        let mut loaded: sys::PJRT_LoadedExecutable_Destroy_Args = api::new();
        loaded.executable = self.loaded;
        // SAFETY: both are ours (the first may be null, which is allowed); PJRT keeps what runs still need.
        unsafe {
            let _ = call!(
                api,
                PJRT_Executable_Destroy,
                &mut described,
                "freeing a program"
            );
            let _ = call!(
                api,
                PJRT_LoadedExecutable_Destroy,
                &mut loaded,
                "freeing a program"
            );
        }
    }
}

impl fmt::Debug for Executable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Executable({})", self.name().unwrap_or_default())
    }
}
