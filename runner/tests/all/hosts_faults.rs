//! Several hosts, one of which is killed or disconnected: the others end, name the lost host, and
//! resume from the last restart.
//!
//! Each host is a process that runs all devices in the interpreter and writes its share: everything
//! of a run on several hosts except the collectives. Without etcd on the path these tests print
//! that and pass, unless REACTANT_REQUIRE_ETCD=1; likewise where network namespaces cannot be
//! created, unless REACTANT_REQUIRE_NETNS=1.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::common::{self, free_ports, growing, python, run_python};

/// The timeout for everything that must not hang.
const PATIENCE: Duration = Duration::from_secs(120);
/// The lease of a host plus the timeouts of etcd calls, with a margin for a busy machine.
const NOTICED: Duration = Duration::from_secs(40);
const HOSTS: usize = 3;

const KEPT: &str = r#"
[restart]
file = "kept.zarr"
every = 200
[[output]]
file = "h.zarr"
arrays = ["h", "mask"]
every = 200
"#;

fn is_required(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| value == "1")
}

fn has_etcd() -> bool {
    common::etcd().is_some()
}

/// A process that is ended with the test.
struct Process(Option<Child>);

impl Process {
    fn start(command: &mut Command) -> Process {
        let command = command.env_remove("RUST_LOG").env("NO_COLOR", "1");
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        Process(Some(
            child.unwrap_or_else(|error| panic!("{command:?}: {error}")),
        ))
    }

    fn kill(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
        }
    }

    /// Sends SIGTERM, which a coordinator needs to end its etcd.
    fn terminate(child: &Child) -> bool {
        let id = child.id().to_string();
        let status = Command::new("kill").args(["-TERM", &id]).status();
        status.is_ok_and(|status| status.success())
    }

    /// Returns the exit code and the output of a process, which must end within this time.
    fn ended(&mut self, within: Duration) -> (Option<i32>, String) {
        let mut child = self.0.take().unwrap();
        let began = Instant::now();
        while child.try_wait().unwrap().is_none() {
            if began.elapsed() > within {
                let _ = child.kill();
                let output = child.wait_with_output().unwrap();
                panic!("it hangs: {}", String::from_utf8_lossy(&output.stderr));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let Output { status, stderr, .. } = child.wait_with_output().unwrap();
        (status.code(), String::from_utf8_lossy(&stderr).into_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let began = Instant::now();
            Process::terminate(&child);
            while began.elapsed() < Duration::from_secs(10)
                && child.try_wait().is_ok_and(|ended| ended.is_none())
            {
                std::thread::sleep(Duration::from_millis(20));
            }
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The commands and folders of the hosts of a test.
struct HostSetup<'a> {
    /// The prefix of a host's command.
    before: &'a dyn Fn(usize) -> Vec<String>,
    coordinator: String,
    artifact: PathBuf,
    out: PathBuf,
}

impl HostSetup<'_> {
    fn host(&self, id: usize, name: &str, flags: &[&str]) -> Process {
        let mut words = (self.before)(id);
        words.push(env!("CARGO_BIN_EXE_reactant-rs").to_owned());
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).arg("run").arg(&self.artifact);
        command.args([
            "--target",
            "interpreter",
            "--mesh",
            "2x3",
            "--patience",
            "60",
        ]);
        command.args(["--coordinator", &self.coordinator, "--run-name", name]);
        command.args(["--hosts", &HOSTS.to_string(), "--host-id", &id.to_string()]);
        command.arg("--output-dir").arg(&self.out).args(flags);
        Process::start(&mut command)
    }

    fn all(&self, name: &str, flags: &[&str]) -> Vec<Process> {
        (0..HOSTS).map(|id| self.host(id, name, flags)).collect()
    }

    /// Returns the step of the last complete restart.
    fn restart(&self) -> Option<u64> {
        let entries = std::fs::read_dir(self.out.join("kept.zarr"))
            .ok()?
            .flatten();
        let steps = entries.filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.strip_prefix("step_")?.parse().ok()
        });
        steps.max()
    }

    fn wait_for_restart(&self, hosts: &mut [Process]) -> u64 {
        let began = Instant::now();
        loop {
            if let Some(step) = self.restart() {
                return step;
            }
            for host in hosts.iter_mut() {
                let child = host.0.as_mut().unwrap();
                if child.try_wait().unwrap().is_some() {
                    panic!("it ended too early: {}", host.ended(PATIENCE).1);
                }
            }
            assert!(began.elapsed() < PATIENCE, "no restart was written");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Resumes from the last restart with all hosts for some more steps, and compares with an
    /// undisturbed run.
    fn goes_on(&self, python: &Path, folder: &Path) {
        let last = self.restart().unwrap();
        let steps = (last + 430).to_string();
        let mut hosts = self.all("again", &["--resume", "--steps", &steps]);
        for host in &mut hosts {
            let (code, error) = host.ended(PATIENCE);
            assert_eq!(code, Some(0), "{error}");
        }
        assert_eq!(self.restart(), Some(last + 430));
        let mut command = common::reactant();
        command
            .timeout(PATIENCE)
            .arg("run")
            .arg(&self.artifact)
            .args(["--steps", &steps]);
        common::ends(command.arg("--output-dir").arg(folder.join("wanted")), 0);
        let script = "import xarray as xr\n\
            a, b = (xr.open_zarr(f'{folder}/h.zarr', decode_times=False) for folder in ('wanted', 'out'))\n\
            assert a.sizes == b.sizes, (a.sizes, b.sizes)\n\
            assert all(a[v].values.tobytes() == b[v].values.tobytes() for v in a.variables)\n";
        run_python(python, folder, script);
    }
}

/// More steps than any test runs.
const STEPS: u64 = 100_000_000;

fn hostname() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap();
    name.trim().to_owned()
}

