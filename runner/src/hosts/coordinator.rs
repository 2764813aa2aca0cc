//! `reactant-rs coordinator`: finds etcd and runs it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::etcd::Etcd;
use crate::fault::{Fault, Result};

/// A coordinator that was started; it ends with this.
pub struct Coordinator {
    child: Child,
    /// Where it listens, for the other hosts.
    pub address: String,
}

/// Longest time until it answers.
const START: Duration = Duration::from_secs(30);

/// The etcd to run: the one named, or the first on the path.
pub fn find(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(named) = named {
        return match named.is_file() {
            true => Ok(named.to_owned()),
            false => {
                let message = format!("there is no etcd at `{}`", named.display());
                Err(Fault::usage("etcd", message).into())
            }
        };
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|folder| folder.join("etcd"));
    places.find(|file| file.is_file()).ok_or_else(|| {
        let fault = Fault::device("etcd", "there is no etcd on the path");
        fault
            .help("Debian: `apt install etcd-server`; or name one with `--etcd FILE`")
            .into()
    })
}

/// Starts etcd at a port, its data in `folder`, and waits until it answers.
///
/// - errors: it ends, or does not answer in time
pub fn start(etcd: &Path, host: &str, port: u16, folder: &Path) -> Result<Coordinator> {
    let peers = port
        .checked_add(1)
        .ok_or_else(|| Fault::usage("etcd", "the port after it is needed too"))?;
    let client = format!("http://0.0.0.0:{port}");
    let peer = format!("http://127.0.0.1:{peers}");
    let address = format!("{host}:{port}");
    let mut command = Command::new(etcd);
    command
        .arg("--data-dir")
        .arg(folder)
        .args(["--listen-client-urls", &client])
        .args(["--advertise-client-urls", &format!("http://{address}")])
        .args(["--listen-peer-urls", &peer])
        .args(["--initial-advertise-peer-urls", &peer])
        .args(["--initial-cluster", &format!("default={peer}")])
        .args(["--log-level", "error"])
        .stdout(Stdio::null());
    let child = command
        .spawn()
        .map_err(|error| Fault::file("start", etcd, &error))?;
    let mut coordinator = Coordinator { child, address };
    let began = Instant::now();
    loop {
        if Etcd::connect(&format!("127.0.0.1:{port}")).is_ok() {
            return Ok(coordinator);
        }
        if let Ok(Some(status)) = coordinator.child.try_wait() {
            let message = format!("etcd ended as soon as it was started ({status})");
            return Err(Fault::device("etcd", message)
                .help(format!(
                    "what it says is above; is port {port} or {peers} taken?"
                ))
                .into());
        }
        if began.elapsed() > START {
            let message = format!(
                "etcd does not answer at port {port} after {} s",
                START.as_secs()
            );
            return Err(Fault::device("etcd", message).into());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

impl Coordinator {
    /// Blocks until it ends by itself.
    pub fn wait(&mut self) -> std::io::Result<std::process::ExitStatus> {
        self.child.wait()
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Coordinator {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
