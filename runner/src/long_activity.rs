//! Notes about activities that take long: after ten seconds, twenty, forty, …

use std::io::Write;
use std::thread;
use std::time::Duration;

use diagnostics::activity::activities;

use crate::kernel_names::readable;

/// The time after which an activity is first reported.
const FIRST: Duration = Duration::from_secs(10);
/// The time between two looks at the running activities.
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
                // Without a terminal the failure cannot be reported.
                let _ = writeln!(std::io::stderr(), "{}", note(elapsed, &names));
            }
        }
    };
    // Without the thread no notes appear, which does no harm.
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