fn coordinator(before: &[&str], port: u16, advertise: &str) -> Process {
    let mut words = before.to_vec();
    words.push(env!("CARGO_BIN_EXE_reactant-rs"));
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).args([
        "coordinator",
        "--port",
        &port.to_string(),
        "--advertise",
        advertise,
    ]);
    Process::start(&mut command)
}

#[test]
fn a_killed_host_is_named_by_the_others_and_the_run_goes_on() {
    let (true, Some(python)) = (has_etcd(), python("xarray, zarr")) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let port = free_ports();
    let mut etcd = coordinator(&[], port, "127.0.0.1");
    let place = HostSetup {
        before: &|_| Vec::new(),
        coordinator: format!("127.0.0.1:{port}"),
        artifact: growing(folder.path(), "grow.rxa", STEPS, KEPT),
        out: folder.path().join("out"),
    };
    let mut hosts = place.all("first", &[]);
    place.wait_for_restart(&mut hosts);
    hosts[1].kill();
    for id in [0, 2] {
        let (code, error) = hosts[id].ended(NOTICED);
        assert_eq!(code, Some(4), "{error}");
        let lost = format!("host 1 on {} was lost", hostname());
        assert!(error.contains(&lost), "host {id}: {error}");
    }
    place.goes_on(&python, folder.path());
    // Without etcd no host can detect the loss of another.
    let mut hosts = place.all("third", &["--resume", "--steps", &STEPS.to_string()]);
    let last = place.restart().unwrap();
    let began = Instant::now();
    while place.restart() == Some(last) && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(5));
    }
    terminate(&mut etcd);
    for host in &mut hosts {
        let (code, error) = host.ended(NOTICED);
        assert_eq!(code, Some(4), "{error}");
        assert!(error.contains(&format!("127.0.0.1:{port}")), "{error}");
    }
}

#[test]
fn a_host_that_is_asked_to_end_ends_all_at_the_same_step() {
    let (true, Some(python)) = (has_etcd(), python("xarray, zarr")) else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let port = free_ports();
    let mut etcd = coordinator(&[], port, "127.0.0.1");
    let place = HostSetup {
        before: &|_| Vec::new(),
        coordinator: format!("127.0.0.1:{port}"),
        artifact: growing(folder.path(), "grow.rxa", STEPS, KEPT),
        out: folder.path().join("out"),
    };
    let mut hosts = place.all("first", &[]);
    place.wait_for_restart(&mut hosts);
    assert!(Process::terminate(hosts[1].0.as_ref().unwrap()));
    for host in &mut hosts {
        let (code, error) = host.ended(PATIENCE);
        assert_eq!(code, Some(130), "{error}");
        let last = place.restart().unwrap();
        assert!(
            error.contains(&format!("stopped after step {last} of")),
            "{error}"
        );
    }
    place.goes_on(&python, folder.path());
    terminate(&mut etcd);
}

