//! Any text as a kernel in MLIR: MLIR's parser, then our import of what it read.
#![no_main]

mod driver;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = raise::mlir::import(text, None);
});
