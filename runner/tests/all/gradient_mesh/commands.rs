//! The commands `run`, `compile`, `plan`, `raise` and `check-gradient` with `--gradient --mesh`.

use std::path::Path;

use runner::arrays::npy;
use stablehlo::ElementType;

use crate::common::{ends, libtpu, reactant};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/diffusion");

/// The diffusion example with an objective.
pub fn job(folder: &Path) {
    let text = std::fs::read_to_string(format!("{EXAMPLE}/diffusion.toml")).unwrap();
    let text = text.replace("\"diffusion.ptx\"", &format!("\"{EXAMPLE}/diffusion.ptx\""));
    let more = "\n[objective.J]\nexpr = \"mean(c^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"c\", \"kappa\", \"dt\"]\n\
                seeds = { c = \"ones\", kappa = { expr = \"sin(x)\" } }\n";
    std::fs::write(folder.join("job.toml"), text + more).unwrap();
}

pub fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

/// Returns the derivative that a command writes to `c.npy`.
fn c(folder: &Path, line: &str) -> Vec<u8> {
    let path = folder.join("c.npy");
    let _ = std::fs::remove_file(&path);
    said(
        folder,
        &format!("{line} --target interpreter -o c=c.npy"),
        0,
    );
    let array = npy::read_file(&path, ElementType::F64, &[43, 61]);
    array
        .unwrap_or_else(|error| panic!("{}", error.message))
        .bytes
}

#[test]
fn runs_and_artifacts_give_what_one_device_gives() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let one = c(folder, "run job.toml --gradient");
    for line in [
        "run job.toml --gradient --mesh 2x4",
        "run job.toml --gradient --mesh 3x5",
        "run job.toml --gradient --mesh x=2,y=3 --shard c=y,x",
        "run job.toml --gradient J:c --mesh x=2,y=3 --shard c=-,x+y",
        "run job.toml --gradient J:c,dt --mesh 2x2 --checkpoints kept",
    ] {
        assert!(c(folder, line) == one, "{line}");
    }
    said(folder, "compile job.toml --gradient -o any.rxa", 0);
    said(
        folder,
        "compile job.toml --gradient --mesh 2x4 -o eight.rxa",
        0,
    );
    for line in [
        "run any.rxa --gradient",
        "run any.rxa --gradient --mesh 2x4",
        "run any.rxa --gradient --mesh x=3,y=2 --shard c=y,x",
        "run eight.rxa --gradient",
        "run eight.rxa --gradient --mesh 2x4",
    ] {
        assert!(c(folder, line) == one, "{line}");
    }
    let (_, other) = said(
        folder,
        "run eight.rxa --gradient --mesh 2x2 --target interpreter",
        2,
    );
    assert!(other.contains("compiled for the mesh `a=2,b=4`"), "{other}");
}

#[test]
fn a_job_s_own_mesh_is_meant_too() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let one = c(folder, "run job.toml --gradient");
    let path = folder.join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let more = "\n[mesh]\naxes = \"x=2,y=4\"\nshard = { c = \"y,x\" }\n";
    std::fs::write(&path, text + more).unwrap();
    assert!(c(folder, "run job.toml --gradient") == one);
    let (out, _) = said(folder, "plan job.toml --gradient", 0);
    assert!(out.contains("x=2,y=4") && out.contains("y,x"), "{out}");
}

#[test]
fn both_modes_are_split() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let line = "check-gradient job.toml --mesh 2x2 --target interpreter --gradient J:c,kappa,dt";
    let (out, _) = said(folder, line, 0);
    assert!(out.contains("4 reference interpreters"), "{out}");
    let path = folder.join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let second = text.replace("of = \"J\"", "of = \"J\"\nmode = \"hessian-vector\"");
    std::fs::write(&path, second.replace(", \"dt\"]", "]")).unwrap();
    let one = c(folder, "run job.toml --gradient");
    assert!(c(folder, "run job.toml --gradient --mesh 3x5") == one);
}

#[test]
fn cpu_devices_take_derivatives_split_by_either() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let value = |line: &str| -> Vec<f64> {
        said(folder, &format!("{line} -o c=c.npy"), 0);
        let array = npy::read_file(&folder.join("c.npy"), ElementType::F64, &[43, 61]);
        array
            .unwrap_or_else(|e| panic!("{}", e.message))
            .values()
            .collect()
    };
    let one = value("run job.toml --gradient J:c");
    for line in [
        "run job.toml --gradient J:c --mesh 2x4",
        "run job.toml --gradient J:c --mesh 1x43 --partitioner xla --shard c=b,-",
    ] {
        for (found, expected) in value(line).iter().zip(&one) {
            let error = (found - expected).abs();
            assert!(
                error <= 1e-14 * expected.abs().max(1e-3),
                "{line}: {found} {expected}"
            );
        }
    }
}

