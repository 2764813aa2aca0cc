//! Launches whose block, shared memory and parameters earlier calls have set on the kernel:
//! `cuFuncSetBlockShape`, `cuParamSetv`, `cuLaunchGrid` and the like.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

use crate::client::Error;
use crate::errors::INVALID_VALUE;
use crate::functions;
use crate::launch::{Configuration, Dim3, launch_with};

type Handle = *mut c_void;

/// The settings of a kernel for its next launches.
#[derive(Clone, Default)]
pub struct Prepared {
    /// The block.
    pub block: Dim3,
    /// The bytes of dynamic shared memory.
    pub shared: usize,
    /// The parameters.
    params: Vec<u8>,
}

/// The settings of each kernel.
static PREPARED: Mutex<BTreeMap<usize, Prepared>> = Mutex::new(BTreeMap::new());

/// The largest number of bytes of parameters, that of CUDA 12.1 and later.
const MOST: usize = 32764;

impl Prepared {
    /// Sets the size of the parameters.
    pub fn resize(&mut self, bytes: usize) -> Result<(), Error> {
        if bytes > MOST {
            return Err(INVALID_VALUE);
        }
        self.params.resize(bytes, 0);
        Ok(())
    }

    /// Sets the parameters from byte `offset` on.
    pub fn set(&mut self, offset: i32, bytes: &[u8]) -> Result<(), Error> {
        let start = usize::try_from(offset).map_err(|_| INVALID_VALUE)?;
        let end = start.checked_add(bytes.len()).ok_or(INVALID_VALUE)?;
        if end > self.params.len() {
            self.resize(end)?;
        }
        self.params[start..end].copy_from_slice(bytes);
        Ok(())
    }
}

/// Changes the settings of a kernel.
///
/// - errors: a handle that is no kernel; those of `change`
pub fn change(
    kernel: Handle,
    change: impl FnOnce(&mut Prepared) -> Result<(), Error>,
) -> Result<(), Error> {
    functions::kernel(kernel as usize)?;
    let mut all = PREPARED.lock().unwrap_or_else(PoisonError::into_inner);
    change(all.entry(kernel as usize).or_default())
}

/// Launches a kernel with its settings on a grid of `width` times `height` blocks.
///
/// - errors: no block was set, and those of [`launch_with`]
pub fn launch(kernel: Handle, width: i32, height: i32, stream: Handle) -> Result<(), Error> {
    let mut settings = Prepared::default();
    change(kernel, |known| {
        settings = known.clone();
        Ok(())
    })?;
    let size = |count: i32| u32::try_from(count).map_err(|_| INVALID_VALUE);
    let grid = Dim3 {
        x: size(width)?,
        y: size(height)?,
        z: 1,
    };
    let configuration = Configuration {
        grid,
        block: settings.block,
        shared: settings.shared,
        stream,
    };
    let bytes = settings.params.len();
    let extra: [*const c_void; 5] = [
        std::ptr::without_provenance(1),
        settings.params.as_ptr().cast(),
        std::ptr::without_provenance(2),
        (&raw const bytes).cast(),
        std::ptr::null(),
    ];
    // SAFETY: `extra` gives a buffer of that many bytes, and ends with null.
    unsafe {
        launch_with(
            kernel as usize,
            &configuration,
            std::ptr::null(),
            extra.as_ptr(),
        )
    }
}
