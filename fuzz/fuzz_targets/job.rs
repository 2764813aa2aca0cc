//! Any text as a job: what is read is written as text that reads back and is written the same.
#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use runner::job::{Init, read::read, write::to_toml};

fuzz_target!(|text: &str| {
    let Ok(job) = read("job.toml", text, Path::new("")) else {
        return;
    };
    let write = |job: &runner::job::Job| {
        let kernels: Vec<String> = job
            .kernels
            .iter()
            .map(|kernel| kernel.value.display().to_string())
            .collect();
        to_toml(job, &kernels, &|array| match &array.init.value {
            Init::File { path, .. } => path.display().to_string(),
            _ => String::new(),
        })
    };
    let written = write(&job);
    match read("again.toml", &written, Path::new("")) {
        Ok(again) => assert_eq!(write(&again), written),
        Err(faults) => panic!("{faults:?}\n{written}"),
    }
});
