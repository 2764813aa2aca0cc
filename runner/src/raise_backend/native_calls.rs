//! Native code that programs call, where kernels were not raised: XLA's custom calls.

use std::sync::{Mutex, PoisonError};

use raise::error::Error;
use raise::fallback::{NATIVE_KEY, NATIVE_TARGET};

use super::present;
use crate::device::plugin_fault;
use crate::fault::{Faults, Origin, Result};

/// The error of the kernel that ended the last run, which XLA knows as a message only.
static ERROR: Mutex<Option<Error>> = Mutex::new(None);

/// Lets programs of a plugin call native code, if this process has some.
///
/// - errors: a plugin that has no interface for it
pub fn provide(plugin: &pjrt::Plugin) -> Result<()> {
    if !native::calls::are_there() {
        return Ok(());
    }
    let registered = pjrt::custom_call::register(plugin, NATIVE_TARGET, call);
    registered.map_err(plugin_fault)
}

fn call(call: &mut pjrt::custom_call::Call<'_>) -> Result<(), String> {
    let key = call.text(NATIVE_KEY).unwrap_or_default().to_owned();
    match native::calls::run(&key, &mut call.arrays) {
        Some(Ok(())) => Ok(()),
        Some(Err(error)) => {
            let message = error.message.clone();
            *ERROR.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            Err(message)
        }
        None => Err(format!("this process has no native code `{key}`")),
    }
}

/// Faults of a run: the kernel's own where one ended it.
pub fn explained(faults: Faults, origins: &[Origin]) -> Faults {
    let error = ERROR.lock().unwrap_or_else(PoisonError::into_inner).take();
    match error {
        Some(error) => present::faults(vec![error], origins),
        None => faults,
    }
}
