//! Scripts for SLURM are accepted by its parser, and reflect the flags and the site's template.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::common::{ends, growing, reactant};

/// Returns the script for these words after `job slurm`, with this template.
fn script(folder: &Path, template: &str, words: &[&str]) -> String {
    let site = folder.join("site.toml");
    std::fs::write(&site, template).unwrap();
    let mut job = reactant();
    job.current_dir(folder).args(["job", "slurm"]).args(words);
    ends(job.arg("--site").arg(&site), 0).0
}

/// Returns the errors of `job slurm`, which must exit with `code`.
fn refused(folder: &Path, words: &[&str], code: i32) -> String {
    let mut job = reactant();
    job.current_dir(folder).args(["job", "slurm"]).args(words);
    job.env("XDG_CONFIG_HOME", folder);
    ends(&mut job, code).1
}

const TEMPLATE: &str = "[slurm]\naccount = \"abc\"\npartition = \"gpu\"\nmodules = [\"cuda/12.8\"]\noutput = \"%x-%j.out\"\ncpus = 8\n\
                        memory = \"64G\"\ngpu = \"a100\"\noptions = [\"--exclusive\"]\nsetup = [\"source venv/bin/activate\"]\nbinary = \"/sw/reactant-rs\"\n";

const RESTART: [&str; 7] = [
    "ocean.rxa",
    "--mesh",
    "16",
    "--restart",
    "state.zarr",
    "--output-dir",
    "results",
];

#[test]
fn flags_and_template_are_in_the_script() {
    let folder = tempfile::tempdir().unwrap();
    let text = script(folder.path(), TEMPLATE, &RESTART);
    let site = folder.path().join("site.toml");
    let text = text.replace(&site.display().to_string(), "site.toml");
    insta::assert_snapshot!(text);
    // Flags take precedence over the template.
    let flags = [
        "ocean.rxa",
        "--mesh",
        "4",
        "--account",
        "xyz",
        "--cpus",
        "2",
        "--signal",
        "60",
    ];
    let text = script(folder.path(), TEMPLATE, &flags);
    for line in [
        "--account=xyz",
        "--cpus-per-task=2",
        "--signal=TERM@60",
        "--nodes=1",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(
        !text.contains("etcd") && !text.contains("requeue"),
        "{text}"
    );
    let flags = [
        "ocean.rxa",
        "--mesh",
        "4",
        "--gradient",
        "J:T0,kappa",
        "--derivatives",
        "dJ.nc",
    ];
    let text = script(folder.path(), "", &flags);
    assert!(text.contains("--gradient J:T0,kappa --out dJ.nc"), "{text}");
    let flags = [
        "ocean.rxa",
        "--mesh",
        "4",
        "--target",
        "cpu",
        "--per-host",
        "4",
    ];
    let text = script(folder.path(), "", &flags);
    assert!(
        text.contains("--target cpu") && !text.contains("gpus"),
        "{text}"
    );
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    growing(folder, "grow.rxa", 3, "");
    let err = refused(folder, &["grow.rxa", "--mesh", "1", "--resume"], 2);
    assert!(
        err.contains("keeps no restarts") && err.contains("--restart"),
        "{err}"
    );
    let err = refused(folder, &["a.rxa", "--mesh", "16", "--target", "cpu"], 2);
    assert!(err.contains("does not talk between hosts"), "{err}");
    let err = refused(folder, &["a.rxa", "--mesh", "4", "--account", "a b"], 2);
    assert!(err.contains("would have to quote"), "{err}");
    std::fs::create_dir(folder.join("reactant-rs")).unwrap();
    std::fs::write(
        folder.join("reactant-rs/site.toml"),
        "[slurm]\nacount = \"x\"\n",
    )
    .unwrap();
    let err = refused(folder, &["a.rxa", "--mesh", "4"], 1);
    assert!(
        err.contains("unknown field `acount`") && err.contains("site.toml:2"),
        "{err}"
    );
}

#[test]
fn an_artifact_for_another_target_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let kernels = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/kernel_names/templates.ptx"
    );
    let mut compile = reactant();
    compile
        .current_dir(folder.path())
        .args(["compile", kernels, "--kernel", "move"]);
    compile.args([
        "--grid",
        "1",
        "--block",
        "32",
        "--arg",
        "x=f32[20]:ones",
        "--arg",
        "n=20",
    ]);
    ends(compile.args(["--target", "cpu", "-o", "move.rxa"]), 0);
    let err = refused(folder.path(), &["move.rxa", "--mesh", "1"], 2);
    assert!(
        err.contains("was compiled for cpu, and the script runs it on cuda"),
        "{err}"
    );
    assert!(err.contains("--target cuda -o FILE.rxa"), "{err}");
}

/// A SLURM controller in a private folder, with 16 nodes that need not exist.
struct Slurm {
    folder: PathBuf,
}

