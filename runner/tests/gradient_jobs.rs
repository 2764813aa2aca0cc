//! Derivatives on the command line: a job with a real kernel, its files, its artifact, its check.
#![cfg(feature = "raise")]

mod common;

use std::path::Path;

use common::{ends, reactant};
use runner::arrays::{HostArray, npy, npz};
use stablehlo::ElementType;

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels");

/// The diffusion example with objectives, in `folder`.
fn job(folder: &Path) {
    let text = std::fs::read_to_string(format!("{KERNELS}/diffusion/diffusion.toml")).unwrap();
    let text = text.replace(
        "\"diffusion.ptx\"",
        &format!("\"{KERNELS}/diffusion/diffusion.ptx\""),
    );
    let more = "\n[objective.J]\nexpr = \"mean(c^2)\"\nunits = \"kg2\"\n\
                [objective.P]\nexpr = \"c[12, 30]\"\nat = 4\n\
                [objective.S]\nexpr = \"sum(c[2:10, :] * if(x > 10, 1, 0))\"\nevery = 2\n\
                [gradient]\nof = \"J\"\nwrt = [\"c\", \"kappa\", \"dt\"]\n\
                seeds = { c = \"ones\", kappa = { expr = \"sin(x)\" } }\n";
    std::fs::write(folder.join("job.toml"), text + more).unwrap();
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn npy(path: &Path) -> HostArray {
    npy::read_file(path, ElementType::F64, &[43, 61])
        .unwrap_or_else(|error| panic!("{}", error.message))
}

#[test]
fn derivatives_are_printed_and_written() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    let line = "run job.toml --target interpreter --gradient -o all.npz -o c=c.npy -o kappa=kappa.png --explain-cache";
    let (out, err) = said(folder.path(), line, 0);
    assert!(
        out.contains("J = 0.0910462181") && out.contains("dJ_ddt = -2.10993858"),
        "{out}"
    );
    assert!(err.contains("state") && err.contains("KiB"), "{err}");
    let c = npy(&folder.path().join("c.npy"));
    let all = npz::read_file(
        &folder.path().join("all.npz"),
        "dJ_dc",
        ElementType::F64,
        &[43, 61],
    );
    assert!(all.is_ok_and(|all| all == c));
    assert!(folder.path().join("kappa.png").exists());
    // The same in segments, and from an artifact.
    let line = "run job.toml --target interpreter --gradient J:c --checkpoints kept -o c2.npy";
    said(folder.path(), line, 0);
    assert_eq!(npy(&folder.path().join("c2.npy")), c);
    said(
        folder.path(),
        "compile job.toml --gradient J:c -o job.rxa",
        0,
    );
    said(
        folder.path(),
        "run job.rxa --target interpreter --gradient -o c3.npy",
        0,
    );
    assert_eq!(npy(&folder.path().join("c3.npy")), c);
    let (_, other) = said(
        folder.path(),
        "run job.rxa --target interpreter --gradient J:kappa",
        2,
    );
    assert!(other.contains("it holds `J:c`"), "{other}");
    let (_, two) = said(
        folder.path(),
        "run job.toml --target interpreter --gradient -o two.npy",
        2,
    );
    assert!(
        two.contains("3 derivatives") && two.contains("-o c=two.npy"),
        "{two}"
    );
}

#[test]
fn gradients_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    for of in ["J:c,kappa,dt,dx", "P:c,kappa", "S:c,kappa"] {
        let line = format!("check-gradient job.toml --target interpreter --gradient {of}");
        let (out, _) = said(folder.path(), &line, 0);
        assert!(out.contains("in f64") && out.contains("forwards"), "{out}");
    }
    let line = "check-gradient job.toml --target interpreter --gradient J:kappa --tolerance 1e-30";
    let (out, err) = said(folder.path(), line, 1);
    assert!(
        out.contains("FAILED") && err.contains("kappa"),
        "{out}\n{err}"
    );
}

#[test]
fn kernels_may_be_said_to_be_inactive_or_linear() {
    let folder = tempfile::tempdir().unwrap();
    job(folder.path());
    let path = folder.path().join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let line = "run job.toml --target interpreter --gradient J:c -o c.npy";
    said(folder.path(), line, 0);
    let plain = npy(&folder.path().join("c.npy"));
    let with = |rule: &str, code: i32| {
        std::fs::write(&path, format!("{text}[[gradient.kernel]]\nname = {rule}\n")).unwrap();
        said(folder.path(), line, code)
    };
    // Diffusion is linear in what diffuses.
    with("\"diffusion\"\nlinear = true", 0);
    let linear = npy(&folder.path().join("c.npy"));
    for (a, b) in plain.values().zip(linear.values()) {
        assert!((a - b).abs() <= 1e-12 * a.abs().max(1e-6), "{a} {b}");
    }
    let (_, err) = with("\"diffusion\"\ninactive = true", 1);
    assert!(err.contains("cannot influence"), "{err}");
    let (_, err) = with("\"difusion\"\ninactive = true", 1);
    assert!(err.contains("did you mean `diffusion`?"), "{err}");
}

/// Greatest resident memory of a run, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(folder: &Path, line: &str) -> u64 {
    let binary = option_env!("CARGO_BIN_EXE_reactant-rs").unwrap_or("");
    let mut command = std::process::Command::new(binary);
    command
        .current_dir(folder)
        .args(line.split(' '))
        .stdout(std::process::Stdio::null());
    let mut child = command.spawn().expect("the binary starts");
    let mut peak = 0;
    loop {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let found = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let found = found.and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
        peak = peak.max(found.unwrap_or(0));
        if let Some(status) = child.try_wait().expect("it can be waited for") {
            assert!(status.success());
            return peak;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_steps() {
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(format!("{KERNELS}/stencil_1d/stencil_1d.toml")).unwrap();
    let text = text.replace(
        "\"stencil_1d.ptx\"",
        &format!("\"{KERNELS}/stencil_1d/stencil_1d.ptx\""),
    );
    let text = text
        .replace("n = 10007", "n = 1003")
        .replace("grid = 79", "grid = 8");
    let more = "\n[objective.J]\nexpr = \"mean(x^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"x\", \"c\"]\n\
                checkpoint = { segment = 100, memory = \"1 MiB\", host_memory = \"200 KiB\", folder = \"kept\" }\n";
    std::fs::write(folder.path().join("job.toml"), text + more).unwrap();
    let peak = |steps: u64| {
        let line = format!("run job.toml --target interpreter --gradient --steps {steps} -o x.npy");
        peak_memory(folder.path(), &line.replace(" -o x.npy", " -o all.npz"))
    };
    let (few, many) = (peak(200), peak(10_000));
    // The states of all steps are 80 MB, those between segments 0.8 MB.
    assert!(
        many < few + 8 * 1024,
        "{few} KiB for 200 steps, {many} KiB for 10000"
    );
}
