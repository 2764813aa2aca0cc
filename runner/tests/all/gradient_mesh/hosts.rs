//! Derivatives on several hosts equal those of one, from an artifact, with etcd or JAX's runtime as
//! the coordinator.
//!
//! Without etcd on the path, or JAX, these tests print that and pass, unless
//! REACTANT_REQUIRE_ETCD=1, or REACTANT_REQUIRE_JAX=1.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use runner::hosts::coordinator::{Coordinator, start};

use super::commands::{job, said};
use crate::common::{self, free_ports, jax, python, run_python};

/// Starts a private etcd on a free port.
fn etcd(folder: &Path) -> Option<Coordinator> {
    let started = start(&common::etcd()?, "127.0.0.1", free_ports(), folder);
    Some(started.unwrap_or_else(|faults| panic!("{faults:?}")))
}

/// Runs `line` in `hosts` processes together and returns their outputs, host 0 first; `others`
/// replaces `line` on the other hosts, if given.
fn together(
    folder: &Path,
    coordinator: &str,
    hosts: usize,
    (line, others): (&str, Option<&str>),
) -> Vec<Output> {
    let one = |id: usize| {
        let line = if id == 0 {
            line
        } else {
            others.unwrap_or(line)
        };
        let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
        command.env_remove("RUST_LOG").env("NO_COLOR", "1");
        command.current_dir(folder).args(line.split(' '));
        command.args(["--coordinator", coordinator, "--patience", "60"]);
        command.args(["--hosts", &hosts.to_string(), "--host-id", &id.to_string()]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    let children: Vec<_> = (0..hosts).map(one).collect();
    let ended = children.into_iter().map(|child| child.wait_with_output());
    ended.map(|output| output.unwrap()).collect()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn hosts_write_derivatives_together() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let Some(coordinator) = etcd(&folder.join("etcd")) else {
        return;
    };
    job(folder);
    for line in [
        "compile job.toml --gradient -o any.rxa",
        "compile job.toml --gradient --mesh 2x4 -o eight.rxa",
        "run any.rxa --gradient --target interpreter -o one.zarr -o c=one.npy",
    ] {
        said(folder, line, 0);
    }
    let files = "--target interpreter -o many.zarr -o c=many.npy -o many.nc";
    for (artifact, hosts) in [
        ("any.rxa --gradient --mesh 3x2", 3),
        ("eight.rxa --gradient", 4),
        ("eight.rxa --gradient --mesh 2x4", 2),
    ] {
        for file in ["many.npy", "many.nc"] {
            let _ = std::fs::remove_file(folder.join(file));
        }
        let line = format!("run {artifact} {files} --run-name {hosts}");
        let ended = together(folder, &coordinator.address, hosts, (&line, None));
        for (id, output) in ended.iter().enumerate() {
            assert!(
                output.status.success(),
                "{line}, host {id}: {}",
                text(&output.stderr)
            );
            let out = text(&output.stdout);
            // All hosts have the scalars, and one prints them.
            assert_eq!(out.starts_with("J = "), id == 0, "{line}, host {id}: {out}");
            assert_eq!(
                out.contains("dJ_ddt = "),
                id == 0,
                "{line}, host {id}: {out}"
            );
            assert!(out.contains("derivative, on this host"), "{out}");
        }
        let is_alike = |one: &str, other: &str| {
            std::fs::read(folder.join(one)).unwrap() == std::fs::read(folder.join(other)).unwrap()
        };
        assert!(is_alike("one.npy", "many.npy"), "{line}");
        if let Some(python) = python("xarray, zarr, netCDF4") {
            let script = "import xarray as xr\n\
                a = xr.open_zarr('one.zarr')\n\
                for b in (xr.open_zarr('many.zarr'), xr.open_dataset('many.nc')):\n\
                \x20   assert set(a.data_vars) == set(b.data_vars) == {'J', 'dJ_dc', 'dJ_dkappa', 'dJ_ddt'}, (a, b)\n\
                \x20   assert a['dJ_dc'].values.tobytes() == b['dJ_dc'].values.tobytes()\n\
                \x20   for v in a.data_vars:\n\
                \x20       assert abs(a[v] - b[v]).max() <= 1e-13 * abs(a[v]).max(), v\n";
            run_python(&python, folder, script);
        }
    }
}

#[test]
fn hosts_that_are_told_otherwise_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let Some(coordinator) = etcd(&folder.join("etcd")) else {
        return;
    };
    job(folder);
    said(folder, "compile job.toml --gradient -o any.rxa", 0);
    let line = "run any.rxa --gradient --target interpreter --mesh 2x2";
    for (name, other) in [
        ("mesh", line.replace("2x2", "2x3")),
        ("files", format!("{line} -o dJ.npz")),
        (
            "what",
            "run any.rxa --target interpreter --mesh 2x2".to_owned(),
        ),
    ] {
        let named = |line: &str| format!("{line} --run-name {name}");
        let lines = (named(line), named(&other));
        let both = (lines.0.as_str(), Some(lines.1.as_str()));
        let ended = together(folder, &coordinator.address, 2, both);
        let said = ended.iter().map(|output| text(&output.stderr));
        let refused = said.filter(|said| said.contains("the same with other flags"));
        assert!(refused.count() >= 1, "{name}: {ended:?}");
        assert!(
            ended.iter().all(|output| output.status.code() == Some(4)),
            "{name}: {ended:?}"
        );
    }
}

/// `scripts/launch.py`: one, two and four processes share four devices. In reverse mode, and in
/// forward mode with seeds.
#[test]
fn jax_gives_the_same_derivatives_in_several_processes() {
    let Some(python) = jax() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder);
    let path = folder.join("job.toml");
    let backwards = std::fs::read_to_string(&path).unwrap();
    let forwards = backwards
        .replace("of = \"J\"", "of = \"J\"\nmode = \"forward\"")
        .replace(", \"dt\"]", "]");
    let launch = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/launch.py");
    for (mode, text) in [("reverse", backwards), ("forward", forwards)] {
        std::fs::write(&path, text).unwrap();
        said(
            folder,
            "compile job.toml --gradient --mesh 2x2 -o four.rxa",
            0,
        );
        said(folder, "run job.toml --gradient -o one.npz", 0);
        let shares: &[&str] = if mode == "reverse" {
            &["1", "2", "4"]
        } else {
            &["2"]
        };
        for processes in shares {
            let out = format!("out-{processes}.npz");
            let done = Command::new(&python)
                .arg(&launch)
                .args(["four.rxa", "--gradient", "-o", &out])
                .args(["--processes", processes, "--patience", "240"])
                .args(["--reactant", env!("CARGO_BIN_EXE_reactant-rs")])
                .env("JAX_PLATFORMS", "cpu")
                .current_dir(folder)
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{mode}, {processes}: {said}");
            // Arrays have the same bits whoever shares the devices; sums over devices may have
            // another order.
            let compare = format!(
                "import numpy as np\n\
                a, b, c = (np.load(f'{{name}}.npz') for name in ('one', 'out-{processes}', 'out-{first}'))\n\
                assert set(a) == set(b) and 'J' in set(a), (set(a), set(b))\n\
                for name in a:\n\
                \x20   x, y, z = a[name], b[name], c[name]\n\
                \x20   assert x.shape == y.shape and np.abs(x - y).max() <= 1e-12 * np.abs(x).max() > 0, name\n\
                \x20   assert y.shape == () or y.tobytes() == z.tobytes(), name\n\
                print(len(set(a)))",
                first = shares[0]
            );
            let count = if mode == "reverse" { "4" } else { "2" };
            assert_eq!(run_python(&python, folder, &compare).trim(), count);
        }
    }
}
