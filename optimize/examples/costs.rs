//! The prices of the tables, fitted to what was measured: `make calibrate` runs this.
//!
//!     costs fit cpu|cuda|tpu     writes optimize/costs/TARGET.toml from optimize/costs/measured/TARGET.toml, and says how well it ranks the
//!                                programs; `costs fit cpu 20` names the 20 that it gets most wrong
//!     costs write FOLDER         writes the programs as StableHLO, numbered, for what compiles without a device; names.txt has their names

use std::error::Error;
use std::path::{Path, PathBuf};

use optimize::costs::{self, Measured, Table, fit};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["fit", target] => fit_table(target, 5),
        ["fit", target, worst] => fit_table(target, worst.parse()?),
        ["write", folder] => write(Path::new(folder)),
        _ => Err("costs fit cpu|cuda|tpu [WORST], or costs write FOLDER".into()),
    }
}

fn fit_table(target: &str, worst: usize) -> Result<()> {
    let costs = Path::new(env!("CARGO_MANIFEST_DIR")).join("costs");
    let file: PathBuf = costs.join("measured").join(format!("{target}.toml"));
    let measured = Measured::parse(&std::fs::read_to_string(file)?)?;
    let samples = fit::samples(&measured);
    let file = costs.join(format!("{target}.toml"));
    let table = Table::parse(&std::fs::read_to_string(&file)?)?;
    let table = fit::table(&table, &measured, &samples);
    std::fs::write(file, table.to_toml())?;
    let took: Vec<f64> = samples.iter().map(|sample| sample.took).collect();
    let cost: Vec<f64> = samples
        .iter()
        .map(|sample| table.units(&sample.work))
        .collect();
    let ratio = |nth: &usize| (took[*nth] / cost[*nth]).ln();
    let mut off: Vec<usize> = (0..samples.len()).collect();
    off.sort_by(|a, b| ratio(b).abs().total_cmp(&ratio(a).abs()));
    for nth in off.iter().take(worst) {
        let (name, times) = (&samples[*nth].name, ratio(nth).exp());
        println!(
            "  {name:<50} took {:>12.0} {}, {times:.2} of its estimate",
            took[*nth], table.unit
        );
    }
    let typical = off
        .get(off.len() / 2)
        .map_or(1.0, |nth| ratio(nth).abs().exp());
    println!(
        "{target}: {} programs; rank correlation {:.3}, of programs held out {:.3}; half of the estimates within a factor of {typical:.2}",
        samples.len(),
        fit::rank_correlation(&took, &cost),
        fit::rank_correlation(&took, &fit::held_out(&samples, fit::FOLDS)),
    );
    Ok(())
}

fn write(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut names = String::new();
    for (nth, program) in costs::programs().into_iter().enumerate() {
        let text = program.func.to_stablehlo();
        std::fs::write(folder.join(format!("{nth}.mlir")), text)?;
        names += &format!("{}\n", program.name);
    }
    Ok(std::fs::write(folder.join("names.txt"), names)?)
}
