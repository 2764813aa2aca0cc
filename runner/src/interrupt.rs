//! Ctrl-C and SIGTERM: at once while nothing is being computed, after the current chunk while it is, at once the second time.

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
    /// Listens from here on, on the runtime that this is called in. Until [`Interrupt::defer`], a signal ends the process.
    pub fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let listener = interrupt.clone();
        tokio::spawn(async move {
            while signalled().await.is_ok() {
                listener.signal();
            }
        });
        interrupt
    }

    fn signal(&self) {
        let was = self.state.swap(ASKED, Ordering::SeqCst);
        if was == AFTER_CHUNK {
            tracing::warn!("stopping after this chunk; once more stops at once");
            return;
        }
        // Not `std::process::exit`: that runs the endings of libraries whose threads are still compiling or computing.
        signal_hook::low_level::exit(crate::fault::Turn::Interrupted.exit_code().into());
    }

    /// From here on a signal is a wish that [`Interrupt::asked`] reports.
    pub fn defer(&self) {
        let _ =
            self.state
                .compare_exchange(AT_ONCE, AFTER_CHUNK, Ordering::SeqCst, Ordering::SeqCst);
    }

    /// True once the user asked.
    pub fn asked(&self) -> bool {
        self.state.load(Ordering::SeqCst) == ASKED
    }

    /// Asks, as a signal would: for tests.
    pub fn ask(&self) {
        self.state.store(ASKED, Ordering::SeqCst);
    }
}

#[cfg(unix)]
async fn signalled() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        result = tokio::signal::ctrl_c() => result,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn signalled() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
