//! Runs the `.cu` source of a kernel on the CPU, as a second referee besides the interpreter of
//! PTX.
//!
//! The source is compiled as C++ with the header `testkit/include/cuda_cpu.h`, which defines CUDA's
//! keywords, built-in variables and functions; each thread of a block is a fiber. So the referee
//! shares neither nvcc, nor clang, nor the PTX reader with the code under test.
//!
//! The compiler is `$CXX` or `g++`, with `-ffp-contract=off`: multiplications and additions round
//! separately unless the source calls `fma`. nvcc contracts them, so floats may differ by one
//! rounding.

mod driver;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The argument of a kernel parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// The address of an array: its index, and the byte offset.
    Array(usize, usize),
    /// An integer, of the parameter's type.
    Int(i128),
    /// A float, of the parameter's type.
    Float(f64),
    /// A structure by value: byte offset and contents of each field.
    Struct(Vec<(usize, Field)>),
}

/// A field of a structure.
#[derive(Clone, Debug, PartialEq)]
pub enum Field {
    /// The address of an array: its index, and the byte offset.
    Array(usize, usize),
    /// An integer of this many bytes.
    Int(i128, usize),
    /// A float of 32 bits.
    F32(f32),
    /// A float of 64 bits.
    F64(f64),
}

/// One launch.
#[derive(Clone, Debug, PartialEq)]
pub struct Launch {
    /// The kernel's name in PTX.
    pub kernel: String,
    /// The number of blocks in x, y, z.
    pub grid: [u32; 3],
    /// The number of threads of a block in x, y, z.
    pub block: [u32; 3],
    /// The arguments, one per parameter.
    pub args: Vec<Arg>,
    /// The variables of the source that refer to arrays: the name, and the index of the array.
    pub symbols: Vec<(String, usize)>,
}

/// A source and its launches.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The `.cu` file.
    pub source: PathBuf,
    /// The size of each array in bytes.
    pub arrays: Vec<usize>,
    /// The launches of a step.
    pub launches: Vec<Launch>,
    /// The pairs of arrays that are exchanged after each step.
    pub swaps: Vec<(usize, usize)>,
    /// The number of steps.
    pub steps: u64,
}

/// A failure of the referee.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The source does not compile; the compiler's message.
    Compile(String),
    /// The program ends early: an out-of-bounds access, a deadlock, a trap.
    Run(String),
    /// A file cannot be written or read, or a tool is missing.
    Tool(String),
}

/// The time limit of a program.
const LIMIT: Duration = Duration::from_secs(60);

/// Returns the folder of the header.
pub fn include() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("include")
}

/// The order in which the threads of a block are scheduled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Thread 0 first.
    Forward,
    /// The last thread first.
    Reverse,
}

impl Program {
    /// Runs the program on `arrays` and overwrites them with the results.
    pub fn run(&self, arrays: &mut [Vec<u8>], order: Order) -> Result<(), Error> {
        let folder = tempfile::tempdir().map_err(tool)?;
        self.build(folder.path())?.run(arrays, order, folder.path())
    }

    /// Compiles the program into `folder`.
    pub fn build(&self, folder: &Path) -> Result<Built, Error> {
        let text = std::fs::read_to_string(&self.source).map_err(tool)?;
        let source = folder.join("driver.cpp");
        let driver = driver::text(self, &text)?;
        std::fs::write(&source, driver).map_err(tool)?;
        let binary = folder.join("driver");
        compile(&source, &binary)?;
        Ok(Built { binary })
    }
}

/// A compiled program.
pub struct Built {
    binary: PathBuf,
}

impl Built {
    /// Runs it on `arrays`, with its files in `folder`.
    pub fn run(&self, arrays: &mut [Vec<u8>], order: Order, folder: &Path) -> Result<(), Error> {
        let (before, after) = (folder.join("before"), folder.join("after"));
        std::fs::write(&before, arrays.concat()).map_err(tool)?;
        let mut command = Command::new(&self.binary);
        command.arg(&before).arg(&after);
        if order == Order::Reverse {
            command.env("CUDA_CPU_ORDER", "reverse");
        }
        let said = folder.join("said");
        let file = std::fs::File::create(&said).map_err(tool)?;
        let mut child = command
            .stdout(std::process::Stdio::null())
            .stderr(file)
            .spawn()
            .map_err(tool)?;
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(tool)? {
                break status;
            }
            if begin.elapsed() > LIMIT {
                let _ = child.kill();
                let _ = child.wait();
                return Err(Error::Run(format!("runs for more than {LIMIT:?}")));
            }
            std::thread::sleep(Duration::from_millis(2));
        };
        if !status.success() {
            let said = std::fs::read_to_string(&said).unwrap_or_default();
            return Err(Error::Run(format!("{status}: {}", said.trim())));
        }
        let bytes = std::fs::read(&after).map_err(tool)?;
        let mut rest = bytes.as_slice();
        for array in arrays {
            let Some((own, others)) = rest.split_at_checked(array.len()) else {
                return Err(Error::Tool("the program wrote too few bytes".into()));
            };
            array.copy_from_slice(own);
            rest = others;
        }
        Ok(())
    }
}

/// Compiles a driver; uses a precompiled header if the compiler supports it.
fn compile(source: &Path, binary: &Path) -> Result<(), Error> {
    let compiler = std::env::var_os("CXX").unwrap_or_else(|| OsString::from("g++"));
    let output = Command::new(&compiler)
        .args(["-std=c++17", "-O1", "-w", "-fwrapv", "-fno-strict-aliasing"])
        .args(["-ffp-contract=off", "-frounding-math", "-x", "c++"])
        .arg("-I")
        .arg(include())
        .arg(source)
        .arg("-o")
        .arg(binary)
        .output()
        .map_err(|error| Error::Tool(format!("{}: {error}", compiler.to_string_lossy())))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(Error::Compile(
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )),
    }
}

fn tool(error: std::io::Error) -> Error {
    Error::Tool(error.to_string())
}
