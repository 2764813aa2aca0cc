//! Any text as StableHLO: what is read verifies, and prints as text that reads back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(func) = stablehlo::parse(text) else {
        return;
    };
    func.verify().expect("what is read verifies");
    let printed = func.to_string();
    let again = stablehlo::parse(&printed).expect("what is printed can be read");
    assert_eq!(func, again);
});
