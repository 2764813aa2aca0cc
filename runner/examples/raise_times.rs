//! How long raising takes, warm: for each kernel of the jobs named, a line `NAME MILLISECONDS`.
//!
//! Each kernel is raised alone, from the text of its file to StableHLO text, as often as fits into half a second; the median
//! counts. `make bench` reads this.

use std::path::Path;
use std::time::{Duration, Instant};

use runner::fault::Result;
use runner::job::{Job, read};
use runner::plan::plan;
use runner::{raising, report};

const BUDGET: Duration = Duration::from_millis(500);

fn main() {
    let mut failed = false;
    for file in std::env::args_os().skip(1) {
        if let Err(faults) = job(Path::new(&file)) {
            report::print(&faults);
            failed = true;
        }
    }
    std::process::exit(failed.into());
}

fn job(file: &Path) -> Result<()> {
    let job = read::read_file(file)?;
    let mut seen = Vec::new();
    for launch in &job.launches {
        let kernel = &launch.kernel.value;
        if seen.contains(kernel) {
            continue;
        }
        seen.push(kernel.clone());
        let mut alone = job.clone();
        alone.launches = vec![launch.clone()];
        alone.time = None;
        println!("{kernel} {:.3}", median(&alone)?);
    }
    Ok(())
}

/// Milliseconds.
fn median(job: &Job) -> Result<f64> {
    raise(job)?;
    let (start, mut times) = (Instant::now(), Vec::new());
    while start.elapsed() < BUDGET || times.len() < 5 {
        let one = Instant::now();
        raise(job)?;
        times.push(one.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}

fn raise(job: &Job) -> Result<()> {
    let mut raiser = raising::raiser();
    let sources: Vec<_> = job
        .kernels
        .iter()
        .map(|kernel| raiser.read(&kernel.value))
        .collect::<Result<_>>()?;
    let program = raiser.raise(job, &plan(job, &sources)?, optimize::Target::Cpu)?;
    assert!(!program.text.is_empty());
    Ok(())
}
