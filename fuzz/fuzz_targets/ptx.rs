//! Any text as PTX: parsed, and if it is, checked and inspected; every error points into the text.
#![no_main]

mod driver;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if ptx::refuse(text.as_bytes()).is_some() {
        return;
    }
    let (module, errors) = ptx::parse(text);
    let parsed = errors.is_empty();
    let checked = if parsed { ptx::check(&module) } else { Vec::new() };
    for error in errors.iter().chain(&checked) {
        for label in &error.labels {
            assert!(text.get(label.span.start..label.span.end).is_some(), "{error:?}");
        }
    }
    if parsed && checked.is_empty() {
        ptx::inspect(&module);
    }
});