/// Ends a coordinator and its etcd.
fn terminate(process: &mut Process) {
    assert!(Process::terminate(process.0.as_ref().unwrap()));
    process.ended(PATIENCE);
}

/// Network namespaces for a hub with etcd and for each host, each connected to the hub.
struct Network {
    prefix: String,
}

impl Network {
    fn name(&self, of: &str) -> String {
        format!("{}-{of}", self.prefix)
    }

    /// - errors: the message of `ip` if namespaces cannot be created
    fn make() -> Result<Network, String> {
        let network = Network {
            prefix: format!("rxa{}", std::process::id()),
        };
        let hub = network.name("hub");
        ip(&format!("netns add {hub}"))?;
        ip(&format!("-n {hub} link set lo up"))?;
        ip(&format!("-n {hub} link add bridge type bridge"))?;
        ip(&format!("-n {hub} addr add 10.99.0.100/24 dev bridge"))?;
        ip(&format!("-n {hub} link set bridge up"))?;
        for id in 0..HOSTS {
            let host = network.name(&id.to_string());
            ip(&format!("netns add {host}"))?;
            ip(&format!("-n {host} link set lo up"))?;
            ip(&format!(
                "-n {hub} link add to{id} type veth peer name eth0 netns {host}"
            ))?;
            ip(&format!("-n {hub} link set to{id} master bridge"))?;
            ip(&format!("-n {hub} link set to{id} up"))?;
            ip(&format!(
                "-n {host} addr add 10.99.0.{}/24 dev eth0",
                id + 1
            ))?;
            ip(&format!("-n {host} link set eth0 up"))?;
        }
        Ok(network)
    }

    fn inside(&self, of: &str) -> Vec<String> {
        ["ip", "netns", "exec", &self.name(of)]
            .map(str::to_owned)
            .to_vec()
    }

    /// Disconnects a host: packets from and to it are dropped.
    fn cut(&self, id: usize) {
        ip(&format!("-n {} link set to{id} down", self.name("hub"))).unwrap();
    }

    fn mend(&self, id: usize) {
        ip(&format!("-n {} link set to{id} up", self.name("hub"))).unwrap();
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        let hosts = (0..HOSTS).map(|id| id.to_string());
        for of in hosts.chain(["hub".to_owned()]) {
            // Removal fails if it was not created.
            let _ = ip(&format!("netns del {}", self.name(&of)));
        }
    }
}

fn ip(words: &str) -> Result<(), String> {
    let output = Command::new("ip").args(words.split(' ')).output();
    let output = output.map_err(|error| format!("ip {words}: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!(
            "ip {words}: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        )),
    }
}

#[test]
fn a_host_that_is_cut_off_is_named_and_the_run_goes_on() {
    let (true, Some(python)) = (has_etcd(), python("xarray, zarr")) else {
        return;
    };
    let network = match Network::make() {
        Ok(network) => network,
        Err(reason) => {
            assert!(!is_required("REACTANT_REQUIRE_NETNS"), "{reason}");
            eprintln!("network namespaces cannot be made here ({reason}): not tested");
            return;
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let hub = network.inside("hub");
    let hub: Vec<&str> = hub.iter().map(String::as_str).collect();
    let _etcd = coordinator(&hub, 2379, "10.99.0.100");
    let place = HostSetup {
        before: &|id| network.inside(&id.to_string()),
        coordinator: "10.99.0.100:2379".to_owned(),
        artifact: growing(folder.path(), "grow.rxa", STEPS, KEPT),
        out: folder.path().join("out"),
    };
    let mut hosts = place.all("first", &[]);
    place.wait_for_restart(&mut hosts);
    network.cut(1);
    for (id, host) in hosts.iter_mut().enumerate() {
        let (code, error) = host.ended(NOTICED);
        assert_eq!(code, Some(4), "host {id}: {error}");
        match id {
            1 => assert!(error.contains("10.99.0.100:2379"), "{error}"),
            _ => assert!(error.contains("host 1 on "), "host {id}: {error}"),
        }
    }
    network.mend(1);
    place.goes_on(&python, folder.path());
}
