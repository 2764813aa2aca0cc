//! Scripts for Cloud TPUs, run with a stand-in for `gcloud` whose hosts are folders: the output of
//! every host is fetched, also after failures, before anything is deleted.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::common::{self, ends, growing, python, reactant, run_python};

/// The timeout for everything that must not hang.
const PATIENCE: Duration = Duration::from_secs(120);

/// A machine with the stand-in for `gcloud`, an artifact and a binary to copy.
struct Machine {
    folder: tempfile::TempDir,
}

/// Waits in its run until told to end, or exits as requested, and leaves a block of each host.
const FAKE: &str = r#"
[ "$1" = run ] || exit 0
mkdir -p state.zarr/step_1 state.zarr/.step_2 .partial-h.zarr
echo "$WORKER" >"state.zarr/step_1/block$WORKER"
echo "$WORKER" >"state.zarr/.step_2/block$WORKER"
echo "$*" >"words$WORKER"
touch .h.nc.lock .partial-h.zarr/part
if [ -e "$STATE/waits" ]; then
    trap 'echo kept >"kept$WORKER"; exit 130' TERM
    touch "$STATE/running$WORKER"
    for _ in $(seq 600); do sleep 0.1; done
fi
[ "$WORKER" != "${FAIL_ON:-}" ] || exit 4
"#;

impl Machine {
    fn new(binary: &str) -> Machine {
        let machine = Machine {
            folder: tempfile::tempdir().unwrap(),
        };
        let at = |name: &str| machine.at(name);
        std::fs::create_dir_all(at("state/remote")).unwrap();
        program(&at("bin/gcloud"), include_str!("../gcloud.sh"));
        program(&at("state/remote/python3"), "#!/bin/sh\nexit 0\n");
        // The metadata service.
        program(&at("state/remote/curl"), "#!/bin/sh\necho $WORKER\n");
        program(&at("binary"), &format!("#!/bin/bash\n{binary}"));
        std::fs::write(at("ocean.rxa"), "").unwrap();
        machine
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes the script for these words after `job tpu-vm ocean.rxa`.
    fn script(&self, line: &str) -> PathBuf {
        let file = self.at("ocean.sh");
        let mut job = reactant();
        job.current_dir(self.folder.path())
            .args(["job", "tpu-vm", "ocean.rxa"]);
        job.args(line.split(' '))
            .args(["--binary", "./binary", "-o"]);
        job.env("XDG_CONFIG_HOME", self.at("config"));
        ends(job.arg(&file), 0);
        file
    }

    /// Returns the command that runs the script with `hosts` hosts per slice.
    fn command(&self, line: &str, hosts: usize) -> Command {
        let mut command = Command::new("bash");
        command
            .arg(self.script(line))
            .current_dir(self.folder.path());
        let path = std::env::var("PATH").unwrap();
        command.env("PATH", format!("{}:{path}", self.at("bin").display()));
        command
            .env("STATE", self.at("state"))
            .env("HOSTS", hosts.to_string());
        command.env("ZONE", "us-east5-a").env("POLL", "0.1");
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, line: &str, hosts: usize, set: &[(&str, &str)]) -> (Option<i32>, String) {
        let mut command = self.command(line, hosts);
        ended(command.envs(set.iter().copied()).spawn().unwrap())
    }

    fn calls(&self) -> String {
        std::fs::read_to_string(self.at("state/calls")).unwrap_or_default()
    }

    fn deleted(&self) -> bool {
        self.calls().lines().any(|call| call.contains(" delete "))
    }

    fn holds(&self, name: &str) -> bool {
        self.at("results").join(name).exists()
    }
}

fn program(file: &Path, text: &str) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(file, text).unwrap();
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o755)).unwrap();
}

/// Returns the exit code and output of a script.
fn ended(mut child: Child) -> (Option<i32>, String) {
    let began = Instant::now();
    while child.try_wait().unwrap().is_none() && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(20));
    }
    let _ = child.kill();
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    let said = [stdout, stderr].concat();
    (status.code(), String::from_utf8_lossy(&said).into_owned())
}

