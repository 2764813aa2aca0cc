//! Times the small programs that costs are priced with: `make calibrate` runs this.
//!
//!     measure_costs cpu|cuda            writes optimize/costs/measured/TARGET.toml
//!     measure_costs cpu|cuda WORD...    only prints the times of programs whose name has one of the words
//!
//! A program's time is the least of all its runs, in several rounds over all programs, so that what else the machine does for a while
//! spoils none. The programs and what is made of their times are `optimize::costs`.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use optimize::costs::{self, INDICES, Measured, Program, Timed};
use pjrt::{Buffer, Client, CompileOptions, Device, Executable, Plugin, Target, find};
use stablehlo::{ElementType, TensorType};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const ROUNDS: usize = 4;
/// How long a program runs in a round, at least once.
const BUDGET: Duration = Duration::from_millis(40);

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.split_first() {
        Some((target, words)) if target == "cpu" => measure(Target::Cpu, words),
        Some((target, words)) if target == "cuda" => measure(Target::Cuda, words),
        _ => Err("measure_costs cpu|cuda [WORD...]".into()),
    }
}

/// A compiled program, what it is given, and the best time so far.
struct Running {
    name: String,
    program: Executable,
    inputs: Vec<TensorType>,
    best: Duration,
}

fn measure(target: Target, words: &[String]) -> Result<()> {
    let plugin = Plugin::load(find(target, None)?.path)?;
    let client = Client::new(&plugin, &[])?;
    let device = client
        .addressable_devices()?
        .into_iter()
        .next()
        .ok_or("there is no device")?;
    let options = |program: &str| match target {
        Target::Cpu => CompileOptions::default().on_cpu(program),
        Target::Cuda | Target::Tpu => CompileOptions::default(),
    };
    let mut inputs: BTreeMap<TensorType, Vec<Buffer>> = BTreeMap::new();
    let mut all = Vec::new();
    let began = Instant::now();
    let wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    for Program { name, func } in costs::programs() {
        if !wanted(&name) {
            continue;
        }
        let compiled = Instant::now();
        let text = func.to_stablehlo();
        let program = match client.compile(&text, &options(&text)) {
            Ok(program) => program,
            Err(error) => {
                eprintln!("calibrate: {name} is left out: {error}");
                continue;
            }
        };
        if compiled.elapsed() > Duration::from_secs(2) {
            eprintln!(
                "calibrate: {name} took {:.1?} to compile",
                compiled.elapsed()
            );
        }
        let types: Vec<TensorType> = func.params().iter().map(|param| param.ty.clone()).collect();
        provide(&device, &types, &mut inputs)?;
        let best = Duration::MAX;
        all.push(Running {
            name,
            program,
            inputs: types,
            best,
        });
    }
    eprintln!(
        "calibrate: {} programs compiled in {:.1?}",
        all.len(),
        began.elapsed()
    );
    for round in 1..=ROUNDS {
        for running in &mut all {
            running.run(&inputs)?;
        }
        eprintln!(
            "calibrate: round {round} of {ROUNDS} after {:.1?}",
            began.elapsed()
        );
    }
    let timed = all.iter().map(|running| Timed {
        name: running.name.clone(),
        took: running.best.as_secs_f64() * 1e9,
    });
    let timed: Vec<Timed> = timed.collect();
    if !words.is_empty() {
        for Timed { name, took } in &timed {
            println!("{name:<50} {took:>12.0} ns");
        }
        return Ok(());
    }
    let (machine, cache, file) = match target {
        Target::Cpu => (machine(), cache(), "cpu.toml"),
        Target::Cuda => (format!("{device:?}"), CUDA_CACHE, "cuda.toml"),
        Target::Tpu => {
            return Err("a TPU's programs are not timed: see scripts/calibrate-tpu.py".into());
        }
    };
    let version = client.platform_version()?;
    let measured = Measured {
        machine,
        compiler: format!(
            "XLA through PJRT, {}",
            version.lines().next().unwrap_or_default()
        ),
        date: jiff::Zoned::now().date().to_string(),
        timed: format!(
            "wall time of a run, arrays on the device; least of the runs in {ROUNDS} rounds"
        ),
        unit: "ns".to_owned(),
        seconds: 1e-9,
        cache,
        tile: [1, 1],
        programs: timed,
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../optimize/costs/measured");
    std::fs::write(folder.join(file), measured.to_toml())?;
    println!("{} programs measured in {:.0?}", all.len(), began.elapsed());
    Ok(())
}

/// Half of the last cache of a GPU that was built for computing: what it holds of the arrays of a kernel that streams.
const CUDA_CACHE: f64 = 2.5e7;

/// Half of the last cache that cores share, which holds other things, too.
fn cache() -> f64 {
    let file = "/sys/devices/system/cpu/cpu0/cache/index3/size";
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let kilobytes: Option<f64> = text.trim().strip_suffix('K').and_then(|n| n.parse().ok());
    kilobytes.map_or(8e6, |kilobytes| kilobytes * 1024.0 / 2.0)
}

impl Running {
    fn run(&mut self, inputs: &BTreeMap<TensorType, Vec<Buffer>>) -> Result<()> {
        let mut used: BTreeMap<&TensorType, usize> = BTreeMap::new();
        let arguments = self.inputs.iter().map(|ty| {
            let nth = used.entry(ty).or_default();
            *nth += 1;
            &inputs[ty][*nth - 1]
        });
        let arguments: Vec<&Buffer> = arguments.collect();
        let began = Instant::now();
        while began.elapsed() < BUDGET {
            let start = Instant::now();
            let results = self.program.run(&arguments)?;
            for result in &results {
                finished(result)?;
            }
            self.best = self.best.min(start.elapsed());
        }
        Ok(())
    }
}

/// Waits until a result is there.
fn finished(result: &Buffer) -> Result<()> {
    Ok(result.ready_event()?.wait()?)
}

/// As many arrays of each type as one program needs.
fn provide(
    device: &Device,
    types: &[TensorType],
    inputs: &mut BTreeMap<TensorType, Vec<Buffer>>,
) -> Result<()> {
    for ty in types {
        let wanted = types.iter().filter(|other| *other == ty).count();
        let there = inputs.entry(ty.clone()).or_default();
        while there.len() < wanted {
            there.push(device.buffer(&numbers(ty, there.len()), ty.element, &ty.shape)?);
        }
    }
    Ok(())
}

/// Floats between 0.5 and 1.5, and integers below [`INDICES`]: as if by chance, and the same each time.
fn numbers(ty: &TensorType, seed: usize) -> Vec<u8> {
    let mut state = seed as u64 + 1;
    let mut next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % INDICES
    };
    let mut bytes = Vec::with_capacity(ty.count() * ty.element.bytes());
    for _ in 0..ty.count() {
        let number = next();
        let float = 0.5 + number as f64 / INDICES as f64;
        match ty.element {
            ElementType::F32 => bytes.extend((float as f32).to_le_bytes()),
            ElementType::F64 => bytes.extend(float.to_le_bytes()),
            ElementType::I32 => bytes.extend((number as i32).to_le_bytes()),
            ElementType::I64 => bytes.extend((number as i64).to_le_bytes()),
            other => panic!("no program is given {other}"),
        }
    }
    bytes
}

/// What kind of machine this is, without its name.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split(':').nth(1));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let vectors = match info.contains("avx512f") {
        true => ", AVX-512",
        false => "",
    };
    format!(
        "{}, {cores} cores{vectors}",
        model.unwrap_or("unknown processor").trim()
    )
}
