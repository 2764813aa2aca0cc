//! Handling of Ctrl-C and SIGTERM. The first signal ends the process at once while nothing is being
//! computed, otherwise after the current chunk; the second one ends it at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

const AT_ONCE: u8 = 0;
const AFTER_CHUNK: u8 = 1;
const ASKED: u8 = 2;

/// Whether the user asked to stop.
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    state: Arc<AtomicU8>,
}

impl Interrupt {
    /// Starts to listen for signals, on the runtime that this is called in. Until
    /// [`Interrupt::defer`], a signal ends the process.
    pub fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let listener = interrupt.clone();
        // Registers before the task is spawned: the task may first run long after.
        match Signals::new() {
            Ok(mut signals) => {
                tokio::spawn(async move {
                    while signals.next().await {
                        listener.signal();
                    }
                });
            }
            Err(err) => tracing::warn!("Ctrl-C ends the run at once, {err}"),
        }
        interrupt
    }

    fn signal(&self) {
        let was = self.state.swap(ASKED, Ordering::SeqCst);
        if was == AFTER_CHUNK {
            tracing::warn!("stopping after this chunk; once more stops at once");
            return;
        }
        // Not `std::process::exit`: that runs destructors of libraries whose threads are still
        // compiling or computing.
        signal_hook::low_level::exit(crate::fault::Blame::Interrupted.exit_code().into());
    }

    /// Defers signals: a later one only sets the flag that [`Interrupt::asked`] returns.
    pub fn defer(&self) {
        let _ =
            self.state
                .compare_exchange(AT_ONCE, AFTER_CHUNK, Ordering::SeqCst, Ordering::SeqCst);
    }

    /// Returns true once the user asked to stop.
    pub fn asked(&self) -> bool {
        self.state.load(Ordering::SeqCst) == ASKED
    }

    /// Asks to stop, as a signal does; for tests.
    pub fn ask(&self) {
        self.state.store(ASKED, Ordering::SeqCst);
    }
}

/// Ctrl-C and SIGTERM.
#[cfg(unix)]
pub struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    /// Starts to listen for signals, on the runtime that this is called in.
    pub fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Waits for a signal; returns false if none can come.
    pub async fn next(&mut self) -> bool {
        tokio::select! {
            found = self.interrupt.recv() => found.is_some(),
            found = self.terminate.recv() => found.is_some(),
        }
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
pub struct Signals;

#[cfg(not(unix))]
impl Signals {
    /// Starts to listen for signals, on the runtime that this is called in.
    pub fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    /// Waits for a signal; returns false if none can come.
    pub async fn next(&mut self) -> bool {
        tokio::signal::ctrl_c().await.is_ok()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// The runtime of the test has one thread, so that the listener has not run yet when the first
    /// signal comes.
    #[tokio::test]
    async fn signals_are_heard_from_the_beginning() {
        let interrupt = Interrupt::listen();
        interrupt.defer();
        signal_hook::low_level::raise(signal_hook::consts::SIGTERM).unwrap();
        while !interrupt.asked() {
            tokio::task::yield_now().await;
        }
    }
}