fn wait_for(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "{what} did not come");
        std::thread::sleep(Duration::from_millis(20));
    }
}

const TWO_HOSTS: &str = "--mesh 2x4 --accelerator v4 --restart state.zarr";

#[test]
fn what_every_host_wrote_is_fetched_and_the_slice_is_deleted() {
    let machine = Machine::new(FAKE);
    let line = format!("{TWO_HOSTS} --spot --queued --project abc --service-account a@b.c");
    let (code, said) = machine.run(&line, 2, &[]);
    assert_eq!(code, Some(0), "{said}");
    for file in [
        "step_1/block0",
        "step_1/block1",
        "step_2/block0",
        "step_2/block1",
    ] {
        assert!(
            machine.holds(&format!("state.zarr/{file}")),
            "{file}: {said}"
        );
    }
    assert!(
        !machine.holds(".h.nc.lock") && !machine.holds(".partial-h.zarr"),
        "{said}"
    );
    let words = std::fs::read_to_string(machine.at("results/words1")).unwrap();
    let run = "run ../ocean.rxa --mesh a=2,b=4 --target tpu --restart state.zarr --resume --coordinator 127.0.0.1:2379 --run-name reactant-";
    assert!(words.starts_with(run), "{words}");
    assert!(words.ends_with("--hosts 2 --host-id 1\n"), "{words}");
    let calls = machine.calls();
    for call in [
        "compute tpus queued-resources create reactant --node-id=reactant --zone=us-east5-a --project=abc --quiet --type=v4 --topology=2x2x2 --service-account=a@b.c --spot --runtime-version=tpu-ubuntu2204-base",
        "compute tpus queued-resources delete reactant --zone=us-east5-a --project=abc --quiet --force",
    ] {
        assert!(calls.contains(call), "{call}: {calls}");
    }
    assert!(calls.trim_end().ends_with("--force"), "{calls}");
    // A second run copies the state to every host.
    std::fs::remove_file(machine.at("state/asked")).unwrap();
    std::fs::remove_dir_all(machine.at("state/deleted")).unwrap();
    let (code, said) = machine.run(TWO_HOSTS, 2, &[]);
    assert_eq!(code, Some(0), "{said}");
    let there =
        machine.at("state/deleted/worker1/reactant-reactant/results/state.zarr/step_1/block0");
    assert!(there.exists(), "{}", machine.calls());
    assert!(machine.calls().contains("tpu-vm create reactant --zone=us-east5-a --quiet --type=v4 --topology=2x2x2 --version=tpu-ubuntu2204-base"));
}

#[test]
fn after_a_failure_on_a_host_everything_is_fetched_all_the_same() {
    let machine = Machine::new(FAKE);
    let (code, said) = machine.run(TWO_HOSTS, 2, &[("FAIL_ON", "1")]);
    assert_eq!(code, Some(4), "{said}");
    assert!(said.contains("ended with 4"), "{said}");
    assert!(
        machine.holds("words0") && machine.holds("words1") && machine.deleted(),
        "{said}"
    );
}

