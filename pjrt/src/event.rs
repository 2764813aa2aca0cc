//! Events: asynchronous operations of a plugin. A thread can block on one, or a future can await
//! it.

use std::fmt;

use tokio::sync::oneshot;

use super::api::{self, call};
use super::error::{Code, Error, Result};
use super::plugin::Plugin;
use super::sys;

/// An operation that a plugin will complete, with success or an error.
///
/// Dropping an event does not cancel the operation.
#[must_use = "work is not known to be done, or to have failed, before its event was waited for"]
pub struct Event {
    plugin: Plugin,
    raw: *mut sys::PJRT_Event,
    doing: &'static str,
}

// SAFETY: PJRT events may be used and freed on any thread.
unsafe impl Send for Event {}
// SAFETY: as above; the methods that take `&self` only read.
unsafe impl Sync for Event {}

impl Event {
    /// Takes ownership of `raw`; null denotes an operation that is already complete.
    ///
    /// # Safety
    /// `raw` is null or an event of this plugin that nothing else frees.
    pub(super) unsafe fn new(
        plugin: &Plugin,
        raw: *mut sys::PJRT_Event,
        doing: &'static str,
    ) -> Event {
        Event {
            plugin: plugin.clone(),
            raw,
            doing,
        }
    }

    /// Returns whether the operation has completed, with success or an error.
    pub fn is_ready(&self) -> Result<bool> {
        if self.raw.is_null() {
            return Ok(true);
        }
        let mut args: sys::PJRT_Event_IsReady_Args = api::new();
        args.event = self.raw;
        // SAFETY: the event is alive while `self` is.
        unsafe { call!(self.plugin.api(), PJRT_Event_IsReady, &mut args, self.doing) }?;
        Ok(args.is_ready)
    }

    /// Blocks this thread until the operation has completed.
    pub fn wait(&self) -> Result<()> {
        if self.raw.is_null() {
            return Ok(());
        }
        let mut args: sys::PJRT_Event_Await_Args = api::new();
        args.event = self.raw;
        // SAFETY: the event is alive while `self` is.
        unsafe { call!(self.plugin.api(), PJRT_Event_Await, &mut args, self.doing) }
    }

    /// Awaits the completion. It does not need a particular async runtime.
    pub async fn ready(self) -> Result<()> {
        let doing = self.doing;
        let (send, receive) = oneshot::channel();
        self.on_ready(move |result| {
            // The receiver is gone if the future was dropped.
            let _ = send.send(result);
        });
        receive.await.unwrap_or_else(|_| {
            let message = "the plugin dropped the callback without calling it";
            Err(Error::new(Code::Internal, doing, message))
        })
    }

    /// Calls `then` exactly once when the operation has completed: immediately on this thread if it
    /// already has, otherwise on a thread of the plugin.
    pub(super) fn on_ready(self, then: impl FnOnce(Result<()>) + Send + 'static) {
        if self.raw.is_null() {
            return then(Ok(()));
        }
        struct Callback {
            event: Event,
            then: Box<dyn FnOnce(Result<()>) + Send>,
        }
        extern "C" fn run(error: *mut sys::PJRT_Error, arg: *mut std::ffi::c_void) {
            // SAFETY: `arg` is the box made below; PJRT calls back exactly once.
            let callback = unsafe { Box::from_raw(arg.cast::<Callback>()) };
            let Callback { event, then } = *callback;
            // SAFETY: the callback owns the error.
            let error = unsafe { event.plugin.api().take_error(error, &event.doing) };
            // Unwinding must not cross the plugin's C++ frames.
            let call = std::panic::AssertUnwindSafe(|| then(error.map_or(Ok(()), Err)));
            let _ = std::panic::catch_unwind(call);
            // The event is freed here, inside its own callback, as OpenXLA's own client does.
        }
        let (plugin, raw, doing) = (self.plugin.clone(), self.raw, self.doing);
        let callback = Box::into_raw(Box::new(Callback {
            event: self,
            then: Box::new(then),
        }));
        let mut args: sys::PJRT_Event_OnReady_Args = api::new();
        args.event = raw;
        args.callback = Some(run);
        args.user_arg = callback.cast();
        // SAFETY: the event lives in the box, which lives until `run` frees it.
        let registered = unsafe { call!(plugin.api(), PJRT_Event_OnReady, &mut args, doing) };
        if registered.is_err() {
            // SAFETY: a callback that was not registered is not called, so the box is still owned
            // here.
            let Callback { event, then } = *unsafe { Box::from_raw(callback) };
            then(event.wait());
        }
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Event of {}", self.doing)
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        if self.raw.is_null() {
            return;
        }
        let mut args: sys::PJRT_Event_Destroy_Args = api::new();
        args.event = self.raw;
        // SAFETY: the event is owned here and not used again. An error is ignored.
        let _ = unsafe { call!(self.plugin.api(), PJRT_Event_Destroy, &mut args, self.doing) };
    }
}
