//! The long-running work of each thread, for progress reports.
//!
//! The crates of the compiler [`enter`] an [`Activity`] where they begin work that may take long;
//! the binary polls [`activities`].

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// An activity that lasts until this value is dropped.
#[derive(Debug)]
#[must_use = "the activity ends when this is dropped"]
pub struct Activity(u64);

struct Entry {
    id: u64,
    thread: ThreadId,
    begun: Instant,
    name: String,
}

static ENTRIES: Mutex<Vec<Entry>> = Mutex::new(Vec::new());

fn entries() -> MutexGuard<'static, Vec<Entry>> {
    // A panic cannot leave the list half changed.
    ENTRIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Begins an activity of this thread, inside of those that the thread has begun before.
///
/// ```
/// let outer = diagnostics::activity::enter("raising kernel `step`");
/// let inner = diagnostics::activity::enter("recognising functions");
/// let (_, names) = diagnostics::activity::activities().remove(0);
/// assert_eq!(names, ["raising kernel `step`", "recognising functions"]);
/// drop((inner, outer));
/// assert!(diagnostics::activity::activities().is_empty());
/// ```
pub fn enter(name: impl Into<String>) -> Activity {
    let mut entries = entries();
    let id = entries.last().map_or(0, |last| last.id + 1);
    entries.push(Entry {
        id,
        thread: thread::current().id(),
        begun: Instant::now(),
        name: name.into(),
    });
    Activity(id)
}

impl Drop for Activity {
    fn drop(&mut self) {
        entries().retain(|entry| entry.id != self.0);
    }
}

/// Returns for each thread with an activity how long its outermost one has lasted, and the names of
/// its activities from the outermost to the innermost.
pub fn activities() -> Vec<(Duration, Vec<String>)> {
    let mut threads: Vec<(ThreadId, Duration, Vec<String>)> = Vec::new();
    for entry in entries().iter() {
        match threads.iter_mut().find(|(id, ..)| *id == entry.thread) {
            Some((_, _, names)) => names.push(entry.name.clone()),
            None => threads.push((
                entry.thread,
                entry.begun.elapsed(),
                vec![entry.name.clone()],
            )),
        }
    }
    let without_thread = |(_, elapsed, names)| (elapsed, names);
    threads.into_iter().map(without_thread).collect()
}