#[test]
fn where_fetching_fails_nothing_is_deleted_and_the_commands_are_told() {
    let machine = Machine::new(FAKE);
    let fails = ("FAIL", "scp reactant:.*--worker=1");
    let (code, said) = machine.run(TWO_HOSTS, 2, &[fails]);
    assert_eq!(code, Some(1), "{said}");
    assert!(!machine.deleted(), "{}", machine.calls());
    for words in [
        "nothing was deleted",
        "gcloud compute tpus tpu-vm scp reactant:reactant-reactant/results.tar ./0.tar --zone=us-east5-a --quiet --worker=0",
        "gcloud compute tpus tpu-vm scp reactant:reactant-reactant/results.tar ./1.tar",
        "tar -C results -xf 1.tar",
        "gcloud compute tpus tpu-vm delete reactant --zone=us-east5-a --quiet",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    // The exit code of the run is preserved.
    let machine = Machine::new(FAKE);
    let (code, said) = machine.run(TWO_HOSTS, 2, &[fails, ("FAIL_ON", "0")]);
    assert_eq!((code, machine.deleted()), (Some(4), false), "{said}");
    // Packing may fail too.
    let machine = Machine::new(FAKE);
    let (code, said) = machine.run(TWO_HOSTS, 2, &[("FAIL", "--worker=0 --command=cd .*tar")]);
    assert_eq!((code, machine.deleted()), (Some(1), false), "{said}");
}

#[test]
fn an_interrupted_script_lets_runs_keep_their_state() {
    for (signal, code) in [("TERM", 143), ("INT", 130)] {
        let machine = Machine::new(FAKE);
        std::fs::write(machine.at("state/waits"), "").unwrap();
        let mut command = machine.command(TWO_HOSTS, 2);
        let child = command.spawn().unwrap();
        wait_for("the run", || {
            machine.at("state/running0").exists() && machine.at("state/running1").exists()
        });
        let id = child.id().to_string();
        Command::new("kill")
            .args([&format!("-{signal}"), &id])
            .status()
            .unwrap();
        let (ended, said) = ended(child);
        assert_eq!(ended, Some(code), "{said}");
        assert!(machine.holds("kept0") && machine.holds("kept1"), "{said}");
        assert!(machine.deleted(), "{said}");
    }
}

#[test]
fn only_what_the_script_made_is_deleted() {
    let machine = Machine::new(FAKE);
    std::fs::create_dir(machine.at("state/worker0")).unwrap();
    let (code, said) = machine.run(TWO_HOSTS, 2, &[]);
    assert_eq!((code, machine.deleted()), (Some(1), false), "{said}");
    assert!(said.contains("a slice of this name already"), "{said}");

    let machine = Machine::new(FAKE);
    let (code, said) = machine.run(TWO_HOSTS, 2, &[("FAIL", "tpu-vm create")]);
    assert_eq!((code, machine.deleted()), (Some(1), true), "{said}");
    assert!(!said.contains("fetch"), "{said}");

    let machine = Machine::new(FAKE);
    let (code, said) = machine.run(TWO_HOSTS, 3, &[]);
    assert_eq!((code, machine.deleted()), (Some(1), true), "{said}");
    assert!(said.contains("the slice has 3 hosts, and not 2"), "{said}");

    // The binary with LLVM does not run on the hosts.
    let machine = Machine::new(FAKE);
    let linked = Command::new("ldd")
        .arg(env!("CARGO_BIN_EXE_reactant-rs"))
        .output();
    if linked.is_ok_and(|linked| String::from_utf8_lossy(&linked.stdout).contains("LLVM")) {
        let binary = ("BINARY", env!("CARGO_BIN_EXE_reactant-rs"));
        let (code, said) = machine.run(TWO_HOSTS, 2, &[binary]);
        assert_eq!((code, machine.calls().as_str()), (Some(1), ""), "{said}");
        assert!(said.contains("--no-default-features"), "{said}");
    }
}

const KEPT: &str = r#"
[restart]
file = "kept.zarr"
every = 200
[[output]]
file = "h.zarr"
arrays = ["h", "mask"]
every = 200
"#;

/// More steps than any test runs.
const STEPS: u64 = 100_000_000;

/// Returns the last complete restart below a folder.
fn restart(folder: &Path) -> Option<u64> {
    let entries = std::fs::read_dir(folder.join("kept.zarr")).ok()?.flatten();
    let whole = entries.filter(|entry| entry.path().join("zarr.json").exists());
    let steps = whole.filter_map(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        name.strip_prefix("step_")?.parse().ok()
    });
    steps.max()
}

