//! The server: a socket, a folder with the stand-in libraries, and the program.

use std::ffi::OsString;
use std::fs::Permissions;
use std::io::IsTerminal;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cuda::protocol::{Device, SOCKET};
use cuda::{LIBRARIES, STANDIN, UNVERSIONED};
use native::Accesses;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use super::check::Checked;
use super::tensors::{TensorDevice, Told};
use super::{program, session};
use crate::compare::Tolerance;
use crate::fault::{Fault, Result, why};
use crate::trace::recorder::Recorder;
use crate::trace::recording::Recording;

/// The settings for running programs.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The device that they see.
    pub device: Device,
    /// Whether memory accesses of kernels are checked.
    pub accesses: Accesses,
    /// Whether operations are recorded.
    pub record: bool,
    /// The device on which launches run as tensor programs; without it they run natively.
    pub tensors: Option<TensorDevice>,
    /// The limit of the time to compile these programs, in seconds; `None` is no limit.
    pub compile_seconds: Option<f64>,
    /// The tolerance if each launch is compared with another engine.
    pub check: Option<Tolerance>,
}

/// The recording of one process.
pub type Recorded = Arc<Mutex<Recording>>;

/// The state shared by all sessions.
pub struct Shared {
    /// The settings for running programs.
    pub settings: Settings,
    recordings: Mutex<Vec<Recorded>>,
    told: Mutex<Vec<Told>>,
    checked: Mutex<Vec<Checked>>,
    open: Mutex<usize>,
    closed: Condvar,
}

impl Shared {
    /// Returns a recorder for a process, if one is needed.
    pub fn recorder(&self, program: &str, process: u32) -> Option<Recorder> {
        let recording = Arc::new(Mutex::new(Recording::new(program, process)));
        if !self.settings.record {
            let is_needed = self.settings.tensors.is_some();
            return is_needed.then(|| Recorder::new(recording, false));
        }
        let mut all = self
            .recordings
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        all.push(recording.clone());
        Some(Recorder::new(recording, true))
    }

    /// Stores the statistics and the comparisons of a session that has ended.
    pub fn ended(&self, told: Option<Told>, checked: Option<Checked>) {
        let mut all = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(told);
        let mut all = self.checked.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(checked);
    }
}

/// The result of running a program.
pub struct Ending {
    /// The exit code, in the convention of shells: 128 plus the signal's number if a signal ended
    /// it.
    pub code: u8,
    /// The recording of each process.
    pub recordings: Vec<Recorded>,
    /// The statistics of each process that ran launches as tensor programs.
    pub told: Vec<Told>,
    /// The comparisons of each process whose launches are checked.
    pub checked: Vec<Checked>,
}

/// A listening server.
pub struct Server {
    folder: TempDir,
    /// The compiler of CUDA C++, if there is one.
    nvcc: Option<PathBuf>,
    shared: Arc<Shared>,
}

/// The folder that programs find in place of CUDA's toolkit.
const TOOLKIT: &str = "toolkit";

/// The environment variable with the path of nvcc, for the script of that name.
const NVCC: &str = "REACTANT_NVCC";

/// Makes a toolkit with a script for nvcc and links to the rest of the toolkit that `nvcc` belongs
/// to, because programs look for headers and libraries from nvcc on.
fn toolkit_with(nvcc: &Path, toolkit: &Path) -> std::io::Result<()> {
    let bin = toolkit.join("bin");
    std::fs::create_dir_all(&bin)?;
    let from = nvcc.parent().unwrap_or(Path::new(""));
    let from = std::path::absolute(from)?;
    link_all(&from, &bin, "nvcc")?;
    if let Some(root) = from.parent() {
        link_all(root, toolkit, "bin")?;
    }
    let script = bin.join("nvcc");
    std::fs::write(&script, include_str!("nvcc.sh"))?;
    std::fs::set_permissions(&script, Permissions::from_mode(0o755))
}

/// Links what is in a folder, except `without`, from another one.
fn link_all(folder: &Path, from: &Path, without: &str) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name() != without {
            std::os::unix::fs::symlink(entry.path(), from.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// Counts a session as open until it is dropped, also when its thread panics.
struct OpenSession<'a>(&'a Shared);

impl Drop for OpenSession<'_> {
    fn drop(&mut self) {
        *self.0.open.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.closed.notify_all();
    }
}

/// The id of the program's process, for the handler of SIGTERM; 0 for none.
static PROGRAM: AtomicI32 = AtomicI32::new(0);

fn fault(doing: &str, error: &std::io::Error) -> Fault {
    Fault::user("cuda-server", format!("cannot {doing}: {}", why(error)))
}