impl Slurm {
    /// Starts it; `None` where SLURM is not installed.
    fn start(folder: &Path) -> Option<Slurm> {
        let has = |program: &str| {
            let found = ["/usr/sbin", "/usr/bin"].map(|bin| Path::new(bin).join(program).exists());
            found.contains(&true)
        };
        if !["munged", "slurmctld", "sbatch"].into_iter().all(has) {
            return None;
        }
        let at = |name: &str| folder.join(name).display().to_string();
        let line = |command: &str| {
            let done = Command::new("bash").args(["-c", command]).output().unwrap();
            let said = String::from_utf8_lossy(&done.stderr).into_owned();
            assert!(done.status.success(), "{command}: {said}");
            String::from_utf8_lossy(&done.stdout).trim().to_owned()
        };
        std::fs::create_dir_all(folder.join("state")).unwrap();
        line(&format!(
            "chmod 700 {0} && head -c 1024 /dev/urandom > {0}/key && chmod 400 {0}/key",
            folder.display()
        ));
        line(&format!(
            "/usr/sbin/munged --force --key-file={} --socket={} --pid-file={} --log-file={} --seed-file={}",
            at("key"),
            at("munge.sock"),
            at("munge.pid"),
            at("munge.log"),
            at("seed")
        ));
        let (host, user) = (line("hostname -s"), line("id -un"));
        let port = crate::common::free_ports();
        let conf = format!(
            "ClusterName=test\nSlurmctldHost={host}(127.0.0.1)\nSlurmUser={user}\nSlurmdUser={user}\nSlurmctldPort={port}\nSlurmdPort={}\n\
             AuthType=auth/munge\nAuthInfo=socket={}\nCredType=cred/munge\nStateSaveLocation={}\nSlurmdSpoolDir={}\nSlurmctldPidFile={}\n\
             SlurmctldLogFile={}\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSelectType=select/cons_tres\n\
             SelectTypeParameters=CR_Core_Memory\nGresTypes=gpu\nMpiDefault=none\nAccountingStorageType=accounting_storage/none\n\
             JobAcctGatherType=jobacct_gather/none\nSuspendProgram=/bin/true\nResumeProgram=/bin/true\nSuspendTime=300\n\
             NodeName=n[0-15] CPUs=64 RealMemory=256000 Gres=gpu:a100:8 State=CLOUD\nPartitionName=gpu Nodes=ALL Default=YES State=UP\n",
            port + 1,
            at("munge.sock"),
            at("state"),
            at("spool"),
            at("slurm.pid"),
            at("slurm.log")
        );
        std::fs::write(folder.join("slurm.conf"), conf).unwrap();
        std::fs::write(
            folder.join("gres.conf"),
            "NodeName=n[0-15] Name=gpu Type=a100 Count=8 Flags=CountOnly\n",
        )
        .unwrap();
        let slurm = Slurm {
            folder: folder.to_owned(),
        };
        line(&format!("/usr/sbin/slurmctld -f {}", at("slurm.conf")));
        for _ in 0..60 {
            let answers = slurm.command("sinfo").output().unwrap();
            if answers.status.success() {
                return Some(slurm);
            }
            std::thread::sleep(Duration::from_millis(500));
        }
        panic!("slurmctld does not answer: {}", at("slurm.log"));
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("SLURM_CONF", self.folder.join("slurm.conf"));
        command.current_dir(&self.folder);
        command
    }

    /// Returns whether its parser and its scheduler accept a script, and their output.
    fn takes(&self, script: &str) -> (bool, String) {
        let file = self.folder.join("job.sbatch");
        std::fs::write(&file, script).unwrap();
        let tried = self
            .command("sbatch")
            .arg("--test-only")
            .arg(&file)
            .output()
            .unwrap();
        (
            tried.status.success(),
            String::from_utf8_lossy(&tried.stderr).into_owned(),
        )
    }
}

impl Drop for Slurm {
    fn drop(&mut self) {
        for name in ["slurm.pid", "munge.pid"] {
            let pid = std::fs::read_to_string(self.folder.join(name)).unwrap_or_default();
            let _ = Command::new("kill").arg(pid.trim()).output();
        }
    }
}

#[test]
fn sbatch_takes_the_scripts() {
    let folder = tempfile::tempdir().unwrap();
    let daemons = tempfile::tempdir().unwrap();
    let Some(slurm) = Slurm::start(daemons.path()) else {
        return eprintln!("there is no SLURM here: not tested");
    };
    let cpu = [
        "ocean.rxa",
        "--mesh",
        "4",
        "--target",
        "cpu",
        "--per-host",
        "4",
    ];
    for (template, words) in [
        (TEMPLATE, &RESTART[..]),
        ("", &["ocean.rxa", "--mesh", "8", "--gradient", "J:T"]),
        ("", &cpu),
    ] {
        let text = script(folder.path(), template, words);
        let (takes, said) = slurm.takes(&text);
        assert!(takes, "{said}\n{text}");
    }
    // The requested resources are checked.
    let text = script(folder.path(), TEMPLATE, &RESTART).replace("a100", "h100");
    assert!(!slurm.takes(&text).0);
}