#[test]
fn hosts_without_a_common_folder_leave_a_whole_state() {
    let (Some(_), Some(python)) = (common::etcd(), python("xarray, zarr")) else {
        return;
    };
    // The devices are those of the interpreter, and etcd has a private port.
    let machine = Machine::new(&format!(
        "words=(\"${{@//2379/{}}}\")\nfor at in \"${{!words[@]}}\"; do [ \"${{words[at]}}\" != tpu ] || words[at]=interpreter; done\n\
         [ \"$1\" != coordinator ] || echo $$ >coordinator.pid\nexec {} \"${{words[@]}}\"\n",
        common::free_ports(),
        env!("CARGO_BIN_EXE_reactant-rs")
    ));
    growing(machine.folder.path(), "ocean.rxa", STEPS, KEPT);
    let line = "--mesh 2x4 --accelerator v4 --resume";
    let (hosts, results) = (
        machine.at("state/worker0/reactant-reactant/results"),
        machine.at("results"),
    );
    let mut last = None;
    for _ in 0..2 {
        let child = machine.command(line, 2).spawn().unwrap();
        wait_for("a restart", || restart(&hosts) > last);
        Command::new("kill")
            .args(["-TERM", &child.id().to_string()])
            .status()
            .unwrap();
        let (code, said) = ended(child);
        assert_eq!(code, Some(143), "{said}");
        assert!(restart(&results) > last, "{said}");
        last = restart(&results);
        // Each host has only its own blocks, under the same names, and no former restarts.
        let kept = std::fs::read_dir(
            machine.at("state/deleted/worker1/reactant-reactant/results/kept.zarr"),
        );
        let kept: Vec<String> = kept
            .unwrap()
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .filter(|name| name.contains("step_"))
            .collect();
        assert_eq!(kept, [format!("step_{:012}", last.unwrap())]);
        std::fs::remove_dir_all(machine.at("state/deleted")).unwrap();
    }
    // One process resumes from the hosts' common state, as if it had computed all of it.
    let steps = (last.unwrap() + 430).to_string();
    let run = |folder: &str, flags: &[&str]| {
        let mut command = reactant();
        command.timeout(PATIENCE).current_dir(machine.folder.path());
        command.args([
            "run",
            "ocean.rxa",
            "--steps",
            &steps,
            "--output-dir",
            folder,
        ]);
        ends(command.args(flags), 0);
    };
    run("wanted", &[]);
    run("results", &["--resume"]);
    let script = "import xarray as xr\n\
        a, b = (xr.open_zarr(f'{folder}/h.zarr', decode_times=False) for folder in ('wanted', 'results'))\n\
        assert a.sizes == b.sizes, (a.step.values, b.step.values)\n\
        assert all(a[v].values.tobytes() == b[v].values.tobytes() for v in a.variables)\n";
    run_python(&python, machine.folder.path(), script);
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    #[rustfmt::skip]
    let rows: &[(&str, &[&str])] = &[
        ("--mesh 8 --accelerator tpu7x",                                 &["does not have tpu7x", "`job gke`", "v6e-4"]),
        ("--mesh 8 --accelerator v9",                                    &["no accelerator type or kind `v9`", "v5litepod-4, …; runtime v2-alpha-tpuv5-lite"]),
        ("--mesh 8 --accelerator v6e-16",                                &["has 8 devices, but v6e in 4x4 has 16"]),
        ("--mesh 8 --accelerator v6e --restart /tmp/state.zarr",         &["outside of the folder that is fetched"]),
        ("--mesh 8 --accelerator v6e --gradient J:T --derivatives ../d", &["outside of the folder that is fetched"]),
        ("--mesh 8 --accelerator v6e --spot --reserved",                 &["cannot be used with"]),
        ("--mesh 8 --accelerator v6e --zone us;id",                      &["have to quote"]),
    ];
    for (line, reasons) in rows {
        let mut job = reactant();
        job.current_dir(folder.path())
            .env("XDG_CONFIG_HOME", folder.path());
        job.args(["job", "tpu-vm", "a.rxa"]).args(line.split(' '));
        let said = common::unwrapped(&ends(&mut job, 2).1);
        for reason in *reasons {
            assert!(said.contains(reason), "{line}: {reason}: {said}");
        }
    }
}
