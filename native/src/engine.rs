//! The launches of a program, whose kernels are compiled once.

use std::collections::BTreeMap;

use interpreter::Variables;
use ptx::error::Error;
use raise::source::KernelLaunch;

use crate::compile::{Accesses, Kernel};
use crate::launch::Launch;

/// The key of a kernel: the index of its source, whether its roundings are exact, and its name.
type Key = (usize, bool, String);

/// Runs the launches of a program.
pub struct Engine {
    accesses: Accesses,
    kernels: BTreeMap<Key, Kernel>,
}

impl Engine {
    /// Creates an engine without kernels.
    pub fn new(accesses: Accesses) -> Engine {
        Engine {
            accesses,
            kernels: BTreeMap::new(),
        }
    }

    /// Returns whether accesses are checked.
    pub fn accesses(&self) -> Accesses {
        self.accesses
    }
}

/// An engine whose caller sees, and may change, the arrays after each launch.
pub struct Watched<'a> {
    /// Runs the launches.
    pub engine: &'a mut Engine,
    /// Called with the arrays after each launch.
    pub after_launch: &'a mut dyn FnMut(&mut [Vec<u8>]),
}

impl raise::source::Engine for Watched<'_> {
    fn launch(
        &mut self,
        launch: &KernelLaunch<'_>,
        arrays: &mut [Vec<u8>],
        variables: &mut Variables,
    ) -> Result<(), Vec<Error>> {
        self.engine.launch(launch, arrays, variables)?;
        (self.after_launch)(arrays);
        Ok(())
    }
}

/// Returns the error for a launch whose lanes run in lockstep.
pub(crate) fn no_lockstep(kernel: &str) -> Error {
    let message =
        format!("`{kernel}` is launched with `warp_synchronous`, which native code does not have");
    Error::unsupported("native-lockstep", message).help("the interpreter runs it")
}

impl raise::source::Engine for Engine {
    fn launch(
        &mut self,
        given: &KernelLaunch<'_>,
        arrays: &mut [Vec<u8>],
        variables: &mut Variables,
    ) -> Result<(), Vec<Error>> {
        let launch = given.launch;
        if launch.warp_synchronous {
            return Err(vec![no_lockstep(&launch.kernel)]);
        }
        let key = (given.source, launch.exact, launch.kernel.clone());
        if !self.kernels.contains_key(&key) {
            let kernel = Kernel::compile(given.module, &launch.kernel, self.accesses)?;
            self.kernels.insert(key.clone(), kernel);
        }
        let launch = Launch {
            grid: launch.grid,
            block: launch.block,
            args: given.args,
            options: given.options,
        };
        self.kernels[&key]
            .launch(&launch, arrays, variables)
            .map_err(|error| vec![error])
    }
}
