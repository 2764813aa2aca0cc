//! How long raising takes, warm: for each kernel of the jobs named, a line `NAME MILLISECONDS OPS`, or `NAME refused CODE`.
//!
//! Each kernel is raised alone, from the text of its file to StableHLO text, as often as fits into a fifth of a second; the median
//! counts. OPS are the ops of the StableHLO. `make bench` reads this.

use std::path::Path;
use std::time::{Duration, Instant};

use runner::compile::Bound;
use runner::fault::Result;
use runner::job::{Job, read};
use runner::raiser::Fallback;
use runner::{raise_backend, report};

const BUDGET: Duration = Duration::from_millis(200);

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
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let name = match name == kernel.as_str() || name == "job" {
            true => kernel.clone(),
            false => format!("{name}:{kernel}"),
        };
        match median(&alone) {
            Ok((milliseconds, ops)) => println!("{name} {milliseconds:.3} {ops}"),
            Err(faults) => {
                let code = faults.iter().next().map_or("", |fault| fault.code.as_str());
                println!("{name} refused {code}");
            }
        }
    }
    Ok(())
}

/// Milliseconds, and ops.
fn median(job: &Job) -> Result<(f64, usize)> {
    let ops = raise(job)?;
    let (start, mut times) = (Instant::now(), Vec::new());
    while start.elapsed() < BUDGET || times.len() < 5 {
        let one = Instant::now();
        raise(job)?;
        times.push(one.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok((times[times.len() / 2], ops))
}

/// The number of ops.
fn raise(job: &Job) -> Result<usize> {
    let bound = Bound::new(job, raise_backend::raiser())?;
    let program = bound
        .tensors(job, Fallback::None)?
        .program(job, None, optimize::Target::Cpu)?;
    Ok(program.text.matches(" = \"stablehlo.").count())
}
