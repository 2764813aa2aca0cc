//! Tells the user what is going on where that takes long: after ten seconds, twenty, forty, …

use std::io::Write;
use std::thread;
use std::time::Duration;

use diagnostics::activity::activities;

use crate::kernel_names::readable;

/// How long an activity goes on before it is told of for the first time.
const FIRST: Duration = Duration::from_secs(10);
/// How often is looked.
const LOOK: Duration = Duration::from_millis(500);

/// Writes a note to standard error for each activity that takes long, until the process ends.
pub fn tell() {
    let look = || {
        let mut last = Duration::ZERO;
        loop {
            thread::sleep(LOOK);
            let longest = activities().into_iter().max_by_key(|(elapsed, _)| *elapsed);
            let (elapsed, names) = longest.unwrap_or_default();
            if elapsed < last {
                last = Duration::ZERO; // another activity
            }
            if elapsed >= FIRST && elapsed >= 2 * last {
                last = elapsed;
                // Without a terminal there is nobody to tell that this failed.
                let _ = writeln!(std::io::stderr(), "{}", note(elapsed, &names));
            }
        }
    };
    // Without the thread nothing is told, which does no harm.
    let _ = thread::Builder::new().name("activities".into()).spawn(look);
}

fn note(elapsed: Duration, names: &[String]) -> String {
    let seconds = elapsed.as_secs();
    let names = names.join(": ");
    format!("note: {} (for {seconds} s so far)", readable(&names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_names_what_is_inside_of_what() {
        let names = ["raising kernel `step`".into(), "LLVM's passes".into()];
        assert_eq!(
            note(Duration::from_millis(10_300), &names),
            "note: raising kernel `step`: LLVM's passes (for 10 s so far)"
        );
    }
}
