//! Native launches that XLA programs call, registered by key.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use interpreter::Variables;
use ptx::error::Error;
use raise::source::NativeCall;

use crate::compile::{Accesses, Kernel};
use crate::launch::Launch;

/// A compiled launch.
struct Call {
    kernel: Kernel,
    given: NativeCall,
}

static CALLS: Mutex<BTreeMap<String, Arc<Call>>> = Mutex::new(BTreeMap::new());

/// Compiles a launch, with checked accesses, and keeps it until the process ends.
///
/// - errors: what native code does not support
pub fn register(given: NativeCall) -> Result<(), Vec<Error>> {
    if given.launch.warp_synchronous {
        return Err(vec![crate::engine::no_lockstep(&given.launch.kernel)]);
    }
    let kernel = Kernel::compile(&given.module, &given.launch.kernel, Accesses::Checked)?;
    let mut calls = CALLS.lock().unwrap_or_else(PoisonError::into_inner);
    calls.insert(given.key.clone(), Arc::new(Call { kernel, given }));
    Ok(())
}

/// Returns whether any launch is registered.
pub fn are_there() -> bool {
    let calls = CALLS.lock().unwrap_or_else(PoisonError::into_inner);
    !calls.is_empty()
}

/// Runs the launch with that key on its arrays, in the order of its operands; returns `None` if
/// there is none.
///
/// - errors: faults of the kernel; a kernel that changes a variable of its file, since the change
///   would be lost
pub fn run(key: &str, arrays: &mut [&mut [u8]]) -> Option<Result<(), Error>> {
    let calls = CALLS.lock().unwrap_or_else(PoisonError::into_inner);
    let call = calls.get(key)?.clone();
    drop(calls);
    Some(call.run(arrays).map_err(|mut error| {
        error.place.source = call.given.source;
        error
    }))
}

impl Call {
    fn run(&self, arrays: &mut [&mut [u8]]) -> Result<(), Error> {
        let given = &self.given;
        let launch = Launch {
            grid: given.launch.grid,
            block: given.launch.block,
            args: &given.args,
            options: &given.options,
        };
        let mut variables = Variables::default();
        self.kernel
            .launch_in_place(&launch, arrays, &mut variables)?;
        let options = &given.options;
        let is_given = |name: &str| {
            options.symbols.iter().any(|(known, _)| known == name)
                || options.structures.iter().any(|(known, _)| known == name)
        };
        let changed = self.kernel.code.variables.iter().find(|variable| {
            let kept = variables.get(&variable.name);
            !is_given(&variable.name)
                && variable.addresses.is_empty()
                && kept.is_some_and(|kept| kept != variable.initial)
        });
        match changed {
            None => Ok(()),
            Some(variable) => {
                let message = format!(
                    "`{}` changes the variable `{}` of its file, which native code inside of a program cannot keep yet",
                    given.launch.kernel, variable.name
                );
                let help = "bind the variable to an array of the job with `symbols`";
                Err(Error::unsupported("native-variable", message).help(help))
            }
        }
    }
}
