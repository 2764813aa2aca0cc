//! Storage of failures in files that `reactant-rs check` reads.

use std::path::PathBuf;

use testkit::cuda_programs::{PARAMS, Program};

use super::compile::{Form, source};
use super::judge::arrays;

/// Writes the source of a program and a job to `target/random-cuda`; returns the path of the
/// source.
pub fn keep(program: &Program, form: Form) -> PathBuf {
    let folder = testkit::files::root().join("target/random-cuda");
    let name = format!("random_{}_{form:?}", program.seed).to_lowercase();
    let mut job = format!(
        "title = \"Random CUDA program of seed {}\"\nkernels = [\"{name}.sm_80.ptx\"]\n",
        program.seed
    );
    for array in arrays(program) {
        let init = match array.element {
            element if element.is_float() => "{ random = \"normal\", seed = 1 }",
            _ => "\"iota\"",
        };
        job += &format!(
            "\n[arrays.{}]\ndtype = \"{}\"\nshape = {:?}\ninit = {init}\n",
            array.name,
            format!("{:?}", array.element).to_lowercase(),
            array.shape
        );
    }
    let names: Vec<String> = PARAMS
        .iter()
        .map(|(_, name)| format!("\"{name}\""))
        .collect();
    job += &format!(
        "\n[[launch]]\nkernel = \"k0\"\ngrid = {}\nblock = {}\nargs = [{}, {{ struct = [5, {{ value = 0.75, type = \"f32\" }}, {{ value = -1.5, type = \"f64\" }}] }}, {}]\n",
        program.grid(),
        program.block,
        names.join(", "),
        program.n
    );
    let path = folder.join(format!("{name}.cu"));
    let flags = match program.exact {
        true => "-fmad=false",
        false => "",
    };
    let text = format!(
        "// construct: random / seed {} {form:?} {flags}\n// builds: sm_80 sm_120 clang\n{}",
        program.seed,
        source(&[program])
    );
    let written = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&path, text))
        .and_then(|()| std::fs::write(folder.join(format!("{name}.toml")), job));
    written.expect("target/ can be written");
    path
}
