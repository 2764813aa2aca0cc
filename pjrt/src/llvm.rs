//! Passes options to the LLVM inside XLA's CPU plugin so that it does not lose the fact that arrays
//! do not alias.
//!
//! XLA emits alias information, and LLVM loses it: where a kernel's loop calls a function, inlining
//! turns the arguments' `noalias` into scopes that are valid within one iteration only, and
//! argument promotion drops the rest. LLVM then compares addresses when the loop starts, and if two
//! arrays are close to each other (by a row, as stencils read neighbours) it takes a scalar version
//! of the loop. That version contracts other multiplications and additions to fused operations, so
//! the last bits of a result depended on the addresses that `malloc` returned, and the same
//! executable gave two results.
//!
//! The functions that are inlined only read, so no fact is lost that holds for all iterations. What
//! remains (LLVM 22): kernels that write into an array that is also an argument of such a function;
//! 1 of the 982 kernels of the ocean's sensitivities.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use memchr::memmem::Finder;

/// LLVM's options and their values.
const OPTIONS: [(&str, &str); 2] = [
    ("use-noalias-intrinsic-during-inlining", "false"),
    ("opt-disable", "argpromotion"),
];

const FLAGS: &str = "XLA_FLAGS";
const EXTRA: &str = "--xla_backend_extra_options=";

/// Sets the options for the plugin at `path`, which is not loaded yet, unless the user sets options
/// of LLVM.
pub(super) fn arrays_do_not_overlap(path: &Path) {
    let given = std::env::var_os(FLAGS).unwrap_or_default();
    let Some(flags) = with_options(&given) else {
        return;
    };
    // LLVM ends the process if an option does not exist.
    if !knows(path).unwrap_or(false) {
        tracing::info!(path = %path.display(), "its LLVM lacks options that are wanted");
        return;
    }
    // SAFETY: Rust code reads the environment under the standard library's lock, which this takes
    // too. C code that reads this variable is in the plugin, which is not loaded yet.
    unsafe { std::env::set_var(FLAGS, flags) };
}

/// Returns the flags with the options added; nothing if the user's flags are a file name, or set
/// such options.
fn with_options(given: &OsStr) -> Option<String> {
    let given = given.to_str()?;
    let is_file = !given.is_empty() && !given.trim_start().starts_with('-');
    if is_file || given.contains(EXTRA.trim_end_matches('=')) {
        return None;
    }
    let options = OPTIONS.map(|(name, value)| format!("-{name}={value}"));
    let flags = format!("{given} {EXTRA}{}", options.join(","));
    Some(flags.trim_start().to_owned())
}

/// Returns whether the file contains the names of all options as C strings, between two zero bytes.
fn knows(path: &Path) -> io::Result<bool> {
    let names = OPTIONS.map(|(name, _)| format!("\0{name}\0"));
    contains(File::open(path)?, &names)
}

fn contains(mut file: impl io::Read, names: &[String]) -> io::Result<bool> {
    let longest = names.iter().map(String::len).max().unwrap_or(0);
    let mut missing: Vec<Finder> = names.iter().map(Finder::new).collect();
    let mut part = Vec::new();
    loop {
        let read = file.by_ref().take(PART).read_to_end(&mut part)?;
        missing.retain(|name| name.find(&part).is_none());
        if missing.is_empty() || read == 0 {
            return Ok(missing.is_empty());
        }
        // Keeps a prefix of a name that may begin at the end of this part.
        part.drain(..part.len().saturating_sub(longest));
    }
}

/// The bytes read at once.
const PART: u64 = 4 << 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_of_the_user_stay() {
        let with = |given: &str| with_options(OsStr::new(given));
        let ours = "--xla_backend_extra_options=-use-noalias-intrinsic-during-inlining=false,-opt-disable=argpromotion";
        assert_eq!(with("").unwrap(), ours);
        assert_eq!(
            with("--xla_dump_to=d").unwrap(),
            format!("--xla_dump_to=d {ours}")
        );
        assert_eq!(with("flags.txt"), None);
        assert_eq!(with("--xla_backend_extra_options=-x=1"), None);
        assert_eq!(with(ours), None);
    }

    #[test]
    fn names_are_found_across_parts() {
        let names = ["\0one\0".to_owned(), "\0other\0".to_owned()];
        let part = usize::try_from(PART).unwrap();
        for place in [0, 1, part - 3, part, 2 * part - 7] {
            let mut bytes = vec![b'x'; 2 * part + 3];
            bytes[place..place + 7].copy_from_slice(b"\0other\0");
            assert!(!contains(bytes.as_slice(), &names).unwrap());
            bytes.extend(b"\0one\0");
            assert!(contains(bytes.as_slice(), &names).unwrap(), "{place}");
        }
        assert!(!contains(b"one other".as_slice(), &names).unwrap());
        assert!(contains(b"".as_slice(), &[]).unwrap());
    }
}
