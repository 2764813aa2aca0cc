//! Events: work that a plugin finishes later. Wait for one, or await it.

use std::fmt;

use tokio::sync::oneshot;

use super::api::{self, call};
use super::error::{Code, Error, Result};
use super::plugin::Plugin;
use super::sys;

/// Something a plugin will finish, well or with an error.
///
/// Dropping an event gives up watching; the work goes on.
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
    /// Own `raw`; null stands for work that is already done.
    ///
    /// # Safety
    /// `raw` is null or an event of this plugin that nobody else frees.
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

    /// Whether the work is over, well or not.
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

    /// Block this thread until the work is over.
    pub fn wait(&self) -> Result<()> {
        if self.raw.is_null() {
            return Ok(());
        }
        let mut args: sys::PJRT_Event_Await_Args = api::new();
        args.event = self.raw;
        // SAFETY: the event is alive while `self` is.
        unsafe { call!(self.plugin.api(), PJRT_Event_Await, &mut args, self.doing) }
    }

    /// Await the end of the work. Needs no particular runtime.
    pub async fn ready(self) -> Result<()> {
        let doing = self.doing;
        let (send, receive) = oneshot::channel();
        self.on_ready(move |result| {
            // Nobody listens any more when the future was dropped.
            let _ = send.send(result);
        });
        receive.await.unwrap_or_else(|_| {
            let message = "the plugin dropped the callback without calling it";
            Err(Error::new(Code::Internal, doing, message))
        })
    }

    /// Call `then` when the work is over: here and now if it already is, else on a thread of the plugin's.
    /// It is called once in any case, and never before.
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
            // SAFETY: the error is handed over to the callback.
            let error = unsafe { event.plugin.api().take_error(error, &event.doing) };
            // The plugin's C++ above us cannot be unwound through.
            let call = std::panic::AssertUnwindSafe(|| then(error.map_or(Ok(()), Err)));
            let _ = std::panic::catch_unwind(call);
            // The event is freed here, within its own callback, as OpenXLA's own client does.
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
            // SAFETY: a callback that was refused is not called, so the box is still ours.
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
        // SAFETY: the event is ours and used no more. An error would have nowhere to go.
        let _ = unsafe { call!(self.plugin.api(), PJRT_Event_Destroy, &mut args, self.doing) };
    }
}
