//! Generates the C++ program that launches the kernels of a source.

use std::fmt::Write as _;
use std::process::Command;

use super::{Arg, Error, Field, Launch, Program};

/// Returns the text of the driver of `program`, whose source is `source`.
pub(super) fn text(program: &Program, source: &str) -> Result<String, Error> {
    let sizes: Vec<String> = program.arrays.iter().map(usize::to_string).collect();
    let mut text = format!(
        "#include \"cuda_cpu.h\"\n#line 1 {:?}\n{}\n#line 1 \"driver.cpp\"\n\
         int main(int, char **files) {{\n    cuda_cpu::start();\n    \
         cuda_cpu::Arrays arrays(files[1], {{{}}});\n    \
         for (long step = 0; step < {}; ++step) {{\n",
        program.source.display().to_string(),
        with_dynamic_shared(source),
        sizes.join(", "),
        program.steps
    );
    for launch in &program.launches {
        write_launch(&mut text, launch)?;
    }
    for (a, b) in &program.swaps {
        let _ = writeln!(text, "        arrays.swap({a}, {b});");
    }
    text += "    }\n    arrays.write(files[2]);\n}\n";
    Ok(text)
}

fn write_launch(text: &mut String, launch: &Launch) -> Result<(), Error> {
    for (name, array) in &launch.symbols {
        let _ = writeln!(text, "        arrays.to_variable({name}, {array});");
    }
    let args: Vec<String> = launch.args.iter().map(argument).collect();
    let dim3 = |[x, y, z]: [u32; 3]| format!("dim3({x}, {y}, {z})");
    let _ = writeln!(
        text,
        "        cuda_cpu::launch({:?}, {}, {}, {}, {{{}}});",
        launch.kernel,
        expression(&launch.kernel)?,
        dim3(launch.grid),
        dim3(launch.block),
        args.join(", ")
    );
    for (name, array) in &launch.symbols {
        let _ = writeln!(text, "        arrays.from_variable({name}, {array});");
    }
    Ok(())
}

fn argument(arg: &Arg) -> String {
    match arg {
        Arg::Array(number, offset) => {
            format!("cuda_cpu::Arg::address(arrays.at({number}, {offset}))")
        }
        Arg::Int(value) => format!("cuda_cpu::Arg::number({})", integer(*value)),
        Arg::Float(value) => format!("cuda_cpu::Arg::real_number({})", double(*value)),
        Arg::Struct(fields) => {
            let fields = fields.iter().map(|(offset, field)| match field {
                Field::Array(number, more) => {
                    format!(".put_address({offset}, arrays.at({number}, {more}))")
                }
                Field::Int(value, size) => format!(".put({offset}, {size}, {})", integer(*value)),
                Field::F32(value) => format!(".put_f32({offset}, {})", double(f64::from(*value))),
                Field::F64(value) => format!(".put_f64({offset}, {})", double(*value)),
            });
            format!(
                "cuda_cpu::Arg::structure(){}",
                fields.collect::<Vec<_>>().concat()
            )
        }
    }
}

fn integer(value: i128) -> String {
    format!("(int64_t){}ull", value as u64)
}

/// Formats a double exactly.
fn double(value: f64) -> String {
    format!("cuda_cpu::from_bits<double>({:#x}ull)", value.to_bits())
}

/// Returns the C++ expression for the kernel that PTX calls `name`.
fn expression(name: &str) -> Result<String, Error> {
    if !name.starts_with("_Z") {
        return Ok(name.to_owned());
    }
    let output = Command::new("c++filt")
        .arg(name)
        .output()
        .map_err(|error| Error::Tool(format!("c++filt: {error}")))?;
    let plain = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let plain = plain.strip_prefix("void ").unwrap_or(&plain);
    // The parameters are the last parentheses.
    Ok(match plain.rfind('(') {
        Some(at) => plain[..at].to_owned(),
        None => plain.to_owned(),
    })
}

/// Returns the source with `extern __shared__ T name[];` replaced by a pointer to the block's
/// dynamic shared memory.
fn with_dynamic_shared(source: &str) -> String {
    let mut text = String::new();
    for line in source.split_inclusive('\n') {
        let code = line.trim_start();
        let declared = code
            .strip_prefix("extern __shared__ ")
            .and_then(|rest| rest.split_once("[]"));
        match declared {
            Some((declared, rest)) => {
                let declared = declared.trim();
                let declared = match declared.strip_prefix("__align__(") {
                    Some(aligned) => aligned.split_once(')').map_or(aligned, |(_, rest)| rest),
                    None => declared,
                };
                let (ty, name) = declared
                    .trim()
                    .rsplit_once([' ', '*'])
                    .unwrap_or(("char", declared));
                let _ = write!(
                    text,
                    "{ty} *{name} = reinterpret_cast<{ty} *>(cuda_cpu::dynamic_shared){rest}"
                );
            }
            None => text += line,
        }
    }
    text
}