#[test]
fn plans_and_programs_are_of_derivatives() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let (out, _) = said(folder, "plan job.toml --mesh 2x4 --gradient J:c,dt", 0);
    for words in [
        "dJ_dc",
        "f64[22,16]",
        "a,b",
        "collective_permute",
        "all_reduce",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    assert!(!out.contains("all_gather"), "{out}");
    let (out, _) = said(folder, "raise job.toml --mesh 2x4 --gradient J:c", 0);
    for words in ["num_replicas = 8", "collective_permute", "all_reduce"] {
        assert!(out.contains(words), "{words}");
    }
    let (whole, _) = said(folder, "raise job.toml --gradient J:c", 0);
    assert!(!whole.contains("collective"), "{whole}");
    let path = folder.join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let long = text.replace("of = \"J\"", "of = \"J\"\ncheckpoint = { segment = 2 }");
    std::fs::write(&path, long).unwrap();
    let (out, _) = said(folder, "plan job.toml --mesh 2x4 --gradient J:c", 0);
    assert!(out.contains("adjoint of c "), "{out}");
    // An artifact, which several hosts could run, holds a single program; a warning says so.
    let (_, err) = said(folder, "compile job.toml --gradient J:c -o one.rxa", 0);
    assert!(
        err.contains("warning: an artifact holds derivatives in one program: `segment`"),
        "{err}"
    );
    std::fs::write(&path, text).unwrap();
    let (_, err) = said(folder, "compile job.toml --gradient J:c -o one.rxa", 0);
    assert!(!err.contains("warning"), "{err}");
}

#[test]
fn executables_for_tpus_go_into_artifacts() {
    let Some(plugin) = libtpu() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let compile = |mesh: &str, code| {
        let line = format!("compile job.toml --gradient J:c {mesh} --target v5e:2x2 -o tpu.rxa");
        let mut command = reactant();
        command.current_dir(folder).args(line.split_whitespace());
        ends(command.arg("--plugin").arg(&plugin), code)
    };
    for (mesh, devices) in [("--mesh 2x2", 4), ("", 1)] {
        let (out, _) = compile(mesh, 0);
        assert!(
            out.contains("with derivatives: compiled for v5e:2x2"),
            "{out}"
        );
        let artifact = runner::artifact::read(&folder.join("tpu.rxa")).unwrap();
        let derived = artifact.gradient.unwrap();
        assert_eq!(derived.devices(), devices);
        for on in [artifact.program.mesh, derived.mesh] {
            let on = on.unwrap();
            let kept: Vec<_> = on
                .ahead
                .iter()
                .map(|a| (a.topology.as_str(), a.bytes.len()))
                .collect();
            assert!(matches!(kept[..], [("v5e:2x2", 1000..)]), "{kept:?}");
        }
    }
    let (_, said) = compile("--mesh 2x4", 2);
    assert!(
        said.contains("the mesh has 8 devices, but `v5e:2x2` has 4"),
        "{said}"
    );
}

#[test]
fn what_cannot_be_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    said(folder, "compile job.toml -o plain.rxa", 0);
    #[rustfmt::skip] // tables stay aligned
    let rows: &[(&str, i32, &[&str])] = &[
        ("run job.toml --gradient --mesh 99x99 --target interpreter",              1, &["no array can be split", "9801 devices"]),
        ("run job.toml --gradient --mesh 2x4 --shard c=a,z",                       2, &["no axis `z`"]),
        ("run job.toml --gradient --mesh 2x4 --shard d=a,b",                       2, &["no array `d`"]),
        ("run job.toml --gradient --shard c=a,b",                                  2, &["there is no mesh"]),
        ("run job.toml --gradient --mesh 1x5000 --partitioner xla --shard c=-,-",  1, &["no array can be split"]),
        ("run job.toml --gradient --mesh 61x80",                                   4, &["4880 devices", "at most 4096"]),
        ("run job.toml --gradient --mesh 2x2 --hosts 2 --host-id 0",               2, &["several hosts run an artifact"]),
        ("run plain.rxa --gradient --mesh 2x2",                                    2, &["holds no derivatives"]),
        ("plan job.toml --gradient",                                               2, &["a plan is for a mesh"]),
        ("raise job.toml --gradient --emit stablehlo",                             2, &["only the stage `optimized`"]),
    ];
    for (line, code, says) in rows {
        let (_, err) = said(folder, line, *code);
        for words in *says {
            assert!(err.contains(words), "{line}: {err}");
        }
    }
}
