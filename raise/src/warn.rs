//! What the user should know although nothing is wrong, such as a `printf` that is dropped: said once, to whoever listens to `tracing`.

use std::collections::BTreeSet;
use std::sync::Mutex;

static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Warns that at `line` of `file` there is what `message` says; the same thing is said once.
pub fn warn(file: &str, line: u32, message: &str) {
    let text = format!("{file}:{line}: {message}");
    let mut said = SAID.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if !said.contains(&text) {
        tracing::warn!("{text}");
        said.insert(text);
    }
}
