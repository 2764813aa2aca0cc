//! How long the kernels of jobs take as native code of this processor, without and with checks of
//! accesses, and thread by thread in the interpreter: `native_times STEPS JOB.toml…` prints a line
//! `NAME UNCHECKED CHECKED INTERPRETER COMPILE` for each, in milliseconds. The interpreter runs one
//! step; compiling is timed apart.

use std::path::Path;
use std::time::Instant;

use runner::arrays::initial;
use runner::compile::Bound;
use runner::fault::Result;
use runner::job::read;
use runner::raiser::Accesses;
use runner::{raise_backend, report};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let steps = arguments.next().and_then(|steps| steps.parse().ok());
    let Some(steps) = steps else {
        eprintln!("usage: native_times STEPS JOB.toml…");
        std::process::exit(2);
    };
    let mut failed = false;
    for file in arguments {
        if let Err(faults) = job(Path::new(&file), steps) {
            report::print(&faults);
            failed = true;
        }
    }
    std::process::exit(failed.into());
}

fn job(file: &Path, steps: u64) -> Result<()> {
    let job = read::read_file(file)?;
    let bound = Bound::new(&job, raise_backend::raiser())?;
    let first = job.arrays.iter().map(|array| initial::initial(&job, array));
    let first: Vec<Vec<u8>> = first
        .map(|array| array.map(|array| array.bytes))
        .collect::<Result<_>>()?;
    let timed = |run: &dyn Fn(&mut [Vec<u8>]) -> Result<()>| -> Result<f64> {
        let mut arrays = first.clone();
        let start = Instant::now();
        run(&mut arrays)?;
        Ok(start.elapsed().as_secs_f64() * 1e3)
    };
    let natively = |accesses, steps| {
        timed(&|arrays| {
            bound
                .raiser
                .run_natively(&job, &bound.plan, arrays, steps, accesses, &mut |_| {})
        })
    };
    let mut compile = 0.0;
    let mut one_step = |accesses| -> Result<f64> {
        let cold = natively(accesses, 1)?;
        let one = natively(accesses, 1)?;
        let all = natively(accesses, steps + 1)?;
        compile = cold - one;
        Ok((all - one) / steps as f64)
    };
    let unchecked = one_step(Accesses::Unchecked)?;
    let checked = one_step(Accesses::Checked)?;
    let interpreter = timed(&|arrays| bound.raiser.interpret(&job, &bound.plan, arrays, 1))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    println!("{name} {unchecked:.3} {checked:.3} {interpreter:.3} {compile:.3}");
    Ok(())
}
