//! XLA custom calls of native code, for kernels that were not raised.

use std::sync::{Mutex, PoisonError};

use raise::error::Error;
use raise::fallback::{NATIVE_KEY, NATIVE_TARGET};

use super::present;
use crate::device::plugin_fault;
use crate::fault::{Faults, Origin, Result};

/// The error of the kernel that ended the last run; XLA passes on its message only.
static ERROR: Mutex<Option<Error>> = Mutex::new(None);

/// Registers the custom call with a plugin, if this process has native code.
///
/// - errors: a plugin without an interface for custom calls
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

/// Replaces the faults of a run by the error of the kernel that ended it, if there is one.
pub fn explained(faults: Faults, origins: &[Origin]) -> Faults {
    let error = ERROR.lock().unwrap_or_else(PoisonError::into_inner).take();
    match error {
        Some(error) => present::faults(vec![error], origins),
        None => faults,
    }
}
