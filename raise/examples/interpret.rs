//! Runs a kernel thread by thread, for `scripts/libdevice-accuracy.py`: `interpret FILE.ptx KERNEL THREADS OUT IN…`, files of raw bytes.
//!
//! The kernel takes a pointer per file, the result first, and one `int`, the number of elements.

use std::error::Error;

use interpreter::{self, Arg};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [ptx, kernel, threads, files @ ..] = arguments.as_slice() else {
        return Err("interpret FILE.ptx KERNEL THREADS OUT IN...".into());
    };
    let (module, errors) = ptx::parse(&std::fs::read_to_string(ptx)?);
    if let Some(error) = errors.first() {
        return Err(error.to_string().into());
    }
    let threads: u32 = threads.parse()?;
    let mut arrays = Vec::new();
    for file in files {
        arrays.push(std::fs::read(file)?);
    }
    let mut args: Vec<Arg> = (0..arrays.len()).map(Arg::Array).collect();
    args.push(Arg::Int(threads.into()));
    let grid = [threads.div_ceil(128), 1, 1];
    interpreter::run(&module, kernel, grid, [128, 1, 1], &args, &mut arrays)
        .map_err(|error| error.to_string())?;
    std::fs::write(&files[0], &arrays[0])?;
    Ok(())
}
