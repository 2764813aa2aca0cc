//! Warnings to the user about code that is not an error, such as a dropped `printf`: emitted once,
//! through `tracing`.

use std::collections::BTreeSet;
use std::sync::Mutex;

static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Warns with `message` about `line` of `file`; the same warning is emitted once.
pub fn warn(file: &str, line: u32, message: &str) {
    let text = format!("{file}:{line}: {message}");
    let mut said = SAID.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if !said.contains(&text) {
        tracing::warn!("{text}");
        said.insert(text);
    }
}