impl Server {
    /// Writes the libraries and starts to listen.
    ///
    /// - errors: a temporary folder that cannot be written
    pub fn start(settings: Settings) -> Result<Server> {
        native::catch_faults();
        let folder = tempfile::Builder::new().prefix("reactant-rs-").tempdir();
        let folder = folder.map_err(|error| fault("make a temporary folder", &error))?;
        for (name, bytes) in LIBRARIES {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).map_err(|error| Fault::file("write", &path, &error))?;
        }
        for name in UNVERSIONED {
            let path = folder.path().join(name);
            std::os::unix::fs::symlink(STANDIN, &path)
                .map_err(|error| Fault::file("write", &path, &error))?;
        }
        let nvcc = program::find(Path::new("nvcc")).ok();
        if let Some(nvcc) = &nvcc {
            let toolkit = folder.path().join(TOOLKIT);
            let written = toolkit_with(nvcc, &toolkit);
            written.map_err(|error| Fault::file("write", &toolkit, &error))?;
        }
        let socket = folder.path().join("socket");
        let listener = UnixListener::bind(&socket).map_err(|error| fault("listen", &error))?;
        let shared = Arc::new(Shared {
            settings,
            recordings: Mutex::default(),
            told: Mutex::default(),
            checked: Mutex::default(),
            open: Mutex::new(0),
            closed: Condvar::new(),
        });
        let of_thread = shared.clone();
        let listen = move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else { return };
                let shared = of_thread.clone();
                *shared.open.lock().unwrap_or_else(PoisonError::into_inner) += 1;
                let serve = move || {
                    let _open = OpenSession(&shared);
                    if let Err(error) = session::serve(stream, &shared) {
                        tracing::warn!("a process that uses CUDA has lost its connection: {error}");
                    }
                };
                thread::Builder::new()
                    .name("cuda".to_owned())
                    .spawn(serve)
                    .ok();
            }
        };
        let thread = thread::Builder::new()
            .name("cuda-server".to_owned())
            .spawn(listen);
        thread.map_err(|error| fault("start a thread", &error))?;
        Ok(Server {
            folder,
            nvcc,
            shared,
        })
    }

    /// Returns the environment in which a program finds the libraries.
    fn environment(&self) -> Vec<(&'static str, OsString)> {
        let folder = self.folder.path();
        let before = |name: &str, first: &Path, separator: &str| {
            let mut value = first.as_os_str().to_owned();
            if let Some(old) = std::env::var_os(name).filter(|old| !old.is_empty()) {
                value.push(separator);
                value.push(old);
            }
            value
        };
        let mut all = vec![
            (SOCKET, folder.join("socket").into_os_string()),
            ("LD_LIBRARY_PATH", before("LD_LIBRARY_PATH", folder, ":")),
            // Programs that refer to the folder of NVIDIA's libraries load these anyway.
            (
                "LD_PRELOAD",
                before("LD_PRELOAD", &folder.join(STANDIN), " "),
            ),
        ];
        if let Some(nvcc) = &self.nvcc {
            all.push((NVCC, nvcc.clone().into_os_string()));
            all.push((
                "PATH",
                before("PATH", &folder.join(TOOLKIT).join("bin"), ":"),
            ));
        }
        all
    }

    /// Runs a program to its end.
    ///
    /// - errors: a program that cannot be started, or that contains CUDA's runtime
    pub fn run(&self, command: &[OsString]) -> Result<Ending> {
        let [name, words @ ..] = command else {
            return Err(Fault::usage("no-program", "no program is given").into());
        };
        let path = program::find(Path::new(name))?;
        program::check(&path)?;
        listen_to_signals();
        let child = Command::new(&path)
            .args(words)
            .envs(self.environment())
            .spawn();
        let mut child = child.map_err(|error| Fault::file("start", &path, &error))?;
        PROGRAM.store(child.id() as i32, Ordering::SeqCst);
        let status = child
            .wait()
            .map_err(|error| fault("wait for the program", &error))?;
        PROGRAM.store(0, Ordering::SeqCst);
        self.wait_for_sessions(&status);
        Ok(Ending {
            code: code(status),
            recordings: take(&self.shared.recordings),
            told: take(&self.shared.told),
            checked: take(&self.shared.checked),
        })
    }

    /// Waits until all requests are done. If a signal ended the program, the wait is limited,
    /// because a kernel may run forever.
    fn wait_for_sessions(&self, status: &ExitStatus) {
        let most = match status.signal() {
            Some(_) => Duration::from_secs(2),
            None => Duration::MAX,
        };
        let open = self
            .shared
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let waited = self
            .shared
            .closed
            .wait_timeout_while(open, most, |open| *open > 0);
        drop(waited);
    }
}

fn take<T>(all: &Mutex<Vec<T>>) -> Vec<T> {
    std::mem::take(&mut *all.lock().unwrap_or_else(PoisonError::into_inner))
}

fn code(status: ExitStatus) -> u8 {
    match (status.code(), status.signal()) {
        (Some(code), _) => code as u8,
        (None, Some(signal)) => (128 + signal) as u8,
        (None, None) => 1,
    }
}

/// Sends a signal to the program; if it has ended, the signal ends this process.
fn pass_on(signal: Signal) {
    match Pid::from_raw(PROGRAM.load(Ordering::SeqCst)) {
        // It may end at this moment.
        Some(program) => drop(kill_process(program, signal)),
        None => drop(signal_hook::low_level::emulate_default_handler(
            signal.as_raw(),
        )),
    }
}

/// Passes SIGTERM and SIGINT on to the program; its end ends this process. The program receives
/// Ctrl-C from a terminal directly. Once the program has ended, these signals end this process.
fn listen_to_signals() {
    let has_terminal = std::io::stdin().is_terminal();
    let interrupt = move || {
        if !has_terminal || PROGRAM.load(Ordering::SeqCst) == 0 {
            pass_on(Signal::INT);
        }
    };
    // SAFETY: the handlers only read an integer and send a signal.
    let listening = unsafe {
        signal_hook::low_level::register(signal_hook::consts::SIGINT, interrupt).and_then(|_| {
            let terminate = || pass_on(Signal::TERM);
            signal_hook::low_level::register(signal_hook::consts::SIGTERM, terminate)
        })
    };
    if let Err(error) = listening {
        tracing::warn!("signals end this process before the program: {error}");
    }
}
